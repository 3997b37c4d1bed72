// Protocols of the standard library that conformance checks ask for: equality, hashing, literals, coding, text output.
//
// A requirement with a default implementation is written once, in the protocol.

extension PreludeSource {
    /// `Equatable` to `Codable`, literal protocols and their default types, `Never`, `Void`.
    static let standardProtocols = PreludeSource(module: "Swift", name: "Protocols", text: protocols)
}

private let protocols = #"""
    public typealias Void = ()
    public typealias AnyClass = AnyObject.Type
    public typealias Codable = Decodable & Encodable
    public typealias IntegerLiteralType = Int
    public typealias FloatLiteralType = Double
    public typealias BooleanLiteralType = Bool
    public typealias StringLiteralType = String
    public typealias ExtendedGraphemeClusterType = String
    public typealias UnicodeScalarType = String

    public protocol AnyObject {}
    public protocol Copyable {}
    public protocol Escapable {}
    public protocol BitwiseCopyable {}
    public protocol SendableMetatype {}
    public protocol Sendable: SendableMetatype {}

    public protocol Equatable {
      static func == (lhs: Self, rhs: Self) -> Bool
    }
    public extension Equatable {
      static func != (lhs: Self, rhs: Self) -> Bool
    }
    public protocol Comparable: Equatable {
      static func < (lhs: Self, rhs: Self) -> Bool
    }
    public extension Comparable {
      static func <= (lhs: Self, rhs: Self) -> Bool
      static func >= (lhs: Self, rhs: Self) -> Bool
      static func > (lhs: Self, rhs: Self) -> Bool
      static func ... (minimum: Self, maximum: Self) -> ClosedRange<Self>
      static func ..< (minimum: Self, maximum: Self) -> Range<Self>
      static prefix func ..< (maximum: Self) -> PartialRangeUpTo<Self>
      static prefix func ... (maximum: Self) -> PartialRangeThrough<Self>
      static postfix func ... (minimum: Self) -> PartialRangeFrom<Self>
    }
    public protocol Hashable: Equatable {
      // selfsame: digests
      func hash(into hasher: inout Hasher)
    }
    public extension Hashable {
      // selfsame: digests
      var hashValue: Int { get }
    }
    // selfsame: digests
    public struct Hasher: Sendable {
      public init()
      public mutating func combine<H: Hashable>(_ value: H)
      public __consuming func finalize() -> Int
    }
    public protocol Identifiable<ID> {
      associatedtype ID: Hashable
      var id: ID { get }
    }
    public extension Identifiable where Self: AnyObject {
      var id: ObjectIdentifier { get }
    }
    public protocol CaseIterable {
      associatedtype AllCases: Collection = [Self] where AllCases.Element == Self
      // selfsame: process fact
      static var allCases: AllCases { get }
    }
    public protocol RawRepresentable<RawValue> {
      associatedtype RawValue
      init?(rawValue: RawValue)
      var rawValue: RawValue { get }
    }
    public protocol Error: Sendable {}
    public protocol Strideable<Stride>: Comparable {
      associatedtype Stride: Comparable, SignedNumeric
    }
    public extension Strideable {
      func distance(to other: Self) -> Stride
      func advanced(by n: Stride) -> Self
    }

    public protocol CustomStringConvertible {
      var description: String { get }
    }
    public protocol LosslessStringConvertible: CustomStringConvertible {
      init?(_ description: String)
    }
    public protocol CustomDebugStringConvertible {
      var debugDescription: String { get }
    }
    public protocol CustomReflectable {
      var customMirror: Mirror { get }
    }
    public protocol CustomPlaygroundDisplayConvertible {
      var playgroundDescription: Any { get }
    }
    public protocol TextOutputStream {
      mutating func write(_ string: String)
    }
    public protocol TextOutputStreamable {
      func write<Target: TextOutputStream>(to target: inout Target)
    }
    public protocol CVarArg {}

    public protocol ExpressibleByNilLiteral {
      init(nilLiteral: ())
    }
    public protocol ExpressibleByIntegerLiteral {
      associatedtype IntegerLiteralType
      init(integerLiteral value: IntegerLiteralType)
    }
    public protocol ExpressibleByFloatLiteral {
      associatedtype FloatLiteralType
      init(floatLiteral value: FloatLiteralType)
    }
    public protocol ExpressibleByBooleanLiteral {
      associatedtype BooleanLiteralType
      init(booleanLiteral value: BooleanLiteralType)
    }
    public protocol ExpressibleByUnicodeScalarLiteral {
      associatedtype UnicodeScalarLiteralType
      init(unicodeScalarLiteral value: UnicodeScalarLiteralType)
    }
    public protocol ExpressibleByExtendedGraphemeClusterLiteral: ExpressibleByUnicodeScalarLiteral {
      associatedtype ExtendedGraphemeClusterLiteralType
      init(extendedGraphemeClusterLiteral value: ExtendedGraphemeClusterLiteralType)
    }
    public protocol ExpressibleByStringLiteral: ExpressibleByExtendedGraphemeClusterLiteral {
      associatedtype StringLiteralType
      init(stringLiteral value: StringLiteralType)
    }
    public protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {
      associatedtype StringInterpolation: StringInterpolationProtocol = DefaultStringInterpolation
      init(stringInterpolation: StringInterpolation)
    }
    public protocol StringInterpolationProtocol {
      associatedtype StringLiteralType
      init(literalCapacity: Int, interpolationCount: Int)
      mutating func appendLiteral(_ literal: StringLiteralType)
    }
    public protocol ExpressibleByArrayLiteral {
      associatedtype ArrayLiteralElement
      init(arrayLiteral elements: ArrayLiteralElement...)
    }
    public protocol ExpressibleByDictionaryLiteral {
      associatedtype Key
      associatedtype Value
      init(dictionaryLiteral elements: (Key, Value)...)
    }

    public protocol Encodable {
      func encode(to encoder: any Encoder) throws
    }
    public protocol Decodable {
      init(from decoder: any Decoder) throws
    }
    public protocol CodingKey: CustomStringConvertible, CustomDebugStringConvertible, Sendable {
      var stringValue: String { get }
      var intValue: Int? { get }
      init?(stringValue: String)
      init?(intValue: Int)
    }
    public protocol CodingKeyRepresentable {
      var codingKey: any CodingKey { get }
      init?<T: CodingKey>(codingKey: T)
    }
    public struct CodingUserInfoKey: RawRepresentable, Equatable, Hashable, Sendable {
      public typealias RawValue = String
      public let rawValue: String
      public init?(rawValue: String)
    }
    public protocol Encoder {
      var userInfo: [CodingUserInfoKey: Any] { get }
      func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key>
      func singleValueContainer() -> any SingleValueEncodingContainer
    }
    public protocol Decoder {
      var userInfo: [CodingUserInfoKey: Any] { get }
      func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>
      func singleValueContainer() throws -> any SingleValueDecodingContainer
    }
    public struct KeyedEncodingContainer<K: CodingKey> {
      public typealias Key = K
      public mutating func encode<T: Encodable>(_ value: T, forKey key: K) throws
      public mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: K) throws
    }
    public struct KeyedDecodingContainer<K: CodingKey> {
      public typealias Key = K
      public var allKeys: [K] { get }
      public func contains(_ key: K) -> Bool
      public func decode<T: Decodable>(_ type: T.Type, forKey key: K) throws -> T
      public func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: K) throws -> T?
    }
    public protocol SingleValueEncodingContainer {
      mutating func encode<T: Encodable>(_ value: T) throws
    }
    public protocol SingleValueDecodingContainer {
      func decode<T: Decodable>(_ type: T.Type) throws -> T
    }
    public extension RawRepresentable where Self: Encodable, RawValue: Encodable {
      func encode(to encoder: any Encoder) throws
    }
    public extension RawRepresentable where Self: Decodable, RawValue: Decodable {
      init(from decoder: any Decoder) throws
    }
    public enum EncodingError: Error {}
    public enum DecodingError: Error {
      public struct Context: Sendable {
        public let debugDescription: String
      }
      case typeMismatch(any Any.Type, DecodingError.Context)
      case valueNotFound(any Any.Type, DecodingError.Context)
      case keyNotFound(any CodingKey, DecodingError.Context)
      case dataCorrupted(DecodingError.Context)
      public static func dataCorruptedError(in container: any SingleValueDecodingContainer, debugDescription: String) -> Self
    }

    public enum Never: Error, Equatable, Comparable, Hashable, Codable, Identifiable {
      public typealias ID = Never
      public var id: Never { get }
    }
    """#
