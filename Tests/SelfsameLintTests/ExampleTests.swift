// The examples of every rule, run: marks are met, fixes give the fixed text, have the predicted type, silence the rule and are stable. The same
// holds with an emoji, a byte-order mark, CRLF or a `#!` line in front, and nothing is reported in comments, in strings and where suppressed.

import SelfsameLint
import SelfsameSyntax
import SelfsameTestSupport
import Testing

/// An example in one of its forms.
private struct Variant {
    var name: String
    var source: MarkedText
    var fixed: String?
    var bytesBefore: [UInt8] = []

    /// All forms in which an example has to behave alike.
    static func all(of example: RuleExample) -> [Variant] {
        let prefix = "import SwiftUI\n\n"
        let source = prefix + example.source + "\n"
        let fixed = example.fixed.map { prefix + $0 + "\n" }
        func crlf(_ text: String) -> String { text.replacing("\n", with: "\r\n") }
        return [
            Variant(name: "plain", source: MarkedText(source), fixed: fixed),
            Variant(name: "emoji", source: MarkedText("// 🐢 é\n" + source), fixed: fixed.map { "// 🐢 é\n" + $0 }),
            Variant(name: "shebang", source: MarkedText("#!/usr/bin/swift\n" + source), fixed: fixed.map { "#!/usr/bin/swift\n" + $0 }),
            Variant(name: "CRLF", source: MarkedText(crlf(source)), fixed: fixed.map(crlf)),
            Variant(name: "BOM", source: MarkedText(source), fixed: fixed, bytesBefore: [0xEF, 0xBB, 0xBF]),
            Variant(name: "tabs", source: MarkedText(source.replacing("    ", with: "\t")), fixed: fixed?.replacing("    ", with: "\t")),
        ]
    }

    var bytes: [UInt8] { bytesBefore + Array(source.text.utf8) }
    var marks: [Int] { source.marks.map { $0 + bytesBefore.count } }
}

@Suite struct ExampleTests {
    static let cases: [(rule: Rule, example: RuleExample)] = RuleCatalogue.all.flatMap { rule in rule.examples.map { (rule, $0) } }

    @Test(arguments: RuleCatalogue.all.map(\.id)) func examplesAreReportedAsMarked(_ id: String) throws {
        let rule = try #require(RuleCatalogue.rule(id))
        #expect(
            rule.isSilent || rule.examples.contains { $0.isBad } && rule.examples.contains { !$0.isBad },
            "\(id) needs good and bad examples")
        for (profile, examples) in Dictionary(grouping: rule.examples, by: { profile(of: $0) }) {
            let variants = examples.flatMap { example in Variant.all(of: example).map { (example, $0) } }
            let linted = lintAll(variants.map { LintInput($0.1.name, bytes: $0.1.bytes) }, profile: profile, options: options(with: id))
            for ((example, variant), result) in zip(variants, linted) {
                let starts = result.findings(of: id).map { Int($0.range.start) }
                #expect(
                    starts == variant.marks,
                    "\(id), \(variant.name): marks differ:\n\(MarkedText.marking(result.text, at: starts))")
                #expect(result.tree.diagnostics.isEmpty, "\(id), \(variant.name) does not parse")
                #expect(example.isBad == !variant.marks.isEmpty, "\(id): only bad examples have marks")
            }
        }
    }

    @Test(arguments: RuleCatalogue.all.map(\.id)) func fixesGiveTheFixedText(_ id: String) throws {
        let rule = try #require(RuleCatalogue.rule(id))
        for (profile, examples) in Dictionary(grouping: rule.examples.filter(\.isBad), by: { profile(of: $0) }) {
            let variants = examples.flatMap { Variant.all(of: $0) }
            let linted = lintAll(variants.map { LintInput($0.name, bytes: $0.bytes) }, profile: profile, options: options(with: id))
            let fixed = zip(variants, linted).map { variant, result in LintInput(variant.name, bytes: result.fixed(of: id)) }
            let again = lintAll(fixed, profile: profile, options: options(with: id))
            for (index, variant) in variants.enumerated() {
                let text = String(decoding: fixed[index].bytes, as: UTF8.self)
                let expected = String(decoding: variant.bytesBefore, as: UTF8.self) + (variant.fixed ?? variant.source.text)
                #expect(text == expected, "\(id), \(variant.name):\n\(lineDiff(expected: expected, actual: text))")
                #expect(again[index].tree.diagnostics.isEmpty, "\(id), \(variant.name): the fix does not parse:\n\(text)")
                if variant.fixed != nil {
                    #expect(again[index].findings(of: id).isEmpty, "\(id), \(variant.name): the fix does not silence the rule")
                    #expect(again[index].fixed(of: id) == fixed[index].bytes, "\(id), \(variant.name): the fix is not stable")
                }
                checkPredictions(of: linted[index], after: again[index], rule: id)
            }
        }
    }

    @Test(arguments: RuleCatalogue.all.map(\.id)) func nothingIsReportedInCommentsStringsAndSuppressedPlaces(_ id: String) throws {
        let rule = try #require(RuleCatalogue.rule(id))
        for example in rule.examples where example.isBad {
            let source = MarkedText(example.source).text
            let inputs = [
                LintInput("comment", "/*\n" + source + "\n*/\n"), LintInput("lines", "//" + source.replacing("\n", with: "\n//") + "\n"),
                LintInput("string", "let text = #\"\"\"\n" + source + "\n\"\"\"#\n"),
                LintInput("suppressed file", "import SwiftUI\n// selfsame:disable:file \(id)\n" + source + "\n"),
                LintInput(
                    "suppressed region", "import SwiftUI\n// selfsame:disable all - an example\n" + source + "\n// selfsame:enable all\n"),
                LintInput("suppressed line", "import SwiftUI\n" + suppressing(id, in: example.source)),
            ]
            for result in lintAll(inputs, profile: profile(of: example), options: options(with: id)) {
                #expect(result.findings(of: id).isEmpty, "\(id) reports in: \(result.name)\n\(result.text)")
                #expect(result.result.unusedSuppressions.isEmpty, "\(id): \(result.name) counts as unused")
                if result.name.hasPrefix("suppressed") { #expect(result.result.suppressed > 0, "\(id): \(result.name)") }
            }
        }
    }

    /// The example with a comment before each line that has a mark.
    private func suppressing(_ id: String, in marked: String) -> String {
        marked.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.contains("↓") ? "// selfsame:disable:next \(id)\n" + line.replacing("↓", with: "") : String(line)
        }.joined(separator: "\n") + "\n"
    }
}

/// After the fixes of a rule each body has the type that its last fix predicted. Each finding must be in a body of its own for that.
func checkPredictions(of before: Linted, after: Linted, rule: String) {
    let findings = before.findings(of: rule)
    for (body, group) in Dictionary(grouping: findings, by: \.bodyName) where group.count == 1 {
        guard let fix = group[0].fixes.first, fix.applicability != .display else { continue }
        let type = after.types[body]
        #expect(fix.predictedType != nil, "\(rule): no prediction for \(body)")
        #expect(fix.predictedType == type, "\(rule): \(body) was to be \(fix.predictedType ?? "?") and is \(type ?? "missing")")
    }
}
