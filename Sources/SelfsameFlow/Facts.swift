// What holds where a piece of code stands: the conditions around it that members of its type decide. Two values under opposite facts never follow
// one another in a place where the fact stays the same, and a branch inside its own condition always takes the same arm.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

/// A condition around some code, and how it has come out there.
package struct Fact: Hashable {
    /// The condition, as written.
    var text: String
    /// The type whose members decide it.
    var owner: DeclID
    /// `true`, `false`, or the case of a `switch`.
    package var outcome: String
    /// Where the condition stands.
    package var node: NodeID
    /// The code that it is part of.
    package var scope: CodeScope

    /// Whether two facts are about one condition.
    package func isAbout(_ other: Fact) -> Bool { text == other.text && owner == other.owner }

    /// Whether two facts never hold at once.
    func excludes(_ other: Fact) -> Bool {
        guard owner == other.owner, let (subject, cases) = cases, let (otherSubject, others) = other.cases else { return false }
        return subject == otherSubject && cases.isDisjoint(with: others)
    }

    /// Whether a fact says that a value is one case, which comes with no other value.
    func isOneCase(of value: String) -> Bool {
        guard let (subject, cases) = cases, subject == value, cases.count == 1 else { return false }
        return cases.first?.first == "." && !outcome.contains("(")
    }

    /// What a fact is about, and what that is by it: `phase` and `.ended`, of `phase == .ended` or of an arm of `switch phase`.
    private var cases: (subject: String, cases: Set<Substring>)? {
        if let first = outcome.first, first == "." || first == "\"" || first.isNumber {
            let names = outcome.split(separator: ", ").map { $0.prefix { $0 != "(" } }
            return names.allSatisfy { $0.first == first || $0.first?.isNumber == true && first.isNumber } ? (text, Set(names)) : nil
        }
        let parts = text.split(separator: " ")
        guard outcome == "true", parts.count % 4 == 3, parts.indices.allSatisfy({ $0 % 4 != 1 || parts[$0] == "==" }),
            parts.indices.allSatisfy({ $0 % 4 != 2 || parts[$0].hasPrefix(".") }),
            parts.indices.allSatisfy({ $0 % 4 != 3 || parts[$0] == "||" }),
            parts.indices.allSatisfy({ $0 % 4 != 0 || parts[$0] == parts[0] })
        else { return outcome == "true" || outcome == "false" ? (text, [Substring(outcome)]) : nil }
        return (String(parts[0]), Set(parts.indices.filter { $0 % 4 == 2 }.map { parts[$0] }))
    }
}

extension [Fact] {
    /// Whether some of these never hold at once with some others.
    func exclude(_ others: [Fact]) -> Bool { contains { fact in others.contains { $0.excludes(fact) } } }
}

extension Flow {
    /// What holds where a node stands, inside the declaration that it is part of.
    func facts(at node: NodeID, in scope: CodeScope) -> [Fact] {
        let tree = program.tree(scope.file)
        return tree.conditions(around: node, in: scope.declaration == .none ? .none : program[scope.declaration].node).flatMap { around in
            switch around {
            case .clauses(let clauses, let holds):
                tree.parts(of: clauses, holding: holds).compactMap { fact($0, holds: holds, in: scope) }
            case .cases(let subject, let items):
                [makeFact(subject, tree.oneLine(subject), items.map { tree.oneLine($0) }.joined(separator: ", "), in: scope)]
                    .compactMap { $0 }
            }
        }
    }

    /// Whether what holds where one use stands excludes what holds where another one does: they are never on screen at once.
    func areInDifferentArms(_ a: NameUse, _ b: NameUse) -> Bool {
        guard case let known = factsAround(a, depth: 0), !known.isEmpty else { return false }
        return factsAround(b, depth: 0).exclude(known)
    }

    /// What holds where a use stands, by the conditions around it and by those around all that use the member of a view that it is part of.
    private func factsAround(_ use: NameUse, depth: Int) -> [Fact] {
        guard let around = program.declaration(around: use) else { return [] }
        let own = facts(at: use.node, in: CodeScope(around, file: use.file))
        let owner = program.nominal(containing: around)
        guard depth < 4, owner != .none, isContentType(owner), !wellKnown.names.isBody(program[around].name), isClosed(around),
            case let users = uses(of: around).filter({ isOwn($0, of: owner) && !isOther($0, than: around) }), !users.isEmpty,
            users.count < 16,
            users.allSatisfy({ program.declaration(around: $0) != around })
        else { return own }
        let outer = users.map { factsAround($0, depth: depth + 1) }
        return own + outer[0].filter { fact in outer.allSatisfy { $0.contains { $0.isAbout(fact) && $0.outcome == fact.outcome } } }
    }

