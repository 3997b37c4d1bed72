// An observed object that the view makes itself.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports `@ObservedObject var model = Model()`.
    public static let observedObjectOwned = Rule(
        id: "observed_object_owned",
        summary: "a view makes an object that it only observes",
        explanation: RuleExplanation(
            whatItDoes: "Reports a property with `@ObservedObject` whose initial value calls an initialiser of a class.",
            whyItMatters: """
                `@ObservedObject` does not keep the object. Each time the view's value is made, which is whenever its parent is evaluated, \
                there is a new object, and what the old one held is gone.
                """,
            whatToDoInstead: "Use `@StateObject`, which makes the object once for each identity of the view.",
            fixSafety: """
                Unsafe: the object now lives as long as the view, and an argument that changes later is ignored.
                """),
        severity: .warning, group: .state, fixes: .always, exemptions: .places,
        examples: [
            .bad(
                """
                final class Model: ObservableObject { @Published var count = 0 }
                struct Counter: View {
                    @ObservedObject var ↓model = Model()
                    var body: some View { Text("\\(model.count)") }
                }
                """,
                fixed: """
                    final class Model: ObservableObject { @Published var count = 0 }
                    struct Counter: View {
                        @StateObject var model = Model()
                        var body: some View { Text("\\(model.count)") }
                    }
                    """),
            .good(
                """
                final class Model: ObservableObject {
                    static let shared = Model()
                    @Published var count = 0
                }
                struct Counter: View {
                    @ObservedObject var model = Model.shared
                    var body: some View { Text("\\(model.count)") }
                }
                """),
        ],
        check: .file(findOwnedObservedObjects))

    private static func findOwnedObservedObjects(_ context: FileContext) -> [Match] {
        let program = context.program
        return context.declarations.compactMap { id in
            guard program[id].kind == .variable, program[id].flags.contains(.isStored), !program[id].flags.contains(.isStatic),
                let attribute = program.wrapperAttribute(of: id), let wrapper = context.tree.firstChild(attribute),
                context.tree.mainToken(wrapper) != .none, context.tree.text(context.tree.mainToken(wrapper)) == "ObservedObject",
                let made = context.analyzer.classMade(byInitialValueOf: id)
            else { return nil }
            let owner = program.nominal(containing: id)
            guard owner != .none, context.analyzer.statesView(owner) else { return nil }
            let word = context.tree.tokens.range(context.tree.mainToken(wrapper))
            let body = context.bodies.first { $0.body.declaration != .none && $0.isBody(of: owner) }
            let predicted = body.map { context.analyzer.spelling(context.analyzer.printed($0.body.type)) }
            var match = Match(
                range: context.nameRange(of: id),
                message:
                    "each new value of `\(context.name(of: owner))` makes a new `\(context.name(of: made))`, and loses what the old one held",
                fixes: [
                    Fix(
                        title: "let the view own it with `@StateObject`",
                        applicability: body == nil || !context.tree.diagnostics.isEmpty ? .display : .unsafe,
                        edits: [Edit(range: word, replacement: "StateObject")], predictedType: predicted)
                ])
            match.declaration = id
            match.bodyName = body?.body.name
            return match
        }
    }
}

extension BodyContext {
    /// Whether this is the `body` of a type.
    fileprivate func isBody(of type: DeclID) -> Bool {
        program.nominal(containing: body.declaration) == type && program[body.declaration].name == analyzer.wellKnown.names.body
    }
}
