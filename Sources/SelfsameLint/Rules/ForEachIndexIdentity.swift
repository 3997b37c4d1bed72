// B2: elements told apart by their position.

import SelfsameAnalysis
import SelfsameSyntax

extension Rule {
    /// Reports ForEach over indices.
    public static let forEachIndexIdentity = Rule(
        id: "foreach_index_id",
        summary: "the elements of a list are told apart by their position",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports ForEach and List over `items.indices` or `0..<items.count`, and with `id: \\.offset` or `\\.0` over an enumerated \
                collection, where elements can be inserted or removed.
                """,
            whyItMatters: """
                A position is not an identity: when an element is inserted or removed, each row after it keeps its place and gets the \
                content of its neighbour. State stays with the wrong element, and the change animates at the end of the list.
                """,
            whatToDoInstead: """
                Loop over the elements: `ForEach(items)`, with bindings `ForEach($items)`. Keep `enumerated()` where the position is shown, \
                with `id: \\.element.id`.
                """,
            fixSafety: """
                Unsafe, since state then follows its element; offered for an enumerated collection of Identifiable elements. Elsewhere \
                the body of the loop has to change with it, and there is no fix.
                """),
        severity: .warning, group: .lists, fixes: .sometimes, exemptions: .places,
        examples: [
            .bad(
                """
                struct Names: View {
                    var names: [String]
                    var body: some View {
                        List {
                            ForEach(↓names.indices, id: \\.self) { index in
                                Text(names[index])
                            }
                        }
                    }
                }
                """),
            .bad(
                """
                struct Person: Identifiable { let id: Int; var name: String }
                struct People: View {
                    var people: [Person]
                    var body: some View {
                        ForEach(Array(people.enumerated()), id: ↓\\.offset) { index, person in
                            Text("\\(index): \\(person.name)")
                        }
                    }
                }
                """,
                fixed: """
                    struct Person: Identifiable { let id: Int; var name: String }
                    struct People: View {
                        var people: [Person]
                        var body: some View {
                            ForEach(Array(people.enumerated()), id: \\.element.id) { index, person in
                                Text("\\(index): \\(person.name)")
                            }
                        }
                    }
                    """),
            .good(
                """
                struct Stars: View {
                    var rating: Int
                    var body: some View {
                        HStack {
                            ForEach(0..<5) { Image(systemName: $0 < rating ? "star.fill" : "star") }
                        }
                    }
                }
                """),
        ],
        looksFor: [.call("ForEach"), .call("List")],
        check: .body(findIndexIdentity))

    private static func findIndexIdentity(_ context: BodyContext) -> [Match] {
        context.elementLists.compactMap { list in
            guard !context.analyzer.hasConstantCount(list.data.syntax, in: context.body), !context.areOptions(list) else { return nil }
            if let id = list.id, ["\\.offset", "\\.0"].contains(context.tree.oneLine(id.syntax)) {
                return context.enumerated(list, id)
            }
            guard list.id.map({ context.tree.oneLine($0.syntax) == "\\.self" }) ?? true, let counted = context.counted(list.data.syntax)
            else { return nil }
            var match = Match(
                range: context.tree.range(list.data.syntax),
                message: "rows are told apart by their position in `\(counted)`: an insertion gives each row after it the place of another")
            match.node = list.node
            return match
        }
    }
}

extension BodyContext {
    /// The collection whose positions an expression runs over: `items` of `items.indices`, `0..<items.count`, `Array(items.indices)`.
    fileprivate func counted(_ expression: NodeID) -> String? {
        switch tree.kind(expression) {
        case .tuple:
            guard let argument = tree.firstChild(expression), let inner = tree.firstChild(argument) else { return nil }
            return counted(inner)
        case .call:
            // `Array(items.indices)`.
            guard let callee = tree.firstChild(expression), tree.kind(callee) == .reference, tree.name(tree.mainToken(callee)) == "Array",
                let list = tree.child(expression, .argumentList), let argument = tree.firstChild(list),
                let inner = tree.firstChild(argument)
            else { return nil }
            return counted(inner)
        case .member:
            guard let name = tree.calleeToken(expression), tree.name(name) == "indices", let base = tree.firstChild(expression),
                tree[expression].size > 2
            else { return nil }
            return tree.oneLine(base).shortened(to: 40)
        case .sequence:
            let parts = tree.children(expression).map { $0 }
            guard parts.count == 3, tree.text(parts[1]) == "..<", tree.text(parts[0]) == "0", tree.kind(parts[2]) == .member,
                let name = tree.calleeToken(parts[2]), tree.name(name) == "count", let base = tree.firstChild(parts[2]),
                tree[parts[2]].size > 2
            else { return nil }
            return tree.oneLine(base).shortened(to: 40)
        default: return nil
        }
    }

    fileprivate func enumerated(_ list: ElementList, _ id: ArgumentRecord) -> Match? {
        var data = list.data.syntax
        if tree.kind(data) == .call, let callee = tree.firstChild(data), tree.kind(callee) == .reference,
            let arguments = tree.child(data, .argumentList), let argument = tree.firstChild(arguments),
            let inner = tree.firstChild(argument)
        {
            data = inner
        }
        let chain = chain(of: data)
        guard chain.count > 1, let place = chain.firstIndex(where: { tree.name($0.name) == "enumerated" }), place + 1 < chain.count else {
            return nil
        }
        let base = tree.oneLine(chain[place + 1].node).shortened(to: 40)
        var match = Match(
            range: tree.range(id.syntax),
            message: "rows are told apart by their position in `\(base)`: an insertion gives each row after it the place of another",
            fixes: [elementFix(list, id)].compactMap { $0 })
        match.node = list.node
        return match
    }

    /// `\.element.id` where the element is Identifiable.
    private func elementFix(_ list: ElementList, _ id: ArgumentRecord) -> Fix? {
        guard let pair = analyzer.elementType(of: list.data.type), case .tuple(_, let parts) = analyzer.structure(of: pair),
            parts.count == 2,
            analyzer.isIdentifiable(parts[1]), let idType = analyzer.identifierType(of: parts[1]),
            let whole = analyzer.forEachType(body[list.node].type, identifiedBy: idType)
        else { return nil }
        let predicted = analyzer.printedType(of: body, replacing: list.node, with: [whole]).map { analyzer.spelling($0) }
        return Fix(
            title: "tell the rows apart by their elements",
            applicability: predicted == nil || !tree.diagnostics.isEmpty ? .display : .unsafe,
            edits: [Edit(range: tree.range(id.syntax), replacement: "\\.element.id")], predictedType: predicted)
    }
}
