// One arm equals the other and has modifiers more, some of which always do something.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports an `if … else …` whose arms differ by modifiers, some of which have no inert form.
    public static let branchExtraModifierNoInert = Rule(
        id: "branch_extra_modifier_no_inert",
        summary: "an `if` repeats a view to add a modifier that has no inert value",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports an `if … else …` in a view builder where one arm is the other with additional modifiers, and some of these have \
                no argument without effect (inert value): `clipped()`, `mask`, `buttonStyle`, your own modifiers.
                """,
            whyItMatters: """
                A conditional modifier makes two views out of one. When the condition changes, the view is destroyed with its state and \
                a new one is created.
                """,
            whatToDoInstead: """
                Move the condition inside: into the content of `overlay` or `background`, into the closure of the modifier, into \
                `gesture(_:including:)`, or into your own modifier with a parameter. `transformEnvironment` changes an environment value \
                conditionally.
                """,
            fixSafety: """
                No fix, but a sketch where possible. The sketch states what it does not preserve: `nil` for a colour that a view above \
                may set, `AnyShape` and `AnyShapeStyle`, an `if` in a closure.
                """),
        severity: .warning, group: .branches, fixes: .never, isWeighed: true, exemptions: .merging,
        examples: [
            .bad(
                """
                struct Portrait: View {
                    var isRound: Bool
                    var body: some View {
                        ↓if isRound {
                            Image("face").clipShape(Circle())
                        } else {
                            Image("face")
                        }
                    }
                }
                """),
            .good(
                """
                struct Portrait: View {
                    var isMarked: Bool
                    var body: some View {
                        Image("face").overlay {
                            if isMarked { Circle() }
                        }
                    }
                }
                """),
        ],
        check: .condition(findExtraModifierWithoutInertForm))

    private static func findExtraModifierWithoutInertForm(_ condition: ConditionContext) -> Match? {
        let context = condition.context
        guard condition.isPlainIfElse, condition.arms.allSatisfy({ $0.expression != nil && !context.body[$0.node].isErased }),
            let comparison = ArmComparison(condition.arms[0], condition.arms[1], in: context), case .none = comparison.root,
            let extra = comparison.extraModifiers, !condition.mentionsBoundName(inArm: 1 - extra.arm),
            // What a different builder makes of a modifier, a toolbar's item say, is its own affair.
            condition.makesOneView
        else { return nil }
        let fixed = extra.modifiers.filter { !context.hasInertForm($0) }
        guard !fixed.isEmpty else { return nil }
        let subject = condition.subject()
        let names = extra.modifiers.map { "`\(context.analyzer.modifierName(of: $0, in: context.body))`" }.joined(separator: ", ")
        return Match(
            range: condition.headRange,
            message: condition.message("\(thisView(subject)) is replaced", "only to add \(names)"),
            fixes: [condition.suggestedRewrite(comparison)].compactMap { $0 })
    }
}

extension ConditionContext {
    /// Whether the view inside the modifiers is one that can lose anything: not one that shows nothing, nor an erased one.
    fileprivate var makesOneView: Bool {
        guard let root = arms.first?.root else { return false }
        let declaration = analyzer.nominal(analyzer.revealed(body[root].type))
        return declaration == .none || ![analyzer.wellKnown.emptyView, analyzer.wellKnown.anyView].contains(declaration)
    }
}
