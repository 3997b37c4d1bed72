// SARIF 2.1.0, as code scanning reads it: rules with their documents, results with fingerprints and fixes. URIs are relative to the root
// of the project and percent-encoded; columns count UTF-16 units, as the format's readers expect.

import SelfsameLint
import SelfsameSyntax

/// The document.
struct SARIFDocument: Encodable {
    let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
    let version = "2.1.0"
    var runs: [Run]

    enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }

    init(_ report: LintReport) {
        let rules = RuleCatalogue.known
        let indices = Dictionary(rules.indices.map { (rules[$0].id, $0) }) { first, _ in first }
        let notifications = report.problems.map { Notification($0, in: report) }
        runs = [
            Run(
                tool: Tool(driver: Driver(semanticVersion: report.toolVersion, rules: rules.map(RuleEntry.init))),
                invocations: [
                    Invocation(
                        executionSuccessful: notifications.isEmpty, toolExecutionNotifications: notifications.isEmpty ? nil : notifications)
                ],
                results: report.reported.map { Result($0, ruleIndex: indices[$0.finding.rule], in: report) })
        ]
    }

    struct Run: Encodable {
        var tool: Tool
        var invocations: [Invocation]
        let columnKind = "utf16CodeUnits"
        let originalUriBaseIds = ["%SRCROOT%": BaseID()]
        var results: [Result]
    }

    struct BaseID: Encodable {
        let description = Text(text: "The root of the project.")
    }

    struct Tool: Encodable { var driver: Driver }

    struct Driver: Encodable {
        let name = "selfsame"
        let fullName = "selfsame: structural identity of SwiftUI views"
        var semanticVersion: String
        var rules: [RuleEntry]
    }

    struct Text: Encodable {
        var text: String
        var markdown: String?
    }

    struct RuleEntry: Encodable {
        var id: String
        var name: String
        var shortDescription: Text
        var fullDescription: Text
        var help: Text
        var defaultConfiguration: Configuration
        var properties: Properties

        struct Configuration: Encodable {
            var enabled: Bool
            var level: String
        }

        struct Properties: Encodable { var tags: [String] }

        init(_ rule: Rule) {
            id = rule.id
            // Readers show the name beside the id; the format asks for something readable.
            name = rule.id.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
            shortDescription = Text(text: sentence(rule.summary))
            fullDescription = Text(text: rule.explanation.whatItDoes)
            help = Text(
                text: rule.explanation.sections.map { "\($0.heading)\n\n\($0.text)" }.joined(separator: "\n\n"),
                markdown: ruleSection(rule))
            defaultConfiguration = Configuration(enabled: rule.isDefault, level: sarifLevel(rule.severity))
            properties = Properties(tags: ["swiftui", "identity", rule.group.rawValue])
        }
    }

    struct Invocation: Encodable {
        var executionSuccessful: Bool
        var toolExecutionNotifications: [Notification]?
    }

    struct Notification: Encodable {
        let level = "error"
        var message: Text
        var locations: [Location]

        init(_ problem: ReportProblem, in report: LintReport) {
            message = Text(text: problem.message)
            let region = problem.line.map { Region(startLine: $0, startColumn: nil, endLine: nil, endColumn: nil) }
            locations = [Location(PhysicalLocation(report.pathFromRoot(problem.path), region))]
        }
    }

    struct Result: Encodable {
        var ruleId: String
        var ruleIndex: Int?
        var level: String
        var message: Text
        var locations: [Location]
        var relatedLocations: [Location]?
        var partialFingerprints: [String: String]
        var fixes: [FixEntry]?
        var properties: Properties

        struct Properties: Encodable {
            var view: String
            var identityPaths: [String]
            var flippedBy: [String]
            var lostState: [String]
        }
    }

    struct Location: Encodable {
        var id: Int?
        var physicalLocation: PhysicalLocation
        var message: Text?

        init(_ place: PhysicalLocation, id: Int? = nil, message: String? = nil) {
            self.id = id
            physicalLocation = place
            self.message = message.map { Text(text: $0) }
        }
    }

    struct PhysicalLocation: Encodable {
        var artifactLocation: ArtifactLocation
        var region: Region?

        init(_ path: String, _ region: Region?) {
            artifactLocation = ArtifactLocation(path)
            self.region = region
        }
    }

    struct ArtifactLocation: Encodable {
        var uri: String
        /// Only relative references have a base.
        var uriBaseId: String?

        init(_ path: String) {
            uri = SelfsameReports.uri(ofPath: path)
            uriBaseId = path.hasPrefix("/") ? nil : "%SRCROOT%"
        }
    }

    struct Region: Encodable {
        var startLine: Int
        var startColumn: Int?
        var endLine: Int?
        var endColumn: Int?
    }

    struct FixEntry: Encodable {
        var description: Text
        var artifactChanges: [Change]

        struct Change: Encodable {
            var artifactLocation: ArtifactLocation
            var replacements: [Replacement]
        }

        struct Replacement: Encodable {
            var deletedRegion: Region
            var insertedContent: Text
        }
    }
}

