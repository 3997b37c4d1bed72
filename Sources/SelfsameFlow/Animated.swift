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
    /// What the change may make of it, where all of that is written as cases, Booleans or nil; else empty.
    public var assigned: [String] = []
    /// The file it stands in.
    public var file: FileID
    /// Where.
    public var range: SourceRange
    /// The function that takes the change.
    public var function = "withAnimation"
    /// The change, while it is not decided whether it counts.
    fileprivate var change: NameUse?
}

extension FlipAnimation: CustomStringConvertible {
    /// As reports write it: `withAnimation`, `$isOpen.animation()`, `animation(_:value: isOpen)`.
    public var description: String {
        switch form {
        case .withAnimation: function
        case .binding: "$\(value).animation()"
        case .modifier: value.isEmpty ? "animation(_:)" : "animation(_:value: \(value))"
        }
    }
}

/// The client that finds what animates the changes of a value.
enum Animated: ValueClient {
    enum Question: Hashable {
        /// The animated changes of these members of a value; of the value itself where there are none.
        case changes(members: [String])
        /// The innermost modifier around the uses of a member that builds content, which animates changes of values.
        case modifier(animating: [ValueRead])
        /// The `withAnimation` that some call of a function is made in, or some change of an observed property.
        case calls
    }

    /// What animates, in the order in which it is found.
    struct Answer: Equatable {
        var animations: [FlipAnimation] = []
        /// A modifier keeps changes from being animated.
        var isOff = false
    }

    typealias Query = ValueQuery<Animated>

    static var cyclic: Answer { Answer() }
    static var unknown: Answer { Answer() }

    static func answer(_ question: Question, of subject: ValueSubject, _ query: Query) -> Answer {
        switch (question, subject) {
        case (.changes(let members), .declaration(let id, _)): Answer(animations: query.changes(of: id, members))
        case (.changes(let members), .given(let value)): Answer(animations: query.changes(givenFor: value, members))
        case (.changes(let members), .expression(let place)): Answer(animations: query.changes(readBelow: place, members))
        case (.modifier(let reads), .declaration(let member, _)): query.modifier(animating: reads, aroundUsesOf: member) ?? Answer()
        case (.calls, .declaration(let id, _)):
            Answer(
                animations: query.flow.callers(changingBy: id).firstAnswer { query.animatingCall(around: $0.node, in: $0.file) }
                    .map { [$0] } ?? [])
        default: Answer()
        }
    }
}

extension Flow {
    /// What makes the flip of a branch animate: a modifier around it, then changes in source order.
    public func animations(of branch: BranchSyntax, at node: ViewNodeID, in body: LoweredBody) -> [FlipAnimation] {
        animations(ofChangesIn: program.tree(body.file).conditionNodes(of: branch), at: node, in: body)
    }

    /// What makes a view animate when what some expressions read changes.
    public func animations(ofChangesIn expressions: [NodeID], at node: ViewNodeID, in body: LoweredBody) -> [FlipAnimation] {
        let reads = valueReads(below: expressions, in: CodeScope(body))
        let query = ValueQuery<Animated>(self)
        let around = query.modifier(animating: reads, around: node, in: body)
        guard around?.isOff != true else { return [] }
        let changes = query.changes(of: reads).filter { animation in
            // With what the view comes or goes with, it does not flip.
            animation.change.map { !areMade([$0], withViewAt: node, besides: expressions, in: body) } ?? true
        }
        return ((around?.animations ?? []) + changes).map { animation in
            var animation = animation
            animation.change = nil
            return animation
        }.uniqued
    }

    /// The `withAnimation` that a change is made in: around it, around a call of the function that makes it, or around a change of the property
    /// whose observer does.
    func animatingCall(around change: NodeID, in file: FileID) -> FlipAnimation? {
        ValueQuery<Animated>(self).animatingCall(around: change, in: file)
    }

    /// The uses that make a function run, or an observer of a stored property.
    func callers(changingBy id: DeclID) -> [NameUse] {
        let store = store(ChangingCallers.self)
        if let known = store.known[id] { return known }
        let found = findCallers(changingBy: id)
        store.known[id] = found
        return found
    }

