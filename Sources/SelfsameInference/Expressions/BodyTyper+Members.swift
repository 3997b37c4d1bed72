// Members of a value or a type: own ones, those of superclasses, those of protocols; dynamic members; implicit members.

import SelfsameDeclarations
import SelfsameSyntax

extension BodyTyper {
    /// Declarations that a member name can mean on a type, nearest first. `isStatic`: members of the type itself (static members,
    /// initialisers, enum cases, nested types).
    func members(of type: TypeID, named name: Name, isStatic: Bool) -> [Candidate] {
        // A type without arguments is asked for the same names again and again, and its members depend on nothing else.
        guard case .nominal(_, parent: .none, arguments: let arguments) = analyzer.types[type], arguments.isEmpty,
            !standpoint.premises.trustsUnseen
        else {
            return findMembers(of: type, named: name, isStatic: isStatic)
        }
        let key = MemberListKey(type: type, name: name, isStatic: isStatic, file: file)
        return analyzer.memberLists.ask(key, bottom: []) { findMembers(of: type, named: name, isStatic: isStatic) }
    }

    private func findMembers(of type: TypeID, named name: Name, isStatic: Bool) -> [Candidate] {
        var result: [Candidate] = []
        var current: TypeID? = type
        var rank = 0
        while let base = current, rank < 32 {
            addOwnMembers(of: base, named: name, isStatic: isStatic, rank: rank, heir: rank > 0 ? type : .none, to: &result)
            // An override hides what it overrides.
            if !result.isEmpty, name != names.initializer || rank > 0 { if isHiding(result) { break } }
            current = standpoint.superclass(of: base)
            rank += 1
        }
        addProtocolMembers(of: type, named: name, isStatic: isStatic, rank: 40, to: &result)
        return result
    }

    private func isHiding(_ found: [Candidate]) -> Bool {
        found.contains { program[$0.declaration].kind == .variable }
    }

    private func addOwnMembers(
        of base: TypeID, named name: Name, isStatic: Bool, rank: Int, heir: TypeID, to result: inout [Candidate]
    ) {
        guard case .nominal(let nominal, _, _) = analyzer.types[base] else { return }
        // Most members of a name stand in one type or extension, which says the same of all of them.
        var last = (parent: DeclID.none, substitution: Substitution(), holds: true)
        for member in program.members(of: nominal, named: name, from: file) where fits(member, isStatic: isStatic) {
            let parent = program[member].parent
            if parent != last.parent || result.isEmpty {
                let isConditional = parent != .none && program[parent].kind == .extensionBlock
                // Whether an initialiser is there is decided by what it makes.
                let holds = !isConditional || program[member].kind == .initializer || standpoint.holds(extension: parent, for: base)
                last = (parent, analyzer.substitution(for: base, in: parent), holds)
            }
            if last.holds {
                result.append(Candidate(declaration: member, substitution: last.substitution, rank: rank, heir: heir))
            }
        }
    }

    private func addProtocolMembers(of type: TypeID, named name: Name, isStatic: Bool, rank: Int, to result: inout [Candidate]) {
        guard analyzer.isNamedInProtocol(name) else { return }
        var isConcrete = false
        if case .nominal = analyzer.types[type] { isConcrete = true }
        for proto in standpoint.candidateProtocols(of: type) {
            let declared = program.members(of: proto, named: name, from: file)
            guard !declared.isEmpty, !isConcrete || standpoint.conforms(type, to: proto) else { continue }
            // The same in the protocol and in all of its extensions.
            let substitution = analyzer.substitution(for: type, in: proto)
            for member in declared where fits(member, isStatic: isStatic) {
                let parent = program[member].parent
                let isRequirement = program[parent].kind == .protocolType
                if isConcrete && isRequirement && !result.isEmpty { continue }
                if !isRequirement, !standpoint.holds(extension: parent, for: type) { continue }
                // Of a type that only a protocol describes, a name is the requirement: each conforming type has its own. Of a type that is
                // known, what satisfies the requirement goes before it.
                let rank = isRequirement ? isConcrete ? rank + 1 : rank - 1 : rank
                result.append(Candidate(declaration: member, substitution: substitution, rank: rank))
            }
        }
    }

