// Key paths: their root, written or from the context, the value at their end, and whether they can write it.

import SelfsameDeclarations
import SelfsameSyntax

extension BodyTyper {
    func checkKeyPath(_ node: NodeID, against target: TypeID, _ attempt: inout Attempt) -> Bool {
        switch analyzer.types[target] {
        case .function(let shape) where shape.parameters.count == 1:
            let root = attempt.solver.apply(shape.parameters[0])
            let value = keyPathValue(node, root: analyzer.isKnown(root) ? root : nil)
            attempt.faults.functionConversion += 1
            return attempt.solver.match(shape.result, value, &attempt.faults)
        case .nominal where analyzer.wrappedType(target) != nil:
            attempt.faults.promotion += 1
            return checkKeyPath(node, against: attempt.solver.apply(analyzer.wrappedType(target) ?? target), &attempt)
        case .nominal(let kind, _, let arguments) where arguments.count == 2 && isKeyPath(kind):
            let root = attempt.solver.apply(arguments[0])
            let stated = keyPathRoot(node)
            if let stated, !attempt.solver.match(arguments[0], stated, &attempt.faults) { return false }
            // A member type that another argument was passed for is what that argument is.
            let awaited = analyzer.types.traits(root).contains(.hasVariable) ? attempt.solver.finish(root) : root
            let start = stated ?? (awaited == root || analyzer.isKnown(awaited) ? awaited : nil)
            guard let start else { return true }
            let values = keyPathValues(node, root: start)
            if analyzer.isUnknown(values[0]), stated == nil, analyzer.isKnown(start) { return false }
            if beginsWithGenericMember(node, root: start) { attempt.lesserMembers += 1 }
            for value in values.dropLast() {
                var reading = attempt
                guard reading.solver.match(arguments[1], value, &reading.faults) else { continue }
                attempt = reading
                return true
            }
            return attempt.solver.match(arguments[1], values[values.count - 1], &attempt.faults)
        case .nominal(let kind, _, let arguments) where arguments.count == 1 && isKeyPath(kind):
            return attempt.solver.match(arguments[0], keyPathRoot(node) ?? unknown(.notInferred), &attempt.faults)
        case .nominal(let kind, _, _): return isKeyPath(kind)
        case .variable:
            // A generic parameter is the class itself, which has to be certain.
            let isCertain = keyPathRoot(node).map { keyPathAccess(node, root: $0) != nil } ?? true
            return attempt.solver.match(target, isCertain ? keyPath(node, nil) : unknown(.notInferred), &attempt.faults)
        case .existential: return true
        default: return false
        }
    }

    /// Whether a class is one of those of key paths.
    private func isKeyPath(_ declaration: DeclID) -> Bool {
        let wellKnown = analyzer.wellKnown
        return [wellKnown.keyPath, wellKnown.writableKeyPath, wellKnown.referenceWritableKeyPath].contains(declaration)
            || ["PartialKeyPath", "AnyKeyPath"].contains(program.names[program[declaration].name])
    }

    /// The type of a key path, with its root from the context where it is not written.
    func keyPath(_ node: NodeID, _ expecting: TypeID?) -> TypeID {
        var root = keyPathRoot(node)
        if root == nil, let expecting, case .nominal(_, _, let arguments) = analyzer.types[expecting], arguments.count == 2 {
            root = arguments[0]
        }
        guard let root else { return unknown(.notInferred) }
        let kinds: [KeyPathAccess: DeclID] = [
            .readOnly: analyzer.wellKnown.keyPath, .writable: analyzer.wellKnown.writableKeyPath,
            .byReference: analyzer.wellKnown.referenceWritableKeyPath,
        ]
        let kind = kinds[keyPathAccess(node, root: root) ?? .writable] ?? .none
        return analyzer.nominalType(kind, [root, keyPathValue(node, root: root)])
    }

    /// The root that a key path names.
    private func keyPathRoot(_ node: NodeID) -> TypeID? { writtenRoot(of: node)?.type }

    /// The root that a key path names, and how many of its components belong to the name: the longest prefix that names a type, in
    /// `\Store.Item.name` two names.
    private func writtenRoot(of node: NodeID) -> (type: TypeID, components: Int)? {
        guard let first = tree.firstChild(node), tree.kind(first) != .keyPathComponent else { return nil }
        var root = (type: resolveType(first), components: 0)
        for component in tree.children(node) where tree.kind(component) == .keyPathComponent {
            guard let nameNode = tree.child(component, .reference), !analyzer.isUnknown(root.type),
                let nested = standpoint.memberType(of: root.type, named: name(nameNode), from: file)
            else { break }
            root = (nested, root.components + 1)
        }
        return root
    }

    /// The components of a key path after its root.
    private func keyPathComponents(_ node: NodeID) -> ArraySlice<NodeID> {
        let components = tree.children(node).filter { tree.kind($0) == .keyPathComponent }
        return components.dropFirst(writtenRoot(of: node)?.components ?? 0)
    }

