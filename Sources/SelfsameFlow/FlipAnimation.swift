// Whether the flip of a condition animates: an `animation` modifier stands around the branch, or the value that flips it is changed inside
// `withAnimation` or through an animated binding. Modifiers are looked for around the branch and around the uses of the member it stands in;
// changes by name in the type that stores the value. A value that a view is made with is followed to those who make it. What a library does
// with a value is not known.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// What makes a flip animate.
public struct FlipAnimation: Hashable, Sendable {
    /// How it is written.
    public enum Form: Hashable, Sendable {
        /// `withAnimation { isOpen.toggle() }`: this change does, others may not.
        case withAnimation
        /// `$isOpen.animation()`: changes through this binding do, others may not.
        case binding
        /// `.animation(.default, value: isOpen)` around the branch: every change does.
        case modifier
    }

    /// How it is written.
    public var form: Form
    /// The value as it is read; empty for a modifier that animates whatever changes.
    public var value: String
    /// What the change makes of it, where that is written as a case, a Boolean or nil.
    public var assigned: String?
    /// The file it stands in.
    public var file: FileID
    /// Where.
    public var range: SourceRange
}

extension FlipAnimation: CustomStringConvertible {
    /// As reports write it: `withAnimation`, `$isOpen.animation()`, `animation(_:value: isOpen)`.
    public var description: String {
        switch form {
        case .withAnimation: "withAnimation"
        case .binding: "$\(value).animation()"
        case .modifier: value.isEmpty ? "animation(_:)" : "animation(_:value: \(value))"
        }
    }
}

/// A value that a condition reads: `model.isOpen` as its first name and the members after it.
private struct ValueRead: Hashable {
    /// What the first name stands for; `.none` for a local or a parameter.
    var declaration: DeclID
    var names: [String]

    /// The stored value that is read; nil for a local or a parameter.
    var animated: AnimatedValue? {
        declaration == .none ? nil : AnimatedValue(declaration: declaration, members: Array(names.dropFirst()))
    }
}

/// A stored value with the members of it that count.
package struct AnimatedValue: Hashable {
    var declaration: DeclID
    package var members: [String]
}

extension Flow {
    /// What makes the flip of a branch animate: a modifier around it, then changes in source order.
    public func animations(of branch: BranchSyntax, at node: ViewNodeID, in body: LoweredBody) -> [FlipAnimation] {
        var reads: [ValueRead] = []
        for root in program.tree(body.file).conditionNodes(of: branch) {
            collectReads(below: root, in: CodeScope(body), into: &reads, depth: 0)
        }
        var result: [FlipAnimation] = []
        switch modifier(animating: reads, around: node, in: body, depth: 0) {
        case .off: return []
        case .on(let animation): result.append(animation)
        case nil: break
        }
        var seen: Set<FlipAnimation> = []
        for value in reads.compactMap(\.animated) {
            result += animations(of: value, depth: 0).filter { seen.insert($0).inserted }
        }
        var walk = GivenWalk()
        for read in reads { addCallerAnimations(of: read, to: &walk, depth: 0) }
        return result + walk.found.filter { seen.insert($0).inserted }
    }

    // MARK: What a condition reads

    /// The values read below a node; constants and computed properties are followed to what they read.
    private func collectReads(below root: NodeID, in scope: CodeScope, into reads: inout [ValueRead], depth: Int) {
        guard depth < 4 else { return }
        let tree = program.tree(scope.file)
        for node in (root.rawValue..<root.rawValue + tree[root].size).map({ NodeID($0) }) {
            guard let token = tree.nameRead(at: node) else { continue }
            var read = ValueRead(declaration: .none, names: [tree.name(token)] + tree.membersRead(of: node).map(\.name))
            var next: (node: NodeID, scope: CodeScope)?
            switch origin(of: token, at: node, in: scope) {
            case .local(let value):
                // The condition's own binding is read where it is given.
                if let value, !(root.rawValue..<root.rawValue + tree[root].size).contains(value.rawValue) { next = (value, scope) }
            case .declaration(let found) where program[found].kind == .variable:
                read.declaration = found
                if !program[found].flags.contains(.isStored), program[found].flags.contains(.hasBody), !isFromPrelude(found) {
                    next = (program[found].node, CodeScope(found, file: program[found].file))
                }
            case .parameter, .closureParameter, .element: break
            case .declaration, .unknown: continue
            }
            if !reads.contains(read) { reads.append(read) }
            if let next { collectReads(below: next.node, in: next.scope, into: &reads, depth: depth + 1) }
        }
    }

    // MARK: Modifiers

    /// What modifiers say about a change: it animates, or it does not although it is made with an animation.
    private enum ModifierAnimation {
        case on(FlipAnimation)
        case off
    }

