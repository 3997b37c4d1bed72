// Rarer controls and gestures: help and menu buttons of macOS, text links and the digital crown of watchOS, events and spaces of visionOS.

extension PreludeSource {
    static let swiftUIMoreControls = PreludeSource(module: "SwiftUI", name: "MoreControls", text: source)
}

private let source = #"""
    // MARK: Help and menus

    @available(macOS 14, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct HelpLink: _PrimitiveView {
        public init(action: @escaping () -> Void) {}
        public init(destination: URL) {}
        public init(anchor: String, book: String) {}
        public init(anchor: String) {}
    }

    // selfsame: tracks an open menu
    @available(macOS, introduced: 10.15, deprecated: 12)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct MenuButton<Label, Content>: _PrimitiveView where Label: View, Content: View {
        public var label: Label
        public var content: Content
        public init(label: Label, @ViewBuilder content: () -> Content) {
            self.label = label
            self.content = content()
        }
    }

    extension MenuButton where Label == Text {
        public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(label: Text(titleKey), content: content) }

        @_disfavoredOverload
        public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
            self.init(label: Text(title), content: content)
        }
    }

    @available(macOS, introduced: 10.15, deprecated: 12)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct PopUpButtonPickerStyle: PickerStyle {
        public init() {}
    }

    extension View {
        // certainty: opaque
        @_disfavoredOverload
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func dialogSuppression<S>(_ title: S, isSuppressed: Binding<Bool>) -> some View where S: StringProtocol {
            modifier(_Unpublished_dialogSuppression(arguments: [title, isSuppressed]))
        }
    }

    extension PasteButton {
        @available(macOS 10.15, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public init(supportedTypes: [String], payloadAction: @escaping ([NSItemProvider]) -> Void) { self.init(_paste: ()) }
        @available(macOS 10.15, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public init<Payload>(
            supportedTypes: [String], validator: @escaping ([NSItemProvider]) -> Payload?, payloadAction: @escaping (Payload) -> Void
        ) { self.init(_paste: ()) }
        @available(macOS 11, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public init<Payload>(
            supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?, payloadAction: @escaping (Payload) -> Void
        ) { self.init(_paste: ()) }
    }

    // MARK: Controls with an image and several sources

    extension Toggle where Label == SwiftUI.Label<Text, Image> {
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public init<C>(_ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>)
        where C: RandomAccessCollection { self.init(isOn: .constant(false), label: { SwiftUI.Label(titleKey, systemImage: systemImage) }) }

        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        @_disfavoredOverload
        public init<S, C>(_ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>)
        where S: StringProtocol, C: RandomAccessCollection {
            self.init(isOn: .constant(false), label: { SwiftUI.Label(title, systemImage: systemImage) })
        }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public init<C>(_ titleKey: LocalizedStringKey, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>)
        where C: RandomAccessCollection { self.init(isOn: .constant(false), label: { SwiftUI.Label(titleKey, image: image.name) }) }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        @_disfavoredOverload
        public init<S, C>(_ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>)
        where S: StringProtocol, C: RandomAccessCollection {
            self.init(isOn: .constant(false), label: { SwiftUI.Label(title, image: image.name) })
        }
    }

    extension Picker where Label == SwiftUI.Label<Text, Image> {
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public init<C>(
            _ titleKey: LocalizedStringKey, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
            @ViewBuilder content: () -> Content
        ) where C: RandomAccessCollection {
            self.init(_label: SwiftUI.Label(titleKey, systemImage: systemImage), selection, content: content())
        }

        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        @_disfavoredOverload
        public init<S, C>(
            _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
            @ViewBuilder content: () -> Content
        ) where S: StringProtocol, C: RandomAccessCollection {
            self.init(_label: SwiftUI.Label(title, systemImage: systemImage), selection, content: content())
        }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public init<C>(
            _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
            @ViewBuilder content: () -> Content
        ) where C: RandomAccessCollection { self.init(_label: SwiftUI.Label(titleKey, image: image.name), selection, content: content()) }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        @_disfavoredOverload
        public init<S, C>(
            _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
            @ViewBuilder content: () -> Content
        ) where S: StringProtocol, C: RandomAccessCollection {
            self.init(_label: SwiftUI.Label(title, image: image.name), selection, content: content())
        }
    }

    extension ControlGroup {
        @available(iOS 17, macOS 14, tvOS 17, *)
        @available(watchOS, unavailable)
        public init<C>(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C)
        where Content == LabeledControlGroupContent<C, Label<Text, Image>>, C: View {
            self.init(_content: LabeledControlGroupContent(content: content(), label: Label(titleKey, image: image.name)))
        }

        @available(iOS 17, macOS 14, tvOS 17, *)
        @available(watchOS, unavailable)
        @_disfavoredOverload
        public init<S, C>(_ title: S, image: ImageResource, @ViewBuilder content: () -> C)
        where S: StringProtocol, Content == LabeledControlGroupContent<C, Label<Text, Image>>, C: View {
            self.init(_content: LabeledControlGroupContent(content: content(), label: Label(title, image: image.name)))
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension Button where Label == SwiftUI.Label<Text, Image> {
        public init(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: some AppIntent) {
            self.init(_role: role, action: {}, label: SwiftUI.Label(titleKey, systemImage: systemImage))
        }

        @_disfavoredOverload
        public init<S>(_ title: S, systemImage: String, role: ButtonRole? = nil, intent: some AppIntent) where S: StringProtocol {
            self.init(_role: role, action: {}, label: SwiftUI.Label(title, systemImage: systemImage))
        }

        public init(_ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil, intent: some AppIntent) {
            self.init(_role: role, action: {}, label: SwiftUI.Label(titleKey, image: image.name))
        }

        @_disfavoredOverload
        public init<S>(_ title: S, image: ImageResource, role: ButtonRole? = nil, intent: some AppIntent) where S: StringProtocol {
            self.init(_role: role, action: {}, label: SwiftUI.Label(title, image: image.name))
        }
    }

    extension TextField where Label == Text {
        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void) {
            self.init(_label: Text(titleKey), [value])
        }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        @_disfavoredOverload
        public init<S, V>(_ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void)
        where S: StringProtocol { self.init(_label: Text(title), [value]) }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void) {
            self.init(_label: Text(titleKey), [value])
        }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        @_disfavoredOverload
        public init<S, V>(_ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void) where S: StringProtocol {
            self.init(_label: Text(title), [value])
        }
    }

    // MARK: watchOS

    @available(watchOS 9, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    public struct TextFieldLink<Label>: _PrimitiveView where Label: View {
        public var label: Label
        public init(prompt: Text? = nil, @ViewBuilder label: () -> Label, onSubmit: @escaping (String) -> Void) { self.label = label() }
    }

    extension TextFieldLink where Label == Text {
        public init(_ titleKey: LocalizedStringKey, prompt: Text? = nil, onSubmit: @escaping (String) -> Void) {
            self.init(prompt: prompt, label: { Text(titleKey) }, onSubmit: onSubmit)
        }

        @_disfavoredOverload
        public init<S>(_ title: S, prompt: Text? = nil, onSubmit: @escaping (String) -> Void) where S: StringProtocol {
            self.init(prompt: prompt, label: { Text(title) }, onSubmit: onSubmit)
        }
    }

    @available(watchOS 9, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    public struct DigitalCrownEvent {
        public var offset: Double
        public var velocity: Double
    }

    @available(watchOS 6, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    public enum DigitalCrownRotationalSensitivity { case low, medium, high }

    @available(watchOS 6, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    public struct _WKStoryboardContent: _PrimitiveView {}

    @available(watchOS 6, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    extension NavigationLink where Destination == _WKStoryboardContent {
        public init(destinationName: String, @ViewBuilder label: () -> Label) { self.init(_label: label(), destination: nil) }
        public init(destinationName: String, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
            self.init(_label: label(), destination: nil)
        }
        public init<V>(destinationName: String, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label) where V: Hashable {
            self.init(_label: label(), destination: nil, value: tag)
        }
    }

    extension View {
        // certainty: opaque
        @_disfavoredOverload
        @available(watchOS 6, *)
        @available(iOS, unavailable)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(visionOS, unavailable)
        public func digitalCrownRotation<V>(_ binding: Binding<V>) -> some View where V: BinaryFloatingPoint {
            modifier(_Unpublished_digitalCrownRotation(arguments: [binding]))
        }

        // certainty: opaque
        @_disfavoredOverload
        @available(watchOS 6, *)
        @available(iOS, unavailable)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(visionOS, unavailable)
        public func digitalCrownRotation<V>(
            _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
            sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false, isHapticFeedbackEnabled: Bool = true
        ) -> some View where V: BinaryFloatingPoint {
            modifier(
                _Unpublished_digitalCrownRotation(arguments: [
                    binding, minValue, maxValue, stride as Any, sensitivity, isContinuous, isHapticFeedbackEnabled,
                ]))
        }

        // certainty: opaque
        @available(watchOS 9, *)
        @available(iOS, unavailable)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(visionOS, unavailable)
        public func digitalCrownRotation<V>(
            _ binding: Binding<V>, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void = {}
        ) -> some View where V: BinaryFloatingPoint { modifier(_Unpublished_digitalCrownRotation(arguments: [binding])) }

        // certainty: opaque
        @available(watchOS 9, *)
        @available(iOS, unavailable)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(visionOS, unavailable)
        public func digitalCrownRotation<V>(
            _ binding: Binding<V>, from minValue: V, through maxValue: V, sensitivity: DigitalCrownRotationalSensitivity = .high,
            isContinuous: Bool = false, isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
            onIdle: @escaping () -> Void = {}
        ) -> some View where V: BinaryFloatingPoint {
            modifier(
                _Unpublished_digitalCrownRotation(arguments: [binding, minValue, maxValue, sensitivity, isContinuous, isHapticFeedbackEnabled]))
        }

        // certainty: opaque
        @available(watchOS 9, *)
        @available(iOS, unavailable)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(visionOS, unavailable)
        public func digitalCrownRotation<V>(
            detent: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride,
            sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false, isHapticFeedbackEnabled: Bool = true,
            onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void = {}
        ) -> some View where V: BinaryFloatingPoint {
            modifier(
                _Unpublished_digitalCrownRotation(arguments: [
                    detent, minValue, maxValue, stride, sensitivity, isContinuous, isHapticFeedbackEnabled,
                ]))
        }

        // certainty: opaque
        @available(watchOS 9, *)
        @available(iOS, unavailable)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(visionOS, unavailable)
        public func digitalCrownAccessory(_ visibility: Visibility) -> some View {
            modifier(_Unpublished_digitalCrownAccessory(arguments: [visibility]))
        }

        // certainty: opaque
        @available(watchOS 9, *)
        @available(iOS, unavailable)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(visionOS, unavailable)
        public func digitalCrownAccessory<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View {
            modifier(_Unpublished_digitalCrownAccessory_content(content: content(), arguments: []))
        }
    }

    // MARK: Gestures

    @frozen public struct AnyGesture<Value>: _PrimitiveGesture {
        var gesture: Any
        public init<T>(_ gesture: T) where Value == T.Value, T: Gesture { self.gesture = gesture }
    }

    extension LongPressGesture {
        @available(tvOS 14, *)
        @available(iOS, unavailable)
        @available(macOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public init(minimumDuration: Double) { self.init(minimumDuration: minimumDuration, maximumDistance: 0) }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct SpatialEventCollection: Collection {
        public struct Event: Identifiable {
            public struct ID: Hashable {}
            public enum Kind: Hashable {
                case touch
                @available(visionOS 1, *)
                @available(iOS, unavailable)
                @available(macOS, unavailable)
                @available(tvOS, unavailable)
                @available(watchOS, unavailable)
                case directPinch
                @available(visionOS 1, *)
                @available(iOS, unavailable)
                @available(macOS, unavailable)
                @available(tvOS, unavailable)
                @available(watchOS, unavailable)
                case indirectPinch
                @available(iOS, unavailable)
                @available(macOS, unavailable)
                @available(tvOS, unavailable)
                @available(watchOS, unavailable)
                @available(visionOS, unavailable)
                case pencil
                @available(visionOS 1, *)
                @available(iOS, unavailable)
                @available(macOS, unavailable)
                @available(tvOS, unavailable)
                @available(watchOS, unavailable)
                case pointer
            }
            public enum Phase: Hashable { case active, ended, cancelled }
            public struct InputDevicePose: Hashable {
                public var altitude: Angle
                public var azimuth: Angle
            }
            public var id: ID
            public var timestamp: TimeInterval
            public var kind: SpatialEventCollection.Event.Kind
            public var location: CGPoint
            public var phase: SpatialEventCollection.Event.Phase
            public var modifierKeys: EventModifiers
            @available(visionOS 1, *)
            @available(iOS, unavailable)
            @available(macOS, unavailable)
            @available(tvOS, unavailable)
            @available(watchOS, unavailable)
            public var inputDevicePose: SpatialEventCollection.Event.InputDevicePose? { nil }
        }
        public struct Index: Comparable {
            var position: Int
            public static func < (lhs: SpatialEventCollection.Index, rhs: SpatialEventCollection.Index) -> Bool { lhs.position < rhs.position }
        }
        public struct Iterator: IteratorProtocol {
            public mutating func next() -> SpatialEventCollection.Event? { nil }
        }
        public func makeIterator() -> SpatialEventCollection.Iterator { Iterator() }
        public var startIndex: SpatialEventCollection.Index { Index(position: 0) }
        public var endIndex: SpatialEventCollection.Index { Index(position: 0) }
        public subscript(position: SpatialEventCollection.Index) -> SpatialEventCollection.Event { fatalError("no events outside a running app") }
        public subscript(id: SpatialEventCollection.Event.ID) -> SpatialEventCollection.Event? { nil }
        public func index(after i: SpatialEventCollection.Index) -> SpatialEventCollection.Index { Index(position: i.position + 1) }
    }

    @available(iOS 17, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct SpatialEventGesture: _PrimitiveGesture {
        public typealias Value = SpatialEventCollection
        public init(coordinateSpace: some CoordinateSpaceProtocol = .local, action: @escaping (SpatialEventCollection) -> Void) {}
        @available(visionOS 1, *)
        @available(iOS, unavailable)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public init(coordinateSpace: some CoordinateSpaceProtocol = .local) {}
    }

    // MARK: Spaces

    @available(visionOS 1, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public protocol ImmersiveSpaceContent {}

    @available(visionOS 1, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct ImmersiveSpaceViewContent<Content>: ImmersiveSpaceContent where Content: View {
        var content: Any
    }

    @available(visionOS 1, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct NoImmersiveSpaceData: Codable, Hashable {}

    @available(visionOS 1, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @resultBuilder
    public struct ImmersiveSpaceContentBuilder {
        public static func buildBlock<Content>(_ content: Content) -> Content where Content: ImmersiveSpaceContent { content }
    }

    @available(visionOS 1, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct ImmersiveSpace<Content, Data>: _PrimitiveScene
    where Content: ImmersiveSpaceContent, Data: Decodable, Data: Encodable, Data: Hashable {
        var content: Any
        init(_content: Any) { content = _content }
    }

    // Views are wrapped; other content stands as it is.
    extension ImmersiveSpace {
        public init<V>(id: String, @ViewBuilder content: () -> V)
        where Content == ImmersiveSpaceViewContent<V>, Data == NoImmersiveSpaceData, V: View { self.init(_content: content()) }

        public init<V>(@ViewBuilder content: () -> V) where Content == ImmersiveSpaceViewContent<V>, Data == NoImmersiveSpaceData, V: View {
            self.init(_content: content())
        }

        public init<V>(id: String, for type: Data.Type, @ViewBuilder content: @escaping (Binding<Data?>) -> V)
        where Content == ImmersiveSpaceViewContent<V>, V: View { self.init(_content: V.self) }

        public init<V>(for type: Data.Type, @ViewBuilder content: @escaping (Binding<Data?>) -> V)
        where Content == ImmersiveSpaceViewContent<V>, V: View { self.init(_content: V.self) }

        public init<V>(
            id: String, for type: Data.Type = Data.self, @ViewBuilder content: @escaping (Binding<Data>) -> V,
            defaultValue: @escaping () -> Data
        ) where Content == ImmersiveSpaceViewContent<V>, V: View { self.init(_content: V.self) }

        public init<V>(
            for type: Data.Type = Data.self, @ViewBuilder content: @escaping (Binding<Data>) -> V, defaultValue: @escaping () -> Data
        ) where Content == ImmersiveSpaceViewContent<V>, V: View { self.init(_content: V.self) }

        @_disfavoredOverload
        public init(id: String, @ImmersiveSpaceContentBuilder content: () -> Content) where Data == NoImmersiveSpaceData {
            self.init(_content: content())
        }

        @_disfavoredOverload
        public init(@ImmersiveSpaceContentBuilder content: () -> Content) where Data == NoImmersiveSpaceData { self.init(_content: content()) }

        @_disfavoredOverload
        public init(id: String, for type: Data.Type, @ImmersiveSpaceContentBuilder content: @escaping (Binding<Data?>) -> Content) {
            self.init(_content: Content.self)
        }

        @_disfavoredOverload
        public init(for type: Data.Type, @ImmersiveSpaceContentBuilder content: @escaping (Binding<Data?>) -> Content) {
            self.init(_content: Content.self)
        }

        @_disfavoredOverload
        public init(
            id: String, for type: Data.Type = Data.self, @ImmersiveSpaceContentBuilder content: @escaping (Binding<Data>) -> Content,
            defaultValue: @escaping () -> Data
        ) { self.init(_content: Content.self) }

        @_disfavoredOverload
        public init(
            for type: Data.Type = Data.self, @ImmersiveSpaceContentBuilder content: @escaping (Binding<Data>) -> Content,
            defaultValue: @escaping () -> Data
        ) { self.init(_content: Content.self) }
    }

    // MARK: Documents of SwiftData

    @available(iOS 17, macOS 14, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct ModelDocument {}

    extension DocumentGroup where Document == ModelDocument {
        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public init(
            editing modelType: any PersistentModel.Type, contentType: UTType, @ViewBuilder editor: @escaping () -> Content,
            prepareDocument: @escaping (ModelContext) -> Void = { _ in }
        ) { self.init(contentType: Content.self) }

        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public init(viewing modelType: any PersistentModel.Type, contentType: UTType, @ViewBuilder viewer: @escaping () -> Content) {
            self.init(contentType: Content.self)
        }

        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public init(
            editing documentType: UTType, migrationPlan: any SchemaMigrationPlan.Type, @ViewBuilder editor: @escaping () -> Content,
            prepareDocument: @escaping (ModelContext) -> Void = { _ in }
        ) { self.init(contentType: Content.self) }

        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public init(viewing documentType: UTType, migrationPlan: any SchemaMigrationPlan.Type, @ViewBuilder viewer: @escaping () -> Content) {
            self.init(contentType: Content.self)
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public protocol SchemaMigrationPlan {}

    public struct _Unpublished_dialogSuppression: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_digitalCrownRotation: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_digitalCrownAccessory: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_digitalCrownAccessory_content<Content>: _UnpublishedModifier {
        public var content: Content
        public var arguments: [Any]
    }
    """#
