// What presented content is made with, while it covers the view that presents it: nobody reaches the controls below, so that what only they
// change stays as it is.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

extension Flow {
    /// Whether an expression in presented content reads a property that only actions of the view below write, which cannot be reached while the
    /// content covers it: the row that was chosen for a destination. The property is that view's own, or one of an object that it has.
    func isSettledWhilePresented(_ node: NodeID, in scope: CodeScope) -> Bool {
        let tree = program.tree(scope.file)
        guard scope.declaration != .none, let property = storedProperty(read: node, in: scope),
            let body = contentBody(of: scope.declaration), let view = body.innermost(around: node, in: tree),
            let content = ([view] + body.ancestry(of: view).map(\.parent)).last(where: { isPresentedLater($0, in: body) }),
            case let writes = writes(to: property), writes.isComplete, !writes.isNone
        else { return false }
        let presented = tree.range(body[content].syntax)
        let owner = program.nominal(containing: scope.declaration)
        return writes.known.allSatisfy { write in
            if write.isHandedOn { return isGivenToPresentation(write.use) }
            guard program.nominal(containing: write.scope.declaration) == owner else { return false }
            return write.use.file == scope.file && !presented.contains(program.tree(write.use.file).range(write.use.node))
                && isWrittenByHand(write.use, outside: presented, in: scope.file, depth: 0)
        }
    }

    /// The property that an expression reads: one that its view owns, `chosen`, or one of an object, `model.chosen`.
    private func storedProperty(read node: NodeID, in scope: CodeScope) -> DeclID? {
        guard case .declared(let found, let base) = step(from: ValuePlace(node, in: scope)), found.count == 1,
            program[found[0]].kind == .variable, program[found[0]].flags.contains(.isStored)
        else { return nil }
        if wrapper(of: found[0])?.ownsValue == true { return found[0] }
        guard case .value(let object) = base, case let type = nominal(typeOfValue(object.node, in: object.scope)), type != .none,
            program[type].kind == .classType
        else { return nil }
        return found[0]
    }

    /// Whether `$x` is what a modifier presents content for.
    private func isGivenToPresentation(_ use: NameUse) -> Bool {
        let tree = program.tree(use.file)
        var inner = use.node
        while let outer = tree.parent(inner), [.argument, .argumentList, .member].contains(tree.kind(outer)) { inner = outer }
        guard let call = tree.parent(inner), tree.kind(call) == .call, let token = tree.calleeToken(call) else { return false }
        return program.marks(named: program.name(of: token, in: use.file)).contains(.presents)
    }

    /// Whether code runs only by what a user does to the view it stands in: in the action of a control, or in a function that such actions call.
    private func isWrittenByHand(_ use: NameUse, outside presented: SourceRange, in file: FileID, depth: Int) -> Bool {
        guard let around = program.declaration(around: use), depth < 3 else { return false }
        let tree = program.tree(use.file)
        if use.file == file, presented.contains(tree.range(use.node)) { return false }
        if let body = contentBody(of: around) {
            guard let view = body.innermost(around: use.node, in: tree), body[view].kind != .opaque else { return false }
            return apiMarks(of: body.call(view)?.declaration ?? .none).isDisjoint(with: [.follows, .runsLater, .lifecycle])
        }
        guard program[around].kind == .function else { return false }
        let calls = uses(of: around)
        return !calls.isEmpty && calls.count <= 20
            && calls.allSatisfy { isWrittenByHand($0, outside: presented, in: file, depth: depth + 1) }
    }
}