    /// The innermost modifier around a node that animates changes of values, or keeps them from it; for a member's body also around its uses in
    /// the same type.
    private func modifier(
        animating reads: [ValueRead], around node: ViewNodeID, in body: LoweredBody, depth: Int
    ) -> ModifierAnimation? {
        let tree = program.tree(body.file)
        for (child, parent) in body.ancestry(of: node) {
            if isPresentedLater(child, in: body) { return nil }
            guard body[parent].kind == .modifier, body[child].role == .base, let call = body.call(parent), call.declaration != .none,
                isFromPrelude(call.declaration), name(program[call.declaration].name) == "animation", let animation = call.arguments.first,
                !call.arguments.contains(where: { name($0.label) == "body" })
            else { continue }
            var text = ""
            if let value = call.arguments.first(where: { name($0.label) == "value" }) {
                var watched: [ValueRead] = []
                collectReads(below: value.syntax, in: CodeScope(body), into: &watched, depth: 0)
                let isWatched = watched.contains { watched in
                    reads.contains { $0.declaration == watched.declaration && $0.names.starts(with: watched.names) }
                }
                guard isWatched else { continue }
                text = tree.oneLine(value.syntax).shortened(to: 60)
            }
            if animation.literal == .nil { return .off }
            let range = tree.calleeToken(body[parent].syntax).map { tree.tokens.range($0) } ?? tree.range(body[parent].syntax)
            return .on(FlipAnimation(form: .modifier, value: text, file: body.file, range: range))
        }
        guard depth < 3, body.declaration != .none, name(program[body.declaration].name) != "body" else { return nil }
        let owner = program.nominal(containing: body.declaration)
        guard owner != .none, !isFromPrelude(owner) else { return nil }
        // Only members mean the same in another member.
        let members = reads.filter { $0.declaration != .none }
        for member in program.members(of: owner) where member != body.declaration && program[member].flags.contains(.hasBody) {
            guard let outer = contentBody(of: member) else { continue }
            for use in outer.nodes.indices.map({ ViewNodeID(UInt32($0)) })
            where outer[use].kind == .reference && outer[use].declaration == body.declaration {
                if let found = modifier(animating: members, around: use, in: outer, depth: depth + 1) { return found }
            }
        }
        return nil
    }

    // MARK: Callers

    /// What is found while values are followed to where they are given, and the values followed so far.
    private struct GivenWalk {
        static let callerLimit = 16
        static let depthLimit = 3
        var found: [FlipAnimation] = []
        var seen: Set<GivenValue> = []
    }

    /// What animates changes of what a view's property is made with, where it is made.
    private func addCallerAnimations(of read: ValueRead, to walk: inout GivenWalk, depth: Int) {
        guard read.declaration != .none, program[read.declaration].kind == .variable, program[read.declaration].flags.contains(.isStored),
            isContentType(program.nominal(containing: read.declaration))
        else { return }
        addAnimations(of: .property(read.declaration), to: &walk, depth: depth)
    }

    private func addAnimations(of value: GivenValue, to walk: inout GivenWalk, depth: Int) {
        guard depth < GivenWalk.depthLimit, walk.seen.insert(value).inserted else { return }
        for given in given(value).expressions.prefix(GivenWalk.callerLimit) {
            guard case .expression(let node, let scope) = given.source, scope.declaration != .none else { continue }
            if let parameter = parameter(readBy: node, in: scope) {
                addAnimations(of: parameter, to: &walk, depth: depth + 1)
                continue
            }
            guard let body = contentBody(of: scope.declaration), let place = body.innermost(around: node, in: program.tree(body.file))
            else { continue }
            var reads: [ValueRead] = []
            collectReads(below: node, in: scope, into: &reads, depth: 0)
            switch modifier(animating: reads, around: place, in: body, depth: 0) {
            case .off: continue
            case .on(let animation): walk.found.append(animation)
            case nil: break
            }
            for read in reads {
                if let value = read.animated { walk.found += animations(of: value, depth: 0) }
                addCallerAnimations(of: read, to: &walk, depth: depth + 1)
            }
        }
    }

    /// The parameter of an initialiser that an expression in it reads as it is.
    private func parameter(readBy node: NodeID, in scope: CodeScope) -> GivenValue? {
        let tree = program.tree(scope.file)
        guard program[scope.declaration].kind == .initializer, tree.kind(node) == .reference, let token = tree.sourceName(node) else {
            return nil
        }
        return givenParameter(named: token, of: program[scope.declaration].node, in: scope)
    }

    // MARK: Changes

    /// The animated changes of a value, in the type that stores it and in the types of its members.
    private func animations(of value: AnimatedValue, depth: Int) -> [FlipAnimation] {
        if let known = flowCache.animations[value] { return known }
        let owner = program.nominal(containing: value.declaration)
        var result: [FlipAnimation] = []
        if owner != .none, !isFromPrelude(owner) {
            for block in [owner] + program.extensions(of: owner) { result += changes(of: value, in: block) }
        }
        let type = nominal(valueType(of: value.declaration))
        if depth < 4, type != .none, !isFromPrelude(type), let first = value.members.first, let text = program.names.find(first),
            case .declaration(let member)? = member(text, of: type, from: program[type].file), program[member].kind == .variable
        {
            result += animations(of: AnimatedValue(declaration: member, members: Array(value.members.dropFirst())), depth: depth + 1)
        }
        flowCache.animations[value] = result
        return result
    }

