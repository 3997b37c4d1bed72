// A fixture's expectations against the compiler's answer.

extension OracleAnswer {
    /// What the unit's comments claim and the compiler does not confirm, in source order.
    public func failures(of unit: OracleUnit) -> [FixtureFailure] {
        if let failure { return [FixtureFailure(path: unit.name, line: 0, message: failure)] }
        var failures: [FixtureFailure] = []
        for (index, fixture) in unit.fixtures.enumerated() {
            failures += fixture.mistakes
            failures += errorFailures(fixture, index: index)
            for expectation in fixture.declarations {
                failures += typeFailures(fixture, expectation) + armFailures(fixture, expectation)
            }
        }
        return failures
    }

    private func errorFailures(_ fixture: Fixture, index: Int) -> [FixtureFailure] {
        var unexpected = errors.filter { $0.file == index }
        var failures: [FixtureFailure] = []
        for expected in fixture.errors {
            let found = unexpected.contains { $0.line == expected.line && $0.message.contains(expected.part) }
            unexpected.removeAll { $0.line == expected.line }
            if !found {
                let said = errors.filter { $0.file == index && $0.line == expected.line }.map(\.message).joined(separator: "; ")
                failures.append(
                    FixtureFailure(
                        path: fixture.path, line: expected.line,
                        message: "the compiler does not reject this with “\(expected.part)”" + (said.isEmpty ? "" : " but with: " + said)))
            }
        }
        return failures
            + unexpected.map { FixtureFailure(path: fixture.path, line: $0.line, message: "the compiler says: " + $0.message) }
    }

    private func typeFailures(_ fixture: Fixture, _ expectation: DeclarationExpectation) -> [FixtureFailure] {
        guard errors.isEmpty, fixture.byHand == nil, let type = expectation.typeOnSubject ?? expectation.type else { return [] }
        guard let answer = types["\(fixture.path):\(expectation.line)"] else {
            return [
                FixtureFailure(path: fixture.path, line: expectation.line, message: "the compiler gave no type for \(expectation.name)")
            ]
        }
        if answer == type { return [] }
        return [
            FixtureFailure(
                path: fixture.path, line: expectation.line, message: "\(expectation.name)\n  comment:  \(type)\n  compiler: \(answer)")
        ]
    }

    private func armFailures(_ fixture: Fixture, _ expectation: DeclarationExpectation) -> [FixtureFailure] {
        guard errors.isEmpty, let arms = expectation.arms else { return [] }
        let reason = differingArms["\(fixture.path):\(expectation.line)"]
        switch arms {
        case .same where reason != nil:
            return [
                FixtureFailure(
                    path: fixture.path, line: expectation.line, message: "the arms of \(expectation.name) differ: \(reason ?? "")")
            ]
        case .differ where reason == nil:
            return [FixtureFailure(path: fixture.path, line: expectation.line, message: "the arms of \(expectation.name) have one type")]
        default: return []
        }
    }
}

extension OracleAnswer {
    /// Identity paths of a unit's comments that do not lead through the type that the compiler printed for the same declaration.
    public func pathFailures(of unit: OracleUnit) -> [FixtureFailure] {
        unit.fixtures.flatMap { fixture in
            fixture.declarations.flatMap { expectation -> [FixtureFailure] in
                guard let text = types["\(fixture.path):\(expectation.line)"] else { return [] }
                let type = PrintedType(text)
                return expectation.paths.filter { !$0.hasPrefix(expectation.name + "/") || !type.isReached(by: identitySteps($0)[...]) }
                    .map { FixtureFailure(path: fixture.path, line: expectation.line, message: "no view of \(text) has the path \($0)") }
            }
        }
    }
}
