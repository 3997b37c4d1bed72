// How often the program makes a view's value: once, for a controller or a renderer that keeps it, or again while the view is on screen, each time
// the code around it runs. Uses are found by name over the whole program. What the program does not show is unknown.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// How often a view's value is made.
public enum Creation: Hashable, Sendable {
    /// Again, while the view is on screen: whenever one of these properties changes of the type whose code makes it. Never empty.
    case again(properties: [DeclID])
    /// Once for each identity of the view, or for the object that shows it.
    case once
    /// Nowhere in the app: only previews make it, or nothing does.
    case unseen
    /// The program does not show it.
    case unknown
}

/// What is known of values that views are made as.
private final class CreationStore: FlowStore {
    var creations: [DeclID: Creation] = [:]

    init(_ budget: ValueBudget) {}
}

/// The declarations on the way from a view to the code that makes it.
private struct CreationWay {
    /// The view that is asked about.
    var view: DeclID
    var path: [DeclID] = []
    /// Where content is presented that the view is in: in a sheet, at the end of a link.
    var presented: (file: FileID, node: NodeID)?

    /// The conditions that decide whether the view is shown at all.
    var conditions: [(file: FileID, node: NodeID)] = []
    /// The other arms of those conditions: their code does not run while the view is shown.
    var otherArms: [(file: FileID, node: NodeID)] = []
    /// What holds where the view is made.
    var facts: [Fact] = []
    /// The bindings to the navigation paths that push it.
    var paths: [(file: FileID, node: NodeID)] = []
    /// What the object is made from, which is a different one for other values.
    var inputs: [(file: FileID, node: NodeID)] = []
    /// The class of the object that is made with it.
    var object = DeclID.none

    init(view: DeclID, object: DeclID = .none) {
        self.view = view
        self.object = object
    }

    /// Whether a use is part of an arm that is not there while the view is.
    func isInOtherArm(_ use: NameUse, _ program: Program) -> Bool {
        let tree = program.tree(use.file)
        return otherArms.contains { $0.file == use.file && tree.range($0.node).contains(tree.range(use.node)) }
    }
}

/// The code that runs while a view is on screen.
private struct CodeOnScreen {
    /// The view, which runs its own code and that of the views that it shows.
    var view: DeclID
    /// Code that makes it.
    var code: (file: FileID, node: NodeID)?
    /// Views that make an object of this class for themselves do not count.
    var object = DeclID.none
    /// The view that counts all the same.
    var holder = DeclID.none
    /// The way from a view, whose code in other arms of its conditions does not run while the view is shown.
    var way: CreationWay?
    /// The views that its code shows outside of those arms; nil where there are none.
    var besides: [DeclID]?
    /// A view whose own state is asked about, and whose code counts only where it is part of `code`: another view of its type has other state.
    var keeper = DeclID.none
    /// The class of the object whose own changes are asked about; code of a different class that shares a superclass changes a different object.
    var changed = DeclID.none
    /// The class of the object whose changes are asked about, own ones or those that it tells of, and what may have made it.
    var subject = (type: DeclID.none, origins: ObjectOrigins.unknown)
    /// Whether what the initialiser of the object sets going counts: a closure that it hands on.
    var countsSetUp = true
    /// The name that the object is held by where all can reach it, as in `Storage.shared.url`; code that changes what is held by a different name
    /// changes a different object.
    var name: String?
}

extension Flow {
    /// How many uses are looked at, and how many declarations may lead to one another.
    private static let useLimit = 160
    private static let creationDepth = 5

    /// How often the program makes a view, or runs a member that makes content.
    public func creation(of declaration: DeclID) -> Creation {
        let store = store(CreationStore.self)
        if let known = store.creations[declaration] { return known }
        let answer = creation(of: declaration, on: CreationWay(view: declaration))
        store.creations[declaration] = answer
        return answer
    }

