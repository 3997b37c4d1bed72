// `Localizable.strings` and `Localizable.stringsdict`: the keys of a table, each with its format. Generators make code of both.

import SelfsameSystem

/// A text of a table.
struct TableEntry {
    var key: String
    /// The text, with variables of plurals replaced by what they are formatted by.
    var format: Format
    /// The names of the variables, by the number of the argument.
    var names: [Int: String] = [:]
}

/// The texts of a table in one language.
struct StringsTable {
    /// The name of the table: `Localizable`.
    var name: String
    private(set) var entries: [TableEntry] = []

    /// Whether a file is a table, by its name.
    static func isTable(_ file: some StringProtocol) -> Bool { file.hasSuffix(".strings") || file.hasSuffix(".stringsdict") }

    /// Reads a file; nil where it cannot be read or is no table.
    init?(path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let file = lastPathComponent(path)
        name = String(file[..<(file.lastIndex(of: ".") ?? file.endIndex)])
        if file.hasSuffix(".stringsdict") {
            guard let plurals = try? PropertyListDecoder().decode([String: PluralValue].self, from: data) else { return nil }
            for (key, value) in plurals.sorted(by: { $0.key < $1.key }) { if let entry = value.entry(key) { entries.append(entry) } }
        } else {
            let bytes = [UInt8](data)
            var reader = StringsReader(text(of: bytes))
            while let (key, value) = reader.next() { entries.append(TableEntry(key: key, format: Format(value))) }
        }
    }
}

/// The text of a file in UTF-8 or, as Xcode used to write tables, UTF-16.
private func text(of bytes: [UInt8]) -> String {
    guard bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) else { return String(decoding: bytes, as: UTF8.self) }
    let isLittle = bytes[0] == 0xFF
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
        let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
        return isLittle ? second << 8 | first : first << 8 | second
    }
    return String(decoding: units, as: UTF16.self)
}

/// Reads `"key" = "text";` and comments. What does not look like that ends the table.
private struct StringsReader {
    private var rest: Substring.UnicodeScalarView

    init(_ text: String) { rest = text[...].unicodeScalars }

    mutating func next() -> (key: String, value: String)? {
        skipBlank()
        guard let key = word() else { return nil }
        skipBlank()
        guard rest.first == "=" else { return rest.first == ";" ? skippingEnd((key, key)) : nil }
        rest.removeFirst()
        skipBlank()
        guard let value = word() else { return nil }
        return skippingEnd((key, value))
    }

    private mutating func skippingEnd(_ pair: (key: String, value: String)) -> (key: String, value: String) {
        skipBlank()
        if rest.first == ";" { rest.removeFirst() }
        return pair
    }

    private mutating func word() -> String? {
        guard let first = rest.first else { return nil }
        var result = String.UnicodeScalarView()
        guard first == "\"" else {
            while let character = rest.first, character.properties.isAlphabetic || "0123456789_.-$/:".unicodeScalars.contains(character) {
                result.append(character)
                rest.removeFirst()
            }
            return result.isEmpty ? nil : String(result)
        }
        rest.removeFirst()
        while let character = rest.popFirst(), character != "\"" {
            guard character == "\\", let escaped = rest.popFirst() else {
                result.append(character)
                continue
            }
            switch escaped {
            case "n": result.append("\n")
            case "t": result.append("\t")
            case "U", "u":
                let digits = rest.prefix(4)
                rest = rest.dropFirst(4)
                result.append(UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}")
            default: result.append(escaped)
            }
        }
        return String(result)
    }

    /// Passes over blanks and comments.
    private mutating func skipBlank() {
        while let first = rest.first {
            if first.properties.isWhitespace || first == "\u{FEFF}" {
                rest.removeFirst()
            } else if first == "/", rest.dropFirst().first == "/" {
                while let character = rest.first, !character.properties.isWhitespace || character == " " || character == "\t" {
                    rest.removeFirst()
                }
            } else if first == "/", rest.dropFirst().first == "*" {
                rest = rest.dropFirst(2)
                while let character = rest.popFirst(), character != "*" || rest.first != "/" {}
                if rest.first == "/" { rest.removeFirst() }
            } else {
                return
            }
        }
    }
}

/// What a `.stringsdict` has for a key: its format, and the rules of its variables.
private indirect enum PluralValue: Decodable {
    case text(String)
    case map([String: PluralValue])
    case other

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let map = try? container.decode([String: PluralValue].self) {
            self = .map(map)
        } else {
            self = .other
        }
    }

    subscript(key: String) -> PluralValue? { if case .map(let map) = self { map[key] } else { nil } }
    var text: String? { if case .text(let text) = self { text } else { nil } }

    /// The entry of a plural; nil for texts that vary by width.
    func entry(_ key: String) -> TableEntry? {
        guard let written = self["NSStringLocalizedFormatKey"]?.text else { return nil }
        let format = Format(written)
        var text = ""
        var names: [Int: String] = [:]
        for (position, specifier) in format.arguments {
            guard let variable = specifier.reference else {
                text += "%\(position)$\(specifier.length)\(specifier.conversion)"
                continue
            }
            guard let type = self[variable]?["NSStringFormatValueTypeKey"]?.text else { return nil }
            text += "%\(position)$\(type)"
            names[position] = variable
        }
        return TableEntry(key: key, format: Format(text), names: names)
    }
}
