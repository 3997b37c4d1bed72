// What the code of a view does with its properties: whether it uses them at all, and whether what it shows depends on them.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// How a person gives a value to state of a view, what is missed most first.
public enum StateOrigin: Comparable, Sendable {
    /// It is typed.
    case typed
    /// A control edits it.
    case chosen
    /// What a person does sets it.
    case set
    /// Nobody does, as far as the program shows.
    case other
}

/// The state of views that is written only under conditions.
private final class ConditionalStateStore: FlowStore {
    typealias Entry = (property: DeclID, conditions: [(flag: GivenFlag, value: Bool)])
    var known: [DeclID: [Entry]] = [:]

    init(_ budget: ValueBudget) {}
}

/// How people give values to state.
private final class StateOriginStore: FlowStore {
    var known: [DeclID: StateOrigin] = [:]

    init(_ budget: ValueBudget) {}
}

extension Flow {
    /// Whether the code of a view uses one of its properties at all.
    package func isUsed(_ property: DeclID) -> Bool { uses(of: property).count > Self.useLimit || !ownUses(ofProperty: property).isEmpty }

    /// Whether only actions read the value of a property that a view owns, and content does not: a task that is kept to be cancelled.
    package func isReadInActionsOnly(_ property: DeclID, besides known: [NameUse] = []) -> Bool {
        let own = ownUses(ofProperty: property)
        guard !own.isEmpty else { return false }
        let uses = own.filter { use in !known.contains { $0.file == use.file && $0.node == use.node } }
        return uses.allSatisfy(isUnshown)
    }

    /// Whether code reads a value, and content does not show it: an action does, or a modifier that follows it, or presents by it:
    /// `onChange(of: isOpen)`, `sheet(isPresented: Binding(get: { url != nil }, …))`.
    private func isUnshown(_ use: NameUse) -> Bool { isUnshown(use, depth: 0) }

    private func isUnshown(_ use: NameUse, depth: Int) -> Bool {
        if isInAction(use) { return true }
        let tree = program.tree(use.file)
        // What presents by `$x` closes it, too.
        if tree.text(tree.mainToken(use.node)).first == "$" { return false }
        var inner = use.node
        while let outer = tree.parent(inner), program.declaration(at: outer, in: use.file) == nil {
            if tree.kind(outer) == .closure {
                guard let call = tree.call(takingClosure: outer), let callee = tree.calleeToken(call),
                    program.fileLevel(program.name(of: callee, in: use.file), from: use.file).contains(where: {
                        program.marks(of: $0).contains(.given)
                    })
                else { return false }
            } else if let callee = tree.callee(takingArgument: inner),
                !program.marks(named: program.name(of: callee, in: use.file)).isDisjoint(with: [.follows, .presents])
            {
                return true
            }
            inner = outer
        }
        // A binding that is made of it.
        guard depth < 2, let around = program.declaration(around: use), program[around].kind == .variable,
            marks(ofType: valueType(of: around)).contains(.given), case let uses = ownUses(ofProperty: around), !uses.isEmpty
        else { return false }
        return uses.allSatisfy { isUnshown($0, depth: depth + 1) }
    }

    /// Whether only alerts and dialogs show the value, and actions read it: what is typed into an alert is of no use when that is closed.
    package func isReadInAlertsOnly(_ property: DeclID) -> Bool {
        func isInAlert(_ use: NameUse) -> Bool {
            isInside(use) { tree, node in
                tree.kind(node) == .closure && marks(ofTaker: node, in: use.file)?.contains([.presents, .rebuilds]) == true
            }
        }
        let own = ownUses(ofProperty: property)
        return own.contains(where: isInAlert) && own.allSatisfy { isInAlert($0) || isUnshown($0) }
    }

