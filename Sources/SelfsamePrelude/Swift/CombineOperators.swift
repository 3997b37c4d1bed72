// The operators of Combine's publishers beside the most used ones, and the publishers that they make.

extension PreludeSource {
    /// `combineLatest`, `merge`, `zip` of several, `first(where:)`, `prepend`, `retry`, `timeout` and their like.
    static let combineOperators = PreludeSource(module: "Combine", name: "CombineOperators", text: operators)
}

// Every NSObject is observed by key paths; a NotificationCenter has a publisher of its own, for names of which not all are described.
private let operators = #"""
    public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
      func request(_ demand: Subscribers.Demand)
    }
    extension Subscribers {
      public struct Demand: Equatable, Comparable, Hashable, Codable, CustomStringConvertible {
        public static let unlimited: Subscribers.Demand
        public static let none: Subscribers.Demand
        public static func max(_ value: Int) -> Subscribers.Demand
      }
    }
    public protocol TopLevelDecoder<Input> {
      associatedtype Input
      func decode<T>(_ type: T.Type, from: Input) throws -> T where T: Decodable
    }
    public protocol TopLevelEncoder<Output> {
      associatedtype Output
      func encode<T>(_ value: T) throws -> Output where T: Encodable
    }
    extension JSONDecoder: TopLevelDecoder { public typealias Input = Data }
    extension JSONEncoder: TopLevelEncoder { public typealias Output = Data }
    extension Publishers {
      public enum TimeGroupingStrategy<Context> where Context: Scheduler {
        case byTime(Context, Context.SchedulerTimeType.Stride)
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
      }
      public enum PrefetchStrategy {
        case keepFull
        case byRequest
      }
      public enum BufferingStrategy<Failure> where Failure: Error {
        case dropNewest
        case dropOldest
        case customError(() -> Failure)
      }
      public final class Multicast<Upstream, SubjectType>: ConnectablePublisher where Upstream: Publisher, SubjectType: Subject, Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
      }
    }
    extension Publishers {
      public struct AllSatisfy<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure
      }
      public struct AssertNoFailure<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never
      }
      public struct Breakpoint<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
      }
      public struct Buffer<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
      }
      public struct Catch<Upstream, NewPublisher>: Publisher where Upstream: Publisher, NewPublisher: Publisher, Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure
      }
      public struct CollectByCount<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure
      }
      public struct CollectByTime<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure
      }
      public struct CombineLatest4<A, B, C, D>: Publisher where A: Publisher, B: Publisher, C: Publisher, D: Publisher, A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure
      }
      public struct Comparison<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
      }
      public struct Concatenate<Prefix, Suffix>: Publisher where Prefix: Publisher, Suffix: Publisher, Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
        public typealias Output = Suffix.Output
        public typealias Failure = Suffix.Failure
      }
      public struct Contains<Upstream>: Publisher where Upstream: Publisher, Upstream.Output: Equatable {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure
      }
      public struct ContainsWhere<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure
      }
      public struct Count<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Int
        public typealias Failure = Upstream.Failure
      }
      public struct Decode<Upstream, Output, Coder>: Publisher where Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder, Upstream.Output == Coder.Input {
        public typealias Failure = any Error
      }
      public struct DropUntilOutput<Upstream, Other>: Publisher where Upstream: Publisher, Other: Publisher, Upstream.Failure == Other.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
      }
      public struct DropWhile<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
      }
      public struct Encode<Upstream, Coder>: Publisher where Upstream: Publisher, Coder: TopLevelEncoder, Upstream.Output: Encodable {
        public typealias Output = Coder.Output
        public typealias Failure = any Error
      }
      public struct FirstWhere<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
      }
      public struct IgnoreOutput<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Never
        public typealias Failure = Upstream.Failure
      }
      public struct Last<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
      }
      public struct LastWhere<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
      }
      public struct MakeConnectable<Upstream>: ConnectablePublisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
      }
      public struct MapError<Upstream, Failure>: Publisher where Upstream: Publisher, Failure: Error {
        public typealias Output = Upstream.Output
      }
      public struct MapKeyPath2<Upstream, Output0, Output1>: Publisher where Upstream: Publisher {
        public typealias Output = (Output0, Output1)
        public typealias Failure = Upstream.Failure
      }
      public struct MapKeyPath3<Upstream, Output0, Output1, Output2>: Publisher where Upstream: Publisher {
        public typealias Output = (Output0, Output1, Output2)
        public typealias Failure = Upstream.Failure
      }
      public struct MeasureInterval<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = Context.SchedulerTimeType.Stride
        public typealias Failure = Upstream.Failure
      }
      public struct Merge3<A, B, C>: Publisher where A: Publisher, B: Publisher, C: Publisher, A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
      }
      public struct Merge4<A, B, C, D>: Publisher where A: Publisher, B: Publisher, C: Publisher, D: Publisher, A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
      }
      public struct PrefixUntilOutput<Upstream, Other>: Publisher where Upstream: Publisher, Other: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
      }
      public struct PrefixWhile<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
      }
      public struct Print<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
      }
      public struct Reduce<Upstream, Output>: Publisher where Upstream: Publisher {
        public typealias Failure = Upstream.Failure
      }
      public struct ReplaceEmpty<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
      }
      public struct Retry<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
      }
      public struct Timeout<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
      }
      public struct TryAllSatisfy<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Bool
        public typealias Failure = any Error
      }
      public struct TryCatch<Upstream, NewPublisher>: Publisher where Upstream: Publisher, NewPublisher: Publisher, Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error
      }
      public struct TryCompactMap<Upstream, Output>: Publisher where Upstream: Publisher {
        public typealias Failure = any Error
      }
      public struct TryComparison<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error
      }
      public struct TryContainsWhere<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Bool
        public typealias Failure = any Error
      }
      public struct TryDropWhile<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error
      }
      public struct TryFilter<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error
      }
      public struct TryFirstWhere<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error
      }
      public struct TryLastWhere<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error
      }
      public struct TryPrefixWhile<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error
      }
      public struct TryReduce<Upstream, Output>: Publisher where Upstream: Publisher {
        public typealias Failure = any Error
      }
      public struct TryRemoveDuplicates<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error
      }
      public struct TryScan<Upstream, Output>: Publisher where Upstream: Publisher {
        public typealias Failure = any Error
      }
      public struct Zip3<A, B, C>: Publisher where A: Publisher, B: Publisher, C: Publisher, A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure
      }
      public struct Zip4<A, B, C, D>: Publisher where A: Publisher, B: Publisher, C: Publisher, D: Publisher, A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure
      }
    }
    public extension Publisher {
      func multicast<S>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S> where S: Subject, Failure == S.Failure, Output == S.Output
      func multicast<S>(subject: S) -> Publishers.Multicast<Self, S> where S: Subject, Failure == S.Failure, Output == S.Output
      func measureInterval<S>(using scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.MeasureInterval<Self, S> where S: Scheduler
      func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self>
      func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self>
      func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self>
      func breakpoint(receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil, receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil) -> Publishers.Breakpoint<Self>
      func breakpointOnError() -> Publishers.Breakpoint<Self>
      func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self>
      func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self>
      func tryRemoveDuplicates(by predicate: @escaping (Output, Output) throws -> Bool) -> Publishers.TryRemoveDuplicates<Self>
      func decode<Item, Coder>(type: Item.Type, decoder: Coder) -> Publishers.Decode<Self, Item, Coder> where Item: Decodable, Coder: TopLevelDecoder, Output == Coder.Input
      func combineLatest<P, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P: Publisher, Failure == P.Failure
      func combineLatest<P, Q>(_ publisher1: P, _ publisher2: Q) -> Publishers.CombineLatest3<Self, P, Q> where P: Publisher, Q: Publisher, Failure == P.Failure, P.Failure == Q.Failure
      func combineLatest<P, Q, T>(_ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where P: Publisher, Q: Publisher, Failure == P.Failure, P.Failure == Q.Failure
      func combineLatest<P, Q, R>(_ publisher1: P, _ publisher2: Q, _ publisher3: R) -> Publishers.CombineLatest4<Self, P, Q, R> where P: Publisher, Q: Publisher, R: Publisher, Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure
      func combineLatest<P, Q, R, T>(_ publisher1: P, _ publisher2: Q, _ publisher3: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T> where P: Publisher, Q: Publisher, R: Publisher, Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure
      func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self>
      func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self>
      func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self>
      func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self>
      func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self>
      func subscribe<S>(_ subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input
      func collect(_ count: Int) -> Publishers.CollectByCount<Self>
      func collect<S>(_ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil) -> Publishers.CollectByTime<Self, S> where S: Scheduler
      func map<T0, T1>(_ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>) -> Publishers.MapKeyPath2<Self, T0, T1>
      func map<T0, T1, T2>(_ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>) -> Publishers.MapKeyPath3<Self, T0, T1, T2>
      func prefix<P>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> where P: Publisher
      func subscribe<S>(_ subject: S) -> AnyCancellable where S: Subject, Failure == S.Failure, Output == S.Output
      func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Reduce<Self, T>
      func tryReduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T) -> Publishers.TryReduce<Self, T>
      func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T>
      func merge<B, C>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C> where B: Publisher, C: Publisher, Failure == B.Failure, Output == B.Output, B.Failure == C.Failure, B.Output == C.Output
      func merge<B, C, D>(with b: B, _ c: C, _ d: D) -> Publishers.Merge4<Self, B, C, D> where B: Publisher, C: Publisher, D: Publisher, Failure == B.Failure, Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output
      func tryScan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T) -> Publishers.TryScan<Self, T>
      func count() -> Publishers.Count<Self>
      func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self>
      func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self>
      func ignoreOutput() -> Publishers.IgnoreOutput<Self>
      func retry(_ retries: Int) -> Publishers.Retry<Self>
      func mapError<E>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> where E: Error
      func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self>
      func tryMin(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool) -> Publishers.TryComparison<Self>
      func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self>
      func tryMax(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool) -> Publishers.TryComparison<Self>
      func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T?
      func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self>
      func assertNoFailure(_ prefix: String = "", file: StaticString = #file, line: UInt = #line) -> Publishers.AssertNoFailure<Self>
      func drop<P>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P> where P: Publisher, Failure == P.Failure
      func handleEvents(receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil, receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil) -> Publishers.HandleEvents<Self>
      func prepend(_ elements: Output...) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self>
      func prepend<S>(_ elements: S) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where S: Sequence, Output == S.Element
      func prepend<P>(_ publisher: P) -> Publishers.Concatenate<P, Self> where P: Publisher, Failure == P.Failure, Output == P.Output
      func append(_ elements: Output...) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>>
      func append<S>(_ elements: S) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where S: Sequence, Output == S.Element
      func append<P>(_ publisher: P) -> Publishers.Concatenate<Self, P> where P: Publisher, Failure == P.Failure, Output == P.Output
      func last() -> Publishers.Last<Self>
      func timeout<S>(_ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil, customError: (() -> Failure)? = nil) -> Publishers.Timeout<Self, S> where S: Scheduler
      func buffer(size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>) -> Publishers.Buffer<Self>
      func zip<P, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P: Publisher, Failure == P.Failure
      func zip<P, Q>(_ publisher1: P, _ publisher2: Q) -> Publishers.Zip3<Self, P, Q> where P: Publisher, Q: Publisher, Failure == P.Failure, P.Failure == Q.Failure
      func zip<P, Q, T>(_ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T> where P: Publisher, Q: Publisher, Failure == P.Failure, P.Failure == Q.Failure
      func zip<P, Q, R>(_ publisher1: P, _ publisher2: Q, _ publisher3: R) -> Publishers.Zip4<Self, P, Q, R> where P: Publisher, Q: Publisher, R: Publisher, Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure
      func zip<P, Q, R, T>(_ publisher1: P, _ publisher2: Q, _ publisher3: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T> where P: Publisher, Q: Publisher, R: Publisher, Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure
      func output(at index: Int) -> Publishers.Output<Self>
      func output<R>(in range: R) -> Publishers.Output<Self> where R: RangeExpression, R.Bound == Int
      func `catch`<P>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P> where P: Publisher, Output == P.Output
      func tryCatch<P>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P> where P: Publisher, Output == P.Output
      func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self>
      func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self>
    }
    public extension Publisher where Failure == Never {
      func makeConnectable() -> Publishers.MakeConnectable<Self>
    }
    public extension Publisher where Output: Comparable {
      func min() -> Publishers.Comparison<Self>
      func max() -> Publishers.Comparison<Self>
    }
    public extension Publisher where Output: Encodable {
      func encode<Coder>(encoder: Coder) -> Publishers.Encode<Self, Coder> where Coder: TopLevelEncoder
    }
    public extension Publisher where Output: Equatable {
      func contains(_ output: Output) -> Publishers.Contains<Self>
    }
    public struct NSKeyValueObservingOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var new: NSKeyValueObservingOptions { get }
      public static var old: NSKeyValueObservingOptions { get }
      public static var initial: NSKeyValueObservingOptions { get }
      public static var prior: NSKeyValueObservingOptions { get }
    }
    extension NSObject {
      public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
        public typealias Output = Value
        public typealias Failure = Never
      }
    }
    public protocol _KeyValueCodingAndObserving {}
    extension AVCaptureSession: _KeyValueCodingAndObserving {}
    extension AVPlayer: _KeyValueCodingAndObserving {}
    extension AVPlayerItem: _KeyValueCodingAndObserving {}
    extension NSResponder: _KeyValueCodingAndObserving {}
    extension Progress: _KeyValueCodingAndObserving {}
    extension UIResponder: _KeyValueCodingAndObserving {}
    extension UserDefaults: _KeyValueCodingAndObserving {}
    extension _KeyValueCodingAndObserving where Self: NSObject {
      public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
      ) -> NSObject.KeyValueObservingPublisher<Self, Value>
    }
    """#
