// What is known of each node before anything is laid out: its priority, its spacing to what is beside it, and what its subtree holds. Found in
// one pass, since children stand before their parents.

/// What an edge wants between itself and the view beside it.
enum EdgeSpacing: Sendable {
    /// The platform's distance.
    case standard
    /// Nothing: beside a spacer.
    case none
    /// What the font asks for.
    case text

    /// Of several views at one edge.
    func merged(_ other: EdgeSpacing) -> EdgeSpacing {
        if self == .standard || other == .standard { return .standard }
        return self == .text || other == .text ? .text : .none
    }
}

/// What is known of a node before it is laid out.
struct NodeFacts: Sendable {
    /// Who is asked first in a stack, and who decides on the size of a ZStack.
    var priority = 0.0
    var leading = EdgeSpacing.standard
    var trailing = EdgeSpacing.standard
    var top = EdgeSpacing.standard
    var bottom = EdgeSpacing.standard
    /// Whether it is a spacer, perhaps with modifiers.
    var isSpacer = false
    /// Whether a guide is set on it, or on the view that it is a modifier of.
    var setsGuides = false
    /// Whether a guide of the program is set on it or below.
    var setsCustomGuides = false
    /// Whether it has a line of text, or a baseline that is set.
    var hasBaseline = false
    /// Whether something below asks for the size of the container around it.
    var usesContainer = false

    subscript(axis: LayoutAxis, isFirst isFirst: Bool) -> EdgeSpacing {
        get { axis == .horizontal ? (isFirst ? leading : trailing) : isFirst ? top : bottom }
        set {
            switch (axis, isFirst) {
            case (.horizontal, true): leading = newValue
            case (.horizontal, false): trailing = newValue
            case (.vertical, true): top = newValue
            case (.vertical, false): bottom = newValue
            }
        }
    }

    fileprivate mutating func set(_ axis: LayoutAxis, _ spacing: EdgeSpacing) {
        self[axis, isFirst: true] = spacing
        self[axis, isFirst: false] = spacing
    }
}

extension LayoutTree {
    /// The facts of all nodes.
    func facts() -> [NodeFacts] {
        var result: [NodeFacts] = []
        result.reserveCapacity(nodes.count)
        for node in nodes { result.append(facts(of: node, result)) }
        return result
    }

    private func facts(of node: LayoutNode, _ known: [NodeFacts]) -> NodeFacts {
        let children = node.children.map { known[$0] }
        guard let first = children.first else { return facts(ofLeaf: node) }
        if node.kind.isArrangement { return facts(of: node, arranging: children) }
        // A modifier has what its view has, but for what it changes.
        var facts = first
        facts.usesContainer = children.contains(where: \.usesContainer)
        switch node.kind {
        case .frame(let width, let height, _):
            facts.priority = 0
            if width != nil, !facts.isSpacer { facts.set(.horizontal, .standard) }
            if height != nil, !facts.isSpacer { facts.set(.vertical, .standard) }
        case .flexibleFrame(let width, let height, _):
            facts.priority = 0
            if !width.isEmpty, !facts.isSpacer { facts.set(.horizontal, .standard) }
            if !height.isEmpty, !facts.isSpacer { facts.set(.vertical, .standard) }
        case .padding(let lengths):
            facts.priority = 0
            if lengths.edges.contains(.leading) { facts.leading = .standard }
            if lengths.edges.contains(.trailing) { facts.trailing = .standard }
            if lengths.edges.contains(.top) { facts.top = .standard }
            if lengths.edges.contains(.bottom) { facts.bottom = .standard }
        case .aspectRatio, .safeAreaInset: facts.priority = 0
        case .position:
            facts.priority = 0
            for axis in LayoutAxis.both { facts.set(axis, .standard) }
        case .containerRelativeFrame(let axes, _, _):
            facts.priority = 0
            facts.usesContainer = true
            for axis in axes { facts.set(axis, .standard) }
        case .layoutPriority(let value): facts.priority = value.known?.points ?? 0
        case .alignmentGuide(let guide, _):
            facts.setsGuides = true
            if guide.isCustom { facts.setsCustomGuides = true }
            if guide.isBaseline { facts.hasBaseline = true }
        default: break
        }
        return facts
    }

    private func facts(ofLeaf node: LayoutNode) -> NodeFacts {
        var facts = NodeFacts()
        switch node.kind {
        case .text:
            facts.top = .text
            facts.bottom = .text
            facts.hasBaseline = true
        case .spacer(_, let axis):
            facts.priority = -.infinity
            facts.isSpacer = true
            for direction in LayoutAxis.both where axis == nil || axis == direction { facts.set(direction, .none) }
        case .containerRelativeFrame: facts.usesContainer = true
        case .stack, .zStack, .lazyStack, .lazyGrid, .grid, .gridRow, .viewThatFits, .customLayout:
            // An empty layout gives way to everything; what takes what it is offered does not.
            facts.priority = -.infinity
            for axis in LayoutAxis.both { facts.set(axis, .none) }
        default: break
        }
        return facts
    }

    private func facts(of node: LayoutNode, arranging children: [NodeFacts]) -> NodeFacts {
        if children.count == 1, node.isStatic, case .stack = node.kind { return children[0] }
        var facts = NodeFacts()
        facts.setsCustomGuides = children.contains(where: \.setsCustomGuides)
        facts.hasBaseline = children.contains(where: \.hasBaseline)
        facts.usesContainer = children.contains(where: \.usesContainer)
        switch node.kind {
        case .stack(let axis, _, _), .lazyStack(let axis, _, _):
            facts[axis, isFirst: true] = children[0][axis, isFirst: true]
            facts[axis, isFirst: false] = children[children.count - 1][axis, isFirst: false]
            for isFirst in [true, false] { facts[axis.other, isFirst: isFirst] = merged(children, axis.other, isFirst) }
        case .zStack:
            for axis in LayoutAxis.both {
                for isFirst in [true, false] { facts[axis, isFirst: isFirst] = merged(children, axis, isFirst) }
            }
        default: break
        }
        return facts
    }

    private func merged(_ children: [NodeFacts], _ axis: LayoutAxis, _ isFirst: Bool) -> EdgeSpacing {
        children.dropFirst().reduce(children[0][axis, isFirst: isFirst]) { $0.merged($1[axis, isFirst: isFirst]) }
    }
}

extension LayoutKind {
    /// Whether it arranges any number of children itself; else its first child is the view that it modifies.
    var isArrangement: Bool {
        switch self {
        case .stack, .zStack, .lazyStack, .lazyGrid, .grid, .gridRow, .scroll, .list, .reader, .viewThatFits, .container, .customLayout:
            true
        default: false
        }
    }
}
