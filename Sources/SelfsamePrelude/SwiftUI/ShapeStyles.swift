// What shapes, text and backgrounds are painted with.

extension PreludeSource {
    /// Shape styles, gradients, materials.
    static let shapeStyles = PreludeSource(module: "SwiftUI", name: "ShapeStyles", text: shapeStylesText)
}

private let shapeStylesText = #"""
    public protocol ShapeStyle: Sendable {
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
      associatedtype Resolved: ShapeStyle = Never
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
      func resolve(in environment: EnvironmentValues) -> Self.Resolved
    }
    extension ShapeStyle where Resolved == Never {
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
      public func resolve(in environment: EnvironmentValues) -> Never { fatalError() }
    }
    extension ShapeStyle where Self: View, Body == _ShapeView<Rectangle, Self> {
      public var body: _ShapeView<Rectangle, Self> { _ShapeView(shape: Rectangle(), style: self) }
    }
    extension Never: ShapeStyle {
      public typealias Resolved = Never
    }
    extension Color.Resolved: ShapeStyle {
      public typealias Resolved = Never
    }
    public struct ForegroundStyle: ShapeStyle { public init() {} }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    public struct BackgroundStyle: ShapeStyle { public init() {} }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public struct HierarchicalShapeStyle: ShapeStyle {
      let level: Int
      public static let primary: HierarchicalShapeStyle = HierarchicalShapeStyle(level: 0)
      public static let secondary: HierarchicalShapeStyle = HierarchicalShapeStyle(level: 1)
      public static let tertiary: HierarchicalShapeStyle = HierarchicalShapeStyle(level: 2)
      public static let quaternary: HierarchicalShapeStyle = HierarchicalShapeStyle(level: 3)
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 10.0, *)
    public struct SelectionShapeStyle: ShapeStyle { public init() {} }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public struct SeparatorShapeStyle: ShapeStyle { public init() {} }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public struct TintShapeStyle: ShapeStyle { public init() {} }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public struct FillShapeStyle: ShapeStyle { public init() {} }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public struct LinkShapeStyle: ShapeStyle { public init() {} }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public struct PlaceholderTextShapeStyle: ShapeStyle { public init() {} }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public struct WindowBackgroundShapeStyle: ShapeStyle { public init() {} }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 10.0, *)
    public struct Material: ShapeStyle {
      let name: String
      public static let ultraThin: Material = Material(name: "ultraThin")
      public static let thin: Material = Material(name: "thin")
      public static let regular: Material = Material(name: "regular")
      public static let thick: Material = Material(name: "thick")
      public static let ultraThick: Material = Material(name: "ultraThick")
      public static let bar: Material = Material(name: "bar")
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public struct AnyShapeStyle: ShapeStyle, @unchecked Sendable {
      let style: Any
      public init<S>(_ style: S) where S: ShapeStyle { self.style = style }
    }
    public struct ImagePaint: ShapeStyle {
      public var image: Image
      public var sourceRect: CGRect
      public var scale: CGFloat
      public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
      }
    }
    public struct Gradient: ShapeStyle, Equatable {
      public struct Stop: Equatable, Sendable {
        public var color: Color
        public var location: CGFloat
        public init(color: Color, location: CGFloat) {
          self.color = color
          self.location = location
        }
      }
      public var stops: [Gradient.Stop]
      public init(stops: [Gradient.Stop]) { self.stops = stops }
      public init(colors: [Color]) { stops = colors.map { Gradient.Stop(color: $0, location: 0) } }
      @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
      public struct ColorSpace: Hashable, Sendable {
        let name: String
        public static let device: Gradient.ColorSpace = ColorSpace(name: "device")
        public static let perceptual: Gradient.ColorSpace = ColorSpace(name: "perceptual")
      }
      @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
      public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { AnyGradient(self) }
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    public struct AnyGradient: ShapeStyle, Hashable {
      let colors: [Color]
      public init(_ gradient: Gradient) { colors = gradient.stops.map { $0.color } }
      public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
    }
    // selfsame: leaf
    public struct LinearGradient: ShapeStyle, View {
      let gradient: Gradient
      let startPoint: UnitPoint
      let endPoint: UnitPoint
      public typealias Body = _ShapeView<Rectangle, LinearGradient>
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
    public struct RadialGradient: ShapeStyle, View {
      let gradient: Gradient
      let center: UnitPoint
      let startRadius: CGFloat
      let endRadius: CGFloat
      public typealias Body = _ShapeView<Rectangle, RadialGradient>
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
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public struct EllipticalGradient: ShapeStyle, View {
      let gradient: Gradient
      let center: UnitPoint
      let startRadiusFraction: CGFloat
      let endRadiusFraction: CGFloat
      public typealias Body = _ShapeView<Rectangle, EllipticalGradient>
      public init(gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) {
        self.gradient = gradient
        self.center = center
        self.startRadiusFraction = startRadiusFraction
        self.endRadiusFraction = endRadiusFraction
      }
      public init(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) {
        self.init(
          gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
      }
      public init(stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) {
        self.init(
          gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
      }
    }
    // selfsame: leaf
    public struct AngularGradient: ShapeStyle, View {
      let gradient: Gradient
      let center: UnitPoint
      let startAngle: Angle
      let endAngle: Angle
      public typealias Body = _ShapeView<Rectangle, AngularGradient>
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
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    public struct MeshGradient: ShapeStyle, View, Equatable {
      let width: Int
      let height: Int
      let points: [SIMD2<Float>]
      let colors: [Color]
      let background: Color
      public typealias Body = _ShapeView<Rectangle, MeshGradient>
      public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
      ) {
        self.width = width
        self.height = height
        self.points = points
        self.colors = colors
        self.background = background
      }
    }
    """#
