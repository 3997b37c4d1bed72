// Random bodies before the compiler and before the analyser: where the two print another type, the analyser is wrong.

import Foundation
import SelfsameDeclarations
import SelfsameInference

/// What came of comparing random bodies.
public struct GeneratedComparison: Sendable, CustomStringConvertible {
    /// Bodies whose types are equal.
    public private(set) var right = 0
    /// Bodies of which the analyser does not know a part, with the reasons.
    public private(set) var unknown: [String] = []
    /// Bodies for which it prints another type than the compiler.
    public private(set) var wrong: [String] = []
    /// Bodies that the compiler rejects, with its reason: the generator's mistakes.
    public private(set) var rejected: [String] = []
    /// Bodies made to be rejected, for which the analyser tells so, too.
    public private(set) var refused = 0
    /// Nodes of all lowered bodies.
    public private(set) var nodes = 0
    /// Bodies in which each row of control flow occurs, and bodies with a call that means each form.
    public private(set) var coverage: [String: Int] = [:]
    /// Bodies that were to contain each form.
    public private(set) var written: [String: Int] = [:]

    /// Whether the record is looked at, and kept.
    private var isRecorded = false

    /// Bodies that were compared.
    public var bodies: Int { right + unknown.count + wrong.count }
    /// Nodes a body.
    public var meanSize: Int { bodies > 0 ? nodes / bodies : 0 }

    /// The numbers, then every body that is not right.
    public var description: String {
        "right \(right), `_` \(unknown.count), wrong \(wrong.count), rejected \(rejected.count), rejected as they are to be \(refused); "
            + "\(meanSize) nodes a body\n"
            + (wrong.map { "wrong: " + $0 } + unknown.map { "`_`: " + $0 } + rejected.map { "rejected: " + $0 }).joined(separator: "\n")
    }

    /// Compares `files` programs of `count` bodies, from seed `seed` on. Bodies that the compiler rejects are left out.
    public init(seed: UInt64, files: Int, count: Int, isRecorded: Bool) throws {
        self.isRecorded = isRecorded
        _ = try GeneratedProfile.all.get()
        // Some files at a time, so that the probe programs stay small.
        for start in stride(from: 0, to: files, by: 40) {
            let seeds = (start..<min(files, start + 40)).map { seed &+ UInt64($0) }
            try compare(seeds.map { try GeneratedProgram(seed: $0, count: count) })
            try refuse(seeds.filter { $0 % 10 == 0 }.map { try GeneratedProgram(mistakesFrom: $0) })
            if files > 40 { print("seeds to \(seed &+ UInt64(start + seeds.count - 1)): \(description.prefix { $0 != "\n" })") }
        }
    }

    /// Compares a small body for each declaration that can be picked.
    public init(tryingAllFrom seed: UInt64) throws {
        let size = 20
        for profile in try GeneratedProfile.all.get() {
            let programs = stride(from: 0, to: profile.deck.count, by: size).map { start in
                let forms = profile.deck[start..<min(profile.deck.count, start + size)]
                return GeneratedProgram(trying: forms, seed: seed &+ UInt64(start), profile: profile)
            }
            for start in stride(from: 0, to: programs.count, by: 20) {
                try compare(Array(programs[start..<min(programs.count, start + 20)]))
            }
        }
    }

    /// Bodies that the compiler is to reject: the analyser must find the mistake, too, or not know the type.
    private mutating func refuse(_ programs: [GeneratedProgram]) throws {
        let units = programs.map { OracleUnit(name: "mistakes \($0.seed)", fixtures: [$0.fixture]) }
        for (index, answer) in try answers(for: units, "mistakes").enumerated() {
            let analyzed = AnalyzedUnit(units[index])
            let told = Set(analyzed.diagnosticLines(in: 0).map(\.line))
            let expectations = units[index].fixtures[0].declarations
            for (number, expectation) in expectations.enumerated() {
                let lines = expectation.line..<(expectations[safe: number + 1]?.line ?? Int.max)
                guard let body = analyzed.body(of: expectation, in: 0) else { continue }
                let isTold = told.contains { lines.contains($0) } || !analyzed.analyzer.isKnown(analyzed.analyzer.printed(body.type))
                let place = "\(units[index].name), \(expectation.name)"
                if !answer.errors.contains(where: { lines.contains($0.line) }) {
                    wrong.append("\(place): the compiler accepts it")
                } else if !isTold {
                    wrong.append("\(place): the compiler rejects it\n  selfsame: \(analyzed.printedType(of: body))")
                } else {
                    refused += 1
                    for key in programs[index].tallies[number].keys { coverage[key, default: 0] += 1 }
                }
            }
        }
    }

