// A model object that is made while a body is evaluated.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports `.environmentObject(Model())`.
    public static let modelCreatedInBody = Rule(
        id: "model_created_in_body",
        summary: "a body makes a new model object at each evaluation",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports an initialiser of an ObservableObject or `@Observable` class as an argument in a body, also as `.init(…)` or by a \
                static member that does nothing but make one, where the object is put into the environment or into a property that does \
                not keep the first one. A class that holds nothing but constants is left out: a new object is like the old one.
                """,
            whyItMatters: """
                Each evaluation of the body makes a new object. The views below observe another one than before, and what the old one held \
                is gone.
                """,
            whatToDoInstead: "Own the object in `@State` or `@StateObject` of this view, and pass that.",
            fixSafety: "There is no fix: where the object should live is a decision about the program."),
        severity: .hint, group: .state, fixes: .never, exemptions: .places,
        examples: [
            .bad(
                """
                final class Model: ObservableObject { @Published var count = 0 }
                struct Inner: View {
                    @EnvironmentObject var model: Model
                    var body: some View { Text("\\(model.count)") }
                }
                struct Outer: View {
                    var body: some View {
                        Inner().environmentObject(↓Model())
                    }
                }
                """),
            .good(
                """
                final class Model: ObservableObject { @Published var count = 0 }
                struct Inner: View {
                    @StateObject var model: Model
                    var body: some View { Text("\\(model.count)") }
                }
                struct Outer: View {
                    var body: some View { Inner(model: Model()) }
                }
                """),
            .good(
                """
                final class Caption: ObservableObject {
                    let text: String
                    init(text: String) { self.text = text }
                }
                struct Inner: View {
                    @ObservedObject var caption: Caption
                    var body: some View { Text(caption.text) }
                }
                struct Outer: View {
                    var body: some View { Inner(caption: Caption(text: "a")) }
                }
                """),
        ],
        looksFor: [.observableClass],
        check: .body(findCreatedModels))

    private static func findCreatedModels(_ context: BodyContext) -> [Match] {
        let body = context.body
        return body.nodes.indices.flatMap { index -> [Match] in
            let node = ViewNodeID(UInt32(index))
            guard let call = body.call(node), call.declaration != .none, !context.isPreviewBody else { return [] }
            return call.arguments.compactMap { argument in
                guard let made = context.analyzer.classMade(by: argument, in: body), context.analyzer.isObservable(made),
                    context.losesObject(argument, of: call, at: node), context.analyzer.holdsState(made)
                else { return nil }
                var match = Match(
                    range: context.tree.range(argument.syntax),
                    message:
                        "each evaluation of the body makes a new `\(context.name(of: made))`, and what the old one held is gone")
                match.node = node
                return match
            }
        }
    }
}

extension BodyContext {
    fileprivate var isPreviewBody: Bool { body.isPreview }

    /// Whether an argument goes where a new object takes the place of the old one: into the environment, or into a property that does not own.
    fileprivate func losesObject(_ argument: ArgumentRecord, of call: CallRecord, at node: ViewNodeID) -> Bool {
        if body[node].kind == .modifier { return analyzer.marks(ofModifier: node, in: body).contains(.setsEnvironment) }
        guard body[node].kind == .construct, !analyzer.isFromPrelude(call.declaration),
            analyzer.seed(by: argument.parameter, of: call.declaration) == nil
        else { return false }
        return analyzer.observedProperty(fedBy: argument.parameter, of: call.declaration) != nil
    }
}
