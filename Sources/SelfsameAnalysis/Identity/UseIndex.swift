// Where the program's files mention a declared name in an expression: one pass over all trees, so that asking for the uses of every
// declaration stays linear in the size of the program. Uses are by name; whoever asks decides which declaration is meant.

import SelfsameSyntax

/// A place that refers to something by name.
struct NameUse: Hashable {
    /// The file.
    var file: FileID
    /// The `reference`, which may be the component of a key path.
    var node: NodeID
}

/// The uses of every name that the program declares as a type, function or property, end to end in one array by name.
struct UseIndex {
    private var starts: [UInt32]
    private var uses: [NameUse]
    /// The uses of `Self`, by the type that it stands for.
    private(set) var ownUses: [DeclID: [NameUse]] = [:]

    init(program: Program) {
        var isDeclared = [Bool](repeating: false, count: program.names.count)
        for file in program.files where !file.role.isPrelude {
            for index in file.declarations {
                let declaration = program[DeclID(index)]
                let key = Int(declaration.name.rawValue)
                if declaration.kind.isNominal || declaration.kind.isValue, key < isDeclared.count { isDeclared[key] = true }
            }
        }
        var keys: [UInt32] = []
        var found: [NameUse] = []
        for (index, file) in program.files.enumerated() where !file.role.isPrelude {
            let id = FileID(UInt32(truncatingIfNeeded: index))
            let unit = file.unit
            let nodes = unit.tree.nodes
            for position in nodes.indices where nodes[position].kind == .reference {
                let token = TokenID(nodes[position].mainToken)
                if token != .none, unit.tree.tokens.kind(token) == .capitalSelfKeyword {
                    let use = NameUse(file: id, node: NodeID(UInt32(truncatingIfNeeded: position)))
                    let type = program.declaration(around: use).map { program.nominal(containing: $0) } ?? .none
                    if type != .none { ownUses[type, default: []].append(use) }
                    continue
                }
                let key = Self.name(of: token, in: unit, program).rawValue
                guard Int(key) < isDeclared.count, isDeclared[Int(key)] else { continue }
                keys.append(key)
                found.append(NameUse(file: id, node: NodeID(UInt32(truncatingIfNeeded: position))))
            }
        }
        starts = [UInt32](repeating: 0, count: isDeclared.count + 1)
        for key in keys { starts[Int(key) + 1] += 1 }
        for group in 0..<isDeclared.count { starts[group + 1] += starts[group] }
        var next = starts
        uses = found
        for (key, use) in zip(keys, found) {
            uses[Int(next[Int(key)])] = use
            next[Int(key)] += 1
        }
    }

    /// The name that a token stands for: of `$query` that of the property.
    private static func name(of token: TokenID, in unit: FileUnit, _ program: Program) -> Name {
        let name = unit.name(of: token)
        guard token != .none, unit.tree.source.bytes[Int(unit.tree.tokens.range(token).start)] == UInt8(ascii: "$") else { return name }
        return program.names.find(String(unit.tree.text(token).dropFirst())) ?? name
    }

    /// The uses of a name, by file and then by position.
    subscript(name: Name) -> ArraySlice<NameUse> {
        guard Int(name.rawValue) < starts.count - 1 else { return [] }
        return uses[Int(starts[Int(name.rawValue)])..<Int(starts[Int(name.rawValue) + 1])]
    }
}

extension Program {
    /// The member whose code a use is part of.
    func declaration(around use: NameUse) -> DeclID? {
        let tree = tree(use.file)
        var inner = use.node
        while let outer = tree.parent(inner) {
            if let around = declaration(at: outer, in: use.file) { return around }
            inner = outer
        }
        return nil
    }
}

extension Analyzer {
    /// Every place of the user's files that refers to something by this name, in expressions.
    func uses(of name: Name) -> ArraySlice<NameUse> { useIndex[name] }

    /// Every such place from which a declaration of the program can be seen, by its name: those of its own file where it is private.
    func uses(of declaration: DeclID) -> ArraySlice<NameUse> {
        let all = uses(of: program[declaration].name)
        guard !program[declaration].flags.isDisjoint(with: [.isPrivate, .isFileprivate]) else { return all }
        let file = program[declaration].file.rawValue
        let first = all.indices.partitioningIndex { all[$0].file.rawValue >= file }
        return all[first..<(first..<all.endIndex).partitioningIndex { all[$0].file.rawValue > file }]
    }

    /// Every place that refers to a type as `Self`.
    func ownUses(of type: DeclID) -> [NameUse] { useIndex.ownUses[type] ?? [] }

    private var useIndex: UseIndex {
        if let known = identityCache.uses { return known }
        let made = UseIndex(program: program)
        identityCache.uses = made
        return made
    }

    /// The program's own types, functions, properties and cases of a name, wherever they stand.
    func valuesAndTypes(named name: Name) -> [DeclID] {
        if let known = identityCache.declarationsByName { return known[name] ?? [] }
        var found: [Name: [DeclID]] = [:]
        for file in program.files where !file.role.isPrelude {
            for index in file.declarations {
                let declaration = program[DeclID(index)]
                if declaration.kind.isNominal || declaration.kind.isValue { found[declaration.name, default: []].append(DeclID(index)) }
            }
        }
        identityCache.declarationsByName = found
        return found[name] ?? []
    }
}
