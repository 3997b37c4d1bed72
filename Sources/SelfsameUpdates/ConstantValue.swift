// Values that can be computed from source: literals, arithmetic, comparisons, choices, and what small pieces of code make of them. What cannot be
// computed is nil, and nobody guesses.

import SelfsameDeclarations
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

/// A value that is known.
indirect enum ConstantValue: Hashable {
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case text(String)
    case list([ConstantValue])
    case pairs([Pair])
    /// An implicit member: `.dark`.
    case member(String)
    case none

    /// A key of a dictionary with its value.
    struct Pair: Hashable {
        var key: ConstantValue
        var value: ConstantValue
    }

    /// As it is written in source.
    var spelling: String {
        switch self {
        case .boolean(let value): "\(value)"
        case .integer(let value): "\(value)"
        case .number(let value): "\(value)"
        case .text(let value): value.debugDescription
        case .list(let values): "[" + values.map(\.spelling).joined(separator: ", ") + "]"
        case .pairs(let pairs):
            pairs.isEmpty ? "[:]" : "[" + pairs.map { "\($0.key.spelling): \($0.value.spelling)" }.joined(separator: ", ") + "]"
        case .member(let name): ".\(name)"
        case .none: "nil"
        }
    }

    /// As it stands in a string.
    fileprivate var interpolated: String { if case .text(let value) = self { value } else { spelling } }

    fileprivate var asNumber: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .number(let value): value
        default: nil
        }
    }
}

/// Computes values with names that are known.
struct ConstantEvaluator {
    private let analyzer: Analyzer
    private let file: FileID
    /// The value of a name or a chain of names that is not bound by the code itself.
    private let lookUp: (NodeID) -> ConstantValue?
    /// Names that the code binds: parameters, `$0`.
    var locals: [String: ConstantValue] = [:]
    /// What a call of one of these names gives: `nextValue()`.
    var calls: [String: ConstantValue] = [:]

    /// Computes in one file.
    init(_ analyzer: Analyzer, _ file: FileID, lookUp: @escaping (NodeID) -> ConstantValue? = { _ in nil }) {
        (self.analyzer, self.file, self.lookUp) = (analyzer, file, lookUp)
    }

    private var tree: SyntaxTree { analyzer.program.tree(file) }

    /// The value of an expression.
    func value(of node: NodeID) -> ConstantValue? {
        switch tree.kind(node) {
        case .integer: return Int(tree.text(node).filter { $0 != "_" }).map { .integer($0) }
        case .float: return Double(tree.text(node).filter { $0 != "_" }).map { .number($0) }
        case .boolean: return .boolean(tree.text(node) == "true")
        case .nil: return ConstantValue.none
        case .string: return string(node)
        case .array:
            var values: [ConstantValue] = []
            for child in tree.children(node) {
                guard let value = value(of: child) else { return nil }
                values.append(value)
            }
            return .list(values)
        case .dictionary:
            var pairs: [ConstantValue.Pair] = []
            for child in tree.children(node) where tree.kind(child) == .dictionaryElement {
                let parts = Array(tree.children(child))
                guard parts.count == 2, let key = value(of: parts[0]), let value = value(of: parts[1]) else { return nil }
                pairs.append(ConstantValue.Pair(key: key, value: value))
            }
            return .pairs(pairs)
        case .tuple: return tree.onlyChild(node).flatMap { tree.firstChild($0) }.flatMap { value(of: $0) }
        case .prefix: return prefixed(node)
        case .sequence: return analyzer.operands(of: node, in: file).flatMap { value(of: $0) }
        case .reference, .member: return named(node)
        case .call: return call(node)
        case .forceUnwrap, .try, .optionalChain: return tree.firstChild(node).flatMap { value(of: $0) }
        default: return nil
        }
    }

    private func string(_ node: NodeID) -> ConstantValue? {
        guard let literal = StringLiteral(tree, node) else { return nil }
        var result = ""
        for piece in literal.pieces {
            switch piece {
            case .text(let text): result += text
            case .interpolation(let part):
                guard let inner = tree.onlyChild(part).flatMap({ tree.firstChild($0) }), let value = value(of: inner) else { return nil }
                result += value.interpolated
            }
        }
        return .text(result)
    }

    private func prefixed(_ node: NodeID) -> ConstantValue? {
        guard let operand = tree.firstChild(node), let value = value(of: operand) else { return nil }
        switch (tree.text(tree.mainToken(node)), value) {
        case ("!", .boolean(let flag)): return .boolean(!flag)
        case ("-", .integer(let number)): return .integer(-number)
        case ("-", .number(let number)): return .number(-number)
        default: return nil
        }
    }

