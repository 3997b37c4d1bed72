// String literals: quotes, pounds, text, escapes and interpolations. A string that breaks off still gets its `stringEnd`, and each of its
// open interpolations an `interpolationEnd`, so that what follows is read as code again.

extension Lexer {
    /// Scans the opening quotes at `position`, which stand after `pounds` pounds from `start` on, and the text up to the first interpolation.
    mutating func openString(_ bytes: Span<UInt8>, at start: Int, pounds: Int, _ flags: TokenFlags) {
        let quote = bytes[position]
        let isMultiline = quote == UInt8(ascii: "\"") && isMultilineOpening(bytes, pounds: pounds)
        position += isMultiline ? 3 : 1
        openStrings.append(
            OpenString(
                quote: quote, isMultiline: isMultiline, pounds: pounds, start: start, startToken: kinds.count, interpolation: start,
                outerParentheses: parentheses))
        append(.stringStart, start, flags)
        if quote == UInt8(ascii: "'") {
            report(.singleQuotedString, start, position, "found a single quote, expected `\"` around a string")
        }
        if isMultiline { checkMultilineOpening(bytes) }
        scanString(bytes)
    }

    /// Whether three quotes stand here. With pounds, `#"""#` and `#"""text"#` are closed on the line and so no multi-line literals.
    private func isMultilineOpening(_ bytes: Span<UInt8>, pounds: Int) -> Bool {
        guard position + 2 < bytes.count, bytes[position + 1] == UInt8(ascii: "\""), bytes[position + 2] == UInt8(ascii: "\"") else {
            return false
        }
        guard pounds > 0 else { return true }
        var index = position + 2
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
            if bytes[index] == UInt8(ascii: "\""), hasPounds(bytes, at: index + 1, count: pounds) { return false }
            index += 1
        }
        return true
    }

    private func hasPounds(_ bytes: Span<UInt8>, at index: Int, count: Int) -> Bool {
        guard index + count <= bytes.count else { return false }
        for offset in 0..<count where bytes[index + offset] != UInt8(ascii: "#") { return false }
        return true
    }

    /// Scans the innermost string's text up to its next interpolation or its end.
    mutating func scanString(_ bytes: Span<UInt8>) {
        let string = openStrings[openStrings.count - 1]
        let start = position
        while position < bytes.count {
            let byte = bytes[position]
            if byte == string.quote {
                if closes(string, bytes) {
                    if string.isMultiline, cutMultilineStringShort(bytes, string, segmentStart: start) { return }
                    return closeString(bytes, string, segmentStart: start)
                }
                position += 1
            } else if byte == UInt8(ascii: "\\") {
                guard hasPounds(bytes, at: position + 1, count: string.pounds) else {
                    position += 1
                    continue
                }
                let next = position + 1 + string.pounds
                if next < bytes.count, bytes[next] == UInt8(ascii: "(") {
                    return openInterpolation(bytes, segmentStart: start, end: next + 1)
                }
                scanEscape(bytes, string, at: next)
            } else if byte == 0x0A || byte == 0x0D {
                guard string.isMultiline else { break }
                position += 1
            } else {
                position += 1
            }
        }
        if position > start { append(.stringSegment, start) }
        cutStringShort(bytes)
    }

    private func closes(_ string: OpenString, _ bytes: Span<UInt8>) -> Bool {
        guard string.isMultiline else { return hasPounds(bytes, at: position + 1, count: string.pounds) }
        return position + 2 < bytes.count && bytes[position + 1] == UInt8(ascii: "\"") && bytes[position + 2] == UInt8(ascii: "\"")
            && hasPounds(bytes, at: position + 3, count: string.pounds)
    }

    private mutating func closeString(_ bytes: Span<UInt8>, _ string: OpenString, segmentStart: Int) {
        if position > segmentStart { append(.stringSegment, segmentStart) }
        let start = position
        position += (string.isMultiline ? 3 : 1) + string.pounds
        append(.stringEnd, start)
        popString()
        if string.isMultiline { checkIndentation(bytes, string) }
    }

    private mutating func popString() {
        guard let string = openStrings.popLast() else { return }
        parentheses = string.outerParentheses
        newlineEndsInterpolation = parentheses >= 0 && !(openStrings.last?.isMultiline ?? true)
    }

    /// An escape whose character stands at `index`.
    private mutating func scanEscape(_ bytes: Span<UInt8>, _ string: OpenString, at index: Int) {
        let start = position
        position = min(index + 1, bytes.count)
        guard index < bytes.count else { return }
        switch bytes[index] {
        case UInt8(ascii: "0"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"), UInt8(ascii: "\""), UInt8(ascii: "'"),
            UInt8(ascii: "\\"):
            return
        case UInt8(ascii: "u"):
            var end = position
            guard end < bytes.count, bytes[end] == UInt8(ascii: "{") else { break }
            end += 1
            var value: UInt32 = 0
            let digits = end
            while end < bytes.count, let digit = Character(UnicodeScalar(bytes[end])).hexDigitValue, end - digits < 8 {
                value = value << 4 | UInt32(digit)
                end += 1
            }
            guard end < bytes.count, bytes[end] == UInt8(ascii: "}"), end > digits, UnicodeScalar(value) != nil else { break }
            position = end + 1
            return
        case 0x0A, 0x0D, UInt8(ascii: " "), UInt8(ascii: "\t"):
            // `\` at the end of a line of a multi-line literal takes the line break out.
            var end = index
            while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") { end += 1 }
            position = end
            if string.isMultiline, end < bytes.count, bytes[end] == 0x0A || bytes[end] == 0x0D { return }
        default: break
        }
        report(.invalidEscape, start, position, "found an escape sequence that Swift does not have")
    }

    // MARK: Interpolations

    private mutating func openInterpolation(_ bytes: Span<UInt8>, segmentStart: Int, end: Int) {
        if position > segmentStart { append(.stringSegment, segmentStart) }
        let start = position
        position = end
        append(.interpolationStart, start)
        let last = openStrings.count - 1
        openStrings[last].interpolation = start
        newlineEndsInterpolation = !openStrings[last].isMultiline
        parentheses = 0
    }

    /// Called after the `)` of the innermost interpolation: scans on in its string.
    mutating func closeInterpolation(_ bytes: Span<UInt8>, _ flags: TokenFlags) {
        append(.interpolationEnd, position - 1, flags)
        parentheses = -1
        newlineEndsInterpolation = false
        scanString(bytes)
    }

    /// Ends the innermost interpolation and its string where a line break or the end of the file forbids to go on.
    mutating func cutInterpolationShort(_ bytes: Span<UInt8>) {
        guard let string = openStrings.last else { return }
        append(.interpolationEnd, position)
        // Of strings in interpolations of strings, all of which break off here, the outermost is told.
        if openStrings.count == 1 || openStrings[openStrings.count - 2].isMultiline && position < bytes.count {
            report(
                .unterminatedInterpolation, string.interpolation, string.interpolation + 2 + string.pounds,
                "found the end of \(position < bytes.count ? "the line" : "the file") in an interpolation, expected `)`")
        }
        append(.stringEnd, position)
        popString()
    }

    /// Ends the innermost string where a line break or the end of the file forbids to go on.
    private mutating func cutStringShort(_ bytes: Span<UInt8>) {
        guard let string = openStrings.last else { return }
        append(.stringEnd, position)
        let isInnermostToTell = openStrings.count == 1 || openStrings[openStrings.count - 2].isMultiline && position < bytes.count
        if isInnermostToTell {
            let quotes = string.isMultiline ? "\"\"\"" : String(UnicodeScalar(string.quote))
            report(
                .unterminatedString, string.start, string.start + string.pounds + (string.isMultiline ? 3 : 1),
                "found the end of \(string.isMultiline || position >= bytes.count ? "the file" : "the line") in a string, expected "
                    + "`\(quotes)\(String(repeating: "#", count: string.pounds))`")
        }
        popString()
    }

    // MARK: Multi-line literals

    /// Quotes after text on their line close no multi-line literal; as a rule they open the next one, and this one's are missing. The
    /// literal is ended before that line then, so that the rest of the file is not taken for the opposite of what it is.
    private mutating func cutMultilineStringShort(_ bytes: Span<UInt8>, _ string: OpenString, segmentStart: Int) -> Bool {
        let opening = string.start + string.pounds + 3
        var lineStart = position
        var isAlone = true
        while lineStart > opening, bytes[lineStart - 1] != 0x0A, bytes[lineStart - 1] != 0x0D {
            lineStart -= 1
            if bytes[lineStart] != UInt8(ascii: " "), bytes[lineStart] != UInt8(ascii: "\t") { isAlone = false }
        }
        // The quotes must end their line, as opening ones do, and stand on another line than those that opened the literal.
        let end = position + 3 + string.pounds
        guard !isAlone, lineStart > opening, end >= bytes.count || bytes[end] == 0x0A || bytes[end] == 0x0D else { return false }
        // An interpolation on that line is taken back, unless it began on an earlier one.
        var count = kinds.count
        while count > string.startToken + 1, Int(starts[count - 1]) >= lineStart { count -= 1 }
        guard kinds[count - 1] == .stringSegment || kinds[count - 1] == .stringStart || kinds[count - 1] == .interpolationEnd else {
            return false
        }
        kinds.removeSubrange(count...)
        starts.removeSubrange(count...)
        ends.removeSubrange(count...)
        flags.removeSubrange(count...)
        if Int(ends[count - 1]) > lineStart { ends[count - 1] = UInt32(truncatingIfNeeded: lineStart) }
        diagnostics.removeAll { Int($0.range.start) > string.start }
        position = lineStart
        if segmentStart < lineStart { append(.stringSegment, segmentStart) }
        append(.stringEnd, lineStart)
        report(
            .unterminatedString, string.start, string.start + string.pounds + 3,
            "found the beginning of another string in a string, expected `\"\"\"\(String(repeating: "#", count: string.pounds))` before it")
        popString()
        return true
    }

    private mutating func checkMultilineOpening(_ bytes: Span<UInt8>) {
        guard position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D else { return }
        report(
            .multilineStringDelimiter, position, position + 1, "found text after the opening `\"\"\"`, expected a line break")
    }

    /// The closing quotes stand alone on their line, and every line begins with the white space before them.
    private mutating func checkIndentation(_ bytes: Span<UInt8>, _ string: OpenString) {
        let quotes = Int(starts[kinds.count - 1])
        var lineStart = quotes
        while lineStart > string.start, bytes[lineStart - 1] != 0x0A, bytes[lineStart - 1] != 0x0D { lineStart -= 1 }
        var index = lineStart
        while index < quotes {
            guard bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t") else {
                report(
                    .multilineStringDelimiter, quotes, quotes + 3,
                    "found text before the closing `\"\"\"`, expected it on a line of its own")
                return
            }
            index += 1
        }
        let indentation = quotes - lineStart
        guard indentation > 0 else { return }
        // Only text of the literal itself counts: lines inside its interpolations are indented as they like.
        var depth = 0
        for token in string.startToken + 1..<kinds.count {
            switch kinds[token] {
            case .interpolationStart: depth += 1
            case .interpolationEnd: depth -= 1
            case .stringSegment where depth == 0:
                if let line = firstLineIndentedLess(bytes, Int(starts[token]), Int(ends[token]), lineStart, indentation, quotes) {
                    report(
                        .multilineStringIndentation, line, line,
                        "found a line that is indented less than the closing `\"\"\"` of its string")
                    return
                }
            default: break
            }
        }
    }

    /// The first line start in a segment that lacks the indentation; blank lines need none.
    private func firstLineIndentedLess(
        _ bytes: Span<UInt8>, _ start: Int, _ end: Int, _ model: Int, _ indentation: Int, _ quotes: Int
    ) -> Int? {
        var index = start
        while index < end {
            let byte = bytes[index]
            index += 1
            guard byte == 0x0A || byte == 0x0D && !(index < end && bytes[index] == 0x0A) else { continue }
            var offset = 0
            while offset < indentation, index + offset < quotes, bytes[index + offset] == bytes[model + offset] { offset += 1 }
            if offset == indentation { continue }
            var rest = index + offset
            while rest < quotes, bytes[rest] == UInt8(ascii: " ") || bytes[rest] == UInt8(ascii: "\t") { rest += 1 }
            if rest < quotes, bytes[rest] != 0x0A, bytes[rest] != 0x0D { return index }
        }
        return nil
    }
}
