// An arm as rules compare it: the one view it makes, the view inside its modifiers, and the modifiers from the inside out.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// One arm of a condition.
struct Arm {
    /// The `arm` node.
    var node: ViewNodeID
    /// Its source.
    var syntax: ArmSyntax
    /// The statements in force, those of active `#if` clauses included.
    var statements: [NodeID]
    /// The node of its view; nil where it makes none or several.
    var content: ViewNodeID?
    /// The view inside the modifiers.
    var root: ViewNodeID?
    /// The modifiers, innermost first.
    var modifiers: [ViewNodeID]
    /// The expression that is all that is in the arm; nil where there is more.
    var expression: NodeID?

    init(node: ViewNodeID, syntax: ArmSyntax, in context: BodyContext) {
        self.node = node
        self.syntax = syntax
        let body = context.body
        let tree = context.tree
        let isOperand = syntax.statements == syntax.body && tree.kind(syntax.body) != .block
        statements = isOperand ? [syntax.body] : context.program.activeItems(of: syntax.statements, in: body.file)
        modifiers = []
        guard let child = body.children(node).first, ![.block, .empty].contains(body[child].kind) else { return }
        content = child
        var current = child
        while let base = body.base(of: current) {
            modifiers.append(current)
            current = base
        }
        modifiers.reverse()
        root = current
        if statements.count == 1, tree.onlyChild(syntax.statements) != nil || isOperand, body[child].syntax == statements[0] {
            expression = statements[0]
        }
    }
}
