// The tree that is laid out: plain values without syntax, so that tests and rules can make one by hand. A node knows its children by index;
// children are in the order in which they are placed, backgrounds before what they lie behind.

/// What a node is.
public indirect enum LayoutKind: Sendable {
    // Leaves.
    /// A colour or a shape: takes what it is offered.
    case fill
    /// A circle: the largest square in what it is offered.
    case circle
    /// A picture; `resizable` takes what it is offered, but never less than the insets that it keeps.
    case image(LayoutSize, isResizable: Bool, least: LayoutSize = LayoutSize(Length.zero, Length.zero))
    case text(TextLeaf)
    /// An empty place; without an axis it stands outside of stacks.
    case spacer(minLength: Formula?, axis: LayoutAxis?)
    /// A line across the axis of its stack.
    case divider(stack: LayoutAxis?, thickness: Length)
    /// A view with an ideal size that takes what it is offered along some axes.
    case control(ideal: LayoutSize, expands: [LayoutAxis])

    // A view around one other.
    case frame(width: Formula?, height: Formula?, LayoutAlignment)
    case flexibleFrame(width: FlexibleBounds, height: FlexibleBounds, LayoutAlignment)
    case fixedSize(horizontal: Bool, vertical: Bool)
    case padding(EdgeLengths)
    /// Without a ratio that of the child's ideal size counts.
    case aspectRatio(width: Formula?, height: Formula?, isFill: Bool)
    case position(x: Formula, y: Formula)
    case offset(x: Formula, y: Formula)
    case layoutPriority(Formula)
    case alignmentGuide(LayoutGuide, Formula)
    case containerRelativeFrame([LayoutAxis], ContainerShare, LayoutAlignment)
    case ignoresSafeArea(LayoutEdges)
    case gridCell(GridCellTraits)
    /// What changes nothing, such as a view of the program around its body; `clips` what lies outside of it.
    case plain(clips: Bool)

    // Views around several.
    /// A view with others behind or in front of it; the first child is the view, the second what is added.
    case layer(LayoutAlignment, isBackground: Bool)
    case stack(LayoutAxis, LayoutGuide, spacing: Formula?)
    case zStack(LayoutAlignment)
    case lazyStack(LayoutAxis, LayoutGuide, spacing: Formula?)
    /// Vertical: columns of a known width, rows as high as their cells.
    case lazyGrid(LayoutAxis, [GridTrack], LayoutGuide, spacing: Formula?)
    case grid(LayoutAlignment, horizontalSpacing: Formula?, verticalSpacing: Formula?)
    case gridRow(LayoutGuide?)
    case scroll([LayoutAxis])
    /// Rows of a platform's list: its metrics are estimates.
    case list(ListMetrics)
    /// Content that is offered the size of its reader, by the reader's number.
    case reader(Int)
    case viewThatFits([LayoutAxis])
    /// The first child gets what the second leaves at an edge.
    case safeAreaInset(LayoutEdges, spacing: Formula?, LayoutAlignment)
    /// A view that takes what it is offered and offers it to its content, such as a navigation stack.
    case container
    /// A layout of the program, whose code is not run.
    case customLayout
}

/// The least, ideal and largest length of a flexible frame.
public struct FlexibleBounds: Sendable {
    var minimum: Formula?
    var ideal: Formula?
    var maximum: Formula?

    /// Makes bounds.
    public init(minimum: Formula? = nil, ideal: Formula? = nil, maximum: Formula? = nil) {
        self.minimum = minimum
        self.ideal = ideal
        self.maximum = maximum
    }

    /// Whether nothing is stated.
    var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }
}

/// A length for each edge.
public struct EdgeLengths: Sendable {
    var top = Formula.zero
    var leading = Formula.zero
    var bottom = Formula.zero
    var trailing = Formula.zero
    /// The edges that were named, which have the standard spacing to what is beside them.
    var edges: LayoutEdges = []

    /// The same length at some edges.
    init(_ edges: LayoutEdges, _ length: Formula) {
        self.edges = edges
        if edges.contains(.top) { top = length }
        if edges.contains(.leading) { leading = length }
        if edges.contains(.bottom) { bottom = length }
        if edges.contains(.trailing) { trailing = length }
    }

