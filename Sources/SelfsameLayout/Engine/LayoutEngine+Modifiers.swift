// The sizes of views around one other view: what they offer it, and what they make of its answer.

extension LayoutEngine {
    /// What a view around one other offers it; nil where it does not ask, or arranges its children itself.
    func passedProposal(_ node: Int, _ offered: LayoutProposal) -> LayoutProposal? {
        guard !tree[node].children.isEmpty else { return nil }
        switch tree[node].kind {
        case .frame(let width, let height, _):
            let given = (width.flatMap { length($0, node) }, height.flatMap { length($0, node) })
            if given.0 != nil, given.1 != nil { return nil }
            return LayoutProposal(given.0 ?? offered.width, given.1 ?? offered.height)
        case .flexibleFrame(let width, let height, _):
            return LayoutProposal(bounds(width, node).passed(offered.width), bounds(height, node).passed(offered.height))
        case .fixedSize(let horizontal, let vertical):
            return LayoutProposal(horizontal ? nil : offered.width, vertical ? nil : offered.height)
        case .padding(let lengths):
            func inner(_ axis: LayoutAxis) -> Length? { offered[axis].map { larger(.zero, $0 - insets(lengths, axis)) } }
            return LayoutProposal(inner(.horizontal), inner(.vertical))
        case .aspectRatio: return ratioProposal(node, offered)
        case .containerRelativeFrame(let axes, let share, _):
            var passed = offered
            for axis in axes { passed[axis] = length(share, axis) }
            return passed
        case .position, .offset, .layoutPriority, .alignmentGuide, .ignoresSafeArea, .gridCell, .plain, .layer: return offered
        default: return nil
        }
    }

    /// The size of a view around one other, by the answer of that, with the reason.
    func wrappedSize(
        _ node: Int, _ offered: LayoutProposal, passed: LayoutProposal, child: LayoutSize
    ) -> (LayoutSize, () -> String) {
        switch tree[node].kind {
        case .frame(let width, let height, _):
            let size = LayoutSize(width.flatMap { length($0, node) } ?? child.width, height.flatMap { length($0, node) } ?? child.height)
            return (size, { width == nil && height == nil ? "no length is given: changes nothing" : self.frameReason(node) })
        case .flexibleFrame(let width, let height, _):
            let (wide, high) = (bounds(width, node), bounds(height, node))
            let size = LayoutSize(
                wide.length(offered.width, passed: passed.width, child: child.width),
                high.length(offered.height, passed: passed.height, child: child.height))
            return (
                size,
                {
                    let parts = [
                        wide.reason(.horizontal, offered.width, passed: passed.width, child: child.width),
                        high.reason(.vertical, offered.height, passed: passed.height, child: child.height),
                    ]
                    return parts.compactMap(\.self).joined(separator: "; ")
                }
            )
        case .fixedSize: return (child, { "asks for the ideal size, and has the size of the child" })
        case .padding(let lengths):
            let size = LayoutSize(
                larger(.zero, child.width + insets(lengths, .horizontal)), larger(.zero, child.height + insets(lengths, .vertical)))
            return (size, { "the child and \(self.insets(lengths, .horizontal))×\(self.insets(lengths, .vertical)) around it" })
        case .aspectRatio:
            return (
                child,
                {
                    passed == .ideal && offered == .ideal
                        ? "nothing is offered: the ratio has no effect" : "offers \(passed) in its ratio; reports the child's size"
                }
            )
        case .position:
            return (
                LayoutSize(offered.width ?? child.width, offered.height ?? child.height), { "takes all that is offered" }
            )
        case .containerRelativeFrame(let axes, let share, _):
            var size = child
            for axis in axes { size[axis] = length(share, axis) }
            return (size, { "a part of its container, which is \(self.container)" })
        case .layer(_, let isBackground):
            return (child, { "the size of the view; what is \(isBackground ? "behind" : "in front of") it has no effect" })
        case .layoutPriority: return (child, { "changes only the order in which a stack asks" })
        case .alignmentGuide: return (child, { "changes only where it is aligned" })
        default: return (child, { self.tree[node].modifier == nil ? "the size of its content" : "changes nothing" })
        }
    }

    private func frameReason(_ node: Int) -> String {
        guard case .frame(let width, let height, _) = tree[node].kind else { return "" }
        let parts = [
            width.flatMap { length($0, node) }.map { "width \($0)" }, height.flatMap { length($0, node) }.map { "height \($0)" },
        ].compactMap(\.self)
        if parts.isEmpty { return "no valid length is given: changes nothing" }
        return parts.joined(separator: ", ") + (parts.count == 1 ? "; the child decides the other length" : "")
    }

    // MARK: Numbers

    /// A length of a fixed frame; nil where it is negative or infinite, which SwiftUI warns of and ignores.
    func length(_ formula: Formula, _ node: Int) -> Length? {
        let length = resolve(formula)
        if length.points >= 0, length.points.isFinite { return length }
        notice(node, .invalidLength)
        return nil
    }

    /// The bounds of a flexible frame as SwiftUI's initialiser repairs them.
    func bounds(_ stated: FlexibleBounds, _ node: Int) -> ResolvedBounds {
        var result = ResolvedBounds(
            minimum: stated.minimum.map { resolve($0) }, ideal: stated.ideal.map { resolve($0) },
            maximum: stated.maximum.map { resolve($0) })
        if let minimum = result.minimum, minimum.points < 0 {
            if minimum.points.isFinite { notice(node, .invalidLength) }
            result.minimum = .zero
        }
        if let minimum = result.minimum, let ideal = result.ideal, ideal.points < minimum.points {
            notice(node, .contradictoryBounds)
            result.ideal = minimum
        }
        if let maximum = result.maximum, let least = result.ideal ?? result.minimum, maximum.points < least.points {
            notice(node, .contradictoryBounds)
            result.maximum = least
        } else if let maximum = result.maximum, maximum.points < 0 {
            notice(node, .invalidLength)
            result.maximum = .zero
        }
        return result
    }

