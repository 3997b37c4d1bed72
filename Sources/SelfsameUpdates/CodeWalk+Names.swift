// How a walk over code reads names and members: properties by their wrappers, objects by what they tell of, computed members by their code.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

extension CodeWalk {
    func read(chain node: NodeID, _ stand: Stand) {
        let tree = program.tree(stand.scope.file)
        let root = tree.chainRoot(node)
        let members = tree.chainNames(node)
        guard tree.kind(root) == .reference, tree.mainToken(root) != .none else {
            // A member of what an expression gives.
            if root != node { read(root, stand) }
            // A chain of modifiers is not typed link by link: only what the program declares is followed.
            if let first = members.first, tree.kind(root) != .member,
                case let name = program.name(of: tree.mainToken(first), in: stand.scope.file),
                name == .none || updates.followedNames.contains(name)
            {
                follow(members, of: valueType(of: root, stand), stand)
            }
            return
        }
        if tree.isSelf(root) {
            guard let first = members.first else { return }
            read(name: tree.mainToken(first), at: root, members: Array(members.dropFirst()), stand, isMember: true)
        } else {
            read(name: tree.mainToken(root), at: root, members: members, stand)
        }
    }

    /// Reads a name, and members of its value.
    func read(
        name token: TokenID, at node: NodeID, members: [NodeID], _ stand: Stand, isMember: Bool = false, isPresentation: Bool = false
    ) {
        let tree = program.tree(stand.scope.file)
        var origin = analyzer.origin(of: token, at: node, in: stand.scope)
        if isMember, case let name = program.name(of: token, in: stand.scope.file), name != .none || tree.text(token).first == "$" {
            let plain = name != .none ? name : program.names.find(tree.name(token).withoutProjection) ?? .none
            origin = analyzer.member(plain, of: stand.scope.type(in: program), from: stand.scope.file) ?? .unknown
        }
        switch origin {
        case .declaration(let id) where program[id].kind.isNominal: follow(members, of: id, stand)
        case .declaration(let id):
            read(id, isProjected: tree.text(token).first == "$", members: members, stand, isPresentation: isPresentation)
        case .closureParameter(let closure):
            let place = CodeLocation(stand.scope.file, closure)
            let type = valueType(of: node, stand)
            // Content that a closure is given is no value that it depends on.
            if type == .none || !program.statedProtocols(of: type).contains(analyzer.wellKnown.view) {
                note(SourcePart(.closure(place.file, place.node), members.map { tree.name(tree.mainToken($0)) }), .value, stand)
            }
            follow(members, of: type, stand)
        case .local, .parameter, .element:
            follow(members, of: members.isEmpty ? .none : valueType(of: node, stand), stand)
        case .unknown: if tree.text(token).first?.isLowercase == true { unknownNames += 1 }
        }
    }

    private func valueType(of node: NodeID, _ stand: Stand) -> DeclID {
        stand.scope.declaration == .none ? .none : analyzer.nominal(updates.plain(analyzer.typeOfValue(node, in: stand.scope)))
    }

    /// Reads a declaration of the program.
    private func read(
        _ id: DeclID, isProjected: Bool, members: [NodeID], _ stand: Stand, isPresentation: Bool = false, isPart: Bool = false
    ) {
        let declaration = program[id]
        let type = members.isEmpty ? DeclID.none : updates.heldType(of: id)
        if declaration.parent != .none, program[declaration.parent].kind == .protocolType, !analyzer.isFromPrelude(id) {
            // Which type has it is known while the program runs: it may be any that states the protocol.
            for witness in updates.witnesses(of: id) {
                read(witness, isProjected: isProjected, members: members, stand.conditional, isPart: true)
            }
            return
        }
        guard declaration.kind == .variable else {
            if declaration.kind == .function { enter(id, stand) }
            return
        }
        if let wrapper = updates.wrapper(of: id), !wrapper.marks.contains(.published) {
            return read(id, wrapper, isProjected: isProjected, members: members, stand, isPresentation: isPresentation)
        }
        guard declaration.flags.contains(.isStored) else {
            enter(id, stand)
            return follow(members, of: members.isEmpty ? .none : updates.heldType(of: id), stand)
        }
        let owner = program.nominal(containing: id)
        if updates.isClass(owner), !declaration.flags.contains(.isStatic) {
            note(SourcePart(.property(id), storedPath(members, of: type, stand)), updates.isTracked(id) ? .value : .untracked, stand)
            return follow(members, of: type, stand)
        }
        if owner == .none || declaration.flags.contains(.isStatic) {
            note(SourcePart(.property(id)), .untracked, stand)
            return follow(members, of: type, stand)
        }
        // A stored property of a view, or of a value that is read through one.
        if !isPart { noteInput(id, members, type, .value, stand) }
        follow(members, of: type, stand)
    }

