// A layout as results show it: every view with its name and frame in the order of placing. Names are those of `fixtures/layout`: a leaf by what
// it shows, a container by its type, a modifier by the view it is applied to; `#2` for the second of a name, modifiers of one chain from the
// inside out.

/// A view with its name and frame.
public struct LayoutFrame: Sendable {
    /// The name, which no other frame has.
    public var name: String
    /// The frame, relative to the outermost view.
    public var frame: LayoutRect
    /// What it was offered when it was placed.
    public var proposal: LayoutProposal
    /// Its node in the tree.
    public var node: Int
    /// How many shown frames are around it.
    public var depth: Int
}

/// A layout.
public struct LayoutResult: Sendable {
    /// What was laid out.
    public var tree: LayoutTree
    /// What the outermost view was offered.
    public var proposal: LayoutProposal
    /// The size of the container around it.
    var container: LayoutSize
    /// What it chose.
    public var size: LayoutSize
    /// Every view with a name, in the order of placing.
    public var frames: [LayoutFrame]
    /// What was asked and answered, where that was wanted.
    public var steps: [ConversationStep]
    /// What is wrong with numbers.
    public var notices: [LayoutNotice]
    /// The tracks of lazy grids, by node.
    public var tracks: [Int: TrackSizes]
    /// The name of each placed node, by node.
    public var names: [Int: String]
    /// Every placed node, those without a name included.
    public var placed: [PlacedNode]
}

/// An adaptive track of a lazy grid that is below its minimum.
public struct NarrowTrack: Sendable {
    /// The grid.
    public var node: Int
    /// How long the track is.
    public var length: Length
    /// The minimum that it states.
    public var minimum: Length
    /// The length of the longest cell that does not fit; nil where all fit.
    public var cell: Length?
}

extension LayoutResult {
    /// The adaptive tracks that are below their minimum, of grids with one track and as far as both lengths are exact.
    public var narrowTracks: [NarrowTrack] {
        tracks.keys.sorted().compactMap { node in
            guard case .lazyGrid(let axis, let definitions, _, _) = tree.nodes[node].kind, definitions.count == 1,
                case .adaptive(let minimum, _) = definitions[0].size, let least = minimum.known, least.certainty == .exact,
                let length = tracks[node]?.columns.first, length.certainty == .exact, length.points < least.points - 0.5
            else { return nil }
            let cells = placed.compactMap { place -> Length? in
                guard let outer = place.parent, placed[outer].node == node, case let own = place.frame.size[axis.other],
                    own.certainty <= .estimated, own.points > length.points + 0.5
                else { return nil }
                return own
            }
            return NarrowTrack(node: node, length: length, minimum: least, cell: cells.max { $0.points < $1.points })
        }
    }

    /// What is placed where, if a view had no priority.
    public func withoutPriority(of node: Int) -> [PlacedNode] {
        var other = tree.withoutTwins
        other[node].kind = .layoutPriority(.zero)
        return LayoutEngine(other, container: container).layout(proposal)
    }
}

extension LayoutEngine {
    /// Lays out the tree and names what was placed.
    public func result(_ proposal: LayoutProposal) -> LayoutResult {
        let window = container
        let placed = layout(proposal)
        if !notices.isEmpty, answersForTwins {
            // Each node says what is wrong with its own numbers.
            let engine = LayoutEngine(tree.withoutTwins, container: window)
            engine.safeArea = safeArea
            return engine.result(proposal)
        }
        let names = layoutNames(placed)
        var depths: [Int] = []
        var frames: [LayoutFrame] = []
        for place in placed {
            let around = place.parent.map { depths[$0] + (tree[placed[$0].node].isNamed ? 1 : 0) } ?? 0
            depths.append(around)
            guard tree[place.node].isNamed, let name = names[place.node] else { continue }
            frames.append(LayoutFrame(name: name, frame: place.frame, proposal: place.proposal, node: place.node, depth: around))
        }
        return LayoutResult(
            tree: tree, proposal: proposal, container: window, size: placed.first?.frame.size ?? .zero, frames: frames,
            steps: conversation?.steps ?? [],
            notices: notices, tracks: tracks, names: names, placed: placed)
    }

    private func layoutNames(_ placed: [PlacedNode]) -> [Int: String] {
        var result: [Int: String] = [:]
        var counts: [String: Int] = [:]
        func take(_ name: String) -> String {
            let count = counts[name, default: 0] + 1
            counts[name] = count
            return count == 1 ? name : "\(name)#\(count)"
        }
        for place in placed where result[place.node] == nil {
            guard tree[place.node].modifier != nil else {
                result[place.node] = tree[place.node].isNamed ? take(tree[place.node].label) : tree[place.node].label
                continue
            }
            // A chain of modifiers, whose inner ones count first.
            var chain: [Int] = []
            var current = place.node
            while tree[current].modifier != nil, !tree[current].kind.isArrangement, let child = tree[current].children.first {
                chain.append(current)
                current = child
            }
            for node in chain.reversed() where result[node] == nil {
                let name = tree[current].label + "." + (tree[node].modifier ?? "")
                result[node] = tree[node].isNamed ? take(name) : name
            }
        }
        return result
    }
}
