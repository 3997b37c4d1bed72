// What the machine formats promise beyond their expected output: names, escapes, encodings, limits, fingerprints that stay.

import Foundation
import SelfsameDeclarations
@testable import SelfsameLint
import SelfsameSyntax
import SelfsameTestSupport
import Testing

@testable import SelfsameReports

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("Reporters")
struct ReporterTests {
    private static let text = "struct A {\n    // é 😀\n    let a = \"é😀\", b = if isOn { }\n}\n"

    /// Where `if isOn` stands, in bytes.
    private static let range: SourceRange = {
        let start = text.range(of: "if isOn").map { text[..<$0.lowerBound].utf8.count } ?? 0
        return SourceRange(start: UInt32(start), end: UInt32(start + 7))
    }()

    /// A report of findings at `isOn`, in a file whose path and message have what each format gives a meaning to.
    private func report(
        _ severities: [Severity], path: String = "My App/Ünï,code:1 100%.swift", problems: [ReportProblem] = []
    ) -> LintReport {
        let source = SourceFile(path: path, bytes: Array(Self.text.utf8))
        let range = ReporterTests.range
        var result = LintResult()
        result.findings = severities.map { severity in
            Finding(
                rule: "identical_branches", severity: severity, file: FileID(0), path: path, range: range,
                message: "toggling `a < b && c` | <b> *it* \"100%\", 'x'", notes: [Note("the first", range: range)],
                identityPaths: ["A.body/VStack/1/true/Text"], condition: nil, lostState: [],
                fixes: [
                    Fix(title: "delete it", applicability: .safe, edits: [Edit(range: range, replacement: "")]),
                    Fix(title: "a sketch", applicability: .display, edits: [Edit(range: range, replacement: "x")]),
                ], bodyName: "A.body")
        }
        var report = LintReport(files: [
            LintedFile(source: source, otherSources: [:], syntaxDiagnostics: [], result: CheckedResult(trusting: result), gaps: [])
        ])
        report.problems = problems
        report.toolVersion = "1.2.3"
        return report
    }

    private func written(_ id: String, _ report: LintReport) throws -> String {
        try #require(Reporter.named(id)).write(report, TextStyle())
    }

