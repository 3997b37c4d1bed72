// What is known of a layout tree beside its nodes: where each comes from, and what stands in for what is not known.

import SelfsameDeclarations
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

/// Where a node comes from.
public struct LayoutPlace: Hashable, Sendable {
    /// The file.
    public var file: FileID
    /// The range of its code.
    public var range: SourceRange

    /// Names a place.
    public init(file: FileID, range: SourceRange) { (self.file, self.range) = (file, range) }
}

/// A value or a view that is not known, and what was taken for it.
public struct LayoutUnknown: Sendable {
    /// As it is written.
    public var name: String
    /// Why it is not known.
    public var reason: String
    /// What was taken for it.
    public var standIn: String
    /// Where it is.
    public var place: LayoutPlace
}

/// A tree made from source.
public struct BuiltLayout: Sendable {
    /// The view: `Feed.body`.
    public var view: String
    /// Where it is declared.
    public var place: LayoutPlace
    /// The tree.
    public var tree: LayoutTree
    /// The places of nodes, by `LayoutOrigin`.
    public var places: [LayoutPlace]
    /// What is not known.
    public var unknowns: [LayoutUnknown]
    /// The conditions with the arms that were laid out.
    public var conditions: [ChosenCondition]
    /// Whether there are more views than were laid out.
    public var isCut: Bool
    /// Whether something is decided by the size of a reader, which only a layout finds.
    var asksForReaders: Bool
}

/// A body that is laid out.
public struct LaidOutBody: Sendable {
    /// Its tree.
    public var built: BuiltLayout
    /// Its layout.
    public var result: LayoutResult
}

/// Lays out a body. Where a condition asks for the size of a reader, the tree is made again with the sizes of the layout before, until they stay:
/// content decides nothing on the size of its reader, so that takes one round for each reader in a reader.
public func layout(
    of body: LoweredBody, analyzer: Analyzer, settings: LayoutSettings, proposal: LayoutProposal, safeArea: SafeArea = SafeArea(),
    recordsConversation: Bool = false
) -> LaidOutBody {
    let container = LayoutSize(proposal.width ?? settings.window.width, proposal.height ?? settings.window.height)
    func laidOut(_ settings: LayoutSettings) -> (body: LaidOutBody, readers: [Int: LayoutSize]) {
        let built = layoutTree(of: body, analyzer: analyzer, settings: settings)
        let engine = LayoutEngine(built.tree, container: container, recordsConversation: recordsConversation)
        engine.safeArea = safeArea
        return (LaidOutBody(built: built, result: engine.result(proposal)), engine.readers)
    }
    let first = laidOut(settings)
    guard first.body.built.asksForReaders else { return first.body }
    var settings = settings
    settings.readers = first.readers
    for _ in 0..<readerRounds {
        let next = laidOut(settings)
        if next.readers == settings.readers { return next.body }
        settings.readers = next.readers
    }
    return first.body
}

/// How often a tree is made again for the sizes of readers.
private let readerRounds = 5

/// A condition and the arm that was laid out.
public struct ChosenCondition: Sendable {
    /// As it is written.
    public var text: String
    /// The arm, from 0.
    public var arm: Int
    /// What the condition is for that arm: `true`, `false`, `case .open`.
    public var outcome: String
    /// Whether the source gives its value.
    public var isKnown: Bool
    /// Where it is.
    public var place: LayoutPlace
}
