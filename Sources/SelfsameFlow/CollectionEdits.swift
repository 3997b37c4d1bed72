// How the program changes a collection: whether elements stay the ones they were, and whether some come and go between others. Only what the
// program's own code shows counts; a collection that is not stored, or whose stored property is not known, is neither.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// How a collection changes while it is shown, as far as the program's own code shows.
public enum CollectionHistory: Sendable {
    /// Elements are inserted between others, removed or moved; `isAnimated` where an animation is around the change, `movesFocus` where the code
    /// of each such change also says where the focus goes.
    case edited(isAnimated: Bool, movesFocus: Bool)
    /// Another collection takes its place.
    case replaced
    /// It stays, or elements come and go at the end, or the program does not show what changes it.
    case unchanged
}

extension Flow {
    /// Whether a collection keeps its elements when it changes: the program only ever adds some and takes some away.
    public func keepsElements(_ collection: NodeID, in body: LoweredBody) -> Bool {
        keepsElements(ValuePlace(collection, in: CodeScope(body)), depth: 0)
    }

    private func keepsElements(_ collection: ValuePlace, depth: Int) -> Bool {
        guard depth < 6, let property = storedCollection(collection) else { return false }
        let owner = program.nominal(containing: property)
        let wrapper = wrapper(of: property)
        guard owner != .none, wrapper != nil || program[owner].kind == .classType || isContentType(owner) else { return false }
        let writes = writes(to: property)
        let isKept = writes.isComplete && writes.known.allSatisfy { keepsElements(of: property, by: $0) }
        let isGiven = wrapper?.isBinding == true || wrapper == nil && isContentType(owner)
        guard isKept, isGiven else { return isKept && (wrapper != nil || !program[property].flags.contains(.isLet)) }
        return given(.property(property)).alwaysSatisfies { keepsElements(ValuePlace($0, in: $1), depth: depth + 1) }
    }

    private func keepsElements(of property: DeclID, by write: PropertyWrite) -> Bool {
        if isEmptied(by: write) {
            // Emptied to be filled again, it has other elements.
            return !writes(to: property).known.contains { $0.use != write.use && $0.scope.declaration == write.scope.declaration }
        }
        return write.edit != nil || isMade(from: property, by: write)
    }

    /// How the program's code changes the collection of a list while the list is on screen.
    public func history(ofCollection collection: NodeID, of list: ViewNodeID, in body: LoweredBody) -> CollectionHistory {
        history(ValuePlace(collection, in: CodeScope(body)), of: list, in: body, depth: 0)
    }

    private func history(_ collection: ValuePlace, of list: ViewNodeID, in body: LoweredBody, depth: Int) -> CollectionHistory {
        func edited(_ property: DeclID) -> CollectionHistory {
            .edited(isAnimated: isAnimated(property, whileShown: list, in: body), movesFocus: movesFocus(property))
        }
        func given(_ property: DeclID, _ own: CollectionHistory) -> CollectionHistory {
            self.given(property, of: list, in: body, depth: depth, own)
        }
        guard depth < 6, let property = storedCollection(collection) else { return .unchanged }
        var result = CollectionHistory.unchanged
        if wrapper(of: property)?.marks.contains(.returning) == true { result = .replaced }
        let isKeyed = nominal(valueType(of: property)) == wellKnown.dictionary
        let writes = writes(to: property).known.filter { !isOfferedByNoList($0) }
        // What is only ever emptied gets no other elements.
        if !writes.isEmpty, writes.allSatisfy({ isEmptied(by: $0) }) { return given(property, result) }
        for write in writes {
            let isShown = depth > 0 || mayBeMade(write, whileShown: list, in: body)
            switch write.edit {
            case .inside where isShown: return edited(property)
            case .inside: result = .replaced
            case .element where isKeyed && !write.isHandedOn && isShown: return edited(property)
            case .element, .atEnd: break
            // Emptied to be filled again, it has other elements.
            case .clearing: result = .replaced
            case nil where write.value != nil && isTransformed(property, by: write): break
            case nil where write.value != nil && isMadeAtOnce(from: property, by: write) && isShown: return edited(property)
            case nil where write.isHandedOn && isGivenToRows(write): break
            case nil: result = .replaced
            }
        }
        return given(property, result)
    }

