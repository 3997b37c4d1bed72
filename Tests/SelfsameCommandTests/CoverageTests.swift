// Every option, reporter and key is part of a test, of the README and of the completions: none can be added without.

import Foundation
import SelfsameProject
import SelfsameReports
import SelfsameTestSupport
import Testing

@testable import selfsame

@Suite("Coverage of the tables")
struct CoverageTests {
    private func texts(in folder: String, _ extensions: Set<String>) throws -> String {
        try Repository.files(in: folder, extensions: extensions)
            .filter { $0.lastPathComponent != "CoverageTests.swift" }.map { try Repository.text(of: $0) }.joined()
    }

    @Test("In tests")
    func tests() throws {
        let text = try texts(in: "Tests", ["swift"])
        for option in Option.all { #expect(option.names.contains { text.contains($0) }, "no test uses \(option.name)") }
        for reporter in Reporter.all { #expect(text.contains(reporter.id), "no test uses \(reporter.id)") }
        for key in ConfigurationKey.all { #expect(text.contains(key.name), "no test uses \(key.name)") }
    }

    @Test("In the README, the manual page and the completions")
    func documents() throws {
        let readme = try Repository.text(of: Repository.url("README.md"))
        let page = manualPage()
        for option in Option.all where option.commands != .documents {
            for name in option.names {
                #expect(readme.contains("`\(name)`"), "the README has no \(name)")
                #expect(page.contains("\\fB" + name.replacing("-", with: "\\-") + "\\fR"), "the manual page has no \(name)")
                #expect(bashCompletion().contains(name) && zshCompletion().contains(name), "completions have no \(name)")
                let fish = name.hasPrefix("--") ? " -l \(name.dropFirst(2))" : " -s \(name.dropFirst())"
                #expect(fishCompletion().contains(fish), "completions of fish have no \(name)")
            }
        }
        for name in Reporter.names { #expect(readme.contains("`\(name)`"), "the README has no \(name)") }
        for key in ConfigurationKey.all {
            #expect(readme.contains("`\(key.name)`") && page.contains(key.name), "documents have no \(key.name)")
        }
    }

    @Test(
        "Bash reads its completions, and they complete",
        arguments: [("lint --rep", "--reporter"), ("bas", "baseline"), ("--color ne", "never")])
    func bash(line: String, expected: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(bashCompletion(), to: "selfsame.bash")
        let words = ["selfsame"] + line.split(separator: " ").map(String.init)
        let script =
            "source ./selfsame.bash; COMP_WORDS=(\(words.joined(separator: " "))); COMP_CWORD=\(words.count - 1); _selfsame; echo \"${COMPREPLY[@]}\""
        let result = try runTool(["bash", "-c", script], in: folder.root)
        #expect(result.errors == "")
        #expect(result.output.split(whereSeparator: \.isWhitespace).map(String.init) == [expected])
    }
}
