// One step of a way upwards: from the place that makes a view to the code around its body, with what modifiers on it give.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

extension ObjectWays {
    func step(at use: NameUse, of declaration: DeclID, in around: DeclID) -> UpwardStep? {
        if let body = analyzer.contentBody(of: around), let node = node(of: use, declaration, in: body) {
            return climb(from: node, in: body)
        }
        return hostingStep(at: use, of: declaration, in: around)
    }

    /// The node that makes a view, uses a member, or applies a modifier.
    private func node(of use: NameUse, _ declaration: DeclID, in body: LoweredBody) -> ViewNodeID? {
        let tree = program.tree(body.file)
        let token = tree.mainToken(use.node)
        var applying: ViewNodeID?
        for index in body.nodes.indices {
            let node = ViewNodeID(UInt32(index))
            guard [.construct, .modifier, .reference].contains(body[node].kind) else { continue }
            if tree.calleeToken(body[node].syntax) == token { return shows(declaration, at: node, in: body) ? node : nil }
            // The innermost: what it is applied to stands in the code of those around it, too.
            guard body[node].kind == .modifier, appliedModifier(at: node, in: body) == declaration else { continue }
            if tree.range(body[node].syntax).contains(tree.range(use.node)) { applying = node }
        }
        return applying
    }

    private func shows(_ declaration: DeclID, at node: ViewNodeID, in body: LoweredBody) -> Bool {
        let called = body.call(node)?.declaration ?? body[node].declaration
        guard called != .none else { return false }
        let shown =
            program[declaration].kind.isNominal && program[called].kind == .initializer ? program.nominal(containing: called) : called
        return shown == declaration
    }

    /// The modifier of the program that a node applies as a value.
    private func appliedModifier(at node: ViewNodeID, in body: LoweredBody) -> DeclID? {
        guard let call = body.call(node), analyzer.isFromPrelude(call.declaration),
            analyzer.nominal(body[node].type) == analyzer.wellKnown.modifiedContent,
            let last = analyzer.genericArguments(body[node].type).last, case let type = analyzer.nominal(last), type != .none,
            !analyzer.isFromPrelude(type)
        else { return nil }
        return type
    }

    /// From a node up to the code around its body; nil where something on the way is not known.
    private func climb(from node: ViewNodeID, in body: LoweredBody) -> UpwardStep? {
        if isBroken(node, in: body) || analyzer.isNeverPresented(node, in: body) { return nil }
        var step = UpwardStep(outer: body.declaration, place: CodeLocation(body.file, body[node].syntax))
        for (child, parent) in body.ancestry(of: node) where !pass(child, parent, in: body, &step) { return nil }
        guard body.declaration != .none else { return nil }
        let owner = program.nominal(containing: body.declaration)
        if owner != .none, updates.bodyMember(of: owner) == body.declaration {
            // A style is applied by whatever draws a control.
            guard updates.unitKind(of: owner) != .style else { return nil }
            step.outer = owner
        }
        return step
    }

    /// Whether the code that makes a view does not compile, as far as is known: nobody runs it.
    private func isBroken(_ node: ViewNodeID, in body: LoweredBody) -> Bool {
        let tree = program.tree(body.file)
        return !tree.diagnostics.isEmpty
            || body.unknowns.contains {
                $0.reason == .noMatchingOverload && tree.range(body[node].syntax).contains(tree.range($0.syntax))
            }
    }

    /// Goes from a node to the one that it stands in; false where that is not known.
    private func pass(_ child: ViewNodeID, _ parent: ViewNodeID, in body: LoweredBody, _ step: inout UpwardStep) -> Bool {
        switch body[parent].kind {
        case .opaque: return false
        case .modifier:
            guard let call = body.call(parent), call.declaration != .none else { return false }
            guard analyzer.isFromPrelude(call.declaration) else {
                step.passed.insert(call.declaration)
                return true
            }
            guard body[child].role == .base else { return true }
            return note(parent, in: body, &step.given, &step.passed)
        case .construct:
            let type = analyzer.nominal(body[parent].type)
            guard type != .none else { return false }
            if !analyzer.isFromPrelude(type) { step.passed.insert(type) }
        case .reference:
            let declaration = body[parent].declaration
            if declaration != .none, !analyzer.isFromPrelude(declaration) { step.passed.insert(declaration) }
        case .branch, .choice: step.isConditional = step.isConditional || dependsOnInput(parent, in: body)
        default: break
        }
        return true
    }

