// Conditions that never change while a view lives: availability, compile-time facts, constants, the kind of device; the element of a row that
// is its own identity; and what every caller in the program sets to one of those. Such a branch always takes the same arm, so nothing is ever
// replaced. A property or parameter is followed to its callers only where no caller outside of the program can exist.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// Why a condition never flips.
public enum Invariance: Sendable {
    /// It has one value for the whole run.
    case wholeRun
    /// It has one value for each identity of the content around it: another value is other content.
    case identity
    /// Every caller in the program gives it a constant.
    case calls
    /// It stands inside the same condition.
    case around
}

extension Flow {
    /// Why a branch always takes the same arm; nil where it may flip.
    public func invariance(of branch: BranchSyntax, in body: LoweredBody) -> Invariance? {
        let walk = InvarianceWalk(analyzer: self)
        guard walk.isInvariant(branch, in: body) else { return isDecidedAround(branch, in: body) ? .around : nil }
        return walk.basis.readsElement ? .identity : walk.basis.readsCalls ? .calls : .wholeRun
    }

    /// Whether every condition of a branch is the same for the whole run, or for as long as its content is the same.
    public func isInvariant(_ branch: BranchSyntax, in body: LoweredBody) -> Bool { invariance(of: branch, in: body) != nil }

    /// Whether an argument has one value for as long as the view lives. `.tahoe` is looked up in its type: a case is constant, a property may
    /// not be.
    public func isInvariant(argument: ArgumentRecord, in body: LoweredBody) -> Bool {
        let tree = program.tree(body.file)
        let node = argument.syntax
        let walk = InvarianceWalk(analyzer: self)
        if tree.kind(node) == .member, tree[node].size == 2, let part = tree.firstChild(node) {
            let owner = nominal(argument.type)
            guard owner != .none, let text = program.names.find(tree.name(tree.mainToken(part))),
                case .declaration(let found)? = member(text, of: owner, from: body.file)
            else { return false }
            return walk.isInvariant(declared: found, depth: 1)
        }
        return walk.isInvariant(node, in: CodeScope(body), depth: 0)
    }
}

/// What an invariant value rests on.
package struct InvarianceBasis {
    /// It is, or is made from, the element that a row or a presentation is identified by.
    var readsElement = false
    /// It is what callers pass.
    var readsCalls = false
}

/// One question whether a value can change while its view lives. It follows names to where their values come from, and counts its steps.
final class InvarianceWalk {
    let analyzer: Flow
    /// What the values found so far rest on.
    var basis = InvarianceBasis()
    /// Values given by callers that are being asked for: one that is given to itself, by a recursive call, adds nothing.
    var open: Set<GivenValue> = []
    /// Whether an answer rests on a value that is still being asked for.
    var restsOnOpen = false
    /// Whether only the case of an enumeration counts, and not the values that come with it: the subject of a `switch` over cases.
    var asksForCase = false
    /// How many uses may still be looked at.
    var budget = 600

    init(analyzer: Flow) { self.analyzer = analyzer }

    var program: Program { analyzer.program }

    /// Whether every condition of a branch always has the same value.
    func isInvariant(_ branch: BranchSyntax, in body: LoweredBody) -> Bool {
        let tree = program.tree(body.file)
        switch branch.form {
        case .if:
            return branch.arms.allSatisfy { arm in
                guard let list = arm.conditions else { return true }
                return tree.clauses(of: list).allSatisfy { isInvariant($0, in: CodeScope(body), depth: 0) }
            }
        case .switch:
            let hasGuard = branch.arms.contains { $0.items.contains { tree.child($0, .whereClause) != nil } }
            guard !hasGuard, let subject = branch.subject else { return false }
            asksForCase =
                [.reference, .member].contains(tree.kind(subject)) && branch.arms.allSatisfy { $0.items.allSatisfy { tree.bindsOnly($0) } }
            return isInvariant(subject, in: CodeScope(body), depth: 0)
        case .ternary: return false
        }
    }

