// The source of a branch: which condition or which cases select each of its arms. Read from the syntax of the lowered `branch` or `choice`
// node, so that identity, rules and fixes agree on what an arm is.

import SelfsameSyntax

/// What selects one arm and what stands in it, as source.
public struct ArmSyntax: Sendable {
    /// The `conditionList` of an `if` or `else if`; nil for `else` and for cases.
    public var conditions: NodeID?
    /// The `caseItem`s of a `switchCase`; empty for `default` and for arms of an `if`.
    public var items: [NodeID]
    /// The `block`, the `switchCase`, or the operand of a ternary.
    public var body: NodeID
    /// The block or `statementList` that holds the statements; the operand in a ternary.
    public var statements: NodeID
    /// Whether the arm is `else` or `default`.
    public var isElse: Bool { conditions == nil && items.isEmpty }
}

/// The source of a branch.
public struct BranchSyntax: Sendable {
    /// What a branch is written as.
    public enum Form: Sendable { case `if`, `switch`, ternary }

    /// How it is written.
    public var form: Form
    /// The outermost `if`, the `switch`, or the `sequence` of a ternary.
    public var node: NodeID
    /// The subject of a `switch`.
    public var subject: NodeID?
    /// The arms in source order.
    public var arms: [ArmSyntax]

    /// The arm that a node is part of, as an index; nil for a node outside of the arms.
    package func arm(around node: NodeID, in tree: SyntaxTree) -> Int? {
        arms.firstIndex { tree.range($0.body).contains(tree.range(node)) }
    }
}

extension LoweredBody {
    /// The source of a `branch` or `choice`; nil where the source is broken.
    public func branchSyntax(of branch: ViewNodeID, tree: SyntaxTree) -> BranchSyntax? {
        let node = self[branch].syntax
        let arms = children(branch)
        guard self[branch].kind == .branch || self[branch].kind == .choice else { return nil }
        switch tree.kind(node) {
        case .if:
            let parts = arms.compactMap { tree.ifArm(self[$0].syntax) }
            return parts.count == arms.count ? BranchSyntax(form: .if, node: node, subject: nil, arms: parts) : nil
        case .switch:
            let parts = arms.compactMap { tree.switchArm(self[$0].syntax) }
            guard parts.count == arms.count, let subject = tree.firstChild(node) else { return nil }
            return BranchSyntax(form: .switch, node: node, subject: subject, arms: parts)
        case .sequence:
            let parts = arms.map { arm in
                let operand = self[arm].syntax
                return ArmSyntax(conditions: nil, items: [], body: operand, statements: operand)
            }
            return BranchSyntax(form: .ternary, node: node, subject: nil, arms: parts)
        case .block, .getterBlock: return tree.returningBranch(in: node, of: arms.map { self[$0].syntax })
        default: return nil
        }
    }
}

extension SyntaxTree {
    fileprivate func ifArm(_ block: NodeID) -> ArmSyntax? {
        guard kind(block) == .block, let owner = parent(block), kind(owner) == .if else { return nil }
        let isFirst = child(owner, .block) == block
        return ArmSyntax(conditions: isFirst ? child(owner, .conditionList) : nil, items: [], body: block, statements: block)
    }

    fileprivate func switchArm(_ node: NodeID) -> ArmSyntax? {
        guard kind(node) == .switchCase, let statements = child(node, .statementList) else { return nil }
        return ArmSyntax(conditions: nil, items: children(node).filter { kind($0) == .caseItem }, body: node, statements: statements)
    }

