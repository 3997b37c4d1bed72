// The fixtures of the rules: what is expected is reported and nothing else, and the fixes give the file beside it, with the types predicted.

import Foundation
import SelfsameDeclarations
import SelfsameLint
import SelfsameSyntax
import SelfsameTestSupport
import Testing

@Suite struct RuleFixtureTests {
    /// A fixture of a rule. Expectations are taken out of the source, since a comment inside a branch keeps a fix from being applied.
    struct Case: CustomTestStringConvertible {
        var fixture: Fixture
        var input: LintInput
        var fixed: String?

        var testDescription: String { fixture.path }

        var profile: Profile { fixture.profile }

        /// The default rules, and the one that the fixture's folder is named after.
        var options: LintOptions {
            SelfsameLintTests.options(with: fixture.path.split(separator: "/").dropLast().last.map(String.init) ?? "")
        }
    }

    static let cases: [Case] = Repository.files(in: "fixtures/rules").filter { !$0.path.hasSuffix(".fixed.swift") }.compactMap { url in
        guard let fixture = try? Fixture(url) else { return nil }
        let source = fixture.source.replacing(/[ ]*\/\/ expect: .*/, with: "")
        let fixed = try? Repository.text(of: Snapshot.url(beside: url, extension: "fixed.swift"))
        return Case(fixture: fixture, input: LintInput(fixture.path, source), fixed: fixed)
    }

    @Test(arguments: cases) func reportsAreAsExpected(_ item: Case) {
        #expect(item.fixture.mistakes.isEmpty)
        let linted = lintAll([item.input], profile: item.profile, options: item.options)[0]
        #expect(linted.tree.diagnostics.isEmpty)
        let source = linted.tree.source
        var expected = item.fixture.reports
        var surprises: [String] = []
        for finding in linted.result.findings {
            let start = source.location(of: finding.range.start)
            let match = expected.firstIndex { report in
                report.rule == finding.rule && report.line == start.line
                    && (report.part.map { source.text(in: finding.range) == $0 } ?? true)
            }
            if let match { expected.remove(at: match) } else { surprises.append("\(start.line): \(finding.rule): \(finding.message)") }
        }
        #expect(surprises.isEmpty, "\(item.fixture.path): not expected:\n\(surprises.joined(separator: "\n"))")
        #expect(expected.isEmpty, "\(item.fixture.path): missing: \(expected.map { "\($0.line): \($0.rule) \($0.part ?? "")" })")
    }

    @Test(arguments: cases) func fixesGiveTheFileBeside(_ item: Case) {
        let linted = lintAll([item.input], profile: item.profile, options: item.options)[0]
        let fixes = linted.result.findings.compactMap(\.fixes.first).filter { $0.applicability != .display }
        let fixed = fixes.flatMap(\.edits).applied(to: linted.text)
        #expect(
            fixed == item.fixed ?? linted.text, "\(item.fixture.path):\n\(lineDiff(expected: item.fixed ?? linted.text, actual: fixed))")
        let again = lintAll([LintInput("fixed", fixed)], profile: item.profile, options: item.options)[0]
        #expect(again.tree.diagnostics.isEmpty, "\(item.fixture.path): the fixed file does not parse")
        let left = again.result.findings.compactMap(\.fixes.first).filter { $0.applicability != .display }
        #expect(left.isEmpty, "\(item.fixture.path): fixes are not stable: \(left.map(\.title))")
        for rule in Set(linted.result.findings.map(\.rule)) { checkPredictions(of: linted, after: again, rule: rule) }
    }

    /// Each fix on its own: the file parses, and the body has the type predicted for that fix.
    @Test(arguments: cases) func eachFixAloneHasThePredictedType(_ item: Case) {
        let linted = lintAll([item.input], profile: item.profile, options: item.options)[0]
        let fixes = linted.result.findings.flatMap { finding in finding.fixes.map { (finding, $0) } }
        let texts = fixes.map { LintInput($0.1.title, $0.1.edits.applied(to: linted.text)) }
        for ((finding, fix), result) in zip(fixes, lintAll(texts, profile: item.profile, options: item.options)) {
            #expect(result.tree.diagnostics.isEmpty, "\(fix.title) does not parse:\n\(result.text)")
            let type = result.types[finding.bodyName]
            #expect(fix.predictedType == type, "\(item.fixture.path): \(finding.bodyName): \(fix.title)")
        }
    }
}
