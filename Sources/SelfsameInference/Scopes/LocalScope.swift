// Where a name in a body comes from: a local, a parameter, a member of the enclosing type, a global. Needs syntax and declarations only: whoever
// asks where one name comes from has nothing typed.

import SelfsameDeclarations
import SelfsameSyntax

extension Inference {
    /// Where a name comes from at `node`.
    package func origin(of token: TokenID, at node: NodeID, in scope: CodeScope) -> NameOrigin {
        let tree = program.tree(scope.file)
        guard let name = projectedName(of: token, in: scope.file) else {
            return scopes(around: node, in: scope.file).anonymousClosure(at: node).map { .closureParameter(closure: $0) } ?? .unknown
        }
        if let binding = scopes(around: node, in: scope.file).binding(of: name, at: node) { return origin(of: binding, tree) }
        guard name != .none else { return .unknown }
        return member(name, of: scope.type(in: program), from: scope.file) ?? fileLevelOrigin(name, from: scope.file)
    }

    /// Whether a name is bound by the code around a node.
    package func isBound(_ token: TokenID, at node: NodeID, in file: FileID) -> Bool {
        projectedName(of: token, in: file).map { scopes(around: node, in: file).binding(of: $0, at: node) != nil } ?? true
    }

    /// The name of a property that a token spells, or the projection of; nil for `$0`, which names no property.
    package func projectedName(of token: TokenID, in file: FileID) -> Name? {
        let tree = program.tree(file)
        if tree.tokens.kind(token) == .dollarIdentifier { return nil }
        guard tree.isProjection(token) else { return program.name(of: token, in: file) }
        return program.names.find(String(tree.name(token).dropFirst())) ?? Name.none
    }

    private func origin(of binding: Binding, _ tree: SyntaxTree) -> NameOrigin {
        switch binding.kind {
        case .variable: .local(tree.initialValue(of: binding.owner) ?? tree.child(binding.owner, .getterBlock))
        case .function: .local(tree.child(binding.owner, .block))
        // `if let x` takes the x of the scope outside; asking again from the clause finds that one.
        case .condition: .local(tree.initialValue(of: binding.owner) ?? binding.owner)
        case .capture: .local(tree.initialValue(of: binding.owner))
        case .pattern: .element
        case .parameter: .parameter(of: binding.owner)
        case .closureParameter: .closureParameter(closure: binding.owner)
        }
    }

    /// The property or function of that name in a type, its extensions and superclasses.
    package func member(_ name: Name, of type: DeclID, from file: FileID) -> NameOrigin? {
        for owner in program.classes(from: type) {
            let found = program.members(of: owner, named: name, from: file).first { program[$0].kind.isValue }
            if let found { return .declaration(found) }
        }
        return nil
    }

    private func fileLevelOrigin(_ name: Name, from file: FileID) -> NameOrigin {
        // A macro is named with `#` or `@` only: its name alone is another declaration's.
        fileLevel(name, from: file).first { program[$0].kind != .macro }.map { .declaration($0) } ?? .unknown
    }
}

extension SyntaxTree {
    /// The names that a pattern binds.
    public func boundNames(in pattern: NodeID) -> [TokenID] {
        let end = pattern.rawValue + self[pattern].size
        return (pattern.rawValue..<end).map { NodeID($0) }.filter { kind($0) == .identifierPattern }.map { mainToken($0) }
    }
}

extension String {
    /// The name of the property that a projected value belongs to: `query` for `$query`. `$0` stays.
    package var withoutProjection: String {
        guard first == "$", let second = dropFirst().first, !second.isNumber else { return self }
        return String(dropFirst())
    }
}
