// Placing: each view is placed once, from the outside in, and asks its children again with a proposal that placing chooses. That is not
// always the one that its size was found with: a stack fills in its own length across, a ZStack offers its own size to everybody.

/// A child where its parent puts it.
struct ChildPlace {
    var node: Int
    var proposal: LayoutProposal
    var x: Length
    var y: Length
    /// Whether its guides are those of its parent.
    var isPrimary = true

    func origin(_ axis: LayoutAxis) -> Length { axis == .horizontal ? x : y }
}

/// A node with its frame, relative to the outermost view.
public struct PlacedNode: Sendable {
    /// The node.
    public var node: Int
    /// Its frame.
    public var frame: LayoutRect
    /// What it was offered when it was placed.
    public var proposal: LayoutProposal
    /// How many placed nodes are around it.
    public var depth: Int
    /// The position of the placed node around it.
    public var parent: Int?
}

extension LayoutEngine {
    /// Chooses the sizes for a proposal and places everything, in the order in which views are drawn.
    public func layout(_ proposal: LayoutProposal) -> [PlacedNode] {
        guard tree.root >= 0 else { return [] }
        let size = size(tree.root, proposal)
        conversation?.phase = .place
        var placed: [PlacedNode] = []
        var work = [
            Work(place: ChildPlace(node: tree.root, proposal: proposal, x: .zero, y: .zero), depth: 0, parent: nil, container: container)
        ]
        let bounds = size
        while let next = work.popLast() {
            let node = next.place.node
            container = next.container
            let size = self.size(node, next.place.proposal)
            var frame = LayoutRect(next.place.x, next.place.y, size)
            var proposal = next.place.proposal
            if case .ignoresSafeArea(let edges) = tree[node].kind { extend(&frame, &proposal, edges, bounds) }
            placed.append(PlacedNode(node: node, frame: frame, proposal: next.place.proposal, depth: next.depth, parent: next.parent))
            enter(node, size)
            let inner = container
            for child in places(node, proposal, frame.size).reversed() {
                var place = child
                place.x = frame.x + child.x
                place.y = frame.y + child.y
                work.append(Work(place: place, depth: next.depth + 1, parent: placed.count - 1, container: inner))
            }
        }
        return placed
    }

    private struct Work {
        var place: ChildPlace
        var depth: Int
        var parent: Int?
        var container: LayoutSize
    }

    /// Makes known what content of a placed node may ask for.
    private func enter(_ node: Int, _ size: LayoutSize) {
        switch tree[node].kind {
        case .reader(let number): readers[number] = size
        case .scroll, .list, .container: container = size
        default: break
        }
    }

    /// A view that ignores the safe area reaches to the edge of the screen where it touches the safe area's.
    private func extend(_ frame: inout LayoutRect, _ proposal: inout LayoutProposal, _ edges: LayoutEdges, _ root: LayoutSize) {
        func touches(_ a: Length, _ b: Length) -> Bool { abs(a.points - b.points) < 0.01 }
        var left = 0.0, right = 0.0, up = 0.0, down = 0.0
        if edges.contains(.leading), touches(frame.x, .zero) { left = safeArea.leading }
        if edges.contains(.trailing), touches(frame.x + frame.size.width, root.width) { right = safeArea.trailing }
        if edges.contains(.top), touches(frame.y, .zero) { up = safeArea.top }
        if edges.contains(.bottom), touches(frame.y + frame.size.height, root.height) { down = safeArea.bottom }
        guard left + right + up + down > 0 else { return }
        frame.x = frame.x - Length(left)
        frame.y = frame.y - Length(up)
        proposal = LayoutProposal(proposal.width.map { $0 + Length(left + right) }, proposal.height.map { $0 + Length(up + down) })
        frame.size = LayoutSize(frame.size.width + Length(left + right), frame.size.height + Length(up + down))
    }

