// A row whose number of views depends on the element.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports rows that are not always the same number of views.
    public static let forEachMultiRow = Rule(
        id: "foreach_multi_row",
        summary: "an element of a list does not always make the same number of rows",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports the content of a ForEach or List that makes another number of views for other elements: an `if` without `else` \
                at its top, arms with different numbers of views, a ForEach in it; also where the row is a view of the program whose body \
                does that.
                """,
            whyItMatters: """
                Lists and lazy stacks count their rows without making them when each element makes the same number. Where that depends \
                on the element, every row has to be made to know how many there are, and laziness is gone.
                """,
            whatToDoInstead: """
                Put the row into a container (`VStack`, `HStack`, `ZStack`), or filter the collection before it is shown. A Group or a \
                `@ViewBuilder` function is no container.
                """,
            fixSafety: "There is no fix: a container changes spacing, separators and where swipe actions stand."),
        severity: .warning, group: .lists, fixes: .never, exemptions: .places,
        examples: [
            .bad(
                """
                struct Names: View {
                    var names: [String]
                    var body: some View {
                        List(names, id: \\.self) { name in
                            ↓if !name.isEmpty {
                                Text(name)
                            }
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
                            HStack {
                                if !name.isEmpty {
                                    Text(name)
                                }
                            }
                        }
                    }
                }
                """),
        ],
        looksFor: [.call(.elements)],
        check: .body(findMultiRows))

    private static func findMultiRows(_ context: BodyContext) -> [Match] {
        context.elementLists.compactMap { list in
            let container = context.container(of: list)
            guard container != .plain, context.presentation(around: list.node) == nil, let content = list.content, context.canChange(list),
                !context.areOptionsOrMarks(list),
                case .varies(let node, let declaration) = context.analyzer.viewCount(of: content, in: context.body)
            else { return nil }
            let isHere = declaration == context.body.declaration
            guard !isHere || context.dependsOnElement(node, of: list) else { return nil }
            let place = isHere ? context.headRange(of: node) : context.tree.range(context.body[content].syntax)
            let what = isHere ? "" : ", as `\(context.program.displayName(of: declaration))` decides"
            var match = Match(
                range: place,
                message: "the number of views that an element makes varies\(what): \(container.words) make every row to count them")
            match.node = list.node
            if container == .unknown { match.severity = .hint }
            return match
        }
    }
}

extension BodyContext {
    /// Whether the collection of a ForEach inside the rows depends on the element: else each element makes the same number.
    fileprivate func dependsOnElement(_ node: ViewNodeID, of list: ElementList) -> Bool {
        guard let inner = analyzer.elementList(at: node, in: body), let closure = list.closure else { return true }
        let names = tree.names(in: tree.tokenRange(inner.data.syntax))
        let parameters = Closure(tree, closure)?.parameterNames.map { tree.name($0) } ?? []
        return parameters.isEmpty ? names.contains("$0") : !names.isDisjoint(with: parameters)
    }

    /// What names a branch or a nested list: up to its condition, or the call up to its first closure.
    fileprivate func headRange(of node: ViewNodeID) -> SourceRange {
        if let branch = body.branchSyntax(of: node, tree: tree) {
            return SourceRange(start: tree.range(branch.node).start, end: tree.conditionRange(of: branch).end)
        }
        let syntax = body[node].syntax
        guard let callee = tree.firstChild(syntax), tree.kind(syntax) == .call else { return tree.range(syntax) }
        return tree.range(callee)
    }
}
