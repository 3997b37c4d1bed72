// Declarations whose value never changes: constants, facts about the process and the device, what is computed from nothing else.

import SelfsameDeclarations
import SelfsameInference
import SelfsameSyntax

extension InvarianceWalk {
    /// Whether a value of the environment that the program declares is only ever set to literals: what is above a view stays above it.
    private func isSetToConstants(_ key: String) -> Bool {
        let writes = analyzer.environmentWrites(of: key)
        guard writes.isComplete, !writes.values.isEmpty else { return false }
        let isConstant = writes.values.allSatisfy { value in
            let tree = program.tree(value.scope.file)
            return [.boolean, .integer, .string, .float].contains(tree.kind(value.node)) && tree[value.node].size == 1
        }
        if isConstant { basis.readsCalls = true }
        return isConstant
    }

    /// Whether a property is a constant: an enumeration case, a `static let` or global `let`, a `let` with an invariant value, one that every
    /// construction gives an invariant value, or one computed from nothing but invariant conditions.
    func isInvariant(declared id: DeclID, depth: Int) -> Bool {
        let declaration = program[id]
        guard depth < 24 else { return false }
        if declaration.kind == .enumCase { return true }
        if let wrapper = analyzer.wrapper(of: id) {
            guard let key = analyzer.environmentKey(wrapper) else { return false }
            return analyzer.isConstantEnvironment(key) || isSetToConstants(key)
        }
        guard declaration.kind == .variable, !declaration.flags.contains(.isDestructured) else { return false }
        let tree = program.tree(declaration.file)
        if declaration.flags.contains(.isStored) {
            let isLet = declaration.flags.contains(.isLet)
            if declaration.parent == .none || declaration.flags.contains(.isStatic) { return isLet }
            if isLet, let value = tree.initialValue(of: declaration.node) {
                return isInvariant(value, in: CodeScope(id, file: declaration.file), depth: depth + 1)
            }
            return isGivenOnce(.property(id), depth: depth)
        }
        guard let getter = tree.child(declaration.node, .getterBlock) else { return false }
        return isInvariantBlock(getter, in: CodeScope(id, file: declaration.file), depth: depth + 1)
    }

    /// Whether a block returns the same value in every call: invariant conditions around invariant results, nothing else.
    private func isInvariantBlock(_ block: NodeID, in scope: CodeScope, depth: Int) -> Bool {
        guard depth < 24 else { return false }
        let tree = program.tree(scope.file)
        return program.activeItems(of: block, in: scope.file).allSatisfy { statement in
            switch tree.kind(statement) {
            case .if, .guard: isInvariantChain(statement, in: scope, depth: depth)
            case .return: tree.children(statement).allSatisfy { isInvariant($0, in: scope, depth: depth + 1) }
            default: isInvariant(statement, in: scope, depth: depth + 1)
            }
        }
    }

    private func isInvariantChain(_ node: NodeID, in scope: CodeScope, depth: Int) -> Bool {
        let tree = program.tree(scope.file)
        guard depth < 24 else { return false }
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
    /// `ProcessInfo.processInfo…`, `UIDevice.current.userInterfaceIdiom`, `Bundle.main…`, `CommandLine.arguments…`.
    func isProcessFact(_ node: NodeID) -> Bool {
        var names: [String] = []
        var current = node
        while kind(current) == .member {
            let parts = Array(children(current))
            guard parts.count == 2 else { return false }
            names.append(name(mainToken(parts[1])))
            current = parts[0]
        }
        guard kind(current) == .reference, mainToken(current) != .none else { return false }
        names.append(name(mainToken(current)))
        names.reverse()
        return Self.processFacts.contains { names.starts(with: $0) }
    }

    private static let processFacts: [[String]] = [
        ["ProcessInfo", "processInfo"], ["UIDevice", "current", "userInterfaceIdiom"], ["UIDevice", "current", "model"],
        ["WKInterfaceDevice", "current"], ["Bundle", "main"], ["CommandLine", "arguments"],
    ]
}
