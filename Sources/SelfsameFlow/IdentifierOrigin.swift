// What an element can be told apart by: where its `id` comes from. One that is made with each element is no use where elements are made again.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// Where the `id` of an element comes from.
public enum IdentifierOrigin: Sendable {
    /// It has none that is seen.
    case none
    /// It is given, stored or computed from what is.
    case data
    /// Each element that is made has an `id` of its own.
    case construction
    /// Some elements have an `id` of their own, others are given one.
    case constructionOrData
    /// It is made of all that the element holds.
    case contents
}

extension Flow {
    /// The type of the elements of a collection that an expression of a body gives; nil where it is not known.
    public func elementType(ofCollection expression: NodeID, in body: LoweredBody) -> TypeID? {
        elementType(of: typeOfValue(expression, in: CodeScope(body)))
    }

    /// Where the `id` of an element comes from.
    public func identifierOrigin(of type: TypeID) -> IdentifierOrigin {
        let owner = nominal(type)
        guard owner != .none else { return .none }
        if isFromPrelude(owner) || program[owner].kind == .protocolType { return isIdentifiable(type) ? .data : .none }
        let members = program.members(of: owner).filter { program[$0].kind == .variable && !program[$0].flags.contains(.isStatic) }
        guard let id = members.first(where: { program[$0].name == wellKnown.names.id }) else { return .none }
        if program[owner].kind == .enumType { return .data }
        if isMadeOfContents(id) { return .contents }
        if !program[id].flags.contains(.isStored) {
            if let stored = propertyReturned(by: id), program[stored].flags.contains(.isStored) { return constructionOrigin(of: stored) }
            return nondeterminism(declaredBy: id) == nil ? .data : .construction
        }
        return constructionOrigin(of: id)
    }

    private func constructionOrigin(of id: DeclID) -> IdentifierOrigin {
        let owner = program.nominal(containing: id)
        guard owner != .none, !isKeptByStore(owner) else { return .data }
        let isAnewByDefault = nondeterminism(ofInitialValueOf: id) != nil
        if isAnewByDefault, program[id].flags.contains(.isLet) { return .construction }
        let initializers = program.members(of: owner).filter { program[$0].kind == .initializer }
        var answers: [Bool] = []
        if initializers.isEmpty, isAnewByDefault {
            let given = given(.property(id)).expressions
            answers = given.isEmpty ? [true] : given.map(isAnew)
        }
        for initializer in initializers {
            let scope = CodeScope(initializer, file: program[initializer].file)
            let values = assignments(to: id, in: initializer)
            if values.isEmpty, isAnewByDefault { answers.append(true) }
            answers += values.flatMap { areAnew($0, in: scope) }
        }
        // What is decoded has the `id` that was encoded.
        if [wellKnown.names.decodable, wellKnown.names.codable].contains(where: { states(owner, protocolNamed: $0) }) {
            answers.append(false)
        }
        guard answers.contains(true) else { return .data }
        return answers.contains(false) ? .constructionOrData : .construction
    }

    /// Whether a value that an initialiser assigns is another one each time; of a parameter, what callers give.
    private func areAnew(_ value: NodeID, in scope: CodeScope) -> [Bool] {
        guard case .parameter(let parameter?) = step(from: ValuePlace(value, in: scope)) else {
            return [nondeterminism(of: value, in: scope) != nil]
        }
        let given = given(parameter).expressions
        return given.isEmpty ? [false] : given.map(isAnew)
    }

    private func isAnew(_ given: GivenExpression) -> Bool {
        guard case .expression(let node, let scope) = given.source else { return false }
        return nondeterminism(of: node, in: scope) != nil
    }

    /// Whether objects of a class live in a store, from which they come back with the `id` that they had.
    private func isKeptByStore(_ type: DeclID) -> Bool {
        // Realm's class has no description.
        let other = program.names.find("Object")
        return program.hasAttribute(type, marked: .stored)
            || program.inheritance(of: type).contains { entry in
                let file = program[entry.statedBy].file
                let name = program.name(of: program.tree(file).mainToken(entry.node), in: file)
                return name != .none && (name == other || program.marks(named: name).contains(.stored))
            }
    }

    /// Whether the `id` of a structure is the structure itself, its hash or its description.
    private func isMadeOfContents(_ id: DeclID) -> Bool {
        let file = program[id].file
        let tree = program.tree(file)
        let owner = program.nominal(containing: id)
        guard !program[id].flags.contains(.isStored), let holder = bodyHolder(of: id), program[owner].kind == .structType,
            storedProperties(of: owner).count > 1
        else { return false }
        return (holder.rawValue..<holder.rawValue + tree[holder].size).map { NodeID($0) }.contains { node in
            if tree.isSelf(node) {
                guard let member = tree.parent(node), tree.kind(member) == .member, tree.firstChild(member) == node,
                    let name = tree.calleeToken(member)
                else { return true }
                return program.marks(named: program.name(of: name, in: file)).contains(.digests)
            }
            guard tree.kind(node) == .reference, tree.base(ofMember: node) == nil, tree.mainToken(node) != .none else { return false }
            return program.marks(named: program.name(of: tree.mainToken(node), in: file)).contains(.digests)
        }
    }
}
