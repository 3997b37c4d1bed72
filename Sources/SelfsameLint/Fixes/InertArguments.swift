// Inert values: arguments with which a modifier changes nothing, as the prelude's marks give them. A modifier that stands in one arm only can
// stand in both when its argument is chosen: the value as written, or the inert one.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// How a modifier is written so that a condition decides whether it does anything.
struct ConditionalModifier {
    /// The whole call from its name on: `scaleEffect(isBig ? 2 : 1)`.
    var text: String
    /// Whether the inert value is known to hold everywhere.
    var isSafe: Bool
    /// What is asked for: `needs iOS 16`.
    var note: String?
    /// Source taken over into the text.
    var kept: [SourceRange]
    /// The parameters of the overload that is called instead of the one written, where it is another.
    var otherParameters: Int?
}

/// One argument of an inert list: a label, and the expression, nil for `_` (whatever the call says).
private struct InertArgument {
    var label: String?
    var value: String?

    /// Splits `label: value, value` at its top-level commas.
    static func parse(_ text: String) -> [InertArgument] {
        var parts: [String] = [""]
        var depth = 0
        for character in text {
            if "([{".contains(character) { depth += 1 }
            if ")]}".contains(character) { depth -= 1 }
            if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
        }
        return parts.map { part in
            let text = part.trimmed
            if let colon = text.firstIndex(of: ":"), text[..<colon].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
                colon > text.startIndex
            {
                let value = String(text[text.index(after: colon)...]).trimmed
                return InertArgument(label: String(text[..<colon]), value: value == "_" ? nil : value)
            }
            return InertArgument(label: nil, value: text == "_" ? nil : text)
        }
    }
}

extension BodyContext {
    /// A modifier of the arm `arm` of an `if … else …` so that it does nothing in the other arm; nil where it has no inert form.
    func conditional(_ modifier: ViewNodeID, ofArm arm: Int, _ expression: ConditionExpression) -> ConditionalModifier? {
        guard let call = body.call(modifier), call.declaration != .none, mayBeInert(call.declaration) else { return nil }
        if program.marks(of: call.declaration).contains(.neverInert) { return nil }
        if let inert = analyzer.markDetails(of: call.declaration).inert {
            return conditional(modifier, call, call.declaration, inert, ofArm: arm, expression)
        }
        return otherOverload(of: modifier, call, ofArm: arm, expression)
    }

    /// Whether a modifier has an inert form.
    func hasInertForm(_ modifier: ViewNodeID) -> Bool {
        guard let call = body.call(modifier), call.declaration != .none, mayBeInert(call.declaration) else { return false }
        if program.marks(of: call.declaration).contains(.neverInert) { return false }
        return analyzer.markDetails(of: call.declaration).inert != nil || !overloads(of: call).isEmpty
    }

    /// Whether a modifier's inert arguments are known at all: it is described, or the configuration names it.
    private func mayBeInert(_ declaration: DeclID) -> Bool {
        analyzer.isFromPrelude(declaration)
            || program.profile.knowledge.inertModifiers[name(of: declaration)] != nil
    }

    // MARK: The call as written, with chosen arguments

    /// `implied` is what a call without argument stands for where the declaration wants one: `bold()` for `bold(true)`.
    private func conditional(
        _ modifier: ViewNodeID, _ call: CallRecord, _ declaration: DeclID, _ inert: (isSafe: Bool, arguments: String), ofArm arm: Int,
        _ expression: ConditionExpression, implied: String? = nil
    ) -> ConditionalModifier? {
        let parameters = analyzer.signature(of: declaration).parameters
        guard var values = inertValues(InertArgument.parse(inert.arguments), for: parameters) else { return nil }
        // `.all, 0` for padding: where a value other than the default makes it inert, the defaults beside it may be anything.
        let isDefault = parameters.indices.map { values[$0] == defaultText(of: parameters[$0], declaredIn: declaration) }
        if parameters.indices.contains(where: { values[$0] != nil && !isDefault[$0] }) {
            for index in parameters.indices where isDefault[index] { values[index] = nil }
        }
        var arguments: [String?] = []
        var kept: [SourceRange] = []
        for (index, parameter) in parameters.enumerated() {
            let written = call.arguments.filter { $0.parameter == index }
            guard written.count <= 1, written.first?.isTrailing != true else { return nil }
            var text: String?
            if let argument = written.first {
                guard !tree.text(argument.syntax).utf8.contains(0x0A) else { return nil }
                kept.append(tree.range(argument.syntax))
                text = tree.text(argument.syntax)
            }
            if let value = values[index] {
                guard let current = text ?? defaultText(of: parameter, declaredIn: declaration) ?? implied else { return nil }
                if current != value {
                    let operand = written.first.map { ConditionExpression.operand($0.syntax, in: operators) } ?? current
                    text = choice(operand, value, ofArm: arm, expression)
                }
            }
            arguments.append(text)
        }
        guard let list = argumentList(arguments, parameters, declaration) else { return nil }
        return ConditionalModifier(text: "\(name(of: declaration))(\(list))", isSafe: inert.isSafe, note: nil, kept: kept)
    }

