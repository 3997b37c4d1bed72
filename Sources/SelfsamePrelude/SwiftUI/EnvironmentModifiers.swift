// The environment, the modifiers that write it, and those of text that do so on views.

extension PreludeSource {
    static let swiftUIEnvironmentModifiers = PreludeSource(module: "SwiftUI", name: "EnvironmentModifiers", text: source)
}

private let source = #"""
    // selfsame: environment
    public struct EnvironmentValues: CustomStringConvertible {
        var entries: [String: Any] = [:]
        public init() {}
        public var description: String { "\(entries)" }
        public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
            get { entry(String(reflecting: key)) ?? K.defaultValue }
            set { setEntry(String(reflecting: key), newValue) }
        }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public subscript<T>(objectType: T.Type) -> T? where T: AnyObject, T: Observable {
            get { entry(String(reflecting: objectType)) }
            set { setEntry(String(reflecting: objectType), newValue as Any) }
        }
        func entry<Value>(_ name: String) -> Value? { entries[name] as? Value }
        mutating func setEntry(_ name: String, _ value: Any) { entries[name] = value }
    }

    extension EnvironmentValues {
        public var font: Font? {
            get { entry("font") ?? nil }
            set { setEntry("font", newValue) }
        }
        public var lineLimit: Int? {
            get { entry("lineLimit") ?? nil }
            set { setEntry("lineLimit", newValue) }
        }
        public var lineSpacing: CGFloat {
            get { entry("lineSpacing") ?? 0 }
            set { setEntry("lineSpacing", newValue) }
        }
        public var multilineTextAlignment: TextAlignment {
            get { entry("multilineTextAlignment") ?? .leading }
            set { setEntry("multilineTextAlignment", newValue) }
        }
        public var truncationMode: Text.TruncationMode {
            get { entry("truncationMode") ?? .tail }
            set { setEntry("truncationMode", newValue) }
        }
        public var minimumScaleFactor: CGFloat {
            get { entry("minimumScaleFactor") ?? 1 }
            set { setEntry("minimumScaleFactor", newValue) }
        }
        public var allowsTightening: Bool {
            get { entry("allowsTightening") ?? false }
            set { setEntry("allowsTightening", newValue) }
        }
        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public var textCase: Text.Case? {
            get { entry("textCase") ?? nil }
            set { setEntry("textCase", newValue) }
        }
        public var disableAutocorrection: Bool? {
            get { entry("disableAutocorrection") ?? nil }
            set { setEntry("disableAutocorrection", newValue) }
        }
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public var autocorrectionDisabled: Bool {
            get { entry("autocorrectionDisabled") ?? false }
            set { setEntry("autocorrectionDisabled", newValue) }
        }
        // selfsame: system, seldom
        public var colorScheme: ColorScheme {
            get { entry("colorScheme") ?? .light }
            set { setEntry("colorScheme", newValue) }
        }
        // selfsame: system, seldom
        public var colorSchemeContrast: ColorSchemeContrast { entry("colorSchemeContrast") ?? .standard }
        // selfsame: system, seldom, lasting
        public var layoutDirection: LayoutDirection {
            get { entry("layoutDirection") ?? .leftToRight }
            set { setEntry("layoutDirection", newValue) }
        }
        // selfsame: system, seldom
        public var locale: Locale {
            get { entry("locale") ?? Locale(identifier: "en") }
            set { setEntry("locale", newValue) }
        }
        // selfsame: system, seldom
        public var calendar: Calendar {
            get { entry("calendar") ?? Calendar(identifier: .gregorian) }
            set { setEntry("calendar", newValue) }
        }
        // selfsame: system, seldom
        public var timeZone: TimeZone {
            get { entry("timeZone") ?? .current }
            set { setEntry("timeZone", newValue) }
        }
        public var isEnabled: Bool {
            get { entry("isEnabled") ?? true }
            set { setEntry("isEnabled", newValue) }
        }
        // selfsame: system
        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public var isFocused: Bool { entry("isFocused") ?? false }
        public var imageScale: Image.Scale {
            get { entry("imageScale") ?? .medium }
            set { setEntry("imageScale", newValue) }
        }
        // selfsame: system
        public var displayScale: CGFloat {
            get { entry("displayScale") ?? 1 }
            set { setEntry("displayScale", newValue) }
        }
        // selfsame: system
        public var pixelLength: CGFloat { entry("pixelLength") ?? 1 }
        // selfsame: system, seldom
        public var legibilityWeight: LegibilityWeight? {
            get { entry("legibilityWeight") ?? nil }
            set { setEntry("legibilityWeight", newValue) }
        }
        // selfsame: system, seldom
        public var sizeCategory: ContentSizeCategory {
            get { entry("sizeCategory") ?? .large }
            set { setEntry("sizeCategory", newValue) }
        }
        // selfsame: system, seldom
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public var dynamicTypeSize: DynamicTypeSize {
            get { entry("dynamicTypeSize") ?? .large }
            set { setEntry("dynamicTypeSize", newValue) }
        }
        // selfsame: system
        public var horizontalSizeClass: UserInterfaceSizeClass? {
            get { entry("horizontalSizeClass") ?? nil }
            set { setEntry("horizontalSizeClass", newValue) }
        }
        // selfsame: system
        public var verticalSizeClass: UserInterfaceSizeClass? {
            get { entry("verticalSizeClass") ?? nil }
            set { setEntry("verticalSizeClass", newValue) }
        }
        public var defaultMinListRowHeight: CGFloat {
            get { entry("defaultMinListRowHeight") ?? 0 }
            set { setEntry("defaultMinListRowHeight", newValue) }
        }
        public var defaultMinListHeaderHeight: CGFloat? {
            get { entry("defaultMinListHeaderHeight") ?? nil }
            set { setEntry("defaultMinListHeaderHeight", newValue) }
        }
        public var editMode: Binding<EditMode>? {
            get { entry("editMode") ?? nil }
            set { setEntry("editMode", newValue) }
        }
        // selfsame: system
        public var presentationMode: Binding<PresentationMode> { entry("presentationMode") ?? .constant(PresentationMode(isPresented: false)) }
        // selfsame: system, dismisses
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public var dismiss: DismissAction { entry("dismiss") ?? DismissAction() }
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public var isPresented: Bool { entry("isPresented") ?? false }
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public var dismissSearch: DismissSearchAction { entry("dismissSearch") ?? DismissSearchAction() }
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public var isSearching: Bool { entry("isSearching") ?? false }
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public var refresh: RefreshAction? { entry("refresh") ?? nil }
        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public var openURL: OpenURLAction {
            get { entry("openURL") ?? OpenURLAction() }
            set { setEntry("openURL", newValue) }
        }
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public var openWindow: OpenWindowAction { entry("openWindow") ?? OpenWindowAction() }
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public var dismissWindow: DismissWindowAction { entry("dismissWindow") ?? DismissWindowAction() }
        @available(macOS 14, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public var openSettings: OpenSettingsAction { entry("openSettings") ?? OpenSettingsAction() }
        @available(macOS 13, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public var openDocument: OpenDocumentAction { entry("openDocument") ?? OpenDocumentAction() }
        @available(macOS 13, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public var newDocument: NewDocumentAction { entry("newDocument") ?? NewDocumentAction() }
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public var rename: RenameAction? { entry("rename") ?? nil }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public var resetFocus: ResetFocusAction { entry("resetFocus") ?? ResetFocusAction() }
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public var requestReview: RequestReviewAction { entry("requestReview") ?? RequestReviewAction() }
        @available(visionOS 1, *)
        @available(iOS, unavailable)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public var openImmersiveSpace: OpenImmersiveSpaceAction { entry("openImmersiveSpace") ?? OpenImmersiveSpaceAction() }
        @available(visionOS 1, *)
        @available(iOS, unavailable)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public var dismissImmersiveSpace: DismissImmersiveSpaceAction { entry("dismissImmersiveSpace") ?? DismissImmersiveSpaceAction() }
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public var controlSize: ControlSize {
            get { entry("controlSize") ?? .regular }
            set { setEntry("controlSize", newValue) }
        }
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public var controlProminence: Prominence {
            get { entry("controlProminence") ?? .standard }
            set { setEntry("controlProminence", newValue) }
        }
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public var headerProminence: Prominence {
            get { entry("headerProminence") ?? .standard }
            set { setEntry("headerProminence", newValue) }
        }
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public var symbolVariants: SymbolVariants {
            get { entry("symbolVariants") ?? .none }
            set { setEntry("symbolVariants", newValue) }
        }
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public var symbolRenderingMode: SymbolRenderingMode? {
            get { entry("symbolRenderingMode") ?? nil }
            set { setEntry("symbolRenderingMode", newValue) }
        }
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public var submitLabel: SubmitLabel {
            get { entry("submitLabel") ?? .return }
            set { setEntry("submitLabel", newValue) }
        }
        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public var redactionReasons: RedactionReasons {
            get { entry("redactionReasons") ?? [] }
            set { setEntry("redactionReasons", newValue) }
        }
        // selfsame: system
        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public var scenePhase: ScenePhase {
            get { entry("scenePhase") ?? .active }
            set { setEntry("scenePhase", newValue) }
        }
        // selfsame: system, seldom
        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public var accessibilityEnabled: Bool { entry("accessibilityEnabled") ?? false }
        // selfsame: system, seldom
        public var accessibilityReduceMotion: Bool { entry("accessibilityReduceMotion") ?? false }
        // selfsame: system, seldom
        public var accessibilityReduceTransparency: Bool { entry("accessibilityReduceTransparency") ?? false }
        // selfsame: system, seldom
        public var accessibilityDifferentiateWithoutColor: Bool { entry("accessibilityDifferentiateWithoutColor") ?? false }
        // selfsame: system, seldom
        public var accessibilityInvertColors: Bool { entry("accessibilityInvertColors") ?? false }
        // selfsame: system, seldom
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public var accessibilityShowButtonShapes: Bool { entry("accessibilityShowButtonShapes") ?? false }
        // selfsame: system, seldom
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public var accessibilityVoiceOverEnabled: Bool { entry("accessibilityVoiceOverEnabled") ?? false }
        // selfsame: system, seldom
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public var accessibilitySwitchControlEnabled: Bool { entry("accessibilitySwitchControlEnabled") ?? false }
        // selfsame: system, seldom
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public var accessibilityLargeContentViewerEnabled: Bool { entry("accessibilityLargeContentViewerEnabled") ?? false }
        // selfsame: system, seldom
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public var accessibilityDimFlashingLights: Bool { entry("accessibilityDimFlashingLights") ?? false }
        // selfsame: system, seldom
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public var accessibilityPlayAnimatedImages: Bool { entry("accessibilityPlayAnimatedImages") ?? false }
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public var keyboardShortcut: KeyboardShortcut? { entry("keyboardShortcut") ?? nil }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public var allowedDynamicRange: Image.DynamicRange? {
            get { entry("allowedDynamicRange") ?? nil }
            set { setEntry("allowedDynamicRange", newValue) }
        }
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public var isLuminanceReduced: Bool {
            get { entry("isLuminanceReduced") ?? false }
            set { setEntry("isLuminanceReduced", newValue) }
        }
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public var isScrollEnabled: Bool {
            get { entry("isScrollEnabled") ?? true }
            set { setEntry("isScrollEnabled", newValue) }
        }
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
            get { entry("horizontalScrollIndicatorVisibility") ?? .automatic }
            set { setEntry("horizontalScrollIndicatorVisibility", newValue) }
        }
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
            get { entry("verticalScrollIndicatorVisibility") ?? .automatic }
            set { setEntry("verticalScrollIndicatorVisibility", newValue) }
        }
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
            get { entry("scrollDismissesKeyboardMode") ?? .automatic }
            set { setEntry("scrollDismissesKeyboardMode", newValue) }
        }
        @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
        public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
            get { entry("horizontalScrollBounceBehavior") ?? .automatic }
            set { setEntry("horizontalScrollBounceBehavior", newValue) }
        }
        @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
        public var verticalScrollBounceBehavior: ScrollBounceBehavior {
            get { entry("verticalScrollBounceBehavior") ?? .automatic }
            set { setEntry("verticalScrollBounceBehavior", newValue) }
        }
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public var menuOrder: MenuOrder {
            get { entry("menuOrder") ?? .automatic }
            set { setEntry("menuOrder", newValue) }
        }
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public var menuIndicatorVisibility: Visibility {
            get { entry("menuIndicatorVisibility") ?? .automatic }
            set { setEntry("menuIndicatorVisibility", newValue) }
        }
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public var contentTransition: ContentTransition {
            get { entry("contentTransition") ?? .identity }
            set { setEntry("contentTransition", newValue) }
        }
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public var contentTransitionAddsDrawingGroup: Bool {
            get { entry("contentTransitionAddsDrawingGroup") ?? false }
            set { setEntry("contentTransitionAddsDrawingGroup", newValue) }
        }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public var springLoadingBehavior: SpringLoadingBehavior {
            get { entry("springLoadingBehavior") ?? .automatic }
            set { setEntry("springLoadingBehavior", newValue) }
        }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public var buttonRepeatBehavior: ButtonRepeatBehavior {
            get { entry("buttonRepeatBehavior") ?? .automatic }
            set { setEntry("buttonRepeatBehavior", newValue) }
        }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public var badgeProminence: BadgeProminence {
            get { entry("badgeProminence") ?? .standard }
            set { setEntry("badgeProminence", newValue) }
        }
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public var backgroundStyle: AnyShapeStyle? {
            get { entry("backgroundStyle") ?? nil }
            set { setEntry("backgroundStyle", newValue) }
        }
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        var listRowSpacing: CGFloat? {
            get { entry("listRowSpacing") ?? nil }
            set { setEntry("listRowSpacing", newValue) }
        }
        public var undoManager: UndoManager? {
            get { entry("undoManager") ?? nil }
            set { setEntry("undoManager", newValue) }
        }
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public var managedObjectContext: NSManagedObjectContext {
            get { entry("managedObjectContext") ?? NSManagedObjectContext() }
            set { setEntry("managedObjectContext", newValue) }
        }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public var modelContext: ModelContext {
            get { entry("modelContext") ?? ModelContext() }
            set { setEntry("modelContext", newValue) }
        }
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public var supportsMultipleWindows: Bool { entry("supportsMultipleWindows") ?? false }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public var backgroundMaterial: Material? { entry("backgroundMaterial") ?? nil }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public var backgroundProminence: BackgroundProminence { entry("backgroundProminence") ?? .standard }
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public var controlActiveState: ControlActiveState { entry("controlActiveState") ?? .key }
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public var tabBarPlacement: TabBarPlacement? { entry("tabBarPlacement") ?? nil }
        @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
        public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { entry("tabViewBottomAccessoryPlacement") ?? nil }
        // selfsame: constant
        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public var widgetFamily: WidgetFamily { entry("widgetFamily") ?? .systemSmall }
        // selfsame: constant
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public var widgetRenderingMode: WidgetRenderingMode { entry("widgetRenderingMode") ?? .fullColor }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public var showsWidgetContainerBackground: Bool { entry("showsWidgetContainerBackground") ?? false }
        public var defaultWheelPickerItemHeight: CGFloat {
            get { entry("defaultWheelPickerItemHeight") ?? 0 }
            set { setEntry("defaultWheelPickerItemHeight", newValue) }
        }
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public var buttonBorderShape: ButtonBorderShape {
            get { entry("buttonBorderShape") ?? .automatic }
            set { setEntry("buttonBorderShape", newValue) }
        }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public var sidebarRowSize: SidebarRowSize {
            get { entry("sidebarRowSize") ?? .medium }
            set { setEntry("sidebarRowSize", newValue) }
        }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public var isFocusEffectEnabled: Bool { entry("isFocusEffectEnabled") ?? true }
        @available(iOS 17, tvOS 17, *)
        @available(macOS, unavailable)
        @available(watchOS, unavailable)
        public var isHoverEffectEnabled: Bool { entry("isHoverEffectEnabled") ?? true }
        // selfsame: system, seldom
        @available(iOS 17, tvOS 17, *)
        @available(macOS, unavailable)
        @available(watchOS, unavailable)
        public var isSceneCaptured: Bool {
            get { entry("isSceneCaptured") ?? false }
            set { setEntry("isSceneCaptured", newValue) }
        }
        // selfsame: system, seldom
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public var accessibilityQuickActionsEnabled: Bool { entry("accessibilityQuickActionsEnabled") ?? false }
        // selfsame: system, seldom
        @available(visionOS 1, *)
        @available(iOS, unavailable)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public var accessibilityPrefersHeadAnchorAlternative: Bool { entry("accessibilityPrefersHeadAnchorAlternative") ?? false }
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public var searchSuggestionsPlacement: SearchSuggestionsPlacement { entry("searchSuggestionsPlacement") ?? .automatic }
        // selfsame: system, seldom
        @available(iOS 17, macOS 14, visionOS 1, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public var documentConfiguration: DocumentConfiguration? { entry("documentConfiguration") }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public var navigationLinkIndicatorVisibility: Visibility { entry("navigationLinkIndicatorVisibility") ?? .automatic }
        @available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *)
        public var labelIconToTitleSpacing: CGFloat? { entry("labelIconToTitleSpacing") }
        @available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *)
        public var labelReservedIconWidth: CGFloat? { entry("labelReservedIconWidth") }
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public var labelsVisibility: Visibility {
            get { entry("labelsVisibility") ?? .automatic }
            set { setEntry("labelsVisibility", newValue) }
        }
        var accentColor: Color? {
            get { entry("accentColor") ?? nil }
            set { setEntry("accentColor", newValue) }
        }
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        var tintColor: Color? {
            get { entry("tintColor") ?? nil }
            set { setEntry("tintColor", newValue) }
        }
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        var tint: AnyShapeStyle? {
            get { entry("tint") ?? nil }
            set { setEntry("tint", newValue) }
        }
        var keyboardType: KeyboardType {
            get { entry("keyboardType") ?? KeyboardType() }
            set { setEntry("keyboardType", newValue) }
        }
        var textContentType: String? {
            get { entry("textContentType") ?? nil }
            set { setEntry("textContentType", newValue) }
        }
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        var textLineStyle: Text.LineStyle? {
            get { entry("textLineStyle") ?? nil }
            set { setEntry("textLineStyle", newValue) }
        }
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        var textTracking: CGFloat {
            get { entry("textTracking") ?? 0 }
            set { setEntry("textTracking", newValue) }
        }
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        var textKerning: CGFloat {
            get { entry("textKerning") ?? 0 }
            set { setEntry("textKerning", newValue) }
        }
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        var textBaselineOffset: CGFloat {
            get { entry("textBaselineOffset") ?? 0 }
            set { setEntry("textBaselineOffset", newValue) }
        }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        var listSectionSpacing: ListSectionSpacing? {
            get { entry("listSectionSpacing") ?? nil }
            set { setEntry("listSectionSpacing", newValue) }
        }
    }

    // MARK: What actions and modes of the environment are

    public struct PresentationMode {
        public var isPresented: Bool
        // selfsame: dismisses
        public mutating func dismiss() { isPresented = false }
    }

    public enum EditMode {
        case inactive, transient, active
        public var isEditing: Bool { self != .inactive }
    }

    public enum ControlActiveState: Equatable, CaseIterable { case key, active, inactive }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public enum Prominence { case standard, increased }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct BackgroundProminence: Hashable {
        var name: String
        public static let standard = BackgroundProminence(name: "standard")
        public static let increased = BackgroundProminence(name: "increased")
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct BadgeProminence: Hashable {
        var name: String
        public static let standard = BadgeProminence(name: "standard")
        public static let increased = BadgeProminence(name: "increased")
        public static let decreased = BadgeProminence(name: "decreased")
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct DismissAction { public func callAsFunction() {} }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct DismissSearchAction { public func callAsFunction() {} }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct RefreshAction { public func callAsFunction() async {} }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct RenameAction { public func callAsFunction() {} }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct RequestReviewAction { public func callAsFunction() {} }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct ResetFocusAction { public func callAsFunction(in namespace: Namespace.ID) {} }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct OpenURLAction {
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public struct Result {
            public static let handled = Result()
            public static let discarded = Result()
            public static let systemAction = Result()
            public static func systemAction(_ url: URL) -> OpenURLAction.Result { Result() }
        }
        init() {}
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public init(handler: @escaping (URL) -> OpenURLAction.Result) {}
        public func callAsFunction(_ url: URL) {}
        public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {}
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct OpenWindowAction {
        public func callAsFunction(id: String) {}
        public func callAsFunction<D>(value: D) where D: Codable, D: Hashable {}
        public func callAsFunction<D>(id: String, value: D) where D: Codable, D: Hashable {}
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct DismissWindowAction {
        public func callAsFunction() {}
        public func callAsFunction(id: String) {}
        public func callAsFunction<D>(value: D) where D: Codable, D: Hashable {}
        public func callAsFunction<D>(id: String, value: D) where D: Codable, D: Hashable {}
    }

    @available(macOS 14, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct OpenSettingsAction { public func callAsFunction() {} }

    @available(macOS 13, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct OpenDocumentAction { public func callAsFunction(at url: URL) async throws {} }

    @available(macOS 13, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct NewDocumentAction {
        public func callAsFunction<D>(_ newDocument: @autoclosure @escaping () -> D) where D: FileDocument {}
        public func callAsFunction<D>(_ newDocument: @escaping () -> D) where D: ReferenceFileDocument {}
        public func callAsFunction(contentType: UTType) {}
    }

    @available(visionOS 1, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct OpenImmersiveSpaceAction {
        public enum Result { case opened, userCancelled, error }
        public func callAsFunction(id: String) async -> OpenImmersiveSpaceAction.Result { .opened }
        public func callAsFunction<D>(value: D) async -> OpenImmersiveSpaceAction.Result where D: Codable, D: Hashable { .opened }
        public func callAsFunction<D>(id: String, value: D) async -> OpenImmersiveSpaceAction.Result where D: Codable, D: Hashable { .opened }
    }

    @available(visionOS 1, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct DismissImmersiveSpaceAction { public func callAsFunction() async {} }

    /// What the environment keeps of `keyboardType(_:)`.
    public struct KeyboardType: Equatable {}

    // MARK: Writing the environment

    @frozen public struct _EnvironmentKeyWritingModifier<Value>: ViewModifier, _SceneModifier {
        public typealias Body = Never
        public var keyPath: WritableKeyPath<EnvironmentValues, Value>
        public var value: Value
        public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
            self.keyPath = keyPath
            self.value = value
        }
    }

    @frozen public struct _EnvironmentKeyTransformModifier<Value>: ViewModifier {
        public typealias Body = Never
        public var name: String
        public var argument: Any
        public init(_ name: String, _ argument: Any) {
            self.name = name
            self.argument = argument
        }
    }

    /// The place of an object in the environment; SwiftUI's own is not public.
    struct _ObjectKey<T>: Hashable where T: AnyObject {}

    extension EnvironmentValues {
        subscript<T>(object key: _ObjectKey<T>) -> T? where T: AnyObject {
            get { entry(String(reflecting: T.self)) }
            set { setEntry(String(reflecting: T.self), newValue as Any) }
        }
    }

    extension View {
        // selfsame: never inert, sets environment
        public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
            modifier(_EnvironmentKeyWritingModifier<V>(keyPath: keyPath, value: value))
        }

        // selfsame: never inert
        // certainty: strong
        // selfsame: sets environment
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func environment<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
            modifier(_EnvironmentKeyWritingModifier<T?>(keyPath: \.[object: _ObjectKey<T>()], value: object))
        }

        // selfsame: never inert, sets environment
        public func environmentObject<T>(_ object: T) -> some View where T: ObservableObject {
            modifier(_EnvironmentKeyWritingModifier<T?>(keyPath: \.[object: _ObjectKey<T>()], value: object))
        }

        // selfsame: sets environment
        // selfsame: key keyPath transform
        public func transformEnvironment<V>(
            _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
        ) -> some View {
            modifier(_EnvironmentKeyTransformModifier<V>("transformEnvironment", keyPath))
        }

        // selfsame: inert(unsafe) false
        // selfsame: key isEnabled and
        // selfsame: blocks with true
        public func disabled(_ disabled: Bool) -> some View { modifier(_EnvironmentKeyTransformModifier<Bool>("disabled", disabled)) }

        // selfsame: never inert
        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public func colorScheme(_ colorScheme: ColorScheme) -> some View {
            modifier(_EnvironmentKeyWritingModifier<ColorScheme>(keyPath: \.colorScheme, value: colorScheme))
        }

        // selfsame: neutral(a view around it says otherwise) .medium
        public func imageScale(_ scale: Image.Scale) -> some View {
            modifier(_EnvironmentKeyWritingModifier<Image.Scale>(keyPath: \.imageScale, value: scale))
        }

        // selfsame: neutral(a view around it says otherwise) .regular
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func controlSize(_ controlSize: ControlSize) -> some View {
            modifier(_EnvironmentKeyWritingModifier<ControlSize>(keyPath: \.controlSize, value: controlSize))
        }

        // certainty: strong
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
            modifier(_EnvironmentKeyWritingModifier<DynamicTypeSize>(keyPath: \.dynamicTypeSize, value: size))
        }

        // certainty: strong
        // selfsame: key dynamicTypeSize clamp
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func dynamicTypeSize<T>(_ range: T) -> some View where T: RangeExpression, T.Bound == DynamicTypeSize {
            modifier(_EnvironmentKeyTransformModifier<DynamicTypeSize>("dynamicTypeSize", range))
        }

        // selfsame: never inert
        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public func accentColor(_ accentColor: Color?) -> some View {
            modifier(_EnvironmentKeyWritingModifier<Color?>(keyPath: \.accentColor, value: accentColor))
        }

        // Applies where the availability does not reach iOS 16.
        // selfsame: never inert
        // selfsame: key tint
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        @_disfavoredOverload
        public func tint(_ tint: Color?) -> some View { modifier(_EnvironmentKeyWritingModifier<Color?>(keyPath: \.tintColor, value: tint)) }

        // selfsame: never inert
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func tint<S>(_ tint: S?) -> some View where S: ShapeStyle {
            modifier(_EnvironmentKeyWritingModifier<AnyShapeStyle?>(keyPath: \.tint, value: tint.map(AnyShapeStyle.init)))
        }

        // selfsame: neutral(a view around it says otherwise) .none
        // certainty: strong
        // selfsame: key symbolVariants union
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func symbolVariant(_ variant: SymbolVariants) -> some View {
            modifier(_EnvironmentKeyTransformModifier<SymbolVariants>("symbolVariant", variant))
        }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
            modifier(_EnvironmentKeyWritingModifier<SymbolRenderingMode?>(keyPath: \.symbolRenderingMode, value: mode))
        }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
            modifier(_EnvironmentKeyWritingModifier<Image.DynamicRange?>(keyPath: \.allowedDynamicRange, value: range))
        }

        // selfsame: inert(unsafe) reason: []
        // certainty: strong
        // selfsame: key redactionReasons union
        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func redacted(reason: RedactionReasons) -> some View {
            modifier(_EnvironmentKeyTransformModifier<RedactionReasons>("redacted", reason))
        }

        // certainty: strong
        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func unredacted() -> some View {
            modifier(_EnvironmentKeyWritingModifier<RedactionReasons>(keyPath: \.redactionReasons, value: []))
        }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func menuIndicator(_ visibility: Visibility) -> some View {
            modifier(_EnvironmentKeyWritingModifier<Visibility>(keyPath: \.menuIndicatorVisibility, value: visibility))
        }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
            modifier(_EnvironmentKeyWritingModifier<ButtonBorderShape>(keyPath: \.buttonBorderShape, value: shape))
        }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func badgeProminence(_ prominence: BadgeProminence) -> some View {
            modifier(_EnvironmentKeyWritingModifier<BadgeProminence>(keyPath: \.badgeProminence, value: prominence))
        }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
            modifier(_EnvironmentKeyWritingModifier<SpringLoadingBehavior>(keyPath: \.springLoadingBehavior, value: behavior))
        }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func listRowSpacing(_ spacing: CGFloat?) -> some View {
            modifier(_EnvironmentKeyWritingModifier<CGFloat?>(keyPath: \.listRowSpacing, value: spacing))
        }

        @available(watchOS 6, *)
        @available(iOS, unavailable)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(visionOS, unavailable)
        public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View {
            modifier(_EnvironmentKeyWritingModifier<CGFloat>(keyPath: \.defaultWheelPickerItemHeight, value: height))
        }

        // certainty: opaque
        // selfsame: key headerProminence
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func headerProminence(_ prominence: Prominence) -> some View { modifier(_Unpublished_headerProminence(arguments: [prominence])) }

        // certainty: opaque
        // selfsame: key buttonRepeatBehavior
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
            modifier(_Unpublished_buttonRepeatBehavior(arguments: [behavior]))
        }

        // certainty: opaque
        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func defaultAppStorage(_ store: UserDefaults) -> some View { modifier(_Unpublished_defaultAppStorage(arguments: [store])) }
    }

    public struct PrivacyRedactionViewModifier: ViewModifier {
        public typealias Body = Never
        public var sensitive: Bool
    }

    public struct LabelsHiddenModifier: ViewModifier {
        public typealias Body = Never
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public struct ViewInputFlagModifier<Flag>: ViewModifier {
        public typealias Body = Never
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public struct LabelVisibilityConfigured {}

    extension View {
        // selfsame: inert(unsafe) false
        // certainty: strong
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func privacySensitive(_ sensitive: Bool = true) -> some View { modifier(PrivacyRedactionViewModifier(sensitive: sensitive)) }

        // certainty: strong
        public func labelsHidden() -> some View { modifier(LabelsHiddenModifier()) }

        // certainty: strong
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public func labelsVisibility(_ visibility: Visibility) -> some View {
            ModifiedContent(
                content: modifier(_EnvironmentKeyWritingModifier<Visibility>(keyPath: \.labelsVisibility, value: visibility)),
                modifier: ViewInputFlagModifier<LabelVisibilityConfigured>())
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct ButtonRepeatBehavior: Hashable {
        var name: String
        public static let automatic = ButtonRepeatBehavior(name: "automatic")
        public static let enabled = ButtonRepeatBehavior(name: "enabled")
        public static let disabled = ButtonRepeatBehavior(name: "disabled")
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct SpringLoadingBehavior: Hashable {
        var name: String
        public static let automatic = SpringLoadingBehavior(name: "automatic")
        public static let enabled = SpringLoadingBehavior(name: "enabled")
        public static let disabled = SpringLoadingBehavior(name: "disabled")
    }

    // MARK: Foreground

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    @frozen public struct _ForegroundStyleModifier<Style>: ViewModifier where Style: ShapeStyle {
        public typealias Body = Never
        public var style: Style
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    @frozen public struct _ForegroundStyleModifier2<S1, S2>: ViewModifier where S1: ShapeStyle, S2: ShapeStyle {
        public typealias Body = Never
        public var primary: S1
        public var secondary: S2
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    @frozen public struct _ForegroundStyleModifier3<S1, S2, S3>: ViewModifier where S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle {
        public typealias Body = Never
        public var primary: S1
        public var secondary: S2
        public var tertiary: S3
    }

    extension EnvironmentValues {
        var foregroundColor: Color? {
            get { entry("foregroundColor") ?? nil }
            set { setEntry("foregroundColor", newValue) }
        }
    }

    extension View {
        // selfsame: never inert, same size
        // selfsame: key foregroundStyle unlessNil
        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public func foregroundColor(_ color: Color?) -> some View {
            modifier(_EnvironmentKeyWritingModifier<Color?>(keyPath: \.foregroundColor, value: color))
        }

        // selfsame: neutral(a view around it sets a foreground style) .primary
        // selfsame: never inert, same size
        // selfsame: key foregroundStyle
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle { modifier(_ForegroundStyleModifier(style: style)) }

        // selfsame: never inert, same size
        // selfsame: key foregroundStyle
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func foregroundStyle<S1, S2>(_ primary: S1, _ secondary: S2) -> some View where S1: ShapeStyle, S2: ShapeStyle {
            modifier(_ForegroundStyleModifier2(primary: primary, secondary: secondary))
        }

        // selfsame: never inert, same size
        // selfsame: key foregroundStyle
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func foregroundStyle<S1, S2, S3>(_ primary: S1, _ secondary: S2, _ tertiary: S3) -> some View
        where S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle {
            modifier(_ForegroundStyleModifier3(primary: primary, secondary: secondary, tertiary: tertiary))
        }
    }

    // MARK: Labels and links
    extension View {
        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
            modifier(_Unpublished_navigationLinkIndicatorVisibility(arguments: [visibility]))
        }

        // certainty: opaque
        @available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *)
        public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
            modifier(_Unpublished_labelIconToTitleSpacing(arguments: [value]))
        }

        // certainty: opaque
        @available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *)
        public func labelReservedIconWidth(_ value: CGFloat) -> some View {
            modifier(_Unpublished_labelReservedIconWidth(arguments: [value]))
        }
    }

    public struct _Unpublished_navigationLinkIndicatorVisibility: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_labelIconToTitleSpacing: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_labelReservedIconWidth: _UnpublishedModifier {
        public var arguments: [Any]
    }

    // MARK: Text on views

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct LineLimitModifier: ViewModifier {
        public typealias Body = Never
        var limit: Any
        public var reservesSpace: Bool
    }

    extension View {
        // selfsame: never inert
        public func font(_ font: Font?) -> some View { modifier(_EnvironmentKeyWritingModifier<Font?>(keyPath: \.font, value: font)) }

        // certainty: strong
        // selfsame: key fontModifiers append
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func fontWeight(_ weight: Font.Weight?) -> some View {
            modifier(_EnvironmentKeyTransformModifier<[AnyFontModifier]>("fontWeight", weight as Any))
        }

        // certainty: strong
        // selfsame: key fontModifiers append
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func fontWidth(_ width: Font.Width?) -> some View {
            modifier(_EnvironmentKeyTransformModifier<[AnyFontModifier]>("fontWidth", width as Any))
        }

        // certainty: strong
        // selfsame: key fontModifiers append
        @available(iOS 16.1, macOS 13, tvOS 16.1, watchOS 9.1, *)
        public func fontDesign(_ design: Font.Design?) -> some View {
            modifier(_EnvironmentKeyTransformModifier<[AnyFontModifier]>("fontDesign", design as Any))
        }

        // selfsame: inert(unsafe) false
        // certainty: strong
        // selfsame: key fontModifiers append
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func bold(_ isActive: Bool = true) -> some View {
            modifier(_EnvironmentKeyTransformModifier<[AnyFontModifier]>("bold", isActive))
        }

        // selfsame: inert(unsafe) false
        // certainty: strong
        // selfsame: key fontModifiers append
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func italic(_ isActive: Bool = true) -> some View {
            modifier(_EnvironmentKeyTransformModifier<[AnyFontModifier]>("italic", isActive))
        }

        // certainty: strong
        // selfsame: key fontModifiers append
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func monospaced(_ isActive: Bool = true) -> some View {
            modifier(_EnvironmentKeyTransformModifier<[AnyFontModifier]>("monospaced", isActive))
        }

        // certainty: strong
        // selfsame: key fontModifiers append
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func monospacedDigit() -> some View { modifier(_EnvironmentKeyTransformModifier<[AnyFontModifier]>("monospacedDigit", true)) }

        // selfsame: inert(unsafe) false
        // certainty: strong
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View {
            modifier(_EnvironmentKeyWritingModifier<Text.LineStyle?>(keyPath: \.textLineStyle, value: Text.LineStyle(isActive, pattern, color)))
        }

        // selfsame: inert(unsafe) false
        // certainty: strong
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View {
            modifier(_EnvironmentKeyWritingModifier<Text.LineStyle?>(keyPath: \.textLineStyle, value: Text.LineStyle(isActive, pattern, color)))
        }

        // selfsame: inert(unsafe) 0
        // certainty: strong
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func kerning(_ kerning: CGFloat) -> some View {
            modifier(_EnvironmentKeyWritingModifier<CGFloat>(keyPath: \.textKerning, value: kerning))
        }

        // selfsame: inert(unsafe) 0
        // certainty: strong
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func tracking(_ tracking: CGFloat) -> some View {
            modifier(_EnvironmentKeyWritingModifier<CGFloat>(keyPath: \.textTracking, value: tracking))
        }

        // selfsame: inert(unsafe) 0
        // certainty: strong
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
            modifier(_EnvironmentKeyWritingModifier<CGFloat>(keyPath: \.textBaselineOffset, value: baselineOffset))
        }

        // certainty: strong
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
            modifier(_EnvironmentKeyTransformModifier<Text.Scale>("textScale", isEnabled))
        }

        // certainty: strong
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
            modifier(_EnvironmentKeyTransformModifier<TypesettingConfiguration>("typesettingLanguage", isEnabled))
        }

        // certainty: strong
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
            modifier(_EnvironmentKeyTransformModifier<TypesettingConfiguration>("typesettingLanguage", isEnabled))
        }

        // selfsame: never inert
        public func lineLimit(_ number: Int?) -> some View {
            modifier(_EnvironmentKeyWritingModifier<Int?>(keyPath: \.lineLimit, value: number))
        }

        // selfsame: never inert
        // certainty: strong
        // selfsame: key lineLimit
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { modifier(LineLimitModifier(limit: limit, reservesSpace: false)) }

        // selfsame: never inert
        // certainty: strong
        // selfsame: key lineLimit
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
            modifier(LineLimitModifier(limit: limit, reservesSpace: false))
        }

        // selfsame: never inert
        // certainty: strong
        // selfsame: key lineLimit
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func lineLimit(_ limit: ClosedRange<Int>) -> some View { modifier(LineLimitModifier(limit: limit, reservesSpace: false)) }

        // selfsame: never inert
        // certainty: strong
        // selfsame: key lineLimit
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
            modifier(LineLimitModifier(limit: limit, reservesSpace: reservesSpace))
        }

        public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
            modifier(_EnvironmentKeyWritingModifier<CGFloat>(keyPath: \.lineSpacing, value: lineSpacing))
        }

        // selfsame: neutral(a view around it says otherwise) .leading
        // selfsame: never inert
        public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
            modifier(_EnvironmentKeyWritingModifier<TextAlignment>(keyPath: \.multilineTextAlignment, value: alignment))
        }

        // selfsame: neutral(a view around it says otherwise) .tail
        public func truncationMode(_ mode: Text.TruncationMode) -> some View {
            modifier(_EnvironmentKeyWritingModifier<Text.TruncationMode>(keyPath: \.truncationMode, value: mode))
        }

        // selfsame: inert(unsafe) 1
        public func minimumScaleFactor(_ factor: CGFloat) -> some View {
            modifier(_EnvironmentKeyWritingModifier<CGFloat>(keyPath: \.minimumScaleFactor, value: factor))
        }

        public func allowsTightening(_ flag: Bool) -> some View {
            modifier(_EnvironmentKeyWritingModifier<Bool>(keyPath: \.allowsTightening, value: flag))
        }

        // selfsame: never inert
        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func textCase(_ textCase: Text.Case?) -> some View {
            modifier(_EnvironmentKeyWritingModifier<Text.Case?>(keyPath: \.textCase, value: textCase))
        }

        // certainty: opaque
        @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
        public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
            modifier(_Unpublished_lineHeight(arguments: [lineHeight as Any]))
        }

        // certainty: opaque
        // selfsame: key textSelectability
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func textSelection<S>(_ selectability: S) -> some View where S: TextSelectability {
            modifier(_Unpublished_textSelection(arguments: [selectability]))
        }

        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func textRenderer<T>(_ renderer: T) -> some View where T: TextRenderer {
            modifier(_Unpublished_textRenderer(arguments: [renderer]))
        }

        // certainty: opaque
        @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
        public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
            modifier(_Unpublished_symbolColorRenderingMode(arguments: [mode as Any]))
        }

        // certainty: opaque
        @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
        public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
            modifier(_Unpublished_symbolVariableValueMode(arguments: [mode as Any]))
        }

        // certainty: opaque
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
            modifier(_Unpublished_speechAlwaysIncludesPunctuation(arguments: [value]))
        }

        // certainty: opaque
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
            modifier(_Unpublished_speechSpellsOutCharacters(arguments: [value]))
        }

        // certainty: opaque
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func speechAdjustedPitch(_ value: Double) -> some View { modifier(_Unpublished_speechAdjustedPitch(arguments: [value])) }

        // certainty: opaque
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
            modifier(_Unpublished_speechAnnouncementsQueued(arguments: [value]))
        }
    }

    extension Text.LineStyle {
        init?(_ isActive: Bool, _ pattern: Text.LineStyle.Pattern, _ color: Color?) {
            guard isActive else { return nil }
            self.init(pattern: pattern, color: color)
        }
    }

    extension AttributedString {
        public struct LineHeight: Hashable {
            var name: String
            public static let normal = LineHeight(name: "normal")
            public static let loose = LineHeight(name: "loose")
            public static let tight = LineHeight(name: "tight")
            public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(name: "multiple(\(factor))") }
            public static func exact(points: CGFloat) -> LineHeight { LineHeight(name: "exact(\(points))") }
        }
    }

    @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
    public struct SymbolColorRenderingMode: Equatable {
        var name: String
        public static let flat = SymbolColorRenderingMode(name: "flat")
        public static let gradient = SymbolColorRenderingMode(name: "gradient")
    }

    @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
    public struct SymbolVariableValueMode: Equatable {
        var name: String
        public static let color = SymbolVariableValueMode(name: "color")
        public static let draw = SymbolVariableValueMode(name: "draw")
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public protocol TextSelectability {
        static var allowsSelection: Bool { get }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct EnabledTextSelectability: TextSelectability { public static let allowsSelection = true }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct DisabledTextSelectability: TextSelectability { public static let allowsSelection = false }

    extension TextSelectability where Self == EnabledTextSelectability {
        public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
    }

    extension TextSelectability where Self == DisabledTextSelectability {
        public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
    }

    // MARK: Text input

    extension View {
        // certainty: strong
        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public func disableAutocorrection(_ disable: Bool?) -> some View {
            modifier(_EnvironmentKeyWritingModifier<Bool?>(keyPath: \.disableAutocorrection, value: disable))
        }

        // certainty: strong
        public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
            modifier(_EnvironmentKeyWritingModifier<Bool?>(keyPath: \.disableAutocorrection, value: disable))
        }

        // selfsame: neutral(a view around it says otherwise) .default
        // certainty: strong
        @available(macOS, unavailable)
        @available(watchOS, unavailable)
        public func keyboardType(_ type: UIKeyboardType) -> some View {
            modifier(_EnvironmentKeyWritingModifier<KeyboardType>(keyPath: \.keyboardType, value: KeyboardType()))
        }

        // certainty: strong
        // selfsame: key textInputAutocapitalization
        @available(iOS 15, tvOS 15, watchOS 8, *)
        @available(macOS, unavailable)
        public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
            modifier(_EnvironmentKeyTransformModifier<TextInputAutocapitalization>("textInputAutocapitalization", autocapitalization as Any))
        }

        @available(macOS, unavailable)
        @available(watchOS, unavailable)
        public func textContentType(_ textContentType: UITextContentType?) -> some View {
            modifier(_EnvironmentKeyWritingModifier<String?>(keyPath: \.textContentType, value: textContentType?.rawValue))
        }

        @available(macOS 11, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public func textContentType(_ textContentType: NSTextContentType?) -> some View {
            modifier(_EnvironmentKeyWritingModifier<String?>(keyPath: \.textContentType, value: textContentType?.rawValue))
        }

        @available(watchOS 6, *)
        @available(iOS, unavailable)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(visionOS, unavailable)
        public func textContentType(_ textContentType: WKTextContentType?) -> some View {
            modifier(_EnvironmentKeyWritingModifier<String?>(keyPath: \.textContentType, value: textContentType?.rawValue))
        }

        // certainty: opaque
        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, unavailable)
        @available(watchOS, unavailable)
        public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
            modifier(_Unpublished_autocapitalization(arguments: [style]))
        }

        // selfsame: neutral(a view around it says otherwise) .return
        // certainty: opaque
        // selfsame: key submitLabel
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func submitLabel(_ submitLabel: SubmitLabel) -> some View { modifier(_Unpublished_submitLabel(arguments: [submitLabel])) }

        // certainty: opaque
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func submitScope(_ isBlocking: Bool = true) -> some View { modifier(_Unpublished_submitScope(arguments: [isBlocking])) }

        // certainty: opaque
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func findDisabled(_ isDisabled: Bool = true) -> some View { modifier(_Unpublished_findDisabled(arguments: [isDisabled])) }

        // certainty: opaque
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func replaceDisabled(_ isDisabled: Bool = true) -> some View { modifier(_Unpublished_replaceDisabled(arguments: [isDisabled])) }

        // certainty: opaque
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func findNavigator(isPresented: Binding<Bool>) -> some View { modifier(_Unpublished_findNavigator(arguments: [isPresented])) }

        // certainty: opaque
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
            modifier(_Unpublished_writingToolsBehavior(arguments: [behavior]))
        }

        // certainty: opaque
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public func textInputFormattingControlVisibility(
            _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
        ) -> some View { modifier(_Unpublished_textInputFormattingControlVisibility(arguments: [visibility, placement])) }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct TextInputAutocapitalization {
        var name: String
        init(_name: String) { name = _name }
        public static var never: TextInputAutocapitalization { TextInputAutocapitalization(_name: "never") }
        public static var words: TextInputAutocapitalization { TextInputAutocapitalization(_name: "words") }
        public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(_name: "sentences") }
        public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(_name: "characters") }
        public init?(_ type: UITextAutocapitalizationType) { name = "\(type)" }
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public struct WritingToolsBehavior: Equatable {
        var name: String
        public static let automatic = WritingToolsBehavior(name: "automatic")
        public static let complete = WritingToolsBehavior(name: "complete")
        public static let limited = WritingToolsBehavior(name: "limited")
        public static let disabled = WritingToolsBehavior(name: "disabled")
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public enum TextInputFormattingControlPlacement {
        public struct Set: OptionSet {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            public static let all = Set(rawValue: 3)
            public static let contextMenu = Set(rawValue: 1)
            public static let inputAssistant = Set(rawValue: 2)
        }
    }

    public struct _Unpublished_headerProminence: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_buttonRepeatBehavior: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_defaultAppStorage: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_lineHeight: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_textSelection: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_textRenderer: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_symbolColorRenderingMode: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_symbolVariableValueMode: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_speechAlwaysIncludesPunctuation: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_speechSpellsOutCharacters: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_speechAdjustedPitch: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_speechAnnouncementsQueued: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_autocapitalization: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_submitLabel: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_submitScope: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_findDisabled: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_replaceDisabled: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_findNavigator: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_writingToolsBehavior: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_textInputFormattingControlVisibility: _UnpublishedModifier {
        public var arguments: [Any]
    }
    """#
