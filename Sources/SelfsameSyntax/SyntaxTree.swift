// The flat syntax tree of one file. Nodes stand in pre-order: the first child of node i is i + 1, its next sibling is i + size(i).
// Invariants: a node's token range contains those of its children, siblings do not overlap, and node 0 is the `sourceFile`.

/// Index of a token in its file's `TokenBuffer`.
public struct TokenID: Hashable, Comparable, Sendable {
    /// The index, or `UInt32.max` for none.
    public var rawValue: UInt32

    /// Wraps an index.
    @inlinable public init(_ rawValue: UInt32) { self.rawValue = rawValue }

    /// No token.
    @inlinable public static var none: TokenID { TokenID(.max) }

    /// Source order.
    @inlinable
    public static func < (a: TokenID, b: TokenID) -> Bool { a.rawValue < b.rawValue }

    /// The token after this one.
    @inlinable public var next: TokenID { TokenID(rawValue &+ 1) }
    /// The token before this one.
    @inlinable public var previous: TokenID { TokenID(rawValue &- 1) }
}

/// Index of a node in its file's `SyntaxTree`.
public struct NodeID: Hashable, Comparable, Sendable {
    /// The index, or `UInt32.max` for none.
    public var rawValue: UInt32

    /// Wraps an index.
    @inlinable public init(_ rawValue: UInt32) { self.rawValue = rawValue }

    /// No node.
    @inlinable public static var none: NodeID { NodeID(.max) }
    /// The `sourceFile` node.
    @inlinable public static var root: NodeID { NodeID(0) }

    /// Pre-order.
    @inlinable
    public static func < (a: NodeID, b: NodeID) -> Bool { a.rawValue < b.rawValue }
}

/// One node as it is stored, in twenty bytes: a fifth of what `lint` holds at its peak are nodes.
public struct SyntaxNode: Sendable {
    /// What it is.
    public let kind: NodeKind
    /// How many tokens the main one is behind the first, in the three bytes that the kind leaves of four; all bits set for none.
    @usableFromInline let upperOffset: UInt8
    @usableFromInline let lowerOffset: UInt16
    /// Its first token. A node that spans no byte has `firstToken == endToken`.
    public let firstToken: UInt32
    /// The token after its last one.
    public let endToken: UInt32
    /// Number of nodes in the subtree, this one included.
    public let size: UInt32
    /// Index of the parent, `UInt32.max` for the root.
    public internal(set) var parent: UInt32

    /// Makes a node. A main token that is sixteen million tokens behind the first counts as none: three bytes do not hold the distance.
    init(kind: NodeKind, mainToken: UInt32, firstToken: UInt32, endToken: UInt32, size: UInt32, parent: UInt32) {
        assert(firstToken <= mainToken, "the main token of a node is before its first")
        let offset = min(mainToken &- firstToken, Self.noOffset)
        self.kind = kind
        upperOffset = UInt8(truncatingIfNeeded: offset >> 16)
        lowerOffset = UInt16(truncatingIfNeeded: offset)
        self.firstToken = firstToken
        self.endToken = endToken
        self.size = size
        self.parent = parent
    }

    @usableFromInline static var noOffset: UInt32 { 0xFF_FFFF }

    /// The token that names it, as its kind says; `UInt32.max` for none.
    @inlinable public var mainToken: UInt32 {
        let offset = UInt32(upperOffset) << 16 | UInt32(lowerOffset)
        return offset == Self.noOffset ? .max : firstToken &+ offset
    }
}

/// A parsed file: source, tokens, nodes and what the lexer and the parser had to say. It never changes; a class, since it is handed on with
/// every question about a node.
public final class SyntaxTree: Sendable {
    /// The file that was read.
    public let source: SourceFile
    /// Its tokens.
    public let tokens: TokenBuffer
    /// Its nodes in pre-order; never empty.
    public let nodes: [SyntaxNode]
    /// Mistakes found, in source order.
    public let diagnostics: [SyntaxDiagnostic]

    init(source: SourceFile, tokens: TokenBuffer, nodes: [SyntaxNode], diagnostics: [SyntaxDiagnostic]) {
        self.source = source
        self.tokens = tokens
        self.nodes = nodes
        self.diagnostics = diagnostics
    }
}

extension SyntaxTree {
    /// The stored node.
    @inlinable
    public subscript(id: NodeID) -> SyntaxNode { nodes[Int(id.rawValue)] }

