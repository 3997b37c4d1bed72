// One walk over the code of a declaration that notes what binds which name, and from where to where that is in force.

import SelfsameDeclarations
import SelfsameSyntax

/// The walk that makes a `ScopeTable`. What stands in inactive clauses of `#if` binds nothing.
struct ScopeReader {
    let program: Program
    let file: FileID
    let tree: SyntaxTree
    private(set) var bindings: [Binding] = []
    private(set) var reaches: [ScopeTable.Reach] = []
    private(set) var anonymousClosures: [Range<UInt32>] = []
    private(set) var availabilities: [ScopeTable.AvailabilityReach] = []
    /// The closure that each binding belongs to, by its node; 0 for none.
    private(set) var closures: [UInt32] = []
    /// What closures read by name, and the closure that `$0` belongs to.
    private(set) var namesRead: [ScopeTable.ClosureUse] = []
    /// The closures around the node that is read, with their ends.
    private var openClosures: [(node: UInt32, end: UInt32, isAnonymous: Bool)] = []

    init(program: Program, file: FileID) {
        self.program = program
        self.file = file
        tree = program.tree(file)
    }

    mutating func read(_ root: NodeID) {
        var index = root.rawValue
        let end = end(of: root)
        while index < end {
            let node = NodeID(index)
            while let last = openClosures.last, last.end <= index { openClosures.removeLast() }
            index += 1
            switch tree.kind(node) {
            case .variableDecl: readVariables(node)
            case .conditionList: readConditions(node)
            case .switchCase, .catch: readCase(node)
            case .for: readLoop(node)
            case .closure: readClosure(node)
            case .reference where !openClosures.isEmpty: readName(node)
            case .optionalBinding where !openClosures.isEmpty && tree.initialValue(of: node) == nil:
                if let pattern = tree.firstChild(node) { readName(pattern) }
            case .functionDecl, .initializerDecl, .subscriptDecl: readFunction(node)
            // The members of a local type see nothing of what is bound around it.
            case .memberBlock: index = self.end(of: node)
            case .ifConfigClause:
                if let whole = tree.parent(node), program.profile(of: file).activeClause(of: whole, in: tree) != node {
                    index = self.end(of: node)
                }
            default: break
            }
        }
    }

    /// The code that decides what a name is worth; nil for a parameter of a closure, which whoever calls that decides.
    func nodes(deciding binding: Binding) -> Range<UInt32>? {
        switch binding.kind {
        case .closureParameter, .capture: return nil
        case .variable:
            let statement = tree.parent(binding.owner) ?? binding.owner
            let node = tree.child(statement, .attribute) == nil ? binding.owner : statement
            return node.rawValue..<end(of: node)
        case .condition: return binding.owner.rawValue..<end(of: binding.owner)
        case .pattern where tree.kind(binding.owner) == .switchCase:
            var outer = tree.parent(binding.owner)
            while let node = outer, tree.kind(node) != .switch { outer = tree.parent(node) }
            return outer.flatMap { tree.firstChild($0) }.map { $0.rawValue..<end(of: $0) }
        // Of a loop no more than the names in its head.
        case .pattern where tree.kind(binding.owner) == .for:
            return tree.child(binding.owner, .block).map { binding.owner.rawValue..<$0.rawValue }
        // Their types are written out.
        case .pattern, .function, .parameter: return 0..<0
        }
    }

    private mutating func readName(_ node: NodeID) {
        let token = tree.mainToken(node)
        guard token != .none else { return }
        let isParameter = tree.tokens.kind(token) == .dollarIdentifier
        let closure = isParameter ? openClosures.last(where: \.isAnonymous)?.node : 0
        if let closure { namesRead.append(ScopeTable.ClosureUse(node: node.rawValue, closure: closure)) }
    }

    private func end(of node: NodeID) -> UInt32 { node.rawValue + tree[node].size }

