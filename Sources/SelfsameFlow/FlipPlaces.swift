// Where the program's code makes a condition flip: the assignments, mutating calls and bindings that change what it reads, and the calls of the
// functions that do. A control whose action stands there flips the condition that may replace it.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// A place in the code that changes what a condition reads.
package struct FlipPlace: Hashable {
    /// The file.
    package var file: FileID
    /// The name that is changed, or of the function that is called.
    package var node: NodeID
    /// Whether a binding to the value is handed on here: `$isOn`.
    package var isBinding: Bool

    /// The declaration whose code it is in.
    package func member(in program: Program) -> DeclID? { program.declaration(around: NameUse(file: file, node: node)) }
}

extension Flow {
    /// How many calls may lie between a place and the change.
    private static let callLimit = 3

    /// The places whose code changes what conditions of a body read. Those of a value that the view is given are not among them: whoever gives
    /// it changes it.
    package func flipPlaces(of conditions: [NodeID], in body: LoweredBody) -> [FlipPlace] {
        var result: [FlipPlace] = []
        for value in valueReads(below: conditions, in: CodeScope(body)).compactMap(\.animated) {
            addFlipPlaces(of: value, to: &result, depth: 0)
        }
        return result.uniqued
    }

    /// Whether a person who uses a view makes conditions of it flip: by its own code, by that of views that it shows, or by that of the view that
    /// shows it and gives it the value. What other views, the model and the device change is seldom changed while somebody uses this one.
    package func isMadeInUse(_ conditions: [NodeID], in body: LoweredBody) -> Bool {
        let scope = CodeScope(body)
        if isMadeInUse(valueReads(below: conditions, in: scope), of: scope) { return true }
        return valueReads(below: conditions, in: scope).compactMap(\.animated).contains { value in
            guard isGiven(value.declaration) else { return false }
            return given(.property(value.declaration)).expressions.contains { given in
                guard case .expression(let node, let outer) = given.source else { return false }
                return isMadeInUse(valueReads(below: [node], in: outer), of: outer)
            }
        }
    }

    private func isMadeInUse(_ reads: [ValueRead], of scope: CodeScope) -> Bool {
        guard scope.declaration != .none, case let owner = program.nominal(containing: scope.declaration), owner != .none else {
            return true
        }
        var places: [FlipPlace] = []
        for value in reads.compactMap(\.animated) where tellsViews(value.declaration) { addFlipPlaces(of: value, to: &places, depth: 0) }
        return places.uniqued.contains { place in
            guard let member = place.member(in: program), !runsByItself(place), case let type = program.nominal(containing: member),
                type != .none, isContentType(type)
            else { return false }
            return shows(type, in: owner)
        }
    }

    /// Whether the program gives a value that an expression of a body names where it makes conditions flip: in the same action, or in what is done
    /// when they have flipped.
    package func isGiven(_ expression: NodeID, wherever conditions: [NodeID], flipIn body: LoweredBody) -> Bool {
        let scope = CodeScope(body)
        let properties = valueReads(below: [expression], in: scope).compactMap { $0.animated?.declaration }
        let deciding = valueReads(below: conditions, in: scope)
        let flips = flipPlaces(of: conditions, in: body).filter { !$0.isBinding }
        return properties.flatMap { writes(to: $0).known }.contains { write in
            let tree = program.tree(write.use.file)
            guard !write.isHandedOn, program.assignedParts(of: write).contains(where: { !tree.isNothing($0) }) else { return false }
            return flips.contains { flip in
                flip.file == write.use.file && tree.range(tree.action(around: flip.node)).contains(tree.range(write.use.node))
            } || follows(write, deciding)
        }
    }

    /// Whether a write is done when one of some values has changed: in the closure of `onChange(of:)`.
    private func follows(_ write: PropertyWrite, _ values: [ValueRead]) -> Bool {
        guard let body = contentBody(of: write.scope.declaration),
            let node = body.innermost(around: write.use.node, in: program.tree(write.use.file)), body[node].kind == .modifier,
            marks(ofModifier: node, in: body).contains(.follows), let call = body.call(node)
        else { return false }
        return valueReads(below: call.arguments.map(\.syntax).filter { program.tree(body.file).kind($0) != .closure }, in: CodeScope(body))
            .contains { read in values.contains { $0.overlaps(read) } }
    }

    /// Whether SwiftUI learns of a change of a property: not of a plain global or static value, and not of an object that tells nobody.
    private func tellsViews(_ property: DeclID) -> Bool {
        if wrapper(of: property) != nil { return true }
        let owner = program.nominal(containing: property)
        if owner == .none || program[property].flags.contains(.isStatic) {
            let type = nominal(valueType(of: property))
            return !program[property].flags.contains(.isStored) || type == .none || program[type].kind == .classType
        }
        return program[owner].kind != .classType || !program[property].flags.contains(.isStored) || isObservable(owner)
    }

    private func addFlipPlaces(of value: AnimatedValue, to result: inout [FlipPlace], depth: Int) {
        guard !isFromPrelude(value.declaration), program[value.declaration].kind == .variable else { return }
        for write in writes(to: value.declaration).known {
            let members = program.tree(write.use.file).membersRead(of: write.use.node).map(\.name).prefix(write.members)
            guard value.members.starts(with: members.prefix(value.members.count)) else { continue }
            result.append(FlipPlace(file: write.use.file, node: write.use.node, isBinding: write.isHandedOn))
            if !write.isHandedOn { addCallers(of: write.scope.declaration, to: &result, depth: 0) }
        }
        guard depth < 4, let (member, rest) = storedMember(read: value) else { return }
        addFlipPlaces(of: AnimatedValue(declaration: member, members: rest), to: &result, depth: depth + 1)
    }

    private func addCallers(of declaration: DeclID, to result: inout [FlipPlace], depth: Int) {
        guard depth < Self.callLimit, declaration != .none, program[declaration].kind == .function else { return }
        for use in callers(changingBy: declaration) {
            result.append(FlipPlace(file: use.file, node: use.node, isBinding: false))
            if let around = program.declaration(around: use), around != declaration {
                addCallers(of: around, to: &result, depth: depth + 1)
            }
        }
    }

    /// The property that the first member of a value is, in a type of the program, and the members after it.
    func storedMember(read value: AnimatedValue) -> (member: DeclID, rest: [String])? {
        let type = nominal(valueType(of: value.declaration))
        guard type != .none, !isFromPrelude(type), let first = value.members.first, let text = program.names.find(first),
            case .declaration(let member)? = member(text, of: type, from: program[type].file), program[member].kind == .variable
        else { return nil }
        return (member, Array(value.members.dropFirst()))
    }
}

extension SyntaxTree {
    /// The closure or declaration whose code a node is part of.
    fileprivate func action(around node: NodeID) -> NodeID {
        var current = node
        while let outer = parent(current) {
            if [.closure, .functionDecl, .accessorDecl, .variableDecl].contains(kind(outer)) { return outer }
            current = outer
        }
        return current
    }

    /// Whether an expression is `nil` or `false`.
    fileprivate func isNothing(_ node: NodeID) -> Bool { kind(node) == .nil || kind(node) == .boolean && text(node) == "false" }
}
