// Where the program's files mention a declared name in an expression: one pass over all trees, so that asking for the uses of every
// declaration stays linear in the size of the program. Uses are by name; whoever asks decides which declaration is meant.

import SelfsameSyntax

/// A place that refers to something by name.
package struct NameUse: Hashable {
    /// The file.
    package var file: FileID
    /// The `reference`, which may be the component of a key path.
    package var node: NodeID
}

/// What the user's files declare and use by name. The analyzers of several threads can share one.
public final class UseIndex: Sendable {
    /// Types, functions, properties and cases by name, wherever they stand.
    private let declarations: GroupedIDs
    /// The uses of each name that has such a declaration end to end, and where those of a name start; one more than there are names.
    private let uses: [NameUse]
    private let starts: [UInt32]
    /// The uses of `Self`, by the type that it stands for.
    private let ownUses: [DeclID: [NameUse]]
    /// By name, whether code of a declaration of it may come to read what is another value each time.
    private let changing: [Bool]

    /// Reads through all files of the user.
    public init(program: Program) {
        var names: [UInt32] = []
        var declared: [DeclID] = []
        for file in program.files where !file.role.isPrelude {
            for index in file.declarations {
                let declaration = program[DeclID(index)]
                guard declaration.kind.isNominal || declaration.kind.isValue else { continue }
                names.append(declaration.name.rawValue)
                declared.append(DeclID(index))
            }
        }
        declarations = GroupedIDs(keys: names, ids: declared, count: program.names.count)
        var isFresh = [Bool](repeating: false, count: program.names.count)
        for mark in [Marks.fresh, .random, .clock] { for name in program.names(marked: mark) { isFresh[Int(name.rawValue)] = true } }
        var freshUses: [NameUse] = []
        var keys: [UInt32] = []
        var found: [NameUse] = []
        var ownUses: [DeclID: [NameUse]] = [:]
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
                if Int(key) < isFresh.count, isFresh[Int(key)] {
                    freshUses.append(NameUse(file: id, node: NodeID(UInt32(truncatingIfNeeded: position))))
                }
                guard !declarations.range(key).isEmpty else { continue }
                keys.append(key)
                found.append(NameUse(file: id, node: NodeID(UInt32(truncatingIfNeeded: position))))
            }
        }
        var starts = [UInt32](repeating: 0, count: program.names.count + 1)
        for key in keys { starts[Int(key) + 1] += 1 }
        for group in 0..<program.names.count { starts[group + 1] += starts[group] }
        var next = starts
        var uses = found
        for (key, use) in zip(keys, found) {
            uses[Int(next[Int(key)])] = use
            next[Int(key)] += 1
        }
        (self.starts, self.uses, self.ownUses) = (starts, uses, ownUses)
        changing = Self.namesReading(freshUses, in: program) { uses[Int(starts[Int($0.rawValue)])..<Int(starts[Int($0.rawValue) + 1])] }
    }

    /// The names of the declarations whose code these uses are part of, and of those whose code uses one of these names, and so on.
    private static func namesReading(
        _ first: [NameUse], in program: Program, usesOf: (Name) -> ArraySlice<NameUse>
    ) -> [Bool] {
        var result = [Bool](repeating: false, count: program.names.count)
        var pending: [Name] = []
        func note(_ use: NameUse) {
            guard let around = program.declaration(around: use), program[around].flags.contains(.hasBody),
                program[around].kind == .variable || program[around].kind == .function, !result[Int(program[around].name.rawValue)]
            else { return }
            result[Int(program[around].name.rawValue)] = true
            pending.append(program[around].name)
        }
        for use in first { note(use) }
        while let name = pending.popLast() { for use in usesOf(name) { note(use) } }
        return result
    }

    /// Whether the code of a computed property or a function of this name may come to read what is another value each time, as far as names
    /// tell: where not, it does not.
    package func mayChange(_ name: Name) -> Bool { Int(name.rawValue) < changing.count && changing[Int(name.rawValue)] }

    /// The name that a token stands for: of `$query` that of the property.
    private static func name(of token: TokenID, in unit: FileUnit, _ program: Program) -> Name {
        let name = unit.name(of: token)
        guard token != .none, unit.tree.source.bytes[Int(unit.tree.tokens.range(token).start)] == UInt8(ascii: "$") else { return name }
        return program.names.find(String(unit.tree.text(token).dropFirst())) ?? name
    }

    /// The uses of a name, by file and then by position.
    package func uses(of name: Name) -> ArraySlice<NameUse> {
        guard Int(name.rawValue) < starts.count - 1 else { return [] }
        return uses[Int(starts[Int(name.rawValue)])..<Int(starts[Int(name.rawValue) + 1])]
    }

    /// The uses of `Self` where it stands for a type, by file and then by position.
    package func ownUses(of type: DeclID) -> [NameUse] { ownUses[type] ?? [] }

    /// The types, functions, properties and cases of a name, by file and then by position.
    package func declarations(of name: Name) -> ArraySlice<DeclID> { declarations.group(name.rawValue) }
}

extension Program {
    /// The member whose code a use is part of.
    package func declaration(around use: NameUse) -> DeclID? {
        let tree = tree(use.file)
        var inner = use.node
        while let outer = tree.parent(inner) {
            if let around = declaration(at: outer, in: use.file) { return around }
            inner = outer
        }
        return nil
    }
}
