// A8: several cases of a `switch`, or of a long chain of conditions, make the same view.

import SelfsameAnalysis
import SelfsameSyntax

extension Rule {
    /// Reports a `switch` or a chain of conditions that makes the same view in several arms.
    public static let switchSameView = Rule(
        id: "switch_same_view",
        summary: "several cases of a `switch` make the same view",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports a `switch`, or a chain of three or more arms, in a view builder where at least two arms make views of one and the \
                same static type by calls of the same view.
                """,
            whyItMatters: """
                Each case is a place of its own in the type. Between two cases that make the same view, that view is thrown away with its \
                state and another one fades in.
                """,
            whatToDoInstead: """
                Choose the view first and place it once: `let view = switch mode { … }`, then `view`. Where the cases differ in a value only, \
                compute the value. Where they are meant as different screens, say so with `// selfsame:ignore:branch`.
                """,
            fixSafety: """
                Offered where every case is one expression of the same type. Safe on views without state, unsafe elsewhere, since state now \
                survives the change.
                """),
        severity: .warning, group: .branches, fixes: .sometimes, exemptions: .merging,
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
        guard condition.syntax.form == .switch || condition.arms.count > 2, let group = condition.largestGroup, let first = group.first
        else {
            return nil
        }
        let subject = condition.subject(of: first)
        let isWhole = group.count == condition.arms.count
        let consequence = condition.consequence(for: subject, lost: condition.lostState(in: group))
        let fix =
            isWhole && condition.isOneType
            ? condition.variableFix(applicability: condition.isStatelessLeaf ? .safe : .unsafe).map(condition.gated) : nil
        let count =
            isWhole ? (group.count == 2 ? "both arms" : "all \(group.count) arms") : "\(group.count) of \(condition.arms.count) arms"
        return Match(
            range: condition.headRange,
            message: "\(condition.flip) replaces this `\(subject)`, though \(count) make it: \(consequence)",
            fixes: [fix].compactMap { $0 }, severity: isWhole ? nil : .hint, arms: group)
    }
}

extension ConditionContext {
    /// The largest set of arms, at least two, that make the same view: one checked type, the view inside the modifiers made by its type's
    /// initialisers or by the same declaration. Indices in source order.
    fileprivate var largestGroup: [Int]? {
        var groups: [[Int]] = []
        for index in arms.indices where canBeGrouped(index) {
            if let place = groups.firstIndex(where: { isSameView($0[0], index) }) {
                groups[place].append(index)
            } else {
                groups.append([index])
            }
        }
        // Of groups of one size, the first.
        return groups.filter { $0.count > 1 }.reduce(nil) { best, group in
            if let best, best.count >= group.count { best } else { group }
        }
    }

    private func canBeGrouped(_ index: Int) -> Bool {
        guard let content = arms[index].content, let root = arms[index].root, context.isKnown(content), !body[arms[index].node].isErased
        else {
            return false
        }
        // A view that shows nothing has nothing to lose, and AnyView says nothing about what it wraps.
        return ![body[root].type, body[content].type].contains { type in
            let declaration = analyzer.nominal(analyzer.printed(type))
            return declaration != .none && [analyzer.wellKnown.emptyView, analyzer.wellKnown.anyView].contains(declaration)
        } && [.construct, .reference].contains(body[root].kind)
    }

    private func isSameView(_ a: Int, _ b: Int) -> Bool {
        guard let contentA = arms[a].content, let contentB = arms[b].content, let rootA = arms[a].root, let rootB = arms[b].root,
            body[contentA].type == body[contentB].type, body[rootA].type == body[rootB].type, body[rootA].kind == body[rootB].kind
        else { return false }
        if body[rootA].kind == .construct { return true }
        return body[rootA].declaration == body[rootB].declaration && body[rootA].declaration != .none
    }
}
