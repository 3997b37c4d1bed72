// Values that never change while a view lives: availability, facts about the process, constants, the kind of device; the element of a row that is
// its own identity; and what every caller in the program sets to one of those. A branch on such a value always takes the same arm. A property
// or parameter is followed to its callers only where no caller outside of the program can exist.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// What an invariant value rests on.
struct InvarianceBasis: Equatable {
    /// It is, or is made from, the element that a row or a presentation is identified by.
    var readsElement = false
    /// It is what callers pass.
    var readsCalls = false

    static func + (a: InvarianceBasis, b: InvarianceBasis) -> InvarianceBasis {
        InvarianceBasis(readsElement: a.readsElement || b.readsElement, readsCalls: a.readsCalls || b.readsCalls)
    }
}

/// Whether a value stays the same while its view lives, and what that rests on; nil where it may change.
enum Constancy: ValueClient {
    struct Question: Hashable {
        /// Whether only the case of an enumeration counts, and not the values that come with it: the subject of a `switch` over cases.
        var asksForCase = false
        /// The nominal type of the value, where whoever asks knows it.
        var type = DeclID.none
    }

    typealias Query = ValueQuery<Constancy>

    /// A value that is given to itself, by a recursive call, adds nothing.
    static var cyclic: InvarianceBasis? { InvarianceBasis() }
    static var unknown: InvarianceBasis? { nil }

    static func answer(_ question: Question, of subject: ValueSubject, _ query: Query) -> InvarianceBasis? {
        let step = query.flow.step(from: subject)
        let flow = query.flow
        if case .expression(let place) = subject,
            query.program.profile.knowledge.isInvariant(query.program.tree(place.scope.file).oneLine(place.node))
        {
            return InvarianceBasis()
        }
        switch step {
        case .literal, .availability, .processFact, .caseName, .enumCase: return InvarianceBasis()
        case .same(let place), .cast(let place): return query.ask(question, of: place)
        case .combined(let parts, let operators):
            return query.all(parts.map(\.place)) ?? (query.flow.isSettled(parts, by: operators) ? InvarianceBasis(readsCalls: true) : nil)
        case .test(let part): return part.role == .testedForCase ? query.ask(Question(), of: part.place) : nil
        case .local(let place, _, _, let isPart): return isPart ? nil : query.ask(question, of: place)
        case .parameter(let value?): return query.ask(question, of: value)
        case .closureParameter(let closure):
            guard case .expression(let place) = subject else { return nil }
            let isIdentity = flow.isIdentity(parameterOf: closure, member: nil, type: question.type, in: place.scope)
            return isIdentity ? InvarianceBasis(readsElement: true) : nil
        case .owner:
            guard case .expression(let place) = subject, place.scope.declaration != .none,
                case let owner = place.scope.type(in: query.program), owner != .none, query.program[owner].kind == .enumType
            else { return nil }
            return query.ask(question, of: .owner(place.scope.declaration))
        case .declared(let found, let base): return declared(found, of: base, query)
        case .systemMember(_, let base): return member(of: base, query)
        case .subscripted(let base, _): if case .processFact = flow.step(from: base) { return InvarianceBasis() } else { return nil }
        case .call(let call): return self.call(call, question, query)
        case .block(let block): return block.others.isEmpty ? query.all(block.conditions.map(\.place) + block.results) : nil
        case .wrapped(let wrapper):
            if wrapper.isBinding, case .declaration(let id, _) = subject { return flow.isFixedByArms(id) ? .init(readsCalls: true) : nil }
            return environment(wrapper, flow)
        case .body(let place): return query.ask(Question(), of: place)
        case .global:
            guard case .declaration(let id, _) = subject else { return nil }
            return query.program[id].flags.contains(.isLet) && !query.program[id].flags.contains(.isDestructured) ? InvarianceBasis() : nil
        case .input, .field:
            guard case .declaration(let id, _) = subject else { return nil }
            return stored(id, query)
        case .callers(let given):
            guard given.isComplete, !given.expressions.isEmpty, given.expressions.allSatisfy({ $0.choice == nil }) else { return nil }
            return given.expressions.reduce(InvarianceBasis(readsCalls: true)) { basis, expression in
                basis.flatMap { known in
                    query.ask(Question(asksForCase: question.asksForCase, type: expression.type), of: expression).map { known + $0 }
                }
            }
        default: return nil
        }
    }

    // MARK: Names

