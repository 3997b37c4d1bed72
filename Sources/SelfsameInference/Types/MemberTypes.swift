// Types inside types: nested types, aliases, associated types and the types that stand for them in a conforming type.

import SelfsameDeclarations
import SelfsameSyntax

extension Standpoint {
    /// The member type `name` of a type, nil where there is none.
    func memberType(of base: TypeID, named name: Name, arguments: [TypeID] = [], from file: FileID? = nil) -> TypeID? {
        guard program.isNestedTypeName(name) else { return nil }
        guard inference.isNominal(base), arguments.isEmpty, file == nil, inference.isContextFree(base) else {
            return findMemberType(of: base, named: name, arguments: arguments, from: file)
        }
        return inference.memberTypes.ask(MemberTypeKey(base: base, name: name), bottom: inference.unknown(.cycle)) {
            inference.outside.findMemberType(of: base, named: name, arguments: [], from: nil)
        }
    }

    private func findMemberType(of base: TypeID, named name: Name, arguments: [TypeID], from file: FileID?) -> TypeID? {
        switch types[base] {
        case .unknown: return base
        case .nominal(let declaration, _, _):
            let found =
                file.map { program.members(of: declaration, named: name, from: $0) } ?? inference.witnesses(in: declaration, named: name)
            for member in found where program[member].kind.isType {
                if program[member].parent != .none, program[program[member].parent].kind == .extensionBlock,
                    !holds(extension: program[member].parent, for: base)
                {
                    continue
                }
                return instantiate(member, arguments: arguments, outer: base)
            }
            if name == wellKnown.names.rawValueType, let raw = inference.rawType(of: declaration) { return raw }
            // A prelude's file does not see the protocols that the program gives its types.
            let isForeign = program.files[Int(program[declaration].file.rawValue)].role.isPrelude
            let file = file ?? (isForeign ? nil : program[declaration].file)
            if let ancestor = superclass(of: base), let found = memberType(of: ancestor, named: name, arguments: arguments, from: file) {
                return found
            }
            if let parameter = inference.ownParameter(named: name, of: declaration) {
                return inference.substitution(for: base, in: declaration)[parameter]
            }
            return inheritedMemberType(of: base, named: name, arguments: arguments, from: file)
        case .parameter, .member, .opaque, .existential:
            return inheritedMemberType(of: base, named: name, arguments: arguments, from: file)
        default: return nil
        }
    }

    /// Type aliases and associated types of the protocols that a type conforms to.
    private func inheritedMemberType(of base: TypeID, named name: Name, arguments: [TypeID], from file: FileID?) -> TypeID? {
        var declaring: [DeclID] = []
        for proto in candidateProtocols(of: base) {
            let declared = program.members(of: proto, named: name, from: file ?? program[proto].file)
            guard !declared.isEmpty, !inference.isNominal(base) || conforms(base, to: proto) else { continue }
            for member in declared {
                switch program[member].kind {
                case .typealias_: return aliasedType(member, arguments: arguments, selfType: base)
                case .associatedtype_: declaring.append(proto)
                case _ where program[member].kind.isType: return instantiate(member, arguments: arguments, outer: .none)
                default: break
                }
            }
        }
        return declaring.isEmpty ? nil : associatedType(of: base, named: name, declaredIn: declaring)
    }

    /// Protocols that a type may conform to: conditions are not looked at yet.
    func candidateProtocols(of type: TypeID) -> [DeclID] {
        if case .nominal(let declaration, _, _) = types[type] {
            let added = inference.unwrittenConformances(of: declaration)
            let stated = program.statedProtocols(of: declaration)
            return added.isEmpty ? stated : stated + added.flatMap(inference.inheritedProtocols).filter { !stated.contains($0) }
        }
        return protocols(of: type)
    }

