// How code reads names, members and calls: properties by their wrappers, objects by what they tell of, computed members by their code,
// values by their initialisers, subscripts, and key paths that a call reads a value by.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

extension CodeReader {
    func read(chain node: NodeID, _ stand: Stand) {
        let tree = program.tree(stand.scope.file)
        let root = tree.chainRoot(node)
        let members = tree.chainNames(node)
        var stand = stand
        stand.isCalled = isCalled(node, stand)
        stand.passedAs = tree.parent(node).flatMap { tree.kind($0) == .argument ? node : nil }
        guard tree.kind(root) == .reference, tree.mainToken(root) != .none else {
            // A member of what an expression gives.
            if root != node { read(root, stand) }
            // A chain of modifiers is not typed link by link: only what the program declares is followed.
            if tree.kind(root) != .member, namesOwnMember(members, stand) { follow(members, of: valueType(of: root, stand), stand) }
            return
        }
        if tree.isSelf(root) {
            guard let first = members.first else { return }
            read(name: tree.mainToken(first), at: root, members: Array(members.dropFirst()), stand, isMember: true)
        } else if tree.tokens.kind(tree.mainToken(root)) == .capitalSelfKeyword {
            follow(members, of: stand.scope.type(in: program), stand)
        } else {
            read(name: tree.mainToken(root), at: root, members: members, stand)
        }
    }

    /// Whether a function that a chain names is called: there, or at once by what it is passed to.
    private func isCalled(_ node: NodeID, _ stand: Stand) -> Bool {
        let tree = program.tree(stand.scope.file)
        var inner = node
        while let outer = tree.parent(inner) {
            switch tree.kind(outer) {
            case .optionalChain, .forceUnwrap: inner = outer
            case .call where tree.firstChild(outer) == inner: return true
            case .argument: return updates.timing(of: inner, in: stand.scope.file) == .now
            default: return false
            }
        }
        return false
    }

