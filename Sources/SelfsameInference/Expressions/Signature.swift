// Signatures of functions, initialisers, subscripts and enum cases, and the memberwise initialisers that structs have without writing them.

import SelfsameDeclarations
import SelfsameSyntax

/// One parameter of a function-like declaration.
public struct Parameter: Hashable, Sendable {
    /// Its label, `.none` for `_`.
    public var label: Name
    /// Its name inside the declaration.
    public var name: Name
    /// Its type; for a variadic parameter the type of one argument.
    public var type: TypeID
    /// Whether a call may leave it out.
    public var hasDefault: Bool
    /// Whether it takes any number of arguments.
    public var isVariadic: Bool
    /// Whether its argument becomes a closure.
    public var isAutoclosure: Bool
    /// The result builder that its closure argument is lowered by, `.none` for none.
    public var builder: DeclID
    /// Whether the closure's value rather than the closure is what the property holds: `@ViewBuilder let content: Content` in a memberwise
    /// initialiser takes a closure all the same.
    public var isBuilderValue: Bool
    /// Its syntax: the `parameter`, or for memberwise initialisers the `patternBinding`.
    public var syntax: NodeID
    /// A generic builder with its arguments: `TableColumnBuilder<Value, Never>`; `.none` for any other.
    var builderType: TypeID = .none
}

/// What a call of a declaration takes and gives.
public struct Signature: Hashable, Sendable {
    /// The parameters in order.
    public var parameters: [Parameter]
    /// The type of the result.
    public var result: TypeID
    /// `async` and `throws`.
    public var effects: FunctionEffects
}

extension Inference {
    /// The signature of a function, initialiser, subscript, enum case or macro; of a type, its memberwise initialiser.
    public func signature(of id: DeclID) -> Signature {
        signatures.ask(id, bottom: Signature(parameters: [], result: unknown(.cycle), effects: [])) {
            switch program[id].kind {
            case .structType, .classType, .actorType: memberwiseSignature(of: id)
            case .enumCase: caseSignature(of: id)
            default: functionSignature(of: id)
            }
        }
    }

    private func functionSignature(of id: DeclID) -> Signature {
        let declaration = program[id]
        let tree = program.tree(declaration.file)
        var result = Signature(parameters: [], result: declaredResult(of: id), effects: [])
        if let clause = tree.child(declaration.node, .parameterClause) {
            result.parameters = parameters(in: clause, declaration.file, scope: id)
        }
        if declaration.kind == .subscriptMember {
            // In subscripts a single name is no label.
            for index in result.parameters.indices where !hasTwoNames(result.parameters[index].syntax, tree) {
                result.parameters[index].label = .none
            }
        }
        if declaration.kind == .function, tree.tokens.kind(declaration.nameToken).isOperator {
            for index in result.parameters.indices { result.parameters[index].label = .none }
        }
        if let effects = tree.child(declaration.node, .effects) { result.effects = self.effects(effects, tree) }
        return result
    }

    private func hasTwoNames(_ parameter: NodeID, _ tree: SyntaxTree) -> Bool {
        let first = tree.mainToken(parameter)
        guard first != .none else { return false }
        return tree.tokens.kind(first.next) != .colon
    }

    /// The declared result of a function, initialiser or subscript, or the declared type of a property, wherever it is asked: opaque results stay
    /// opaque.
    package func declaredResult(of id: DeclID) -> TypeID { outside.declaredResult(of: id) }

    private func parameters(in clause: NodeID, _ file: FileID, scope: DeclID) -> [Parameter] {
        let tree = program.tree(file)
        return tree.children(clause).filter { tree.kind($0) == .parameter }.map { node in
            parameter(node, tree, file, scope: scope)
        }
    }

    private func parameter(_ node: NodeID, _ tree: SyntaxTree, _ file: FileID, scope: DeclID) -> Parameter {
        var result = Parameter(
            label: .none, name: .none, type: unknown(.syntaxError), hasDefault: false, isVariadic: false, isAutoclosure: false,
            builder: .none, isBuilderValue: false, syntax: node)
        let first = tree.mainToken(node)
        if first != .none {
            result.label = parameterName(first, tree, file)
            let second = first.next
            result.name = tree.tokens.kind(second) == .colon ? result.label : parameterName(second, tree, file)
        }
        for child in tree.children(node) {
            switch tree.kind(child) {
            case .attribute:
                takeBuilder(child, tree, file, scope: scope, into: &result)
            case .modifier: break
            case .initializer: result.hasDefault = true
            default:
                var typeNode = child
                if tree.kind(child) == .variadicType {
                    result.isVariadic = true
                    typeNode = tree.firstChild(child) ?? child
                }
                result.type = outside.resolve(typeNode, in: file, scope: scope)
                if case .expansion = types[result.type] { result.isVariadic = true }
                readTypeAttributes(typeNode, tree, file, scope: scope, into: &result)
            }
        }
        return result
    }

