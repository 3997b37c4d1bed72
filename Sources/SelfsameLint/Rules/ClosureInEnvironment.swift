// Closures as values of the environment.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports `@Entry var onSave: () -> Void`.
    public static let closureInEnvironment = Rule(
        id: "closure_in_environment",
        summary: "an environment value is a closure",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports properties in extensions of EnvironmentValues and FocusedValues whose type is a function, or a structure of the \
                program that stores a function and is not Equatable. A property that is not public counts if the program both sets and \
                reads it.
                """,
            whyItMatters: """
                Closures cannot be compared. Whenever the view that sets the value is evaluated, every view that reads it is also \
                evaluated, even if nothing changed.
                """,
            whatToDoInstead: """
                Put an object with a method into the environment, or a structure that is Equatable by the values that the closure uses.
                """,
            fixSafety: "No fix: readers and setters change with the type."),
        severity: .hint, group: .structure, fixes: .never, isDefault: false, isPedantic: true, exemptions: .places,
        examples: [
            .bad(
                """
                struct SaveKey: EnvironmentKey {
                    static let defaultValue: @Sendable () -> Void = {}
                }
                extension EnvironmentValues {
                    var ↓onSave: @Sendable () -> Void {
                        get { self[SaveKey.self] }
                        set { self[SaveKey.self] = newValue }
                    }
                }
                struct Editor: View {
                    @Environment(\\.onSave) private var onSave
                    var body: some View { Button("save") { onSave() } }
                }
                struct Screen: View {
                    var name: String
                    var body: some View { Editor().environment(\\.onSave) { print(name) } }
                }
                """),
            .good(
                """
                struct CountKey: EnvironmentKey {
                    static let defaultValue = 0
                }
                extension EnvironmentValues {
                    var saveCount: Int {
                        get { self[CountKey.self] }
                        set { self[CountKey.self] = newValue }
                    }
                }
                """),
        ],
        check: .file(findEnvironmentClosures))

    private static func findEnvironmentClosures(_ context: FileContext) -> [Match] {
        let program = context.program
        return context.declarations.compactMap { id in
            guard program[id].kind == .variable, program[id].parent != .none, !program[id].flags.contains(.isStatic),
                case let owner = program.nominal(containing: id), owner != .none, context.analyzer.isFromPrelude(owner),
                program.marks(named: program[owner].name).contains(.environment),
                let what = context.analyzer.closureHeld(by: id),
                program[id].flags.contains(.isOpenOrPublic) || context.analyzer.isSetAndRead(environmentValue: id)
            else { return nil }
            var match = Match(
                range: context.nameRange(of: id),
                message: "views that read `\(context.name(of: id))` run again whenever it is set, because \(what) cannot be compared")
            match.declaration = id
            return match
        }
    }
}
