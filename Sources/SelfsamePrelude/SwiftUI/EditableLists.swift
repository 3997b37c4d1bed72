// Lists whose rows can be moved and deleted, outlines of bindings, and outlines with a selection.

extension PreludeSource {
    static let swiftUIEditableLists = PreludeSource(module: "SwiftUI", name: "EditableLists", text: source)
}

private let source = #"""
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct EditActions<Data>: OptionSet {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static var move: EditActions<Data> { EditActions(rawValue: 1) }
        public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
        public static var all: EditActions<Data> { EditActions(rawValue: 3) }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct IndexedIdentifierCollection<Base, ID>: RandomAccessCollection where Base: RandomAccessCollection, ID: Hashable {
        public struct Element {
            var index: Base.Index
            var id: ID
        }
        var base: Base
        var id: KeyPath<Base.Element, ID>
        public var startIndex: Base.Index { base.startIndex }
        public var endIndex: Base.Index { base.endIndex }
        public func index(before i: Base.Index) -> Base.Index { base.index(before: i) }
        public func index(after i: Base.Index) -> Base.Index { base.index(after: i) }
        public subscript(position: Base.Index) -> Element { Element(index: position, id: base[position][keyPath: id]) }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct EditableCollectionContent<Content, Data> { var content: Content }
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension EditableCollectionContent: View, _PrimitiveView where Content: View { public typealias Body = Never }
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension ForEach {
        public init<C, R>(_ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R)
        where
            Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID, Content == EditableCollectionContent<R, C>,
            C: MutableCollection, C: RandomAccessCollection, R: View, C.Element: Identifiable, C.Index: Hashable
        {
            self.init(
                _data: IndexedIdentifierCollection(base: data.wrappedValue, id: \.id),
                content: { EditableCollectionContent(content: content(data[$0.index])) })
        }
        public init<C, R>(
            _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
            @ViewBuilder content: @escaping (Binding<C.Element>) -> R
        )
        where
            Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>, C: MutableCollection,
            C: RandomAccessCollection, R: View, C.Index: Hashable
        {
            self.init(
                _data: IndexedIdentifierCollection(base: data.wrappedValue, id: id),
                content: { EditableCollectionContent(content: content(data[$0.index])) })
        }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension List where SelectionValue == Never {
        public init<Data, RowContent>(
            _ data: Binding<Data>, editActions: EditActions<Data>,
            @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
        )
        where
            Content == ForEach<IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, EditableCollectionContent<RowContent, Data>>,
            Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable, Data.Index: Hashable
        {
            self.init(_content: ForEach(data, editActions: editActions, content: rowContent))
        }
        public init<Data, ID, RowContent>(
            _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
            @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
        )
        where
            Content == ForEach<IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>>,
            Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View, Data.Index: Hashable
        {
            self.init(_content: ForEach(data, id: id, editActions: editActions, content: rowContent))
        }
    }

    @available(iOS 16, macOS 13, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension List {
        public init<Data, RowContent>(
            _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
            @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
        )
        where
            Content == ForEach<IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, EditableCollectionContent<RowContent, Data>>,
            Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable, Data.Index: Hashable
        {
            self.init(_content: ForEach(data, editActions: editActions, content: rowContent))
        }
        public init<Data, ID, RowContent>(
            _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
            selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
        )
        where
            Content == ForEach<IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>>,
            Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View, Data.Index: Hashable
        {
            self.init(_content: ForEach(data, id: id, editActions: editActions, content: rowContent))
        }
        public init<Data, RowContent>(
            _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
            @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
        )
        where
            Content == ForEach<IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, EditableCollectionContent<RowContent, Data>>,
            Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable, Data.Index: Hashable
        {
            self.init(_content: ForEach(data, editActions: editActions, content: rowContent))
        }
        public init<Data, ID, RowContent>(
            _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
            @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
        )
        where
            Content == ForEach<IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>>,
            Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View, Data.Index: Hashable
        {
            self.init(_content: ForEach(data, id: id, editActions: editActions, content: rowContent))
        }
    }

    @available(macOS 13, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension List {
        @_disfavoredOverload
        public init<Data, RowContent>(
            _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue>,
            @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
        )
        where
            Content == ForEach<IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, EditableCollectionContent<RowContent, Data>>,
            Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable, Data.Index: Hashable
        {
            self.init(_content: ForEach(data, editActions: editActions, content: rowContent))
        }
        @_disfavoredOverload
        public init<Data, ID, RowContent>(
            _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>, selection: Binding<SelectionValue>,
            @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
        )
        where
            Content == ForEach<IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>>,
            Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View, Data.Index: Hashable
        {
            self.init(_content: ForEach(data, id: id, editActions: editActions, content: rowContent))
        }
    }

    @available(iOS 14, macOS 11, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension List {
        public init<Data, RowContent>(
            _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
            @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
        )
        where
            Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
            Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
        {
            self.init(_content: OutlineGroup(_data: data, leaf: rowContent))
        }
        public init<Data, ID, RowContent>(
            _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
            @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
        )
        where
            Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
            Data: RandomAccessCollection, ID: Hashable, RowContent: View
        {
            self.init(_content: OutlineGroup(_data: data, leaf: rowContent))
        }
        public init<Data, RowContent>(
            _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
            @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
        )
        where
            Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
            Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
        {
            self.init(_content: OutlineGroup(_data: data, leaf: rowContent))
        }
        public init<Data, ID, RowContent>(
            _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
            @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
        )
        where
            Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
            Data: RandomAccessCollection, ID: Hashable, RowContent: View
        {
            self.init(_content: OutlineGroup(_data: data, leaf: rowContent))
        }
    }

    @available(iOS 15, macOS 12, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension List {
        public init<Data, RowContent>(
            _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
            @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
        )
        where
            Content == OutlineGroup<Binding<Data>, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
            Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
        {
            self.init(_content: OutlineGroup(_data: data, leaf: rowContent))
        }
        public init<Data, ID, RowContent>(
            _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
            selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
        )
        where
            Content == OutlineGroup<Binding<Data>, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
            Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View
        {
            self.init(_content: OutlineGroup(_data: data, leaf: rowContent))
        }
        public init<Data, RowContent>(
            _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
            @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
        )
        where
            Content == OutlineGroup<Binding<Data>, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
            Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
        {
            self.init(_content: OutlineGroup(_data: data, leaf: rowContent))
        }
        public init<Data, ID, RowContent>(
            _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
            selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
        )
        where
            Content == OutlineGroup<Binding<Data>, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
            Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View
        {
            self.init(_content: OutlineGroup(_data: data, leaf: rowContent))
        }
    }

    @available(macOS 13, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension List {
        @_disfavoredOverload
        public init<Data, RowContent>(
            _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue>,
            @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
        )
        where
            Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
            Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
        {
            self.init(_content: OutlineGroup(_data: data, leaf: rowContent))
        }
        @_disfavoredOverload
        public init<Data, ID, RowContent>(
            _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue>,
            @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
        )
        where
            Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
            Data: RandomAccessCollection, ID: Hashable, RowContent: View
        {
            self.init(_content: OutlineGroup(_data: data, leaf: rowContent))
        }
        @_disfavoredOverload
        public init<Data, RowContent>(
            _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, selection: Binding<SelectionValue>,
            @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
        )
        where
            Content == OutlineGroup<Binding<Data>, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
            Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
        {
            self.init(_content: OutlineGroup(_data: data, leaf: rowContent))
        }
        @_disfavoredOverload
        public init<Data, ID, RowContent>(
            _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
            selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
        )
        where
            Content == OutlineGroup<Binding<Data>, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
            Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View
        {
            self.init(_content: OutlineGroup(_data: data, leaf: rowContent))
        }
    }

    @available(iOS 15, macOS 12, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension OutlineGroup
    where
        ID == Data.Element.ID, Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
        Data.Element: Identifiable
    {
        public init<C, E>(_ root: Binding<E>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf)
        where Data == Binding<C>, ID == E.ID, C: MutableCollection, C: RandomAccessCollection, E: Identifiable, E == C.Element {
            self.init(_data: root, leaf: content)
        }
        public init<C, E>(_ data: Binding<C>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf)
        where Data == Binding<C>, ID == E.ID, C: MutableCollection, C: RandomAccessCollection, E: Identifiable, E == C.Element {
            self.init(_data: data, leaf: content)
        }
    }

    @available(iOS 15, macOS 12, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension OutlineGroup where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
        public init<C, E>(
            _ root: Binding<E>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf
        )
        where Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection, E == C.Element {
            self.init(_data: root, leaf: content)
        }
        public init<C, E>(
            _ data: Binding<C>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf
        )
        where Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection, E == C.Element {
            self.init(_data: data, leaf: content)
        }
    }

    @available(iOS 15, macOS 12, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension List where SelectionValue == Never {
        public init<Data, RowContent>(
            _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
            @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
        )
        where
            Content == OutlineGroup<Binding<Data>, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
            Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
        {
            self.init(_content: OutlineGroup(_data: data, leaf: rowContent))
        }
        public init<Data, ID, RowContent>(
            _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
            @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
        )
        where
            Content == OutlineGroup<Binding<Data>, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
            Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View
        {
            self.init(_content: OutlineGroup(_data: data, leaf: rowContent))
        }
    }
    """#