    private func noteInput(_ id: DeclID, _ members: [NodeID], _ type: DeclID, _ form: ReadEvent.Form, _ stand: Stand) {
        // What a value reads of itself is part of the value.
        guard updates.unitKind(of: program.nominal(containing: id)) != nil || updates.wrapper(of: id) != nil else { return }
        let holds = updates.isClass(updates.heldType(of: id))
        note(SourcePart(.property(id), storedPath(members, of: type, stand)), holds ? members.isEmpty ? .reference : .base : form, stand)
    }

    /// Reads a property that a wrapper keeps.
    private func read(
        _ id: DeclID, _ wrapper: PropertyWrapper, isProjected: Bool, members: [NodeID], _ stand: Stand, isPresentation: Bool
    ) {
        let type = members.isEmpty ? DeclID.none : updates.heldType(of: id)
        let tree = program.tree(stand.scope.file)
        if wrapper.marks.contains(.object), !wrapper.marks.contains(.environment) {
            note(SourcePart(.property(id)), members.isEmpty ? .reference : .base, stand)
            return follow(members, of: updates.heldType(of: id), stand)
        }
        if wrapper.marks.contains(.environment) {
            if members.isEmpty || !updates.isClass(updates.heldType(of: id)) {
                let isObject = analyzer.environmentKey(wrapper) == nil
                note(SourcePart(.property(id), storedPath(members, of: type, stand)), isObject ? .reference : .value, stand)
            }
            return follow(members, of: type, stand)
        }
        enterAccessor(of: wrapper, isProjected: isProjected, stand)
        if isProjected {
            let names = members.map { tree.name(tree.mainToken($0)) }
            let isValue = names.first == "wrappedValue"
            let path = names.filter { $0 != "wrappedValue" && $0 != "projectedValue" }
            if updates.isClass(updates.heldType(of: id)), !path.isEmpty {
                return follow(members, of: updates.heldType(of: id), stand)
            }
            return note(SourcePart(.property(id), path), isValue ? .value : isPresentation ? .presentation : .binding, stand)
        }
        noteInput(id, members, type, .value, stand)
        follow(members, of: type, stand)
    }

    /// A wrapper of the program reads what its accessor reads.
    private func enterAccessor(of wrapper: PropertyWrapper, isProjected: Bool, _ stand: Stand) {
        guard wrapper.declaration != .none, !analyzer.isFromPrelude(wrapper.declaration),
            case let text = isProjected ? "projectedValue" : "wrappedValue", let name = program.names.find(text),
            case .declaration(let accessor)? = analyzer.member(name, of: wrapper.declaration, from: program[wrapper.declaration].file)
        else { return }
        enter(accessor, stand)
    }

    /// The members of a value: properties of objects are sources of their own, computed ones are entered.
    private func follow(_ members: [NodeID], of type: DeclID, _ stand: Stand) {
        guard let first = members.first, type != .none else { return }
        let tree = program.tree(stand.scope.file)
        let rest = Array(members.dropFirst())
        let name = program.name(of: tree.mainToken(first), in: stand.scope.file)
        guard name != .none else { return follow(rest, of: type, stand) }
        guard !analyzer.isFromPrelude(type), let found = member(name, of: type, from: stand.scope.file) else { return }
        read(found, isProjected: false, members: rest, stand, isPart: true)
    }

    private func member(_ name: Name, of type: DeclID, from file: FileID) -> DeclID? {
        if case .declaration(let found)? = analyzer.member(name, of: type, from: file) { return found }
        for proto in program.statedProtocols(of: type) where !analyzer.isFromPrelude(proto) {
            if case .declaration(let found)? = analyzer.member(name, of: proto, from: file) { return found }
        }
        return nil
    }

    /// The names of stored properties that lead from a value to a part of it; it ends before an object and before what is computed.
    private func storedPath(_ members: [NodeID], of type: DeclID, _ stand: Stand) -> [String] {
        var result: [String] = []
        var type = type
        for node in members {
            let name = program.name(of: program.tree(stand.scope.file).mainToken(node), in: stand.scope.file)
            guard type != .none, name != .none, !updates.isClass(type), !analyzer.isFromPrelude(type),
                case .declaration(let found)? = analyzer.member(name, of: type, from: stand.scope.file),
                program[found].kind == .variable, program[found].flags.contains(.isStored)
            else { break }
            result.append(analyzer.name(name))
            type = updates.heldType(of: found)
        }
        return result
    }
}
