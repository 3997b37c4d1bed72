// Broken source: rules never trap, report inside the file, and offer nothing to apply in a file with mistakes.

import SelfsameLint
import SelfsameSyntax
import SelfsameTestSupport
import Testing

@Suite struct BrokenSourceTests {
    @Test(arguments: RuleCatalogue.all.map(\.id)) func brokenExamplesAreLintedAllTheSame(_ id: String) throws {
        let rule = try #require(RuleCatalogue.rule(id))
        for example in rule.examples where example.isBad {
            let bytes = Array(("import SwiftUI\n" + MarkedText(example.source).text).utf8)
            let tree = parse(SourceFile(path: "a.swift", bytes: bytes))
            let tokens = (0..<tree.tokens.count).map { tree.tokens.range(TokenID(UInt32($0))) }
            let inputs = mutations(of: bytes, tokens: tokens, stride: 17).map { LintInput("\($0)", bytes: $0.bytes) }
            for result in lintAll(inputs, options: options(with: id)) {
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
}
