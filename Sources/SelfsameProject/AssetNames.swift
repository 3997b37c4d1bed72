// The names that Xcode makes of asset catalogs: `Color.brand`, `.brand` as a style and `Image(.logo)` for `Brand.colorset` and `logo.imageset`.
// Their types are known by their kind alone, so they are described to the analysis as Swift, like any API. Which names Xcode leaves out (a
// clash, a setting of the target) is not known; so every name that it may make stands here, and any other declaration of it goes before.

/// The colours and images of a program's asset catalogs.
public struct AssetNames: Sendable, Hashable {
    private var colors: Set<String> = []
    private var images: Set<String> = []

    /// Whether a folder is an asset catalog, by its name.
    static func isCatalog(_ folder: some StringProtocol) -> Bool { folder.hasSuffix(".xcassets") }

    /// Takes in an asset, by the name of its folder. What a group makes a namespace of is left out: that would be types of their own.
    mutating func add(_ folder: Substring) {
        guard let dot = folder.lastIndex(of: ".") else { return }
        let name = symbol(folder[..<dot])
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
    }

    /// The declarations that Xcode makes, as Swift; nil where there are no names.
    var source: String? {
        if colors.isEmpty && images.isEmpty { return nil }
        func members(_ names: Set<String>, of owner: String, type: String) -> String {
            let lines = names.sorted().map { "  @_disfavoredOverload public static var `\($0)`: \(type) { get }\n" }
            return names.isEmpty ? "" : "extension \(owner) {\n\(lines.joined())}\n"
        }
        return "import SwiftUI\n"
            + ["Color", "ColorResource", "UIColor", "NSColor"].map { members(colors, of: $0, type: $0) }.joined()
            + members(colors, of: "ShapeStyle where Self == Color", type: "Color")
            + ["ImageResource", "UIImage", "NSImage"].map { members(images, of: $0, type: $0) }.joined()
    }
}

extension String {
    fileprivate func droppingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) && self != suffix ? String(dropLast(suffix.count)) : self
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
