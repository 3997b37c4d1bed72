// Asks for sizes. A parent proposes, the child chooses: the answer for a proposal depends on nothing else, and is remembered. Chains of
// modifiers are walked in a loop, so only containers in containers recurse. Placing (`LayoutEngine+Places`) asks again, with proposals of
// its own.

/// Lays out one tree.
public final class LayoutEngine {
    /// The tree.
    let tree: LayoutTree
    let facts: [NodeFacts]
    /// Whether nodes have twins that are asked in their place. Who reads the conversation wants to hear everybody.
    let answersForTwins: Bool
    /// The sizes of readers that are placed, by number.
    var readers: [Int: LayoutSize] = [:]
    /// The size of the nearest container around the node at hand.
    var container: LayoutSize
    /// What the safe area leaves out at each edge of the root.
    public var safeArea = SafeArea()
    /// What is asked and answered, where somebody wants to read it.
    public internal(set) var conversation: Conversation?
    /// What was found to be wrong with numbers, by node.
    public internal(set) var notices: [LayoutNotice] = []
    /// How a lazy grid laid out its tracks, by node.
    var tracks: [Int: TrackSizes] = [:]

    private var sizes: KnownSizes
    var guides: [GuideQuestion: Length?] = [:]
    private var depth = 0
    private(set) var steps = 0
    var noticed: Set<LayoutNotice> = []

    /// How deep containers may be nested.
    static let depthLimit = 1_500
    /// How many sizes may be calculated for one tree.
    static let stepLimit = 1_000_000

    /// Prepares a tree, whose outermost node stands in a container of a size.
    public init(_ tree: LayoutTree, container: LayoutSize = LayoutSize(Length(390), Length(844)), recordsConversation: Bool = false) {
        self.tree = tree
        self.container = container
        facts = tree.facts()
        sizes = KnownSizes(nodes: tree.nodes.count)
        answersForTwins = !recordsConversation && tree.twins.indices.contains { tree.twins[$0] != $0 }
        if recordsConversation { conversation = Conversation() }
    }

    func question(_ node: Int, _ proposal: LayoutProposal) -> LayoutQuestion {
        LayoutQuestion(node: node, proposal: proposal, container: facts[node].usesContainer ? container : nil)
    }

    /// The size of a node for a proposal.
    func size(_ node: Int, _ proposal: LayoutProposal) -> LayoutSize {
        var chain: [(node: Int, offered: LayoutProposal, passed: LayoutProposal)] = []
        var current = node
        var offered = proposal
        var size: LayoutSize
        while true {
            if answersForTwins { current = tree.twins[current] }
            let asked = question(current, offered)
            if let known = sizes[asked], conversation?.hasHeard(asked) ?? true {
                size = known
                conversation?.repeatAnswer(current, offered, known)
                break
            }
            conversation?.begin(current, offered)
            if let passed = passedProposal(current, offered) {
                chain.append((current, offered, passed))
                current = tree[current].children[0]
                offered = passed
                continue
            }
            let (own, reason) = ownSize(current, offered)
            size = marked(own, current)
            remember(current, offered, size, reason)
            break
        }
        for link in chain.reversed() {
            let (own, reason) = wrappedSize(link.node, link.offered, passed: link.passed, child: size)
            size = marked(own, link.node)
            remember(link.node, link.offered, size, reason)
        }
        return size
    }

    /// Asks without telling anybody: for the least and the largest size of a child.
    func probe(_ node: Int, _ proposal: LayoutProposal) -> LayoutSize {
        conversation?.isMuted += 1
        defer { conversation?.isMuted -= 1 }
        return size(node, proposal)
    }

    private func remember(_ node: Int, _ proposal: LayoutProposal, _ size: LayoutSize, _ reason: () -> String) {
        steps += 1
        let question = question(node, proposal)
        sizes.add(size, to: question)
        conversation?.finish(question, size, reason)
    }

    private func marked(_ size: LayoutSize, _ node: Int) -> LayoutSize {
        let certainty = tree[node].certainty
        return certainty == .exact ? size : LayoutSize(size.width.marked(certainty), size.height.marked(certainty))
    }

    /// The size of a leaf or of a view that arranges others, with its reason.
    private func ownSize(_ node: Int, _ proposal: LayoutProposal) -> (LayoutSize, () -> String) {
        if let leaf = leafSize(tree[node].kind, proposal) { return leaf }
        guard depth < Self.depthLimit, steps < Self.stepLimit else {
            let isDeep = depth >= Self.depthLimit
            notice(node, isDeep ? .nestedTooDeeply : .tooManyQuestions)
            let size = proposal.filled
            return (LayoutSize(size.width.marked(.unknown), size.height.marked(.unknown)), { "given up" })
        }
        depth += 1
        defer { depth -= 1 }
        return arrangedSize(node, proposal)
    }

    /// A number of the tree; where it depends on what is not there, an unknown zero.
    func resolve(_ formula: Formula, _ context: FormulaContext = FormulaContext()) -> Length {
        switch formula {
        case .number(let length): length
        case .dimension(let axis): context.size[axis]
        case .guide(let guide): context.guide(guide)
        case .explicitGuide(let guide): context.explicit(guide) ?? Length(0, .unknown)
        case .operation(.coalesce, .explicitGuide(let guide), let other): context.explicit(guide) ?? resolve(other, context)
        case .reader(let number, let axis): readers[number]?[axis] ?? Length(0, .unknown)
        case .operation(let operation, let a, let b): operation.apply(resolve(a, context), resolve(b, context))
        }
    }

    /// Says that something is wrong, once.
    func notice(_ node: Int, _ kind: LayoutNotice.Kind) {
        let notice = LayoutNotice(node: node, kind: kind)
        if noticed.insert(notice).inserted { notices.append(notice) }
    }
}

/// What the safe area leaves out.
public struct SafeArea: Hashable, Sendable {
    /// At the top edge.
    public var top = 0.0
    /// At the leading edge.
    public var leading = 0.0
    /// At the bottom edge.
    public var bottom = 0.0
    /// At the trailing edge.
    public var trailing = 0.0

    /// Nothing is left out.
    public init() {}

    /// Makes a safe area.
    public init(top: Double, leading: Double = 0, bottom: Double, trailing: Double = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

/// Something that is wrong with the numbers of a node.
public struct LayoutNotice: Hashable, Sendable {
    /// What is wrong.
    public enum Kind: String, Sendable {
        case invalidLength = "the length is negative or not finite, so it is ignored"
        case contradictoryBounds = "the bounds contradict each other: the larger of two counts"
        case nestedTooDeeply = "containers are nested too deeply to be laid out"
        case tooManyQuestions = "too many proposals are needed to lay this out"
        case noTracks = "a grid without tracks has one column that takes what it is offered"
    }

    /// The node.
    public var node: Int
    /// What is wrong.
    public var kind: Kind
}
