// Flips that come together with one of what is around the view: a branch there, or an `.id`, is decided by the same value, or by one that is
// written at the same time. The view is replaced with what it is part of, or is not shown where the value is another one.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// What decides a flip, for the question whether something around the view is decided by the same.
enum FlipSource {
    /// What the system says of the device.
    case device(Set<String>)
    /// Stored Booleans.
    case booleans(Set<DeclID>)
}

extension Flow {
    /// The stored values that the branches around a view ask for.
    func decisions(around node: ViewNodeID, besides conditions: [NodeID], in body: LoweredBody) -> [AnimatedValue] {
        let tree = program.tree(body.file)
        return body.ancestry(of: node).flatMap { _, parent -> [AnimatedValue] in
            guard let branch = body.branchSyntax(of: parent, tree: tree), case let asked = tree.conditionNodes(of: branch),
                asked.allSatisfy({ !conditions.contains($0) })
            else { return [] }
            return valueReads(below: asked, in: CodeScope(body)).compactMap { read in
                read.animated.flatMap { value in
                    storedMember(read: value).map { AnimatedValue(declaration: $0.member, members: $0.rest) } ?? value
                }
            }
        }
    }

    /// Whether a write is made together with one that decides a branch around the view: `isLoading = false` next to `isDone = true`. Before it,
    /// that branch showed something else.
    func isMade(_ write: PropertyWrite, withOneOf values: [AnimatedValue]) -> Bool {
        let tree = program.tree(write.use.file)
        guard let block = tree.statements(around: write.use.node) else { return false }
        return values.contains { value in
            writes(to: value.declaration).known.contains { other in
                other.use.file == write.use.file && other.use != write.use && !other.isHandedOn && value.members.isEmpty
                    && tree.statements(around: other.use.node) == block
                    && program.assignedParts(of: other).first.map { onlyName(of: ValuePlace($0, in: other.scope)) != nil } == true
            }
        }
    }

    /// Whether a view is replaced with what it is part of, or with what it consists of, whenever a condition on these values flips.
    func isReplacedAnyway(_ node: ViewNodeID, in body: LoweredBody, by source: FlipSource) -> Bool {
        isBranch(contentOf: node, in: body, decidedBy: source) || isReplaced(node, in: body, by: source, depth: 0)
    }

    /// The same of what is around the view: in its body, in a view that it is given to, or around every place that shows it.
    private func isReplaced(_ node: ViewNodeID, in body: LoweredBody, by source: FlipSource, depth: Int) -> Bool {
        guard depth < 6, body.declaration != .none else { return false }
        if isDecided(around: node, in: body, by: source, byBranches: depth > 0) { return true }
        if isGivenDecided(node, in: body, by: source) { return true }
        let owner = program.nominal(containing: body.declaration)
        let shown = owner != .none && wellKnown.names.isBody(program[body.declaration].name) ? owner : body.declaration
        let places = uses(of: shown)
        guard !places.isEmpty, places.count <= 40 else { return false }
        var isShown = false
        for use in places where !isInPreviewOrTest(use) {
            guard let around = program.declaration(around: use), around != body.declaration, program.tree(use.file).isCalledName(use.node)
            else { continue }
            guard let outer = contentBody(of: around), let view = outer.innermost(around: use.node, in: program.tree(use.file)) else {
                return false
            }
            // Code that is not compiled for the platform makes no view.
            guard
                nominal(outer[view].type) == shown || outer.call(view)?.declaration == shown || outer[view].declaration == shown
                    || outer.call(view)?.arguments.contains(where: { nominal($0.type) == shown }) == true
            else { continue }
            isShown = true
            if !isReplaced(view, in: outer, by: source, depth: depth + 1) { return false }
        }
        return isShown
    }

