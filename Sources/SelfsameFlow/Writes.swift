// Where the program changes a property after it is made: assignments, `inout`, mutating calls, and projections `$x` that let somebody else
// write. Found by name over the whole program and told apart by the type of what the property is reached through. Initialisers of its own
// type make the property and do not change it; previews and tests are no part of the app.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// One place that changes a property.
package struct PropertyWrite {
    /// The use of the name.
    package var use: NameUse
    /// The code around it.
    package var scope: CodeScope
    /// The assignment; nil where what is written does not stand there: `$x`, `&x`, `x.toggle()`.
    package var value: NodeID?
    /// Whether it is handed on to be written elsewhere: `$x`, `&x`, `assign(to: \.x, on: self)`.
    package var isHandedOn: Bool
    /// How many members stand between the name and what is written: 1 in `x.isOpen = true`.
    package var members: Int
    /// The same with the subscripts: 2 in `x[i].isOpen = true`.
    var steps: Int
    /// What it does to a collection that the property holds; nil where that is assigned, or handed on.
    var edit: CollectionEdit?
    /// Whether only a part of the value is changed: `x.isOpen = true`, `x.append(y)`.
    package var isPartial: Bool
    /// Whether only what one subscript gives is changed: `x[i] = y`, `x[i].isOpen = true`.
    package var isElement: Bool
    /// Whether it is a copy of the view that is changed, which the function gives back: whoever makes the view so gives the value.
    var isOnCopy: Bool
}

/// How the collection in a property can change while its view lives, from least to most.
enum CollectionChange: Comparable {
    /// Nothing changes it.
    case none
    /// Elements are replaced by others, and their number stays.
    case elements
    /// Not known to be less.
    case any
}

/// What a change in place does to a collection.
enum CollectionEdit {
    /// What stands at one place changes.
    case element
    /// Elements come or go at the end.
    case atEnd
    /// Elements come, go or move between others.
    case inside
    /// All elements go.
    case clearing

    /// What a method with marks does, at most.
    init?(_ marks: Marks) {
        if marks.contains(.editsInside) {
            self = .inside
        } else if marks.contains(.editsAll) {
            self = .clearing
        } else if marks.contains(.editsEnd) {
            self = .atEnd
        } else {
            return nil
        }
    }
}

/// All places that change a property.
package struct PropertyWrites {
    /// The places that are known.
    package var known: [PropertyWrite] = []
    /// Whether these are all.
    package var isComplete = true

    /// Whether nothing changes the property.
    var isNone: Bool { isComplete && known.isEmpty }
}

/// What changes each property.
private final class WriteStore: FlowStore {
    var known: [DeclID: PropertyWrites] = [:]

    init(_ budget: ValueBudget) {}
}

extension Flow {
    /// The places that change a property. Of a name that is used too often they are not known.
    package func writes(to property: DeclID) -> PropertyWrites {
        let store = store(WriteStore.self)
        if let known = store.known[property] { return known }
        let uses = usesThatMayChange(property)
        let found =
            uses.count > Self.writeLimit
            ? PropertyWrites(isComplete: false) : PropertyWrites(known: uses.compactMap { write(at: $0, to: property) })
        store.known[property] = found
        return found
    }

    /// Whether anything may change a property after it is made.
    package func hasWrites(to property: DeclID) -> Bool { !writes(to: property).isNone }

    /// Whether a `@State` property without a value of its own is given one by whoever makes the view, and nothing changes it afterwards.
    package func keepsFirstValue(_ property: DeclID) -> Bool {
        let tree = program.tree(program[property].file)
        return tree.child(program[property].node, .initializer) == nil && wrapper(of: property)?.ownsValue == true
            && writes(to: property).isNone
    }

    /// What the program does to the collection that a property holds.
    func changes(ofCollection property: DeclID) -> CollectionChange {
        let writes = writes(to: property)
        guard writes.isComplete else { return .any }
        if writes.isNone { return .none }
        // A dictionary takes in a new element by a subscript.
        return writes.known.allSatisfy(\.isElement) && nominal(valueType(of: property)) == wellKnown.array ? .elements : .any
    }

    /// How many uses of one name are looked at.
    private static let writeLimit = 2000

