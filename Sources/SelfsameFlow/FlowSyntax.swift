// What the value flow reads of syntax by itself: names in upper case, cases, patterns, facts about the process, results of blocks.

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

extension SyntaxTree {
    /// Whether a node is a name in upper case: a type.
    func isTypeName(_ node: NodeID) -> Bool {
        [.reference, .member, .specialize].contains(kind(node)) && calleeToken(node).map { name($0).first?.isUppercase == true } ?? false
    }

    /// Whether an expression names a case: `.open`, `.open(1)`, `Door.open`.
    package func isCaseName(_ node: NodeID) -> Bool {
        switch kind(node) {
        case .call: firstChild(node).map { isCaseName($0) } ?? false
        case .member:
            self[node].size == 2
                || firstChild(node).map { isTypeName($0) } == true && calleeToken(node).map { name($0).first?.isLowercase == true } == true
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

extension Program {
    /// The expressions that a block may result in: what it returns, or its only expression.
    func results(of block: NodeID, in file: FileID) -> [NodeID] {
        let tree = tree(file)
        switch tree.kind(block) {
        case .if: return tree.children(block).filter { [.block, .if].contains(tree.kind($0)) }.flatMap { results(of: $0, in: file) }
        case .switch:
            return tree.children(block).filter { tree.kind($0) == .switchCase }
                .flatMap { tree.child($0, .statementList).map { results(of: $0, in: file) } ?? [] }
        case .return: return tree.children(block).map { $0 }
        case .block, .getterBlock, .statementList:
            let items = activeItems(of: block, in: file)
            if items.count == 1 { return results(of: items[0], in: file) }
            return items.flatMap { tree.returns(in: $0) }
        default: return [block]
        }
    }
}

extension SyntaxTree {
    /// What a statement returns, functions and closures in it left out.
    fileprivate func returns(in statement: NodeID) -> [NodeID] {
        var result: [NodeID] = []
        var next = statement.rawValue
        let end = statement.rawValue + self[statement].size
        while next < end {
            let node = NodeID(next)
            next += 1
            switch kind(node) {
            case .closure, .functionDecl: next = node.rawValue + self[node].size
            case .return: result += children(node)
            default: continue
            }
        }
        return result
    }
}
