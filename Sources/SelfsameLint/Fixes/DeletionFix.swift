// Deleting a branch whose arms are the same: one arm stays, moved out.

import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

extension ConditionContext {
    /// Puts the first arm in place of the whole branch.
    func deletionFix() -> Fix? {
        guard let arm = arms.first, let first = arm.statements.first, let last = arm.statements.last, isExhaustive else { return nil }
        // A declaration moved out would be seen by what follows.
        guard arm.statements.allSatisfy({ tree.kind($0) != .variableDecl }),
            !arm.statements.contains(where: { tree.kind($0) == .ifConfig }),
            let types = movedTypes(of: arm)
        else { return nil }
        var replacement = Replacement(of: tree.range(syntax.node), in: tree)
        replacement.take(SourceRange(start: tree.range(first).start, end: tree.range(last).end))
        let isPure = syntax.form == .if ? conditionsArePure : false
        let isSafe = isPure && losses.allSatisfy { $0.isComplete && $0.lost.isEmpty }
        return finish(replacement, title: "delete the branch and keep one of its arms", isSafe ? .safe : .unsafe, types: types)
    }

    private var conditionsArePure: Bool {
        arms.allSatisfy { arm in arm.syntax.conditions.map { ConditionExpression($0, in: context.operators)?.isPure ?? false } ?? true }
    }

    /// The printed types of the views that an arm puts in place of the branch: those of a block's elements one by one where the branch is
    /// itself an element of a block.
    private func movedTypes(of arm: Arm) -> [TypeID]? {
        guard let child = body.children(arm.node).first else { return nil }
        switch body[child].kind {
        case .empty: return nil
        case .block:
            let isElement = body.parent(branch).map { body[$0].kind == .block } ?? false
            return (isElement ? body.children(child) : [child]).map { analyzer.printed(body[$0].type) }
        default: return [analyzer.printed(body[child].type)]
        }
    }
}
