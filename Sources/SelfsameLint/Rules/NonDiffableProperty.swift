// Properties of a view that cannot be compared.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports closures stored in views.
    public static let nonDiffableProperty = Rule(
        id: "non_diffable_property",
        summary: "a view stores a closure, which cannot be compared",
        explanation: RuleExplanation(
            whatItDoes: "Reports stored properties of a view that are closures, without a property wrapper and without a result builder.",
            whyItMatters: """
                SwiftUI runs the body of a view again if one of the view's properties differs. A closure always differs, so the body \
                runs whenever the body of the parent runs.
                """,
            whatToDoInstead: """
                Pass the values that the closure needs and act in the view, or make the view Equatable by its other properties.
                """,
            fixSafety: "No fix: callers change with the property."),
        severity: .hint, group: .structure, fixes: .never, isDefault: false, exemptions: .places,
        examples: [
            .bad(
                """
                struct Row: View {
                    var title: String
                    var ↓onTap: () -> Void
                    var body: some View { Button(title, action: onTap) }
                }
                """),
            .good(
                """
                struct Row<Content: View>: View {
                    var title: String
                    @ViewBuilder var content: () -> Content
                    var body: some View { content() }
                }
                """),
        ],
        check: .file(findClosureProperties))

    private static func findClosureProperties(_ context: FileContext) -> [Match] {
        let program = context.program
        return context.declarations.compactMap { id in
            guard program[id].kind == .variable, program[id].flags.contains(.isStored), !program[id].flags.contains(.isStatic),
                program.attributes(of: id).isEmpty, case let owner = program.nominal(containing: id), owner != .none,
                program[owner].kind == .structType, context.analyzer.statesView(owner),
                !context.analyzer.states(owner, protocolNamed: context.analyzer.wellKnown.names.equatable), context.analyzer.isClosure(id)
            else { return nil }
            var match = Match(
                range: context.nameRange(of: id),
                message:
                    "`\(context.name(of: owner))` runs whenever the body of its parent runs, because the closure `\(context.name(of: id))` cannot be compared"
            )
            match.declaration = id
            return match
        }
    }
}
