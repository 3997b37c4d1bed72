// Expressions that give another value each time they are evaluated: new identifiers, random numbers, the current time. The program's own
// properties and functions are followed where they do nothing but compute; what caches or decides is not, so the answer is never a guess.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// A part of an expression that gives another value each time.
public struct Nondeterminism: Hashable, Sendable {
    /// What makes it so.
    public enum Source: Sendable { case identifier, random, clock }

    /// What makes it so.
    public var source: Source
    /// The part of the expression asked about.
    public var node: NodeID
    /// The API at the bottom of it, as written: `UUID()`, `Double.random(in:)`.
    public var text: String
    /// The declaration of the program through which it is reached, `.none` where the expression says it itself.
    public var through: DeclID
}

/// The client that finds what makes a value another one each time.
enum Freshness: ValueClient {
    /// The type that is wanted of the expression, whose static members implicit members are.
    struct Question: Hashable { var type = DeclID.none }
    typealias Query = ValueQuery<Freshness>

    static var cyclic: Nondeterminism? { nil }
    static var unknown: Nondeterminism? { nil }

    static func answer(_ question: Question, of subject: ValueSubject, _ query: Query) -> Nondeterminism? {
        switch subject {
        case .expression(let place):
            if let found = query.flow.systemSource(place) { return found }
            // Of a member of a value only that value counts: which member it is need not be known.
            if let parts = query.flow.partsOfMember(place) { return first(of: parts, query) }
            return part(of: place, query.flow.step(from: place), question, query)
        case .declaration(let id, _):
            guard case .body(let body) = query.flow.step(from: subject), case .block(let block) = query.flow.step(from: body) else {
                return nil
            }
            return result(of: block, of: id, query)
        case .given: return nil
        }
    }

    private static func part(of place: ValuePlace, _ step: ValueStep, _ question: Question, _ query: Query) -> Nondeterminism? {
        switch step {
        case .made(let parts): return first(of: parts, query)
        case .same(let inner): return query.ask(question, of: inner)
        case .awaited(let inner), .cast(let inner), .systemMember(_, let inner): return query.ask(Question(), of: inner)
        case .subscripted(let inner, let arguments): return first(of: [inner] + arguments, query)
        // What stands for a missing value, or in one arm of a choice, is not the value each time.
        case .combined(let parts, let operators):
            guard parts.allSatisfy({ ![.condition, .resultUnlessNil].contains($0.role) }) else { return nil }
            return isLength(parts, operators, query) ? nil : first(of: parts.map(\.place), query)
        case .local(let inner, _, false, false): return through(.none, query.ask(Question(), of: inner), at: place)
        case .declared(let found, let base):
            if case .value(let inner) = base { return query.ask(Question(), of: inner) }
            return found.count == 1 ? through(found[0], at: place, query) : nil
        case .caseName: return member(place, isCall: false, of: question.type, query)
        case .call(let call):
            if let found = function(of: call, question, query) { return found }
            return first(of: [call.base].compactMap { $0 } + call.arguments, query)
        default: return nil
        }
    }

    /// Whether a range begins and ends at times that are both told from now, `now..<now + rest`, or one is taken from the other: what is shown of it
    /// is mostly its length, which is the same each time.
    private static func isLength(_ parts: [ValuePart], _ operators: [NodeID], _ query: Query) -> Bool {
        guard parts.count == 2, operators.count == 1 else { return false }
        let tree = query.program.tree(parts[0].place.scope.file)
        return ["..<", "...", "-"].contains(tree.text(operators[0]))
            && parts.allSatisfy { query.ask(Question(), of: $0.place)?.source == .clock }
    }

    private static func first(of places: [ValuePlace], _ query: Query) -> Nondeterminism? {
        places.firstAnswer { query.ask(Question(), of: $0) }
    }

    /// What a function of the program that is called gives.
    private static func function(of call: ValueCall, _ question: Question, _ query: Query) -> Nondeterminism? {
        let tree = query.program.tree(call.place.scope.file)
        if tree.kind(call.callee) == .member, call.base == nil { return member(call.place, isCall: true, of: question.type, query) }
        if case .value = call.receiver { return nil }
        guard call.functions.count == 1, query.program[call.functions[0]].kind == .function else { return nil }
        return through(call.functions[0], at: call.place, query)
    }

