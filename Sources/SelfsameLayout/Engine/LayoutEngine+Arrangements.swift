// The sizes of views that arrange others. What each offers its children is the subject of its own file; here the cases come together.

extension LayoutEngine {
    /// The size of a container for a proposal, with the reason.
    func arrangedSize(_ node: Int, _ proposal: LayoutProposal) -> (LayoutSize, () -> String) {
        let children = tree[node].children
        switch tree[node].kind {
        case .stack(let axis, let guide, let spacing):
            if children.isEmpty { return (.zero, { "empty" }) }
            if replacesItself(node) { return (size(children[0], proposal), { "one child, which replaces the stack" }) }
            let arrangement = arrangement(node, axis, guide, spacing, proposal)
            return (arrangement.size, { self.reason(arrangement, axis, node) })
        case .zStack(let alignment):
            return (overlaidSize(children, alignment, proposal), { self.overlayReason(children) })
        case .lazyStack(let axis, let guide, let spacing):
            return (lazySize(node, axis, guide, spacing, proposal), { "rows are asked for their ideal \(axis.dimension)" })
        case .lazyGrid(let axis, let tracks, _, let spacing):
            let grid = lazyGrid(node, axis, tracks, spacing, proposal)
            return (grid.size, { "tracks \(grid.trackText): from their definitions, never from cells" })
        case .grid: return (gridSize(node, proposal), { "columns as wide as their widest cell, rows as high as their highest" })
        case .gridRow:
            // A row outside of a grid is laid out as a stack.
            let arrangement = arrangement(node, .horizontal, .center(.vertical), nil, proposal)
            return (arrangement.size, { "outside of a grid, a row is a stack" })
        case .scroll(let axes): return (scrollSize(node, axes, proposal), { Self.scrollReason(axes) })
        case .list(let metrics): return (listSize(node, metrics, proposal), { "a list takes what is offered" })
        case .reader: return (proposal.filled, { "a reader takes what is offered, whatever its content wants" })
        case .viewThatFits(let axes):
            guard let chosen = fittingChild(node, axes, proposal) else { return (.zero, { "empty" }) }
            return (size(children[chosen.index], proposal), { chosen.reason })
        case .safeAreaInset(let edge, let spacing, _):
            let parts = insetParts(node, edge, spacing, proposal)
            return (parts.size, { "the content gets what the inset of \(parts.second) leaves" })
        case .container:
            if children.isEmpty { return (proposal.filled, { "takes what is offered" }) }
            let ideal = proposal == .ideal || proposal.width == nil || proposal.height == nil ? contentSize(node, proposal) : nil
            return (
                LayoutSize(proposal.width ?? ideal?.width ?? .zero, proposal.height ?? ideal?.height ?? .zero), { "takes what is offered" }
            )
        case .customLayout:
            for child in children { _ = size(child, proposal) }
            return (proposal.filled.marked(.unknown), { "a custom layout: its code is not run, so its size is unknown" })
        case .frame(let width, let height, _):
            let size = LayoutSize(width.flatMap { length($0, node) } ?? .zero, height.flatMap { length($0, node) } ?? .zero)
            return (size, { "both lengths are given, so the child is not asked" })
        default: return (proposal.filled, { "takes what is offered" })
        }
    }

    /// Whether a stack is replaced by its only child.
    func replacesItself(_ node: Int) -> Bool { tree[node].children.count == 1 && tree[node].isStatic }

    /// What the content of a container wants, several views as in a stack.
    private func contentSize(_ node: Int, _ proposal: LayoutProposal) -> LayoutSize {
        let sizes = tree[node].children.map { size($0, proposal) }
        return sizes.dropFirst().reduce(sizes[0]) { LayoutSize(larger($0.width, $1.width), larger($0.height, $1.height)) }
    }

    // MARK: ZStack

    /// The children that decide on the size of a ZStack: those of the highest priority.
    func deciding(_ children: [Int]) -> [Int] {
        let highest = children.map { facts[$0].priority }.max() ?? 0
        return children.filter { facts[$0].priority == highest }
    }

    /// The union of the deciding children, aligned.
    private func overlaidSize(_ children: [Int], _ alignment: LayoutAlignment, _ proposal: LayoutProposal) -> LayoutSize {
        var result = LayoutSize.zero
        // The others are asked, too, and do not count.
        let all = children.map { (node: $0, size: size($0, proposal)) }
        let highest = children.map { facts[$0].priority }.max() ?? 0
        let deciding = all.filter { facts[$0.node].priority == highest }
        for axis in LayoutAxis.both { result[axis] = union(deciding, alignment[axis], axis, proposal).length }
        return result
    }

    /// How far views reach that are aligned along an axis, and how far before the line that they share.
    func union(
        _ children: [(node: Int, size: LayoutSize)], _ guide: LayoutGuide, _ axis: LayoutAxis, _ proposal: LayoutProposal
    ) -> (before: Length, length: Length) {
        guard let first = children.first else { return (.zero, .zero) }
        if !guide.isCustom, !guide.isBaseline, children.allSatisfy({ !facts[$0.node].setsGuides }) {
            let largest = children.dropFirst().reduce(first.size[axis]) { larger($0, $1.size[axis]) }
            return (standardValue(of: guide, axis, largest), largest)
        }
        let guides = children.map { value(of: guide, axis, $0.node, proposal, $0.size) }
        var before = guides[0]
        var after = first.size[axis] - guides[0]
        for (child, guide) in zip(children, guides) {
            before = larger(before, guide)
            after = larger(after, child.size[axis] - guide)
        }
        return (before, before + after)
    }

