// An id that is computed again each time it is asked for.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameSyntax

extension Rule {
    /// Reports `var id: UUID { UUID() }`.
    public static let computedUnstableIdentity = Rule(
        id: "computed_unstable_id",
        summary: "the `id` of an Identifiable type has a different value each time it is read",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports a computed `id` of an Identifiable type that creates a new value at each call: `var id: UUID { UUID() }`, `var \
                id: String { UUID().uuidString }`.
                """,
            whyItMatters: """
                Each time a list is evaluated, it sees different elements: every row is destroyed with its state and created again, and \
                nothing animates.
                """,
            whatToDoInstead: "Store the id (`let id = UUID()`), or derive it from values that identify the element.",
            fixSafety: "No fix: a stored id changes initialisers and encoded data."),
        severity: .warning, group: .lists, fixes: .never, exemptions: .places,
        examples: [
            .bad(
                """
                struct Note: Identifiable {
                    var ↓id: UUID { UUID() }
                    var text: String
                }
                """),
            .good(
                """
                struct Note: Identifiable {
                    let id = UUID()
                    var text: String
                }
                """),
        ],
        check: .file(findComputedUnstableIdentity))

    private static func findComputedUnstableIdentity(_ context: FileContext) -> [Match] {
        let program = context.program
        return context.declarations.compactMap { id in
            guard program[id].kind == .variable, program[id].flags.contains(.hasBody),
                program[id].name == context.analyzer.wellKnown.names.id,
                !program[id].flags.contains(.isStatic)
            else { return nil }
            let owner = program.nominal(containing: id)
            guard owner != .none, program[owner].kind.isNominal,
                context.analyzer.states(owner, protocolNamed: context.analyzer.wellKnown.names.identifiable),
                let found = context.analyzer.nondeterminism(declaredBy: id)
            else { return nil }
            var match = Match(
                range: context.nameRange(of: id),
                message:
                    "each `\(context.name(of: owner))` is a different element each time its `id` is read, because `\(found.text)` is never the same"
            )
            match.declaration = id
            return match
        }
    }
}
