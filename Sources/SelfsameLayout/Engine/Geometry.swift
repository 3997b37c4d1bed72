// Sizes, proposals, frames and alignments of the layout.

/// A direction.
public enum LayoutAxis: Hashable, Sendable {
    case horizontal, vertical

    /// The direction across.
    var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
    /// `width` or `height`.
    public var dimension: String { self == .horizontal ? "width" : "height" }
    /// Both.
    public static let both: [LayoutAxis] = [.horizontal, .vertical]
}

/// A size.
public struct LayoutSize: Hashable, Sendable {
    /// Across.
    public var width: Length
    /// Down.
    public var height: Length

    /// Makes a size.
    public init(_ width: Length, _ height: Length) {
        self.width = width
        self.height = height
    }

    /// Makes a size of a length along one axis and one across it.
    init(_ axis: LayoutAxis, _ along: Length, _ across: Length) {
        self = axis == .horizontal ? LayoutSize(along, across) : LayoutSize(across, along)
    }

    static let zero = LayoutSize(.zero, .zero)

    /// The length along an axis.
    public subscript(axis: LayoutAxis) -> Length {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// How far both lengths can be trusted.
    public var certainty: Certainty { max(width.certainty, height.certainty) }
}

/// What a parent offers; nil asks for the ideal length.
public struct LayoutProposal: Hashable, Sendable {
    /// Across.
    public var width: Length?
    /// Down.
    public var height: Length?

    /// Makes a proposal.
    public init(_ width: Length?, _ height: Length?) {
        self.width = width
        self.height = height
    }

    init(_ axis: LayoutAxis, _ along: Length?, _ across: Length?) {
        self = axis == .horizontal ? LayoutProposal(along, across) : LayoutProposal(across, along)
    }

    /// A size as a proposal.
    init(_ size: LayoutSize) { self.init(size.width, size.height) }

    /// Asks for the ideal size.
    static let ideal = LayoutProposal(nil, nil)
    /// What a view without a size of its own takes where it is asked for its ideal one: `ProposedViewSize.replacingUnspecifiedDimensions`.
    static let fallback = 10.0

    /// What is offered along an axis.
    public subscript(axis: LayoutAxis) -> Length? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// The size of a view that takes what it is offered.
    var filled: LayoutSize { LayoutSize(width ?? Length(Self.fallback), height ?? Length(Self.fallback)) }
}

/// A frame.
public struct LayoutRect: Hashable, Sendable {
    /// The left edge.
    public var x: Length
    /// The top edge.
    public var y: Length
    /// The size.
    public var size: LayoutSize

    init(_ x: Length, _ y: Length, _ size: LayoutSize) {
        self.x = x
        self.y = y
        self.size = size
    }

    subscript(axis: LayoutAxis) -> Length {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }

    /// How far all four numbers can be trusted.
    public var certainty: Certainty { max(x.certainty, y.certainty, size.certainty) }
}

/// Edges of a view.
public struct LayoutEdges: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt8
    /// Wraps bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    static let top = LayoutEdges(rawValue: 1)
    static let leading = LayoutEdges(rawValue: 2)
    static let bottom = LayoutEdges(rawValue: 4)
    static let trailing = LayoutEdges(rawValue: 8)
    static let horizontal: LayoutEdges = [.leading, .trailing]
    static let vertical: LayoutEdges = [.top, .bottom]
    static let all: LayoutEdges = [.horizontal, .vertical]

    /// The first or the last edge of an axis.
    static func edge(_ axis: LayoutAxis, isFirst: Bool) -> LayoutEdges {
        axis == .horizontal ? (isFirst ? .leading : .trailing) : isFirst ? .top : .bottom
    }
}

/// A guide that views are aligned by.
public enum LayoutGuide: Hashable, Sendable {
    case leading, center(LayoutAxis), trailing, top, bottom, firstTextBaseline, lastTextBaseline
    /// One that the program declares, by its name.
    case custom(String)

    /// Whether it is where the first or last line of text stands.
    package var isBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }
    /// Whether the program declares it.
    public var isCustom: Bool { if case .custom = self { true } else { false } }

    /// The name of the guide in source.
    public var name: String {
        switch self {
        case .leading: "leading"
        case .center: "center"
        case .trailing: "trailing"
        case .top: "top"
        case .bottom: "bottom"
        case .firstTextBaseline: "firstTextBaseline"
        case .lastTextBaseline: "lastTextBaseline"
        case .custom(let name): name
        }
    }
}

/// A guide for each axis.
public struct LayoutAlignment: Hashable, Sendable {
    /// The guide across.
    public var horizontal: LayoutGuide
    /// The guide down.
    public var vertical: LayoutGuide

    /// Makes an alignment.
    public init(horizontal: LayoutGuide, vertical: LayoutGuide) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The guide along an axis.
    public func guide(along axis: LayoutAxis) -> LayoutGuide { self[axis] }

    static let center = LayoutAlignment(horizontal: .center(.horizontal), vertical: .center(.vertical))
    static let topLeading = LayoutAlignment(horizontal: .leading, vertical: .top)

    subscript(axis: LayoutAxis) -> LayoutGuide {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}
