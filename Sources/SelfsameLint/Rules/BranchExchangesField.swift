// A field that is exchanged for a different kind of field while its text is being edited, such as a password that is shown.

import SelfsameDeclarations
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports branches that replace a field with a different one for the same text.
    public static let branchExchangesField = Rule(
        id: "branch_exchanges_field",
        summary: "a branch replaces the field that is being edited with a different field for the same text",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports a branch whose arms make two different fields for one text: `if isShown { TextField("password", text: $password) } \
                else { SecureField("password", text: $password) }`. Silent if the code that changes the condition also sets the focus of \
                one of them with `focused`, or if a field takes the focus as it appears. A warning on iOS and visionOS, where the keyboard \
                closes, elsewhere a hint. Also reports a branch on what is typed, where two arms each have a field for that text: \
                `if query.isEmpty { home } else { results }`, with the search field in both.
                """,
            whyItMatters: """
                The text stays, the field does not: the field that is being edited is removed with its focus, its selection and, on a phone, \
                the keyboard. A person who only wants to look at the password has to tap into the field again.
                """,
            whatToDoInstead: """
                Keep both fields in a `ZStack`, show one of them with `opacity`, and move the focus between them with `@FocusState` in the \
                action that changes the condition.
                """,
            fixSafety: "No fix: where the focus goes is for the program to say."),
        severity: .warning, group: .branches, fixes: .never, isWeighed: true, exemptions: .merging,
        examples: [
            .bad(
                """
                struct Login: View {
                    @State private var password = ""
                    @State private var isShown = false
                    var body: some View {
                        HStack {
                            ↓if isShown {
                                TextField("password", text: $password)
                            } else {
                                SecureField("password", text: $password)
                            }
                            Button("show") { isShown.toggle() }
                        }
                    }
                }
                """),
            .good(
                """
                struct Login: View {
                    @State private var password = ""
                    @State private var isShown = false
                    @FocusState private var focus: Bool?
                    var body: some View {
                        HStack {
                            if isShown {
                                TextField("password", text: $password).focused($focus, equals: true)
                            } else {
                                SecureField("password", text: $password).focused($focus, equals: false)
                            }
                            Button("show") {
                                isShown.toggle()
                                focus = isShown
                            }
                        }
                    }
                }
                """),
        ],
        check: .condition { findExchangedField($0) ?? findTypedField($0) })

    private static func findExchangedField(_ condition: ConditionContext) -> Match? {
        let context = condition.context
        let all = Array(condition.arms.indices)
        guard condition.partsIdentity, let view = condition.cost(among: all).views.first(where: { $0.areFields && !$0.isNested }) else {
            return nil
        }
        let arms = all.filter { arm in
            [view.first, view.second].contains { context.body.isNode($0, inside: condition.arms[arm].node) }
        }
        guard arms.count == 2, !context.analyzer.losesFocusByAnyTap(condition.branch, in: context.body) else { return nil }
        let (first, second) = (context.subject(of: view.first), context.subject(of: view.second))
        let severity: Severity? = context.profile.platform.closesKeyboard ? nil : .hint
        return Match(
            range: condition.headRange,
            message:
                "the focus is lost \(condition.whenItFlips): `\(first)` and `\(second)` replace each other, although both edit the same text",
            notes: [view.first, view.second].map { Note("created here", range: context.tree.range(context.body[$0].syntax)) }
                + [Note("keep both fields in a `ZStack`, show one with `opacity`, and move the focus with `@FocusState`")],
            severity: severity, arms: arms)
    }

    /// A field that is replaced by the first letter that somebody types into it.
    private static func findTypedField(_ condition: ConditionContext) -> Match? {
        let all = Array(condition.arms.indices)
        guard condition.partsIdentity, condition.cost(among: all).typedField != nil else { return nil }
        let pairs = all.flatMap { first in all.filter { $0 > first }.map { [first, $0] } }
        return pairs.firstAnswer { arms in
            guard let field = condition.cost(among: arms).typedField else { return nil }
            return Match(
                range: condition.headRange,
                message: "the `\(field)` in use is replaced \(condition.whenItFlips(between: arms)): "
                    + "its text decides, and each arm has its own field for it",
                notes: [Note("make the field once, outside of the branch")], arms: arms)
        }
    }
}
