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
                Reports a computed `id` of an Identifiable type that returns a stored `var`, if a view of the program edits that \
                variable through a binding.
                """,
            whyItMatters: """
                Each keystroke makes the element a different element: its row is destroyed in the middle of the edit, with focus and the \
                editing session.
                """,
            whatToDoInstead: "Give the element a separate `id` that does not change: `let id = UUID()`.",
            fixSafety: "No fix: a stored id changes initialisers and encoded data."),
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
                    "editing `\(context.name(of: property))` changes the identity of its `\(context.name(of: owner))` during the edit",
                notes: [Note(isHere ? "it is edited here" : "it is edited at \(path):\(line)", range: isHere ? edit.range : nil)])
            match.declaration = id
            return match
        }
    }
}
