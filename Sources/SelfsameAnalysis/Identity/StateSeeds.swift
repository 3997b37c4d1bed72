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

    /// What an initialiser seeds: each property with owned state that takes its first value from a parameter, and where.
    public func seeds(in initializer: DeclID) -> [(property: String, parameter: String, assignment: NodeID)] {
        let declaration = program[initializer]
        let tree = program.tree(declaration.file)
        guard declaration.kind == .initializer, let block = tree.child(declaration.node, .block) else { return [] }
        let owned = program.members(of: program.nominal(containing: initializer)).filter {
            guard let kind = ownedKind(of: $0) else { return false }
            return kind == "State" || kind == "StateObject"
        }
        let properties = Set(owned.map { name(program[$0].name) })
        guard !properties.isEmpty else { return [] }
        let parameters = Set(signature(of: initializer).parameters.map { name($0.name) })
        return tree.children(block).compactMap { node in
            guard tree.kind(node) == .sequence else { return nil }
            let parts = tree.children(node).map { $0 }
            guard parts.count > 2, tree.kind(parts[1]) == .assignment, let target = tree.calleeToken(parts[0]) else { return nil }
            let text = tree.name(target)
            guard text.hasPrefix("_"), properties.contains(String(text.dropFirst())) else { return nil }
            let read = (tree[parts[1]].endToken..<tree[node].endToken).lazy.map { TokenID($0) }.first { token in
                tree.tokens.kind(token).canBeName && parameters.contains(tree.name(token))
                    && tree.tokens.kind(token.next) != .colon
                    && (token.rawValue == 0 || tree.tokens.kind(token.previous) != .period)
            }
            return read.map { (String(text.dropFirst()), tree.name($0), node) }
        }
    }
}
