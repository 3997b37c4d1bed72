// Replacing a file that is no longer what was read.

import Foundation
import SelfsameSyntax
import SelfsameTestSupport
import Testing

@testable import SelfsameProject

@Suite("Replacing a file")
struct ReplaceFileTests {
    private let folder: TemporaryFolder
    private let source: SourceFile
    private let new = Array("let b = 2\n".utf8)

    init() throws {
        folder = try TemporaryFolder()
        let path = try folder.write("let a = 1\n", to: "A.swift").path
        source = SourceFile(path: path, bytes: Array("let a = 1\n".utf8))
    }

    private var text: String { (try? String(contentsOf: folder.url("A.swift"), encoding: .utf8)) ?? "gone" }

    @Test("The file has the new bytes, and nothing else is in the folder")
    func replaces() throws {
        #expect(replaceFile(source, with: new) == nil)
        #expect(text == "let b = 2\n")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.root.path) == ["A.swift"])
        #expect(replaceFile(source, with: new) == nil, "it is done already")
    }

    @Test("Permissions are kept", arguments: [0o600, 0o644, 0o664, 0o755, 0o200])
    func permissions(mode: Int) throws {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: source.path)
        _ = replaceFile(source, with: new)
        let attributes = try FileManager.default.attributesOfItem(atPath: source.path)
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == mode)
    }

    @Test("What other threads write meanwhile and afterwards has the permissions that it would have had")
    func threads() throws {
        func mode(ofNew name: String) throws -> Int? {
            #expect(FileManager.default.createFile(atPath: folder.url(name).path, contents: nil))
            return try FileManager.default.attributesOfItem(atPath: folder.url(name).path)[.posixPermissions] as? Int
        }
        let before = try mode(ofNew: "before")
        let sources = try (0..<64).map { number in
            let path = try folder.write(source.bytes, to: "\(number).swift").path
            try FileManager.default.setAttributes([.posixPermissions: number.isMultiple(of: 2) ? 0o600 : 0o644], ofItemAtPath: path)
            return SourceFile(path: path, bytes: source.bytes)
        }
        let problems = parallelMap(count: sources.count) { replaceFile(sources[$0], with: new) }
        #expect(problems.allSatisfy { $0 == nil })
        #expect(try mode(ofNew: "after") == before)
    }

    @Test("A file that changed meanwhile is left alone")
    func changed() throws {
        try folder.write("let c = 3\n", to: "A.swift")
        #expect(replaceFile(source, with: new)?.message == "changed since it was read; not fixed")
        #expect(text == "let c = 3\n")
    }

    @Test("A file that vanished is not made again")
    func vanished() throws {
        try FileManager.default.removeItem(at: folder.url("A.swift"))
        #expect(replaceFile(source, with: new)?.message == "cannot be fixed: no such file or folder")
        #expect(text == "gone")
    }

    @Test("A folder or a dead link in its place is told")
    func replaced() throws {
        try FileManager.default.removeItem(at: folder.url("A.swift"))
        try FileManager.default.createDirectory(at: folder.url("A.swift"), withIntermediateDirectories: false)
        #expect(replaceFile(source, with: new)?.message == "cannot be fixed: this folder cannot be searched")
        try FileManager.default.removeItem(at: folder.url("A.swift"))
        try FileManager.default.createSymbolicLink(atPath: source.path, withDestinationPath: "nowhere.swift")
        #expect(replaceFile(source, with: new) != nil)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: source.path) == "nowhere.swift")
    }

    @Test("What a killed run left is taken away; files of others are not")
    func abandoned() throws {
        // Above every limit of process numbers: nothing runs under it.
        let left = ".selfsame-\(Int32.max)-abcdef"
        let others = [".selfsame-\(Int32.max)-ghijkl", ".selfsame-\(getpid())-abcdef", ".selfsame-A.swift"]
        try folder.write(Array(new.prefix(4)), to: left)
        try folder.write("let c", to: others[0])
        for name in others.dropFirst() { try folder.write(Array(new.prefix(4)), to: name) }
        #expect(replaceFile(source, with: new) == nil)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.root.path)
        #expect(names.sorted() == (others + ["A.swift"]).sorted())
    }
}
