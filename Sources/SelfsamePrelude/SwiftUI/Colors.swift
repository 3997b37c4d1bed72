// Colours: a view and a shape style at once.

extension PreludeSource {
    /// `Color`.
    static let colors = PreludeSource(module: "SwiftUI", name: "Colors", text: colorsText)
}

private let colorsText = #"""
    // selfsame: leaf
    public struct Color: View, ShapeStyle, Hashable, Sendable, CustomStringConvertible {
      public typealias Body = Never
      public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }
      let name: String
      init(_name: String) { name = _name }
      public var description: String { name }
      public init(_ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        name = "\(colorSpace) \(red) \(green) \(blue) \(opacity)"
      }
      public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        name = "\(colorSpace) \(white) \(opacity)"
      }
      public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        name = "hsb \(hue) \(saturation) \(brightness) \(opacity)"
      }
      public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
      public init(_ resource: ColorResource) { name = resource.name }
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
      public init(cgColor: CGColor) { name = "\(cgColor)" }
      @available(iOS 15.0, tvOS 15.0, watchOS 8.0, *) @available(macOS, unavailable)
      public init(uiColor: UIColor) { name = uiColor.name }
      @available(macOS 12.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable)
      @available(visionOS, unavailable)
      public init(nsColor: NSColor) { name = nsColor.name }
      @available(iOS, deprecated: 100000.0) @available(macOS, unavailable) @_disfavoredOverload
      public init(_ color: UIColor) { name = color.name }
      @available(macOS, deprecated: 100000.0) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable)
      @available(visionOS, unavailable) @_disfavoredOverload
      public init(_ color: NSColor) { name = color.name }
      @available(iOS, deprecated: 100000.0) @_disfavoredOverload
      public init(_ cgColor: CGColor) { name = "\(cgColor)" }
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
      public init(_ resolved: Color.Resolved) { name = "\(resolved)" }
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
      public struct Resolved: Hashable, Sendable {
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
      }
      // selfsame: inert(unsafe) 1
      public func opacity(_ opacity: Double) -> Color { opacity == 1 ? self : Color(_name: "\(name).opacity(\(opacity))") }
      @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
      public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }
      @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
      public var cgColor: CGColor? { nil }
      @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
      public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        Color(_name: "\(name).mix(\(rhs.name) \(fraction))")
      }
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
      public func resolve(in environment: EnvironmentValues) -> Color.Resolved { Color.Resolved(red: 0, green: 0, blue: 0) }

      public static let clear: Color = Color(_name: "clear")
      public static let black: Color = Color(_name: "black")
      public static let white: Color = Color(_name: "white")
      public static let gray: Color = Color(_name: "gray")
      public static let red: Color = Color(_name: "red")
      public static let orange: Color = Color(_name: "orange")
      public static let yellow: Color = Color(_name: "yellow")
      public static let green: Color = Color(_name: "green")
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
      public static let mint: Color = Color(_name: "mint")
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
      public static let teal: Color = Color(_name: "teal")
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
      public static let cyan: Color = Color(_name: "cyan")
      public static let blue: Color = Color(_name: "blue")
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
      public static let indigo: Color = Color(_name: "indigo")
      public static let purple: Color = Color(_name: "purple")
      public static let pink: Color = Color(_name: "pink")
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
      public static let brown: Color = Color(_name: "brown")
      public static let primary: Color = Color(_name: "primary")
      public static let secondary: Color = Color(_name: "secondary")
      public static let accentColor: Color = Color(_name: "accentColor")
    }
    extension ShapeStyle where Self == Color {
      public static var clear: Color { Color.clear }
      public static var black: Color { Color.black }
      public static var white: Color { Color.white }
      public static var gray: Color { Color.gray }
      public static var red: Color { Color.red }
      public static var orange: Color { Color.orange }
      public static var yellow: Color { Color.yellow }
      public static var green: Color { Color.green }
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
      public static var mint: Color { Color.mint }
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
      public static var teal: Color { Color.teal }
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
      public static var cyan: Color { Color.cyan }
      public static var blue: Color { Color.blue }
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
      public static var indigo: Color { Color.indigo }
      public static var purple: Color { Color.purple }
      public static var pink: Color { Color.pink }
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
      public static var brown: Color { Color.brown }
    }
    public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }
    """#