    /// What decides between two arms: the clauses in which they differ, where that is known, else all that the branch asks.
    package func nodesDeciding(_ first: Int, or second: Int, of branch: BranchSyntax, in body: LoweredBody) -> [NodeID] {
        let parting = clausesParting(first, from: second, of: branch, in: body)
        return parting.isEmpty ? program.tree(body.file).conditionNodes(of: branch) : parting
    }

    /// The clauses that are not the same in two arms of an `if`, whatever else they ask: each of them has to come out otherwise for one arm to follow
    /// the other.
    package func clausesParting(_ first: Int, from second: Int, of branch: BranchSyntax, in body: LoweredBody) -> [NodeID] {
        guard branch.form == .if else { return [] }
        let tree = program.tree(body.file)
        func facts(_ arm: Int) -> [Fact] {
            branch.arms.prefix(arm + 1).enumerated().flatMap { index, other -> [Fact] in
                guard let list = other.conditions else { return [] }
                let holds = index == arm
                return tree.parts(of: tree.clauses(of: list), holding: holds).compactMap {
                    fact($0, holds: holds, in: CodeScope(body), namingLocals: true)
                }
            }
        }
        let others = facts(max(first, second))
        return facts(min(first, second)).filter { fact in others.contains { $0.excludes(fact) } }.map(\.node)
    }

    /// What a clause says where it holds, or where it does not. What local names stand for counts only where that is asked for in one scope.
    func fact(_ clause: NodeID, holds: Bool, in scope: CodeScope, namingLocals: Bool = false) -> Fact? {
        let tree = program.tree(scope.file)
        switch tree.kind(clause) {
        case .prefix where tree.text(clause).hasPrefix("!"):
            return tree.firstChild(clause).flatMap { fact($0, holds: !holds, in: scope, namingLocals: namingLocals) }
        case .optionalBinding:
            guard let value = tree.unwrapped(in: clause) else { return nil }
            return makeFact(clause, tree.oneLine(value) + " != nil", "\(holds)", in: scope, namingLocals: namingLocals)
        case .sequence:
            if let comparison = BinaryExpression(tree, clause), tree.kind(comparison.right) == .nil,
                ["==", "!="].contains(comparison.spelling)
            {
                return makeFact(
                    clause, tree.oneLine(comparison.left) + " != nil", "\(holds == (comparison.spelling == "!="))", in: scope,
                    namingLocals: namingLocals)
            }
            return makeFact(clause, tree.oneLine(clause), "\(holds)", in: scope, namingLocals: namingLocals)
        case .matchingCondition, .availabilityCondition: return nil
        default: return makeFact(clause, tree.oneLine(clause), "\(holds)", in: scope, namingLocals: namingLocals)
        }
    }

    /// A fact that only members of the type around decide: a local name means something else in each function, and in each call.
    private func makeFact(_ node: NodeID, _ text: String, _ outcome: String, in scope: CodeScope, namingLocals: Bool = false) -> Fact? {
        let tree = program.tree(scope.file)
        let owner = scope.type(in: program)
        guard owner != .none else { return nil }
        let isDecidedByMembers = (node.rawValue..<node.rawValue + tree[node].size).map { NodeID($0) }.allSatisfy { part in
            if let name = tree.nameRead(at: part) { return namingLocals || isDeclaration(name, at: part, in: scope) }
            return ![.closure, .call, .await].contains(tree.kind(part))
        }
        return isDecidedByMembers ? Fact(text: text, owner: owner, outcome: outcome, node: node, scope: scope) : nil
    }

    private func isDeclaration(_ token: TokenID, at node: NodeID, in scope: CodeScope) -> Bool {
        if case .declaration = origin(of: token, at: node, in: scope) { true } else { false }
    }

    /// Whether a branch stands inside its own condition, here or wherever the member that it is part of is used: one arm is never made.
    func isDecidedAround(_ branch: BranchSyntax, in body: LoweredBody) -> Bool {
        let tree = program.tree(body.file)
        guard branch.form == .if, let list = branch.arms.first?.conditions, branch.arms.count <= 2, branch.arms.last?.conditions == nil,
            case let clauses = tree.clauses(of: list), clauses.count == 1, let own = fact(clauses[0], holds: true, in: CodeScope(body))
        else { return false }
        return isDecided(own, at: branch.node, in: CodeScope(body), depth: 0)
    }

