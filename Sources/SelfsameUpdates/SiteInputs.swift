// What a view is made with at one place, property by property: the value that it is compared by, and for bindings the value behind them.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

/// What one stored property of a view is made with.
struct SiteInput {
    /// The property.
    var property: DeclID
    /// The parts of its value.
    var parts: [ValuePart]
    /// The values that a binding leads to.
    var bound: [SourcePart] = []
    /// The expression, where it is one.
    var expression: (node: NodeID, stand: PartStand)?
}

extension Updates {
    /// What a view is made with.
    func inputs(of site: ViewSite) -> [SiteInput] {
        if let known = site.inputs { return known }
        guard let unit = unit(of: site.type) else { return [] }
        let found = unit.properties.compactMap { input($0, of: site) }
        site.inputs = found
        return found
    }

    private func input(_ property: DeclID, of site: ViewSite) -> SiteInput? {
        let wrapper = wrapper(of: property)
        // The value of such a wrapper comes from elsewhere.
        if let wrapper, wrapper.marks.isDisjoint(with: [.given, .seeded]), analyzer.isFromPrelude(wrapper.declaration) { return nil }
        guard let (node, stand) = expression(for: property, of: site) else {
            return SiteInput(property: property, parts: unknownInput(property, of: site))
        }
        var input = SiteInput(property: property, parts: [], expression: (node, stand))
        let type = analyzer.valueType(of: property)
        if wrapper?.isBinding == true || isBinding(type) {
            (input.bound, input.parts) = bindingParts(of: node, stand)
            return input
        }
        input.parts = valueParts(of: node, stand, for: property)
        if let wrapper { input.parts = kept(input.parts, by: wrapper, property) }
        return input
    }

    /// What an owning wrapper makes of the value that it begins with: an object that it makes lazily is none that differs.
    private func kept(_ parts: [ValuePart], by wrapper: PropertyWrapper, _ property: DeclID) -> [ValuePart] {
        if wrapper.ownsObject { return parts.filter { if case .fresh = $0 { false } else { true } } }
        guard wrapper.ownsValue else { return parts }
        return parts.map { part in
            guard case .fresh(let text) = part else { return part }
            return program.profile.sdk >= 27 ? .perhapsFresh("") : .perhapsFresh("\(text) as the initial value, until SDK 27")
        }.filter { $0 != .perhapsFresh("") }
    }

    private func valueParts(of node: NodeID, _ stand: PartStand, for property: DeclID) -> [ValuePart] {
        let tree = program.tree(stand.scope.file)
        let type = analyzer.valueType(of: property)
        if analyzer.isFunction(type) {
            // A closure whose result is generic passes through a thunk, which is another one each time.
            if case .function(let shape) = analyzer.structure(of: analyzer.wrappedType(type) ?? type), analyzer.isGeneric(shape.result) {
                return [.neverEqual("a closure with a generic result")]
            }
            return parts(of: node, stand)
        }
        if tree.kind(node) == .closure {
            return parts(
                ofArgument: ArgumentRecord(parameter: 0, label: .none, syntax: node, type: type), stand)
        }
        let isStorage = wrapper(of: property) != nil && isImpliedInitializer(node, tree)
        if tree.kind(node) == .call, isClass(valueType(of: property)), !isStorage,
            let made = analyzer.classMade(by: node, type: type, in: stand.scope), !hasOwnEquality(made)
        {
            // `.init(…)` names no class.
            return [.fresh("a new `\(name(of: made))`")] + argumentParts(ofCall: node, stand)
        }
        // `.accent` is a member of the property's type.
        if tree.kind(tree.chainRoot(node)) == .member, let found = analyzer.nondeterminism(of: node, type: type, in: stand.scope) {
            return [.fresh("`\(found.text)`")]
        }
        let parts = parts(of: node, stand)
        return hasOwnEquality(valueType(of: property)) ? parts.map(\.lossy) : parts
    }

