// Sequences of operands and operators as they are typed; and what is chosen between: ternaries, and `if` and `switch`
// as expressions. Which function an operator means is decided in BodyTyper+OperatorOverloads.swift.

import SelfsameDeclarations
import SelfsameSyntax

extension Inference {
    /// The longest sequence that is folded: what reads it goes as deep as it is long.
    private static let sequenceLimit = 4_000

    /// A sequence as a run of operands; nil where its operators leave open how they bind, or one is not declared.
    package func operands(of node: NodeID, in file: FileID) -> OperandRun? {
        // A cast holds its right operand itself.
        let tree = program.tree(file)
        let items = tree.children(node).flatMap { tree.kind($0) == .cast ? [$0, $0] : [$0] }
        guard items.count <= Self.sequenceLimit else { return nil }
        let groups = items.enumerated().map { $0.offset % 2 == 1 ? precedenceGroup(of: $0.element, in: file) : .none }
        let casts = items.indices.filter { $0 % 2 == 1 && tree.kind(items[$0]) == .cast }
        return FoldedSequence(items: items, groups: groups, casts: Set(casts), table: precedence).map {
            OperandRun(sequence: $0, node: node, range: $0.range)
        }
    }

    /// The precedence group of an operator of a sequence; `.none` for an operand and for an operator that is not declared.
    func precedenceGroup(of node: NodeID, in file: FileID) -> DeclID {
        let tree = program.tree(file)
        return switch tree.kind(node) {
        case .ternary: precedence.group(named: "TernaryPrecedence", from: file)
        case .assignment: precedence.group(named: "AssignmentPrecedence", from: file)
        case .cast: precedence.group(named: "CastingPrecedence", from: file)
        case .arrow: precedence.group(named: "FunctionArrowPrecedence", from: file)
        case .binaryOperator: precedence.group(ofInfix: program.name(of: tree.mainToken(node), in: file), from: file)
        default: .none
        }
    }
}

extension BodyTyper {
    /// The operator of a node inside a sequence.
    func operatorText(_ node: NodeID) -> String {
        switch tree.kind(node) {
        case .ternary: "?"
        case .assignment: "="
        case .cast: tree.text(tree.mainToken(node)) == "is" ? "is" : "as"
        case .arrow: "->"
        default: tree.text(node)
        }
    }

    /// A sequence as a run; nil where its operators leave open how they bind.
    func run(_ node: NodeID) -> OperandRun? {
        if let known = typing.operandRuns[node] { return known }
        let run = analyzer.operands(of: node, in: file)
        typing.operandRuns[node] = .some(run)
        return run
    }

    /// A sequence of operands and operators.
    func sequence(_ node: NodeID, _ expecting: TypeID?) -> Typed {
        guard let run = run(node) else {
            let undeclared = tree.children(node).first {
                tree.kind($0) == .binaryOperator && analyzer.precedenceGroup(of: $0, in: file) == .none
            }
            return undeclared.map { opaque(.undeclaredName, node, name: name($0)) } ?? opaque(.unsupported, node)
        }
        return value(of: run, expecting)
    }

    /// Types a run by the operator that it is split at.
    func value(of run: OperandRun, _ expecting: TypeID?) -> Typed {
        if let single = run.single { return expression(single, expecting: expecting) }
        let first = run.first
        if [.try, .await, .unsafe].contains(tree.kind(first)), let operand = operand(first) {
            // To the left of an operator they take in all that stands to the right of them.
            var inner = run
            inner.head = operand
            return tried(by: first, expecting) { value(of: inner, $0) }
        }
        guard let (operation, left, right) = run.parts else { return opaque(.syntaxError, run.node) }
        switch tree.kind(operation) {
        case .cast: return cast(operation, run.node)
        case .assignment: return Typed(analyzer.voidType)
        case .ternary: return ternary(operation, right, run, expecting)
        case .arrow: return opaque(.unsupported, run.node)
        default: return binary(operation, left, right, run, expecting)
        }
    }

    /// What a ternary chooses between, in source order: two values, more where an else part is a ternary again. Nil where the loosest
    /// operator of a sequence is another one, or an else part is no single node.
    func ternaryValues(_ node: NodeID) -> [NodeID]? {
        guard let (values, last) = ternaryChoices(node) else { return nil }
        return last.single.map { values + [$0] }
    }

