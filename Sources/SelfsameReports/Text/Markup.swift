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

/// Text in a cell of a Markdown table. What stands in backticks is left as it is, a bar aside, which would end the cell even there.
func markdownCell(_ text: some StringProtocol) -> String {
    var result = ""
    var isCode = false
    for character in printable(text) {
        switch character {
        case "`":
            isCode.toggle()
            result.append(character)
        case "|": result += "\\|"
        case "<" where !isCode: result += "&lt;"
        case "&" where !isCode: result += "&amp;"
        case "*", "_", "[", "]", "\\":
            if !isCode { result += "\\" }
            result.append(character)
        default: result.append(character)
        }
    }
    return result
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
