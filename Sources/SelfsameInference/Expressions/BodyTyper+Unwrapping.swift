// Implicitly unwrapped optionals (SE-0054): a value of a declaration written `T!` is an Optional, and a `T` where only that fits.

import SelfsameDeclarations
import SelfsameSyntax

extension Inference {
    /// Whether a variable, or the result of a function or initialiser, is written `T!`.
    func isImplicitlyUnwrapped(_ id: DeclID) -> Bool {
        guard id != .none else { return false }
        let declaration = program[id]
        let tree = program.tree(declaration.file)
        switch declaration.kind {
        case .variable, .initializer: return declaration.flags.contains(.isImplicitlyUnwrapped)
        case .function, .subscriptMember:
            return tree.child(declaration.node, .returnClause).map { isImplicitlyUnwrapped($0, tree) } ?? false
        default: return false
        }
    }

    /// Whether a parameter, a local binding or a result clause is written `T!`.
    func isImplicitlyUnwrapped(_ syntax: NodeID, _ tree: SyntaxTree) -> Bool {
        // A local's syntax is its pattern, beside which the annotation stands.
        var parts = [syntax]
        if tree.kind(syntax) == .identifierPattern, let binding = tree.parent(syntax) {
            parts = tree.child(binding, .typeAnnotation).map { [$0] } ?? []
        } else if let annotation = tree.child(syntax, .typeAnnotation) {
            parts.append(annotation)
        }
        return parts.contains { part in tree.children(part).contains { tree.kind($0) == .implicitlyUnwrappedType } }
    }
}

extension BodyTyper {
    /// Remembers that an expression may be unwrapped without a mark.
    func noteUnwrapping(of node: NodeID, _ type: TypeID, when isMarked: @autoclosure () -> Bool) {
        guard analyzer.wrappedType(type) != nil, isMarked() else {
            if !reading.unwrapping.isEmpty { reading.unwrapping.remove(node) }
            return
        }
        reading.unwrapping.insert(node)
    }

    /// What an expression is where it has to be unwrapped; nil for one that is not implicitly unwrapped.
    func implicitlyUnwrapped(_ node: NodeID?, _ type: TypeID) -> TypeID? {
        guard let node, reading.unwrapping.contains(node) else { return nil }
        return analyzer.wrappedType(type)
    }

    /// The base of a member: the Optional where it has a member of the name that can be called where it is called, else what it wraps; of readings
    /// of a dynamic member the one that has it.
    func unwrapped(_ node: NodeID, _ base: Typed, for member: Name) -> Typed {
        guard let wrapped = implicitlyUnwrapped(node, base.type),
            case let found = members(of: base.type, named: member, isStatic: false), found.isEmpty || isCalled(memberOf: node),
            found.allSatisfy({ $0.declaration != .none && program[$0.declaration].kind == .variable })
        else {
            return otherReading(of: node, base.type, for: member).map { Typed($0, base.fragment) } ?? base
        }
        return Typed(wrapped, base.fragment)
    }

    /// Whether a member of a base is called: `x.member()`.
    private func isCalled(memberOf base: NodeID) -> Bool {
        guard let access = tree.parent(base), tree.kind(access) == .member, let call = tree.parent(access) else { return false }
        return tree.kind(call) == .call && tree.firstChild(call) == access
    }

    /// Passes the Optional where it fits, what is required of a generic parameter included, else what it wraps.
    func matchUnwrapping(_ type: TypeID, _ wrapped: TypeID, against target: TypeID, _ applied: TypeID, _ attempt: inout Attempt) -> Bool {
        var optional = attempt
        if attempt.protocols(on: applied).allSatisfy({ standpoint.conforms(type, to: $0) }),
            optional.solver.match(target, type, &optional.faults)
        {
            attempt = optional
            return true
        }
        attempt.faults.unwrapping += 1
        return attempt.solver.match(target, wrapped, &attempt.faults)
    }
}