    /// The type that stands for an associated type in a type that conforms to its protocol.
    private func associatedType(of base: TypeID, named name: Name, declaredIn declaring: [DeclID]) -> TypeID {
        let member = types.intern(.member(base, name))
        switch types[base] {
        case .nominal:
            return inference.associatedTypes.ask(associatedKey(base, name), bottom: inference.unknown(.cycle)) {
                witness(of: base, named: name, declaredIn: declaring) ?? inference.unknown(.notInferred)
            }
        case .parameter, .member:
            for requirement in requirements(on: member) where requirement.sameType != .none { return requirement.sameType }
            guard case .member(let owner, let associated) = types[base] else { return member }
            return inference.associatedTypes.ask(associatedKey(base, name), bottom: member) {
                sameType(as: [associated, name], of: owner) ?? member
            }
        case .opaque(let declaration, let ordinal, let arguments):
            guard let stated = statedAssociatedType(named: name, of: OpaqueKey(declaration: declaration, ordinal: ordinal)) else {
                return member
            }
            return reduced(types.substitute(stated, Substitution(inference.environment(of: declaration).parameters, arguments)))
        case .existential(let protocols, let arguments) where !arguments.isEmpty:
            return zip(inference.primaryAssociatedTypes(of: protocols[0]), arguments).first { $0.0 == name }?.1 ?? member
        default: return member
        }
    }

    private func associatedKey(_ base: TypeID, _ name: Name) -> MemberTypeKey {
        MemberTypeKey(base: base, name: name, premises: premises(concerning: base))
    }

    /// Whether an associated type is still to be inferred from the declaration that is read.
    func isInferring(_ base: TypeID, _ name: Name) -> Bool { inference.associatedTypes.isOpen(associatedKey(base, name)) }

    /// What the protocols of a type say that a member of its associated type is: of `E.AllCases.Element`, where `E: CaseIterable`, that it is
    /// `E`.
    private func sameType(as path: [Name], of owner: TypeID) -> TypeID? {
        for proto in protocols(of: owner) {
            let file = program[proto].file
            let tree = program.tree(file)
            let associated = program.members(of: proto).filter { program[$0].parent == proto && program[$0].kind == .associatedtype_ }
            for declaration in [proto] + associated {
                guard let clause = tree.child(program[declaration].node, .genericWhere) else { continue }
                for node in tree.children(clause) where tree.kind(node) == .sameTypeRequirement {
                    guard let requirement = GenericRequirement(tree, node) else { continue }
                    let isLeft = program.memberPath(at: requirement.left, in: file) == path
                    guard isLeft || program.memberPath(at: requirement.right, in: file) == path else { continue }
                    let same = resolve(isLeft ? requirement.right : requirement.left, in: file, scope: proto)
                    return reduced(types.substitute(same, Substitution(inference.environment(of: proto).parameters, [owner])))
                }
            }
        }
        return nil
    }

    /// What `some Collection<Item>` says of a primary associated type (SE-0346).
    private func statedAssociatedType(named name: Name, of key: OpaqueKey) -> TypeID? {
        let nodes = inference.opaqueNodes(of: key.declaration)
        let file = program[key.declaration].file
        let tree = program.tree(file)
        // An alias may have other parameters than the protocol that it stands for: `some ReducerOf<Self>`.
        guard key.ordinal < nodes.count, let bound = tree.firstChild(nodes[key.ordinal]),
            case .existential(let protocols, let stated) = types[resolve(bound, in: file, scope: key.declaration)],
            let proto = protocols.first
        else { return nil }
        return zip(inference.primaryAssociatedTypes(of: proto), stated).first { $0.0 == name }?.1
    }

