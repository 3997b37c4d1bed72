// Suppression comments: what each form silences, what counts as unused, and names that no rule has.

import SelfsameLint
import SelfsameSyntax
import SelfsameTestSupport
import Testing

@Suite struct SuppressionTests {
    /// A view with two branches of its own, `FIRST` and `SECOND` standing for comments before their lines.
    private func source(_ first: String, _ second: String = "", trailing: String = "") -> String {
        """
        import SwiftUI
        struct Screen: View {
            var isOn = false
            var body: some View {
                VStack {
                    \(first)
                    if isOn { Text("a") } else { Text("b") } \(trailing)
                    \(second)
                    if isOn { Image("a") } else { Image("b") }
                }
            }
        }
        """
    }

    /// Comments, lines still reported, number suppressed, number unused.
    static let table: [(first: String, second: String, trailing: String, lines: [Int], suppressed: Int, unused: Int)] = [
        ("", "", "", [7, 9], 0, 0),
        ("// selfsame:disable:next branch_same_view_arguments", "", "", [9], 1, 0),
        ("// selfsame:disable:next branch_same_view_arguments - the fade is meant", "", "", [9], 1, 0),
        ("// selfsame:disable:next identical_branches, branch_same_view_arguments", "", "", [9], 1, 0),
        ("// selfsame:disable:next identical_branches branch_same_view_arguments", "", "", [9], 1, 0),
        ("// selfsame:disable:next all", "", "", [9], 1, 0),
        ("// selfsame:disable:next identical_branches", "", "", [7, 9], 0, 1),
        ("", "", "// selfsame:disable:this branch_same_view_arguments", [9], 1, 0),
        ("", "// selfsame:disable:previous branch_same_view_arguments", "", [9], 1, 0),
        ("// selfsame:disable branch_same_view_arguments", "", "", [], 2, 0),
        ("// selfsame:disable branch_same_view_arguments", "// selfsame:enable branch_same_view_arguments", "", [9], 1, 0),
        ("// selfsame:disable branch_same_view_arguments", "// selfsame:enable all", "", [9], 1, 0),
        ("// selfsame:disable:file branch_same_view_arguments", "", "", [], 2, 0),
        ("", "// selfsame:disable:file all", "", [], 2, 0),
        ("// selfsame:ignore:branch", "", "", [9], 1, 0),
        ("// selfsame:ignore:branch - two screens", "", "", [9], 1, 0),
        ("", "", "// selfsame:ignore:branch", [9], 1, 0),
        ("/* selfsame:disable:next all */", "", "", [7, 9], 0, 0),
        ("// selfsame:disable:next nonsense", "", "", [7, 9], 0, 1),
        ("// swiftlint:disable:next all", "", "", [7, 9], 0, 0),
    ]

    @Test func forms() {
        let inputs = Self.table.map { LintInput($0.first, source($0.first, $0.second, trailing: $0.trailing)) }
        for (row, linted) in zip(Self.table, lintAll(inputs)) {
            let reported = linted.result.findings.filter { $0.rule != "superfluous_disable" }
            let lines = reported.map { linted.tree.source.location(of: $0.range.start).line }
            #expect(lines == row.lines, "\(row.first) \(row.second) \(row.trailing)")
            #expect(linted.result.suppressed == row.suppressed, "\(row.first) \(row.second) \(row.trailing)")
            #expect(linted.result.unusedSuppressions.count == row.unused, "\(row.first) \(row.second) \(row.trailing)")
        }
    }

    /// A comment, the message about it (nil for none), and what the fix makes of it: `` for nothing left, nil where it stays.
    static let superfluous: [(comment: String, message: String?, fixed: String?)] = [
        ("// selfsame:disable:next branch_same_view_arguments", nil, nil),
        ("// selfsame:disable:next identical_branches", "this comment silences nothing: `identical_branches` reports nothing here", ""),
        ("// selfsame:disable:next nonsense", "this comment silences nothing: no rule named `nonsense`", nil),
        ("// selfsame:disable:previous all", "this comment silences nothing: no rule reports here", ""),
        (
            "// selfsame:disable:next branch_same_view_argument - two screens",
            "this comment silences nothing: no rule named `branch_same_view_argument`; did you mean `branch_same_view_arguments`?",
            "// selfsame:disable:next branch_same_view_arguments - two screens"
        ),
        (
            "// selfsame:disable:next branch_same_view_arguments identical_branchs",
            "no rule named `identical_branchs`; did you mean `identical_branches`?",
            "// selfsame:disable:next branch_same_view_arguments identical_branches"
        ),
        ("// selfsame:disable:next superfluous_disable", nil, nil),
        (
            "// selfsame:disable:next conditional_modifier_helper",
            "this comment silences nothing: `conditional_modifier_helper` reports nothing here", ""
        ),
        (
            "// selfsame:disable-next-line all", "unknown comment `selfsame:disable-next-line`; did you mean `selfsame:disable:next`?", nil
        ),
        (
            "// selfsame:disable:next:this all", "unknown comment `selfsame:disable:next:this`; did you mean `selfsame:disable:next`?", nil
        ),
        ("// selfsame: disable:file all", "unknown comment `selfsame: disable:file`; did you mean `selfsame:disable:file`?", nil),
        ("// selfsame:ignore", "unknown comment `selfsame:ignore`; did you mean `selfsame:ignore:branch`?", nil),
        ("// selfsame: ignored is a word of this sentence", nil, nil),
        ("// selfsame: lazy", nil, nil),
    ]

    @Test func commentsThatSilenceNothingAreReportedAndDeletedOrCorrected() {
        let inputs = Self.superfluous.map { LintInput($0.comment, source($0.comment)) }
        for (row, linted) in zip(Self.superfluous, lintAll(inputs)) {
            let findings = linted.findings(of: "superfluous_disable")
            #expect(findings.map(\.message) == (row.message.map { [$0] } ?? []), "\(row.comment)")
            let text = String(decoding: linted.fixed(of: "superfluous_disable"), as: UTF8.self)
            let expected =
                row.fixed == ""
                ? source("").replacing("            \n            if isOn { Text", with: "            if isOn { Text")
                : source(row.fixed ?? row.comment)
            #expect(text == expected, "\(row.comment):\n\(text)")
        }
    }

    @Test func regionsAreDeletedWithBothComments() {
        let text = source("// selfsame:disable identical_branches", "// selfsame:enable identical_branches")
        let fixed = String(decoding: lintText(text).fixed(of: "superfluous_disable"), as: UTF8.self)
        #expect(!fixed.contains("selfsame:"))
        #expect(fixed.split(separator: "\n").count == text.split(separator: "\n").count - 2)
    }

    @Test func unusedSuppressionsSayWhereAndWhat() throws {
        let linted = lintText(source("// selfsame:disable:next nonsense, identical_branches - because"))
        let unused = try #require(linted.result.unusedSuppressions.first)
        #expect(unused.rules == ["nonsense", "identical_branches"])
        #expect(unused.unknownRules == ["nonsense"])
        #expect(unused.reason == "because")
        #expect(linted.tree.source.text(in: unused.range) == "// selfsame:disable:next nonsense, identical_branches - because")
    }
}