    /// What the node is.
    @inlinable
    public func kind(_ id: NodeID) -> NodeKind { nodes[Int(id.rawValue)].kind }

    /// The node's main token, `.none` where it has none.
    @inlinable
    public func mainToken(_ id: NodeID) -> TokenID { TokenID(nodes[Int(id.rawValue)].mainToken) }

    /// The parent; nil for the root.
    @inlinable
    public func parent(_ id: NodeID) -> NodeID? {
        let parent = nodes[Int(id.rawValue)].parent
        return parent == .max ? nil : NodeID(parent)
    }

    /// The children in source order.
    @inlinable
    public func children(_ id: NodeID) -> SyntaxChildren {
        SyntaxChildren(nodes: nodes, position: id.rawValue + 1, end: id.rawValue + nodes[Int(id.rawValue)].size)
    }

    /// The first child of a kind.
    @inlinable
    public func child(_ id: NodeID, _ kind: NodeKind) -> NodeID? {
        // Without a sequence of the children, which would hold on to the nodes.
        var position = id.rawValue + 1
        let end = id.rawValue + nodes[Int(id.rawValue)].size
        while position < end {
            if nodes[Int(position)].kind == kind { return NodeID(position) }
            position += nodes[Int(position)].size
        }
        return nil
    }

    /// The first child.
    @inlinable
    public func firstChild(_ id: NodeID) -> NodeID? {
        nodes[Int(id.rawValue)].size > 1 ? NodeID(id.rawValue + 1) : nil
    }

    /// The value of a binding, parameter or condition: what stands after its `=`.
    public func initialValue(of id: NodeID) -> NodeID? { child(id, .initializer).flatMap { firstChild($0) } }

    /// The bytes of a node, without the trivia around it. A node without tokens is empty, at the start of the token that follows it.
    public func range(_ id: NodeID) -> SourceRange {
        let node = self[id]
        guard node.firstToken < node.endToken else {
            let start = tokens.range(TokenID(node.firstToken)).start
            return SourceRange(start: start, end: start)
        }
        return SourceRange(
            start: tokens.range(TokenID(node.firstToken)).start, end: tokens.range(TokenID(node.endToken - 1)).end)
    }

    /// The source text of a node, without the trivia around it.
    public func text(_ id: NodeID) -> String { source.text(in: range(id)) }

    /// The source text of a token.
    public func text(_ id: TokenID) -> String { source.text(in: tokens.range(id)) }
}

/// The children of one node, in source order.
public struct SyntaxChildren: Sequence, IteratorProtocol, Sendable {
    @usableFromInline let nodes: [SyntaxNode]
    @usableFromInline var position: UInt32
    @usableFromInline let end: UInt32

    @usableFromInline
    init(nodes: [SyntaxNode], position: UInt32, end: UInt32) {
        self.nodes = nodes
        self.position = position
        self.end = end
    }

    /// The next child.
    @inlinable
    public mutating func next() -> NodeID? {
        guard position < end else { return nil }
        let id = NodeID(position)
        position += nodes[Int(position)].size
        return id
    }
}

extension SyntaxTree {
    /// Reads a file. Whatever its bytes are, the result is a tree whose tokens and gaps give them back. `swift()` and `compiler()` in the
    /// conditions of `#if` compare with the version.
    public convenience init(parsing source: SourceFile, swiftVersion: Version = .newestSwift) {
        let lexed = Lexer.tokenize(source)
        let tokens = lexed.tokens
        var parser = Parser(
            source, tokens: tokens, missingClosingBraces: lexed.missingClosingBraces, lexerDiagnostics: lexed.diagnostics,
            swiftVersion: swiftVersion)
        parser.parseSourceFile()
        // Some mistakes are known only behind others: that a type lacks parentheses, by the arrow after it.
        let diagnostics = (parser.withoutUnreadClauses(lexed.diagnostics) + parser.diagnostics).sorted {
            ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end)
        }
        self.init(source: source, tokens: tokens, nodes: Self.preorder(parser.nodes), diagnostics: diagnostics)
    }
}

/// Reads a file; the same as `SyntaxTree(parsing:swiftVersion:)`.
public func parse(_ source: SourceFile, swiftVersion: Version = .newestSwift) -> SyntaxTree {
    SyntaxTree(parsing: source, swiftVersion: swiftVersion)
}
