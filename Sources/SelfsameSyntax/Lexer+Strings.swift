// String literals: quotes, pounds, text, escapes and interpolations. A string that breaks off still gets its `stringEnd`, and each of its
// open interpolations an `interpolationEnd`, so that what follows is read as code again.

extension Lexer {
    /// The opening quotes at `position`, with `pounds` pounds before them from `start` on.
    mutating func openString(_ bytes: Span<UInt8>, at start: Int, pounds: Int) -> TokenKind {
        let quote = bytes[position]
        let isMultiline = quote == UInt8(ascii: "\"") && isMultilineOpening(bytes, pounds: pounds)
        position += isMultiline ? 3 : 1
        openStrings.append(
            OpenString(
                quote: quote, isMultiline: isMultiline, pounds: pounds, start: start, interpolation: start, outerParentheses: parentheses))
        if quote == UInt8(ascii: "'") {
            report(.singleQuotedString, start, position, "found a single quote, expected `\"` around a string")
        }
        if isMultiline { checkMultilineOpening(bytes) }
        mode = .text
        return .stringStart
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

    /// The token at `position` inside a string: text, `\(`, the closing quotes, or an empty one where the string is cut short.
    mutating func nextInString(_ bytes: Span<UInt8>) -> TokenKind {
        switch mode {
        case .interpolationCutShort: return cutInterpolationShort(isAtEnd: position >= bytes.count)
        case .stringCutShort:
            popString()
            return .stringEnd
        case .code, .text: break
        }
        // No string is open in this mode; not reached.
        guard let string = openStrings.last else { return .unknown }
        let start = position
        let next = scanText(bytes, string)
        if position > start {
            if string.isMultiline { openStrings[openStrings.count - 1].segments.append(start..<position) }
            return .stringSegment
        }
        switch next {
        case .quotes:
            if string.isMultiline, let line = lineWithTextBefore(position, bytes, string) {
                suspectLine = line
                return .stringEnd
            }
            position += (string.isMultiline ? 3 : 1) + string.pounds
            closeString(bytes, string, quotes: start)
            return .stringEnd
        case .interpolation:
            position += 2 + string.pounds
            openStrings[openStrings.count - 1].interpolation = start
            newlineEndsInterpolation = !string.isMultiline
            parentheses = 0
            mode = .code
            return .interpolationStart
        case .nothing:
            return cutStringShort(bytes, string)
        }
    }

    /// What ends a stretch of text.
    private enum TextEnd {
        case quotes, interpolation, nothing
    }

    /// Moves over text up to what ends it.
    private mutating func scanText(_ bytes: Span<UInt8>, _ string: OpenString) -> TextEnd {
        var index = position
        var seen: UInt8 = 0
        defer {
            position = index
            seenBytes |= seen
        }
        let quote = string.quote
        let isMultiline = string.isMultiline
        while index < bytes.count {
            let byte = bytes[index]
            seen |= byte
            if byte == quote {
                if closes(string, bytes, at: index) { return .quotes }
                index += 1
            } else if byte == UInt8(ascii: "\\") {
                guard hasPounds(bytes, at: index + 1, count: string.pounds) else {
                    index += 1
                    continue
                }
                let next = index + 1 + string.pounds
                if next < bytes.count, bytes[next] == UInt8(ascii: "(") { return .interpolation }
                position = index
                scanEscape(bytes, string, at: next)
                index = position
            } else if byte == 0x0A || byte == 0x0D, !isMultiline {
                return .nothing
            } else {
                index += 1
            }
        }
        return .nothing
    }

    private func closes(_ string: OpenString, _ bytes: Span<UInt8>, at position: Int) -> Bool {
        guard string.isMultiline else { return hasPounds(bytes, at: position + 1, count: string.pounds) }
        return position + 2 < bytes.count && bytes[position + 1] == UInt8(ascii: "\"") && bytes[position + 2] == UInt8(ascii: "\"")
            && hasPounds(bytes, at: position + 3, count: string.pounds)
    }

    /// Leaves the innermost string, whose closing quotes were at `quotes`.
    mutating func closeString(_ bytes: Span<UInt8>, _ string: OpenString, quotes: Int) {
        if string.isMultiline { checkIndentation(bytes, string, quotes: quotes) }
        popString()
    }

    /// Goes on in what surrounds the innermost string.
    mutating func popString() {
        mode = .code
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

    // MARK: Strings that break off

    /// Of strings in interpolations of strings that all break off here, the outermost is told.
    private func isOutermostToBreakOff(isAtEnd: Bool) -> Bool {
        openStrings.count == 1 || openStrings[openStrings.count - 2].isMultiline && !isAtEnd
    }

    /// Ends the innermost interpolation where a line break or the end of the file forbids to go on.
    mutating func cutInterpolationShort(isAtEnd: Bool) -> TokenKind {
        if let string = openStrings.last, isOutermostToBreakOff(isAtEnd: isAtEnd) {
            report(
                .unterminatedInterpolation, string.interpolation, string.interpolation + 2 + string.pounds,
                "found the end of \(isAtEnd ? "the file" : "the line") in an interpolation, expected `)`")
        }
        mode = .stringCutShort
        return .interpolationEnd
    }

    /// Ends the innermost string where a line break or the end of the file forbids to go on.
    private mutating func cutStringShort(_ bytes: Span<UInt8>, _ string: OpenString) -> TokenKind {
        let isAtEnd = position >= bytes.count
        if isOutermostToBreakOff(isAtEnd: isAtEnd) {
            let quotes = string.isMultiline ? "\"\"\"" : String(UnicodeScalar(string.quote))
            report(
                .unterminatedString, string.start, string.start + string.pounds + (string.isMultiline ? 3 : 1),
                "found the end of \(string.isMultiline || isAtEnd ? "the file" : "the line") in a string, expected "
                    + "`\(quotes)\(String(repeating: "#", count: string.pounds))`")
        }
        popString()
        return .stringEnd
    }

    // MARK: Multi-line literals

    private mutating func checkMultilineOpening(_ bytes: Span<UInt8>) {
        guard position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D else { return }
        report(
            .multilineStringDelimiter, position, position + 1, "found text after the opening `\"\"\"`, expected a line break")
    }

    /// The start of the line of the quotes at `quotes` if something stands before them there; nil on the line of the opening quotes.
    private func lineWithTextBefore(_ quotes: Int, _ bytes: Span<UInt8>, _ string: OpenString) -> Int? {
        let opening = string.start + string.pounds + 3
        var lineStart = quotes
        var isAlone = true
        while lineStart > opening, bytes[lineStart - 1] != 0x0A, bytes[lineStart - 1] != 0x0D {
            lineStart -= 1
            if bytes[lineStart] != UInt8(ascii: " "), bytes[lineStart] != UInt8(ascii: "\t") { isAlone = false }
        }
        return isAlone || lineStart <= opening ? nil : lineStart
    }

    /// The closing quotes stand alone on their line, and every line begins with the white space before them.
    private mutating func checkIndentation(_ bytes: Span<UInt8>, _ string: OpenString, quotes: Int) {
        var lineStart = quotes
        while lineStart > string.start, bytes[lineStart - 1] != 0x0A, bytes[lineStart - 1] != 0x0D { lineStart -= 1 }
        for index in lineStart..<quotes where bytes[index] != UInt8(ascii: " ") && bytes[index] != UInt8(ascii: "\t") {
            report(
                .multilineStringDelimiter, quotes, quotes + 3, "found text before the closing `\"\"\"`, expected it on a line of its own")
            return
        }
        let indentation = quotes - lineStart
        guard indentation > 0 else { return }
        // Only text of the literal itself counts: lines inside its interpolations are indented as they like.
        for segment in string.segments {
            if let line = firstLineIndentedLess(bytes, segment.lowerBound, segment.upperBound, lineStart, indentation, quotes) {
                report(
                    .multilineStringIndentation, line, line,
                    "found a line that is indented less than the closing `\"\"\"` of its string")
                return
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
