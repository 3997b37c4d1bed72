// Views of UIKit, AppKit and WatchKit inside SwiftUI, and the other way round.

extension PreludeSource {
    static let swiftUIRepresentables = PreludeSource(module: "SwiftUI", name: "Representables", text: source)
}

private let source = #"""
    // selfsame: keeps the platform view and its coordinator
    // selfsame: wraps platform view
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    public protocol UIViewRepresentable: View where Body == Never {
        associatedtype UIViewType: UIView
        associatedtype Coordinator = Void
        func makeUIView(context: Self.Context) -> Self.UIViewType
        func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
        static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)
        // selfsame: holds state
        func makeCoordinator() -> Self.Coordinator
        typealias Context = UIViewRepresentableContext<Self>
    }

    extension UIViewRepresentable {
        public var body: Never { fatalError("a platform view has no body") }
        public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    }

    extension UIViewRepresentable where Coordinator == Void {
        public func makeCoordinator() {}
    }

    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    public struct UIViewRepresentableContext<Representable> where Representable: UIViewRepresentable {
        public let coordinator: Representable.Coordinator
        public var transaction: Transaction
        public var environment: EnvironmentValues { EnvironmentValues() }
    }

    // selfsame: keeps the view controller and its coordinator
    // selfsame: wraps view controller
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    public protocol UIViewControllerRepresentable: View where Body == Never {
        associatedtype UIViewControllerType: UIViewController
        associatedtype Coordinator = Void
        func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
        func updateUIViewController(_ uiViewController: Self.UIViewControllerType, context: Self.Context)
        static func dismantleUIViewController(_ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)
        // selfsame: holds state
        func makeCoordinator() -> Self.Coordinator
        typealias Context = UIViewControllerRepresentableContext<Self>
    }

    extension UIViewControllerRepresentable {
        public var body: Never { fatalError("a platform view has no body") }
        public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
    }

    extension UIViewControllerRepresentable where Coordinator == Void {
        public func makeCoordinator() {}
    }

    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    public struct UIViewControllerRepresentableContext<Representable> where Representable: UIViewControllerRepresentable {
        public let coordinator: Representable.Coordinator
        public var transaction: Transaction
        public var environment: EnvironmentValues { EnvironmentValues() }
    }

    // selfsame: keeps the platform view and its coordinator
    // selfsame: wraps platform view
    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public protocol NSViewRepresentable: View where Body == Never {
        associatedtype NSViewType: NSView
        associatedtype Coordinator = Void
        func makeNSView(context: Self.Context) -> Self.NSViewType
        func updateNSView(_ nsView: Self.NSViewType, context: Self.Context)
        static func dismantleNSView(_ nsView: Self.NSViewType, coordinator: Self.Coordinator)
        // selfsame: holds state
        func makeCoordinator() -> Self.Coordinator
        typealias Context = NSViewRepresentableContext<Self>
    }

    extension NSViewRepresentable {
        public var body: Never { fatalError("a platform view has no body") }
        public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
    }

    extension NSViewRepresentable where Coordinator == Void {
        public func makeCoordinator() {}
    }

    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct NSViewRepresentableContext<View> where View: NSViewRepresentable {
        public let coordinator: View.Coordinator
        public var transaction: Transaction
        public var environment: EnvironmentValues { EnvironmentValues() }
    }

    // selfsame: keeps the view controller and its coordinator
    // selfsame: wraps view controller
    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public protocol NSViewControllerRepresentable: View where Body == Never {
        associatedtype NSViewControllerType: NSViewController
        associatedtype Coordinator = Void
        func makeNSViewController(context: Self.Context) -> Self.NSViewControllerType
        func updateNSViewController(_ nsViewController: Self.NSViewControllerType, context: Self.Context)
        // selfsame: holds state
        func makeCoordinator() -> Self.Coordinator
        typealias Context = NSViewControllerRepresentableContext<Self>
    }

    extension NSViewControllerRepresentable {
        public var body: Never { fatalError("a platform view has no body") }
    }

    extension NSViewControllerRepresentable where Coordinator == Void {
        public func makeCoordinator() {}
    }

    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct NSViewControllerRepresentableContext<ViewController> where ViewController: NSViewControllerRepresentable {
        public let coordinator: ViewController.Coordinator
        public var transaction: Transaction
        public var environment: EnvironmentValues { EnvironmentValues() }
    }

    // selfsame: keeps the platform view and its coordinator
    // selfsame: wraps platform view
    @available(watchOS 6, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    public protocol WKInterfaceObjectRepresentable: View where Body == Never {
        associatedtype WKInterfaceObjectType: WKInterfaceObject
        associatedtype Coordinator = Void
        func makeWKInterfaceObject(context: Self.Context) -> Self.WKInterfaceObjectType
        func updateWKInterfaceObject(_ wkInterfaceObject: Self.WKInterfaceObjectType, context: Self.Context)
        // selfsame: holds state
        func makeCoordinator() -> Self.Coordinator
        typealias Context = WKInterfaceObjectRepresentableContext<Self>
    }

    extension WKInterfaceObjectRepresentable {
        public var body: Never { fatalError("a platform view has no body") }
    }

    extension WKInterfaceObjectRepresentable where Coordinator == Void {
        public func makeCoordinator() {}
    }

    @available(watchOS 6, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    public struct WKInterfaceObjectRepresentableContext<Representable> where Representable: WKInterfaceObjectRepresentable {
        public let coordinator: Representable.Coordinator
    }

    // MARK: SwiftUI inside platform views

    // selfsame: hosts views
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    open class UIHostingController<Content>: UIViewController where Content: View {
        public var rootView: Content
        public init(rootView: Content) { self.rootView = rootView }
    }

    // selfsame: hosts views
    @available(iOS 16, tvOS 16, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    public struct UIHostingConfiguration<Content, Background>: UIContentConfiguration where Content: View, Background: View {
        public var content: Content
        public init(@ViewBuilder content: () -> Content) where Background == EmptyView { self.content = content() }
    }

    // selfsame: hosts views
    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    open class NSHostingController<Content>: NSViewController where Content: View {
        public var rootView: Content
        public init(rootView: Content) { self.rootView = rootView }
    }

    // selfsame: hosts views
    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    open class NSHostingView<Content>: NSView where Content: View {
        public var rootView: Content
        public required init(rootView: Content) { self.rootView = rootView }
    }
    """#
