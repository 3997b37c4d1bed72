// Source as the page shows it: lines without their common indentation, in which words, strings, numbers and comments are marked. A mark is a
// tab and a letter; it holds to the next one. No other tab is left, since tabs are shown as spaces.

import SelfsameSyntax

/// The lines of one file.
struct StyledLines {
    private let source: SourceFile
    private let tokens: TokenBuffer

    init(source: SourceFile, tokens: TokenBuffer) {
        self.source = source
        self.tokens = tokens
    }

    /// How a piece of source is shown.
    private enum Style: String {
        case plain = "-"
        case keyword = "k"
        case string = "s"
        case number = "n"
        case type = "t"
        case comment = "c"
    }

    /// Characters of a line that are shown.
    private static let lineLength = 600

    /// Lines by number, from 1; those beyond the end are left out.
    subscript(numbers: ClosedRange<Int>) -> [String] {
        let numbers = numbers.clamped(to: 1...max(1, source.lineStarts.count))
        var token = firstToken(after: source.lineStarts[numbers.lowerBound - 1])
        let lines = numbers.map { line($0, &token) }
        let indent = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return lines.map { String($0.dropFirst(min(indent, $0.count))) }
    }

    /// One line. `token` is the first token that ends after its start, and becomes that of the next line.
    private func line(_ number: Int, _ token: inout Int) -> String {
        var position = Int(source.lineStarts[number - 1])
        var end = number < source.lineStarts.count ? Int(source.lineStarts[number]) : source.bytes.count
        while end > position, source.bytes[end - 1] == 0x0A || source.bytes[end - 1] == 0x0D { end -= 1 }
        var line = ""
        var style = Style.plain
        var count = 0
        func add(to next: Int, as nextStyle: Style) {
            defer { position = max(position, next) }
            guard position < min(next, end), count < Self.lineLength else { return }
            var text = expanded(String(decoding: source.bytes[position..<min(next, end)], as: UTF8.self))[...]
            if line.isEmpty {
                line += text.prefix { $0 == " " }
                text = text.drop { $0 == " " }
            }
            if nextStyle != style, !text.allSatisfy({ $0 == " " }) {
                style = nextStyle
                line += "\t" + style.rawValue
            }
            line += text.prefix(Self.lineLength - count)
            count += text.count
            if count > Self.lineLength { line += "\t-…" }
        }
        while token < tokens.count, position < end {
            // What stands between tokens is space or comments.
            add(to: min(end, Int(tokens.starts[token])), as: .comment)
            add(to: min(end, Int(tokens.end(token))), as: tokenStyle(token))
            if Int(tokens.end(token)) > end { break }
            token += 1
        }
        while token < tokens.count - 1, Int(tokens.end(token)) <= end { token += 1 }
        return line.trailingSpacesRemoved
    }

    private func firstToken(after offset: UInt32) -> Int {
        (0..<tokens.count).partitioningIndex { tokens.end($0) > offset }
    }

    private func tokenStyle(_ token: Int) -> Style {
        switch tokens.kinds[token] {
        case .stringStart, .stringSegment, .stringEnd, .regexLiteral: .string
        case .integerLiteral, .floatLiteral: .number
        case .someKeyword, .anyKeyword, .poundIf, .poundElseif, .poundElse, .poundEndif, .poundAvailable, .poundUnavailable: .keyword
        case let kind where kind.isReservedKeyword: .keyword
        case .identifier where source.bytes[Int(tokens.starts[token])] < UInt8(ascii: "a"): isCapital(token) ? .type : .plain
        default: .plain
        }
    }

    private func isCapital(_ token: Int) -> Bool {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(source.bytes[Int(tokens.starts[token])])
    }
}