    private func overlayReason(_ children: [Int]) -> String {
        let deciding = deciding(children)
        guard deciding.count < children.count else { return "as large as its largest child" }
        return "only the highest priority counts: \(deciding.map { name($0) }.joined(separator: ", "))"
    }

    // MARK: ViewThatFits

    /// The first child whose ideal size fits; else the last.
    func fittingChild(_ node: Int, _ axes: [LayoutAxis], _ proposal: LayoutProposal) -> (index: Int, reason: String)? {
        let children = tree[node].children
        guard !children.isEmpty else { return nil }
        var asked = proposal
        for axis in axes { asked[axis] = nil }
        for (index, child) in children.enumerated() {
            let ideal = probe(child, asked)
            let fits = axes.allSatisfy { axis in proposal[axis].map { ideal[axis].points <= $0.points + 0.000_1 } ?? true }
            if fits { return (index, "\(name(child)) fits: its ideal size is \(ideal)") }
        }
        return (children.count - 1, "none fits, so the last one is used")
    }

    // MARK: Scroll views and lists

    private func scrollSize(_ node: Int, _ axes: [LayoutAxis], _ proposal: LayoutProposal) -> LayoutSize {
        guard let content = tree[node].children.first else { return proposal.filled }
        let size = withContainer(proposal) { self.size(content, scrolled(axes, proposal)) }
        var result = size
        for axis in axes { result[axis] = proposal[axis] ?? size[axis] }
        return result
    }

    /// What a scroll view offers its content: nothing along the axes that it scrolls.
    func scrolled(_ axes: [LayoutAxis], _ proposal: LayoutProposal) -> LayoutProposal {
        var passed = proposal
        for axis in axes { passed[axis] = nil }
        return passed
    }

    private static func scrollReason(_ axes: [LayoutAxis]) -> String {
        guard axes.count == 1, let axis = axes.first else { return axes.isEmpty ? "the size of its content" : "takes what is offered" }
        return "takes the \(axis.dimension) that is offered; its \(axis.other.dimension) is that of its content"
    }

    /// Answers with the size of a container that content may ask for.
    func withContainer<T>(_ proposal: LayoutProposal, _ answer: () -> T) -> T {
        let outer = container
        container = LayoutSize(proposal.width ?? outer.width, proposal.height ?? outer.height)
        defer { container = outer }
        return answer()
    }

    private func lazySize(
        _ node: Int, _ axis: LayoutAxis, _ guide: LayoutGuide, _ spacing: Formula?, _ proposal: LayoutProposal
    ) -> LayoutSize {
        var size = arrangement(node, axis, guide, spacing, LayoutProposal(axis, nil, proposal[axis.other])).size
        // A lazy stack does not know all of its rows, so it takes the whole width that it is offered.
        if let across = proposal[axis.other], across.points.isFinite { size[axis.other] = across }
        return size
    }

    /// The frames of a list's rows, which no source gives: estimates.
    func listRows(
        _ node: Int, _ metrics: ListMetrics, _ proposal: LayoutProposal
    ) -> [(proposal: LayoutProposal, y: Length, size: LayoutSize, height: Length)] {
        var y = Length(0, .estimated)
        return tree[node].children.map { child in
            let width = proposal.width.map { larger(.zero, $0 - Length(2 * metrics.margin, .estimated)) }
            let passed = LayoutProposal(width, nil)
            let size = withContainer(proposal) { self.size(child, passed) }
            let height = larger(Length(metrics.rowHeight, .estimated), size.height + Length(2 * metrics.padding, .estimated))
            defer { y = y + height }
            return (passed, y, size, height)
        }
    }

    private func listSize(_ node: Int, _ metrics: ListMetrics, _ proposal: LayoutProposal) -> LayoutSize {
        if let width = proposal.width, let height = proposal.height { return LayoutSize(width, height) }
        let rows = listRows(node, metrics, proposal)
        let height = rows.last.map { $0.y + $0.height } ?? .zero
        let width = rows.reduce(Length.zero) { larger($0, $1.size.width) } + Length(2 * metrics.margin, .estimated)
        return LayoutSize(proposal.width ?? width, proposal.height ?? height)
    }

    // MARK: Insets

    /// The content and the inset of `safeAreaInset`.
    func insetParts(
        _ node: Int, _ edge: LayoutEdges, _ spacing: Formula?, _ proposal: LayoutProposal
    ) -> (first: LayoutProposal, second: LayoutSize, secondProposal: LayoutProposal, gap: Length, content: LayoutSize, size: LayoutSize) {
        let children = tree[node].children
        let axis: LayoutAxis = edge.isSubset(of: .vertical) ? .vertical : .horizontal
        let isFirst = edge == .top || edge == .leading
        var gap = spacing.map { finite(resolve($0)) } ?? .zero
        if spacing == nil, children.count > 1 {
            gap = SpacingRules.distance(facts[children[0]][axis, isFirst: isFirst], facts[children[1]][axis, isFirst: !isFirst])
        }
        let least = probe(children[0], LayoutProposal(axis, .zero, proposal[axis.other]))[axis]
        let secondProposal = LayoutProposal(axis, proposal[axis].map { larger(.zero, $0 - least) }, proposal[axis.other])
        let second = children.count > 1 ? size(children[1], secondProposal) : .zero
        let first = LayoutProposal(axis, proposal[axis].map { larger(.zero, $0 - second[axis] - gap) }, proposal[axis.other])
        let content = size(children[0], first)
        let total = LayoutSize(axis, content[axis] + gap + second[axis], larger(content[axis.other], second[axis.other]))
        return (first, second, secondProposal, gap, content, total)
    }
}
