// Fonts and what changes them.

extension PreludeSource {
    /// `Font`.
    static let fonts = PreludeSource(module: "SwiftUI", name: "Fonts", text: fontsText)
}

private let fontsText = #"""
    public struct Font: Hashable, Sendable {
      let name: String
      init(_name: String) { name = _name }
      func with(_ change: String) -> Font { Font(_name: name + "." + change) }
      public static let largeTitle: Font = Font(_name: "largeTitle")
      public static let title: Font = Font(_name: "title")
      @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
      public static let title2: Font = Font(_name: "title2")
      @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
      public static let title3: Font = Font(_name: "title3")
      public static let headline: Font = Font(_name: "headline")
      public static let subheadline: Font = Font(_name: "subheadline")
      public static let body: Font = Font(_name: "body")
      public static let callout: Font = Font(_name: "callout")
      public static let footnote: Font = Font(_name: "footnote")
      public static let caption: Font = Font(_name: "caption")
      @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
      public static let caption2: Font = Font(_name: "caption2")
      @available(visionOS 1.0, *) @available(iOS, unavailable) @available(macOS, unavailable)
      public static let extraLargeTitle: Font = Font(_name: "extraLargeTitle")
      @available(visionOS 1.0, *) @available(iOS, unavailable) @available(macOS, unavailable)
      public static let extraLargeTitle2: Font = Font(_name: "extraLargeTitle2")
      @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
      public static let `default`: Font = Font(_name: "default")

      @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
      public static func system(_ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil) -> Font {
        Font(_name: "system(\(style) \(design as Any) \(weight as Any))")
      }
      @_disfavoredOverload public static func system(_ style: Font.TextStyle, design: Font.Design = .default) -> Font {
        Font(_name: "system(\(style) \(design))")
      }
      @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
      public static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font {
        Font(_name: "system(\(size) \(weight as Any) \(design as Any))")
      }
      @_disfavoredOverload public static func system(size: CGFloat, weight: Font.Weight = .regular, design: Font.Design = .default) -> Font {
        Font(_name: "system(\(size) \(weight) \(design))")
      }
      public static func custom(_ name: String, size: CGFloat) -> Font { Font(_name: "custom(\(name) \(size))") }
      @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
      public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font {
        Font(_name: "custom(\(name) \(size) \(textStyle))")
      }
      @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
      public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(_name: "custom(\(name) fixed \(fixedSize))") }
      public init(_ font: CTFont) { name = "\(font)" }

      public func italic() -> Font { with("italic") }
      public func smallCaps() -> Font { with("smallCaps") }
      public func lowercaseSmallCaps() -> Font { with("lowercaseSmallCaps") }
      public func uppercaseSmallCaps() -> Font { with("uppercaseSmallCaps") }
      public func monospacedDigit() -> Font { with("monospacedDigit") }
      public func weight(_ weight: Font.Weight) -> Font { with("weight(\(weight))") }
      @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
      public func width(_ width: Font.Width) -> Font { with("width(\(width))") }
      public func bold() -> Font { with("bold") }
      @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
      public func bold(_ isActive: Bool) -> Font { with("bold(\(isActive))") }
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
      public func monospaced() -> Font { with("monospaced") }
      @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
      public func leading(_ leading: Font.Leading) -> Font { with("leading(\(leading))") }
      @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
      public func scaled(by factor: CGFloat) -> Font { with("scaled(\(factor))") }

      public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle
        case title
        @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
        case title2
        @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
        case title3
        case headline, subheadline, body, callout, footnote, caption
        @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
        case caption2
        @available(visionOS 1.0, *) @available(iOS, unavailable) @available(macOS, unavailable)
        case extraLargeTitle
        @available(visionOS 1.0, *) @available(iOS, unavailable) @available(macOS, unavailable)
        case extraLargeTitle2
        public static let allCases: [Font.TextStyle] = [
          .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption, .caption2,
        ]
      }
      public struct Weight: Hashable, Sendable {
        let value: Double
        public static let ultraLight: Font.Weight = Weight(value: -0.8)
        public static let thin: Font.Weight = Weight(value: -0.6)
        public static let light: Font.Weight = Weight(value: -0.4)
        public static let regular: Font.Weight = Weight(value: 0)
        public static let medium: Font.Weight = Weight(value: 0.23)
        public static let semibold: Font.Weight = Weight(value: 0.3)
        public static let bold: Font.Weight = Weight(value: 0.4)
        public static let heavy: Font.Weight = Weight(value: 0.56)
        public static let black: Font.Weight = Weight(value: 0.62)
      }
      @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
      public struct Width: Hashable, Sendable {
        public var value: CGFloat
        public init(_ value: CGFloat) { self.value = value }
        public static let compressed: Font.Width = Width(-0.4)
        public static let condensed: Font.Width = Width(-0.2)
        public static let standard: Font.Width = Width(0)
        public static let expanded: Font.Width = Width(0.2)
      }
      public enum Design: Hashable, Sendable {
        case `default`
        @available(watchOS 7.0, *)
        case serif
        case rounded
        @available(watchOS 7.0, *)
        case monospaced
      }
      @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
      public enum Leading: Hashable, Sendable { case standard, tight, loose }
    }
    public struct AnyFontModifier {
      let name: String
    }
    """#
