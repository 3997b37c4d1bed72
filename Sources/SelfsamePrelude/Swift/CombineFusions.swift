// Operators that a publisher answers with a publisher of its own kind instead of one more around it: two `map`s are one, a `filter` of a
// sequence is a sequence.

extension PreludeSource {
    /// What `Just`, `Publishers.Sequence`, the publishers of optionals and results, `map` and `filter` do themselves.
    static let combineFusions = PreludeSource(module: "Combine", name: "CombineFusions", text: fusions)
}

private let fusions = #"""
    extension Publishers.Filter {
      public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Upstream>
      public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Upstream>
    }
    extension Publishers.TryFilter {
      public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.TryFilter<Upstream>
      public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Upstream>
    }
    extension Publishers.Map {
      public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Upstream, T>
      public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T>
    }
    extension Publishers.TryMap {
      public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.TryMap<Upstream, T>
      public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T>
    }
    extension Publishers.CompactMap {
      public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Upstream, T>
      public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.CompactMap<Upstream, T>
    }
    extension Publishers.TryCompactMap {
      public func compactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Upstream, T>
    }
    extension Publishers.Merge {
      public func merge<P: Publisher>(with other: P) -> Publishers.Merge3<A, B, P> where B.Failure == P.Failure, B.Output == P.Output
    }
    extension Publishers.MergeMany {
      public func merge(with other: Upstream) -> Publishers.MergeMany<Upstream>
    }
    public extension Optional {
      var publisher: Optional<Wrapped>.Publisher { get }
      struct Publisher: Combine.Publisher {
        public typealias Output = Wrapped
        public typealias Failure = Never
        public let output: Output?
        public init(_ output: Wrapped?)
      }
    }
    public extension Result {
      var publisher: Result<Success, Failure>.Publisher { get }
      struct Publisher: Combine.Publisher {
        public typealias Output = Success
        public let result: Result<Output, Failure>
        public init(_ result: Result<Success, Failure>)
        public init(_ output: Success)
        public init(_ failure: Failure)
      }
    }
    extension Just where Output: Comparable {
      public func min() -> Just<Output>
      public func max() -> Just<Output>
    }
    extension Just where Output: Equatable {
      public func contains(_ output: Output) -> Just<Bool>
      public func removeDuplicates() -> Just<Output>
    }
    extension Just {
      public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool>
      public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher
      public func collect() -> Just<[Output]>
      public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher
      public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output>
      public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output>
      public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Failure>
      public func prepend<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Failure> where Output == S.Element
      public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Failure>
      public func append<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Failure> where Output == S.Element
      public func contains(where predicate: (Output) -> Bool) -> Just<Bool>
      public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher
      public func count() -> Just<Int>
      public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher
      public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher
      public func first() -> Just<Output>
      public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher
      public func last() -> Just<Output>
      public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher
      public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher
      public func ignoreOutput() -> Empty<Output, Failure>
      public func map<T>(_ transform: (Output) -> T) -> Just<T>
      public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher
      public func mapError<E: Error>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher
      public func output(at index: Int) -> Optional<Output>.Publisher
      public func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher where R.Bound == Int
      public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher
      public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher
      public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher
      public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T) -> Result<T, any Error>.Publisher
      public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output>
      public func tryRemoveDuplicates(by predicate: (Output, Output) throws -> Bool) -> Result<Output, any Error>.Publisher
      public func replaceError(with output: Output) -> Just<Output>
      public func replaceEmpty(with output: Output) -> Just<Output>
      public func retry(_ times: Int) -> Just<Output>
      public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher
      public func tryScan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T) -> Result<T, any Error>.Publisher
      public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher
    }
    extension Publishers.Sequence {
      public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher
      public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher
      public func collect() -> Result<[Output], Failure>.Publisher
      public func compactMap<T>(_ transform: (Output) -> T?) -> Publishers.Sequence<[T], Failure>
      public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher
      public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher
      public func drop(while predicate: (Output) -> Bool) -> Publishers.Sequence<DropWhileSequence<Elements>, Failure>
      public func dropFirst(_ count: Int = 1) -> Publishers.Sequence<DropFirstSequence<Elements>, Failure>
      public func filter(_ isIncluded: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure>
      public func ignoreOutput() -> Empty<Output, Failure>
      public func map<T>(_ transform: (Output) -> T) -> Publishers.Sequence<[T], Failure>
      public func prefix(_ maxLength: Int) -> Publishers.Sequence<PrefixSequence<Elements>, Failure>
      public func prefix(while predicate: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure>
      public func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Result<T, Failure>.Publisher
      public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T) -> Result<T, any Error>.Publisher
      public func replaceNil<T>(with output: T) -> Publishers.Sequence<[Output], Failure> where Elements.Element == T?
      public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Sequence<[T], Failure>
      public func setFailureType<E: Error>(to error: E.Type) -> Publishers.Sequence<Elements, E>
    }
    extension Publishers.Sequence where Failure == Never {
      public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher
      public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher
      public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher
    }
    extension Publishers.Sequence where Elements.Element: Equatable {
      public func removeDuplicates() -> Publishers.Sequence<[Output], Failure>
      public func contains(_ output: Elements.Element) -> Result<Bool, Failure>.Publisher
    }
    extension Publishers.Sequence where Failure == Never, Elements.Element: Comparable {
      public func min() -> Optional<Output>.Publisher
      public func max() -> Optional<Output>.Publisher
    }
    extension Publishers.Sequence where Elements: Collection, Failure == Never {
      public func first() -> Optional<Output>.Publisher
      public func output(at index: Elements.Index) -> Optional<Output>.Publisher
    }
    extension Publishers.Sequence where Elements: Collection {
      public func count() -> Result<Int, Failure>.Publisher
      public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Output], Failure>
    }
    extension Publishers.Sequence where Elements: BidirectionalCollection, Failure == Never {
      public func last() -> Optional<Output>.Publisher
      public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher
    }
    extension Publishers.Sequence where Elements: RandomAccessCollection, Failure == Never {
      public func count() -> Just<Int>
    }
    extension Publishers.Sequence where Elements: RangeReplaceableCollection {
      public func prepend(_ elements: Output...) -> Publishers.Sequence<Elements, Failure>
      public func prepend<S: Sequence>(_ elements: S) -> Publishers.Sequence<Elements, Failure> where Elements.Element == S.Element
      public func prepend(_ publisher: Publishers.Sequence<Elements, Failure>) -> Publishers.Sequence<Elements, Failure>
      public func append(_ elements: Output...) -> Publishers.Sequence<Elements, Failure>
      public func append<S: Sequence>(_ elements: S) -> Publishers.Sequence<Elements, Failure> where Elements.Element == S.Element
      public func append(_ publisher: Publishers.Sequence<Elements, Failure>) -> Publishers.Sequence<Elements, Failure>
    }
    extension Optional.Publisher where Wrapped: Equatable {
      public func contains(_ output: Wrapped) -> Optional<Bool>.Publisher
      public func removeDuplicates() -> Optional<Wrapped>.Publisher
    }
    extension Optional.Publisher where Wrapped: Comparable {
      public func min() -> Optional<Wrapped>.Publisher
      public func max() -> Optional<Wrapped>.Publisher
    }
    extension Optional.Publisher {
      public func allSatisfy(_ predicate: (Wrapped) -> Bool) -> Optional<Bool>.Publisher
      public func collect() -> Optional<[Wrapped]>.Publisher
      public func compactMap<T>(_ transform: (Wrapped) -> T?) -> Optional<T>.Publisher
      public func min(by areInIncreasingOrder: (Wrapped, Wrapped) -> Bool) -> Optional<Wrapped>.Publisher
      public func max(by areInIncreasingOrder: (Wrapped, Wrapped) -> Bool) -> Optional<Wrapped>.Publisher
      public func contains(where predicate: (Wrapped) -> Bool) -> Optional<Bool>.Publisher
      public func count() -> Optional<Int>.Publisher
      public func dropFirst(_ count: Int = 1) -> Optional<Wrapped>.Publisher
      public func drop(while predicate: (Wrapped) -> Bool) -> Optional<Wrapped>.Publisher
      public func first() -> Optional<Wrapped>.Publisher
      public func first(where predicate: (Wrapped) -> Bool) -> Optional<Wrapped>.Publisher
      public func last() -> Optional<Wrapped>.Publisher
      public func last(where predicate: (Wrapped) -> Bool) -> Optional<Wrapped>.Publisher
      public func filter(_ isIncluded: (Wrapped) -> Bool) -> Optional<Wrapped>.Publisher
      public func ignoreOutput() -> Empty<Output, Failure>
      public func map<T>(_ transform: (Wrapped) -> T) -> Optional<T>.Publisher
      public func output(at index: Int) -> Optional<Wrapped>.Publisher
      public func output<R: RangeExpression>(in range: R) -> Optional<Wrapped>.Publisher where R.Bound == Int
      public func prefix(_ maxLength: Int) -> Optional<Wrapped>.Publisher
      public func prefix(while predicate: (Wrapped) -> Bool) -> Optional<Wrapped>.Publisher
      public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Wrapped) -> T) -> Optional<T>.Publisher
      public func removeDuplicates(by predicate: (Wrapped, Wrapped) -> Bool) -> Optional<Wrapped>.Publisher
      public func replaceError(with output: Wrapped) -> Optional<Wrapped>.Publisher
      public func replaceEmpty(with output: Wrapped) -> Just<Wrapped>
      public func retry(_ times: Int) -> Optional<Wrapped>.Publisher
      public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Wrapped) -> T) -> Optional<T>.Publisher
    }
    extension Result.Publisher where Success: Equatable {
      public func contains(_ output: Success) -> Result<Bool, Failure>.Publisher
      public func removeDuplicates() -> Result<Success, Failure>.Publisher
    }
    extension Result.Publisher where Success: Comparable {
      public func min() -> Result<Success, Failure>.Publisher
      public func max() -> Result<Success, Failure>.Publisher
    }
    extension Result.Publisher {
      public func allSatisfy(_ predicate: (Success) -> Bool) -> Result<Bool, Failure>.Publisher
      public func tryAllSatisfy(_ predicate: (Success) throws -> Bool) -> Result<Bool, any Error>.Publisher
      public func collect() -> Result<[Success], Failure>.Publisher
      public func min(by areInIncreasingOrder: (Success, Success) -> Bool) -> Result<Success, Failure>.Publisher
      public func tryMin(by areInIncreasingOrder: (Success, Success) throws -> Bool) -> Result<Success, any Error>.Publisher
      public func max(by areInIncreasingOrder: (Success, Success) -> Bool) -> Result<Success, Failure>.Publisher
      public func tryMax(by areInIncreasingOrder: (Success, Success) throws -> Bool) -> Result<Success, any Error>.Publisher
      public func contains(where predicate: (Success) -> Bool) -> Result<Bool, Failure>.Publisher
      public func tryContains(where predicate: (Success) throws -> Bool) -> Result<Bool, any Error>.Publisher
      public func count() -> Result<Int, Failure>.Publisher
      public func first() -> Result<Success, Failure>.Publisher
      public func last() -> Result<Success, Failure>.Publisher
      public func ignoreOutput() -> Empty<Output, Failure>
      public func map<T>(_ transform: (Success) -> T) -> Result<T, Failure>.Publisher
      public func tryMap<T>(_ transform: (Success) throws -> T) -> Result<T, any Error>.Publisher
      public func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Success, E>.Publisher
      public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Success) -> T) -> Result<T, Failure>.Publisher
      public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: (T, Success) throws -> T) -> Result<T, any Error>.Publisher
      public func removeDuplicates(by predicate: (Success, Success) -> Bool) -> Result<Success, Failure>.Publisher
      public func tryRemoveDuplicates(by predicate: (Success, Success) throws -> Bool) -> Result<Success, any Error>.Publisher
      public func replaceError(with output: Success) -> Result<Success, Never>.Publisher
      public func replaceEmpty(with output: Success) -> Result<Success, Failure>.Publisher
      public func retry(_ times: Int) -> Result<Success, Failure>.Publisher
      public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Success) -> T) -> Result<T, Failure>.Publisher
      public func tryScan<T>(_ initialResult: T, _ nextPartialResult: (T, Success) throws -> T) -> Result<T, any Error>.Publisher
    }
    extension Result.Publisher where Failure == Never {
      public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Success, E>.Publisher
    }
    """#
