// Whether the flip of a condition animates: the value that flips it is changed inside `withAnimation`, through an animated binding, or an
// `animation` modifier follows it. Found by name within the type that stores the value; what changes it elsewhere is not known.

import SelfsameSyntax

/// What makes a flip animate.
public struct FlipAnimation: Hashable, Sendable {
    /// How it is written.
    public enum Form: Hashable, Sendable {
        /// `withAnimation { isOpen.toggle() }`.
        case withAnimation
        /// `$isOpen.animation()`.
        case binding
        /// `.animation(.default, value: isOpen)`.
        case modifier
    }

    /// How it is written.
    public var form: Form
    /// The stored value.
    public var value: String
    /// The file it stands in.
    public var file: FileID
    /// Where.
    public var range: SourceRange
}

extension FlipAnimation: CustomStringConvertible {
    /// As reports write it: `withAnimation`, `$isOpen.animation()`, `animation(_:value: isOpen)`.
    public var description: String {
        switch form {
        case .withAnimation: "withAnimation"
        case .binding: "$\(value).animation()"
        case .modifier: "animation(_:value: \(value))"
        }
    }
}

extension Analyzer {
    /// What makes the flip of a branch animate, in source order.
    public func animations(of branch: BranchSyntax, in body: LoweredBody) -> [FlipAnimation] {
        let tree = program.tree(body.file)
        var seen: Set<DeclID> = []
        var result: [FlipAnimation] = []
        for root in tree.conditionNodes(of: branch) {
            for index in root.rawValue..<root.rawValue + tree[root].size {
                let node = NodeID(index)
                guard tree.kind(node) == .reference, let token = tree.sourceName(node),
                    case .declaration(let found) = origin(of: token, at: node, in: CodeScope(body)), program[found].kind == .variable,
                    seen.insert(found).inserted
                else { continue }
                result += animations(ofValue: found)
            }
        }
        return result
    }

    /// What changes a stored value with an animation, in the type that stores it.
    private func animations(ofValue id: DeclID) -> [FlipAnimation] {
        if let known = identityCache.animations[id] { return known }
        let owner = program.nominal(containing: id)
        var result: [FlipAnimation] = []
        if owner != .none, !isFromPrelude(owner) {
            let blocks = [owner] + program.extensions(of: owner)
            for block in blocks { result += animations(of: name(program[id].name), in: block) }
        }
        identityCache.animations[id] = result
        return result
    }

    private func animations(of value: String, in block: DeclID) -> [FlipAnimation] {
        let file = program[block].file
        let tree = program.tree(file)
        let root = program[block].node
        var result: [FlipAnimation] = []
        for index in root.rawValue..<root.rawValue + tree[root].size {
            let node = NodeID(index)
            guard tree.kind(node) == .reference, tree.mainToken(node) != .none else { continue }
            let text = tree.text(tree.mainToken(node))
            if text == "$" + value, let member = tree.parent(node), tree.kind(member) == .member, let name = tree.calleeToken(member),
                tree.name(name) == "animation"
            {
                result.append(FlipAnimation(form: .binding, value: value, file: file, range: tree.range(member)))
            } else if text == value, let form = tree.animatedUse(node, below: root) {
                result.append(FlipAnimation(form: form.form, value: value, file: file, range: form.range))
            }
        }
        return result
    }
}

extension SyntaxTree {
    /// What animates a change at a use of a value: `withAnimation` around an assignment or a toggle, or `animation(_:value:)` that names it.
    fileprivate func animatedUse(_ use: NodeID, below root: NodeID) -> (form: FlipAnimation.Form, range: SourceRange)? {
        var value = use
        if let member = parent(use), kind(member) == .member, self[member].size == 3, firstChild(member) != use { value = member }
        if let argument = parent(value), kind(argument) == .argument, mainToken(argument) != .none, name(mainToken(argument)) == "value",
            let call = parent(argument).flatMap({ parent($0) }), kind(call) == .call, let callee = calleeToken(call),
            name(callee) == "animation", firstChild(call).map({ kind($0) == .member }) == true
        {
            return (.modifier, tokens.range(callee))
        }
        guard changes(value) else { return nil }
        var current = value
        while let outer = parent(current), outer != root {
            if kind(outer) == .call, let callee = firstChild(outer), callee != current, kind(callee) == .reference,
                mainToken(callee) != .none,
                name(mainToken(callee)) == "withAnimation"
            {
                return (.withAnimation, tokens.range(mainToken(callee)))
            }
            current = outer
        }
        return nil
    }

    /// Whether a use is assigned to, or toggled.
    private func changes(_ value: NodeID) -> Bool {
        guard let outer = parent(value) else { return false }
        if kind(outer) == .sequence, firstChild(outer) == value {
            let next = children(outer).map { $0 }.dropFirst().first
            return next.map { kind($0) == .assignment || kind($0) == .binaryOperator && ["+=", "-="].contains(text($0)) } ?? false
        }
        guard kind(outer) == .member, firstChild(outer) == value, let name = calleeToken(outer), let call = parent(outer) else {
            return false
        }
        return kind(call) == .call
            && ["toggle", "append", "remove", "removeAll", "insert", "removeFirst", "removeLast"].contains(self.name(name))
    }
}
