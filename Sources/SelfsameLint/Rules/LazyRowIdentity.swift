// `.id` on the rows of a list that has an identity for each already.

import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports `.id` on rows of lazy containers.
    public static let lazyRowIdentity = Rule(
        id: "id_on_lazy_row",
        summary: "each row of a list or lazy stack has an explicit `.id`",
        explanation: RuleExplanation(
            whatItDoes: "Reports `.id(…)` on the row that a ForEach makes in a List or lazy stack, if nothing in the type scrolls to it.",
            whyItMatters: """
                ForEach already gives each row an identity. A second identity below it must be known for all rows, which makes the \
                container less lazy.
                """,
            whatToDoInstead: "Rely on the identity of ForEach, and use `scrollPosition(id:)` for scrolling.",
            fixSafety: "No fix: code outside of the file can scroll to the id."),
        severity: .hint, group: .lists, fixes: .never, isDefault: false, exemptions: .places,
        examples: [
            .bad(
                """
                struct Names: View {
                    var names: [String]
                    var body: some View {
                        List(names, id: \\.self) { name in
                            Text(name).↓id(name)
                        }
                    }
                }
                """),
            .good(
                """
                struct Names: View {
                    var names: [String]
                    var body: some View {
                        ScrollViewReader { proxy in
                            List(names, id: \\.self) { name in
                                Text(name).id(name)
                            }
                            .onAppear { proxy.scrollTo(names.last) }
                        }
                    }
                }
                """),
        ],
        check: .body(findRowIdentity))

    private static func findRowIdentity(_ context: BodyContext) -> [Match] {
        context.elementLists.compactMap { list in
            guard var node = list.content, let container = context.lazyContainer(of: list), !context.scrolls else { return nil }
            while context.body[node].kind == .modifier {
                if context.analyzer.isIdentityModifier(node, in: context.body),
                    let name = context.tree.calleeToken(context.body[node].syntax)
                {
                    var match = Match(
                        range: context.tree.tokens.range(name),
                        message: "each row of this `\(container)` already has an identity, and gets a second one")
                    match.node = list.node
                    return match
                }
                guard let base = context.body.base(of: node) else { return nil }
                node = base
            }
            return nil
        }
    }
}

extension BodyContext {
    /// Whether something in the file scrolls to ids.
    fileprivate var scrolls: Bool {
        let names = Set(program.names(marked: .scrollsToIDs))
        return (0..<UInt32(tree.tokens.count)).contains { names.contains(program.name(of: TokenID($0), in: body.file)) }
    }
}
