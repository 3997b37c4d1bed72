// The fixtures of types and identity, each linked and lowered once for all tests that ask about them.

import SelfsameDeclarations

/// What the tests want to know of a unit of fixtures.
public struct AnalyzedFixture: Sendable {
    /// The unit.
    public var unit: OracleUnit
    /// Types, arms and errors that are not as the comments say.
    public var failures: [FixtureFailure]
    /// Identity paths that are not; empty for fixtures of types.
    public var pathFailures: [FixtureFailure] = []
    /// Reports of rules that are not; empty for fixtures of types.
    public var reportFailures: [FixtureFailure] = []
    /// What is known of the identity of its first file; empty for fixtures of types.
    public var identityText = ""
    /// Where the declarations of the prelude stand that some call means.
    var chosenKeys: Set<String>

    /// Those of types, then those of identity.
    public static let all = Result { try types.get() + identity.get() }
    /// Those below `fixtures/types`.
    public static let types = Result { analyzed(try OracleUnit.all(in: "fixtures/types"), wantsIdentity: false) }
    /// Those below `fixtures/identity`.
    public static let identity = Result { analyzed(try OracleUnit.all(in: "fixtures/identity"), wantsIdentity: true) }

    private static func analyzed(_ units: [OracleUnit], wantsIdentity: Bool) -> [AnalyzedFixture] {
        parallelMap(count: units.count) { AnalyzedFixture(units[$0], wantsIdentity: wantsIdentity) }
    }

    private init(_ unit: OracleUnit, wantsIdentity: Bool) {
        let analyzed = AnalyzedUnit(unit, recordingChoices: true)
        self.unit = unit
        failures = analyzed.failures()
        // Before anything else is asked: what rules look at is not what a fixture selects.
        chosenKeys = analyzed.chosenKeys
        guard wantsIdentity else { return }
        pathFailures = analyzed.pathFailures()
        reportFailures = analyzed.reportFailures()
        identityText = analyzed.identityText(of: 0)
    }
}
