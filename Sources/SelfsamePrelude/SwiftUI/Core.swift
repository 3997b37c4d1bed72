// The core of SwiftUI's type algebra: views, modifiers and the values that result builders make of them.

extension PreludeSource {
    static let swiftUICore = PreludeSource(module: "SwiftUI", name: "Core", text: source)
}

private let source = #"""
    // selfsame: content
    @MainActor @preconcurrency public protocol View {
        associatedtype Body: View
        @ViewBuilder var body: Self.Body { get }
    }

    extension Never: View {
        public typealias Body = Never
        public var body: Never { fatalError("a primitive view has no body") }
    }

    /// A view without a body of its own.
    public protocol _PrimitiveView: View where Body == Never {}

    extension _PrimitiveView {
        public var body: Never { fatalError("a primitive view has no body") }
    }

    // selfsame: changes content
    @MainActor @preconcurrency public protocol ViewModifier {
        associatedtype Body: View
        @ViewBuilder func body(content: Self.Content) -> Self.Body
        typealias Content = _ViewModifier_Content<Self>
    }

    extension ViewModifier where Body == Never {
        public func body(content: Content) -> Never { fatalError("a primitive modifier has no body") }
    }

    extension ViewModifier {
        public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent(content: self, modifier: modifier) }
    }

    /// A modifier that stands for one whose type SwiftUI does not publish; it is named after the API and keeps the arguments.
    public protocol _UnpublishedModifier: ViewModifier, _SceneModifier where Body == Never {
        var arguments: [Any] { get }
    }

    /// A modifier that a scene may have as well.
    public protocol _SceneModifier {}

    extension View {
        public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent(content: self, modifier: modifier) }
    }

    public struct ModifiedContent<Content, Modifier> {
        public var content: Content
        public var modifier: Modifier
        public init(content: Content, modifier: Modifier) {
            self.content = content
            self.modifier = modifier
        }
    }

    extension ModifiedContent: View, _PrimitiveView where Content: View, Modifier: ViewModifier {}
    extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {}
    extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

    public struct _ViewModifier_Content<Modifier>: _PrimitiveView where Modifier: ViewModifier {}

    public struct EmptyModifier: ViewModifier {
        public typealias Body = Never
        public static let identity = EmptyModifier()
        public init() {}
    }

    public protocol EnvironmentalModifier: ViewModifier where Body == Never {
        associatedtype ResolvedModifier: ViewModifier
        func resolve(in environment: EnvironmentValues) -> Self.ResolvedModifier
    }

    // selfsame: leaf, filler, unseen
    public struct EmptyView: _PrimitiveView {
        public init() {}
    }

    public struct TupleView<T>: _PrimitiveView {
        public var value: T
        public init(_ value: T) { self.value = value }
    }

    /// SwiftUI's own name is `_ConditionalContent`.
    public struct ConditionalContent<TrueContent, FalseContent> {
        public typealias Body = Never
        public enum Storage {
            case trueContent(TrueContent)
            case falseContent(FalseContent)
        }
        public var storage: Storage
        public init(first: TrueContent) { storage = .trueContent(first) }
        public init(second: FalseContent) { storage = .falseContent(second) }
    }

    public typealias _ConditionalContent = ConditionalContent

    extension ConditionalContent: View, _PrimitiveView where TrueContent: View, FalseContent: View {}

    extension Optional: View, _PrimitiveView where Wrapped: View {
        public typealias Body = Never
    }

    public struct AnyView: _PrimitiveView {
        public var wrapped: Any
        public init<V>(_ view: V) where V: View { wrapped = view }
        public init<V>(erasing view: V) where V: View { wrapped = view }
        public init?(_fromValue value: Any) {
            guard value is any View else { return nil }
            wrapped = value
        }
    }

    // selfsame: group, arranges
    public struct Group<Content> {
        public typealias Body = Never
        public var content: Content
        init(_content: Content) { content = _content }
    }

    extension Group: View, _PrimitiveView where Content: View {
        public init(@ViewBuilder content: () -> Content) { self.init(_content: content()) }
    }

    extension Group where Content: View {
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public init<Base, Result>(subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result)
        where Content == GroupElementsOfContent<Base, Result>, Base: View, Result: View {
            self.init(_content: GroupElementsOfContent(base: view))
        }

        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public init<Base, Result>(sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result)
        where Content == GroupSectionsOfContent<Base, Result>, Base: View, Result: View {
            self.init(_content: GroupSectionsOfContent(base: view))
        }
    }

    // MARK: Variadic views

    /// What stacks and the like are made of: a root that lays out the elements of its content.
    public enum _VariadicView {
        public typealias Root = _VariadicView_Root
        public typealias ViewRoot = _VariadicView_ViewRoot
        public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
        public typealias MultiViewRoot = _VariadicView_MultiViewRoot
        public typealias Children = _VariadicView_Children

        public struct Tree<Root, Content> where Root: _VariadicView_Root {
            public var root: Root
            public var content: Content
            public init(root: Root, content: Content) {
                self.root = root
                self.content = content
            }
            public init(_ root: Root, @ViewBuilder content: () -> Content) {
                self.root = root
                self.content = content()
            }
        }
    }

    extension _VariadicView.Tree: View, _PrimitiveView where Root: _VariadicView_ViewRoot, Content: View {}

    public protocol _VariadicView_Root {}

    public protocol _VariadicView_ViewRoot: _VariadicView_Root {
        associatedtype Body: View
        @ViewBuilder func body(children: _VariadicView.Children) -> Body
    }

    public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}
    public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

    public struct _VariadicView_Children: RandomAccessCollection, _PrimitiveView {
        public struct Element: _PrimitiveView, Identifiable {
            public var id: AnyHashable { AnyHashable(0) }
            public func id<ID>(as type: ID.Type = ID.self) -> ID? where ID: Hashable { nil }
            public subscript<Trait>(key: Trait.Type) -> Trait.Value where Trait: _ViewTraitKey { fatalError("no traits outside a running app") }
        }
        public var startIndex: Int { 0 }
        public var endIndex: Int { 0 }
        public subscript(index: Int) -> Element { Element() }
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public struct GroupElementsOfContent<Subviews, Content>: _PrimitiveView where Subviews: View, Content: View {
        public var base: Subviews
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public struct GroupSectionsOfContent<Sections, Content>: _PrimitiveView where Sections: View, Content: View {
        public var base: Sections
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public struct Subview: _PrimitiveView, Identifiable {
        public struct ID: Hashable {}
        public var id: ID { ID() }
        public var containerValues: ContainerValues { ContainerValues() }
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public struct SubviewsCollection: RandomAccessCollection, _PrimitiveView {
        public var startIndex: Int { 0 }
        public var endIndex: Int { 0 }
        public subscript(index: Int) -> Subview { Subview() }
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public struct SubviewsCollectionSlice: RandomAccessCollection, _PrimitiveView {
        public var startIndex: Int { 0 }
        public var endIndex: Int { 0 }
        public subscript(index: Int) -> Subview { Subview() }
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public struct SectionConfiguration: Identifiable {
        public struct ID: Hashable {}
        public struct Actions: _PrimitiveView {}
        public var id: ID { ID() }
        public var containerValues: ContainerValues { ContainerValues() }
        public var header: SubviewsCollection { SubviewsCollection() }
        public var footer: SubviewsCollection { SubviewsCollection() }
        public var content: SubviewsCollection { SubviewsCollection() }
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public struct SectionCollection: RandomAccessCollection, _PrimitiveView {
        public var startIndex: Int { 0 }
        public var endIndex: Int { 0 }
        public subscript(index: Int) -> SectionConfiguration { SectionConfiguration() }
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public struct ContainerValues {}

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public protocol ContainerValueKey {
        associatedtype Value
        static var defaultValue: Value { get }
    }

    /// Explicit identity: what `id(_:)` makes.
    public struct IDView<Content, ID>: _PrimitiveView where Content: View, ID: Hashable {
        public var content: Content
        public var id: ID
        public init(_ content: Content, id: ID) {
            self.content = content
            self.id = id
        }
    }

    extension View {
        // selfsame: identity
        public func id<ID>(_ id: ID) -> some View where ID: Hashable { IDView(self, id: id) }
    }

    // selfsame: compared by equality
    public struct EquatableView<Content>: _PrimitiveView where Content: Equatable, Content: View {
        public var content: Content
        public init(content: Content) { self.content = content }
    }

    extension View where Self: Equatable {
        // selfsame: compared by equality
        public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct PlaceholderContentView<Value>: _PrimitiveView {}

    #if SDK_27
        @available(iOS 27, macOS 27, tvOS 27, watchOS 27, *)
        public struct TupleContent<each Content> {
            public typealias Body = Never
            public var content: (repeat each Content)
            public init(_ content: repeat each Content) { self.content = (repeat each content) }
        }

        extension TupleContent: View, _PrimitiveView where repeat each Content: View {}

        // selfsame: leaf
        @available(iOS 27, macOS 27, tvOS 27, watchOS 27, *)
        public struct EmptyContent: _PrimitiveView {
            public init() {}
        }
    #endif
    """#
