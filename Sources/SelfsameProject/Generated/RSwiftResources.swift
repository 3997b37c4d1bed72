// `R` of R.swift: a value with a member for each kind of resource, and in it one for each resource. Described are strings, images, colours, data and
// fonts; the members of files, storyboards and others depend on what is inside of files, and stay unknown.
//
// Source: the generators of R.swift 7 (`RswiftGenerators`) and the resources that they refer to (`RswiftResources`).

import SelfsameSystem

/// What R.swift writes for one target.
struct RSwiftResources: Sendable {
    /// The file, from the root.
    var path: String
    /// Tables, asset catalogs and fonts.
    var resources: [String]

    /// Whether a file has a font that R.swift makes a member of.
    static func isFont(_ file: String) -> Bool { file.hasSuffix(".otf") || file.hasSuffix(".ttf") }

    /// The name of the file, and of the library that it uses.
    static let fileName = "R.generated.swift"
    static let library = "RswiftResources"
    /// How the products of R.swift's plugins begin, as Xcode writes them.
    static let plugin = "plugin:RswiftGenerate"

    /// The Swift of the file.
    var source: String {
        var members = "public let bundle: Foundation.Bundle\npublic init(bundle: Foundation.Bundle) { self.bundle = bundle }\n"
        members += strings
        let catalogs = resources.filter(AssetNames.isCatalog).map { AssetFolder(reading: $0) }
        for (name, kinds, type) in [
            ("image", [".imageset", ".symbolset"], "ImageResource"), ("color", [".colorset"], "ColorResource"),
            ("data", [".dataset"], "DataResource"),
        ] {
            members += Self.scope(name, assets(of: catalogs, Set(kinds), type))
        }
        members += Self.scope("font", fonts)
        return """
            import Foundation
            import \(Self.library)
            public let R = _R(bundle: Bundle.main)
            public struct _R: Sendable {
            \(members)public func validate() throws {}
            }

            """
    }

    /// A member with a type of its own, which has the same name.
    private static func scope(_ name: String, _ members: String) -> String {
        if members.isEmpty { return "" }
        return """
            public var `\(name)`: `\(name)` { .init(bundle: bundle) }
            public func `\(name)`(bundle: Foundation.Bundle) -> `\(name)` { .init(bundle: bundle) }
            public struct `\(name)`: Sendable {
            public let bundle: Foundation.Bundle
            \(members)}

            """
    }

    // MARK: Strings

    private var strings: String {
        var tables: [String: [String: [TableEntry]]] = [:]
        for path in resources.sorted() where StringsTable.isTable(path) {
            guard let table = StringsTable(path: path) else { continue }
            for entry in table.entries { tables[table.name, default: [:]][entry.key, default: []].append(entry) }
        }
        if tables.isEmpty { return "" }
        var members = ""
        for (name, entries) in Self.unique(tables) {
            members += """
                public var `\(name)`: `\(name)` { .init(source: .none) }
                public func `\(name)`(preferredLanguages: [String]) -> `\(name)` { .init(source: .none) }
                public struct `\(name)`: Sendable {
                public let source: \(Self.library).StringResource.Source
                \(Self.unique(entries).map { Self.member($0, $1) }.joined())}

                """
        }
        return """
            public var string: string { .init(bundle: bundle) }
            public func string(bundle: Foundation.Bundle) -> string { .init(bundle: bundle) }
            public func string(locale: Foundation.Locale) -> string { .init(bundle: bundle) }
            public func string(preferredLanguages: [String], locale: Locale? = nil) -> string { .init(bundle: bundle) }
            public struct string: Sendable {
            public let bundle: Foundation.Bundle
            \(members)}

            """
    }

