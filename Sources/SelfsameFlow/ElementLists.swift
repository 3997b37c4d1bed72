// Views that make their content once for each element: ForEach, and List with a collection. What they are given, what tells elements apart,
// and what each element becomes.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// A view that repeats its content for the elements of a collection.
public struct ElementList: Sendable {
    /// The `construct` node.
    public var node: ViewNodeID
    /// The collection.
    public var data: ArgumentRecord
    /// The argument `id:`, where it is given.
    public var id: ArgumentRecord?
    /// The closure that makes an element's content.
    public var closure: NodeID?
    /// The lowered content of one element.
    public var content: ViewNodeID?
}

extension Flow {
    /// A `construct` as a list of elements; nil where it is none.
    public func elementList(at node: ViewNodeID, in body: LoweredBody) -> ElementList? {
        guard body[node].kind == .construct, let call = body.call(node), call.declaration != .none else { return nil }
        guard marks(ofType: body[node].type).contains(.elements),
            let data = call.arguments.first, data.label == .none, !data.isTrailing
        else { return nil }
        let tree = program.tree(body.file)
        guard let content = call.arguments.last(where: { tree.kind($0.syntax) == .closure }) else { return nil }
        let child = body.children(node).first { body[$0].role == .content(parameter: content.parameter) }
        return ElementList(
            node: node, data: data, id: call.arguments.first { $0.label == wellKnown.names.id }, closure: content.syntax, content: child)
    }

    /// Whether a node is a list of rows that scrolls them, as a form is.
    public func isList(_ node: ViewNodeID, in body: LoweredBody) -> Bool {
        let marks = marks(ofView: node, in: body)
        return body[node].kind == .construct && !marks.isDisjoint(with: [.rows, .arranges]) && !marks.contains(.scrolls)
            && keeps("scroll offset", view: node, in: body)
    }

    /// Whether SwiftUI keeps something of this name for a view.
    public func keeps(_ name: String, view node: ViewNodeID, in body: LoweredBody) -> Bool {
        program.markDetails(of: nominal(body[node].type)).contains { if case .keeps(name, _) = $0 { true } else { false } }
    }

    /// The lists below a view whose rows are there on one side of some conditions only: these ask whether the collection is empty, and nothing else.
    package func listsEmptied(below root: ViewNodeID, by conditions: [NodeID], in body: LoweredBody) -> Set<ViewNodeID> {
        let scope = CodeScope(body)
        let collections = Set(collections(askedForEmptyBy: valueReads(below: conditions, in: scope), depth: 0))
        guard !collections.isEmpty else { return [] }
        return Set(
            (root.rawValue..<root.rawValue + body[root].size).map { ViewNodeID($0) }.filter { node in
                guard let list = elementList(at: node, in: body) else { return false }
                return valueReads(below: [list.data.syntax], in: scope).contains { read in
                    read.animated.flatMap { lastMember(of: $0) }.map(collections.contains) ?? false
                }
            })
    }

    /// The lists below a view that show other rows for each case that some conditions ask for: `items.filter { $0.isOpen == (tab == .open) }`.
    package func listsChosen(below root: ViewNodeID, by conditions: [NodeID], in body: LoweredBody) -> Set<ViewNodeID> {
        let scope = CodeScope(body)
        func members(readBelow nodes: [NodeID]) -> [DeclID] {
            valueReads(below: nodes, in: scope).compactMap { $0.animated.flatMap { lastMember(of: $0) } }
        }
        let cases = members(readBelow: conditions).filter { property in
            let type = nominal(valueType(of: property))
            return type != .none && program[type].kind == .enumType
        }
        guard !cases.isEmpty else { return [] }
        func isChosen(_ collection: DeclID) -> Bool {
            cases.contains(collection)
                || writes(to: collection).known.contains { write in
                    program.assignedParts(of: write).contains { part in
                        cases.contains { program.isNamed($0, below: part, in: write.scope.file) }
                    }
                }
        }
        return Set(
            (root.rawValue..<root.rawValue + body[root].size).map { ViewNodeID($0) }.filter { node in
                guard let list = elementList(at: node, in: body) else { return false }
                return members(readBelow: [list.data.syntax]).contains(where: isChosen)
            })
    }

    /// The stored collections whose `isEmpty` values read, by their own names or in the code of computed properties; none where they read more.
    private func collections(askedForEmptyBy reads: [ValueRead], depth: Int) -> [DeclID] {
        var result: [DeclID] = []
        for read in reads {
            guard depth < 3, var value = read.animated else { return [] }
            // What the code of a computed property of the view reads is among the values.
            if value.members.isEmpty, program[value.declaration].flags.contains(.hasBody) { continue }
            if value.members.last == "isEmpty" {
                value.members.removeLast()
                guard let collection = lastMember(of: value) else { return [] }
                result.append(collection)
                continue
            }
            guard let member = lastMember(of: value), member != value.declaration, program[member].flags.contains(.hasBody) else {
                return []
            }
            let scope = CodeScope(member, file: program[member].file)
            let asked = collections(askedForEmptyBy: valueReads(below: [program[member].node], in: scope), depth: depth + 1)
            if asked.isEmpty { return [] }
            result += asked
        }
        return result
    }

