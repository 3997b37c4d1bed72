// What changes while a view is on screen: the state and the objects whose changes run its content again, and what an object comes to hold that is lost
// with it.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

extension Flow {
    /// The properties of a view whose changes the program shows, and which run the view's content again: state that the content reads, or objects
    /// that tell of changes made by code on screen, or by themselves.
    func propertiesRunning(contentOf view: DeclID, while code: CodeOnScreen, on way: CreationWay) -> [DeclID] {
        var code = code
        code.way = way
        if !way.otherArms.isEmpty, code.code == nil { code.besides = typesShown(by: view, outsideOf: way) }
        // What an object tells of is told for other views as well: it comes after what is the view's own.
        let wrapped = storedProperties(of: view).filter { wrapper(of: $0) != nil }
        func isOwn(_ property: DeclID) -> Bool { wrapper(of: property).map { $0.ownsValue || $0.isBinding } ?? false }
        return (wrapped.filter(isOwn) + wrapped.filter { !isOwn($0) }).filter { property in
            guard let wrapper = wrapper(of: property) else { return false }
            if wrapper.ownsValue || wrapper.isBinding {
                var code = code
                if code.code != nil, wrapper.ownsValue { code.keeper = view }
                return isRead(property, inContentOf: view, on: way) && !keepsFirstConstant(property)
                    && writes(to: property).known.contains {
                        $0.members == 0 && !isGivenToReaders($0) && !way.isInOtherArm($0.use, program)
                            && isReached($0.use, by: code, on: [])
                            && !isOnAppearance($0) && !followsItself($0, of: property)
                    }
            }
            guard wrapper.marks.contains(.object), case let type = nominal(valueType(of: property)), type != .none else { return false }
            // An object of the view's own that no code of it names is out of everybody's reach.
            if classMade(byInitialValueOf: property) != nil, ownUses(ofProperty: property).isEmpty { return false }
            // What changes the new object does not change another one of its class, nor do views with an object of their own.
            if type == way.object || way.view != view && makesOwnObject(of: type, in: way.view) { return false }
            // Nothing is around an app that could give it an object.
            if program[view].flags.contains(.isMainType), wrapper.marks.isDisjoint(with: [.owned, .given]) { return false }
            var code = code
            (code.object, code.holder, code.name) = (type, view, nameHeld(by: property))
            code.subject = (type, origins(ofProperty: property))
            return !program.hasAttribute(type, marked: .observable)
                && !propertiesChanging(in: type, tellingViews: true, while: code, on: way).isEmpty
        }
    }

    /// The stored properties of a class that change while a view of a type uses an object of it: by the code of the view or of what it shows, or by
    /// the object itself, later than it is made, that begin as a constant, and that such code reads. What is missed most comes first.
    package func propertiesChanging(in type: DeclID, from origins: ObjectOrigins, usedBy view: DeclID) -> [DeclID] {
        propertiesChanging(in: type, tellingViews: false, while: CodeOnScreen(view: view, subject: (type, origins)))
    }

    /// The names in some code, such as the conditions that decide whether a view is shown; of `$x` that of the property.
    private func names(in code: [(file: FileID, node: NodeID)]) -> Set<Name> {
        code.reduce(into: []) { names, place in
            let tree = program.tree(place.file)
            names.formUnion(tree.tokenRange(place.node).compactMap { projectedName(of: TokenID($0), in: place.file) })
        }
    }

    /// Whether a property is a flag or a case that decides whether the view is shown, or a value that is compared with constants for that: its
    /// change takes the view away.
    private func takesAway(_ property: DeclID, on way: CreationWay) -> Bool {
        if names(in: way.paths + way.inputs).contains(program[property].name) { return true }
        if isDecisive(property) {
            // Also in a function that returns another view for each case.
            let facts = way.facts.map { (file: $0.scope.file, node: $0.node) }
            return names(in: way.conditions + facts).contains(program[property].name)
        }
        let asking = way.conditions.filter { program.isNamed(property, below: $0.node, in: $0.file) }
        return !asking.isEmpty && asking.allSatisfy { isSubject(property, of: $0.node, in: $0.file) }
    }

