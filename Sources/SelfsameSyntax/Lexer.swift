// From bytes to tokens, the whole file in one pass. Strings with interpolations nest on an explicit stack, so no input makes the lexer
// recurse. Invariants: the position never goes back behind a token that was appended, every byte lies in one token or one gap, and the
// last token is `endOfFile`.

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
        /// Index of its `stringStart`.
        var startToken: Int
        /// Offset of the innermost `\(`.
        var interpolation: Int
        /// The parentheses open in the surrounding interpolation, restored when the string ends.
        var outerParentheses: Int
    }

    var kinds: [TokenKind] = []
    var starts: [UInt32] = []
    var ends: [UInt32] = []
    var flags: [TokenFlags] = []
    var diagnostics: [SyntaxDiagnostic] = []

    /// Offset of the next byte.
    var position = 0
    /// The strings that the position is inside of, outermost first.
    var openStrings: [OpenString] = []
    /// Parentheses open inside the innermost interpolation; -1 outside of interpolations.
    var parentheses = -1
    /// Whether a line break ends the innermost interpolation.
    var newlineEndsInterpolation = false
    /// How many `{` were read more than `}`.
    var missingClosingBraces = 0
    /// The kind of the last token appended.
    var previous: TokenKind = .endOfFile
    /// From these offsets on, conflict markers of the two kinds are known to have no end.
    var conflictSearchEnd = Int.max
    var perforceSearchEnd = Int.max
    /// The end of the last run of pounds.
    var endOfPounds = 0
    /// The token before which `try?` or `try!` stands, where a slash begins a regular expression.
    var tokenAfterTry = -1

    let table = ByteTable.shared
    let keywords = KeywordTable.shared

    /// What the lexer found in a file.
    struct Result {
        var tokens: TokenBuffer
        /// Mistakes in source order.
        var diagnostics: [SyntaxDiagnostic]
        /// How many `{` there are more than `}`.
        var missingClosingBraces: Int
    }

    /// The tokens of `source` and what is wrong with them.
    static func tokenize(_ source: SourceFile) -> Result {
        var lexer = Lexer()
        let bytes = source.bytes.span
        let capacity = bytes.count / 5 + 16
        lexer.kinds.reserveCapacity(capacity)
        lexer.starts.reserveCapacity(capacity)
        lexer.ends.reserveCapacity(capacity)
        lexer.flags.reserveCapacity(capacity)
        lexer.scanFile(bytes)
        if let invalid = firstInvalidUTF8(bytes) {
            lexer.report(.invalidUTF8, invalid.lowerBound, invalid.upperBound, "the file is not UTF-8")
        }
        lexer.diagnostics.sort { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
        return Result(
            tokens: TokenBuffer(kinds: lexer.kinds, starts: lexer.starts, ends: lexer.ends, flags: lexer.flags),
            diagnostics: lexer.diagnostics, missingClosingBraces: lexer.missingClosingBraces)
    }

    // MARK: Tokens

    @inline(__always)
    mutating func append(_ kind: TokenKind, _ start: Int, _ flags: TokenFlags = []) {
        kinds.append(kind)
        starts.append(UInt32(truncatingIfNeeded: start))
        ends.append(UInt32(truncatingIfNeeded: position))
        self.flags.append(flags)
        previous = kind
    }

    mutating func report(_ id: SyntaxDiagnosticID, _ start: Int, _ end: Int, _ message: String, notes: [Note] = []) {
        guard diagnostics.count < diagnosticLimit else { return }
        diagnostics.append(SyntaxDiagnostic(id: id, range: Self.range(start, end), message: message, notes: notes))
    }

    static func range(_ start: Int, _ end: Int) -> SourceRange {
        SourceRange(start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end))
    }

    private mutating func scanFile(_ bytes: Span<UInt8>) {
        if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { position = 3 }
        if position + 1 < bytes.count, bytes[position] == UInt8(ascii: "#"), bytes[position + 1] == UInt8(ascii: "!") {
            let start = position
            skipToEndOfLine(bytes)
            append(.shebang, start, [.newlineBefore, .spaceBefore])
        }
        while true {
            let gapStart = position
            let (newline, cutShort) = skipTrivia(bytes)
            if cutShort {
                cutInterpolationShort(bytes)
                continue
            }
            var flags: TokenFlags = newline ? [.newlineBefore, .spaceBefore] : position > gapStart ? .spaceBefore : []
            if !kinds.isEmpty {
                if position > gapStart { self.flags[kinds.count - 1].insert(.spaceAfter) }
            } else {
                flags = [.newlineBefore, .spaceBefore]
            }
            guard position < bytes.count else {
                if openStrings.isEmpty {
                    append(.endOfFile, position, flags)
                    return
                }
                cutInterpolationShort(bytes)
                continue
            }
            scanToken(bytes, flags)
        }
    }

    @inline(__always)
    private mutating func scanToken(_ bytes: Span<UInt8>, _ flags: TokenFlags) {
        let start = position
        let byte = bytes[start]
        switch table.classes[Int(byte)] {
        case .letter: scanIdentifier(bytes, flags)
        case .digit: scanNumber(bytes, flags)
        case .punctuation: scanPunctuation(bytes, byte, flags)
        case .operatorCharacter, .slash: scanOperatorLike(bytes, byte, flags)
        case .quote: openString(bytes, at: start, pounds: 0, flags)
        case .pound: scanPound(bytes, flags)
        case .nonASCII: scanNonASCII(bytes, flags)
        case .space, .newline, .other:
            // Trivia was skipped before; not reached.
            position += 1
            append(.unknown, start, flags)
        }
    }

    private mutating func scanPunctuation(_ bytes: Span<UInt8>, _ byte: UInt8, _ flags: TokenFlags) {
        let start = position
        position += 1
        switch byte {
        case UInt8(ascii: "("):
            if parentheses >= 0 { parentheses += 1 }
            append(.leftParen, start, flags)
        case UInt8(ascii: ")"):
            if parentheses == 0 {
                closeInterpolation(bytes, flags)
            } else {
                if parentheses > 0 { parentheses -= 1 }
                append(.rightParen, start, flags)
            }
        case UInt8(ascii: "{"):
            missingClosingBraces += 1
            append(.leftBrace, start, flags)
        case UInt8(ascii: "}"):
            missingClosingBraces -= 1
            append(.rightBrace, start, flags)
        case UInt8(ascii: "["): append(.leftBracket, start, flags)
        case UInt8(ascii: "]"): append(.rightBracket, start, flags)
        case UInt8(ascii: ","): append(.comma, start, flags)
        case UInt8(ascii: ";"): append(.semicolon, start, flags)
        case UInt8(ascii: ":"):
            if position < bytes.count, bytes[position] == UInt8(ascii: ":") {
                position += 1
                append(.colonColon, start, flags)
            } else {
                append(.colon, start, flags)
            }
        case UInt8(ascii: "@"): append(.atSign, start, flags)
        case UInt8(ascii: "\\"): append(.backslash, start, flags)
        case UInt8(ascii: "`"): scanEscapedIdentifier(bytes, flags)
        default: scanDollarIdentifier(bytes, flags)
        }
    }

    // MARK: Trivia

    /// Moves to the next token. `cutShort`: a line break was met that ends the innermost interpolation.
    @inline(__always)
    private mutating func skipTrivia(_ bytes: Span<UInt8>) -> (newline: Bool, cutShort: Bool) {
        var newline = false
        while position < bytes.count {
            let byte = bytes[position]
            switch table.classes[Int(byte)] {
            case .space:
                position += 1
            case .newline:
                if newlineEndsInterpolation { return (newline, true) }
                newline = true
                position += 1
            case .slash:
                guard position + 1 < bytes.count else { return (newline, false) }
                if bytes[position + 1] == UInt8(ascii: "/") {
                    skipToEndOfLine(bytes)
                } else if bytes[position + 1] == UInt8(ascii: "*") {
                    if skipBlockComment(bytes) { newline = true }
                } else {
                    return (newline, false)
                }
            case .operatorCharacter:
                guard byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">"), skipConflictMarker(bytes) else { return (newline, false) }
                newline = true
            case .nonASCII:
                guard skipNonASCIITrivia(bytes) else { return (newline, false) }
            case .other:
                skipInvalidByte(bytes)
            case .letter, .digit, .punctuation, .quote, .pound:
                return (newline, false)
            }
        }
        return (newline, false)
    }

    mutating func skipToEndOfLine(_ bytes: Span<UInt8>) {
        while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
    }

    /// Skips a block comment with those nested in it; whether a line break is inside.
    private mutating func skipBlockComment(_ bytes: Span<UInt8>) -> Bool {
        let start = position
        var newline = false
        var depth = 1
        position += 2
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            if byte == UInt8(ascii: "*") {
                guard position < bytes.count, bytes[position] == UInt8(ascii: "/") else { continue }
                position += 1
                depth -= 1
                if depth == 0 { return newline }
            } else if byte == UInt8(ascii: "/") {
                guard position < bytes.count, bytes[position] == UInt8(ascii: "*") else { continue }
                position += 1
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
            position += scalar.length
            return true
        }
        if beginsIdentifier(value) || beginsOperator(value) || continuesIdentifier(value) || value == 0x201C || value == 0x201D {
            return false
        }
        // U+FEFF is a byte-order mark wherever it stands, U+00A0 a space; the compiler warns of both.
        if value != 0xFEFF, value != 0xA0 { reportInvalidCharacter(value, position, position + scalar.length) }
        position += scalar.length
        return true
    }

    private mutating func skipInvalidByte(_ bytes: Span<UInt8>) {
        // The compiler takes a NUL as a space, with a warning.
        if bytes[position] != 0 { reportInvalidCharacter(UInt32(bytes[position]), position, position + 1) }
        position += 1
    }

    mutating func reportInvalidCharacter(_ value: UInt32, _ start: Int, _ end: Int) {
        let digits = String(value, radix: 16, uppercase: true)
        let padded = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        report(.invalidCharacter, start, end, "found the character U+\(padded), which may not stand here")
    }
}

/// The range of the first bytes that are no UTF-8; nil where all are.
func firstInvalidUTF8(_ bytes: Span<UInt8>) -> Range<Int>? {
    var position = 0
    while position < bytes.count {
        if bytes[position] < 0x80 {
            position += 1
            continue
        }
        let scalar = scanScalar(bytes, at: position)
        if scalar.value == nil { return position..<position + scalar.length }
        position += scalar.length
    }
    return nil
}
