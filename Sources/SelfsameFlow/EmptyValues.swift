// Values that hold nothing, as written, and writes that leave a property with one.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

extension Flow {
    /// Whether a write takes the value away: it is nothing that is assigned, or all elements go.
    func isEmptied(by write: PropertyWrite) -> Bool {
        let values = program.assignedParts(of: write).map { ValuePlace($0, in: write.scope) }
        return write.edit == .clearing || !values.isEmpty && values.allSatisfy { isBlank($0) || isEmptyCollection($0) }
    }

    /// Whether an expression is written out as nothing: nil, false, zero.
    func isBlank(_ place: ValuePlace) -> Bool {
        let tree = program.tree(place.scope.file)
        switch tree.kind(place.node) {
        case .nil: return true
        case .boolean: return tree.text(place.node) == "false"
        case .integer, .float: return tree.text(place.node).allSatisfy { $0 == "0" || $0 == "." }
        case .member: return tree.calleeToken(place.node).map { tree.name($0) } == "zero"
        default: return false
        }
    }

    /// Whether an expression is a collection without elements, or nil.
    func isEmptyCollection(_ place: ValuePlace) -> Bool {
        if case .same(let inner) = step(from: place) { return isEmptyCollection(inner) }
        let tree = program.tree(place.scope.file)
        return tree.kind(place.node) == .nil || [.array, .dictionary].contains(tree.kind(place.node)) && tree.firstChild(place.node) == nil
    }
}
