// An id made of a value that is edited.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameSyntax

extension Rule {
    /// Reports `var id: String { name }` where `name` is edited.
    public static let mutableContentIdentity = Rule(
        id: "mutable_content_id",
        summary: "the `id` of an Identifiable type is a value that is edited",
        explanation: RuleExplanation(
            whatItDoes: """
                Reports a computed `id` of an Identifiable type that is a stored `var` of it, where a view of the program edits that \
                variable through a binding.
                """,
            whyItMatters: """
                With each key the element is another one: its row is thrown away in the middle of the edit, with focus and the editing \
                session.
                """,
            whatToDoInstead: "Give the element an `id` of its own that stays: `let id = UUID()`.",
            fixSafety: "There is no fix: a stored id changes the initialisers and what is encoded."),
        severity: .hint, group: .lists, fixes: .never, exemptions: .places,
        examples: [
            .bad(
                """
                struct Tag: Identifiable {
                    var ↓id: String { name }
                    var name: String
                }
                struct TagRow: View {
                    @Binding var tag: Tag
                    var body: some View { TextField("name", text: $tag.name) }
                }
                """),
            .good(
                """
                struct Tag: Identifiable {
                    var id: String { name }
                    let name: String
                }
                """),
        ],
        check: .file(findMutableContentIdentity))

    private static func findMutableContentIdentity(_ context: FileContext) -> [Match] {
        let program = context.program
        let analyzer = context.analyzer
        return context.declarations.compactMap { id in
            guard program[id].kind == .variable, program[id].flags.contains(.hasBody), program[id].name == analyzer.wellKnown.names.id,
                !program[id].flags.contains(.isStatic)
            else { return nil }
            let owner = program.nominal(containing: id)
            guard owner != .none, program[owner].kind == .structType,
                analyzer.states(owner, protocolNamed: analyzer.wellKnown.names.identifiable),
                let property = analyzer.propertyReturned(by: id), analyzer.storedProperties(of: owner).contains(property),
                !program[property].flags.contains(.isLet), let edit = analyzer.bindingEdit(of: property, in: owner)
            else { return nil }
            let path = program.tree(edit.file).source.path
            let line = program.tree(edit.file).source.location(of: edit.range.start).line
            let isHere = edit.file == context.file
            var match = Match(
                range: context.nameRange(of: id),
                message:
                    "an edit of `\(context.name(of: property))` makes a `\(context.name(of: owner))` another element, in the middle of it",
                notes: [Note(isHere ? "it is edited here" : "it is edited at \(path):\(line)", range: isHere ? edit.range : nil)])
            match.declaration = id
            return match
        }
    }
}
