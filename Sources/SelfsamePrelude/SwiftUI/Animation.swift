// Animation: animatable data, animations, transactions, transitions, phases and keyframes.

extension PreludeSource {
    static let swiftUIAnimation = PreludeSource(module: "SwiftUI", name: "Animation", text: source)
}

private let source = #"""
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

    @frozen public struct EmptyAnimatableData: VectorArithmetic {
        public init() {}
        public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
        public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }
        public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }
        public mutating func scale(by rhs: Double) {}
        public var magnitudeSquared: Double { 0 }
    }

    @frozen public struct AnimatablePair<First, Second>: VectorArithmetic where First: VectorArithmetic, Second: VectorArithmetic {
        public var first: First
        public var second: Second
        public init(_ first: First, _ second: Second) {
            self.first = first
            self.second = second
        }
        public static var zero: AnimatablePair<First, Second> { AnimatablePair(.zero, .zero) }
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

    // selfsame: interpolates
    public protocol Animatable {
        associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
        var animatableData: Self.AnimatableData { get set }
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
            set {
                origin.animatableData = newValue.first
                size.animatableData = newValue.second
            }
        }
    }

    extension UnitPoint: Animatable {
        public var animatableData: AnimatablePair<CGFloat, CGFloat> {
            get { AnimatablePair(x, y) }
            set { self = UnitPoint(x: newValue.first, y: newValue.second) }
        }
    }

    public protocol AnimatableModifier: Animatable, ViewModifier {}

    public protocol GeometryEffect: Animatable, ViewModifier where Self.Body == Never {
        func effectValue(size: CGSize) -> ProjectionTransform
    }

    extension GeometryEffect {
        public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
    }

    @frozen public struct _IgnoredByLayoutEffect<Base>: GeometryEffect where Base: GeometryEffect {
        public typealias Body = Never
        public var base: Base
        public var animatableData: Base.AnimatableData {
            get { base.animatableData }
            set { base.animatableData = newValue }
        }
        public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
    }

    // MARK: Animations

    @frozen public struct Animation: Equatable {
        var parts: [String]
        init(_ part: String) { parts = [part] }
        func with(_ part: String) -> Animation {
            var animation = self
            animation.parts.append(part)
            return animation
        }
        public static let `default` = Animation("default")
        public static var easeInOut: Animation { Animation("easeInOut") }
        public static func easeInOut(duration: TimeInterval) -> Animation { Animation("easeInOut(\(duration))") }
        public static var easeIn: Animation { Animation("easeIn") }
        public static func easeIn(duration: TimeInterval) -> Animation { Animation("easeIn(\(duration))") }
        public static var easeOut: Animation { Animation("easeOut") }
        public static func easeOut(duration: TimeInterval) -> Animation { Animation("easeOut(\(duration))") }
        public static var linear: Animation { Animation("linear") }
        public static func linear(duration: TimeInterval) -> Animation { Animation("linear(\(duration))") }
        public static func timingCurve(_ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35) -> Animation {
            Animation("timingCurve(\(p1x), \(p1y), \(p2x), \(p2y), \(duration))")
        }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation { Animation("timingCurve(\(duration))") }
        @_disfavoredOverload
        public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0) -> Animation {
            Animation("spring(\(response), \(dampingFraction), \(blendDuration))")
        }
        public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0) -> Animation {
            Animation("spring(\(duration), \(bounce), \(blendDuration))")
        }
        public static var spring: Animation { Animation("spring") }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation { Animation("spring(\(spring))") }
        @_disfavoredOverload
        public static func interactiveSpring(
            response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
        ) -> Animation {
            Animation("interactiveSpring(\(response), \(dampingFraction), \(blendDuration))")
        }
        public static var interactiveSpring: Animation { Animation("interactiveSpring") }
        public static func interactiveSpring(
            duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
        ) -> Animation {
            Animation("interactiveSpring(\(duration), \(extraBounce), \(blendDuration))")
        }
        public static func interpolatingSpring(
            mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
        ) -> Animation {
            Animation("interpolatingSpring(\(mass), \(stiffness), \(damping), \(initialVelocity))")
        }
        public static var interpolatingSpring: Animation { Animation("interpolatingSpring") }
        public static func interpolatingSpring(duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0) -> Animation {
            Animation("interpolatingSpring(\(duration), \(bounce), \(initialVelocity))")
        }
        public static var smooth: Animation { Animation("smooth") }
        public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
            Animation("smooth(\(duration), \(extraBounce))")
        }
        public static var snappy: Animation { Animation("snappy") }
        public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
            Animation("snappy(\(duration), \(extraBounce))")
        }
        public static var bouncy: Animation { Animation("bouncy") }
        public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
            Animation("bouncy(\(duration), \(extraBounce))")
        }
        public func delay(_ delay: TimeInterval) -> Animation { with("delay(\(delay))") }
        public func speed(_ speed: Double) -> Animation { with("speed(\(speed))") }
        public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
            with("repeatCount(\(repeatCount), \(autoreverses))")
        }
        public func repeatForever(autoreverses: Bool = true) -> Animation { with("repeatForever(\(autoreverses))") }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func logicallyComplete(after duration: TimeInterval) -> Animation { with("logicallyComplete(\(duration))") }
    }

    // MARK: Transactions

    public struct Transaction {
        public var animation: Animation?
        public var disablesAnimations: Bool = false
        public var isContinuous: Bool = false
        public init() {}
        public init(animation: Animation?) { self.animation = animation }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public var tracksVelocity: Bool {
            get { false }
            set {}
        }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public subscript<K>(key: K.Type) -> K.Value where K: TransactionKey {
            get { K.defaultValue }
            set {}
        }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public mutating func addAnimationCompletion(
            criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
        ) {}
    }

    extension Transaction {
        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public var dismissBehavior: DismissBehavior {
            get { .interactive }
            set {}
        }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public var scrollTargetAnchor: UnitPoint? {
            get { nil }
            set {}
        }
    }

    @available(iOS 17, macOS 14, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct DismissBehavior {
        var name: String
        public static let interactive = DismissBehavior(name: "interactive")
        public static let destructive = DismissBehavior(name: "destructive")
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public protocol TransactionKey {
        associatedtype Value
        static var defaultValue: Self.Value { get }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct AnimationCompletionCriteria: Hashable {
        var name: String
        public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
        public static let removed = AnimationCompletionCriteria(name: "removed")
    }

    // selfsame: runs at once, animates
    public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result { try body() }

    // selfsame: runs at once, animates
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public func withAnimation<Result>(
        _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result,
        completion: @escaping () -> Void
    ) rethrows -> Result { try body() }

    // selfsame: runs at once, transacts
    public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result { try body() }

    // selfsame: runs at once, transacts
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public func withTransaction<R, V>(_ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R) rethrows -> R {
        try body()
    }

    @frozen public struct _AnimationModifier<Value>: ViewModifier where Value: Equatable {
        public typealias Body = Never
        public var animation: Animation?
        public var value: Value
    }

    @frozen public struct _AnimationView<Content>: _PrimitiveView where Content: Equatable, Content: View {
        public var content: Content
        public var animation: Animation?
    }

    @frozen public struct _TransactionModifier: ViewModifier {
        public typealias Body = Never
        public var animation: Animation?
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    @frozen public struct _ValueTransactionModifier<Value>: ViewModifier where Value: Equatable {
        public typealias Body = Never
        public var value: Value
    }

    @frozen public struct _PushPopTransactionModifier<Content>: ViewModifier where Content: ViewModifier {
        public typealias Body = Never
        public var content: Content
    }

    extension View {
        // selfsame: inert(unsafe) nil
        // selfsame: animates
        public func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable {
            modifier(_AnimationModifier(animation: animation, value: value))
        }

        // selfsame: animates
        @available(iOS, introduced: 13, deprecated: 15)
        @available(macOS, introduced: 10.15, deprecated: 12)
        @available(tvOS, introduced: 13, deprecated: 15)
        @available(watchOS, introduced: 6, deprecated: 8)
        @_disfavoredOverload
        public func animation(_ animation: Animation?) -> some View { modifier(_TransactionModifier(animation: animation)) }

        // certainty: opaque
        // selfsame: animates
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func animation<V>(_ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V) -> some View where V: View {
            modifier(_Unpublished_animation_body(body: V.self, arguments: [animation as Any]))
        }

        public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
            modifier(_TransactionModifier(animation: nil))
        }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func transaction(value: some Equatable, _ transform: @escaping (inout Transaction) -> Void) -> some View {
            modifier(_ValueTransactionModifier(value: value))
        }

        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func transaction<V>(
            _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
        ) -> some View where V: View { modifier(_Unpublished_transaction_body(body: V.self, arguments: [])) }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    extension View where Self: Equatable {
        // selfsame: animates
        public func animation(_ animation: Animation?) -> _AnimationView<Self> { _AnimationView(content: self, animation: animation) }
    }

    extension ViewModifier {
        public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
            _PushPopTransactionModifier(content: self)
        }

        // selfsame: animates
        public func animation(_ animation: Animation?) -> some ViewModifier { _PushPopTransactionModifier(content: self) }
    }

    // MARK: Transitions

    @frozen public struct AnyTransition {
        var parts: [String]
        init(_ parts: String...) { self.parts = parts }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public init<T>(_ transition: T) where T: Transition { parts = ["\(transition)"] }
        public static let identity = AnyTransition("identity")
        public static let opacity = AnyTransition("opacity")
        public static var slide: AnyTransition { AnyTransition("slide") }
        public static var scale: AnyTransition { AnyTransition("scale") }
        public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition("scale(\(scale), \(anchor))") }
        public static func move(edge: Edge) -> AnyTransition { AnyTransition("move(\(edge))") }
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public static func push(from edge: Edge) -> AnyTransition { AnyTransition("push(\(edge))") }
        public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition("offset(\(offset))") }
        public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition("offset(\(x), \(y))") }
        public static func modifier<E>(active: E, identity: E) -> AnyTransition where E: ViewModifier { AnyTransition("modifier") }
        public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
            AnyTransition("asymmetric(\(insertion), \(removal))")
        }
        public func combined(with other: AnyTransition) -> AnyTransition { AnyTransition("combined(\(self), \(other))") }
        public func animation(_ animation: Animation?) -> AnyTransition { AnyTransition("animation(\(self), \(animation as Any))") }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    @frozen public enum TransitionPhase {
        case willAppear, identity, didDisappear
        public var isIdentity: Bool { self == .identity }
        public var value: Double { 0 }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct TransitionProperties {
        public var hasMotion: Bool
        public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
    }

    // selfsame: changes content
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    @MainActor @preconcurrency public protocol Transition {
        associatedtype Body: View
        @ViewBuilder func body(content: Self.Content, phase: TransitionPhase) -> Self.Body
        static var properties: TransitionProperties { get }
        typealias Content = PlaceholderContentView<Self>
    }

    extension Transition {
        public static var properties: TransitionProperties { TransitionProperties() }
        // certainty: opaque
        public func apply<V>(content: V, phase: TransitionPhase) -> some View where V: View {
            content.modifier(_Unpublished_Transition_apply(arguments: [self, phase]))
        }
        // certainty: opaque
        public func combined<T>(with other: T) -> some Transition where T: Transition {
            _Unpublished_Transition_combined(first: self, second: other)
        }
        // certainty: opaque
        public func animation(_ animation: Animation?) -> some Transition {
            _Unpublished_Transition_animation(base: self, animation: animation)
        }
    }

    /// A transition of SwiftUI itself.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public protocol _PrimitiveTransition: Transition where Body == Never {}

    extension _PrimitiveTransition {
        public func body(content: PlaceholderContentView<Self>, phase: TransitionPhase) -> Never {
            fatalError("a primitive transition has no body")
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct _Unpublished_Transition_combined<First, Second>: _PrimitiveTransition where First: Transition, Second: Transition {
        public var first: First
        public var second: Second
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct _Unpublished_Transition_animation<Base>: _PrimitiveTransition where Base: Transition {
        public var base: Base
        public var animation: Animation?
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct IdentityTransition: _PrimitiveTransition { public init() {} }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct OpacityTransition: _PrimitiveTransition { public init() {} }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct SlideTransition: _PrimitiveTransition { public init() {} }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct ScaleTransition: _PrimitiveTransition {
        public var scale: Double
        public var anchor: UnitPoint
        public init(_ scale: Double, anchor: UnitPoint = .center) {
            self.scale = scale
            self.anchor = anchor
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct OffsetTransition: _PrimitiveTransition {
        public var offset: CGSize
        public init(_ offset: CGSize) { self.offset = offset }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct MoveTransition: _PrimitiveTransition {
        public var edge: Edge
        public init(edge: Edge) { self.edge = edge }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct PushTransition: _PrimitiveTransition {
        public var edge: Edge
        public init(edge: Edge) { self.edge = edge }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct BlurReplaceTransition: _PrimitiveTransition {
        public struct Configuration: Equatable {
            var name: String
            public static let downUp = BlurReplaceTransition.Configuration(name: "downUp")
            public static let upUp = BlurReplaceTransition.Configuration(name: "upUp")
        }
        public var configuration: BlurReplaceTransition.Configuration
        public init(configuration: BlurReplaceTransition.Configuration) { self.configuration = configuration }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct SymbolEffectTransition: _PrimitiveTransition {
        public var options: SymbolEffectOptions
        public init<T>(effect: T, options: SymbolEffectOptions) where T: SymbolEffect, T: TransitionSymbolEffect { self.options = options }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct AsymmetricTransition<Insertion, Removal>: _PrimitiveTransition where Insertion: Transition, Removal: Transition {
        public var insertion: Insertion
        public var removal: Removal
        public init(insertion: Insertion, removal: Removal) {
            self.insertion = insertion
            self.removal = removal
        }
    }

    extension Transition where Self == IdentityTransition { public static var identity: IdentityTransition { IdentityTransition() } }

    extension Transition where Self == OpacityTransition { public static var opacity: OpacityTransition { OpacityTransition() } }

    extension Transition where Self == SlideTransition { public static var slide: SlideTransition { SlideTransition() } }

    extension Transition where Self == ScaleTransition {
        public static var scale: ScaleTransition { ScaleTransition(0) }
        public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition { ScaleTransition(scale, anchor: anchor) }
    }

    extension Transition where Self == OffsetTransition {
        public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
        public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition { OffsetTransition(CGSize(width: x, height: y)) }
    }

    extension Transition where Self == MoveTransition { public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) } }

    extension Transition where Self == PushTransition {
        public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
    }

    extension Transition where Self == BlurReplaceTransition {
        public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
        public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> BlurReplaceTransition {
            BlurReplaceTransition(configuration: config)
        }
    }

    extension Transition where Self == SymbolEffectTransition {
        public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition(effect: AutomaticSymbolEffect(), options: .default) }
        public static func symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = .default) -> SymbolEffectTransition
        where T: SymbolEffect, T: TransitionSymbolEffect {
            SymbolEffectTransition(effect: effect, options: options)
        }
    }

    public enum TransitionTraitKey: _ViewTraitKey { public typealias Value = AnyTransition }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    @frozen public struct MatchedGeometryProperties: OptionSet {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let position = MatchedGeometryProperties(rawValue: 1)
        public static let size = MatchedGeometryProperties(rawValue: 2)
        public static let frame = MatchedGeometryProperties(rawValue: 3)
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    @frozen public struct _MatchedGeometryEffect<ID>: ViewModifier where ID: Hashable {
        public typealias Body = Never
        public var id: ID
        public var properties: MatchedGeometryProperties
        public var anchor: UnitPoint
        public var isSource: Bool
    }

    extension View {
        // selfsame: transition
        @_disfavoredOverload
        public func transition(_ t: AnyTransition) -> some View { modifier(_TraitWritingModifier<TransitionTraitKey>(value: t)) }

        // selfsame: transition
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func transition<T>(_ transition: T) -> some View where T: Transition {
            modifier(_TraitWritingModifier<TransitionTraitKey>(value: AnyTransition("\(transition)")))
        }

        // selfsame: transition
        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func matchedGeometryEffect<ID>(
            id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
            isSource: Bool = true
        ) -> some View where ID: Hashable {
            modifier(_MatchedGeometryEffect(id: id, properties: properties, anchor: anchor, isSource: isSource))
        }

        // selfsame: transition
        // certainty: opaque
        // selfsame: transition
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
            modifier(_Unpublished_matchedTransitionSource(arguments: [id, namespace]))
        }

        // selfsame: transition
        // certainty: opaque
        // selfsame: transition
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public func matchedTransitionSource(
            id: some Hashable, in namespace: Namespace.ID,
            configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
        ) -> some View { modifier(_Unpublished_matchedTransitionSource(arguments: [id, namespace])) }

        // selfsame: transition
        // certainty: opaque
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public func navigationTransition(_ style: some NavigationTransition) -> some View {
            modifier(_Unpublished_navigationTransition(arguments: [style]))
        }

        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func contentTransition(_ transition: ContentTransition) -> some View {
            modifier(_EnvironmentKeyWritingModifier<ContentTransition>(keyPath: \.contentTransition, value: transition))
        }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct ContentTransition: Equatable {
        var name: String
        public static let identity = ContentTransition(name: "identity")
        public static let opacity = ContentTransition(name: "opacity")
        public static let interpolate = ContentTransition(name: "interpolate")
        public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition(name: "numericText(\(countsDown))") }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public static func numericText(value: Double) -> ContentTransition { ContentTransition(name: "numericText(\(value))") }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public static var symbolEffect: ContentTransition { ContentTransition(name: "symbolEffect") }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public static func symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = .default) -> ContentTransition
        where T: SymbolEffect, T: ContentTransitionSymbolEffect {
            ContentTransition(name: "symbolEffect(\(effect))")
        }
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public protocol NavigationTransition {}

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public struct AutomaticNavigationTransition: NavigationTransition {}

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public struct ZoomNavigationTransition: NavigationTransition {
        public var sourceID: AnyHashable
    }

    extension NavigationTransition where Self == AutomaticNavigationTransition {
        public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
    }

    extension NavigationTransition where Self == ZoomNavigationTransition {
        public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
            ZoomNavigationTransition(sourceID: AnyHashable(sourceID))
        }
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public protocol MatchedTransitionSourceConfiguration {}

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
        public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }
        public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
        public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some MatchedTransitionSourceConfiguration
        { self }
    }

    // MARK: Symbol effects

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public protocol SymbolEffect {}

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public protocol DiscreteSymbolEffect {}

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public protocol IndefiniteSymbolEffect {}

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public protocol TransitionSymbolEffect {}

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public protocol ContentTransitionSymbolEffect {}

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct SymbolEffectOptions: Equatable {
        var parts: [String]
        public static var `default`: SymbolEffectOptions { SymbolEffectOptions(parts: []) }
        public static var repeating: SymbolEffectOptions { SymbolEffectOptions(parts: ["repeating"]) }
        public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(parts: ["nonRepeating"]) }
        public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(parts: ["repeat(\(count as Any))"]) }
        public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(parts: ["speed(\(speed))"]) }
        public var repeating: SymbolEffectOptions { SymbolEffectOptions(parts: parts + ["repeating"]) }
        public var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(parts: parts + ["nonRepeating"]) }
        public func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(parts: parts + ["speed(\(speed))"]) }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, TransitionSymbolEffect {}

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
        public var up: BounceSymbolEffect { self }
        public var down: BounceSymbolEffect { self }
        public var byLayer: BounceSymbolEffect { self }
        public var wholeSymbol: BounceSymbolEffect { self }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
        public var byLayer: PulseSymbolEffect { self }
        public var wholeSymbol: PulseSymbolEffect { self }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
        public var cumulative: VariableColorSymbolEffect { self }
        public var iterative: VariableColorSymbolEffect { self }
        public var reversing: VariableColorSymbolEffect { self }
        public var nonReversing: VariableColorSymbolEffect { self }
        public var dimInactiveLayers: VariableColorSymbolEffect { self }
        public var hideInactiveLayers: VariableColorSymbolEffect { self }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
        public var up: ScaleSymbolEffect { self }
        public var down: ScaleSymbolEffect { self }
        public var byLayer: ScaleSymbolEffect { self }
        public var wholeSymbol: ScaleSymbolEffect { self }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
        public var up: AppearSymbolEffect { self }
        public var down: AppearSymbolEffect { self }
        public var byLayer: AppearSymbolEffect { self }
        public var wholeSymbol: AppearSymbolEffect { self }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
        public var up: DisappearSymbolEffect { self }
        public var down: DisappearSymbolEffect { self }
        public var byLayer: DisappearSymbolEffect { self }
        public var wholeSymbol: DisappearSymbolEffect { self }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
        public var downUp: ReplaceSymbolEffect { self }
        public var upUp: ReplaceSymbolEffect { self }
        public var offUp: ReplaceSymbolEffect { self }
        public var byLayer: ReplaceSymbolEffect { self }
        public var wholeSymbol: ReplaceSymbolEffect { self }
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
        public var left: WiggleSymbolEffect { self }
        public var right: WiggleSymbolEffect { self }
        public var up: WiggleSymbolEffect { self }
        public var down: WiggleSymbolEffect { self }
        public var forward: WiggleSymbolEffect { self }
        public var backward: WiggleSymbolEffect { self }
        public var clockwise: WiggleSymbolEffect { self }
        public var counterClockwise: WiggleSymbolEffect { self }
        public var byLayer: WiggleSymbolEffect { self }
        public var wholeSymbol: WiggleSymbolEffect { self }
        public func custom(angle: Double) -> WiggleSymbolEffect { self }
        public func custom(angle: Angle) -> WiggleSymbolEffect { self }
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
        public var clockwise: RotateSymbolEffect { self }
        public var counterClockwise: RotateSymbolEffect { self }
        public var byLayer: RotateSymbolEffect { self }
        public var wholeSymbol: RotateSymbolEffect { self }
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
        public var plain: BreatheSymbolEffect { self }
        public var pulse: BreatheSymbolEffect { self }
        public var byLayer: BreatheSymbolEffect { self }
        public var wholeSymbol: BreatheSymbolEffect { self }
    }

    extension SymbolEffect where Self == AutomaticSymbolEffect {
        public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
    }

    extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: BounceSymbolEffect { BounceSymbolEffect() } }

    extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: PulseSymbolEffect { PulseSymbolEffect() } }

    extension SymbolEffect where Self == VariableColorSymbolEffect {
        public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
    }

    extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() } }

    extension SymbolEffect where Self == AppearSymbolEffect { public static var appear: AppearSymbolEffect { AppearSymbolEffect() } }

    extension SymbolEffect where Self == DisappearSymbolEffect {
        public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
    }

    extension SymbolEffect where Self == ReplaceSymbolEffect { public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() } }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    extension SymbolEffect where Self == WiggleSymbolEffect { public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() } }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    extension SymbolEffect where Self == RotateSymbolEffect { public static var rotate: RotateSymbolEffect { RotateSymbolEffect() } }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    extension SymbolEffect where Self == BreatheSymbolEffect { public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() } }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct _DiscreteSymbolEffectModifier<Value>: ViewModifier where Value: Equatable {
        public typealias Body = Never
        public var options: SymbolEffectOptions
        public var value: Value
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct _IndefiniteSymbolEffectModifier: ViewModifier {
        public typealias Body = Never
        public var options: SymbolEffectOptions
        public var isActive: Bool
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct _SymbolEffectsRemovedModifier: ViewModifier {
        public typealias Body = Never
        public var isEnabled: Bool
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension View {
        public func symbolEffect<T, U>(_ effect: T, options: SymbolEffectOptions = .default, value: U) -> some View
        where T: DiscreteSymbolEffect, T: SymbolEffect, U: Equatable { modifier(_DiscreteSymbolEffectModifier(options: options, value: value)) }

        public func symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true) -> some View
        where T: IndefiniteSymbolEffect, T: SymbolEffect { modifier(_IndefiniteSymbolEffectModifier(options: options, isActive: isActive)) }

        public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
            modifier(_SymbolEffectsRemovedModifier(isEnabled: isEnabled))
        }
    }

    public struct _Unpublished_animation_body<V>: _UnpublishedModifier {
        public var body: V.Type
        public var arguments: [Any]
    }

    public struct _Unpublished_transaction_body<V>: _UnpublishedModifier {
        public var body: V.Type
        public var arguments: [Any]
    }

    public struct _Unpublished_matchedTransitionSource: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_navigationTransition: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_Transition_apply: _UnpublishedModifier {
        public var arguments: [Any]
    }
    """#
