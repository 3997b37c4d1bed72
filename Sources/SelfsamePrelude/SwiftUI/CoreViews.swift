// Views, modifiers and the types that composition makes: what a builder returns and what a modifier wraps.

extension PreludeSource {
    /// `View`, `ViewModifier` and the containers of the type system.
    static let coreViews = PreludeSource(module: "SwiftUI", name: "CoreViews", text: coreViewsText)
}

private let coreViewsText = #"""
    @_exported import Foundation

    @MainActor @preconcurrency public protocol View {
      associatedtype Body: View
      @ViewBuilder var body: Self.Body { get }
    }
    extension View where Body == Never {
      public var body: Never { fatalError() }
    }
    extension Never: View {
      public typealias Body = Never
      public var body: Never { fatalError() }
    }
    extension Optional: View where Wrapped: View {
      public typealias Body = Never
    }

    @MainActor @preconcurrency public protocol ViewModifier {
      associatedtype Body: View
      @ViewBuilder func body(content: Self.Content) -> Self.Body
      typealias Content = _ViewModifier_Content<Self>
    }
    extension ViewModifier where Body == Never {
      public func body(content: Content) -> Never { fatalError() }
    }
    extension ViewModifier {
      public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent(content: self, modifier: modifier) }
    }
    public struct _ViewModifier_Content<Modifier>: View where Modifier: ViewModifier {
      public typealias Body = Never
    }
    public struct EmptyModifier: ViewModifier {
      public static let identity: EmptyModifier = EmptyModifier()
      public typealias Body = Never
      public init() {}
    }

    public struct ModifiedContent<Content, Modifier> {
      public typealias Body = Never
      public var content: Content
      public var modifier: Modifier
      public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
      }
    }
    extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
    extension ModifiedContent: View where Content: View, Modifier: ViewModifier {}
    extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {}
    extension View {
      public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent(content: self, modifier: modifier) }
    }

    // selfsame: leaf
    public struct EmptyView: View {
      public typealias Body = Never
      public init() {}
    }
    public struct AnyView: View {
      public typealias Body = Never
      let content: Any
      public init<V>(_ view: V) where V: View { content = view }
      @_alwaysEmitIntoClient public init<V>(erasing view: V) where V: View { self.init(view) }
      public init?(_fromValue value: Any) { content = value }
    }
    public struct TupleView<T>: View {
      public typealias Body = Never
      public var value: T
      public init(_ value: T) { self.value = value }
    }
    #if SDK_27
    public struct EmptyContent {
      public typealias Body = Never
      public init() {}
    }
    extension EmptyContent: View {}
    @available(iOS 27.0, macOS 27.0, tvOS 27.0, watchOS 27.0, visionOS 27.0, *)
    public struct TupleContent<each Content> {
      public typealias Body = Never
      let content: (repeat each Content)
      public init(_ content: repeat each Content) { self.content = (repeat each content) }
    }
    @available(iOS 27.0, macOS 27.0, tvOS 27.0, watchOS 27.0, visionOS 27.0, *)
    extension TupleContent: View where repeat each Content: View {}
    #endif
    public struct ConditionalContent<TrueContent, FalseContent> {
      public typealias Body = Never
      public enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
      }
      public let storage: Storage
      init(storage: Storage) { self.storage = storage }
    }
    public typealias _ConditionalContent = ConditionalContent
    extension ConditionalContent: View where TrueContent: View, FalseContent: View {}

    public struct Group<Content> {
      public typealias Body = Never
      let content: Content
      init(_content: Content) { content = _content }
    }
    extension Group: View where Content: View {
      public init(@ViewBuilder content: () -> Content) { self.init(_content: content()) }
    }
    public struct IDView<Content, ID>: View where Content: View, ID: Hashable {
      public typealias Body = Never
      let content: Content
      let id: ID
      public init(_ content: Content, id: ID) {
        self.content = content
        self.id = id
      }
    }
    extension View {
      public func id<ID>(_ id: ID) -> some View where ID: Hashable { IDView(self, id: id) }
    }
    // selfsame: leaf
    public struct EquatableView<Content>: View where Content: Equatable, Content: View {
      public typealias Body = Never
      public var content: Content
      public init(content: Content) { self.content = content }
    }
    extension View where Self: Equatable {
      public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
    }
    extension Group where Content: View {
      // certainty: opaque
      @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
      public init<Base, Result>(subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result)
      where Content == GroupElementsOfContent<Base, Result>, Base: View, Result: View {
        self.init(_content: GroupElementsOfContent(subviews: view, content: transform))
      }
      // certainty: opaque
      @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
      public init<Base, Result>(sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result)
      where Content == GroupSectionsOfContent<Base, Result>, Base: View, Result: View {
        self.init(_content: GroupSectionsOfContent(sections: view, content: transform))
      }
    }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    public struct GroupElementsOfContent<Subviews, Content>: View where Subviews: View, Content: View {
      public typealias Body = Never
      let subviews: Subviews
      let content: (SubviewsCollection) -> Content
    }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    public struct GroupSectionsOfContent<Sections, Content>: View where Sections: View, Content: View {
      public typealias Body = Never
      let sections: Sections
      let content: (SectionCollection) -> Content
    }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    public struct Subview: View, Identifiable {
      public typealias Body = Never
      public struct ID: Hashable {}
      public var id: ID { ID() }
      public var containerValues: ContainerValues { ContainerValues() }
    }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    public struct SubviewsCollection: View, RandomAccessCollection {
      public typealias Body = Never
      let elements: [Subview]
      public var startIndex: Int { elements.startIndex }
      public var endIndex: Int { elements.endIndex }
      public subscript(index: Int) -> Subview { elements[index] }
      public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(base: Array(elements[bounds])) }
    }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    public struct SubviewsCollectionSlice: View, RandomAccessCollection {
      public typealias Body = Never
      let base: [Subview]
      public var startIndex: Int { base.startIndex }
      public var endIndex: Int { base.endIndex }
      public subscript(index: Int) -> Subview { base[index] }
      public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(base: Array(base[bounds])) }
    }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    public struct SectionConfiguration: Identifiable {
      public struct ID: Hashable {}
      public var id: ID { ID() }
      public var containerValues: ContainerValues { ContainerValues() }
      public var header: SubviewsCollection { SubviewsCollection(elements: []) }
      public var content: SubviewsCollection { SubviewsCollection(elements: []) }
      public var footer: SubviewsCollection { SubviewsCollection(elements: []) }
    }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    public struct SectionCollection: View, RandomAccessCollection {
      public typealias Body = Never
      let elements: [SectionConfiguration]
      public var startIndex: Int { elements.startIndex }
      public var endIndex: Int { elements.endIndex }
      public subscript(index: Int) -> SectionConfiguration { elements[index] }
    }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    public struct ContainerValues {}
    """#
