// What a view does once with an argument of its initialiser: state that takes its first value from it, a platform view that is made from it, an
// action that reads it when the view appears. Later arguments are ignored while the view keeps its identity.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// What is done once with what a view is made with.
public struct StateSeed: Hashable, Sendable {
    /// What takes the value.
    public enum Kind: Hashable, Sendable {
        /// A property with this owning wrapper, which is written without `@`.
        case property(wrapper: String)
        /// A function that makes the platform view, its controller or its coordinator.
        case platformView
        /// A modifier with an action for when the view comes or goes, such as `onAppear`.
        case appearance
    }

    /// The type name of the view that owns the state.
    public var view: String
    /// What takes the value.
    public var kind: Kind
    /// The property, function or modifier.
    public var name: String
}

extension Flow {
    /// The state that an argument for a parameter gives its first value, or the platform view that is made from it: of the view that an
    /// initialiser makes (a type stands for its memberwise one), of the view that a function of the program makes, and of the views that these
    /// pass the value on to.
    public func seed(by parameter: Int, of declaration: DeclID) -> StateSeed? { seed(.state, by: parameter, of: declaration, depth: 0) }

    /// The action of these views that reads the value when they come or go, and that is not done again for another value.
    public func appearanceSeed(by parameter: Int, of declaration: DeclID) -> StateSeed? {
        seed(.appearance, by: parameter, of: declaration, depth: 0)
    }

    /// What a walk looks for.
    private enum SeedKind {
        case state, appearance
    }

    /// How far a value is followed from view to view.
    private static let seedDepth = 4

    private func seed(_ sought: SeedKind, by parameter: Int, of declaration: DeclID, depth: Int) -> StateSeed? {
        guard declaration != .none, depth < Self.seedDepth, !isFromPrelude(declaration) else { return nil }
        let parameters = signature(of: declaration).parameters
        guard parameters.indices.contains(parameter) else { return nil }
        let file = program[declaration].file
        switch program[declaration].kind {
        case .initializer: return seed(sought, by: parameters[parameter].name, ofInitializer: declaration, depth: depth)
        case .function:
            let name = name(parameters[parameter].name)
            return contentBody(of: declaration).flatMap { passedSeed(sought, of: name, in: $0, depth: depth) }
        default:
            guard let property = program.declaration(at: parameters[parameter].syntax, in: file) else { return nil }
            return seed(sought, through: [property], depth: depth)
        }
    }

    /// The same for an initialiser that is written out: the value may go through another one.
    private func seed(_ sought: SeedKind, by parameter: Name, ofInitializer initializer: DeclID, depth: Int) -> StateSeed? {
        let names: Set<String> = [name(parameter)]
        if let seed = seed(sought, through: properties(madeFrom: names, in: initializer), depth: depth) { return seed }
        let file = program[initializer].file
        let tree = program.tree(file)
        guard let block = tree.child(program[initializer].node, .block) else { return nil }
        let calls = (block.rawValue..<block.rawValue + tree[block].size).map { NodeID($0) }.filter { tree.isSelfInit($0) }
        for argument in calls.flatMap({ delegated(by: $0, of: program.nominal(containing: initializer), in: file) })
        where tree.reads(names, in: argument.syntax) {
            if let seed = seed(sought, by: argument.parameter, of: argument.target, depth: depth + 1) { return seed }
        }
        return nil
    }

    /// The stored properties that an initialiser gives values made from some of its parameters, directly, through local constants, or by a branch
    /// that asks for them.
    package func properties(madeFrom parameters: Set<String>, in initializer: DeclID) -> [DeclID] {
        let tree = program.tree(program[initializer].file)
        guard let block = tree.child(program[initializer].node, .block) else { return [] }
        let owner = program.nominal(containing: initializer)
        var carriers = parameters
        /// The end of the outermost branch that is decided by what is passed.
        var decidedEnd = block.rawValue
        var result: [DeclID] = []
        for node in (block.rawValue..<block.rawValue + tree[block].size).map({ NodeID($0) }) {
            switch tree.kind(node) {
            case .if, .switch:
                guard node.rawValue >= decidedEnd, let decision = tree.firstChild(node), tree.reads(carriers, in: decision) else {
                    continue
                }
                decidedEnd = node.rawValue + tree[node].size
            case .patternBinding, .optionalBinding, .matchingCondition:
                guard let pattern = tree.firstChild(node), tree.reads(carriers, in: node) else { continue }
                carriers.formUnion(tree.boundNames(in: pattern).map { tree.name($0) })
            case .sequence:
                let parts = Array(tree.children(node))
                guard parts.count > 2, tree.kind(parts[1]) == .assignment, let target = tree.calleeToken(parts[0]),
                    node.rawValue < decidedEnd || parts[2...].contains(where: { tree.reads(carriers, in: $0) }),
                    let property = storedProperty(tree.name(target), of: owner)
                else { continue }
                result.append(property)
            default: continue
            }
        }
        return result
    }

