// Structural identity: the path of every view of a body, as the runtime tells views apart. A path is the declaration's name and the steps
// to the view. Invariant: a step is added only by what splits identity (an element of a tuple, a side of a condition, an Optional's content,
// content that a modifier carries, explicit identity) and by views themselves; a plain modifier and a reference to a member add none.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// One step of an identity path.
public enum IdentityStep: Hashable, Sendable {
    /// The view at this point, by the name of its type.
    case view(String)
    /// Element of a TupleView.
    case element(Int)
    /// Side of a ConditionalContent.
    case side(Bool)
    /// Content of an Optional.
    case some
    /// Content that a modifier carries, by the modifier's name.
    case content(String)
    /// Explicit identity: the key path of a ForEach, the value of `.id`.
    case id(String)
}

extension IdentityStep: CustomStringConvertible {
    /// The step as it appears in a path.
    public var description: String {
        switch self {
        case .view(let name), .content(let name): name
        case .element(let index): String(index)
        case .side(let side): side ? "true" : "false"
        case .some: "some"
        case .id(let value): "id(\(value))"
        }
    }
}

/// A view of a body with its identity.
public struct IdentifiedView: Hashable, Sendable {
    /// The node that makes it; for a view that is in a referenced member, the reference.
    public var node: ViewNodeID
    /// The name of its type: `Text`.
    public var typeName: String
    /// Its identity path: `Screen.body/VStack/0/true/Tapper`.
    public var path: String

    /// Makes an identified view.
    public init(node: ViewNodeID, typeName: String, path: String) {
        self.node = node
        self.typeName = typeName
        self.path = path
    }
}

extension Analyzer {
    /// The identity path of a node: the steps above it and, where the node is a view, the view itself.
    public func identityPath(of node: ViewNodeID, in body: LoweredBody) -> String {
        identityPath(of: node, in: body, below: body.name)
    }

    /// The path of a node whose body is at `prefix`.
    func identityPath(of node: ViewNodeID, in body: LoweredBody, below prefix: String) -> String {
        var groups: [[IdentityStep]] = [ownSteps(of: node, in: body)]
        for (child, parent) in body.ancestry(of: node) {
            groups.append(steps(from: parent, to: child, in: body))
        }
        var path = prefix
        for step in groups.reversed().joined() { path += "/\(step)" }
        return path
    }

    /// The steps that a node itself adds at the end of its path.
    private func ownSteps(of node: ViewNodeID, in body: LoweredBody) -> [IdentityStep] {
        switch body[node].kind {
        case .construct: isTuple(node, in: body) || isWrapper(node, in: body) ? [] : [.view(typeName(of: node, in: body))]
        case .reference where !isTransparent(node, in: body): [.view(typeName(of: node, in: body))]
        case .modifier: ownSteps(ofRootOf: node, in: body)
        default: []
        }
    }

    /// A modifier represents the view that it is applied to: explicit identity on the way down, then that view.
    private func ownSteps(ofRootOf node: ViewNodeID, in body: LoweredBody) -> [IdentityStep] {
        var result: [IdentityStep] = []
        var current = node
        while body[current].kind == .modifier, let base = body.base(of: current) {
            result += steps(from: current, to: base, in: body)
            current = base
        }
        return body[current].kind == .modifier ? result : result + ownSteps(of: current, in: body)
    }

    /// The steps between a node's own place and that of one of its children.
    private func steps(from parent: ViewNodeID, to child: ViewNodeID, in body: LoweredBody) -> [IdentityStep] {
        switch body[parent].kind {
        case .block:
            if case .element(let index) = body[child].role { [.element(index)] } else { [] }
        case .branch:
            if case .arm(let index) = body[child].role { branchSteps(ofArm: index, of: parent, in: body) } else { [] }
        case .arm:
            body[parent].isErased ? [.view(name(program[wellKnown.anyView].name))] : []
        case .construct:
            constructSteps(from: parent, to: child, in: body)
        case .modifier:
            switch body[child].role {
            case .base:
                isIdentityModifier(parent, in: body)
                    ? [.id(explicitIdentity(of: parent, in: body))] : stepsToPassedView(of: parent, in: body)
            default: carriesView(child, of: parent, in: body) ? [.content(modifierName(of: parent, in: body))] : []
            }
        case .reference, .choice, .empty, .opaque:
            []
        }
    }

