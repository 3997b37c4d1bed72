// Fixtures with a token dropped, doubled or swapped, or cut at a byte: the tree keeps its properties and gives the file back. How many
// variants of a fixture are tried is bounded by their size all together, so that the suite stays fast in a debug build.

import SelfsameSyntax
import SelfsameTestSupport
import Testing

@Suite("Mutations") struct MutationTests {
    /// The bytes that the variants of one kind of one fixture have together, at most.
    static let budget = 60_000

    @Test(arguments: ["syntax", "tokens"].flatMap { SyntaxFixture.all(in: $0) })
    func brokenVariantsKeepTheProperties(_ fixture: SyntaxFixture) {
        let bytes = fixture.tree.source.bytes
        let tokens = fixture.tree.tokens
        let ranges = (0..<tokens.count - 1).map { tokens.range(TokenID(UInt32($0))) }
        for kind in MutationKind.allCases {
            let count = kind == .cut ? bytes.count : ranges.count
            // Odd steps meet tokens of every place in a regular fixture.
            let step = (count * bytes.count / Self.budget) | 1
            for mutation in mutations(of: bytes, tokens: ranges, kinds: [kind], stride: step) {
                let tree = parse(SourceFile(path: fixture.path, bytes: mutation.bytes))
                if let failure = syntaxPropertyFailure(tree) { Issue.record("\(fixture.path), \(mutation): \(failure)") }
            }
        }
    }
}
