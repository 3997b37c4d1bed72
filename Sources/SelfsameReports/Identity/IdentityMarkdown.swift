// `report --format markdown`: for comments on pull requests and summaries of jobs. The conditions are in order of what they put at risk, and
// there are never more of them than a comment can hold; the rest is counted.

import SelfsameIdentity

/// A heading, the counts, and a table of the conditions that part identity.
func identityMarkdown(_ files: [FileIdentities]) -> String {
    let summary = IdentitySummary(files)
    var text = "## Identity of views\n\n" + summary.sentences.joined(separator: "  \n") + "\n"
    let rows = files.flatMap(\.views).flatMap { view in view.conditions.filter { !$0.isInvariant }.map { ConditionRow(view, $0) } }
        .inOrderOfRisk()
    var shown = 0
    for row in rows {
        let header = shown == 0 ? "\n| state at risk | condition | view | destroyed and created | kept |\n|---|---|---|---|---|\n" : ""
        let line = row.markdown
        if text.utf8.count + header.utf8.count + line.utf8.count > longestComment { break }
        text += header + line
        shown += 1
    }
    if shown < rows.count {
        let rest = rows[shown...]
        text += "\n\(counted(rest.count, "more condition")) in \(counted(Set(rest.map(\.view.name)).count, "view")); "
        let losing = rest.count { !$0.lost.isEmpty }
        text += losing == 0 ? "none of them puts state at risk.\n" : "\(losing) of them \(losing == 1 ? "puts" : "put") state at risk.\n"
    }
    return text
}

/// GitHub refuses a comment of more than 65,536 characters; some are left to whoever posts it.
private let longestComment = 60_000

/// A condition, and what a flip loses.
private struct ConditionRow {
    let view: ViewIdentity
    let condition: ConditionIdentity
    let lost: [LostState]

    /// Entries of a cell that are named; the rest is counted.
    private static let named = 4

    init(_ view: ViewIdentity, _ condition: ConditionIdentity) {
        self.view = view
        self.condition = condition
        lost = condition.lostState
    }

    /// A line of the table.
    var markdown: String {
        let state =
            lost.prefix(Self.named).map { oneLine($0.phrase, limit: 160) }
            + (lost.count > Self.named ? ["and \(lost.count - Self.named) more"] : [])
        let flips = condition.flippedBy.prefix(Self.named).map { "by `\(oneLine($0, limit: 60))`" }
        let arms = condition.arms.prefix(Self.named).map { "`\(oneLine($0.label, limit: 40))`: \(counted($0.views.count, "view"))" }
        let rest = condition.arms.count > Self.named ? ["and \(condition.arms.count - Self.named) more"] : []
        let cells = [
            state.map(markdownCell),
            [markdownCode(oneLine(condition.text, limit: 80))] + flips.map(markdownCell),
            [markdownCode(view.name.shortened(to: 120)), markdownCode("\(view.path.shortened(to: 200)):\(condition.span.start.line)")],
            (arms + rest + (condition.isIncomplete ? ["and what is not known"] : [])).map(markdownCell),
            [counted(condition.kept.count, "view")],
        ]
        return "| " + cells.map { $0.joined(separator: "<br>") }.joined(separator: " | ") + " |\n"
    }
}

extension [ConditionRow] {
    /// First what loses most values, then what loses anything; rows of equal risk stay as they are.
    fileprivate func inOrderOfRisk() -> [ConditionRow] {
        func risk(_ row: ConditionRow) -> (Int, Int) { (row.lost.count { $0.isOwnedValue && !$0.isMadeAgain }, row.lost.count) }
        return enumerated().sorted { a, b in
            let (first, second) = (risk(a.element), risk(b.element))
            return first == second ? a.offset < b.offset : first > second
        }.map(\.element)
    }
}
