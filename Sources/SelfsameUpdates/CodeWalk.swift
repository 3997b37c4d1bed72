// One walk over code that SwiftUI runs: which sources it reads while it runs. Names and members are asked of the inference; closures are entered
// where they run now, skipped where they run later. What a condition, `&&`, `||`, `??` or an early exit may leave out is read conditionally.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

/// A walk over the code of one unit.
final class CodeWalk {
    /// Where the walk stands.
    struct Stand {
        var scope: CodeScope
        var region = CodeRegion.body
        var isConditional = false
        var depth = 0
    }

    let updates: Updates
    private(set) var events: [ReadEvent] = []
    private var seen: Set<ReadEvent> = []
    private var entered: Set<Entry> = []
    /// Names of the code that nothing is known of.
    private(set) var unknownNames = 0

    private struct Entry: Hashable {
        var declaration: DeclID
        var node: NodeID
        var region: CodeRegion
        var isConditional: Bool
    }

    /// How far members and functions are entered.
    private static let depthLimit = 12

    init(_ updates: Updates) { self.updates = updates }

    private var program: Program { updates.program }
    private var analyzer: Analyzer { updates.analyzer }

    /// Reads the code below a node.
    func read(_ node: NodeID, _ stand: Stand) {
        let tree = program.tree(stand.scope.file)
        switch tree.kind(node) {
        case .closure: read(closure: node, stand)
        case .reference, .member, .optionalChain, .forceUnwrap: read(chain: node, stand)
        case .call: read(call: node, stand)
        case .if: readBranch(node, stand)
        case .switch: readSwitch(node, stand)
        case .sequence: read(sequence: node, stand)
        case .conditionList: read(conditions: node, stand)
        case .optionalBinding:
            if tree.initialValue(of: node) == nil, let pattern = tree.firstChild(node), let name = tree.boundNames(in: pattern).first {
                read(name: name, at: node, members: [], stand)
            } else {
                readChildren(node, stand)
            }
        case .block, .statementList, .getterBlock: readStatements(of: node, stand)
        case .functionDecl, .typeAnnotation, .attribute, .keyPath, .closureSignature: break
        case .variableDecl: readVariable(node, stand)
        default: readChildren(node, stand)
        }
    }

    private func readChildren(_ node: NodeID, _ stand: Stand) {
        for child in program.activeItems(of: node, in: stand.scope.file) { read(child, stand) }
    }

    // MARK: Statements

    /// What follows a `guard` or an `if` that returns runs only sometimes.
    private func readStatements(of node: NodeID, _ stand: Stand) {
        let tree = program.tree(stand.scope.file)
        var stand = stand
        for item in program.activeItems(of: node, in: stand.scope.file) where tree.kind(item) != .closureSignature {
            read(item, stand)
            if tree.kind(item) == .guard || tree.kind(item) == .if && tree.returns(below: item) { stand.isConditional = true }
        }
    }

    private func readBranch(_ node: NodeID, _ stand: Stand) {
        let tree = program.tree(stand.scope.file)
        for child in program.activeItems(of: node, in: stand.scope.file) {
            if tree.kind(child) == .conditionList { read(child, stand) } else { read(child, stand.conditional) }
        }
    }

    private func readSwitch(_ node: NodeID, _ stand: Stand) {
        for (index, child) in program.activeItems(of: node, in: stand.scope.file).enumerated() {
            read(child, index == 0 ? stand : stand.conditional)
        }
    }

    private func read(conditions node: NodeID, _ stand: Stand) {
        for (index, clause) in program.activeItems(of: node, in: stand.scope.file).enumerated() {
            read(clause, index == 0 ? stand : stand.conditional)
        }
    }

    /// Operands behind an operator that may not need them.
    private func read(sequence node: NodeID, _ stand: Stand) {
        let tree = program.tree(stand.scope.file)
        let parts = Array(tree.children(node))
        var stand = stand
        for (index, part) in parts.enumerated() {
            switch tree.kind(part) {
            case .binaryOperator:
                if ["&&", "||", "??"].contains(tree.text(part)) { stand.isConditional = true }
            case .ternary:
                stand.isConditional = true
                readChildren(part, stand)
            case .assignment, .cast, .arrow: break
            default:
                // What is assigned to is not read.
                if parts.indices.contains(index + 1), tree.kind(parts[index + 1]) == .assignment { continue }
                read(part, stand)
            }
        }
    }

