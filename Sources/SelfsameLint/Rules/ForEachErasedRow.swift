// Rows that are AnyView.

import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports rows whose type is known only at run time.
    public static let forEachErasedRow = Rule(
        id: "foreach_anyview_row",
        summary: "the rows of a list are AnyView",
        explanation: RuleExplanation(
            whatItDoes: "Reports the content of a ForEach or List that is AnyView, or a call of a member that returns AnyView.",
            whyItMatters: """
                The list must build a row to know how many views it has, so it builds all rows. It also compares rows more slowly.
                """,
            whatToDoInstead: "Write the row as a separate view, with the branch inside a container.",
            fixSafety: "No fix: the type of the row is used elsewhere."),
        severity: .hint, group: .lists, fixes: .never, exemptions: .places,
        examples: [
            .bad(
                """
                struct Names: View {
                    var names: [String]
                    var body: some View {
                        List(names, id: \\.self) { name in
                            ↓AnyView(Text(name))
                        }
                    }
                }
                """),
            .good(
                """
                struct Names: View {
                    var names: [String]
                    var body: some View {
                        List(names, id: \\.self) { name in
                            HStack { AnyView(Text(name)) }
                        }
                    }
                }
                """),
        ],
        looksFor: [.call(.elements)],
        check: .body(findErasedRows))

    private static func findErasedRows(_ context: BodyContext) -> [Match] {
        context.elementLists.compactMap { list in
            guard case .lazy(let container, let marks) = context.container(of: list), marks.contains(.rows),
                context.presentation(around: list.node) == nil, let content = list.content, context.canChange(list),
                !context.areOptionsOrMarks(list),
                case .erased = context.analyzer.viewCount(of: content, in: context.body), !context.hasAvailability(content)
            else { return nil }
            var match = Match(
                range: context.tree.range(context.body[content].syntax),
                message: "the type of a row is known only at run time: `\(container)` must build every row to count them")
            match.node = list.node
            return match
        }
    }
}

extension BodyContext {
    /// Whether an arm below a node is erased by `if #available`: the same for the whole run.
    fileprivate func hasAvailability(_ node: ViewNodeID) -> Bool {
        (node.rawValue..<node.rawValue + body[node].size).contains { body[ViewNodeID($0)].isErased }
    }
}
