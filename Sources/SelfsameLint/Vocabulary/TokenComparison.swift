// Comparing source by its tokens: space and comments do not count.

import SelfsameSyntax

extension SyntaxTree {
    /// The tokens of a node.
    func tokenRange(_ node: NodeID) -> Range<UInt32> { self[node].firstToken..<self[node].endToken }

    /// The tokens of a modifier alone: from its name to the end of its call.
    func modifierTokens(_ node: NodeID) -> Range<UInt32> {
        guard let name = calleeToken(node) else { return tokenRange(node) }
        return name.rawValue..<max(name.rawValue, self[node].endToken)
    }

    /// Whether two runs of tokens spell the same.
    func spellSame(_ a: Range<UInt32>, _ b: Range<UInt32>) -> Bool {
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
    func spellSame(_ a: NodeID, _ b: NodeID) -> Bool { spellSame(tokenRange(a), tokenRange(b)) }

    /// The names that a run of tokens mentions.
    func names(in range: Range<UInt32>) -> Set<String> {
        var result: Set<String> = []
        for index in range where tokens.kind(TokenID(index)).canBeName { result.insert(name(TokenID(index))) }
        return result
    }
}

extension SyntaxTree {
    /// Whether two lists of statements spell the same, the braces around blocks aside.
    func spellSameStatements(_ a: NodeID, _ b: NodeID) -> Bool { spellSame(innerTokens(a), innerTokens(b)) }

    private func innerTokens(_ list: NodeID) -> Range<UInt32> {
        let range = tokenRange(list)
        guard kind(list) == .block, range.count >= 2 else { return range }
        return range.lowerBound + 1..<range.upperBound - 1
    }
}

extension ConditionContext {
    /// The names that the conditions and cases of the branch bind.
    var boundNames: Set<String> {
        var result: Set<String> = []
        for arm in syntax.arms {
            for pattern in arm.items + (arm.conditions.map { Array(tree.children($0)) } ?? []) {
                for token in tree.boundNames(in: pattern) { result.insert(tree.name(token)) }
            }
        }
        return result
    }

    /// Whether an arm uses a name that its condition binds: then equal spelling is not equal meaning.
    var bindsNameUsedInArms: Bool {
        let names = boundNames
        return !names.isEmpty && arms.contains { !tree.names(in: tree.tokenRange($0.syntax.statements)).isDisjoint(with: names) }
    }

    /// Whether an arm mentions a name that the condition binds: the same spelling then means something else in the other arm.
    func mentionsBoundName(inArm index: Int) -> Bool {
        let names = boundNames
        return !names.isEmpty && !tree.names(in: tree.tokenRange(arms[index].syntax.statements)).isDisjoint(with: names)
    }
}