    private func write(at use: NameUse, to property: DeclID) -> PropertyWrite? {
        let tree = program.tree(use.file)
        // Most uses change nothing, and need no look at what is around them.
        guard
            let change = tree.change(
                at: use.node, marks: { marks(ofCall: $0, in: use.file) },
                isProjection: { node in
                    program.declaration(around: use).map { isBinding(shorthand: node, in: CodeScope($0, file: use.file)) } ?? false
                }) ?? keyPathChange(at: use),
            let around = program.declaration(around: use), !isOutsideOfApp(use, of: property)
        else { return nil }
        if change.isOwnProjection, !change.isSubscription,
            wrapper(of: property)?.marks.contains(.readingProjection) == true
        {
            return nil
        }
        let scope = CodeScope(around, file: use.file)
        guard !isInUnusedClosure(use, in: scope), means(property, at: use, assigned: change.value, in: scope),
            change.isSubscription || !isMade(property, at: use, in: scope)
        else { return nil }
        let isOnCopy = isOnCopy(use, in: scope)
        // State of a view that is not on screen yet drops what is assigned to it.
        if isOnCopy, wrapper(of: property)?.ownsValue == true { return nil }
        return PropertyWrite(
            use: use, scope: scope, value: change.value, isHandedOn: change.isProjection || change.isSubscription || change.isPassed,
            members: change.members, steps: change.steps, edit: change.edit, isPartial: change.isPartial, isElement: change.isElement,
            isOnCopy: isOnCopy)
    }

    /// Whether `$0` is, as far as is known, a binding, as in the rows of `ForEach($items)`, and not an element.
    private func isBinding(shorthand node: NodeID, in scope: CodeScope) -> Bool {
        let type = nominal(typeOfValue(node, in: scope))
        return type == .none ? isGivenProjection(shorthand: node, in: scope.file) : program.marks(of: type).contains(.given)
    }

    /// Whether the closure that `$0` belongs to is passed beside a projection, whose elements it is likely to get.
    private func isGivenProjection(shorthand node: NodeID, in file: FileID) -> Bool {
        let tree = program.tree(file)
        var inner = node
        while let outer = tree.parent(inner), tree.kind(inner) != .closure { inner = outer }
        guard tree.kind(inner) == .closure, let call = tree.call(takingClosure: inner) else { return false }
        return (FunctionCall(tree, call)?.arguments ?? []).contains { argument in
            argument.expression.map { tree.oneLine($0).hasPrefix("$") } ?? false
        }
    }

    /// A key path that a publisher's values are assigned to: `assign(to: \.filter, on: model)`, or a function of the program that takes a writable
    /// key path.
    private func keyPathChange(at use: NameUse) -> NameChange? {
        let tree = program.tree(use.file)
        guard let component = tree.parent(use.node), tree.kind(component) == .keyPathComponent, let path = tree.parent(component),
            tree.lastChild(path) == component, let callee = tree.callee(takingArgument: path), let argument = tree.parent(path)
        else { return nil }
        if program.marks(named: program.name(of: callee, in: use.file)).contains(.writesKeyPath) { return NameChange(isSubscription: true) }
        let declared = valuesAndTypes(named: program.name(of: callee, in: use.file)).filter { program[$0].kind == .function }
        let writable = ["WritableKeyPath", "ReferenceWritableKeyPath"].compactMap { program.names.find($0) }
        let takesWritable = declared.contains { id in
            let file = program[id].file
            return signature(of: id).parameters.contains { parameter in
                parameter.label == program.name(of: tree.mainToken(argument), in: use.file)
                    && program.tree(file).tokenRange(parameter.syntax).contains {
                        writable.contains(program.name(of: TokenID($0), in: file))
                    }
            }
        }
        return takesWritable ? NameChange(isSubscription: true) : nil
    }