    /// The same with the last else part as a run: of `a ? 0...1 : 0...2` that is not one node.
    func ternaryChoices(_ node: NodeID) -> (values: [NodeID], last: OperandRun)? {
        guard tree.kind(node) == .sequence, tree.children(node).contains(where: { tree.kind($0) == .ternary }), var rest = run(node),
            !isOptionalTry(rest.first)
        else { return nil }
        var values: [NodeID] = []
        while let (operation, _, right) = rest.parts, tree.kind(operation) == .ternary {
            guard let yes = tree.firstChild(operation), !isOptionalTry(right.first) || right.single != nil else { return nil }
            values.append(yes)
            rest = right
        }
        return values.isEmpty ? nil : (values, rest)
    }

    /// `try?`
    func isOptionalTry(_ node: NodeID) -> Bool {
        tree.kind(node) == .try && tree.tokens.kind(tree.mainToken(node).next) == .questionPostfix
    }

    private func cast(_ item: NodeID, _ node: NodeID) -> Typed {
        guard let typeNode = tree.firstChild(item) else { return opaque(.syntaxError, node) }
        let keyword = tree.mainToken(item)
        if tree.text(keyword) == "is" { return Typed(analyzer.boolType) }
        let type = resolveType(typeNode)
        return Typed(tree.tokens.kind(keyword.next) == .questionPostfix ? analyzer.optionalType(type) : type)
    }

    private func ternary(_ item: NodeID, _ right: OperandRun, _ run: OperandRun, _ expecting: TypeID?) -> Typed {
        guard let yesNode = tree.firstChild(item) else { return opaque(.syntaxError, run.node) }
        var yes = expression(yesNode, expecting: expecting)
        var no = value(of: right, expecting)
        if let noNode = right.single, isContextual(yesNode) != isContextual(noNode) {
            if isContextual(yesNode) { yes = other(yesNode, like: no.type) } else { no = other(noNode, like: yes.type) }
        }
        var type = join(yes.type, no.type)
        if case .unknown(.typesDiffer, _) = analyzer.types[type] {
            // A literal is of the other value's type: `c ? 1 : 2.5`, `c ? d ? 1 : 2 : 2.5`.
            let choices = [(yes, value(of: right, yes.type)), (expression(yesNode, expecting: no.type), no)]
            if let found = choices.first(where: { analyzer.isKnown(join($0.0.type, $0.1.type)) }) {
                (yes, no) = found
                type = join(yes.type, no.type)
            }
        }
        if let noNode = right.single, case .unknown(.typesDiffer, _) = analyzer.types[type] {
            // One of them may have an overload with the type of the other: `c ? items : items.dropLast()`.
            if reading.otherResults[noNode]?.types.contains(yes.type) == true { type = yes.type }
            if reading.otherResults[yesNode]?.types.contains(no.type) == true { type = no.type }
            if isContextual(yesNode), isContextual(noNode), case .unknown = analyzer.types[type] {
                type = joinedElements([yesNode, noNode], wanted: nil)
            }
        }
        guard yes.fragment != nil || no.fragment != nil else { return Typed(type) }
        return Typed(type, choice(run.node, type, [(yesNode, yes), (right.first, no)]))
    }

    /// What a ternary chooses beside a value of a type of its own: an implicit member is one of that type.
    private func other(_ node: NodeID, like type: TypeID) -> Typed {
        guard startsImplicitly(node), !analyzer.isUnknown(type) else { return expression(node, expecting: type) }
        var root = node
        while !isImplicitMember(root), let first = tree.firstChild(root) { root = first }
        return implicitChain(node, root: root, base: type)
    }

    /// A choice between content that does not split identity.
    func choice(_ node: NodeID, _ type: TypeID, _ arms: [(syntax: NodeID, typed: Typed)]) -> Fragment {
        let fragment = Fragment(.choice, node, type)
        fragment.isExhaustive = true
        fragment.children = arms.enumerated().map { index, arm in
            let piece = Fragment(.arm, arm.syntax, arm.typed.type)
            piece.children = [(.value, arm.typed.fragment ?? plain(arm.typed.type, arm.syntax))]
            return (.arm(index), piece)
        }
        if case .unknown(let reason, let name) = analyzer.types[type], fragment.children.allSatisfy({ analyzer.isKnown($0.fragment.type) })
        {
            fragment.unknown = Unknown(reason: reason, syntax: node, name: name)
        }
        return fragment
    }

