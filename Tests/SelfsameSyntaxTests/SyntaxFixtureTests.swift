// The fixtures of the parser. Well-formed ones have their tree beside them and their outline as swift-syntax reads them; broken ones say
// which mistakes are reported, each once. The compiler accepts the ones and rejects the others.

import Foundation
import SelfsameSyntax
import SelfsameTestSupport
import Testing

@Suite("Syntax fixtures") struct SyntaxFixtureTests {
    static let all = SyntaxFixture.all(in: "syntax")
    static let wellFormed = all.filter(\.expected.isEmpty)

    @Test(arguments: all) func mistakesAreAsExpected(_ fixture: SyntaxFixture) {
        if let failure = fixture.diagnosticFailure { Issue.record("\(failure)") }
        if let failure = syntaxPropertyFailure(fixture.tree) { Issue.record("\(fixture.path): \(failure)") }
    }

    @Test(arguments: all) func treesAreAsBeside(_ fixture: SyntaxFixture) {
        let failure = Snapshot.failure(
            actual: fixture.tree.dumpTree(), expectedAt: Snapshot.url(beside: fixture.url, extension: "tree"))
        if let failure { Issue.record("\(failure)") }
    }

    /// These outlines are never rewritten: another parser wrote them.
    @Test(arguments: wellFormed.filter(\.hasOutline)) func outlinesAreThoseOfSwiftSyntax(_ fixture: SyntaxFixture) throws {
        let expected = try Repository.text(of: Snapshot.url(beside: fixture.url, extension: "outline"))
        let actual = outlineBody(fixture.tree)
        #expect(actual == expected, "\(fixture.path):\n\(lineDiff(expected: expected, actual: actual))")
    }

    @Test func theCompilerAgrees() {
        // One call for each, because only a file of its own may have statements at its top level.
        let judged = Self.all.filter(\.asksCompiler)
        let failures = parallelMap(count: judged.count) { index -> String? in
            let fixture = judged[index]
            let options = ["-parse", "-swift-version", fixture.languageMode, "-diagnostic-style", "llvm"]
            let arguments = ["swiftc", "-frontend"] + options + [fixture.path]
            guard let result = try? runTool(arguments) else { return "\(fixture.path): the compiler does not run" }
            let isAccepted = !result.errors.contains(": error: ")
            return isAccepted == fixture.expected.isEmpty ? nil : "\(fixture.path): accepted: \(isAccepted)\n\(result.errors)"
        }
        #expect(failures.compactMap { $0 } == [])
    }
}
