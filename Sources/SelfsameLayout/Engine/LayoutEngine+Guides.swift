// Where the guides of views lie. A guide that is set shows through views around one other, shifted with them. Out of stacks come only
// guides that the program declares, as their mean, and the baselines of text.

extension LayoutEngine {
    /// A guide that is asked for, of a node for a proposal.
    struct GuideQuestion: Hashable {
        var guide: LayoutGuide
        var axis: LayoutAxis
        var question: LayoutQuestion
    }

    /// The value of a guide: where it is set, else where it lies by default.
    func value(of guide: LayoutGuide, _ axis: LayoutAxis, _ node: Int, _ proposal: LayoutProposal, _ size: LayoutSize) -> Length {
        explicitValue(of: guide, axis, node, proposal, size) ?? standardValue(of: guide, axis, size[axis], size)
    }

    /// Where a guide lies by default in a length.
    func standardValue(of guide: LayoutGuide, _ axis: LayoutAxis, _ length: Length, _ size: LayoutSize = .zero) -> Length {
        switch guide {
        case .leading, .top: .zero
        case .center: length / 2
        case .trailing, .bottom, .firstTextBaseline, .lastTextBaseline: length
        case .custom(let name): custom(name, axis, length, size)
        }
    }

    private func custom(_ name: String, _ axis: LayoutAxis, _ length: Length, _ size: LayoutSize) -> Length {
        guard let formula = tree.customGuides[name] else { return Length(0, .unknown) }
        return resolve(
            formula,
            FormulaContext(
                size: size,
                guide: { guide in
                    // A default that asks for itself has no value.
                    guide.isCustom ? Length(0, .unknown) : self.standardValue(of: guide, guide.axis, size[guide.axis], size)
                }))
    }

    private func mayBeSet(_ guide: LayoutGuide, _ node: Int) -> Bool {
        let facts = facts[node]
        return facts.setsGuides || guide.isCustom && facts.setsCustomGuides || guide.isBaseline && facts.hasBaseline
    }

    /// Where a guide is set; nil where nobody sets it.
    func explicitValue(
        of guide: LayoutGuide, _ axis: LayoutAxis, _ node: Int, _ proposal: LayoutProposal, _ size: LayoutSize
    ) -> Length? {
        var (node, proposal, size) = (node, proposal, size)
        var shift = Length.zero
        while mayBeSet(guide, node) {
            switch tree[node].kind {
            case .text(let text) where guide.isBaseline:
                let measured = text.measured(proposal)
                return shift + (guide == .firstTextBaseline ? measured.firstBaseline : measured.lastBaseline)
            case .alignmentGuide(guide, let formula):
                let child = tree[node].children[0]
                let (inner, own) = (proposal, size)
                return shift
                    + resolve(
                        formula,
                        FormulaContext(
                            size: size, guide: { self.value(of: $0, $0.axis, child, inner, own) },
                            explicit: { self.explicitValue(of: $0, $0.axis, child, inner, own) }))
            default: break
            }
            if replacesItself(node), case .stack = tree[node].kind {
                node = tree[node].children[0]
                continue
            }
            guard !tree[node].kind.isArrangement, let place = places(node, proposal, size).first(where: { $0.isPrimary }) else {
                return combinedValue(of: guide, axis, node, proposal, size).map { shift + $0 }
            }
            // An offset moves only what is drawn.
            if case .offset = tree[node].kind {} else { shift = shift + place.origin(axis) }
            (node, proposal, size) = (place.node, place.proposal, self.probe(place.node, place.proposal))
        }
        return nil
    }

    /// What a container makes of the guides of its children.
    private func combinedValue(
        of guide: LayoutGuide, _ axis: LayoutAxis, _ node: Int, _ proposal: LayoutProposal, _ size: LayoutSize
    ) -> Length? {
        guard guide.isCustom || guide.isBaseline else { return nil }
        switch tree[node].kind {
        case .stack, .zStack, .gridRow: break
        default: return nil
        }
        let key = GuideQuestion(guide: guide, axis: axis, question: question(node, proposal))
        if let known = guides[key] { return known }
        let values = places(node, proposal, size).compactMap { place in
            explicitValue(of: guide, axis, place.node, place.proposal, probe(place.node, place.proposal)).map { place.origin(axis) + $0 }
        }
        var result: Length?
        if let first = values.first {
            switch guide {
            case .firstTextBaseline: result = values.dropFirst().reduce(first, smaller)
            case .lastTextBaseline: result = values.dropFirst().reduce(first, larger)
            default: result = values.dropFirst().reduce(first, +) / Double(values.count)
            }
        }
        guides[key] = .some(result)
        return result
    }
}

extension LayoutGuide {
    /// The axis along which it lies; of one that the program declares, the horizontal one unless its place says otherwise.
    public var axis: LayoutAxis {
        switch self {
        case .leading, .trailing, .custom: .horizontal
        case .center(let axis): axis
        case .top, .bottom, .firstTextBaseline, .lastTextBaseline: .vertical
        }
    }
}
