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
        summary: "a body creates a new model object each time it runs",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports an initialiser of an ObservableObject or `@Observable` class as an argument in a body, also as `.init(…)` or by \
                a static member that only creates one, if the object goes into the environment or into a property that does not keep the \
                first one. If the program shows that the body runs again while the view is on screen, and that the object loads something \
                or is edited by then, the message names both. Silent if the object never differs from a new one, if the content is created \
                once for a controller or a renderer, and if an argument changes, which `@StateObject` would ignore.
                """,
            whyItMatters: """
                Each run of the body creates a new object. The views below then observe a different object, and the contents of the old \
                one are lost.
                """,
            whatToDoInstead: "Own the object with `@State` or `@StateObject` in this view, and pass it on.",
            fixSafety: "No fix: only the author can decide where the object lives."),
        severity: .hint, group: .state, fixes: .never, exemptions: .places,
        examples: [
            .bad(
                """
                final class Model: ObservableObject { @Published var count = 0 }
                struct Inner: View {
                    @ObservedObject var model: Model
                    var body: some View { Button("\\(model.count)") { model.count += 1 } }
                }
                struct Outer: View {
                    @State private var isOn = false
                    var body: some View {
                        Button(isOn ? "on" : "off") { isOn.toggle() }
                        Inner(model: ↓Model())
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
                    context.losesObject(argument, of: call, at: node)
                else { return nil }
                // What is given to the environment serves the view that it is given to.
                let shown = context.analyzer.nominal(body[body.rootView(of: node)].type)
                let receiver = shown != .none && !context.analyzer.isFromPrelude(shown) ? shown : DeclID.none
                let origins = context.analyzer.origins(of: ValuePlace(argument.syntax, in: CodeScope(body)))
                let loss = context.analyzer.objectLoss(of: made, from: origins, usedBy: receiver)
                if case .nothing = loss { return nil }
                let creation = context.analyzer.creation(
                    at: node, showing: receiver, with: made, made: argument.syntax, in: body)
                if creation == .once { return nil }
                let model = context.name(of: made)
                // A link makes its destination with the body; a sheet makes its content by itself.
                let presenter = context.analyzer.presentedContent(around: node, in: body).flatMap { body.parent($0) }
                let name = presenter.flatMap { body[$0].kind == .modifier ? context.analyzer.modifierName(of: $0, in: body) : nil }
                let maker = name.map { "each run of the content of `\($0)`" } ?? "each run of the body"
                var match = Match(
                    range: context.tree.range(argument.syntax),
                    message: "\(maker) creates a new `\(model)` and discards the old one's contents")
                if case .values(let values) = loss, case .again(let causes) = creation {
                    match.message =
                        context.analyzer.lossMessage(of: values, in: model, whenOneChanges: causes) + ": the body creates a new `\(model)`"
                    match.notes.append(context.analyzer.updateNote(causes: causes, from: body.file))
                } else if context.analyzer.isMadeFromChanges(argument.syntax, in: body) {
                    return nil
                }
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
