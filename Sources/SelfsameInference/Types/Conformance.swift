// Does a type conform to a protocol? By what its declaration, its extensions and the requirements in force state; an unknown type may.

import SelfsameDeclarations
import SelfsameSyntax

extension Standpoint {
    /// Whether a type conforms to a protocol. Unknown types do: what is not known never drops a candidate.
    func conforms(_ type: TypeID, to proto: DeclID) -> Bool {
        if proto == .none { return true }
        switch types[type] {
        case .unknown, .variable: return true
        case .nominal(let declaration, _, _): return nominalConforms(type, declaration, proto)
        case .opaque(let declaration, let ordinal, _):
            return bounds(inference.opaqueBounds(OpaqueKey(declaration: declaration, ordinal: ordinal)), reach: proto)
        case .parameter, .member:
            if types.traits(type).contains(.hasVariable) || inference.isMarker(proto) { return true }
            let key = ConformanceKey(type: type, proto: proto, premises: premises)
            return inference.conformances.ask(key, bottom: false) { constrained(type, to: proto) }
        case .existential(let protocols, _):
            return protocols.contains(proto) && inference.isSelfConforming(proto)
        case .tuple, .function, .metatype, .existentialMetatype: return inference.isMarker(proto)
        case .pack(let elements), .oneOf(let elements, _): return elements.allSatisfy { conforms($0, to: proto) }
        case .expansion(let inner), .inout(let inner): return conforms(inner, to: proto)
        }
    }

    /// Whether a value of a type can be stored as `any P & Q`: it conforms to all of them, or is an existential of protocols that inherit them.
    func converts(_ type: TypeID, toExistentialOf protocols: [DeclID]) -> Bool {
        protocols.allSatisfy { conforms(type, to: $0) || holdsConforming(type, to: $0) }
    }

    /// Whether a type is an existential of which every value conforms to the protocol.
    func holdsConforming(_ type: TypeID, to proto: DeclID) -> Bool {
        guard case .existential = types[type] else { return false }
        return bounds(type, reach: proto)
    }

    private func bounds(_ bound: TypeID, reach proto: DeclID) -> Bool {
        switch types[bound] {
        case .existential(let protocols, _):
            protocols.contains { inference.inheritedProtocols(of: $0).contains(proto) } || inference.isMarker(proto)
        case .unknown: true
        default: conforms(bound, to: proto)
        }
    }

    private func constrained(_ type: TypeID, to proto: DeclID) -> Bool {
        for requirement in requirements(on: type) {
            if requirement.protocols.contains(where: { inference.inheritedProtocols(of: $0).contains(proto) }) { return true }
            if requirement.superclass != .none, conforms(requirement.superclass, to: proto) { return true }
            if requirement.sameType != .none, requirement.sameType != type, conforms(requirement.sameType, to: proto) { return true }
        }
        return boundsOfMember(type).contains { inference.inheritedProtocols(of: $0).contains(proto) }
    }

    /// The protocols that an associated type is declared to conform to.
    func boundsOfMember(_ type: TypeID) -> [DeclID] {
        guard case .member(let base, let name) = types[type] else { return [] }
        var result: [DeclID] = []
        for proto in protocols(of: base) {
            for declaration in program.members(of: proto, named: name, from: program[proto].file)
            where program[declaration].kind == .associatedtype_ {
                let tree = program.tree(program[declaration].file)
                guard let clause = tree.child(program[declaration].node, .inheritanceClause) else { continue }
                for inherited in tree.children(clause) {
                    let bound = resolve(inherited, in: program[declaration].file, scope: program[declaration].parent)
                    if case .existential(let protocols, _) = types[bound] { result += protocols }
                }
            }
        }
        return result
    }

    /// All protocols that a type is known to conform to, inherited ones included; conditional conformances only where they hold.
    func protocols(of type: TypeID) -> [DeclID] {
        switch types[type] {
        case .nominal(let declaration, _, _): candidateProtocols(of: type).filter { nominalConforms(type, declaration, $0) }
        case .parameter, .member:
            inference.boundProtocols.ask(BoundsKey(type: type, premises: premises), bottom: []) { findProtocols(of: type) }
        default: findProtocols(of: type)
        }
    }

