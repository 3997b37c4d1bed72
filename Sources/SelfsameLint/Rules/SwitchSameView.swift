// Several cases of a `switch`, or of a long chain of conditions, make the same view.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports a `switch` or a chain of conditions that makes the same view in several arms.
    public static let switchSameView = Rule(
        id: "switch_same_view",
        summary: "several cases of a `switch` make the same view",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports a `switch`, or a chain of three or more arms, in a view builder where at least two arms make views of one and the \
                same static type. Silent where nothing in the program leads from one of those arms to another while the view lives: what \
                only tells kinds of data apart flips with the datum, and not under it; and values that are never held by one place, or \
                never one after the other, are no change.
                """,
            whyItMatters: """
                Each case is a place of its own in the type. Between two cases that make the same view, that view is thrown away with its \
                state and another one is inserted.
                """,
            whatToDoInstead: """
                Choose the view first and place it once: `let view = switch mode { … }`, then `view`. Where the cases differ in a value only, \
                compute the value. Where they are meant as different screens, say so with `// selfsame:ignore:branch`.
                """,
            fixSafety: """
                Offered where every case is one expression of the same type. Safe on views without state, unsafe elsewhere, since state now \
                survives the change, and where the program shows the change to animate, since the arms cross-fade now; what a library \
                animates is not seen.
                """),
        severity: .warning, group: .branches, fixes: .sometimes, isWeighed: true, exemptions: .merging,
        examples: [
            .bad(
                """
                enum Mood { case calm, glad, cross }
                struct Face: View {
                    var symbol: String
                    @State private var winks = 0
                    var body: some View {
                        Button(symbol) { winks += 1 }
                    }
                }
                struct Screen: View {
                    var mood: Mood
                    var body: some View {
                        ↓switch mood {
                        case .calm: Face(symbol: "face")
                        case .glad: Face(symbol: "smile")
                        case .cross: Face(symbol: "frown")
                        }
                    }
                }
                """,
                fixed: """
                    enum Mood { case calm, glad, cross }
                    struct Face: View {
                        var symbol: String
                        @State private var winks = 0
                        var body: some View {
                            Button(symbol) { winks += 1 }
                        }
                    }
                    struct Screen: View {
                        var mood: Mood
                        var body: some View {
                            let view = switch mood {
                            case .calm: Face(symbol: "face")
                            case .glad: Face(symbol: "smile")
                            case .cross: Face(symbol: "frown")
                            }
                            view
                        }
                    }
                    """),
            .good(
                """
                enum Mood { case calm, glad }
                struct Screen: View {
                    var mood: Mood
                    var body: some View {
                        switch mood {
                        case .calm: Text("calm")
                        case .glad: Image(systemName: "sun.max")
                        }
                    }
                }
                """),
        ],
        check: .condition(findSwitchSameView))

    private static func findSwitchSameView(_ condition: ConditionContext) -> Match? {
        guard condition.syntax.form == .switch || condition.isChain, let group = condition.armsOfOneType, let first = group.first else {
            return nil
        }
        let subject = condition.arms[first].content == nil ? "" : condition.subject(of: first)
        let isWhole = group.count == condition.arms.count
        let fix =
            isWhole && condition.isOneType
            ? condition.variableFix(applicability: condition.isStatelessLeaf ? .safe : .unsafe).map(condition.gated) : nil
        let count =
            isWhole ? (group.count == 2 ? "both arms" : "all \(group.count) arms") : "\(group.count) of \(condition.arms.count) arms"
        let (replaced, purpose) =
            subject.isEmpty
            ? ("these views are replaced", "although \(count) make views of the same types")
            : ("this `\(subject)` is replaced", "although \(count) make one")
        return Match(
            range: condition.headRange, message: condition.message(replaced, purpose, among: group),
            fixes: [fix].compactMap { $0 }, isPedantic: condition.isTaste(among: group), arms: group)
    }
}
