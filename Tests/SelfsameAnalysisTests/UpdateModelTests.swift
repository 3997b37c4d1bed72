// Random programs, run by a model and answered by the analyser: both must name the same bodies.

import Foundation
import SelfsameDeclarations
import SelfsameIdentity
import SelfsameSyntax
import SelfsameTestSupport
import SelfsameUpdates
import Testing

@Suite("What updates, against a model")
struct UpdateModelTests {
    /// A generator that draws the same programs on every machine.
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var value = state
            value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
            value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
            return value ^ (value >> 31)
        }
    }

    private static let batch = 25

    /// `SELFSAME_UPDATE_SEED=7 SELFSAME_UPDATE_VIEWS=14` draws other programs, and larger ones.
    private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap { Int($0) } }

    @Test("500 random programs agree, and 100 large ones", arguments: [(500, 6), (100, 12)])
    func agreement(_ programs: Int, _ views: Int) {
        let (seed, views) = (Self.number("SELFSAME_UPDATE_SEED") ?? 0, Self.number("SELFSAME_UPDATE_VIEWS") ?? views)
        let failures = parallelMap(count: programs / Self.batch) { Self.failures(ofBatch: seed * 1000 + $0, views) }
        let all = failures.flatMap(\.texts)
        #expect(failures.reduce(0) { $0 + $1.changes } > programs * 3)
        #expect(all.isEmpty, "\(all.count) differ; the first: \(all.first ?? "")")
    }

    private static func failures(ofBatch batch: Int, _ views: Int) -> (texts: [String], changes: Int) {
        var numbers = Numbers(state: UInt64(batch) + 1)
        var drawn: [(prefix: String, program: ModelProgram)] = []
        while drawn.count < Self.batch {
            let program = ModelProgram(&numbers, views: views)
            if program.isComplete { drawn.append(("P\(drawn.count)", program)) }
        }
        let source = "import SwiftUI\nimport Combine\nimport Observation\n" + drawn.map { $0.program.source($0.prefix) }.joined()
        let profile = Profile.default
        let tree = parse(SourceFile(path: "Model.swift", bytes: Array(source.utf8)))
        let program = Program(
            linking: AnalyzedUnit.preludes(for: profile) + [FileIndex(tree: tree, profile: profile, role: .source)], profile: profile)
        let updates = Updates(Analyzer(program: program))
        var texts: [String] = []
        var count = 0
        for (prefix, program) in drawn {
            for change in program.changes {
                count += 1
                let name = program.name(of: change, prefix)
                guard let found = updates.changes(named: name).first else {
                    texts.append("batch \(batch): nothing is called \(name)")
                    continue
                }
                let answer = updates.answer(to: found)
                let expected = program.run(change)
                let shown = program.shown
                func views(_ entries: [ChangeEntry]) -> Set<Int> {
                    Set(entries.compactMap { $0.view.dropping(prefix: "\(prefix)V").flatMap { Int($0) } }).intersection(shown)
                }
                let (certain, may) = (views(answer.reevaluated), views(answer.may))
                if certain != expected.certain || may != expected.may {
                    texts.append(
                        """
                        batch \(batch), \(name): runs \(certain.sorted()), may \(may.sorted()); the model runs \(expected.certain.sorted()), \
                        may \(expected.may.sorted())
                        \(program.source(prefix))
                        """)
                }
            }
        }
        return (texts, count)
    }
}