    /// Whether a call is `.init(…)`; what it makes for the storage of a wrapper is the wrapper: `_store = .init(wrappedValue: store)`.
    private func isImpliedInitializer(_ node: NodeID, _ tree: SyntaxTree) -> Bool {
        guard let callee = tree.firstChild(node), let access = MemberAccess(tree, callee) else { return false }
        return access.base == nil && tree.text(access.name) == "init"
    }

    private func unknownInput(_ property: DeclID, of site: ViewSite) -> [ValuePart] {
        let tree = program.tree(program[property].file)
        if tree.initialValue(of: program[property].node) == nil, wrapper(of: property) != nil || program[property].flags.contains(.isLazy) {
            return []
        }
        // Not known which argument it is made with: any of them may be.
        let stand = PartStand(scope: CodeScope(site.place.body), frame: site.place.frame, body: site.place.body)
        let all = site.arguments.flatMap { parts(ofArgument: $0, stand) }
        return all.map(\.lossy).uniqued
    }

    /// The expression that gives a property its value, with the call that the parameters in it stand for.
    private func expression(for property: DeclID, of site: ViewSite) -> (NodeID, PartStand)? {
        let outer = PartStand(scope: CodeScope(site.place.body), frame: site.place.frame, body: site.place.body)
        let file = program[property].file
        let tree = program.tree(file)
        let initial = tree.initialValue(of: program[property].node)
        let own = PartStand(scope: CodeScope(property, file: file))
        guard site.initializer != .none else { return initial.map { ($0, own) } }
        if program[site.initializer].kind.isNominal {
            let parameters = analyzer.signature(of: site.initializer).parameters
            if let index = parameters.firstIndex(where: { $0.syntax == program[property].node }),
                let argument = site.arguments.first(where: { $0.parameter == index })
            {
                return (argument.syntax, outer)
            }
            return initial.map { ($0, own) }
        }
        guard program[site.initializer].kind == .initializer else { return nil }
        let frame = SiteFrame(site.initializer, site.arguments, outer)
        let stand = PartStand(scope: CodeScope(site.initializer, file: program[site.initializer].file), site: frame)
        if let assigned = assignment(to: property, in: site.initializer) { return passed(assigned, stand) }
        return initial.map { ($0, own) }
    }

    /// What an initialiser assigns to a property or to the storage of its wrapper, where it does so once.
    func assignment(to property: DeclID, in initializer: DeclID) -> NodeID? {
        let file = program[initializer].file
        let tree = program.tree(file)
        guard let block = tree.child(program[initializer].node, .block) else { return nil }
        let name = analyzer.name(program[property].name)
        var found: [NodeID] = []
        for index in block.rawValue..<block.rawValue + tree[block].size {
            guard let assignment = Assignment(tree, NodeID(index)), let target = tree.calleeToken(assignment.target) else { continue }
            let text = tree.name(target)
            if text == name || text == "_" + name { found.append(assignment.value ?? assignment.id) }
        }
        return found.count == 1 ? found[0] : nil
    }

    /// A parameter by itself is what is passed for it.
    private func passed(_ node: NodeID, _ stand: PartStand) -> (NodeID, PartStand) {
        let tree = program.tree(stand.scope.file)
        guard let site = stand.site, tree.kind(node) == .reference, tree.mainToken(node) != .none,
            case .parameter(let function) = analyzer.origin(of: tree.mainToken(node), at: node, in: stand.scope),
            program[site.initializer].node == function
        else { return (node, stand) }
        let name = program.name(of: tree.mainToken(node), in: stand.scope.file)
        let parameters = analyzer.signature(of: site.initializer).parameters
        guard let index = parameters.firstIndex(where: { $0.name == name }) else { return (node, stand) }
        if let argument = site.arguments.first(where: { $0.parameter == index }) { return (argument.syntax, site.stand) }
        return tree.initialValue(of: parameters[index].syntax).map { ($0, stand) } ?? (node, stand)
    }

    // MARK: Bindings