    /// The stored property that an assignment in an initialiser names, by itself or as its wrapper: `draft`, `_draft`.
    private func storedProperty(_ text: String, of owner: DeclID) -> DeclID? {
        let plain = text.hasPrefix("_") ? String(text.dropFirst()) : text
        return program.members(of: owner).first {
            program[$0].kind == .variable && program[$0].flags.contains(.isStored) && [text, plain].contains(name(program[$0].name))
        }
    }

    /// An argument of `self.init(…)`, and the parameter that it is for.
    private struct DelegatedArgument {
        var syntax: NodeID
        var parameter: Int
        var target: DeclID
    }

    /// The arguments of `self.init(…)` where one initialiser of the type has these labels.
    private func delegated(by call: NodeID, of owner: DeclID, in file: FileID) -> [DelegatedArgument] {
        let tree = program.tree(file)
        guard let list = tree.child(call, .argumentList) else { return [] }
        let arguments = tree.children(list).filter { tree.kind($0) == .argument }
        let labels = arguments.map { tree.mainToken($0) == .none ? Name.none : program.name(of: tree.mainToken($0), in: file) }
        let initializers = program.members(of: owner).filter { program[$0].kind == .initializer }
        let matching = initializers.filter { signature(of: $0).parameters.map(\.label) == labels }
        guard matching.count == 1 else { return [] }
        return arguments.enumerated().map { DelegatedArgument(syntax: $1, parameter: $0, target: matching[0]) }
    }

    /// What is done once with properties that are made with a value: by their own view, else by those that they are passed on to.
    private func seed(_ sought: SeedKind, through properties: [DeclID], depth: Int) -> StateSeed? {
        guard let first = properties.first else { return nil }
        let owner = program.nominal(containing: first)
        let plain = properties.filter { ownedKind(of: $0) == nil }
        let bodies = program.members(of: owner).filter { program[$0].flags.contains(.hasBody) }.compactMap { contentBody(of: $0) }
        switch sought {
        case .state: if let seed = stateSeed(of: properties, besides: plain, in: bodies, of: owner) { return seed }
        case .appearance:
            if let modifier = appearanceModifier(reading: plain, in: bodies) {
                return StateSeed(view: name(program[owner].name), kind: .appearance, name: modifier)
            }
        }
        for property in plain {
            for body in bodies {
                if let seed = passedSeed(sought, of: name(program[property].name), in: body, depth: depth) { return seed }
            }
        }
        return nil
    }

    /// The state among properties that are made with a value, and the platform view that is made from them. A view that gives its state later
    /// values itself, by `onChange(of:)` or `task(id:)`, is left out.
    private func stateSeed(of properties: [DeclID], besides plain: [DeclID], in bodies: [LoweredBody], of owner: DeclID) -> StateSeed? {
        let names = plain.map { name(program[$0].name) }
        for property in properties {
            // A query takes its new form when its view is made again, and focus has no first value.
            guard let wrapper = owningWrapper(of: property), wrapper.marks.contains(.seeded),
                !bodies.contains(where: { follows(names, into: property, in: $0) })
            else { continue }
            return StateSeed(
                view: name(program[owner].name), kind: .property(wrapper: wrapper.name), name: name(program[property].name))
        }
        return platformSeed(of: properties, in: owner).map {
            StateSeed(view: name(program[owner].name), kind: .platformView, name: name(program[$0].name))
        }
    }

    /// The function that makes a platform view from some properties, none of which any update of it reads.
    private func platformSeed(of properties: [DeclID], in owner: DeclID) -> DeclID? {
        guard representable(owner) != nil else { return nil }
        let functions = program.members(of: owner).filter { program[$0].kind == .function && program[$0].flags.contains(.hasBody) }
        func reading(_ property: DeclID, _ prefix: String) -> DeclID? {
            functions.first {
                name(program[$0].name).hasPrefix(prefix) && mentions(property, in: program[$0].node, of: program[$0].file)
            }
        }
        // An update that hands on the whole view, as a coordinator may want it, hands on all of its properties.
        let handsOn = functions.contains {
            name(program[$0].name).hasPrefix("update") && program.tree(program[$0].file).passesSelf(below: program[$0].node)
        }
        return handsOn ? nil : properties.lazy.filter { reading($0, "update") == nil }.compactMap { reading($0, "make") }.first
    }

