// What changes a value many times while somebody looks: a text field with each key, a gesture with each move, something that is measured while it
// scrolls, a timer. Only what the program shows counts.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// A change that comes again and again.
package struct FrequentChange {
    /// What makes it.
    package enum Cause {
        /// Somebody types.
        case typing
        /// A control or gesture follows the user's hand.
        case dragging
        /// A view moves, as while something scrolls.
        case moving
        /// A timer.
        case ticking
    }

    /// What makes it.
    package var cause: Cause
    /// Where.
    package var use: NameUse
}

extension Flow {
    /// So many views may hand a binding on.
    private static let bindingLimit = 3
    /// So many callers of a function that makes the change are looked at.
    private static let callerLimit = 8
    /// A timer is frequent that ticks at least once in so many seconds.
    private static let longestTick = 2.0

    /// What changes a property again and again; nil where nothing is seen to. A truth value or a case of an enumeration is mostly the same as before.
    package func frequentChange(of property: DeclID) -> FrequentChange? { frequentChange(of: property, depth: 0) }

    private func frequentChange(of property: DeclID, depth: Int) -> FrequentChange? {
        let whole = valueType(of: property)
        let type = nominal(wrappedType(whole) ?? whole)
        guard depth < Self.bindingLimit, type != .none, type != wellKnown.bool, program[type].kind != .enumType else { return nil }
        for write in writes(to: property).known {
            let found =
                write.isHandedOn
                ? frequentChange(byBinding: write, depth: depth)
                : frequentCause(around: write.use, isCaller: false).map { FrequentChange(cause: $0, use: write.use) }
            guard let found else { continue }
            switch found.cause {
            // What is computed from a move is mostly the same as before: which page, which row, which text.
            case .dragging, .moving: if [wellKnown.int, wellKnown.string].contains(type) { continue }
            // So is what is asked for again.
            case .ticking: if wellKnown.isCollection(type) || !isAnotherEachTime(write, of: property) { continue }
            case .typing: break
            }
            return found
        }
        return nil
    }

    /// Whether a property has a different value after a write: one that is made from the last one, from the time, or from what an action is given.
    private func isAnotherEachTime(_ write: PropertyWrite, of property: DeclID) -> Bool {
        guard write.value != nil, !reads(property, inValueOf: write) else { return true }
        return program.assignedParts(of: write).contains { part in
            nondeterminism(of: part, in: write.scope) != nil
                || ReadWalk(self).reads(below: [part], in: write.scope).contains { read in
                    if case .closureParameter = read.origin { true } else { false }
                }
        }
    }

    /// What a binding is handed to that writes to it again and again.
    private func frequentChange(byBinding write: PropertyWrite, depth: Int) -> FrequentChange? {
        let tree = program.tree(write.use.file)
        let node = write.use.node
        if let call = tree.call(takingClosure: argumentNode(around: node, in: tree)),
            marks(ofCall: call, in: write.use.file).contains(.drags)
        {
            return FrequentChange(cause: .dragging, use: write.use)
        }
        guard write.scope.declaration != .none, let body = contentBody(of: write.scope.declaration), body.file == write.use.file,
            let (view, call, argument) = body.argument(around: node, in: tree), tree.kind(argument.syntax) != .closure,
            call.declaration != .none
        else { return nil }
        if isFromPrelude(call.declaration) {
            let owner = body[view].kind == .modifier ? call.declaration : nominal(body[view].type)
            for detail in program.markDetails(of: owner) {
                switch detail {
                case .types(let label) where label == name(argument.label): return FrequentChange(cause: .typing, use: write.use)
                case _ where detail.isDragged && body[view].kind == .construct: return FrequentChange(cause: .dragging, use: write.use)
                default: continue
                }
            }
            return nil
        }
        let bound = properties(givenBy: argument.parameter, of: call.declaration).first { wrapper(of: $0)?.isBinding == true }
        return bound.flatMap { frequentChange(of: $0, depth: depth + 1) }
    }

    /// The outermost part of an argument that is a name with members.
    private func argumentNode(around node: NodeID, in tree: SyntaxTree) -> NodeID {
        var inner = node
        while let outer = tree.parent(inner), tree.kind(outer) == .member { inner = outer }
        return inner
    }

    /// What runs the code around a use again and again.
    private func frequentCause(around use: NameUse, isCaller: Bool) -> FrequentChange.Cause? {
        let tree = program.tree(use.file)
        var inner = use.node
        while let outer = tree.parent(inner), program.declaration(at: outer, in: use.file) == nil {
            inner = outer
            guard tree.kind(outer) == .closure, let marks = marks(ofTaker: outer, in: use.file) else { continue }
            if marks.contains(.drags) { return .dragging }
            if let call = tree.call(takingClosure: outer) {
                if marks.contains(.receives) { return ticks(call, in: use) ? .ticking : nil }
                if followsMove(call, besides: outer, in: use.file) { return .moving }
            }
            // What such a closure does is part of what the one around it does.
            if marks.isDisjoint(with: [.runsLater, .runsAtOnce, .animates]) { return nil }
        }
        guard !isCaller, let member = program.declaration(around: use), program[member].kind == .function else { return nil }
        return callers(changingBy: member).prefix(Self.callerLimit).firstAnswer { frequentCause(around: $0, isCaller: true) }
    }