    private func isDecided(_ fact: Fact, at node: NodeID, in scope: CodeScope, depth: Int) -> Bool {
        if facts(at: node, in: scope).contains(where: { $0.isAbout(fact) }) { return true }
        guard depth < 4, scope.declaration != .none, program[scope.declaration].flags.isDisjoint(with: [.isOpenOrPublic, .isOverride])
        else {
            return false
        }
        let callers = uses(of: scope.declaration).filter { !isInPreviewOrTest($0) && !isOther($0, than: scope.declaration) }
        guard !callers.isEmpty, callers.count < 16 else { return false }
        return callers.allSatisfy { use in
            guard let around = program.declaration(around: use), around != scope.declaration else { return false }
            let outside = CodeScope(around, file: use.file)
            return outside.type(in: program) == fact.owner && isDecided(fact, at: use.node, in: outside, depth: depth + 1)
        }
    }

    /// Whether code of a type names what may be a member of its own: `row`, `self.row`, and not the case `.row`.
    private func isOwn(_ use: NameUse, of owner: DeclID) -> Bool {
        let tree = program.tree(use.file)
        guard !(tree.parent(use.node).map { tree.isCaseName($0) } ?? false), tree.base(ofMember: use.node).map({ tree.isSelf($0) }) ?? true
        else { return false }
        return program.declaration(around: use).map { program.nominal(containing: $0) == owner } ?? false
    }

    /// Whether a use certainly means something else: a local name, or a member of another type.
    private func isOther(_ use: NameUse, than declaration: DeclID) -> Bool {
        let tree = program.tree(use.file)
        guard let around = program.declaration(around: use) else { return false }
        let scope = CodeScope(around, file: use.file)
        if let base = tree.base(ofMember: use.node), !tree.isSelf(base) {
            let type = nominal(typeOfValue(base, in: scope))
            return type != .none && type != program.nominal(containing: declaration)
        }
        if case .declaration(let found) = origin(of: tree.mainToken(use.node), at: use.node, in: scope) { return found != declaration }
        return true
    }
}

/// What decides whether a piece of code is reached.
package enum ConditionAround {
    /// The clauses of an `if` or a `guard`, or what stands before the `?` of a ternary: all of them hold, or not all of them do.
    case clauses([NodeID], holds: Bool)
    /// A `switch` over a subject has come to one of these cases; none for `default`.
    case cases(subject: NodeID, items: [NodeID])

    /// The expressions that decide.
    package var nodes: [NodeID] {
        switch self {
        case .clauses(let clauses, _): clauses
        case .cases(let subject, _): [subject]
        }
    }
}

extension SyntaxTree {
    /// The parts of clauses that all hold, or all do not: of those that hold the operands of `&&`, of one that does not hold those of `||`. Which of
    /// several clauses does not hold is not known.
    func parts(of clauses: [NodeID], holding holds: Bool) -> [NodeID] {
        if holds { return clauses.flatMap { operands(of: $0, joinedBy: "&&") } }
        return clauses.count == 1 ? operands(of: clauses[0], joinedBy: "||") : []
    }

    /// What decides whether a node is reached inside a declaration, from the inside out: the `if`s, `switch`es and ternaries around it, and the
    /// `guard`s before it.
    package func conditions(around node: NodeID, in declaration: NodeID) -> [ConditionAround] {
        var result: [ConditionAround] = []
        var inner = node
        while let outer = parent(inner), outer != declaration {
            switch kind(outer) {
            case .if:
                guard let list = child(outer, .conditionList), list != inner else { break }
                result.append(.clauses(clauses(of: list), holds: child(outer, .block) == inner))
            case .sequence:
                // `a ? b : c ? d : e` is one flat run.
                var condition: [NodeID] = []
                for operand in children(outer) where operand <= inner {
                    switch kind(operand) {
                    case .ternary:
                        result.append(.clauses(condition, holds: operand == inner))
                        condition = []
                    case .assignment: condition = []
                    default: condition.append(operand)
                    }
                }
            case .switchCase:
                guard let owner = parent(outer), kind(owner) == .switch, let subject = firstChild(owner) else { break }
                result.append(.cases(subject: subject, items: children(outer).filter { kind($0) == .caseItem }))
            case .block, .statementList, .closure, .getterBlock:
                for statement in children(outer).prefix(while: { $0 < inner }) where kind(statement) == .guard {
                    if let list = child(statement, .conditionList) { result.append(.clauses(clauses(of: list), holds: true)) }
                }
            default: break
            }
            inner = outer
        }
        return result
    }
}