    /// What a binding leads to, and what it is compared by.
    func bindingParts(of node: NodeID, _ stand: PartStand) -> (bound: [SourcePart], parts: [ValuePart]) {
        let tree = program.tree(stand.scope.file)
        let node = tree.unparenthesized(node)
        if let made = bindingMade(by: node, stand) { return made }
        if tree.kind(node) == .call, let callee = tree.firstChild(node) {
            if tree.kind(callee) == .member, let access = MemberAccess(tree, callee), let base = access.base, !tree.isTypeName(base) {
                // `$x.animation()`.
                return bindingParts(of: base, stand.deeper)
            }
            let arguments = FunctionCall(tree, node)?.arguments ?? []
            var bound: [SourcePart] = []
            for argument in arguments {
                guard let value = argument.expression else { continue }
                let walk = CodeWalk(self)
                if tree.kind(value) == .closure {
                    for statement in tree.children(value) { walk.read(statement, CodeWalk.Stand(scope: stand.scope)) }
                } else {
                    walk.read(value, CodeWalk.Stand(scope: stand.scope))
                }
                bound += walk.events.filter { [.value, .binding].contains($0.form) }.map(\.part)
                // The first closure is the one that reads.
                if tree.kind(value) == .closure { break }
            }
            return (bound.uniqued, argumentParts(ofCall: node, stand))
        }
        if tree.kind(node) == .subscriptCall, let base = tree.firstChild(node) {
            return (bindingParts(of: base, stand.deeper).bound, childrenAfterFirst(of: node, stand))
        }
        if case let root = tree.chainRoot(node), tree.kind(root) == .subscriptCall, let base = tree.firstChild(root) {
            return (bindingParts(of: base, stand.deeper).bound, childrenAfterFirst(of: root, stand))
        }
        if let token = tree.projection(node) ?? (tree.kind(node) == .reference ? tree.mainToken(node) : nil), token != .none {
            switch analyzer.origin(of: token, at: tree.chainRoot(node), in: stand.scope) {
            case .parameter, .local, .closureParameter, .element:
                let inner = parts(of: tree.chainRoot(node), stand.deeper)
                let bound = inner.compactMap { part in if case .from(let source, _) = part { source.plain } else { nil as SourcePart? } }
                if !bound.isEmpty { return (bound, []) }
                if case .closureParameter(let closure) = analyzer.origin(of: token, at: tree.chainRoot(node), in: stand.scope),
                    let data = analyzer.repeatedContent(closure, in: stand.scope.file)?.data
                {
                    // `ForEach($items) { $item in … }`.
                    return (bindingParts(of: data, stand.deeper).bound, [])
                }
                return (bound, inner)
            default: break
            }
        }
        let walk = CodeWalk(self)
        walk.read(node, CodeWalk.Stand(scope: stand.scope))
        // Of `$store.name` the property counts, though it tells of itself only with its whole object.
        let bound = walk.events.filter { [.value, .binding, .presentation, .reference, .untracked].contains($0.form) }.map(\.part)
        return (bound.uniqued, bound.isEmpty ? parts(of: node, stand) : [])
    }

