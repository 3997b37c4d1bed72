// What a declaration shows of change: the wrapper that keeps it, the writes to it, what it is made with.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

extension Changes {
    /// Whether a declaration that is stored, wrapped or required changes.
    static func declared(_ id: DeclID, of base: ValueBase, _ step: ValueStep, _ change: Change, _ query: Query) -> Bool {
        let declaration = query.program[id]
        switch step {
        case .requirement(let witnesses): return witnesses.contains { query.ask(.changes(change), of: .declaration($0, of: base)) }
        case .wrapped(let wrapper) where !wrapper.marks.contains(.published): return wrapped(id, wrapper, change, query)
        case .global: return isWritten(id, by: change, query)
        case .input:
            if let only = query.flow.onlyValue(of: id) { return query.changes(only, by: change) }
            return query.ask(.changes(change), of: .property(id)) || isWritten(id, by: change, query)
        default: break
        }
        if declaration.flags.contains(.isStatic) || query.program.nominal(containing: id) == .none {
            return isWritten(id, by: change, query)
        }
        if !declaration.flags.contains(.isLet), !query.flow.isUntold(id), isWritten(id, of: base, by: change, query) { return true }
        if case .value(let place) = base, query.isMadeOtherwise(id, of: place, by: change) { return true }
        // A fact that the datum was made with: another one comes with another datum, which is mostly of the same kind.
        guard !change.isOfTheWhole else { return false }
        let owner = query.program.nominal(containing: id)
        let another: Change = declaration.flags.contains(.isStored) && query.program[owner].kind == .structType ? .member(id) : .datum
        switch base {
        case .none: return false
        case .value(let place): return query.changes(place, by: another)
        case .own(let scope, let frame):
            if let receiver = frame?.member?.receiver { return query.changes(receiver, by: another) }
            return scope.declaration != .none && changesOwner(of: scope, by: .datum, query)
        }
    }

    // MARK: Wrappers

    private static func wrapped(_ id: DeclID, _ wrapper: PropertyWrapper, _ change: Change, _ query: Query) -> Bool {
        let marks = wrapper.marks
        if marks.contains(.living) { return !change.isOfDatum }
        // What is read of an object changes, and it does not.
        if marks.contains(.object) { return false }
        if marks.contains(.environment) { return environment(wrapper, change, query) }
        if marks.contains(.given) {
            if change.isOfDatum { return query.ask(.changes(change), of: .property(id)) }
            let given = query.flow.given(.property(id))
            return given.expressions.isEmpty || given.expressions.contains { !isConstantBinding($0, query) }
        }
        // `@State`, a wrapper of the program's own, or of a library: that it may change says nothing where nothing writes it.
        return isWritten(id, by: change, query)
            || query.flow.propertiesKeyed(as: id).contains { isWritten($0, by: change, query) }
    }

    private static func isConstantBinding(_ given: GivenExpression, _ query: Query) -> Bool {
        guard case .expression(let node, let scope) = given.source,
            case .call(let call) = query.flow.step(from: ValuePlace(node, in: scope)), call.name != .none
        else { return false }
        return query.program.marks(named: query.program.name(of: call.name, in: scope.file)).contains(.constant)
    }

    private static func environment(_ wrapper: PropertyWrapper, _ change: Change, _ query: Query) -> Bool {
        guard let key = query.flow.environmentKey(wrapper) else { return false }
        guard query.flow.isEnvironmentOfProgram(key) else { return !change.isOfDatum && !query.flow.isConstantEnvironment(key) }
        return query.flow.environmentWrites(of: key).values.contains { node, scope in
            !(change == .presence && query.flow.isNeverNil(node, in: scope)) && query.changes(ValuePlace(node, in: scope), by: change)
        }
    }

    // MARK: Writes

    /// Whether the program writes a property in a way that shows a change. Any write shows another value; that the kind changes is shown by a case
    /// that is written out, or by a value that is picked; that another datum comes by a value that is picked. A value that is asked for again, or
    /// loaded, is the same datum.
    private static func isWritten(_ property: DeclID, of base: ValueBase = .none, by change: Change, _ query: Query) -> Bool {
        guard !query.program[property].flags.contains(.isLet) else { return false }
        lazy var object = query.flow.origins(ofHolder: base)
        return query.flow.writes(to: property).known.contains { write in
            shows(change, write, to: property, query) && query.flow.mayConcern(object, write.use)
        } && !query.flow.keepsFirstConstant(property)
    }

