// What arms say by their tokens: statements that are spelled the same, and names that mean something else in each arm.

import SelfsameSyntax

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
    /// The names that mean something else in each arm: those that the conditions and cases of the branch bind, and those that several arms give to
    /// different values of their own.
    var boundNames: Set<String> {
        var result: Set<String> = []
        var values: [String: NodeID] = [:]
        for declaration in syntax.arms.flatMap({ tree.children($0.statements) }) where tree.kind(declaration) == .variableDecl {
            for binding in tree.children(declaration) where tree.kind(binding) == .patternBinding {
                guard let pattern = tree.firstChild(binding), let value = tree.initialValue(of: binding) else { continue }
                for token in tree.boundNames(in: pattern) {
                    if let other = values.updateValue(value, forKey: tree.name(token)), !tree.spellSame(other, value) {
                        result.insert(tree.name(token))
                    }
                }
            }
        }
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