    /// A binding that a computed property, a function or a local name of the program makes, by its only expression.
    private func bindingMade(by node: NodeID, _ stand: PartStand) -> (bound: [SourcePart], parts: [ValuePart])? {
        guard stand.depth < 8 else { return nil }
        let tree = program.tree(stand.scope.file)
        let isCall = tree.kind(node) == .call
        let name = isCall ? tree.firstChild(node) ?? node : node
        let root = tree.chainRoot(name)
        guard tree.kind(root) == .reference, tree.mainToken(root) != .none, tree.projection(root) == nil else { return nil }
        let names = tree.chainNames(name)
        var found = DeclID.none
        if tree.isSelf(root), names.count == 1 {
            let member = program.name(of: tree.mainToken(names[0]), in: stand.scope.file)
            if case .declaration(let id)? = analyzer.member(member, of: stand.scope.type(in: program), from: stand.scope.file) {
                found = id
            }
        } else if names.isEmpty {
            switch analyzer.origin(of: tree.mainToken(root), at: root, in: stand.scope) {
            case .local(let value?) where !isCall && [.call, .reference, .member].contains(tree.kind(value)):
                return bindingParts(of: value, stand.deeper)
            case .declaration(let id): found = id
            default: return nil
            }
        }
        guard found != .none, !analyzer.isFromPrelude(found), program[found].kind == (isCall ? .function : .variable),
            !program[found].flags.contains(.isStored), wrapper(of: found) == nil, let holder = analyzer.bodyHolder(of: found)
        else { return nil }
        let file = program[found].file
        let code = program.tree(file)
        guard let only = code.onlyChild(holder), case let value = code.kind(only) == .return ? code.firstChild(only) ?? only : only,
            [.call, .reference, .member].contains(code.kind(value))
        else { return nil }
        var inner = PartStand(scope: CodeScope(found, file: file))
        inner.depth = stand.depth + 1
        var (bound, parts) = bindingParts(of: value, inner)
        // What the function is given is passed on, as far as anybody sees.
        parts.removeAll { if case .unknown = $0 { isCall } else { false } }
        if isCall { parts += argumentParts(ofCall: node, stand) }
        return (bound, parts.uniqued)
    }

    private func childrenAfterFirst(of node: NodeID, _ stand: PartStand) -> [ValuePart] {
        program.tree(stand.scope.file).children(node).dropFirst().flatMap { parts(of: $0, stand.deeper) }.uniqued
    }

    // MARK: Equality

    /// How the values of a type are compared.
    enum ValueEquality: Equatable {
        /// Bit by bit, or property by property.
        case structural
        /// By an `==` that the program writes, which reads these properties.
        case written(DeclID)
    }

    /// How two values of a view are compared at a site.
    func equality(of site: ViewSite) -> ValueEquality {
        guard analyzer.states(site.type, protocolNamed: analyzer.wellKnown.names.equatable), let written = equalsFunction(of: site.type),
            site.isComparedByEquality || !isPlainData(site.type, depth: 0)
        else { return .structural }
        return .written(written)
    }

    /// The `==` that a type writes.
    func equalsFunction(of type: DeclID) -> DeclID? {
        program.members(of: type).first { member in
            program[member].kind == .function && analyzer.name(program[member].name) == "=="
        }
    }

    /// Whether a value is bits and nothing else: numbers, truth values, and structures and enumerations of these.
    func isPlainData(_ type: DeclID, depth: Int) -> Bool {
        guard depth < 8, [.structType, .enumType].contains(program[type].kind) else { return false }
        if analyzer.isFromPrelude(type) {
            let known = analyzer.wellKnown
            return [known.int, known.double, known.bool, known.float, known.cgFloat].contains(type)
        }
        if program[type].kind == .enumType {
            return program.members(of: type).allSatisfy { member in
                program[member].kind != .enumCase
                    || program.tree(program[member].file).child(program[member].node, .parameterClause) == nil
            }
        }
        return analyzer.storedProperties(of: type).allSatisfy { property in
            guard wrapper(of: property) == nil else { return false }
            let type = analyzer.valueType(of: property)
            let value = analyzer.nominal(analyzer.wrappedType(type) ?? type)
            return value != .none && isPlainData(value, depth: depth + 1)
        }
    }

    /// The names of the properties that an `==` reads.
    func comparedNames(by equals: DeclID) -> Set<String> {
        let file = program[equals].file
        let tree = program.tree(file)
        guard let block = tree.child(program[equals].node, .block) else { return [] }
        var result: Set<String> = []
        for index in block.rawValue..<block.rawValue + tree[block].size where tree.kind(NodeID(index)) == .member {
            if let access = MemberAccess(tree, NodeID(index)), let base = access.base, tree.kind(base) == .reference {
                result.insert(tree.name(access.name))
            }
        }
        return result
    }
}