    private func changes(of value: AnimatedValue, in block: DeclID) -> [FlipAnimation] {
        let file = program[block].file
        let tree = program.tree(file)
        let root = program[block].node
        let stored = name(program[value.declaration].name)
        return (root.rawValue..<root.rawValue + tree[root].size).compactMap { index in
            let node = NodeID(index)
            guard tree.kind(node) == .reference, let token = tree.sourceName(node), [stored, "$" + stored].contains(tree.text(token)) else {
                return nil
            }
            let isBinding = tree.text(token) != stored
            // `model`, `model.isOpen`, as far as the members are those that are read.
            var part = tree.outermost(node)
            var path = stored
            for member in [nil] + tree.membersRead(of: node).map(Optional.some) {
                if isBinding, member?.name == "animation", let member {
                    return FlipAnimation(form: .binding, value: path, file: file, range: tree.range(member.node))
                }
                if let member {
                    let known = path.split(separator: ".").count - 1
                    guard value.members.indices.contains(known), value.members[known] == member.name else { return nil }
                    part = member.node
                    path += "." + member.name
                }
                if !isBinding, tree.changes(part), let call = animatingCall(around: part, in: file, depth: 0) {
                    return FlipAnimation(
                        form: .withAnimation, value: path, assigned: tree.assignedName(part), file: call.file, range: call.range)
                }
            }
            return nil
        }
    }

    /// The `withAnimation` that a change is made in: around it, around a call of the function that makes it, or around a change of the property
    /// whose observer does.
    private func animatingCall(around change: NodeID, in file: FileID, depth: Int) -> (file: FileID, range: SourceRange)? {
        let tree = program.tree(file)
        var current = change
        while let outer = tree.parent(current) {
            if tree.kind(outer) == .call, let callee = tree.firstChild(outer), callee != current, let token = tree.calleeToken(callee) {
                if tree.kind(callee) == .reference, tree.name(token) == "withAnimation" { return (file, tree.tokens.range(token)) }
                // What runs later is no part of the animation.
                if Self.laterCalls.contains(tree.name(token)) { return nil }
            }
            if let around = program.declaration(at: outer, in: file), program[around].kind.isValue {
                let uses: [NameUse] =
                    switch program[around].kind {
                    case .function where valuesAndTypes(named: program[around].name).count == 1:
                        Array(self.uses(of: around).prefix(Self.callerLimit))
                    // Only observers of a stored property change anything.
                    case .variable where program[around].flags.contains(.isStored): writes(to: around).map(\.use)
                    default: []
                    }
                guard depth < 3 else { return nil }
                return uses.lazy.filter { !self.isInPreviewOrTest($0) }
                    .compactMap { self.animatingCall(around: $0.node, in: $0.file, depth: depth + 1) }.first
            }
            current = outer
        }
        return nil
    }

    /// Calls that run what they are given later.
    private static let laterCalls = ShownValueWalk.deferring.union(["perform", "sink", "scheduledTimer"])
    /// How many calls of a function are looked at.
    private static let callerLimit = 50
}

extension SyntaxTree {
    /// A name as it is read: `self.x` for the `x` in it.
    fileprivate func outermost(_ name: NodeID) -> NodeID {
        guard let member = parent(name), kind(member) == .member, firstChild(member) != name else { return name }
        return member
    }

    /// The members read of what a name stands for, in order: `isOpen` and `description` of `model.isOpen.description`.
    fileprivate func membersRead(of name: NodeID) -> [(name: String, node: NodeID)] {
        var result: [(name: String, node: NodeID)] = []
        var current = outermost(name)
        while let member = parent(current), kind(member) == .member, firstChild(member) == current, let token = calleeToken(member) {
            result.append((self.name(token), member))
            current = member
        }
        return result
    }

    /// The case, Boolean or nil that a value is set to; nil where it is set to anything else.
    fileprivate func assignedName(_ value: NodeID) -> String? {
        guard let outer = parent(value), kind(outer) == .sequence else { return nil }
        let parts = Array(children(outer))
        guard parts.count == 3, kind(parts[1]) == .assignment else { return nil }
        switch kind(parts[2]) {
        case .nil: return ShownValue.none
        case .boolean: return text(parts[2])
        case .member where isCaseName(parts[2]): return calleeToken(parts[2]).map { name($0) }
        default: return nil
        }
    }

    /// Whether a value is assigned to, or changed by a method of the standard library.
    fileprivate func changes(_ value: NodeID) -> Bool {
        guard let outer = parent(value) else { return false }
        if kind(outer) == .sequence, firstChild(outer) == value {
            let next = children(outer).map { $0 }.dropFirst().first
            return next.map { kind($0) == .assignment || kind($0) == .binaryOperator && ["+=", "-="].contains(text($0)) } ?? false
        }
        guard kind(outer) == .member, firstChild(outer) == value, let name = calleeToken(outer), let call = parent(outer) else {
            return false
        }
        return kind(call) == .call
            && ["toggle", "append", "remove", "removeAll", "insert", "removeFirst", "removeLast", "popLast"].contains(self.name(name))
    }
}
