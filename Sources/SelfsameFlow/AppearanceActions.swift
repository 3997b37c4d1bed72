// What is done when a view comes or goes, and not when the values change that it reads: the actions of `onAppear`, `onDisappear` and `task`. One
// view in place of two does not do it again when it gets other values.

import SelfsameDeclarations
import SelfsameInference
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

extension Flow {
    /// The actions of the views below a node, itself included, in source order of their modifiers' bases; what is presented later has its own.
    public func appearanceActions(below root: ViewNodeID, in body: LoweredBody) -> [AppearanceAction] {
        (root.rawValue..<root.rawValue + body[root].size).map { ViewNodeID($0) }.compactMap { node in
            guard body[node].kind == .modifier, let call = body.call(node), isFromPrelude(call.declaration),
                program.marks(of: call.declaration).contains(.lifecycle),
                !body.ancestry(of: node).contains(where: { child, _ in child != root && isPresentedLater(child, in: body) })
            else { return nil }
            return AppearanceAction(
                modifier: name(program[call.declaration].name),
                code: call.arguments.filter { $0.label != wellKnown.names.id }.map(\.syntax),
                id: call.arguments.first { $0.label == wellKnown.names.id }?.syntax)
        }
    }

    /// Whether an action reads a value that decides a branch of the same body, so that it does something else for each arm.
    public func reads(_ action: AppearanceAction, whatDecides branch: BranchSyntax, in body: LoweredBody) -> Bool {
        let tree = program.tree(body.file)
        let deciding = tree.conditionNodes(of: branch).flatMap { condition in
            (condition.rawValue..<condition.rawValue + tree[condition].size).compactMap { tree.valueRead(at: NodeID($0))?.path }
        }
        func isDecided(_ code: NodeID) -> Bool {
            readsValue(code, in: CodeScope(body)) { node, scope in deciding.contains { reads($0, at: node, in: scope) } }
        }
        if let id = action.id, isDecided(id) { return false }
        return action.code.contains(where: isDecided)
    }

    /// Whether a node reads a value that names lead to, a part of it, or calls a method on the way to it that may read it.
    private func reads(_ path: [String], at node: NodeID, in scope: CodeScope) -> Bool {
        guard let read = program.tree(scope.file).valueRead(at: node) else { return false }
        if read.path.starts(with: path) { return true }
        guard let method = read.method, path.starts(with: read.path) else { return false }
        return declarations(ofMember: method, in: scope).contains {
            mentions(path[read.path.count], in: program[$0].node, of: CodeScope($0, file: program[$0].file))
        }
    }

    /// The modifier in the code of a view whose action reads one of its properties, where no `onChange(of:)` and no `id` of a task looks at it.
    func appearanceModifier(reading properties: [DeclID], in bodies: [LoweredBody]) -> String? {
        let actions = bodies.flatMap { body in appearanceActions(below: .root, in: body).map { (action: $0, file: body.file) } }
        guard !actions.isEmpty else { return nil }
        let unfollowed = properties.filter { property in !bodies.contains { follows([name(program[property].name)], in: $0) } }
        return actions.first { action, file in
            unfollowed.contains { property in action.code.contains { mentions(property, in: $0, of: file) } }
        }?.action.modifier
    }

    /// Whether code of a view names one of its properties, or members of it that lead to that.
    func mentions(_ property: DeclID, in code: NodeID, of file: FileID) -> Bool {
        mentions(name(program[property].name), in: code, of: CodeScope(property, file: file))
    }

    private func mentions(_ text: String, in code: NodeID, of scope: CodeScope) -> Bool {
        readsValue(code, in: scope) { node, scope in
            let tree = program.tree(scope.file)
            return tree.nameRead(at: node).map { tree.name($0).withoutProjection == text } ?? false
        }
    }

    /// Whether code reads a value, directly or through members of the type around it that it leads to.
    private func readsValue(_ code: NodeID, in scope: CodeScope, _ isSought: (NodeID, CodeScope) -> Bool) -> Bool {
        let owner = scope.type(in: program)
        var pending = [(node: code, scope: scope)]
        var seen: Set<DeclID> = []
        while let (root, scope) = pending.popLast() {
            let tree = program.tree(scope.file)
            for node in (root.rawValue..<root.rawValue + tree[root].size).map({ NodeID($0) }) {
                guard let token = tree.nameRead(at: node) else { continue }
                if isSought(node, scope) { return true }
                guard owner != .none else { continue }
                for member in program.members(of: owner, named: program.name(of: token, in: scope.file), from: scope.file)
                where program[member].flags.contains(.hasBody) && seen.insert(member).inserted {
                    pending.append((program[member].node, CodeScope(member, file: program[member].file)))
                }
            }
        }
        return false
    }

    /// Whether a body does something when one of some properties changes, `onChange(of: text) { … }` or `task(id: text) { … }`, with code that
    /// satisfies a condition.
    func follows(_ properties: [String], in body: LoweredBody, with isSought: (NodeID) -> Bool = { _ in true }) -> Bool {
        let tree = program.tree(body.file)
        return body.nodes.indices.contains { index in
            let node = ViewNodeID(UInt32(index))
            guard marks(ofModifier: node, in: body).contains(.follows), let call = body.call(node) else { return false }
            let labels = program.markDetails(of: call.declaration).compactMap { if case .follows(let label) = $0 { label } else { nil } }
            guard let label = labels.first,
                call.arguments.contains(where: { name($0.label) == label && tree.reads(Set(properties), in: $0.syntax) })
            else {
                return false
            }
            return call.arguments.contains { name($0.label) != label && isSought($0.syntax) }
        }
    }
}

extension SyntaxTree {
    /// Whether an expression reads one of some values: by a plain name, or through `self`.
    fileprivate func reads(_ names: Set<String>, in root: NodeID) -> Bool {
        (root.rawValue..<root.rawValue + self[root].size).contains { index in
            nameRead(at: NodeID(index)).map { names.contains(name($0)) } ?? false
        }
    }

    /// The value that a node reads, as the names that lead to it: `model.isOn` and `self.model.isOn` as `model`, `isOn`. Where a method of it is
    /// called, the `member` that names the method.
    fileprivate func valueRead(at node: NodeID) -> (path: [String], method: NodeID?)? {
        guard let token = nameRead(at: node) else { return nil }
        var path = [name(token).withoutProjection]
        var inner = node
        while let outer = parent(inner) {
            switch kind(outer) {
            case .optionalChain, .forceUnwrap: break
            case .member where MemberAccess(self, outer)?.base == inner:
                if let call = parent(outer), kind(call) == .call, firstChild(call) == outer { return (path, outer) }
                guard let member = calleeToken(outer) else { return (path, nil) }
                path.append(name(member))
            case .member: break
            default: return (path, nil)
            }
            inner = outer
        }
        return (path, nil)
    }
}