    private func fits(_ member: DeclID, isStatic: Bool) -> Bool {
        switch program[member].kind {
        case .initializer, .enumCase, .typealias_, .associatedtype_, .structType, .classType, .enumType, .actorType, .protocolType: isStatic
        case .extensionBlock, .precedenceGroup, .operatorDeclaration: false
        default: program[member].flags.contains(.isStatic) == isStatic
        }
    }

    // MARK: Member expressions

    /// `base.name`.
    func member(_ node: NodeID, _ expecting: TypeID?) -> Typed {
        guard let nameNode = memberNameNode(node) else { return opaque(.syntaxError, node) }
        let name = name(nameNode)
        if isImplicitMember(node) { return implicitMember(node, name, expecting) }
        guard let baseNode = base(of: node) else { return opaque(.syntaxError, node) }
        if let found = moduleMember(baseNode, name) {
            switch found {
            case .type(let type, _): return Typed(analyzer.types.intern(.metatype(type)))
            case .candidates(let candidates): return value(of: candidates, node, expecting, base: nil)
            default: break
            }
        }
        if name == names.selfValue, [.array, .dictionary, .optionalChain, .tuple].contains(tree.kind(baseNode)),
            let type = namedType(baseNode), !analyzer.isUnknown(type)
        {
            return Typed(analyzer.types.intern(.metatype(type)))
        }
        let base = unwrapped(baseNode, expression(baseNode), for: name)
        return member(name, of: base, node, expecting)
    }

    /// `Module.name`.
    func moduleMember(_ baseNode: NodeID, _ memberName: Name) -> Lookup? {
        guard tree.kind(baseNode) == .reference, program.isModuleName(name(baseNode)) else { return nil }
        guard case .none = lookUp(name(baseNode), at: baseNode) else { return nil }
        let found = program.inModule(name(baseNode), memberName, from: file)
        if let type = found.first(where: { program[$0].kind.isType }) {
            return .type(standpoint.instantiate(type, arguments: [], outer: .none))
        }
        return found.isEmpty ? nil : .candidates(found.map { Candidate(declaration: $0) })
    }

    /// A member of something typed already.
    func member(_ name: Name, of base: Typed, _ node: NodeID, _ expecting: TypeID?) -> Typed {
        switch analyzer.types[base.type] {
        case .unknown: return Typed(base.type, dependent(node, base))
        case .metatype(let type): return staticMember(name, of: type, node, expecting)
        case .existentialMetatype(let type):
            let found = members(of: type, named: name, isStatic: true).filter { program[$0.declaration].kind == .variable }
            if !found.isEmpty { return erased(value(of: found, node, expecting, base: nil), node) }
            return name == names.selfValue ? base : opaque(.undeclaredMember, node, name: name)
        case .tuple(let labels, let elements):
            let written = memberNameNode(node) ?? tree.child(node, .reference)
            let index = name == .none ? written.flatMap { Int(tree.text(tree.mainToken($0))) } : labels.firstIndex(of: name)
            if let index, elements.indices.contains(index) { return Typed(elements[index]) }
            return opaque(.undeclaredMember, node, name: name)
        case .inout(let inner): return member(name, of: Typed(inner), node, expecting)
        case .oneOf: return ofEach(base, node) { member(name, of: $0, node, expecting) }
        default: break
        }
        if name == names.selfValue { return base }
        let found = members(of: base.type, named: name, isStatic: false)
        if !found.isEmpty { return value(of: found, node, expecting, base: base) }
        if name == names.rawValue, let raw = analyzer.rawType(of: analyzer.nominal(base.type)) { return Typed(raw) }
        if let projected = projectedMember(name, of: base.type, isStatic: false) { return Typed(projected.type) }
        if let dynamic = dynamicMember(name, of: base.type) { return Typed(dynamic) }
        let (reason, missing) = missing(name, of: base.type)
        // A closure in which a value has what is asked of it goes before one in which it has not.
        if analyzer.isKnown(base.type) { reading.hasMismatch = true }
        return opaque(reason, node, name: missing)
    }

