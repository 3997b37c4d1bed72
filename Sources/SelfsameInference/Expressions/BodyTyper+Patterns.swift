// What names are worth that statements bind: variables, conditions, cases, loops, local functions. What binds a name is found by the scopes; its type
// is found when it is first asked for, by the reading of the code that binds it.

import SelfsameDeclarations
import SelfsameSyntax

extension BodyTyper {
    // MARK: Names

    /// What a name is bound to at a node; nil for a name that the code does not bind.
    func local(_ name: Name, at node: NodeID) -> LocalName? {
        if let binding = scopes.binding(of: name, at: node) { return local(binding) }
        guard tree.kind(node) == .reference, tree.tokens.kind(tree.mainToken(node)) == .dollarIdentifier else { return nil }
        return anonymousParameter(tree.mainToken(node), at: node)
    }

    func local(_ binding: Binding) -> LocalName {
        var home: Reading? = reading
        while let reading = home, !binds(binding, reading) { home = reading.parent }
        guard let home else { return outerName(binding) }
        let key = LocalKey(syntax: binding.syntax, form: binding.form)
        if home.locals[key] == nil {
            home.locals[key] = Typed(unknown(.cycle))
            inside(home).here(binding.owner).define(binding)
        }
        let typed = home.locals[key] ?? Typed(unknown(.notInferred))
        return LocalName(type: typed.type, fragment: typed.fragment, syntax: binding.syntax)
    }

    /// Whether the code of a reading binds a name itself, or some code in it.
    private func binds(_ binding: Binding, _ reading: Reading) -> Bool {
        switch binding.kind {
        case .closureParameter: return binding.owner == reading.node
        case .capture: return tree.parent(binding.owner).flatMap { tree.parent($0) }.flatMap { tree.parent($0) } == reading.node
        default: return binding.owner >= reading.node && binding.owner.rawValue < reading.node.rawValue + tree[reading.node].size
        }
    }

    /// A name that is bound outside of the code that is typed.
    private func outerName(_ binding: Binding) -> LocalName {
        if binding.kind == .parameter, declaration != .none, binding.owner == program[declaration].node {
            return parameterOfDeclaration(binding)
        }
        return LocalName(type: analyzer.typed(binding, in: CodeScope(declaration, file: file)), syntax: binding.syntax)
    }

    private func parameterOfDeclaration(_ binding: Binding) -> LocalName {
        for parameter in analyzer.signature(of: declaration).parameters where parameter.syntax == binding.syntax {
            var type = parameter.type
            if case .expansion = analyzer.types[type] {} else if parameter.isVariadic { type = analyzer.arrayType(type) }
            return LocalName(type: analyzer.types.substitute(type, environment.bindings), syntax: parameter.syntax)
        }
        return LocalName(type: unknown(.syntaxError), syntax: binding.syntax)
    }

    /// `$0` and its like.
    private func anonymousParameter(_ token: TokenID, at node: NodeID) -> LocalName? {
        guard let closure = scopes.anonymousClosure(at: node), let index = Int(tree.text(token).dropFirst()) else { return nil }
        var home: Reading? = reading
        while let reading = home, reading.node != closure { home = reading.parent }
        var types = home?.parameters ?? analyzer.parameterTypes(of: closure, in: CodeScope(declaration, file: file))
        if types.count == 1, case .tuple(_, let elements) = analyzer.types[types[0]], anonymousParameters(closure) > 1 { types = elements }
        return types.indices.contains(index) ? LocalName(type: types[index], syntax: closure) : nil
    }

