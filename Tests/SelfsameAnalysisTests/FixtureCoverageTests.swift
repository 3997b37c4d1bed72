// How much of what people use of SwiftUI the fixtures select. SELFSAME_FIXTURE_COVERAGE=1 lists what is missing, SELFSAME_WRITE_FIXTURES=SEED
// writes the fixtures below `declared` anew: a body for each declaration that no other fixture selects and that can be called.

import Foundation
import SelfsameTestSupport
import Testing

@Suite struct FixtureCoverageTests {
    static let environment = ProcessInfo.processInfo.environment

    @Test func fixturesSelectWhatIsUsed() throws {
        if let seed = Self.environment["SELFSAME_WRITE_FIXTURES"] {
            for line in try FixtureWriter.write(seed: UInt64(seed) ?? 1) { print(line) }
            return
        }
        let fixtures = try AnalyzedFixture.all.get()
        let coverage = try FixtureCoverage(of: fixtures)
        let bodies = fixtures.flatMap(\.unit.fixtures).flatMap(\.declarations).count { $0.type != nil }
        if Self.environment["SELFSAME_FIXTURE_COVERAGE"] != nil {
            print(
                "\(bodies) bodies select \(coverage.selected.count) of \(coverage.selected.count + coverage.missing.count) declarations whose names are used"
            )
            let byForm = try FixtureCoverage(of: fixtures, byForm: true)
            print("of those whose labels are used: \(byForm.selected.count) of \(byForm.selected.count + byForm.missing.count)")
            for form in coverage.missing {
                print("not selected: \(form.title) (\(form.uses) uses, \(form.formUses) with these labels; \(form.key))")
            }
        }
        #expect(bodies >= 400)
        #expect(coverage.share >= 0.9)
        let reasons = try FixtureCoverage.reasons()
        for form in coverage.missing where reasons[form.title] == nil {
            Issue.record("no fixture selects \(form.title), and no reason is told")
        }
    }
}
