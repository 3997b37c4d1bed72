// Broken source: rules never trap, report inside the file, and offer nothing to apply in a file with mistakes.

import SelfsameLint
import SelfsameSyntax
import SelfsameTestSupport
import Testing

@Suite struct BrokenSourceTests {
    /// What is said of the broken examples, by rule. All are linked as one program, each as a module of its own.
    private static let broken: [String: [Linted]] = {
        let cases = RuleCatalogue.all.flatMap { rule in rule.examples.filter(\.isBad).map { (rule: rule.id, example: $0) } }
        let items = cases.flatMap { item in
            let bytes = Array(("import SwiftUI\n" + MarkedText(item.example.source).text).utf8)
            let tree = parse(SourceFile(path: "a.swift", bytes: bytes))
            let tokens = (0..<tree.tokens.count).map { tree.tokens.range(TokenID(UInt32($0))) }
            return mutations(of: bytes, tokens: tokens, stride: 17).map { (rule: item.rule, input: LintInput("\($0)", bytes: $0.bytes)) }
        }
        let linted = lintEach(items.map { ($0.input, options(with: $0.rule)) })
        return Dictionary(grouping: zip(items, linted), by: \.0.rule).mapValues { $0.map(\.1) }
    }()

    @Test(arguments: RuleCatalogue.all.map(\.id)) func brokenExamplesAreLintedAllTheSame(_ id: String) throws {
        let rule = try #require(RuleCatalogue.rule(id))
        #expect(Self.broken[id]?.isEmpty == false || !rule.examples.contains { $0.isBad })
        for result in Self.broken[id] ?? [] {
            let size = UInt32(result.tree.source.bytes.count)
            for finding in result.result.findings {
                #expect(finding.range.end <= size && finding.range.start < finding.range.end, "\(id), \(result.name)")
                for fix in finding.fixes where !result.tree.diagnostics.isEmpty {
                    #expect(fix.applicability == .display, "\(id), \(result.name): a fix in a broken file")
                }
                for edit in finding.fixes.flatMap(\.edits) { #expect(edit.range.end <= size) }
            }
        }
    }
}
