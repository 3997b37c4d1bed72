// Whether the flip of a condition animates: an `animation` modifier stands around the branch, or the value that flips it is changed inside
// `withAnimation` or through an animated binding. Modifiers are looked for around the branch and around the uses of the member it stands in;
// changes are the program's writes. A value that a view is made with is followed to those who make it. What a library does with a value is
// not known.

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
struct ValueRead: Hashable {
    /// What the first name stands for; `.none` for a local or a parameter.
    var declaration: DeclID
    var names: [String]

    /// The stored value that is read; nil for a local or a parameter.
    var animated: AnimatedValue? {
        declaration == .none ? nil : AnimatedValue(declaration: declaration, members: Array(names.dropFirst()))
    }
}

/// A stored value with the members of it that count.
struct AnimatedValue: Hashable {
    var declaration: DeclID
    var members: [String]
}

/// The animated changes of values.
private final class AnimationStore: FlowStore {
    var known: [AnimatedValue: [FlipAnimation]] = [:]

    init(_ budget: ValueBudget) {}
}

extension Flow {
    /// What makes the flip of a branch animate: a modifier around it, then changes in source order.
    public func animations(of branch: BranchSyntax, at node: ViewNodeID, in body: LoweredBody) -> [FlipAnimation] {
        let reads = valueReads(below: program.tree(body.file).conditionNodes(of: branch), in: CodeScope(body))
        var result: [FlipAnimation] = []
        switch modifier(animating: reads, around: node, in: body, depth: 0) {
        case .off: return []
        case .on(let animation): result.append(animation)
        case nil: break
        }
        result += reads.compactMap(\.animated).flatMap { animations(of: $0, depth: 0) }
        var walk = GivenWalk()
        for read in reads { addCallerAnimations(of: read, to: &walk, depth: 0) }
        return (result + walk.found).uniqued
    }

    // MARK: What a condition reads

