// Typed views: a tree and the id of a node, with the node's parts by name. A view costs nothing to make and is never stored in a tree.
// Every part is optional or a list, because broken source may lack it; which children a node has is said at its `NodeKind`.

/// A node of a certain kind, with its parts by name.
public protocol SyntaxView: Sendable {
    /// The tree it stands in.
    var tree: SyntaxTree { get }
    /// The node.
    var id: NodeID { get }
    /// Views a node as this, if it is one.
    init?(_ tree: SyntaxTree, _ id: NodeID)
}

extension SyntaxView {
    /// The bytes of the node, without the trivia around it.
    public var range: SourceRange { tree.range(id) }

    /// The children of one kind.
    func children(_ kind: NodeKind) -> [NodeID] { tree.children(id).filter { tree.kind($0) == kind } }

    /// The first child whose kind passes.
    func first(_ isWanted: (NodeKind) -> Bool) -> NodeID? {
        for child in tree.children(id) where isWanted(tree.kind(child)) { return child }
        return nil
    }

    /// The main token, if it is there.
    var mainToken: TokenID? {
        let token = tree.mainToken(id)
        return token == .none ? nil : token
    }
}

extension NodeKind {
    /// Whether this is a type.
    @inlinable public var isType: Bool {
        rawValue >= NodeKind.identifierType.rawValue && rawValue <= NodeKind.placeholderType.rawValue && self != .genericArguments
            && self != .tupleTypeElement
    }

    /// Whether this is a pattern.
    @inlinable public var isPattern: Bool {
        rawValue >= NodeKind.identifierPattern.rawValue && rawValue <= NodeKind.isPattern.rawValue && self != .tuplePatternElement
    }

    /// Whether this is a declaration, `macroExpansion` not included.
    @inlinable public var isDeclaration: Bool {
        rawValue >= NodeKind.importDecl.rawValue && rawValue <= NodeKind.precedenceGroupDecl.rawValue
    }

    /// Whether this is a statement that begins with a keyword; `if` and `switch` are expressions, too.
    @inlinable public var isStatement: Bool {
        switch self {
        case .if, .switch, .guard, .for, .while, .repeat, .do, .defer, .return, .throw, .break, .continue, .fallthrough, .yield, .then,
            .discardStatement, .labeledStatement:
            true
        default: false
        }
    }

    /// Whether this is an expression that may stand by itself, `if` and `switch` included.
    @inlinable public var isExpression: Bool {
        switch self {
        case .if, .switch, .reference, .member, .call, .subscriptCall, .closure, .sequence, .prefix, .postfix, .forceUnwrap, .optionalChain,
            .try, .await, .unsafe, .inout, .consume, .copy, .borrow, .each, .packExpansion, .array, .dictionary, .tuple, .string, .integer,
            .float, .boolean, .nil, .regex, .keyPath, .macroExpansion, .specialize, .discard, .super, .typeExpression, .postfixIfConfig:
            true
        default: false
        }
    }
}

// MARK: Calls and closures

/// `callee(arguments) { … } label: { … }`, or a subscript.
public struct FunctionCall: SyntaxView {
    /// The tree it stands in.
    public let tree: SyntaxTree
    /// The node.
    public let id: NodeID

    /// Views a `call` or a `subscriptCall`.
    public init?(_ tree: SyntaxTree, _ id: NodeID) {
        guard tree.kind(id) == .call || tree.kind(id) == .subscriptCall else { return nil }
        self.tree = tree
        self.id = id
    }

    /// What is called.
    public var callee: NodeID? { tree.firstChild(id) }

    /// The list in parentheses or brackets; nil if there are trailing closures only.
    public var argumentList: NodeID? { tree.child(id, .argumentList) }

    /// The arguments in parentheses or brackets.
    public var arguments: [Argument] { argumentList.map { Argument.all(tree, in: $0) } ?? [] }
}

/// `label: expression` in a call, a subscript, a tuple, an interpolation or an attribute.
public struct Argument: SyntaxView {
    /// The tree it stands in.
    public let tree: SyntaxTree
    /// The node.
    public let id: NodeID