    /// Where a node puts its children, relative to itself.
    func places(_ node: Int, _ proposal: LayoutProposal, _ size: LayoutSize) -> [ChildPlace] {
        let children = tree[node].children
        guard let first = children.first else { return [] }
        switch tree[node].kind {
        case .stack(let axis, let guide, let spacing):
            if replacesItself(node) { return [ChildPlace(node: first, proposal: proposal, x: .zero, y: .zero)] }
            let again = LayoutProposal(axis, proposal[axis], proposal[axis.other] ?? size[axis.other])
            return stackPlaces(node, axis, arrangement(node, axis, guide, spacing, again))
        case .lazyStack(let axis, let guide, let spacing):
            return lazyPlaces(node, axis, guide, spacing, proposal, size)
        case .gridRow:
            return stackPlaces(node, .horizontal, arrangement(node, .horizontal, .center(.vertical), nil, proposal))
        case .zStack(let alignment): return overlaidPlaces(children, alignment, size)
        case .lazyGrid(let axis, let tracks, let guide, let spacing):
            return gridPlaces(node, axis, tracks, guide, spacing, proposal, size)
        case .grid(let alignment, _, _): return gridPlaces(node, alignment, proposal)
        case .scroll(let axes): return [ChildPlace(node: first, proposal: scrolled(axes, proposal), x: .zero, y: .zero)]
        case .list(let metrics):
            return zip(children, listRows(node, metrics, LayoutProposal(size))).map { child, row in
                let y = row.y + (row.height - row.size.height) / 2
                return ChildPlace(node: child, proposal: row.proposal, x: Length(metrics.margin, .estimated), y: y)
            }
        case .reader: return children.map { ChildPlace(node: $0, proposal: LayoutProposal(size), x: .zero, y: .zero) }
        case .viewThatFits(let axes):
            guard let chosen = fittingChild(node, axes, proposal) else { return [] }
            return [ChildPlace(node: children[chosen.index], proposal: proposal, x: .zero, y: .zero)]
        case .safeAreaInset(let edge, let spacing, let alignment): return insetPlaces(node, edge, spacing, alignment, proposal, size)
        case .container: return children.map { centered($0, LayoutProposal(size), size) }
        case .customLayout: return children.map { centered($0, proposal, size) }
        case .layer(let alignment, let isBackground):
            let view = ChildPlace(node: first, proposal: proposal, x: .zero, y: .zero)
            guard children.count > 1 else { return [view] }
            var added = aligned(children[1], LayoutProposal(size), in: size, alignment) { axis, guide in
                self.value(of: guide, axis, first, proposal, size)
            }
            added.isPrimary = false
            return isBackground ? [added, view] : [view, added]
        case .frame(_, _, let alignment):
            return [aligned(first, framedProposal(node, proposal), in: size, alignment)]
        case .flexibleFrame(let width, let height, let alignment):
            let passed = LayoutProposal(
                placed(bounds(width, node), proposal.width, size.width), placed(bounds(height, node), proposal.height, size.height))
            return [aligned(first, passed, in: size, alignment)]
        case .containerRelativeFrame(_, _, let alignment):
            return [aligned(first, passedProposal(node, proposal) ?? proposal, in: size, alignment)]
        case .fixedSize, .aspectRatio: return [centered(first, passedProposal(node, proposal) ?? proposal, size)]
        case .padding(let lengths):
            let (x, y) = (finite(resolve(lengths.leading)), finite(resolve(lengths.top)))
            return [ChildPlace(node: first, proposal: passedProposal(node, proposal) ?? proposal, x: x, y: y)]
        case .position(let x, let y):
            let child = self.size(first, LayoutProposal(size))
            return [
                ChildPlace(
                    node: first, proposal: LayoutProposal(size), x: finite(resolve(x)) - child.width / 2,
                    y: finite(resolve(y)) - child.height / 2)
            ]
        case .offset(let x, let y):
            return [ChildPlace(node: first, proposal: proposal, x: finite(resolve(x)), y: finite(resolve(y)))]
        default: return [ChildPlace(node: first, proposal: proposal, x: .zero, y: .zero)]
        }
    }

    /// What a fixed frame offers its child, with both lengths given, too.
    private func framedProposal(_ node: Int, _ proposal: LayoutProposal) -> LayoutProposal {
        guard case .frame(let width, let height, _) = tree[node].kind else { return proposal }
        return LayoutProposal(
            width.flatMap { length($0, node) } ?? proposal.width, height.flatMap { length($0, node) } ?? proposal.height)
    }

    /// What a flexible frame offers its child when it is placed: its own length, unless nothing was offered and no bound changed that.
    private func placed(_ bounds: ResolvedBounds, _ offered: Length?, _ own: Length) -> Length? {
        guard offered == nil, bounds.ideal == nil else { return own }
        let isWithin = own.points > (bounds.minimum?.points ?? -.infinity) && own.points < (bounds.maximum?.points ?? .infinity)
        return isWithin ? nil : own
    }

