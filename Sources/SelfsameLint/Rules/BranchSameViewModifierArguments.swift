// Two arms make the same view with the same modifiers, and arguments of modifiers differ.

import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports an `if … else …` whose arms differ in the arguments of modifiers.
    public static let branchSameViewModifierArguments = Rule(
        id: "branch_same_view_modifier_arguments",
        summary: "both arms of an `if` make the same view with other arguments of modifiers",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports an `if … else …` in a view builder whose arms are one expression each, of one and the same static type, with the same \
                modifiers in the same order, where arguments of modifiers differ.
                """,
            whyItMatters: """
                The arms are two identities for what is meant to be one view. When the condition flips, the view is thrown away with its \
                state and the other one fades in, where a changed argument would have animated.
                """,
            whatToDoInstead: """
                Move the condition into the arguments: `padding(isBig ? 20 : 8)`. Where that does not read well, choose the whole view with a \
                ternary.
                """,
            fixSafety: """
                Safe on views without state, such as Text, Image or a shape; unsafe elsewhere, since state now survives the change. A change \
                that the program shows to animate makes it unsafe, too: the arms cross-fade now, and would not; what a library animates is \
                not seen. No fix where the checked types differ, as those of `buttonStyle(.plain)` and `buttonStyle(.bordered)` do.
                """),
        severity: .warning, group: .branches, fixes: .sometimes, isWeighed: true, exemptions: .merging,
        examples: [
            .bad(
                """
                struct Headline: View {
                    var isBig: Bool
                    var body: some View {
                        ↓if isBig {
                            Text("News").padding(20)
                        } else {
                            Text("News").padding(8)
                        }
                    }
                }
                """,
                fixed: """
                    struct Headline: View {
                        var isBig: Bool
                        var body: some View {
                            Text("News").padding(isBig ? 20 : 8)
                        }
                    }
                    """),
            .good(
                """
                struct Headline: View {
                    var isBig: Bool
                    var body: some View {
                        Text("News").padding(isBig ? 20 : 8)
                    }
                }
                """),
            .good(
                """
                struct Choice: View {
                    var isLoud: Bool
                    var body: some View {
                        if isLoud {
                            Button("Go") {}.buttonStyle(.bordered)
                        } else {
                            Button("Go") {}.buttonStyle(.plain)
                        }
                    }
                }
                """),
        ],
        check: .condition(findSameViewModifierArguments))

    private static func findSameViewModifierArguments(_ condition: ConditionContext) -> Match? {
        let context = condition.context
        guard condition.isPlainIfElse, condition.isOneType, !condition.bindsNameUsedInArms,
            condition.arms.allSatisfy({ $0.expression != nil && !context.body[$0.node].isErased }),
            let comparison = ArmComparison(condition.arms[0], condition.arms[1], in: context), comparison.isOneType,
            comparison.hasSameModifierNames, !comparison.hasSameModifiersButIdentity(in: context), condition.keepsIdentityWhenMerged
        else { return nil }
        if case .view = comparison.root { return nil }
        let isSameRoot = if case .none = comparison.root { true } else { false }
        let subject = condition.subject()
        let names = comparison.differingModifiers.map { "`\(context.analyzer.modifierName(of: $0, in: context.body))`" }
        let fix = condition.mergeFix(comparison, applicability: condition.isStatelessLeaf ? .safe : .unsafe)
        return Match(
            range: condition.headRange,
            message: condition.message(
                "this `\(subject)` is replaced",
                "only to change \((isSameRoot ? names : ["its arguments"] + names).joined(separator: ", "))"),
            fixes: [fix ?? condition.suggestedRewrite(comparison)].compactMap { $0 })
    }
}

extension ArmComparison {
    /// The modifiers of the first arm whose arguments differ in the second.
    var differingModifiers: [ViewNodeID] {
        modifiers.compactMap { if case .arguments(let node, _) = $0 { node } else { nil } }
    }
}