    /// Whether a condition is a `switch` over a property, or asks whether it equals a constant.
    private func isSubject(_ property: DeclID, of condition: NodeID, in file: FileID) -> Bool {
        let tree = program.tree(file)
        func isPlain(_ node: NodeID) -> Bool {
            [.reference, .member].contains(tree.kind(node))
                && tree.calleeToken(node).map { program.name(of: $0, in: file) } == program[property].name
        }
        if isPlain(condition) { return tree.parent(condition).map { tree.kind($0) == .switch } ?? false }
        return tree.kind(condition) == .conditionList
            && tree.clauses(of: condition).allSatisfy { clause in
                guard program.isNamed(property, below: clause, in: file) else { return true }
                guard let comparison = BinaryExpression(tree, clause), comparison.spelling == "==" else { return false }
                return [(comparison.left, comparison.right), (comparison.right, comparison.left)].contains {
                    isPlain($0) && ([.string, .integer].contains(tree.kind($1)) || tree.isCaseName($1))
                }
            }
    }

    /// Whether a value is a flag or a case, which decides between things.
    private func isDecisive(_ property: DeclID) -> Bool {
        let type = nominal(valueType(of: property))
        return type != .none && (type == wellKnown.bool || program[type].kind == .enumType)
    }

    private func propertiesChanging(
        in type: DeclID, tellingViews: Bool, while code: CodeOnScreen, on way: CreationWay? = nil
    ) -> [DeclID] {
        let (deciding, paths) = (names(in: way?.conditions ?? []), names(in: way?.paths ?? []))
        var candidates: [DeclID] = []
        for current in program.classes(from: type).prefix(while: { !isFromPrelude($0) }) {
            let isObserved = program.hasAttribute(current, marked: .observable)
            for property in storedProperties(of: current) where !program[property].flags.contains(.isLet) {
                // What no view is told of is the object's own business.
                guard isObserved || wrapper(of: property)?.marks.contains(.published) == true,
                    tellingViews || startsFromConstant(property) && isRead(property, by: code),
                    // What decides whether the view is shown takes it away when it changes.
                    !(deciding.contains(program[property].name) && isDecisive(property)), !paths.contains(program[property].name),
                    !(tellingViews && (isNavigationPath(property) || isBoolean(property) && isEvent(property)))
                else { continue }
                candidates.append(property)
            }
        }
        let known = candidates.map { (property: $0, worth: worth(of: $0)) }
        let ordered = ChangedValue.allCases.flatMap { worth in known.filter { $0.worth == worth }.map { $0.property } }
        // One shows that views are told.
        if tellingViews {
            return ordered.first { changes($0, of: type, by: code, tellingViews: true) }.map { [$0] } ?? []
        }
        return ordered.filter { changes($0, of: type, by: code, tellingViews: false) }
    }

    /// What is missed of an object, the most first.
    private enum ChangedValue: CaseIterable {
        /// What somebody types or chooses.
        case edited
        /// What code puts there.
        case data
        /// What code counts, or sets to a constant.
        case progress
        /// A flag.
        case flag
    }

    private func worth(of property: DeclID) -> ChangedValue {
        if isBoolean(property) { return .flag }
        let writes = writes(to: property).known
        if writes.contains(where: \.isHandedOn) { return .edited }
        let brings = writes.contains { write in
            if write.edit == .atEnd || write.edit == .inside { return true }
            let tree = program.tree(write.scope.file)
            return program.assignedParts(of: write).contains { !tree.isConstant($0) }
        }
        return brings ? .data : .progress
    }

    /// Whether views wait for a flag of an object, or are presented by it: `.onReceive(app.$isLoggedOut) { … }`. Whatever sets it takes them elsewhere.
    private func isEvent(_ flag: DeclID) -> Bool {
        uses(of: flag).contains { use in
            guard let around = program.declaration(around: use), case let owner = program.nominal(containing: around), owner != .none,
                isContentType(owner)
            else { return false }
            let tree = program.tree(use.file)
            return tree.text(tree.mainToken(use.node)).hasPrefix("$")
                || tree.base(ofMember: use.node).map { tree.text($0).hasPrefix("$") } ?? false
        }
    }

