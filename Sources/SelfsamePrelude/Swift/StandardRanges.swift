// Ranges and sets of ranges.

extension PreludeSource {
    /// `Range`, `ClosedRange`, the one-sided ranges, `RangeExpression`, `RangeSet`.
    static let standardRanges = PreludeSource(module: "Swift", name: "Ranges", text: ranges)
}

private let ranges = #"""
    public protocol RangeExpression<Bound> {
      associatedtype Bound: Comparable
      func relative<C: Collection>(to collection: C) -> Range<Bound> where Bound == C.Index
      func contains(_ element: Bound) -> Bool
    }
    public extension RangeExpression {
      static func ~= (pattern: Self, value: Bound) -> Bool
    }
    public struct Range<Bound: Comparable>: RangeExpression, Equatable, CustomStringConvertible {
      public let lowerBound: Bound
      public let upperBound: Bound
      public init(uncheckedBounds bounds: (lower: Bound, upper: Bound))
      public var isEmpty: Bool { get }
      public var description: String { get }
      public func contains(_ element: Bound) -> Bool
      public func contains(_ other: Range<Bound>) -> Bool
      public func contains(_ other: ClosedRange<Bound>) -> Bool
      public func clamped(to limits: Range<Bound>) -> Range<Bound>
      public func overlaps(_ other: Range<Bound>) -> Bool
      public func overlaps(_ other: ClosedRange<Bound>) -> Bool
    }
    extension Range: Sequence where Bound: Strideable, Bound.Stride: SignedInteger {
      public typealias Element = Bound
      public typealias Iterator = IndexingIterator<Range<Bound>>
    }
    extension Range: Collection, BidirectionalCollection, RandomAccessCollection where Bound: Strideable, Bound.Stride: SignedInteger {
      public typealias Index = Bound
      public typealias Indices = Range<Bound>
      public typealias SubSequence = Range<Bound>
      public init(_ other: ClosedRange<Bound>)
    }
    extension Range: Hashable where Bound: Hashable {}
    extension Range: Encodable where Bound: Encodable {}
    extension Range: Decodable where Bound: Decodable {}
    extension Range: Sendable where Bound: Sendable {}
    public typealias CountableRange<Bound: Strideable> = Range<Bound> where Bound.Stride: SignedInteger

    public struct ClosedRange<Bound: Comparable>: RangeExpression, Equatable, CustomStringConvertible {
      public let lowerBound: Bound
      public let upperBound: Bound
      public init(uncheckedBounds bounds: (lower: Bound, upper: Bound))
      public var isEmpty: Bool { get }
      public var description: String { get }
      public func contains(_ element: Bound) -> Bool
      public func contains(_ other: ClosedRange<Bound>) -> Bool
      public func clamped(to limits: ClosedRange<Bound>) -> ClosedRange<Bound>
      public func overlaps(_ other: ClosedRange<Bound>) -> Bool
      public func overlaps(_ other: Range<Bound>) -> Bool
    }
    extension ClosedRange: Sequence where Bound: Strideable, Bound.Stride: SignedInteger {
      public typealias Element = Bound
      public typealias Iterator = IndexingIterator<ClosedRange<Bound>>
    }
    extension ClosedRange: Collection, BidirectionalCollection, RandomAccessCollection where Bound: Strideable, Bound.Stride: SignedInteger {
      public typealias Indices = DefaultIndices<ClosedRange<Bound>>
      public typealias SubSequence = Slice<ClosedRange<Bound>>
      public enum Index: Comparable {
        case pastEnd
        case inRange(Bound)
      }
      public init(_ other: Range<Bound>)
    }
    extension ClosedRange: Hashable where Bound: Hashable {}
    extension ClosedRange: Encodable where Bound: Encodable {}
    extension ClosedRange: Decodable where Bound: Decodable {}
    extension ClosedRange: Sendable where Bound: Sendable {}
    extension ClosedRange.Index: Hashable where Bound: Strideable, Bound: Hashable, Bound.Stride: SignedInteger {}
    public typealias CountableClosedRange<Bound: Strideable> = ClosedRange<Bound> where Bound.Stride: SignedInteger

    public struct PartialRangeUpTo<Bound: Comparable>: RangeExpression {
      public let upperBound: Bound
      public init(_ upperBound: Bound)
    }
    public struct PartialRangeThrough<Bound: Comparable>: RangeExpression {
      public let upperBound: Bound
      public init(_ upperBound: Bound)
    }
    public struct PartialRangeFrom<Bound: Comparable>: RangeExpression {
      public let lowerBound: Bound
      public init(_ lowerBound: Bound)
    }
    extension PartialRangeFrom: Sequence where Bound: Strideable, Bound.Stride: SignedInteger {
      public typealias Element = Bound
      public struct Iterator: IteratorProtocol {
        public typealias Element = Bound
      }
    }
    extension PartialRangeUpTo: Sendable where Bound: Sendable {}
    extension PartialRangeThrough: Sendable where Bound: Sendable {}
    extension PartialRangeFrom: Sendable where Bound: Sendable {}
    public enum UnboundedRange_ {
      public static postfix func ... (_: Self)
    }
    public typealias UnboundedRange = (UnboundedRange_) -> ()

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    public struct RangeSet<Bound: Comparable>: Equatable, CustomStringConvertible {
      public struct Ranges: RandomAccessCollection, Equatable {
        public typealias Element = Range<Bound>
        public typealias Index = Int
        public typealias Indices = Range<Int>
        public typealias SubSequence = Slice<RangeSet<Bound>.Ranges>
        public typealias Iterator = IndexingIterator<RangeSet<Bound>.Ranges>
      }
      public init()
      public init(_ range: Range<Bound>)
      public init<S: Sequence>(_ ranges: S) where S.Element == Range<Bound>
      public var isEmpty: Bool { get }
      public var ranges: RangeSet<Bound>.Ranges { get }
      public func contains(_ value: Bound) -> Bool
    }
    """#
