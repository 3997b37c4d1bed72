// The `.swift-version` file, which other tools write.

import Foundation

/// What the nearest `.swift-version` file in a folder or above it says; nil where there is none, or no version in it.
public func swiftVersionFile(above start: String) -> String? {
    var folder = start
    while true {
        if let data = FileManager.default.contents(atPath: folder + "/.swift-version") {
            let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
            return isVersion(text) ? text : nil
        }
        guard let slash = folder.lastIndex(of: "/"), folder != "/" else { return nil }
        folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
    }
}