    /// Whether a view of the program below modifiers consists of a branch that the same values of the device decide.
    private func isBranch(contentOf node: ViewNodeID, in body: LoweredBody, decidedBy source: FlipSource) -> Bool {
        guard case .device(let values) = source, case let type = nominal(body[body.rootView(of: node)].type), type != .none,
            !isFromPrelude(type),
            let member = program.members(of: type).first(where: {
                wellKnown.names.isBody(program[$0].name) && program[$0].flags.contains(.hasBody)
            }),
            let inner = contentBody(of: member), let content = inner.onlyContent,
            case let tree = program.tree(inner.file), let branch = inner.branchSyntax(of: inner.rootView(of: content), tree: tree)
        else { return false }
        return deviceValues(readBy: tree.conditionNodes(of: branch), in: inner).isSuperset(of: values)
    }

    /// Whether a branch or an `.id` around a view in one body is decided by the same: a branch by these values of the device and nothing else, an
    /// `.id` by them among others, and a Boolean has one value in the arm that the view is in.
    private func isDecided(around node: ViewNodeID, in body: LoweredBody, by source: FlipSource, byBranches: Bool) -> Bool {
        let tree = program.tree(body.file)
        switch source {
        case .device(let values):
            return body.ancestry(of: node).contains { child, parent in
                if body[parent].kind == .modifier, body[child].role == .base, isIdentityModifier(parent, in: body) {
                    let identity = body.call(parent)?.arguments.map(\.syntax) ?? []
                    return someDeviceValues(readBy: identity, in: body).isSuperset(of: values)
                }
                guard byBranches, body[parent].kind == .branch, let branch = body.branchSyntax(of: parent, tree: tree) else { return false }
                return deviceValues(readBy: tree.conditionNodes(of: branch), in: body).isSuperset(of: values)
            }
        case .booleans(let values):
            guard byBranches else { return false }
            let end = body.declaration == .none ? NodeID.none : program[body.declaration].node
            var settled: Set<DeclID> = []
            for case .clauses(let clauses, let holds) in tree.conditions(around: body[node].syntax, in: end)
            where holds || clauses.count == 1 {
                for clause in clauses { if let value = boolean(askedBy: clause, in: body) { settled.insert(value) } }
            }
            return settled.isSuperset(of: values)
        }
    }

    /// The stored Boolean that a clause asks for, or the contrary of it.
    private func boolean(askedBy clause: NodeID, in body: LoweredBody) -> DeclID? {
        let tree = program.tree(body.file)
        guard [.reference, .member].contains(tree.kind(tree.withoutNot(clause))) else { return nil }
        var search = ChangeSearch(flow: self)
        for read in valueReads(below: [clause], in: CodeScope(body)) { search.follow(read) }
        let found = Set(search.changes.map(\.property).filter { isBoolean($0) })
        return found.count == 1 ? found.first : nil
    }

    /// Whether content around a view is given to a view of the program that shows it below such a branch only.
    private func isGivenDecided(_ node: ViewNodeID, in body: LoweredBody, by source: FlipSource) -> Bool {
        body.ancestry(of: node).contains { child, parent in
            guard body[parent].kind == .construct, case .content(let parameter) = body[child].role, let call = body.call(parent),
                call.declaration != .none, !isFromPrelude(call.declaration)
            else { return false }
            let uses = properties(givenBy: parameter, of: call.declaration).flatMap { ownUses(ofProperty: $0) }
            return !uses.isEmpty
                && uses.allSatisfy { use in
                    guard let around = program.declaration(around: use), let inner = contentBody(of: around),
                        let view = inner.innermost(around: use.node, in: program.tree(use.file))
                    else { return false }
                    return isDecided(around: view, in: inner, by: source, byBranches: true)
                }
        }
    }
}

extension SyntaxTree {
    /// The innermost list of statements that a node is part of.
    fileprivate func statements(around node: NodeID) -> NodeID? {
        var inner = node
        while let outer = parent(inner) {
            if [.block, .statementList, .closure].contains(kind(outer)) { return outer }
            inner = outer
        }
        return nil
    }
}
