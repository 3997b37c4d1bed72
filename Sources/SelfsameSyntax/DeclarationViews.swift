// Typed views over declarations and their parts.

extension SyntaxView {
    /// The attributes before the declaration; those in `#if` are not among them.
    public var attributes: [Attribute] { tree.children(id).compactMap { Attribute(tree, $0) } }

    /// The modifiers before the declaration.
    public var modifiers: [NodeID] { children(.modifier) }

    /// The parameters of a function, an initializer, a subscript, a macro, a case or an accessor.
    public var parameters: [Parameter] {
        tree.child(id, .parameterClause).map { clause in tree.children(clause).compactMap { Parameter(tree, $0) } } ?? []
    }
}

/// `@name(arguments)`.
public struct Attribute: SyntaxView {
    /// The tree it stands in.
    public let tree: SyntaxTree
    /// The node.
    public let id: NodeID

    /// Views an `attribute`.
    public init?(_ tree: SyntaxTree, _ id: NodeID) {
        guard tree.kind(id) == .attribute else { return nil }
        self.tree = tree
        self.id = id
    }

    /// The name as a type: `State`, `SwiftUI.State`, `Environment<Locale>`.
    public var type: NodeID? { first(\.isType) }

    /// The token of the name's last part: `State` in `@SwiftUI.State`.
    public var name: TokenID? {
        guard let type else { return nil }
        let token = tree.mainToken(type)
        return token == .none ? nil : token
    }
}

/// `func name<…>(…) effects -> type where … { … }`; its parameters are those of every view.
public struct FunctionDecl: SyntaxView {
    /// The tree it stands in.
    public let tree: SyntaxTree
    /// The node.
    public let id: NodeID

    /// Views a `functionDecl`, `initializerDecl`, `subscriptDecl` or `macroDecl`.
    public init?(_ tree: SyntaxTree, _ id: NodeID) {
        switch tree.kind(id) {
        case .functionDecl, .initializerDecl, .subscriptDecl, .macroDecl: break
        default: return nil
        }
        self.tree = tree
        self.id = id
    }
}

/// `attributes label name: type = default`.
public struct Parameter: SyntaxView {
    /// The tree it stands in.
    public let tree: SyntaxTree
    /// The node.
    public let id: NodeID

    /// Views a `parameter`.
    public init?(_ tree: SyntaxTree, _ id: NodeID) {
        guard tree.kind(id) == .parameter else { return nil }
        self.tree = tree
        self.id = id
    }

    /// The first name: the label of the argument, `_` for none.
    public var label: TokenID? { mainToken }

    /// The name inside the body: the second name if there are two.
    public var name: TokenID? {
        guard let label else { return nil }
        let second = label.next
        return second.rawValue < tree[id].endToken && tree.tokens.kind(second).canBeLabel ? second : label
    }

    /// The type, a `variadicType` if it is one.
    public var type: NodeID? { first(\.isType) }

    /// The default value.
    public var defaultValue: NodeID? { tree.initialValue(of: id) }
}

extension SyntaxTree {
    /// Whether a parameter takes a closure that may run when the call has ended: `@escaping` is written in it.
    package func isEscaping(parameter: NodeID) -> Bool {
        (parameter.rawValue..<parameter.rawValue + self[parameter].size).contains {
            kind(NodeID($0)) == .attribute && text(NodeID($0)) == "@escaping"
        }
    }
}

/// `get { … }`, `set(x) { … }`, `willSet`, ….
public struct Accessor: SyntaxView {
    /// The tree it stands in.
    public let tree: SyntaxTree
    /// The node.
    public let id: NodeID

    /// Views an `accessorDecl`.
    public init?(_ tree: SyntaxTree, _ id: NodeID) {
        guard tree.kind(id) == .accessorDecl else { return nil }
        self.tree = tree
        self.id = id
    }

    /// The accessors of a variable or a subscript that are written out.
    public static func all(_ tree: SyntaxTree, of declaration: NodeID) -> [Accessor] {
        tree.child(declaration, .accessorBlock).map { block in tree.children(block).compactMap { Accessor(tree, $0) } } ?? []
    }

    /// Its keyword.
    public var keyword: TokenKind { tree.tokens.kind(tree.mainToken(id)) }

    /// Its block; a requirement of a protocol has none.
    public var body: NodeID? { tree.child(id, .block) }
}

/// `A: B` or `A == B` in a `where` clause.
public struct GenericRequirement: SyntaxView {
    /// The tree it stands in.
    public let tree: SyntaxTree
    /// The node.
    public let id: NodeID
    /// The type before the sign.
    public let left: NodeID
    /// The type after it.
    public let right: NodeID

    /// Views a `conformanceRequirement` or a `sameTypeRequirement`.
    public init?(_ tree: SyntaxTree, _ id: NodeID) {
        guard tree.kind(id) == .conformanceRequirement || tree.kind(id) == .sameTypeRequirement else { return nil }
        var children = tree.children(id)
        guard let left = children.next(), let right = children.next() else { return nil }
        self.tree = tree
        self.id = id
        self.left = left
        self.right = right
    }
}
