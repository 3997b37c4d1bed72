// Text: its initialisers, the modifiers that keep it a `Text`, and localised keys.

extension PreludeSource {
    static let swiftUIText = PreludeSource(module: "SwiftUI", name: "Text", text: source)
}

private let source = #"""
    // selfsame: leaf
    @frozen public struct Text: Equatable, _PrimitiveView {
        var storage: String
        var changes: [String]
        init(_storage: String) {
            storage = _storage
            changes = []
        }
        func with(_ change: String) -> Text {
            var text = self
            text.changes.append(change)
            return text
        }

        public init(verbatim content: String) { self.init(_storage: content) }

        public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
            self.init(_storage: key.key)
        }

        @_disfavoredOverload
        public init<S>(_ content: S) where S: StringProtocol { self.init(_storage: String(content)) }

        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        @_disfavoredOverload
        public init(_ resource: LocalizedStringResource) { self.init(_storage: resource.key) }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        @_disfavoredOverload
        public init(_ attributedContent: AttributedString) { self.init(_storage: String(attributedContent.characters)) }

        public init(_ image: Image) { self.init(_storage: image.name) }

        // selfsame: counts
        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public init(_ date: Date, style: Text.DateStyle) { self.init(_storage: "\(date)\(style.name)") }

        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public init(_ dates: ClosedRange<Date>) { self.init(_storage: "\(dates)") }

        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public init(_ interval: DateInterval) { self.init(_storage: "\(interval)") }

        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public init<Subject>(_ subject: Subject, formatter: Formatter) where Subject: ReferenceConvertible { self.init(_storage: "\(subject)") }

        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public init<Subject>(_ subject: Subject, formatter: Formatter) where Subject: NSObject { self.init(_storage: "\(subject)") }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public init<F>(_ input: F.FormatInput, format: F) where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
            self.init(_storage: "\(input)")
        }

        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public init<F>(_ input: F.FormatInput, format: F) where F: DiscreteFormatStyle, F.FormatOutput == AttributedString {
            self.init(_storage: "\(input)")
        }

        // selfsame: counts
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) {
            self.init(_storage: "\(timerInterval)\(countsDown)\(showsHours)")
        }
    }

    extension Text {
        public enum TruncationMode { case head, tail, middle }

        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public enum Case { case uppercase, lowercase }

        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public struct DateStyle: Equatable, Codable {
            var name: String
            public static let time = Text.DateStyle(name: "time")
            public static let date = Text.DateStyle(name: "date")
            public static let relative = Text.DateStyle(name: "relative")
            public static let offset = Text.DateStyle(name: "offset")
            public static let timer = Text.DateStyle(name: "timer")
        }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public struct LineStyle: Hashable {
            public struct Pattern {
                var name: String
                public static let solid = Text.LineStyle.Pattern(name: "solid")
                public static let dot = Text.LineStyle.Pattern(name: "dot")
                public static let dash = Text.LineStyle.Pattern(name: "dash")
                public static let dashDot = Text.LineStyle.Pattern(name: "dashDot")
                public static let dashDotDot = Text.LineStyle.Pattern(name: "dashDotDot")
            }
            var name: String
            var color: Color?
            public init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) {
                name = pattern.name
                self.color = color
            }
            public init?(nsUnderlineStyle: NSUnderlineStyle) { self.init() }
            public static let single = Text.LineStyle()
        }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public struct Scale: Hashable {
            var name: String
            public static let `default` = Text.Scale(name: "default")
            public static let secondary = Text.Scale(name: "secondary")
        }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public struct Layout: RandomAccessCollection, Equatable {
            public var startIndex: Int { 0 }
            public var endIndex: Int { 0 }
            public subscript(index: Int) -> Int { index }
        }

        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public struct AlignmentStrategy: Hashable {
            var name: String
            public static let layoutBased = Text.AlignmentStrategy(name: "layoutBased")
            public static let writingDirectionBased = Text.AlignmentStrategy(name: "writingDirectionBased")
            public static let `default` = Text.AlignmentStrategy(name: "default")
        }
    }

    // MARK: Modifiers that keep a Text a Text

    extension Text {
        public static func + (lhs: Text, rhs: Text) -> Text { Text(_storage: "\(lhs.storage)\(lhs.changes)\(rhs.storage)\(rhs.changes)") }

        // selfsame: never inert, same size
        public func foregroundColor(_ color: Color?) -> Text { with("foregroundColor(\(color as Any))") }

        // selfsame: neutral(a view around it sets a foreground style) .primary
        // selfsame: never inert, same size
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle { with("foregroundStyle(\(style))") }

        // selfsame: never inert
        public func font(_ font: Font?) -> Text { with("font(\(font as Any))") }

        public func fontWeight(_ weight: Font.Weight?) -> Text { with("fontWeight(\(weight as Any))") }

        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func fontWidth(_ width: Font.Width?) -> Text { with("fontWidth(\(width as Any))") }

        @available(iOS 16.1, macOS 13, tvOS 16.1, watchOS 9.1, *)
        public func fontDesign(_ design: Font.Design?) -> Text { with("fontDesign(\(design as Any))") }

        public func bold() -> Text { with("bold(true)") }

        // selfsame: inert(unsafe) false
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func bold(_ isActive: Bool) -> Text { with("bold(\(isActive))") }

        public func italic() -> Text { with("italic(true)") }

        // selfsame: inert(unsafe) false
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func italic(_ isActive: Bool) -> Text { with("italic(\(isActive))") }

        @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
        public func monospaced(_ isActive: Bool = true) -> Text { with("monospaced(\(isActive))") }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func monospacedDigit() -> Text { with("monospacedDigit") }

        // selfsame: inert(unsafe) false
        public func strikethrough(_ active: Bool = true, color: Color? = nil) -> Text { with("strikethrough(\(active))") }

        // selfsame: inert(unsafe) false
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text {
            with("strikethrough(\(isActive))")
        }

        // selfsame: inert(unsafe) false
        public func underline(_ active: Bool = true, color: Color? = nil) -> Text { with("underline(\(active))") }

        // selfsame: inert(unsafe) false
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text {
            with("underline(\(isActive))")
        }

        // selfsame: inert(unsafe) 0
        public func kerning(_ kerning: CGFloat) -> Text { with("kerning(\(kerning))") }

        // selfsame: inert(unsafe) 0
        public func tracking(_ tracking: CGFloat) -> Text { with("tracking(\(tracking))") }

        // selfsame: inert(unsafe) 0
        public func baselineOffset(_ baselineOffset: CGFloat) -> Text { with("baselineOffset(\(baselineOffset))") }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text { with("textScale(\(isEnabled))") }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
            with("typesettingLanguage(\(isEnabled))")
        }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
            with("typesettingLanguage(\(isEnabled))")
        }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func customAttribute<T>(_ value: T) -> Text where T: TextAttribute { with("customAttribute") }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { with("speechAlwaysIncludesPunctuation(\(value))") }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { with("speechSpellsOutCharacters(\(value))") }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func speechAdjustedPitch(_ value: Double) -> Text { with("speechAdjustedPitch(\(value))") }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { with("speechAnnouncementsQueued(\(value))") }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { with("accessibilityTextContentType") }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { with("accessibilityHeading") }

        // selfsame: same size
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { with("accessibilityLabel") }

        // selfsame: same size
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        @_disfavoredOverload
        public func accessibilityLabel<S>(_ label: S) -> Text where S: StringProtocol { with("accessibilityLabel") }

        // selfsame: same size
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func accessibilityLabel(_ label: Text) -> Text { with("accessibilityLabel") }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public protocol TextAttribute {}

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct TypesettingLanguage: Equatable {
        public static let automatic = TypesettingLanguage()
        public static func explicit(_ language: Locale.Language) -> TypesettingLanguage { TypesettingLanguage() }
    }

    /// What the environment keeps of `typesettingLanguage`.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct TypesettingConfiguration: Equatable {}

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public protocol TextRenderer: Animatable {
        func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
    }

    // MARK: Localised keys

    @frozen public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
        var key: String
        public init(_ value: String) { key = value }
        public init(stringLiteral value: String) { key = value }
        public init(stringInterpolation: LocalizedStringKey.StringInterpolation) { key = stringInterpolation.key }

        public struct StringInterpolation: StringInterpolationProtocol {
            var key = ""
            public init(literalCapacity: Int, interpolationCount: Int) {}
            public mutating func appendLiteral(_ literal: String) { key += literal }
            public mutating func appendInterpolation(_ string: String) { key += string }
            public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
            where Subject: ReferenceConvertible {
                key += "\(subject)"
            }
            public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil) where Subject: NSObject {
                key += "\(subject)"
            }
            @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
            public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
            where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
                key += "\(input)"
            }
            public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable { key += "\(value)" }
            public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable { key += "\(value)" }
            @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
            public mutating func appendInterpolation(_ text: Text) { key += text.storage }
            @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
            public mutating func appendInterpolation(_ attributedString: AttributedString) { key += String(attributedString.characters) }
            @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
            public mutating func appendInterpolation(_ image: Image) { key += image.name }
            @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
            public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { key += "\(date)" }
            @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
            public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { key += "\(dates)" }
            @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
            public mutating func appendInterpolation(_ interval: DateInterval) { key += "\(interval)" }
            @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
            public mutating func appendInterpolation(
                timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
            ) { key += "\(timerInterval)" }
            @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
            @_disfavoredOverload
            public mutating func appendInterpolation(_ resource: LocalizedStringResource) { key += resource.key }
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

    // MARK: Attributes of strings

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    extension AttributeScopes {
        public var swiftUI: AttributeScopes.SwiftUIAttributes.Type { SwiftUIAttributes.self }
        public struct SwiftUIAttributes: AttributeScope {
            public let font: AttributeScopes.SwiftUIAttributes.FontAttribute
            public let foregroundColor: AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
            public let backgroundColor: AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute
            public let strikethroughStyle: AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute
            public let underlineStyle: AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute
            public let kern: AttributeScopes.SwiftUIAttributes.KerningAttribute
            public let tracking: AttributeScopes.SwiftUIAttributes.TrackingAttribute
            public let baselineOffset: AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute
            public let foundation: AttributeScopes.FoundationAttributes
            @frozen public enum FontAttribute: AttributedStringKey {
                public typealias Value = Font
                public static let name = "SwiftUI.Font"
            }
            @frozen public enum ForegroundColorAttribute: AttributedStringKey {
                public typealias Value = Color
                public static let name = "SwiftUI.ForegroundColor"
            }
            @frozen public enum BackgroundColorAttribute: AttributedStringKey {
                public typealias Value = Color
                public static let name = "SwiftUI.BackgroundColor"
            }
            @frozen public enum StrikethroughStyleAttribute: AttributedStringKey {
                public typealias Value = Text.LineStyle
                public static let name = "SwiftUI.StrikethroughStyle"
            }
            @frozen public enum UnderlineStyleAttribute: AttributedStringKey {
                public typealias Value = Text.LineStyle
                public static let name = "SwiftUI.UnderlineStyle"
            }
            @frozen public enum KerningAttribute: AttributedStringKey {
                public typealias Value = CGFloat
                public static let name = "SwiftUI.Kern"
            }
            @frozen public enum TrackingAttribute: AttributedStringKey {
                public typealias Value = CGFloat
                public static let name = "SwiftUI.Tracking"
            }
            @frozen public enum BaselineOffsetAttribute: AttributedStringKey {
                public typealias Value = CGFloat
                public static let name = "SwiftUI.BaselineOffset"
            }
        }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    extension AttributeDynamicLookup {
        public subscript<T>(dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>) -> T where T: AttributedStringKey {
            self[T.self]
        }
    }
    """#