    /// Whether code sets a value for what it then presents, `chosen = item; isOpen = true`, and nothing else shows it: it is set before each time.
    package func isSetForPresentation(_ property: DeclID) -> Bool {
        let writes = writes(to: property)
        guard writes.isComplete, !writes.known.isEmpty, !writes.known.contains(where: \.isHandedOn) else { return false }
        let reads = ownUses(ofProperty: property).filter { use in !writes.known.contains { $0.use == use } }
        let shown = reads.filter { !isUnshown($0) }
        return !shown.isEmpty && shown.allSatisfy { isPresentedLater($0) }
    }

    /// Whether a property holds something for a moment only: an error that a request ended with, what a request or a gesture sets and takes back
    /// when it ends, or whether something is presented, which covers the view for as long.
    package func isMomentary(_ property: DeclID) -> Bool {
        isMomentaryItself(property) || isReadWhileGoingOn(property)
    }

    /// Whether code reads a property only while a gesture or a request goes on: it is part of that, or a flag says so that is set for as long.
    private func isReadWhileGoingOn(_ property: DeclID) -> Bool {
        let (owner, writes) = (program.nominal(containing: property), writes(to: property))
        let reads = ownUses(ofProperty: property).filter { use in !writes.known.contains { $0.use == use } }
        guard owner != .none, writes.isComplete, !reads.isEmpty, reads.count <= 20 else { return false }
        let flags = storedProperties(of: owner).filter { $0 != property && wrapper(of: $0)?.ownsValue == true && isBoolean($0) }
        return reads.allSatisfy { use in
            guard let around = program.declaration(around: use), case let scope = CodeScope(around, file: use.file) else { return false }
            if isInGesture(use, .drags) || isInGesture(use, .ends) || occasions(of: use.node, in: scope, depth: 0) == [.tracking] {
                return true
            }
            return facts(at: use.node, in: scope).contains { fact in
                let text = fact.text.dropping(prefix: "self.") ?? fact.text
                return fact.outcome == "true" && flags.contains { name(program[$0].name) == text && isMomentaryItself($0) }
            }
        }
    }

    /// Whether a property says where the focus of its view is, where code assigns to it: what follows a gesture or a store is set by that.
    func saysFocus(_ property: DeclID) -> Bool { wrapper(of: property)?.marks.contains([.owned, .living]) == true }

    /// Whether code of a view gives the focus to one of its fields, whoever can use that.
    package func setsFocus(_ view: DeclID) -> Bool { setsFocus(of: view) { _ in true } }

    /// Whether code of a view gives the focus to one of its fields though nobody asks for that: as something appears or changes.
    package func setsFocusUnasked(_ view: DeclID) -> Bool {
        setsFocus(of: view) { !mayBeRunByPerson($0.use.node, in: $0.scope) }
    }

    /// Whether code of a body gives the focus to a field of its view.
    package func setsFocus(_ code: NodeID, of body: LoweredBody) -> Bool {
        setsFocus(of: program.nominal(containing: body.declaration)) { program.isPart($0.use, of: code, in: body.file) }
    }

    private func setsFocus(of view: DeclID, by isMeant: (PropertyWrite) -> Bool) -> Bool {
        storedProperties(of: view).contains { property in
            saysFocus(property)
                && writes(to: property).known.contains { isMeant($0) && !$0.isHandedOn && !isEmptied(by: $0) }
        }
    }

    /// Whether a property says where the focus is, and gets its value when its view appears.
    package func setsFocusOnAppearing(_ property: DeclID) -> Bool {
        saysFocus(property)
            && writes(to: property).known.contains { !$0.isHandedOn && occasions(of: $0).contains(.appearance) }
    }

    /// How a person gives a value to state, also by the bindings that are given on.
    package func originOfState(_ property: DeclID) -> StateOrigin {
        let store = store(StateOriginStore.self)
        if let known = store.known[property] { return known }
        let found = findOrigin(ofState: property, depth: 0)
        store.known[property] = found
        return found
    }

