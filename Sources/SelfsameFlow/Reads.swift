// The names that code reads, and what these lead to: a local name to its value, a computed property or function to its body. Whoever asks decides
// how far to go; a declaration is entered once.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// A name that code reads.
package struct NameRead {
    /// The name.
    package var token: TokenID
    /// Where it is read.
    package var node: NodeID
    /// The code around it.
    package var scope: CodeScope
    /// What it means.
    package var origin: NameOrigin
    /// How many names led to it.
    package var depth: Int
}

/// One walk over what code reads.
package struct ReadWalk {
    let flow: Flow
    /// The declarations that were entered.
    private var entered: Set<DeclID> = []

    /// How far names are followed.
    package static let depthLimit = 8

    package init(_ flow: Flow) { self.flow = flow }

    private var program: Program { flow.program }

    /// The names that are read below nodes, in order. Parameters of closures that are passed there come from what they are passed to, and names
    /// that a condition itself binds are read where they are bound.
    package func reads(below roots: [NodeID], in scope: CodeScope, depth: Int = 0) -> [NameRead] {
        roots.flatMap { root in
            let tree = program.tree(scope.file)
            let range = root.rawValue..<root.rawValue + tree[root].size
            var result: [NameRead] = []
            var next = range.lowerBound
            while next < range.upperBound {
                let node = NodeID(next)
                next += tree.kind(node) == .typeAnnotation ? tree[node].size : 1
                guard let token = tree.nameRead(at: node) else { continue }
                let origin = flow.origin(of: token, at: node, in: scope)
                switch origin {
                case .closureParameter(let closure) where range.contains(closure.rawValue): continue
                default: result.append(NameRead(token: token, node: node, scope: scope, origin: origin, depth: depth))
                }
            }
            return result
        }
    }

    /// What the value of a name is read from: nothing where that is stored, or unknown, or was entered before.
    package mutating func reads(from read: NameRead) -> [NameRead] {
        guard read.depth < Self.depthLimit else { return [] }
        let tree = program.tree(read.scope.file)
        switch read.origin {
        case .local(let value?) where tree.kind(value) == .optionalBinding:
            let origin = flow.origin(of: read.token, at: value, in: read.scope)
            return [NameRead(token: read.token, node: value, scope: read.scope, origin: origin, depth: read.depth + 1)]
        case .local(let value?): return reads(below: [value], in: read.scope, depth: read.depth + 1)
        case .declaration(let id):
            let declaration = program[id]
            guard [.variable, .function].contains(declaration.kind), declaration.flags.contains(.hasBody),
                !declaration.flags.contains(.isStored), flow.wrapper(of: id) == nil, entered.insert(id).inserted
            else { return [] }
            let home = program.tree(declaration.file)
            let parts = home.children(declaration.node).filter { [.block, .getterBlock, .accessorBlock].contains(home.kind($0)) }
            return reads(below: parts, in: CodeScope(id, file: declaration.file), depth: read.depth + 1)
        default: return []
        }
    }
}

// MARK: - What flips a condition

extension Flow {
    /// The stored values that decide a branch, in the order they are read: `@State big`, `parameter isOn`, `@Environment(\.colorScheme)`. A name
    /// that leads nowhere is left out, so that the list is never a guess.
    public func flippedBy(_ branch: BranchSyntax, in body: LoweredBody) -> [String] {
        flippedBy(program.tree(body.file).conditionNodes(of: branch), in: body)
    }

    /// The stored values that conditions of a body read, in the order they are read. What tells a row from other rows cannot flip and is left
    /// out.
    public func flippedBy(_ conditions: [NodeID], in body: LoweredBody) -> [String] {
        sources(of: conditions, in: body).filter { $0.form != .rowIdentity && $0.form != .unknown }.map(\.text).uniqued
    }

    /// The stored values that an expression of a body reads.
    public func flippedBy(_ expression: NodeID, in body: LoweredBody) -> [String] { flippedBy([expression], in: body) }

    /// Whether conditions read settings, and nothing else that could change: of the system, or kept by a key and changed elsewhere.
    public func readsOnlySettings(_ conditions: [NodeID], in body: LoweredBody) -> Bool {
        let sources = sources(of: conditions, in: body)
        return !sources.isEmpty && sources.allSatisfy(\.changesSeldom)
    }

    /// Whether conditions read what the system says of the device and its settings, as its size class, and nothing else that could change.
    package func readsOnlyDevice(_ conditions: [NodeID], in body: LoweredBody) -> Bool {
        !deviceValues(readBy: conditions, in: body).isEmpty
    }

    /// The values that conditions read of what the system says of the device; none where they read anything else that could change.
    func deviceValues(readBy conditions: [NodeID], in body: LoweredBody) -> Set<String> {
        let sources = sources(of: conditions, in: body)
        return sources.allSatisfy(\.isDevice) ? Set(sources.map(\.text)) : []
    }

    /// The same, whatever else they read.
    func someDeviceValues(readBy conditions: [NodeID], in body: LoweredBody) -> Set<String> {
        Set(sources(of: conditions, in: body).filter(\.isDevice).map(\.text))
    }

    /// Whether conditions read a value of the environment that the program itself declares.
    package func readsEnvironment(_ conditions: [NodeID], in scope: CodeScope) -> Bool {
        !conditions.isEmpty
            && valueReads(below: conditions, in: scope).contains { read in
                guard !read.isOfLocal, let key = wrapper(of: read.declaration).flatMap({ environmentKey($0) }) else { return false }
                return isEnvironmentOfProgram(key)
            }
    }