extension SARIFDocument.Region {
    /// A byte range with columns in UTF-16 units.
    init(_ range: SourceRange, in source: SourceFile) {
        let (start, end) = (source.location(of: range.start), source.location(of: range.end))
        self.init(
            startLine: start.line, startColumn: source.utf16Column(start), endLine: end.line, endColumn: source.utf16Column(end))
    }
}

extension SourceFile {
    /// The 1-based column of a place in UTF-16 units.
    func utf16Column(_ location: SourceLocation) -> Int {
        let end = min(max(0, location.offset), bytes.count)
        let start = max(0, end - (location.column - 1))
        return String(decoding: bytes[start..<end], as: UTF8.self).utf16.count + 1
    }
}

extension SARIFDocument.Result {
    init(_ reported: ReportedFinding, ruleIndex: Int?, in report: LintReport) {
        let (finding, source) = (reported.finding, reported.file.source)
        let related = finding.notes.enumerated().compactMap { index, note -> SARIFDocument.Location? in
            guard let range = note.range else { return nil }
            let path = note.path ?? finding.path
            guard let source = path == source.path ? source : reported.file.otherSources[path] else { return nil }
            return SARIFDocument.Location(
                SARIFDocument.PhysicalLocation(report.pathFromRoot(path), SARIFDocument.Region(range, in: source)), id: index + 1,
                message: note.message)
        }
        let fixes = finding.fixes.filter { $0.applicability != .display && !$0.edits.isEmpty }
        self.init(
            ruleId: finding.rule, ruleIndex: ruleIndex, level: sarifLevel(finding.severity),
            message: SARIFDocument.Text(text: reported.messageWithRemedy + "."),
            locations: [
                SARIFDocument.Location(SARIFDocument.PhysicalLocation(reported.path, SARIFDocument.Region(finding.range, in: source)))
            ],
            relatedLocations: related.isEmpty ? nil : related,
            partialFingerprints: ["selfsameIdentity/v1": reported.fingerprint],
            fixes: fixes.isEmpty ? nil : fixes.map { SARIFDocument.FixEntry($0, of: reported) },
            properties: Properties(
                view: finding.bodyName, identityPaths: finding.identityPaths, flippedBy: finding.condition?.flippedBy ?? [],
                lostState: finding.lostState.map(\.phrase)))
    }
}

extension SARIFDocument.FixEntry {
    init(_ fix: Fix, of reported: ReportedFinding) {
        let manner = fix.applicability == .unsafe ? " (state will persist across the change; review before applying)" : ""
        description = SARIFDocument.Text(text: fix.title + manner)
        artifactChanges = [
            Change(
                artifactLocation: SARIFDocument.ArtifactLocation(reported.path),
                replacements: fix.edits.map { edit in
                    Replacement(
                        deletedRegion: SARIFDocument.Region(edit.range, in: reported.file.source),
                        insertedContent: SARIFDocument.Text(text: edit.replacement))
                })
        ]
    }
}

/// The format's word for a severity.
private func sarifLevel(_ severity: Severity) -> String { severity == .hint ? "note" : severity.word }