    private func findOrigin(ofState property: DeclID, depth: Int) -> StateOrigin {
        guard depth < Self.writeDepth, case let writes = writes(to: property), writes.isComplete else { return .set }
        var found = StateOrigin.other
        var (isSetByCode, isSetByFunctions) = (false, false)
        for write in writes.known {
            if write.isHandedOn {
                found = min(found, origin(ofGiven: write, of: property, depth: depth))
            } else if isInEventAction(write.use.node, in: write.use.file) || goesOnCounting(write) {
                // What has come together while somebody waited is missed as well.
                found = min(found, .set)
            } else if !mayBeRunByPerson(write.use.node, in: write.scope) {
                isSetByCode = true
            } else if !isEmptied(by: write) {
                isSetByFunctions = true
            }
        }
        // A function that a person's action calls, perhaps. What code sets as well is set again.
        return isSetByFunctions && !isSetByCode ? min(found, .set) : found
    }

    /// How a person gives a value by a binding that is given on.
    private func origin(ofGiven write: PropertyWrite, of property: DeclID, depth: Int) -> StateOrigin {
        if isGivenToPresentation(write.use) {
            // Whoever closes what is open from the start takes that away.
            return firstValues(of: property).places.allSatisfy { isBlank($0) } ? .other : .set
        }
        if isTyped(write) { return .typed }
        return takers(ofBindingAt: write.use.node, in: write.scope).map { taker -> StateOrigin in
            switch taker {
            case .property(let other): findOrigin(ofState: other, depth: depth + 1)
            case .assignment(let node, let scope): mayBeRunByPerson(node, in: scope) ? .set : .other
            case .other: isGivenToKnownView(write) ? .chosen : .set
            }
        }.min() ?? .other
    }

    /// Whether `$x` is given to a view or modifier that is known to edit it.
    private func isGivenToKnownView(_ write: PropertyWrite) -> Bool {
        guard write.scope.declaration != .none, let body = contentBody(of: write.scope.declaration),
            let (_, call, _) = body.argument(around: write.use.node, in: program.tree(write.use.file))
        else { return false }
        return call.declaration != .none
    }

    /// Whether `$x` is the text that a field edits.
    private func isTyped(_ write: PropertyWrite) -> Bool {
        guard write.scope.declaration != .none, let body = contentBody(of: write.scope.declaration),
            let (view, call, argument) = body.argument(around: write.use.node, in: program.tree(write.use.file)),
            body[view].kind == .construct
        else { return false }
        return program.markDetails(of: nominal(body[view].type)).contains { detail in
            if case .types(let label) = detail {
                name(signature(of: call.declaration).parameters[argument.parameter].label) == label
            } else {
                false
            }
        }
    }

    private func isMomentaryItself(_ property: DeclID) -> Bool {
        let writes = writes(to: property)
        if isIdle(property) { return true }
        // What a view empties itself as soon as it has come is not there later.
        if writes.known.contains(where: { write in occasions(of: write) == [.following] && isEmptied(by: write) }) { return true }
        guard writes.isComplete, case let first = firstValues(of: property), first.isComplete,
            first.places.allSatisfy({ isBlank($0) || isEmptyCollection($0) })
        else { return false }
        let presenting = writes.known.filter { $0.isHandedOn && isGivenToPresentation($0.use) }
        let isPresenting = !presenting.isEmpty
        let others = writes.known.filter { write in
            !presenting.contains { $0.use == write.use || write.isHandedOn && isInContent(write.use, presentedBy: $0.use) }
        }
        let clearing = others.filter { !$0.isHandedOn && isEmptied(by: $0) }
        let arriving = others.filter { write in !write.isHandedOn && !clearing.contains { $0.use == write.use } }
        if !arriving.isEmpty, arriving.allSatisfy({ isInCatch($0.use) || isTakenBack($0, by: clearing) }) { return true }
        return isPresenting && !others.contains(where: \.isHandedOn) && isReadInActionsOnly(property, besides: writes.known.map(\.use))
    }

