// From bytes to tokens, one at a time, the whole file in one pass. Strings with interpolations nest on an explicit stack, so no input makes
// the lexer recurse. Invariants: every byte lies in one token or one gap, each step consumes a byte or ends an open string, and the last
// token is `endOfFile`.

/// Reads the tokens of one file.
struct Lexer {
    /// A string literal whose end has not been reached.
    struct OpenString {
        /// The byte that closes it, `"` (or `'`, which is reported).
        var quote: UInt8
        /// Whether it is a `"""` literal.
        var isMultiline: Bool
        /// The number of pounds around it.
        var pounds: Int
        /// Offset of its first byte.
        var start: Int
        /// Offset of the innermost `\(`.
        var interpolation: Int
        /// The parentheses open in the surrounding interpolation, restored when the string ends.
        var outerParentheses: Int
        /// The text of a multi-line literal so far, without its interpolations.
        var segments: [Range<Int>] = []
    }

    /// What is read at the position.
    enum Mode {
        /// Tokens with gaps between them.
        case code
        /// The text of the innermost open string.
        case text
        /// Nothing: a line break or the end of the file ends the innermost interpolation.
        case interpolationCutShort
        /// Nothing: what ended its interpolation ends the innermost string, too.
        case stringCutShort
    }

    var diagnostics: [SyntaxDiagnostic] = []
    /// Offset of the next byte.
    var position = 0
    var mode = Mode.code
    /// The strings that the position is inside of, outermost first.
    var openStrings: [OpenString] = []
    /// Parentheses open inside the innermost interpolation; -1 outside of interpolations.
    var parentheses = -1
    /// Whether a line break ends the innermost interpolation.
    var newlineEndsInterpolation = false
    /// How many `{` were read more than `}`.
    var missingClosingBraces = 0
    /// The kind of the last token; `endOfFile` before the first.
    var previous = TokenKind.endOfFile
    /// Whether a space stands before the last token.
    var previousHasSpaceBefore = true
    /// Whether the last token is the mark of `try?` or `try!`, after which a slash begins a regular expression.
    var followsTry = false
    /// The end of a regular expression that begins right after an operator; 0 for none.
    var pendingRegexEnd = 0
    /// The start of the line whose quotes close a multi-line string although text stands before them; -1 for none.
    var suspectLine = -1
    /// From these offsets on, conflict markers of the two kinds are known to have no end.
    var conflictSearchEnd = Int.max
    var perforceSearchEnd = Int.max
    /// In the rest of the file, a regular expression over several lines that ends with more pounds than these has no end.
    var poundsAhead = Int.max
    /// The end of the last run of pounds.
    var endOfPounds = 0
    /// All bytes of comments and strings, or-ed: from 0x80 on, they are looked at for UTF-8.
    var seenBytes: UInt8 = 0

    let keywords = KeywordTable.shared

    // MARK: Tokens

