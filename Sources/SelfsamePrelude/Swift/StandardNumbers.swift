// Numbers and truth values of the standard library: the protocols, then `Bool`, the integers and the floating-point types.
//
// `Int`, `Double` and `Float` state the arithmetic that their protocols state again, as the library does: overload ranking prefers the
// member of a type. The other integers have it from the protocols alone, with the same results. Comparisons come from `Comparable`.

extension PreludeSource {
    /// `Bool`, `Int` and its family, `Double`, `Float` and the numeric protocols.
    static let standardNumbers = PreludeSource(module: "Swift", name: "Numbers", text: numbers)
}

private let numbers = #"""
    // selfsame: scalar
    public struct Bool: Hashable, Codable, ExpressibleByBooleanLiteral, LosslessStringConvertible, CVarArg, Sendable {
      public typealias BooleanLiteralType = Bool
      public init()
      public init(_ value: Bool)
      public init(booleanLiteral value: Bool)
      public init?(_ description: String)
      public var description: String { get }
      // selfsame: random
      public static func random() -> Bool
      public static func random<T: RandomNumberGenerator>(using generator: inout T) -> Bool
      public static prefix func ! (a: Bool) -> Bool
      public static func && (lhs: Bool, rhs: @autoclosure () throws -> Bool) rethrows -> Bool
      public static func || (lhs: Bool, rhs: @autoclosure () throws -> Bool) rethrows -> Bool
      // selfsame: edits whole
      public mutating func toggle()
    }

    public protocol RandomNumberGenerator {
      mutating func next() -> UInt64
    }
    public extension RandomNumberGenerator {
      mutating func next<T: FixedWidthInteger & UnsignedInteger>() -> T
      mutating func next<T: FixedWidthInteger & UnsignedInteger>(upperBound: T) -> T
    }
    public struct SystemRandomNumberGenerator: RandomNumberGenerator, Sendable {
      public init()
      public mutating func next() -> UInt64
    }

    public protocol AdditiveArithmetic: Equatable {}
    public extension AdditiveArithmetic {
      static var zero: Self { get }
      static func + (lhs: Self, rhs: Self) -> Self
      static func += (lhs: inout Self, rhs: Self)
      static func - (lhs: Self, rhs: Self) -> Self
      static func -= (lhs: inout Self, rhs: Self)
      static prefix func + (x: Self) -> Self
    }
    public protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral {
      associatedtype Magnitude: Comparable, Numeric
    }
    public extension Numeric {
      init?<T: BinaryInteger>(exactly source: T)
      var magnitude: Magnitude { get }
      static func * (lhs: Self, rhs: Self) -> Self
      static func *= (lhs: inout Self, rhs: Self)
    }
    public protocol SignedNumeric: Numeric {}
    public extension SignedNumeric {
      static prefix func - (operand: Self) -> Self
      mutating func negate()
    }
    public protocol BinaryInteger: Hashable, Numeric, CustomStringConvertible, Strideable where Magnitude: BinaryInteger, Magnitude.Magnitude == Magnitude {}
    public extension BinaryInteger {
      static var isSigned: Bool { get }
      init?<T: BinaryFloatingPoint>(exactly source: T)
      init<T: BinaryFloatingPoint>(_ source: T)
      init<T: BinaryInteger>(_ source: T)
      init<T: BinaryInteger>(truncatingIfNeeded source: T)
      init<T: BinaryInteger>(clamping source: T)
      var bitWidth: Int { get }
      var trailingZeroBitCount: Int { get }
      static func / (lhs: Self, rhs: Self) -> Self
      static func /= (lhs: inout Self, rhs: Self)
      static func % (lhs: Self, rhs: Self) -> Self
      static func %= (lhs: inout Self, rhs: Self)
      static prefix func ~ (x: Self) -> Self
      static func & (lhs: Self, rhs: Self) -> Self
      static func &= (lhs: inout Self, rhs: Self)
      static func | (lhs: Self, rhs: Self) -> Self
      static func |= (lhs: inout Self, rhs: Self)
      static func ^ (lhs: Self, rhs: Self) -> Self
      static func ^= (lhs: inout Self, rhs: Self)
      static func >> <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self
      static func >>= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS)
      static func << <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self
      static func <<= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS)
      func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self)
      func isMultiple(of other: Self) -> Bool
      func signum() -> Self
      init()
      static func == <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool
      static func != <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool
      static func < <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool
      static func <= <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool
      static func >= <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool
      static func > <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool
    }
    public protocol FixedWidthInteger: BinaryInteger, LosslessStringConvertible where Magnitude: FixedWidthInteger, Magnitude: UnsignedInteger, Stride: FixedWidthInteger, Stride: SignedInteger {}
    public extension FixedWidthInteger {
      static var bitWidth: Int { get }
      static var max: Self { get }
      static var min: Self { get }
      func addingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
      func subtractingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
      func multipliedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
      func dividedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
      func multipliedFullWidth(by other: Self) -> (high: Self, low: Magnitude)
      var nonzeroBitCount: Int { get }
      var leadingZeroBitCount: Int { get }
      var byteSwapped: Self { get }
      static func &+ (lhs: Self, rhs: Self) -> Self
      static func &- (lhs: Self, rhs: Self) -> Self
      static func &* (lhs: Self, rhs: Self) -> Self
      static func &>> (lhs: Self, rhs: Self) -> Self
      static func &<< (lhs: Self, rhs: Self) -> Self
      init?(_ description: String)
      init?<S: StringProtocol>(_ text: S, radix: Int = 10)
      // selfsame: random
      static func random(in range: Range<Self>) -> Self
      // selfsame: random
      static func random(in range: ClosedRange<Self>) -> Self
      static func random<T: RandomNumberGenerator>(in range: Range<Self>, using generator: inout T) -> Self
      static func random<T: RandomNumberGenerator>(in range: ClosedRange<Self>, using generator: inout T) -> Self
      static func &+= (lhs: inout Self, rhs: Self)
      static func &-= (lhs: inout Self, rhs: Self)
      static func &*= (lhs: inout Self, rhs: Self)
    }
    public protocol UnsignedInteger: BinaryInteger {}
    public protocol SignedInteger: BinaryInteger, SignedNumeric {}

    // selfsame: scalar
    public struct Int: FixedWidthInteger, SignedInteger, Codable, CodingKeyRepresentable, CVarArg, Sendable {
      public typealias IntegerLiteralType = Int
      public typealias Magnitude = UInt
      public typealias Stride = Int
      public init(integerLiteral value: Int)
      public init(_ source: Float)
      public init?(exactly source: Float)
      public init(_ source: Double)
      public init?(exactly source: Double)
      public init(bitPattern x: UInt)
      public init(bitPattern objectID: ObjectIdentifier)
      public var description: String { get }
      public var magnitude: UInt { get }
      public static func + (lhs: Int, rhs: Int) -> Int
      public static func += (lhs: inout Int, rhs: Int)
      public static func - (lhs: Int, rhs: Int) -> Int
      public static func -= (lhs: inout Int, rhs: Int)
      public static func * (lhs: Int, rhs: Int) -> Int
      public static func *= (lhs: inout Int, rhs: Int)
      public static func / (lhs: Int, rhs: Int) -> Int
      public static func /= (lhs: inout Int, rhs: Int)
      public static func % (lhs: Int, rhs: Int) -> Int
      public static func %= (lhs: inout Int, rhs: Int)
    }
    // selfsame: scalar
    public struct Int8: FixedWidthInteger, SignedInteger, Codable, CVarArg, Sendable {
      public typealias IntegerLiteralType = Int8
      public typealias Magnitude = UInt8
      public typealias Stride = Int
      public init(_ source: Double)
      public init(bitPattern x: UInt8)
    }
    // selfsame: scalar
    public struct Int16: FixedWidthInteger, SignedInteger, Codable, CVarArg, Sendable {
      public typealias IntegerLiteralType = Int16
      public typealias Magnitude = UInt16
      public typealias Stride = Int
      public init(_ source: Double)
      public init(bitPattern x: UInt16)
    }
    // selfsame: scalar
    public struct Int32: FixedWidthInteger, SignedInteger, Codable, CVarArg, Sendable {
      public typealias IntegerLiteralType = Int32
      public typealias Magnitude = UInt32
      public typealias Stride = Int
      public init(_ source: Double)
      public init(bitPattern x: UInt32)
    }
    // selfsame: scalar
    public struct Int64: FixedWidthInteger, SignedInteger, Codable, CVarArg, Sendable {
      public typealias IntegerLiteralType = Int64
      public typealias Magnitude = UInt64
      public typealias Stride = Int
      public init(_ source: Double)
      public init(bitPattern x: UInt64)
    }
    // selfsame: scalar
    public struct UInt: FixedWidthInteger, UnsignedInteger, Codable, CVarArg, Sendable {
      public typealias IntegerLiteralType = UInt
      public typealias Magnitude = UInt
      public typealias Stride = Int
      public init(_ source: Double)
      public init(bitPattern x: Int)
      public init(bitPattern objectID: ObjectIdentifier)
    }
    // selfsame: scalar
    public struct UInt8: FixedWidthInteger, UnsignedInteger, Codable, CVarArg, Sendable {
      public typealias IntegerLiteralType = UInt8
      public typealias Magnitude = UInt8
      public typealias Stride = Int
      public init(_ source: Double)
      public init(ascii v: Unicode.Scalar)
      public init(bitPattern x: Int8)
    }
    // selfsame: scalar
    public struct UInt16: FixedWidthInteger, UnsignedInteger, Codable, CVarArg, Sendable {
      public typealias IntegerLiteralType = UInt16
      public typealias Magnitude = UInt16
      public typealias Stride = Int
      public init(_ source: Double)
      public init(bitPattern x: Int16)
    }
    // selfsame: scalar
    public struct UInt32: FixedWidthInteger, UnsignedInteger, Codable, CVarArg, Sendable {
      public typealias IntegerLiteralType = UInt32
      public typealias Magnitude = UInt32
      public typealias Stride = Int
      public init(_ source: Double)
      public init(_ v: Unicode.Scalar)
      public init(bitPattern x: Int32)
    }
    // selfsame: scalar
    public struct UInt64: FixedWidthInteger, UnsignedInteger, Codable, CVarArg, Sendable {
      public typealias IntegerLiteralType = UInt64
      public typealias Magnitude = UInt64
      public typealias Stride = Int
      public init(_ source: Double)
      public init(_ v: Unicode.Scalar)
      public init(bitPattern x: Int64)
    }
    public typealias CChar = Int8
    public typealias CInt = Int32
    public typealias Float32 = Float
    public typealias Float64 = Double

    public enum FloatingPointSign: Int, Sendable {
      case plus
      case minus
    }
    public enum FloatingPointClassification: Sendable {
      case signalingNaN, quietNaN, negativeInfinity, negativeNormal, negativeSubnormal, negativeZero
      case positiveZero, positiveSubnormal, positiveNormal, positiveInfinity
    }
    public enum FloatingPointRoundingRule: Sendable {
      case toNearestOrAwayFromZero, toNearestOrEven, up, down, towardZero, awayFromZero
    }
    public protocol FloatingPoint: SignedNumeric, Strideable, Hashable where Magnitude == Self {
      associatedtype Exponent: SignedInteger
    }
    public extension FloatingPoint {
      init(sign: FloatingPointSign, exponent: Exponent, significand: Self)
      init(signOf: Self, magnitudeOf: Self)
      init(_ value: Int)
      init<Source: BinaryInteger>(_ value: Source)
      static var radix: Int { get }
      static var nan: Self { get }
      static var infinity: Self { get }
      static var greatestFiniteMagnitude: Self { get }
      static var pi: Self { get }
      static var ulpOfOne: Self { get }
      static var leastNormalMagnitude: Self { get }
      static var leastNonzeroMagnitude: Self { get }
      var ulp: Self { get }
      var sign: FloatingPointSign { get }
      var exponent: Exponent { get }
      var significand: Self { get }
      static func / (lhs: Self, rhs: Self) -> Self
      static func /= (lhs: inout Self, rhs: Self)
      func remainder(dividingBy other: Self) -> Self
      func truncatingRemainder(dividingBy other: Self) -> Self
      func squareRoot() -> Self
      func addingProduct(_ lhs: Self, _ rhs: Self) -> Self
      static func minimum(_ x: Self, _ y: Self) -> Self
      static func maximum(_ x: Self, _ y: Self) -> Self
      func rounded(_ rule: FloatingPointRoundingRule) -> Self
      mutating func round(_ rule: FloatingPointRoundingRule)
      var nextUp: Self { get }
      var nextDown: Self { get }
      var isNormal: Bool { get }
      var isFinite: Bool { get }
      var isZero: Bool { get }
      var isSubnormal: Bool { get }
      var isInfinite: Bool { get }
      var isNaN: Bool { get }
      var floatingPointClass: FloatingPointClassification { get }
      func rounded() -> Self
      mutating func round()
    }
    public protocol BinaryFloatingPoint: FloatingPoint, ExpressibleByFloatLiteral {
      associatedtype RawSignificand: UnsignedInteger
      associatedtype RawExponent: UnsignedInteger
    }
    public extension BinaryFloatingPoint {
      init(_ value: Float)
      init(_ value: Double)
      init<Source: BinaryFloatingPoint>(_ value: Source)
      init?<Source: BinaryFloatingPoint>(exactly value: Source)
    }
    public extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
      // selfsame: random
      static func random(in range: Range<Self>) -> Self
      // selfsame: random
      static func random(in range: ClosedRange<Self>) -> Self
      static func random<T: RandomNumberGenerator>(in range: Range<Self>, using generator: inout T) -> Self
      static func random<T: RandomNumberGenerator>(in range: ClosedRange<Self>, using generator: inout T) -> Self
    }

    // selfsame: scalar
    public struct Double: BinaryFloatingPoint, LosslessStringConvertible, Codable, CVarArg, Sendable {
      public typealias IntegerLiteralType = Int64
      public typealias FloatLiteralType = Double
      public typealias Magnitude = Double
      public typealias Stride = Double
      public typealias Exponent = Int
      public typealias RawSignificand = UInt64
      public typealias RawExponent = UInt
      public init()
      public init(integerLiteral value: Int64)
      public init(floatLiteral value: Double)
      public init(_ v: Int)
      public init(_ other: Float)
      public init(_ other: Double)
      public init?<S: StringProtocol>(_ text: S)
      public init?(_ text: Substring)
      public init(bitPattern: UInt64)
      public var bitPattern: UInt64 { get }
      public var description: String { get }
      public var magnitude: Double { get }
      public static prefix func - (x: Double) -> Double
      public static func + (lhs: Double, rhs: Double) -> Double
      public static func += (lhs: inout Double, rhs: Double)
      public static func - (lhs: Double, rhs: Double) -> Double
      public static func -= (lhs: inout Double, rhs: Double)
      public static func * (lhs: Double, rhs: Double) -> Double
      public static func *= (lhs: inout Double, rhs: Double)
      public static func / (lhs: Double, rhs: Double) -> Double
      public static func /= (lhs: inout Double, rhs: Double)
    }
    // selfsame: scalar
    public struct Float: BinaryFloatingPoint, LosslessStringConvertible, Codable, CVarArg, Sendable {
      public typealias IntegerLiteralType = Int64
      public typealias FloatLiteralType = Float
      public typealias Magnitude = Float
      public typealias Stride = Float
      public typealias Exponent = Int
      public typealias RawSignificand = UInt32
      public typealias RawExponent = UInt
      public init()
      public init(integerLiteral value: Int64)
      public init(floatLiteral value: Float)
      public init(_ v: Int)
      public init(_ other: Float)
      public init(_ other: Double)
      public init?<S: StringProtocol>(_ text: S)
      public init?(_ text: Substring)
      public init(bitPattern: UInt32)
      public var bitPattern: UInt32 { get }
      public var description: String { get }
      public var magnitude: Float { get }
      public static prefix func - (x: Float) -> Float
      public static func + (lhs: Float, rhs: Float) -> Float
      public static func += (lhs: inout Float, rhs: Float)
      public static func - (lhs: Float, rhs: Float) -> Float
      public static func -= (lhs: inout Float, rhs: Float)
      public static func * (lhs: Float, rhs: Float) -> Float
      public static func *= (lhs: inout Float, rhs: Float)
      public static func / (lhs: Float, rhs: Float) -> Float
      public static func /= (lhs: inout Float, rhs: Float)
    }

    public func abs<T: SignedNumeric & Comparable>(_ x: T) -> T
    public func numericCast<T: BinaryInteger, U: BinaryInteger>(_ x: T) -> U
    public protocol SIMDScalar {}
    extension Int: SIMDScalar {}
    extension Int32: SIMDScalar {}
    extension UInt8: SIMDScalar {}
    extension UInt32: SIMDScalar {}
    extension Float: SIMDScalar {}
    extension Double: SIMDScalar {}
    public protocol SIMD<Scalar>: Hashable, ExpressibleByArrayLiteral {
      associatedtype Scalar
    }
    public struct SIMD2<Scalar: SIMDScalar>: SIMD {
      public typealias ArrayLiteralElement = Scalar
      public init(_ v0: Scalar, _ v1: Scalar)
      public init(x: Scalar, y: Scalar)
      public var x: Scalar { get set }
      public var y: Scalar { get set }
    }
    public struct SIMD3<Scalar: SIMDScalar>: SIMD {
      public typealias ArrayLiteralElement = Scalar
      public init(_ v0: Scalar, _ v1: Scalar, _ v2: Scalar)
      public init(x: Scalar, y: Scalar, z: Scalar)
      public var x: Scalar { get set }
      public var y: Scalar { get set }
      public var z: Scalar { get set }
    }
    public struct SIMD4<Scalar: SIMDScalar>: SIMD {
      public typealias ArrayLiteralElement = Scalar
      public init(_ v0: Scalar, _ v1: Scalar, _ v2: Scalar, _ v3: Scalar)
      public init(x: Scalar, y: Scalar, z: Scalar, w: Scalar)
      public var x: Scalar { get set }
      public var y: Scalar { get set }
      public var z: Scalar { get set }
      public var w: Scalar { get set }
    }
    """#
