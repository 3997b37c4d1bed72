// Flips that nobody sees, as far as the program shows: what the conditions read changes once, when something has been loaded, before anybody did
// anything with the view; or only by what people do on another screen, which is not there while the view is; or the view is made nowhere.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// Why nobody sees a flip.
public enum UnseenFlip: Sendable {
    /// The values change once, and code does that by itself when the view appears or an object is made.
    case atFirstLoad
    /// The values change only where the view is not on screen.
    case onOtherScreens
    /// Nothing in the program makes the view.
    case ofUnusedView
    /// The view around, or what the view consists of, is replaced at the same time.
    case withViewAround
}

extension Flow {
    /// Why nobody sees what some conditions of a body decide change; nil where somebody may.
    public func unseenFlip(of conditions: [NodeID], in body: LoweredBody) -> UnseenFlip? {
        let view = body.declaration == .none ? DeclID.none : program.nominal(containing: body.declaration)
        if isOfUnusedView(view) { return .ofUnusedView }
        let node = conditions.first.flatMap { body.innermost(around: $0, in: program.tree(body.file)) }
        let device = deviceValues(readBy: conditions, in: body)
        if let node, !device.isEmpty, isReplacedAnyway(node, in: body, by: .device(device)) { return .withViewAround }
        var search = ChangeSearch(flow: self)
        for read in valueReads(below: conditions, in: CodeScope(body)) { search.follow(read) }
        guard search.isComplete, !search.changes.isEmpty else { return nil }
        if let node, case let decided = search.properties, !decided.isEmpty, decided.allSatisfy({ isBoolean($0) || isEnumeration($0) }),
            // Another object of the class has values of its own.
            search.changes.allSatisfy({ decided.contains($0.property) || wrapper(of: $0.property).map(isEnvironmentObject) ?? false }),
            isReplacedAnyway(node, in: body, by: .values(decided))
        {
            return .withViewAround
        }
        if let node, isIdentified(node, in: body, byAll: search.changes) { return .withViewAround }
        if search.changes.allSatisfy({ isLoadedOnce($0) }) { return .atFirstLoad }
        let all = search.changes.flatMap(\.writes)
        let writing = all.filter { !isGivenToReaders($0) }
        let writes = writing.isEmpty ? all : writing
        if let node, isReplacedAnyway(node, in: body, by: .writes(writes, of: conditions)) {
            return writes.contains { occasions(of: $0).contains(.appearance) } ? .atFirstLoad : .withViewAround
        }
        guard view != .none, isContentType(view) else { return nil }
        if let node, let covered = viewCovered(byContentAround: node, in: body), writes.allSatisfy({ isOutOfReach($0, below: covered) }) {
            return .onOtherScreens
        }
        return writes.allSatisfy { isElsewhere($0.use, from: view, depth: 0) } ? .onOtherScreens : nil
    }

    /// Whether nothing in a whole app, other than previews and tests, shows what a declaration makes: no code makes the view, or names the member
    /// of it. A member that a protocol from elsewhere asks for is not named where it is used.
    public func isUnused(_ declaration: DeclID) -> Bool {
        guard declaration != .none, isApp else { return false }
        if isOfUnusedView(declaration) { return true }
        return !wellKnown.names.isBody(program[declaration].name) && isNeverNamed(declaration, depth: 0)
    }

    /// Whether a declaration is a view, or part of one, that nothing in a whole app makes.
    public func isOfUnusedView(_ declaration: DeclID) -> Bool {
        guard declaration != .none else { return false }
        let view = program[declaration].kind.isNominal ? declaration : program.nominal(containing: declaration)
        return isApp && view != .none && isContentType(view) && isNeverNamed(view, depth: 0)
    }

    /// Whether only previews, tests and code that is never named itself name a function, a property or a type of content. By names alone: what makes
    /// a view is not asked.
    private func isNeverNamed(_ declaration: DeclID, depth: Int) -> Bool {
        let kind = program[declaration].kind
        guard depth < 4, isClosed(declaration),
            kind.isNominal
                // An enumeration is made by its cases, wherever a value of it is known.
                ? kind != .enumType && isContentType(declaration) && !program[declaration].flags.contains(.isMainType)
                : [.function, .variable].contains(kind) && !isAskedFor(declaration)
        else { return false }
        return uses(of: declaration).allSatisfy { use in
            if isInPreviewOrTest(use) || kind.isNominal && isMention(use, of: declaration) || means(other: use, than: declaration) {
                return true
            }
            guard let around = program.declaration(around: use) else { return false }
            if around == declaration { return true }
            let owner = program.nominal(containing: around)
            if kind.isNominal, owner == declaration { return true }
            if owner != .none, owner != declaration, isContentType(owner), isNeverNamed(owner, depth: depth + 1) { return true }
            // What makes something else of the type may be called from elsewhere, such as the code of a storyboard.
            return (!kind.isNominal || givesContent(around)) && isNeverNamed(around, depth: depth + 1)
        }
    }