    /// Why a type does not have a member: a type that is no view may have it from a protocol that it states and that nothing declares.
    func missing(_ name: Name, of type: TypeID) -> (reason: UnknownReason, name: Name) {
        let nominal = analyzer.nominal(type)
        guard nominal != .none, !standpoint.conforms(type, to: analyzer.wellKnown.view) else { return (.undeclaredMember, name) }
        for entry in program.classes(from: nominal).lazy.flatMap(program.inheritance) where entry.resolved == .none {
            let file = program[entry.statedBy].file
            let token = program.tree(file).mainToken(entry.node)
            if token != .none { return (.undeclaredProtocol, program.name(of: token, in: file)) }
        }
        return (.undeclaredMember, name)
    }

    /// A node that goes on from something unknown adds no reason of its own.
    func dependent(_ node: NodeID, _ base: Typed) -> Fragment? {
        base.fragment
    }

    private func staticMember(_ name: Name, of type: TypeID, _ node: NodeID, _ expecting: TypeID?) -> Typed {
        if name == names.selfValue { return Typed(analyzer.types.intern(.metatype(type))) }
        if name == names.type { return Typed(analyzer.types.intern(.metatype(analyzer.types.intern(.metatype(type))))) }
        if name == names.initializer { return initializerValue(of: type, node, expecting) }
        let found = members(of: type, named: name, isStatic: true)
        let values = found.filter { program[$0.declaration].kind.isValue }
        if !values.isEmpty { return value(of: values, node, expecting, base: nil) }
        if let nested = standpoint.memberType(of: type, named: name, from: file) {
            return Typed(analyzer.types.intern(.metatype(nested)))
        }
        if let projected = projectedMember(name, of: type, isStatic: true) { return Typed(projected.type) }
        if analyzer.isUnknown(type) { return Typed(type) }
        return opaque(.undeclaredMember, node, name: name)
    }

    /// What a static member gives that is reached through an existential metatype: its associated types are erased (SE-0309), and to what is
    /// not known where the existential may constrain them.
    func erased(_ typed: Typed, _ node: NodeID) -> Typed {
        guard analyzer.types.traits(typed.type).contains(.hasMember) else { return typed }
        var isErased = false
        _ = analyzer.types.map(typed.type) { table, id in
            if case .member(let base, _) = table[id], case .existential = table[base] { isErased = true }
            return isErased ? id : nil
        }
        return isErased ? opaque(.notInferred, node) : typed
    }

    /// `Row.init` as a value: the initialiser that takes what the context gives.
    private func initializerValue(of type: TypeID, _ node: NodeID, _ expecting: TypeID?) -> Typed {
        guard let expecting, case .function(let wanted) = analyzer.types[expecting], analyzer.nominal(type) != .none else {
            return opaque(.notInferred, node, name: names.initializer)
        }
        let results = initializers(of: type).compactMap { candidate -> TypeID? in
            let signature = analyzer.signature(of: candidate.declaration)
            var taken = wanted.parameters
            if taken.count == 1, signature.parameters.count > 1, case .tuple(_, let elements) = analyzer.types[taken[0]] {
                // A function of several parameters takes a tuple's elements (SE-0110, as amended).
                taken = elements
            }
            let arguments = taken.map { CallArgument(label: .none, node: node, isTrailing: false, type: $0) }
            // Where every property has a value, a type has an initialiser without parameters beside the memberwise one.
            let isEmpty = taken.isEmpty && program[candidate.declaration].kind.isNominal
            guard signature.parameters.count == taken.count || isEmpty && signature.parameters.allSatisfy(\.hasDefault) else { return nil }
            let unlabelled = arguments.enumerated().map { index, argument in
                CallArgument(label: signature.parameters[index].label, node: argument.node, isTrailing: false, type: argument.type)
            }
            guard case .success(let made) = resolve([candidate], unlabelled, node, wanted.result) else { return nil }
            return analyzer.oneOf(made)
        }
        guard let made = results.first, results.allSatisfy({ $0 == made }) else { return opaque(.ambiguous, node, name: names.initializer) }
        return Typed(analyzer.types.intern(.function(FunctionShape(parameters: wanted.parameters, result: made, effects: wanted.effects))))
    }

