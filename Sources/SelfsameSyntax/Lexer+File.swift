// The loop over a whole file: gaps, tokens, and the arrays they go to. The arrays are written through spans, a stretch at a time, because
// appending to four of them takes longer than most tokens.

/// What the lexer found in a file.
struct LexedFile {
    var tokens: TokenBuffer
    /// Mistakes in source order.
    var diagnostics: [SyntaxDiagnostic]
    /// How many `{` there are more than `}`.
    var missingClosingBraces: Int
}

/// The four arrays of a `TokenBuffer` while they grow. Slots from `count` on are free.
private struct TokenArrays {
    var kinds: [TokenKind]
    var starts: [UInt32]
    var ends: [UInt32]
    var flags: [TokenFlags]
    var count = 0

    init(slots: Int) {
        kinds = Array(repeating: .endOfFile, count: slots)
        starts = Array(repeating: 0, count: slots)
        ends = Array(repeating: 0, count: slots)
        flags = Array(repeating: TokenFlags(rawValue: 0), count: slots)
    }

    mutating func grow(by slots: Int) {
        kinds += [TokenKind](repeating: .endOfFile, count: slots)
        starts += [UInt32](repeating: 0, count: slots)
        ends += [UInt32](repeating: 0, count: slots)
        flags += [TokenFlags](repeating: TokenFlags(rawValue: 0), count: slots)
    }

    func trimmed() -> TokenBuffer { TokenBuffer(kinds: kinds, starts: starts, ends: ends, flags: flags, count: count) }
}

