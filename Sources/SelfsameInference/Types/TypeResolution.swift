// From the syntax of a type to the type: names looked up from where it stands, sugar removed, aliases followed.

import SelfsameDeclarations
import SelfsameSyntax

extension Standpoint {
    /// The type that a type node means in `file`, inside declaration `scope`. What cannot be found is unknown, with the reason.
    /// A `some P` is the opaque result of `scope` or, in its parameter list, the parameter that it stands for.
    func resolve(_ node: NodeID, in file: FileID, scope: DeclID) -> TypeID {
        let tree = program.tree(file)
        switch tree.kind(node) {
        case .identifierType: return resolveIdentifier(node, tree, file, scope)
        case .memberType: return resolveMember(node, tree, file, scope)
        case .optionalType, .implicitlyUnwrappedType: return inference.optionalType(resolveFirst(node, tree, file, scope))
        case .arrayType: return inference.arrayType(resolveFirst(node, tree, file, scope))
        case .variadicType: return inference.arrayType(resolveFirst(node, tree, file, scope))
        case .dictionaryType: return inference.nominalType(wellKnown.dictionary, resolveAll(node, tree, file, scope))
        case .tupleType: return resolveTuple(node, tree, file, scope)
        case .functionType: return resolveFunction(node, tree, file, scope)
        case .attributedType: return resolveAttributed(node, tree, file, scope)
        case .someType: return resolveSome(node, tree, file, scope)
        case .anyType, .suppressedType, .packElementType, .typeExpression, .inheritedType:
            return resolveFirst(node, tree, file, scope)
        case .packExpansionType: return types.intern(.expansion(resolveFirst(node, tree, file, scope)))
        case .compositionType: return resolveComposition(node, tree, file, scope)
        case .metatypeType: return resolveMetatype(node, tree, file, scope)
        case .placeholderType: return inference.unknown(.notInferred)
        default: return inference.unknown(.unsupported)
        }
    }

    fileprivate func resolveFirst(_ node: NodeID, _ tree: SyntaxTree, _ file: FileID, _ scope: DeclID) -> TypeID {
        for child in tree.children(node) where tree.kind(child) != .attribute { return resolve(child, in: file, scope: scope) }
        return inference.unknown(.syntaxError)
    }

    private func resolveAll(_ node: NodeID, _ tree: SyntaxTree, _ file: FileID, _ scope: DeclID) -> [TypeID] {
        tree.children(node).map { resolve($0, in: file, scope: scope) }
    }

    // MARK: Names

    private func resolveIdentifier(_ node: NodeID, _ tree: SyntaxTree, _ file: FileID, _ scope: DeclID) -> TypeID {
        let name = program.name(of: tree.mainToken(node), in: file)
        let arguments = tree.child(node, .genericArguments).map { resolveAll($0, tree, file, scope) } ?? []
        return lookUpType(name, in: file, scope: scope, arguments: arguments)
    }

    private func resolveMember(_ node: NodeID, _ tree: SyntaxTree, _ file: FileID, _ scope: DeclID) -> TypeID {
        guard let baseNode = tree.firstChild(node) else { return inference.unknown(.syntaxError) }
        let name = program.name(of: tree.mainToken(node), in: file)
        let arguments = tree.child(node, .genericArguments).map { resolveAll($0, tree, file, scope) } ?? []
        let base = resolve(baseNode, in: file, scope: scope)
        if !inference.isUnknown(base), let member = memberType(of: base, named: name, arguments: arguments, from: file) { return member }
        // A type goes before a module of its name: `NotificationCenter.Publisher`.
        if tree.kind(baseNode) == .identifierType {
            let baseName = program.name(of: tree.mainToken(baseNode), in: file)
            if program.isModuleName(baseName), let type = moduleType(baseName, name, file, arguments) { return type }
        }
        if inference.isUnknown(base) { return base }
        switch types[base] {
        // What a parameter conforms to may be said elsewhere, in a clause that is being read now.
        case .parameter, .member: return types.intern(.member(base, name))
        default: return inference.unknown(.undeclaredName, name: name)
        }
    }

    private func moduleType(_ module: Name, _ name: Name, _ file: FileID, _ arguments: [TypeID]) -> TypeID? {
        let found = program.inModule(module, name, from: file).filter { program[$0].kind.isType }
        return found.count == 1 ? instantiate(found[0], arguments: arguments, outer: .none) : nil
    }

