// A rewrite to look at where no fix is certain: one view instead of two, whose modifiers depend on the condition. It is shown and never
// applied, and only where the changed file parses and is known as before. What the rewrite does not keep is said next to it.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// A modifier written so that a condition decides what it does, where that may differ from what two arms did.
private struct SuggestedModifier {
    /// The whole call from its name on: `foregroundColor(isRed ? .red : nil)`.
    var text: String
    /// When the result differs from what the arms made: `a view around it sets a color`.
    var exceptions: [String] = []
}

extension ConditionContext {
    /// One view whose modifiers are chosen by the condition, for arms that make the same view; nil where no such form is known.
    func suggestedRewrite(_ comparison: ArmComparison) -> Fix? {
        guard let expression = expression ?? choice, case .none = comparison.root, arms.allSatisfy({ $0.expression != nil }) else {
            return nil
        }
        let usesSecond = comparison.modifiers.allSatisfy { if case .first = $0 { false } else { true } }
        let kept = usesSecond ? 1 : 0
        guard let base = arms[kept].expression, let root = arms[kept].root else { return nil }
        var edits: [Edit] = []
        var exceptions: [String] = []
        var names: [String] = []
        var end = tree.range(body[root].syntax).end
        func add(_ modifier: SuggestedModifier, _ node: ViewNodeID) {
            exceptions += modifier.exceptions.filter { !exceptions.contains($0) }
            let name = "`\(analyzer.modifierName(of: node, in: body))`"
            if !names.contains(name) { names.append(name) }
        }
        let separator = context.separator(ofModifierAt: arms[kept].modifiers.first.map { context.modifierRange($0).start } ?? 0)
        for pair in comparison.modifiers {
            switch pair {
            case .same(let a, let b):
                end = context.modifierRange(kept == 0 ? a : b).end
            case .arguments(let a, let b):
                let node = kept == 0 ? a : b
                let range = context.modifierRange(node)
                if let chosen = context.chosenCall(a, b, expression) {
                    add(SuggestedModifier(text: chosen), node)
                    edits.append(Edit(range: range, replacement: chosen))
                } else {
                    guard let first = context.suggested(a, ofArm: 0, expression), let second = context.suggested(b, ofArm: 1, expression)
                    else { return nil }
                    add(first, a)
                    add(second, b)
                    edits.append(Edit(range: range, replacement: first.text + "." + second.text))
                }
                end = range.end
            case .first(let node), .second(let node):
                let arm = if case .first = pair { 0 } else { 1 }
                guard let modifier = context.suggested(node, ofArm: arm, expression) else { return nil }
                add(modifier, node)
                if arm == kept {
                    let range = context.modifierRange(node)
                    edits.append(Edit(range: range, replacement: modifier.text))
                    end = range.end
                } else {
                    edits.append(Edit(range: SourceRange(start: end, end: end), replacement: separator + modifier.text))
                }
            }
        }
        guard !names.isEmpty, kept == 0 || !tree.hasStringOverLines(in: tree.range(base)) else { return nil }
        var replacement = Replacement(of: tree.range(syntax.node), in: tree)
        replacement.take(tree.range(base), changing: merged(edits))
        return Fix(
            suggestion: "move the condition into \(names.joined(separator: ", "))", edits: [replacement.edit],
            exceptions: exceptions)
    }

    /// The container of one arm in both, for an arm that is the other with a container around it.
    func suggestedContainer() -> Fix? {
        guard isPlainIfElse, let expression else { return nil }
        for arm in 0...1 {
            guard let whole = arms[arm].expression, let other = arms[1 - arm].expression, let root = arms[arm].root,
                whole == body[root].syntax, let call = body.call(root), let content = call.arguments.last, content.isTrailing,
                let closure = Closure(tree, content.syntax), let inner = tree.onlyStatement(of: closure), tree.spellSame(inner, other)
            else { continue }
            guard let neutral = context.neutral(call, ofArm: arm, expression) else { continue }
            var replacement = Replacement(of: tree.range(syntax.node), in: tree)
            replacement.take(tree.range(whole), changing: [Edit(range: tree.range(whole), replacement: neutral.text)])
            return Fix(
                suggestion: "keep the `\(analyzer.typeName(of: root, in: body))` and disable its effect", edits: [replacement.edit],
                exceptions: neutral.exceptions)
        }
        return nil
    }

