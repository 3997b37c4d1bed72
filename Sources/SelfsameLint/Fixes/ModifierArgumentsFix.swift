// Arms whose modifiers differ in arguments: each such argument is chosen by the condition, where there are not more than two. With more of them
// the condition is better read once, before the whole view.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

extension ConditionContext {
    /// Arguments that are chosen at once.
    private static var limit: Int { 2 }

    /// Moves the condition into the arguments of modifiers, and into one of the view itself where it also differs there.
    func modifierArgumentsFix(_ comparison: ArmComparison, _ expression: ConditionExpression, _ applicability: Applicability) -> Fix? {
        guard let differing = differingArguments(comparison), !differing.isEmpty, differing.count <= Self.limit,
            let whole = arms[0].expression
        else { return nil }
        var replacement = Replacement(of: tree.range(syntax.node), in: tree)
        var edits: [Edit] = []
        for pair in differing {
            let chosen = expression.choose(
                ConditionExpression.operand(pair.a.syntax, in: context.operators),
                ConditionExpression.operand(pair.b.syntax, in: context.operators))
            let column = context.source.location(of: tree.range(pair.a.syntax).start).column
            guard column + chosen.utf8.count <= 130 else { return nil }
            edits.append(Edit(range: tree.range(pair.a.syntax), replacement: chosen))
        }
        replacement.take(tree.range(whole), changing: edits)
        for pair in differing {
            replacement.keep(tree.range(pair.a.syntax))
            replacement.keep(tree.range(pair.b.syntax))
        }
        var names: [String] = []
        for pair in differing where !names.contains(pair.name) { names.append(pair.name) }
        return finish(
            replacement, title: "move the condition into \(names.map { "`\($0)`" }.joined(separator: " and "))", applicability,
            types: printedType(ofArm: 0))
    }

    /// An argument that differs between the arms, in a call of one declaration.
    private struct DifferingArgument {
        /// The modifier's or the view's name.
        var name: String
        var a: ArgumentRecord
        var b: ArgumentRecord
    }

    /// Every argument in which the arms differ; nil where they differ in something else, or where one of the arguments cannot be chosen.
    private func differingArguments(_ comparison: ArmComparison) -> [DifferingArgument]? {
        var calls: [(ViewNodeID, ViewNodeID)] = []
        switch comparison.root {
        case .none: break
        case .arguments(let differing):
            guard differing.count == 1, let a = arms[0].root, let b = arms[1].root else { return nil }
            calls.append((a, b))
        case .spelling, .view: return nil
        }
        for pair in comparison.modifiers {
            switch pair {
            case .same(let a, let b): guard context.declaration(of: a) == context.declaration(of: b) else { return nil }
            case .arguments(let a, let b): calls.append((a, b))
            case .first, .second: return nil
            }
        }
        var result: [DifferingArgument] = []
        for (a, b) in calls {
            guard let callA = body.call(a), let callB = body.call(b), callA.declaration == callB.declaration, callA.declaration != .none,
                callA.arguments.count == callB.arguments.count
            else { return nil }
            for (x, y) in zip(callA.arguments, callB.arguments) {
                guard x.label == y.label, x.parameter == y.parameter else { return nil }
                if tree.spellSame(x.syntax, y.syntax) { continue }
                guard canChoose(between: x, y, in: callA.declaration), !changesOverload(callA.declaration, x, y) else { return nil }
                result.append(DifferingArgument(name: context.name(of: callA.declaration), a: x, b: y))
            }
        }
        return result
    }

    /// `.red` alone cannot be the `S?` of a generic overload, `c ? .red : .blue` can: a call that fell back on a disfavoured declaration may
    /// go to the other one.
    private func changesOverload(_ declaration: DeclID, _ a: ArgumentRecord, _ b: ArgumentRecord) -> Bool {
        context.program[declaration].flags.contains(.isDisfavored) && [a, b].contains { tree.text($0.syntax).hasPrefix(".") }
    }
}
