// Nominal types by name: what an extension extends, what an inheritance clause states, what a type conforms to by that.

import SelfsameSyntax

extension Program {
    /// Extension blocks bound to the nominal type, through type aliases, too.
    public func extensions(of type: DeclID) -> [DeclID] { Array(storage.tables.extensions.group(type.rawValue)) }

    /// The nominal type that an extension extends; `.none` where that is not known or ambiguous.
    public func extendedType(of block: DeclID) -> DeclID { storage.tables.extendedTypes[Int(block.rawValue)] }

    /// The nominal type that contains the declaration; for a member of `extension View` the protocol View. `.none` at file level, and for code
    /// that is part of no declaration, as a preview's.
    public func nominal(containing decl: DeclID) -> DeclID {
        guard decl != .none, case let parent = self[decl].parent, parent != .none else { return .none }
        return self[parent].kind == .extensionBlock ? extendedType(of: parent) : parent
    }

    /// What is stated in the inheritance clauses of the type and of its extensions, and by `where Self: P` of a protocol.
    public func inheritance(of type: DeclID) -> [StatedInheritance] { Array(inheritanceSlice(of: type)) }

    /// All protocols that a nominal type conforms to by what is stated, through protocols and superclasses; without itself.
    public func statedProtocols(of type: DeclID) -> [DeclID] { Array(storage.tables.protocols.group(type.rawValue)) }

    /// Whether `statedProtocols(of:)` has the protocol, or the type is the protocol.
    public func states(_ type: DeclID, conformanceTo protocolType: DeclID) -> Bool {
        type == protocolType || storage.tables.protocols.group(type.rawValue).contains(protocolType)
    }

    /// The superclass that a class states. It never leads back to the class: the linker cuts circles.
    public func superclass(of type: DeclID) -> DeclID {
        guard self[type].kind == .classType else { return .none }
        for entry in inheritanceSlice(of: type) where entry.resolved != .none {
            if self[entry.resolved].kind == .classType { return entry.resolved }
        }
        return .none
    }

    /// A declaration, the type that it is in, the type around that, and so on up to the top level.
    package func declarations(around id: DeclID) -> some Sequence<DeclID> {
        sequence(first: id) { self.nominal(containing: $0) }.prefix(while: { $0 != .none })
    }

    /// A class, its superclass, and so on up to the root.
    package func classes(from type: DeclID) -> some Sequence<DeclID> {
        sequence(first: type) { self.superclass(of: $0) }.prefix(while: { $0 != .none })
    }

    /// Whether a class is another one, or inherits from it.
    package func inherits(_ type: DeclID, from other: DeclID) -> Bool { classes(from: type).contains(other) }

    /// Whether this block (type or extension) states the conformance itself, directly or to an inheriting protocol.
    public func stateConformance(_ decl: DeclID, inheritsTo protocolType: DeclID) -> Bool {
        let type = self[decl].kind == .extensionBlock ? extendedType(of: decl) : decl
        guard type != .none else { return false }
        for entry in inheritanceSlice(of: type) where entry.statedBy == decl && entry.resolved != .none {
            if self[entry.resolved].kind == .protocolType, states(entry.resolved, conformanceTo: protocolType) { return true }
        }
        return false
    }

    package func inheritanceSlice(of type: DeclID) -> ArraySlice<StatedInheritance> {
        let starts = storage.tables.inheritanceStarts
        guard type.rawValue < UInt32(max(starts.count - 1, 0)) else { return [] }
        return storage.tables.inheritance[Int(starts[Int(type.rawValue)])..<Int(starts[Int(type.rawValue) + 1])]
    }

    /// Appends what one type or extension states.
    func addInheritance(statedBy decl: DeclID, to result: inout [StatedInheritance]) {
        let declaration = self[decl]
        let unit = unit(declaration.file)
        for child in unit.tree.children(declaration.node) {
            switch unit.tree.kind(child) {
            case .inheritanceClause:
                for inherited in unit.tree.children(child) where unit.tree.kind(inherited) == .inheritedType {
                    guard let type = unit.tree.children(inherited).first(where: { unit.tree.kind($0) != .attribute }) else { continue }
                    addInheritance(type, statedBy: decl, to: &result)
                }
            case .genericWhere where declaration.kind == .protocolType:
                for node in unit.tree.children(child) where unit.tree.kind(node) == .conformanceRequirement {
                    guard let requirement = GenericRequirement(unit.tree, node),
                        unit.tree.tokens.kind(unit.tree.mainToken(requirement.left)) == .capitalSelfKeyword
                    else { continue }
                    addInheritance(requirement.right, statedBy: decl, to: &result)
                }
            case .memberBlock:
                return
            default:
                break
            }
        }
    }

    /// Appends what one type of a clause names.
    func addInheritance(_ type: NodeID, statedBy decl: DeclID, to result: inout [StatedInheritance]) {
        let declaration = self[decl]
        forEachWrittenPart(of: type, in: unit(declaration.file).tree) { part in
            var types: [DeclID] = []
            // The clause stands outside of the type's braces: a nested type of the same name is not meant.
            addNominalTypes(at: part, in: declaration.file, scope: declaration.parent, to: &types)
            if types.isEmpty { types.append(.none) }
            for resolved in types { result.append(StatedInheritance(statedBy: decl, node: part, resolved: resolved)) }
        }
    }

    /// The types of a composition, without attributes and specifiers.
    private func forEachWrittenPart(of type: NodeID, in tree: SyntaxTree, _ body: (NodeID) -> Void) {
        let end = type.rawValue + tree[type].size
        var index = type.rawValue
        while index < end {
            switch tree.kind(NodeID(index)) {
            case .compositionType, .attributedType, .someType, .anyType, .inheritedType, .tupleType, .tupleTypeElement:
                index += 1
            case .attribute:
                index += tree[NodeID(index)].size
            default:
                body(NodeID(index))
                index += tree[NodeID(index)].size
            }
        }
    }
}
