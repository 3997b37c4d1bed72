// Recursive descent over the tokens. Nodes are appended when they are complete, children before parents, so that wrapping what was just
// read (`a` in `a.b`, in `a.b()`, …) costs one node; `PreorderTree` turns the result around. Invariants: every token ends in exactly one
// leaf-most node's range, no loop goes round without consuming a token, and recursion is bounded by `nestingLimit`.

/// How deep brackets, types, statements and prefix operators may nest, as deep as the compiler goes; the deepest of 8,000 files of real
/// projects has 34. Reading at this depth takes less than 512 KB of stack in an optimized build, less than 2 MB in another.
let nestingLimit = 256

/// Reads one file's tokens into nodes in post-order.
struct Parser: ~Copyable {
    /// Where a node begins: the number of nodes and the token when it was started.
    struct Mark {
        var node: Int
        var token: Int
    }

    let bytes: [UInt8]
    var tokens: TokenBuffer
    /// Index of the current token.
    var position = 0
    /// Index of the token that ends what is read: the end of the file, or of a clause that is only tried.
    var end: Int
    /// The current token.
    var kind: TokenKind
    /// Complete nodes in post-order; `parent` is not set yet.
    var nodes: [SyntaxNode] = []
    var diagnostics: [SyntaxDiagnostic] = []
    /// Levels of nesting entered.
    var depth = 0
    /// The token at which the last mistake was reported; a second mistake there follows from the first and is not told.
    var lastReport = -1
    /// For each bracket the index of its partner; empty until it is needed.
    var partners: [UInt32] = []
    /// The opening braces of the blocks that are being read.
    var openBraces: [Int] = []
    /// The column that the block of one opening brace stands at, once it was asked for.
    var knownIndentation = (opening: -1, column: 0)
    /// How many `}` the file lacks, those already told not counted; negative where `{` are missing.
    var missingClosingBraces: Int
    /// Brackets that close nothing, ascending; known after `partners` is.
    var strayClosings: [Int] = []
    /// How many tokens may still be looked at to find a bracket that is further away than a few lines.
    var skipBudget: Int
    /// Lines that mistakes of the lexer stand on, ascending.
    let lexerLines: [Int]
    /// The bytes of the line of the last mistake told.
    var reportedLine: Range<UInt32> = 0..<0
    let lineStarts: [UInt32]
    /// What `swift()` and `compiler()` in the conditions of `#if` compare with.
    let swiftVersion: Version
    /// How many `{` there are more than `}` in clauses of `#if` that the compiler does not read; known after `partners` is.
    var unreadBraces = 0
    /// The bytes of such clauses that cannot be read, ascending.
    var unreadRanges: [SourceRange] = []
    /// The `<` tokens, innermost first, that were open where the last look for generic arguments failed; none of them begins any.
    var failedAngles: [Int] = []

    init(_ source: SourceFile, tokens: TokenBuffer, missingClosingBraces: Int, lexerDiagnostics: [SyntaxDiagnostic], swiftVersion: Version)
    {
        bytes = source.bytes
        lineStarts = source.lineStarts
        self.tokens = tokens
        self.missingClosingBraces = missingClosingBraces
        self.swiftVersion = swiftVersion
        end = tokens.count - 1
        skipBudget = 4 * tokens.count
        lexerLines = lexerDiagnostics.map { source.location(of: $0.range.start).line - 1 }
        kind = tokens.kinds[0]
        nodes.reserveCapacity(tokens.count + 16)
        if missingClosingBraces != 0, tokens.kinds.contains(.poundIf) {
            pairBrackets()
            self.missingClosingBraces -= unreadBraces
        }
    }

    // MARK: Tokens

    /// The kind of the token `offset` tokens ahead.
    @inline(__always)
    func peek(_ offset: Int = 1) -> TokenKind {
        let index = position + offset
        return index < tokens.kinds.count ? tokens.kinds[index] : .endOfFile
    }

