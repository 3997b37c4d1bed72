// Whether the program shows that a value changes while its view lives: something that it is made from is written, handed on to be written, given
// by the system, or comes from a caller of which that is true. A fact that a datum is made with, such as its kind, flips only with the whole
// datum; that the datum is loaded or refreshed is no evidence that another one takes its place. What is unknown is no evidence.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// What counts as a change.
package enum Change: Hashable {
    /// Another value.
    case value
    /// Another case of an enumeration, whatever comes with it.
    case kind
    /// Another value of its own: whether there is one at all is a fact that a datum is made with, like its kind.
    case assignment
    /// A value where there was none, or none where there was one.
    case presence
    /// Another datum in the place of this one.
    case datum
    /// Another datum, with another value of this stored property of a struct: one that is made where it is read is made with the same, maybe.
    case member(DeclID)

    /// Whether it is one datum for another, whatever differs.
    var isOfDatum: Bool { if case .member = self { true } else { self == .datum } }

    /// Whether it can be told from what the value itself is assigned, whatever is assigned to its parts.
    var isOfTheWhole: Bool { self == .kind || self == .assignment || self == .presence }

    /// The change that counts in a part of an expression.
    func inside(_ role: ValuePart.Role) -> Change {
        switch role {
        case .result, .resultUnlessNil: self
        case .condition, .operand: isOfDatum ? .datum : .value
        case .testedForCase: .kind
        case .testedForNil: .presence
        case .testedByCases: isOfDatum ? .value : .assignment
        }
    }
}

/// The client that asks for evidence of change.
enum Changes: ValueClient {
    enum Question: Hashable {
        /// Whether the value changes.
        case changes(Change)
        /// Whether a value that is assigned brings a case of its own, and is not passed on from a fact of some datum.
        case bringsCase
        /// Whether a value that is assigned is picked among others, and not the same datum loaded, refreshed or made from itself.
        case isPicked
    }

    typealias Query = ValueQuery<Changes>

    static var cyclic: Bool { false }
    static var unknown: Bool { false }

    static func answer(_ question: Question, of subject: ValueSubject, _ query: Query) -> Bool {
        let step = query.flow.step(from: subject)
        return switch question {
        case .changes(let change): changes(change, subject, step, query)
        case .bringsCase, .isPicked: shows(question, subject, step, query)
        }
    }

    private static func changes(_ change: Change, _ subject: ValueSubject, _ step: ValueStep, _ query: Query) -> Bool {
        switch step {
        case .made(let parts), .closure(let parts), .statement(let parts):
            return parts.contains { query.changes($0) }
        case .same(let place), .awaited(let place), .cast(let place), .localBlock(let place), .body(let place):
            return query.changes(place, by: change)
        case .combined(let parts, _):
            // `a ?? b` is nil where b is, which may be a value of a type that is not known.
            if change == .presence, parts.contains(where: { $0.role == .resultUnlessNil }), let last = parts.last, last.role == .result,
                !query.flow.mayBeNil(last.place)
            {
                return false
            }
            return parts.contains { query.changes($0.place, by: change.inside($0.role)) }
        case .test(let part): return query.changes(part.place, by: change.inside(part.role))
        case .block(let block):
            return block.conditions.contains { condition in
                !(change == .presence && query.flow.agreeInPresence(block.results[condition.choice]))
                    && query.changes(condition.place, by: condition.role == .testedByCases ? change.inside(condition.role) : .value)
            }
                || block.others.contains { query.changes($0) } || block.results.contains { query.changes($0, by: change) }
        // Where `if let` has bound it, there is a value.
        case .local(let place, _, let isUnwrapped, _): return !(isUnwrapped && change == .presence) && query.changes(place, by: change)
        case .owner:
            guard case .expression(let place) = subject else { return false }
            return changesOwner(of: place.scope, by: change, query)
        case .parameter(let value?): return query.ask(.changes(change), of: value)
        case .closureParameter(let closure):
            guard case .expression(let place) = subject else { return false }
            return query.flow.isReplaced(parameterOf: closure, in: place.scope)
        case .declared(let found, let base):
            if case .expression(let place) = subject, query.flow.isSettledWhilePresented(place.node, in: place.scope) { return false }
            if isReachedThroughOptional(base, by: change, query) { return true }
            return found.contains { query.ask(.changes(change), of: .declaration($0, of: base)) }
        case .systemMember(_, let base):
            // As its value.
            return isReachedThroughOptional(.value(base), by: change, query) || query.changes(base, by: change.inside(.operand))
        case .subscripted(let base, let arguments): return query.changes(base) || arguments.contains { query.changes($0) }
        case .clock: return true
        case .call(let call): return self.call(call, change, query)
        case .wrapped, .global, .input, .field, .requirement:
            guard case .declaration(let id, let base) = subject else { return false }
            return declared(id, of: base, step, change, query)
        case .callers(let given):
            guard case .given(let value) = subject else { return false }
            return isGiven(given, for: value, change, query)
        default: return false
        }
    }

