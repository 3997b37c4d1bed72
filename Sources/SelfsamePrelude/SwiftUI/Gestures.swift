// Gestures: values that a view is given, and the modifiers that give them.

extension PreludeSource {
    static let swiftUIGestures = PreludeSource(module: "SwiftUI", name: "Gestures", text: source)
}

private let source = #"""
    // selfsame: changes content
    @MainActor @preconcurrency public protocol Gesture<Value> {
        associatedtype Value
        associatedtype Body: Gesture
        var body: Self.Body { get }
    }

    extension Never: Gesture {
        public typealias Value = Never
    }

    /// A gesture without a body of its own.
    public protocol _PrimitiveGesture: Gesture where Body == Never {}

    extension _PrimitiveGesture {
        public var body: Never { fatalError("a primitive gesture has no body") }
    }

    extension Optional: Gesture, _PrimitiveGesture where Wrapped: Gesture {
        public typealias Value = Wrapped.Value
    }

    @frozen public struct GestureMask: OptionSet {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let none: GestureMask = []
        public static let gesture = GestureMask(rawValue: 1)
        public static let subviews = GestureMask(rawValue: 2)
        public static let all: GestureMask = [.gesture, .subviews]
    }

    // selfsame: taps
    public struct TapGesture: _PrimitiveGesture {
        public typealias Value = ()
        public var count: Int
        public init(count: Int = 1) { self.count = count }
    }

    // selfsame: taps
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct SpatialTapGesture: _PrimitiveGesture {
        public struct Value: Equatable { public var location: CGPoint }
        public var count: Int
        init(_count: Int) { count = _count }
        @available(iOS, introduced: 16, deprecated: 100000.0)
        @available(macOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 9, deprecated: 100000.0)
        @available(tvOS, unavailable)
        @_disfavoredOverload
        public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) { self.count = count }
        @available(iOS 17, macOS 14, watchOS 10, *)
        @available(tvOS, unavailable)
        public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) { self.count = count }
    }

    public struct LongPressGesture: _PrimitiveGesture {
        public typealias Value = Bool
        public var minimumDuration: Double
        public var maximumDistance: CGFloat
        public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
            self.minimumDuration = minimumDuration
            self.maximumDistance = maximumDistance
        }
    }

    @available(tvOS, unavailable)
    public struct DragGesture: _PrimitiveGesture {
        public struct Value: Equatable {
            public var time: Date
            public var location: CGPoint
            public var startLocation: CGPoint
            public var translation: CGSize { CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y) }
            @available(tvOS, unavailable)
            public var velocity: CGSize { .zero }
            public var predictedEndLocation: CGPoint { location }
            public var predictedEndTranslation: CGSize { translation }
        }
        public var minimumDistance: CGFloat
        public var coordinateSpace: CoordinateSpace
        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        @available(tvOS, unavailable)
        @_disfavoredOverload
        public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
            self.minimumDistance = minimumDistance
            self.coordinateSpace = coordinateSpace
        }
        @available(iOS 17, macOS 14, watchOS 10, *)
        @available(tvOS, unavailable)
        public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
            self.minimumDistance = minimumDistance
            self.coordinateSpace = coordinateSpace.coordinateSpace
        }
    }

    @available(iOS, introduced: 13, deprecated: 100000.0)
    @available(macOS, introduced: 10.15, deprecated: 100000.0)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct MagnificationGesture: _PrimitiveGesture {
        public typealias Value = CGFloat
        public var minimumScaleDelta: CGFloat
        public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
    }

    @available(iOS 17, macOS 14, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct MagnifyGesture: _PrimitiveGesture {
        public struct Value: Equatable {
            public var time: Date
            public var magnification: CGFloat
            public var velocity: CGFloat
            public var startAnchor: UnitPoint
            public var startLocation: CGPoint
        }
        public var minimumScaleDelta: CGFloat
        public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
    }

    @available(iOS, introduced: 13, deprecated: 100000.0)
    @available(macOS, introduced: 10.15, deprecated: 100000.0)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct RotationGesture: _PrimitiveGesture {
        public typealias Value = Angle
        public var minimumAngleDelta: Angle
        public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
    }

    @available(iOS 17, macOS 14, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct RotateGesture: _PrimitiveGesture {
        public struct Value: Equatable {
            public var time: Date
            public var rotation: Angle
            public var velocity: Angle
            public var startAnchor: UnitPoint
            public var startLocation: CGPoint
        }
        public var minimumAngleDelta: Angle
        public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public struct WindowDragGesture: _PrimitiveGesture {
        public struct Value: Equatable {}
        public init() {}
    }

    // MARK: Gestures made of gestures

    @frozen public struct SimultaneousGesture<First, Second>: _PrimitiveGesture where First: Gesture, Second: Gesture {
        @frozen public struct Value {
            public var first: First.Value?
            public var second: Second.Value?
        }
        public var first: First
        public var second: Second
        public init(_ first: First, _ second: Second) {
            self.first = first
            self.second = second
        }
    }

    @frozen public struct SequenceGesture<First, Second>: _PrimitiveGesture where First: Gesture, Second: Gesture {
        @frozen public enum Value {
            case first(First.Value)
            case second(First.Value, Second.Value?)
        }
        public var first: First
        public var second: Second
        public init(_ first: First, _ second: Second) {
            self.first = first
            self.second = second
        }
    }

    @frozen public struct ExclusiveGesture<First, Second>: _PrimitiveGesture where First: Gesture, Second: Gesture {
        @frozen public enum Value {
            case first(First.Value)
            case second(Second.Value)
        }
        public var first: First
        public var second: Second
        public init(_ first: First, _ second: Second) {
            self.first = first
            self.second = second
        }
    }

    extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
    extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
    extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

    public struct _EndedGesture<Content>: _PrimitiveGesture where Content: Gesture {
        public typealias Value = Content.Value
        public var content: Content
    }

    public struct _ChangedGesture<Content>: _PrimitiveGesture where Content: Gesture, Content.Value: Equatable {
        public typealias Value = Content.Value
        public var content: Content
    }

    public struct _MapGesture<Content, Value>: _PrimitiveGesture where Content: Gesture {
        public var content: Content
    }

    public struct _ModifiersGesture<Content>: _PrimitiveGesture where Content: Gesture {
        public typealias Value = Content.Value
        public var content: Content
        public var modifiers: EventModifiers
    }

    @frozen public struct GestureStateGesture<Base, State>: _PrimitiveGesture where Base: Gesture {
        public typealias Value = Base.Value
        public var base: Base
        public var state: GestureState<State>
        public init(base: Base, state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void) {
            self.base = base
            self.state = state
        }
    }

    extension Gesture {
        // selfsame: runs on event
        // selfsame: ends
        public func onEnded(_ action: @escaping (Self.Value) -> Void) -> _EndedGesture<Self> { _EndedGesture(content: self) }

        public func map<T>(_ body: @escaping (Self.Value) -> T) -> _MapGesture<Self, T> { _MapGesture(content: self) }

        // selfsame: drags
        public func updating<State>(
            _ state: GestureState<State>, body: @escaping (Self.Value, inout State, inout Transaction) -> Void
        ) -> GestureStateGesture<Self, State> {
            GestureStateGesture(base: self, state: state, body: body)
        }

        public func simultaneously<Other>(with other: Other) -> SimultaneousGesture<Self, Other> where Other: Gesture {
            SimultaneousGesture(self, other)
        }

        public func sequenced<Other>(before other: Other) -> SequenceGesture<Self, Other> where Other: Gesture { SequenceGesture(self, other) }

        public func exclusively<Other>(before other: Other) -> ExclusiveGesture<Self, Other> where Other: Gesture {
            ExclusiveGesture(self, other)
        }

        @available(macOS 10.15, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> { _ModifiersGesture(content: self, modifiers: modifiers) }
    }

    extension Gesture where Self.Value: Equatable {
        // selfsame: runs on event
        // selfsame: drags
        public func onChanged(_ action: @escaping (Self.Value) -> Void) -> _ChangedGesture<Self> { _ChangedGesture(content: self) }
    }

    // MARK: Gestures on views

    public struct AddGestureModifier<T>: ViewModifier where T: Gesture {
        public typealias Body = Never
        public var gesture: T
        public var gestureMask: GestureMask
        init(_ gesture: T, _ gestureMask: GestureMask) {
            self.gesture = gesture
            self.gestureMask = gestureMask
        }
    }

    public struct HighPriorityGestureModifier<T>: ViewModifier where T: Gesture {
        public typealias Body = Never
        public var gesture: T
        public var gestureMask: GestureMask
        init(_ gesture: T, _ gestureMask: GestureMask) {
            self.gesture = gesture
            self.gestureMask = gestureMask
        }
    }

    public struct SimultaneousGestureModifier<T>: ViewModifier where T: Gesture {
        public typealias Body = Never
        public var gesture: T
        public var gestureMask: GestureMask
        init(_ gesture: T, _ gestureMask: GestureMask) {
            self.gesture = gesture
            self.gestureMask = gestureMask
        }
    }

    public struct TapGestureModifier: ViewModifier {
        public typealias Body = Never
        public var count: Int
    }

    extension GestureMask {
        init(_isEnabled: Bool) { self = _isEnabled ? .all : .subviews }
    }

    extension View {
        // selfsame: inert(unsafe) _, including: .subviews
        // certainty: strong
        // selfsame: tracks a gesture
        public func gesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View where T: Gesture {
            modifier(AddGestureModifier(gesture, mask))
        }

        // selfsame: inert(unsafe) _, isEnabled: false
        // certainty: strong
        // selfsame: tracks a gesture
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public func gesture<T>(_ gesture: T, isEnabled: Bool) -> some View where T: Gesture {
            modifier(AddGestureModifier(gesture, GestureMask(_isEnabled: isEnabled)))
        }

        // certainty: strong
        // selfsame: tracks a gesture
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public func gesture<T>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View where T: Gesture {
            modifier(AddGestureModifier(gesture, GestureMask(_isEnabled: isEnabled)))
        }

        // selfsame: inert(unsafe) _, including: .subviews
        // certainty: strong
        // selfsame: tracks a gesture
        public func highPriorityGesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View where T: Gesture {
            modifier(HighPriorityGestureModifier(gesture, mask))
        }

        // selfsame: inert(unsafe) _, isEnabled: false
        // certainty: strong
        // selfsame: tracks a gesture
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public func highPriorityGesture<T>(_ gesture: T, isEnabled: Bool) -> some View where T: Gesture {
            modifier(HighPriorityGestureModifier(gesture, GestureMask(_isEnabled: isEnabled)))
        }

        // selfsame: inert(unsafe) _, including: .subviews
        // certainty: strong
        // selfsame: joins
        // selfsame: tracks a gesture
        public func simultaneousGesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View where T: Gesture {
            modifier(SimultaneousGestureModifier(gesture, mask))
        }

        // selfsame: inert(unsafe) _, isEnabled: false
        // certainty: strong
        // selfsame: joins
        // selfsame: tracks a gesture
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public func simultaneousGesture<T>(_ gesture: T, isEnabled: Bool) -> some View where T: Gesture {
            modifier(SimultaneousGestureModifier(gesture, GestureMask(_isEnabled: isEnabled)))
        }

        // selfsame: runs on event
        // One declaration in SwiftUI; what it makes depends on the system. The two stand side by side here, told apart by the optional count.
        // selfsame: neutral(a view around it takes taps) perform: if
        // selfsame: never inert
        // certainty: strong
        @available(iOS, introduced: 13, obsoleted: 26)
        @available(macOS, introduced: 10.15, obsoleted: 26)
        @available(tvOS, introduced: 16, obsoleted: 26)
        @available(watchOS, introduced: 6, obsoleted: 26)
        @available(visionOS, introduced: 1, obsoleted: 26)
        @_disfavoredOverload
        public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
            modifier(AddGestureModifier(_EndedGesture(content: TapGesture(count: count)), .all))
        }

        // selfsame: runs on event
        // selfsame: neutral(a view around it takes taps) perform: if
        // selfsame: never inert
        // certainty: strong
        @available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *)
        public func onTapGesture(count: Int? = 1, perform action: @escaping () -> Void) -> some View {
            modifier(TapGestureModifier(count: count ?? 1))
        }

        // selfsame: runs on event
        // selfsame: never inert
        // certainty: strong
        @available(iOS, introduced: 16, deprecated: 100000.0)
        @available(macOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 9, deprecated: 100000.0)
        @available(tvOS, unavailable)
        @_disfavoredOverload
        public func onTapGesture(
            count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
        ) -> some View {
            modifier(AddGestureModifier(_EndedGesture(content: SpatialTapGesture(_count: count)), .all))
        }

        // selfsame: runs on event
        // selfsame: never inert
        // certainty: strong
        @available(iOS 17, macOS 14, watchOS 10, *)
        @available(tvOS, unavailable)
        public func onTapGesture(
            count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
        ) -> some View {
            modifier(AddGestureModifier(_EndedGesture(content: SpatialTapGesture(_count: count)), .all))
        }

        // selfsame: runs on event
        // certainty: opaque
        // selfsame: tracks a press
        // selfsame: ends perform
        @available(tvOS, unavailable)
        public func onLongPressGesture(
            minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
            onPressingChanged: ((Bool) -> Void)? = nil
        ) -> some View { modifier(_Unpublished_onLongPressGesture(arguments: [minimumDuration, maximumDistance])) }

        // selfsame: runs on event
        // certainty: opaque
        // selfsame: tracks a press
        // selfsame: ends perform
        @_disfavoredOverload
        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        @available(tvOS, unavailable)
        public func onLongPressGesture(
            minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
            perform action: @escaping () -> Void
        ) -> some View { modifier(_Unpublished_onLongPressGesture(arguments: [minimumDuration, maximumDistance])) }

        // selfsame: runs on event
        // certainty: opaque
        // selfsame: tracks a press
        // selfsame: ends perform
        @available(tvOS 14, *)
        @available(iOS, unavailable)
        @available(macOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public func onLongPressGesture(
            minimumDuration: Double = 0.5, perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
        ) -> some View { modifier(_Unpublished_onLongPressGesture(arguments: [minimumDuration])) }

        // selfsame: runs on event
        // certainty: opaque
        // selfsame: tracks a press
        // selfsame: ends perform
        @_disfavoredOverload
        @available(tvOS 14, *)
        @available(iOS, unavailable)
        @available(macOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public func onLongPressGesture(
            minimumDuration: Double = 0.5, pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
        ) -> some View { modifier(_Unpublished_onLongPressGesture(arguments: [minimumDuration])) }

        // certainty: opaque
        @available(tvOS 16, *)
        @available(iOS, unavailable)
        @available(macOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public func onLongTouchGesture(
            minimumDuration: Double = 0.5, perform action: @escaping () -> Void, onTouchingChanged: ((Bool) -> Void)? = nil
        ) -> some View { modifier(_Unpublished_onLongTouchGesture(arguments: [minimumDuration])) }

        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func defersSystemGestures(on edges: Edge.Set) -> some View { modifier(_Unpublished_defersSystemGestures(arguments: [edges])) }

        // certainty: opaque
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
            modifier(_Unpublished_persistentSystemOverlays(arguments: [visibility]))
        }
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    @MainActor @preconcurrency public protocol UIGestureRecognizerRepresentable {
        associatedtype UIGestureRecognizerType: UIGestureRecognizer
        associatedtype Coordinator = Void
        func makeUIGestureRecognizer(context: Self.Context) -> Self.UIGestureRecognizerType
        func updateUIGestureRecognizer(_ recognizer: Self.UIGestureRecognizerType, context: Self.Context)
        func handleUIGestureRecognizerAction(_ recognizer: Self.UIGestureRecognizerType, context: Self.Context)
        func makeCoordinator(converter: Self.CoordinateSpaceConverter) -> Self.Coordinator
        typealias Context = UIGestureRecognizerRepresentableContext<Self>
        typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    extension UIGestureRecognizerRepresentable {
        public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
        public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    extension UIGestureRecognizerRepresentable where Coordinator == Void {
        public func makeCoordinator(converter: CoordinateSpaceConverter) {}
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    @MainActor @preconcurrency public struct UIGestureRecognizerRepresentableContext<Representable>
    where Representable: UIGestureRecognizerRepresentable {
        public let coordinator: Representable.Coordinator
        public let converter: Representable.CoordinateSpaceConverter
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    @MainActor @preconcurrency public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
        public var localLocation: CGPoint
        public var localTranslation: CGPoint?
        public var localVelocity: CGPoint?
    }

    @available(iOS 18, visionOS 2, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
        // certainty: opaque
        // selfsame: tracks a gesture
        public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View {
            modifier(_Unpublished_gesture_representable(arguments: [representable]))
        }
    }

    public struct _Unpublished_gesture_representable: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_onLongPressGesture: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_onLongTouchGesture: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_defersSystemGestures: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_persistentSystemOverlays: _UnpublishedModifier {
        public var arguments: [Any]
    }
    """#