    /// Finds what a binding of this code is worth, and all others that are bound with it.
    private func define(_ binding: Binding) {
        let owner = binding.owner
        switch binding.kind {
        case .variable: bindVariable(owner)
        case .function: bindFunction(owner)
        case .condition: tree.kind(owner) == .optionalBinding ? bindOptional(owner) : bindMatch(owner)
        case .pattern:
            switch tree.kind(owner) {
            case .switchCase: bindCase(owner)
            case .for: bindLoop(owner)
            default: break
            }
        case .closureParameter: bindClosureParameters(reading.node, reading.parameters)
        case .capture:
            let value = tree.initialValue(of: owner)
            define(owner, value.map { (reading.parent.map(inside) ?? self).expression($0).type } ?? unknown(.notInferred))
        case .parameter:
            let type = SelfsameSyntax.Parameter(tree, owner)?.type ?? SelfsameSyntax.Parameter(tree, binding.syntax)?.type
            define(binding.syntax, type.map(resolveType) ?? unknown(.syntaxError))
        }
    }

    func define(_ syntax: NodeID, _ type: TypeID, fragment: Fragment? = nil, form: Binding.Form = .value) {
        reading.locals[LocalKey(syntax: syntax, form: form)] = Typed(type, fragment)
    }

    // MARK: Variables

    /// Finds the names of a `let` or `var` statement.
    func bindVariables(_ statement: NodeID) {
        for binding in tree.children(statement) where tree.kind(binding) == .patternBinding { bindVariable(binding) }
    }

    private func bindVariable(_ binding: NodeID) {
        guard let pattern = tree.firstChild(binding) else { return }
        let annotation = tree.child(binding, .typeAnnotation).flatMap { tree.firstChild($0) }.map(resolveType)
        if tree.kind(pattern) == .identifierPattern, let statement = tree.parent(binding), let wrapper = localWrapper(statement) {
            bindWrapped(pattern, wrapper.type, wrapper.attribute, binding, annotation)
            return
        }
        var value = Typed(annotation ?? unknown(.notInferred))
        if let node = tree.initialValue(of: binding) {
            let typed = expression(node, expecting: annotation)
            value = Typed(annotation.flatMap { analyzer.isKnown($0) ? $0 : nil } ?? typed.type, typed.fragment)
        }
        bind(pattern, value.type, fragment: value.fragment)
    }

    /// The property wrapper of a local variable, with its attribute.
    private func localWrapper(_ statement: NodeID) -> (type: TypeID, attribute: NodeID)? {
        for attribute in tree.children(statement) where tree.kind(attribute) == .attribute {
            guard let typeNode = tree.firstChild(attribute), [.identifierType, .memberType].contains(tree.kind(typeNode)) else { continue }
            let type = resolveType(typeNode)
            if analyzer.nominal(type) != .none, program[analyzer.nominal(type)].flags.contains(.hasPropertyWrapper) {
                return (type, attribute)
            }
        }
        return nil
    }

    /// `@Bindable var model = model` inside a body: the value, its projection and its storage.
    private func bindWrapped(_ pattern: NodeID, _ wrapper: TypeID, _ attribute: NodeID, _ binding: NodeID, _ annotation: TypeID?) {
        var type = wrapper
        if let annotation, let found = standpoint.wrapperArguments(of: analyzer.nominal(wrapper), wrapping: annotation) {
            type = found
        } else if !analyzer.isKnown(wrapper) {
            var list: [CallArgument] = []
            if let value = tree.initialValue(of: binding) {
                list.append(CallArgument(label: names.wrappedValue, node: value, isTrailing: false))
            }
            if let written = tree.child(attribute, .argumentList) { list += arguments(in: written) }
            type = construct(wrapper, list, attribute, nil).type
        }
        define(pattern, annotation ?? standpoint.wrappedValue(of: type) ?? unknown(.notInferred))
        define(pattern, standpoint.projectedValue(of: type) ?? unknown(.notInferred), form: .projection)
        define(pattern, type, form: .storage)
    }

