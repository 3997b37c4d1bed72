// Whether a view that is made again sets a value of its own by itself: code that runs when it appears, with what it measures, with what a
// publisher sends, or when other values change writes the value, and nothing else does. Such a value is loaded, measured or received once
// more; what a user did is not in it.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// When code that writes a value runs.
enum WriteOccasion {
    /// When the view appears, or when an object is made: again for each new one.
    case appearance
    /// With what is measured: at once for each new view, and later.
    case measuring
    /// With what is received: at once for each new view, or later.
    case receiving
    /// When another value changes.
    case following
    /// While the pointer or the finger is on a view, which takes it back when it goes.
    case tracking
    /// At any other time, to take the value away and give no other.
    case emptying
    /// At any other time, or not known.
    case other

    /// Whether a person may make it happen.
    var isByPerson: Bool { [.other, .emptying, .tracking].contains(self) }
}

extension WriteOccasion {
    /// When a modifier with these marks runs its closure; nil where they do not say.
    fileprivate init?(_ marks: Marks) {
        if marks.contains(.lifecycle) {
            self = .appearance
        } else if marks.contains(.measures) {
            self = .measuring
        } else if marks.contains(.receives) {
            self = .receiving
        } else if marks.contains(.follows) {
            self = .following
        } else if marks.contains(.hovers) {
            self = .tracking
        } else if marks.contains(.acts) {
            self = .other
        } else {
            return nil
        }
    }
}

/// Which values views set by themselves.
private final class SelfSetStore: FlowStore {
    struct Calls: Hashable {
        var function: DeclID
        var depth: Int
    }

    var known: [DeclID: Bool] = [:]
    /// When the calls of functions happen.
    var calls: [Calls: [WriteOccasion]] = [:]

    init(_ budget: ValueBudget) {}
}

extension Flow {
    /// Whether a view that is made again gives one of its stored properties its value by itself.
    package func isSetByItself(_ property: DeclID) -> Bool {
        let store = store(SelfSetStore.self)
        if let known = store.known[property] { return known }
        let occasions = self.occasions(ofWritesTo: property)
        let isSet =
            !occasions.isEmpty && !occasions.contains(where: \.isByPerson)
            && !writes(to: property).known.contains { goesOnCounting($0) }
        store.known[property] = isSet
        return isSet
    }

    /// Whether a binding to a stored property is handed on, as to a control that edits it.
    package func isHandedOn(_ property: DeclID) -> Bool { writes(to: property).known.contains(where: \.isHandedOn) }

    /// Whether code that runs when a view appears gives one of its stored properties a value that is no constant.
    package func isReadOnAppearing(_ property: DeclID) -> Bool {
        writes(to: property).known.contains { write in
            guard !write.isPartial, !write.isHandedOn, let value = program.assignedParts(of: write).first else { return false }
            return isOnAppearance(write)
                && [.reference, .member, .call, .subscriptCall].contains(program.tree(write.scope.file).kind(value))
        }
    }

    /// Whether a stored property gets a new value whenever what its view is given changes: by `onChange(of: item.price)`, or by
    /// `onReceive(Just(item.price))`, which is received each time the body runs.
    package func followsInput(_ property: DeclID) -> Bool {
        writes(to: property).known.contains { write in
            !write.isHandedOn && !write.isPartial
                && valueFollowed(byActionAround: write.use).map { watched in
                    let reads = valueReads(below: [watched], in: write.scope)
                    return !reads.isEmpty && reads.allSatisfy { $0.root.map { isGiven($0) } == true }
                } ?? false
        }
    }

    /// What is looked at by the modifier whose action code is part of.
    private func valueFollowed(byActionAround use: NameUse) -> NodeID? {
        let tree = program.tree(use.file)
        var inner = use.node
        while let outer = tree.parent(inner), program.declaration(at: outer, in: use.file) == nil {
            if tree.kind(outer) == .closure, marks(ofTaker: outer, in: use.file)?.contains(.follows) == true {
                let first = tree.call(takingClosure: outer).flatMap { FunctionCall(tree, $0)?.arguments.first?.expression }
                // Of what is received elsewhere it is not told when.
                let isPublisher = marks(ofTaker: outer, in: use.file)?.contains(.receives) == true
                return isPublisher ? first.flatMap { FunctionCall(tree, $0)?.arguments.first?.expression } : first
            }
            inner = outer
        }
        return nil
    }

