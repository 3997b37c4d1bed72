// Where the program's code makes a condition flip: the assignments, mutating calls and bindings that change what it reads, and the calls of the
// functions that do. A control whose action stands there flips the condition that may replace it.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// A place in the code that changes what a condition reads.
package struct FlipPlace: Hashable {
    /// The file.
    package var file: FileID
    /// The name that is changed, or of the function that is called.
    package var node: NodeID
    /// Whether a binding to the value is handed on here: `$isOn`.
    package var isBinding: Bool

    /// The declaration whose code it is in.
    package func member(in program: Program) -> DeclID? { program.declaration(around: NameUse(file: file, node: node)) }
}

/// What makes the conditions of a view flip where one call makes it.
package struct CallFlips {
    /// An expression of the call.
    package struct Given {
        package var node: NodeID
        /// Whether only becoming nil or getting a value counts.
        var isAskedForNil: Bool
    }

    /// Whether what the view owns, or reads of what is around it, may flip them.
    package fileprivate(set) var isOwn = false
    /// The expressions of the call that may.
    package fileprivate(set) var given: [Given] = []

    /// Whether nothing flips them there.
    package var isEmpty: Bool { !isOwn && given.isEmpty }
}

extension Flow {
    /// How many calls may lie between a place and the change.
    private static let callLimit = 3
    /// How many views may hand a value on from the one that changes it.
    private static let giverLimit = 3

    /// The places whose code changes what conditions of a body read. Those of a value that the view is given are not among them: whoever gives
    /// it changes it.
    package func flipPlaces(of conditions: [NodeID], in body: LoweredBody) -> [FlipPlace] {
        var result: [FlipPlace] = []
        for read in valueReads(below: conditions, in: CodeScope(body)) {
            if let value = read.changing { addFlipPlaces(of: value, to: &result, depth: 0) }
        }
        return result.uniqued
    }

    /// Whether a person who uses a view makes conditions of it flip: by its own code, by that of views that it shows, or by that of the view that
    /// shows it and gives it the value. What other views, the model and the device change is seldom changed while somebody uses this one.
    package func isMadeInUse(_ conditions: [NodeID], in body: LoweredBody) -> Bool {
        isMadeInUse(conditions, of: CodeScope(body), on: use(of: conditions, in: body), depth: 0)
    }

    /// The same, but for what the view is sent: an answer, a notice.
    package func isMadeByHand(_ conditions: [NodeID], in body: LoweredBody) -> Bool {
        var use = use(of: conditions, in: body)
        use.isByHand = true
        return isMadeInUse(conditions, of: CodeScope(body), on: use, depth: 0)
    }

    /// The use of the view in whose body conditions stand, in content that covers a view perhaps.
    private func use(of conditions: [NodeID], in body: LoweredBody) -> Use {
        var use = Use()
        if let first = conditions.first, let node = body.innermost(around: first, in: program.tree(body.file)),
            let covered = viewCovered(byContentAround: node, in: body)
        {
            use.covered.append(covered)
        }
        return use
    }

    /// A use of a view.
    private struct Use {
        /// The view that reads what is around it: whoever sets a value of the environment is no closer to it than the whole app. None where
        /// nothing of that kind was read.
        var reader = DeclID.none
        /// Whether what is received does not count.
        var isByHand = false
        /// Where the view is given what decides: what changes it in a different arm does so while that view is not there.
        var giver: NameUse?
        /// The views that are covered while the view is shown, by the content that it is in: nobody reaches their controls.
        var covered: [CoveredView] = []
    }

    /// Whether the program shows where conditions of a body are made to flip, and that nobody who uses the view does it: what decides is set on
    /// other pages, or compared with the time.
    package func isMadeElsewhere(_ conditions: [NodeID], in body: LoweredBody) -> Bool {
        let scope = CodeScope(body)
        return !isMadeInUse(conditions, in: body) && isMadeByViews(conditions, of: scope, besides: scope.type(in: program), depth: 0)
    }

    /// Whether all that expressions read is seen to be changed, if at all, by code of views that are not on one screen with a view.
    private func isMadeByViews(_ expressions: [NodeID], of scope: CodeScope, besides view: DeclID, depth: Int) -> Bool {
        guard depth < Self.giverLimit else { return false }
        for read in valueReads(below: expressions, in: scope)
        where !isMadeByViews(read, below: expressions, of: scope, besides: view, depth: depth) { return false }
        return true
    }

