// Modifiers that draw: effects, clipping, masks, backgrounds and overlays.

extension PreludeSource {
    static let swiftUIDrawingModifiers = PreludeSource(module: "SwiftUI", name: "DrawingModifiers", text: source)
}

private let source = #"""
    // MARK: Effects

    @frozen public struct _OpacityEffect: ViewModifier, Equatable {
        public typealias Body = Never
        public var opacity: Double
    }

    @frozen public struct _ScaleEffect: ViewModifier, Equatable {
        public typealias Body = Never
        public var scale: CGSize
        public var anchor: UnitPoint
    }

    @frozen public struct _UniformScaleEffect: ViewModifier, Equatable {
        public typealias Body = Never
        public var scale: CGFloat
        public var anchor: UnitPoint
    }

    @frozen public struct _RotationEffect: ViewModifier, Equatable {
        public typealias Body = Never
        public var angle: Angle
        public var anchor: UnitPoint
    }

    @frozen public struct _Rotation3DEffect: ViewModifier {
        public typealias Body = Never
        public var angle: Angle
        public var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
        public var anchor: UnitPoint
        public var anchorZ: CGFloat
        public var perspective: CGFloat
    }

    @frozen public struct _OffsetEffect: ViewModifier, Equatable {
        public typealias Body = Never
        public var offset: CGSize
    }

    @frozen public struct _TransformEffect: ViewModifier, Equatable {
        public typealias Body = Never
        public var transform: CGAffineTransform
    }

    @frozen public struct _ProjectionEffect: ViewModifier, Equatable {
        public typealias Body = Never
        public var transform: ProjectionTransform
    }

    @frozen public struct _BlurEffect: ViewModifier, Equatable {
        public typealias Body = Never
        public var radius: CGFloat
        public var isOpaque: Bool
    }

    @frozen public struct _ShadowEffect: ViewModifier, Equatable {
        public typealias Body = Never
        public var color: Color
        public var radius: CGFloat
        public var offset: CGSize
    }

    @frozen public struct _SaturationEffect: ViewModifier, Equatable {
        public typealias Body = Never
        public var amount: Double
    }

    @frozen public struct _BrightnessEffect: ViewModifier, Equatable {
        public typealias Body = Never
        public var amount: Double
    }

    @frozen public struct _ContrastEffect: ViewModifier, Equatable {
        public typealias Body = Never
        public var amount: Double
    }

    @frozen public struct _GrayscaleEffect: ViewModifier, Equatable {
        public typealias Body = Never
        public var amount: Double
    }

    @frozen public struct _HueRotationEffect: ViewModifier, Equatable {
        public typealias Body = Never
        public var angle: Angle
    }

    @frozen public struct _ColorMultiplyEffect: ViewModifier, Equatable {
        public typealias Body = Never
        public var color: Color
    }

    @frozen public struct _ColorInvertEffect: ViewModifier, Equatable {
        public typealias Body = Never
    }

    @frozen public struct _LuminanceToAlphaEffect: ViewModifier, Equatable {
        public typealias Body = Never
    }

    @frozen public struct _BlendModeEffect: ViewModifier, Equatable {
        public typealias Body = Never
        public var blendMode: BlendMode
    }

    @frozen public struct _CompositingGroupEffect: ViewModifier, Equatable {
        public typealias Body = Never
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    @frozen public struct _GeometryGroupEffect: ViewModifier, Equatable {
        public typealias Body = Never
    }

    @frozen public struct _FlipForRTLEffect: ViewModifier, Equatable {
        public typealias Body = Never
        public var isEnabled: Bool
    }

    @frozen public struct _HiddenModifier: ViewModifier {
        public typealias Body = Never
    }

    @frozen public struct _AllowsHitTestingModifier: ViewModifier, Equatable {
        public typealias Body = Never
        public var allowsHitTesting: Bool
    }

    extension View {
        // selfsame: inert(safe) 1
        // selfsame: same size, fades
        public func opacity(_ opacity: Double) -> some View { modifier(_OpacityEffect(opacity: opacity)) }

        // selfsame: inert(safe) CGSize(width: 1, height: 1)
        public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
            modifier(_ScaleEffect(scale: scale, anchor: anchor))
        }

        // The result type is part of this declaration since SDK 26; before that it was the opaque `_ScaleEffect`.
        // selfsame: inert(safe) 1
        public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> ModifiedContent<Self, _UniformScaleEffect> {
            modifier(_UniformScaleEffect(scale: s, anchor: anchor))
        }

        // selfsame: inert(safe) x: 1, y: 1
        public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
            modifier(_ScaleEffect(scale: CGSize(width: x, height: y), anchor: anchor))
        }

        // selfsame: inert(safe) .zero
        public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
            modifier(_RotationEffect(angle: angle, anchor: anchor))
        }

        // selfsame: inert(unsafe) .zero
        public func rotation3DEffect(
            _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
            perspective: CGFloat = 1
        ) -> some View { modifier(_Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)) }

        // selfsame: inert(safe) .zero
        public func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }

        // selfsame: inert(safe) x: 0, y: 0
        public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { modifier(_OffsetEffect(offset: CGSize(width: x, height: y))) }

        public func transformEffect(_ transform: CGAffineTransform) -> some View { modifier(_TransformEffect(transform: transform)) }

        public func projectionEffect(_ transform: ProjectionTransform) -> some View { modifier(_ProjectionEffect(transform: transform)) }

        // selfsame: inert(unsafe) radius: 0
        // selfsame: fades
        public func blur(radius: CGFloat, opaque: Bool = false) -> some View { modifier(_BlurEffect(radius: radius, isOpaque: opaque)) }

        // selfsame: inert(unsafe) color: .clear, radius: 0
        public func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
        ) -> some View {
            modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
        }

        // selfsame: inert(unsafe) 1
        public func saturation(_ amount: Double) -> some View { modifier(_SaturationEffect(amount: amount)) }

        // selfsame: inert(unsafe) 0
        public func brightness(_ amount: Double) -> some View { modifier(_BrightnessEffect(amount: amount)) }

        // selfsame: inert(unsafe) 1
        public func contrast(_ amount: Double) -> some View { modifier(_ContrastEffect(amount: amount)) }

        // selfsame: inert(unsafe) 0
        public func grayscale(_ amount: Double) -> some View { modifier(_GrayscaleEffect(amount: amount)) }

        // selfsame: inert(unsafe) .zero
        public func hueRotation(_ angle: Angle) -> some View { modifier(_HueRotationEffect(angle: angle)) }

        // selfsame: neutral() .white
        // selfsame: inert(unsafe) .white
        public func colorMultiply(_ color: Color) -> some View { modifier(_ColorMultiplyEffect(color: color)) }

        public func colorInvert() -> some View { modifier(_ColorInvertEffect()) }

        public func luminanceToAlpha() -> some View { modifier(_LuminanceToAlphaEffect()) }

        // selfsame: neutral() .normal
        // selfsame: inert(unsafe) .normal
        public func blendMode(_ blendMode: BlendMode) -> some View { modifier(_BlendModeEffect(blendMode: blendMode)) }

        // selfsame: never inert
        public func compositingGroup() -> some View { modifier(_CompositingGroupEffect()) }

        // selfsame: never inert
        // certainty: opaque
        public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
            modifier(_Unpublished_drawingGroup(arguments: [opaque, colorMode]))
        }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func geometryGroup() -> some View { modifier(_GeometryGroupEffect()) }

        public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { modifier(_FlipForRTLEffect(isEnabled: enabled)) }

        // selfsame: never inert
        // selfsame: blocks
        public func hidden() -> some View { modifier(_HiddenModifier()) }

        // selfsame: inert(unsafe) true
        // selfsame: blocks with false
        public func allowsHitTesting(_ enabled: Bool) -> some View { modifier(_AllowsHitTestingModifier(allowsHitTesting: enabled)) }
    }

    // MARK: Clipping and masks

    @frozen public struct _ClipEffect<ClipShape>: ViewModifier where ClipShape: Shape {
        public typealias Body = Never
        public var shape: ClipShape
        public var style: FillStyle
        public init(shape: ClipShape, style: FillStyle = FillStyle()) {
            self.shape = shape
            self.style = style
        }
    }

    @frozen public struct _MaskEffect<Mask>: ViewModifier where Mask: View {
        public typealias Body = Never
        public var mask: Mask
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    @frozen public struct _MaskAlignmentEffect<Mask>: ViewModifier where Mask: View {
        public typealias Body = Never
        public var alignment: Alignment
        public var mask: Mask
    }

    @frozen public struct _ContentShapeModifier<ContentShape>: ViewModifier where ContentShape: Shape {
        public typealias Body = Never
        public var shape: ContentShape
        public var eoFill: Bool
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    @frozen public struct _ContentShapeKindModifier<ContentShape>: ViewModifier where ContentShape: Shape {
        public typealias Body = Never
        public var shape: ContentShape
        public var kinds: ContentShapeKinds
        public var eoFill: Bool
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct ContentShapeKinds: OptionSet {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let interaction = ContentShapeKinds(rawValue: 1)
        public static let dragPreview = ContentShapeKinds(rawValue: 2)
        public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
        public static let hoverEffect = ContentShapeKinds(rawValue: 8)
        public static let focusEffect = ContentShapeKinds(rawValue: 16)
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public static let accessibility = ContentShapeKinds(rawValue: 32)
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    @frozen public struct _ContainerShapeModifier<Shape>: ViewModifier where Shape: InsettableShape {
        public typealias Body = Never
        public var shape: Shape
    }

    extension View {
        // selfsame: neutral(content reaches beyond the bounds) Rectangle()
        // selfsame: never inert, clips
        public func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View where S: Shape {
            modifier(_ClipEffect(shape: shape, style: style))
        }

        // selfsame: never inert, clips
        public func clipped(antialiased: Bool = false) -> some View {
            modifier(_ClipEffect(shape: Rectangle(), style: FillStyle(antialiased: antialiased)))
        }

        // selfsame: neutral(content reaches beyond the bounds) 0
        // selfsame: never inert, clips
        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
            modifier(_ClipEffect(shape: RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased)))
        }

        // selfsame: never inert, clips
        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public func mask<Mask>(_ mask: Mask) -> some View where Mask: View { modifier(_MaskEffect(mask: mask)) }

        // selfsame: never inert, clips
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func mask<Mask>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View where Mask: View {
            modifier(_MaskAlignmentEffect(alignment: alignment, mask: mask()))
        }

        // selfsame: neutral(part of the bounds does not react to touches) Rectangle()
        public func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S: Shape {
            modifier(_ContentShapeModifier(shape: shape, eoFill: eoFill))
        }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func contentShape<S>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View where S: Shape {
            modifier(_ContentShapeKindModifier(shape: shape, kinds: kind, eoFill: eoFill))
        }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func containerShape<T>(_ shape: T) -> some View where T: InsettableShape { modifier(_ContainerShapeModifier(shape: shape)) }
    }

    // MARK: Backgrounds

    @frozen public struct _BackgroundModifier<Background>: ViewModifier where Background: View {
        public typealias Body = Never
        public var background: Background
        public var alignment: Alignment
        public init(background: Background, alignment: Alignment = .center) {
            self.background = background
            self.alignment = alignment
        }
    }

    extension _BackgroundModifier: Equatable where Background: Equatable {}

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    @frozen public struct _BackgroundStyleModifier<Style>: ViewModifier where Style: ShapeStyle {
        public typealias Body = Never
        public var style: Style
        public var ignoresSafeAreaEdges: Edge.Set
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    @frozen public struct _BackgroundShapeModifier<Style, Bounds>: ViewModifier where Style: ShapeStyle, Bounds: Shape {
        public typealias Body = Never
        public var style: Style
        public var shape: Bounds
        public var fillStyle: FillStyle
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    @frozen public struct _InsettableBackgroundShapeModifier<Style, Bounds>: ViewModifier where Style: ShapeStyle, Bounds: InsettableShape {
        public typealias Body = Never
        public var style: Style
        public var shape: Bounds
        public var fillStyle: FillStyle
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct _EnvironmentBackgroundStyleModifier<S>: ViewModifier where S: ShapeStyle {
        public typealias Body = Never
        public var style: S
    }

    extension View {
        // Also taken by colours and gradients where the availability does not reach iOS 15.
        // selfsame: neutral() nil
        // selfsame: takes size, backs
        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        @_disfavoredOverload
        public func background<Background>(_ background: Background, alignment: Alignment = .center) -> some View where Background: View {
            modifier(_BackgroundModifier(background: background, alignment: alignment))
        }

        // selfsame: neutral() content: if
        // selfsame: takes size, backs
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func background<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View where V: View {
            modifier(_BackgroundModifier(background: content(), alignment: alignment))
        }

        // selfsame: takes size, backs
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
            modifier(_BackgroundStyleModifier(style: BackgroundStyle(), ignoresSafeAreaEdges: edges))
        }

        // selfsame: neutral() Color.clear
        // selfsame: takes size, backs
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func background<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View where S: ShapeStyle {
            modifier(_BackgroundStyleModifier(style: style, ignoresSafeAreaEdges: edges))
        }

        // selfsame: takes size, backs
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func background<S>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View where S: Shape {
            modifier(_BackgroundShapeModifier(style: BackgroundStyle(), shape: shape, fillStyle: fillStyle))
        }

        // selfsame: neutral() Color.clear
        // selfsame: takes size, backs
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func background<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View where S: ShapeStyle, T: Shape {
            modifier(_BackgroundShapeModifier(style: style, shape: shape, fillStyle: fillStyle))
        }

        // selfsame: takes size, backs
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func background<S>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View where S: InsettableShape {
            modifier(_InsettableBackgroundShapeModifier(style: BackgroundStyle(), shape: shape, fillStyle: fillStyle))
        }

        // selfsame: neutral() Color.clear
        // selfsame: takes size, backs
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func background<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View
        where S: ShapeStyle, T: InsettableShape {
            modifier(_InsettableBackgroundShapeModifier(style: style, shape: shape, fillStyle: fillStyle))
        }

        // selfsame: key backgroundStyle
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func backgroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
            modifier(_EnvironmentBackgroundStyleModifier(style: style))
        }

        // certainty: opaque
        @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
        public func backgroundExtensionEffect() -> some View { modifier(_Unpublished_backgroundExtensionEffect(arguments: [])) }
    }

    // MARK: Overlays

    @frozen public struct _OverlayModifier<Overlay>: ViewModifier where Overlay: View {
        public typealias Body = Never
        public var overlay: Overlay
        public var alignment: Alignment
        public init(overlay: Overlay, alignment: Alignment = .center) {
            self.overlay = overlay
            self.alignment = alignment
        }
    }

    extension _OverlayModifier: Equatable where Overlay: Equatable {}

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    @frozen public struct _OverlayStyleModifier<Style>: ViewModifier where Style: ShapeStyle {
        public typealias Body = Never
        public var style: Style
        public var ignoresSafeAreaEdges: Edge.Set
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    @frozen public struct _OverlayShapeModifier<Style, Bounds>: ViewModifier where Style: ShapeStyle, Bounds: Shape {
        public typealias Body = Never
        public var style: Style
        public var shape: Bounds
        public var fillStyle: FillStyle
    }

    extension View {
        // selfsame: neutral() nil
        // selfsame: takes size
        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        @_disfavoredOverload
        public func overlay<Overlay>(_ overlay: Overlay, alignment: Alignment = .center) -> some View where Overlay: View {
            modifier(_OverlayModifier(overlay: overlay, alignment: alignment))
        }

        // selfsame: neutral() content: if
        // selfsame: takes size
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func overlay<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View where V: View {
            modifier(_OverlayModifier(overlay: content(), alignment: alignment))
        }

        // selfsame: neutral() Color.clear
        // selfsame: takes size
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func overlay<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View where S: ShapeStyle {
            modifier(_OverlayStyleModifier(style: style, ignoresSafeAreaEdges: edges))
        }

        // selfsame: neutral() Color.clear
        // selfsame: takes size
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func overlay<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View where S: ShapeStyle, T: Shape {
            modifier(_OverlayShapeModifier(style: style, shape: shape, fillStyle: fillStyle))
        }

        // selfsame: neutral() Color.clear
        // selfsame: fades
        public func border<S>(_ content: S, width: CGFloat = 1) -> some View where S: ShapeStyle {
            modifier(
                _OverlayModifier(
                    overlay: _ShapeView(
                        shape: _StrokedShape(shape: Rectangle._Inset(amount: width), style: StrokeStyle(lineWidth: width)), style: content)))
        }
    }

    // MARK: Visual effects and glass

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public protocol VisualEffect: Animatable {}

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct EmptyVisualEffect: VisualEffect {
        public init() {}
    }

    extension ModifiedContent: VisualEffect, Animatable where Content: VisualEffect, Modifier: _UnpublishedModifier {}

    extension View {
        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
            modifier(_Unpublished_colorEffect(arguments: [shader, isEnabled]))
        }

        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
            modifier(_Unpublished_distortionEffect(arguments: [shader, maxSampleOffset, isEnabled]))
        }

        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
            modifier(_Unpublished_layerEffect(arguments: [shader, maxSampleOffset, isEnabled]))
        }

        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func visualEffect(_ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect) -> some View {
            modifier(_Unpublished_visualEffect(arguments: []))
        }

        // certainty: opaque
        @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
        public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View {
            modifier(_Unpublished_glassEffect(arguments: [glass, shape]))
        }

        // certainty: opaque
        // selfsame: transition
        @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
        public func glassEffectID(_ id: (some Hashable)?, in namespace: Namespace.ID) -> some View {
            modifier(_Unpublished_glassEffectID(arguments: [id as Any, namespace]))
        }

        // certainty: opaque
        @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
        public func glassEffectUnion(id: (some Hashable)?, namespace: Namespace.ID) -> some View {
            modifier(_Unpublished_glassEffectUnion(arguments: [id as Any, namespace]))
        }

        // certainty: opaque
        // selfsame: transition
        @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
        public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
            modifier(_Unpublished_glassEffectTransition(arguments: [transition]))
        }
    }

    @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
    public struct Glass: Equatable {
        var changes: [String]
        public static var regular: Glass { Glass(changes: ["regular"]) }
        public static var clear: Glass { Glass(changes: ["clear"]) }
        public static var identity: Glass { Glass(changes: ["identity"]) }
        public func tint(_ color: Color?) -> Glass { Glass(changes: changes + ["tint(\(color as Any))"]) }
        public func interactive(_ isEnabled: Bool = true) -> Glass { Glass(changes: changes + ["interactive(\(isEnabled))"]) }
    }

    @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
    public struct DefaultGlassEffectShape: _PrimitiveShape {
        public init() {}
    }

    @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
    public struct GlassEffectTransition {
        var name: String
        public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(name: "matchedGeometry") }
        public static var materialize: GlassEffectTransition { GlassEffectTransition(name: "materialize") }
        public static var identity: GlassEffectTransition { GlassEffectTransition(name: "identity") }
    }

    @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
    public struct GlassEffectContainer<Content>: _PrimitiveView where Content: View {
        public var spacing: CGFloat?
        public var content: Content
        public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
            self.spacing = spacing
            self.content = content()
        }
    }

    extension VisualEffect {
        // certainty: opaque
        // selfsame: fades
        public func opacity(_ opacity: Double) -> some VisualEffect {
            ModifiedContent(content: self, modifier: _Unpublished_opacity(arguments: [opacity]))
        }

        // certainty: opaque
        public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
            ModifiedContent(content: self, modifier: _Unpublished_scaleEffect(arguments: [s, anchor]))
        }

        // certainty: opaque
        public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
            ModifiedContent(content: self, modifier: _Unpublished_scaleEffect(arguments: [scale, anchor]))
        }

        // certainty: opaque
        public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
            ModifiedContent(content: self, modifier: _Unpublished_scaleEffect(arguments: [x, y, anchor]))
        }

        // certainty: opaque
        public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
            ModifiedContent(content: self, modifier: _Unpublished_rotationEffect(arguments: [angle, anchor]))
        }

        // certainty: opaque
        public func rotation3DEffect(
            _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
            perspective: CGFloat = 1
        ) -> some VisualEffect {
            ModifiedContent(content: self, modifier: _Unpublished_rotation3DEffect(arguments: [angle, axis, anchor, anchorZ, perspective]))
        }

        // certainty: opaque
        public func rotation3D(
            _ rotation: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
            perspective: CGFloat = 1
        ) -> some VisualEffect {
            ModifiedContent(content: self, modifier: _Unpublished_rotation3D(arguments: [rotation, axis, anchor, anchorZ, perspective]))
        }

        // certainty: opaque
        public func offset(_ offset: CGSize) -> some VisualEffect {
            ModifiedContent(content: self, modifier: _Unpublished_offset(arguments: [offset]))
        }

        // certainty: opaque
        public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
            ModifiedContent(content: self, modifier: _Unpublished_offset(arguments: [x, y]))
        }

        // certainty: opaque
        public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
            ModifiedContent(content: self, modifier: _Unpublished_transformEffect(arguments: [transform]))
        }

        // certainty: opaque
        public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
            ModifiedContent(content: self, modifier: _Unpublished_blur(arguments: [radius, opaque]))
        }

        // certainty: opaque
        public func brightness(_ amount: Double) -> some VisualEffect {
            ModifiedContent(content: self, modifier: _Unpublished_brightness(arguments: [amount]))
        }

        // certainty: opaque
        public func contrast(_ amount: Double) -> some VisualEffect {
            ModifiedContent(content: self, modifier: _Unpublished_contrast(arguments: [amount]))
        }

        // certainty: opaque
        public func grayscale(_ amount: Double) -> some VisualEffect {
            ModifiedContent(content: self, modifier: _Unpublished_grayscale(arguments: [amount]))
        }

        // certainty: opaque
        public func hueRotation(_ angle: Angle) -> some VisualEffect {
            ModifiedContent(content: self, modifier: _Unpublished_hueRotation(arguments: [angle]))
        }

        // certainty: opaque
        public func saturation(_ amount: Double) -> some VisualEffect {
            ModifiedContent(content: self, modifier: _Unpublished_saturation(arguments: [amount]))
        }

        // certainty: opaque
        public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
            ModifiedContent(content: self, modifier: _Unpublished_colorEffect(arguments: [shader, isEnabled]))
        }

        // certainty: opaque
        public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
            ModifiedContent(content: self, modifier: _Unpublished_distortionEffect(arguments: [shader, maxSampleOffset, isEnabled]))
        }

        // certainty: opaque
        public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
            ModifiedContent(content: self, modifier: _Unpublished_layerEffect(arguments: [shader, maxSampleOffset, isEnabled]))
        }
    }

    public struct _Unpublished_drawingGroup: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_backgroundExtensionEffect: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_colorEffect: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_distortionEffect: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_layerEffect: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_visualEffect: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_glassEffect: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_glassEffectID: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_glassEffectUnion: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_glassEffectTransition: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_opacity: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_scaleEffect: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_rotationEffect: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_rotation3DEffect: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_rotation3D: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_offset: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_transformEffect: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_blur: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_brightness: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_contrast: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_grayscale: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_hueRotation: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_saturation: _UnpublishedModifier {
        public var arguments: [Any]
    }
    """#
