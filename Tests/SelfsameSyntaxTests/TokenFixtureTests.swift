// Files whose tokens lie beside them. What the parser makes of them does not matter here.

import SelfsameSyntax
import SelfsameTestSupport
import Testing

@Suite("Token fixtures") struct TokenFixtureTests {
    static let all = SyntaxFixture.all(in: "tokens")

    @Test(arguments: all) func tokensAreAsBeside(_ fixture: SyntaxFixture) {
        let failure = Snapshot.failure(
            actual: fixture.tree.dumpTokens(), expectedAt: Snapshot.url(beside: fixture.url, extension: "tokens"))
        if let failure { Issue.record("\(failure)") }
        if let failure = syntaxPropertyFailure(fixture.tree) { Issue.record("\(fixture.path): \(failure)") }
    }

    @Test func lexingAloneGivesTheSameTokens() {
        for fixture in Self.all {
            let tokens = TokenBuffer(lexing: fixture.tree.source)
            #expect(tokens.kinds == fixture.tree.tokens.kinds && tokens.starts == fixture.tree.tokens.starts)
        }
    }
}