    /// Whether a write makes the next value of the one before, over and over: in a loop that waits, or with each thing that is received. What has
    /// come together so does not come back at once.
    func goesOnCounting(_ write: PropertyWrite) -> Bool {
        let tree = program.tree(write.use.file)
        let target = tree.withBase(write.use.node)
        guard let statement = tree.parent(target), CompoundAssignment(tree, statement)?.target == target else { return false }
        var inner = write.use.node
        while let outer = tree.parent(inner), program.declaration(at: outer, in: write.use.file) == nil {
            if [.while, .repeat, .for].contains(tree.kind(outer)) {
                return tree.tokenRange(outer).contains { tree.tokens.kind(TokenID($0)) == .awaitKeyword }
            }
            if tree.kind(outer) == .closure, let marks = marks(ofTaker: outer, in: write.use.file), marks.contains(.receives) {
                return true
            }
            inner = outer
        }
        return false
    }

    /// Whether a property is a flag that no control of the system edits: it is set for a while, for what it shows.
    package func isFlagForAWhile(_ property: DeclID) -> Bool {
        isBoolean(property)
            && !writes(to: property).known.contains { write in
                guard write.isHandedOn, write.scope.declaration != .none, let body = contentBody(of: write.scope.declaration),
                    let (view, call, _) = body.argument(around: write.use.node, in: program.tree(write.use.file))
                else { return false }
                return body[view].kind == .construct && isFromPrelude(call.declaration)
            }
    }

    /// Whether code writes a property only after that has changed: `onChange(of: isOpen) { isOpen = false }`.
    func followsItself(_ write: PropertyWrite, of property: DeclID) -> Bool {
        let tree = program.tree(write.use.file)
        var inner = write.use.node
        while let outer = tree.parent(inner), program.declaration(at: outer, in: write.use.file) == nil {
            if tree.kind(outer) == .closure, marks(ofTaker: outer, in: write.use.file)?.contains(.follows) == true,
                let call = tree.call(takingClosure: outer), let arguments = FunctionCall(tree, call)?.arguments
            {
                return arguments.contains { argument in
                    argument.expression.map { tree.kind($0) != .closure && program.isNamed(property, below: $0, in: write.use.file) }
                        ?? false
                }
            }
            inner = outer
        }
        return false
    }

    /// The writes of a stored property by what a person does: in actions of views, in the program's code and by controls that have its binding.
    package func writesByPeople(to property: DeclID) -> [PropertyWrite] {
        writes(to: property).known.filter { write in
            guard occasions(of: write).contains(where: \.isByPerson) else { return false }
            let tree = program.tree(write.use.file)
            guard write.isHandedOn else { return isInEventAction(write.use.node, in: write.use.file) }
            // A presentation takes away what it shows, and gives nothing else.
            guard write.scope.declaration != .none, let body = contentBody(of: write.scope.declaration),
                let (_, call, _) = body.argument(around: write.use.node, in: tree), call.declaration != .none
            else { return false }
            return isFromPrelude(call.declaration) && !program.marks(of: call.declaration).contains(.presents)
        }
    }

    /// Whether a closure around a node is an action that a person starts.
    func isInEventAction(_ node: NodeID, in file: FileID) -> Bool {
        let tree = program.tree(file)
        var inner = node
        while let outer = tree.parent(inner), program.declaration(at: outer, in: file) == nil {
            // What is put off, or done at once, is done where the code around it says.
            if tree.kind(outer) == .closure, let marks = marks(ofTaker: outer, in: file), marks.isDisjoint(with: [.runsLater, .runsAtOnce])
            {
                return marks.contains(.runsOnEvent) && marks.isDisjoint(with: [.lifecycle, .measures, .receives, .follows])
            }
            inner = outer
        }
        return false
    }

