// Which object a value is: the expressions that may have made it, followed through what callers give and what the environment has. Two values
// that no expression can have made both are two objects, and what changes one of them leaves the other as it is.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// The expressions that may have made an object.
package struct ObjectOrigins: Hashable {
    /// An expression that makes an object.
    struct Place: Hashable {
        var file: FileID
        var node: NodeID
    }

    var places: Set<Place> = []
    /// Whether it is made by no other.
    var isComplete = true

    /// Nothing is known.
    static let unknown = ObjectOrigins(isComplete: false)

    /// Whether one object may be both.
    func mayBeSame(as other: ObjectOrigins) -> Bool { !isComplete || !other.isComplete || !places.isDisjoint(with: other.places) }

    fileprivate static func all(_ origins: [ObjectOrigins]) -> ObjectOrigins {
        origins.reduce(into: ObjectOrigins()) { result, next in
            result.places.formUnion(next.places)
            result.isComplete = result.isComplete && next.isComplete
        }
    }
}

/// The client that finds what may have made an object.
private enum ObjectMaking: ValueClient {
    struct Question: Hashable {}
    typealias Query = ValueQuery<ObjectMaking>

    static var cyclic: ObjectOrigins { ObjectOrigins() }
    static var unknown: ObjectOrigins { .unknown }

    static func answer(_ question: Question, of subject: ValueSubject, _ query: Query) -> ObjectOrigins {
        let step = query.flow.step(from: subject)
        switch step {
        case .same(let place), .cast(let place), .awaited(let place), .body(let place), .localBlock(let place):
            return query.ask(question, of: place)
        case .local(let place, _, _, isPart: false): return query.ask(question, of: place)
        case .combined(let parts, let operators):
            let results = parts.filter { $0.role == .result || $0.role == .resultUnlessNil }
            guard !results.isEmpty, operators.isEmpty || results.count > 1 else { return .unknown }
            return .all(results.map { query.ask(question, of: $0.place) })
        case .block(let block):
            return block.results.isEmpty ? .unknown : .all(block.results.map { query.ask(question, of: $0) })
        case .parameter(let value?): return query.ask(question, of: value)
        case .callers(let given):
            guard given.isComplete, !given.expressions.isEmpty else { return .unknown }
            return .all(given.expressions.map { query.ask(question, of: $0) })
        case .declared(let found, let base):
            return found.isEmpty ? .unknown : .all(found.map { query.ask(question, of: .declaration($0, of: base)) })
        case .call(let call):
            let place = call.place
            let type = query.flow.typeOfValue(place.node, in: place.scope)
            guard query.flow.classMade(by: place.node, type: type, in: place.scope) != nil else { return .unknown }
            return ObjectOrigins(places: [.init(file: place.scope.file, node: place.node)])
        case .wrapped, .global, .input, .field:
            guard case .declaration(let id, _) = subject else { return .unknown }
            return stored(id, query)
        default: return .unknown
        }
    }

