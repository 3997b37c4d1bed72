// Objects of UIKit and AppKit that view bodies ask: device, screen, application, workspace, pasteboard, system colours and fonts.
//
// The types that SwiftUI's own interface names (`UIColor`, `NSImage`, views to be represented) are declared with SwiftUI and extended here.

extension PreludeSource {
    /// `UIDevice`, `UIScreen`, `UIApplication`, `UIPasteboard`, haptic feedback.
    static let uiKitObjects = PreludeSource(module: "UIKit", name: "UIKitObjects", text: uiKit)
    /// `NSApplication`, `NSWorkspace`, `NSPasteboard`, `NSScreen`, `NSCursor`.
    static let appKitObjects = PreludeSource(module: "AppKit", name: "AppKitObjects", text: appKit)
}

private let uiKit = #"""
    #if os(iOS) || os(tvOS) || os(visionOS)
    public enum NSTextAlignment: Int, Sendable {
      case left, center, right, justified, natural
    }
    public enum NSLineBreakMode: Int, Sendable {
      case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
    }
    open class NSParagraphStyle: NSObject {
      open class var `default`: NSParagraphStyle { get }
      open var alignment: NSTextAlignment { get }
      open var lineSpacing: CGFloat { get }
      open var paragraphSpacing: CGFloat { get }
      open var lineBreakMode: NSLineBreakMode { get }
    }
    open class NSMutableParagraphStyle: NSParagraphStyle {
      open override var alignment: NSTextAlignment { get set }
      open override var lineSpacing: CGFloat { get set }
      open override var paragraphSpacing: CGFloat { get set }
      open override var lineBreakMode: NSLineBreakMode { get set }
    }
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
      // selfsame: process fact
      open var model: String { get }
      // selfsame: process fact
      open var localizedModel: String { get }
      // selfsame: process fact
      open var systemName: String { get }
      // selfsame: process fact
      open var systemVersion: String { get }
      open var orientation: UIDeviceOrientation { get }
      // selfsame: process fact
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
    public extension UIColor {
      static var black: UIColor { get }
      static var darkGray: UIColor { get }
      static var lightGray: UIColor { get }
      static var white: UIColor { get }
      static var gray: UIColor { get }
      static var red: UIColor { get }
      static var green: UIColor { get }
      static var blue: UIColor { get }
      static var cyan: UIColor { get }
      static var yellow: UIColor { get }
      static var magenta: UIColor { get }
      static var orange: UIColor { get }
      static var purple: UIColor { get }
      static var brown: UIColor { get }
      static var clear: UIColor { get }
      static var systemRed: UIColor { get }
      static var systemGreen: UIColor { get }
      static var systemBlue: UIColor { get }
      static var systemOrange: UIColor { get }
      static var systemYellow: UIColor { get }
      static var systemPink: UIColor { get }
      static var systemPurple: UIColor { get }
      static var systemTeal: UIColor { get }
      static var systemIndigo: UIColor { get }
      static var systemBrown: UIColor { get }
      static var systemMint: UIColor { get }
      static var systemCyan: UIColor { get }
      static var systemGray: UIColor { get }
      static var systemGray2: UIColor { get }
      static var systemGray3: UIColor { get }
      static var systemGray4: UIColor { get }
      static var systemGray5: UIColor { get }
      static var systemGray6: UIColor { get }
      static var label: UIColor { get }
      static var secondaryLabel: UIColor { get }
      static var tertiaryLabel: UIColor { get }
      static var quaternaryLabel: UIColor { get }
      static var link: UIColor { get }
      static var placeholderText: UIColor { get }
      static var separator: UIColor { get }
      static var opaqueSeparator: UIColor { get }
      static var systemBackground: UIColor { get }
      static var secondarySystemBackground: UIColor { get }
      static var tertiarySystemBackground: UIColor { get }
      static var systemGroupedBackground: UIColor { get }
      static var secondarySystemGroupedBackground: UIColor { get }
      static var tertiarySystemGroupedBackground: UIColor { get }
      static var systemFill: UIColor { get }
      static var secondarySystemFill: UIColor { get }
      static var tertiarySystemFill: UIColor { get }
      static var quaternarySystemFill: UIColor { get }
      static var lightText: UIColor { get }
      static var darkText: UIColor { get }
      static var tintColor: UIColor { get }
      convenience init(white: CGFloat, alpha: CGFloat)
      convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)
      convenience init(cgColor: CGColor)
      convenience init(_ color: Color)
      convenience init?(named name: String)
      convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
      convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor)
      var cgColor: CGColor { get }
      func withAlphaComponent(_ alpha: CGFloat) -> UIColor
      func resolvedColor(with traitCollection: UITraitCollection) -> UIColor
    }
    public extension UIImage {
      convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?)
      convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
      convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?)
      convenience init?(contentsOfFile path: String)
      convenience init?(data: Data, scale: CGFloat)
      convenience init(imageLiteralResourceName name: String)
      convenience init(cgImage: CGImage)
      convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation)
      convenience init(ciImage: CIImage)
      convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation)
      enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
      }
      class Configuration: NSObject {}
      class SymbolConfiguration: UIImage.Configuration {}
      enum RenderingMode: Int, Sendable {
        case automatic, alwaysOriginal, alwaysTemplate
      }
      var size: CGSize { get }
      var scale: CGFloat { get }
      var cgImage: CGImage? { get }
      func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage
      func withTintColor(_ color: UIColor) -> UIImage
      func withHorizontallyFlippedOrientation() -> UIImage
      var imageOrientation: UIImage.Orientation { get }
      func pngData() -> Data?
      func jpegData(compressionQuality: CGFloat) -> Data?
    }
    public extension UIFont {
      struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat)
        public static let ultraLight: Self
        public static let thin: Self
        public static let light: Self
        public static let regular: Self
        public static let medium: Self
        public static let semibold: Self
        public static let bold: Self
        public static let heavy: Self
        public static let black: Self
      }
      struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String)
        public static let largeTitle: Self
        public static let title1: Self
        public static let title2: Self
        public static let title3: Self
        public static let headline: Self
        public static let subheadline: Self
        public static let body: Self
        public static let callout: Self
        public static let footnote: Self
        public static let caption1: Self
        public static let caption2: Self
      }
      convenience init?(name fontName: String, size fontSize: CGFloat)
      class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont
      class func systemFont(ofSize fontSize: CGFloat) -> UIFont
      class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont
      class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont
      class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont
      var pointSize: CGFloat { get }
      var lineHeight: CGFloat { get }
      var ascender: CGFloat { get }
      var descender: CGFloat { get }
      var capHeight: CGFloat { get }
    }
    public extension UIResponder {
      class var keyboardWillShowNotification: NSNotification.Name { get }
      class var keyboardDidShowNotification: NSNotification.Name { get }
      class var keyboardWillHideNotification: NSNotification.Name { get }
      class var keyboardDidHideNotification: NSNotification.Name { get }
      class var keyboardWillChangeFrameNotification: NSNotification.Name { get }
    }
    public struct UIEdgeInsets: Equatable, Sendable {
      public static let zero: UIEdgeInsets
      public var top: CGFloat
      public var left: CGFloat
      public var bottom: CGFloat
      public var right: CGFloat
      public init()
      public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
    }
    public extension UIView {
      var frame: CGRect { get set }
      var bounds: CGRect { get set }
      var safeAreaInsets: UIEdgeInsets { get }
    }
    @MainActor open class UIWindow: UIView {
      open var rootViewController: UIViewController? { get set }
      open var windowScene: UIWindowScene? { get set }
    }
    @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
      public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static let right: UISwipeGestureRecognizer.Direction
        public static let left: UISwipeGestureRecognizer.Direction
        public static let up: UISwipeGestureRecognizer.Direction
        public static let down: UISwipeGestureRecognizer.Direction
      }
      open var direction: UISwipeGestureRecognizer.Direction { get set }
      open var numberOfTouchesRequired: Int { get set }
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
    public enum NSTextAlignment: Int, Sendable {
      case left, center, right, justified, natural
    }
    public enum NSLineBreakMode: UInt, Sendable {
      case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
    }
    open class NSParagraphStyle: NSObject {
      open class var `default`: NSParagraphStyle { get }
      open var alignment: NSTextAlignment { get }
      open var lineSpacing: CGFloat { get }
      open var paragraphSpacing: CGFloat { get }
      open var lineBreakMode: NSLineBreakMode { get }
    }
    open class NSMutableParagraphStyle: NSParagraphStyle {
      open override var alignment: NSTextAlignment { get set }
      open override var lineSpacing: CGFloat { get set }
      open override var paragraphSpacing: CGFloat { get set }
      open override var lineBreakMode: NSLineBreakMode { get set }
    }
    open class NSSharingService: NSObject {
      open class func sharingServices(forItems items: [Any]) -> [NSSharingService]
      open var title: String { get }
      open var image: NSImage { get }
      open var menuItemTitle: String { get set }
      open func canPerform(withItems items: [Any]?) -> Bool
      open func perform(withItems items: [Any])
    }
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
    public extension NSColor {
      static var black: NSColor { get }
      static var darkGray: NSColor { get }
      static var lightGray: NSColor { get }
      static var white: NSColor { get }
      static var gray: NSColor { get }
      static var red: NSColor { get }
      static var green: NSColor { get }
      static var blue: NSColor { get }
      static var cyan: NSColor { get }
      static var yellow: NSColor { get }
      static var magenta: NSColor { get }
      static var orange: NSColor { get }
      static var purple: NSColor { get }
      static var brown: NSColor { get }
      static var clear: NSColor { get }
      static var systemRed: NSColor { get }
      static var systemGreen: NSColor { get }
      static var systemBlue: NSColor { get }
      static var systemOrange: NSColor { get }
      static var systemYellow: NSColor { get }
      static var systemPink: NSColor { get }
      static var systemPurple: NSColor { get }
      static var systemTeal: NSColor { get }
      static var systemIndigo: NSColor { get }
      static var systemBrown: NSColor { get }
      static var systemMint: NSColor { get }
      static var systemCyan: NSColor { get }
      static var systemGray: NSColor { get }
      static var labelColor: NSColor { get }
      static var secondaryLabelColor: NSColor { get }
      static var tertiaryLabelColor: NSColor { get }
      static var quaternaryLabelColor: NSColor { get }
      static var linkColor: NSColor { get }
      static var placeholderTextColor: NSColor { get }
      static var separatorColor: NSColor { get }
      static var windowBackgroundColor: NSColor { get }
      static var windowFrameTextColor: NSColor { get }
      static var underPageBackgroundColor: NSColor { get }
      static var controlBackgroundColor: NSColor { get }
      static var controlColor: NSColor { get }
      static var controlTextColor: NSColor { get }
      static var controlAccentColor: NSColor { get }
      static var disabledControlTextColor: NSColor { get }
      static var selectedControlColor: NSColor { get }
      static var selectedControlTextColor: NSColor { get }
      static var selectedContentBackgroundColor: NSColor { get }
      static var unemphasizedSelectedContentBackgroundColor: NSColor { get }
      static var textColor: NSColor { get }
      static var textBackgroundColor: NSColor { get }
      static var selectedTextColor: NSColor { get }
      static var selectedTextBackgroundColor: NSColor { get }
      static var unemphasizedSelectedTextBackgroundColor: NSColor { get }
      static var unemphasizedSelectedTextColor: NSColor { get }
      static var keyboardFocusIndicatorColor: NSColor { get }
      static var gridColor: NSColor { get }
      static var headerTextColor: NSColor { get }
      static var findHighlightColor: NSColor { get }
      static var highlightColor: NSColor { get }
      static var shadowColor: NSColor { get }
      static var quaternarySystemFill: NSColor { get }
      static var tertiarySystemFill: NSColor { get }
      static var secondarySystemFill: NSColor { get }
      static var systemFill: NSColor { get }
      convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
      convenience init(white: CGFloat, alpha: CGFloat)
      convenience init(_ color: Color)
      convenience init?(named name: NSColor.Name)
      typealias Name = String
      var cgColor: CGColor { get }
      func withAlphaComponent(_ alpha: CGFloat) -> NSColor
    }
    public extension NSImage {
      typealias Name = String
      convenience init?(named name: NSImage.Name)
      convenience init?(systemSymbolName name: String, accessibilityDescription description: String?)
      convenience init?(contentsOf url: URL)
      convenience init?(contentsOfFile fileName: String)
      convenience init?(data: Data)
      convenience init(size: NSSize)
      var size: NSSize { get set }
      var tiffRepresentation: Data? { get }
    }
    public extension NSFont {
      struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat)
        public static let ultraLight: Self
        public static let thin: Self
        public static let light: Self
        public static let regular: Self
        public static let medium: Self
        public static let semibold: Self
        public static let bold: Self
        public static let heavy: Self
        public static let black: Self
      }
      class var systemFontSize: CGFloat { get }
      class func systemFont(ofSize fontSize: CGFloat) -> NSFont
      class func systemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight) -> NSFont
      class func boldSystemFont(ofSize fontSize: CGFloat) -> NSFont
      class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight) -> NSFont
      var pointSize: CGFloat { get }
    }
    public extension NSView {
      var frame: NSRect { get set }
      var bounds: NSRect { get set }
    }
    @MainActor open class NSWindow: NSResponder {
      public class var didBecomeMainNotification: NSNotification.Name { get }
      public class var didResignMainNotification: NSNotification.Name { get }
      public class var willEnterFullScreenNotification: NSNotification.Name { get }
      public class var willExitFullScreenNotification: NSNotification.Name { get }
      public class var didResizeNotification: NSNotification.Name { get }
      public class var didMoveNotification: NSNotification.Name { get }
      public class var didMiniaturizeNotification: NSNotification.Name { get }
      public class var didDeminiaturizeNotification: NSNotification.Name { get }
      public class var didChangeScreenNotification: NSNotification.Name { get }
      public class var didChangeOcclusionStateNotification: NSNotification.Name { get }
      public enum TitleVisibility: Int, Sendable {
        case visible, hidden
      }
      public struct StyleMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var borderless: NSWindow.StyleMask { get }
        public static var titled: NSWindow.StyleMask { get }
        public static var closable: NSWindow.StyleMask { get }
        public static var miniaturizable: NSWindow.StyleMask { get }
        public static var resizable: NSWindow.StyleMask { get }
        public static var fullScreen: NSWindow.StyleMask { get }
        public static var fullSizeContentView: NSWindow.StyleMask { get }
        public static var utilityWindow: NSWindow.StyleMask { get }
        public static var nonactivatingPanel: NSWindow.StyleMask { get }
        public static var hudWindow: NSWindow.StyleMask { get }
      }
      public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int)
        public static var normal: NSWindow.Level { get }
        public static var floating: NSWindow.Level { get }
        public static var statusBar: NSWindow.Level { get }
        public static var popUpMenu: NSWindow.Level { get }
        public static var modalPanel: NSWindow.Level { get }
        public static var mainMenu: NSWindow.Level { get }
        public static var screenSaver: NSWindow.Level { get }
      }
      open var titleVisibility: NSWindow.TitleVisibility { get set }
      open var styleMask: NSWindow.StyleMask { get set }
      open var level: NSWindow.Level { get set }
      open var isOpaque: Bool { get set }
      open var screen: NSScreen? { get }
      open var contentView: NSView? { get set }
      open func makeKeyAndOrderFront(_ sender: Any?)
      open func orderOut(_ sender: Any?)
      open func center()
      open var title: String { get set }
      open var frame: NSRect { get }
      open var isKeyWindow: Bool { get }
      open var isVisible: Bool { get }
      open func close()
      public class var didBecomeKeyNotification: NSNotification.Name { get }
      public class var didResignKeyNotification: NSNotification.Name { get }
      public class var willCloseNotification: NSNotification.Name { get }
      public class var didEnterFullScreenNotification: NSNotification.Name { get }
      public class var didExitFullScreenNotification: NSNotification.Name { get }
    }
    #endif
    """#