    /// Whether a property begins as the same constant in every object: what an initialiser gives it is read again from where it is kept.
    private func startsFromConstant(_ property: DeclID) -> Bool {
        let file = program[property].file
        let tree = program.tree(file)
        let isAssignedAtFirst = program.members(of: program.nominal(containing: property)).contains { member in
            program[member].kind == .initializer
                && (assignments(to: property, in: member).contains { !program.tree(program[member].file).isInClosure($0) }
                    || givesWrapper(of: property, in: member))
        }
        if isAssignedAtFirst || isSetUp(property) || isCopiedElsewhere(property) { return false }
        guard let initial = tree.initialValue(of: program[property].node) else { return true }
        if tree.isConstant(initial) { return true }
        // What a function gives it may read from where it is kept: `Settings.load()`.
        guard tree.kind(initial) == .call, let call = FunctionCall(tree, initial), let callee = call.callee else { return false }
        return call.arguments.isEmpty && tree.isTypeName(callee)
    }

    /// Whether what observes a property hands its value on: `didSet { store.name = name }`.
    private func isCopiedElsewhere(_ property: DeclID) -> Bool {
        let file = program[property].file
        let tree = program.tree(file)
        guard let observers = tree.child(program[property].node, .accessorBlock) else { return false }
        return (observers.rawValue..<observers.rawValue + tree[observers].size).map { NodeID($0) }.contains { node in
            guard tree.kind(node) == .reference, tree.mainToken(node) != .none, let around = tree.parent(node) else { return false }
            let text = tree.name(tree.mainToken(node))
            guard text == name(program[property].name) || text == "newValue" else { return false }
            return tree.kind(around) == .argument || Assignment(tree, around).map { $0.values.contains(node) && $0.target != node } == true
        }
    }

    /// Whether a function that the initialiser calls, or that of the view that makes the object, assigns a property: `loadSettings()` at once, or
    /// all there is later, `Task { await load() }`.
    private func isSetUp(_ property: DeclID) -> Bool {
        let owner = program.nominal(containing: property)
        let writes = writes(to: property).known
        func isSetUp(_ write: PropertyWrite, atOnce: Bool) -> Bool {
            guard !write.isPartial, !write.isHandedOn, case let member = write.scope.declaration, program[member].kind == .function,
                program.nominal(containing: member) == owner, !atOnce || !program.tree(write.scope.file).isInClosure(write.use.node)
            else { return false }
            return uses(of: member).contains { use in
                let tree = program.tree(use.file)
                guard let around = program.declaration(around: use), program[around].kind == .initializer, tree.isCalledName(use.node),
                    case let maker = program.nominal(containing: around), maker == owner || isContentType(maker)
                else { return false }
                return !atOnce || !tree.isInClosure(use.node)
            }
        }
        return writes.contains { isSetUp($0, atOnce: true) } || !writes.isEmpty && writes.allSatisfy { isSetUp($0, atOnce: false) }
    }

    /// Whether the program shows that a property is written after it is made.
    public func isEdited(_ property: DeclID) -> Bool { !writes(to: property).known.isEmpty }

    /// Whether code changes a property of an object of a class. What an initialiser sets going tells views of each value, but a new object sets the
    /// same going: it lacks only what builds on the value before.
    private func changes(_ property: DeclID, of type: DeclID, by code: CodeOnScreen, tellingViews: Bool) -> Bool {
        var code = code
        if !tellingViews { code.changed = type }
        return writes(to: property).known.contains { write in
            // What sets an option of the view does so each time that the view is made.
            if write.isOnCopy { return false }
            // What presents content only takes it away.
            if write.isHandedOn, onlyEmpties(write) { return false }
            code.countsSetUp = tellingViews || write.value == nil || write.isPartial || reads(property, inValueOf: write)
            return mayBeHeld(write.use, by: code.name) && mayConcern(write.use, asWith: code) && isReached(write.use, by: code, on: [])
        }
    }