    private func findCallers(changingBy id: DeclID) -> [NameUse] {
        let uses: [NameUse] =
            switch program[id].kind {
            case .function:
                // Of several functions of one name, of which a description may have some, those are meant that are called on a value of the type.
                valuesAndTypes(named: program[id].name).count == 1 && program.marks(named: program[id].name).isEmpty
                    ? Array(self.uses(of: id).prefix(50))
                    : self.uses(of: id).prefix(50).filter { isCall($0, of: id) || isPassed($0, as: id) }
            case .variable where program[id].flags.contains(.isStored): writes(to: id).known.filter { !$0.isHandedOn }.map(\.use)
            default: []
            }
        return uses.filter { !isOutsideOfApp($0, of: id) }
    }
}

/// The code that changes something by a function or a property, found once for each.
private final class ChangingCallers: FlowStore {
    var known: [DeclID: [NameUse]] = [:]

    init(_ budget: ValueBudget) {}
}

extension ValueQuery<Animated> {
    // MARK: Values

    /// The animated changes of values, then what animates where callers give them.
    fileprivate func changes(of reads: [ValueRead]) -> [FlipAnimation] {
        let stored = reads.compactMap(\.deciding)
        let own = stored.flatMap { ask(.changes(members: $0.members), of: .declaration($0.declaration, of: .none)).animations }
        return own
            + stored.flatMap {
                flow.isGiven($0.declaration) ? ask(.changes(members: $0.members), of: .property($0.declaration)).animations : []
            }
    }

    /// The animated changes of a stored property, and of the members that are read of it.
    fileprivate func changes(of id: DeclID, _ members: [String]) -> [FlipAnimation] {
        let value = AnimatedValue(declaration: id, members: members)
        var result: [FlipAnimation] = []
        if !flow.isFromPrelude(id), program[id].kind == .variable {
            let writes = flow.writes(to: id).known
            result = writes.compactMap { $0.isHandedOn ? binding($0, of: value) : write($0, of: value) }.sorted {
                ($0.file.rawValue, $0.range.start) < ($1.file.rawValue, $1.range.start)
            }
        }
        guard let (member, rest) = flow.storedMember(read: value) else { return result }
        return result + ask(.changes(members: rest), of: .declaration(member, of: .none)).animations
    }

    /// What animates where the callers of a view give a value: around the view that they make, and of what they read for it.
    fileprivate func changes(givenFor value: GivenValue, _ members: [String]) -> [FlipAnimation] {
        guard case .callers(let given) = flow.step(from: .given(value)) else { return [] }
        return given.expressions.flatMap { given -> [FlipAnimation] in
            guard case .expression(let node, let scope) = given.source, scope.declaration != .none else { return [] }
            return ask(.changes(members: members), of: ValuePlace(node, in: scope)).animations
        }
    }

    /// What animates the changes of what an expression reads; of these members of it, where it only names a value.
    fileprivate func changes(readBelow place: ValuePlace, _ members: [String]) -> [FlipAnimation] {
        let scope = place.scope
        if case .parameter(let parameter?) = flow.step(from: place), program[scope.declaration].kind == .initializer {
            return ask(.changes(members: members), of: parameter).animations
        }
        guard let body = flow.contentBody(of: scope.declaration),
            let node = body.innermost(around: place.node, in: program.tree(body.file))
        else { return [] }
        // What is made from a value may be any other thing by the time that a change of the value is animated.
        let named = [.reference, .member].contains(program.tree(body.file).kind(place.node)) ? members : []
        let reads = flow.valueReads(below: [place.node], in: scope, members: named, asTheyAre: true)
        let around = modifier(animating: reads, around: node, in: body)
        return around?.isOff == true ? [] : (around?.animations ?? []) + reads.flatMap { changes(of: [$0]) }
    }

    // MARK: Modifiers