    private func isMadeByViews(
        _ read: ValueRead, below expressions: [NodeID], of scope: CodeScope, besides view: DeclID, depth: Int
    ) -> Bool {
        // A local name stands for what it is bound to, which is read as well, or is the time.
        if read.declaration == .none, !read.isParameter { return readsClock(below: expressions, in: scope) }
        if keyOfProgram(read: read) != nil { return areMadeByViews(givers(of: read), besides: view, depth: depth + 1) }
        if let value = givenValue(of: read) {
            let given = given(value)
            guard !given.hasUnclear, given.places.count == given.expressions.count else { return false }
            return areMadeByViews(given.places.map { ($0.node, $0.scope) }, besides: view, depth: depth + 1)
        }
        guard let value = read.changing, !isFromPrelude(value.declaration) else { return false }
        if let wrapper = wrapper(of: value.declaration), !wrapper.ownsValue, !wrapper.marks.contains(.published) {
            // The object itself stays: what it has is read by a name of its own.
            guard wrapper.marks.contains(.object), storedMember(read: value) != nil else { return false }
        }
        var places: [FlipPlace] = []
        addFlipPlaces(of: value, to: &places, depth: 0)
        // A function that something calls changes it where it is called, which is a place of its own.
        return places.allSatisfy { place in
            guard let member = place.member(in: program) else { return false }
            let type = program.nominal(containing: member)
            guard isContentType(type) else { return program[member].kind == .function && !callers(changingBy: member).isEmpty }
            return view == .none || !mayBeShown(type, with: view)
        }
    }

    /// The same of all that is given for a value; not where nothing is.
    private func areMadeByViews(_ given: [(node: NodeID, scope: CodeScope)], besides view: DeclID, depth: Int) -> Bool {
        for place in given where !isMadeByViews([place.node], of: place.scope, besides: view, depth: depth) { return false }
        return !given.isEmpty
    }

    /// Whether expressions, or the code that they lead to, ask for the time.
    private func readsClock(below expressions: [NodeID], in scope: CodeScope) -> Bool {
        var walk = ReadWalk(self)
        var pending = walk.reads(below: expressions, in: scope)
        while let read = pending.popLast() {
            if let outer = program.tree(read.scope.file).parent(read.node), case .clock = step(from: ValuePlace(outer, in: read.scope)) {
                return true
            }
            pending += walk.reads(from: read)
        }
        return false
    }

    private func isMadeInUse(_ expressions: [NodeID], of scope: CodeScope, on use: Use, depth: Int) -> Bool {
        let reads = valueReads(below: expressions, in: scope)
        if isMadeInUse(reads, of: scope, on: use, depth: depth) { return true }
        guard depth < Self.giverLimit else { return false }
        return reads.contains { read in
            var use = use
            if use.reader == .none, keyOfProgram(read: read) != nil { use.reader = scope.type(in: program) }
            return givers(of: read).contains { given in
                var use = use
                use.giver = NameUse(file: given.scope.file, node: given.node)
                if given.scope.declaration != .none, let body = contentBody(of: given.scope.declaration), body.file == given.scope.file,
                    let node = body.innermost(around: given.node, in: program.tree(body.file)),
                    let covered = viewCovered(byContentAround: node, in: body)
                {
                    use.covered.append(covered)
                }
                return isMadeInUse([given.node], of: given.scope, on: use, depth: depth + 1)
            }
        }
    }

    /// The key of the program's own that a value of the environment is read by.
    private func keyOfProgram(read: ValueRead) -> String? {
        guard let property = read.root, program[property].kind == .variable, let wrapper = wrapper(of: property),
            let key = environmentKey(wrapper), isEnvironmentOfProgram(key)
        else { return nil }
        return key
    }

    /// The expressions that give a view or a function what is read: the arguments for a property or a parameter, and what is written to a value of
    /// the environment.
    func givers(of read: ValueRead) -> [(node: NodeID, scope: CodeScope)] {
        if let key = keyOfProgram(read: read) { return environmentWrites(of: key).values }
        guard let value = givenValue(of: read) else { return [] }
        return given(value).places.map { ($0.node, $0.scope) }
    }

    /// The expressions that are written to a value of the environment that is read, where the program declares it.
    func environmentGivers(of read: ValueRead) -> [ValuePlace] {
        keyOfProgram(read: read).map { environmentWrites(of: $0).values.map { ValuePlace($0.node, in: $0.scope) } } ?? []
    }