    /// A property of the type around or of a type that is named; of an element that identifies its row; or what an enumeration tells about itself,
    /// which is as constant as the value.
    private static func declared(_ found: [DeclID], of base: ValueBase, _ query: Query) -> InvarianceBasis? {
        guard case .value(let base) = base else {
            return found.count == 1 ? query.ask(Question(), of: .declaration(found[0], of: .none)) : nil
        }
        return member(of: base, query)
    }

    private static func member(of base: ValuePlace, _ query: Query) -> InvarianceBasis? {
        element(base, query) ?? ofEnumeration(base, query)
    }

    private static func element(_ base: ValuePlace, _ query: Query) -> InvarianceBasis? {
        guard case .closureParameter(let closure) = query.flow.step(from: base),
            case let tree = query.program.tree(base.scope.file), let access = tree.parent(base.node),
            let member = MemberAccess(tree, access)?.member,
            query.flow.isIdentity(parameterOf: closure, member: member, type: .none, in: base.scope)
        else { return nil }
        return InvarianceBasis(readsElement: true)
    }

    private static func ofEnumeration(_ base: ValuePlace, _ query: Query) -> InvarianceBasis? {
        let type = query.flow.nominal(query.flow.typeOfValue(base.node, in: base.scope))
        guard type != .none, query.program[type].kind == .enumType else { return nil }
        return query.ask(Question(type: type), of: base)
    }

    // MARK: Calls

    /// A case with values, another enumeration made from a value, or a question for one option: `.reply(id)`, `Level(rawValue: x)`,
    /// `options.contains(.wide)`.
    private static func call(_ call: ValueCall, _ question: Question, _ query: Query) -> InvarianceBasis? {
        let tree = query.program.tree(call.place.scope.file)
        guard tree.child(call.place.node, .closure) == nil else { return nil }
        if question.asksForCase, query.flow.isCase(call, of: question.type) { return InvarianceBasis() }
        if let test = query.flow.membershipTest(call) {
            return query.flow.membership(of: test.option, in: test.set).basis
        }
        guard !call.arguments.isEmpty, query.flow.makesEnumeration(call) else { return nil }
        return query.all(call.arguments)
    }

    // MARK: Declarations

    private static func environment(_ wrapper: PropertyWrapper, _ flow: Flow) -> InvarianceBasis? {
        guard let key = flow.environmentKey(wrapper) else { return nil }
        if flow.isConstantEnvironment(key) { return InvarianceBasis() }
        // What is above a view stays above it.
        let writes = flow.environmentWrites(of: key)
        let isConstant = writes.values.allSatisfy {
            if case .literal = flow.step(from: ValuePlace($0.node, in: $0.scope)) { true } else { false }
        }
        return writes.isComplete && !writes.values.isEmpty && isConstant ? InvarianceBasis(readsCalls: true) : nil
    }

    private static func stored(_ id: DeclID, _ query: Query) -> InvarianceBasis? {
        guard !query.program[id].flags.contains(.isDestructured) else { return nil }
        if let only = query.flow.onlyValue(of: id) { return query.ask(Question(), of: only) }
        return query.ask(Question(), of: .property(id)) ?? (query.flow.isFixedByArms(id) ? .init(readsCalls: true) : nil)
    }
}

extension ValueQuery<Constancy> {
    /// What several values rest on together; nil where one of them may change.
    func all(_ places: [ValuePlace]) -> InvarianceBasis? {
        places.reduce(InvarianceBasis()) { basis, place in
            basis.flatMap { known in ask(Constancy.Question(), of: place).map { known + $0 } }
        }
    }
}

extension Flow {
    /// What an expression rests on that has one value for as long as its view lives; nil where it may change.
    func constancy(of place: ValuePlace, _ question: Constancy.Question = .init()) -> InvarianceBasis? {
        ValueQuery<Constancy>(self).ask(question, of: place)
    }

    /// Whether each view that is given a value for a property is made in an arm that is there for one case of that value alone: with a different
    /// one, the view is gone. `switch tab { case .log: LogView(tab: $tab) … }`
    fileprivate func isFixedByArms(_ property: DeclID) -> Bool {
        guard isGiven(property) else { return false }
        return given(.property(property)).alwaysSatisfies { node, scope in
            let text = program.tree(scope.file).oneLine(node)
            let value = text.hasPrefix("$") ? String(text.dropFirst()) : text
            return facts(at: node, in: scope).contains { $0.isOneCase(of: value) }
        }
    }

    /// Whether a declared value stays the same while its view lives.
    func isInvariant(declared id: DeclID) -> Bool {
        ValueQuery<Constancy>(self).ask(.init(), of: .declaration(id, of: .none)) != nil
    }
}
