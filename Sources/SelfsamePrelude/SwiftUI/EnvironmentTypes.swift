// The types of values of the environment.

extension PreludeSource {
    /// Actions, modes and sizes that the environment holds.
    static let environmentTypes = PreludeSource(module: "SwiftUI", name: "EnvironmentTypes", text: environmentTypesText)
}

private let environmentTypesText = #"""
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    @MainActor @preconcurrency public struct DismissAction { init() {}; public func callAsFunction() {} }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    @MainActor @preconcurrency public struct DismissSearchAction { init() {}; public func callAsFunction() {} }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public struct RefreshAction: Sendable { public func callAsFunction() async {} }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    @MainActor @preconcurrency public struct OpenURLAction {
      init() {}
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
      public struct Result: Sendable {
        public static let handled: OpenURLAction.Result = Result()
        public static let discarded: OpenURLAction.Result = Result()
        public static let systemAction: OpenURLAction.Result = Result()
        public static func systemAction(_ url: URL) -> OpenURLAction.Result { Result() }
      }
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
      public init(handler: @escaping (URL) -> OpenURLAction.Result) {}
      public func callAsFunction(_ url: URL) {}
      public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {}
    }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    public struct ResetFocusAction { public func callAsFunction(in namespace: Namespace.ID) {} }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    @MainActor @preconcurrency public struct OpenWindowAction {
      init() {}
      public func callAsFunction<D>(value: D) where D: Decodable, D: Encodable, D: Hashable {}
      public func callAsFunction(id: String) {}
      public func callAsFunction<D>(id: String, value: D) where D: Decodable, D: Encodable, D: Hashable {}
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    @MainActor @preconcurrency public struct DismissWindowAction {
      init() {}
      public func callAsFunction() {}
      public func callAsFunction(id: String) {}
      public func callAsFunction<D>(value: D) where D: Decodable, D: Encodable, D: Hashable {}
      public func callAsFunction<D>(id: String, value: D) where D: Decodable, D: Encodable, D: Hashable {}
    }
    @available(macOS 14.0, *)
    @MainActor @preconcurrency public struct OpenSettingsAction { init() {}; public func callAsFunction() {} }
    @available(iOS 17.0, macOS 13.0, *)
    public struct OpenDocumentAction { public func callAsFunction(at url: URL) async throws {} }
    @available(macOS 13.0, *)
    public struct NewDocumentAction { public func callAsFunction(contentType: UTType) {} }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    @MainActor @preconcurrency public struct RenameAction { public func callAsFunction() {} }

    public struct PresentationMode {
      public var isPresented: Bool = false
      public mutating func dismiss() { isPresented = false }
    }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }
    public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }
    public enum EditMode: Hashable, Sendable {
      case inactive, transient, active
      public var isEditing: Bool { self != .inactive }
    }
    public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
      case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
      case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
      @available(iOS 13.4, macOS 10.15.4, tvOS 13.4, watchOS 6.2, *)
      public var isAccessibilityCategory: Bool { false }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
      case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
      case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
      public var isAccessibilitySize: Bool { self >= .accessibility1 }
    }
    public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
    @available(iOS 15.0, macOS 10.15, tvOS 15.0, watchOS 9.0, *)
    public enum ControlSize: Hashable, CaseIterable, Sendable {
      case mini, small, regular
      @available(macOS 11.0, *)
      case large
      @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
      case extraLarge
      public static var allCases: [ControlSize] { [.mini, .small, .regular, .large, .extraLarge] }
    }
    public enum ControlActiveState: Equatable, CaseIterable, Hashable, Sendable { case key, active, inactive }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public enum Prominence: Hashable, Sendable { case standard, increased }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public struct BackgroundProminence: Hashable, Sendable {
      let name: String
      public static let standard: BackgroundProminence = BackgroundProminence(name: "standard")
      public static let increased: BackgroundProminence = BackgroundProminence(name: "increased")
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public struct BadgeProminence: Hashable, Sendable {
      let name: String
      public static let decreased: BadgeProminence = BadgeProminence(name: "decreased")
      public static let standard: BadgeProminence = BadgeProminence(name: "standard")
      public static let increased: BadgeProminence = BadgeProminence(name: "increased")
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    public struct ScrollIndicatorVisibility: Equatable, Sendable {
      let name: String
      public static let automatic: ScrollIndicatorVisibility = ScrollIndicatorVisibility(name: "automatic")
      public static let visible: ScrollIndicatorVisibility = ScrollIndicatorVisibility(name: "visible")
      public static let hidden: ScrollIndicatorVisibility = ScrollIndicatorVisibility(name: "hidden")
      public static let never: ScrollIndicatorVisibility = ScrollIndicatorVisibility(name: "never")
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
      let name: String
      public static let automatic: ScrollDismissesKeyboardMode = ScrollDismissesKeyboardMode(name: "automatic")
      public static let immediately: ScrollDismissesKeyboardMode = ScrollDismissesKeyboardMode(name: "immediately")
      public static let interactively: ScrollDismissesKeyboardMode = ScrollDismissesKeyboardMode(name: "interactively")
      public static let never: ScrollDismissesKeyboardMode = ScrollDismissesKeyboardMode(name: "never")
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    public struct MenuOrder: Equatable, Hashable, Sendable {
      let name: String
      public static let automatic: MenuOrder = MenuOrder(name: "automatic")
      public static let priority: MenuOrder = MenuOrder(name: "priority")
      public static let fixed: MenuOrder = MenuOrder(name: "fixed")
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public struct SpringLoadingBehavior: Hashable, Sendable {
      let name: String
      public static let automatic: SpringLoadingBehavior = SpringLoadingBehavior(name: "automatic")
      public static let enabled: SpringLoadingBehavior = SpringLoadingBehavior(name: "enabled")
      public static let disabled: SpringLoadingBehavior = SpringLoadingBehavior(name: "disabled")
    }
    @available(iOS 17.0, macOS 14.0, *)
    public struct ButtonRepeatBehavior: Hashable, Sendable {
      let name: String
      public static let automatic: ButtonRepeatBehavior = ButtonRepeatBehavior(name: "automatic")
      public static let enabled: ButtonRepeatBehavior = ButtonRepeatBehavior(name: "enabled")
      public static let disabled: ButtonRepeatBehavior = ButtonRepeatBehavior(name: "disabled")
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    public struct ContentTransition: Equatable, Sendable {
      let name: String
      public static let identity: ContentTransition = ContentTransition(name: "identity")
      public static let opacity: ContentTransition = ContentTransition(name: "opacity")
      public static let interpolate: ContentTransition = ContentTransition(name: "interpolate")
      public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition(name: "numericText(\(countsDown))") }
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
      public static func numericText(value: Double) -> ContentTransition { ContentTransition(name: "numericText(\(value))") }
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
      public static var symbolEffect: ContentTransition { ContentTransition(name: "symbolEffect") }
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
      public static func symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = .default) -> ContentTransition
      where T: ContentTransitionSymbolEffect, T: SymbolEffect {
        ContentTransition(name: "symbolEffect(\(effect))")
      }
    }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    public struct RedactionReasons: OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let placeholder: RedactionReasons = RedactionReasons(rawValue: 1)
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
      public static let privacy: RedactionReasons = RedactionReasons(rawValue: 2)
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
      public static let invalidated: RedactionReasons = RedactionReasons(rawValue: 4)
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    public struct SearchSuggestionsPlacement: Equatable, Sendable {
      let name: String
      public static let automatic: SearchSuggestionsPlacement = SearchSuggestionsPlacement(name: "automatic")
      public static let menu: SearchSuggestionsPlacement = SearchSuggestionsPlacement(name: "menu")
      public static let content: SearchSuggestionsPlacement = SearchSuggestionsPlacement(name: "content")
      public struct Set: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let menu: SearchSuggestionsPlacement.Set = Set(rawValue: 1)
        public static let content: SearchSuggestionsPlacement.Set = Set(rawValue: 2)
      }
    }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    public struct TabBarPlacement: Hashable, Sendable {
      let name: String
      public static let topBar: TabBarPlacement = TabBarPlacement(name: "topBar")
      public static let bottomBar: TabBarPlacement = TabBarPlacement(name: "bottomBar")
      public static let sidebar: TabBarPlacement = TabBarPlacement(name: "sidebar")
    }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.4, *)
    public struct WritingToolsBehavior: Equatable, Sendable {
      let name: String
      public static let automatic: WritingToolsBehavior = WritingToolsBehavior(name: "automatic")
      public static let complete: WritingToolsBehavior = WritingToolsBehavior(name: "complete")
      public static let limited: WritingToolsBehavior = WritingToolsBehavior(name: "limited")
      public static let disabled: WritingToolsBehavior = WritingToolsBehavior(name: "disabled")
    }
    """#
