// Marks as the analysis asks for them: with what users' configurations add, and by name for what no prelude declares.

import SelfsameDeclarations
import SelfsameSyntax

extension Inference {
    /// The marks above a declaration that say more than a word, and what the configuration says of it.
    public func markDetails(of declaration: DeclID) -> [MarkDetail] {
        guard declaration != .none else { return [] }
        let stated = program.markDetails(of: declaration)
        let inert = program.profile.knowledge.inertModifiers
        guard !inert.isEmpty, !isFromPrelude(declaration), let arguments = inert[name(program[declaration].name)] else { return stated }
        return stated + [.inert(isSafe: false, arguments: arguments)]
    }

    /// What is known of a declaration as API: its own marks where a prelude has it; of what the program or a library declares under a name that
    /// a prelude knows, that name's.
    package func apiMarks(of declaration: DeclID) -> Marks {
        guard declaration != .none else { return [] }
        return isFromPrelude(declaration) ? program.marks(of: declaration) : program.marks(named: program[declaration].name)
    }

    /// The marks of a view's type, where a prelude declares it.
    public func marks(ofType type: TypeID) -> Marks {
        let declaration = nominal(type)
        return isFromPrelude(declaration) ? program.marks(of: declaration) : []
    }

    /// The marks of the prelude's view that a node makes, modifiers around it aside.
    public func marks(ofView node: ViewNodeID, in body: LoweredBody) -> Marks {
        let declaration = viewDeclaration(of: node, in: body)
        return isFromPrelude(declaration) ? program.marks(of: declaration) : []
    }

    /// The marks of the prelude's modifier that a node applies; none for other nodes.
    public func marks(ofModifier node: ViewNodeID, in body: LoweredBody) -> Marks {
        guard body[node].kind == .modifier, let call = body.call(node), isFromPrelude(call.declaration) else { return [] }
        return program.marks(of: call.declaration)
    }

    /// Whether a nominal type states a conformance to a protocol with a mark, directly or through another one. A protocol that no prelude
    /// declares is known by its name.
    package func states(_ type: DeclID, marked mark: Marks) -> Bool {
        if program.statedProtocols(of: type).contains(where: { apiMarks(of: $0).contains(mark) }) { return true }
        return program.inheritance(of: type).contains { entry in
            let file = program[entry.statedBy].file
            let token = program.tree(file).mainToken(entry.node)
            return token != .none && !program.hasOtherViews(file) && program.marks(named: program.name(of: token, in: file)).contains(mark)
        }
    }
}
