// Global functions, key paths, type erasure, mirrors and pointers.

extension PreludeSource {
    /// `print`, `min`, `fatalError`, `KeyPath`, `AnyHashable`, `ObjectIdentifier`, `Mirror`, unsafe pointers.
    static let standardFunctions = PreludeSource(module: "Swift", name: "Functions", text: functions)
}

private let functions = #"""
    public func print(_ items: Any..., separator: String = " ", terminator: String = "\n")
    public func print<Target: TextOutputStream>(_ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target)
    public func min<T: Comparable>(_ x: T, _ y: T) -> T
    public func min<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T
    public func max<T: Comparable>(_ x: T, _ y: T) -> T
    public func max<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T
    public func swap<T>(_ a: inout T, _ b: inout T)
    public func type<T, Metatype>(of value: T) -> Metatype
    public func withoutActuallyEscaping<ClosureType, ResultType>(_ closure: ClosureType, do body: (_ escapingClosure: ClosureType) throws -> ResultType) rethrows -> ResultType
    public func isKnownUniquelyReferenced<T: AnyObject>(_ object: inout T) -> Bool
    public func assert(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line)
    public func precondition(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line)
    public func assertionFailure(_ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line)
    public func preconditionFailure(_ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line) -> Never
    public func fatalError(_ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line) -> Never

    public enum CommandLine {
      // selfsame: process fact
      public static var arguments: [String] { get set }
    }

    public protocol _AppendKeyPath {}
    public class AnyKeyPath: _AppendKeyPath, Hashable {
      public static var rootType: any Any.Type { get }
      public static var valueType: any Any.Type { get }
    }
    public class PartialKeyPath<Root>: AnyKeyPath {}
    public class KeyPath<Root, Value>: PartialKeyPath<Root> {}
    public class WritableKeyPath<Root, Value>: KeyPath<Root, Value> {}
    public class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> {}
    public extension _AppendKeyPath {
      func appending<Root, Value, AppendedValue>(path: KeyPath<Value, AppendedValue>) -> KeyPath<Root, AppendedValue> where Self: KeyPath<Root, Value>
      func appending<Root, Value, AppendedValue>(path: WritableKeyPath<Value, AppendedValue>) -> WritableKeyPath<Root, AppendedValue> where Self == WritableKeyPath<Root, Value>
      func appending<Root, Value, AppendedValue>(path: ReferenceWritableKeyPath<Value, AppendedValue>) -> ReferenceWritableKeyPath<Root, AppendedValue> where Self == ReferenceWritableKeyPath<Root, Value>
    }

    public struct AnyHashable: Hashable, CustomStringConvertible {
      public init<H: Hashable>(_ base: H)
      public var base: Any { get }
      public var description: String { get }
    }
    public struct ObjectIdentifier: Comparable, Hashable, Sendable {
      public init(_ x: AnyObject)
      public init(_ x: any Any.Type)
    }
    public struct Mirror: CustomStringConvertible {
      public typealias Child = (label: String?, value: Any)
      public typealias Children = AnyCollection<Mirror.Child>
      public enum DisplayStyle: Sendable {
        case `struct`, `class`, `enum`, tuple, optional, collection, dictionary, `set`
      }
      public init(reflecting subject: Any)
      public let subjectType: any Any.Type
      public let children: Mirror.Children
      public let displayStyle: Mirror.DisplayStyle?
      public var superclassMirror: Mirror? { get }
      public var description: String { get }
      public func descendant(_ first: any MirrorPath, _ rest: any MirrorPath...) -> Any?
    }
    public protocol MirrorPath {}
    extension Int: MirrorPath {}
    extension String: MirrorPath {}
    public enum MemoryLayout<T> {
      public static var size: Int { get }
      public static var stride: Int { get }
      public static func size(ofValue value: T) -> Int
    }
    public struct UnsafePointer<Pointee>: Hashable, Strideable {
      public typealias Stride = Int
      public init(_ other: UnsafeMutablePointer<Pointee>)
      public var pointee: Pointee { get }
    }
    public struct UnsafeMutablePointer<Pointee>: Hashable, Strideable {
      public typealias Stride = Int
      public var pointee: Pointee { get nonmutating set }
    }
    public struct UnsafeRawPointer: Hashable, Strideable {
      public typealias Stride = Int
    }
    public struct UnsafeMutableRawPointer: Hashable, Strideable {
      public typealias Stride = Int
    }
    public struct UnsafeBufferPointer<Element>: RandomAccessCollection {
      public typealias Index = Int
      public typealias Indices = Range<Int>
      public typealias SubSequence = Slice<UnsafeBufferPointer<Element>>
      public var baseAddress: UnsafePointer<Element>? { get }
    }
    public struct UnsafeMutableBufferPointer<Element>: RandomAccessCollection, MutableCollection {
      public typealias Index = Int
      public typealias Indices = Range<Int>
      public typealias SubSequence = Slice<UnsafeMutableBufferPointer<Element>>
      public var baseAddress: UnsafeMutablePointer<Element>? { get }
    }
    public struct UnsafeRawBufferPointer: RandomAccessCollection {
      public typealias Element = UInt8
      public typealias Index = Int
      public typealias Indices = Range<Int>
      public typealias SubSequence = Slice<UnsafeRawBufferPointer>
      public var baseAddress: UnsafeRawPointer? { get }
    }
    """#
