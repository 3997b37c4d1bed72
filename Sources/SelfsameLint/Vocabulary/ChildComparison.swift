// What two arms have in common among the children of a container.

import SelfsameInference
import SelfsameSyntax

/// The children of a container in two arms.
struct ChildComparison {
    /// Views that both arms have and that hold something, in the first arm.
    var shared: [NodeID]
    /// What lies between the children that both start and end with, in each arm.
    var differing: [[NodeID]]
}

extension ConditionContext {
    /// Compares two lists of statements: what they start and end with alike.
    func compareChildren(_ a: [NodeID], _ b: [NodeID]) -> ChildComparison {
        let limit = min(a.count, b.count)
        var first = 0
        while first < limit, tree.spellSame(a[first], b[first]) { first += 1 }
        var last = 0
        while last < limit - first, tree.spellSame(a[a.count - 1 - last], b[b.count - 1 - last]) { last += 1 }
        let middle = [a[first..<a.count - last], b[first..<b.count - last]].map(Array.init)
        // After variables of their own, what is spelled alike is not the same.
        if middle.joined().contains(where: { tree.kind($0) == .variableDecl }) { last = 0 }
        let names = boundNames
        let shared = (a.prefix(first) + a.suffix(last)).filter { statement in
            tree.kind(statement) != .variableDecl && tree.names(in: tree.tokenRange(statement)).isDisjoint(with: names)
                && !isTrivial(statement)
        }
        return ChildComparison(shared: shared, differing: middle)
    }

    /// What holds nothing: Spacer and Divider.
    private func isTrivial(_ statement: NodeID) -> Bool {
        guard tree.kind(statement) == .call, let callee = tree.calleeToken(statement) else { return false }
        return context.program.marks(named: tree.name(callee)).contains(.filler)
    }
}
