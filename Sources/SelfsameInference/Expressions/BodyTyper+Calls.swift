// Calls: candidates for the callee, each tried against the arguments; the fewest faults win, then the more specialised, then fewer
// defaulted parameters. Where that does not decide and the survivors differ, the parts that differ are `_`: never the first.

import SelfsameDeclarations
import SelfsameSyntax

extension BodyTyper {
    /// `callee(…) { … }`.
    func call(_ node: NodeID, _ expecting: TypeID?) -> Typed {
        guard let callee = tree.firstChild(node) else { return opaque(.syntaxError, node) }
        let arguments = arguments(ofCall: node)
        var head = callee
        while tree.kind(head) == .specialize, let inner = tree.firstChild(head) { head = inner }
        switch tree.kind(head) {
        case .reference where head == callee: return callNamed(head, arguments, node, expecting)
        case .member where head == callee: return callMember(head, arguments, node, expecting)
        default:
            if let type = sugaredType(callee) { return construct(type, arguments, node, expecting) }
            // A closure that is called where it stands gives what is wanted of the call.
            if let closure = appliedClosure(node) { return closureBody(closure, [], .none, expecting).result }
            let typed = expression(callee)
            return call(typed.type, arguments, at: node, expecting: expecting, base: typed)
        }
    }

    /// The closure of `{ … }()`.
    func appliedClosure(_ node: NodeID) -> NodeID? {
        guard tree.kind(node) == .call, let callee = tree.firstChild(node), tree.kind(callee) == .closure,
            closureParameters(callee) == nil, arguments(ofCall: node).isEmpty
        else { return nil }
        return callee
    }

    /// The type that `[Item]`, `[Key: Value]` or `Item?` names where it is called; nil for an expression that names none.
    private func sugaredType(_ node: NodeID) -> TypeID? {
        switch tree.kind(node) {
        case .array: return tree.onlyChild(node).flatMap(namedType).map(analyzer.arrayType)
        case .dictionary:
            guard let element = tree.onlyChild(node), let first = tree.firstChild(element), let last = tree.lastChild(element),
                first != last, let key = namedType(first), let value = namedType(last)
            else { return nil }
            return analyzer.nominalType(analyzer.wellKnown.dictionary, [key, value])
        case .optionalChain: return tree.firstChild(node).flatMap(namedType).map(analyzer.optionalType)
        default: return nil
        }
    }

    /// The type that an expression names; nil for one that names none.
    func namedType(_ node: NodeID) -> TypeID? {
        switch tree.kind(node) {
        case .array, .dictionary, .optionalChain: return sugaredType(node)
        case .tuple:
            let elements = tree.children(node).filter { tree.kind($0) == .argument }
            let types = elements.compactMap { tree.firstChild($0).flatMap(namedType) }
            guard types.count == elements.count, !types.isEmpty else { return nil }
            if types.count == 1 { return types[0] }
            let labels = elements.map { tree.mainToken($0) == .none ? Name.none : name(token: tree.mainToken($0)) }
            return analyzer.types.intern(.tuple(labels: labels, elements: types))
        case .reference, .member, .specialize:
            switch analyzer.types[expression(node).type] {
            case .metatype(let type): return type
            case .unknown: return expression(node).type
            default: return nil
            }
        case .typeExpression: return tree.firstChild(node).map(resolveType)
        default: return nil
        }
    }

