// The sizes of views without children.

extension LayoutEngine {
    /// The size of a leaf with its reason; nil for what is no leaf.
    func leafSize(_ kind: LayoutKind, _ proposal: LayoutProposal) -> (LayoutSize, () -> String)? {
        switch kind {
        case .fill: return (proposal.filled, { Self.filling(proposal) })
        case .circle:
            let size = proposal.filled
            let side = smaller(size.width, size.height)
            return (LayoutSize(side, side), { "the largest square in what is offered" })
        case .image(let own, let isResizable, let least):
            guard isResizable else { return (own, { "its own size, whatever is offered" }) }
            let size = LayoutSize(
                larger(least.width, proposal.width ?? own.width), larger(least.height, proposal.height ?? own.height))
            return (size, { "resizable: takes what is offered, and its own size where that is nil" })
        case .text(let text):
            let measured = text.measured(proposal)
            return (measured.size, { Self.reason(of: measured, proposal) })
        case .spacer(let minimum, let axis):
            let least = minimum.map { resolve($0) } ?? Length(SpacingRules.standard)
            func length(_ direction: LayoutAxis) -> Length {
                if let axis, axis != direction { return .zero }
                return proposal[direction].map { larger($0, least) } ?? least
            }
            return (LayoutSize(length(.horizontal), length(.vertical)), { "takes what is offered, at least \(least)" })
        case .divider(let stack, let thickness):
            let across = stack == .horizontal ? LayoutAxis.vertical : .horizontal
            let size = LayoutSize(across, proposal.filled[across], thickness)
            return (size, { "a line of \(thickness)" })
        case .control(let ideal, let expands):
            var size = ideal
            for axis in expands { size[axis] = proposal[axis] ?? ideal[axis] }
            return (size, { expands.isEmpty ? "its own size" : "as \(expands.count == 2 ? "large" : "wide") as is offered" })
        default: return nil
        }
    }

    private static func filling(_ proposal: LayoutProposal) -> String {
        proposal.width == nil || proposal.height == nil
            ? "takes what is offered, and 10 where that is nil" : "takes what is offered"
    }

    private static func reason(of text: MeasuredText, _ proposal: LayoutProposal) -> String {
        if text.hiddenLines > 0 {
            return
                "\(text.lines == 1 ? "1 line fits" : "\(text.lines) lines fit"), \(text.hiddenLines) more \(text.hiddenLines == 1 ? "is" : "are") cut off"
        }
        if proposal.width?.points == 0 { return "the width offered is 0, so the text has no size" }
        return text.lines == 1 ? "fits on 1 line" : "needs \(text.lines) lines"
    }
}

/// Distances between views where none is stated.
enum SpacingRules {
    /// The platform's distance, on iOS and macOS.
    static let standard = 8.0
    /// The platform's padding, on iOS and macOS.
    static let padding = 16.0

    /// The distance between two views, by what their edges want.
    static func distance(_ first: EdgeSpacing, _ second: EdgeSpacing) -> Length {
        switch (first, second) {
        case (.none, _), (_, .none): .zero
        case (.standard, .standard): Length(standard)
        // Font metrics decide: the leading between two texts, which the system font has not, about the standard beside anything else.
        case (.text, .text): Length(0, .estimated)
        default: Length(standard, .estimated)
        }
    }
}