    /// The stack of one arm in both, for an arm that is one child of it: what stands next to the child gets the condition.
    func suggestedSiblings() -> Fix? {
        guard isPlainIfElse else { return nil }
        for arm in 0...1 {
            guard let whole = arms[arm].expression, let other = arms[1 - arm].expression, let root = arms[arm].root,
                whole == body[root].syntax, context.marks(ofConstruct: root).contains(.stack),
                let content = body.call(root)?.arguments.last,
                content.isTrailing, let closure = Closure(tree, content.syntax), let head = hoistedHead(ofArm: arm),
                case let children = tree.children(closure.id).filter({ $0 != closure.signature }), children.count > 1,
                let kept = children.firstIndex(where: { tree.spellSame($0, other) }),
                tree.names(in: tree.tokenRange(other)).isDisjoint(with: boundNames)
            else { continue }
            var replacement = Replacement(of: tree.range(syntax.node), in: tree)
            let unit = replacement.unit(of: tree.range(whole))
            let edits = [children[..<kept], children[(kept + 1)...]].filter { !$0.isEmpty }.map { run in
                underCondition(head, SourceRange(start: tree.range(run.first ?? whole).start, end: tree.range(run.last ?? whole).end), unit)
            }
            if edits.contains(where: { $0 == nil }) { return nil }
            replacement.take(tree.range(whole), changing: edits.compactMap { $0 })
            return Fix(
                suggestion: "keep the `\(analyzer.typeName(of: root, in: body))`, with the condition inside", edits: [replacement.edit])
        }
        return nil
    }

    /// Views of a container under a condition; nil where their lines cannot be moved.
    private func underCondition(_ head: String, _ range: SourceRange, _ unit: String) -> Edit? {
        let source = tree.source
        let text = source.text(in: range)
        guard source.isFirstOnLine(range.start) else {
            return text.utf8.contains(0x0A) ? nil : Edit(range: range, replacement: "\(head) { \(text) }")
        }
        if tree.hasStringOverLines(in: range) { return nil }
        let outer = source.indentation(at: range.start)
        let lines = [head + " {", outer + unit + text.reindented(from: outer, to: outer + unit), outer + "}"]
        return Edit(range: range, replacement: lines.joined(separator: source.newline))
    }

    /// What holds in the first of two arms of a `switch`, as an expression: `isOn`, `phase == .idle`. Nil where a case has values with it.
    var choice: ConditionExpression? {
        guard syntax.form == .switch, arms.count == 2, let subject = syntax.subject, [.reference, .member].contains(tree.kind(subject)),
            arms[0].syntax.items.count == 1, arms[1].syntax.items.count <= 1, case let item = arms[0].syntax.items[0],
            tree.child(item, .whereClause) == nil, let pattern = tree.firstChild(item)
        else { return nil }
        let (value, text) = (tree.oneLine(subject), tree.oneLine(pattern))
        if text == "true" || text == "false" { return ConditionExpression(value, isOpposite: text == "false") }
        let type = analyzer.nominal(analyzer.typeOfValue(subject, in: CodeScope(body)))
        guard type != .none, context.program[type].kind == .enumType, !analyzer.isFromPrelude(type), text.hasPrefix("."),
            !text.contains("("),
            context.program.members(of: type).allSatisfy({ member in
                let declaration = context.program[member]
                return declaration.kind != .enumCase
                    || !context.program.tree(declaration.file).text(declaration.node).contains("(")
            })
        else { return nil }
        return ConditionExpression(value, comparedWith: text)
    }

    /// Insertions at one place as one edit.
    private func merged(_ edits: [Edit]) -> [Edit] {
        var result: [Edit] = []
        for edit in edits {
            if let last = result.last, last.range.end == edit.range.start, edit.range.length == 0 {
                result[result.count - 1].replacement += edit.replacement
            } else {
                result.append(edit)
            }
        }
        return result
    }
}

extension SyntaxTree {
    /// What a closure consists of, where that is one expression.
    fileprivate func onlyStatement(of closure: Closure) -> NodeID? {
        let statements = children(closure.id).filter { $0 != closure.signature }
        return statements.count == 1 ? statements.first : nil
    }
}

extension Fix {
    /// A rewrite to look at, which is tried but promises no type.
    init(suggestion title: String, edits: [Edit], exceptions: [String] = []) {
        let note = exceptions.isEmpty ? nil : "equivalent unless " + exceptions.joined(separator: ", or ")
        self.init(title: title, applicability: .display, edits: edits, note: note)
        isSuggestion = true
    }
}

// MARK: One modifier

extension BodyContext {
    /// A modifier of one arm so that it does nothing, or nearly nothing, in the other.
    fileprivate func suggested(_ modifier: ViewNodeID, ofArm arm: Int, _ expression: ConditionExpression) -> SuggestedModifier? {
        if let exact = conditional(modifier, ofArm: arm, expression) { return SuggestedModifier(text: exact.text) }
        guard let call = body.call(modifier), call.declaration != .none else { return nil }
        return neutral(call, ofArm: arm, expression) ?? withoutValue(call, ofArm: arm, expression)
    }

