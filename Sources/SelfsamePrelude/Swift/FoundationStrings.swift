// What Foundation adds to text: searching, replacing, comparing, localising, attributed strings.

extension PreludeSource {
    /// Foundation's members of strings, `CharacterSet`, `String(format:)`, `String(localized:)`.
    static let foundationStrings = PreludeSource(module: "Foundation", name: "Strings", text: strings)
    /// `AttributedString`, `AttributeContainer`, `NSAttributedString`.
    static let foundationAttributedStrings = PreludeSource(module: "Foundation", name: "AttributedStrings", text: attributedStrings)
}

private let strings = #"""
    public extension StringProtocol {
      var capitalized: String { get }
      var localizedCapitalized: String { get }
      var localizedLowercase: String { get }
      var localizedUppercase: String { get }
      var removingPercentEncoding: String? { get }
      var decomposedStringWithCanonicalMapping: String { get }
      var precomposedStringWithCanonicalMapping: String { get }
      func capitalized(with locale: Locale?) -> String
      func lowercased(with locale: Locale?) -> String
      func uppercased(with locale: Locale?) -> String
      func components<T: StringProtocol>(separatedBy separator: T) -> [String]
      func components(separatedBy separator: CharacterSet) -> [String]
      func trimmingCharacters(in set: CharacterSet) -> String
      func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(of target: Target, with replacement: Replacement, options: String.CompareOptions = [], range searchRange: Range<Index>? = nil) -> String
      func replacingCharacters<T: StringProtocol, R: RangeExpression>(in range: R, with replacement: T) -> String where R.Bound == Index
      func range<T: StringProtocol>(of aString: T, options mask: String.CompareOptions = [], range searchRange: Range<Index>? = nil, locale: Locale? = nil) -> Range<Index>?
      func rangeOfCharacter(from aSet: CharacterSet, options mask: String.CompareOptions = [], range aRange: Range<Index>? = nil) -> Range<Index>?
      func contains<T: StringProtocol>(_ other: T) -> Bool
      func localizedStandardContains<T: StringProtocol>(_ string: T) -> Bool
      func localizedCaseInsensitiveContains<T: StringProtocol>(_ other: T) -> Bool
      func localizedStandardRange<T: StringProtocol>(of string: T) -> Range<Index>?
      func compare<T: StringProtocol>(_ aString: T, options mask: String.CompareOptions = [], range: Range<Index>? = nil, locale: Locale? = nil) -> ComparisonResult
      func caseInsensitiveCompare<T: StringProtocol>(_ aString: T) -> ComparisonResult
      func localizedCompare<T: StringProtocol>(_ aString: T) -> ComparisonResult
      func localizedCaseInsensitiveCompare<T: StringProtocol>(_ aString: T) -> ComparisonResult
      func localizedStandardCompare<T: StringProtocol>(_ string: T) -> ComparisonResult
      func folding(options: String.CompareOptions = [], locale: Locale?) -> String
      func padding<T: StringProtocol>(toLength newLength: Int, withPad padString: T, startingAt padIndex: Int) -> String
      func appending<T: StringProtocol>(_ aString: T) -> String
      func appendingFormat<T: StringProtocol>(_ format: T, _ arguments: any CVarArg...) -> String
      func commonPrefix<T: StringProtocol>(with aString: T, options: String.CompareOptions = []) -> String
      func addingPercentEncoding(withAllowedCharacters allowedCharacters: CharacterSet) -> String?
      func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data?
      func lengthOfBytes(using encoding: String.Encoding) -> Int
      func substring(with aRange: Range<Index>) -> String
      func write<T: StringProtocol>(toFile path: T, atomically useAuxiliaryFile: Bool, encoding enc: String.Encoding) throws
      func write(to url: URL, atomically useAuxiliaryFile: Bool, encoding enc: String.Encoding) throws
      func enumerateLines(invoking body: @escaping (_ line: String, _ stop: inout Bool) -> Void)
    }
    public extension String {
      typealias CompareOptions = NSString.CompareOptions
      struct Encoding: RawRepresentable, Hashable, CustomStringConvertible, Sendable {
        public typealias RawValue = UInt
        public var rawValue: UInt
        public init(rawValue: UInt)
        public static let ascii: Self
        public static let utf8: Self
        public static let utf16: Self
        public static let utf32: Self
        public static let isoLatin1: Self
        public static let unicode: Self
        public static let windowsCP1252: Self
      }
      init(format: String, _ arguments: any CVarArg...)
      init(format: String, arguments: [any CVarArg])
      init(format: String, locale: Locale?, _ args: any CVarArg...)
      init(format: String, locale: Locale?, arguments: [any CVarArg])
      static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String
      init(contentsOf url: URL, encoding enc: String.Encoding) throws
      init(contentsOfFile path: String, encoding enc: String.Encoding) throws
      init?(data: Data, encoding: String.Encoding)
      init?<S: Sequence>(bytes: S, encoding: String.Encoding) where S.Element == UInt8
      @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
      init(localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil)
      @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
      init(localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil)
      @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
      init(localized resource: LocalizedStringResource)
      @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
      struct LocalizationValue: Equatable, Codable, ExpressibleByStringInterpolation, Sendable {
        public typealias StringLiteralType = String
        public init(_ value: String)
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
          public typealias StringLiteralType = String
        }
      }
    }
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct LocalizedStringResource: Equatable, Codable, ExpressibleByStringInterpolation, CustomLocalizedStringResourceConvertible, Sendable {
      public typealias StringLiteralType = String
      public typealias StringInterpolation = String.LocalizationValue.StringInterpolation
      public enum BundleDescription: Sendable {
        case main
        case forClass(AnyClass)
        case atURL(URL)
      }
      public let key: String
      public let defaultValue: String.LocalizationValue
      public let table: String?
      public var locale: Locale
      public init(_ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: LocalizedStringResource.BundleDescription = .main, comment: StaticString? = nil)
      public init(_ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: LocalizedStringResource.BundleDescription = .main, comment: StaticString? = nil)
    }
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public protocol CustomLocalizedStringResourceConvertible {
      var localizedStringResource: LocalizedStringResource { get }
    }
    public func NSLocalizedString(_ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "", comment: String) -> String

    public struct CharacterSet: SetAlgebra, Hashable, Codable, CustomStringConvertible, Sendable {
      public typealias Element = Unicode.Scalar
      public typealias ArrayLiteralElement = Unicode.Scalar
      public init()
      public init(charactersIn range: Range<Unicode.Scalar>)
      public init(charactersIn range: ClosedRange<Unicode.Scalar>)
      public init(charactersIn string: String)
      public static var controlCharacters: Self { get }
      public static var whitespaces: Self { get }
      public static var whitespacesAndNewlines: Self { get }
      public static var newlines: Self { get }
      public static var decimalDigits: Self { get }
      public static var letters: Self { get }
      public static var lowercaseLetters: Self { get }
      public static var uppercaseLetters: Self { get }
      public static var alphanumerics: Self { get }
      public static var punctuationCharacters: Self { get }
      public static var symbols: Self { get }
      public static var illegalCharacters: Self { get }
      public static var urlUserAllowed: Self { get }
      public static var urlPasswordAllowed: Self { get }
      public static var urlHostAllowed: Self { get }
      public static var urlPathAllowed: Self { get }
      public static var urlQueryAllowed: Self { get }
      public static var urlFragmentAllowed: Self { get }
      public var inverted: Self { get }
      public func contains(_ member: Unicode.Scalar) -> Bool
      public mutating func insert(charactersIn string: String)
      public mutating func remove(charactersIn string: String)
    }
    open class NSRegularExpression: NSObject {
      public struct Options: OptionSet, Sendable {
        public typealias RawValue = UInt
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static let caseInsensitive: Self
        public static let anchorsMatchLines: Self
        public static let dotMatchesLineSeparators: Self
      }
      public struct MatchingOptions: OptionSet, Sendable {
        public typealias RawValue = UInt
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static let anchored: Self
      }
      public init(pattern: String, options: NSRegularExpression.Options = []) throws
      open var pattern: String { get }
      public func matches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> [NSTextCheckingResult]
      public func firstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> NSTextCheckingResult?
      public func numberOfMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> Int
      public func stringByReplacingMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange, withTemplate templ: String) -> String
    }
    open class NSTextCheckingResult: NSObject {
      open var range: NSRange { get }
      open var numberOfRanges: Int { get }
      open func range(at idx: Int) -> NSRange
    }
    """#

private let attributedStrings = #"""
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public protocol AttributedStringKey {
      associatedtype Value: Hashable
      static var name: String { get }
    }
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public protocol AttributeScope {}
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public enum AttributeScopes {
      public struct FoundationAttributes: AttributeScope {
        public let link: AttributeScopes.FoundationAttributes.LinkAttribute
        public let languageIdentifier: AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute
        public let inlinePresentationIntent: AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute
        public enum LinkAttribute: AttributedStringKey {
          public typealias Value = URL
        }
        public enum LanguageIdentifierAttribute: AttributedStringKey {
          public typealias Value = String
        }
        public enum InlinePresentationIntentAttribute: AttributedStringKey {
          public typealias Value = InlinePresentationIntent
        }
      }
      public var foundation: AttributeScopes.FoundationAttributes.Type { get }
    }
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    @dynamicMemberLookup public enum AttributeDynamicLookup {
      public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.FoundationAttributes, T>) -> T { get }
    }
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
      public typealias RawValue = UInt
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var emphasized: Self { get }
      public static var stronglyEmphasized: Self { get }
      public static var code: Self { get }
      public static var strikethrough: Self { get }
    }
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    @dynamicMemberLookup public struct AttributeContainer: Equatable, CustomStringConvertible, Hashable, Sendable {
      public init()
      public subscript<T: AttributedStringKey>(_: T.Type) -> T.Value? { get set }
      public subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value? { get set }
      public func merging(_ other: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = .keepNew) -> AttributeContainer
      public mutating func merge(_ other: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = .keepNew)
    }
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    @dynamicMemberLookup public protocol AttributedStringProtocol: CustomStringConvertible, Hashable {
      var startIndex: AttributedString.Index { get }
      var endIndex: AttributedString.Index { get }
      var runs: AttributedString.Runs { get }
      var characters: AttributedString.CharacterView { get }
      var unicodeScalars: AttributedString.UnicodeScalarView { get }
      subscript<K: AttributedStringKey>(_: K.Type) -> K.Value? { get set }
      subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value? { get set }
      subscript<R: RangeExpression>(bounds: R) -> AttributedSubstring where R.Bound == AttributedString.Index { get }
    }
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public extension AttributedStringProtocol {
      func range<T: StringProtocol>(of stringToFind: T, options: String.CompareOptions = [], locale: Locale? = nil) -> Range<AttributedString.Index>?
      func settingAttributes(_ attributes: AttributeContainer) -> AttributedString
      func mergingAttributes(_ attributes: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = .keepNew) -> AttributedString
    }
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    @dynamicMemberLookup public struct AttributedString: AttributedStringProtocol, ExpressibleByStringLiteral, Codable, Sendable {
      public typealias StringLiteralType = String
      public struct Index: Comparable, Sendable {}
      public enum AttributeMergePolicy: Sendable {
        case keepNew, keepCurrent
      }
      public struct CharacterView: BidirectionalCollection, RangeReplaceableCollection, Sendable {
        public typealias Element = Character
        public typealias Index = AttributedString.Index
        public typealias SubSequence = Slice<AttributedString.CharacterView>
        public typealias Indices = DefaultIndices<AttributedString.CharacterView>
      }
      public struct UnicodeScalarView: BidirectionalCollection, RangeReplaceableCollection, Sendable {
        public typealias Element = UnicodeScalar
        public typealias Index = AttributedString.Index
        public typealias SubSequence = Slice<AttributedString.UnicodeScalarView>
        public typealias Indices = DefaultIndices<AttributedString.UnicodeScalarView>
      }
      public struct Runs: BidirectionalCollection, Sendable {
        public typealias Element = AttributedString.Runs.Run
        public typealias SubSequence = Slice<AttributedString.Runs>
        public typealias Indices = DefaultIndices<AttributedString.Runs>
        public struct Index: Comparable, Sendable {}
        @dynamicMemberLookup public struct Run: Equatable, Sendable {
          public var range: Range<AttributedString.Index> { get }
          public var attributes: AttributeContainer { get }
          public subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value? { get }
        }
      }
      public struct MarkdownParsingOptions: Sendable {
        public enum InterpretedSyntax: Sendable {
          case full, inlineOnly, inlineOnlyPreservingWhitespace
        }
        public enum FailurePolicy: Sendable {
          case throwError, returnPartiallyParsedIfPossible
        }
        public init(allowsExtendedAttributes: Bool = false, interpretedSyntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .full, failurePolicy: AttributedString.MarkdownParsingOptions.FailurePolicy = .throwError, languageCode: String? = nil)
      }
      public init()
      public init(_ string: String, attributes: AttributeContainer = .init())
      public init(_ substring: Substring, attributes: AttributeContainer = .init())
      public init(_ substring: AttributedSubstring)
      public init(_ nsStr: NSAttributedString)
      public init(markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws
      public init(localized keyAndValue: String.LocalizationValue, options: AttributedString.FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil)
      public struct FormattingOptions: OptionSet, Sendable {
        public typealias RawValue = UInt
        public let rawValue: UInt
        public init(rawValue: UInt)
      }
      public static func + (lhs: Self, rhs: some AttributedStringProtocol) -> Self
      public static func + (lhs: AttributedString, rhs: AttributedString) -> AttributedString
      public mutating func setAttributes(_ attributes: AttributeContainer)
      public mutating func mergeAttributes(_ attributes: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = .keepNew)
      public static func += (lhs: inout Self, rhs: some AttributedStringProtocol)
      // selfsame: edits end
      public mutating func append(_ s: some AttributedStringProtocol)
      // selfsame: edits inside
      public mutating func insert(_ s: some AttributedStringProtocol, at index: AttributedString.Index)
      // selfsame: edits inside
      public mutating func replaceSubrange(_ range: some RangeExpression<AttributedString.Index>, with s: some AttributedStringProtocol)
      // selfsame: edits inside
      public mutating func removeSubrange(_ range: some RangeExpression<AttributedString.Index>)
      public subscript(bounds: some RangeExpression<AttributedString.Index>) -> AttributedSubstring { get set }
    }
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    @dynamicMemberLookup public struct AttributedSubstring: AttributedStringProtocol, Sendable {
      public init()
      public var base: AttributedString { get }
    }

    open class NSAttributedString: NSObject, NSCopying, NSSecureCoding {
      public struct Key: RawRepresentable, Hashable, Sendable {
        public typealias RawValue = String
        public let rawValue: String
        public init(rawValue: String)
        public init(_ rawValue: String)
        public static let font: Self
        public static let foregroundColor: Self
        public static let backgroundColor: Self
        public static let paragraphStyle: Self
        public static let kern: Self
        public static let link: Self
        public static let underlineStyle: Self
        public static let strikethroughStyle: Self
        public static let attachment: Self
        public static let baselineOffset: Self
      }
      public init(string str: String)
      public init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil)
      public init(attributedString attrStr: NSAttributedString)
      public convenience init(_ attrStr: AttributedString)
      open var string: String { get }
      open var length: Int { get }
      open func attributes(at location: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?) -> [NSAttributedString.Key: Any]
      open func attribute(_ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?) -> Any?
      open func attributedSubstring(from range: NSRange) -> NSAttributedString
    }
    open class NSMutableAttributedString: NSAttributedString {
      open func replaceCharacters(in range: NSRange, with str: String)
      open func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange)
      open func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange)
      open func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange)
      open func removeAttribute(_ name: NSAttributedString.Key, range: NSRange)
      open func append(_ attrString: NSAttributedString)
      open func setAttributedString(_ attrString: NSAttributedString)
    }
    """#
