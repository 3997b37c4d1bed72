// Text inside of other formats: XML, Markdown, CSV, URIs. Each escapes all that its format gives a meaning to.

/// Text as the content of an XML element or attribute. Control characters, which XML cannot hold, are shown as escapes.
func xml(_ text: some StringProtocol) -> String {
    var result = ""
    for character in printable(text).unicodeScalars {
        switch character {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        case "\"": result += "&quot;"
        case "'": result += "&apos;"
        case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
        default: result.unicodeScalars.append(character)
        }
    }
    return result
}

/// Text in a cell of a Markdown table. What stands in backticks becomes code; in the rest nothing is left that makes markup, names a person
/// or points to an issue.
func markdownCell(_ text: some StringProtocol) -> String {
    let parts = printable(text).split(separator: "`", omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
        if index.isMultiple(of: 2) { return entities(in: part) }
        // The last backtick of an odd number begins nothing.
        return index == parts.count - 1 ? entities(in: "`" + part) : markdownCode(part)
    }.joined()
}

/// Text as code in a cell of a Markdown table. Backticks cannot hold a backtick, nor reliably a bar or a backslash before one, which would
/// end the cell: text with these is code by its tags.
func markdownCode(_ text: some StringProtocol) -> String {
    let text = printable(text)
    if text.allSatisfy({ $0 == " " }) { return "" }
    let needsTags = text.contains { "`|\\".contains($0) } || text.hasPrefix(" ") || text.hasSuffix(" ")
    return needsTags ? "<code>\(entities(in: text))</code>" : "`\(text)`"
}

/// Text with every character that Markdown or HTML may give a meaning to as a reference, which has none.
private func entities(in text: some StringProtocol) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
        switch scalar {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        case "\\", "`", "*", "_", "~", "[", "]", "|", "@", "#", "!", "$": result += "&#\(scalar.value);"
        default: result.unicodeScalars.append(scalar)
        }
    }
}

/// A field of a CSV line as RFC 4180 has it: in quotes where it needs them.
func csvField(_ text: some StringProtocol) -> String {
    let text = printable(text)
    guard text.contains(where: { $0 == "," || $0 == "\"" }) else { return text }
    return "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
}

/// A path as a URI reference: everything but letters, digits and `-._~/` as `%` and two digits. A path from the root becomes a `file` URI.
func uri(ofPath path: String) -> String {
    var result = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
            result.unicodeScalars.append(Unicode.Scalar(byte))
        default:
            let digits = String(byte, radix: 16, uppercase: true)
            result += digits.utf8.count == 1 ? "%0" + digits : "%" + digits
        }
    }
    return result
}