    /// How often the program runs the code of a body around a node, which shows a view of a type, where that is one of the program's, with a new
    /// object of a class.
    public func creation(
        at node: ViewNodeID, showing view: DeclID, with object: DeclID = .none, made expression: NodeID? = nil, in body: LoweredBody
    ) -> Creation {
        var way = CreationWay(view: view, object: object)
        if let expression { way.inputs.append((body.file, expression)) }
        return creation(at: node, in: body, on: way)
    }

    private func creation(of declaration: DeclID, on way: CreationWay) -> Creation {
        // An enumeration is made by its cases, wherever a value of it is named.
        guard way.path.count < Self.creationDepth, !way.path.contains(declaration), !isFromPrelude(declaration),
            program[declaration].kind != .enumType
        else { return .unknown }
        let uses = uses(of: declaration)
        guard uses.count <= Self.useLimit else { return .unknown }
        var way = way
        way.path.append(declaration)
        let own = program[declaration].kind.isNominal ? ownUses(of: declaration) : []
        var found: [Creation] = []
        for use in Array(uses) + own where !isInPreviewOrTest(use) && !isNamed(use, only: declaration) {
            guard let creation = creation(at: use, of: declaration, on: way) else { continue }
            if case .again = creation { return creation }
            found.append(creation)
        }
        found.removeAll { $0 == .unseen }
        guard !found.isEmpty else { return isClosed(declaration) ? .unseen : .unknown }
        // What is public may be used by code that is not here. What is here says how it is meant.
        return found.allSatisfy { $0 == .once } ? .once : .unknown
    }

    /// What one use says; nil for one that makes nothing of the declaration.
    private func creation(at use: NameUse, of declaration: DeclID, on way: CreationWay) -> Creation? {
        guard let place = lowered(use) else { return isMadeForObject(use) ? .once : .unknown }
        let called = place.body.call(place.node)?.declaration ?? place.body[place.node].declaration
        guard called != .none else { return .unknown }
        let shown =
            program[declaration].kind.isNominal && program[called].kind == .initializer ? program.nominal(containing: called) : called
        return shown == declaration ? creation(at: place.node, in: place.body, on: way) : nil
    }

    private func creation(at node: ViewNodeID, in body: LoweredBody, on way: CreationWay) -> Creation {
        guard body.declaration != .none else { return .unknown }
        if isNeverPresented(node, in: body) { return .unseen }
        var way = way
        way.facts += facts(at: body[node].syntax, in: CodeScope(body))
        if way.presented == nil, let content = presentedContent(around: node, in: body) {
            way.presented = (body.file, body[content].syntax)
        }
        let tree = program.tree(body.file)
        for (child, parent) in body.ancestry(of: node) {
            // What a function of the program makes with values of its own, it may show on a page of its own.
            if way.presented == nil, buildsForValues(child, of: parent, in: body) { return .unknown }
            if way.presented != nil, let path = navigationPath(of: parent, in: body) { way.paths.append((body.file, path)) }
            // With a different `.id`, all that is in it is new.
            if isIdentityModifier(parent, in: body), let id = body.call(parent)?.arguments.first {
                way.inputs.append((body.file, id.syntax))
            }
            guard let branch = body.branchSyntax(of: parent, tree: tree) else { continue }
            if let index = body.children(parent).firstIndex(of: child), branch.arms.indices.contains(index),
                runsOnce(branch.arms[index], in: CodeScope(body))
            {
                return .once
            }
            way.conditions += tree.conditionNodes(of: branch).map { (body.file, $0) }
            way.otherArms += body.children(parent).filter { $0 != child }.map { (body.file, body[$0].syntax) }
        }
        let owner = program.nominal(containing: body.declaration)
        guard owner != .none, isContentType(owner), wellKnown.names.isBody(program[body.declaration].name) else {
            return creation(of: body.declaration, on: way)
        }
        // What is presented covers what is around it: only its own code, and objects by themselves, change anything then.
        let code = way.presented.map { CodeOnScreen(view: way.view, code: $0) } ?? CodeOnScreen(view: owner)
        let running = propertiesRunning(contentOf: owner, while: code, on: way)
        if !running.isEmpty { return .again(properties: running) }
        if case .once = occasion(of: body) { return .once }
        // The system makes an app, and no code does.
        if isMain(owner) {
            let isOnce = storedProperties(of: owner).allSatisfy { wrapper(of: $0) == nil || !isRead($0, inContentOf: owner, on: way) }
            return isOnce ? .once : .unknown
        }
        // A view that makes an object with each new value differs from the one before, and its body runs again.
        let isDifferent = storedProperties(of: owner).contains {
            wrapper(of: $0)?.observes == true && classMade(byInitialValueOf: $0) != nil
        }
        let around = creation(of: owner, on: way)
        if around == .unseen { return .unseen }
        if case .again = around, isDifferent { return around }
        return .unknown
    }