    /// What makes conditions of a body flip where one call makes the view around them, or applies the modifier: what these are given changes there,
    /// or what they own.
    package func flips(of conditions: [NodeID], in body: LoweredBody, for call: NodeID, of file: FileID) -> CallFlips {
        let tree = program.tree(body.file)
        let range = program.tree(file).range(call)
        var result = CallFlips()
        for condition in conditions {
            let clauses = tree.kind(condition) == .conditionList ? tree.clauses(of: condition) : [condition]
            // A clause that never holds there settles the others.
            if clauses.flatMap({ tree.conjuncts(of: $0) }).contains(where: { isNeverTrue($0, in: body, for: range, of: file) }) { continue }
            for clause in clauses {
                add(clause, isAskedForNil: tree.kind(clause) == .optionalBinding, in: body, for: range, of: file, to: &result)
            }
        }
        return result
    }

    /// The same of expressions of a body, which decide in a call of it.
    package func flips(of deciding: [CallFlips.Given], in body: LoweredBody, for call: NodeID, of file: FileID) -> CallFlips {
        let range = program.tree(file).range(call)
        var result = CallFlips()
        for value in deciding { add(value.node, isAskedForNil: value.isAskedForNil, in: body, for: range, of: file, to: &result) }
        return result
    }

    private func add(
        _ clause: NodeID, isAskedForNil: Bool, in body: LoweredBody, for call: SourceRange, of file: FileID, to flips: inout CallFlips
    ) {
        for read in valueReads(below: [clause], in: CodeScope(body)) {
            guard let value = givenValue(of: read) else {
                let property = read.declaration
                flips.isOwn =
                    flips.isOwn
                    || property != .none && program[property].flags.contains(.isStored)
                        && (wrapper(of: property) != nil || hasWrites(to: property))
                continue
            }
            for place in places(giving: value, in: call, of: file) where !(isAskedForNil && isNeverNil(place.node, in: place.scope)) {
                if changes(place.node, in: place.scope), isMadeInUse([place.node], of: place.scope, on: Use(), depth: 0) {
                    flips.given.append(CallFlips.Given(node: place.node, isAskedForNil: isAskedForNil))
                }
            }
        }
    }

    /// The expressions in one call that give a value, also by a parameter of the initialiser that is called.
    private func places(giving value: GivenValue, in call: SourceRange, of file: FileID, depth: Int = 0) -> [ValuePlace] {
        given(value).places.flatMap { place -> [ValuePlace] in
            if place.scope.file == file, call.contains(program.tree(file).range(place.node)) { return [place] }
            guard depth < 2, case .parameter(let parameter?) = step(from: place) else { return [] }
            return places(giving: parameter, in: call, of: file, depth: depth + 1)
        }
    }

    /// Whether a Boolean that is given, or the contrary of one, is a constant in one call by which it does not hold.
    private func isNeverTrue(_ clause: NodeID, in body: LoweredBody, for call: SourceRange, of file: FileID) -> Bool {
        guard let (value, isContrary) = givenBoolean(askedBy: clause, in: CodeScope(body)) else { return false }
        let given = places(giving: value, in: call, of: file)
        let settled = isContrary ? "true" : "false"
        return !given.isEmpty && given.allSatisfy { onlyName(of: $0) == settled }
    }

    /// Not optimized: what the optimizer of Swift 6.3.1 makes of it overflows the stack when it destroys an array.
    @_optimize(none)
    private func isMadeInUse(_ reads: [ValueRead], of scope: CodeScope, on use: Use, depth: Int) -> Bool {
        guard scope.declaration != .none else { return true }
        // What a parameter of a member is made with where no caller gives it is code of the type itself.
        let isType = program[scope.declaration].kind.isNominal
        guard case let holder = isType ? scope.declaration : scope.type(in: program), holder != .none else { return true }
        let owner = use.reader == .none ? holder : use.reader
        if reads.contains(where: { isChanged($0, byControlIn: owner) }) { return true }
        var places: [FlipPlace] = []
        for read in reads {
            if let value = read.changing, tellsViews(value.declaration) { addFlipPlaces(of: value, to: &places, depth: 0) }
        }
        let all = places.uniqued
        return all.contains { place in
            guard let member = place.member(in: program), case let type = program.nominal(containing: member), type != .none,
                isContentType(type), isInUse(place, in: member, among: all, on: use, depth: depth)
            else { return false }
            guard isOnScreen(type, with: owner, on: use), !isRefuted(place, in: member),
                !use.covered.contains(where: { isOutOfReach(place, below: $0) })
            else { return false }
            return !(use.giver.map { areInDifferentArms($0, NameUse(file: place.file, node: place.node)) } ?? false)
        }
    }

