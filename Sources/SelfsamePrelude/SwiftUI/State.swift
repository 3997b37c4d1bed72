// Property wrappers and the keys they read: state, bindings, environment, preferences.

extension PreludeSource {
    static let swiftUIState = PreludeSource(module: "SwiftUI", name: "State", text: source)
}

private let source = #"""
    // selfsame: dynamic property
    public protocol DynamicProperty {
        mutating func update()
    }

    extension DynamicProperty {
        public mutating func update() {}
    }

    /// What a wrapper of this module keeps by reference, so that a view that is a value can still be written through.
    final class _Box<Value> {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    // In SDK 27 `State` is also an attached macro; the wrapper keeps its name and its storage.
    // selfsame: owned, seeded
    @propertyWrapper public struct State<Value>: DynamicProperty {
        var box: _Box<Value>
        public init(wrappedValue value: Value) { box = _Box(value) }
        public init(initialValue value: Value) { box = _Box(value) }
        public var wrappedValue: Value {
            get { box.value }
            nonmutating set { box.value = newValue }
        }
        public var projectedValue: Binding<Value> {
            let box = box
            return Binding(get: { box.value }, set: { box.value = $0 })
        }
    }

    extension State where Value: ExpressibleByNilLiteral {
        public init() { self.init(wrappedValue: nil) }
    }

    // selfsame: given, holds state
    @propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
        public var transaction: Transaction
        var getValue: () -> Value
        var setValue: (Value) -> Void

        public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
            transaction = Transaction()
            getValue = get
            setValue = set
        }

        public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
            transaction = Transaction()
            getValue = get
            setValue = { set($0, Transaction()) }
        }

        public init(projectedValue: Binding<Value>) { self = projectedValue }

        // selfsame: constant
        public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

        public var wrappedValue: Value {
            get { getValue() }
            nonmutating set { setValue(newValue) }
        }

        public var projectedValue: Binding<Value> { self }

        public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
            Binding<Subject>(get: { getValue()[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
        }

        public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
        // selfsame: animates
        public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
    }

    extension Binding {
        public init<V>(_ base: Binding<V>) where Value == V? {
            self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
        }

        public init?(_ base: Binding<Value?>) {
            guard let value = base.wrappedValue else { return nil }
            self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
        }

        public init<V>(_ base: Binding<V>) where Value == AnyHashable, V: Hashable {
            self.init(get: { AnyHashable(base.wrappedValue) }, set: { if let value = $0.base as? V { base.wrappedValue = value } })
        }
    }

    extension Binding: Identifiable where Value: Identifiable {
        public var id: Value.ID { wrappedValue.id }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    extension Binding: Sequence where Value: MutableCollection {
        public typealias Element = Binding<Value.Element>
        public typealias Iterator = IndexingIterator<Binding<Value>>
        public typealias SubSequence = Slice<Binding<Value>>
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    extension Binding: Collection where Value: MutableCollection {
        public typealias Index = Value.Index
        public typealias Indices = Value.Indices
        public var startIndex: Index { wrappedValue.startIndex }
        public var endIndex: Index { wrappedValue.endIndex }
        public var indices: Value.Indices { wrappedValue.indices }
        public func index(after i: Index) -> Index { wrappedValue.index(after: i) }
        public subscript(position: Index) -> Binding<Value.Element> {
            Binding<Value.Element>(get: { wrappedValue[position] }, set: { wrappedValue[position] = $0 })
        }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
        public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}

    // MARK: Objects

    // selfsame: given, object
    // selfsame: subscribes
    @propertyWrapper public struct ObservedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
        @dynamicMemberLookup public struct Wrapper {
            var root: ObjectType
            public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
                let root = root
                return Binding(get: { root[keyPath: keyPath] }, set: { root[keyPath: keyPath] = $0 })
            }
        }
        public var wrappedValue: ObjectType
        public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }
        public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
        public init(initialValue: ObjectType) { wrappedValue = initialValue }
    }

    // selfsame: owned, seeded, object
    // selfsame: subscribes
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    @propertyWrapper public struct StateObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
        var make: () -> ObjectType
        public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }
        public var wrappedValue: ObjectType { make() }
        public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject<ObjectType>.Wrapper(root: make()) }
    }

    // selfsame: object, reading projection
    // selfsame: subscribes
    @propertyWrapper public struct EnvironmentObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
        @dynamicMemberLookup public struct Wrapper {
            public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
                fatalError("no environment object outside a running app")
            }
        }
        public init() {}
        public var wrappedValue: ObjectType { fatalError("no environment object outside a running app") }
        public var projectedValue: Wrapper { Wrapper() }
    }

    // selfsame: given, object
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    @propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
        public var wrappedValue: Value
        public var projectedValue: Bindable<Value> { self }
        init(_root: Value) { wrappedValue = _root }
    }

    extension Bindable where Value: AnyObject {
        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
            let root = wrappedValue
            return Binding(get: { root[keyPath: keyPath] }, set: { root[keyPath: keyPath] = $0 })
        }
    }

    extension Bindable where Value: Observable, Value: AnyObject {
        public init(wrappedValue: Value) { self.init(_root: wrappedValue) }
        public init(_ wrappedValue: Value) { self.init(_root: wrappedValue) }
        public init(projectedValue: Bindable<Value>) { self = projectedValue }
    }

    extension Bindable where Value: ObservableObject {
        public init(wrappedValue: Value) { self.init(_root: wrappedValue) }
        public init(_ wrappedValue: Value) { self.init(_root: wrappedValue) }
        public init(projectedValue: Bindable<Value>) { self = projectedValue }
    }

    // MARK: Environment

    // selfsame: environment, reading projection
    // selfsame: subscribes
    @propertyWrapper public struct Environment<Value>: DynamicProperty {
        var read: () -> Value
        public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { EnvironmentValues()[keyPath: keyPath] } }
        public var wrappedValue: Value { read() }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension Environment {
        public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
            read = { fatalError("no environment object outside a running app") }
        }
        public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable { read = { nil } }
    }

    public protocol EnvironmentKey {
        associatedtype Value
        static var defaultValue: Self.Value { get }
    }

    // MARK: Focus and gestures

    // selfsame: owned, living
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    @propertyWrapper public struct FocusState<Value>: DynamicProperty where Value: Hashable {
        // selfsame: given
        @propertyWrapper public struct Binding {
            var box: _Box<Value>
            public var wrappedValue: Value {
                get { box.value }
                nonmutating set { box.value = newValue }
            }
            public var projectedValue: FocusState<Value>.Binding { self }
        }
        var box: _Box<Value>
        public var wrappedValue: Value {
            get { box.value }
            nonmutating set { box.value = newValue }
        }
        public var projectedValue: FocusState<Value>.Binding { Binding(box: box) }
        public init() where Value == Bool { box = _Box(false) }
        public init<T>() where Value == T?, T: Hashable { box = _Box(nil) }
    }

    // selfsame: owned, living
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    @propertyWrapper public struct AccessibilityFocusState<Value>: DynamicProperty where Value: Hashable {
        // selfsame: given
        @propertyWrapper public struct Binding {
            var box: _Box<Value>
            public var wrappedValue: Value {
                get { box.value }
                nonmutating set { box.value = newValue }
            }
            public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
        }
        var box: _Box<Value>
        public var wrappedValue: Value {
            get { box.value }
            nonmutating set { box.value = newValue }
        }
        public var projectedValue: AccessibilityFocusState<Value>.Binding { Binding(box: box) }
        public init() where Value == Bool { box = _Box(false) }
        public init(for technologies: AccessibilityTechnologies) where Value == Bool { box = _Box(false) }
        public init<T>() where Value == T?, T: Hashable { box = _Box(nil) }
        public init<T>(for technologies: AccessibilityTechnologies) where Value == T?, T: Hashable { box = _Box(nil) }
    }

    // selfsame: owned, living
    @propertyWrapper public struct GestureState<Value>: DynamicProperty {
        public var wrappedValue: Value
        public var projectedValue: GestureState<Value> { self }
        public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
        public init(initialValue: Value) { wrappedValue = initialValue }
        public init(wrappedValue: Value, resetTransaction: Transaction) { self.wrappedValue = wrappedValue }
        public init(initialValue: Value, resetTransaction: Transaction) { wrappedValue = initialValue }
        public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) { self.wrappedValue = wrappedValue }
        public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) { wrappedValue = initialValue }
    }

    extension GestureState where Value: ExpressibleByNilLiteral {
        public init(resetTransaction: Transaction = Transaction()) { self.init(wrappedValue: nil) }
        public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil) }
    }

    // selfsame: owned, returning, object, reading projection
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    @propertyWrapper public struct Namespace: DynamicProperty {
        public struct ID: Hashable {}
        public init() {}
        public var wrappedValue: Namespace.ID { ID() }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public protocol FocusedValueKey {
        associatedtype Value
    }

    // selfsame: environment
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct FocusedValues {
        public subscript<Key>(key: Key.Type) -> Key.Value? where Key: FocusedValueKey {
            get { nil }
            set {}
        }
    }

    // selfsame: living, environment
    // selfsame: subscribes
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    @propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
        public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
        public var wrappedValue: Value? { nil }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension FocusedValue {
        public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {}
    }

    // selfsame: living, environment
    // selfsame: subscribes
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    @propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
        public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
        public var wrappedValue: Value? {
            get { nil }
            nonmutating set {}
        }
        public var projectedValue: Binding<Value?> { .constant(nil) }
    }

    // selfsame: object
    // selfsame: subscribes
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    @propertyWrapper public struct FocusedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
        @dynamicMemberLookup @frozen public struct Wrapper {
            var root: ObjectType
            public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> {
                let root = root
                return Binding(get: { root[keyPath: keyPath] }, set: { root[keyPath: keyPath] = $0 })
            }
        }
        public init() {}
        public var wrappedValue: ObjectType? { nil }
        public var projectedValue: FocusedObject<ObjectType>.Wrapper? { nil }
    }

    // MARK: Storage outside the view

    // selfsame: living, seldom
    // selfsame: shared by key
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    @propertyWrapper public struct AppStorage<Value>: DynamicProperty {
        var key: String
        var box: _Box<Value>
        init(_key: String, value: Value) {
            key = _key
            box = _Box(value)
        }
        public var wrappedValue: Value {
            get { box.value }
            nonmutating set { box.value = newValue }
        }
        public var projectedValue: Binding<Value> {
            let box = box
            return Binding(get: { box.value }, set: { box.value = $0 })
        }
    }

    extension AppStorage {
        public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
            self.init(_key: key, value: wrappedValue)
        }
        public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
            self.init(_key: key, value: wrappedValue)
        }
        public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
            self.init(_key: key, value: wrappedValue)
        }
        public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
            self.init(_key: key, value: wrappedValue)
        }
        public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
            self.init(_key: key, value: wrappedValue)
        }
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
            self.init(_key: key, value: wrappedValue)
        }
        public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
            self.init(_key: key, value: wrappedValue)
        }
        public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == Int {
            self.init(_key: key, value: wrappedValue)
        }
        public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == String {
            self.init(_key: key, value: wrappedValue)
        }
    }

    extension AppStorage where Value: ExpressibleByNilLiteral {
        public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(_key: key, value: nil) }
        public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(_key: key, value: nil) }
        public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self.init(_key: key, value: nil) }
        public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self.init(_key: key, value: nil) }
        public init(_ key: String, store: UserDefaults? = nil) where Value == URL? { self.init(_key: key, value: nil) }
        public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(_key: key, value: nil) }
        public init<R>(_ key: String, store: UserDefaults? = nil) where Value == R?, R: RawRepresentable, R.RawValue == String {
            self.init(_key: key, value: nil)
        }
        public init<R>(_ key: String, store: UserDefaults? = nil) where Value == R?, R: RawRepresentable, R.RawValue == Int {
            self.init(_key: key, value: nil)
        }
    }

    // selfsame: living
    // selfsame: shared by key
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    @propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
        var key: String
        var box: _Box<Value>
        init(_key: String, value: Value) {
            key = _key
            box = _Box(value)
        }
        public var wrappedValue: Value {
            get { box.value }
            nonmutating set { box.value = newValue }
        }
        public var projectedValue: Binding<Value> {
            let box = box
            return Binding(get: { box.value }, set: { box.value = $0 })
        }
    }

    extension SceneStorage {
        public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(_key: key, value: wrappedValue) }
        public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(_key: key, value: wrappedValue) }
        public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(_key: key, value: wrappedValue) }
        public init(wrappedValue: Value, _ key: String) where Value == String { self.init(_key: key, value: wrappedValue) }
        public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(_key: key, value: wrappedValue) }
        public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(_key: key, value: wrappedValue) }
        public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
            self.init(_key: key, value: wrappedValue)
        }
        public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
            self.init(_key: key, value: wrappedValue)
        }
    }

    extension SceneStorage where Value: ExpressibleByNilLiteral {
        public init(_ key: String) where Value == Bool? { self.init(_key: key, value: nil) }
        public init(_ key: String) where Value == Int? { self.init(_key: key, value: nil) }
        public init(_ key: String) where Value == Double? { self.init(_key: key, value: nil) }
        public init(_ key: String) where Value == String? { self.init(_key: key, value: nil) }
        public init(_ key: String) where Value == URL? { self.init(_key: key, value: nil) }
        public init(_ key: String) where Value == Data? { self.init(_key: key, value: nil) }
        public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String { self.init(_key: key, value: nil) }
        public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int { self.init(_key: key, value: nil) }
    }

    // selfsame: living
    // selfsame: subscribes
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    @propertyWrapper public struct ScaledMetric<Value>: DynamicProperty where Value: BinaryFloatingPoint {
        public var wrappedValue: Value
        public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { self.wrappedValue = wrappedValue }
        public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    }

    // selfsame: living
    @available(visionOS 1, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @propertyWrapper public struct PhysicalMetric<Value>: DynamicProperty {
        public var wrappedValue: Value
        public init(wrappedValue: Value, from unit: UnitLength) { self.wrappedValue = wrappedValue }
    }

    // MARK: App delegates

    // selfsame: object
    @available(iOS 14, tvOS 14, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    @propertyWrapper public struct UIApplicationDelegateAdaptor<DelegateType>: DynamicProperty
    where DelegateType: NSObject, DelegateType: UIApplicationDelegate {
        public var wrappedValue: DelegateType { fatalError("no application delegate outside a running app") }
        public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
    }

    // selfsame: object
    @available(macOS 11, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    @propertyWrapper public struct NSApplicationDelegateAdaptor<DelegateType>: DynamicProperty
    where DelegateType: NSObject, DelegateType: NSApplicationDelegate {
        public var wrappedValue: DelegateType { fatalError("no application delegate outside a running app") }
        public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
    }

    // selfsame: object
    @available(watchOS 7, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    @propertyWrapper public struct WKApplicationDelegateAdaptor<DelegateType>: DynamicProperty
    where DelegateType: NSObject, DelegateType: WKApplicationDelegate {
        public var wrappedValue: DelegateType { fatalError("no application delegate outside a running app") }
        public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
    }

    // selfsame: object
    @available(watchOS 7, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    @propertyWrapper public struct WKExtensionDelegateAdaptor<DelegateType>: DynamicProperty
    where DelegateType: NSObject, DelegateType: WKExtensionDelegate {
        public var wrappedValue: DelegateType { fatalError("no application delegate outside a running app") }
        public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
    }

    // MARK: Preferences

    public protocol PreferenceKey {
        associatedtype Value
        static var defaultValue: Self.Value { get }
        static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
    }

    extension PreferenceKey where Value: ExpressibleByNilLiteral {
        public static var defaultValue: Value { nil }
    }

    @frozen public struct Anchor<Value> {
        public struct Source {
            public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source { Anchor<CGPoint>.Source() }
            public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source { Anchor<CGPoint>.Source() }
            public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { Anchor<CGRect>.Source() }
        }
    }

    extension Anchor: Equatable where Value: Equatable {}
    extension Anchor: Hashable where Value: Hashable {}

    extension Anchor.Source where Value == CGRect {
        public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source() }
    }

    extension Anchor.Source where Value == CGPoint {
        public static var topLeading: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source() }
        public static var top: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source() }
        public static var topTrailing: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source() }
        public static var leading: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source() }
        public static var center: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source() }
        public static var trailing: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source() }
        public static var bottomLeading: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source() }
        public static var bottom: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source() }
        public static var bottomTrailing: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source() }
    }

    extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
        public var projectedValue: ObservedObject<DelegateType>.Wrapper { ObservedObject(wrappedValue: wrappedValue).projectedValue }
    }
    """#
