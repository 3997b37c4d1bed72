// Property wrappers of views, and bindings to what they hold.

extension PreludeSource {
    /// `State`, `Binding`, `ObservedObject`, `Environment` and the other wrappers.
    static let stateWrappers = PreludeSource(module: "SwiftUI", name: "StateWrappers", text: stateWrappersText)
}

private let stateWrappersText = #"""
    public protocol DynamicProperty {
      mutating func update()
    }
    extension DynamicProperty {
      public mutating func update() {}
    }
    public final class _Box<Value> {
      var value: Value
      init(_ value: Value) { self.value = value }
    }
    @propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
      public var transaction: Transaction = Transaction()
      let read: () -> Value
      let write: (Value) -> Void
      public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        read = get
        write = set
      }
      public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        read = get
        write = { set($0, Transaction()) }
      }
      public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }
      public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
      }
      public var projectedValue: Binding<Value> { self }
      public init(projectedValue: Binding<Value>) { self = projectedValue }
      public init<V>(_ base: Binding<V>) where Value == V? { self.init(get: { base.read() }, set: { if let value = $0 { base.write(value) } }) }
      public init?(_ base: Binding<Value?>) {
        guard let value = base.read() else { return nil }
        self.init(get: { base.read() ?? value }, set: { base.write($0) })
      }
      public init<V>(_ base: Binding<V>) where Value == AnyHashable, V: Hashable {
        self.init(get: { AnyHashable(base.read()) }, set: { if let value = $0.base as? V { base.write(value) } })
      }
      public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(
          get: { wrappedValue[keyPath: keyPath] },
          set: {
            var value = wrappedValue
            value[keyPath: keyPath] = $0
            write(value)
          })
      }
      public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
      public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
    }
    extension Binding: DynamicProperty {}
    extension Binding: @unchecked Sendable where Value: Sendable {}
    extension Binding: Identifiable where Value: Identifiable {
      public var id: Value.ID { wrappedValue.id }
    }
    extension Binding: Sequence where Value: MutableCollection {
      public typealias Element = Binding<Value.Element>
      public typealias Iterator = IndexingIterator<Binding<Value>>
      public typealias SubSequence = Slice<Binding<Value>>
    }
    extension Binding: Collection where Value: MutableCollection {
      public typealias Index = Value.Index
      public typealias Indices = Value.Indices
      public var startIndex: Value.Index { wrappedValue.startIndex }
      public var endIndex: Value.Index { wrappedValue.endIndex }
      public var indices: Value.Indices { wrappedValue.indices }
      public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
      public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }
      public subscript(position: Value.Index) -> Binding<Value.Element> {
        Binding<Value.Element>(get: { wrappedValue[position] }, set: { wrappedValue[position] = $0 })
      }
    }
    extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
      public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
      public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
    }
    extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}

    @propertyWrapper public struct State<Value>: DynamicProperty {
      let box: _Box<Value>
      public init(wrappedValue value: Value) { box = _Box(value) }
      public init(initialValue value: Value) { box = _Box(value) }
      public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
      }
      public var projectedValue: Binding<Value> { Binding(get: { box.value }, set: { box.value = $0 }) }
    }
    extension State where Value: ExpressibleByNilLiteral {
      public init() { self.init(wrappedValue: nil) }
    }
    extension State: @unchecked Sendable where Value: Sendable {}

    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    @MainActor @preconcurrency @propertyWrapper public struct StateObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
      let thunk: () -> ObjectType
      public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { self.thunk = thunk }
      public var wrappedValue: ObjectType { thunk() }
      public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject<ObjectType>.Wrapper(root: thunk()) }
    }
    @MainActor @preconcurrency @propertyWrapper public struct ObservedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
      @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
        let root: ObjectType
        init(root: ObjectType) { self.root = root }
        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
          Binding(get: { root[keyPath: keyPath] }, set: { root[keyPath: keyPath] = $0 })
        }
      }
      public init(initialValue: ObjectType) { wrappedValue = initialValue }
      public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
      public var wrappedValue: ObjectType
      public var projectedValue: ObservedObject<ObjectType>.Wrapper { Wrapper(root: wrappedValue) }
    }
    @MainActor @preconcurrency @propertyWrapper public struct EnvironmentObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
      @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
        let root: ObjectType
        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
          Binding(get: { root[keyPath: keyPath] }, set: { root[keyPath: keyPath] = $0 })
        }
      }
      public init() {}
      public var wrappedValue: ObjectType { fatalError() }
      public var projectedValue: EnvironmentObject<ObjectType>.Wrapper { Wrapper(root: wrappedValue) }
    }
    @propertyWrapper public struct Environment<Value>: DynamicProperty {
      let read: () -> Value
      public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { EnvironmentValues()[keyPath: keyPath] } }
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
      public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable { read = { fatalError() } }
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
      public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable { read = { nil } }
      public var wrappedValue: Value { read() }
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    @dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
      public var wrappedValue: Value
      public var projectedValue: Bindable<Value> { self }
      @available(*, unavailable)
      public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
      init(_value: Value) { wrappedValue = _value }
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    extension Bindable where Value: AnyObject {
      public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding(get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
      }
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    extension Bindable where Value: AnyObject, Value: Observable {
      public init(wrappedValue: Value) { self.init(_value: wrappedValue) }
      public init(_ wrappedValue: Value) { self.init(_value: wrappedValue) }
      public init(projectedValue: Bindable<Value>) { self = projectedValue }
    }
    """#
