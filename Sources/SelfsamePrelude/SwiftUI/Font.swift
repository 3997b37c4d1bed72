// Fonts.

extension PreludeSource {
    static let swiftUIFont = PreludeSource(module: "SwiftUI", name: "Font", text: source)
}

private let source = #"""
    @frozen public struct Font: Hashable {
        var parts: [String]
        init(_ parts: String...) { self.parts = parts }
        func adding(_ part: String) -> Font {
            var font = self
            font.parts.append(part)
            return font
        }

        public enum TextStyle: Hashable, CaseIterable {
            case largeTitle, title
            @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
            case title2, title3
            case headline, subheadline, body, callout, footnote, caption
            @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
            case caption2
            @available(visionOS 1, *)
            @available(iOS, unavailable)
            @available(macOS, unavailable)
            @available(tvOS, unavailable)
            @available(watchOS, unavailable)
            case extraLargeTitle
            @available(visionOS 1, *)
            @available(iOS, unavailable)
            @available(macOS, unavailable)
            @available(tvOS, unavailable)
            @available(watchOS, unavailable)
            case extraLargeTitle2
            public static var allCases: [Font.TextStyle] {
                [.largeTitle, .title, .headline, .subheadline, .body, .callout, .footnote, .caption]
            }
        }
        @frozen public struct Weight: Hashable {
            var value: Double
            public static let ultraLight = Font.Weight(value: -0.8)
            public static let thin = Font.Weight(value: -0.6)
            public static let light = Font.Weight(value: -0.4)
            public static let regular = Font.Weight(value: 0)
            public static let medium = Font.Weight(value: 0.23)
            public static let semibold = Font.Weight(value: 0.3)
            public static let bold = Font.Weight(value: 0.4)
            public static let heavy = Font.Weight(value: 0.56)
            public static let black = Font.Weight(value: 0.62)
        }
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public struct Width: Hashable {
            public var value: CGFloat
            public init(_ value: CGFloat) { self.value = value }
            public static let compressed = Font.Width(-0.3)
            public static let condensed = Font.Width(-0.2)
            public static let standard = Font.Width(0)
            public static let expanded = Font.Width(0.2)
        }
        public enum Design: Hashable { case `default`, serif, rounded, monospaced }
        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public enum Leading: Hashable { case standard, tight, loose }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public struct Resolved {}
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public struct Context {}
    }

    extension Font {
        public static let largeTitle = Font("largeTitle")
        public static let title = Font("title")
        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public static let title2 = Font("title2")
        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public static let title3 = Font("title3")
        public static var headline: Font { Font("headline") }
        public static let subheadline = Font("subheadline")
        public static let body = Font("body")
        public static let callout = Font("callout")
        public static let footnote = Font("footnote")
        public static let caption = Font("caption")
        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public static let caption2 = Font("caption2")
        @available(visionOS 1, *)
        @available(iOS, unavailable)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public static let extraLargeTitle = Font("extraLargeTitle")
        @available(visionOS 1, *)
        @available(iOS, unavailable)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public static let extraLargeTitle2 = Font("extraLargeTitle2")

        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public static func system(_ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil) -> Font {
            Font("system(\(style))")
        }
        @_disfavoredOverload
        public static func system(_ style: Font.TextStyle, design: Font.Design = .default) -> Font { Font("system(\(style), \(design))") }
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font { Font("system(\(size))") }
        @_disfavoredOverload
        public static func system(size: CGFloat, weight: Font.Weight = .regular, design: Font.Design = .default) -> Font {
            Font("system(\(size))")
        }
        public static func custom(_ name: String, size: CGFloat) -> Font { Font("custom(\(name), \(size))") }
        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font {
            Font("custom(\(name), \(size))")
        }
        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font("custom(\(name), \(fixedSize))") }
        @_disfavoredOverload
        public init(_ font: UIFont) { self.init("platform") }
        @_disfavoredOverload
        public init(_ font: NSFont) { self.init("platform") }

        public func italic() -> Font { adding("italic") }
        public func smallCaps() -> Font { adding("smallCaps") }
        public func lowercaseSmallCaps() -> Font { adding("lowercaseSmallCaps") }
        public func uppercaseSmallCaps() -> Font { adding("uppercaseSmallCaps") }
        public func monospacedDigit() -> Font { adding("monospacedDigit") }
        public func weight(_ weight: Font.Weight) -> Font { adding("weight(\(weight.value))") }
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func width(_ width: Font.Width) -> Font { adding("width(\(width.value))") }
        public func bold() -> Font { adding("bold") }
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func monospaced() -> Font { adding("monospaced") }
        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func leading(_ leading: Font.Leading) -> Font { adding("leading(\(leading))") }
        @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
        public func scaled(by factor: CGFloat) -> Font { adding("scaled(\(factor))") }
    }

    /// What text modifiers on views append to the environment's list of font changes.
    public class AnyFontModifier {
        public var name: String
        public var arguments: [Any]
        init(_ name: String, _ arguments: [Any] = []) {
            self.name = name
            self.arguments = arguments
        }
    }
    """#
