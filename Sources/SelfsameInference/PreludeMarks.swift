// What users' configurations add to the marks of declarations.

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
}