    /// The `if` around two explicit returns, the second of which may stand after it: a body without a result builder.
    fileprivate func returningBranch(in body: NodeID, of results: [NodeID]) -> BranchSyntax? {
        let statements = children(body).map { $0 }
        guard results.count == 2, let node = statements.first, kind(node) == .if, let block = child(node, .block),
            range(block).contains(range(results[0]))
        else { return nil }
        let first = ArmSyntax(conditions: child(node, .conditionList), items: [], body: block, statements: block)
        var other: NodeID?
        if statements.count == 1 {
            other = children(node).filter { kind($0) == .block }.dropFirst().first
        } else if statements.count == 2, children(node).contains(where: { kind($0) == .if }) == false {
            other = statements[1]
        }
        guard let other, range(other).contains(range(results[1])), other != block else { return nil }
        let second = ArmSyntax(conditions: nil, items: [], body: other, statements: other)
        return BranchSyntax(form: .if, node: node, subject: nil, arms: [first, second])
    }

    /// What selects an arm, as written, on one line: the condition, `else`, `case .a`, `default`.
    public func label(of arm: ArmSyntax) -> String {
        if let conditions = arm.conditions { return oneLine(conditions) }
        guard kind(arm.body) == .switchCase else { return "else" }
        guard let last = arm.items.last else { return "default" }
        let keyword = mainToken(arm.body)
        let first = keyword == .none ? self[arm.body].firstToken : keyword.rawValue
        return oneLine(from: first, to: self[last].endToken)
    }

    /// The condition of a branch as written, on one line and without parentheses around all of it: of its first `if`, the subject of a `switch`, what
    /// stands before `?`.
    public func conditionText(of branch: BranchSyntax) -> String {
        var range = conditionTokens(of: branch)
        while range.count > 2, closingParenthesis(of: range.lowerBound, before: range.upperBound) == range.upperBound - 1 {
            range = range.lowerBound + 1..<range.upperBound - 1
        }
        return oneLine(from: range.lowerBound, to: range.upperBound)
    }

    /// The token that closes the parenthesis that a token opens; nil where it opens none.
    private func closingParenthesis(of first: UInt32, before end: UInt32) -> UInt32? {
        var depth = 0
        for token in first..<end {
            switch tokens.kind(TokenID(token)) {
            case .leftParen: depth += 1
            case .rightParen: depth -= 1
            default: break
            }
            if depth == 0 { return token == first ? nil : token }
        }
        return nil
    }

    /// The bytes of that condition.
    public func conditionRange(of branch: BranchSyntax) -> SourceRange {
        let tokens = conditionTokens(of: branch)
        guard tokens.lowerBound < tokens.upperBound else { return range(branch.node) }
        return SourceRange(
            start: self.tokens.range(TokenID(tokens.lowerBound)).start, end: self.tokens.range(TokenID(tokens.upperBound - 1)).end)
    }

    /// The nodes that decide which arm is taken: all conditions of a chain, the subject of a `switch` and the guards of its cases.
    public func conditionNodes(of branch: BranchSyntax) -> [NodeID] {
        switch branch.form {
        case .if: branch.arms.compactMap(\.conditions)
        case .switch:
            [branch.subject].compactMap { $0 } + branch.arms.flatMap { $0.items.compactMap { child($0, .whereClause) } }
        case .ternary: children(branch.node).prefix { kind($0) != .ternary }.map { $0 }
        }
    }

    private func conditionTokens(of branch: BranchSyntax) -> Range<UInt32> {
        func tokens(_ node: NodeID) -> Range<UInt32> { self[node].firstToken..<self[node].endToken }
        switch branch.form {
        case .if:
            return branch.arms.first?.conditions.map(tokens) ?? tokens(branch.node)
        case .switch:
            return tokens(branch.subject ?? branch.node)
        case .ternary:
            guard let question = child(branch.node, .ternary) else { return tokens(branch.node) }
            return self[branch.node].firstToken..<self[question].firstToken
        }
    }

    /// What an optional binding unwraps: its value, or of `if let x` the x.
    public func unwrapped(in binding: NodeID) -> NodeID? { initialValue(of: binding) ?? firstChild(binding) }

    /// The clauses of a condition in order: expressions, bindings, `case` matches, availability.
    public func clauses(of conditionList: NodeID) -> [NodeID] {
        children(conditionList).map { $0 }
    }
}
