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
        summary: "the elements of a list are identified by their position",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports ForEach and List over `items.indices` or `0..<items.count`, and with `id: \\.offset` or `\\.0` over an \
                enumerated collection, if the program inserts, removes or moves elements. A warning if rows have state, focus, a \
                transition or explicit identity, or if the change animates: the message says what ends up in the wrong row. A hint if \
                rows have none of these, or if the collection is only replaced as a whole. Silent if elements are only added and removed \
                at the end, if the program does not change the collection, below an `.id` that follows the collection, and if the \
                program scrolls to the position.
                """,
            whyItMatters: """
                A position is not an identity. When an element is inserted or removed, each later row keeps its position and gets the \
                content of its neighbour. State stays with the wrong element, and the change animates at the end of the list.
                """,
            whatToDoInstead: """
                Loop over the elements: `ForEach(items)`, with bindings `ForEach($items)`. Keep `enumerated()` if the position is shown, \
                with `id: \\.element.id`. An `id` that is created with the element, such as `UUID()`, does not help if the collection is \
                created again from data: first give the elements an `id` from that data.
                """,
            fixSafety: """
                Unsafe: state will follow its element. Offered for an enumerated collection of elements with an `id` that stays while \
                the collection changes. Display only if the element is not declared Identifiable, and for an enumeration, because a \
                collection can contain a case twice. Elsewhere the body of the loop must change as well: no fix.
                """),
        severity: .warning, group: .lists, fixes: .sometimes, isSometimesHint: true, exemptions: .places,
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
                    @State private var people: [Person] = []
                    var body: some View {
                        ForEach(Array(people.enumerated()), id: ↓\\.offset) { index, person in
                            Text("\\(index): \\(person.name)")
                        }
                        Button("add") { people.insert(Person(id: people.count, name: ""), at: 0) }
                    }
                }
                """,
                fixed: """
                    struct Person: Identifiable { let id: Int; var name: String }
                    struct People: View {
                        @State private var people: [Person] = []
                        var body: some View {
                            ForEach(Array(people.enumerated()), id: \\.element.id) { index, person in
                                Text("\\(index): \\(person.name)")
                            }
                            Button("add") { people.insert(Person(id: people.count, name: ""), at: 0) }
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
                !context.analyzer.hasConstantCount(list.data.syntax, in: context.body), !context.isIdentity(positions, of: list),
                !context.areAboutPositions(list, positions)
            else { return nil }
            let collection = "`\(context.tree.oneLine(positions.collection, upTo: 40))`"
            let held = context.heldByRows(of: list)
            var match = Match(
                range: context.tree.range(positions.isEnumerated ? list.id?.syntax ?? list.data.syntax : list.data.syntax), message: "")
            switch context.analyzer.history(ofCollection: positions.collection, of: list.node, in: context.body) {
            case .unchanged: return nil
            case .replaced:
                guard case .state(let what, _) = held else { return nil }
                match.message = "\(what) stays in its row when \(collection) gets different elements: rows are identified by position"
                match.severity = .hint
            case .edited(let isAnimated, let movesFocus):
                let isAnimated = isAnimated || context.isAnimated(positions, around: list)
                let when = "when an element of \(collection) is inserted, removed or moved"
                switch held {
                case .state(let what, let isFocus):
                    match.message = "\(what) moves to a different row \(when): rows are identified by position"
                    if movesFocus, isFocus { match.severity = .hint }
                case .identity(let id, let isHolding):
                    match.message = "every later row is replaced \(when): rows are identified by position, and `\(id)` by the element"
                    if !isHolding { match.severity = .hint }
                case .transition: match.message = "the wrong row animates \(when): rows are identified by position"
                case .nothing where isAnimated:
                    match.message = "the wrong row animates \(when): rows are identified by position"
                    // Of pages only one is on screen.
                    if context.isPaged(list) { match.severity = .hint }
                case .nothing:
                    match.message = "inserting or removing an element of \(collection) shifts the identity of every later row"
                    match.severity = .hint
                }
            }
            context.advise(on: list, positions, areRowsHolding: held.isSomething, in: &match)
            match.node = list.node
            return match
        }
    }
}

/// What the rows of a list hold that belongs to an element.
private enum HeldByRows {
    /// State of a view, in words, and whether it is what a field has while it is edited.
    case state(String, isFocus: Bool)
    /// An `.id` that says which element a row shows, as written, and whether the row holds anything that goes with it.
    case identity(String, isHolding: Bool)
    /// A transition.
    case transition
    /// Nothing that is known.
    case nothing

    /// Whether it is anything that belongs to an element.
    var isSomething: Bool { if case .nothing = self { false } else { true } }
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

    // MARK: What a shifted position does

    /// Whether the position is what the program means: the list is a different one whenever the collection changes, or it is scrolled by position.
    fileprivate func isIdentity(_ positions: Positions, of list: ElementList) -> Bool {
        let name = analyzer.holderName(of: positions.collection, in: tree)
        for (_, parent) in body.ancestry(of: list.node) {
            if body[parent].kind == .modifier {
                let marks = analyzer.marks(ofModifier: parent, in: body)
                if marks.contains(.identity), let id = body.call(parent)?.arguments.first,
                    name.map({ tree.names(in: tree.tokenRange(id.syntax)).contains($0) }) == true
                {
                    return true
                }
                if marks.contains(.scrollsToIDs), !positions.isEnumerated { return true }
            } else if !positions.isEnumerated, marks(ofConstruct: parent).contains(.scrollsToIDs) {
                return true
            }
        }
        return false
    }

    /// Whether the rows of a list show their position, and nothing in them reads the element that stands there.
    fileprivate func areAboutPositions(_ list: ElementList, _ positions: Positions) -> Bool {
        guard let closure = list.closure.flatMap({ Closure(tree, $0) }) else { return false }
        let names = namesRead(inside: closure)
        let parameters = closure.parameterNames
        // What nothing tells where it stands is the same in each row.
        if !parameters.isEmpty, !parameters.contains(where: { names.contains(tree.name($0)) }) { return true }
        if positions.isEnumerated, parameters.count != 2 || names.contains(tree.name(parameters[1])) { return false }
        guard let holder = analyzer.holderName(of: positions.collection, in: tree)?.withoutProjection, !names.contains(holder) else {
            return false
        }
        // What the program makes of a position elsewhere may read the element.
        return !names.contains { name in
            program.names.find(name).map { analyzer.valuesAndTypes(named: $0) }?.contains {
                program[$0].kind == .function || program[$0].kind.isNominal && analyzer.statesView($0)
            } ?? false
        }
    }

    /// Whether the rows of a list are pages, of which one is on screen at a time.
    fileprivate func isPaged(_ list: ElementList) -> Bool {
        body.ancestry(of: list.node).contains { _, parent in
            body[parent].kind == .construct && analyzer.keeps("the selected page", view: parent, in: body)
        }
    }

    /// Whether an animation around a list follows its collection, or the list edits it itself.
    fileprivate func isAnimated(_ positions: Positions, around list: ElementList) -> Bool {
        let own = body.ancestry(of: list.node).prefix { body[$0.parent].kind == .modifier && body[$0.child].role == .base }
        if own.contains(where: { analyzer.editsRowsAtOnce($0.parent, in: body) }), analyzer.mayOfferToEdit(rowsAt: list.node, in: body) {
            return true
        }
        guard let name = analyzer.holderName(of: positions.collection, in: tree) else { return false }
        return body.ancestry(of: list.node).contains { _, parent in
            body[parent].kind == .modifier && analyzer.marks(ofModifier: parent, in: body).contains(.animates)
                && body.call(parent)?.arguments.contains { tree.names(in: tree.tokenRange($0.syntax)).contains(name) } == true
        }
    }

    /// What the rows of a list hold.
    fileprivate func heldByRows(of list: ElementList) -> HeldByRows {
        guard let row = list.content else { return .nothing }
        let all = analyzer.stateLoss(below: row, in: body).lost
        let lost = (all.isEmpty ? stateInArms(ofRow: row) : all).filter { entry in
            // What a view reads when it appears stays with its row, since that does not appear again.
            let isKept = !entry.isMadeAgain || entry.comesBack == .set && entry.isReadOnAppearing
            return entry.kind != "lifecycle" && isKept && !entry.isLoaded && entry.lostRepeatedly.isMissed && !entry.isIdle
                && !entry.isOfPlatformView && !entry.isScrollOffset && !entry.isFollowingInput
        }
        // What an `.id` in the row tells apart does not stay in it.
        let staying = lost.filter { !$0.isIdentified }
        let state = staying.filter(\.isOwnedValue).min { $0.origin < $1.origin } ?? staying.first { !$0.isOwnedValue }
        let modifiers = rowModifiers(from: row, in: body, depth: 0)
        if let id = modifiers.first(where: { analyzer.isIdentityModifier($0.node, in: $0.body) }),
            let argument = id.body.call(id.node)?.arguments.first,
            program.tree(id.body.file).kind(argument.syntax) == .member || analyzer.readsElement(argument.syntax, in: id.body)
        {
            return .identity(".id(\(program.tree(id.body.file).oneLine(argument.syntax, upTo: 30)))", isHolding: !lost.isEmpty)
        }
        if let state {
            return .state(
                state.isOwnedValue ? "`@\(state.kind) \(state.name)` of `\(state.view)`" : "the \(state.name) of `\(state.view)`",
                isFocus: state.isFocus)
        }
        return modifiers.contains { analyzer.marks(ofModifier: $0.node, in: $0.body).contains(.transition) } ? .transition : .nothing
    }

    /// What the arms of a row's own view hold: which of them is on screen depends on the element.
    private func stateInArms(ofRow row: ViewNodeID) -> [LostState] {
        let type = analyzer.nominal(body[body.rootView(of: row)].type)
        guard type != .none, !analyzer.isFromPrelude(type),
            let member = program.members(of: type).first(where: { program[$0].name == analyzer.wellKnown.names.body }),
            let inner = analyzer.body(of: member)
        else { return [] }
        let branches = inner.nodes.indices.map { ViewNodeID(UInt32($0)) }.filter { inner[$0].kind == .branch }
        return branches.flatMap { inner.children($0) }.flatMap { analyzer.stateLoss(below: $0, in: inner).lost }
    }

    /// The modifiers that a row ends in, through members that make it.
    private func rowModifiers(from row: ViewNodeID, in body: LoweredBody, depth: Int) -> [(body: LoweredBody, node: ViewNodeID)] {
        let root = body.rootView(of: row)
        let own = (body.modifiers(from: row, to: root) ?? []).map { (body: body, node: $0) }
        guard depth < 3, body[root].kind == .reference, body[root].declaration != .none,
            let inner = analyzer.contentBody(of: body[root].declaration)
        else { return own }
        return own + rowModifiers(from: .root, in: inner, depth: depth + 1)
    }

    // MARK: What else could tell the elements apart

    private func isPlainValue(_ element: TypeID) -> Bool {
        analyzer.marks(ofType: element).contains(.scalar)
    }

    /// Adds what could tell the elements apart instead: a fix where they have an `id` that serves, else what they lack.
    fileprivate func advise(on list: ElementList, _ positions: Positions, areRowsHolding isHeld: Bool, in match: inout Match) {
        guard let element = positions.element, analyzer.isKnown(element) else { return }
        if analyzer.conforms(element, to: analyzer.wellKnown.view) {
            match.severity = .hint
            match.notes.append(
                Note("the elements are views, which have no identity: pass data, and make each row in the closure"))
            return
        }
        let declaration = analyzer.nominal(element)
        guard declaration != .none else { return }
        let name = name(of: declaration)
        let origin = analyzer.identifierOrigin(of: element)
        switch origin {
        case .data:
            if let fix = elementFix(list, positions, element) { match.fixes.append(fix) }
        case .construction, .constructionOrData:
            if analyzer.keepsElements(positions.collection, in: body) {
                if let fix = elementFix(list, positions, element) { match.fixes.append(fix) }
            } else if origin == .construction {
                match.notes.append(
                    Note("if elements are created again from data, first give `\(name)` an `id` from that: each new one has a new `id`"))
            }
        case .contents:
            match.notes.append(Note("the `id` of `\(name)` depends on all its values, so each edit replaces the row"))
        case .none:
            // What is Hashable may be told apart by itself.
            let isPlain = isPlainValue(element)
            // Plain values may be equal, and nothing else tells them apart: where no row holds anything, nobody sees which one went.
            if isPlain, !isHeld { match.severity = .hint }
            guard [.structType, .enumType].contains(program[declaration].kind), !analyzer.isIdentifiable(element),
                isPlain || !analyzer.conforms(element, to: analyzer.wellKnown.hashable)
            else { return }
            match.notes.append(Note("`\(name)` is not Identifiable: give it an `id` that stays the same"))
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
        // That an `id` is a different one for each element is what Identifiable promises; of an enumeration a collection may hold one case twice.
        let differ = isIdentifiable && program[analyzer.nominal(element)].kind != .enumType
        let isApplied = predicted != nil && tree.diagnostics.isEmpty && differ
        var fix = Fix(
            title: "identify the rows by their elements", applicability: isApplied ? .unsafe : .display,
            edits: [Edit(range: tree.range(id.syntax), replacement: "\\.element.id")], predictedType: predicted,
            note: differ ? nil : "correct if no two elements have the same `id`")
        if isIdentifiable, let index = unusedIndex(of: list) {
            let collection = tree.oneLine(positions.collection)
            fix.add(note: "\(index) is not used: `ForEach(\(collection.shortened(to: 40)))` needs no index")
        }
        return fix
    }

    /// The names in the statements of a closure.
    private func namesRead(inside closure: Closure) -> Set<String> {
        let statements = program.activeItems(of: closure.id, in: body.file).filter { tree.kind($0) != .closureSignature }
        return Set(statements.flatMap { tree.names(in: tree.tokenRange($0)).map(\.withoutProjection) })
    }

    /// What the first parameter of a row's closure is called, where nothing in it uses the index.
    private func unusedIndex(of list: ElementList) -> String? {
        guard let closure = list.closure.flatMap({ Closure(tree, $0) }), let first = closure.parameterNames.first else { return nil }
        let name = tree.name(first)
        if name == "_" { return "the index" }
        return namesRead(inside: closure).contains(name) ? nil : "`\(name)`"
    }
}

extension Analyzer {
    /// The last name of the value that a collection is read from: `items` of `model.items.filter { … }`.
    fileprivate func holderName(of collection: NodeID, in tree: SyntaxTree) -> String? {
        var current = collection
        while tree.kind(current) == .call, let callee = tree.firstChild(current), let base = MemberAccess(tree, callee)?.base {
            current = base
        }
        return tree.calleeToken(current).map { tree.name($0) }
    }
}
