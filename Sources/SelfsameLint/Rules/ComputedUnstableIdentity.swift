// An id that is computed again each time it is asked for.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

extension Rule {
    /// Reports `var id: UUID { UUID() }`.
    public static let computedUnstableIdentity = Rule(
        id: "computed_unstable_id",
        summary: "the `id` of an Identifiable type has a different value each time it is read",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports a computed `id` of an Identifiable type that creates a new value at each call: `var id: UUID { UUID() }`, `var \
                id: String { UUID().uuidString }`. A warning if the program shows the elements in a list, or presents one of them; a hint \
                elsewhere, as for the options of a menu. Silent if its lists identify the elements by something else, such as `\\.self`.
                """,
            whyItMatters: """
                Each time a list is evaluated, it sees different elements: every row is destroyed with its state and created again, and \
                nothing animates.
                """,
            whatToDoInstead: "Store the id (`let id = UUID()`), or derive it from values that identify the element.",
            fixSafety: "No fix: a stored id changes initialisers and encoded data."),
        severity: .warning, group: .lists, fixes: .never, isSometimesHint: true, exemptions: .places,
        examples: [
            .bad(
                """
                struct Note: Identifiable {
                    var ↓id: UUID { UUID() }
                    var text: String
                }
                struct Notes: View {
                    var notes: [Note]
                    var body: some View { List(notes) { Text($0.text) } }
                }
                """),
            .good(
                """
                struct Note: Identifiable {
                    let id = UUID()
                    var text: String
                }
                """),
        ],
        check: .file(findComputedUnstableIdentity))

    private static func findComputedUnstableIdentity(_ context: FileContext) -> [Match] {
        let program = context.program
        return context.declarations.compactMap { id in
            guard program[id].kind == .variable, program[id].flags.contains(.hasBody),
                program[id].name == context.analyzer.wellKnown.names.id,
                !program[id].flags.contains(.isStatic)
            else { return nil }
            let owner = program.nominal(containing: id)
            guard owner != .none, program[owner].kind.isNominal,
                context.analyzer.states(owner, protocolNamed: context.analyzer.wellKnown.names.identifiable),
                let found = context.analyzer.nondeterminism(declaredBy: id)
            else { return nil }
            var match = Match(
                range: context.nameRange(of: id),
                message:
                    "each `\(context.name(of: owner))` is a different element each time its `id` is read, because `\(found.text)` is never the same"
            )
            match.declaration = id
            switch context.analyzer.telling(owner, by: id) {
            case .place(let note, let isRunAgain):
                match.notes.append(note)
                if !isRunAgain { match.severity = .hint }
            case .otherwise: return nil
            case .unseen: match.severity = .hint
            }
            return match
        }
    }
}

/// Whether the program tells values of a type apart by their ids.
private enum ElementTelling {
    /// Here: in a list other than the options of a menu, or by what presents one of them.
    case place(Note, isRunAgain: Bool)
    /// Its lists tell them apart by something else, such as `\.self`.
    case otherwise
    /// The program shows no place.
    case unseen
}

extension Analyzer {
    /// The first place of the program that tells values of a type apart by their ids.
    fileprivate func telling(_ element: DeclID, by identity: DeclID) -> ElementTelling {
        var isToldOtherwise = false
        for holder in valuesDeclared(with: element) {
            for use in uses(of: holder).prefix(100) where !isInPreviewOrTest(use) {
                guard let around = program.declaration(around: use), let body = contentBody(of: around) else { continue }
                let tree = program.tree(body.file)
                if let list = list(over: use.node, in: body),
                    // Code that is not typed: what the value is declared with.
                    elementType(of: list.data.type).map({ nominal($0) == element }) ?? true
                {
                    guard list.id.map({ names(identity, below: $0.syntax, in: body.file) }) ?? true else {
                        isToldOtherwise = true
                        continue
                    }
                    if !body.ancestry(of: list.node).contains(where: { marks(ofView: $0.parent, in: body).contains(.options) }) {
                        return .place(
                            Note(
                                "`\(typeName(of: list.node, in: body))` in `\(body.name)` creates all rows again each time",
                                range: body.file == program[element].file ? tree.range(list.data.syntax) : nil),
                            isRunAgain: isRunAgain(body))
                    }
                }
                if let node = body.innermost(around: use.node, in: tree), body[node].kind == .modifier, let call = body.call(node),
                    program.marks(of: call.declaration).contains(.showsValue),
                    // A title is no item. What tells items apart is given a binding to an optional one.
                    let item = call.arguments.first(where: { tree.range($0.syntax).contains(tree.range(use.node)) }),
                    marks(ofType: item.type).contains(.given), let given = genericArguments(item.type).first,
                    nominal(wrappedType(given) ?? given) == element
                {
                    return .place(
                        Note(
                            "`\(modifierName(of: node, in: body))` in `\(body.name)` presents a different value each time the body runs",
                            range: body.file == program[element].file ? tree.range(item.syntax) : nil),
                        isRunAgain: isRunAgain(body))
                }
            }
        }
        // A type whose own code reads the `id` may be compared by it.
        let isRead = uses(of: identity).contains { use in
            program.declaration(around: use).map { $0 != identity && program.nominal(containing: $0) == element } ?? false
        }
        return isToldOtherwise && !isRead ? .otherwise : .unseen
    }

    /// Whether a body runs more than once for each identity of its view, as far as is known.
    private func isRunAgain(_ body: LoweredBody) -> Bool { if isApp, case .once = occasion(of: body) { false } else { true } }

    /// Whether an argument `id:` is a key path to a property: `\.self` tells elements apart by what is stored in them.
    private func names(_ property: DeclID, below argument: NodeID, in file: FileID) -> Bool {
        let range = program.tree(file).range(argument)
        return uses(of: property).contains { $0.file == file && range.contains(program.tree(file).range($0.node)) }
    }

    /// The properties and functions of the program whose written types name a type.
    private func valuesDeclared(with type: DeclID) -> [DeclID] {
        let name = program[type].name
        return program.files.filter { !$0.role.isPrelude }.flatMap { file in
            file.declarations.map { DeclID($0) }.filter { id in
                let tree = program.tree(program[id].file)
                guard program[id].kind.isValue,
                    // Of a property without a written type, the value that it begins with names what is in it.
                    let written = tree.child(program[id].node, .typeAnnotation) ?? tree.child(program[id].node, .returnClause)
                        ?? tree.initialValue(of: program[id].node)
                else { return false }
                return tree.tokenRange(written).contains { program.name(of: TokenID($0), in: program[id].file) == name }
            }
        }
    }

    /// The list whose data an expression is, or a part of.
    private func list(over node: NodeID, in body: LoweredBody) -> ElementList? {
        let range = program.tree(body.file).range(node)
        return body.nodes.indices.firstAnswer { index in
            elementList(at: ViewNodeID(UInt32(index)), in: body).flatMap { list in
                program.tree(body.file).range(list.data.syntax).contains(range) ? list : nil
            }
        }
    }
}
