// Navigation: stacks, split views, links, tabs, titles and bars.

extension PreludeSource {
    static let swiftUINavigation = PreludeSource(module: "SwiftUI", name: "Navigation", text: source)
}

private let source = #"""
    // selfsame: keeps the navigation path
    // selfsame: arranges
    // selfsame: navigates
    // selfsame: preference hosts navigationTitle
    @available(iOS, introduced: 13, deprecated: 100000.0)
    @available(macOS, introduced: 10.15, deprecated: 100000.0)
    @available(tvOS, introduced: 13, deprecated: 100000.0)
    @available(watchOS, introduced: 6, deprecated: 100000.0)
    public struct NavigationView<Content>: _PrimitiveView where Content: View {
        public var content: Content
        public init(@ViewBuilder content: () -> Content) { self.content = content() }
    }

    // selfsame: keeps the navigation path unless path
    // selfsame: arranges
    // selfsame: navigates
    // selfsame: preference hosts navigationTitle
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct NavigationStack<Data, Root>: _PrimitiveView where Root: View {
        public var root: Root
        public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.root = root() }
        public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath { self.root = root() }
        public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
        where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable {
            self.root = root()
        }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct NavigationPath: Equatable {
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public struct CodableRepresentation: Codable, Equatable {}
        var elements: [AnyHashable] = []
        public var count: Int { elements.count }
        public var isEmpty: Bool { elements.isEmpty }
        public var codable: NavigationPath.CodableRepresentation? { nil }
        public init() {}
        public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable { self.elements = elements.map { AnyHashable($0) } }
        public init(_ codable: NavigationPath.CodableRepresentation) {}
        public mutating func append<V>(_ value: V) where V: Hashable { elements.append(AnyHashable(value)) }
        public mutating func removeLast(_ k: Int = 1) { elements.removeLast(Swift.min(k, elements.count)) }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct NavigationSplitViewVisibility: Equatable, Codable {
        var name: String
        public static var detailOnly: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "detailOnly") }
        public static var doubleColumn: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "doubleColumn") }
        public static var all: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "all") }
        public static var automatic: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "automatic") }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct NavigationSplitViewColumn: Hashable {
        var name: String
        public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn(name: "sidebar") }
        public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn(name: "content") }
        public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(name: "detail") }
    }

    // selfsame: keeps column visibility and navigation path
    // selfsame: arranges
    // selfsame: navigates
    // selfsame: preference hosts navigationTitle
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct NavigationSplitView<Sidebar, Content, Detail>: _PrimitiveView where Sidebar: View, Content: View, Detail: View {
        public var sidebar: Sidebar
        public var content: Content
        public var detail: Detail
        init(_sidebar: Sidebar, _ content: Content, _ detail: Detail) {
            sidebar = _sidebar
            self.content = content
            self.detail = detail
        }
        public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) {
            self.init(_sidebar: sidebar(), content(), detail())
        }
        public init(
            columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
            @ViewBuilder detail: () -> Detail
        ) { self.init(_sidebar: sidebar(), content(), detail()) }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public init(
            preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
            @ViewBuilder content: () -> Content,
            @ViewBuilder detail: () -> Detail
        ) { self.init(_sidebar: sidebar(), content(), detail()) }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public init(
            columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
            @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
        ) { self.init(_sidebar: sidebar(), content(), detail()) }
    }

    extension NavigationSplitView where Content == EmptyView {
        public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
            self.init(_sidebar: sidebar(), EmptyView(), detail())
        }
        public init(
            columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
        ) {
            self.init(_sidebar: sidebar(), EmptyView(), detail())
        }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public init(
            preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
        ) {
            self.init(_sidebar: sidebar(), EmptyView(), detail())
        }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public init(
            columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
            @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
        ) { self.init(_sidebar: sidebar(), EmptyView(), detail()) }
    }

    // selfsame: tracks whether its destination is shown
    // selfsame: presents destination
    // selfsame: command destination
    // selfsame: pushed destination
    // selfsame: tagged value
    public struct NavigationLink<Label, Destination>: _PrimitiveView where Label: View, Destination: View {
        public var label: Label
        public var destination: Destination?
        public var value: Any?
        init(_label: Label, destination: Destination?, value: Any? = nil) {
            label = _label
            self.destination = destination
            self.value = value
        }

        public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
            self.init(_label: label(), destination: destination())
        }

        @available(iOS, introduced: 13, deprecated: 16)
        @available(macOS, introduced: 10.15, deprecated: 13)
        @available(tvOS, introduced: 13, deprecated: 16)
        @available(watchOS, introduced: 6, deprecated: 9)
        public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
            self.init(_label: label(), destination: destination())
        }

        @available(iOS, introduced: 13, deprecated: 16)
        @available(macOS, introduced: 10.15, deprecated: 13)
        @available(tvOS, introduced: 13, deprecated: 16)
        @available(watchOS, introduced: 6, deprecated: 9)
        public init<V>(tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)
        where V: Hashable {
            self.init(_label: label(), destination: destination(), value: tag)
        }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public init(destination: Destination, @ViewBuilder label: () -> Label) { self.init(_label: label(), destination: destination) }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
            self.init(_label: label(), destination: destination)
        }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public init<V>(destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label) where V: Hashable {
            self.init(_label: label(), destination: destination, value: tag)
        }

        @available(macOS, unavailable)
        @available(watchOS, unavailable)
        public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
    }

    extension NavigationLink where Label == Text {
        public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
            self.init(_label: Text(titleKey), destination: destination())
        }

        @_disfavoredOverload
        public init<S>(_ title: S, @ViewBuilder destination: () -> Destination) where S: StringProtocol {
            self.init(_label: Text(title), destination: destination())
        }

        @available(iOS, introduced: 13, deprecated: 16)
        @available(macOS, introduced: 10.15, deprecated: 13)
        @available(tvOS, introduced: 13, deprecated: 16)
        @available(watchOS, introduced: 6, deprecated: 9)
        public init(_ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) {
            self.init(_label: Text(titleKey), destination: destination())
        }

        @available(iOS, introduced: 13, deprecated: 16)
        @available(macOS, introduced: 10.15, deprecated: 13)
        @available(tvOS, introduced: 13, deprecated: 16)
        @available(watchOS, introduced: 6, deprecated: 9)
        @_disfavoredOverload
        public init<S>(_ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) where S: StringProtocol {
            self.init(_label: Text(title), destination: destination())
        }

        @available(iOS, introduced: 13, deprecated: 16)
        @available(macOS, introduced: 10.15, deprecated: 13)
        @available(tvOS, introduced: 13, deprecated: 16)
        @available(watchOS, introduced: 6, deprecated: 9)
        public init<V>(_ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination)
        where V: Hashable { self.init(_label: Text(titleKey), destination: destination(), value: tag) }

        @available(iOS, introduced: 13, deprecated: 16)
        @available(macOS, introduced: 10.15, deprecated: 13)
        @available(tvOS, introduced: 13, deprecated: 16)
        @available(watchOS, introduced: 6, deprecated: 9)
        @_disfavoredOverload
        public init<S, V>(_ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination)
        where S: StringProtocol, V: Hashable { self.init(_label: Text(title), destination: destination(), value: tag) }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public init(_ titleKey: LocalizedStringKey, destination: Destination) { self.init(_label: Text(titleKey), destination: destination) }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        @_disfavoredOverload
        public init<S>(_ title: S, destination: Destination) where S: StringProtocol {
            self.init(_label: Text(title), destination: destination)
        }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
            self.init(_label: Text(titleKey), destination: destination)
        }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        @_disfavoredOverload
        public init<S>(_ title: S, destination: Destination, isActive: Binding<Bool>) where S: StringProtocol {
            self.init(_label: Text(title), destination: destination)
        }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public init<V>(_ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>) where V: Hashable {
            self.init(_label: Text(titleKey), destination: destination, value: tag)
        }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        @_disfavoredOverload
        public init<S, V>(_ title: S, destination: Destination, tag: V, selection: Binding<V?>) where S: StringProtocol, V: Hashable {
            self.init(_label: Text(title), destination: destination, value: tag)
        }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension NavigationLink where Destination == Never {
        public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable {
            self.init(_label: label(), destination: nil, value: value)
        }

        public init<P>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text, P: Hashable {
            self.init(_label: Text(titleKey), destination: nil, value: value)
        }

        @_disfavoredOverload
        public init<S, P>(_ title: S, value: P?) where S: StringProtocol, Label == Text, P: Hashable {
            self.init(_label: Text(title), destination: nil, value: value)
        }

        public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Codable, P: Hashable {
            self.init(_label: label(), destination: nil, value: value)
        }

        public init<P>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text, P: Codable, P: Hashable {
            self.init(_label: Text(titleKey), destination: nil, value: value)
        }

        @_disfavoredOverload
        public init<S, P>(_ title: S, value: P?) where S: StringProtocol, Label == Text, P: Codable, P: Hashable {
            self.init(_label: Text(title), destination: nil, value: value)
        }
    }

    // MARK: Navigation modifiers

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension View {
        // certainty: opaque
        // selfsame: presents, shows value
        // selfsame: pushed
        public func navigationDestination<D, C>(for data: D.Type, @ViewBuilder destination: @escaping (D) -> C) -> some View
        where D: Hashable, C: View { modifier(_Unpublished_navigationDestination(destination: C.self, arguments: [data])) }

        // certainty: opaque
        // selfsame: presents, shows value
        // selfsame: pushed
        public func navigationDestination<V>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V) -> some View where V: View {
            modifier(_Unpublished_navigationDestination(destination: V.self, arguments: [isPresented]))
        }

        // certainty: opaque
        // selfsame: presents, shows value
        // selfsame: pushed
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func navigationDestination<D, C>(item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C) -> some View
        where D: Hashable, C: View { modifier(_Unpublished_navigationDestination(destination: C.self, arguments: [item])) }

        // certainty: opaque
        public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
            modifier(_Unpublished_navigationSplitViewColumnWidth(arguments: [width]))
        }

        // certainty: opaque
        public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
            modifier(_Unpublished_navigationSplitViewColumnWidth(arguments: [min as Any, ideal, max as Any]))
        }

        // certainty: opaque
        // selfsame: key navigationSplitViewStyle
        public func navigationSplitViewStyle<S>(_ style: S) -> some View where S: NavigationSplitViewStyle {
            modifier(_Unpublished_navigationSplitViewStyle(arguments: [style]))
        }

        // certainty: opaque
        public func navigationDocument<D>(_ document: D) -> some View where D: Transferable {
            modifier(_Unpublished_navigationDocument(arguments: [document]))
        }

        // certainty: opaque
        public func navigationDocument<D>(_ document: D, preview: SharePreview<Never, Never>) -> some View where D: Transferable {
            modifier(_Unpublished_navigationDocument(arguments: [document, preview]))
        }

        // certainty: opaque
        public func navigationDocument(_ url: URL) -> some View { modifier(_Unpublished_navigationDocument(arguments: [url])) }
    }

    public struct NavigationTitleKey: PreferenceKey {
        public typealias Value = String?
        public static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
    }

    public struct NavigationBarBackButtonHiddenKey: PreferenceKey {
        public typealias Value = Bool?
        public static func reduce(value: inout Bool?, nextValue: () -> Bool?) { value = value ?? nextValue() }
    }

    public struct NavigationBarHiddenKey: PreferenceKey {
        public typealias Value = Bool?
        public static func reduce(value: inout Bool?, nextValue: () -> Bool?) { value = value ?? nextValue() }
    }

    public struct StatusBarKey: PreferenceKey {
        public typealias Value = Bool?
        public static func reduce(value: inout Bool?, nextValue: () -> Bool?) { value = value ?? nextValue() }
    }

    public struct TransactionalPreferenceTransformModifier<Key>: ViewModifier where Key: PreferenceKey {
        public typealias Body = Never
        var argument: Any
    }

    public struct TransactionalPreferenceModifier<Value, Key>: ViewModifier where Key: PreferenceKey {
        public typealias Body = Never
        public var value: Value
    }

    extension View {
        // certainty: strong
        // selfsame: preference writes navigationTitle
        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
            modifier(TransactionalPreferenceTransformModifier<NavigationTitleKey>(argument: Text(titleKey)))
        }

        // certainty: strong
        // selfsame: preference writes navigationTitle
        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        @_disfavoredOverload
        public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol {
            modifier(TransactionalPreferenceTransformModifier<NavigationTitleKey>(argument: Text(title)))
        }

        // certainty: strong
        // selfsame: preference writes navigationTitle
        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func navigationTitle(_ title: Text) -> some View {
            modifier(TransactionalPreferenceTransformModifier<NavigationTitleKey>(argument: title))
        }

        // certainty: strong
        // selfsame: preference writes navigationTitle
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func navigationTitle(_ title: Binding<String>) -> some View {
            modifier(TransactionalPreferenceTransformModifier<NavigationTitleKey>(argument: title))
        }

        // certainty: strong
        // selfsame: preference writes navigationTitle
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        @_disfavoredOverload
        public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
            modifier(TransactionalPreferenceTransformModifier<NavigationTitleKey>(argument: titleResource.key))
        }

        // certainty: strong
        // selfsame: preference writes navigationTitle
        @available(watchOS 7, *)
        @available(iOS, unavailable)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(visionOS, unavailable)
        public func navigationTitle<V>(@ViewBuilder _ title: () -> V) -> some View where V: View {
            modifier(TransactionalPreferenceTransformModifier<NavigationTitleKey>(argument: title()))
        }

        // certainty: opaque
        @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
        public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
            modifier(_Unpublished_navigationSubtitle(arguments: [subtitleKey]))
        }

        // certainty: opaque
        @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
        @_disfavoredOverload
        public func navigationSubtitle<S>(_ subtitleKey: S) -> some View where S: StringProtocol {
            modifier(_Unpublished_navigationSubtitle(arguments: [subtitleKey]))
        }

        // certainty: opaque
        @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
        public func navigationSubtitle(_ subtitleKey: Text) -> some View { modifier(_Unpublished_navigationSubtitle(arguments: [subtitleKey])) }

        // certainty: opaque
        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        @available(macOS, unavailable)
        public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
            modifier(_Unpublished_navigationBarTitle(arguments: [titleKey]))
        }

        // certainty: opaque
        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        @available(macOS, unavailable)
        @_disfavoredOverload
        public func navigationBarTitle<S>(_ title: S) -> some View where S: StringProtocol {
            modifier(_Unpublished_navigationBarTitle(arguments: [title]))
        }

        // certainty: opaque
        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        @available(macOS, unavailable)
        public func navigationBarTitle(_ title: Text) -> some View { modifier(_Unpublished_navigationBarTitle(arguments: [title])) }

        // certainty: opaque
        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func navigationBarTitle(_ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
            modifier(_Unpublished_navigationBarTitle(arguments: [titleKey, displayMode]))
        }

        // certainty: opaque
        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @_disfavoredOverload
        public func navigationBarTitle<S>(_ title: S, displayMode: NavigationBarItem.TitleDisplayMode) -> some View where S: StringProtocol {
            modifier(_Unpublished_navigationBarTitle(arguments: [title, displayMode]))
        }

        // certainty: opaque
        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
            modifier(_Unpublished_navigationBarTitle(arguments: [title, displayMode]))
        }

        // certainty: opaque
        @available(iOS 14, watchOS 7, *)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
            modifier(_Unpublished_navigationBarTitleDisplayMode(arguments: [displayMode]))
        }

        // certainty: strong
        public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
            modifier(_PreferenceWritingModifier<NavigationBarBackButtonHiddenKey>(value: hidesBackButton))
        }

        // certainty: strong
        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        @available(macOS, unavailable)
        public func navigationBarHidden(_ hidden: Bool) -> some View {
            modifier(_PreferenceWritingModifier<NavigationBarHiddenKey>(value: hidden))
        }

        // certainty: opaque
        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        public func navigationBarItems<L>(leading: L) -> some View where L: View {
            modifier(_Unpublished_navigationBarItems_leading(arguments: [leading]))
        }

        // certainty: opaque
        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        public func navigationBarItems<L, T>(leading: L, trailing: T) -> some View where L: View, T: View {
            modifier(_Unpublished_navigationBarItems_leading_trailing(arguments: [leading, trailing]))
        }

        // certainty: opaque
        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        public func navigationBarItems<T>(trailing: T) -> some View where T: View {
            modifier(_Unpublished_navigationBarItems_trailing(arguments: [trailing]))
        }

        // certainty: strong
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func statusBarHidden(_ hidden: Bool = true) -> some View {
            modifier(TransactionalPreferenceModifier<Bool, StatusBarKey>(value: hidden))
        }

        // certainty: strong
        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func statusBar(hidden: Bool) -> some View { modifier(TransactionalPreferenceModifier<Bool, StatusBarKey>(value: hidden)) }
    }

    @available(macOS, unavailable)
    public struct NavigationBarItem {
        public enum TitleDisplayMode { case automatic, inline, large }
    }

    // MARK: Tabs

    // selfsame: keeps the selected page unless selection
    // selfsame: selects selection
    public struct TabView<SelectionValue, Content>: _PrimitiveView where SelectionValue: Hashable, Content: View {
        public var content: Content
        init(_content: Content) { content = _content }
        public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) { self.init(_content: content()) }
    }

    extension TabView where SelectionValue == Int {
        public init(@ViewBuilder content: () -> Content) { self.init(_content: content()) }
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    extension TabView {
        public init<C>(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C)
        where Content == TabContentBuilder<SelectionValue>.Content<C>, C: TabContent, C.TabValue == SelectionValue {
            self.init(_content: TabContentBuilder<SelectionValue>.Content(content: content()))
        }

        public init<C>(selection: Binding<SelectionValue?>, @TabContentBuilder<SelectionValue?> content: () -> C)
        where Content == TabContentBuilder<SelectionValue?>.Content<C>, C: TabContent, C.TabValue == SelectionValue? {
            self.init(_content: TabContentBuilder<SelectionValue?>.Content(content: content()))
        }

        public init<C>(@TabContentBuilder<Never> content: () -> C)
        where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C: TabContent, C.TabValue == Never {
            self.init(_content: TabContentBuilder<Never>.Content(content: content()))
        }
    }

    // selfsame: content
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    @MainActor @preconcurrency public protocol TabContent<TabValue> {
        associatedtype TabValue: Hashable where Self.TabValue == Self.Body.TabValue
        associatedtype Body: TabContent
        @TabContentBuilder<Self.TabValue> var body: Self.Body { get }
    }

    /// Tab content without a body of its own.
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public protocol _PrimitiveTabContent: TabContent where Body == Self {}

    extension _PrimitiveTabContent {
        public var body: Self { self }
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    @resultBuilder
    public struct TabContentBuilder<TabValue> where TabValue: Hashable {
        public struct Content<C>: _PrimitiveView where C: TabContent {
            public var content: C
        }
        public static func buildExpression<Content>(_ content: Content) -> Content where Content: TabContent, Content.TabValue == TabValue {
            content
        }
        public static func buildBlock<Content>(_ content: Content) -> Content where Content: TabContent, Content.TabValue == TabValue {
            content
        }
        // certainty: opaque
        @_disfavoredOverload
        public static func buildBlock<each Content>(
            _ content: repeat each Content
        ) -> _Unpublished_TabContentBuilder_buildBlock<TabValue, repeat each Content>
        where repeat each Content: TabContent {
            _Unpublished_TabContentBuilder_buildBlock<TabValue, repeat each Content>(content: (repeat each content))
        }
        // certainty: opaque
        public static func buildIf<Content>(_ content: Content?) -> _Unpublished_TabContentBuilder_buildIf<TabValue, Content>
        where Content: TabContent, Content.TabValue == TabValue {
            _Unpublished_TabContentBuilder_buildIf<TabValue, Content>(content: content)
        }
        // certainty: opaque
        public static func buildEither<T, F>(first: T) -> _Unpublished_TabContentBuilder_buildEither<TabValue, T, F>
        where T: TabContent, F: TabContent, T.TabValue == TabValue, F.TabValue == TabValue {
            _Unpublished_TabContentBuilder_buildEither<TabValue, T, F>(content: ConditionalContent(first: first))
        }
        // certainty: opaque
        public static func buildEither<T, F>(second: F) -> _Unpublished_TabContentBuilder_buildEither<TabValue, T, F>
        where T: TabContent, F: TabContent, T.TabValue == TabValue, F.TabValue == TabValue {
            _Unpublished_TabContentBuilder_buildEither<TabValue, T, F>(content: ConditionalContent(second: second))
        }
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public struct _Unpublished_TabContentBuilder_buildBlock<TabValue, each Content>: _PrimitiveTabContent where TabValue: Hashable {
        public var content: (repeat each Content)
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public struct _Unpublished_TabContentBuilder_buildIf<TabValue, Content>: _PrimitiveTabContent where TabValue: Hashable {
        public var content: Content?
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public struct _Unpublished_TabContentBuilder_buildEither<TabValue, TrueContent, FalseContent>: _PrimitiveTabContent
    where TabValue: Hashable {
        public var content: ConditionalContent<TrueContent, FalseContent>
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public struct DefaultTabLabel: _PrimitiveView {}

    // selfsame: tagged value
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public struct Tab<Value, Content, Label> {
        public var value: Any?
        public var role: TabRole?
        public var content: Content
        public var label: Label
        init(_value: Any?, role: TabRole?, content: Content, label: Label) {
            value = _value
            self.role = role
            self.content = content
            self.label = label
        }
    }

    extension Tab: TabContent, _PrimitiveTabContent where Value: Hashable, Content: View, Label: View {
        public typealias TabValue = Value
        public typealias Body = Self
    }

    extension Tab where Value: Hashable, Content: View, Label: View {
        public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
            self.init(_value: value, role: role, content: content(), label: label())
        }
        public init<V>(value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
        where Value == V?, V: Hashable {
            self.init(_value: value, role: role, content: content(), label: label())
        }
        public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) where Value == Never {
            self.init(_value: nil, role: role, content: content(), label: label())
        }
        public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel {
            self.init(_value: value, role: role, content: content(), label: DefaultTabLabel())
        }
        public init(role: TabRole, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel, Value == Never {
            self.init(_value: nil, role: role, content: content(), label: DefaultTabLabel())
        }
        public init(
            _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
        ) where Label == DefaultTabLabel { self.init(_value: value, role: role, content: content(), label: DefaultTabLabel()) }

        @_disfavoredOverload
        public init<S>(_ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content)
        where S: StringProtocol, Label == DefaultTabLabel { self.init(_value: value, role: role, content: content(), label: DefaultTabLabel()) }

        public init<V>(_ titleKey: LocalizedStringKey, systemImage: String, value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content)
        where Label == DefaultTabLabel, Value == V?, V: Hashable {
            self.init(_value: value, role: role, content: content(), label: DefaultTabLabel())
        }

        @_disfavoredOverload
        public init<S, V>(_ title: S, systemImage: String, value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content)
        where S: StringProtocol, Label == DefaultTabLabel, Value == V?, V: Hashable {
            self.init(_value: value, role: role, content: content(), label: DefaultTabLabel())
        }

        public init(_ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content)
        where Label == DefaultTabLabel, Value == Never { self.init(_value: nil, role: role, content: content(), label: DefaultTabLabel()) }

        @_disfavoredOverload
        public init<S>(_ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content)
        where S: StringProtocol, Label == DefaultTabLabel, Value == Never {
            self.init(_value: nil, role: role, content: content(), label: DefaultTabLabel())
        }

        public init(_ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content)
        where Label == DefaultTabLabel { self.init(_value: value, role: role, content: content(), label: DefaultTabLabel()) }

        @_disfavoredOverload
        public init<S>(_ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content)
        where S: StringProtocol, Label == DefaultTabLabel { self.init(_value: value, role: role, content: content(), label: DefaultTabLabel()) }

        public init(_ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content)
        where Label == DefaultTabLabel, Value == Never { self.init(_value: nil, role: role, content: content(), label: DefaultTabLabel()) }

        @_disfavoredOverload
        public init<S>(_ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content)
        where S: StringProtocol, Label == DefaultTabLabel, Value == Never {
            self.init(_value: nil, role: role, content: content(), label: DefaultTabLabel())
        }

        public init(
            _ titleKey: LocalizedStringKey, image: ImageResource, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
        ) where Label == DefaultTabLabel { self.init(_value: value, role: role, content: content(), label: DefaultTabLabel()) }

        @_disfavoredOverload
        public init<S>(_ title: S, image: ImageResource, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content)
        where S: StringProtocol, Label == DefaultTabLabel { self.init(_value: value, role: role, content: content(), label: DefaultTabLabel()) }
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public struct TabRole: Hashable {
        var name: String
        public static var search: TabRole { TabRole(name: "search") }
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public struct TabSection<Header, Content, Footer, SelectionValue> {
        public var header: Header
        public var content: Content
        public var footer: Footer
        init(_header: Header, content: Content, footer: Footer) {
            header = _header
            self.content = content
            self.footer = footer
        }
    }

    extension TabSection: TabContent, _PrimitiveTabContent where Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable {
        public typealias TabValue = SelectionValue
        public typealias Body = Self
    }

    extension TabSection where Header: View, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
        public init(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header) {
            self.init(_header: header(), content: content(), footer: EmptyView())
        }
        public init(@TabContentBuilder<SelectionValue> content: () -> Content) where Header == EmptyView {
            self.init(_header: EmptyView(), content: content(), footer: EmptyView())
        }
        public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) where Header == Text {
            self.init(_header: Text(titleKey), content: content(), footer: EmptyView())
        }

        @_disfavoredOverload
        public init<S>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) where S: StringProtocol, Header == Text {
            self.init(_header: Text(title), content: content(), footer: EmptyView())
        }
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    extension ForEach: TabContent, _PrimitiveTabContent where Content: TabContent {
        public typealias TabValue = Content.TabValue
        public init(_ data: Data, @TabContentBuilder<Content.TabValue> content: @escaping (Data.Element) -> Content)
        where ID == Data.Element.ID, Data.Element: Identifiable {
            self.init(_data: data, content: content)
        }
        public init(
            _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<Content.TabValue> content: @escaping (Data.Element) -> Content
        ) {
            self.init(_data: data, content: content)
        }
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public enum TabPlacement: Hashable { case automatic, pinned, sidebarOnly }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public struct TabBarPlacement: Hashable {
        public static let topBar = TabBarPlacement()
    }

    @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
    public enum TabViewBottomAccessoryPlacement { case inline, expanded }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public struct AdaptableTabBarPlacement: Hashable {
        var name: String
        public static let automatic = AdaptableTabBarPlacement(name: "automatic")
        public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
        public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public struct TabViewCustomization: Codable {
        public init() {}
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public struct TabCustomizationBehavior {
        var name: String
        public static var automatic: TabCustomizationBehavior { TabCustomizationBehavior(name: "automatic") }
        public static var reorderable: TabCustomizationBehavior { TabCustomizationBehavior(name: "reorderable") }
        public static var disabled: TabCustomizationBehavior { TabCustomizationBehavior(name: "disabled") }
    }

    @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
    public struct TabBarMinimizeBehavior: Hashable {
        var name: String
        public static let automatic = TabBarMinimizeBehavior(name: "automatic")
        public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
        public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
        public static let never = TabBarMinimizeBehavior(name: "never")
    }

    @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
    public struct TabSearchActivation {
        public static var automatic: TabSearchActivation { TabSearchActivation() }
        public static var searchTabSelection: TabSearchActivation { TabSearchActivation() }
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    extension ModifiedContent: TabContent, _PrimitiveTabContent where Content: TabContent, Modifier: _UnpublishedModifier {
        public typealias TabValue = Content.TabValue
        public typealias Body = Self
    }

    extension TabContent {
        // certainty: opaque
        public func badge(_ labelKey: LocalizedStringKey) -> some TabContent<TabValue> {
            ModifiedContent(content: self, modifier: _Unpublished_tab_badge(arguments: [labelKey]))
        }

        // certainty: opaque
        @_disfavoredOverload
        public func badge<S>(_ label: S) -> some TabContent<TabValue> where S: StringProtocol {
            ModifiedContent(content: self, modifier: _Unpublished_tab_badge(arguments: [label]))
        }

        // certainty: opaque
        public func badge(_ label: Text) -> some TabContent<TabValue> {
            ModifiedContent(content: self, modifier: _Unpublished_tab_badge(arguments: [label]))
        }

        // certainty: opaque
        public func badge(_ count: Int) -> some TabContent<TabValue> {
            ModifiedContent(content: self, modifier: _Unpublished_tab_badge(arguments: [count]))
        }

        // certainty: opaque
        public func customizationID(_ id: String) -> some TabContent<TabValue> {
            ModifiedContent(content: self, modifier: _Unpublished_customizationID(arguments: [id]))
        }

        // certainty: opaque
        public func customizationBehavior(
            _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
        ) -> some TabContent<TabValue> {
            ModifiedContent(content: self, modifier: _Unpublished_tab_customizationBehavior(arguments: [behavior, placements]))
        }

        // certainty: opaque
        public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> some TabContent<TabValue> {
            ModifiedContent(content: self, modifier: _Unpublished_defaultVisibility(arguments: [visibility, placements]))
        }

        // certainty: opaque
        public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
            ModifiedContent(content: self, modifier: _Unpublished_tabPlacement(arguments: [placement]))
        }

        // certainty: opaque
        public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
            ModifiedContent(content: self, modifier: _Unpublished_tab_hidden(arguments: [hidden]))
        }

        // certainty: opaque
        public func sectionActions<Content>(@ViewBuilder content: () -> Content) -> some TabContent<TabValue> where Content: View {
            ModifiedContent(content: self, modifier: _Unpublished_tab_sectionActions(content: content(), arguments: []))
        }

        // certainty: opaque
        // selfsame: presents, rebuilds
        public func contextMenu<M>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue> where M: View {
            ModifiedContent(content: self, modifier: _Unpublished_tab_contextMenu(menuItems: menuItems(), arguments: []))
        }

        // certainty: opaque
        // selfsame: presents, rebuilds
        public func swipeActions<T>(
            edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
        ) -> some TabContent<TabValue> where T: View {
            ModifiedContent(content: self, modifier: _Unpublished_tab_swipeActions(content: content(), arguments: [edge, allowsFullSwipe]))
        }

        // certainty: opaque
        public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> {
            ModifiedContent(content: self, modifier: _Unpublished_tab_accessibilityIdentifier(arguments: [identifier]))
        }

        // certainty: opaque
        public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
            ModifiedContent(content: self, modifier: _Unpublished_tab_disabled(arguments: [disabled]))
        }
    }

    extension View {
        // certainty: opaque
        // selfsame: rebuilds
        public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View {
            modifier(_Unpublished_tabItem(label: label(), arguments: []))
        }

        // certainty: opaque
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
            modifier(_Unpublished_tabViewCustomization(arguments: [customization as Any]))
        }

        // certainty: opaque
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public func tabViewSidebarHeader<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View {
            modifier(_Unpublished_tabViewSidebarHeader(content: content(), arguments: []))
        }

        // certainty: opaque
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public func tabViewSidebarFooter<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View {
            modifier(_Unpublished_tabViewSidebarFooter(content: content(), arguments: []))
        }

        // certainty: opaque
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public func tabViewSidebarBottomBar<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View {
            modifier(_Unpublished_tabViewSidebarBottomBar(content: content(), arguments: []))
        }

        // certainty: opaque
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public func sectionActions<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View {
            modifier(_Unpublished_sectionActions(content: content(), arguments: []))
        }

        // certainty: opaque
        @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
        public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
            modifier(_Unpublished_tabBarMinimizeBehavior(arguments: [behavior]))
        }

        // certainty: opaque
        @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
        public func tabViewBottomAccessory<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View {
            modifier(_Unpublished_tabViewBottomAccessory(content: content(), arguments: []))
        }

        // certainty: opaque
        @available(iOS 26.1, macOS 26.1, tvOS 26.1, watchOS 26.1, *)
        public func tabViewBottomAccessory<Content>(isEnabled: Bool, @ViewBuilder content: () -> Content) -> some View where Content: View {
            modifier(_Unpublished_tabViewBottomAccessory(content: content(), arguments: [isEnabled]))
        }

        // certainty: opaque
        @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
        public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
            modifier(_Unpublished_tabViewSearchActivation(arguments: [activation]))
        }
    }

    // MARK: Split views and windows of macOS

    // selfsame: keeps divider positions
    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct HSplitView<Content>: _PrimitiveView where Content: View {
        public var content: Content
        public init(@ViewBuilder content: () -> Content) { self.content = content() }
    }

    // selfsame: keeps divider positions
    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct VSplitView<Content>: _PrimitiveView where Content: View {
        public var content: Content
        public init(@ViewBuilder content: () -> Content) { self.content = content() }
    }

    public struct _Unpublished_navigationDestination<C>: _UnpublishedModifier {
        public var destination: C.Type
        public var arguments: [Any]
    }

    public struct _Unpublished_navigationSplitViewColumnWidth: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_navigationSplitViewStyle: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_navigationDocument: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_navigationSubtitle: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_navigationBarTitle: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_navigationBarTitleDisplayMode: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_navigationBarItems_leading: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_navigationBarItems_leading_trailing: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_navigationBarItems_trailing: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_tab_badge: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_customizationID: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_tab_customizationBehavior: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_defaultVisibility: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_tabPlacement: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_tab_hidden: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_tab_sectionActions<Content>: _UnpublishedModifier {
        public var content: Content
        public var arguments: [Any]
    }

    public struct _Unpublished_tab_contextMenu<M>: _UnpublishedModifier {
        public var menuItems: M
        public var arguments: [Any]
    }

    public struct _Unpublished_tab_swipeActions<T>: _UnpublishedModifier {
        public var content: T
        public var arguments: [Any]
    }

    public struct _Unpublished_tab_accessibilityIdentifier: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_tab_disabled: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_tabItem<V>: _UnpublishedModifier {
        public var label: V
        public var arguments: [Any]
    }

    public struct _Unpublished_tabViewCustomization: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_tabViewSidebarHeader<Content>: _UnpublishedModifier {
        public var content: Content
        public var arguments: [Any]
    }

    public struct _Unpublished_tabViewSidebarFooter<Content>: _UnpublishedModifier {
        public var content: Content
        public var arguments: [Any]
    }

    public struct _Unpublished_tabViewSidebarBottomBar<Content>: _UnpublishedModifier {
        public var content: Content
        public var arguments: [Any]
    }

    public struct _Unpublished_sectionActions<Content>: _UnpublishedModifier {
        public var content: Content
        public var arguments: [Any]
    }

    public struct _Unpublished_tabBarMinimizeBehavior: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_tabViewBottomAccessory<Content>: _UnpublishedModifier {
        public var content: Content
        public var arguments: [Any]
    }

    public struct _Unpublished_tabViewSearchActivation: _UnpublishedModifier {
        public var arguments: [Any]
    }
    """#
