// An observed object that a view never reads.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports `@EnvironmentObject var store: Store` that nothing in the view uses.
    public static let unreadObservedObject = Rule(
        id: "unread_observed_object",
        summary: "a view observes an object that it never reads",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports a property with `@ObservedObject` or `@EnvironmentObject` that no code of the view uses, not even to pass it on, \
                if the program changes a published property of the object: the message names it. Silent if the view's initialiser stores \
                the object and a different type reads it, in a view that wraps a platform view: its update method runs at each change, and \
                may read what the object changed elsewhere; and if static members of the class hold what the view may read instead.
                """,
            whyItMatters: """
                The declaration subscribes to the object, whether it is read or not. Every change of a published property runs the body \
                of the view, which shows none of it.
                """,
            whatToDoInstead: "Remove the property. If it only documents what the views below need, pass the object to them.",
            fixSafety: "No fix: callers may pass the object."),
        severity: .hint, group: .state, fixes: .never, exemptions: .places,
        examples: [
            .bad(
                """
                final class Store: ObservableObject {
                    @Published var progress = 0.0
                    func advance() { progress += 0.1 }
                }
                struct Title: View {
                    @EnvironmentObject private var ↓store: Store
                    var body: some View { Text("static") }
                }
                """),
            .good(
                """
                final class Store: ObservableObject {
                    @Published var progress = 0.0
                    func advance() { progress += 0.1 }
                }
                struct Title: View {
                    @EnvironmentObject private var store: Store
                    var body: some View { ProgressView(value: store.progress) }
                }
                """),
        ],
        check: .file(findUnreadObjects))

    private static func findUnreadObjects(_ context: FileContext) -> [Match] {
        let program = context.program
        return context.declarations.compactMap { id in
            guard program[id].kind == .variable, program[id].flags.contains(.isStored), let wrapper = context.analyzer.wrapper(of: id),
                wrapper.marks.contains([.subscribes, .object]), !wrapper.marks.contains(.owned),
                case let owner = program.nominal(containing: id), owner != .none, context.analyzer.statesView(owner),
                context.analyzer.representable(owner) == nil, !context.analyzer.isForPreviewsOnly(owner), !context.isUsed(id, of: owner),
                case let type = context.analyzer.nominal(context.analyzer.valueType(of: id)),
                let published = context.changingProperty(of: type), !context.isReadWithoutObject(type, by: owner),
                // What the view makes itself, gets from nobody and hands to nobody, nobody changes.
                context.analyzer.classMade(byInitialValueOf: id) == nil || !context.analyzer.isNeverGiven(id),
                // An object that no code of an app gives to the environment tells nobody of anything.
                !context.analyzer.isApp || !context.analyzer.isEnvironmentObject(wrapper) || context.analyzer.isGivenToEnvironment(type)
            else { return nil }
            let object = context.name(of: program.nominal(containing: published))
            var match = Match(
                range: context.nameRange(of: id),
                message: """
                    every change of a published property of `\(object)`, such as `\(context.name(of: published))`, runs the body of \
                    `\(context.name(of: owner))`, which never reads `\(context.name(of: id))`
                    """)
            match.declaration = id
            return match
        }
    }
}

extension FileContext {
    /// Whether code uses a property: by its name in its own type, by its storage, or on a value.
    fileprivate func isUsed(_ property: DeclID, of owner: DeclID) -> Bool {
        let uses = analyzer.uses(of: property)
        let isNamed = uses.contains { use in
            let tree = program.tree(use.file)
            if MemberAccess(naming: use.node, in: tree) != nil { return true }
            return program.declaration(around: use).map { program.nominal(containing: $0) == owner } ?? true
        }
        return isNamed || analyzer.hasUses(named: "_" + name(of: property))
            // Code of a different build may use it.
            || program.isSpelledInInactiveCode(program[property].name, of: [owner] + program.extensions(of: owner))
    }

    /// Whether a view may read what a class holds without an object at hand, and observes one to run at its changes: `Theme.current`, here or
    /// in any code that the view calls, and `Theme.shared` in its own code.
    fileprivate func isReadWithoutObject(_ type: DeclID, by view: DeclID) -> Bool {
        program.members(of: type).contains { member in
            guard program[member].kind == .variable, program[member].flags.contains(.isStatic) else { return false }
            let isVariable = program[member].flags.contains(.isStored) && !program[member].flags.contains(.isLet)
            return analyzer.uses(of: member).contains { use in
                let user = program.declaration(around: use).map { program.nominal(containing: $0) }
                return isVariable ? user != type : user == view
            }
        }
    }

    /// A published property of a class that the program changes.
    fileprivate func changingProperty(of type: DeclID) -> DeclID? {
        guard type != .none, program[type].kind == .classType, !analyzer.isFromPrelude(type) else { return nil }
        return analyzer.storedProperties(of: type).first { property in
            analyzer.wrapper(of: property)?.marks.contains(.published) == true && analyzer.hasWrites(to: property)
        }
    }
}

extension Flow {
    /// Whether some name in the program's own files is spelled so.
    fileprivate func hasUses(named text: String) -> Bool { program.names.find(text).map { program.isSpelled($0) } ?? false }
}
