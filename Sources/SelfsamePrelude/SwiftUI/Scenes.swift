// Apps, scenes, commands and previews.

extension PreludeSource {
    static let swiftUIScenes = PreludeSource(module: "SwiftUI", name: "Scenes", text: source)
}

private let source = #"""
    // selfsame: content
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    @MainActor @preconcurrency public protocol App {
        associatedtype Body: Scene
        @SceneBuilder var body: Self.Body { get }
        init()
    }

    extension App {
        public static func main() {}
    }

    // selfsame: content
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    @MainActor @preconcurrency public protocol Scene {
        associatedtype Body: Scene
        @SceneBuilder var body: Self.Body { get }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    extension Never: Scene {}

    /// A scene without a body of its own.
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public protocol _PrimitiveScene: Scene where Body == Never {}

    extension _PrimitiveScene {
        public var body: Never { fatalError("a primitive scene has no body") }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    extension ModifiedContent: Scene, _PrimitiveScene where Content: Scene, Modifier: _SceneModifier {}

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct _TupleScene<T>: _PrimitiveScene {
        public var value: T
        init(_ value: T) { self.value = value }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct _EmptyScene: _PrimitiveScene {
        public init() {}
    }

    public protocol _LimitedAvailabilitySceneMarker {}

    // What stands behind a check of availability keeps only the scene it was.
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct LimitedAvailabilityScene: _PrimitiveScene, _LimitedAvailabilitySceneMarker {
        public var scene: Any
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    @resultBuilder
    public struct SceneBuilder {
        public static func buildExpression<Content>(_ content: Content) -> Content where Content: Scene { content }

        public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene { content }

        @_disfavoredOverload
        public static func buildBlock<each Content>(_ content: repeat each Content) -> some Scene where repeat each Content: Scene {
            _TupleScene((repeat each content))
        }

        // On systems before those that know the type there is no scene; on those that run this, there is.
        public static func buildOptional(_ scene: (any Scene & _LimitedAvailabilitySceneMarker)?) -> some Scene {
            LimitedAvailabilityScene(scene: scene as Any)
        }

        @available(*, unavailable)
        public static func buildOptional<S>(_ scene: S?) where S: Scene {}

        public static func buildLimitedAvailability(_ scene: some Scene) -> any Scene & _LimitedAvailabilitySceneMarker {
            LimitedAvailabilityScene(scene: scene)
        }
    }

    // selfsame: shows value
    // selfsame: preference hosts preferredColorScheme
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct WindowGroup<Content>: _PrimitiveScene where Content: View {
        public var content: Content
        init(_content: Content) { content = _content }
        public init(@ViewBuilder content: () -> Content) { self.init(_content: content()) }
        public init(id: String, @ViewBuilder content: () -> Content) { self.init(_content: content()) }
        @_disfavoredOverload
        public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.init(_content: content()) }
        @_disfavoredOverload
        public init(_ title: Text, @ViewBuilder content: () -> Content) { self.init(_content: content()) }
        public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) { self.init(_content: content()) }

        @_disfavoredOverload
        public init<S>(_ title: S, id: String, @ViewBuilder content: () -> Content) where S: StringProtocol { self.init(_content: content()) }

        public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(_content: content()) }

        @_disfavoredOverload
        public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol { self.init(_content: content()) }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension WindowGroup {
        public init<D, C>(id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
        where Content == PresentedWindowContent<D, C>, D: Codable, D: Hashable, C: View {
            self.init(_content: PresentedWindowContent(content: content))
        }

        public init<D, C>(for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
        where Content == PresentedWindowContent<D, C>, D: Codable, D: Hashable, C: View {
            self.init(_content: PresentedWindowContent(content: content))
        }

        public init<D, C>(
            id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
        )
        where Content == PresentedWindowContent<D, C>, D: Codable, D: Hashable, C: View { self.init(_content: PresentedWindowContent()) }

        public init<D, C>(for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D)
        where Content == PresentedWindowContent<D, C>, D: Codable, D: Hashable, C: View { self.init(_content: PresentedWindowContent()) }

        public init<D, C>(_ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
        where Content == PresentedWindowContent<D, C>, D: Codable, D: Hashable, C: View {
            self.init(_content: PresentedWindowContent(content: content))
        }

        @_disfavoredOverload
        public init<S, D, C>(_ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
        where S: StringProtocol, Content == PresentedWindowContent<D, C>, D: Codable, D: Hashable, C: View {
            self.init(_content: PresentedWindowContent(content: content))
        }

        @_disfavoredOverload
        public init<D, C>(_ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
        where Content == PresentedWindowContent<D, C>, D: Codable, D: Hashable, C: View {
            self.init(_content: PresentedWindowContent(content: content))
        }

        public init<D, C>(_ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
        where Content == PresentedWindowContent<D, C>, D: Codable, D: Hashable, C: View {
            self.init(_content: PresentedWindowContent(content: content))
        }

        @_disfavoredOverload
        public init<S, D, C>(_ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
        where S: StringProtocol, Content == PresentedWindowContent<D, C>, D: Codable, D: Hashable, C: View {
            self.init(_content: PresentedWindowContent(content: content))
        }

        @_disfavoredOverload
        public init<D, C>(_ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
        where Content == PresentedWindowContent<D, C>, D: Codable, D: Hashable, C: View {
            self.init(_content: PresentedWindowContent(content: content))
        }

        public init<D, C>(
            _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
            defaultValue: @escaping () -> D
        ) where Content == PresentedWindowContent<D, C>, D: Codable, D: Hashable, C: View { self.init(_content: PresentedWindowContent()) }

        @_disfavoredOverload
        public init<S, D, C>(
            _ title: S, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
            defaultValue: @escaping () -> D
        ) where S: StringProtocol, Content == PresentedWindowContent<D, C>, D: Codable, D: Hashable, C: View {
            self.init(_content: PresentedWindowContent())
        }

        @_disfavoredOverload
        public init<D, C>(
            _ title: Text, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
            defaultValue: @escaping () -> D
        ) where Content == PresentedWindowContent<D, C>, D: Codable, D: Hashable, C: View { self.init(_content: PresentedWindowContent()) }

        public init<D, C>(
            _ titleKey: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
            defaultValue: @escaping () -> D
        ) where Content == PresentedWindowContent<D, C>, D: Codable, D: Hashable, C: View { self.init(_content: PresentedWindowContent()) }

        @_disfavoredOverload
        public init<S, D, C>(
            _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
        ) where S: StringProtocol, Content == PresentedWindowContent<D, C>, D: Codable, D: Hashable, C: View {
            self.init(_content: PresentedWindowContent())
        }

        @_disfavoredOverload
        public init<D, C>(
            _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
        ) where Content == PresentedWindowContent<D, C>, D: Codable, D: Hashable, C: View { self.init(_content: PresentedWindowContent()) }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct PresentedWindowContent<Data, Content>: _PrimitiveView where Data: Codable, Data: Hashable, Content: View {
        var content: ((Binding<Data?>) -> Content)?
    }

    // selfsame: preference hosts preferredColorScheme
    @available(macOS 13, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct Window<Content>: _PrimitiveScene where Content: View {
        public var content: Content
        init(_content: Content) { content = _content }
        public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) { self.init(_content: content()) }

        @_disfavoredOverload
        public init<S>(_ title: S, id: String, @ViewBuilder content: () -> Content) where S: StringProtocol { self.init(_content: content()) }

        public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.init(_content: content()) }
    }

    @available(macOS 15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct UtilityWindow<Content>: _PrimitiveScene where Content: View {
        public var content: Content
        init(_content: Content) { content = _content }
        public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) { self.init(_content: content()) }

        @_disfavoredOverload
        public init<S>(_ title: S, id: String, @ViewBuilder content: () -> Content) where S: StringProtocol { self.init(_content: content()) }

        public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.init(_content: content()) }
    }

    @available(macOS 15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct AlertScene<Actions, Message>: _PrimitiveScene where Actions: View, Message: View {
        public var actions: Actions
        public var message: Message
        public init(
            _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
        ) { self.actions = actions(); self.message = message() }

        @_disfavoredOverload
        public init<S>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message)
        where S: StringProtocol { self.actions = actions(); self.message = message() }
    }

    // selfsame: preference hosts preferredColorScheme
    @available(macOS 11, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct Settings<Content>: _PrimitiveScene where Content: View {
        public var content: Content
        public init(@ViewBuilder content: () -> Content) { self.content = content() }
    }

    // selfsame: rebuilds
    @available(macOS 13, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct MenuBarExtra<Label, Content>: _PrimitiveScene where Label: View, Content: View {
        public var label: Label
        public var content: Content
        init(_label: Label, content: Content) {
            label = _label
            self.content = content
        }
        public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.init(_label: label(), content: content()) }
        public init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
            self.init(_label: label(), content: content())
        }
    }

    extension MenuBarExtra where Label == Text {
        public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
            self.init(_label: Text(titleKey), content: content())
        }

        @_disfavoredOverload
        public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
            self.init(_label: Text(title), content: content())
        }

        public init(_ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
            self.init(_label: Text(titleKey), content: content())
        }

        @_disfavoredOverload
        public init<S>(_ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) where S: StringProtocol {
            self.init(_label: Text(title), content: content())
        }
    }

    extension MenuBarExtra where Label == SwiftUI.Label<Text, Image> {
        public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
            self.init(_label: SwiftUI.Label(titleKey, systemImage: systemImage), content: content())
        }

        @_disfavoredOverload
        public init<S>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) where S: StringProtocol {
            self.init(_label: SwiftUI.Label(title, systemImage: systemImage), content: content())
        }

        public init(_ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
            self.init(_label: SwiftUI.Label(titleKey, systemImage: systemImage), content: content())
        }

        @_disfavoredOverload
        public init<S>(_ title: S, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content)
        where S: StringProtocol { self.init(_label: SwiftUI.Label(title, systemImage: systemImage), content: content()) }

        public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
            self.init(_label: SwiftUI.Label(titleKey, image: image), content: content())
        }

        @_disfavoredOverload
        public init<S>(_ title: S, image: String, @ViewBuilder content: () -> Content) where S: StringProtocol {
            self.init(_label: SwiftUI.Label(title, image: image), content: content())
        }

        public init(_ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
            self.init(_label: SwiftUI.Label(titleKey, image: image), content: content())
        }

        @_disfavoredOverload
        public init<S>(_ title: S, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) where S: StringProtocol {
            self.init(_label: SwiftUI.Label(title, image: image), content: content())
        }
    }

    // selfsame: shows value
    // selfsame: preference hosts preferredColorScheme
    @available(iOS 14, macOS 11, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct DocumentGroup<Document, Content>: _PrimitiveScene where Content: View {
        public var contentType: Content.Type
    }

    @available(iOS 14, macOS 11, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct FileDocumentConfiguration<Document> where Document: FileDocument {
        @Binding public var document: Document
        public var fileURL: URL?
        public var isEditable: Bool
    }

    @available(iOS 14, macOS 11, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct ReferenceFileDocumentConfiguration<Document> where Document: ReferenceFileDocument {
        @ObservedObject public var document: Document
        public var fileURL: URL?
        public var isEditable: Bool
    }

    extension DocumentGroup where Document: FileDocument {
        public init(
            newDocument: @autoclosure @escaping () -> Document, @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
        ) {
            contentType = Content.self
        }
        public init(viewing documentType: Document.Type, @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content) {
            contentType = Content.self
        }
    }

    extension DocumentGroup where Document: ReferenceFileDocument {
        public init(
            newDocument: @escaping () -> Document, @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
        ) {
            contentType = Content.self
        }
        public init(
            viewing documentType: Document.Type, @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
        ) {
            contentType = Content.self
        }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    extension Group: Scene, _PrimitiveScene where Content: Scene {
        public init(@SceneBuilder content: () -> Content) { self.init(_content: content()) }
    }

    // MARK: Modifiers of scenes

    extension Scene {
        // certainty: opaque
        // selfsame: rebuilds
        public func commands<Content>(@CommandsBuilder content: () -> Content) -> some Scene where Content: Commands {
            ModifiedContent(content: self, modifier: _Unpublished_scene_commands(content: content(), arguments: []))
        }

        // certainty: opaque
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func commandsRemoved() -> some Scene { ModifiedContent(content: self, modifier: _Unpublished_commandsRemoved(arguments: [])) }

        // certainty: opaque
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func commandsReplaced<Content>(@CommandsBuilder content: () -> Content) -> some Scene where Content: Commands {
            ModifiedContent(content: self, modifier: _Unpublished_commandsReplaced(content: content(), arguments: []))
        }

        // selfsame: follows of
        @available(iOS, introduced: 14, deprecated: 17)
        @available(macOS, introduced: 11, deprecated: 14)
        @available(tvOS, introduced: 14, deprecated: 17)
        @available(watchOS, introduced: 7, deprecated: 10)
        public func onChange<V>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene where V: Equatable {
            ModifiedContent(content: self, modifier: _ValueActionModifier(value: value))
        }

        // certainty: opaque
        // selfsame: follows of
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void) -> some Scene
        where V: Equatable { ModifiedContent(content: self, modifier: _Unpublished_scene_onChange(arguments: [value, initial])) }

        // certainty: opaque
        // selfsame: follows of
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene where V: Equatable {
            ModifiedContent(content: self, modifier: _Unpublished_scene_onChange(arguments: [value, initial]))
        }

        // selfsame: sets environment
        public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
            ModifiedContent(content: self, modifier: _EnvironmentKeyWritingModifier<V>(keyPath: keyPath, value: value))
        }

        // certainty: opaque
        // selfsame: sets environment
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func environment<T>(_ object: T?) -> some Scene where T: AnyObject, T: Observable {
            ModifiedContent(content: self, modifier: _Unpublished_scene_environment(arguments: [object as Any]))
        }

        // certainty: opaque
        // selfsame: sets environment
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func environmentObject<T>(_ object: T) -> some Scene where T: ObservableObject {
            ModifiedContent(content: self, modifier: _Unpublished_scene_environmentObject(arguments: [object]))
        }

        // certainty: opaque
        // selfsame: sets environment
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func transformEnvironment<V>(
            _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
        ) -> some Scene { ModifiedContent(content: self, modifier: _Unpublished_scene_transformEnvironment(arguments: [keyPath])) }

        // certainty: opaque
        public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
            ModifiedContent(content: self, modifier: _Unpublished_scene_defaultAppStorage(arguments: [store]))
        }

        // certainty: opaque
        @available(macOS 13, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public func keyboardShortcut(
            _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization = .automatic
        ) -> some Scene {
            ModifiedContent(content: self, modifier: _Unpublished_scene_keyboardShortcut(arguments: [key, modifiers, localization]))
        }

        // certainty: opaque
        @available(macOS 13, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
            ModifiedContent(content: self, modifier: _Unpublished_scene_keyboardShortcut(arguments: [shortcut as Any]))
        }

        // certainty: opaque
        public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
            ModifiedContent(content: self, modifier: _Unpublished_scene_handlesExternalEvents(arguments: [conditions]))
        }

        // selfsame: lifecycle
        // certainty: opaque
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func backgroundTask<D, R>(_ task: BackgroundTask<D, R>, action: @escaping (D) async -> R) -> some Scene {
            ModifiedContent(content: self, modifier: _Unpublished_backgroundTask(arguments: [task]))
        }

        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func defaultSize(_ size: CGSize) -> some Scene {
            ModifiedContent(content: self, modifier: _Unpublished_defaultSize(arguments: [size]))
        }

        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
            ModifiedContent(content: self, modifier: _Unpublished_defaultSize(arguments: [width, height]))
        }

        // certainty: opaque
        @available(macOS 13, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public func defaultPosition(_ position: UnitPoint) -> some Scene {
            ModifiedContent(content: self, modifier: _Unpublished_defaultPosition(arguments: [position]))
        }

        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func windowResizability(_ resizability: WindowResizability) -> some Scene {
            ModifiedContent(content: self, modifier: _Unpublished_windowResizability(arguments: [resizability]))
        }

        // certainty: opaque
        @available(macOS 11, visionOS 1, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func windowStyle<S>(_ style: S) -> some Scene where S: WindowStyle {
            ModifiedContent(content: self, modifier: _Unpublished_windowStyle(arguments: [style]))
        }

        // certainty: opaque
        @available(macOS 11, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public func windowToolbarStyle<S>(_ style: S) -> some Scene where S: WindowToolbarStyle {
            ModifiedContent(content: self, modifier: _Unpublished_windowToolbarStyle(arguments: [style]))
        }

        // certainty: opaque
        @available(macOS 13, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public func menuBarExtraStyle<S>(_ style: S) -> some Scene where S: MenuBarExtraStyle {
            ModifiedContent(content: self, modifier: _Unpublished_menuBarExtraStyle(arguments: [style]))
        }

        // certainty: opaque
        @available(macOS 15, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public func windowLevel(_ level: WindowLevel) -> some Scene {
            ModifiedContent(content: self, modifier: _Unpublished_windowLevel(arguments: [level]))
        }

        // certainty: opaque
        @available(macOS 15, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
            ModifiedContent(content: self, modifier: _Unpublished_restorationBehavior(arguments: [behavior]))
        }

        // certainty: opaque
        @available(macOS 15, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
            ModifiedContent(content: self, modifier: _Unpublished_defaultLaunchBehavior(arguments: [behavior]))
        }

        // certainty: opaque
        @available(macOS 15, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public func windowManagerRole(_ role: WindowManagerRole) -> some Scene {
            ModifiedContent(content: self, modifier: _Unpublished_windowManagerRole(arguments: [role]))
        }
    }

    extension View {
        // certainty: opaque
        @available(macOS 11, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public func presentedWindowStyle<S>(_ style: S) -> some View where S: WindowStyle {
            modifier(_Unpublished_presentedWindowStyle(arguments: [style]))
        }

        // certainty: opaque
        @available(macOS 11, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public func presentedWindowToolbarStyle<S>(_ style: S) -> some View where S: WindowToolbarStyle {
            modifier(_Unpublished_presentedWindowToolbarStyle(arguments: [style]))
        }

        // certainty: opaque
        @available(macOS 15, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View {
            modifier(_Unpublished_windowDismissBehavior(arguments: [behavior]))
        }

        // certainty: opaque
        @available(macOS 15, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
            modifier(_Unpublished_windowMinimizeBehavior(arguments: [behavior]))
        }

        // certainty: opaque
        @available(macOS 15, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
            modifier(_Unpublished_windowResizeBehavior(arguments: [behavior]))
        }

        // certainty: opaque
        @available(macOS 15, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public func windowToolbarFullScreenVisibility(_ visibility: WindowToolbarFullScreenVisibility) -> some View {
            modifier(_Unpublished_windowToolbarFullScreenVisibility(arguments: [visibility]))
        }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct BackgroundTask<Request, Response> {}

    extension BackgroundTask where Request == Void, Response == Void {
        public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }
    }

    extension BackgroundTask where Request == String, Response == Void {
        public static var urlSession: BackgroundTask<String, Void> { BackgroundTask() }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct WindowResizability {
        var name: String
        public static var automatic: WindowResizability { WindowResizability(name: "automatic") }
        public static var contentSize: WindowResizability { WindowResizability(name: "contentSize") }
        public static var contentMinSize: WindowResizability { WindowResizability(name: "contentMinSize") }
    }

    @available(macOS 15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct WindowLevel { public static let normal = WindowLevel() }

    @available(macOS 15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct SceneRestorationBehavior {
        public static let automatic = SceneRestorationBehavior()
        public static let disabled = SceneRestorationBehavior()
    }

    @available(macOS 15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct SceneLaunchBehavior {
        public static let automatic = SceneLaunchBehavior()
        public static let presented = SceneLaunchBehavior()
        public static let suppressed = SceneLaunchBehavior()
    }

    @available(macOS 15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct WindowManagerRole {
        public static let automatic = WindowManagerRole()
        public static let principal = WindowManagerRole()
        public static let associated = WindowManagerRole()
    }

    @available(macOS 15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct WindowInteractionBehavior {
        public static let automatic = WindowInteractionBehavior()
        public static let enabled = WindowInteractionBehavior()
        public static let disabled = WindowInteractionBehavior()
    }

    @available(macOS 15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct WindowToolbarFullScreenVisibility {
        public static let automatic = WindowToolbarFullScreenVisibility()
        public static let visible = WindowToolbarFullScreenVisibility()
        public static let onHover = WindowToolbarFullScreenVisibility()
    }

    @available(macOS 11, visionOS 1, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public protocol WindowStyle {}

    @available(macOS 11, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct DefaultWindowStyle: WindowStyle {
        public init() {}
    }

    @available(macOS 11, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension WindowStyle where Self == DefaultWindowStyle {
        public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
    }

    @available(macOS 11, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct HiddenTitleBarWindowStyle: WindowStyle {
        public init() {}
    }

    @available(macOS 11, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension WindowStyle where Self == HiddenTitleBarWindowStyle {
        public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
    }

    @available(macOS 11, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct TitleBarWindowStyle: WindowStyle {
        public init() {}
    }

    @available(macOS 11, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension WindowStyle where Self == TitleBarWindowStyle {
        public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
    }

    @available(visionOS 1, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct PlainWindowStyle: WindowStyle {
        public init() {}
    }

    @available(visionOS 1, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension WindowStyle where Self == PlainWindowStyle {
        public static var plain: PlainWindowStyle { PlainWindowStyle() }
    }

    @available(macOS 11, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public protocol WindowToolbarStyle {}

    @available(macOS 11, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
        public init() {}
    }

    @available(macOS 11, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
        public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
    }

    @available(macOS 11, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
        public init() {}
    }

    @available(macOS 11, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
        public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
    }

    @available(macOS 11, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
        public init() {}
        public init(showsTitle: Bool) {}
    }

    extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
        public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
        public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle(showsTitle: showsTitle) }
    }

    @available(macOS 11, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
        public init() {}
        public init(showsTitle: Bool) {}
    }

    extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
        public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }
        public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
            UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
        }
    }

    @available(macOS 13, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public protocol MenuBarExtraStyle {}

    @available(macOS 13, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
        public init() {}
    }

    @available(macOS 13, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
        public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
    }

    @available(macOS 13, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
        public init() {}
    }

    @available(macOS 13, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
        public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
    }

    @available(macOS 13, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
        public init() {}
    }

    @available(macOS 13, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
        public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
    }

    // MARK: Commands

    // selfsame: content
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    @MainActor @preconcurrency public protocol Commands {
        associatedtype Body: Commands
        @CommandsBuilder var body: Self.Body { get }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    extension Never: Commands {}

    /// Commands without a body of their own.
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public protocol _PrimitiveCommands: Commands where Body == Never {}

    extension _PrimitiveCommands {
        public var body: Never { fatalError("primitive commands have no body") }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct EmptyCommands: _PrimitiveCommands {
        public init() {}
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct TupleCommandContent<T>: _PrimitiveCommands {
        public var content: T
        init(_ content: T) { self.content = content }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    extension Optional: Commands, _PrimitiveCommands where Wrapped: Commands {}

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    extension ConditionalContent: Commands, _PrimitiveCommands where TrueContent: Commands, FalseContent: Commands {}

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    extension Group: Commands, _PrimitiveCommands where Content: Commands {
        public init(@CommandsBuilder content: () -> Content) { self.init(_content: content()) }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    @resultBuilder
    public struct CommandsBuilder {
        public static func buildExpression<Content>(_ content: Content) -> Content where Content: Commands { content }

        public static func buildBlock() -> EmptyCommands { EmptyCommands() }

        public static func buildBlock<C>(_ content: C) -> C where C: Commands { content }

        @_disfavoredOverload
        public static func buildBlock<each Content>(_ content: repeat each Content) -> some Commands where repeat each Content: Commands {
            TupleCommandContent((repeat each content))
        }

        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public static func buildIf<C>(_ content: C?) -> C? where C: Commands { content }

        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public static func buildEither<T, F>(first: T) -> ConditionalContent<T, F> where T: Commands, F: Commands {
            ConditionalContent(first: first)
        }

        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public static func buildEither<T, F>(second: F) -> ConditionalContent<T, F> where T: Commands, F: Commands {
            ConditionalContent(second: second)
        }

        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public static func buildLimitedAvailability<C>(_ content: C) -> some Commands where C: Commands { content }
    }

    // selfsame: rebuilds
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct CommandMenu<Content>: _PrimitiveCommands where Content: View {
        public var content: Content
        init(_content: Content) { content = _content }
        public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(_content: content()) }

        @_disfavoredOverload
        public init<S>(_ name: S, @ViewBuilder content: () -> Content) where S: StringProtocol { self.init(_content: content()) }

        public init(_ name: Text, @ViewBuilder content: () -> Content) { self.init(_content: content()) }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct CommandGroupPlacement {
        var name: String
        public static let appInfo = CommandGroupPlacement(name: "appInfo")
        public static let appSettings = CommandGroupPlacement(name: "appSettings")
        public static let systemServices = CommandGroupPlacement(name: "systemServices")
        public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
        public static let appTermination = CommandGroupPlacement(name: "appTermination")
        public static let newItem = CommandGroupPlacement(name: "newItem")
        public static let saveItem = CommandGroupPlacement(name: "saveItem")
        public static let importExport = CommandGroupPlacement(name: "importExport")
        public static let printItem = CommandGroupPlacement(name: "printItem")
        public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
        public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
        public static let textEditing = CommandGroupPlacement(name: "textEditing")
        public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
        public static let toolbar = CommandGroupPlacement(name: "toolbar")
        public static let sidebar = CommandGroupPlacement(name: "sidebar")
        public static let windowSize = CommandGroupPlacement(name: "windowSize")
        public static let windowList = CommandGroupPlacement(name: "windowList")
        public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
        public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
        public static let help = CommandGroupPlacement(name: "help")
    }

    // selfsame: rebuilds
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct CommandGroup<Content>: _PrimitiveCommands where Content: View {
        public var content: Content
        public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }
        public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }
        public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct SidebarCommands: _PrimitiveCommands { public init() {} }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct TextEditingCommands: _PrimitiveCommands { public init() {} }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct TextFormattingCommands: _PrimitiveCommands { public init() {} }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct ToolbarCommands: _PrimitiveCommands { public init() {} }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct InspectorCommands: _PrimitiveCommands { public init() {} }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct ImportFromDevicesCommands: _PrimitiveCommands { public init() {} }

    // MARK: Previews

    @MainActor @preconcurrency public protocol PreviewProvider {
        associatedtype Previews: View
        @ViewBuilder static var previews: Self.Previews { get }
        static var platform: PreviewPlatform? { get }
    }

    extension PreviewProvider {
        public static var platform: PreviewPlatform? { nil }
    }

    public enum PreviewPlatform { case iOS, macOS, tvOS, watchOS }

    public enum PreviewLayout {
        case device
        case sizeThatFits
        case fixed(width: CGFloat, height: CGFloat)
    }

    public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(stringLiteral: String) { rawValue = stringLiteral }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public protocol PreviewContext {
        subscript<Key>(key: Key.Type) -> Key.Value where Key: PreviewContextKey { get }
    }

    extension PreviewContext {
        public subscript<Key>(key: Key.Type) -> Key.Value where Key: PreviewContextKey { Key.defaultValue }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct InterfaceOrientation: CaseIterable, Identifiable, Hashable {
        public var id: String
        public static var allCases: [InterfaceOrientation] { [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight] }
        public static let portrait = InterfaceOrientation(id: "portrait")
        public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
        public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
        public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    @MainActor @preconcurrency public protocol PreviewModifier {
        associatedtype Body: View
        associatedtype Context = Void
        @ViewBuilder func body(content: Self.Content, context: Self.Context) -> Self.Body
        typealias Content = PlaceholderContentView<Self>
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    @resultBuilder
    public struct PreviewBodyBuilder {
        public static func buildBlock<Content>(_ content: Content) -> Content { content }
    }

    public enum PreviewDisplayNameTraitKey: _ViewTraitKey { public typealias Value = String? }
    public enum PreviewLayoutTraitKey: _ViewTraitKey { public typealias Value = PreviewLayout }
    public enum PreviewDeviceTraitKey: _ViewTraitKey { public typealias Value = PreviewDevice? }
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public enum PreviewContextTraitKey: _ViewTraitKey { public typealias Value = String }

    extension View {
        public func previewDisplayName(_ value: String?) -> some View {
            modifier(_TraitWritingModifier<PreviewDisplayNameTraitKey>(value: value))
        }

        public func previewLayout(_ value: PreviewLayout) -> some View { modifier(_TraitWritingModifier<PreviewLayoutTraitKey>(value: value)) }

        public func previewDevice(_ value: PreviewDevice?) -> some View { modifier(_TraitWritingModifier<PreviewDeviceTraitKey>(value: value)) }

        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func previewContext<C>(_ value: C) -> some View where C: PreviewContext {
            modifier(_TraitWritingModifier<PreviewContextTraitKey>(value: "previewContext"))
        }

        // certainty: opaque
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
            modifier(_Unpublished_previewInterfaceOrientation(arguments: [value]))
        }
    }

    public struct _Unpublished_scene_commands<Content>: _UnpublishedModifier {
        public var content: Content
        public var arguments: [Any]
    }

    public struct _Unpublished_commandsRemoved: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_commandsReplaced<Content>: _UnpublishedModifier {
        public var content: Content
        public var arguments: [Any]
    }

    public struct _Unpublished_scene_onChange: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_scene_environment: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_scene_environmentObject: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_scene_transformEnvironment: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_scene_defaultAppStorage: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_scene_keyboardShortcut: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_scene_handlesExternalEvents: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_backgroundTask: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_defaultSize: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_defaultPosition: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_windowResizability: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_windowStyle: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_windowToolbarStyle: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_menuBarExtraStyle: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_windowLevel: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_restorationBehavior: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_defaultLaunchBehavior: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_windowManagerRole: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_presentedWindowStyle: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_presentedWindowToolbarStyle: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_windowDismissBehavior: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_windowMinimizeBehavior: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_windowResizeBehavior: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_windowToolbarFullScreenVisibility: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_previewInterfaceOrientation: _UnpublishedModifier {
        public var arguments: [Any]
    }

    extension BackgroundTask where Request == Void, Response == Void {
        public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }
        @available(watchOS 9, *)
        @available(iOS, unavailable)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(visionOS, unavailable)
        public static var intentDidRun: BackgroundTask<Void, Void> { BackgroundTask() }
        @available(watchOS 9, *)
        @available(iOS, unavailable)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(visionOS, unavailable)
        public static var relevantShortcut: BackgroundTask<Void, Void> { BackgroundTask() }
        @available(watchOS 9, *)
        @available(iOS, unavailable)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(visionOS, unavailable)
        public static var watchConnectivity: BackgroundTask<Void, Void> { BackgroundTask() }
        @available(watchOS 9, *)
        @available(iOS, unavailable)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(visionOS, unavailable)
        public static var bluetoothAlert: BackgroundTask<Void, Void> { BackgroundTask() }
    }

    extension BackgroundTask where Request == String, Response == Void {
        public static func urlSession(matching: @escaping @Sendable (String) -> Bool) -> BackgroundTask<String, Void> { BackgroundTask() }
    }

    extension BackgroundTask where Request == String?, Response == Void {
        @available(watchOS 9, *)
        @available(iOS, unavailable)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(visionOS, unavailable)
        public static var appRefresh: BackgroundTask<String?, Void> { BackgroundTask() }
    }

    @available(watchOS 9, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    extension BackgroundTask where Request == SnapshotData, Response == SnapshotResponse {
        public static var snapshot: BackgroundTask<SnapshotData, SnapshotResponse> { BackgroundTask() }
    }

    @available(watchOS 9, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    public struct SnapshotData {
        @available(watchOS 9, *)
        @available(iOS, unavailable)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(visionOS, unavailable)
        public enum SnapshotReason { case appScheduled, returnToDefaultState, complicationUpdate, prelaunch, appBackgrounded }
        public let reason: SnapshotData.SnapshotReason
        public let identifier: String?
    }

    @available(watchOS 9, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    public struct SnapshotResponse {
        public init(restoredDefaultState: Bool = false, estimatedSnapshotExpiration: Date? = nil, identifier: String? = nil) {}
    }

    @available(iOS 17, macOS 14, visionOS 1, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct DocumentConfiguration {
        public var isEditable: Bool { true }
        public var fileURL: URL? { nil }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public protocol PreviewContextKey {
        associatedtype Value
        static var defaultValue: Self.Value { get }
    }
    """#