    /// Whether an expression has one value for as long as the view lives. `type` is the nominal type of its value where that is known.
    func isInvariant(_ node: NodeID, in scope: CodeScope, type: DeclID = .none, depth: Int) -> Bool {
        let tree = program.tree(scope.file)
        guard depth < 24 else { return false }
        if program.profile.knowledge.isInvariant(tree.oneLine(node)) { return true }
        switch tree.kind(node) {
        case .availabilityCondition, .boolean, .integer, .float, .nil: return true
        case .string: return tree[node].size == 1
        case .prefix, .postfix, .forceUnwrap, .tuple, .argument, .optionalChain, .try:
            return tree.children(node).allSatisfy { isInvariant($0, in: scope, depth: depth + 1) }
        case .sequence:
            return tree.children(node).allSatisfy { part in
                switch tree.kind(part) {
                case .binaryOperator: true
                case .assignment, .ternary, .cast, .arrow: false
                default: isInvariant(part, in: scope, depth: depth + 1)
                }
            }
        case .matchingCondition:
            guard let value = tree.initialValue(of: node) else { return false }
            return isInvariant(value, in: scope, depth: depth + 1)
        case .reference: return isInvariantReference(node, in: scope, type: type, depth: depth)
        case .member: return isInvariantMember(node, in: scope, depth: depth)
        case .call: return isInvariantCall(node, in: scope, type: type, depth: depth)
        case .subscriptCall: return tree.firstChild(node).map { tree.isProcessFact($0) } == true
        default: return false
        }
    }

    private func isInvariantReference(_ node: NodeID, in scope: CodeScope, type: DeclID, depth: Int) -> Bool {
        let tree = program.tree(scope.file)
        let token = tree.mainToken(node)
        guard token != .none else { return false }
        if tree.tokens.kind(token) == .selfKeyword { return isInvariantOwner(of: scope, depth: depth) }
        switch analyzer.origin(of: token, at: node, in: scope) {
        case .local(let value?): return isInvariant(value, in: scope, type: type, depth: depth + 1)
        case .parameter(let function):
            return analyzer.givenParameter(named: token, of: function, in: scope).map { isGivenOnce($0, depth: depth) } ?? false
        case .closureParameter(let closure): return isIdentity(parameterOf: closure, member: nil, type: type, in: scope)
        case .declaration(let found): return isInvariant(declared: found, depth: depth + 1)
        default: return false
        }
    }

    /// `self` in a member of an enumeration: a value, and not a place that can be written to.
    private func isInvariantOwner(of scope: CodeScope, depth: Int) -> Bool {
        let owner = scope.type(in: program)
        guard owner != .none, program[owner].kind == .enumType, scope.declaration != .none else { return false }
        return isGivenOnce(.owner(scope.declaration), depth: depth)
    }

    private func isInvariantMember(_ node: NodeID, in scope: CodeScope, depth: Int) -> Bool {
        let tree = program.tree(scope.file)
        let parts = Array(tree.children(node))
        // `.pad`: a constant, such as a case of an enumeration.
        guard parts.count == 2 else { return true }
        if tree.isProcessFact(node) { return true }
        guard tree.mainToken(parts[1]) != .none, let name = program.names.find(tree.name(tree.mainToken(parts[1]))) else { return false }
        guard tree.kind(parts[0]) == .reference, let token = Optional(tree.mainToken(parts[0])), token != .none else { return false }
        let isSelf = [.selfKeyword, .capitalSelfKeyword].contains(tree.tokens.kind(token))
        let origin = isSelf ? nil : analyzer.origin(of: token, at: parts[0], in: scope)
        if case .closureParameter(let closure)? = origin, isIdentity(parameterOf: closure, member: parts[1], type: .none, in: scope) {
            return true
        }
        var owner = DeclID.none
        if isSelf {
            owner = scope.type(in: program)
        } else if case .declaration(let type)? = origin, program[type].kind.isNominal {
            owner = type
        }
        if owner != .none {
            guard case .declaration(let found)? = analyzer.member(name, of: owner, from: scope.file) else { return false }
            return isInvariant(declared: found, depth: depth + 1)
        }
        // What an enumeration tells about itself is as constant as the value.
        let type = analyzer.statedType(of: origin, token, in: scope)
        guard type != .none, program[type].kind == .enumType else { return false }
        return withoutCase { isInvariantReference(parts[0], in: scope, type: type, depth: depth + 1) }
    }

