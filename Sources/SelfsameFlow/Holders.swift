// The stored properties that an expression reads its value from: through locals, and where asked, through what callers give for the properties
// of views and through methods that choose among the elements of a collection.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// The client that finds the stored properties a value is read from.
enum Holders: ValueClient {
    struct Question: Hashable {
        /// Whether a property of a view also stands for what its callers give.
        var followsCallers = false
        /// Whether methods that choose among elements are passed over: `items.filter { … }` is read from `items`.
        var choosesElements = false
    }

    static var cyclic: [DeclID] { [] }
    static var unknown: [DeclID] { [] }

    static func answer(_ question: Question, of subject: ValueSubject, _ query: ValueQuery<Holders>) -> [DeclID] {
        let step = query.flow.step(from: subject)
        switch step {
        case .same(let place): return query.ask(question, of: place)
        case .local(let place, _, _, _): return query.ask(question, of: place)
        case .parameter(let value?): return query.ask(question, of: value)
        case .declared(let found, let base):
            return found.flatMap { query.ask(question, of: .declaration($0, of: base)) }.uniqued
        case .wrapped, .global, .input, .field:
            guard case .declaration(let id, _) = subject, query.program[id].flags.contains(.isStored) else { return [] }
            guard question.followsCallers, query.flow.isGiven(id) else { return [id] }
            return ([id] + query.ask(question, of: .property(id))).uniqued
        case .call(let call):
            guard question.choosesElements, let base = call.base,
                query.flow.marks(ofCall: call.place.node, in: call.place.scope.file).contains(.chooses)
            else { return [] }
            return query.ask(question, of: base)
        case .callers(let given):
            // What one place holds is asked: several callers are several places.
            if !question.followsCallers, given.expressions.count != 1 { return [] }
            return given.expressions.flatMap { given -> [DeclID] in
                guard case .expression(let node, let scope) = given.source else { return [] }
                return query.ask(question, of: ValuePlace(node, in: scope))
            }.uniqued
        default: return []
        }
    }
}

extension Flow {
    /// The stored properties that an expression reads its value from.
    func holders(of place: ValuePlace, _ question: Holders.Question) -> [DeclID] {
        ValueQuery<Holders>(self).ask(question, of: place)
    }
}

// MARK: - What a structure is made with

extension ValueQuery<Changes> {
    /// Whether a datum is made with different values for one of its stored properties in the place that an expression reads it from:
    /// `draft = Draft(isSent: true)`. That another datum is put in its place says nothing of its facts; what it is made with does, where that is
    /// written out otherwise than before, or changes itself.
    func isMadeOtherwise(_ property: DeclID, of base: ValuePlace, by change: Change) -> Bool {
        let owner = program.nominal(containing: property)
        guard !change.isOfDatum, owner != .none, program[owner].kind == .structType else { return false }
        return flow.holders(of: base, .init(followsCallers: true)).contains { holder in
            let type = flow.valueType(of: holder)
            guard flow.nominal(flow.wrappedType(type) ?? type) == owner else { return false }
            let home = CodeScope(holder, file: program[holder].file)
            var constants: Set<String> = []
            if let first = program.tree(home.file).initialValue(of: program[holder].node),
                let given = flow.construction(ValuePlace(first, in: home), gives: property)
            {
                constants.formUnion(self.constants(given, by: change))
            }
            for write in flow.writes(to: holder).known where !write.isPartial {
                guard let value = write.value, let given = flow.construction(ValuePlace(value, in: write.scope), gives: property) else {
                    continue
                }
                if isChangedInMaking(property, given, by: change) { return true }
                constants.formUnion(self.constants(given, by: change))
            }
            return constants.count > 1
        }
    }

    /// Whether what a property is made with changes by itself, or is made from what it was: `!draft.isSent`.
    private func isChangedInMaking(_ property: DeclID, _ given: ValuePlace, by change: Change) -> Bool {
        if change == .presence, flow.isNeverNil(given.node, in: given.scope) { return false }
        if program.isNamed(property, below: given.node, in: given.scope.file) {
            guard case .combined(let parts, _) = flow.step(from: given) else { return false }
            return change == .value && !parts.contains { $0.role == .resultUnlessNil }
        }
        return changes(given, by: change)
    }

    /// The constants that a property is made with, as they are written; of an optional that is asked for nil, whether it is.
    private func constants(_ given: ValuePlace, by change: Change) -> [String] {
        if change == .presence {
            if program.tree(given.scope.file).kind(given.node) == .nil { return ["nil"] }
            return flow.isNeverNil(given.node, in: given.scope) ? ["value"] : []
        }
        return flow.writtenConstants(of: given)
    }
}

extension Flow {
    /// The value that a construction of a structure gives one of its properties; nil where it is no construction, or where an initialiser decides.
    func construction(_ value: ValuePlace, gives property: DeclID) -> ValuePlace? {
        if case .same(let inner) = step(from: value) { return construction(inner, gives: property) }
        let tree = program.tree(value.scope.file)
        let owner = program.nominal(containing: property)
        guard case .call(let call) = step(from: value), call.name != .none, let written = FunctionCall(tree, value.node),
            written.argumentList != nil,
            !program.members(of: owner).contains(where: { program[$0].kind == .initializer })
        else { return nil }
        let isImplied = call.base == nil && tree.kind(call.callee) == .member && tree.name(call.name) == "init"
        guard isImplied || program.name(of: call.name, in: value.scope.file) == program[owner].name else { return nil }
        let label = program[property].name
        let given = written.arguments.first { $0.label.map { program.name(of: $0, in: value.scope.file) == label } ?? false }
        if let node = given?.expression { return value.with(node) }
        let home = CodeScope(property, file: program[property].file)
        return program.tree(home.file).initialValue(of: program[property].node).map { ValuePlace($0, in: home) }
    }

    /// The constants that a value is written as, where it or its callers write it out.
    fileprivate func writtenConstants(of place: ValuePlace) -> [String] {
        ValueQuery<WrittenConstants>(self).ask(.init(), of: place)
    }
}

/// The client that finds the constants a value is written as.
enum WrittenConstants: ValueClient {
    struct Question: Hashable {}

    static var cyclic: [String] { [] }
    static var unknown: [String] { [] }

    static func answer(_ question: Question, of subject: ValueSubject, _ query: ValueQuery<WrittenConstants>) -> [String] {
        let step = query.flow.step(from: subject)
        switch step {
        case .literal, .caseName, .enumCase:
            guard case .expression(let place) = subject else { return [] }
            let tree = query.program.tree(place.scope.file)
            return [tree.kind(place.node) == .member ? tree.calleeToken(place.node).map { tree.name($0) } ?? "" : tree.text(place.node)]
        case .declared:
            guard case .expression(let place) = subject, case let tree = query.program.tree(place.scope.file), tree.isCaseName(place.node)
            else { return [] }
            return [tree.calleeToken(place.node).map { tree.name($0) } ?? ""]
        case .parameter(let value?): return query.ask(question, of: value)
        case .callers(let given):
            return given.expressions.flatMap { given -> [String] in
                guard case .expression(let node, let scope) = given.source else { return [] }
                return query.ask(question, of: ValuePlace(node, in: scope))
            }.uniqued
        default: return []
        }
    }
}