    // MARK: `if` and `switch` as expressions

    /// `if`/`switch` as an expression: all arms share one type (SE-0380).
    func choiceExpression(_ node: NodeID, _ expecting: TypeID?) -> Typed {
        var arms: [ChoiceArm] = []
        let isExhaustive = collectArms(node, expecting, &arms)
        guard let first = arms.first, isExhaustive else { return notAValue(node) }
        let contributing = arms.filter { analyzer.nominal($0.typed.type) != analyzer.wellKnown.never }
        var type = contributing.first?.typed.type ?? first.typed.type
        // Where nothing is wanted of them, each arm has to say by itself what it is: not `.red`, `nil` or `[]`.
        if expecting == nil, let open = contributing.first(where: { isContextual($0.value) && !analyzer.isKnown($0.typed.type) }) {
            return opaque(.notInferred, open.value)
        }
        for arm in contributing.dropFirst() where arm.typed.type != type {
            let joined = join(type, arm.typed.type)
            if case .unknown(.typesDiffer, _) = analyzer.types[joined], analyzer.isKnown(type), analyzer.isKnown(arm.typed.type) {
                let spelled = (analyzer.spelling(analyzer.printed(type)), analyzer.spelling(analyzer.printed(arm.typed.type)))
                typing.diagnostics[contributing[0].syntax] = "branches have mismatching types `\(spelled.0)` and `\(spelled.1)`"
            }
            type = joined
        }
        guard arms.contains(where: { $0.typed.fragment != nil }) else { return Typed(type) }
        return Typed(type, choice(node, type, arms.map { ($0.syntax, $0.typed) }))
    }

    /// An arm of an `if` or `switch` that is an expression, and the value that it gives.
    private struct ChoiceArm {
        var syntax: NodeID
        var value: NodeID
        var typed: Typed
    }

    /// An `if` or `switch` that gives no value: without `else`, or with an arm of several statements. As the whole body of a property
    /// or function with an opaque result that is a mistake; elsewhere it is a statement.
    private func notAValue(_ node: NodeID) -> Typed {
        guard declaration != .none, let holder = analyzer.bodyHolder(of: declaration), tree.parent(node) == holder,
            !analyzer.opaqueNodes(of: declaration).isEmpty
        else { return Typed(analyzer.voidType) }
        let kind = tree.kind(node) == .switch ? "switch" : "if"
        typing.diagnostics[program[declaration].node] = "this `\(kind)` has no value: it needs all arms, with one expression each"
        return opaque(.unsupported, node)
    }

    /// Collects the values of the arms. False: some arm gives none.
    private func collectArms(_ node: NodeID, _ expecting: TypeID?, _ arms: inout [ChoiceArm]) -> Bool {
        var isComplete = true
        if tree.kind(node) == .switch {
            for label in program.activeItems(of: node, in: file) where tree.kind(label) == .switchCase {
                let statements = tree.child(label, .statementList).map { program.activeItems(of: $0, in: file) } ?? []
                isComplete = addArm(label, statements, expecting, &arms) && isComplete
            }
            return isComplete
        }
        let blocks = tree.children(node).filter { [.block, .if].contains(tree.kind($0)) }
        for block in blocks {
            let gives =
                tree.kind(block) == .if
                ? collectArms(block, expecting, &arms) : addArm(block, program.activeItems(of: block, in: file), expecting, &arms)
            isComplete = gives && isComplete
        }
        return isComplete && blocks.count > 1
    }

    private func addArm(
        _ syntax: NodeID, _ statements: [NodeID], _ expecting: TypeID?, _ arms: inout [ChoiceArm]
    ) -> Bool {
        guard let last = statements.last else { return false }
        if statements.count == 1, isExpression(last) {
            arms.append(ChoiceArm(syntax: syntax, value: last, typed: here(last).expression(last, expecting: expecting)))
            return true
        }
        if tree.kind(last) == .then, let value = tree.firstChild(last) {
            arms.append(ChoiceArm(syntax: syntax, value: value, typed: here(value).expression(value, expecting: expecting)))
            return true
        }
        // An arm that leaves (`throw`, `return`) gives no value and needs none.
        return [.throw, .return, .break, .continue].contains(tree.kind(last))
    }
}
