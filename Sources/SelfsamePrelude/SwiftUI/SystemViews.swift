// Views and modifiers that other frameworks of the system declare for SwiftUI: PassKit, MusicKit, HomeKit, DeviceActivity, WorkoutKit, and the
// capture of objects of RealityKit. As their interfaces in the SDK of iOS 17.4 say.

extension PreludeSource {
    static let swiftUISystemViews = PreludeSource(module: "SwiftUI", name: "SystemViews", text: source)
}

private let source = #"""
    // MARK: PassKit
    open class PKPass { public init() {} }
    open class PKPaymentRequest { public init() {} }
    open class PKPayment {}
    open class PKPaymentAuthorizationResult {}
    open class PKPaymentRequestMerchantSessionUpdate {}
    open class PKIdentityRequest { public init() {} }
    open class PKIdentityDocument {}
    open class PKShareablePassMetadata {}
    open class PKAddShareablePassConfiguration {}
    public enum PKAddShareablePassConfigurationPrimaryAction: Hashable { case add, share }

    @available(iOS 16, macOS 13, watchOS 9, *)
    @available(tvOS, unavailable)
    public struct PayWithApplePayButtonLabel {
        var name: String
        public static let plain: PayWithApplePayButtonLabel = PayWithApplePayButtonLabel(name: "plain")
        public static let buy: PayWithApplePayButtonLabel = PayWithApplePayButtonLabel(name: "buy")
        public static let addMoney: PayWithApplePayButtonLabel = PayWithApplePayButtonLabel(name: "addMoney")
        public static let book: PayWithApplePayButtonLabel = PayWithApplePayButtonLabel(name: "book")
        public static let checkout: PayWithApplePayButtonLabel = PayWithApplePayButtonLabel(name: "checkout")
        public static let `continue`: PayWithApplePayButtonLabel = PayWithApplePayButtonLabel(name: "continue")
        public static let contribute: PayWithApplePayButtonLabel = PayWithApplePayButtonLabel(name: "contribute")
        public static let donate: PayWithApplePayButtonLabel = PayWithApplePayButtonLabel(name: "donate")
        public static let inStore: PayWithApplePayButtonLabel = PayWithApplePayButtonLabel(name: "inStore")
        public static let order: PayWithApplePayButtonLabel = PayWithApplePayButtonLabel(name: "order")
        public static let reload: PayWithApplePayButtonLabel = PayWithApplePayButtonLabel(name: "reload")
        public static let rent: PayWithApplePayButtonLabel = PayWithApplePayButtonLabel(name: "rent")
        public static let setUp: PayWithApplePayButtonLabel = PayWithApplePayButtonLabel(name: "setUp")
        public static let subscribe: PayWithApplePayButtonLabel = PayWithApplePayButtonLabel(name: "subscribe")
        public static let support: PayWithApplePayButtonLabel = PayWithApplePayButtonLabel(name: "support")
        public static let tip: PayWithApplePayButtonLabel = PayWithApplePayButtonLabel(name: "tip")
        public static let topUp: PayWithApplePayButtonLabel = PayWithApplePayButtonLabel(name: "topUp")
    }

    @available(iOS 16, macOS 13, watchOS 9, *)
    @available(tvOS, unavailable)
    public enum PayWithApplePayButtonPaymentAuthorizationPhase {
        case willAuthorize
        case didAuthorize(payment: PKPayment, resultHandler: (PKPaymentAuthorizationResult) -> Void)
        case didFinish
    }

    @available(iOS 16, macOS 13, watchOS 9, *)
    @available(tvOS, unavailable)
    public struct PayWithApplePayButton<Fallback>: _PrimitiveView where Fallback: View {
        public var arguments: [Any]
        init(_arguments: [Any]) { arguments = _arguments }

        public init(_ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void, @ViewBuilder fallback: () -> Fallback) {
            self.init(_arguments: [label, action, fallback()])
        }

        @available(macOS, unavailable)
        public init(
            _ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest,
            onPaymentAuthorizationChange: @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void,
            @ViewBuilder fallback: () -> Fallback
        ) {
            self.init(_arguments: [label, request, onPaymentAuthorizationChange, fallback()])
        }

        public init(
            _ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest,
            onPaymentAuthorizationChange: @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void,
            onMerchantSessionRequested: @escaping () async -> PKPaymentRequestMerchantSessionUpdate, @ViewBuilder fallback: () -> Fallback
        ) {
            self.init(_arguments: [label, request, onPaymentAuthorizationChange, onMerchantSessionRequested, fallback()])
        }
    }

    @available(iOS 16, macOS 13, watchOS 9, *)
    @available(tvOS, unavailable)
    extension PayWithApplePayButton where Fallback == EmptyView {
        public init(_ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void) {
            self.init(_arguments: [label, action])
        }

        @available(macOS, unavailable)
        public init(
            _ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest,
            onPaymentAuthorizationChange: @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void
        ) {
            self.init(_arguments: [label, request, onPaymentAuthorizationChange])
        }

        public init(
            _ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest,
            onPaymentAuthorizationChange: @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void,
            onMerchantSessionRequested: @escaping () async -> PKPaymentRequestMerchantSessionUpdate
        ) {
            self.init(_arguments: [label, request, onPaymentAuthorizationChange, onMerchantSessionRequested])
        }
    }

    @available(iOS 16, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct AddPassToWalletButton<Fallback>: _PrimitiveView where Fallback: View {
        public var arguments: [Any]
        init(_arguments: [Any]) { arguments = _arguments }

        public init(_ passes: [PKPass], onCompletion: @escaping (_ didAdd: Bool) -> Void, @ViewBuilder fallback: () -> Fallback) {
            self.init(_arguments: [passes, onCompletion, fallback()])
        }
    }

    @available(iOS 16, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension AddPassToWalletButton where Fallback == EmptyView {
        public init(action: @escaping () -> Void) { self.init(_arguments: [action]) }
        public init(_ passes: [PKPass], onCompletion: @escaping (_ didAdd: Bool) -> Void) {
            self.init(_arguments: [passes, onCompletion])
        }
    }

    @available(iOS 16, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct AsyncShareablePassConfiguration<Content>: _PrimitiveView where Content: View {
        public enum Result {
            case success(PKAddShareablePassConfiguration)
            case failure(any Error)
            case loading
        }

        public var arguments: [Any]

        public init(
            metadata: [PKShareablePassMetadata], action: PKAddShareablePassConfigurationPrimaryAction,
            @ViewBuilder content: @escaping (AsyncShareablePassConfiguration<Content>.Result) -> Content
        ) {
            arguments = [metadata, action, content]
        }
    }

    @available(iOS 16, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct VerifyIdentityWithWalletButtonLabel {
        var name: String
        public static let verifyIdentity: VerifyIdentityWithWalletButtonLabel = VerifyIdentityWithWalletButtonLabel(name: "verifyIdentity")
        public static let `continue`: VerifyIdentityWithWalletButtonLabel = VerifyIdentityWithWalletButtonLabel(name: "continue")
        public static let verify: VerifyIdentityWithWalletButtonLabel = VerifyIdentityWithWalletButtonLabel(name: "verify")
        public static let verifyAge: VerifyIdentityWithWalletButtonLabel = VerifyIdentityWithWalletButtonLabel(name: "verifyAge")
    }

    @available(iOS 16, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct VerifyIdentityWithWalletButton<Fallback>: _PrimitiveView where Fallback: View {
        public var arguments: [Any]
        init(_arguments: [Any]) { arguments = _arguments }

        public init(
            _ label: VerifyIdentityWithWalletButtonLabel = .verifyIdentity, request: PKIdentityRequest,
            onCompletion: @escaping ((Result<PKIdentityDocument, any Error>) -> Void), @ViewBuilder fallback: () -> Fallback
        ) {
            self.init(_arguments: [label, request, onCompletion, fallback()])
        }
    }

    @available(iOS 16, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension VerifyIdentityWithWalletButton where Fallback == EmptyView {
        public init(_ label: VerifyIdentityWithWalletButtonLabel = .verifyIdentity, action: @escaping () -> Void) {
            self.init(_arguments: [label, action])
        }

        public init(
            _ label: VerifyIdentityWithWalletButtonLabel = .verifyIdentity, request: PKIdentityRequest,
            onCompletion: @escaping ((Result<PKIdentityDocument, any Error>) -> Void)
        ) {
            self.init(_arguments: [label, request, onCompletion])
        }
    }

    // MARK: Values of widgets and stores
    extension EnvironmentValues {
        @available(iOS 16, watchOS 9, *)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        public var showsWidgetLabel: Bool {
            get { entry("showsWidgetLabel") ?? false }
            set { setEntry("showsWidgetLabel", newValue) }
        }

        @available(iOS 17, macOS 14, watchOS 10, *)
        @available(tvOS, unavailable)
        public var widgetContentMargins: EdgeInsets { entry("widgetContentMargins") ?? EdgeInsets() }

        @available(iOS 16.1, *)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public var isActivityFullscreen: Bool { entry("isActivityFullscreen") ?? false }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
        public var purchase: PurchaseAction { entry("purchase") ?? PurchaseAction() }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public struct PurchaseAction {
        public func callAsFunction(_ product: Product, options: Set<Product.PurchaseOption> = []) async throws -> Product.PurchaseResult {
            fatalError()
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, *)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension ContainerBackgroundPlacement {
        public static var subscriptionStore: ContainerBackgroundPlacement { ContainerBackgroundPlacement(name: "subscriptionStore") }
        @available(tvOS, unavailable)
        public static var subscriptionStoreHeader: ContainerBackgroundPlacement {
            ContainerBackgroundPlacement(name: "subscriptionStoreHeader")
        }
        public static var subscriptionStoreFullHeight: ContainerBackgroundPlacement {
            ContainerBackgroundPlacement(name: "subscriptionStoreFullHeight")
        }
    }

    @available(iOS 17, macOS 14, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct SubscriptionStoreControlBackground {
        public static var automatic: SubscriptionStoreControlBackground { SubscriptionStoreControlBackground() }
        public static var gradientMaterial: SubscriptionStoreControlBackground { SubscriptionStoreControlBackground() }
        @available(macOS, unavailable)
        public static var gradientMaterialOnScroll: SubscriptionStoreControlBackground { SubscriptionStoreControlBackground() }
    }

    @available(iOS 17, macOS 14, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension View {
        // certainty: opaque
        public func subscriptionStoreControlBackground(_ backgroundStyle: SubscriptionStoreControlBackground) -> some View {
            modifier(_Unpublished_subscriptionStoreControlBackground(arguments: [backgroundStyle]))
        }
    }

    // MARK: MusicKit
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
    public struct ArtworkImage: _PrimitiveView {
        public var arguments: [Any]
        public init(_ artwork: Artwork, width: CGFloat, height: CGFloat) { arguments = [artwork, width, height] }
        public init(_ artwork: Artwork, width: CGFloat) { arguments = [artwork, width] }
        public init(_ artwork: Artwork, height: CGFloat) { arguments = [artwork, height] }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1, *)
    public struct Artwork: Hashable {}

    // MARK: HomeKit
    open class HMCameraSource {}

    @available(iOS 14, tvOS 14, watchOS 7, *)
    @available(macOS, unavailable)
    public struct CameraView: _PrimitiveView {
        public var source: HMCameraSource
        public init(source: HMCameraSource) { self.source = source }
    }

    // MARK: DeviceActivity
    @available(iOS 16, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct DeviceActivityFilter: Equatable { public init() {} }

    @available(iOS 16, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct DeviceActivityReport: _PrimitiveView {
        public struct Context: RawRepresentable, Hashable {
            public var rawValue: String
            public init(_ rawValue: String) { self.rawValue = rawValue }
            public init(rawValue: String) { self.rawValue = rawValue }
        }

        public var arguments: [Any]

        public init(_ context: DeviceActivityReport.Context, filter: DeviceActivityFilter = DeviceActivityFilter()) {
            arguments = [context, filter]
        }
    }

    // MARK: Capture of objects
    @available(iOS 17, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public class ObjectCaptureSession: Identifiable {}

    @available(iOS 17, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct ObjectCaptureView<Overlay>: _PrimitiveView where Overlay: View {
        public var arguments: [Any]
        public init(session: ObjectCaptureSession) where Overlay == EmptyView { arguments = [session] }
        public init(session: ObjectCaptureSession, @ViewBuilder cameraFeedOverlay: () -> Overlay) {
            arguments = [session, cameraFeedOverlay()]
        }
    }

    @available(iOS 17, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct ObjectCapturePointCloudView: _PrimitiveView {
        public var session: ObjectCaptureSession
        public init(session: ObjectCaptureSession) { self.session = session }
    }
    """#
