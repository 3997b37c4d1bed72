// The printed type that a body has once one of its branches is replaced by a view: what a fix predicts. Each node above the branch holds the
// type of its child at a known place; where the place is not certain there is no prediction.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

extension Analyzer {
    /// The printed type of a body in which views of the given printed types are in place of `node`, and in place of the nodes that the same
    /// code makes elsewhere: what a local constant holds is wherever that is read. Nil where one of those types is unknown, or where
    /// the type above does not say where it holds the view. With `outer`, the type of that node around it instead of the body's.
    public func printedType(
        of body: LoweredBody, replacing node: ViewNodeID, with elements: [TypeID], in outer: ViewNodeID = .root
    ) -> TypeID? {
        guard elements.allSatisfy(isKnown) else { return nil }
        let places = body.nodes(ofSameCodeAs: node, in: outer)
        guard places.allSatisfy({ printed(body[$0].type) == printed(body[node].type) }) else { return nil }
        var new: [ViewNodeID: [TypeID]] = [:]
        var above: Set<ViewNodeID> = []
        for place in places {
            new[place] = elements
            var inner = place
            while inner != outer, let next = body.parent(inner), above.insert(next).inserted { inner = next }
        }
        // A parent precedes its children.
        for parent in above.sorted(by: >) {
            var whole = printed(body[parent].type)
            for child in body.children(parent).reversed() {
                guard let views = new[child], views != [printed(body[child].type)] else { continue }
                if body[parent].kind == .arm, body[parent].isErased {
                    if outer != .root { return nil }
                    continue
                }
                guard let replaced = replacing(child, of: parent, whose: whole, by: views, in: body) else { return nil }
                whole = replaced
            }
            new[parent] = [whole]
        }
        return new[outer].flatMap { tuple(of: $0) }
    }

    /// The type of a parent in which a child is replaced, `whole` being the type that the parent has before.
    private func replacing(
        _ child: ViewNodeID, of parent: ViewNodeID, whose whole: TypeID, by new: [TypeID], in body: LoweredBody
    ) -> TypeID? {
        switch body[parent].kind {
        case .block: replacingElement(child, of: parent, whose: whole, in: body, with: new)
        case .arm: tuple(of: new)
        case .branch: replacingArm(child, of: parent, whose: whole, in: body, with: new)
        case .reference where whole == printed(body[child].type): tuple(of: new)
        // A call that is not a view itself may wrap one: `name.map { Text($0) }`.
        case .modifier, .construct, .reference:
            tuple(of: new).flatMap { replacing(printed(body[child].type), by: $0, in: whole, for: child, of: parent, body: body) }
        // What is unknown stays unknown.
        case .opaque: whole
        case .choice, .empty: nil
        }
    }

    private func knownType(_ type: TypeID) -> TypeID? { isKnown(type) ? type : nil }

    /// What the builder makes of several views.
    private func tuple(of elements: [TypeID]) -> TypeID? {
        switch elements.count {
        case 0: wellKnown.emptyView == .none ? nil : nominalType(wellKnown.emptyView)
        case 1: elements[0]
        default:
            wellKnown.tupleView == .none
                ? nil
                : nominalType(wellKnown.tupleView, [types.intern(.tuple(labels: elements.map { _ in Name.none }, elements: elements))])
        }
    }

    private func replacingElement(
        _ child: ViewNodeID, of block: ViewNodeID, whose type: TypeID, in body: LoweredBody, with new: [TypeID]
    ) -> TypeID? {
        guard case .element(let index) = body[child].role else { return nil }
        guard case .nominal(let declaration, let parent, let arguments) = structure(of: type), arguments.count == 1 else { return nil }
        var elements: [TypeID]
        switch structure(of: arguments[0]) {
        case .tuple(_, let parts), .pack(let parts): elements = parts
        default: return nil
        }
        guard elements.count == body.children(block).count, elements.indices.contains(index) else { return nil }
        elements.replaceSubrange(index...index, with: new)
        if elements.count < 2 || new.count != 1 { return declaration == wellKnown.tupleView ? tuple(of: elements) : nil }
        // The builder's own tuple, with one element exchanged.
        if case .pack = structure(of: arguments[0]) {
            return types.intern(.nominal(declaration, parent: parent, arguments: [types.intern(.pack(elements))]))
        }
        let inner = types.intern(.tuple(labels: elements.map { _ in Name.none }, elements: elements))
        return types.intern(.nominal(declaration, parent: parent, arguments: [inner]))
    }

    private func replacingArm(
        _ child: ViewNodeID, of branch: ViewNodeID, whose type: TypeID, in body: LoweredBody, with new: [TypeID]
    ) -> TypeID? {
        guard case .arm(let index) = body[child].role, let element = tuple(of: new) else { return nil }
        return replacing(along: body.steps(ofArm: index, in: branch)[...], in: type, by: element)
    }

