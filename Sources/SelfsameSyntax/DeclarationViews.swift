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
    public var accessors: [Accessor] { tree.child(id, .accessorBlock).map { Accessor.all(tree, in: $0) } ?? [] }
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

/// `let a = 1, b: Int`.
public struct VariableDecl: SyntaxView {
    /// The tree it stands in.
    public let tree: SyntaxTree
    /// The node.
    public let id: NodeID

    /// Views a `variableDecl`.
    public init?(_ tree: SyntaxTree, _ id: NodeID) {
        guard tree.kind(id) == .variableDecl else { return nil }
        self.tree = tree
        self.id = id
    }

    /// Whether it is a `let`.
    public var isLet: Bool { tree.tokens.kind(tree.mainToken(id)) == .letKeyword }

    /// What it binds, in order.
    public var bindings: [PatternBinding] { tree.children(id).compactMap { PatternBinding(tree, $0) } }
}

/// `pattern: type = value { accessors }`.
public struct PatternBinding: SyntaxView {
    /// The tree it stands in.
    public let tree: SyntaxTree
    /// The node.
    public let id: NodeID

    /// Views a `patternBinding`.
    public init?(_ tree: SyntaxTree, _ id: NodeID) {
        guard tree.kind(id) == .patternBinding else { return nil }
        self.tree = tree
        self.id = id
    }

    /// The pattern.
    public var pattern: NodeID? { first(\.isPattern) }

    /// The token of the name, where the pattern is one.
    public var name: TokenID? {
        guard let pattern, tree.kind(pattern) == .identifierPattern else { return nil }
        return tree.mainToken(pattern)
    }

    /// The type after the colon.
    public var type: NodeID? {
        tree.child(id, .typeAnnotation).flatMap { annotation in tree.children(annotation).first { tree.kind($0).isType } }
    }

    /// The value after `=`.
    public var value: NodeID? { tree.initialValue(of: id) }

    /// The accessors that are written out.
    public var accessors: [Accessor] { tree.child(id, .accessorBlock).map { Accessor.all(tree, in: $0) } ?? [] }

    /// Whether the value is computed: by a getter, written out or not.
    public var isComputed: Bool {
        if tree.child(id, .getterBlock) != nil { return true }
        return accessors.contains { $0.keyword != .willSetKeyword && $0.keyword != .didSetKeyword && $0.keyword != .initKeyword }
    }

    /// The node whose children are the getter's statements: a `getterBlock`, or the `block` of `get`.
    public var getterBody: NodeID? {
        tree.child(id, .getterBlock) ?? accessors.first { $0.keyword == .getKeyword }?.body
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

    /// The accessors directly in an `accessorBlock`.
    public static func all(_ tree: SyntaxTree, in block: NodeID) -> [Accessor] { tree.children(block).compactMap { Accessor(tree, $0) } }

    /// Its keyword.
    public var keyword: TokenKind { tree.tokens.kind(tree.mainToken(id)) }

    /// Its block; a requirement of a protocol has none.
    public var body: NodeID? { tree.child(id, .block) }

    /// The statements of its block.
    public var statements: [NodeID] { body.map { Array(tree.children($0)) } ?? [] }
}

/// A struct, class, actor, enum or protocol.
public struct NominalDecl: SyntaxView {
    /// The tree it stands in.
    public let tree: SyntaxTree
    /// The node.
    public let id: NodeID

    /// Views one of the five kinds.
    public init?(_ tree: SyntaxTree, _ id: NodeID) {
        switch tree.kind(id) {
        case .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl: break
        default: return nil
        }
        self.tree = tree
        self.id = id
    }

    /// The token of the name.
    public var name: TokenID? { mainToken }

    /// The members, `ifConfig` nodes among them.
    public var members: [NodeID] { tree.child(id, .memberBlock).map { Array(tree.children($0)) } ?? [] }
}

/// `extension Type: Protocols where … { … }`.
public struct ExtensionDecl: SyntaxView {
    /// The tree it stands in.
    public let tree: SyntaxTree
    /// The node.
    public let id: NodeID

    /// Views an `extensionDecl`.
    public init?(_ tree: SyntaxTree, _ id: NodeID) {
        guard tree.kind(id) == .extensionDecl else { return nil }
        self.tree = tree
        self.id = id
    }

    /// The type that is extended.
    public var extendedType: NodeID? { first(\.isType) }

    /// The members, `ifConfig` nodes among them.
    public var members: [NodeID] { tree.child(id, .memberBlock).map { Array(tree.children($0)) } ?? [] }
}
