// What a property held before: what it begins with, and the assignment on the way to another one.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// What a property begins with.
struct FirstValues {
    /// The value of its declaration, and those that initialisers assign.
    var places: [ValuePlace] = []
    /// Whether it is nil without being told.
    var isNil = false
    /// Whether it begins with nothing else.
    var isComplete = true
}

extension Flow {
    /// What a property begins with: by its declaration, by the initialisers of its type, or as callers of the memberwise one say.
    func firstValues(of id: DeclID) -> FirstValues {
        let file = program[id].file
        let tree = program.tree(file)
        let owner = program.nominal(containing: id)
        let type = tree.child(program[id].node, .typeAnnotation).flatMap { tree.firstChild($0) }
        var result = FirstValues()
        if let value = tree.initialValue(of: program[id].node) {
            result.places = [ValuePlace(value, in: CodeScope(id, file: file))]
        } else if type.map({ tree.kind($0) == .optionalType }) ?? false {
            result.isNil = true
        }
        let initializers = owner == .none ? [] : program.members(of: owner).filter { program[$0].kind == .initializer }
        for initializer in initializers {
            let scope = CodeScope(initializer, file: program[initializer].file)
            result.places += assignments(to: id, in: initializer).map { ValuePlace($0, in: scope) }
        }
        let isMemberwise = initializers.isEmpty && owner != .none && program[owner].kind == .structType && !isContentType(owner)
        result.isComplete = !isMemberwise && (result.isNil || !result.places.isEmpty)
        return result
    }

    /// The assignment that stands before a write to a property on the only way there, where SwiftUI draws between the two.
    func write(before write: PropertyWrite, to property: DeclID) -> PropertyWrite? {
        let file = write.use.file
        let tree = program.tree(file)
        let all = writes(to: property).known.filter { $0.use.file == file }
        var inner = write.use.node
        var isParted = false
        while let outer = tree.parent(inner), program.declaration(at: outer, in: file) == nil {
            switch tree.kind(outer) {
            case .block, .statementList, .closure:
                for statement in tree.children(outer).prefix(while: { $0 < inner }).reversed() {
                    let range = tree.range(statement)
                    guard let other = all.last(where: { range.contains(tree.range($0.use.node)) }) else { continue }
                    let gap = tree[statement].endToken..<tree[write.use.node].firstToken
                    guard tree.kind(statement) == .sequence, !other.isPartial,
                        isParted || gap.contains(where: { tree.text(TokenID($0)) == "await" })
                    else { return nil }
                    return other
                }
                guard tree.kind(outer) == .closure else { break }
                guard let marks = marks(ofTaker: outer, in: file) else { return nil }
                if marks.contains(.runsLater) {
                    isParted = true
                } else if !marks.contains(.runsAtOnce) {
                    return nil
                }
            case .for, .while, .repeat: return nil
            default: break
            }
            inner = outer
        }
        return nil
    }
}