    /// A member reached through `subscript(dynamicMember:)`, for key-path forms: `$model.title`, `proxy.size`. Where several subscripts give it, the
    /// context decides between them.
    func dynamicMember(_ name: Name, of type: TypeID) -> TypeID? {
        dynamicValue(of: type) { root in member(name, of: Typed(root), .root, nil).type }
    }

    /// All that a member may be which is reached through `subscript(dynamicMember:)`: what goes before the others first.
    func dynamicMembers(_ name: Name, of type: TypeID) -> [TypeID] {
        guard isDynamicMemberLookup(type), members(of: type, named: name, isStatic: false).isEmpty else { return [] }
        return dynamicReadings(of: type, all: true) { root in
            let inner = dynamicMembers(name, of: root)
            return inner.isEmpty ? [member(name, of: Typed(root), .root, nil).type] : inner
        }.map(\.type)
    }

    private func isDynamicMemberLookup(_ type: TypeID) -> Bool {
        guard case .nominal(let nominal, _, _) = analyzer.types[type] else { return false }
        return program[nominal].flags.contains(.isDynamicMemberLookup)
    }

    /// What `subscript(dynamicMember:)` makes of a part of the key path's root: a member, or an element (`$flags[0]`, SE-0252).
    func dynamicValue(of type: TypeID, _ part: (TypeID) -> TypeID) -> TypeID? {
        let readings = dynamicReadings(of: type, all: false) { [part($0)] }
        guard let first = readings.first else { return nil }
        // A subscript for another class of key paths is the more or the less special one.
        let equal = readings.filter { $0.path == first.path }.map(\.type)
        return equal.count == 1 ? first.type : analyzer.oneOf(equal, dependsOnUnknown: false)
    }

    /// What one subscript gives for a dynamic member, and the class of key paths that it takes.
    private struct DynamicReading {
        var type: TypeID
        var path: DeclID
    }

    /// What the subscripts of a type give for a dynamic member; those that are disfavoured only where no other does, or after the others.
    private func dynamicReadings(of type: TypeID, all: Bool, _ part: (TypeID) -> [TypeID]) -> [DynamicReading] {
        guard isDynamicMemberLookup(type) else { return [] }
        var result: [DynamicReading] = []
        let subscripts = members(of: type, named: names.subscriptName, isStatic: false)
        func isDisfavored(_ candidate: Candidate) -> Bool { program[candidate.declaration].flags.contains(.isDisfavored) }
        for candidate in subscripts where !isDisfavored(candidate) { addReadings(by: candidate, part, to: &result) }
        if all || result.isEmpty {
            for candidate in subscripts where isDisfavored(candidate) { addReadings(by: candidate, part, to: &result) }
        }
        return result
    }

