// Stacks, spacers, labels and the Layout protocol.

extension PreludeSource {
    /// `VStack`, `HStack`, `ZStack`, `Spacer`, `Label`, `Layout`.
    static let layoutViews = PreludeSource(module: "SwiftUI", name: "LayoutViews", text: layoutViewsText)
}

private let layoutViewsText = #"""
    public struct VStack<Content>: View where Content: View {
      public typealias Body = Never
      let recorded: [Any?]
      let content: Content
      public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        recorded = [alignment, spacing]
        self.content = content()
      }
    }
    public struct HStack<Content>: View where Content: View {
      public typealias Body = Never
      let recorded: [Any?]
      let content: Content
      public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        recorded = [alignment, spacing]
        self.content = content()
      }
    }
    public struct ZStack<Content>: View where Content: View {
      public typealias Body = Never
      let alignment: Alignment
      let content: Content
      public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
      }
    }
    // selfsame: leaf
    public struct Spacer: View {
      public typealias Body = Never
      public var minLength: CGFloat?
      public init(minLength: CGFloat? = nil) { self.minLength = minLength }
    }
    // selfsame: leaf
    public struct Divider: View {
      public typealias Body = Never
      public init() {}
    }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    public struct Label<Title, Icon>: View where Title: View, Icon: View {
      public typealias Body = Never
      let title: Title
      let icon: Icon
      public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
      }
      init(_title: Title, _icon: Icon) {
        title = _title
        icon = _icon
      }
    }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    extension Label where Title == Text, Icon == Image {
      public init(_ titleKey: LocalizedStringKey, image name: String) { self.init(_title: Text(titleKey), _icon: Image(name)) }
      public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(_title: Text(titleKey), _icon: Image(systemName: name))
      }
      @_disfavoredOverload public init<S>(_ title: S, image name: String) where S: StringProtocol {
        self.init(_title: Text(title), _icon: Image(name))
      }
      @_disfavoredOverload public init<S>(_ title: S, systemImage name: String) where S: StringProtocol {
        self.init(_title: Text(title), _icon: Image(systemName: name))
      }
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
      public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(_title: Text(titleKey), _icon: Image(resource))
      }
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
      @_disfavoredOverload public init<S>(_ title: S, image resource: ImageResource) where S: StringProtocol {
        self.init(_title: Text(title), _icon: Image(resource))
      }
    }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
      public init(_ configuration: LabelStyleConfiguration) { self.init(_title: configuration.title, _icon: configuration.icon) }
    }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    public struct LabelStyleConfiguration {
      public struct Title: View { public typealias Body = Never }
      public struct Icon: View { public typealias Body = Never }
      public var title: LabelStyleConfiguration.Title { Title() }
      public var icon: LabelStyleConfiguration.Icon { Icon() }
    }

    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    public struct ProposedViewSize: Equatable, Sendable {
      public var width: CGFloat?
      public var height: CGFloat?
      public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
      }
      public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
      public static let zero: ProposedViewSize = ProposedViewSize(width: 0, height: 0)
      public static let unspecified: ProposedViewSize = ProposedViewSize(width: nil, height: nil)
      public static let infinity: ProposedViewSize = ProposedViewSize(width: CGFloat.infinity, height: CGFloat.infinity)
      public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize { size }
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
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
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
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
      // certainty: strong
      public func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View where V: View {
        _VariadicView.Tree(_VariadicView_LayoutRoot(layout: self), content: content)
      }
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    extension Layout where Cache == Void {
      public func makeCache(subviews: Self.Subviews) {}
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    public struct LayoutProperties: Sendable {
      public var stackOrientation: Axis?
      public init() {}
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    public struct ViewSpacing: Sendable {
      public static let zero: ViewSpacing = ViewSpacing()
      public init() {}
      public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}
      public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
      public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 0 }
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    public protocol LayoutValueKey {
      associatedtype Value
      static var defaultValue: Self.Value { get }
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    public struct LayoutSubview: Equatable {
      public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey { K.defaultValue }
      public var priority: Double { 0 }
      public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize.zero }
      public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions(width: 0, height: 0) }
      public var spacing: ViewSpacing { ViewSpacing() }
      public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {}
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    public struct LayoutSubviews: Equatable, RandomAccessCollection {
      public typealias SubSequence = LayoutSubviews
      var elements: [LayoutSubview] = []
      public var layoutDirection: LayoutDirection { .leftToRight }
      public var startIndex: Int { 0 }
      public var endIndex: Int { elements.count }
      public subscript(index: Int) -> LayoutSubview { elements[index] }
      public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(elements: Array(elements[bounds])) }
    }
    public enum _VariadicView {
      public struct Tree<Root, Content> {
        public var root: Root
        public var content: Content
        init(_ root: Root, content: () -> Content) {
          self.root = root
          self.content = content()
        }
      }
    }
    extension _VariadicView.Tree: View where Content: View { public typealias Body = Never }
    public struct _VariadicView_LayoutRoot<L> { let layout: L }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    public struct HStackLayout: Layout {
      public var alignment: VerticalAlignment
      public var spacing: CGFloat?
      public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
      }
      public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize { CGSize.zero }
      public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {}
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    public struct VStackLayout: Layout {
      public var alignment: HorizontalAlignment
      public var spacing: CGFloat?
      public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
      }
      public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize { CGSize.zero }
      public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {}
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    public struct ZStackLayout: Layout {
      public var alignment: Alignment
      public init(alignment: Alignment = .center) { self.alignment = alignment }
      public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize { CGSize.zero }
      public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {}
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    public struct GridLayout: Layout {
      public var alignment: Alignment
      public var horizontalSpacing: CGFloat?
      public var verticalSpacing: CGFloat?
      public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
      }
      public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize { CGSize.zero }
      public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {}
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    public struct AnyLayout: Layout {
      let layout: Any
      public init<L>(_ layout: L) where L: Layout { self.layout = layout }
      public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize { CGSize.zero }
      public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {}
    }
    extension HStackLayout { public typealias Cache = Void }
    extension VStackLayout { public typealias Cache = Void }
    extension ZStackLayout { public typealias Cache = Void }
    extension GridLayout { public typealias Cache = Void }
    extension AnyLayout { public typealias Cache = Void }
    """#
