// The page of `report --format html`: its document says what the JSON report and `lint` say, nothing of the source gets out of it, and the
// file needs nothing but itself. What the page does in a browser is checked by `make browser`.

import Foundation
import SelfsameDeclarations
import SelfsameIdentity
import SelfsameLint
import SelfsameProject
import SelfsameSyntax
import SelfsameTestSupport
import Testing

@testable import SelfsameReports

@Suite("Page")
struct PageTests {
    private static func files(_ paths: [String], views: [String] = []) -> [ReportedFile] {
        var times = PhaseTimes()
        let paths = paths.map { $0.hasPrefix("/") ? $0 : Repository.url($0).path }
        let loaded = loadProgram(ProjectInput(paths: paths), profile: .default, threads: 2, times: &times)
        let found = loaded.analyse(threads: 2) { file, analyzer in
            let bodies = reportedBodies(of: file, analyzer: analyzer, options: TreeOptions(views: views))
            return (bodies, lintedFile(file, analyzer: analyzer, options: LintOptions()))
        }
        let linted = loaded.checkingFixes(of: found.map(\.1), threads: 2).files
        return zip(found, linted).map { ReportedFile(bodies: $0.0, linted: $1) }
    }

    private static let head = ReportHead(title: "Garden", origin: "selfsame")

    /// The fixtures as one program, loaded once for all tests.
    static let files = files(["fixtures/tour", "fixtures/identity", "fixtures/types", "fixtures/rules"])

    static let page = PageDocument(files, head: head)

    // MARK: Facts

