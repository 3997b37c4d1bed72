// An asset catalog as a tree, for generators that keep its groups.

import SelfsameSystem

/// A catalog or a group in one.
struct AssetFolder {
    /// Without an extension.
    var name: String
    /// Whether names in it begin with its own.
    private(set) var isNamespace = false
    /// What it holds: `logo` of kind `.imageset`.
    private(set) var assets: [(name: String, kind: String)] = []
    private(set) var folders: [AssetFolder] = []

    /// Reads a folder. What cannot be read holds nothing.
    init(reading path: String) { self.init(path, depth: 0) }

    private init(_ path: String, depth: Int) {
        let file = lastPathComponent(path)
        name = String(file[..<(file.lastIndex(of: ".") ?? file.endIndex)])
        isNamespace = providesNamespace(path)
        guard depth < 64 else { return }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter { !$0.hasPrefix(".") }
        for name in names.sorted() {
            if let dot = name.lastIndex(of: ".") {
                if name != "Contents.json" { assets.append((String(name[..<dot]), String(name[dot...]))) }
            } else if isFolder(path + "/" + name), !isLink(path + "/" + name) {
                folders.append(AssetFolder(path + "/" + name, depth: depth + 1))
            }
        }
    }

    /// The kinds of assets in it.
    var kinds: Set<String> { folders.reduce(into: Set(assets.map(\.kind))) { $0.formUnion($1.kinds) } }
}

/// Whether the settings of a group of assets make it a namespace.
func providesNamespace(_ group: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: group + "/Contents.json"),
        let group = try? JSONDecoder().decode(AssetGroup.self, from: data)
    else { return false }
    return group.properties?.providesNamespace == true
}

/// The settings of a group of assets.
private struct AssetGroup: Decodable {
    struct Properties: Decodable {
        enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
        var providesNamespace: Bool?
    }

    var properties: Properties?
}
