// Where the program mentions a declaration, as far as names tell.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

extension Flow {
    /// How many uses of one name are looked at; a name used more often says nothing.
    static let useLimit = 160

    /// Every place of the user's files that refers to something by this name, in expressions.
    package func uses(of name: Name) -> ArraySlice<NameUse> { useIndex.uses(of: name) }

    /// Every such place from which a declaration of the program can be seen, by its name: those of its own file where it is private.
    package func uses(of declaration: DeclID) -> ArraySlice<NameUse> {
        guard program[declaration].flags.isDisjoint(with: [.isPrivate, .isFileprivate]) else { return usesInOwnFile(of: declaration) }
        return uses(of: program[declaration].name)
    }

    /// Every place from which a property may be changed: those of its own file where its setter is private.
    func usesThatMayChange(_ property: DeclID) -> ArraySlice<NameUse> {
        hasPrivateSetter(property) ? usesInOwnFile(of: property) : uses(of: property)
    }

    /// Whether only its own file sees the setter of a property: `private(set)`, `fileprivate(set)`.
    private func hasPrivateSetter(_ property: DeclID) -> Bool {
        let tree = program.tree(program[property].file)
        var node = program[property].node
        if tree.kind(node) != .variableDecl, let outer = tree.parent(node) { node = outer }
        return tree.children(node).contains { part in
            tree.kind(part) == .modifier && [.privateKeyword, .fileprivateKeyword].contains(tree.tokens.kind(tree.mainToken(part)))
                && tree.text(part).hasSuffix("(set)")
        }
    }

    private func usesInOwnFile(of declaration: DeclID) -> ArraySlice<NameUse> {
        uses(of: program[declaration].name, in: program[declaration].file)
    }

    private func uses(of name: Name, in file: FileID) -> ArraySlice<NameUse> {
        let all = uses(of: name)
        let first = all.indices.partitioningIndex { all[$0].file.rawValue >= file.rawValue }
        return all[first..<(first..<all.endIndex).partitioningIndex { all[$0].file.rawValue > file.rawValue }]
    }

    /// Every place that refers to a type as `Self`.
    package func ownUses(of type: DeclID) -> [NameUse] { useIndex.ownUses(of: type) }

    /// Where the code of a type uses one of its properties, but for its initialisers. However often others use the name, it stands in the files of the
    /// type.
    package func ownUses(ofProperty property: DeclID) -> [NameUse] {
        let owner = program.nominal(containing: property)
        let files = owner == .none ? [] : ([owner] + program.extensions(of: owner)).map { program[$0].file }.uniqued
        return files.flatMap { uses(of: program[property].name, in: $0) }.filter { use in
            guard let around = program.declaration(around: use), program.nominal(containing: around) == owner else { return false }
            return program[around].kind != .initializer && !isLocal(use.node, in: CodeScope(around, file: use.file))
        }
    }

    /// The references to a name below a node, of no other value.
    func references(to name: Name, below root: NodeID, in file: FileID) -> [NodeID] {
        let tree = program.tree(file)
        return (root.rawValue..<root.rawValue + tree[root].size).map { NodeID($0) }.filter { node in
            tree.kind(node) == .reference && tree.mainToken(node) != .none && program.name(of: tree.mainToken(node), in: file) == name
                && tree.base(ofMember: node) == nil
        }
    }

    /// Whether a name stands for a local value, such as the result of a search that is assigned to the property of the same name.
    func isLocal(_ node: NodeID, in scope: CodeScope) -> Bool {
        let tree = program.tree(scope.file)
        if tree.base(ofMember: node) != nil { return false }
        return switch origin(of: tree.mainToken(node), at: node, in: scope) {
        case .local, .parameter, .closureParameter, .element: true
        default: false
        }
    }

    /// The stored property of a structure of the program that an argument is for, by its label, where a value of that is made.
    func propertyGiven(at node: NodeID, in scope: CodeScope) -> DeclID? {
        let tree = program.tree(scope.file)
        var binding = node
        while let outer = tree.parent(binding), tree.kind(outer) == .member { binding = outer }
        guard let callee = tree.callee(takingArgument: binding), let argument = tree.parent(binding), tree.mainToken(argument) != .none,
            case let types = valuesAndTypes(named: program.name(of: callee, in: scope.file)),
            case let nearest = program.nearest(Array(types), to: scope.file), nearest.count == 1, let type = nearest.first,
            program[type].kind == .structType, case let label = program.name(of: tree.mainToken(argument), in: scope.file)
        else { return nil }
        return storedProperties(of: type).first { program[$0].name == label }
    }
}
