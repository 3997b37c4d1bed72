// Objects that views observe: which class an expression makes, and what the property it goes to does with it.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

extension Flow {
    /// The class of the program whose initialiser an expression calls; nil for anything else.
    public func classMade(by expression: NodeID, in file: FileID, at declaration: DeclID) -> DeclID? {
        let tree = program.tree(file)
        guard tree.kind(expression) == .call, let callee = tree.firstChild(expression), tree.kind(callee) == .reference,
            tree.mainToken(callee) != .none, let name = program.names.find(tree.name(tree.mainToken(callee))),
            !isBound(tree.mainToken(callee), at: callee, in: file)
        else { return nil }
        let scope = declaration == .none ? DeclID.none : program.nominal(containing: declaration)
        if scope != .none {
            let nested = program.members(of: scope, named: name, from: file).filter { program[$0].kind.isType }
            if let found = nested.first { return program[found].kind == .classType ? found : nil }
        }
        let types = program.fileLevel(name, from: file).filter { program[$0].kind.isType }
        guard types.count == 1, program[types[0]].kind == .classType else { return nil }
        return types[0]
    }

    /// Whether a view makes an object of a class for itself, as the value that a property of it begins with.
    func makesOwnObject(of type: DeclID, in view: DeclID) -> Bool {
        storedProperties(of: view).contains { classMade(byInitialValueOf: $0) == type }
    }

    /// The class of the program of which an argument certainly makes a new object: by its initialiser, by `.init(…)` where the parameter says
    /// which class, or by a static member that does nothing else.
    public func classMade(by argument: ArgumentRecord, in body: LoweredBody) -> DeclID? {
        classMade(by: argument.syntax, type: argument.type, in: CodeScope(body), depth: 0)
    }

    /// The same for an expression anywhere, which is a value of a type.
    package func classMade(by expression: NodeID, type: TypeID, in scope: CodeScope) -> DeclID? {
        classMade(by: expression, type: type, in: scope, depth: 0)
    }

    private func classMade(by expression: NodeID, type: TypeID, in scope: CodeScope, depth: Int) -> DeclID? {
        if let made = classMade(by: expression, in: scope.file, at: scope.declaration) { return made }
        let tree = program.tree(scope.file)
        let isCall = tree.kind(expression) == .call
        guard depth < 4, let callee = isCall ? tree.firstChild(expression) : expression, let token = tree.calleeToken(callee) else {
            return nil
        }
        if tree.kind(callee) == .reference {
            if isCall { return tree.tokens.kind(token) == .capitalSelfKeyword ? classNamed(callee, type: type, in: scope) : nil }
            guard depth > 0, case .local(let value?) = origin(of: token, at: callee, in: scope) else { return nil }
            return classMade(by: value, type: type, in: scope, depth: depth + 1)
        }
        guard tree.kind(callee) == .member, let owner = classNamed(callee, type: type, in: scope) else { return nil }
        let name = program.name(of: token, in: scope.file)
        if name == wellKnown.names.initializer { return isCall ? owner : nil }
        let found = program.members(of: owner, named: name, from: scope.file).filter {
            program[$0].flags.contains(.isStatic) && program[$0].kind == (isCall ? .function : .variable)
        }
        guard found.count == 1, let block = bodyHolder(of: found[0]), case let inner = CodeScope(found[0], file: program[found[0]].file),
            case .block(let code) = step(from: ValuePlace(block, in: inner))
        else { return nil }
        let made = code.results.map { classMade(by: $0.node, type: declaredResult(of: found[0]), in: inner, depth: depth + 1) }
        return made.allSatisfy { $0 == made.first } ? made.first ?? nil : nil
    }

    /// The class that a call names before the dot, or that it is implied to be; nil where that is none of the program's.
    private func classNamed(_ callee: NodeID, type: TypeID, in scope: CodeScope) -> DeclID? {
        let tree = program.tree(scope.file)
        var owner = nominal(wrappedType(type) ?? type)
        if let base = tree.kind(callee) == .reference ? callee : MemberAccess(tree, callee)?.base {
            guard tree.kind(base) == .reference, tree.mainToken(base) != .none else { return nil }
            if [.selfKeyword, .capitalSelfKeyword].contains(tree.tokens.kind(tree.mainToken(base))) {
                guard scope.declaration != .none, program[scope.declaration].flags.contains(.isStatic) else { return nil }
                owner = scope.type(in: program)
            } else {
                let types = program.fileLevel(program.name(of: tree.mainToken(base), in: scope.file), from: scope.file).filter {
                    program[$0].kind.isType
                }
                guard types.count == 1 else { return nil }
                owner = types[0]
            }
        }
        return owner != .none && program[owner].kind == .classType && !isFromPrelude(owner) ? owner : nil
    }

    /// The class of the program of which a stored property's initial value certainly makes a new object.
    public func classMade(byInitialValueOf property: DeclID) -> DeclID? {
        let declaration = program[property]
        guard let value = program.tree(declaration.file).initialValue(of: declaration.node) else { return nil }
        return classMade(by: value, type: valueType(of: property), in: CodeScope(property, file: declaration.file), depth: 0)
    }

    /// Whether an object that a class makes in an initialiser, or holds from the start, is its own.
    package func makesObject(for property: DeclID) -> Bool {
        if classMade(byInitialValueOf: property) != nil { return true }
        let owner = program.nominal(containing: property)
        return program.members(of: owner).contains { initializer in
            program[initializer].kind == .initializer
                && assignments(to: property, in: initializer).contains {
                    let scope = CodeScope(initializer, file: program[initializer].file)
                    return classMade(by: $0, type: valueType(of: property), in: scope, depth: 0) != nil
                }
        }
    }

    /// Whether views observe a class: an ObservableObject, or one with `@Observable`.
    public func isObservable(_ type: DeclID) -> Bool {
        states(type, marked: .observable) || program.hasAttribute(type, marked: .observable)
    }

    /// The property that an argument is stored in, where it observes without owning: `@ObservedObject`, `@Bindable`, or no wrapper at all.
    public func observedProperty(fedBy parameter: Int, of declaration: DeclID) -> String? {
        let parameters = signature(of: declaration).parameters
        guard parameters.indices.contains(parameter) else { return nil }
        if program[declaration].kind.isNominal {
            guard let property = program.declaration(at: parameters[parameter].syntax, in: program[declaration].file) else { return nil }
            return observes(property) ? name(program[property].name) : nil
        }
        guard program[declaration].kind == .initializer else { return nil }
        let owner = program.nominal(containing: declaration)
        guard owner != .none else { return nil }
        let property = storedProperties(of: owner).first { program[$0].name == parameters[parameter].name }
        return property.flatMap { observes($0) ? name(program[$0].name) : nil }
    }

    private func observes(_ property: DeclID) -> Bool {
        wrapper(of: property)?.observes ?? true
    }
}
