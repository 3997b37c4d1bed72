// What stands in space: views of RealityKit, glass behind views and depth on visionOS.

extension PreludeSource {
    static let swiftUISpatial = PreludeSource(module: "SwiftUI", name: "Spatial", text: source)
}

private let source = #"""
    // MARK: RealityKit
    public protocol RealityViewContentProtocol {}

    @available(iOS 18, macOS 15, tvOS 26, visionOS 1, *)
    @available(watchOS, unavailable)
    public struct RealityViewDefaultPlaceholder: _PrimitiveView {}

    @available(visionOS 1, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct RealityViewContent: RealityViewContentProtocol {
        public struct Body<Placeholder>: _PrimitiveView where Placeholder: View {}
        public mutating func add<T>(_ entity: T) {}
        public mutating func remove<T>(_ entity: T) {}
    }

    @available(iOS 18, macOS 15, tvOS 26, *)
    @available(visionOS, unavailable)
    @available(watchOS, unavailable)
    public struct RealityViewCameraContent: RealityViewContentProtocol {
        public struct Body<Placeholder>: _PrimitiveView where Placeholder: View {}
        public mutating func add<T>(_ entity: T) {}
        public mutating func remove<T>(_ entity: T) {}
    }

    #if os(visionOS)
    @available(visionOS 1, *)
    public struct RealityViewAttachments {}

    @available(visionOS 1, *)
    public protocol AttachmentContent {}

    @available(visionOS 1, *)
    public struct Attachment<Content>: AttachmentContent where Content: View {
        public var content: Content
        public init(id: some Hashable, @ViewBuilder _ content: () -> Content) { self.content = content() }
    }

    @available(visionOS 1, *)
    public struct EmptyAttachmentContent: AttachmentContent { public init() {} }

    @available(visionOS 1, *)
    public struct _Unpublished_AttachmentContentBuilder_buildBlock<Content>: AttachmentContent { var content: Content }

    @available(visionOS 1, *)
    @resultBuilder
    public struct AttachmentContentBuilder {
        public static func buildBlock() -> EmptyAttachmentContent { EmptyAttachmentContent() }
        public static func buildBlock<Content>(_ content: Content) -> Content where Content: AttachmentContent { content }
        public static func buildBlock<each Content>(_ content: repeat each Content) -> _Unpublished_AttachmentContentBuilder_buildBlock<(repeat each Content)>
        where repeat each Content: AttachmentContent { _Unpublished_AttachmentContentBuilder_buildBlock(content: (repeat each content)) }
    }

    @available(visionOS 1, *)
    public struct RealityViewAttachmentBuilderContent<Attachment, Content>: _PrimitiveView
    where Attachment: AttachmentContent, Content: View {}
    #endif

    // selfsame: keeps its entities
    @available(iOS 18, macOS 15, tvOS 26, visionOS 1, *)
    @available(watchOS, unavailable)
    public struct RealityView<Content>: _PrimitiveView where Content: View {
        init(_arguments: Any) {}
    }

    @available(iOS 18, macOS 15, tvOS 26, visionOS 1, *)
    @available(watchOS, unavailable)
    extension RealityView {
        @available(visionOS 1, *)
        @available(iOS, unavailable)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public init(
            make: @escaping (inout RealityViewContent) async -> Void, update: ((inout RealityViewContent) -> Void)? = nil
        ) where Content == RealityViewContent.Body<RealityViewDefaultPlaceholder> { self.init(_arguments: make) }

        @available(visionOS 1, *)
        @available(iOS, unavailable)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public init<P>(
            make: @escaping (inout RealityViewContent) async -> Void, update: ((inout RealityViewContent) -> Void)? = nil,
            @ViewBuilder placeholder: () -> P
        ) where Content == RealityViewContent.Body<P>, P: View { self.init(_arguments: placeholder()) }

        #if os(visionOS)
        @available(visionOS 1, *)
        public init<A>(
            make: @escaping (inout RealityViewContent, RealityViewAttachments) async -> Void,
            update: ((inout RealityViewContent, RealityViewAttachments) -> Void)? = nil,
            @AttachmentContentBuilder attachments: @escaping () -> A
        )
        where
            Content == RealityViewAttachmentBuilderContent<A, RealityViewContent.Body<RealityViewDefaultPlaceholder>>, A: AttachmentContent
        { self.init(_arguments: make) }

        @available(visionOS 1, *)
        public init<A, P>(
            make: @escaping (inout RealityViewContent, RealityViewAttachments) async -> Void,
            update: ((inout RealityViewContent, RealityViewAttachments) -> Void)? = nil,
            @ViewBuilder placeholder: () -> P, @AttachmentContentBuilder attachments: @escaping () -> A
        ) where Content == RealityViewAttachmentBuilderContent<A, RealityViewContent.Body<P>>, A: AttachmentContent, P: View {
            self.init(_arguments: placeholder())
        }
        #endif

        @available(iOS 18, macOS 15, tvOS 26, *)
        @available(visionOS, unavailable)
        @available(watchOS, unavailable)
        public init(
            make: @escaping (inout RealityViewCameraContent) async -> Void, update: ((inout RealityViewCameraContent) -> Void)? = nil
        ) where Content == RealityViewCameraContent.Body<RealityViewDefaultPlaceholder> { self.init(_arguments: make) }

        @available(iOS 18, macOS 15, tvOS 26, *)
        @available(visionOS, unavailable)
        @available(watchOS, unavailable)
        public init<P>(
            make: @escaping (inout RealityViewCameraContent) async -> Void, update: ((inout RealityViewCameraContent) -> Void)? = nil,
            @ViewBuilder placeholder: () -> P
        ) where Content == RealityViewCameraContent.Body<P>, P: View { self.init(_arguments: placeholder()) }
    }

    @available(visionOS 1, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct ResolvedModel3D: _PrimitiveView {
        public func resizable(_ resizable: Bool = true) -> ResolvedModel3D { self }
    }

    @available(visionOS 1, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct Model3DPlaceholderContent<Model, Placeholder>: _PrimitiveView where Model: View, Placeholder: View {}

    @available(visionOS 1, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public enum Model3DPhase {
        case empty
        case success(ResolvedModel3D)
        case failure(any Error)
        public var model: ResolvedModel3D? { nil }
        public var error: (any Error)? { nil }
    }

    @available(visionOS 1, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct Model3D<Content>: _PrimitiveView where Content: View {
        init(_arguments: [Any]) {}
    }

    @available(visionOS 1, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension Model3D {
        public init(named name: String, bundle: Bundle? = nil) where Content == ResolvedModel3D { self.init(_arguments: [name]) }
        public init(url: URL) where Content == ResolvedModel3D { self.init(_arguments: [url]) }
        public init<Model, Placeholder>(
            named name: String, bundle: Bundle? = nil, @ViewBuilder content: @escaping (ResolvedModel3D) -> Model,
            @ViewBuilder placeholder: @escaping () -> Placeholder
        ) where Content == Model3DPlaceholderContent<Model, Placeholder>, Model: View, Placeholder: View { self.init(_arguments: [name]) }

        public init<Model, Placeholder>(
            url: URL, @ViewBuilder content: @escaping (ResolvedModel3D) -> Model,
            @ViewBuilder placeholder: @escaping () -> Placeholder
        ) where Content == Model3DPlaceholderContent<Model, Placeholder>, Model: View, Placeholder: View { self.init(_arguments: [url]) }

        public init(
            named name: String, bundle: Bundle? = nil, transaction: Transaction = Transaction(),
            @ViewBuilder content: @escaping (Model3DPhase) -> Content
        ) { self.init(_arguments: [name]) }

        public init(url: URL, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (Model3DPhase) -> Content) {
            self.init(_arguments: [url])
        }
    }

    // MARK: Glass and depth
    @available(visionOS 1, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public enum GlassBackgroundDisplayMode: Hashable { case always, implicit, never }

    @available(visionOS 2.4, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public protocol GlassBackgroundEffect {}

    @available(visionOS 2.4, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct AutomaticGlassBackgroundEffect: GlassBackgroundEffect { public init() {} }

    @available(visionOS 2.4, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension GlassBackgroundEffect where Self == AutomaticGlassBackgroundEffect {
        public static var automatic: AutomaticGlassBackgroundEffect { AutomaticGlassBackgroundEffect() }
    }

    @available(visionOS 2.4, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct PlateGlassBackgroundEffect: GlassBackgroundEffect { public init() {} }

    @available(visionOS 2.4, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension GlassBackgroundEffect where Self == PlateGlassBackgroundEffect {
        public static var plate: PlateGlassBackgroundEffect { PlateGlassBackgroundEffect() }
    }

    extension View {
        // certainty: opaque
        @available(visionOS 1, *)
        @available(iOS, unavailable)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func glassBackgroundEffect(displayMode: GlassBackgroundDisplayMode = .always) -> some View {
            modifier(_Unpublished_glassBackgroundEffect(arguments: [displayMode]))
        }

        // certainty: opaque
        @available(visionOS 1, *)
        @available(iOS, unavailable)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func glassBackgroundEffect<S>(in shape: S, displayMode: GlassBackgroundDisplayMode = .always) -> some View
        where S: InsettableShape { modifier(_Unpublished_glassBackgroundEffect_in(arguments: [shape, displayMode])) }

        // certainty: opaque
        @available(visionOS 2.4, *)
        @available(iOS, unavailable)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func glassBackgroundEffect<S>(_ effect: S, displayMode: GlassBackgroundDisplayMode = .always) -> some View
        where S: GlassBackgroundEffect { modifier(_Unpublished_glassBackgroundEffect(arguments: [effect, displayMode])) }

        // certainty: opaque
        @available(visionOS 2.4, *)
        @available(iOS, unavailable)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func glassBackgroundEffect<T, S>(_ effect: S, in shape: T, displayMode: GlassBackgroundDisplayMode = .always) -> some View
        where T: InsettableShape, S: GlassBackgroundEffect {
            modifier(_Unpublished_glassBackgroundEffect_in(arguments: [effect, shape, displayMode]))
        }

        // certainty: opaque
        @available(visionOS 1, *)
        @available(iOS, unavailable)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func offset(z: CGFloat) -> some View { modifier(_Unpublished_offset_z(arguments: [z])) }

        // certainty: opaque
        @available(visionOS 1, *)
        @available(iOS, unavailable)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func padding3D(_ length: CGFloat? = nil) -> some View { modifier(_Unpublished_padding3D(arguments: [length as Any])) }

        // certainty: opaque
        @available(visionOS 1, *)
        @available(iOS, unavailable)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func frame(depth: CGFloat?, alignment: DepthAlignment = .center) -> some View {
            modifier(_Unpublished_frame_depth(arguments: [depth as Any, alignment]))
        }
    }

    @available(visionOS 1, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct DepthAlignment: Equatable {
        var name: String
        public static let front: DepthAlignment = DepthAlignment(name: "front")
        public static let center: DepthAlignment = DepthAlignment(name: "center")
        public static let back: DepthAlignment = DepthAlignment(name: "back")
    }

    public struct _Unpublished_glassBackgroundEffect: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_glassBackgroundEffect_in: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_offset_z: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_padding3D: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_frame_depth: _UnpublishedModifier {
        public var arguments: [Any]
    }

    // MARK: App Intents
    @available(iOS 16, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct ShortcutsLink: _PrimitiveView { public init(action: @escaping () -> Void = {}) {} }

    // MARK: Spaces and volumes
    @available(visionOS 1, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public protocol ImmersionStyle {}

    @available(visionOS 1, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct AutomaticImmersionStyle: ImmersionStyle { public init() {} }

    @available(visionOS 1, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension ImmersionStyle where Self == AutomaticImmersionStyle {
        public static var automatic: AutomaticImmersionStyle { AutomaticImmersionStyle() }
    }

    @available(visionOS 1, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct MixedImmersionStyle: ImmersionStyle { public init() {} }

    @available(visionOS 1, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension ImmersionStyle where Self == MixedImmersionStyle {
        public static var mixed: MixedImmersionStyle { MixedImmersionStyle() }
    }

    @available(visionOS 1, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct FullImmersionStyle: ImmersionStyle { public init() {} }

    @available(visionOS 1, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension ImmersionStyle where Self == FullImmersionStyle {
        public static var full: FullImmersionStyle { FullImmersionStyle() }
    }

    @available(visionOS 1, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct ProgressiveImmersionStyle: ImmersionStyle { public init() {} }

    @available(visionOS 1, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension ImmersionStyle where Self == ProgressiveImmersionStyle {
        public static var progressive: ProgressiveImmersionStyle { ProgressiveImmersionStyle() }
    }

    @available(visionOS 1, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct VolumetricWindowStyle: WindowStyle { public init() {} }

    @available(visionOS 1, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension WindowStyle where Self == VolumetricWindowStyle {
        public static var volumetric: VolumetricWindowStyle { VolumetricWindowStyle() }
    }

    @available(visionOS 1, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension Scene {
        // certainty: opaque
        public func immersionStyle(selection: Binding<any ImmersionStyle>, in styles: any ImmersionStyle...) -> some Scene {
            ModifiedContent(content: self, modifier: _Unpublished_immersionStyle(arguments: [selection, styles]))
        }

        // certainty: opaque
        public func upperLimbVisibility(_ preferredVisibility: Visibility) -> some Scene {
            ModifiedContent(content: self, modifier: _Unpublished_upperLimbVisibility(arguments: [preferredVisibility]))
        }

        // certainty: opaque
        public func defaultSize(width: CGFloat, height: CGFloat, depth: CGFloat) -> some Scene {
            ModifiedContent(content: self, modifier: _Unpublished_defaultSize(arguments: [width, height, depth]))
        }

        // certainty: opaque
        public func defaultSize(width: CGFloat, height: CGFloat, depth: CGFloat, in unit: UnitLength) -> some Scene {
            ModifiedContent(content: self, modifier: _Unpublished_defaultSize(arguments: [width, height, depth, unit]))
        }
    }

    @available(visionOS 1, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
        // certainty: opaque
        public func upperLimbVisibility(_ preferredVisibility: Visibility) -> some View {
            modifier(_Unpublished_upperLimbVisibility(arguments: [preferredVisibility]))
        }
    }

    // MARK: Gestures on entities
    @available(iOS 13, macOS 10.15, visionOS 1, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    open class Entity {}

    @available(iOS 18, macOS 15, visionOS 1, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @dynamicMemberLookup public struct EntityTargetValue<Value> {
        public var gestureValue: Value
        public var entity: Entity
        public subscript<T>(dynamicMember keyPath: KeyPath<Value, T>) -> T { gestureValue[keyPath: keyPath] }
    }

    @available(iOS 18, macOS 15, visionOS 1, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension Gesture {
        // certainty: opaque
        public func targetedToAnyEntity() -> some Gesture<EntityTargetValue<Self.Value>> {
            _Unpublished_targetedToEntity(gesture: self, arguments: [])
        }

        // certainty: opaque
        public func targetedToEntity(_ entity: Entity) -> some Gesture<EntityTargetValue<Self.Value>> {
            _Unpublished_targetedToEntity(gesture: self, arguments: [entity])
        }
    }

    @available(iOS 18, macOS 15, visionOS 1, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct _Unpublished_targetedToEntity<Target>: _PrimitiveGesture where Target: Gesture {
        public typealias Value = EntityTargetValue<Target.Value>
        public var gesture: Target
        public var arguments: [Any]
    }

    public struct _Unpublished_immersionStyle: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_upperLimbVisibility: _UnpublishedModifier {
        public var arguments: [Any]
    }
    """#
