// Random bodies before the compiler: a small run with a fixed seed here, any number of them with SELFSAME_ORACLE_BODIES=10000 and
// SELFSAME_ORACLE_SEED=7. A type that the compiler does not print is a failure; a part that is not known is only counted.

import Foundation
import SelfsameTestSupport
import Testing

@Suite struct GeneratedBodyTests {
    static let environment = ProcessInfo.processInfo.environment

    @Test func analyserAgreesWithTheCompiler() throws {
        let bodies = Self.environment["SELFSAME_ORACLE_BODIES"].flatMap { Int($0) } ?? 24
        let seed = Self.environment["SELFSAME_ORACLE_SEED"].flatMap { UInt64($0) } ?? 1
        let perFile = 12
        let comparison = try GeneratedComparison(seed: seed, files: max(1, (bodies + perFile - 1) / perFile), count: perFile)
        if Self.environment["SELFSAME_ORACLE_BODIES"] != nil { print("seed \(seed): \(comparison)") }
        #expect(comparison.wrong.isEmpty, "\(comparison)")
        #expect(comparison.rejected.count * 20 <= bodies, "\(comparison)")
        #expect(comparison.unknown.count * 20 <= bodies, "\(comparison)")
        #expect(comparison.right > 0)
    }

    @Test func theSameSeedGivesTheSameProgram() {
        #expect(GeneratedProgram(seed: 3, count: 4).source == GeneratedProgram(seed: 3, count: 4).source)
        #expect(GeneratedProgram(seed: 3, count: 4).source != GeneratedProgram(seed: 4, count: 4).source)
    }
}
