// Every kind of token, every kind of node and every diagnostic of the parser occurs in a fixture.

import SelfsameSyntax
import SelfsameTestSupport
import Testing

@Suite("Coverage by fixtures") struct CoverageTests {
    static let trees = ["syntax", "tokens", "crashes"].flatMap { SyntaxFixture.all(in: $0) }.map(\.tree)

    @Test func everyKindOfTokenHasAFixture() {
        let seen = Set(Self.trees.flatMap(\.tokens.kinds))
        #expect(TokenKind.allCases.filter { !seen.contains($0) } == [])
    }

    @Test func everyKindOfNodeHasAFixture() {
        let seen = Set(SyntaxFixture.all(in: "syntax").flatMap { $0.tree.nodes.map(\.kind) })
        #expect(NodeKind.allCases.filter { !seen.contains($0) } == [])
    }

    @Test func everyDiagnosticHasAFixture() {
        // What takes a file of many megabytes has a test of its own.
        let seen = Set(Self.trees.flatMap { $0.diagnostics.map(\.id) } + [.tooLarge])
        #expect(SyntaxDiagnosticID.allCases.filter { !seen.contains($0) } == [])
    }
}
