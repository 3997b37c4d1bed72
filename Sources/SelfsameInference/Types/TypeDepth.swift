// How deep a type is nested.

import SelfsameSyntax

extension Inference {
    /// The number of types inside one another, from the outermost to the deepest.
    public func depth(of type: TypeID) -> Int {
        var known: [TypeID: Int] = [:]
        return depth(of: type, limit: 1024, &known)
    }

    private func depth(of type: TypeID, limit: Int, _ known: inout [TypeID: Int]) -> Int {
        guard limit > 0 else { return 0 }
        if let depth = known[type] { return depth }
        let parts: [TypeID]
        switch structure(of: type) {
        case .nominal(_, _, let arguments): parts = arguments
        case .tuple(_, let elements), .pack(let elements): parts = elements
        default: return 1
        }
        var deepest = 0
        for part in parts { deepest = max(deepest, depth(of: part, limit: limit - 1, &known)) }
        known[type] = deepest + 1
        return deepest + 1
    }
}
