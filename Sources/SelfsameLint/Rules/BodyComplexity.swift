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
                The whole body runs when any value that it reads changes. Its type grows with it, which makes it slower to compile and \
                harder to read.
                """,
            whatToDoInstead: "Split it into separate views, each with the values that it needs.",
            fixSafety: "No fix: only the author can decide where to split it."),
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
        let weight = BodyWeight(context.body.nodes)
        guard weight.isAbove(40) else { return [] }
        return [
            Match(
                range: context.tree.tokens.range(context.body.nameToken),
                message: "`\(context.body.name)` has a weight of \(weight.weight): the whole body runs when any of its values changes")
        ]
    }
}
