// Every type fixture against the compiler and against the analyser: a type comment is what both print, an error comment is a line that
// the compiler rejects and the analyser tells.

import SelfsameTestSupport
import Testing

@Suite struct TypeFixtureTests {
    @Test func compilerConfirmsComments() throws {
        let units = try OracleUnit.all(in: "fixtures/types") + OracleUnit.all(in: "fixtures/identity")
        for failure in try OracleUnit.unconfirmed(units, as: "types") { Issue.record(failure) }
    }

    @Test func analyserPrintsTheSame() throws {
        for failure in try AnalyzedFixture.all.get().flatMap(\.failures) { Issue.record(failure) }
    }
}

@Suite struct IdentityFixtureTests {
    @Test func viewsHaveTheirPaths() throws {
        for failure in try AnalyzedFixture.identity.get().flatMap(\.pathFailures) { Issue.record(failure) }
    }

    @Test func rulesReportWhatIsMarked() throws {
        for failure in try AnalyzedFixture.identity.get().flatMap(\.reportFailures) { Issue.record(failure) }
    }

    /// What a flip destroys, creates, keeps and loses lies beside the fixture as `name.tree`.
    @Test func conditionsAreAsInTheSnapshots() throws {
        for fixture in try AnalyzedFixture.identity.get() {
            let url = Snapshot.url(beside: Repository.url(fixture.unit.fixtures[0].path), extension: "tree")
            if let failure = Snapshot.failure(actual: fixture.identityText, expectedAt: url) { Issue.record(failure) }
        }
    }
}