    /// Infers an associated type from the member that satisfies a requirement which mentions it (`var id: ID { get }`).
    /// Only protocols that declare the name or refine one that does can mention it, and only those are asked for: whether a type conforms
    /// to all the others is a question without end in deep trees.
    private func witness(of base: TypeID, named name: Name, declaredIn declaring: [DeclID]) -> TypeID? {
        let refining = candidateProtocols(of: base).filter { candidate in
            inference.inheritedProtocols(of: candidate).contains(where: declaring.contains) && conforms(base, to: candidate)
        }
        var unknownWitness: TypeID?
        for proto in refining {
            for requirement in program.members(of: proto) where program[requirement].parent == proto {
                guard let found = witness(for: requirement, proto, of: base, named: name) else { continue }
                if inference.isKnown(found) { return found }
                unknownWitness = unknownWitness ?? found
            }
        }
        if let unknownWitness { return unknownWitness }
        for proto in refining {
            for member in program.members(of: proto, named: name, from: program[proto].file)
            where program[member].kind == .associatedtype_ {
                let tree = program.tree(program[member].file)
                let skipped: [NodeKind] = [.attribute, .modifier, .inheritanceClause, .genericWhere]
                guard let node = tree.children(program[member].node).first(where: { !skipped.contains(tree.kind($0)) }) else { continue }
                let type = resolve(node, in: program[member].file, scope: program[member].parent)
                return types.substitute(type, inference.substitution(for: base, in: proto))
            }
        }
        return nil
    }

    private func witness(for requirement: DeclID, _ proto: DeclID, of base: TypeID, named name: Name) -> TypeID? {
        let declaration = program[requirement]
        let wanted = types.intern(.member(types.intern(.parameter(owner: proto, index: -1)), name))
        switch declaration.kind {
        case .variable:
            guard inference.valueType(of: requirement) == wanted else { return nil }
            for member in membersForWitness(of: base, named: declaration.name)
            where program[member].kind == .variable && program[member].flags.contains(.isStatic) == declaration.flags.contains(.isStatic) {
                return types.substitute(inference.valueType(of: member), inference.substitution(for: base, in: program[member].parent))
            }
        case .function:
            let wantedSignature = inference.signature(of: requirement)
            let inParameter = wantedSignature.parameters.firstIndex { mentions($0.type, wanted) }
            guard wantedSignature.result == wanted || inParameter != nil else { return nil }
            for member in membersForWitness(of: base, named: declaration.name) {
                // A case with values is as good as a static function (SE-0280).
                let isCase = program[member].kind == .enumCase && declaration.flags.contains(.isStatic)
                guard program[member].kind == .function || isCase else { continue }
                let candidate = inference.signature(of: member)
                guard candidate.parameters.map(\.label) == wantedSignature.parameters.map(\.label) else { continue }
                let type =
                    inParameter.flatMap {
                        part(standingFor: wanted, in: wantedSignature.parameters[$0].type, of: candidate.parameters[$0].type)
                    }
                    ?? (inParameter == nil ? candidate.result : nil)
                guard let type else { continue }
                return types.substitute(type, inference.substitution(for: base, in: program[member].parent))
            }
        case .subscriptMember:
            let wantedSignature = inference.signature(of: requirement)
            guard wantedSignature.result == wanted else { return nil }
            // A type may have several subscripts without labels: the requirement's parameters say which one is meant.
            let own = inference.substitution(for: base, in: proto)
            let expected = wantedSignature.parameters.map { reduced(types.substitute($0.type, own)) }
            for member in membersForWitness(of: base, named: declaration.name)
            where program[member].kind == .subscriptMember && !program[member].flags.contains(.isStatic) {
                let candidate = inference.signature(of: member)
                guard candidate.parameters.map(\.label) == wantedSignature.parameters.map(\.label) else { continue }
                let substitution = inference.substitution(for: base, in: program[member].parent)
                guard zip(candidate.parameters, expected).allSatisfy({ types.substitute($0.type, substitution) == $1 }) else { continue }
                return types.substitute(candidate.result, substitution)
            }
        default: break
        }
        return nil
    }

    /// Whether a type is another one, or has it among its generic arguments.
    private func mentions(_ type: TypeID, _ wanted: TypeID) -> Bool {
        if type == wanted { return true }
        switch types[type] {
        case .nominal(_, _, let arguments): return arguments.contains { mentions($0, wanted) }
        case .inout(let inner): return mentions(inner, wanted)
        default: return false
        }
    }

