// Merging two arms of one static type: a ternary in the one argument that differs, else a ternary over the whole views, else a variable that
// an `if` or `switch` expression gives its value.

import SelfsameDeclarations
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

extension ConditionContext {
    /// The best merge of the arms of an `if … else …` whose checked types are equal.
    func mergeFix(_ comparison: ArmComparison, applicability: Applicability) -> Fix? {
        guard comparison.isOneType, arms.count == 2, let fix = mergedArms(comparison, applicability) else { return nil }
        return gated(fix)
    }

    private func mergedArms(_ comparison: ArmComparison, _ applicability: Applicability) -> Fix? {
        guard let a = arms[0].expression, let b = arms[1].expression else { return nil }
        if let expression {
            if case .arguments(let differing) = comparison.root, differing.count == 1, comparison.hasSameModifiers,
                let fix = argumentFix(differing[0], expression, applicability)
            {
                return fix
            }
            if case .spelling = comparison.root, comparison.hasSameModifiers, let index = differingText,
                let fix = argumentFix(index, expression, applicability, isText: true)
            {
                return fix
            }
            return modifierArgumentsFix(comparison, expression, applicability) ?? wholeViewFix(a, b, expression, applicability)
        }
        return variableFix(applicability: applicability)
    }

    // MARK: In the argument

    /// The one argument in which initialisers of a view differ, where it is a plain literal in one arm and an interpolated one in the other:
    /// both are keys of translations, and the interpolated one decides the overload for both.
    private var differingText: Int? {
        guard let rootA = arms[0].root, let rootB = arms[1].root, body[rootA].kind == .construct, body[rootB].kind == .construct,
            let callA = body.call(rootA), let callB = body.call(rootB), callA.arguments.count == callB.arguments.count, !hasUnknownArgument,
            tree.spellSame(tree.calleeTokens(body[rootA].syntax), tree.calleeTokens(body[rootB].syntax))
        else { return nil }
        var differing: [Int] = []
        for (index, (a, b)) in zip(callA.arguments, callB.arguments).enumerated() {
            guard a.label == b.label, a.isTrailing == b.isTrailing else { return nil }
            if !tree.spellSame(a.syntax, b.syntax) { differing.append(index) }
        }
        guard differing.count == 1 else { return nil }
        let texts = [(callA, callA.arguments[differing[0]]), (callB, callB.arguments[differing[0]])]
        let interpolated = texts.filter { $0.1.literal == .interpolatedString }
        guard interpolated.count == 1, texts.contains(where: { if case .string? = $0.1.literal { true } else { false } }) else {
            return nil
        }
        let (call, argument) = interpolated[0]
        let parameters = analyzer.signature(of: call.declaration).parameters
        guard parameters.indices.contains(argument.parameter), !analyzer.isGeneric(parameters[argument.parameter].type),
            ![callA.arguments, callB.arguments].joined().contains(where: {
                ["comment", "bundle", "tableName"].contains(analyzer.name($0.label))
            })
        else { return nil }
        return differing[0]
    }

    private func argumentFix(
        _ index: Int, _ expression: ConditionExpression, _ applicability: Applicability, isText: Bool = false
    ) -> Fix? {
        guard let rootA = arms[0].root, let rootB = arms[1].root, let callA = body.call(rootA), let callB = body.call(rootB),
            let whole = arms[0].expression
        else { return nil }
        let a = callA.arguments[index]
        let b = callB.arguments[index]
        guard isText || canChoose(between: a, b, in: callA.declaration) else { return nil }
        var replacement = Replacement(of: tree.range(syntax.node), in: tree)
        let chosen = chosenArgument(a.syntax, b.syntax, expression, in: replacement, of: whole)
        replacement.take(tree.range(whole), changing: [Edit(range: tree.range(a.syntax), replacement: chosen)])
        replacement.keep(tree.range(a.syntax))
        replacement.keep(tree.range(b.syntax))
        let label = analyzer.name(a.label)
        return finish(
            replacement, title: label.isEmpty ? "move the condition into the argument" : "move the condition into `\(label)`",
            applicability,
            types: printedType(ofArm: 0))
    }

