// Conditional modifiers: members of View that give `self` in one arm of a branch and something made of it in a different one, and
// ViewModifiers that do so with their content.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameSyntax

/// What decides how a ViewModifier modifies its content.
struct ConditionalContent {
    /// The stored properties that its branch asks for.
    var deciding: [DeclID]
    /// What it asks of each.
    var changes: [DeclID: Change]
}

extension ConditionContext {
    /// Whether the branch is all that a ViewModifier makes, with the content as it is in one arm and modified in a different one.
    var isConditionalContent: Bool {
        partsContent && arms.contains { $0.content.map { context.isModifiedContent($0) } ?? false }
    }

    /// Whether the branch is all that a ViewModifier makes, with the content in several arms.
    var partsContent: Bool {
        let holding = arms.filter { arm in
            let views = (arm.node.rawValue..<arm.node.rawValue + body[arm.node].size).map { ViewNodeID($0) }
            return views.contains { context.isModifiedContent($0) }
        }
        return partsIdentity && context.isWholeBody(branch) && holding.count > 1
    }

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
    /// What decides the branch of a ViewModifier of the program; nil where it has none, where that never flips, or where its arms come and go with
    /// a transition.
    func conditionalContent(of modifier: DeclID) -> ConditionalContent? {
        guard modifier != .none, !analyzer.isFromPrelude(modifier),
            program.statedProtocols(of: modifier).contains(analyzer.wellKnown.viewModifier),
            let member = program.members(of: modifier, named: analyzer.wellKnown.names.body, from: program[modifier].file).first(where: {
                program[$0].kind == .function && program[$0].flags.contains(.hasBody)
            }),
            let inner = analyzer.contentBody(of: member)
        else { return nil }
        let outer = BodyContext(analyzer: analyzer, body: inner, tree: program.tree(inner.file), options: options, file: file)
        guard let condition = outer.conditions().first(where: { $0.partsContent }),
            analyzer.invariance(of: condition.syntax, in: inner) == nil, outer.transition(below: condition.branch) == nil
        else { return nil }
        let mentioned = condition.mentionedNames
        let deciding = analyzer.storedProperties(of: modifier).filter { property in
            mentioned.contains(name(of: property)) && analyzer.wrapper(of: property).map(\.isBinding) ?? true
        }
        let changes = deciding.map { ($0, condition.change(askedOf: name(of: $0))) }
        return deciding.isEmpty ? nil : ConditionalContent(deciding: deciding, changes: Dictionary(uniqueKeysWithValues: changes))
    }

    /// What a call of a ViewModifier's initialiser gives for one of its properties.
    func argument(for property: DeclID, of modifier: DeclID, in call: NodeID) -> NodeID? {
        guard let arguments = FunctionCall(tree, call)?.arguments else { return nil }
        let initializers = program.members(of: modifier).filter { program[$0].kind == .initializer }
        var label = name(of: property)
        if let initializer = initializers.first {
            let parameters = analyzer.signature(of: initializer).parameters
            guard initializers.count == 1,
                let index = parameters.indices.first(where: { analyzer.properties(madeFrom: [$0], in: initializer).contains(property) })
            else { return nil }
            label = analyzer.name(parameters[index].label)
        }
        return arguments.first { $0.label.map { tree.name($0) } ?? "" == label }?.expression
    }

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
    func isPlainSelf(_ arm: Arm) -> Bool {
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

extension ConditionContext {
    /// The names that are in the conditions of the branch.
    var mentionedNames: Set<String> {
        tree.conditionNodes(of: syntax).reduce(into: []) { $0.formUnion(tree.names(in: tree.tokenRange($1))) }
    }
}