    /// The steps from a modifier to where its closure puts the view that it is applied to; those that all places share, where there are several.
    private func stepsToPassedView(of modifier: ViewNodeID, in body: LoweredBody) -> [IdentityStep] {
        let ways = places(ofViewPassedBy: modifier, in: body).map { place in
            let way = body.ancestry(of: place).prefix { $0.child != modifier }.map { self.steps(from: $0.parent, to: $0.child, in: body) }
            return Array(way.reversed().joined())
        }
        guard let first = ways.first else { return [] }
        return ways.dropFirst().reduce(first) { shared, way in Array(zip(shared, way).prefix { $0 == $1 }.map(\.0)) }
    }

    private func branchSteps(ofArm index: Int, of branch: ViewNodeID, in body: LoweredBody) -> [IdentityStep] {
        body.steps(ofArm: index, in: branch).map { step in
            switch step {
            case .side(let side): .side(side)
            case .some: .some
            }
        }
    }

    private func constructSteps(from parent: ViewNodeID, to child: ViewNodeID, in body: LoweredBody) -> [IdentityStep] {
        if isWrapper(parent, in: body) { return [] }
        if isTuple(parent, in: body) {
            // A tuple that is written out is a block of its elements.
            if body[child].kind == .block { return [] }
            return [.element(body.children(parent).firstIndex(of: child) ?? 0)]
        }
        var steps: [IdentityStep] = [.view(typeName(of: parent, in: body))]
        if nominal(body[parent].type) == wellKnown.forEach, wellKnown.forEach != .none {
            steps.append(.id(elementIdentity(of: parent, in: body)))
        } else if makesForEach(parent, around: child, in: body) {
            steps += [.view(name(program[wellKnown.forEach].name)), .id(elementIdentity(of: parent, in: body))]
        }
        return steps
    }

    /// Whether a view makes a ForEach of its own around content passed to it, as `List(items) { … }` does.
    private func makesForEach(_ node: ViewNodeID, around child: ViewNodeID, in body: LoweredBody) -> Bool {
        guard wellKnown.forEach != .none, nominal(body[child].type) != wellKnown.forEach else { return false }
        return genericArguments(printed(body[node].type)).contains { argument in
            nominal(argument) == wellKnown.forEach && genericArguments(argument).last == printed(body[child].type)
        }
    }

    /// The key path that tells elements apart: the argument `id:`, else `\.self` over a range of integers, else `\.id`.
    private func elementIdentity(of node: ViewNodeID, in body: LoweredBody) -> String {
        let tree = program.tree(body.file)
        guard let call = body.call(node) else { return "\\.id" }
        for argument in call.arguments where argument.label == wellKnown.names.id {
            return tree.oneLine(argument.syntax)
        }
        if let data = call.arguments.first, [wellKnown.range, wellKnown.closedRange].contains(nominal(data.type)) { return "\\.self" }
        return "\\.id"
    }

    /// The argument of `.id(…)`.
    private func explicitIdentity(of node: ViewNodeID, in body: LoweredBody) -> String {
        guard let argument = body.call(node)?.arguments.first else { return "_" }
        return program.tree(body.file).oneLine(argument.syntax)
    }

    /// Whether an argument of a modifier is content: the parameter is built by a result builder, or takes any view. A Color for
    /// `foregroundStyle` or a Circle for `clipShape` is a value, not a view of its own.
    private func carriesView(_ child: ViewNodeID, of modifier: ViewNodeID, in body: LoweredBody) -> Bool {
        guard case .content(let index) = body[child].role, let call = body.call(modifier), call.declaration != .none else { return true }
        let parameters = signature(of: call.declaration).parameters
        guard parameters.indices.contains(index) else { return true }
        if parameters[index].builder != .none { return true }
        switch structure(of: parameters[index].type) {
        case .parameter:
            return environment(of: call.declaration).requirements.contains {
                $0.subject == parameters[index].type && $0.protocols.contains(wellKnown.view)
            }
        case .function: return true
        default: return conforms(parameters[index].type, to: wellKnown.view)
        }
    }

    /// Whether a construct is an explicit TupleView, which is not a step of its own.
    private func isTuple(_ node: ViewNodeID, in body: LoweredBody) -> Bool {
        let declaration = nominal(body[node].type)
        guard declaration != .none else { return false }
        return declaration == wellKnown.tupleView || declaration == wellKnown.tupleContent
    }

    /// Whether a construct is a ModifiedContent that is written out: the modifier it holds adds no step.
    private func isWrapper(_ node: ViewNodeID, in body: LoweredBody) -> Bool {
        let declaration = nominal(body[node].type)
        return declaration != .none && declaration == wellKnown.modifiedContent
    }

