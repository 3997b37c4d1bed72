// Where the program mentions a declaration, as far as names tell.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

extension Flow {
    /// Every place of the user's files that refers to something by this name, in expressions.
    package func uses(of name: Name) -> ArraySlice<NameUse> { useIndex.uses(of: name) }

    /// Every such place from which a declaration of the program can be seen, by its name: those of its own file where it is private.
    package func uses(of declaration: DeclID) -> ArraySlice<NameUse> {
        let all = uses(of: program[declaration].name)
        guard !program[declaration].flags.isDisjoint(with: [.isPrivate, .isFileprivate]) else { return all }
        let file = program[declaration].file.rawValue
        let first = all.indices.partitioningIndex { all[$0].file.rawValue >= file }
        return all[first..<(first..<all.endIndex).partitioningIndex { all[$0].file.rawValue > file }]
    }

    /// Every place that refers to a type as `Self`.
    package func ownUses(of type: DeclID) -> [NameUse] { useIndex.ownUses(of: type) }
}