    /// Whether a name means a property: without a base in its own type, or on a base of that type.
    private func means(_ property: DeclID, at use: NameUse, assigned: NodeID?, in scope: CodeScope) -> Bool {
        let tree = program.tree(use.file)
        let owner = program.nominal(containing: property)
        if let component = tree.parent(use.node), tree.kind(component) == .keyPathComponent {
            return isNearestProperty(property, to: use.file)
        }
        guard let base = tree.base(ofMember: use.node), !tree.isSelf(base) else {
            if tree.base(ofMember: use.node) == nil, isLocal(use, in: scope) { return false }
            guard owner != .none else { return program[property].file == use.file || !program[property].flags.contains(.isFileprivate) }
            return program.inherits(scope.type(in: program), from: owner)
        }
        guard owner != .none else { return false }
        let value = typeOfValue(base, in: scope)
        var type = nominal(value)
        if type != .none, type != owner, program[type].flags.contains(.isDynamicMemberLookup) {
            // What a projection leads to: `$model.name`, `$model.draft.name`.
            type = projectedType(base, in: scope) ?? genericArguments(value).first.map { nominal($0) } ?? .none
        }
        if type == .none || program[type].flags.contains(.isDynamicMemberLookup) && type != owner {
            // A view's state is written by its own code, where what a value of it is is known; what it is given, by who makes it.
            if program[owner].kind == .structType, wrapper(of: property) != nil || isContentType(owner) { return false }
            return isNearestProperty(property, to: use.file) && !(assigned.map { isOfOtherType($0, than: property, in: scope) } ?? false)
        }
        return program.inherits(type, from: owner)
            || program[type].kind == .protocolType && program.statedProtocols(of: owner).contains(type)
    }

    /// Whether an assignment makes a value of a different type than a property is declared with: `mark.place = Place(x: x)`.
    private func isOfOtherType(_ assignment: NodeID, than property: DeclID, in scope: CodeScope) -> Bool {
        let (tree, home) = (program.tree(scope.file), program.tree(program[property].file))
        guard let value = Assignment(tree, assignment)?.value, tree.kind(value) == .call, let callee = tree.firstChild(value),
            tree.kind(callee) == .reference, tree.isTypeName(callee),
            var type = home.child(program[property].node, .typeAnnotation).flatMap({ home.firstChild($0) })
        else { return false }
        while home.kind(type) == .optionalType, let wrapped = home.firstChild(type) { type = wrapped }
        let declared = nominal(valueType(of: property))
        let isExact = declared == .none || [.structType, .enumType].contains(program[declared].kind)
        return isExact && home.oneLine(type) != tree.oneLine(callee)
    }

    /// The type of the property whose projection `$x` is.
    private func projectedType(_ node: NodeID, in scope: CodeScope) -> DeclID? {
        let tree = program.tree(scope.file)
        guard tree.kind(node) == .reference, case let text = tree.text(node), text.first == "$",
            let name = program.names.find(String(text.dropFirst())),
            case let owner = scope.type(in: program), owner != .none,
            case .declaration(let property)? = member(name, of: owner, from: scope.file), program[property].kind == .variable
        else { return nil }
        let type = nominal(valueType(of: property))
        return type == .none ? nil : type
    }

    /// Whether a name without a base means a parameter, or something declared in the code around it: `if var chosen { chosen.name = "…" }`.
    private func isLocal(_ use: NameUse, in scope: CodeScope) -> Bool {
        let tree = program.tree(use.file)
        guard tree.kind(use.node) == .reference, tree.mainToken(use.node) != .none else { return false }
        return switch origin(of: tree.mainToken(use.node), at: use.node, in: scope) {
        case .local, .parameter, .closureParameter: true
        default: false
        }
    }

    /// Whether no other stored property of that name is as close to a file.
    private func isNearestProperty(_ property: DeclID, to file: FileID) -> Bool {
        let namesakes = valuesAndTypes(named: program[property].name).filter {
            program[$0].kind == .variable && program[$0].flags.contains(.isStored)
        }
        return program.nearest(namesakes, to: file) == [property]
    }

    /// Whether a write is part of how a value is made: in an initialiser and not later in a closure, or on a local value that was made in the
    /// same function, or is a copy of `self` that nothing keeps in place of the old value; a view is made by such functions.
    private func isMade(_ property: DeclID, at use: NameUse, in scope: CodeScope) -> Bool {
        let tree = program.tree(use.file)
        if program[scope.declaration].kind == .initializer, !tree.isInClosure(use.node) { return true }
        guard let base = tree.base(ofMember: use.node), !tree.isSelf(base) else { return isForCopiesOnly(scope.declaration) }
        guard tree.kind(base) == .reference, tree.mainToken(base) != .none,
            case .local(let value?) = origin(of: tree.mainToken(base), at: base, in: scope)
        else { return false }
        if tree.isSelf(value), case let owner = program.nominal(containing: property), owner != .none, program[owner].kind == .structType,
            !isContentType(owner)
        {
            return !isAssigned(resultOf: scope.declaration)
        }
        guard tree.kind(value) == .call, let callee = tree.calleeToken(value)
        else { return false }
        let text = tree.name(callee)
        return text.first?.isUppercase == true || text == "init"
    }

