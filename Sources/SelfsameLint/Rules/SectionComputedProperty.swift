// Parts of a body as computed properties, which are evaluated with it.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports `private var header: some View` in a view.
    public static let sectionComputedProperty = Rule(
        id: "section_computed_property",
        summary: "a part of a body is a computed property, and is evaluated with the whole",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports computed properties of a view, other than `body`, that give some view of at least five nodes.
                """,
            whyItMatters: """
                A computed property is no boundary: whatever the view reads, all its properties are evaluated again. A view of its own is \
                evaluated only when its own values change.
                """,
            whatToDoInstead: "Make the part a view of its own that takes what it needs.",
            fixSafety: "There is no fix: a new view needs a name and its properties."),
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
                message: "`\(context.name(of: id))` with its \(nodes) nodes is evaluated whenever `\(context.name(of: owner)).body` is")
        ]
    }
}
