// Whether a value is made from another one: from what callers give for a parameter, or from a stored property of the view around.

import SelfsameDeclarations
import SelfsameInference

/// The client that finds whether a value is made from what is given for a parameter or property.
enum Derivation: ValueClient {
    static var cyclic: Bool { false }
    static var unknown: Bool { false }

    static func answer(_ source: GivenValue, of subject: ValueSubject, _ query: ValueQuery<Derivation>) -> Bool {
        switch query.flow.step(from: subject) {
        case .parameter(let given): return given == source
        case .declared(_, .value(let place)): return query.ask(source, of: place)
        case .declared(let found, let base):
            return found.contains { source == .property($0) || query.ask(source, of: .declaration($0, of: base)) }
        case .call(let call):
            return any([call.base, call.block].compactMap { $0 } + call.arguments, source, query)
                || call.functions.contains { query.ask(source, of: .declaration($0, of: call.receiver)) }
        case .same(let place), .awaited(let place), .cast(let place), .body(let place), .local(let place, _, _, _), .localBlock(let place),
            .systemMember(_, let place):
            return query.ask(source, of: place)
        case .made(let places), .statement(let places), .closure(let places): return any(places, source, query)
        case .test(let part): return query.ask(source, of: part.place)
        case .combined(let parts, _): return any(parts.map(\.place), source, query)
        case .block(let block): return any(block.results + block.conditions.map(\.place) + block.others, source, query)
        case .subscripted(let place, let arguments): return any([place] + arguments, source, query)
        default: return false
        }
    }

    private static func any(_ places: [ValuePlace], _ source: GivenValue, _ query: ValueQuery<Derivation>) -> Bool {
        places.contains { query.ask(source, of: $0) }
    }
}

extension Flow {
    /// Whether the value of an expression is made from what is given for a parameter or property.
    func isMade(_ place: ValuePlace, from source: GivenValue) -> Bool { ValueQuery<Derivation>(self).ask(source, of: place) }
}
