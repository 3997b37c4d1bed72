// One arm equals the other and has modifiers more, each of which has a value that does nothing.

import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports an `if … else …` whose arms differ by modifiers that could are in both.
    public static let branchExtraModifier = Rule(
        id: "branch_extra_modifier",
        summary: "an `if` repeats a view to add a modifier that has an inert value",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports an `if … else …` in a view builder where one arm is the other with additional modifiers, and each of these has \
                an argument without effect (an inert value): opacity 1, scale 1, padding 0, `bold(false)`.
                """,
            whyItMatters: """
                A conditional modifier makes two views out of one. When the condition changes, the view is destroyed with its state and \
                a new one is created. The effect cannot animate, because the views only fade. A modifier with an inert value costs \
                nothing.
                """,
            whatToDoInstead: "Always apply the modifier, and let its argument depend on the condition: `opacity(isOld ? 0.3 : 1)`.",
            fixSafety: """
                Safe for a view without state if the inert value certainly has no effect. Unsafe if state will persist across the \
                change, or if the value has an effect in some places. Modifiers that write to the environment have no inert value, \
                because `nil` overrides the values from above; this rule does not report them.
                """),
        severity: .warning, group: .branches, fixes: .sometimes, isWeighed: true, exemptions: .merging,
        examples: [
            .bad(
                """
                struct Tapper: View {
                    @State private var count = 0
                    var body: some View {
                        Button("Tapped \\(count)") { count += 1 }
                    }
                }
                struct Screen: View {
                    @State private var isBig = false
                    var body: some View {
                        Toggle("big", isOn: $isBig)
                        VStack {
                            ↓if isBig {
                                Tapper()
                                    .scaleEffect(2)
                            } else {
                                Tapper()
                            }
                        }
                    }
                }
                """,
                fixed: """
                    struct Tapper: View {
                        @State private var count = 0
                        var body: some View {
                            Button("Tapped \\(count)") { count += 1 }
                        }
                    }
                    struct Screen: View {
                        @State private var isBig = false
                        var body: some View {
                            Toggle("big", isOn: $isBig)
                            VStack {
                                Tapper()
                                    .scaleEffect(isBig ? 2 : 1)
                            }
                        }
                    }
                    """),
            .bad(
                """
                struct Subject: View {
                    var isNew: Bool
                    var body: some View {
                        ↓if isNew {
                            Text("Hello").bold()
                        } else {
                            Text("Hello")
                        }
                    }
                }
                """,
                fixed: """
                    struct Subject: View {
                        var isNew: Bool
                        var body: some View {
                            Text("Hello").bold(isNew)
                        }
                    }
                    """),
            .bad(
                """
                struct Subject: View {
                    var isNew: Bool
                    var body: some View {
                        ↓if isNew {
                            Text("Hello").bold()
                        } else {
                            Text("Hello")
                        }
                    }
                }
                """,
                fixed: """
                    struct Subject: View {
                        var isNew: Bool
                        var body: some View {
                            Text("Hello").fontWeight(isNew ? .bold : nil)
                        }
                    }
                    """, deploymentTarget: "15.0"),
            .good(
                """
                struct Subject: View {
                    var isNew: Bool
                    var body: some View {
                        if isNew {
                            Text("Hello").font(.title)
                        } else {
                            Text("Hello")
                        }
                    }
                }
                """),
        ],
        check: .condition(findExtraModifier))

    private static func findExtraModifier(_ condition: ConditionContext) -> Match? {
        let context = condition.context
        guard condition.isPlainIfElse, condition.arms.allSatisfy({ $0.expression != nil && !context.body[$0.node].isErased }),
            let comparison = ArmComparison(condition.arms[0], condition.arms[1], in: context), case .none = comparison.root,
            let extra = comparison.extraModifiers, extra.modifiers.allSatisfy({ context.hasInertForm($0) }),
            !condition.mentionsBoundName(inArm: 1 - extra.arm)
        else { return nil }
        let subject = condition.subject()
        let fix = condition.inertFix(arm: extra.arm, extra: extra.modifiers, keepsOverloads: comparison.keepsOverloads(in: context))
        let names = extra.modifiers.map { "`\(context.analyzer.modifierName(of: $0, in: context.body))`" }.joined(separator: ", ")
        return Match(
            range: condition.headRange,
            message: condition.message("\(thisView(subject)) is replaced", "only to add \(names)"),
            fixes: [fix.map(condition.gated) ?? condition.suggestedRewrite(comparison)].compactMap { $0 })
    }
}
