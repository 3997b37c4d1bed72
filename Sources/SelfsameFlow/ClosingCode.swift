// Code that takes a page away: it dismisses it, or takes back what it is presented for. What such code changes besides is nothing that the page
// still shows.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

extension Flow {
    /// Whether the action around a use also closes a page; of a binding that is handed to a view of the program, whether all that writes to it does.
    func closesPage(_ use: NameUse, depth: Int = 0) -> Bool {
        let given = depth < 3 ? propertiesGiven(by: use).filter { wrapper(of: $0)?.isBinding == true } : []
        if !given.isEmpty {
            return given.allSatisfy { property in
                let writes = writes(to: property)
                return writes.isComplete && writes.known.allSatisfy { closesPage($0.use, depth: depth + 1) }
            }
        }
        guard let around = program.declaration(around: use), let action = action(around: use.node, of: around) else { return false }
        let tree = program.tree(use.file)
        return (action.rawValue..<action.rawValue + tree[action].size).contains {
            closesPage(NodeID($0), in: CodeScope(around, file: use.file))
        }
    }

    /// The code of an action around a node: the outermost closure that makes no view, or the whole function.
    private func action(around node: NodeID, of declaration: DeclID) -> NodeID? {
        let file = program[declaration].file
        let tree = program.tree(file)
        guard let body = contentBody(of: declaration) else { return bodyHolder(of: declaration) }
        var action: NodeID?
        var inner = node
        while let outer = tree.parent(inner), program.declaration(at: outer, in: file) == nil {
            if tree.kind(outer) == .closure {
                if body.nodes.contains(where: { tree.range(outer).contains(tree.range($0.syntax)) }) { break }
                action = outer
            }
            inner = outer
        }
        return action
    }

    private func closesPage(_ node: NodeID, in scope: CodeScope) -> Bool {
        let tree = program.tree(scope.file)
        if tree.kind(node) == .call {
            return tree.calleeToken(node).map { program.marks(named: program.name(of: $0, in: scope.file)).contains(.dismisses) } ?? false
        }
        guard let assignment = Assignment(tree, node), let value = assignment.value, tree.isNothing(value),
            case .declared(let found, _) = step(from: ValuePlace(assignment.target, in: scope))
        else { return false }
        return found.contains { isPresenting($0) }
    }

    /// Whether a property decides whether some page is presented.
    private func isPresenting(_ property: DeclID) -> Bool {
        writes(to: property).known.contains { $0.isHandedOn && isGivenToPresentation($0.use) }
    }

    /// Whether a property is the path of a navigation container: what changes it puts pages on top, or takes them away.
    func isNavigationPath(_ property: DeclID) -> Bool {
        writes(to: property).known.contains { write in
            guard write.isHandedOn, let label = argumentLabel(of: write.use), let around = program.declaration(around: write.use),
                let body = contentBody(of: around), body.file == write.use.file
            else { return false }
            let tree = program.tree(body.file)
            return body.argument(around: write.use.node, in: tree).map { view, _, _ in
                body[view].kind == .construct && pathLabels(of: nominal(body[view].type)).contains(name(label))
            } ?? false
        }
    }

    /// The labels of the bindings by which a container keeps elsewhere what it would keep itself: `path` of a navigation stack.
    func pathLabels(of container: DeclID) -> [String] {
        program.markDetails(of: container).compactMap { if case .keeps(_, let label) = $0, !label.isEmpty { label } else { nil } }
    }

    /// The label of the argument that a use is, or is the last name of.
    func argumentLabel(of use: NameUse) -> Name? {
        let tree = program.tree(use.file)
        var inner = use.node
        while let outer = tree.parent(inner), [.argument, .member].contains(tree.kind(outer)) {
            inner = outer
            if tree.kind(inner) == .argument {
                return tree.mainToken(inner) == .none ? nil : program.name(of: tree.mainToken(inner), in: use.file)
            }
        }
        return nil
    }
}