    /// The property that the members of a value lead to.
    private func lastMember(of value: AnimatedValue) -> DeclID? {
        var value = value
        while !value.members.isEmpty {
            guard let (member, rest) = storedMember(read: value) else { return nil }
            value = AnimatedValue(declaration: member, members: rest)
        }
        return value.declaration
    }

    /// The type of the elements of a collection; nil where it is not known.
    public func elementType(of collection: TypeID) -> TypeID? {
        guard isKnown(collection), wellKnown.names.element != .none else { return nil }
        let element = memberType(of: collection, named: wellKnown.names.element)
        return element.flatMap { isKnown($0) ? reduced($0) : nil }
    }

    /// Whether a type states that it is Identifiable.
    public func isIdentifiable(_ type: TypeID) -> Bool {
        let declaration = nominal(type)
        return declaration != .none && states(declaration, protocolNamed: wellKnown.names.identifiable)
    }

    /// The type of the `id` of an Identifiable type; nil where it is not known.
    public func identifierType(of type: TypeID) -> TypeID? {
        let declaration = nominal(type)
        guard declaration != .none, case let name = wellKnown.names.id, name != .none,
            let member = program.members(of: declaration).first(where: { program[$0].name == name && program[$0].kind == .variable }),
            case let id = valueType(of: member), isKnown(id), !isGeneric(id)
        else { return nil }
        return id
    }

    /// The printed type of a ForEach whose elements are told apart by another type; nil for what is no ForEach.
    public func forEachType(_ type: TypeID, identifiedBy id: TypeID) -> TypeID? {
        let whole = printed(type)
        var arguments = genericArguments(whole)
        guard wellKnown.forEach != .none, nominal(whole) == wellKnown.forEach, arguments.count == 3 else { return nil }
        arguments[1] = printed(id)
        return nominalType(wellKnown.forEach, arguments)
    }

    /// The stored property that a computed one returns, and nothing else: `name` of `var id: String { name }`.
    public func propertyReturned(by id: DeclID) -> DeclID? {
        let declaration = program[id]
        guard let holder = bodyHolder(of: id) else { return nil }
        let tree = program.tree(declaration.file)
        let statements = program.activeItems(of: holder, in: declaration.file)
        guard statements.count == 1, let value = tree.kind(statements[0]) == .return ? tree.firstChild(statements[0]) : statements[0],
            let token = tree.kind(value) == .member
                ? tree.calleeToken(value) : tree.kind(value) == .reference ? tree.mainToken(value) : nil,
            token != .none, tree.kind(value) == .reference || tree.text(value).hasPrefix("self."),
            tree.kind(value) == .reference || tree[value].size == 3,
            case .declaration(let found) = origin(of: token, at: value, in: CodeScope(id, file: declaration.file))
        else { return nil }
        return found
    }

    /// Where a property of a type is edited through a binding: `$tag.name`, with a property `tag` of that type that others hold as well.
    public func bindingEdit(of property: DeclID, in owner: DeclID) -> (file: FileID, range: SourceRange)? {
        for use in uses(of: property) {
            let (file, node) = (use.file, use.node)
            let tree = program.tree(file)
            guard let member = tree.parent(node), tree.kind(member) == .member, tree[member].size == 3, let base = tree.firstChild(member),
                base != node, tree.kind(base) == .reference, tree.mainToken(base) != .none, tree.text(tree.mainToken(base)).hasPrefix("$"),
                let name = program.names.find(String(tree.text(tree.mainToken(base)).dropFirst())),
                let type = enclosingType(of: node, in: file),
                case .declaration(let found)? = self.member(name, of: type, from: file),
                // A view that edits a copy of its own changes no element of a list.
                wrapper(of: found)?.ownsValue != true
            else { continue }
            let value = valueType(of: found)
            if isKnown(value), nominal(value) == owner { return (file, tree.range(member)) }
        }
        return nil
    }

    /// The type whose member a node is part of.
    private func enclosingType(of node: NodeID, in file: FileID) -> DeclID? {
        let tree = program.tree(file)
        var current = node
        while let outer = tree.parent(current) {
            if let declaration = program.declaration(at: outer, in: file) {
                let type = program[declaration].kind.isNominal ? declaration : program.nominal(containing: declaration)
                return type == .none ? nil : type
            }
            current = outer
        }
        return nil
    }
}
