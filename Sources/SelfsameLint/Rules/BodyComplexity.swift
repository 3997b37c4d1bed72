// How much one body builds.

import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports bodies of many views.
    public static let bodyComplexity = Rule(
        id: "body_complexity",
        summary: "a body builds many views",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports bodies whose weight is above 40: each view counts 1, each modifier 1/2, each branch 2. Views in members that the \
                body refers to are not counted.
                """,
            whyItMatters: """
                The whole body is evaluated when any value it reads changes, and its type grows with it, for the compiler and for whoever \
                reads it.
                """,
            whatToDoInstead: "Part it into views of their own, each with the values it needs.",
            fixSafety: "There is no fix: what belongs together, only the author knows."),
        severity: .hint, group: .structure, fixes: .never, isDefault: false, exemptions: .places,
        examples: [
            .bad(
                """
                struct Screen: View {
                    var ↓body: some View {
                        VStack {
                            HStack { Text("1").bold(); Text("2").bold(); Text("3").bold(); Text("4").bold(); Text("5").bold() }
                            HStack { Text("1").bold(); Text("2").bold(); Text("3").bold(); Text("4").bold(); Text("5").bold() }
                            HStack { Text("1").bold(); Text("2").bold(); Text("3").bold(); Text("4").bold(); Text("5").bold() }
                            HStack { Text("1").bold(); Text("2").bold(); Text("3").bold(); Text("4").bold(); Text("5").bold() }
                            HStack { Text("1").bold(); Text("2").bold(); Text("3").bold(); Text("4").bold(); Text("5").bold() }
                        }
                    }
                }
                """),
            .good(
                """
                struct Screen: View {
                    var body: some View { VStack { Text("a"); Text("b") } }
                }
                """),
        ],
        check: .body(findComplexBodies))

    private static func findComplexBodies(_ context: BodyContext) -> [Match] {
        let halves = context.body.nodes.reduce(0) { sum, node in
            switch node.kind {
            case .construct, .reference: sum + 2
            case .modifier: sum + 1
            case .branch: sum + 4
            default: sum
            }
        }
        guard halves > 80 else { return [] }
        return [
            Match(
                range: context.tree.tokens.range(context.body.nameToken),
                message: "`\(context.body.name)` has a weight of \(halves / 2): all of it is evaluated when any of its values changes")
        ]
    }
}
