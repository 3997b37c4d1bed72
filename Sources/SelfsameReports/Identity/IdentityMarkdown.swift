// `report --format markdown`: for comments on pull requests and summaries of jobs. The conditions that lose the most come first, and
// there are never more of them than a comment can hold; the rest is counted.

import SelfsameIdentity

/// A heading, the counts, and a table of the conditions that split identity.
func identityMarkdown(_ files: [FileIdentities], links: SourceLinks = SourceLinks()) -> String {
    let summary = IdentitySummary(files)
    var text = "## Identity of views\n\n" + summary.sentences.joined(separator: "  \n") + "\n"
    let rows = files.lossesByRisk
    var shown = 0
    for row in rows {
        let header = shown == 0 ? "\n| state lost | condition | view | arms | kept |\n|---|---|---|---|---|\n" : ""
        let line = row.markdown(links)
        if text.utf8.count + header.utf8.count + line.utf8.count > longestComment { break }
        text += header + line
        shown += 1
    }
    if shown < rows.count {
        let rest = rows[shown...]
        text += "\n\(counted(rest.count, "more condition")) in \(counted(Set(rest.map(\.view.name)).count, "view")); "
        let losing = rest.count { !$0.lost.isEmpty }
        text += losing == 0 ? "none of them loses state.\n" : "\(losing) of them \(losing == 1 ? "loses" : "lose") state.\n"
    }
    return text
}

/// GitHub refuses a comment of more than 65,536 characters; some are left to whoever posts it.
private let longestComment = 60_000

extension ConditionLoss {
    /// Entries of a cell that are named; the rest is counted.
    private static let named = 4

    /// A line of the table.
    func markdown(_ links: SourceLinks = SourceLinks()) -> String {
        let state =
            ordered.prefix(Self.named).map { state in
                (condition.avoidable.contains(state) ? "could be kept: " : "") + oneLine(state.phrase, limit: 160)
            }
            + (lost.count > Self.named ? ["and \(lost.count - Self.named) more"] : [])
        let flips = condition.flippedBy.prefix(Self.named).map { "depends on " + sourcePhrase([$0], limit: 60) }
        let changes = condition.changes.phrases.map { "changed " + $0 }
        let arms = condition.arms.prefix(Self.named).map { "`\(oneLine($0.label, limit: 40))`: \(counted($0.views.count, "view"))" }
        let rest = condition.arms.count > Self.named ? ["and \(condition.arms.count - Self.named) more"] : []
        let cells = [
            state.map(markdownCell),
            [markdownCode(oneLine(condition.title, limit: 80))] + (flips + changes).map(markdownCell),
            [markdownCode(view.name.shortened(to: 120)), links.markdown(view.path, line: condition.span.start.line)],
            (arms + rest + (condition.isIncomplete ? ["and unknown views"] : [])).map(markdownCell),
            [counted(condition.kept.count, "view")],
        ]
        return "| " + cells.map { $0.joined(separator: "<br>") }.joined(separator: " | ") + " |\n"
    }
}
