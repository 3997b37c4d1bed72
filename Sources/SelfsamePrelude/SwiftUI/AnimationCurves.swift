// What animations compute: curves, springs, animations of a program's own, timelines of keyframes.

extension PreludeSource {
    static let swiftUIAnimationCurves = PreludeSource(module: "SwiftUI", name: "AnimationCurves", text: source)
}

private let source = #"""
    extension VectorArithmetic {
        public func scaled(by rhs: Double) -> Self {
            var result = self
            result.scale(by: rhs)
            return result
        }
        public mutating func interpolate(towards other: Self, amount: Double) { self = interpolated(towards: other, amount: amount) }
        public func interpolated(towards other: Self, amount: Double) -> Self { self + (other - self).scaled(by: amount) }
    }

    // MARK: Curves and springs

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct UnitCurve: Hashable {
        var name: String
        public static let easeInOut = UnitCurve(name: "easeInOut")
        public static let easeInEaseOut = UnitCurve(name: "easeInOut")
        public static let easeIn = UnitCurve(name: "easeIn")
        public static let easeOut = UnitCurve(name: "easeOut")
        public static let linear = UnitCurve(name: "linear")
        public static let circularEaseIn = UnitCurve(name: "circularEaseIn")
        public static let circularEaseOut = UnitCurve(name: "circularEaseOut")
        public static let circularEaseInOut = UnitCurve(name: "circularEaseInOut")
        public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve { UnitCurve(name: "bezier") }
        public func value(at progress: Double) -> Double { progress }
        public func velocity(at progress: Double) -> Double { 1 }
        public var inverse: UnitCurve { UnitCurve(name: "inverse of \(name)") }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct Spring: Hashable {
        public var duration: TimeInterval
        public var bounce: Double
        public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
            self.duration = duration
            self.bounce = bounce
        }
        public init(response: Double, dampingRatio: Double) { self.init(duration: response, bounce: dampingRatio) }
        public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
            self.init(duration: stiffness, bounce: damping)
        }
        public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
            self.init(duration: settlingDuration, bounce: dampingRatio)
        }
        public static var smooth: Spring { Spring() }
        public static var snappy: Spring { Spring(bounce: 0.15) }
        public static var bouncy: Spring { Spring(bounce: 0.3) }
        public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
            Spring(duration: duration, bounce: extraBounce)
        }
        public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
            Spring(duration: duration, bounce: extraBounce)
        }
        public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
            Spring(duration: duration, bounce: extraBounce)
        }
        public var response: Double { duration }
        public var dampingRatio: Double { 1 - bounce }
        public var mass: Double { 1 }
        public var stiffness: Double { 1 }
        public var damping: Double { 1 }
        public var settlingDuration: TimeInterval { duration }
        public func settlingDuration<V>(target: V, initialVelocity: V = .zero, epsilon: Double) -> TimeInterval where V: VectorArithmetic {
            duration
        }
        public func value<V>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V where V: VectorArithmetic { target }
        public func velocity<V>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V where V: VectorArithmetic { initialVelocity }
        public func update<V>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval) where V: VectorArithmetic {}
        public func force<V>(target: V, position: V, velocity: V) -> V where V: VectorArithmetic { velocity }
        public func settlingDuration<V>(fromValue: V, toValue: V, initialVelocity: V, epsilon: Double) -> TimeInterval where V: Animatable {
            duration
        }
        public func value<V>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V where V: Animatable { toValue }
        public func velocity<V>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V where V: Animatable { initialVelocity }
        public func force<V>(fromValue: V, toValue: V, position: V, velocity: V) -> V where V: Animatable { velocity }
    }

    // MARK: Animations of a program's own

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public protocol CustomAnimation: Hashable {
        func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? where V: VectorArithmetic
        func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? where V: VectorArithmetic
        func shouldMerge<V>(previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>) -> Bool
        where V: VectorArithmetic
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension CustomAnimation {
        public func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? where V: VectorArithmetic { nil }
        public func shouldMerge<V>(previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>) -> Bool
        where V: VectorArithmetic { false }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct AnimationContext<Value> where Value: VectorArithmetic {
        public var state: AnimationState<Value>
        public var isLogicallyComplete: Bool
        public var environment: EnvironmentValues { EnvironmentValues() }
        public func withState<T>(_ state: AnimationState<T>) -> AnimationContext<T> where T: VectorArithmetic {
            AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete)
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct AnimationState<Value> where Value: VectorArithmetic {
        public init() {}
        public subscript<K>(key: K.Type) -> K.Value where K: AnimationStateKey {
            get { K.defaultValue }
            set {}
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public protocol AnimationStateKey {
        associatedtype Value
        static var defaultValue: Self.Value { get }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension Animation {
        public init<A>(_ base: A) where A: CustomAnimation { self.init("\(base)") }
        public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
            Animation("interpolatingSpring(\(spring), \(initialVelocity))")
        }
        public func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? where V: VectorArithmetic { value }
        public func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? where V: VectorArithmetic { value }
        public func shouldMerge<V>(previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>) -> Bool
        where V: VectorArithmetic { false }
        public var base: any CustomAnimation { fatalError("only a running app has the animation itself") }
    }

    // MARK: Timelines of keyframes

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct KeyframeTimeline<Value> {
        var initial: Value
        public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) { initial = initialValue }
        public var duration: TimeInterval { 0 }
        public func value(time: Double) -> Value { initial }
        public func value(progress: Double) -> Value { initial }
    }
    """#
