// StoreKit's views and modifiers: products, subscriptions, purchases.

extension PreludeSource {
    static let swiftUIStoreViews = PreludeSource(module: "SwiftUI", name: "StoreViews", text: source)
}

private let source = #"""
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct Product: Identifiable, Hashable {
        public typealias ID = String
        public let id: String
        public var displayName: String { id }
        public var description: String { id }
        public var displayPrice: String { "" }
        public var subscription: Product.SubscriptionInfo? { nil }
        public struct SubscriptionInfo: Hashable {
            public struct Status: Hashable {}
        }
        public struct SubscriptionOffer: Hashable { public struct Signature: Hashable {} }
        public struct PurchaseOption: Hashable {}
        public enum PurchaseResult {
            case success
            case userCancelled
            case pending
        }
        public enum TaskState {
            case loading
            case unavailable
            case success(Product)
            case failure(any Error)
        }
        public enum CollectionTaskState {
            case loading
            case success([Product], unavailable: [Product.ID])
            case failure(any Error)
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public enum EntitlementTaskState<Value> {
        case loading
        case failure(any Error)
        case success(Value)
        public var value: Value? {
            guard case .success(let value) = self else { return nil }
            return value
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public enum ProductIconPhase {
        case loading
        case success(Image)
        case failure(any Error)
        case unavailable
        public var promotionalIcon: Image? { nil }
    }

    // MARK: Products
    // selfsame: keeps the product loaded
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct ProductView<Icon, PlaceholderIcon>: _PrimitiveView where Icon: View, PlaceholderIcon: View {
        public var arguments: [Any]
        init(_arguments: [Any]) { arguments = _arguments }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension ProductView {
        public init(
            id: String, @ViewBuilder icon: @escaping (ProductIconPhase) -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon
        ) {
            self.init(_arguments: [id, icon, placeholderIcon()])
        }
        public init(
            id: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon,
            @ViewBuilder placeholderIcon: () -> PlaceholderIcon
        ) {
            self.init(_arguments: [id, prefersPromotionalIcon, icon(), placeholderIcon()])
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension ProductView where PlaceholderIcon == AutomaticProductPlaceholderIcon {
        public init(id: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {
            self.init(_arguments: [id, prefersPromotionalIcon, icon()])
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension ProductView where PlaceholderIcon == EmptyView {
        public init(_ product: Product, @ViewBuilder icon: @escaping (ProductIconPhase) -> Icon) {
            self.init(_arguments: [product, icon])
        }
        public init(_ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {
            self.init(_arguments: [product, prefersPromotionalIcon, icon()])
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
        public init(id: String, prefersPromotionalIcon: Bool = false) { self.init(_arguments: [id, prefersPromotionalIcon]) }
        public init(_ product: Product, prefersPromotionalIcon: Bool = false) { self.init(_arguments: [product, prefersPromotionalIcon]) }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension ProductView where Icon == ProductViewStyleConfiguration.Icon, PlaceholderIcon == ProductViewStyleConfiguration.Icon {
        public init(_ configuration: ProductViewStyleConfiguration) { self.init(_arguments: [configuration]) }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct AutomaticProductPlaceholderIcon: _PrimitiveView {
        public var arguments: [Any]
        init(_arguments: [Any]) { arguments = _arguments }
    }

    // selfsame: keeps scroll offset and the products loaded
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct StoreView<Icon, PlaceholderIcon>: _PrimitiveView where Icon: View, PlaceholderIcon: View {
        public var arguments: [Any]
        init(_arguments: [Any]) { arguments = _arguments }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension StoreView {
        public init(
            ids: some Collection<String>, @ViewBuilder icon: @escaping (Product, ProductIconPhase) -> Icon,
            @ViewBuilder placeholderIcon: () -> PlaceholderIcon
        ) {
            self.init(_arguments: [ids, icon, placeholderIcon()])
        }
        public init(
            ids: some Collection<String>, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon,
            @ViewBuilder placeholderIcon: () -> PlaceholderIcon
        ) {
            self.init(_arguments: [ids, prefersPromotionalIcon, icon, placeholderIcon()])
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension StoreView where PlaceholderIcon == AutomaticProductPlaceholderIcon {
        public init(ids: some Collection<String>, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon) {
            self.init(_arguments: [ids, prefersPromotionalIcon, icon])
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension StoreView where PlaceholderIcon == EmptyView {
        public init(products: some Collection<Product>, @ViewBuilder icon: @escaping (Product, ProductIconPhase) -> Icon) {
            self.init(_arguments: [products, icon])
        }
        public init(
            products: some Collection<Product>, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon
        ) {
            self.init(_arguments: [products, prefersPromotionalIcon, icon])
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
        public init(ids: some Collection<String>, prefersPromotionalIcon: Bool = false) {
            self.init(_arguments: [ids, prefersPromotionalIcon])
        }
        public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false) {
            self.init(_arguments: [products, prefersPromotionalIcon])
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct ProductViewStyleConfiguration {
        public struct Icon: _PrimitiveView {}
        public var icon: ProductViewStyleConfiguration.Icon { Icon() }
        public var state: Product.TaskState { .loading }
        public func purchase() {}
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    @MainActor @preconcurrency public protocol ProductViewStyle {
        associatedtype Body: View
        @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
        typealias Configuration = ProductViewStyleConfiguration
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct AutomaticProductViewStyle: ProductViewStyle {
        public init() {}
        public typealias Body = _StyledView
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension ProductViewStyle
    where Self == AutomaticProductViewStyle { public static var automatic: AutomaticProductViewStyle { AutomaticProductViewStyle() } }
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct CompactProductViewStyle: ProductViewStyle {
        public init() {}
        public typealias Body = _StyledView
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension ProductViewStyle
    where Self == CompactProductViewStyle { public static var compact: CompactProductViewStyle { CompactProductViewStyle() } }
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct LargeProductViewStyle: ProductViewStyle {
        public init() {}
        public typealias Body = _StyledView
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension ProductViewStyle
    where Self == LargeProductViewStyle { public static var large: LargeProductViewStyle { LargeProductViewStyle() } }
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct RegularProductViewStyle: ProductViewStyle {
        public init() {}
        public typealias Body = _StyledView
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension ProductViewStyle
    where Self == RegularProductViewStyle { public static var regular: RegularProductViewStyle { RegularProductViewStyle() } }
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension ProductViewStyle where Body == _StyledView {
        public func makeBody(configuration: Configuration) -> _StyledView { _StyledView() }
    }

    // MARK: Subscriptions
    // selfsame: keeps scroll offset and the products loaded
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct SubscriptionStoreView<Content>: _PrimitiveView where Content: View {
        public var arguments: [Any]
        init(_arguments: [Any]) { arguments = _arguments }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension SubscriptionStoreView {
        public init(
            groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all, @ViewBuilder marketingContent: () -> (Content)
        ) {
            self.init(_arguments: [groupID, visibleRelationships, marketingContent()])
        }
        public init(productIDs: some Collection<String>, @ViewBuilder marketingContent: () -> (Content)) {
            self.init(_arguments: [productIDs, marketingContent()])
        }
        public init(subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> (Content)) {
            self.init(_arguments: [subscriptions, marketingContent()])
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension SubscriptionStoreView where Content == AutomaticSubscriptionStoreMarketingContent {
        public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all) {
            self.init(_arguments: [groupID, visibleRelationships])
        }
        public init(productIDs: some Collection<String>) { self.init(_arguments: [productIDs]) }
        public init(subscriptions: some Collection<Product>) { self.init(_arguments: [subscriptions]) }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct AutomaticSubscriptionStoreMarketingContent: _PrimitiveView {
        public var arguments: [Any]
        init(_arguments: [Any]) { arguments = _arguments }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension Product {
        public struct SubscriptionRelationship: OptionSet {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            public static let upgrade: Product.SubscriptionRelationship = SubscriptionRelationship(rawValue: 1)
            public static let crossgrade: Product.SubscriptionRelationship = SubscriptionRelationship(rawValue: 2)
            public static let downgrade: Product.SubscriptionRelationship = SubscriptionRelationship(rawValue: 4)
            public static let current: Product.SubscriptionRelationship = SubscriptionRelationship(rawValue: 8)
            public static let all: Product.SubscriptionRelationship = SubscriptionRelationship(rawValue: 15)
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public protocol SubscriptionStoreControlStyle {}
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle { public init() {} }
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
        public static var automatic: AutomaticSubscriptionStoreControlStyle { AutomaticSubscriptionStoreControlStyle() }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle { public init() {} }
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
        public static var buttons: ButtonsSubscriptionStoreControlStyle { ButtonsSubscriptionStoreControlStyle() }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle { public init() {} }
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
        public static var picker: PickerSubscriptionStoreControlStyle { PickerSubscriptionStoreControlStyle() }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct ProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle { public init() {} }
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension SubscriptionStoreControlStyle where Self == ProminentPickerSubscriptionStoreControlStyle {
        public static var prominentPicker: ProminentPickerSubscriptionStoreControlStyle { ProminentPickerSubscriptionStoreControlStyle() }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct SubscriptionStoreButtonLabel: Hashable {
        var name: String
        public static let automatic: SubscriptionStoreButtonLabel = SubscriptionStoreButtonLabel(name: "automatic")
        public static let displayName: SubscriptionStoreButtonLabel = SubscriptionStoreButtonLabel(name: "displayName")
        public static let price: SubscriptionStoreButtonLabel = SubscriptionStoreButtonLabel(name: "price")
        public static let multiline: SubscriptionStoreButtonLabel = SubscriptionStoreButtonLabel(name: "multiline")
        public static let singleLine: SubscriptionStoreButtonLabel = SubscriptionStoreButtonLabel(name: "singleLine")
        public static let action: SubscriptionStoreButtonLabel = SubscriptionStoreButtonLabel(name: "action")
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct StoreButtonKind: Hashable {
        var name: String
        public static let cancellation: StoreButtonKind = StoreButtonKind(name: "cancellation")
        public static let restorePurchases: StoreButtonKind = StoreButtonKind(name: "restorePurchases")
        public static let redeemCode: StoreButtonKind = StoreButtonKind(name: "redeemCode")
        public static let signIn: StoreButtonKind = StoreButtonKind(name: "signIn")
        public static let policies: StoreButtonKind = StoreButtonKind(name: "policies")
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct SubscriptionStorePolicyKind: Hashable {
        var name: String
        public static let termsOfService: SubscriptionStorePolicyKind = SubscriptionStorePolicyKind(name: "termsOfService")
        public static let privacyPolicy: SubscriptionStorePolicyKind = SubscriptionStorePolicyKind(name: "privacyPolicy")
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension View {
        // certainty: opaque
        public func productViewStyle<S>(_ style: S) -> some View where S: ProductViewStyle {
            modifier(_Unpublished_productViewStyle<S>(arguments: [style]))
        }
        // certainty: opaque
        public func productDescription(_ visibility: Visibility) -> some View {
            modifier(_Unpublished_productDescription(arguments: [visibility]))
        }
        // certainty: opaque
        public func productIconBorder() -> some View { modifier(_Unpublished_productIconBorder(arguments: [])) }
        // certainty: opaque
        public func storeButton(_ visibility: Visibility, for buttonKinds: StoreButtonKind...) -> some View {
            modifier(_Unpublished_storeButton(arguments: [visibility, buttonKinds]))
        }
        // certainty: opaque
        public func subscriptionStoreControlStyle(_ style: some SubscriptionStoreControlStyle) -> some View {
            modifier(_Unpublished_subscriptionStoreControlStyle(arguments: [style]))
        }
        // certainty: opaque
        public func subscriptionStoreButtonLabel(_ buttonLabel: SubscriptionStoreButtonLabel) -> some View {
            modifier(_Unpublished_subscriptionStoreButtonLabel(arguments: [buttonLabel]))
        }
        // certainty: opaque
        public func subscriptionStoreControlBackground(_ backgroundStyle: some ShapeStyle) -> some View {
            modifier(_Unpublished_subscriptionStoreControlBackground(arguments: [backgroundStyle]))
        }
        // certainty: opaque
        // selfsame: items
        public func subscriptionStoreControlIcon(
            @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> some View
        ) -> some View {
            modifier(_Unpublished_subscriptionStoreControlIcon(arguments: [icon]))
        }
        // certainty: opaque
        public func subscriptionStorePickerItemBackground(_ backgroundStyle: some ShapeStyle) -> some View {
            modifier(_Unpublished_subscriptionStorePickerItemBackground(arguments: [backgroundStyle]))
        }
        // certainty: opaque
        public func subscriptionStorePolicyDestination(url: URL, for button: SubscriptionStorePolicyKind) -> some View {
            modifier(_Unpublished_subscriptionStorePolicyDestination(arguments: [url, button]))
        }
        // certainty: opaque
        public func subscriptionStorePolicyDestination(
            for button: SubscriptionStorePolicyKind, @ViewBuilder destination: @escaping () -> some View
        ) -> some View {
            modifier(_Unpublished_subscriptionStorePolicyDestination(arguments: [button, destination]))
        }
        // certainty: opaque
        public func subscriptionStorePolicyForegroundStyle(_ style: some ShapeStyle) -> some View {
            modifier(_Unpublished_subscriptionStorePolicyForegroundStyle(arguments: [style]))
        }
        // certainty: opaque
        public func subscriptionStorePolicyForegroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> some View {
            modifier(_Unpublished_subscriptionStorePolicyForegroundStyle(arguments: [primary, secondary]))
        }
        // certainty: opaque
        public func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View {
            modifier(_Unpublished_subscriptionStoreSignInAction(arguments: [action]))
        }
    }

    @available(iOS 17.4, macOS 14.4, tvOS 17.4, watchOS 10.4, *)
    extension View {
        // certainty: opaque
        public func subscriptionPromotionalOffer(
            offer: @escaping (Product, Product.SubscriptionInfo) -> Product.SubscriptionOffer?,
            signature: @escaping (Product, Product.SubscriptionInfo, Product.SubscriptionOffer) async throws -> Product.SubscriptionOffer.Signature
        ) -> some View {
            modifier(_Unpublished_subscriptionPromotionalOffer(arguments: [offer, signature]))
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension View {
        // certainty: opaque
        public func inAppPurchaseOptions(_ options: ((Product) async -> Set<Product.PurchaseOption>)?) -> some View {
            modifier(_Unpublished_inAppPurchaseOptions(arguments: [options]))
        }
        // certainty: opaque
        public func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View {
            modifier(_Unpublished_onInAppPurchaseStart(arguments: [action]))
        }
        // certainty: opaque
        public func onInAppPurchaseCompletion(
            perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
        ) -> some View {
            modifier(_Unpublished_onInAppPurchaseCompletion(arguments: [action]))
        }
        // selfsame: lifecycle
        // certainty: opaque
        public func storeProductTask(
            for id: Product.ID, priority: TaskPriority = .medium, action: @escaping (Product.TaskState) async -> Void
        ) -> some View {
            modifier(_Unpublished_storeProductTask(arguments: [id, priority, action]))
        }
        // selfsame: lifecycle
        // certainty: opaque
        public func storeProductsTask(
            for ids: some Collection<Product.ID>, priority: TaskPriority = .medium,
            action: @escaping (Product.CollectionTaskState) async -> Void
        ) -> some View {
            modifier(_Unpublished_storeProductsTask(arguments: [ids, priority, action]))
        }
        // selfsame: lifecycle
        // certainty: opaque
        public func currentEntitlementTask(
            for productID: String, priority: TaskPriority = .medium, action: @escaping (EntitlementTaskState<Product>) async -> Void
        ) -> some View {
            modifier(_Unpublished_currentEntitlementTask(arguments: [productID, priority, action]))
        }
        // selfsame: lifecycle
        // certainty: opaque
        public func subscriptionStatusTask(
            for groupID: String, priority: TaskPriority = .medium,
            action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
        ) -> some View {
            modifier(_Unpublished_subscriptionStatusTask(arguments: [groupID, priority, action]))
        }
    }

    @available(iOS 15, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
        // certainty: opaque
        public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
            modifier(_Unpublished_manageSubscriptionsSheet(arguments: [isPresented]))
        }
    }

    @available(iOS 17, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
        // certainty: opaque
        public func manageSubscriptionsSheet(isPresented: Binding<Bool>, subscriptionGroupID: String) -> some View {
            modifier(_Unpublished_manageSubscriptionsSheet(arguments: [isPresented, subscriptionGroupID]))
        }
    }

    @available(iOS 15, macOS 12, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
        // certainty: opaque
        public func refundRequestSheet(
            for transactionID: UInt64, isPresented: Binding<Bool>, onDismiss: ((Result<Bool, any Error>) -> Void)? = nil
        ) -> some View {
            modifier(_Unpublished_refundRequestSheet(arguments: [transactionID, isPresented, onDismiss]))
        }
    }

    @available(iOS 16, macOS 13, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
        // certainty: opaque
        public func offerCodeRedemption(
            isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
        ) -> some View {
            modifier(_Unpublished_offerCodeRedemption(arguments: [isPresented, onCompletion]))
        }
    }

    @available(iOS 14, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
        // certainty: opaque
        public func appStoreOverlay<C>(isPresented: Binding<Bool>, configuration: @escaping () -> C) -> some View {
            modifier(_Unpublished_appStoreOverlay(arguments: [isPresented, configuration]))
        }
    }

    public struct _Unpublished_productViewStyle<S>: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_productDescription: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_productIconBorder: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_storeButton: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_subscriptionStoreControlStyle: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_subscriptionStoreButtonLabel: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_subscriptionStoreControlBackground: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_subscriptionStoreControlIcon: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_subscriptionStorePickerItemBackground: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_subscriptionStorePolicyDestination: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_subscriptionStorePolicyForegroundStyle: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_subscriptionStoreSignInAction: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_subscriptionPromotionalOffer: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_inAppPurchaseOptions: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_onInAppPurchaseStart: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_onInAppPurchaseCompletion: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_storeProductTask: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_storeProductsTask: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_currentEntitlementTask: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_subscriptionStatusTask: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_manageSubscriptionsSheet: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_refundRequestSheet: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_offerCodeRedemption: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_appStoreOverlay: _UnpublishedModifier {
        public var arguments: [Any]
    }

    // MARK: What stores say about products

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension EntitlementTaskState {
        public func map<T>(_ transform: (Value) -> T) -> EntitlementTaskState<T> { .loading }
        public func flatMap<T>(_ transform: (Value) -> EntitlementTaskState<T>) -> EntitlementTaskState<T> { .loading }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension Product.TaskState { public var product: Product? { nil } }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension Product.CollectionTaskState { public var products: [Product]? { nil } }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension ProductIconPhase { public var error: (any Error)? { nil } }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension ProductViewStyleConfiguration {
        public var product: Product? { nil }
        public var hasCurrentEntitlement: Bool { false }
        @available(iOS 17.4, macOS 14.4, tvOS 17.4, watchOS 10.4, *)
        public var descriptionVisibility: Visibility { .automatic }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct SubscriptionStoreControlStyleConfiguration {}

    @available(iOS 16, visionOS 1, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct DisplayMessageAction {
        public func callAsFunction<Message>(_ message: Message) throws {}
    }

    extension EnvironmentValues {
        // selfsame: system, seldom
        @available(iOS 16, visionOS 1, *)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
    }
    """#
