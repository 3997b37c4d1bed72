// What the value flow reads of syntax by itself: names in upper case, cases, patterns.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

extension Flow {
    /// Whether a type is a view or other content, whose stored properties are what its callers give.
    func isContentType(_ type: DeclID) -> Bool {
        let stated = program.statedProtocols(of: type)
        return (wellKnown.contentProtocols + [wellKnown.viewModifier]).contains { stated.contains($0) }
            || stated.contains { name(program[$0].name).hasSuffix("Style") }
    }

    /// What a modifier says the identity of the view is that it is applied to, `.id(value)`; nil for any other modifier, and for what is no modifier.
    func identity(of base: ViewNodeID, givenBy modifier: ViewNodeID, in body: LoweredBody) -> [NodeID]? {
        guard body[modifier].kind == .modifier, body[base].role == .base, isIdentityModifier(modifier, in: body) else { return nil }
        return body.call(modifier)?.arguments.map(\.syntax) ?? []
    }

    /// The function or action that code is part of, with what that does at once, animated or later.
    func wholeAction(around use: NameUse) -> NodeID {
        let tree = program.tree(use.file)
        var action = tree.action(around: use.node)
        while tree.kind(action) == .closure, let marks = marks(ofTaker: action, in: use.file),
            !marks.isDisjoint(with: [.animates, .runsAtOnce, .runsLater])
        {
            action = tree.action(around: action)
        }
        return action
    }

    /// Whether a property is a Boolean.
    package func isBoolean(_ property: DeclID) -> Bool { nominal(valueType(of: property)) == wellKnown.bool }

    /// Whether a property holds a value of an enumeration, and is no optional.
    package func isEnumeration(_ property: DeclID) -> Bool {
        let type = nominal(valueType(of: property))
        return type != .none && type != wellKnown.optional && program[type].kind == .enumType
    }

    /// The properties and functions of a name in a type, its superclasses, and the protocols that it states.
    func valueMembers(named name: Name, of type: DeclID, from file: FileID) -> [DeclID] {
        if case .declaration(let found)? = member(name, of: type, from: file) { return [found] }
        for proto in program.statedProtocols(of: type) {
            let found = program.members(of: proto, named: name, from: file).filter { program[$0].kind.isValue }
            if !found.isEmpty { return found }
        }
        return []
    }
}

extension Program {
    /// Whether a use is part of some code of a file.
    func isPart(_ use: NameUse, of code: NodeID, in file: FileID) -> Bool {
        use.file == file && tree(file).range(code).contains(tree(file).range(use.node))
    }
}

extension SyntaxTree {
    /// Whether an expression is `nil` or `false`.
    func isNothing(_ node: NodeID) -> Bool { kind(node) == .nil || kind(node) == .boolean && text(node) == "false" }

    /// The parts of a condition that all have to hold: the operands of `&&`.
    func conjuncts(of node: NodeID) -> [NodeID] { operands(of: node, joinedBy: "&&") }

    /// The operands of an operator where it is the only one; else the expression itself.
    func operands(of node: NodeID, joinedBy spelling: String) -> [NodeID] {
        let node = unparenthesized(node)
        guard kind(node) == .sequence else { return [node] }
        let operators = children(node).filter { kind($0) == .binaryOperator }
        guard !operators.isEmpty, operators.allSatisfy({ text($0) == spelling }) else { return [node] }
        return children(node).filter { kind($0) != .binaryOperator }.flatMap { operands(of: $0, joinedBy: spelling) }
    }

    /// Whether something is awaited between the beginnings of two nodes.
    func waits(between first: NodeID, and second: NodeID) -> Bool {
        let tokens = [self[first].firstToken, self[second].firstToken]
        return awaits(in: min(tokens[0], tokens[1])..<max(tokens[0], tokens[1]))
    }

    /// Whether something is awaited in a range of tokens.
    func awaits(in range: Range<UInt32>) -> Bool { range.contains { tokens.kind(TokenID($0)) == .awaitKeyword } }

    /// The closure or declaration whose code a node is part of.
    func action(around node: NodeID) -> NodeID {
        var current = node
        while let outer = parent(current) {
            if [.closure, .functionDecl, .accessorDecl, .variableDecl].contains(kind(outer)) { return outer }
            current = outer
        }
        return current
    }

    /// The innermost list of statements that a node is part of.
    func statements(around node: NodeID) -> NodeID? {
        var inner = node
        while let outer = parent(inner) {
            if [.block, .statementList, .closure].contains(kind(outer)) { return outer }
            inner = outer
        }
        return nil
    }

    /// What follows `!`.
    package func withoutNot(_ node: NodeID) -> NodeID {
        guard kind(node) == .prefix, text(mainToken(node)) == "!" else { return node }
        return firstChild(node) ?? node
    }

    /// Whether an expression is written as no value: `nil` or `.none`.
    package func isNone(_ node: NodeID) -> Bool { kind(node) == .nil || text(node) == ".none" }

    /// Whether an expression is part of what a hosting controller is made with: `UIHostingController(rootView: Screen(model: model))`.
    func isPartOfRootView(_ node: NodeID) -> Bool {
        var inner = node
        while let outer = parent(inner) {
            switch kind(outer) {
            case .argument where mainToken(outer) != .none && name(mainToken(outer)) == "rootView": return true
            case .argument, .argumentList, .call, .member: inner = outer
            default: return false
            }
        }
        return false
    }

