// Which state of a view takes its first value from an argument of its initialiser: later arguments are ignored while the view keeps its
// identity.

import SelfsameSyntax

extension Analyzer {
    /// The property with owned state that a parameter of an initialiser (of the type, for a memberwise one) gives its first value.
    public func seededProperty(by parameter: Int, of declaration: DeclID) -> String? {
        guard declaration != .none else { return nil }
        let parameters = signature(of: declaration).parameters
        guard parameters.indices.contains(parameter) else { return nil }
        let file = program[declaration].file
        let tree = program.tree(file)
        if program[declaration].kind.isNominal {
            guard let property = program.declaration(at: parameters[parameter].syntax, in: file), ownedKind(of: property) != nil else {
                return nil
            }
            return name(program[property].name)
        }
        guard program[declaration].kind == .initializer, let block = tree.child(program[declaration].node, .block) else { return nil }
        let owned = Set(
            program.members(of: program.nominal(containing: declaration)).filter { ownedKind(of: $0) != nil }.map { name(program[$0].name) }
        )
        guard !owned.isEmpty else { return nil }
        let argument = name(parameters[parameter].name)
        let end = block.rawValue + tree[block].size
        for node in (block.rawValue..<end).map({ NodeID($0) }) where tree.kind(node) == .sequence {
            let parts = tree.children(node).map { $0 }
            guard parts.count > 2, tree.kind(parts[1]) == .assignment, let target = tree.calleeToken(parts[0]) else { continue }
            let text = tree.name(target)
            let property = text.hasPrefix("_") ? String(text.dropFirst()) : text
            guard owned.contains(property) else { continue }
            let reads = (tree[parts[1]].endToken..<tree[node].endToken).contains { tree.name(TokenID($0)) == argument }
            if reads { return property }
        }
        return nil
    }
}
