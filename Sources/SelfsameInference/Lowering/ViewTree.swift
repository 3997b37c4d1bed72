// The lowered tree of one view-valued declaration: what the result builder and the calls in it build, with the type of every node.
// Nodes stand in pre-order in one array, as in the syntax tree: the first child of i is i + 1, the next sibling of i is i + size(i).
// It keeps for every call its syntax, the declaration chosen, and which argument went to which parameter. Rules, identity, reports and
// fixes read this and the syntax; they never ask for types again.

import SelfsameDeclarations
import SelfsameSyntax

/// Index of a node in a `LoweredBody`.
public struct ViewNodeID: Hashable, Comparable, Sendable {
    /// The index, or `UInt32.max` for none.
    public var rawValue: UInt32

    /// Wraps an index.
    @inlinable public init(_ rawValue: UInt32) { self.rawValue = rawValue }

    /// No node.
    @inlinable public static var none: ViewNodeID { ViewNodeID(.max) }
    /// The root of a body.
    @inlinable public static var root: ViewNodeID { ViewNodeID(0) }

    /// Pre-order.
    @inlinable
    public static func < (a: ViewNodeID, b: ViewNodeID) -> Bool { a.rawValue < b.rawValue }
}

/// What a node of the lowered tree is.
public enum ViewNodeKind: UInt8, Sendable, CaseIterable {
    /// A block without views. No children.
    case empty
    /// A block of several views: one child an element.
    case block
    /// `if`/`else` or `switch` in a result builder, a whole `else if` chain in one node: one `arm` child for each arm. It splits identity.
    case branch
    /// One arm of a `branch` or `choice`: one child, its content. Syntax: the arm's `block` or `switchCase`; the operand in a ternary.
    case arm
    /// A call of an initialiser of a view (or shape, scene, toolbar content …). Children: views passed as arguments or built by closures.
    case construct
    /// A call of a method on a view that makes a view. First child: the view it is applied to (role `base`); then views passed or built.
    case modifier
    /// A name, member or call that stands for a view made elsewhere: a member, function, parameter, stored property or local variable.
    /// One child where it is a local variable with an initial value: that value, lowered.
    case reference
    /// A ternary or an `if`/`switch` expression with views: one `arm` child each. All arms share one type; identity is not split.
    case choice
    /// Not known; the reason is the `unknown` of the node.
    case opaque
}

/// What a node is to its parent.
public enum ViewNodeRole: Hashable, Sendable {
    /// The root of the body.
    case root
    /// Element of a `block`, from 0.
    case element(Int)
    /// The view a modifier is applied to.
    case base
    /// Built by or passed as the argument for the parameter of this index in the call's declaration.
    case content(parameter: Int)
    /// Arm of a `branch` or `choice`, from 0 in source order.
    case arm(Int)
    /// What an arm or a local reference holds.
    case value
}

/// One node of the lowered tree.
public struct ViewNode: Sendable {
    /// What it is.
    public var kind: ViewNodeKind
    /// What it is to its parent.
    public var role: ViewNodeRole
    /// The syntax it comes from, in the body's file.
    public var syntax: NodeID
    /// Its checked type: what the compiler sees, opaque results by their declaration.
    public var type: TypeID
    /// Index of its call in `LoweredBody.calls`, `UInt32.max` for none. `construct`, `modifier` and called references have one.
    public var call: UInt32
    /// For a `reference`: the declaration referred to, `.none` for locals and parameters.
    public var declaration: DeclID
    /// Nodes in the subtree, this one included.
    public var size: UInt32
    /// The parent, `UInt32.max` for the root.
    public var parent: UInt32
    /// Index in `LoweredBody.unknowns` of what this node itself does not know, `UInt32.max` for none. An `opaque` node has one.
    public var unknown: UInt32
    /// Whether a branch always takes one of its arms (a `switch`, a final `else`).
    public var isExhaustive: Bool
    /// Whether an arm's content is erased to AnyView (`if #available`).
    public var isErased: Bool
}

/// A literal value that an argument has, where it is one.
public enum LiteralValue: Hashable, Sendable {
    case integer(String)
    case float(String)
    /// A string without interpolation, as it stands between the quotes.
    case string(String)
    case interpolatedString
    case boolean(Bool)
    case `nil`
    /// An implicit member without arguments: `.leading`.
    case member(Name)
}

/// Which argument went to which parameter of a call.
public struct ArgumentRecord: Sendable {
    /// Index of the parameter in the declaration's list; in a memberwise initialiser, of the stored property in declaration order.
    public var parameter: Int
    /// The parameter's label, `.none` for `_`.
    public var label: Name
    /// The argument's expression (a `closure` node for closures).
    public var syntax: NodeID
    /// The checked type of the argument as the call takes it; of an autoclosure, of the value in it.
    public var type: TypeID
    /// The value, where it is a literal.
    public var literal: LiteralValue?
    /// Whether it is a trailing closure.
    public var isTrailing: Bool

