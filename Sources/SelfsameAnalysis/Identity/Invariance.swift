// Conditions that never change while a program runs: availability, compile-time facts, constants, the kind of device. Such a branch always
// takes the same arm, so nothing is ever replaced. A stored `let` of a view is not invariant: a parent can pass a new value.

import SelfsameSyntax

/// Why a condition never flips.
public enum Invariance: Sendable {
    /// It has one value for the whole run.
    case wholeRun
    /// It has one value for each identity of the content around it: another value is other content.
    case identity
}

extension Analyzer {
    /// Why a branch always takes the same arm; nil where it may flip.
    public func invariance(of branch: BranchSyntax, in body: LoweredBody) -> Invariance? {
        guard isInvariant(branch, in: body) else { return nil }
        let tree = program.tree(body.file)
        let readsElement = tree.conditionNodes(of: branch).contains { root in
            (root.rawValue..<root.rawValue + tree[root].size).map { NodeID($0) }.contains { node in
                guard tree.kind(node) == .reference, tree.mainToken(node) != .none,
                    case .closureParameter = origin(of: tree.mainToken(node), at: node, in: CodeScope(body))
                else { return false }
                return true
            }
        }
        return readsElement ? .identity : .wholeRun
    }

    /// Whether every condition of a branch is the same for the whole run, or for as long as its content is the same.
    public func isInvariant(_ branch: BranchSyntax, in body: LoweredBody) -> Bool {
        let tree = program.tree(body.file)
        switch branch.form {
        case .if:
            return branch.arms.allSatisfy { arm in
                guard let list = arm.conditions else { return true }
                return tree.clauses(of: list).allSatisfy { isInvariant($0, in: CodeScope(body), depth: 0) }
            }
        case .switch:
            let hasGuard = branch.arms.contains { $0.items.contains { tree.child($0, .whereClause) != nil } }
            return !hasGuard && branch.subject.map { isInvariant($0, in: CodeScope(body), depth: 0) } == true
        case .ternary: return false
        }
    }

    /// Whether an argument has one value for the whole run. `.tahoe` is looked up in its type: a case is constant, a property may not be.
    public func isInvariant(argument: ArgumentRecord, in body: LoweredBody) -> Bool {
        let tree = program.tree(body.file)
        let node = argument.syntax
        if tree.kind(node) == .member, tree[node].size == 2, let part = tree.firstChild(node) {
            let owner = nominal(argument.type)
            guard owner != .none, let text = program.names.find(tree.name(tree.mainToken(part))),
                case .declaration(let found)? = member(text, of: owner, from: body.file)
            else { return false }
            return isInvariant(declared: found, depth: 1)
        }
        return isInvariant(node, in: CodeScope(body), depth: 0)
    }

    /// Whether an expression has one value for the whole run.
    func isInvariant(_ node: NodeID, in scope: CodeScope, depth: Int) -> Bool {
        let tree = program.tree(scope.file)
        guard depth < 12 else { return false }
        if program.profile.knowledge.isInvariant(tree.oneLine(node)) { return true }
        switch tree.kind(node) {
        case .availabilityCondition, .boolean, .integer, .float, .nil: return true
        case .string: return tree[node].size == 1
        case .prefix, .postfix, .forceUnwrap, .tuple, .argument, .optionalChain, .try:
            return tree.children(node).allSatisfy { isInvariant($0, in: scope, depth: depth + 1) }
        case .sequence:
            return tree.children(node).allSatisfy { part in
                switch tree.kind(part) {
                case .binaryOperator: true
                case .assignment, .ternary, .cast, .arrow: false
                default: isInvariant(part, in: scope, depth: depth + 1)
                }
            }
        case .reference: return isInvariantReference(node, in: scope, depth: depth)
        case .member: return isInvariantMember(node, in: scope, depth: depth)
        case .subscriptCall: return tree.firstChild(node).map { isProcessFact($0, of: tree) } == true
        default: return false
        }
    }

    private func isInvariantReference(_ node: NodeID, in scope: CodeScope, depth: Int) -> Bool {
        let tree = program.tree(scope.file)
        let token = tree.mainToken(node)
        guard token != .none, tree.tokens.kind(token) != .selfKeyword else { return false }
        switch origin(of: token, at: node, in: scope) {
        case .local(let value?): return isInvariant(value, in: scope, depth: depth + 1)
        case .closureParameter(let closure): return tree.isConstantForIdentity(parameterOf: closure)
        case .declaration(let found): return isInvariant(declared: found, depth: depth + 1)
        default: return false
        }
    }

    private func isInvariantMember(_ node: NodeID, in scope: CodeScope, depth: Int) -> Bool {
        let tree = program.tree(scope.file)
        let parts = Array(tree.children(node))
        // `.pad`: a constant, such as a case of an enumeration.
        guard parts.count == 2 else { return true }
        if isProcessFact(node, of: tree) { return true }
        if tree.kind(parts[0]) == .reference, tree.mainToken(parts[0]) != .none,
            case .closureParameter(let closure) = origin(of: tree.mainToken(parts[0]), at: parts[0], in: scope)
        {
            return tree.isConstantForIdentity(parameterOf: closure)
        }
        guard tree.kind(parts[0]) == .reference, let token = Optional(tree.mainToken(parts[0])), token != .none else { return false }
        let file = scope.file
        guard let memberName = program.names.find(tree.name(tree.mainToken(parts[1]))) else { return false }
        var owner = DeclID.none
        if [.selfKeyword, .capitalSelfKeyword].contains(tree.tokens.kind(token)) {
            owner = scope.type(in: program)
        } else if case .declaration(let type) = origin(of: token, at: parts[0], in: scope), program[type].kind.isNominal {
            owner = type
        }
        guard owner != .none, case .declaration(let found)? = member(memberName, of: owner, from: file) else { return false }
        return isInvariant(declared: found, depth: depth + 1)
    }

