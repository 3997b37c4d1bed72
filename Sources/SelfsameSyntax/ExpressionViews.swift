// Typed views over expressions with an operator, and over members.

/// `target = value`; the value is what follows the `=`, unfolded.
public struct Assignment: SyntaxView {
    /// The tree it stands in.
    public let tree: SyntaxTree
    /// The node: a `sequence`.
    public let id: NodeID
    /// What is assigned to.
    public let target: NodeID
    /// The parts of the value: one operand, or operands and operators.
    public let values: [NodeID]

    /// Views a `sequence` whose second child is the `=`.
    public init?(_ tree: SyntaxTree, _ id: NodeID) {
        guard tree.kind(id) == .sequence else { return nil }
        var children = tree.children(id)
        guard let target = children.next(), let sign = children.next(), tree.kind(sign) == .assignment else { return nil }
        self.tree = tree
        self.id = id
        self.target = target
        values = Array(children)
    }

    /// The value, where it is one operand without operators.
    public var value: NodeID? { values.count == 1 ? values[0] : nil }
}

/// `left operator right` with nothing else beside it.
public struct BinaryExpression: SyntaxView {
    /// The tree it stands in.
    public let tree: SyntaxTree
    /// The node: a `sequence`.
    public let id: NodeID
    /// The operand before the operator.
    public let left: NodeID
    /// The operator: a `binaryOperator`.
    public let operation: NodeID
    /// The operand after the operator.
    public let right: NodeID

    /// Views a `sequence` of two operands with a `binaryOperator` between them.
    public init?(_ tree: SyntaxTree, _ id: NodeID) {
        guard tree.kind(id) == .sequence else { return nil }
        var children = tree.children(id)
        guard let left = children.next(), let operation = children.next(), tree.kind(operation) == .binaryOperator,
            let right = children.next(), children.next() == nil
        else { return nil }
        self.tree = tree
        self.id = id
        self.left = left
        self.operation = operation
        self.right = right
    }

    /// The operator as it is written.
    public var spelling: String { tree.text(operation) }
}

/// `target += value` and the like: an operator that assigns what it makes of its left side.
public struct CompoundAssignment: SyntaxView {
    /// The tree it stands in.
    public let tree: SyntaxTree
    /// The node: a `sequence`.
    public let id: NodeID
    /// What is changed.
    public let target: NodeID
    /// The operator: a `binaryOperator`.
    public let operation: NodeID

    /// Views a `sequence` whose first operator ends in `=` and compares nothing.
    public init?(_ tree: SyntaxTree, _ id: NodeID) {
        guard tree.kind(id) == .sequence else { return nil }
        var children = tree.children(id)
        guard let target = children.next(), let operation = children.next(), tree.kind(operation) == .binaryOperator,
            case let text = tree.text(operation), text.hasSuffix("="), !Self.comparisons.contains(text), children.next() != nil
        else { return nil }
        self.tree = tree
        self.id = id
        self.target = target
        self.operation = operation
    }

    /// The operator as it is written.
    public var spelling: String { tree.text(operation) }

    private static let comparisons: Set<String> = ["==", "!=", "<=", ">=", "===", "!==", "~="]
}

/// `value as Type`, `as?` or `as!`, with nothing else beside it.
public struct CastExpression: SyntaxView {
    /// The tree it stands in.
    public let tree: SyntaxTree
    /// The node: a `sequence`.
    public let id: NodeID
    /// What is cast.
    public let value: NodeID
    /// The keyword and the type: a `cast`.
    public let cast: NodeID

    /// Views a `sequence` of an operand and a `cast`.
    public init?(_ tree: SyntaxTree, _ id: NodeID) {
        guard tree.kind(id) == .sequence else { return nil }
        var children = tree.children(id)
        guard let value = children.next(), let cast = children.next(), tree.kind(cast) == .cast, children.next() == nil else { return nil }
        self.tree = tree
        self.id = id
        self.value = value
        self.cast = cast
    }

    /// The type.
    public var type: NodeID? { tree.firstChild(cast) }
}

/// `base.name`, or `.name` of an implied type.
public struct MemberAccess: SyntaxView {
    /// The tree it stands in.
    public let tree: SyntaxTree
    /// The node: a `member`.
    public let id: NodeID
    /// The value or type whose member is named; nil where it is implied.
    public let base: NodeID?
    /// The name: a `reference`.
    public let member: NodeID

    /// Views a `member` with a name.
    public init?(_ tree: SyntaxTree, _ id: NodeID) {
        guard tree.kind(id) == .member else { return nil }
        var children = tree.children(id)
        guard let first = children.next() else { return nil }
        let second = children.next()
        self.tree = tree
        self.id = id
        base = second == nil ? nil : first
        member = second ?? first
        // Of `a.` nothing but the base is there.
        guard tree.kind(member) == .reference, tree.mainToken(member) != .none, tree[member].firstToken > tree[id].mainToken else {
            return nil
        }
    }

    /// The token of the name.
    public var name: TokenID { tree.mainToken(member) }

    /// Views the `member` whose name a `reference` is.
    public init?(naming reference: NodeID, in tree: SyntaxTree) {
        guard let id = tree.parent(reference), let access = MemberAccess(tree, id), access.member == reference else { return nil }
        self = access
    }
}

extension SyntaxTree {
    /// What parentheses around one value hold, through several pairs; the node itself where there are none.
    public func unparenthesized(_ node: NodeID) -> NodeID {
        var node = node
        while kind(node) == .tuple, let argument = onlyChild(node), mainToken(argument) == .none, let value = firstChild(argument) {
            node = value
        }
        return node
    }

    /// The only child; nil where there are none or several.
    public func onlyChild(_ node: NodeID) -> NodeID? {
        var children = children(node)
        guard let first = children.next(), children.next() == nil else { return nil }
        return first
    }

    /// The last child.
    public func lastChild(_ node: NodeID) -> NodeID? {
        var last: NodeID?
        for child in children(node) { last = child }
        return last
    }
}