    /// A case with values, another enumeration made from a value, or a question for one option: `.reply(id)`, `Level(rawValue: x)`,
    /// `options.contains(.wide)`.
    private func isInvariantCall(_ node: NodeID, in scope: CodeScope, type: DeclID, depth: Int) -> Bool {
        let tree = program.tree(scope.file)
        guard let callee = tree.firstChild(node), let list = tree.child(node, .argumentList), tree.child(node, .closure) == nil else {
            return false
        }
        if asksForCase, isCase(callee, of: type, in: scope) { return true }
        if let test = membershipTest(node, in: tree) {
            return hasInvariantMembership(of: test.option, in: test.set, scope: scope, depth: depth + 1)
        }
        let arguments = tree.children(list).filter { tree.kind($0) == .argument }
        guard !arguments.isEmpty, isEnumeration(calledAs: callee, in: scope) else { return false }
        return withoutCase { arguments.allSatisfy { isInvariant($0, in: scope, depth: depth + 1) } }
    }

    /// Asks for whole values, with all that comes with a case.
    private func withoutCase(_ ask: () -> Bool) -> Bool {
        let outer = asksForCase
        asksForCase = false
        defer { asksForCase = outer }
        return ask()
    }

    /// Whether what is called is a case: `.reply`, `Draft.reply`.
    private func isCase(_ callee: NodeID, of type: DeclID, in scope: CodeScope) -> Bool {
        let tree = program.tree(scope.file)
        let parts = Array(tree.children(callee))
        guard tree.kind(callee) == .member, let last = parts.last, tree.mainToken(last) != .none else { return false }
        var owner = type
        if parts.count == 2 {
            guard tree.kind(parts[0]) == .reference, tree.mainToken(parts[0]) != .none,
                case .declaration(let found) = analyzer.origin(of: tree.mainToken(parts[0]), at: parts[0], in: scope)
            else { return false }
            owner = found
        }
        guard owner != .none, program[owner].kind == .enumType else { return false }
        let name = program.name(of: tree.mainToken(last), in: scope.file)
        return program.members(of: owner, named: name, from: scope.file).contains { program[$0].kind == .enumCase }
    }

    private func isEnumeration(calledAs callee: NodeID, in scope: CodeScope) -> Bool {
        let tree = program.tree(scope.file)
        var type = callee
        if tree.kind(callee) == .member {
            guard let base = tree.firstChild(callee), tree[callee].size > 2 else { return true }
            type = base
        }
        guard tree.kind(type) == .reference, tree.mainToken(type) != .none,
            case .declaration(let found) = analyzer.origin(of: tree.mainToken(type), at: type, in: scope)
        else { return false }
        return program[found].kind == .enumType
    }
}

extension SyntaxTree {
    /// Whether a case item names a case and binds what comes with it: `.reply(let id)`, `let .reply(id)`, but not `.reply(0)`.
    package func bindsOnly(_ item: NodeID) -> Bool {
        (item.rawValue..<item.rawValue + self[item].size).map { NodeID($0) }.allSatisfy { node in
            switch kind(node) {
            case .integer, .float, .string, .boolean, .nil, .tuple, .sequence, .whereClause: false
            case .member: !isMemberOfPattern(node, in: item)
            default: true
            }
        }
    }

    /// Whether a name of a case stands inside the pattern of another.
    private func isMemberOfPattern(_ node: NodeID, in item: NodeID) -> Bool {
        var current = node
        while let outer = parent(current), outer != item {
            if [.argument, .argumentList, .tuplePattern].contains(kind(outer)) { return true }
            current = outer
        }
        return false
    }
}
