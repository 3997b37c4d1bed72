// Objects of Foundation: `NSObject` and its value classes, notifications, defaults, files, bundles, timers, processes.

extension PreludeSource {
    /// `NSObject`, `NSError`, `NotificationCenter`, `UserDefaults`, `FileManager`, `Bundle`, `ProcessInfo`, `Timer`.
    static let foundationObjects = PreludeSource(module: "Foundation", name: "Objects", text: objects)
}

// The build writes `Bundle.module` for targets with resources.
private let objects = #"""
    public protocol NSObjectProtocol: AnyObject {
      func isEqual(_ object: Any?) -> Bool
      var hash: Int { get }
      var description: String { get }
      func isKind(of aClass: AnyClass) -> Bool
    }
    public protocol NSCopying {
      func copy(with zone: NSZone?) -> Any
    }
    public protocol NSCoding {
      func encode(with coder: NSCoder)
      init?(coder: NSCoder)
    }
    public protocol NSSecureCoding: NSCoding {
      static var supportsSecureCoding: Bool { get }
    }
    public struct NSZone {}
    // selfsame: holds nothing
    open class NSObject: NSObjectProtocol, Equatable, Hashable, CustomStringConvertible {
      public init()
      open func copy() -> Any
      open func mutableCopy() -> Any
      open func isEqual(_ object: Any?) -> Bool
      open var hash: Int { get }
      open var description: String { get }
      open var debugDescription: String { get }
      open func isKind(of aClass: AnyClass) -> Bool
    }
    extension NSObject: CVarArg {}
    extension String: CVarArg {}
    open class NSCoder: NSObject {
      open func encode(_ object: Any?, forKey key: String)
      open func decodeObject(forKey key: String) -> Any?
    }
    public var NSNotFound: Int { get }
    public typealias NSRange = _NSRange
    public struct _NSRange: Hashable, Codable, CustomStringConvertible, Sendable {
      public init()
      public init(location: Int, length: Int)
      public init<R: RangeExpression>(_ region: R) where R.Bound: FixedWidthInteger
      public init<R: RangeExpression, S: StringProtocol>(_ region: R, in target: S) where R.Bound == S.Index
      public var location: Int
      public var length: Int
      public var lowerBound: Int { get }
      public var upperBound: Int { get }
      public func contains(_ index: Int) -> Bool
    }
    public func NSMakeRange(_ loc: Int, _ len: Int) -> NSRange
    public func NSMaxRange(_ range: NSRange) -> Int
    public extension Range where Bound == Int {
      init?(_ range: NSRange)
    }
    public extension Range where Bound == String.Index {
      init?(_ range: NSRange, in string: String)
    }
    open class NSValue: NSObject, NSCopying, NSSecureCoding {}
    open class NSNumber: NSValue, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, @unchecked Sendable {
      public typealias FloatLiteralType = Double
      public typealias IntegerLiteralType = Int
      public typealias BooleanLiteralType = Bool
      public init(value: Int)
      public init(value: Int64)
      public init(value: Double)
      public init(value: Float)
      public init(value: Bool)
      open var doubleValue: Double { get }
      open var floatValue: Float { get }
      open var boolValue: Bool { get }
      open var int64Value: Int64 { get }
      open var intValue: Int { get }
      open var stringValue: String { get }
      open func compare(_ otherNumber: NSNumber) -> ComparisonResult
    }
    public extension Int {
      init(truncating number: NSNumber)
      init?(exactly number: NSNumber)
    }
    public extension Int64 {
      init(truncating number: NSNumber)
    }
    public extension Double {
      init(truncating number: NSNumber)
      init?(exactly number: NSNumber)
    }
    public extension Float {
      init(truncating number: NSNumber)
    }
    public extension Bool {
      init(truncating number: NSNumber)
    }
    public extension CGFloat {
      init(truncating number: NSNumber)
    }
    open class NSDecimalNumber: NSNumber, @unchecked Sendable {
      public init(decimal dcm: Decimal)
      public convenience init(string numberValue: String?)
      open class var zero: NSDecimalNumber { get }
      open class var one: NSDecimalNumber { get }
      open class var notANumber: NSDecimalNumber { get }
      open var decimalValue: Decimal { get }
      open func adding(_ other: NSDecimalNumber) -> NSDecimalNumber
      open func subtracting(_ other: NSDecimalNumber) -> NSDecimalNumber
      open func multiplying(by other: NSDecimalNumber) -> NSDecimalNumber
      open func dividing(by other: NSDecimalNumber) -> NSDecimalNumber
    }
    open class NSSet: NSObject, Sequence {
      public typealias Element = Any
      open var count: Int { get }
      open var allObjects: [Any] { get }
      open func contains(_ anObject: Any) -> Bool
    }
    open class NSOrderedSet: NSObject, Sequence {
      public typealias Element = Any
      open var count: Int { get }
      open var array: [Any] { get }
      open func object(at idx: Int) -> Any
      open func contains(_ object: Any) -> Bool
    }
    open class NSString: NSObject, NSCopying, NSSecureCoding, ExpressibleByStringLiteral {
      public typealias StringLiteralType = StaticString
      public struct CompareOptions: OptionSet, Sendable {
        public typealias RawValue = UInt
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static let caseInsensitive: Self
        public static let backwards: Self
        public static let anchored: Self
        public static let numeric: Self
        public static let diacriticInsensitive: Self
        public static let widthInsensitive: Self
        public static let regularExpression: Self
      }
      public convenience init(string aString: String)
      open var length: Int { get }
      open var lastPathComponent: String { get }
      open var pathExtension: String { get }
      open var deletingLastPathComponent: String { get }
      open var deletingPathExtension: String { get }
      open var pathComponents: [String] { get }
      open var expandingTildeInPath: String { get }
      open var doubleValue: Double { get }
      open var boolValue: Bool { get }
      open var integerValue: Int { get }
      open func appendingPathComponent(_ str: String) -> String
      open func appendingPathExtension(_ str: String) -> String?
      open func substring(with range: NSRange) -> String
      open func range(of searchString: String) -> NSRange
      open func replacingCharacters(in range: NSRange, with replacement: String) -> String
    }
    open class NSArray: NSObject, NSCopying, NSSecureCoding {
      open var count: Int { get }
    }
    open class NSDictionary: NSObject, NSCopying, NSSecureCoding {
      open var count: Int { get }
      open func object(forKey aKey: Any) -> Any?
    }
    open class NSData: NSObject, NSCopying, NSSecureCoding {
      public struct ReadingOptions: OptionSet, Sendable {
        public typealias RawValue = UInt
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static let mappedIfSafe: Self
      }
      public struct WritingOptions: OptionSet, Sendable {
        public typealias RawValue = UInt
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static let atomic: Self
        public static let withoutOverwriting: Self
        public static let completeFileProtection: Self
      }
      public struct Base64EncodingOptions: OptionSet, Sendable {
        public typealias RawValue = UInt
        public let rawValue: UInt
        public init(rawValue: UInt)
      }
      public struct Base64DecodingOptions: OptionSet, Sendable {
        public typealias RawValue = UInt
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static let ignoreUnknownCharacters: Self
      }
    }
    open class NSURL: NSObject, NSCopying, NSSecureCoding {
      open var path: String? { get }
      open var absoluteString: String? { get }
    }
    open class NSUUID: NSObject, NSCopying, NSSecureCoding {
      open var uuidString: String { get }
    }
    open class NSCache<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
      open func object(forKey key: KeyType) -> ObjectType?
      open func setObject(_ obj: ObjectType, forKey key: KeyType)
      open func removeObject(forKey key: KeyType)
      open func removeAllObjects()
    }

    public protocol LocalizedError: Error {
      var errorDescription: String? { get }
      var failureReason: String? { get }
      var recoverySuggestion: String? { get }
      var helpAnchor: String? { get }
    }
    public protocol CustomNSError: Error {
      static var errorDomain: String { get }
      var errorCode: Int { get }
      var errorUserInfo: [String: Any] { get }
    }
    public extension Error {
      var localizedDescription: String { get }
    }
    open class NSError: NSObject, NSCopying, NSSecureCoding, Error, @unchecked Sendable {
      public init(domain: String, code: Int, userInfo dict: [String: Any]? = nil)
      open var domain: String { get }
      open var code: Int { get }
      open var userInfo: [String: Any] { get }
      open var localizedDescription: String { get }
      open var localizedFailureReason: String? { get }
      open var localizedRecoverySuggestion: String? { get }
    }
    public let NSLocalizedDescriptionKey: String
    public let NSUnderlyingErrorKey: String
    public struct URLError: Error, Hashable, Sendable {
      public struct Code: RawRepresentable, Hashable, Sendable {
        public typealias RawValue = Int
        public let rawValue: Int
        public init(rawValue: Int)
        public static var cancelled: Self { get }
        public static var badURL: Self { get }
        public static var timedOut: Self { get }
        public static var badServerResponse: Self { get }
        public static var notConnectedToInternet: Self { get }
        public static var unknown: Self { get }
      }
      public init(_ code: URLError.Code, userInfo: [String: Any] = [:])
      public var code: URLError.Code { get }
      public static var cancelled: URLError.Code { get }
    }
    public struct CocoaError: Error, Hashable, Sendable {
      public struct Code: RawRepresentable, Hashable, Sendable {
        public typealias RawValue = Int
        public var rawValue: Int
        public init(rawValue: Int)
        public static var userCancelled: Self { get }
        public static var fileNoSuchFile: Self { get }
        public static var fileReadUnknown: Self { get }
      }
      public init(_ code: CocoaError.Code, userInfo: [String: Any] = [:])
    }

    public struct Notification: Hashable, CustomStringConvertible {
      public typealias Name = NSNotification.Name
      public var name: Notification.Name
      public var object: Any?
      public var userInfo: [AnyHashable: Any]?
      public init(name: Notification.Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil)
    }
    open class NSNotification: NSObject, NSCopying {
      public struct Name: RawRepresentable, Hashable, Sendable {
        public typealias RawValue = String
        public let rawValue: String
        public init(_ rawValue: String)
        public init(rawValue: String)
        public static let NSSystemTimeZoneDidChange: Self
        public static let NSCalendarDayChanged: Self
      }
      open var name: NSNotification.Name { get }
      open var object: Any? { get }
      open var userInfo: [AnyHashable: Any]? { get }
    }
    open class NotificationCenter: NSObject, @unchecked Sendable {
      open class var `default`: NotificationCenter { get }
      open func post(_ notification: Notification)
      open func post(name aName: NSNotification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]? = nil)
      open func addObserver(forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?, using block: @escaping @Sendable (Notification) -> Void) -> any NSObjectProtocol
      open func addObserver(_ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?)
      open func removeObserver(_ observer: Any)
      open func removeObserver(_ observer: Any, name aName: NSNotification.Name?, object: Any?)
      @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
      public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher
      @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
      public struct Publisher: Combine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never
        public let center: NotificationCenter
        public let name: Notification.Name
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil)
      }
      @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
      public func notifications(named name: Notification.Name, object: (AnyObject & Sendable)? = nil) -> NotificationCenter.Notifications
      @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
      public final class Notifications: AsyncSequence, @unchecked Sendable {
        public typealias Element = Notification
        public typealias Failure = Never
      }
    }
    public struct Selector: Hashable, ExpressibleByStringLiteral {
      public typealias StringLiteralType = String
      public init(_ str: String)
    }
    open class UserDefaults: NSObject, @unchecked Sendable {
      open class var standard: UserDefaults { get }
      public init?(suiteName suitename: String?)
      open func object(forKey defaultName: String) -> Any?
      open func set(_ value: Any?, forKey defaultName: String)
      open func set(_ value: Int, forKey defaultName: String)
      open func set(_ value: Float, forKey defaultName: String)
      open func set(_ value: Double, forKey defaultName: String)
      open func set(_ value: Bool, forKey defaultName: String)
      open func set(_ url: URL?, forKey defaultName: String)
      open func removeObject(forKey defaultName: String)
      open func string(forKey defaultName: String) -> String?
      open func array(forKey defaultName: String) -> [Any]?
      open func dictionary(forKey defaultName: String) -> [String: Any]?
      open func data(forKey defaultName: String) -> Data?
      open func stringArray(forKey defaultName: String) -> [String]?
      open func integer(forKey defaultName: String) -> Int
      open func float(forKey defaultName: String) -> Float
      open func double(forKey defaultName: String) -> Double
      open func bool(forKey defaultName: String) -> Bool
      open func url(forKey defaultName: String) -> URL?
      open func value(forKey key: String) -> Any?
      open func setValue(_ value: Any?, forKey key: String)
    }

    public struct FileAttributeKey: RawRepresentable, Hashable, Sendable {
      public typealias RawValue = String
      public let rawValue: String
      public init(rawValue: String)
      public static let size: Self
      public static let type: Self
      public static let creationDate: Self
      public static let modificationDate: Self
    }
    open class FileManager: NSObject, @unchecked Sendable {
      public enum SearchPathDirectory: UInt, Sendable {
        case applicationDirectory = 1
        case libraryDirectory = 5
        case documentDirectory = 9
        case desktopDirectory = 12
        case cachesDirectory = 13
        case applicationSupportDirectory = 14
        case downloadsDirectory = 15
        case moviesDirectory = 17
        case musicDirectory = 18
        case picturesDirectory = 19
        case trashDirectory = 102
      }
      public struct SearchPathDomainMask: OptionSet, Sendable {
        public typealias RawValue = UInt
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static let userDomainMask: Self
      }
      public struct DirectoryEnumerationOptions: OptionSet, Sendable {
        public typealias RawValue = UInt
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static let skipsHiddenFiles: Self
      }
      open class var `default`: FileManager { get }
      open var temporaryDirectory: URL { get }
      open var homeDirectoryForCurrentUser: URL { get }
      open var currentDirectoryPath: String { get }
      open func urls(for directory: FileManager.SearchPathDirectory, in domainMask: FileManager.SearchPathDomainMask) -> [URL]
      open func url(for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask, appropriateFor url: URL?, create shouldCreate: Bool) throws -> URL
      open func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL?
      open func fileExists(atPath path: String) -> Bool
      open func createDirectory(at url: URL, withIntermediateDirectories createIntermediates: Bool, attributes: [FileAttributeKey: Any]? = nil) throws
      open func contentsOfDirectory(at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?, options mask: FileManager.DirectoryEnumerationOptions = []) throws -> [URL]
      open func contentsOfDirectory(atPath path: String) throws -> [String]
      open func removeItem(at URL: URL) throws
      open func removeItem(atPath path: String) throws
      open func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any]
      open func displayName(atPath path: String) -> String
    }
    open class Bundle: NSObject, @unchecked Sendable {
      // selfsame: process fact
      open class var main: Bundle { get }
      open class var allBundles: [Bundle] { get }
      public init(for aClass: AnyClass)
      public init?(path: String)
      public init?(url: URL)
      public init?(identifier: String)
      open var bundleURL: URL { get }
      open var resourceURL: URL? { get }
      open var bundlePath: String { get }
      open var bundleIdentifier: String? { get }
      open var infoDictionary: [String: Any]? { get }
      open var preferredLocalizations: [String] { get }
      open var localizations: [String] { get }
      open func object(forInfoDictionaryKey key: String) -> Any?
      open func url(forResource name: String?, withExtension ext: String?) -> URL?
      open func url(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?) -> URL?
      open func path(forResource name: String?, ofType ext: String?) -> String?
      open func localizedString(forKey key: String, value: String?, table tableName: String?) -> String
    }
    public extension Bundle {
      static var module: Bundle { get }
    }
    public struct OperatingSystemVersion: Sendable {
      public var majorVersion: Int
      public var minorVersion: Int
      public var patchVersion: Int
      public init(majorVersion: Int, minorVersion: Int, patchVersion: Int)
    }
    open class ProcessInfo: NSObject, @unchecked Sendable {
      public enum ThermalState: Int, Sendable {
        case nominal, fair, serious, critical
      }
      // selfsame: process fact
      open class var processInfo: ProcessInfo { get }
      open var environment: [String: String] { get }
      open var arguments: [String] { get }
      open var hostName: String { get }
      open var processName: String { get }
      open var processIdentifier: Int32 { get }
      open var operatingSystemVersionString: String { get }
      open var operatingSystemVersion: OperatingSystemVersion { get }
      open var physicalMemory: UInt64 { get }
      open var processorCount: Int { get }
      open var systemUptime: TimeInterval { get }
      open var isLowPowerModeEnabled: Bool { get }
      open var thermalState: ProcessInfo.ThermalState { get }
      open var isMacCatalystApp: Bool { get }
      open var isiOSAppOnMac: Bool { get }
    }
    open class RunLoop: NSObject {
      public struct Mode: RawRepresentable, Hashable, Sendable {
        public typealias RawValue = String
        public let rawValue: String
        public init(_ rawValue: String)
        public init(rawValue: String)
        public static let `default`: Self
        public static let common: Self
      }
      open class var current: RunLoop { get }
      open class var main: RunLoop { get }
      open func add(_ timer: Timer, forMode mode: RunLoop.Mode)
    }
    open class Timer: NSObject {
      public init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void)
      // selfsame: runs on event
      @discardableResult open class func scheduledTimer(withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void) -> Timer
      // selfsame: runs on event
      @discardableResult open class func scheduledTimer(timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool) -> Timer
      open func fire()
      open func invalidate()
      open var isValid: Bool { get }
      open var fireDate: Date { get set }
      open var timeInterval: TimeInterval { get }
      open var tolerance: TimeInterval { get set }
      open var userInfo: Any? { get }
      // selfsame: ticks
      @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
      public static func publish(every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil) -> Timer.TimerPublisher
      @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
      public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never
        public let interval: TimeInterval
        public func connect() -> any Cancellable
      }
    }
    open class Thread: NSObject {
      open class var isMainThread: Bool { get }
    }
    public protocol NSLocking {
      func lock()
      func unlock()
    }
    public extension NSLocking {
      func withLock<R>(_ body: () throws -> R) rethrows -> R
    }
    open class NSLock: NSObject, NSLocking, @unchecked Sendable {
      open func lock()
      open func unlock()
      open func `try`() -> Bool
    }
    open class OperationQueue: NSObject, @unchecked Sendable {
      open class var main: OperationQueue { get }
      open class var current: OperationQueue? { get }
      open func cancelAllOperations()
    }
    open class Progress: NSObject, @unchecked Sendable {
      public init(totalUnitCount unitCount: Int64)
      open var totalUnitCount: Int64 { get set }
      open var completedUnitCount: Int64 { get set }
      open var fractionCompleted: Double { get }
      open var isFinished: Bool { get }
      open var isCancelled: Bool { get }
      open var isIndeterminate: Bool { get }
      open var localizedDescription: String! { get set }
      open var localizedAdditionalDescription: String! { get set }
      open func cancel()
    }
    open class UndoManager: NSObject {
      open func undo()
      open func redo()
      open var canUndo: Bool { get }
      open var canRedo: Bool { get }
      open func setActionName(_ actionName: String)
      public func registerUndo<TargetType: AnyObject>(withTarget target: TargetType, handler: @escaping (TargetType) -> Void)
    }
    open class NSUserActivity: NSObject, @unchecked Sendable {
      public init(activityType: String)
      open var activityType: String { get }
      open var title: String? { get set }
      open var userInfo: [AnyHashable: Any]? { get set }
      open var webpageURL: URL? { get set }
    }
    public extension NSUserActivity {
      enum TypedPayloadError: Error { case invalidContent, encodingError }
      func typedPayload<T: Codable>(_ type: T.Type) throws -> T
      func setTypedPayload<T: Codable>(_ payload: T) throws
    }
    open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
      public override init()
      public init(item: (any NSSecureCoding)?, typeIdentifier: String?)
      public convenience init(object: any NSItemProviderWriting)
      public convenience init?(contentsOf fileURL: URL!)
      open var registeredTypeIdentifiers: [String] { get }
      open var suggestedName: String? { get set }
      open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool
      open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool
    }
    public protocol NSItemProviderWriting: NSObjectProtocol {}
    public protocol NSItemProviderReading: NSObjectProtocol {}
    extension NSString: NSItemProviderWriting, NSItemProviderReading {}
    extension NSURL: NSItemProviderWriting, NSItemProviderReading {}
    open class NSPredicate: NSObject, NSCopying, NSSecureCoding {
      public init(format predicateFormat: String, argumentArray arguments: [Any]?)
      public convenience init(format predicateFormat: String, _ args: any CVarArg...)
      public init(value: Bool)
      open var predicateFormat: String { get }
      open func evaluate(with object: Any?) -> Bool
    }
    open class NSSortDescriptor: NSObject, NSCopying, NSSecureCoding {
      public init(key: String?, ascending: Bool)
      public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool)
    }
    public enum SortOrder: Hashable, Codable, Sendable {
      case forward, reverse
    }
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public protocol SortComparator<Compared>: Hashable {
      associatedtype Compared
      var order: SortOrder { get set }
      func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult
    }
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct ComparableComparator<Compared: Comparable>: SortComparator, Sendable {
      public var order: SortOrder
      public init(order: SortOrder = .forward)
    }
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct KeyPathComparator<Compared>: SortComparator, Sendable {
      public let keyPath: PartialKeyPath<Compared>
      public var order: SortOrder
      public init<Value: Comparable>(_ keyPath: any KeyPath<Compared, Value> & Sendable, order: SortOrder = .forward)
      public init<Value: Comparable>(_ keyPath: any KeyPath<Compared, Value?> & Sendable, order: SortOrder = .forward)
      public init<Value, Comparator: SortComparator>(_ keyPath: any KeyPath<Compared, Value> & Sendable, comparator: Comparator) where Comparator.Compared == Value
    }
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct SortDescriptor<Compared>: SortComparator, Codable, Sendable {
      public var order: SortOrder
      public var keyPath: PartialKeyPath<Compared>? { get }
      public init<Value: Comparable>(_ keyPath: any KeyPath<Compared, Value> & Sendable, order: SortOrder = .forward)
      public init<Value: Comparable>(_ keyPath: any KeyPath<Compared, Value?> & Sendable, order: SortOrder = .forward)
      public init(_ keyPath: any KeyPath<Compared, String> & Sendable, comparator: String.StandardComparator = .localizedStandard, order: SortOrder = .forward)
    }
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public extension String {
      struct StandardComparator: SortComparator, Codable, Sendable {
        public typealias Compared = String
        public static let localizedStandard: Self
        public static let localized: Self
        public static let lexical: Self
        public var order: SortOrder
      }
    }
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public extension Sequence {
      // selfsame: chooses, scans
      func sorted<Comparator: SortComparator>(using comparator: Comparator) -> [Element] where Element == Comparator.Compared
      // selfsame: chooses, scans
      func sorted<S: Sequence, Comparator: SortComparator>(using comparators: S) -> [Element] where S.Element == Comparator, Element == Comparator.Compared
    }
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public extension MutableCollection where Self: RandomAccessCollection {
      // selfsame: edits inside
      mutating func sort<Comparator: SortComparator>(using comparator: Comparator) where Element == Comparator.Compared
      // selfsame: edits inside
      mutating func sort<S: Sequence, Comparator: SortComparator>(using comparators: S) where S.Element == Comparator, Element == Comparator.Compared
    }
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct Predicate<each Input>: Sendable {
      public func evaluate(_ input: repeat each Input) throws -> Bool
    }
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    @freestanding(expression) public macro Predicate<each Input>(_ body: (repeat each Input) -> Bool) -> Predicate<repeat each Input> = #externalMacro(module: "FoundationMacros", type: "PredicateMacro")
    public func NSLog(_ format: String, _ args: any CVarArg...)
    public func NSHomeDirectory() -> String
    public func NSTemporaryDirectory() -> String
    public func NSUserName() -> String
    public func NSFullUserName() -> String
    """#
