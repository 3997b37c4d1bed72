// State that holds an object which tells of its changes to those who observe it, and to nobody else.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports `@State var model = Model()` of an ObservableObject.
    public static let stateOfObservedObject = Rule(
        id: "state_of_observed_object",
        summary: "state holds an ObservableObject, whose changes the view does not see",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports a property with `@State` whose initial value creates an ObservableObject, if the view reads a published property \
                of it that the program changes. Silent for classes with `@Observable`, and if the object is only used in actions.
                """,
            whyItMatters: """
                `@State` only keeps and compares the reference. A change inside the object runs no body, so the view shows the old \
                value.
                """,
            whatToDoInstead: "Use `@StateObject`, or make the class `@Observable`.",
            fixSafety: "No fix: the choice between the two is a matter of design."),
        severity: .hint, group: .state, fixes: .never, exemptions: .places,
        examples: [
            .bad(
                """
                final class Counter: ObservableObject { @Published var count = 0 }
                struct Screen: View {
                    @State private var ↓counter = Counter()
                    var body: some View { Button("\\(counter.count)") { counter.count += 1 } }
                }
                """),
            .good(
                """
                final class Counter: ObservableObject { @Published var count = 0 }
                struct Screen: View {
                    @StateObject private var counter = Counter()
                    var body: some View { Button("\\(counter.count)") { counter.count += 1 } }
                }
                """),
        ],
        check: .file(findStateOfObjects))

    private static func findStateOfObjects(_ context: FileContext) -> [Match] {
        let program = context.program
        return context.declarations.compactMap { id in
            guard program[id].kind == .variable, let wrapper = context.analyzer.wrapper(of: id), wrapper.ownsValue,
                let made = context.analyzer.classMade(byInitialValueOf: id),
                context.analyzer.states(made, marked: .announces), !program.hasAttribute(made, marked: .observable),
                case let owner = program.nominal(containing: id), owner != .none, context.analyzer.statesView(owner),
                !context.analyzer.isForPreviewsOnly(owner), let shown = context.publishedProperty(readThrough: id, of: made, in: owner)
            else { return nil }
            var match = Match(
                range: context.nameRange(of: id),
                message: """
                    `\(context.name(of: owner))` goes on showing the old `\(context.name(of: shown))`: `@State` does not observe \
                    `\(context.name(of: made))`
                    """)
            match.declaration = id
            return match
        }
    }
}

extension FileContext {
    /// A published property that the program changes and that a body of a view reads through one of its properties.
    fileprivate func publishedProperty(readThrough property: DeclID, of type: DeclID, in owner: DeclID) -> DeclID? {
        let read = bodies.filter { program.nominal(containing: $0.body.declaration) == owner }.flatMap { context in
            analyzer.uses(of: property).filter { use in
                use.file == file && program.declaration(around: use) == context.body.declaration
                    && !analyzer.isInAction(use.node, of: context.body) && !isGivenBesideItsObject(use.node, property)
                    && !analyzer.isShownLater(use)
            }
        }
        let names = Set(
            read.compactMap { use in
                tree.parent(use.node).flatMap { node -> String? in
                    guard let access = MemberAccess(tree, node), access.base == use.node,
                        tree.parent(node).flatMap({ Assignment(tree, $0) })?.target != node
                    else { return nil }
                    return tree.name(access.name)
                }
            })
        let object = analyzer.origins(ofProperty: property)
        return analyzer.storedProperties(of: type).first { stored in
            names.contains(name(of: stored)) && analyzer.wrapper(of: stored)?.marks.contains(.published) == true
                && analyzer.writes(to: stored).known.contains { write in
                    // A control shows what is typed into it.
                    !write.isHandedOn && analyzer.mayConcern(object, write.use)
                        && !setsOtherState(besides: write.use, than: property, in: owner)
                }
        }
    }

    /// Whether the code around a change also sets other state of a view, whose body then runs and shows both.
    private func setsOtherState(besides use: NameUse, than property: DeclID, in owner: DeclID) -> Bool {
        guard let around = program.declaration(around: use), program.nominal(containing: around) == owner else { return false }
        let code = program.tree(use.file)
        var action = program[around].node
        var inner = use.node
        while let outer = code.parent(inner), outer != action {
            if code.kind(outer) == .closure {
                action = outer
                break
            }
            inner = outer
        }
        let state = Set(
            analyzer.storedProperties(of: owner).filter { $0 != property && analyzer.wrapper(of: $0)?.ownsValue == true }.map {
                program[$0].name
            })
        return (action.rawValue..<action.rawValue + code[action].size).contains { index in
            guard let target = Assignment(code, NodeID(index))?.target, MemberAccess(code, target)?.base.map({ code.isSelf($0) }) ?? true,
                let token = code.calleeToken(target)
            else { return false }
            return state.contains(program.name(of: token, in: use.file))
        }
    }

    /// Whether a value is passed to a view that also gets the object, as another argument or by a modifier, and may observe that itself.
    private func isGivenBesideItsObject(_ node: NodeID, _ property: DeclID) -> Bool {
        func isObject(_ argument: NodeID) -> Bool {
            tree.firstChild(argument).map { program.isNamed(property, at: $0, in: file) } == true
        }
        var isPassed = false
        var inner = node
        while let outer = tree.parent(inner), tree.kind(outer) != .closure, program.declaration(at: outer, in: file) == nil {
            if tree.kind(outer) == .argumentList {
                if tree.children(outer).contains(where: { $0 != inner && isObject($0) }) { return true }
                isPassed = true
            } else if isPassed, tree.kind(outer) == .call, tree.firstChild(outer) == inner,
                let arguments = tree.child(outer, .argumentList), tree.children(arguments).contains(where: isObject)
            {
                return true
            }
            inner = outer
        }
        return false
    }
}
