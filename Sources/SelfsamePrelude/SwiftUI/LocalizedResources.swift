// Labels from a localized string resource: the overloads beside those for keys, strings and texts. As Apple's documentation declares them;
// a literal means the key, so all of these are disfavoured.

extension PreludeSource {
    static let swiftUILocalizedResources = PreludeSource(module: "SwiftUI", name: "LocalizedResources", text: source)
}

private let source = #"""
    // MARK: Controls
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension Toggle where Label == Text {
        @_disfavoredOverload
        public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) { self.init(isOn: isOn, label: { Text(_storage: titleResource.key) }) }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension Picker where Label == Text {
        @_disfavoredOverload
        public init(_ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
            self.init(_label: Text(_storage: titleResource.key), selection, content: content())
        }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension ProgressView where CurrentValueLabel == EmptyView {
        @_disfavoredOverload
        public init(_ titleResource: LocalizedStringResource) where Label == Text { self.init(_label: Text(_storage: titleResource.key), EmptyView(), []) }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension TextField where Label == Text {
        @_disfavoredOverload
        public init(_ titleResource: LocalizedStringResource, text: Binding<String>) { self.init(_label: Text(_storage: titleResource.key), [text]) }
    }

    @available(iOS 16, macOS 13, *)
    @available(tvOS, unavailable)
    extension Stepper where Label == Text {
        @_disfavoredOverload
        public init<V>(
            _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
            onEditingChanged: @escaping (Bool) -> Void = { _ in }
        ) where V: Strideable { self.init(_label: Text(_storage: titleResource.key), [value, bounds, step]) }
    }

    @available(iOS 16, macOS 13, tvOS 17, *)
    @available(watchOS, unavailable)
    extension Menu where Label == Text {
        @_disfavoredOverload
        public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
            self.init(content: content, label: { Text(_storage: titleResource.key) })
        }

        @_disfavoredOverload
        public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) {
            self.init(content: content, label: { Text(_storage: titleResource.key) })
        }
    }

    // MARK: Containers
    @available(iOS 16, macOS 13, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension GroupBox where Label == Text {
        @_disfavoredOverload
        public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
            self.init(_label: Text(_storage: titleResource.key), content: content())
        }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension Section where Parent == Text, Content: View, Footer == EmptyView {
        @_disfavoredOverload
        public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
            self.init(_header: Text(_storage: titleResource.key), content: content(), footer: EmptyView())
        }
    }

    @available(iOS 16, macOS 13, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension TableColumn where Sort == Never, Label == Text {
        @_disfavoredOverload
        public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping (RowValue) -> Content) {
            self.init(_label: Text(_storage: titleResource.key))
        }
    }

    // MARK: Help and accessibility
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension View {
        // certainty: strong
        @_disfavoredOverload
        public func help(_ textKey: LocalizedStringResource) -> some View { modifier(_TooltipModifier(text: Text(_storage: textKey.key))) }

        // selfsame: same size
        @_disfavoredOverload
        public func accessibilityLabel(_ label: LocalizedStringResource) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityAttachment("accessibilityLabel(_:)", [label])
        }

        @_disfavoredOverload
        public func accessibilityValue(_ valueResource: LocalizedStringResource) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityAttachment("accessibilityValue(_:)", [valueResource])
        }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension ModifiedContent where Content: View, Modifier == AccessibilityAttachmentModifier {
        // selfsame: same size
        @_disfavoredOverload
        public func accessibilityLabel(_ label: LocalizedStringResource) -> ModifiedContent<Content, Modifier> {
            addingAccessibility("accessibilityLabel(_:)", [label])
        }

        @_disfavoredOverload
        public func accessibilityValue(_ valueResource: LocalizedStringResource) -> ModifiedContent<Content, Modifier> {
            addingAccessibility("accessibilityValue(_:)", [valueResource])
        }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension Text {
        // selfsame: same size
        @_disfavoredOverload
        public func accessibilityLabel(_ label: LocalizedStringResource) -> Text { with("accessibilityLabel") }
    }

    // MARK: Dialogs
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension View {
        // certainty: opaque
        // selfsame: presents, rebuilds, shows value, acts
        // selfsame: bridged
        @_disfavoredOverload
        public func alert<A>(_ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View
        where A: View { modifier(_Unpublished_alert(actions: actions(), arguments: [titleResource, isPresented])) }

        // certainty: strong
        // selfsame: presents, rebuilds, shows value, acts
        // selfsame: bridged
        @_disfavoredOverload
        public func alert<A, M>(
            _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
        ) -> some View where A: View, M: View {
            modifier(AlertModifier<A, M>(title: Text(_storage: titleResource.key), actions: actions(), message: message()))
        }

        // certainty: opaque
        // selfsame: presents, rebuilds, shows value, acts
        // selfsame: bridged
        @_disfavoredOverload
        public func confirmationDialog<A>(
            _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
            @ViewBuilder actions: () -> A
        ) -> some View where A: View {
            modifier(_Unpublished_confirmationDialog(actions: actions(), arguments: [titleResource, isPresented, titleVisibility]))
        }

        // certainty: strong
        // selfsame: presents, rebuilds, shows value, acts
        // selfsame: bridged
        @_disfavoredOverload
        public func confirmationDialog<A, M>(
            _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
            @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
        ) -> some View where A: View, M: View {
            modifier(ConfirmationDialogModifier<A, M>(title: Text(_storage: titleResource.key), actions: actions(), message: message()))
        }
    }
    """#
