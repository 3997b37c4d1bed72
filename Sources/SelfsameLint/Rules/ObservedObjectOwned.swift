// An observed object that the view makes itself.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports `@ObservedObject var model = Model()`.
    public static let observedObjectOwned = Rule(
        id: "observed_object_owned",
        summary: "a view creates an object that it only observes",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports a property with `@ObservedObject` whose initial value creates an object of a class. A warning if the program \
                shows that the view is created again while it is on screen, and that people have given the object a value by then: the \
                message names both. A hint if only code gives it values, or if either is only possible. Silent if the object never \
                differs from a new one, if every caller passes an object, if the view is created once for a hosting controller or only by \
                previews, and if code outside of the view uses the object through the view's value.
                """,
            whyItMatters: """
                `@ObservedObject` does not keep the object. Each time the view's value is created, which is whenever the body around it \
                runs, a new object is created and the contents of the old one are lost.
                """,
            whatToDoInstead: "Use `@StateObject`, which creates the object once for each identity of the view.",
            fixSafety: "Unsafe: the object now lives as long as the view, and a later change of an argument is ignored."),
        severity: .warning, group: .state, fixes: .always, isSometimesHint: true, exemptions: .places,
        examples: [
            .bad(
                """
                final class Model: ObservableObject { @Published var count = 0 }
                struct Counter: View {
                    @ObservedObject var ↓model = Model()
                    var body: some View { Button("\\(model.count)") { model.count += 1 } }
                }
                struct Screen: View {
                    @State private var isOn = false
                    var body: some View {
                        Button(isOn ? "on" : "off") { isOn.toggle() }
                        Counter()
                    }
                }
                """,
                fixed: """
                    final class Model: ObservableObject { @Published var count = 0 }
                    struct Counter: View {
                        @StateObject var model = Model()
                        var body: some View { Button("\\(model.count)") { model.count += 1 } }
                    }
                    struct Screen: View {
                        @State private var isOn = false
                        var body: some View {
                            Button(isOn ? "on" : "off") { isOn.toggle() }
                            Counter()
                        }
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
            guard owner != .none, context.analyzer.statesView(owner), !context.analyzer.isAlwaysGiven(id),
                !context.analyzer.isForPreviewsOnly(owner), !context.analyzer.isUsedFromOutside(id), context.analyzer.isUsed(id)
            else { return nil }
            let loss = context.analyzer.objectLoss(of: made, from: context.analyzer.origins(ofInitialValueOf: id), usedBy: owner)
            if case .nothing = loss { return nil }
            let creation = context.analyzer.creation(of: owner)
            if creation == .once { return nil }
            let word = context.tree.tokens.range(context.tree.mainToken(wrapper))
            let body = context.bodies.first { $0.body.declaration != .none && $0.isBody(of: owner) }
            let predicted = body.map { context.analyzer.spelling(context.analyzer.printed($0.body.type)) }
            let view = context.name(of: owner)
            let model = context.name(of: made)
            let fix = Fix(
                title: "let the view own it with `@StateObject`",
                applicability: body == nil || !context.tree.diagnostics.isEmpty ? .display : .unsafe,
                edits: [Edit(range: word, replacement: "StateObject")], predictedType: predicted)
            let user = context.initializer(of: owner, using: id)
            let name = context.name(of: id)
            var match = Match(
                range: context.nameRange(of: id),
                message: "each new `\(view)` creates a new `\(model)` and discards the old one's contents",
                notes: [user.map { Note("`@StateObject` has no object here: use `\(name)` in `task` or `onAppear`", range: $0) }]
                    .compactMap(\.self),
                fixes: user == nil ? [fix] : [])
            // What makes the new object mostly ends what a flag is set for.
            if case .values(let values) = loss, case .again(let causes) = creation,
                !values.allSatisfy({ context.analyzer.isFlagForAWhile($0) })
            {
                match.message =
                    context.analyzer.lossMessage(of: values, in: model, whenOneChanges: causes)
                    + ": a new `\(view)` creates a new `\(model)`"
                match.notes.append(context.analyzer.updateNote(causes: causes, from: context.file))
                // What only code gives it, it is given again: what was loaded, what goes on.
                if values.allSatisfy({ context.analyzer.originOfState($0) == .other }) { match.severity = .hint }
            } else {
                match.severity = .hint
            }
            match.declaration = id
            match.bodyName = body?.body.name
            return match
        }
    }
}

extension FileContext {
    /// Where an initialiser of a view that this file declares uses one of its properties.
    fileprivate func initializer(of owner: DeclID, using property: DeclID) -> SourceRange? {
        let uses = zip(analyzer.useIndex.uses(of: program[property].name), analyzer.useIndex.users(of: program[property].name))
        return uses.first { use, user in
            user != .none && program[user].kind == .initializer && program[user].file == file && program.nominal(containing: user) == owner
        }.map { tree.range($0.0.node) }
    }
}

extension BodyContext {
    /// Whether this is the `body` of a type.
    fileprivate func isBody(of type: DeclID) -> Bool {
        program.nominal(containing: body.declaration) == type && program[body.declaration].name == analyzer.wellKnown.names.body
    }
}