    /// Whether a list or form may be around rows that are edited in place: in a stack, a grid, a scroll view or the page itself nothing offers to.
    public func mayOfferToEdit(rowsAt node: ViewNodeID, in body: LoweredBody) -> Bool {
        for (_, parent) in body.ancestry(of: node) where body[parent].kind == .construct {
            if isList(parent, in: body) { return true }
            if !marks(ofView: parent, in: body).isDisjoint(with: [.eager, .lazy, .scrolls, .navigates]) { return false }
        }
        return true
    }

    /// Whether a modifier lets people edit the rows of a list and does what they ask at once: what `onDelete { _ in Task { … } }` takes away goes when
    /// the animation is over.
    public func editsRowsAtOnce(_ modifier: ViewNodeID, in body: LoweredBody) -> Bool {
        let tree = program.tree(body.file)
        return marks(ofModifier: modifier, in: body).contains(.editsRows)
            && body.call(modifier)?.arguments.contains { argument in
                guard tree.kind(argument.syntax) == .closure else { return true }
                return tree.children(argument.syntax).contains { statement in
                    let closures = tree.children(statement).filter { tree.kind($0) == .closure }
                    return tree.kind(statement) != .closureSignature
                        && !closures.contains { marks(ofTaker: $0, in: body.file)?.contains(.runsLater) == true }
                }
            } == true
    }

    /// Whether a write is part of what rows do when they are edited in place, which nothing offers to.
    private func isOfferedByNoList(_ write: PropertyWrite) -> Bool {
        guard write.scope.declaration != .none, let body = contentBody(of: write.scope.declaration), body.file == write.use.file,
            let node = body.innermost(around: write.use.node, in: program.tree(write.use.file)), body[node].kind == .modifier,
            marks(ofModifier: node, in: body).contains(.offeredByLists), let rows = body.base(of: node)
        else { return false }
        return !mayOfferToEdit(rowsAt: rows, in: body)
    }

    /// How the collections change that a property is given, besides what its own history is.
    private func given(
        _ property: DeclID, of list: ViewNodeID, in body: LoweredBody, depth: Int, _ own: CollectionHistory
    ) -> CollectionHistory {
        var result = own
        for given in given(.property(property)).expressions.prefix(16) {
            guard case .expression(let node, let scope) = given.source, isGivenAgain(property, in: scope) else { continue }
            switch history(ValuePlace(node, in: scope), of: list, in: body, depth: depth + 1) {
            case .edited(let isAnimated, let movesFocus): return .edited(isAnimated: isAnimated, movesFocus: movesFocus)
            case .replaced: result = .replaced
            case .unchanged: break
            }
        }
        return result
    }

    /// Whether code gives a property its collection each time that this may have changed: the code of a view, or what is computed. A record that a
    /// function makes keeps the elements of its time.
    private func isGivenAgain(_ property: DeclID, in scope: CodeScope) -> Bool {
        let owner = program.nominal(containing: property)
        guard owner != .none, !isContentType(owner), scope.declaration != .none else { return true }
        return ![.function, .initializer].contains(program[scope.declaration].kind) || givesContent(scope.declaration)
    }

    /// Whether a binding to a collection is given to a list of the prelude, whose rows write to the elements.
    private func isGivenToRows(_ write: PropertyWrite) -> Bool {
        guard write.scope.declaration != .none, let body = contentBody(of: write.scope.declaration),
            let (view, call, _) = body.argument(around: write.use.node, in: program.tree(write.use.file)), body[view].kind == .construct
        else { return false }
        return isFromPrelude(call.declaration) && marks(ofType: body[view].type).contains(.rows)
    }

    /// Whether what is written to a property is chosen from it or put together with it: `items = items.filter { … }`, `items = [new] + items`. What
    /// a function of the program makes of it may have the same elements in the same places.
    private func isMadeAtOnce(from property: DeclID, by write: PropertyWrite) -> Bool {
        program.assignedParts(of: write).contains { part in
            names(of: property, below: part, writtenBy: write).contains { !isGivenToFunction($0, below: part, in: write.scope.file) }
        }
    }

    /// Whether a name is part of an argument of a function of the program.
    private func isGivenToFunction(_ name: NodeID, below root: NodeID, in file: FileID) -> Bool {
        let tree = program.tree(file)
        var inner = name
        while inner != root, let outer = tree.parent(inner) {
            if tree.kind(outer) == .argumentList, let call = tree.parent(outer), let callee = tree.calleeToken(call),
                valuesAndTypes(named: program.name(of: callee, in: file)).contains(where: { program[$0].kind == .function })
            {
                return true
            }
            inner = outer
        }
        return false
    }