    /// Whether one of the names of a chain is that of a member which the program declares.
    func namesOwnMember(_ members: [NodeID], _ stand: Stand) -> Bool {
        let tree = program.tree(stand.scope.file)
        return members.contains { updates.followedNames.contains(program.name(of: tree.mainToken($0), in: stand.scope.file)) }
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
        case .unknown: if tree.text(token).first?.isLowercase == true { note(.namesUnknown, stand) }
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
            if let cut = updates.cut(ofRequirement: id) { note(.leavesOut(cut), stand) }
            // Which type has it is known while the program runs: it may be any that states the protocol.
            for witness in updates.witnesses(of: id) {
                read(witness, isProjected: isProjected, members: members, stand.conditional, isPart: true)
            }
            return
        }
        guard declaration.kind == .variable else {
            guard declaration.kind == .function else { return }
            if stand.isCalled {
                enter(id, stand)
            } else if let argument = stand.passedAs, analyzer.givesContent(id) {
                // `sheet(isPresented: $isShown, content: makeSheet)` runs in a node of its own.
                let call = program.tree(stand.scope.file).call(takingClosure: argument)
                var inner = stand
                inner.region = .closure(
                    CodeLocation(stand.scope.file, argument), host: .none,
                    isPresented: stand.region.isPresented || call.map { updates.isPresentation($0, in: stand.scope.file) } ?? false)
                inner.isConditional = false
                enter(id, inner)
            }
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
            // What never changes is no source.
            if declaration.flags.contains(.isLet) { return follow(members, of: type, stand) }
            note(SourcePart(.property(id), storedPath(members, of: type, stand)), updates.isTracked(id) ? .value : .untracked, stand)
            return follow(members, of: type, stand)
        }
        if owner == .none || declaration.flags.contains(.isStatic) {
            if declaration.flags.contains(.isLet) { return follow(members, of: type, stand) }
            note(SourcePart(.property(id)), .untracked, stand)
            return follow(members, of: type, stand)
        }
        // A stored property of a view, or of a value that is read through one. A binding is read where its value is asked for.
        if !isPart {
            let isForwarded =
                updates.isBinding(analyzer.valueType(of: id))
                && members.first.map { program.tree(stand.scope.file).text(program.tree(stand.scope.file).mainToken($0)) } != "wrappedValue"
            noteInput(id, members, type, isForwarded ? .binding : .value, stand)
        }
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
                let isObject = analyzer.environmentPath(wrapper) == nil
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
    func follow(_ members: [NodeID], of type: DeclID, _ stand: Stand) {
        guard let first = members.first, type != .none else { return }
        let tree = program.tree(stand.scope.file)
        let rest = Array(members.dropFirst())
        let name = program.name(of: tree.mainToken(first), in: stand.scope.file)
        guard name != .none else { return follow(rest, of: type, stand) }
        if let found = member(name, of: type, from: stand.scope.file), !analyzer.isFromPrelude(found) {
            return read(found, isProjected: false, members: rest, stand, isPart: true)
        }
        // Through a value of the library: `items.first?.title`.
        guard analyzer.isFromPrelude(type), namesOwnMember(rest, stand), let access = tree.parent(first), tree.kind(access) == .member
        else {
            return
        }
        follow(rest, of: valueType(of: access, stand), stand)
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

extension CodeReader {
    // MARK: Initialisers

    /// A value is made while the code around runs, and so its initialiser reads for that. What a new object does with itself tells nothing.
    func enterInitializers(calledBy call: NodeID, _ callee: NodeID, _ stand: Stand) {
        guard let type = typeMade(by: callee, stand), !analyzer.isFromPrelude(type), !updates.isClass(type) else { return }
        let found = updates.initializers(of: type, takingArgumentsOf: call, in: stand.scope.file)
        for initializer in found { enter(initializer, found.count == 1 ? stand : stand.conditional) }
    }

    private func typeMade(by callee: NodeID, _ stand: Stand) -> DeclID? {
        let tree = program.tree(stand.scope.file)
        var node = callee
        if tree.kind(node) == .member, let access = MemberAccess(tree, node), tree.text(access.name) == "init", let base = access.base {
            node = base
        }
        guard tree.kind(node) == .reference, tree.mainToken(node) != .none else { return nil }
        let token = tree.mainToken(node)
        if tree.tokens.kind(token) == .capitalSelfKeyword { return stand.scope.type(in: program) }
        guard tree.isTypeName(node), case .declaration(let found) = analyzer.origin(of: token, at: node, in: stand.scope),
            program[found].kind.isNominal
        else { return nil }
        return found
    }

    // MARK: Subscripts

    func read(subscript node: NodeID, _ stand: Stand) {
        let tree = program.tree(stand.scope.file)
        for child in tree.children(node) where tree.kind(child) != .argumentList { read(child, stand) }
        let arguments = tree.child(node, .argumentList).map { Argument.all(tree, in: $0) } ?? []
        let path = arguments.first { $0.label.map { tree.name($0) } == "keyPath" }?.expression
        for value in arguments.compactMap(\.expression) where value != path { read(value, stand) }
        guard let base = tree.firstChild(node), path != nil || !updates.subscripts.isEmpty else { return }
        let type = analyzer.nominal(updates.plain(analyzer.typeOfValue(base, in: stand.scope)))
        guard type != .none else { return }
        if let path {
            read(keyPath: path, of: type, stand)
        } else {
            for owner in program.classes(from: type) { updates.subscripts[owner]?.forEach { enter($0, stand) } }
        }
    }

    // MARK: Key paths

    /// A key path that a call takes which uses it at once: `items.map(\.title)`.
    func read(keyPath node: NodeID, _ stand: Stand) {
        let tree = program.tree(stand.scope.file)
        guard namesOwnMember(components(of: node, tree), stand), let call = tree.call(takingClosure: node),
            let callee = tree.firstChild(call)
        else { return }
        if let root = writtenRoot(of: node, stand) {
            guard updates.isClass(root), !updates.isViewMethod(callee, in: stand.scope.file) else { return }
            return follow(components(of: node, tree), of: root, stand)
        }
        guard tree.kind(callee) == .member, let base = MemberAccess(tree, callee)?.base,
            !updates.isViewMethod(callee, in: stand.scope.file), updates.timing(of: node, in: stand.scope.file) == .now
        else { return }
        let type = updates.plain(analyzer.typeOfValue(base, in: stand.scope))
        let element = analyzer.genericArguments(type).last.map { analyzer.nominal(updates.plain($0)) } ?? analyzer.nominal(type)
        follow(components(of: node, tree), of: element, stand)
    }

    /// A value that is read by a key path: one that is written, or one that may name any property.
    private func read(keyPath node: NodeID, of type: DeclID, _ stand: Stand) {
        let tree = program.tree(stand.scope.file)
        guard tree.kind(node) != .keyPath else { return follow(components(of: node, tree), of: type, stand) }
        read(node, stand)
        for property in program.classes(from: type).flatMap({ analyzer.storedProperties(of: $0) }) where updates.isTracked(property) {
            note(SourcePart(.property(property)), .value, stand.conditional)
        }
    }

    private func components(of node: NodeID, _ tree: SyntaxTree) -> [NodeID] {
        tree.children(node).compactMap { tree.kind($0) == .keyPathComponent ? tree.child($0, .reference) : nil }
    }

    /// The type that a key path names.
    private func writtenRoot(of node: NodeID, _ stand: Stand) -> DeclID? {
        let tree = program.tree(stand.scope.file)
        guard let first = tree.firstChild(node), tree.kind(first) != .keyPathComponent, let token = tree.calleeToken(first) else {
            return nil
        }
        return analyzer.valuesAndTypes(named: program.name(of: token, in: stand.scope.file)).first { program[$0].kind.isNominal }
    }
}

extension Updates {
    /// The initialisers that the program writes for a type and that fit the labels of a call.
    func initializers(of type: DeclID, takingArgumentsOf call: NodeID, in file: FileID) -> [DeclID] {
        let all = program.members(of: type).filter { program[$0].kind == .initializer && !analyzer.isFromPrelude($0) }
        return all.filter { takes($0, argumentsOf: call, in: file) }
    }

    /// Whether the labels of a call fit a function, as far as they are written between parentheses.
    func takes(_ function: DeclID, argumentsOf call: NodeID, in file: FileID) -> Bool {
        let tree = program.tree(file)
        let given = (tree.child(call, .argumentList).map { Argument.all(tree, in: $0) } ?? []).map { argument in
            argument.label.map { program.name(of: $0, in: file) } ?? .none
        }
        let parameters = analyzer.signature(of: function).parameters
        var next = 0
        for parameter in parameters {
            if next < given.count, given[next] == parameter.label {
                next += 1
            } else if !parameter.hasDefault, !analyzer.isFunction(parameter.type) {
                return false
            }
        }
        return next == given.count
    }

    /// Whether a call is one of a modifier of views.
    func isViewMethod(_ callee: NodeID, in file: FileID) -> Bool {
        let tree = program.tree(file)
        guard let token = tree.calleeToken(callee) else { return false }
        return callables[program.name(of: token, in: file)].contains { program.nominal(containing: $0) == analyzer.wellKnown.view }
    }

    /// Whether an expression is passed as a closure that is kept: what it reads is read later.
    func isAutoclosure(_ node: NodeID, in file: FileID) -> Bool {
        let tree = program.tree(file)
        guard let call = tree.call(takingClosure: node), let callee = tree.calleeToken(call) else { return false }
        let label = tree.parent(node).flatMap { tree.kind($0) == .argument && tree.mainToken($0) != .none ? tree.mainToken($0) : nil }
        let name = label.map { program.name(of: $0, in: file) } ?? .none
        return callables[program.name(of: callee, in: file)].contains { function in
            analyzer.signature(of: function).parameters.contains { parameter in
                parameter.isAutoclosure && parameter.label == name
                    && program.tree(program[function].file).isEscaping(parameter: parameter.syntax)
            }
        }
    }
}
