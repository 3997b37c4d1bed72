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

    /// What the conditions of a branch rest on together; nil where one of them may change.
    private func basis(of branch: BranchSyntax, in body: LoweredBody) -> InvarianceBasis? {
        let tree = program.tree(body.file)
        let scope = CodeScope(body)
        switch branch.form {
        case .if:
            let clauses = branch.arms.compactMap(\.conditions).flatMap { tree.clauses(of: $0) }
            return ValueQuery<Constancy>(self).all(clauses.map { ValuePlace($0, in: scope) })
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
