// Whether what callers give never changes while its view lives: all of them are known, and each gives a constant.

import SelfsameInference
import SelfsameSyntax

/// A value, and whether only its case counts.
package struct GivenKey: Hashable {
    var value: GivenValue
    var asksForCase: Bool
}

extension InvarianceWalk {
    /// Whether every use in the program, and there is one, gives a value that never changes while its view lives.
    func isGivenOnce(_ value: GivenValue, depth: Int) -> Bool {
        let key = GivenKey(value: value, asksForCase: asksForCase)
        if let known = analyzer.flowCache.givenValues[key] {
            if let known { add(known) }
            return known != nil
        }
        if open.contains(value) {
            restsOnOpen = true
            return true
        }
        let outer = basis
        basis = InvarianceBasis(readsCalls: true)
        open.insert(value)
        let given = analyzer.given(value)
        let holds =
            given.isComplete && !given.expressions.isEmpty
            && given.expressions.allSatisfy { $0.choice == nil && isInvariant($0, depth: depth + 1) }
        open.remove(value)
        let found = basis
        basis = outer
        if holds { add(found) }
        if open.isEmpty { restsOnOpen = false }
        // An answer that a cycle or the budget cut short holds for this question only.
        if !restsOnOpen, budget > 0, depth < 12 { analyzer.flowCache.givenValues[key] = .some(holds ? found : nil) }
        return holds
    }

    private func isInvariant(_ given: GivenExpression, depth: Int) -> Bool {
        guard budget > 0 else { return false }
        budget -= 1
        switch given.source {
        case .expression(let node, let scope): return isInvariant(node, in: scope, type: given.type, depth: depth)
        case .same(let value): return isGivenOnce(value, depth: depth)
        }
    }

    private func add(_ other: InvarianceBasis) {
        basis.readsElement = basis.readsElement || other.readsElement
        basis.readsCalls = basis.readsCalls || other.readsCalls
    }
}