    private func callNamed(_ callee: NodeID, _ arguments: [CallArgument], _ node: NodeID, _ expecting: TypeID?) -> Typed {
        let name = name(callee)
        switch lookUp(name, at: callee) {
        case .local(let local): return call(local.type, arguments, at: node, expecting: expecting, base: Typed(local.type, local.fragment))
        case .type(let type, let functions):
            if analyzer.isUnknown(type) { return opaqueType(type, node, name) }
            if !functions.isEmpty {
                let candidates = functions.map { Candidate(declaration: $0) } + initializers(of: type)
                return finish(resolve(candidates, arguments, node, expecting), node, base: nil, name: name)
            }
            let typed = call(analyzer.types.intern(.metatype(type)), arguments, at: node, expecting: expecting)
            return analyzer.isUnknown(typed.type) ? shadowed(name, by: type, arguments, node, expecting) ?? typed : typed
        case .candidates(let found):
            if let type = dynamicType(found, arguments) { return Typed(type) }
            var candidates = callable(found)
            // A member that cannot be called this way does not hide a global function or type of the name from the compiler's view
            // of a *type*: `Text("x")` inside a view with a property `text` is another name; equal names stay members.
            if candidates.isEmpty {
                let type = standpoint.lookUpType(name, in: file, scope: declaration)
                if !analyzer.isUnknown(type) {
                    return call(analyzer.types.intern(.metatype(type)), arguments, at: node, expecting: expecting)
                }
                candidates = found
            }
            if let value = callableValue(candidates) {
                return call(value, arguments, at: node, expecting: expecting, base: expression(callee))
            }
            return finish(resolve(candidates, arguments, node, expecting), node, base: implicitReceiver(candidates, callee), name: name)
        case .none:
            if tree.text(tree.mainToken(callee)) == "Self", selfType != .none {
                return call(analyzer.types.intern(.metatype(selfType)), arguments, at: node, expecting: expecting)
            }
            return opaque(.undeclaredName, node, name: name)
        }
    }

    /// The result of the standard library's `type(of:)`, which its declaration cannot express.
    private func dynamicType(_ found: [Candidate], _ arguments: [CallArgument]) -> TypeID? {
        guard found.count == 1, arguments.count == 1, !arguments[0].isTrailing, arguments[0].label != .none else { return nil }
        let function = program[found[0].declaration]
        guard function.kind == .function, function.parent == .none, program.names[function.name] == "type",
            program.names[arguments[0].label] == "of", program.files[Int(function.file.rawValue)].role.isPrelude
        else { return nil }
        let value = expression(arguments[0].node).type
        switch analyzer.types[value] {
        case .unknown, .oneOf: return nil
        case .existential: return analyzer.types.intern(.existentialMetatype(value))
        default: return analyzer.types.intern(.metatype(value))
        }
    }

    /// `hidden()` for `self.hidden()`: a modifier that a protocol offers, applied to `self`. A view's own functions are no modifiers of it.
    private func implicitReceiver(_ candidates: [Candidate], _ callee: NodeID) -> Typed? {
        guard !isStatic, selfType != .none, standpoint.isContent(selfType),
            candidates.allSatisfy({ isProtocolMember($0.declaration) && !program[$0.declaration].flags.contains(.isStatic) })
        else { return nil }
        return Typed(selfType, Fragment(.reference, callee, selfType))
    }

    /// A type of the name that another module than this file's declares does not hide the prelude's: the call decides between the two.
    private func shadowed(_ name: Name, by type: TypeID, _ arguments: [CallArgument], _ node: NodeID, _ expecting: TypeID?) -> Typed? {
        let user = analyzer.nominal(type)
        guard user != .none, !program.files[Int(program[user].file.rawValue)].role.isPrelude,
            program.files[Int(program[user].file.rawValue)].module != program.files[Int(file.rawValue)].module
        else { return nil }
        for module in analyzer.wellKnown.preludeModules {
            for other in program.inModule(module, name, from: file) where program[other].kind.isNominal && other != user {
                let typed = construct(standpoint.instantiate(other, arguments: [], outer: .none), arguments, node, expecting)
                if !analyzer.isUnknown(typed.type) { return typed }
            }
        }
        return nil
    }

    private func opaqueType(_ type: TypeID, _ node: NodeID, _ name: Name) -> Typed {
        guard case .unknown(let reason, let cause) = analyzer.types[type] else { return Typed(type) }
        return opaque(reason, node, name: cause == .none ? name : cause)
    }

    /// Functions as they are; properties of function type as values that can be called.
    private func callable(_ found: [Candidate]) -> [Candidate] {
        if found.allSatisfy({ program[$0.declaration].kind == .function }) { return found }
        return found.compactMap { candidate in
            switch program[candidate.declaration].kind {
            case .function, .enumCase, .initializer, .macro: return candidate
            case .variable:
                var copy = candidate
                var type = standpoint.reduced(
                    analyzer.types.substitute(analyzer.valueType(of: candidate.declaration), candidate.substitution))
                while let wrapped = analyzer.wrappedType(type) { type = wrapped }
                switch analyzer.types[type] {
                case .function, .metatype, .unknown: copy.function = type
                case .nominal, .opaque, .parameter, .existential:
                    // A value that cannot be called does not stand in the way of a method: `shape.stroke(.red).background()`.
                    guard found.count == 1 || !members(of: type, named: names.callAsFunction, isStatic: false).isEmpty else { return nil }
                    copy.function = type
                default: return nil
                }
                return copy
            default: return nil
            }
        }
    }

