// Random bodies before the compiler and before the analyser: where the two print another type, the analyser is wrong.

import Foundation
import SelfsameAnalysis

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
    /// Nodes of all lowered bodies.
    public private(set) var nodes = 0
    /// Bodies in which each form and each row of control flow occurs.
    public private(set) var coverage: [String: Int] = [:]
    /// Calls for which the analyser chose each form.
    public private(set) var selected: [String: Int] = [:]

    /// Bodies that were compared.
    public var bodies: Int { right + unknown.count + wrong.count }
    /// Nodes a body.
    public var meanSize: Int { bodies > 0 ? nodes / bodies : 0 }

    /// The numbers, then every body that is not right.
    public var description: String {
        "right \(right), `_` \(unknown.count), wrong \(wrong.count), rejected \(rejected.count); \(meanSize) nodes a body\n"
            + (wrong.map { "wrong: " + $0 } + unknown.map { "`_`: " + $0 } + rejected.map { "rejected: " + $0 }).joined(separator: "\n")
    }

    /// Compares `files` programs of `count` bodies, from seed `seed` on. Bodies that the compiler rejects are left out.
    public init(seed: UInt64, files: Int, count: Int) throws {
        let forms = Result { try (GeneratedProgram.forms(target: Version(major: 17)), GeneratedProgram.forms(target: Version(major: 26))) }
        _ = try forms.get()
        // Some files at a time, so that the probe programs stay small.
        for start in stride(from: 0, to: files, by: 40) {
            try compare((start..<min(files, start + 40)).map { try GeneratedProgram(seed: seed &+ UInt64($0), count: count) })
        }
    }

    /// Compares a small body for each declaration that can be picked.
    public init(tryingAllFrom seed: UInt64, target: Version) throws {
        let choice = try GeneratedProgram.forms(target: target)
        let size = 20
        let programs = stride(from: 0, to: choice.all.count, by: size).map { start in
            GeneratedProgram(
                trying: choice.all[start..<min(choice.all.count, start + size)], seed: seed &+ UInt64(start), choice: choice, target: target
            )
        }
        for start in stride(from: 0, to: programs.count, by: 20) { try compare(Array(programs[start..<min(programs.count, start + 20)])) }
    }

    private mutating func compare(_ made: [GeneratedProgram]) throws {
        var programs = made
        // Until nothing more is rejected: the compiler does not always tell all at once.
        for round in 0..<4 {
            let units = programs.map { OracleUnit(name: "seed \($0.seed)", fixtures: [$0.fixture]) }
            let answers = try OracleUnit.answers(for: units)
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
        selected.merge(part.selected) { $0 + $1 }
    }

    private init(_ unit: OracleUnit, _ answer: OracleAnswer, _ tallies: [[String: Int]]) {
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
            // `Generated.body12`, `Generated12.body`; the first has no number.
            let index = Int(expectation.name.drop { !$0.isNumber }.prefix { $0.isNumber }) ?? 0
            if index < tallies.count {
                for key in tallies[index].keys { coverage[key, default: 0] += 1 }
            }
            for call in body.calls
            where call.declaration != .none && call.declaration.rawValue < UInt32(analyzed.program.declarations.count) {
                if case .prelude = analyzed.program.files[Int(analyzed.program[call.declaration].file.rawValue)].role {
                    selected[PreludeForms.key(of: call.declaration, in: analyzed.program), default: 0] += 1
                }
            }
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

    private init() {}
}

/// How often each form with at least five uses and each row of control flow occurs in random bodies.
public struct GeneratedCoverage: Sendable {
    /// Lines `count<TAB>what`, the rarest first.
    public private(set) var lines: [String] = []
    /// How many occur at least as often as asked.
    public private(set) var covered = 0
    /// How many there are.
    public private(set) var total = 0

    /// Counts against what can be picked.
    public init(_ comparison: GeneratedComparison, atLeast wanted: Int) throws {
        var counts: [(Int, String)] = comparison.coverage.filter { $0.key.hasPrefix("row: ") }.map { ($0.value, $0.key) }
        for form in try GeneratedProgram.forms(target: Version(major: 26)).all {
            let count = max(comparison.coverage[form.key] ?? 0, comparison.selected[form.key] ?? 0)
            counts.append((count, "\(form.title) (\(form.uses) uses, \(form.key))"))
        }
        total = counts.count
        covered = counts.count { $0.0 >= wanted }
        lines = counts.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map { "\($0.0)\t\($0.1)" }
    }
}
