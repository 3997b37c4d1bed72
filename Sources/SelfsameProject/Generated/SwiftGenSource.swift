// What SwiftGen's own templates declare. Members have the types that the templates give them; bodies that only an app that runs would use are left out.

import SelfsameSystem

extension SwiftGenOutput {
    /// The Swift of the file; empty for a template that is not known.
    var source: String {
        switch (command, template) {
        case (.strings, "structured-swift5"), (.strings, "structured-swift4"): strings(isFlat: false)
        case (.strings, "flat-swift5"), (.strings, "flat-swift4"): strings(isFlat: true)
        case (.xcassets, "swift5"), (.xcassets, "swift4"): assets
        case (.colors, "swift5"), (.colors, "swift4"): colors
        case (.fonts, "swift5"), (.fonts, "swift4"): fonts
        default: ""
        }
    }

    /// One enumeration, or one for each input in it where there are several.
    private func declaration(_ keyword: String, _ name: String, _ head: String, _ inputs: [(name: String, members: String)]) -> String {
        let isNested = inputs.count > 1 || isSet("forceFileNameEnum")
        let inner = inputs.map { isNested ? "\(access) enum `\(swiftGenType($0.name))` {\n\($0.members)}\n" : $0.members }
        return "\(access) \(keyword) \(name) {\n\(head)\(inner.joined())}\n"
    }

    // MARK: Strings

    private func strings(isFlat: Bool) -> String {
        var tables: [String: [String: TableEntry]] = [:]
        // An entry with plurals goes before a plain one.
        for path in files([".stringsdict"]) + files([".strings"]) {
            guard let table = StringsTable(path: path) else { continue }
            for entry in table.entries where tables[table.name]?[entry.key] == nil {
                tables[table.name, default: [:]][entry.key] = entry
            }
        }
        if tables.isEmpty { return "" }
        let inputs = tables.sorted { $0.key < $1.key }.map { name, entries in
            (name, isFlat ? flat(entries) : structured(entries))
        }
        return "import Foundation\n" + declaration("enum", name("enumName", default: "L10n"), "", inputs)
    }

    private func flat(_ entries: [String: TableEntry]) -> String {
        entries.sorted { $0.key < $1.key }.map { member(swiftGenMember($0.key), $0.value) }.joined()
    }

    /// The entries by the components of their keys: those with one left, then an enumeration for each of the others.
    private func structured(_ entries: [String: TableEntry]) -> String {
        let separator = options["separator"] ?? "."
        let paths = entries.values.map { (path: Self.components(of: $0.key, separator), entry: $0) }
        return level(paths.sorted { $0.path.lexicographicallyPrecedes($1.path) }, depth: 0)
    }

    private static func components(of key: String, _ separator: String) -> [String] {
        separator.isEmpty ? [key] : key.split(separator: separator).map { String($0) }
    }

    private func level(_ entries: [(path: [String], entry: TableEntry)], depth: Int) -> String {
        guard depth < 64 else { return "" }
        var text = ""
        for (path, entry) in entries where path.count == depth + 1 { text += member(swiftGenMember(path[depth]), entry) }
        let deeper = Dictionary(grouping: entries.filter { $0.path.count > depth + 1 }) { $0.path[depth] }
        for (name, inner) in deeper.sorted(by: { $0.key < $1.key }) {
            text += "\(access) enum `\(swiftGenType(name))` {\n\(level(inner, depth: depth + 1))}\n"
        }
        return text
    }

    private func member(_ name: String, _ entry: TableEntry) -> String {
        let arguments = entry.format.arguments.filter { $0.specifier.reference == nil }
        if arguments.isEmpty {
            return isSet("lookupFunction")
                ? "\(access) static var `\(name)`: String { fatalError() }\n" : "\(access) static let `\(name)`: String = String()\n"
        }
        let list = arguments.enumerated().map { "_ p\($0 + 1): \(Self.parameterType($1.specifier))" }.joined(separator: ", ")
        return "\(access) static func `\(name)`(\(list)) -> String { fatalError() }\n"
    }

    private static func parameterType(_ specifier: FormatSpecifier) -> String {
        switch specifier.conversion.lowercased() {
        case "a", "e", "f", "g": "Float"
        case "d", "i", "o", "u", "x": "Int"
        case "c": "CChar"
        case "s": "UnsafePointer<CChar>"
        case "p": "UnsafeRawPointer"
        default: "Any"
        }
    }

