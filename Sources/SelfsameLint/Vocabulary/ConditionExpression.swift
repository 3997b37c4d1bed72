// The condition of an `if` as an expression that can stand before `?`, in an argument, or after `!`. Clauses are joined by `&&`, which
// evaluates them as the comma does. A condition that binds names or asks for availability has no such expression.

import SelfsameSyntax

/// A condition as an expression.
struct ConditionExpression {
    /// The text, on one line.
    let text: String
    /// The text of its opposite.
    let negated: String
    /// Whether it can stand before `?` as it is.
    private let isTernaryOperand: Bool
    /// Whether it reads values only: no call that might do something.
    let isPure: Bool

    init?(_ conditionList: NodeID, in tree: SyntaxTree) { self.init(clauses: tree.children(conditionList).map { $0 }, in: tree) }

    init?(clauses: [NodeID], in tree: SyntaxTree) {
        guard !clauses.isEmpty, clauses.allSatisfy({ Self.isOperand($0, tree) }) else { return nil }
        isPure = clauses.allSatisfy { Self.isPure($0, tree) }
        if clauses.count == 1 {
            text = tree.flatText(clauses[0])
            negated = Self.negation(of: clauses[0], tree)
            isTernaryOperand =
                tree.kind(clauses[0]) != .sequence || tree.operators(of: clauses[0]).allSatisfy { Self.binds(tighterThan: .ternary, $0) }
        } else {
            let parts = clauses.map { clause in
                let isTight = tree.kind(clause) != .sequence || tree.operators(of: clause).allSatisfy { Self.binds(tighterThan: .and, $0) }
                return isTight ? tree.flatText(clause) : "(\(tree.flatText(clause)))"
            }
            text = parts.joined(separator: " && ")
            negated = "!(\(text))"
            isTernaryOperand = true
        }
    }

    /// The text before `?`.
    var ternaryText: String { isTernaryOperand ? text : "(\(text))" }

    /// `condition ? first : second`; the operands are taken as they are.
    func choose(_ first: String, _ second: String) -> String { "\(ternaryText) ? \(first) : \(second)" }

    /// The text that is true in the arm of that index of an `if … else …`.
    func text(ofArm index: Int) -> String { index == 0 ? text : negated }

    // MARK: What may stand in an expression

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

    private static func negation(of clause: NodeID, _ tree: SyntaxTree) -> String {
        switch tree.kind(clause) {
        case .prefix where tree.text(tree.mainToken(clause)) == "!":
            guard let operand = tree.firstChild(clause) else { break }
            // `!(a && b)` gives back `a && b`.
            if tree.kind(operand) == .tuple, let argument = tree.firstChild(operand), let inner = tree.firstChild(argument),
                tree[operand].size == tree[argument].size + 1
            {
                return tree.flatText(inner)
            }
            return tree.flatText(operand)
        case .reference, .member, .call, .subscriptCall, .tuple, .forceUnwrap, .boolean, .optionalChain:
            return "!" + tree.flatText(clause)
        case .sequence:
            let parts = tree.children(clause).map { $0 }
            if parts.count == 3, tree.kind(parts[1]) == .binaryOperator, let opposite = ["==": "!=", "!=": "=="][tree.text(parts[1])] {
                return "\(tree.flatText(parts[0])) \(opposite) \(tree.flatText(parts[2]))"
            }
        default: break
        }
        return "!(\(tree.flatText(clause)))"
    }

    // MARK: Precedence

    private enum Level { case ternary, and }

    /// Whether an operator of a sequence binds tighter than `?:` or `&&`; one that the standard library does not have may not.
    private static func binds(tighterThan level: Level, _ name: String) -> Bool {
        if known.contains(name) { return true }
        return level == .ternary && name == "||"
    }

    private static let known: Set<String> = [
        "&&", "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=", "??", "...", "..<", "+", "-", "&+", "&-", "|", "^", "*", "/", "%", "&",
        "&*", "<<", ">>", "&<<", "&>>", ".==", ".!=",
    ]

    /// An expression that can stand between `?` and `:`, after `:`, or as an argument beside them.
    static func operand(_ node: NodeID, in tree: SyntaxTree) -> String {
        let text = tree.text(node)
        switch tree.kind(node) {
        case .sequence:
            return tree.operators(of: node).allSatisfy { binds(tighterThan: .ternary, $0) } ? text : "(\(text))"
        case .try, .await, .unsafe, .if, .switch, .consume, .copy: return "(\(text))"
        default: return text
        }
    }
}

extension SyntaxTree {
    /// The operators of a sequence as text; casts, ternaries and assignments by a word that no operator has.
    func operators(of sequence: NodeID) -> [String] {
        children(sequence).compactMap { part in
            switch kind(part) {
            case .binaryOperator: text(part)
            case .ternary: "?:"
            case .assignment: "="
            case .cast: "as"
            case .arrow: "->"
            default: nil
            }
        }
    }

    /// A node's text as it stands where that is one line, else on one line.
    func flatText(_ node: NodeID) -> String {
        let text = text(node)
        return text.utf8.contains { $0 == 0x0A || $0 == 0x0D } ? oneLine(node) : text
    }
}
