// What is put to the compiler together, and what it answers.

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

    /// Asks about every unit under its own profile, and gives the answers in the order of the units.
    public static func answers(for units: [OracleUnit]) throws -> [OracleAnswer] {
        var answers = [OracleAnswer](repeating: OracleAnswer(), count: units.count)
        let asked = units.indices.filter { units[$0].fixtures.contains { $0.byHand == nil } }
        let profiles = Array(Set(asked.map { units[$0].profile }))
        let oracles = parallelMap(count: profiles.count) { index in Result { try CompilerOracle(profile: profiles[index]) } }
        for (profile, oracle) in zip(profiles, oracles) {
            let indices = asked.filter { units[$0].profile == profile }
            do {
                for (index, answer) in zip(indices, try oracle.get().answers(for: indices.map { units[$0] })) { answers[index] = answer }
            } catch let failure as CompilerOracle.Failure {
                // The other profiles still have something to say.
                for index in indices { answers[index].failure = failure.description }
            }
        }
        return answers
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