    /// A closure in a local constant runs where that is called.
    private func readVariable(_ node: NodeID, _ stand: Stand) {
        let tree = program.tree(stand.scope.file)
        for binding in tree.children(node) where tree.kind(binding) == .patternBinding {
            if let value = tree.initialValue(of: binding), tree.kind(value) != .closure { read(value, stand) }
            for part in tree.children(binding) where [.getterBlock, .accessorBlock].contains(tree.kind(part)) { read(part, stand) }
        }
    }

    // MARK: Closures and calls

    private func read(closure: NodeID, _ stand: Stand) {
        var stand = stand
        switch updates.timing(of: closure, in: stand.scope.file) {
        case .now: break
        case .later: return
        case .ownNode(let isPresented):
            let isPresented = isPresented || stand.region.isPresented
            stand.region = .closure(CodeLocation(stand.scope.file, closure), host: .none, isPresented: isPresented)
            stand.isConditional = false
        case .hosted(let host):
            stand.region = .closure(CodeLocation(stand.scope.file, closure), host: host, isPresented: stand.region.isPresented)
            stand.isConditional = false
        }
        readStatements(of: closure, stand)
    }

    private func read(call node: NodeID, _ stand: Stand) {
        let tree = program.tree(stand.scope.file)
        guard let callee = tree.firstChild(node) else { return }
        if tree.kind(callee) == .reference, tree.mainToken(callee) != .none,
            case .local(let value?) = analyzer.origin(of: tree.mainToken(callee), at: callee, in: stand.scope)
        {
            // A local function, or a closure that a local name holds.
            enter(value, stand)
        } else {
            read(callee, stand)
        }
        let presents = updates.isPresentation(node, in: stand.scope.file)
        for child in tree.children(node).dropFirst() {
            guard presents, tree.kind(child) == .argumentList else {
                read(child, stand)
                continue
            }
            for argument in Argument.all(tree, in: child) {
                guard let value = argument.expression else { continue }
                if let name = tree.projection(value) {
                    read(name: name, at: tree.chainRoot(value), members: tree.chainNames(value), stand, isPresentation: true)
                } else {
                    read(value, stand)
                }
            }
        }
    }

    private func enter(_ node: NodeID, _ stand: Stand) {
        guard stand.depth < Self.depthLimit,
            entered.insert(Entry(declaration: .none, node: node, region: stand.region, isConditional: stand.isConditional)).inserted
        else { return }
        var stand = stand
        stand.depth += 1
        let tree = program.tree(stand.scope.file)
        if tree.kind(node) == .closure { readStatements(of: node, stand) } else if tree.kind(node) == .block { read(node, stand) }
    }

    /// Reads the code of a computed property or a function.
    func enter(_ declaration: DeclID, _ stand: Stand) {
        guard stand.depth < Self.depthLimit, !analyzer.isFromPrelude(declaration), let holder = analyzer.bodyHolder(of: declaration),
            entered.insert(Entry(declaration: declaration, node: .root, region: stand.region, isConditional: stand.isConditional)).inserted
        else { return }
        if let body = analyzer.contentBody(of: declaration) { updates.read(body) }
        var inner = stand
        inner.scope = CodeScope(declaration, file: program[declaration].file)
        inner.depth += 1
        readStatements(of: holder, inner)
    }

    // MARK: Names and members

    private func read(chain node: NodeID, _ stand: Stand) {
        let tree = program.tree(stand.scope.file)
        let root = tree.chainRoot(node)
        let members = tree.chainNames(node)
        guard tree.kind(root) == .reference, tree.mainToken(root) != .none else {
            // A member of what an expression gives.
            if root != node { read(root, stand) }
            if !members.isEmpty, tree.kind(root) != .member {
                follow(members, of: valueType(of: root, stand), stand)
            }
            return
        }
        if tree.isSelf(root) {
            guard let first = members.first else { return }
            read(name: tree.mainToken(first), at: root, members: Array(members.dropFirst()), stand, isMember: true)
        } else {
            read(name: tree.mainToken(root), at: root, members: members, stand)
        }
    }

