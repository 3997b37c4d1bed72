// The identity report in Markdown: nothing of the source becomes markup, and no comment is too long for GitHub.

import SelfsameIdentity
import SelfsameSyntax
import Testing

@testable import SelfsameReports

@Suite("Markdown")
struct MarkdownTests {
    @Test(
        "Cells hold their text whatever it is",
        arguments: [
            ("plain", "plain"),
            ("`isDark` of `Lamp`", "`isDark` of `Lamp`"),
            ("a | b", "a &#124; b"),
            ("`a | b`", "<code>a &#124; b</code>"),
            (#"`\.self`"#, "<code>&#92;.self</code>"),
            ("`<script>alert(1)</script>`", "`<script>alert(1)</script>`"),
            ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
            ("@octocat, see #1", "&#64;octocat, see &#35;1"),
            (
                "[a](https://example.com) **b** _c_ ~~d~~ ![e](f)",
                "&#91;a&#93;(https://example.com) &#42;&#42;b&#42;&#42; &#95;c&#95; &#126;&#126;d&#126;&#126; &#33;&#91;e&#93;(f)"
            ),
            ("a\nb\r", "a&#92;nb&#92;r"),
            ("one ` of", "one &#96; of"),
            ("`` x", " x"),
            ("&lt;", "&amp;lt;"),
            ("` `", ""),
        ])
    func cells(text: String, expected: String) {
        #expect(markdownCell(text) == expected)
    }

    @Test("Code that has what ends code, or a cell, is code by its tags")
    func code() {
        #expect(markdownCode("a < b && @c") == "`a < b && @c`")
        #expect(markdownCode("`raw name`.x") == "<code>&#96;raw name&#96;.x</code>")
        #expect(markdownCode("a || b") == "<code>a &#124;&#124; b</code>")
        #expect(markdownCode(" a") == "<code> a</code>")
        #expect(markdownCode("\u{202E}a\n") == "<code>&#92;u{202E}a&#92;n</code>")
    }

    private static func condition(_ text: String, lost: [LostState]) -> ConditionIdentity {
        let span = Span(SourceRange(start: 0, end: 0), in: SourceFile(path: "A.swift", bytes: []))
        return ConditionIdentity(
            text: text, span: span, flippedBy: ["@State \(text)"], changes: [], isSwitch: false, isInvariant: false, animatedBy: [],
            transitions: [], isIncomplete: false,
            arms: [
                ArmIdentity(label: text, path: "A.body/true", span: span, views: ["A.body/true/Text"], lostState: lost, node: 1),
                ArmIdentity(label: "else", path: "A.body/false", span: span, views: [], lostState: [], node: 3),
            ], kept: [], isExhaustive: true, node: 0)
    }

    private static func report(_ conditions: [ConditionIdentity], name: String = "A.body", path: String = "A.swift") -> String {
        let source = SourceFile(path: path, bytes: [])
        let view = ViewIdentity(
            name: name, path: path, span: Span(SourceRange(start: 0, end: 0), in: source), type: "Text", isResolved: true, views: [],
            state: [], conditions: conditions, gaps: [])
        return identityMarkdown([FileIdentities(source: source, syntaxDiagnostics: [], views: [view])])
    }

    @Test("What puts most at risk comes first, and actions that run again come after values that are lost")
    func order() {
        let value = LostState(view: "Lamp", kind: "State", name: "isLit")
        let action = LostState(view: "Lamp", kind: "lifecycle", name: "task")
        let rows = Self.report([
            Self.condition("none", lost: []), Self.condition("action", lost: [action, action]), Self.condition("value", lost: [value]),
        ]).split(separator: "\n").suffix(3)
        #expect(rows.map { row in ["none", "action", "value"].first { row.contains("`\($0)`") } } == ["value", "action", "none"])
    }

    @Test("A comment holds what fits, whole rows, and counts the rest")
    func limit() {
        let value = LostState(view: "Lamp", kind: "State", name: "isLit")
        let conditions = (0..<2000).map { Self.condition("condition\($0)", lost: $0 < 10 ? [] : [value]) }
        let text = Self.report(conditions)
        #expect(text.utf16.count < 65_000)
        let rows = text.split(separator: "\n").filter { $0.contains("`condition") }
        #expect(rows.count > 200 && rows.allSatisfy { $0.hasSuffix(" views |") })
        #expect(
            text.hasSuffix("\n\n\(2000 - rows.count) more conditions in 1 view; \(1990 - rows.count) of them lose state.\n"),
            "\(text.suffix(200))")
        #expect(!Self.report([Self.condition("a", lost: [])]).contains("more condition"))
        #expect(!Self.report([]).contains("|"))
    }

    @Test("Names, paths and conditions from hostile source stay in their cells, and rows stay short")
    func hostile() {
        let long = String(repeating: "x", count: 10_000)
        for text in ["a|b", "`", "<img src=x onerror=alert(1)>", "@everyone", "a\n| b |", "]]>", "\u{202E}", long, #"\|"#] {
            let report = Self.report(
                [Self.condition(text, lost: [LostState(view: text, kind: "State", name: text)])], name: text, path: text + ".swift")
            let lines = report.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.count == 9 && lines.last == "", "\(report)")
            let row = lines[7]
            #expect(row.count { $0 == "|" } == 6, "\(row)")
            #expect(row.utf8.count < 65_000)
            #expect(!row.unicodeScalars.contains { isUnprintable($0) })
        }
    }
}
