// A collection that is filtered, sorted or mapped where it is shown.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports `ForEach(items.filter { … })`.
    public static let forEachInlineTransform = Rule(
        id: "foreach_inline_transform",
        summary: "a list filters, sorts or maps its collection in the body",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports `filter`, `sorted`, `map`, `compactMap`, `flatMap` and `shuffled` in the collection of a ForEach or List, if \
                that collection can change.
                """,
            whyItMatters: """
                The work is repeated each time the body runs, whatever changed. Elements that are created there can have new identities \
                each time.
                """,
            whatToDoInstead: "Keep the derived collection in the model, and update it when its source changes.",
            fixSafety: "No fix: only the author can decide where to keep the result."),
        severity: .hint, group: .lists, fixes: .never, isDefault: false, isPedantic: true, exemptions: .places,
        examples: [
            .bad(
                """
                struct Names: View {
                    var names: [String]
                    var body: some View {
                        ForEach(names.↓filter { !$0.isEmpty }, id: \\.self) { Text($0) }
                    }
                }
                """),
            .good(
                """
                struct Names: View {
                    var names: [String]
                    var body: some View {
                        ForEach(names.prefix(3), id: \\.self) { Text($0) }
                    }
                }
                """),
        ],
        looksFor: [.call(.elements)],
        check: .body(findInlineTransforms))

    private static func findInlineTransforms(_ context: BodyContext) -> [Match] {
        context.elementLists.compactMap { list in
            guard context.canChange(list) else { return nil }
            let tree = context.tree
            // `Array(items.filter { … })` does the same.
            let data = context.elementsInArray(list.data.syntax) ?? list.data.syntax
            let chain = context.chain(of: data)
            func marks(_ part: (name: TokenID, node: NodeID)) -> Marks {
                context.program.marks(named: context.program.name(of: part.name, in: context.body.file))
            }
            guard let place = chain.firstIndex(where: { marks($0).contains(.scans) && tree.kind($0.node) == .call }),
                place + 1 < chain.count,  // A few elements are cheap.
                !chain.contains(where: { marks($0).contains(.spares) })
            else { return nil }
            var match = Match(
                range: tree.tokens.range(chain[place].name),
                message: "`\(tree.text(chain[place].name))` processes the whole collection each time the body runs")
            match.node = list.node
            return match
        }
    }
}