    /// The properties of a view with state that all writes change only under Booleans that whoever makes the view gives, with the values of these.
    package func stateWrittenConditionally(in view: DeclID) -> [(property: DeclID, conditions: [(flag: GivenFlag, value: Bool)])] {
        let store = store(ConditionalStateStore.self)
        if let known = store.known[view] { return known }
        let flags = storedProperties(of: view).filter { wrapper(of: $0) == nil && isGiven($0) }.flatMap { property -> [GivenFlag] in
            if isBoolean(property) || wrappedType(valueType(of: property)) != nil { return [GivenFlag(property: property)] }
            return storedProperties(of: nominal(valueType(of: property))).filter(isBoolean).map {
                GivenFlag(property: property, member: $0)
            }
        }
        let found =
            flags.isEmpty
            ? []
            : storedProperties(of: view).compactMap { property -> ConditionalStateStore.Entry? in
                guard let wrapper = wrapper(of: property), wrapper.ownsValue || wrapper.marks.contains(.living),
                    case let writes = writes(to: property), writes.isComplete, !writes.isNone
                else { return nil }
                let conditions = flags.flatMap { flag in [true, false].map { (flag: flag, value: $0) } }.filter { condition in
                    writes.known.allSatisfy { isMade($0, where: condition.flag, is: condition.value) }
                }
                return conditions.isEmpty ? nil : (property, conditions)
            }
        store.known[view] = found
        return found
    }

    /// Whether a write stands where a Boolean of the type around has a value, or an optional has one at all.
    private func isMade(_ write: PropertyWrite, where flag: GivenFlag, is value: Bool) -> Bool {
        let tree = program.tree(write.use.file)
        guard write.scope.declaration != .none,
            program.nominal(containing: write.scope.declaration) == program.nominal(containing: flag.property)
        else {
            return false
        }
        return tree.conditions(around: write.use.node, in: program[write.scope.declaration].node).contains { around in
            guard case .clauses(let whole, let holds) = around, case let clauses = holds ? whole.flatMap(tree.conjuncts) : whole,
                holds || clauses.count == 1
            else { return false }
            return clauses.contains { clause in
                let unwrapped = tree.kind(clause) == .optionalBinding ? tree.unwrapped(in: clause) : nil
                // `if let x` names the property by the name that it binds.
                if let unwrapped, tree.initialValue(of: clause) == nil, tree.mainToken(unwrapped) != .none {
                    return holds == value && program.name(of: tree.mainToken(unwrapped), in: write.use.file) == program[flag.property].name
                }
                var asked = unwrapped ?? tree.withoutNot(clause)
                var isPositive = unwrapped != nil || asked == clause
                if let test = BinaryExpression(tree, asked), tree.kind(test.right) == .nil {
                    isPositive = isPositive == (test.spelling == "!=")
                    asked = test.left
                }
                if let member = flag.member {
                    guard let access = MemberAccess(tree, asked), program.name(of: access.name, in: write.use.file) == program[member].name,
                        let base = access.base
                    else { return false }
                    asked = base
                }
                guard let token = tree.nameRead(at: tree.kind(asked) == .member ? tree.lastChild(asked) ?? asked : asked),
                    program.name(of: token, in: write.use.file) == program[flag.property].name,
                    case .declaration(flag.property) = origin(of: token, at: asked, in: write.scope)
                else { return false }
                return isPositive == (holds == value)
            }
        }
    }

    /// Whether a property holds nothing that anyone could miss: what only follows the pointer or the finger, or what no code reads.
    package func isIdle(_ property: DeclID) -> Bool {
        let writes = writes(to: property).known
        let occasions = occasions(ofWritesTo: property)
        return !writes.isEmpty
            && (occasions.contains(.tracking) && occasions.allSatisfy { [.tracking, .emptying].contains($0) }
                || occasions.isEmpty || isNeverRead(property, besides: writes.map(\.use)))
    }