    /// Whether a person may make code run: it is an action, or what a view is given to do, or is part of a function that such code calls. What a
    /// function hands on to be done later is done for the function.
    func mayBeRunByPerson(_ node: NodeID, in scope: CodeScope, depth: Int = 0) -> Bool {
        let tree = program.tree(scope.file)
        var inner = node
        while let outer = tree.parent(inner), program.declaration(at: outer, in: scope.file) == nil {
            if tree.kind(outer) == .closure {
                let marks = marks(ofTaker: outer, in: scope.file) ?? []
                if !marks.isDisjoint(with: [.lifecycle, .measures, .receives, .follows]) { return false }
                if marks.isDisjoint(with: [.runsLater, .runsAtOnce, .animates]), contentBody(of: scope.declaration) != nil {
                    return occasions(ofGiven: outer, in: scope, depth: 0)?.contains(where: \.isByPerson) ?? true
                }
            }
            inner = outer
        }
        guard depth < Self.writeDepth, scope.declaration != .none, program[scope.declaration].kind == .function else { return false }
        let calls = callers(changingBy: scope.declaration)
        return calls.isEmpty
            || calls.contains { call in
                guard let around = program.declaration(around: call), around != scope.declaration else { return false }
                let caller = CodeScope(around, file: call.file)
                let tree = program.tree(call.file)
                let named = tree.withBase(call.node)
                // `Button("open", action: open)`
                if tree.parent(named).map({ tree.kind($0) }) == .argument {
                    return occasions(ofPassed: named, in: caller, depth: 0).contains(where: \.isByPerson)
                }
                return mayBeRunByPerson(call.node, in: caller, depth: depth + 1)
            }
    }

    /// When the code runs that writes a stored property; also by a binding that is handed on.
    func occasions(ofWritesTo property: DeclID, depth: Int = 0) -> [WriteOccasion] {
        let writes = writes(to: property)
        return (writes.isComplete ? [] : [.other]) + writes.known.flatMap { occasions(of: $0, depth: depth) }
    }

    /// When a write happens; none for a binding that nobody writes to.
    func occasions(of write: PropertyWrite, depth: Int = 0) -> [WriteOccasion] {
        if write.isHandedOn { return occasions(ofBindingAt: write.use.node, in: write.scope, depth: depth) }
        let found = occasions(of: write.use.node, in: write.scope, depth: depth)
        return found.contains(.other) && isEmptied(by: write) ? found.map { $0 == .other ? .emptying : $0 } : found
    }

    /// Whether a write happens only when the view appears, before anybody can have done anything with it.
    func isOnAppearance(_ write: PropertyWrite) -> Bool {
        let occasions = occasions(of: write)
        return !occasions.isEmpty && occasions.allSatisfy { $0 == .appearance }
    }

    /// What takes a binding, by the views, values and functions of the program that it is given to.
    enum BindingTaker {
        /// A property that is another name for the value.
        case property(DeclID)
        /// An assignment to the value.
        case assignment(NodeID, CodeScope)
        /// A control of the system, or what is not known.
        case other
    }

    /// What takes a binding; what only reads it is not among them.
    func takers(ofBindingAt node: NodeID, in scope: CodeScope, depth: Int = 0) -> [BindingTaker] {
        guard depth < Self.writeDepth else { return [.other] }
        // A style of the program, or another value that is no view.
        if let property = propertyGiven(at: node, in: scope), wrapper(of: property)?.isBinding == true { return [.property(property)] }
        guard scope.declaration != .none, let body = contentBody(of: scope.declaration),
            let (_, call, argument) = body.argument(around: node, in: program.tree(scope.file)), call.declaration != .none,
            !isFromPrelude(call.declaration)
        else { return [.other] }
        guard program[call.declaration].kind == .function else {
            let properties = properties(givenBy: argument.parameter, of: call.declaration).filter { wrapper(of: $0)?.isBinding == true }
            return properties.isEmpty ? [.other] : properties.map { .property($0) }
        }
        let own = CodeScope(call.declaration, file: program[call.declaration].file)
        let parameters = signature(of: call.declaration).parameters
        guard parameters.indices.contains(argument.parameter),
            let block = program.tree(own.file).child(program[call.declaration].node, .block)
        else { return [.other] }
        return references(to: parameters[argument.parameter].name, below: block, in: own.file).flatMap { use -> [BindingTaker] in
            let inner = program.tree(own.file)
            guard let access = inner.parent(use), inner.kind(access) == .member, inner.firstChild(access) == use else {
                return takers(ofBindingAt: use, in: own, depth: depth + 1)
            }
            guard let statement = inner.parent(access), Assignment(inner, statement)?.target == access else { return [] }
            return [.assignment(statement, own)]
        }
    }

