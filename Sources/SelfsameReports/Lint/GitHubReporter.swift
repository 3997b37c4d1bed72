// Annotations of GitHub Actions. A step shows ten of a kind and drops the rest without a word, so the most severe come first, and what is
// beyond ten is printed as plain lines of the log, with its number.

import SelfsameLint
import SelfsameSyntax

/// Annotations of one kind that a step shows.
private let shownOfKind = 10

/// The workflow commands of a report.
func githubText(_ report: LintReport) -> String {
    var lines: [String] = []
    var rest: [String] = []
    let problems = report.problems.map { problem in
        (
            command: "error",
            properties: [("file", report.pathFromRoot(problem.path)), ("line", String(problem.line ?? 1)), ("title", "selfsame")],
            message: problem.message, plain: printable("\(problem.path): error: \(problem.message)")
        )
    }
    let findings = report.reported.map { reported in
        let (finding, span) = (reported.finding, reported.span)
        var properties = [("file", reported.path), ("line", String(span.start.line)), ("endLine", String(span.end.line))]
        // Columns are shown where the range lies on one line only.
        if span.start.line == span.end.line {
            properties += [("col", String(span.start.column)), ("endColumn", String(span.end.column))]
        }
        properties.append(("title", finding.rule))
        return (
            command: finding.severity == .hint ? "notice" : finding.severity.word, properties: properties,
            message: reported.messageWithRemedy,
            plain: "\(place(reported.path, span.start)): \(finding.severity.word): \(printable(finding.message)) (\(finding.rule))"
        )
    }
    for kind in ["error", "warning", "notice"] {
        let ofKind = (problems + findings).filter { $0.command == kind }
        for annotation in ofKind.prefix(shownOfKind) {
            let properties = annotation.properties.map { "\($0.0)=\(property($0.1))" }.joined(separator: ",")
            lines.append("::\(kind) \(properties)::\(data(annotation.message))")
        }
        if ofKind.count > shownOfKind {
            let count = ofKind.count - shownOfKind
            rest.append(
                "selfsame: \(counted(count, "more \(kind)")) not annotated: GitHub shows \(shownOfKind) per step")
            rest += ofKind.dropFirst(shownOfKind).map { "  " + $0.plain }
        }
    }
    if !rest.isEmpty { rest.append("selfsame: use `--reporter sarif:FILE` with code scanning to see all of them") }
    return (lines + rest).map { $0 + "\n" }.joined()
}

/// The message of a workflow command.
private func data(_ text: String) -> String { escaped(printable(text), [("%", "%25")]) }

/// The value of a property, in which commas and colons have a meaning.
private func property(_ text: String) -> String { escaped(printable(text), [("%", "%25"), (":", "%3A"), (",", "%2C")]) }

private func escaped(_ text: String, _ replacements: [(Character, String)]) -> String {
    var result = ""
    for character in text {
        if let found = replacements.first(where: { $0.0 == character }) { result += found.1 } else { result.append(character) }
    }
    return result
}