    private func named(_ node: NodeID) -> ConstantValue? {
        let root = tree.chainRoot(node)
        let names = tree.chainNames(node)
        if tree.kind(root) == .member {
            return names.isEmpty ? MemberAccess(tree, root).map { .member(tree.name($0.name)) } : nil
        }
        if tree.kind(root) == .reference, tree.mainToken(root) != .none, let local = locals[tree.name(tree.mainToken(root))] {
            return names.reduce(local) { value, name in value.flatMap { member(tree.name(tree.mainToken(name)), of: $0) } }
        }
        if let found = lookUp(node) { return found }
        // A case of a type that is named.
        if names.count == 1, tree.isTypeName(root) { return .member(tree.name(tree.mainToken(names[0]))) }
        guard let last = names.last, let access = MemberAccess(tree, node), let base = access.base, let value = value(of: base) else {
            return nil
        }
        return member(tree.name(tree.mainToken(last)), of: value)
    }

    private func member(_ name: String, of value: ConstantValue) -> ConstantValue? {
        switch (name, value) {
        case ("isEmpty", .list(let values)): .boolean(values.isEmpty)
        case ("isEmpty", .text(let text)): .boolean(text.isEmpty)
        case ("isEmpty", .pairs(let pairs)): .boolean(pairs.isEmpty)
        case ("count", .pairs(let pairs)): .integer(pairs.count)
        case ("count", .list(let values)): .integer(values.count)
        case ("count", .text(let text)): .integer(text.count)
        case ("first", .list(let values)): values.first ?? ConstantValue.none
        case ("last", .list(let values)): values.last ?? ConstantValue.none
        default: nil
        }
    }

    private func call(_ node: NodeID) -> ConstantValue? {
        guard let callee = tree.firstChild(node) else { return nil }
        let arguments = (FunctionCall(tree, node)?.arguments ?? []).map { $0.expression.flatMap { value(of: $0) } }
        guard tree.kind(callee) == .reference, tree.mainToken(callee) != .none else { return nil }
        let name = tree.name(tree.mainToken(callee))
        if arguments.isEmpty, let known = calls[name] { return known }
        guard !arguments.isEmpty, arguments.allSatisfy({ $0 != nil }) else { return nil }
        let values = arguments.compactMap { $0 }
        let numbers = values.compactMap(\.asNumber)
        switch name {
        case "max" where numbers.count == values.count: return values.max { ($0.asNumber ?? 0) < ($1.asNumber ?? 0) }
        case "min" where numbers.count == values.count: return values.min { ($0.asNumber ?? 0) < ($1.asNumber ?? 0) }
        case "abs" where values.count == 1:
            if case .integer(let number) = values[0] { return .integer(Swift.abs(number)) }
            return nil
        case "String" where values.count == 1: return .text(values[0].interpolated)
        case "Double", "CGFloat": return values.count == 1 ? numbers.first.map { .number($0) } : nil
        default: return nil
        }
    }

    // MARK: Operators

    private func value(of run: OperandRun) -> ConstantValue? {
        guard let (operation, left, right) = run.parts else { return value(of: run.first) }
        let first = value(of: left)
        if tree.kind(operation) == .ternary {
            guard case .boolean(let flag)? = first else { return nil }
            return flag ? tree.firstChild(operation).flatMap { value(of: $0) } : value(of: right)
        }
        let spelling = tree.text(operation)
        if spelling == "&&", first == .boolean(false) { return first }
        if spelling == "||", first == .boolean(true) { return first }
        if spelling == "??", let first { return first == .none ? value(of: right) : first }
        guard tree.kind(operation) == .binaryOperator, let first, let second = value(of: right) else { return nil }
        return combined(first, spelling, second)
    }

    private func combined(_ left: ConstantValue, _ spelling: String, _ right: ConstantValue) -> ConstantValue? {
        switch (spelling, left, right) {
        case ("==", _, _): return .boolean(left == right)
        case ("!=", _, _): return .boolean(left != right)
        case ("&&", .boolean(let a), .boolean(let b)): return .boolean(a && b)
        case ("||", .boolean(let a), .boolean(let b)): return .boolean(a || b)
        case ("+", .text(let a), .text(let b)): return .text(a + b)
        case ("+", .list(let a), .list(let b)): return .list(a + b)
        case (_, .integer(let a), .integer(let b)): return arithmetic(a, spelling, b)
        default:
            guard let a = left.asNumber, let b = right.asNumber else { return nil }
            return arithmetic(a, spelling, b)
        }
    }

