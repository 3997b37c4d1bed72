// The identity that a fixture's comments expect, and a text of everything that is known of it for a snapshot.

import SelfsameDeclarations
import SelfsameIdentity
import SelfsameInference
import SelfsameLint

extension AnalyzedUnit {
    /// Declarations whose views do not have the paths of the fixture's comments.
    public func pathFailures() -> [FixtureFailure] {
        unit.fixtures.indices.flatMap { file in
            unit.fixtures[file].declarations.filter { !$0.paths.isEmpty }.compactMap { expectation -> FixtureFailure? in
                let path = unit.fixtures[file].path
                guard let body = body(of: expectation, in: file) else {
                    return FixtureFailure(path: path, line: expectation.line, message: "\(expectation.name) is not among the bodies")
                }
                let paths = analyzer.views(in: body).map(\.path)
                if paths == expectation.paths { return nil }
                let difference = lineDiff(expected: expectation.paths.joined(separator: "\n"), actual: paths.joined(separator: "\n"))
                return FixtureFailure(path: path, line: expectation.line, message: "identity paths of \(expectation.name):\n\(difference)")
            }
        }
    }

    /// Reports of rules that a fixture does not expect, and expected ones that are missing.
    public func reportFailures(options: LintOptions = .pedantic) -> [FixtureFailure] {
        unit.fixtures.indices.flatMap { file in
            let fixture = unit.fixtures[file]
            let source = program.tree(files[file]).source
            var expected = fixture.reports
            var failures: [FixtureFailure] = []
            for finding in lint(file: files[file], analyzer: analyzer, options: options).findings {
                let start = source.location(of: finding.range.start)
                let text = source.text(in: finding.range)
                let match = expected.firstIndex { report in
                    report.rule == finding.rule && report.line == start.line && report.part.map { $0 == text } ?? true
                        && report.columns.map { $0.lowerBound == start.column - 1 && $0.count == finding.range.length } ?? true
                }
                if let match {
                    expected.remove(at: match)
                } else {
                    failures.append(
                        FixtureFailure(path: fixture.path, line: start.line, message: "not expected: \(finding.rule): \(finding.message)"))
                }
            }
            return failures
                + expected.map { FixtureFailure(path: fixture.path, line: $0.line, message: "\($0.rule) is not reported") }
        }
    }

    /// For each body: its type, the paths of its views, and for each condition what is kept, destroyed, created and lost.
    public func identityText(of file: Int) -> String {
        bodies[file].map { body in
            var lines = ["\(body.name): \(printedType(of: body))"]
            lines += analyzer.views(in: body).map { "  \($0.path)" }
            for condition in analyzer.conditions(of: body) {
                let flipped = condition.flippedBy.isEmpty ? "" : ", flipped by " + condition.flippedBy.joined(separator: ", ")
                lines.append("  condition `\(condition.text)`\(flipped)\(condition.isInvariant ? ", never changes" : "")")
                lines += condition.kept.map { "    kept \($0.path)" }
                for arm in condition.arms {
                    lines.append("    `\(arm.label)`: \(arm.path)")
                    lines += arm.views.map { "      \($0.path)" }
                    lines += arm.lostState.map { "      loses \($0.view): \($0.kind) \($0.name)" }
                }
                if condition.canReachUnknown { lines.append("    more may be lost: something below is not known") }
            }
            return lines.joined(separator: "\n") + "\n"
        }.joined(separator: "\n")
    }
}
