// Every type fixture against the compiler and against the analyser: a type comment is what both print, an error comment is a line that
// the compiler rejects and the analyser tells.

import SelfsameTestSupport
import Testing

@Suite struct TypeFixtureTests {
    static let units = Result { try OracleUnit.all(in: "fixtures/types") + OracleUnit.all(in: "fixtures/identity") }

    @Test func compilerConfirmsComments() throws {
        let units = try Self.units.get()
        let answers = try OracleUnit.answers(for: units)
        for (unit, answer) in zip(units, answers) {
            for failure in answer.failures(of: unit) + answer.pathFailures(of: unit) { Issue.record(failure) }
        }
    }

    @Test func analyserPrintsTheSame() throws {
        let units = try Self.units.get()
        for failure in parallelMap(count: units.count, { AnalyzedUnit(units[$0]).failures() }).joined() { Issue.record(failure) }
    }
}

@Suite struct IdentityFixtureTests {
    static let units = Result { try OracleUnit.all(in: "fixtures/identity") }

    @Test func viewsHaveTheirPaths() throws {
        for unit in try Self.units.get() {
            for failure in AnalyzedUnit(unit).pathFailures() { Issue.record(failure) }
        }
    }

    @Test func rulesReportWhatIsMarked() throws {
        for unit in try Self.units.get() {
            for failure in AnalyzedUnit(unit).reportFailures() { Issue.record(failure) }
        }
    }

    /// What a flip destroys, creates, keeps and loses lies beside the fixture as `name.tree`.
    @Test func conditionsAreAsInTheSnapshots() throws {
        for unit in try Self.units.get() {
            let url = Snapshot.url(beside: Repository.url(unit.fixtures[0].path), extension: "tree")
            if let failure = Snapshot.failure(actual: AnalyzedUnit(unit).identityText(of: 0), expectedAt: url) { Issue.record(failure) }
        }
    }
}