    /// Whether conditions read what whoever makes the view, or calls the function, gives.
    package func readsGiven(_ conditions: [NodeID], in scope: CodeScope) -> Bool {
        !conditions.isEmpty
            && valueReads(below: conditions, in: scope).contains { read in
                read.given != nil || read.declaration != .none && (isGiven(read.declaration) || isGivenForGood(read.declaration))
            }
    }

    /// Whether a property of a view with state keeps the value that it is given: nothing writes it.
    private func isGivenForGood(_ property: DeclID) -> Bool {
        wrapper(of: property)?.ownsValue == true && !comesToChange(property)
            && program.tree(program[property].file).initialValue(of: program[property].node) == nil
    }

    private func isDevice(_ wrapper: PropertyWrapper) -> Bool {
        guard let key = environmentKey(wrapper) else { return false }
        return program.marks(named: key).contains(.system) && !isEnvironmentOfProgram(key)
    }

    private func isSetting(_ property: DeclID, _ wrapper: PropertyWrapper) -> Bool {
        if let key = environmentKey(wrapper) { return program.marks(named: key).contains(.seldom) && !isEnvironmentOfProgram(key) }
        guard wrapper.marks.contains(.seldom) || wrapper.marks.isEmpty && isKeyed(property) else { return false }
        return !hasWrites(to: property)
    }

    /// Whether a branch reads the parameters of one closure, that of a row, and nothing else that could change.
    public func readsOnlyRow(_ branch: BranchSyntax, in body: LoweredBody) -> Bool {
        let tree = program.tree(body.file)
        let sources = sources(of: tree.conditionNodes(of: branch), in: body)
        guard let closure = sources.first?.closure, sources.allSatisfy({ $0.closure == closure }) else { return false }
        return repeatedContent(closure, in: body.file)?.kind == .row
    }

    /// A stored value that a condition reads.
    private struct Source {
        enum Form { case value, parameterOfClosure, rowIdentity, unknown }
        var text: String
        var form = Form.value
        var closure: NodeID?
        var changesSeldom = false
        var isDevice = false
    }

    private func sources(of conditions: [NodeID], in body: LoweredBody) -> [Source] {
        var walk = ReadWalk(self)
        return walk.reads(below: conditions, in: CodeScope(body)).flatMap { sources(of: $0, in: body, &walk) }
    }

    private func sources(of read: NameRead, in body: LoweredBody, _ walk: inout ReadWalk) -> [Source] {
        let tree = program.tree(read.scope.file)
        switch read.origin {
        // Those of what it calls are given by the arguments, which are read where they stand.
        case .parameter: return read.scope.declaration == body.declaration ? [Source(text: "parameter \(tree.name(read.token))")] : []
        case .closureParameter(let closure):
            let isIdentity = isIdentity(parameterOf: closure, member: nil, type: .none, in: read.scope)
            return [
                Source(
                    text: "closure parameter \(tree.name(read.token))", form: isIdentity ? .rowIdentity : .parameterOfClosure,
                    closure: closure, isDevice: marks(ofType: typeOfValue(read.node, in: read.scope)).contains(.system))
            ]
        case .element: return [Source(text: "closure parameter \(tree.name(read.token))")]
        case .unknown: return [Source(text: "", form: .unknown)]
        case .local: return walk.reads(from: read).flatMap { sources(of: $0, in: body, &walk) }
        case .declaration(let id) where program[id].kind.isNominal: return staticSource(of: id, read).map { [$0] } ?? []
        case .declaration(let id): return sources(declared: id, read, in: body, &walk)
        }
    }

    /// What is read of a type: `Session.shared`.
    private func staticSource(of type: DeclID, _ read: NameRead) -> Source? {
        let tree = program.tree(read.scope.file)
        guard let access = tree.parent(read.node), tree.kind(access) == .member, tree.firstChild(access) == read.node,
            let last = tree.calleeToken(access),
            case .declaration(let property)? = member(program.name(of: last, in: read.scope.file), of: type, from: read.scope.file),
            program[property].kind == .variable, program[property].flags.contains(.isStored)
        else { return nil }
        return Source(text: "static property \(name(program[type].name)).\(tree.name(last))")
    }

    private func sources(declared id: DeclID, _ read: NameRead, in body: LoweredBody, _ walk: inout ReadWalk) -> [Source] {
        let declaration = program[id]
        guard declaration.kind == .variable || declaration.kind == .function else { return [] }
        let text = name(declaration.name)
        if let wrapper = wrapper(of: id) {
            let spelling = wrapper.spelling.hasSuffix(")") ? wrapper.spelling : "\(wrapper.spelling) \(text)"
            return [Source(text: spelling, changesSeldom: isSetting(id, wrapper), isDevice: isDevice(wrapper))]
        }
        if declaration.flags.contains(.isStored) {
            let owner =
                declaration.parent == .none ? "global" : declaration.flags.contains(.isStatic) ? "static property" : "stored property"
            return [Source(text: "\(owner) \(text)")]
        }
        guard declaration.flags.contains(.hasBody), !walk.hasEntered(id), read.depth < ReadWalk.depthLimit else { return [] }
        let found = walk.reads(from: read).flatMap { sources(of: $0, in: body, &walk) }
        if found.contains(where: { $0.form == .value || $0.form == .parameterOfClosure }) { return found }
        return found + [Source(text: "\(declaration.kind == .function ? "function" : "computed property") \(text)")]
    }
}

extension ReadWalk {
    /// Whether a declaration was entered.
    func hasEntered(_ id: DeclID) -> Bool { entered.contains(id) }
}
