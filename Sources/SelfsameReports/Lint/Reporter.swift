// The formats of `lint`, as values: a new one is a file and a line in the list.

import SelfsameSyntax

/// One output format of `lint`.
public struct Reporter: Sendable {
    /// What `--reporter` calls it.
    public let id: String
    /// What it is for, in a few words.
    public let summary: String
    /// Whether people read it, so that a summary on standard error is welcome.
    public var isForPeople = false
    /// Writes a report.
    public let write: @Sendable (LintReport, TextStyle) throws -> String

    /// Every format.
    public static let all: [Reporter] = [
        Reporter(id: "pretty", summary: "source with underlines and suggestions, for people", isForPeople: true) {
            PrettyReporter(report: $0, style: $1).text
        },
        Reporter(id: "xcode", summary: "one line for each diagnostic and note, for Xcode and editors", isForPeople: true) { report, _ in
            xcodeText(report)
        },
        Reporter(id: "json", summary: "everything, for programs") { report, _ in try json(LintDocument(report)) },
    ]

    /// The format of that name.
    public static func named(_ id: String) -> Reporter? { all.first { $0.id == id } }
}
