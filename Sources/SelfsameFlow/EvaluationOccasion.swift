// When a body is evaluated again. SwiftUI does so when the view that it is given differs from the one before, or when state, environment or an
// object that the body reads changes. A view without any of that is evaluated once for each identity.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// What makes SwiftUI evaluate the body of a view again.
public enum EvaluationOccasion: Sendable {
    /// Nothing does.
    case once
    /// A change of what the view is made with, in some of these properties.
    case changes(of: [DeclID])
    /// More than that, or not known.
    case any
}

extension Flow {
    /// What makes SwiftUI evaluate a body again.
    public func occasion(of body: LoweredBody) -> EvaluationOccasion {
        guard body.declaration != .none, !program[body.declaration].flags.contains(.isStatic),
            case let view = program.nominal(containing: body.declaration), view != .none, program[view].kind == .structType,
            wellKnown.view != .none, program.states(view, conformanceTo: wellKnown.view), !readsObservedObject(view)
        else { return .any }
        let stored = storedProperties(of: view)
        guard stored.allSatisfy({ isPlainValue($0, depth: 0) }) else { return .any }
        let changing = stored.filter { !isInvariant(declared: $0) }
        return changing.isEmpty ? .once : .changes(of: changing)
    }

    /// Whether a property holds a value that SwiftUI can compare, and that brings no state of its own.
    private func isPlainValue(_ property: DeclID, depth: Int) -> Bool {
        let type = valueType(of: property)
        guard depth < 4, wrapper(of: property) == nil, isKnown(type) else { return false }
        let value = nominal(wrappedType(type) ?? type)
        guard value != .none, [.structType, .enumType].contains(program[value].kind) else { return false }
        if isFromPrelude(value) { return genericArguments(wrappedType(type) ?? type).isEmpty && value != wellKnown.anyView }
        return storedProperties(of: value).allSatisfy { isPlainValue($0, depth: depth + 1) }
    }

    /// Whether the code of a view names an object that views observe, which it may read without a property of its own.
    private func readsObservedObject(_ view: DeclID) -> Bool {
        program.members(of: view).contains { member in
            let file = program[member].file
            let tree = program.tree(file)
            let node = program[member].node
            let body = contentBody(of: member)
            return (node.rawValue..<node.rawValue + tree[node].size).map { NodeID($0) }.contains { part in
                guard tree.kind(part) == .reference, tree.mainToken(part) != .none,
                    // An object that is made here is read by nobody here.
                    !(tree.parent(part).map { tree.kind($0) == .call && tree.firstChild($0) == part && isArgument($0, in: tree) } ?? false)
                else { return false }
                return valuesAndTypes(named: program.name(of: tree.mainToken(part), in: file)).contains { isOrGivesObservedObject($0) }
                    // An action reads it when it runs, and not the body.
                    && !(body.map { isInAction(part, of: $0) } ?? false)
            }
        }
    }

    private func isArgument(_ node: NodeID, in tree: SyntaxTree) -> Bool { tree.parent(node).map { tree.kind($0) == .argument } ?? false }

    private func isOrGivesObservedObject(_ id: DeclID) -> Bool {
        if program[id].kind == .classType { return isObservable(id) }
        guard program[id].kind == .variable, program[id].parent == .none || program[id].flags.contains(.isStatic) else { return false }
        let type = nominal(valueType(of: id))
        return type != .none && program[type].kind == .classType && isObservable(type)
    }
}

extension SyntaxTree {
    /// Whether a closure takes parameters, named or as `$0`.
    public func takesParameters(_ closure: NodeID) -> Bool {
        if let signature = child(closure, .closureSignature),
            children(signature).contains(where: { [.closureParameter, .parameterClause].contains(kind($0)) })
        {
            return true
        }
        var next = closure.rawValue + 1
        while next < closure.rawValue + self[closure].size {
            let node = NodeID(next)
            if kind(node) == .reference, mainToken(node) != .none, name(mainToken(node)) == "$0" { return true }
            // The `$0` of a closure inside is its own.
            next += kind(node) == .closure ? max(self[node].size, 1) : 1
        }
        return false
    }
}
