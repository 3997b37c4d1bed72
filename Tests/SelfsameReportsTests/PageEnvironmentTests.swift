// The environment on the page: the same answer as `environment --at` for the view of each row, and the same values as `environment --key`, which
// follows one key at a time on every path.

import Foundation
import SelfsameDeclarations
import SelfsameIdentity
import SelfsameSyntax
import SelfsameTestSupport
import SelfsameUpdates
import Testing

@testable import SelfsameReports

@Suite("Page: environment")
struct PageEnvironmentTests {
    /// A program of one file.
    private struct Case {
        var updates: Updates
        var map: EnvironmentMap
        var file: FileID
        var program: Program { updates.analyzer.program }
        var source: SourceFile { program.tree(file).source }

        init(_ source: String) {
            let profile = Profile.default
            let tree = parse(SourceFile(path: "Case.swift", bytes: Array(source.utf8)))
            let program = Program(
                linking: AnalyzedUnit.preludes(for: profile) + [FileIndex(tree: tree, profile: profile, role: .source)], profile: profile)
            updates = Updates(Analyzer(program: program))
            map = EnvironmentMap(updates)
            file = FileID(UInt32(program.files.count - 1))
        }
    }

    private struct Line: Decodable {
        var id: String
        var source: String
        var key: String?
    }

    /// The cases about the environment.
    private static let lines = Result {
        try ["cases", "own-cases", "lesson-cases"].flatMap { name in
            try Repository.text(of: Repository.url("fixtures/updates/\(name).jsonl")).split(separator: "\n").map {
                try JSONDecoder().decode(Line.self, from: Data($0.utf8))
            }
        }.filter { $0.key != nil }
    }

    private struct Printed: Decodable {
        var values: [Value]
        struct Value: Decodable {
            var key: String
            var value: String
            var from: Place?
            var note: String?
            var reads: Bool
            var missing: Bool
        }
        struct Place: Decodable {
            var path: String
            var line: Int
        }
    }

    /// What the page says of a row, as lines that can be compared.
    private func shown(_ index: Int, in page: PageDocument.Environment) -> [String] {
        page.values(of: index).map { number in
            let value = page.values[number]
            let texts = value.map { page.texts.indices.contains($0) ? page.texts[$0] : "" }
            let place = value[3] < 0 ? "" : "\(texts[3]):\(value[4])"
            return "\(texts[0]) = \(texts[1]) \(place) \(value[5] < 0 ? "" : texts[5]) \(value[6] & 3)"
        }.sorted()
    }

    /// What `environment --at` prints for a place, in the same form.
    private func printed(at offset: UInt32, in found: Case) throws -> [String] {
        let answer = found.map.answer(at: offset, in: found.file) ?? WalkAnswer()
        let text = try environmentText(answer, in: found.program, format: .json)
        return try JSONDecoder().decode(Printed.self, from: Data(text.utf8)).values.map { value in
            let place = value.from.map { "\(printable($0.path)):\($0.line)" } ?? ""
            let marks = (value.reads ? 1 : 0) + (value.missing ? 2 : 0)
            return "\(value.key) = \(oneLine(value.value, limit: 160)) \(place) \(value.note ?? "") \(marks)"
        }.sorted()
    }

    @Test("Each row has the values that `environment --at` prints for its view")
    func rows() throws {
        let lines = try Self.lines.get()
        #expect(lines.count > 150)
        let counts = parallelMap(count: lines.count) { index in
            Result {
                let found = Case(lines[index].source)
                let bodies = reportedBodies(of: found.file, analyzer: found.updates.analyzer, options: TreeOptions(), includesLayout: false)
                let environment = ReportedEnvironment(found.updates, bodies: [bodies])
                let page = PageDocument.Environment(environment)
                // Asked again, without what was found for the page.
                let asked = Case(lines[index].source)
                var count = 0
                for body in bodies.trees.bodies {
                    let rows = body.rows()
                    for (row, answer) in zip(rows, environment.answers(for: rows, of: body)) where answer >= 0 {
                        let node = body.nodes[row.node]
                        let expected = try self.printed(at: node.span.range.start, in: asked)
                        #expect(self.shown(answer, in: page) == expected, "\(lines[index].id): \(body.name), \(node.label)")
                        count += expected.count
                    }
                }
                return count
            }
        }
        #expect(try counts.reduce(0) { try $0 + $1.get() } > 300)
    }

