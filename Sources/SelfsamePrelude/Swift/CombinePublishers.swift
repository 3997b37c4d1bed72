// Publishers, subjects and observable objects of Combine.

extension PreludeSource {
    /// `Publisher` and its operators, `AnyPublisher`, subjects, `ObservableObject`, `Published`.
    static let combine = PreludeSource(module: "Combine", name: "Combine", text: combineText)
}

private let combineText = #"""
    public protocol Publisher<Output, Failure> {
      associatedtype Output
      associatedtype Failure: Error
      func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
    }
    public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
      associatedtype Input
      associatedtype Failure: Error
    }
    public protocol CustomCombineIdentifierConvertible {
      var combineIdentifier: CombineIdentifier { get }
    }
    public struct CombineIdentifier: Hashable {
      public init()
    }
    public protocol Cancellable {
      func cancel()
    }
    public extension Cancellable {
      func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable
      func store(in set: inout Set<AnyCancellable>)
    }
    public final class AnyCancellable: Cancellable, Hashable {
      public init(_ cancel: @escaping () -> Void)
      public init<C: Cancellable>(_ canceller: C)
      final public func cancel()
      final public func store(in set: inout Set<AnyCancellable>)
    }
    public protocol ConnectablePublisher: Publisher {
      func connect() -> any Cancellable
    }
    public extension ConnectablePublisher {
      func autoconnect() -> Publishers.Autoconnect<Self>
    }
    public protocol Subject<Output, Failure>: AnyObject, Publisher {
      func send(_ value: Output)
      func send(completion: Subscribers.Completion<Failure>)
    }
    public extension Subject where Output == Void {
      func send()
    }
    public enum Subscribers {
      public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
      }
    }
    extension Subscribers.Completion: Equatable where Failure: Equatable {}
    public final class PassthroughSubject<Output, Failure: Error>: Subject {
      public init()
      final public func send(_ input: Output)
      final public func send(completion: Subscribers.Completion<Failure>)
    }
    public final class CurrentValueSubject<Output, Failure: Error>: Subject {
      public init(_ value: Output)
      final public var value: Output { get set }
      final public func send(_ input: Output)
      final public func send(completion: Subscribers.Completion<Failure>)
    }
    public struct AnyPublisher<Output, Failure: Error>: Publisher {
      public init<P: Publisher>(_ publisher: P) where Output == P.Output, Failure == P.Failure
    }
    public struct Just<Output>: Publisher {
      public typealias Failure = Never
      public let output: Output
      public init(_ output: Output)
    }
    public struct Empty<Output, Failure: Error>: Publisher {
      public init(completeImmediately: Bool = true)
    }
    public struct Fail<Output, Failure: Error>: Publisher {
      public init(error: Failure)
      public init(outputType: Output.Type, failure: Failure)
    }
    public final class Future<Output, Failure: Error>: Publisher {
      public typealias Promise = (Result<Output, Failure>) -> Void
      public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void)
    }
    public struct Deferred<DeferredPublisher: Publisher>: Publisher {
      public typealias Output = DeferredPublisher.Output
      public typealias Failure = DeferredPublisher.Failure
      public init(createPublisher: @escaping () -> DeferredPublisher)
    }

    public protocol Scheduler<SchedulerTimeType> {
      associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
      associatedtype SchedulerOptions
      var now: SchedulerTimeType { get }
    }
    public protocol SchedulerTimeIntervalConvertible {
      static func seconds(_ s: Int) -> Self
      static func seconds(_ s: Double) -> Self
      static func milliseconds(_ ms: Int) -> Self
    }
    extension DispatchQueue: Scheduler {
      public struct SchedulerTimeType: Strideable, Codable, Hashable {
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Codable, Hashable {
          public typealias FloatLiteralType = Double
          public typealias IntegerLiteralType = Int
          public typealias Magnitude = Int
          public static func seconds(_ s: Int) -> Self
          public static func seconds(_ s: Double) -> Self
          public static func milliseconds(_ ms: Int) -> Self
        }
      }
      public struct SchedulerOptions {}
    }
    extension RunLoop: Scheduler {
      public struct SchedulerTimeType: Strideable, Codable, Hashable {
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Codable, Hashable {
          public typealias FloatLiteralType = TimeInterval
          public typealias IntegerLiteralType = TimeInterval
          public typealias Magnitude = TimeInterval
          public static func seconds(_ s: Int) -> Self
          public static func seconds(_ s: Double) -> Self
          public static func milliseconds(_ ms: Int) -> Self
        }
      }
      public struct SchedulerOptions {}
    }
    public enum Publishers {
      public struct Map<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure
      }
      public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure
      }
      public struct TryMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error
      }
      public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure
      }
      public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher {
        public typealias Output = NewPublisher.Output
        public typealias Failure = Upstream.Failure
      }
      public struct Filter<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
      }
      public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
      }
      public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
      }
      public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
      }
      public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
      }
      public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
      }
      public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
      }
      public struct Drop<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
      }
      public struct Output<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
      }
      public struct First<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
      }
      public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
      }
      public final class Share<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
      }
      public struct Scan<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure
      }
      public struct Collect<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure
      }
      public struct HandleEvents<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
      }
      public struct ReplaceError<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never
      }
      public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure, A.Output == B.Output {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public init(_ a: A, _ b: B)
      }
      public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public init(_ upstream: Upstream...)
        public init<S: Swift.Sequence>(_ upstream: S) where Upstream == S.Element
      }
      public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        public init(_ a: A, _ b: B)
      }
      public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure
        public init(_ a: A, _ b: B, _ c: C)
      }
      public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        public init(_ a: A, _ b: B)
      }
      public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element
      }
      public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
        public typealias Output = Upstream.Output
      }
      public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher where P == Upstream.Output, P.Failure == Upstream.Failure {
        public typealias Output = P.Output
        public typealias Failure = P.Failure
      }
    }
    public extension Publisher {
      func eraseToAnyPublisher() -> AnyPublisher<Output, Failure>
      func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T>
      func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T>
      func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T>
      func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T>
      func flatMap<T, P: Publisher>(maxPublishers: Int = .max, _ transform: @escaping (Output) -> P) -> Publishers.FlatMap<P, Self> where T == P.Output, Failure == P.Failure
      func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self>
      func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.ReceiveOn<Self, S>
      func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.SubscribeOn<Self, S>
      func debounce<S: Scheduler>(for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.Debounce<Self, S>
      func throttle<S: Scheduler>(for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool) -> Publishers.Throttle<Self, S>
      func delay<S: Scheduler>(for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.Delay<Self, S>
      func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self>
      func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self>
      func prefix(_ maxLength: Int) -> Publishers.Output<Self>
      func first() -> Publishers.First<Self>
      func share() -> Publishers.Share<Self>
      func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Scan<Self, T>
      func collect() -> Publishers.Collect<Self>
      func replaceError(with output: Output) -> Publishers.ReplaceError<Self>
      func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P> where Failure == P.Failure, Output == P.Output
      func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P> where Failure == P.Failure
      func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where Failure == P.Failure
      // selfsame: runs on event
      func sink(receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void) -> AnyCancellable
    }
    public extension Publisher where Output: Equatable {
      func removeDuplicates() -> Publishers.RemoveDuplicates<Self>
    }
    public extension Publisher where Failure == Never {
      // selfsame: runs on event
      func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable
      // selfsame: writes key path
      func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable
      func assign(to published: inout Published<Output>.Publisher)
      func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E>
      @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
      var values: AsyncPublisher<Self> { get }
    }
    public extension Publisher {
      @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
      var values: AsyncThrowingPublisher<Self> { get }
      func merge(with other: Self) -> Publishers.MergeMany<Self>
    }
    public extension Publisher where Failure == Never {
      func flatMap<P: Publisher>(maxPublishers: Int = .max, _ transform: @escaping (Output) -> P) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>>
    }
    public extension Publisher {
      func flatMap<P: Publisher>(maxPublishers: Int = .max, _ transform: @escaping (Output) -> P) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never
    }
    public extension Publisher where Failure == Never {
      func flatMap<P: Publisher>(maxPublishers: Int = .max, _ transform: @escaping (Output) -> P) -> Publishers.FlatMap<P, Self> where P.Failure == Never
    }
    public extension Publisher where Output: Publisher, Output.Failure == Failure {
      func switchToLatest() -> Publishers.SwitchToLatest<Output, Self>
    }
    public extension Publisher where Failure == Never, Output: Publisher {
      func switchToLatest() -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>>
    }
    public extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
      func switchToLatest() -> Publishers.SwitchToLatest<Output, Self>
    }
    public extension Publisher where Output: Publisher, Output.Failure == Never {
      func switchToLatest() -> Publishers.SwitchToLatest<Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>>
    }
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
      public typealias Element = P.Output
      public init(_ publisher: P)
    }
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
      public typealias Element = P.Output
    }
    public extension Swift.Sequence {
      var publisher: Publishers.Sequence<Self, Never> { get }
    }
    // selfsame: observable
    // selfsame: announces
    public protocol ObservableObject: AnyObject {
      associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher where ObjectWillChangePublisher.Failure == Never
      // selfsame: announces
      var objectWillChange: ObjectWillChangePublisher { get }
    }
    public final class ObservableObjectPublisher: Publisher {
      public typealias Output = Void
      public typealias Failure = Never
      public init()
      final public func send()
    }
    // selfsame: published, reading projection
    @propertyWrapper public struct Published<Value> {
      public init(wrappedValue: Value)
      public init(initialValue: Value)
      public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never
      }
      public var wrappedValue: Value { get set }
      public var projectedValue: Published<Value>.Publisher { get set }
    }
    public extension URLSession {
      struct DataTaskPublisher: Publisher {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError
      }
      func dataTaskPublisher(for url: URL) -> URLSession.DataTaskPublisher
      func dataTaskPublisher(for request: URLRequest) -> URLSession.DataTaskPublisher
    }
    """#
