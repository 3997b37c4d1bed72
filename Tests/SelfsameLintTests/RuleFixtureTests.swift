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
        /// The source with every suggestion.
        var suggested: String?

        var testDescription: String { fixture.path }

        var profile: Profile { fixture.profile }

        /// The default rules, and the one that the fixture's folder is named after.
        var options: LintOptions {
            SelfsameLintTests.options(with: fixture.path.split(separator: "/").dropLast().last.map(String.init) ?? "")
        }
    }

    static let cases: [Case] = Repository.files(in: "fixtures/rules").filter { url in
        ![".fixed.swift", ".suggested.swift"].contains { url.path.hasSuffix($0) }
    }.compactMap { url in
        guard let fixture = try? Fixture(url) else { return nil }
        let source = fixture.source.replacing(/[ ]*\/\/ expect: .*/, with: "")
        let fixed = try? Repository.text(of: Snapshot.url(beside: url, extension: "fixed.swift"))
        let suggested = try? Repository.text(of: Snapshot.url(beside: url, extension: "suggested.swift"))
        return Case(fixture: fixture, input: LintInput(fixture.path, source), fixed: fixed, suggested: suggested)
    }

    /// A fixture and what its fixes make of it, all at once and each alone.
    private struct Outcome: Sendable {
        var linted: Linted
        var fixedText: String
        var fixed: Linted
        var alone: [(finding: Finding, fix: Fix, linted: Linted)]
    }

    /// The outcomes by path. Each fixture is a program of its own: what others declare could be mistaken for what it refers to.
    private static let outcomes: [String: Outcome] = {
        let outcomes = parallelMap(count: cases.count) { outcome(of: cases[$0]) }
        return Dictionary(uniqueKeysWithValues: zip(cases.map(\.fixture.path), outcomes))
    }()

    private static func outcome(of item: Case) -> Outcome {
        func linted(_ inputs: [LintInput]) -> [Linted] { lintAll(inputs, profile: item.profile, options: item.options) }
        let plain = linted([item.input])[0]
        let first = plain.result.findings.compactMap(\.fixes.first).filter { $0.applicability != .display }
        let text = first.flatMap(\.edits).applied(to: plain.text)
        let fixes = plain.result.findings.flatMap { finding in finding.fixes.map { (finding, $0) } }
        let alone = fixes.isEmpty ? [] : linted(fixes.map { LintInput($0.1.title, $0.1.edits.applied(to: plain.text)) })
        return Outcome(
            linted: plain, fixedText: text, fixed: text == plain.text ? plain : linted([LintInput("fixed", text)])[0],
            alone: zip(fixes, alone).map { (finding: $0.0, fix: $0.1, linted: $1) })
    }

    @Test(arguments: cases) func reportsAreAsExpected(_ item: Case) throws {
        #expect(item.fixture.mistakes.isEmpty)
        let linted = try #require(Self.outcomes[item.fixture.path]).linted
        #expect(linted.tree.diagnostics.isEmpty)
        let source = linted.tree.source
        var expected = item.fixture.reports
        var surprises: [String] = []
        let tellsPedantic = expected.contains { $0.severity == "pedantic" }
        for finding in linted.result.findings {
            let start = source.location(of: finding.range.start)
            let word = tellsPedantic && finding.isPedantic ? "pedantic" : finding.severity.word
            let match = expected.firstIndex { report in
                report.rule == finding.rule && report.line == start.line
                    && report.severity ?? (word == "pedantic" ? "" : word) == word
                    && (report.part.map { source.text(in: finding.range) == $0 } ?? true)
            }
            if let match {
                expected.remove(at: match)
            } else {
                surprises.append("\(start.line): \(finding.severity.word): \(finding.rule): \(finding.message)")
            }
        }
        #expect(surprises.isEmpty, "\(item.fixture.path): not expected:\n\(surprises.joined(separator: "\n"))")
        #expect(expected.isEmpty, "\(item.fixture.path): missing: \(expected.map { "\($0.line): \($0.rule) \($0.part ?? "")" })")
    }

    @Test(arguments: cases) func fixesGiveTheFileBeside(_ item: Case) throws {
        let outcome = try #require(Self.outcomes[item.fixture.path])
        let (linted, again) = (outcome.linted, outcome.fixed)
        let expected = item.fixed ?? linted.text
        #expect(outcome.fixedText == expected, "\(item.fixture.path):\n\(lineDiff(expected: expected, actual: outcome.fixedText))")
        #expect(again.tree.diagnostics.isEmpty, "\(item.fixture.path): the fixed file does not parse")
        let left = again.result.findings.compactMap(\.fixes.first).filter { $0.applicability != .display }
        #expect(left.isEmpty, "\(item.fixture.path): fixes are not stable: \(left.map(\.title))")
        for rule in Set(linted.result.findings.map(\.rule)) { checkPredictions(of: linted, after: again, rule: rule) }
    }

    /// Suggestions that are tried and promise no type.
    @Test(arguments: cases) func suggestionsGiveTheFileBeside(_ item: Case) throws {
        let linted = try #require(Self.outcomes[item.fixture.path]).linted
        let edits = linted.result.findings.compactMap { $0.fixes.first { $0.isSuggestion } }.flatMap(\.edits)
        if edits.isEmpty, item.suggested == nil { return }
        let beside = Snapshot.url(beside: Repository.url(item.fixture.path), extension: "suggested.swift")
        if let failure = Snapshot.failure(actual: edits.applied(to: linted.text), expectedAt: beside) { Issue.record(failure) }
    }

    /// Each fix on its own: the file parses, and the body has the type predicted for that fix.
    @Test(arguments: cases) func eachFixAloneHasThePredictedType(_ item: Case) throws {
        for (finding, fix, result) in try #require(Self.outcomes[item.fixture.path]).alone {
            #expect(result.tree.diagnostics.isEmpty, "\(fix.title) does not parse:\n\(result.text)")
            if fix.isSuggestion { continue }
            let type = result.types[finding.bodyName]
            #expect(fix.predictedType == type, "\(item.fixture.path): \(finding.bodyName): \(fix.title)")
        }
    }
}
