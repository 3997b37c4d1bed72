// Whether a collection stays as it is for as long as its view lives: literals, ranges between literals, `allCases`, constants made of those, state
// that nothing changes, what every caller gives as one of these, and the `let` of an object that is kept.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

extension Flow {
    /// Whether a collection has the same elements for as long as its view lives.
    public func isConstantCollection(_ node: NodeID, in body: LoweredBody) -> Bool {
        CollectionWalk(analyzer: self, allowing: .none).isConstant(node, in: CodeScope(body), depth: 0)
    }

    /// Whether a collection has the same number of elements for as long as its view lives, though they may be replaced by others.
    public func hasConstantCount(_ node: NodeID, in body: LoweredBody) -> Bool {
        CollectionWalk(analyzer: self, allowing: .elements).isConstant(node, in: CodeScope(body), depth: 0)
    }
}

/// One question whether a collection stays as it is. It follows names to where their values come from, and counts its steps.
private final class CollectionWalk {
    let analyzer: Flow
    /// What may happen to a collection that still counts as constant.
    let change: CollectionChange
    /// Values given by callers that are being asked for.
    private var open: Set<GivenValue> = []
    private var budget = 400

    init(analyzer: Flow, allowing change: CollectionChange) {
        self.analyzer = analyzer
        self.change = change
    }

    private var program: Program { analyzer.program }

    func isConstant(_ node: NodeID, in scope: CodeScope, depth: Int) -> Bool {
        guard depth < 12, budget > 0 else { return false }
        budget -= 1
        let tree = program.tree(scope.file)
        switch tree.kind(node) {
        case .array, .dictionary: return true
        case .tuple, .argument, .argumentList:
            return tree.children(node).allSatisfy { isConstant($0, in: scope, depth: depth + 1) }
        case .integer, .float, .string, .boolean, .prefix: return true
        case .sequence:
            let parts = tree.children(node).map { $0 }
            return parts.contains { ["..<", "...", "+"].contains(tree.text($0)) && tree.kind($0) == .binaryOperator }
                && parts.allSatisfy { tree.kind($0) == .binaryOperator || isConstant($0, in: scope, depth: depth + 1) }
        case .member: return isConstantMember(node, in: scope, depth: depth)
        case .call: return isConstantCall(node, in: scope, depth: depth)
        case .reference:
            guard let token = tree.sourceName(node) else { return false }
            switch analyzer.origin(of: token, at: node, in: scope) {
            case .local(let value?): return isConstant(value, in: scope, depth: depth + 1)
            case .parameter(let function):
                return analyzer.givenParameter(named: token, of: function, in: scope).map { isGivenConstant($0, depth: depth) } ?? false
            case .declaration(let found): return isConstant(declaredBy: found, depth: depth + 1)
            default: return false
            }
        default: return false
        }
    }

    private func isConstantMember(_ node: NodeID, in scope: CodeScope, depth: Int) -> Bool {
        let tree = program.tree(scope.file)
        guard let token = tree.calleeToken(node) else { return false }
        if ["allCases", "never"].contains(tree.name(token)) { return true }
        guard let base = tree.firstChild(node), tree[node].size > 2 else { return false }
        if Self.derivedMembers.contains(tree.name(token)) { return isConstant(base, in: scope, depth: depth + 1) }
        if InvarianceWalk(analyzer: analyzer).isInvariant(node, in: scope, depth: depth) { return true }
        let found = ChangeEvidence(analyzer: analyzer).declarations(ofMember: node, in: scope)
        guard found.count == 1, isObjectMember(found[0]), isKeptObject(base, in: scope, depth: depth + 1) else { return false }
        return isConstant(declaredBy: found[0], depth: depth + 1)
    }

    private func isConstantCall(_ node: NodeID, in scope: CodeScope, depth: Int) -> Bool {
        let tree = program.tree(scope.file)
        guard let callee = tree.firstChild(node) else { return false }
        if tree.kind(callee) == .reference, ["Array", "zip", "stride"].contains(tree.name(tree.mainToken(callee))) {
            return tree.child(node, .argumentList).map { isConstant($0, in: scope, depth: depth + 1) } ?? false
        }
        guard tree.kind(callee) == .member, let token = tree.calleeToken(callee), let base = tree.firstChild(callee),
            tree[callee].size > 2, Self.derivingMethods.contains(tree.name(token))
        else { return false }
        return isConstant(base, in: scope, depth: depth + 1)
    }

    private static let derivedMembers: Set<String> = [
        "indices", "count", "keys", "values", "startIndex", "endIndex", "lazy", "first", "last",
    ]

    private static let derivingMethods: Set<String> = [
        "enumerated", "reversed", "sorted", "prefix", "suffix", "dropFirst", "dropLast", "map", "filter", "split",
    ]

    // MARK: Declarations

