// Types of properties: what is annotated, what a property wrapper makes of it, or what the initial value gives.

import SelfsameDeclarations
import SelfsameSyntax

extension Inference {
    /// The type of a property, global or enum case as a value. A wrapped property has the type of its wrapped value.
    package func valueType(of id: DeclID) -> TypeID {
        valueTypes.ask(id, bottom: unknown(.cycle)) { makeValueType(of: id) }
    }

    private func makeValueType(of id: DeclID) -> TypeID {
        let declaration = program[id]
        let tree = program.tree(declaration.file)
        switch declaration.kind {
        case .enumCase:
            let signature = signature(of: id)
            if tree.child(declaration.node, .parameterClause) == nil { return signature.result }
            let parameters = signature.parameters.map(\.type)
            return types.intern(.function(FunctionShape(parameters: parameters, result: signature.result)))
        case .function, .initializer:
            let signature = signature(of: id)
            return types.intern(
                .function(
                    FunctionShape(parameters: signature.parameters.map(\.type), result: signature.result, effects: signature.effects)))
        case .variable: break
        default: return unknown(.unsupported)
        }
        if let annotation = tree.child(declaration.node, .typeAnnotation), let node = tree.firstChild(annotation) {
            let type = outside.resolve(node, in: declaration.file, scope: id)
            if !declaration.flags.contains(.isDestructured) { return completed(type, for: id, tree) }
            return BodyTyper(analyzer: self, declaration: id).component(named: declaration.nameToken, of: type, in: declaration.node)
        }
        if program.wrapperAttribute(of: id) != nil {
            let wrapper = wrapperType(of: id)
            return outside.wrappedValue(of: wrapper) ?? (isUnknown(wrapper) ? wrapper : unknown(.notInferred))
        }
        guard let value = tree.initialValue(of: declaration.node) else {
            return unknown(.syntaxError)
        }
        let typer = BodyTyper(analyzer: self, declaration: id)
        let type = typer.standalone(value)
        if declaration.flags.contains(.isDestructured) {
            return typer.component(named: declaration.nameToken, of: type, in: declaration.node)
        }
        return type
    }

    /// `let x: Array = [1]`: arguments that the annotation leaves out come from the initial value.
    private func completed(_ type: TypeID, for id: DeclID, _ tree: SyntaxTree) -> TypeID {
        guard !isKnown(type), case .nominal(let declaration, _, let arguments) = types[type], arguments.allSatisfy(isUnknown),
            program.wrapperAttribute(of: id) == nil,
            let value = tree.initialValue(of: program[id].node)
        else { return type }
        let found = BodyTyper(analyzer: self, declaration: id).standalone(value, expecting: type)
        return nominal(found) == declaration ? found : type
    }

    // MARK: Property wrappers

    /// The type of the wrapper of a wrapped property, with its generic arguments inferred from the annotation or the initial value.
    func wrapperType(of id: DeclID) -> TypeID {
        wrapperTypes.ask(id, bottom: unknown(.cycle)) { makeWrapperType(of: id) }
    }

    private func makeWrapperType(of id: DeclID) -> TypeID {
        let declaration = program[id]
        let tree = program.tree(declaration.file)
        guard let attribute = program.wrapperAttribute(of: id), let typeNode = tree.firstChild(attribute) else {
            return unknown(.undeclaredName)
        }
        let stated = statedWrapper(typeNode, tree, declaration)
        guard case .nominal(let wrapper, _, _) = types[stated], !isKnown(stated) else { return stated }
        let typer = BodyTyper(analyzer: self, declaration: id)
        if let annotation = tree.child(declaration.node, .typeAnnotation), let node = tree.firstChild(annotation) {
            let value = outside.resolve(node, in: declaration.file, scope: id)
            if let found = outside.wrapperArguments(of: wrapper, wrapping: value) { return found }
        }
        var arguments: [CallArgument] = []
        if let value = tree.initialValue(of: declaration.node) {
            arguments.append(CallArgument(label: wellKnown.names.wrappedValue, node: value, isTrailing: false))
        }
        if let list = tree.child(attribute, .argumentList) { arguments += typer.arguments(in: list) }
        return typer.construct(stated, arguments, at: attribute)
    }

    /// The type that the attribute of a wrapped property names.
    private func statedWrapper(_ node: NodeID, _ tree: SyntaxTree, _ declaration: Declaration) -> TypeID {
        let (file, scope) = (declaration.file, declaration.parent)
        let type = outside.resolve(node, in: file, scope: scope)
        let wrapper = program.wrapper(at: node, in: file, scope: scope)
        guard wrapper != .none, nominal(type) != wrapper, tree.kind(node) == .identifierType else { return type }
        let arguments = tree.child(node, .genericArguments).map { Array(tree.children($0)) } ?? []
        return outside.instantiate(wrapper, arguments: arguments.map { outside.resolve($0, in: file, scope: scope) }, outer: .none)
    }

    /// Whether the memberwise parameter of a wrapped property takes the wrapped value (`@State var x: Int`) or the wrapper (`@Binding`).
    func wrapperTakesValue(_ id: DeclID) -> Bool {
        guard case .nominal(let wrapper, _, _) = types[wrapperType(of: id)] else { return true }
        return initializers(of: wrapper).contains { signature(of: $0).parameters.first?.label == wellKnown.names.wrappedValue }
    }

