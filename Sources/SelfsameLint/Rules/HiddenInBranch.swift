// One arm is the other with `.hidden()`.

import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports an `if … else …` whose arms differ by `.hidden()`.
    public static let hiddenInBranch = Rule(
        id: "hidden_in_branch",
        summary: "an `if` repeats a view to hide it",
        explanation: RuleExplanation(
            whatItDoes: "Reports an `if … else …` in a view builder where one arm is the other with `.hidden()`.",
            whyItMatters: """
                `hidden()` takes no argument, so it seems to need a branch. But the hidden and the shown view are two views: hiding \
                destroys the shown view with its state and creates an invisible one.
                """,
            whatToDoInstead: """
                Use `opacity(isHidden ? 0 : 1)`. A view of opacity 0 still takes part in hit testing and accessibility, so add \
                `accessibilityHidden(isHidden)` and `allowsHitTesting(!isHidden)`.
                """,
            fixSafety: "Unsafe: state will persist across the change, and hiding and showing can animate."),
        severity: .warning, group: .branches, fixes: .sometimes, isWeighed: true, exemptions: [.transition, .documentedBranch] + .always,
        examples: [
            .bad(
                """
                struct Ticker: View {
                    @State private var count = 0
                    var body: some View {
                        Button("\\(count)") { count += 1 }
                    }
                }
                struct Screen: View {
                    var isQuiet: Bool
                    var body: some View {
                        ↓if isQuiet {
                            Ticker().hidden()
                        } else {
                            Ticker()
                        }
                    }
                }
                """,
                fixed: """
                    struct Ticker: View {
                        @State private var count = 0
                        var body: some View {
                            Button("\\(count)") { count += 1 }
                        }
                    }
                    struct Screen: View {
                        var isQuiet: Bool
                        var body: some View {
                            Ticker().opacity(isQuiet ? 0 : 1).accessibilityHidden(isQuiet).allowsHitTesting(!isQuiet)
                        }
                    }
                    """),
            .good(
                """
                struct Screen: View {
                    var isQuiet: Bool
                    var body: some View {
                        if !isQuiet {
                            Text("Listen")
                        }
                    }
                }
                """),
        ],
        check: .condition(findHiddenInBranch))

    private static func findHiddenInBranch(_ condition: ConditionContext) -> Match? {
        let context = condition.context
        guard condition.isPlainIfElse, condition.arms.allSatisfy({ $0.expression != nil && !context.body[$0.node].isErased }),
            let comparison = ArmComparison(condition.arms[0], condition.arms[1], in: context), case .none = comparison.root,
            let extra = comparison.extraModifiers, extra.modifiers.count == 1,
            context.isPreludeModifier(extra.modifiers[0], named: "hidden"), !condition.mentionsBoundName(inArm: 1 - extra.arm)
        else { return nil }
        let subject = condition.subject()
        return Match(
            range: condition.headRange,
            message: condition.message("\(thisView(subject)) is replaced", "only to hide it"),
            fixes: [condition.opacityFix(arm: extra.arm, hidden: extra.modifiers[0]).map(condition.gated)].compactMap { $0 })
    }
}