    /// Binds a local function as a value.
    func bindFunction(_ node: NodeID) {
        guard let clause = tree.child(node, .parameterClause) else { return }
        let parameters = tree.children(clause).filter { tree.kind($0) == .parameter }.map { parameter -> TypeID in
            let type = tree.children(parameter).first { ![.attribute, .modifier, .initializer].contains(tree.kind($0)) }
            return type.map(resolveType) ?? unknown(.syntaxError)
        }
        let result = tree.child(node, .returnClause).flatMap { tree.firstChild($0) }
        // An opaque result of a local function is its own; without a declaration for it nothing is claimed.
        let resultType = result.map { tree.kind($0) == .someType ? unknown(.unsupported) : resolveType($0) } ?? analyzer.voidType
        define(node, analyzer.types.intern(.function(FunctionShape(parameters: parameters, result: resultType))))
    }

    /// Binds the names of a pattern to the parts of a type.
    func bind(_ pattern: NodeID, _ type: TypeID, fragment: Fragment? = nil) {
        switch tree.kind(pattern) {
        case .identifierPattern: define(pattern, type, fragment: fragment)
        case .valueBindingPattern: if let inner = tree.firstChild(pattern) { bind(inner, type) }
        case .tuplePattern:
            let elements = Array(tree.children(pattern))
            var parts: [TypeID] = []
            if case .tuple(_, let types) = analyzer.types[type] { parts = types }
            if elements.count == 1, parts.isEmpty, let inner = tree.firstChild(elements[0]) {
                bind(inner, type)
                return
            }
            for (index, element) in elements.enumerated() {
                guard let inner = tree.firstChild(element) else { continue }
                bind(inner, index < parts.count ? parts[index] : unknown(.notInferred))
            }
        case .expressionPattern: if let inner = tree.firstChild(pattern) { bindInExpression(inner, type) }
        case .optionalChain: if let inner = tree.firstChild(pattern) { bindInExpression(inner, analyzer.wrappedType(type) ?? type) }
        default: bindInExpression(pattern, type)
        }
    }

    /// Names bound inside an expression pattern: `.loaded(let items)`, `(let a, let b)`, `let x?`.
    private func bindInExpression(_ node: NodeID, _ type: TypeID) {
        switch tree.kind(node) {
        case .identifierPattern, .valueBindingPattern, .tuplePattern, .expressionPattern: bind(node, type)
        case .optionalChain:
            if let inner = tree.firstChild(node) { bindInExpression(inner, analyzer.wrappedType(type) ?? type) }
        case .tuple:
            let elements = Array(tree.children(node))
            var parts: [TypeID] = []
            if case .tuple(_, let types) = analyzer.types[type] { parts = types }
            if elements.count == 1, parts.isEmpty { parts = [type] }
            for (index, element) in elements.enumerated() {
                guard let inner = tree.firstChild(element) else { continue }
                bindInExpression(inner, index < parts.count ? parts[index] : unknown(.notInferred))
            }
        case .call: bindPayload(node, type)
        case .sequence:
            // `let x as T`.
            if let cast = CastExpression(tree, node), let target = cast.type { bindInExpression(cast.value, resolveType(target)) }
        default: break
        }
    }

    private func bindPayload(_ node: NodeID, _ type: TypeID) {
        guard let callee = tree.firstChild(node), let list = tree.child(node, .argumentList) else { return }
        let nameNode = tree.kind(callee) == .member ? memberNameNode(callee) : callee
        guard let nameNode else { return }
        var bases = [type]
        if let wrapped = analyzer.wrappedType(type) { bases.append(wrapped) }
        var payload: [TypeID] = []
        for base in bases where payload.isEmpty {
            for candidate in members(of: base, named: name(nameNode), isStatic: true) where program[candidate.declaration].kind == .enumCase
            {
                payload = analyzer.signature(of: candidate.declaration).parameters.map {
                    standpoint.reduced(analyzer.types.substitute($0.type, candidate.substitution))
                }
            }
        }
        let arguments = tree.children(list).filter { tree.kind($0) == .argument }
        if arguments.count == 1, payload.count > 1, let inner = tree.firstChild(arguments[0]) {
            bindInExpression(inner, analyzer.types.intern(.tuple(labels: payload.map { _ in .none }, elements: payload)))
            return
        }
        for (index, argument) in arguments.enumerated() {
            guard let inner = tree.firstChild(argument) else { continue }
            bindInExpression(inner, index < payload.count ? payload[index] : unknown(.notInferred))
        }
    }