    // MARK: Assets

    private var assets: String {
        let catalogs = files([".xcassets"], areFolders: true).map { AssetFolder(reading: $0) }
        if catalogs.isEmpty { return "" }
        let kinds = catalogs.reduce(into: Set<String>()) { $0.formUnion($1.kinds) }
        let color = name("colorTypeName", default: "ColorAsset")
        let image = name("imageTypeName", default: "ImageAsset")
        let symbol = name("symbolTypeName", default: "SymbolAsset")
        let data = name("dataTypeName", default: "DataAsset")
        let types = [".colorset": color, ".imageset": image, ".symbolset": symbol, ".dataset": data]
        let inputs = catalogs.map { ($0.name, members(of: $0, types)) }
        var text = """
            #if os(macOS)
            import AppKit
            #else
            import UIKit
            #endif
            import SwiftUI

            """
        text += declaration("enum", name("enumName", default: "Asset"), "", inputs)
        if kinds.contains(".colorset") { text += colorType(color) }
        if kinds.contains(".imageset") { text += imageType(image, hasPlatformImage: true) }
        if kinds.contains(".symbolset") { text += imageType(symbol, hasPlatformImage: false) }
        if kinds.contains(".dataset") { text += "\(access) struct \(data) {\n\(access) fileprivate(set) var name: String\n}\n" }
        return text
    }

    private func members(of folder: AssetFolder, _ types: [String: String]) -> String {
        var text = ""
        for asset in folder.assets {
            guard let type = types[asset.kind] else { continue }
            text += "\(access) static let `\(swiftGenMember(asset.name))` = \(type)(name: String())\n"
        }
        for inner in folder.folders {
            let members = members(of: inner, types)
            if members.isEmpty { continue }
            let isNamespace = inner.isNamespace || parameters["forceProvidesNamespaces"] == "true"
            text += isNamespace ? "\(access) enum `\(swiftGenType(inner.name))` {\n\(members)}\n" : members
        }
        return text
    }

    private func colorType(_ name: String) -> String {
        """
        \(access) final class \(name) {
          \(access) fileprivate(set) var name: String
          #if os(macOS)
          \(access) typealias Color = NSColor
          #else
          \(access) typealias Color = UIColor
          #endif
          \(access) private(set) lazy var color: Color = { Color(asset: self)! }()
          \(access) private(set) lazy var swiftUIColor: SwiftUI.Color = { SwiftUI.Color(asset: self) }()
          fileprivate init(name: String) { self.name = name }
        }
        \(access) extension \(name).Color {
          convenience init?(asset: \(name)) { fatalError() }
        }
        \(access) extension SwiftUI.Color {
          init(asset: \(name)) { self.init(asset.name) }
        }

        """
    }

    private func imageType(_ name: String, hasPlatformImage: Bool) -> String {
        """
        \(access) struct \(name) {
          \(access) fileprivate(set) var name: String
          #if !os(macOS)
          \(access) typealias Image = UIImage
          #elseif \(hasPlatformImage)
          \(access) typealias Image = NSImage
          #endif
          #if !os(macOS) || \(hasPlatformImage)
          \(access) var image: Image { fatalError() }
          #endif
          \(access) var swiftUIImage: SwiftUI.Image { SwiftUI.Image(asset: self) }
        }
        \(access) extension SwiftUI.Image {
          init(asset: \(name)) { self.init(asset.name) }
          init(asset: \(name), label: Text) { self.init(asset.name, label: label) }
          init(decorative asset: \(name)) { self.init(decorative: asset.name) }
        }

        """
            + (hasPlatformImage
                ? "\(access) extension \(name).Image {\n  convenience init?(asset: \(name)) { fatalError() }\n}\n" : "")
    }

    // MARK: Fonts

