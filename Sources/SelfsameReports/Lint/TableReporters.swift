// Reports in lines and tables: Markdown for job summaries and pull requests, CSV for spreadsheets, counts by rule, one line for each
// diagnostic.

import SelfsameLint
import SelfsameSyntax

/// A heading, the counts, and a table of the diagnostics.
func markdownText(_ report: LintReport) -> String {
    let summary = report.summary
    var text = "## selfsame\n\n"
    text += "\(report.countsBySeverity) in \(counted(summary.files, "file")).\n"
    for problem in report.problems {
        text += "\n- **incomplete:** \(markdownCell(report.pathFromRoot(problem.path))): \(markdownCell(problem.message))"
    }
    if !report.problems.isEmpty { text += "\n" }
    let reported = report.reported
    if reported.isEmpty { return text }
    text += "\n| severity | place | what happens | rule | suggestion |\n|---|---|---|---|---|\n"
    for entry in reported.sorted(by: { $0.finding.severity > $1.finding.severity }) {
        let place = report.links.markdown(entry.path, line: entry.span.start.line)
        let fix = entry.finding.fixes.first.map { markdownCell($0.title) } ?? ""
        text +=
            "| \(entry.finding.severity.word) | \(place) | \(markdownCell(entry.finding.message)) | `\(entry.finding.rule)` | \(fix) |\n"
    }
    return text
}

/// A line of names, then one line for each diagnostic.
func csvText(_ report: LintReport) -> String {
    var lines = ["file,line,character,severity,reason,rule_id,view,identity_paths,suggestion"]
    lines += report.reported.map { reported in
        let finding = reported.finding
        return [
            reported.path, String(reported.span.start.line), String(reported.span.start.column), finding.severity.word, finding.message,
            finding.rule, finding.bodyName, finding.identityPaths.joined(separator: " "), finding.fixes.first?.title ?? "",
        ].map(csvField).joined(separator: ",")
    }
    // What was not analysed breaks no rule.
    lines += report.problems.map { problem in
        [
            problem.path, problem.line.map(String.init) ?? "", problem.column.map(String.init) ?? "", Severity.error.word, problem.message,
            "", "", "", "",
        ].map(csvField).joined(separator: ",")
    }
    return lines.map { $0 + "\n" }.joined()
}

/// How often each rule reports, in how many files.
func summaryText(_ report: LintReport) -> String {
    let byRule = Dictionary(grouping: report.findings, by: \.rule)
    var rows = [["rule", "errors", "warnings", "hints", "files"]]
    func row(_ name: String, _ findings: [Finding]) -> [String] {
        [name] + [Severity.error, .warning, .hint].map { severity in String(findings.count { $0.severity == severity }) }
            + [String(Set(findings.map(\.path)).count)]
    }
    rows += byRule.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map { row($0.key, $0.value) }
    rows.append(row("total", report.findings))
    let widths = (0..<5).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
        row.indices.map { column in
            let space = String(repeating: " ", count: widths[column] - row[column].count)
            return column == 0 ? row[column] + space : space + row[column]
        }.joined(separator: "  ") + "\n"
    }.joined()
}

/// `PATH:LINE:COLUMN: SEVERITY: MESSAGE (RULE); REMEDY: TEXT`, one line for each diagnostic.
func compactText(_ report: LintReport) -> String {
    report.files.flatMap { file in
        file.result.findings.map { finding in
            var line = "\(place(finding.path, Span(finding.range, in: file.source).start)): \(finding.severity.word): "
            line += "\(printable(finding.message)) (\(finding.rule))"
            guard let fix = finding.fixes.first else { return line + "\n" }
            line += "; \(printable(fix.title))"
            if let edit = fix.edits.first, fix.edits.count == 1, let code = inlineCode(edit.replacement) {
                line += ": `\(code)`"
            }
            return line + "\n"
        }
    }.joined()
}

extension LintReport {
    /// `2 warnings and 1 hint`, `no diagnostics`.
    public var countsBySeverity: String {
        let findings = findings
        let counts: [String] = Severity.allCases.reversed().compactMap { severity in
            let count = findings.count { $0.severity == severity }
            return count == 0 ? nil : counted(count, severity.word)
        }
        guard let last = counts.last else { return "no diagnostics" }
        return counts.count == 1 ? last : counts.dropLast().joined(separator: ", ") + " and " + last
    }
}
