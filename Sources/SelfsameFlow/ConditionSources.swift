// What flips a condition: the stored values that its names come from. A computed property and a local constant are followed to what they
// read; a name that leads nowhere is left out, so that the list is never a guess.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

extension Flow {
    /// The stored values that decide a branch, in the order they are read: `@State big`, `parameter isOn`, `@Environment(\.colorScheme)`.
    public func flippedBy(_ branch: BranchSyntax, in body: LoweredBody) -> [String] {
        flippedBy(program.tree(body.file).conditionNodes(of: branch), in: body)
    }

    /// The stored values that conditions of a body read, in the order they are read. What tells a row from other rows cannot flip and is left
    /// out.
    public func flippedBy(_ conditions: [NodeID], in body: LoweredBody) -> [String] {
        var sources = SourceWalk(declaration: body.declaration)
        for node in conditions {
            collectSources(below: node, in: CodeScope(body), into: &sources)
        }
        return sources.found
    }

    /// The stored values that an expression of a body reads.
    public func flippedBy(_ expression: NodeID, in body: LoweredBody) -> [String] { flippedBy([expression], in: body) }

    /// Whether a branch reads the parameters of one closure, that of a row, and nothing else that could change.
    public func readsOnlyRow(_ branch: BranchSyntax, in body: LoweredBody) -> Bool {
        let tree = program.tree(body.file)
        var sources = SourceWalk(declaration: body.declaration)
        for node in tree.conditionNodes(of: branch) { collectSources(below: node, in: CodeScope(body), into: &sources) }
        guard !sources.readsMore, sources.closures.count == 1, let closure = sources.closures.first else { return false }
        return tree.repeatedContent(closure)?.kind == .row
    }

    /// Sources found so far and the declarations already followed.
    struct SourceWalk {
        /// The declaration whose parameters count: those of what it calls are given by the arguments, which are read where they stand.
        let declaration: DeclID
        private(set) var found: [String] = []
        var followed: Set<DeclID> = []
        var depth = 0
        /// The closures whose parameters are read, and whether anything else is.
        var closures: Set<NodeID> = []
        var readsMore = false

        init(declaration: DeclID) { self.declaration = declaration }

        /// Adds a closure's parameter.
        mutating func add(parameter name: String) {
            if !found.contains("closure parameter \(name)") { found.append("closure parameter \(name)") }
        }

        /// Adds a value that is no parameter of a closure.
        mutating func add(_ source: String) {
            readsMore = true
            if !found.contains(source) { found.append(source) }
        }
    }

    private func collectSources(below root: NodeID, in scope: CodeScope, into sources: inout SourceWalk) {
        let tree = program.tree(scope.file)
        /// Closures that are being read: their own parameters come from what they are passed to.
        var closures: Set<NodeID> = []
        var next = root.rawValue
        let end = root.rawValue + tree[root].size
        while next < end {
            let node = NodeID(next)
            next += 1
            if let token = tree.nameRead(at: node) {
                if case .closureParameter(let closure) = origin(of: token, at: node, in: scope), closures.contains(closure) { continue }
                collectSource(token, at: node, in: scope, into: &sources)
            }
            switch tree.kind(node) {
            case .closure: closures.insert(node)
            case .typeAnnotation:
                next = node.rawValue + tree[node].size
            default: continue
            }
        }
    }

    private func collectSource(_ token: TokenID, at node: NodeID, in scope: CodeScope, into sources: inout SourceWalk) {
        let tree = program.tree(scope.file)
        switch origin(of: token, at: node, in: scope) {
        case .parameter:
            if scope.declaration == sources.declaration { sources.add("parameter \(tree.name(token))") }
        case .closureParameter(let closure):
            sources.closures.insert(closure)
            let walk = InvarianceWalk(analyzer: self)
            if walk.isIdentity(parameterOf: closure, member: nil, type: .none, in: scope) { return }
            sources.add(parameter: tree.name(token))
        case .element: sources.add("closure parameter \(tree.name(token))")
        case .unknown: sources.readsMore = true
        case .local(let value):
            guard let value, sources.depth < 8 else { return }
            sources.depth += 1
            if tree.kind(value) == .optionalBinding {
                collectSource(token, at: value, in: scope, into: &sources)
            } else {
                collectSources(below: value, in: scope, into: &sources)
            }
            sources.depth -= 1
        case .declaration(let found) where program[found].kind.isNominal:
            // `Session.shared`: what is read of the type.
            guard let access = tree.parent(node), tree.kind(access) == .member, tree.firstChild(access) == node,
                let last = tree.calleeToken(access),
                case .declaration(let property)? = member(program.name(of: last, in: scope.file), of: found, from: scope.file),
                program[property].kind == .variable, program[property].flags.contains(.isStored)
            else { return }
            sources.add("static property \(name(program[found].name)).\(tree.name(last))")
        case .declaration(let found): collectSource(declared: found, into: &sources)
        }
    }

    private func collectSource(declared id: DeclID, into sources: inout SourceWalk) {
        let declaration = program[id]
        guard declaration.kind == .variable || declaration.kind == .function, sources.followed.insert(id).inserted else { return }
        let text = name(declaration.name)
        if let wrapper = wrapper(of: id) {
            sources.add(wrapper.spelling.hasSuffix(")") ? wrapper.spelling : "\(wrapper.spelling) \(text)")
        } else if declaration.flags.contains(.isStored) {
            let owner =
                declaration.parent == .none ? "global" : declaration.flags.contains(.isStatic) ? "static property" : "stored property"
            sources.add("\(owner) \(text)")
        } else if declaration.flags.contains(.hasBody), sources.depth < 8 {
            let before = sources.found.count
            sources.depth += 1
            let tree = program.tree(declaration.file)
            let parts = tree.children(declaration.node).filter { [.block, .getterBlock, .accessorBlock].contains(tree.kind($0)) }
            for part in parts { collectSources(below: part, in: CodeScope(id, file: declaration.file), into: &sources) }
            sources.depth -= 1
            if before == sources.found.count { sources.add("\(declaration.kind == .function ? "function" : "computed property") \(text)") }
        }
    }
}

extension SyntaxTree {
    /// The name that a node by itself reads: that of a reference, or of `if let x` the x outside.
    package func nameRead(at node: NodeID) -> TokenID? {
        switch kind(node) {
        case .reference: sourceName(node)
        case .optionalBinding where child(node, .initializer) == nil: firstChild(node).flatMap { boundNames(in: $0).first }
        default: nil
        }
    }

    /// The name by which a reference reads a value: a plain name, or `x` of `self.x`. Nil for the member names of other values.
    func sourceName(_ node: NodeID) -> TokenID? {
        let token = mainToken(node)
        guard token != .none, tokens.kind(token) != .selfKeyword, tokens.kind(token) != .capitalSelfKeyword else { return nil }
        guard let owner = parent(node), kind(owner) == .member, firstChild(owner) != node || self[owner].size == 2 else { return token }
        // Its own `.x`: counts only where the base is `self`.
        guard let base = firstChild(owner), base != node, kind(base) == .reference,
            [.selfKeyword, .capitalSelfKeyword].contains(tokens.kind(mainToken(base)))
        else { return nil }
        return token
    }
}