    /// The calls `self.init(…)` in an initialiser.
    func selfInitCalls(in initializer: NodeID) -> [NodeID] {
        guard let block = child(initializer, .block) else { return [] }
        return (block.rawValue..<block.rawValue + self[block].size).map { NodeID($0) }.filter { isSelfInit($0) }
    }

    /// Whether a call is `self.init(…)`.
    private func isSelfInit(_ call: NodeID) -> Bool {
        guard kind(call) == .call, let callee = firstChild(call), kind(callee) == .member, let base = firstChild(callee), isSelf(base),
            let name = calleeToken(callee)
        else { return false }
        return self.name(name) == "init"
    }

    /// Whether an expression names a case: `.open`, `.open(1)`, `Door.open`.
    package func isCaseName(_ node: NodeID) -> Bool {
        switch kind(node) {
        case .call: firstChild(node).map { isCaseName($0) } ?? false
        case .member:
            MemberAccess(self, node).map { member in
                member.base.map { isTypeName($0) && name(member.name).first?.isLowercase == true } ?? true
            } ?? false
        default: false
        }
    }

    /// Whether a case item matches a case, and not a value or an expression.
    package func namesCase(_ item: NodeID) -> Bool {
        guard let pattern = firstChild(item) else { return false }
        return ![.integer, .float, .string, .boolean, .sequence, .tuple, .tuplePattern].contains(kind(pattern))
    }
}

extension SyntaxTree {
    /// Whether a case item names a case and binds what comes with it: `.reply(let id)`, `let .reply(id)`, but not `.reply(0)`.
    package func bindsOnly(_ item: NodeID) -> Bool {
        (item.rawValue..<item.rawValue + self[item].size).map { NodeID($0) }.allSatisfy { node in
            switch kind(node) {
            case .integer, .float, .string, .boolean, .nil, .tuple, .sequence, .whereClause: false
            case .member: !isMemberOfPattern(node, in: item)
            default: true
            }
        }
    }

    /// Whether a name of a case stands inside the pattern of another.
    private func isMemberOfPattern(_ node: NodeID, in item: NodeID) -> Bool {
        var current = node
        while let outer = parent(current), outer != item {
            if [.argument, .argumentList, .tuplePattern].contains(kind(outer)) { return true }
            current = outer
        }
        return false
    }
}

extension Sequence {
    /// The first answer that is not nil. Each element is asked once: a lazy chain may ask the one that it finds twice, and the second
    /// answer to a question in a circle may be another one.
    package func firstAnswer<Answer>(_ ask: (Element) -> Answer?) -> Answer? {
        for element in self {
            if let answer = ask(element) { return answer }
        }
        return nil
    }
}

extension SyntaxTree {
    /// The name that a node by itself reads: that of a reference, or of `if let x` the x outside.
    package func nameRead(at node: NodeID) -> TokenID? {
        switch kind(node) {
        case .reference: sourceName(node)
        case .optionalBinding where child(node, .initializer) == nil: firstChild(node).flatMap { boundNames(in: $0).first }
        default: nil
        }
    }

    /// The name by which a reference reads a value: a plain name, or `x` of `self.x`. Nil for the member names of other values.
    func sourceName(_ node: NodeID) -> TokenID? {
        let token = mainToken(node)
        guard token != .none, tokens.kind(token) != .selfKeyword, tokens.kind(token) != .capitalSelfKeyword else { return nil }
        guard let member = MemberAccess(naming: node, in: self) else { return token }
        // Its own `.x`: counts only where the base is `self`.
        guard let base = member.base, kind(base) == .reference,
            [.selfKeyword, .capitalSelfKeyword].contains(tokens.kind(mainToken(base)))
        else { return nil }
        return token
    }

    /// The call of a name, perhaps of a member of `self`; nil where something else is done with it.
    func call(ofName node: NodeID) -> NodeID? {
        var callee = node
        if let access = parent(node), kind(access) == .member, let base = firstChild(access), base != node {
            guard isSelf(base) else { return nil }
            callee = access
        }
        while let outer = parent(callee), [.optionalChain, .forceUnwrap].contains(kind(outer)) { callee = outer }
        guard let outer = parent(callee), kind(outer) == .call, firstChild(outer) == callee else { return nil }
        return outer
    }

    /// The index of the parameter of a closure that a name stands for: of `$1`, or of one that the closure names.
    package func indexOfParameter(named token: TokenID, of closure: NodeID) -> Int? {
        if tokens.kind(token) == .dollarIdentifier { return Int(text(token).dropFirst()) }
        return Closure(self, closure)?.parameterNames.firstIndex { name($0) == name(token) }
    }

    /// A name with what it is read of: `model.isOn` for its `isOn`; the name itself where nothing stands before it.
    package func withBase(_ name: NodeID) -> NodeID {
        guard let access = parent(name), kind(access) == .member, firstChild(access) != name else { return name }
        return access
    }

    /// The name of what is called with an expression as an argument: `run` for the `task` of `model.run(task)`.
    func callee(takingArgument value: NodeID) -> TokenID? {
        guard let argument = parent(value), kind(argument) == .argument, let list = parent(argument), let call = parent(list),
            kind(call) == .call
        else { return nil }
        return calleeToken(call)
    }

    /// Whether a name is what a call calls, by itself or behind a dot, or is handed on as a function.
    package func isCalledName(_ node: NodeID) -> Bool {
        var callee = withBase(node)
        if let specialized = parent(callee), kind(specialized) == .specialize, firstChild(specialized) == callee { callee = specialized }
        guard let outer = parent(callee) else { return false }
        return kind(outer) == .call && firstChild(outer) == callee || kind(outer) == .argument
    }
}
