// Values that callers give: a parameter, a stored property, the `self` of an enumeration's member. Every use of the name in the program is
// looked at; one that cannot be told, or a declaration that code outside of the program could call, means that the value may change.

import SelfsameSyntax

/// A value that is given where a declaration is used.
enum GivenValue: Hashable {
    /// A parameter of a function or initialiser, by its index.
    case parameter(DeclID, Int)
    /// A stored property of a struct.
    case property(DeclID)
    /// The value that a member is called on.
    case owner(DeclID)
}

/// A value, and whether only its case counts.
struct GivenKey: Hashable {
    var value: GivenValue
    var asksForCase: Bool
}

extension InvarianceWalk {
    /// How many uses of one name are looked at; a name used more often says nothing.
    private static let useLimit = 160

    /// Whether every use in the program, and there is one, gives a value that never changes while its view lives.
    func isGivenOnce(_ value: GivenValue, depth: Int) -> Bool {
        let key = GivenKey(value: value, asksForCase: asksForCase)
        if let known = analyzer.identityCache.givenValues[key] {
            if let known { add(known) }
            return known != nil
        }
        if open.contains(value) {
            restsOnOpen = true
            return true
        }
        let outer = basis
        basis = InvarianceBasis(readsCalls: true)
        open.insert(value)
        let isInvariant = ask(value, depth: depth)
        open.remove(value)
        let found = basis
        basis = outer
        if isInvariant { add(found) }
        if open.isEmpty { restsOnOpen = false }
        // An answer that a cycle or the budget cut short holds for this question only.
        if !restsOnOpen, budget > 0, depth < 12 { analyzer.identityCache.givenValues[key] = .some(isInvariant ? found : nil) }
        return isInvariant
    }

    private func add(_ other: InvarianceBasis) {
        basis.readsElement = basis.readsElement || other.readsElement
        basis.readsCalls = basis.readsCalls || other.readsCalls
    }

    private func ask(_ value: GivenValue, depth: Int) -> Bool {
        switch value {
        case .parameter(let declaration, let index):
            guard isClosed(declaration) else { return false }
            let owner = program[declaration].kind == .initializer ? program.nominal(containing: declaration) : declaration
            guard owner != .none else { return false }
            return usesGive(owner) { use in gives(use, parameter: index, of: declaration, depth: depth) }
        case .property(let property): return isGivenOnce(property: property, depth: depth)
        case .owner(let member):
            guard isClosed(member) else { return false }
            return usesGive(member) { use in givesOwner(use, of: member, depth: depth) }
        }
    }

    /// Whether all callers of a declaration are in the program, and call it by its own name.
    private func isClosed(_ declaration: DeclID) -> Bool {
        let flags = program[declaration].flags
        guard !analyzer.isFromPrelude(declaration), flags.isDisjoint(with: [.isOpenOrPublic, .isOverride]) else { return false }
        let parent = program[declaration].parent
        return parent == .none || program[parent].kind != .protocolType
    }

    // MARK: Uses

    /// What one use is to the declaration asked for.
    private enum Answer { case same, other, changes }

    /// Whether all uses of a declaration's name outside of previews give the same; at least one has to be of the declaration itself.
    private func usesGive(_ declaration: DeclID, _ answer: (NameUse) -> Answer) -> Bool {
        let uses = analyzer.uses(of: program[declaration].name)
        guard uses.count <= Self.useLimit else { return false }
        var count = 0
        for use in uses {
            guard budget > 0 else { return false }
            budget -= 1
            if isPreview(use) { continue }
            switch answer(use) {
            case .same: count += 1
            case .other: continue
            case .changes: return false
            }
        }
        return count > 0
    }

    func isPreview(_ use: NameUse) -> Bool {
        let tree = program.tree(use.file)
        var inner = use.node
        while let outer = tree.parent(inner) {
            if tree.kind(outer) == .macroExpansion, tree.text(tree.mainToken(outer)) == "Preview" { return true }
            if let around = program.declaration(at: outer, in: use.file), program[around].kind.isNominal,
                analyzer.wellKnown.previewProvider != .none,
                program.statedProtocols(of: around).contains(analyzer.wellKnown.previewProvider)
            {
                return true
            }
            inner = outer
        }
        return false
    }

