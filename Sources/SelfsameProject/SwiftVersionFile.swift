// The `.swift-version` file, which other tools write.

import SelfsameSyntax
import SelfsameSystem

/// What the nearest `.swift-version` file in a folder or above it says; nil where there is none, or no version in it, or one from before 5.9.
public func swiftVersionFile(above start: String) -> String? {
    var folder = start
    while true {
        if let data = FileManager.default.contents(atPath: folder + "/.swift-version") {
            let text = String(decoding: data, as: UTF8.self).trimmed(of: \.isWhitespace)
            // One from before parameter packs was left behind: what uses SwiftUI today is not built with it.
            return Version(text).map { $0 >= Version(major: 5, minor: 9) } == true ? text : nil
        }
        guard let slash = folder.lastIndex(of: "/"), folder != "/" else { return nil }
        folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
    }
}
