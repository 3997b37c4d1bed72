// Elements that are their own identity, though they have several values that change.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports `id: \.self` over structures with several values.
    public static let forEachSelfIdentity = Rule(
        id: "foreach_self_id",
        summary: "the elements of a list are identified by all of their values",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports `id: \\.self` and `id: \\.hashValue` in ForEach and List (`\\.element` and `\\.element.hashValue` over an \
                enumerated collection) if the element is a structure of the program with several stored properties, the collection can \
                change, and the program edits such a property. The message names the state that rows lose. Silent if a selection of whole \
                elements needs it. Also reports `ForEach($names, id: \\.self)` with a control in the row that edits the element.
                """,
            whyItMatters: """
                Each edit of an element makes it a different element: its row is destroyed with its state in the middle of the edit. \
                Equal elements share an identity, which breaks the list, and each comparison hashes the whole structure.
                """,
            whatToDoInstead: "Make the element Identifiable by a value that does not change, or name such a value: `id: \\.key`.",
            fixSafety: "No fix: only the author knows which property is stable."),
        severity: .hint, group: .lists, fixes: .never, exemptions: .places,
        examples: [
            .bad(
                """
                struct Track: Hashable { var title: String; var length: Int }
                struct Playlist: View {
                    @State private var tracks: [Track] = []
                    var body: some View {
                        List {
                            ForEach(tracks, id: ↓\\.self) { Text($0.title) }
                            Button("rename") { tracks[0].title = "new" }
                        }
                    }
                }
                """),
            .bad(
                """
                struct Names: View {
                    @State private var names = ["Ada", "Max"]
                    var body: some View {
                        List {
                            ForEach($names, id: ↓\\.self) { $name in
                                TextField("name", text: $name)
                            }
                        }
                    }
                }
                """),
            .good(
                """
                enum Genre: String, CaseIterable { case jazz, folk }
                struct Genres: View {
                    var body: some View {
                        ForEach(Genre.allCases, id: \\.self) { Text($0.rawValue) }
                    }
                }
                """),
        ],
        looksFor: [.call(.elements)],
        check: .body(findSelfIdentity))

    private static func findSelfIdentity(_ context: BodyContext) -> [Match] {
        let analyzer = context.analyzer
        return context.elementLists.compactMap { list in
            if let match = context.editedItself(list) { return match }
            guard let id = list.id, let (element, isPaired) = context.wholeValue(id, of: list), !context.areOptionsOrMarks(list),
                context.canChange(list), !context.isSelected(element, in: list)
            else { return nil }
            let declaration = analyzer.nominal(element)
            guard declaration != .none, analyzer.program[declaration].kind == .structType, !analyzer.isFromPrelude(declaration),
                // One that says itself what makes it equal is reported apart by that.
                !analyzer.definesEquality(declaration)
            else { return nil }
            let stored = analyzer.storedProperties(of: declaration)
            let mutable = stored.filter { !analyzer.program[$0].flags.contains(.isLet) }
            // A different `id` is a different element, whatever distinguishes rows.
            let identifier = analyzer.wellKnown.names.id
            let edited = mutable.filter { analyzer.isEdited($0) }
            guard stored.count > 1, let first = edited.first(where: { analyzer.program[$0].name != identifier }) ?? edited.first else {
                return nil
            }
            let name = context.name(of: declaration)
            let change = edited.count == 1 ? "`\(context.name(of: first))` of a `\(name)`" : "a value of a `\(name)`"
            let key = "`id: \(context.tree.oneLine(id.syntax))` depends on all \(stored.count) values"
            let lost = list.content.map { analyzer.stateLoss(below: $0, in: context.body).lost } ?? []
            var match = Match(range: context.tree.range(id.syntax), message: "editing \(change) replaces its row: \(key)")
            // What a row reads from the model, or begins with, it has again, since an edit of the element is one of the model.
            let seeds = context.seeds(inRowsOf: list)
            let cost = FlipCost(
                lost: lost.filter { entry in
                    !entry.isReadOnAppearing && !seeds.contains { $0.view == entry.view && $0.name == entry.name }
                })
            if let loss = cost.phrase { match.message = "\(loss) when \(change) changes: \(key)" }
            // An `id` that hashes all values is the same as the value, and one that may be nil is no help.
            let isOptional = analyzer.identifierType(of: element).map { analyzer.wrappedType($0) != nil } ?? false
            if analyzer.isIdentifiable(element), !isOptional, analyzer.identifierOrigin(of: element) != .contents {
                match.notes.append(Note("`\(name)` is Identifiable: \(isPaired ? "use `id: \\.element.id`" : "`id:` is not needed")"))
            }
            match.node = list.node
            return match
        }
    }
}

extension BodyContext {
    /// A list over bindings to plain values, each of which tells its row apart, with a control in the row that edits it: each edit takes the control
    /// away.
    fileprivate func editedItself(_ list: ElementList) -> Match? {
        guard let id = list.id, tree.oneLine(id.syntax) == "\\.self", let content = list.content, let closure = list.closure,
            tree.kind(list.data.syntax) == .reference || tree.kind(list.data.syntax) == .member,
            let token = tree.calleeToken(list.data.syntax), tree.text(token).hasPrefix("$"),
            case let parameters = Closure(tree, closure)?.parameterNames.map({ tree.text($0) }) ?? [], parameters.count == 1,
            let parameter = parameters.first
        else { return nil }
        for index in content.rawValue..<content.rawValue + body[content].size {
            let node = ViewNodeID(index)
            guard body[node].kind == .construct, let call = body.call(node),
                let edited = call.arguments.first(where: {
                    analyzer.marks(ofType: $0.type).contains(.given) && tree.oneLine($0.syntax) == parameter
                }), let value = analyzer.genericArguments(edited.type).first, analyzer.marks(ofType: value).contains(.scalar),
                let kept = analyzer.stateLoss(below: node, in: body).lost.first(where: { !$0.isMadeAgain && $0.isMissed })
            else { continue }
            let element = String(parameter.drop { $0 == "$" })
            var match = Match(
                range: tree.range(id.syntax),
                message: lossMessage(
                    FlipCost(lost: [kept]), "with each edit of `\(element)`",
                    "its row is replaced, because `id: \\.self` is the edited value", ""))
            match.node = list.node
            return match
        }
        return nil
    }

    /// The state of the views in rows that begins with what they are given of the element.
    fileprivate func seeds(inRowsOf list: ElementList) -> [StateSeed] {
        // Of `ForEach(Array(items.enumerated()), …) { index, item in … }` either may be what is given.
        guard let content = list.content, let closure = list.closure,
            case let parameters = (Closure(tree, closure)?.parameterNames ?? []).map({ tree.text($0) }), !parameters.isEmpty
        else { return [] }
        return (content.rawValue..<content.rawValue + body[content].size).flatMap { index -> [StateSeed] in
            guard let call = body.call(ViewNodeID(index)), call.declaration != .none, !analyzer.isFromPrelude(call.declaration) else {
                return []
            }
            return call.arguments.filter { !tree.names(in: tree.tokenRange($0.syntax)).isDisjoint(with: parameters) }.compactMap {
                analyzer.seed(by: $0.parameter, of: call.declaration)
            }
        }
    }

    /// Whether a list selects whole elements, by which its rows then have to be told apart: `selection: $tracks`.
    fileprivate func isSelected(_ element: TypeID, in list: ElementList) -> Bool {
        ([list.node] + body.ancestry(of: list.node).map(\.parent)).contains { node in
            let type = analyzer.printed(body[node].type)
            return marks(ofConstruct: node).contains(.rows) && analyzer.nominal(type) != analyzer.wellKnown.forEach
                && analyzer.genericArguments(type).first.map { analyzer.nominal($0) == analyzer.nominal(element) } == true
        }
    }

    /// The type of the elements that an `id:` takes as a whole, and whether they are next to their positions; nil for any other key path.
    fileprivate func wholeValue(_ id: ArgumentRecord, of list: ElementList) -> (element: TypeID, isPaired: Bool)? {
        guard let element = analyzer.elementType(of: list.data.type) else { return nil }
        switch tree.oneLine(id.syntax) {
        case "\\.self", "\\.hashValue", "\\.self.hashValue": return (element, false)
        case "\\.element", "\\.element.self", "\\.element.hashValue":
            guard case .tuple(_, let parts) = analyzer.structure(of: element), parts.count == 2 else { return nil }
            return (parts[1], true)
        default: return nil
        }
    }
}

extension Analyzer {
    /// Whether a type has `==` or `hash(into:)` of its own.
    fileprivate func definesEquality(_ type: DeclID) -> Bool {
        program.members(of: type).contains { member in
            name(program[member].name) == "==" || program.marks(named: program[member].name).contains(.digests)
        }
    }
}
