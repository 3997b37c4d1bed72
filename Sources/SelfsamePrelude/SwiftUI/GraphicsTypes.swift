// What canvases draw with, and the view.

extension PreludeSource {
    /// `Canvas`, `GraphicsContext`.
    static let graphicsTypes = PreludeSource(module: "SwiftUI", name: "GraphicsTypes", text: graphicsTypesText)
}

private let graphicsTypesText = #"""
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public struct GraphicsContext {
      var elements: [String] = []
      public var opacity: Double = 1
      public var blendMode: GraphicsContext.BlendMode = .normal
      public var environment: EnvironmentValues { EnvironmentValues() }
      public var transform: CGAffineTransform = .identity
      public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
      public mutating func translateBy(x: CGFloat, y: CGFloat) {}
      public mutating func rotate(by angle: Angle) {}
      public mutating func concatenate(_ matrix: CGAffineTransform) {}
      public var clipBoundingRect: CGRect { CGRect.zero }
      public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: GraphicsContext.ClipOptions = ClipOptions()) {}
      public mutating func addFilter(_ filter: GraphicsContext.Filter, options: GraphicsContext.FilterOptions = FilterOptions()) {}
      public func resolve(_ image: Image) -> GraphicsContext.ResolvedImage { ResolvedImage(size: CGSize.zero) }
      public func resolve(_ text: Text) -> GraphicsContext.ResolvedText { ResolvedText() }
      public func resolve(_ shading: GraphicsContext.Shading) -> GraphicsContext.Shading { shading }
      public func resolveSymbol<ID>(id: ID) -> GraphicsContext.ResolvedSymbol? where ID: Hashable { nil }
      public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}
      public func fill(_ path: Path, with shading: GraphicsContext.Shading, style: FillStyle = FillStyle()) {}
      public func stroke(_ path: Path, with shading: GraphicsContext.Shading, style: StrokeStyle) {}
      public func stroke(_ path: Path, with shading: GraphicsContext.Shading, lineWidth: CGFloat = 1) {}
      public func draw(_ image: GraphicsContext.ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}
      public func draw(_ image: GraphicsContext.ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
      public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
      public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
      public func draw(_ text: GraphicsContext.ResolvedText, in rect: CGRect) {}
      public func draw(_ text: GraphicsContext.ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
      public func draw(_ text: Text, in rect: CGRect) {}
      public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
      public func draw(_ symbol: GraphicsContext.ResolvedSymbol, in rect: CGRect) {}
      public func draw(_ symbol: GraphicsContext.ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
      public func withCGContext(content: (CGContext) throws -> Void) rethrows {}
      public struct BlendMode: RawRepresentable, Equatable, Sendable {
        public let rawValue: Int32
        public init(rawValue: Int32) { self.rawValue = rawValue }
        public static var normal: GraphicsContext.BlendMode { BlendMode(rawValue: 0) }
        public static var multiply: GraphicsContext.BlendMode { BlendMode(rawValue: 1) }
        public static var screen: GraphicsContext.BlendMode { BlendMode(rawValue: 2) }
        public static var overlay: GraphicsContext.BlendMode { BlendMode(rawValue: 3) }
        public static var clear: GraphicsContext.BlendMode { BlendMode(rawValue: 16) }
        public static var copy: GraphicsContext.BlendMode { BlendMode(rawValue: 17) }
        public static var sourceIn: GraphicsContext.BlendMode { BlendMode(rawValue: 18) }
        public static var destinationOver: GraphicsContext.BlendMode { BlendMode(rawValue: 21) }
        public static var destinationOut: GraphicsContext.BlendMode { BlendMode(rawValue: 23) }
        public static var plusLighter: GraphicsContext.BlendMode { BlendMode(rawValue: 27) }
      }
      public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static var inverse: GraphicsContext.ClipOptions { ClipOptions(rawValue: 1) }
      }
      public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static var linearColor: GraphicsContext.FilterOptions { FilterOptions(rawValue: 1) }
      }
      public struct Filter: Sendable {
        public static func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Filter { Filter() }
        public static func colorMultiply(_ color: Color) -> Filter { Filter() }
        public static func hueRotation(_ angle: Angle) -> Filter { Filter() }
        public static func saturation(_ amount: Double) -> Filter { Filter() }
        public static func brightness(_ amount: Double) -> Filter { Filter() }
        public static func blur(radius: CGFloat) -> Filter { Filter() }
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter { Filter() }
      }
      public struct Shading: Sendable {
        public static var backdrop: GraphicsContext.Shading { Shading() }
        public static var foreground: GraphicsContext.Shading { Shading() }
        public static func color(_ color: Color) -> GraphicsContext.Shading { Shading() }
        public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) -> GraphicsContext.Shading { Shading() }
        public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> GraphicsContext.Shading { Shading() }
        public static func style<S>(_ style: S) -> GraphicsContext.Shading where S: ShapeStyle { Shading() }
        public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> GraphicsContext.Shading { Shading() }
        public static func radialGradient(_ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat) -> GraphicsContext.Shading { Shading() }
        public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = Angle()) -> GraphicsContext.Shading { Shading() }
      }
      public struct ResolvedImage { public var size: CGSize }
      public struct ResolvedText { public func measure(in size: CGSize) -> CGSize { size } }
      public struct ResolvedSymbol { public var size: CGSize { CGSize.zero } }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public struct Canvas<Symbols> where Symbols: View {
      public typealias Body = Never
      let recorded: [Any?]
      public var symbols: Symbols
      public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
      ) {
        recorded = [opaque, colorMode, rendersAsynchronously, renderer]
        self.symbols = symbols()
      }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    extension Canvas where Symbols == EmptyView {
      public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
      ) {
        self.init(
          opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer, symbols: { EmptyView() })
      }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    extension Canvas: View {}
    """#