    /// A call with the arguments by which it changes nearly nothing in the other arm, as the prelude's marks give them.
    fileprivate func neutral(_ call: CallRecord, ofArm arm: Int, _ expression: ConditionExpression) -> SuggestedModifier? {
        for case .neutral(let exception, let arguments) in analyzer.markDetails(of: call.declaration) {
            guard let text = conditionalCall(call, call.declaration, arguments, ofArm: arm, expression) else { continue }
            return SuggestedModifier(text: text, exceptions: exception.isEmpty ? [] : [exception])
        }
        return nil
    }

    /// A modifier of the prelude that takes one value or none: `nil` represents what would be without it.
    private func withoutValue(_ call: CallRecord, ofArm arm: Int, _ expression: ConditionExpression) -> SuggestedModifier? {
        let parameters = analyzer.signature(of: call.declaration).parameters
        guard analyzer.isFromPrelude(call.declaration), call.arguments.count == 1, let written = call.arguments.first,
            parameters.indices.contains(written.parameter), analyzer.wrappedType(parameters[written.parameter].type) != nil
        else { return nil }
        let label = analyzer.name(parameters[written.parameter].label)
        return conditionalCall(call, call.declaration, label.isEmpty ? "nil" : "\(label): nil", ofArm: arm, expression).map {
            SuggestedModifier(text: $0, exceptions: ["a view above sets it"])
        }
    }

    /// The call of a modifier that both arms have, with each argument chosen; nil where the calls are of different kinds.
    fileprivate func chosenCall(_ a: ViewNodeID, _ b: ViewNodeID, _ expression: ConditionExpression) -> String? {
        guard let first = body.call(a), let second = body.call(b), first.declaration != .none, second.declaration != .none else {
            return nil
        }
        for target in first.declaration == second.declaration ? [first.declaration] : [first.declaration, second.declaration] {
            guard let x = arguments(of: first, calling: target), let y = arguments(of: second, calling: target) else { continue }
            let parameters = analyzer.signature(of: target).parameters
            var texts: [CallArgument?] = []
            for (index, parameter) in parameters.enumerated() {
                guard x[index] != nil || y[index] != nil else {
                    texts.append(nil)
                    continue
                }
                let value = defaultText(of: parameter, declaredIn: target).map { CallArgument(text: $0) }
                guard let one = x[index] ?? value, let other = y[index] ?? value, let chosen = choice(one, other, parameter, expression)
                else { return nil }
                texts.append(chosen)
            }
            return callText(texts, parameters, target)
        }
        return nil
    }

    /// The arguments of a call, by the parameters of a declaration that means the same: its own, or the one that its mark names.
    private func arguments(of call: CallRecord, calling target: DeclID) -> [CallArgument?]? {
        let own = analyzer.signature(of: call.declaration).parameters
        guard let written = writtenArguments(of: call, own) else { return nil }
        if call.declaration == target { return written }
        for case .means(let list) in analyzer.markDetails(of: call.declaration) {
            let parameters = analyzer.signature(of: target).parameters
            guard let values = inertValues(InertArgument.parse(list), for: parameters) else { continue }
            return values.map { value in
                value.map { text in
                    own.indices.first { analyzer.name(own[$0].name) == text }.flatMap { written[$0] } ?? CallArgument(text: text)
                }
            }
        }
        return nil
    }

    /// One argument for both arms: the same, a ternary, a ternary of erased values, or an `if` in a closure that builds content.
    private func choice(
        _ a: CallArgument, _ b: CallArgument, _ parameter: SelfsameInference.Parameter, _ expression: ConditionExpression
    ) -> CallArgument? {
        if a.text == b.text { return a }
        if let first = a.statements, let second = b.statements, a.isTrailing == b.isTrailing {
            var result = a
            result.text = first.closure(under: expression.text, otherwise: second)
            return result
        }
        guard !a.isClosure, !b.isClosure, !a.isOverLines, !b.isOverLines else { return nil }
        var result = a
        result.text = expression.choose(a.operand, b.operand)
        if analyzer.isGeneric(parameter.type), let x = a.type, let y = b.type, x != y {
            guard let eraser = eraser(of: x), eraser == self.eraser(of: y) else { return nil }
            result.text = expression.choose("\(eraser)(\(a.text))", "\(eraser)(\(b.text))")
        }
        return result
    }
}
