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

    static var cyclic: Answer { .unknown }
    static var unknown: Answer { .unknown }

    static func answer(_ option: String, of subject: ValueSubject, _ query: ValueQuery<Membership>) -> Answer {
        let step = query.flow.step(from: subject)
        switch step {
        case .caseName(let token):
            guard case .expression(let place) = subject else { return .unknown }
            let name = query.program.tree(place.scope.file).name(token)
            return name == option ? .always(true) : query.flow.isSingleOption(name) ? .always(false) : .unknown
        case .made(let parts): return union(parts, option, query)
        case .same(let place): return query.ask(option, of: place)
        case .local(let place, let isConstant, _, false) where isConstant: return query.ask(option, of: place)
        case .call(let call):
            // `options.union([.wide])` has what either has.
            guard call.name != .none, query.program.tree(call.place.scope.file).name(call.name) == "union", let base = call.base,
                call.arguments.count == 1
            else { return .unknown }
            return union([base] + call.arguments, option, query)
        case .declared(let found, let base):
            if case .value = base { return .unknown }
            return found.count == 1 ? query.ask(option, of: .declaration(found[0], of: .none)) : .unknown
        case .global:
            guard case .declaration(let id, _) = subject, case let name = query.flow.name(query.program[id].name) else { return .unknown }
            return query.flow.isSingleOption(name) ? .always(name == option) : .unknown
        case .parameter(let value?): return query.ask(option, of: value)
        case .input, .field:
            guard case .declaration(let id, _) = subject else { return .unknown }
            return query.ask(option, of: .property(id))
        case .body(let place): return query.ask(option, of: place)
        case .block(let block):
            let answers = Set(block.results.map { query.ask(option, of: $0) })
            if case .always? = answers.first, answers.count == 1 { return answers.first ?? .unknown }
            return .unknown
        case .callers(let given):
            let isDecided = given.alwaysSatisfies { query.ask(option, of: ValuePlace($0, in: $1)) != .unknown }
            return isDecided ? .givenOnce : .unknown
        default: return .unknown
        }
    }

    private static func union(_ parts: [ValuePlace], _ option: String, _ query: ValueQuery<Membership>) -> Answer {
        let answers = parts.map { query.ask(option, of: $0) }
        if answers.contains(.always(true)) { return .always(true) }
        return answers.allSatisfy { $0 == .always(false) } ? .always(false) : .unknown
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

    /// Whether an option of the program is one by itself, and no set of several.
    fileprivate func isSingleOption(_ option: String) -> Bool {
        guard let name = program.names.find(option) else { return false }
        let declared = valuesAndTypes(named: name).filter {
            program[$0].kind == .variable && program[$0].flags.contains(.isStatic)
        }
        return !declared.isEmpty
            && declared.allSatisfy { id in
                let tree = program.tree(program[id].file)
                return tree.initialValue(of: program[id].node).map { tree.kind($0) == .call } ?? false
            }
    }
}
