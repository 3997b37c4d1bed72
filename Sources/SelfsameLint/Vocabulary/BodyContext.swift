// What a rule sees: one lowered body, and one condition of it. Everything derived is computed when a rule asks for it, since most conditions
// match no rule.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameLayout
import SelfsameSyntax

/// One body under lint.
final class BodyContext {
    let analyzer: Analyzer
    let body: LoweredBody
    let tree: SyntaxTree
    let options: LintOptions
    let file: FileFacts
    /// Its layouts, by the width of the window.
    var layouts: [Double: LaidOutBody] = [:]

    init(analyzer: Analyzer, body: LoweredBody, tree: SyntaxTree, options: LintOptions, file: FileFacts) {
        self.analyzer = analyzer
        self.body = body
        self.tree = tree
        self.options = options
        self.file = file
    }

    var program: Program { analyzer.program }
    /// What the body's file is compiled for.
    var profile: Profile { program.profile(of: body.file) }
    var operators: OperatorScope { OperatorScope(analyzer, file: body.file) }
    var source: SourceFile { tree.source }

    /// The conditions of the body: those that split identity, and those that are expressions.
    func conditions() -> [ConditionContext] {
        body.nodes.indices.lazy.map { ViewNodeID(UInt32($0)) }
            .filter { self.body[$0].kind == .branch || self.body[$0].kind == .choice }
            .compactMap { ConditionContext(body: self, branch: $0) }
    }

    /// Whether the types of a node are known throughout.
    func isKnown(_ node: ViewNodeID) -> Bool { analyzer.isKnown(body[node].type) }

    /// The declaration that a modifier, construct or reference calls.
    func declaration(of node: ViewNodeID) -> DeclID { body.call(node)?.declaration ?? body[node].declaration }

    /// The name of a declaration.
    func name(of declaration: DeclID) -> String { declaration == .none ? "" : analyzer.name(analyzer.program[declaration].name) }

    /// Whether a construct is a view of the description by that name.
    func isPreludeView(_ node: ViewNodeID, named text: String) -> Bool {
        let declaration = analyzer.nominal(body[node].type)
        return declaration != .none && analyzer.isFromPrelude(declaration) && name(of: declaration) == text
    }

    /// Whether a node is content of a view of that type.
    func isInside(_ node: ViewNodeID, view: String) -> Bool {
        body.ancestry(of: node).contains { body[$0.parent].kind == .construct && analyzer.typeName(of: $0.parent, in: body) == view }
    }

    /// Whether a modifier is the prelude's of that name.
    func isPreludeModifier(_ node: ViewNodeID, named name: String) -> Bool {
        let declaration = declaration(of: node)
        return declaration != .none && analyzer.isFromPrelude(declaration) && self.name(of: declaration) == name
    }

    /// Whether each modifier of a chain, from `outer` inwards to `root`, is the prelude's and one that is allowed.
    func hasOnlyPreludeModifiers(from outer: ViewNodeID, to root: ViewNodeID, where isAllowed: (DeclID) -> Bool) -> Bool {
        body.modifiers(from: outer, to: root)?.allSatisfy { modifier in
            let declaration = body.call(modifier)?.declaration ?? .none
            return analyzer.isFromPrelude(declaration) && isAllowed(declaration)
        } ?? false
    }

    /// The marks of the prelude's view that a node makes; none for other nodes.
    func marks(ofConstruct node: ViewNodeID) -> Marks { body[node].kind == .construct ? analyzer.marks(ofView: node, in: body) : [] }

    /// Whether a node is a Group around one view.
    func isGroupOfOne(_ node: ViewNodeID) -> Bool { marks(ofConstruct: node).contains(.group) && body.children(node).count == 1 }

    /// Whether a node is content of a prelude's view with a mark.
    func isInside(_ node: ViewNodeID, marked mark: Marks) -> Bool {
        body.ancestry(of: node).contains { marks(ofConstruct: $0.parent).contains(mark) }
    }

    /// Whether a node is the view that a ViewModifier is applied to.
    func isModifiedContent(_ node: ViewNodeID) -> Bool {
        let content = analyzer.wellKnown.viewModifierContent
        return body[node].kind == .reference && content != .none && analyzer.nominal(body[node].type) == content
    }

    /// Whether a node is `self`, written or implied by a call without a base.
    func isSelf(_ node: ViewNodeID) -> Bool {
        guard body[node].kind == .reference, body[node].declaration == .none, tree.kind(body[node].syntax) == .reference else {
            return false
        }
        if tree.tokens.kind(tree.mainToken(body[node].syntax)) == .selfKeyword { return true }
        guard body[node].role == .base, let modifier = body.parent(node), let callee = tree.firstChild(body[modifier].syntax) else {
            return false
        }
        return callee == body[node].syntax
    }