    private func findProtocols(of type: TypeID) -> [DeclID] {
        var direct: [DeclID] = []
        switch types[type] {
        case .opaque(let declaration, let ordinal, _):
            let bound = inference.opaqueBounds(OpaqueKey(declaration: declaration, ordinal: ordinal))
            if case .existential(let protocols, _) = types[bound] { direct = protocols } else { return protocols(of: bound) }
        case .existential(let protocols, _): direct = protocols
        case .oneOf(let elements, _): return elements.first.map(protocols) ?? []
        case .parameter, .member:
            for requirement in requirements(on: type) {
                direct += requirement.protocols
                if requirement.superclass != .none { direct += protocols(of: requirement.superclass) }
                if requirement.sameType != .none, requirement.sameType != type { direct += protocols(of: requirement.sameType) }
            }
            direct += boundsOfMember(type)
        default: return []
        }
        var result: [DeclID] = []
        for proto in direct {
            for inherited in inference.inheritedProtocols(of: proto) where !result.contains(inherited) { result.append(inherited) }
        }
        return result
    }

    private func nominalConforms(_ type: TypeID, _ declaration: DeclID, _ proto: DeclID) -> Bool {
        if inference.isMarker(proto) { return true }
        let conformances = inference.conformances
        var premises = premises(concerning: type)
        let isTrusting = premises.trustsUnseen
        if isTrusting {
            premises.trustsUnseen = false
            if conformances[ConformanceKey(type: type, proto: proto, premises: premises)] == true { return true }
            premises.trustsUnseen = true
        }
        return conformances.ask(ConformanceKey(type: type, proto: proto, premises: premises), bottom: true) {
            derivesConformance(type, declaration, proto) || isTrusting && inference.statesUnseenConformance(declaration)
        }
    }

    private func derivesConformance(_ type: TypeID, _ declaration: DeclID, _ proto: DeclID) -> Bool {
        guard program.states(declaration, conformanceTo: proto) else { return inference.isImplicit(declaration, proto) }
        var isConditional = false
        for stated in program.inheritance(of: declaration) {
            guard stated.resolved != .none, program.states(stated.resolved, conformanceTo: proto) else { continue }
            if program[stated.statedBy].kind != .extensionBlock { return true }
            isConditional = true
            if holds(extension: stated.statedBy, for: type) { return true }
        }
        return !isConditional
    }

    /// Whether the `where` clause of an extension holds for a type that it extends.
    func holds(extension block: DeclID, for type: TypeID) -> Bool {
        let environment = inference.environment(of: block)
        let own = environment.requirements[min(environment.outerRequirementCount, environment.requirements.count)...]
        guard !own.isEmpty else { return true }
        let substitution = inference.substitution(for: type, in: block)
        return own.allSatisfy { satisfied($0, substitution) }
    }

    /// Whether a requirement holds once its parameters are replaced. What is not known holds.
    func satisfied(_ requirement: Requirement, _ substitution: Substitution) -> Bool {
        let subject = reduced(types.substitute(requirement.subject, substitution))
        if inference.isUnknown(subject) { return true }
        if !requirement.protocols.allSatisfy({ conforms(subject, to: $0) }) { return false }
        if requirement.superclass != .none, !isSubclass(subject, of: types.substitute(requirement.superclass, substitution)) {
            return false
        }
        if requirement.sameType != .none {
            let other = reduced(types.substitute(requirement.sameType, substitution))
            if inference.isKnown(other), inference.isKnown(subject), other != subject { return false }
        }
        return true
    }

    /// Whether a class type is, or inherits from, another.
    func isSubclass(_ type: TypeID, of ancestor: TypeID) -> Bool {
        var current: TypeID? = type
        while let type = current {
            if type == ancestor || inference.isUnknown(type) { return true }
            let nominal = inference.nominal(type)
            if nominal == inference.nominal(ancestor), nominal != .none, !inference.isKnown(type) || !inference.isKnown(ancestor) {
                return true
            }
            current = superclass(of: type)
        }
        return false
    }

    /// A class type, or the one that it inherits from, that is of the same class as another.
    func superclass(of type: TypeID, like other: TypeID) -> TypeID? {
        var current: TypeID? = type
        while let type = current, inference.nominal(type) != .none {
            if inference.nominal(type) == inference.nominal(other) { return type }
            current = superclass(of: type)
        }
        return nil
    }