    /// Looks a type name up: generic parameters, types of the enclosing types (inherited ones too), then the file level.
    func lookUpType(_ name: Name, in file: FileID, scope: DeclID, arguments: [TypeID] = []) -> TypeID {
        var level = scope
        var isCut = false
        while level != .none {
            let declaration = program[level]
            if let parameter = inference.genericParameter(named: name, of: level) {
                let bindings = inference.environment(of: scope).bindings
                return bindings[parameter] ?? parameter
            }
            if declaration.kind.isNominal || declaration.kind == .extensionBlock {
                let selfType = inference.environment(of: level).selfType
                if name == wellKnown.names.selfType { return selfType == .none ? inference.unknown(.undeclaredName) : selfType }
                let nominal = declaration.kind == .extensionBlock ? program.extendedType(of: level) : level
                if nominal != .none {
                    if declaration.kind == .extensionBlock, let parameter = inference.genericParameter(named: name, of: nominal) {
                        return inference.environment(of: level).bindings[parameter] ?? parameter
                    }
                    // Inside of a generic type its name is the type with its own parameters, in extensions, too.
                    // A nested type of that name goes before it.
                    if program[nominal].name == name, arguments.isEmpty, program[nominal].kind != .protocolType, selfType != .none,
                        !program.hasNestedType(name, nominal)
                    {
                        return selfType
                    }
                    // What is still to be inferred from the declaration that names it: there the name means what stands around the type.
                    let isInferred = isInferring(selfType, name)
                    isCut = isCut || isInferred
                    if selfType != .none, !inference.isBeingDescribed(level, nominal), !isInferred,
                        let member = memberType(of: selfType, named: name, arguments: arguments, from: file)
                    {
                        return member
                    }
                }
            }
            level = declaration.parent
        }
        let found = inference.fileLevel(name, from: file).filter { program[$0].kind.isType }
        if found.count > 1 {
            // A module may offer another one's type under its own name.
            let meant = found.map { instantiate($0, arguments: arguments, outer: .none) }
            let isOne =
                found.contains { program[$0].kind == .typealias_ } && meant.allSatisfy { $0 == meant[0] && !inference.isUnknown($0) }
            return isOne ? meant[0] : inference.unknown(.ambiguousName)
        }
        guard let declaration = found.first else {
            if isCut { return inference.unknown(.cycle) }
            return program.names[name] == "Any" ? types.intern(.existential([])) : inference.unknown(.undeclaredName, name: name)
        }
        return instantiate(declaration, arguments: arguments, outer: .none)
    }

    /// The type of a type declaration with generic arguments; missing arguments stay to be inferred.
    func instantiate(_ id: DeclID, arguments: [TypeID], outer: TypeID) -> TypeID {
        let isPlain = arguments.isEmpty && outer == .none
        if isPlain, let known = inference.plainTypes[id] { return known }
        let declaration = program[id]
        switch declaration.kind {
        case .protocolType:
            if inference.isMarker(id) { return types.intern(.existential([])) }
            let isConstrained = !arguments.isEmpty && arguments.count == inference.primaryAssociatedTypes(of: id).count
            return types.intern(.existential([id], arguments: isConstrained ? arguments : []))
        case .typealias_: return aliasedType(id, arguments: arguments, selfType: outer)
        case .associatedtype_: return inference.unknown(.notInferred)
        default:
            let environment = inference.environment(of: id)
            let parent = environment.outerCount > 0 && outer != .none ? outer : .none
            var given = arguments
            if environment.own.count == 1, case .expansionParameter = inference.parameterForm(id, 0) {
                given = [types.intern(.pack(arguments))]
            }
            if given.isEmpty, !environment.own.isEmpty {
                given = environment.own.map { _ in inference.unknown(.notInferred) }
            }
            let type = types.intern(.nominal(id, parent: parent, arguments: given))
            // While the parameters are being read they may not be all.
            if isPlain, inference.environments[id] != nil { inference.plainTypes.set(id, type) }
            return type
        }
    }

    /// What a type alias stands for.
    func aliasedType(_ id: DeclID, arguments: [TypeID], selfType: TypeID) -> TypeID {
        let pattern = inference.aliasedPattern(id)
        if !arguments.isEmpty, inference.environment(of: id).own.isEmpty,
            case .nominal(let declaration, let outer, let open) = types[pattern],
            open.allSatisfy({ inference.isUnknown($0) })
        {
            // An alias of a generic type that names no arguments takes them as the type does.
            return instantiate(declaration, arguments: arguments, outer: outer)
        }
        if !types.traits(pattern).isDisjoint(with: [.hasParameter, .hasMember]) {
            var substitution = Substitution(Array(inference.environment(of: id).own), arguments)
            if selfType != .none { substitution = substitution.merging(inference.substitution(for: selfType, in: program[id].parent)) }
            let premises = arguments.allSatisfy(inference.isContextFree) ? premises(concerning: selfType) : premises
            let key = AliasKey(alias: id, selfType: selfType, arguments: arguments, isApplied: true, premises: premises)
            return inference.aliasedTypes.ask(key, bottom: inference.unknown(.cycle)) { reduced(types.substitute(pattern, substitution)) }
        }
        return pattern
    }

