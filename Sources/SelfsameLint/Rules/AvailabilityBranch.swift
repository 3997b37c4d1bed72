// `if #available` around the same view. It never flips while the program runs; it is counted, and never reported.

import SelfsameFlow
import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Counts branches on the version of the system whose arms make the same view.
    public static let availabilityBranch = Rule(
        id: "availability_branch",
        summary: "an `if #available` makes the same view in both arms; counted, never reported",
        explanation: RuleExplanation(
            whatItDoes: """
                Counts `if #available` and `if #unavailable` in a view builder where two arms make the same kind of view. It reports \
                nothing; `--show-exempted` lists the places.
                """,
            whyItMatters: """
                The condition has the same value for the whole run, so no view is ever replaced. The branch is part of the type: code \
                that needs the newer system is erased to `AnyView`.
                """,
            whatToDoInstead: "Nothing: this is how newer API is used.",
            fixSafety: "No fix: nothing is wrong."),
        severity: .hint, group: .branches, fixes: .never, isSilent: true, exemptions: [.invariantCondition],
        examples: [
            .good(
                """
                struct Title: View {
                    var body: some View {
                        if #available(iOS 99.0, *) {
                            Text("Hello").bold()
                        } else {
                            Text("Hello")
                        }
                    }
                }
                """)
        ],
        check: .condition(findAvailabilityBranch))

    private static func findAvailabilityBranch(_ condition: ConditionContext) -> Match? {
        let tree = condition.tree
        guard condition.syntax.form == .if, condition.partsIdentity,
            condition.syntax.arms.contains(where: { arm in
                arm.conditions.map { tree.clauses(of: $0).contains { tree.kind($0) == .availabilityCondition } } ?? false
            }), condition.analyzer.isInvariant(condition.syntax, in: condition.body)
        else { return nil }
        let names = condition.arms.compactMap { $0.content.map { condition.analyzer.typeName(of: $0, in: condition.body) } }
        guard names.count == condition.arms.count, names.count > Set(names).count, !names.contains("_") else { return nil }
        return Match(range: condition.headRange, message: "the arms make the same view for different systems")
    }
}