    @Test("A view has every value that one key at a time finds for it")
    func keys() throws {
        let lines = try Self.lines.get()
        let counts = parallelMap(count: lines.count) { index in
            let found = Case(lines[index].source)
            let keys = found.updates.environmentKeys(named: lines[index].key ?? "")
            var count = 0
            // A default is said where the view reads it.
            for entry in found.updates.environment(of: keys).entries where !Self.isApart(entry) && (entry.from != nil || entry.isReader) {
                let offset = found.program.tree(entry.place.file).range(entry.place.node).start
                let all = found.map.answer(at: offset, in: entry.place.file)?.entries ?? []
                count += 1
                #expect(
                    all.contains { $0.key == entry.key && $0.value == entry.value && $0.from == entry.from },
                    "\(lines[index].id): \(entry.view): \(entry.key) \(entry.value), not \(all.map(\.value))")
            }
            return count
        }
        #expect(counts.reduce(0, +) > 200)
    }

    /// What comes from a preference of a presentation, and what stands in types that SwiftUI does not look into, is no value at a view.
    private static func isApart(_ entry: EnvironmentEntry) -> Bool {
        entry.note?.hasPrefix("preferred by") == true || entry.note?.hasPrefix("never installed") == true
    }

    // MARK: What is not certain

    private func values(_ source: String, at text: String) throws -> [String]? {
        let found = Case(source)
        let position = try #require(source.range(of: text))
        let offset = source.utf8.distance(from: source.startIndex, to: position.lowerBound)
        return found.map.answer(at: UInt32(offset), in: found.file)?.entries.map {
            "\($0.key) \($0.value)" + ($0.note.map { " (\($0))" } ?? "")
        }
    }

    @Test("Nothing is claimed through an unknown modifier, nor in an unknown view or one that nothing shows")
    func unknown() throws {
        let source = """
            import SwiftUI
            struct Screen: View {
                var body: some View {
                    VStack {
                        VStack { Text("a").lineLimit(2) }.mystery()
                        Mystery { Text("b") }
                        Text("c")
                    }
                    .font(.title)
                }
                var unused: some View { Text("d") }
            }
            """
        #expect(try values(source, at: "Text(\"a\")") == ["lineLimit 2", "other values unknown (content of `mystery`)"])
        #expect(try values(source, at: "Text(\"b\")") == nil)
        #expect(try values(source, at: "Text(\"c\")") == ["font .title"])
        #expect(try values(source, at: "Mystery") == ["font .title"])
        #expect(try values(source, at: "Text(\"d\")") == nil)
    }

    @Test("A value that only some callers give says so, and each caller's value is listed")
    func callers() throws {
        let source = """
            import SwiftUI
            struct Row: View {
                var limit: Int
                var body: some View { VStack { Text("row") }.lineLimit(limit) }
            }
            struct Label: View {
                var face: Font?
                var body: some View { Text("label").font(face) }
            }
            struct Screen: View {
                var body: some View {
                    VStack {
                        Row(limit: 1).font(.title)
                        Row(limit: 2)
                        Row(limit: 2)
                        Label(face: .title)
                        Label(face: .body)
                    }
                }
            }
            """
        #expect(
            try values(source, at: "Text(\"row\")") == [
                "font .title (on some paths to this view)", "lineLimit 1 (on some paths to this view)",
                "lineLimit 2 (on some paths to this view)",
            ])
        let fonts = ["font .title (on some paths to this view)", "font .body (on some paths to this view)"]
        #expect(try values(source, at: "Text(\"label\")") == fonts)
        #expect(try values(source, at: "Row(limit: 2)") == [])
        #expect(try values(source + "#Preview { Screen().tint(.red) }", at: "Row(limit: 2)") == ["tint .red (in a preview)"])
    }

    @Test("Content that is given to a view has what that view sets around it, and each other caller's content has not")
    func content() throws {
        let source = """
            import SwiftUI
            struct Card<Content: View>: View {
                @ViewBuilder let content: Content
                var body: some View { if true { content.font(.title) } else { content.font(.body) } }
            }
            struct Screen: View {
                var body: some View {
                    VStack {
                        Card { Text("a") }.lineLimit(1)
                        Card { Text("b") }.lineLimit(2)
                    }
                }
            }
            """
        let fonts = ["font .title (on some paths to this view)", "font .body (on some paths to this view)"]
        #expect(try values(source, at: "Text(\"a\")") == fonts + ["lineLimit 1"])
        #expect(try values(source, at: "Text(\"b\")") == fonts + ["lineLimit 2"])
    }

    @Test("Views that place their content twice, in each other, are walked once for each value")
    func doubled() throws {
        let depth = 40
        let types = (0..<depth).map { index in
            """
            struct Twice\(index): ViewModifier {
                func body(content: Content) -> some View { VStack { content; content.lineLimit(\(index)) } }
            }

            """
        }.joined()
        let chain = (0..<depth).map { ".modifier(Twice\($0)())" }.joined()
        let source = "import SwiftUI\n\(types)struct Screen: View { var body: some View { Text(\"a\")\(chain).font(.title) } }"
        let found = try #require(try values(source, at: "Text(\"a\")"))
        #expect(found.count == depth + 1 && found[0] == "font .title")
    }
}

extension PageDocument.Environment {
    /// The values of an answer, completed as the page's script does.
    fileprivate func values(of index: Int) -> [Int] {
        let answer = answers[index]
        guard let base = answer.of else { return answer.with ?? [] }
        return values(of: base).filter { answer.without?.contains($0) != true } + (answer.with ?? [])
    }
}