    /// The values read below nodes; constants and computed properties are followed to what they read.
    func valueReads(below roots: [NodeID], in scope: CodeScope) -> [ValueRead] {
        var walk = ReadWalk(self)
        var pending = walk.reads(below: roots, in: scope)
        var result: [ValueRead] = []
        var index = 0
        while index < pending.count {
            let read = pending[index]
            index += 1
            let tree = program.tree(read.scope.file)
            var value = ValueRead(declaration: .none, names: [tree.name(read.token)] + tree.membersRead(of: read.node).map(\.name))
            switch read.origin {
            case .local, .parameter, .closureParameter, .element: break
            case .declaration(let found) where program[found].kind == .variable: value.declaration = found
            case .declaration, .unknown: continue
            }
            if !result.contains(value) { result.append(value) }
            pending.insert(contentsOf: walk.reads(from: read), at: index)
        }
        return result
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
            guard marks(ofModifier: parent, in: body).contains(.animates), body[child].role == .base, let call = body.call(parent),
                let animation = call.arguments.first,
                !call.arguments.contains(where: { $0.label == wellKnown.names.body })
            else { continue }
            var text = ""
            if let value = call.arguments.first(where: { $0.label == wellKnown.names.value }) {
                let isWatched = valueReads(below: [value.syntax], in: CodeScope(body)).contains { watched in
                    reads.contains { $0.declaration == watched.declaration && $0.names.starts(with: watched.names) }
                }
                guard isWatched else { continue }
                text = tree.oneLine(value.syntax).shortened(to: 60)
            }
            if animation.literal == .nil { return .off }
            let range = tree.calleeToken(body[parent].syntax).map { tree.tokens.range($0) } ?? tree.range(body[parent].syntax)
            return .on(FlipAnimation(form: .modifier, value: text, file: body.file, range: range))
        }
        guard depth < 3, body.declaration != .none, program[body.declaration].name != wellKnown.names.body else { return nil }
        let owner = program.nominal(containing: body.declaration)
        guard owner != .none, !isFromPrelude(owner) else { return nil }
        // Only members mean the same in another member.
        let members = reads.filter { $0.declaration != .none }
        // Only members that name it are typed.
        let users = Set(uses(of: body.declaration).compactMap { program.declaration(around: $0) })
        for member in program.members(of: owner)
        where member != body.declaration && program[member].flags.contains(.hasBody) && users.contains(member) {
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
            if case .parameter(let parameter?) = step(from: ValuePlace(node, in: scope)), program[scope.declaration].kind == .initializer {
                addAnimations(of: parameter, to: &walk, depth: depth + 1)
                continue
            }
            guard let body = contentBody(of: scope.declaration), let place = body.innermost(around: node, in: program.tree(body.file))
            else { continue }
            let reads = valueReads(below: [node], in: scope)
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

    // MARK: Changes

    /// The animated changes of a value: of the stored property, and of the members that are read of it.
    private func animations(of value: AnimatedValue, depth: Int) -> [FlipAnimation] {
        let store = store(AnimationStore.self)
        if let known = store.known[value] { return known }
        var result: [FlipAnimation] = []
        if !isFromPrelude(value.declaration), program[value.declaration].kind == .variable {
            result = (animatedBindings(of: value) + animatedWrites(of: value)).sorted {
                ($0.file.rawValue, $0.range.start) < ($1.file.rawValue, $1.range.start)
            }
        }
        if depth < 4, let (member, rest) = storedMember(read: value) {
            result += animations(of: AnimatedValue(declaration: member, members: rest), depth: depth + 1)
        }
        store.known[value] = result
        return result
    }

    /// The changes that are made inside of an animation.
    private func animatedWrites(of value: AnimatedValue) -> [FlipAnimation] {
        writes(to: value.declaration).known.compactMap { write in
            let tree = program.tree(write.use.file)
            let members = tree.membersRead(of: write.use.node).map(\.name)
            let known = members.prefix(write.members)
            guard !write.isHandedOn, value.members.starts(with: known.prefix(value.members.count)),
                let call = animatingCall(around: write.use.node, in: write.use.file, depth: 0)
            else { return nil }
            let path = ([name(program[value.declaration].name)] + known).joined(separator: ".")
            let assigned = write.value.flatMap { tree.constantName(of: ValuePlace($0, in: write.scope), self) }
            return FlipAnimation(form: .withAnimation, value: path, assigned: assigned, file: call.file, range: call.range)
        }
    }

    /// The bindings to it that animate: `$isOpen.animation()`.
    private func animatedBindings(of value: AnimatedValue) -> [FlipAnimation] {
        writes(to: value.declaration).known.compactMap { write in
            guard write.isHandedOn else { return nil }
            let tree = program.tree(write.use.file)
            var path = [name(program[value.declaration].name)]
            for (index, member) in tree.membersRead(of: write.use.node).enumerated() {
                if program.marks(named: member.name).contains(.animates) {
                    return FlipAnimation(
                        form: .binding, value: path.joined(separator: "."), file: write.use.file, range: tree.range(member.node))
                }
                guard value.members.indices.contains(index), value.members[index] == member.name else { return nil }
                path.append(member.name)
            }
            return nil
        }
    }

    /// The `withAnimation` that a change is made in: around it, around a call of the function that makes it, or around a change of the property
    /// whose observer does.
    func animatingCall(around change: NodeID, in file: FileID, depth: Int) -> (file: FileID, range: SourceRange)? {
        let tree = program.tree(file)
        var current = change
        while let outer = tree.parent(current) {
            if tree.kind(outer) == .call, let callee = tree.firstChild(outer), callee != current, let token = tree.calleeToken(callee) {
                let marks = program.marks(named: program.name(of: token, in: file))
                if marks.contains(.animates), tree.kind(callee) == .reference { return (file, tree.tokens.range(token)) }
                // What runs later is no part of the animation.
                if !marks.isDisjoint(with: [.runsLater, .runsOnEvent]) { return nil }
            }
            if let around = program.declaration(at: outer, in: file), program[around].kind.isValue {
                guard depth < 3 else { return nil }
                return callers(changingBy: around).compactMap { animatingCall(around: $0.node, in: $0.file, depth: depth + 1) }.first
            }
            current = outer
        }
        return nil
    }

    /// The uses that make a function run, or an observer of a stored property.
    func callers(changingBy id: DeclID) -> [NameUse] {
        let uses: [NameUse] =
            switch program[id].kind {
            case .function where valuesAndTypes(named: program[id].name).count == 1: Array(self.uses(of: id).prefix(50))
            case .variable where program[id].flags.contains(.isStored): writes(to: id).known.filter { !$0.isHandedOn }.map(\.use)
            default: []
            }
        return uses.filter { !isInPreviewOrTest($0) }
    }
}

extension SyntaxTree {
    /// The members read of what a name stands for, in order: `isOpen` and `description` of `model.isOpen.description`.
    func membersRead(of name: NodeID) -> [(name: String, node: NodeID)] {
        var result: [(name: String, node: NodeID)] = []
        // A name as it is read: `self.x` for the `x` in it.
        var current = parent(name).flatMap { kind($0) == .member && firstChild($0) != name ? $0 : nil } ?? name
        while let member = parent(current), firstChild(member) == current {
            switch kind(member) {
            case .optionalChain, .forceUnwrap: break
            case .member:
                guard let token = calleeToken(member) else { return result }
                result.append((self.name(token), member))
            default: return result
            }
            current = member
        }
        return result
    }

    /// The case, Boolean or nil that a value is; nil where it is anything else.
    fileprivate func constantName(of place: ValuePlace, _ flow: Flow) -> String? {
        if case .same(let inner) = flow.step(from: place) { return constantName(of: inner, flow) }
        switch kind(place.node) {
        case .nil: return ShownValue.none
        case .boolean: return text(place.node)
        case .member where isCaseName(place.node): return calleeToken(place.node).map { name($0) }
        default: return nil
        }
    }
}
