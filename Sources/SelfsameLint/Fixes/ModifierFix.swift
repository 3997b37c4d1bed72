// Fixes that keep one arm and make the modifiers that only it has depend on the condition: by an inert value, or, for `hidden`, by opacity.

import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

extension ConditionContext {
    /// Keeps the longer arm; each of its extra modifiers gets its inert value where the other arm would be taken.
    func inertFix(arm: Int, extra: [ViewNodeID], keepsOverloads: Bool) -> Fix? {
        guard let expression, let whole = arms[arm].expression, arms[1 - arm].expression != nil else { return nil }
        var edits: [Edit] = []
        var kept: [SourceRange] = []
        var isSafe = keepsOverloads
        var notes: [String] = []
        var types = printedType(ofArm: arm)
        for modifier in extra {
            guard let conditional = context.conditional(modifier, ofArm: arm, expression) else { return nil }
            edits.append(Edit(range: context.modifierRange(modifier), replacement: conditional.text))
            kept += conditional.kept
            if let parameters = conditional.otherParameters {
                types = printedType(ofArm: arm, calling: parameters, insteadOf: modifier, among: extra)
            }
            isSafe = isSafe && conditional.isSafe
            if let note = conditional.note { notes.append(note) }
        }
        guard !types.isEmpty else { return nil }
        var replacement = Replacement(of: tree.range(syntax.node), in: tree)
        replacement.take(tree.range(whole), changing: edits)
        for range in kept { replacement.keep(range) }
        // What the shorter arm says is all in the longer one.
        let names = extra.map { "`\(analyzer.modifierName(of: $0, in: body))`" }
        let title =
            names.count == 1
            ? "move the condition into \(names[0])" : "move the condition into the modifiers \(names.joined(separator: ", "))"
        return finish(
            replacement, title: title, isSafe && isStatelessLeaf ? .safe : .unsafe, types: types,
            note: notes.isEmpty ? nil : notes.joined(separator: "; "))
    }

    /// The printed type of an arm in which a modifier goes to a different overload, which may wrap the view in something else. Unknown where there
    /// are further modifiers next to it that are changed and its type is a different one.
    private func printedType(ofArm arm: Int, calling parameters: Int, insteadOf modifier: ViewNodeID, among extra: [ViewNodeID]) -> [TypeID]
    {
        guard let content = arms[arm].content, let base = body.base(of: modifier),
            let inner = analyzer.printedType(
                applying: analyzer.modifierName(of: modifier, in: body), parameters: parameters, to: analyzer.printed(body[base].type))
        else { return [] }
        if inner == analyzer.printed(body[modifier].type) { return printedType(ofArm: arm) }
        if extra.count > 1 { return [] }
        return [analyzer.printedType(body[content].type, replacing: body[modifier].type, by: inner)]
    }

    /// Replaces `.hidden()` by what a condition can decide: opacity, and with it accessibility and hit testing.
    func opacityFix(arm: Int, hidden: ViewNodeID) -> Fix? {
        guard let expression, let whole = arms[arm].expression, arms[1 - arm].expression != nil, let content = arms[arm].content,
            let base = body.base(of: hidden)
        else { return nil }
        let isHidden = expression.text(ofArm: arm)
        let calls = [
            "opacity(\(expression.choose("0", inArm: arm, otherwise: "1")))", "accessibilityHidden(\(isHidden))",
            "allowsHitTesting(\(expression.text(ofArm: 1 - arm)))",
        ]
        let range = context.modifierRange(hidden)
        let separator = context.separator(ofModifierAt: range.start)
        var replacement = Replacement(of: tree.range(syntax.node), in: tree)
        replacement.take(tree.range(whole), changing: [Edit(range: range, replacement: calls.joined(separator: separator))])

        var type: TypeID? = analyzer.printed(body[base].type)
        for name in ["opacity", "accessibilityHidden", "allowsHitTesting"] {
            type = type.flatMap { analyzer.printedType(applying: name, parameters: 1, to: $0) }
        }
        guard let inner = type else { return nil }
        let outer = analyzer.printedType(body[content].type, replacing: body[hidden].type, by: inner)
        return finish(
            replacement, title: "hide it with `opacity` instead of replacing it", .unsafe, types: [outer],
            note: "the layout is the same as with `hidden()`; a change of the condition can animate")
    }

    /// Whether the arms make a view that has no state, with nothing below or around it that has any.
    var isStatelessLeaf: Bool {
        guard let root = arms.first?.root, context.program.marks(of: analyzer.nominal(body[root].type)).contains(.leaf) else {
            return false
        }
        return losses.allSatisfy { $0.isComplete && $0.lost.isEmpty }
    }
}

extension BodyContext {
    /// What is between a modifier and the one that starts at an offset: a point, on a line of its own where that one's is.
    func separator(ofModifierAt start: UInt32) -> String {
        start > 0 && source.isFirstOnLine(start - 1) ? source.newline + source.indentation(at: start) + "." : "."
    }

    /// From a modifier's name to the end of its call.
    func modifierRange(_ modifier: ViewNodeID) -> SourceRange {
        let tokens = tree.modifierTokens(body[modifier].syntax)
        guard tokens.lowerBound < tokens.upperBound else { return tree.range(body[modifier].syntax) }
        return SourceRange(
            start: tree.tokens.range(TokenID(tokens.lowerBound)).start, end: tree.tokens.range(TokenID(tokens.upperBound - 1)).end)
    }
}