    /// A use in lowered code: the body it stands in, and its node there.
    private struct LoweredUse {
        var body: LoweredBody
        var node: ViewNodeID
    }

    /// The node that a use is the name of, in the body of the declaration around it; nil where that is no content.
    private func lowered(_ use: NameUse) -> LoweredUse? {
        guard let around = declaration(around: use), let body = analyzer.contentBody(of: around) else { return nil }
        let tree = program.tree(use.file)
        let token = tree.mainToken(use.node)
        let found = body.nodes.indices.first { index in
            let node = body.nodes[index]
            return [.construct, .modifier, .reference].contains(node.kind) && tree.calleeToken(node.syntax) == token
        }
        return found.map { LoweredUse(body: body, node: ViewNodeID(UInt32($0))) }
    }

    /// Whether a node is one of several values that one place chooses between: its own arguments are constant, and yet the value changes.
    private func isChosen(_ use: LoweredUse) -> Bool {
        for (_, parent) in use.body.ancestry(of: use.node) {
            if use.body[parent].kind == .choice { return true }
        }
        return false
    }

    /// What is called at a use; `.none` where that is not known, or may be the witness of a requirement.
    private func target(of use: LoweredUse) -> DeclID {
        let call = use.body.call(use.node)?.declaration ?? .none
        let target = call == .none ? use.body[use.node].declaration : call
        guard target != .none else { return .none }
        let parent = program[target].parent
        return parent != .none && program[parent].kind == .protocolType && !analyzer.isFromPrelude(target) ? .none : target
    }

    private func gives(_ use: NameUse, parameter index: Int, of declaration: DeclID, depth: Int) -> Answer {
        if isTypeName(use) { return .other }
        let parameters = analyzer.signature(of: declaration).parameters
        guard parameters.indices.contains(index), !parameters[index].isVariadic else { return .changes }
        guard let use = lowered(use) else { return givesAsWritten(use, parameters[index], at: index, of: declaration, depth: depth) }
        let target = target(of: use)
        guard target == declaration else { return target == .none ? .changes : .other }
        guard let call = use.body.call(use.node), !isChosen(use) else { return .changes }
        let type = analyzer.nominal(parameters[index].type)
        if let argument = call.arguments.first(where: { $0.parameter == index }) {
            return isInvariant(argument.syntax, in: CodeScope(use.body), type: type, depth: depth + 1) ? .same : .changes
        }
        let file = program[declaration].file
        let tree = program.tree(file)
        guard let value = tree.child(parameters[index].syntax, .initializer).flatMap({ tree.firstChild($0) }) else { return .changes }
        return isInvariant(value, in: CodeScope(declaration, file: file), type: type, depth: depth + 1) ? .same : .changes
    }

    /// A call in code that is not lowered, read as it is written: of the only declaration of that name in the program.
    private func givesAsWritten(_ use: NameUse, _ parameter: Parameter, at index: Int, of declaration: DeclID, depth: Int) -> Answer {
        let tree = program.tree(use.file)
        let name =
            program[declaration].kind == .initializer ? program[program.nominal(containing: declaration)].name : program[declaration].name
        guard let call = tree.parent(use.node), tree.kind(call) == .call, tree.firstChild(call) == use.node,
            parameter.label != .none || index == 0,
            analyzer.valuesAndTypes(named: name).count == 1, let around = self.declaration(around: use), !isChosenAsWritten(use),
            let list = tree.child(call, .argumentList)
        else { return .changes }
        let arguments = Array(tree.children(list)).filter { tree.kind($0) == .argument }
        let given = arguments.first { argument in
            let label = tree.mainToken(argument)
            return label == .none ? parameter.label == .none : program.name(of: label, in: use.file) == parameter.label
        }
        guard let given, let value = tree.firstChild(given) else { return .changes }
        let scope = CodeScope(around, file: use.file)
        return isInvariant(value, in: scope, type: analyzer.nominal(parameter.type), depth: depth + 1) ? .same : .changes
    }

