// Sizes of views as code measures them: which part of a size names take, and how large the view at a place is.

import SelfsameSyntax

/// What is taken of a size.
public enum MeasuredPart: Hashable, Sendable {
    case whole
    case length(LayoutAxis)

    /// What members name one after the other, from a proxy, a frame or a size on: `size.height`, `frame.width`; nil for what is no size.
    public init?(members names: some Sequence<String>) {
        var part = MeasuredPart.whole
        for name in names {
            guard case .whole = part else { return nil }
            switch LayoutVocabulary.members[name] {
            case .size: continue
            case .length(let axis): part = .length(axis)
            default: guard name == LayoutVocabulary.frame else { return nil }
            }
        }
        self = part
    }
}

extension LaidOutBody {
    /// The size of the view that a piece of code makes; nil where that is not placed, or more than once.
    public func size(at place: LayoutPlace) -> LayoutSize? {
        func isMeant(_ placed: PlacedNode) -> Bool {
            result.tree.nodes[placed.node].origin.map { built.places[$0.index] == place } ?? false
        }
        let found = result.placed.filter { isMeant($0) && !($0.parent.map { isMeant(result.placed[$0]) } ?? false) }
        return found.count == 1 ? found[0].frame.size : nil
    }
}
