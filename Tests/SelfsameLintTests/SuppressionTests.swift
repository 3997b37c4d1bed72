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
            let lines = linted.result.findings.map { linted.tree.source.location(of: $0.range.start).line }
            #expect(lines == row.lines, "\(row.first) \(row.second) \(row.trailing)")
            #expect(linted.result.suppressed == row.suppressed, "\(row.first) \(row.second) \(row.trailing)")
            #expect(linted.result.unusedSuppressions.count == row.unused, "\(row.first) \(row.second) \(row.trailing)")
        }
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
