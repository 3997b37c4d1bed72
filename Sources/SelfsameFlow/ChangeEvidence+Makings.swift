// What shows that a fact of a datum changes where the whole datum is made anew: `draft = Draft(isSent: true)`. That another one is put in its
// place says nothing of its facts; what it is made with does, where that is written out otherwise than before, or changes itself.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

extension ChangeEvidence {
    /// Whether a datum is made with different values for one of its stored properties in the place that an expression reads it from.
    func isMadeOtherwise(_ property: DeclID, of base: NodeID?, in scope: CodeScope, by change: Change, depth: Int) -> Bool {
        let owner = program.nominal(containing: property)
        guard change != .datum, let base, owner != .none, program[owner].kind == .structType else { return false }
        return holders(base, in: scope, depth: depth).contains { holder in
            guard analyzer.nominal(analyzer.valueType(of: holder)) == owner || optionalOwner(of: holder) == owner else { return false }
            var constants = Set(makings(initially: holder, property, by: change))
            for write in analyzer.writes(to: holder) where !write.isPartial {
                for value in write.values {
                    guard let given = making(of: property, by: value, in: write.scope) else { continue }
                    if isChangedInMaking(property, given, by: change, depth: depth + 1) { return true }
                    constants.formUnion(self.constants(given, by: change, depth: depth + 1))
                }
            }
            return constants.count > 1
        }
    }

    private func optionalOwner(of holder: DeclID) -> DeclID {
        analyzer.wrappedType(analyzer.valueType(of: holder)).map { analyzer.nominal($0) } ?? .none
    }

    /// The stored properties that an expression reads its value from, through locals and what callers give.
    private func holders(_ node: NodeID, in scope: CodeScope, depth: Int) -> [DeclID] {
        guard depth < 40, budget > 0 else { return [] }
        budget -= 1
        let tree = program.tree(scope.file)
        switch tree.kind(node) {
        case .optionalChain, .forceUnwrap, .tuple, .argument:
            return tree.firstChild(node).map { holders($0, in: scope, depth: depth + 1) } ?? []
        case .member: return declarations(ofMember: node, in: scope).flatMap { holders(declared: $0, depth: depth + 1) }
        case .reference where tree.mainToken(node) != .none && !tree.isSelf(node):
            switch analyzer.origin(of: tree.mainToken(node), at: node, in: scope) {
            case .local(let value?): return holders(value, in: scope, depth: depth + 1)
            case .declaration(let found): return holders(declared: found, depth: depth + 1)
            case .parameter(let function):
                let value = analyzer.givenParameter(named: tree.mainToken(node), of: function, in: scope)
                return value.map { holders(given: $0, depth: depth + 1) } ?? []
            default: return []
            }
        default: return []
        }
    }

    private func holders(declared id: DeclID, depth: Int) -> [DeclID] {
        guard program[id].kind == .variable, program[id].flags.contains(.isStored), !analyzer.isFromPrelude(id) else { return [] }
        let owner = program.nominal(containing: id)
        let isInput = owner != .none && analyzer.isContentType(owner) && [nil, "Binding"].contains(analyzer.wrapper(of: id)?.name)
        return [id] + (isInput ? holders(given: .property(id), depth: depth) : [])
    }

    private func holders(given value: GivenValue, depth: Int) -> [DeclID] {
        analyzer.given(value).expressions.flatMap { given -> [DeclID] in
            guard case .expression(let node, let scope) = given.source else { return [] }
            return holders(node, in: scope, depth: depth + 1)
        }
    }

    // MARK: What it is made with

    /// The value that a construction of a structure gives one of its properties; nil where it is none, or where an initialiser decides.
    private func making(of property: DeclID, by value: NodeID, in scope: CodeScope) -> GivenArgument? {
        let tree = program.tree(scope.file)
        let owner = program.nominal(containing: property)
        guard tree.kind(value) == .call, let callee = tree.firstChild(value), let token = tree.calleeToken(callee),
            let list = tree.child(value, .argumentList), !program.members(of: owner).contains(where: { program[$0].kind == .initializer })
        else { return nil }
        let isImplied = tree.kind(callee) == .member && tree[callee].size == 2 && tree.name(token) == "init"
        guard isImplied || program.name(of: token, in: scope.file) == program[owner].name else { return nil }
        let label = program[property].name
        let given = tree.children(list).first {
            tree.mainToken($0) != .none && program.name(of: tree.mainToken($0), in: scope.file) == label
        }
        if let node = given.flatMap({ tree.firstChild($0) }) { return GivenArgument(node: node, scope: scope) }
        let home = CodeScope(property, file: program[property].file)
        return program.tree(home.file).initialValue(of: program[property].node).map { GivenArgument(node: $0, scope: home) }
    }

    private struct GivenArgument {
        var node: NodeID
        var scope: CodeScope
    }

    private func makings(initially holder: DeclID, _ property: DeclID, by change: Change) -> [String] {
        let scope = CodeScope(holder, file: program[holder].file)
        guard let value = program.tree(scope.file).initialValue(of: program[holder].node),
            let given = making(of: property, by: value, in: scope)
        else { return [] }
        return constants(given, by: change, depth: 0)
    }

    /// Whether what a property is made with changes by itself, or is made from what it was: `!draft.isSent`.
    private func isChangedInMaking(_ property: DeclID, _ given: GivenArgument, by change: Change, depth: Int) -> Bool {
        let tree = program.tree(given.scope.file)
        if change == .presence, analyzer.isNeverNil(given.node, in: given.scope) { return false }
        let isOperation =
            tree.kind(given.node) == .prefix
            || tree.kind(given.node) == .sequence && tree.children(given.node).allSatisfy { tree.text($0) != "??" }
        let readsItself = program.isNamed(property, below: given.node, in: given.scope.file)
        if readsItself { return isOperation && change == .value }
        return changes(given.node, in: given.scope, by: change, depth: depth)
    }

    /// The constants that a property is made with, as they are written; of an optional that is asked for nil, whether it is.
    private func constants(_ given: GivenArgument, by change: Change, depth: Int) -> [String] {
        let tree = program.tree(given.scope.file)
        if tree.kind(given.node) == .nil { return ["nil"] }
        if change == .presence { return analyzer.isNeverNil(given.node, in: given.scope) ? ["value"] : [] }
        switch tree.kind(given.node) {
        case .boolean, .integer, .float: return [tree.text(given.node)]
        case .string: return tree[given.node].size == 1 ? [tree.text(given.node)] : []
        case .member where tree.isCaseName(given.node): return [tree.calleeToken(given.node).map { tree.name($0) } ?? ""]
        case .reference where tree.mainToken(given.node) != .none && depth < 40:
            guard case .parameter(let function) = analyzer.origin(of: tree.mainToken(given.node), at: given.node, in: given.scope),
                let value = analyzer.givenParameter(named: tree.mainToken(given.node), of: function, in: given.scope)
            else { return [] }
            return analyzer.given(value).expressions.flatMap { expression -> [String] in
                guard case .expression(let node, let scope) = expression.source else { return [] }
                return constants(GivenArgument(node: node, scope: scope), by: change, depth: depth + 8)
            }
        default: return []
        }
    }
}
