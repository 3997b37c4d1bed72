// Arms that are commands of their own. A button that does something else under a different label is a different button, wherever it is: that
// one goes and the other comes is what the author wants to be seen. A view that does something else when it appears is there to appear.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

extension Exemption {
    /// The arms are buttons or links that differ in what they do and in what they show.
    static let twoCommands = Exemption(id: "E17", title: "two commands", effect: .silences) { condition in
        let commands = condition.arms.compactMap { $0.root.flatMap { Command($0, in: condition.context) } }
        guard commands.count > 1 else { return nil }
        for (index, command) in commands.enumerated() {
            let others = commands[(index + 1)...].filter { condition.body[$0.node].type == condition.body[command.node].type }
            if others.contains(where: { !command.isOther($0, at: condition) }) { return nil }
        }
        let name = condition.analyzer.typeName(of: commands[0].node, in: condition.body)
        return "each `\(name)` has a different action and label"
    }
}

extension Exemption {
    /// The arms are one view without state that does different things when it appears or disappears. One view in their place would do only one
    /// of them, and only once.
    static let differentActions = Exemption(id: "E21", title: "different actions", effect: .silences) { condition in
        let tree = condition.tree
        guard let group = condition.armsOfOneType, condition.lostState(in: group).allSatisfy({ $0.kind == "lifecycle" }) else { return nil }
        let actions = group.map { condition.context.actions(of: condition.arms[$0]) }
        let views = group.compactMap { condition.arms[$0].root.map { condition.body[$0].syntax } }
        guard views.count == group.count, views.allSatisfy({ tree.spellSame($0, views[0]) }) else { return nil }
        for (index, own) in actions.enumerated() {
            for other in actions[(index + 1)...] {
                let isSame = own.count == other.count && zip(own, other).allSatisfy { tree.spellSame($0, $1) }
                if isSame || own.isEmpty || other.isEmpty { return nil }
            }
        }
        let name = condition.arms[group[0]].root.map { condition.analyzer.typeName(of: $0, in: condition.body) } ?? "view"
        return "each `\(name)` does something else when it appears or disappears"
    }
}

extension BodyContext {
    /// What the view of an arm does when it appears and disappears, innermost first.
    fileprivate func actions(of arm: Arm) -> [NodeID] {
        arm.modifiers.filter { analyzer.marks(ofModifier: $0, in: body).contains(.lifecycle) }.flatMap { modifier in
            (body.call(modifier)?.arguments ?? []).map(\.syntax).filter { tree.kind($0) == .closure || tree.kind($0) == .reference }
        }
    }
}

/// A button or link: what it does, and what it shows.
private struct Command {
    var node: ViewNodeID
    var action: NodeID
    var label: [NodeID]

    /// Nil for other views, and where it cannot be told what is done.
    init?(_ node: ViewNodeID, in context: BodyContext) {
        guard [.construct, .reference].contains(context.body[node].kind), let call = context.body.call(node), call.declaration != .none,
            let kind = context.command(of: node)
        else { return nil }
        let isHelper = context.body[node].kind == .reference
        let parameters = context.analyzer.signature(of: call.declaration).parameters
        var action: NodeID?
        var label: [NodeID] = []
        for argument in call.arguments where parameters.indices.contains(argument.parameter) {
            let name = context.analyzer.name(parameters[argument.parameter].label)
            let isClosure = context.tree.kind(argument.syntax) == .closure && parameters[argument.parameter].builder == .none
            if isHelper ? isClosure : name == kind {
                action = argument.syntax
            } else if name != "role" {
                label.append(argument.syntax)
            }
        }
        guard let action, !label.isEmpty else { return nil }
        self.node = node
        self.action = action
        self.label = label
    }

    /// Whether a different command does something else, and says so. Other literals, as in `setMuted(true)`, make no different command; a label that
    /// is made from what the condition reads is a different one in each arm.
    func isOther(_ other: Command, at condition: ConditionContext) -> Bool {
        let tree = condition.tree
        let read = tree.conditionNodes(of: condition.syntax).flatMap { tree.referencedNames(in: $0) }
        let isSameLabel =
            label.count == other.label.count
            && zip(label, other.label).allSatisfy { a, b in
                tree.spellSame(a, b) && !tree.referencedNames(in: a).contains { read.contains($0) }
            }
        return !isSameLabel && tree.referencedNames(in: action) != tree.referencedNames(in: other.action)
    }
}

extension BodyContext {
    /// The label of the argument that says what a button or link does, which a node makes: itself, or as all that a function of the program
    /// makes. Nil for other views.
    fileprivate func command(of node: ViewNodeID) -> String? {
        var view = analyzer.viewDeclaration(of: node, in: body)
        if body[node].kind == .reference {
            guard let helper = analyzer.body(of: declaration(of: node)), !helper.nodes.isEmpty, case let root = helper.rootView(of: .root),
                helper[root].kind == .construct
            else { return nil }
            view = analyzer.viewDeclaration(of: root, in: helper)
        }
        return analyzer.program.markDetails(of: view).command
    }
}

extension SyntaxTree {
    /// The names that an expression refers to, in order.
    fileprivate func referencedNames(in node: NodeID) -> [String] {
        (node.rawValue..<node.rawValue + self[node].size).map { NodeID($0) }
            .filter { kind($0) == .reference && mainToken($0) != .none }.map { name(mainToken($0)) }
    }
}