    /// `ProcessInfo.processInfo…`, `UIDevice.current.userInterfaceIdiom`, `Bundle.main…`, `CommandLine.arguments…`.
    private func isProcessFact(_ node: NodeID, of tree: SyntaxTree) -> Bool {
        var names: [String] = []
        var current = node
        while tree.kind(current) == .member {
            let parts = Array(tree.children(current))
            guard parts.count == 2 else { return false }
            names.append(tree.name(tree.mainToken(parts[1])))
            current = parts[0]
        }
        guard tree.kind(current) == .reference, tree.mainToken(current) != .none else { return false }
        names.append(tree.name(tree.mainToken(current)))
        names.reverse()
        return Self.processFacts.contains { names.starts(with: $0) }
    }

    private static let processFacts: [[String]] = [
        ["ProcessInfo", "processInfo"], ["UIDevice", "current", "userInterfaceIdiom"], ["UIDevice", "current", "model"],
        ["WKInterfaceDevice", "current"], ["Bundle", "main"], ["CommandLine", "arguments"],
    ]

    /// Values of the environment that stay the same as long as a view lives.
    private static let constantEnvironment: Set<String> = ["@Environment(\\.widgetFamily)", "@Environment(\\.widgetRenderingMode)"]

    /// Whether a property is a constant: an enumeration case, a `static let` or global `let`, a `let` with an invariant value, or computed
    /// from nothing but invariant conditions.
    private func isInvariant(declared id: DeclID, depth: Int) -> Bool {
        let declaration = program[id]
        guard depth < 12 else { return false }
        if declaration.kind == .enumCase { return true }
        if let wrapper = wrapper(of: id) { return Self.constantEnvironment.contains(wrapper.spelling) }
        guard declaration.kind == .variable, !declaration.flags.contains(.isDestructured) else { return false }
        let tree = program.tree(declaration.file)
        if declaration.flags.contains(.isStored) {
            guard declaration.flags.contains(.isLet) else { return false }
            if declaration.parent == .none || declaration.flags.contains(.isStatic) { return true }
            guard let value = tree.child(declaration.node, .initializer).flatMap({ tree.firstChild($0) }) else { return false }
            return isInvariant(value, in: CodeScope(id, file: declaration.file), depth: depth + 1)
        }
        guard let getter = tree.child(declaration.node, .getterBlock) else { return false }
        return isInvariantBlock(getter, in: CodeScope(id, file: declaration.file), depth: depth + 1)
    }

    /// Whether a block returns the same value in every call: invariant conditions around invariant results, nothing else.
    private func isInvariantBlock(_ block: NodeID, in scope: CodeScope, depth: Int) -> Bool {
        guard depth < 12 else { return false }
        let tree = program.tree(scope.file)
        return program.activeItems(of: block, in: scope.file).allSatisfy { statement in
            switch tree.kind(statement) {
            case .if, .guard:
                tree.children(statement).allSatisfy { part in
                    switch tree.kind(part) {
                    case .conditionList: tree.clauses(of: part).allSatisfy { isInvariant($0, in: scope, depth: depth + 1) }
                    case .block: isInvariantBlock(part, in: scope, depth: depth + 1)
                    case .if: isInvariantChain(part, in: scope, depth: depth + 1)
                    default: false
                    }
                }
            case .return: tree.children(statement).allSatisfy { isInvariant($0, in: scope, depth: depth + 1) }
            default: isInvariant(statement, in: scope, depth: depth + 1)
            }
        }
    }

    private func isInvariantChain(_ node: NodeID, in scope: CodeScope, depth: Int) -> Bool {
        let tree = program.tree(scope.file)
        guard depth < 12 else { return false }
        return tree.children(node).allSatisfy { part in
            switch tree.kind(part) {
            case .conditionList: tree.clauses(of: part).allSatisfy { isInvariant($0, in: scope, depth: depth + 1) }
            case .block: isInvariantBlock(part, in: scope, depth: depth + 1)
            case .if: isInvariantChain(part, in: scope, depth: depth + 1)
            default: false
            }
        }
    }
}

extension SyntaxTree {
    /// Whether the parameter of a closure is the very value by which its content is told from other content: what a sheet, a destination or
    /// a window is presented for, and the element of a ForEach that is its own id. Another value is other content.
    fileprivate func isConstantForIdentity(parameterOf closure: NodeID) -> Bool {
        var owner = parent(closure)
        while let node = owner, [.labeledClosure, .argument, .argumentList].contains(kind(node)) { owner = parent(node) }
        guard let call = owner, kind(call) == .call, let callee = calleeToken(call) else { return false }
        switch name(callee) {
        case "sheet", "fullScreenCover", "popover", "navigationDestination", "alert", "confirmationDialog", "WindowGroup", "DocumentGroup":
            return true
        case "ForEach", "List":
            guard let list = child(call, .argumentList) else { return false }
            let arguments = children(list).filter { kind($0) == .argument }
            if let id = arguments.first(where: { mainToken($0) != .none && name(mainToken($0)) == "id" }) {
                return firstChild(id).map { oneLine($0) == "\\.self" } ?? false
            }
            guard let data = arguments.first.flatMap({ firstChild($0) }), kind(data) == .sequence else { return false }
            return children(data).contains { kind($0) == .binaryOperator && ["..<", "..."].contains(text($0)) }
        default: return false
        }
    }
}
