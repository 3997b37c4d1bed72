// Random bodies before the compiler and before the analyser: where the two print another type, the analyser is wrong.

import Foundation
import SelfsameAnalysis

/// What came of comparing random bodies.
public struct GeneratedComparison: Sendable, CustomStringConvertible {
    /// Bodies whose types are equal.
    public var right = 0
    /// Bodies of which the analyser does not know a part, with the reasons.
    public var unknown: [String] = []
    /// Bodies for which it prints another type than the compiler.
    public var wrong: [String] = []
    /// Bodies that the compiler rejects, with its reason: the generator's mistakes.
    public var rejected: [String] = []
    /// Nodes of all lowered bodies.
    public var nodes = 0

    /// The numbers, then every body that is not right.
    public var description: String {
        let bodies = right + unknown.count + wrong.count
        let mean = bodies > 0 ? nodes / bodies : 0
        return "right \(right), `_` \(unknown.count), wrong \(wrong.count), rejected \(rejected.count); \(mean) nodes a body\n"
            + (wrong.map { "wrong: " + $0 } + unknown.map { "`_`: " + $0 } + rejected.map { "rejected: " + $0 }).joined(separator: "\n")
    }

    /// Compares `files` programs of `count` bodies, from seed `seed` on. Bodies that the compiler rejects are left out.
    public init(seed: UInt64, files: Int, count: Int) throws {
        var programs = (0..<files).map { GeneratedProgram(seed: seed &+ UInt64($0), count: count) }
        // Twice: once to find what is rejected, once without it.
        for round in 0..<2 {
            let units = programs.map { OracleUnit(name: "seed \($0.seed)", fixtures: [$0.fixture]) }
            let answers = try OracleUnit.answers(for: units)
            if round == 0, answers.contains(where: { !$0.errors.isEmpty }) {
                for (index, answer) in answers.enumerated() {
                    for error in answer.errors {
                        rejected.append("\(units[index].name), line \(error.line): \(error.message)")
                        programs[index].removeBody(at: error.line, of: programs[index].fixture)
                    }
                }
                continue
            }
            let parts = parallelMap(count: units.count) { GeneratedComparison(units[$0], answers[$0]) }
            for part in parts {
                right += part.right
                unknown += part.unknown
                wrong += part.wrong
                rejected += part.rejected
                nodes += part.nodes
            }
            return
        }
    }

    private init(_ unit: OracleUnit, _ answer: OracleAnswer) {
        if let failure = answer.failure { rejected.append("\(unit.name): \(failure)") }
        rejected += answer.errors.map { "\(unit.name), line \($0.line): \($0.message)" }
        guard answer.errors.isEmpty, answer.failure == nil else { return }
        let analyzed = AnalyzedUnit(unit)
        let fixture = unit.fixtures[0]
        for expectation in fixture.declarations {
            let place = "\(unit.name), \(expectation.name)"
            guard let type = answer.types["\(fixture.path):\(expectation.line)"] else { continue }
            guard let body = analyzed.body(of: expectation, in: 0) else {
                wrong.append("\(place) is not among the bodies")
                continue
            }
            nodes += body.nodes.count
            let printed = analyzed.printedType(of: body)
            if printed == type {
                right += 1
            } else if analyzed.analyzer.isKnown(analyzed.analyzer.printed(body.type)) {
                wrong.append("\(place)\n  compiler: \(type)\n  selfsame: \(printed)")
            } else {
                let tree = analyzed.program.tree(body.file)
                let reasons = body.unknowns.map { "\($0.reason.rawValue): \(tree.text($0.syntax).split(separator: "\n").first ?? "")" }
                unknown.append("\(place): \(reasons.joined(separator: "; "))\n  compiler: \(type)\n  selfsame: \(printed)")
            }
        }
    }
}