    /// Whether a member of a local copy of `self` is meant: `var view = self; view.settings.isOn = isOn`; or one of an object that the view has, in
    /// a function that gives the view back: `settings.isOn = isOn; return self`.
    private func isOnCopy(_ use: NameUse, in scope: CodeScope) -> Bool {
        let tree = program.tree(use.file)
        guard case let owner = scope.type(in: program), owner != .none, isContentType(owner) else { return false }
        var base = tree.base(ofMember: use.node)
        while let inner = base, tree.kind(inner) == .member { base = MemberAccess(tree, inner)?.base }
        guard let base, tree.kind(base) == .reference, tree.mainToken(base) != .none else { return false }
        if tree.isSelf(base) { return givesItself(scope.declaration) }
        switch origin(of: tree.mainToken(base), at: base, in: scope) {
        case .local(let value?): return tree.isSelf(value) || isOwnSetting(value, in: scope, of: owner)
        case .declaration(let member): return program.nominal(containing: member) == owner && givesItself(scope.declaration)
        default: return false
        }
    }

    /// Whether a value is a property of a view, in a function that makes another view of the type with a copy of it:
    /// `var settings = self.settings; settings.isOn = isOn; return Card(settings)`.
    private func isOwnSetting(_ value: NodeID, in scope: CodeScope, of owner: DeclID) -> Bool {
        let tree = program.tree(scope.file)
        guard program[scope.declaration].kind == .function, nominal(signature(of: scope.declaration).result) == owner,
            [.reference, .member].contains(tree.kind(value)), let token = tree.calleeToken(value),
            MemberAccess(tree, value)?.base.map({ tree.isSelf($0) }) ?? true,
            case let name = program.name(of: token, in: scope.file),
            let property = storedProperties(of: owner).first(where: { program[$0].name == name }),
            case let type = nominal(valueType(of: property))
        else { return false }
        return type != .none && program[type].kind != .classType
    }

    /// Whether a function gives nothing but the value that it is called on.
    private func givesItself(_ function: DeclID) -> Bool {
        let tree = program.tree(program[function].file)
        guard program[function].kind == .function, program[function].flags.isDisjoint(with: [.isStatic, .isMutating]),
            let block = tree.child(program[function].node, .block), let last = tree.lastChild(block)
        else { return false }
        let returns = (block.rawValue..<block.rawValue + tree[block].size).map { NodeID($0) }.filter { tree.kind($0) == .return }
        return returns.isEmpty ? tree.isSelf(last) : returns.allSatisfy { tree.firstChild($0).map { tree.isSelf($0) } ?? false }
    }

    /// Whether a mutating method is only called on local variables, which hold copies: on a value that is being made, or read.
    private func isForCopiesOnly(_ method: DeclID) -> Bool {
        guard method != .none, program[method].kind == .function, program[method].flags.contains(.isMutating),
            case let uses = uses(of: method), uses.count <= 100
        else { return false }
        var isCalled = false
        for use in uses where program.tree(use.file).isCalledName(use.node) && !isInPreviewOrTest(use) {
            let tree = program.tree(use.file)
            guard let base = tree.base(ofMember: use.node), !tree.isSelf(base), let around = program.declaration(around: use) else {
                return false
            }
            let scope = CodeScope(around, file: use.file)
            if tree.kind(base) == .reference, tree.mainToken(base) != .none,
                case .local = origin(of: tree.mainToken(base), at: base, in: scope)
            {
                isCalled = true
                continue
            }
            let type = nominal(typeOfValue(base, in: scope))
            if type == .none || type == program.nominal(containing: method) { return false }
        }
        return isCalled
    }

