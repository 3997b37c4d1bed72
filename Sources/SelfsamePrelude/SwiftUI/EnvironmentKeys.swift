// The environment: what views read of it and write to it.

extension PreludeSource {
    /// `EnvironmentValues` and its keys.
    static let environmentKeys = PreludeSource(module: "SwiftUI", name: "EnvironmentKeys", text: environmentKeysText)
}

private let environmentKeysText = #"""
    public protocol EnvironmentKey {
      associatedtype Value
      static var defaultValue: Self.Value { get }
    }
    public struct EnvironmentValues: CustomStringConvertible {
      var keys: [ObjectIdentifier: Any] = [:]
      var values: [String: Any] = [:]
      public init() {}
      public var description: String { "\(values)" }
      public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
        get { keys[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { keys[ObjectIdentifier(key)] = newValue }
      }
      func value<T>(_ name: String, _ fallback: T) -> T { values[name] as? T ?? fallback }
    }
    extension EnvironmentValues {
      public var colorScheme: ColorScheme {
        get { value("colorScheme", .light) }
        set { values["colorScheme"] = newValue }
      }
      public var layoutDirection: LayoutDirection {
        get { value("layoutDirection", .leftToRight) }
        set { values["layoutDirection"] = newValue }
      }
      public var font: Font? {
        get { value("font", nil) }
        set { values["font"] = newValue }
      }
      public var isEnabled: Bool {
        get { value("isEnabled", true) }
        set { values["isEnabled"] = newValue }
      }
      public var locale: Locale {
        get { value("locale", Locale.current) }
        set { values["locale"] = newValue }
      }
      public var calendar: Calendar {
        get { value("calendar", Calendar.current) }
        set { values["calendar"] = newValue }
      }
      public var timeZone: TimeZone {
        get { value("timeZone", TimeZone.current) }
        set { values["timeZone"] = newValue }
      }
      public var displayScale: CGFloat {
        get { value("displayScale", 1) }
        set { values["displayScale"] = newValue }
      }
      public var imageScale: Image.Scale {
        get { value("imageScale", .medium) }
        set { values["imageScale"] = newValue }
      }
      public var lineLimit: Int? {
        get { value("lineLimit", nil) }
        set { values["lineLimit"] = newValue }
      }
      public var lineSpacing: CGFloat {
        get { value("lineSpacing", 0) }
        set { values["lineSpacing"] = newValue }
      }
      public var minimumScaleFactor: CGFloat {
        get { value("minimumScaleFactor", 1) }
        set { values["minimumScaleFactor"] = newValue }
      }
      public var allowsTightening: Bool {
        get { value("allowsTightening", false) }
        set { values["allowsTightening"] = newValue }
      }
      public var truncationMode: Text.TruncationMode {
        get { value("truncationMode", .tail) }
        set { values["truncationMode"] = newValue }
      }
      public var multilineTextAlignment: TextAlignment {
        get { value("multilineTextAlignment", .leading) }
        set { values["multilineTextAlignment"] = newValue }
      }
      public var defaultMinListRowHeight: CGFloat {
        get { value("defaultMinListRowHeight", 0) }
        set { values["defaultMinListRowHeight"] = newValue }
      }
      public var defaultMinListHeaderHeight: CGFloat? {
        get { value("defaultMinListHeaderHeight", nil) }
        set { values["defaultMinListHeaderHeight"] = newValue }
      }
      public var sizeCategory: ContentSizeCategory {
        get { value("sizeCategory", .large) }
        set { values["sizeCategory"] = newValue }
      }
      public var legibilityWeight: LegibilityWeight? {
        get { value("legibilityWeight", nil) }
        set { values["legibilityWeight"] = newValue }
      }
      public var autocorrectionDisabled: Bool {
        get { value("autocorrectionDisabled", false) }
        set { values["autocorrectionDisabled"] = newValue }
      }
      public var disableAutocorrection: Bool? {
        get { value("disableAutocorrection", nil) }
        set { values["disableAutocorrection"] = newValue }
      }
      @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
      public var textCase: Text.Case? {
        get { value("textCase", nil) }
        set { values["textCase"] = newValue }
      }
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
      public var dynamicTypeSize: DynamicTypeSize {
        get { value("dynamicTypeSize", .large) }
        set { values["dynamicTypeSize"] = newValue }
      }
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
      public var controlSize: ControlSize {
        get { value("controlSize", .regular) }
        set { values["controlSize"] = newValue }
      }
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
      public var symbolRenderingMode: SymbolRenderingMode? {
        get { value("symbolRenderingMode", nil) }
        set { values["symbolRenderingMode"] = newValue }
      }
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
      public var symbolVariants: SymbolVariants {
        get { value("symbolVariants", .none) }
        set { values["symbolVariants"] = newValue }
      }
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
      public var headerProminence: Prominence {
        get { value("headerProminence", .standard) }
        set { values["headerProminence"] = newValue }
      }
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
      public var keyboardShortcut: KeyboardShortcut? {
        get { value("keyboardShortcut", nil) }
        set { values["keyboardShortcut"] = newValue }
      }
      @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
      public var backgroundStyle: AnyShapeStyle? {
        get { value("backgroundStyle", nil) }
        set { values["backgroundStyle"] = newValue }
      }
      @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
      public var isScrollEnabled: Bool {
        get { value("isScrollEnabled", true) }
        set { values["isScrollEnabled"] = newValue }
      }
      @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
      public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { value("horizontalScrollIndicatorVisibility", .automatic) }
        set { values["horizontalScrollIndicatorVisibility"] = newValue }
      }
      @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
      public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { value("verticalScrollIndicatorVisibility", .automatic) }
        set { values["verticalScrollIndicatorVisibility"] = newValue }
      }
      @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
      public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { value("scrollDismissesKeyboardMode", .automatic) }
        set { values["scrollDismissesKeyboardMode"] = newValue }
      }
      @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
      public var menuOrder: MenuOrder {
        get { value("menuOrder", .automatic) }
        set { values["menuOrder"] = newValue }
      }
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
      public var allowedDynamicRange: Image.DynamicRange? {
        get { value("allowedDynamicRange", nil) }
        set { values["allowedDynamicRange"] = newValue }
      }
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
      public var backgroundProminence: BackgroundProminence {
        get { value("backgroundProminence", .standard) }
        set { values["backgroundProminence"] = newValue }
      }
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
      public var badgeProminence: BadgeProminence {
        get { value("badgeProminence", .standard) }
        set { values["badgeProminence"] = newValue }
      }
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
      public var isFocusEffectEnabled: Bool {
        get { value("isFocusEffectEnabled", true) }
        set { values["isFocusEffectEnabled"] = newValue }
      }
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
      public var menuIndicatorVisibility: Visibility {
        get { value("menuIndicatorVisibility", .automatic) }
        set { values["menuIndicatorVisibility"] = newValue }
      }
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
      public var springLoadingBehavior: SpringLoadingBehavior {
        get { value("springLoadingBehavior", .automatic) }
        set { values["springLoadingBehavior"] = newValue }
      }
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
      public var contentTransition: ContentTransition {
        get { value("contentTransition", .identity) }
        set { values["contentTransition"] = newValue }
      }
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
      public var contentTransitionAddsDrawingGroup: Bool {
        get { value("contentTransitionAddsDrawingGroup", false) }
        set { values["contentTransitionAddsDrawingGroup"] = newValue }
      }
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
      public var isHoverEffectEnabled: Bool {
        get { value("isHoverEffectEnabled", true) }
        set { values["isHoverEffectEnabled"] = newValue }
      }
      @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
      public var labelsVisibility: Visibility {
        get { value("labelsVisibility", .automatic) }
        set { values["labelsVisibility"] = newValue }
      }
      @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
      public var writingToolsBehavior: WritingToolsBehavior {
        get { value("writingToolsBehavior", .automatic) }
        set { values["writingToolsBehavior"] = newValue }
      }
      @available(iOS 13.0, tvOS 13.0, *) @available(macOS, unavailable) @available(watchOS, unavailable)
      public var editMode: Binding<EditMode>? {
        get { value("editMode", nil) }
        set { values["editMode"] = newValue }
      }
      @available(iOS 13.0, macOS 14.0, tvOS 13.0, watchOS 10.0, *)
      public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { value("horizontalSizeClass", nil) }
        set { values["horizontalSizeClass"] = newValue }
      }
      @available(iOS 13.0, macOS 14.0, tvOS 13.0, watchOS 10.0, *)
      public var verticalSizeClass: UserInterfaceSizeClass? {
        get { value("verticalSizeClass", nil) }
        set { values["verticalSizeClass"] = newValue }
      }
      @available(iOS, deprecated: 100000.0) @available(macOS, deprecated: 100000.0)
      public var presentationMode: Binding<PresentationMode> { value("presentationMode", Binding.constant(PresentationMode())) }
      public var pixelLength: CGFloat { value("pixelLength", 1) }
      public var undoManager: UndoManager? { value("undoManager", nil) }
      public var colorSchemeContrast: ColorSchemeContrast { value("colorSchemeContrast", .standard) }
      public var accessibilityEnabled: Bool { value("accessibilityEnabled", false) }
      public var accessibilityDifferentiateWithoutColor: Bool { value("accessibilityDifferentiateWithoutColor", false) }
      public var accessibilityReduceTransparency: Bool { value("accessibilityReduceTransparency", false) }
      public var accessibilityReduceMotion: Bool { value("accessibilityReduceMotion", false) }
      public var accessibilityInvertColors: Bool { value("accessibilityInvertColors", false) }
      @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
      public var scenePhase: ScenePhase { value("scenePhase", .active) }
      @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
      public var openURL: OpenURLAction { value("openURL", OpenURLAction()) }
      @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
      public var resetFocus: ResetFocusAction { value("resetFocus", ResetFocusAction()) }
      @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
      public var accessibilityShowButtonShapes: Bool { value("accessibilityShowButtonShapes", false) }
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
      public var dismiss: DismissAction { value("dismiss", DismissAction()) }
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
      public var isPresented: Bool { value("isPresented", false) }
      @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
      public var redactionReasons: RedactionReasons {
        get { value("redactionReasons", []) }
        set { values["redactionReasons"] = newValue }
      }
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
      public var isSearching: Bool { value("isSearching", false) }
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
      public var dismissSearch: DismissSearchAction { value("dismissSearch", DismissSearchAction()) }
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
      public var refresh: RefreshAction? { value("refresh", nil) }
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
      public var accessibilityLargeContentViewerEnabled: Bool { value("accessibilityLargeContentViewerEnabled", false) }
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
      public var accessibilitySwitchControlEnabled: Bool { value("accessibilitySwitchControlEnabled", false) }
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
      public var accessibilityVoiceOverEnabled: Bool { value("accessibilityVoiceOverEnabled", false) }
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
      public var isLuminanceReduced: Bool { value("isLuminanceReduced", false) }
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
      public var backgroundMaterial: Material? { value("backgroundMaterial", nil) }
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
      public var isFocused: Bool { value("isFocused", false) }
      @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
      public var openWindow: OpenWindowAction { value("openWindow", OpenWindowAction()) }
      @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
      public var supportsMultipleWindows: Bool { value("supportsMultipleWindows", false) }
      @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
      public var rename: RenameAction? { value("rename", nil) }
      @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
      public var searchSuggestionsPlacement: SearchSuggestionsPlacement { value("searchSuggestionsPlacement", .automatic) }
      @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
      public var showsWidgetLabel: Bool { value("showsWidgetLabel", false) }
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
      public var dismissWindow: DismissWindowAction { value("dismissWindow", DismissWindowAction()) }
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
      public var openDocument: OpenDocumentAction { value("openDocument", OpenDocumentAction()) }
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
      public var buttonRepeatBehavior: ButtonRepeatBehavior { value("buttonRepeatBehavior", .automatic) }
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
      public var isSceneCaptured: Bool { value("isSceneCaptured", false) }
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
      public var accessibilityPlayAnimatedImages: Bool { value("accessibilityPlayAnimatedImages", true) }
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
      public var accessibilityDimFlashingLights: Bool { value("accessibilityDimFlashingLights", false) }
      @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
      public var tabBarPlacement: TabBarPlacement? { value("tabBarPlacement", nil) }
      @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
      public var isTabBarShowingSections: Bool { value("isTabBarShowingSections", false) }
      @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
      public var appearsActive: Bool { value("appearsActive", true) }
      @available(macOS 11.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable)
      @available(visionOS, unavailable)
      public var controlActiveState: ControlActiveState { value("controlActiveState", .key) }
      @available(macOS 14.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable)
      @available(visionOS, unavailable)
      public var openSettings: OpenSettingsAction { OpenSettingsAction() }
      @available(macOS 13.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable)
      public var newDocument: NewDocumentAction { NewDocumentAction() }
      @available(iOS 16.0, macOS 13.0, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
      public var requestReview: RequestReviewAction { RequestReviewAction() }
    }
    public struct RequestReviewAction { public func callAsFunction() {} }
    """#