    /// Whether the first member of a key path has a type that generic parameters decide.
    private func beginsWithGenericMember(_ node: NodeID, root: TypeID) -> Bool {
        guard let component = keyPathComponents(node).first, let nameNode = tree.child(component, .reference) else { return false }
        let found = members(of: root, named: name(nameNode), isStatic: false)
        return !found.isEmpty
            && found.allSatisfy { analyzer.types.traits(analyzer.valueType(of: $0.declaration)).contains(.hasParameter) }
    }

    /// What may be at the end of a key path: the first reading, and those by other subscripts for dynamic members of its last component.
    private func keyPathValues(_ node: NodeID, root: TypeID) -> [TypeID] {
        let components = keyPathComponents(node)
        guard let last = components.last, let nameNode = tree.child(last, .reference) else { return [keyPathValue(node, root: root)] }
        let before = value(of: components.dropLast(), root)
        let first = keyPathValue(node, root: root)
        let wasOptional = components.dropLast().contains { tree.child($0, .reference) == nil && tree.child($0, .argumentList) == nil }
        let others = analyzer.isUnknown(before) || wasOptional ? [] : dynamicMembers(name(nameNode), of: before).filter { $0 != first }
        return [first] + others
    }

    private func keyPathValue(_ node: NodeID, root: TypeID?) -> TypeID {
        guard let root else { return unknown(.notInferred) }
        return value(of: keyPathComponents(node), root)
    }

    private func value(of components: ArraySlice<NodeID>, _ root: TypeID) -> TypeID {
        var type = root
        var isOptional = false
        for (index, component) in zip(components.indices, components) {
            if let nameNode = tree.child(component, .reference) {
                if name(nameNode) == names.selfValue { continue }
                let before = type
                type = member(name(nameNode), of: Typed(before), component, nil).type
                // The next component says which reading of a dynamic member is meant.
                if let next = components[(index + 1)...].first.flatMap({ tree.child($0, .reference) }).map(name),
                    let other = otherReading(of: name(nameNode), in: before, type, for: next)
                {
                    type = other
                }
            } else if let list = tree.child(component, .argumentList) {
                type = subscripted(Typed(type), arguments(in: list), component, nil).type
            } else if let wrapped = analyzer.wrappedType(type) {
                isOptional = isOptional || tree.tokens.kind(tree.mainToken(component)) != .exclamationPostfix
                type = wrapped
            }
            if analyzer.isUnknown(type) { return type }
        }
        return isOptional && analyzer.wrappedType(type) == nil ? analyzer.optionalType(type) : type
    }

    // MARK: What can be written

    /// What a key path can do with its value.
    private enum KeyPathAccess { case readOnly, writable, byReference }

    /// What can be done through all components of a key path; nil where a declaration does not say.
    private func keyPathAccess(_ node: NodeID, root: TypeID) -> KeyPathAccess? {
        var type = root
        var result = KeyPathAccess.writable
        for component in keyPathComponents(node) {
            if let nameNode = tree.child(component, .reference) {
                guard let access = access(to: name(nameNode), of: type) else { return nil }
                // What a class holds can be written however it was reached; what a value holds, only through what can be.
                if access != .writable { result = access }
                type = member(name(nameNode), of: Typed(type), component, nil).type
            } else if tree.child(component, .argumentList) != nil {
                return nil
            } else if let wrapped = analyzer.wrappedType(type) {
                guard tree.tokens.kind(tree.mainToken(component)) == .exclamationPostfix else { return .readOnly }
                type = wrapped
            }
        }
        return result
    }

    /// What can be done with a member of a value; nil where its declaration leaves that to a setter or a wrapper.
    private func access(to name: Name, of type: TypeID) -> KeyPathAccess? {
        if name == names.selfValue { return .writable }
        if case .tuple = analyzer.types[type] { return .writable }
        let found = members(of: type, named: name, isStatic: false).map(\.declaration)
        guard found.count == 1, program[found[0]].kind == .variable else { return nil }
        let declaration = program[found[0]]
        let tree = program.tree(declaration.file)
        let accessors = Accessor.all(tree, of: declaration.node).map(\.keyword)
        let isReadOnly = tree.child(declaration.node, .getterBlock) != nil || accessors == [.getKeyword]
        if declaration.flags.contains(.isLet) || isReadOnly { return .readOnly }
        let owner = program.nominal(containing: found[0])
        guard owner != .none, declaration.flags.contains(.isStored) || accessors == [.getKeyword, .setKeyword],
            program.wrapperAttribute(of: found[0]) == nil, !hasModifiedSetter(found[0])
        else { return nil }
        switch program[owner].kind {
        case .structType: return .writable
        case .classType: return .byReference
        default: return nil
        }
    }

    /// Whether a setter is `nonmutating`, or not for everybody: `private(set)`.
    private func hasModifiedSetter(_ id: DeclID) -> Bool {
        let tree = program.tree(program[id].file)
        return Accessor.all(tree, of: program[id].node).contains { !$0.modifiers.isEmpty }
            || tree.children(program.declarationNode(id)).contains { tree.kind($0) == .modifier && tree.text($0).hasSuffix("(set)") }
    }
}
