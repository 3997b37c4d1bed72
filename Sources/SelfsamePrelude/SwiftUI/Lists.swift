// Collections: ForEach, List, Section, Form, outlines and scroll views.

extension PreludeSource {
    static let swiftUILists = PreludeSource(module: "SwiftUI", name: "Lists", text: source)
}

private let source = #"""
    // selfsame: rows, elements
    public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
        public var data: Data
        public var content: (Data.Element) -> Content
        init(_data: Data, content: @escaping (Data.Element) -> Content) {
            data = _data
            self.content = content
        }
    }

    extension ForEach: View, _PrimitiveView where Content: View {}

    extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
        public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) { self.init(_data: data, content: content) }
    }

    extension ForEach where Content: View {
        public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
            self.init(_data: data, content: content)
        }

        // A binding is a collection of bindings as well, and that form goes before these two.
        @_disfavoredOverload
        public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
        where
            Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection, C: RandomAccessCollection,
            C.Element: Identifiable,
            C.Index: Hashable
        {
            let elements = data.wrappedValue
            self.init(_data: elements.indices.lazy.map { ($0, elements[$0].id) }, content: { content(data[$0.0]) })
        }

        @_disfavoredOverload
        public init<C>(_ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
        where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection, C.Index: Hashable {
            let elements = data.wrappedValue
            self.init(_data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }, content: { content(data[$0.0]) })
        }

        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public init<V>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
        where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View, V: View {
            self.init(_data: ForEachSubviewCollection(), content: { _ in content(Subview()) })
        }

        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public init<V>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
        where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View, V: View {
            self.init(_data: ForEachSectionCollection(), content: { _ in content(SectionConfiguration()) })
        }
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
        public var startIndex: Int { 0 }
        public var endIndex: Int { 0 }
        public subscript(index: Int) -> Subview { Subview() }
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public struct ForEachSectionCollection<Content>: RandomAccessCollection {
        public var startIndex: Int { 0 }
        public var endIndex: Int { 0 }
        public subscript(index: Int) -> SectionConfiguration { SectionConfiguration() }
    }

    extension ForEach where Data == Range<Int>, ID == Int, Content: View {
        // SwiftUI requires a constant range here.
        public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) { self.init(_data: data, content: content) }
    }

    // selfsame: content
    public protocol DynamicViewContent: View {
        associatedtype Data: Collection
        var data: Self.Data { get }
    }

    extension ForEach: DynamicViewContent where Content: View {}

    extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
        public var data: Content.Data { content.data }
    }

    // selfsame: section, arranges
    public struct Section<Parent, Content, Footer> {
        public typealias Body = Never
        public var header: Parent
        public var content: Content
        public var footer: Footer
        init(_header: Parent, content: Content, footer: Footer) {
            header = _header
            self.content = content
            self.footer = footer
        }
    }

    extension Section: View, _PrimitiveView where Parent: View, Content: View, Footer: View {}

    extension Section where Parent: View, Content: View, Footer: View {
        public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer) {
            self.init(_header: header(), content: content(), footer: footer())
        }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
            self.init(_header: header, content: content(), footer: footer)
        }
    }

    extension Section where Parent == EmptyView, Content: View, Footer: View {
        public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
            self.init(_header: EmptyView(), content: content(), footer: footer())
        }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public init(footer: Footer, @ViewBuilder content: () -> Content) { self.init(_header: EmptyView(), content: content(), footer: footer) }
    }

    extension Section where Parent: View, Content: View, Footer == EmptyView {
        public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
            self.init(_header: header(), content: content(), footer: EmptyView())
        }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public init(header: Parent, @ViewBuilder content: () -> Content) { self.init(_header: header, content: content(), footer: EmptyView()) }

        // selfsame: keeps expansion
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
            self.init(_header: header(), content: content(), footer: EmptyView())
        }
    }

    extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
        public init(@ViewBuilder content: () -> Content) { self.init(_header: EmptyView(), content: content(), footer: EmptyView()) }
    }

    extension Section where Parent == Text, Content: View, Footer == EmptyView {
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
            self.init(_header: Text(titleKey), content: content(), footer: EmptyView())
        }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        @_disfavoredOverload
        public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
            self.init(_header: Text(title), content: content(), footer: EmptyView())
        }

        // selfsame: keeps expansion
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
            self.init(_header: Text(titleKey), content: content(), footer: EmptyView())
        }

        // selfsame: keeps expansion
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        @_disfavoredOverload
        public init<S>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) where S: StringProtocol {
            self.init(_header: Text(title), content: content(), footer: EmptyView())
        }
    }

    extension Section where Parent: View, Content: View, Footer: View {
        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public func collapsible(_ collapsible: Bool) -> some View { self }
    }

    // MARK: Lists

    // selfsame: keeps scroll offset
    // selfsame: rows, lazy, arranges, elements
    // selfsame: selects selection
    // selfsame: styled by listStyle
    public struct List<SelectionValue, Content>: _PrimitiveView where SelectionValue: Hashable, Content: View {
        public var content: Content
        init(_content: Content) { content = _content }

        public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) { self.init(_content: content()) }

        public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) { self.init(_content: content()) }

        @available(macOS 13, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        @_disfavoredOverload
        public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) { self.init(_content: content()) }
    }

    extension List where SelectionValue == Never {
        public init(@ViewBuilder content: () -> Content) { self.init(_content: content()) }

        public init<Data, RowContent>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)
        where Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
        {
            self.init(_content: ForEach(data, content: rowContent))
        }

        public init<Data, ID, RowContent>(
            _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
        )
        where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
            self.init(_content: ForEach(data, id: id, content: rowContent))
        }

        public init<RowContent>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
        where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {
            self.init(_content: ForEach(data, content: rowContent))
        }

        @_disfavoredOverload
        public init<Data, RowContent>(_ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent)
        where
            Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
            Data: MutableCollection,
            Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable, Data.Index: Hashable
        {
            self.init(_content: ForEach(data, content: rowContent))
        }

        @_disfavoredOverload
        public init<Data, ID, RowContent>(
            _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
        )
        where
            Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data: MutableCollection,
            Data: RandomAccessCollection,
            ID: Hashable, RowContent: View, Data.Index: Hashable
        {
            self.init(_content: ForEach(data, id: id, content: rowContent))
        }

        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public init<Data, RowContent>(
            _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
        )
        where
            Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
            Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
        {
            self.init(_content: OutlineGroup(data, children: children, content: rowContent))
        }

        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public init<Data, ID, RowContent>(
            _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
            @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
        )
        where
            Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
            Data: RandomAccessCollection,
            ID: Hashable, RowContent: View
        {
            self.init(_content: OutlineGroup(data, id: id, children: children, content: rowContent))
        }
    }

    extension List {
        public init<Data, RowContent>(
            _ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
        )
        where Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
        {
            self.init(_content: ForEach(data, content: rowContent))
        }

        public init<Data, RowContent>(
            _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
        )
        where Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
        {
            self.init(_content: ForEach(data, content: rowContent))
        }

        @available(macOS 13, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        @_disfavoredOverload
        public init<Data, RowContent>(
            _ data: Data, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
        )
        where Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
        {
            self.init(_content: ForEach(data, content: rowContent))
        }

        public init<Data, ID, RowContent>(
            _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
            @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
        ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
            self.init(_content: ForEach(data, id: id, content: rowContent))
        }

        public init<Data, ID, RowContent>(
            _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
            @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
        ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
            self.init(_content: ForEach(data, id: id, content: rowContent))
        }

        @available(macOS 13, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        @_disfavoredOverload
        public init<Data, ID, RowContent>(
            _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
            @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
        ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
            self.init(_content: ForEach(data, id: id, content: rowContent))
        }

        // A range with a set of selected values wraps each row in a stack.
        public init<RowContent>(
            _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
        )
        where Content == ForEach<Range<Int>, Int, HStack<RowContent>>, RowContent: View {
            self.init(_content: ForEach(data, content: { index in HStack(content: { rowContent(index) }) }))
        }

        public init<RowContent>(
            _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
        )
        where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {
            self.init(_content: ForEach(data, content: rowContent))
        }

        @available(macOS 13, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        @_disfavoredOverload
        public init<RowContent>(_ data: Range<Int>, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
        where Content == ForEach<Range<Int>, Int, HStack<RowContent>>, RowContent: View {
            self.init(_content: ForEach(data, content: { index in HStack(content: { rowContent(index) }) }))
        }

        @_disfavoredOverload
        public init<Data, RowContent>(
            _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
            @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
        )
        where
            Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
            Data: MutableCollection,
            Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable, Data.Index: Hashable
        {
            self.init(_content: ForEach(data, content: rowContent))
        }

        @_disfavoredOverload
        public init<Data, RowContent>(
            _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
            @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
        )
        where
            Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
            Data: MutableCollection,
            Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable, Data.Index: Hashable
        {
            self.init(_content: ForEach(data, content: rowContent))
        }

        @_disfavoredOverload
        public init<Data, ID, RowContent>(
            _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
            @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
        )
        where
            Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data: MutableCollection,
            Data: RandomAccessCollection,
            ID: Hashable, RowContent: View, Data.Index: Hashable
        {
            self.init(_content: ForEach(data, id: id, content: rowContent))
        }

        @_disfavoredOverload
        public init<Data, ID, RowContent>(
            _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
            @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
        )
        where
            Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data: MutableCollection,
            Data: RandomAccessCollection,
            ID: Hashable, RowContent: View, Data.Index: Hashable
        {
            self.init(_content: ForEach(data, id: id, content: rowContent))
        }
    }

    // selfsame: keeps scroll offset
    // selfsame: arranges
    // selfsame: styled by formStyle
    public struct Form<Content>: _PrimitiveView where Content: View {
        public var content: Content
        public init(@ViewBuilder content: () -> Content) { self.content = content() }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension Form where Content == FormStyleConfiguration.Content {
        public init(_ configuration: FormStyleConfiguration) { self.init(content: { configuration.content }) }
    }

    // selfsame: keeps scroll offset
    // selfsame: scrolls, arranges
    public struct ScrollView<Content>: _PrimitiveView where Content: View {
        public var content: Content
        public var axes: Axis.Set
        public var showsIndicators: Bool

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool, @ViewBuilder content: () -> Content) {
            self.content = content()
            self.axes = axes
            self.showsIndicators = showsIndicators
        }

        // selfsame: neutral(the content does not fill the space that it is offered) []
        public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
            self.content = content()
            self.axes = axes
            showsIndicators = true
        }
    }

    // selfsame: scrolls to ids
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct ScrollViewProxy {
        // selfsame: scrolls to ids
        public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable {}
    }

    // selfsame: scrolls to ids
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    @frozen public struct ScrollViewReader<Content>: _PrimitiveView where Content: View {
        public var content: (ScrollViewProxy) -> Content
        public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
    }

    // MARK: Outlines

    // selfsame: keeps expansion
    // selfsame: styled by disclosureGroupStyle
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct DisclosureGroup<Label, Content>: _PrimitiveView where Label: View, Content: View {
        public var label: Label
        public var content: Content
        public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
            self.label = label()
            self.content = content()
        }
        public init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
            self.label = label()
            self.content = content()
        }
    }

    extension DisclosureGroup where Label == Text {
        public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
            self.init(content: content, label: { Text(titleKey) })
        }

        @_disfavoredOverload
        public init<S>(_ title: S, @ViewBuilder content: @escaping () -> Content) where S: StringProtocol {
            self.init(content: content, label: { Text(title) })
        }

        public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
            self.init(isExpanded: isExpanded, content: content, label: { Text(titleKey) })
        }

        @_disfavoredOverload
        public init<S>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) where S: StringProtocol {
            self.init(isExpanded: isExpanded, content: content, label: { Text(title) })
        }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct OutlineSubgroupChildren: _PrimitiveView {}

    // selfsame: keeps expansion
    // selfsame: rows, lazy
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup> where Data: RandomAccessCollection, ID: Hashable {
        public typealias Body = Never
        // A collection of roots, or one root.
        var data: Any
        var leaf: (Data.Element) -> Leaf
        init(_data: Any, leaf: @escaping (Data.Element) -> Leaf) {
            data = _data
            self.leaf = leaf
        }
    }

    extension OutlineGroup: View, _PrimitiveView where Parent: View, Leaf: View, Subgroup: View {}

    extension OutlineGroup
    where
        ID == Data.Element.ID, Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
        Data.Element: Identifiable
    {
        public init<DataElement>(
            _ root: DataElement, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
        )
        where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
            self.init(_data: root, leaf: content)
        }

        public init<DataElement>(_ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf)
        where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
            self.init(_data: data, leaf: content)
        }
    }

    extension OutlineGroup where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
        public init<DataElement>(
            _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
            @ViewBuilder content: @escaping (DataElement) -> Leaf
        )
        where DataElement == Data.Element {
            self.init(_data: data, leaf: content)
        }

        public init<DataElement>(
            _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
            @ViewBuilder content: @escaping (DataElement) -> Leaf
        ) where DataElement == Data.Element {
            self.init(_data: root, leaf: content)
        }
    }
    """#
