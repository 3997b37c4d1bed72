// Whether a collection stays as it is for as long as its view lives: literals, ranges between literals, `allCases`, constants made of those, state
// that nothing changes, what every caller gives as one of these, and the `let` of an object that is kept.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// The client that tells whether a collection, or the object that holds it, stays.
enum Staying: ValueClient {
    enum Question: Hashable {
        /// Whether a collection keeps its elements but for this change.
        case collection(allowing: CollectionChange)
        /// Whether an expression gives the same object.
        case object
    }

    typealias Query = ValueQuery<Staying>

    static var cyclic: Bool { false }
    static var unknown: Bool { false }

    static func answer(_ question: Question, of subject: ValueSubject, _ query: Query) -> Bool {
        let step = query.flow.step(from: subject)
        switch (question, step) {
        case (_, .same(let place)), (_, .local(let place, _, _, false)): return query.ask(question, of: place)
        case (_, .parameter(let value?)): return query.ask(question, of: value)
        case (.collection(let change), _): return isConstant(subject, step, allowing: change, query)
        case (.object, .owner): return true
        case (.object, .declared(let found, let base)):
            guard found.count == 1, query.ask(.object, of: .declaration(found[0], of: base)) else { return false }
            guard case .value(let place) = base, !query.program[found[0]].flags.contains(.isStatic) else { return true }
            return query.flow.isObjectMember(found[0]) && query.ask(.object, of: place)
        // What is made outside of views, for a hosting controller, is given once.
        case (.object, .callers(let given)):
            return given.allSatisfy { node, scope in
                query.program.tree(scope.file).isPartOfRootView(node) || query.ask(.object, of: ValuePlace(node, in: scope))
            }
        case (.object, _):
            guard case .declaration(let id, _) = subject else { return false }
            return isKeptObject(id, step, query)
        }
    }

    // MARK: Collections

    private static func isConstant(_ subject: ValueSubject, _ step: ValueStep, allowing change: CollectionChange, _ query: Query) -> Bool {
        func isConstant(_ place: ValuePlace) -> Bool { query.ask(.collection(allowing: change), of: place) }
        switch step {
        case .literal, .processFact: return true
        case .made:
            guard case .expression(let place) = subject else { return false }
            let kind = query.program.tree(place.scope.file).kind(place.node)
            if case .made(let parts) = step, kind == .tuple { return parts.allSatisfy(isConstant) }
            return [.array, .dictionary, .string].contains(kind)
        case .combined(let parts, let operators):
            guard case .expression(let place) = subject, case let tree = query.program.tree(place.scope.file) else { return false }
            if tree.kind(place.node) == .prefix { return true }
            return operators.contains { ["..<", "...", "+"].contains(tree.text($0)) } && parts.allSatisfy { isConstant($0.place) }
        case .caseName(let token):
            guard case .expression(let place) = subject else { return false }
            return isAllCases(token, in: place.scope.file, query)
        case .systemMember(let token, let base):
            guard case .expression(let place) = subject else { return false }
            if isAllCases(token, in: base.scope.file, query) { return true }
            return query.flow.marks(ofMember: place.node, in: place.scope.file).contains(.derives)
                ? isConstant(base) : query.flow.constancy(of: place) != nil
        case .declared(let found, let base): return declared(found, of: base, subject, allowing: change, query)
        case .call(let call):
            let marks = query.flow.marks(ofCall: call.place.node, in: call.place.scope.file)
            guard !marks.isDisjoint(with: [.derives, .chooses]) else { return false }
            return call.base.map(isConstant) ?? call.arguments.allSatisfy(isConstant)
        case .wrapped(let wrapper):
            guard case .declaration(let id, _) = subject else { return false }
            return wrapper.ownsValue && query.flow.changes(ofCollection: id) <= change
        case .global:
            guard case .declaration(let id, _) = subject else { return false }
            return query.program[id].flags.contains(.isLet) || query.flow.isClosed(id) && query.flow.writes(to: id).isNone
        case .input, .field:
            guard case .declaration(let id, _) = subject else { return false }
            return stored(id, allowing: change, query)
        case .body(let place): return isConstant(place)
        case .block(let block):
            return block.results.count == 1 && block.conditions.isEmpty && block.others.isEmpty && isConstant(block.results[0])
        // Another call makes another view.
        case .callers(let given): return given.alwaysSatisfies { isConstant(ValuePlace($0, in: $1)) }
        default: return false
        }
    }

