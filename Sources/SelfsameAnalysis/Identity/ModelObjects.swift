// Objects that views observe: which class an expression makes, and what the property it goes to does with it.

import SelfsameSyntax

extension Analyzer {
    /// The class of the program whose initialiser an expression calls; nil for anything else.
    public func classMade(by expression: NodeID, in file: FileID, at declaration: DeclID) -> DeclID? {
        let tree = program.tree(file)
        guard tree.kind(expression) == .call, let callee = tree.firstChild(expression), tree.kind(callee) == .reference,
            tree.mainToken(callee) != .none, let name = program.names.find(tree.name(tree.mainToken(callee))),
            tree.localOrigin(of: tree.name(tree.mainToken(callee)), at: callee) == nil
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

    /// The class whose initialiser a stored property's initial value calls.
    public func classMade(byInitialValueOf property: DeclID) -> DeclID? {
        let declaration = program[property]
        let tree = program.tree(declaration.file)
        guard let value = tree.initialValue(of: declaration.node) else { return nil }
        return classMade(by: value, in: declaration.file, at: property)
    }

    /// Whether views observe a class: an ObservableObject, or one with `@Observable`.
    public func isObservable(_ type: DeclID) -> Bool {
        if states(type, protocolNamed: "ObservableObject") || states(type, protocolNamed: "Observable") { return true }
        let tree = program.tree(program[type].file)
        return program.attributes(of: type).contains { attribute in
            tree.firstChild(attribute).map { tree.mainToken($0) != .none && tree.text(tree.mainToken($0)) == "Observable" } ?? false
        }
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
        guard let wrapper = wrapper(of: property) else { return true }
        return ["ObservedObject", "Bindable"].contains(wrapper.name)
    }
}