    /// What padding adds along an axis.
    func insets(_ lengths: EdgeLengths, _ axis: LayoutAxis) -> Length {
        let (first, last) = lengths[axis]
        return finite(resolve(first)) + finite(resolve(last))
    }

    /// A length that padding, an offset or spacing can have.
    func finite(_ length: Length) -> Length { length.points.isFinite ? length : Length(0, .unknown) }

    /// What `aspectRatio` offers: its ratio, as large as fits into what is offered or fills it.
    private func ratioProposal(_ node: Int, _ offered: LayoutProposal) -> LayoutProposal {
        guard case .aspectRatio(let width, let height, let isFill) = tree[node].kind, offered != .ideal else { return offered }
        var shape: LayoutSize
        if let width, let height {
            shape = LayoutSize(resolve(width), resolve(height))
        } else {
            shape = probe(tree[node].children[0], .ideal)
            if shape.width.points == shape.height.points { shape = LayoutSize(Length(1), Length(1)).marked(shape.certainty) }
        }
        guard shape.width.points > 0, shape.height.points > 0, shape.width.points.isFinite, shape.height.points.isFinite else {
            return offered
        }
        let scales = LayoutAxis.both.compactMap { axis in
            offered[axis].map { Length($0.points / shape[axis].points, max($0.certainty, shape[axis].certainty)) }
        }
        let scale = scales.dropFirst().reduce(scales[0]) { isFill ? larger($0, $1) : smaller($0, $1) }
        func side(_ axis: LayoutAxis) -> Length {
            let length = Length(shape[axis].points * scale.points, max(scale.certainty, shape[axis].certainty))
            // The axis that decides is offered as it is, without the estimate of the other.
            if let own = offered[axis], own.points == length.points, scales.count == 1 { return own }
            return length
        }
        return LayoutProposal(side(.horizontal), side(.vertical))
    }

    /// A share of the container: `span` of `count` parts with spacing between them.
    func length(_ share: ContainerShare, _ axis: LayoutAxis) -> Length {
        if let formula = share.lengths[axis] { return larger(.zero, resolve(formula, FormulaContext(size: container))) }
        let (count, span, spacing) = (resolve(share.count), resolve(share.span), resolve(share.spacing))
        guard count.points >= 1, span.points.isFinite, spacing.points.isFinite else { return container[axis].marked(.unknown) }
        let part = (container[axis] - spacing * (count.points - 1)) / count.points
        let length = part * span.points + spacing * (span.points - 1)
        return larger(.zero, length).marked(max(count.certainty, span.certainty))
    }
}

extension LayoutSize {
    /// The same size, at most as certain as stated.
    func marked(_ certainty: Certainty) -> LayoutSize { LayoutSize(width.marked(certainty), height.marked(certainty)) }
}

/// The bounds of a flexible frame along one axis.
struct ResolvedBounds {
    var minimum: Length?
    var ideal: Length?
    var maximum: Length?

    /// What the child is offered.
    func passed(_ offered: Length?) -> Length? { (offered ?? ideal).map { $0.clamped(minimum, maximum) } }

    /// The length of the frame.
    func length(_ offered: Length?, passed: Length?, child: Length) -> Length {
        if offered == nil, let ideal { return ideal }
        switch (minimum, maximum) {
        case (let minimum?, let maximum?): return (offered ?? child).clamped(minimum, maximum)
        case (let minimum?, nil): return larger(smaller(passed ?? .infinity, child), minimum)
        case (nil, let maximum?): return smaller(larger(passed ?? Length(-.infinity), child), maximum)
        case (nil, nil): return child
        }
    }

    /// Which bound decided, in words; nil where none is stated.
    func reason(_ axis: LayoutAxis, _ offered: Length?, passed: Length?, child: Length) -> String? {
        let name = axis.dimension
        let result = length(offered, passed: passed, child: child)
        if offered == nil, let ideal { return "\(name): nothing is offered, so the ideal \(ideal)" }
        switch (minimum, maximum) {
        case (let minimum?, let maximum?):
            guard let offered else { return "\(name): nothing is offered, so the \(child) of the child within \(minimum)…\(maximum)" }
            if result.points == offered.points { return "\(name): what is offered, whatever the child wants" }
            return result.points == minimum.points
                ? "\(name): at least \(minimum), though \(offered) is offered" : "\(name): at most \(maximum) of the \(offered) offered"
        case (let minimum?, nil):
            if result.points == minimum.points, child.points < minimum.points { return "\(name): at least \(minimum)" }
            if result.points < child.points { return "\(name): only \(result) is offered, and the child overflows" }
            return "\(name): that of the child, which is more than \(minimum)"
        case (nil, let maximum?):
            if result.points == maximum.points, child.points > maximum.points { return "\(name): at most \(maximum)" }
            if child.points > (passed?.points ?? -.infinity) {
                return passed == nil
                    ? "\(name): nothing is offered, so the child decides" : "\(name): a maximum alone is never less than the child"
            }
            return "\(name): what is offered, up to \(maximum)"
        case (nil, nil): return ideal == nil ? nil : "\(name): an ideal length matters only if nothing is offered"
        }
    }
}
