// Exit statuses as scripts see them: the highest that applies, and results on standard output only.

import Foundation
import SelfsameTestSupport
import Testing

@Suite("Exit status")
struct ExitStatusTests {
    private let folder: TemporaryFolder

    /// A warning of a default rule, with state that a flip loses.
    private static let warned = """
        import SwiftUI
        struct Tapper: View {
            @State private var count = 0
            var body: some View { Button("\\(count)") { count += 1 } }
        }
        struct Screen: View {
            @State private var big = false
            var body: some View {
                Button("big") { big.toggle() }
                if big { Tapper().opacity(0.5) } else { Tapper() }
            }
        }

        """

    /// A matter of taste: nothing is lost, and no ternary says it better.
    private static let hinted = """
        import SwiftUI
        struct Screen: View {
            @State private var phase = 0
            var body: some View {
                Stepper("phase", value: $phase)
                switch phase {
                case 0: Text("none")
                case 1: Text("one")
                default: Text("many")
                }
            }
        }

        """

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Self.warned, to: "Warned.swift")
        try folder.write("import SwiftUI\nstruct Fine: View { var body: some View { Text(\"a\") } }\n", to: "Fine.swift")
        try folder.write(Self.hinted, to: "Hinted.swift")
        try folder.write("#if swift(<5.9)\n}\n#endif\n", to: "Older.swift")
    }

    private func run(_ line: String, input: String = "") throws -> ProcessResult {
        try runSelfsame(line.split(separator: " ").map(String.init), input: Array(input.utf8), in: folder.root)
    }

    @Test(
        "Of lint",
        arguments: [
            ("lint --strict Fine.swift", 0), ("lint Warned.swift", 0), ("lint --strict Warned.swift", 1),
            ("lint --fail-level hint Warned.swift", 1), ("--lenient Warned.swift", 0), ("lint --strict Warned.swift Gone.swift", 2),
            ("lint --strict --only-rule identical_branches Warned.swift", 0), ("lint --strict Hinted.swift", 0),
            ("lint --fail-level hint Hinted.swift", 0), ("lint --fail-level hint --pedantic Hinted.swift", 1),
            ("lint --strict Older.swift", 0), ("lint --swift-version 5.8 Older.swift", 2),
        ] as [(String, Int32)])
    func lint(line: String, status: Int32) throws {
        #expect(try run(line).status == status)
    }

    @Test(
        "Of usage mistakes, which print nothing on standard output",
        arguments: [
            "lnit", "lint --stict", "lint --reporter html", "lint --only-rule branch_extra_modifer Fine.swift", "explain nothing",
            "lint --reporter json --reporter xcode Fine.swift", "lint --reporter json:a --output b Fine.swift", "help lnit",
            "tree --deployment-target x",
        ])
    func usage(line: String) throws {
        let result = try run(line)
        #expect(result.status == 64)
        #expect(result.output == "")
        #expect(result.errors.hasPrefix("selfsame: "))
        #expect(result.errors.contains("\nsee `selfsame "))
    }

    @Test(
        "A misspelt rule, reporter or command is told what was probably meant",
        arguments: [
            ("lint --only-rule branch_extra_modifer Fine.swift", "did you mean `branch_extra_modifier`?"),
            ("lint --disable identical_branch Fine.swift", "did you mean `identical_branches`?"),
            ("explain identicalbranches", "did you mean `identical_branches`?"),
            ("lint --reporter jsn", "did you mean `json`?"),
            ("help tre", "did you mean `tree`?"),
        ])
    func didYouMean(line: String, part: String) throws {
        #expect(try run(line).errors.contains(part))
    }

    @Test(
        "Of the other commands",
        arguments: [
            "tree --stats", "tree --why", "report", "syntax", "rules", "explain identical_branches", "version", "--version", "help",
            "help lint", "lint --help", "prelude",
        ])
    func success(line: String) throws {
        let result = try run(line)
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output.isEmpty == (line == "syntax"))
    }

    @Test("A view that does not exist is told")
    func unknownView() throws {
        let result = try run("tree --view Nobody")
        #expect(result.status == 2)
        #expect(result.errors == "selfsame: no view body named `Nobody`\n")
    }

    @Test("Documents that are stale fail the check and are written once")
    func documents() throws {
        try folder.write("# x\n<!-- rules -->\n<!-- end of rules -->\n<!-- options -->\n<!-- end of options -->\n", to: "README.md")
        try folder.write("", to: "Sources/selfsame/Resources/rules.md")
        let stale = try run("documents --check .")
        #expect(stale.status == 1)
        let documents = ["rules.md", "selfsame.1", "selfsame.bash", "_selfsame", "selfsame.fish"].map { "Sources/selfsame/Resources/\($0)" }
        let all = documents + ["fixtures/schemas/configuration.json", "README.md"]
        #expect(stale.errors == all.map { "./\($0) is out of date: run `make docs`\n" }.joined())
        #expect(try run("documents .").status == 0)
        #expect(try run("documents --check .").status == 0)
        #expect(try Repository.text(of: folder.url("README.md")).contains("| `identical_branches` |"))
    }

    @Test("Where there is nothing to do it says what to do")
    func nothing() throws {
        let empty = try TemporaryFolder()
        for arguments in [[], ["tree"]] {
            let result = try runSelfsame(arguments, in: empty.root)
            #expect(result.status == 2 && result.output == "")
            #expect(result.errors.contains("name a file or folder, as in `selfsame \(arguments.first ?? "lint") Sources`"))
        }
        #expect(!(try runSelfsame(["--quiet"], in: empty.root)).errors.contains("name a file"))
        #expect(!(try runSelfsame(["nowhere"], in: empty.root)).errors.contains("name a file or folder, as in"))
    }
}
