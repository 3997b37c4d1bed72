// How deep the type of a body is nested.

import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports bodies with deeply nested types.
    public static let typeDepth = Rule(
        id: "type_depth",
        summary: "the type of a body is deeply nested",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports bodies whose printed type is nested more than 30 levels deep, including the members of the program that it uses.
                """,
            whyItMatters: """
                Each modifier and container adds a level. Deep types are slow to compile, and their metadata is created at run time.
                """,
            whatToDoInstead: "Split the body into separate views: a view ends the type of the body around it.",
            fixSafety: "No fix: only the author can decide where to split it."),
        severity: .hint, group: .structure, fixes: .never, isDefault: false, exemptions: .places,
        examples: [
            .bad(
                """
                struct Screen: View {
                    var ↓body: some View {
                        Text("a")
                            .padding(1).padding(2).padding(3).padding(4).padding(5).padding(6).padding(7).padding(8)
                            .padding(1).padding(2).padding(3).padding(4).padding(5).padding(6).padding(7).padding(8)
                            .padding(1).padding(2).padding(3).padding(4).padding(5).padding(6).padding(7).padding(8)
                            .padding(1).padding(2).padding(3).padding(4).padding(5).padding(6).padding(7).padding(8)
                    }
                }
                """),
            .good(
                """
                struct Screen: View {
                    var body: some View { Text("a").padding(1).padding(2) }
                }
                """),
        ],
        check: .body(findDeepTypes))

    private static func findDeepTypes(_ context: BodyContext) -> [Match] {
        guard context.isKnown(.root) else { return [] }
        let depth = context.analyzer.depth(of: context.analyzer.printed(context.body.type))
        guard depth > 30 else { return [] }
        return [
            Match(
                range: context.tree.tokens.range(context.body.nameToken),
                message: "the type of `\(context.body.name)` is nested \(depth) levels deep")
        ]
    }
}
