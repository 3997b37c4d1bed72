// Presentations: sheets, covers, popovers, alerts, dialogs, menus, search, files, inspectors.

extension PreludeSource {
    static let swiftUIPresentation = PreludeSource(module: "SwiftUI", name: "Presentation", text: source)
}

private let source = #"""
    // MARK: Sheets, covers, popovers

    public struct SheetPresentationModifier<SheetContent>: ViewModifier where SheetContent: View {
        public typealias Body = Never
        public var content: SheetContent
    }

    extension View {
        // certainty: strong
        // selfsame: presents, shows value, acts
        // selfsame: preference hosts presentationDetents
        // selfsame: preference hosts preferredColorScheme
        public func sheet<Content>(
            isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
        ) -> some View
        where Content: View { modifier(SheetPresentationModifier(content: content())) }

        // certainty: opaque
        // selfsame: presents, shows value, acts
        // selfsame: preference hosts presentationDetents
        // selfsame: preference hosts preferredColorScheme
        public func sheet<Item, Content>(
            item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
        ) -> some View where Item: Identifiable, Content: View { modifier(_Unpublished_sheet(content: Content.self, arguments: [item])) }

        // certainty: strong
        // selfsame: presents, shows value, acts
        // selfsame: preference hosts presentationDetents
        // selfsame: preference hosts preferredColorScheme
        @available(iOS 14, tvOS 14, watchOS 7, *)
        @available(macOS, unavailable)
        public func fullScreenCover<Content>(
            isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
        ) -> some View
        where Content: View { modifier(SheetPresentationModifier(content: content())) }

        // certainty: opaque
        // selfsame: presents, shows value, acts
        // selfsame: preference hosts presentationDetents
        // selfsame: preference hosts preferredColorScheme
        @available(iOS 14, tvOS 14, watchOS 7, *)
        @available(macOS, unavailable)
        public func fullScreenCover<Item, Content>(
            item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
        ) -> some View where Item: Identifiable, Content: View {
            modifier(_Unpublished_fullScreenCover(content: Content.self, arguments: [item]))
        }

        // The type is `PopoverPresentationModifier` with an item type that is not public, so it is not spelled here.
        // certainty: opaque
        // selfsame: presents, shows value, acts
        // selfsame: preference hosts presentationDetents
        // selfsame: preference hosts preferredColorScheme
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func popover<Content>(
            isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
            @ViewBuilder content: @escaping () -> Content
        ) -> some View where Content: View {
            modifier(_Unpublished_popover(content: content(), arguments: [isPresented, attachmentAnchor, arrowEdge as Any]))
        }

        // certainty: opaque
        // selfsame: presents, shows value, acts
        // selfsame: preference hosts presentationDetents
        // selfsame: preference hosts preferredColorScheme
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func popover<Item, Content>(
            item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
            @ViewBuilder content: @escaping (Item) -> Content
        ) -> some View where Item: Identifiable, Content: View {
            modifier(_Unpublished_popover_item(content: Content.self, arguments: [item, attachmentAnchor, arrowEdge as Any]))
        }

        // certainty: opaque
        // selfsame: preference writes presentationDetents
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
            modifier(_Unpublished_presentationDetents(arguments: [detents]))
        }

        // certainty: opaque
        // selfsame: preference writes presentationDetents
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> some View {
            modifier(_Unpublished_presentationDetents(arguments: [detents, selection]))
        }

        // certainty: opaque
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func presentationDragIndicator(_ visibility: Visibility) -> some View {
            modifier(_Unpublished_presentationDragIndicator(arguments: [visibility]))
        }

        // certainty: opaque
        @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
        public func presentationBackground<S>(_ style: S) -> some View where S: ShapeStyle {
            modifier(_Unpublished_presentationBackground(arguments: [style]))
        }

        // certainty: opaque
        @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
        public func presentationBackground<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View where V: View {
            modifier(_Unpublished_presentationBackground_content(content: content(), arguments: [alignment]))
        }

        // certainty: opaque
        @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
        public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
            modifier(_Unpublished_presentationBackgroundInteraction(arguments: [interaction]))
        }

        // certainty: opaque
        @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
        public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
            modifier(_Unpublished_presentationCornerRadius(arguments: [cornerRadius as Any]))
        }

        // certainty: opaque
        @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
        public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
            modifier(_Unpublished_presentationCompactAdaptation(arguments: [adaptation]))
        }

        // certainty: opaque
        @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
        public func presentationCompactAdaptation(
            horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
        ) -> some View { modifier(_Unpublished_presentationCompactAdaptation(arguments: [horizontalAdaptation, verticalAdaptation])) }

        // certainty: opaque
        @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
        public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
            modifier(_Unpublished_presentationContentInteraction(arguments: [behavior]))
        }

        // certainty: opaque
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
            modifier(_Unpublished_presentationSizing(arguments: [sizing]))
        }

        // selfsame: inert(unsafe) false
        // certainty: opaque
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
            modifier(_Unpublished_interactiveDismissDisabled(arguments: [isDisabled]))
        }

        // certainty: opaque
        // selfsame: presents, acts
        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func inspector<V>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View where V: View {
            modifier(_Unpublished_inspector(content: content(), arguments: [isPresented]))
        }

        // certainty: opaque
        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func inspectorColumnWidth(_ width: CGFloat) -> some View { modifier(_Unpublished_inspectorColumnWidth(arguments: [width])) }

        // certainty: opaque
        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
            modifier(_Unpublished_inspectorColumnWidth(arguments: [min as Any, ideal, max as Any]))
        }

        // certainty: opaque
        @available(visionOS 1, *)
        @available(iOS, unavailable)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func ornament<Content>(
            visibility: Visibility = .automatic, attachmentAnchor: OrnamentAttachmentAnchor, contentAlignment: Alignment = .center,
            @ViewBuilder ornament: () -> Content
        ) -> some View where Content: View {
            modifier(_Unpublished_ornament(ornament: ornament(), arguments: [visibility, attachmentAnchor, contentAlignment]))
        }
    }

    public enum PopoverAttachmentAnchor {
        case rect(Anchor<CGRect>.Source)
        case point(UnitPoint)
    }

    @available(visionOS 1, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct OrnamentAttachmentAnchor {
        public static func scene(_ anchor: UnitPoint) -> OrnamentAttachmentAnchor { OrnamentAttachmentAnchor() }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct PresentationDetent: Hashable {
        public struct Context { public var maxDetentValue: CGFloat { 0 } }
        var name: String
        public static let medium = PresentationDetent(name: "medium")
        public static let large = PresentationDetent(name: "large")
        public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(name: "fraction(\(fraction))") }
        public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(name: "height(\(height))") }
        public static func custom<D>(_ type: D.Type) -> PresentationDetent where D: CustomPresentationDetent {
            PresentationDetent(name: "custom(\(type))")
        }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public protocol CustomPresentationDetent {
        static func height(in context: PresentationDetent.Context) -> CGFloat?
    }

    @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
    public struct PresentationBackgroundInteraction {
        var name: String
        public static var automatic: PresentationBackgroundInteraction { PresentationBackgroundInteraction(name: "automatic") }
        public static var enabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction(name: "enabled") }
        public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
            PresentationBackgroundInteraction(name: "enabled(\(detent))")
        }
        public static var disabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction(name: "disabled") }
    }

    @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
    public struct PresentationAdaptation {
        var name: String
        public static var automatic: PresentationAdaptation { PresentationAdaptation(name: "automatic") }
        public static var none: PresentationAdaptation { PresentationAdaptation(name: "none") }
        public static var popover: PresentationAdaptation { PresentationAdaptation(name: "popover") }
        public static var sheet: PresentationAdaptation { PresentationAdaptation(name: "sheet") }
        public static var fullScreenCover: PresentationAdaptation { PresentationAdaptation(name: "fullScreenCover") }
    }

    @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
    public struct PresentationContentInteraction: Equatable {
        var name: String
        public static var automatic: PresentationContentInteraction { PresentationContentInteraction(name: "automatic") }
        public static var resizes: PresentationContentInteraction { PresentationContentInteraction(name: "resizes") }
        public static var scrolls: PresentationContentInteraction { PresentationContentInteraction(name: "scrolls") }
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public protocol PresentationSizing {}

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public struct AutomaticPresentationSizing: PresentationSizing {}

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public struct FittedPresentationSizing: PresentationSizing {}

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public struct FormPresentationSizing: PresentationSizing {}

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public struct PagePresentationSizing: PresentationSizing {}

    extension PresentationSizing where Self == AutomaticPresentationSizing {
        public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
    }

    extension PresentationSizing where Self == FittedPresentationSizing {
        public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
    }

    extension PresentationSizing where Self == FormPresentationSizing {
        public static var form: FormPresentationSizing { FormPresentationSizing() }
    }

    extension PresentationSizing where Self == PagePresentationSizing {
        public static var page: PagePresentationSizing { PagePresentationSizing() }
    }

    // MARK: Alerts and dialogs

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct AlertModifier<Actions, Message>: ViewModifier where Actions: View, Message: View {
        public typealias Body = Never
        public var title: Text
        public var actions: Actions?
        public var message: Message?
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct ConfirmationDialogModifier<Actions, Message>: ViewModifier where Actions: View, Message: View {
        public typealias Body = Never
        public var title: Text
        public var actions: Actions?
        public var message: Message?
    }

    @available(iOS, introduced: 13, deprecated: 100000.0)
    @available(macOS, introduced: 10.15, deprecated: 100000.0)
    @available(tvOS, introduced: 13, deprecated: 100000.0)
    @available(watchOS, introduced: 6, deprecated: 100000.0)
    public struct Alert {
        public struct Button {
            var label: Text
            public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button { Button(label: label) }
            public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button { Button(label: label) }
            public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button { Button(label: Text(verbatim: "")) }
            public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button { Button(label: label) }
        }
        public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {}
        public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {}
    }

    @available(iOS, introduced: 13, deprecated: 100000.0)
    @available(tvOS, introduced: 13, deprecated: 100000.0)
    @available(watchOS, introduced: 6, deprecated: 100000.0)
    @available(macOS, unavailable)
    public struct ActionSheet {
        public typealias Button = Alert.Button
        public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {}
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    extension View {
        // certainty: opaque
        // selfsame: presents, rebuilds, shows value, acts
        // selfsame: bridged
        public func alert<A>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View
        where A: View { modifier(_Unpublished_alert(actions: actions(), arguments: [titleKey, isPresented])) }

        // certainty: opaque
        // selfsame: presents, rebuilds, shows value, acts
        // selfsame: bridged
        @_disfavoredOverload
        public func alert<S, A>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View
        where S: StringProtocol, A: View { modifier(_Unpublished_alert(actions: actions(), arguments: [title, isPresented])) }

        // certainty: opaque
        // selfsame: presents, rebuilds, shows value, acts
        // selfsame: bridged
        public func alert<A>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View where A: View {
            modifier(_Unpublished_alert(actions: actions(), arguments: [title, isPresented]))
        }

        // certainty: strong
        // selfsame: presents, rebuilds, shows value, acts
        // selfsame: bridged
        public func alert<A, M>(
            _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
        ) -> some View where A: View, M: View { modifier(AlertModifier<A, M>(title: Text(titleKey), actions: actions(), message: message())) }

        // certainty: strong
        // selfsame: presents, rebuilds, shows value, acts
        // selfsame: bridged
        @_disfavoredOverload
        public func alert<S, A, M>(
            _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
        ) -> some View where S: StringProtocol, A: View, M: View {
            modifier(AlertModifier<A, M>(title: Text(title), actions: actions(), message: message()))
        }

        // certainty: strong
        // selfsame: presents, rebuilds, shows value, acts
        // selfsame: bridged
        public func alert<A, M>(
            _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
        ) -> some View where A: View, M: View { modifier(AlertModifier<A, M>(title: title, actions: actions(), message: message())) }

        // certainty: opaque
        // selfsame: presents, rebuilds, shows value, acts
        // selfsame: bridged
        public func alert<A, T>(
            _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
        ) -> some View where A: View {
            modifier(_Unpublished_alert_presenting(actions: A.self, arguments: [titleKey, isPresented, data as Any]))
        }

        // certainty: opaque
        // selfsame: presents, rebuilds, shows value, acts
        // selfsame: bridged
        @_disfavoredOverload
        public func alert<S, A, T>(_ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View
        where S: StringProtocol, A: View {
            modifier(_Unpublished_alert_presenting(actions: A.self, arguments: [title, isPresented, data as Any]))
        }

        // certainty: opaque
        // selfsame: presents, rebuilds, shows value, acts
        // selfsame: bridged
        public func alert<A, T>(_ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View
        where A: View { modifier(_Unpublished_alert_presenting(actions: A.self, arguments: [title, isPresented, data as Any])) }

        // With a value presented, actions and message are made only when there is one.
        // certainty: strong
        // selfsame: presents, rebuilds, shows value, acts
        // selfsame: bridged
        public func alert<A, M, T>(
            _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
            @ViewBuilder message: (T) -> M
        ) -> some View where A: View, M: View { modifier(AlertModifier<A, M>(title: Text(titleKey), actions: nil, message: nil)) }

        // certainty: strong
        // selfsame: presents, rebuilds, shows value, acts
        // selfsame: bridged
        @_disfavoredOverload
        public func alert<S, A, M, T>(
            _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
        ) -> some View where S: StringProtocol, A: View, M: View {
            modifier(AlertModifier<A, M>(title: Text(title), actions: nil, message: nil))
        }

        // certainty: strong
        // selfsame: presents, rebuilds, shows value, acts
        // selfsame: bridged
        public func alert<A, M, T>(
            _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
        ) -> some View where A: View, M: View { modifier(AlertModifier<A, M>(title: title, actions: nil, message: nil)) }

        // certainty: opaque
        // selfsame: presents, rebuilds, shows value, acts
        // selfsame: bridged
        public func alert<E, A>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A) -> some View
        where E: LocalizedError, A: View { modifier(_Unpublished_alert_error(actions: actions(), arguments: [isPresented, error as Any])) }

        // certainty: opaque
        // selfsame: presents, rebuilds, shows value, acts
        // selfsame: bridged
        public func alert<E, A, M>(
            isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
        ) -> some View where E: LocalizedError, A: View, M: View {
            modifier(_Unpublished_alert_error_message(actions: A.self, message: M.self, arguments: [isPresented, error as Any]))
        }

        // certainty: opaque
        // selfsame: presents, rebuilds, shows value, acts
        // selfsame: bridged
        public func confirmationDialog<A>(
            _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
        ) -> some View where A: View {
            modifier(_Unpublished_confirmationDialog(actions: actions(), arguments: [titleKey, isPresented, titleVisibility]))
        }

        // certainty: opaque
        // selfsame: presents, rebuilds, shows value, acts
        // selfsame: bridged
        @_disfavoredOverload
        public func confirmationDialog<S, A>(
            _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
        ) -> some View where S: StringProtocol, A: View {
            modifier(_Unpublished_confirmationDialog(actions: actions(), arguments: [title, isPresented, titleVisibility]))
        }

        // certainty: opaque
        // selfsame: presents, rebuilds, shows value, acts
        // selfsame: bridged
        public func confirmationDialog<A>(
            _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
        ) -> some View where A: View {
            modifier(_Unpublished_confirmationDialog(actions: actions(), arguments: [title, isPresented, titleVisibility]))
        }

        // certainty: strong
        // selfsame: presents, rebuilds, shows value, acts
        // selfsame: bridged
        public func confirmationDialog<A, M>(
            _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
            @ViewBuilder message: () -> M
        ) -> some View where A: View, M: View {
            modifier(ConfirmationDialogModifier<A, M>(title: Text(titleKey), actions: actions(), message: message()))
        }

        // certainty: strong
        // selfsame: presents, rebuilds, shows value, acts
        // selfsame: bridged
        @_disfavoredOverload
        public func confirmationDialog<S, A, M>(
            _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
            @ViewBuilder message: () -> M
        ) -> some View where S: StringProtocol, A: View, M: View {
            modifier(ConfirmationDialogModifier<A, M>(title: Text(title), actions: actions(), message: message()))
        }

        // certainty: strong
        // selfsame: presents, rebuilds, shows value, acts
        // selfsame: bridged
        public func confirmationDialog<A, M>(
            _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
            @ViewBuilder message: () -> M
        ) -> some View where A: View, M: View {
            modifier(ConfirmationDialogModifier<A, M>(title: title, actions: actions(), message: message()))
        }

        // certainty: opaque
        // selfsame: presents, rebuilds, shows value, acts
        // selfsame: bridged
        public func confirmationDialog<A, T>(
            _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
            @ViewBuilder actions: (T) -> A
        ) -> some View where A: View {
            modifier(
                _Unpublished_confirmationDialog_presenting(actions: A.self, arguments: [titleKey, isPresented, titleVisibility, data as Any]))
        }

        // certainty: opaque
        // selfsame: presents, rebuilds, shows value, acts
        // selfsame: bridged
        @_disfavoredOverload
        public func confirmationDialog<S, A, T>(
            _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
            @ViewBuilder actions: (T) -> A
        ) -> some View where S: StringProtocol, A: View {
            modifier(
                _Unpublished_confirmationDialog_presenting(actions: A.self, arguments: [title, isPresented, titleVisibility, data as Any]))
        }

        // certainty: opaque
        // selfsame: presents, rebuilds, shows value, acts
        // selfsame: bridged
        public func confirmationDialog<A, T>(
            _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
            @ViewBuilder actions: (T) -> A
        ) -> some View where A: View {
            modifier(
                _Unpublished_confirmationDialog_presenting(actions: A.self, arguments: [title, isPresented, titleVisibility, data as Any]))
        }

        // certainty: strong
        // selfsame: presents, rebuilds, shows value, acts
        // selfsame: bridged
        public func confirmationDialog<A, M, T>(
            _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
            @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
        ) -> some View where A: View, M: View { modifier(ConfirmationDialogModifier<A, M>(title: Text(titleKey), actions: nil, message: nil)) }

        // certainty: strong
        // selfsame: presents, rebuilds, shows value, acts
        // selfsame: bridged
        @_disfavoredOverload
        public func confirmationDialog<S, A, M, T>(
            _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
            @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
        ) -> some View where S: StringProtocol, A: View, M: View {
            modifier(ConfirmationDialogModifier<A, M>(title: Text(title), actions: nil, message: nil))
        }

        // certainty: strong
        // selfsame: presents, rebuilds, shows value, acts
        // selfsame: bridged
        public func confirmationDialog<A, M, T>(
            _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
            @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
        ) -> some View where A: View, M: View { modifier(ConfirmationDialogModifier<A, M>(title: title, actions: nil, message: nil)) }
    }

    extension View {
        // certainty: opaque
        // selfsame: presents, rebuilds, shows value, acts
        // selfsame: bridged
        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
            modifier(_Unpublished_alert_content(arguments: [isPresented]))
        }

        // certainty: opaque
        // selfsame: presents, rebuilds, shows value, acts
        // selfsame: bridged
        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public func alert<Item>(item: Binding<Item?>, content: (Item) -> Alert) -> some View where Item: Identifiable {
            modifier(_Unpublished_alert_content(arguments: [item]))
        }

        // certainty: opaque
        // selfsame: presents, rebuilds, acts
        // selfsame: bridged
        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        @available(macOS, unavailable)
        public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
            modifier(_Unpublished_actionSheet(arguments: [isPresented]))
        }

        // certainty: opaque
        // selfsame: presents, rebuilds, acts
        // selfsame: bridged
        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        @available(macOS, unavailable)
        public func actionSheet<T>(item: Binding<T?>, content: (T) -> ActionSheet) -> some View where T: Identifiable {
            modifier(_Unpublished_actionSheet(arguments: [item]))
        }

        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func dialogIcon(_ icon: Image?) -> some View { modifier(_Unpublished_dialogIcon(arguments: [icon as Any])) }

        // certainty: opaque
        @available(macOS 13, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public func dialogSeverity(_ severity: DialogSeverity) -> some View { modifier(_Unpublished_dialogSeverity(arguments: [severity])) }

        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View {
            modifier(_Unpublished_dialogSuppressionToggle(arguments: [titleKey, isSuppressed]))
        }

        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        @_disfavoredOverload
        public func dialogSuppressionToggle<S>(_ title: S, isSuppressed: Binding<Bool>) -> some View where S: StringProtocol {
            modifier(_Unpublished_dialogSuppressionToggle(arguments: [title, isSuppressed]))
        }

        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func dialogSuppressionToggle(_ title: Text, isSuppressed: Binding<Bool>) -> some View {
            modifier(_Unpublished_dialogSuppressionToggle(arguments: [title, isSuppressed]))
        }

        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
            modifier(_Unpublished_dialogSuppressionToggle(arguments: [isSuppressed]))
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct DialogSeverity: Equatable {
        var name: String
        public static let automatic = DialogSeverity(name: "automatic")
        public static let standard = DialogSeverity(name: "standard")
        public static let critical = DialogSeverity(name: "critical")
    }

    // MARK: Context menus, swipes, badges

    @available(iOS, introduced: 13, deprecated: 100000.0)
    @available(macOS, introduced: 10.15, deprecated: 100000.0)
    @available(tvOS, introduced: 13, deprecated: 100000.0)
    @available(watchOS, introduced: 6, deprecated: 100000.0)
    public struct ContextMenu<MenuItems> where MenuItems: View {
        public var menuItems: MenuItems
        public init(@ViewBuilder menuItems: () -> MenuItems) { self.menuItems = menuItems() }
    }

    extension View {
        // selfsame: neutral() menuItems: if
        // certainty: opaque
        // selfsame: presents, rebuilds
        // selfsame: bridged
        @available(watchOS, unavailable)
        public func contextMenu<MenuItems>(@ViewBuilder menuItems: () -> MenuItems) -> some View where MenuItems: View {
            modifier(_Unpublished_contextMenu(menuItems: menuItems(), arguments: []))
        }

        // certainty: opaque
        // selfsame: presents, rebuilds
        // selfsame: bridged
        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, unavailable)
        public func contextMenu<MenuItems>(_ contextMenu: ContextMenu<MenuItems>?) -> some View where MenuItems: View {
            modifier(_Unpublished_contextMenu_value(arguments: [contextMenu as Any]))
        }

        // certainty: opaque
        // selfsame: presents, rebuilds
        // selfsame: bridged
        @available(iOS 16, macOS 13, tvOS 16, *)
        @available(watchOS, unavailable)
        public func contextMenu<M, P>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P) -> some View where M: View, P: View {
            modifier(_Unpublished_contextMenu_preview(menuItems: menuItems(), preview: preview(), arguments: []))
        }

        // certainty: opaque
        // selfsame: presents, rebuilds
        // selfsame: bridged
        @available(iOS 16, macOS 13, tvOS 16, *)
        @available(watchOS, unavailable)
        public func contextMenu<I, M>(
            forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)? = nil
        ) -> some View where I: Hashable, M: View { modifier(_Unpublished_contextMenu_selection(menu: M.self, arguments: [itemType])) }

        // certainty: opaque
        // selfsame: presents, rebuilds
        @available(iOS 15, macOS 12, watchOS 8, *)
        @available(tvOS, unavailable)
        public func swipeActions<T>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T) -> some View
        where T: View { modifier(_Unpublished_swipeActions(content: content(), arguments: [edge, allowsFullSwipe])) }

        // selfsame: neutral() 0
        // certainty: opaque
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func badge(_ count: Int) -> some View { modifier(_Unpublished_badge(arguments: [count])) }

        // certainty: opaque
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func badge(_ label: Text?) -> some View { modifier(_Unpublished_badge(arguments: [label as Any])) }

        // certainty: opaque
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func badge(_ key: LocalizedStringKey?) -> some View { modifier(_Unpublished_badge(arguments: [key as Any])) }

        // certainty: opaque
        @_disfavoredOverload
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func badge<S>(_ label: S?) -> some View where S: StringProtocol { modifier(_Unpublished_badge(arguments: [label as Any])) }

        // certainty: opaque
        // selfsame: key menuOrder
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func menuOrder(_ order: MenuOrder) -> some View { modifier(_Unpublished_menuOrder(arguments: [order])) }

        // certainty: opaque
        @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
        public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
            modifier(_Unpublished_menuActionDismissBehavior(arguments: [behavior]))
        }

        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
            modifier(_Unpublished_paletteSelectionEffect(arguments: [effect]))
        }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct MenuOrder: Hashable {
        var name: String
        public static let automatic = MenuOrder(name: "automatic")
        public static let priority = MenuOrder(name: "priority")
        public static let fixed = MenuOrder(name: "fixed")
    }

    @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
    public struct MenuActionDismissBehavior: Equatable {
        var name: String
        public static let automatic = MenuActionDismissBehavior(name: "automatic")
        public static let enabled = MenuActionDismissBehavior(name: "enabled")
        public static let disabled = MenuActionDismissBehavior(name: "disabled")
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct PaletteSelectionEffect {
        var name: String
        public static var automatic: PaletteSelectionEffect { PaletteSelectionEffect(name: "automatic") }
        public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect { PaletteSelectionEffect(name: "symbolVariant") }
        public static var custom: PaletteSelectionEffect { PaletteSelectionEffect(name: "custom") }
    }

    // MARK: Search

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct SearchFieldPlacement {
        public struct NavigationBarDrawerDisplayMode {
            public static let automatic = NavigationBarDrawerDisplayMode()
            public static let always = NavigationBarDrawerDisplayMode()
        }
        var name: String
        public static let automatic = SearchFieldPlacement(name: "automatic")
        public static let toolbar = SearchFieldPlacement(name: "toolbar")
        public static let sidebar = SearchFieldPlacement(name: "sidebar")
        public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
        public static func navigationBarDrawer(displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
            SearchFieldPlacement(name: "navigationBarDrawer(mode)")
        }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    extension View {
        // selfsame: types text
        // certainty: opaque
        public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) -> some View {
            modifier(_Unpublished_searchable(arguments: [text, placement, prompt as Any]))
        }

        // selfsame: types text
        // certainty: opaque
        public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey) -> some View {
            modifier(_Unpublished_searchable(arguments: [text, placement, prompt]))
        }

        // selfsame: types text
        // certainty: opaque
        @_disfavoredOverload
        public func searchable<S>(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S) -> some View
        where S: StringProtocol { modifier(_Unpublished_searchable(arguments: [text, placement, prompt])) }

        // selfsame: types text
        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func searchable(
            text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
        ) -> some View { modifier(_Unpublished_searchable(arguments: [text, isPresented, placement, prompt as Any])) }

        // selfsame: types text
        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func searchable(
            text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
        ) -> some View { modifier(_Unpublished_searchable(arguments: [text, isPresented, placement, prompt])) }

        // selfsame: types text
        // certainty: opaque
        @_disfavoredOverload
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func searchable<S>(
            text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
        ) -> some View where S: StringProtocol { modifier(_Unpublished_searchable(arguments: [text, isPresented, placement, prompt])) }

        // selfsame: types text
        // certainty: opaque
        @available(iOS, introduced: 15, deprecated: 100000.0)
        @available(macOS, introduced: 12, deprecated: 100000.0)
        @available(tvOS, introduced: 15, deprecated: 100000.0)
        @available(watchOS, introduced: 8, deprecated: 100000.0)
        public func searchable<S>(
            text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder suggestions: () -> S
        ) -> some View where S: View {
            modifier(_Unpublished_searchable_suggestions(suggestions: suggestions(), arguments: [text, placement, prompt as Any]))
        }

        // selfsame: types text
        // certainty: opaque
        @available(iOS, introduced: 15, deprecated: 100000.0)
        @available(macOS, introduced: 12, deprecated: 100000.0)
        @available(tvOS, introduced: 15, deprecated: 100000.0)
        @available(watchOS, introduced: 8, deprecated: 100000.0)
        public func searchable<S>(
            text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
        ) -> some View where S: View {
            modifier(_Unpublished_searchable_suggestions(suggestions: suggestions(), arguments: [text, placement, prompt]))
        }

        // selfsame: types text
        // certainty: opaque
        @_disfavoredOverload
        @available(iOS, introduced: 15, deprecated: 100000.0)
        @available(macOS, introduced: 12, deprecated: 100000.0)
        @available(tvOS, introduced: 15, deprecated: 100000.0)
        @available(watchOS, introduced: 8, deprecated: 100000.0)
        public func searchable<V, S>(
            text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder suggestions: () -> V
        ) -> some View where V: View, S: StringProtocol {
            modifier(_Unpublished_searchable_suggestions(suggestions: suggestions(), arguments: [text, placement, prompt]))
        }

        // selfsame: types text
        // certainty: opaque
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func searchable<C, T>(
            text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
            @ViewBuilder token: @escaping (C.Element) -> T
        ) -> some View where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
            modifier(_Unpublished_searchable_tokens(token: T.self, arguments: [text, tokens, placement, prompt as Any]))
        }

        // selfsame: types text
        // certainty: opaque
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func searchable<C, T>(
            text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
            @ViewBuilder token: @escaping (C.Element) -> T
        ) -> some View where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
            modifier(_Unpublished_searchable_tokens(token: T.self, arguments: [text, tokens, placement, prompt]))
        }

        // selfsame: types text
        // certainty: opaque
        @_disfavoredOverload
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func searchable<C, T, S>(
            text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
            @ViewBuilder token: @escaping (C.Element) -> T
        ) -> some View
        where
            C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, S: StringProtocol, C.Element: Identifiable
        { modifier(_Unpublished_searchable_tokens(token: T.self, arguments: [text, tokens, placement, prompt])) }

        // selfsame: types text
        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func searchable<C, T>(
            text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
            prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
        ) -> some View where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
            modifier(_Unpublished_searchable_tokens(token: T.self, arguments: [text, tokens, isPresented, placement, prompt as Any]))
        }

        // selfsame: types text
        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func searchable<C, T>(
            text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
            prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
        ) -> some View where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
            modifier(_Unpublished_searchable_tokens(token: T.self, arguments: [text, tokens, isPresented, placement, prompt]))
        }

        // selfsame: types text
        // certainty: opaque
        @_disfavoredOverload
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func searchable<C, T, S>(
            text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S,
            @ViewBuilder token: @escaping (C.Element) -> T
        ) -> some View
        where
            C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, S: StringProtocol, C.Element: Identifiable
        { modifier(_Unpublished_searchable_tokens(token: T.self, arguments: [text, tokens, isPresented, placement, prompt])) }

        // selfsame: types text
        // certainty: opaque
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func searchable<C, T>(
            text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
            prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
        ) -> some View where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
            modifier(_Unpublished_searchable_tokens(token: T.self, arguments: [text, tokens, suggestedTokens, placement, prompt as Any]))
        }

        // selfsame: types text
        // certainty: opaque
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func searchable<C, T>(
            text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
            prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
        ) -> some View where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
            modifier(_Unpublished_searchable_tokens(token: T.self, arguments: [text, tokens, suggestedTokens, placement, prompt]))
        }

        // selfsame: types text
        // certainty: opaque
        @_disfavoredOverload
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func searchable<C, T, S>(
            text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
            @ViewBuilder token: @escaping (C.Element) -> T
        ) -> some View
        where
            C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, S: StringProtocol, C.Element: Identifiable
        { modifier(_Unpublished_searchable_tokens(token: T.self, arguments: [text, tokens, suggestedTokens, placement, prompt])) }

        // selfsame: types text
        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func searchable<C, T>(
            text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
            placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
        ) -> some View where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
            modifier(
                _Unpublished_searchable_tokens(
                    token: T.self, arguments: [text, tokens, suggestedTokens, isPresented, placement, prompt as Any]))
        }

        // selfsame: types text
        // certainty: opaque
        @_disfavoredOverload
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func searchable<C, T, S>(
            text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
            placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
        ) -> some View
        where
            C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, S: StringProtocol, C.Element: Identifiable
        { modifier(_Unpublished_searchable_tokens(token: T.self, arguments: [text, tokens, suggestedTokens, isPresented, placement, prompt])) }

        // selfsame: types text
        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func searchable<C, T>(
            text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
            token: @escaping (Binding<C.Element>) -> T
        ) -> some View where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
            modifier(_Unpublished_searchable(arguments: [text, editableTokens, placement, prompt as Any]))
        }

        // selfsame: types text
        // certainty: opaque
        @_disfavoredOverload
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func searchable<C, T, S>(
            text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
            token: @escaping (Binding<C.Element>) -> T
        ) -> some View
        where
            C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, S: StringProtocol, C.Element: Identifiable
        { modifier(_Unpublished_searchable(arguments: [text, editableTokens, placement, prompt])) }

        // selfsame: types text
        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func searchable<C, T>(
            text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
            prompt: Text? = nil, token: @escaping (Binding<C.Element>) -> T
        ) -> some View where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
            modifier(_Unpublished_searchable(arguments: [text, editableTokens, isPresented, placement, prompt as Any]))
        }

        // selfsame: types text
        // certainty: opaque
        @_disfavoredOverload
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func searchable<C, T, S>(
            text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
            prompt: S, token: @escaping (Binding<C.Element>) -> T
        ) -> some View
        where
            C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, S: StringProtocol, C.Element: Identifiable
        { modifier(_Unpublished_searchable(arguments: [text, editableTokens, isPresented, placement, prompt])) }

        // certainty: opaque
        public func searchCompletion(_ completion: String) -> some View { modifier(_Unpublished_searchCompletion(arguments: [completion])) }

        // certainty: opaque
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func searchCompletion<T>(_ token: T) -> some View where T: Identifiable {
            modifier(_Unpublished_searchCompletion(arguments: [token]))
        }

        // certainty: opaque
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func searchSuggestions<S>(@ViewBuilder _ suggestions: () -> S) -> some View where S: View {
            modifier(_Unpublished_searchSuggestions(suggestions: suggestions(), arguments: []))
        }

        // certainty: opaque
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set) -> some View {
            modifier(_Unpublished_searchSuggestions_visibility(arguments: [visibility, placements]))
        }

        // certainty: opaque
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func searchScopes<V, S>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View where V: Hashable, S: View {
            modifier(_Unpublished_searchScopes(scopes: scopes(), arguments: [scope]))
        }

        // certainty: opaque
        @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
        public func searchScopes<V, S>(_ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S) -> some View
        where V: Hashable, S: View { modifier(_Unpublished_searchScopes(scopes: scopes(), arguments: [scope, activation])) }

        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View {
            modifier(_Unpublished_searchDictationBehavior(arguments: [dictationBehavior]))
        }

        // certainty: opaque
        @available(iOS 17.1, macOS 14.1, tvOS 17.1, watchOS 10.1, *)
        public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View {
            modifier(_Unpublished_searchPresentationToolbarBehavior(arguments: [behavior]))
        }

        // certainty: opaque
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
            modifier(_Unpublished_searchFocused(arguments: [binding]))
        }

        // certainty: opaque
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public func searchFocused<V>(_ binding: FocusState<V>.Binding, equals value: V) -> some View where V: Hashable {
            modifier(_Unpublished_searchFocused(arguments: [binding, value]))
        }

        // certainty: opaque
        @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
        public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
            modifier(_Unpublished_searchToolbarBehavior(arguments: [behavior]))
        }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct SearchSuggestionsPlacement: Equatable {
        var name: String
        public static var automatic: SearchSuggestionsPlacement { SearchSuggestionsPlacement(name: "automatic") }
        public static var menu: SearchSuggestionsPlacement { SearchSuggestionsPlacement(name: "menu") }
        public static var content: SearchSuggestionsPlacement { SearchSuggestionsPlacement(name: "content") }
        public struct Set: OptionSet {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            public static let menu = Set(rawValue: 1)
            public static let content = Set(rawValue: 2)
        }
    }

    @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
    public struct SearchScopeActivation {
        var name: String
        public static var automatic: SearchScopeActivation { SearchScopeActivation(name: "automatic") }
        public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(name: "onTextEntry") }
        public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation(name: "onSearchPresentation") }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct TextInputDictationBehavior: Equatable {
        public struct ActivationMode {}
        public static let automatic = TextInputDictationBehavior()
        @available(iOS 17, visionOS 1, *)
        @available(macOS, unavailable)
        @available(watchOS, unavailable)
        @available(tvOS, unavailable)
        public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior { TextInputDictationBehavior() }
        @available(visionOS 1, *)
        @available(iOS, unavailable)
        @available(macOS, unavailable)
        @available(watchOS, unavailable)
        @available(tvOS, unavailable)
        public static let preventDictation = TextInputDictationBehavior()
    }

    @available(iOS 17, visionOS 1, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    @available(tvOS, unavailable)
    public struct TextInputDictationActivation: Equatable {
        var name: String
        public static let onSelect = TextInputDictationActivation(name: "onSelect")
        public static let onLook = TextInputDictationActivation(name: "onLook")
    }

    @available(iOS 17.1, macOS 14.1, tvOS 17.1, watchOS 10.1, *)
    public struct SearchPresentationToolbarBehavior {
        public static var automatic: SearchPresentationToolbarBehavior { SearchPresentationToolbarBehavior() }
        public static var avoidHidingContent: SearchPresentationToolbarBehavior { SearchPresentationToolbarBehavior() }
    }

    @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
    public struct SearchToolbarBehavior {
        public static var automatic: SearchToolbarBehavior { SearchToolbarBehavior() }
        public static var minimize: SearchToolbarBehavior { SearchToolbarBehavior() }
    }

    // MARK: Files

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public protocol FileDocument {
        static var readableContentTypes: [UTType] { get }
        static var writableContentTypes: [UTType] { get }
        init(configuration: Self.ReadConfiguration) throws
        func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper
        typealias ReadConfiguration = FileDocumentReadConfiguration
        typealias WriteConfiguration = FileDocumentWriteConfiguration
    }

    // `DocumentGroup` does: its editor finds the document with `@EnvironmentObject`.
    // selfsame: provided
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public protocol ReferenceFileDocument: ObservableObject {
        associatedtype Snapshot
        static var readableContentTypes: [UTType] { get }
        static var writableContentTypes: [UTType] { get }
        init(configuration: FileDocumentReadConfiguration) throws
        func snapshot(contentType: UTType) throws -> Self.Snapshot
        func fileWrapper(snapshot: Self.Snapshot, configuration: FileDocumentWriteConfiguration) throws -> FileWrapper
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    extension FileDocument {
        public static var writableContentTypes: [UTType] { readableContentTypes }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    extension ReferenceFileDocument {
        public static var writableContentTypes: [UTType] { readableContentTypes }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct FileDocumentReadConfiguration {
        public var contentType: UTType
        public var file: FileWrapper
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct FileDocumentWriteConfiguration {
        public var contentType: UTType
        public var existingFile: FileWrapper?
    }

    @available(iOS 14, macOS 11, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
        // certainty: opaque
        // selfsame: acts, covers
        public func fileImporter(
            isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
        ) -> some View { modifier(_Unpublished_fileImporter(arguments: [isPresented, allowedContentTypes])) }

        // certainty: opaque
        // selfsame: acts, covers
        public func fileImporter(
            isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
            onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
        ) -> some View { modifier(_Unpublished_fileImporter(arguments: [isPresented, allowedContentTypes, allowsMultipleSelection])) }

        // certainty: opaque
        // selfsame: acts, covers
        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func fileImporter(
            isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
            onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
        ) -> some View { modifier(_Unpublished_fileImporter(arguments: [isPresented, allowedContentTypes, allowsMultipleSelection])) }

        // certainty: opaque
        // selfsame: acts, covers
        public func fileExporter<D>(
            isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
            onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
        ) -> some View where D: FileDocument {
            modifier(_Unpublished_fileExporter(arguments: [isPresented, document as Any, contentType, defaultFilename as Any]))
        }

        // certainty: opaque
        // selfsame: acts, covers
        public func fileExporter<D>(
            isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
            onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
        ) -> some View where D: ReferenceFileDocument {
            modifier(_Unpublished_fileExporter(arguments: [isPresented, document as Any, contentType, defaultFilename as Any]))
        }

        // certainty: opaque
        // selfsame: acts, covers
        public func fileExporter<C>(
            isPresented: Binding<Bool>, documents: C, contentType: UTType, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
        ) -> some View where C: Collection, C.Element: FileDocument {
            modifier(_Unpublished_fileExporter(arguments: [isPresented, documents, contentType]))
        }

        // certainty: opaque
        // selfsame: acts, covers
        public func fileExporter<C>(
            isPresented: Binding<Bool>, documents: C, contentType: UTType, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
        ) -> some View where C: Collection, C.Element: ReferenceFileDocument {
            modifier(_Unpublished_fileExporter(arguments: [isPresented, documents, contentType]))
        }

        // certainty: opaque
        // selfsame: acts, covers
        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func fileExporter<D>(
            isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
            onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
        ) -> some View where D: FileDocument {
            modifier(_Unpublished_fileExporter(arguments: [isPresented, document as Any, contentTypes, defaultFilename as Any]))
        }

        // certainty: opaque
        // selfsame: acts, covers
        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func fileExporter<D>(
            isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
            onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
        ) -> some View where D: ReferenceFileDocument {
            modifier(_Unpublished_fileExporter(arguments: [isPresented, document as Any, contentTypes, defaultFilename as Any]))
        }

        // certainty: opaque
        // selfsame: acts, covers
        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func fileExporter<C>(
            isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
            onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
        ) -> some View where C: Collection, C.Element: FileDocument {
            modifier(_Unpublished_fileExporter(arguments: [isPresented, documents, contentTypes]))
        }

        // certainty: opaque
        // selfsame: acts, covers
        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func fileExporter<T>(
            isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
            onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
        ) -> some View where T: Transferable {
            modifier(_Unpublished_fileExporter(arguments: [isPresented, item as Any, contentTypes, defaultFilename as Any]))
        }

        // certainty: opaque
        // selfsame: acts, covers
        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func fileExporter<C, T>(
            isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
            onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
        ) -> some View where C: Collection, T: Transferable, T == C.Element {
            modifier(_Unpublished_fileExporter(arguments: [isPresented, items, contentTypes]))
        }

        // certainty: opaque
        // selfsame: acts, covers
        public func fileMover(
            isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
        ) -> some View { modifier(_Unpublished_fileMover(arguments: [isPresented, file as Any])) }

        // certainty: opaque
        // selfsame: acts, covers
        public func fileMover<C>(
            isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
        ) -> some View where C: Collection, C.Element == URL { modifier(_Unpublished_fileMover(arguments: [isPresented, files])) }

        // certainty: opaque
        // selfsame: acts, covers
        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func fileMover(
            isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
            onCancellation: @escaping () -> Void
        ) -> some View { modifier(_Unpublished_fileMover(arguments: [isPresented, file as Any])) }

        // certainty: opaque
        // selfsame: acts, covers
        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func fileMover<C>(
            isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
            onCancellation: @escaping () -> Void
        ) -> some View where C: Collection, C.Element == URL { modifier(_Unpublished_fileMover(arguments: [isPresented, files])) }

        // certainty: opaque
        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
            modifier(_Unpublished_fileDialogBrowserOptions(arguments: [options]))
        }

        // certainty: opaque
        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
            modifier(_Unpublished_fileDialogConfirmationLabel(arguments: [labelKey]))
        }

        // certainty: opaque
        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @_disfavoredOverload
        public func fileDialogConfirmationLabel<S>(_ label: S) -> some View where S: StringProtocol {
            modifier(_Unpublished_fileDialogConfirmationLabel(arguments: [label]))
        }

        // certainty: opaque
        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func fileDialogConfirmationLabel(_ label: Text) -> some View {
            modifier(_Unpublished_fileDialogConfirmationLabel(arguments: [label]))
        }

        // certainty: opaque
        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func fileDialogCustomizationID(_ id: String) -> some View { modifier(_Unpublished_fileDialogCustomizationID(arguments: [id])) }

        // certainty: opaque
        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
            modifier(_Unpublished_fileDialogDefaultDirectory(arguments: [defaultDirectory as Any]))
        }

        // certainty: opaque
        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
            modifier(_Unpublished_fileDialogImportsUnresolvedAliases(arguments: [imports]))
        }

        // certainty: opaque
        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
            modifier(_Unpublished_fileDialogMessage(arguments: [messageKey]))
        }

        // certainty: opaque
        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @_disfavoredOverload
        public func fileDialogMessage<S>(_ messageKey: S) -> some View where S: StringProtocol {
            modifier(_Unpublished_fileDialogMessage(arguments: [messageKey]))
        }

        // certainty: opaque
        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func fileDialogMessage(_ messageKey: Text) -> some View { modifier(_Unpublished_fileDialogMessage(arguments: [messageKey])) }

        // certainty: opaque
        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
            modifier(_Unpublished_fileDialogURLEnabled(arguments: [predicate]))
        }

        // certainty: opaque
        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
            modifier(_Unpublished_fileExporterFilenameLabel(arguments: [labelKey]))
        }

        // certainty: opaque
        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @_disfavoredOverload
        public func fileExporterFilenameLabel<S>(_ label: S) -> some View where S: StringProtocol {
            modifier(_Unpublished_fileExporterFilenameLabel(arguments: [label]))
        }

        // certainty: opaque
        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func fileExporterFilenameLabel(_ label: Text) -> some View {
            modifier(_Unpublished_fileExporterFilenameLabel(arguments: [label]))
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct FileDialogBrowserOptions: OptionSet {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
        public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
        public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
    }

    // MARK: Sharing

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct SharePreview<Image, Icon> where Image: Transferable, Icon: Transferable {
        public var title: String
        init(_title: String) { title = _title }
    }

    extension SharePreview {
        public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init(_title: "") }
        @_disfavoredOverload
        public init<S>(_ title: S, image: Image, icon: Icon) where S: StringProtocol { self.init(_title: String(title)) }
        public init(_ title: Text, image: Image, icon: Icon) { self.init(_title: "") }
        public init(_ title: Text, image: Image) where Icon == Never { self.init(_title: "") }
        public init(_ title: Text, icon: Icon) where Image == Never { self.init(_title: "") }
        public init(_ title: Text) where Image == Never, Icon == Never { self.init(_title: "") }
        public init(_ titleKey: LocalizedStringKey, image: Image) where Icon == Never { self.init(_title: "") }
        @_disfavoredOverload
        public init<S>(_ title: S, image: Image) where S: StringProtocol, Icon == Never { self.init(_title: String(title)) }
        public init(_ titleKey: LocalizedStringKey, icon: Icon) where Image == Never { self.init(_title: "") }
        @_disfavoredOverload
        public init<S>(_ title: S, icon: Icon) where S: StringProtocol, Image == Never { self.init(_title: String(title)) }
        public init(_ titleKey: LocalizedStringKey) where Image == Never, Icon == Never { self.init(_title: "") }
        @_disfavoredOverload
        public init<S>(_ title: S) where S: StringProtocol, Image == Never, Icon == Never { self.init(_title: String(title)) }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension Never: Transferable {}

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension Image: Transferable {}

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct DefaultShareLinkLabel: _PrimitiveView {}

    // selfsame: command item
    @available(iOS 16, macOS 13, watchOS 9, *)
    @available(tvOS, unavailable)
    public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>: _PrimitiveView
    where Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View, Data.Element: Transferable {
        public var items: Data
        public var label: Label
        init(_items: Data, label: Label) {
            items = _items
            self.label = label
        }
    }

    extension ShareLink {
        public init(
            items: Data, subject: Text? = nil, message: Text? = nil,
            preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
            @ViewBuilder label: () -> Label
        ) { self.init(_items: items, label: label()) }

        public init<I>(
            item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
            @ViewBuilder label: () -> Label
        ) where Data == CollectionOfOne<I>, I: Transferable { self.init(_items: CollectionOfOne(item), label: label()) }
    }

    extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
        public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
            self.init(_items: items, label: label())
        }
    }

    extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
        public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
            self.init(_items: items, label: label())
        }
    }

    extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
        public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) where Data == CollectionOfOne<URL> {
            self.init(_items: CollectionOfOne(item), label: label())
        }
        public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
        where Data == CollectionOfOne<String> {
            self.init(_items: CollectionOfOne(item), label: label())
        }
    }

    extension ShareLink where Label == DefaultShareLinkLabel {
        public init(
            items: Data, subject: Text? = nil, message: Text? = nil,
            preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
        ) {
            self.init(_items: items, label: DefaultShareLinkLabel())
        }
        public init(
            _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
            preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
        ) { self.init(_items: items, label: DefaultShareLinkLabel()) }

        @_disfavoredOverload
        public init<S>(
            _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
            preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
        ) where S: StringProtocol { self.init(_items: items, label: DefaultShareLinkLabel()) }

        public init(
            _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
            preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
        ) { self.init(_items: items, label: DefaultShareLinkLabel()) }

        public init<I>(item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>)
        where Data == CollectionOfOne<I>, I: Transferable { self.init(_items: CollectionOfOne(item), label: DefaultShareLinkLabel()) }
        public init<I>(
            _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
            preview: SharePreview<PreviewImage, PreviewIcon>
        ) where Data == CollectionOfOne<I>, I: Transferable { self.init(_items: CollectionOfOne(item), label: DefaultShareLinkLabel()) }

        @_disfavoredOverload
        public init<S, I>(_ title: S, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>)
        where S: StringProtocol, Data == CollectionOfOne<I>, I: Transferable {
            self.init(_items: CollectionOfOne(item), label: DefaultShareLinkLabel())
        }

        public init<I>(_ title: Text, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>)
        where Data == CollectionOfOne<I>, I: Transferable { self.init(_items: CollectionOfOne(item), label: DefaultShareLinkLabel()) }
    }

    extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, Data.Element == URL {
        public init(items: Data, subject: Text? = nil, message: Text? = nil) { self.init(_items: items, label: DefaultShareLinkLabel()) }
        public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
            self.init(_items: items, label: DefaultShareLinkLabel())
        }

        @_disfavoredOverload
        public init<S>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) where S: StringProtocol {
            self.init(_items: items, label: DefaultShareLinkLabel())
        }

        public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
            self.init(_items: items, label: DefaultShareLinkLabel())
        }
    }

    extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, Data.Element == String {
        public init(items: Data, subject: Text? = nil, message: Text? = nil) { self.init(_items: items, label: DefaultShareLinkLabel()) }
        public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
            self.init(_items: items, label: DefaultShareLinkLabel())
        }

        @_disfavoredOverload
        public init<S>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) where S: StringProtocol {
            self.init(_items: items, label: DefaultShareLinkLabel())
        }

        public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
            self.init(_items: items, label: DefaultShareLinkLabel())
        }
    }

    extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
        public init(item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL> {
            self.init(_items: CollectionOfOne(item), label: DefaultShareLinkLabel())
        }
        public init(item: String, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<String> {
            self.init(_items: CollectionOfOne(item), label: DefaultShareLinkLabel())
        }
        public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL> {
            self.init(_items: CollectionOfOne(item), label: DefaultShareLinkLabel())
        }

        @_disfavoredOverload
        public init<S>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil)
        where S: StringProtocol, Data == CollectionOfOne<URL> { self.init(_items: CollectionOfOne(item), label: DefaultShareLinkLabel()) }

        public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL> {
            self.init(_items: CollectionOfOne(item), label: DefaultShareLinkLabel())
        }

        public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil)
        where Data == CollectionOfOne<String> { self.init(_items: CollectionOfOne(item), label: DefaultShareLinkLabel()) }

        @_disfavoredOverload
        public init<S>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil)
        where S: StringProtocol, Data == CollectionOfOne<String> { self.init(_items: CollectionOfOne(item), label: DefaultShareLinkLabel()) }

        public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<String> {
            self.init(_items: CollectionOfOne(item), label: DefaultShareLinkLabel())
        }
    }

    public struct _Unpublished_sheet<Content>: _UnpublishedModifier {
        public var content: Content.Type
        public var arguments: [Any]
    }

    public struct _Unpublished_fullScreenCover<Content>: _UnpublishedModifier {
        public var content: Content.Type
        public var arguments: [Any]
    }

    public struct _Unpublished_popover<Content>: _UnpublishedModifier {
        public var content: Content
        public var arguments: [Any]
    }

    public struct _Unpublished_popover_item<Content>: _UnpublishedModifier {
        public var content: Content.Type
        public var arguments: [Any]
    }

    public struct _Unpublished_presentationDetents: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_presentationDragIndicator: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_presentationBackground: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_presentationBackground_content<V>: _UnpublishedModifier {
        public var content: V
        public var arguments: [Any]
    }

    public struct _Unpublished_presentationBackgroundInteraction: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_presentationCornerRadius: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_presentationCompactAdaptation: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_presentationContentInteraction: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_presentationSizing: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_interactiveDismissDisabled: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_inspector<V>: _UnpublishedModifier {
        public var content: V
        public var arguments: [Any]
    }

    public struct _Unpublished_inspectorColumnWidth: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_ornament<Content>: _UnpublishedModifier {
        public var ornament: Content
        public var arguments: [Any]
    }

    public struct _Unpublished_alert<A>: _UnpublishedModifier {
        public var actions: A
        public var arguments: [Any]
    }

    public struct _Unpublished_alert_presenting<A>: _UnpublishedModifier {
        public var actions: A.Type
        public var arguments: [Any]
    }

    public struct _Unpublished_alert_error<A>: _UnpublishedModifier {
        public var actions: A
        public var arguments: [Any]
    }

    public struct _Unpublished_alert_error_message<A, M>: _UnpublishedModifier {
        public var actions: A.Type
        public var message: M.Type
        public var arguments: [Any]
    }

    public struct _Unpublished_confirmationDialog<A>: _UnpublishedModifier {
        public var actions: A
        public var arguments: [Any]
    }

    public struct _Unpublished_confirmationDialog_presenting<A>: _UnpublishedModifier {
        public var actions: A.Type
        public var arguments: [Any]
    }

    public struct _Unpublished_alert_content: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_actionSheet: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_dialogIcon: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_dialogSeverity: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_dialogSuppressionToggle: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_contextMenu<MenuItems>: _UnpublishedModifier {
        public var menuItems: MenuItems
        public var arguments: [Any]
    }

    public struct _Unpublished_contextMenu_value: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_contextMenu_preview<M, P>: _UnpublishedModifier {
        public var menuItems: M
        public var preview: P
        public var arguments: [Any]
    }

    public struct _Unpublished_contextMenu_selection<M>: _UnpublishedModifier {
        public var menu: M.Type
        public var arguments: [Any]
    }

    public struct _Unpublished_swipeActions<T>: _UnpublishedModifier {
        public var content: T
        public var arguments: [Any]
    }

    public struct _Unpublished_badge: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_menuOrder: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_menuActionDismissBehavior: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_paletteSelectionEffect: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_searchable: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_searchable_suggestions<S>: _UnpublishedModifier {
        public var suggestions: S
        public var arguments: [Any]
    }

    public struct _Unpublished_searchable_tokens<T>: _UnpublishedModifier {
        public var token: T.Type
        public var arguments: [Any]
    }

    public struct _Unpublished_searchCompletion: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_searchSuggestions<S>: _UnpublishedModifier {
        public var suggestions: S
        public var arguments: [Any]
    }

    public struct _Unpublished_searchSuggestions_visibility: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_searchScopes<S>: _UnpublishedModifier {
        public var scopes: S
        public var arguments: [Any]
    }

    public struct _Unpublished_searchDictationBehavior: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_searchPresentationToolbarBehavior: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_searchFocused: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_searchToolbarBehavior: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_fileImporter: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_fileExporter: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_fileMover: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_fileDialogBrowserOptions: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_fileDialogConfirmationLabel: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_fileDialogCustomizationID: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_fileDialogDefaultDirectory: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_fileDialogImportsUnresolvedAliases: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_fileDialogMessage: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_fileDialogURLEnabled: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_fileExporterFilenameLabel: _UnpublishedModifier {
        public var arguments: [Any]
    }
    """#