    /// The type of the one property that is called, where it is a value with `callAsFunction` or a type.
    private func callableValue(_ candidates: [Candidate]) -> TypeID? {
        guard candidates.count == 1, candidates[0].function != .none else { return nil }
        switch analyzer.types[candidates[0].function] {
        case .nominal, .metatype, .opaque, .parameter, .existential: return candidates[0].function
        default: return nil
        }
    }

    private func callMember(_ callee: NodeID, _ arguments: [CallArgument], _ node: NodeID, _ expecting: TypeID?) -> Typed {
        guard let nameNode = memberNameNode(callee) else { return opaque(.syntaxError, node) }
        let name = name(nameNode)
        if isImplicitMember(callee) { return callImplicit(callee, name, arguments, node, expecting) }
        guard let baseNode = base(of: callee) else { return opaque(.syntaxError, node) }
        if let found = moduleMember(baseNode, name) {
            switch found {
            case .type(let type, _): return call(analyzer.types.intern(.metatype(type)), arguments, at: node, expecting: expecting)
            case .candidates(let candidates):
                return finish(resolve(callable(candidates), arguments, node, expecting), node, base: nil, name: name)
            default: break
            }
        }
        var base = expression(baseNode)
        if let expecting, let wanted = wantedReceiver(of: name, on: base.type, giving: expecting) {
            base = expression(baseNode, expecting: wanted)
        }
        base = unwrapped(baseNode, base, for: name)
        return callMember(name, of: base, arguments, node, expecting)
    }

    /// What the context tells of a receiver of which parts are not known, through a method that speaks of the receiver's generic arguments in
    /// its result: `TableColumn("a") { … }.width(60)` is a column of this table's rows because its `width` is.
    private func wantedReceiver(of name: Name, on base: TypeID, giving expecting: TypeID) -> TypeID? {
        guard !analyzer.isKnown(base) else { return nil }
        // An opaque result is that of one method, which may be a protocol's.
        var method = DeclID.none
        if case .opaque(let declaration, _, _) = analyzer.types[expecting] { method = declaration }
        let nominal = analyzer.nominal(base)
        guard method != .none || nominal != .none && analyzer.nominal(expecting) != .none else { return nil }
        var wanted: TypeID?
        for candidate in members(of: base, named: name, isStatic: false) where program[candidate.declaration].kind == .function {
            if method != .none {
                guard candidate.declaration == method else { continue }
            } else {
                guard program.nominal(containing: candidate.declaration) == nominal else { return nil }
            }
            let environment = analyzer.environment(of: candidate.declaration)
            var solver = Solver(at: standpoint)
            let opened = solver.open(environment.parameters)
            let result = analyzer.types.substitute(analyzer.signature(of: candidate.declaration).result, opened)
            guard method != .none || analyzer.nominal(result) != .none, solver.matchExactly(result, expecting) else { return nil }
            let receiver = solver.finish(analyzer.types.substitute(environment.selfType, opened))
            guard wanted == nil || wanted == receiver else { return nil }
            wanted = receiver
        }
        return wanted == base ? nil : wanted
    }

