// Rows that observe an object of which they read almost nothing.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameInference
import SelfsameSyntax
import SelfsameUpdates

extension Rule {
    /// Reports a row with `@EnvironmentObject var store: Store` that reads `store.favorites` only.
    public static let rowObservesObject = Rule(
        id: "row_observes_object",
        summary: "each row of a list observes an object that all rows share, and reads one property of it",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports a view in the rows of a ForEach or List that observes an ObservableObject with three or more published properties, \
                if its body reads at most one of them and the program changes a different one. Silent for an object that belongs to the element \
                of the row, and if the view passes the object on.
                """,
            whyItMatters: """
                An ObservableObject does not say which property changed. Every change of any published property runs the body of every \
                row on screen.
                """,
            whatToDoInstead: """
                Pass the value that the row shows, and a closure for what it does. Or use `@Observable`, which runs only the bodies that read the \
                property that changed.
                """,
            fixSafety: "No fix: the values have to be passed by the views that create the row."),
        severity: .hint, group: .lists, fixes: .never, isDefault: false, isPedantic: true, exemptions: .places,
        examples: [
            .bad(
                """
                final class Store: ObservableObject {
                    @Published var favorites: Set<Int> = []
                    @Published var query = ""
                    @Published var progress = 0.0
                    func advance() { progress += 0.1 }
                }
                struct Row: View {
                    var id: Int
                    @EnvironmentObject private var store: Store
                    var body: some View { Text(store.favorites.contains(id) ? "yes" : "no") }
                }
                struct Rows: View {
                    var body: some View {
                        List(0..<100, id: \\.self) { id in ↓Row(id: id) }
                    }
                }
                """),
            .good(
                """
                final class Store: ObservableObject {
                    @Published var favorites: Set<Int> = []
                    @Published var query = ""
                    @Published var progress = 0.0
                    func advance() { progress += 0.1 }
                }
                struct Row: View {
                    var isFavorite: Bool
                    var body: some View { Text(isFavorite ? "yes" : "no") }
                }
                struct Rows: View {
                    @EnvironmentObject private var store: Store
                    var body: some View {
                        List(0..<100, id: \\.self) { id in Row(isFavorite: store.favorites.contains(id)) }
                    }
                }
                """),
        ],
        looksFor: [.call(.elements)],
        check: .body(findObservingRows))

    /// From so many published properties on, a change is likely to be one that a row does not read.
    private static let leastPublished = 3

    private static func findObservingRows(_ context: BodyContext) -> [Match] {
        let body = context.body
        let reads = ViewReads(context.analyzer)
        return context.elementLists.flatMap { list -> [Match] in
            guard !context.areOptionsOrMarks(list), let content = list.content else { return [] }
            return (content.rawValue..<content.rawValue + body[content].size).map { ViewNodeID($0) }.compactMap { node in
                guard body[node].kind == .construct, context.isShown(node, in: list),
                    let (holder, type) = context.sharedObject(observedBy: node), case let published = reads.published(by: type),
                    published.count >= leastPublished, let read = reads.publishedProperties(readOf: holder), read.count < 2,
                    let write = context.write(toOneOf: published.filter { !read.contains($0) }),
                    let token = context.tree.calleeToken(body[node].syntax)
                else { return nil }
                let view = context.name(of: context.program.nominal(containing: holder))
                let reading = read.first.map { "which reads only `\(context.name(of: $0))`" } ?? "which reads none of them"
                var match = Match(
                    range: context.tree.tokens.range(token),
                    message: """
                        each change of one of the \(published.count) published properties of `\(context.name(of: type))`, such as \
                        `\(context.name(of: write.property))`, runs the body of every `\(view)`, \(reading)
                        """,
                    notes: [
                        context.program.note(
                            "`\(context.name(of: write.property))` changes here", at: CodeLocation(write.use.file, write.use.node),
                            from: body.file)
                    ])
                match.node = node
                return match
            }
        }
    }
}

extension BodyContext {
    /// Whether a view of a row is on screen with the row, and not shown later.
    fileprivate func isShown(_ node: ViewNodeID, in list: ElementList) -> Bool {
        !body.ancestry(of: node).prefix { $0.parent >= list.node }.contains { analyzer.isPresentedLater($0.child, in: body) }
    }

    /// The object that a view of the program in a row observes, as all other rows do: the property that holds it, and its class.
    fileprivate func sharedObject(observedBy node: ViewNodeID) -> (holder: DeclID, type: DeclID)? {
        let view = analyzer.nominal(body[node].type)
        guard view != .none, !analyzer.isFromPrelude(view), analyzer.statesView(view), let call = body.call(node) else { return nil }
        for holder in analyzer.storedProperties(of: view) {
            guard let wrapper = analyzer.wrapper(of: holder), wrapper.marks.contains([.subscribes, .object]),
                !wrapper.marks.contains(.owned), case let type = analyzer.nominal(analyzer.valueType(of: holder)), type != .none,
                !wrapper.marks.contains(.given) || isShared(holder, call)
            else { continue }
            return (holder, type)
        }
        return nil
    }

    /// Whether a call gives a property the same object in every row.
    private func isShared(_ holder: DeclID, _ call: CallRecord) -> Bool {
        guard call.declaration != .none,
            let argument = call.arguments.first(where: {
                analyzer.properties(givenBy: $0.parameter, of: call.declaration).contains(holder)
            }), analyzer.classMade(by: argument, in: body) == nil
        else { return false }
        let names = ReadWalk(analyzer).reads(below: [argument.syntax], in: CodeScope(body))
        return !names.isEmpty
            && names.allSatisfy { read in
                switch read.origin {
                case .declaration(let id): program[id].kind != .function
                case .parameter: true
                default: false
                }
            }
    }

    /// Where the program changes one of some properties, after it is made: the one that it changes in most places.
    fileprivate func write(toOneOf properties: [DeclID]) -> (property: DeclID, use: NameUse)? {
        var found: (property: DeclID, use: NameUse)?
        var most = 0
        for property in properties {
            let writes = analyzer.writes(to: property).known.filter { !$0.isHandedOn }
            guard let first = writes.first, writes.count > most else { continue }
            (found, most) = ((property, first.use), writes.count)
        }
        return found
    }
}
