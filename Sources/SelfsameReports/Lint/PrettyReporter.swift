// The report for people: what happens at run time, the source with both branches underlined, what is lost, and the suggestion as a diff.

import SelfsameLint
import SelfsameSyntax

/// Writes a report for a terminal.
struct PrettyReporter {
    let report: LintReport
    let style: TextStyle

    /// Lines of a suggestion that are shown.
    private static let linesOfFix = 30

    /// Hints that are shown on a line each; the rest is counted.
    private static let hintLines = 20

    /// The whole report: what is more than a hint, then the hints.
    var text: String {
        var blocks: [[String]] = []
        for file in report.files {
            blocks += file.result.findings.filter { report.hints == .full || $0.severity > .hint }.map { block($0, in: file) }
            if report.showsExempted { blocks += file.result.exempted.map { block($0, in: file) } }
            if report.showsUnknown {
                blocks += file.gaps.filter { !$0.isError }.map { block($0, in: file) }
            }
        }
        let hints = hints
        if !hints.isEmpty { blocks.append(hints) }
        return blocks.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
    }

    /// The hints in short.
    private var hints: [String] {
        let hints = report.reported.filter { $0.finding.severity == .hint }
        guard !hints.isEmpty else { return [] }
        switch report.hints {
        case .full, .none: return []
        case .count: return ["\(counted(hints.count, "hint")); `--hints lines` lists them"]
        case .lines:
            let rest = max(0, hints.count - Self.hintLines)
            return hints.prefix(Self.hintLines).flatMap { line(of: $0) }
                + (rest > 0 ? ["\(counted(rest, "more hint")); `--hints full` shows all of them"] : [])
        }
    }

    /// A hint as one line, with more where it is wider than the terminal.
    private func line(of hint: ReportedFinding) -> [String] {
        let start = place(hint.finding.path, Place(hint.file.source.location(of: hint.finding.range.start))) + ": hint: "
        let lines = wrapped(start + "\(expanded(hint.finding.message)) [\(hint.finding.rule)]", width: style.width - 2)
        return lines.enumerated().map { index, line in
            guard index == 0 else { return "  " + line }
            guard line.hasPrefix(start) else { return line }
            return start.dropLast(6) + style.paint("hint", style.color(of: .hint)) + line.dropFirst(start.count - 2)
        }
    }

    private func block(_ finding: Finding, in file: LintedFile) -> [String] {
        let color = style.color(of: finding.severity)
        var lines = headline(finding.severity.word, color, finding.message, suffix: finding.rule)
        var labels = [SourceLabel(range: finding.range, text: "", isPrimary: true)]
        var remarks: [(title: String, text: String)] = []
        for note in finding.notes {
            if let range = note.range, note.path == nil || note.path == finding.path {
                labels.append(SourceLabel(range: range, text: expanded(note.message), isPrimary: false))
            } else {
                remarks.append(("note", notePlace(note, in: file) + expanded(note.message)))
            }
        }
        lines += excerpt(file.source, labels, color: color, path: finding.path)
        if let condition = finding.condition, !condition.flippedBy.isEmpty {
            remarks.append(("depends on", expanded(sourcePhrase(condition.flippedBy))))
        }
        for phrase in finding.condition?.changes.phrases ?? [] { remarks.append(("changed", expanded(phrase))) }
        // Most notes say the path of the view that they point at.
        for path in finding.identityPaths where !finding.notes.contains(where: { $0.message.contains(path) }) {
            remarks.append(("identity", expanded(path)))
        }
        if let lost = finding.lostPhrase { remarks.append(("lost", expanded(lost))) }
        for remark in merged(remarks) { lines += self.remark(remark.title, remark.texts) }
        for fix in finding.fixes { lines += suggestion(fix, keepsState: !finding.lostState.isEmpty, in: file.source) }
        return lines
    }

    private func block(_ exempted: Exempted, in file: LintedFile) -> [String] {
        headline("not reported", .dim, exempted.exemption + ": " + exempted.reason, suffix: exempted.rule)
            + excerpt(
                file.source, [SourceLabel(range: exempted.range, text: "", isPrimary: true)], color: .dim, path: exempted.path)
    }

    private func block(_ gap: BodyGap, in file: LintedFile) -> [String] {
        headline("unknown", .dim, gap.explanation, suffix: gap.body)
            + excerpt(
                file.source, [SourceLabel(range: gap.span.range, text: "", isPrimary: true)], color: .dim, path: file.source.path)
    }

    private func headline(_ word: String, _ color: TextStyle.Color, _ message: String, suffix: String) -> [String] {
        let lines = wrapped("\(word): \(expanded(message)) [\(expanded(suffix))]", width: style.width)
        return lines.enumerated().map { index, line in
            guard index == 0, line.hasPrefix(word) else { return style.paint(line, .bold) }
            return style.paint(word, color) + style.paint(String(line.dropFirst(word.count)), .bold)
        }
    }

    private func excerpt(_ source: SourceFile, _ labels: [SourceLabel], color: TextStyle.Color, path: String) -> [String] {
        let gutter = String(labels.map { source.location(of: $0.range.end).line }.max() ?? 1).count
        let excerpt = SourceExcerpt(source: source, labels: labels, style: style, primaryColor: color, gutter: gutter)
        let start = Place(source.location(of: labels.first?.range.start ?? 0))
        let arrow = style.paint(String(repeating: " ", count: gutter) + "--> ", .blue)
        return [arrow + place(path, start)] + excerpt.lines
    }

    private func notePlace(_ note: Note, in file: LintedFile) -> String {
        guard let range = note.range, let path = note.path, let source = file.otherSources[path] else { return "" }
        return place(path, Place(source.location(of: range.start))) + ": "
    }

    /// Remarks of one title that follow each other share it.
    private func merged(_ remarks: [(title: String, text: String)]) -> [(title: String, texts: [String])] {
        var result: [(title: String, texts: [String])] = []
        for remark in remarks {
            if result.last?.title == remark.title {
                result[result.count - 1].texts.append(remark.text)
            } else {
                result.append((remark.title, [remark.text]))
            }
        }
        return result
    }

    private func remark(_ title: String, _ texts: [String]) -> [String] {
        let prefix = "  = \(title): "
        let indent = String(repeating: " ", count: prefix.count)
        let lines = texts.flatMap { wrapped($0, width: style.width - prefix.count) }
        return lines.enumerated().map { index, line in
            index == 0 ? style.paint("  = ", .blue) + style.paint("\(title): ", .bold) + line : indent + line
        }
    }

    private func suggestion(_ fix: Fix, keepsState: Bool, in source: SourceFile) -> [String] {
        let manner =
            switch fix.applicability {
            case .safe: ""
            case .unsafe:
                keepsState ? " (state will persist across the change; review before applying)" : " (review before applying)"
            case .display: fix.edits.isEmpty ? "" : " (a sketch)"
            }
        var lines = remark("help", [expanded(fix.title) + manner])
        if let note = fix.note { lines += remark("note", [expanded(note)]) }
        let diff = diffLines(of: fix.edits, in: source)
        for line in diff.prefix(Self.linesOfFix) {
            for text in brokenCode(line.text, width: style.width - 6) {
                switch line.kind {
                case .kept: lines.append("      " + text)
                case .gap: lines.append("    " + style.paint(text, .dim))
                case .removed: lines.append("    " + style.paint("- " + text, .removed))
                case .added: lines.append("    " + style.paint("+ " + text, .green))
                }
            }
        }
        if diff.count > Self.linesOfFix { lines.append("    … \(diff.count - Self.linesOfFix) more lines") }
        return lines.map(\.trailingSpacesRemoved)
    }
}