    /// Whether content that is on screen reads a property, or what the class computes from it. An action that reads what it has just had set loses
    /// nothing later.
    private func isRead(_ property: DeclID, by code: CodeOnScreen) -> Bool {
        let type = program.nominal(containing: property)
        let writes = writes(to: property).known.filter { !$0.isHandedOn }
        let all = uses(of: property)
        func owner(_ use: NameUse) -> DeclID { program.declaration(around: use).map { program.nominal(containing: $0) } ?? .none }
        // Of a name that is used everywhere only the view's own code counts.
        let uses = all.count > Self.useLimit ? all.filter { owner($0) == code.view } : Array(all)
        return uses.contains { use in
            let tree = program.tree(use.file)
            let isWritten = writes.contains { write in
                write.use.file == use.file
                    && (write.use.node == use.node
                        || program.assignedParts(of: write).contains { tree.range($0).contains(tree.range(use.node)) })
            }
            if isWritten || isInPreviewOrTest(use) { return false }
            // Content may read what the class makes of the value.
            if owner(use) == type { return program.declaration(around: use).map { program[$0].kind == .variable } ?? false }
            // A name without a base is that of a value of the view.
            guard let base = tree.base(ofMember: use.node), !tree.isSelf(base) else { return false }
            return !isInAction(use) && mayConcern(use, asWith: code) && isReached(use, by: code, on: []) && isForContent(use, depth: 0)
        }
    }

    /// Whether code is content, or computes what content reads in the end: what a view computes and nobody asks for shows nothing.
    private func isForContent(_ use: NameUse, depth: Int) -> Bool {
        guard let around = program.declaration(around: use), program[around].kind == .variable, contentBody(of: around) == nil else {
            return true
        }
        let owner = program.nominal(containing: around)
        guard depth < 4, owner != .none, isContentType(owner), !program[around].flags.contains(.isStored) else { return true }
        return uses(of: around).contains { other in
            guard other != use, !isInAction(other), let user = program.declaration(around: other) else { return false }
            let tree = program.tree(other.file)
            if tree.base(ofMember: other.node).map({ tree.isSelf($0) }) ?? true {
                guard program.inherits(program.nominal(containing: user), from: owner) else { return false }
            }
            return isForContent(other, depth: depth + 1)
        }
    }

    /// Whether the content of a view reads a property while it runs, and not in an action. A flag or a case that decides whether something is
    /// shown takes that away when it changes, and does not make it again.
    func isRead(_ property: DeclID, inContentOf view: DeclID, on way: CreationWay) -> Bool {
        if takesAway(property, on: way) { return false }
        return uses(of: property).contains { use in
            let tree = program.tree(use.file)
            guard tree.text(tree.mainToken(use.node)).first != "$", let around = program.declaration(around: use),
                program.nominal(containing: around) == view, let body = contentBody(of: around),
                tree.base(ofMember: use.node).map({ tree.isSelf($0) }) ?? true
            else { return false }
            return !way.isInOtherArm(use, program) && !isInAction(use.node, of: body) && !isPresentedElsewhere(use, in: body, on: way)
        }
    }

    /// Whether code of a body is content that is presented, and that the view is no part of: what covers the view, which runs by itself.
    private func isPresentedElsewhere(_ use: NameUse, in body: LoweredBody, on way: CreationWay) -> Bool {
        let tree = program.tree(use.file)
        guard let node = body.innermost(around: use.node, in: tree), let content = presentedContent(around: node, in: body),
            isOfModifier(content, in: body)
        else { return false }
        return way.presented?.file != use.file
            || way.presented.map { !tree.range(body[content].syntax).contains(tree.range($0.node)) } ?? true
    }

    /// Whether content is that of a modifier, such as `sheet`, and not the destination of a link, which is made with the body.
    private func isOfModifier(_ content: ViewNodeID, in body: LoweredBody) -> Bool {
        body.parent(content).map { body[$0].kind == .modifier } ?? false
    }
}

extension SyntaxTree {
    /// Whether an expression is a literal, or a case.
    fileprivate func isConstant(_ node: NodeID) -> Bool {
        switch kind(node) {
        case .integer, .float, .string, .boolean, .nil, .array, .dictionary: true
        case .member: isCaseName(node)
        default: false
        }
    }
}
