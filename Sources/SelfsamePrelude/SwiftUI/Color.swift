// Colours, gradients and the styles that fill shapes.

extension PreludeSource {
    static let swiftUIColor = PreludeSource(module: "SwiftUI", name: "Color", text: source)
}

private let source = #"""
    // selfsame: leaf, fills
    @frozen public struct Color: Hashable, _PrimitiveView {
        public enum RGBColorSpace { case sRGB, sRGBLinear, displayP3 }
        var name: String
        var components: [Double]
        init(_name: String, _ components: [Double] = []) {
            name = _name
            self.components = components
        }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public struct Resolved: Hashable, ShapeStyle {
            public var red: Float
            public var green: Float
            public var blue: Float
            public var opacity: Float
            public init(colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
                self.red = red
                self.green = green
                self.blue = blue
                self.opacity = opacity
            }
            public var linearRed: Float {
                get { red }
                set { red = newValue }
            }
            public var linearGreen: Float {
                get { green }
                set { green = newValue }
            }
            public var linearBlue: Float {
                get { blue }
                set { blue = newValue }
            }
            public var cgColor: CGColor { CGColor(red: 0, green: 0, blue: 0, alpha: 0) }
        }
        public var cgColor: CGColor? { nil }
    }

    extension Color {
        public init(_ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
            self.init(_name: "rgb", [red, green, blue, opacity])
        }

        public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
            self.init(_name: "white", [white, opacity])
        }

        public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
            self.init(_name: "hsb", [hue, saturation, brightness, opacity])
        }

        public init(_ name: String, bundle: Bundle? = nil) { self.init(_name: name) }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public init(_ resource: ColorResource) { self.init(_name: resource.name) }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public init(_ resolved: Color.Resolved) { self.init(_name: "resolved") }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public init(cgColor: CGColor) { self.init(_name: "cgColor") }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        @_disfavoredOverload
        public init(_ cgColor: CGColor) { self.init(_name: "cgColor") }

        @available(iOS 15, tvOS 15, watchOS 8, *)
        @available(macOS, unavailable)
        public init(uiColor: UIColor) { self.init(_name: "uiColor") }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        @available(macOS, unavailable)
        @_disfavoredOverload
        public init(_ color: UIColor) { self.init(_name: "uiColor") }

        @available(macOS 12, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public init(nsColor: NSColor) { self.init(_name: "nsColor") }

        @available(macOS 10.15, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        @_disfavoredOverload
        public init(_ color: NSColor) { self.init(_name: "nsColor") }

        // selfsame: inert(unsafe) 1
        // selfsame: fades
        public func opacity(_ opacity: Double) -> Color { Color(_name: name, components + [opacity]) }

        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }

        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
            Color(_name: "mix", components + [fraction] + rhs.components)
        }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func resolve(in environment: EnvironmentValues) -> Color.Resolved { Color.Resolved(red: 0, green: 0, blue: 0) }
    }

    extension Color {
        public static let red = Color(_name: "red")
        public static let orange = Color(_name: "orange")
        public static let yellow = Color(_name: "yellow")
        public static let green = Color(_name: "green")
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public static let mint = Color(_name: "mint")
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public static let teal = Color(_name: "teal")
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public static let cyan = Color(_name: "cyan")
        public static let blue = Color(_name: "blue")
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public static let indigo = Color(_name: "indigo")
        public static let purple = Color(_name: "purple")
        public static let pink = Color(_name: "pink")
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public static let brown = Color(_name: "brown")
        public static let white = Color(_name: "white")
        public static let gray = Color(_name: "gray")
        public static let black = Color(_name: "black")
        // selfsame: unseen
        public static let clear = Color(_name: "clear")
        public static let primary = Color(_name: "primary")
        public static let secondary = Color(_name: "secondary")
        public static var accentColor: Color { Color(_name: "accentColor") }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct ColorResource: Hashable {
        var name: String
        public init(name: String, bundle: Bundle) { self.name = name }
    }

    // MARK: Gradients

    @frozen public struct Gradient: Equatable {
        @frozen public struct Stop: Equatable {
            public var color: Color
            public var location: CGFloat
            public init(color: Color, location: CGFloat) {
                self.color = color
                self.location = location
            }
        }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public struct ColorSpace: Hashable {
            var name: String
            public static let device = Gradient.ColorSpace(name: "device")
            public static let perceptual = Gradient.ColorSpace(name: "perceptual")
        }
        public var stops: [Gradient.Stop]
        public init(stops: [Gradient.Stop]) { self.stops = stops }
        public init(colors: [Color]) { stops = colors.map { Gradient.Stop(color: $0, location: 0) } }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { AnyGradient(self) }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    @frozen public struct AnyGradient: Hashable {
        var stops: [Color]
        public init(_ gradient: Gradient) { stops = gradient.stops.map(\.color) }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
    }

    // selfsame: leaf, fills
    @frozen public struct LinearGradient: _PrimitiveView, ShapeStyle {
        public var gradient: Gradient
        public var startPoint: UnitPoint
        public var endPoint: UnitPoint
        public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
            self.gradient = gradient
            self.startPoint = startPoint
            self.endPoint = endPoint
        }
        public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
            self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
        }
        public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
            self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
        }
    }

    // selfsame: leaf
    @frozen public struct RadialGradient: _PrimitiveView, ShapeStyle {
        public var gradient: Gradient
        public var center: UnitPoint
        public var startRadius: CGFloat
        public var endRadius: CGFloat
        public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
            self.gradient = gradient
            self.center = center
            self.startRadius = startRadius
            self.endRadius = endRadius
        }
        public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
            self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
        }
        public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
            self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
        }
    }

    // selfsame: leaf
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    @frozen public struct EllipticalGradient: _PrimitiveView, ShapeStyle {
        public var gradient: Gradient
        public var center: UnitPoint
        public var startRadiusFraction: CGFloat
        public var endRadiusFraction: CGFloat
        public init(gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) {
            self.gradient = gradient
            self.center = center
            self.startRadiusFraction = startRadiusFraction
            self.endRadiusFraction = endRadiusFraction
        }
        public init(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) {
            self.init(
                gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
                endRadiusFraction: endRadiusFraction)
        }
        public init(stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) {
            self.init(
                gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction
            )
        }
    }

    // selfsame: leaf
    @frozen public struct AngularGradient: _PrimitiveView, ShapeStyle {
        public var gradient: Gradient
        public var center: UnitPoint
        public var startAngle: Angle
        public var endAngle: Angle
        public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
            self.gradient = gradient
            self.center = center
            self.startAngle = startAngle
            self.endAngle = endAngle
        }
        public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
            self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
        }
        public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
            self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
        }
        public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
            self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle)
        }
        public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
            self.init(gradient: Gradient(colors: colors), center: center, startAngle: angle, endAngle: angle)
        }
        public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
            self.init(gradient: Gradient(stops: stops), center: center, startAngle: angle, endAngle: angle)
        }
    }

    // selfsame: leaf
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public struct MeshGradient: _PrimitiveView, ShapeStyle, Equatable {
        public var width: Int
        public var height: Int
        public var points: [SIMD2<Float>]
        public var colors: [Color]
        public enum Locations: Equatable {
            case points([SIMD2<Float>])
            case bezierPoints([MeshGradient.BezierPoint])
        }
        public enum Colors: Equatable {
            case colors([Color])
            case resolvedColors([Color.Resolved])
        }
        public struct BezierPoint: Equatable {
            public var position: SIMD2<Float>
            public var leadingControlPoint: SIMD2<Float>
            public var topControlPoint: SIMD2<Float>
            public var trailingControlPoint: SIMD2<Float>
            public var bottomControlPoint: SIMD2<Float>
            public init(
                position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
                trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
            ) {
                self.position = position
                self.leadingControlPoint = leadingControlPoint
                self.topControlPoint = topControlPoint
                self.trailingControlPoint = trailingControlPoint
                self.bottomControlPoint = bottomControlPoint
            }
        }
        public init(
            width: Int, height: Int, locations: MeshGradient.Locations, colors: MeshGradient.Colors, background: Color = .clear,
            smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
        ) { self.init(width: width, height: height, points: [], colors: []) }
        public init(
            width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true,
            colorSpace: Gradient.ColorSpace = .device
        ) {
            self.width = width
            self.height = height
            self.points = points
            self.colors = colors
        }
    }

    // MARK: Shape styles

    // selfsame: erased by AnyShapeStyle
    // selfsame: interpolates
    public protocol ShapeStyle {
        // A style that has no other one to resolve to answers `Never`.
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        associatedtype Resolved: ShapeStyle = Never
    }

    extension Never: ShapeStyle {}

    extension Color: ShapeStyle {}

    extension AnyGradient: ShapeStyle {}

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension Gradient: ShapeStyle {}

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    @frozen public struct AnyShapeStyle: ShapeStyle {
        var style: Any
        public init<S>(_ style: S) where S: ShapeStyle { self.style = style }
    }

    @frozen public struct ForegroundStyle: ShapeStyle { public init() {} }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    @frozen public struct BackgroundStyle: ShapeStyle { public init() {} }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    @frozen public struct HierarchicalShapeStyle: ShapeStyle {
        var level: Int
        public static let primary = HierarchicalShapeStyle(level: 0)
        public static let secondary = HierarchicalShapeStyle(level: 1)
        public static let tertiary = HierarchicalShapeStyle(level: 2)
        public static let quaternary = HierarchicalShapeStyle(level: 3)
        @available(iOS 16, macOS 12, tvOS 17, watchOS 10, *)
        public static let quinary = HierarchicalShapeStyle(level: 4)
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    @frozen public struct HierarchicalShapeStyleModifier<Base>: ShapeStyle where Base: ShapeStyle {
        var base: Base
        var level: Int
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    @frozen public struct TintShapeStyle: ShapeStyle { public init() {} }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct SelectionShapeStyle: ShapeStyle { public init() {} }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct SeparatorShapeStyle: ShapeStyle { public init() {} }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct LinkShapeStyle: ShapeStyle { public init() {} }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct PlaceholderTextShapeStyle: ShapeStyle { public init() {} }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct FillShapeStyle: ShapeStyle { public init() {} }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct WindowBackgroundShapeStyle: ShapeStyle { public init() {} }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct Material: ShapeStyle {
        var name: String
        public static let regular = Material(name: "regular")
        public static let thick = Material(name: "thick")
        public static let thin = Material(name: "thin")
        public static let ultraThin = Material(name: "ultraThin")
        public static let ultraThick = Material(name: "ultraThick")
        public static let bar = Material(name: "bar")
    }

    @frozen public struct ImagePaint: ShapeStyle {
        public var image: Image
        public var sourceRect: CGRect
        public var scale: CGFloat
        public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
            self.image = image
            self.sourceRect = sourceRect
            self.scale = scale
        }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    @frozen public struct ShadowStyle: Equatable {
        var name: String
        public static func drop(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
        ) -> ShadowStyle {
            ShadowStyle(name: "drop")
        }
        public static func inner(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
        ) -> ShadowStyle {
            ShadowStyle(name: "inner")
        }
    }

    // MARK: The styles' short names

    extension ShapeStyle where Self == Color {
        public static var red: Color { Color.red }
        public static var orange: Color { Color.orange }
        public static var yellow: Color { Color.yellow }
        public static var green: Color { Color.green }
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public static var mint: Color { Color.mint }
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public static var teal: Color { Color.teal }
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public static var cyan: Color { Color.cyan }
        public static var blue: Color { Color.blue }
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public static var indigo: Color { Color.indigo }
        public static var purple: Color { Color.purple }
        public static var pink: Color { Color.pink }
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public static var brown: Color { Color.brown }
        public static var white: Color { Color.white }
        public static var gray: Color { Color.gray }
        public static var black: Color { Color.black }
        // selfsame: unseen
        public static var clear: Color { Color.clear }
    }

    extension ShapeStyle where Self == ForegroundStyle {
        public static var foreground: ForegroundStyle { ForegroundStyle() }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    extension ShapeStyle where Self == BackgroundStyle {
        public static var background: BackgroundStyle { BackgroundStyle() }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    extension ShapeStyle where Self == HierarchicalShapeStyle {
        public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
        public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
        public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
        public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension ShapeStyle {
        public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
        public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
        public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
        public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    extension ShapeStyle where Self == TintShapeStyle {
        public static var tint: TintShapeStyle { TintShapeStyle() }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    extension ShapeStyle where Self == SelectionShapeStyle {
        public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension ShapeStyle where Self == SeparatorShapeStyle {
        public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension ShapeStyle where Self == LinkShapeStyle {
        public static var link: LinkShapeStyle { LinkShapeStyle() }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension ShapeStyle where Self == PlaceholderTextShapeStyle {
        public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension ShapeStyle where Self == FillShapeStyle {
        public static var fill: FillShapeStyle { FillShapeStyle() }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension ShapeStyle where Self == WindowBackgroundShapeStyle {
        public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    extension ShapeStyle where Self == Material {
        public static var regularMaterial: Material { Material(name: "regular") }
        public static var thickMaterial: Material { Material(name: "thick") }
        public static var thinMaterial: Material { Material(name: "thin") }
        public static var ultraThinMaterial: Material { Material(name: "ultraThin") }
        public static var ultraThickMaterial: Material { Material(name: "ultraThick") }
        public static var bar: Material { Material(name: "bar") }
    }

    extension ShapeStyle where Self == ImagePaint {
        public static func image(_ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) -> ImagePaint
        {
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
        public static func radialGradient(_ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient {
            RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
        }
        public static func radialGradient(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient {
            RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
        }
        public static func radialGradient(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient
        {
            RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
        }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    extension ShapeStyle where Self == EllipticalGradient {
        public static func ellipticalGradient(
            _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
        ) -> EllipticalGradient {
            EllipticalGradient(
                gradient: gradient, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
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

    // MARK: Styles of styles

    // What a leading-dot form such as `.opacity(0.5)` alters: the style that is in force.
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    @frozen public struct _ImplicitShapeStyle: ShapeStyle { init() {} }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    @frozen public struct _OpacityShapeStyle<Style>: ShapeStyle where Style: ShapeStyle {
        public var style: Style
        public var opacity: Float
        public init(style: Style, opacity: Float) {
            self.style = style
            self.opacity = opacity
        }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    @frozen public struct _BlendModeShapeStyle<Style>: ShapeStyle where Style: ShapeStyle {
        public var style: Style
        public var blendMode: BlendMode
        public init(style: Style, blendMode: BlendMode) {
            self.style = style
            self.blendMode = blendMode
        }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    @frozen public struct _ShadowShapeStyle<Style>: ShapeStyle where Style: ShapeStyle {
        var style: Style
        var shadowStyle: ShadowStyle
    }

    @frozen public struct _AnchoredShapeStyle<S>: ShapeStyle where S: ShapeStyle {
        public var style: S
        public var bounds: CGRect
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    @frozen public struct _AnyLinearGradient: ShapeStyle {
        var gradient: AnyGradient
        var startPoint: UnitPoint
        var endPoint: UnitPoint
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    @frozen public struct _AnyRadialGradient: ShapeStyle {
        var gradient: AnyGradient
        var center: UnitPoint
        var startRadius: CGFloat
        var endRadius: CGFloat
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    @frozen public struct _AnyEllipticalGradient: ShapeStyle {
        var gradient: AnyGradient
        var center: UnitPoint
        var startRadiusFraction: CGFloat
        var endRadiusFraction: CGFloat
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    @frozen public struct _AnyAngularGradient: ShapeStyle {
        var gradient: AnyGradient
        var center: UnitPoint
        var startAngle: Angle
        var endAngle: Angle
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension ShapeStyle where Self == LinearGradient {
        public static func linearGradient(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) -> some ShapeStyle {
            _AnyLinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
        }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension ShapeStyle where Self == RadialGradient {
        public static func radialGradient(
            _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
        ) -> some ShapeStyle {
            _AnyRadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
        }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension ShapeStyle where Self == EllipticalGradient {
        public static func ellipticalGradient(
            _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
        ) -> some ShapeStyle {
            _AnyEllipticalGradient(
                gradient: gradient, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
        }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension ShapeStyle where Self == AngularGradient {
        public static func angularGradient(
            _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
        ) -> some ShapeStyle {
            _AnyAngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
        }
        public static func conicGradient(_ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero) -> some ShapeStyle {
            _AnyAngularGradient(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .radians(2 * .pi))
        }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension ShapeStyle where Self == AnyShapeStyle {
        public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
            _BlendModeShapeStyle(style: _ImplicitShapeStyle(), blendMode: mode)
        }
        public static func opacity(_ opacity: Double) -> some ShapeStyle {
            _OpacityShapeStyle(style: _ImplicitShapeStyle(), opacity: Float(opacity))
        }
        public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
            _ShadowShapeStyle(style: _ImplicitShapeStyle(), shadowStyle: style)
        }
    }

    extension ShapeStyle {
        // selfsame: inert(unsafe) 1
        // selfsame: fades
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityShapeStyle(style: self, opacity: Float(opacity)) }

        // selfsame: inert(unsafe) .normal
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func blendMode(_ mode: BlendMode) -> some ShapeStyle { _BlendModeShapeStyle(style: self, blendMode: mode) }

        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func shadow(_ style: ShadowStyle) -> some ShapeStyle { _ShadowShapeStyle(style: self, shadowStyle: style) }

        public func `in`(_ rect: CGRect) -> some ShapeStyle { _AnchoredShapeStyle(style: self, bounds: rect) }
    }
    """#
