// What is lost is named once, and bounded.

import SelfsameDeclarations
import SelfsameIdentity
@testable import SelfsameLint
import SelfsameSyntax
import Testing

@testable import SelfsameReports

@Suite("Lost state")
struct LostStateTests {
    private func finding(_ message: String, lost: [LostState]) -> Finding {
        Finding(
            rule: "identical_branches", severity: .warning, file: FileID(0), path: "A.swift", range: SourceRange(start: 0, end: 0),
            message: message, notes: [], identityPaths: [], condition: nil, lostState: lost, fixes: [], bodyName: "A.body")
    }

    @Test("What is lost is told once: not where the message names all of it, and in few words where there is much")
    func bounded() {
        let counts = (1...40).map { LostState(view: "Tapper", kind: "State", name: "count\($0)") }
        #expect(finding("its `@State count1` starts over", lost: [counts[0]]).lostPhrase == nil)
        #expect(finding("the row is made again", lost: [counts[0]]).lostPhrase == "`@State count1` of `Tapper`")
        let many = finding("its `@State count1` and 39 more values start over", lost: counts).lostPhrase
        #expect(many?.hasSuffix("`@State count6` of `Tapper` and 34 more") == true, "\(many ?? "")")
        #expect(finding("it fades", lost: []).lostPhrase == nil)
    }
}
