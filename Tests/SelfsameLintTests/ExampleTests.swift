// The examples of every rule, run: marks are met, fixes give the fixed text, have the predicted type, silence the rule and are stable. The same
// holds with an emoji, a byte-order mark, CRLF or a `#!` line in front, and nothing is reported in comments, in strings and where suppressed.

import SelfsameDeclarations
import SelfsameLint
import SelfsameSyntax
import SelfsameTestSupport
import Testing

/// An example in one of its forms.
private struct Variant: Sendable {
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

/// A form of an example and what comes of it.
private struct VariantOutcome: Sendable {
    var example: RuleExample
    var variant: Variant
    var linted: Linted
    var fixed: LintInput
    /// What is said of the fixed text.
    var again: Linted
}

@Suite struct ExampleTests {
    static let cases: [(rule: Rule, example: RuleExample)] = RuleCatalogue.all.flatMap { rule in rule.examples.map { (rule, $0) } }

    /// The outcomes by rule. The examples of a rule are linked as one program, each as a module of its own.
    private static let outcomes: [String: [VariantOutcome]] = byRule(\.examples) { rule, examples, profile in
        let options = options(with: rule.id)
        let items = examples.flatMap { example in Variant.all(of: example).map { (example: example, variant: $0) } }
        let linted = lintAll(items.map { LintInput($0.variant.name, bytes: $0.variant.bytes) }, profile: profile, options: options)
        let fixed = zip(items, linted).map { LintInput($0.variant.name, bytes: $1.fixed(of: rule.id)) }
        let again = lintAll(fixed, profile: profile, options: options)
        return items.indices.map { index in
            VariantOutcome(
                example: items[index].example, variant: items[index].variant, linted: linted[index], fixed: fixed[index],
                again: again[index])
        }
    }

    /// What comes of the examples of each rule, those of each profile by themselves.
    private static func byRule<Value: Sendable>(
        _ examples: (Rule) -> [RuleExample], _ each: @Sendable (Rule, [RuleExample], Profile) -> [Value]
    ) -> [String: [Value]] {
        let groups = RuleCatalogue.all.flatMap { rule in
            Dictionary(grouping: examples(rule), by: { profile(of: $0) }).map { (rule: rule, profile: $0.key, examples: $0.value) }
        }
        let values = parallelMap(count: groups.count) { each(groups[$0].rule, groups[$0].examples, groups[$0].profile) }
        return Dictionary(zip(groups.map(\.rule.id), values)) { $0 + $1 }
    }

    @Test(arguments: RuleCatalogue.all.map(\.id)) func examplesAreReportedAsMarked(_ id: String) throws {
        let rule = try #require(RuleCatalogue.rule(id))
        #expect(
            rule.isSilent || rule.examples.contains { $0.isBad } && rule.examples.contains { !$0.isBad },
            "\(id) needs good and bad examples")
        for outcome in Self.outcomes[id] ?? [] {
            let (variant, result) = (outcome.variant, outcome.linted)
            let starts = result.findings(of: id).map { Int($0.range.start) }
            #expect(
                starts == variant.marks,
                "\(id), \(variant.name): marks differ:\n\(MarkedText.marking(result.text, at: starts))")
            #expect(result.tree.diagnostics.isEmpty, "\(id), \(variant.name) does not parse")
            #expect(outcome.example.isBad == !variant.marks.isEmpty, "\(id): only bad examples have marks")
        }
    }

    @Test(arguments: RuleCatalogue.all.map(\.id)) func fixesGiveTheFixedText(_ id: String) {
        for outcome in Self.outcomes[id] ?? [] where outcome.example.isBad {
            let (variant, again) = (outcome.variant, outcome.again)
            let text = String(decoding: outcome.fixed.bytes, as: UTF8.self)
            let expected = String(decoding: variant.bytesBefore, as: UTF8.self) + (variant.fixed ?? variant.source.text)
            #expect(text == expected, "\(id), \(variant.name):\n\(lineDiff(expected: expected, actual: text))")
            #expect(again.tree.diagnostics.isEmpty, "\(id), \(variant.name): the fix does not parse:\n\(text)")
            if variant.fixed != nil {
                #expect(again.findings(of: id).isEmpty, "\(id), \(variant.name): the fix does not silence the rule")
                #expect(again.fixed(of: id) == outcome.fixed.bytes, "\(id), \(variant.name): the fix is not stable")
            }
            checkPredictions(of: outcome.linted, after: again, rule: id)
        }
    }

    /// The bad examples where nothing may be reported, by rule.
    private static let silenced: [String: [Linted]] = byRule {
        $0.examples.filter(\.isBad)
    } _: { rule, examples, profile in
        lintAll(examples.flatMap { silencing(rule.id, $0) }, profile: profile, options: options(with: rule.id))
    }

    private static func silencing(_ id: String, _ example: RuleExample) -> [LintInput] {
        let source = MarkedText(example.source).text
        return [
            LintInput("comment", "/*\n" + source + "\n*/\n"), LintInput("lines", "//" + source.replacing("\n", with: "\n//") + "\n"),
            LintInput("string", "let text = #\"\"\"\n" + source + "\n\"\"\"#\n"),
            LintInput("suppressed file", "import SwiftUI\n// selfsame:disable:file \(id)\n" + source + "\n"),
            LintInput(
                "suppressed region", "import SwiftUI\n// selfsame:disable all - an example\n" + source + "\n// selfsame:enable all\n"),
            LintInput("suppressed line", "import SwiftUI\n" + suppressing(id, in: example.source)),
        ]
    }

    @Test(arguments: RuleCatalogue.all.map(\.id)) func nothingIsReportedInCommentsStringsAndSuppressedPlaces(_ id: String) throws {
        let rule = try #require(RuleCatalogue.rule(id))
        #expect(Self.silenced[id]?.isEmpty == false || !rule.examples.contains { $0.isBad })
        for result in Self.silenced[id] ?? [] {
            #expect(result.findings(of: id).isEmpty, "\(id) reports in: \(result.name)\n\(result.text)")
            #expect(result.result.unusedSuppressions.isEmpty, "\(id): \(result.name) counts as unused")
            if result.name.hasPrefix("suppressed") { #expect(result.result.suppressed > 0, "\(id): \(result.name)") }
        }
    }

    /// The example with a comment before each line that has a mark.
    private static func suppressing(_ id: String, in marked: String) -> String {
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