    /// The same of a view that a body makes with a value: not of what is shown later, nor of what `.id(…)` gives an identity of its own.
    private func passedSeed(_ sought: SeedKind, of value: String, in body: LoweredBody, depth: Int) -> StateSeed? {
        let tree = program.tree(body.file)
        for node in body.nodes.indices.map({ ViewNodeID(UInt32($0)) }) where [.construct, .reference].contains(body[node].kind) {
            guard let call = body.call(node), !isFromPrelude(call.declaration) else { continue }
            for argument in call.arguments where tree.kind(argument.syntax) != .closure && tree.reads([value], in: argument.syntax) {
                let isElsewhere = body.ancestry(of: node).contains { child, parent in
                    isPresentedLater(child, in: body) || body[child].role == .base && isIdentityModifier(parent, in: body)
                }
                if !isElsewhere, let seed = seed(sought, by: argument.parameter, of: call.declaration, depth: depth + 1) { return seed }
            }
        }
        return nil
    }

    /// Whether a body gives a state another value when one of its properties changes: `onChange(of: text) { draft = text }`, or by a member
    /// that is called there.
    private func follows(_ properties: [String], into state: DeclID, in body: LoweredBody) -> Bool {
        follows(properties, in: body) { mentions(state, in: $0, of: body.file) }
    }

    /// What an initialiser seeds: each property with owned state that takes its first value from a parameter, and where.
    public func seeds(in initializer: DeclID) -> [(property: String, parameter: String, assignment: NodeID)] {
        let declaration = program[initializer]
        let tree = program.tree(declaration.file)
        guard declaration.kind == .initializer, let block = tree.child(declaration.node, .block) else { return [] }
        let owned = program.members(of: program.nominal(containing: initializer)).filter {
            owningWrapper(of: $0)?.marks.contains(.seeded) == true
        }
        let properties = Set(owned.map { name(program[$0].name) })
        guard !properties.isEmpty else { return [] }
        let parameters = Set(signature(of: initializer).parameters.map { name($0.name) })
        return tree.children(block).compactMap { node in
            guard let assignment = Assignment(tree, node), let target = tree.calleeToken(assignment.target),
                let value = assignment.values.first
            else { return nil }
            let text = tree.name(target)
            guard text.hasPrefix("_"), properties.contains(String(text.dropFirst())) else { return nil }
            let read = (tree[value].firstToken..<tree[node].endToken).lazy.map { TokenID($0) }.first { token in
                tree.tokens.kind(token).canBeName && parameters.contains(tree.name(token))
                    && tree.tokens.kind(token.next) != .colon
                    && (token.rawValue == 0 || tree.tokens.kind(token.previous) != .period)
            }
            return read.map { (String(text.dropFirst()), tree.name($0), node) }
        }
    }
}

extension SyntaxTree {
    /// Whether an expression reads one of some values: by a plain name, or through `self`.
    func reads(_ names: Set<String>, in root: NodeID) -> Bool {
        (root.rawValue..<root.rawValue + self[root].size).contains { index in
            nameRead(at: NodeID(index)).map { names.contains(name($0)) } ?? false
        }
    }

    /// Whether `self` stands for itself somewhere, and not for one of its members.
    fileprivate func passesSelf(below root: NodeID) -> Bool {
        (root.rawValue..<root.rawValue + self[root].size).map { NodeID($0) }.contains { node in
            guard isSelf(node) else { return false }
            guard let outer = parent(node), kind(outer) == .member else { return true }
            return firstChild(outer) != node
        }
    }

    /// Whether a call is `self.init(…)`.
    fileprivate func isSelfInit(_ call: NodeID) -> Bool {
        guard kind(call) == .call, let callee = firstChild(call), kind(callee) == .member, let base = firstChild(callee),
            mainToken(base) != .none,
            tokens.kind(mainToken(base)) == .selfKeyword, let name = calleeToken(callee)
        else { return false }
        return self.name(name) == "init"
    }
}
