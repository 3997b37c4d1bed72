// The names that Xcode makes of asset catalogs: `Color.brand`, `.brand` as a style and `Image(.logo)` for `Brand.colorset` and `logo.imageset`.
// Their types are known by their kind alone, so they are described to the analysis as Swift, like any API. Which names Xcode leaves out (a
// clash, a setting of the target) is not known; so every name that it may make stands here, and any other declaration of it goes before.

/// The colours and images of a program's asset catalogs.
public struct AssetNames: Sendable, Hashable {
    /// Each by the groups that it is in and its own name.
    private var colors: Set<[String]> = []
    private var images: Set<[String]> = []

    /// Whether a folder is an asset catalog, by its name.
    static func isCatalog(_ folder: some StringProtocol) -> Bool { folder.hasSuffix(".xcassets") }

    /// Takes in an asset, by its path in the catalog: groups and the folder of the asset itself.
    mutating func add(_ path: [Substring]) {
        guard let asset = path.last, let dot = asset.lastIndex(of: ".") else { return }
        let names = (path.dropLast() + [asset[..<dot]]).map(symbol)
        switch asset[dot...] {
        case ".colorset": colors.insert(names)
        case ".imageset", ".symbolset": images.insert(names)
        default: break
        }
    }

    /// Takes in the names of other catalogs.
    mutating func formUnion(_ other: AssetNames) {
        colors.formUnion(other.colors)
        images.formUnion(other.images)
    }

    /// The declarations that Xcode makes, as Swift; nil where there are no names.
    var source: String? {
        if colors.isEmpty && images.isEmpty { return nil }
        var lines = ["import SwiftUI"]
        func declare(_ names: Set<[String]>, droppingSuffix suffix: String, in owners: [(head: String, type: String)]) {
            if names.isEmpty { return }
            var symbols: Set<[String]> = []
            for name in names {
                let own = name[name.count - 1]
                for own in own.hasSuffix(suffix) && own != suffix ? [own, String(own.dropLast(suffix.count))] : [own] {
                    // A group is a namespace only where the catalog says so.
                    symbols.insert([own])
                    symbols.insert(name.dropLast() + [own])
                }
            }
            for (head, type) in owners {
                lines.append("extension \(head) {")
                for path in symbols.sorted(by: { $0.lexicographicallyPrecedes($1) }) where path.allSatisfy({ !$0.isEmpty }) {
                    let groups = path.dropLast().map { "enum `\($0.prefix(1).uppercased() + $0.dropFirst())` { " }.joined()
                    lines.append(
                        "  \(groups)@_disfavoredOverload public static var `\(path[path.count - 1])`: \(type) { get }"
                            + String(repeating: " }", count: path.count - 1))
                }
                lines.append("}")
            }
        }
        let color = ["Color", "ColorResource", "UIColor", "NSColor"].map { ($0, $0) } + [("ShapeStyle where Self == Color", "Color")]
        declare(colors, droppingSuffix: "Color", in: color)
        declare(images, droppingSuffix: "Image", in: ["ImageResource", "UIImage", "NSImage"].map { ($0, $0) })
        return lines.joined(separator: "\n") + "\n"
    }
}

/// The identifier that Xcode makes of an asset's name: words in camel case, the first one in lower case. `HNOrange` is `hnOrange`.
private func symbol(_ name: Substring) -> String {
    var result = ""
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
