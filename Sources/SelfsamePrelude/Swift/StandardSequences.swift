// Sequence and collection protocols with their generic members.
//
// Where a member of `Sequence` returns another type for a collection (`prefix`, `reversed`), both are stated; otherwise once.

extension PreludeSource {
    /// `Sequence` to `RandomAccessCollection`, `LazySequenceProtocol`, and what their extensions offer.
    static let standardSequences = PreludeSource(module: "Swift", name: "Sequences", text: sequences)
}

private let sequences = #"""
    public protocol IteratorProtocol<Element> {
      associatedtype Element
      mutating func next() -> Element?
    }
    public protocol Sequence<Element> {
      associatedtype Element where Element == Iterator.Element
      associatedtype Iterator: IteratorProtocol
      func makeIterator() -> Iterator
      var underestimatedCount: Int { get }
    }
    extension Sequence {
      public func map<T>(_ transform: (Element) throws -> T) rethrows -> [T]
      public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]
      public func forEach(_ body: (Element) throws -> Void) rethrows
      public func first(where predicate: (Element) throws -> Bool) rethrows -> Element?
      public func compactMap<ElementOfResult>(_ transform: (Element) throws -> ElementOfResult?) rethrows -> [ElementOfResult]
      public func flatMap<SegmentOfResult: Sequence>(_ transform: (Element) throws -> SegmentOfResult) rethrows -> [SegmentOfResult.Element]
      @available(*, deprecated, renamed: "compactMap(_:)")
      public func flatMap<ElementOfResult>(_ transform: (Element) throws -> ElementOfResult?) rethrows -> [ElementOfResult]
      public func reduce<Result>(_ initialResult: Result, _ nextPartialResult: (Result, Element) throws -> Result) rethrows -> Result
      public func reduce<Result>(into initialResult: Result, _ updateAccumulatingResult: (inout Result, Element) throws -> ()) rethrows -> Result
      public func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool
      public func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool
      public func count<E: Error>(where predicate: (Element) throws(E) -> Bool) throws(E) -> Int
      public func enumerated() -> EnumeratedSequence<Self>
      public func min(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?
      public func max(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?
      public func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element]
      public func reversed() -> [Element]
      public func shuffled() -> [Element]
      public func shuffled<T: RandomNumberGenerator>(using generator: inout T) -> [Element]
      public func starts<PossiblePrefix: Sequence>(with possiblePrefix: PossiblePrefix, by areEquivalent: (Element, PossiblePrefix.Element) throws -> Bool) rethrows -> Bool
      public func elementsEqual<OtherSequence: Sequence>(_ other: OtherSequence, by areEquivalent: (Element, OtherSequence.Element) throws -> Bool) rethrows -> Bool
      public func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Element) throws -> Bool) rethrows -> [ArraySlice<Element>]
      public func prefix(_ maxLength: Int) -> PrefixSequence<Self>
      public func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element]
      public func suffix(_ maxLength: Int) -> [Element]
      public func dropFirst(_ k: Int = 1) -> DropFirstSequence<Self>
      public func dropLast(_ k: Int = 1) -> [Element]
      public func drop(while predicate: (Element) throws -> Bool) rethrows -> DropWhileSequence<Self>
      public var lazy: LazySequence<Self> { get }
    }
    extension Sequence where Element: Equatable {
      public func contains(_ element: Element) -> Bool
      public func starts<PossiblePrefix: Sequence>(with possiblePrefix: PossiblePrefix) -> Bool where PossiblePrefix.Element == Element
      public func elementsEqual<OtherSequence: Sequence>(_ other: OtherSequence) -> Bool where OtherSequence.Element == Element
      public func split(separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [ArraySlice<Element>]
    }
    extension Sequence where Element: Comparable {
      public func min() -> Element?
      public func max() -> Element?
      public func sorted() -> [Element]
      public func lexicographicallyPrecedes<OtherSequence: Sequence>(_ other: OtherSequence) -> Bool where OtherSequence.Element == Element
    }
    extension Sequence where Element: Sequence {
      public func joined() -> FlattenSequence<Self>
      public func joined<Separator: Sequence>(separator: Separator) -> JoinedSequence<Self> where Separator.Element == Element.Element
    }
    extension Sequence where Element: StringProtocol {
      public func joined(separator: String = "") -> String
    }
    extension Sequence where Self: IteratorProtocol {
      public func makeIterator() -> Self
    }

    public protocol Collection<Element>: Sequence {
      associatedtype Index: Comparable
      associatedtype Iterator = IndexingIterator<Self>
      associatedtype SubSequence: Collection = Slice<Self> where Element == SubSequence.Element, SubSequence == SubSequence.SubSequence, Index == SubSequence.Index
      associatedtype Indices: Collection = DefaultIndices<Self> where Indices.Element == Index, Indices.Index == Index, Indices.SubSequence == Indices
      var startIndex: Index { get }
      var endIndex: Index { get }
      subscript(position: Index) -> Element { get }
      subscript(bounds: Range<Index>) -> SubSequence { get }
      var indices: Indices { get }
      var isEmpty: Bool { get }
      var count: Int { get }
      func index(_ i: Index, offsetBy distance: Int) -> Index
      func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
      func distance(from start: Index, to end: Index) -> Int
      func index(after i: Index) -> Index
      func formIndex(after i: inout Index)
    }
    extension Collection {
      public var first: Element? { get }
      public subscript<R: RangeExpression>(r: R) -> SubSequence where R.Bound == Index { get }
      public subscript(x: (UnboundedRange_) -> ()) -> SubSequence { get }
      public func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?
      public func prefix(_ maxLength: Int) -> SubSequence
      public func prefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence
      public func prefix(upTo end: Index) -> SubSequence
      public func prefix(through position: Index) -> SubSequence
      public func suffix(_ maxLength: Int) -> SubSequence
      public func suffix(from start: Index) -> SubSequence
      public func dropFirst(_ k: Int = 1) -> SubSequence
      public func dropLast(_ k: Int = 1) -> SubSequence
      public func drop(while predicate: (Element) throws -> Bool) rethrows -> SubSequence
      public func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Element) throws -> Bool) rethrows -> [SubSequence]
      public func randomElement() -> Element?
      public func randomElement<T: RandomNumberGenerator>(using generator: inout T) -> Element?
      public func formIndex(_ i: inout Index, offsetBy distance: Int)
      @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
      public func indices(where predicate: (Element) throws -> Bool) rethrows -> RangeSet<Index>
    }
    extension Collection where Element: Equatable {
      public func firstIndex(of element: Element) -> Index?
      @available(*, deprecated, renamed: "firstIndex(of:)")
      public func index(of element: Element) -> Index?
      public func split(separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [SubSequence]
    }
    extension Collection where SubSequence == Self {
      public mutating func popFirst() -> Element?
      public mutating func removeFirst() -> Element
      public mutating func removeFirst(_ k: Int)
    }

    public protocol BidirectionalCollection<Element>: Collection where SubSequence: BidirectionalCollection, Indices: BidirectionalCollection {
      func index(before i: Index) -> Index
      func formIndex(before i: inout Index)
    }
    extension BidirectionalCollection {
      public var last: Element? { get }
      public func last(where predicate: (Element) throws -> Bool) rethrows -> Element?
      public func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?
      public func reversed() -> ReversedCollection<Self>
      @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
      public func difference<C: BidirectionalCollection>(from other: C, by areEquivalent: (C.Element, Element) -> Bool) -> CollectionDifference<Element> where Element == C.Element
    }
    extension BidirectionalCollection where Element: Equatable {
      public func lastIndex(of element: Element) -> Index?
      @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
      public func difference<C: BidirectionalCollection>(from other: C) -> CollectionDifference<Element> where Element == C.Element
    }
    extension BidirectionalCollection where SubSequence == Self {
      public mutating func popLast() -> Element?
      public mutating func removeLast() -> Element
      public mutating func removeLast(_ k: Int)
    }
    extension BidirectionalCollection where Element == String {
      public func joined(separator: String = "") -> String
    }
    public protocol RandomAccessCollection<Element>: BidirectionalCollection where SubSequence: RandomAccessCollection, Indices: RandomAccessCollection {}

    public protocol MutableCollection<Element>: Collection where SubSequence: MutableCollection {
      subscript(position: Index) -> Element { get set }
      subscript(bounds: Range<Index>) -> SubSequence { get set }
      mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Index
      mutating func swapAt(_ i: Index, _ j: Index)
    }
    extension MutableCollection {
      public subscript<R: RangeExpression>(r: R) -> SubSequence where R.Bound == Index { get set }
    }
    extension MutableCollection where Self: BidirectionalCollection {
      public mutating func reverse()
    }
    extension MutableCollection where Self: RandomAccessCollection {
      public mutating func shuffle()
      public mutating func shuffle<T: RandomNumberGenerator>(using generator: inout T)
      public mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows
    }
    extension MutableCollection where Self: RandomAccessCollection, Element: Comparable {
      public mutating func sort()
    }

    public protocol RangeReplaceableCollection<Element>: Collection where SubSequence: RangeReplaceableCollection {
      init()
      init(repeating repeatedValue: Element, count: Int)
      init<S: Sequence>(_ elements: S) where S.Element == Element
      mutating func replaceSubrange<C: Collection>(_ subrange: Range<Index>, with newElements: C) where C.Element == Element
      mutating func reserveCapacity(_ n: Int)
      mutating func append(_ newElement: Element)
      mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element
      mutating func insert(_ newElement: Element, at i: Index)
      mutating func insert<S: Collection>(contentsOf newElements: S, at i: Index) where S.Element == Element
      @discardableResult mutating func remove(at i: Index) -> Element
      mutating func removeSubrange(_ bounds: Range<Index>)
      @discardableResult mutating func removeFirst() -> Element
      mutating func removeFirst(_ k: Int)
      mutating func removeAll(keepingCapacity keepCapacity: Bool)
      mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows
    }
    extension RangeReplaceableCollection {
      public mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
      public mutating func removeSubrange<R: RangeExpression>(_ bounds: R) where R.Bound == Index
      public mutating func replaceSubrange<C: Collection, R: RangeExpression>(_ subrange: R, with newElements: C) where C.Element == Element, R.Bound == Index
      public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self
      public static func + <Other: Sequence>(lhs: Self, rhs: Other) -> Self where Element == Other.Element
      public static func + <Other: Sequence>(lhs: Other, rhs: Self) -> Self where Element == Other.Element
      public static func + <Other: RangeReplaceableCollection>(lhs: Self, rhs: Other) -> Self where Element == Other.Element
      public static func += <Other: Sequence>(lhs: inout Self, rhs: Other) where Other.Element == Element
      @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
      public func applying(_ difference: CollectionDifference<Element>) -> Self?
    }
    extension RangeReplaceableCollection where Self: BidirectionalCollection {
      public mutating func popLast() -> Element?
      @discardableResult public mutating func removeLast() -> Element
      public mutating func removeLast(_ k: Int)
    }
    extension RangeReplaceableCollection where Self: MutableCollection {
      @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
      public mutating func removeSubranges(_ subranges: RangeSet<Index>)
    }

    public protocol LazySequenceProtocol: Sequence {
      associatedtype Elements: Sequence = Self where Elements.Element == Element
      var elements: Elements { get }
    }
    extension LazySequenceProtocol {
      public func map<U>(_ transform: @escaping (Element) -> U) -> LazyMapSequence<Elements, U>
      public func filter(_ isIncluded: @escaping (Element) -> Bool) -> LazyFilterSequence<Elements>
      public func compactMap<ElementOfResult>(_ transform: @escaping (Element) -> ElementOfResult?) -> LazyMapSequence<LazyFilterSequence<LazyMapSequence<Elements, ElementOfResult?>>, ElementOfResult>
      public func flatMap<SegmentOfResult>(_ transform: @escaping (Element) -> SegmentOfResult) -> LazySequence<FlattenSequence<LazyMapSequence<Elements, SegmentOfResult>>>
      public func prefix(while predicate: @escaping (Element) -> Bool) -> LazyPrefixWhileSequence<Elements>
      public func drop(while predicate: @escaping (Element) -> Bool) -> LazyDropWhileSequence<Elements>
      public var lazy: Elements { get }
    }
    public protocol LazyCollectionProtocol: Collection, LazySequenceProtocol where Elements: Collection {}
    """#