    /// The innermost modifier around a node that animates changes of values, or keeps them from it; for a member's body also around its uses in
    /// the same type.
    fileprivate func modifier(animating reads: [ValueRead], around node: ViewNodeID, in body: LoweredBody) -> Animated.Answer? {
        var identities: [ValueRead] = []
        for (child, parent) in body.ancestry(of: node) {
            if flow.isPresentedLater(child, in: body) { return nil }
            if let identity = flow.identity(of: child, givenBy: parent, in: body) {
                identities += flow.valueReads(below: identity, in: CodeScope(body))
            }
            guard let found = modifier(parent, animating: reads, on: child, in: body) else { continue }
            // What changes the `.id` inside of it replaces the whole: nothing in it is there before and after.
            if !found.isOff, !identities.isEmpty,
                let value = body.call(parent)?.arguments.first(where: { $0.label == flow.wellKnown.names.value }),
                case let watched = flow.valueReads(below: [value.syntax], in: CodeScope(body)), !watched.isEmpty,
                watched.allSatisfy({ read in identities.contains { $0.isSame(as: read) } })
            {
                continue
            }
            return found
        }
        guard body.declaration != .none, program[body.declaration].name != flow.wellKnown.names.body else { return nil }
        // Only members mean the same in another member.
        let found = ask(.modifier(animating: reads.filter { $0.declaration != .none }), of: .declaration(body.declaration, of: .none))
        return found == Animated.Answer() ? nil : found
    }

    /// What a modifier says of changes of values; nil for one that says nothing.
    private func modifier(_ node: ViewNodeID, animating reads: [ValueRead], on child: ViewNodeID, in body: LoweredBody) -> Animated.Answer?
    {
        let tree = program.tree(body.file)
        guard flow.marks(ofModifier: node, in: body).contains(.animates), body[child].role == .base, let call = body.call(node),
            let animation = call.arguments.first, !call.arguments.contains(where: { $0.label == flow.wellKnown.names.body })
        else { return nil }
        var text = ""
        if let value = call.arguments.first(where: { $0.label == flow.wellKnown.names.value }) {
            let isWatched = flow.valueReads(below: [value.syntax], in: CodeScope(body)).contains { watched in
                reads.contains { $0.declaration == watched.declaration && $0.names.starts(with: watched.names) }
            }
            guard isWatched else { return nil }
            text = tree.oneLine(value.syntax, upTo: 60)
        }
        if tree.isNone(animation.syntax) { return Animated.Answer(isOff: true) }
        let range = tree.calleeToken(body[node].syntax).map { tree.tokens.range($0) } ?? tree.range(body[node].syntax)
        return Animated.Answer(animations: [FlipAnimation(form: .modifier, value: text, file: body.file, range: range)])
    }

    fileprivate func modifier(animating reads: [ValueRead], aroundUsesOf member: DeclID) -> Animated.Answer? {
        let owner = program.nominal(containing: member)
        guard owner != .none, !flow.isFromPrelude(owner) else { return nil }
        // Only members that name it are typed.
        let users = Set(flow.uses(of: member).compactMap { program.declaration(around: $0) })
        for user in program.members(of: owner) where user != member && program[user].flags.contains(.hasBody) && users.contains(user) {
            guard let body = flow.contentBody(of: user) else { continue }
            for use in body.nodes.indices.map({ ViewNodeID(UInt32($0)) })
            where body[use].kind == .reference && body[use].declaration == member {
                if let found = modifier(animating: reads, around: use, in: body) { return found }
            }
        }
        return nil
    }

    // MARK: Changes

    /// A change that is made inside of an animation.
    private func write(_ write: PropertyWrite, of value: AnimatedValue) -> FlipAnimation? {
        let known = flow.members(writtenBy: write)
        guard value.isChanged(by: known),
            var call = animatingCall(around: write.use.node, in: write.use.file)
        else { return nil }
        call.change = write.use
        call.value = flow.shownName(of: value.declaration, known)
        call.assigned = write.value.map { flow.constantNames(of: ValuePlace($0, in: write.scope)) } ?? []
        return call
    }

