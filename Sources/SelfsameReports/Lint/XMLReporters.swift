// Checkstyle and JUnit, which most CI systems read. No times and dates: equal results are equal files.

import SelfsameLint
import SelfsameSyntax

/// The Checkstyle format: an `error` for each diagnostic, under its file.
func checkstyleText(_ report: LintReport) -> String {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<checkstyle version=\"4.3\">"]
    for group in report.grouped {
        lines.append("  <file name=\"\(xml(group.path))\">")
        for problem in group.problems {
            lines.append(
                "    <error line=\"\(problem.line ?? 1)\" column=\"\(problem.column ?? 1)\" severity=\"error\" "
                    + "message=\"\(xml(problem.message))\" source=\"selfsame.incomplete\"/>")
        }
        for reported in group.findings {
            let severity = reported.finding.severity == .hint ? "info" : reported.finding.severity.word
            lines.append(
                "    <error line=\"\(reported.span.start.line)\" column=\"\(reported.span.start.column)\" severity=\"\(severity)\" "
                    + "message=\"\(xml(reported.messageWithRemedy))\" source=\"selfsame.rules.\(xml(reported.finding.rule))\"/>")
        }
        lines.append("  </file>")
    }
    return (lines + ["</checkstyle>"]).joined(separator: "\n") + "\n"
}

/// The JUnit format: a suite for each file, a case for each diagnostic. Warnings and errors are failures; hints pass and say so.
func junitText(_ report: LintReport) -> String {
    let groups = report.grouped
    let findings = groups.flatMap(\.findings)
    func counts(_ findings: [ReportedFinding], _ problems: [ReportProblem], passing: Int) -> String {
        "tests=\"\(findings.count + problems.count + passing)\" failures=\"\(findings.count { $0.finding.severity > .hint })\" "
            + "errors=\"\(problems.count)\""
    }
    let clean = groups.count { $0.findings.isEmpty && $0.problems.isEmpty }
    var lines = [
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
        "<testsuites name=\"selfsame\" \(counts(findings, groups.flatMap(\.problems), passing: clean))>",
    ]
    for group in groups {
        let isClean = group.findings.isEmpty && group.problems.isEmpty
        lines.append("  <testsuite name=\"\(xml(group.path))\" \(counts(group.findings, group.problems, passing: isClean ? 1 : 0))>")
        if isClean { lines.append("    <testcase classname=\"\(xml(group.path))\" name=\"selfsame\"/>") }
        for problem in group.problems {
            lines += [
                "    <testcase classname=\"\(xml(group.path))\" name=\"analysis\">",
                "      <error type=\"incomplete\" message=\"\(xml(problem.message))\"/>", "    </testcase>",
            ]
        }
        for reported in group.findings { lines += testCase(reported) }
        lines.append("  </testsuite>")
    }
    return (lines + ["</testsuites>"]).joined(separator: "\n") + "\n"
}

private func testCase(_ reported: ReportedFinding) -> [String] {
    let (finding, start) = (reported.finding, reported.span.start)
    let place = "\(reported.path):\(start.line):\(start.column)"
    let name = "\(finding.rule) in \(finding.bodyName) at line \(start.line)"
    let details = ([place] + finding.identityPaths + finding.fixes.prefix(1).map(\.title)).map(xml).joined(separator: "\n")
    let result =
        finding.severity == .hint
        ? "      <system-out>\(xml("hint: " + finding.message))</system-out>"
        : "      <failure type=\"\(finding.severity.word)\" message=\"\(xml(finding.message))\">\(details)</failure>"
    return [
        "    <testcase classname=\"\(xml(reported.path))\" name=\"\(xml(name))\" file=\"\(xml(reported.path))\">", result,
        "    </testcase>",
    ]
}

extension LintReport {
    /// What one file has, for formats that group by file.
    struct FileGroup {
        var path: String
        var findings: [ReportedFinding]
        var problems: [ReportProblem]
    }

    /// Every file, and every path that could not be read, in path order.
    var grouped: [FileGroup] {
        let findings = Dictionary(grouping: reported) { $0.finding.path }
        let problems = Dictionary(grouping: problems) { $0.path }
        return Set(files.map(\.source.path)).union(problems.keys).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { path in
            FileGroup(path: pathFromRoot(path), findings: findings[path] ?? [], problems: problems[path] ?? [])
        }
    }
}
