// What an initialiser does with its parameters: the stored properties that it makes from them, the state that it seeds, the initialiser that it
// hands them on to.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

extension Flow {
    /// The stored properties that an initialiser gives values made from some of its parameters: directly, through local constants, or in a
    /// branch that asks for them.
    package func properties(madeFrom parameters: [Int], in initializer: DeclID) -> [DeclID] {
        let tree = program.tree(program[initializer].file)
        let scope = CodeScope(initializer, file: program[initializer].file)
        let owner = program.nominal(containing: initializer)
        return nodes(ofInitializer: initializer).compactMap { node in
            guard let assignment = Assignment(tree, node), let target = tree.calleeToken(assignment.target),
                let property = storedProperty(tree.name(target), of: owner)
            else { return nil }
            let isMade = ([node] + tree.decisions(around: node)).contains { part in
                parameters.contains { self.isMade(ValuePlace(part, in: scope), from: .parameter(initializer, $0)) }
            }
            return isMade ? property : nil
        }
    }

    /// The parameters of other initialisers of the type that an initialiser gives values made from one of its own: `self.init(count: count)`.
    func delegated(_ parameter: Int, by initializer: DeclID) -> [GivenValue] {
        let scope = CodeScope(initializer, file: program[initializer].file)
        let tree = program.tree(scope.file)
        return tree.selfInitCalls(in: program[initializer].node).flatMap { call -> [GivenValue] in
            guard let list = tree.child(call, .argumentList) else { return [] }
            let arguments = tree.children(list).filter { tree.kind($0) == .argument }
            let labels = arguments.map { tree.mainToken($0) == .none ? Name.none : program.name(of: tree.mainToken($0), in: scope.file) }
            let initializers = program.members(of: program.nominal(containing: initializer)).filter { program[$0].kind == .initializer }
            let matching = initializers.filter { signature(of: $0).parameters.map(\.label) == labels }
            guard matching.count == 1 else { return [] }
            return arguments.indices.filter { isMade(ValuePlace(arguments[$0], in: scope), from: .parameter(initializer, parameter)) }
                .map { .parameter(matching[0], $0) }
        }
    }

    /// What an initialiser seeds: each property with owned state that takes its first value from a parameter, and where.
    public func seeds(in initializer: DeclID) -> [(property: String, parameter: String, assignment: NodeID)] {
        let declaration = program[initializer]
        let tree = program.tree(declaration.file)
        guard declaration.kind == .initializer, let block = tree.child(declaration.node, .block) else { return [] }
        let owner = program.nominal(containing: initializer)
        return tree.children(block).compactMap { node in
            guard let assignment = Assignment(tree, node), let target = tree.calleeToken(assignment.target),
                case let text = tree.name(target), text.hasPrefix("_"), let property = storedProperty(text, of: owner),
                owningWrapper(of: property)?.marks.contains(.seeded) == true, let parameter = parameterRead(by: assignment, of: initializer)
            else { return nil }
            return (name(program[property].name), parameter, node)
        }
    }

    /// The first parameter that the value of an assignment is read from.
    private func parameterRead(by assignment: Assignment, of initializer: DeclID) -> String? {
        var walk = ReadWalk(self)
        var pending = walk.reads(below: assignment.values, in: CodeScope(initializer, file: program[initializer].file))
        while let read = pending.first {
            if case .parameter = read.origin { return assignment.tree.name(read.token) }
            pending.replaceSubrange(...0, with: walk.reads(from: read))
        }
        return nil
    }

    /// The stored property that an assignment in an initialiser names, by itself or as its wrapper: `draft`, `_draft`.
    private func storedProperty(_ text: String, of owner: DeclID) -> DeclID? {
        guard owner != .none else { return nil }
        let plain = text.hasPrefix("_") ? String(text.dropFirst()) : text
        return program.members(of: owner).first {
            program[$0].kind == .variable && program[$0].flags.contains(.isStored) && [text, plain].contains(name(program[$0].name))
        }
    }
}

extension SyntaxTree {
    /// What the branches around a statement of a function ask.
    fileprivate func decisions(around statement: NodeID) -> [NodeID] {
        var result: [NodeID] = []
        var inner = statement
        while let outer = parent(inner), ![.initializerDecl, .closure].contains(kind(outer)) {
            if [.if, .switch].contains(kind(outer)), let decision = firstChild(outer) { result.append(decision) }
            inner = outer
        }
        return result
    }
}
