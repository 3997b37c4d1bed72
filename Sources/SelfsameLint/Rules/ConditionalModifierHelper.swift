// A helper in `extension View` that applies a modifier or not, by a branch.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports the declaration of a conditional modifier.
    public static let conditionalModifierHelper = Rule(
        id: "conditional_modifier_helper",
        summary: "a helper or ViewModifier that changes the view's identity with its argument",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports a function or property in an extension of View whose body is a branch with `self` in one arm and `self` modified or \
                transformed in another: `if condition { transform(self) } else { self }`, under whatever name; and a ViewModifier that does \
                the same with its `content`.
                """,
            whyItMatters: """
                It reads like a modifier and behaves like a branch: whenever its condition flips, the whole view that it is applied to is \
                thrown away with all state below it and made again. Every call does that, and none shows it.
                """,
            whatToDoInstead: """
                Use a modifier whose argument depends on the condition (`opacity(isHidden ? 0 : 1)`), move the condition into the content of \
                `overlay` or `background`, or write a ViewModifier that takes the value.
                """,
            fixSafety: "No fix: changing the helper changes every call. Replace the calls one by one."),
        severity: .warning, group: .branches, fixes: .never, exemptions: .always.filter { $0.id != Exemption.expressionContext.id },
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
        guard condition.isConditionalModifier else { return nil }
        let name = context.body.name.split(separator: ".").last.map(String.init) ?? context.body.name
        return Match(
            range: context.tree.tokens.range(context.body.nameToken),
            message: "each call of `\(name)` replaces its view, with all state below it, \(condition.whenItFlips)")
    }

    /// A ViewModifier with its content as it is in one arm and modified in another. Where the modifiers have inert values, the rule on those
    /// says more.
    private static func conditionalModifier(_ modifier: DeclID, _ condition: ConditionContext) -> Match? {
        let context = condition.context
        let plain = condition.arms.filter { $0.content.map { context.isModifiedContent($0) } ?? false }
        let others = condition.arms.filter { arm in
            let views = (arm.node.rawValue..<arm.node.rawValue + context.body[arm.node].size).map { ViewNodeID($0) }
            return arm.content.map { !context.isModifiedContent($0) } ?? true && views.contains { context.isModifiedContent($0) }
        }
        guard condition.partsIdentity, context.isWholeBody(condition.branch), !plain.isEmpty, !others.isEmpty else { return nil }
        if condition.isPlainIfElse, let comparison = ArmComparison(condition.arms[0], condition.arms[1], in: context),
            let extra = comparison.extraModifiers, extra.modifiers.allSatisfy({ context.hasInertForm($0) })
        {
            return nil
        }
        let name = context.name(of: modifier)
        return Match(
            range: context.tree.tokens.range(context.body.nameToken),
            message: "`\(name)` replaces the view that it modifies, with all state below it, \(condition.whenItFlips)")
    }
}

extension ConditionContext {
    /// Whether the branch is a conditional modifier: all that a member of View does, with `self` in one arm and something made of it in another.
    var isConditionalModifier: Bool {
        guard context.isWholeBody(branch), context.isMemberOfView else { return false }
        // Outside a builder the arms share one type, and identity parts only inside what they are wrapped in.
        guard partsIdentity || arms.allSatisfy({ context.isErasingWrapper($0) }) else { return false }
        let others = arms.filter { !context.isPlainSelf($0) }
        return others.count < arms.count && others.contains { usesSelf($0) }
    }

    /// Whether an arm makes something of `self`: modifies it, or passes it on.
    fileprivate func usesSelf(_ arm: Arm) -> Bool {
        let views = (arm.node.rawValue..<arm.node.rawValue + body[arm.node].size).map { ViewNodeID($0) }
        if views.contains(where: { context.isSelf($0) }) { return true }
        let nodes = [arm.syntax.statements] + (arm.syntax.conditions.map { [$0] } ?? [])
        return nodes.contains { node in
            tree.tokenRange(node).contains { tree.tokens.kind(TokenID($0)) == .selfKeyword }
        }
    }
}

extension BodyContext {
    /// The ViewModifier whose `body(content:)` this is.
    fileprivate var modifierAround: DeclID? {
        guard body.declaration != .none, name(of: body.declaration) == "body" else { return nil }
        let owner = program.nominal(containing: body.declaration)
        let modifier = analyzer.wellKnown.viewModifier
        guard owner != .none, modifier != .none, program.statedProtocols(of: owner).contains(modifier) else { return nil }
        return owner
    }

    /// Whether a node is all that a body makes, a Group around it aside.
    fileprivate func isWholeBody(_ node: ViewNodeID) -> Bool {
        body.ancestry(of: node).allSatisfy { _, parent in
            body[parent].kind == .construct && analyzer.typeName(of: parent, in: body) == "Group" && body.children(parent).count == 1
        }
    }

    /// Whether an arm is AnyView or an explicit TupleView around something: of one type for all arms, yet not one identity.
    fileprivate func isErasingWrapper(_ arm: Arm) -> Bool {
        guard let content = arm.content, body[content].kind == .construct else { return false }
        let declaration = analyzer.nominal(body[content].type)
        return declaration != .none && [analyzer.wellKnown.anyView, analyzer.wellKnown.tupleView].contains(declaration)
    }

    /// Whether an arm is `self`, or nothing but `self` in AnyView or an explicit TupleView.
    fileprivate func isPlainSelf(_ arm: Arm) -> Bool {
        guard let content = arm.content else { return false }
        if isSelf(content) { return true }
        guard isErasingWrapper(arm) else { return false }
        let views = (content.rawValue + 1..<content.rawValue + body[content].size).map { ViewNodeID($0) }.filter { body[$0].kind != .block }
        return views.contains { isSelf($0) }
            && views.allSatisfy { isSelf($0) || body[$0].kind == .opaque || body[$0].size == 1 && body[$0].call == .max }
    }

    /// Whether the body is a member of an extension of View, or of a protocol that inherits it.
    fileprivate var isMemberOfView: Bool {
        guard body.declaration != .none else { return false }
        let owner = program.nominal(containing: body.declaration)
        guard owner != .none, program[owner].kind == .protocolType else { return false }
        return owner == analyzer.wellKnown.view || program.statedProtocols(of: owner).contains(analyzer.wellKnown.view)
    }
}