    /// Whether an `.id` around a view is made from each of the values that change, and these as a whole: another one is another identity.
    private func isIdentified(_ node: ViewNodeID, in body: LoweredBody, byAll changes: [ValueChange]) -> Bool {
        body.ancestry(of: node).contains { child, parent in
            guard let identity = identity(of: child, givenBy: parent, in: body) else { return false }
            let reads = valueReads(below: identity, in: CodeScope(body))
            return changes.allSatisfy { change in
                change.writes.allSatisfy { $0.steps == 0 }
                    && reads.contains {
                        $0.root == change.property && ($0.names.count == 1 || $0.names.dropFirst() == [name(wellKnown.names.id)])
                    }
            }
        }
    }

    // MARK: Once

    /// Whether a value goes from what it begins with to one other value, and the program gives it that by itself.
    private func isLoadedOnce(_ change: ValueChange) -> Bool {
        guard change.writes.contains(where: { occasions(of: $0).contains(.appearance) || isFirstMeasurement($0, of: change.property) })
        else {
            return false
        }
        if isFilledOnce(change) { return true }
        let arriving = change.writes.map { write -> String? in
            guard !write.isPartial, !write.isHandedOn, let value = program.assignedParts(of: write).first else { return nil }
            return onlyName(of: ValuePlace(value, in: write.scope))
        }
        guard let last = arriving.first, let last, arriving.allSatisfy({ $0 == last }) else { return false }
        // Where all of it happens as the view appears, what the value was before does not matter.
        if change.writes.allSatisfy({ isOnAppearance($0) }) { return true }
        let first = firstValues(of: change.property)
        guard first.isComplete else { return false }
        let names = first.places.map { onlyName(of: $0) } + (first.isNil ? [ShownValue.none] : [])
        return names.allSatisfy { $0 != nil && $0 != last }
    }

    /// Whether a collection begins empty and is filled only while it is: `if items.isEmpty { items = await load() }`. Its elements may change later.
    private func isFilledOnce(_ change: ValueChange) -> Bool {
        let first = firstValues(of: change.property)
        guard first.isComplete, !first.isNil, first.places.allSatisfy({ isEmptyCollection($0) }) else { return false }
        let name = name(program[change.property].name)
        let whole = change.writes.filter { $0.edit != .element }
        return !whole.isEmpty
            && whole.allSatisfy { write in
                !write.isHandedOn && write.edit != .clearing && write.edit != .inside
                    && facts(at: write.use.node, in: write.scope).contains { fact in
                        let words = fact.text.dropping(prefix: "self.") ?? fact.text
                        return fact.outcome == "true" && [name + ".isEmpty", name + ".count == 0", name + ".count < 1"].contains(words)
                    }
            }
    }

    /// Whether a property is set with the first value that is measured: nothing but the property itself decides about it.
    private func isFirstMeasurement(_ write: PropertyWrite, of property: DeclID) -> Bool {
        occasions(of: write) == [.measuring]
            && facts(at: write.use.node, in: write.scope).allSatisfy { program.isNamed(property, below: $0.node, in: $0.scope.file) }
    }

    // MARK: Elsewhere

    /// Whether code runs only by what people do on a screen that is not there while a view is.
    private func isElsewhere(_ use: NameUse, from view: DeclID, depth: Int) -> Bool {
        guard let around = program.declaration(around: use), depth < 4 else { return false }
        let owner = program.nominal(containing: around)
        if owner != .none, isContentType(owner) {
            return isInOtherArm(use, than: view, of: owner) || isByHand(use, in: around) && !mayShareScreen(owner, with: view)
        }
        guard program[around].kind == .function else { return false }
        let callers = callers(changingBy: around)
        return !callers.isEmpty && callers.count <= 20 && callers.allSatisfy { isElsewhere($0, from: view, depth: depth + 1) }
    }

    /// Whether code of one view stands under a fact that excludes each place where that makes another one: they are in different arms.
    private func isInOtherArm(_ use: NameUse, than view: DeclID, of owner: DeclID) -> Bool {
        let places = uses(of: view).filter { program.declaration(around: $0).map { program.nominal(containing: $0) } == owner }
        return !places.isEmpty && places.count <= 8 && places.allSatisfy { areInDifferentArms($0, use) }
    }

    /// Whether code of a view runs when somebody does something, and not in content that covers the view.
    private func isByHand(_ use: NameUse, in member: DeclID) -> Bool {
        let tree = program.tree(use.file)
        guard let body = contentBody(of: member) else { return program[member].kind == .function }
        guard let node = body.innermost(around: use.node, in: tree),
            presentedContent(around: node, in: body) == nil
        else { return false }
        return marks(ofModifier: node, in: body).isDisjoint(with: [.lifecycle, .measures, .receives, .follows])
    }

    /// Whether a view may be used while another one is alive: something shows the other one, on the same screen, and leads to the view as well.
    private func mayShareScreen(_ view: DeclID, with other: DeclID) -> Bool {
        let alive = holders(of: other, onSameScreen: true)
        return !holders(of: view, onSameScreen: false).isDisjoint(with: alive)
    }
}