    /// `c ? a : b`, over several lines where one would get too long.
    private func chosenArgument(
        _ a: NodeID, _ b: NodeID, _ expression: ConditionExpression, in replacement: Replacement, of whole: NodeID
    ) -> String {
        let first = ConditionExpression.operand(a, in: context.operators)
        let second = ConditionExpression.operand(b, in: context.operators)
        let line = expression.choose(first, second)
        let column = context.source.location(of: tree.range(a).start).column
        guard column + line.count > 130 else { return line }
        let start = replacement.newline + context.source.indentation(at: tree.range(a).start) + replacement.unit(of: tree.range(whole))
        return "\(expression.ternaryText)\(start)? \(first)\(start): \(second)"
    }

    /// Whether `c ? a : b` in place of an argument keeps the overload and the meaning of both.
    func canChoose(between a: ArgumentRecord, _ b: ArgumentRecord, in declaration: DeclID) -> Bool {
        for argument in [a, b] {
            switch tree.kind(argument.syntax) {
            case .closure, .inout, .keyPath, .if, .switch, .try, .await, .macroExpansion: return false
            default: if tree.text(argument.syntax).utf8.contains(0x0A) { return false }
            }
        }
        // Tables, bundles and comments are read by tools that look for literals.
        guard !a.isTrailing, a.type == b.type, analyzer.isKnown(a.type),
            !["comment", "bundle", "tableName", "table"].contains(analyzer.name(a.label))
        else { return false }
        let parameters = analyzer.signature(of: declaration).parameters
        guard parameters.indices.contains(a.parameter), !parameters[a.parameter].isVariadic else { return false }
        let isGeneric = analyzer.isGeneric(parameters[a.parameter].type)
        // A different argument decides the type: `format: .number` next to an Int and next to a Double are two formats.
        if analyzer.isDerived(parameters[a.parameter].type), literalKind(a) == nil || literalKind(a) != literalKind(b) { return false }
        switch (literalKind(a), literalKind(b)) {
        case (nil, nil): return !hasUnknownArgument
        case (let x?, let y?): return x == y || !isGeneric
        // `Text(c ? "literal" : string)` would make the literal a String that is no longer translated: one literal next to a value is merged
        // only where the parameter alone says the type.
        default: return !isGeneric && !hasUnknownArgument && !isOverloaded(declaration, at: a.label)
        }
    }

    /// Whether something that is passed to one of the views is unknown: the overload chosen is not certain then.
    private var hasUnknownArgument: Bool {
        arms.contains { arm in
            guard let root = arm.root else { return true }
            return (root.rawValue..<root.rawValue + body[root].size).contains { body[ViewNodeID($0)].kind == .opaque }
        }
    }

    /// Whether the type or scope of a declaration has a different one of its name that takes something else under the same label.
    private func isOverloaded(_ declaration: DeclID, at label: Name) -> Bool {
        let program = context.program
        let owner = program.nominal(containing: declaration)
        guard owner != .none, declaration != owner else { return false }
        return program.members(of: owner).contains { member in
            member != declaration && program[member].name == program[declaration].name && program[member].kind == program[declaration].kind
                && analyzer.signature(of: member).parameters.contains { $0.label == label }
        }
    }

    private func literalKind(_ argument: ArgumentRecord) -> String? {
        switch argument.literal {
        case nil: tree.tokens.kind(TokenID(tree[argument.syntax].firstToken)) == .period ? "member" : nil
        case .integer: "integer"
        case .float: "float"
        case .string, .interpolatedString: "string"
        case .boolean: "boolean"
        case .nil: "nil"
        case .member: "member"
        }
    }

    // MARK: Over the whole views

