// Which branches and arguments never change while their view lives, and why: what is asked of the values that they read.

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
        guard let basis = basis(of: branch, in: body) else { return isDecidedAround(branch, in: body) ? .around : nil }
        return basis.readsElement ? .identity : basis.readsCalls ? .calls : .wholeRun
    }

    /// Whether every condition of a branch is the same for the whole run, or for as long as its content is the same.
    public func isInvariant(_ branch: BranchSyntax, in body: LoweredBody) -> Bool { invariance(of: branch, in: body) != nil }

    /// Whether an argument has one value for as long as the view lives. `.tahoe` is looked up in its type: a case is constant, a property may
    /// not be.
    public func isInvariant(argument: ArgumentRecord, in body: LoweredBody) -> Bool { invariance(of: argument, in: body) != nil }

    /// Why an argument has one value for as long as the view lives; nil where it may change.
    public func invariance(of argument: ArgumentRecord, in body: LoweredBody) -> Invariance? {
        let place = ValuePlace(argument.syntax, in: CodeScope(body))
        guard case .caseName(let token) = step(from: place),
            MemberAccess(program.tree(body.file), argument.syntax).map({ $0.base == nil }) ?? false
        else { return constancy(of: place).map { $0.readsElement ? .identity : $0.readsCalls ? .calls : .wholeRun } }
        let owner = nominal(argument.type)
        guard owner != .none, case .declaration(let found)? = member(program.name(of: token, in: body.file), of: owner, from: body.file)
        else { return nil }
        return isInvariant(declared: found) ? .wholeRun : nil
    }

    /// Whether a clause of a condition, or a part of it that has to hold as well, is false in every call that makes the view: `isSecure && isHidden`,
    /// where nobody gives `isSecure` another value than `false`.
    private func neverHolds(_ clause: NodeID, in scope: CodeScope) -> Bool {
        program.tree(scope.file).conjuncts(of: clause).contains { onlyBoolean(givenFor: $0, in: scope) == false }
    }

    /// Whether one operand settles what operators make of them all, whatever the others are: `false && x`, `true || x`.
    func isSettled(_ parts: [ValuePart], by operators: [NodeID]) -> Bool {
        guard let first = parts.first, !operators.isEmpty, case let tree = program.tree(first.place.scope.file) else { return false }
        for (spelling, value) in [("&&", false), ("||", true)] where operators.allSatisfy({ tree.text($0) == spelling }) {
            return parts.contains { onlyBoolean(givenFor: $0.place.node, in: $0.place.scope) == value }
        }
        return false
    }

    /// The Boolean that every call gives for what a name stands for, or the contrary of it; nil where calls differ, or one is not known.
    private func onlyBoolean(givenFor node: NodeID, in scope: CodeScope) -> Bool? {
        guard let (value, isContrary) = givenBoolean(askedBy: node, in: scope) else {
            let asked = program.tree(scope.file).withoutNot(node)
            guard case .declared(let found, .value) = step(from: ValuePlace(asked, in: scope)), found.count == 1 else { return nil }
            return boolean(ofEvery: found[0]).map { $0 == (asked == node) }
        }
        if case .property(let property) = value, hasWrites(to: property) || wrapper(of: property) != nil { return nil }
        return onlyBoolean(given: value, depth: 0).map { $0 != isContrary }
    }

    /// The Boolean that every call gives for a value, also for the parameter of an initialiser that stores it.
    private func onlyBoolean(given value: GivenValue, depth: Int) -> Bool? {
        let given = given(value)
        guard depth < 4 else { return nil }
        return [false, true].first { boolean in
            given.alwaysSatisfies { node, scope in
                if let constant = constantBoolean(node, in: scope) { return constant == boolean }
                guard case .parameter(let parameter?) = step(from: ValuePlace(node, in: scope)) else { return false }
                return onlyBoolean(given: parameter, depth: depth + 1) == boolean
            }
        }
    }

    /// What the conditions of a branch rest on together; nil where one of them may change.
    private func basis(of branch: BranchSyntax, in body: LoweredBody) -> InvarianceBasis? {
        let tree = program.tree(body.file)
        let scope = CodeScope(body)
        switch branch.form {
        case .if:
            let conditions = branch.arms.compactMap(\.conditions).map { tree.clauses(of: $0) }
            func jointBasis(_ clauses: [[NodeID]]) -> InvarianceBasis? {
                ValueQuery<Constancy>(self).all(clauses.flatMap(\.self).map { ValuePlace($0, in: scope) })
            }
            if let basis = jointBasis(conditions) { return basis }
            // An arm that is never taken decides nothing.
            let open = conditions.filter { clauses in !clauses.contains { neverHolds($0, in: scope) } }
            return open.count < conditions.count ? jointBasis(open).map { $0 + InvarianceBasis(readsCalls: true) } : nil
        case .switch:
            let hasGuard = branch.arms.contains { $0.items.contains { tree.child($0, .whereClause) != nil } }
            guard !hasGuard, let subject = branch.subject else { return nil }
            let asksForCase =
                [.reference, .member].contains(tree.kind(subject)) && branch.arms.allSatisfy { $0.items.allSatisfy { tree.bindsOnly($0) } }
            return constancy(of: ValuePlace(subject, in: scope), .init(asksForCase: asksForCase))
        case .ternary: return nil
        }
    }
}