    // MARK: Structures

    private func resolveTuple(_ node: NodeID, _ tree: SyntaxTree, _ file: FileID, _ scope: DeclID) -> TypeID {
        var labels: [Name] = []
        var elements: [TypeID] = []
        for element in tree.children(node) where tree.kind(element) == .tupleTypeElement {
            labels.append(inference.label(of: element, tree, file))
            elements.append(resolveFirst(element, tree, file, scope))
        }
        if elements.count == 1, labels[0] == .none {
            if case .expansion = types[elements[0]] {} else { return elements[0] }
        }
        return types.intern(.tuple(labels: labels, elements: elements))
    }

    private func resolveFunction(_ node: NodeID, _ tree: SyntaxTree, _ file: FileID, _ scope: DeclID) -> TypeID {
        var parameters: [TypeID] = []
        var result = inference.voidType
        var effects: FunctionEffects = []
        for child in tree.children(node) {
            switch tree.kind(child) {
            case .tupleTypeElement: parameters.append(resolveFirst(child, tree, file, scope))
            case .effects: effects.formUnion(inference.effects(child, tree))
            default: result = resolve(child, in: file, scope: scope)
            }
        }
        return types.intern(.function(FunctionShape(parameters: parameters, result: result, effects: effects)))
    }

    private func resolveAttributed(_ node: NodeID, _ tree: SyntaxTree, _ file: FileID, _ scope: DeclID) -> TypeID {
        let type = resolveFirst(node, tree, file, scope)
        var effects: FunctionEffects = []
        for child in tree.children(node) where tree.kind(child) == .attribute {
            switch tree.text(tree.mainToken(child)) {
            case "MainActor": effects.insert(.isMainActor)
            case "Sendable": effects.insert(.isSendable)
            default: break
            }
        }
        if tree.text(TokenID(tree[node].firstToken)) == "inout" { return types.intern(.inout(type)) }
        guard !effects.isEmpty, case .function(var shape) = types[type] else { return type }
        shape.effects.formUnion(effects)
        return types.intern(.function(shape))
    }

    /// `P.Type` of a protocol is the type of all conforming types; `(any P).Type` is the type of the existential itself.
    private func resolveMetatype(_ node: NodeID, _ tree: SyntaxTree, _ file: FileID, _ scope: DeclID) -> TypeID {
        let instance = resolveFirst(node, tree, file, scope)
        if case .existential = types[instance], let base = tree.firstChild(node),
            [.identifierType, .memberType, .compositionType].contains(tree.kind(base))
        {
            return types.intern(.existentialMetatype(instance))
        }
        return types.intern(.metatype(instance))
    }

    private func resolveComposition(_ node: NodeID, _ tree: SyntaxTree, _ file: FileID, _ scope: DeclID) -> TypeID {
        var protocols: [DeclID] = []
        var arguments: [TypeID] = []
        for member in resolveAll(node, tree, file, scope) {
            switch types[member] {
            case .existential(let inner, let given):
                protocols += inner.filter { !protocols.contains($0) }
                arguments += given
            case .nominal: return member
            default: return member
            }
        }
        let canonical = inference.canonical(protocols)
        return types.intern(.existential(canonical, arguments: canonical.count == 1 ? arguments : []))
    }

    /// `some P`: in the parameters of `scope` its implicit parameter, elsewhere its opaque result.
    private func resolveSome(_ node: NodeID, _ tree: SyntaxTree, _ file: FileID, _ scope: DeclID) -> TypeID {
        guard scope != .none else { return inference.unknown(.unsupported) }
        let implicit = inference.implicitParameters(of: scope)
        if let position = implicit.firstIndex(of: node), program[scope].file == file {
            let explicit = inference.environment(of: scope).own.count - implicit.count
            return types.intern(.parameter(owner: scope, index: max(0, explicit) + position))
        }
        let ordinal = inference.opaqueNodes(of: scope).firstIndex(of: node) ?? 0
        return types.intern(.opaque(scope, ordinal: ordinal, arguments: inference.environment(of: scope).parameters))
    }
}