    /// The superclass of a class type with its arguments, nil where there is none.
    func superclass(of type: TypeID) -> TypeID? {
        switch types[type] {
        case .nominal(let declaration, _, _):
            let parent = program.superclass(of: declaration)
            guard parent != .none else { return nil }
            for stated in program.inheritance(of: declaration) where stated.resolved == parent {
                let pattern = inference.superclasses.ask(declaration, bottom: inference.unknown(.cycle)) {
                    inference.outside.resolve(stated.node, in: program[stated.statedBy].file, scope: stated.statedBy)
                }
                return inference.isUnknown(pattern) ? nil : types.substitute(pattern, inference.substitution(for: type, in: declaration))
            }
            return inference.nominalType(parent)
        case .parameter, .member:
            return requirements(on: type).first { $0.superclass != .none }?.superclass
        default: return nil
        }
    }
}

extension Inference {
    /// Whether a type conforms to a protocol, wherever it is asked.
    public func conforms(_ type: TypeID, to proto: DeclID) -> Bool { outside.conforms(type, to: proto) }

    /// Protocols without requirements that types of every sort conform to.
    func isMarker(_ proto: DeclID) -> Bool { wellKnown.names.markers.contains(program[proto].name) }

    fileprivate func isSelfConforming(_ proto: DeclID) -> Bool { wellKnown.names.selfConforming.contains(program[proto].name) }

    /// A protocol and all that it inherits from.
    func inheritedProtocols(of proto: DeclID) -> [DeclID] {
        if let known = protocolClosures[proto] { return known }
        var result = [proto]
        for other in program.statedProtocols(of: proto) where !result.contains(other) { result.append(other) }
        protocolClosures.set(proto, result)
        return result
    }

    /// Whether a type states a conformance to something that nothing seen declares.
    func statesUnseenConformance(_ declaration: DeclID) -> Bool {
        if let known = unseenConformances[declaration] { return known }
        let result = program.inheritance(of: declaration).contains { $0.resolved == .none }
        unseenConformances[declaration] = result
        return result
    }

    /// Conformances that hold without their being stated: AnyObject of classes, Hashable of enumerations without payload, RawRepresentable
    /// of those with a raw type, and what an attached macro adds.
    fileprivate func isImplicit(_ declaration: DeclID, _ proto: DeclID) -> Bool {
        if proto == wellKnown.anyObject { return program[declaration].kind == .classType || program[declaration].kind == .actorType }
        if macroConformances(of: declaration).contains(where: { inheritedProtocols(of: $0).contains(proto) }) { return true }
        guard program[declaration].kind == .enumType else { return false }
        let name = program[proto].name
        let isComparison = name == wellKnown.names.equatable || name == wellKnown.names.hashable
        if isComparison || name == wellKnown.names.rawRepresentable, rawType(of: declaration) != nil { return true }
        guard isComparison else { return false }
        return program.members(of: declaration).allSatisfy { member in
            program[member].kind != .enumCase || program.tree(program[member].file).child(program[member].node, .parameterClause) == nil
        }
    }

    /// The raw type of an enumeration: what its inheritance clause names first, where that is no protocol.
    func rawType(of declaration: DeclID) -> TypeID? {
        guard declaration != .none, program[declaration].kind == .enumType, let first = program.inheritance(of: declaration).first,
            first.statedBy == declaration, first.resolved != .none, program[first.resolved].kind != .protocolType
        else { return nil }
        return nominalType(first.resolved)
    }

    /// Protocols that a type conforms to without saying so: by its macros, and an enumeration without values by itself.
    func unwrittenConformances(of declaration: DeclID) -> [DeclID] {
        let added = macroConformances(of: declaration)
        guard program[declaration].kind == .enumType, wellKnown.hashable != .none, isImplicit(declaration, wellKnown.hashable) else {
            return added
        }
        return added + [wellKnown.hashable]
    }

