// An object that a view takes from the environment, and that nobody puts there.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameSyntax
import SelfsameUpdates

extension Rule {
    /// Reports `@EnvironmentObject var store: Store` in a view that a way from the app leads to without `environmentObject(_:)`.
    public static let missingEnvironmentObject = Rule(
        id: "missing_environment_object",
        summary: "a view takes an object from the environment that no view above it sets",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports a property with `@EnvironmentObject` or `@Environment(Type.self)` if the program shows the view below the app, or below a \
                hosting controller, and no view between them sets the object. The message names these views. Silent if any of them is unknown, if \
                a modifier or view of the program may set the object, if the property is optional, if no code uses it, and in previews.
                """,
            whyItMatters: """
                The program crashes when it reads the object: there is no default. The content of a sheet, popover or window gets the \
                environment of the modifier or scene that shows it. An object that is set inside the view next to it does not reach it.
                """,
            whatToDoInstead: """
                Set the object with `environmentObject(_:)` or `environment(_:)` on the view that shows this one, or further up. Set it after \
                the modifiers that present: a modifier before `sheet` does not reach the content of the sheet.
                """,
            fixSafety: "No fix: only the author knows which object is meant."),
        severity: .hint, group: .state, fixes: .never, exemptions: .places,
        examples: [
            .bad(
                """
                final class Store: ObservableObject { @Published var count = 0 }
                @main struct Demo: App {
                    @StateObject private var store = Store()
                    var body: some Scene {
                        WindowGroup { Home().environmentObject(store) }
                        WindowGroup("options", id: "options") { Options() }
                    }
                }
                struct Home: View {
                    @EnvironmentObject private var store: Store
                    var body: some View { Text("\\(store.count)") }
                }
                struct Options: View {
                    @EnvironmentObject private var ↓store: Store
                    var body: some View { Stepper("count", value: $store.count) }
                }
                """),
            .good(
                """
                final class Store: ObservableObject { @Published var count = 0 }
                @main struct Demo: App {
                    @StateObject private var store = Store()
                    var body: some Scene {
                        WindowGroup { Home().environmentObject(store) }
                    }
                }
                struct Home: View {
                    @State private var isOpen = false
                    var body: some View {
                        Button("open") { isOpen = true }.sheet(isPresented: $isOpen) { Options() }
                    }
                }
                struct Options: View {
                    @EnvironmentObject private var store: Store
                    var body: some View { Stepper("count", value: $store.count) }
                }
                """),
        ],
        check: .file(findMissingObjects))

    private static func findMissingObjects(_ context: FileContext) -> [Match] {
        let program = context.program
        let analyzer = context.analyzer
        let ways = ObjectWays(analyzer)
        return context.declarations.compactMap { id in
            guard program[id].kind == .variable, program[id].flags.contains(.isStored), let wrapper = analyzer.wrapper(of: id),
                analyzer.isEnvironmentObject(wrapper), case let type = analyzer.valueType(of: id), analyzer.wrappedType(type) == nil,
                case let object = analyzer.nominal(type), object != .none, program[object].kind == .classType,
                case let owner = program.nominal(containing: id), owner != .none, !analyzer.isForPreviewsOnly(owner),
                context.isCertainlyRead(id, by: wrapper, in: owner), let gap = ways.gap(of: object, above: owner),
                // Where a view above crashes for the same reason, this one is never shown.
                !gap.path.dropLast().contains(where: { context.certainlyReads(object, in: $0) })
            else { return nil }
            let names = gap.path.map { "`\(context.name(of: $0))`" }
            let way = (gap.host.map { ["`\($0)`"] } ?? []) + names
            var match = Match(
                range: context.nameRange(of: id),
                message: """
                    `\(context.name(of: owner))` crashes when it reads `\(context.name(of: id))`: no view in \
                    \(way.joined(separator: " → ")) sets a `\(context.name(of: object))`
                    """)
            match.notes.append(program.note("the view is created here", at: gap.place, from: context.file))
            match.declaration = id
            return match
        }
    }
}

extension FileContext {
    /// Whether a view certainly reads an object of a class from the environment.
    fileprivate func certainlyReads(_ object: DeclID, in view: DeclID) -> Bool {
        analyzer.storedProperties(of: view).contains { property in
            guard let wrapper = analyzer.wrapper(of: property), analyzer.isEnvironmentObject(wrapper),
                analyzer.nominal(analyzer.valueType(of: property)) == object
            else { return false }
            return isCertainlyRead(property, by: wrapper, in: view)
        }
    }

    /// Whether a view certainly reads the object that a property stands for: a wrapper that is named by the type does when the view appears, the other
    /// one when somebody asks for the object.
    fileprivate func isCertainlyRead(_ property: DeclID, by wrapper: PropertyWrapper, in view: DeclID) -> Bool {
        !wrapper.marks.contains(.object) || isRead(property, in: view)
    }

    /// Whether code of a type reads one of its properties, and not only where a value of the environment, or one that the view is given, says that
    /// it may: what sets that value sets the object as well.
    private func isRead(_ property: DeclID, in owner: DeclID, depth: Int = 0) -> Bool {
        analyzer.uses(of: property).contains { use in
            guard let member = program.declaration(around: use), member != property, program.nominal(containing: member) == owner,
                case let tree = program.tree(use.file), tree.base(ofMember: use.node).map(tree.isSelf) ?? true
            else { return false }
            let scope = CodeScope(member, file: use.file)
            let conditions = program.tree(use.file).conditions(around: use.node, in: program[member].node).flatMap(\.nodes)
            if analyzer.readsEnvironment(conditions, in: scope) || analyzer.readsGiven(conditions, in: scope) { return false }
            if depth > 4 || analyzer.wellKnown.names.isBody(program[member].name) { return true }
            // What makes a part of the body is reached from there, and so may a function.
            let isFollowed = analyzer.givesContent(member) || program[member].kind == .function
            return !isFollowed || isRead(member, in: owner, depth: depth + 1)
        }
    }
}
