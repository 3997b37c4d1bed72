// What the code of a view does with its properties: whether it uses them at all, and whether what it shows depends on them.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

extension Flow {
    /// Whether the code of a view uses one of its properties at all.
    package func isUsed(_ property: DeclID) -> Bool { uses(of: property).count > 160 || !ownUses(ofProperty: property).isEmpty }

    /// Whether only actions read the value of a property that a view owns, and content does not: a task that is kept to be cancelled.
    package func isReadInActionsOnly(_ property: DeclID, besides known: [NameUse] = []) -> Bool {
        let own = ownUses(ofProperty: property)
        guard !own.isEmpty else { return false }
        let uses = own.filter { use in !known.contains { $0.file == use.file && $0.node == use.node } }
        return uses.allSatisfy { use in
            guard program.tree(use.file).text(program.tree(use.file).mainToken(use.node)).first != "$",
                let around = program.declaration(around: use)
            else { return false }
            guard let body = contentBody(of: around) else { return program[around].kind == .function }
            return isInAction(use.node, of: body)
        }
    }

    /// Whether a property holds something for a moment only: an error that a request ended with, or whether something is presented, which covers
    /// the view for as long.
    package func isMomentary(_ property: DeclID) -> Bool {
        let writes = writes(to: property)
        if !writes.known.isEmpty, writes.known.allSatisfy({ isInHand($0.use) }) || isNeverRead(property, besides: writes.known.map(\.use)) {
            return true
        }
        // What a view empties itself as soon as it has come is not there later.
        if writes.known.contains(where: { write in occasions(of: write) == [.following] && isEmptied(by: write) }) { return true }
        guard writes.isComplete, case let first = firstValues(of: property), first.isComplete, first.places.allSatisfy(isBlank) else {
            return false
        }
        let others = writes.known.filter { write in !(isGivenToPresentation(write.use) && write.isHandedOn) }
        let isPresenting = others.count < writes.known.count
        let arriving = others.filter { write in
            if write.isHandedOn { return false }
            let values = program.assignedParts(of: write)
            return values.isEmpty || !values.allSatisfy { isBlank(ValuePlace($0, in: write.scope)) }
        }
        if !arriving.isEmpty, arriving.allSatisfy({ isInCatch($0.use) }) { return true }
        return isPresenting && !others.contains(where: \.isHandedOn) && isReadInActionsOnly(property, besides: writes.known.map(\.use))
    }

    /// Whether the value goes: it is nothing that is assigned, or an empty collection.
    private func isEmptied(by write: PropertyWrite) -> Bool {
        let values = program.assignedParts(of: write).map { ValuePlace($0, in: write.scope) }
        return write.edit == .clearing || !values.isEmpty && values.allSatisfy { isBlank($0) || isEmptyCollection($0) }
    }

    /// Whether code runs with the pointer or the finger: when a view is hovered over, pressed or dragged.
    private func isInHand(_ use: NameUse) -> Bool {
        let tree = program.tree(use.file)
        var inner = use.node
        while let outer = tree.parent(inner), program.declaration(at: outer, in: use.file) == nil {
            if tree.kind(outer) == .closure, let marks = marks(ofTaker: outer, in: use.file) {
                if marks.contains(.hovers) { return true }
                if marks.isDisjoint(with: [.runsLater, .runsAtOnce, .animates]) { return false }
            }
            inner = outer
        }
        return false
    }

    /// Whether no code of a view reads a property, which it only writes.
    private func isNeverRead(_ property: DeclID, besides writes: [NameUse]) -> Bool {
        let own = ownUses(ofProperty: property)
        return !own.isEmpty
            && own.allSatisfy { use in
                writes.contains { $0.file == use.file && $0.node == use.node }
                    && program.tree(use.file).text(program.tree(use.file).mainToken(use.node)).first != "$"
            }
    }

    /// Whether an expression is written out as nothing: nil, false.
    private func isBlank(_ place: ValuePlace) -> Bool {
        let tree = program.tree(place.scope.file)
        return tree.kind(place.node) == .nil || tree.kind(place.node) == .boolean && tree.text(place.node) == "false"
    }

    /// Whether code runs only where an error was thrown.
    private func isInCatch(_ use: NameUse) -> Bool {
        let tree = program.tree(use.file)
        var inner = use.node
        while let outer = tree.parent(inner), program.declaration(at: outer, in: use.file) == nil {
            if tree.kind(outer) == .catch { return true }
            inner = outer
        }
        return false
    }

    /// Whether callers give an object that they read from where it is kept: it lives on without the view.
    package func isHeldElsewhere(_ property: DeclID) -> Bool {
        let tree = program.tree(program[property].file)
        // `@StateObject var model = Model.shared`
        if let initial = tree.initialValue(of: program[property].node) {
            return tree.kind(initial) == .member && classMade(byInitialValueOf: property) == nil && !tree.isCaseName(initial)
        }
        let all = given(.property(property))
        return all.isComplete && !all.expressions.isEmpty
            && all.expressions.allSatisfy { given in
                guard case .expression(let node, let scope) = given.source else { return false }
                return isKept(ValuePlace(node, in: scope))
            }
    }

    private func isKept(_ place: ValuePlace) -> Bool {
        var place = place
        for _ in 0..<8 {
            switch step(from: place) {
            case .same(let inner), .local(let inner, _, _, _): place = inner
            case .subscripted: return true
            default: return false
            }
        }
        return false
    }
}