    /// Protocols that the attached macros of a type make it conform to (`@attached(extension, conformances: P)`).
    func macroConformances(of declaration: DeclID) -> [DeclID] {
        guard program[declaration].flags.contains(.hasAttributes) else { return [] }
        return addedConformances.ask(declaration, bottom: []) {
            var result: [DeclID] = []
            let file = program[declaration].file
            let tree = program.tree(file)
            for attribute in program.attributes(of: declaration) {
                let name = program.name(of: tree.mainToken(attribute), in: file)
                for macro in program.fileLevel(name, from: file) where program[macro].kind == .macro {
                    result += conformances(addedBy: macro)
                }
            }
            return result
        }
    }

    private func conformances(addedBy macro: DeclID) -> [DeclID] {
        let file = program[macro].file
        let tree = program.tree(file)
        var result: [DeclID] = []
        for attribute in program.attributes(of: macro) where tree.text(tree.mainToken(attribute)) == "attached" {
            guard let list = tree.child(attribute, .argumentList) else { continue }
            var isConformance = false
            for argument in tree.children(list) {
                if tree.mainToken(argument) != .none { isConformance = tree.text(tree.mainToken(argument)) == "conformances" }
                guard isConformance, let value = tree.firstChild(argument), tree.kind(value) == .reference else { continue }
                let type = outside.lookUpType(program.name(of: tree.mainToken(value), in: file), in: file, scope: .none)
                if case .existential(let protocols, _) = types[type] { result += protocols }
            }
        }
        return result
    }
}

// MARK: - Joins

extension Standpoint {
    /// The nearest type that values of both types convert to as classes, metatypes, functions, Optionals of these and existentials do; nil
    /// where there is none. Collections and tuples of them are types of their own.
    func commonSupertype(_ a: TypeID, _ b: TypeID) -> TypeID? {
        if a == b { return a }
        let (x, y) = (inference.wrappedType(a), inference.wrappedType(b))
        if x != nil || y != nil { return commonSupertype(x ?? a, y ?? b).map(inference.optionalType) }
        switch (types[a], types[b]) {
        case (.metatype(let x), .metatype(let y)): return commonSupertype(x, y).map { types.intern(.metatype($0)) }
        case (.function(let x), .function(let y)):
            guard x.parameters == y.parameters, x.effects == y.effects, let result = commonSupertype(x.result, y.result) else { return nil }
            return types.intern(.function(FunctionShape(parameters: x.parameters, result: result, effects: x.effects)))
        case (.tuple(let names, let x), .tuple(let otherNames, let y))
        where x == y && (names.allSatisfy { $0 == .none } || otherNames.allSatisfy { $0 == .none }):
            // A tuple loses its labels where the other has none.
            return types.intern(.tuple(labels: names.map { _ in .none }, elements: x))
        case (.existential(let protocols, arguments: []), _) where !inference.isUnknown(b) && converts(b, toExistentialOf: protocols):
            return a
        case (_, .existential(let protocols, arguments: [])) where !inference.isUnknown(a) && converts(a, toExistentialOf: protocols):
            return b
        case (.nominal, .nominal):
            let above = inference.superclasses(of: a)
            return inference.superclasses(of: b).first(where: above.contains)
        default: return nil
        }
    }
}

extension Inference {
    /// Whether what is not seen may be above both types: a class that inherits from something that nothing declares.
    func mayHaveUnseenSupertype(_ a: TypeID, _ b: TypeID) -> Bool {
        let (x, y) = (wrappedType(a), wrappedType(b))
        if x != nil || y != nil { return mayHaveUnseenSupertype(x ?? a, y ?? b) }
        return [a, b].allSatisfy { type in superclasses(of: type).last.map { statesUnseenConformance(nominal($0)) } ?? false }
    }

    /// A class and all that it inherits from, nearest first; empty for what is no class.
    fileprivate func superclasses(of type: TypeID) -> [TypeID] {
        guard case .nominal(let declaration, _, _) = types[type], program[declaration].kind == .classType else { return [] }
        var result: [TypeID] = []
        var current: TypeID? = type
        while let next = current {
            result.append(next)
            current = outside.superclass(of: next)
        }
        return result
    }
}

extension Inference {
    /// The protocols that a generic parameter has to conform to, as its declaration says; none for other types.
    package func protocols(ofParameter type: TypeID) -> [DeclID] {
        guard case .parameter(let owner, _) = types[type] else { return [] }
        return inside(owner).protocols(of: type)
    }
}