    /// Where the code ends that a statement stands in; nil for a declaration that is no statement.
    private func endOfCode(around statement: NodeID) -> UInt32? {
        var current = tree.parent(statement)
        while let node = current {
            switch tree.kind(node) {
            case .block, .getterBlock, .statementList, .closure: return end(of: node)
            case .ifConfig, .ifConfigClause, .labeledStatement: current = tree.parent(node)
            default: return nil
            }
        }
        return nil
    }

    // MARK: Noting

    private mutating func bind(
        _ token: TokenID, _ kind: Binding.Kind, _ syntax: NodeID, _ owner: NodeID, in nodes: Range<UInt32>...
    ) {
        guard token != .none else { return }
        bind(program.name(of: token, in: file), .value, kind, syntax, owner, in: nodes)
    }

    private mutating func bind(
        _ name: Name?, _ form: Binding.Form, _ kind: Binding.Kind, _ syntax: NodeID, _ owner: NodeID, in nodes: [Range<UInt32>]
    ) {
        guard let name, name != .none else { return }
        for range in nodes where !range.isEmpty {
            let binding = UInt32(truncatingIfNeeded: bindings.count)
            reaches.append(ScopeTable.Reach(start: range.lowerBound, end: range.upperBound, binding: binding))
        }
        bindings.append(Binding(kind: kind, form: form, name: name, syntax: syntax, owner: owner))
        closures.append(openClosures.last?.node ?? 0)
    }

    /// The names that a pattern binds.
    private func names(in pattern: NodeID) -> [NodeID] {
        (pattern.rawValue..<end(of: pattern)).map { NodeID($0) }.filter { tree.kind($0) == .identifierPattern }
    }

    // MARK: Statements

    private mutating func readVariables(_ statement: NodeID) {
        guard let end = endOfCode(around: statement) else { return }
        let hasAttributes = tree.child(statement, .attribute) != nil
        for owner in tree.children(statement) where tree.kind(owner) == .patternBinding {
            guard let pattern = tree.firstChild(owner) else { continue }
            let nodes = self.end(of: owner)..<end
            for name in names(in: pattern) {
                bind(tree.mainToken(name), .variable, name, owner, in: nodes)
                // A property wrapper of a local variable makes two more names.
                guard hasAttributes, name == pattern else { continue }
                let text = tree.name(tree.mainToken(name))
                bind(program.names.find("$" + text), .projection, .variable, name, owner, in: [nodes])
                bind(program.names.find("_" + text), .storage, .variable, name, owner, in: [nodes])
            }
        }
    }

    private mutating func readConditions(_ list: NodeID) {
        guard let statement = tree.parent(list) else { return }
        // What the condition binds holds in the first block only, not in `else`; of `guard` it holds after it.
        let isGuard = tree.kind(statement) == .guard
        let block = tree.child(statement, .block).map { end(of: $0) } ?? end(of: list)
        let after = isGuard ? end(of: statement)..<(endOfCode(around: statement) ?? end(of: statement)) : 0..<0
        for condition in tree.children(list) {
            let then = end(of: condition)..<max(isGuard ? end(of: list) : block, end(of: condition))
            switch tree.kind(condition) {
            case .optionalBinding, .matchingCondition:
                guard let pattern = tree.firstChild(condition) else { continue }
                for name in names(in: pattern) { bind(tree.mainToken(name), .condition, name, condition, in: then, after) }
            case .availabilityCondition: readAvailability(condition, of: statement, then: isGuard ? after : then)
            default: continue
            }
        }
    }

    /// `#available` holds where the condition does; after `if #unavailable` the `else` runs on that version and above.
    private mutating func readAvailability(_ condition: NodeID, of statement: NodeID, then: Range<UInt32>) {
        guard let version = program.profile.introduced(inAvailability: condition, of: tree) else { return }
        switch tree.text(tree.mainToken(condition)) {
        case "#available": availabilities.append(ScopeTable.AvailabilityReach(nodes: then, version: version))
        case "#unavailable":
            guard tree.kind(statement) == .if, let other = IfStatement(tree, statement)?.elseBody, tree.kind(other) == .block else {
                return
            }
            availabilities.append(ScopeTable.AvailabilityReach(nodes: other.rawValue..<end(of: other), version: version))
        default: return
        }
    }

