// Random bodies before the compiler: a small run with a fixed seed here, any number of them with SELFSAME_ORACLE_BODIES=10000 and
// SELFSAME_ORACLE_SEED=7 (`make oracle`), each declaration by itself with SELFSAME_ORACLE_TRIALS=1. A type that the compiler does not print
// is a failure; a part that is not known is only counted.

import Foundation
import SelfsameTestSupport
import Testing

@Suite struct GeneratedBodyTests {
    static let environment = ProcessInfo.processInfo.environment

    @Test func analyserAgreesWithTheCompiler() throws {
        if Self.environment["SELFSAME_ORACLE_TRIALS"] != nil { return try expectEachDeclaration() }
        let asked = Self.environment["SELFSAME_ORACLE_BODIES"].flatMap { Int($0) }
        let bodies = asked ?? 15
        let seed = Self.environment["SELFSAME_ORACLE_SEED"].flatMap { UInt64($0) } ?? 1
        let perFile = asked == nil ? 15 : 40
        let comparison = try GeneratedComparison(
            seed: seed, files: max(1, (bodies + perFile - 1) / perFile), count: perFile, isRecorded: asked == nil)
        if asked != nil {
            let coverage = try GeneratedCoverage(comparison, atLeast: 20)
            print("seed \(seed): \(comparison)")
            print("coverage: \(coverage.covered) of \(coverage.total) occur at least 20 times")
            print(coverage.lines.joined(separator: "\n"))
        }
        #expect(comparison.wrong.isEmpty, "\(comparison)")
        // Of a handful it may be two.
        #expect(comparison.rejected.count * 20 <= max(bodies, 40), "\(comparison)")
        #expect(comparison.unknown.count * 100 <= max(bodies, 200), "\(comparison)")
        #expect(comparison.right > 0)
    }

    /// Each declaration by itself.
    private func expectEachDeclaration() throws {
        let seed = Self.environment["SELFSAME_ORACLE_SEED"].flatMap { UInt64($0) } ?? 1
        let comparison = try GeneratedComparison(tryingAllFrom: seed)
        print("trials, seed \(seed): \(comparison)")
        let coverage = try GeneratedCoverage(comparison, atLeast: 1)
        print("coverage: \(coverage.covered) of \(coverage.total)")
        print(coverage.lines.joined(separator: "\n"))
        #expect(comparison.wrong.isEmpty)
    }

    @Test func whatNoBodyContainsIsListed() throws {
        let head = "# Declarations with five or more uses that no random body contains: the name, how often it is used, and why.\n"
        let table = head + (try GeneratedCoverage.excluded().map { $0 + "\n" }.joined())
        if let failure = Snapshot.failure(actual: table, expectedAt: Repository.url("fixtures/oracle/not_drawn.tsv")) {
            Issue.record(failure)
        }
    }

    @Test func theSameSeedGivesTheSameProgram() throws {
        let program = try GeneratedProgram(seed: 3, count: 4)
        #expect(try program.source == GeneratedProgram(seed: 3, count: 4).source)
        #expect(try program.source != GeneratedProgram(seed: 4, count: 4).source)
    }
}
