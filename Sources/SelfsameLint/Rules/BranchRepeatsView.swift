// Arms that make the same view, in whatever else they differ, where each flip loses something of it.

import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports a branch whose arms both make a view that loses something when the branch flips, and that no other rule has a word for.
    public static let branchRepeatsView = Rule(
        id: "branch_repeats_view",
        summary: "arms of a branch make the same view, which loses its state when the condition changes",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports an `if … else …` or a `switch` in a view builder where two arms make the same view inside different modifiers or \
                containers, and where the program shows that the change loses something: a value that the view or a view in it owns, an \
                editing session, a scroll position, a navigation path, work that starts again, the control that changes the condition, \
                or an animation. Also reports `if isOn { … }` next to `if !isOn { … }`.
                """,
            whyItMatters: """
                Each arm is a separate position in the type of the body. The view in one arm is not the view in the other, even if both \
                have the same name. When the condition changes, the old view is destroyed with everything that it holds.
                """,
            whatToDoInstead: """
                Make the view once, and choose where the arms differ: in an argument, in your own modifier with a parameter, in the \
                content of `background` or `overlay`, with `AnyShape`, or with `AnyLayout` if only the stack differs.
                """,
            fixSafety: """
                No fix, but a sketch where possible, which you apply: the best form depends on the purpose of the arms. `lint` prints it; \
                an editor offers no action for it.
                """),
        severity: .warning, group: .branches, fixes: .never, isWeighed: true, suggestsSketches: true, exemptions: .merging,
        examples: [
            .bad(
                """
                struct Search: View {
                    @State private var text = ""
                    @State private var isCompact = false
                    var body: some View {
                        VStack {
                            ↓if isCompact {
                                TextField("search", text: $text).textFieldStyle(.plain)
                            } else {
                                TextField("search", text: $text).textFieldStyle(.roundedBorder)
                            }
                            Button("compact") { isCompact.toggle() }
                        }
                    }
                }
                """),
            .bad(
                """
                struct Keep: View {
                    @State private var count = 0
                    var body: some View {
                        Stepper("count", value: $count)
                    }
                }
                struct Screen: View {
                    @State private var scrolls = false
                    var body: some View {
                        Toggle("scroll", isOn: $scrolls)
                        ↓if scrolls {
                            ScrollView { Keep() }
                        } else {
                            Keep()
                        }
                    }
                }
                """),
            .good(
                """
                struct Screen: View {
                    @State private var scrolls = false
                    var body: some View {
                        Toggle("scroll", isOn: $scrolls)
                        if scrolls {
                            ScrollView { Text("a") }
                        } else {
                            Text("a")
                        }
                    }
                }
                """),
        ],
        looksFor: [.condition],
        check: .conditionAndBody(findRepeatedView, findContraryConditions))

    private static func findRepeatedView(_ condition: ConditionContext) -> Match? {
        let context = condition.context
        guard condition.partsIdentity else { return nil }
        let all = Array(condition.arms.indices)
        let views = condition.cost(among: all).views.filter { !$0.areFields }
        guard let view = views.first(where: { !$0.isNested }) ?? views.first else { return nil }
        let arms = all.filter { arm in
            [view.first, view.second].contains { context.body.isNode($0, inside: condition.arms[arm].node) }
        }
        let cost = condition.cost(among: arms)
        guard arms.count == 2, !cost.isNothing, !view.isNested || condition.isMissed(cost, among: arms) else { return nil }
        // All the arms that make the view, where the value may go from any of them to any other.
        let sharing = all.filter { arm in
            arms.contains(arm)
                || condition.cost(among: [arms[0], arm]).views.contains { [$0.first, $0.second].contains(view.first) }
        }
        let named = condition.changes.joinsAll(sharing) ? sharing : arms
        let subject = context.subject(of: view.first)
        let comparison =
            condition.isPlainIfElse || condition.choice != nil
            ? ArmComparison(condition.arms[0], condition.arms[1], in: context) : nil
        return Match(
            range: condition.headRange,
            message: condition.message(
                "\(thisView(subject)) is replaced", "although \(condition.words(forArms: named)) make the same view", among: named),
            notes: [view.first, view.second].map { Note("created here", range: context.tree.range(context.body[$0].syntax)) },
            fixes: [
                comparison.flatMap(condition.suggestedRewrite) ?? condition.suggestedContainer() ?? condition.suggestedSiblings()
            ].compactMap { $0 }, arms: arms)
    }

    /// Two conditions in a row that say the contrary of each other: `if isOn { … }` and `if !isOn { … }` are two arms.
    private static func findContraryConditions(_ context: BodyContext) -> [Match] {
        let body = context.body
        return body.nodes.indices.map { ViewNodeID(UInt32($0)) }.filter { body[$0].kind == .block }.flatMap { block -> [Match] in
            let parts = body.children(block)
            return zip(parts, parts.dropFirst()).compactMap { contrary($0, $1, in: context) }
        }
    }

    private static func contrary(_ a: ViewNodeID, _ b: ViewNodeID, in context: BodyContext) -> Match? {
        guard context.body[a].kind == .branch, context.body[b].kind == .branch, let first = ConditionContext(body: context, branch: a),
            let second = ConditionContext(body: context, branch: b), first.isContrary(to: second), first.way(among: nil) != nil,
            context.analyzer.invariance(of: first.syntax, in: context.body) == nil,
            ![first, second].contains(where: { context.transition(below: $0.arms[0].node) != nil }), context.transition(around: a) == nil
        else { return nil }
        let arms = [first.arms[0].node, second.arms[0].node]
        let cost = context.analyzer.flipCost(
            between: [(arms[0], arms[1])], of: first.syntax, binding: first.boundNames.union(second.boundNames), in: context.body,
            isShown: { _, _ in true }, animation: { first.animations.first })
        guard let view = cost.views.first, !cost.isNothing else { return nil }
        let subject = context.subject(of: view.first)
        var match = Match(
            range: first.headRange,
            message: lossMessage(
                cost, first.whenItFlips, "this `\(subject)` is replaced", "although the next condition makes the same view"),
            notes: [view.first, view.second].map { Note("created here", range: context.tree.range(context.body[$0].syntax)) },
            severity: first.isMissed(cost, among: Array(first.arms.indices)) ? nil : .hint)
        match.node = a
        match.lostState = first.lostState()
        match.identityPaths = [view.first, view.second].map { context.analyzer.identityPath(of: $0, in: context.body) }
        return match
    }
}

extension ConditionContext {
    /// Whether one condition without an `else` holds exactly where another one does not.
    fileprivate func isContrary(to other: ConditionContext) -> Bool {
        guard let own = onlyClause, let others = other.onlyClause else { return false }
        let (a, b) = (tree.withoutNot(own), tree.withoutNot(others))
        if tree.spellSame(a, b) { return (a == own) != (b == others) }
        guard a == own, b == others, let x = BinaryExpression(tree, a), let y = BinaryExpression(tree, b) else { return false }
        return ["==", "!="].contains(x.spelling) && ["==", "!="].contains(y.spelling) && x.spelling != y.spelling
            && tree.spellSame(x.left, y.left) && tree.spellSame(x.right, y.right)
    }

    /// The one clause of an `if` without an `else`.
    private var onlyClause: NodeID? {
        guard syntax.form == .if, arms.count == 1, let list = arms[0].syntax.conditions, case let clauses = tree.clauses(of: list),
            clauses.count == 1
        else { return nil }
        return clauses[0]
    }
}
