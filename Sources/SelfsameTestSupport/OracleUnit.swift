// What is put to the compiler together, and what it answers.

import Foundation
import SelfsameDeclarations

/// A finding of the compiler.
public struct CompilerDiagnostic: Codable, Hashable, Sendable {
    /// Index of the file in its unit.
    public var file: Int
    /// 1-based line.
    public var line: Int
    /// What it says.
    public var message: String
}

/// Files that are compiled together, as one module.
public struct OracleUnit: Sendable {
    /// A name for messages.
    public var name: String
    /// The files.
    public var fixtures: [Fixture]

    /// Makes a unit.
    public init(name: String, fixtures: [Fixture]) {
        self.name = name
        self.fixtures = fixtures
    }

    /// The fixtures below a folder, by path: each file is a unit, except that the files below a folder `name.program` are one.
    public static func all(in folder: String) throws -> [OracleUnit] {
        var units: [OracleUnit] = []
        for fixture in try Fixture.all(in: folder) {
            let program = fixture.path.range(of: ".program/").map { String(fixture.path[..<$0.upperBound]) }
            if let program, units.last?.name == program {
                units[units.count - 1].fixtures.append(fixture)
            } else {
                units.append(OracleUnit(name: program ?? fixture.path, fixtures: [fixture]))
            }
        }
        return units
    }
}

extension OracleUnit {
    /// The profile of its files, which must agree.
    public var profile: Profile { fixtures.first?.profile ?? .default }

    /// Whether the compiler is asked for types: a unit with errors is only checked.
    var wantsTypes: Bool { fixtures.allSatisfy { $0.errors.isEmpty } }

    /// What the comments of units claim and the compiler does not confirm, each under its own profile. What it confirmed before is not asked
    /// again. `kind` names the units in the record.
    public static func unconfirmed(_ units: [OracleUnit], as kind: String) throws -> [FixtureFailure] {
        var failures = units.filter { !$0.isAsked }.flatMap { OracleAnswer().failures(of: $0) }
        let asked = units.filter(\.isAsked)
        let profiles = asked.map(\.profile).distinct
        let oracles = profiles.map { CompilerOracle(profile: $0) }
        let questions = try asked.map { try oracles[profiles.firstIndex(of: $0.profile) ?? 0].question($0, as: kind) }
        let result = try CompilerRecord.shared.answers(to: questions) { open in
            try zip(open, answers(for: open.map { asked[$0] })).map { index, answer in
                let own = answer.failures(of: asked[index]) + answer.pathFailures(of: asked[index])
                failures += own
                return own.isEmpty ? try answer.text.digest : nil
            }
        }
        return failures + result.mistakes
    }

    /// The compiler's answers, from the record where it has them whole.
    static func answers(for units: [OracleUnit], recordedAs kind: String) throws -> [OracleAnswer] {
        let questions = try units.map { try CompilerOracle(profile: $0.profile).question($0, as: kind) }
        let result = try CompilerRecord.shared.answers(to: questions) { open in
            try answers(for: open.map { units[$0] }).map { $0.failure == nil ? try $0.text : nil }
        }
        if let mistake = result.mistakes.first { throw mistake }
        return try result.answers.map { text in
            guard let text else { throw CompilerOracle.Failure(description: "the compiler does not answer") }
            return try JSONDecoder().decode(OracleAnswer.self, from: Data(text.utf8))
        }
    }

    private var isAsked: Bool { fixtures.contains { $0.byHand == nil } }

    /// Asks about every unit under its own profile, and gives the answers in the order of the units.
    public static func answers(for units: [OracleUnit]) throws -> [OracleAnswer] {
        var answers = [OracleAnswer](repeating: OracleAnswer(), count: units.count)
        let asked = units.indices.filter { units[$0].isAsked }
        let profiles = asked.map { units[$0].profile }.distinct
        let groups = profiles.map { profile in asked.filter { units[$0].profile == profile } }
        let results = parallelMap(count: groups.count) { group in
            Result { try CompilerOracle(profile: profiles[group]).answers(for: groups[group].map { units[$0] }) }
        }
        for (indices, result) in zip(groups, results) {
            do {
                for (index, answer) in zip(indices, try result.get()) { answers[index] = answer }
            } catch let failure as CompilerOracle.Failure {
                // The other profiles still have something to say.
                for index in indices { answers[index].failure = failure.description }
            }
        }
        return answers
    }
}

extension Array where Element: Hashable {
    /// Without repetitions, in order.
    var distinct: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}

/// What the compiler says of a unit.
public struct OracleAnswer: Codable, Sendable {
    /// Why there is no answer; nil where there is one.
    public var failure: String?
    /// Its errors, those of the questions themselves included; empty where it compiles.
    public var errors: [CompilerDiagnostic] = []
    /// The printed type by `path:line` of the declaration; empty where there are errors.
    public var types: [String: String] = [:]
    /// `path:line` of the declarations whose arms cannot be the value of one `let`, with the compiler's reason.
    public var differingArms: [String: String] = [:]
}

extension OracleAnswer {
    /// The answer as text, always the same for the same answer.
    var text: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            // Of two errors on one line the compiler says now the one first, now the other.
            var answer = self
            answer.errors.sort { ($0.file, $0.line, $0.message) < ($1.file, $1.line, $1.message) }
            return String(decoding: try encoder.encode(answer), as: UTF8.self)
        }
    }
}
