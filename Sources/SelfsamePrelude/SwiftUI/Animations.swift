// Animations, what can be animated, transactions.

extension PreludeSource {
    /// `Animation`, `Animatable`, `Transaction`.
    static let animations = PreludeSource(module: "SwiftUI", name: "Animations", text: animationsText)
}

private let animationsText = #"""
    public protocol VectorArithmetic: AdditiveArithmetic {
      mutating func scale(by rhs: Double)
      var magnitudeSquared: Double { get }
    }
    extension Float: VectorArithmetic {
      public mutating func scale(by rhs: Double) { self *= Float(rhs) }
      public var magnitudeSquared: Double { Double(self * self) }
    }
    extension Double: VectorArithmetic {
      public mutating func scale(by rhs: Double) { self *= rhs }
      public var magnitudeSquared: Double { self * self }
    }
    extension CGFloat: VectorArithmetic {
      public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
      public var magnitudeSquared: Double { Double(self * self) }
    }
    public protocol Animatable {
      associatedtype AnimatableData: VectorArithmetic
      var animatableData: AnimatableData { get set }
    }
    extension Animatable where AnimatableData == EmptyAnimatableData {
      public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
      }
    }
    extension Animatable where Self: VectorArithmetic {
      public var animatableData: Self {
        get { self }
        set { self = newValue }
      }
    }
    extension Float: Animatable { public typealias AnimatableData = Float }
    extension Double: Animatable { public typealias AnimatableData = Double }
    extension CGFloat: Animatable { public typealias AnimatableData = CGFloat }
    public struct EmptyAnimatableData: VectorArithmetic, Sendable {
      public init() {}
      public static let zero: EmptyAnimatableData = EmptyAnimatableData()
      public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }
      public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }
      public mutating func scale(by rhs: Double) {}
      public var magnitudeSquared: Double { 0 }
    }
    public struct AnimatablePair<First, Second>: VectorArithmetic where First: VectorArithmetic, Second: VectorArithmetic {
      public var first: First
      public var second: Second
      public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
      }
      public static var zero: AnimatablePair<First, Second> { AnimatablePair(First.zero, Second.zero) }
      public static func + (lhs: AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>) -> AnimatablePair<First, Second> {
        AnimatablePair(lhs.first + rhs.first, lhs.second + rhs.second)
      }
      public static func - (lhs: AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>) -> AnimatablePair<First, Second> {
        AnimatablePair(lhs.first - rhs.first, lhs.second - rhs.second)
      }
      public mutating func scale(by rhs: Double) {
        first.scale(by: rhs)
        second.scale(by: rhs)
      }
      public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
    }
    extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
    extension CGPoint: Animatable {
      public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { self = CGPoint(x: newValue.first, y: newValue.second) }
      }
    }
    extension CGSize: Animatable {
      public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(width, height) }
        set { self = CGSize(width: newValue.first, height: newValue.second) }
      }
    }
    extension CGRect: Animatable {
      public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(origin.animatableData, size.animatableData) }
        set { origin.animatableData = newValue.first }
      }
    }

    public struct Animation: Equatable, Sendable {
      let name: String
      init(_name: String) { name = _name }
      public static let `default`: Animation = Animation(_name: "default")
      public static var easeInOut: Animation { Animation(_name: "easeInOut") }
      public static func easeInOut(duration: TimeInterval) -> Animation { Animation(_name: "easeInOut(\(duration))") }
      public static var easeIn: Animation { Animation(_name: "easeIn") }
      public static func easeIn(duration: TimeInterval) -> Animation { Animation(_name: "easeIn(\(duration))") }
      public static var easeOut: Animation { Animation(_name: "easeOut") }
      public static func easeOut(duration: TimeInterval) -> Animation { Animation(_name: "easeOut(\(duration))") }
      public static var linear: Animation { Animation(_name: "linear") }
      public static func linear(duration: TimeInterval) -> Animation { Animation(_name: "linear(\(duration))") }
      public static func timingCurve(_ c0x: Double, _ c0y: Double, _ c1x: Double, _ c1y: Double, duration: TimeInterval = 0.35) -> Animation {
        Animation(_name: "timingCurve(\(c0x) \(c0y) \(c1x) \(c1y) \(duration))")
      }
      @_disfavoredOverload public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0)
        -> Animation
      {
        Animation(_name: "spring(\(response) \(dampingFraction) \(blendDuration))")
      }
      public static var spring: Animation { Animation(_name: "spring") }
      public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0) -> Animation {
        Animation(_name: "spring(\(duration) \(bounce) \(blendDuration))")
      }
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
      public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation { Animation(_name: "spring(\(spring))") }
      @_disfavoredOverload public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
      ) -> Animation {
        Animation(_name: "interactiveSpring(\(response) \(dampingFraction))")
      }
      public static var interactiveSpring: Animation { Animation(_name: "interactiveSpring") }
      public static func interactiveSpring(duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25)
        -> Animation
      {
        Animation(_name: "interactiveSpring(\(duration) \(extraBounce))")
      }
      public static func interpolatingSpring(mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0) -> Animation {
        Animation(_name: "interpolatingSpring(\(stiffness) \(damping))")
      }
      public static func interpolatingSpring(duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0) -> Animation {
        Animation(_name: "interpolatingSpring(\(duration) \(bounce))")
      }
      public static var interpolatingSpring: Animation { Animation(_name: "interpolatingSpring") }
      public static var smooth: Animation { Animation(_name: "smooth") }
      public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation { Animation(_name: "smooth(\(duration))") }
      public static var snappy: Animation { Animation(_name: "snappy") }
      public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation { Animation(_name: "snappy(\(duration))") }
      public static var bouncy: Animation { Animation(_name: "bouncy") }
      public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation { Animation(_name: "bouncy(\(duration))") }
      public func delay(_ delay: TimeInterval) -> Animation { Animation(_name: "\(name).delay(\(delay))") }
      public func speed(_ speed: Double) -> Animation { Animation(_name: "\(name).speed(\(speed))") }
      public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { Animation(_name: "\(name).repeatCount(\(repeatCount))") }
      public func repeatForever(autoreverses: Bool = true) -> Animation { Animation(_name: "\(name).repeatForever(\(autoreverses))") }
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
      public func logicallyComplete(after duration: TimeInterval) -> Animation { Animation(_name: "\(name).logicallyComplete(\(duration))") }
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public struct Spring: Hashable, Sendable {
      let name: String
      public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) { name = "\(duration) \(bounce)" }
      public init(response: Double, dampingRatio: Double) { name = "\(response) \(dampingRatio)" }
      public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) { name = "\(mass) \(stiffness) \(damping)" }
      public static var smooth: Spring { Spring() }
      public static var snappy: Spring { Spring() }
      public static var bouncy: Spring { Spring() }
    }
    public struct Transaction {
      public var animation: Animation?
      public var disablesAnimations: Bool = false
      public var isContinuous: Bool = false
      public init() {}
      public init(animation: Animation?) { self.animation = animation }
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
      public mutating func addAnimationCompletion(criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void) {}
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public struct AnimationCompletionCriteria: Hashable, Sendable {
      let name: String
      public static let logicallyComplete: AnimationCompletionCriteria = AnimationCompletionCriteria(name: "logicallyComplete")
      public static let removed: AnimationCompletionCriteria = AnimationCompletionCriteria(name: "removed")
    }
    public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result { try body() }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public func withAnimation<Result>(
      _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result,
      completion: @escaping () -> Void
    ) rethrows -> Result { try body() }
    public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result { try body() }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public func withTransaction<R, V>(_ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R) rethrows -> R { try body() }
    """#