    private func isConstant(declaredBy id: DeclID, depth: Int) -> Bool {
        let declaration = program[id]
        guard declaration.kind == .variable else { return false }
        if let wrapper = analyzer.wrapper(of: id) { return wrapper.name == "State" && analyzer.changes(ofCollection: id) <= change }
        let tree = program.tree(declaration.file)
        let scope = CodeScope(id, file: declaration.file)
        if declaration.flags.contains(.isStored) {
            let isLet = declaration.flags.contains(.isLet)
            let owner = program.nominal(containing: id)
            if owner == .none || declaration.flags.contains(.isStatic) || isObjectMember(id) { return isLet }
            if isLet, let value = tree.initialValue(of: declaration.node) { return isConstant(value, in: scope, depth: depth) }
            return analyzer.isContentType(owner) && isGivenConstant(.property(id), depth: depth)
        }
        guard let holder = analyzer.bodyHolder(of: id) else { return false }
        let statements = program.activeItems(of: holder, in: declaration.file)
        guard statements.count == 1 else { return false }
        let value = tree.kind(statements[0]) == .return ? tree.firstChild(statements[0]) : statements[0]
        return value.map { isConstant($0, in: scope, depth: depth) } ?? false
    }

    /// Whether every caller, and there is one, gives a collection that is constant: another call makes another view.
    private func isGivenConstant(_ value: GivenValue, depth: Int) -> Bool {
        guard open.insert(value).inserted else { return false }
        defer { open.remove(value) }
        return analyzer.given(value).alwaysSatisfies { isConstant($0, in: $1, depth: depth + 1) }
    }

    // MARK: Objects

    /// Whether a declaration is what an object holds, and not a value that is copied.
    private func isObjectMember(_ id: DeclID) -> Bool {
        let owner = program.nominal(containing: id)
        return owner != .none && program[owner].kind == .classType && !program[id].flags.contains(.isStatic)
    }

    /// Whether an expression gives the same object for as long as the view around it lives.
    private func isKeptObject(_ node: NodeID, in scope: CodeScope, depth: Int) -> Bool {
        guard depth < 12, budget > 0 else { return false }
        budget -= 1
        let tree = program.tree(scope.file)
        if tree.isSelf(node) { return true }
        switch tree.kind(node) {
        case .reference:
            guard let token = tree.sourceName(node) else { return false }
            switch analyzer.origin(of: token, at: node, in: scope) {
            case .local(let value?): return isKeptObject(value, in: scope, depth: depth + 1)
            case .parameter(let function):
                return analyzer.givenParameter(named: token, of: function, in: scope).map { isGivenOneObject($0, depth: depth) } ?? false
            case .declaration(let found): return isKeptObject(declaredBy: found, depth: depth)
            default: return false
            }
        case .member:
            guard let base = tree.firstChild(node), tree[node].size > 2 else { return false }
            let found = ChangeEvidence(analyzer: analyzer).declarations(ofMember: node, in: scope)
            guard found.count == 1 else { return false }
            let isOwn = tree.isSelf(base) || program[found[0]].flags.contains(.isStatic)
            return isKeptObject(declaredBy: found[0], depth: depth)
                && (isOwn || isObjectMember(found[0]) && isKeptObject(base, in: scope, depth: depth + 1))
        default: return false
        }
    }

    private func isKeptObject(declaredBy id: DeclID, depth: Int) -> Bool {
        let declaration = program[id]
        guard declaration.kind == .variable, declaration.flags.contains(.isStored) else { return false }
        let owner = program.nominal(containing: id)
        switch analyzer.wrapper(of: id)?.name {
        case "StateObject"?: return true
        case "State"?: return analyzer.writes(to: id).isEmpty
        case nil, "ObservedObject"?, "Bindable"?:
            guard owner != .none, !declaration.flags.contains(.isStatic), program[owner].kind == .structType else {
                return declaration.flags.contains(.isLet)
            }
            return analyzer.isContentType(owner) && !analyzer.writes(to: id).contains { !$0.isPartial }
                && isGivenOneObject(.property(id), depth: depth)
        default: return false
        }
    }

    /// Whether no caller gives a place another object later. What is made outside of views, for a hosting controller, is given once.
    private func isGivenOneObject(_ value: GivenValue, depth: Int) -> Bool {
        guard open.insert(value).inserted else { return false }
        defer { open.remove(value) }
        return analyzer.given(value).allSatisfy { node, scope in
            program.tree(scope.file).isPartOfRootView(node) || isKeptObject(node, in: scope, depth: depth + 1)
        }
    }
}

extension SyntaxTree {
    /// Whether an expression is part of what a hosting controller is made with: `UIHostingController(rootView: Screen(model: model))`.
    fileprivate func isPartOfRootView(_ node: NodeID) -> Bool {
        var inner = node
        while let outer = parent(inner) {
            switch kind(outer) {
            case .argument where mainToken(outer) != .none && name(mainToken(outer)) == "rootView": return true
            case .argument, .argumentList, .call, .member: inner = outer
            default: return false
            }
        }
        return false
    }
}
