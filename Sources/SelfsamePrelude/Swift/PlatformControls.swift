// Controls, controllers and effects of UIKit and AppKit that SwiftUI code wraps, configures or passes on.

extension PreludeSource {
    /// `UIControl` and what is below it, alerts, effects, paths.
    static let uiKitControls = PreludeSource(module: "UIKit", name: "UIKitControls", text: uiKit)
    /// `NSControl` and what is below it, events, panels.
    static let appKitControls = PreludeSource(module: "AppKit", name: "AppKitControls", text: appKit)
}

private let uiKit = #"""
    #if os(iOS) || os(tvOS) || os(visionOS)
    @MainActor open class UIControl: UIView {
      open var isEnabled: Bool { get set }
      open var isSelected: Bool { get set }
      open var isHighlighted: Bool { get set }
    }
    @MainActor open class UIButton: UIControl {}
    @MainActor open class UISwitch: UIControl {
      open var isOn: Bool { get set }
    }
    @MainActor open class UISlider: UIControl {
      open var value: Float { get set }
      open var minimumValue: Float { get set }
      open var maximumValue: Float { get set }
    }
    @MainActor open class UISegmentedControl: UIControl {
      open var selectedSegmentIndex: Int { get set }
    }
    @MainActor open class UIPageControl: UIControl {
      open var currentPage: Int { get set }
      open var numberOfPages: Int { get set }
    }
    @MainActor open class UIRefreshControl: UIControl {
      open var isRefreshing: Bool { get }
    }
    // selfsame: holds state
    @MainActor open class UITextField: UIControl {
      open var text: String? { get set }
      open var placeholder: String? { get set }
      open var font: UIFont? { get set }
      open var textColor: UIColor? { get set }
      open var isSecureTextEntry: Bool { get set }
      open var keyboardType: UIKeyboardType { get set }
      open var isEditing: Bool { get }
      open class var textDidBeginEditingNotification: Notification.Name { get }
      open class var textDidEndEditingNotification: Notification.Name { get }
      open class var textDidChangeNotification: Notification.Name { get }
    }
    @MainActor open class UILabel: UIView {
      open var text: String? { get set }
      open var numberOfLines: Int { get set }
    }
    @MainActor open class UIImageView: UIView {
      open var image: UIImage? { get set }
    }
    @MainActor open class UIActivityIndicatorView: UIView {
      open var isAnimating: Bool { get }
    }
    // selfsame: holds state
    @MainActor open class UIScrollView: UIView {
      open var contentOffset: CGPoint { get set }
      open var contentSize: CGSize { get set }
      open var contentInset: UIEdgeInsets { get set }
      open var isScrollEnabled: Bool { get set }
      open var zoomScale: CGFloat { get set }
      open var bounces: Bool { get set }
    }
    @MainActor open class UITextView: UIScrollView {
      open var font: UIFont? { get set }
      open var textColor: UIColor? { get set }
      open var isEditable: Bool { get set }
      open var isSelectable: Bool { get set }
      open class var textDidBeginEditingNotification: Notification.Name { get }
      open class var textDidEndEditingNotification: Notification.Name { get }
      open class var textDidChangeNotification: Notification.Name { get }
    }
    @MainActor open class UITableView: UIScrollView {}
    @MainActor open class UICollectionView: UIScrollView {}
    // selfsame: holds state
    @MainActor open class UISearchBar: UIView {
      open var text: String? { get set }
      open var placeholder: String? { get set }
      open var selectedScopeButtonIndex: Int { get set }
    }
    @MainActor open class UINavigationBar: UIView {}
    @MainActor open class UITabBar: UIView {}
    @MainActor open class UIToolbar: UIView {}
    @MainActor open class UINavigationController: UIViewController {
      open var viewControllers: [UIViewController] { get set }
      open var topViewController: UIViewController? { get }
      open var visibleViewController: UIViewController? { get }
      open var navigationBar: UINavigationBar { get }
    }
    @MainActor open class UITabBarController: UIViewController {
      open var viewControllers: [UIViewController]? { get set }
      open var selectedIndex: Int { get set }
      open var tabBar: UITabBar { get }
    }
    @MainActor open class UIAlertController: UIViewController {
      public enum Style: Int, Sendable {
        case actionSheet, alert
      }
      public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style)
      open var actions: [UIAlertAction] { get }
      open var message: String? { get set }
      open func addAction(_ action: UIAlertAction)
    }
    @MainActor open class UIAlertAction: NSObject {
      public enum Style: Int, Sendable {
        case `default`, cancel, destructive
      }
      public convenience init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil)
      open var title: String? { get }
      open var style: UIAlertAction.Style { get }
      open var isEnabled: Bool { get set }
    }
    @MainActor open class UIActivityViewController: UIViewController {}
    @MainActor open class UIVisualEffect: NSObject {}
    @MainActor open class UIBlurEffect: UIVisualEffect {
      public enum Style: Int, Sendable {
        case extraLight, light, dark
        case regular = 4
        case prominent = 5
        case systemUltraThinMaterial = 6
        case systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight
        case systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
      }
      public convenience init(style: UIBlurEffect.Style)
    }
    @MainActor open class UIVibrancyEffect: UIVisualEffect {
      public convenience init(blurEffect: UIBlurEffect)
    }
    public struct UIRectCorner: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var topLeft: UIRectCorner { get }
      public static var topRight: UIRectCorner { get }
      public static var bottomLeft: UIRectCorner { get }
      public static var bottomRight: UIRectCorner { get }
      public static var allCorners: UIRectCorner { get }
    }
    open class UIBezierPath: NSObject {
      public override init()
      public convenience init(rect: CGRect)
      public convenience init(ovalIn rect: CGRect)
      public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat)
      public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize)
      open var cgPath: CGPath { get set }
      open var bounds: CGRect { get }
      open func move(to point: CGPoint)
      open func addLine(to point: CGPoint)
      open func close()
    }
    open class UIFontMetrics: NSObject {
      open class var `default`: UIFontMetrics { get }
      public init(forTextStyle textStyle: UIFont.TextStyle)
      open func scaledFont(for font: UIFont) -> UIFont
      open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont
      open func scaledValue(for value: CGFloat) -> CGFloat
    }
    public extension UIFont {
      class var familyNames: [String] { get }
      class func fontNames(forFamilyName familyName: String) -> [String]
    }
    #endif
    """#

private let appKit = #"""
    #if os(macOS)
    public extension NSVisualEffectView {
      enum Material: Int, Sendable {
        case titlebar, selection, menu, popover, sidebar, headerView, sheet, windowBackground, hudWindow, fullScreenUI, toolTip,
          contentBackground, underWindowBackground, underPageBackground
      }
      enum BlendingMode: Int, Sendable { case behindWindow, withinWindow }
      enum State: Int, Sendable { case followsWindowActiveState, active, inactive }
      var material: NSVisualEffectView.Material { get set }
      var blendingMode: NSVisualEffectView.BlendingMode { get set }
      var state: NSVisualEffectView.State { get set }
      var isEmphasized: Bool { get set }
    }
    public var NSApp: NSApplication! { get set }
    @MainActor open class NSControl: NSView {
      open var isEnabled: Bool { get set }
      open var stringValue: String { get set }
      open var integerValue: Int { get set }
      open var doubleValue: Double { get set }
      open var objectValue: Any? { get set }
      open var font: NSFont? { get set }
      open var tag: Int { get set }
    }
    @MainActor open class NSButton: NSControl {
      open var title: String { get set }
      open var image: NSImage? { get set }
      open var isBordered: Bool { get set }
    }
    @MainActor open class NSPopUpButton: NSButton {
      open var indexOfSelectedItem: Int { get }
      open var titleOfSelectedItem: String? { get }
      open var numberOfItems: Int { get }
    }
    // selfsame: holds state
    @MainActor open class NSTextField: NSControl {
      open var placeholderString: String? { get set }
      open var isEditable: Bool { get set }
      open var isBezeled: Bool { get set }
      open var drawsBackground: Bool { get set }
      open var textColor: NSColor? { get set }
    }
    @MainActor open class NSSlider: NSControl {
      open var minValue: Double { get set }
      open var maxValue: Double { get set }
    }
    @MainActor open class NSSearchField: NSTextField {}
    // selfsame: holds state
    @MainActor open class NSScrollView: NSView {
      open var hasVerticalScroller: Bool { get set }
      open var hasHorizontalScroller: Bool { get set }
      open var drawsBackground: Bool { get set }
      open var documentView: NSView? { get set }
    }
    @MainActor open class NSText: NSView {
      open var string: String { get set }
      open var isEditable: Bool { get set }
      open var font: NSFont? { get set }
    }
    // selfsame: holds state
    @MainActor open class NSTextView: NSText {}
    // selfsame: holds state
    @MainActor open class NSTableView: NSControl {}
    @MainActor open class NSOutlineView: NSTableView {}
    @MainActor open class NSSplitView: NSView {
      open var isVertical: Bool { get set }
    }
    @MainActor open class NSPanel: NSWindow {}
    @MainActor open class NSSavePanel: NSPanel {
      open var url: URL? { get }
      open var nameFieldStringValue: String { get set }
      open var directoryURL: URL? { get set }
    }
    @MainActor open class NSOpenPanel: NSSavePanel {
      open var urls: [URL] { get }
      open var allowsMultipleSelection: Bool { get set }
      open var canChooseFiles: Bool { get set }
      open var canChooseDirectories: Bool { get set }
    }
    open class NSEvent: NSObject {
      public struct ModifierFlags: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var capsLock: NSEvent.ModifierFlags { get }
        public static var shift: NSEvent.ModifierFlags { get }
        public static var control: NSEvent.ModifierFlags { get }
        public static var option: NSEvent.ModifierFlags { get }
        public static var command: NSEvent.ModifierFlags { get }
        public static var numericPad: NSEvent.ModifierFlags { get }
        public static var help: NSEvent.ModifierFlags { get }
        public static var function: NSEvent.ModifierFlags { get }
        public static var deviceIndependentFlagsMask: NSEvent.ModifierFlags { get }
      }
      open var modifierFlags: NSEvent.ModifierFlags { get }
      open class var modifierFlags: NSEvent.ModifierFlags { get }
      open class var mouseLocation: CGPoint { get }
      open class var doubleClickInterval: TimeInterval { get }
      open var keyCode: UInt16 { get }
      open var characters: String? { get }
      open var charactersIgnoringModifiers: String? { get }
      open var clickCount: Int { get }
      open var locationInWindow: CGPoint { get }
    }
    open class NSRunningApplication: NSObject {
      open var localizedName: String? { get }
      open var bundleIdentifier: String? { get }
      open var bundleURL: URL? { get }
      open var icon: NSImage? { get }
      open var isActive: Bool { get }
      open var isTerminated: Bool { get }
      open var processIdentifier: Int32 { get }
    }
    open class NSBezierPath: NSObject {
      public convenience init(rect: NSRect)
      public convenience init(ovalIn rect: NSRect)
      public convenience init(roundedRect rect: NSRect, xRadius: CGFloat, yRadius: CGFloat)
      open var bounds: NSRect { get }
    }
    public extension NSImage {
      convenience init(size: NSSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool, drawingHandler: @escaping (NSRect) -> Bool)
    }
    #endif
    """#
