// Image and what gives an image again.

extension PreludeSource {
    /// `Image`.
    static let imageViews = PreludeSource(module: "SwiftUI", name: "ImageViews", text: imageViewsText)
}

private let imageViewsText = #"""
    // selfsame: leaf
    public struct Image: View, Equatable, Sendable {
      public typealias Body = Never
      let recorded: String
      init(_recorded: String) { recorded = _recorded }
      func with(_ change: String) -> Image { Image(_recorded: recorded + "." + change) }
      public init(_ name: String, bundle: Bundle? = nil) { recorded = name }
      public init(_ name: String, bundle: Bundle? = nil, label: Text) { recorded = "\(name) \(label)" }
      public init(decorative name: String, bundle: Bundle? = nil) { recorded = "decorative \(name)" }
      @available(macOS 11.0, *)
      public init(systemName: String) { recorded = "system \(systemName)" }
      public init(_internalSystemName systemName: String) { recorded = "system \(systemName)" }
      @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
      public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { recorded = "\(name) \(variableValue as Any)" }
      @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
      public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        recorded = "\(name) \(variableValue as Any) \(label)"
      }
      @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
      public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        recorded = "decorative \(name) \(variableValue as Any)"
      }
      @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
      public init(systemName: String, variableValue: Double?) { recorded = "system \(systemName) \(variableValue as Any)" }
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
      public init(_ resource: ImageResource) { recorded = "\(resource)" }
      public init(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text) {
        recorded = "\(cgImage) \(scale) \(label)"
      }
      public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) {
        recorded = "\(cgImage) \(scale)"
      }
      @available(macOS, unavailable)
      public init(uiImage: UIImage) { recorded = "\(uiImage)" }
      @available(macOS 10.15, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable)
      @available(visionOS, unavailable)
      public init(nsImage: NSImage) { recorded = "\(nsImage)" }
      @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
      public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
      ) { recorded = "\(size)" }

      public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
      public enum Scale: Hashable, Sendable { case small, medium, large }
      public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
      public enum ResizingMode: Hashable, Sendable { case tile, stretch }
      public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
      }
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
      public struct DynamicRange: Hashable, Sendable {
        let name: String
        public static let standard: Image.DynamicRange = DynamicRange(name: "standard")
        public static let constrainedHigh: Image.DynamicRange = DynamicRange(name: "constrainedHigh")
        public static let high: Image.DynamicRange = DynamicRange(name: "high")
      }
    }
    extension Image {
      public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Image {
        with("resizable(\(capInsets) \(resizingMode))")
      }
      public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image {
        with("renderingMode(\(renderingMode as Any))")
      }
      public func interpolation(_ interpolation: Image.Interpolation) -> Image { with("interpolation(\(interpolation))") }
      public func antialiased(_ isAntialiased: Bool) -> Image { with("antialiased(\(isAntialiased))") }
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
      public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { with("symbolRenderingMode(\(mode as Any))") }
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
      public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image { with("allowedDynamicRange(\(range as Any))") }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public struct SymbolRenderingMode: Equatable, Sendable {
      let name: String
      public static let monochrome: SymbolRenderingMode = SymbolRenderingMode(name: "monochrome")
      public static let multicolor: SymbolRenderingMode = SymbolRenderingMode(name: "multicolor")
      public static let hierarchical: SymbolRenderingMode = SymbolRenderingMode(name: "hierarchical")
      public static let palette: SymbolRenderingMode = SymbolRenderingMode(name: "palette")
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public struct SymbolVariants: Hashable, Sendable {
      let name: String
      public static let none: SymbolVariants = SymbolVariants(name: "none")
      public static let circle: SymbolVariants = SymbolVariants(name: "circle")
      public static let square: SymbolVariants = SymbolVariants(name: "square")
      public static let rectangle: SymbolVariants = SymbolVariants(name: "rectangle")
      public static let fill: SymbolVariants = SymbolVariants(name: "fill")
      public static let slash: SymbolVariants = SymbolVariants(name: "slash")
      public var circle: SymbolVariants { SymbolVariants(name: name + ".circle") }
      public var square: SymbolVariants { SymbolVariants(name: name + ".square") }
      public var rectangle: SymbolVariants { SymbolVariants(name: name + ".rectangle") }
      public var fill: SymbolVariants { SymbolVariants(name: name + ".fill") }
      public var slash: SymbolVariants { SymbolVariants(name: name + ".slash") }
      public func contains(_ other: SymbolVariants) -> Bool { name.contains(other.name) }
    }
    public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }
    """#
