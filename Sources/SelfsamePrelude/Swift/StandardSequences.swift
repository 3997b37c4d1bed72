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
    }
    public extension Sequence {
      var underestimatedCount: Int { get }
      // selfsame: derives, scans
      func map<T>(_ transform: (Element) throws -> T) rethrows -> [T]
      // selfsame: chooses, scans
      func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]
      func forEach(_ body: (Element) throws -> Void) rethrows
      func first(where predicate: (Element) throws -> Bool) rethrows -> Element?
      // selfsame: scans
      func compactMap<ElementOfResult>(_ transform: (Element) throws -> ElementOfResult?) rethrows -> [ElementOfResult]
      // selfsame: scans
      func flatMap<SegmentOfResult: Sequence>(_ transform: (Element) throws -> SegmentOfResult) rethrows -> [SegmentOfResult.Element]
      // selfsame: scans
      @available(*, deprecated, renamed: "compactMap(_:)")
      func flatMap<ElementOfResult>(_ transform: (Element) throws -> ElementOfResult?) rethrows -> [ElementOfResult]
      func reduce<Result>(_ initialResult: Result, _ nextPartialResult: (Result, Element) throws -> Result) rethrows -> Result
      func reduce<Result>(into initialResult: Result, _ updateAccumulatingResult: (inout Result, Element) throws -> ()) rethrows -> Result
      func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool
      func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool
      func count<E: Error>(where predicate: (Element) throws(E) -> Bool) throws(E) -> Int
      // selfsame: derives
      func enumerated() -> EnumeratedSequence<Self>
      func min(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?
      func max(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?
      // selfsame: chooses, scans
      func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element]
      // selfsame: chooses
      func reversed() -> [Element]
      // selfsame: random, scans
      func shuffled() -> [Element]
      // selfsame: scans
      func shuffled<T: RandomNumberGenerator>(using generator: inout T) -> [Element]
      func starts<PossiblePrefix: Sequence>(with possiblePrefix: PossiblePrefix, by areEquivalent: (Element, PossiblePrefix.Element) throws -> Bool) rethrows -> Bool
      func elementsEqual<OtherSequence: Sequence>(_ other: OtherSequence, by areEquivalent: (Element, OtherSequence.Element) throws -> Bool) rethrows -> Bool
      // selfsame: derives
      func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Element) throws -> Bool) rethrows -> [ArraySlice<Element>]
      // selfsame: chooses, spares
      func prefix(_ maxLength: Int) -> PrefixSequence<Self>
      // selfsame: chooses, spares
      func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element]
      // selfsame: chooses, spares
      func suffix(_ maxLength: Int) -> [Element]
      // selfsame: chooses
      func dropFirst(_ k: Int = 1) -> DropFirstSequence<Self>
      // selfsame: chooses
      func dropLast(_ k: Int = 1) -> [Element]
      // selfsame: chooses
      func drop(while predicate: (Element) throws -> Bool) rethrows -> DropWhileSequence<Self>
      // selfsame: derives, spares
      var lazy: LazySequence<Self> { get }
    }
    public extension Sequence where Element: Equatable {
      func contains(_ element: Element) -> Bool
      func starts<PossiblePrefix: Sequence>(with possiblePrefix: PossiblePrefix) -> Bool where PossiblePrefix.Element == Element
      func elementsEqual<OtherSequence: Sequence>(_ other: OtherSequence) -> Bool where OtherSequence.Element == Element
      // selfsame: derives
      func split(separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [ArraySlice<Element>]
    }
    public extension Sequence where Element: Comparable {
      func min() -> Element?
      func max() -> Element?
      // selfsame: chooses, scans
      func sorted() -> [Element]
      func lexicographicallyPrecedes<OtherSequence: Sequence>(_ other: OtherSequence) -> Bool where OtherSequence.Element == Element
    }
    public extension Sequence where Element: Sequence {
      func joined() -> FlattenSequence<Self>
      func joined<Separator: Sequence>(separator: Separator) -> JoinedSequence<Self> where Separator.Element == Element.Element
    }
    public extension Sequence where Element: StringProtocol {
      func joined(separator: String = "") -> String
    }
    public extension Sequence where Iterator == Self {
      func makeIterator() -> Self
    }

    public protocol Collection<Element>: Sequence {
      associatedtype Index: Comparable
      associatedtype Iterator = IndexingIterator<Self>
      associatedtype SubSequence: Collection = Slice<Self> where Element == SubSequence.Element, SubSequence == SubSequence.SubSequence, Index == SubSequence.Index
      associatedtype Indices: Collection = DefaultIndices<Self> where Indices.Element == Index, Indices.Index == Index, Indices.SubSequence == Indices
      // selfsame: derives
      var startIndex: Index { get }
      // selfsame: derives
      var endIndex: Index { get }
      subscript(position: Index) -> Element { get }
      func index(after i: Index) -> Index
    }
    public extension Collection {
      subscript(bounds: Range<Index>) -> SubSequence { get }
      // selfsame: derives
      var indices: Indices { get }
      var isEmpty: Bool { get }
      // selfsame: derives
      var count: Int { get }
      func index(_ i: Index, offsetBy distance: Int) -> Index
      func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
      func distance(from start: Index, to end: Index) -> Int
      func formIndex(after i: inout Index)
      // selfsame: derives
      var first: Element? { get }
      subscript<R: RangeExpression>(r: R) -> SubSequence where R.Bound == Index { get }
      subscript(x: (UnboundedRange_) -> ()) -> SubSequence { get }
      func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?
      // selfsame: chooses, spares
      func prefix(_ maxLength: Int) -> SubSequence
      // selfsame: chooses, spares
      func prefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence
      // selfsame: chooses, spares
      func prefix(upTo end: Index) -> SubSequence
      // selfsame: chooses, spares
      func prefix(through position: Index) -> SubSequence
      // selfsame: chooses, spares
      func suffix(_ maxLength: Int) -> SubSequence
      // selfsame: chooses, spares
      func suffix(from start: Index) -> SubSequence
      // selfsame: chooses
      func dropFirst(_ k: Int = 1) -> SubSequence
      // selfsame: chooses
      func dropLast(_ k: Int = 1) -> SubSequence
      // selfsame: chooses
      func drop(while predicate: (Element) throws -> Bool) rethrows -> SubSequence
      // selfsame: derives
      func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Element) throws -> Bool) rethrows -> [SubSequence]
      // selfsame: random
      func randomElement() -> Element?
      func randomElement<T: RandomNumberGenerator>(using generator: inout T) -> Element?
      func formIndex(_ i: inout Index, offsetBy distance: Int)
      @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
      func indices(where predicate: (Element) throws -> Bool) rethrows -> RangeSet<Index>
    }
    public extension Collection where Element: Equatable {
      func firstIndex(of element: Element) -> Index?
      @available(*, deprecated, renamed: "firstIndex(of:)")
      func index(of element: Element) -> Index?
      // selfsame: derives
      func split(separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [SubSequence]
    }
    public extension Collection where SubSequence == Self {
      // selfsame: edits inside
      mutating func popFirst() -> Element?
      // selfsame: edits inside
      mutating func removeFirst() -> Element
      // selfsame: edits inside
      mutating func removeFirst(_ k: Int)
    }

    public protocol BidirectionalCollection<Element>: Collection where SubSequence: BidirectionalCollection, Indices: BidirectionalCollection {
      func index(before i: Index) -> Index
    }
    public extension BidirectionalCollection {
      func formIndex(before i: inout Index)
      // selfsame: derives
      var last: Element? { get }
      func last(where predicate: (Element) throws -> Bool) rethrows -> Element?
      func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?
      // selfsame: chooses
      func reversed() -> ReversedCollection<Self>
      @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
      func difference<C: BidirectionalCollection>(from other: C, by areEquivalent: (C.Element, Element) -> Bool) -> CollectionDifference<Element> where Element == C.Element
    }
    public extension BidirectionalCollection where Element: Equatable {
      func lastIndex(of element: Element) -> Index?
      @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
      func difference<C: BidirectionalCollection>(from other: C) -> CollectionDifference<Element> where Element == C.Element
    }
    public extension BidirectionalCollection where SubSequence == Self {
      // selfsame: edits end
      mutating func popLast() -> Element?
      // selfsame: edits end
      mutating func removeLast() -> Element
      // selfsame: edits end
      mutating func removeLast(_ k: Int)
    }
    public extension BidirectionalCollection where Element == String {
      func joined(separator: String = "") -> String
    }
    public protocol RandomAccessCollection<Element>: BidirectionalCollection where SubSequence: RandomAccessCollection, Indices: RandomAccessCollection {}

    public protocol MutableCollection<Element>: Collection where SubSequence: MutableCollection {
      subscript(position: Index) -> Element { get set }
    }
    public extension MutableCollection {
      subscript(bounds: Range<Index>) -> SubSequence { get set }
      // selfsame: edits inside
      mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Index
      // selfsame: edits inside
      mutating func swapAt(_ i: Index, _ j: Index)
      subscript<R: RangeExpression>(r: R) -> SubSequence where R.Bound == Index { get set }
    }
    public extension MutableCollection where Self: BidirectionalCollection {
      // selfsame: edits inside
      mutating func reverse()
    }
    public extension MutableCollection where Self: RandomAccessCollection {
      // selfsame: edits inside
      mutating func shuffle()
      // selfsame: edits inside
      mutating func shuffle<T: RandomNumberGenerator>(using generator: inout T)
      // selfsame: edits inside
      mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows
    }
    public extension MutableCollection where Self: RandomAccessCollection, Element: Comparable {
      // selfsame: edits inside
      mutating func sort()
    }

    public protocol RangeReplaceableCollection<Element>: Collection where SubSequence: RangeReplaceableCollection {
      // selfsame: edits inside
      mutating func replaceSubrange<C: Collection>(_ subrange: Range<Index>, with newElements: C) where C.Element == Element
    }
    public extension RangeReplaceableCollection {
      init()
      init(repeating repeatedValue: Element, count: Int)
      init<S: Sequence>(_ elements: S) where S.Element == Element
      mutating func reserveCapacity(_ n: Int)
      // selfsame: edits end
      mutating func append(_ newElement: Element)
      // selfsame: edits end
      mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element
      // selfsame: edits inside
      mutating func insert(_ newElement: Element, at i: Index)
      // selfsame: edits inside
      mutating func insert<S: Collection>(contentsOf newElements: S, at i: Index) where S.Element == Element
      // selfsame: edits inside
      @discardableResult mutating func remove(at i: Index) -> Element
      // selfsame: edits inside
      mutating func removeSubrange(_ bounds: Range<Index>)
      // selfsame: edits inside
      @discardableResult mutating func removeFirst() -> Element
      // selfsame: edits inside
      mutating func removeFirst(_ k: Int)
      // selfsame: edits inside
      mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows
      // selfsame: edits all
      mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
      // selfsame: edits inside
      mutating func removeSubrange<R: RangeExpression>(_ bounds: R) where R.Bound == Index
      // selfsame: edits inside
      mutating func replaceSubrange<C: Collection, R: RangeExpression>(_ subrange: R, with newElements: C) where C.Element == Element, R.Bound == Index
      // selfsame: chooses, scans
      func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self
      static func + <Other: Sequence>(lhs: Self, rhs: Other) -> Self where Element == Other.Element
      static func + <Other: Sequence>(lhs: Other, rhs: Self) -> Self where Element == Other.Element
      static func + <Other: RangeReplaceableCollection>(lhs: Self, rhs: Other) -> Self where Element == Other.Element
      static func += <Other: Sequence>(lhs: inout Self, rhs: Other) where Other.Element == Element
      @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
      func applying(_ difference: CollectionDifference<Element>) -> Self?
    }
    public extension RangeReplaceableCollection where Self: BidirectionalCollection {
      // selfsame: edits end
      mutating func popLast() -> Element?
      // selfsame: edits end
      @discardableResult mutating func removeLast() -> Element
      // selfsame: edits end
      mutating func removeLast(_ k: Int)
    }
    public extension RangeReplaceableCollection where Self: MutableCollection {
      // selfsame: edits inside
      @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
      mutating func removeSubranges(_ subranges: RangeSet<Index>)
    }

    public protocol LazySequenceProtocol: Sequence {
      associatedtype Elements: Sequence = Self where Elements.Element == Element
      var elements: Elements { get }
    }
    public extension LazySequenceProtocol {
      // selfsame: derives
      func map<U>(_ transform: @escaping (Element) -> U) -> LazyMapSequence<Elements, U>
      // selfsame: chooses
      func filter(_ isIncluded: @escaping (Element) -> Bool) -> LazyFilterSequence<Elements>
      func compactMap<ElementOfResult>(_ transform: @escaping (Element) -> ElementOfResult?) -> LazyMapSequence<LazyFilterSequence<LazyMapSequence<Elements, ElementOfResult?>>, ElementOfResult>
      func flatMap<SegmentOfResult: Sequence>(_ transform: @escaping (Element) -> SegmentOfResult) -> LazySequence<FlattenSequence<LazyMapSequence<Elements, SegmentOfResult>>>
      // selfsame: chooses
      func prefix(while predicate: @escaping (Element) -> Bool) -> LazyPrefixWhileSequence<Elements>
      // selfsame: chooses
      func drop(while predicate: @escaping (Element) -> Bool) -> LazyDropWhileSequence<Elements>
      // selfsame: derives
      var lazy: LazySequence<Elements> { get }
    }
    public extension LazySequenceProtocol where Elements: LazySequenceProtocol {
      // selfsame: derives
      var lazy: Elements { get }
    }
    public protocol LazyCollectionProtocol: Collection, LazySequenceProtocol where Elements: Collection {}
    """#
