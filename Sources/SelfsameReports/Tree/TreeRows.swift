// A body's tree as rows: one for each view with its modifiers, below the row that it stands in. `tree` prints them as lines, drawings draw
// them as boxes. Blocks and arms have no row of their own: their steps belong to the rows that they hold.

import SelfsameInference

/// One row of a tree.
struct TreeRow {
    /// The index of the view in the body's nodes.
    var node: Int
    /// The index of the row above, nil for a row that stands in none.
    var parent: Int?
    var depth: Int
    /// The steps of its identity path that are not in the path of the row above, without the view's own name.
    var step: String
    /// What it is the content of, where it does not stand in the view above: `sheet`, `alert message`, `header`; empty elsewhere.
    var slot: String
    /// The view, then its modifiers from the inner to the outer. `›` stands before one that wraps what is left of it in a new type.
    var pieces: [String]

    /// What a drawing writes at the edge that leads to it.
    var edge: String { slot.isEmpty ? step : step.isEmpty ? slot + ":" : "\(slot): \(step)" }
}

extension RenderedBody {
    /// The rows of the tree in source order.
    func rows() -> [TreeRow] {
        var result: [TreeRow] = []
        // The index of a node, the row above, the path of that row, and what the node is the content of.
        var pending: [(node: Int, parent: Int?, above: String, slot: String)] = [(0, nil, name, "")]
        while let (index, parent, above, slot) = pending.popLast() {
            guard index < nodes.count else { continue }
            switch nodes[index].kind {
            case .block, .arm:
                for child in children(index).reversed() { pending.append((child, parent, above, slot)) }
            case .modifier:
                let chain = chain(from: index)
                let row = result.count
                result.append(self.row(chain.root, modifiers: chain.modifiers, parent: parent, above: above, slot: slot, in: result))
                let below = nodes[index].identity
                // What stands in the view comes first, then what its modifiers carry, from the inner to the outer.
                for modifier in chain.modifiers.reversed() {
                    for child in children(modifier).reversed() where nodes[child].role != .base {
                        pending.append((child, row, below, nodes[child].slot))
                    }
                }
                for child in children(chain.root).reversed() {
                    pending.append((child, row, nodes[chain.root].identity, nodes[child].slot))
                }
            case .empty, .branch, .construct, .reference, .choice, .opaque:
                let row = result.count
                result.append(self.row(index, modifiers: [], parent: parent, above: above, slot: slot, in: result))
                for child in children(index).reversed() { pending.append((child, row, nodes[index].identity, nodes[child].slot)) }
            }
        }
        return result
    }

    /// The view below a chain of modifiers, and the modifiers from the inner to the outer.
    private func chain(from top: Int) -> (root: Int, modifiers: [Int]) {
        var modifiers: [Int] = []
        var node = top
        while nodes[node].kind == .modifier, let base = children(node).first, nodes[base].role == .base {
            modifiers.append(node)
            node = base
        }
        if nodes[node].kind == .modifier { modifiers.append(node) }
        return (node, modifiers.reversed())
    }

    private func row(_ root: Int, modifiers: [Int], parent: Int?, above: String, slot: String, in rows: [TreeRow]) -> TreeRow {
        let node = nodes[root]
        var label = node.label
        if let unknown = node.unknown { label += " _ (\(unknown))" }
        var pieces = [label]
        for modifier in modifiers where modifier != root {
            let node = nodes[modifier]
            if let unknown = node.unknown {
                pieces.append("› \(node.label) _ (\(unknown))")
            } else if node.wrapper != nil {
                pieces.append("› \(node.label)")
            } else {
                pieces[pieces.count - 1] += node.label
            }
        }
        let depth = parent.map { rows[$0].depth + 1 } ?? 0
        return TreeRow(node: root, parent: parent, depth: depth, step: step(of: root, above: above), slot: slot, pieces: pieces)
    }

    /// The steps of a node's path that are not in the path above it, without the name of the view itself.
    private func step(of index: Int, above: String) -> String {
        let path = nodes[index].identity
        guard path.hasPrefix(above) else { return "" }
        var steps = path.dropFirst(above.count).drop { $0 == "/" }
        switch nodes[index].kind {
        case .construct, .reference:
            guard let slash = steps.lastIndex(of: "/") else { return "" }
            steps = steps[..<slash]
        case .empty, .block, .branch, .arm, .modifier, .choice, .opaque: break
        }
        return String(steps)
    }
}