    /// Whether a view is on screen with another one: of a view that is covered, what the content that covers it shows.
    private func isOnScreen(_ type: DeclID, with owner: DeclID, on use: Use) -> Bool {
        guard type != owner, let covered = use.covered.first(where: { $0.owner == owner }) else { return mayBeShown(type, with: owner) }
        return typesMade(by: covered).contains { mayBeShown(type, with: $0) }
    }

    /// The types of the program that the content which covers a view makes.
    private func typesMade(by covered: CoveredView) -> [DeclID] {
        let tree = program.tree(covered.file)
        return program.members(of: covered.owner).filter { program[$0].flags.contains(.hasBody) && program[$0].file == covered.file }
            .flatMap { member -> [DeclID] in
                guard let body = contentBody(of: member) else { return [] }
                return body.nodes.filter { node in
                    node.kind == .construct && covered.presented.contains { $0.contains(tree.range(node.syntax)) }
                }.map { nominal($0.type) }
            }.filter { $0 != .none && !isFromPrelude($0) }.uniqued
    }

    /// Whether a write may be made while a view of a body is on screen: in code of the model, or of views that are on one screen with it, in no other arm,
    /// and not in what the content around it covers. With `besidesPresented` not in content that the view presents either, which covers it.
    func mayBeMade(
        _ write: PropertyWrite, whileShown node: ViewNodeID, in body: LoweredBody, besidesPresented: Bool = false
    ) -> Bool {
        var places = [FlipPlace(file: write.use.file, node: write.use.node, isBinding: write.isHandedOn)]
        if !write.isHandedOn { addCallers(of: write.scope.declaration, to: &places, depth: 0) }
        let view = body.declaration == .none ? DeclID.none : program.nominal(containing: body.declaration)
        let inViews = places.filter { place in
            guard let member = place.member(in: program), case let type = program.nominal(containing: member) else { return false }
            return type != .none && isContentType(type)
        }
        guard view != .none, isContentType(view), !inViews.isEmpty else { return true }
        let shown = NameUse(file: body.file, node: body[node].syntax)
        let covered = viewCovered(byContentAround: node, in: body)
        return inViews.contains { place in
            guard let member = place.member(in: program), case let type = program.nominal(containing: member),
                besidesPresented ? mayBeUncovered(type, with: view) : mayBeShown(type, with: view),
                !(covered.map { isOutOfReach(place, below: $0) } ?? false)
            else { return false }
            return !areInDifferentArms(shown, NameUse(file: place.file, node: place.node))
        }
    }

    /// Whether nobody reaches a place that changes a value while presented content covers the view whose controls do.
    private func isOutOfReach(_ place: FlipPlace, below covered: CoveredView) -> Bool {
        let use = NameUse(file: place.file, node: place.node)
        if place.isBinding, isGivenToPresentation(use) { return true }
        guard place.file == covered.file, let member = place.member(in: program), program.nominal(containing: member) == covered.owner
        else {
            return false
        }
        return place.isBinding ? isGivenToControl(use, of: covered, depth: 0) : isByHand(use, of: covered, depth: 0)
    }

    /// Whether a place is never reached: what has to hold there never does, as a `guard` for an option that nobody turns on.
    private func isRefuted(_ place: FlipPlace, in member: DeclID) -> Bool {
        let scope = CodeScope(member, file: place.file)
        return program.tree(place.file).conditions(around: place.node, in: program[member].node).contains { around in
            guard case .clauses(let clauses, let holds) = around, holds || clauses.count == 1 else { return false }
            return clauses.contains { clause in constantBoolean(clause, in: scope).map { $0 != holds } ?? false }
        }
    }

    /// Whether the program gives a value that an expression names wherever it makes conditions flip: in the same action, or in what is done
    /// when they have flipped.
    package func isGiven(_ expression: NodeID, of scope: CodeScope, wherever conditions: [NodeID], flipIn body: LoweredBody) -> Bool {
        let properties = valueReads(below: [expression], in: scope).compactMap(\.root)
        let given = properties.flatMap { writes(to: $0).known }.filter { write in
            let tree = program.tree(write.use.file)
            return !write.isHandedOn && program.assignedParts(of: write).contains { !tree.isNothing($0) }
        }
        if given.isEmpty { return false }
        let deciding = valueReads(below: conditions, in: CodeScope(body))
        if given.contains(where: { follows($0, deciding) }) { return true }
        let actions = flipPlaces(of: conditions, in: body).filter { !$0.isBinding }.compactMap { flip -> (file: FileID, code: NodeID)? in
            let use = NameUse(file: flip.file, node: flip.node)
            // What a gesture changes on its way it takes back at its end.
            if isInGesture(use, .drags) { return nil }
            // A member that makes the control whose action changes the value changes nothing itself.
            let name = program.name(of: program.tree(use.file).mainToken(use.node), in: use.file)
            return valuesAndTypes(named: name).contains(where: givesContent) ? nil : (use.file, wholeAction(around: use))
        }
        return !actions.isEmpty
            && actions.allSatisfy { file, code in given.contains { program.isPart($0.use, of: code, in: file) } }
    }

