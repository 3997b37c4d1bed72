// The names that Xcode makes of asset catalogs: `Color.brand`, `.brand` as a style and `Image(.logo)` for `Brand.colorset` and `logo.imageset`.
// Their types are known by their kind alone, so they are described to the analysis as Swift, like any API. Which names Xcode leaves out (a
// clash, a setting of the target) is not known; so every name that it may make stands here, and any other declaration of it goes before.
// A group that provides a namespace is a type in each of those: `Color.Team.home`, `Image(.Icons.star)`.

/// The colours and images of a program's asset catalogs.
public struct AssetNames: Sendable, Hashable {
    private var colors: Set<String> = []
    private var images: Set<String> = []
    /// What stands in groups that are namespaces, by the name of the type that each becomes.
    private var groups: [String: AssetNames] = [:]

    /// Whether a folder is an asset catalog, by its name.
    static func isCatalog(_ folder: some StringProtocol) -> Bool { folder.hasSuffix(".xcassets") }

    /// Takes in an asset, by the name of its folder, below groups that are namespaces.
    mutating func add(_ folder: Substring, in namespaces: [String] = []) {
        if let first = namespaces.first {
            groups[typeSymbol(first[...]), default: AssetNames()].add(folder, in: Array(namespaces.dropFirst()))
            return
        }
        guard let dot = folder.lastIndex(of: ".") else { return }
        let name = resourceName(folder[..<dot])
        if name.isEmpty { return }
        switch folder[dot...] {
        case ".colorset": colors.formUnion([name, name.droppingSuffix("Color")])
        case ".imageset", ".symbolset": images.formUnion([name, name.droppingSuffix("Image")])
        default: break
        }
    }

    /// Takes in the names of other catalogs.
    mutating func formUnion(_ other: AssetNames) {
        colors.formUnion(other.colors)
        images.formUnion(other.images)
        for (name, group) in other.groups { groups[name, default: AssetNames()].formUnion(group) }
    }

    /// The declarations that Xcode makes, as Swift; nil where there are no names.
    var source: String? {
        let colors = ["Color", "ColorResource", "UIColor", "NSColor"].map { extended($0, \.colors) }
        let styles = self.colors.isEmpty ? "" : "extension ShapeStyle where Self == Color {\n\(members(self.colors, of: "Color", ""))}\n"
        let images = ["ImageResource", "UIImage", "NSImage"].map { extended($0, \.images) }
        let text = colors.joined() + styles + images.joined()
        return text.isEmpty ? nil : "import SwiftUI\n" + text
    }

    private func extended(_ type: String, _ names: KeyPath<AssetNames, Set<String>>) -> String {
        let text = members(names, of: type, "")
        return text.isEmpty ? "" : "extension \(type) {\n\(text)}\n"
    }

    /// The members of a type, and the namespaces in it: enumerations without cases.
    private func members(_ names: KeyPath<AssetNames, Set<String>>, of type: String, _ indent: String) -> String {
        let nested = groups.sorted { $0.key < $1.key }.map { name, group in
            let text = group.members(names, of: type, indent + "  ")
            return text.isEmpty ? "" : "\(indent)  public enum `\(name)` {\n\(text)\(indent)  }\n"
        }
        return members(self[keyPath: names], of: type, indent) + nested.joined()
    }

    private func members(_ names: Set<String>, of type: String, _ indent: String) -> String {
        names.sorted().map { "\(indent)  @_disfavoredOverload public static var `\($0)`: \(type) { get }\n" }.joined()
    }
}

extension String {
    fileprivate func droppingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) && self != suffix ? String(dropLast(suffix.count)) : self
    }
}

/// The name of the type that Xcode makes of a group: words in camel case, the first one with a capital.
private func typeSymbol(_ name: Substring) -> String {
    let words = name.split(whereSeparator: { !$0.isLetter && !$0.isNumber })
    let result = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return result.first?.isNumber == true ? "_" + result : result
}

/// The identifier that Xcode makes of an asset's name: words in camel case, the first one in lower case. `HNOrange` is `hnOrange`. A name
/// without small letters keeps its capitals: `TLS2016` is `TLS_2016`.
func resourceName(_ name: Substring) -> String {
    var result = ""
    if !name.contains(where: \.isLowercase) {
        for character in name {
            guard character.isLetter || character.isNumber else {
                if !result.isEmpty, result.last != "_" { result += "_" }
                continue
            }
            if let last = result.last, last != "_", last.isNumber != character.isNumber { result += "_" }
            result.append(character)
        }
        while result.last == "_" { result.removeLast() }
        return result.first?.isNumber == true ? "_" + result : result
    }
    for word in name.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
        guard result.isEmpty else {
            result += word.prefix(1).uppercased() + word.dropFirst()
            continue
        }
        let capitals = word.prefix { $0.isUppercase }.count
        // The last capital of several begins the next word, unless nothing follows or a digit does.
        let isWordBegun = capitals > 1 && word.dropFirst(capitals).first?.isLetter == true
        let lowered = isWordBegun ? capitals - 1 : capitals
        result = word.prefix(lowered).lowercased() + word.dropFirst(lowered)
    }
    return result.first?.isNumber == true ? "_" + result : result
}
