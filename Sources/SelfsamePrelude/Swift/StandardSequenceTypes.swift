// Types that sequence members return: enumerated, zipped, reversed, sliced, lazy sequences, and type-erased ones.

extension PreludeSource {
    /// `EnumeratedSequence`, `Zip2Sequence`, `ReversedCollection`, `Slice`, lazy sequences, `AnySequence`, `stride`, `zip`.
    static let standardSequenceTypes = PreludeSource(module: "Swift", name: "SequenceTypes", text: sequenceTypes)
}

private let sequenceTypes = #"""
    public struct IndexingIterator<Elements: Collection>: IteratorProtocol, Sequence {
      public typealias Element = Elements.Element
      public typealias Iterator = IndexingIterator<Elements>
    }
    public struct EnumeratedSequence<Base: Sequence>: Sequence {
      public struct Iterator: IteratorProtocol, Sequence {
        public typealias Element = (offset: Int, element: Base.Element)
        public mutating func next() -> (offset: Int, element: Base.Element)?
      }
      public typealias Element = (offset: Int, element: Base.Element)
    }
    @available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *)
    extension EnumeratedSequence: Collection where Base: Collection {
      public struct Index: Comparable {}
      public typealias SubSequence = Slice<EnumeratedSequence<Base>>
      public typealias Indices = DefaultIndices<EnumeratedSequence<Base>>
    }
    @available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *)
    extension EnumeratedSequence: BidirectionalCollection where Base: RandomAccessCollection {}
    @available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *)
    extension EnumeratedSequence: RandomAccessCollection where Base: RandomAccessCollection {}

    public struct Zip2Sequence<Sequence1: Sequence, Sequence2: Sequence>: Sequence {
      public struct Iterator: IteratorProtocol {
        public typealias Element = (Sequence1.Element, Sequence2.Element)
      }
      public typealias Element = (Sequence1.Element, Sequence2.Element)
    }
    // selfsame: derives
    public func zip<Sequence1: Sequence, Sequence2: Sequence>(_ sequence1: Sequence1, _ sequence2: Sequence2) -> Zip2Sequence<Sequence1, Sequence2>

    public struct ReversedCollection<Base: BidirectionalCollection>: BidirectionalCollection {
      public typealias Element = Base.Element
      public typealias SubSequence = Slice<ReversedCollection<Base>>
      public typealias Indices = DefaultIndices<ReversedCollection<Base>>
      public struct Iterator: IteratorProtocol, Sequence {
        public typealias Element = Base.Element
      }
      public struct Index: Comparable {
        public let base: Base.Index
        public init(_ base: Base.Index)
      }
      // selfsame: chooses
      public func reversed() -> Base
    }
    extension ReversedCollection: RandomAccessCollection where Base: RandomAccessCollection {}
    extension ReversedCollection.Index: Hashable where Base.Index: Hashable {}

    public struct Slice<Base: Collection>: Collection {
      public typealias Element = Base.Element
      public typealias Index = Base.Index
      public typealias Indices = Base.Indices
      public typealias SubSequence = Slice<Base>
      public typealias Iterator = IndexingIterator<Slice<Base>>
      public init(base: Base, bounds: Range<Base.Index>)
      public var base: Base { get }
    }
    extension Slice: BidirectionalCollection where Base: BidirectionalCollection {}
    extension Slice: MutableCollection where Base: MutableCollection {}
    extension Slice: RandomAccessCollection where Base: RandomAccessCollection {}
    extension Slice: RangeReplaceableCollection where Base: RangeReplaceableCollection {}

    public struct DefaultIndices<Elements: Collection>: Collection {
      public typealias Index = Elements.Index
      public typealias Element = Elements.Index
      public typealias Indices = DefaultIndices<Elements>
      public typealias SubSequence = DefaultIndices<Elements>
      public typealias Iterator = IndexingIterator<DefaultIndices<Elements>>
    }
    extension DefaultIndices: BidirectionalCollection where Elements: BidirectionalCollection {}
    extension DefaultIndices: RandomAccessCollection where Elements: RandomAccessCollection {}

    public struct PrefixSequence<Base: Sequence>: Sequence {
      public typealias Element = Base.Element
      public struct Iterator: IteratorProtocol {
        public typealias Element = Base.Element
      }
    }
    public struct DropFirstSequence<Base: Sequence>: Sequence {
      public typealias Element = Base.Element
      public typealias Iterator = Base.Iterator
    }
    public struct DropWhileSequence<Base: Sequence>: Sequence {
      public typealias Element = Base.Element
      public struct Iterator: IteratorProtocol {
        public typealias Element = Base.Element
      }
    }
    public struct FlattenSequence<Base: Sequence>: Sequence where Base.Element: Sequence {
      public typealias Element = Base.Element.Element
      public struct Iterator: IteratorProtocol, Sequence {
        public typealias Element = Base.Element.Element
      }
    }
    extension FlattenSequence: Collection where Base: Collection, Base.Element: Collection {
      public struct Index: Comparable {}
      public typealias SubSequence = Slice<FlattenSequence<Base>>
      public typealias Indices = DefaultIndices<FlattenSequence<Base>>
    }
    extension FlattenSequence: BidirectionalCollection where Base: BidirectionalCollection, Base.Element: BidirectionalCollection {}
    public typealias FlattenCollection<T: Collection> = FlattenSequence<T> where T.Element: Collection
    public struct JoinedSequence<Base: Sequence>: Sequence where Base.Element: Sequence {
      public typealias Element = Base.Element.Element
      public struct Iterator: IteratorProtocol {
        public typealias Element = Base.Element.Element
      }
    }
    public struct Repeated<Element>: RandomAccessCollection {
      public typealias Index = Int
      public typealias Indices = Range<Int>
      public typealias SubSequence = Slice<Repeated<Element>>
      public typealias Iterator = IndexingIterator<Repeated<Element>>
      public let count: Int
      public let repeatedValue: Element
    }
    public func repeatElement<T>(_ element: T, count n: Int) -> Repeated<T>
    public struct CollectionOfOne<Element>: RandomAccessCollection, MutableCollection {
      public typealias Index = Int
      public typealias Indices = Range<Int>
      public typealias SubSequence = Slice<CollectionOfOne<Element>>
      public struct Iterator: IteratorProtocol {}
      public init(_ element: Element)
    }
    public struct EmptyCollection<Element>: RandomAccessCollection, MutableCollection, Equatable {
      public typealias Index = Int
      public typealias Indices = Range<Int>
      public typealias SubSequence = EmptyCollection<Element>
      public struct Iterator: IteratorProtocol, Sequence {}
      public init()
    }

    public struct LazySequence<Base: Sequence>: LazySequenceProtocol {
      public typealias Element = Base.Element
      public typealias Iterator = Base.Iterator
      public typealias Elements = Base
      public var elements: Base { get }
    }
    extension LazySequence: Collection where Base: Collection {
      public typealias Index = Base.Index
      public typealias Indices = Base.Indices
      public typealias SubSequence = Slice<LazySequence<Base>>
    }
    extension LazySequence: LazyCollectionProtocol where Base: Collection {}
    extension LazySequence: BidirectionalCollection where Base: BidirectionalCollection {}
    extension LazySequence: RandomAccessCollection where Base: RandomAccessCollection {}
    public typealias LazyCollection<T: Collection> = LazySequence<T>
    public struct LazyMapSequence<Base: Sequence, Element>: LazySequenceProtocol {
      public typealias Elements = LazyMapSequence<Base, Element>
      public struct Iterator: IteratorProtocol, Sequence {}
    }
    extension LazyMapSequence: Collection where Base: Collection {
      public typealias Index = Base.Index
      public typealias Indices = Base.Indices
      public typealias SubSequence = LazyMapSequence<Base.SubSequence, Element>
    }
    extension LazyMapSequence: LazyCollectionProtocol where Base: Collection {}
    extension LazyMapSequence: BidirectionalCollection where Base: BidirectionalCollection {}
    extension LazyMapSequence: RandomAccessCollection where Base: RandomAccessCollection {}
    public typealias LazyMapCollection<T: Collection, U> = LazyMapSequence<T, U>
    public struct LazyFilterSequence<Base: Sequence>: LazySequenceProtocol {
      public typealias Element = Base.Element
      public typealias Elements = LazyFilterSequence<Base>
      public struct Iterator: IteratorProtocol, Sequence {
        public typealias Element = Base.Element
      }
    }
    extension LazyFilterSequence: Collection where Base: Collection {
      public typealias Index = Base.Index
      public typealias Indices = DefaultIndices<LazyFilterSequence<Base>>
      public typealias SubSequence = LazyFilterSequence<Base.SubSequence>
    }
    extension LazyFilterSequence: LazyCollectionProtocol where Base: Collection {}
    extension LazyFilterSequence: BidirectionalCollection where Base: BidirectionalCollection {}
    public typealias LazyFilterCollection<T: Collection> = LazyFilterSequence<T>
    public struct LazyPrefixWhileSequence<Base: Sequence>: LazySequenceProtocol {
      public typealias Element = Base.Element
      public typealias Elements = LazyPrefixWhileSequence<Base>
      public struct Iterator: IteratorProtocol, Sequence {
        public typealias Element = Base.Element
      }
    }
    public struct LazyDropWhileSequence<Base: Sequence>: LazySequenceProtocol {
      public typealias Element = Base.Element
      public typealias Elements = LazyDropWhileSequence<Base>
      public struct Iterator: IteratorProtocol {
        public typealias Element = Base.Element
      }
    }

    public struct StrideTo<Element: Strideable>: Sequence {
      public typealias Iterator = StrideToIterator<Element>
    }
    public struct StrideToIterator<Element: Strideable>: IteratorProtocol {}
    public struct StrideThrough<Element: Strideable>: Sequence {
      public typealias Iterator = StrideThroughIterator<Element>
    }
    public struct StrideThroughIterator<Element: Strideable>: IteratorProtocol {}
    // selfsame: derives
    public func stride<T: Strideable>(from start: T, to end: T, by stride: T.Stride) -> StrideTo<T>
    // selfsame: derives
    public func stride<T: Strideable>(from start: T, through end: T, by stride: T.Stride) -> StrideThrough<T>

    public struct UnfoldSequence<Element, State>: Sequence, IteratorProtocol {
      public typealias Iterator = UnfoldSequence<Element, State>
    }
    public typealias UnfoldFirstSequence<T> = UnfoldSequence<T, (T?, Bool)>
    public func sequence<T>(first: T, next: @escaping (T) -> T?) -> UnfoldFirstSequence<T>
    public func sequence<T, State>(state: State, next: @escaping (inout State) -> T?) -> UnfoldSequence<T, State>

    public struct AnyIterator<Element>: IteratorProtocol, Sequence {
      public typealias Iterator = AnyIterator<Element>
      public init<I: IteratorProtocol>(_ base: I) where Element == I.Element
      public init(_ body: @escaping () -> Element?)
    }
    public struct AnySequence<Element>: Sequence {
      public typealias Iterator = AnyIterator<Element>
      public init<I: IteratorProtocol>(_ makeUnderlyingIterator: @escaping () -> I) where Element == I.Element
      public init<S: Sequence>(_ base: S) where Element == S.Element
    }
    public struct AnyIndex: Comparable {
      public init<BaseIndex: Comparable>(_ base: BaseIndex)
    }
    public struct AnyCollection<Element>: Collection {
      public typealias Index = AnyIndex
      public typealias Iterator = AnyIterator<Element>
      public typealias Indices = DefaultIndices<AnyCollection<Element>>
      public typealias SubSequence = AnyCollection<Element>
      public init<C: Collection>(_ base: C) where Element == C.Element
    }
    public struct AnyBidirectionalCollection<Element>: BidirectionalCollection {
      public typealias Index = AnyIndex
      public typealias Iterator = AnyIterator<Element>
      public typealias Indices = DefaultIndices<AnyBidirectionalCollection<Element>>
      public typealias SubSequence = AnyBidirectionalCollection<Element>
      public init<C: BidirectionalCollection>(_ base: C) where Element == C.Element
    }
    public struct AnyRandomAccessCollection<Element>: RandomAccessCollection {
      public typealias Index = AnyIndex
      public typealias Iterator = AnyIterator<Element>
      public typealias Indices = DefaultIndices<AnyRandomAccessCollection<Element>>
      public typealias SubSequence = AnyRandomAccessCollection<Element>
      public init<C: RandomAccessCollection>(_ base: C) where Element == C.Element
    }

    @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
    public struct CollectionDifference<ChangeElement>: Collection {
      public enum Change {
        case insert(offset: Int, element: ChangeElement, associatedWith: Int?)
        case remove(offset: Int, element: ChangeElement, associatedWith: Int?)
      }
      public struct Index: Comparable, Hashable {}
      public typealias Element = CollectionDifference<ChangeElement>.Change
      public typealias Indices = DefaultIndices<CollectionDifference<ChangeElement>>
      public typealias SubSequence = Slice<CollectionDifference<ChangeElement>>
      public typealias Iterator = IndexingIterator<CollectionDifference<ChangeElement>>
      public let insertions: [CollectionDifference<ChangeElement>.Change]
      public let removals: [CollectionDifference<ChangeElement>.Change]
      public func inverse() -> Self
    }
    public extension CollectionDifference where ChangeElement: Hashable {
      func inferringMoves() -> CollectionDifference<ChangeElement>
    }
    """#