    /// Whether what a member gives is assigned to a property somewhere: `style = style.bold()`.
    private func isAssigned(resultOf member: DeclID) -> Bool {
        let uses = uses(of: member)
        guard uses.count <= 200 else { return true }
        let isFunction = program[member].kind == .function
        return uses.contains { use in
            let tree = program.tree(use.file)
            guard !isFunction || tree.isCalledName(use.node), let statement = tree.assignment(around: use.node),
                let target = Assignment(tree, statement)?.target,
                !tree.range(target).contains(tree.range(use.node)), !isInPreviewOrTest(use)
            else { return false }
            guard let around = program.declaration(around: use) else { return true }
            if let base = tree.base(ofMember: use.node), !tree.isSelf(base),
                case let type = nominal(typeOfValue(base, in: CodeScope(around, file: use.file))), type != .none,
                type != program.nominal(containing: member)
            {
                return false
            }
            guard tree.kind(target) == .reference, tree.mainToken(target) != .none else { return true }
            if case .local = origin(of: tree.mainToken(target), at: target, in: CodeScope(around, file: use.file)) { return false }
            return true
        }
    }
}

/// How a name is written to.
private struct NameChange {
    /// The assignment.
    var value: NodeID?
    /// How many members stand before what is changed.
    var members = 0
    /// The same with the subscripts.
    var steps = 0
    /// What is done to a collection in place.
    var edit: CollectionEdit?
    /// Whether it is passed to be changed: `&x`.
    var isPassed = false
    var isPartial = false
    /// Whether only what one subscript gives is changed: `x[i] = y`.
    var isElement = false
    /// Whether it is reached through a projection: `$model.query`.
    var isProjection = false
    /// Whether the projection is its own: `$query`.
    var isOwnProjection = false
    /// Whether it is handed on to be written again and again: `assign(to: &$query)`.
    var isSubscription = false
}

extension Flow {
    /// Whether what is assigned to a property names it, and no local value of that name: `self?.items = items`.
    func reads(_ property: DeclID, inValueOf write: PropertyWrite) -> Bool {
        let tree = program.tree(write.scope.file)
        return program.assignedParts(of: write).contains { part in
            (part.rawValue..<part.rawValue + tree[part].size).map { NodeID($0) }.contains { node in
                program.isNamed(property, at: node, in: write.scope.file) && !isLocal(node, in: write.scope)
            }
        }
    }
}

extension Program {
    /// What stands behind the `=` of a write.
    func assignedParts(of write: PropertyWrite) -> [NodeID] {
        guard let statement = write.value else { return [] }
        return Assignment(tree(write.scope.file), statement)?.values ?? []
    }

    /// Whether a node is the plain name of a declaration, on whatever it is read.
    package func isNamed(_ id: DeclID, at node: NodeID, in file: FileID) -> Bool {
        let tree = tree(file)
        return tree.kind(node) == .reference && tree.mainToken(node) != .none && name(of: tree.mainToken(node), in: file) == self[id].name
    }

    /// Whether such a name stands in an expression.
    func isNamed(_ id: DeclID, below root: NodeID, in file: FileID) -> Bool {
        (root.rawValue..<root.rawValue + tree(file)[root].size).contains { isNamed(id, at: NodeID($0), in: file) }
    }
}

extension SyntaxTree {
    /// The value whose member a reference names; nil for a name by itself and for `.x`.
    package func base(ofMember node: NodeID) -> NodeID? {
        guard let access = parent(node), kind(access) == .member, let base = firstChild(access), base != node else { return nil }
        var inner = base
        while [.optionalChain, .forceUnwrap].contains(kind(inner)), let part = firstChild(inner) { inner = part }
        return inner
    }

    /// Whether a closure stands between a node and the member it is part of.
    func isInClosure(_ node: NodeID) -> Bool {
        var inner = node
        while let outer = parent(inner), ![.initializerDecl, .functionDecl, .variableDecl].contains(kind(outer)) {
            if kind(outer) == .closure { return true }
            inner = outer
        }
        return false
    }

    /// The assignment that an expression is part of, not only as what a call is given.
    fileprivate func assignment(around node: NodeID) -> NodeID? {
        var inner = node
        while let outer = parent(inner), ![.statementList, .block, .closure, .argument].contains(kind(outer)) {
            if Assignment(self, outer) != nil { return outer }
            inner = outer
        }
        return nil
    }