    /// A length for each edge; edges are named where their spacing is that of the padding.
    public init(top: Double, leading: Double, bottom: Double, trailing: Double, named: [Bool] = [true, true, true, true]) {
        (self.top, self.leading, self.bottom, self.trailing) = (.exact(top), .exact(leading), .exact(bottom), .exact(trailing))
        for (edge, isNamed) in zip([LayoutEdges.top, .leading, .bottom, .trailing], named) where isNamed { edges.insert(edge) }
    }

    subscript(axis: LayoutAxis) -> (first: Formula, last: Formula) { axis == .horizontal ? (leading, trailing) : (top, bottom) }
}

/// A part of the nearest container.
public struct ContainerShare: Sendable {
    var count = Formula.exact(1)
    var span = Formula.exact(1)
    var spacing = Formula.zero
    /// The length along each axis that a closure makes of the container's, which stands for the dimension.
    var lengths: [LayoutAxis: Formula] = [:]
}

/// A column or row of a lazy grid.
public struct GridTrack: Sendable {
    /// How its size is found.
    public enum Size: Sendable {
        case fixed(Formula)
        case flexible(minimum: Formula, maximum: Formula)
        case adaptive(minimum: Formula, maximum: Formula)
    }

    var size: Size
    /// The distance to the next track.
    var spacing: Formula?
    var alignment: LayoutAlignment?
}

/// What a view says of its cell in a grid.
public struct GridCellTraits: Sendable {
    var columns = 1
    var anchor: (x: Formula, y: Formula)?
    var unsizedAxes: [LayoutAxis] = []
    var columnAlignment: LayoutGuide?
}

/// Metrics of a list: none is published, all are estimates.
public struct ListMetrics: Sendable {
    var rowHeight = 44.0
    var margin = 20.0
    var padding = 11.0
}

/// Where a node comes from in source, as an index that whoever built the tree can read.
public struct LayoutOrigin: Hashable, Sendable {
    /// The index.
    public var index: Int
}

/// A node of the tree.
public struct LayoutNode: Sendable {
    /// What it is.
    public var kind: LayoutKind
    /// Indices of its children.
    public var children: [Int]
    /// What it is called: a leaf by what it shows, a container by its type; of a modifier, what it is applied to.
    public var label: String
    /// The modifier's name; nil for what is no modifier.
    public var modifier: String?
    /// Whether it has a frame of its own in results.
    public var isNamed: Bool
    /// How far the numbers of this node itself can be trusted.
    public var certainty = Certainty.exact
    /// Where it comes from.
    public var origin: LayoutOrigin?
    /// Whether the source does not write it: the stack around several views of a body, or in a control.
    public var isImplied = false
    /// Whether the number of its children never changes.
    public var isStatic = true

    /// Makes a node.
    public init(_ kind: LayoutKind, _ children: [Int] = [], label: String, modifier: String? = nil, isNamed: Bool = true) {
        self.kind = kind
        self.children = children
        self.label = label
        self.modifier = modifier
        self.isNamed = isNamed
    }
}

/// A tree of nodes. Every child stands before its parent, so that facts of subtrees are found in one pass.
public struct LayoutTree: Sendable {
    /// The nodes.
    public private(set) var nodes: [LayoutNode] = []
    /// For each node an earlier one whose subtree is the same, and so answers the same; its own index where there is none.
    private(set) var twins: [Int] = []
    /// Where the guides that the program declares lie by default.
    public var customGuides: [String: Formula] = [:]
    /// The outermost node.
    public var root = -1

    /// An empty tree.
    public init() {}

    /// Adds a node whose children are there, and gives its index.
    @discardableResult
    public mutating func add(_ node: LayoutNode) -> Int { add(node, twin: nil) }

    /// Adds a node that may have a twin in the tree.
    @discardableResult
    mutating func add(_ node: LayoutNode, twin: Int?) -> Int {
        nodes.append(node)
        root = nodes.count - 1
        twins.append(twin.map { twins[$0] } ?? root)
        return root
    }

    /// The same tree, each node of which answers for itself.
    var withoutTwins: LayoutTree {
        var result = self
        result.twins = Array(nodes.indices)
        return result
    }

    subscript(index: Int) -> LayoutNode {
        get { nodes[index] }
        set {
            nodes[index] = newValue
            twins[index] = index
        }
    }
}