    package init(parameter: Int, label: Name, syntax: NodeID, type: TypeID, literal: LiteralValue? = nil, isTrailing: Bool = false) {
        (self.parameter, self.label, self.syntax, self.type) = (parameter, label, syntax, type)
        (self.literal, self.isTrailing) = (literal, isTrailing)
    }
}

/// A call of the lowered tree: what was called, with what.
public struct CallRecord: Sendable {
    /// The initialiser, method or function chosen; the type itself for a memberwise initialiser.
    public var declaration: DeclID
    /// Its arguments in source order; parameters that are not listed took their default.
    public var arguments: [ArgumentRecord]

    package init(declaration: DeclID, arguments: [ArgumentRecord]) {
        (self.declaration, self.arguments) = (declaration, arguments)
    }

    /// The argument that a node of its file's tree is in.
    package func argument(around syntax: NodeID, in tree: SyntaxTree) -> ArgumentRecord? {
        arguments.first { tree.range($0.syntax).contains(tree.range(syntax)) }
    }
}

/// Why something is not known.
public struct Unknown: Sendable {
    /// The reason in a few words; equal reasons are counted together.
    public var reason: UnknownReason
    /// Where.
    public var syntax: NodeID
    /// The name that would resolve it, where there is one.
    public var name: Name
    /// What is undeclared in an argument of an ambiguous call; nil where nothing is.
    public var undeclared: UndeclaredCause?

    /// Describes what is not known.
    public init(reason: UnknownReason, syntax: NodeID, name: Name, undeclared: UndeclaredCause? = nil) {
        (self.reason, self.syntax, self.name, self.undeclared) = (reason, syntax, name, undeclared)
    }
}

/// Something undeclared that makes something else unknown.
public struct UndeclaredCause: Sendable {
    /// The reason.
    public var reason: UnknownReason
    /// What is undeclared.
    public var name: Name
}

/// The reasons for `_`.
public enum UnknownReason: String, Sendable, CaseIterable {
    case undeclaredName = "undeclared name"
    case undeclaredMember = "undeclared member"
    /// A member may come from a protocol that the type states.
    case undeclaredProtocol = "undeclared protocol"
    case ambiguous = "ambiguous"
    case ambiguousName = "ambiguous name"
    case noMatchingOverload = "no overload fits"
    case notInferred = "generic argument not inferred"
    case cycle = "cycle"
    case budget = "budget"
    case unsupportedInBuilder = "not supported by the builder"
    case syntaxError = "syntax error"
    case macro = "macro"
    case opaqueResult = "opaque result without a body"
    case unsupported = "unsupported expression"
    case typesDiffer = "arms differ in type"
    /// An opaque result whose `return`s differ by availability (SE-0360).
    case systemVersion = "type depends on the system version"
    case unknownOperand = "depends on an unknown"

    /// Whether a declaration is missing: what depends on it is unknown for the same reason.
    public var isUndeclared: Bool { self == .undeclaredName || self == .undeclaredMember || self == .undeclaredProtocol }
}

/// Something in a body that the compiler rejects in a result builder.
public struct LoweringDiagnostic: Sendable {
    /// What is wrong, in the compiler's sense.
    public var message: String
    /// Where.
    public var syntax: NodeID
}

/// The lowered tree of one view-valued declaration. A class, since it is handed on with every question about a node.
public final class LoweredBody: Sendable {
    /// The property or function.
    public let declaration: DeclID
    /// Its file.
    public let file: FileID
    /// The name under which it is printed: `Screen.body`, `Outer.Inner.body`, `Feed.row(for:)`, `View.card()` for a member of an extension.
    public let name: String
    /// The token of the declaration's name.
    public let nameToken: TokenID
    /// The result builder that applies, `.none` where the body is an ordinary function body.
    public let builder: DeclID
    /// Whether it is preview code (`#Preview`, PreviewProvider).
    public let isPreview: Bool
    /// The nodes in pre-order; never empty.
    public let nodes: [ViewNode]
    /// The calls that nodes refer to.
    public let calls: [CallRecord]
    /// The checked type of the whole.
    public let type: TypeID
    /// What is not known, in source order.
    public let unknowns: [Unknown]
    /// What the builder does not support.
    public let diagnostics: [LoweringDiagnostic]