    func callMember(_ name: Name, of base: Typed, _ arguments: [CallArgument], _ node: NodeID, _ expecting: TypeID?) -> Typed {
        switch analyzer.types[base.type] {
        case .unknown: return callOnUnknown(name, base, arguments, node)
        case .metatype(let type):
            if name == names.initializer { return construct(type, arguments, node, expecting) }
            let found = members(of: type, named: name, isStatic: true)
            let values = callable(found)
            if !values.isEmpty { return finish(resolve(values, arguments, node, expecting), node, base: nil, name: name) }
            if let nested = standpoint.memberType(of: type, named: name, from: file), !analyzer.isUnknown(nested) {
                return construct(nested, arguments, node, expecting)
            }
            return analyzer.isUnknown(type) ? Typed(type) : opaque(.undeclaredMember, node, name: name)
        case .existentialMetatype(let type):
            let found = callable(members(of: type, named: name, isStatic: true))
            guard !found.isEmpty else { return opaque(.undeclaredMember, node, name: name) }
            return erased(finish(resolve(found, arguments, node, expecting), node, base: nil, name: name), node)
        case .inout(let inner): return callMember(name, of: Typed(inner), arguments, node, expecting)
        case .oneOf: return ofEach(base, node) { callMember(name, of: $0, arguments, node, expecting) }
        default: break
        }
        let found = members(of: base.type, named: name, isStatic: false)
        let candidates = callable(found)
        if candidates.isEmpty || callableValue(candidates) != nil {
            let value = member(name, of: base, node, nil)
            guard !analyzer.isUnknown(value.type) else {
                let (reason, name) = missing(name, of: base.type)
                return opaque(reason, node, base: base, name: name)
            }
            return call(value.type, arguments, at: node, expecting: expecting, base: value)
        }
        return finish(resolve(candidates, arguments, node, expecting), node, base: base, name: name)
    }

    /// An unknown node that keeps the view it was applied to.
    func opaque(_ reason: UnknownReason, _ node: NodeID, base: Typed, name: Name) -> Typed {
        let result = opaque(reason, node, name: name)
        if let below = base.fragment, let fragment = result.fragment { fragment.children = [(.base, below)] }
        return result
    }

    private func callImplicit(_ callee: NodeID, _ name: Name, _ arguments: [CallArgument], _ node: NodeID, _ expecting: TypeID?) -> Typed {
        guard let wanted = context(of: callee) ?? expecting, !analyzer.isUnknown(wanted) else { return Typed(unknown(.notInferred)) }
        for base in implicitBaseTypes(wanted) {
            if name == names.initializer { return construct(base, arguments, node, base) }
            let found = callable(members(of: base, named: name, isStatic: true))
            if !found.isEmpty { return finish(resolve(found, arguments, node, base), node, base: nil, name: name) }
        }
        let statics = callable(protocolStatics(named: name, for: wanted).map(\.candidate))
        if !statics.isEmpty { return finish(resolve(statics, arguments, node, nil), node, base: nil, name: name) }
        return opaque(.undeclaredMember, node, name: name)
    }

    /// Calls a value: a type (its initialisers), a function, or something with `callAsFunction`.
    func call(_ callee: TypeID, _ arguments: [CallArgument], at node: NodeID, expecting: TypeID?, base: Typed? = nil) -> Typed {
        switch analyzer.types[callee] {
        case .metatype(let type): return construct(type, arguments, node, expecting)
        case .function:
            let candidate = Candidate(declaration: .none, function: callee)
            return finish(resolve([candidate], arguments, node, expecting), node, base: nil, name: .none)
        case .unknown: return Typed(callee, base?.fragment ?? opaque(.unknownOperand, node).fragment)
        default:
            if let wrapped = analyzer.wrappedType(callee) { return call(wrapped, arguments, at: node, expecting: expecting) }
            let found = members(of: callee, named: names.callAsFunction, isStatic: false)
            if !found.isEmpty { return finish(resolve(found, arguments, node, expecting), node, base: nil, name: names.callAsFunction) }
            return opaque(.unsupported, node)
        }
    }

    /// Calls the initialisers of a type.
    func construct(_ type: TypeID, _ arguments: [CallArgument], _ node: NodeID, _ expecting: TypeID?) -> Typed {
        guard case .nominal(let nominal, _, _) = analyzer.types[type] else {
            if case .unknown(let reason, let name) = analyzer.types[type] { return opaque(reason, node, name: name) }
            // `Self(…)`, `T(…)`: initialisers that the protocols require or offer.
            let found = members(of: type, named: names.initializer, isStatic: true)
            guard !found.isEmpty else { return opaque(.unsupported, node) }
            return finish(resolve(found, arguments, node, expecting), node, base: nil, name: names.initializer)
        }
        let candidates = initializers(of: type)
        let resolution = resolve(candidates, arguments, node, expecting)
        if case .failure = resolution {
            if let called = constructAndCall(type, arguments, node, expecting) { return called }
            // `Item?(nil)` is the literal with that type (SE-0213).
            if arguments.count == 1, arguments[0].label == .none, tree.kind(arguments[0].node) == .nil,
                analyzer.wrappedType(type) != nil, analyzer.isKnown(type)
            {
                return Typed(type)
            }
        }
        return finish(resolution, node, base: nil, name: program[nominal].name)
    }

