// Parts of a body as computed properties, which are evaluated with it.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports `private var header: some View` in a view.
    public static let sectionComputedProperty = Rule(
        id: "section_computed_property",
        summary: "a section of a body is a computed property, and runs with the whole body",
        explanation: RuleExplanation(
            whatItDoes: "Reports computed properties of a view, other than `body`, that return at least five views and modifiers.",
            whyItMatters: """
                A computed property is not a boundary: whatever the view reads, all its properties run again. The body of a separate \
                view runs only when its own values change.
                """,
            whatToDoInstead: "Make it a separate view with the values that it needs.",
            fixSafety: "No fix: a new view needs a name and its properties."),
        severity: .hint, group: .structure, fixes: .never, isDefault: false, exemptions: .places,
        examples: [
            .bad(
                """
                struct Screen: View {
                    var name: String
                    var body: some View { header }
                    private var ↓header: some View {
                        VStack {
                            HStack { Image("face"); Text(name).bold() }
                            Divider()
                        }
                    }
                }
                """),
            .good(
                """
                struct Screen: View {
                    var name: String
                    var body: some View { title }
                    private var title: some View { Text(name).bold() }
                }
                """),
        ],
        check: .body(findSections))

    private static func findSections(_ context: BodyContext) -> [Match] {
        let program = context.program
        let id = context.body.declaration
        guard id != .none, program[id].kind == .variable, program[id].name != context.analyzer.wellKnown.names.body,
            !program[id].flags.contains(.isStatic)
        else {
            return []
        }
        let owner = program.nominal(containing: id)
        guard owner != .none, program[owner].kind == .structType, context.analyzer.statesView(owner) else { return [] }
        let nodes = context.body.nodes.count { [.construct, .modifier, .reference].contains($0.kind) }
        guard nodes >= 5 else { return [] }
        return [
            Match(
                range: context.tree.tokens.range(context.body.nameToken),
                message: "`\(context.name(of: id))` creates \(nodes) views and modifiers whenever `\(context.name(of: owner)).body` runs")
        ]
    }
}
