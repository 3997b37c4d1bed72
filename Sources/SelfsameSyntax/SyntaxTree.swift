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

/// One node as it is stored, in sixteen bytes: a fifth of what `lint` holds at its peak are nodes. The kind takes a byte, each number three.
public struct SyntaxNode: Sendable {
    /// What it is.
    public let kind: NodeKind
    /// How many tokens the main one is behind the first; all bits set for none.
    @usableFromInline let upperOffset: UInt8
    @usableFromInline let lowerOffset: UInt16
    /// The first token, and above it the lowest byte of the number of tokens.
    @usableFromInline let firstAndCount: UInt32
    /// The number of nodes, and above it the middle byte of the number of tokens.
    @usableFromInline let sizeAndCount: UInt32
    /// The parent, all bits set for none, and above it the highest byte of the number of tokens.
    @usableFromInline var parentAndCount: UInt32

    /// The largest number of tokens, and of nodes, that a file may have.
    static var largestNumber: Int { Int(none) - 1 }

    /// Makes a node. A main token that is as far behind the first as none would be counts as none.
    init(kind: NodeKind, mainToken: UInt32, firstToken: UInt32, endToken: UInt32, size: UInt32, parent: UInt32) {
        assert(firstToken <= mainToken, "the main token of a node is before its first")
        let count = endToken &- firstToken
        let offset = min(mainToken &- firstToken, Self.none)
        self.kind = kind
        upperOffset = UInt8(truncatingIfNeeded: offset >> 16)
        lowerOffset = UInt16(truncatingIfNeeded: offset)
        firstAndCount = firstToken & Self.none | count << 24
        sizeAndCount = size & Self.none | (count >> 8) << 24
        parentAndCount = parent & Self.none | (count >> 16) << 24
    }

    @usableFromInline static var none: UInt32 { 0xFF_FFFF }

    /// The token that names it, as its kind says; `UInt32.max` for none.
    @inlinable public var mainToken: UInt32 {
        let offset = UInt32(upperOffset) << 16 | UInt32(lowerOffset)
        return offset == Self.none ? .max : firstToken &+ offset
    }

    /// Its first token. A node that spans no byte has `firstToken == endToken`.
    @inlinable public var firstToken: UInt32 { firstAndCount & Self.none }

    /// The token after its last one.
    @inlinable public var endToken: UInt32 {
        firstToken &+ (firstAndCount >> 24 | (sizeAndCount >> 24) << 8 | (parentAndCount >> 24) << 16)
    }

    /// Number of nodes in the subtree, this one included.
    @inlinable public var size: UInt32 { sizeAndCount & Self.none }

    /// Index of the parent, `UInt32.max` for the root.
    @inlinable public internal(set) var parent: UInt32 {
        get {
            let parent = parentAndCount & Self.none
            return parent == Self.none ? .max : parent
        }
        set { parentAndCount = parentAndCount & ~Self.none | newValue & Self.none }
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
        self.init(parsing: source, swiftVersion: swiftVersion, largest: SyntaxNode.largestNumber)
    }

    /// The same; a file of more tokens or more nodes than `largest` is not read, which is reported.
    package convenience init(parsing source: SourceFile, swiftVersion: Version, largest: Int) {
        let lexed = Lexer.tokenize(source)
        let tokens = lexed.tokens
        if tokens.count > largest {
            self.init(source: source, tokens: tokens, tooMany: "tokens", largest: largest)
            return
        }
        var parser = Parser(
            source, tokens: tokens, missingClosingBraces: lexed.missingClosingBraces, lexerDiagnostics: lexed.diagnostics,
            swiftVersion: swiftVersion)
        parser.parseSourceFile()
        if parser.nodes.count > largest {
            self.init(source: source, tokens: tokens, tooMany: "nodes", largest: largest)
            return
        }
        // Some mistakes are known only behind others: that a type lacks parentheses, by the arrow after it.
        let diagnostics = (parser.withoutUnreadClauses(lexed.diagnostics) + parser.diagnostics).sorted {
            ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end)
        }
        self.init(source: source, tokens: tokens, nodes: Self.preorder(parser.nodes), diagnostics: diagnostics)
    }

    /// A file that is not read, since it has too many of something.
    private convenience init(source: SourceFile, tokens: TokenBuffer, tooMany parts: String, largest: Int) {
        let start = SourceRange(start: 0, end: 0)
        let diagnostic = SyntaxDiagnostic(
            id: .tooLarge, range: start, message: "the file has more than \(largest) \(parts): split it into smaller files")
        self.init(source: source, tokens: tokens, nodes: Self.preorder([]), diagnostics: [diagnostic])
    }
}

/// Reads a file; the same as `SyntaxTree(parsing:swiftVersion:)`.
public func parse(_ source: SourceFile, swiftVersion: Version = .newestSwift) -> SyntaxTree {
    SyntaxTree(parsing: source, swiftVersion: swiftVersion)
}