    /// Whether a write is done when one of some values has changed: in the closure of `onChange(of:)`.
    private func follows(_ write: PropertyWrite, _ values: [ValueRead]) -> Bool {
        guard let body = contentBody(of: write.scope.declaration),
            let node = body.innermost(around: write.use.node, in: program.tree(write.use.file)), body[node].kind == .modifier,
            marks(ofModifier: node, in: body).contains(.follows), let call = body.call(node)
        else { return false }
        return valueReads(below: call.arguments.map(\.syntax).filter { program.tree(body.file).kind($0) != .closure }, in: CodeScope(body))
            .contains { read in values.contains { $0.overlaps(read) } }
    }

    /// Whether code that changes a value runs while somebody uses the view: by what a person does, when something is received, or when a value
    /// changes that is itself changed in use.
    private func isInUse(_ place: FlipPlace, in member: DeclID, among places: [FlipPlace], on use: Use, depth: Int) -> Bool {
        let scope = CodeScope(member, file: place.file)
        let occasions = occasions(of: place.node, in: scope, depth: 0)
        if occasions.contains(where: \.isByPerson) { return true }
        guard depth < Self.giverLimit, case let tree = program.tree(place.file),
            let (closure, marks) = tree.closures(around: place.node, in: program[member].node).firstAnswer({ closure in
                marks(ofTaker: closure, in: place.file).map { (closure, $0) }
            })
        else { return false }
        // What is received over and over changes the value more than once; a notice that something has happened sets it for good.
        if marks.contains(.receives) {
            if use.isByHand { return false }
            guard let constant = constant(assignedAt: place) else { return true }
            return places.contains { self.constant(assignedAt: $0).map { $0 != constant } ?? false }
        }
        guard marks.contains(.follows), let call = tree.call(takingClosure: closure),
            let followed = FunctionCall(tree, call)?.arguments.first(where: { $0.label.map { tree.name($0) } == "of" })?.expression
        else { return false }
        return isMadeInUse([followed], of: scope, on: use, depth: depth + 1)
    }

    /// The Boolean, case or nil that is assigned at a place; nil for anything else.
    private func constant(assignedAt place: FlipPlace) -> String? {
        let tree = program.tree(place.file)
        var target = place.node
        while let access = tree.parent(target), tree.kind(access) == .member { target = access }
        guard let statement = tree.parent(target), let value = Assignment(tree, statement)?.value,
            [.boolean, .nil].contains(tree.kind(value)) || tree.isCaseName(value)
        else { return nil }
        return tree.oneLine(value)
    }

    /// Whether a control in a view changes a value of the environment that is read, as an edit button does.
    private func isChanged(_ read: ValueRead, byControlIn view: DeclID) -> Bool {
        guard let property = read.root, let wrapper = wrapper(of: property), let key = environmentKey(wrapper) else {
            return false
        }
        let controls = program.controls(changing: key)
        return !controls.isEmpty
            && program.members(of: view).contains { member in
                guard program[member].flags.contains(.hasBody), let body = contentBody(of: member) else { return false }
                return body.nodes.contains { $0.kind == .construct && controls.contains(nominal($0.type)) }
            }
    }

    /// Whether SwiftUI learns of a change of a property: not of a plain global or static value, and not of an object that tells nobody.
    private func tellsViews(_ property: DeclID) -> Bool {
        if wrapper(of: property) != nil { return true }
        let owner = program.nominal(containing: property)
        if owner == .none || program[property].flags.contains(.isStatic) {
            let type = nominal(valueType(of: property))
            return !program[property].flags.contains(.isStored) || type == .none || program[type].kind == .classType
        }
        return program[owner].kind != .classType || !program[property].flags.contains(.isStored) || isObservable(owner)
    }

