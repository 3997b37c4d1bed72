// The part of Combine that view models and onReceive use.

extension PreludeSource {
    /// `ObservableObject`, `Published`, publishers.
    static let combineTypes = PreludeSource(module: "SwiftUI", name: "CombineTypes", text: combineTypesText)
}

private let combineTypesText = #"""
    public protocol Cancellable { func cancel() }
    public final class AnyCancellable: Cancellable, Hashable {
      public init(_ cancel: @escaping () -> Void) {}
      public init<C>(_ canceller: C) where C: Cancellable {}
      public func cancel() {}
      public func store<C>(in collection: inout C) where C: RangeReplaceableCollection, C.Element == AnyCancellable {}
      public func store(in set: inout Set<AnyCancellable>) {}
      public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
      public func hash(into hasher: inout Hasher) {}
    }
    public protocol Publisher<Output, Failure> {
      associatedtype Output
      associatedtype Failure: Error
    }
    public struct AnyPublisher<Output, Failure>: Publisher where Failure: Error {
      public init<P>(_ publisher: P) where Output == P.Output, Failure == P.Failure, P: Publisher {}
      init() {}
    }
    public protocol Scheduler {}
    extension RunLoop: Scheduler {}
    extension DispatchQueue: Scheduler {}
    extension OperationQueue: Scheduler {}
    public struct SchedulerTimeIntervalOfQueue: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
      public init(integerLiteral value: Int) {}
      public init(floatLiteral value: Double) {}
      public static func seconds(_ s: Int) -> SchedulerTimeIntervalOfQueue { SchedulerTimeIntervalOfQueue(integerLiteral: s) }
      public static func seconds(_ s: Double) -> SchedulerTimeIntervalOfQueue { SchedulerTimeIntervalOfQueue(floatLiteral: s) }
      public static func milliseconds(_ ms: Int) -> SchedulerTimeIntervalOfQueue { SchedulerTimeIntervalOfQueue(integerLiteral: ms) }
    }
    extension Publisher {
      public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher<Output, Failure>() }
      public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> { Publishers.Map<Self, T>() }
      public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Map<Self, T> { Publishers.Map<Self, T>() }
      public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> { Publishers.CompactMap<Self, T>() }
      public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> { Publishers.Filter<Self>() }
      public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> where Output: Equatable { Publishers.RemoveDuplicates<Self>() }
      public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> { Publishers.Drop<Self>() }
      public func receive<S>(on scheduler: S) -> Publishers.ReceiveOn<Self, S> where S: Scheduler { Publishers.ReceiveOn<Self, S>() }
      public func debounce<S>(for dueTime: SchedulerTimeIntervalOfQueue, scheduler: S) -> Publishers.Debounce<Self, S> where S: Scheduler {
        Publishers.Debounce<Self, S>()
      }
      public func throttle<S>(for interval: SchedulerTimeIntervalOfQueue, scheduler: S, latest: Bool) -> Publishers.Throttle<Self, S>
      where S: Scheduler {
        Publishers.Throttle<Self, S>()
      }
      public func delay<S>(for interval: SchedulerTimeIntervalOfQueue, scheduler: S) -> Publishers.Delay<Self, S> where S: Scheduler {
        Publishers.Delay<Self, S>()
      }
      public func merge<P>(with other: P) -> Publishers.Merge<Self, P> where P: Publisher, Failure == P.Failure, Output == P.Output {
        Publishers.Merge<Self, P>()
      }
      public func combineLatest<P>(_ other: P) -> Publishers.CombineLatest<Self, P> where P: Publisher, Failure == P.Failure {
        Publishers.CombineLatest<Self, P>()
      }
    }
    extension Publisher where Failure == Never {
      public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { AnyCancellable({}) }
      public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable { AnyCancellable({}) }
    }
    public enum Publishers {
      public struct Map<Upstream, Output>: Publisher where Upstream: Publisher { public typealias Failure = Upstream.Failure }
      public struct CompactMap<Upstream, Output>: Publisher where Upstream: Publisher { public typealias Failure = Upstream.Failure }
      public struct Filter<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
      }
      public struct RemoveDuplicates<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
      }
      public struct Drop<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
      }
      public struct ReceiveOn<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
      }
      public struct Debounce<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
      }
      public struct Throttle<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
      }
      public struct Delay<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
      }
      public struct Merge<A, B>: Publisher where A: Publisher, B: Publisher, A.Failure == B.Failure, A.Output == B.Output {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
      }
      public struct CombineLatest<A, B>: Publisher where A: Publisher, B: Publisher, A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
      }
      public struct Autoconnect<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
      }
    }
    public struct Just<Output>: Publisher {
      public typealias Failure = Never
      public init(_ output: Output) {}
    }
    public struct Empty<Output, Failure>: Publisher where Failure: Error { public init(completeImmediately: Bool = true) {} }
    public protocol Subject<Output, Failure>: AnyObject, Publisher { func send(_ value: Output) }
    extension Subject where Output == Void { public func send() {} }
    public final class PassthroughSubject<Output, Failure>: Subject where Failure: Error {
      public init() {}
      public func send(_ input: Output) {}
    }
    public final class CurrentValueSubject<Output, Failure>: Subject where Failure: Error {
      public var value: Output
      public init(_ value: Output) { self.value = value }
      public func send(_ input: Output) { value = input }
    }
    public final class ObservableObjectPublisher: Publisher {
      public typealias Output = Void
      public typealias Failure = Never
      public init() {}
      public func send() {}
    }
    public protocol ObservableObject: AnyObject {
      associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher where ObjectWillChangePublisher.Failure == Never
      var objectWillChange: Self.ObjectWillChangePublisher { get }
    }
    extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
      public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
    }
    @propertyWrapper public struct Published<Value> {
      public var wrappedValue: Value
      public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
      public init(initialValue: Value) { wrappedValue = initialValue }
      public struct Publisher: SwiftUI.Publisher {
        public typealias Output = Value
        public typealias Failure = Never
      }
      public var projectedValue: Published<Value>.Publisher {
        get { Publisher() }
        set {}
      }
    }
    extension NotificationCenter {
      public struct Publisher: SwiftUI.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never
      }
      public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher { Publisher() }
    }
    extension Timer {
      public final class TimerPublisher: Publisher {
        public typealias Output = Date
        public typealias Failure = Never
        public func autoconnect() -> Publishers.Autoconnect<Timer.TimerPublisher> { Publishers.Autoconnect<Timer.TimerPublisher>() }
        public func connect() -> Cancellable { AnyCancellable({}) }
      }
      public static func publish(every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode)
        -> Timer.TimerPublisher
      {
        TimerPublisher()
      }
    }
    """#