    private var fonts: String {
        var families: [String: [FontNames]] = [:]
        for font in files(FontNames.suffixes).flatMap(FontNames.fonts(inFile:)) { families[font.family, default: []].append(font) }
        if families.isEmpty { return "" }
        let type = name("fontTypeName", default: "FontConvertible")
        var text = """
            #if os(macOS)
            import AppKit
            #else
            import UIKit
            #endif
            import SwiftUI
            \(access) typealias \(name("fontAliasName", default: "Font")) = \(type).Font
            \(access) enum \(name("enumName", default: "FontFamily")) {

            """
        for (family, fonts) in families.sorted(by: { $0.key < $1.key }) {
            text += "\(access) enum `\(swiftGenType(family))` {\n"
            for style in Set(fonts.map { swiftGenMember($0.style) }).sorted() {
                text += "\(access) static let `\(style)` = \(type)(name: String(), family: String(), path: String())\n"
            }
            text += "\(access) static let all: [\(type)] = []\n}\n"
        }
        return text + "\(access) static let allCustomFonts: [\(type)] = []\n\(access) static func registerAllCustomFonts() {}\n}\n"
            + fontType(type)
    }

    private func fontType(_ name: String) -> String {
        """
        \(access) struct \(name) {
          \(access) let name: String
          \(access) let family: String
          \(access) let path: String
          #if os(macOS)
          \(access) typealias Font = NSFont
          #else
          \(access) typealias Font = UIFont
          #endif
          \(access) func font(size: CGFloat) -> Font { fatalError() }
          \(access) func swiftUIFont(size: CGFloat) -> SwiftUI.Font { SwiftUI.Font.custom(self, size: size) }
          \(access) func swiftUIFont(fixedSize: CGFloat) -> SwiftUI.Font { SwiftUI.Font.custom(self, fixedSize: fixedSize) }
          \(access) func swiftUIFont(size: CGFloat, relativeTo textStyle: SwiftUI.Font.TextStyle) -> SwiftUI.Font {
            SwiftUI.Font.custom(self, size: size, relativeTo: textStyle)
          }
          \(access) func register() {}
        }
        \(access) extension \(name).Font {
          convenience init?(font: \(name), size: CGFloat) { fatalError() }
        }
        \(access) extension SwiftUI.Font {
          static func custom(_ font: \(name), size: CGFloat) -> SwiftUI.Font { custom(font.name, size: size) }
          static func custom(_ font: \(name), fixedSize: CGFloat) -> SwiftUI.Font { custom(font.name, fixedSize: fixedSize) }
          static func custom(_ font: \(name), size: CGFloat, relativeTo textStyle: SwiftUI.Font.TextStyle) -> SwiftUI.Font {
            custom(font.name, size: size, relativeTo: textStyle)
          }
        }

        """
    }

    // MARK: Colors

    private var colors: String {
        let palettes = files([".txt", ".json", ".xml"]).map { path in
            let file = lastPathComponent(path)
            return (String(file[..<(file.lastIndex(of: ".") ?? file.endIndex)]), Self.colorNames(in: path))
        }
        if palettes.isEmpty { return "" }
        let type = name("enumName", default: "ColorName")
        let alias = name("colorAliasName", default: "Color")
        let inputs = palettes.map { name, colors in
            (name, colors.map { "\(access) static let `\(swiftGenMember($0))` = \(type)(rgbaValue: 0)\n" }.joined())
        }
        let head = "\(access) let rgbaValue: UInt32\n\(access) var color: \(alias) { return \(alias)(named: self) }\n"
        return """
            #if os(macOS)
            import AppKit
            \(access) typealias \(alias) = NSColor
            #else
            import UIKit
            \(access) typealias \(alias) = UIColor
            #endif

            """ + declaration("struct", type, head, inputs) + """
                internal extension \(alias) { convenience init(rgbaValue: UInt32) { fatalError() } }
                \(access) extension \(alias) { convenience init(named color: \(type)) { fatalError() } }

                """
    }

    /// The names in a list of colours: `Name: #rrggbb` a line, `<color name="Name">`, or the keys of an object.
    private static func colorNames(in path: String) -> [String] {
        guard case .success(let source) = readSource(at: path) else { return [] }
        var names: [String] = []
        if path.hasSuffix(".json") {
            var scanner = JSONScanner(source.bytes)
            scanner.forEachKey { key, _ in names.append(key) }
        } else if path.hasSuffix(".xml") {
            for piece in String(decoding: source.bytes, as: UTF8.self).split(separator: "<color name=\"").dropFirst() {
                names.append(String(piece.prefix { $0 != "\"" }))
            }
        } else {
            for line in String(decoding: source.bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
                if let colon = line.firstIndex(of: ":") { names.append(String(line[..<colon]).trimmed(of: \.isWhitespace)) }
            }
        }
        return Set(names.filter { !swiftGenMember($0).isEmpty }).sorted()
    }
}