    /// The inert value of each parameter, nil where the call's own value stays. Nil as a whole where a mark does not fit the declaration.
    private func inertValues(_ list: [InertArgument], for parameters: [SelfsameInference.Parameter]) -> [String?]? {
        var values = [String?](repeating: nil, count: parameters.count)
        var next = 0
        for argument in list {
            let found = parameters.indices.first { index in
                index >= next && analyzer.name(parameters[index].label) == argument.label ?? ""
            }
            guard let found else { return nil }
            values[found] = argument.value
            next = found + 1
        }
        return values
    }

    /// `value` while the arm is taken and `inert` otherwise, in the shortest form.
    private func choice(_ value: String, _ inert: String, ofArm arm: Int, _ expression: ConditionExpression) -> String {
        arm == 0 ? expression.choose(value, inert) : expression.choose(inert, value)
    }

    private func defaultText(of parameter: SelfsameInference.Parameter, declaredIn declaration: DeclID) -> String? {
        let declaring = program.tree(program[declaration].file)
        return declaring.initialValue(of: parameter.syntax).map { declaring.oneLine($0) }
    }

    /// The arguments in a row. One that is left out has to be written after all where a later one without a label follows.
    private func argumentList(_ arguments: [String?], _ parameters: [SelfsameInference.Parameter], _ declaration: DeclID) -> String? {
        var result: [String] = []
        for (index, parameter) in parameters.enumerated() {
            var text = arguments[index]
            let isNeeded = parameters.indices.contains { $0 > index && arguments[$0] != nil && parameters[$0].label == .none }
            if text == nil, parameter.label == .none, isNeeded {
                guard let value = defaultText(of: parameter, declaredIn: declaration) else { return nil }
                text = value
            }
            guard let text else { continue }
            let label = analyzer.name(parameter.label)
            result.append(label.isEmpty ? text : "\(label): \(text)")
        }
        return result.joined(separator: ", ")
    }

    // MARK: Another overload

    /// `Text.bold()` takes no argument; `Text.bold(_:)` does, from iOS 16 on. Before that `fontWeight` does the same for bold.
    private func otherOverload(
        of modifier: ViewNodeID, _ call: CallRecord, ofArm arm: Int, _ expression: ConditionExpression
    ) -> ConditionalModifier? {
        guard call.arguments.isEmpty else { return nil }
        for overload in overloads(of: call) {
            let needed = program.availability(of: overload.declaration)
            guard needed <= target else { continue }
            var result = conditional(modifier, call, overload.declaration, overload.inert, ofArm: arm, expression, implied: "true")
            result?.otherParameters = analyzer.signature(of: overload.declaration).parameters.count
            return result
        }
        guard name(of: call.declaration) == "bold" else { return nil }
        let weight = arm == 0 ? expression.choose(".bold", "nil") : expression.choose("nil", ".bold")
        return ConditionalModifier(text: "fontWeight(\(weight))", isSafe: true, note: nil, kept: [])
    }

    /// Overloads beside the one called, in the same type, whose Booleans are all inert as `false`: `bold(_:)`, `fixedSize(horizontal:vertical:)`.
    private func overloads(of call: CallRecord) -> [(declaration: DeclID, inert: (isSafe: Bool, arguments: String))] {
        let program = program
        let owner = program.nominal(containing: call.declaration)
        guard owner != .none, call.arguments.isEmpty else { return [] }
        return program.members(of: owner).compactMap { member in
            guard member != call.declaration, program[member].name == program[call.declaration].name,
                program[member].kind == .function, let inert = analyzer.markDetails(of: member).inert,
                InertArgument.parse(inert.arguments).allSatisfy({ $0.value == "false" })
            else { return nil }
            return (member, inert)
        }
    }
}

extension [MarkDetail] {
    /// The inert arguments among the marks.
    var inert: (isSafe: Bool, arguments: String)? {
        for case .inert(let isSafe, let arguments) in self { return (isSafe, arguments) }
        return nil
    }
}
