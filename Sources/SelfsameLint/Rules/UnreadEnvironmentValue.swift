// A value of the environment that nobody reads.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameSyntax
import SelfsameUpdates

extension Rule {
    /// Reports `.environmentObject(store)` where no view takes a `Store`.
    public static let unreadEnvironmentValue = Rule(
        id: "unread_environment_value",
        summary: "a view sets a value or object that no view of the program reads",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports a modifier that puts an object into the environment, or sets a value that the program declares itself, if no code of the \
                program reads it there. Silent for public types and values, which other modules may read, and for a value whose setter \
                does more than store it.
                """,
            whyItMatters: """
                The modifier has no effect, and readers look for the views that depend on it. A view that is meant to read the object under \
                a different type, such as a protocol or superclass, does not find it.
                """,
            whatToDoInstead: "Remove the modifier, or read the value under the type that it is set with.",
            fixSafety: "No fix: a view that is meant to read the value may be missing."),
        severity: .hint, group: .structure, fixes: .never, exemptions: .places,
        examples: [
            .bad(
                """
                final class Store: ObservableObject { @Published var count = 0 }
                struct Screen: View {
                    @StateObject private var store = Store()
                    var body: some View { Text("\\(store.count)").↓environmentObject(store) }
                }
                """),
            .good(
                """
                final class Store: ObservableObject { @Published var count = 0 }
                struct Screen: View {
                    @StateObject private var store = Store()
                    var body: some View { Row().environmentObject(store) }
                }
                struct Row: View {
                    @EnvironmentObject private var store: Store
                    var body: some View { Text("\\(store.count)") }
                }
                """),
        ],
        looksFor: [.call(.setsEnvironment)],
        check: .body(findUnreadValues))

    private static func findUnreadValues(_ context: BodyContext) -> [Match] {
        let body = context.body
        let environment = EnvironmentUse(context.analyzer)
        return body.nodes.indices.compactMap { index in
            let node = ViewNodeID(UInt32(index))
            guard body[node].kind == .modifier, let key = environment.key(setAt: node, in: body), !environment.mayBeRead(key),
                let name = context.tree.calleeToken(body[node].syntax),
                // An object that each run of the body makes has a rule of its own.
                !(body.call(node)?.arguments.contains { context.analyzer.classMade(by: $0, in: body) != nil } ?? false)
            else { return nil }
            let value =
                switch key {
                case .object(let type): "no view takes a `\(context.name(of: type))` from the environment"
                case .value(let name): "no view reads `\\.\(name)`"
                }
            var match = Match(
                range: context.tree.tokens.range(name), message: "`\(context.tree.text(name))` has no effect here: \(value)")
            match.node = node
            return match
        }
    }
}
