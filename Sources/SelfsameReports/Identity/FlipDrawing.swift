// `report --format svg`: for each condition of a view its tree, with the views that are destroyed, created and kept when the condition goes
// from its first arm to the second. Each mark is a sign before the name as well as a colour.

import SelfsameInference

/// The conditions of all files that can change, as one image.
public func identitySVG(_ files: [ReportedBodies]) -> String {
    let drawings = files.flatMap { file in
        zip(file.identities.views, file.trees.bodies).flatMap { view, body in
            view.conditions.filter { !$0.isInvariant }.map { condition in
                TreeDrawing(body, titles: titles(of: condition, in: view), marks: body.marks(of: condition, in: view))
            }
        }
    }
    return svg(drawings, label: "what conditions destroy, create and keep")
}

/// What a drawing says above the tree.
private func titles(of condition: ConditionIdentity, in view: ViewIdentity) -> [String] {
    let labels = condition.arms.map { oneLine($0.label, limit: 40) }
    let change =
        labels.count > 1 && labels[1] != "else" ? "goes from \(labels[0]) to \(labels[1])" : "goes from true to false"
    let lost = condition.arms.first?.lostState ?? []
    let losses = lost.prefix(3).map { oneLine($0.phrase, limit: 90).replacing("`", with: "") }.joined(separator: ", ")
    let more = lost.count > 3 ? " and \(lost.count - 3) more" : ""
    return ["\(view.name): \(oneLine(condition.text, limit: 40)) \(change)"]
        + (lost.isEmpty ? ["no state is lost"] : wrapped("lost: \(losses)\(more)", width: 90))
}

extension RenderedBody {
    /// What becomes of each node when a condition goes from its first arm to the second; conditions with the same text change with it.
    fileprivate func marks(of condition: ConditionIdentity, in view: ViewIdentity) -> [Int: TreeDrawing.Mark] {
        var marks: [Int: TreeDrawing.Mark] = [:]
        for node in nodes.indices { marks[node] = .kept }
        for other in view.conditions where !other.isInvariant {
            let changes = other.node == condition.node || other.text == condition.text && other.flippedBy == condition.flippedBy
            for (index, arm) in other.arms.enumerated() where nodes.indices.contains(arm.node) {
                let taken: TreeDrawing.Mark = index == 0 ? .destroyed : index == 1 ? .created : .absent
                let mark = changes ? taken : index > 0 ? .absent : nil
                guard let mark else { continue }
                for node in arm.node..<arm.node + nodes[arm.node].size where marks[node] == .kept || mark == .absent { marks[node] = mark }
            }
        }
        for node in nodes.indices where nodes[node].kind == .branch { marks[node] = nil }
        return marks
    }
}
