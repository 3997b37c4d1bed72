// Text, the keys and fonts that it takes, and the modifiers that give text again: each has a twin on views that wraps.

extension PreludeSource {
    /// `Text`, `LocalizedStringKey`, `Font`.
    static let textViews = PreludeSource(module: "SwiftUI", name: "TextViews", text: textViewsText)
}

private let textViewsText = #"""
    public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
      let key: String
      public init(_ value: String) { key = value }
      public init(stringLiteral value: String) { key = value }
      public init(stringInterpolation: LocalizedStringKey.StringInterpolation) { key = stringInterpolation.text }
      public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }
        public mutating func appendInterpolation(_ string: String) { text += string }
        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil) where Subject: NSObject {
          text += "\(subject)"
        }
        public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable { text += "\(value)" }
        public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable { text += "\(value)" }
        @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
        public mutating func appendInterpolation(_ text: Text) { self.text += "\(text)" }
        @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
        public mutating func appendInterpolation(_ image: Image) { text += "\(image)" }
        @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { text += "\(date)" }
        @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { text += "\(dates)" }
        @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
        public mutating func appendInterpolation(_ interval: DateInterval) { text += "\(interval)" }
        @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
        public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
        where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
          text += "\(input)"
        }
        @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
        public mutating func appendInterpolation(_ attributedString: AttributedString) { text += "\(attributedString)" }
        @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
        public mutating func appendInterpolation(
          timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) { text += "\(timerInterval)" }
        @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) { text += resource.key }
        @available(iOS, deprecated: 100000.0) @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ view: T) where T: View { text += "\(view)" }
      }
    }
    public protocol _FormatSpecifiable: Equatable {}
    extension Int: _FormatSpecifiable {}
    extension Int8: _FormatSpecifiable {}
    extension Int16: _FormatSpecifiable {}
    extension Int32: _FormatSpecifiable {}
    extension Int64: _FormatSpecifiable {}
    extension UInt: _FormatSpecifiable {}
    extension UInt8: _FormatSpecifiable {}
    extension UInt16: _FormatSpecifiable {}
    extension UInt32: _FormatSpecifiable {}
    extension UInt64: _FormatSpecifiable {}
    extension Float: _FormatSpecifiable {}
    extension Double: _FormatSpecifiable {}
    extension CGFloat: _FormatSpecifiable {}

    // selfsame: leaf
    public struct Text: View, Equatable, Sendable {
      public typealias Body = Never
      let recorded: String
      init(_recorded: String) { recorded = _recorded }
      public init(verbatim content: String) { recorded = content }
      @_disfavoredOverload public init<S>(_ content: S) where S: StringProtocol { recorded = String(content) }
      public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
        recorded = key.key
      }
      @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
      @_disfavoredOverload public init(_ resource: LocalizedStringResource) { recorded = resource.key }
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
      @_disfavoredOverload public init(_ attributedContent: AttributedString) { recorded = "\(attributedContent)" }
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
      public init<F>(_ input: F.FormatInput, format: F)
      where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
        recorded = format.format(input)
      }
      @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
      @_disfavoredOverload public init<F>(_ input: F.FormatInput, format: F)
      where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        recorded = "\(format.format(input))"
      }
      @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
      public init<Subject>(_ subject: Subject, formatter: Formatter) where Subject: ReferenceConvertible { recorded = "\(subject)" }
      @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
      public init<Subject>(_ subject: Subject, formatter: Formatter) where Subject: NSObject { recorded = "\(subject)" }
      @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
      public init(_ date: Date, style: Text.DateStyle) { recorded = "\(date) \(style)" }
      @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
      public init(_ dates: ClosedRange<Date>) { recorded = "\(dates)" }
      @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
      public init(_ interval: DateInterval) { recorded = "\(interval)" }
      @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
      public init(_ image: Image) { recorded = "\(image)" }
      @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
      public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
      ) { recorded = "\(timerInterval)" }
      func with(_ change: String) -> Text { Text(_recorded: recorded + "." + change) }
      public static func + (lhs: Text, rhs: Text) -> Text { Text(_recorded: lhs.recorded + rhs.recorded) }
    }
    extension Text {
      @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
      public struct DateStyle: Equatable, Codable, Sendable {
        let name: String
        public static let time: Text.DateStyle = DateStyle(name: "time")
        public static let date: Text.DateStyle = DateStyle(name: "date")
        public static let relative: Text.DateStyle = DateStyle(name: "relative")
        public static let offset: Text.DateStyle = DateStyle(name: "offset")
        public static let timer: Text.DateStyle = DateStyle(name: "timer")
      }
      public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
      @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
      public enum Case: Hashable, Sendable { case uppercase, lowercase }
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
      public struct LineStyle: Hashable, Sendable {
        let pattern: Text.LineStyle.Pattern
        let color: Color?
        public init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) {
          self.pattern = pattern
          self.color = color
        }
        public static let single: Text.LineStyle = LineStyle()
        public struct Pattern: Hashable, Sendable {
          let name: String
          public static let solid: Text.LineStyle.Pattern = Pattern(name: "solid")
          public static let dot: Text.LineStyle.Pattern = Pattern(name: "dot")
          public static let dash: Text.LineStyle.Pattern = Pattern(name: "dash")
          public static let dashDot: Text.LineStyle.Pattern = Pattern(name: "dashDot")
          public static let dashDotDot: Text.LineStyle.Pattern = Pattern(name: "dashDotDot")
        }
      }
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
      public struct Scale: Hashable, Sendable {
        let name: String
        public static let `default`: Text.Scale = Scale(name: "default")
        public static let secondary: Text.Scale = Scale(name: "secondary")
      }
    }
    extension Text {
      public func foregroundColor(_ color: Color?) -> Text { with("foregroundColor(\(color as Any))") }
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
      public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle { with("foregroundStyle(\(style))") }
      public func font(_ font: Font?) -> Text { with("font(\(font as Any))") }
      public func fontWeight(_ weight: Font.Weight?) -> Text { with("fontWeight(\(weight as Any))") }
      @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
      public func fontWidth(_ width: Font.Width?) -> Text { with("fontWidth(\(width as Any))") }
      @available(iOS 16.1, macOS 13.0, tvOS 16.1, watchOS 9.1, *)
      public func fontDesign(_ design: Font.Design?) -> Text { with("fontDesign(\(design as Any))") }
      public func bold() -> Text { with("bold") }
      // selfsame: inert(unsafe) false
      @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
      public func bold(_ isActive: Bool) -> Text { isActive ? with("bold") : self }
      public func italic() -> Text { with("italic") }
      // selfsame: inert(unsafe) false
      @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
      public func italic(_ isActive: Bool) -> Text { isActive ? with("italic") : self }
      // selfsame: inert(unsafe) false
      @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
      public func monospaced(_ isActive: Bool = true) -> Text { isActive ? with("monospaced") : self }
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
      public func monospacedDigit() -> Text { with("monospacedDigit") }
      // selfsame: inert(unsafe) false
      public func strikethrough(_ active: Bool = true, color: Color? = nil) -> Text { active ? with("strikethrough") : self }
      // selfsame: inert(unsafe) false
      @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
      public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text {
        isActive ? with("strikethrough") : self
      }
      // selfsame: inert(unsafe) false
      public func underline(_ active: Bool = true, color: Color? = nil) -> Text { active ? with("underline") : self }
      // selfsame: inert(unsafe) false
      @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
      public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text {
        isActive ? with("underline") : self
      }
      // selfsame: inert(unsafe) 0
      public func kerning(_ kerning: CGFloat) -> Text { kerning == 0 ? self : with("kerning(\(kerning))") }
      // selfsame: inert(unsafe) 0
      public func tracking(_ tracking: CGFloat) -> Text { tracking == 0 ? self : with("tracking(\(tracking))") }
      // selfsame: inert(unsafe) 0
      public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        baselineOffset == 0 ? self : with("baselineOffset(\(baselineOffset))")
      }
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
      public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text { isEnabled ? with("textScale") : self }
    }
    extension Text.TruncationMode { static let _default: Text.TruncationMode = .tail }
    """#