    /// `x?.y` is nil where x is.
    private static func isReachedThroughOptional(_ base: ValueBase, by change: Change, _ query: Query) -> Bool {
        guard case .value(let place) = base, !change.isOfDatum, query.program.tree(place.scope.file).kind(place.node) == .optionalChain
        else {
            return false
        }
        return query.changes(place, by: .presence)
    }

    /// What a function of the program reads, what a function of the system is called on, and what is passed.
    private static func call(_ call: ValueCall, _ change: Change, _ query: Query) -> Bool {
        let tree = query.program.tree(call.place.scope.file)
        if change.isOfTheWhole, tree.isCaseName(call.place.node) { return false }
        if case .member(let property) = change, let given = query.flow.construction(call.place, gives: property) {
            return query.changes(given)
        }
        let functions = call.functions.filter { query.program[$0].kind == .function }
        if functions.contains(where: { query.ask(.changes(.value), of: .declaration($0, of: call.receiver)) }) { return true }
        if let block = call.block, query.changes(block) { return true }
        if let base = call.base, call.functions.isEmpty, !tree.isTypeName(base.node), query.changes(base, by: change.inside(.operand)) {
            return true
        }
        return call.arguments.contains { query.changes($0) }
    }

    /// `self`: of a view it stays, of a value it is what the member is read of.
    static func changesOwner(of scope: CodeScope, by change: Change, _ query: Query) -> Bool {
        let owner = scope.type(in: query.program)
        guard owner != .none, [.enumType, .structType].contains(query.program[owner].kind), !query.flow.isContentType(owner) else {
            return false
        }
        return query.ask(.changes(change), of: .owner(scope.declaration))
    }

    // MARK: Callers

    /// Whether some caller gives a value that changes. What no code of the program gives comes from elsewhere, and may change.
    private static func isGiven(_ given: GivenExpressions, for value: GivenValue, _ change: Change, _ query: Query) -> Bool {
        let expressions = given.expressions.filter { isOfAskedType($0, for: value, query) }
        if expressions.isEmpty, !given.hasUnclear { return !change.isOfDatum && !query.flow.isUncalledAlternative(value) }
        return expressions.contains { gives($0, for: value, change, query) }
    }

    /// Whether what a member is called on is certainly of its type: other types have members of that name, too.
    private static func isOfAskedType(_ given: GivenExpression, for value: GivenValue, _ query: Query) -> Bool {
        guard case .owner = value, case .expression(let node, let scope) = given.source else { return true }
        return query.flow.nominal(query.flow.typeOfValue(node, in: scope)) == given.type
    }

    private static func gives(_ given: GivenExpression, for value: GivenValue, _ change: Change, _ query: Query) -> Bool {
        guard case .expression(let node, let scope) = given.source else { return query.ask(.changes(change), of: given) }
        let place = ValuePlace(node, in: scope)
        if value.isInput(of: query.flow),
            query.flow.isMadeOnce(in: scope) || query.flow.isIdentified(by: place) || query.flow.isCaptured(place)
        {
            return false
        }
        // A closure is the same action in every pass, whatever it reads.
        if case .closure = query.flow.step(from: place) { return false }
        if let choice = given.choice, !change.isOfDatum, case .combined(let parts, _) = query.flow.step(from: choice),
            parts.contains(where: { ![.result, .resultUnlessNil].contains($0.role) && query.changes($0.place) })
        {
            return true
        }
        if change == .presence, query.flow.isNeverNil(node, in: scope) { return false }
        return query.changes(place, by: change)
    }
}

extension GivenValue {
    /// Whether it is what a view is made with.
    fileprivate func isInput(of flow: Flow) -> Bool {
        switch self {
        case .parameter(let declaration, _):
            let type = flow.program[declaration].kind == .initializer ? flow.program.nominal(containing: declaration) : declaration
            return type != .none && flow.program[type].kind.isNominal && flow.isContentType(type)
        case .property(let property):
            let owner = flow.program.nominal(containing: property)
            return owner != .none && flow.isContentType(owner)
        case .owner, .argument: return false
        }
    }
}