    private func isChosenAsWritten(_ use: NameUse) -> Bool {
        let tree = program.tree(use.file)
        var inner = use.node
        while let outer = tree.parent(inner), program.declaration(at: outer, in: use.file) == nil {
            if tree.kind(outer) == .sequence, tree.children(outer).contains(where: { tree.kind($0) == .ternary }) { return true }
            inner = outer
        }
        return false
    }

    /// Whether a value is certainly not of a type: the names that it ends in are declared, and none of them as that type.
    private func isOfOtherType(_ base: NodeID, than owner: DeclID, in scope: CodeScope) -> Bool {
        let tree = program.tree(scope.file)
        if tree.kind(base) == .reference, tree.mainToken(base) != .none, tree.tokens.kind(tree.mainToken(base)) != .selfKeyword {
            let type = valueType(of: analyzer.origin(of: tree.mainToken(base), at: base, in: scope), tree.mainToken(base), in: scope)
            return type != .none && type != owner
        }
        guard tree.kind(base) == .member, let last = tree.calleeToken(base) else { return false }
        let declared = analyzer.valuesAndTypes(named: program.name(of: last, in: scope.file))
        return !declared.isEmpty
            && declared.allSatisfy { id in
                guard program[id].kind == .variable else { return false }
                let type = analyzer.nominal(analyzer.valueType(of: id))
                return type != .none && type != owner
            }
    }

    /// Whether a use calls nothing: the type in `Badge.Kind`, an implicit member of some other type.
    private func isTypeName(_ use: NameUse) -> Bool {
        let tree = program.tree(use.file)
        guard let member = tree.parent(use.node), tree.kind(member) == .member, tree.firstChild(member) == use.node else { return false }
        let parts = Array(tree.children(member))
        return parts.count == 1 || tree.name(tree.mainToken(parts[1])).first?.isUppercase == true
    }

    private func givesOwner(_ use: NameUse, of member: DeclID, depth: Int) -> Answer {
        if isTypeName(use) { return .other }
        let tree = program.tree(use.file)
        if let outer = tree.parent(use.node), tree.kind(outer) == .keyPathComponent { return .changes }
        let owner = program.nominal(containing: member)
        var base: NodeID?
        if let access = tree.parent(use.node), tree.kind(access) == .member, tree.firstChild(access) != use.node {
            base = tree.firstChild(access)
        }
        // `Color.label`: a member of a type, and not of a value.
        if let base, tree.kind(base) == .reference, tree.text(base).first?.isUppercase == true { return .other }
        guard let around = declaration(around: use) else { return .changes }
        // Without a base it is a member of the type around, or no member at all.
        if base == nil, program.nominal(containing: around) != owner { return .other }
        if let lowered = lowered(use) {
            let target = target(of: lowered)
            guard target == member else { return target == .none ? .changes : .other }
            if isChosen(lowered) { return .changes }
        }
        if isChosenAsWritten(use) { return .changes }
        let scope = CodeScope(around, file: use.file)
        if let base, isOfOtherType(base, than: owner, in: scope) { return .other }
        guard let base else {
            // Without a base: on the `self` of the member around.
            guard scope.type(in: program) == owner else { return .other }
            return isGivenOnce(.owner(around), depth: depth + 1) ? .same : .changes
        }
        return isInvariant(base, in: scope, type: owner, depth: depth + 1) ? .same : .changes
    }

    // MARK: Stored properties