extension Lexer {
    /// The tokens of `source` and what is wrong with them.
    static func tokenize(_ source: SourceFile) -> LexedFile {
        var lexer = Lexer()
        let bytes = source.bytes.span
        // A token takes eight to nine bytes of a file, its gap included.
        var arrays = TokenArrays(slots: bytes.count / 7 + 32)
        lexer.scanFile(bytes, &arrays)
        if lexer.seenBytes >= 0x80, let invalid = firstInvalidUTF8(bytes) {
            lexer.report(.invalidUTF8, invalid.lowerBound, invalid.upperBound, "the file is not UTF-8")
        }
        if lexer.diagnostics.count > 1 {
            lexer.diagnostics.sort { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
        }
        return LexedFile(
            tokens: arrays.trimmed(), diagnostics: lexer.diagnostics, missingClosingBraces: lexer.missingClosingBraces)
    }

    private mutating func scanFile(_ bytes: Span<UInt8>, _ arrays: inout TokenArrays) {
        if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { position = 3 }
        if position + 1 < bytes.count, bytes[position] == UInt8(ascii: "#"), bytes[position + 1] == UInt8(ascii: "!") {
            arrays.starts[0] = UInt32(truncatingIfNeeded: position)
            skipToEndOfLine(bytes)
            arrays.ends[0] = UInt32(truncatingIfNeeded: position)
            arrays.kinds[0] = .shebang
            arrays.count = 1
        }
        while true {
            if arrays.count == arrays.kinds.count { arrays.grow(by: arrays.count / 2 + 64) }
            arrays.count = scanStretch(
                bytes, arrays.count, &arrays.kinds, &arrays.starts, &arrays.ends, &arrays.flags)
            if suspectLine >= 0 {
                endSuspectString(bytes, &arrays)
            } else if arrays.count > 0, arrays.kinds[arrays.count - 1] == .endOfFile {
                break
            }
        }
        arrays.flags[0].formUnion(.newlineBefore.union(.spaceBefore))
    }

    /// Reads tokens into the slots from `count` on until they are used up, the file ends or a string looks suspect; the new count.
    private mutating func scanStretch(
        _ bytes: Span<UInt8>, _ count: Int, _ kindArray: inout [TokenKind], _ startArray: inout [UInt32], _ endArray: inout [UInt32],
        _ flagArray: inout [TokenFlags]
    ) -> Int {
        var kinds = kindArray.mutableSpan
        var starts = startArray.mutableSpan
        var ends = endArray.mutableSpan
        var flags = flagArray.mutableSpan
        var count = count
        while count < kinds.count {
            var tokenFlags = TokenFlags(rawValue: 0)
            if mode == .code {
                let gapStart = position
                let newline = skipTrivia(bytes)
                if position > gapStart {
                    tokenFlags = newline ? .newlineBefore.union(.spaceBefore) : .spaceBefore
                    if count > 0 { flags[count - 1].formUnion(.spaceAfter) }
                }
            }
            let start = position
            let kind = next(bytes)
            if suspectLine >= 0 { break }
            if kind == .identifier, bytes[start] == UInt8(ascii: "`"), isPlainName(bytes, start + 1, position - 1) {
                tokenFlags.formUnion(.escaped)
            }
            previous = kind
            previousHasSpaceBefore = tokenFlags.contains(.spaceBefore)
            kinds[count] = kind
            starts[count] = UInt32(truncatingIfNeeded: start)
            ends[count] = UInt32(truncatingIfNeeded: position)
            flags[count] = tokenFlags
            count += 1
            if kind == .endOfFile { break }
        }
        return count
    }

    /// Decides on a multi-line string whose closing quotes have text before them on their line. Such quotes close nothing; as a rule they
    /// open the next literal, and this one's are missing. If they end their line, as opening ones do, this literal is ended before the
    /// line, so that the rest of the file is not taken for the opposite of what it is.
    private mutating func endSuspectString(_ bytes: Span<UInt8>, _ arrays: inout TokenArrays) {
        let line = suspectLine
        suspectLine = -1
        guard let string = openStrings.last else { return }
        let quotes = position
        let end = quotes + 3 + string.pounds
        // Tokens of that line are taken back, unless an interpolation began on an earlier one.
        var count = arrays.count
        while count > 0, Int(arrays.starts[count - 1]) >= line { count -= 1 }
        let endsLine = end >= bytes.count || bytes[end] == 0x0A || bytes[end] == 0x0D
        let last = count > 0 ? arrays.kinds[count - 1] : .unknown
        guard endsLine, last == .stringSegment || last == .stringStart || last == .interpolationEnd else {
            position = end
            closeString(bytes, string, quotes: quotes)
            previous = .stringEnd
            append(.stringEnd, quotes, end, &arrays)
            return
        }
        arrays.count = count
        arrays.ends[count - 1] = min(arrays.ends[count - 1], UInt32(truncatingIfNeeded: line))
        // What was said of the string's text goes with it; a character that may stand nowhere is told of all the same.
        diagnostics.removeAll { Int($0.range.start) > string.start && ($0.id != .invalidCharacter || Int($0.range.start) >= line) }
        position = line
        append(.stringEnd, line, line, &arrays)
        previous = .stringEnd
        report(
            .unterminatedString, string.start, string.start + string.pounds + 3,
            "found the beginning of a second string in a string, expected `\"\"\"\(String(repeating: "#", count: string.pounds))` before it"
        )
        popString()
    }

    private func append(_ kind: TokenKind, _ start: Int, _ end: Int, _ arrays: inout TokenArrays) {
        if arrays.count == arrays.kinds.count { arrays.grow(by: arrays.count / 2 + 64) }
        arrays.kinds[arrays.count] = kind
        arrays.starts[arrays.count] = UInt32(truncatingIfNeeded: start)
        arrays.ends[arrays.count] = UInt32(truncatingIfNeeded: end)
        arrays.flags[arrays.count] = []
        arrays.count += 1
    }
}

/// The range of the first bytes that are no UTF-8; nil where all are.
func firstInvalidUTF8(_ bytes: Span<UInt8>) -> Range<Int>? {
    var position = 0
    while position < bytes.count {
        // Stretches of ASCII, a block at a time.
        while position + 32 <= bytes.count {
            var seen: UInt8 = 0
            for index in position..<position + 32 { seen |= bytes[index] }
            if seen >= 0x80 { break }
            position += 32
        }
        while position < bytes.count, bytes[position] < 0x80 { position += 1 }
        guard position < bytes.count else { break }
        let scalar = scanScalar(bytes, at: position)
        if scalar.value == nil { return position..<position + scalar.length }
        position += scalar.length
    }
    return nil
}
