// What is done when a view comes or goes, and not when the values change that it reads: the actions of `onAppear`, `onDisappear` and `task`. One
// view in place of two does not do it again when it gets other values.

import SelfsameSyntax

/// An action for when a view comes or goes.
public struct AppearanceAction: Sendable {
    /// The modifier: `onAppear`, `task`.
    public var modifier: String
    /// What is passed to it, but for the `id` of a task.
    public var code: [NodeID]
    /// The `id` of a task, by whose change it starts again.
    public var id: NodeID?
}

extension Analyzer {
    /// The actions of the views below a node, itself included, in source order of their modifiers' bases; what is presented later has its own.
    public func appearanceActions(below root: ViewNodeID, in body: LoweredBody) -> [AppearanceAction] {
        (root.rawValue..<root.rawValue + body[root].size).map { ViewNodeID($0) }.compactMap { node in
            guard body[node].kind == .modifier, let call = body.call(node), isFromPrelude(call.declaration),
                marks(of: call.declaration).contains(.lifecycle),
                !body.ancestry(of: node).contains(where: { child, _ in child != root && isPresentedLater(child, in: body) })
            else { return nil }
            return AppearanceAction(
                modifier: name(program[call.declaration].name),
                code: call.arguments.filter { name($0.label) != "id" }.map(\.syntax),
                id: call.arguments.first { name($0.label) == "id" }?.syntax)
        }
    }

    /// Whether an action reads a value that decides a branch of the same body, so that it does something else for each arm.
    public func reads(_ action: AppearanceAction, whatDecides branch: BranchSyntax, in body: LoweredBody) -> Bool {
        let tree = program.tree(body.file)
        let paths = tree.conditionNodes(of: branch).flatMap { condition in
            (condition.rawValue..<condition.rawValue + tree[condition].size).compactMap { tree.pathRead(at: NodeID($0)) }
        }
        func isDeciding(_ tree: SyntaxTree, _ node: NodeID) -> Bool {
            guard let path = tree.pathRead(at: node) else { return false }
            return paths.contains { path.starts(with: $0) }
        }
        let owner = body.declaration == .none ? .none : program.nominal(containing: body.declaration)
        if let id = action.id, readsValue(from: id, of: body.file, in: owner, isDeciding) { return false }
        return action.code.contains { readsValue(from: $0, of: body.file, in: owner, isDeciding) }
    }

    /// The modifier in the code of a view whose action reads one of its properties, where no `onChange(of:)` and no `id` of a task looks at it.
    func appearanceModifier(reading properties: [DeclID], in bodies: [LoweredBody]) -> String? {
        for body in bodies {
            for action in appearanceActions(below: ViewNodeID(0), in: body) {
                for property in properties where !bodies.contains(where: { follows([name(program[property].name)], in: $0) }) {
                    if action.code.contains(where: { mentions(property, in: $0, of: body.file) }) { return action.modifier }
                }
            }
        }
        return nil
    }

    /// Whether code names a property, or members of its type that lead to it.
    func mentions(_ property: DeclID, in code: NodeID, of file: FileID) -> Bool {
        let sought = name(program[property].name)
        return readsValue(from: code, of: file, in: program.nominal(containing: property)) { tree, node in
            tree.nameRead(at: node).map { tree.name($0).withoutProjection == sought } ?? false
        }
    }

    /// Whether code reads a value, directly or through members of a type that it leads to.
    private func readsValue(from code: NodeID, of file: FileID, in owner: DeclID, _ isSought: (SyntaxTree, NodeID) -> Bool) -> Bool {
        var pending = [(node: code, file: file)]
        var seen: Set<DeclID> = []
        while let next = pending.popLast() {
            let tree = program.tree(next.file)
            for node in (next.node.rawValue..<next.node.rawValue + tree[next.node].size).map({ NodeID($0) }) {
                guard let token = tree.nameRead(at: node) else { continue }
                if isSought(tree, node) { return true }
                guard owner != .none else { continue }
                for member in program.members(of: owner, named: program.name(of: token, in: next.file), from: next.file)
                where program[member].flags.contains(.hasBody) && seen.insert(member).inserted {
                    pending.append((program[member].node, program[member].file))
                }
            }
        }
        return false
    }

    /// Whether a body does something when one of some properties changes: `onChange(of: text) { … }`, `task(id: text) { … }`. With `code`, only what
    /// that says of the arguments that it does it with counts.
    func follows(_ properties: [String], in body: LoweredBody, where code: (NodeID) -> Bool = { _ in true }) -> Bool {
        let tree = program.tree(body.file)
        return body.nodes.indices.contains { index in
            let node = ViewNodeID(UInt32(index))
            guard body[node].kind == .modifier, let call = body.call(node), call.declaration != .none, isFromPrelude(call.declaration)
            else {
                return false
            }
            let label = Self.followers[name(program[call.declaration].name)]
            guard call.arguments.contains(where: { name($0.label) == label && tree.reads(Set(properties), in: $0.syntax) }) else {
                return false
            }
            return call.arguments.contains { name($0.label) != label && code($0.syntax) }
        }
    }

    private static let followers = ["onChange": "of", "task": "id"]
}

extension SyntaxTree {
    /// The value that a node reads, as the names that lead to it: `model.isOn` and `self.model.isOn` as `model`, `isOn`. A method is none of them.
    fileprivate func pathRead(at node: NodeID) -> [String]? {
        guard let token = nameRead(at: node) else { return nil }
        var path = [name(token).withoutProjection]
        var inner = node
        while let outer = parent(inner) {
            switch kind(outer) {
            case .optionalChain, .forceUnwrap: inner = outer
            case .member where firstChild(outer) == inner && self[outer].size > 2:
                guard let member = calleeToken(outer) else { return path }
                if let call = parent(outer), kind(call) == .call, firstChild(call) == outer { return path }
                path.append(name(member))
                inner = outer
            case .member: inner = outer
            default: return path
            }
        }
        return path
    }
}
