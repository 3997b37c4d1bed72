// `tree` for people: for each body its type, then one line for each view with its source line and identity steps, modifiers behind it.
// `sheet:` stands before the content of a modifier.
// `›` stands before a modifier that wraps what is left of it in a new type; one that does not is written on without a space.

/// What `tree` prints.
public enum TreeFormat: String, CaseIterable, Sendable {
    case tree, type, json, dot, mermaid, svg
}

/// The bodies of all files in a format.
public func treeText(_ files: [FileTrees], format: TreeFormat, style: TextStyle = TextStyle()) throws -> String {
    switch format {
    case .tree:
        files.flatMap(\.bodies).map { TreePrinter(body: $0, style: style).lines.joined(separator: "\n") + "\n" }.joined(separator: "\n")
    case .type: files.flatMap(\.bodies).map { typeLine($0) + "\n" }.joined()
    case .json: try json(TreeDocument(files))
    case .dot: dotText(files.flatMap(\.bodies))
    case .mermaid: mermaidText(files.flatMap(\.bodies))
    case .svg: svgText(files.flatMap(\.bodies))
    }
}

/// The counts of all files as JSON.
public func statisticsText(_ files: [FileTrees]) throws -> String { try json(total(files)) }

/// `PATH:LINE:COLUMN: NAME: TYPE`.
private func typeLine(_ body: RenderedBody) -> String {
    "\(place(body.path, body.span.start)): \(printable(body.name)): \(printable(body.type))"
}

/// Prints one body.
private struct TreePrinter {
    let body: RenderedBody
    let style: TextStyle

    var lines: [String] {
        let header = namedPlace(printable(body.name), place(body.path, body.span.start), style)
        let type = wrapped(printable(body.type), width: style.width - 2).map { "  " + style.paint($0, .cyan) }
        let gutter = String(body.nodes.map(\.span.start.line).max() ?? 0).count + 2
        var lines = header + type
        for row in body.rows() {
            let number = String(body.nodes[row.node].span.start.line)
            let margin = style.paint(String(repeating: " ", count: max(0, gutter - number.count)) + number, .dim)
            let indent = String(repeating: "  ", count: min(row.depth, 20) + 1)
            let slot = row.slot.isEmpty ? "" : style.paint(row.slot + ":", .dim) + " "
            let step = row.step.isEmpty ? "" : style.paint(row.step, .yellow) + " "
            let used = [row.slot.isEmpty ? "" : row.slot + ":", row.step].reduce(gutter + indent.count) {
                $0 + ($1.isEmpty ? 0 : columns($1) + 1)
            }
            lines += fitted(margin + indent + slot + step, row.pieces, used: used)
        }
        return lines
    }

    /// A row in as many lines as it needs; what does not fit goes on below, further in.
    private func fitted(_ start: String, _ pieces: [String], used: Int) -> [String] {
        var lines: [String] = []
        var line = start
        var width = used
        for (index, piece) in pieces.enumerated() {
            let room = style.width - used - 2
            for (number, part) in (columns(piece) > room ? brokenCode(piece, width: room) : [piece]).enumerated() {
                let isFirst = index == 0 && number == 0
                let needed = columns(part) + (isFirst ? 0 : 1)
                if number > 0 || !isFirst && width + needed > style.width {
                    lines.append(line)
                    line = String(repeating: " ", count: used + 1)
                    width = used + 1
                }
                line += (isFirst ? "" : " ") + part
                width += needed
            }
        }
        return lines + [line]
    }
}
