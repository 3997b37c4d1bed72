// URLs, data and identifiers of Foundation, with the coders that read and write them.

extension PreludeSource {
    /// `URL`, `URLComponents`, `Data`, `UUID`, `IndexSet`, `IndexPath`, JSON and property-list coders.
    static let foundationURLs = PreludeSource(module: "Foundation", name: "URLs", text: urls)
}

private let urls = #"""
    public struct URL: Hashable, Codable, CustomStringConvertible, Sendable {
      @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
      public enum DirectoryHint: Sendable {
        case isDirectory, notDirectory, checkFileSystem, inferFromPath
      }
      public init?(string: String)
      public init?(string: String, relativeTo url: URL?)
      @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
      public init?(string: String, encodingInvalidCharacters: Bool)
      public init(fileURLWithPath path: String)
      public init(fileURLWithPath path: String, isDirectory: Bool)
      public init(fileURLWithPath path: String, relativeTo base: URL?)
      public init(fileURLWithPath path: String, isDirectory: Bool, relativeTo base: URL?)
      public var absoluteString: String { get }
      public var relativeString: String { get }
      public var baseURL: URL? { get }
      public var absoluteURL: URL { get }
      public var scheme: String? { get }
      public var isFileURL: Bool { get }
      public var host: String? { get }
      public var port: Int? { get }
      public var user: String? { get }
      public var password: String? { get }
      public var path: String { get }
      public var relativePath: String { get }
      public var fragment: String? { get }
      public var query: String? { get }
      public var hasDirectoryPath: Bool { get }
      public var pathComponents: [String] { get }
      public var lastPathComponent: String { get }
      public var pathExtension: String { get }
      public var dataRepresentation: Data { get }
      public var standardized: URL { get }
      public var standardizedFileURL: URL { get }
      public var description: String { get }
      public func appendingPathComponent(_ pathComponent: String) -> URL
      public func appendingPathComponent(_ pathComponent: String, isDirectory: Bool) -> URL
      public func deletingLastPathComponent() -> URL
      public func appendingPathExtension(_ pathExtension: String) -> URL
      public func deletingPathExtension() -> URL
      public func resolvingSymlinksInPath() -> URL
      public mutating func appendPathComponent(_ pathComponent: String)
      public mutating func appendPathComponent(_ pathComponent: String, isDirectory: Bool)
      public mutating func deleteLastPathComponent()
      public mutating func appendPathExtension(_ pathExtension: String)
      public mutating func deletePathExtension()
      public func checkResourceIsReachable() throws -> Bool
      public func resourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues
      public mutating func setResourceValues(_ values: URLResourceValues) throws
      public func startAccessingSecurityScopedResource() -> Bool
      public func stopAccessingSecurityScopedResource()
    }
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public extension URL {
      init(filePath path: String, directoryHint: URL.DirectoryHint = .inferFromPath, relativeTo base: URL? = nil)
      func host(percentEncoded: Bool = true) -> String?
      func path(percentEncoded: Bool = true) -> String
      func query(percentEncoded: Bool = true) -> String?
      func appending<S: StringProtocol>(path: S, directoryHint: URL.DirectoryHint = .inferFromPath) -> URL
      func appending<S: StringProtocol>(component: S, directoryHint: URL.DirectoryHint = .inferFromPath) -> URL
      func appending<S: StringProtocol>(components: S..., directoryHint: URL.DirectoryHint = .inferFromPath) -> URL
      func appending(queryItems: [URLQueryItem]) -> URL
      mutating func append<S: StringProtocol>(path: S, directoryHint: URL.DirectoryHint = .inferFromPath)
      mutating func append(queryItems: [URLQueryItem])
      static func currentDirectory() -> URL
      static var homeDirectory: URL { get }
      static var temporaryDirectory: URL { get }
      static var cachesDirectory: URL { get }
      static var documentsDirectory: URL { get }
      static var applicationSupportDirectory: URL { get }
      static var downloadsDirectory: URL { get }
    }
    public struct URLResourceKey: RawRepresentable, Hashable, Sendable {
      public typealias RawValue = String
      public let rawValue: String
      public init(rawValue: String)
      public static let nameKey: Self
      public static let localizedNameKey: Self
      public static let isDirectoryKey: Self
      public static let isRegularFileKey: Self
      public static let isHiddenKey: Self
      public static let fileSizeKey: Self
      public static let totalFileSizeKey: Self
      public static let totalFileAllocatedSizeKey: Self
      public static let contentModificationDateKey: Self
      public static let creationDateKey: Self
      public static let contentTypeKey: Self
    }
    public struct URLResourceValues: Sendable {
      public init()
      public var allValues: [URLResourceKey: Any] { get }
      public var name: String? { get set }
      public var localizedName: String? { get }
      public var isDirectory: Bool? { get }
      public var isRegularFile: Bool? { get }
      public var isHidden: Bool? { get set }
      public var isExcludedFromBackup: Bool? { get set }
      public var fileSize: Int? { get }
      public var totalFileSize: Int? { get }
      public var totalFileAllocatedSize: Int? { get }
      public var contentModificationDate: Date? { get set }
      public var creationDate: Date? { get set }
      public var localizedTypeDescription: String? { get }
    }
    public struct URLQueryItem: Hashable, CustomStringConvertible, Sendable {
      public init(name: String, value: String?)
      public var name: String { get set }
      public var value: String? { get set }
    }
    public struct URLComponents: Hashable, Codable, CustomStringConvertible, Sendable {
      public init()
      public init?(url: URL, resolvingAgainstBaseURL resolve: Bool)
      public init?(string: String)
      public var url: URL? { get }
      public func url(relativeTo base: URL?) -> URL?
      public var string: String? { get }
      public var scheme: String? { get set }
      public var user: String? { get set }
      public var password: String? { get set }
      public var host: String? { get set }
      public var port: Int? { get set }
      public var path: String { get set }
      public var query: String? { get set }
      public var fragment: String? { get set }
      public var queryItems: [URLQueryItem]? { get set }
      public var percentEncodedQueryItems: [URLQueryItem]? { get set }
    }

    public struct UUID: Hashable, Comparable, Codable, CustomStringConvertible, Sendable {
      // selfsame: fresh
      public init()
      public init?(uuidString string: String)
      public init(uuid: uuid_t)
      public var uuid: uuid_t { get }
      public var uuidString: String { get }
      public var description: String { get }
    }
    public typealias uuid_t = (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8)

    public protocol ContiguousBytes {
      func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
    }
    public protocol DataProtocol: RandomAccessCollection where Element == UInt8 {
      associatedtype Regions: BidirectionalCollection where Regions.Element: ContiguousBytes & DataProtocol
      var regions: Regions { get }
    }
    public protocol MutableDataProtocol: DataProtocol, MutableCollection, RangeReplaceableCollection {}
    extension Array: ContiguousBytes where Element == UInt8 {}
    extension Array: DataProtocol where Element == UInt8 {
      public typealias Regions = CollectionOfOne<[UInt8]>
    }
    public struct Data: MutableDataProtocol, ContiguousBytes, Hashable, Codable, CustomStringConvertible, Sendable {
      public typealias Element = UInt8
      public typealias Index = Int
      public typealias Indices = Range<Int>
      public typealias SubSequence = Data
      public typealias Regions = CollectionOfOne<Data>
      public typealias ReadingOptions = NSData.ReadingOptions
      public typealias WritingOptions = NSData.WritingOptions
      public typealias Base64EncodingOptions = NSData.Base64EncodingOptions
      public typealias Base64DecodingOptions = NSData.Base64DecodingOptions
      public struct Iterator: IteratorProtocol, Sendable {
        public typealias Element = UInt8
      }
      public init()
      public init(capacity: Int)
      public init(count: Int)
      public init(repeating repeatedValue: UInt8, count: Int)
      public init<S: Sequence>(_ elements: S) where S.Element == UInt8
      public init(contentsOf url: URL, options: Data.ReadingOptions = []) throws
      public init?(base64Encoded base64String: String, options: Data.Base64DecodingOptions = [])
      public init?(base64Encoded base64Data: Data, options: Data.Base64DecodingOptions = [])
      public var count: Int { get set }
      public var startIndex: Int { get }
      public var endIndex: Int { get }
      public var isEmpty: Bool { get }
      public var description: String { get }
      public subscript(index: Int) -> UInt8 { get set }
      public subscript(bounds: Range<Int>) -> Data { get set }
      public func write(to url: URL, options: Data.WritingOptions = []) throws
      public func base64EncodedString(options: Data.Base64EncodingOptions = []) -> String
      public func subdata(in range: Range<Int>) -> Data
      // selfsame: edits end
      public mutating func append(_ other: Data)
      // selfsame: edits end
      public mutating func append(contentsOf bytes: [UInt8])
    }

    public struct IndexPath: MutableCollection, RandomAccessCollection, Comparable, Hashable, Codable, ExpressibleByArrayLiteral, CustomStringConvertible, Sendable {
      public typealias Element = Int
      public typealias Index = Int
      public typealias Indices = DefaultIndices<IndexPath>
      public typealias SubSequence = IndexPath
      public typealias ArrayLiteralElement = Int
      public typealias Iterator = IndexingIterator<IndexPath>
      public init()
      public init(index: Int)
      public init<ElementSequence: Sequence>(indexes: ElementSequence) where ElementSequence.Element == Int
      public func appending(_ other: Int) -> IndexPath
    }
    public struct IndexSet: BidirectionalCollection, SetAlgebra, Hashable, Codable, CustomStringConvertible, Sendable {
      public typealias Element = Int
      public typealias ArrayLiteralElement = Int
      public typealias Indices = DefaultIndices<IndexSet>
      public typealias SubSequence = Slice<IndexSet>
      public typealias Iterator = IndexingIterator<IndexSet>
      public struct Index: Comparable, CustomStringConvertible {}
      public init()
      public init(integer: Int)
      public init(integersIn range: Range<Int>)
      public init<R: RangeExpression>(integersIn range: R) where R.Bound == Int
      public var count: Int { get }
      public var isEmpty: Bool { get }
      public func contains(_ integer: Int) -> Bool
      public func contains(integersIn range: Range<Int>) -> Bool
      // selfsame: edits inside
      public mutating func insert(integersIn range: Range<Int>)
      // selfsame: edits inside
      public mutating func remove(integersIn range: Range<Int>)
      // selfsame: edits all
      public mutating func removeAll()
    }
    public extension RangeReplaceableCollection where Self: MutableCollection {
      // selfsame: edits inside
      mutating func remove(atOffsets offsets: IndexSet)
    }
    public extension MutableCollection {
      // selfsame: edits inside
      mutating func move(fromOffsets source: IndexSet, toOffset destination: Int)
    }

    open class JSONEncoder: @unchecked Sendable {
      public struct OutputFormatting: OptionSet, Sendable {
        public typealias RawValue = UInt
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static let prettyPrinted: Self
        public static let sortedKeys: Self
        public static let withoutEscapingSlashes: Self
      }
      public enum DateEncodingStrategy: Sendable {
        case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
        case formatted(DateFormatter)
        case custom(@Sendable (Date, any Encoder) throws -> Void)
      }
      public enum KeyEncodingStrategy: Sendable {
        case useDefaultKeys, convertToSnakeCase
        case custom(@Sendable (_ codingPath: [any CodingKey]) -> any CodingKey)
      }
      public init()
      open var outputFormatting: JSONEncoder.OutputFormatting { get set }
      open var dateEncodingStrategy: JSONEncoder.DateEncodingStrategy { get set }
      open var keyEncodingStrategy: JSONEncoder.KeyEncodingStrategy { get set }
      open var userInfo: [CodingUserInfoKey: any Sendable] { get set }
      open func encode<T: Encodable>(_ value: T) throws -> Data
    }
    open class JSONDecoder: @unchecked Sendable {
      public enum DateDecodingStrategy: Sendable {
        case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
        case formatted(DateFormatter)
        case custom(@Sendable (any Decoder) throws -> Date)
      }
      public enum KeyDecodingStrategy: Sendable {
        case useDefaultKeys, convertFromSnakeCase
        case custom(@Sendable (_ codingPath: [any CodingKey]) -> any CodingKey)
      }
      public init()
      open var dateDecodingStrategy: JSONDecoder.DateDecodingStrategy { get set }
      open var keyDecodingStrategy: JSONDecoder.KeyDecodingStrategy { get set }
      open var userInfo: [CodingUserInfoKey: any Sendable] { get set }
      open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T
    }
    open class PropertyListEncoder: @unchecked Sendable {
      public init()
      open func encode<Value: Encodable>(_ value: Value) throws -> Data
    }
    open class PropertyListDecoder: @unchecked Sendable {
      public init()
      open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T
    }
    open class JSONSerialization: NSObject {
      public struct ReadingOptions: OptionSet, Sendable {
        public typealias RawValue = UInt
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static let mutableContainers: Self
        public static let fragmentsAllowed: Self
      }
      public struct WritingOptions: OptionSet, Sendable {
        public typealias RawValue = UInt
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static let prettyPrinted: Self
        public static let sortedKeys: Self
        public static let fragmentsAllowed: Self
        public static let withoutEscapingSlashes: Self
      }
      open class func isValidJSONObject(_ obj: Any) -> Bool
      open class func data(withJSONObject value: Any, options opt: JSONSerialization.WritingOptions = []) throws -> Data
      open class func jsonObject(with data: Data, options opt: JSONSerialization.ReadingOptions = []) throws -> Any
    }
    """#
