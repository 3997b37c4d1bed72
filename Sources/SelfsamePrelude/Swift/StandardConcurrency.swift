// Tasks, actors, asynchronous sequences, clocks and durations, and the attached macros and protocols of Observation.

extension PreludeSource {
    /// `Task`, `MainActor`, `AsyncSequence`, `AsyncStream`, `Clock`, `Duration`, continuations.
    static let standardConcurrency = PreludeSource(module: "Swift", name: "Concurrency", text: concurrency)
    /// `Observable`, `ObservationRegistrar`, `withObservationTracking`.
    static let standardObservation = PreludeSource(module: "Observation", name: "Observation", text: observation)
}

private let concurrency = #"""
    public protocol AnyActor: AnyObject, Sendable {}
    public protocol Actor: AnyActor {}
    public extension Actor {
      nonisolated func assumeIsolated<T>(_ operation: (isolated Self) throws -> T, file: StaticString = #fileID, line: UInt = #line) rethrows -> T
    }
    public protocol GlobalActor {
      associatedtype ActorType: Actor
      static var shared: ActorType { get }
    }
    @globalActor public final actor MainActor: GlobalActor {
      public static let shared: MainActor
      // selfsame: runs later
      public static func run<T: Sendable>(resultType: T.Type = T.self, body: @MainActor @Sendable () throws -> T) async rethrows -> T
      public static func assumeIsolated<T>(_ operation: @MainActor () throws -> T, file: StaticString = #fileID, line: UInt = #line) rethrows -> T
    }

    public struct TaskPriority: RawRepresentable, Comparable, Codable, Sendable {
      public typealias RawValue = UInt8
      public var rawValue: UInt8
      public init(rawValue: UInt8)
      public static let high: Self
      public static var medium: Self { get }
      public static let low: Self
      public static let userInitiated: Self
      public static let utility: Self
      public static let background: Self
    }
    // selfsame: holds state
    public struct Task<Success: Sendable, Failure: Error>: Hashable, Sendable {
      public var isCancelled: Bool { get }
      public func cancel()
      public var value: Success { get async throws }
      public var result: Result<Success, Failure> { get async }
    }
    public extension Task where Failure == Never {
      var value: Success { get async }
      // selfsame: runs later
      @discardableResult init(name: String? = nil, priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async -> Success)
      // selfsame: runs later
      @discardableResult static func detached(name: String? = nil, priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async -> Success) -> Task<Success, Never>
    }
    public extension Task where Failure == any Error {
      // selfsame: runs later
      @discardableResult init(name: String? = nil, priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async throws -> Success)
      // selfsame: runs later
      @discardableResult static func detached(name: String? = nil, priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async throws -> Success) -> Task<Success, any Error>
    }
    public extension Task where Success == Never, Failure == Never {
      static var isCancelled: Bool { get }
      static var currentPriority: TaskPriority { get }
      static func checkCancellation() throws
      static func yield() async
      static func sleep(_ duration: UInt64) async
      static func sleep(nanoseconds duration: UInt64) async throws
      @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
      static func sleep<C: Clock>(until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous) async throws
      @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
      static func sleep<C: Clock>(for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = .continuous) async throws
    }
    public struct CancellationError: Error {
      public init()
    }
    @propertyWrapper public final class TaskLocal<Value: Sendable>: Sendable {
      public init(wrappedValue defaultValue: Value)
      final public var wrappedValue: Value { get }
      final public var projectedValue: TaskLocal<Value> { get }
      final public func get() -> Value
      @discardableResult final public func withValue<R>(_ valueDuringOperation: Value, operation: () throws -> R) rethrows -> R
    }
    public struct TaskGroup<ChildTaskResult: Sendable>: AsyncSequence {
      public typealias Element = ChildTaskResult
      public typealias Failure = Never
      public mutating func addTask(priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async -> ChildTaskResult)
      public mutating func next() async -> ChildTaskResult?
      public var isEmpty: Bool { get }
      public func cancelAll()
    }
    public struct ThrowingTaskGroup<ChildTaskResult: Sendable, Failure: Error>: AsyncSequence {
      public typealias Element = ChildTaskResult
      public mutating func addTask(priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async throws -> ChildTaskResult)
      public mutating func next() async throws -> ChildTaskResult?
      public var isEmpty: Bool { get }
      public func cancelAll()
    }
    public func withTaskGroup<ChildTaskResult: Sendable, GroupResult>(of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self, returning returnType: GroupResult.Type = GroupResult.self, body: (inout TaskGroup<ChildTaskResult>) async -> GroupResult) async -> GroupResult
    public func withThrowingTaskGroup<ChildTaskResult: Sendable, GroupResult>(of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self, returning returnType: GroupResult.Type = GroupResult.self, body: (inout ThrowingTaskGroup<ChildTaskResult, any Error>) async throws -> GroupResult) async rethrows -> GroupResult
    public func withTaskCancellationHandler<T>(operation: () async throws -> T, onCancel handler: @Sendable () -> Void) async rethrows -> T

    public struct CheckedContinuation<T, E: Error>: Sendable {
      public func resume(returning value: sending T)
      public func resume(throwing error: E)
      public func resume(with result: Result<T, E>)
      public func resume() where T == ()
    }
    public func withCheckedContinuation<T>(function: String = #function, _ body: (CheckedContinuation<T, Never>) -> Void) async -> T
    public func withCheckedThrowingContinuation<T>(function: String = #function, _ body: (CheckedContinuation<T, any Error>) -> Void) async throws -> T

    public protocol AsyncIteratorProtocol<Element, Failure> {
      associatedtype Element
      associatedtype Failure: Error = any Error
      mutating func next() async throws -> Element?
    }
    public protocol AsyncSequence<Element, Failure> {
      associatedtype AsyncIterator: AsyncIteratorProtocol
      associatedtype Element where Element == AsyncIterator.Element
      associatedtype Failure = AsyncIterator.Failure where Failure == AsyncIterator.Failure
      func makeAsyncIterator() -> AsyncIterator
    }
    public extension AsyncSequence {
      func map<Transformed>(_ transform: @escaping (Element) async -> Transformed) -> AsyncMapSequence<Self, Transformed>
      func compactMap<ElementOfResult>(_ transform: @escaping (Element) async -> ElementOfResult?) -> AsyncCompactMapSequence<Self, ElementOfResult>
      func filter(_ isIncluded: @escaping (Element) async -> Bool) -> AsyncFilterSequence<Self>
      func dropFirst(_ count: Int = 1) -> AsyncDropFirstSequence<Self>
      func prefix(_ count: Int) -> AsyncPrefixSequence<Self>
      func first(where predicate: (Element) async throws -> Bool) async rethrows -> Element?
      func contains(where predicate: (Element) async throws -> Bool) async rethrows -> Bool
      func reduce<Result>(_ initialResult: Result, _ nextPartialResult: (Result, Element) async throws -> Result) async rethrows -> Result
    }
    public struct AsyncMapSequence<Base: AsyncSequence, Transformed>: AsyncSequence {
      public typealias Element = Transformed
    }
    public struct AsyncCompactMapSequence<Base: AsyncSequence, ElementOfResult>: AsyncSequence {
      public typealias Element = ElementOfResult
    }
    public struct AsyncFilterSequence<Base: AsyncSequence>: AsyncSequence {
      public typealias Element = Base.Element
    }
    public struct AsyncDropFirstSequence<Base: AsyncSequence>: AsyncSequence {
      public typealias Element = Base.Element
    }
    public struct AsyncPrefixSequence<Base: AsyncSequence>: AsyncSequence {
      public typealias Element = Base.Element
    }
    public struct AsyncStream<Element>: AsyncSequence {
      public typealias Failure = Never
      public struct Iterator: AsyncIteratorProtocol {
        public typealias Failure = Never
        public mutating func next() async -> Element?
      }
      public struct Continuation: Hashable, Sendable {
        public enum Termination: Hashable, Sendable {
          case finished
          case cancelled
        }
        public enum BufferingPolicy: Sendable {
          case unbounded
          case bufferingOldest(Int)
          case bufferingNewest(Int)
        }
        public func finish()
        public var onTermination: (@Sendable (AsyncStream<Element>.Continuation.Termination) -> Void)? { get nonmutating set }
      }
      public init(_ elementType: Element.Type = Element.self, bufferingPolicy limit: AsyncStream<Element>.Continuation.BufferingPolicy = .unbounded, _ build: (AsyncStream<Element>.Continuation) -> Void)
      public init(unfolding produce: @escaping () async -> Element?, onCancel: (@Sendable () -> Void)? = nil)
      public static func makeStream(of elementType: Element.Type = Element.self, bufferingPolicy limit: AsyncStream<Element>.Continuation.BufferingPolicy = .unbounded) -> (stream: Self, continuation: AsyncStream<Element>.Continuation)
    }
    public struct AsyncThrowingStream<Element, Failure: Error>: AsyncSequence {
      public struct Iterator: AsyncIteratorProtocol {
        public mutating func next() async throws -> Element?
      }
      public struct Continuation: Sendable {
        public func finish(throwing error: Failure? = nil)
      }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public protocol DurationProtocol: Comparable, AdditiveArithmetic, Sendable {}
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public extension DurationProtocol {
      static func / (lhs: Self, rhs: Int) -> Self
      static func * (lhs: Self, rhs: Int) -> Self
      static func / (lhs: Self, rhs: Self) -> Double
    }
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct Duration: DurationProtocol, Hashable, Codable, CustomStringConvertible, Sendable {
      public init(secondsComponent: Int64, attosecondsComponent: Int64)
      public var components: (seconds: Int64, attoseconds: Int64) { get }
      public var description: String { get }
      public static func seconds<T: BinaryInteger>(_ seconds: T) -> Duration
      public static func seconds(_ seconds: Double) -> Duration
      public static func milliseconds<T: BinaryInteger>(_ milliseconds: T) -> Duration
      public static func milliseconds(_ milliseconds: Double) -> Duration
      public static func microseconds<T: BinaryInteger>(_ microseconds: T) -> Duration
      public static func microseconds(_ microseconds: Double) -> Duration
      public static func nanoseconds<T: BinaryInteger>(_ nanoseconds: T) -> Duration
      public static func + (lhs: Duration, rhs: Duration) -> Duration
      public static func - (lhs: Duration, rhs: Duration) -> Duration
      public static func / (lhs: Duration, rhs: Double) -> Duration
      public static func / <T: BinaryInteger>(lhs: Duration, rhs: T) -> Duration
      public static func / (lhs: Duration, rhs: Duration) -> Double
      public static func * (lhs: Duration, rhs: Double) -> Duration
      public static func * <T: BinaryInteger>(lhs: Duration, rhs: T) -> Duration
    }
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public protocol InstantProtocol<Duration>: Comparable, Hashable, Sendable {
      associatedtype Duration: DurationProtocol
    }
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public extension InstantProtocol {
      func advanced(by duration: Duration) -> Self
      func duration(to other: Self) -> Duration
    }
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public protocol Clock<Duration>: Sendable {
      associatedtype Duration where Duration == Instant.Duration
      associatedtype Instant: InstantProtocol
      var now: Instant { get }
      var minimumResolution: Duration { get }
      func sleep(until deadline: Instant, tolerance: Duration?) async throws
    }
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public extension Clock {
      func measure(_ work: () throws -> Void) rethrows -> Instant.Duration
      func sleep(for duration: Instant.Duration, tolerance: Instant.Duration? = nil) async throws
    }
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct ContinuousClock: Clock, Sendable {
      public typealias Duration = Swift.Duration
      public struct Instant: InstantProtocol, Codable, Sendable {
        public typealias Duration = Swift.Duration
        public static var now: Self { get }
        public static func + (lhs: Self, rhs: Swift.Duration) -> Self
        public static func - (lhs: Self, rhs: Swift.Duration) -> Self
        public static func - (lhs: Self, rhs: Self) -> Swift.Duration
      }
      public init()
      public static var now: ContinuousClock.Instant { get }
    }
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct SuspendingClock: Clock, Sendable {
      public typealias Duration = Swift.Duration
      public struct Instant: InstantProtocol, Codable, Sendable {
        public typealias Duration = Swift.Duration
        public static var now: Self { get }
      }
      public init()
      public static var now: SuspendingClock.Instant { get }
    }
    public extension Clock where Self == ContinuousClock {
      static var continuous: ContinuousClock { get }
    }
    public extension Clock where Self == SuspendingClock {
      static var suspending: SuspendingClock { get }
    }
    """#

private let observation = #"""
    // selfsame: observable
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public protocol Observable {}
    // selfsame: observable
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    @attached(member, names: named(_$observationRegistrar), named(access), named(withMutation), named(shouldNotifyObservers))
    @attached(memberAttribute)
    @attached(extension, conformances: Observable)
    public macro Observable() = #externalMacro(module: "ObservationMacros", type: "ObservableMacro")
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    @attached(accessor, names: named(init), named(get), named(set), named(_modify))
    @attached(peer, names: prefixed(_))
    public macro ObservationTracked() = #externalMacro(module: "ObservationMacros", type: "ObservationTrackedMacro")
    // selfsame: untracked
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    @attached(accessor, names: named(willSet))
    public macro ObservationIgnored() = #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct ObservationRegistrar: Sendable, Codable, Hashable {
      public init()
      public func access<Subject: Observable, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>)
      public func withMutation<Subject: Observable, Member, T>(of subject: Subject, keyPath: KeyPath<Subject, Member>, _ mutation: () throws -> T) rethrows -> T
    }
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public func withObservationTracking<T>(_ apply: () -> T, onChange: @autoclosure () -> @Sendable () -> Void) -> T
    """#
