// How much a body makes, for the rules on large bodies.

import SelfsameInference

/// What a body makes.
struct BodyWeight {
    /// The views, those in members that the body refers to left out.
    var views = 0
    /// The views, modifiers and branches: each view counts 2, each modifier 1, each branch 4.
    private var halves = 0

    /// Each view counts 1, each modifier 1/2, each branch 2.
    var weight: Int { halves / 2 }

    /// Whether it is more than a weight.
    func isAbove(_ limit: Int) -> Bool { halves > limit * 2 }

    /// Counts what some nodes make.
    init(_ nodes: some Sequence<ViewNode>) {
        for node in nodes {
            switch node.kind {
            case .construct, .reference:
                views += 1
                halves += 2
            case .modifier: halves += 1
            case .branch: halves += 4
            default: continue
            }
        }
    }

    /// Counts what a view of a body makes, with all that is in it.
    init(of node: ViewNodeID, in body: LoweredBody) {
        self.init(body.nodes[Int(node.rawValue)..<Int(node.rawValue + body[node].size)])
    }

    /// From this weight on it is worth it that a body does not run while something moves.
    static let large = 30
    /// From this weight on it is worth it that a body does not run with every key, or every second.
    static let veryLarge = 60
}
