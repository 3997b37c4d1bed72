// Expected output that lies beside its input as `name.extension`. With SELFSAME_UPDATE_SNAPSHOTS=1 (`make snapshots`) it is rewritten
// instead of compared; the change is read before it is kept.

import Foundation

/// Expected output in a file.
public enum Snapshot {
    /// Whether expected files are being rewritten.
    public static var isUpdating: Bool { ProcessInfo.processInfo.environment["SELFSAME_UPDATE_SNAPSHOTS"] == "1" }

    /// The expected file of an input: `fixtures/types/if.swift` and `tree` give `fixtures/types/if.tree`.
    public static func url(beside input: URL, extension suffix: String) -> URL {
        input.deletingPathExtension().appendingPathExtension(suffix)
    }

    /// Compares `actual` with the file; nil where they are equal or the file was rewritten.
    public static func failure(actual: String, expectedAt url: URL) -> FixtureFailure? {
        let path = Repository.path(of: url)
        let expected = try? Repository.text(of: url)
        if expected == actual { return nil }
        if isUpdating {
            do {
                try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(actual.utf8).write(to: url)
                return nil
            } catch {
                return FixtureFailure(path: path, line: 0, message: "cannot be written: \(error)")
            }
        }
        guard let expected else {
            return FixtureFailure(path: path, line: 0, message: "is missing; `make snapshots` writes it:\n\(actual)")
        }
        let firstDifference = zip(
            expected.split(separator: "\n", omittingEmptySubsequences: false),
            actual.split(separator: "\n", omittingEmptySubsequences: false)
        )
        .enumerated().first { $0.element.0 != $0.element.1 }?.offset
        return FixtureFailure(
            path: path, line: (firstDifference ?? 0) + 1,
            message: "differs (`make snapshots` rewrites it):\n" + lineDiff(expected: expected, actual: actual))
    }
}