    /// Whether what is assigned goes again when the request or the gesture ends that it came with.
    private func isTakenBack(_ write: PropertyWrite, by clearing: [PropertyWrite]) -> Bool {
        clearing.contains { other in
            if isInGesture(write.use, .drags), isInGesture(other.use, .ends) { return true }
            guard other.use.file == write.use.file else { return false }
            if isAtOnce(other.use, after: write.use) { return true }
            guard other.scope.declaration == write.scope.declaration else {
                return isLater(other.use, thanCallsOf: write.scope.declaration)
            }
            return isDeferred(other.use) || isLater(other.use, than: write.use)
        }
    }

    /// Whether one statement of a list comes after another one with nothing to wait for in between: nobody sees what the first one did.
    private func isAtOnce(_ use: NameUse, after earlier: NameUse) -> Bool {
        let tree = program.tree(use.file)
        guard earlier.node < use.node, let list = tree.statements(around: use.node), tree.statements(around: earlier.node) == list else {
            return false
        }
        return !tree.waits(between: earlier.node, and: use.node)
    }

    /// Whether code runs after each call of a function, with time in between.
    private func isLater(_ use: NameUse, thanCallsOf function: DeclID) -> Bool {
        guard function != .none, program[function].kind == .function else { return false }
        let calls = callers(changingBy: function)
        return !calls.isEmpty
            && calls.allSatisfy { call in
                call.file == use.file && program.declaration(around: call) == program.declaration(around: use) && isLater(use, than: call)
            }
    }

    /// Whether code runs after other code of the same declaration, with time in between: something is awaited, or a closure runs later.
    private func isLater(_ use: NameUse, than earlier: NameUse) -> Bool {
        let tree = program.tree(use.file)
        guard earlier.node < use.node else { return false }
        if tree.waits(between: earlier.node, and: use.node) { return true }
        return isInside(use) { tree, node in
            tree.kind(node) == .closure && !tree.range(node).contains(tree.range(earlier.node))
                && marks(ofTaker: node, in: use.file)?.contains(.runsLater) == true
        }
    }

    /// Whether a use is in what the modifier presents that another one is given to.
    private func isInContent(_ use: NameUse, presentedBy binding: NameUse) -> Bool {
        guard use.file == binding.file else { return false }
        return isInside(use) { tree, node in
            tree.kind(node) == .closure
                && tree.call(takingClosure: node).map { call in
                    guard let callee = tree.firstChild(call) else { return false }
                    return tree.range(call).contains(tree.range(binding.node)) && !tree.range(callee).contains(tree.range(binding.node))
                } == true
        }
    }

    /// Whether code runs when the code around it ends: in `defer`.
    private func isDeferred(_ use: NameUse) -> Bool { isInside(use) { $0.kind($1) == .defer } }

    /// Whether code is part of what a gesture does, or of a function that only gestures call.
    func isInGesture(_ use: NameUse, _ mark: Marks, depth: Int = 0) -> Bool {
        let isInClosure = isInside(use) { tree, node in
            tree.kind(node) == .closure && marks(ofTaker: node, in: use.file)?.contains(mark) == true
        }
        if isInClosure { return true }
        guard depth < 2, let around = program.declaration(around: use), program[around].kind == .function,
            case let calls = callers(changingBy: around), !calls.isEmpty, calls.count <= 8
        else { return false }
        return calls.allSatisfy { call in
            program.declaration(around: call) != around
                && (isGiven(call, toGesture: mark) || isInGesture(call, mark, depth: depth + 1))
        }
    }

    /// Whether a function is given to a gesture by its name: `.onChanged(updateDrag)`.
    private func isGiven(_ function: NameUse, toGesture mark: Marks) -> Bool {
        let tree = program.tree(function.file)
        return tree.callee(takingArgument: tree.withBase(function.node)).map {
            program.marks(named: program.name(of: $0, in: function.file)).contains(mark)
        } ?? false
    }

