// Calls of helpers that the configuration names as conditional modifiers. Their source is not part of the program, so they are known by name
// alone; what the program declares itself is found by what it does.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// The calls of named helpers in a body.
func callsOfNamedHelpers(in context: BodyContext) -> [Match] {
    let names = context.program.profile.knowledge.conditionalHelpers
    guard !names.isEmpty, let root = context.body.nodes.first?.syntax, root != .none else { return [] }
    let tree = context.tree
    return (root.rawValue..<root.rawValue + tree[root].size).map { NodeID($0) }.compactMap { node in
        guard tree.kind(node) == .call, let callee = tree.calleeToken(node), names.contains(tree.name(callee)),
            tree.firstChild(node).map({ tree.kind($0) == .member }) == true
        else { return nil }
        return Match(
            range: tree.tokens.range(callee),
            message: "`\(tree.name(callee))` replaces the view that it is applied to, with all state below it, when its condition changes",
            notes: [Note("the configuration names it in `conditional_helpers`")])
    }
}
