// What Linux lacks of Foundation, Core Graphics, UIKit and Combine, as far as the description of SwiftUI needs it to compile. Only the
// compiler reads this: the analyser has descriptions of those modules themselves.

extension PreludeSource {
    static let swiftUIStandIns = PreludeSource(module: "SwiftUI", name: "StandIns", text: source)
}

private let source = #"""
    public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation {
        public var key: String
        public init(stringLiteral value: String) { key = value }
        public init(_ key: String, defaultValue: String = "", table: String? = nil, comment: StaticString? = nil) { self.key = key }
    }

    public class NSUserActivity {
        public var activityType: String
        public init(activityType: String) { self.activityType = activityType }
    }

    extension NSUserActivity {
        public enum TypedPayloadError: Error { case invalidContent, encodingError }
        public func typedPayload<T>(_ type: T.Type) throws -> T where T: Codable { throw TypedPayloadError.invalidContent }
        public func setTypedPayload<T>(_ payload: T) throws where T: Codable {}
    }

    public struct NSUnderlineStyle: OptionSet {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
    }

    public class NSItemProvider {
        public init() {}
        public convenience init(object: Any) { self.init() }
        public convenience init?(contentsOf url: URL?) { self.init() }
    }

    public class UndoManager {
        public init() {}
    }

    public struct CGVector: Equatable {
        public var dx: CGFloat
        public var dy: CGFloat
        public init(dx: CGFloat, dy: CGFloat) { self.dx = dx; self.dy = dy }
    }

    public struct CGAffineTransform: Equatable {
        public var a: CGFloat
        public var b: CGFloat
        public var c: CGFloat
        public var d: CGFloat
        public var tx: CGFloat
        public var ty: CGFloat
        public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        public init() { self = .identity }
        public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
            self.a = a; self.b = b; self.c = c; self.d = d; self.tx = tx; self.ty = ty
        }
        public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }
        public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }
        public init(rotationAngle angle: CGFloat) { self.init(a: angle, b: angle, c: angle, d: angle, tx: 0, ty: 0) }
        public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform { self }
        public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform { self }
        public func rotated(by angle: CGFloat) -> CGAffineTransform { self }
        public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform { self }
        public func inverted() -> CGAffineTransform { self }
    }

    open class UIApplication: UIResponder {}

    // MARK: Combine

    public protocol Publisher<Output, Failure> {
        associatedtype Output
        associatedtype Failure: Error
    }

    public protocol Cancellable { func cancel() }
    public protocol Subject<Output, Failure>: AnyObject, Publisher {}
    public protocol ConnectablePublisher: Publisher {}
    public protocol Scheduler {}
    extension RunLoop: Scheduler {}
    extension DispatchQueue: Scheduler {}

    public final class AnyCancellable: Cancellable, Hashable {
        public init(_ cancel: @escaping () -> Void) {}
        public func cancel() {}
        public func store(in set: inout Set<AnyCancellable>) {}
        public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    public struct AnyPublisher<Output, Failure>: Publisher where Failure: Error {
        public init<P>(_ publisher: P) where P: Publisher, P.Output == Output, P.Failure == Failure {}
    }

    public struct Just<Output>: Publisher {
        public typealias Failure = Never
        public var output: Output
        public init(_ output: Output) { self.output = output }
    }

    public struct Empty<Output, Failure>: Publisher where Failure: Error {
        public init(completeImmediately: Bool = true) {}
    }

    public final class PassthroughSubject<Output, Failure>: Subject where Failure: Error {
        public init() {}
        public func send(_ input: Output) {}
    }

    extension PassthroughSubject where Output == Void {
        public func send() {}
    }

    public final class CurrentValueSubject<Output, Failure>: Subject where Failure: Error {
        public var value: Output
        public init(_ value: Output) { self.value = value }
        public func send(_ input: Output) { value = input }
    }

    public enum Publishers {
        public struct Autoconnect<Upstream>: Publisher where Upstream: ConnectablePublisher {
            public typealias Output = Upstream.Output
            public typealias Failure = Upstream.Failure
            public var upstream: Upstream
        }
        public struct ReceiveOn<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
            public typealias Output = Upstream.Output
            public typealias Failure = Upstream.Failure
            public var upstream: Upstream
        }
        public struct Map<Upstream, Output>: Publisher where Upstream: Publisher {
            public typealias Failure = Upstream.Failure
            public var upstream: Upstream
        }
        public struct Filter<Upstream>: Publisher where Upstream: Publisher {
            public typealias Output = Upstream.Output
            public typealias Failure = Upstream.Failure
            public var upstream: Upstream
        }
    }

    extension ConnectablePublisher {
        public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
    }

    extension Publisher {
        public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
        public func receive<S>(on scheduler: S) -> Publishers.ReceiveOn<Self, S> where S: Scheduler { Publishers.ReceiveOn(upstream: self) }
        public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> { Publishers.Map(upstream: self) }
        public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> { Publishers.Filter(upstream: self) }
    }

    extension Publisher where Failure == Never {
        public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { AnyCancellable {} }
    }

    public final class ObservableObjectPublisher: Publisher {
        public typealias Output = Void
        public typealias Failure = Never
        public init() {}
        public func send() {}
    }

    // selfsame: announces
    public protocol ObservableObject: AnyObject {
        associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher where ObjectWillChangePublisher.Failure == Never
        // selfsame: announces
        var objectWillChange: ObjectWillChangePublisher { get }
    }

    extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
        public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
    }

    @propertyWrapper public struct Published<Value> {
        public struct Publisher: SwiftUI.Publisher {
            public typealias Output = Value
            public typealias Failure = Never
        }
        public var wrappedValue: Value
        public var projectedValue: Publisher {
            get { Publisher() }
            set {}
        }
        public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
        public init(initialValue: Value) { wrappedValue = initialValue }
    }

    extension NotificationCenter {
        public struct Publisher: SwiftUI.Publisher {
            public typealias Output = Notification
            public typealias Failure = Never
        }
        public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher { Publisher() }
    }

    extension Timer {
        public final class TimerPublisher: ConnectablePublisher {
            public typealias Output = Date
            public typealias Failure = Never
            public init() {}
        }
        // selfsame: ticks
        public static func publish(
            every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
        ) -> Timer.TimerPublisher { TimerPublisher() }
    }

    // MARK: Collections that lists edit

    extension MutableCollection {
        public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
            let elements = Array(self)
            let moved = source.filter { $0 < elements.count }.map { elements[$0] }
            var rest = elements.indices.filter { !source.contains($0) }.map { elements[$0] }
            let kept = elements.indices.filter { $0 < destination && !source.contains($0) }.count
            rest.insert(contentsOf: moved, at: Swift.min(kept, rest.count))
            for (index, element) in zip(indices, rest) { self[index] = element }
        }
    }

    extension RangeReplaceableCollection where Self: MutableCollection {
        public mutating func remove(atOffsets offsets: IndexSet) {
            let kept = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
            removeAll()
            append(contentsOf: kept)
        }
    }
    """#
