// Elements told apart by their position.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports ForEach over indices.
    public static let forEachIndexIdentity = Rule(
        id: "foreach_index_id",
        summary: "the elements of a list are told apart by their position",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports ForEach and List over `items.indices` or `0..<items.count`, and with `id: \\.offset` or `\\.0` over an enumerated \
                collection, where elements can be inserted or removed. Strings and numbers that one plain view shows are left out where the \
                program does not insert or remove between others: their position is all that tells them apart.
                """,
            whyItMatters: """
                A position is not an identity: when an element is inserted or removed, each row after it keeps its place and gets the \
                content of its neighbour. State stays with the wrong element, and the change animates at the end of the list.
                """,
            whatToDoInstead: """
                Loop over the elements: `ForEach(items)`, with bindings `ForEach($items)`. Keep `enumerated()` where the position is shown, \
                with `id: \\.element.id`. An `id` that is made with the element, as by `UUID()`, is no better than the position where the \
                collection is made anew from other data: give the elements an `id` from that data first.
                """,
            fixSafety: """
                Unsafe, since state then follows its element; offered for an enumerated collection of elements with an `id` that stays \
                while the collection changes. For display only where the element does not say that it is Identifiable, and where it is an \
                enumeration, of which a collection may hold one case twice. Elsewhere the body of the loop has to change with it, and \
                there is no fix.
                """),
        severity: .warning, group: .lists, fixes: .sometimes, exemptions: .places,
        examples: [
            .bad(
                """
                struct Names: View {
                    @State private var names = ["Ada", "Emmy"]
                    var body: some View {
                        ForEach(↓names.indices, id: \\.self) { index in
                            TextField("name", text: $names[index])
                        }
                        Button("remove the first") { names.removeFirst() }
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
            .good(
                """
                struct Readings: View {
                    var values: [String]
                    var body: some View {
                        ForEach(values.indices, id: \\.self) { Text(values[$0]) }
                    }
                }
                """),
        ],
        looksFor: [.call(.elements)],
        check: .body(findIndexIdentity))

    private static func findIndexIdentity(_ context: BodyContext) -> [Match] {
        context.elementLists.compactMap { list in
            guard let positions = context.positions(of: list), !context.areOptionsOrMarks(list),
                !context.analyzer.hasConstantCount(list.data.syntax, in: context.body), !context.isPlain(list, positions)
            else { return nil }
            let collection = context.tree.oneLine(positions.collection).shortened(to: 40)
            var match = Match(
                range: context.tree.range(positions.isEnumerated ? list.id?.syntax ?? list.data.syntax : list.data.syntax),
                message:
                    "rows are told apart by their position in `\(collection)`: an insertion gives each row after it the place of another")
            context.advise(on: list, positions, in: &match)
            match.node = list.node
            return match
        }
    }
}

/// A collection that a list runs over by position.
private struct Positions {
    /// The collection: `items` of `items.indices`, `0..<items.count`, `Array(items.enumerated())`.
    var collection: NodeID
    /// Whether the rows are made for elements with their positions.
    var isEnumerated: Bool
    /// The type of its elements, where it is known.
    var element: TypeID?
}

extension BodyContext {
    /// The collection whose positions tell the rows of a list apart; nil where something else does.
    fileprivate func positions(of list: ElementList) -> Positions? {
        let id = list.id.map { tree.oneLine($0.syntax) }
        if ["\\.offset", "\\.0"].contains(id), let collection = enumerated(list.data.syntax) {
            var element = analyzer.elementType(ofCollection: collection, in: body)
            if let pair = analyzer.elementType(of: list.data.type), case .tuple(_, let parts) = analyzer.structure(of: pair),
                parts.count == 2
            {
                element = parts[1]
            }
            return Positions(collection: collection, isEnumerated: true, element: element)
        }
        guard id == nil || id == "\\.self", let collection = counted(list.data.syntax) else { return nil }
        return Positions(
            collection: collection, isEnumerated: false, element: analyzer.elementType(ofCollection: collection, in: body))
    }

    /// The collection whose positions an expression runs over: `items` of `items.indices`, `0..<items.count`, `Array(items.indices)`.
    private func counted(_ expression: NodeID) -> NodeID? {
        switch tree.kind(expression) {
        case .tuple:
            guard let argument = tree.firstChild(expression), let inner = tree.firstChild(argument) else { return nil }
            return counted(inner)
        case .call: return elementsInArray(expression).flatMap(counted)
        case .member:
            guard let member = MemberAccess(tree, expression), tree.name(member.name) == "indices" else { return nil }
            return member.base
        case .sequence:
            guard let range = BinaryExpression(tree, expression), range.spelling == "..<", tree.text(range.left) == "0",
                let member = MemberAccess(tree, range.right), tree.name(member.name) == "count"
            else { return nil }
            return member.base
        default: return nil
        }
    }

