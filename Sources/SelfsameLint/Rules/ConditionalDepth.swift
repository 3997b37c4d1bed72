// How deep branches are nested.

import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports branches inside branches inside branches.
    public static let conditionalDepth = Rule(
        id: "conditional_depth",
        summary: "branches of a body are deeply nested",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports a branch that is nested in three others of the same body. `if` and `switch` count; a chain of `else if` counts \
                once.
                """,
            whyItMatters: """
                Each level multiplies the conditions that can replace a view: a change of any condition around it destroys the view with \
                its state.
                """,
            whatToDoInstead: "Compute one value that decides what is shown, or move the inner branches into separate views.",
            fixSafety: "No fix: only the author knows what the conditions mean together."),
        severity: .hint, group: .structure, fixes: .never, isDefault: false, exemptions: .places,
        examples: [
            .bad(
                """
                struct Screen: View {
                    var a: Bool, b: Bool, c: Bool, d: Bool
                    var body: some View {
                        if a {
                            if b {
                                if c {
                                    ↓if d { Text("all") }
                                }
                            }
                        }
                    }
                }
                """),
            .good(
                """
                struct Screen: View {
                    var a: Bool, b: Bool, c: Bool, d: Bool
                    var body: some View {
                        if a, b, c, d { Text("all") }
                    }
                }
                """),
        ],
        check: .body(findDeepBranches))

    private static func findDeepBranches(_ context: BodyContext) -> [Match] {
        let body = context.body
        return body.nodes.indices.compactMap { index in
            let node = ViewNodeID(UInt32(index))
            guard body[node].kind == .branch, let branch = body.branchSyntax(of: node, tree: context.tree) else { return nil }
            guard body.ancestry(of: node).count(where: { body[$0.parent].kind == .branch }) == 3 else { return nil }
            var match = Match(
                range: SourceRange(start: context.tree.range(branch.node).start, end: context.tree.conditionRange(of: branch).end),
                message: "this branch is nested in three others: each of them can replace its views")
            match.node = node
            return match
        }
    }
}
