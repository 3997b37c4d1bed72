// Which files paths stand for, and what is said about those that stand for none.

import Foundation
import SelfsameTestSupport
import Testing

@testable import SelfsameProject

@Suite("Swift files")
struct SwiftFilesTests {
    private let folder: TemporaryFolder
    private var root: String { folder.root.path }

    init() throws { folder = try TemporaryFolder() }

    private func relative(_ found: SwiftFiles) -> [String] { found.paths.map { String($0.dropFirst(root.count + 1)) } }

    @Test("A folder is searched for Swift files, in path order")
    func order() throws {
        for path in ["b/B.swift", "a.swift", "b.swift", "b/a/Z.swift", "b/readme.md", "B.swift", "ä.swift", "b/swift"] {
            try folder.write("", to: path)
        }
        #expect(relative(swiftFiles(at: [root])) == ["B.swift", "a.swift", "b.swift", "b/B.swift", "b/a/Z.swift", "ä.swift"])
    }

    @Test("Hidden files, build products and fetched packages are skipped")
    func skipped() throws {
        let skipped = [
            ".build/A.swift", ".git/A.swift", "DerivedData/A.swift", "x/Pods/A.swift", "Carthage/A.swift", "node_modules/m/A.swift",
        ]
        for path in skipped + ["._A.swift", "A.swift"] { try folder.write("", to: path) }
        #expect(relative(swiftFiles(at: [root])) == ["A.swift"])
        #expect(relative(swiftFiles(at: [root + "/.build"])) == [".build/A.swift"], "a folder that is named is searched")
    }

    @Test("Links that lead in a circle end, and a link to a file is a file")
    func links() throws {
        try folder.write("", to: "a/A.swift")
        let manager = FileManager.default
        try manager.createSymbolicLink(at: folder.url("a/loop"), withDestinationURL: folder.root)
        try manager.createSymbolicLink(at: folder.url("a/self"), withDestinationURL: folder.url("a/self"))
        try manager.createSymbolicLink(at: folder.url("a/L.swift"), withDestinationURL: folder.url("a/A.swift"))
        #expect(relative(swiftFiles(at: [root])) == ["a/A.swift", "a/L.swift"])
        try manager.createSymbolicLink(at: folder.url("named"), withDestinationURL: folder.url("a"))
        #expect(relative(swiftFiles(at: [root + "/named"])) == ["named/A.swift", "named/L.swift"])
    }

    @Test("Paths are printed as given, and a file that is named twice is read once")
    func spelling() throws {
        try folder.write("", to: "a/A.swift")
        #expect(swiftFiles(at: [root + "/a/"]).paths == [root + "/a/A.swift"])
        #expect(swiftFiles(at: [root + "/./a"]).paths == [root + "/./a/A.swift"])
        #expect(swiftFiles(at: [root + "/a/../a/A.swift", root + "/a"]).paths == [root + "/a/../a/A.swift"])
        #expect(swiftFiles(at: ["missing.swift"]).paths == ["missing.swift"], "reading it will tell")
    }

    @Test("A folder without Swift files is a problem")
    func empty() throws {
        try folder.write("", to: "a/readme.md")
        try folder.write("", to: "b/B.swift")
        let found = swiftFiles(at: [root + "/a", root + "/b"])
        #expect(found.problems == [InputProblem(path: root + "/a", message: "no Swift files in this folder")])
        #expect(relative(found) == ["b/B.swift"])
    }

    @Test(
        "A path from the root has no dots and no doubled slashes",
        arguments: [("/a/./b//c", "/a/b/c"), ("/a/../b", "/b"), ("/../a", "/a"), ("/", "/")])
    func absolute(path: String, expected: String) {
        #expect(absolutePath(path) == expected)
    }
}
