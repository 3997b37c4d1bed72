// The symbols that Xcode 26 and later make of string catalogs, where a target asks for them: for each key that is managed by hand a static member of
// `LocalizedStringResource`, a function where its text has arguments. The members of a table other than `Localizable` are in an enumeration of its
// name. As with assets, every name that Xcode may make is described, and any other declaration of it goes before.
//
// Source: files that `xcstringstool generate-symbols` has written in public projects; swift-build's `XCStringsCompilerSpec` says when it is run.

import SelfsameSystem

/// A string catalog: a table of texts in all languages.
struct StringCatalog {
    /// The name of the table.
    var table: String
    private var members: Set<String> = []

    /// Whether a file is a catalog, by its name.
    static func isCatalog(_ file: some StringProtocol) -> Bool { file.hasSuffix(".xcstrings") }

    /// The symbols of some catalogs, as Swift; nil where there are none.
    static func source(of catalogs: [StringCatalog]) -> String? {
        var tables: [String: Set<String>] = [:]
        for catalog in catalogs { tables[catalog.table == "Localizable" ? "" : catalog.scope, default: []].formUnion(catalog.members) }
        var text = ""
        for (scope, members) in tables.sorted(by: { $0.key < $1.key }) where !members.isEmpty {
            let indent = scope.isEmpty ? "  " : "    "
            if !scope.isEmpty { text += "  public enum `\(scope)` {\n" }
            for member in members.sorted() { text += "\(indent)@_disfavoredOverload public static \(member)\n" }
            if !scope.isEmpty { text += "  }\n" }
        }
        if text.isEmpty { return nil }
        return "import Foundation\n@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)\nextension LocalizedStringResource {\n\(text)}\n"
    }

    /// Reads a catalog of a table.
    init(table: String, reading bytes: [UInt8]) {
        self.table = table
        var language = "en"
        var scanner = JSONScanner(bytes)
        scanner.visitKeys { key, scanner in
            guard key == "sourceLanguage" else { return true }
            language = scanner.string() ?? language
            return false
        }
        scanner = JSONScanner(bytes)
        scanner.forEachKey { key, scanner in
            guard key == "strings" else { return }
            scanner.forEachKey { key, scanner in
                var entry = Entry(key: key)
                entry.read(&scanner, language)
                if entry.isManual { members.formUnion(entry.members) }
            }
        }
    }

    /// The enumeration of the table's symbols.
    private var scope: String {
        let words = table.split { !$0.isLetter && !$0.isNumber }
        return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}

/// A text in a catalog.
private struct Entry {
    /// A variable of a text, with what it is formatted by.
    struct Variable {
        var name: String
        var position: Int?
        var format = "lld"
    }

    var key: String
    var isManual = false
    /// The text in the language of the source, where it is one text.
    var value: String?
    /// The first of its plural forms.
    var variation: String?
    var variables: [Variable] = []

    init(key: String) { self.key = key }

    mutating func read(_ scanner: inout JSONScanner, _ language: String) {
        scanner.forEachKey { key, scanner in
            switch key {
            case "extractionState": isManual = scanner.string() == "manual"
            case "localizations":
                scanner.forEachKey { key, scanner in if key == language { readLocalization(&scanner) } }
            default: break
            }
        }
    }

    private mutating func readLocalization(_ scanner: inout JSONScanner) {
        scanner.forEachKey { key, scanner in
            switch key {
            case "stringUnit": value = Self.unit(&scanner) ?? value
            case "substitutions":
                scanner.forEachKey { name, scanner in
                    var variable = Variable(name: name)
                    scanner.forEachKey { key, scanner in
                        if key == "argNum" { variable.position = scanner.number() }
                        if key == "formatSpecifier" { variable.format = scanner.string() ?? variable.format }
                    }
                    variables.append(variable)
                }
            case "variations": readVariations(&scanner, depth: 0)
            default: break
            }
        }
    }

