// HStack and VStack: who is asked first, and what each is offered. Spacing is taken off, views of a lower priority are left their least size,
// and of the rest each view is offered an equal part, the least flexible first. There is no second pass: who takes less leaves the rest to those
// that come later, and who takes more makes the stack overflow.

/// A stack for one proposal.
struct StackArrangement {
    /// What each child was offered, and what it took.
    var proposals: [LayoutProposal] = []
    var sizes: [LayoutSize] = []
    /// The distance before each child.
    var gaps: [Length] = []
    /// The guide of each child along the other axis.
    var guides: [Length] = []
    /// The order in which children were asked, with their least and largest lengths; empty where the stack was offered nothing.
    var order: [Int] = []
    var least: [Length] = []
    var largest: [Length] = []
    /// How far the children reach before and after the line that they are aligned on.
    var before = Length.zero
    var size = LayoutSize.zero
}

extension LayoutEngine {
    /// A stack's children for a proposal.
    func arrangement(
        _ node: Int, _ axis: LayoutAxis, _ guide: LayoutGuide, _ spacing: Formula?, _ proposal: LayoutProposal
    ) -> StackArrangement {
        let children = tree[node].children
        var result = StackArrangement()
        result.gaps = gaps(of: children, axis, spacing)
        if let offered = proposal[axis] {
            distribute(offered, children, axis, across: proposal[axis.other], &result)
        } else {
            result.proposals = Array(repeating: LayoutProposal(axis, nil, proposal[axis.other]), count: children.count)
            result.sizes = children.indices.map { size(children[$0], result.proposals[$0]) }
        }
        var along = Length.zero
        for index in children.indices { along = along + result.gaps[index] + result.sizes[index][axis] }
        align(children, guide, axis.other, &result)
        result.size[axis] = along
        return result
    }

    /// The distance before each child; none before the first.
    func gaps(of children: [Int], _ axis: LayoutAxis, _ spacing: Formula?) -> [Length] {
        let stated = spacing.map { finite(resolve($0)) }
        return children.indices.map { index in
            guard index > 0 else { return .zero }
            return stated
                ?? SpacingRules.distance(facts[children[index - 1]][axis, isFirst: false], facts[children[index]][axis, isFirst: true])
        }
    }

    private func distribute(
        _ offered: Length, _ children: [Int], _ axis: LayoutAxis, across: Length?, _ result: inout StackArrangement
    ) {
        let least = children.map { probe($0, LayoutProposal(axis, .zero, across))[axis] }
        let largest = children.map { probe($0, LayoutProposal(axis, .infinity, across))[axis] }
        let flexibility = children.indices.map { index -> Double in
            let (low, high) = (least[index].points, largest[index].points)
            return high == low ? 0 : high - low
        }
        let priorities = children.map { facts[$0].priority }
        let order = children.indices.sorted { a, b in
            if priorities[a] != priorities[b] { return priorities[a] > priorities[b] }
            if flexibility[a] != flexibility[b] { return flexibility[a] < flexibility[b] }
            if flexibility[a] == .infinity, least[a].points != least[b].points { return least[a].points > least[b].points }
            return a < b
        }
        result.order = order
        result.least = least
        result.largest = largest
        result.proposals = Array(repeating: LayoutProposal(nil, nil), count: children.count)
        result.sizes = Array(repeating: .zero, count: children.count)

        var available = result.gaps.reduce(offered, -)
        let first = order.first.map { priorities[$0] } ?? 0
        for index in order where priorities[index] < first { available = available - least[index] }
        var start = 0
        while start < order.count {
            let priority = priorities[order[start]]
            let end = order[start...].firstIndex { priorities[$0] != priority } ?? order.count
            let group = order[start..<end]
            if start > 0 { for index in group { available = available + least[index] } }
            if isOrderUncertain(group, least, largest, flexibility) { available = available.marked(.estimated) }
            for (position, index) in group.enumerated() {
                let share = larger(.zero, available / Double(group.count - position))
                result.proposals[index] = LayoutProposal(axis, share, across)
                result.sizes[index] = size(children[index], result.proposals[index])
                available = available - result.sizes[index][axis]
            }
            start = end
        }
    }

    /// Whether estimates decide in which order views are asked.
    private func isOrderUncertain(_ group: ArraySlice<Int>, _ least: [Length], _ largest: [Length], _ flexibility: [Double]) -> Bool {
        zip(group, group.dropFirst()).contains { a, b in
            let isUncertain = [a, b].contains { max(least[$0].certainty, largest[$0].certainty) != .exact }
            return isUncertain && flexibility[a].isFinite && flexibility[b].isFinite
        }
    }

    /// Puts the guides of all children on one line.
    private func align(_ children: [Int], _ guide: LayoutGuide, _ axis: LayoutAxis, _ result: inout StackArrangement) {
        result.guides = children.indices.map { value(of: guide, axis, children[$0], result.proposals[$0], result.sizes[$0]) }
        guard !children.isEmpty else { return }
        var before = result.guides[0]
        var after = result.sizes[0][axis] - result.guides[0]
        var isCentered = true
        for index in children.indices {
            before = larger(before, result.guides[index])
            after = larger(after, result.sizes[index][axis] - result.guides[index])
            isCentered = isCentered && !setsGuide(children[index])
        }
        result.before = before
        result.size[axis] = before + after
        // Default guides lie in the same part of every view, so the largest view is as large as the union; this keeps its bound.
        if isCentered, !guide.isCustom, !guide.isBaseline {
            let largest = result.sizes.dropFirst().reduce(result.sizes[0][axis]) { larger($0, $1[axis]) }
            result.size[axis] = largest
            result.before = standardValue(of: guide, axis, largest)
        }
    }

    /// Whether a view has a guide that is set.
    private func setsGuide(_ node: Int) -> Bool { facts[node].setsGuides }

    /// The order in which a stack asked, in words.
    func reason(_ arrangement: StackArrangement, _ axis: LayoutAxis, _ node: Int) -> String {
        guard !arrangement.order.isEmpty else { return "nothing is offered, so each child is asked for its ideal \(axis.dimension)" }
        let children = tree[node].children
        let shown = arrangement.order.prefix(8).map { index in
            let priority = facts[children[index]].priority
            let suffix = priority == 0 || priority == -.infinity ? "" : " (priority \(layoutNumber(priority)))"
            return "\(name(children[index])) \(arrangement.least[index])…\(arrangement.largest[index])\(suffix)"
        }
        let more = arrangement.order.count > 8 ? ", then \(arrangement.order.count - 8) more" : ""
        let gaps = arrangement.gaps.reduce(Length.zero, +)
        let spacing = gaps.points == 0 ? "" : "spacing \(gaps) is subtracted; "
        let priorities = Set(arrangement.order.map { facts[children[$0]].priority })
        return spacing + (priorities.count > 1 ? "highest priority and least flexible first: " : "least flexible first: ")
            + shown.joined(separator: " before ") + more
    }

    /// What a node is called in reasons.
    func name(_ node: Int) -> String {
        var current = node
        var suffix = ""
        while true {
            if let modifier = tree[current].modifier, tree[current].isNamed, suffix.isEmpty { suffix = "." + modifier }
            guard tree[current].modifier != nil, !tree[current].kind.isArrangement, let child = tree[current].children.first else { break }
            current = child
        }
        return tree[current].label + suffix
    }
}
