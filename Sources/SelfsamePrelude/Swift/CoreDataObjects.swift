// Managed objects of Core Data and models of SwiftData, as far as views show lists of them.

extension PreludeSource {
    /// Members of `NSManagedObject` and its context.
    static let coreData = PreludeSource(module: "CoreData", name: "CoreData", text: coreDataText)
    /// `@Model` and the members of models.
    static let swiftData = PreludeSource(module: "SwiftData", name: "SwiftData", text: swiftDataText)
}

private let coreDataText = #"""
    open class NSManagedObjectID: NSObject, NSCopying {
      open func uriRepresentation() -> URL
    }
    extension NSManagedObject: ObservableObject {}
    public extension NSManagedObject {
      class func entity() -> NSEntityDescription
      class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult>
      var entity: NSEntityDescription { get }
      var objectID: NSManagedObjectID { get }
      var managedObjectContext: NSManagedObjectContext? { get }
      var isFault: Bool { get }
      var isDeleted: Bool { get }
      var hasChanges: Bool { get }
    }
    public extension NSManagedObjectContext {
      var hasChanges: Bool { get }
      func save() throws
      func fetch<T: NSFetchRequestResult>(_ request: NSFetchRequest<T>) throws -> [T]
      func count<T: NSFetchRequestResult>(for request: NSFetchRequest<T>) throws -> Int
      func perform(_ block: @escaping () -> Void)
      func object(with objectID: NSManagedObjectID) -> NSManagedObject
      func delete(_ object: NSManagedObject)
    }
    public protocol NSFetchRequestResult: NSObjectProtocol {}
    extension NSManagedObject: NSFetchRequestResult {}
    public extension NSFetchRequest {
      convenience init(entityName: String)
      var predicate: NSPredicate? { get set }
      var sortDescriptors: [NSSortDescriptor]? { get set }
      var fetchLimit: Int { get set }
      var fetchBatchSize: Int { get set }
    }
    public extension NSEntityDescription {
      var name: String? { get }
      class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription?
    }
    open class NSPersistentContainer: NSObject {
      public convenience init(name: String)
      open var viewContext: NSManagedObjectContext { get }
    }
    """#

private let swiftDataText = #"""
    // selfsame: stored
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    @attached(member, names: arbitrary)
    @attached(memberAttribute)
    @attached(extension, conformances: Observable, PersistentModel)
    public macro Model() = #externalMacro(module: "SwiftDataMacros", type: "PersistentModelMacro")
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct PersistentIdentifier: Hashable, Identifiable, Equatable, Comparable, Codable, Sendable {
      public struct ID: Hashable, Equatable, Comparable, Codable, Sendable {}
      public var id: PersistentIdentifier.ID { get }
      public var entityName: String { get }
    }
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public extension PersistentModel {
      var id: PersistentIdentifier { get }
      var persistentModelID: PersistentIdentifier { get }
      var modelContext: ModelContext? { get }
      var hasChanges: Bool { get }
      var isDeleted: Bool { get }
    }
    """#
