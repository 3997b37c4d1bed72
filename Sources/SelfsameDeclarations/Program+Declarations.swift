// The declarations of a program, for who looks through many: its own, those of some kinds, what can be called by name.

extension Program {
    /// The declarations of the files that describe no library, in the order of the program.
    public var ownDeclarations: [DeclID] { files.flatMap { $0.role.isPrelude ? [] : $0.declarations.map { DeclID($0) } } }

    /// The declarations of some kinds, those of descriptions included, in the order of the program.
    public func declarations(of kinds: DeclarationKind...) -> [DeclID] {
        var sought: UInt32 = 0
        for kind in kinds { sought |= 1 << UInt32(kind.rawValue) }
        return declarations.indices.compactMap { index in
            sought & 1 << UInt32(declarations[index].kind.rawValue) == 0 ? nil : DeclID(UInt32(index))
        }
    }

    /// The properties and functions that protocols require with an attribute, in the order of the program.
    package var attributedRequirements: [DeclID] {
        declarations(of: .variable, .function).filter { id in
            let declaration = self[id]
            return declaration.flags.contains(.hasAttributes) && declaration.parent != .none
                && self[declaration.parent].kind == .protocolType
        }
    }

    /// By name, whether a protocol or an extension of one has a member of that name.
    package var namesInProtocols: [Bool] {
        var result = [Bool](repeating: false, count: names.count)
        for (index, declaration) in declarations.enumerated() where declaration.parent != .none && declaration.name != .none {
            let owner = nominal(containing: DeclID(UInt32(index)))
            if owner != .none, self[owner].kind == .protocolType { result[Int(declaration.name.rawValue)] = true }
        }
        return result
    }
}

/// What can be called, by name: functions, and initialisers by the name of their type.
package struct CallableIndex: Sendable {
    private let byName: GroupedIDs

    /// Those of a program, its descriptions included.
    package init(program: Program) {
        var names: [UInt32] = []
        var declared: [DeclID] = []
        for id in program.declarations(of: .function, .initializer) {
            var named = id
            if program[id].kind == .initializer { named = program.nominal(containing: id) }
            guard named != .none else { continue }
            names.append(program[named].name.rawValue)
            declared.append(id)
        }
        byName = GroupedIDs(keys: names, ids: declared, count: program.names.count)
    }

    /// Those of a name, in the order of the program.
    package subscript(name: Name) -> ArraySlice<DeclID> { byName.group(name.rawValue) }
}
