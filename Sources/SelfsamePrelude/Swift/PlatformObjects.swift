// Objects of UIKit and AppKit that view bodies ask: device, screen, application, workspace, pasteboard.
//
// What SwiftUI's own interface names (colours, images, fonts, views to be represented) is described with SwiftUI.

extension PreludeSource {
    /// `UIDevice`, `UIScreen`, `UIApplication`, `UIPasteboard`, haptic feedback.
    static let uiKitObjects = PreludeSource(module: "UIKit", name: "UIKitObjects", text: uiKit)
    /// `NSApplication`, `NSWorkspace`, `NSPasteboard`, `NSScreen`, `NSCursor`.
    static let appKitObjects = PreludeSource(module: "AppKit", name: "AppKitObjects", text: appKit)
}

private let uiKit = #"""
    #if os(iOS) || os(tvOS) || os(visionOS)
    public enum UIUserInterfaceIdiom: Int, Sendable {
      case unspecified = -1
      case phone = 0
      case pad = 1
      case tv = 2
      case carPlay = 3
      case mac = 5
      case vision = 6
    }
    public enum UIDeviceOrientation: Int, Sendable {
      case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
      public var isPortrait: Bool { get }
      public var isLandscape: Bool { get }
      public var isFlat: Bool { get }
    }
    public enum UIInterfaceOrientation: Int, Sendable {
      case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight
      public var isPortrait: Bool { get }
      public var isLandscape: Bool { get }
    }
    @MainActor open class UIDevice: NSObject {
      public enum BatteryState: Int, Sendable {
        case unknown, unplugged, charging, full
      }
      open class var current: UIDevice { get }
      open var name: String { get }
      open var model: String { get }
      open var localizedModel: String { get }
      open var systemName: String { get }
      open var systemVersion: String { get }
      open var orientation: UIDeviceOrientation { get }
      open var userInterfaceIdiom: UIUserInterfaceIdiom { get }
      open var identifierForVendor: UUID? { get }
      open var batteryLevel: Float { get }
      open var batteryState: UIDevice.BatteryState { get }
      open var isProximityMonitoringEnabled: Bool { get set }
      public class var orientationDidChangeNotification: NSNotification.Name { get }
      public class var batteryLevelDidChangeNotification: NSNotification.Name { get }
    }
    @MainActor open class UIScreen: NSObject {
      open class var main: UIScreen { get }
      open var bounds: CGRect { get }
      open var nativeBounds: CGRect { get }
      open var scale: CGFloat { get }
      open var nativeScale: CGFloat { get }
      open var brightness: CGFloat { get set }
      open var maximumFramesPerSecond: Int { get }
    }
    @MainActor open class UIApplication: UIResponder {
      public enum State: Int, Sendable {
        case active, inactive, background
      }
      open class var shared: UIApplication { get }
      open var applicationState: UIApplication.State { get }
      open var connectedScenes: Set<UIScene> { get }
      open var windows: [UIWindow] { get }
      open var keyWindow: UIWindow? { get }
      open var alternateIconName: String? { get }
      open var supportsAlternateIcons: Bool { get }
      open var isIdleTimerDisabled: Bool { get set }
      open var applicationIconBadgeNumber: Int { get set }
      open func open(_ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil)
      open func canOpenURL(_ url: URL) -> Bool
      @discardableResult open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool
      open func setAlternateIconName(_ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil)
      open func registerForRemoteNotifications()
      public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String)
      }
      public class var openSettingsURLString: String { get }
      public class var openNotificationSettingsURLString: String { get }
      public class var didBecomeActiveNotification: NSNotification.Name { get }
      public class var willResignActiveNotification: NSNotification.Name { get }
      public class var didEnterBackgroundNotification: NSNotification.Name { get }
      public class var willEnterForegroundNotification: NSNotification.Name { get }
      public class var willTerminateNotification: NSNotification.Name { get }
      public class var didReceiveMemoryWarningNotification: NSNotification.Name { get }
      public class var userDidTakeScreenshotNotification: NSNotification.Name { get }
      public class var significantTimeChangeNotification: NSNotification.Name { get }
    }
    @MainActor open class UIScene: UIResponder {
      public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
      }
      open var activationState: UIScene.ActivationState { get }
    }
    @MainActor open class UIWindowScene: UIScene {
      open var windows: [UIWindow] { get }
      open var keyWindow: UIWindow? { get }
      open var screen: UIScreen { get }
      open var interfaceOrientation: UIInterfaceOrientation { get }
    }
    @MainActor open class UIEvent: NSObject {}
    open class UIPasteboard: NSObject, @unchecked Sendable {
      open class var general: UIPasteboard { get }
      open var string: String? { get set }
      open var strings: [String]? { get set }
      open var url: URL? { get set }
      open var image: UIImage? { get set }
      open var hasStrings: Bool { get }
      open var hasURLs: Bool { get }
      open var hasImages: Bool { get }
      open var itemProviders: [NSItemProvider] { get set }
    }
    public struct UIAccessibility: Sendable {
      public static var isReduceMotionEnabled: Bool { get }
      public static var isVoiceOverRunning: Bool { get }
      public static var isReduceTransparencyEnabled: Bool { get }
      public static var reduceMotionStatusDidChangeNotification: NSNotification.Name { get }
    }
    #if os(iOS) || os(visionOS)
    @MainActor open class UIFeedbackGenerator: NSObject {
      open func prepare()
    }
    @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
      public enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy, soft, rigid
      }
      public init(style: UIImpactFeedbackGenerator.FeedbackStyle)
      open func impactOccurred()
      open func impactOccurred(intensity: CGFloat)
    }
    @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
      public enum FeedbackType: Int, Sendable {
        case success, warning, error
      }
      public override init()
      open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType)
    }
    @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
      public override init()
      open func selectionChanged()
    }
    #endif
    #endif
    """#

private let appKit = #"""
    #if os(macOS)
    public typealias NSPoint = CGPoint
    public typealias NSSize = CGSize
    public typealias NSRect = CGRect
    @MainActor public var NSApp: NSApplication! { get }
    @MainActor open class NSApplication: NSResponder {
      open class var shared: NSApplication { get }
      open var windows: [NSWindow] { get }
      open var keyWindow: NSWindow? { get }
      open var mainWindow: NSWindow? { get }
      open var isActive: Bool { get }
      open var applicationIconImage: NSImage! { get set }
      open var effectiveAppearance: NSAppearance { get }
      open var appearance: NSAppearance? { get set }
      open func terminate(_ sender: Any?)
      open func activate(ignoringOtherApps flag: Bool)
      @discardableResult open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool
      public class var didBecomeActiveNotification: NSNotification.Name { get }
      public class var didResignActiveNotification: NSNotification.Name { get }
      public class var willTerminateNotification: NSNotification.Name { get }
    }
    open class NSAppearance: NSObject {
      public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String)
        public static let aqua: Self
        public static let darkAqua: Self
      }
      open var name: NSAppearance.Name { get }
    }
    open class NSWorkspace: NSObject {
      open class var shared: NSWorkspace { get }
      open var notificationCenter: NotificationCenter { get }
      @discardableResult open func open(_ url: URL) -> Bool
      open func icon(forFile fullPath: String) -> NSImage
      open func activateFileViewerSelecting(_ fileURLs: [URL])
      @discardableResult open func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool
      open func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL?
      open var accessibilityDisplayShouldReduceMotion: Bool { get }
    }
    open class NSPasteboard: NSObject {
      public struct PasteboardType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(_ rawValue: String)
        public init(rawValue: String)
        public static let string: Self
        public static let fileURL: Self
        public static let URL: Self
        public static let png: Self
        public static let tiff: Self
      }
      open class var general: NSPasteboard { get }
      @discardableResult open func clearContents() -> Int
      @discardableResult open func setString(_ string: String, forType dataType: NSPasteboard.PasteboardType) -> Bool
      open func string(forType dataType: NSPasteboard.PasteboardType) -> String?
      open func data(forType dataType: NSPasteboard.PasteboardType) -> Data?
    }
    @MainActor open class NSScreen: NSObject {
      open class var main: NSScreen? { get }
      open class var screens: [NSScreen] { get }
      open var frame: NSRect { get }
      open var visibleFrame: NSRect { get }
      open var backingScaleFactor: CGFloat { get }
    }
    @MainActor open class NSCursor: NSObject {
      open class var arrow: NSCursor { get }
      open class var pointingHand: NSCursor { get }
      open class var iBeam: NSCursor { get }
      open class var resizeLeftRight: NSCursor { get }
      open func push()
      open func pop()
      open func set()
      open class func pop()
    }
    #endif
    """#