    /// The binding to the path of a navigation container that does not keep it itself: `NavigationStack(path: $path)`.
    private func navigationPath(of node: ViewNodeID, in body: LoweredBody) -> NodeID? {
        guard body[node].kind == .construct, let call = body.call(node), isFromPrelude(call.declaration) else { return nil }
        let labels = pathLabels(of: nominal(body[node].type))
        return call.arguments.first { labels.contains(name($0.label)) }?.syntax
    }

    /// Whether a node is content of a modifier of the program whose closure takes values.
    private func buildsForValues(_ child: ViewNodeID, of parent: ViewNodeID, in body: LoweredBody) -> Bool {
        guard case .content(let index) = body[child].role, let call = body.call(parent), call.declaration != .none,
            program[call.declaration].kind == .function, !isFromPrelude(call.declaration),
            case let parameters = signature(of: call.declaration).parameters, parameters.indices.contains(index),
            case .function(let shape) = structure(of: parameters[index].type)
        else { return false }
        return !shape.parameters.isEmpty
    }

    /// Whether an arm ends its own condition as it runs: `if !isMade { …; isMade = true }`.
    private func runsOnce(_ arm: ArmSyntax, in scope: CodeScope) -> Bool {
        let tree = program.tree(scope.file)
        guard let conditions = arm.conditions else { return false }
        let facts = tree.clauses(of: conditions).compactMap { fact($0, holds: true, in: scope) }.filter { $0.outcome == "false" }
        return !facts.isEmpty
            && (arm.body.rawValue..<arm.body.rawValue + tree[arm.body].size).map { NodeID($0) }.contains { node in
                guard let assignment = Assignment(tree, node), let value = assignment.value, !tree.isInClosure(node, below: arm.body) else {
                    return false
                }
                let target = tree.oneLine(assignment.target)
                return facts.contains { $0.text == target && tree.kind(value) == .boolean && tree.text(value) == "true" }
                    || facts.contains { $0.text == target + " != nil" && tree.kind(value) != .nil }
            }
    }

    private func isMain(_ type: DeclID) -> Bool { program[type].flags.contains(.isMainType) }

    // MARK: Made for an object

    /// Whether code makes a view's value for an object that shows it: an argument of a class's initialiser, as that of a hosting controller or a
    /// renderer, or a value in code that is no content and belongs to a class or gives an object. An object that gets another value later is
    /// another matter.
    private func isMadeForObject(_ use: NameUse) -> Bool {
        guard let around = program.declaration(around: use) else { return false }
        let tree = program.tree(use.file)
        let scope = CodeScope(around, file: use.file)
        var inner = use.node
        while let outer = tree.parent(inner), program.declaration(at: outer, in: use.file) == nil {
            switch tree.kind(outer) {
            case .call where tree.firstChild(outer) != inner:
                let type = nominal(typeOfValue(outer, in: scope))
                if type != .none, program[type].kind == .classType { return true }
            case .sequence where Assignment(tree, outer).map({ tree.kind($0.target) == .member }) == true: return false
            default: break
            }
            inner = outer
        }
        let owner = program.nominal(containing: around)
        return (owner == .none || program[owner].kind == .classType || givesObject(around)) && !givesContent(around)
    }

