// Stacks, grids, spacers, layouts and readers.

extension PreludeSource {
    static let swiftUIStacks = PreludeSource(module: "SwiftUI", name: "Stacks", text: source)
}

private let source = #"""
    // selfsame: eager, arranges, stack, vertical
    @frozen public struct VStack<Content>: _PrimitiveView where Content: View {
        public var alignment: HorizontalAlignment
        public var spacing: CGFloat?
        public var content: Content
        public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
            self.alignment = alignment
            self.spacing = spacing
            self.content = content()
        }
    }

    // selfsame: eager, arranges, stack
    @frozen public struct HStack<Content>: _PrimitiveView where Content: View {
        public var alignment: VerticalAlignment
        public var spacing: CGFloat?
        public var content: Content
        public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
            self.alignment = alignment
            self.spacing = spacing
            self.content = content()
        }
    }

    // selfsame: eager, arranges, stack, overlays
    @frozen public struct ZStack<Content>: _PrimitiveView where Content: View {
        public var alignment: Alignment
        public var content: Content
        public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
            self.alignment = alignment
            self.content = content()
        }
    }

    // selfsame: lazy, arranges, vertical, retains rows
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct LazyVStack<Content>: _PrimitiveView where Content: View {
        public var alignment: HorizontalAlignment
        public var spacing: CGFloat?
        public var pinnedViews: PinnedScrollableViews
        public var content: Content
        public init(
            alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
            @ViewBuilder content: () -> Content
        ) {
            self.alignment = alignment
            self.spacing = spacing
            self.pinnedViews = pinnedViews
            self.content = content()
        }
    }

    // selfsame: lazy, arranges, retains rows
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct LazyHStack<Content>: _PrimitiveView where Content: View {
        public var alignment: VerticalAlignment
        public var spacing: CGFloat?
        public var pinnedViews: PinnedScrollableViews
        public var content: Content
        public init(
            alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
            @ViewBuilder content: () -> Content
        ) {
            self.alignment = alignment
            self.spacing = spacing
            self.pinnedViews = pinnedViews
            self.content = content()
        }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct GridItem {
        public enum Size {
            case fixed(CGFloat)
            case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
            case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
        }
        public var size: GridItem.Size
        public var spacing: CGFloat?
        public var alignment: Alignment?
        public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
            self.size = size
            self.spacing = spacing
            self.alignment = alignment
        }
    }

    // selfsame: lazy, arranges
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct LazyVGrid<Content>: _PrimitiveView where Content: View {
        public var columns: [GridItem]
        public var alignment: HorizontalAlignment
        public var spacing: CGFloat?
        public var pinnedViews: PinnedScrollableViews
        public var content: Content
        public init(
            columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
            @ViewBuilder content: () -> Content
        ) {
            self.columns = columns
            self.alignment = alignment
            self.spacing = spacing
            self.pinnedViews = pinnedViews
            self.content = content()
        }
    }

    // selfsame: lazy, arranges
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct LazyHGrid<Content>: _PrimitiveView where Content: View {
        public var rows: [GridItem]
        public var alignment: VerticalAlignment
        public var spacing: CGFloat?
        public var pinnedViews: PinnedScrollableViews
        public var content: Content
        public init(
            rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
            @ViewBuilder content: () -> Content
        ) {
            self.rows = rows
            self.alignment = alignment
            self.spacing = spacing
            self.pinnedViews = pinnedViews
            self.content = content()
        }
    }

    // selfsame: eager, arranges
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    @frozen public struct Grid<Content>: _PrimitiveView where Content: View {
        public var alignment: Alignment
        public var horizontalSpacing: CGFloat?
        public var verticalSpacing: CGFloat?
        public var content: Content
        public init(
            alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
            @ViewBuilder content: () -> Content
        ) {
            self.alignment = alignment
            self.horizontalSpacing = horizontalSpacing
            self.verticalSpacing = verticalSpacing
            self.content = content()
        }
    }

    // selfsame: eager, arranges
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    @frozen public struct GridRow<Content>: _PrimitiveView where Content: View {
        public var alignment: VerticalAlignment?
        public var content: Content
        public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
            self.alignment = alignment
            self.content = content()
        }
    }

    // selfsame: leaf, filler
    @frozen public struct Spacer: _PrimitiveView {
        public var minLength: CGFloat?
        public init(minLength: CGFloat? = nil) { self.minLength = minLength }
    }

    // selfsame: leaf, filler
    public struct Divider: _PrimitiveView {
        public init() {}
    }

    // selfsame: eager
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    @frozen public struct ViewThatFits<Content>: _PrimitiveView where Content: View {
        public var axes: Axis.Set
        public var content: Content
        public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
            self.axes = axes
            self.content = content()
        }
    }

    // MARK: Readers

    // selfsame: system
    public struct GeometryProxy {
        public var size: CGSize { .zero }
        public var safeAreaInsets: EdgeInsets { EdgeInsets() }
        public subscript<T>(anchor: Anchor<T>) -> T { fatalError("no layout outside a running app") }
        // selfsame: moves
        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        @_disfavoredOverload
        public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { .zero }
        // selfsame: moves
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { .zero }
        // selfsame: moves
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { nil }
        @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
        public func containerCornerInsets() -> EdgeInsets { EdgeInsets() }
    }

    // selfsame: reads size
    @frozen public struct GeometryReader<Content>: _PrimitiveView where Content: View {
        public var content: (GeometryProxy) -> Content
        public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
    }

    public enum CoordinateSpace: Hashable {
        case global
        case local
        case named(AnyHashable)
        public var isGlobal: Bool { self == .global }
        public var isLocal: Bool { self == .local }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public protocol CoordinateSpaceProtocol {
        var coordinateSpace: CoordinateSpace { get }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
        public var coordinateSpace: CoordinateSpace
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
        public init() {}
        public var coordinateSpace: CoordinateSpace { .local }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
        public init() {}
        public var coordinateSpace: CoordinateSpace { .global }
    }

    extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
        public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
    }

    extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
        public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
    }

    extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
        public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
            NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
        }
        public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(coordinateSpace: .named("scrollView")) }
        public static func scrollView(axis: Axis) -> NamedCoordinateSpace { NamedCoordinateSpace(coordinateSpace: .named("scrollView")) }
    }

    // MARK: Layouts

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct LayoutProperties {
        public var stackOrientation: Axis?
        public init() {}
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct ViewSpacing {
        public static let zero = ViewSpacing()
        public init() {}
        public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 0 }
        public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}
        public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public protocol LayoutValueKey {
        associatedtype Value
        static var defaultValue: Self.Value { get }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct LayoutSubview: Equatable {
        public var priority: Double { 0 }
        public var spacing: ViewSpacing { ViewSpacing() }
        public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey { K.defaultValue }
        public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
        public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions(width: 0, height: 0) }
        public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {}
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct LayoutSubviews: RandomAccessCollection, Equatable {
        public var layoutDirection: LayoutDirection
        public var startIndex: Int { 0 }
        public var endIndex: Int { 0 }
        public subscript(index: Int) -> LayoutSubview { LayoutSubview() }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public protocol Layout: Animatable {
        static var layoutProperties: LayoutProperties { get }
        associatedtype Cache = Void
        typealias Subviews = LayoutSubviews
        func makeCache(subviews: Self.Subviews) -> Self.Cache
        func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
        func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
        func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)
        func explicitAlignment(
            of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
        ) -> CGFloat?
        func explicitAlignment(
            of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
        ) -> CGFloat?
    }

    extension Layout {
        public static var layoutProperties: LayoutProperties { LayoutProperties() }
        public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) {}
        public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing { ViewSpacing() }
        public func explicitAlignment(
            of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
        ) -> CGFloat? { nil }
        public func explicitAlignment(
            of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
        ) -> CGFloat? { nil }
        @_disfavoredOverload
        public func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View where V: View {
            _VariadicView.Tree(root: _LayoutRoot(layout: self), content: content())
        }
    }

    extension Layout where Cache == Void {
        public func makeCache(subviews: Self.Subviews) {}
    }

    /// What a layout that is called lays its content out with.
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    @frozen public struct _LayoutRoot<L>: _VariadicView_UnaryViewRoot where L: Layout {
        public typealias Body = Never
        var layout: L
        public func body(children: _VariadicView_Children) -> Never { fatalError("a layout has no body") }
    }

    /// A layout of SwiftUI itself, which lays out outside this module.
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public protocol _PrimitiveLayout: Layout where Cache == Void {}

    extension _PrimitiveLayout {
        public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize { .zero }
        public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {}
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    @frozen public struct AnyLayout: _PrimitiveLayout {
        var layout: Any
        public init<L>(_ layout: L) where L: Layout { self.layout = layout }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    @frozen public struct HStackLayout: _PrimitiveLayout {
        public var alignment: VerticalAlignment
        public var spacing: CGFloat?
        public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
            self.alignment = alignment
            self.spacing = spacing
        }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    @frozen public struct VStackLayout: _PrimitiveLayout {
        public var alignment: HorizontalAlignment
        public var spacing: CGFloat?
        public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
            self.alignment = alignment
            self.spacing = spacing
        }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    @frozen public struct ZStackLayout: _PrimitiveLayout {
        public var alignment: Alignment
        public init(alignment: Alignment = .center) { self.alignment = alignment }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    @frozen public struct GridLayout: _PrimitiveLayout {
        public var alignment: Alignment
        public var horizontalSpacing: CGFloat?
        public var verticalSpacing: CGFloat?
        public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
            self.alignment = alignment
            self.horizontalSpacing = horizontalSpacing
            self.verticalSpacing = verticalSpacing
        }
    }
    """#
