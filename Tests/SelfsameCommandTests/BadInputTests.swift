// Everything that can be wrong with what a call names: a message with the path, status 2, and the other files are analysed all the same.

import Foundation
import SelfsameTestSupport
import Testing

@Suite("Bad input")
struct BadInputTests {
    private let folder: TemporaryFolder

    /// A file that every run below names beside the bad one. Its body must be printed whatever else is wrong.
    private static let good = "import SwiftUI\nstruct Good: View { var body: some View { Text(\"a\") } }\n"
    private static let goodLine = "Good.swift:2:25: Good.body: Text\n"

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Self.good, to: "Good.swift")
    }

    private func types(_ paths: String..., options: [String] = []) throws -> ProcessResult {
        try runSelfsame(["tree", "--format", "type"] + options + ["Good.swift"] + paths, in: folder.root)
    }

    private func expectIncomplete(_ result: ProcessResult, _ errors: String, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(result.status == 2, sourceLocation: sourceLocation)
        #expect(result.output == Self.goodLine, sourceLocation: sourceLocation)
        #expect(result.errors == errors, sourceLocation: sourceLocation)
    }

    @Test("A missing path")
    func missing() throws {
        expectIncomplete(try types("Gone.swift"), "Gone.swift: error: no such file or folder\n")
        expectIncomplete(
            try types("Sources/*.swift"),
            "Sources/*.swift: error: no such file or folder; remove the quotes, so that the shell expands the pattern\n")
        try folder.write("", to: "Sources/Widget.txt")
        expectIncomplete(
            try types("Sources/widgt.txt"), "Sources/widgt.txt: error: no such file or folder; did you mean `Sources/Widget.txt`?\n")
        expectIncomplete(try types("Source"), "Source: error: no such file or folder; did you mean `Sources`?\n")
        expectIncomplete(try types(""), "\"\": error: no such file or folder\n")
        expectIncomplete(try types("gone/"), "gone/: error: no such file or folder\n")
    }

    @Test("A file that is named and is something else; one without an ending may be a script")
    func notSwift() throws {
        try folder.write("Say \"hello\n", to: "notes.txt")
        try folder.write(Self.good.replacingOccurrences(of: "Good", with: "Script"), to: "script")
        expectIncomplete(try types("notes.txt"), "notes.txt: error: not a Swift file (`.swift`)\n")
        #expect(try types("script").output.contains("Script.body: Text"))
    }

    @Test("JSON and CSV list what was not read")
    func listed() throws {
        try folder.write("struct Open {\n", to: "Open.swift")
        let json = try runSelfsame(["lint", "--reporter", "json", "Good.swift", "Gone.swift", "Open.swift"], in: folder.root)
        #expect(json.output.contains("\"message\" : \"no such file or folder\",\n      \"path\" : \"Gone.swift\""), "\(json.output)")
        #expect(json.output.contains("\"line\" : 1") && json.output.contains("\"path\" : \"Open.swift\""), "\(json.output)")
        let csv = try runSelfsame(["lint", "--reporter", "csv", "Good.swift", "Gone.swift"], in: folder.root)
        #expect(csv.output.hasSuffix("\nGone.swift,,,error,no such file or folder,,,,\n"), "\(csv.output)")
    }

    @Test("A file that cannot be read")
    func unreadable() throws {
        try FileManager.default.createSymbolicLink(at: folder.url("Loop.swift"), withDestinationURL: folder.url("Loop.swift"))
        let result = try types("Loop.swift")
        #expect(result.status == 2)
        #expect(result.output == Self.goodLine)
        #expect(result.errors.hasPrefix("Loop.swift: error: "))
        expectIncomplete(try types("/dev/null"), "/dev/null: error: not a regular file\n")
    }

    @Test("A folder without Swift files")
    func emptyFolder() throws {
        try folder.write("", to: "docs/readme.md")
        expectIncomplete(try types("docs"), "docs: error: no Swift files in this folder\n")
    }

    @Test("An empty file is well formed")
    func emptyFile() throws {
        try folder.write("", to: "Empty.swift")
        let result = try types("Empty.swift")
        #expect(result.status == 0)
        #expect(result.output == Self.goodLine)
        #expect(result.errors == "")
    }

    @Test("What is not UTF-8, and what is no text")
    func notText() throws {
        try folder.write([0x6C, 0x65, 0x74, 0x20, 0x61, 0x0A, 0xFF, 0x0A], to: "Latin.swift")
        try folder.write([0xFE, 0xFF, 0x00, 0x61], to: "UTF16.swift")
        try folder.write([0xCF, 0xFA, 0xED, 0xFE, 0x00, 0x00], to: "Binary.swift")
        let result = try types("Latin.swift", "UTF16.swift", "Binary.swift")
        #expect(result.status == 2)
        #expect(result.output == Self.goodLine)
        let errors = result.errors.split(separator: "\n")
        #expect(errors.contains("Latin.swift:2:1: error: the file is not UTF-8"))
        #expect(errors.contains("UTF16.swift: error: not UTF-8: it starts with the byte order mark of UTF-16"))
        #expect(errors.contains("Binary.swift: error: not text: it contains zero bytes"))
    }

    @Test("A file that ends in the middle")
    func cut() throws {
        let files: [(name: String, text: String, place: String)] = [
            ("String.swift", "let text = \"abc", "1:12"),
            ("Lines.swift", "let text = \"\"\"\nabc\n", "1:12"),
            ("Comment.swift", "/* a /* b */", "1:1"),
            ("Brace.swift", "struct A {\n    func f() {\n", "2:15"),
            ("Bracket.swift", "let a = [1, 2", "1:14"),
        ]
        for file in files { try folder.write(file.text, to: file.name) }
        let result = try runSelfsame(["tree", "--format", "type", "Good.swift"] + files.map(\.name), in: folder.root)
        #expect(result.status == 2)
        #expect(result.output == Self.goodLine)
        for file in files {
            #expect(result.errors.contains("\(file.name):\(file.place): error: "), "\(result.errors)")
        }
    }

    @Test("The well-formed part of a broken file is analysed")
    func broken() throws {
        try folder.write(Self.good.replacingOccurrences(of: "Good", with: "Half") + "struct Rest {\n", to: "Half.swift")
        let result = try types("Half.swift")
        #expect(result.status == 2)
        #expect(result.output == Self.goodLine + "Half.swift:2:25: Half.body: Text\n")
    }

    @Test("A list of paths that cannot be read, and a missing path in one")
    func fileList() throws {
        expectIncomplete(try types(options: ["--filelist", "gone.txt"]), "gone.txt: error: no such file or folder\n")
        try folder.write("Gone.swift\n", to: "list.txt")
        expectIncomplete(try types(options: ["--filelist", "list.txt"]), "Gone.swift: error: no such file or folder\n")
    }

    @Test("A prelude that cannot be read")
    func prelude() throws {
        expectIncomplete(try types(options: ["--prelude", "Gone.swift"]), "Gone.swift: error: no such file or folder\n")
    }

    @Test("An output that cannot be written leaves nothing behind")
    func output() throws {
        let result = try types(options: ["--output", "gone/out.txt"])
        #expect(result.status == 2)
        #expect(result.output == "")
        #expect(result.errors == "gone/out.txt: error: cannot be written: no such folder `gone`\n")
        #expect(!FileManager.default.fileExists(atPath: folder.url("gone").path))
    }

    @Test("What a result builder does not support is told, and the rest is printed")
    func builderError() throws {
        try folder.write("import SwiftUI\nstruct L: View { var body: some View { for _ in 0..<3 { Text(\"a\") } } }\n", to: "Loop.swift")
        let result = try types("Loop.swift")
        #expect(result.status == 0)
        #expect(result.output == Self.goodLine + "Loop.swift:2:22: L.body: _\n")
        let message = "closure containing control flow statement cannot be used with result builder `ViewBuilder`"
        #expect(result.errors == "Loop.swift:2:40: warning: \(message)\n")
    }

    @Test("Standard input that is closed, and standard output that is full or closed")
    func streams() throws {
        func shell(_ command: String) throws -> ProcessResult {
            try runTool(["sh", "-c", command, Repository.program.path], in: folder.root)
        }
        #expect(try shell("exec \"$0\" syntax - <&-").status == 2)
        #expect(try shell("exec \"$0\" version >&-").status == 2)
        #if os(Linux)
            let full = try shell("exec \"$0\" version > /dev/full")
            #expect(full.status == 2)
            #expect(full.errors == "selfsame: cannot write to standard output: the reader closed it, or the disk is full\n")
        #endif
    }

    @Test("Names with escapes in them reach the terminal as text")
    func escapes() throws {
        let result = try types("\u{1B}[31m.swift")
        #expect(result.errors == "\\u{1B}[31m.swift: error: no such file or folder\n")
    }

    @Test("The lines of a file with hundreds of mistakes are bounded")
    func manyErrors() throws {
        try folder.write(String(repeating: "let = )\n", count: 500), to: "Many.swift")
        let lines = try types("Many.swift").errors.split(separator: "\n")
        #expect(lines.count { $0.contains(": error: ") } == 21)
        #expect(lines.last?.hasSuffix(" more syntax errors") == true, "\(lines.last ?? "")")
    }
}
