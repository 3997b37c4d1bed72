// Text from source files and paths as it may be shown. Whatever could steer a terminal or turn the direction of writing is shown as an
// escape, so what is seen is what stands there.

/// `text` with control characters, line separators and marks that change the direction of writing as `\u{1B}` escapes.
/// Line breaks become `\n`, `\r`; tabs stay.
public func printable(_ text: some StringProtocol) -> String {
    guard !isPlain(text), text.unicodeScalars.contains(where: isUnprintable) else { return String(text) }
    var result = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\n": result += "\\n"
        case "\r": result += "\\r"
        case _ where isUnprintable(scalar): result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result
}

/// Lines of source as a terminal may show them.
public func printableLines(_ text: String) -> String {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        // Before a line break a carriage return does nothing; elsewhere it would write over the line.
        printable(String(line.last == "\r" ? line.dropLast() : line))
    }.joined(separator: "\n")
}

/// Whether text is printable ASCII alone, as nearly all source is: such text is shown as it is, and each byte takes a column.
func isPlain(_ text: some StringProtocol) -> Bool { text.utf8.allSatisfy { 0x20...0x7E ~= $0 } }

/// Whether a scalar must not reach a terminal as it is. Tabs may.
func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09: false
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x061C, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
}

/// Source text on one line: every run of white space becomes one space, and what is longer than `limit` characters ends in `…`.
public func oneLine(_ text: some StringProtocol, limit: Int = .max) -> String {
    if text.utf8.count <= limit, isOneLine(text) { return String(text) }
    let line = printable(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    return line.count <= limit ? line : wholeWords(line.prefix(max(0, limit - 1))) + "…"
}

/// Whether text is printable ASCII with single spaces between words.
private func isOneLine(_ text: some StringProtocol) -> Bool {
    let space = UInt8(ascii: " ")
    var last = space
    for byte in text.utf8 {
        guard 0x20...0x7E ~= byte, byte != space || last != space else { return false }
        last = byte
    }
    return last != space || text.isEmpty
}

/// Code on one line that can be pasted: nil where it is long, or where lines cannot be joined.
func inlineCode(_ code: String, limit: Int = 200) -> String? {
    let lines = code.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " || $0 == "\t" } }.filter { !$0.isEmpty }
    guard let first = lines.first, lines.dropFirst().allSatisfy({ $0.hasPrefix(".") || $0.hasPrefix("? ") || $0.hasPrefix(": ") }),
        !code.contains("//")
    else { return nil }
    let line = lines.dropFirst().reduce(String(first)) { $0 + ($1.hasPrefix(".") ? "" : " ") + $1 }
    return line.count <= limit ? printable(line) : nil
}
