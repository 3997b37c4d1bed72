// Formatters made in bodies.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports formatters made in bodies.
    public static let formatterInBody = Rule(
        id: "formatter_in_body",
        summary: "a body creates a formatter",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports `DateFormatter()`, `NumberFormatter()` and other Foundation formatters that are created in a view body, or in a \
                computed property of a view.
                """,
            whyItMatters: "Formatters are expensive to create, and a body runs often.",
            whatToDoInstead: "Use `formatted(…)` of the value, or keep the formatter in a static constant.",
            fixSafety: "No fix: only the author can decide where to keep the formatter."),
        severity: .hint, group: .structure, fixes: .never, isDefault: false, exemptions: .places,
        examples: [
            .bad(
                """
                struct Stamp: View {
                    var date: Date
                    var body: some View {
                        Text(↓DateFormatter().string(from: date))
                    }
                }
                """),
            .good(
                """
                struct Stamp: View {
                    var date: Date
                    var body: some View {
                        Text(date.formatted())
                    }
                }
                """),
        ],
        check: .body(findFormatters))

    private static func findFormatters(_ context: BodyContext) -> [Match] {
        guard context.body.declaration != .none else { return [] }
        let tree = context.tree
        let root = context.program.declarationNode(context.body.declaration)
        let owner = context.program.nominal(containing: context.body.declaration)
        guard owner != .none, context.analyzer.statesView(owner),
            !context.program[context.body.declaration].flags.contains(.isStatic)
        else { return [] }
        var matches: [Match] = []
        var next = root.rawValue
        let end = root.rawValue + tree[root].size
        while next < end {
            let node = NodeID(next)
            next += 1
            guard tree.kind(node) == .call, let callee = tree.firstChild(node), tree.kind(callee) == .reference,
                tree.mainToken(callee) != .none, context.program.marks(named: tree.name(tree.mainToken(callee))).contains(.costly),
                !context.isInAction(node, below: root)
            else { continue }
            matches.append(
                Match(range: tree.range(node), message: "each run of the body creates a new `\(tree.name(tree.mainToken(callee)))`"))
        }
        return matches
    }
}

extension BodyContext {
    /// Whether a node is in a closure that is run later: an argument `action:`, or of a modifier that waits for something.
    fileprivate func isInAction(_ node: NodeID, below root: NodeID) -> Bool {
        var current = node
        while let outer = tree.parent(current), outer != root {
            if tree.kind(outer) == .closure, let owner = tree.parent(outer) {
                let label = [.argument, .labeledClosure].contains(tree.kind(owner)) ? tree.mainToken(owner) : .none
                if label != .none, ["action", "perform"].contains(tree.name(label)) { return true }
                if tree.kind(owner) == .call, let callee = tree.calleeToken(owner) {
                    let word = tree.name(callee)
                    if word.hasPrefix("on") || !program.marks(named: word).isDisjoint(with: [.runsLater, .runsOnEvent]) { return true }
                }
            }
            current = outer
        }
        return false
    }
}
