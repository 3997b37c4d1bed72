// Two arms make the same view with the same modifiers, and arguments of modifiers differ.

import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports an `if … else …` whose arms differ in the arguments of modifiers.
    public static let branchSameViewModifierArguments = Rule(
        id: "branch_same_view_modifier_arguments",
        summary: "both arms of an `if` make the same view with different modifier arguments",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports an `if … else …` in a view builder whose arms are one expression each, with the same static type and the same \
                modifiers in the same order, but different arguments of modifiers.
                """,
            whyItMatters: """
                The arms are two identities for one view. When the condition changes, the view is destroyed with its state and a new one \
                is created. A changed argument would animate; two views only fade.
                """,
            whatToDoInstead: """
                Move the condition into the arguments: `padding(isBig ? 20 : 8)`. If that is hard to read, choose the whole view with a \
                ternary.
                """,
            fixSafety: """
                Safe for views without state, such as Text, Image or a shape. Unsafe for others, because state will persist across the \
                change, and if the program animates the change, because the arms no longer cross-fade; animations of a library are not \
                visible. No fix if the types differ, as for `buttonStyle(.plain)` and `buttonStyle(.bordered)`.
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
                "\(thisView(subject)) is replaced",
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
