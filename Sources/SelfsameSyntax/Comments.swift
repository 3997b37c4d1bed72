// The gaps between tokens, and the comments in them. Suppression comments and the marks of the prelude are read through here.

/// What sort of comment it is.
public enum CommentKind: UInt8, Sendable, CaseIterable {
    /// `// …`.
    case line
    /// `/* … */`.
    case block
    /// `/// …`.
    case documentationLine
    /// `/** … */`.
    case documentationBlock
}

/// One comment.
public struct Comment: Hashable, Sendable {
    /// What sort it is.
    public var kind: CommentKind
    /// Its bytes, delimiters included, the line break after it not.
    public var range: SourceRange

    /// Makes a comment.
    public init(kind: CommentKind, range: SourceRange) {
        self.kind = kind
        self.range = range
    }
}

/// The comments of one gap, in source order.
public struct Comments: Sequence, IteratorProtocol, Sendable {
    private let bytes: [UInt8]
    private var position: Int
    private let end: Int

    init(bytes: [UInt8], gap: SourceRange) {
        self.bytes = bytes
        position = Int(gap.start)
        end = Swift.min(Int(gap.end), bytes.count)
    }

    /// The next comment.
    public mutating func next() -> Comment? {
        while position + 1 < end {
            guard bytes[position] == UInt8(ascii: "/") else {
                position += 1
                continue
            }
            if bytes[position + 1] == UInt8(ascii: "/") { return lineComment() }
            if bytes[position + 1] == UInt8(ascii: "*") { return blockComment() }
            position += 1
        }
        return nil
    }

    private mutating func lineComment() -> Comment {
        let start = position
        while position < end, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
        // `////` is no documentation, it is a line of slashes.
        let isDocumentation =
            start + 2 < position && bytes[start + 2] == UInt8(ascii: "/")
            && !(start + 3 < position && bytes[start + 3] == UInt8(ascii: "/"))
        return Comment(kind: isDocumentation ? .documentationLine : .line, range: Lexer.range(start, position))
    }

    private mutating func blockComment() -> Comment {
        let start = position
        var depth = 0
        while position < end {
            if position + 1 < end, bytes[position] == UInt8(ascii: "/"), bytes[position + 1] == UInt8(ascii: "*") {
                depth += 1
                position += 2
            } else if position + 1 < end, bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
                depth -= 1
                position += 2
                if depth == 0 { break }
            } else {
                position += 1
            }
        }
        // `/**/` is empty, not documentation.
        let isDocumentation = position - start > 4 && bytes[start + 2] == UInt8(ascii: "*")
        return Comment(kind: isDocumentation ? .documentationBlock : .block, range: Lexer.range(start, position))
    }
}

extension SyntaxTree {
    /// The bytes between the token before and this one; for the first token, from the start of the file.
    public func gap(before token: TokenID) -> SourceRange { tokens.gap(before: token) }

    /// The comments between the token before and this one, in order.
    public func comments(before token: TokenID) -> Comments { Comments(bytes: source.bytes, gap: tokens.gap(before: token)) }

    /// The bytes of a name without the backticks around it.
    public func name(_ token: TokenID) -> String { source.text(in: tokens.nameRange(token)) }
}