extension Inference {
    /// While a type's own generic or inheritance clause is read, its members are out of reach: they may depend on that clause.
    fileprivate func isBeingDescribed(_ level: DeclID, _ nominal: DeclID) -> Bool {
        environments.isOpen(nominal) || environments.isOpen(level) || superclasses.isOpen(nominal)
    }

    /// A generic parameter that the declaration itself introduces.
    fileprivate func genericParameter(named name: Name, of id: DeclID) -> TypeID? {
        let declaration = program[id]
        guard declaration.kind != .protocolType, declaration.kind != .extensionBlock else { return nil }
        let tree = program.tree(declaration.file)
        guard let clause = tree.child(declaration.node, .genericParameters) else { return nil }
        var index = 0
        for node in tree.children(clause) where tree.kind(node) == .genericParameter {
            if program.name(of: tree.mainToken(node), in: declaration.file) == name {
                return types.intern(.parameter(owner: id, index: index))
            }
            index += 1
        }
        return nil
    }

    enum ParameterForm { case plain, expansionParameter }

    /// Whether a generic parameter is a pack (`each T`).
    func parameterForm(_ owner: DeclID, _ index: Int) -> ParameterForm {
        let declaration = program[owner]
        let tree = program.tree(declaration.file)
        guard let clause = tree.child(declaration.node, .genericParameters) else { return .plain }
        let nodes = tree.children(clause).filter { tree.kind($0) == .genericParameter }
        guard index >= 0, index < nodes.count else { return .plain }
        return tree.text(TokenID(tree[nodes[index]].firstToken)) == "each" ? .expansionParameter : .plain
    }

    /// What an alias stands for, in terms of the parameters in force where it is declared.
    func aliasedPattern(_ id: DeclID) -> TypeID {
        aliasedTypes.ask(AliasKey(alias: id), bottom: unknown(.cycle)) {
            guard let node = program.aliasedTypeNode(of: id) else { return unknown(.syntaxError) }
            return outside.resolve(node, in: program[id].file, scope: id)
        }
    }

    fileprivate func label(of element: NodeID, _ tree: SyntaxTree, _ file: FileID) -> Name {
        let token = tree.mainToken(element)
        return token == .none ? .none : program.name(of: token, in: file)
    }

    /// The effects that an `effects` node spells.
    func effects(_ node: NodeID, _ tree: SyntaxTree) -> FunctionEffects {
        var result: FunctionEffects = []
        for raw in tree[node].firstToken..<max(tree[node].endToken, tree[node].firstToken) {
            switch tree.text(TokenID(raw)) {
            case "async", "reasync": result.insert(.isAsync)
            case "throws", "rethrows": result.insert(.isThrowing)
            default: break
            }
        }
        return result
    }

    /// The compiler's order of a composition: by name. Marker protocols leave no trace in a type.
    fileprivate func canonical(_ protocols: [DeclID]) -> [DeclID] {
        protocols.filter { !isMarker($0) }.sorted { program.names[program[$0].name] < program.names[program[$1].name] }
    }

    /// `some P` in the result of a function or the type of a property, in source order.
    func opaqueNodes(of id: DeclID) -> [NodeID] {
        let declaration = program[id]
        let tree = program.tree(declaration.file)
        let clause: NodeID? =
            switch declaration.kind {
            case .variable: tree.child(declaration.node, .typeAnnotation)
            case .function, .subscriptMember: tree.child(declaration.node, .returnClause)
            default: nil
            }
        guard let clause else { return [] }
        let end = clause.rawValue + tree[clause].size
        return (clause.rawValue..<end).lazy.map(NodeID.init).filter { tree.kind($0) == .someType }
    }

    /// The protocols that an opaque result conforms to, and its superclass.
    func opaqueBounds(_ key: OpaqueKey) -> TypeID {
        opaqueBoundTypes.ask(key, bottom: types.intern(.existential([]))) { makeOpaqueBounds(key) }
    }

    private func makeOpaqueBounds(_ key: OpaqueKey) -> TypeID {
        let nodes = opaqueNodes(of: key.declaration)
        guard key.ordinal < nodes.count else { return types.intern(.existential([])) }
        let declaration = program[key.declaration]
        let tree = program.tree(declaration.file)
        let bounds = outside.resolveFirst(nodes[key.ordinal], tree, declaration.file, key.declaration)
        // `some Body`, where `Body` is the opaque type of a member, even of this one.
        guard case .opaque(let other, let ordinal, _) = types[bounds] else { return bounds }
        return opaqueBounds(OpaqueKey(declaration: other, ordinal: ordinal))
    }
}