    private func arithmetic(_ a: Int, _ spelling: String, _ b: Int) -> ConstantValue? {
        switch spelling {
        case "+": checked(a.addingReportingOverflow(b))
        case "-": checked(a.subtractingReportingOverflow(b))
        case "*": checked(a.multipliedReportingOverflow(by: b))
        case "/": b == 0 || b == -1 ? nil : .integer(a / b)
        case "%": b == 0 || b == -1 ? nil : .integer(a % b)
        case "<": .boolean(a < b)
        case ">": .boolean(a > b)
        case "<=": .boolean(a <= b)
        case ">=": .boolean(a >= b)
        default: nil
        }
    }

    private func checked(_ result: (partialValue: Int, overflow: Bool)) -> ConstantValue? {
        result.overflow ? nil : .integer(result.partialValue)
    }

    private func arithmetic(_ a: Double, _ spelling: String, _ b: Double) -> ConstantValue? {
        switch spelling {
        case "+": .number(a + b)
        case "-": .number(a - b)
        case "*": .number(a * b)
        case "/": b == 0 ? nil : .number(a / b)
        case "<": .boolean(a < b)
        case ">": .boolean(a > b)
        case "<=": .boolean(a <= b)
        case ">=": .boolean(a >= b)
        default: nil
        }
    }

    // MARK: Statements

    /// What statements that change one value make of it: assignments, `+=`, `append`, `toggle`; nil where there is anything else.
    func applied(_ statements: [NodeID], to name: String, _ start: ConstantValue) -> ConstantValue? {
        var evaluator = self
        evaluator.locals[name] = start
        for statement in statements {
            guard let current = evaluator.locals[name], let next = evaluator.after(statement, name, current) else { return nil }
            evaluator.locals[name] = next
        }
        return evaluator.locals[name]
    }

    private func after(_ statement: NodeID, _ name: String, _ current: ConstantValue) -> ConstantValue? {
        if tree.kind(statement) == .sequence {
            guard let (_, left, right) = analyzer.operands(of: statement, in: file)?.parts, let target = left.single, isName(name, target),
                let new = value(of: right)
            else { return nil }
            if Assignment(tree, statement) != nil { return new }
            return CompoundAssignment(tree, statement).flatMap { combined(current, String($0.spelling.dropLast()), new) }
        }
        guard tree.kind(statement) == .call, let callee = tree.firstChild(statement), let access = MemberAccess(tree, callee),
            let base = access.base, isName(name, base)
        else { return nil }
        let arguments = (FunctionCall(tree, statement)?.arguments ?? [])
        let value = arguments.first?.expression.flatMap { self.value(of: $0) }
        switch (tree.name(access.name), current, value) {
        case ("append", .list(let values), let new?):
            guard arguments.first?.label != nil else { return .list(values + [new]) }
            if case .list(let more) = new { return .list(values + more) }
            return nil
        case ("merge", .pairs(let pairs), .pairs(let others)?): return merged(pairs, others, by: statement)
        case ("toggle", .boolean(let flag), nil): return .boolean(!flag)
        case ("removeAll", .list, nil): return .list([])
        default: return nil
        }
    }

    /// What `merge` makes of two dictionaries whose closure takes one of the values: `{ $1 }`, `{ _, new in new }`.
    private func merged(_ pairs: [ConstantValue.Pair], _ others: [ConstantValue.Pair], by call: NodeID) -> ConstantValue? {
        guard let argument = FunctionCall(tree, call)?.arguments.dropFirst().first?.expression ?? tree.child(call, .closure),
            let closure = Closure(tree, argument), closure.statements.count == 1, tree.kind(closure.statements[0]) == .reference,
            tree.mainToken(closure.statements[0]) != .none
        else { return nil }
        let name = tree.name(tree.mainToken(closure.statements[0]))
        let names = closure.parameterNames.map { tree.name($0) }
        guard let index = (names.isEmpty ? ["$0", "$1"] : names).firstIndex(of: name), index < 2 else { return nil }
        var result = pairs
        for other in others {
            if let known = result.firstIndex(where: { $0.key == other.key }) {
                if index == 1 { result[known].value = other.value }
            } else {
                result.append(other)
            }
        }
        return .pairs(result)
    }

    private func isName(_ name: String, _ node: NodeID) -> Bool {
        tree.kind(node) == .reference && tree.mainToken(node) != .none && tree.name(tree.mainToken(node)) == name
    }
}