    /// The initialisers of a type, the memberwise one included where it has none of its own.
    func initializers(of type: TypeID) -> [Candidate] {
        guard analyzer.isContextFree(type), !standpoint.premises.trustsUnseen else { return findInitializers(of: type) }
        let key = MemberListKey(type: type, name: names.initializer, isStatic: true, file: file)
        return analyzer.initializerLists.ask(key, bottom: []) { findInitializers(of: type) }
    }

    private func findInitializers(of type: TypeID) -> [Candidate] {
        var candidates = members(of: type, named: names.initializer, isStatic: true).map { candidate in
            var copy = candidate
            copy.constructed = type
            return copy
        }
        let nominal = analyzer.nominal(type)
        if nominal != .none, analyzer.hasUnwrittenInitializer(nominal) {
            candidates.append(Candidate(declaration: nominal, constructed: type))
        }
        return candidates
    }

    /// `VStackLayout(spacing: 0) { … }`: no initialiser takes the closures, so they belong to `callAsFunction` of what is made (SE-0253).
    private func constructAndCall(_ type: TypeID, _ arguments: [CallArgument], _ node: NodeID, _ expecting: TypeID?) -> Typed? {
        guard arguments.contains(where: \.isTrailing) else { return nil }
        let functions = members(of: type, named: names.callAsFunction, isStatic: false)
        guard !functions.isEmpty else { return nil }
        let made = construct(type, arguments.filter { !$0.isTrailing }, node, nil)
        guard !analyzer.isUnknown(made.type) else { return nil }
        let callable = members(of: made.type, named: names.callAsFunction, isStatic: false)
        return finish(resolve(callable, arguments.filter(\.isTrailing), node, expecting), node, base: nil, name: names.callAsFunction)
    }

    // MARK: From resolution to a node

    /// Makes the result of a call: its type and, for content, its piece of the tree.
    func finish(_ resolution: Resolution, _ node: NodeID, base: Typed?, name: Name) -> Typed {
        if case .failure(let reason) = resolution {
            if reason == .noMatchingOverload { reading.hasMismatch = true }
            return base.map { opaque(reason, node, base: $0, name: name) } ?? opaque(reason, node, name: name)
        }
        guard case .success(let outcomes) = resolution else { return opaque(.noMatchingOverload, node, name: name) }
        if outcomes.count == 1 { return finish(outcomes[0], node, base: base, name: name) }
        let dependsOnUnknown = outcomes.contains(where: \.dependsOnUnknown)
        return oneOf(outcomes.map { finish($0, node, base: base, name: name) }, node, dependsOnUnknown: dependsOnUnknown)
    }

    private func finish(_ outcome: Outcome, _ node: NodeID, base: Typed?, name: Name) -> Typed {
        let type = outcome.type
        noteUnwrapping(of: node, type, when: analyzer.isImplicitlyUnwrapped(outcome.call.declaration))
        guard standpoint.isContent(type) || base?.fragment != nil && (analyzer.isUnknown(type) || standpoint.holdsContent(type)) else {
            return Typed(type)
        }
        let fragment = Fragment(kind(ofCall: outcome.call, base), node, type)
        fragment.call = outcome.call
        fragment.declaration = outcome.call.declaration
        if let below = base?.fragment, fragment.kind == .modifier { fragment.children.append((.base, below)) }
        fragment.children += outcome.children
        let isOwn = !analyzer.isKnown(type) && fragment.children.allSatisfy { analyzer.isKnown($0.fragment.type) }
        if isOwn {
            var unknown = firstUnknown(in: type, at: node, name: name)
            if !unknown.reason.isUndeclared, let cause = undeclaredArgument(of: outcome.call) {
                (unknown.reason, unknown.name) = (cause.reason, cause.name)
            }
            fragment.unknown = unknown
        }
        return Typed(type, fragment)
    }

