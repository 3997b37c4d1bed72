// Objects of further frameworks that views show lists of or ask for a name: calendars, photos, contacts, recording devices, records of
// CloudKit, log entries, windows to record. What a property says is what the framework's documentation says.

extension PreludeSource {
    /// One source for each framework.
    static let frameworkObjects: [PreludeSource] = [
        PreludeSource(module: "EventKit", name: "EventKitObjects", text: events),
        PreludeSource(module: "Contacts", name: "ContactsObjects", text: contacts),
        PreludeSource(module: "Photos", name: "PhotosObjects", text: photos),
        PreludeSource(module: "CloudKit", name: "CloudKitObjects", text: records),
        PreludeSource(module: "CoreData", name: "CoreDataObjects", text: fetchedResults),
        PreludeSource(module: "MapKit", name: "MapKitObjects", text: mapSearch),
        PreludeSource(module: "CoreLocation", name: "CoreLocationObjects", text: locations),
        PreludeSource(module: "OSLog", name: "OSLogObjects", text: logEntries),
        PreludeSource(module: "UserNotifications", name: "UserNotificationsObjects", text: userNotifications),
        PreludeSource(module: "ScreenCaptureKit", name: "ScreenCaptureKitObjects", text: screenCapture),
        PreludeSource(module: "Virtualization", name: "VirtualizationObjects", text: virtualMachines),
        PreludeSource(module: "CoreMedia", name: "CoreMediaObjects", text: mediaTimes),
        PreludeSource(module: "AVFoundation", name: "AVFoundationObjects", text: media),
        PreludeSource(module: "CoreImage", name: "CoreImageObjects", text: images),
        PreludeSource(module: "CoreML", name: "CoreMLObjects", text: computeUnits),
        PreludeSource(module: "CoreAudio", name: "CoreAudioObjects", text: audioObjects),
        PreludeSource(module: "StoreKit", name: "StoreKitObjects", text: store),
        PreludeSource(module: "WeatherKit", name: "WeatherKitObjects", text: weather),
    ]
}