    private func parameterName(_ token: TokenID, _ tree: SyntaxTree, _ file: FileID) -> Name {
        tree.tokens.kind(token) == .wildcard ? .none : program.name(of: token, in: file)
    }

    private func readTypeAttributes(
        _ typeNode: NodeID, _ tree: SyntaxTree, _ file: FileID, scope: DeclID, into parameter: inout Parameter
    ) {
        guard tree.kind(typeNode) == .attributedType else { return }
        for attribute in tree.children(typeNode) where tree.kind(attribute) == .attribute {
            if tree.text(tree.mainToken(attribute)) == "autoclosure" { parameter.isAutoclosure = true }
            takeBuilder(attribute, tree, file, scope: scope, into: &parameter)
        }
    }

    private func takeBuilder(_ attribute: NodeID, _ tree: SyntaxTree, _ file: FileID, scope: DeclID, into parameter: inout Parameter) {
        let type = resultBuilderType(named: attribute, tree, file, scope: scope)
        guard case .nominal(let builder, _, let arguments) = types[type] else { return }
        parameter.builder = builder
        parameter.builderType = arguments.isEmpty ? .none : type
    }

    private func caseSignature(of id: DeclID) -> Signature {
        let declaration = program[id]
        let tree = program.tree(declaration.file)
        let result = environment(of: declaration.parent).selfType
        guard let clause = tree.child(declaration.node, .parameterClause) else {
            return Signature(parameters: [], result: result, effects: [])
        }
        return Signature(parameters: parameters(in: clause, declaration.file, scope: declaration.parent), result: result, effects: [])
    }

    /// The type of a parameter's default argument by itself, nil where it has none or that is not known.
    func defaultValueType(of id: DeclID, _ index: Int) -> TypeID? {
        guard id != .none, program[id].kind == .function || program[id].kind == .initializer else { return nil }
        let tree = program.tree(program[id].file)
        let parameters = signature(of: id).parameters
        guard index < parameters.count, let value = tree.initialValue(of: parameters[index].syntax)
        else { return nil }
        let typer = BodyTyper(analyzer: self, declaration: id)
        if typer.startsImplicitly(value) {
            let type = implicitDefault(value, parameters[index].type, of: id, typer)
            return isKnown(type) ? type : nil
        }
        if tree.kind(value) == .closure {
            let type = closureDefault(value, parameters[index], of: id, typer)
            return isKnown(type) && !types.traits(type).contains(.hasParameter) ? type : nil
        }
        let needsContext = [.member, .call].contains(tree.kind(value))
        let type = typer.standalone(value, expecting: needsContext ? parameters[index].type : nil)
        return isKnown(type) && !types.traits(type).contains(.hasParameter) ? type : nil
    }

    /// The type of `.foreground` in `content: S = .foreground`: what is required of the generic parameter says where the member is found.
    private func implicitDefault(_ value: NodeID, _ wanted: TypeID, of id: DeclID, _ typer: BodyTyper) -> TypeID {
        let (solver, requirements, opened) = openedForDefaults(of: id)
        let target = types.substitute(wanted, opened)
        var attempt = Attempt(OpenedCandidate(requirements: requirements), solver)
        return typer.check(value, against: target, &attempt) ? attempt.solver.finish(target) : unknown(.notInferred)
    }

    /// The type of `{ (item: Item) in … }` or `{ EmptyView() }`: what its annotations and its body tell of the parameter's type. While a
    /// default infers a generic parameter, no result builder applies to it.
    private func closureDefault(_ value: NodeID, _ parameter: Parameter, of id: DeclID, _ typer: BodyTyper) -> TypeID {
        let (solver, requirements, opened) = openedForDefaults(of: id)
        var wanted = parameter
        wanted.type = types.substitute(parameter.type, opened)
        wanted.builder = .none
        wanted.builderType = .none
        let candidate = OpenedCandidate(mapping: [0], parameters: [wanted], requirements: requirements)
        let attempt = Attempt(candidate, solver)
        let argument = CallArgument(label: .none, node: value, isTrailing: false)
        return typer.typeClosures(attempt, [argument], nil)?.solver.finish(wanted.type) ?? unknown(.notInferred)
    }