    /// A text; none where its languages do not agree on the arguments.
    private static func member(_ name: String, _ entries: [TableEntry]) -> String {
        // A plural names the arguments that a plain text of the same key only counts.
        let entry = entries.first { !$0.names.isEmpty } ?? entries[0]
        let lists = entries.map { $0.format.arguments.map { parameterType($0.specifier) } }
        let types = lists.max { $0.count < $1.count } ?? []
        guard lists.allSatisfy({ types.starts(with: $0) }), types.count < 10 else { return "" }
        let resource = types.isEmpty ? "StringResource" : "StringResource\(types.count)<\(types.joined(separator: ", "))>"
        var text = "public var `\(name)`: \(library).\(resource) { fatalError() }\n"
        if !entry.names.isEmpty, entry.format.arguments.count == types.count {
            let list = zip(entry.format.arguments, types).map { argument, type in
                "\(entry.names[argument.position].map { "`\($0)`" } ?? "_") value\(argument.position): \(type)"
            }
            text += "public func `\(name)`(\(list.joined(separator: ", "))) -> String { fatalError() }\n"
        }
        return text
    }

    private static func parameterType(_ specifier: FormatSpecifier) -> String {
        switch specifier.conversion {
        case "d", "D", "i": "Int"
        case "u", "U", "o", "O", "x", "X": "UInt"
        case "f", "F", "e", "E", "g", "G", "a", "A": "Double"
        case "c", "C": "Character"
        case "s", "S": "UnsafePointer<CChar>"
        case "p": "UnsafePointer<Void>"
        default: "String"
        }
    }

    // MARK: Fonts

    private var fonts: String {
        let names = resources.filter(Self.isFont).flatMap(FontNames.fonts(inFile:)).map(\.postScript)
        let unique = Self.unique(Dictionary(names.map { ($0, ()) }) { first, _ in first })
        return unique.map { "public var `\($0.name)`: \(Self.library).FontResource { fatalError() }\n" }.joined()
    }

    // MARK: Assets

    private func assets(of folders: [AssetFolder], _ kinds: Set<String>, _ type: String) -> String {
        var names: [String: [String]] = [:]
        var scopes: [String: [AssetFolder]] = [:]
        var pending = folders
        while let folder = pending.popLast() {
            for asset in folder.assets where kinds.contains(asset.kind) { names[asset.name, default: []].append(asset.kind) }
            for inner in folder.folders {
                if inner.isNamespace { scopes[inner.name, default: []].append(inner) } else { pending.append(inner) }
            }
        }
        let own = Self.unique(names).map { "public var `\($0.name)`: \(Self.library).\(type) { fatalError() }\n" }
        return own.joined() + Self.unique(scopes).map { Self.scope($0.name, assets(of: $0.value, kinds, type)) }.joined()
    }

    // MARK: Names

    /// The values by their identifiers; what several keys would be called is left out, as R.swift does.
    private static func unique<Value>(_ values: [String: Value]) -> [(name: String, value: Value)] {
        Dictionary(grouping: values) { identifier($0.key) }.filter { !$0.key.isEmpty && $0.value.count == 1 }
            .map { ($0.key, $0.value[0].value) }.sorted { $0.0 < $1.0 }
    }

    /// The identifier of a name: without what no identifier has, a capital after it, and the capitals that begin it lowered.
    private static func identifier(_ name: String) -> String {
        let parts = name.split(omittingEmptySubsequences: false, whereSeparator: { $0.isWhitespace || $0.isSymbol || $0.isMarked })
        let joined = (parts.first ?? "") + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        let text = joined.drop { $0.isASCII && $0.isNumber }
        let capitals = text.prefix { $0.isASCII && $0.isUppercase }
        // The last capital begins the next word where a small letter follows.
        let next = text[capitals.endIndex...].first
        let isFollowed = next.map { $0.isASCII && $0.isLowercase } ?? true
        let lowered = max(min(text.count, 1), capitals.count - (isFollowed ? 1 : 0))
        return text.prefix(lowered).lowercased() + text.dropFirst(lowered)
    }
}

extension Character {
    /// Whether it is punctuation other than an underscore.
    fileprivate var isMarked: Bool { isPunctuation && self != "_" }
}
