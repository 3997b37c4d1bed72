// What one condition does to identity, in a few lines of Markdown: the editor's hover, and `explain --at` on a condition.

import SelfsameIdentity

extension ConditionIdentity {
    /// What it depends on, what changes that, and what each arm holds and loses.
    public var explanation: String {
        var text = "**`\(printable(title))`** "
        text += isInvariant ? "never changes while the program runs" : "splits identity: each flip discards one side\n"
        if !flippedBy.isEmpty { text += "\ndepends on \(flippedBy.map { "`\($0)`" }.joined(separator: ", "))\n" }
        if !isInvariant { for phrase in changes.phrases { text += "\nchanged \(printable(phrase))\n" } }
        for arm in arms {
            text += "\n- `\(printable(arm.label))`: \(counted(arm.views.count, "view")) at `\(printable(arm.path))`"
            if !arm.lostState.isEmpty { text += "; leaving it loses \(arm.lostState.prefix(6).map(\.phrase).joined(separator: ", "))" }
        }
        if !isExhaustive { text += "\n- otherwise: nothing" }
        if !animatedBy.isEmpty { text += "\n\nanimated by \(animatedBy.map { "`\(printable($0))`" }.joined(separator: ", "))" }
        if isIncomplete { text += "\n\nSome views are unknown, so the lists may be incomplete." }
        return text + "\n"
    }

    /// The same for a terminal: without emphasis and empty lines, indented below the place.
    func explanation(at path: String) -> String {
        let lines = explanation.replacing("**", with: "").split(separator: "\n")
        return ([placeText(path, span) + ": " + String(lines[0])] + lines.dropFirst().map { "  " + $0 }).joined(separator: "\n") + "\n"
    }
}