    /// What a stored property begins with, is given and is assigned.
    private static func stored(_ id: DeclID, _ query: Query) -> ObjectOrigins {
        let flow = query.flow
        let wrapper = flow.wrapper(of: id)
        if let wrapper, flow.isEnvironmentObject(wrapper) {
            let type = flow.nominal(flow.valueType(of: id))
            let given = type == .none ? [] : flow.objectsGiven(ofClass: type)
            return given.isEmpty ? .unknown : .all(given.map { query.ask(Question(), of: $0) })
        }
        // A binding, a value of the environment, or of a wrapper that is not known.
        if let wrapper, !wrapper.marks.contains(.object), !wrapper.marks.contains(.published), !wrapper.ownsValue, !wrapper.observes {
            return .unknown
        }
        let scope = CodeScope(id, file: query.program[id].file)
        let owner = query.program.nominal(containing: id)
        var found: [ObjectOrigins] = []
        if let initial = query.program.tree(scope.file).initialValue(of: query.program[id].node) {
            found.append(query.ask(Question(), of: ValuePlace(initial, in: scope)))
        }
        let writes = flow.writes(to: id)
        guard writes.isComplete else { return .unknown }
        for write in writes.known where !write.isPartial {
            guard let value = write.value else { return .unknown }
            found.append(query.ask(Question(), of: ValuePlace(value, in: write.scope)))
        }
        if owner == .none || query.program[id].flags.contains(.isStatic) { return found.isEmpty ? .unknown : .all(found) }
        let initializers = query.program.members(of: owner).filter { query.program[$0].kind == .initializer }
        if initializers.contains(where: { flow.givesWrapper(of: id, in: $0) }) { return .unknown }
        if query.program[owner].kind == .structType {
            if !flow.isNeverGiven(id) { found.append(query.ask(Question(), of: .property(id))) }
        } else {
            for initializer in initializers {
                let inner = CodeScope(initializer, file: query.program[initializer].file)
                found += flow.assignments(to: id, in: initializer).map { query.ask(Question(), of: ValuePlace($0, in: inner)) }
            }
        }
        return found.isEmpty ? .unknown : .all(found)
    }
}

/// What the program gives to the environment by the classes of objects.
private final class GivenObjectStore: FlowStore {
    var places: [ValuePlace]?

    init(_ budget: ValueBudget) {}
}

extension Flow {
    /// What may have made the object that an expression gives.
    package func origins(of place: ValuePlace) -> ObjectOrigins { origins(of: .expression(place)) }

    /// Which object it is, a question about a value asks in passing: it has the budget of a question from outside, and takes nothing of the other's.
    private func origins(of subject: ValueSubject) -> ObjectOrigins {
        let steps = budget.steps
        budget.steps = 0
        defer { budget.steps = steps }
        return ValueQuery<ObjectMaking>(self).ask(.init(), of: subject)
    }

    /// What makes the object that a property begins with.
    package func origins(ofInitialValueOf id: DeclID) -> ObjectOrigins {
        let scope = CodeScope(id, file: program[id].file)
        guard let initial = program.tree(scope.file).initialValue(of: program[id].node) else { return .unknown }
        return origins(of: ValuePlace(initial, in: scope))
    }

    /// What may have made the object in a property.
    package func origins(ofProperty id: DeclID) -> ObjectOrigins { origins(of: .declaration(id, of: .none)) }

    /// What may have made the object that a member is read of.
    func origins(ofHolder base: ValueBase) -> ObjectOrigins {
        let place: ValuePlace?
        switch base {
        case .none: place = nil
        case .own(_, let frame): place = frame?.member?.receiver
        case .value(let value): place = value
        }
        guard let place, case .object(let object) = holder(of: place, depth: 0) else { return .unknown }
        return origins(of: object)
    }

    /// Whether an expression may give an object of some origin, or what is stored in it.
    func mayBe(_ place: ValuePlace, _ origins: ObjectOrigins) -> Bool {
        guard origins.isComplete else { return true }
        switch holder(of: place, depth: 0) {
        case .object(let object): return self.origins(of: object).mayBeSame(as: origins)
        case .own, .unknown: return true
        }
    }

    /// Whether code that uses a member may do so of an object of some origin: by what stands before the dot, or, in the class's own code, by what its
    /// functions are called on.
    package func mayConcern(_ origins: ObjectOrigins, _ use: NameUse, on way: [DeclID] = []) -> Bool {
        guard origins.isComplete, let around = program.declaration(around: use) else { return true }
        let tree = program.tree(use.file)
        let scope = CodeScope(around, file: use.file)
        var holder = ObjectHolder.own
        if let base = tree.base(ofMember: use.node), !tree.isSelf(base) { holder = self.holder(of: ValuePlace(base, in: scope), depth: 0) }
        switch holder {
        case .object(let object): return self.origins(of: object).mayBeSame(as: origins)
        case .unknown: return true
        case .own: break
        }
        guard program[around].kind == .function, way.count < 4, !way.contains(around), isClosed(around) || isOfApp(around),
            case let owner = program.nominal(containing: around), owner != .none, program[owner].kind == .classType, !isAskedFor(around)
        else { return true }
        let calls = appCalls(of: around)
        return calls.isEmpty || calls.contains { mayConcern(origins, $0, on: way + [around]) }
    }

