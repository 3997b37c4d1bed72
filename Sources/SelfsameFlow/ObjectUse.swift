// Objects that a view holds and that code other than its content drives.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

extension Flow {
    /// Whether code other than a view's own content uses an object that the view holds: through a member that a protocol of the program asks
    /// for, or through a value of the view. Such a value need not be on screen, and a wrapper that makes the object for a view on screen would not serve.
    public func isUsedFromOutside(_ property: DeclID) -> Bool {
        let view = program.nominal(containing: property)
        let file = program[property].file
        let asked = program.statedProtocols(of: view).filter { !isFromPrelude($0) }.flatMap { program.members(of: $0) }.map {
            program[$0].name
        }
        if isReadOfValue(property, of: view) { return true }
        return program.members(of: view).contains { member in
            guard member != property, program[member].kind.isValue, program[member].flags.contains(.hasBody),
                !givesContent(member),
                program.isNamed(property, below: program[member].node, in: program[member].file) || asked.contains(program[member].name)
            else { return false }
            guard names(property, in: member, depth: 0, from: file) else { return false }
            return asked.contains(program[member].name) || isReadOfValue(member, of: view)
        }
    }

    /// Whether the code of a member names a property, directly or through other members that are no content.
    private func names(_ property: DeclID, in member: DeclID, depth: Int, from file: FileID) -> Bool {
        if program.isNamed(property, below: program[member].node, in: program[member].file) { return true }
        guard depth < 2 else { return false }
        return program.members(of: program.nominal(containing: property)).contains { other in
            other != member && program[other].kind == .function && !givesContent(other)
                && program.isNamed(other, below: program[member].node, in: program[member].file)
                && names(property, in: other, depth: depth + 1, from: file)
        }
    }

    /// Whether a member is read of a value of a view, outside of the view's own code.
    private func isReadOfValue(_ member: DeclID, of view: DeclID) -> Bool {
        let uses = uses(of: member)
        guard uses.count <= Self.useLimit else { return false }
        return uses.contains { use in
            let tree = program.tree(use.file)
            guard let base = tree.base(ofMember: use.node), !tree.isSelf(base), !isInPreviewOrTest(use),
                let around = program.declaration(around: use), program.nominal(containing: around) != view
            else { return false }
            return nominal(typeOfValue(base, in: CodeScope(around, file: use.file))) == view
        }
    }
}
