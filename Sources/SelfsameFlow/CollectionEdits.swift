// How the program changes a collection: whether elements stay the ones they were, and whether some come and go between others. Only what the
// program's own code shows counts; a collection that is not stored, or whose stored property is not known, is neither.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

extension Flow {
    /// Whether a collection keeps its elements when it changes: the program only ever adds some and takes some away.
    public func keepsElements(_ collection: NodeID, in body: LoweredBody) -> Bool {
        keepsElements(collection, in: CodeScope(body), depth: 0)
    }

    private func keepsElements(_ collection: NodeID, in scope: CodeScope, depth: Int) -> Bool {
        guard depth < 6, let property = storedCollection(collection, in: scope) else { return false }
        let owner = program.nominal(containing: property)
        let wrapper = wrapper(of: property)?.name
        guard owner != .none, wrapper != nil || program[owner].kind == .classType || isContentType(owner) else { return false }
        let isKept = writes(to: property).allSatisfy { keepsElements(of: property, by: $0) }
        let isGiven = wrapper == "Binding" || wrapper == nil && isContentType(owner)
        guard isKept, isGiven else { return isKept && (wrapper != nil || !program[property].flags.contains(.isLet)) }
        return given(.property(property)).alwaysSatisfies { keepsElements($0, in: $1, depth: depth + 1) }
    }

    private func keepsElements(of property: DeclID, by write: PropertyWrite) -> Bool {
        let tree = program.tree(write.use.file)
        let edit = tree.edit(at: write.use.node)
        if edit == .clearing || write.values.contains(where: { tree.isEmptyCollection($0) }) {
            // Emptied to be filled again, it has other elements.
            return !writes(to: property).contains { $0.use != write.use && $0.scope.declaration == write.scope.declaration }
        }
        return edit != nil || write.values.contains { reads(property, in: $0, of: write.scope) }
    }

    /// Whether the program inserts, removes or moves elements between others, or lets somebody do so.
    public func isEditedInside(_ collection: NodeID, in body: LoweredBody) -> Bool {
        isEditedInside(collection, in: CodeScope(body), depth: 0)
    }

    private func isEditedInside(_ collection: NodeID, in scope: CodeScope, depth: Int) -> Bool {
        guard depth < 6, let property = storedCollection(collection, in: scope) else { return false }
        let isEdited = writes(to: property).contains { write in
            switch program.tree(write.use.file).edit(at: write.use.node) {
            case .inside: true
            case .element, .atEnd, .clearing: false
            case nil: write.values.isEmpty || write.values.contains { reads(property, in: $0, of: write.scope) }
            }
        }
        if isEdited { return true }
        return given(.property(property)).expressions.prefix(16).contains { given in
            guard case .expression(let node, let scope) = given.source else { return false }
            return isEditedInside(node, in: scope, depth: depth + 1)
        }
    }

    /// Methods whose result has no other elements than the collection.
    private static let choosingMethods: Set<String> = ["filter", "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast"]

    /// The stored property that holds a collection, where an expression reads it, or chooses from it.
    private func storedCollection(_ node: NodeID, in scope: CodeScope, depth: Int = 0) -> DeclID? {
        guard depth < 12 else { return nil }
        let tree = program.tree(scope.file)
        var found = DeclID.none
        switch tree.kind(node) {
        case .reference:
            guard tree.mainToken(node) != .none else { return nil }
            switch origin(of: tree.mainToken(node), at: node, in: scope) {
            case .declaration(let id): found = id
            case .local(let value?): return storedCollection(value, in: scope, depth: depth + 1)
            case .parameter(let function):
                guard let value = givenParameter(named: tree.mainToken(node), of: function, in: scope),
                    case let given = given(value).expressions, given.count == 1, case .expression(let node, let scope) = given[0].source
                else { return nil }
                return storedCollection(node, in: scope, depth: depth + 1)
            default: return nil
            }
        case .member:
            let declared = ChangeEvidence(analyzer: self).declarations(ofMember: node, in: scope)
            guard declared.count == 1 else { return nil }
            found = declared[0]
        case .call:
            guard let callee = tree.firstChild(node), tree.kind(callee) == .member, tree[callee].size > 2,
                let name = tree.calleeToken(callee), Self.choosingMethods.contains(tree.name(name)), let base = tree.firstChild(callee)
            else { return nil }
            return storedCollection(base, in: scope, depth: depth + 1)
        case .tuple, .argument, .forceUnwrap, .optionalChain:
            return tree.firstChild(node).flatMap { storedCollection($0, in: scope, depth: depth + 1) }
        default: return nil
        }
        return program[found].kind == .variable && program[found].flags.contains(.isStored) ? found : nil
    }

    /// Whether an expression is made from a property: it names it, or a local value that is made from it.
    private func reads(_ property: DeclID, in root: NodeID, of scope: CodeScope, depth: Int = 0) -> Bool {
        let tree = program.tree(scope.file)
        return (root.rawValue..<root.rawValue + tree[root].size).map { NodeID($0) }.contains { node in
            if program.isNamed(property, at: node, in: scope.file) { return true }
            guard depth < 2, tree.kind(node) == .reference, tree.mainToken(node) != .none,
                case .local(let value?) = origin(of: tree.mainToken(node), at: node, in: scope)
            else { return false }
            return reads(property, in: value, of: scope, depth: depth + 1)
        }
    }
}

/// What a change in place does to a collection.
private enum CollectionEdit {
    /// What stands at one place changes.
    case element
    /// Elements come or go at the end.
    case atEnd
    /// Elements come, go or move between others.
    case inside
    /// All elements go.
    case clearing
}

extension SyntaxTree {
    /// What is done in place to the collection that a reference names; nil where it is assigned, or handed on.
    fileprivate func edit(at node: NodeID) -> CollectionEdit? {
        var target = node
        if base(ofMember: node) != nil, let access = parent(node) { target = access }
        while let outer = parent(target), [.optionalChain, .forceUnwrap].contains(kind(outer)) { target = outer }
        guard let outer = parent(target), firstChild(outer) == target else { return nil }
        switch kind(outer) {
        case .subscriptCall: return hasRange(outer) ? .inside : .element
        case .sequence:
            let parts = Array(children(outer))
            return parts.count > 2 && kind(parts[1]) == .binaryOperator && text(parts[1]) == "+=" ? .atEnd : nil
        case .member:
            guard let call = parent(outer), kind(call) == .call, firstChild(call) == outer, let name = calleeToken(outer) else {
                return nil
            }
            switch self.name(name) {
            case "append", "removeLast", "popLast": return .atEnd
            case "removeAll":
                let labels = child(call, .argumentList).map { children($0).map { mainToken($0) == .none ? "" : self.name(mainToken($0)) } }
                return child(call, .closure) == nil && labels?.contains("where") != true ? .clearing : .inside
            default: return .inside
            }
        default: return nil
        }
    }

    fileprivate func isEmptyCollection(_ node: NodeID) -> Bool {
        kind(node) == .nil || [.array, .dictionary].contains(kind(node)) && firstChild(node) == nil
    }
}
