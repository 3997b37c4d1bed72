// Drawing by hand: canvases with their context, shaders, matrices of colours and projections, views drawn as images.

extension PreludeSource {
    static let swiftUIDrawing = PreludeSource(module: "SwiftUI", name: "Drawing", text: source)
}

private let source = #"""
    // MARK: Shaders

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct Shader: Equatable, ShapeStyle {
        public struct Argument: Equatable {
            public static func float<T>(_ x: T) -> Shader.Argument where T: BinaryFloatingPoint { Argument() }
            public static func float2<T>(_ x: T, _ y: T) -> Shader.Argument where T: BinaryFloatingPoint { Argument() }
            public static func float2(_ point: CGPoint) -> Shader.Argument { Argument() }
            public static func float2(_ size: CGSize) -> Shader.Argument { Argument() }
            public static func float2(_ vector: CGVector) -> Shader.Argument { Argument() }
            public static func float3<T>(_ x: T, _ y: T, _ z: T) -> Shader.Argument where T: BinaryFloatingPoint { Argument() }
            public static func float4<T>(_ x: T, _ y: T, _ z: T, _ w: T) -> Shader.Argument where T: BinaryFloatingPoint { Argument() }
            public static func floatArray(_ array: [Float]) -> Shader.Argument { Argument() }
            public static var boundingRect: Shader.Argument { Argument() }
            public static func color(_ color: Color) -> Shader.Argument { Argument() }
            public static func colorArray(_ array: [Color]) -> Shader.Argument { Argument() }
            public static func image(_ image: Image) -> Shader.Argument { Argument() }
            public static func data(_ data: Data) -> Shader.Argument { Argument() }
        }
        public var function: ShaderFunction
        public var arguments: [Shader.Argument]
        public var dithersColor: Bool {
            get { false }
            set {}
        }
        public init(function: ShaderFunction, arguments: [Shader.Argument]) {
            self.function = function
            self.arguments = arguments
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    @dynamicCallable public struct ShaderFunction: Equatable {
        public var library: ShaderLibrary
        public var name: String
        public init(library: ShaderLibrary, name: String) {
            self.library = library
            self.name = name
        }
        public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader { Shader(function: self, arguments: args) }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    @dynamicMemberLookup public struct ShaderLibrary: Equatable {
        var origin = ""
        public static let `default` = ShaderLibrary()
        public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(origin: bundle.bundlePath) }
        init(origin: String = "") { self.origin = origin }
        public init(data: Data) { origin = "data" }
        public init(url: URL) { origin = url.path }
        public static subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: .default, name: name) }
        public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
    }

    // MARK: Matrices

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    @frozen public struct ColorMatrix: Equatable {
        public var r1: Float = 1
        public var r2: Float = 0
        public var r3: Float = 0
        public var r4: Float = 0
        public var r5: Float = 0
        public var g1: Float = 0
        public var g2: Float = 1
        public var g3: Float = 0
        public var g4: Float = 0
        public var g5: Float = 0
        public var b1: Float = 0
        public var b2: Float = 0
        public var b3: Float = 1
        public var b4: Float = 0
        public var b5: Float = 0
        public var a1: Float = 0
        public var a2: Float = 0
        public var a3: Float = 0
        public var a4: Float = 1
        public var a5: Float = 0
        public init() {}
    }

    extension ProjectionTransform {
        public var isIdentity: Bool { self == ProjectionTransform() }
        public var isAffine: Bool { true }
        public mutating func invert() -> Bool { true }
        public func inverted() -> ProjectionTransform { self }
    }

    // MARK: Canvases

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    @frozen public struct GraphicsContext {
        public var opacity: Double
        public var blendMode: GraphicsContext.BlendMode
        public var environment: EnvironmentValues { EnvironmentValues() }
        public var transform: CGAffineTransform
        public var clipBoundingRect: CGRect { .zero }

        @frozen public struct BlendMode: RawRepresentable, Equatable {
            public let rawValue: Int32
            public init(rawValue: Int32) { self.rawValue = rawValue }
            public static var normal: GraphicsContext.BlendMode { BlendMode(rawValue: 0) }
            public static var multiply: GraphicsContext.BlendMode { BlendMode(rawValue: 1) }
            public static var screen: GraphicsContext.BlendMode { BlendMode(rawValue: 2) }
            public static var overlay: GraphicsContext.BlendMode { BlendMode(rawValue: 3) }
            public static var darken: GraphicsContext.BlendMode { BlendMode(rawValue: 4) }
            public static var lighten: GraphicsContext.BlendMode { BlendMode(rawValue: 5) }
            public static var colorDodge: GraphicsContext.BlendMode { BlendMode(rawValue: 6) }
            public static var colorBurn: GraphicsContext.BlendMode { BlendMode(rawValue: 7) }
            public static var softLight: GraphicsContext.BlendMode { BlendMode(rawValue: 8) }
            public static var hardLight: GraphicsContext.BlendMode { BlendMode(rawValue: 9) }
            public static var difference: GraphicsContext.BlendMode { BlendMode(rawValue: 10) }
            public static var exclusion: GraphicsContext.BlendMode { BlendMode(rawValue: 11) }
            public static var hue: GraphicsContext.BlendMode { BlendMode(rawValue: 12) }
            public static var saturation: GraphicsContext.BlendMode { BlendMode(rawValue: 13) }
            public static var color: GraphicsContext.BlendMode { BlendMode(rawValue: 14) }
            public static var luminosity: GraphicsContext.BlendMode { BlendMode(rawValue: 15) }
            public static var clear: GraphicsContext.BlendMode { BlendMode(rawValue: 16) }
            public static var copy: GraphicsContext.BlendMode { BlendMode(rawValue: 17) }
            public static var sourceIn: GraphicsContext.BlendMode { BlendMode(rawValue: 18) }
            public static var sourceOut: GraphicsContext.BlendMode { BlendMode(rawValue: 19) }
            public static var sourceAtop: GraphicsContext.BlendMode { BlendMode(rawValue: 20) }
            public static var destinationOver: GraphicsContext.BlendMode { BlendMode(rawValue: 21) }
            public static var destinationIn: GraphicsContext.BlendMode { BlendMode(rawValue: 22) }
            public static var destinationOut: GraphicsContext.BlendMode { BlendMode(rawValue: 23) }
            public static var destinationAtop: GraphicsContext.BlendMode { BlendMode(rawValue: 24) }
            public static var xor: GraphicsContext.BlendMode { BlendMode(rawValue: 25) }
            public static var plusDarker: GraphicsContext.BlendMode { BlendMode(rawValue: 26) }
            public static var plusLighter: GraphicsContext.BlendMode { BlendMode(rawValue: 27) }
        }

        @frozen public struct ClipOptions: OptionSet {
            public let rawValue: UInt32
            public init(rawValue: UInt32) { self.rawValue = rawValue }
            public static var inverse: GraphicsContext.ClipOptions { ClipOptions(rawValue: 1) }
        }

        @frozen public struct ShadowOptions: OptionSet {
            public let rawValue: UInt32
            public init(rawValue: UInt32) { self.rawValue = rawValue }
            public static var shadowAbove: GraphicsContext.ShadowOptions { ShadowOptions(rawValue: 1) }
            public static var shadowOnly: GraphicsContext.ShadowOptions { ShadowOptions(rawValue: 2) }
            public static var invertsAlpha: GraphicsContext.ShadowOptions { ShadowOptions(rawValue: 4) }
            public static var disablesGroup: GraphicsContext.ShadowOptions { ShadowOptions(rawValue: 8) }
        }

        @frozen public struct BlurOptions: OptionSet {
            public let rawValue: UInt32
            public init(rawValue: UInt32) { self.rawValue = rawValue }
            public static var opaque: GraphicsContext.BlurOptions { BlurOptions(rawValue: 1) }
            public static var dithersResult: GraphicsContext.BlurOptions { BlurOptions(rawValue: 2) }
        }

        @frozen public struct FilterOptions: OptionSet {
            public let rawValue: UInt32
            public init(rawValue: UInt32) { self.rawValue = rawValue }
            public static var linearColor: GraphicsContext.FilterOptions { FilterOptions(rawValue: 1) }
        }

        @frozen public struct GradientOptions: OptionSet {
            public let rawValue: UInt32
            public init(rawValue: UInt32) { self.rawValue = rawValue }
            public static var `repeat`: GraphicsContext.GradientOptions { GradientOptions(rawValue: 1) }
            public static var mirror: GraphicsContext.GradientOptions { GradientOptions(rawValue: 2) }
            public static var linearColor: GraphicsContext.GradientOptions { GradientOptions(rawValue: 4) }
        }

        public struct Filter {
            public static func projectionTransform(_ matrix: ProjectionTransform) -> GraphicsContext.Filter { Filter() }
            public static func shadow(
                color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
                blendMode: GraphicsContext.BlendMode = .normal, options: GraphicsContext.ShadowOptions = ShadowOptions()
            ) -> GraphicsContext.Filter { Filter() }
            public static func colorMultiply(_ color: Color) -> GraphicsContext.Filter { Filter() }
            public static func colorMatrix(_ matrix: ColorMatrix) -> GraphicsContext.Filter { Filter() }
            public static func hueRotation(_ angle: Angle) -> GraphicsContext.Filter { Filter() }
            public static func saturation(_ amount: Double) -> GraphicsContext.Filter { Filter() }
            public static func brightness(_ amount: Double) -> GraphicsContext.Filter { Filter() }
            public static func contrast(_ amount: Double) -> GraphicsContext.Filter { Filter() }
            public static func colorInvert(_ amount: Double = 1) -> GraphicsContext.Filter { Filter() }
            public static func grayscale(_ amount: Double) -> GraphicsContext.Filter { Filter() }
            public static var luminanceToAlpha: GraphicsContext.Filter { Filter() }
            public static func blur(
                radius: CGFloat, options: GraphicsContext.BlurOptions = BlurOptions()
            ) -> GraphicsContext.Filter { Filter() }
            public static func alphaThreshold(
                min: Double, max: Double = 1, color: Color = Color.black
            ) -> GraphicsContext.Filter { Filter() }
            @available(iOS 17, macOS 14, tvOS 17, *)
            @available(watchOS, unavailable)
            public static func colorShader(_ shader: Shader) -> GraphicsContext.Filter { Filter() }
            @available(iOS 17, macOS 14, tvOS 17, *)
            @available(watchOS, unavailable)
            public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> GraphicsContext.Filter { Filter() }
            @available(iOS 17, macOS 14, tvOS 17, *)
            @available(watchOS, unavailable)
            public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> GraphicsContext.Filter { Filter() }
        }

        public struct Shading {
            public static var backdrop: GraphicsContext.Shading { Shading() }
            public static var foreground: GraphicsContext.Shading { Shading() }
            public static func palette(_ array: [GraphicsContext.Shading]) -> GraphicsContext.Shading { Shading() }
            public static func color(_ color: Color) -> GraphicsContext.Shading { Shading() }
            public static func color(
                _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
            ) -> GraphicsContext.Shading { Shading() }
            public static func color(
                _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
            ) -> GraphicsContext.Shading { Shading() }
            @available(iOS 17, macOS 14, tvOS 17, *)
            @available(watchOS, unavailable)
            public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> GraphicsContext.Shading { Shading() }
            public static func style<S>(_ style: S) -> GraphicsContext.Shading where S: ShapeStyle { Shading() }
            public static func linearGradient(
                _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GraphicsContext.GradientOptions = GradientOptions()
            ) -> GraphicsContext.Shading { Shading() }
            public static func radialGradient(
                _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
                options: GraphicsContext.GradientOptions = GradientOptions()
            ) -> GraphicsContext.Shading { Shading() }
            public static func conicGradient(
                _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
                options: GraphicsContext.GradientOptions = GradientOptions()
            ) -> GraphicsContext.Shading { Shading() }
            public static func tiledImage(
                _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
            ) -> GraphicsContext.Shading { Shading() }
        }

        public struct ResolvedSymbol { public var size: CGSize { .zero } }
        public struct ResolvedText {
            public var shading: GraphicsContext.Shading
            public func measure(in size: CGSize) -> CGSize { size }
            public func firstBaseline(in size: CGSize) -> CGFloat { 0 }
            public func lastBaseline(in size: CGSize) -> CGFloat { 0 }
        }
        public struct ResolvedImage {
            public var size: CGSize { .zero }
            public let baseline: CGFloat
            public var shading: GraphicsContext.Shading?
        }

        public mutating func translateBy(x: CGFloat, y: CGFloat) {}
        public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
        public mutating func rotate(by angle: Angle) {}
        public mutating func concatenate(_ matrix: CGAffineTransform) {}
        public mutating func clip(
            to path: Path, style: FillStyle = FillStyle(), options: GraphicsContext.ClipOptions = ClipOptions()
        ) {}
        public mutating func clipToLayer(
            opacity: Double = 1, options: GraphicsContext.ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
        ) rethrows {}
        public mutating func addFilter(_ filter: GraphicsContext.Filter, options: GraphicsContext.FilterOptions = FilterOptions()) {}
        public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}
        public func fill(_ path: Path, with shading: GraphicsContext.Shading, style: FillStyle = FillStyle()) {}
        public func stroke(_ path: Path, with shading: GraphicsContext.Shading, style: StrokeStyle) {}
        public func stroke(_ path: Path, with shading: GraphicsContext.Shading, lineWidth: CGFloat = 1) {}
        public func resolve(_ shading: GraphicsContext.Shading) -> GraphicsContext.Shading { shading }
        public func resolve(_ image: Image) -> GraphicsContext.ResolvedImage { ResolvedImage(baseline: 0, shading: nil) }
        public func resolve(_ text: Text) -> GraphicsContext.ResolvedText { ResolvedText(shading: .foreground) }
        public func resolveSymbol<ID>(id: ID) -> GraphicsContext.ResolvedSymbol? where ID: Hashable { nil }
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
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct Canvas<Symbols> where Symbols: View {
        public var symbols: Symbols
        public var renderer: (inout GraphicsContext, CGSize) -> Void
        public var isOpaque: Bool
        public var colorMode: ColorRenderingMode
        public var rendersAsynchronously: Bool
        public init(
            opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
            renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
        ) {
            self.symbols = symbols()
            self.renderer = renderer
            isOpaque = opaque
            self.colorMode = colorMode
            self.rendersAsynchronously = rendersAsynchronously
        }
    }

    extension Canvas where Symbols == EmptyView {
        public init(
            opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
            renderer: @escaping (inout GraphicsContext, CGSize) -> Void
        ) {
            self.init(
                opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
                symbols: { EmptyView() })
        }
    }

    extension Canvas: _PrimitiveView {}

    // MARK: Views as images

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public final class ImageRenderer<Content>: ObservableObject where Content: View {
        public var content: Content
        public var proposedSize = ProposedViewSize.unspecified
        public var scale: CGFloat = 1
        public var isOpaque = false
        public var colorMode: ColorRenderingMode = .nonLinear
        public init(content view: Content) { content = view }
        public var cgImage: CGImage? { nil }
        public var uiImage: UIImage? { nil }
        public var nsImage: NSImage? { nil }
        public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {}
    }
    """#
