// `report` for the terminal: an overview, then each view whose identity a condition splits. Paths are printed below the name of their body.

/// What `report` prints.
public enum IdentityFormat: String, CaseIterable, Sendable {
    case text, json, markdown
}

/// The report on all files in a format.
public func identityText(_ files: [FileIdentities], format: IdentityFormat, style: TextStyle = TextStyle()) throws -> String {
    switch format {
    case .text: IdentityPrinter(files: files, style: style).text
    case .json: try json(IdentityDocument(files))
    case .markdown: identityMarkdown(files)
    }
}

/// Prints a report.
private struct IdentityPrinter {
    let files: [FileIdentities]
    let style: TextStyle

    var text: String {
        let blocks = [IdentitySummary(files).sentences] + files.flatMap(\.views).map(block)
        return blocks.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
    }

    private func block(_ view: ViewIdentity) -> [String] {
        var lines = [style.paint(printable(view.name), .bold) + "  " + place(view.path, view.span.start)]
        lines += indented(printable(view.type), by: 2).map { style.paint($0, .cyan) }
        for identity in view.views { lines += indented(printable(below(view.name, identity.path)), by: 4) }
        for condition in view.conditions { lines += block(condition, in: view) }
        return lines
    }

    private func block(_ condition: ConditionIdentity, in view: ViewIdentity) -> [String] {
        var title = "line \(condition.span.start.line): `\(oneLine(condition.text, limit: 60))`"
        if condition.isInvariant {
            title += ", fixed while the program runs"
        } else if !condition.flippedBy.isEmpty {
            title += ", depends on \(condition.flippedBy.map { "`\(oneLine($0))`" }.joined(separator: ", "))"
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
        if !condition.animatedBy.isEmpty || !condition.transitions.isEmpty {
            let animated =
                condition.animatedBy.isEmpty ? [] : ["animates by " + condition.animatedBy.map { "`\($0)`" }.joined(separator: ", ")]
            let asked = condition.transitions.isEmpty ? [] : ["asks for " + condition.transitions.map { "`\($0)`" }.joined(separator: ", ")]
            lines += entry("flip", printable((animated + asked).joined(separator: "; ")), column: column)
        }
        let kept = condition.kept.isEmpty ? "nothing" : condition.kept.map { printable(below(view.name, $0)) }.joined(separator: " ")
        lines += entry("keeps", kept, column: column)
        if condition.isIncomplete { lines += entry("", "not complete: something below is not known", column: column) }
        return lines
    }

    /// A title and what belongs to it, from `column` on.
    private func entry(_ title: String, _ text: String, column: Int, color: TextStyle.Color? = nil) -> [String] {
        let start = "    " + title + String(repeating: " ", count: max(0, column - 4 - columns(title)))
        return wrapped(text, width: style.width - column).enumerated().map { index, line in
            (index == 0 ? start : String(repeating: " ", count: column)) + (color.map { style.paint(line, $0) } ?? line)
        }
    }

    private func indented(_ text: String, by indent: Int) -> [String] {
        wrapped(text, width: style.width - indent).map { String(repeating: " ", count: indent) + $0 }
    }
}

/// `1 view`, `2 views`.
public func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(plural ?? noun + "s")"
}
