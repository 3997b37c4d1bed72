// Whether an option set has one of its options for as long as a view lives: `options.contains(.wide)` is decided once where every caller gives a
// set that has the option in all cases or in none, whatever becomes of the other options.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// Whether a set has an option.
enum Membership: ValueClient {
    enum Answer: Hashable {
        /// Always, or never.
        case always(Bool)
        /// Always or never, for each identity of the view on its own.
        case givenOnce
        case unknown

        /// What that rests on; nil where it may change.
        var basis: InvarianceBasis? {
            switch self {
            case .always: InvarianceBasis()
            case .givenOnce: InvarianceBasis(readsCalls: true)
            case .unknown: nil
            }
        }
    }

    /// A set that is given to itself, by a view inside of its own kind, adds nothing.
    static var cyclic: Answer { .givenOnce }
    static var unknown: Answer { .unknown }

    static func answer(_ option: String, of subject: ValueSubject, _ query: ValueQuery<Membership>) -> Answer {
        let step = query.flow.step(from: subject)
        switch step {
        case .caseName(let token):
            guard case .expression(let place) = subject else { return .unknown }
            let name = query.program.tree(place.scope.file).name(token)
            return self.option(name, has: option, query)
        case .made(let parts): return union(parts, option, query)
        case .same(let place): return query.ask(option, of: place)
        case .local(let place, let isConstant, _, false) where isConstant: return query.ask(option, of: place)
        case .call(let call):
            // `options.union([.wide])` has what either has.
            let tree = query.program.tree(call.place.scope.file)
            if call.arguments.isEmpty, tree.isTypeName(call.callee) { return .always(false) }
            guard call.name != .none, tree.name(call.name) == "union", let base = call.base,
                call.arguments.count == 1
            else { return .unknown }
            return union([base] + call.arguments, option, query)
        case .declared(let found, let base):
            if case .value = base { return .unknown }
            return found.count == 1 ? query.ask(option, of: .declaration(found[0], of: .none)) : .unknown
        case .global:
            guard case .declaration(let id, _) = subject, case let name = query.flow.name(query.program[id].name) else { return .unknown }
            return self.option(name, has: option, query)
        case .parameter(let value?): return query.ask(option, of: value)
        case .input, .field:
            guard case .declaration(let id, _) = subject else { return .unknown }
            return query.ask(option, of: .property(id))
        case .body(let place): return query.ask(option, of: place)
        case .block(let block): return single(block.results.map { query.ask(option, of: $0) })
        case .combined(let parts, _):
            return single(parts.filter { [.result, .resultUnlessNil].contains($0.role) }.map { query.ask(option, of: $0.place) })
        case .callers(let given):
            // Nobody calls it: it gives nothing to what others give.
            if given.isComplete, given.expressions.isEmpty, case .given(.parameter) = subject { return .givenOnce }
            let isDecided = given.alwaysSatisfies { query.ask(option, of: ValuePlace($0, in: $1)) != .unknown }
            return isDecided ? .givenOnce : .unknown
        default: return .unknown
        }
    }

    /// Whether an option, or a set with a name, has another option.
    private static func option(_ name: String, has option: String, _ query: ValueQuery<Membership>) -> Answer {
        if name == option { return .always(true) }
        guard let values = query.flow.initialValues(ofOption: name) else { return .unknown }
        return single(values.map { query.program.tree($0.scope.file).kind($0.node) == .call ? .always(false) : query.ask(option, of: $0) })
    }

    /// The answer that all of some values give.
    private static func single(_ answers: [Answer]) -> Answer {
        guard case .always? = answers.first, Set(answers).count == 1 else { return .unknown }
        return answers[0]
    }

    private static func union(_ parts: [ValuePlace], _ option: String, _ query: ValueQuery<Membership>) -> Answer {
        let answers = parts.map { query.ask(option, of: $0) }
        if answers.contains(.always(true)) { return .always(true) }
        if answers.contains(.unknown) { return .unknown }
        return answers.contains(.givenOnce) ? .givenOnce : .always(false)
    }
}

extension Flow {
    /// Whether a set has an option for as long as a view lives.
    func membership(of option: String, in set: ValuePlace) -> Membership.Answer {
        ValueQuery<Membership>(self).ask(option, of: set)
    }

    /// The set and the option of `options.contains(.wide)`; nil for any other call.
    func membershipTest(_ call: ValueCall) -> (set: ValuePlace, option: String)? {
        let tree = program.tree(call.place.scope.file)
        guard call.name != .none, tree.name(call.name) == "contains", let set = call.base, call.arguments.count == 1,
            let argument = call.arguments.first, tree.parent(argument.node).map({ tree.mainToken($0) == .none }) ?? false,
            case .caseName(let option) = step(from: argument)
        else { return nil }
        return (set, tree.name(option))
    }

    /// What the static properties of the program with a name are: a call makes an option of its own, anything else a set of options. Nil where
    /// one of them is not written down.
    fileprivate func initialValues(ofOption option: String) -> [ValuePlace]? {
        guard let name = program.names.find(option) else { return nil }
        let declared = valuesAndTypes(named: name).filter { program[$0].kind == .variable && program[$0].flags.contains(.isStatic) }
        let values = declared.compactMap { id in
            program.tree(program[id].file).initialValue(of: program[id].node).map {
                ValuePlace($0, in: CodeScope(id, file: program[id].file))
            }
        }
        return values.isEmpty || values.count < declared.count ? nil : values
    }
}