    private mutating func readVariations(_ scanner: inout JSONScanner, depth: Int) {
        guard depth < 8 else { return }
        scanner.forEachKey { key, scanner in
            if key == "stringUnit" {
                // The longest has every argument: `one` may spell its number out.
                let text = Self.unit(&scanner) ?? ""
                if Format(text).specifiers.count >= Format(variation ?? "").specifiers.count { variation = text }
            } else {
                readVariations(&scanner, depth: depth + 1)
            }
        }
    }

    private static func unit(_ scanner: inout JSONScanner) -> String? {
        var result: String?
        scanner.forEachKey { key, scanner in if key == "value" { result = scanner.string() } }
        return result
    }

    // MARK: Symbols

    /// What Xcode may declare: it depends on whether the key or the text says the arguments.
    var members: Set<String> {
        let key = Format(self.key)
        let name = symbol(of: key)
        if name.isEmpty { return [] }
        let lists = [key.arguments, Format(value ?? variation ?? "").arguments].map(parameters)
        let merged = lists[0].merging(lists[1]) { first, _ in first }
        return Set(([merged] + lists).filter { $0.count == merged.count }.map { declaration(name, $0) })
    }

    private func declaration(_ name: String, _ parameters: [Int: String]) -> String {
        if parameters.isEmpty { return "var `\(name)`: LocalizedStringResource { get }" }
        let list = parameters.sorted { $0.key < $1.key }.map(\.value).joined(separator: ", ")
        return "func `\(name)`(\(list)) -> LocalizedStringResource"
    }

    /// The parameters for arguments, by their numbers.
    private func parameters(_ arguments: [(position: Int, specifier: FormatSpecifier)]) -> [Int: String] {
        var result: [Int: String] = [:]
        for (position, specifier) in arguments where specifier.reference == nil {
            let label = specifier.name.map { symbol(of: Format($0)) } ?? ""
            let name = label.isEmpty ? "_ arg\(position)" : "`\(label)`"
            result[position] = "\(name): \(argumentType(specifier))"
        }
        for (number, variable) in variables.enumerated() {
            let specifier = Format("%" + variable.format).specifiers.first ?? FormatSpecifier(length: "ll", conversion: "d")
            result[variable.position ?? number + 1] = "`\(symbol(of: Format(variable.name)))`: \(argumentType(specifier))"
        }
        return result
    }

    private func argumentType(_ specifier: FormatSpecifier) -> String {
        let isLong = !specifier.length.isEmpty && !specifier.length.hasPrefix("h")
        switch specifier.conversion {
        case "d", "D", "i": return isLong ? "Int" : specifier.length == "hh" ? "Int8" : specifier.length == "h" ? "Int16" : "Int32"
        case "u", "U", "x", "X", "o", "O":
            return isLong ? "UInt" : specifier.length == "hh" ? "UInt8" : specifier.length == "h" ? "UInt16" : "UInt32"
        case "f", "F", "e", "E", "g", "G", "a", "A": return specifier.length.isEmpty ? "Float" : "Double"
        default: return "String"
        }
    }
}

/// The identifier that Xcode makes of a key: its words without arguments, in camel case. A word of capitals is a word like any other, and the
/// capitals that begin the first word are lowered: `CFBundleName` is `cfbundleName`, `Retro CRT` is `retroCrt`.
private func symbol(of key: Format) -> String {
    let text = key.texts.joined(separator: " ").filter { $0 != "'" && $0 != "’" }
    var result = ""
    for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "$" }) {
        let isCapitals = !word.contains(where: \.isLowercase)
        if result.isEmpty {
            let capitals = word.prefix { $0.isUppercase }
            result = isCapitals ? word.lowercased() : capitals.lowercased() + word[capitals.endIndex...]
        } else {
            result += word.prefix(1).uppercased() + (isCapitals ? word.dropFirst().lowercased() : String(word.dropFirst()))
        }
    }
    return result.first?.isNumber == true ? "_" + result : result
}