    // MARK: Alignment

    /// A child aligned in a size: its guide on that of the size.
    private func aligned(
        _ child: Int, _ proposal: LayoutProposal, in size: LayoutSize, _ alignment: LayoutAlignment,
        _ guide: ((LayoutAxis, LayoutGuide) -> Length)? = nil
    ) -> ChildPlace {
        let own = self.size(child, proposal)
        func origin(_ axis: LayoutAxis) -> Length {
            let line = guide?(axis, alignment[axis]) ?? standardValue(of: alignment[axis], axis, size[axis], size)
            return line - value(of: alignment[axis], axis, child, proposal, own)
        }
        return ChildPlace(node: child, proposal: proposal, x: origin(.horizontal), y: origin(.vertical))
    }

    private func centered(_ child: Int, _ proposal: LayoutProposal, _ size: LayoutSize) -> ChildPlace {
        let own = self.size(child, proposal)
        return ChildPlace(node: child, proposal: proposal, x: (size.width - own.width) / 2, y: (size.height - own.height) / 2)
    }

    // MARK: Stacks

    private func stackPlaces(_ node: Int, _ axis: LayoutAxis, _ arrangement: StackArrangement) -> [ChildPlace] {
        var along = Length.zero
        return tree[node].children.enumerated().map { index, child in
            along = along + arrangement.gaps[index]
            defer { along = along + arrangement.sizes[index][axis] }
            let across = arrangement.before - arrangement.guides[index]
            return ChildPlace(
                node: child, proposal: arrangement.proposals[index], x: axis == .horizontal ? along : across,
                y: axis == .horizontal ? across : along)
        }
    }

    private func lazyPlaces(
        _ node: Int, _ axis: LayoutAxis, _ guide: LayoutGuide, _ spacing: Formula?, _ proposal: LayoutProposal, _ size: LayoutSize
    ) -> [ChildPlace] {
        let again = LayoutProposal(axis, nil, proposal[axis.other] ?? size[axis.other])
        var arrangement = arrangement(node, axis, guide, spacing, again)
        arrangement.before =
            arrangement.before + standardValue(of: guide, axis.other, size[axis.other])
            - standardValue(of: guide, axis.other, arrangement.size[axis.other])
        return stackPlaces(node, axis, arrangement)
    }

    private func overlaidPlaces(_ children: [Int], _ alignment: LayoutAlignment, _ size: LayoutSize) -> [ChildPlace] {
        let proposal = LayoutProposal(size)
        let deciding = deciding(children).map { (node: $0, size: self.size($0, proposal)) }
        let lines = LayoutAxis.both.map { union(deciding, alignment[$0], $0, proposal).before }
        return children.map { child in
            let own = self.size(child, proposal)
            return ChildPlace(
                node: child, proposal: proposal, x: lines[0] - value(of: alignment.horizontal, .horizontal, child, proposal, own),
                y: lines[1] - value(of: alignment.vertical, .vertical, child, proposal, own))
        }
    }

    private func insetPlaces(
        _ node: Int, _ edge: LayoutEdges, _ spacing: Formula?, _ alignment: LayoutAlignment, _ proposal: LayoutProposal, _ size: LayoutSize
    ) -> [ChildPlace] {
        let children = tree[node].children
        let parts = insetParts(node, edge, spacing, proposal)
        let axis: LayoutAxis = edge.isSubset(of: .vertical) ? .vertical : .horizontal
        let isFirst = edge == .top || edge == .leading
        func place(_ child: Int, _ proposal: LayoutProposal, _ own: LayoutSize, _ along: Length) -> ChildPlace {
            let guide = alignment[axis.other]
            let across = standardValue(of: guide, axis.other, size[axis.other]) - standardValue(of: guide, axis.other, own[axis.other])
            return ChildPlace(
                node: child, proposal: proposal, x: axis == .horizontal ? along : across, y: axis == .horizontal ? across : along)
        }
        let end = size[axis]
        var result = [place(children[0], parts.first, parts.content, isFirst ? parts.second[axis] + parts.gap : .zero)]
        if children.count > 1 {
            var second = place(children[1], parts.secondProposal, parts.second, isFirst ? .zero : end - parts.second[axis])
            second.isPrimary = false
            result.append(second)
        }
        return result
    }
}
