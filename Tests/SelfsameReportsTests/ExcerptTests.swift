// Excerpts and diffs on small texts: long lines, wide characters, tabs, labels over several lines, edits far apart.

import SelfsameSyntax
import SelfsameTestSupport
import Testing

@testable import SelfsameReports

@Suite("Excerpts")
struct ExcerptTests {
    private func source(_ text: String) -> SourceFile { SourceFile(path: "A.swift", bytes: Array(text.utf8)) }

    private func expectSame(_ actual: String, _ expected: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
        let difference = lineDiff(expected: expected, actual: actual)
        #expect(difference.isEmpty, "\(difference)", sourceLocation: sourceLocation)
    }

    private func range(of part: String, in text: String) throws -> SourceRange {
        let bytes = Array(text.utf8)
        let wanted = Array(part.utf8)
        let start = try #require((0...(bytes.count - wanted.count)).first { bytes[$0..<$0 + wanted.count].elementsEqual(wanted) })
        return SourceRange(start: UInt32(start), end: UInt32(start + wanted.count))
    }

    private func excerpt(_ text: String, _ labels: [(part: String, says: String)], width: Int = 80) throws -> String {
        let labels = try labels.enumerated().map { index, label in
            SourceLabel(range: try range(of: label.part, in: text), text: label.says, isPrimary: index == 0)
        }
        let lines = SourceExcerpt(source: source(text), labels: labels, style: TextStyle(width: width), primaryColor: .red, gutter: 2).lines
        #expect(lines.allSatisfy { columns($0) <= width }, "\(lines)")
        return lines.joined(separator: "\n")
    }

    @Test("Each label stands below its line, and lines between two labels are shown or left out")
    func labels() throws {
        let text = "a\nb\nc\nd\ne\nf\n"
        expectSame(
            try excerpt(text, [("a", "first"), ("c", "second"), ("f", "third")]),
            """
             1 | a
               | ^ first
             2 | b
             3 | c
               | - second
              …
             6 | f
               | - third
            """)
    }

    @Test("Tabs are four columns, wide characters two")
    func widths() throws {
        expectSame(
            try excerpt("\tlet 日本 = x", [("x", "here")]),
            """
             1 |     let 日本 = x
               |                ^ here
            """)
    }

    @Test("Of a label over many lines the first and the last are shown, without their indentation")
    func long() throws {
        let text = "f {\n  a\n  b\n  c\n}\n"
        expectSame(
            try excerpt(text, [("f {\n  a\n  b\n  c\n}", "all")]),
            """
             1 | f {
               | ^^^
              …
             5 | }
               | ^ all
            """)
    }

    @Test("A line that is too wide is cut around its label")
    func cut() throws {
        let text = String(repeating: "x", count: 100) + " needle " + String(repeating: "y", count: 100)
        expectSame(
            try excerpt(text, [("needle", "found")], width: 40),
            """
             1 | …xxxxxx needle yyyyyyyyyyyyyyyyyyy…
               |         ^^^^^^ found
            """)
    }

    @Test("A text that does not fit beside its mark stands below it, as far left as it must")
    func below() throws {
        let text = "    " + String(repeating: "x", count: 20)
        expectSame(
            try excerpt(text, [(String(repeating: "x", count: 20), "a text of some length")], width: 40),
            """
             1 |     xxxxxxxxxxxxxxxxxxxx
               |     ^^^^^^^^^^^^^^^^^^^^
               |     a text of some length
            """)
    }

    @Test("An empty range, the end of the file and line ends of two bytes are no trouble")
    func edges() throws {
        let file = source("a\r\nb")
        for offset in 0...UInt32(file.bytes.count) {
            let label = SourceLabel(range: SourceRange(start: offset, end: offset), text: "", isPrimary: true)
            let lines = SourceExcerpt(source: file, labels: [label], style: TextStyle(), primaryColor: .red, gutter: 1).lines
            #expect(lines.count == 2)
        }
        let empty = SourceExcerpt(
            source: source(""), labels: [SourceLabel(range: SourceRange(start: 0, end: 0), text: "", isPrimary: true)], style: TextStyle(),
            primaryColor: .red, gutter: 1)
        #expect(empty.lines == ["1 |", "  | ^"])
    }

    // MARK: Diffs

    private func diff(_ text: String, _ edits: [(part: String, new: String)]) throws -> String {
        let edits = try edits.map { Edit(range: try range(of: $0.part, in: text), replacement: $0.new) }
        return diffLines(of: edits, in: source(text)).map { line in
            switch line.kind {
            case .kept: "  " + line.text
            case .removed: "- " + line.text
            case .added: "+ " + line.text
            case .gap: line.text
            }
        }.joined(separator: "\n")
    }

    @Test("Only the lines that change are shown, at the left margin")
    func changed() throws {
        expectSame(
            try diff("f {\n    a(1)\n    b\n}\n", [("a(1)", "a(2)")]),
            """
            - a(1)
            + a(2)
            """)
    }

    @Test("Edits on neighbouring lines are one piece, others are parted")
    func hunks() throws {
        let text = "a\nb\nc\nd\ne\nf\ng\n"
        expectSame(
            try diff(text, [("a", "A"), ("c", "C"), ("g", "G")]),
            """
            - a
            - b
            - c
            + A
            + b
            + C
            …
            - g
            + G
            """)
    }

    @Test("Lines that vanish, lines that come, and an edit beyond the end")
    func shapes() throws {
        #expect(try diff("a\nb\n", [("a\n", "")]) == "- a")
        #expect(try diff("a\nb\n", [("b", "b\nc")]) == "  b\n+ c")
        let beyond = Edit(range: SourceRange(start: 90, end: 99), replacement: "x")
        #expect(diffLines(of: [beyond], in: source("a\n")).isEmpty)
    }
}
