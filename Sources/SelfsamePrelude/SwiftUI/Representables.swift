// Views of UIKit, AppKit and WatchKit inside SwiftUI.

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
        @available(iOS 16, tvOS 16, *)
        func sizeThatFits(_ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context) -> CGSize?
        typealias Context = UIViewRepresentableContext<Self>
    }

    extension UIViewRepresentable {
        public var body: Never { fatalError("a platform view has no body") }
        public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
        @available(iOS 16, tvOS 16, *)
        public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
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
        @available(iOS 16, tvOS 16, *)
        func sizeThatFits(
            _ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType, context: Self.Context
        ) -> CGSize?
        typealias Context = UIViewControllerRepresentableContext<Self>
    }

    extension UIViewControllerRepresentable {
        public var body: Never { fatalError("a platform view has no body") }
        public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
        @available(iOS 16, tvOS 16, *)
        public func sizeThatFits(
            _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
        ) -> CGSize? { nil }
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
        @available(macOS 13, *)
        func sizeThatFits(_ proposal: ProposedViewSize, nsView: Self.NSViewType, context: Self.Context) -> CGSize?
        typealias Context = NSViewRepresentableContext<Self>
    }

    extension NSViewRepresentable {
        public var body: Never { fatalError("a platform view has no body") }
        public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
        @available(macOS 13, *)
        public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize? { nil }
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
        @available(macOS 13, *)
        func sizeThatFits(
            _ proposal: ProposedViewSize, nsViewController: Self.NSViewControllerType, context: Self.Context
        ) -> CGSize?
        static func dismantleNSViewController(_ nsViewController: Self.NSViewControllerType, coordinator: Self.Coordinator)
        typealias Context = NSViewControllerRepresentableContext<Self>
    }

    extension NSViewControllerRepresentable {
        public var body: Never { fatalError("a platform view has no body") }
        public static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator) {}
        @available(macOS 13, *)
        public func sizeThatFits(
            _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
        ) -> CGSize? { nil }
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
    """#
