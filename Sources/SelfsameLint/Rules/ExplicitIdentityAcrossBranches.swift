// The same `.id` on the views of both arms.

import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports an `if … else …` whose arms carry the same explicit identity.
    public static let explicitIdentityAcrossBranches = Rule(
        id: "explicit_id_across_branches",
        summary: "the same `.id` in both arms does not make them one view",
        explanation: RuleExplanation(
            whatItDoes: "Reports an `if … else …` in a view builder whose arms make the same type of view under the same `.id(…)`.",
            whyItMatters: """
                Explicit identity is a step of the identity path, below the arm of the condition; it does not replace the path. Equal \
                ids in different arms are still two views: when the condition changes, one is destroyed with its state and the other is \
                created.
                """,
            whatToDoInstead: "Merge the arms first, with a ternary for the difference. The remaining view can keep its `.id`.",
            fixSafety: "Display only: you decide what the id is for."),
        severity: .warning, group: .branches, fixes: .sometimes, isWeighed: true, exemptions: .always,
        examples: [
            .bad(
                """
                struct Dial: View {
                    var speed: Int
                    @State private var angle = 0
                    var body: some View {
                        Button("\\(angle)") { angle += speed }
                    }
                }
                struct Screen: View {
                    @State private var isFast = false
                    var body: some View {
                        Toggle("fast", isOn: $isFast)
                        ↓if isFast {
                            Dial(speed: 10).id("dial")
                        } else {
                            Dial(speed: 1).id("dial")
                        }
                    }
                }
                """),
            .good(
                """
                struct Screen: View {
                    var isFast: Bool
                    var body: some View {
                        if isFast {
                            Text("Fast").id("fast")
                        } else {
                            Text("Slow").id("slow")
                        }
                    }
                }
                """),
        ],
        check: .condition(findExplicitIdentityAcrossBranches))

    private static func findExplicitIdentityAcrossBranches(_ condition: ConditionContext) -> Match? {
        let context = condition.context
        guard condition.isPlainIfElse, condition.isOneType, let first = context.explicitIdentity(of: condition.arms[0].modifiers),
            first == context.explicitIdentity(of: condition.arms[1].modifiers), !condition.bindsNameUsedInArms,
            // There an id is the name by which a scroll position is found.
            !context.isInside(condition.branch, marked: .scrollsToIDs),
            let comparison = ArmComparison(condition.arms[0], condition.arms[1], in: context)
        else { return nil }
        if case .view = comparison.root { return nil }
        let subject = condition.subject()
        var fix = condition.mergeFix(comparison, applicability: .display)
        fix?.title = "merge the arms and keep one `.id(\(first.shortened(to: 40)))`"
        fix?.applicability = .display
        return Match(
            range: condition.headRange,
            message: condition.message(
                "\(thisView(subject)) is replaced", "although both arms have `.id(\(first.shortened(to: 40)))`"),
            fixes: [fix].compactMap { $0 })
    }
}
