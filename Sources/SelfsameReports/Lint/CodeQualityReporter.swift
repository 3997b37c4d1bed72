// Code Climate issues, and the part of them that GitLab's code quality report reads: one array, a fingerprint for each issue.

import SelfsameLint
import SelfsameSyntax

/// One issue.
struct CodeQualityIssue: Encodable {
    var type: String?
    var check_name: String
    var description: String
    var content: Content?
    var categories: [String]?
    var severity: String
    var fingerprint: String
    var location: Location

    struct Content: Encodable { var body: String }

    struct Location: Encodable {
        var path: String
        var lines: Lines

        struct Lines: Encodable {
            var begin: Int
            var end: Int
        }
    }
}

/// The issues of a report. GitLab needs neither categories nor rule documents, which would be repeated for each issue.
func codeQualityIssues(_ report: LintReport, forGitLab: Bool) -> [CodeQualityIssue] {
    let problems = report.problems.map { problem in
        let path = report.pathFromRoot(problem.path)
        let line = problem.line ?? 1
        return CodeQualityIssue(
            type: forGitLab ? nil : "issue", check_name: "incomplete_analysis", description: problem.message,
            categories: forGitLab ? nil : ["Bug Risk"], severity: "blocker",
            fingerprint: FindingKey(rule: "incomplete_analysis", view: path, identity: [], text: problem.message).fingerprint(ordinal: 1),
            location: CodeQualityIssue.Location(path: path, lines: CodeQualityIssue.Location.Lines(begin: line, end: line)))
    }
    return problems
        + report.reported.map { reported in
            CodeQualityIssue(
                type: forGitLab ? nil : "issue", check_name: reported.finding.rule, description: reported.messageWithRemedy,
                content: forGitLab
                    ? nil : RuleCatalogue.rule(reported.finding.rule).map { CodeQualityIssue.Content(body: ruleSection($0)) },
                categories: forGitLab ? nil : ["Bug Risk"], severity: codeQualitySeverity(reported.finding.severity),
                fingerprint: reported.fingerprint,
                location: CodeQualityIssue.Location(
                    path: reported.path,
                    lines: CodeQualityIssue.Location.Lines(begin: reported.span.start.line, end: reported.span.end.line)))
        }
}

private func codeQualitySeverity(_ severity: Severity) -> String {
    switch severity {
    case .hint: "info"
    case .warning: "minor"
    case .error: "major"
    }
}
