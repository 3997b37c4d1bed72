// Widgets, live activities and their previews.

extension PreludeSource {
    static let swiftUIWidgets = PreludeSource(module: "SwiftUI", name: "Widgets", text: source)
}

private let source = #"""
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public enum WidgetFamily: Int, CaseIterable, Hashable {
        case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct WidgetRenderingMode: Equatable {
        var name: String
        public static let fullColor = WidgetRenderingMode(name: "fullColor")
        public static let accented = WidgetRenderingMode(name: "accented")
        public static let vibrant = WidgetRenderingMode(name: "vibrant")
    }

    // MARK: Widgets
    // selfsame: widget, content
    @available(iOS 14, macOS 11, tvOS 26, watchOS 9, *)
    @MainActor @preconcurrency public protocol Widget {
        associatedtype Body: WidgetConfiguration
        var body: Self.Body { get }
        init()
    }

    // selfsame: content
    @available(iOS 14, macOS 11, tvOS 26, watchOS 9, *)
    @MainActor @preconcurrency public protocol WidgetConfiguration {
        associatedtype Body: WidgetConfiguration
        var body: Self.Body { get }
    }

    extension Never: WidgetConfiguration {}
    public protocol _PrimitiveWidgetConfiguration: WidgetConfiguration where Body == Never {}
    extension _PrimitiveWidgetConfiguration { public var body: Never { fatalError("a primitive configuration has no body") } }
    // selfsame: widget, content
    @available(iOS 14, macOS 11, tvOS 26, watchOS 9, *)
    @MainActor @preconcurrency public protocol WidgetBundle {
        associatedtype Body: Widget
        init()
        @WidgetBundleBuilder var body: Self.Body { get }
    }

    extension Widget { public static func main() {} }
    extension WidgetBundle { public static func main() {} }
    public protocol _LimitedAvailabilityWidgetMarker {}
    public struct LimitedAvailabilityWidget: Widget, _LimitedAvailabilityWidgetMarker {
        public init() {}
        public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
    }

    public struct TupleWidget<T>: Widget {
        public init() {}
        public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
    }

    // certainty: opaque
    public struct _Unpublished_noWidgets: Widget {
        public init() {}
        public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
    }

    @available(iOS 14, macOS 11, tvOS 26, watchOS 9, *)
    @resultBuilder public struct WidgetBundleBuilder {
        public static func buildExpression<Content>(_ content: Content) -> Content where Content: Widget { content }
        // certainty: opaque
        public static func buildBlock() -> some Widget { _Unpublished_noWidgets() }
        public static func buildBlock<Content>(_ content: Content) -> some Widget where Content: Widget { content }
        @_disfavoredOverload
        public static func buildBlock<each Content>(_ content: repeat each Content) -> some Widget where repeat each Content: Widget {
            TupleWidget<(repeat each Content)>()
        }
        // On systems before those that know the type there is no widget; on those that run this, there is.
        public static func buildOptional(_ widget: (any Widget & _LimitedAvailabilityWidgetMarker)?) -> some Widget {
            LimitedAvailabilityWidget()
        }
        @available(*, unavailable)
        public static func buildOptional<W>(_ widget: W?) where W: Widget {}
        public static func buildLimitedAvailability(_ widget: some Widget) -> any Widget & _LimitedAvailabilityWidgetMarker {
            LimitedAvailabilityWidget()
        }
    }

    @available(iOS 14, macOS 11, tvOS 26, watchOS 9, *)
    public struct EmptyWidgetConfiguration: _PrimitiveWidgetConfiguration { public init() {} }
    // MARK: Timelines of widgets
    // selfsame: widget
    @available(iOS 14, macOS 11, tvOS 26, watchOS 9, *)
    public protocol TimelineEntry {
        var date: Date { get }
        var relevance: TimelineEntryRelevance? { get }
    }

    extension TimelineEntry { public var relevance: TimelineEntryRelevance? { nil } }
    @available(iOS 14, macOS 11, tvOS 26, watchOS 9, *)
    public struct TimelineEntryRelevance: Hashable, Codable {
        public var score: Float
        public var duration: TimeInterval
        public init(score: Float, duration: TimeInterval = 0) {
            self.score = score
            self.duration = duration
        }
    }

    @available(iOS 14, macOS 11, tvOS 26, watchOS 9, *)
    public struct TimelineReloadPolicy: Equatable {
        var name: String
        public static let atEnd: TimelineReloadPolicy = TimelineReloadPolicy(name: "atEnd")
        public static let never: TimelineReloadPolicy = TimelineReloadPolicy(name: "never")
        public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(name: "after \(date)") }
    }

    @available(iOS 14, macOS 11, tvOS 26, watchOS 9, *)
    public struct Timeline<EntryType> where EntryType: TimelineEntry {
        public let entries: [EntryType]
        public let policy: TimelineReloadPolicy
        public init(entries: [EntryType], policy: TimelineReloadPolicy) {
            self.entries = entries
            self.policy = policy
        }
    }

    @available(iOS 14, macOS 11, tvOS 26, watchOS 9, *)
    public struct TimelineProviderContext {
        public var family: WidgetFamily { .systemSmall }
        public var isPreview: Bool { false }
        public var displaySize: CGSize { CGSize.zero }
        @dynamicMemberLookup public struct EnvironmentVariants {
            public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
                get { nil }
                set {}
            }
            public subscript<T>(keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
                get { nil }
                set {}
            }
        }
        public let environmentVariants: TimelineProviderContext.EnvironmentVariants
    }

    // selfsame: widget
    @available(iOS 14, macOS 11, tvOS 26, watchOS 9, *)
    public protocol TimelineProvider {
        associatedtype Entry: TimelineEntry
        typealias Context = TimelineProviderContext
        func placeholder(in context: Self.Context) -> Self.Entry
        func getSnapshot(in context: Self.Context, completion: @escaping (Self.Entry) -> Void)
        func getTimeline(in context: Self.Context, completion: @escaping (Timeline<Self.Entry>) -> Void)
    }

    // selfsame: widget
    @available(iOS 14, macOS 11, watchOS 9, *)
    @available(tvOS, unavailable)
    public protocol IntentTimelineProvider {
        associatedtype Entry: TimelineEntry
        associatedtype Intent
        typealias Context = TimelineProviderContext
        func placeholder(in context: Self.Context) -> Self.Entry
        func getSnapshot(for configuration: Self.Intent, in context: Self.Context, completion: @escaping (Self.Entry) -> Void)
        func getTimeline(for configuration: Self.Intent, in context: Self.Context, completion: @escaping (Timeline<Self.Entry>) -> Void)
        @available(iOS 16, macOS 13, watchOS 9, *)
        func recommendations() -> [IntentRecommendation<Self.Intent>]
    }

    @available(iOS 16, macOS 13, watchOS 9, *)
    extension IntentTimelineProvider {
        public func recommendations() -> [IntentRecommendation<Intent>] { [] }
    }

    @available(iOS 16, macOS 13, watchOS 9, *)
    @available(tvOS, unavailable)
    public struct IntentRecommendation<T> {
        public init(intent: T, description: Text) {}
        public init(intent: T, description: LocalizedStringKey) {}
        @_disfavoredOverload
        public init<S>(intent: T, description: S) where S: StringProtocol {}
    }

    // selfsame: widget
    @available(iOS 17, macOS 14, tvOS 26, watchOS 10, *)
    public protocol AppIntentTimelineProvider {
        associatedtype Entry: TimelineEntry
        associatedtype Intent
        typealias Context = TimelineProviderContext
        func placeholder(in context: Self.Context) -> Self.Entry
        func snapshot(for configuration: Self.Intent, in context: Self.Context) async -> Self.Entry
        func timeline(for configuration: Self.Intent, in context: Self.Context) async -> Timeline<Self.Entry>
        func recommendations() -> [AppIntentRecommendation<Self.Intent>]
    }

    @available(iOS 17, macOS 14, watchOS 10, *)
    extension AppIntentTimelineProvider {
        public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
    }

    @available(iOS 17, macOS 14, watchOS 10, *)
    @available(tvOS, unavailable)
    public struct AppIntentRecommendation<Intent> {
        public init(intent: Intent, description: Text) {}
        public init(intent: Intent, description: LocalizedStringKey) {}
        @_disfavoredOverload
        public init(intent: Intent, description: some StringProtocol) {}
    }

    @available(iOS 14, macOS 11, tvOS 26, watchOS 9, *)
    public struct StaticConfiguration<Content>: _PrimitiveWidgetConfiguration where Content: View {
        public var arguments: [Any]
        public init<Provider>(kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content)
        where Provider: TimelineProvider {
            arguments = [kind, provider, content]
        }
    }

    @available(iOS 14, macOS 11, watchOS 9, *)
    @available(tvOS, unavailable)
    public struct IntentConfiguration<Intent, Content>: _PrimitiveWidgetConfiguration where Content: View {
        public var arguments: [Any]
        public init<Provider>(
            kind: String, intent: Intent.Type, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
        )
        where Intent == Provider.Intent, Provider: IntentTimelineProvider {
            arguments = [kind, provider, content]
        }
    }

    @available(iOS 17, macOS 14, tvOS 26, watchOS 10, *)
    public struct AppIntentConfiguration<Intent, Content>: _PrimitiveWidgetConfiguration where Content: View {
        public var arguments: [Any]
        public init<Provider>(
            kind: String, intent: Intent.Type = Intent.self, provider: Provider,
            @ViewBuilder content: @escaping (Provider.Entry) -> Content
        )
        where Intent == Provider.Intent, Provider: AppIntentTimelineProvider {
            arguments = [kind, provider, content]
        }
    }

    // MARK: Live activities
    // selfsame: widget
    @available(iOS 16.1, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public protocol ActivityAttributes: Decodable, Encodable {
        associatedtype ContentState: Decodable, Encodable, Hashable
    }

    @available(iOS 16.1, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct ActivityViewContext<Attributes> where Attributes: ActivityAttributes {
        public let activityID: String
        public let attributes: Attributes
        public let state: Attributes.ContentState
        public var isStale: Bool { false }
    }

    @available(iOS 16.1, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct ActivityConfiguration<Attributes>: _PrimitiveWidgetConfiguration where Attributes: ActivityAttributes {
        public var arguments: [Any]
        public init<Content>(
            for attributesType: Attributes.Type, @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
            dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
        ) where Content: View {
            arguments = [content, dynamicIsland]
        }
    }

    @available(iOS 16.1, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct DynamicIsland {
        public var arguments: [Any]
        public init<Expanded, CompactLeading, CompactTrailing, Minimal>(
            @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
            @ViewBuilder compactLeading: @escaping () -> CompactLeading, @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
            @ViewBuilder minimal: @escaping () -> Minimal
        ) where Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View {
            arguments = [expanded, compactLeading, compactTrailing, minimal]
        }
        public func widgetURL(_ url: URL?) -> DynamicIsland { self }
        public func keylineTint(_ color: Color?) -> DynamicIsland { self }
        public func contentMargins(_ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode) -> DynamicIsland { self }
    }

    public enum DynamicIslandMode { case compactLeading, compactTrailing, expanded, minimal }
    public struct DynamicIslandExpandedRegionVerticalPlacement: Equatable {
        var name: String
        public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(name: "default")
        public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(name: "belowIfTooWide")
    }
    @available(iOS 16.1, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct DynamicIslandExpandedRegionPosition: Hashable {
        var name: String
        public static let leading: DynamicIslandExpandedRegionPosition = DynamicIslandExpandedRegionPosition(name: "leading")
        public static let trailing: DynamicIslandExpandedRegionPosition = DynamicIslandExpandedRegionPosition(name: "trailing")
        public static let center: DynamicIslandExpandedRegionPosition = DynamicIslandExpandedRegionPosition(name: "center")
        public static let bottom: DynamicIslandExpandedRegionPosition = DynamicIslandExpandedRegionPosition(name: "bottom")
    }

    @available(iOS 16.1, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct DynamicIslandExpandedRegion<Content> where Content: View {
        var content: Content
        public init(
            _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: @escaping () -> Content
        ) {
            self.content = content()
        }
        public func contentMargins(_ edges: Edge.Set = .all, _ length: Double) -> DynamicIslandExpandedRegion<Content> { self }
    }

    @available(iOS 16.1, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct DynamicIslandExpandedContent<Content> where Content: View { var content: Content }
    @available(iOS 16.1, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @resultBuilder public struct DynamicIslandExpandedContentBuilder {
        // certainty: opaque
        public static func buildPartialBlock<C>(first: DynamicIslandExpandedRegion<C>) -> DynamicIslandExpandedContent<some View>
        where C: View {
            DynamicIslandExpandedContent(content: first.content)
        }
        // certainty: opaque
        public static func buildPartialBlock<C>(first: DynamicIslandExpandedContent<C>) -> DynamicIslandExpandedContent<some View>
        where C: View {
            DynamicIslandExpandedContent(content: first.content)
        }
        // certainty: opaque
        public static func buildPartialBlock<C0, C1>(
            accumulated: DynamicIslandExpandedContent<C0>, next: DynamicIslandExpandedRegion<C1>
        ) -> DynamicIslandExpandedContent<some View>
        where C0: View, C1: View {
            DynamicIslandExpandedContent(content: TupleView((accumulated.content, next.content)))
        }
        // certainty: opaque
        public static func buildPartialBlock<C0, C1>(
            accumulated: DynamicIslandExpandedContent<C0>, next: DynamicIslandExpandedContent<C1>
        ) -> DynamicIslandExpandedContent<some View>
        where C0: View, C1: View {
            DynamicIslandExpandedContent(content: TupleView((accumulated.content, next.content)))
        }
    }

    // MARK: Previews of widgets
    @available(iOS 14, macOS 11, tvOS 26, watchOS 9, *)
    public struct WidgetPreviewContext: PreviewContext {
        public var family: WidgetFamily
        public init(family: WidgetFamily) { self.family = family }
    }

    @available(iOS 16.2, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct ActivityPreviewViewKind: Equatable {
        var name: String
        public static let content: ActivityPreviewViewKind = ActivityPreviewViewKind(name: "content")
        public static let dynamicIsland: ActivityPreviewViewKind = ActivityPreviewViewKind(name: "dynamicIsland")
        public static func dynamicIsland(_ state: DynamicIslandPreviewViewState) -> ActivityPreviewViewKind {
            ActivityPreviewViewKind(name: "\(state)")
        }
    }

    public enum DynamicIslandPreviewViewState { case compact, expanded, minimal }
    @available(iOS 17, macOS 14, tvOS 26, watchOS 10, *)
    @resultBuilder public struct PreviewTimelineBuilder {
        public static func buildExpression(_ entry: some TimelineEntry) -> [any TimelineEntry] { [entry] }
        public static func buildBlock() -> [any TimelineEntry] { [] }
        public static func buildPartialBlock(first: [any TimelineEntry]) -> [any TimelineEntry] { first }
        public static func buildPartialBlock(accumulated: [any TimelineEntry], next: [any TimelineEntry]) -> [any TimelineEntry] {
            accumulated + next
        }
        public static func buildArray(_ components: [[any TimelineEntry]]) -> [any TimelineEntry] { Array(components.joined()) }
    }

    @available(iOS 17, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @resultBuilder public struct PreviewActivityBuilder<A> where A: ActivityAttributes {
        public static func buildExpression(_ state: A.ContentState) -> [A.ContentState] { [state] }
        public static func buildPartialBlock(first: [A.ContentState]) -> [A.ContentState] { first }
        public static func buildPartialBlock(accumulated: [A.ContentState], next: [A.ContentState]) -> [A.ContentState] {
            accumulated + next
        }
        public static func buildArray(_ components: [[A.ContentState]]) -> [A.ContentState] { Array(components.joined()) }
    }

    // selfsame: leaf
    @available(iOS 16, macOS 13, watchOS 9, *)
    @available(tvOS, unavailable)
    public struct AccessoryWidgetBackground: _PrimitiveView { public init() {} }
    // MARK: Modifiers
    @available(iOS 14, macOS 11, tvOS 26, watchOS 9, *)
    extension WidgetConfiguration {
        // certainty: opaque
        public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
            _Unpublished_widget_configurationDisplayName<Self>()
        }
        // certainty: opaque
        @_disfavoredOverload
        public func configurationDisplayName<S>(_ displayName: S) -> some WidgetConfiguration
        where S: StringProtocol { _Unpublished_widget_configurationDisplayName<Self>() }
        // certainty: opaque
        public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
            _Unpublished_widget_configurationDisplayName<Self>()
        }
        // certainty: opaque
        public func description(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
            _Unpublished_widget_description<Self>()
        }
        // certainty: opaque
        @_disfavoredOverload
        public func description<S>(_ displayName: S) -> some WidgetConfiguration
        where S: StringProtocol { _Unpublished_widget_description<Self>() }
        // certainty: opaque
        public func description(_ displayName: Text) -> some WidgetConfiguration { _Unpublished_widget_description<Self>() }
        // certainty: opaque
        public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
            _Unpublished_widget_supportedFamilies<Self>()
        }
        // certainty: opaque
        public func onBackgroundURLSessionEvents(
            matching: String, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
        ) -> some WidgetConfiguration { _Unpublished_widget_onBackgroundURLSessionEvents<Self>() }
        // certainty: opaque
        @available(iOS 15, macOS 12, watchOS 9, *)
        public func contentMarginsDisabled() -> some WidgetConfiguration { _Unpublished_widget_contentMarginsDisabled<Self>() }
        // certainty: opaque
        @available(iOS 15, macOS 12, watchOS 9, *)
        public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
            _Unpublished_widget_containerBackgroundRemovable<Self>()
        }
        // certainty: opaque
        @available(iOS 17, macOS 14, watchOS 10, *)
        public func disfavoredLocations(_ locations: [WidgetLocation], for families: [WidgetFamily]) -> some WidgetConfiguration {
            _Unpublished_widget_disfavoredLocations<Self>()
        }
        // certainty: opaque
        @available(iOS 18, *)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration {
            _Unpublished_widget_supplementalActivityFamilies<Self>()
        }
        // certainty: opaque
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func backgroundTask<D, R>(_ task: BackgroundTask<D, R>, action: @escaping (D) async -> R) -> some WidgetConfiguration {
            _Unpublished_widget_backgroundTask<Self>()
        }
    }

    public struct _Unpublished_widget_configurationDisplayName<Content>: _PrimitiveWidgetConfiguration {}
    public struct _Unpublished_widget_description<Content>: _PrimitiveWidgetConfiguration {}
    public struct _Unpublished_widget_supportedFamilies<Content>: _PrimitiveWidgetConfiguration {}
    public struct _Unpublished_widget_onBackgroundURLSessionEvents<Content>: _PrimitiveWidgetConfiguration {}
    public struct _Unpublished_widget_contentMarginsDisabled<Content>: _PrimitiveWidgetConfiguration {}
    public struct _Unpublished_widget_containerBackgroundRemovable<Content>: _PrimitiveWidgetConfiguration {}
    public struct _Unpublished_widget_disfavoredLocations<Content>: _PrimitiveWidgetConfiguration {}
    public struct _Unpublished_widget_supplementalActivityFamilies<Content>: _PrimitiveWidgetConfiguration {}
    public struct _Unpublished_widget_backgroundTask<Content>: _PrimitiveWidgetConfiguration {}
    @available(iOS 18, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public enum ActivityFamily: Hashable { case small, medium }
    public struct WidgetLocation: Hashable {
        var name: String
        public static let homeScreen: WidgetLocation = WidgetLocation(name: "homeScreen")
        public static let lockScreen: WidgetLocation = WidgetLocation(name: "lockScreen")
        public static let standBy: WidgetLocation = WidgetLocation(name: "standBy")
        public static let iPhoneWidgetsOnMac: WidgetLocation = WidgetLocation(name: "iPhoneWidgetsOnMac")
    }

    public struct WidgetAccentedRenderingMode: Equatable {
        var name: String
        public static let accented: WidgetAccentedRenderingMode = WidgetAccentedRenderingMode(name: "accented")
        public static let desaturated: WidgetAccentedRenderingMode = WidgetAccentedRenderingMode(name: "desaturated")
        public static let accentedDesaturated: WidgetAccentedRenderingMode = WidgetAccentedRenderingMode(name: "accentedDesaturated")
        public static let fullColor: WidgetAccentedRenderingMode = WidgetAccentedRenderingMode(name: "fullColor")
    }

    @available(iOS 18, macOS 15, tvOS 26, watchOS 11, *)
    extension Image {
        // certainty: opaque
        public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> some View {
            modifier(_Unpublished_widgetAccentedRenderingMode(arguments: [renderingMode as Any]))
        }
    }

    public struct _Unpublished_widgetAccentedRenderingMode: _UnpublishedModifier {
        public var arguments: [Any]
    }

    @available(iOS 14, macOS 11, watchOS 7, *)
    @available(tvOS, unavailable)
    extension View {
        // certainty: opaque
        public func widgetURL(_ url: URL?) -> some View { modifier(_Unpublished_widgetURL(arguments: [url])) }
    }

    @available(iOS 16, macOS 13, watchOS 9, *)
    @available(tvOS, unavailable)
    extension View {
        // selfsame: inert(unsafe) false
        // certainty: opaque
        public func widgetAccentable(_ accentable: Bool = true) -> some View {
            modifier(_Unpublished_widgetAccentable(arguments: [accentable]))
        }
    }

    @available(iOS 16, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
        // certainty: opaque
        public func activityBackgroundTint(_ color: Color?) -> some View {
            modifier(_Unpublished_activityBackgroundTint(arguments: [color]))
        }
    }

    @available(iOS 16.1, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
        // certainty: opaque
        public func activitySystemActionForegroundColor(_ color: Color?) -> some View {
            modifier(_Unpublished_activitySystemActionForegroundColor(arguments: [color]))
        }
        // certainty: opaque
        public func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View {
            modifier(_Unpublished_dynamicIsland(arguments: [verticalPlacement]))
        }
    }

    @available(iOS 17, macOS 14, watchOS 10, *)
    @available(tvOS, unavailable)
    extension View {
        // certainty: opaque
        public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View {
            modifier(_Unpublished_widgetCurvesContent(arguments: [curvesContent]))
        }
    }

    @available(iOS 16, watchOS 9, *)
    @available(tvOS, unavailable)
    @available(macOS, unavailable)
    extension View {
        // certainty: opaque
        public func widgetLabel(_ titleKey: LocalizedStringKey) -> some View {
            modifier(_Unpublished_widgetLabel(arguments: [Text(titleKey)]))
        }
        // certainty: opaque
        @_disfavoredOverload public func widgetLabel<S>(_ title: S) -> some View where S: StringProtocol {
            modifier(_Unpublished_widgetLabel(arguments: [Text(title)]))
        }
        // certainty: opaque
        public func widgetLabel<Label>(@ViewBuilder label: () -> Label) -> some View where Label: View {
            modifier(_Unpublished_widgetLabel_content<Label>(arguments: [label()]))
        }
    }

    public struct _Unpublished_widgetURL: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_widgetAccentable: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_activityBackgroundTint: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_activitySystemActionForegroundColor: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_dynamicIsland: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_widgetCurvesContent: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_widgetLabel: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_widgetLabel_content<Label>: _UnpublishedModifier {
        public var arguments: [Any]
    }

    @available(iOS 16.1, macOS 13, watchOS 9.1, *)
    @available(tvOS, unavailable)
    @frozen public struct LimitedAvailabilityConfiguration: _PrimitiveWidgetConfiguration {}

    // MARK: The centre of an app's widgets

    @available(iOS 14, macOS 11, watchOS 9, *)
    @available(tvOS, unavailable)
    public class WidgetCenter {
        public struct UserInfoKey {
            public static let kind = "kind"
            public static let family = "family"
            public static let activityID = "activityID"
        }
        public static let shared = WidgetCenter()
        init() {}
        @available(iOS 16, macOS 13, watchOS 9, *)
        public func invalidateConfigurationRecommendations() {}
        public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {}
        public func reloadTimelines(ofKind kind: String) {}
        public func reloadAllTimelines() {}
    }

    @available(iOS 14, macOS 11, watchOS 9, *)
    @available(tvOS, unavailable)
    public struct WidgetInfo: Identifiable, Hashable {
        public let family: WidgetFamily
        public let kind: String
        public var id: WidgetInfo { self }
    }
    """#
