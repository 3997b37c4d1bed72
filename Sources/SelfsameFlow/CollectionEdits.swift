// How the program changes a collection: whether elements stay the ones they were, and whether some come and go between others. Only what the
// program's own code shows counts; a collection that is not stored, or whose stored property is not known, is neither.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

extension Flow {
    /// Whether a collection keeps its elements when it changes: the program only ever adds some and takes some away.
    public func keepsElements(_ collection: NodeID, in body: LoweredBody) -> Bool {
        keepsElements(ValuePlace(collection, in: CodeScope(body)), depth: 0)
    }

    private func keepsElements(_ collection: ValuePlace, depth: Int) -> Bool {
        guard depth < 6, let property = storedCollection(collection) else { return false }
        let owner = program.nominal(containing: property)
        let wrapper = wrapper(of: property)
        guard owner != .none, wrapper != nil || program[owner].kind == .classType || isContentType(owner) else { return false }
        let writes = writes(to: property)
        let isKept = writes.isComplete && writes.known.allSatisfy { keepsElements(of: property, by: $0) }
        let isGiven = wrapper?.isBinding == true || wrapper == nil && isContentType(owner)
        guard isKept, isGiven else { return isKept && (wrapper != nil || !program[property].flags.contains(.isLet)) }
        return given(.property(property)).alwaysSatisfies { keepsElements(ValuePlace($0, in: $1), depth: depth + 1) }
    }

    private func keepsElements(of property: DeclID, by write: PropertyWrite) -> Bool {
        let value = write.value.map { ValuePlace($0, in: write.scope) }
        if write.edit == .clearing || value.map(isEmptyCollection) ?? false {
            // Emptied to be filled again, it has other elements.
            return !writes(to: property).known.contains { $0.use != write.use && $0.scope.declaration == write.scope.declaration }
        }
        return write.edit != nil || isMade(from: property, by: write)
    }

    /// Whether the program inserts, removes or moves elements between others, or lets somebody do so.
    public func isEditedInside(_ collection: NodeID, in body: LoweredBody) -> Bool {
        isEditedInside(ValuePlace(collection, in: CodeScope(body)), depth: 0)
    }

    private func isEditedInside(_ collection: ValuePlace, depth: Int) -> Bool {
        guard depth < 6, let property = storedCollection(collection) else { return false }
        let isEdited = writes(to: property).known.contains { write in
            switch write.edit {
            case .inside: true
            case .element, .atEnd, .clearing: false
            case nil: write.value == nil || isMade(from: property, by: write)
            }
        }
        if isEdited { return true }
        return given(.property(property)).expressions.prefix(16).contains { given in
            guard case .expression(let node, let scope) = given.source else { return false }
            return isEditedInside(ValuePlace(node, in: scope), depth: depth + 1)
        }
    }

    /// The stored property that holds a collection, where an expression reads it, or chooses from it.
    private func storedCollection(_ place: ValuePlace) -> DeclID? {
        let found = holders(of: place, .init(choosesElements: true))
        return found.count == 1 ? found[0] : nil
    }

    /// Whether what is written to a property is made from it: it names it, or a local value that is made from it.
    private func isMade(from property: DeclID, by write: PropertyWrite) -> Bool {
        reads(property, below: program.assignedParts(of: write), in: write.scope, depth: 0)
    }

    private func reads(_ property: DeclID, below roots: [NodeID], in scope: CodeScope, depth: Int) -> Bool {
        if roots.contains(where: { program.isNamed(property, below: $0, in: scope.file) }) { return true }
        let walk = ReadWalk(self)
        return depth < 2
            && walk.reads(below: roots, in: scope).contains { read in
                if case .local(let value?) = read.origin {
                    reads(property, below: [value], in: read.scope, depth: depth + 1)
                } else {
                    false
                }
            }
    }

    private func isEmptyCollection(_ place: ValuePlace) -> Bool {
        if case .same(let inner) = step(from: place) { return isEmptyCollection(inner) }
        let tree = program.tree(place.scope.file)
        return tree.kind(place.node) == .nil || [.array, .dictionary].contains(tree.kind(place.node)) && tree.firstChild(place.node) == nil
    }
}
