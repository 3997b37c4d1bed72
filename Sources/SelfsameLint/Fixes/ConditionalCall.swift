// The text of a modifier's call in which a condition chooses arguments. What stays is taken over as written, closures and lines included.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// One argument of an inert list: a label, and the expression, nil for `_` (whatever the call says).
struct InertArgument {
    var label: String?
    var value: String?

    /// The value that represents a closure whose statements are under the condition.
    static let underCondition = "if"

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

/// One argument of a call in the making.
struct CallArgument {
    /// The text of the expression.
    var text: String
    /// The text where it is between `?` and `:`.
    var operand: String
    /// Its checked type; nil where it is not written in the program.
    var type: TypeID?
    /// Whether it is written behind the parentheses.
    var isTrailing = false
    /// Whether it is a closure.
    var isClosure = false
    /// The statements of a closure without parameters.
    var statements: PlainStatements?

    /// Makes an argument that the program does not write.
    init(text: String) { (self.text, operand) = (text, text) }

    /// Whether it is written over several lines.
    var isOverLines: Bool { text.utf8.contains(0x0A) }
}

/// What a closure without parameters does.
struct PlainStatements {
    /// Its lines without their common indentation.
    var lines: [String]
    /// The white space before the line on which the closure begins.
    var indentation: String
    /// The line break of the file.
    var newline: String

    /// A closure that does this under a condition, and the other otherwise: on one line where that is short.
    func closure(under condition: String, otherwise other: PlainStatements? = nil) -> String {
        if lines.count == 1, other?.lines.count ?? 1 == 1 {
            let line = "{ if \(condition) { \(lines[0]) }\(other.map { " else { \($0.lines[0]) }" } ?? "") }"
            if line.count <= 80 { return line }
        }
        let unit = indentation.contains("\t") ? "\t" : "    "
        func inner(_ lines: [String]) -> [String] { lines.map { $0.isEmpty ? "" : indentation + unit + unit + $0 } }
        let rest = other.map { ["\(indentation)\(unit)} else {"] + inner($0.lines) } ?? []
        let all = ["{", "\(indentation)\(unit)if \(condition) {"] + inner(lines) + rest + ["\(indentation)\(unit)}", "\(indentation)}"]
        return all.joined(separator: newline)
    }
}

extension BodyContext {
    /// A call in which some arguments are chosen: as written in the arm `arm`, and as `list` says in the other one. `implied` is what a call
    /// without argument represents where the declaration wants one: `bold()` for `bold(true)`.
    func conditionalCall(
        _ call: CallRecord, _ declaration: DeclID, _ list: String, ofArm arm: Int, _ expression: ConditionExpression, implied: String? = nil
    ) -> String? {
        let parameters = analyzer.signature(of: declaration).parameters
        guard var values = inertValues(InertArgument.parse(list), for: parameters), var arguments = writtenArguments(of: call, parameters)
        else {
            return nil
        }
        // `.all, 0` for padding: where a value other than the default makes it inert, the defaults next to it may be anything.
        let isDefault = parameters.indices.map { values[$0] == defaultText(of: parameters[$0], declaredIn: declaration) }
        if parameters.indices.contains(where: { values[$0] != nil && !isDefault[$0] }) {
            for index in parameters.indices where isDefault[index] { values[index] = nil }
        }
        for (index, parameter) in parameters.enumerated() {
            guard let value = values[index] else { continue }
            if value == InertArgument.underCondition {
                guard let statements = arguments[index]?.statements else { return nil }
                arguments[index]?.text = statements.closure(under: expression.text(ofArm: arm))
                continue
            }
            let written = arguments[index]
            guard let current = written?.text ?? defaultText(of: parameter, declaredIn: declaration) ?? implied else { return nil }
            if current == value { continue }
            guard written?.isOverLines != true, written?.isClosure != true else { return nil }
            var (operand, other) = (written?.operand ?? current, value)
            if let type = written?.type, analyzer.isGeneric(parameter.type), value != "nil", !value.isMember(of: analyzer.spelling(type)),
                let eraser = eraser(of: type)
            {
                (operand, other) = ("\(eraser)(\(current))", "\(eraser)(\(value))")
            }
            if written == nil { arguments[index] = CallArgument(text: current) }
            arguments[index]?.text = expression.choose(operand, inArm: arm, otherwise: other)
        }
        return callText(arguments, parameters, declaration)
    }