    init(
        declaration: DeclID, file: FileID, name: String, nameToken: TokenID, builder: DeclID, isPreview: Bool, type: TypeID,
        _ nodes: LoweredNodes
    ) {
        self.declaration = declaration
        self.file = file
        self.name = name
        self.nameToken = nameToken
        self.builder = builder
        self.isPreview = isPreview
        self.type = type
        (self.nodes, calls, unknowns, diagnostics) = (nodes.nodes, nodes.calls, nodes.unknowns, nodes.diagnostics)
    }
}

/// The nodes of a body while they are made.
struct LoweredNodes {
    var nodes: [ViewNode] = []
    var calls: [CallRecord] = []
    var unknowns: [Unknown] = []
    var diagnostics: [LoweringDiagnostic] = []
}

extension LoweredBody {
    /// The stored node.
    public subscript(id: ViewNodeID) -> ViewNode { nodes[Int(id.rawValue)] }

    /// The children in order.
    public func children(_ id: ViewNodeID) -> [ViewNodeID] {
        var result: [ViewNodeID] = []
        var next = id.rawValue + 1
        let end = id.rawValue + self[id].size
        while next < end {
            result.append(ViewNodeID(next))
            next += nodes[Int(next)].size
        }
        return result
    }

    /// The parent, nil for the root.
    public func parent(_ id: ViewNodeID) -> ViewNodeID? {
        let parent = self[id].parent
        return parent == .max ? nil : ViewNodeID(parent)
    }

    /// The node, and those that the same code makes at other places inside of `outer`: a local variable is lowered wherever it is read.
    public func nodes(ofSameCodeAs node: ViewNodeID, in outer: ViewNodeID = .root) -> [ViewNodeID] {
        (outer.rawValue..<outer.rawValue + self[outer].size).map { ViewNodeID($0) }.filter {
            self[$0].syntax == self[node].syntax && self[$0].kind == self[node].kind
        }
    }

    /// The innermost view whose code has a node of its file's tree in it.
    package func innermost(around syntax: NodeID, in tree: SyntaxTree) -> ViewNodeID? {
        nodes.indices.last { codeContains(syntax, of: ViewNodeID(UInt32($0)), in: tree) }.map { ViewNodeID(UInt32($0)) }
    }

    /// Whether the code of a view has a node of its file's tree in it.
    package func codeContains(_ syntax: NodeID, of view: ViewNodeID, in tree: SyntaxTree) -> Bool {
        let code = self[view].syntax
        return code <= syntax && syntax.rawValue < code.rawValue + tree[code].size
    }

    /// The innermost view around a node of its file's tree, with the argument of its call that the node is in; nil where the node is in none.
    package func argument(around syntax: NodeID, in tree: SyntaxTree) -> (view: ViewNodeID, call: CallRecord, argument: ArgumentRecord)? {
        guard let view = innermost(around: syntax, in: tree), let call = call(view),
            let argument = call.argument(around: syntax, in: tree)
        else { return nil }
        return (view, call, argument)
    }

    /// The call of a node.
    public func call(_ id: ViewNodeID) -> CallRecord? {
        let call = self[id].call
        return call == .max ? nil : calls[Int(call)]
    }

    /// The steps of a `branch` that lead to one of its arms: the sides of the balanced tree of ConditionalContent, after `some` where there
    /// is no final `else`. Empty for a `switch` of one case.
    public func steps(ofArm index: Int, in branch: ViewNodeID) -> [BranchStep] {
        let hasElse = isExhaustive(branch)
        var low = 0
        var high = children(branch).count
        var steps: [BranchStep] = hasElse ? [] : [.some]
        while high - low > 1 {
            let left = armsOnTheLeft(of: high - low)
            if index < low + left {
                steps.append(.side(true))
                high = low + left
            } else {
                steps.append(.side(false))
                low += left
            }
        }
        return steps
    }

    /// Whether a branch always takes one of its arms: a `switch`, or an `if` chain with a final `else`.
    public func isExhaustive(_ branch: ViewNodeID) -> Bool { self[branch].isExhaustive }
}

/// How many of several arms go left in the tree that a builder makes of them: SE-0289's injection tree as the compiler builds it, with the largest
/// power of two below their number.
package func armsOnTheLeft(of count: Int) -> Int {
    var left = 1
    while left * 2 < count { left *= 2 }
    return left
}

/// One step from a branch to an arm.
public enum BranchStep: Hashable, Sendable {
    /// Side of a ConditionalContent.
    case side(Bool)
    /// Content of an Optional.
    case some
}

extension LoweredBody {
    /// The one view that a body makes; nil where it makes several, or none.
    package var onlyContent: ViewNodeID? {
        guard !nodes.isEmpty else { return nil }
        if self[.root].kind != .block { return .root }
        let all = children(.root)
        return all.count == 1 ? all[0] : nil
    }
}
