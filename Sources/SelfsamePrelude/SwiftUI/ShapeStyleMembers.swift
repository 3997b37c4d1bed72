// Shape styles by leading dot. Where SwiftUI hides the type the style is named after the member.

extension PreludeSource {
    /// Static members of `ShapeStyle`.
    static let shapeStyleMembers = PreludeSource(module: "SwiftUI", name: "ShapeStyleMembers", text: shapeStyleMembersText)
}

private let shapeStyleMembersText = #"""
    extension ShapeStyle where Self == ForegroundStyle { public static var foreground: ForegroundStyle { ForegroundStyle() } }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    extension ShapeStyle where Self == BackgroundStyle { public static var background: BackgroundStyle { BackgroundStyle() } }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    extension ShapeStyle where Self == HierarchicalShapeStyle {
      public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
      public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
      public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
      public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
      @available(iOS 16.0, macOS 12.0, tvOS 17.0, watchOS 10.0, *)
      public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 10.0, *)
    extension ShapeStyle where Self == SelectionShapeStyle { public static var selection: SelectionShapeStyle { SelectionShapeStyle() } }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    extension ShapeStyle where Self == SeparatorShapeStyle { public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() } }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { TintShapeStyle() } }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    extension ShapeStyle where Self == FillShapeStyle { public static var fill: FillShapeStyle { FillShapeStyle() } }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    extension ShapeStyle where Self == LinkShapeStyle { public static var link: LinkShapeStyle { LinkShapeStyle() } }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    extension ShapeStyle where Self == PlaceholderTextShapeStyle {
      public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    extension ShapeStyle where Self == WindowBackgroundShapeStyle {
      public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 10.0, *)
    extension ShapeStyle where Self == Material {
      public static var ultraThinMaterial: Material { Material.ultraThin }
      public static var thinMaterial: Material { Material.thin }
      public static var regularMaterial: Material { Material.regular }
      public static var thickMaterial: Material { Material.thick }
      public static var ultraThickMaterial: Material { Material.ultraThick }
      public static var bar: Material { Material.bar }
    }
    extension ShapeStyle where Self == ImagePaint {
      public static func image(_ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
      }
    }
    extension ShapeStyle where Self == LinearGradient {
      public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
      }
      public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
      }
      public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
      }
    }
    extension ShapeStyle where Self == RadialGradient {
      public static func radialGradient(_ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat) -> RadialGradient {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
      }
      public static func radialGradient(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
      }
      public static func radialGradient(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient {
        RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
      }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    extension ShapeStyle where Self == EllipticalGradient {
      public static func ellipticalGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
      ) -> EllipticalGradient {
        EllipticalGradient(gradient: gradient, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
      }
      public static func ellipticalGradient(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
      ) -> EllipticalGradient {
        EllipticalGradient(colors: colors, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
      }
      public static func ellipticalGradient(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
      ) -> EllipticalGradient {
        EllipticalGradient(stops: stops, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
      }
    }
    extension ShapeStyle where Self == AngularGradient {
      public static func angularGradient(_ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
      }
      public static func angularGradient(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient {
        AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
      }
      public static func angularGradient(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient {
        AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
      }
      public static func conicGradient(_ gradient: Gradient, center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, angle: angle)
      }
      public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
        AngularGradient(colors: colors, center: center, angle: angle)
      }
      public static func conicGradient(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
        AngularGradient(stops: stops, center: center, angle: angle)
      }
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    extension ShapeStyle where Self == AnyShapeStyle {
      // certainty: opaque
      public static func linearGradient(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) -> some ShapeStyle {
        _Unpublished_linearGradient(recorded: [gradient, startPoint, endPoint])
      }
      // certainty: opaque
      public static func radialGradient(_ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat) -> some ShapeStyle {
        _Unpublished_radialGradient(recorded: [gradient, center, startRadius, endRadius])
      }
      // certainty: opaque
      public static func ellipticalGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
      ) -> some ShapeStyle {
        _Unpublished_ellipticalGradient(recorded: [gradient, center, startRadiusFraction, endRadiusFraction])
      }
      // certainty: opaque
      public static func conicGradient(_ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero) -> some ShapeStyle {
        _Unpublished_conicGradient(recorded: [gradient, center, angle])
      }
      // certainty: opaque
      public static func angularGradient(_ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle) -> some ShapeStyle {
        _Unpublished_angularGradient(recorded: [gradient, center, startAngle, endAngle])
      }
      // certainty: opaque
      public static func opacity(_ opacity: Double) -> some ShapeStyle { _Unpublished_styleOpacity<ForegroundStyle>(recorded: [opacity]) }
      // certainty: opaque
      public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { _Unpublished_styleBlendMode<ForegroundStyle>(recorded: [mode]) }
      // certainty: opaque
      public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { _Unpublished_styleShadow<ForegroundStyle>(recorded: [style]) }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    extension ShapeStyle {
      // certainty: opaque
      public func opacity(_ opacity: Double) -> some ShapeStyle { _Unpublished_styleOpacity<Self>(recorded: [self, opacity]) }
      // certainty: opaque
      public func blendMode(_ mode: BlendMode) -> some ShapeStyle { _Unpublished_styleBlendMode<Self>(recorded: [self, mode]) }
      // certainty: opaque
      @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
      public func shadow(_ style: ShadowStyle) -> some ShapeStyle { _Unpublished_styleShadow<Self>(recorded: [self, style]) }
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    extension ShapeStyle {
      // certainty: opaque
      public var secondary: some ShapeStyle { _Unpublished_styleHierarchy<Self>(recorded: [self, 1]) }
      // certainty: opaque
      public var tertiary: some ShapeStyle { _Unpublished_styleHierarchy<Self>(recorded: [self, 2]) }
      // certainty: opaque
      public var quaternary: some ShapeStyle { _Unpublished_styleHierarchy<Self>(recorded: [self, 3]) }
      // certainty: opaque
      public var quinary: some ShapeStyle { _Unpublished_styleHierarchy<Self>(recorded: [self, 4]) }
    }
    public struct _Unpublished_linearGradient: ShapeStyle, @unchecked Sendable { let recorded: [Any?] }
    public struct _Unpublished_radialGradient: ShapeStyle, @unchecked Sendable { let recorded: [Any?] }
    public struct _Unpublished_ellipticalGradient: ShapeStyle, @unchecked Sendable { let recorded: [Any?] }
    public struct _Unpublished_conicGradient: ShapeStyle, @unchecked Sendable { let recorded: [Any?] }
    public struct _Unpublished_angularGradient: ShapeStyle, @unchecked Sendable { let recorded: [Any?] }
    public struct _Unpublished_styleOpacity<S>: ShapeStyle, @unchecked Sendable { let recorded: [Any?] }
    public struct _Unpublished_styleBlendMode<S>: ShapeStyle, @unchecked Sendable { let recorded: [Any?] }
    public struct _Unpublished_styleShadow<S>: ShapeStyle, @unchecked Sendable { let recorded: [Any?] }
    public struct _Unpublished_styleHierarchy<S>: ShapeStyle, @unchecked Sendable { let recorded: [Any?] }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    public struct ShadowStyle: Equatable, Sendable {
      let name: String
      public static func drop(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle {
        ShadowStyle(name: "drop \(color) \(radius) \(x) \(y)")
      }
      public static func inner(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle {
        ShadowStyle(name: "inner \(color) \(radius) \(x) \(y)")
      }
    }
    public enum BlendMode: Hashable, Sendable {
      case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue
      case saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
    }
    """#
