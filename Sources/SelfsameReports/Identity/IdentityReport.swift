// The identity report as values that need no analyzer: for each body its type and the identity paths of its views, for each condition
// what a flip destroys, creates and keeps, with the state that is lost.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameLint
import SelfsameSyntax
import SelfsameUpdates

/// The identity of one body.
public struct ViewIdentity: Sendable {
    /// NAME: `Screen.body`.
    public var name: String
    /// The path of its file.
    public var path: String
    /// Where the declaration's name stands.
    public var span: Span
    /// The printed type.
    public var type: String
    /// Whether no part of the type is unknown.
    public var isResolved: Bool
    /// The views and their identity paths, in the order of the tree.
    public var views: [IdentityPath]
    /// All that its views hold, and would lose with their identity.
    public var state: [LostState]
    /// The conditions that split identity, in source order.
    public var conditions: [ConditionIdentity]
    /// What is not known.
    public var gaps: [BodyGap]
    /// The values whose changes evaluate the body again, as `updates` names them, sorted; nil where they were not asked for.
    public var reads: [String]?
}

extension ViewIdentity {
    /// Whether `name` selects it: its own NAME, or that of a type around it.
    public func isSelected(by name: String) -> Bool { selects(name, self.name) }
}

/// A view and its path.
public struct IdentityPath: Hashable, Sendable {
    /// The name of its type.
    public var view: String
    /// Its identity path.
    public var path: String
    /// Where it stands.
    public var span: Span
    /// The node that makes it: its index among the body's nodes, as in `RenderedBody.nodes`.
    public var node: Int
}

/// What a condition does to identity.
public struct ConditionIdentity: Sendable {
    /// The condition as written; the subject of a `switch`.
    public var text: String
    /// Where it stands.
    public var span: Span
    /// The stored values that it reads, which flip it.
    public var flippedBy: [String]
    /// The code that changes these values.
    public var changes: [FlipCause]
    /// Whether it is the subject of a `switch`.
    public var isSwitch: Bool
    /// Whether it cannot change while the program runs.
    public var isInvariant: Bool
    /// What makes a flip animate: `withAnimation`, `$isOpen.animation()`.
    public var animatedBy: [String]
    /// The modifiers below the arms that ask for insertion and removal.
    public var transitions: [String]
    /// Whether something below it is not known, so that the lists are not complete.
    public var isIncomplete: Bool
    /// Its arms in source order: leaving one destroys its views and loses its state, entering one creates its views.
    public var arms: [ArmIdentity]
    /// Paths of the views that no flip touches.
    public var kept: [String]
    /// Whether one of the arms is always taken: a `switch`, a final `else`.
    public var isExhaustive: Bool
    /// The branch: its index among the body's nodes.
    public var node: Int
    /// The branches of the body that read one of the values that it reads, as such indexes.
    public var related: [Int] = []
    /// What is lost of views that two of its arms make, and one view would keep.
    public var avoidable: [LostState] = []

    /// The condition for people: of a `switch` with the keyword, since a subject such as `self` says little by itself.
    var title: String { isSwitch ? "switch \(text)" : text }

    /// What a flip loses, in one of its arms or in several.
    var lostState: [LostState] { arms.flatMap(\.lostState).uniqued }
}

/// One arm of a condition.
public struct ArmIdentity: Sendable {
    /// What selects it.
    public var label: String
    /// Its path.
    public var path: String
    /// Where it stands.
    public var span: Span
    /// Paths of its views.
    public var views: [String]
    /// What is lost when it is left.
    public var lostState: [LostState]
    /// Its index among the body's nodes.
    public var node: Int
}

/// The identities of one file's bodies.
public struct FileIdentities: Sendable {
    /// The file.
    public var source: SourceFile
    /// Mistakes of the lexer and the parser.
    public var syntaxDiagnostics: [SyntaxDiagnostic]
    /// Its bodies in source order.
    public var views: [ViewIdentity]
}

/// Describes the identity of one file's bodies with the analyzer of this thread. What could be kept takes long to find, and is left out where it
/// is not wanted; so is what the bodies read.
public func fileIdentities(
    of file: FileID, analyzer: Analyzer, options: TreeOptions, findsAvoidable: Bool = true, findsReads: Bool = false
) -> FileIdentities {
    let tree = analyzer.program.tree(file)
    let loss = findsAvoidable ? AvoidableLoss(in: file, analyzer: analyzer) : nil
    return FileIdentities(
        source: tree.source, syntaxDiagnostics: tree.diagnostics,
        views: analyzer.bodies(in: file).filter(options.includes).map { body in
            var view = ViewIdentity(
                body, analyzer: analyzer, tree: tree, usesRuntimeNames: options.usesRuntimeNames, avoidable: loss?.states(in: body) ?? [:])
            if findsReads { view.reads = Updates(analyzer).namesRead(by: body) }
            return view
        })
}