    // MARK: What calls say

    /// Whether the values that an action receives are those of a timer: `onReceive(timer) { … }`.
    private func ticks(_ call: NodeID, in use: NameUse) -> Bool {
        guard let publisher = FunctionCall(program.tree(use.file), call)?.arguments.first?.expression,
            let around = program.declaration(around: use)
        else { return false }
        return ticks(publisher, in: CodeScope(around, file: use.file), depth: 0)
    }

    private func ticks(_ publisher: NodeID, in scope: CodeScope, depth: Int) -> Bool {
        guard depth < 3 else { return false }
        let tree = program.tree(scope.file)
        return (publisher.rawValue..<publisher.rawValue + tree[publisher].size).map { NodeID($0) }.contains { node in
            switch tree.kind(node) {
            case .call:
                guard marks(ofCall: node, in: scope.file).contains(.ticks),
                    let interval = FunctionCall(tree, node)?.arguments.first?.expression
                else { return false }
                return isShort(interval, in: tree)
            case .reference where tree.mainToken(node) != .none:
                switch origin(of: tree.mainToken(node), at: node, in: scope) {
                case .declaration(let id) where program[id].kind == .variable && !isFromPrelude(id):
                    let file = program[id].file
                    return program.tree(file).initialValue(of: program[id].node).map {
                        ticks($0, in: CodeScope(id, file: file), depth: depth + 1)
                    } ?? false
                default: return false
                }
            default: return false
            }
        }
    }

    /// Whether an interval is written as one of a few seconds at most: `1`, `0.5`, `1 / 60`.
    private func isShort(_ interval: NodeID, in tree: SyntaxTree) -> Bool {
        let numbers = tree.text(interval).split(separator: "/").map { Double($0.filter { !$0.isWhitespace && $0 != "_" }) }
        switch numbers.count {
        case 1: return numbers[0].map { $0 <= Self.longestTick } ?? false
        case 2: return zip(numbers.dropLast(), numbers.dropFirst()).allSatisfy { a, b in (a ?? .infinity) / (b ?? 1) <= Self.longestTick }
        default: return false
        }
    }

    /// Whether an action is given what follows a move of a view: named in the call itself, or in what writes the preference that it observes.
    private func followsMove(_ call: NodeID, besides action: NodeID, in file: FileID) -> Bool {
        let tree = program.tree(file)
        guard let callee = tree.firstChild(call) else { return false }
        let parts = tree.children(call).filter { $0 != callee }
        if parts.contains(where: { namesMove(below: $0, besides: action, in: file) }) { return true }
        guard let key = preferenceKey(of: call, in: file) else { return false }
        return tree.nodes.indices.map { NodeID(UInt32($0)) }.contains { other in
            guard other != call, tree.kind(other) == .call, preferenceKey(of: other, in: file) == key, let callee = tree.firstChild(other)
            else { return false }
            return tree.children(other).contains { $0 != callee && namesMove(below: $0, besides: nil, in: file) }
        }
    }

    /// The key of a preference that a call writes or observes, as written.
    private func preferenceKey(of call: NodeID, in file: FileID) -> String? {
        let tree = program.tree(file)
        guard let token = tree.calleeToken(call), let key = FunctionCall(tree, call)?.arguments.first?.expression,
            [.member, .reference].contains(tree.kind(key)),
            modifiers(named: program.name(of: token, in: file), in: file).contains(where: { function in
                program.markDetails(of: function).contains { if case .preference = $0 { true } else { false } }
            })
        else { return nil }
        return tree.oneLine(key)
    }

    private func modifiers(named name: Name, in file: FileID) -> [DeclID] {
        name == .none || wellKnown.view == .none ? [] : program.members(of: wellKnown.view, named: name, from: file).filter(isFromPrelude)
    }

    private func namesMove(below root: NodeID, besides action: NodeID?, in file: FileID) -> Bool {
        let tree = program.tree(file)
        var next = root.rawValue
        while next < root.rawValue + tree[root].size {
            let node = NodeID(next)
            if node == action {
                next += tree[node].size
                continue
            }
            next += 1
            let isCalled = tree.kind(node) == .call
            guard isCalled ? marks(ofCall: node, in: file).contains(.moves) : isMovingMember(node, in: file) else { continue }
            // How large the frame is stays the same wherever it goes.
            let member = tree.parent(node).flatMap { MemberAccess(tree, $0) }
            guard let member, member.base == node, program.marks(named: program.name(of: member.name, in: file)).contains(.extent) else {
                return true
            }
        }
        return false
    }

    /// Whether a node is a member of a value, not of a type, that follows moves: `geometry.contentOffset`.
    private func isMovingMember(_ node: NodeID, in file: FileID) -> Bool {
        let tree = program.tree(file)
        guard tree.kind(node) == .member, let access = MemberAccess(tree, node), let base = access.base, !tree.isTypeName(base),
            tree.parent(node).map({ tree.kind($0) != .call || tree.firstChild($0) != node }) ?? true
        else { return false }
        return program.marks(named: program.name(of: access.name, in: file)).contains(.moves)
    }
}