    /// Whether a subscript takes a range: `x[1...]`.
    func hasRange(_ call: NodeID) -> Bool {
        (call.rawValue..<call.rawValue + self[call].size).map { NodeID($0) }.contains { node in
            [.binaryOperator, .prefix, .postfix].contains(kind(node)) && ["...", "..<"].contains { text(node).contains($0) }
        }
    }

    /// How the value that a reference names is changed where it stands; nil where it is read. `marks` says what a call does to what it is called
    /// on, `isProjection` whether `$0` lets somebody write.
    fileprivate func change(at node: NodeID, marks: (NodeID) -> Marks, isProjection: (NodeID) -> Bool) -> NameChange? {
        var change = NameChange()
        var target = node
        if base(ofMember: node) != nil, let access = parent(node) { target = access }
        if let root = rootNode(of: target), startsWithDollar(root) {
            change.isProjection = text(mainToken(root)).dropFirst().first?.isNumber != true || isProjection(root)
        }
        change.isOwnProjection = startsWithDollar(node)
        // Parts of the value: members, elements.
        while let outer = parent(target), firstChild(outer) == target {
            switch kind(outer) {
            case .optionalChain, .forceUnwrap: target = outer
            case .subscriptCall:
                if !change.isPartial {
                    change.isElement = !hasRange(outer)
                    change.edit = hasRange(outer) ? .inside : .element
                }
                change.isPartial = true
                change.steps += 1
                target = outer
            case .member:
                guard self[outer].size > self[target].size + 1 else { return nil }
                if let call = parent(outer), kind(call) == .call, firstChild(call) == outer {
                    // A call on a projection is one of the Binding's own; any other changes the value if it is known to.
                    if change.isProjection { return change.isOwnProjection || !change.isPartial ? change : nil }
                    let marks = marks(call)
                    guard !marks.isDisjoint(with: .edits) else { return nil }
                    if !change.isPartial { change.edit = CollectionEdit(marks) }
                    change.isPartial = change.isPartial || !marks.contains(.editsWhole)
                    return change
                }
                if !(change.isProjection && calleeToken(outer).map { self.name($0) == "wrappedValue" } == true) {
                    // What a member of an element does to the collection is said by the subscript before it.
                    change.isPartial = true
                    change.members += 1
                    change.steps += 1
                }
                target = outer
            default: return finish(change, at: target, in: outer)
            }
        }
        return parent(target).flatMap { finish(change, at: target, in: $0) }
    }

    /// Whether a name is that of a projection, or of a closure's parameter: `$isOpen`, `$0`.
    private func startsWithDollar(_ node: NodeID) -> Bool {
        guard mainToken(node) != .none, case let range = tokens.range(mainToken(node)), range.length > 0 else { return false }
        return source.bytes[Int(range.start)] == UInt8(ascii: "$")
    }

    private func finish(_ change: NameChange, at target: NodeID, in outer: NodeID) -> NameChange? {
        if kind(outer) == .inout {
            var result = change
            result.isSubscription = change.isOwnProjection
            result.isPassed = true
            return result
        }
        if change.isProjection { return change }
        var statement = outer
        // `try await x = y`.
        while [.try, .await].contains(kind(statement)), let next = parent(statement) { statement = next }
        guard kind(statement) == .sequence, let written = firstChild(statement),
            written == target || written == outer || range(written).contains(range(target))
        else { return nil }
        var result = change
        if let assignment = Assignment(self, statement), !assignment.values.isEmpty {
            result.value = statement
            return result
        }
        guard let compound = CompoundAssignment(self, statement) else { return nil }
        if !change.isPartial, compound.spelling == "+=" { result.edit = .atEnd }
        return result
    }

    /// The name that a chain of members starts with; of `self.x.y` that of `x`.
    private func rootNode(of chain: NodeID) -> NodeID? {
        var current = chain
        while [.member, .optionalChain, .forceUnwrap, .subscriptCall, .call].contains(kind(current)), let first = firstChild(current) {
            if isSelf(first) { return lastChild(current) }
            current = first
        }
        return current
    }
}
