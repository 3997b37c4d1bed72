// `tree` for people: for each body its type, then one line for each view with its source line and identity steps, modifiers behind it.
// `›` stands before a modifier that wraps what is left of it in a new type; one that does not is written on without a space.

import SelfsameAnalysis

/// What `tree` prints.
public enum TreeFormat: String, CaseIterable, Sendable {
    case tree, type, json
}

/// The bodies of all files in a format.
public func treeText(_ files: [FileTrees], format: TreeFormat, style: TextStyle = TextStyle()) throws -> String {
    switch format {
    case .tree:
        files.flatMap(\.bodies).map { TreePrinter(body: $0, style: style).lines.joined(separator: "\n") + "\n" }.joined(separator: "\n")
    case .type: files.flatMap(\.bodies).map { typeLine($0) + "\n" }.joined()
    case .json: try json(TreeDocument(files))
    }
}

/// The counts of all files as JSON.
public func statisticsText(_ files: [FileTrees]) throws -> String { try json(total(files)) }

/// `PATH:LINE:COLUMN: NAME: TYPE`.
private func typeLine(_ body: RenderedBody) -> String {
    "\(place(body.path, body.span.start)): \(printable(body.name)): \(printable(body.type))"
}

/// For each part that is not known: where, why, and the name that would resolve it.
public func whyText(_ files: [FileTrees]) -> String {
    files.flatMap(\.bodies).flatMap { body in
        body.gaps.map { gap in
            "\(place(body.path, gap.span.start)): \(printable(body.name)): \(gap.isError ? "error: " : "")\(printable(gap.explanation))\n"
        }
    }.joined()
}

/// Prints one body.
private struct TreePrinter {
    let body: RenderedBody
    let style: TextStyle

    var lines: [String] {
        let header = style.paint(printable(body.name), .bold) + "  " + place(body.path, body.span.start)
        let type = wrapped(printable(body.type), width: style.width - 2).map { "  " + style.paint($0, .cyan) }
        let gutter = String(body.nodes.map(\.span.start.line).max() ?? 0).count + 2
        var lines = [header] + type
        for row in rows() {
            let number = String(row.line)
            let margin = style.paint(String(repeating: " ", count: max(0, gutter - number.count)) + number, .dim)
            let indent = String(repeating: "  ", count: min(row.depth, 20) + 1)
            let step = row.step.isEmpty ? "" : style.paint(row.step, .yellow) + " "
            lines += fitted(
                margin + indent + step, row.pieces, used: gutter + indent.count + (row.step.isEmpty ? 0 : columns(row.step) + 1))
        }
        return lines
    }

    /// One line of the tree: a view and its modifiers.
    private struct Row {
        var line: Int
        var depth: Int
        var step: String
        var pieces: [String]
    }

    /// Rows in source order of structure. Blocks and arms have none of their own: their steps stand in front of what they hold.
    private func rows() -> [Row] {
        var result: [Row] = []
        // Index of a node, the depth of its row, and the path of the row above.
        var pending = [(node: 0, depth: 0, above: body.name)]
        while let (index, depth, above) = pending.popLast() {
            guard index < body.nodes.count else { continue }
            let node = body.nodes[index]
            switch node.kind {
            case .block, .arm:
                for child in body.children(index).reversed() { pending.append((child, depth, above)) }
            case .modifier:
                let chain = chain(from: index)
                result.append(row(chain.root, modifiers: chain.modifiers, depth: depth, above: above, top: index))
                let below = body.nodes[index].identity
                // What stands in the view comes first, then what its modifiers carry, from the inner to the outer.
                for modifier in chain.modifiers.reversed() {
                    for child in body.children(modifier).reversed() where body.nodes[child].role != .base {
                        pending.append((child, depth + 1, below))
                    }
                }
                for child in body.children(chain.root).reversed() { pending.append((child, depth + 1, body.nodes[chain.root].identity)) }
            case .empty, .branch, .construct, .reference, .choice, .opaque:
                result.append(row(index, modifiers: [], depth: depth, above: above, top: index))
                for child in body.children(index).reversed() { pending.append((child, depth + 1, node.identity)) }
            }
        }
        return result
    }

    /// The view below a chain of modifiers, and the modifiers from the inner to the outer.
    private func chain(from top: Int) -> (root: Int, modifiers: [Int]) {
        var modifiers: [Int] = []
        var node = top
        while body.nodes[node].kind == .modifier, let base = body.children(node).first, body.nodes[base].role == .base {
            modifiers.append(node)
            node = base
        }
        if body.nodes[node].kind == .modifier { modifiers.append(node) }
        return (node, modifiers.reversed())
    }

    private func row(_ root: Int, modifiers: [Int], depth: Int, above: String, top: Int) -> Row {
        let node = body.nodes[root]
        var label = node.label
        if let unknown = node.unknown { label += " _ (\(unknown))" }
        var pieces = [label]
        for modifier in modifiers where modifier != root {
            let node = body.nodes[modifier]
            if let unknown = node.unknown {
                pieces.append("› \(node.label) _ (\(unknown))")
            } else if node.wrapper != nil {
                pieces.append("› \(node.label)")
            } else {
                pieces[pieces.count - 1] += node.label
            }
        }
        return Row(line: node.span.start.line, depth: depth, step: step(of: root, above: above), pieces: pieces)
    }

    /// The steps of a node's path that are not in the path above it, without the name of the view itself.
    private func step(of index: Int, above: String) -> String {
        let path = body.nodes[index].identity
        guard path.hasPrefix(above) else { return "" }
        var steps = path.dropFirst(above.count).drop { $0 == "/" }
        switch body.nodes[index].kind {
        case .construct, .reference:
            guard let slash = steps.lastIndex(of: "/") else { return "" }
            steps = steps[..<slash]
        case .empty, .block, .branch, .arm, .modifier, .choice, .opaque: break
        }
        return String(steps)
    }

    /// A row in as many lines as it needs; what does not fit goes on below, further in.
    private func fitted(_ start: String, _ pieces: [String], used: Int) -> [String] {
        var lines: [String] = []
        var line = start
        var width = used
        for (index, piece) in pieces.enumerated() {
            let needed = columns(piece) + (index == 0 ? 0 : 1)
            if index > 0, width + needed > style.width {
                lines.append(line)
                line = String(repeating: " ", count: used + 1)
                width = used + 1
            }
            line += (index == 0 ? "" : " ") + piece
            width += needed
        }
        return lines + [line]
    }
}