extension Flow {
    /// Whether a value is given to an initialiser that nobody calls, of a type that the program makes by others, and only the program.
    fileprivate func isUncalledAlternative(_ value: GivenValue) -> Bool {
        guard case .parameter(let declaration, _) = value, program[declaration].kind == .initializer,
            isClosed(declaration) || isOfApp(declaration),
            case let type = program.nominal(containing: declaration), type != .none
        else { return false }
        return uses(of: type).contains { program.tree($0.file).isCalledName($0.node) && !isInPreviewOrTest($0) }
    }

    /// Whether a view that is made with a value has its identity from it, `Row(item: item).id(item.id)`: with a different value it is a different
    /// view.
    fileprivate func isIdentified(by place: ValuePlace) -> Bool {
        guard let body = contentBody(of: place.scope.declaration), body.file == place.scope.file,
            let node = body.innermost(around: place.node, in: program.tree(body.file))
        else { return false }
        let tree = program.tree(body.file)
        let id = name(wellKnown.names.id)
        return ([(node, node)] + body.ancestry(of: node)).contains { _, parent in
            guard isIdentityModifier(parent, in: body), let argument = body.call(parent)?.arguments.first?.syntax,
                let base = body.base(of: parent), tree.range(body[base].syntax).contains(tree.range(place.node))
            else { return false }
            if tree.spellSame(argument, place.node) { return true }
            guard let access = MemberAccess(tree, argument), let owner = access.base else { return false }
            return tree.calleeToken(argument).map { tree.name($0) } == id && tree.spellSame(owner, place.node)
        }
    }

    /// Whether a view that code makes is a new one each time: in a method of an object that gives no content, such as a controller that hosts it.
    fileprivate func isMadeOnce(in scope: CodeScope) -> Bool {
        guard scope.declaration != .none, program[scope.declaration].kind == .function,
            !program[scope.declaration].flags.contains(.isStatic)
        else { return false }
        let owner = program.nominal(containing: scope.declaration)
        return owner != .none && program[owner].kind == .classType && contentBody(of: scope.declaration) == nil
    }

    /// Whether an expression in an action, or in a function that gives no content, reads nothing but values that were copied there: of what is
    /// made with it then, the value stays, whatever the view around gets later.
    fileprivate func isCaptured(_ place: ValuePlace) -> Bool {
        let scope = place.scope
        guard scope.declaration != .none, program[scope.declaration].kind.isValue, !program[scope.declaration].flags.contains(.isStatic),
            case let owner = program.nominal(containing: scope.declaration), owner != .none, isContentType(owner)
        else { return false }
        if let body = contentBody(of: scope.declaration) {
            guard body.file == scope.file, isInAction(place.node, of: body) else { return false }
        } else if program[scope.declaration].kind != .function {
            return false
        }
        return isCopied([place.node], in: scope, depth: 0)
    }

    private func isCopied(_ nodes: [NodeID], in scope: CodeScope, depth: Int) -> Bool {
        let reads = ReadWalk(self).reads(below: nodes, in: scope)
        return depth < 4 && !reads.isEmpty
            && reads.allSatisfy { read in
                switch read.origin {
                case .local(let value?): isCopied([value], in: scope, depth: depth + 1)
                case .parameter, .closureParameter, .element: isPlainCopy(typeOfValue(read.node, in: scope))
                case .declaration(let id):
                    program[id].kind == .variable && isGiven(id) && wrapper(of: id) == nil && isPlainCopy(valueType(of: id))
                default: false
                }
            }
    }

    /// Whether a value of a type is known to be no object, whose properties change in place, and no function.
    private func isPlainCopy(_ type: TypeID) -> Bool {
        let value = nominal(wrappedType(type) ?? type)
        guard value != .none, [.structType, .enumType].contains(program[value].kind) else { return false }
        return !isFromPrelude(value) || !program.marks(of: value).contains(.given)
    }
}

extension ValueQuery<Changes> {
    /// Whether an expression changes.
    func changes(_ place: ValuePlace, by change: Change = .value) -> Bool { ask(.changes(change), of: place) }
}

// MARK: - What is asked