    /// The name of the type that the body is a member of, where that is not a view or other content itself.
    var owningValue: String? {
        guard body.declaration != .none, !program[body.declaration].flags.contains(.isStatic) else { return nil }
        let owner = program.nominal(containing: body.declaration)
        guard owner != .none, [.enumType, .structType].contains(program[owner].kind) else { return nil }
        let stated = program.statedProtocols(of: owner)
        let isContent = (analyzer.wellKnown.contentProtocols + [analyzer.wellKnown.viewModifier]).contains { stated.contains($0) }
        return isContent || stated.contains { name(of: $0).hasSuffix("Style") } ? nil : name(of: owner)
    }

    /// The newest system version that is certain to be there: the deployment target, or what the declaration around asks for.
    var target: Version { max(profile.deploymentTarget, program.availability(of: body.declaration)) }

    /// Whether a view is in a closure to which SwiftUI hands something that changes by itself, such as the size of a GeometryReader.
    func isMadeFromGiven(_ node: ViewNodeID) -> Bool {
        body.ancestry(of: node).contains { child, parent in
            guard case .content(let parameter) = body[child].role,
                let closure = body.call(parent)?.arguments.first(where: { $0.parameter == parameter }),
                tree.kind(closure.syntax) == .closure
            else { return false }
            return tree.takesParameters(closure.syntax) && !marks(ofConstruct: parent).contains(.elements)
        }
    }
}

/// One condition of a body.
final class ConditionContext {
    let context: BodyContext
    /// The `branch`, or the `choice` of an expression.
    let branch: ViewNodeID
    let syntax: BranchSyntax
    let arms: [Arm]

    init?(body context: BodyContext, branch: ViewNodeID) {
        guard let syntax = context.body.branchSyntax(of: branch, tree: context.tree) else { return nil }
        self.context = context
        self.branch = branch
        self.syntax = syntax
        arms = zip(context.body.children(branch), syntax.arms).map { Arm(node: $0, syntax: $1, in: context) }
    }

    var body: LoweredBody { context.body }
    var tree: SyntaxTree { context.tree }
    var analyzer: Analyzer { context.analyzer }

    /// Whether the condition splits identity: an `if` or `switch` of a result builder.
    var partsIdentity: Bool { body[branch].kind == .branch }

    /// Whether every possible value of the condition leads to an arm.
    var isExhaustive: Bool { body.isExhaustive(branch) }

    /// `if … else …` with exactly two arms.
    var isPlainIfElse: Bool { syntax.form == .if && arms.count == 2 && arms[1].syntax.isElse }

    /// From the keyword to the end of the condition: `if isOn`.
    var headRange: SourceRange {
        SourceRange(start: tree.range(syntax.node).start, end: tree.conditionRange(of: syntax).end)
    }

    /// What holds in the first arm as an expression; nil where the condition binds names or asks for availability.
    lazy var expression: ConditionExpression? = {
        guard syntax.form == .if, let list = syntax.arms.first?.conditions else { return nil }
        return ConditionExpression(list, in: context.operators)
    }()

    /// Between which arms the program shows a way.
    private(set) lazy var changes: ArmChanges = analyzer.armChanges(of: syntax, in: body)

    /// What makes the flip animate.
    private(set) lazy var animations: [FlipAnimation] = analyzer.animations(of: syntax, at: branch, in: body)

    /// What makes a flip between some of the arms animate.
    func animations(among indices: [Int]) -> [FlipAnimation] {
        animations.isEmpty ? [] : animations.filter { changes.mayAnimate($0, among: indices) && mayPart($0, among: indices) }
    }

    /// Whether what an animated change changes decides between two of some arms by itself: an `if` and an `else if` that also differ in a clause that
    /// it leaves as it is do not follow one another by it.
    private func mayPart(_ animation: FlipAnimation, among indices: [Int]) -> Bool {
        indices.contains { first in
            indices.contains { second in
                first < second && changes.joins(first, second)
                    && analyzer.clausesParting(first, from: second, of: syntax, in: body).allSatisfy { clause in
                        analyzer.animations(ofChangesIn: [clause], at: branch, in: body).contains(animation)
                    }
            }
        }
    }

    /// What each arm loses when it is left, in arm order.
    private(set) lazy var losses: [StateLoss] = arms.map { analyzer.stateLoss(below: $0.node, in: body) }