    /// Reads a name, and members of its value.
    private func read(
        name token: TokenID, at node: NodeID, members: [NodeID], _ stand: Stand, isMember: Bool = false, isPresentation: Bool = false
    ) {
        let tree = program.tree(stand.scope.file)
        var origin = analyzer.origin(of: token, at: node, in: stand.scope)
        if isMember, case let name = program.name(of: token, in: stand.scope.file), name != .none || tree.text(token).first == "$" {
            let plain = name != .none ? name : program.names.find(tree.name(token).withoutProjection) ?? .none
            origin = analyzer.member(plain, of: stand.scope.type(in: program), from: stand.scope.file) ?? .unknown
        }
        switch origin {
        case .declaration(let id) where program[id].kind.isNominal: follow(members, of: id, stand)
        case .declaration(let id):
            read(id, isProjected: tree.text(token).first == "$", members: members, stand, isPresentation: isPresentation)
        case .closureParameter(let closure):
            let place = CodeLocation(stand.scope.file, closure)
            note(SourcePart(.closure(place.file, place.node), members.map { tree.name(tree.mainToken($0)) }), .value, stand)
            follow(members, of: valueType(of: node, stand), stand)
        case .local, .parameter, .element:
            follow(members, of: members.isEmpty ? .none : valueType(of: node, stand), stand)
        case .unknown: if tree.text(token).first?.isLowercase == true { unknownNames += 1 }
        }
    }

    private func valueType(of node: NodeID, _ stand: Stand) -> DeclID {
        stand.scope.declaration == .none ? .none : analyzer.nominal(updates.plain(analyzer.typeOfValue(node, in: stand.scope)))
    }

    /// Reads a declaration of the program.
    private func read(
        _ id: DeclID, isProjected: Bool, members: [NodeID], _ stand: Stand, isPresentation: Bool = false, isPart: Bool = false
    ) {
        let declaration = program[id]
        let type = members.isEmpty ? DeclID.none : updates.valueType(of: id)
        guard declaration.kind == .variable else {
            if declaration.kind == .function { enter(id, stand) }
            return
        }
        if let wrapper = updates.wrapper(of: id), !wrapper.marks.contains(.published) {
            return read(id, wrapper, isProjected: isProjected, members: members, stand, isPresentation: isPresentation)
        }
        guard declaration.flags.contains(.isStored) else {
            enter(id, stand)
            return follow(members, of: members.isEmpty ? .none : updates.valueType(of: id), stand)
        }
        let owner = program.nominal(containing: id)
        if updates.isClass(owner), !declaration.flags.contains(.isStatic) {
            note(SourcePart(.property(id), storedPath(members, of: type, stand)), updates.isTracked(id) ? .value : .untracked, stand)
            return follow(members, of: type, stand)
        }
        if owner == .none || declaration.flags.contains(.isStatic) {
            note(SourcePart(.property(id)), .untracked, stand)
            return follow(members, of: type, stand)
        }
        // A stored property of a view, or of a value that is read through one.
        if !isPart { noteInput(id, members, type, .value, stand) }
        follow(members, of: type, stand)
    }

    private func noteInput(_ id: DeclID, _ members: [NodeID], _ type: DeclID, _ form: ReadEvent.Form, _ stand: Stand) {
        // What a value reads of itself is part of the value.
        guard updates.unitKind(of: program.nominal(containing: id)) != nil || updates.wrapper(of: id) != nil else { return }
        let holds = updates.isClass(updates.valueType(of: id))
        note(SourcePart(.property(id), storedPath(members, of: type, stand)), holds ? members.isEmpty ? .reference : .base : form, stand)
    }

    /// Reads a property that a wrapper keeps.
    private func read(
        _ id: DeclID, _ wrapper: PropertyWrapper, isProjected: Bool, members: [NodeID], _ stand: Stand, isPresentation: Bool
    ) {
        let type = members.isEmpty ? DeclID.none : updates.valueType(of: id)
        let tree = program.tree(stand.scope.file)
        if wrapper.marks.contains(.object), !wrapper.marks.contains(.environment) {
            note(SourcePart(.property(id)), members.isEmpty ? .reference : .base, stand)
            return follow(members, of: updates.valueType(of: id), stand)
        }
        if wrapper.marks.contains(.environment) {
            if members.isEmpty || !updates.isClass(updates.valueType(of: id)) {
                let isObject = analyzer.environmentKey(wrapper) == nil
                note(SourcePart(.property(id), storedPath(members, of: type, stand)), isObject ? .reference : .value, stand)
            }
            return follow(members, of: type, stand)
        }
        if isProjected {
            let names = members.map { tree.name(tree.mainToken($0)) }
            let isValue = names.first == "wrappedValue"
            let path = names.filter { $0 != "wrappedValue" && $0 != "projectedValue" }
            if updates.isClass(updates.valueType(of: id)), !path.isEmpty {
                return follow(members, of: updates.valueType(of: id), stand)
            }
            return note(SourcePart(.property(id), path), isValue ? .value : isPresentation ? .presentation : .binding, stand)
        }
        noteInput(id, members, type, .value, stand)
        follow(members, of: type, stand)
    }

