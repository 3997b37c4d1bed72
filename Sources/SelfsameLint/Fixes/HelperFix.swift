// A call of a helper that applies a closure to its view or not: where the closure is one modifier that has an inert value, the modifier takes the
// condition, and the helper is not needed.

import SelfsameDeclarations
import SelfsameFlow
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

/// What a conditional modifier does with its parameters.
struct ConditionalHelper {
    /// The parameters that decide its branch.
    var deciding: [Int]
    /// What it asks of each.
    var changes: [Int: Change]
    /// The roles of the parameters where it does nothing but apply a closure or not.
    var closure: ClosureHelper?
    /// Whether it applies a ViewModifier with a branch, whose declaration is reported: a call says more only where something is lost.
    var appliesModifier = false
    /// A parameter, and the value of it with which the view is not replaced but taken away: `if isHidden { if !remove { hidden() } } else { self }`.
    var removing: (parameter: Int, value: Bool)?
    /// A parameter, and the value of it with which nobody can use the view.
    var blocking: (parameter: Int, value: Bool)?
}

/// `if flag { transform(self) } else { self }`, or the same the other way round.
struct ClosureHelper {
    /// The Boolean parameter.
    var flag: Int
    /// The closure.
    var transform: Int
    /// The value of the flag for which the closure is applied.
    var appliesWhen: Bool
}

extension ConditionContext {
    /// The helper that a condition is all of, by how its parameters are read; nil where it does something else.
    func closureHelper(_ parameters: [String]) -> ClosureHelper? {
        guard branch == .root, isPlainIfElse, let list = syntax.arms[0].conditions,
            let plain = arms.firstIndex(where: { $0.content.map { context.isSelf($0) } ?? false }),
            let call = arms[1 - plain].expression, arms[plain].expression != nil
        else { return nil }
        guard var clause = tree.onlyChild(list) else { return nil }
        var appliesWhen = plain == 1
        while tree.kind(clause) == .prefix, tree.text(tree.mainToken(clause)) == "!", let operand = tree.firstChild(clause) {
            clause = operand
            appliesWhen.toggle()
        }
        guard let flag = parameters.firstIndex(of: tree.oneLine(clause)),
            let transform = parameters.indices.first(where: { tree.oneLine(call) == "\(parameters[$0])(self)" }), transform != flag
        else { return nil }
        return ClosureHelper(flag: flag, transform: transform, appliesWhen: appliesWhen)
    }
}

extension BodyContext {
    /// The modifier of the closure in place of the call of a helper, with an argument that the condition chooses.
    func helperFix(_ node: ViewNodeID, _ helper: ClosureHelper) -> Fix? {
        guard let call = body.call(node), call.arguments.count == 2,
            let flag = call.arguments.first(where: { $0.parameter == helper.flag }),
            let closure = call.arguments.first(where: { $0.parameter == helper.transform }), tree.kind(closure.syntax) == .closure,
            let modifier = onlyModifier(in: closure.syntax, of: node), let base = body.base(of: modifier),
            let expression = ConditionExpression(clauses: [flag.syntax], in: operators),
            let conditional = conditional(modifier, ofArm: helper.appliesWhen ? 0 : 1, expression)
        else { return nil }
        var type: TypeID? = analyzer.printed(body[modifier].type)
        if let parameters = conditional.otherParameters {
            let name = analyzer.modifierName(of: modifier, in: body)
            type = analyzer.printedType(applying: name, parameters: parameters, to: analyzer.printed(body[base].type))
        }
        let predicted = type.flatMap { analyzer.printedType(of: body, replacing: node, with: [$0]) }.map { analyzer.spelling($0) }
        var replacement = Replacement(of: modifierRange(node), in: tree)
        replacement.add(conditional.text)
        for range in conditional.kept + [tree.range(flag.syntax)] { replacement.keep(range) }
        let isShownOnly = replacement.losesComment || predicted == nil || !tree.diagnostics.isEmpty
        var fix = Fix(
            title: "move the condition into `\(analyzer.modifierName(of: modifier, in: body))`",
            applicability: isShownOnly ? .display : .unsafe, edits: [replacement.edit], predictedType: predicted,
            note: replacement.losesComment ? "a comment would be lost" : conditional.note)
        if let animation = analyzer.animations(ofChangesIn: [flag.syntax], at: node, in: body).first {
            fix.add(note: "the arms no longer cross-fade with `\(animation)`")
        }
        return fix
    }

    /// The modifier that is all that a closure does with the view that it is given.
    private func onlyModifier(in closure: NodeID, of node: ViewNodeID) -> ViewNodeID? {
        let statements = program.activeItems(of: closure, in: body.file).filter { tree.kind($0) != .closureSignature }
        guard statements.count == 1,
            let modifier = body.children(node).first(where: { body[$0].kind == .modifier && body[$0].syntax == statements[0] }),
            let base = body.base(of: modifier), body[base].kind == .reference, body[base].declaration == .none,
            tree.kind(body[base].syntax) == .reference, !isSelf(base)
        else { return nil }
        // Its name means nothing outside of the closure.
        let name = tree.text(tree.mainToken(body[base].syntax))
        let isUsedAgain = tree.modifierTokens(body[modifier].syntax).contains { tree.text(TokenID($0)) == name }
        return isUsedAgain ? nil : modifier
    }
}