    /// Whether a wrapped property without initial value may be left out of a memberwise call: its wrapper can be made from nothing.
    func wrapperNeedsNoValue(_ id: DeclID, _ wrapped: TypeID) -> Bool {
        guard case .nominal(let wrapper, _, _) = types[wrapperType(of: id)] else { return true }
        return initializers(of: wrapper).contains { signature(of: $0).parameters.allSatisfy(\.hasDefault) }
            || (wrappedType(wrapped) != nil && !program[id].flags.contains(.isLet) && wrapperTakesValue(id))
    }

    /// The initialisers of a type; the type itself stands for the one that it has without writing any.
    private func initializers(of type: DeclID) -> [DeclID] {
        let written = program.members(of: type, named: wellKnown.names.initializer, from: program[type].file)
        return hasUnwrittenInitializer(type) ? written + [type] : written
    }

    /// Whether a type has the initialiser that one without any of its own has, memberwise or empty.
    func hasUnwrittenInitializer(_ type: DeclID) -> Bool {
        guard [.structType, .classType, .actorType].contains(program[type].kind) else { return false }
        if let known = unwrittenInitializers[type] { return known }
        let written = program.members(of: type, named: wellKnown.names.initializer, from: program[type].file)
        let result = !written.contains { program[$0].parent == type }
        unwrittenInitializers[type] = result
        return result
    }

    // MARK: Result builders

    /// The result builder that an attribute names, with its generic arguments; `_` where it is another attribute.
    func resultBuilderType(named attribute: NodeID, _ tree: SyntaxTree, _ file: FileID, scope: DeclID) -> TypeID {
        let none = unknown(.undeclaredName)
        guard let typeNode = tree.firstChild(attribute), [.identifierType, .memberType].contains(tree.kind(typeNode)) else { return none }
        let first = tree.source.bytes[Int(tree.range(typeNode).start)]
        // Builders are types; attributes in lower case (`escaping`, `available`) are the language's.
        guard (0x41...0x5A).contains(first) || first == 0x5F || first >= 0x80 else { return none }
        let type = outside.resolve(typeNode, in: file, scope: scope)
        guard case .nominal(let declaration, _, _) = types[type] else { return none }
        return program[declaration].flags.contains(.hasResultBuilder) ? type : none
    }

    /// The result builder that a declaration names in an attribute of its own, `.none` for none.
    func builderAttribute(of id: DeclID) -> DeclID {
        guard program[id].flags.contains(.hasAttributes) else { return .none }
        return builderAttributes.ask(id, bottom: .none) { nominal(builderAttributeType(of: id, scope: program[id].parent)) }
    }

    /// The generic builder of such an attribute with its arguments: `@TabContentBuilder<Int>`. Nil where it is no generic one, or where an argument
    /// is not known: the content may tell it.
    func appliedBuilderAttribute(of id: DeclID) -> TypeID? {
        let type = builderAttributeType(of: id, scope: id)
        return genericArguments(type).isEmpty || !isKnown(type) ? nil : type
    }

    private func builderAttributeType(of id: DeclID, scope: DeclID) -> TypeID {
        let declaration = program[id]
        guard declaration.flags.contains(.hasAttributes) else { return unknown(.undeclaredName) }
        let tree = program.tree(declaration.file)
        var attributes = Array(program.attributes(of: id))
        for accessor in Accessor.all(tree, of: declaration.node) where accessor.keyword == .getKeyword {
            attributes += accessor.attributes.map(\.id)
        }
        for attribute in attributes {
            let type = resultBuilderType(named: attribute, tree, declaration.file, scope: scope)
            if !isUnknown(type) { return type }
        }
        return unknown(.undeclaredName)
    }
}

extension Standpoint {
    /// The type of a wrapper's `wrappedValue`.
    func wrappedValue(of wrapper: TypeID) -> TypeID? { memberValue(wellKnown.names.wrappedValue, of: wrapper) }

    /// The type of a wrapper's `projectedValue`, nil where it has none.
    func projectedValue(of wrapper: TypeID) -> TypeID? { memberValue(wellKnown.names.projectedValue, of: wrapper) }

    private func memberValue(_ name: Name, of wrapper: TypeID) -> TypeID? {
        guard case .nominal(let declaration, _, _) = types[wrapper] else { return nil }
        for member in program.members(of: declaration, named: name, from: program[declaration].file)
        where program[member].kind == .variable {
            let parent = program[member].parent
            if program[parent].kind == .extensionBlock, !holds(extension: parent, for: wrapper) { continue }
            return reduced(types.substitute(inference.valueType(of: member), inference.substitution(for: wrapper, in: parent)))
        }
        return nil
    }

    /// Generic arguments of a wrapper that make its `wrappedValue` the type given.
    func wrapperArguments(of wrapper: DeclID, wrapping value: TypeID) -> TypeID? {
        let environment = inference.environment(of: wrapper)
        guard !environment.parameters.isEmpty else { return environment.selfType }
        for member in program.members(of: wrapper, named: wellKnown.names.wrappedValue, from: program[wrapper].file)
        where program[member].kind == .variable {
            var solver = Solver(at: self)
            let opened = solver.open(environment.parameters)
            let pattern = types.substitute(inference.valueType(of: member), opened)
            var faults = Faults()
            guard solver.match(pattern, value, &faults) else { continue }
            return solver.apply(types.substitute(environment.selfType, opened))
        }
        return nil
    }
}
