// Requests, responses and sessions, and dispatch queues.

extension PreludeSource {
    /// `URLRequest`, `URLResponse`, `URLSession` and its tasks.
    static let foundationNetworking = PreludeSource(module: "Foundation", name: "Networking", text: networking)
    /// `DispatchQueue`, `DispatchTime`, `DispatchQoS`, `DispatchWorkItem`, `DispatchGroup`.
    static let dispatch = PreludeSource(module: "Dispatch", name: "Dispatch", text: dispatchText)
}

private let networking = #"""
    public struct URLRequest: Hashable, CustomStringConvertible, Sendable {
      public typealias CachePolicy = NSURLRequest.CachePolicy
      public init(url: URL, cachePolicy: URLRequest.CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60.0)
      public var url: URL? { get set }
      public var cachePolicy: URLRequest.CachePolicy { get set }
      public var timeoutInterval: TimeInterval { get set }
      public var httpMethod: String? { get set }
      public var allHTTPHeaderFields: [String: String]? { get set }
      public var httpBody: Data? { get set }
      public func value(forHTTPHeaderField field: String) -> String?
      public mutating func setValue(_ value: String?, forHTTPHeaderField field: String)
      public mutating func addValue(_ value: String, forHTTPHeaderField field: String)
    }
    open class NSURLRequest: NSObject, NSCopying, NSSecureCoding {
      public enum CachePolicy: UInt, Sendable {
        case useProtocolCachePolicy
        case reloadIgnoringLocalCacheData
        case returnCacheDataElseLoad
        case returnCacheDataDontLoad
      }
    }
    open class URLResponse: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
      open var url: URL? { get }
      open var mimeType: String? { get }
      open var expectedContentLength: Int64 { get }
      open var suggestedFilename: String? { get }
    }
    open class HTTPURLResponse: URLResponse, @unchecked Sendable {
      public init?(url: URL, statusCode: Int, httpVersion HTTPVersion: String?, headerFields: [String: String]?)
      open var statusCode: Int { get }
      open var allHeaderFields: [AnyHashable: Any] { get }
      open func value(forHTTPHeaderField field: String) -> String?
      open class func localizedString(forStatusCode statusCode: Int) -> String
    }
    open class URLSessionConfiguration: NSObject, NSCopying, @unchecked Sendable {
      open class var `default`: URLSessionConfiguration { get }
      open var timeoutIntervalForRequest: TimeInterval { get set }
    }
    public protocol URLSessionDelegate: NSObjectProtocol {}
    public protocol URLSessionTaskDelegate: URLSessionDelegate {}
    open class URLSession: NSObject, @unchecked Sendable {
      open class var shared: URLSession { get }
      public init(configuration: URLSessionConfiguration)
      public init(configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?, delegateQueue queue: OperationQueue?)
      open var configuration: URLSessionConfiguration { get }
      open func dataTask(with request: URLRequest) -> URLSessionDataTask
      open func dataTask(with url: URL) -> URLSessionDataTask
      open func dataTask(with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask
      open func dataTask(with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask
      @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
      public func data(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (Data, URLResponse)
      @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
      public func data(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (Data, URLResponse)
      @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
      @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
      public func download(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (URL, URLResponse)
      @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
      public func download(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (URL, URLResponse)
    }
    open class URLSessionTask: NSObject, NSCopying, @unchecked Sendable {
      public enum State: Int, Sendable {
        case running, suspended, canceling, completed
      }
      open var taskIdentifier: Int { get }
      open var originalRequest: URLRequest? { get }
      open var currentRequest: URLRequest? { get }
      open var response: URLResponse? { get }
      open var state: URLSessionTask.State { get }
      open var error: (any Error)? { get }
      open var progress: Progress { get }
      open var taskDescription: String? { get set }
      open func cancel()
      open func resume()
    }
    open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}
    """#

private let dispatchText = #"""
    public struct DispatchQoS: Equatable, Sendable {
      public enum QoSClass: Sendable {
        case background, utility, `default`, userInitiated, userInteractive, unspecified
      }
      public static let background: Self
      public static let utility: Self
      public static let `default`: Self
      public static let userInitiated: Self
      public static let userInteractive: Self
      public static let unspecified: Self
    }
    public struct DispatchWorkItemFlags: OptionSet, Sendable {
      public typealias RawValue = UInt
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static let barrier: Self
    }
    public enum DispatchTimeInterval: Equatable, Sendable {
      case seconds(Int)
      case milliseconds(Int)
      case microseconds(Int)
      case nanoseconds(Int)
      case never
    }
    public struct DispatchTime: Comparable, Sendable {
      public static let distantFuture: Self
      public static func now() -> Self
      public init(uptimeNanoseconds: UInt64)
      public var uptimeNanoseconds: UInt64 { get }
    }
    public struct DispatchWallTime: Comparable, Sendable {
      public static func now() -> Self
    }
    public func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime
    public func + (time: DispatchTime, seconds: Double) -> DispatchTime
    public func - (time: DispatchTime, seconds: Double) -> DispatchTime
    open class DispatchObject {
      open func activate()
      open func resume()
    }
    open class DispatchQueue: DispatchObject, @unchecked Sendable {
      public struct Attributes: OptionSet, Sendable {
        public typealias RawValue = UInt64
        public let rawValue: UInt64
        public init(rawValue: UInt64)
        public static let concurrent: Self
      }
      public enum AutoreleaseFrequency: Sendable {
        case inherit, workItem, never
      }
      public class var main: DispatchQueue { get }
      public class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue
      public convenience init(label: String, qos: DispatchQoS = .unspecified, attributes: DispatchQueue.Attributes = [], autoreleaseFrequency: DispatchQueue.AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil)
      public var label: String { get }
      // selfsame: runs later
      public func async(execute workItem: DispatchWorkItem)
      // selfsame: runs later
      public func async(group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping @Sendable @convention(block) () -> Void)
      // selfsame: runs later
      public func asyncAfter(deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping @Sendable @convention(block) () -> Void)
      // selfsame: runs later
      public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem)
      public func sync<T>(execute work: () throws -> T) rethrows -> T
    }
    public class DispatchWorkItem: @unchecked Sendable {
      // selfsame: runs later
      public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping @convention(block) () -> Void)
      public func perform()
      public func cancel()
      public func wait()
      public var isCancelled: Bool { get }
    }
    open class DispatchGroup: DispatchObject, @unchecked Sendable {
      public init()
      public func enter()
      public func leave()
      public func wait()
    }
    """#