    // MARK: Conditions, cases and loops

    private func bindMatch(_ condition: NodeID) {
        guard let pattern = tree.firstChild(condition) else { return }
        let value = tree.initialValue(of: condition)
        bind(pattern, value.map { expression($0).type } ?? unknown(.syntaxError))
    }

    private func bindOptional(_ condition: NodeID) {
        guard let pattern = tree.firstChild(condition) else { return }
        var type = unknown(.notInferred)
        if let annotation = tree.child(condition, .typeAnnotation).flatMap({ tree.firstChild($0) }) {
            type = analyzer.optionalType(resolveType(annotation))
        } else if let value = tree.initialValue(of: condition) {
            type = narrowedToOptional(expression(value), value).type
        } else if tree.kind(pattern) == .identifierPattern {
            switch lookUp(name(pattern), at: pattern) {
            case .local(let local): type = local.type
            case .candidates(let candidates): type = value(of: candidates, pattern, nil, base: nil).type
            default: break
            }
        }
        bind(pattern, analyzer.wrappedType(type) ?? type)
    }

    /// Finds the names of a `case` of a switch.
    private func bindCase(_ label: NodeID) {
        var outer = tree.parent(label)
        while let node = outer, tree.kind(node) != .switch { outer = tree.parent(node) }
        let subject = outer.flatMap { tree.firstChild($0) }.map { expression($0).type } ?? unknown(.syntaxError)
        for item in tree.children(label) where tree.kind(item) == .caseItem {
            if let pattern = tree.firstChild(item) { bind(pattern, subject) }
        }
    }

    /// Finds the names of a `for` loop.
    private func bindLoop(_ node: NodeID) {
        guard let pattern = tree.firstChild(node),
            let sequence = tree.children(node).first(where: { isExpression($0) && $0 != pattern }),
            case let element = analyzer.wellKnown.names.element, element != .none
        else { return }
        bind(pattern, standpoint.memberType(of: expression(sequence).type, named: element) ?? unknown(.notInferred))
    }

    /// The part of a destructured type that a name of a tuple pattern takes.
    func component(named token: TokenID, of type: TypeID, in binding: NodeID) -> TypeID {
        guard let pattern = tree.firstChild(binding) else { return unknown(.syntaxError) }
        bind(pattern, type)
        return reading.locals.first { tree.mainToken($0.key.syntax) == token }?.value.type ?? unknown(.notInferred)
    }

    // MARK: Closures

    private func bindClosureParameters(_ node: NodeID, _ types: [TypeID]) {
        guard let signature = tree.child(node, .closureSignature) else { return }
        var nodes: [NodeID] = []
        for part in tree.children(signature) {
            switch tree.kind(part) {
            case .closureParameter: nodes.append(part)
            case .parameterClause: nodes += tree.children(part).filter { tree.kind($0) == .parameter }
            default: break
            }
        }
        var types = types
        if types.count == 1, nodes.count > 1, case .tuple(_, let elements) = analyzer.types[types[0]] { types = elements }
        for (index, parameter) in nodes.enumerated() {
            let written = SelfsameSyntax.Parameter(tree, parameter)?.type.map(resolveType)
            let type = written ?? (index < types.count ? types[index] : unknown(.notInferred))
            guard tree.kind(parameter) == .closureParameter, tree.isProjection(tree.mainToken(parameter)) else {
                define(parameter, type)
                continue
            }
            // `{ $item in … }`: the binding and what it holds (SE-0293).
            define(parameter, type, form: .projection)
            define(parameter, standpoint.wrappedValue(of: type) ?? unknown(.notInferred))
        }
    }
}
