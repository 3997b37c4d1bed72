// ForEach over values, ranges and bindings.

extension PreludeSource {
    /// `ForEach` and its collections.
    static let forEachViews = PreludeSource(module: "SwiftUI", name: "ForEachViews", text: forEachViewsText)
}

private let forEachViewsText = #"""
    public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
      public typealias Body = Never
      public var data: Data
      public var content: (Data.Element) -> Content
      let id: Any?
      init(_data: Data, _id: Any?, _content: @escaping (Data.Element) -> Content) {
        data = _data
        id = _id
        content = _content
      }
    }
    public protocol DynamicViewContent: View {
      associatedtype Data: Collection
      var data: Self.Data { get }
    }
    extension ForEach: DynamicViewContent where Content: View {}
    extension ForEach: View where Content: View {}
    extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
      public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(_data: data, _id: nil, _content: content)
      }
    }
    extension ForEach where Content: View {
      public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(_data: data, _id: id, _content: content)
      }
      public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
      where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection, C: RandomAccessCollection,
        C.Element: Identifiable, C.Index: Hashable
      {
        self.init(_data: data.wrappedValue.indices.lazy.map { ($0, data.wrappedValue[$0].id) }, _id: nil) { content(data[$0.0]) }
      }
      public init<C>(_ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
      where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection, C.Index: Hashable {
        self.init(_data: data.wrappedValue.indices.lazy.map { ($0, data.wrappedValue[$0][keyPath: id]) }, _id: id) { content(data[$0.0]) }
      }
    }
    extension ForEach where Data == Range<Int>, ID == Int, Content: View {
      public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) { self.init(_data: data, _id: nil, _content: content) }
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    extension ForEach {
      public init<C, R>(_ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R)
      where
        Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID, Content == EditableCollectionContent<R, C>, C: MutableCollection,
        C: RandomAccessCollection, R: View, C.Element: Identifiable, C.Index: Hashable
      {
        self.init(_data: IndexedIdentifierCollection(base: data.wrappedValue, id: \.id), _id: editActions) {
          EditableCollectionContent(content: content(data[$0.index]))
        }
      }
      public init<C, R>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
      )
      where
        Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>, C: MutableCollection, C: RandomAccessCollection,
        R: View, C.Index: Hashable
      {
        self.init(_data: IndexedIdentifierCollection(base: data.wrappedValue, id: id), _id: editActions) {
          EditableCollectionContent(content: content(data[$0.index]))
        }
      }
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    public struct EditActions<Data>: OptionSet {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static var move: EditActions<Data> { EditActions(rawValue: 1) }
      public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
      public static var all: EditActions<Data> { EditActions(rawValue: 3) }
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    public struct IndexedIdentifierCollection<Base, ID>: RandomAccessCollection where Base: RandomAccessCollection, ID: Hashable {
      public struct Element {
        let index: Base.Index
        let id: ID
      }
      let base: Base
      let id: KeyPath<Base.Element, ID>
      public var startIndex: Base.Index { base.startIndex }
      public var endIndex: Base.Index { base.endIndex }
      public func index(before i: Base.Index) -> Base.Index { base.index(before: i) }
      public func index(after i: Base.Index) -> Base.Index { base.index(after: i) }
      public subscript(position: Base.Index) -> Element { Element(index: position, id: base[position][keyPath: id]) }
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    public struct EditableCollectionContent<Content, Data> { let content: Content }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    extension EditableCollectionContent: View where Content: View { public typealias Body = Never }
    // certainty: strong
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    extension ForEach where Content: View {
      public init<V>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
      where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, V: View {
        self.init(_data: ForEachSubviewCollection(elements: []), _id: view, _content: content)
      }
      public init<V>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
      where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, V: View {
        self.init(_data: ForEachSectionCollection(elements: []), _id: view, _content: content)
      }
    }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
      let elements: [Subview]
      public var startIndex: Int { 0 }
      public var endIndex: Int { elements.count }
      public subscript(position: Int) -> Subview { elements[position] }
    }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    public struct ForEachSectionCollection<Content>: RandomAccessCollection {
      let elements: [SectionConfiguration]
      public var startIndex: Int { 0 }
      public var endIndex: Int { elements.count }
      public subscript(position: Int) -> SectionConfiguration { elements[position] }
    }
    extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
      public var data: Content.Data { content.data }
    }
    public struct OnDeleteTraitKey {}
    public struct OnMoveTraitKey {}
    public struct OnInsertTraitKey {}
    extension DynamicViewContent {
      public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(_TraitWritingModifier<OnDeleteTraitKey>(value: action))
      }
      public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        modifier(_TraitWritingModifier<OnMoveTraitKey>(value: action))
      }
      // certainty: strong
      @available(iOS 14.0, macOS 11.0, *)
      public func onInsert(of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void) -> some DynamicViewContent {
        modifier(_TraitWritingModifier<OnInsertTraitKey>(value: action))
      }
    }
    """#
