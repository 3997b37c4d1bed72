// Conditions that only ever become one of their two values while a view lives: a placeholder that goes when its data has come.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

extension Flow {
    /// Whether a condition may come to be true, or false, while the view lives, as far as the program shows its values.
    package func mayBecome(_ value: Bool, _ node: NodeID, in scope: CodeScope) -> Bool {
        let tree = program.tree(scope.file)
        let inner = tree.withoutNot(node)
        if inner != node { return mayBecome(!value, inner, in: scope) }
        for spelling in ["||", "&&"] {
            let operands = tree.operands(of: node, joinedBy: spelling)
            if operands.count > 1 { return operands.contains { changes($0, in: scope) && mayBecome(value, $0, in: scope) } }
        }
        if tree.kind(node) == .subscriptCall { return mayBecome(value, elementOf: ValuePlace(node, in: scope)) }
        return shownValues(of: node, in: scope).contains { place in
            place.contains { $0.arrives && ($0.name ?? String(value)) == String(value) }
        }
    }

    /// The same of an element of a stored collection, `isShown[2]`: by what code assigns to its elements.
    private func mayBecome(_ value: Bool, elementOf place: ValuePlace) -> Bool {
        guard case .subscripted(let collection, _) = step(from: place), case let holders = holders(of: collection, .init()),
            holders.count == 1, case let writes = writes(to: holders[0]), writes.isComplete, !writes.known.isEmpty
        else { return true }
        return writes.known.contains { write in
            guard write.edit == .element, let assigned = program.assignedParts(of: write).first else { return true }
            return onlyName(of: ValuePlace(assigned, in: write.scope)).map { $0 == String(value) } ?? true
        }
    }
}