    /// Whether a condition reads what a view or a function is given: with other arguments it may never hold.
    private func dependsOnInput(_ branch: ViewNodeID, in body: LoweredBody) -> Bool {
        let tree = program.tree(body.file)
        guard let syntax = body.branchSyntax(of: branch, tree: tree) else { return true }
        let scope = CodeScope(body)
        return tree.conditionNodes(of: syntax).contains { root in
            (root.rawValue..<root.rawValue + tree[root].size).contains { index in
                // The name behind a dot is another value's.
                guard tree.kind(NodeID(index)) == .reference,
                    tree.parent(NodeID(index)).flatMap({ MemberAccess(tree, $0) })?.member != NodeID(index)
                else { return false }
                switch analyzer.step(from: ValuePlace(NodeID(index), in: scope)) {
                case .parameter, .closureParameter, .unknown: return true
                // The value whose member makes the view.
                case .owner: return updates.unitKind(of: scope.type(in: program)) == nil
                case .declared(let found, .own):
                    return found.contains {
                        program[$0].kind != .enumCase && updates.wrapper(of: $0) == nil && !program[$0].flags.contains(.isStatic)
                    }
                default: return false
                }
            }
        }
    }

    /// What a modifier of SwiftUI gives to what it is applied to; false where that is not known.
    func note(_ node: ViewNodeID, in body: LoweredBody, _ given: inout Set<DeclID>, _ passed: inout Set<DeclID>) -> Bool {
        if body.call(node) == nil { return false }
        if writesObject(node, in: body) {
            guard let write = updates.environmentWrite(at: node, in: body), case .object(let type) = write.key, updates.isClass(type) else {
                return false
            }
            given.insert(type)
            return true
        }
        // The whole environment.
        if case .value(let key)? = updates.environmentWrite(at: node, in: body)?.key, key == "self" { return false }
        guard analyzer.nominal(body[node].type) == analyzer.wellKnown.modifiedContent,
            let last = analyzer.genericArguments(body[node].type).last
        else { return true }
        let modifier = analyzer.nominal(last)
        guard modifier != .none else { return false }
        if !analyzer.isFromPrelude(modifier) { passed.insert(modifier) }
        return true
    }

    // MARK: Platform objects that show views

    /// `UIHostingController(rootView: Screen())`: the environment starts over.
    private func hostingStep(at use: NameUse, of declaration: DeclID, in around: DeclID) -> UpwardStep? {
        guard let (name, value) = hostingCall(around: use),
            let body = analyzer.loweredContent(of: value, in: CodeScope(around, file: use.file)),
            let node = node(of: use, declaration, in: body)
        else { return nil }
        var step = UpwardStep(outer: .none, place: CodeLocation(body.file, body[node].syntax), host: name)
        for (child, parent) in body.ancestry(of: node) where !pass(child, parent, in: body, &step) { return nil }
        return step
    }

    /// The call that makes a platform object which shows the view around a use: its name and the view.
    func hostingCall(around use: NameUse) -> (name: String, view: NodeID)? {
        let tree = program.tree(use.file)
        let hosts = program.names(marked: .hostsViews)
        var inner = use.node
        while let outer = tree.parent(inner) {
            if program.declaration(at: outer, in: use.file) != nil { return nil }
            defer { inner = outer }
            guard tree.kind(outer) == .call, tree.firstChild(outer) != inner, let callee = tree.calleeToken(outer),
                hosts.contains(program.name(of: callee, in: use.file)), let value = FunctionCall(tree, outer)?.arguments.first?.expression,
                tree.range(value).contains(tree.range(use.node))
            else { continue }
            return (tree.name(callee), value)
        }
        return nil
    }
}
