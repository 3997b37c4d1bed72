// Who may use a declaration: the program alone, code outside of it, a protocol of the system; and what is used by previews and tests.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

extension Flow {
    /// Whether all callers of a declaration are in the program, and call it by its own name.
    func isClosed(_ declaration: DeclID) -> Bool { !isPublic(declaration) && isCalledByItsName(declaration) }

    /// Whether the callers of a declaration are those of a whole app, whoever else may see it.
    func isOfApp(_ declaration: DeclID) -> Bool { isApp && isCalledByItsName(declaration) }

    /// Whether a protocol that the program does not declare may ask for a member: one that the type states, or one whose requirements are not known.
    func isAskedFor(_ member: DeclID) -> Bool {
        let owner = program.nominal(containing: member)
        guard owner != .none else { return false }
        if program.inheritance(of: owner).contains(where: { $0.resolved == .none }) { return true }
        return ([owner] + program.statedProtocols(of: owner)).contains { stated in
            guard isFromPrelude(stated) else { return false }
            let required = program.members(of: stated)
            if required.isEmpty { return stated != wellKnown.anyObject && !wellKnown.names.markers.contains(program[stated].name) }
            return required.contains { $0 != member && isFromPrelude($0) && program[$0].name == program[member].name }
        }
    }

    private func isCalledByItsName(_ declaration: DeclID) -> Bool {
        guard !isFromPrelude(declaration), !program[declaration].flags.contains(.isOverride) else { return false }
        let parent = program[declaration].parent
        return parent == .none || program[parent].kind != .protocolType
    }

    /// Whether code outside of the program can see a declaration: a public member of a type of the program that is not public is seen by none.
    private func isPublic(_ declaration: DeclID) -> Bool {
        guard program[declaration].flags.contains(.isOpenOrPublic) else { return false }
        let owner = program.nominal(containing: declaration)
        return owner == .none || isFromPrelude(owner) || isPublic(owner)
    }

    /// Whether a use stands in a preview, in tests, or in what only previews use: code that shows a view and is no part of the app.
    package func isInPreviewOrTest(_ use: NameUse) -> Bool {
        if program.files[Int(use.file.rawValue)].isTest { return true }
        if program.spells(wellKnown.names.preview, in: use.file) {
            let tree = program.tree(use.file)
            var inner = use.node
            while let outer = tree.parent(inner) {
                if tree.isPreviewMacro(outer) { return true }
                inner = outer
            }
        }
        return program.declaration(around: use).map { isInPreviewCode($0) } ?? false
    }
}
