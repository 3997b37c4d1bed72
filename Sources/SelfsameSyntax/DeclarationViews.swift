// Typed views over declarations and their parts.

extension SyntaxView {
    /// The attributes before the declaration; those in `#if` are not among them.
    public var attributes: [Attribute] { tree.children(id).compactMap { Attribute(tree, $0) } }

    /// The modifiers before the declaration.
    public var modifiers: [NodeID] { children(.modifier) }

    /// Whether a modifier with this keyword stands before the declaration, with or without an argument.
    public func hasModifier(_ keyword: TokenKind) -> Bool {
        for child in tree.children(id) where tree.kind(child) == .modifier && tree.tokens.kind(tree.mainToken(child)) == keyword {
            return true
        }
        return false
    }

    /// The `where` clause with the requirements of generic parameters.
    public var genericWhere: NodeID? { tree.child(id, .genericWhere) }

    /// The generic parameters.
    public var genericParameters: [NodeID] {
        tree.child(id, .genericParameters).map { list in tree.children(list).filter { tree.kind($0) == .genericParameter } } ?? []
    }

    /// The types that the declaration states it inherits from or conforms to.
    public var inheritedTypes: [NodeID] {
        guard let clause = tree.child(id, .inheritanceClause) else { return [] }
        return tree.children(clause).compactMap { inherited in tree.children(inherited).first { tree.kind($0).isType } }
    }

    /// The parameters of a function, an initializer, a subscript, a macro, a case or an accessor.
    public var parameters: [Parameter] {
        tree.child(id, .parameterClause).map { clause in tree.children(clause).compactMap { Parameter(tree, $0) } } ?? []
    }

    /// The type after `->`.
    public var returnType: NodeID? {
        tree.child(id, .returnClause).flatMap { clause in tree.children(clause).first { tree.kind($0).isType } }
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

    /// The arguments, where they are those of a call.
    public var arguments: [Argument] { tree.child(id, .argumentList).map { Argument.all(tree, in: $0) } ?? [] }
}

/// `func name<…>(…) effects -> type where … { … }`.
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

    /// The token of the name: an identifier, an operator, `init` or `subscript`.
    public var name: TokenID? { mainToken }

    /// Whether an initializer is `init?` or `init!`.
    public var isFailable: Bool {
        guard tree.kind(id) == .initializerDecl, let name else { return false }
        switch tree.tokens.kind(name.next) {
        case .questionPostfix, .questionInfix, .exclamationPostfix: return true
        default: return false
        }
    }

    /// `async throws` and the like.
    public var effects: NodeID? { tree.child(id, .effects) }

    /// The block of a function or an initializer.
    public var body: NodeID? { tree.child(id, .block) }

    /// The statements of the body; of a subscript, those of its getter.
    public var statements: [NodeID] {
        if let body { return Array(tree.children(body)) }
        if let getter = tree.child(id, .getterBlock) { return Array(tree.children(getter)) }
        return accessors.first { $0.keyword == .getKeyword }?.statements ?? []
    }

    /// The accessors of a subscript that are written out.
    public var accessors: [Accessor] { Accessor.all(tree, of: id) }
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

    /// The statements of its block.
    public var statements: [NodeID] { body.map { Array(tree.children($0)) } ?? [] }
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
