// The proof of fixes, over all examples of the rules and all fixtures: every fix that is applied compiles, has the type that it predicts, and
// shows the same for every value of the condition. `hidden_in_branch` claims no equality: opacity comes close to `hidden()`. Neither does
// `frame_without_effect`: a view without the frame is another value with the same layout.

import Foundation
import SelfsameDeclarations
import SelfsameIdentity
import SelfsameInference
import SelfsameLint
import SelfsameProject
import SelfsameSyntax
import SelfsameTestSupport
import Testing

@Suite struct FixProofTests {
    /// Rules whose fixes only come close, or give the same layout with other values.
    private static let withoutEquality: Set<String> = ["hidden_in_branch", "frame_without_effect"]

    private struct Source {
        var name: String
        var text: String
        var profile: Profile
    }

    private static let sources: [Source] = {
        var sources = RuleFixtureTests.cases.filter { $0.fixture.byHand == nil }.map {
            Source(name: $0.fixture.path, text: String(decoding: $0.input.bytes, as: UTF8.self), profile: $0.profile)
        }
        for rule in RuleCatalogue.all {
            for (index, example) in rule.examples.enumerated() where example.isBad {
                sources.append(
                    Source(
                        name: "\(rule.id), example \(index)", text: "import SwiftUI\n" + MarkedText(example.source).text + "\n",
                        profile: profile(target: example.deploymentTarget)))
            }
        }
        return sources
    }()

    @Test func fixesShowTheSame() throws {
        var cases: [ProofCase] = []
        for profile in Set(Self.sources.map(\.profile)) {
            // Where a program begins decides what is used in all of it: an app is a program of its own.
            let sources = Self.sources.filter { $0.profile == profile }
            let apps = sources.filter { $0.text.contains("@main") }
            for program in [sources.filter { !$0.text.contains("@main") }] + apps.map({ [$0] }) {
                cases += try Self.cases(of: program, profile)
            }
        }
        let results = try prove(cases.sorted { $0.name < $1.name }, as: "proof")
        var counts = (proven: 0, typed: 0, notRun: 0)
        var lines: [String] = []
        for result in results {
            switch result.verdict {
            case .proven: counts.proven += result.body.fixes
            case .typed: counts.typed += result.body.fixes
            case .notRun(let reason):
                counts.notRun += result.body.fixes
                lines.append("    not run: \(result.source): \(result.body.name): \(reason)")
            case .wrong(let reason): Issue.record("\(result.source): \(result.body.name): \(reason)")
            }
        }
        print("fixes proven: \(counts.proven) equal and typed; \(counts.typed) typed, no equality claimed; \(counts.notRun) not run")
        for line in lines { print(line) }
        #expect(counts.proven >= 40)
        #expect(counts.notRun * 5 <= counts.proven, "most fixes have to be run")
    }

    /// The proof can fail: by the values, by the type, and where nothing flips the condition.
    @Test func wrongFixesAreFound() throws {
        func source(_ body: String) -> String {
            """
            import SwiftUI
            struct Screen: View {
                var isOn: Bool
                var name: String?
                var body: some View { \(body) }
            }
            """
        }
        let before = "VStack { if isOn { Text(\"a\").padding(8) } else { Text(\"a\") } }"
        let type = "VStack<ModifiedContent<Text, _PaddingLayout>>"
        let attempts: [(fixed: String, type: String)] = [
            ("VStack { Text(\"a\").padding(isOn ? 8 : 0) }", type), ("VStack { Text(\"a\").padding(isOn ? 0 : 8) }", type),
            ("VStack { Text(\"a\").padding(isOn ? 8 : 1) }", type), ("VStack { Text(\"b\").padding(isOn ? 8 : 0) }", type),
            ("VStack { Text(\"a\").padding(isOn && name == nil ? 8 : 0) }", type), ("VStack { Text(\"a\").padding(isOn ? 8 : 0) }", "Text"),
        ]
        let results = try prove(
            attempts.map { attempt in
                let body = ProofCase.Body(name: "Screen.body", fixes: 1, predictedType: attempt.type, claimsEquality: true)
                return ProofCase(
                    name: "\(attempt.fixed), \(attempt.type)", profile: .default, original: source(before), fixed: source(attempt.fixed),
                    bodies: [body])
            }, as: "wrong proof")
        #expect(results.map(\.verdict).first == .proven(combinations: 6))
        for result in results.dropFirst() {
            guard case .wrong = result.verdict else {
                Issue.record("\(result.source): \(result.verdict)")
                continue
            }
        }
    }

    /// The sources with all their fixes, safe and unsafe, applied in rounds as `--fix` does.
    private static func cases(of sources: [Source], _ profile: Profile) throws -> [ProofCase] {
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        for (index, source) in sources.enumerated() { try folder.write(source.text, to: Self.path(index)) }
        var times = PhaseTimes()
        let loaded = loadProgram(ProjectInput(paths: [folder.root.path]), profile: profile, threads: 2, times: &times)
        // Each rule is at work where its example shows it.
        var options = LintOptions()
        options.rules = Set(RuleCatalogue.all.map(\.id))
        let run = options
        let outcome = loaded.applyingFixes(threads: 2) {
            $0.isApplicable
        } lint: {
            lint(file: $0, analyzer: $1, options: run)
        }
        #expect(!outcome.isUnfinished)
        let fixed = Dictionary(uniqueKeysWithValues: outcome.files.map { ($0.original.path, String(decoding: $0.bytes, as: UTF8.self)) })
        let (before, after) = (Analyzer(program: loaded.program), Analyzer(program: outcome.loaded.program))
        return loaded.files.compactMap { file in
            let path = loaded.program.tree(file).source.path
            guard let index = sources.indices.first(where: { path.hasSuffix(Self.path($0)) }), let text = fixed[path] else { return nil }
            let findings = lint(file: file, analyzer: before, options: run).findings
            let types = Dictionary(bodySketches(of: file, analyzer: after).map { ($0.name, $0.type) }) { first, _ in first }
            let changed = Dictionary(grouping: findings.filter { finding in finding.fixes.contains { $0.isApplicable } }, by: \.bodyName)
            // A fix without a body changes a comment.
            let bodies = changed.filter { !$0.key.isEmpty }.sorted { $0.key < $1.key }.map { name, findings in
                ProofCase.Body(
                    name: name, fixes: findings.count, predictedType: types[name] ?? "",
                    claimsEquality: !findings.contains { Self.withoutEquality.contains($0.rule) })
            }
            return ProofCase(name: sources[index].name, profile: profile, original: sources[index].text, fixed: text, bodies: bodies)
        }
    }

    private static func path(_ index: Int) -> String { "Sources/Unit\(index)/Source\(index).swift" }
}
