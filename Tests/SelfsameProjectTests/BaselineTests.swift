// A baseline through the life of a project: lines inserted above, a view renamed elsewhere, a file moved, a finding added and one gone.

import Foundation
import SelfsameLint
import SelfsameProject
import SelfsameReports
import SelfsameTestSupport
import Testing

@Suite("Baseline")
struct BaselineTests {
    private let folder: TemporaryFolder

    private static let screen = """
        import SwiftUI
        struct Screen: View {
            @State private var isOn = false
            var body: some View {
                VStack {
                    if isOn { Text("a") } else { Text("b") }
                    Row()
                }
            }
            func flip() { isOn.toggle() }
        }
        struct Row: View {
            @State private var isBig = false
            var body: some View {
                if isBig { Text("row").bold() } else { Text("row") }
            }
            func flip() { isBig.toggle() }
        }

        """

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Self.screen, to: "App/Screen.swift")
    }

    private func lint() -> [LintedFile] {
        var times = PhaseTimes()
        let loaded = loadProgram(ProjectInput(paths: [folder.url("App").path]), profile: .default, threads: 1, times: &times)
        return loaded.analyse(threads: 1) { LintedFile(withoutFixesOf: lintedFile($0, analyzer: $1, options: LintOptions())) }
    }

    private var path: String { folder.url("base.json").path }

    /// Writes a baseline of the project as it is, changes it, and compares.
    private func comparison(after change: () throws -> Void) throws -> BaselineComparison {
        try folder.write(Baseline(of: lint(), at: path).text, to: "base.json")
        let baseline = try Baseline(readingFrom: path)
        #expect(baseline.count == 2)
        try change()
        return BaselineComparison(baseline, at: path, with: lint())
    }

    private func edit(_ old: String, _ new: String) throws {
        try folder.write(Self.screen.replacingOccurrences(of: old, with: new), to: "App/Screen.swift")
    }

    @Test(
        "Edits elsewhere change nothing",
        arguments: [
            ("import SwiftUI\n", "import SwiftUI\n\n// one\n// two\nlet unused = 0\n"), ("Row", "Line"),
            ("            Row()\n", "            Text(\"new\")\n            Row()\n"),
            ("                if isOn", "                Text(\"above\")\n                if isOn"),
            ("if isOn { Text(\"a\") }", "if   isOn   { Text(\"another\") }"), ("@State private var isOn", "@State var isOn"),
        ])
    func stays(old: String, new: String) throws {
        let isRenamed = old == "Row"
        let comparison = try comparison { try edit(old, new) }
        // A view that is renamed is another view: its own finding is new, those of others stay.
        #expect(comparison.known == (isRenamed ? 1 : 2), "\(new)")
        #expect(comparison.new.flatMap { $0 }.count == (isRenamed ? 1 : 0), "\(new)")
        #expect(comparison.gone.count == (isRenamed ? 1 : 0), "\(new)")
    }

    @Test("A file that moves takes its findings along, and pruning follows it")
    func moved() throws {
        let comparison = try comparison {
            try FileManager.default.createDirectory(at: folder.url("App/Views"), withIntermediateDirectories: true)
            try FileManager.default.moveItem(at: folder.url("App/Screen.swift"), to: folder.url("App/Views/Main.swift"))
        }
        #expect(comparison.known == 2)
        #expect(comparison.gone == [])
        #expect(Set(comparison.pruned.entries.map(\.path)) == ["App/Views/Main.swift"])
    }

    @Test("A second finding like a known one is new")
    func counted() throws {
        let comparison = try comparison {
            try edit("            Row()\n", "            if isOn { Text(\"a\") } else { Text(\"b\") }\n")
        }
        #expect(comparison.known == 2)
        #expect(comparison.new.flatMap { $0 }.count == 1)
    }

    @Test("What is gone is told and pruned; what was not looked at stays")
    func gone() throws {
        let comparison = try comparison { try edit("if isBig { Text(\"row\").bold() } else { Text(\"row\") }", "Text(\"row\")") }
        #expect(comparison.gone.map(\.key.view) == ["Row.body"])
        #expect(comparison.pruned.count == 1)
        let baseline = try Baseline(readingFrom: path)
        #expect(BaselineComparison(baseline, at: path, with: []).pruned == baseline)
    }

    @Test("The text is sorted, relative, without line numbers, and read back as it was")
    func text() throws {
        let baseline = Baseline(of: lint(), at: path)
        let text = try baseline.text
        #expect(text.contains("\"path\" : \"App/Screen.swift\""))
        #expect(!text.contains(folder.root.path) && !text.contains("line"))
        #expect(text.hasSuffix("}\n"))
        try folder.write(text, to: "base.json")
        #expect(try Baseline(readingFrom: path) == baseline)
        #expect(baseline.entries.map(\.key.view) == ["Row.body", "Screen.body"])
    }

    @Test(
        "A file that is no baseline of this version says what to do",
        arguments: [
            (
                "{\"version\": 2, \"findings\": []}",
                "unsupported baseline version 2 (expected 1); write it again with --write-baseline"
            ),
            ("[]", "not a selfsame baseline; create one with `selfsame lint --write-baseline "),
            ("{\"version\": 1}", "damaged baseline; write it again with --write-baseline"), ("{", "not a selfsame baseline; "),
        ])
    func wrong(text: String, message: String) throws {
        try folder.write(text, to: "base.json")
        do {
            _ = try Baseline(readingFrom: path)
            Issue.record("was read")
        } catch {
            #expect(error.message.hasPrefix(message), "\(error.message)")
        }
    }
}
