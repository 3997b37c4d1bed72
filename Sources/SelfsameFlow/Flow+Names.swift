// Steps back from names, members and calls: what they mean is asked of the inference, what the program does not declare is told by its marks.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

extension Flow {
    // MARK: Names

    /// Where the value of a name comes from.
    func step(fromName place: ValuePlace) -> ValueStep {
        let tree = program.tree(place.scope.file)
        let token = tree.mainToken(place.node)
        guard token != .none else { return .nothing }
        switch tree.tokens.kind(token) {
        case .selfKeyword: return place.frame?.member?.receiver.map { .same($0) } ?? .owner
        case .capitalSelfKeyword: return .nothing
        default: return step(fromName: token, at: place)
        }
    }

    /// Of `if let x`, the `x` outside; any other pattern gives no value.
    func step(fromPattern place: ValuePlace) -> ValueStep {
        let tree = program.tree(place.scope.file)
        guard let clause = tree.parent(place.node), tree.kind(clause) == .optionalBinding, tree.initialValue(of: clause) == nil else {
            return .nothing
        }
        return step(fromName: tree.mainToken(place.node), at: place.with(clause))
    }

    private func step(fromName token: TokenID, at place: ValuePlace) -> ValueStep {
        switch origin(of: token, at: place.node, in: place.scope) {
        case .local(let value): return value.map { step(fromLocal: place.with($0)) } ?? .unknown
        case .parameter(let function):
            if let entered = place.frame?.member, entered.isCall, entered.id == place.scope.declaration { return .nothing }
            return .parameter(givenParameter(named: token, of: function, in: place.scope))
        case .closureParameter(let closure):
            if place.frame?.enters(closure) ?? false { return .nothing }
            return givenParameter(named: token, ofClosure: closure, in: place.scope).map { .parameter($0) } ?? .closureParameter(closure)
        case .element: return .element
        case .declaration(let found):
            if program[found].kind.isNominal { return .type(found) }
            guard program[found].kind == .variable || program[found].kind == .enumCase else { return .nothing }
            return .declared([found], of: program[found].parent == .none ? .none : .own(place.scope, place.frame))
        case .unknown: return .unknown
        }
    }

    /// What gives a local name its value, which stands at a place.
    private func step(fromLocal place: ValuePlace) -> ValueStep {
        let tree = program.tree(place.scope.file)
        switch tree.kind(place.node) {
        case .block, .getterBlock: return .localBlock(place)
        case .optionalBinding:
            // `if let x` takes the x of the scope outside.
            return tree.firstChild(place.node).map { .local(place.with($0), isConstant: true, isUnwrapped: true, isPart: false) }
                ?? .unknown
        default: break
        }
        guard let initializer = tree.parent(place.node), let binding = tree.parent(initializer), let pattern = tree.firstChild(binding)
        else {
            return .local(place, isConstant: false, isUnwrapped: false, isPart: true)
        }
        let isPart = tree.kind(pattern) != .identifierPattern
        switch tree.kind(binding) {
        case .optionalBinding: return .local(place, isConstant: true, isUnwrapped: true, isPart: isPart)
        case .patternBinding:
            let isLet = tree.parent(binding).map { tree.mainToken($0) != .none && tree.text(tree.mainToken($0)) == "let" } ?? false
            return .local(place, isConstant: isLet, isUnwrapped: false, isPart: isPart)
        default: return .local(place, isConstant: true, isUnwrapped: false, isPart: true)
        }
    }

    // MARK: Members

    /// Where the value of a member comes from.
    func step(fromMember place: ValuePlace) -> ValueStep {
        let tree = program.tree(place.scope.file)
        guard let member = MemberAccess(tree, place.node) else { return .nothing }
        guard let before = member.base else {
            return isClock(marks(ofImplicit: place.node, in: place.scope.file)) ? .clock : .caseName(member.name)
        }
        let found = declarations(ofMember: place.node, in: place.scope)
        if !found.isEmpty {
            let values = found.filter { program[$0].kind == .variable || program[$0].kind == .enumCase }
            return values.isEmpty ? .nothing : .declared(values, of: base(place.with(before)))
        }
        if isProcessFact(place.node, in: place.scope.file) { return .processFact }
        if isClock(marks(ofMember: place.node, in: place.scope.file)) { return .clock }
        return tree.isTypeName(before) ? .caseName(member.name) : .systemMember(member.name, of: place.with(before))
    }

    /// What a member after an expression is read of.
    private func base(_ place: ValuePlace) -> ValueBase {
        let tree = program.tree(place.scope.file)
        if tree.kind(place.node) == .reference, tree.mainToken(place.node) != .none {
            if tree.isSelf(place.node) { return .own(place.scope, place.frame) }
            switch step(fromName: place) {
            case .type, .nothing: return .none
            default: break
            }
        }
        return .value(place)
    }

    /// The value that a member is read of or called on, with what is passed; nil for what is no member of a value.
    func partsOfMember(_ place: ValuePlace) -> [ValuePlace]? {
        let tree = program.tree(place.scope.file)
        let isCall = tree.kind(place.node) == .call
        let member = isCall ? tree.firstChild(place.node) ?? place.node : place.node
        guard let before = MemberAccess(tree, member)?.base, case .value(let value) = base(place.with(before)), !tree.isTypeName(before)
        else { return nil }
        return [value] + (isCall ? tree.children(place.node).dropFirst().flatMap { tree.passedValues($0) }.map(place.with) : [])
    }

