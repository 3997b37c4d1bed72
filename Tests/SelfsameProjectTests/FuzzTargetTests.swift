// What fuzzing asks, asked of what it found before, and the mutator that it works with.

import SelfsameSyntax
import SelfsameTestSupport
import Testing

@Suite("Fuzz targets")
struct FuzzTargetTests {
    @Test("Every property holds for what broke one once", arguments: FuzzTarget.allCases)
    func whatWasFound(target: FuzzTarget) throws {
        let files = Repository.files(in: "fixtures/crashes", extensions: target.seeds.extensions)
        #expect(!files.isEmpty)
        for file in files {
            let failure = target.failure(try Repository.bytes(of: file))
            #expect(failure == nil, "\(Repository.path(of: file))")
        }
    }

    @Test("Mutants differ from their source, keep the limit, and often parse")
    func mutants() throws {
        let seeds = try ["SameView", "Branches"].map { try Repository.bytes(of: Repository.url("fixtures/tour/\($0).swift")) }
        let mutator = TokenMutator(seeds: seeds)
        var random = SeededGenerator(seed: 1)
        var (changed, whole) = (0, 0)
        for _ in 0..<100 {
            let mutant = mutator.mutated(seeds[0], limit: seeds[0].count + 100, random: &random)
            #expect(mutant.count <= seeds[0].count + 100)
            if mutant != seeds[0] { changed += 1 }
            if parse(SourceFile(path: "mutant.swift", bytes: mutant)).diagnostics.isEmpty { whole += 1 }
        }
        #expect(changed > 80)
        #expect(whole > 5 && whole < 95)
    }
}
