// Values that say where things stand: edges, insets, alignments, axes, angles and points of the unit square.

extension PreludeSource {
    /// Edges, alignments, axes, angles.
    static let layoutValues = PreludeSource(module: "SwiftUI", name: "LayoutValues", text: layoutValuesText)
}

private let layoutValuesText = #"""
    public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
      case horizontal
      case vertical
      public var description: String { self == .horizontal ? "horizontal" : "vertical" }
      public struct Set: OptionSet, Sendable {
        public typealias Element = Axis.Set
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let horizontal: Axis.Set = Axis.Set(rawValue: 1)
        public static let vertical: Axis.Set = Axis.Set(rawValue: 2)
      }
    }
    public enum Edge: Int8, CaseIterable, Hashable, Sendable {
      case top, leading, bottom, trailing
      public struct Set: OptionSet, Sendable {
        public typealias Element = Edge.Set
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let top: Edge.Set = Edge.Set(rawValue: 1)
        public static let leading: Edge.Set = Edge.Set(rawValue: 2)
        public static let bottom: Edge.Set = Edge.Set(rawValue: 4)
        public static let trailing: Edge.Set = Edge.Set(rawValue: 8)
        public static let all: Edge.Set = Edge.Set(rawValue: 15)
        public static let horizontal: Edge.Set = Edge.Set(rawValue: 10)
        public static let vertical: Edge.Set = Edge.Set(rawValue: 5)
        public init(_ e: Edge) { rawValue = 1 << e.rawValue }
      }
    }
    public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
      case leading, trailing
      public struct Set: OptionSet, Sendable {
        public typealias Element = HorizontalEdge.Set
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }
        public static let leading: HorizontalEdge.Set = HorizontalEdge.Set(rawValue: 1)
        public static let trailing: HorizontalEdge.Set = HorizontalEdge.Set(rawValue: 2)
        public static let all: HorizontalEdge.Set = HorizontalEdge.Set(rawValue: 3)
      }
    }
    public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
      case top, bottom
      public struct Set: OptionSet, Sendable {
        public typealias Element = VerticalEdge.Set
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }
        public static let top: VerticalEdge.Set = VerticalEdge.Set(rawValue: 1)
        public static let bottom: VerticalEdge.Set = VerticalEdge.Set(rawValue: 2)
        public static let all: VerticalEdge.Set = VerticalEdge.Set(rawValue: 3)
      }
    }
    public struct EdgeInsets: Equatable, Sendable {
      public var top: CGFloat
      public var leading: CGFloat
      public var bottom: CGFloat
      public var trailing: CGFloat
      public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
      }
      public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
      init(_all length: CGFloat) { self.init(top: length, leading: length, bottom: length, trailing: length) }
    }
    extension EdgeInsets: Animatable {
      public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>> {
        get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
        set { top = newValue.first }
      }
    }

    public protocol AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat
    }
    public struct ViewDimensions: Equatable {
      public var width: CGFloat
      public var height: CGFloat
      public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
      public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
      public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
      public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
    }
    public struct HorizontalAlignment: Equatable, Sendable {
      let name: String
      public init(_ id: any AlignmentID.Type) { name = "\(id)" }
      init(_name: String) { name = _name }
      public static let leading: HorizontalAlignment = HorizontalAlignment(_name: "leading")
      public static let center: HorizontalAlignment = HorizontalAlignment(_name: "center")
      public static let trailing: HorizontalAlignment = HorizontalAlignment(_name: "trailing")
      @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
      public static let listRowSeparatorLeading: HorizontalAlignment = HorizontalAlignment(_name: "listRowSeparatorLeading")
      @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
      public static let listRowSeparatorTrailing: HorizontalAlignment = HorizontalAlignment(_name: "listRowSeparatorTrailing")
    }
    public struct VerticalAlignment: Equatable, Sendable {
      let name: String
      public init(_ id: any AlignmentID.Type) { name = "\(id)" }
      init(_name: String) { name = _name }
      public static let top: VerticalAlignment = VerticalAlignment(_name: "top")
      public static let center: VerticalAlignment = VerticalAlignment(_name: "center")
      public static let bottom: VerticalAlignment = VerticalAlignment(_name: "bottom")
      public static let firstTextBaseline: VerticalAlignment = VerticalAlignment(_name: "firstTextBaseline")
      public static let lastTextBaseline: VerticalAlignment = VerticalAlignment(_name: "lastTextBaseline")
    }
    public struct Alignment: Equatable, Sendable {
      public var horizontal: HorizontalAlignment
      public var vertical: VerticalAlignment
      public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
      }
      public static let center: Alignment = Alignment(horizontal: .center, vertical: .center)
      public static let leading: Alignment = Alignment(horizontal: .leading, vertical: .center)
      public static let trailing: Alignment = Alignment(horizontal: .trailing, vertical: .center)
      public static let top: Alignment = Alignment(horizontal: .center, vertical: .top)
      public static let bottom: Alignment = Alignment(horizontal: .center, vertical: .bottom)
      public static let topLeading: Alignment = Alignment(horizontal: .leading, vertical: .top)
      public static let topTrailing: Alignment = Alignment(horizontal: .trailing, vertical: .top)
      public static let bottomLeading: Alignment = Alignment(horizontal: .leading, vertical: .bottom)
      public static let bottomTrailing: Alignment = Alignment(horizontal: .trailing, vertical: .bottom)
      public static var centerFirstTextBaseline: Alignment { Alignment(horizontal: .center, vertical: .firstTextBaseline) }
      public static var centerLastTextBaseline: Alignment { Alignment(horizontal: .center, vertical: .lastTextBaseline) }
      public static var leadingFirstTextBaseline: Alignment { Alignment(horizontal: .leading, vertical: .firstTextBaseline) }
      public static var leadingLastTextBaseline: Alignment { Alignment(horizontal: .leading, vertical: .lastTextBaseline) }
      public static var trailingFirstTextBaseline: Alignment { Alignment(horizontal: .trailing, vertical: .firstTextBaseline) }
      public static var trailingLastTextBaseline: Alignment { Alignment(horizontal: .trailing, vertical: .lastTextBaseline) }
    }
    public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

    public struct UnitPoint: Hashable, Sendable {
      public var x: CGFloat
      public var y: CGFloat
      public init() { self.init(x: 0, y: 0) }
      public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
      }
      public static let zero: UnitPoint = UnitPoint(x: 0, y: 0)
      public static let center: UnitPoint = UnitPoint(x: 0.5, y: 0.5)
      public static let leading: UnitPoint = UnitPoint(x: 0, y: 0.5)
      public static let trailing: UnitPoint = UnitPoint(x: 1, y: 0.5)
      public static let top: UnitPoint = UnitPoint(x: 0.5, y: 0)
      public static let bottom: UnitPoint = UnitPoint(x: 0.5, y: 1)
      public static let topLeading: UnitPoint = UnitPoint(x: 0, y: 0)
      public static let topTrailing: UnitPoint = UnitPoint(x: 1, y: 0)
      public static let bottomLeading: UnitPoint = UnitPoint(x: 0, y: 1)
      public static let bottomTrailing: UnitPoint = UnitPoint(x: 1, y: 1)
    }
    extension UnitPoint: Animatable {
      public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { self = UnitPoint(x: newValue.first, y: newValue.second) }
      }
    }
    public struct Angle: Hashable, Comparable, Sendable {
      public var radians: Double
      public var degrees: Double {
        get { radians * 180 / Double.pi }
        set { radians = newValue * Double.pi / 180 }
      }
      public init() { radians = 0 }
      public init(radians: Double) { self.radians = radians }
      public init(degrees: Double) { radians = degrees * Double.pi / 180 }
      public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
      public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
      public static let zero: Angle = Angle()
      public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
      public static func + (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians + rhs.radians) }
      public static func - (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians - rhs.radians) }
      public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }
      public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }
      public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
    }
    extension Angle: Animatable {
      public var animatableData: Double {
        get { radians }
        set { radians = newValue }
      }
    }
    public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
    public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }
    public struct SafeAreaRegions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let container: SafeAreaRegions = SafeAreaRegions(rawValue: 1)
      public static let keyboard: SafeAreaRegions = SafeAreaRegions(rawValue: 2)
      public static let all: SafeAreaRegions = SafeAreaRegions(rawValue: UInt.max)
    }
    """#
