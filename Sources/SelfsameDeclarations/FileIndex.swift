// Pass one: the declarations of one file, by itself, so that files are indexed in parallel. Invariant: declarations stand in the order of
// their nodes, and a parent before its members.

import SelfsameSyntax

/// What a file is to the program.
public enum FileRole: Sendable, Hashable {
    /// Analysed and reported on.
    case source
    /// Known, but not reported on.
    case context
    /// Describes API of a module: `SwiftUI`, `Swift`, `Foundation`, or a user's `--prelude` file (empty name).
    case prelude(module: String)

    /// Whether the file describes a library.
    public var isPrelude: Bool {
        if case .prelude = self { true } else { false }
    }
}

/// One file after pass one: its tree, and its declarations with names of that file alone.
public struct FileIndex: Sendable {
    /// The parsed file.
    public let tree: SyntaxTree
    /// What the file is to the program.
    public let role: FileRole
    /// Declarations in the order of their nodes; parents are indices into this list, names are numbers of `names`.
    let declarations: [Declaration]
    let names: FileNames
    /// First names of the modules imported.
    let imports: [TokenID]
    /// Those of them that are handed on: `@_exported import`.
    let exports: [TokenID]
    /// Whether an import is `@testable`.
    let hasTestableImport: Bool
    /// The declarations with marks, in order.
    let marks: [(declaration: DeclID, marks: DeclarationMarks)]
    /// Whether it belongs to tests, by its path.
    let isTest: Bool

    /// Indexes a file for a profile.
    public init(tree: SyntaxTree, profile: Profile, role: FileRole) {
        var indexer = FileIndexer(tree: tree, profile: profile)
        indexer.walk()
        self.tree = tree
        self.role = role
        declarations = indexer.declarations
        names = indexer.names
        imports = indexer.imports
        exports = indexer.exports
        marks = indexer.marks
        hasTestableImport = indexer.hasTestableImport
        isTest = !role.isPrelude && Self.isTest(path: tree.source.path)
    }

    private static func isTest(path: String) -> Bool {
        let endings = ["Tests", "Tests.swift", "Test.swift"]
        return path.utf8.split(separator: UInt8(ascii: "/")).contains { part in
            endings.contains { part.count >= $0.utf8.count && part.suffix($0.utf8.count).elementsEqual($0.utf8) }
        }
    }
}
