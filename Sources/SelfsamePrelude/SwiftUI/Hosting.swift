// SwiftUI inside the views of a platform, and what both sides tell each other.

extension PreludeSource {
    static let swiftUIHosting = PreludeSource(module: "SwiftUI", name: "Hosting", text: source)
}

private let source = #"""
    // selfsame: hosts views, holds nothing
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    open class UIHostingController<Content>: UIViewController where Content: View {
        public var rootView: Content
        public init(rootView: Content) { self.rootView = rootView }
        public init?(coder aDecoder: NSCoder, rootView: Content) { self.rootView = rootView }
        @available(iOS 16.4, tvOS 16.4, *)
        public var safeAreaRegions: SafeAreaRegions {
            get { .all }
            set {}
        }
        @available(iOS 16, tvOS 16, *)
        public var sizingOptions: UIHostingControllerSizingOptions {
            get { [] }
            set {}
        }
        public func sizeThatFits(in size: CGSize) -> CGSize { size }
    }

    @available(iOS 16, tvOS 16, *)
    @available(macOS, unavailable)
    public struct UIHostingControllerSizingOptions: OptionSet {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
        public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
    }

    // selfsame: hosts views, holds nothing
    @available(iOS 16, tvOS 16, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    public struct UIHostingConfiguration<Content, Background>: UIContentConfiguration where Content: View, Background: View {
        public var content: Content
        init(_content: Content) { content = _content }
        public init(@ViewBuilder content: () -> Content) where Background == EmptyView { self.content = content() }
    }

    @available(iOS 16, tvOS 16, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    extension UIHostingConfiguration {
        public func background<S>(_ style: S) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>>
        where S: ShapeStyle { UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>>(_content: content) }
        public func background<B>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> where B: View {
            UIHostingConfiguration<Content, B>(_content: self.content)
        }
        public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<Content, Background> { self }
        public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration<Content, Background> { self }
        public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration<Content, Background> { self }
        public func minSize() -> UIHostingConfiguration<Content, Background> { self }
        public func makeContentView() -> any UIView & UIContentView { fatalError("a platform view needs a running app") }
        public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration<Content, Background> { self }
    }

    @available(iOS 16, tvOS 16, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    public struct _UIHostingConfigurationBackgroundView<S>: _PrimitiveView where S: ShapeStyle {}

    // selfsame: hosts views, holds nothing
    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    open class NSHostingController<Content>: NSViewController where Content: View {
        public var rootView: Content
        public init(rootView: Content) { self.rootView = rootView }
        public init?(coder: NSCoder, rootView: Content) { self.rootView = rootView }
        @available(macOS 13.3, *)
        public var safeAreaRegions: SafeAreaRegions {
            get { .all }
            set {}
        }
        @available(macOS 13, *)
        public var sizingOptions: NSHostingSizingOptions {
            get { [] }
            set {}
        }
        @available(macOS 14, *)
        public var sceneBridgingOptions: NSHostingSceneBridgingOptions {
            get { [] }
            set {}
        }
        public func sizeThatFits(in size: CGSize) -> CGSize { size }
    }

    // selfsame: hosts views, holds nothing
    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    open class NSHostingView<Content>: NSView where Content: View {
        public var rootView: Content
        public required init(rootView: Content) { self.rootView = rootView }
        @available(macOS 13.3, *)
        public var safeAreaRegions: SafeAreaRegions {
            get { .all }
            set {}
        }
        @available(macOS 13, *)
        public var sizingOptions: NSHostingSizingOptions {
            get { [] }
            set {}
        }
        @available(macOS 14, *)
        public var sceneBridgingOptions: NSHostingSceneBridgingOptions {
            get { [] }
            set {}
        }
    }

    // selfsame: hosts views, holds nothing
    @available(macOS 14.4, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    open class NSHostingMenu<Content>: NSMenu where Content: View {
        public init(rootView: Content) {}
    }

    @available(macOS 13, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct NSHostingSizingOptions: OptionSet {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let minSize = NSHostingSizingOptions(rawValue: 1)
        public static let intrinsicContentSize = NSHostingSizingOptions(rawValue: 2)
        public static let maxSize = NSHostingSizingOptions(rawValue: 4)
        public static let preferredContentSize = NSHostingSizingOptions(rawValue: 8)
        public static let standardBounds = NSHostingSizingOptions(rawValue: 7)
    }

    @available(macOS 14, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct NSHostingSceneBridgingOptions: OptionSet {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let title = NSHostingSceneBridgingOptions(rawValue: 1)
        public static let toolbars = NSHostingSceneBridgingOptions(rawValue: 2)
        public static let all = NSHostingSceneBridgingOptions(rawValue: 3)
    }

    // MARK: Traits and values of both sides

    @available(iOS 17, tvOS 17, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
        static func read(from traitCollection: UITraitCollection) -> Self.Value
        static func write(to mutableTraits: inout any UIMutableTraits, value: Self.Value)
    }

    extension UIAccessibilityContrast {
        @available(iOS 14, tvOS 14, *)
        @available(macOS, unavailable)
        @available(watchOS, unavailable)
        public init(_ colorSchemeContrast: ColorSchemeContrast?) { self = .unspecified }
    }

    extension UIContentSizeCategory {
        @available(iOS 14, tvOS 14, *)
        @available(macOS, unavailable)
        @available(watchOS, unavailable)
        public init(_ sizeCategory: ContentSizeCategory?) { self = .unspecified }
        @available(iOS 15, tvOS 15, *)
        @available(macOS, unavailable)
        @available(watchOS, unavailable)
        public init(_ dynamicTypeSize: DynamicTypeSize?) { self = .unspecified }
    }

    extension UITraitEnvironmentLayoutDirection {
        @available(iOS 14, tvOS 14, *)
        @available(macOS, unavailable)
        @available(watchOS, unavailable)
        public init(_ layoutDirection: LayoutDirection) { self = .unspecified }
    }

    extension UILegibilityWeight {
        @available(iOS 14, tvOS 14, *)
        @available(macOS, unavailable)
        @available(watchOS, unavailable)
        public init(_ legibilityWeight: LegibilityWeight?) { self = .unspecified }
    }
    """#