    /// The inert value of each parameter, nil where the call's own value stays. Nil as a whole where a mark does not fit the declaration.
    func inertValues(_ list: [InertArgument], for parameters: [SelfsameInference.Parameter]) -> [String?]? {
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

    /// What a call says for each parameter, nil for a default. Nil as a whole for a variadic one, and where a string over lines would move.
    func writtenArguments(of call: CallRecord, _ parameters: [SelfsameInference.Parameter]) -> [CallArgument?]? {
        var result = [CallArgument?](repeating: nil, count: parameters.count)
        for argument in call.arguments {
            guard parameters.indices.contains(argument.parameter), result[argument.parameter] == nil,
                !tree.hasStringOverLines(in: tree.range(argument.syntax))
            else { return nil }
            var written = CallArgument(text: tree.text(argument.syntax))
            written.operand = ConditionExpression.operand(argument.syntax, in: operators)
            written.type = argument.type
            written.isTrailing = argument.isTrailing
            written.isClosure = tree.kind(argument.syntax) == .closure
            written.statements = plainStatements(of: argument.syntax)
            result[argument.parameter] = written
        }
        return result
    }

    /// The default value of a parameter, on one line.
    func defaultText(of parameter: SelfsameInference.Parameter, declaredIn declaration: DeclID) -> String? {
        let declaring = program.tree(program[declaration].file)
        return declaring.initialValue(of: parameter.syntax).map { declaring.oneLine($0) }
    }

    /// The type that erases a type: `AnyShape` of a shape.
    func eraser(of type: TypeID) -> String? {
        let declaration = analyzer.nominal(analyzer.revealed(type))
        guard declaration != .none else { return nil }
        for proto in program.statedProtocols(of: declaration) {
            for case .erased(let eraser) in analyzer.markDetails(of: proto) {
                if let found = program.type(named: eraser, beside: proto), program.availability(of: found) <= target { return eraser }
            }
        }
        return nil
    }

    // MARK: Text

    /// A call's text. An argument that is omitted has to be written after all where a later one without a label follows.
    func callText(_ arguments: [CallArgument?], _ parameters: [SelfsameInference.Parameter], _ declaration: DeclID) -> String? {
        var list: [String] = []
        var closures = ""
        for (index, parameter) in parameters.enumerated() {
            var argument = arguments[index]
            let isNeeded = parameters.indices.contains { later in
                later > index && parameters[later].label == .none && arguments[later].map { !$0.isTrailing } ?? false
            }
            if argument == nil, parameter.label == .none, isNeeded {
                guard let value = defaultText(of: parameter, declaredIn: declaration) else { return nil }
                argument = CallArgument(text: value)
            }
            guard let argument else { continue }
            let label = analyzer.name(parameter.label)
            if argument.isTrailing {
                closures += (closures.isEmpty || label.isEmpty ? " " : " \(label): ") + argument.text
            } else {
                list.append(label.isEmpty ? argument.text : "\(label): \(argument.text)")
            }
        }
        let isBare = list.isEmpty && !closures.isEmpty
        let isInitializer = program[declaration].kind == .initializer
        let callee = name(of: isInitializer ? program.nominal(containing: declaration) : declaration)
        return callee + (isBare ? "" : "(\(list.joined(separator: ", ")))") + closures
    }

    /// What a closure does that takes nothing; nil for other expressions.
    private func plainStatements(of closure: NodeID) -> PlainStatements? {
        guard let syntax = Closure(tree, closure), syntax.signature == nil else { return nil }
        var lines = tree.text(closure).dropFirst().dropLast().split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(
            String.init)
        while let first = lines.first, first.trimmed.isEmpty { lines.removeFirst() }
        while let last = lines.last, last.trimmed.isEmpty { lines.removeLast() }
        guard !lines.isEmpty else { return nil }
        let margin = lines.filter { !$0.trimmed.isEmpty }.map { $0.prefix { $0 == " " || $0 == "\t" }.count }.min() ?? 0
        lines = lines.count == 1 ? [lines[0].trimmed] : lines.map { $0.trimmed.isEmpty ? "" : String($0.dropFirst(margin)) }
        return PlainStatements(
            lines: lines, indentation: source.indentation(at: tree.range(closure).start), newline: source.newline)
    }
}

extension String {
    /// Whether it is a member or a call of a type: `Color.clear` of Color.
    fileprivate func isMember(of type: String) -> Bool { hasPrefix(type + ".") || hasPrefix(type + "(") }
}
