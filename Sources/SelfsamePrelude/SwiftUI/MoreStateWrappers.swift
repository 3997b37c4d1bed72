// Property wrappers for storage, focus, gestures and queries.

extension PreludeSource {
    /// `AppStorage`, `FocusState`, `Namespace`, `FetchRequest` and others.
    static let moreStateWrappers = PreludeSource(module: "SwiftUI", name: "MoreStateWrappers", text: moreStateWrappersText)
}

private let moreStateWrappersText = #"""
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    @propertyWrapper public struct Namespace: DynamicProperty {
      public struct ID: Hashable, Sendable {}
      public init() {}
      public var wrappedValue: Namespace.ID { Namespace.ID() }
    }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    @propertyWrapper public struct AppStorage<Value>: DynamicProperty {
      public let box: _Box<Value>
      init(_initial: Value) { box = _Box(_initial) }
      public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
      }
      public var projectedValue: Binding<Value> { Binding(get: { box.value }, set: { box.value = $0 }) }
    }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    extension AppStorage {
      public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool { self.init(_initial: wrappedValue) }
      public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int { self.init(_initial: wrappedValue) }
      public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double { self.init(_initial: wrappedValue) }
      public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String { self.init(_initial: wrappedValue) }
      public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL { self.init(_initial: wrappedValue) }
      public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data { self.init(_initial: wrappedValue) }
      @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
      public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date { self.init(_initial: wrappedValue) }
      public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(_initial: wrappedValue)
      }
      public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == String {
        self.init(_initial: wrappedValue)
      }
    }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    extension AppStorage where Value: ExpressibleByNilLiteral {
      public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(_initial: nil) }
      public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(_initial: nil) }
      public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self.init(_initial: nil) }
      public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self.init(_initial: nil) }
      public init(_ key: String, store: UserDefaults? = nil) where Value == URL? { self.init(_initial: nil) }
      public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(_initial: nil) }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    extension AppStorage {
      public init<R>(_ key: String, store: UserDefaults? = nil) where Value == R?, R: RawRepresentable, R.RawValue == String { self.init(_initial: nil) }
      public init<R>(_ key: String, store: UserDefaults? = nil) where Value == R?, R: RawRepresentable, R.RawValue == Int { self.init(_initial: nil) }
    }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    @propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
      public let box: _Box<Value>
      init(_initial: Value) { box = _Box(_initial) }
      public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
      }
      public var projectedValue: Binding<Value> { Binding(get: { box.value }, set: { box.value = $0 }) }
    }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    extension SceneStorage {
      public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(_initial: wrappedValue) }
      public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(_initial: wrappedValue) }
      public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(_initial: wrappedValue) }
      public init(wrappedValue: Value, _ key: String) where Value == String { self.init(_initial: wrappedValue) }
      public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(_initial: wrappedValue) }
      public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(_initial: wrappedValue) }
      public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int { self.init(_initial: wrappedValue) }
      public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String { self.init(_initial: wrappedValue) }
      public init(_ key: String) where Value == Bool? { self.init(_initial: nil) }
      public init(_ key: String) where Value == Int? { self.init(_initial: nil) }
      public init(_ key: String) where Value == Double? { self.init(_initial: nil) }
      public init(_ key: String) where Value == String? { self.init(_initial: nil) }
      public init(_ key: String) where Value == URL? { self.init(_initial: nil) }
      public init(_ key: String) where Value == Data? { self.init(_initial: nil) }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    @propertyWrapper public struct FocusState<Value>: DynamicProperty where Value: Hashable {
      @propertyWrapper public struct Binding {
        public let box: _Box<Value>
        public var wrappedValue: Value {
          get { box.value }
          nonmutating set { box.value = newValue }
        }
        public var projectedValue: FocusState<Value>.Binding { self }
      }
      public let box: _Box<Value>
      public init() where Value == Bool { box = _Box(false) }
      public init<T>() where Value == T?, T: Hashable { box = _Box(nil) }
      public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
      }
      public var projectedValue: FocusState<Value>.Binding { FocusState<Value>.Binding(box: box) }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    @propertyWrapper public struct AccessibilityFocusState<Value>: DynamicProperty where Value: Hashable {
      @propertyWrapper public struct Binding {
        public let box: _Box<Value>
        public var wrappedValue: Value {
          get { box.value }
          nonmutating set { box.value = newValue }
        }
        public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
      }
      public let box: _Box<Value>
      public init() where Value == Bool { box = _Box(false) }
      public init<T>() where Value == T?, T: Hashable { box = _Box(nil) }
      public init(for technologies: AccessibilityTechnologies) where Value == Bool { box = _Box(false) }
      public init<T>(for technologies: AccessibilityTechnologies) where Value == T?, T: Hashable { box = _Box(nil) }
      public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
      }
      public var projectedValue: AccessibilityFocusState<Value>.Binding { AccessibilityFocusState<Value>.Binding(box: box) }
    }
    @propertyWrapper public struct GestureState<Value>: DynamicProperty {
      let value: Value
      public init(wrappedValue: Value) { value = wrappedValue }
      public init(initialValue: Value) { value = initialValue }
      public init(wrappedValue: Value, resetTransaction: Transaction) { value = wrappedValue }
      public init(initialValue: Value, resetTransaction: Transaction) { value = initialValue }
      public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) { value = wrappedValue }
      public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) { value = initialValue }
      public var wrappedValue: Value { value }
      public var projectedValue: GestureState<Value> { self }
    }
    extension GestureState where Value: ExpressibleByNilLiteral {
      public init(resetTransaction: Transaction = Transaction()) { self.init(wrappedValue: nil) }
      public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil) }
    }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    @propertyWrapper public struct ScaledMetric<Value>: DynamicProperty where Value: BinaryFloatingPoint {
      let value: Value
      public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { value = wrappedValue }
      public init(wrappedValue: Value) { value = wrappedValue }
      public var wrappedValue: Value { value }
    }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    public protocol FocusedValueKey { associatedtype Value }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    public struct FocusedValues {
      public subscript<Key>(key: Key.Type) -> Key.Value? where Key: FocusedValueKey {
        get { nil }
        set {}
      }
    }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    @propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
      public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
      public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {}
      public var wrappedValue: Value? { nil }
    }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    @propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
      public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
      public var wrappedValue: Value? {
        get { nil }
        nonmutating set {}
      }
      public var projectedValue: Binding<Value?> { Binding.constant(nil) }
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    @MainActor @preconcurrency @propertyWrapper public struct FocusedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
      public init() {}
      public var wrappedValue: ObjectType? { nil }
      @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
        public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T>? { nil }
      }
      public var projectedValue: FocusedObject<ObjectType>.Wrapper? { nil }
    }
    public protocol NSFetchRequestResult: AnyObject {}
    open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject, Identifiable, @unchecked Sendable {}
    open class NSManagedObjectContext: NSObject, @unchecked Sendable {
      public func save() throws {}
      public func delete(_ object: NSManagedObject) {}
      public var hasChanges: Bool { false }
    }
    open class NSEntityDescription: NSObject, @unchecked Sendable {}
    open class NSFetchRequest<ResultType>: NSObject, @unchecked Sendable where ResultType: NSFetchRequestResult {}
    extension EnvironmentValues {
      public var managedObjectContext: NSManagedObjectContext {
        get { value("managedObjectContext", NSManagedObjectContext()) }
        set { values["managedObjectContext"] = newValue }
      }
    }
    public struct FetchedResults<Result>: RandomAccessCollection where Result: NSFetchRequestResult {
      public var nsPredicate: NSPredicate?
      public var nsSortDescriptors: [NSSortDescriptor] = []
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public subscript(position: Int) -> Result { fatalError() }
    }
    @MainActor @preconcurrency @propertyWrapper public struct FetchRequest<Result>: DynamicProperty where Result: NSFetchRequestResult {
      public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {}
      public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {}
      public init(entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) {}
      public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) where Result: NSManagedObject {}
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
      public init(sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil)
      where Result: NSManagedObject {}
      public var wrappedValue: FetchedResults<Result> { FetchedResults() }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public struct SectionedFetchResults<SectionIdentifier, Result>: RandomAccessCollection where SectionIdentifier: Hashable, Result: NSFetchRequestResult {
      public struct Section: Identifiable, RandomAccessCollection {
        public let id: SectionIdentifier
        public var startIndex: Int { 0 }
        public var endIndex: Int { 0 }
        public subscript(position: Int) -> Result { fatalError() }
      }
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public subscript(position: Int) -> SectionedFetchResults<SectionIdentifier, Result>.Section { fatalError() }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    @MainActor @preconcurrency @propertyWrapper public struct SectionedFetchRequest<SectionIdentifier, Result>: DynamicProperty
    where SectionIdentifier: Hashable, Result: NSFetchRequestResult {
      public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
        animation: Animation? = nil
      ) where Result: NSManagedObject {}
      public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> { SectionedFetchResults() }
    }
    """#