    private func kind(ofCall call: CallRecord, _ base: Typed?) -> ViewNodeKind {
        guard call.declaration != .none else { return .reference }
        switch program[call.declaration].kind {
        case .initializer, .structType, .classType: return .construct
        default:
            guard let below = base?.fragment else { return .reference }
            // `self.row()` of a view is what `row()` is: a member of its type, and no modifier of the view.
            let owner = program.nominal(containing: call.declaration)
            let isOwn = owner != .none && program[owner].kind != .protocolType && !analyzer.isFromPrelude(owner)
            return isOwn && tree.isSelf(below.syntax) ? .reference : .modifier
        }
    }

    /// What is undeclared in the types of a call's arguments: it decides what the call is.
    func undeclaredArgument(of call: CallRecord) -> UndeclaredCause? {
        for argument in call.arguments where analyzer.types.traits(argument.type).contains(.hasUnknown) {
            var found = firstUnknown(in: argument.type, at: argument.syntax)
            // What the call takes of an argument that is not known has a hole; the argument by itself has the name.
            if !found.reason.isUndeclared, !isContextual(argument.syntax) {
                found = firstUnknown(in: expression(argument.syntax).type, at: argument.syntax)
            }
            if found.reason.isUndeclared, found.name != .none { return UndeclaredCause(reason: found.reason, name: found.name) }
        }
        return nil
    }

    /// Why a type is not known: what is undeclared in it, else its last reason, with the name of what has the type.
    func firstUnknown(in type: TypeID, at node: NodeID, name: Name = .none) -> Unknown {
        var result = Unknown(reason: .notInferred, syntax: node, name: name)
        var isNamed = false
        _ = analyzer.types.map(type) { table, id in
            if case .unknown(let reason, let cause) = table[id], !isNamed {
                isNamed = cause != .none
                result.reason = reason
                if isNamed { result.name = cause }
            }
            return table.traits(id).contains(.hasUnknown) ? nil : id
        }
        return result
    }

    // MARK: Subscripts

    /// `base[…]`.
    func subscriptCall(_ node: NodeID, _ expecting: TypeID?) -> Typed {
        guard let baseNode = tree.firstChild(node), let list = tree.child(node, .argumentList) else { return opaque(.syntaxError, node) }
        let base = unwrapped(baseNode, expression(baseNode), for: names.subscriptName)
        return subscripted(base, arguments(in: list), node, expecting)
    }

    /// `value[keyPath: path]`, which every type has.
    private func keyPathElement(of base: Typed, _ arguments: [CallArgument]) -> TypeID? {
        guard arguments.count == 1, arguments[0].label != .none, program.names[arguments[0].label] == "keyPath" else { return nil }
        let path =
            arguments[0].type != .none
            ? arguments[0].type
            : expression(
                arguments[0].node, expecting: analyzer.nominalType(analyzer.wellKnown.keyPath, [base.type, unknown(.notInferred)])
            ).type
        let parts = analyzer.genericArguments(path)
        return parts.count == 2 ? parts[1] : unknown(.notInferred)
    }

    func subscripted(_ base: Typed, _ arguments: [CallArgument], _ node: NodeID, _ expecting: TypeID?) -> Typed {
        if analyzer.isUnknown(base.type) { return Typed(base.type) }
        if let value = keyPathElement(of: base, arguments) { return Typed(value) }
        if case .metatype(let type) = analyzer.types[base.type] {
            let found = members(of: type, named: names.subscriptName, isStatic: true)
            return finish(resolve(found, arguments, node, expecting), node, base: nil, name: names.subscriptName)
        }
        let found = members(of: base.type, named: names.subscriptName, isStatic: false)
            .filter {
                analyzer.signature(of: $0.declaration).parameters.first?.label != names.dynamicMember
                    || arguments.first?.label == names.dynamicMember
            }
        let resolution = resolve(found, arguments, node, expecting)
        if case .failure = resolution,
            let element = dynamicValue(of: base.type, { root in subscripted(Typed(root), arguments, node, nil).type })
        {
            return Typed(element)
        }
        return finish(resolution, node, base: nil, name: names.subscriptName)
    }
}
