// How many branches a body has.

import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports bodies with many branches.
    public static let branchCount = Rule(
        id: "branch_count",
        summary: "a body has many branches",
        explanation: RuleExplanation(
            whatItDoes: "Reports bodies with more than eight branches that split identity.",
            whyItMatters: "Each branch needs code that creates, compares and destroys both sides, and is a place where state can be lost.",
            whatToDoInstead: "Split the body into separate views, and use arguments and inert values instead of branches.",
            fixSafety: "No fix: only the author can decide which branches to remove."),
        severity: .hint, group: .structure, fixes: .never, isDefault: false, exemptions: .places,
        examples: [
            .bad(
                """
                struct Screen: View {
                    var a: Bool
                    var ↓body: some View {
                        VStack {
                            if a { Text("1") }
                            if a { Text("2") }
                            if a { Text("3") }
                            if a { Text("4") }
                            if a { Text("5") }
                            if a { Text("6") }
                            if a { Text("7") }
                            if a { Text("8") }
                            if a { Text("9") }
                        }
                    }
                }
                """),
            .good(
                """
                struct Screen: View {
                    var a: Bool
                    var body: some View {
                        VStack {
                            if a { Text("1") }
                        }
                    }
                }
                """),
        ],
        check: .body(findManyBranches))

    private static func findManyBranches(_ context: BodyContext) -> [Match] {
        let count = context.body.nodes.count { $0.kind == .branch }
        guard count > 8 else { return [] }
        return [
            Match(
                range: context.tree.tokens.range(context.body.nameToken),
                message: "`\(context.body.name)` has \(count) branches, each a place where state can be lost")
        ]
    }
}
