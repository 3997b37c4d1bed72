// The Touch Bar of macOS.

extension PreludeSource {
    static let swiftUITouchBar = PreludeSource(module: "SwiftUI", name: "TouchBar", text: source)
}

private let source = #"""
    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public enum TouchBarItemPrincipalTraitKey: _ViewTraitKey { public typealias Value = Bool }

    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public enum TouchBarCustomizationLabelTraitKey: _ViewTraitKey { public typealias Value = Text? }

    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public enum TouchBarItemPresenceTraitKey: _ViewTraitKey { public typealias Value = TouchBarItemPresence }

    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public enum TouchBarItemPresence {
        case required(String)
        case `default`(String)
        case optional(String)
    }

    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct TouchBar<Content> where Content: View {
        public var content: Content
        public init(@ViewBuilder content: () -> Content) { self.content = content() }
        public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
    }

    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension View {
        // certainty: opaque
        public func touchBar<Content>(_ touchBar: TouchBar<Content>) -> some View where Content: View {
            modifier(_Unpublished_touchBar(arguments: [touchBar]))
        }

        // certainty: opaque
        public func touchBar<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View {
            modifier(_Unpublished_touchBar_content(content: content(), arguments: []))
        }

        public func touchBarItemPrincipal(_ principal: Bool = true) -> some View {
            modifier(_TraitWritingModifier<TouchBarItemPrincipalTraitKey>(value: principal))
        }

        public func touchBarCustomizationLabel(_ label: Text) -> some View {
            modifier(_TraitWritingModifier<TouchBarCustomizationLabelTraitKey>(value: label))
        }

        public func touchBarItemPresence(_ presence: TouchBarItemPresence) -> some View {
            modifier(_TraitWritingModifier<TouchBarItemPresenceTraitKey>(value: presence))
        }
    }

    public struct _Unpublished_touchBar: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_touchBar_content<Content>: _UnpublishedModifier {
        public var content: Content
        public var arguments: [Any]
    }
    """#