extension Flow {
    /// Whether the program shows that an expression changes.
    package func changes(_ node: NodeID, in scope: CodeScope, by change: Change = .value) -> Bool {
        ValueQuery<Changes>(self).changes(ValuePlace(node, in: scope), by: change)
    }

    /// Whether the program shows that an argument changes while the view lives, in what is asked of it.
    package func showsChange(of argument: ArgumentRecord, by change: Change, in body: LoweredBody) -> Bool {
        let scope = CodeScope(body)
        if change == .presence, isNeverNil(argument.syntax, in: scope) { return false }
        return changes(argument.syntax, in: scope, by: change)
    }

    /// Whether the program shows that an expression changes that does not stay as long as the view lives, in what is asked of it.
    package func flips(_ node: NodeID, by change: Change, in body: LoweredBody) -> Bool {
        let scope = CodeScope(body)
        if constancy(of: ValuePlace(node, in: scope)) != nil || change == .presence && isNeverNil(node, in: scope) { return false }
        return changes(node, in: scope, by: change)
    }

    /// Whether an expression is no optional: passed for one, it is never nil.
    func isNeverNil(_ node: NodeID, in scope: CodeScope) -> Bool {
        let tree = program.tree(scope.file)
        switch tree.kind(node) {
        case .nil: return false
        case .boolean, .integer, .float, .string, .array, .dictionary, .closure: return true
        default:
            // `.a` where an optional is wanted is the case of what it wraps.
            if tree.isCaseName(node) { return tree.calleeToken(node).map { tree.name($0) != ShownValue.none } ?? false }
            if case .combined(let parts, _) = step(from: ValuePlace(node, in: scope)) {
                let results = parts.filter { $0.role == .result || $0.role == .resultUnlessNil }
                if parts.contains(where: { $0.role == .condition }), !results.isEmpty {
                    return results.allSatisfy { isNeverNil($0.place.node, in: $0.place.scope) }
                }
            }
            let type = typeOfExpression(node, in: scope)
            return isKnown(type) && wrappedType(type) == nil
        }
    }

    /// Whether an expression is known to be an optional.
    fileprivate func mayBeNil(_ place: ValuePlace) -> Bool {
        if program.tree(place.scope.file).kind(place.node) == .nil { return true }
        let type = typeOfExpression(place.node, in: place.scope)
        return isKnown(type) && wrappedType(type) != nil
    }

    /// Whether all of some results are there, or none is: what decides between them does not decide that.
    func agreeInPresence(_ results: ArraySlice<ValuePlace>) -> Bool {
        guard !results.isEmpty else { return false }
        let areNil = results.map { program.tree($0.scope.file).kind($0.node) == .nil }
        return !areNil.contains(false) || !areNil.contains(true) && results.allSatisfy { isNeverNil($0.node, in: $0.scope) }
    }

    /// Whether a write may make an optional nil, or give one a value that was nil. What is never nil, in place of what is never nil, does not.
    func mayChangePresence(_ write: PropertyWrite, of property: DeclID) -> Bool {
        let values = program.assignedParts(of: write)
        guard !values.isEmpty, values.allSatisfy({ isNeverNil($0, in: write.scope) }) else { return true }
        let isThere = "\(name(program[property].name)) != nil"
        let facts = self.facts(at: write.use.node, in: write.scope).filter { $0.outcome == "true" }
        if facts.contains(where: { [isThere, "self." + isThere].contains($0.text) }) { return false }
        let first = firstValues(of: property)
        guard first.isComplete, !first.isNil, first.places.allSatisfy({ isNeverNil($0.node, in: $0.scope) }) else { return true }
        return writes(to: property).known.contains { other in
            let values = program.assignedParts(of: other)
            return values.isEmpty || !values.allSatisfy { isNeverNil($0, in: other.scope) }
        }
    }

    /// Whether other values come for the parameter of a closure while its content lives. A row's element is replaced by other rows, an item of a
    /// sheet by another sheet; what SwiftUI hands to other closures, such as a geometry or a phase, changes as it likes.
    fileprivate func isReplaced(parameterOf closure: NodeID, in scope: CodeScope) -> Bool {
        if let content = repeatedContent(closure, in: scope.file) {
            return content.kind == .presentation && !isIdentity(parameterOf: closure, member: nil, type: .none, in: scope)
        }
        guard scope.declaration != .none, let body = contentBody(of: scope.declaration) else { return false }
        return body.calls.contains { call in
            call.declaration != .none && isFromPrelude(call.declaration) && call.arguments.contains { $0.syntax == closure }
        }
    }
}
