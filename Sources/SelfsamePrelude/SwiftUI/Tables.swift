// Tables: rows, columns, their builders and modifiers.

extension PreludeSource {
    static let swiftUITables = PreludeSource(module: "SwiftUI", name: "Tables", text: source)
}

private let source = #"""
    // MARK: Rows

    // selfsame: content
    @available(iOS 16, macOS 13, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @MainActor @preconcurrency public protocol TableRowContent<TableRowValue> {
        associatedtype TableRowValue: Identifiable where Self.TableRowValue == Self.TableRowBody.TableRowValue
        associatedtype TableRowBody: TableRowContent
        @TableRowBuilder<Self.TableRowValue> var tableRowBody: Self.TableRowBody { get }
    }

    /// Rows without a body of their own.
    public protocol _PrimitiveTableRows: TableRowContent where TableRowBody == Self {}

    extension _PrimitiveTableRows {
        public var tableRowBody: Self { self }
    }

    // selfsame: content
    @available(iOS 16, macOS 13, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public protocol DynamicTableRowContent: TableRowContent {
        associatedtype Data: Collection
        var data: Self.Data { get }
    }

    @available(iOS 16, macOS 13, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct TableRow<Value>: _PrimitiveTableRows where Value: Identifiable {
        public typealias TableRowValue = Value
        public var value: Value
        public init(_ value: Value) { self.value = value }
    }

    @available(iOS 16, macOS 13, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct EmptyTableRowContent<Value>: _PrimitiveTableRows where Value: Identifiable {
        public typealias TableRowValue = Value
    }

    @available(iOS 16, macOS 13, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct TupleTableRowContent<Value, T>: _PrimitiveTableRows where Value: Identifiable {
        public typealias TableRowValue = Value
        public var value: T
        public init(_ value: T) { self.value = value }
    }

    @available(iOS 16, macOS 13, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct TableForEachContent<Data>: _PrimitiveTableRows where Data: RandomAccessCollection, Data.Element: Identifiable {
        public typealias TableRowValue = Data.Element
        public var data: Data
    }

    extension TableForEachContent: DynamicTableRowContent {}

    @available(iOS 17, macOS 14, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct TableOutlineGroupContent<Data>: _PrimitiveTableRows where Data: RandomAccessCollection, Data.Element: Identifiable {
        public typealias TableRowValue = Data.Element
        public var data: Data
    }

    @available(iOS 16, macOS 13, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct TableHeaderRowContent<Value, Content>: _PrimitiveTableRows where Value: Identifiable, Content: View {
        public typealias TableRowValue = Value
        public var content: Content
    }

    // selfsame: keeps expansion
    @available(iOS 17, macOS 14, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct DisclosureTableRow<Label, Content>: _PrimitiveTableRows
    where Label: TableRowContent, Content: TableRowContent, Label.TableRowValue == Content.TableRowValue {
        public typealias TableRowValue = Label.TableRowValue
        public var label: Label
        public var content: Content
        public init<Value>(_ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content)
        where Label == TableRow<Value>, Value: Identifiable, Value == Content.TableRowValue {
            label = TableRow(value)
            self.content = content()
        }
    }

    extension Optional: TableRowContent, _PrimitiveTableRows where Wrapped: TableRowContent {
        public typealias TableRowValue = Wrapped.TableRowValue
    }

    extension ConditionalContent: TableRowContent, _PrimitiveTableRows
    where TrueContent: TableRowContent, FalseContent: TableRowContent, TrueContent.TableRowValue == FalseContent.TableRowValue {
        public typealias TableRowValue = TrueContent.TableRowValue
    }

    extension Group: TableRowContent, _PrimitiveTableRows where Content: TableRowContent {
        public typealias TableRowValue = Content.TableRowValue
        public init<R>(@TableRowBuilder<R> content: () -> Content) where R == Content.TableRowValue { self.init(_content: content()) }
    }

    extension ForEach: TableRowContent, _PrimitiveTableRows where Content: TableRowContent {
        public typealias TableRowValue = Content.TableRowValue
        public init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
        where ID == Data.Element.ID, V == Content.TableRowValue, Data.Element: Identifiable { self.init(_data: data, content: content) }
        public init<V>(_ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
        where V == Content.TableRowValue { self.init(_data: data, content: content) }
        public init<V>(_ data: Range<Int>, @TableRowBuilder<V> content: @escaping (Int) -> Content)
        where Data == Range<Int>, ID == Int, V == Content.TableRowValue { self.init(_data: data, content: content) }
        public init(_ data: Data) where ID == Data.Element.ID, Content == TableRow<Data.Element>, Data.Element: Identifiable {
            self.init(_data: data, content: { TableRow($0) })
        }
    }

    extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

    extension Section: TableRowContent, _PrimitiveTableRows
    where
        Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent, Parent.TableRowValue == Content.TableRowValue,
        Content.TableRowValue == Footer.TableRowValue
    {
        public typealias TableRowValue = Content.TableRowValue

        public init<V>(@TableRowBuilder<V> content: () -> Content)
        where Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
            self.init(_header: EmptyTableRowContent(), content: content(), footer: EmptyTableRowContent())
        }

        public init<V, H>(@TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H)
        where Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue, H: View {
            self.init(_header: TableHeaderRowContent(content: header()), content: content(), footer: EmptyTableRowContent())
        }

        public init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
        where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
            self.init(_header: TableHeaderRowContent(content: Text(titleKey)), content: content(), footer: EmptyTableRowContent())
        }

        @_disfavoredOverload
        public init<S, V>(_ title: S, @TableRowBuilder<V> content: () -> Content)
        where S: StringProtocol, Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
            self.init(_header: TableHeaderRowContent(content: Text(title)), content: content(), footer: EmptyTableRowContent())
        }

        // selfsame: keeps expansion
        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public init<V>(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content)
        where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
            self.init(_header: TableHeaderRowContent(content: Text(titleKey)), content: content(), footer: EmptyTableRowContent())
        }

        // selfsame: keeps expansion
        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @_disfavoredOverload
        public init<S, V>(_ title: S, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content)
        where S: StringProtocol, Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
            self.init(_header: TableHeaderRowContent(content: Text(title)), content: content(), footer: EmptyTableRowContent())
        }

        // selfsame: keeps expansion
        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public init<V, H>(isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H)
        where Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue, H: View {
            self.init(_header: TableHeaderRowContent(content: header()), content: content(), footer: EmptyTableRowContent())
        }
    }

    @available(iOS 17, macOS 14, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension OutlineGroup
    where ID == Data.Element.ID, Parent: TableRowContent, Parent == Leaf, Leaf == Subgroup, Data.Element == Parent.TableRowValue {
        public init<DataElement>(_ root: DataElement, children: KeyPath<DataElement, Data?>)
        where
            ID == DataElement.ID, Parent == TableRow<DataElement>, Leaf == TableRow<DataElement>, Subgroup == TableRow<DataElement>,
            DataElement: Identifiable, DataElement == Data.Element
        {
            self.init(_data: root, leaf: { TableRow($0) })
        }

        public init<DataElement>(_ data: Data, children: KeyPath<DataElement, Data?>)
        where
            ID == DataElement.ID, Parent == TableRow<DataElement>, Leaf == TableRow<DataElement>, Subgroup == TableRow<DataElement>,
            DataElement: Identifiable, DataElement == Data.Element
        {
            self.init(_data: data, leaf: { TableRow($0) })
        }

        public init<DataElement>(
            _ root: DataElement, children: KeyPath<DataElement, Data?>, @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
        )
        where ID == DataElement.ID, DataElement == Data.Element {
            self.init(_data: root, leaf: content)
        }

        public init<DataElement>(
            _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
            @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
        )
        where ID == DataElement.ID, DataElement == Data.Element {
            self.init(_data: root, leaf: content)
        }

        public init<DataElement>(
            _ data: Data, children: KeyPath<DataElement, Data?>, @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
        )
        where ID == DataElement.ID, DataElement == Data.Element {
            self.init(_data: data, leaf: content)
        }

        public init<DataElement>(
            _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
            @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
        )
        where ID == DataElement.ID, DataElement == Data.Element {
            self.init(_data: data, leaf: content)
        }
    }

    @available(iOS 17, macOS 14, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension OutlineGroup: TableRowContent, _PrimitiveTableRows
    where
        ID == Data.Element.ID, Parent: TableRowContent, Parent == Leaf, Leaf == Subgroup, Data.Element == Parent.TableRowValue,
        Leaf.TableRowValue: Identifiable
    {
        public typealias TableRowValue = Leaf.TableRowValue
    }

    @available(iOS 16, macOS 13, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @resultBuilder
    public struct TableRowBuilder<Value> where Value: Identifiable {
        public static func buildExpression<Content>(_ content: Content) -> Content
        where Value == Content.TableRowValue, Content: TableRowContent { content }

        public static func buildBlock<C>(_ content: C) -> C where Value == C.TableRowValue, C: TableRowContent { content }

        @_disfavoredOverload
        public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleTableRowContent<Value, (repeat each Content)>
        where repeat each Content: TableRowContent { TupleTableRowContent((repeat each content)) }

        public static func buildIf<C>(_ content: C?) -> C? where Value == C.TableRowValue, C: TableRowContent { content }

        public static func buildEither<T, F>(first: T) -> ConditionalContent<T, F>
        where Value == T.TableRowValue, T: TableRowContent, F: TableRowContent, T.TableRowValue == F.TableRowValue {
            ConditionalContent(first: first)
        }

        public static func buildEither<T, F>(second: F) -> ConditionalContent<T, F>
        where Value == T.TableRowValue, T: TableRowContent, F: TableRowContent, T.TableRowValue == F.TableRowValue {
            ConditionalContent(second: second)
        }
    }

    // MARK: Modifiers of rows

    /// A modifier of table rows.
    public protocol _TableRowModifier {}

    public struct _ContextMenuTableRowModifier<MenuItems>: _TableRowModifier where MenuItems: View {
        public var menuItems: MenuItems
    }

    public struct _ContextMenuPreviewTableRowModifier<MenuItems, Preview>: _TableRowModifier where MenuItems: View, Preview: View {
        public var menuItems: MenuItems
        public var preview: Preview
    }

    public struct ItemProviderTableRowModifier: _TableRowModifier {}

    extension ModifiedContent: TableRowContent, _PrimitiveTableRows where Content: TableRowContent, Modifier: _TableRowModifier {
        public typealias TableRowValue = Content.TableRowValue
    }

    extension TableRowContent {
        // selfsame: presents, rebuilds
        public func contextMenu<M>(@ViewBuilder menuItems: () -> M) -> ModifiedContent<Self, _ContextMenuTableRowModifier<M>> where M: View {
            ModifiedContent(content: self, modifier: _ContextMenuTableRowModifier(menuItems: menuItems()))
        }

        // selfsame: presents, rebuilds
        public func contextMenu<M, P>(
            @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
        )
            -> ModifiedContent<Self, _ContextMenuPreviewTableRowModifier<M, P>> where M: View, P: View
        {
            ModifiedContent(content: self, modifier: _ContextMenuPreviewTableRowModifier(menuItems: menuItems(), preview: preview()))
        }

        public func itemProvider(_ action: (() -> NSItemProvider?)?) -> ModifiedContent<Self, ItemProviderTableRowModifier> {
            ModifiedContent(content: self, modifier: ItemProviderTableRowModifier())
        }

        // certainty: opaque
        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some TableRowContent<TableRowValue> where T: Transferable {
            ModifiedContent(content: self, modifier: _Unpublished_TableRow_draggable())
        }

        // selfsame: runs on event
        // certainty: opaque
        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func dropDestination<T>(for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void) -> some TableRowContent<TableRowValue>
        where T: Transferable { ModifiedContent(content: self, modifier: _Unpublished_TableRow_dropDestination()) }

        // certainty: opaque
        @available(macOS 14, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> {
            ModifiedContent(content: self, modifier: _Unpublished_TableRow_onHover())
        }

        // certainty: opaque
        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> {
            ModifiedContent(content: self, modifier: _Unpublished_TableRow_selectionDisabled(isDisabled: isDisabled))
        }
    }

    public struct _Unpublished_TableRow_draggable: _TableRowModifier {}

    public struct _Unpublished_TableRow_dropDestination: _TableRowModifier {}

    public struct _Unpublished_TableRow_onHover: _TableRowModifier {}

    public struct _Unpublished_TableRow_selectionDisabled: _TableRowModifier {
        public var isDisabled: Bool
    }

    // MARK: Columns

    // selfsame: content
    @available(iOS 16, macOS 13, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @MainActor @preconcurrency public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
        associatedtype TableRowValue: Identifiable where Self.TableRowValue == Self.TableColumnBody.TableRowValue
        associatedtype TableColumnSortComparator: SortComparator
        where Self.TableColumnSortComparator == Self.TableColumnBody.TableColumnSortComparator
        associatedtype TableColumnBody: TableColumnContent
        @TableColumnBuilder<Self.TableRowValue, Self.TableColumnSortComparator> var tableColumnBody: Self.TableColumnBody { get }
    }

    /// Columns without a body of their own.
    public protocol _PrimitiveTableColumns: TableColumnContent where TableColumnBody == Self {}

    extension _PrimitiveTableColumns {
        public var tableColumnBody: Self { self }
    }

    @available(iOS 16, macOS 13, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension Never: SortComparator {
        public typealias Compared = Never
        public func compare(_ lhs: Never, _ rhs: Never) -> ComparisonResult {}
        public var order: SortOrder {
            get { switch self {} }
            set {}
        }
    }

    @available(iOS 16, macOS 13, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct TableColumn<RowValue, Sort, Content, Label>: _PrimitiveTableColumns
    where RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View {
        public typealias TableRowValue = RowValue
        public typealias TableColumnSortComparator = Sort
        public var label: Label
        init(_label: Label) { label = _label }

        public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> { self }

        public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
            self
        }

        @available(iOS, introduced: 16, deprecated: 100000.0)
        @available(macOS, introduced: 13, deprecated: 100000.0)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func width() -> TableColumn<RowValue, Sort, Content, Label> { self }
    }

    extension TableColumn where Sort == Never, Label == Text {
        public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(_label: Text(titleKey)) }

        @_disfavoredOverload
        public init<S>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) where S: StringProtocol {
            self.init(_label: Text(title))
        }

        public init(_ title: Text, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(_label: title) }

        public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {
            self.init(_label: Text(titleKey))
        }

        @_disfavoredOverload
        public init<S>(_ title: S, value: KeyPath<RowValue, String>) where S: StringProtocol, Content == Text { self.init(_label: Text(title)) }

        public init(_ title: Text, value: KeyPath<RowValue, String>) where Content == Text { self.init(_label: title) }
    }

    extension TableColumn where RowValue == Sort.Compared, Label == Text {
        public init(_ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content) {
            self.init(_label: Text(titleKey))
        }

        @_disfavoredOverload
        public init<S>(_ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content) where S: StringProtocol {
            self.init(_label: Text(title))
        }

        public init(_ title: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content) {
            self.init(_label: title)
        }
    }

    // SwiftUI's default comparator is `.localizedStandard`, which Linux does not have.
    extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
        public init<V>(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content)
        where V: Comparable { self.init(_label: Text(titleKey)) }

        @_disfavoredOverload
        public init<S, V>(_ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content)
        where S: StringProtocol, V: Comparable { self.init(_label: Text(title)) }

        public init<V>(_ title: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content) where V: Comparable {
            self.init(_label: title)
        }

        public init<V, C>(
            _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
        ) where V == C.Compared, C: SortComparator { self.init(_label: Text(titleKey)) }

        @_disfavoredOverload
        public init<S, V, C>(_ title: S, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content)
        where S: StringProtocol, V == C.Compared, C: SortComparator { self.init(_label: Text(title)) }

        public init<V, C>(_ title: Text, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content)
        where V == C.Compared, C: SortComparator { self.init(_label: title) }

        public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical)
        where Content == Text { self.init(_label: Text(titleKey)) }

        @_disfavoredOverload
        public init<S>(_ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical)
        where S: StringProtocol, Content == Text { self.init(_label: Text(title)) }

        public init(_ title: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical) where Content == Text {
            self.init(_label: title)
        }
    }

    extension TableColumn where RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text {
        public init<V>(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content)
        where V: Comparable { self.init(_label: Text(titleKey)) }

        @_disfavoredOverload
        public init<S, V>(_ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content)
        where S: StringProtocol, V: Comparable { self.init(_label: Text(title)) }

        public init<V>(_ title: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content) where V: Comparable {
            self.init(_label: title)
        }

        public init(
            _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical,
            @ViewBuilder content: @escaping (RowValue) -> Content
        ) { self.init(_label: Text(titleKey)) }

        @_disfavoredOverload
        public init<S>(
            _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical,
            @ViewBuilder content: @escaping (RowValue) -> Content
        ) where S: StringProtocol { self.init(_label: Text(title)) }

        public init(
            _ title: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical,
            @ViewBuilder content: @escaping (RowValue) -> Content
        ) { self.init(_label: title) }

        public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical)
        where Content == Text { self.init(_label: Text(titleKey)) }

        @_disfavoredOverload
        public init<S>(_ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical)
        where S: StringProtocol, Content == Text { self.init(_label: Text(title)) }

        public init(_ title: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical) where Content == Text {
            self.init(_label: title)
        }
    }

    @available(iOS 17.4, macOS 14.4, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct TableColumnForEach<Data, ID, RowValue, Sort, Content>: _PrimitiveTableColumns
    where
        Data: RandomAccessCollection, ID: Hashable, RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator,
        Content: TableColumnContent
    {
        public typealias TableRowValue = RowValue
        public typealias TableColumnSortComparator = Sort
        public var data: Data
        public var content: (Data.Element) -> Content
        init(_data: Data, content: @escaping (Data.Element) -> Content) {
            data = _data
            self.content = content
        }
        public init(_ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content)
        where ID == Data.Element.ID, Data.Element: Identifiable { self.init(_data: data, content: content) }
        public init(
            _ data: Data, id: KeyPath<Data.Element, ID>, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
        ) {
            self.init(_data: data, content: content)
        }
        public init(_ data: Range<Int>, @TableColumnBuilder<RowValue, Sort> content: @escaping (Int) -> Content)
        where Data == Range<Int>, ID == Int {
            self.init(_data: data, content: content)
        }
    }

    @available(iOS 16, macOS 13, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct TupleTableColumnContent<RowValue, Sort, T>: _PrimitiveTableColumns where RowValue: Identifiable, Sort: SortComparator {
        public typealias TableRowValue = RowValue
        public typealias TableColumnSortComparator = Sort
        public var value: T
        init(_ value: T) { self.value = value }
    }

    extension Optional: TableColumnContent, _PrimitiveTableColumns where Wrapped: TableColumnContent {
        @_implements(TableColumnContent,TableRowValue) public typealias TableColumnRowValue = Wrapped.TableRowValue
        public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
    }

    extension ConditionalContent: TableColumnContent, _PrimitiveTableColumns
    where
        TrueContent: TableColumnContent, FalseContent: TableColumnContent, TrueContent.TableRowValue == FalseContent.TableRowValue,
        TrueContent.TableColumnSortComparator == FalseContent.TableColumnSortComparator
    {
        @_implements(TableColumnContent,TableRowValue) public typealias TableColumnRowValue = TrueContent.TableRowValue
        public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator
    }

    extension Group: TableColumnContent, _PrimitiveTableColumns where Content: TableColumnContent {
        @_implements(TableColumnContent,TableRowValue) public typealias TableColumnRowValue = Content.TableRowValue
        public typealias TableColumnSortComparator = Content.TableColumnSortComparator
        public init<R, C>(@TableColumnBuilder<R, C> _ content: () -> Content)
        where R == Content.TableRowValue, C == Content.TableColumnSortComparator {
            self.init(_content: content())
        }
    }

    @available(iOS 16, macOS 13, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @resultBuilder
    public struct TableColumnBuilder<RowValue, Sort> where RowValue: Identifiable, Sort: SortComparator {
        public static func buildExpression<Content, Label>(
            _ column: TableColumn<RowValue, Sort, Content, Label>
        ) -> TableColumn<RowValue, Sort, Content, Label>
        where Content: View, Label: View { column }

        @_disfavoredOverload
        public static func buildExpression<Content, Label>(
            _ column: TableColumn<RowValue, Never, Content, Label>
        ) -> TableColumn<RowValue, Never, Content, Label>
        where Content: View, Label: View { column }

        public static func buildExpression<Column>(_ column: Column) -> Column
        where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator, Column: TableColumnContent { column }

        @_disfavoredOverload
        public static func buildExpression<Column>(_ column: Column) -> Column
        where RowValue == Column.TableRowValue, Column: TableColumnContent, Column.TableColumnSortComparator == Never { column }

        public static func buildBlock<Column>(_ column: Column) -> Column
        where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator, Column: TableColumnContent { column }

        @_disfavoredOverload
        public static func buildBlock<Column>(_ column: Column) -> Column
        where RowValue == Column.TableRowValue, Column: TableColumnContent, Column.TableColumnSortComparator == Never { column }

        @_disfavoredOverload
        public static func buildBlock<each Column>(
            _ column: repeat each Column
        ) -> TupleTableColumnContent<RowValue, Sort, (repeat each Column)>
        where repeat each Column: TableColumnContent { TupleTableColumnContent((repeat each column)) }

        @available(iOS 17.4, macOS 14.4, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public static func buildIf<C>(_ content: C?) -> C? where RowValue == C.TableRowValue, C: TableColumnContent { content }

        @available(iOS 17.4, macOS 14.4, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public static func buildEither<T, F>(first: T) -> ConditionalContent<T, F> where T: TableColumnContent, F: TableColumnContent {
            ConditionalContent(first: first)
        }

        @available(iOS 17.4, macOS 14.4, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public static func buildEither<T, F>(second: F) -> ConditionalContent<T, F> where T: TableColumnContent, F: TableColumnContent {
            ConditionalContent(second: second)
        }
    }

    /// A modifier of table columns.
    public protocol _TableColumnModifier {}

    extension ModifiedContent: TableColumnContent, _PrimitiveTableColumns where Content: TableColumnContent, Modifier: _TableColumnModifier {
        @_implements(TableColumnContent,TableRowValue) public typealias TableColumnRowValue = Content.TableRowValue
        public typealias TableColumnSortComparator = Content.TableColumnSortComparator
    }

    @available(iOS 17, macOS 14, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension TableColumnContent {
        // certainty: opaque
        public func alignment(_ alignment: TableColumnAlignment) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
            ModifiedContent(content: self, modifier: _Unpublished_TableColumn_alignment())
        }

        // certainty: opaque
        public func customizationID(_ id: String) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
            ModifiedContent(content: self, modifier: _Unpublished_TableColumn_customizationID(id: id))
        }

        // certainty: opaque
        public func defaultVisibility(_ visibility: Visibility) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
            ModifiedContent(content: self, modifier: _Unpublished_TableColumn_defaultVisibility(visibility: visibility))
        }

        // certainty: opaque
        public func disabledCustomizationBehavior(
            _ behavior: TableColumnCustomizationBehavior
        )
            -> some TableColumnContent<TableRowValue, TableColumnSortComparator>
        { ModifiedContent(content: self, modifier: _Unpublished_TableColumn_disabledCustomizationBehavior()) }
    }

    public struct _Unpublished_TableColumn_alignment: _TableColumnModifier {}

    public struct _Unpublished_TableColumn_customizationID: _TableColumnModifier {
        public var id: String
    }

    public struct _Unpublished_TableColumn_defaultVisibility: _TableColumnModifier {
        public var visibility: Visibility
    }

    public struct _Unpublished_TableColumn_disabledCustomizationBehavior: _TableColumnModifier {}

    @available(iOS 17, macOS 14, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct TableColumnAlignment: Hashable {
        var name: String
        public static var automatic: TableColumnAlignment { TableColumnAlignment(name: "automatic") }
        public static var leading: TableColumnAlignment { TableColumnAlignment(name: "leading") }
        public static var center: TableColumnAlignment { TableColumnAlignment(name: "center") }
        public static var trailing: TableColumnAlignment { TableColumnAlignment(name: "trailing") }
        public static var numeric: TableColumnAlignment { TableColumnAlignment(name: "numeric") }
        public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment {
            TableColumnAlignment(name: "numeric \(numberingSystem)")
        }
    }

    @available(iOS 17, macOS 14, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct TableColumnCustomizationBehavior: OptionSet {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
        public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
        public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
        public static let all = TableColumnCustomizationBehavior(rawValue: 7)
    }

    @available(iOS 17, macOS 14, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct TableColumnCustomization<RowValue>: Equatable, Codable where RowValue: Identifiable {
        public init() {}
        public mutating func resetOrder() {}
        public subscript(visibility id: String) -> Visibility {
            get { .automatic }
            set {}
        }
    }

    // MARK: Tables

    // selfsame: keeps scroll offset and column widths
    // selfsame: rows, lazy
    @available(iOS 16, macOS 13, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct Table<Value, Rows, Columns>: _PrimitiveView
    where Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent, Rows.TableRowValue == Columns.TableRowValue {
        public var rows: Rows
        public var columns: Columns
        init(_rows: Rows, columns: Columns) {
            rows = _rows
            self.columns = columns
        }
    }

    // Rows from a builder, without sort order.
    extension Table {
        public init(
            of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
        ) { self.init(_rows: rows(), columns: columns()) }

        public init(
            of valueType: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
            @TableRowBuilder<Value> rows: () -> Rows
        ) { self.init(_rows: rows(), columns: columns()) }

        public init(
            of valueType: Value.Type, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
            @TableRowBuilder<Value> rows: () -> Rows
        ) { self.init(_rows: rows(), columns: columns()) }

        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public init(
            of valueType: Value.Type, columnCustomization: Binding<TableColumnCustomization<Value>>,
            @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
        ) { self.init(_rows: rows(), columns: columns()) }

        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public init(
            of valueType: Value.Type, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>,
            @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
        ) { self.init(_rows: rows(), columns: columns()) }

        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public init(
            of valueType: Value.Type, selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>,
            @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
        ) { self.init(_rows: rows(), columns: columns()) }
    }

    // Rows from a collection, without sort order.
    extension Table {
        public init<Data>(_ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns)
        where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element {
            self.init(_rows: TableForEachContent(data: data), columns: columns())
        }

        public init<Data>(_ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns)
        where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element {
            self.init(_rows: TableForEachContent(data: data), columns: columns())
        }

        public init<Data>(_ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns)
        where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element {
            self.init(_rows: TableForEachContent(data: data), columns: columns())
        }

        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public init<Data>(
            _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>,
            @TableColumnBuilder<Value, Never> columns: () -> Columns
        ) where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element {
            self.init(_rows: TableForEachContent(data: data), columns: columns())
        }

        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public init<Data>(
            _ data: Data, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>,
            @TableColumnBuilder<Value, Never> columns: () -> Columns
        ) where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element {
            self.init(_rows: TableForEachContent(data: data), columns: columns())
        }

        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public init<Data>(
            _ data: Data, selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>,
            @TableColumnBuilder<Value, Never> columns: () -> Columns
        ) where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element {
            self.init(_rows: TableForEachContent(data: data), columns: columns())
        }
    }

    // Rows from a tree, without sort order.
    extension Table {
        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public init<Data>(
            _ data: Data, children: KeyPath<Value, Data?>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
            @TableColumnBuilder<Value, Never> columns: () -> Columns
        ) where Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element {
            self.init(_rows: TableOutlineGroupContent(data: data), columns: columns())
        }

        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public init<Data>(
            _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
            columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Never> columns: () -> Columns
        ) where Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element {
            self.init(_rows: TableOutlineGroupContent(data: data), columns: columns())
        }

        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public init<Data>(
            _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
            columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Never> columns: () -> Columns
        ) where Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element {
            self.init(_rows: TableOutlineGroupContent(data: data), columns: columns())
        }
    }

    // Rows from a builder, sorted by comparators.
    extension Table {
        public init<Sort>(
            of valueType: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
            @TableRowBuilder<Value> rows: () -> Rows
        ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared { self.init(_rows: rows(), columns: columns()) }

        public init<Sort>(
            sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
        ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared { self.init(_rows: rows(), columns: columns()) }

        public init<Sort>(
            of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
            @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
        ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared { self.init(_rows: rows(), columns: columns()) }

        public init<Sort>(
            selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
            @TableRowBuilder<Value> rows: () -> Rows
        ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared { self.init(_rows: rows(), columns: columns()) }

        public init<Sort>(
            of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
            @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
        ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared { self.init(_rows: rows(), columns: columns()) }

        public init<Sort>(
            selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
            @TableRowBuilder<Value> rows: () -> Rows
        ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared { self.init(_rows: rows(), columns: columns()) }

        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public init<Sort>(
            of valueType: Value.Type, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>,
            @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
        ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared { self.init(_rows: rows(), columns: columns()) }

        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public init<Sort>(
            of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
            columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
            @TableRowBuilder<Value> rows: () -> Rows
        ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared { self.init(_rows: rows(), columns: columns()) }

        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public init<Sort>(
            of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
            columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
            @TableRowBuilder<Value> rows: () -> Rows
        ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared { self.init(_rows: rows(), columns: columns()) }
    }

    // Rows from a collection, sorted by comparators.
    extension Table {
        public init<Data, Sort>(_ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns)
        where
            Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element, Sort: SortComparator,
            Columns.TableRowValue == Sort.Compared
        { self.init(_rows: TableForEachContent(data: data), columns: columns()) }

        public init<Data, Sort>(
            _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
        )
        where
            Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element, Sort: SortComparator,
            Columns.TableRowValue == Sort.Compared
        { self.init(_rows: TableForEachContent(data: data), columns: columns()) }

        public init<Data, Sort>(
            _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
            @TableColumnBuilder<Value, Sort> columns: () -> Columns
        )
        where
            Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element, Sort: SortComparator,
            Columns.TableRowValue == Sort.Compared
        { self.init(_rows: TableForEachContent(data: data), columns: columns()) }

        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public init<Data, Sort>(
            _ data: Data, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>,
            @TableColumnBuilder<Value, Sort> columns: () -> Columns
        )
        where
            Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element, Sort: SortComparator,
            Columns.TableRowValue == Sort.Compared
        { self.init(_rows: TableForEachContent(data: data), columns: columns()) }

        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public init<Data, Sort>(
            _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
            columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
        )
        where
            Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element, Sort: SortComparator,
            Columns.TableRowValue == Sort.Compared
        { self.init(_rows: TableForEachContent(data: data), columns: columns()) }

        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public init<Data, Sort>(
            _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
            columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
        )
        where
            Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element, Sort: SortComparator,
            Columns.TableRowValue == Sort.Compared
        { self.init(_rows: TableForEachContent(data: data), columns: columns()) }
    }

    // Rows from a tree, sorted by comparators.
    extension Table {
        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public init<Data, Sort>(
            _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
            columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Sort> columns: () -> Columns
        )
        where
            Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element, Sort: SortComparator,
            Columns.TableRowValue == Sort.Compared
        { self.init(_rows: TableOutlineGroupContent(data: data), columns: columns()) }

        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public init<Data, Sort>(
            _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
            columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Sort> columns: () -> Columns
        )
        where
            Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element, Sort: SortComparator,
            Columns.TableRowValue == Sort.Compared
        { self.init(_rows: TableOutlineGroupContent(data: data), columns: columns()) }

        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public init<Data, Sort>(
            _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
            columnCustomization: Binding<TableColumnCustomization<Value>>? = nil, @TableColumnBuilder<Value, Sort> columns: () -> Columns
        )
        where
            Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element, Sort: SortComparator,
            Columns.TableRowValue == Sort.Compared
        { self.init(_rows: TableOutlineGroupContent(data: data), columns: columns()) }
    }

    extension View {
        // certainty: opaque
        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func tableColumnHeaders(_ visibility: Visibility) -> some View {
            modifier(_Unpublished_tableColumnHeaders(arguments: [visibility]))
        }
    }

    public struct _Unpublished_tableColumnHeaders: _UnpublishedModifier {
        public var arguments: [Any]
    }

    @available(iOS 16, macOS 12, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct OnInsertTableRowModifier: _TableRowModifier {}

    extension DynamicTableRowContent {
        // selfsame: edits rows
        public func onInsert(
            of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
        ) -> ModifiedContent<Self, OnInsertTableRowModifier> { ModifiedContent(content: self, modifier: OnInsertTableRowModifier()) }

        // selfsame: runs on event
        // selfsame: edits rows
        @available(iOS 16, macOS 13, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func dropDestination<T>(
            for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
        ) -> ModifiedContent<Self, OnInsertTableRowModifier> where T: Transferable {
            ModifiedContent(content: self, modifier: OnInsertTableRowModifier())
        }
    }
    """#
