// What a write shows of change: any write shows another value; that the kind changes is shown by a case that is written out, or by a value that
// is picked; that another datum comes by a value that is picked. A value that is asked for again, or loaded, is the same datum.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

extension ChangeEvidence {
    /// Whether the program writes a property in a way that shows a change.
    func isWritten(_ property: DeclID, by change: Change, depth: Int) -> Bool {
        guard !program[property].flags.contains(.isLet) else { return false }
        return analyzer.writes(to: property).contains { write in
            switch change {
            case .value: true
            case .assignment, .presence: !write.isPartial
            case .kind:
                !write.isPartial && (write.values.isEmpty || write.values.contains { showsKind($0, in: write.scope, depth: depth + 1) })
            case .datum:
                !write.isPartial && (write.values.isEmpty || isPicked(write.values, for: property, in: write.scope, depth: depth + 1))
            }
        }
    }

    /// Whether an assigned value brings a case of its own, and is not passed on from a fact of some datum.
    private func showsKind(_ node: NodeID, in scope: CodeScope, depth: Int) -> Bool {
        let tree = program.tree(scope.file)
        guard depth < 40, budget > 0 else { return false }
        budget -= 1
        if tree.isCaseName(node) || tree.kind(node) == .nil { return true }
        switch tree.kind(node) {
        case .await, .binaryOperator: return false
        case .call: return tree.firstChild(node).map { tree.kind($0) != .member || !tree.isTypeName($0) } ?? false
        case .reference where tree.mainToken(node) != .none && tree.tokens.kind(tree.mainToken(node)) != .selfKeyword:
            switch analyzer.origin(of: tree.mainToken(node), at: node, in: scope) {
            case .local(let value?): return tree.kind(value) != .optionalBinding && showsKind(value, in: scope, depth: depth + 1)
            case .closureParameter, .element: return true
            case .parameter(let function):
                return isPassed(node, of: function, in: scope, orUnseen: true) { showsKind($0, in: $1, depth: depth + 1) }
            case .declaration(let found): return changes(declared: found, of: nil, in: scope, by: .kind, depth: depth + 1)
            default: return false
            }
        case .member, .reference: return changes(node, in: scope, by: .kind, depth: depth + 1)
        default: return tree.children(node).contains { showsKind($0, in: scope, depth: depth + 1) }
        }
    }

    /// Whether assigned values are picked among others, and not the same datum loaded, refreshed or made from itself.
    private func isPicked(_ values: [NodeID], for property: DeclID, in scope: CodeScope, depth: Int) -> Bool {
        let readsItself = values.contains { program.isNamed(property, below: $0, in: scope.file) }
        return !readsItself && values.contains { isPicked($0, in: scope, depth: depth) }
    }

    private func isPicked(_ node: NodeID, in scope: CodeScope, depth: Int) -> Bool {
        let tree = program.tree(scope.file)
        guard depth < 40, budget > 0 else { return false }
        budget -= 1
        switch tree.kind(node) {
        case .nil, .await, .boolean, .integer, .float, .string, .closure, .binaryOperator: return false
        case .reference:
            guard tree.mainToken(node) != .none, tree.tokens.kind(tree.mainToken(node)) != .selfKeyword else { return false }
            switch analyzer.origin(of: tree.mainToken(node), at: node, in: scope) {
            case .local(let value?): return tree.kind(value) != .optionalBinding && isPicked(value, in: scope, depth: depth + 1)
            case .closureParameter(let closure): return tree.repeatedContent(closure)?.kind == .row
            case .parameter(let function):
                return isPassed(node, of: function, in: scope, orUnseen: false) { isPicked($0, in: $1, depth: depth + 1) }
            case .declaration(let found):
                return program[found].kind == .variable && changes(declared: found, of: nil, in: scope, by: .datum, depth: depth + 1)
            default: return false
            }
        case .subscriptCall: return true
        case .member: return changes(node, in: scope, by: .datum, depth: depth + 1)
        case .call: return false
        default: return tree.children(node).contains { isPicked($0, in: scope, depth: depth + 1) }
        }
    }

    /// Whether some caller passes a value for a parameter of which that is true; `orUnseen` where the program has no caller.
    private func isPassed(
        _ reference: NodeID, of function: NodeID, in scope: CodeScope, orUnseen: Bool, _ ask: (NodeID, CodeScope) -> Bool
    ) -> Bool {
        let name = program.tree(scope.file).mainToken(reference)
        guard let value = analyzer.givenParameter(named: name, of: function, in: scope),
            [.function, .initializer].contains(program[scope.declaration].kind)
        else { return false }
        let given = analyzer.given(value)
        if given.expressions.isEmpty { return orUnseen && !given.hasUnclear }
        return given.expressions.contains { given in
            if case .expression(let node, let scope) = given.source { ask(node, scope) } else { false }
        }
    }
}
