// Arrays, dictionaries and sets.

extension PreludeSource {
    /// `Array`, `ArraySlice`, `ContiguousArray`, `Dictionary`, `Set`, `SetAlgebra`, `OptionSet`.
    static let standardArrays = PreludeSource(module: "Swift", name: "Arrays", text: arrays)
}

private let arrays = #"""
    public struct Array<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral, CustomStringConvertible {
      public typealias Index = Int
      public typealias Indices = Range<Int>
      public typealias Iterator = IndexingIterator<[Element]>
      public typealias SubSequence = ArraySlice<Element>
      public typealias ArrayLiteralElement = Element
      public init()
      public init(arrayLiteral elements: Element...)
      // selfsame: derives
      public init<S: Sequence>(_ s: S) where Element == S.Element
      public init(repeating repeatedValue: Element, count: Int)
      // selfsame: derives
      public var startIndex: Int { get }
      // selfsame: derives
      public var endIndex: Int { get }
      // selfsame: derives
      public var count: Int { get }
      public var description: String { get }
      public subscript(index: Int) -> Element { get set }
      public subscript(bounds: Range<Int>) -> ArraySlice<Element> { get set }
      public func index(after i: Int) -> Int
      public func index(before i: Int) -> Int
      // selfsame: edits end
      public mutating func append(_ newElement: Element)
      // selfsame: edits end
      public mutating func append<S: Sequence>(contentsOf newElements: S) where Element == S.Element
      // selfsame: edits inside
      public mutating func insert(_ newElement: Element, at i: Int)
      // selfsame: edits inside
      @discardableResult public mutating func remove(at index: Int) -> Element
      // selfsame: edits all
      public mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
      // selfsame: edits end
      public mutating func popLast() -> Element?
      public mutating func reserveCapacity(_ minimumCapacity: Int)
      public static func + (lhs: [Element], rhs: [Element]) -> [Element]
      public static func += (lhs: inout [Element], rhs: [Element])
    }
    extension Array: Equatable where Element: Equatable {
      public static func == (lhs: [Element], rhs: [Element]) -> Bool
    }
    extension Array: Hashable where Element: Hashable {}
    extension Array: Encodable where Element: Encodable {}
    extension Array: Decodable where Element: Decodable {}
    extension Array: Sendable where Element: Sendable {}

    public struct ArraySlice<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral, CustomStringConvertible {
      public typealias Index = Int
      public typealias Indices = Range<Int>
      public typealias Iterator = IndexingIterator<ArraySlice<Element>>
      public typealias SubSequence = ArraySlice<Element>
      public typealias ArrayLiteralElement = Element
      public init()
      // selfsame: derives
      public init<S: Sequence>(_ s: S) where Element == S.Element
      public init(repeating repeatedValue: Element, count: Int)
    }
    extension ArraySlice: Equatable where Element: Equatable {}
    extension ArraySlice: Hashable where Element: Hashable {}
    extension ArraySlice: Sendable where Element: Sendable {}
    public struct ContiguousArray<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral, CustomStringConvertible {
      public typealias Index = Int
      public typealias Indices = Range<Int>
      public typealias Iterator = IndexingIterator<ContiguousArray<Element>>
      public typealias SubSequence = ArraySlice<Element>
      public typealias ArrayLiteralElement = Element
      public init()
      // selfsame: derives
      public init<S: Sequence>(_ s: S) where Element == S.Element
      public init(repeating repeatedValue: Element, count: Int)
    }
    extension ContiguousArray: Equatable where Element: Equatable {}
    extension ContiguousArray: Hashable where Element: Hashable {}
    extension ContiguousArray: Encodable where Element: Encodable {}
    extension ContiguousArray: Decodable where Element: Decodable {}
    extension ContiguousArray: Sendable where Element: Sendable {}

    public struct Dictionary<Key: Hashable, Value>: Collection, ExpressibleByDictionaryLiteral, CustomStringConvertible {
      public typealias Element = (key: Key, value: Value)
      public typealias Indices = DefaultIndices<[Key: Value]>
      public typealias SubSequence = Slice<[Key: Value]>
      public struct Index: Comparable, Hashable {}
      public struct Iterator: IteratorProtocol {
        public typealias Element = (key: Key, value: Value)
      }
      public struct Keys: Collection, Equatable {
        public typealias Element = Key
        public typealias Index = Dictionary<Key, Value>.Index
        public typealias Indices = DefaultIndices<Dictionary<Key, Value>.Keys>
        public typealias SubSequence = Slice<Dictionary<Key, Value>.Keys>
        public struct Iterator: IteratorProtocol {
          public typealias Element = Key
        }
      }
      public struct Values: MutableCollection {
        public typealias Element = Value
        public typealias Index = Dictionary<Key, Value>.Index
        public typealias Indices = DefaultIndices<Dictionary<Key, Value>.Values>
        public typealias SubSequence = Slice<Dictionary<Key, Value>.Values>
        public struct Iterator: IteratorProtocol {
          public typealias Element = Value
        }
      }
      public init()
      public init(minimumCapacity: Int)
      public init(dictionaryLiteral elements: (Key, Value)...)
      public init<S: Sequence>(uniqueKeysWithValues keysAndValues: S) where S.Element == (Key, Value)
      public init<S: Sequence>(_ keysAndValues: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows where S.Element == (Key, Value)
      public init<S: Sequence>(grouping values: S, by keyForValue: (S.Element) throws -> Key) rethrows where Value == [S.Element]
      // selfsame: derives
      public var keys: Dictionary<Key, Value>.Keys { get }
      // selfsame: derives
      public var values: Dictionary<Key, Value>.Values { get set }
      // selfsame: derives
      public var count: Int { get }
      public var isEmpty: Bool { get }
      // selfsame: derives
      public var first: (key: Key, value: Value)? { get }
      public var description: String { get }
      public subscript(key: Key) -> Value? { get set }
      public subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value { get set }
      public subscript(position: Dictionary<Key, Value>.Index) -> Dictionary<Key, Value>.Element { get }
      public func index(forKey key: Key) -> Dictionary<Key, Value>.Index?
      // selfsame: chooses, scans
      public func filter(_ isIncluded: (Dictionary<Key, Value>.Element) throws -> Bool) rethrows -> [Key: Value]
      public func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T]
      public func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> [Key: T]
      // selfsame: edits inside
      @discardableResult public mutating func updateValue(_ value: Value, forKey key: Key) -> Value?
      // selfsame: edits inside
      @discardableResult public mutating func removeValue(forKey key: Key) -> Value?
      // selfsame: edits inside
      @discardableResult public mutating func remove(at index: Dictionary<Key, Value>.Index) -> Dictionary<Key, Value>.Element
      // selfsame: edits all
      public mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
      // selfsame: edits inside
      public mutating func popFirst() -> Dictionary<Key, Value>.Element?
      public mutating func reserveCapacity(_ minimumCapacity: Int)
      // selfsame: edits inside
      public mutating func merge(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows
      // selfsame: edits inside
      public mutating func merge<S: Sequence>(_ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows where S.Element == (Key, Value)
      public func merging(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows -> [Key: Value]
      public func merging<S: Sequence>(_ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows -> [Key: Value] where S.Element == (Key, Value)
    }
    extension Dictionary: Equatable where Value: Equatable {
      public static func == (lhs: [Key: Value], rhs: [Key: Value]) -> Bool
    }
    extension Dictionary: Hashable where Value: Hashable {}
    extension Dictionary: Encodable where Key: Encodable, Value: Encodable {}
    extension Dictionary: Decodable where Key: Decodable, Value: Decodable {}
    extension Dictionary: Sendable where Key: Sendable, Value: Sendable {}

    public struct KeyValuePairs<Key, Value>: RandomAccessCollection, ExpressibleByDictionaryLiteral, CustomStringConvertible {
      public typealias Element = (key: Key, value: Value)
      public typealias Index = Int
      public typealias Indices = Range<Int>
      public typealias SubSequence = Slice<KeyValuePairs<Key, Value>>
      public init(dictionaryLiteral elements: (Key, Value)...)
      public subscript(position: Int) -> KeyValuePairs<Key, Value>.Element { get }
    }

    public protocol SetAlgebra<Element>: Equatable, ExpressibleByArrayLiteral {
      associatedtype Element
    }
    public extension SetAlgebra {
      init()
      init<S: Sequence>(_ sequence: S) where Element == S.Element
      var isEmpty: Bool { get }
      func contains(_ member: Element) -> Bool
      func union(_ other: Self) -> Self
      func intersection(_ other: Self) -> Self
      func symmetricDifference(_ other: Self) -> Self
      func subtracting(_ other: Self) -> Self
      // selfsame: edits inside
      @discardableResult mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)
      // selfsame: edits inside
      @discardableResult mutating func remove(_ member: Element) -> Element?
      @discardableResult mutating func update(with newMember: Element) -> Element?
      // selfsame: edits inside
      mutating func formUnion(_ other: Self)
      // selfsame: edits inside
      mutating func formIntersection(_ other: Self)
      // selfsame: edits inside
      mutating func formSymmetricDifference(_ other: Self)
      // selfsame: edits inside
      mutating func subtract(_ other: Self)
      func isSubset(of other: Self) -> Bool
      func isDisjoint(with other: Self) -> Bool
      func isSuperset(of other: Self) -> Bool
      func isStrictSuperset(of other: Self) -> Bool
      func isStrictSubset(of other: Self) -> Bool
    }
    public protocol OptionSet: RawRepresentable, SetAlgebra {
      associatedtype Element = Self
      init(rawValue: RawValue)
    }
    public extension OptionSet where Self == Self.Element, RawValue: FixedWidthInteger {
      init()
    }

    public struct Set<Element: Hashable>: Collection, SetAlgebra, Hashable, ExpressibleByArrayLiteral, CustomStringConvertible {
      public typealias ArrayLiteralElement = Element
      public typealias Indices = DefaultIndices<Set<Element>>
      public typealias SubSequence = Slice<Set<Element>>
      public struct Index: Comparable, Hashable {}
      public struct Iterator: IteratorProtocol {}
      public init()
      public init(minimumCapacity: Int)
      public init(arrayLiteral elements: Element...)
      public init<Source: Sequence>(_ sequence: Source) where Element == Source.Element
      // selfsame: derives
      public var count: Int { get }
      public var isEmpty: Bool { get }
      // selfsame: derives
      public var first: Element? { get }
      public var description: String { get }
      public subscript(position: Set<Element>.Index) -> Element { get }
      public func contains(_ member: Element) -> Bool
      // selfsame: chooses, scans
      public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element>
      public func firstIndex(of member: Element) -> Set<Element>.Index?
      // selfsame: edits inside
      @discardableResult public mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)
      @discardableResult public mutating func update(with newMember: Element) -> Element?
      // selfsame: edits inside
      @discardableResult public mutating func remove(_ member: Element) -> Element?
      // selfsame: edits inside
      @discardableResult public mutating func remove(at position: Set<Element>.Index) -> Element
      // selfsame: edits inside
      @discardableResult public mutating func removeFirst() -> Element
      // selfsame: edits all
      public mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
      // selfsame: edits inside
      public mutating func popFirst() -> Element?
      public mutating func reserveCapacity(_ minimumCapacity: Int)
      public func union<S: Sequence>(_ other: S) -> Set<Element> where Element == S.Element
      public func intersection(_ other: Set<Element>) -> Set<Element>
      public func intersection<S: Sequence>(_ other: S) -> Set<Element> where Element == S.Element
      public func subtracting(_ other: Set<Element>) -> Set<Element>
      public func subtracting<S: Sequence>(_ other: S) -> Set<Element> where Element == S.Element
      public func symmetricDifference<S: Sequence>(_ other: S) -> Set<Element> where Element == S.Element
      // selfsame: edits inside
      public mutating func formUnion<S: Sequence>(_ other: S) where Element == S.Element
      // selfsame: edits inside
      public mutating func formIntersection<S: Sequence>(_ other: S) where Element == S.Element
      // selfsame: edits inside
      public mutating func formSymmetricDifference<S: Sequence>(_ other: S) where Element == S.Element
      // selfsame: edits inside
      public mutating func subtract<S: Sequence>(_ other: S) where Element == S.Element
      public func isSubset<S: Sequence>(of possibleSuperset: S) -> Bool where Element == S.Element
      public func isSuperset<S: Sequence>(of possibleSubset: S) -> Bool where Element == S.Element
      public func isDisjoint<S: Sequence>(with other: S) -> Bool where Element == S.Element
    }
    extension Set: Encodable where Element: Encodable {}
    extension Set: Decodable where Element: Decodable {}
    extension Set: Sendable where Element: Sendable {}
    """#