    /// The members of a value: properties of objects are sources of their own, computed ones are entered.
    private func follow(_ members: [NodeID], of type: DeclID, _ stand: Stand) {
        guard let first = members.first, type != .none else { return }
        let tree = program.tree(stand.scope.file)
        let rest = Array(members.dropFirst())
        let name = program.name(of: tree.mainToken(first), in: stand.scope.file)
        guard name != .none else { return follow(rest, of: type, stand) }
        guard !analyzer.isFromPrelude(type), let found = member(name, of: type, from: stand.scope.file) else { return }
        read(found, isProjected: false, members: rest, stand, isPart: true)
    }

    private func member(_ name: Name, of type: DeclID, from file: FileID) -> DeclID? {
        if case .declaration(let found)? = analyzer.member(name, of: type, from: file) { return found }
        for proto in program.statedProtocols(of: type) where !analyzer.isFromPrelude(proto) {
            if case .declaration(let found)? = analyzer.member(name, of: proto, from: file) { return found }
        }
        return nil
    }

    /// The names of stored properties that lead from a value to a part of it; it ends before an object and before what is computed.
    private func storedPath(_ members: [NodeID], of type: DeclID, _ stand: Stand) -> [String] {
        var result: [String] = []
        var type = type
        for node in members {
            let name = program.name(of: program.tree(stand.scope.file).mainToken(node), in: stand.scope.file)
            guard type != .none, name != .none, !updates.isClass(type), !analyzer.isFromPrelude(type),
                case .declaration(let found)? = analyzer.member(name, of: type, from: stand.scope.file),
                program[found].kind == .variable, program[found].flags.contains(.isStored)
            else { break }
            result.append(analyzer.name(name))
            type = updates.valueType(of: found)
        }
        return result
    }

    private func note(_ part: SourcePart, _ form: ReadEvent.Form, _ stand: Stand) {
        let event = ReadEvent(part: part, form: form, isConditional: stand.isConditional, region: stand.region)
        if seen.insert(event).inserted { events.append(event) }
    }
}

extension CodeWalk.Stand {
    /// The same, where another value decides whether the code runs.
    var conditional: CodeWalk.Stand {
        var stand = self
        stand.isConditional = true
        return stand
    }
}

extension Updates {
    /// Whether a call presents something, as far as its name and labels tell.
    func isPresentation(_ call: NodeID, in file: FileID) -> Bool { analyzer.marks(ofCall: call, in: file).contains(.presents) }
}

extension SyntaxTree {
    /// What a chain of members starts with.
    func chainRoot(_ node: NodeID) -> NodeID {
        var node = node
        while true {
            switch kind(node) {
            case .member:
                guard let base = MemberAccess(self, node)?.base else { return node }
                node = base
            case .optionalChain, .forceUnwrap:
                guard let inner = firstChild(node) else { return node }
                node = inner
            default: return node
            }
        }
    }

    /// The names of a chain of members after what it starts with.
    func chainNames(_ node: NodeID) -> [NodeID] {
        var result: [NodeID] = []
        var node = node
        while true {
            switch kind(node) {
            case .member:
                guard let access = MemberAccess(self, node), let base = access.base else { return result.reversed() }
                result.append(access.member)
                node = base
            case .optionalChain, .forceUnwrap:
                guard let inner = firstChild(node) else { return result.reversed() }
                node = inner
            default: return result.reversed()
            }
        }
    }

    /// The name of `$x` or `$x.y`; nil for anything else.
    func projection(_ node: NodeID) -> TokenID? {
        let root = chainRoot(node)
        guard kind(root) == .reference, mainToken(root) != .none, text(mainToken(root)).first == "$",
            text(mainToken(root)).dropFirst().first?.isNumber != true
        else { return nil }
        return mainToken(root)
    }

    /// Whether code below a node leaves the function around it.
    func returns(below root: NodeID) -> Bool {
        (root.rawValue..<root.rawValue + self[root].size).contains { kind(NodeID($0)) == .return }
    }
}