    private func replacing(along steps: ArraySlice<BranchStep>, in type: TypeID, by new: TypeID) -> TypeID? {
        guard let step = steps.first else { return new }
        var arguments = genericArguments(type)
        let expected: DeclID
        let index: Int
        switch step {
        case .some: (expected, index) = (wellKnown.optional, 0)
        case .side(let side): (expected, index) = (wellKnown.conditionalContent, side ? 0 : 1)
        }
        guard nominal(type) == expected, expected != .none, arguments.indices.contains(index),
            let replaced = replacing(along: steps.dropFirst(), in: arguments[index], by: new)
        else { return nil }
        arguments[index] = replaced
        return nominalType(expected, arguments)
    }

    /// The printed type that a builder gives to a branch of arms of these printed types.
    public func printedBranch(of arms: [TypeID], isExhaustive: Bool) -> TypeID? {
        guard !arms.isEmpty, wellKnown.conditionalContent != .none, arms.allSatisfy(isKnown) else { return nil }
        let tree = balanced(arms[...])
        return isExhaustive ? tree : optionalType(tree)
    }

    private func balanced(_ arms: ArraySlice<TypeID>) -> TypeID {
        guard arms.count > 1 else { return arms.first ?? unknown(.unsupported) }
        let left = armsOnTheLeft(of: arms.count)
        return nominalType(wellKnown.conditionalContent, [balanced(arms.prefix(left)), balanced(arms.dropFirst(left))])
    }

    /// Replaces a child's type in that of a call. A modifier holds its base first and its content after it; a view holds its contents in the
    /// order of the parameters.
    private func replacing(
        _ old: TypeID, by new: TypeID, in whole: TypeID, for child: ViewNodeID, of parent: ViewNodeID, body: LoweredBody
    ) -> TypeID? {
        if body[parent].kind == .modifier, nominal(whole) == wellKnown.modifiedContent, wellKnown.modifiedContent != .none {
            var arguments = genericArguments(whole)
            if body[child].role == .base, arguments.first == old {
                arguments[0] = new
                return nominalType(wellKnown.modifiedContent, arguments)
            }
            if body[child].role != .base, arguments.count == 2 {
                arguments[1] = substitute(old, by: new, in: arguments[1])
                return nominalType(wellKnown.modifiedContent, arguments)
            }
        }
        let alike = body.children(parent).filter { printed(body[$0].type) == old }
        if alike.count <= 1 { return substitute(old, by: new, in: whole) }
        // Several contents of the same type: its place among them is its place among the arguments.
        var arguments = genericArguments(whole)
        let places = arguments.indices.filter { arguments[$0] == old }
        guard places.count == alike.count, let rank = alike.firstIndex(of: child) else { return nil }
        guard case .nominal(let declaration, let outer, _) = structure(of: whole) else { return nil }
        arguments[places[rank]] = new
        return types.intern(.nominal(declaration, parent: outer, arguments: arguments))
    }

    private func substitute(_ old: TypeID, by new: TypeID, in type: TypeID) -> TypeID {
        types.map(type) { _, part in part == old ? new : nil }
    }

    /// `base` inside the modifiers that wrap `inner` in `type`: the chain of modifiers applied to a different view.
    public func printedType(_ type: TypeID, replacing inner: TypeID, by new: TypeID) -> TypeID {
        substitute(printed(inner), by: printed(new), in: printed(type))
    }
}

extension Analyzer {
    /// The printed type that a modifier of the prelude gives on a view of a printed type: by the member of the view's own type, else of View.
    /// Nil where there is no such modifier with that number of parameters.
    public func printedType(applying modifier: String, parameters: Int, to base: TypeID) -> TypeID? {
        guard let name = program.names.find(modifier) else { return nil }
        for owner in [nominal(base), wellKnown.view] where owner != .none && owner != wellKnown.modifiedContent {
            let candidates = program.members(of: owner).filter { member in
                program[member].name == name && program[member].kind == .function && isFromPrelude(member)
                    && !program[member].flags.contains(.isStatic) && signature(of: member).parameters.count == parameters
            }
            guard let found = candidates.first else { continue }
            let result = signature(of: found).result
            return knownType(printed(types.substitute(result, Substitution([environment(of: found).selfType], [base]))))
        }
        return nil
    }

    /// The generic parameters in a type that represent views, by name.
    public func genericViews(in type: TypeID) -> [String] {
        var found: [String] = []
        _ = types.map(type) { _, part in
            guard case .parameter(let owner, let index) = structure(of: part), index >= 0 else { return nil }
            let isView = environment(of: owner).requirements.contains { requirement in
                requirement.subject == part
                    && requirement.protocols.contains { $0 == wellKnown.view || program.statedProtocols(of: $0).contains(wellKnown.view) }
            }
            if isView, !found.contains(spelling(part)) { found.append(spelling(part)) }
            return nil
        }
        return found
    }
}