    /// What a static member of the type that is wanted gives.
    private static func member(_ place: ValuePlace, isCall: Bool, of type: DeclID, _ query: Query) -> Nondeterminism? {
        guard type != .none, let token = query.program.tree(place.scope.file).calleeToken(place.node),
            case let name = query.program.name(of: token, in: place.scope.file), name != .none
        else { return nil }
        let members = query.program.members(of: type, named: name, from: place.scope.file).filter {
            query.program[$0].flags.contains(.isStatic) && [.variable, .function].contains(query.program[$0].kind)
        }
        let found = query.program.nearest(members, to: place.scope.file)
        return found.count == 1 ? through(found[0], at: place, query) : nil
    }

    /// One result that is computed anew, after constants at most: what decides or stores may keep a value.
    private static func result(of block: ValueBlock, of id: DeclID, _ query: Query) -> Nondeterminism? {
        guard block.results.count == 1, block.conditions.isEmpty, block.others.isEmpty else { return nil }
        let place = block.results[0]
        let tree = query.program.tree(place.scope.file)
        if tree.kind(place.node) == .sequence, tree.children(place.node).contains(where: { tree.kind($0) == .assignment }) { return nil }
        return query.ask(Question(type: query.flow.nominal(query.flow.declaredResult(of: id))), of: place)
    }

    /// What the code of a declaration that is read or called at a place gives.
    private static func through(_ id: DeclID, at place: ValuePlace, _ query: Query) -> Nondeterminism? {
        guard query.flow.mayGiveAnotherValue(id) else { return nil }
        return through(id, query.ask(Question(), of: .declaration(id, of: .none)), at: place)
    }

    private static func through(_ id: DeclID, _ found: Nondeterminism?, at place: ValuePlace) -> Nondeterminism? {
        found.map { Nondeterminism(source: $0.source, node: place.node, text: $0.text, through: id == .none ? $0.through : id) }
    }
}

extension Flow {
    /// What makes an expression of a body give another value at each evaluation; nil where nothing is known to.
    public func nondeterminism(of expression: NodeID, type: TypeID, in body: LoweredBody) -> Nondeterminism? {
        // Most expressions read no name that could lead to one, and need not be followed.
        guard readsChangingName(expression, in: body.file) else { return nil }
        return freshness(of: .expression(ValuePlace(expression, in: CodeScope(body))), type: nominal(type))
    }

    /// What makes an expression anywhere in the program another one each time. Its type says whose member `.accent` is.
    package func nondeterminism(of expression: NodeID, type: TypeID? = nil, in scope: CodeScope) -> Nondeterminism? {
        freshness(of: .expression(ValuePlace(expression, in: scope)), type: type.map { nominal($0) } ?? .none)
    }

    /// What makes the getter of a property or the result of a function another one each time.
    public func nondeterminism(declaredBy id: DeclID) -> Nondeterminism? {
        mayGiveAnotherValue(id) ? freshness(of: .declaration(id, of: .none)) : nil
    }

    /// What makes the initial value of a stored property another one each time.
    public func nondeterminism(ofInitialValueOf id: DeclID) -> Nondeterminism? {
        let declaration = program[id]
        return program.tree(declaration.file).initialValue(of: declaration.node).flatMap {
            nondeterminism(of: $0, in: CodeScope(id, file: declaration.file))
        }
    }

    /// Whether the code of a declaration may come to what changes, as far as names tell. Most comes nowhere near it, and is not asked about.
    fileprivate func mayGiveAnotherValue(_ id: DeclID) -> Bool { program[id].flags.contains(.hasBody) && useIndex.mayChange(id) }

    private func freshness(of subject: ValueSubject, type: DeclID = .none) -> Nondeterminism? {
        ValueQuery<Freshness>(self).ask(.init(type: type), of: subject)
    }
}