    private func wholeViewFix(_ a: NodeID, _ b: NodeID, _ expression: ConditionExpression, _ applicability: Applicability) -> Fix? {
        let rangeA = tree.range(a)
        let rangeB = tree.range(b)
        guard canBeOperand(a), canBeOperand(b) else { return nil }
        var replacement = Replacement(of: tree.range(syntax.node), in: tree)
        let isShort =
            ![a, b].contains { tree.text($0).utf8.contains(0x0A) }
            && replacement.indentation.utf8.count + expression.ternaryText.utf8.count + rangeA.length + rangeB.length + 6 <= 120
        replacement.add(expression.ternaryText)
        if isShort {
            replacement.add(" ? ")
            replacement.take(rangeA)
            replacement.add(" : ")
            replacement.take(rangeB)
        } else {
            let unit = replacement.unit(of: rangeA)
            replacement.addLine("? ", extra: unit)
            replacement.take(rangeA, extra: unit)
            replacement.addLine(": ", extra: unit)
            replacement.take(rangeB, extra: unit)
        }
        return finish(replacement, title: "choose the view with a ternary", applicability, types: printedType(ofArm: 0))
    }

    private func canBeOperand(_ node: NodeID) -> Bool {
        switch tree.kind(node) {
        case .call, .reference, .member, .subscriptCall: true
        default: false
        }
    }

    // MARK: With a variable

    /// `let view = if … { } else { }` or `switch`, and then the variable.
    func variableFix(applicability: Applicability) -> Fix? {
        guard isOneType, isExhaustive, context.profile.swiftVersion >= Version(major: 5, minor: 9),
            arms.allSatisfy({ $0.expression != nil && !body[$0.node].isErased }), !containsIfConfig, context.source.isFirstOnLine(start)
        else { return nil }
        let name = freshName(of: ["view", "content"])
        let indentation = context.source.indentation(at: start)
        let end = tree.range(syntax.node).end
        let edits = [
            Edit(range: SourceRange(start: start, end: start), replacement: "let \(name) = "),
            Edit(range: SourceRange(start: end, end: end), replacement: context.source.newline + indentation + name),
        ]
        let predicted = analyzer.printedType(of: body, replacing: branch, with: printedType(ofArm: 0)).map { analyzer.spelling($0) }
        return Fix(
            title: "assign the view to a `let` with `if`/`switch`, then use it",
            applicability: predicted == nil || !tree.diagnostics.isEmpty ? .display : applicability, edits: edits, predictedType: predicted)
    }

    private var start: UInt32 { tree.range(syntax.node).start }

    private var containsIfConfig: Bool {
        let first = syntax.node.rawValue
        return (first..<first + tree[syntax.node].size).contains { [.ifConfig, .postfixIfConfig].contains(tree.kind(NodeID($0))) }
    }

    /// A name that the declaration does not mention: one of some, or the first of them with a number.
    func freshName(of names: [String]) -> String {
        let scope = body.declaration == .none ? NodeID.root : context.program.declarationNode(body.declaration)
        let used = tree.names(in: tree.tokenRange(scope))
        // Fixes of one block are applied together: each branch before this one in it may also take a name.
        let siblings = tree.parent(syntax.node).map { tree.children($0).prefix { $0 != syntax.node } } ?? []
        let taken = siblings.filter { [.if, .switch].contains(tree.kind($0)) }.count
        let all = names + (2..<100).map { "\(names[0])\($0)" }
        return all.filter { !used.contains($0) }.dropFirst(taken).first ?? "\(names[0])100"
    }

    // MARK: Common to all fixes

    /// The fix of a finished replacement, after which views of the printed types `types` are in place of the branch. It is for display
    /// only where a comment would be lost, where the type of the body cannot be predicted and so not be checked, where `#if` hides what
    /// other builds have in the arms, and in a file with mistakes.
    func finish(_ replacement: Replacement, title: String, _ applicability: Applicability, types: [TypeID], note: String? = nil) -> Fix {
        let predicted = analyzer.printedType(of: body, replacing: branch, with: types).map { analyzer.spelling($0) }
        let isShownOnly = replacement.losesComment || predicted == nil || containsIfConfig || !tree.diagnostics.isEmpty
        return Fix(
            title: title, applicability: isShownOnly ? .display : applicability, edits: [replacement.edit], predictedType: predicted,
            note: replacement.losesComment
                ? "a comment would be lost" : containsIfConfig ? "the arms contain `#if`: this is the code of one build" : note)
    }

    /// The printed type of an arm's view.
    func printedType(ofArm index: Int) -> [TypeID] {
        arms[index].content.map { [analyzer.printed(body[$0].type)] } ?? []
    }
}
