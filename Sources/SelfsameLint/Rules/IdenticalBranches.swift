// A branch whose arms are the same.

import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports a branch whose arms say the same.
    public static let identicalBranches = Rule(
        id: "identical_branches",
        summary: "all arms of a branch are the same",
        explanation: RuleExplanation(
            whatItDoes: "Reports an `if … else …` or a `switch` in a view builder whose arms are the same, token by token.",
            whyItMatters: """
                The condition decides nothing, and yet each arm is a separate view: when the condition changes, the view is destroyed \
                with its state and an equal one is created.
                """,
            whatToDoInstead: "Delete the branch and keep one of its arms.",
            fixSafety: """
                Safe if the condition only reads values and no view in the branch has state. Unsafe if state will persist across the \
                change, or if the condition calls something. No fix if an arm declares variables or a comment would be lost.
                """),
        severity: .warning, group: .branches, fixes: .sometimes, isWeighed: true,
        exemptions: [.expressionContext, .otherBuilder, .stateStartsOver, .documentedBranch, .previewOrTest, .unusedCode, .generatedFile],
        examples: [
            .bad(
                """
                struct Greeting: View {
                    @State private var isFormal = false
                    var body: some View {
                        ↓if isFormal {
                            Text("Good morning")
                        } else {
                            Text("Good morning")
                        }
                    }
                }
                """,
                fixed: """
                    struct Greeting: View {
                        @State private var isFormal = false
                        var body: some View {
                            Text("Good morning")
                        }
                    }
                    """),
            .bad(
                """
                enum Phase { case idle, busy }
                struct Meter: View {
                    var phase: Phase
                    var body: some View {
                        VStack {
                            ↓switch phase {
                            case .idle: ProgressView()
                            case .busy: ProgressView()
                            }
                        }
                    }
                }
                """,
                fixed: """
                    enum Phase { case idle, busy }
                    struct Meter: View {
                        var phase: Phase
                        var body: some View {
                            VStack {
                                ProgressView()
                            }
                        }
                    }
                    """),
            .good(
                """
                struct Greeting: View {
                    var name: String?
                    var title: String?
                    var body: some View {
                        if let text = name {
                            Text(text)
                        } else if let text = title {
                            Text(text)
                        }
                    }
                }
                """),
        ],
        check: .condition(findIdenticalBranches))

    private static func findIdenticalBranches(_ condition: ConditionContext) -> Match? {
        let tree = condition.tree
        guard condition.isExhaustive, condition.isKnown, let first = condition.arms.first, !first.statements.isEmpty,
            !condition.arms.contains(where: { condition.body[$0.node].isErased })
        else { return nil }
        let isSame = condition.arms.dropFirst().allSatisfy { tree.spellSameStatements(first.syntax.statements, $0.syntax.statements) }
        guard isSame, !condition.bindsNameUsedInArms else { return nil }
        let fixes = [condition.deletionFix().map(condition.gated)].compactMap { $0 }
        if condition.analyzer.isInvariant(condition.syntax, in: condition.body) {
            let text = tree.conditionText(of: condition.syntax).shortened(to: 50)
            let made = first.content == nil ? "the same views" : "the same `\(condition.subject())`"
            let arms = condition.arms.count == 2 ? "both arms" : "all \(condition.arms.count) arms"
            return Match(range: condition.headRange, message: "`\(text)` decides nothing: \(arms) make \(made)", fixes: fixes)
        }
        let subject = first.content == nil ? "" : condition.subject()
        let replaced =
            first.content == nil ? "these views are replaced with identical ones" : "\(thisView(subject)) is replaced with an identical one"
        return Match(
            range: condition.headRange,
            message: condition.message(replaced),
            fixes: fixes)
    }
}