    /// Whether each element is replaced by what is made of it, and stays where it is: `items = items.map { … }`.
    private func isTransformed(_ property: DeclID, by write: PropertyWrite) -> Bool {
        let tree = program.tree(write.scope.file)
        let parts = program.assignedParts(of: write)
        guard parts.count == 1, tree.kind(parts[0]) == .call else { return false }
        let names = names(of: property, below: parts[0], writtenBy: write)
        return !names.isEmpty
            && names.allSatisfy { name in
                var inner = name
                while inner != parts[0], let outer = tree.parent(inner) {
                    inner = outer
                    guard tree.kind(outer) == .call else { continue }
                    let marks = marks(ofCall: outer, in: write.scope.file)
                    if !marks.contains(.derives) || marks.contains(.chooses) { return false }
                }
                return true
            }
    }

    /// Where the property that a write changes is named below a node.
    private func names(of property: DeclID, below root: NodeID, writtenBy write: PropertyWrite) -> [NodeID] {
        let tree = program.tree(write.scope.file)
        let target = tree.pathText(ofName: write.use.node)
        return (root.rawValue..<root.rawValue + tree[root].size).map { NodeID($0) }.filter {
            program.isNamed(property, at: $0, in: write.scope.file) && tree.pathText(ofName: $0) == target
                && !isLocal($0, in: write.scope)
        }
    }

    /// Whether some such edit is made inside of an animation, while a list is on screen.
    private func isAnimated(_ property: DeclID, whileShown list: ViewNodeID, in body: LoweredBody) -> Bool {
        writes(to: property).known.contains { write in
            ![.element, .atEnd].contains(write.edit) && mayBeMade(write, whileShown: list, in: body, besidesPresented: true)
                && animatingCall(around: write.use.node, in: write.use.file) != nil
        }
    }

    /// Whether the code of each such edit also gives the focus to something, or takes it away: of what a value does with itself, the code that has
    /// it do so.
    private func movesFocus(_ property: DeclID) -> Bool {
        let edits = writes(to: property).known.filter { $0.edit == .inside }
        return !edits.isEmpty && edits.allSatisfy { movesFocus(next: $0.use, depth: 0) }
    }

    private func movesFocus(next use: NameUse, depth: Int) -> Bool {
        guard let around = program.declaration(around: use), case let owner = program.nominal(containing: around), owner != .none else {
            return false
        }
        let action = wholeAction(around: use)
        let focuses = storedProperties(of: owner).filter { saysFocus($0) }
        if focuses.contains(where: { focus in
            writes(to: focus).known.contains { !$0.isHandedOn && program.isPart($0.use, of: action, in: use.file) }
        }) {
            return true
        }
        guard depth < 2, program[around].kind == .function, case let calls = callers(changingBy: around), !calls.isEmpty, calls.count <= 8
        else { return false }
        return calls.allSatisfy { program.declaration(around: $0) != around && movesFocus(next: $0, depth: depth + 1) }
    }

    /// The stored property that holds a collection, where an expression reads it, or chooses from it.
    private func storedCollection(_ place: ValuePlace) -> DeclID? {
        let found = holders(of: place, .init(choosesElements: true))
        return found.count == 1 ? found[0] : nil
    }

    /// Whether what is written to a property is made from it: it names it, or a local value that is made from it.
    private func isMade(from property: DeclID, by write: PropertyWrite) -> Bool {
        reads(property, below: program.assignedParts(of: write), in: write.scope, depth: 0)
    }

    private func reads(_ property: DeclID, below roots: [NodeID], in scope: CodeScope, depth: Int) -> Bool {
        if roots.contains(where: { program.isNamed(property, below: $0, in: scope.file) }) { return true }
        let walk = ReadWalk(self)
        return depth < 2
            && walk.reads(below: roots, in: scope).contains { read in
                if case .local(let value?) = read.origin {
                    reads(property, below: [value], in: read.scope, depth: depth + 1)
                } else {
                    false
                }
            }
    }
}

extension SyntaxTree {
    /// A name with what stands before it, without `self`: `model.items` at `items`.
    fileprivate func pathText(ofName node: NodeID) -> String {
        guard let access = parent(node), kind(access) == .member, let base = firstChild(access), base != node, !isSelf(base) else {
            return text(node)
        }
        return text(access)
    }
}
