// Names of views, modifiers and declarations as identity paths, reports and messages spell them.

import SelfsameDeclarations
import SelfsameSyntax

extension Inference {
    /// The type name of the view that a node makes; modifiers around it do not count.
    public func typeName(of node: ViewNodeID, in body: LoweredBody) -> String {
        let root = body.rootView(of: node)
        return rootTypeName(of: body[root].type)
    }

    /// The same for messages: where the type is not known, the name of the view as it is written.
    public func shownName(of node: ViewNodeID, in body: LoweredBody) -> String {
        let name = typeName(of: node, in: body)
        guard name == "_" else { return name }
        let tree = program.tree(body.file)
        return tree.calleeToken(body[body.rootView(of: node)].syntax).map { tree.name($0) } ?? name
    }

    /// The name of the view type inside a type: `Text` for `ModifiedContent<Text, …>`; the spelling of what is no nominal type.
    public func rootTypeName(of type: TypeID) -> String {
        let root = rootType(of: type)
        let declaration = nominal(root)
        return declaration == .none ? spelling(printed(root)) : name(program[declaration].name)
    }

    /// The view type inside a type: behind opaque results, ModifiedContent and IDView.
    package func rootType(of type: TypeID) -> TypeID {
        var current = type
        for _ in 0..<256 {
            current = revealed(current)
            let declaration = nominal(current)
            guard declaration != .none, declaration == wellKnown.modifiedContent || declaration == wellKnown.idView,
                let content = genericArguments(current).first
            else { return current }
            current = content
        }
        return current
    }

    /// The declaration of the view that a node makes; modifiers around it do not count.
    public func viewDeclaration(of node: ViewNodeID, in body: LoweredBody) -> DeclID {
        nominal(rootType(of: body[body.rootView(of: node)].type))
    }

    /// Whether the type of the view that a node makes says little of it: a builder's own, or one that is not known.
    public func saysLittle(_ node: ViewNodeID, in body: LoweredBody) -> Bool {
        let declaration = viewDeclaration(of: node, in: body)
        if declaration == .none { return typeName(of: node, in: body) == "_" }
        return [wellKnown.tupleView, wellKnown.tupleContent, wellKnown.conditionalContent, wellKnown.optional].contains(declaration)
    }

    /// The name of a modifier as it is written.
    public func modifierName(of node: ViewNodeID, in body: LoweredBody) -> String {
        if let call = body.call(node), call.declaration != .none {
            let declared = name(program[call.declaration].name)
            if !declared.isEmpty { return declared }
        }
        let tree = program.tree(body.file)
        return tree.calleeToken(body[node].syntax).map { tree.text($0) } ?? "_"
    }

    /// Whether a modifier gives explicit identity: `id(_:)` of the prelude.
    public func isIdentityModifier(_ node: ViewNodeID, in body: LoweredBody) -> Bool {
        marks(ofModifier: node, in: body).contains(.identity) && body.call(node)?.arguments.count == 1
    }
}

extension LoweredBody {
    /// The view that a modifier is applied to.
    public func base(of modifier: ViewNodeID) -> ViewNodeID? {
        let first = ViewNodeID(modifier.rawValue + 1)
        guard self[modifier].kind == .modifier, self[modifier].size > 1, self[first].role == .base else { return nil }
        return first
    }

    /// Whether a node is the `self` that a modifier is applied to without naming it: `padding()` in an extension of views.
    package func isUnwrittenSelf(_ node: ViewNodeID, _ tree: SyntaxTree) -> Bool {
        guard self[node].kind == .reference, self[node].role == .base, let modifier = parent(node), self[modifier].kind == .modifier else {
            return false
        }
        let call = self[modifier].syntax
        return tree.kind(call) == .call && tree.firstChild(call) == self[node].syntax && tree.kind(self[node].syntax) == .reference
    }

    /// The view inside a chain of modifiers.
    public func rootView(of node: ViewNodeID) -> ViewNodeID {
        var current = node
        while let base = base(of: current) { current = base }
        return current
    }

    /// The way from a node to the root: each node with the one that it stands in.
    public func ancestry(of node: ViewNodeID) -> UnfoldSequence<(child: ViewNodeID, parent: ViewNodeID), ViewNodeID> {
        sequence(state: node) { child in
            guard let parent = self.parent(child) else { return nil }
            defer { child = parent }
            return (child, parent)
        }
    }

    /// The modifiers applied to a view or to a part of a chain, from the inner to the outer.
    public func modifiers(around node: ViewNodeID) -> [ViewNodeID] {
        ancestry(of: node).prefix { self[$0.parent].kind == .modifier && self[$0.child].role == .base }.map(\.parent)
    }

    /// The modifiers of a chain from `outer` inwards to `root`, which is left out; nil where `root` is not in that chain.
    public func modifiers(from outer: ViewNodeID, to root: ViewNodeID) -> [ViewNodeID]? {
        var result: [ViewNodeID] = []
        var current = outer
        while current != root {
            guard let base = base(of: current) else { return nil }
            result.append(current)
            current = base
        }
        return result
    }

    /// Whether `node` lies in the subtree of `ancestor`, itself included.
    public func isNode(_ node: ViewNodeID, inside ancestor: ViewNodeID) -> Bool {
        node >= ancestor && node.rawValue < ancestor.rawValue + self[ancestor].size
    }
}
