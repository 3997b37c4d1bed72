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

/// What a project says of one of its files: which targets compile it.
public struct FileMembership: Sendable, Hashable {
    /// The targets, the one that counts first: two files with one in common are in one module together.
    public var targets: [UInt32]
    /// The module of the first of them.
    public var module: String
    /// Whether the first of them is a target of tests.
    public var isTest: Bool
    /// Whether it is the source of a package that the project depends on: nothing but what is public is seen from elsewhere.
    public var isLibrary: Bool

    /// Describes where a file belongs.
    public init(targets: [UInt32], module: String, isTest: Bool = false, isLibrary: Bool = false) {
        self.targets = targets
        self.module = module
        self.isTest = isTest
        self.isLibrary = isLibrary
    }
}

/// One file after pass one: its tree, and its declarations with names of that file alone. A class: reading and linking pass all of them around.
public final class FileIndex: Sendable {
    /// The parsed file.
    public let tree: SyntaxTree
    /// What the file is to the program.
    public let role: FileRole
    /// What it was indexed for.
    public let profile: Profile
    /// Where it belongs; nil where no project says so.
    public let membership: FileMembership?
    /// Whether no target of the profile's platform compiles it: it declares, uses and names nothing.
    let isHidden: Bool
    /// Declarations in the order of their nodes; parents are indices into this list, names are numbers of `names`.
    let declarations: [Declaration]
    let names: FileNames
    /// First names of the modules imported.
    package let imports: [TokenID]
    /// For each of them, the one declaration that is imported, none for all of the module.
    let importedNames: [TokenID]
    /// Those of them that are handed on: `@_exported import`.
    package let exports: [TokenID]
    /// Whether an import is `@testable`.
    let hasTestableImport: Bool
    /// The declarations with marks, in order.
    let marks: [(declaration: DeclID, marks: DeclarationMarks)]
    /// Whether it belongs to tests: by its target, else by its path.
    let isTest: Bool

    /// Indexes a file for a profile. One that `isHidden` declares nothing: no target of the profile's platform compiles it. Of an index for
    /// another profile the names are the same.
    public init(
        tree: SyntaxTree, profile: Profile, role: FileRole, membership: FileMembership? = nil, isHidden: Bool = false,
        namesOf other: FileIndex? = nil
    ) {
        var indexer = FileIndexer(tree: tree, profile: profile, names: other?.names)
        if !isHidden { indexer.walk() }
        self.tree = tree
        self.role = role
        self.profile = profile
        self.membership = membership
        self.isHidden = isHidden
        declarations = indexer.declarations.withoutRoom()
        names = indexer.names
        imports = indexer.imports
        importedNames = indexer.importedNames
        exports = indexer.exports
        marks = indexer.marks
        hasTestableImport = indexer.hasTestableImport
        isTest = membership?.isTest ?? (!role.isPrelude && Self.isTest(path: tree.source.path))
    }

    /// Indexes another text of a file.
    public convenience init(tree: SyntaxTree, like other: FileIndex) {
        self.init(
            tree: tree, profile: other.profile, role: other.role, membership: other.membership, isHidden: other.isHidden)
    }

    /// Whether the file spells one of some names.
    package func spells(anyOf names: Set<String>) -> Bool {
        let bytes = tree.source.bytes
        return self.names.names.contains { names.contains(String(decoding: bytes[Int($0.start)..<Int($0.end)], as: UTF8.self)) }
    }

    private static func isTest(path: String) -> Bool {
        let endings = ["Tests", "Tests.swift", "Test.swift"]
        return path.utf8.split(separator: UInt8(ascii: "/")).contains { part in
            endings.contains { part.count >= $0.utf8.count && part.suffix($0.utf8.count).elementsEqual($0.utf8) }
        }
    }
}
