// Chains of members as syntax: `self.model.items?.first`.

import SelfsameSyntax

extension SyntaxTree {
    /// What a chain of members starts with.
    func chainRoot(_ node: NodeID) -> NodeID {
        var node = node
        while true {
            switch kind(node) {
            case .member:
                guard let base = MemberAccess(self, node)?.base else { return node }
                node = base
            case .optionalChain, .forceUnwrap:
                guard let inner = firstChild(node) else { return node }
                node = inner
            default: return node
            }
        }
    }

    /// The names of a chain of members after what it starts with.
    func chainNames(_ node: NodeID) -> [NodeID] {
        var result: [NodeID] = []
        var node = node
        while true {
            switch kind(node) {
            case .member:
                guard let access = MemberAccess(self, node), let base = access.base else { return result.reversed() }
                result.append(access.member)
                node = base
            case .optionalChain, .forceUnwrap:
                guard let inner = firstChild(node) else { return result.reversed() }
                node = inner
            default: return result.reversed()
            }
        }
    }

    /// The name of `$x` or `$x.y`; nil for anything else.
    func projection(_ node: NodeID) -> TokenID? {
        let root = chainRoot(node)
        guard kind(root) == .reference, mainToken(root) != .none, text(mainToken(root)).first == "$",
            text(mainToken(root)).dropFirst().first?.isNumber != true
        else { return nil }
        return mainToken(root)
    }

    /// Whether code below a node leaves the function around it.
    func returns(below root: NodeID) -> Bool {
        (root.rawValue..<root.rawValue + self[root].size).contains { kind(NodeID($0)) == .return }
    }

    /// What the capture list of a closure names.
    func captures(of closure: NodeID) -> [NodeID] {
        guard let signature = child(closure, .closureSignature), let list = child(signature, .captureList) else { return [] }
        return children(list).filter { kind($0) == .capture && mainToken($0) != .none }
    }
}