    /// The token at `position`, which is moved to its end.
    @inline(__always)
    mutating func next(_ bytes: Span<UInt8>) -> TokenKind {
        guard mode == .code else { return nextInString(bytes) }
        let start = position
        guard start < bytes.count else { return endOfFile() }
        let byte = bytes[start]
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): return identifier(bytes)
        case UInt8(ascii: "("):
            if parentheses >= 0 { parentheses += 1 }
            return punctuation(.leftParen)
        case UInt8(ascii: ")"):
            if parentheses >= 0 { return rightParen() }
            return punctuation(.rightParen)
        case UInt8(ascii: "{"):
            missingClosingBraces += 1
            return punctuation(.leftBrace)
        case UInt8(ascii: "}"):
            missingClosingBraces -= 1
            return punctuation(.rightBrace)
        case UInt8(ascii: "["): return punctuation(.leftBracket)
        case UInt8(ascii: "]"): return punctuation(.rightBracket)
        case UInt8(ascii: ","): return punctuation(.comma)
        case UInt8(ascii: ";"): return punctuation(.semicolon)
        case UInt8(ascii: "@"): return punctuation(.atSign)
        case UInt8(ascii: "\\"): return punctuation(.backslash)
        case UInt8(ascii: ":"):
            position = start + 1
            guard position < bytes.count, bytes[position] == UInt8(ascii: ":") else { return .colon }
            position += 1
            return .colonColon
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return number(bytes)
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return openString(bytes, at: start, pounds: 0)
        case UInt8(ascii: "."):
            let next = start + 1 < bytes.count ? bytes[start + 1] : 0
            guard ByteClass.isOperator(next) || next >= 0x80 else { return punctuation(.period) }
            return operatorFromPeriod(bytes)
        case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "%"),
            UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
            UInt8(ascii: "~"), UInt8(ascii: "?"):
            return operatorLike(bytes, byte)
        case UInt8(ascii: "#"): return pound(bytes)
        case UInt8(ascii: "$"): return dollarIdentifier(bytes)
        case UInt8(ascii: "`"): return escapedIdentifier(bytes)
        default: return nonASCII(bytes)
        }
    }

    @inline(__always)
    private mutating func punctuation(_ kind: TokenKind) -> TokenKind {
        position += 1
        return kind
    }

    /// A `)` inside an interpolation: its end, or one more parenthesis closed.
    private mutating func rightParen() -> TokenKind {
        position += 1
        if parentheses > 0 {
            parentheses -= 1
            return .rightParen
        }
        parentheses = -1
        newlineEndsInterpolation = false
        mode = .text
        return .interpolationEnd
    }

    private mutating func endOfFile() -> TokenKind {
        guard !openStrings.isEmpty else { return .endOfFile }
        mode = .interpolationCutShort
        return cutInterpolationShort(isAtEnd: true)
    }

    // MARK: Trivia

    /// Moves to the next token; whether a line break was passed. One that ends the innermost interpolation is not passed.
    @inline(__always)
    mutating func skipTrivia(_ bytes: Span<UInt8>) -> Bool {
        var newline = false
        var index = position
        while true {
            while index < bytes.count, bytes[index] == 0x20 { index += 1 }
            guard index < bytes.count else { break }
            let byte = bytes[index]
            // Letters, digits, brackets and most operators.
            if byte > UInt8(ascii: "/"), byte < 0x7F, byte != UInt8(ascii: "<"), byte != UInt8(ascii: ">") { break }
            if byte == 0x0A || byte == 0x0D {
                if newlineEndsInterpolation {
                    mode = .interpolationCutShort
                    break
                }
                newline = true
                index += 1
                continue
            }
            if byte > 0x20, byte < UInt8(ascii: "/") { break }
            position = index
            guard byte == UInt8(ascii: "/") ? skipComment(bytes, &newline) : skipRareTrivia(bytes, byte, &newline) else { break }
            index = position
        }
        position = index
        return newline
    }

    /// Skips a comment at a slash; false if there is none.
    private mutating func skipComment(_ bytes: Span<UInt8>, _ newline: inout Bool) -> Bool {
        guard position + 1 < bytes.count else { return false }
        switch bytes[position + 1] {
        case UInt8(ascii: "/"): skipToEndOfLine(bytes)
        case UInt8(ascii: "*"): if skipBlockComment(bytes) { newline = true }
        default: return false
        }
        return true
    }

    /// Skips tabs, control characters, conflict markers and what lies beyond ASCII but starts no token; false if a token starts here.
    private mutating func skipRareTrivia(_ bytes: Span<UInt8>, _ byte: UInt8, _ newline: inout Bool) -> Bool {
        switch byte {
        case UInt8(ascii: "\t"), 0x0B, 0x0C:
            position += 1
            return true
        case UInt8(ascii: "<"), UInt8(ascii: ">"):
            guard skipConflictMarker(bytes) else { return false }
            newline = true
            return true
        case 0x80...:
            return skipNonASCIITrivia(bytes)
        default:
            // The compiler takes a NUL as a space, with a warning.
            if byte != 0 { reportInvalidCharacter(UInt32(byte), position, position + 1) }
            position += 1
            return true
        }
    }

    mutating func skipToEndOfLine(_ bytes: Span<UInt8>) {
        var index = position
        var seen: UInt8 = 0
        var seenWords: UInt64 = 0
        while index + 8 <= bytes.count {
            let word = ByteWord.load(bytes, at: index)
            guard ByteWord.lineBreaks(word) == 0 else { break }
            seenWords |= word
            index += 8
        }
        if seenWords & 0x8080_8080_8080_8080 != 0 { seen = 0x80 }
        while index < bytes.count {
            let byte = bytes[index]
            if byte == 0x0A || byte == 0x0D { break }
            seen |= byte
            index += 1
        }
        seenBytes |= seen
        position = index
    }

    /// Skips a block comment with those nested in it; whether a line break is inside.
    private mutating func skipBlockComment(_ bytes: Span<UInt8>) -> Bool {
        let start = position
        var newline = false
        var depth = 1
        var index = start + 2
        var seen: UInt8 = 0
        defer {
            position = index
            seenBytes |= seen
        }
        while index < bytes.count {
            let byte = bytes[index]
            seen |= byte
            index += 1
            if byte == UInt8(ascii: "*") {
                guard index < bytes.count, bytes[index] == UInt8(ascii: "/") else { continue }
                index += 1
                depth -= 1
                if depth == 0 { return newline }
            } else if byte == UInt8(ascii: "/") {
                guard index < bytes.count, bytes[index] == UInt8(ascii: "*") else { continue }
                index += 1
                depth += 1
            } else if byte == 0x0A || byte == 0x0D {
                newline = true
            }
        }
        report(.unterminatedComment, start, start + 2, "found the end of the file in a block comment, expected `*/`")
        return newline
    }

    /// Skips `<<<<<<< … >>>>>>>` and `>>>> … <<<<` as source control leaves them, from the start of a line to the end of a line.
    private mutating func skipConflictMarker(_ bytes: Span<UInt8>) -> Bool {
        let start = position
        guard start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D else { return false }
        let terminator: [UInt8]
        if Self.matches(bytes, start, "<<<<<<< "), start < conflictSearchEnd {
            terminator = Array(">>>>>>> ".utf8)
        } else if Self.matches(bytes, start, ">>>> "), start < perforceSearchEnd {
            terminator = Array("<<<<\n".utf8)
        } else {
            return false
        }
        let isPerforce = terminator[0] == UInt8(ascii: "<")
        var end = start + 5
        search: while true {
            guard end + terminator.count <= bytes.count else {
                // No later marker of this kind has an end, either.
                if isPerforce { perforceSearchEnd = start } else { conflictSearchEnd = start }
                return false
            }
            if bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D {
                var index = 0
                while index < terminator.count, bytes[end + index] == terminator[index] { index += 1 }
                if index == terminator.count { break search }
            }
            end += 1
        }
        report(.conflictMarker, start, start + 7, "found a conflict marker of source control")
        position = end + terminator.count
        seenBytes = 0xFF
        if !isPerforce { skipToEndOfLine(bytes) }
        return true
    }

    static func matches(_ bytes: Span<UInt8>, _ start: Int, _ text: StaticString) -> Bool {
        let length = text.utf8CodeUnitCount
        guard start + length <= bytes.count else { return false }
        var index = start
        for byte in text.description.utf8 {
            guard bytes[index] == byte else { return false }
            index += 1
        }
        return true
    }

    /// Skips a byte-order mark, a non-breaking space, bytes that are no UTF-8 and scalars that start no token.
    private mutating func skipNonASCIITrivia(_ bytes: Span<UInt8>) -> Bool {
        let scalar = scanScalar(bytes, at: position)
        guard let value = scalar.value else {
            // Reported once for the file as a whole.
            seenBytes = 0xFF
            position += scalar.length
            return true
        }
        if beginsIdentifier(value) || beginsOperator(value) || isIdentifierCharacter(value) || value == 0x201C || value == 0x201D {
            return false
        }
        // U+FEFF is a byte-order mark wherever it stands, U+00A0 a space; the compiler warns of both.
        if value != 0xFEFF, value != 0xA0 { reportInvalidCharacter(value, position, position + scalar.length) }
        position += scalar.length
        return true
    }

    // MARK: Reporting

    mutating func report(_ id: SyntaxDiagnosticID, _ start: Int, _ end: Int, _ message: String, notes: [Note] = []) {
        guard diagnostics.count < diagnosticLimit else { return }
        diagnostics.append(SyntaxDiagnostic(id: id, range: Self.range(start, end), message: message, notes: notes))
    }

    mutating func reportInvalidCharacter(_ value: UInt32, _ start: Int, _ end: Int) {
        let digits = String(value, radix: 16, uppercase: true)
        let padded = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        report(.invalidCharacter, start, end, "found the character U+\(padded), which is not allowed here")
    }

    static func range(_ start: Int, _ end: Int) -> SourceRange {
        SourceRange(start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end))
    }
}
