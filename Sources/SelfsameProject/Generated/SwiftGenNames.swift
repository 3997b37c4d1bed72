// The identifiers that SwiftGen makes of keys and names: the filters `swiftIdentifier:"pretty"` and `lowerFirstWord` of StencilSwiftKit, which all of
// its own templates use.

/// The name of a type: `key.in_a-group` is `KeyInAGroup`.
func swiftGenType(_ name: some StringProtocol) -> String {
    let normal = underscored(
        name.split(omittingEmptySubsequences: false, whereSeparator: { !$0.isIdentifierTail }).map(upperFirst).joined(separator: "_"))
    return underscored(camelCase(normal))
}

/// The name of a member: that of a type with its first word in lower case, `URLChooser` as `urlChooser`.
func swiftGenMember(_ name: some StringProtocol) -> String { lowerFirstWord(swiftGenType(name)) }

private func upperFirst(_ text: some StringProtocol) -> String { text.prefix(1).uppercased() + text.dropFirst() }

private func underscored(_ text: String) -> String {
    guard let first = text.first else { return "" }
    return first.isNumber ? "_" + text : text
}

/// The words between underscores, each with a capital first; where nothing is in lower case, each with a capital only first.
private func camelCase(_ text: String) -> String {
    if text.utf8.contains(where: { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }) {
        return text.split(separator: "_").map(upperFirst).joined()
    }
    var words = ""
    for character in text {
        if let last = words.last, last.isNumber, character.isUppercase { words += "_" }
        words.append(character)
    }
    return words.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined()
}

private func lowerFirstWord(_ text: String) -> String {
    let capitals = text.prefix { $0.isUppercase }.count
    let next = text.dropFirst(capitals).first
    let lowered = capitals > 1 && next?.isLowercase == true ? capitals - 1 : capitals
    return text.prefix(lowered).lowercased() + text.dropFirst(lowered)
}

extension Character {
    /// Whether a Swift identifier may go on with it.
    fileprivate var isIdentifierTail: Bool {
        self == "_" || unicodeScalars.allSatisfy { $0.properties.isXIDContinue || $0.properties.isEmojiPresentation }
    }
}