    private func object(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test("Every name is one reporter's")
    func names() {
        #expect(Set(Reporter.names).count == Reporter.names.count)
        for name in Reporter.names { #expect(Reporter.named(name) != nil) }
        #expect(Reporter.named("github-actions-log")?.id == "github-actions-logging")
        #expect(Reporter.named("gitlab-codequality")?.id == "gitlab")
        #expect(Reporter.named("") == nil)
    }

    @Test("Pretty shows warnings in full and hints as --hints says")
    func hints() throws {
        var report = report([.hint, .warning] + Array(repeating: .hint, count: 24))
        func lines() throws -> [Substring] { try written("pretty", report).split(separator: "\n") }
        let isHint = { (line: Substring) in line.contains(": hint: ") }
        #expect(try lines().first?.hasPrefix("warning: ") == true)
        #expect(try lines().count(where: isHint) == 20)
        #expect(try lines().last == "5 more hints; `--hints full` shows all of them")
        report.hints = .full
        #expect(try lines().count { $0.hasPrefix("hint: ") } == 25)
        report.hints = .count
        #expect(try lines().last == "25 hints; `--hints lines` lists them")
        report.hints = .none
        #expect(try !lines().contains { $0.contains("hint") })
    }

    @Test("SARIF has encoded relative URIs, UTF-16 columns, fixes, rule documents and fingerprints")
    func sarif() throws {
        let log = try object(try written("sarif", report([.warning, .hint])))
        #expect(log["version"] as? String == "2.1.0")
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        #expect(driver["semanticVersion"] as? String == "1.2.3")
        let rules = try #require(driver["rules"] as? [[String: Any]])
        #expect(rules.compactMap { $0["id"] as? String } == RuleCatalogue.known.map(\.id))
        for rule in rules { #expect(((rule["help"] as? [String: Any])?["markdown"] as? String)?.contains("### Fix safety") == true) }
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.compactMap { $0["level"] as? String } == ["warning", "note"])
        let first = try #require(results.first)
        let ruleIndex = try #require(first["ruleIndex"] as? Int)
        #expect(rules[ruleIndex]["id"] as? String == "identical_branches")
        let place = try #require(
            ((first["locations"] as? [[String: Any]])?.first?["physicalLocation"]) as? [String: Any])
        let artifact = try #require(place["artifactLocation"] as? [String: Any])
        #expect(artifact["uri"] as? String == "My%20App/%C3%9Cn%C3%AF%2Ccode%3A1%20100%25.swift")
        #expect(artifact["uriBaseId"] as? String == "%SRCROOT%")
        let region = try #require(place["region"] as? [String: Int])
        let column = try #require(Self.text.split(separator: "\n")[2].range(of: "if isOn"))
        let line = Self.text.split(separator: "\n")[2]
        #expect(region["startColumn"] == line[..<column.lowerBound].utf16.count + 1)
        #expect(region["endColumn"] == line[..<column.upperBound].utf16.count + 1)
        #expect((first["fixes"] as? [Any])?.count == 1, "a sketch is no fix")
        let prints = results.compactMap { ($0["partialFingerprints"] as? [String: String])?["selfsameIdentity/v1"] }
        #expect(Set(prints).count == 2, "equal findings are told apart")
    }

    @Test("A path that is not below the root is a file URI without a base")
    func absolutePath() throws {
        let text = try written("sarif", report([.hint], path: "/elsewhere/A b.swift"))
        #expect(text.contains("\"file:///elsewhere/A%20b.swift\""))
        #expect(!text.contains("\"uriBaseId\""))
    }

    @Test("What could not be analysed is part of every format that others judge by")
    func incomplete() throws {
        let problem = ReportProblem(path: "Gone & lost.swift", message: "no such file <or> folder")
        let report = report([], problems: [problem])
        #expect(try written("sarif", report).contains("\"executionSuccessful\" : false"))
        #expect(try written("checkstyle", report).contains("no such file &lt;or&gt; folder"))
        #expect(try written("junit", report).contains("<testsuite name=\"Gone &amp; lost.swift\" tests=\"1\" failures=\"0\" errors=\"1\">"))
        #expect(try written("github", report) == "::error file=Gone & lost.swift,line=1,title=selfsame::no such file <or> folder\n")
        #expect(try written("gitlab", report).contains("incomplete_analysis"))
        #expect(try written("codeclimate", report).contains("\"type\" : \"issue\""))
        #expect(try written("markdown", report).contains("**incomplete:** Gone &amp; lost.swift"))
    }

    @Test("XML parses, with every character as it was", arguments: ["checkstyle", "junit"])
    func xml(id: String) throws {
        let text = try written(id, report([.error, .warning, .hint], problems: [ReportProblem(path: "B", message: "\u{1}\u{FFFE}<&>\"'")]))
        let reader = AttributeReader()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = reader
        #expect(parser.parse(), "\(String(describing: parser.parserError))")
        #expect(reader.messages.contains { $0.hasPrefix("toggling `a < b && c` | <b> *it* \"100%\", 'x'") })
        #expect(reader.messages.contains("\\u{1}\u{FFFD}<&>\"'"))
    }

    @Test("GitHub gets ten of a kind, errors first, and the number of the rest")
    func annotations() throws {
        let severities = [Severity](repeating: .hint, count: 3) + [Severity](repeating: .warning, count: 12) + [.error]
        let lines = try written("github-actions-logging", report(severities, path: "A,b.swift")).split(separator: "\n")
        let commands = lines.filter { $0.hasPrefix("::") }.map { $0.prefix { $0 != " " } }
        #expect(commands == ["::error"] + [Substring](repeating: "::warning", count: 10) + [Substring](repeating: "::notice", count: 3))
        #expect(lines[0].hasPrefix("::error file=A%2Cb.swift,line=3,endLine=3,col="))
        #expect(lines[0].contains("\"100%25\""))
        let rest = lines.drop { $0.hasPrefix("::") }
        #expect(rest.first == "selfsame: 2 more warnings not annotated: GitHub shows 10 per step")
        #expect(rest.count { $0.hasPrefix("  A,b.swift:3:") } == 2)
        #expect(rest.last == "selfsame: use `--reporter sarif:FILE` with code scanning to see all of them")
    }

    @Test("Tables keep their cells")
    func tables() throws {
        let report = report([.warning], path: "A,b.swift")
        let csv = try written("csv", report).split(separator: "\n")
        #expect(csv.count == 2)
        #expect(csv.last?.hasPrefix("\"A,b.swift\",3,") == true)
        #expect(csv.last?.contains("\"toggling `a < b && c` | <b> *it* \"\"100%\"\", 'x'\"") == true)
        let row = try #require(try written("markdown", report).split(separator: "\n").last)
        #expect(row.contains("`a < b && c` &#124; &lt;b&gt; &#42;it&#42;"))
        let bars = row.replacingOccurrences(of: "\\|", with: "").count { $0 == "|" }
        #expect(bars == 6)
    }

    @Test("A fingerprint stays when lines and siblings come and go, and changes with the view and the rule")
    func fingerprints() {
        func key(_ path: String, rule: String = "identical_branches", view: String = "A.body", text: String = "if isOn") -> String {
            FindingKey(
                Finding(
                    rule: rule, severity: .hint, file: FileID(0), path: "A.swift",
                    range: SourceRange(start: 2, end: UInt32(2 + text.utf8.count)), message: "", notes: [],
                    identityPaths: [path], condition: nil, lostState: [], fixes: [], bodyName: view),
                in: SourceFile(path: "A.swift", bytes: Array("\n\n\(text)".utf8))
            ).fingerprint(ordinal: 1)
        }
        let known = key("A.body/VStack/0/true/Text")
        #expect(known.count == 32)
        #expect(known == key("A.body/VStack/3/true/Text"))
        #expect(known == key("A.body/VStack/0/true/Text", text: "if   isOn"))
        #expect(known != key("A.body/HStack/0/true/Text"))
        #expect(known != key("A.body/VStack/0/true/Text", rule: "switch_same_view"))
        #expect(known != key("A.body/VStack/0/true/Text", view: "B.body"))
        #expect(known != key("A.body/VStack/0/true/Text", text: "if isOff"))
    }
}

/// Collects the messages of an XML report.
private final class AttributeReader: NSObject, XMLParserDelegate {
    var messages: [String] = []

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        if let message = attributes["message"] { messages.append(message) }
    }
}
