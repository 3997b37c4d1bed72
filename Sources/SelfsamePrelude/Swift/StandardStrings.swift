// Text in the standard library: `Character`, `String`, `Substring`, `StringProtocol`, interpolation, Unicode views.

extension PreludeSource {
    /// `String` and its views, `Substring`, `Character`, `Unicode.Scalar`, `DefaultStringInterpolation`, `StaticString`.
    static let standardStrings = PreludeSource(module: "Swift", name: "Strings", text: strings)
}

private let strings = #"""
    // selfsame: scalar
    public struct Character: Comparable, Hashable, ExpressibleByExtendedGraphemeClusterLiteral, LosslessStringConvertible, Sendable {
      public typealias UnicodeScalarLiteralType = Character
      public typealias ExtendedGraphemeClusterLiteralType = Character
      public typealias UnicodeScalarView = String.UnicodeScalarView
      public typealias UTF8View = String.UTF8View
      public typealias UTF16View = String.UTF16View
      public init(_ content: Unicode.Scalar)
      public init(_ s: String)
      public var description: String { get }
      public var unicodeScalars: Character.UnicodeScalarView { get }
      public var utf8: Character.UTF8View { get }
      public var utf16: Character.UTF16View { get }
      public var isASCII: Bool { get }
      public var asciiValue: UInt8? { get }
      public var isWhitespace: Bool { get }
      public var isNewline: Bool { get }
      public var isNumber: Bool { get }
      public var isWholeNumber: Bool { get }
      public var wholeNumberValue: Int? { get }
      public var isHexDigit: Bool { get }
      public var hexDigitValue: Int? { get }
      public var isLetter: Bool { get }
      public var isUppercase: Bool { get }
      public var isLowercase: Bool { get }
      public var isCased: Bool { get }
      public var isSymbol: Bool { get }
      public var isMathSymbol: Bool { get }
      public var isCurrencySymbol: Bool { get }
      public var isPunctuation: Bool { get }
      public func uppercased() -> String
      public func lowercased() -> String
    }

    public protocol StringProtocol: BidirectionalCollection, TextOutputStream, TextOutputStreamable, LosslessStringConvertible, ExpressibleByStringInterpolation, Hashable, Comparable where Element == Character, Index == String.Index, SubSequence: StringProtocol, StringInterpolation == DefaultStringInterpolation {
      associatedtype UTF8View: Collection where UTF8View.Element == UInt8, UTF8View.Index == Index
      associatedtype UTF16View: BidirectionalCollection where UTF16View.Element == UInt16, UTF16View.Index == Index
      associatedtype UnicodeScalarView: BidirectionalCollection where UnicodeScalarView.Element == Unicode.Scalar, UnicodeScalarView.Index == Index
      associatedtype SubSequence = Substring
    }
    public extension StringProtocol {
      var utf8: UTF8View { get }
      var utf16: UTF16View { get }
      var unicodeScalars: UnicodeScalarView { get }
      func hasPrefix(_ prefix: String) -> Bool
      func hasSuffix(_ suffix: String) -> Bool
      func lowercased() -> String
      func uppercased() -> String
      func hasPrefix<Prefix: StringProtocol>(_ prefix: Prefix) -> Bool
      func hasSuffix<Suffix: StringProtocol>(_ suffix: Suffix) -> Bool
      static func == <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool
      static func != <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool
      static func < <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool
      static func > <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool
      static func <= <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool
      static func >= <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool
    }

    // selfsame: scalar
    public struct String: StringProtocol, RangeReplaceableCollection, Codable, CodingKeyRepresentable, Sendable {
      public typealias Element = Character
      public typealias SubSequence = Substring
      public typealias Indices = DefaultIndices<String>
      public typealias IndexDistance = Int
      public typealias UnicodeScalarLiteralType = String
      public typealias ExtendedGraphemeClusterLiteralType = String
      public typealias StringLiteralType = String
      public typealias StringInterpolation = DefaultStringInterpolation
      public struct Index: Comparable, Hashable, Sendable {
        public init(utf16Offset: Int, in s: some StringProtocol)
        public func utf16Offset(in s: some StringProtocol) -> Int
      }
      public struct Iterator: IteratorProtocol, Sendable {
        public typealias Element = Character
      }
      public struct UTF8View: BidirectionalCollection, CustomStringConvertible, Sendable {
        public typealias Element = UInt8
        public typealias Index = String.Index
        public typealias Indices = DefaultIndices<String.UTF8View>
        public typealias SubSequence = Substring.UTF8View
        public typealias Iterator = IndexingIterator<String.UTF8View>
      }
      public struct UTF16View: BidirectionalCollection, CustomStringConvertible, Sendable {
        public typealias Element = UInt16
        public typealias Index = String.Index
        public typealias Indices = DefaultIndices<String.UTF16View>
        public typealias SubSequence = Substring.UTF16View
        public struct Iterator: IteratorProtocol, Sendable {
          public typealias Element = UInt16
        }
      }
      public struct UnicodeScalarView: BidirectionalCollection, RangeReplaceableCollection, CustomStringConvertible, Sendable {
        public typealias Element = Unicode.Scalar
        public typealias Index = String.Index
        public typealias Indices = DefaultIndices<String.UnicodeScalarView>
        public typealias SubSequence = Substring.UnicodeScalarView
        public struct Iterator: IteratorProtocol, Sendable {
          public typealias Element = Unicode.Scalar
        }
        public init()
      }
      public init()
      public init(_ c: Character)
      public init(_ scalar: Unicode.Scalar)
      public init(_ substring: Substring)
      public init(_ unicodeScalars: String.UnicodeScalarView)
      public init(_ utf8: String.UTF8View)
      public init(_ utf16: String.UTF16View)
      public init(stringLiteral value: String)
      public init(stringInterpolation: DefaultStringInterpolation)
      public init<T: LosslessStringConvertible>(_ value: T)
      public init<Subject>(describing instance: Subject)
      public init<Subject>(reflecting subject: Subject)
      public init<T: BinaryInteger>(_ value: T, radix: Int = 10, uppercase: Bool = false)
      public init<S: Sequence>(_ characters: S) where S.Element == Character
      public init(repeating repeatedValue: String, count: Int)
      public init(repeating repeatedValue: Character, count: Int)
      public init<C: Collection, Encoding: _UnicodeEncoding>(decoding codeUnits: C, as sourceEncoding: Encoding.Type) where C.Element == Encoding.CodeUnit
      public var description: String { get }
      public var debugDescription: String { get }
      public var utf8: String.UTF8View { get set }
      public var utf16: String.UTF16View { get set }
      public var unicodeScalars: String.UnicodeScalarView { get set }
      public var startIndex: String.Index { get }
      public var endIndex: String.Index { get }
      public var isEmpty: Bool { get }
      public var count: Int { get }
      public subscript(i: String.Index) -> Character { get }
      public subscript(r: Range<String.Index>) -> Substring { get }
      public func index(after i: String.Index) -> String.Index
      public func index(before i: String.Index) -> String.Index
      public func hasPrefix(_ prefix: String) -> Bool
      public func hasSuffix(_ suffix: String) -> Bool
      public func lowercased() -> String
      public func uppercased() -> String
      public static func == (lhs: String, rhs: String) -> Bool
      public static func < (lhs: String, rhs: String) -> Bool
      public static func + (lhs: String, rhs: String) -> String
      public static func += (lhs: inout String, rhs: String)
      public mutating func write(_ other: String)
      // selfsame: edits end
      public mutating func append(_ other: String)
      // selfsame: edits end
      public mutating func append(_ c: Character)
      // selfsame: edits end
      public mutating func append(contentsOf newElements: String)
      // selfsame: edits end
      public mutating func append(contentsOf newElements: Substring)
      // selfsame: edits end
      public mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Character
      // selfsame: edits inside
      public mutating func insert(_ newElement: Character, at i: String.Index)
      // selfsame: edits inside
      public mutating func insert<S: Collection>(contentsOf newElements: S, at i: String.Index) where S.Element == Character
      // selfsame: edits inside
      @discardableResult public mutating func remove(at i: String.Index) -> Character
      // selfsame: edits inside
      public mutating func removeSubrange(_ bounds: Range<String.Index>)
      // selfsame: edits all
      public mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
      // selfsame: edits inside
      public mutating func replaceSubrange<C: Collection>(_ subrange: Range<String.Index>, with newElements: C) where C.Element == Character
      public mutating func reserveCapacity(_ n: Int)
    }

    // selfsame: scalar
    public struct Substring: StringProtocol, RangeReplaceableCollection, Sendable {
      public typealias Element = Character
      public typealias Index = String.Index
      public typealias Indices = DefaultIndices<Substring>
      public typealias SubSequence = Substring
      public typealias Iterator = IndexingIterator<Substring>
      public typealias UnicodeScalarLiteralType = String
      public typealias ExtendedGraphemeClusterLiteralType = String
      public typealias StringLiteralType = String
      public typealias StringInterpolation = DefaultStringInterpolation
      public struct UTF8View: BidirectionalCollection, Sendable {
        public typealias Element = UInt8
        public typealias Index = String.Index
        public typealias Indices = String.UTF8View.Indices
        public typealias SubSequence = Substring.UTF8View
      }
      public struct UTF16View: BidirectionalCollection, Sendable {
        public typealias Element = UInt16
        public typealias Index = String.Index
        public typealias Indices = String.UTF16View.Indices
        public typealias SubSequence = Substring.UTF16View
      }
      public struct UnicodeScalarView: BidirectionalCollection, RangeReplaceableCollection, Sendable {
        public typealias Element = Unicode.Scalar
        public typealias Index = String.Index
        public typealias Indices = String.UnicodeScalarView.Indices
        public typealias SubSequence = Substring.UnicodeScalarView
      }
      public init()
      public init<S: Sequence>(_ elements: S) where S.Element == Character
      public init(stringLiteral value: String)
      public var base: String { get }
      public var description: String { get }
      public var utf8: Substring.UTF8View { get set }
      public var utf16: Substring.UTF16View { get set }
      public var unicodeScalars: Substring.UnicodeScalarView { get set }
      public func lowercased() -> String
      public func uppercased() -> String
    }

    public struct DefaultStringInterpolation: StringInterpolationProtocol, CustomStringConvertible, TextOutputStream, Sendable {
      public typealias StringLiteralType = String
      public init(literalCapacity: Int, interpolationCount: Int)
      public mutating func appendLiteral(_ literal: String)
      public mutating func appendInterpolation<T: TextOutputStreamable & CustomStringConvertible>(_ value: T)
      public mutating func appendInterpolation<T: TextOutputStreamable>(_ value: T)
      public mutating func appendInterpolation<T: CustomStringConvertible>(_ value: T)
      public mutating func appendInterpolation<T>(_ value: T)
      public mutating func appendInterpolation(_ value: any Any.Type)
      @available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *)
      public mutating func appendInterpolation<T>(_ value: T?, default: @autoclosure () -> some StringProtocol)
    }
    public struct StaticString: ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
      public typealias UnicodeScalarLiteralType = StaticString
      public typealias ExtendedGraphemeClusterLiteralType = StaticString
      public typealias StringLiteralType = StaticString
      public init()
      public var description: String { get }
    }

    public protocol _UnicodeEncoding {
      associatedtype CodeUnit: UnsignedInteger, FixedWidthInteger
    }
    public enum Unicode {
      public typealias Encoding = _UnicodeEncoding
      public enum UTF8: _UnicodeEncoding, Sendable {
        public typealias CodeUnit = UInt8
      }
      public enum UTF16: _UnicodeEncoding, Sendable {
        public typealias CodeUnit = UInt16
      }
      public enum UTF32: _UnicodeEncoding, Sendable {
        public typealias CodeUnit = UInt32
      }
      public struct Scalar: Comparable, Hashable, LosslessStringConvertible, ExpressibleByUnicodeScalarLiteral, Sendable {
        public typealias UnicodeScalarLiteralType = Unicode.Scalar
        public init?(_ v: UInt32)
        public init?(_ v: UInt16)
        public init(_ v: UInt8)
        public init?(_ v: Int)
        public var value: UInt32 { get }
        public var description: String { get }
        public var isASCII: Bool { get }
        public var properties: Unicode.Scalar.Properties { get }
        public struct Properties: Sendable {
          public var isAlphabetic: Bool { get }
          public var isEmoji: Bool { get }
          public var isEmojiPresentation: Bool { get }
          public var isWhitespace: Bool { get }
          public var isUppercase: Bool { get }
          public var isLowercase: Bool { get }
          public var name: String? { get }
          }
      }
    }
    public typealias UTF8 = Unicode.UTF8
    public typealias UTF16 = Unicode.UTF16
    public typealias UTF32 = Unicode.UTF32
    public typealias UnicodeScalar = Unicode.Scalar
    """#
