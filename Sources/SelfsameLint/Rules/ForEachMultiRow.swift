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
        summary: "elements of a list produce different numbers of rows",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports the content of a ForEach or List in a list or lazy stack that produces different numbers of views for \
                different elements: an `if` without `else` at its top level, arms with different numbers of views, or a ForEach in it, \
                also in the body of a view of the program. Silent for collections that do not change, and for short ones.
                """,
            whyItMatters: """
                A list counts its rows without building them if each element produces the same number. If the number depends on the \
                element, it must build every row to count them, and a lazy stack keeps the rows that it has shown after they are \
                scrolled away. With hundreds of elements that takes time.
                """,
            whatToDoInstead: """
                Put the row into a container (`VStack`, `HStack`, `ZStack`), or filter the collection first. A Group or a `@ViewBuilder` \
                function is not a container.
                """,
            fixSafety: "No fix: a container changes spacing, separators and the position of swipe actions."),
        severity: .hint, group: .lists, fixes: .never, exemptions: .places,
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
            guard case .lazy(let container, let marks) = context.container(of: list), !marks.isDisjoint(with: [.rows, .retainsRows]),
                context.presentation(around: list.node) == nil,
                let content = list.content, context.canChange(list), !context.areOptionsOrMarks(list),
                !context.analyzer.hasFewElements(list.data.syntax, in: context.body),
                !context.analyzer.makesSections(content, in: context.body),
                case .varies(let node, let declaration) = context.analyzer.viewCount(of: content, in: context.body)
            else { return nil }
            let isHere = declaration == context.body.declaration
            guard !isHere || context.dependsOnElement(node, of: list), !isHere || !context.findsElement(node, of: list) else { return nil }
            let place = isHere ? context.headRange(of: node) : context.tree.range(context.body[content].syntax)
            let what = isHere ? "rows produce" : "`\(context.program.displayName(of: declaration))` produces"
            let cost = marks.contains(.rows) ? "must build every row to count them" : "keeps each row that it has shown"
            var match = Match(range: place, message: "\(what) varying numbers of views, so `\(container)` \(cost)")
            match.node = list.node
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

    /// Whether a branch only unwraps what a dictionary holds for one of its own keys, which is always there.
    fileprivate func findsElement(_ node: ViewNodeID, of list: ElementList) -> Bool {
        guard let branch = body.branchSyntax(of: node, tree: tree), let conditions = branch.arms.first?.conditions,
            case let clauses = tree.clauses(of: conditions), clauses.count == 1, tree.kind(clauses[0]) == .optionalBinding,
            let value = tree.unwrapped(in: clauses[0]), tree.kind(value) == .subscriptCall, let dictionary = tree.firstChild(value),
            analyzer.nominal(analyzer.typeOfValue(dictionary, in: CodeScope(body))) == analyzer.wellKnown.dictionary
        else { return false }
        return chain(of: elementsInArray(list.data.syntax) ?? list.data.syntax).contains { tree.spellSame($0.node, dictionary) }
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