    private func addReadings(by candidate: Candidate, _ part: (TypeID) -> [TypeID], to result: inout [DynamicReading]) {
        let signature = analyzer.signature(of: candidate.declaration)
        guard result.count < Self.dynamicLimit, signature.parameters.count == 1,
            signature.parameters[0].name == names.dynamicMember || signature.parameters[0].label == names.dynamicMember
        else { return }
        var solver = Solver(at: standpoint)
        let environment = analyzer.environment(of: candidate.declaration)
        let opened = candidate.substitution.merging(solver.open(Array(environment.own)))
        // `where Value == Store<State, Action>` says what the subscript's own parameters are.
        let same =
            environment.requirements.filter { $0.sameType != .none }.map { ($0.subject, $0.sameType) }
            + zip(environment.bindings.keys, environment.bindings.values)
        let fits = same.allSatisfy { left, right in
            solver.matchExactly(analyzer.types.substitute(left, opened), analyzer.types.substitute(right, opened))
        }
        let parameter = solver.apply(analyzer.types.substitute(signature.parameters[0].type, opened))
        guard fits, case .nominal(let path, _, let arguments) = analyzer.types[parameter], arguments.count == 2,
            conformsAsRequired(environment, solver, opened)
        else { return }
        let root = solver.apply(arguments[0])
        if analyzer.isUnknown(root) {
            // What is not seen may have the member; the subscript says what comes of it.
            if !result.isEmpty { return }
            let value = solver.finish(analyzer.types.substitute(signature.result, opened))
            result.append(DynamicReading(type: analyzer.isKnown(value) ? value : root, path: path))
            return
        }
        for found in part(root) where !analyzer.isUnknown(found) {
            var matched = solver
            var faults = Faults()
            guard matched.match(arguments[1], found, &faults), conformsAsRequired(environment, matched, opened) else { continue }
            let value = matched.finish(analyzer.types.substitute(signature.result, opened))
            if !result.contains(where: { $0.type == value }) { result.append(DynamicReading(type: value, path: path)) }
        }
    }

    /// Whether what is bound so far has the protocols that a declaration requires.
    private func conformsAsRequired(_ environment: GenericEnvironment, _ solver: Solver, _ opened: Substitution) -> Bool {
        environment.requirements.allSatisfy { requirement in
            let subject = solver.apply(analyzer.types.substitute(requirement.subject, opened))
            if analyzer.types.traits(subject).contains(.hasVariable) || !analyzer.isKnown(subject) { return true }
            return requirement.protocols.allSatisfy { standpoint.conforms(subject, to: $0) }
        }
    }

    /// How many readings of a dynamic member are looked at.
    private static var dynamicLimit: Int { 8 }

    /// Another reading of `$store.route`, where the first has no member of the name and that has: the one by another `subscript(dynamicMember:)`.
    func otherReading(of node: NodeID, _ type: TypeID, for wanted: Name) -> TypeID? {
        guard tree.kind(node) == .member, !isImplicitMember(node), let nameNode = memberNameNode(node), let baseNode = base(of: node) else {
            return nil
        }
        return otherReading(of: name(nameNode), in: expression(baseNode).type, type, for: wanted)
    }

    /// Another reading of a member of a type, where the first has no member of the name and that has.
    func otherReading(of name: Name, in root: TypeID, _ type: TypeID, for wanted: Name) -> TypeID? {
        guard isDynamicMemberLookup(root), !has(type, wanted) else { return nil }
        return dynamicMembers(name, of: root).first { $0 != type && has($0, wanted) }
    }

    private func has(_ type: TypeID, _ name: Name) -> Bool {
        !members(of: type, named: name, isStatic: false).isEmpty || dynamicMember(name, of: type) != nil
    }

    // MARK: Implicit members

    /// `.name` where the context wants a type.
    func implicitMember(_ node: NodeID, _ name: Name, _ expecting: TypeID?) -> Typed {
        guard let expecting = context(of: node) ?? expecting, !analyzer.isUnknown(expecting) else {
            return Typed(unknown(.notInferred))
        }
        for base in implicitBaseTypes(expecting) {
            let found = members(of: base, named: name, isStatic: true).filter { program[$0.declaration].kind.isValue }
            if !found.isEmpty { return value(of: found, node, nil, base: nil) }
            // `.spacing.top`: a chain may go on from a nested type (SE-0287).
            if isOnDetour(node), let nested = standpoint.memberType(of: base, named: name, from: file), !analyzer.isUnknown(nested) {
                return Typed(analyzer.types.intern(.metatype(nested)))
            }
        }
        let protocolMembers = protocolStatics(named: name, for: expecting)
        if let best = protocolMembers.first { return value(of: [best.candidate], node, nil, base: nil) }
        return opaque(.undeclaredMember, node, name: name)
    }

