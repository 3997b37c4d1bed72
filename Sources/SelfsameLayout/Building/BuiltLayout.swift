// What is known of a layout tree beside its nodes: where each comes from, and what stands in for what is not known.

import SelfsameDeclarations
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
}

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