    private func givesObject(_ function: DeclID) -> Bool {
        guard program[function].kind == .function, case let made = nominal(declaredResult(of: function)), made != .none else {
            return false
        }
        return program[made].kind == .classType
    }

    // MARK: What makes content run again

    /// The properties of a view whose changes the program shows, and which run the view's content again: state that the content reads, or objects
    /// that tell of changes made by code on screen, or by themselves.
    private func propertiesRunning(contentOf view: DeclID, while code: CodeOnScreen, on way: CreationWay) -> [DeclID] {
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
                        $0.members == 0 && !isGivenToReaders($0) && isReached($0.use, by: code, on: []) && !isOnAppearance($0)
                    }
            }
            guard wrapper.marks.contains(.object), case let type = nominal(valueType(of: property)), type != .none else { return false }
            // What changes the new object does not change another one of its class, nor do views with an object of their own.
            if type == way.object || way.view != view && makesOwnObject(of: type, in: way.view) { return false }
            // Nothing is around an app that could give it an object.
            if isMain(view), wrapper.marks.isDisjoint(with: [.owned, .given]) { return false }
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

    /// The names in some code, such as the conditions that decide whether a view is shown.
    private func names(in code: [(file: FileID, node: NodeID)]) -> Set<Name> {
        code.reduce(into: []) { names, place in
            let tree = program.tree(place.file)
            names.formUnion(tree.tokenRange(place.node).map { program.name(of: TokenID($0), in: place.file) })
        }
    }

    /// Whether a property is a flag or a case that decides whether the view is shown, or a value that is compared with constants for that: its
    /// change takes the view away.
    private func takesAway(_ property: DeclID, on way: CreationWay) -> Bool {
        if names(in: way.paths + way.inputs).contains(program[property].name) { return true }
        if isDecisive(property) { return names(in: way.conditions).contains(program[property].name) }
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
        switch tree.kind(initial) {
        // What a function gives it may read from where it is kept: `Settings.load()`.
        case .call:
            guard let call = FunctionCall(tree, initial), let callee = call.callee else { return false }
            return call.arguments.isEmpty && tree.isTypeName(callee)
        default: return false
        }
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
            // What presents content only takes it away.
            if write.isHandedOn, isGivenToPresentation(write.use) { return false }
            code.countsSetUp = tellingViews || write.value == nil || write.isPartial || reads(property, inValueOf: write)
            return mayBeHeld(write.use, by: code.name) && mayConcern(write.use, asWith: code) && isReached(write.use, by: code, on: [])
        }
    }

    /// Whether a member is used of an object that may be the one that is asked about: not of one of a different class that shares a superclass with
    /// it, nor of one that is made elsewhere.
    private func mayConcern(_ use: NameUse, asWith code: CodeOnScreen) -> Bool {
        let tree = program.tree(use.file)
        guard let base = tree.base(ofMember: use.node), !tree.isSelf(base), let around = program.declaration(around: use) else {
            return true
        }
        let place = ValuePlace(base, in: CodeScope(around, file: use.file))
        let type = code.subject.type
        if type != .none {
            // What is not known to be an object of the class shows nothing: many types have a `name`.
            let used = nominal(projectedType(typeOfValue(base, in: place.scope)))
            guard used != .none, program.inherits(used, from: type) || program.inherits(type, from: used) else { return false }
        }
        return mayBe(place, code.subject.origins)
    }

    /// The last name of `Storage.shared.url`, where a property begins with an object that is held there.
    private func nameHeld(by property: DeclID) -> String? {
        let tree = program.tree(program[property].file)
        guard let initial = tree.initialValue(of: program[property].node), tree.kind(initial) == .member,
            let access = MemberAccess(tree, initial), let base = access.base, tree.kind(base) == .member
        else { return nil }
        return tree.name(access.name)
    }

    /// Whether a write may be to what is held by a name: it names no object that is held by a different one.
    private func mayBeHeld(_ use: NameUse, by name: String?) -> Bool {
        let tree = program.tree(use.file)
        guard let name, let base = tree.base(ofMember: use.node), tree.kind(base) == .member, let held = tree.calleeToken(base) else {
            return true
        }
        return tree.name(held) == name
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

    /// Whether code runs while a view is on screen, and leaves it there.
    private func isReached(_ use: NameUse, by code: CodeOnScreen, on way: [DeclID]) -> Bool {
        guard let around = program.declaration(around: use), code.way?.isInOtherArm(use, program) != true,
            runs(use, in: around, by: code, on: way)
        else { return false }
        // What is presented is not there any more when code that takes it away has run.
        if code.way?.presented != nil, closesPage(use) { return false }
        // Where the contrary holds of what holds for the view, that is not there.
        let owner = program.nominal(containing: around)
        let known = code.way?.facts.filter { $0.owner == owner } ?? []
        return known.isEmpty || !facts(at: use.node, in: CodeScope(around, file: use.file)).contains { known.contains(where: $0.excludes) }
    }

    /// Whether code is part of what is on screen, is called from there, or runs in a closure that an object handed on when it was made.
    private func runs(_ use: NameUse, in around: DeclID, by code: CodeOnScreen, on way: [DeclID]) -> Bool {
        let tree = program.tree(use.file)
        if let place = code.code, place.file == use.file, tree.range(place.node).contains(tree.range(use.node)) { return true }
        let owner = program.nominal(containing: around)
        if owner != .none, owner != code.keeper, isOnScreen(owner, with: code) {
            // A function of the view runs where it is called.
            guard code.way != nil, program[around].kind == .function, !givesContent(around), way.count < 4, !way.contains(around),
                case let calls = appCalls(of: around), !calls.isEmpty
            else { return true }
            return calls.contains { isReached($0, by: code, on: way + [around]) }
        }
        if program[around].kind == .initializer {
            return code.countsSetUp && tree.isInClosure(use.node) && (code.changed == .none || program.inherits(code.changed, from: owner))
        }
        guard program[around].kind == .function, way.count < 4, !way.contains(around) else { return false }
        let isOwn = code.subject.type != .none && program.inherits(code.subject.type, from: owner)
        return appCalls(of: around).contains { call in
            (!isOwn || mayConcern(call, asWith: code)) && isReached(call, by: code, on: way + [around])
        }
    }

    private func isOnScreen(_ type: DeclID, with code: CodeOnScreen) -> Bool {
        if code.object != .none, type != code.holder, makesOwnObject(of: code.object, in: type) { return false }
        guard code.view != .none else { return false }
        let object = code.changed != .none ? code.changed : code.object
        if let besides = code.besides, type != code.view { return besides.contains { shows(type, in: $0, withoutOwn: object) } }
        return shows(type, in: code.view, withoutOwn: object)
    }

    /// The types of the views that the code of a view makes, those left aside that are in other arms than one that is on the way.
    private func typesShown(by view: DeclID, outsideOf way: CreationWay) -> [DeclID] {
        program.members(of: view).filter { program[$0].flags.contains(.hasBody) }.flatMap { member -> [DeclID] in
            guard let body = contentBody(of: member) else { return [] }
            return body.nodes.filter { node in
                node.kind == .construct && !way.isInOtherArm(NameUse(file: body.file, node: node.syntax), program)
            }.map { nominal($0.type) }
        }.filter { $0 != .none && !isFromPrelude($0) }.uniqued
    }

    /// Whether the content of a view reads a property while it runs, and not in an action. A flag or a case that decides whether something is
    /// shown takes that away when it changes, and does not make it again.
    private func isRead(_ property: DeclID, inContentOf view: DeclID, on way: CreationWay) -> Bool {
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

    /// Whether a use reads or writes a value in an action, and not in content.
    func isInAction(_ use: NameUse) -> Bool {
        let tree = program.tree(use.file)
        guard tree.text(tree.mainToken(use.node)).first != "$", let around = program.declaration(around: use) else { return false }
        guard let body = contentBody(of: around) else { return program[around].kind == .function }
        return isInAction(use.node, of: body)
    }

    /// Whether code of a body stands in a closure that a view or modifier is given and that makes no view: an action, which runs later.
    package func isInAction(_ node: NodeID, of body: LoweredBody) -> Bool {
        let tree = program.tree(body.file)
        var inner = node
        while let outer = tree.parent(inner), program.declaration(at: outer, in: body.file) == nil {
            if tree.kind(outer) == .closure, body.calls.contains(where: { $0.arguments.contains { $0.syntax == outer } }),
                !body.nodes.contains(where: { tree.range(outer).contains(tree.range($0.syntax)) })
            {
                return true
            }
            inner = outer
        }
        return false
    }

    /// Whether an argument of the call that makes a value changes while the view lives that makes it.
    public func isMadeFromChanges(_ call: NodeID, in body: LoweredBody) -> Bool {
        let arguments = FunctionCall(program.tree(body.file), call)?.arguments ?? []
        return arguments.contains { $0.expression.map { changes($0, in: CodeScope(body)) } ?? false }
    }

    // MARK: Objects driven from outside

    /// Whether code other than a view's own content uses an object that the view holds: through a member that a protocol of the program asks
    /// for, or through a value of the view. Such a value need not be on screen, and a wrapper that makes the object for a view on screen would not serve.
    public func isUsedFromOutside(_ property: DeclID) -> Bool {
        let view = program.nominal(containing: property)
        let file = program[property].file
        let asked = program.statedProtocols(of: view).filter { !isFromPrelude($0) }.flatMap { program.members(of: $0) }.map {
            program[$0].name
        }
        if isReadOfValue(property, of: view) { return true }
        return program.members(of: view).contains { member in
            guard member != property, program[member].kind.isValue, program[member].flags.contains(.hasBody),
                !givesContent(member),
                program.isNamed(property, below: program[member].node, in: program[member].file) || asked.contains(program[member].name)
            else { return false }
            guard names(property, in: member, depth: 0, from: file) else { return false }
            return asked.contains(program[member].name) || isReadOfValue(member, of: view)
        }
    }

    /// Whether the code of a member names a property, directly or through other members that are no content.
    private func names(_ property: DeclID, in member: DeclID, depth: Int, from file: FileID) -> Bool {
        if program.isNamed(property, below: program[member].node, in: program[member].file) { return true }
        guard depth < 2 else { return false }
        return program.members(of: program.nominal(containing: property)).contains { other in
            other != member && program[other].kind == .function && !givesContent(other)
                && program.isNamed(other, below: program[member].node, in: program[member].file)
                && names(property, in: other, depth: depth + 1, from: file)
        }
    }

    /// Whether a member is read of a value of a view, outside of the view's own code.
    private func isReadOfValue(_ member: DeclID, of view: DeclID) -> Bool {
        let uses = uses(of: member)
        guard uses.count <= Self.useLimit else { return false }
        return uses.contains { use in
            let tree = program.tree(use.file)
            guard let base = tree.base(ofMember: use.node), !tree.isSelf(base), !isInPreviewOrTest(use),
                let around = program.declaration(around: use), program.nominal(containing: around) != view
            else { return false }
            return nominal(typeOfValue(base, in: CodeScope(around, file: use.file))) == view
        }
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