    /// Whether a reference is a local variable whose value is below it.
    private func isLocalValue(_ node: ViewNodeID, in body: LoweredBody) -> Bool {
        body.children(node).first.map { body[$0].role == .value } ?? false
    }

    /// Whether a reference represents views that are known elsewhere: in its own child, or in the body of a member.
    private func isTransparent(_ node: ViewNodeID, in body: LoweredBody) -> Bool {
        if isLocalValue(node, in: body) { return true }
        let declaration = body[node].declaration
        return declaration != .none && !isFromPrelude(declaration) && self.body(of: declaration) != nil
    }
}

extension Analyzer {
    /// Every view of a body in order, views in referenced members included.
    public func views(in body: LoweredBody) -> [IdentifiedView] {
        var collection = ViewCollection()
        collect(.root, of: body, below: body.name, as: nil, into: &collection)
        return collection.views
    }

    /// Every view below a node of a body, in order.
    public func views(below node: ViewNodeID, in body: LoweredBody) -> [IdentifiedView] {
        var collection = ViewCollection()
        collect(node, of: body, below: body.name, as: nil, into: &collection)
        return collection.views
    }

    /// Views found so far, the members being followed, and how many more may come.
    private struct ViewCollection {
        private(set) var views: [IdentifiedView] = []
        private var seen: Set<IdentifiedView> = []
        var following: [DeclID] = []
        /// What the calls being followed pass for generic parameters.
        var passed: [TypeID: TypeID] = [:]
        static let limit = 4_000
        static let depthLimit = 16

        /// Adds a view. What is in several returns of a referenced member is one view.
        mutating func add(_ view: IdentifiedView) {
            if seen.insert(view).inserted { views.append(view) }
        }
    }

    private func collect(
        _ root: ViewNodeID, of body: LoweredBody, below prefix: String, as outer: ViewNodeID?, into collection: inout ViewCollection
    ) {
        let end = root.rawValue + body[root].size
        var next = root.rawValue
        while next < end, collection.views.count < ViewCollection.limit {
            let node = ViewNodeID(next)
            if let parent = body.parent(node), node != root, body[parent].kind == .modifier, body[node].role != .base,
                !carriesView(node, of: parent, in: body)
            {
                next += body[node].size
                continue
            }
            next += 1
            switch body[node].kind {
            case .construct where !isTuple(node, in: body) && !isWrapper(node, in: body):
                let path = identityPath(of: node, in: body, below: prefix)
                collection.add(IdentifiedView(node: outer ?? node, typeName: typeName(of: node, in: body), path: path))
            case .reference where !isLocalValue(node, in: body):
                collectReference(node, of: body, below: prefix, as: outer, into: &collection)
            default: break
            }
        }
    }

    private func collectReference(
        _ node: ViewNodeID, of body: LoweredBody, below prefix: String, as outer: ViewNodeID?, into collection: inout ViewCollection
    ) {
        let path = identityPath(of: node, in: body, below: prefix)
        let declaration = body[node].declaration
        guard isTransparent(node, in: body), let referenced = self.body(of: declaration) else {
            // A parameter of the member that is followed goes by what the call passes.
            let own = typeName(of: node, in: body)
            let type = collection.passed[body[node].type].map { rootTypeName(of: $0) } ?? own
            collection.add(IdentifiedView(node: outer ?? node, typeName: type, path: String(path.dropLast(own.count)) + type))
            return
        }
        guard !collection.following.contains(declaration), collection.following.count < ViewCollection.depthLimit else { return }
        collection.following.append(declaration)
        let outerPassed = collection.passed
        if let call = body.call(node) { collection.passed.merge(genericViews(passedBy: call, in: outerPassed)) { _, new in new } }
        collect(.root, of: referenced, below: path, as: outer ?? node, into: &collection)
        collection.passed = outerPassed
        collection.following.removeLast()
    }

    /// The views that a call passes, or makes in closures, for generic parameters of what it calls.
    private func genericViews(passedBy call: CallRecord, in outer: [TypeID: TypeID]) -> [TypeID: TypeID] {
        guard call.declaration != .none else { return [:] }
        let parameters = signature(of: call.declaration).parameters
        var result: [TypeID: TypeID] = [:]
        for argument in call.arguments where parameters.indices.contains(argument.parameter) {
            var parameter = parameters[argument.parameter].type
            var passed = argument.type
            if case .function(let shape) = structure(of: parameter) {
                parameter = shape.result
                if case .function(let closure) = structure(of: passed) { passed = closure.result }
            }
            guard case .parameter = structure(of: parameter), isKnown(passed) else { continue }
            result[parameter] = outer[passed] ?? passed
        }
        return result
    }
}