    /// The type that the context looks an implicit member up in, where that does not come with what is expected.
    func context(of member: NodeID) -> TypeID? {
        if let detour, detour.start == member, detour.base != .none { return detour.base }
        return typing.resultMembers[member]
    }

    /// The values of a body with an opaque result that start with an implicit member are static members that its protocols offer
    /// (SE-0299): `some Shape { .capsule }`.
    func lookUpImplicitResults(in statements: [NodeID], as result: TypeID) {
        guard case .opaque = analyzer.types[result] else { return }
        if statements.count == 1, isExpression(statements[0]), !hasOwnReturn(statements) {
            return lookUpImplicitMembers(in: statements[0], as: result)
        }
        for value in ownReturns(in: statements) { lookUpImplicitMembers(in: value, as: result) }
    }

    private func lookUpImplicitMembers(in value: NodeID, as result: TypeID) {
        switch tree.kind(value) {
        case .tuple:
            let elements = tree.children(value).filter { tree.kind($0) == .argument }
            if elements.count == 1, let inner = tree.firstChild(elements[0]) { lookUpImplicitMembers(in: inner, as: result) }
        case .sequence:
            // A value with a type of its own says what the others are.
            if let values = ternaryValues(value), values.allSatisfy(isContextual) {
                for value in values { lookUpImplicitMembers(in: value, as: result) }
            }
        default:
            guard startsImplicitly(value) else { return }
            var root = value
            while !isImplicitMember(root), let first = tree.firstChild(root) { root = first }
            typing.resultMembers[root] = result
        }
    }

    /// The types whose static members an implicit member is looked up in: the type itself, and what an Optional wraps.
    func implicitBaseTypes(_ type: TypeID) -> [TypeID] {
        var result: [TypeID] = []
        var current: TypeID? = type
        while let base = current {
            if let wrapped = analyzer.wrappedType(base) {
                current = wrapped
                result.insert(base, at: result.count)
            } else {
                result.insert(base, at: 0)
                current = nil
            }
        }
        return result
    }

    /// Static members of protocol extensions `where Self == T` that a generic parameter's protocols offer (SE-0299): `.red` for a ShapeStyle.
    func protocolStatics(named name: Name, for type: TypeID) -> [(candidate: Candidate, base: TypeID)] {
        var protocols: [DeclID] = []
        switch analyzer.types[type] {
        case .existential(let list, _): protocols = list
        case .parameter, .member, .opaque: protocols = standpoint.protocols(of: type)
        default: return []
        }
        return protocols.flatMap { protocolStatics(named: name, in: $0) }
    }

    func protocolStatics(named name: Name, in proto: DeclID) -> [(candidate: Candidate, base: TypeID)] {
        var result: [(candidate: Candidate, base: TypeID)] = []
        for inherited in analyzer.inheritedProtocols(of: proto) {
            for member in program.members(of: inherited, named: name, from: file) where fits(member, isStatic: true) {
                let parent = program[member].parent
                guard parent != .none, program[parent].kind == .extensionBlock else { continue }
                let base = analyzer.environment(of: parent).selfType
                if case .parameter = analyzer.types[base] { continue }
                guard standpoint.conforms(base, to: proto) else { continue }
                // A generic `Self == Foo<T>` is inferred from the member's own arguments.
                let substitution = Substitution([analyzer.types.intern(.parameter(owner: inherited, index: -1))], [base])
                result.append((Candidate(declaration: member, substitution: substitution, rank: 0), base))
            }
        }
        return result
    }
}
