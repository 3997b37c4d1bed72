// Expressions over what the standard library's description declares, with the types that the real library gives them. The analyser is
// held to the same comments elsewhere.

import SelfsameTestSupport
import Testing

@Suite struct StandardLibraryExpressionTests {
    /// The oracle wants a module `SwiftUI`; these fixtures do not use it.
    private static let oracle = CompilerOracle(prelude: ["public protocol View { associatedtype Body; var body: Body { get } }"])

    @Test func theRealLibraryConfirmsTheComments() throws {
        let fixtures = try Repository.files(in: "fixtures/expressions").map { file in
            Fixture(path: Repository.path(of: file), source: try Repository.text(of: file))
        }
        let units = fixtures.filter { $0.byHand == nil }.map { OracleUnit(name: $0.path, fixtures: [$0]) }
        #expect(units.count >= 13)
        for failure in try Self.oracle.unconfirmed(units, as: "expressions") { Issue.record("\(failure)") }
    }

    @Test func aWrongCommentIsNoticed() throws {
        let source = "// type: Double\nlet sum = 1 + 2\n"
        let unit = OracleUnit(name: "wrong", fixtures: [Fixture(path: "wrong.swift", source: source)])
        let answers = try Self.oracle.answers(for: [unit])
        #expect(answers.flatMap { $0.failures(of: unit) }.count == 1)
    }
}