    private func addFlipPlaces(of value: AnimatedValue, to result: inout [FlipPlace], depth: Int) {
        guard !isFromPrelude(value.declaration), program[value.declaration].kind == .variable else { return }
        if depth == 0 {
            // `@AppStorage("isWide")` in another view is the same value.
            for other in propertiesKeyed(as: value.declaration) + propertiesAttributed(as: value.declaration) {
                addFlipPlaces(of: AnimatedValue(declaration: other, members: value.members), to: &result, depth: 1)
            }
        }
        for write in writes(to: value.declaration).known where !isGivenToReaders(write) {
            let members = members(writtenBy: write)
            guard value.isChanged(by: members) else { continue }
            result.append(FlipPlace(file: write.use.file, node: write.use.node, isBinding: write.isHandedOn))
            if !write.isHandedOn { addCallers(of: write.scope.declaration, to: &result, depth: 0) }
            for source in sources(of: write) where depth < 4 { addFlipPlaces(of: source, to: &result, depth: depth + 1) }
        }
        guard depth < 4 else { return }
        for read in readsOfObject(computing: value.declaration) {
            if let value = read.deciding { addFlipPlaces(of: value, to: &result, depth: depth + 1) }
        }
        guard let (member, rest) = storedMember(read: value) else { return }
        addFlipPlaces(of: AnimatedValue(declaration: member, members: rest), to: &result, depth: depth + 1)
    }

    /// What an object reads for a property that it computes, which changes with that.
    func readsOfObject(computing property: DeclID) -> [ValueRead] {
        let owner = program.nominal(containing: property)
        guard program[property].flags.contains(.hasBody), !program[property].flags.contains(.isStored), owner != .none,
            program[owner].kind == .classType
        else { return [] }
        return valueReads(below: [program[property].node], in: CodeScope(property, file: program[property].file))
    }

    /// The properties whose changes make code write: the one that observes itself, and those whose publishers the statement subscribes to.
    private func sources(of write: PropertyWrite) -> [AnimatedValue] {
        let observed = write.scope.declaration
        guard observed != .none, case let owner = program.nominal(containing: observed), owner != .none,
            program[owner].kind == .classType
        else { return [] }
        if program[observed].kind == .variable {
            return program[observed].flags.contains(.isStored) ? [AnimatedValue(declaration: observed, members: [])] : []
        }
        let tree = program.tree(write.use.file)
        var statement = write.use.node
        while let outer = tree.parent(statement), outer > program[observed].node {
            if tree.kind(outer) == .block, tree.kind(statement) != .closure { break }
            statement = outer
        }
        return (statement.rawValue..<statement.rawValue + tree[statement].size).compactMap { index -> AnimatedValue? in
            let node = NodeID(index)
            guard node != write.use.node, let token = tree.nameRead(at: node), tree.text(token).hasPrefix("$"),
                case .declaration(let source) = origin(of: token, at: node, in: write.scope), program[source].kind == .variable
            else { return nil }
            return AnimatedValue(declaration: source, members: [])
        }
    }

    private func addCallers(of declaration: DeclID, to result: inout [FlipPlace], depth: Int) {
        guard depth < Self.callLimit, declaration != .none, program[declaration].kind == .function else { return }
        for use in callers(changingBy: declaration) {
            result.append(FlipPlace(file: use.file, node: use.node, isBinding: false))
            if let around = program.declaration(around: use), around != declaration {
                addCallers(of: around, to: &result, depth: depth + 1)
            }
        }
    }

    /// The property that the first member of a value is, or of an element of it, in a type of the program, and the members after it.
    func storedMember(read value: AnimatedValue) -> (member: DeclID, rest: [String])? {
        var members = value.members[...]
        var declared = valueType(of: value.declaration)
        while members.first?.isSubscript == true, let element = elementType(of: wrappedType(declared) ?? declared) {
            declared = element
            members.removeFirst()
        }
        let type = nominal(declared)
        guard type != .none, !isFromPrelude(type), let first = members.first, let text = program.names.find(first),
            case .declaration(let member)? = member(text, of: type, from: program[type].file), program[member].kind == .variable
        else { return nil }
        return (member, Array(members.dropFirst()))
    }
}

extension SyntaxTree {
    /// The closures around a node, from the inside out, inside of a declaration.
    fileprivate func closures(around node: NodeID, in declaration: NodeID) -> [NodeID] {
        var result: [NodeID] = []
        var inner = node
        while let outer = parent(inner), outer > declaration {
            if kind(outer) == .closure { result.append(outer) }
            inner = outer
        }
        return result
    }
}