    /// Views an `argument`.
    public init?(_ tree: SyntaxTree, _ id: NodeID) {
        guard tree.kind(id) == .argument else { return nil }
        self.tree = tree
        self.id = id
    }

    /// The arguments directly in a node.
    public static func all(_ tree: SyntaxTree, in list: NodeID) -> [Argument] { tree.children(list).compactMap { Argument(tree, $0) } }

    /// The label's token.
    public var label: TokenID? { mainToken }

    /// The value.
    public var expression: NodeID? { tree.firstChild(id) }
}

/// `{ signature in statements }`.
public struct Closure: SyntaxView {
    /// The tree it stands in.
    public let tree: SyntaxTree
    /// The node.
    public let id: NodeID

    /// Views a `closure`.
    public init?(_ tree: SyntaxTree, _ id: NodeID) {
        guard tree.kind(id) == .closure else { return nil }
        self.tree = tree
        self.id = id
    }

    /// What stands before `in`.
    public var signature: NodeID? { tree.child(id, .closureSignature) }

    /// The statements.
    public var statements: [NodeID] { tree.children(id).filter { tree.kind($0) != .closureSignature } }

    /// The tokens of the parameters' names as the body uses them, `_` included.
    public var parameterNames: [TokenID] {
        guard let signature else { return [] }
        if let clause = tree.child(signature, .parameterClause) {
            return tree.children(clause).compactMap { Parameter(tree, $0)?.name }
        }
        return tree.children(signature).filter { tree.kind($0) == .closureParameter }.map { tree.mainToken($0) }
    }
}

// MARK: Branches

/// `if conditions { … } else …`, as a statement or an expression.
public struct IfStatement: SyntaxView {
    /// The tree it stands in.
    public let tree: SyntaxTree
    /// The node.
    public let id: NodeID

    /// Views an `if`.
    public init?(_ tree: SyntaxTree, _ id: NodeID) {
        guard tree.kind(id) == .if else { return nil }
        self.tree = tree
        self.id = id
    }

    /// What follows `else`: a `block`, or an `if`.
    public var elseBody: NodeID? {
        var sawBody = false
        for child in tree.children(id) {
            switch tree.kind(child) {
            case .block, .if:
                if sawBody { return child }
                sawBody = true
            default: break
            }
        }
        return nil
    }
}

/// `switch subject { … }`, as a statement or an expression.
public struct SwitchStatement: SyntaxView {
    /// The tree it stands in.
    public let tree: SyntaxTree
    /// The node.
    public let id: NodeID

    /// Views a `switch`.
    public init?(_ tree: SyntaxTree, _ id: NodeID) {
        guard tree.kind(id) == .switch else { return nil }
        self.tree = tree
        self.id = id
    }

    /// The value that is looked at.
    public var subject: NodeID? { tree.firstChild(id) }

    /// The cases; those in `#if` are not among them.
    public var cases: [SwitchCase] { tree.children(id).compactMap { SwitchCase(tree, $0) } }
}

/// `case items: statements`, or `default: statements`.
public struct SwitchCase: SyntaxView {
    /// The tree it stands in.
    public let tree: SyntaxTree
    /// The node.
    public let id: NodeID

    /// Views a `switchCase`.
    public init?(_ tree: SyntaxTree, _ id: NodeID) {
        guard tree.kind(id) == .switchCase else { return nil }
        self.tree = tree
        self.id = id
    }

    /// The patterns, each with the expression of its `where`.
    public var items: [(pattern: NodeID?, whereClause: NodeID?)] {
        children(.caseItem).map { item in
            let pattern = tree.children(item).first { tree.kind($0) != .whereClause }
            return (pattern, tree.child(item, .whereClause).flatMap { tree.firstChild($0) })
        }
    }

    /// The statements.
    public var statements: [NodeID] { tree.child(id, .statementList).map { Array(tree.children($0)) } ?? [] }
}
