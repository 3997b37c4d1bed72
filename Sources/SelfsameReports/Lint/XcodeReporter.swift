// `PATH:LINE:COLUMN: warning: MESSAGE (RULE)`, as Xcode and most editors read it; what belongs to a diagnostic follows as `note:`.
// Xcode knows errors, warnings and notes, and shows a note with the warning before it. For Xcode a hint is a note, so hints come before all
// warnings. Everybody else sees the word `hint`, after what is more important.

import SelfsameLint
import SelfsameSyntax

/// The lines of a whole report.
func xcodeText(_ report: LintReport) -> String { lineText(report, hint: "note", isHintFirst: true) }

/// The same for people and programs that know hints.
func plainText(_ report: LintReport) -> String { lineText(report, hint: Severity.hint.word, isHintFirst: false) }

private func lineText(_ report: LintReport, hint: String, isHintFirst: Bool) -> String {
    var lines: [String] = []
    var hints: [String] = []
    var warnings: [String] = []
    for file in report.files {
        for finding in file.result.findings {
            let text = findingLines(finding, hint, in: file)
            if finding.severity == .hint { hints += text } else { warnings += text }
        }
        if report.showsExempted {
            for exempted in file.result.exempted {
                let place = xcodePlace(exempted.path, exempted.range, in: file)
                lines.append(
                    "\(place): note: not reported: \(printable(exempted.exemption)): \(printable(exempted.reason)) (\(exempted.rule))")
            }
        }
        if report.showsUnknown {
            for gap in file.gaps where !gap.isError {
                lines.append("\(place(file.source.path, gap.span.start)): note: unknown: \(printable(gap.explanation))")
            }
        }
    }
    return (isHintFirst ? hints + lines + warnings : warnings + hints + lines).map { $0 + "\n" }.joined()
}

private func findingLines(_ finding: Finding, _ hint: String, in file: LintedFile) -> [String] {
    let here = xcodePlace(finding.path, finding.range, in: file)
    let severity = finding.severity == .hint ? hint : finding.severity.word
    var lines = ["\(here): \(severity): \(printable(finding.message)) (\(finding.rule))"]
    for note in finding.notes {
        let place = note.range.map { xcodePlace(note.path ?? finding.path, $0, in: file) } ?? here
        lines.append("\(place): note: \(printable(note.message))")
    }
    for cause in finding.condition?.changes ?? [] {
        lines.append("\(printable(cause.path)):\(cause.line):\(cause.column): note: changed here\(printable(cause.actorPhrase))")
    }
    if let lost = finding.lostPhrase { lines.append("\(here): note: lost with it: \(printable(lost))") }
    for fix in finding.fixes {
        var line = "\(here): note: \(printable(fix.title))"
        if let edit = fix.edits.first, fix.edits.count == 1, let code = inlineCode(edit.replacement) {
            line += ": `\(code)`"
        }
        lines.append(line)
    }
    return lines
}

private func xcodePlace(_ path: String, _ range: SourceRange, in file: LintedFile) -> String {
    guard let source = path == file.source.path ? file.source : file.otherSources[path] else { return printable(path) }
    return place(path, Place(source.location(of: range.start)))
}

extension BodyGap {
    /// The reason and the name that would resolve it.
    public var explanation: String { name.map { "\(reason) `\($0)`" } ?? reason }
}