    private static func isAllCases(_ token: TokenID, in file: FileID, _ query: Query) -> Bool {
        query.program.marks(named: query.program.name(of: token, in: file)).contains(.processFact)
    }

    private static func declared(
        _ found: [DeclID], of base: ValueBase, _ subject: ValueSubject, allowing change: CollectionChange, _ query: Query
    ) -> Bool {
        guard found.count == 1 else { return false }
        guard case .value(let place) = base else { return query.ask(.collection(allowing: change), of: .declaration(found[0], of: base)) }
        if query.program.marks(named: query.program[found[0]].name).contains(.derives), query.ask(.collection(allowing: change), of: place)
        {
            return true
        }
        if case .expression(let whole) = subject, query.flow.constancy(of: whole) != nil { return true }
        return query.flow.isObjectMember(found[0]) && query.ask(.object, of: place)
            && query.ask(.collection(allowing: change), of: .declaration(found[0], of: base))
    }

    private static func stored(_ id: DeclID, allowing change: CollectionChange, _ query: Query) -> Bool {
        let declaration = query.program[id]
        let isLet = declaration.flags.contains(.isLet)
        if query.flow.isObjectMember(id) { return isLet }
        if isLet, let value = query.program.tree(declaration.file).initialValue(of: declaration.node) {
            return query.ask(.collection(allowing: change), of: ValuePlace(value, in: CodeScope(id, file: declaration.file)))
        }
        return query.flow.isContentType(query.program.nominal(containing: id))
            && query.ask(.collection(allowing: change), of: .property(id))
    }

    // MARK: Objects

    private static func isKeptObject(_ id: DeclID, _ step: ValueStep, _ query: Query) -> Bool {
        let declaration = query.program[id]
        switch step {
        case .wrapped(let wrapper):
            let marks = wrapper.marks
            if marks.isSuperset(of: [.owned, .object]) { return true }
            if wrapper.ownsValue { return query.flow.writes(to: id).isNone }
            guard marks.isSuperset(of: [.given, .object]) else { return false }
        case .input: break
        case .global, .field: return declaration.flags.contains(.isLet)
        default: return false
        }
        let owner = query.program.nominal(containing: id)
        return owner != .none && query.flow.isContentType(owner) && query.flow.writes(to: id).isComplete
            && !query.flow.writes(to: id).known.contains { !$0.isPartial }
            && query.ask(.object, of: .property(id))
    }
}

extension Flow {
    /// Whether a collection has the same elements for as long as its view lives.
    public func isConstantCollection(_ node: NodeID, in body: LoweredBody) -> Bool { stays(node, allowing: .none, in: body) }

    /// Whether a collection has the same number of elements for as long as its view lives, though they may be replaced by others.
    public func hasConstantCount(_ node: NodeID, in body: LoweredBody) -> Bool { stays(node, allowing: .elements, in: body) }

    /// Whether a collection is cut to a few elements: `items.prefix(3)`.
    public func hasFewElements(_ node: NodeID, in body: LoweredBody) -> Bool {
        let tree = program.tree(body.file)
        var current = node
        while tree.kind(current) == .call, let callee = tree.firstChild(current) {
            if marks(ofCall: current, in: body.file).contains(.spares), let arguments = FunctionCall(tree, current)?.arguments,
                arguments.count == 1,
                let count = arguments[0].expression, tree.kind(count) != .closure
            {
                let literals = (count.rawValue..<count.rawValue + tree[count].size).map { NodeID($0) }.filter { tree.kind($0) == .integer }
                if !literals.isEmpty { return literals.allSatisfy { Int(tree.text($0)).map { $0 <= Self.few } ?? false } }
            }
            guard
                let base = tree.kind(callee) == .member ? tree.firstChild(callee) : FunctionCall(tree, current)?.arguments.first?.expression
            else { return false }
            current = base
        }
        return false
    }

    /// How many elements take no time to count.
    private static let few = 20

    private func stays(_ node: NodeID, allowing change: CollectionChange, in body: LoweredBody) -> Bool {
        ValueQuery<Staying>(self).ask(.collection(allowing: change), of: ValuePlace(node, in: CodeScope(body)))
    }

    /// Whether a declaration is what an object holds, and not a value that is copied.
    fileprivate func isObjectMember(_ id: DeclID) -> Bool {
        let owner = program.nominal(containing: id)
        return owner != .none && program[owner].kind == .classType && !program[id].flags.contains(.isStatic)
    }
}
