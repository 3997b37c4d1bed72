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
                Reports a `switch`, or a chain of three or more arms, in a view builder where at least two arms make views of the same \
                static type. Silent if nothing in the program changes the value from one of those arms to a different one while the view \
                lives, for example if the cases are kinds of data and each view shows one piece of data for its lifetime. A hint, since most \
                cases are meant to start from the beginning.
                """,
            whyItMatters: """
                Each case is a separate position in the type. Between two cases that make the same view, that view is destroyed with its \
                state and a new one is created.
                """,
            whatToDoInstead: """
                Assign the view to a `let` and use it once: `let view = switch mode { … }`, then `view`. If the cases differ only in a \
                value, compute the value. If they are meant to be different screens, write `// selfsame:ignore:branch`.
                """,
            fixSafety: """
                Offered if every case is one expression of the same type. Safe for views without state. Unsafe for others, because state \
                will persist across the change, and if the program animates the change, because the arms no longer cross-fade; \
                animations of a library are not visible.
                """),
        severity: .hint, group: .branches, fixes: .sometimes, isWeighed: true, exemptions: .merging,
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
        var fix =
            isWhole && condition.isOneType
            ? condition.variableFix(applicability: condition.isStatelessLeaf ? .safe : .unsafe).map(condition.gated) : nil
        if let (a, b) = condition.armsAlike { fix?.add(note: "the arms for `\(a)` and `\(b)` stay alike: one could serve both") }
        let count = condition.words(forArms: group)
        let (replaced, purpose) =
            subject.isEmpty
            ? ("these views are replaced", "although \(count) make views of the same types")
            : ("\(thisView(subject)) is replaced", "although \(count) make the same view")
        return Match(
            range: condition.headRange, message: condition.message(replaced, purpose, among: group),
            fixes: [fix].compactMap { $0 }, isPedantic: condition.isTaste(among: group), arms: group)
    }
}

extension ConditionContext {
    /// Two arms that are written the same, as messages name them.
    fileprivate var armsAlike: (String, String)? {
        for (index, arm) in arms.enumerated() {
            let twin = arms.dropFirst(index + 1).first {
                tree.spellSameStatements(arm.syntax.statements, $0.syntax.statements)
            }
            if let twin { return (tree.label(of: arm.syntax).shortened(to: 40), tree.label(of: twin.syntax).shortened(to: 40)) }
        }
        return nil
    }
}
