// Calls of members of something unknown that stands as content. View's modifiers are taken for what they are, unless the receiver may be of
// a type with a member of its own that the call could mean: `title.bold()` is a Text where `title` is one.

import SelfsameDeclarations
import SelfsameSyntax

extension Inference {
    /// By the names of their functions, the types and protocols whose values are views or styles, View itself apart.
    func findViewFunctions() -> [Name: [DeclID]] {
        let protocols = [wellKnown.view, wellKnown.shapeStyle].filter { $0 != .none }
        var owners: [Name: [DeclID]] = [:]
        for id in program.declarations(of: .structType, .classType, .actorType, .enumType, .protocolType) {
            guard id != wellKnown.view, protocols.contains(where: { program.states(id, conformanceTo: $0) })
            else { continue }
            for name in Set(program.members(of: id).filter { program[$0].kind == .function }.map { program[$0].name }) {
                owners[name, default: []].append(id)
            }
        }
        return owners
    }
}

extension BodyTyper {
    /// A call on something unknown: a modifier of View where nothing else can be meant.
    func callOnUnknown(_ name: Name, _ base: Typed, _ arguments: [CallArgument], _ node: NodeID) -> Typed {
        guard let below = base.fragment else { return base }
        let candidates = program.members(of: analyzer.wellKnown.view, named: name, from: file)
            .filter { program[$0].kind == .function && !program[$0].flags.contains(.isStatic) }
            .map { Candidate(declaration: $0, substitution: analyzer.substitution(for: base.type, in: analyzer.wellKnown.view), rank: 40) }
        guard !candidates.isEmpty, !possibleTypes(of: receiver(of: node), declaring: name).contains(where: { hasOwn(name, $0, arguments) })
        else {
            let fragment = Fragment(.opaque, node, base.type)
            fragment.children = [(.base, below)]
            return Typed(base.type, fragment)
        }
        return finish(resolve(candidates, arguments, node, nil), node, base: base, name: name)
    }

    /// Whether a chain goes on from something unknown that is taken for a view because of the modifiers applied to it.
    func isTakenForView(_ node: NodeID) -> Bool {
        var current = node
        while let receiver = receiver(of: current) {
            if analyzer.isUnknown(expression(receiver).type) { return !analyzer.isUnknown(expression(current).type) }
            current = receiver
        }
        return false
    }

    /// `a` of `a.b(…)`.
    private func receiver(of call: NodeID) -> NodeID? {
        guard tree.kind(call) == .call, let callee = tree.firstChild(call), tree.kind(callee) == .member, !isImplicitMember(callee) else {
            return nil
        }
        return base(of: callee)
    }

    /// The types that a receiver of unknown type may be of, as far as they are seen and may declare a function of a name: what an initialiser
    /// makes is of the type that it names.
    private func possibleTypes(of receiver: NodeID?, declaring name: Name) -> [DeclID] {
        let owners = analyzer.viewFunctions[name] ?? []
        guard let receiver, tree.kind(receiver) == .call, let callee = tree.firstChild(receiver), tree.isTypeName(callee) else {
            return owners
        }
        if case .metatype(let type) = analyzer.types[expression(callee).type], analyzer.nominal(type) != .none {
            let nominal = analyzer.nominal(type)
            return [nominal] + program.statedProtocols(of: nominal).filter { $0 != analyzer.wellKnown.view }
        }
        let named = tree.calleeToken(callee).map { self.name(token: $0) }
        return owners.filter { program[$0].name == named }
    }

    /// Whether a type declares a function that a call with these arguments could mean.
    private func hasOwn(_ name: Name, _ type: DeclID, _ arguments: [CallArgument]) -> Bool {
        program.members(of: type, named: name, from: file).contains { member in
            program[member].kind == .function && !program[member].flags.contains(.isStatic) && !program.isUnavailable(member)
                && program.availability(of: member) <= availability
                && analyzer.map(arguments, to: analyzer.signature(of: member).parameters) != nil
        }
    }
}
