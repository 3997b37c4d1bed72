// Classes of UIKit and AppKit: no more of each than SwiftUI's signatures and their callers need.

extension PreludeSource {
    /// Classes of UIKit and AppKit.
    static let platformClasses = PreludeSource(module: "SwiftUI", name: "PlatformClasses", text: platformClassesText)
}

private let platformClassesText = #"""
    open class UIColor: NSObject, NSCopying, @unchecked Sendable {
      let name: String
      init(_name: String) { name = _name }
      public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { name = "\(red) \(green) \(blue) \(alpha)" }
      public init(white: CGFloat, alpha: CGFloat) { name = "\(white) \(alpha)" }
      public init(_ color: Color) { name = color.name }
      public convenience init?(named name: String) { self.init(_name: name) }
      public func copy(with zone: NSZone? = nil) -> Any { self }
      open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }
      public class var black: UIColor { UIColor(_name: "black") }
      public class var white: UIColor { UIColor(_name: "white") }
      public class var clear: UIColor { UIColor(_name: "clear") }
      public class var red: UIColor { UIColor(_name: "red") }
      public class var green: UIColor { UIColor(_name: "green") }
      public class var blue: UIColor { UIColor(_name: "blue") }
      public class var gray: UIColor { UIColor(_name: "gray") }
      public class var lightGray: UIColor { UIColor(_name: "lightGray") }
      public class var darkGray: UIColor { UIColor(_name: "darkGray") }
      public class var orange: UIColor { UIColor(_name: "orange") }
      public class var yellow: UIColor { UIColor(_name: "yellow") }
      public class var systemBackground: UIColor { UIColor(_name: "systemBackground") }
      public class var secondarySystemBackground: UIColor { UIColor(_name: "secondarySystemBackground") }
      public class var tertiarySystemBackground: UIColor { UIColor(_name: "tertiarySystemBackground") }
      public class var systemGroupedBackground: UIColor { UIColor(_name: "systemGroupedBackground") }
      public class var secondarySystemGroupedBackground: UIColor { UIColor(_name: "secondarySystemGroupedBackground") }
      public class var tertiarySystemGroupedBackground: UIColor { UIColor(_name: "tertiarySystemGroupedBackground") }
      public class var label: UIColor { UIColor(_name: "label") }
      public class var secondaryLabel: UIColor { UIColor(_name: "secondaryLabel") }
      public class var tertiaryLabel: UIColor { UIColor(_name: "tertiaryLabel") }
      public class var quaternaryLabel: UIColor { UIColor(_name: "quaternaryLabel") }
      public class var placeholderText: UIColor { UIColor(_name: "placeholderText") }
      public class var separator: UIColor { UIColor(_name: "separator") }
      public class var opaqueSeparator: UIColor { UIColor(_name: "opaqueSeparator") }
      public class var link: UIColor { UIColor(_name: "link") }
      public class var systemFill: UIColor { UIColor(_name: "systemFill") }
      public class var secondarySystemFill: UIColor { UIColor(_name: "secondarySystemFill") }
      public class var tertiarySystemFill: UIColor { UIColor(_name: "tertiarySystemFill") }
      public class var quaternarySystemFill: UIColor { UIColor(_name: "quaternarySystemFill") }
      public class var tintColor: UIColor { UIColor(_name: "tintColor") }
      public class var systemRed: UIColor { UIColor(_name: "systemRed") }
      public class var systemGreen: UIColor { UIColor(_name: "systemGreen") }
      public class var systemBlue: UIColor { UIColor(_name: "systemBlue") }
      public class var systemOrange: UIColor { UIColor(_name: "systemOrange") }
      public class var systemYellow: UIColor { UIColor(_name: "systemYellow") }
      public class var systemPink: UIColor { UIColor(_name: "systemPink") }
      public class var systemPurple: UIColor { UIColor(_name: "systemPurple") }
      public class var systemTeal: UIColor { UIColor(_name: "systemTeal") }
      public class var systemIndigo: UIColor { UIColor(_name: "systemIndigo") }
      public class var systemBrown: UIColor { UIColor(_name: "systemBrown") }
      public class var systemMint: UIColor { UIColor(_name: "systemMint") }
      public class var systemCyan: UIColor { UIColor(_name: "systemCyan") }
      public class var systemGray: UIColor { UIColor(_name: "systemGray") }
      public class var systemGray2: UIColor { UIColor(_name: "systemGray2") }
      public class var systemGray3: UIColor { UIColor(_name: "systemGray3") }
      public class var systemGray4: UIColor { UIColor(_name: "systemGray4") }
      public class var systemGray5: UIColor { UIColor(_name: "systemGray5") }
      public class var systemGray6: UIColor { UIColor(_name: "systemGray6") }
    }
    open class NSColor: NSObject, NSCopying, @unchecked Sendable {
      let name: String
      init(_name: String) { name = _name }
      public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { name = "\(red) \(green) \(blue) \(alpha)" }
      public init(white: CGFloat, alpha: CGFloat) { name = "\(white) \(alpha)" }
      public init(_ color: Color) { name = color.name }
      public func copy(with zone: NSZone? = nil) -> Any { self }
      open func withAlphaComponent(_ alpha: CGFloat) -> NSColor { self }
      public class var black: NSColor { NSColor(_name: "black") }
      public class var white: NSColor { NSColor(_name: "white") }
      public class var clear: NSColor { NSColor(_name: "clear") }
      public class var gray: NSColor { NSColor(_name: "gray") }
      public class var labelColor: NSColor { NSColor(_name: "labelColor") }
      public class var secondaryLabelColor: NSColor { NSColor(_name: "secondaryLabelColor") }
      public class var tertiaryLabelColor: NSColor { NSColor(_name: "tertiaryLabelColor") }
      public class var quaternaryLabelColor: NSColor { NSColor(_name: "quaternaryLabelColor") }
      public class var windowBackgroundColor: NSColor { NSColor(_name: "windowBackgroundColor") }
      public class var controlBackgroundColor: NSColor { NSColor(_name: "controlBackgroundColor") }
      public class var textBackgroundColor: NSColor { NSColor(_name: "textBackgroundColor") }
      public class var underPageBackgroundColor: NSColor { NSColor(_name: "underPageBackgroundColor") }
      public class var controlColor: NSColor { NSColor(_name: "controlColor") }
      public class var controlAccentColor: NSColor { NSColor(_name: "controlAccentColor") }
      public class var controlTextColor: NSColor { NSColor(_name: "controlTextColor") }
      public class var textColor: NSColor { NSColor(_name: "textColor") }
      public class var linkColor: NSColor { NSColor(_name: "linkColor") }
      public class var separatorColor: NSColor { NSColor(_name: "separatorColor") }
      public class var gridColor: NSColor { NSColor(_name: "gridColor") }
      public class var selectedContentBackgroundColor: NSColor { NSColor(_name: "selectedContentBackgroundColor") }
      public class var unemphasizedSelectedContentBackgroundColor: NSColor { NSColor(_name: "unemphasizedSelectedContentBackgroundColor") }
      public class var placeholderTextColor: NSColor { NSColor(_name: "placeholderTextColor") }
      public class var systemRed: NSColor { NSColor(_name: "systemRed") }
      public class var systemGreen: NSColor { NSColor(_name: "systemGreen") }
      public class var systemBlue: NSColor { NSColor(_name: "systemBlue") }
      public class var systemGray: NSColor { NSColor(_name: "systemGray") }
      public class var systemOrange: NSColor { NSColor(_name: "systemOrange") }
      public class var systemYellow: NSColor { NSColor(_name: "systemYellow") }
    }
    open class UIImage: NSObject, @unchecked Sendable {
      public override init() {}
      public convenience init?(named name: String) { self.init() }
      public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) { self.init() }
      public convenience init?(systemName: String) { self.init() }
      public convenience init?(data: Data) { self.init() }
      public convenience init?(contentsOfFile path: String) { self.init() }
      public convenience init(cgImage: CGImage) { self.init() }
      public var size: CGSize { CGSize.zero }
      public var scale: CGFloat { 1 }
      public var cgImage: CGImage? { nil }
      public func pngData() -> Data? { nil }
      public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
    }
    open class NSImage: NSObject, @unchecked Sendable {
      public override init() {}
      public init(size: CGSize) {}
      public convenience init?(named name: String) { self.init() }
      public convenience init?(data: Data) { self.init() }
      public convenience init?(contentsOf url: URL) { self.init() }
      public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) { self.init() }
      public var size: CGSize { CGSize.zero }
    }
    open class UITraitCollection: NSObject, @unchecked Sendable {}
    """#
