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
                Reports a branch that stands inside three others of the same body, counted by `if` and `switch`; a chain of `else if` \
                is one.
                """,
            whyItMatters: """
                Each level doubles what a view at the bottom can be replaced by: a flip of any condition above it throws it away with \
                its state.
                """,
            whatToDoInstead: """
                Compute one value that says what to show, or give the inner branches views of their own.
                """,
            fixSafety: "There is no fix: what the conditions mean together, only the author knows."),
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
                message: "this branch stands inside three others: each of them can replace what it makes")
            match.node = node
            return match
        }
    }
}
