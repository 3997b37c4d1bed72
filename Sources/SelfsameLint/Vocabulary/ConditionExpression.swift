// The condition of an `if` as an expression that can be before `?`, in an argument, or after `!`. Clauses are joined by `&&`, which
// evaluates them as the comma does. A condition that binds names or asks for availability has no such expression. Where parentheses are
// needed is said by the precedence groups of the operators.

import SelfsameDeclarations
import SelfsameIdentity
import SelfsameInference
import SelfsameSyntax

/// A condition as an expression.
struct ConditionExpression {
    /// The text, on one line.
    let text: String
    /// The text of its opposite.
    let negated: String
    /// Whether it can be before `?` unchanged.
    private let isTernaryOperand: Bool
    /// Whether it reads values only: no call that might do something.
    let isPure: Bool

    init?(_ conditionList: NodeID, in scope: OperatorScope) {
        self.init(clauses: scope.tree.children(conditionList).map { $0 }, in: scope)
    }

    init?(clauses: [NodeID], in scope: OperatorScope) {
        let tree = scope.tree
        guard !clauses.isEmpty, clauses.allSatisfy({ Self.isOperand($0, tree) }) else { return nil }
        isPure = clauses.allSatisfy { Self.isPure($0, tree) }
        if clauses.count == 1 {
            text = tree.flatText(clauses[0])
            negated = Self.negation(of: clauses[0], scope)
            isTernaryOperand = scope.binds(clauses[0], tighterThan: .ternary)
        } else {
            let parts = clauses.map { clause in
                scope.binds(clause, tighterThan: .conjunction) ? tree.flatText(clause) : "(\(tree.flatText(clause)))"
            }
            text = parts.joined(separator: " && ")
            negated = "!(\(text))"
            isTernaryOperand = true
        }
    }

    /// A value that is true or false, or its opposite.
    init(_ value: String, isOpposite: Bool) {
        (text, negated) = isOpposite ? ("!" + value, value) : (value, "!" + value)
        (isTernaryOperand, isPure) = (true, true)
    }

    /// Whether a value is one case of an enumeration.
    init(_ value: String, comparedWith text: String) {
        (self.text, negated) = ("\(value) == \(text)", "\(value) != \(text)")
        (isTernaryOperand, isPure) = (true, true)
    }

    /// The text before `?`.
    var ternaryText: String { isTernaryOperand ? text : "(\(text))" }

    /// `condition ? first : second`, or the condition itself where that says the same; the operands are taken as they are.
    func choose(_ first: String, _ second: String) -> String {
        switch (first, second) {
        case ("true", "false"): text
        case ("false", "true"): negated
        default: "\(ternaryText) ? \(first) : \(second)"
        }
    }

    /// `value` in the arm of that index of an `if … else …`, and `other` in the other one.
    func choose(_ value: String, inArm index: Int, otherwise other: String) -> String {
        index == 0 ? choose(value, other) : choose(other, value)
    }

    /// The text that is true in the arm of that index of an `if … else …`.
    func text(ofArm index: Int) -> String { index == 0 ? text : negated }

    // MARK: What may are in an expression

    private static func isOperand(_ clause: NodeID, _ tree: SyntaxTree) -> Bool {
        switch tree.kind(clause) {
        case .optionalBinding, .matchingCondition, .availabilityCondition, .missing, .unexpected, .try, .await, .unsafe, .if, .switch: false
        case .sequence: !tree.children(clause).contains { [.assignment, .missing, .unexpected, .try, .await].contains(tree.kind($0)) }
        default: true
        }
    }

    /// Reads of names, members, literals and operators: nothing that could have an effect.
    private static func isPure(_ clause: NodeID, _ tree: SyntaxTree) -> Bool {
        let end = clause.rawValue + tree[clause].size
        return (clause.rawValue..<end).allSatisfy { index in
            switch tree.kind(NodeID(index)) {
            case .call, .closure, .macroExpansion, .inout, .await, .try: false
            default: true
            }
        }
    }

    private static func negation(of clause: NodeID, _ scope: OperatorScope) -> String {
        let tree = scope.tree
        switch tree.kind(clause) {
        case .prefix where tree.text(tree.mainToken(clause)) == "!" && !scope.redefines("!", .prefix):
            guard let operand = tree.firstChild(clause) else { break }
            // `!(a && b)` gives back `a && b`.
            return tree.flatText(tree.unparenthesized(operand))
        case .reference, .member, .call, .subscriptCall, .tuple, .forceUnwrap, .boolean, .optionalChain:
            return "!" + tree.flatText(clause)
        case .sequence:
            if let comparison = BinaryExpression(tree, clause), let opposite = ["==": "!=", "!=": "=="][comparison.spelling],
                !scope.redefines("==", .infix), !scope.redefines("!=", .infix)
            {
                return "\(tree.flatText(comparison.left)) \(opposite) \(tree.flatText(comparison.right))"
            }
        default: break
        }
        return "!(\(tree.flatText(clause)))"
    }

    /// An expression that can be between `?` and `:`, after `:`, or as an argument next to them.
    static func operand(_ node: NodeID, in scope: OperatorScope) -> String {
        let text = scope.tree.text(node)
        switch scope.tree.kind(node) {
        case .sequence: return scope.binds(node, tighterThan: .ternary) ? text : "(\(text))"
        case .try, .await, .unsafe, .if, .switch, .consume, .copy: return "(\(text))"
        default: return text
        }
    }
}

/// A file and what its operators mean and how they bind there, as the program and the preludes declare them.
struct OperatorScope {
    let analyzer: Analyzer
    let file: FileID
    let tree: SyntaxTree

    init(_ analyzer: Analyzer, file: FileID) {
        self.analyzer = analyzer
        self.file = file
        tree = analyzer.program.tree(file)
    }

    /// What an expression is next to.
    enum Neighbour: String {
        /// `?` or `:`
        case ternary = "TernaryPrecedence"
        /// `&&`
        case conjunction = "LogicalConjunctionPrecedence"
    }

    /// Whether an expression to the left of an operator is its operand without parentheses. A cast never is: `a as B ?` reads as `B?`.
    func binds(_ node: NodeID, tighterThan neighbour: Neighbour) -> Bool {
        guard tree.kind(node) == .sequence else { return true }
        let group = analyzer.precedence.group(named: neighbour.rawValue, from: file)
        return tree.children(node).allSatisfy { part in
            switch tree.kind(part) {
            case .binaryOperator:
                analyzer.precedence.association(
                    analyzer.precedence.group(ofInfix: analyzer.program.name(of: tree.mainToken(part), in: file), from: file), group)
                    == .left
            case .ternary, .assignment, .cast, .arrow: false
            default: true
            }
        }
    }

    /// Whether the program has functions of its own for an operator that may not mean what the standard one does: all but the equality of a
    /// type with itself, which brings its opposite.
    func redefines(_ text: String, _ fixity: OperatorFixity) -> Bool {
        guard let name = analyzer.program.names.find(text) else { return false }
        return analyzer.program.operatorFunctions(named: name, fixity, from: file).contains { function in
            let parameters = analyzer.signature(of: function).parameters
            return parameters.count != 2 || parameters[0].type != parameters[1].type
        }
    }
}

extension SyntaxTree {
    /// A node's text unchanged where that is one line, else on one line.
    func flatText(_ node: NodeID) -> String {
        let text = text(node)
        return text.utf8.contains { $0 == 0x0A || $0 == 0x0D } ? oneLine(node) : text
    }
}
