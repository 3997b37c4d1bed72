// Trees as graphs in the languages of Graphviz and Mermaid: a box for each view, an edge from what it stands in, labelled with the steps of
// identity in between. Several bodies become groups of one graph.

/// Characters of a line in a box.
let boxWidth = 60

/// A text in quotes, as Graphviz reads it.
func dotQuoted(_ text: String) -> String {
    var result = "\""
    for character in printable(text) {
        if character == "\"" || character == "\\" { result += "\\" }
        result.append(character)
    }
    return result + "\""
}

/// Bodies as a Graphviz graph (`tree --format dot`).
func dotText(_ bodies: [RenderedBody]) -> String {
    var lines = [
        "digraph selfsame {", "  rankdir=LR;", "  node [shape=box, style=rounded, fontname=\"monospace\", fontsize=10];",
        "  edge [fontname=\"monospace\", fontsize=9];",
    ]
    for (number, body) in bodies.enumerated() {
        lines.append("  subgraph cluster_\(number) {")
        lines.append("    label=\(dotQuoted(body.name)); fontname=\"monospace\"; labeljust=l;")
        for (index, row) in body.rows().enumerated() {
            // `\l` ends a line that begins at the left.
            let label = row.pieces.map { dotQuoted(oneLine($0, limit: boxWidth)).dropFirst().dropLast() + "\\l" }.joined()
            var style = ""
            switch body.nodes[row.node].kind {
            case .branch: style = ", shape=diamond, style=solid"
            case .opaque: style = ", style=\"rounded,dashed\""
            default: break
            }
            lines.append("    n\(number)_\(index) [label=\"\(label)\"\(style)];")
            guard let parent = row.parent else { continue }
            let step = row.edge.isEmpty ? "" : " [label=\(dotQuoted(oneLine(row.edge, limit: boxWidth)))]"
            lines.append("    n\(number)_\(parent) -> n\(number)_\(index)\(step);")
        }
        lines.append("  }")
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
}

/// Bodies as a Mermaid flow chart (`tree --format mermaid`).
func mermaidText(_ bodies: [RenderedBody]) -> String {
    /// In quotes, with all that Mermaid or the HTML that it makes gives a meaning to as character references.
    func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in printable(text).unicodeScalars {
            switch scalar {
            case "\"", "#", "&", "<", ">", "`", "|", "\\", "*", "_", "~": result += "#\(scalar.value);"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
    var lines = ["flowchart LR"]
    for (number, body) in bodies.enumerated() {
        lines.append("  subgraph s\(number)[\(quoted(body.name))]")
        for (index, row) in body.rows().enumerated() {
            let text = row.pieces.map { quoted(oneLine($0, limit: boxWidth)).dropFirst().dropLast() }.joined(separator: "<br/>")
            let isBranch = body.nodes[row.node].kind == .branch
            lines.append("    n\(number)_\(index)\(isBranch ? "{{" : "[")\"\(text)\"\(isBranch ? "}}" : "]")")
            guard let parent = row.parent else { continue }
            let step = row.edge.isEmpty ? "" : "|\(quoted(oneLine(row.edge, limit: boxWidth)))|"
            lines.append("    n\(number)_\(parent) -->\(step) n\(number)_\(index)")
        }
        lines.append("  end")
    }
    return lines.joined(separator: "\n") + "\n"
}
