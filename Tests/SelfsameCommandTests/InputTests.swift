// The ways in which files come in, and that output depends on nothing but them.

import Foundation
import SelfsameTestSupport
import Testing

@Suite("Input")
struct InputTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("import SwiftUI\nstruct A: View { var body: some View { B() } }\n", to: "a/A.swift")
        try folder.write("import SwiftUI\nstruct B: View { var body: some View { Text(\"b\") } }\n", to: "b/B.swift")
    }

    private func types(_ arguments: String..., input: String = "") throws -> ProcessResult {
        try runSelfsame(["tree", "--format", "type"] + arguments, input: Array(input.utf8), in: folder.root)
    }

    @Test("Paths are printed as given; without one the current folder is searched")
    func paths() throws {
        #expect(try types().output == "a/A.swift:2:22: A.body: B\nb/B.swift:2:22: B.body: Text\n")
        #expect(try types(".").output == "./a/A.swift:2:22: A.body: B\n./b/B.swift:2:22: B.body: Text\n")
        #expect(try types("./a/", "b/B.swift").output == "./a/A.swift:2:22: A.body: B\nb/B.swift:2:22: B.body: Text\n")
    }

    @Test("What is not named is not known, unless it is context")
    func context() throws {
        #expect(try types("a").output == "a/A.swift:2:22: A.body: _\n")
        #expect(try types("a", "--context", "b").output == "a/A.swift:2:22: A.body: B\n")
        #expect(try types("a", "b", "--context", "b").output.split(separator: "\n").count == 2, "a file that is both is reported on")
    }

    @Test("Standard input goes by a path and hides the file of that path")
    func standardInput() throws {
        let text = "import SwiftUI\nstruct C: View { var body: some View { B() } }\n"
        #expect(try types("-", input: text).output == "<stdin>:2:22: C.body: _\n")
        #expect(try types("-", "--stdin-path", "a/A.swift", "--context", ".", input: text).output == "a/A.swift:2:22: C.body: B\n")
        #expect(try types("-", "b", "--stdin-path", "c/C.swift", input: text).output.hasSuffix("c/C.swift:2:22: C.body: B\n"))
    }

    @Test("A list of paths is read one a line, with any line ends")
    func fileList() throws {
        try folder.write("a/A.swift\r\n\r\nb\r\n", to: "list.txt")
        #expect(try types("--filelist", "list.txt").output == "a/A.swift:2:22: A.body: B\nb/B.swift:2:22: B.body: Text\n")
        try folder.write("", to: "empty.txt")
        let nothing = try types("--filelist", "empty.txt")
        #expect(nothing.output == "")
        #expect(nothing.status == 0)
    }

    @Test("A prelude of the user's own makes its names known")
    func prelude() throws {
        try folder.write("import SwiftUI\nstruct D: View { var body: some View { Badge() } }\n", to: "d/D.swift")
        #expect(try types("d").output == "d/D.swift:2:22: D.body: _\n")
        try folder.write("import SwiftUI\npublic struct Badge: View { public init() {} }\n", to: "Design.swift")
        #expect(try types("d", "--prelude", "Design.swift").output == "d/D.swift:2:22: D.body: Badge\n")
    }

    @Test("The platform and the conditions defined choose the clauses of #if")
    func profile() throws {
        try folder.write(
            """
            import SwiftUI
            struct E: View {
                var body: some View {
                    #if os(macOS)
                    Text("mac")
                    #elseif DEMO
                    Spacer()
                    #else
                    Divider()
                    #endif
                }
            }
            """, to: "e/E.swift")
        #expect(try types("e").output == "e/E.swift:3:9: E.body: Divider\n")
        #expect(try types("e", "--platform", "macos").output == "e/E.swift:3:9: E.body: Text\n")
        #expect(try types("e", "--define", "DEMO").output == "e/E.swift:3:9: E.body: Spacer\n")
    }

    @Test(
        "Output is the same for any number of threads",
        arguments: [
            ["lint", "--reporter", "json", "--show-exempted"], ["tree", "--format", "json", "--previews"], ["report", "--format", "json"],
        ])
    func threads(arguments: [String]) throws {
        let one = try runSelfsame(arguments + ["-j", "1", "fixtures/tour", "fixtures/identity"])
        let four = try runSelfsame(arguments + ["-j", "4", "fixtures/tour", "fixtures/identity"])
        #expect(one.output == four.output)
        #expect(one.status == four.status)
        #expect(!one.output.isEmpty)
    }

    @Test("Several reporters write at once, to standard output and to files")
    func reporters() throws {
        let result = try runSelfsame(
            ["lint", "--quiet", "--reporter", "json:out.json", "--reporter", "xcode", "a", "b"], in: folder.root)
        #expect(result.status == 0)
        #expect(result.output == "")
        #expect(try Repository.text(of: folder.url("out.json")).hasPrefix("{\n"))
    }
}
