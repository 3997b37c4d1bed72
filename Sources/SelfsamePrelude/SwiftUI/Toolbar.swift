// Toolbars: their content, placements, builder and modifiers.

extension PreludeSource {
    static let swiftUIToolbar = PreludeSource(module: "SwiftUI", name: "Toolbar", text: source)
}

private let source = #"""
    // selfsame: content
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    @MainActor @preconcurrency public protocol ToolbarContent {
        associatedtype Body: ToolbarContent
        @ToolbarContentBuilder var body: Self.Body { get }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    extension Never: ToolbarContent {}

    // selfsame: content
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    extension Never: CustomizableToolbarContent {}

    /// Toolbar content without a body of its own.
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public protocol _PrimitiveToolbarContent: ToolbarContent where Body == Never {}

    extension _PrimitiveToolbarContent {
        public var body: Never { fatalError("primitive toolbar content has no body") }
    }

    // The tuple also stands around a single item.
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct TupleToolbarContent<T>: _PrimitiveToolbarContent, CustomizableToolbarContent {
        public var content: T
        init(_ content: T) { self.content = content }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    @resultBuilder
    public struct ToolbarContentBuilder {
        public static func buildExpression<Content>(_ content: Content) -> Content where Content: ToolbarContent { content }

        public static func buildExpression<Content>(_ content: Content) -> Content where Content: CustomizableToolbarContent { content }

        public static func buildBlock<Content>(_ content: Content) -> some ToolbarContent where Content: ToolbarContent {
            TupleToolbarContent(content)
        }

        public static func buildBlock<Content>(_ content: Content) -> some CustomizableToolbarContent
        where Content: CustomizableToolbarContent {
            TupleToolbarContent(content)
        }

        @_disfavoredOverload
        public static func buildBlock<each Content>(_ content: repeat each Content) -> some ToolbarContent
        where repeat each Content: ToolbarContent {
            TupleToolbarContent((repeat each content))
        }

        @_disfavoredOverload
        public static func buildBlock<each Content>(_ content: repeat each Content) -> some CustomizableToolbarContent
        where repeat each Content: CustomizableToolbarContent {
            TupleToolbarContent((repeat each content))
        }

        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public static func buildIf<Content>(_ content: Content?) -> Content? where Content: ToolbarContent { content }

        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public static func buildIf<Content>(_ content: Content?) -> Content? where Content: CustomizableToolbarContent { content }

        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public static func buildEither<TrueContent, FalseContent>(first: TrueContent) -> ConditionalContent<TrueContent, FalseContent>
        where TrueContent: ToolbarContent, FalseContent: ToolbarContent { ConditionalContent(first: first) }

        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public static func buildEither<TrueContent, FalseContent>(first: TrueContent) -> ConditionalContent<TrueContent, FalseContent>
        where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent { ConditionalContent(first: first) }

        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public static func buildEither<TrueContent, FalseContent>(second: FalseContent) -> ConditionalContent<TrueContent, FalseContent>
        where TrueContent: ToolbarContent, FalseContent: ToolbarContent { ConditionalContent(second: second) }

        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public static func buildEither<TrueContent, FalseContent>(second: FalseContent) -> ConditionalContent<TrueContent, FalseContent>
        where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent { ConditionalContent(second: second) }

        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public static func buildLimitedAvailability<Content>(_ content: Content) -> some ToolbarContent where Content: ToolbarContent {
            content
        }

        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public static func buildLimitedAvailability<Content>(_ content: Content) -> some CustomizableToolbarContent
        where Content: CustomizableToolbarContent { content }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    extension Optional: ToolbarContent, _PrimitiveToolbarContent where Wrapped: ToolbarContent {}

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    extension ConditionalContent: ToolbarContent, _PrimitiveToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    extension ConditionalContent: CustomizableToolbarContent
    where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    extension Group: ToolbarContent, _PrimitiveToolbarContent where Content: ToolbarContent {
        public init(@ToolbarContentBuilder content: () -> Content) { self.init(_content: content()) }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {
        public init(@ToolbarContentBuilder content: () -> Content) { self.init(_content: content()) }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    extension ModifiedContent: ToolbarContent, _PrimitiveToolbarContent where Content: ToolbarContent, Modifier: _UnpublishedModifier {}

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    extension ModifiedContent: CustomizableToolbarContent where Content: CustomizableToolbarContent, Modifier: _UnpublishedModifier {}

    #if SDK_27
        extension TupleContent: ToolbarContent, _PrimitiveToolbarContent where repeat each Content: ToolbarContent {}
    #endif

    // MARK: Items

    // selfsame: rebuilds
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct ToolbarItem<ID, Content>: _PrimitiveToolbarContent where Content: View {
        public var id: ID
        public var placement: ToolbarItemPlacement
        public var content: Content
        init(_id: ID, placement: ToolbarItemPlacement, content: Content) {
            id = _id
            self.placement = placement
            self.content = content
        }
    }

    extension ToolbarItem where ID == () {
        public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
            self.init(_id: (), placement: placement, content: content())
        }
    }

    extension ToolbarItem: CustomizableToolbarContent where ID == String {
        public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
            self.init(_id: id, placement: placement, content: content())
        }
        @available(iOS, introduced: 14, deprecated: 100000.0)
        @available(macOS, introduced: 11, deprecated: 100000.0)
        @available(tvOS, introduced: 14, deprecated: 100000.0)
        @available(watchOS, introduced: 7, deprecated: 100000.0)
        public init(id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool, @ViewBuilder content: () -> Content) {
            self.init(_id: id, placement: placement, content: content())
        }
    }

    // selfsame: rebuilds
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct ToolbarItemGroup<Content>: _PrimitiveToolbarContent where Content: View {
        public var placement: ToolbarItemPlacement
        public var content: Content
        init(_content: Content, placement: ToolbarItemPlacement) {
            self.placement = placement
            content = _content
        }
        public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
            self.init(_content: content(), placement: placement)
        }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension ToolbarItemGroup {
        public init<C, L>(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
        where Content == LabeledToolbarItemGroupContent<C, L>, C: View, L: View {
            self.init(_content: LabeledToolbarItemGroupContent(content: content(), label: label()), placement: placement)
        }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct LabeledToolbarItemGroupContent<Content, Label>: _PrimitiveView where Content: View, Label: View {
        public var content: Content
        public var label: Label
    }

    @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
    public struct ToolbarSpacer: _PrimitiveToolbarContent, CustomizableToolbarContent {
        public var sizing: SpacerSizing
        public var placement: ToolbarItemPlacement
        public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
            self.sizing = sizing
            self.placement = placement
        }
    }

    @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
    public struct SpacerSizing: Hashable {
        var name: String
        public static let flexible = SpacerSizing(name: "flexible")
        public static let fixed = SpacerSizing(name: "fixed")
    }

    @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
    public struct DefaultToolbarItem: _PrimitiveToolbarContent, CustomizableToolbarContent {
        public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct ToolbarDefaultItemKind {
        var name: String
        public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public static let title = ToolbarDefaultItemKind(name: "title")
        @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
        public static let search = ToolbarDefaultItemKind(name: "search")
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct ToolbarTitleMenu<Content>: _PrimitiveToolbarContent, CustomizableToolbarContent where Content: View {
        public var content: Content?
        public init() where Content == EmptyView { content = nil }
        public init(@ViewBuilder content: () -> Content) { self.content = content() }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct ToolbarItemPlacement {
        var name: String
        init(name: String) { self.name = name }
        @available(macOS, introduced: 13, deprecated: 14)
        public init<ID>(id: ID) where ID: Hashable { name = "\(id)" }
        public static let automatic = ToolbarItemPlacement(name: "automatic")
        public static let principal = ToolbarItemPlacement(name: "principal")
        public static let navigation = ToolbarItemPlacement(name: "navigation")
        public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
        public static let status = ToolbarItemPlacement(name: "status")
        public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
        public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
        public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public static let keyboard = ToolbarItemPlacement(name: "keyboard")
        @available(iOS 14, tvOS 14, watchOS 7, *)
        @available(macOS, unavailable)
        public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
        @available(iOS 14, tvOS 14, watchOS 7, *)
        @available(macOS, unavailable)
        public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
        @available(iOS, introduced: 14, deprecated: 100000.0)
        @available(tvOS, introduced: 14, deprecated: 100000.0)
        @available(macOS, unavailable)
        @available(watchOS, unavailable)
        public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")
        @available(iOS, introduced: 14, deprecated: 100000.0)
        @available(tvOS, introduced: 14, deprecated: 100000.0)
        @available(macOS, unavailable)
        @available(watchOS, unavailable)
        public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")
        @available(iOS 14, watchOS 7, *)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
        @available(visionOS 1, *)
        @available(iOS, unavailable)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public static let bottomOrnament = ToolbarItemPlacement(name: "bottomOrnament")
        @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
        public static let title = ToolbarItemPlacement(name: "title")
        @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
        public static let subtitle = ToolbarItemPlacement(name: "subtitle")
        @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
        public static let largeTitle = ToolbarItemPlacement(name: "largeTitle")
        @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
        public static let largeSubtitle = ToolbarItemPlacement(name: "largeSubtitle")
        @available(macOS 13, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public static func accessoryBar<ID>(id: ID) -> ToolbarItemPlacement where ID: Hashable {
            ToolbarItemPlacement(name: "accessoryBar(\(id))")
        }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct ToolbarPlacement {
        var name: String
        init(name: String) { self.name = name }
        @available(macOS, introduced: 13, deprecated: 14)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public init<ID>(id: ID) where ID: Hashable { name = "\(id)" }
        public static var automatic: ToolbarPlacement { ToolbarPlacement(name: "automatic") }
        @available(iOS 16, watchOS 9, *)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        public static var bottomBar: ToolbarPlacement { ToolbarPlacement(name: "bottomBar") }
        @available(iOS 16, tvOS 16, watchOS 9, *)
        @available(macOS, unavailable)
        public static var navigationBar: ToolbarPlacement { ToolbarPlacement(name: "navigationBar") }
        @available(iOS 16, tvOS 16, *)
        @available(macOS, unavailable)
        @available(watchOS, unavailable)
        public static var tabBar: ToolbarPlacement { ToolbarPlacement(name: "tabBar") }
        @available(macOS 13, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public static var windowToolbar: ToolbarPlacement { ToolbarPlacement(name: "windowToolbar") }
        @available(visionOS 1, *)
        @available(iOS, unavailable)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public static var bottomOrnament: ToolbarPlacement { ToolbarPlacement(name: "bottomOrnament") }
        @available(macOS 13, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public static func accessoryBar<ID>(id: ID) -> ToolbarPlacement where ID: Hashable { ToolbarPlacement(name: "accessoryBar(\(id))") }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct ToolbarRole {
        var name: String
        public static var automatic: ToolbarRole { ToolbarRole(name: "automatic") }
        public static var navigationStack: ToolbarRole { ToolbarRole(name: "navigationStack") }
        public static var browser: ToolbarRole { ToolbarRole(name: "browser") }
        public static var editor: ToolbarRole { ToolbarRole(name: "editor") }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct ToolbarTitleDisplayMode {
        var name: String
        public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(name: "automatic") }
        public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(name: "large") }
        public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(name: "inlineLarge") }
        public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(name: "inline") }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct ToolbarCustomizationBehavior {
        var name: String
        public static var `default`: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(name: "default") }
        public static var reorderable: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(name: "reorderable") }
        public static var disabled: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(name: "disabled") }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct ToolbarCustomizationOptions: OptionSet {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static var alwaysAvailable: ToolbarCustomizationOptions { ToolbarCustomizationOptions(rawValue: 1) }
    }

    // MARK: Modifiers

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct ToolbarModifier<ID, Content>: ViewModifier where Content: ToolbarContent {
        public typealias Body = Never
        public var id: ID
        public var content: Content
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    extension View {
        // selfsame: neutral() content: if
        // certainty: opaque
        // selfsame: rebuilds
        // selfsame: bridged
        public func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View {
            modifier(_Unpublished_toolbar(content: content(), arguments: []))
        }

        // selfsame: neutral() content: if
        // certainty: strong
        // selfsame: rebuilds
        // selfsame: bridged
        public func toolbar<Content>(@ToolbarContentBuilder content: () -> Content) -> some View where Content: ToolbarContent {
            modifier(ToolbarModifier<(), Content>(id: (), content: content()))
        }

        // certainty: opaque
        // selfsame: rebuilds
        // selfsame: bridged
        public func toolbar<Content>(id: String, @ToolbarContentBuilder content: () -> Content) -> some View
        where Content: CustomizableToolbarContent { modifier(_Unpublished_toolbar_id(content: content(), arguments: [id])) }

        // certainty: opaque
        // selfsame: rebuilds
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
            modifier(_Unpublished_toolbar_visibility(arguments: [visibility, bars]))
        }

        // certainty: opaque
        // selfsame: rebuilds
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
            modifier(_Unpublished_toolbar_removing(arguments: [defaultItemKind as Any]))
        }

        // certainty: opaque
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
            modifier(_Unpublished_toolbarVisibility(arguments: [visibility, bars]))
        }

        // certainty: opaque
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func toolbarBackground<S>(_ style: S, for bars: ToolbarPlacement...) -> some View where S: ShapeStyle {
            modifier(_Unpublished_toolbarBackground(arguments: [style, bars]))
        }

        // certainty: opaque
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
            modifier(_Unpublished_toolbarBackground(arguments: [visibility, bars]))
        }

        // certainty: opaque
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
            modifier(_Unpublished_toolbarBackgroundVisibility(arguments: [visibility, bars]))
        }

        // certainty: opaque
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
            modifier(_Unpublished_toolbarColorScheme(arguments: [colorScheme as Any, bars]))
        }

        // certainty: opaque
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func toolbarRole(_ role: ToolbarRole) -> some View { modifier(_Unpublished_toolbarRole(arguments: [role])) }

        // certainty: opaque
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func toolbarTitleMenu<C>(@ViewBuilder content: () -> C) -> some View where C: View {
            modifier(_Unpublished_toolbarTitleMenu(content: content(), arguments: []))
        }

        // certainty: strong
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
            modifier(_PreferenceTransformModifier<NavigationTitleKey>(name: mode.name))
        }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension CustomizableToolbarContent {
        // certainty: opaque
        public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some CustomizableToolbarContent {
            ModifiedContent(content: self, modifier: _Unpublished_customizationBehavior(arguments: [behavior]))
        }

        // certainty: opaque
        public func defaultCustomization(
            _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
        ) -> some CustomizableToolbarContent {
            ModifiedContent(content: self, modifier: _Unpublished_defaultCustomization(arguments: [defaultVisibility, options]))
        }

        // certainty: opaque
        @available(iOS, introduced: 16, deprecated: 100000.0)
        @available(macOS, introduced: 13, deprecated: 100000.0)
        @available(tvOS, introduced: 16, deprecated: 100000.0)
        @available(watchOS, introduced: 9, deprecated: 100000.0)
        public func defaultCustomization() -> some CustomizableToolbarContent {
            ModifiedContent(content: self, modifier: _Unpublished_defaultCustomization(arguments: []))
        }
    }

    @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
    extension ToolbarContent {
        // certainty: opaque
        // selfsame: transition
        public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent {
            ModifiedContent(content: self, modifier: _Unpublished_toolbar_matchedTransitionSource(arguments: [id, namespace]))
        }

        // certainty: opaque
        public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
            ModifiedContent(content: self, modifier: _Unpublished_sharedBackgroundVisibility(arguments: [visibility]))
        }

        // certainty: opaque
        public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
            ModifiedContent(content: self, modifier: _Unpublished_toolbar_hidden(arguments: [hidden]))
        }
    }

    @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
    extension CustomizableToolbarContent {
        // certainty: opaque
        // selfsame: transition
        public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some CustomizableToolbarContent {
            ModifiedContent(content: self, modifier: _Unpublished_toolbar_matchedTransitionSource(arguments: [id, namespace]))
        }

        // certainty: opaque
        public func sharedBackgroundVisibility(_ visibility: Visibility) -> some CustomizableToolbarContent {
            ModifiedContent(content: self, modifier: _Unpublished_sharedBackgroundVisibility(arguments: [visibility]))
        }
    }

    public struct _Unpublished_toolbar<Content>: _UnpublishedModifier {
        public var content: Content
        public var arguments: [Any]
    }

    public struct _Unpublished_toolbar_id<Content>: _UnpublishedModifier {
        public var content: Content
        public var arguments: [Any]
    }

    public struct _Unpublished_toolbar_visibility: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_toolbar_removing: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_toolbarVisibility: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_toolbarBackground: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_toolbarBackgroundVisibility: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_toolbarColorScheme: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_toolbarRole: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_toolbarTitleMenu<C>: _UnpublishedModifier {
        public var content: C
        public var arguments: [Any]
    }

    public struct _Unpublished_customizationBehavior: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_defaultCustomization: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_toolbar_matchedTransitionSource: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_sharedBackgroundVisibility: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_toolbar_hidden: _UnpublishedModifier {
        public var arguments: [Any]
    }
    """#