    /// Moves to the next token; stays at the end of the file.
    @inline(__always)
    mutating func advance() {
        guard kind != .endOfFile else { return }
        position += 1
        kind = tokens.kinds[position]
    }

    /// Moves to a token.
    @inline(__always)
    mutating func move(to index: Int) {
        position = min(index, end)
        kind = tokens.kinds[position]
    }

    /// Whether the current token is of a kind.
    @inline(__always)
    func at(_ kind: TokenKind) -> Bool { self.kind == kind }

    /// Consumes the current token if it is of a kind.
    @inline(__always) @discardableResult
    mutating func eat(_ kind: TokenKind) -> Bool {
        guard self.kind == kind else { return false }
        advance()
        return true
    }

    /// Whether the current token is the first of its line.
    @inline(__always) var atStartOfLine: Bool { tokens.flags[position].contains(.newlineBefore) }

    /// Whether the token at `index` is the first of its line.
    @inline(__always)
    func startsLine(_ index: Int) -> Bool { index >= tokens.count || tokens.flags[index].contains(.newlineBefore) }

    /// Whether the token at `index` stands right after the one before it.
    @inline(__always)
    func isGlued(_ index: Int) -> Bool { index < tokens.count && !tokens.flags[index].contains(.spaceBefore) }

    /// The first byte of the token at `index`; 0 for an empty one.
    @inline(__always)
    func firstByte(_ index: Int) -> UInt8 {
        let start = Int(tokens.starts[index])
        return start < Int(tokens.end(index)) ? bytes[start] : 0
    }

    /// Whether the token at `index` is an operator that consists of one character.
    @inline(__always)
    func isOperator(_ index: Int, _ character: UInt8) -> Bool {
        guard index < tokens.count, tokens.kinds[index].isOperator else { return false }
        return tokens.end(index) - tokens.starts[index] == 1 && firstByte(index) == character
    }

    /// Whether the current token is an operator with this text.
    func atOperator(_ text: StaticString) -> Bool { kind.isOperator && hasText(position, text) }

    /// Whether the token at `index` has this text.
    func hasText(_ index: Int, _ text: StaticString) -> Bool {
        guard index < tokens.count else { return false }
        let start = Int(tokens.starts[index])
        guard Int(tokens.end(index)) - start == text.utf8CodeUnitCount else { return false }
        return Lexer.matches(bytes.span, start, text)
    }

    /// Whether the token at `index` is an operator that begins with `<`, as a list of generic arguments or parameters does.
    @inline(__always)
    func beginsAngle(_ index: Int) -> Bool {
        guard index < tokens.count, tokens.kinds[index].isOperator else { return false }
        return firstByte(index) == UInt8(ascii: "<")
    }

    // MARK: Nodes

    /// Remembers where a node begins.
    @inline(__always)
    func mark() -> Mark { Mark(node: nodes.count, token: position) }

    /// Completes a node that began at `start` and ends before the current token. Its main token is its first unless given.
    @inline(__always)
    mutating func close(_ kind: NodeKind, _ start: Mark, main: Int) {
        nodes.append(
            SyntaxNode(
                kind: kind, mainToken: UInt32(truncatingIfNeeded: main), firstToken: UInt32(truncatingIfNeeded: start.token),
                endToken: UInt32(truncatingIfNeeded: position), size: UInt32(truncatingIfNeeded: nodes.count - start.node + 1), parent: 0))
    }

    @inline(__always)
    mutating func close(_ kind: NodeKind, _ start: Mark) { close(kind, start, main: start.token) }

    /// Consumes the current token as a node of its own.
    @inline(__always)
    mutating func leaf(_ kind: NodeKind) {
        let start = mark()
        advance()
        close(kind, start)
    }

    /// Notes a part that is not there.
    mutating func missing() { close(.missing, mark(), main: Int(UInt32.max)) }

    /// No main token.
    static var noToken: Int { Int(UInt32.max) }
}