    /// Whether something around a use, in the declaration that it is in, satisfies a condition.
    private func isInside(_ use: NameUse, _ isSought: (SyntaxTree, NodeID) -> Bool) -> Bool {
        let tree = program.tree(use.file)
        var inner = use.node
        while let outer = tree.parent(inner), program.declaration(at: outer, in: use.file) == nil {
            if isSought(tree, outer) { return true }
            inner = outer
        }
        return false
    }

    /// Whether no code of a view reads a property, which it only writes.
    private func isNeverRead(_ property: DeclID, besides writes: [NameUse]) -> Bool {
        let own = ownUses(ofProperty: property)
        return !own.isEmpty
            && own.allSatisfy { use in
                writes.contains { $0.file == use.file && $0.node == use.node }
                    && program.tree(use.file).text(program.tree(use.file).mainToken(use.node)).first != "$"
            }
    }

    /// Whether code runs only where an error was thrown.
    private func isInCatch(_ use: NameUse) -> Bool { isInside(use) { $0.kind($1) == .catch } }

    /// Whether callers give an object that they read from where it is kept: it lives on without the view.
    package func isHeldElsewhere(_ property: DeclID) -> Bool {
        let tree = program.tree(program[property].file)
        // `@StateObject var model = Model.shared`
        if let initial = tree.initialValue(of: program[property].node) {
            guard tree.kind(initial) == .member, classMade(byInitialValueOf: property) == nil else { return false }
            let place = ValuePlace(initial, in: CodeScope(property, file: program[property].file))
            return !tree.isCaseName(initial) || isStoredStatic(place)
        }
        let all = given(.property(property))
        return all.isComplete && !all.expressions.isEmpty
            && all.expressions.allSatisfy { given in
                guard case .expression(let node, let scope) = given.source else { return false }
                return isKept(ValuePlace(node, in: scope), asStateOf: property, depth: 0)
            }
    }

    /// Whether an expression names a value that a type stores for the whole program: `Model.shared`.
    private func isStoredStatic(_ place: ValuePlace) -> Bool {
        guard case .declared(let found, _) = step(from: place), found.count == 1 else { return false }
        return program[found[0]].flags.contains([.isStatic, .isStored])
    }

    /// What an expression is, past the names that stand for it.
    private func stepPastNames(from place: ValuePlace) -> ValueStep? {
        var place = place
        for _ in 0..<8 {
            switch step(from: place) {
            case .same(let inner), .local(let inner, _, _, _): place = inner
            case let other: return other
            }
        }
        return nil
    }

    private func isSubscripted(_ place: ValuePlace) -> Bool {
        if case .subscripted? = stepPastNames(from: place) { true } else { false }
    }

    /// Whether an object is kept where an expression reads it: in a collection, also where a method takes it from there, or by a wrapper of the view
    /// that gives it, as long as the one who takes it never has a different one.
    private func isKept(_ place: ValuePlace, asStateOf taker: DeclID, depth: Int) -> Bool {
        switch stepPastNames(from: place) {
        case .subscripted?: return true
        case .call(let call)?:
            guard call.functions.count == 1, call.base != nil,
                case .body(let body) = step(from: .declaration(call.functions[0], of: .none)), case .block(let block) = step(from: body)
            else { return false }
            // What is not there yet is made and kept.
            return block.results.contains { isSubscripted($0) }
        case .parameter(let value?)?:
            guard depth < 2, case let given = given(value), given.isComplete, !given.places.isEmpty,
                given.places.count == given.expressions.count
            else { return false }
            return given.places.allSatisfy { isKept($0, asStateOf: taker, depth: depth + 1) }
        case .declared(let found, _)?: return found.count == 1 && wrapper(of: found[0]) != nil && !hasWrites(to: taker)
        default: return false
        }
    }
}