    private func isGivenOnce(property: DeclID, depth: Int) -> Bool {
        let declaration = program[property]
        let owner = program.nominal(containing: property)
        guard owner != .none, program[owner].kind == .structType, !analyzer.isFromPrelude(owner),
            declaration.flags.isDisjoint(with: [.isStatic, .isLazy, .isDestructured])
        else { return false }
        let initializers = program.members(of: owner).filter { program[$0].kind == .initializer }
        if !declaration.flags.contains(.isLet), isWritten(property, outsideOf: initializers) { return false }
        let type = analyzer.nominal(analyzer.valueType(of: property))
        if initializers.isEmpty {
            let parameters = analyzer.signature(of: owner).parameters
            guard let index = parameters.firstIndex(where: { $0.syntax == declaration.node }) else { return false }
            return usesGive(owner) { use in gives(use, parameter: index, of: owner, depth: depth) }
        }
        return initializers.allSatisfy { initializer in
            let values = assignments(to: property, in: initializer)
            guard isClosed(initializer), !values.isEmpty else { return false }
            let scope = CodeScope(initializer, file: program[initializer].file)
            return values.allSatisfy { isInvariant($0, in: scope, type: type, depth: depth + 1) }
        }
    }

    /// The values that an initialiser gives a property; empty where it leaves that to another initialiser or to the property.
    private func assignments(to property: DeclID, in initializer: DeclID) -> [NodeID] {
        let file = program[initializer].file
        let tree = program.tree(file)
        guard let block = tree.child(program[initializer].node, .block) else { return [] }
        let name = program[property].name
        return (block.rawValue..<block.rawValue + tree[block].size).map { NodeID($0) }.compactMap { node in
            let parts = tree.kind(node) == .sequence ? Array(tree.children(node)) : []
            guard parts.count == 3, tree.kind(parts[1]) == .assignment, let target = tree.calleeToken(parts[0]),
                program.name(of: target, in: file) == name
            else { return nil }
            return parts[2]
        }
    }

    /// Whether some code of the program changes a property: in a member of its type, of `self` or of a copy. Elsewhere a value would have to be
    /// made outside of a view first, which no answer here accepts.
    private func isWritten(_ property: DeclID, outsideOf initializers: [DeclID]) -> Bool {
        let owner = program.nominal(containing: property)
        return analyzer.uses(of: program[property].name).contains { use in
            guard let around = declaration(around: use), program.nominal(containing: around) == owner, !initializers.contains(around) else {
                return false
            }
            return isWritten(at: use, in: CodeScope(around, file: use.file))
        }
    }

    /// The member whose code a use is part of.
    private func declaration(around use: NameUse) -> DeclID? {
        let tree = program.tree(use.file)
        var inner = use.node
        while let outer = tree.parent(inner) {
            if let around = program.declaration(at: outer, in: use.file) { return around }
            inner = outer
        }
        return nil
    }

    /// Whether a use is the target of an assignment or passed `inout`, on `self` or a copy of it.
    private func isWritten(at use: NameUse, in scope: CodeScope) -> Bool {
        let tree = program.tree(use.file)
        var target = use.node
        if let access = tree.parent(target), tree.kind(access) == .member, tree.firstChild(access) != target {
            guard let base = tree.firstChild(access), tree.kind(base) == .reference, tree.mainToken(base) != .none else { return false }
            if tree.tokens.kind(tree.mainToken(base)) != .selfKeyword {
                guard case .local(let value?) = analyzer.origin(of: tree.mainToken(base), at: base, in: scope), tree.text(value) == "self"
                else {
                    return false
                }
            }
            target = access
        }
        while let outer = tree.parent(target), [.member, .optionalChain, .forceUnwrap, .subscriptCall].contains(tree.kind(outer)),
            tree.firstChild(outer) == target
        {
            target = outer
        }
        guard let statement = tree.parent(target) else { return false }
        if tree.kind(statement) == .inout { return true }
        guard tree.kind(statement) == .sequence, tree.firstChild(statement) == target else { return false }
        let parts = Array(tree.children(statement))
        guard parts.count > 2 else { return false }
        let text = tree.text(parts[1])
        return tree.kind(parts[1]) == .assignment
            || tree.kind(parts[1]) == .binaryOperator && text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(text)
    }
}