    @Test("Every view has the facts of the JSON report")
    func facts() throws {
        let report = IdentityDocument(Self.files.map(\.bodies.identities))
        #expect(Self.page.views.count == report.views.count && report.views.count > 100)
        var flips = 0
        for (view, expected) in zip(Self.page.views, report.views) {
            #expect(view.name == printable(expected.name) && view.path == expected.path && view.line == expected.start.line)
            #expect(view.type == printable(expected.type))
            let rows = view.identityPaths
            #expect(rows.flatMap(\.self).sorted() == expected.identities.map { printable($0.path) }.sorted(), "\(view.name)")
            #expect(view.conditions.count == expected.conditions.count, "\(view.name)")
            for (condition, expected) in zip(view.conditions, expected.conditions) {
                #expect(condition.text == printable(expected.text) && condition.line == expected.start.line)
                #expect(condition.flippedBy == expected.flippedBy && condition.fixed == expected.invariant)
                #expect(condition.animatedBy == expected.animatedBy && condition.transitions == expected.transitions)
                #expect(condition.incomplete == expected.incomplete)
                #expect(
                    condition.arms.map(\.label) == expected.arms.map(\.label) && condition.arms.map(\.path) == expected.arms.map(\.path))
                var branch: Set<Int> = []
                for (arm, expected) in zip(condition.arms, expected.arms) {
                    // The page adds which of it stands in an arm further down.
                    let lost = arm.lost.map { $0.replacing(" where shown", with: "") }
                    #expect(lost == expected.lostState.map { LostState(view: $0.view, kind: $0.kind, name: $0.name).phrase })
                    let inside = arm.rows[0]..<arm.rows[1]
                    branch.formUnion(inside)
                    #expect(
                        inside.flatMap { rows[$0] }.sorted() == expected.views.map { printable($0) }.sorted(), "\(view.name) \(arm.label)")
                    flips += 1
                }
                for other in view.conditions where condition.related.contains(other.row) {
                    for arm in other.arms { branch.formUnion(arm.rows[0]..<arm.rows[1]) }
                }
                let kept = rows.indices.filter { !branch.contains($0) }.flatMap { rows[$0] }
                #expect(kept.sorted() == expected.kept.map { printable($0) }.sorted(), "\(view.name) \(condition.text)")
            }
        }
        #expect(flips > 100)
    }

    @Test("Every finding stands in the page once, with its suggestions")
    func findings() {
        let shown = Self.page.views.flatMap(\.findings) + Self.page.elsewhere.map(\.finding)
        let found = Self.files.flatMap(\.linted.result.findings)
        #expect(shown.map(\.message).sorted() == found.map { printable($0.message) }.sorted())
        let suggestions = shown.reduce(0) { $0 + $1.fixes.count }
        #expect(suggestions == found.reduce(0) { $0 + $1.fixes.count })
        #expect(!Self.page.elsewhere.isEmpty)
        for view in Self.page.views {
            for finding in view.findings { #expect(view.source.lines.indices.contains(finding.line - view.source.first)) }
        }
    }

    @Test("A selected view comes without findings of other places")
    func selection() {
        let page = PageDocument(Self.files(["fixtures/tour"], views: ["Greenhouse"]), head: Self.head)
        #expect(page.views.map(\.name) == ["Greenhouse.body"])
        #expect(page.elsewhere.isEmpty && page.views[0].findings.count == 2)
    }

    @Test("The overview counts as snapshots and statistics do")
    func counts() throws {
        let tour = PageDocument(Self.files(["fixtures/tour"]), head: Self.head)
        let view = try #require(tour.views.first { $0.name == "Greenhouse.body" })
        let counts: [Int] = [view.risk, view.branches, view.erased, view.depth, view.unknown]
        #expect(counts == [1, 2, 0, 6, 0])
        let statistics = total(Self.files.map(\.bodies.trees))
        #expect(Self.page.views.reduce(0) { $0 + $1.nodes } == statistics.nodes)
        #expect(Self.page.views.reduce(0) { $0 + $1.nodes - $1.unknown } == statistics.nodesResolved)
    }

    @Test("The document of the tour is as expected")
    func snapshot() throws {
        var document = PageDocument(Self.files(["fixtures/tour/Greenhouse.swift"]), head: Self.head)
        for index in document.views.indices { document.views[index].path = "Greenhouse.swift" }
        let expected = Repository.url("fixtures/reports/tour.page.json")
        if let failure = Snapshot.failure(actual: try json(document), expectedAt: expected) { Issue.record("\(failure)") }
    }

    // MARK: Text

    @Test("Names, strings and paths that try to get out stay text")
    func hostile() throws {
        let folder = try TemporaryFolder()
        let attack = "</script><script>alert(1)</script><!-- ]]> & ' &amp;"
        try folder.write(
            """
            import SwiftUI
            struct `</script>`: View {
                @State private var `<b>\u{202E}` = false
                var body: some View {
                    // \(attack) \u{2028}\u{202E}
                    if `<b>\u{202E}` { Text("\(attack)").id("\(attack)") } else { Text("\u{7}\u{2066}\(String(repeating: "x", count: 10_000))") }
                }
            }
            """, to: "<img src=x>\u{202E}.swift")
        let files = Self.files([folder.root.path])
        let head = ReportHead(title: attack, origin: attack, problems: [ReportProblem(path: attack, message: "\u{202E}")])
        let page = try htmlText(files, head: head)
        #expect(page.components(separatedBy: "<script").count == 3, "the document and the script")
        #expect(page.components(separatedBy: "</script>").count == 3)
        #expect(!page.contains("<img") && !page.contains("]]>") && !page.contains("<!-- "))
        #expect(!page.unicodeScalars.contains { $0 != "\n" && isUnprintable($0) })

        let block = try #require(page.firstMatch(of: /type="application\/json">\n(.*)\n/))
        #expect(!block.1.contains { "<>&".contains($0) })
        let texts = texts(in: try JSONSerialization.jsonObject(with: Data(block.1.utf8)))
        #expect(texts.contains { $0.contains("alert(1)") })
        for text in texts { #expect(!text.unicodeScalars.contains(where: isUnprintable), "\(text.debugDescription)") }
        for text in texts { #expect(text.count < 1_000) }
    }

    @Test("The page's script is page.js, and parses")
    func script() throws {
        let file = Repository.url("Sources/SelfsameReports/HTML/page.js")
        // `make check` compares the whole of the generated file.
        let text = try Repository.text(of: file)
        #expect(text.hasPrefix("//") && text.hasSuffix("\n\n" + pageScript), "stale: run `make docs`")
        guard try runTool(["sh", "-c", "command -v node"]).status == 0 else {
            print("page.js is not parsed: there is no node here")
            return
        }
        let parsed = try runTool(["node", "--check", file.path])
        #expect(parsed.status == 0, "\(parsed.errors)")
    }

    @Test("The page is one file: it asks for nothing, and writes no markup from text")
    func selfContained() throws {
        let page = try htmlText([], head: Self.head)
        #expect(page.contains("default-src 'none'"))
        for word in ["http:", "https:", "src=", "@import", "url(", "<link rel=\"style"] {
            #expect(!page.replacing("http://www.w3.org/2000/svg", with: "").contains(word), "\(word)")
        }
        let words = [
            "innerHTML", "outerHTML", "insertAdjacent", "document.write", "eval(", "Function(", "fetch(", "XMLHttp", "import(", "srcdoc",
        ]
        for word in words { #expect(!pageScript.contains(word), "\(word)") }
        #expect(!pageStyle.contains("</") && !pageScript.contains("</"))
    }

    @Test(
        "Source is marked by its tokens, without its common indentation",
        arguments: [
            ("let a = 1", ["\tklet \t-a = \tn1"]),
            ("    if x {\n        Text(\"a\")\n    }", ["\tkif \t-x {", "    \ttText\t-(\ts\"a\"\t-)", "}"]),
            ("\ta // note\n\tb", ["a\tc // note", "b"]),
            ("/* one\n   two */ var c", ["\tc/* one", "   \tctwo */ \tkvar \t-c"]),
            ("\"\"\"\n  a\n  \"\"\"", ["\ts\"\"\"", "  \tsa", "  \ts\"\"\""]),
            ("\"a\\(b)c\"", ["\ts\"a\t-\\(b)\tsc\""]),
            ("a\r\n\r\nb", ["a", "", "b"]),
            ("", [""]),
        ])
    func styledLines(source: String, expected: [String]) {
        let file = SourceFile(path: "A.swift", bytes: Array(source.utf8))
        let lines = StyledLines(source: file, tokens: TokenBuffer(lexing: file))
        #expect(lines[1...1_000] == expected)
        // A range that starts in the middle shows the same, less indented.
        let last = lines[expected.count...expected.count].joined()
        #expect(expected[expected.count - 1].hasSuffix(last) && last.first != " ")
    }

    @Test(
        "Marks add nothing to source and take nothing away", arguments: ["fixtures/tokens", "fixtures/syntax", "fixtures/types/programs"])
    func marks(folder: String) throws {
        for url in Repository.files(in: folder) {
            let source = SourceFile(path: url.path, bytes: try Repository.bytes(of: url))
            guard String(validating: source.bytes, as: UTF8.self) != nil else { continue }
            let styled = StyledLines(source: source, tokens: TokenBuffer(lexing: source))[1...source.lineStarts.count]
            #expect(styled.count == source.lineStarts.count)
            for (number, line) in styled.enumerated() {
                let end = number + 1 < source.lineStarts.count ? source.lineStarts[number + 1] : UInt32(source.bytes.count)
                let text = source.text(in: SourceRange(start: source.lineStarts[number], end: end)).trimmingCharacters(in: .newlines)
                let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
                let unmarked = (parts.prefix(1) + parts.dropFirst().map { $0.dropFirst() }).joined()
                #expect(unmarked.trimmingCharacters(in: .whitespaces) == expanded(text).trimmingCharacters(in: .whitespaces), "\(url.path)")
            }
        }
    }

    /// Every text in a JSON value; lines of source without their marks.
    private func texts(in value: Any) -> [String] {
        switch value {
        case let text as String: [text.replacing("\t", with: "")]
        case let list as [Any]: list.flatMap(texts)
        case let object as [String: Any]: object.values.flatMap(texts)
        default: []
        }
    }
}

extension PageDocument.View {
    /// The identity paths of the views that each row makes, completed as the page's script does.
    fileprivate var identityPaths: [[String]] {
        var paths: [String] = []
        return rows.map { row in
            let above = row.up.map { paths[$0] } ?? name
            let path = row.path ?? ([above] + [row.step, row.name].compactMap(\.self)).joined(separator: "/")
            paths.append(path)
            return (row.views ?? []).map { $0.isEmpty || $0.hasPrefix("/") ? path + $0 : $0 }
        }
    }
}