    /// When a binding is written to that is given to a view or function of the program: by what that does with it.
    private func occasions(ofBindingAt node: NodeID, in scope: CodeScope, depth: Int) -> [WriteOccasion] {
        takers(ofBindingAt: node, in: scope, depth: depth).flatMap { taker -> [WriteOccasion] in
            switch taker {
            case .property(let property): occasions(ofWritesTo: property, depth: depth + 1)
            case .assignment(let node, let scope): occasions(of: node, in: scope, depth: depth + 1)
            case .other: [.other]
            }
        }
    }

    /// Whether a write leaves nothing, or hands a binding on to what does nothing else: what is presented is taken away.
    func onlyEmpties(_ write: PropertyWrite, depth: Int = 0) -> Bool {
        guard write.isHandedOn else { return isEmptied(by: write) }
        if isGivenToPresentation(write.use) { return true }
        guard depth < Self.writeDepth else { return false }
        let takers = takers(ofBindingAt: write.use.node, in: write.scope, depth: depth)
        return !takers.isEmpty
            && takers.allSatisfy { taker in
                guard case .property(let property) = taker, case let writes = writes(to: property), writes.isComplete else { return false }
                return writes.known.allSatisfy { onlyEmpties($0, depth: depth + 1) }
            }
    }

    /// Whether a stored property ever comes to have another value. One that is only handed to controls that are disabled for good does not, nor one
    /// that begins with nothing, where all that writes it only takes away what is there.
    package func comesToChange(_ property: DeclID) -> Bool {
        let writes = writes(to: property)
        guard writes.isComplete else { return true }
        let changing = writes.known.filter { !isGivenToDisabled($0) && !isGivenToReaders($0) }
        guard !changing.isEmpty, changing.allSatisfy({ onlyEmpties($0) }), case let first = firstValues(of: property), first.isComplete
        else {
            return !changing.isEmpty
        }
        return !first.places.allSatisfy { isBlank($0) }
    }

    /// Whether `$x` is given to a view of the program that only reads it.
    func isGivenToReaders(_ write: PropertyWrite) -> Bool { write.isHandedOn && occasions(of: write).isEmpty }

    /// Whether `$x` is given to a control of the prelude with `.disabled(true)` on it.
    func isGivenToDisabled(_ write: PropertyWrite) -> Bool {
        let tree = program.tree(write.use.file)
        guard write.isHandedOn, write.scope.declaration != .none, let body = contentBody(of: write.scope.declaration),
            let control = body.innermost(around: write.use.node, in: tree), body[control].kind == .construct,
            let call = body.call(control), isFromPrelude(call.declaration)
        else { return false }
        return isDisabled(control, in: body)
    }

    /// Whether a view, or a container around it, has `.disabled(true)` on it: nobody uses it, with a keyboard neither.
    package func isDisabled(_ view: ViewNodeID, in body: LoweredBody) -> Bool {
        hasModifier(on: view, in: body) { program.marks(of: $0.declaration).contains(.restricts) && blocks($0, in: body) }
    }

    /// Whether a view, or a container around it, has a modifier that keeps people from using it: `.disabled(true)`, `.allowsHitTesting(false)`.
    package func isBlocked(_ view: ViewNodeID, in body: LoweredBody) -> Bool {
        hasModifier(on: view, in: body) { blocks($0, in: body) }
    }

