// Views that follow time: timelines, phases and keyframes.

extension PreludeSource {
    static let swiftUITimelines = PreludeSource(module: "SwiftUI", name: "Timelines", text: source)
}

private let source = #"""
    // MARK: Timelines

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public enum TimelineScheduleMode { case normal, lowFrequency }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public protocol TimelineSchedule {
        associatedtype Entries: Sequence where Self.Entries.Element == Date
        typealias Mode = TimelineScheduleMode
        func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct PeriodicTimelineSchedule: TimelineSchedule {
        public struct Entries: Sequence, IteratorProtocol {
            public mutating func next() -> Date? { nil }
        }
        var interval: TimeInterval
        public init(from startDate: Date, by interval: TimeInterval) { self.interval = interval }
        public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries { Entries() }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct EveryMinuteTimelineSchedule: TimelineSchedule {
        public struct Entries: Sequence, IteratorProtocol {
            public mutating func next() -> Date? { nil }
        }
        public init() {}
        public func entries(from startDate: Date, mode: TimelineScheduleMode) -> EveryMinuteTimelineSchedule.Entries { Entries() }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct ExplicitTimelineSchedule<Entries>: TimelineSchedule where Entries: Sequence, Entries.Element == Date {
        var dates: Entries
        public init(_ dates: Entries) { self.dates = dates }
        public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct AnimationTimelineSchedule: TimelineSchedule {
        public struct Entries: Sequence, IteratorProtocol {
            public mutating func next() -> Date? { nil }
        }
        var minimumInterval: Double?
        public init(minimumInterval: Double? = nil, paused: Bool = false) { self.minimumInterval = minimumInterval }
        public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnimationTimelineSchedule.Entries { Entries() }
    }

    extension TimelineSchedule where Self == PeriodicTimelineSchedule {
        public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
            PeriodicTimelineSchedule(from: startDate, by: interval)
        }
    }

    extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
        public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
    }

    extension TimelineSchedule {
        public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
        where Self == ExplicitTimelineSchedule<S>, S: Sequence, S.Element == Date {
            ExplicitTimelineSchedule(dates)
        }
    }

    extension TimelineSchedule where Self == AnimationTimelineSchedule {
        public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
        public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
            AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
        }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

    // selfsame: clock
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct TimelineView<Schedule, Content> where Schedule: TimelineSchedule {
        public struct Context {
            public enum Cadence: Comparable { case live, seconds, minutes }
            public var date: Date
            public var cadence: TimelineView<Schedule, Content>.Context.Cadence
            @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
            public func invalidateTimelineContent() {}
        }
        public var schedule: Schedule
        init(_schedule: Schedule) { schedule = _schedule }
    }

    extension TimelineView: View, _PrimitiveView where Content: View {
        public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
            self.init(_schedule: schedule)
        }

        @available(iOS, introduced: 15, deprecated: 100000.0)
        @available(macOS, introduced: 12, deprecated: 100000.0)
        @available(tvOS, introduced: 15, deprecated: 100000.0)
        @available(watchOS, introduced: 8, deprecated: 100000.0)
        @_disfavoredOverload
        public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineView<Schedule, Content>.Context) -> Content) {
            self.init(_schedule: schedule)
        }
    }

    // MARK: Phases

    // selfsame: keeps the phase
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct PhaseAnimator<Phase, Content>: _PrimitiveView where Phase: Equatable, Content: View {
        var phases: Any
        public init<P>(
            _ phases: P, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
            animation: @escaping (Phase) -> Animation? = { _ in .default }
        ) where P: Sequence, Phase == P.Element { self.phases = phases }
        public init<P>(
            _ phases: P, @ViewBuilder content: @escaping (Phase) -> Content, animation: @escaping (Phase) -> Animation? = { _ in .default }
        ) where P: Sequence, Phase == P.Element { self.phases = phases }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension View {
        // certainty: opaque
        public func phaseAnimator<Phase, Content>(
            _ phases: some Sequence<Phase>, trigger: some Equatable,
            @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
            animation: @escaping (Phase) -> Animation? = { _ in .default }
        ) -> some View where Phase: Equatable, Content: View {
            modifier(_Unpublished_phaseAnimator(content: Content.self, arguments: [phases, trigger]))
        }

        // certainty: opaque
        public func phaseAnimator<Phase, Content>(
            _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
            animation: @escaping (Phase) -> Animation? = { _ in .default }
        ) -> some View where Phase: Equatable, Content: View {
            modifier(_Unpublished_phaseAnimator(content: Content.self, arguments: [phases]))
        }
    }

    public struct _Unpublished_phaseAnimator<Content>: _UnpublishedModifier {
        public var content: Content.Type
        public var arguments: [Any]
    }

    // MARK: Keyframes

    // selfsame: content
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public protocol Keyframes<Value> {
        associatedtype Value
        associatedtype Body: Keyframes<Self.Value>
        @KeyframesBuilder<Self.Value> var body: Self.Body { get }
    }

    /// Keyframes without a body of their own.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public protocol _PrimitiveKeyframes: Keyframes where Body == Self {}

    extension _PrimitiveKeyframes {
        public var body: Self { self }
    }

    // selfsame: content
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public protocol KeyframeTrackContent<Value> {
        associatedtype Value: Animatable
        associatedtype Body: KeyframeTrackContent<Self.Value>
        @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }
    }

    /// The content of a track without a body of its own.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public protocol _PrimitiveTrackContent: KeyframeTrackContent where Body == Self {}

    extension _PrimitiveTrackContent {
        public var body: Self { self }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct KeyframeTrack<Root, Value, Content>: _PrimitiveKeyframes
    where Value: Animatable, Value == Content.Value, Content: KeyframeTrackContent {
        // The track's own parameter `Value` is the type of the animated property, not of the whole.
        @_implements(Keyframes,Value) public typealias KeyframesValue = Root
        public var content: Content
        init(_content: Content) { content = _content }
        public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value { self.init(_content: content()) }
        public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content) {
            self.init(_content: content())
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct LinearKeyframe<Value>: _PrimitiveTrackContent where Value: Animatable {
        public var value: Value
        public var duration: TimeInterval
        public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
            value = to
            self.duration = duration
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct CubicKeyframe<Value>: _PrimitiveTrackContent where Value: Animatable {
        public var value: Value
        public var duration: TimeInterval
        public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
            value = to
            self.duration = duration
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct SpringKeyframe<Value>: _PrimitiveTrackContent where Value: Animatable {
        public var value: Value
        public var duration: TimeInterval?
        public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
            value = to
            self.duration = duration
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct MoveKeyframe<Value>: _PrimitiveTrackContent where Value: Animatable {
        public var value: Value
        public init(_ to: Value) { value = to }
    }

    // What the builder makes of several keyframes, and of none; SwiftUI does not publish the types.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct _Unpublished_KeyframeTrackContentBuilder_buildBlock<Value>: _PrimitiveTrackContent where Value: Animatable {}

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct _Unpublished_KeyframeTrackContentBuilder_buildPartialBlock<Accumulated, Next>: _PrimitiveTrackContent
    where Accumulated: KeyframeTrackContent, Next: KeyframeTrackContent, Accumulated.Value == Next.Value {
        public typealias Value = Accumulated.Value
        public var accumulated: Accumulated
        public var next: Next
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct _Unpublished_KeyframeTrackContentBuilder_buildArray<Element>: _PrimitiveTrackContent where Element: KeyframeTrackContent {
        public typealias Value = Element.Value
        public var elements: [Element]
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct _Unpublished_KeyframesBuilder_buildBlock<Value>: _PrimitiveKeyframes {}

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct _Unpublished_KeyframesBuilder_buildPartialBlock<Accumulated, Next>: _PrimitiveKeyframes
    where Accumulated: Keyframes, Next: Keyframes, Accumulated.Value == Next.Value {
        public typealias Value = Accumulated.Value
        public var accumulated: Accumulated
        public var next: Next
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    @resultBuilder
    public struct KeyframeTrackContentBuilder<Value> where Value: Animatable {
        public struct Conditional<ConditionalValue, First, Second>: _PrimitiveTrackContent
        where ConditionalValue == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value {
            public typealias Value = ConditionalValue
            public var content: ConditionalContent<First, Second>
        }

        public static func buildExpression<K>(_ expression: K) -> K where Value == K.Value, K: KeyframeTrackContent { expression }

        public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value> {
            _Unpublished_KeyframeTrackContentBuilder_buildArray(elements: components)
        }

        public static func buildEither<First, Second>(first component: First) -> Conditional<Value, First, Second>
        where Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value {
            Conditional(content: ConditionalContent(first: component))
        }

        public static func buildEither<First, Second>(second component: Second) -> Conditional<Value, First, Second>
        where Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value {
            Conditional(content: ConditionalContent(second: component))
        }

        public static func buildPartialBlock<K>(first: K) -> K where Value == K.Value, K: KeyframeTrackContent { first }

        public static func buildPartialBlock(
            accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
        ) -> some KeyframeTrackContent<Value> {
            _Unpublished_KeyframeTrackContentBuilder_buildPartialBlock(accumulated: accumulated, next: next)
        }

        public static func buildBlock() -> some KeyframeTrackContent<Value> { _Unpublished_KeyframeTrackContentBuilder_buildBlock<Value>() }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    @resultBuilder
    public struct KeyframesBuilder<Value> {
        public static func buildExpression<K>(_ expression: K) -> K where Value == K.Value, K: KeyframeTrackContent { expression }

        public static func buildExpression<Content>(_ expression: Content) -> Content where Value == Content.Value, Content: Keyframes {
            expression
        }

        public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value> {
            _Unpublished_KeyframeTrackContentBuilder_buildArray(elements: components)
        }

        public static func buildEither<First, Second>(
            first component: First
        ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
        where Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value {
            KeyframeTrackContentBuilder<Value>.Conditional(content: ConditionalContent(first: component))
        }

        public static func buildEither<First, Second>(
            second component: Second
        ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
        where Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value {
            KeyframeTrackContentBuilder<Value>.Conditional(content: ConditionalContent(second: component))
        }

        public static func buildPartialBlock<K>(first: K) -> K where Value == K.Value, K: KeyframeTrackContent { first }

        public static func buildPartialBlock(
            accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
        ) -> some KeyframeTrackContent<Value> {
            _Unpublished_KeyframeTrackContentBuilder_buildPartialBlock(accumulated: accumulated, next: next)
        }

        public static func buildPartialBlock<Content>(first: Content) -> Content where Value == Content.Value, Content: Keyframes { first }

        public static func buildPartialBlock(accumulated: some Keyframes<Value>, next: some Keyframes<Value>) -> some Keyframes<Value> {
            _Unpublished_KeyframesBuilder_buildPartialBlock(accumulated: accumulated, next: next)
        }

        public static func buildBlock() -> some KeyframeTrackContent<Value> where Value: Animatable {
            _Unpublished_KeyframeTrackContentBuilder_buildBlock<Value>()
        }

        @_disfavoredOverload
        public static func buildBlock() -> some Keyframes<Value> { _Unpublished_KeyframesBuilder_buildBlock<Value>() }

        public static func buildFinalResult<Content>(_ component: Content) -> KeyframeTrack<Value, Value, Content>
        where Value == Content.Value, Content: KeyframeTrackContent { KeyframeTrack(_content: component) }

        public static func buildFinalResult<Content>(_ component: Content) -> Content where Value == Content.Value, Content: Keyframes {
            component
        }
    }

    // selfsame: keeps the progress of the animation
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct KeyframeAnimator<Value, KeyframePath, Content>: _PrimitiveView
    where Value == KeyframePath.Value, KeyframePath: Keyframes, Content: View {
        public var initialValue: Value
        public init(
            initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
            @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
        ) { self.initialValue = initialValue }
        public init(
            initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
            @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
        ) { self.initialValue = initialValue }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension View {
        // certainty: opaque
        public func keyframeAnimator<Value, Content>(
            initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
            @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
        ) -> some View where Content: View {
            modifier(_Unpublished_keyframeAnimator(content: Content.self, arguments: [initialValue, trigger]))
        }

        // certainty: opaque
        public func keyframeAnimator<Value, Content>(
            initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
            @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
        ) -> some View where Content: View {
            modifier(_Unpublished_keyframeAnimator(content: Content.self, arguments: [initialValue, repeating]))
        }
    }

    public struct _Unpublished_keyframeAnimator<Content>: _UnpublishedModifier {
        public var content: Content.Type
        public var arguments: [Any]
    }
    """#