    /// What a value is stored in.
    enum ObjectHolder {
        /// An object.
        case object(ValuePlace)
        /// The object whose code it is.
        case own
        case unknown
    }

    /// The object that a value is, or is stored in through values: of `model.form` in `model.form.isOpen`, `model`.
    func holder(of place: ValuePlace, depth: Int) -> ObjectHolder {
        let type = nominal(projectedType(typeOfValue(place.node, in: place.scope)))
        if type != .none, program[type].kind == .classType { return .object(place) }
        guard depth < 4, type != .none, program[type].kind == .structType else { return .unknown }
        switch step(from: place) {
        case .same(let inner): return holder(of: inner, depth: depth + 1)
        case .declared(let found, .value(let base)) where found.count == 1 && program[found[0]].flags.contains(.isStored):
            return holder(of: base, depth: depth + 1)
        case .declared(let found, .own) where found.count == 1 && program[found[0]].flags.contains(.isStored):
            let owner = program.nominal(containing: found[0])
            return owner != .none && program[owner].kind == .classType ? .own : .unknown
        default: return .unknown
        }
    }

    /// Whether a wrapper takes its object from the environment, by its type.
    package func isEnvironmentObject(_ wrapper: PropertyWrapper) -> Bool {
        if wrapper.marks.isKeyedByEnvironment { return environmentPath(wrapper) == nil }
        return wrapper.marks.contains([.object, .subscribes, .readingProjection])
    }

    /// Whether some code gives an object to the environment that may be of a class.
    package func isGivenToEnvironment(_ type: DeclID) -> Bool { !objectsGiven(ofClass: type).isEmpty }

    /// What the app gives to the environment that may be an object of a class.
    fileprivate func objectsGiven(ofClass type: DeclID) -> [ValuePlace] {
        allObjectsGiven().filter { place in
            let given = typeOfValue(place.node, in: place.scope)
            let found = nominal(wrappedType(given) ?? given)
            return found == .none || program.inherits(found, from: type)
        }
    }

    private func allObjectsGiven() -> [ValuePlace] {
        let store = store(GivenObjectStore.self)
        if let known = store.places { return known }
        let places = callsGivingObjects().compactMap { call -> ValuePlace? in
            guard let argument = FunctionCall(program.tree(call.file), call.node)?.arguments.first, argument.label == nil,
                let value = argument.expression, !isInPreviewOrTest(NameUse(file: call.file, node: call.node))
            else { return nil }
            return ValuePlace(value, in: CodeScope(call.around, file: call.file))
        }
        store.places = places
        return places
    }

    /// The calls that give an object to the environment, as far as names tell, and the declarations that they stand in: with a key path there are two
    /// arguments.
    package func callsGivingObjects() -> [(file: FileID, node: NodeID, around: DeclID)] {
        let writing = Set(program.names(marked: .setsEnvironment))
        return Set(writing.flatMap { program.files(spelling: $0) }).sorted { $0.rawValue < $1.rawValue }.flatMap { file in
            let tree = program.tree(file)
            return tree.nodes.indices.compactMap { position -> (file: FileID, node: NodeID, around: DeclID)? in
                let node = NodeID(UInt32(position))
                guard tree.nodes[position].kind == .call, let callee = tree.calleeToken(node),
                    writing.contains(program.name(of: callee, in: file)), FunctionCall(tree, node)?.arguments.count == 1,
                    let around = program.declaration(around: node, in: file)
                else { return nil }
                return (file, node, around)
            }
        }
    }
}
