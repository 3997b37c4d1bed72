// The formats of `lint`, as values: a new one is a file and a line in the list.

import SelfsameSyntax

/// One output format of `lint`.
public struct Reporter: Sendable {
    /// What `--reporter` calls it.
    public let id: String
    /// Other names that it answers to.
    public let aliases: [String]
    /// What it is for, in a few words.
    public let summary: String
    /// Whether people read it, so that a summary on standard error is welcome.
    public let isForPeople: Bool
    /// Writes a report.
    public let write: @Sendable (LintReport, TextStyle) throws -> String

    private init(
        _ id: String, aliases: [String] = [], _ summary: String, isForPeople: Bool = false,
        write: @escaping @Sendable (LintReport, TextStyle) throws -> String
    ) {
        self.id = id
        self.aliases = aliases
        self.summary = summary
        self.isForPeople = isForPeople
        self.write = write
    }

    /// Every format.
    public static let all: [Reporter] = [
        Reporter("pretty", "source with underlines and suggestions, for people (default on a terminal)", isForPeople: true) {
            PrettyReporter(report: $0, style: $1).text
        },
        Reporter("plain", "one line per diagnostic and note, for `less`, `grep` and editors (default elsewhere)", isForPeople: true) {
            report, _ in plainText(report)
        },
        Reporter("xcode", "the lines of `plain` for Xcode: hints are notes, before all warnings (default in Xcode)", isForPeople: true) {
            report, _ in xcodeText(report)
        },
        Reporter("compact", "one line per diagnostic, with the text of its fix", isForPeople: true) { report, _ in
            compactText(report)
        },
        Reporter("summary", "the number of diagnostics per rule", isForPeople: true) { report, _ in summaryText(report) },
        Reporter("json", "JSON with all details") { report, _ in try json(LintDocument(report)) },
        Reporter("sarif", "SARIF 2.1.0, for code scanning") { report, _ in try json(SARIFDocument(report)) },
        Reporter("checkstyle", "Checkstyle XML") { report, _ in checkstyleText(report) },
        Reporter("junit", "JUnit XML, for the test view of a CI system") { report, _ in junitText(report) },
        Reporter(
            "github-actions-logging", aliases: ["github", "github-actions", "github-actions-log"], "GitHub Actions annotations"
        ) { report, _ in githubText(report) },
        Reporter("codeclimate", "Code Climate issues") { report, _ in try json(codeQualityIssues(report, forGitLab: false)) },
        Reporter("gitlab", aliases: ["gitlab-codequality"], "GitLab's code quality report") { report, _ in
            try json(codeQualityIssues(report, forGitLab: true))
        },
        Reporter("markdown", "a Markdown table, for job summaries and pull requests") { report, _ in markdownText(report) },
        Reporter("csv", "comma-separated values, for spreadsheets") { report, _ in csvText(report) },
    ]

    /// Every name of every format.
    public static var names: [String] { all.flatMap { [$0.id] + $0.aliases } }

    /// The format of that name.
    public static func named(_ name: String) -> Reporter? { all.first { $0.id == name || $0.aliases.contains(name) } }
}
