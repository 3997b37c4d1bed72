// A fixture's expectations against the analyser.

import SelfsameInference

extension AnalyzedUnit {
    /// What the unit's comments claim and the analyser does not say, in source order.
    public func failures() -> [FixtureFailure] {
        unit.fixtures.indices.flatMap { file in
            let fixture = unit.fixtures[file]
            return fixture.declarations.flatMap { typeFailures($0, in: file) + armFailures($0, in: file) }
                + (fixture.errors.isEmpty ? spuriousFailures(in: file) : errorFailures(in: file))
        }
    }

    private func typeFailures(_ expectation: DeclarationExpectation, in file: Int) -> [FixtureFailure] {
        guard let type = expectation.type else { return [] }
        let path = unit.fixtures[file].path
        var failures: [FixtureFailure] = []
        if let body = body(of: expectation, in: file), body.name != expectation.name {
            failures.append(FixtureFailure(path: path, line: expectation.line, message: "is named \(body.name), not \(expectation.name)"))
        }
        switch verdict(on: expectation, in: file) {
        case .right: break
        case .unknown(let printed), .wrong(let printed):
            failures.append(
                FixtureFailure(
                    path: path, line: expectation.line, message: "\(expectation.name)\n  expected: \(type)\n  selfsame: \(printed)"))
        case .missing:
            failures.append(FixtureFailure(path: path, line: expectation.line, message: "\(expectation.name) is not among the bodies"))
        }
        return failures
    }

    private func armFailures(_ expectation: DeclarationExpectation, in file: Int) -> [FixtureFailure] {
        guard let arms = expectation.arms, let body = body(of: expectation, in: file) else { return [] }
        let said = armsAreSame(in: body)
        if said == (arms == .same) { return [] }
        let answer = said.map { $0 ? "the same" : "different" } ?? "not known"
        return [
            FixtureFailure(
                path: unit.fixtures[file].path, line: expectation.line,
                message: "the checked types of the arms of \(expectation.name) are \(answer), expected: \(arms.rawValue)")
        ]
    }

    /// In a fixture that compiles nothing may be found wrong.
    private func spuriousFailures(in file: Int) -> [FixtureFailure] {
        diagnosticLines(in: file).map {
            FixtureFailure(path: unit.fixtures[file].path, line: $0.line, message: "selfsame finds wrong what compiles: \($0.message)")
        }
    }

    /// Every declaration with a line that the compiler rejects is told on one of those lines, by a diagnostic or by a part that is not known,
    /// and no other line gets a diagnostic.
    private func errorFailures(in file: Int) -> [FixtureFailure] {
        let fixture = unit.fixtures[file]
        let marked = Set(fixture.errors.map(\.line))
        let diagnostics = diagnosticLines(in: file)
        let told = Set(diagnostics.map(\.line)).union(unknownLines(in: file).map(\.line))
        var failures = diagnostics.filter { !marked.contains($0.line) }.map {
            FixtureFailure(path: fixture.path, line: $0.line, message: "selfsame finds wrong what compiles: \($0.message)")
        }
        let starts = fixture.declared.values.map(\.firstLine) + [Int.max]
        for (start, end) in zip(starts, starts.dropFirst()) {
            let lines = marked.filter { $0 >= start && $0 < end }
            if !lines.isEmpty, told.isDisjoint(with: lines) {
                failures.append(
                    FixtureFailure(
                        path: fixture.path, line: lines.min() ?? start, message: "selfsame does not tell what the compiler rejects"))
            }
        }
        return failures
    }
}
