// `layout --format text`: the frames as a tree; with `--steps` the conversation before it; then what the layout shows, and what is not known.

import SelfsameLayout

/// A format of `layout`.
public enum LayoutFormat: String, Sendable {
    case text, json, svg
}

/// Layouts as text.
public func layoutText(_ layouts: [ReportedLayout], format: LayoutFormat, style: TextStyle) throws -> String {
    switch format {
    case .json: return try json(LayoutDocument(layouts))
    case .svg: return layoutSVG(layouts)
    case .text: return layouts.map { text(of: $0, style) }.joined(separator: "\n")
    }
}

private func text(of layout: ReportedLayout, _ style: TextStyle) -> String {
    let head = namedPlace(printable(layout.name), place(layout.path, layout.span.start), style).joined(separator: "\n")
    var result = "\(head)\n  proposed \(layout.result.proposal), size \(layout.result.size)\n"
    let names = layout.result.names
    func name(_ node: Int) -> String { printable(names[node] ?? layout.result.tree.nodes[node].label) }
    if !layout.result.steps.isEmpty {
        result += "\n  " + style.paint("sizes", .bold) + "\n"
        var phase = ConversationStep.Phase.size
        for step in layout.result.steps {
            if step.phase != phase {
                phase = step.phase
                result += "  " + style.paint("placing", .bold) + "\n"
            }
            // A line needs half of the width for what it says.
            let indent = 2 + indentation(min(step.depth, style.width / 4)).count
            let title = oneLine(name(step.node), limit: 48)
            let lines = hanging("\(title): \(step.proposal) → \(step.answer)", indent: indent, width: style.width)
            result += lines.joined(separator: "\n") + reason(printable(step.reason), after: lines.last ?? "", style) + "\n"
        }
        result += "  " + style.paint("frames", .bold) + "\n"
    } else {
        result += "\n"
    }
    let numbers = layout.frames.map { frameNumbers($0.frame.frame) }
    // Names are cut where the numbers need the room.
    let room = max(24, min(72, style.width - 4 - (numbers.map(columns).max() ?? 0)))
    let width = min(room, 48, layout.frames.map { 2 * min($0.frame.depth, 12) + columns(printable($0.frame.name)) }.max() ?? 0)
    for (frame, line) in zip(layout.frames, numbers) {
        let rect = frame.frame.frame
        let indent = indentation(min(frame.frame.depth, (room - 16) / 2))
        let name = oneLine(frame.frame.name, limit: min(48, room - indent.utf8.count))
        result += "  "
        result += indent
        result += name
        result += spaces(max(2, width - indent.utf8.count - columns(name) + 2))
        result += rect.certainty == .exact ? line : style.paint(line, .dim)
        result += "\n"
    }
    for (kind, title) in headings {
        let found = layout.findings.filter { $0.kind == kind }
        if found.isEmpty { continue }
        result += "\n  " + style.paint(title, .bold) + "\n"
        for finding in found.prefix(listLimit) { result += entry(printable(finding.text), style) }
        if found.count > listLimit { result += "  - and \(found.count - listLimit) more\n" }
    }
    if !layout.conditions.isEmpty {
        result += "\n  " + style.paint("conditions", .bold) + "\n"
        for condition in layout.conditions.prefix(listLimit) {
            let outcome = printable(condition.outcome) + (condition.isKnown ? "" : " (assumed)")
            result += entry("`\(printable(condition.text))` = \(outcome) (\(place(condition.path, condition.start)))", style)
        }
    }
    let counts = layout.counts
    result += "\n  sizes: \(counts.exact) exact, \(counts.estimated) estimated (~), \(counts.unknown) unknown (?)\n"
    for gap in layout.unknowns.prefix(listLimit) {
        let assumed = "assumed \(printable(gap.unknown.standIn)): \(printable(gap.unknown.reason))"
        result += entry("\(place(gap.path, gap.span.start)): `\(printable(gap.unknown.name))`: \(assumed)", style)
    }
    if layout.unknowns.count > listLimit { result += "  - and \(layout.unknowns.count - listLimit) more\n" }
    return result
}

/// An entry of a list, on more lines where it is long.
private func entry(_ text: String, _ style: TextStyle) -> String {
    hanging("- " + text, indent: 2, width: style.width).joined(separator: "\n") + "\n"
}

/// A reason behind its line, or below it where there is no room.
private func reason(_ text: String, after line: String, _ style: TextStyle) -> String {
    if text.isEmpty { return "" }
    if columns(line) + 2 + columns(text) <= style.width { return "  " + style.paint(text, .dim) }
    let indent = line.prefix { $0 == " " }.count + 4
    return wrapped(text, width: max(24, style.width - indent)).map {
        "\n" + String(repeating: " ", count: indent) + style.paint($0, .dim)
    }.joined()
}

/// How many entries of a list are printed.
private let listLimit = 20

private let headings: [(LayoutFinding.Kind, String)] = [
    (.overflows, "larger than its container"), (.clipped, "clipped"), (.truncated, "cut off"), (.invisible, "invisible"),
    (.undecided, "without a size of their own"), (.invalid, "invalid numbers"),
]

private func indentation(_ depth: Int) -> String { spaces(2 * min(depth, 24)) }

/// A frame in numbers: `8, 16  300×200`.
private func frameNumbers(_ rect: LayoutRect) -> String {
    var text = rect.x.description
    text += ", "
    text += rect.y.description
    text += "  "
    text += rect.size.width.description
    text += "×"
    text += rect.size.height.description
    return text
}
