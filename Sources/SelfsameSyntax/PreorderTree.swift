// Turns the parser's post-order into the tree's pre-order in one pass from the last node to the first. Post-order read backwards is
// pre-order with the children of every node in reverse; a node's place follows from its size and its depth.

extension SyntaxTree {
    /// Nodes in pre-order with their parents, made of nodes in post-order whose last one is the root.
    static func preorder(_ postorder: [SyntaxNode]) -> [SyntaxNode] {
        let count = postorder.count
        guard let root = postorder.last, count > 1 else {
            var root = postorder.last ?? SyntaxNode(kind: .sourceFile, mainToken: 0, firstToken: 0, endToken: 0, size: 1, parent: .max)
            root.parent = .max
            return [root]
        }
        let nodes = postorder.span
        var result = [SyntaxNode](repeating: root, count: count)
        var places = result.mutableSpan
        // For each ancestor of the node at hand: its place, and the end of the places not yet given to its children.
        var ancestors: [(place: UInt32, end: UInt32)] = []
        ancestors.reserveCapacity(64)
        places[0].parent = .max
        ancestors.append((0, UInt32(truncatingIfNeeded: count)))
        var place: UInt32 = 0
        var end = UInt32(truncatingIfNeeded: count)
        var index = count - 2
        while index >= 0 {
            var node = nodes[index]
            while end == place + 1 {
                ancestors.removeLast()
                let outer = ancestors[ancestors.count - 1]
                place = outer.place
                end = outer.end
            }
            end -= node.size
            ancestors[ancestors.count - 1].end = end
            node.parent = place
            places[Int(end)] = node
            if node.size > 1 {
                place = end
                end += node.size
                ancestors.append((place, end))
            }
            index -= 1
        }
        return result
    }
}
