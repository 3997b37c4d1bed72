// How many branches a body has.

import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports bodies with many branches.
    public static let branchCount = Rule(
        id: "branch_count",
        summary: "a body has many branches",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports bodies with more than eight branches that part identity.
                """,
            whyItMatters: """
                Each branch is code for making, comparing and destroying both sides, and a place where state can be lost.
                """,
            whatToDoInstead: """
                Part the body into views of their own, and use arguments and inert values instead of branches.
                """,
            fixSafety: "There is no fix: which branches can go, only the author knows."),
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