    private func hasModifier(on view: ViewNodeID, in body: LoweredBody, _ isSought: (CallRecord) -> Bool) -> Bool {
        for (child, parent) in body.ancestry(of: view) {
            guard body[parent].kind == .modifier, body[child].role == .base, let modifier = body.call(parent) else {
                if [.construct, .block, .branch, .arm].contains(body[parent].kind), !isPresentedLater(child, in: body) { continue }
                return false
            }
            if isSought(modifier) { return true }
        }
        return false
    }

    /// Whether a modifier keeps people from using the view, wherever it stands or by the conditions around it: in an arm for `isOff`,
    /// `.disabled(isOff)` does.
    package func blocks(_ modifier: CallRecord, in body: LoweredBody) -> Bool {
        program.markDetails(of: modifier.declaration).contains { detail in
            guard case .blocks(let value) = detail else { return false }
            guard let argument = modifier.arguments.first else { return value.isEmpty }
            return argument.literal == .boolean(value == "true") || holds(argument.syntax, is: value == "true", in: CodeScope(body))
        }
    }

    /// Whether the conditions around a Boolean say which value it has.
    private func holds(_ expression: NodeID, is value: Bool, in scope: CodeScope) -> Bool {
        guard let wanted = fact(expression, holds: value, in: scope) else { return false }
        return facts(at: expression, in: scope).contains { $0.isAbout(wanted) && $0.outcome == wanted.outcome }
    }

    /// When the code at a node runs, as the closures around it say, and the calls of the function that it stands in.
    func occasions(of node: NodeID, in scope: CodeScope, depth: Int) -> [WriteOccasion] {
        let tree = program.tree(scope.file)
        var inner = node
        while let outer = tree.parent(inner), program.declaration(at: outer, in: scope.file) == nil {
            if tree.kind(outer) == .closure, let marks = marks(ofTaker: outer, in: scope.file) {
                if isTold(ofPress: outer, in: scope) { return [.tracking] }
                if let known = WriteOccasion(marks) { return [known] }
                // Where a function of the system runs it at once or later, what counts is who calls that.
                let isPassedOn = !marks.isDisjoint(with: [.runsLater, .runsAtOnce, .runsOnEvent])
                if !isPassedOn, let given = occasions(ofGiven: outer, in: scope, depth: depth) { return given }
            }
            inner = outer
        }
        guard depth < Self.writeDepth, scope.declaration != .none else { return [.other] }
        if program[scope.declaration].kind == .initializer { return [.appearance] }
        guard program[scope.declaration].kind == .function else { return [.other] }
        if let known = occasion(ofRequirement: scope.declaration) { return [known] }
        let store = store(SelfSetStore.self)
        let key = SelfSetStore.Calls(function: scope.declaration, depth: depth)
        if let known = store.calls[key] { return known }
        let found = occasions(ofAll: callers(changingBy: scope.declaration), besides: scope.declaration, depth: depth).uniqued
        store.calls[key] = found
        return found
    }

    /// When the system calls a function that a protocol of its own requires; nil where that is not said.
    private func occasion(ofRequirement function: DeclID) -> WriteOccasion? {
        let owner = program.nominal(containing: function)
        guard owner != .none else { return nil }
        return program.statedProtocols(of: owner).filter { isFromPrelude($0) }.flatMap { program.members(of: $0) }.firstAnswer { member in
            program[member].name == program[function].name ? WriteOccasion(program.marks(of: member)) : nil
        }
    }

    /// Whether a closure is told when a press begins and ends: one that a modifier which follows a gesture does not run at the end of it.
    private func isTold(ofPress closure: NodeID, in scope: CodeScope) -> Bool {
        guard scope.declaration != .none, let body = contentBody(of: scope.declaration) else { return false }
        return body.calls.contains { call in
            guard let argument = call.arguments.first(where: { $0.syntax == closure }), isFromPrelude(call.declaration) else {
                return false
            }
            if isToldOfUse(byControl: call.declaration) { return true }
            let details = program.markDetails(of: call.declaration)
            let ends = details.compactMap { if case .ends(let label) = $0 { label } else { nil } }
            return !ends.isEmpty && !ends.contains(name(argument.label))
                && details.contains { if case .tracks = $0 { true } else { false } }
        }
    }