    /// The declarations of the program that a member may be; none where it belongs to the system.
    package func declarations(ofMember node: NodeID, in scope: CodeScope) -> [DeclID] {
        let tree = program.tree(scope.file)
        guard let member = MemberAccess(tree, node), let before = member.base,
            let name = program.names.find(tree.name(member.name).withoutProjection)
        else { return [] }
        var owner = DeclID.none
        if tree.kind(before) == .reference, tree.mainToken(before) != .none,
            [.selfKeyword, .capitalSelfKeyword].contains(tree.tokens.kind(tree.mainToken(before)))
        {
            owner = scope.type(in: program)
        } else if tree.isTypeName(before), tree.kind(before) == .reference,
            case .declaration(let found) = origin(of: tree.mainToken(before), at: before, in: scope),
            program[found].kind.isNominal
        {
            owner = found
        } else {
            let type = typeOfValue(before, in: scope)
            // An element of a tuple has no declaration, whatever properties have its label.
            if case .tuple = structure(of: type) { return [] }
            owner = nominal(projectedType(type))
        }
        if owner != .none {
            let members = valueMembers(named: name, of: owner, from: scope.file)
            if !members.isEmpty || !program[owner].flags.contains(.isDynamicMemberLookup) {
                return members.filter { !isFromPrelude($0) }
            }
        }
        // A member of a type that is named, and is not found, is no property of some other value.
        if tree.isTypeName(before) { return [] }
        // Reached through a type that is not known, or that hands members on: the one property of that name close by.
        let nearest = program.nearest(valuesAndTypes(named: name).filter { isInstanceProperty($0) }, to: scope.file)
        return nearest.count == 1 ? nearest : []
    }

    /// The type of the value that a binding, or the projection of an object, leads to; any other type as it is.
    func projectedType(_ type: TypeID) -> TypeID {
        let owner = nominal(type)
        guard owner != .none, isFromPrelude(owner), program[owner].flags.contains(.isDynamicMemberLookup),
            case .nominal(_, let parent, let arguments) = structure(of: type),
            let value = arguments.first ?? (parent == .none ? nil : genericArguments(parent).first), nominal(value) != .none
        else { return type }
        return value
    }

    private func isInstanceProperty(_ id: DeclID) -> Bool {
        program[id].kind == .variable && program[id].parent != .none && !program[id].flags.contains(.isStatic)
    }

    // MARK: Calls

    func step(fromCall place: ValuePlace) -> ValueStep {
        let tree = program.tree(place.scope.file)
        guard let callee = tree.firstChild(place.node) else { return .nothing }
        var call = ValueCall(
            place: place, callee: callee, name: tree.calleeToken(callee) ?? .none, functions: [], block: nil, base: nil, receiver: .none,
            arguments: tree.children(place.node).dropFirst().flatMap { tree.passedValues($0) }.map(place.with))
        switch tree.kind(callee) {
        case .reference where call.name != .none:
            switch origin(of: call.name, at: callee, in: place.scope) {
            case .declaration(let found) where !isFromPrelude(found):
                call.functions = [found]
                call.receiver = .own(place.scope, place.frame)
            case .local(let value?): call.block = place.with(value)
            default: break
            }
        case .member:
            guard let before = MemberAccess(tree, callee)?.base else { break }
            call.base = place.with(before)
            call.receiver = base(place.with(before))
            call.functions = declarations(ofMember: callee, in: place.scope)
        default: call.base = place.with(callee)
        }
        guard call.functions.isEmpty, call.block == nil else { return .call(call) }
        return isClock(marks(ofCall: place.node, in: place.scope.file)) ? .clock : .call(call)
    }

    /// Whether what is called is a case: `.reply`, `Draft.reply`.
    func isCase(_ call: ValueCall, of type: DeclID) -> Bool {
        guard program.tree(call.place.scope.file).kind(call.callee) == .member, call.name != .none else { return false }
        let owner = call.base.map { namedType($0) } ?? type
        guard owner != .none, program[owner].kind == .enumType else { return false }
        let name = program.name(of: call.name, in: call.place.scope.file)
        return program.members(of: owner, named: name, from: call.place.scope.file).contains { program[$0].kind == .enumCase }
    }

    /// Whether a call makes an enumeration: `.reply(id)`, `Draft.reply(id)`, `Level(rawValue: x)`.
    func makesEnumeration(_ call: ValueCall) -> Bool {
        let tree = program.tree(call.place.scope.file)
        if tree.kind(call.callee) == .member, call.base == nil { return true }
        let type = namedType(call.base ?? call.place.with(call.callee))
        return type != .none && program[type].kind == .enumType
    }

    /// The type that an expression names; `.none` for anything else.
    private func namedType(_ place: ValuePlace) -> DeclID { if case .type(let type) = step(from: place) { type } else { .none } }

    /// Whether what the system gives is another value later: the time, or a random number.
    private func isClock(_ marks: Marks) -> Bool { !marks.isDisjoint(with: [.clock, .random]) }
}

extension SyntaxTree {
    /// The values that a part of a call passes: of its list of arguments, or its trailing closures.
    fileprivate func passedValues(_ part: NodeID) -> [NodeID] {
        switch kind(part) {
        case .argumentList: children(part).map { kind($0) == .argument ? firstChild($0) ?? $0 : $0 }
        case .labeledClosure: children(part).filter { kind($0) == .closure }
        default: [part]
        }
    }
}
