// Braces, and what the indentation says where one of them is missing. In a file whose braces balance none of this has a say. Where a `}`
// is missing, the line that stands no deeper than the one with the `{` ends the block; where a `{` is missing, a `}` that stands deeper
// than the block it would end ends nothing. So the mistake is told where it is, and what follows is read as what it is.

extension Parser {
    /// Consumes the `{` that stands here and remembers it; the result goes to `closeBrace`.
    @inline(__always)
    mutating func openBrace() -> Int {
        let opening = position
        advance()
        openBraces.append(opening)
        return opening
    }

    /// Consumes the `}` of the block opened last, or reports that it is missing.
    @inline(__always)
    mutating func closeBrace(_ opening: Int) {
        openBraces.removeLast()
        if kind == .rightBrace, missingClosingBraces <= 0 {
            advance()
        } else {
            closeBraceByIndentation(opening)
        }
    }

    private mutating func closeBraceByIndentation(_ opening: Int) {
        if kind == .rightBrace, !(atStartOfLine && column(position) < blockIndentation(opening)) { return advance() }
        if missingClosingBraces > 0 { missingClosingBraces -= 1 }
        reportExpected(
            .unclosedBracket, "`}`", notes: [Note("`{` is opened here", range: tokens.range(TokenID(UInt32(opening))))])
    }

    /// Whether the block opened last ends before the current token although its `}` is missing. Any `}` here that ends nothing is skipped.
    mutating func endsBlockByIndentation() -> Bool {
        if missingClosingBraces > 0 { return isOutsideOfBlock(ofCases: false) }
        while missingClosingBraces < 0, isStrayBrace() {
            report(
                .unexpectedToken, tokens.range(TokenID(UInt32(position))),
                "found `}` that closes nothing, expected a `{` before what it ends")
            missingClosingBraces += 1
            leaf(.unexpected)
        }
        return false
    }

    /// Whether the current token belongs to what surrounds the block opened last. The cases of a `switch` may stand as far left as the
    /// `switch`.
    mutating func isOutsideOfBlock(ofCases: Bool) -> Bool {
        guard atStartOfLine, let opening = openBraces.last else { return false }
        switch kind {
        case .rightParen, .rightBracket, .period, .leftBrace, .elseKeyword, .catchKeyword, .pound, .poundIf, .poundElse, .poundElseif,
            .poundEndif, .comma, .binaryOperator, .questionInfix, .colon, .equal:
            return false
        case .rightBrace: return column(position) < blockIndentation(opening)
        default: return ofCases ? column(position) < blockIndentation(opening) : column(position) <= blockIndentation(opening)
        }
    }

    /// Whether the `}` here ends nothing, because the `{` that it belongs to is missing: it stands deeper than the block it would end.
    private mutating func isStrayBrace() -> Bool {
        guard kind == .rightBrace, atStartOfLine, let opening = openBraces.last else { return false }
        let closesByContents = startsLine(opening + 1) && opening + 1 < position && column(position) < column(opening + 1)
        return column(position) > blockIndentation(opening) && !closesByContents
    }

    /// Whether a `{` is missing before the current token: braces are, and the line stands deeper than the one before.
    func mayHaveLostBrace() -> Bool {
        missingClosingBraces < 0 && position > 0 && atStartOfLine && column(position) > indentation(position - 1)
    }

    /// Acts as if the `{` stood here that `mayHaveLostBrace` misses.
    mutating func openLostBrace() -> Int {
        reportExpected(.expectedToken, "`{`")
        missingClosingBraces += 1
        openBraces.append(position - 1)
        return position - 1
    }

    // MARK: Columns

    /// The number of bytes before the token at `index` on its line.
    private func column(_ index: Int) -> Int {
        let start = Int(tokens.starts[index])
        var offset = start
        while offset > 0, bytes[offset - 1] != 0x0A, bytes[offset - 1] != 0x0D { offset -= 1 }
        return start - offset
    }

    /// The column of the line that begins what the `{` at `opening` belongs to, which may be some lines before: a condition or a chain over
    /// several lines. In a list with a line for each element, the element's own line.
    private mutating func blockIndentation(_ opening: Int) -> Int {
        if knownIndentation.opening == opening { return knownIndentation.column }
        var first = startOfLine(opening)
        var depth = 0
        var index = opening
        let limit = max(0, opening - Self.longestHeader)
        while index > limit, depth >= 0 {
            if startsLine(index), depth == 0 {
                first = index
                if !isContinuation(index) { break }
            }
            index -= 1
            switch tokens.kinds[index] {
            case .rightParen, .rightBracket, .rightBrace: depth += 1
            case .leftParen, .leftBracket, .leftBrace: depth -= 1
            default: break
            }
        }
        knownIndentation = (opening, column(first))
        return knownIndentation.column
    }

    /// So many tokens before a `{` are looked at to find where its line begins.
    private static var longestHeader: Int { 400 }

    /// Whether the line that the token at `index` starts goes on the line before: a list of conditions, an operator.
    private func isContinuation(_ index: Int) -> Bool {
        switch tokens.kinds[index - 1] {
        case .comma, .binaryOperator, .equal, .arrow: return true
        default: break
        }
        switch tokens.kinds[index] {
        case .binaryOperator, .arrow, .whereKeyword, .elseKeyword, .leftBrace, .period: return true
        default: return false
        }
    }

    /// The column of the first token on the line of the token at `index`.
    private func indentation(_ index: Int) -> Int { column(startOfLine(index)) }

    /// The first token on the line of the token at `index`.
    private func startOfLine(_ index: Int) -> Int {
        var index = index
        while index > 0, !startsLine(index) { index -= 1 }
        return index
    }
}