    /// What stands in a type where a pattern has `wanted`: `Int` in `Box<Int>` by `Box<Self.Item>`; nil where the two do not match.
    private func part(standingFor wanted: TypeID, in pattern: TypeID, of type: TypeID) -> TypeID? {
        if pattern == wanted { return type }
        if case .inout(let pattern) = types[pattern], case .inout(let inner) = types[type] {
            return part(standingFor: wanted, in: pattern, of: inner)
        }
        guard case .nominal(let declaration, _, let arguments) = types[pattern], case .nominal(declaration, _, let own) = types[type],
            arguments.count == own.count
        else { return nil }
        for (pattern, argument) in zip(arguments, own) {
            if mentions(pattern, wanted) { return part(standingFor: wanted, in: pattern, of: argument) }
        }
        return nil
    }

    /// The type's own members, then the default implementations that its protocols offer.
    private func membersForWitness(of base: TypeID, named name: Name) -> [DeclID] {
        guard case .nominal(let declaration, _, _) = types[base] else { return [] }
        let own = inference.witnesses(in: declaration, named: name)
        let offered = candidateProtocols(of: base).flatMap { proto in
            program.members(of: proto, named: name, from: program[declaration].file).filter { member in
                let parent = program[member].parent
                return program[parent].kind == .extensionBlock && conforms(base, to: proto) && holds(extension: parent, for: base)
            }
        }
        return own + offered
    }

    /// The type that stands for an associated type: as `memberType`, but for types that name another member as its witness, since a member
    /// of their own has the name: `@_implements(Keyframes, Value) typealias KeyframesValue = Root`.
    func associatedMember(of base: TypeID, named name: Name) -> TypeID? {
        if case .nominal(let declaration, _, _) = types[base], let witness = inference.implementingAliases[declaration]?[name],
            let found = memberType(of: base, named: witness)
        {
            return found
        }
        return memberType(of: base, named: name)
    }

    /// Member types of types that have become known are replaced by what they stand for.
    func reduced(_ type: TypeID) -> TypeID {
        guard types.traits(type).contains(.hasMember) else { return type }
        switch types[type] {
        case .member(let base, let name):
            let newBase = reduced(base)
            if let found = associatedMember(of: newBase, named: name), found != type { return found }
            return newBase == base ? type : types.intern(.member(newBase, name))
        case .nominal(let declaration, let parent, let arguments):
            return types.intern(
                .nominal(declaration, parent: parent == .none ? parent : reduced(parent), arguments: arguments.map(reduced)))
        case .opaque(let declaration, let ordinal, let arguments):
            return types.intern(.opaque(declaration, ordinal: ordinal, arguments: arguments.map(reduced)))
        case .tuple(let labels, let elements): return types.intern(.tuple(labels: labels, elements: elements.map(reduced)))
        case .function(let shape):
            return types.intern(
                .function(
                    FunctionShape(parameters: shape.parameters.map(reduced), result: reduced(shape.result), effects: shape.effects)))
        case .metatype(let inner): return types.intern(.metatype(reduced(inner)))
        case .inout(let inner): return types.intern(.inout(reduced(inner)))
        case .expansion(let inner): return types.intern(.expansion(reduced(inner)))
        case .pack(let elements): return types.intern(.pack(elements.map(reduced)))
        case .oneOf(let elements, let dependsOnUnknown):
            return types.intern(.oneOf(elements.map(reduced), dependsOnUnknown: dependsOnUnknown))
        default: return type
        }
    }
}

extension Inference {
    /// The member type `name` of a type, wherever it is asked; nil where there is none.
    package func memberType(of base: TypeID, named name: Name) -> TypeID? { outside.memberType(of: base, named: name) }

    /// Member types of types that have become known are replaced by what they stand for.
    package func reduced(_ type: TypeID) -> TypeID { outside.reduced(type) }

