// Where the repository and its fixtures are. Found from this file's own path, so tests run from any folder.

import Foundation

/// The repository that the tests run in.
public enum Repository {
    /// Its root folder.
    public static let root: URL = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The folder of fixtures.
    public static var fixtures: URL { root.appendingPathComponent("fixtures", isDirectory: true) }

    /// A file or folder by its path from the root.
    public static func url(_ path: String) -> URL { root.appendingPathComponent(path) }

    /// The path of `url` from the root, or the whole path where it lies elsewhere.
    public static func path(of url: URL) -> String {
        let base = root.standardizedFileURL.path + "/"
        let path = url.standardizedFileURL.path
        return path.hasPrefix(base) ? String(path.dropFirst(base.count)) : path
    }

    /// Every file below `folder` (a path from the root) with one of the extensions, sorted by path. Hidden files are left out.
    public static func files(in folder: String, extensions: Set<String> = ["swift"]) -> [URL] {
        let start = url(folder)
        guard let entries = FileManager.default.enumerator(at: start, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles]) else {
            return []
        }
        return entries.compactMap { $0 as? URL }
            .filter { extensions.contains($0.pathExtension) }
            .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    /// The bytes of a file.
    public static func bytes(of url: URL) throws -> [UInt8] { [UInt8](try Data(contentsOf: url)) }

    /// The text of a file.
    public static func text(of url: URL) throws -> String { String(decoding: try bytes(of: url), as: UTF8.self) }
}

/// An expectation that was not met: what and where, ready to be shown as a test failure.
public struct FixtureFailure: Error, CustomStringConvertible, Sendable {
    /// The fixture's path from the root of the repository.
    public var path: String
    /// 1-based line, 0 for the file as a whole.
    public var line: Int
    /// What differs.
    public var message: String

    /// Makes a failure.
    public init(path: String, line: Int, message: String) {
        self.path = path
        self.line = line
        self.message = message
    }

    /// `path:line: message`.
    public var description: String { line > 0 ? "\(path):\(line): \(message)" : "\(path): \(message)" }
}
