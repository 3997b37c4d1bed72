// Operators: a flat sequence is folded by precedence while it is typed; the standard operators on standard types are decided here,
// all others by their declarations.

import SelfsameDeclarations
import SelfsameSyntax

/// Precedence and associativity of an operator, higher binds tighter.
struct Precedence {
    var level: Int
    var isRightAssociative = false

    /// The precedence groups of the standard library, lowest first.
    static func of(_ text: String) -> Precedence {
        switch text {
        case "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=":
            Precedence(level: 1, isRightAssociative: true)
        case "?": Precedence(level: 2, isRightAssociative: true)
        case "||": Precedence(level: 4)
        case "&&": Precedence(level: 5)
        case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=", ".==", ".!=": Precedence(level: 6)
        case "??": Precedence(level: 7, isRightAssociative: true)
        case "is", "as": Precedence(level: 8)
        case "...", "..<": Precedence(level: 9)
        case "+", "-", "&+", "&-", "|", "^", ".|", ".^": Precedence(level: 10)
        case "*", "/", "%", "&*", "&", ".&": Precedence(level: 11)
        case "<<", ">>", "&<<", "&>>": Precedence(level: 12)
        default: Precedence(level: 3)
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

    /// A sequence of operands and operators.
    func sequence(_ node: NodeID, _ expecting: TypeID?) -> Typed {
        let items = Array(tree.children(node))
        return fold(items[...], node, expecting)
    }

    /// Types a run of items by splitting it at its loosest operator.
    private func fold(_ items: ArraySlice<NodeID>, _ node: NodeID, _ expecting: TypeID?) -> Typed {
        guard let first = items.first else { return opaque(.syntaxError, node) }
        if items.count == 1 { return expression(first, expecting: expecting) }
        guard let split = loosest(items) else { return opaque(.syntaxError, node) }
        let left = items[..<split]
        let right = items[(split + 1)...]
        let item = items[split]
        switch tree.kind(item) {
        case .cast: return cast(item, left, node)
        case .assignment: return Typed(analyzer.voidType)
        case .ternary: return ternary(item, left, right, node, expecting)
        case .arrow: return opaque(.unsupported, node)
        default: return binary(operatorText(item), item, left, right, node, expecting)
        }
    }

    /// The position of the operator that binds least; of equal ones the last for left, the first for right associativity.
    private func loosest(_ items: ArraySlice<NodeID>) -> Int? {
        var best: (position: Int, precedence: Precedence)?
        for position in items.indices {
            switch tree.kind(items[position]) {
            case .binaryOperator, .assignment, .ternary, .cast, .arrow: break
            default: continue
            }
            let precedence = Precedence.of(operatorText(items[position]))
            guard let current = best else {
                best = (position, precedence)
                continue
            }
            if precedence.level < current.precedence.level
                || (precedence.level == current.precedence.level && !precedence.isRightAssociative)
            {
                best = (position, precedence)
            }
        }
        return best?.position
    }

    /// What a ternary chooses between, in source order: two values, more where an else part is a ternary again. Nil where the loosest
    /// operator of a sequence is another one, or an else part is no single node.
    func ternaryValues(_ node: NodeID) -> [NodeID]? {
        guard tree.kind(node) == .sequence else { return nil }
        var items = Array(tree.children(node))[...]
        var values: [NodeID] = []
        while items.count > 1 {
            guard let split = loosest(items), tree.kind(items[split]) == .ternary, let yes = tree.firstChild(items[split]),
                split > items.startIndex
            else { return nil }
            values.append(yes)
            items = items[(split + 1)...]
        }
        return items.first.map { values + [$0] }
    }

    private func cast(_ item: NodeID, _ left: ArraySlice<NodeID>, _ node: NodeID) -> Typed {
        guard let typeNode = tree.firstChild(item) else { return opaque(.syntaxError, node) }
        let keyword = tree.mainToken(item)
        if tree.text(keyword) == "is" { return Typed(analyzer.boolType) }
        let type = resolveType(typeNode)
        return Typed(tree.tokens.kind(keyword.next) == .questionPostfix ? analyzer.optionalType(type) : type)
    }

    private func ternary(
        _ item: NodeID, _ left: ArraySlice<NodeID>, _ right: ArraySlice<NodeID>, _ node: NodeID, _ expecting: TypeID?
    ) -> Typed {
        guard let yesNode = tree.firstChild(item), let noNode = right.first else { return opaque(.syntaxError, node) }
        var yes = expression(yesNode, expecting: expecting)
        var no = fold(right, node, expecting)
        if right.count == 1, isContextual(yesNode) != isContextual(noNode) {
            if isContextual(yesNode) { yes = other(yesNode, like: no.type) } else { no = other(noNode, like: yes.type) }
        }
        var type = join(yes.type, no.type)
        if right.count == 1, case .unknown(.typesDiffer) = analyzer.types[type] {
            // One of them may have an overload with the type of the other: `c ? items : items.dropLast()`.
            if otherResults[noNode]?.contains(yes.type) == true { type = yes.type }
            if otherResults[yesNode]?.contains(no.type) == true { type = no.type }
        }
        guard yes.fragment != nil || no.fragment != nil else { return Typed(type) }
        return Typed(type, choice(node, type, [(yesNode, yes), (noNode, no)]))
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
        if case .unknown(let reason) = analyzer.types[type], fragment.children.allSatisfy({ analyzer.isKnown($0.fragment.type) }) {
            fragment.unknown = Unknown(reason: reason, syntax: node, name: .none)
        }
        return fragment
    }

    private func binary(
        _ text: String, _ item: NodeID, _ left: ArraySlice<NodeID>, _ right: ArraySlice<NodeID>, _ node: NodeID, _ expecting: TypeID?
    ) -> Typed {
        switch text {
        case "&&", "||", "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=": return Typed(analyzer.boolType)
        case "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=": return Typed(analyzer.voidType)
        default: break
        }
        let isLeftContextual = left.count == 1 && left.first.map(isContextual) ?? false
        let isRightContextual = right.count == 1 && right.first.map(isContextual) ?? false
        if text == "??" { return coalesce(left, right, node, expecting) }
        var leftTyped = isLeftContextual ? Typed(.none) : fold(left, node, nil)
        var rightTyped = isRightContextual ? Typed(.none) : fold(right, node, nil)
        if isLeftContextual { leftTyped = fold(left, node, isRightContextual ? expecting : rightTyped.type) }
        if isRightContextual { rightTyped = fold(right, node, isLeftContextual ? expecting ?? leftTyped.type : leftTyped.type) }
        let unwrappedLeft = left.count == 1 ? implicitlyUnwrapped(left.first, leftTyped.type) : nil
        let unwrappedRight = right.count == 1 ? implicitlyUnwrapped(right.first, rightTyped.type) : nil
        if text == "..." || text == "..<" {
            let bound = join(unwrappedLeft ?? leftTyped.type, unwrappedRight ?? rightTyped.type)
            let range = text == "..." ? analyzer.wellKnown.closedRange : analyzer.wellKnown.range
            return Typed(analyzer.nominalType(range, [bound]))
        }
        if let standard = arithmetic(text, leftTyped.type, rightTyped.type, expecting) { return Typed(standard) }
        let result = declaredOperator(item, leftTyped.type, rightTyped.type, node, expecting)
        guard unwrappedLeft != nil || unwrappedRight != nil, analyzer.isUnknown(result.type) else { return result }
        let operands = (unwrappedLeft ?? leftTyped.type, unwrappedRight ?? rightTyped.type)
        if let standard = arithmetic(text, operands.0, operands.1, expecting) { return Typed(standard) }
        return declaredOperator(item, operands.0, operands.1, node, expecting)
    }

    /// A binary operator by its declarations.
    private func declaredOperator(_ item: NodeID, _ left: TypeID, _ right: TypeID, _ node: NodeID, _ expecting: TypeID?) -> Typed {
        let arguments = [left, right].map { CallArgument(label: .none, node: node, isTrailing: false, type: $0) }
        return operatorResult(name(token: tree.mainToken(item)), arguments, node, expecting)
    }

    private func coalesce(_ left: ArraySlice<NodeID>, _ right: ArraySlice<NodeID>, _ node: NodeID, _ expecting: TypeID?) -> Typed {
        let optional = narrowedToOptional(fold(left, node, expecting.map(analyzer.optionalType)), node)
        guard let wrapped = analyzer.wrappedType(optional.type) else { return Typed(optional.type) }
        let other = fold(right, node, wrapped)
        if analyzer.isUnknown(wrapped) { return Typed(other.type) }
        // `a ?? b` with an optional b stays optional.
        return Typed(analyzer.wrappedType(other.type) == wrapped ? other.type : wrapped)
    }

    /// Arithmetic on equal numbers and strings; numbers that convert.
    private func arithmetic(_ text: String, _ a: TypeID, _ b: TypeID, _ expecting: TypeID?) -> TypeID? {
        guard ["+", "-", "*", "/", "%", "&+", "&-", "&*", "&", "|", "^", "<<", ">>"].contains(text) else { return nil }
        let wellKnown = analyzer.wellKnown
        let left = analyzer.nominal(a)
        let right = analyzer.nominal(b)
        let numbers = [wellKnown.int, wellKnown.double, wellKnown.cgFloat, wellKnown.float]
        if left == right, numbers.contains(left), left != .none { return a }
        if left == right, left == wellKnown.string, text == "+" { return a }
        let floating = [wellKnown.double, wellKnown.cgFloat]
        if floating.contains(left), floating.contains(right), left != .none {
            // The compiler converts towards what the context wants; without a wish both readings compile and Double is preferred (SE-0307).
            if let expecting, floating.contains(analyzer.nominal(expecting)) { return expecting }
            return analyzer.nominalType(wellKnown.double)
        }
        return nil
    }

    /// `-x`, `!x` and other prefix operators.
    func prefix(_ node: NodeID, _ expecting: TypeID?) -> Typed {
        guard let inner = operand(node) else { return opaque(.syntaxError, node) }
        if isLiteral(node) { return literal(node, expecting) }
        let text = tree.text(tree.mainToken(node))
        if text == "!" { return Typed(analyzer.boolType) }
        let typed = expression(inner, expecting: expecting)
        let wellKnown = analyzer.wellKnown
        if ["-", "+", "~"].contains(text),
            [wellKnown.int, wellKnown.double, wellKnown.cgFloat, wellKnown.float].contains(analyzer.nominal(typed.type))
        {
            return Typed(typed.type)
        }
        let ranges = ["...": "PartialRangeThrough", "..<": "PartialRangeUpTo"]
        if let name = ranges[text], let range = oneSidedRange(name, typed.type) { return Typed(range) }
        return operatorCall(tree.mainToken(node), [inner], node, expecting)
    }

    /// `x...` and other postfix operators.
    func postfix(_ node: NodeID, _ expecting: TypeID?) -> Typed {
        let inner = firstOperand(node)
        if tree.text(tree.mainToken(node)) == "...", let range = oneSidedRange("PartialRangeFrom", expression(inner).type) {
            return Typed(range)
        }
        return operatorCall(tree.mainToken(node), [inner], node, expecting)
    }

    /// `...x`, `..<x` and `x...`.
    private func oneSidedRange(_ name: String, _ bound: TypeID) -> TypeID? {
        guard let name = program.names.find(name), !analyzer.isUnknown(bound) else { return nil }
        let type = analyzer.lookUpType(name, in: file, scope: .none, arguments: [bound])
        return analyzer.isUnknown(type) ? nil : type
    }

    /// A unary operator by its declarations.
    func operatorCall(_ token: TokenID, _ operands: [NodeID], _ node: NodeID, _ expecting: TypeID?) -> Typed {
        let arguments = operands.map { CallArgument(label: .none, node: $0, isTrailing: false, type: expression($0).type) }
        return operatorResult(name(token: token), arguments, node, expecting)
    }

    /// Operators declared in the operands' types, in their protocols and at file level.
    private func operatorResult(_ name: Name, _ arguments: [CallArgument], _ node: NodeID, _ expecting: TypeID?) -> Typed {
        guard name != .none else { return opaque(.undeclaredName, node) }
        if let unknownOperand = arguments.first(where: { analyzer.isUnknown($0.type) }) { return Typed(unknownOperand.type) }
        var candidates: [Candidate] = []
        var seen: Set<DeclID> = []
        for argument in arguments {
            var type = argument.type
            while let wrapped = analyzer.wrappedType(type) { type = wrapped }
            for candidate in members(of: type, named: name, isStatic: true) where seen.insert(candidate.declaration).inserted {
                candidates.append(candidate)
            }
        }
        for global in program.fileLevel(name, from: file) where program[global].kind == .function && seen.insert(global).inserted {
            candidates.append(Candidate(declaration: global))
        }
        guard case .success(let outcomes) = resolve(candidates, arguments, node, expecting) else {
            return opaque(.noMatchingOverload, node, name: name)
        }
        return oneOf(
            outcomes.map { outcome in
                guard analyzer.isContent(outcome.type) else { return Typed(outcome.type) }
                let fragment = Fragment(.reference, node, outcome.type)
                fragment.declaration = outcome.call.declaration
                fragment.call = outcome.call
                return Typed(outcome.type, fragment)
            }, node, dependsOnUnknown: outcomes.contains(where: \.dependsOnUnknown))
    }

    // MARK: `if` and `switch` as expressions

    /// `if`/`switch` as an expression: all arms share one type (SE-0380).
    func choiceExpression(_ node: NodeID, _ expecting: TypeID?) -> Typed {
        var arms: [(syntax: NodeID, typed: Typed)] = []
        let isExhaustive = collectArms(node, expecting, &arms)
        guard let first = arms.first, isExhaustive else { return notAValue(node) }
        let contributing = arms.filter { analyzer.nominal($0.typed.type) != analyzer.wellKnown.never }
        var type = contributing.first?.typed.type ?? first.typed.type
        for arm in contributing.dropFirst() where arm.typed.type != type {
            let joined = join(type, arm.typed.type)
            if case .unknown(.typesDiffer) = analyzer.types[joined], analyzer.isKnown(type), analyzer.isKnown(arm.typed.type) {
                let spelled = (analyzer.spelling(analyzer.printed(type)), analyzer.spelling(analyzer.printed(arm.typed.type)))
                diagnostics[contributing[0].syntax] = "branches have mismatching types `\(spelled.0)` and `\(spelled.1)`"
            }
            type = joined
        }
        guard arms.contains(where: { $0.typed.fragment != nil }) else { return Typed(type) }
        return Typed(type, choice(node, type, arms))
    }

    /// An `if` or `switch` that gives no value: without `else`, or with an arm of several statements. As the whole body of a property
    /// or function with an opaque result that is a mistake; elsewhere it is a statement.
    private func notAValue(_ node: NodeID) -> Typed {
        guard declaration != .none, let holder = analyzer.bodyHolder(of: declaration), tree.parent(node) == holder,
            !analyzer.opaqueNodes(of: declaration).isEmpty
        else { return Typed(analyzer.voidType) }
        let kind = tree.kind(node) == .switch ? "switch" : "if"
        diagnostics[program[declaration].node] = "this `\(kind)` is no value: every arm has to be there and to be one expression"
        return opaque(.unsupported, node)
    }

    /// Collects the values of the arms. False: some arm gives none.
    private func collectArms(_ node: NodeID, _ expecting: TypeID?, _ arms: inout [(syntax: NodeID, typed: Typed)]) -> Bool {
        let saved = (scope, availability)
        defer { (scope, availability) = saved }
        var isComplete = true
        if tree.kind(node) == .switch {
            let subject = tree.firstChild(node).map { expression($0).type } ?? unknown(.syntaxError)
            for label in program.activeItems(of: node, in: file) where tree.kind(label) == .switchCase {
                let inner = scope
                bindCase(label, subject)
                let statements = tree.child(label, .statementList).map { program.activeItems(of: $0, in: file) } ?? []
                isComplete = addArm(label, statements, expecting, &arms) && isComplete
                scope = inner
            }
            return isComplete
        }
        if let conditions = tree.child(node, .conditionList) { bindConditions(conditions) }
        let blocks = tree.children(node).filter { [.block, .if].contains(tree.kind($0)) }
        for (index, block) in blocks.enumerated() {
            if index == 1 { (scope, availability) = saved }
            let gives =
                tree.kind(block) == .if
                ? collectArms(block, expecting, &arms) : addArm(block, program.activeItems(of: block, in: file), expecting, &arms)
            isComplete = gives && isComplete
        }
        return isComplete && blocks.count > 1
    }

    private func addArm(
        _ syntax: NodeID, _ statements: [NodeID], _ expecting: TypeID?, _ arms: inout [(syntax: NodeID, typed: Typed)]
    ) -> Bool {
        guard let last = statements.last else { return false }
        if statements.count == 1, isExpression(last) {
            arms.append((syntax, expression(last, expecting: expecting)))
            return true
        }
        if tree.kind(last) == .then, let value = tree.firstChild(last) {
            arms.append((syntax, expression(value, expecting: expecting)))
            return true
        }
        // An arm that leaves (`throw`, `return`) gives no value and needs none.
        return [.throw, .return, .break, .continue].contains(tree.kind(last))
    }
}