    /// What some of the arms lose, without repetition.
    func lostState(in indices: [Int]? = nil) -> [LostState] {
        var result: [LostState] = []
        var seen: Set<LostState> = []
        for index in indices ?? Array(arms.indices) {
            for entry in losses[index].lost where seen.insert(entry).inserted { result.append(entry) }
        }
        return result
    }

    /// What the flips between some of the arms cost that the program shows.
    func cost(among indices: [Int]) -> FlipCost {
        if let known = costs[indices] { return known }
        var cost = FlipCost()
        // AnyView around views of other types is other content, though its own type stays.
        let nodes = partsIdentity ? arms.map(\.node) : arms.compactMap { erasedView(of: $0) == nil ? nil : $0.content }
        if nodes.count == arms.count, indices.count > 1, isFlipShown {
            let pairs = indices.enumerated().flatMap { offset, first in
                indices[(offset + 1)...].map { (nodes[first], nodes[$0]) }
            }.filter { partsIdentity || body[body.children($0)[0]].type != body[body.children($1)[0]].type }
            func index(of node: ViewNodeID) -> Int? { indices.first { nodes[$0] == node } }
            cost = analyzer.flipCost(
                between: pairs, of: syntax, binding: boundNames, in: body,
                isShown: { first, second in
                    guard let first = index(of: first), let second = index(of: second) else { return false }
                    return changes.leads(from: first, to: second)
                },
                animation: { animations(among: indices).first })
        }
        costs[indices] = cost
        return cost
    }

    /// The view inside the AnyView that an arm makes; nil where it makes something else.
    func erasedView(of arm: Arm) -> ViewNodeID? {
        guard let content = arm.content, body[content].kind == .construct, analyzer.wellKnown.anyView != .none,
            analyzer.nominal(body[content].type) == analyzer.wellKnown.anyView
        else { return nil }
        return body.children(content).first
    }

    /// Whether the program shows that the branch flips where it is on screen, and not only somewhere.
    private lazy var isFlipShown = context.owningValue == nil && !choosesByRow

    /// Whether somebody sees the branch flip, as far as the program shows, and misses what that costs. Settings are mostly changed elsewhere.
    func isMissed(_ cost: FlipCost, among indices: [Int]) -> Bool {
        let conditions = nodesDeciding(among: indices)
        // Each of several pages begins at its beginning. Where no more than half of the arms make a view, they are pages of their own.
        let arePages = indices.count < arms.count && (indices.count * 2 <= arms.count || cost.isOfScrollingOnly)
        if arePages, cost.typedField == nil { return false }
        return (!analyzer.readsOnlySettings(conditions, in: body) || analyzer.isMadeInUse(conditions, in: body))
            && analyzer.isMissed(cost, flipping: conditions, in: body)
    }

    /// What decides between two of some arms, of which one may follow the other.
    private func nodesDeciding(among indices: [Int]) -> [NodeID] {
        guard let way = changes.way(among: indices) else { return tree.conditionNodes(of: syntax) }
        return analyzer.nodesDeciding(way.from, or: way.to, of: syntax, in: body)
    }

    /// Whether it is a `switch` over the element of a row: elements are mostly replaced by others, seldom changed in place.
    var choosesByRow: Bool { syntax.form == .switch && analyzer.readsOnlyRow(syntax, in: body) }

    /// Whether a flip between some arms loses nothing that anyone could miss, so that saying so is a matter of taste.
    func isTaste(among indices: [Int]) -> Bool {
        let cost = cost(among: indices)
        return cost.isNothing && cost.possible.isEmpty
    }

    /// Whether a flip between some arms loses nothing that anyone would miss, as far as the program shows.
    func isUnfelt(among indices: [Int]) -> Bool {
        let cost = cost(among: indices)
        return !cost.isFelt && cost.possible.isEmpty
    }

    /// Whether it is shown that nobody sees the condition flip, or at least nobody who uses the view makes it do so.
    var isMadeOutOfSight: Bool { analyzer.isMadeOutOfSight(tree.conditionNodes(of: syntax), in: body) }

    private var costs: [[Int]: FlipCost] = [:]

    /// Whether the checked type of every arm's view is known.
    lazy var isKnown: Bool = arms.allSatisfy { arm in arm.content.map { context.isKnown($0) } ?? context.isKnown(arm.node) }

    /// Whether all arms have one and the same known checked type.
    lazy var isOneType: Bool = {
        guard isKnown, let first = arms.first?.content else { return false }
        return arms.allSatisfy { $0.content.map { body[$0].type == body[first].type } ?? false }
    }()
}
