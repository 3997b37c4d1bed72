// Core Data and SwiftData as SwiftUI's wrappers name them.

extension PreludeSource {
    static let swiftUIData = PreludeSource(module: "SwiftUI", name: "Data", text: source)
}

private let source = #"""
    // selfsame: stored
    open class NSManagedObject: NSObject {}
    open class NSManagedObjectContext: NSObject {}
    open class NSFetchRequest<ResultType>: NSObject {}
    open class NSEntityDescription: NSObject {}

    // selfsame: owned, returning, living
    // selfsame: subscribes
    @propertyWrapper public struct FetchRequest<Result>: DynamicProperty {
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public struct Configuration {
            public var nsSortDescriptors: [NSSortDescriptor]
            public var nsPredicate: NSPredicate?
        }
        public var wrappedValue: FetchedResults<Result> { FetchedResults() }
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public var projectedValue: Binding<FetchRequest<Result>.Configuration> { .constant(Configuration(nsSortDescriptors: [])) }
        public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) where Result: NSManagedObject {}
        public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) where Result: NSManagedObject {}
        public init(
            entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
        ) {}
        public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil)
        where Result: NSManagedObject {}
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        @_disfavoredOverload
        public init(sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil)
        where Result: NSManagedObject {}
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    extension FetchRequest.Configuration where Result: NSManagedObject {
        public var sortDescriptors: [SortDescriptor<Result>] {
            get { [] }
            set {}
        }
    }

    public struct FetchedResults<Result>: RandomAccessCollection {
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public var nsSortDescriptors: [NSSortDescriptor] {
            get { [] }
            nonmutating set {}
        }
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public var nsPredicate: NSPredicate? {
            get { nil }
            nonmutating set {}
        }
        public var startIndex: Int { 0 }
        public var endIndex: Int { 0 }
        public subscript(position: Int) -> Result { fatalError("no store outside a running app") }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    extension FetchedResults where Result: NSManagedObject {
        public var sortDescriptors: [SortDescriptor<Result>] {
            get { [] }
            nonmutating set {}
        }
    }

    // selfsame: owned, returning, living
    // selfsame: subscribes
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    @propertyWrapper public struct SectionedFetchRequest<SectionIdentifier, Result>: DynamicProperty
    where SectionIdentifier: Hashable, Result: NSManagedObject {
        public struct Configuration {
            public var sectionIdentifier: KeyPath<Result, SectionIdentifier>
            public var nsSortDescriptors: [NSSortDescriptor]
            public var nsPredicate: NSPredicate?
            public var sortDescriptors: [SortDescriptor<Result>] {
                get { [] }
                set {}
            }
        }
        public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> { SectionedFetchResults() }
        public var projectedValue: Binding<SectionedFetchRequest<SectionIdentifier, Result>.Configuration> {
            fatalError("no store outside a running app")
        }
        public init(
            fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>, animation: Animation? = nil
        ) {}
        public init(
            fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>, transaction: Transaction
        ) {}
        public init(
            entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
            predicate: NSPredicate? = nil, animation: Animation? = nil
        ) {}
        public init(
            sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
            animation: Animation? = nil
        ) {}
        @_disfavoredOverload
        public init(
            sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
            animation: Animation? = nil
        ) {}
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct SectionedFetchResults<SectionIdentifier, Result>: RandomAccessCollection where SectionIdentifier: Hashable {
        public struct Section: Identifiable, RandomAccessCollection {
            public let id: SectionIdentifier
            public var startIndex: Int { 0 }
            public var endIndex: Int { 0 }
            public subscript(position: Int) -> Result { fatalError("no store outside a running app") }
        }
        public var startIndex: Int { 0 }
        public var endIndex: Int { 0 }
        public subscript(position: Int) -> SectionedFetchResults<SectionIdentifier, Result>.Section {
            fatalError("no store outside a running app")
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {}

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public final class ModelContext {
        public init() {}
        public func insert<T>(_ model: T) where T: PersistentModel {}
        public func delete<T>(_ model: T) where T: PersistentModel {}
        public func save() throws {}
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public final class ModelContainer {
        public var mainContext: ModelContext { ModelContext() }
        public init() {}
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct FetchDescriptor<T> where T: PersistentModel {
        public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {}
    }

    // selfsame: owned, returning, living, reading projection
    // selfsame: subscribes
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    @propertyWrapper public struct Query<Element, Result>: DynamicProperty where Element: PersistentModel {
        public var wrappedValue: Result { fatalError("no store outside a running app") }
        public init() where Result == [Element] {}
        public init(animation: Animation) where Result == [Element] {}
        public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) where Result == [Element] {}
        public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) where Result == [Element] {}
        public init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation)
        where Result == [Element] {}
        public init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil)
        where Result == [Element] {}
        public init<Value>(
            filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward, animation: Animation
        ) where Result == [Element], Value: Comparable {}
        public init<Value>(
            filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward, animation: Animation
        ) where Result == [Element], Value: Comparable {}
        public init<Value>(
            filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
            transaction: Transaction? = nil
        ) where Result == [Element], Value: Comparable {}
        public init<Value>(
            filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
            transaction: Transaction? = nil
        ) where Result == [Element], Value: Comparable {}
        public var modelContext: ModelContext { ModelContext() }
        public var fetchError: (any Error)? { nil }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension View {
        // certainty: opaque
        public func modelContext(_ modelContext: ModelContext) -> some View { modifier(_Unpublished_modelContext(arguments: [modelContext])) }

        // certainty: opaque
        public func modelContainer(_ container: ModelContainer) -> some View { modifier(_Unpublished_modelContainer(arguments: [container])) }

        // certainty: opaque
        public func modelContainer(
            for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
            onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
        ) -> some View { modifier(_Unpublished_modelContainer(arguments: [modelType, inMemory, isAutosaveEnabled, isUndoEnabled])) }

        // certainty: opaque
        public func modelContainer(
            for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
            onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
        ) -> some View { modifier(_Unpublished_modelContainer(arguments: [modelTypes, inMemory, isAutosaveEnabled, isUndoEnabled])) }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension Scene {
        // certainty: opaque
        public func modelContext(_ modelContext: ModelContext) -> some Scene {
            ModifiedContent(content: self, modifier: _Unpublished_scene_modelContext(arguments: [modelContext]))
        }

        // certainty: opaque
        public func modelContainer(_ container: ModelContainer) -> some Scene {
            ModifiedContent(content: self, modifier: _Unpublished_scene_modelContainer(arguments: [container]))
        }

        // certainty: opaque
        public func modelContainer(
            for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
            onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
        ) -> some Scene {
            ModifiedContent(
                content: self, modifier: _Unpublished_scene_modelContainer(arguments: [modelType, inMemory, isAutosaveEnabled, isUndoEnabled]))
        }

        // certainty: opaque
        public func modelContainer(
            for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
            onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
        ) -> some Scene {
            ModifiedContent(
                content: self, modifier: _Unpublished_scene_modelContainer(arguments: [modelTypes, inMemory, isAutosaveEnabled, isUndoEnabled]))
        }
    }

    public struct _Unpublished_modelContext: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_modelContainer: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_scene_modelContext: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_scene_modelContainer: _UnpublishedModifier {
        public var arguments: [Any]
    }

    extension SectionedFetchResults where Result: NSManagedObject {
        public var nsSortDescriptors: [NSSortDescriptor] {
            get { [] }
            nonmutating set {}
        }
        public var nsPredicate: NSPredicate? {
            get { nil }
            nonmutating set {}
        }
        public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
            get { fatalError("no store outside a running app") }
            nonmutating set {}
        }
        public var sortDescriptors: [SortDescriptor<Result>] {
            get { [] }
            nonmutating set {}
        }
    }

    @available(macOS 14, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension NewDocumentAction {
        public func callAsFunction(contentType: UTType, prepareDocument: @escaping (ModelContext) -> Void) {}
    }
    """#
