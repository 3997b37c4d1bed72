// A model object that a view makes for a property without a wrapper that keeps it.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports `var model = Model()` in a view.
    public static let modelInPlainProperty = Rule(
        id: "model_in_plain_property",
        summary: "a view creates its own model object in a property that does not keep it",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports a stored property of a view without `@State` or `@StateObject` whose initial value creates an ObservableObject or an \
                `@Observable` object, also with `@Bindable`. If the program shows that the view's value is created again while the view is \
                on screen, and that the object is edited or loads something by then, the message names both. Silent if every caller passes \
                the object, and if it never differs from a new one.
                """,
            whyItMatters: """
                The view's value is created again whenever the body around it runs, and with it the object. The contents of the old object are lost.
                """,
            whatToDoInstead: """
                Keep an `@Observable` object in `@State`, and an ObservableObject in `@StateObject`. If the object is meant to be shared, \
                let the parent own it and pass it on.
                """,
            fixSafety: "No fix: only the author knows whether the view should own the object or receive it."),
        severity: .hint, group: .state, fixes: .never, exemptions: .places,
        examples: [
            .bad(
                """
                @Observable final class Model { var count = 0 }
                struct Counter: View {
                    var ↓model = Model()
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
                @Observable final class Model { var count = 0 }
                struct Counter: View {
                    @State private var model = Model()
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
        ],
        check: .file(findPlainModels))

    private static func findPlainModels(_ context: FileContext) -> [Match] {
        let program = context.program
        let analyzer = context.analyzer
        return context.declarations.compactMap { id in
            guard program[id].kind == .variable, program[id].flags.contains(.isStored), !program[id].flags.contains(.isStatic),
                case let owner = program.nominal(containing: id), owner != .none, program[owner].kind == .structType,
                analyzer.statesView(owner),
                // `@ObservedObject` has a rule of its own.
                analyzer.wrapper(of: id).map({ $0.observes && !$0.marks.contains(.subscribes) }) ?? true,
                let made = analyzer.classMade(byInitialValueOf: id), analyzer.isObservable(made),
                !analyzer.isAlwaysGiven(id), !analyzer.isForPreviewsOnly(owner), !analyzer.isUsedFromOutside(id),
                !analyzer.isKeptByTaker(id), analyzer.isUsed(id)
            else { return nil }
            let loss = analyzer.objectLoss(of: made, from: analyzer.origins(ofInitialValueOf: id), usedBy: owner)
            if case .nothing = loss { return nil }
            let creation = analyzer.creation(of: owner)
            if creation == .once { return nil }
            let (view, model) = (context.name(of: owner), context.name(of: made))
            var match = Match(
                range: context.nameRange(of: id),
                message: "each new `\(view)` creates a new `\(model)` and discards the old one's contents")
            if case .values(let values) = loss, case .again(let causes) = creation {
                match.message =
                    analyzer.lossMessage(of: values, in: model, whenOneChanges: causes) + ": a new `\(view)` creates a new `\(model)`"
                match.notes.append(analyzer.updateNote(causes: causes, from: context.file))
            }
            match.declaration = id
            return match
        }
    }
}

extension Flow {
    /// Whether a view that gets the object keeps the first one as its own: `@StateObject var model: Model` without a value, also where a function
    /// hands it on to that.
    fileprivate func isKeptByTaker(_ property: DeclID) -> Bool {
        ownUses(ofProperty: property).contains { use in
            if propertiesGiven(by: use).contains(where: {
                wrapper(of: $0).map { $0.ownsValue || $0.marks.contains([.owned, .object]) } == true
            }) {
                return true
            }
            guard let around = program.declaration(around: use), let body = contentBody(of: around),
                let (_, call, argument) = body.argument(around: use.node, in: program.tree(use.file))
            else { return false }
            guard case .property(let wrapper)? = seed(by: argument.parameter, of: call.declaration)?.kind,
                let name = program.names.find(wrapper)
            else { return false }
            return program.marks(named: name).contains([.owned, .object])
        }
    }
}