    /// Generic arguments of `selfType` for the parameters in force in a declaration that is a member of it (its type, an extension, a
    /// protocol that it conforms to).
    func substitution(for selfType: TypeID, in owner: DeclID) -> Substitution {
        var nominal = owner
        if owner != .none, program[owner].kind == .extensionBlock { nominal = program.extendedType(of: owner) }
        guard nominal != .none else { return Substitution() }
        if program[nominal].kind == .protocolType {
            return Substitution([types.intern(.parameter(owner: nominal, index: -1))], [selfType])
        }
        guard case .nominal(let declaration, let parent, let arguments) = types[selfType] else { return Substitution() }
        guard declaration == nominal else {
            if let ancestor = outside.superclass(of: selfType), declaration != nominal { return substitution(for: ancestor, in: owner) }
            return Substitution()
        }
        var result = Substitution(Array(environment(of: nominal).own), arguments)
        if parent != .none { result = result.merging(substitution(for: parent, in: program[nominal].parent)) }
        return result
    }

    /// Whether what holds for a type does not depend on where it is asked.
    func isContextFree(_ type: TypeID) -> Bool {
        types.traits(type).isDisjoint(with: [.hasParameter, .hasMember, .hasVariable])
    }

    fileprivate func ownParameter(named name: Name, of id: DeclID) -> TypeID? {
        let declaration = program[id]
        let tree = program.tree(declaration.file)
        guard declaration.kind != .protocolType, let clause = tree.child(declaration.node, .genericParameters) else { return nil }
        var index = 0
        for node in tree.children(clause) where tree.kind(node) == .genericParameter {
            if program.name(of: tree.mainToken(node), in: declaration.file) == name {
                return types.intern(.parameter(owner: id, index: index))
            }
            index += 1
        }
        return nil
    }

    fileprivate func isNominal(_ type: TypeID) -> Bool {
        if case .nominal = types[type] { true } else { false }
    }

    /// By type the aliases with `@_implements`, under the names that they are witnesses of.
    func findImplementingAliases() -> [DeclID: [Name: Name]] {
        var found: [DeclID: [Name: Name]] = [:]
        for id in program.declarations(of: .typealias_) {
            let declaration = program[id]
            guard declaration.flags.contains(.hasAttributes), declaration.parent != .none else { continue }
            let tree = program.tree(declaration.file)
            for attribute in program.attributes(of: id) where tree.text(tree.mainToken(attribute)) == "_implements" {
                guard let name = tree.child(attribute, .reference) else { continue }
                found[program.nominal(containing: id), default: [:]][program.name(of: tree.mainToken(name), in: declaration.file)] =
                    declaration.name
            }
        }
        return found
    }

    /// The members of a type that can satisfy a requirement: those that its own file sees, and of a prelude's type those that are seen where
    /// the program states a conformance of it (SE-0364). Several of these may belong to targets apart, and then none is the one.
    fileprivate func witnesses(in declaration: DeclID, named name: Name) -> [DeclID] {
        let home = program[declaration].file
        let own = program.members(of: declaration, named: name, from: home)
        guard own.isEmpty, program.files[Int(home.rawValue)].role.isPrelude else { return own }
        var added: [DeclID] = []
        for stated in program.inheritanceSlice(of: declaration) {
            let file = program[stated.statedBy].file
            guard !program.files[Int(file.rawValue)].role.isPrelude else { continue }
            added += program.members(of: declaration, named: name, from: file).filter { !added.contains($0) }
        }
        return added.count == 1 || added.allSatisfy { program[$0].kind == .function } ? added : []
    }
}

extension Program {
    /// The names of `AllCases.Element`, or of `Self.AllCases.Element`.
    fileprivate func memberPath(at type: NodeID, in file: FileID) -> [Name] {
        let tree = tree(file)
        let own = isSelfType(type, in: file) ? [] : [name(of: tree.mainToken(type), in: file)]
        guard tree.kind(type) == .memberType, let base = tree.firstChild(type) else { return own }
        return memberPath(at: base, in: file) + own
    }
}