    /// Whether one write shows a change.
    private static func shows(_ change: Change, _ write: PropertyWrite, to property: DeclID, _ query: Query) -> Bool {
        let value = write.value.map { ValuePlace($0, in: write.scope) }
        // A different copy is the same view with what its maker gives.
        if write.isOnCopy {
            // What sets one option of the copy leaves the others as they are.
            guard change == .value || !write.isPartial else { return false }
            let given = query.program.assignedParts(of: write).map { ValuePlace($0, in: write.scope) }
            return given.isEmpty || given.contains { isShownGiven($0, query) && query.changes($0, by: change) }
        }
        if query.flow.isGivenToReaders(write) || query.flow.isGivenToDisabled(write) { return false }
        switch change {
        case .value: return true
        case .assignment: return !write.isPartial && !query.flow.keepsCase(write, of: property)
        case .presence: return !write.isPartial && query.flow.mayChangePresence(write, of: property)
        case .kind:
            return !write.isPartial && (value.map { query.ask(.bringsCase, of: $0) } ?? true)
                && !query.flow.keepsCase(write, of: property)
        case .datum, .member:
            guard !write.isPartial else { return false }
            // Whether a datum that is made there differs in that is asked of what it is made with.
            if case .member(let member) = change, let value, query.flow.construction(value, gives: member) != nil { return false }
            let readsItself = query.flow.reads(property, inValueOf: write)
            return value.map { !readsItself && query.ask(.isPicked, of: $0) } ?? true
        }
    }

    /// Whether a value is no parameter that nothing in the program gives: an option for those who use the code.
    private static func isShownGiven(_ place: ValuePlace, _ query: Query) -> Bool {
        guard case .parameter(let value?) = query.flow.step(from: place) else { return true }
        return !query.flow.given(value).expressions.isEmpty
    }

    /// Whether a value that is assigned shows that another case comes, or another datum: it is followed through all that passes it on.
    static func shows(_ question: Question, _ subject: ValueSubject, _ step: ValueStep, _ query: Query) -> Bool {
        let isCase = question == .bringsCase
        guard case .expression(let place) = subject else { return isPassed(subject, step, orUnseen: isCase, question, query) }
        let tree = query.program.tree(place.scope.file)
        if isCase, tree.isCaseName(place.node) || tree.kind(place.node) == .nil { return true }
        switch step {
        case .same(let inner), .cast(let inner), .body(let inner): return query.ask(question, of: inner)
        case .local(let inner, _, let isUnwrapped, _): return !isUnwrapped && query.ask(question, of: inner)
        case .made(let parts): return parts.contains { query.ask(question, of: $0) }
        // What decides between cases brings none.
        case .combined(let parts, _): return parts.contains { !(isCase && $0.role == .condition) && query.ask(question, of: $0.place) }
        case .block(let block): return block.results.contains { query.ask(question, of: $0) }
        case .parameter(let value?): return query.ask(question, of: value)
        case .declared, .systemMember, .clock: return query.changes(place, by: isCase ? .kind : .datum)
        case .call(let call): return isCase && (tree.kind(call.callee) != .member || !tree.isTypeName(call.callee))
        case .closureParameter(let closure):
            return isCase || query.flow.repeatedContent(closure, in: place.scope.file)?.kind == .row
        case .element: return isCase
        case .subscripted: return !isCase
        default: return false
        }
    }

    /// Whether some caller passes a value for a parameter of a function of which that is true; `orUnseen` where the program has no caller.
    private static func isPassed(
        _ subject: ValueSubject, _ step: ValueStep, orUnseen: Bool, _ question: Question, _ query: Query
    ) -> Bool {
        guard case .callers(let given) = step, case .given(.parameter(let function, _)) = subject,
            [.function, .initializer].contains(query.program[function].kind)
        else { return false }
        if given.expressions.isEmpty { return orUnseen && !given.hasUnclear }
        return given.places.contains { query.ask(question, of: $0) }
    }
}

extension Flow {
    /// Whether no view is told when a stored property of an object changes: an ObservableObject tells of what is published, and a class that views
    /// do not observe of nothing. What a class inherits from or is given by a macro that is not known may tell.
    fileprivate func isUntold(_ property: DeclID) -> Bool {
        let owner = program.nominal(containing: property)
        guard owner != .none, program[owner].kind == .classType, program[property].flags.contains(.isStored),
            !program[property].flags.contains(.isStatic), wrapper(of: property) == nil, !isFromPrelude(owner),
            // What is done when it changes may be told of.
            program.tree(program[property].file).child(program[property].node, .accessorBlock) == nil
        else { return false }
        for type in program.classes(from: owner) {
            if isFromPrelude(type) { return false }
            let known = program.inheritance(of: type).allSatisfy { $0.resolved != .none }
            let hasMacro = program[type].flags.contains(.hasAttributes)
            if !known || hasMacro || program.members(of: type).contains(where: { tells($0) }) { return false }
        }
        return true
    }

    /// Whether the code of a member tells views that its object changes.
    private func tells(_ member: DeclID) -> Bool {
        namesAny(marked: .announces, below: program[member].node, in: program[member].file)
    }
}