    /// The generic parameters that a default argument can decide, opened, with what is required of them.
    private func openedForDefaults(of id: DeclID) -> (solver: Solver, requirements: [Requirement], opened: Substitution) {
        var solver = Solver(at: inside(id))
        let environment = environment(of: id)
        // An initialiser infers the parameters of its type, too.
        let isInitializer = program[id].kind == .initializer
        let opened = solver.open(isInitializer ? environment.parameters : Array(environment.own))
        let requirements = environment.requirements.dropFirst(isInitializer ? 0 : environment.outerRequirementCount).map {
            Requirement(subject: types.substitute($0.subject, opened), protocols: $0.protocols)
        }
        return (solver, requirements, opened)
    }

    // MARK: Memberwise initialisers

    /// The initialiser that a struct has without writing one: a parameter for each stored property that needs or may take a value.
    private func memberwiseSignature(of id: DeclID) -> Signature {
        var result = Signature(parameters: [], result: environment(of: id).selfType, effects: [])
        guard program[id].kind == .structType else { return result }
        for member in program.members(of: id) where program[member].kind == .variable && program[member].parent == id {
            if let parameter = memberwiseParameter(for: member) { result.parameters.append(parameter) }
        }
        return result
    }

    private func memberwiseParameter(for member: DeclID) -> Parameter? {
        let declaration = program[member]
        guard !declaration.flags.contains(.isStatic), declaration.flags.contains(.isStored) else { return nil }
        let tree = program.tree(declaration.file)
        let hasInitializer = tree.child(declaration.node, .initializer) != nil
        if declaration.flags.contains(.isLet) && hasInitializer { return nil }
        if declaration.flags.contains(.isLazy) { return nil }
        var parameter = Parameter(
            label: declaration.name, name: declaration.name, type: .none, hasDefault: hasInitializer, isVariadic: false,
            isAutoclosure: false, builder: builderAttribute(of: member), isBuilderValue: false, syntax: declaration.node)
        if let wrapper = program.wrapperAttribute(of: member) {
            let hasArguments = tree.child(wrapper, .argumentList) != nil
            let wrapped = valueType(of: member)
            if !hasInitializer, hasArguments || wrapperNeedsNoValue(member, wrapped) { parameter.hasDefault = true }
            // What the wrapper's attribute makes already is replaced as a whole.
            // What nobody outside could pass is no parameter.
            if hasInitializer || parameter.hasDefault, !declaration.flags.isDisjoint(with: [.isPrivate, .isFileprivate]) { return nil }
            let takesValue = hasInitializer || !hasArguments && wrapperTakesValue(member)
            parameter.type = takesValue ? wrapped : wrapperType(of: member)
        } else {
            parameter.type = valueType(of: member)
            if wrappedType(parameter.type) != nil, !declaration.flags.contains(.isLet) { parameter.hasDefault = true }
        }
        if parameter.builder != .none {
            parameter.builderType = appliedBuilderAttribute(of: member) ?? .none
            if case .function = types[parameter.type] {
            } else {
                parameter.isBuilderValue = true
                parameter.type = types.intern(.function(FunctionShape(parameters: [], result: parameter.type)))
            }
        }
        return parameter
    }
}

extension Standpoint {
    /// The declared result of a function, initialiser or subscript, or the declared type of a property: opaque results stay opaque.
    func declaredResult(of id: DeclID) -> TypeID {
        let declaration = program[id]
        let tree = program.tree(declaration.file)
        switch declaration.kind {
        case .initializer:
            let selfType = inference.environment(of: declaration.parent).selfType
            guard selfType != .none else { return inference.unknown(.unsupported) }
            return declaration.flags.contains(.isFailable) ? inference.optionalType(selfType) : selfType
        case .variable:
            guard let annotation = tree.child(declaration.node, .typeAnnotation), let node = tree.firstChild(annotation) else {
                return inference.valueType(of: id)
            }
            return resolve(node, in: declaration.file, scope: id)
        default:
            guard let clause = tree.child(declaration.node, .returnClause), let node = tree.firstChild(clause) else {
                return inference.voidType
            }
            return resolve(node, in: declaration.file, scope: id)
        }
    }
}
