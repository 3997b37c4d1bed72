// Modifiers that draw: opacity, backgrounds and overlays in their four forms, styles, clips, masks, effects.

extension PreludeSource {
    /// Backgrounds, overlays, styles, clips, effects.
    static let drawingModifiers = PreludeSource(module: "SwiftUI", name: "DrawingModifiers", text: drawingModifiersText)
}

private let drawingModifiersText = #"""
     public struct _OpacityEffect: ViewModifier {
       public typealias Body = Never
       let opacity: Double
     }
    extension View {
      // selfsame: inert(safe) 1
      public func opacity(_ opacity: Double) -> some View { modifier(_OpacityEffect(opacity: opacity)) }
    }
     public struct _BackgroundModifier<Background>: ViewModifier where Background: View {
       public typealias Body = Never
       let background: Background
       let alignment: Alignment
     }
     public struct _BackgroundStyleModifier<Style>: ViewModifier where Style: ShapeStyle {
       public typealias Body = Never
       let style: Style
       let ignoresSafeAreaEdges: Edge.Set
     }
     public struct _BackgroundShapeModifier<Style, Bounds>: ViewModifier where Style: ShapeStyle, Bounds: Shape {
       public typealias Body = Never
       let style: Style
       let shape: Bounds
       let fillStyle: FillStyle
     }
     public struct _InsettableBackgroundShapeModifier<Style, Bounds>: ViewModifier where Style: ShapeStyle, Bounds: InsettableShape {
       public typealias Body = Never
       let style: Style
       let shape: Bounds
       let fillStyle: FillStyle
     }
    extension View {
      @_disfavoredOverload public func background<Background>(_ background: Background, alignment: Alignment = .center) -> some View
      where Background: View {
        modifier(_BackgroundModifier<Background>(background: background, alignment: alignment))
      }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    extension View {
      public func background<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View where V: View {
        modifier(_BackgroundModifier<V>(background: content(), alignment: alignment))
      }
      public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(_BackgroundStyleModifier<BackgroundStyle>(style: BackgroundStyle(), ignoresSafeAreaEdges: edges))
      }
      public func background<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View where S: ShapeStyle {
        modifier(_BackgroundStyleModifier<S>(style: style, ignoresSafeAreaEdges: edges))
      }
      public func background<S>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View where S: Shape {
        modifier(_BackgroundShapeModifier<BackgroundStyle, S>(style: BackgroundStyle(), shape: shape, fillStyle: fillStyle))
      }
      public func background<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View where S: ShapeStyle, T: Shape {
        modifier(_BackgroundShapeModifier<S, T>(style: style, shape: shape, fillStyle: fillStyle))
      }
      public func background<S>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View where S: InsettableShape {
        modifier(_InsettableBackgroundShapeModifier<BackgroundStyle, S>(style: BackgroundStyle(), shape: shape, fillStyle: fillStyle))
      }
      public func background<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View
      where S: ShapeStyle, T: InsettableShape {
        modifier(_InsettableBackgroundShapeModifier<S, T>(style: style, shape: shape, fillStyle: fillStyle))
      }
    }
     public struct _OverlayModifier<Overlay>: ViewModifier where Overlay: View {
       public typealias Body = Never
       let overlay: Overlay
       let alignment: Alignment
     }
     public struct _OverlayStyleModifier<Style>: ViewModifier where Style: ShapeStyle {
       public typealias Body = Never
       let style: Style
       let ignoresSafeAreaEdges: Edge.Set
     }
     public struct _OverlayShapeModifier<Style, Bounds>: ViewModifier where Style: ShapeStyle, Bounds: Shape {
       public typealias Body = Never
       let style: Style
       let shape: Bounds
       let fillStyle: FillStyle
     }
    extension View {
      @_disfavoredOverload public func overlay<Overlay>(_ overlay: Overlay, alignment: Alignment = .center) -> some View
      where Overlay: View {
        modifier(_OverlayModifier<Overlay>(overlay: overlay, alignment: alignment))
      }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    extension View {
      public func overlay<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View where V: View {
        modifier(_OverlayModifier<V>(overlay: content(), alignment: alignment))
      }
      public func overlay<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View where S: ShapeStyle {
        modifier(_OverlayStyleModifier<S>(style: style, ignoresSafeAreaEdges: edges))
      }
      public func overlay<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View where S: ShapeStyle, T: Shape {
        modifier(_OverlayShapeModifier<S, T>(style: style, shape: shape, fillStyle: fillStyle))
      }
    }
    extension View {
      public func border<S>(_ content: S, width: CGFloat = 1) -> some View where S: ShapeStyle {
        overlay(Rectangle().strokeBorder(content, _borderWidth: width))
      }
    }
     extension InsettableShape {
       func strokeBorder<S>(_ content: S, _borderWidth width: CGFloat) -> _ShapeView<_StrokedShape<Self.InsetShape>, S> where S: ShapeStyle {
         _ShapeView(shape: _StrokedShape(shape: inset(by: width), style: StrokeStyle(lineWidth: width)), style: content)
       }
     }
     public struct _ForegroundStyleModifier<Style>: ViewModifier where Style: ShapeStyle {
       public typealias Body = Never
       let style: Style
     }
     public struct _ForegroundStyleModifier2<S1, S2>: ViewModifier where S1: ShapeStyle, S2: ShapeStyle {
       public typealias Body = Never
       let primary: S1
       let secondary: S2
     }
     public struct _ForegroundStyleModifier3<S1, S2, S3>: ViewModifier where S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle {
       public typealias Body = Never
       let primary: S1
       let secondary: S2
       let tertiary: S3
     }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    extension View {
      // selfsame: never inert
      public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle { modifier(_ForegroundStyleModifier<S>(style: style)) }
      // selfsame: never inert
      public func foregroundStyle<S1, S2>(_ primary: S1, _ secondary: S2) -> some View where S1: ShapeStyle, S2: ShapeStyle {
        modifier(_ForegroundStyleModifier2<S1, S2>(primary: primary, secondary: secondary))
      }
      // selfsame: never inert
      public func foregroundStyle<S1, S2, S3>(_ primary: S1, _ secondary: S2, _ tertiary: S3) -> some View
      where S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle {
        modifier(_ForegroundStyleModifier3<S1, S2, S3>(primary: primary, secondary: secondary, tertiary: tertiary))
      }
    }
     public struct _EnvironmentBackgroundStyleModifier<Style>: ViewModifier where Style: ShapeStyle {
       public typealias Body = Never
       let style: Style
     }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    extension View {
      // selfsame: never inert
      public func backgroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
        modifier(_EnvironmentBackgroundStyleModifier<S>(style: style))
      }
    }
     public struct _ClipEffect<ClipShape>: ViewModifier where ClipShape: Shape {
       public typealias Body = Never
       let shape: ClipShape
       let style: FillStyle
     }
    extension View {
      // selfsame: never inert
      public func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View where S: Shape {
        modifier(_ClipEffect<S>(shape: shape, style: style))
      }
      // selfsame: never inert
      public func clipped(antialiased: Bool = false) -> some View {
        modifier(_ClipEffect<Rectangle>(shape: Rectangle(), style: FillStyle(antialiased: antialiased)))
      }
      // selfsame: never inert
      @available(iOS, deprecated: 100000.0) public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        modifier(_ClipEffect<RoundedRectangle>(shape: RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased)))
      }
    }
     public struct _MaskEffect<Mask>: ViewModifier where Mask: View {
       public typealias Body = Never
       let mask: Mask
     }
     public struct _MaskAlignmentEffect<Mask>: ViewModifier where Mask: View {
       public typealias Body = Never
       let alignment: Alignment
       let mask: Mask
     }
    extension View {
      // selfsame: never inert
      @_disfavoredOverload public func mask<Mask>(_ mask: Mask) -> some View where Mask: View { modifier(_MaskEffect<Mask>(mask: mask)) }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    extension View {
      // selfsame: never inert
      public func mask<Mask>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View where Mask: View {
        modifier(_MaskAlignmentEffect<Mask>(alignment: alignment, mask: mask()))
      }
    }
     public struct _ContentShapeModifier<ContentShape>: ViewModifier where ContentShape: Shape {
       public typealias Body = Never
       let shape: ContentShape
       let eoFill: Bool
     }
     public struct _ContentShapeKindModifier<ContentShape>: ViewModifier where ContentShape: Shape {
       public typealias Body = Never
       let shape: ContentShape
       let kinds: ContentShapeKinds
       let eoFill: Bool
     }
     @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
     public struct ContentShapeKinds: OptionSet, Sendable {
       public var rawValue: Int
       public init(rawValue: Int) { self.rawValue = rawValue }
       public static let interaction: ContentShapeKinds = ContentShapeKinds(rawValue: 1)
       public static let dragPreview: ContentShapeKinds = ContentShapeKinds(rawValue: 2)
       public static let contextMenuPreview: ContentShapeKinds = ContentShapeKinds(rawValue: 4)
       public static let hoverEffect: ContentShapeKinds = ContentShapeKinds(rawValue: 8)
       public static let focusEffect: ContentShapeKinds = ContentShapeKinds(rawValue: 16)
       @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
       public static let accessibility: ContentShapeKinds = ContentShapeKinds(rawValue: 32)
     }
    extension View {
      public func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S: Shape {
        modifier(_ContentShapeModifier<S>(shape: shape, eoFill: eoFill))
      }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    extension View {
      public func contentShape<S>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View where S: Shape {
        modifier(_ContentShapeKindModifier<S>(shape: shape, kinds: kind, eoFill: eoFill))
      }
    }
     @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
     public struct _ContainerShapeModifier<ContainerShape>: ViewModifier where ContainerShape: InsettableShape {
       public typealias Body = Never
       let shape: ContainerShape
     }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    extension View {
      public func containerShape<T>(_ shape: T) -> some View where T: InsettableShape { modifier(_ContainerShapeModifier<T>(shape: shape)) }
    }
     public struct _ShadowEffect: ViewModifier {
       public typealias Body = Never
       let color: Color
       let radius: CGFloat
       let offset: CGSize
     }
    extension View {
      // selfsame: inert(unsafe) color: .clear, radius: _, x: _, y: _
      public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
      ) -> some View {
        modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
      }
    }
     public struct _BlurEffect: ViewModifier {
       public typealias Body = Never
       let radius: CGFloat
       let isOpaque: Bool
     }
    extension View {
      // selfsame: inert(unsafe) radius: 0, opaque: _
      public func blur(radius: CGFloat, opaque: Bool = false) -> some View { modifier(_BlurEffect(radius: radius, isOpaque: opaque)) }
    }
     public struct _ScaleEffect: ViewModifier {
       public typealias Body = Never
       let scale: CGSize
       let anchor: UnitPoint
     }
     public struct _UniformScaleEffect: ViewModifier {
       public typealias Body = Never
       let scale: CGFloat
       let anchor: UnitPoint
     }
    extension View {
      // selfsame: inert(unsafe) CGSize(width: 1, height: 1), anchor: _
      public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(_ScaleEffect(scale: scale, anchor: anchor))
      }
      // selfsame: inert(safe) 1, anchor: _
      public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> ModifiedContent<Self, _UniformScaleEffect> {
        modifier(_UniformScaleEffect(scale: s, anchor: anchor))
      }
      // selfsame: inert(safe) x: 1, y: 1, anchor: _
      public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some View {
        modifier(_ScaleEffect(scale: CGSize(width: x, height: y), anchor: anchor))
      }
    }
     public struct _RotationEffect: ViewModifier {
       public typealias Body = Never
       let angle: Angle
       let anchor: UnitPoint
     }
    extension View {
      // selfsame: inert(safe) .zero, anchor: _
      public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(_RotationEffect(angle: angle, anchor: anchor))
      }
    }
     public struct _Rotation3DEffect: ViewModifier {
       public typealias Body = Never
       let angle: Angle
       let recorded: [Any?]
     }
    extension View {
      // selfsame: inert(unsafe) .zero, axis: _, anchor: _, anchorZ: _, perspective: _
      public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
      ) -> some View {
        modifier(_Rotation3DEffect(angle: angle, recorded: [axis, anchor, anchorZ, perspective]))
      }
    }
     public struct _TransformEffect: ViewModifier {
       public typealias Body = Never
       let transform: CGAffineTransform
     }
    extension View {
      // selfsame: inert(unsafe) .identity
      public func transformEffect(_ transform: CGAffineTransform) -> some View { modifier(_TransformEffect(transform: transform)) }
    }
     public struct _SaturationEffect: ViewModifier {
       public typealias Body = Never
       let amount: Double
     }
     public struct _BrightnessEffect: ViewModifier {
       public typealias Body = Never
       let amount: Double
     }
     public struct _ContrastEffect: ViewModifier {
       public typealias Body = Never
       let amount: Double
     }
     public struct _GrayscaleEffect: ViewModifier {
       public typealias Body = Never
       let amount: Double
     }
     public struct _HueRotationEffect: ViewModifier {
       public typealias Body = Never
       let angle: Angle
     }
     public struct _ColorMultiplyEffect: ViewModifier {
       public typealias Body = Never
       let color: Color
     }
     public struct _ColorInvertEffect: ViewModifier {
       public typealias Body = Never
     }
     public struct _LuminanceToAlphaEffect: ViewModifier {
       public typealias Body = Never
     }
     public struct _BlendModeEffect: ViewModifier {
       public typealias Body = Never
       let blendMode: BlendMode
     }
     public struct _CompositingGroupEffect: ViewModifier {
       public typealias Body = Never
     }
    extension View {
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
      // selfsame: inert(unsafe) .white
      public func colorMultiply(_ color: Color) -> some View { modifier(_ColorMultiplyEffect(color: color)) }
      public func colorInvert() -> some View { modifier(_ColorInvertEffect()) }
      public func luminanceToAlpha() -> some View { modifier(_LuminanceToAlphaEffect()) }
      // selfsame: inert(unsafe) .normal
      public func blendMode(_ blendMode: BlendMode) -> some View { modifier(_BlendModeEffect(blendMode: blendMode)) }
      // selfsame: never inert
      public func compositingGroup() -> some View { modifier(_CompositingGroupEffect()) }
      // selfsame: never inert
      // certainty: opaque
      public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
        modifier(_Unpublished_drawingGroup(recorded: [opaque, colorMode]))
      }
    }
     public struct _AllowsHitTestingModifier: ViewModifier {
       public typealias Body = Never
       let allowsHitTesting: Bool
     }
    extension View {
      // selfsame: inert(unsafe) true
      public func allowsHitTesting(_ enabled: Bool) -> some View { modifier(_AllowsHitTestingModifier(allowsHitTesting: enabled)) }
    }
    public struct _Unpublished_drawingGroup: ViewModifier {
      public typealias Body = Never
      let recorded: [Any?]
    }
    """#