extension ViewIdentity {
    init(
        _ body: LoweredBody, analyzer: Analyzer, tree: SyntaxTree, usesRuntimeNames: Bool, avoidable: [ViewNodeID: [LostState]]
    ) {
        let type = analyzer.printed(body.type)
        name = body.name
        path = tree.source.path
        span = Span(tree.tokens.range(body.nameToken), in: tree.source)
        self.type = analyzer.spelling(type, runtimeNames: usesRuntimeNames)
        isResolved = analyzer.isKnown(type)
        views = analyzer.views(in: body).map { view in
            IdentityPath(
                view: view.typeName, path: view.path, span: Span(tree.range(body[view.node].syntax), in: tree.source),
                node: Int(view.node.rawValue))
        }
        state = body.nodes.isEmpty ? [] : analyzer.stateLost(below: .root, in: body)
        conditions = analyzer.conditions(of: body).map { ConditionIdentity($0, avoidable: avoidable[$0.branch] ?? [], of: body, in: tree) }
        gaps = SelfsameReports.gaps(in: body, analyzer: analyzer)
    }
}

extension ConditionIdentity {
    init(_ report: ConditionReport, avoidable: [LostState] = [], of body: LoweredBody, in tree: SyntaxTree) {
        self.init(
            text: report.text, span: Span(report.range, in: tree.source), flippedBy: report.flippedBy, changes: report.changes,
            isSwitch: report.isSwitch, isInvariant: report.isInvariant,
            animatedBy: report.animations.map(\.description).uniqued, transitions: report.transitions, isIncomplete: report.canReachUnknown,
            arms: report.arms.map { arm in
                ArmIdentity(
                    label: arm.label, path: arm.path, span: Span(tree.range(body[arm.node].syntax), in: tree.source),
                    views: arm.views.map(\.path), lostState: arm.lostState, node: Int(arm.node.rawValue))
            },
            kept: report.kept.map(\.path), isExhaustive: body.isExhaustive(report.branch), node: Int(report.branch.rawValue),
            related: report.related.map { Int($0.rawValue) }, avoidable: avoidable)
    }
}

/// A condition that can change, with what is lost when it does.
struct ConditionLoss {
    let view: ViewIdentity
    let condition: ConditionIdentity
    let lost: [LostState]

    /// What could be kept, then what goes with the views that only one arm makes.
    var ordered: [LostState] { condition.avoidable + lost.filter { !condition.avoidable.contains($0) } }

    /// How much is lost: what could be kept, values that the program owns, then everything.
    private var risk: (Int, Int, Int) {
        (condition.avoidable.count, lost.count { $0.isOwnedValue && !$0.isMadeAgain }, lost.count)
    }

    static func isRiskier(_ a: ConditionLoss, than b: ConditionLoss) -> Bool { a.risk > b.risk }
}

extension [FileIdentities] {
    /// The conditions that can change, those that lose the most first; conditions of equal risk are in source order.
    var lossesByRisk: [ConditionLoss] {
        let losses = flatMap(\.views).flatMap { view in
            view.conditions.filter { !$0.isInvariant }.map { ConditionLoss(view: view, condition: $0, lost: $0.lostState) }
        }
        return losses.enumerated().sorted { a, b in
            if ConditionLoss.isRiskier(a.element, than: b.element) { return true }
            return !ConditionLoss.isRiskier(b.element, than: a.element) && a.offset < b.offset
        }.map(\.element)
    }
}

/// The numbers at the top of a report.
struct IdentitySummary: Encodable {
    var files = 0
    var views = 0
    /// Bodies with a condition that splits identity and can change.
    var splitting = 0
    var conditions = 0
    /// Conditions whose flip loses state.
    var losingState = 0
    /// Those of them that lose state of a view that two arms make, and one view would keep.
    var avoidable = 0
    /// Bodies that are not fully known.
    var unknown = 0

    init(_ files: [FileIdentities]) {
        self.files = files.count
        for view in files.flatMap(\.views) {
            let live = view.conditions.filter { !$0.isInvariant }
            views += 1
            conditions += live.count
            splitting += live.isEmpty ? 0 : 1
            losingState += live.count { $0.arms.contains { !$0.lostState.isEmpty } }
            avoidable += live.count { !$0.avoidable.isEmpty }
            unknown += view.isResolved ? 0 : 1
        }
    }
}

extension IdentitySummary {
    /// The numbers in words, a sentence each.
    var sentences: [String] {
        [
            "\(counted(views, "view")) in \(counted(files, "file"))" + (unknown > 0 ? ", \(unknown) with unknown types" : ""),
            "\(counted(conditions, "condition")) in \(counted(splitting, "view")) \(conditions == 1 ? "splits" : "split") "
                + "identity; \(losingState) of them \(losingState == 1 ? "loses" : "lose") state"
                + (avoidable > 0
                    ? "; \(avoidable) could keep \(avoidable == 1 ? "its" : "their") state, because both arms create the same view" : ""),
        ]
    }
}
