// Names bound by statements: variables, conditions, cases, loops, local functions.

import SelfsameDeclarations
import SelfsameSyntax

extension BodyTyper {
    /// Binds the names of a `let` or `var` statement.
    func bindVariables(_ statement: NodeID) {
        let wrapper = localWrapper(statement)
        for binding in tree.children(statement) where tree.kind(binding) == .patternBinding {
            guard let pattern = tree.firstChild(binding) else { continue }
            let annotation = tree.child(binding, .typeAnnotation).flatMap { tree.firstChild($0) }.map(resolveType)
            if let wrapper, tree.kind(pattern) == .identifierPattern {
                bindWrapped(name(pattern), wrapper.type, wrapper.attribute, binding, annotation)
                continue
            }
            var value = Typed(annotation ?? unknown(.notInferred))
            if let node = tree.initialValue(of: binding) {
                let typed = expression(node, expecting: annotation)
                value = Typed(annotation.flatMap { analyzer.isKnown($0) ? $0 : nil } ?? typed.type, typed.fragment)
            }
            bind(pattern, value.type, fragment: value.fragment)
        }
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
    private func bindWrapped(_ plain: Name, _ wrapper: TypeID, _ attribute: NodeID, _ binding: NodeID, _ annotation: TypeID?) {
        var type = wrapper
        if let annotation, let found = analyzer.wrapperArguments(of: analyzer.nominal(wrapper), wrapping: annotation) {
            type = found
        } else if !analyzer.isKnown(wrapper) {
            var list: [CallArgument] = []
            if let value = tree.initialValue(of: binding) {
                list.append(CallArgument(label: names.wrappedValue, node: value, isTrailing: false))
            }
            if let written = tree.child(attribute, .argumentList) { list += arguments(in: written) }
            type = construct(wrapper, list, attribute, nil).type
        }
        define(plain, annotation ?? analyzer.wrappedValue(of: type) ?? unknown(.notInferred), binding)
        let text = program.names[plain]
        if let projected = program.names.find("$" + text) {
            define(projected, analyzer.projectedValue(of: type) ?? unknown(.notInferred), binding)
        }
        if let storage = program.names.find("_" + text) { define(storage, type, binding) }
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
        define(name(node), analyzer.types.intern(.function(FunctionShape(parameters: parameters, result: resultType))), node)
    }

    /// Binds the names of a pattern to the parts of a type.
    func bind(_ pattern: NodeID, _ type: TypeID, fragment: Fragment? = nil) {
        switch tree.kind(pattern) {
        case .identifierPattern: define(name(pattern), type, pattern, fragment: fragment)
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
            let parts = Array(tree.children(node))
            guard let first = parts.first else { return }
            if parts.count == 2, tree.kind(parts[1]) == .cast, let target = tree.firstChild(parts[1]) {
                bindInExpression(first, resolveType(target))
            }
        case .reference where isBoundName(node): define(name(node), type, node)
        default: break
        }
    }

    /// Under `let`, plain names bind: `case let .loaded(items)`.
    private func isBoundName(_ node: NodeID) -> Bool {
        var current = tree.parent(node)
        while let parent = current {
            switch tree.kind(parent) {
            case .valueBindingPattern: return true
            case .expressionPattern, .argument, .argumentList, .tuple, .call, .optionalChain, .tuplePattern, .tuplePatternElement:
                current = tree.parent(parent)
            default: return false
            }
        }
        return false
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
                    analyzer.reduced(analyzer.types.substitute($0.type, candidate.substitution))
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

    /// Binds the names of the conditions of an `if`, `guard` or `while`, in order; raises the availability that holds after them.
    func bindConditions(_ list: NodeID) {
        for condition in tree.children(list) {
            switch tree.kind(condition) {
            case .optionalBinding: bindOptional(condition)
            case .matchingCondition:
                guard let pattern = tree.firstChild(condition) else { continue }
                let value = tree.initialValue(of: condition)
                bind(pattern, value.map { expression($0).type } ?? unknown(.syntaxError))
            case .availabilityCondition:
                guard tree.text(tree.mainToken(condition)) == "#available",
                    let version = program.profile.introduced(inAvailability: condition, of: tree)
                else { continue }
                availability = max(availability, version)
            default: break
            }
        }
    }

    private func bindOptional(_ condition: NodeID) {
        guard let pattern = tree.firstChild(condition) else { return }
        var type = unknown(.notInferred)
        if let annotation = tree.child(condition, .typeAnnotation).flatMap({ tree.firstChild($0) }) {
            type = analyzer.optionalType(resolveType(annotation))
        } else if let value = tree.initialValue(of: condition) {
            type = narrowedToOptional(expression(value), value).type
        } else if tree.kind(pattern) == .identifierPattern {
            switch lookUp(name(pattern)) {
            case .local(let local): type = local.type
            case .candidates(let candidates): type = value(of: candidates, pattern, nil, base: nil).type
            default: break
            }
        }
        bind(pattern, analyzer.wrappedType(type) ?? type)
    }

    /// Binds the names of a `case` of a switch.
    func bindCase(_ label: NodeID, _ subject: TypeID) {
        for item in tree.children(label) where tree.kind(item) == .caseItem {
            if let pattern = tree.firstChild(item) { bind(pattern, subject) }
        }
    }

    /// Binds the name of a `for` loop.
    func bindLoop(_ node: NodeID) {
        let children = Array(tree.children(node))
        guard children.count >= 2 else { return }
        let sequence = children.first { isExpression($0) && $0 != children[0] }
        guard let sequence, let id = program.names.find("Element") else { return }
        let type = expression(sequence).type
        bind(children[0], analyzer.memberType(of: type, named: id) ?? unknown(.notInferred))
    }

    /// The part of a destructured type that a name of a tuple pattern takes.
    func component(named token: TokenID, of type: TypeID, in binding: NodeID) -> TypeID {
        guard let pattern = tree.firstChild(binding) else { return unknown(.syntaxError) }
        let saved = scope
        defer { scope = saved }
        bind(pattern, type)
        return scope.last { tree.mainToken($0.syntax) == token }?.type ?? unknown(.notInferred)
    }
}
