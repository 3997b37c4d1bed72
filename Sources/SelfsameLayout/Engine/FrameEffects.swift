// Whether a frame changes the length of what is in it, whatever is proposed. Lengths are compared at every proposal at which one of them can bend:
// between two of these each of them is a straight line, so what agrees there agrees everywhere.

import SelfsameInference

/// How long a view is along an axis, for every proposal.
public enum ViewLength: Hashable, Sendable {
    /// So many points, whatever is proposed.
    case constant(Double)
    /// What is proposed, and an ideal length where nothing is.
    case proposed
    /// What is proposed or more.
    case atLeastProposed
}

/// What a frame says of one axis, as numbers.
public struct FrameLengths: Hashable, Sendable {
    /// The length of a fixed frame.
    public var fixed: Double?
    /// The least length of a flexible one.
    public var minimum: Double?
    /// Its length where nothing is proposed.
    public var ideal: Double?
    /// Its largest length.
    public var maximum: Double?

    /// Nothing.
    public init() {}

    /// Whether nothing is said.
    public var isEmpty: Bool { self == FrameLengths() }

    /// Whether SwiftUI takes the numbers as they are: it ignores or repairs others, and warns of them.
    public var isValid: Bool {
        if let fixed, fixed < 0 || !fixed.isFinite { return false }
        let bounds = [minimum, ideal, maximum].compactMap(\.self)
        return bounds.allSatisfy { $0 >= 0 } && minimum?.isFinite ?? true && ideal?.isFinite ?? true && bounds == bounds.sorted()
    }

    /// Whether a view has the same length with these as without them, whatever is proposed.
    public func keepsLength(of view: ViewLength) -> Bool {
        guard isValid else { return false }
        // An ideal length or a minimum can be anything where it is not known: what holds for small and large ones holds for all, since they are
        // compared with the same bounds.
        let stated = [fixed, minimum, ideal, maximum].compactMap(\.self).filter(\.isFinite)
        let unknowns = [0, LayoutProposal.fallback, (stated.max() ?? 0) + 100]
        switch view {
        case .constant(let points): return keeps([points]) { _ in points }
        case .proposed: return unknowns.allSatisfy { ideal in keeps([ideal]) { $0 ?? ideal } }
        case .atLeastProposed:
            return unknowns.allSatisfy { least in unknowns.allSatisfy { ideal in keeps([least, ideal]) { max($0 ?? ideal, least) } } }
        }
    }

    /// The length of a frame around a view, whose own length for a proposal is given, is that of the view, which bends at some proposals.
    private func keeps(_ bends: [Double], _ child: (Double?) -> Double) -> Bool {
        let corners = ([0, fixed, minimum, ideal, maximum].compactMap(\.self).filter(\.isFinite) + bends).sorted()
        let between = zip(corners, corners.dropFirst()).map { ($0 + $1) / 2 }
        let proposals = (corners + between + [corners[corners.count - 1] + 1, .infinity]).map(Optional.some) + [nil]
        return proposals.allSatisfy { length(proposal: $0, child) == child($0) }
    }

    private func length(proposal: Double?, _ child: (Double?) -> Double) -> Double {
        if let fixed { return fixed }
        let bounds = ResolvedBounds(
            minimum: minimum.map { Length($0) }, ideal: ideal.map { Length($0) }, maximum: maximum.map { Length($0) })
        let offered = proposal.map { Length($0) }
        let passed = bounds.passed(offered)
        return bounds.length(offered, passed: passed, child: Length(child(passed?.points))).points
    }
}

/// A view without content whose size is published: what it has for every proposal is known.
public enum KnownLeaf: Hashable, Sendable {
    /// Both lengths that are proposed, as a colour has.
    case proposed
    /// A circle, which has the smaller of them, or a picture that can be resized.
    case fitted
    /// A picture that has its own size, whatever is proposed.
    case picture
    case text
    case spacer
}

extension Inference {
    /// What is known of the size of a view of SwiftUI; nil for what has content or a size that is not published.
    public func knownLeaf(_ node: ViewNodeID, in body: LoweredBody) -> KnownLeaf? {
        let declaration = nominal(body[node].type)
        guard isFromPrelude(declaration) else { return nil }
        let marks = program.marks(of: declaration)
        switch LayoutVocabulary.views[name(program[declaration].name)] {
        case .fill where marks.contains(.fills), .reader where marks.contains(.readsSize): return .proposed
        case .circle: return .fitted
        // A modifier that gives a picture back may make it resizable.
        case .image: return body[node].kind == .construct ? .picture : .fitted
        case .text: return .text
        case .spacer: return .spacer
        default: return nil
        }
    }
}

extension LayoutAlignment {
    /// Whether an alignment of SwiftUI has a name and is by edges and centres: a text sets its baselines itself.
    public static func isByEdges(_ name: String) -> Bool {
        guard let alignment = LayoutVocabulary.alignments[name] else { return false }
        return !alignment.horizontal.isBaseline && !alignment.vertical.isBaseline
    }
}
