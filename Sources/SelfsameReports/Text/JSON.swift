// The one way in which JSON is written: keys sorted, so that equal results are equal texts, and nothing in it that steers a terminal.

import SelfsameSystem

/// A value as JSON text with a line break at the end.
public func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return escaped(String(decoding: try encoder.encode(value), as: UTF8.self), where: isUnprintable) + "\n"
}

/// A value as JSON that can stand in a `script` element of HTML: on one line, and with nothing that could end the element or open a comment.
func scriptJSON(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return escaped(String(decoding: try encoder.encode(value), as: UTF8.self)) {
        $0 == "<" || $0 == ">" || $0 == "&" || isUnprintable($0)
    }
}

/// The encoder leaves control characters above ASCII and marks of direction as they are. They can stand in strings only, where an escape
/// means the same.
private func escaped(_ text: String, where isSpecial: (Unicode.Scalar) -> Bool) -> String {
    func mustEscape(_ scalar: Unicode.Scalar) -> Bool { scalar != "\n" && isSpecial(scalar) }
    guard text.unicodeScalars.contains(where: mustEscape) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
        if mustEscape(scalar) {
            let digits = String(scalar.value, radix: 16)
            result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
            result.unicodeScalars.append(scalar)
        }
    }
    return result
}
