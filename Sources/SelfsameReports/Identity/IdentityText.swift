// `report` for the terminal: a summary of one screen, then each view whose identity a condition splits. Paths are printed below the name of
// their body. The views that a condition keeps are listed only on request: in a real program they are most of the report.

/// What `report` prints.
public enum IdentityFormat: String, CaseIterable, Sendable {
    case text, json, markdown
}

/// What a report contains besides its format.
public struct IdentityOptions: Sendable {
    /// Whether the text lists the views that a condition keeps, and the identity path of every view.
    public var includesKept: Bool
    /// Whether the text lists views without conditions: those that the call names.
    public var includesAll: Bool
    /// Where the lines of a file can be looked up.
    public var links: SourceLinks

    /// Makes options.
    public init(includesKept: Bool = false, includesAll: Bool = false, links: SourceLinks = SourceLinks()) {
        self.includesKept = includesKept
        self.includesAll = includesAll
        self.links = links
    }
}

/// The report on all files in a format.
public func identityText(
    _ files: [FileIdentities], format: IdentityFormat, options: IdentityOptions = IdentityOptions(), style: TextStyle = TextStyle()
) throws -> String {
    switch format {
    case .text: IdentityPrinter(files: files, options: options, style: style).text
    case .json: try json(IdentityDocument(files))
    case .markdown: identityMarkdown(files, links: options.links)
    }
}

/// Prints a report.
private struct IdentityPrinter {
    let files: [FileIdentities]
    let options: IdentityOptions
    let style: TextStyle

    /// Conditions that the summary names; the rest is counted.
    private static let named = 10

    var text: String {
        let views = files.flatMap(\.views)
        let listed = options.includesAll || options.includesKept ? views : views.filter { !$0.conditions.isEmpty }
        let blocks = [summary(unlisted: views.count - listed.count)] + listed.map(block)
        return blocks.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
    }

    // MARK: Summary

    private func summary(unlisted: Int) -> [String] {
        var lines = IdentitySummary(files).sentences.flatMap { wrapped($0, width: style.width) }
        let losing = files.lossesByRisk.filter { !$0.lost.isEmpty }
        let avoidable = losing.prefix { !$0.condition.avoidable.isEmpty }
        lines += list("Conditions that lose state of a view that both arms create:", avoidable)
        lines += list("Conditions that lose the most state with the views they exchange:", losing[avoidable.count...])
        if unlisted > 0 {
            let sentence =
                "\(counted(unlisted, "view")) without conditions \(unlisted == 1 ? "is" : "are") not listed; `selfsame tree` prints all views."
            lines += [""] + wrapped(sentence, width: style.width)
        }
        return lines
    }

    private func list(_ title: String, _ losses: ArraySlice<ConditionLoss>) -> [String] {
        guard !losses.isEmpty else { return [] }
        var lines = [""] + wrapped(title, width: style.width).map { style.paint($0, .bold) }
        for loss in losses.prefix(Self.named) {
            lines += placed("\(printable(loss.view.path)):\(loss.condition.span.start.line):", headline(of: loss))
        }
        if losses.count > Self.named { lines.append("  and \(losses.count - Self.named) more, below") }
        return lines
    }

    /// What a condition loses, in two lines at most: what could be kept, or else everything.
    private func headline(of loss: ConditionLoss) -> String {
        let lost = loss.condition.avoidable.isEmpty ? loss.lost : loss.condition.avoidable
        let state = lost.prefix(2).map { oneLine($0.phrase, limit: 60) }.joined(separator: ", ")
        let more = lost.count > 2 ? " and \(lost.count - 2) more" : ""
        return "`\(oneLine(loss.condition.title, limit: 40))` in `\(printable(loss.view.name))` loses \(state)\(more)"
    }

    // MARK: Views

    private func block(_ view: ViewIdentity) -> [String] {
        var lines = namedPlace(printable(view.name), place(view.path, view.span.start), style)
        lines += indented(printable(view.type), by: 2).map { style.paint($0, .cyan) }
        if options.includesKept || view.conditions.isEmpty {
            for identity in view.views { lines += indented(printable(below(view.name, identity.path)), by: 4) }
        }
        for condition in view.conditions { lines += block(condition, in: view) }
        return lines
    }

    private func block(_ condition: ConditionIdentity, in view: ViewIdentity) -> [String] {
        var title = "line \(condition.span.start.line): `\(oneLine(condition.title, limit: 60))`"
        if condition.isInvariant {
            title += ", never changes while the program runs"
        } else if !condition.flippedBy.isEmpty {
            title += ", depends on \(sourcePhrase(condition.flippedBy))"
        }
        var lines = indented(title, by: 2).map { style.paint($0, .yellow) }
        if condition.isInvariant { return lines }
        let titles = condition.arms.map { oneLine($0.label, limit: 24) }
        let column = 6 + max(5, titles.map(columns).max() ?? 0)
        for (title, arm) in zip(titles, condition.arms) {
            let views = arm.views.isEmpty ? "no view" : arm.views.map { printable(below(view.name, $0)) }.joined(separator: " ")
            lines += entry(title, views, column: column)
            if !arm.lostState.isEmpty {
                lines += entry("", "loses " + printable(arm.lostState.map(\.phrase).joined(separator: ", ")), column: column, color: .red)
            }
        }
        for phrase in condition.changes.phrases { lines += entry("change", printable(phrase), column: column) }
        let animations = condition.animatedBy.map { "`\($0)`" }.joined(separator: ", ")
        if !animations.isEmpty { lines += entry("change", printable("animated by " + animations), column: column) }
        let transitions = condition.transitions.map { "`\($0)`" }.joined(separator: ", ")
        if !transitions.isEmpty { lines += entry("change", printable("with transition " + transitions), column: column) }
        if options.includesKept {
            let kept = condition.kept.isEmpty ? "nothing" : condition.kept.map { printable(below(view.name, $0)) }.joined(separator: " ")
            lines += entry("keeps", kept, column: column)
        }
        if condition.isIncomplete { lines += entry("", "incomplete: some views below are unknown", column: column) }
        return lines
    }

    /// A title and its text, which begins at `column`.
    private func entry(_ title: String, _ text: String, column: Int, color: TextStyle.Color? = nil) -> [String] {
        let start = "    " + title + String(repeating: " ", count: max(0, column - 4 - columns(title)))
        return wrapped(text, width: style.width - column).enumerated().map { index, line in
            (index == 0 ? start : String(repeating: " ", count: column)) + (color.map { style.paint(line, $0) } ?? line)
        }
    }

    /// A place and what is there. The place stays in one piece, so that a terminal can open it, even where it contains a space.
    private func placed(_ place: String, _ text: String) -> [String] {
        let room = style.width - 3 - columns(place)
        guard room >= 24, let first = wrapped(text, width: room).first else { return ["  " + place] + indented(text, by: 4) }
        let rest = text.dropFirst(first.count).drop { $0 == " " }
        return ["  \(place) \(first)"] + indented(String(rest), by: 4)
    }

    private func indented(_ text: String, by indent: Int, hanging: Int? = nil) -> [String] {
        let rest = hanging ?? indent
        return wrapped(text, width: style.width - rest).enumerated().map { String(repeating: " ", count: $0 == 0 ? indent : rest) + $1 }
    }
}

/// `1 view`, `2 views`.
public func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(plural ?? noun + "s")"
}