    private mutating func compare(_ made: [GeneratedProgram]) throws {
        var programs = made
        // Until nothing more is rejected: the compiler does not always tell all at once.
        for round in 0..<4 {
            let units = programs.map { OracleUnit(name: "seed \($0.seed)", fixtures: [$0.fixture]) }
            let answers = try answers(for: units, "round \(round)")
            if round < 3, answers.contains(where: { !$0.errors.isEmpty }) {
                for (index, answer) in answers.enumerated() {
                    let fixture = programs[index].fixture
                    var seen: Set<Int> = []
                    for error in answer.errors {
                        let body = fixture.declarations.lastIndex { $0.line <= error.line } ?? -1
                        guard seen.insert(body).inserted else { continue }
                        let lines = programs[index].source.split(separator: "\n", omittingEmptySubsequences: false)
                        let text = error.line > 0 && error.line <= lines.count ? String(lines[error.line - 1]).trimmed : ""
                        rejected.append("\(units[index].name), line \(error.line): \(error.message)\n    \(text)")
                        programs[index].removeBody(at: error.line, of: fixture)
                    }
                }
                continue
            }
            let tallies = programs.map(\.tallies)
            let parts = parallelMap(count: units.count) { GeneratedComparison(units[$0], answers[$0], tallies[$0]) }
            for (program, part) in zip(programs, parts) {
                add(part)
                if part.right < part.bodies || part.bodies == 0 { try program.keep() }
            }
            return
        }
    }

    private mutating func add(_ part: GeneratedComparison) {
        right += part.right
        unknown += part.unknown
        wrong += part.wrong
        rejected += part.rejected
        nodes += part.nodes
        coverage.merge(part.coverage) { $0 + $1 }
        written.merge(part.written) { $0 + $1 }
    }

    private init(_ unit: OracleUnit, _ answer: OracleAnswer, _ tallies: [[String: Int]]) {
        if let failure = answer.failure { rejected.append("\(unit.name): \(failure)") }
        rejected += answer.errors.map { "\(unit.name), line \($0.line): \($0.message)" }
        guard answer.errors.isEmpty, answer.failure == nil else { return }
        let analyzed = AnalyzedUnit(unit, recordingChoices: true)
        let fixture = unit.fixtures[0]
        for expectation in fixture.declarations {
            let place = "\(unit.name), \(expectation.name)"
            guard let type = answer.types["\(fixture.path):\(expectation.line)"] else { continue }
            guard let body = analyzed.body(of: expectation, in: 0) else {
                wrong.append("\(place) is not among the bodies")
                continue
            }
            // `Generated.body12`, `Generated12.body`; the first has no number.
            let index = Int(expectation.name.drop { !$0.isNumber }.prefix { $0.isNumber }) ?? 0
            let tally = tallies[safe: index] ?? [:]
            for key in tally.keys { written[key, default: 0] += 1 }
            let rows = tally.keys.filter { $0.hasPrefix("row: ") }
            for key in analyzed.chosenKeys(in: body).union(rows) { coverage[key, default: 0] += 1 }
            nodes += body.nodes.count {
                $0.kind != .arm && $0.kind != .block && $0.kind != .empty && $0.kind != .branch && $0.kind != .choice
            }
            let printed = analyzed.printedType(of: body)
            if printed == type {
                right += 1
            } else if analyzed.analyzer.isKnown(analyzed.analyzer.printed(body.type)) {
                wrong.append("\(place)\n  compiler: \(type)\n  selfsame: \(printed)")
            } else {
                let tree = analyzed.program.tree(body.file)
                let reasons = body.unknowns.map { unknown in
                    let text = tree.text(unknown.syntax).split(separator: "\n").map { String($0).trimmed }.joined(separator: " ").prefix(
                        160)
                    return "\(unknown.reason.rawValue): \(text)"
                }
                unknown.append("\(place): \(reasons.joined(separator: "; "))\n  compiler: \(type)\n  selfsame: \(printed)")
            }
        }
    }

    private func answers(for units: [OracleUnit], _ kind: String) throws -> [OracleAnswer] {
        isRecorded
            ? try OracleUnit.answers(for: units, recordedAs: "generated, \(kind)") : try OracleUnit.answers(for: units)
    }

    private init() {}
}
