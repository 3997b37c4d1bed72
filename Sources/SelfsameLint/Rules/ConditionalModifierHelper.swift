// A helper in `extension View` that applies a modifier or not, by a branch.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports the declaration of a conditional modifier.
    public static let conditionalModifierHelper = Rule(
        id: "conditional_modifier_helper",
        summary: "a helper or ViewModifier that changes the identity of the view with its argument",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports a function or property in an extension of View whose body is a branch with `self` in one arm and a modified or \
                transformed `self` in the other: `if condition { transform(self) } else { self }`, with any name; and a ViewModifier \
                that does the same with its `content`. Silent if it is private and nothing in its file applies it, or if no call of it \
                changes its condition. Of a function that takes a closure, the calls are reported.
                """,
            whyItMatters: """
                The helper reads like a modifier and acts like a branch: when its condition changes, the whole view that it is applied \
                to is destroyed with all state in it, and a new one is created. This happens at every call, and no call site shows it.
                """,
            whatToDoInstead: """
                Use a modifier whose argument depends on the condition (`opacity(isHidden ? 0 : 1)`), move the condition into the \
                content of `overlay` or `background`, or write a ViewModifier that takes the value.
                """,
            fixSafety: "No fix: a change of the helper changes every call. Replace the calls one by one."),
        severity: .hint, group: .branches, fixes: .never, exemptions: .always.filter { $0.id != Exemption.expressionContext.id },
        examples: [
            .bad(
                """
                extension View {
                    @ViewBuilder func ↓hidden(_ isHidden: Bool) -> some View {
                        if isHidden {
                            self.hidden()
                        } else {
                            self
                        }
                    }
                }
                """),
            .bad(
                """
                extension View {
                    @ViewBuilder func ↓apply<Content: View>(when isOn: Bool, _ transform: (Self) -> Content) -> some View {
                        if isOn { transform(self) } else { self }
                    }
                }
                """),
            .bad(
                """
                struct Boxed: ViewModifier {
                    var isBoxed: Bool
                    func ↓body(content: Content) -> some View {
                        if isBoxed {
                            GroupBox { content }
                        } else {
                            content
                        }
                    }
                }
                """),
            .good(
                """
                extension View {
                    func veiled(_ isVeiled: Bool) -> some View {
                        self.opacity(isVeiled ? 0 : 1)
                    }
                }
                """),
            .good(
                """
                extension View {
                    @ViewBuilder func softEdges() -> some View {
                        if #available(iOS 18.0, *) {
                            self.blur(radius: 1)
                        } else {
                            self
                        }
                    }
                }
                """),
        ],
        check: .condition(findConditionalModifierHelper))

    private static func findConditionalModifierHelper(_ condition: ConditionContext) -> Match? {
        let context = condition.context
        if let modifier = context.modifierAround { return conditionalModifier(modifier, condition) }
        guard condition.isConditionalModifier, !context.isNeverApplied(context.body.declaration) else { return nil }
        let name = context.body.name.split(separator: ".").last.map(String.init) ?? context.body.name
        return Match(
            range: context.tree.tokens.range(context.body.nameToken),
            message: "`\(name)` replaces the view it is called on, with all its state, \(condition.whenItFlips)",
            // Of one that applies what its caller passes, each call is another modifier, and is reported where it is.
            isPedantic: context.takesClosure(context.body.declaration) || condition.way(among: nil) == nil)
    }

    /// A ViewModifier with its content unchanged in one arm and modified in the other. Where the modifiers have inert values, the rule on those
    /// says more.
    private static func conditionalModifier(_ modifier: DeclID, _ condition: ConditionContext) -> Match? {
        let context = condition.context
        guard condition.isConditionalContent, !context.isNeverApplied(modifier) else { return nil }
        if condition.isPlainIfElse, let comparison = ArmComparison(condition.arms[0], condition.arms[1], in: context),
            let extra = comparison.extraModifiers, extra.modifiers.allSatisfy({ context.hasInertForm($0) })
        {
            return nil
        }
        let name = context.name(of: modifier)
        let conditions = context.tree.conditionNodes(of: condition.syntax)
        if case .withViewAround = context.analyzer.unseenFlip(of: conditions, in: context.body) { return nil }
        return Match(
            range: context.tree.tokens.range(context.body.nameToken),
            message: "`\(name)` replaces the view it modifies, with all its state, \(condition.whenItFlips)",
            // A whole app shows what flips it.
            isPedantic: context.analyzer.isApp && context.analyzer.flipCauses(of: conditions, in: context.body).isEmpty
                && !context.analyzer.readsOnlyDevice(conditions, in: context.body))
    }
}

extension BodyContext {
    /// Whether a function has a parameter for a closure.
    func takesClosure(_ function: DeclID) -> Bool {
        program[function].kind == .function && analyzer.signature(of: function).parameters.contains { analyzer.isFunction($0.type) }
    }

    /// Whether a modifier that only its own file can apply is applied nowhere in it.
    fileprivate func isNeverApplied(_ modifier: DeclID) -> Bool {
        modifier != .none && !program[modifier].flags.isDisjoint(with: [.isPrivate, .isFileprivate])
            && analyzer.uses(of: modifier).isEmpty
    }

    /// The ViewModifier whose `body(content:)` this is.
    fileprivate var modifierAround: DeclID? {
        guard body.declaration != .none, program[body.declaration].name == analyzer.wellKnown.names.body else { return nil }
        let owner = program.nominal(containing: body.declaration)
        let modifier = analyzer.wellKnown.viewModifier
        guard owner != .none, modifier != .none, program.statedProtocols(of: owner).contains(modifier) else { return nil }
        return owner
    }
}