    private mutating func readCase(_ node: NodeID) {
        var isEmpty = true
        for item in tree.children(node) where tree.kind(item) == .caseItem {
            guard let pattern = tree.firstChild(item), tree.kind(pattern) != .whereClause else { continue }
            isEmpty = false
            for name in names(in: pattern) { bind(tree.mainToken(name), .pattern, name, node, in: end(of: pattern)..<end(of: node)) }
        }
        if isEmpty, tree.kind(node) == .catch {
            bind(program.names.find("error"), .value, .pattern, node, node, in: [node.rawValue..<end(of: node)])
        }
    }

    private mutating func readLoop(_ node: NodeID) {
        guard let pattern = tree.firstChild(node),
            let sequence = tree.children(node).first(where: { $0 != pattern && tree.kind($0).isExpression })
        else { return }
        for name in names(in: pattern) { bind(tree.mainToken(name), .pattern, name, node, in: end(of: sequence)..<end(of: node)) }
    }

    // MARK: Functions and closures

    private mutating func readFunction(_ node: NodeID) {
        if tree.kind(node) == .functionDecl, let end = endOfCode(around: node) {
            bind(tree.mainToken(node), .function, node, node, in: node.rawValue..<end)
        }
        readParameters(of: tree.child(node, .parameterClause), .parameter, node, in: node.rawValue..<end(of: node))
    }

    private mutating func readParameters(of clause: NodeID?, _ kind: Binding.Kind, _ owner: NodeID, in nodes: Range<UInt32>) {
        guard let clause else { return }
        for node in tree.children(clause) {
            if let token = SelfsameSyntax.Parameter(tree, node)?.name { bind(token, kind, node, owner, in: nodes) }
        }
    }

    private mutating func readClosure(_ node: NodeID) {
        var isAnonymous = true
        openClosures.append((node.rawValue, end(of: node), false))
        defer { openClosures[openClosures.count - 1].isAnonymous = isAnonymous }
        if let signature = tree.child(node, .closureSignature) {
            let nodes = end(of: signature)..<end(of: node)
            for part in tree.children(signature) {
                switch tree.kind(part) {
                case .captureList:
                    for capture in tree.children(part) where tree.kind(capture) == .capture && tree.initialValue(of: capture) != nil {
                        bind(tree.mainToken(capture), .capture, capture, capture, in: nodes)
                    }
                case .closureParameter:
                    isAnonymous = false
                    readClosureParameter(part, node, in: nodes)
                case .parameterClause:
                    isAnonymous = false
                    readParameters(of: part, .closureParameter, node, in: nodes)
                default: break
                }
            }
        }
        if isAnonymous { anonymousClosures.append(node.rawValue..<end(of: node)) }
    }

    /// `{ $item in … }` binds what the binding holds, too (SE-0293).
    private mutating func readClosureParameter(_ node: NodeID, _ closure: NodeID, in nodes: Range<UInt32>) {
        let token = tree.mainToken(node)
        guard token != .none, tree.isProjection(token) else {
            bind(token, .closureParameter, node, closure, in: nodes)
            return
        }
        let text = tree.name(token)
        bind(program.name(of: token, in: file), .projection, .closureParameter, node, closure, in: [nodes])
        bind(program.names.find(String(text.dropFirst())), .value, .closureParameter, node, closure, in: [nodes])
    }
}

extension SyntaxTree {
    /// Whether a name is spelled `$x`: what a property wrapper projects.
    func isProjection(_ token: TokenID) -> Bool {
        tokens.kind(token) == .identifier && source.bytes[Int(tokens.range(token).start)] == UInt8(ascii: "$")
    }
}

extension SyntaxTree {
    /// The declaration, or the statement of the file, that a node is part of: what stands in a type or at file level by itself.
    func code(around node: NodeID) -> NodeID {
        var current = node
        var outer = parent(node)
        while let container = outer {
            switch kind(container) {
            case .memberBlock, .sourceFile: return current
            case .ifConfig, .ifConfigClause: break
            default: current = container
            }
            outer = parent(container)
        }
        return current
    }
}