    /// The collection that `enumerated()` is called on.
    private func enumerated(_ expression: NodeID) -> NodeID? {
        // `Array(items.enumerated())`, or another type that is made of it.
        var data = expression
        if let call = FunctionCall(tree, data), let callee = call.callee, tree.kind(callee) == .reference,
            let inner = call.arguments.first?.expression
        {
            data = inner
        }
        let chain = chain(of: data)
        guard chain.count > 1, let place = chain.firstIndex(where: { tree.name($0.name) == "enumerated" }), place + 1 < chain.count else {
            return nil
        }
        return chain[place + 1].node
    }

    // MARK: What else could tell the elements apart

    /// Whether the elements are strings or numbers, each shown by one view without state, and none comes or goes between others.
    fileprivate func isPlain(_ list: ElementList, _ positions: Positions) -> Bool {
        guard let element = positions.element, isPlainValue(element), let row = list.content,
            case let root = body.rootView(of: row), body[root].kind == .construct, let modifiers = body.modifiers(from: row, to: root),
            modifiers.allSatisfy({ analyzer.marks(ofModifier: $0, in: body).isDisjoint(with: [.transition, .identity]) }),
            marks(ofConstruct: root).contains(.leaf),
            case let loss = analyzer.stateLoss(below: row, in: body), loss.isComplete, loss.lost.isEmpty
        else { return false }
        return !analyzer.isEditedInside(positions.collection, in: body)
    }

    private func isPlainValue(_ element: TypeID) -> Bool {
        analyzer.marks(ofType: element).contains(.scalar)
    }

    /// Adds what could tell the elements apart instead: a fix where they have an `id` that serves, else what they lack.
    fileprivate func advise(on list: ElementList, _ positions: Positions, in match: inout Match) {
        guard let element = positions.element, analyzer.isKnown(element) else { return }
        if analyzer.conforms(element, to: analyzer.wellKnown.view) {
            match.severity = .hint
            match.notes.append(
                Note("the elements are views, which have no identity of their own: take data, and a closure that makes a row"))
            return
        }
        let declaration = analyzer.nominal(element)
        guard declaration != .none else { return }
        let name = name(of: declaration)
        let collection = tree.oneLine(positions.collection).shortened(to: 40)
        let origin = analyzer.identifierOrigin(of: element)
        switch origin {
        case .data:
            if let fix = elementFix(list, positions, element) { match.fixes.append(fix) }
        case .construction, .constructionOrData:
            if analyzer.keepsElements(positions.collection, in: body) {
                if let fix = elementFix(list, positions, element) { match.fixes.append(fix) }
            } else if origin == .construction {
                match.notes.append(
                    Note("each `\(name)` gets its `id` when it is made: by that, all rows are replaced where `\(collection)` is made anew"))
            }
        case .contents:
            match.notes.append(Note("the `id` of `\(name)` is made of all its values: by that, an edit of any of them makes another row"))
        case .none:
            // What is Hashable may be told apart by itself.
            let isPlain = isPlainValue(element)
            if isPlain { match.severity = .hint }
            guard [.structType, .enumType].contains(program[declaration].kind), !analyzer.isIdentifiable(element),
                isPlain || !analyzer.conforms(element, to: analyzer.wellKnown.hashable)
            else { return }
            match.notes.append(Note("`\(name)` has no identity of its own: give the elements an `id` that stays"))
        }
    }

    /// `\.element.id` where the element has a Hashable `id`.
    private func elementFix(_ list: ElementList, _ positions: Positions, _ element: TypeID) -> Fix? {
        guard positions.isEnumerated, let id = list.id, let idType = analyzer.identifierType(of: element),
            case let isIdentifiable = analyzer.isIdentifiable(element),
            isIdentifiable || analyzer.conforms(idType, to: analyzer.wellKnown.hashable),
            let whole = analyzer.forEachType(body[list.node].type, identifiedBy: idType)
        else { return nil }
        let predicted = analyzer.printedType(of: body, replacing: list.node, with: [whole]).map { analyzer.spelling($0) }
        // That an `id` is another one for each element is what Identifiable promises; of an enumeration a collection may hold one case twice.
        let differ = isIdentifiable && program[analyzer.nominal(element)].kind != .enumType
        let isApplied = predicted != nil && tree.diagnostics.isEmpty && differ
        return Fix(
            title: "tell the rows apart by their elements", applicability: isApplied ? .unsafe : .display,
            edits: [Edit(range: tree.range(id.syntax), replacement: "\\.element.id")], predictedType: predicted,
            note: differ ? nil : "where no two of them have the same `id`")
    }
}
