// Geometry of CoreGraphics: `CGFloat`, points, sizes, rectangles, transforms.

extension PreludeSource {
    /// `CGFloat`, `CGPoint`, `CGSize`, `CGRect`, `CGVector`, `CGAffineTransform` and the functions on them.
    static let geometry = PreludeSource(module: "Foundation", name: "Geometry", text: geometryText)
}

private let geometryText = #"""
    // selfsame: scalar
    public struct CGFloat: BinaryFloatingPoint, CustomStringConvertible, Codable, CVarArg, Sendable {
      public typealias NativeType = Double
      public typealias IntegerLiteralType = Int
      public typealias FloatLiteralType = Double
      public typealias Magnitude = CGFloat
      public typealias Stride = CGFloat
      public typealias Exponent = Int
      public typealias RawSignificand = UInt
      public typealias RawExponent = UInt
      public init()
      public init(integerLiteral value: Int)
      public init(floatLiteral value: Double)
      public init(_ value: Float)
      public init(_ value: Double)
      public init(_ value: CGFloat)
      public init(_ value: Int)
      public init(_ value: UInt)
      public var native: Double { get set }
      public var description: String { get }
      public var magnitude: CGFloat { get }
      public static prefix func - (x: CGFloat) -> CGFloat
      public static func + (lhs: CGFloat, rhs: CGFloat) -> CGFloat
      public static func += (lhs: inout CGFloat, rhs: CGFloat)
      public static func - (lhs: CGFloat, rhs: CGFloat) -> CGFloat
      public static func -= (lhs: inout CGFloat, rhs: CGFloat)
      public static func * (lhs: CGFloat, rhs: CGFloat) -> CGFloat
      public static func *= (lhs: inout CGFloat, rhs: CGFloat)
      public static func / (lhs: CGFloat, rhs: CGFloat) -> CGFloat
      public static func /= (lhs: inout CGFloat, rhs: CGFloat)
    }
    public extension Double {
      init(_ other: CGFloat)
    }
    public extension Float {
      init(_ other: CGFloat)
    }

    public struct CGPoint: Equatable, Hashable, Codable, Sendable {
      public static var zero: CGPoint { get }
      public var x: CGFloat { get set }
      public var y: CGFloat { get set }
      public init()
      public init(x: CGFloat, y: CGFloat)
      public init(x: Int, y: Int)
      public init(x: Double, y: Double)
      public func equalTo(_ point2: CGPoint) -> Bool
      public func applying(_ t: CGAffineTransform) -> CGPoint
    }
    public struct CGSize: Equatable, Hashable, Codable, Sendable {
      public static var zero: CGSize { get }
      public var width: CGFloat { get set }
      public var height: CGFloat { get set }
      public init()
      public init(width: CGFloat, height: CGFloat)
      public init(width: Int, height: Int)
      public init(width: Double, height: Double)
      public func equalTo(_ size2: CGSize) -> Bool
      public func applying(_ t: CGAffineTransform) -> CGSize
    }
    public struct CGVector: Equatable, Hashable, Codable, Sendable {
      public static var zero: CGVector { get }
      public var dx: CGFloat { get set }
      public var dy: CGFloat { get set }
      public init()
      public init(dx: CGFloat, dy: CGFloat)
      public init(dx: Int, dy: Int)
      public init(dx: Double, dy: Double)
    }
    public enum CGRectEdge: UInt32, Sendable {
      case minXEdge = 0
      case minYEdge = 1
      case maxXEdge = 2
      case maxYEdge = 3
    }
    public struct CGRect: Equatable, Hashable, Codable, Sendable {
      public static var zero: CGRect { get }
      public static var null: CGRect { get }
      public static var infinite: CGRect { get }
      public var origin: CGPoint { get set }
      // selfsame: extent
      public var size: CGSize { get set }
      public init()
      public init(origin: CGPoint, size: CGSize)
      public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
      public init(x: Double, y: Double, width: Double, height: Double)
      public init(x: Int, y: Int, width: Int, height: Int)
      // selfsame: extent
      public var width: CGFloat { get }
      // selfsame: extent
      public var height: CGFloat { get }
      public var minX: CGFloat { get }
      public var midX: CGFloat { get }
      public var maxX: CGFloat { get }
      public var minY: CGFloat { get }
      public var midY: CGFloat { get }
      public var maxY: CGFloat { get }
      public var isNull: Bool { get }
      public var isEmpty: Bool { get }
      public var isInfinite: Bool { get }
      public var standardized: CGRect { get }
      public var integral: CGRect { get }
      public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect
      public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect
      public func union(_ r2: CGRect) -> CGRect
      public func intersection(_ r2: CGRect) -> CGRect
      public func intersects(_ r2: CGRect) -> Bool
      public func contains(_ point: CGPoint) -> Bool
      public func contains(_ rect2: CGRect) -> Bool
      public func equalTo(_ rect2: CGRect) -> Bool
      public func applying(_ t: CGAffineTransform) -> CGRect
      public func divided(atDistance: CGFloat, from fromEdge: CGRectEdge) -> (slice: CGRect, remainder: CGRect)
    }
    public struct CGAffineTransform: Equatable, Hashable, Codable, Sendable {
      public static var identity: Self { get }
      public var a: CGFloat { get set }
      public var b: CGFloat { get set }
      public var c: CGFloat { get set }
      public var d: CGFloat { get set }
      public var tx: CGFloat { get set }
      public var ty: CGFloat { get set }
      public init()
      public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat)
      public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
      public init(translationX tx: CGFloat, y ty: CGFloat)
      public init(scaleX sx: CGFloat, y sy: CGFloat)
      public init(rotationAngle angle: CGFloat)
      public var isIdentity: Bool { get }
      public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> Self
      public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> Self
      public func rotated(by angle: CGFloat) -> Self
      public func inverted() -> Self
      public func concatenating(_ t2: Self) -> Self
    }

    // selfsame: random
    public func arc4random() -> UInt32
    // selfsame: random
    public func arc4random_uniform(_ upperBound: UInt32) -> UInt32
    // selfsame: random
    public func drand48() -> Double
    public func sqrt(_ x: Double) -> Double
    public func sqrt(_ x: CGFloat) -> CGFloat
    public func sqrt<T: FloatingPoint>(_ x: T) -> T
    public func pow(_ x: Double, _ y: Double) -> Double
    public func pow(_ x: CGFloat, _ y: CGFloat) -> CGFloat
    public func pow(_ x: Float, _ y: Float) -> Float
    public func sin(_ x: Double) -> Double
    public func sin(_ x: CGFloat) -> CGFloat
    public func sin(_ x: Float) -> Float
    public func cos(_ x: Double) -> Double
    public func cos(_ x: CGFloat) -> CGFloat
    public func cos(_ x: Float) -> Float
    public func tan(_ x: Double) -> Double
    public func tan(_ x: CGFloat) -> CGFloat
    public func asin(_ x: Double) -> Double
    public func asin(_ x: CGFloat) -> CGFloat
    public func acos(_ x: Double) -> Double
    public func acos(_ x: CGFloat) -> CGFloat
    public func atan(_ x: Double) -> Double
    public func atan(_ x: CGFloat) -> CGFloat
    public func atan2(_ y: Double, _ x: Double) -> Double
    public func atan2(_ y: CGFloat, _ x: CGFloat) -> CGFloat
    public func exp(_ x: Double) -> Double
    public func exp(_ x: CGFloat) -> CGFloat
    public func log(_ x: Double) -> Double
    public func log(_ x: CGFloat) -> CGFloat
    public func log2(_ x: Double) -> Double
    public func log2(_ x: CGFloat) -> CGFloat
    public func log10(_ x: Double) -> Double
    public func log10(_ x: CGFloat) -> CGFloat
    public func hypot(_ x: Double, _ y: Double) -> Double
    public func hypot(_ x: CGFloat, _ y: CGFloat) -> CGFloat
    public func fabs(_ x: Double) -> Double
    public func fabs(_ x: CGFloat) -> CGFloat
    public func fabs<T: FloatingPoint>(_ x: T) -> T
    public func floor(_ x: Double) -> Double
    public func floor(_ x: CGFloat) -> CGFloat
    public func floor<T: FloatingPoint>(_ x: T) -> T
    public func ceil(_ x: Double) -> Double
    public func ceil(_ x: CGFloat) -> CGFloat
    public func ceil<T: FloatingPoint>(_ x: T) -> T
    public func round(_ x: Double) -> Double
    public func round(_ x: CGFloat) -> CGFloat
    public func round<T: FloatingPoint>(_ x: T) -> T
    public func trunc(_ x: Double) -> Double
    public func trunc(_ x: CGFloat) -> CGFloat
    public func fmod(_ x: Double, _ y: Double) -> Double
    public func fmod(_ x: CGFloat, _ y: CGFloat) -> CGFloat
    public func fmin(_ x: Double, _ y: Double) -> Double
    public func fmin(_ x: CGFloat, _ y: CGFloat) -> CGFloat
    public func fmax(_ x: Double, _ y: Double) -> Double
    public func fmax(_ x: CGFloat, _ y: CGFloat) -> CGFloat
    public var M_PI: Double { get }
    public var M_PI_2: Double { get }
    public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint
    public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize
    public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect
    """#
