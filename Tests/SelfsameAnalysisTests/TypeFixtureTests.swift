// Every type fixture against the compiler: a type comment is what the compiler prints, an error comment is a line that it rejects.

import Foundation
import SelfsameTestSupport
import Testing

@Suite struct TypeFixtureTests {
    static let units = Result { try OracleUnit.all(in: "fixtures/types") }

    @Test func compilerConfirmsTypes() throws {
        let units = try Self.units.get()
        let answers = try OracleUnit.answers(for: units)
        for (unit, answer) in zip(units, answers) {
            for failure in answer.failures(of: unit) { Issue.record(failure) }
        }
    }
}