private let images = #"""
    open class CIImage: NSObject {
      public init(cgImage image: CGImage)
      public init?(data: Data)
      public init?(contentsOf url: URL)
      open var extent: CGRect { get }
      open func transformed(by matrix: CGAffineTransform) -> CIImage
      open func cropped(to rect: CGRect) -> CIImage
    }
    """#

private let computeUnits = #"""
    public enum MLComputeUnits: Int, Sendable {
      case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine
    }
    """#

private let audioObjects = #"""
    public typealias AudioObjectID = UInt32
    public typealias AudioDeviceID = AudioObjectID
    """#

private let store = #"""
    #if os(iOS) || os(visionOS)
    open class SKOverlay: NSObject {
      public enum Position: Int, Sendable { case bottom, bottomRaised }
      open class Configuration: NSObject {}
      open class AppConfiguration: SKOverlay.Configuration {
        public init(appIdentifier: String, position: SKOverlay.Position)
        open var appIdentifier: String { get set }
        open var position: SKOverlay.Position { get set }
      }
      open class AppClipConfiguration: SKOverlay.Configuration {
        public init(position: SKOverlay.Position)
        open var position: SKOverlay.Position { get set }
      }
      public init(configuration: SKOverlay.Configuration)
    }
    #endif
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    @frozen public enum VerificationResult<SignedType> {
      public enum VerificationError: Error, Hashable {
        case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding, invalidSignature, missingRequiredProperties
      }
      case unverified(SignedType, VerificationResult<SignedType>.VerificationError)
      case verified(SignedType)
      public var payloadValue: SignedType { get throws }
      public var unsafePayloadValue: SignedType { get }
    }
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public extension Product {
      struct ProductType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String)
        public static let consumable: Product.ProductType
        public static let nonConsumable: Product.ProductType
        public static let nonRenewable: Product.ProductType
        public static let autoRenewable: Product.ProductType
      }
      struct SubscriptionPeriod: Hashable, Sendable {
        public enum Unit: Hashable, Sendable { case day, week, month, year }
        public let unit: Product.SubscriptionPeriod.Unit
        public let value: Int
      }
      var type: Product.ProductType { get }
      var price: Decimal { get }
      var isFamilyShareable: Bool { get }
      var priceFormatStyle: Decimal.FormatStyle.Currency { get }
    }
    """#

private let events = #"""
    public enum EKEntityType: UInt, Sendable { case event, reminder }
    public enum EKCalendarType: Int, Sendable { case local, calDAV, exchange, subscription, birthday }
    open class EKObject: NSObject {
      open var hasChanges: Bool { get }
      open var isNew: Bool { get }
    }
    open class EKSource: EKObject {
      open var sourceIdentifier: String { get }
      open var title: String { get }
    }
    open class EKCalendar: EKObject {
      open var source: EKSource! { get set }
      open var calendarIdentifier: String { get }
      open var title: String { get set }
      open var type: EKCalendarType { get }
      open var allowsContentModifications: Bool { get }
      open var cgColor: CGColor! { get set }
      #if os(macOS)
      open var color: NSColor! { get set }
      #endif
    }
    open class EKCalendarItem: EKObject {
      open var calendarItemIdentifier: String { get }
      open var calendar: EKCalendar! { get set }
      open var title: String! { get set }
      open var location: String? { get set }
      open var notes: String? { get set }
      open var url: URL? { get set }
      open var creationDate: Date? { get }
      open var lastModifiedDate: Date? { get }
      open var hasAlarms: Bool { get }
    }
    open class EKEvent: EKCalendarItem {
      open var eventIdentifier: String! { get }
      open var isAllDay: Bool { get set }
      open var startDate: Date! { get set }
      open var endDate: Date! { get set }
    }
    open class EKReminder: EKCalendarItem {
      open var startDateComponents: DateComponents? { get set }
      open var dueDateComponents: DateComponents? { get set }
      open var isCompleted: Bool { get set }
      open var completionDate: Date? { get set }
      open var priority: Int { get set }
    }
    open class EKEventStore: NSObject {
      open var eventStoreIdentifier: String { get }
      open func calendars(for entityType: EKEntityType) -> [EKCalendar]
      open func calendar(withIdentifier identifier: String) -> EKCalendar?
    }
    """#

private let contacts = #"""
    open class CNContact: NSObject, Identifiable {
      open var identifier: String { get }
      open var id: UUID { get }
      open var givenName: String { get }
      open var middleName: String { get }
      open var familyName: String { get }
      open var nickname: String { get }
      open var organizationName: String { get }
      open var imageData: Data? { get }
      open var thumbnailImageData: Data? { get }
      open var imageDataAvailable: Bool { get }
    }
    """#

private let photos = #"""
    public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }
    open class PHObject: NSObject {
      open var localIdentifier: String { get }
    }
    open class PHAsset: PHObject {
      open var mediaType: PHAssetMediaType { get }
      open var pixelWidth: Int { get }
      open var pixelHeight: Int { get }
      open var creationDate: Date? { get }
      open var modificationDate: Date? { get }
      open var duration: TimeInterval { get }
      open var isHidden: Bool { get }
      open var isFavorite: Bool { get }
    }
    open class PHCollection: PHObject {
      open var localizedTitle: String? { get }
    }
    open class PHAssetCollection: PHCollection {
      open var startDate: Date? { get }
      open var endDate: Date? { get }
    }
    """#

private let records = #"""
    open class CKRecord: NSObject {
      public typealias RecordType = String
      public typealias FieldKey = String
      open class ID: NSObject {
        public init(recordName: String)
        open var recordName: String { get }
      }
      open var recordType: CKRecord.RecordType { get }
      open var recordID: CKRecord.ID { get }
      open var creationDate: Date? { get }
      open var modificationDate: Date? { get }
    }
    open class CKShare: CKRecord {}
    """#

private let fetchedResults = #"""
    public protocol NSFetchedResultsSectionInfo {
      var name: String { get }
      var indexTitle: String? { get }
      var numberOfObjects: Int { get }
      var objects: [Any]? { get }
    }
    open class NSFetchedResultsController<ResultType: NSFetchRequestResult>: NSObject {
      open var fetchedObjects: [ResultType]? { get }
      open var sections: [any NSFetchedResultsSectionInfo]? { get }
      open var sectionIndexTitles: [String] { get }
    }
    """#

private let mapSearch = #"""
    open class MKLocalSearchCompletion: NSObject {
      open var title: String { get }
      open var subtitle: String { get }
    }
    open class MKLocalSearchCompleter: NSObject {
      open var queryFragment: String { get set }
      open var results: [MKLocalSearchCompletion] { get }
      open var isSearching: Bool { get }
    }
    """#

private let locations = #"""
    public extension CLLocation {
      convenience init(latitude: Double, longitude: Double)
      var coordinate: CLLocationCoordinate2D { get }
      var altitude: Double { get }
      var horizontalAccuracy: Double { get }
      var verticalAccuracy: Double { get }
      var course: Double { get }
      var speed: Double { get }
      var timestamp: Date { get }
      func distance(from location: CLLocation) -> Double
    }
    public extension CLHeading {
      var magneticHeading: Double { get }
      var trueHeading: Double { get }
      var headingAccuracy: Double { get }
      var timestamp: Date { get }
    }
    """#

private let logEntries = #"""
    open class OSLogEntry: NSObject {
      open var composedMessage: String { get }
      open var date: Date { get }
    }
    open class OSLogEntryLog: OSLogEntry {
      public enum Level: Int, Sendable { case undefined, debug, info, notice, error, fault }
      open var level: OSLogEntryLog.Level { get }
      open var category: String { get }
      open var subsystem: String { get }
      open var process: String { get }
    }
    """#

private let userNotifications = #"""
    open class UNNotificationContent: NSObject {
      open var title: String { get }
      open var subtitle: String { get }
      open var body: String { get }
      open var badge: NSNumber? { get }
      open var categoryIdentifier: String { get }
      open var threadIdentifier: String { get }
    }
    open class UNNotificationRequest: NSObject {
      open var identifier: String { get }
      open var content: UNNotificationContent { get }
    }
    open class UNNotification: NSObject {
      open var date: Date { get }
      open var request: UNNotificationRequest { get }
    }
    """#

private let screenCapture = #"""
    #if os(macOS)
    open class SCRunningApplication: NSObject {
      open var bundleIdentifier: String { get }
      open var applicationName: String { get }
      open var processID: Int32 { get }
    }
    open class SCWindow: NSObject {
      open var windowID: UInt32 { get }
      open var frame: CGRect { get }
      open var title: String? { get }
      open var owningApplication: SCRunningApplication? { get }
      open var isOnScreen: Bool { get }
      open var isActive: Bool { get }
    }
    open class SCDisplay: NSObject {
      open var displayID: UInt32 { get }
      open var width: Int { get }
      open var height: Int { get }
      open var frame: CGRect { get }
    }
    #endif
    """#

private let virtualMachines = #"""
    #if os(macOS)
    open class VZBridgedNetworkInterface: NSObject {
      open class var networkInterfaces: [VZBridgedNetworkInterface] { get }
      open var identifier: String { get }
      open var localizedDisplayName: String? { get }
    }
    #endif
    """#

private let mediaTimes = #"""
    public struct CMTime: Hashable, Comparable, Sendable {
      public init(seconds: Double, preferredTimescale: Int32)
      public static var zero: CMTime { get }
      public static var invalid: CMTime { get }
      public var seconds: Double { get }
      public var value: Int64 { get set }
      public var timescale: Int32 { get set }
      public var isValid: Bool { get }
      public static func < (lhs: CMTime, rhs: CMTime) -> Bool
    }
    """#

private let media = #"""
    open class AVAsset: NSObject {}
    open class AVURLAsset: AVAsset {
      public init(url URL: URL, options: [String: Any]? = nil)
      open var url: URL { get }
    }
    open class AVPlayerItem: NSObject {
      public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
      public convenience init(url URL: URL)
      public convenience init(asset: AVAsset)
      open var asset: AVAsset { get }
      open var duration: CMTime { get }
      open var status: AVPlayerItem.Status { get }
      open func currentTime() -> CMTime
      public class var didPlayToEndTimeNotification: NSNotification.Name { get }
      public class var failedToPlayToEndTimeNotification: NSNotification.Name { get }
    }
    extension NSNotification.Name {
      public static var AVPlayerItemDidPlayToEndTime: NSNotification.Name { get }
      public static var AVPlayerItemFailedToPlayToEndTime: NSNotification.Name { get }
      public static var AVPlayerItemPlaybackStalled: NSNotification.Name { get }
      public static var GCControllerDidConnect: Notification.Name { get }
      public static var GCControllerDidDisconnect: Notification.Name { get }
      public static var GCKeyboardDidConnect: Notification.Name { get }
      public static var GCKeyboardDidDisconnect: Notification.Name { get }
    }
    open class AVSpeechSynthesisVoice: NSObject {
      open class func speechVoices() -> [AVSpeechSynthesisVoice]
      open class func currentLanguageCode() -> String
      public convenience init?(language languageCode: String?)
      public convenience init?(identifier: String)
      open var language: String { get }
      open var identifier: String { get }
      open var name: String { get }
    }
    #if !os(watchOS)
    open class AVCaptureDevice: NSObject {
      public enum Position: Int, Sendable { case unspecified, back, front }
      open var uniqueID: String { get }
      open var modelID: String { get }
      open var localizedName: String { get }
      open var position: AVCaptureDevice.Position { get }
      open var isConnected: Bool { get }
      open var hasTorch: Bool { get }
      open var hasFlash: Bool { get }
    }
    open class AVCaptureSession: NSObject {
      public init()
      open var isRunning: Bool { get }
      open func startRunning()
      open func stopRunning()
    }
    #endif
    """#

private let weather = #"""
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public enum WeatherCondition: String, CaseIterable, Codable, Hashable, CustomStringConvertible, Sendable {
      case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy, freezingDrizzle, freezingRain, frigid, hail,
        haze, heavyRain, heavySnow, hot, hurricane, isolatedThunderstorms, mostlyClear, mostlyCloudy, partlyCloudy, rain,
        scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries, sunShowers, thunderstorms, tropicalStorm, windy, wintryMix
      public var description: String { get }
      public var accessibilityDescription: String { get }
    }
    """#
