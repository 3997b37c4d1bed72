// The tour as a user sees it: fixtures/reports holds what each command prints. The same output in colour differs in nothing but escapes.

import SelfsameReports
import SelfsameTestSupport
import Testing

@Suite("Tour")
struct TourTests {
    @Test(
        "Output is as expected, and fits in 80 columns where people read it",
        arguments: [
            ("tour.pretty.txt", "lint --quiet --reporter pretty --show-exempted fixtures/tour"),
            ("tour.plain.txt", "lint --quiet fixtures/tour"),
            ("tour.xcode.txt", "lint --quiet --reporter xcode fixtures/tour"),
            ("tour.json", "lint --reporter json fixtures/tour/Greenhouse.swift"),
            ("tour.compact.txt", "lint --quiet --reporter compact fixtures/tour"),
            ("tour.summary.txt", "lint --quiet --reporter summary fixtures/tour"),
            ("tour.checkstyle.xml", "lint --reporter checkstyle fixtures/tour"),
            ("tour.junit.xml", "lint --reporter junit fixtures/tour"),
            ("tour.github.txt", "lint --reporter github fixtures/tour"),
            ("tour.gitlab.json", "lint --reporter gitlab fixtures/tour"),
            ("tour.md", "lint --reporter markdown fixtures/tour"),
            ("tour.csv", "lint --reporter csv fixtures/tour"),
            ("tour.types.txt", "tree --format type fixtures/tour"),
            ("tour.dot", "tree --format dot fixtures/tour/Greenhouse.swift"),
            ("tour.mermaid", "tree --format mermaid fixtures/tour/Greenhouse.swift"),
            ("tour.svg", "tree --format svg fixtures/tour/Greenhouse.swift"),
            ("tour.tree.txt", "tree fixtures/tour"),
            ("tour.report.txt", "report fixtures/tour"),
            ("tour.report.kept.txt", "report --kept fixtures/tour/Greenhouse.swift"),
            ("tour.report.md", "report --format markdown fixtures/tour"),
            ("versions.diff.txt", "diff fixtures/reports/versions/old.swift fixtures/reports/versions/new.swift"),
            ("versions.diff.json", "diff --format json fixtures/reports/versions/old.swift fixtures/reports/versions/new.swift"),
        ])
    func output(name: String, line: String) throws {
        let result = try runSelfsame(line.split(separator: " ").map(String.init))
        #expect(result.status == 0)
        #expect(result.errors == "")
        if let failure = Snapshot.failure(actual: result.output, expectedAt: Repository.url("fixtures/reports/\(name)")) {
            Issue.record("\(failure)")
        }
        if ["tour.pretty.txt", "tour.tree.txt", "tour.report.txt", "tour.report.kept.txt", "versions.diff.txt"].contains(name) {
            for line in result.output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
        }
    }

    @Test(
        "Colours add escapes and nothing else",
        arguments: [
            ("tour.pretty.txt", "lint --quiet --reporter pretty --show-exempted fixtures/tour"),
            ("tour.tree.txt", "tree fixtures/tour"),
            ("tour.report.txt", "report fixtures/tour"),
        ])
    func colors(name: String, line: String) throws {
        let colored = try runSelfsame(line.split(separator: " ").map(String.init) + ["--color", "always"]).output
        #expect(colored.contains("\u{1B}["))
        #expect(try withoutEscapes(colored) == Repository.text(of: Repository.url("fixtures/reports/\(name)")))
    }

    @Test(
        "Text fits the terminal, from 60 to 120 columns",
        arguments: [
            "lint --quiet --reporter pretty --hints full fixtures/tour", "tree fixtures/tour", "report --kept fixtures/tour",
            "diff fixtures/reports/versions/old.swift fixtures/reports/versions/new.swift", "help identity",
        ])
    func widths(line: String) throws {
        for width in [60, 80, 120] {
            let words = line.split(separator: " ").map(String.init)
            let result = try runTool(["env", "COLUMNS=\(width)", Repository.program.path] + words)
            #expect(result.status == 0)
            // A path stays in one piece, for those who click on it, and so does code.
            let text = result.output.split(separator: "\n").filter { !$0.contains("fixtures/") && !$0.hasPrefix("    ") }
            for line in text { #expect(line.count <= width, "\(line)") }
            if width == 120 { #expect(text.contains { $0.count > 80 }, "\(text)") }
        }
    }

    @Test("The summary counts severities, bodies and files, on standard error")
    func summary() throws {
        let result = try runSelfsame(["lint", "-j", "1", "fixtures/tour/Greenhouse.swift"])
        #expect(result.errors.hasPrefix("selfsame: 1 warning and 1 hint; 2 view bodies in 1 file; "))
        #expect(result.errors.hasSuffix(" ms, 1 thread\n"))
    }

    @Test("Names, strings and paths with escapes in them are shown as text in every format")
    func hostile() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            import SwiftUI
            struct `A\u{202E}b`: View {
                @State private var on = false
                func flip() { on.toggle() }
                var body: some View {
                    if on { Text("\u{9B}31m \u{1B}]0;title\u{07} <script>") } else { Text("\u{2066}x") }
                }
            }
            """, to: "\u{1B}[2J.swift")
        let reports = Reporter.all.map { "lint --quiet --reporter \($0.id)" }
        for line in reports + ["tree", "tree --format json", "report", "report --format html"] {
            let result = try runSelfsame(line.split(separator: " ").map(String.init), in: folder.root)
            let raw = (result.output + result.errors).unicodeScalars.filter { scalar in
                let steering: [ClosedRange<UInt32>] = [0x00...0x09, 0x0B...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069]
                return steering.contains { $0.contains(scalar.value) }
            }
            #expect(raw.isEmpty, "\(line): \(raw.map { String($0.value, radix: 16) })")
            #expect(!result.output.isEmpty, "\(line)")
        }
    }

    /// Text without `ESC [ … m`.
    private func withoutEscapes(_ text: String) -> String {
        var result = ""
        var isInEscape = false
        for character in text {
            if character == "\u{1B}" { isInEscape = true }
            if !isInEscape { result.append(character) }
            if isInEscape, character == "m" { isInEscape = false }
        }
        return result
    }
}
