// Conditional modifiers: members of View that give `self` in one arm of a branch and something made of it in a different one.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

extension ConditionContext {
    /// Whether the branch is a conditional modifier: all that a member of View does, with `self` in one arm and something made of it in a different one.
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
    /// Whether a node is all that a body makes, a Group around it aside.
    func isWholeBody(_ node: ViewNodeID) -> Bool {
        body.ancestry(of: node).allSatisfy { isGroupOfOne($0.parent) }
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
