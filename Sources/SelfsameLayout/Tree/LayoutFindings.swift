// What a layout shows that its author may not have meant: views that leave their frames, texts that are cut off, views of no size, sizes that
// nothing decides.

/// Something that a layout shows.
public struct LayoutFinding: Sendable {
    /// What is shown.
    public enum Kind: String, Sendable {
        case overflows, clipped, truncated, invisible, undecided, invalid
    }

    /// What is shown.
    public var kind: Kind
    /// The node.
    public var node: Int
    /// In words.
    public var text: String
}

extension LayoutResult {
    /// What this layout shows, in the order of placing.
    public var findings: [LayoutFinding] {
        var result: [LayoutFinding] = []
        var clipping: [Bool] = []
        var scrolling: [Bool] = []
        for place in placed {
            let node = tree.nodes[place.node]
            let outer = place.parent.map { placed[$0] }
            var isClipped = place.parent.map { clipping[$0] } ?? false
            var isScrolled = place.parent.map { scrolling[$0] } ?? false
            if let outer, let finding = overflow(place, outer, isClipped: isClipped, isScrolled: isScrolled) { result.append(finding) }
            if case .plain(clips: true) = node.kind { isClipped = true }
            switch node.kind {
            case .scroll, .list: isScrolled = true
            default: break
            }
            clipping.append(isClipped)
            scrolling.append(isScrolled)
            result += own(place, node)
        }
        for notice in notices {
            result.append(LayoutFinding(kind: .invalid, node: notice.node, text: "\(name(notice.node)): \(notice.kind.rawValue)"))
        }
        return result
    }

    private func name(_ node: Int) -> String { names[node] ?? tree.nodes[node].label }

    /// A view that is larger than what is around it lets show.
    private func overflow(_ place: PlacedNode, _ outer: PlacedNode, isClipped: Bool, isScrolled: Bool) -> LayoutFinding? {
        switch tree.nodes[outer.node].kind {
        // Moving a view out of its place, and what scrolls, is meant; a background or overlay may be larger.
        case .offset, .position, .scroll, .list, .layer, .ignoresSafeArea, .reader, .zStack: return nil
        default: break
        }
        guard tree.nodes[place.node].isNamed else { return nil }
        var parts: [String] = []
        for axis in LayoutAxis.both {
            let before = outer.frame[axis].points - place.frame[axis].points
            let after = place.frame[axis].points + place.frame.size[axis].points - outer.frame[axis].points - outer.frame.size[axis].points
            let names = axis == .horizontal ? ("left", "right") : ("top", "bottom")
            let mark = max(place.frame.size[axis].certainty, outer.frame.size[axis].certainty).mark
            if before > 0.5, after > 0.5, abs(before - after) < 0.5 {
                parts.append("\(mark)\(layoutNumber(before)) \(axis == .horizontal ? "left and right" : "at top and bottom")")
            } else {
                if before > 0.5 { parts.append("\(mark)\(layoutNumber(before)) \(names.0)") }
                if after > 0.5 { parts.append("\(mark)\(layoutNumber(after)) \(names.1)") }
            }
        }
        guard !parts.isEmpty else { return nil }
        let text = "\(name(place.node)) is larger than \(name(outer.node)): \(parts.joined(separator: ", "))"
        return LayoutFinding(kind: isClipped ? .clipped : .overflows, node: place.node, text: text)
    }

    private func own(_ place: PlacedNode, _ node: LayoutNode) -> [LayoutFinding] {
        guard node.isNamed, node.children.isEmpty else { return [] }
        if case .spacer = node.kind { return [] }
        var result: [LayoutFinding] = []
        let size = place.frame.size
        if case .text(let text) = node.kind {
            let measured = text.measured(place.proposal)
            if measured.hiddenLines > 0 {
                result.append(
                    LayoutFinding(
                        kind: .truncated, node: place.node,
                        text: "\(name(place.node)) is cut off: \(measured.lines) of \(measured.lines + measured.hiddenLines) lines fit"))
            }
            if text.text.isEmpty { return result }
        }
        if size.width.points <= 0 || size.height.points <= 0, !node.kind.isArrangement {
            result.append(LayoutFinding(kind: .invisible, node: place.node, text: "\(name(place.node)) has no size: \(size)"))
        }
        switch node.kind {
        case .fill, .circle:
            let axes = LayoutAxis.both.filter { place.proposal[$0] == nil }
            if !axes.isEmpty {
                let text = axes.map { "\($0.dimension) \(layoutNumber(LayoutProposal.fallback))" }.joined(separator: ", ")
                result.append(
                    LayoutFinding(
                        kind: .undecided, node: place.node,
                        text: "\(name(place.node)): nothing decides its size, so it is \(text)"))
            }
        default: break
        }
        return result
    }
}
