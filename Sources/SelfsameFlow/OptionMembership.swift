// Whether an option set has one of its options for as long as a view lives: `options.contains(.wide)` is decided once where every caller gives a
// set that has the option in all cases or in none, whatever becomes of the other options.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

extension InvarianceWalk {
    /// The set and the option of `options.contains(.wide)`; nil for any other call.
    func membershipTest(_ call: NodeID, in tree: SyntaxTree) -> (set: NodeID, option: String)? {
        guard let callee = tree.firstChild(call), tree.kind(callee) == .member, tree[callee].size > 2,
            let name = tree.calleeToken(callee), tree.name(name) == "contains", let set = tree.firstChild(callee),
            let list = tree.child(call, .argumentList), case let arguments = Array(tree.children(list)), arguments.count == 1,
            tree.mainToken(arguments[0]) == .none, let option = tree.firstChild(arguments[0]).flatMap({ tree.impliedMember($0) })
        else { return nil }
        return (set, option)
    }

    /// Whether a set always has an option or never, for each identity of the view on its own.
    func hasInvariantMembership(of option: String, in set: NodeID, scope: CodeScope, depth: Int) -> Bool {
        guard depth < 12, budget > 0 else { return false }
        budget -= 1
        if membership(of: option, in: set, scope: scope, depth: depth) != nil { return true }
        let tree = program.tree(scope.file)
        guard tree.kind(set) == .reference || tree.kind(set) == .member,
            let token = tree.kind(set) == .reference ? tree.mainToken(set) : tree.ownMember(set)
        else { return false }
        switch analyzer.origin(of: token, at: set, in: scope) {
        case .local(let value?): return hasInvariantMembership(of: option, in: value, scope: scope, depth: depth + 1)
        case .parameter(let function):
            return analyzer.givenParameter(named: token, of: function, in: scope).map { isGivenWith(option, $0, depth: depth) } ?? false
        case .declaration(let found) where program[found].kind == .variable && program[found].flags.contains(.isStored):
            return analyzer.wrapper(of: found) == nil && isGivenWith(option, .property(found), depth: depth)
        default: return false
        }
    }

    /// Whether every caller gives a set that always has the option or never.
    private func isGivenWith(_ option: String, _ value: GivenValue, depth: Int) -> Bool {
        let given = analyzer.given(value)
        guard given.isComplete, !given.expressions.isEmpty else { return false }
        basis.readsCalls = true
        return given.allSatisfy { hasInvariantMembership(of: option, in: $0, scope: $1, depth: depth + 1) }
    }

    /// Whether an expression gives a set with an option, nil where that depends or is not known.
    private func membership(of option: String, in set: NodeID, scope: CodeScope, depth: Int) -> Bool? {
        guard depth < 12, budget > 0 else { return nil }
        budget -= 1
        let tree = program.tree(scope.file)
        if let single = tree.impliedMember(set) { return single == option ? true : isSingle(single) ? false : nil }
        switch tree.kind(set) {
        case .array:
            let options = tree.children(set).map { tree.kind($0) == .argument ? tree.firstChild($0) ?? $0 : $0 }.map {
                tree.impliedMember($0)
            }
            if options.contains(option) { return true }
            return options.allSatisfy { $0.map(isSingle) ?? false } ? false : nil
        case .tuple, .argument:
            let parts = Array(tree.children(set))
            return parts.count == 1 ? membership(of: option, in: parts[0], scope: scope, depth: depth + 1) : nil
        case .call:
            // `options.union([.wide])` has what either has.
            guard let callee = tree.firstChild(set), tree.kind(callee) == .member, tree[callee].size > 2,
                let name = tree.calleeToken(callee),
                tree.name(name) == "union", let base = tree.firstChild(callee), let list = tree.child(set, .argumentList),
                let argument = tree.firstChild(list)
            else { return nil }
            let parts = [base, argument].map { membership(of: option, in: $0, scope: scope, depth: depth + 1) }
            return parts.contains(true) ? true : parts.allSatisfy { $0 == false } ? false : nil
        case .reference:
            guard let token = tree.sourceName(set) else { return nil }
            switch analyzer.origin(of: token, at: set, in: scope) {
            case .local(let value?): return membership(of: option, in: value, scope: scope, depth: depth + 1)
            case .declaration(let found): return membership(of: option, declaredBy: found, depth: depth + 1)
            default: return nil
            }
        default: return nil
        }
    }

    /// Whether an option of the program is one by itself, and no set of several.
    private func isSingle(_ option: String) -> Bool {
        guard let name = program.names.find(option) else { return false }
        let declared = analyzer.valuesAndTypes(named: name).filter {
            program[$0].kind == .variable && program[$0].flags.contains(.isStatic)
        }
        return !declared.isEmpty
            && declared.allSatisfy { id in
                let tree = program.tree(program[id].file)
                return tree.initialValue(of: program[id].node).map { tree.kind($0) == .call } ?? false
            }
    }

    /// The same for what a computed property returns, all in one way.
    private func membership(of option: String, declaredBy id: DeclID, depth: Int) -> Bool? {
        let declaration = program[id]
        let tree = program.tree(declaration.file)
        guard declaration.kind == .variable, !declaration.flags.contains(.isStored), let getter = tree.child(declaration.node, .getterBlock)
        else { return nil }
        let scope = CodeScope(id, file: declaration.file)
        let items = program.activeItems(of: getter, in: declaration.file)
        let nodes = (getter.rawValue..<getter.rawValue + tree[getter].size).map { NodeID($0) }
        guard !nodes.contains(where: { tree.kind($0) == .closure || tree.kind($0) == .functionDecl }) else { return nil }
        var results = nodes.filter { tree.kind($0) == .return }.map { tree.firstChild($0) }
        if results.isEmpty, items.count == 1 { results = [items[0]] }
        let answers = results.map { $0.flatMap { membership(of: option, in: $0, scope: scope, depth: depth + 1) } }
        guard let first = answers.first, answers.allSatisfy({ $0 == first }) else { return nil }
        return first
    }
}

extension SyntaxTree {
    /// The name of an option as it is written in a set: `wide` of `.wide` and of `Options.wide`.
    fileprivate func impliedMember(_ node: NodeID) -> String? {
        guard kind(node) == .member, let name = calleeToken(node) else { return nil }
        if self[node].size == 2 { return self.name(name) }
        guard let base = firstChild(node), kind(base) == .reference, mainToken(base) != .none, let first = text(mainToken(base)).first,
            first.isUppercase, self[node].size == 3
        else { return nil }
        return self.name(name)
    }

    /// The member of `self.x`.
    fileprivate func ownMember(_ node: NodeID) -> TokenID? {
        guard let base = firstChild(node), isSelf(base) else { return nil }
        return calleeToken(node)
    }
}