    /// Whether an initialiser makes a control that tells its closure when its use begins and ends: `Slider(value: $x) { isEditing in … }`.
    private func isToldOfUse(byControl initializer: DeclID) -> Bool {
        initializer != .none && program[initializer].kind == .initializer
            && program.markDetails(of: program.nominal(containing: initializer)).contains { $0.isDragged || $0.isPressed }
    }

    /// When a closure runs that is given to a modifier of the program, by what that does with its parameter; nil where it is given to anything else.
    func occasions(ofGiven closure: NodeID, in scope: CodeScope, depth: Int = 0) -> [WriteOccasion]? {
        let tree = program.tree(scope.file)
        guard depth < Self.writeDepth, let call = tree.call(takingClosure: closure), let callee = tree.calleeToken(call) else { return nil }
        let named = valuesAndTypes(named: program.name(of: callee, in: scope.file)).filter { program[$0].kind == .function }
        // Of several functions of a name, which one is called does not matter where each runs it at the same time.
        let declared = named.count > 1 ? named.filter { !closures(takenBy: $0).isEmpty } : named
        guard declared.count <= 4 else { return [.other] }
        let label = label(ofClosure: closure, in: scope.file)
        return declared.isEmpty ? nil : declared.flatMap { occasions(ofClosure: label, takenBy: $0, depth: depth) }.uniqued
    }

    private func closures(takenBy function: DeclID) -> [(label: Name, name: Name)] {
        signature(of: function).parameters.filter { isFunction(wrappedType($0.type) ?? $0.type) }.map { ($0.label, $0.name) }
    }

    /// When a function of the program runs the closure that it takes with a label, or the first one.
    private func occasions(ofClosure label: Name?, takenBy function: DeclID, depth: Int) -> [WriteOccasion] {
        let own = CodeScope(function, file: program[function].file)
        let closures = closures(takenBy: function)
        let taken = closures.count == 1 ? closures[0] : label == nil ? closures.first : closures.first { $0.label == label }
        guard let taken, let block = program.tree(own.file).child(program[function].node, .block) else { return [.other] }
        let uses = references(to: taken.name, below: block, in: own.file)
        return uses.isEmpty ? [.other] : uses.flatMap { occasions(ofPassed: $0, in: own, depth: depth + 1) }
    }

    /// When a function value runs that is called at a node, or handed on there: to a modifier of the system, or to a type of the program, which
    /// keeps it in a property.
    private func occasions(ofPassed node: NodeID, in scope: CodeScope, depth: Int) -> [WriteOccasion] {
        let tree = program.tree(scope.file)
        guard let callee = tree.callee(takingArgument: node) else { return occasions(of: node, in: scope, depth: depth) }
        if let known = WriteOccasion(program.marks(named: program.name(of: callee, in: scope.file))) { return [known] }
        if scope.declaration != .none, let (_, control, _) = contentBody(of: scope.declaration)?.argument(around: node, in: tree),
            isToldOfUse(byControl: control.declaration)
        {
            return [.tracking]
        }
        guard depth < Self.writeDepth, let property = propertyGiven(at: node, in: scope), case let uses = ownUses(ofProperty: property),
            !uses.isEmpty
        else { return [.other] }
        return uses.flatMap { use -> [WriteOccasion] in
            guard let around = program.declaration(around: use) else { return [.other] }
            let named = program.tree(use.file).withBase(use.node)
            return occasions(ofPassed: named, in: CodeScope(around, file: use.file), depth: depth + 1)
        }
    }

    private func occasions(ofAll uses: [NameUse], besides function: DeclID, depth: Int) -> [WriteOccasion] {
        uses.isEmpty
            ? [.other]
            : uses.flatMap { use -> [WriteOccasion] in
                guard let around = program.declaration(around: use), around != function else { return [.other] }
                return occasions(ofPassed: use.node, in: CodeScope(around, file: use.file), depth: depth + 1)
            }
    }

    /// How many functions, modifiers and bindings may lie between a write and what runs it.
    static let writeDepth = 4
}
