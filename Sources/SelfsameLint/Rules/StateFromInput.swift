// State that starts from an argument of the initialiser. Also a gate of fixes: see StateSeeds.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameSyntax

extension Rule {
    /// Reports `_count = State(initialValue: count)`.
    public static let stateFromInput = Rule(
        id: "state_from_input",
        summary: "state takes its initial value from an argument, and ignores later values",
        explanation: RuleExplanation(
            whatItDoes: "Reports an initialiser of a view that sets the initial value of `@State` or `@StateObject` from a parameter.",
            whyItMatters: """
                The initial value is used once for each identity of the view. If the parent passes a different argument later, the view \
                keeps its state and shows the old value.
                """,
            whatToDoInstead: """
                Give the view `.id(argument)` to start over, follow the argument with `onChange(of:)`, or pass a binding. If only an \
                initial value is meant, name the parameter accordingly: `initialCount`, `defaultCount`, `startingAt`.
                """,
            fixSafety: "No fix: only the author knows what is meant."),
        severity: .hint, group: .state, fixes: .never, isDefault: false, exemptions: .places,
        examples: [
            .bad(
                """
                struct Counter: View {
                    @State private var count: Int
                    init(count: Int) {
                        ↓_count = State(initialValue: count)
                    }
                    var body: some View { Text("\\(count)") }
                }
                """),
            .good(
                """
                struct Counter: View {
                    @State private var count: Int
                    init(initialCount: Int) {
                        _count = State(initialValue: initialCount)
                    }
                    var body: some View { Text("\\(count)") }
                }
                """),
        ],
        check: .file(findSeededState))

    private static func findSeededState(_ context: FileContext) -> [Match] {
        let program = context.program
        let analyzer = context.analyzer
        return context.declarations.flatMap { id -> [Match] in
            guard program[id].kind == .initializer else { return [] }
            let owner = program.nominal(containing: id)
            guard owner != .none, analyzer.statesView(owner) else { return [] }
            return analyzer.seeds(in: id).compactMap { seed in
                let name = seed.parameter.lowercased()
                guard !["initial", "default", "start", "seed", "preview"].contains(where: { name.contains($0) }),
                    !context.followsChanges(of: seed.parameter, in: owner)
                else { return nil }
                var match = Match(
                    range: context.tree.range(seed.assignment),
                    message: "`\(seed.property)` takes `\(seed.parameter)` once, and ignores later values")
                match.declaration = id
                return match
            }
        }
    }
}

extension FileContext {
    /// Whether the type looks at later values: `onChange(of: name)`.
    fileprivate func followsChanges(of name: String, in type: DeclID) -> Bool {
        let node = program[type].node
        guard program[type].file == file else { return false }
        let tokens = tree.tokenRange(node)
        return tokens.contains { index in
            let token = TokenID(index)
            guard tree.tokens.kind(token).canBeName, program.marks(named: program.name(of: token, in: file)).contains(.follows) else {
                return false
            }
            return (index..<min(index + 12, tokens.upperBound)).contains {
                tree.name(TokenID($0)) == name && tree.tokens.kind(TokenID($0)).canBeName
            }
        }
    }
}
