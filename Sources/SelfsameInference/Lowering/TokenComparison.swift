// Comparing source by its tokens: space and comments do not count.

import SelfsameSyntax

extension SyntaxTree {
    /// The tokens of a node.
    package func tokenRange(_ node: NodeID) -> Range<UInt32> { self[node].firstToken..<self[node].endToken }

    /// The tokens of a modifier alone: from its name to the end of its call.
    package func modifierTokens(_ node: NodeID) -> Range<UInt32> {
        guard let name = calleeToken(node) else { return tokenRange(node) }
        return name.rawValue..<max(name.rawValue, self[node].endToken)
    }

    /// Whether two runs of tokens spell the same.
    package func spellSame(_ a: Range<UInt32>, _ b: Range<UInt32>) -> Bool {
        guard a.count == b.count else { return false }
        let text = source.bytes
        let bytes = text.span
        for (left, right) in zip(a, b) {
            let x = tokens.range(TokenID(left))
            let y = tokens.range(TokenID(right))
            guard x.length == y.length, tokens.kind(TokenID(left)) == tokens.kind(TokenID(right)) else { return false }
            var offset = 0
            while offset < x.length {
                guard bytes[Int(x.start) + offset] == bytes[Int(y.start) + offset] else { return false }
                offset += 1
            }
        }
        return true
    }

    /// Whether two nodes spell the same.
    package func spellSame(_ a: NodeID, _ b: NodeID) -> Bool { spellSame(tokenRange(a), tokenRange(b)) }

    /// The names that a run of tokens mentions.
    package func names(in range: Range<UInt32>) -> Set<String> {
        var result: Set<String> = []
        for index in range where tokens.kind(TokenID(index)).canBeName { result.insert(name(TokenID(index))) }
        return result
    }
}
