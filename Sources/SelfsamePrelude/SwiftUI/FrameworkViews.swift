// Views and modifiers of other frameworks: photos, tips, media, web pages, scenes, wallets.

extension PreludeSource {
    static let swiftUIFrameworkViews = PreludeSource(module: "SwiftUI", name: "FrameworkViews", text: source)
}

private let source = #"""
    // MARK: Photos
    @available(iOS 16, macOS 13, watchOS 9, *)
    @available(tvOS, unavailable)
    public struct PhotosPickerItem: Hashable {
        public let itemIdentifier: String?
        public var supportedContentTypes: [UTType] { [] }
        public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }
        public func loadTransferable<T>(type: T.Type) async throws -> T? where T: Transferable { nil }
        public func loadTransferable<T>(type: T.Type, completionHandler: @escaping (Result<T?, any Error>) -> Void) -> Progress
        where T: Transferable { Progress(totalUnitCount: 0) }
        public struct EncodingDisambiguationPolicy: Hashable {
            var name: String
            public static let automatic: EncodingDisambiguationPolicy = EncodingDisambiguationPolicy(name: "automatic")
            public static let current: EncodingDisambiguationPolicy = EncodingDisambiguationPolicy(name: "current")
            public static let compatible: EncodingDisambiguationPolicy = EncodingDisambiguationPolicy(name: "compatible")
        }
    }

    @available(iOS 16, macOS 13, watchOS 9, *)
    @available(tvOS, unavailable)
    public struct PHPickerFilter: Hashable {
        var name: String
        public static var images: PHPickerFilter { PHPickerFilter(name: "images") }
        public static var videos: PHPickerFilter { PHPickerFilter(name: "videos") }
        public static var livePhotos: PHPickerFilter { PHPickerFilter(name: "livePhotos") }
        public static var screenshots: PHPickerFilter { PHPickerFilter(name: "screenshots") }
        public static var panoramas: PHPickerFilter { PHPickerFilter(name: "panoramas") }
        public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(name: "any") }
        public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(name: "all") }
        public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(name: "not") }
    }

    public class PHPhotoLibrary {
        public init() {}
        public class func shared() -> PHPhotoLibrary { PHPhotoLibrary() }
    }

    public struct PhotosPickerSelectionBehavior: Hashable {
        var name: String
        public static let `default`: PhotosPickerSelectionBehavior = PhotosPickerSelectionBehavior(name: "default")
        public static let ordered: PhotosPickerSelectionBehavior = PhotosPickerSelectionBehavior(name: "ordered")
        public static let continuous: PhotosPickerSelectionBehavior = PhotosPickerSelectionBehavior(name: "continuous")
        public static let continuousAndOrdered: PhotosPickerSelectionBehavior = PhotosPickerSelectionBehavior(name: "continuousAndOrdered")
    }

    public struct PhotosPickerStyle: Hashable {
        var name: String
        public static let presentation: PhotosPickerStyle = PhotosPickerStyle(name: "presentation")
        public static let inline: PhotosPickerStyle = PhotosPickerStyle(name: "inline")
        public static let compact: PhotosPickerStyle = PhotosPickerStyle(name: "compact")
    }

    public struct PHPickerCapabilities: OptionSet {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let search: PHPickerCapabilities = PHPickerCapabilities(rawValue: 1)
        public static let stagingArea: PHPickerCapabilities = PHPickerCapabilities(rawValue: 2)
        public static let collectionNavigation: PHPickerCapabilities = PHPickerCapabilities(rawValue: 4)
        public static let selectionActions: PHPickerCapabilities = PHPickerCapabilities(rawValue: 8)
        public static let sensitivityAnalysisIntervention: PHPickerCapabilities = PHPickerCapabilities(rawValue: 16)
    }

    // selfsame: tracks an open panel
    @available(iOS 16, macOS 13, watchOS 9, *)
    @available(tvOS, unavailable)
    public struct PhotosPicker<Label>: _PrimitiveView where Label: View {
        public var arguments: [Any]
        init(_arguments: [Any]) { arguments = _arguments }
    }

    @available(iOS 16, macOS 13, watchOS 9, *)
    @available(tvOS, unavailable)
    extension PhotosPicker {
        public init(
            selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
            preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label
        ) {
            self.init(_arguments: [selection, filter, preferredItemEncoding, label()])
        }
        public init(
            selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
            preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary,
            @ViewBuilder label: () -> Label
        ) {
            self.init(_arguments: [selection, filter, preferredItemEncoding, photoLibrary, label()])
        }
        public init(
            selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
            selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
            preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label
        ) {
            self.init(_arguments: [selection, maxSelectionCount, selectionBehavior, filter, preferredItemEncoding, label()])
        }
        public init(
            selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
            selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
            preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary,
            @ViewBuilder label: () -> Label
        ) {
            self.init(_arguments: [selection, maxSelectionCount, selectionBehavior, filter, preferredItemEncoding, photoLibrary, label()])
        }
    }

    @available(iOS 16, macOS 13, watchOS 9, *)
    @available(tvOS, unavailable)
    extension PhotosPicker where Label == Text {
        public init(
            _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
            preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
        ) {
            self.init(_arguments: [Text(titleKey), selection, filter, preferredItemEncoding])
        }
        @_disfavoredOverload public init<S>(
            _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
            preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
        )
        where S: StringProtocol {
            self.init(_arguments: [Text(title), selection, filter, preferredItemEncoding])
        }
        public init(
            _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
            preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
        ) {
            self.init(_arguments: [Text(titleKey), selection, filter, preferredItemEncoding, photoLibrary])
        }
        @_disfavoredOverload public init<S>(
            _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
            preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
        )
        where S: StringProtocol {
            self.init(_arguments: [Text(title), selection, filter, preferredItemEncoding, photoLibrary])
        }
        public init(
            _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
            selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
            preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
        ) {
            self.init(_arguments: [Text(titleKey), selection, maxSelectionCount, selectionBehavior, filter, preferredItemEncoding])
        }
        @_disfavoredOverload public init<S>(
            _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
            selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
            preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
        )
        where S: StringProtocol {
            self.init(_arguments: [Text(title), selection, maxSelectionCount, selectionBehavior, filter, preferredItemEncoding])
        }
        public init(
            _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
            selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
            preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
        ) {
            self.init(_arguments: [Text(titleKey), selection, maxSelectionCount, selectionBehavior, filter, preferredItemEncoding, photoLibrary])
        }
        @_disfavoredOverload public init<S>(
            _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
            selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
            preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
        )
        where S: StringProtocol {
            self.init(_arguments: [Text(title), selection, maxSelectionCount, selectionBehavior, filter, preferredItemEncoding, photoLibrary])
        }
    }

    // MARK: Tips
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public protocol Tip: Identifiable {
        var title: Text { get }
        var message: Text? { get }
        var image: Image? { get }
        var actions: [Tips.Action] { get }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension Tip {
        public var id: String { "\(Self.self)" }
        public var message: Text? { nil }
        public var image: Image? { nil }
        public var actions: [Tips.Action] { [] }
        public func invalidate(reason: Tips.InvalidationReason) {}
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public enum Tips {
        public struct Action: Identifiable {
            public let id: String
            public init(id: String? = nil, title: some StringProtocol, _ handler: @escaping () -> Void = {}) {
                self.id = id ?? String(title)
            }
        }
        public enum InvalidationReason { case actionPerformed, displayCountExceeded, tipClosed }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct AnyTip: Tip {
        var tip: Any
        public init<T>(_ tip: T) where T: Tip { self.tip = tip }
        public init<T>(erasing tip: T) where T: Tip { self.tip = tip }
        public var title: Text { Text(verbatim: "") }
    }

    // selfsame: keeps whether its tip was closed
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct TipView<Content>: _PrimitiveView where Content: Tip {
        public var arguments: [Any]
        init(_arguments: [Any]) { arguments = _arguments }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension TipView {
        public init(_ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {
            self.init(_arguments: [tip, arrowEdge, action])
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct TipViewStyleConfiguration {
        public var tip: any Tip { AnyTip(erasing: AnyTip(EmptyTip())) }
        public var title: Text? { nil }
        public var message: Text? { nil }
        public var image: Image? { nil }
    }
    struct EmptyTip: Tip { var title: Text { Text(verbatim: "") } }
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    @MainActor @preconcurrency public protocol TipViewStyle {
        associatedtype Body: View
        @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
        typealias Configuration = TipViewStyleConfiguration
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension TipViewStyle where Body == _StyledView {
        public func makeBody(configuration: Configuration) -> _StyledView { _StyledView() }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct MiniTipViewStyle: TipViewStyle { public typealias Body = _StyledView }
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension TipViewStyle where Self == MiniTipViewStyle { public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() } }
    // MARK: Media, scenes, web pages
    open class AVPlayer: NSObject {
        public convenience init(url URL: URL) { self.init() }
    }

    // selfsame: keeps playback controls
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct VideoPlayer<VideoOverlay>: _PrimitiveView where VideoOverlay: View {
        public var arguments: [Any]
        init(_arguments: [Any]) { arguments = _arguments }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    extension VideoPlayer {
        public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) { self.init(_arguments: [player, videoOverlay()]) }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    extension VideoPlayer where VideoOverlay == EmptyView {
        public init(player: AVPlayer?) { self.init(_arguments: [player]) }
    }

    @available(iOS 26, macOS 26, visionOS 26, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public final class WebPage: Observable { public init() {} }
    // selfsame: keeps the page, its scroll offset and its history
    @available(iOS 26, macOS 26, visionOS 26, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct WebView: _PrimitiveView {
        public var arguments: [Any]
        init(_arguments: [Any]) { arguments = _arguments }
    }

    @available(iOS 26, macOS 26, visionOS 26, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension WebView {
        public init(url: URL?) { self.init(_arguments: [url]) }
        public init(_ page: WebPage) { self.init(_arguments: [page]) }
    }

    open class SCNScene: NSObject { public convenience init?(named name: String) { self.init() } }
    open class SCNNode: NSObject {}
    open class SCNTechnique: NSObject {}
    public protocol SCNSceneRendererDelegate: AnyObject {}
    public enum SCNAntialiasingMode { case none, multisampling2X, multisampling4X }
    // selfsame: keeps the camera
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct SceneView: _PrimitiveView {
        public var arguments: [Any]
        init(_arguments: [Any]) { arguments = _arguments }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    extension SceneView {
        public struct Options: OptionSet {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            public static let allowsCameraControl: SceneView.Options = Options(rawValue: 1)
            public static let rendersContinuously: SceneView.Options = Options(rawValue: 2)
            public static let temporalAntialiasingEnabled: SceneView.Options = Options(rawValue: 4)
            public static let jitteringEnabled: SceneView.Options = Options(rawValue: 8)
            public static let autoenablesDefaultLighting: SceneView.Options = Options(rawValue: 16)
        }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    extension SceneView {
        public init(
            scene: SCNScene? = nil, pointOfView: SCNNode? = nil, options: SceneView.Options = [], preferredFramesPerSecond: Int = 60,
            antialiasingMode: SCNAntialiasingMode = .multisampling4X, delegate: SCNSceneRendererDelegate? = nil,
            technique: SCNTechnique? = nil
        ) {
            self.init(_arguments: [scene, pointOfView, options, preferredFramesPerSecond, antialiasingMode, delegate, technique])
        }
    }

    open class SKScene: NSObject { public convenience init(size: CGSize) { self.init() } }
    open class SKTransition: NSObject {}
    // selfsame: keeps the running scene
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct SpriteView: _PrimitiveView {
        public var arguments: [Any]
        init(_arguments: [Any]) { arguments = _arguments }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    extension SpriteView {
        public struct Options: OptionSet {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            public static let allowsTransparency: SpriteView.Options = Options(rawValue: 1)
            public static let ignoresSiblingOrder: SpriteView.Options = Options(rawValue: 2)
            public static let shouldCullNonVisibleNodes: SpriteView.Options = Options(rawValue: 4)
        }
        public struct DebugOptions: OptionSet {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            public static let showsFPS: SpriteView.DebugOptions = DebugOptions(rawValue: 1)
            public static let showsNodeCount: SpriteView.DebugOptions = DebugOptions(rawValue: 2)
            public static let showsPhysics: SpriteView.DebugOptions = DebugOptions(rawValue: 4)
            public static let showsDrawCount: SpriteView.DebugOptions = DebugOptions(rawValue: 8)
            public static let showsQuadCount: SpriteView.DebugOptions = DebugOptions(rawValue: 16)
            public static let showsFields: SpriteView.DebugOptions = DebugOptions(rawValue: 32)
        }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    extension SpriteView {
        public init(scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60) {
            self.init(_arguments: [scene, transition, isPaused, preferredFramesPerSecond])
        }
        @_disfavoredOverload public init(
            scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60,
            options: SpriteView.Options = [.shouldCullNonVisibleNodes], shouldRender: @escaping (TimeInterval) -> Bool = { _ in true }
        ) {
            self.init(_arguments: [scene, transition, isPaused, preferredFramesPerSecond, options, shouldRender])
        }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    extension SpriteView {
        public init(
            scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60,
            options: SpriteView.Options = [.shouldCullNonVisibleNodes], debugOptions: SpriteView.DebugOptions,
            shouldRender: @escaping (TimeInterval) -> Bool = { _ in true }
        ) {
            self.init(_arguments: [scene, transition, isPaused, preferredFramesPerSecond, options, debugOptions, shouldRender])
        }
    }

    // MARK: Buttons of other frameworks
    // selfsame: tracks a press
    @available(iOS 15, watchOS 8, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    public struct LocationButton: _PrimitiveView {
        public var arguments: [Any]
        init(_arguments: [Any]) { arguments = _arguments }
    }

    @available(iOS 15, watchOS 8, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    extension LocationButton {
        public struct Title: Hashable {
            var name: String
            public static let currentLocation: LocationButton.Title = Title(name: "currentLocation")
            public static let sendCurrentLocation: LocationButton.Title = Title(name: "sendCurrentLocation")
            public static let sendMyCurrentLocation: LocationButton.Title = Title(name: "sendMyCurrentLocation")
            public static let shareCurrentLocation: LocationButton.Title = Title(name: "shareCurrentLocation")
            public static let shareMyCurrentLocation: LocationButton.Title = Title(name: "shareMyCurrentLocation")
        }
        public init(_ title: LocationButton.Title? = nil, action: @escaping () -> Void) { self.init(_arguments: [title, action]) }
    }

    open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {}
    public class ASAuthorization {}
    // selfsame: keeps the authorisation under way
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct SignInWithAppleButton: _PrimitiveView {
        public var arguments: [Any]
        init(_arguments: [Any]) { arguments = _arguments }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    extension SignInWithAppleButton {
        public struct Label: Hashable {
            var name: String
            public static let signIn: SignInWithAppleButton.Label = Label(name: "signIn")
            public static let `continue`: SignInWithAppleButton.Label = Label(name: "continue")
            public static let signUp: SignInWithAppleButton.Label = Label(name: "signUp")
        }
        public struct Style: Hashable {
            var name: String
            public static let black: SignInWithAppleButton.Style = Style(name: "black")
            public static let white: SignInWithAppleButton.Style = Style(name: "white")
            public static let whiteOutline: SignInWithAppleButton.Style = Style(name: "whiteOutline")
        }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    extension SignInWithAppleButton {
        public init(
            _ label: SignInWithAppleButton.Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
            onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
        ) {
            self.init(_arguments: [label, onRequest, onCompletion])
        }
    }

    @available(iOS 16, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct SiriTipView: _PrimitiveView {
        public var arguments: [Any]
        init(_arguments: [Any]) { arguments = _arguments }
    }

    @available(iOS 16, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension SiriTipView {
        public init(intent: some AppIntent, isVisible: Binding<Bool>? = nil) { self.init(_arguments: [intent, isVisible]) }
    }

    public struct SiriTipViewStyle: Hashable {
        var name: String
        public static let automatic: SiriTipViewStyle = SiriTipViewStyle(name: "automatic")
        public static let dark: SiriTipViewStyle = SiriTipViewStyle(name: "dark")
        public static let light: SiriTipViewStyle = SiriTipViewStyle(name: "light")
        public static let black: SiriTipViewStyle = SiriTipViewStyle(name: "black")
    }

    public struct ShortcutsLinkStyle: Hashable {
        var name: String
        public static let automatic: ShortcutsLinkStyle = ShortcutsLinkStyle(name: "automatic")
        public static let automaticOutline: ShortcutsLinkStyle = ShortcutsLinkStyle(name: "automaticOutline")
        public static let dark: ShortcutsLinkStyle = ShortcutsLinkStyle(name: "dark")
        public static let darkOutline: ShortcutsLinkStyle = ShortcutsLinkStyle(name: "darkOutline")
        public static let light: ShortcutsLinkStyle = ShortcutsLinkStyle(name: "light")
        public static let lightOutline: ShortcutsLinkStyle = ShortcutsLinkStyle(name: "lightOutline")
    }

    public struct PayWithApplePayButtonStyle: Hashable {
        var name: String
        public static let automatic: PayWithApplePayButtonStyle = PayWithApplePayButtonStyle(name: "automatic")
        public static let black: PayWithApplePayButtonStyle = PayWithApplePayButtonStyle(name: "black")
        public static let white: PayWithApplePayButtonStyle = PayWithApplePayButtonStyle(name: "white")
        public static let whiteOutline: PayWithApplePayButtonStyle = PayWithApplePayButtonStyle(name: "whiteOutline")
    }

    public struct AddPassToWalletButtonStyle: Hashable {
        var name: String
        public static let black: AddPassToWalletButtonStyle = AddPassToWalletButtonStyle(name: "black")
        public static let blackOutline: AddPassToWalletButtonStyle = AddPassToWalletButtonStyle(name: "blackOutline")
    }

    public struct VerifyIdentityWithWalletButtonStyle: Hashable {
        var name: String
        public static let black: VerifyIdentityWithWalletButtonStyle = VerifyIdentityWithWalletButtonStyle(name: "black")
        public static let blackOutline: VerifyIdentityWithWalletButtonStyle = VerifyIdentityWithWalletButtonStyle(name: "blackOutline")
    }

    public struct PayLaterViewDisplayStyle: Hashable {
        var name: String
        public static let standard: PayLaterViewDisplayStyle = PayLaterViewDisplayStyle(name: "standard")
        public static let badge: PayLaterViewDisplayStyle = PayLaterViewDisplayStyle(name: "badge")
        public static let checkout: PayLaterViewDisplayStyle = PayLaterViewDisplayStyle(name: "checkout")
        public static let price: PayLaterViewDisplayStyle = PayLaterViewDisplayStyle(name: "price")
    }

    public struct PayLaterViewAction: Hashable {
        var name: String
        public static let learnMore: PayLaterViewAction = PayLaterViewAction(name: "learnMore")
        public static let calculator: PayLaterViewAction = PayLaterViewAction(name: "calculator")
    }

    @available(iOS 16, macOS 13, watchOS 9, *)
    @available(tvOS, unavailable)
    extension View {
        // certainty: opaque
        // selfsame: acts
        public func photosPicker(
            isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
            preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
        ) -> some View {
            modifier(_Unpublished_photosPicker(arguments: [isPresented, selection, filter, preferredItemEncoding]))
        }
        // certainty: opaque
        // selfsame: acts
        public func photosPicker(
            isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
            preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
        ) -> some View {
            modifier(_Unpublished_photosPicker(arguments: [isPresented, selection, filter, preferredItemEncoding, photoLibrary]))
        }
        // certainty: opaque
        // selfsame: acts
        public func photosPicker(
            isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
            selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
            preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
        ) -> some View {
            modifier(_Unpublished_photosPicker(arguments: [isPresented, selection, maxSelectionCount, selectionBehavior, filter, preferredItemEncoding]))
        }
        // certainty: opaque
        // selfsame: acts
        public func photosPicker(
            isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
            selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
            preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
        ) -> some View {
            modifier(_Unpublished_photosPicker(arguments: [isPresented, selection, maxSelectionCount, selectionBehavior, filter, preferredItemEncoding, photoLibrary]))
        }
    }

    @available(iOS 17, macOS 14, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
        // certainty: opaque
        public func photosPickerStyle(_ style: PhotosPickerStyle) -> some View {
            modifier(_Unpublished_photosPickerStyle(arguments: [style]))
        }
        // certainty: opaque
        public func photosPickerDisabledCapabilities(_ disabledCapabilities: PHPickerCapabilities) -> some View {
            modifier(_Unpublished_photosPickerDisabledCapabilities(arguments: [disabledCapabilities]))
        }
        // certainty: opaque
        public func photosPickerAccessoryVisibility(_ visibility: Visibility, edges: Edge.Set = .all) -> some View {
            modifier(_Unpublished_photosPickerAccessoryVisibility(arguments: [visibility, edges]))
        }
        // certainty: opaque
        public func popoverTip(
            _ tip: (any Tip)?, arrowEdge: Edge = .top, action: @escaping (Tips.Action) -> Void = { _ in }
        ) -> some View {
            modifier(_Unpublished_popoverTip(arguments: [tip, arrowEdge, action]))
        }
    }

    @available(tvOS 17, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension View {
        // certainty: opaque
        @_disfavoredOverload public func popoverTip(_ tip: (any Tip)?, arrowEdge: Edge = .top) -> some View {
            modifier(_Unpublished_popoverTip(arguments: [tip, arrowEdge]))
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension View {
        // certainty: opaque
        public func tipViewStyle(_ style: some TipViewStyle) -> some View { modifier(_Unpublished_tipViewStyle(arguments: [style])) }
        // certainty: opaque
        public func tipBackground(_ style: some ShapeStyle) -> some View { modifier(_Unpublished_tipBackground(arguments: [style])) }
        // certainty: opaque
        public func tipCornerRadius(_ cornerRadius: Double, antialiased: Bool = true) -> some View {
            modifier(_Unpublished_tipCornerRadius(arguments: [cornerRadius, antialiased]))
        }
        // certainty: opaque
        public func tipImageSize(_ size: CGSize) -> some View { modifier(_Unpublished_tipImageSize(arguments: [size])) }
    }

    @available(iOS 14, macOS 11, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
        // certainty: opaque
        // selfsame: covers
        public func quickLookPreview(_ item: Binding<URL?>) -> some View { modifier(_Unpublished_quickLookPreview(arguments: [item])) }
        // certainty: opaque
        // selfsame: covers
        public func quickLookPreview<Items>(_ selection: Binding<Items.Element?>, in items: Items) -> some View
        where Items: RandomAccessCollection, Items.Element == URL {
            modifier(_Unpublished_quickLookPreview(arguments: [selection, items]))
        }
    }

    @available(iOS 17.4, macOS 14.4, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
        // certainty: opaque
        public func translationPresentation(
            isPresented: Binding<Bool>, text: String, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
            replacementAction: ((String) -> Void)? = nil
        ) -> some View {
            modifier(_Unpublished_translationPresentation(arguments: [isPresented, text, attachmentAnchor, arrowEdge, replacementAction]))
        }
    }

    @available(iOS 14, macOS 11, watchOS 7, *)
    @available(tvOS, unavailable)
    extension View {
        // certainty: opaque
        public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
            modifier(_Unpublished_signInWithAppleButtonStyle(arguments: [style]))
        }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension View {
        // certainty: opaque
        public func siriTipViewStyle(_ siriTipViewStyle: SiriTipViewStyle) -> some View {
            modifier(_Unpublished_siriTipViewStyle(arguments: [siriTipViewStyle]))
        }
        // certainty: opaque
        public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View {
            modifier(_Unpublished_shortcutsLinkStyle(arguments: [style]))
        }
    }

    @available(iOS 16, macOS 13, watchOS 9, *)
    @available(tvOS, unavailable)
    extension View {
        // certainty: opaque
        public func payWithApplePayButtonStyle(_ style: PayWithApplePayButtonStyle) -> some View {
            modifier(_Unpublished_payWithApplePayButtonStyle(arguments: [style]))
        }
        // certainty: opaque
        public func addPassToWalletButtonStyle(_ style: AddPassToWalletButtonStyle) -> some View {
            modifier(_Unpublished_addPassToWalletButtonStyle(arguments: [style]))
        }
        // certainty: opaque
        public func verifyIdentityWithWalletButtonStyle(_ style: VerifyIdentityWithWalletButtonStyle) -> some View {
            modifier(_Unpublished_verifyIdentityWithWalletButtonStyle(arguments: [style]))
        }
    }

    @available(iOS 17, macOS 14, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
        // certainty: opaque
        public func payLaterViewDisplayStyle(_ style: PayLaterViewDisplayStyle) -> some View {
            modifier(_Unpublished_payLaterViewDisplayStyle(arguments: [style]))
        }
        // certainty: opaque
        public func payLaterViewAction(_ action: PayLaterViewAction) -> some View {
            modifier(_Unpublished_payLaterViewAction(arguments: [action]))
        }
    }

    @available(iOS 15, macOS 12, watchOS 8, *)
    @available(tvOS, unavailable)
    extension View {
        // certainty: opaque
        public func onApplePayCouponCodeChange<R>(perform action: @escaping (String) async -> R) -> some View {
            modifier(_Unpublished_onApplePayCouponCodeChange(arguments: [action]))
        }
        // certainty: opaque
        public func onApplePayPaymentMethodChange<M, R>(perform action: @escaping (M) async -> R) -> some View {
            modifier(_Unpublished_onApplePayPaymentMethodChange(arguments: [action]))
        }
        // certainty: opaque
        public func onApplePayShippingContactChange<C, R>(perform action: @escaping (C) async -> R) -> some View {
            modifier(_Unpublished_onApplePayShippingContactChange(arguments: [action]))
        }
        // certainty: opaque
        public func onApplePayShippingMethodChange<M, R>(perform action: @escaping (M) async -> R) -> some View {
            modifier(_Unpublished_onApplePayShippingMethodChange(arguments: [action]))
        }
    }

    public struct _Unpublished_photosPicker: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_photosPickerStyle: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_photosPickerDisabledCapabilities: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_photosPickerAccessoryVisibility: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_popoverTip: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_tipViewStyle: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_tipBackground: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_tipCornerRadius: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_tipImageSize: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_quickLookPreview: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_translationPresentation: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_signInWithAppleButtonStyle: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_siriTipViewStyle: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_shortcutsLinkStyle: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_payWithApplePayButtonStyle: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_addPassToWalletButtonStyle: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_verifyIdentityWithWalletButtonStyle: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_payLaterViewDisplayStyle: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_payLaterViewAction: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_onApplePayCouponCodeChange: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_onApplePayPaymentMethodChange: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_onApplePayShippingContactChange: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_onApplePayShippingMethodChange: _UnpublishedModifier {
        public var arguments: [Any]
    }

    // MARK: Translation
    @available(iOS 18, macOS 15, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    open class TranslationSession {
        @available(iOS 18, macOS 15, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public struct Configuration: Equatable {
            public var version: Int
            public init() { version = 0 }
            public mutating func invalidate() {}
        }
    }

    @available(iOS 18, macOS 15, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
        // certainty: opaque
        public func translationTask(
            _ configuration: TranslationSession.Configuration?, action: @escaping (TranslationSession) async -> Void
        ) -> some View { modifier(_Unpublished_translationTask(arguments: [configuration as Any])) }
    }

    public struct _Unpublished_translationTask: _UnpublishedModifier {
        public var arguments: [Any]
    }

    // MARK: Windows
    @available(macOS 26, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
        // certainty: opaque
        public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View {
            modifier(_Unpublished_windowResizeAnchor(arguments: [anchor as Any]))
        }
    }

    public struct _Unpublished_windowResizeAnchor: _UnpublishedModifier {
        public var arguments: [Any]
    }

    // MARK: Notifications of the watch
    @available(watchOS 6, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    open class WKUserNotificationHostingController<Body> where Body: View { public init() {} }

    @available(watchOS 7, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    public struct WKNotificationScene<Content, Controller>: _PrimitiveScene
    where Content: View, Controller: WKUserNotificationHostingController<Content> {
        public init(controller: Controller.Type = Controller.self, category: String) {}
    }

    // MARK: Signing in
    open class ASAuthorizationRequest: NSObject {}
    open class ASPasswordCredential: NSObject {
        open var user: String { "" }
        open var password: String { "" }
    }
    open class ASAuthorizationAppleIDCredential: NSObject {
        open var user: String { "" }
        open var email: String? { nil }
        open var identityToken: Data? { nil }
        open var authorizationCode: Data? { nil }
    }
    open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject {}
    open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject {}
    open class ASAuthorizationSecurityKeyPublicKeyCredentialAssertion: NSObject {}
    open class ASAuthorizationSecurityKeyPublicKeyCredentialRegistration: NSObject {}

    @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
    public enum ASAuthorizationResult {
        case password(ASPasswordCredential)
        case appleID(ASAuthorizationAppleIDCredential)
        @available(watchOS, unavailable)
        case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
        @available(watchOS, unavailable)
        case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        case securityKeyAssertion(ASAuthorizationSecurityKeyPublicKeyCredentialAssertion)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        case securityKeyRegistration(ASAuthorizationSecurityKeyPublicKeyCredentialRegistration)
    }

    @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
    public struct AuthorizationController {
        public func performRequest(_ request: ASAuthorizationRequest) async throws -> ASAuthorizationResult { .password(ASPasswordCredential()) }
        public func performRequests(_ requests: [ASAuthorizationRequest]) async throws -> ASAuthorizationResult {
            .password(ASPasswordCredential())
        }
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func performAutoFillAssistedRequest(_ request: ASAuthorizationRequest) async throws -> ASAuthorizationResult {
            .password(ASPasswordCredential())
        }
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func performAutoFillAssistedRequests(_ requests: [ASAuthorizationRequest]) async throws -> ASAuthorizationResult {
            .password(ASPasswordCredential())
        }
    }

    @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
    public struct WebAuthenticationSession {
        public struct BrowserSession {
            var name: String
            public static var ephemeral: WebAuthenticationSession.BrowserSession { BrowserSession(name: "ephemeral") }
            public static var shared: WebAuthenticationSession.BrowserSession { BrowserSession(name: "shared") }
        }
        public func authenticate(
            using url: URL, callbackURLScheme: String, preferredBrowserSession: WebAuthenticationSession.BrowserSession? = nil
        ) async throws -> URL { url }
    }

    @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
    extension EnvironmentValues {
        // selfsame: system, seldom
        public var authorizationController: AuthorizationController { AuthorizationController() }
        // selfsame: system, seldom
        public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
    }
    """#
