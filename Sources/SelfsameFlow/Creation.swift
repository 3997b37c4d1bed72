// How often the program makes a view's value: once, for a controller or a renderer that keeps it, or again while the view is on screen, each time
// the code around it runs. Uses are found by name over the whole program. What the program does not show is unknown.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// How often a view's value is made.
public enum Creation: Hashable, Sendable {
    /// Again, while the view is on screen: whenever one of these properties changes of the type whose code makes it, flags last. Never empty.
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

extension Flow {
    /// How many declarations may lead to one another.
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
        for use in Array(uses) + own where !isOutsideOfApp(use, of: declaration) && !isNamed(use, only: declaration) {
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
        guard let isShown = shows(declaration, at: place) else { return .unknown }
        return isShown ? creation(at: place.node, in: place.body, on: way) : nil
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
            if buildsAtEvents(child, of: parent, in: body) { return .once }
            if way.presented != nil, let path = navigationPath(of: parent, in: body) { way.paths.append((body.file, path)) }
            if isPresentedLater(child, in: body) { way.inputs += bindings(presenting: parent, in: body).map { (body.file, $0) } }
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
        // Views that lead to each other: what makes the outer one again makes others in it, and mostly ends where it began.
        if way.path.count > 1, way.path.contains(owner) { return .unknown }
        // What is presented covers what is around it: only its own code, and objects by themselves, change anything then.
        let code = way.presented.map { CodeOnScreen(view: way.view, code: $0) } ?? CodeOnScreen(view: owner)
        let running = propertiesRunning(contentOf: owner, while: code, on: way)
        // A flag mostly says which views are there, and changes as they come and go.
        if !running.isEmpty { return .again(properties: running.filter { !isBoolean($0) } + running.filter { isBoolean($0) }) }
        if case .once = occasion(of: body) { return .once }
        // The system makes an app, and no code does.
        if program[owner].flags.contains(.isMainType) {
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

    /// The bindings by which content comes and goes: `isPresented: $isShown`, `item: $chosen`.
    private func bindings(presenting node: ViewNodeID, in body: LoweredBody) -> [NodeID] {
        (body.call(node)?.arguments ?? []).filter { marks(ofType: $0.type).contains(.given) }.map(\.syntax)
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

    /// Whether a node is content of a modifier of the program that makes it when something happens, and keeps it: not each time the body runs.
    private func buildsAtEvents(_ child: ViewNodeID, of parent: ViewNodeID, in body: LoweredBody) -> Bool {
        guard case .content(let index) = body[child].role, let call = body.call(parent), !isFromPrelude(call.declaration),
            let closure = call.arguments.first(where: { $0.parameter == index })?.syntax,
            let occasions = occasions(ofGiven: closure, in: CodeScope(body))
        else { return false }
        return !occasions.isEmpty && occasions.allSatisfy { [.appearance, .following, .receiving].contains($0) }
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
        // What a value keeps that is no view is made with it.
        if program[around].kind == .initializer, owner != .none, !isContentType(owner) { return true }
        return (owner == .none || program[owner].kind == .classType || givesObject(around)) && !givesContent(around)
    }

    private func givesObject(_ function: DeclID) -> Bool {
        guard program[function].kind == .function, case let made = nominal(declaredResult(of: function)), made != .none else {
            return false
        }
        return program[made].kind == .classType
    }

    /// Whether an argument of the call that makes a value changes while the view lives that makes it.
    public func isMadeFromChanges(_ call: NodeID, in body: LoweredBody) -> Bool {
        let arguments = FunctionCall(program.tree(body.file), call)?.arguments ?? []
        return arguments.contains { $0.expression.map { changes($0, in: CodeScope(body)) } ?? false }
    }
}
