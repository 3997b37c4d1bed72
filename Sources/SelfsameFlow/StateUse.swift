// What the code of a view does with its properties: whether it uses them at all, and whether what it shows depends on them.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

extension Flow {
    /// Whether the code of a view uses one of its properties at all.
    package func isUsed(_ property: DeclID) -> Bool { uses(of: property).count > 160 || !ownUses(ofProperty: property).isEmpty }

    /// Whether only actions read the value of a property that a view owns, and content does not: a task that is kept to be cancelled.
    package func isReadInActionsOnly(_ property: DeclID) -> Bool {
        let uses = ownUses(ofProperty: property)
        guard !uses.isEmpty else { return false }
        return uses.allSatisfy { use in
            guard program.tree(use.file).text(program.tree(use.file).mainToken(use.node)).first != "$",
                let around = program.declaration(around: use)
            else { return false }
            guard let body = contentBody(of: around) else { return program[around].kind == .function }
            return isInAction(use.node, of: body)
        }
    }
}
