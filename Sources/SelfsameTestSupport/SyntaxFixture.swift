// A fixture of the parser: a Swift file whose comments say which mistakes are reported where.
//
// At the end of a line, for that line, or on a line of its own, for the next line that is none:
//     // expect: expected_token: found the end of the line     the diagnostic, and how its message begins
// Beside a file without mistakes lies its outline as swift-syntax 603.0.1 reads it: a line `start end kind` for each construct, in the
// format of `selfsame syntax --format outline` but without the line that names the file.
//
// Anywhere, for the whole file:
//     // outline: not compared; why                            swift-syntax reads this file in another way
//     // compiler: not asked; why                              the compiler takes this source only with a flag
//     // language mode: 5                                      the compiler accepts this source before the Swift 6 language mode only

import Foundation
import SelfsameSyntax

/// A fixture file of the parser.
public struct SyntaxFixture: Sendable, CustomStringConvertible {
    /// The path from the root of the repository.
    public var path: String
    /// Where it is.
    public var url: URL
    /// The file, read.
    public var tree: SyntaxTree
    /// The mistakes expected: 1-based line, identifier and beginning of the message.
    public var expected: [(line: Int, id: String, message: String)] = []
    /// Whether the outline lies beside.
    public var hasOutline = true
    /// Whether the compiler can judge it.
    public var asksCompiler = true
    /// The language mode in which the compiler judges it.
    public var languageMode = "6"

    /// For test names and failures.
    public var description: String { path }

    /// Reads a fixture.
    public init(_ url: URL) throws {
        self.url = url
        path = Repository.path(of: url)
        tree = parse(SourceFile(path: path, bytes: try Repository.bytes(of: url)))
        var pending: [(String, String)] = []
        for (index, line) in String(decoding: tree.source.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            .enumerated()
        {
            if line.contains("// outline: not compared") { hasOutline = false }
            if line.contains("// compiler: not asked") { asksCompiler = false }
            if line.contains("// language mode: 5") { languageMode = "5" }
            guard let match = line.firstMatch(of: /\/\/ expect: ([a-z_0-9]+)(?:: (.*))?$/) else {
                expected += pending.map { (index + 1, $0.0, $0.1) }
                pending = []
                continue
            }
            let found = (String(match.1), String(match.2 ?? ""))
            if line.drop(while: { $0 == " " }).hasPrefix("//") {
                pending.append(found)
            } else {
                expected.append((index + 1, found.0, found.1))
            }
        }
    }

    /// All fixtures in a folder below `fixtures/`.
    public static func all(in folder: String) -> [SyntaxFixture] {
        Repository.files(in: "fixtures/" + folder, extensions: ["swift", "swiftinterface"]).compactMap { try? SyntaxFixture($0) }
    }

    /// What differs between the mistakes expected and those reported, in words; nil where nothing does.
    public var diagnosticFailure: String? {
        var missing = expected
        var surprises: [String] = []
        for diagnostic in tree.diagnostics {
            let line = tree.source.location(of: diagnostic.range.start).line
            let match = missing.firstIndex {
                $0.line == line && $0.id == diagnostic.id.rawValue && diagnostic.message.hasPrefix($0.message)
            }
            if let match {
                missing.remove(at: match)
            } else {
                surprises.append("\(path):\(line): not expected: \(diagnostic.id.rawValue): \(diagnostic.message)")
            }
        }
        let failures = surprises + missing.map { "\(path):\($0.line): missing: \($0.id): \($0.message)" }
        return failures.isEmpty ? nil : failures.joined(separator: "\n")
    }
}

/// The outline as it lies beside fixtures: without the line that names the file.
public func outlineBody(_ tree: SyntaxTree) -> String {
    tree.outlineText().split(separator: "\n", omittingEmptySubsequences: false).dropFirst().joined(separator: "\n")
}