    /// A binding that animates: `$isOpen.animation()`.
    private func binding(_ write: PropertyWrite, of value: AnimatedValue) -> FlipAnimation? {
        let tree = program.tree(write.use.file)
        var path: [String] = []
        for (index, member) in tree.membersRead(of: write.use.node).enumerated() {
            if program.marks(named: member.name).contains(.animates) {
                return FlipAnimation(
                    form: .binding, value: flow.shownName(of: value.declaration, path[...]), file: write.use.file,
                    range: tree.range(member.node))
            }
            guard value.members.indices.contains(index), value.members[index].mayBeMember(member.name) else { return nil }
            path.append(member.name)
        }
        return nil
    }

    /// The `withAnimation` around a change, or around what makes it run.
    fileprivate func animatingCall(around change: NodeID, in file: FileID) -> FlipAnimation? {
        let tree = program.tree(file)
        var current = change
        while let outer = tree.parent(current) {
            // The closure that runs when the animation is over.
            if tree.kind(outer) == .closure, flow.marks(ofTaker: outer, in: file) == .runsLater { return nil }
            if tree.kind(outer) == .call, let callee = tree.firstChild(outer), callee != current, let token = tree.calleeToken(callee) {
                let marks = program.marks(named: program.name(of: token, in: file))
                if marks.contains(.animates), tree.kind(callee) == .reference {
                    return FlipAnimation(form: .withAnimation, value: "", file: file, range: tree.tokens.range(token))
                }
                if marks.contains(.transacts), tree.kind(callee) == .reference, tree.animates(transactionOf: outer) {
                    return FlipAnimation(
                        form: .withAnimation, value: "", file: file, range: tree.tokens.range(token), function: tree.name(token))
                }
                // What runs later is no part of the animation.
                if !marks.isDisjoint(with: [.runsLater, .runsOnEvent]) { return nil }
            }
            if let around = program.declaration(at: outer, in: file), program[around].kind.isValue {
                return ask(.calls, of: .declaration(around, of: .none)).animations.first
            }
            current = outer
        }
        return nil
    }
}

extension SyntaxTree {
    /// Whether a call is given a transaction that animates: one that is made with an animation, a variable that is made so or is given one, or a key
    /// path with one.
    fileprivate func animates(transactionOf call: NodeID) -> Bool {
        guard let arguments = FunctionCall(self, call)?.arguments, let first = arguments.first?.expression else { return false }
        if kind(first) == .keyPath { return arguments.count > 1 && arguments[1].expression.map { isCaseName($0) } == true }
        func isMadeWithAnimation(_ node: NodeID) -> Bool {
            FunctionCall(self, node)?.arguments.contains { $0.expression.map { !isNone($0) } == true } ?? false
        }
        if isMadeWithAnimation(first) { return true }
        guard kind(first) == .reference, let block = parent(call), case let variable = oneLine(first) else { return false }
        return children(block).prefix { $0 < call }.contains { statement in
            (statement.rawValue..<statement.rawValue + self[statement].size).map { NodeID($0) }.contains { part in
                if let assignment = Assignment(self, part) {
                    return oneLine(assignment.target).hasPrefix(variable + ".") && assignment.value.map { isCaseName($0) } == true
                }
                return kind(part) == .patternBinding && firstChild(part).map { oneLine($0) } == variable
                    && initialValue(of: part).map { isMadeWithAnimation($0) } == true
            }
        }
    }
}

extension Flow {
    /// A property and members of it as they are written: `rows[…].isOpen`.
    fileprivate func shownName(of property: DeclID, _ members: ArraySlice<String>) -> String {
        name(program[property].name) + members.map { $0 == SyntaxTree.element ? "[…]" : $0.isSubscript ? $0 : "." + $0 }.joined()
    }

    /// The cases, Booleans or nil that a value can be; empty where it can be anything else.
    fileprivate func constantNames(of place: ValuePlace) -> [String] {
        let found = shownValues(of: place.node, in: place.scope)
        guard found.count == 1, found[0].allSatisfy({ $0.name != nil }) else { return [] }
        return found[0].compactMap { $0.name }.uniqued
    }
}
