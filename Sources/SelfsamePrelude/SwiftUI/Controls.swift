// Controls: buttons, toggles, fields, pickers, sliders, menus, progress.

extension PreludeSource {
    static let swiftUIControls = PreludeSource(module: "SwiftUI", name: "Controls", text: source)
}

private let source = #"""
    // selfsame: command action
    // selfsame: runs on event
    // selfsame: styled by buttonStyle
    public struct Button<Label>: _PrimitiveView where Label: View {
        public var label: Label
        public var role: ButtonRole?
        var action: @MainActor () -> Void
        init(_role: ButtonRole?, action: @escaping @MainActor () -> Void, label: Label) {
            role = _role
            self.action = action
            self.label = label
        }

        public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) { self.init(_role: nil, action: action, label: label()) }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
            self.init(_role: role, action: action, label: label())
        }
    }

    extension Button where Label == Text {
        public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
            self.init(_role: nil, action: action, label: Text(titleKey))
        }

        @_disfavoredOverload
        public init<S>(_ title: S, action: @escaping @MainActor () -> Void) where S: StringProtocol {
            self.init(_role: nil, action: action, label: Text(title))
        }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
            self.init(_role: role, action: action, label: Text(titleKey))
        }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        @_disfavoredOverload
        public init<S>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) where S: StringProtocol {
            self.init(_role: role, action: action, label: Text(title))
        }

        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        @_disfavoredOverload
        public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
            self.init(_role: nil, action: action, label: Text(_storage: titleResource.key))
        }

        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        @_disfavoredOverload
        public init(_ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
            self.init(_role: role, action: action, label: Text(_storage: titleResource.key))
        }
    }

    // `Label` is this view's own parameter here, so SwiftUI's `Label` is spelled out.
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    extension Button where Label == SwiftUI.Label<Text, Image> {
        public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
            self.init(_role: nil, action: action, label: SwiftUI.Label(titleKey, systemImage: systemImage))
        }

        @_disfavoredOverload
        public init<S>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) where S: StringProtocol {
            self.init(_role: nil, action: action, label: SwiftUI.Label(title, systemImage: systemImage))
        }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public init(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
            self.init(_role: role, action: action, label: SwiftUI.Label(titleKey, systemImage: systemImage))
        }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        @_disfavoredOverload
        public init<S>(_ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void) where S: StringProtocol {
            self.init(_role: role, action: action, label: SwiftUI.Label(title, systemImage: systemImage))
        }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public init(_ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void) {
            self.init(_role: nil, action: action, label: SwiftUI.Label(titleKey, image: image.name))
        }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        @_disfavoredOverload
        public init<S>(_ title: S, image: ImageResource, action: @escaping @MainActor () -> Void) where S: StringProtocol {
            self.init(_role: nil, action: action, label: SwiftUI.Label(title, image: image.name))
        }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public init(_ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
            self.init(_role: role, action: action, label: SwiftUI.Label(titleKey, image: image.name))
        }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        @_disfavoredOverload
        public init<S>(_ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void) where S: StringProtocol {
            self.init(_role: role, action: action, label: SwiftUI.Label(title, image: image.name))
        }
    }

    @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
    extension Button where Label == DefaultButtonLabel {
        public init(role: ButtonRole, action: @escaping @MainActor () -> Void) { self.init(_role: role, action: action, label: DefaultButtonLabel()) }
    }

    @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
    public struct DefaultButtonLabel: _PrimitiveView {}

    extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
        public init(_ configuration: PrimitiveButtonStyleConfiguration) { self.init(_role: nil, action: {}, label: configuration.label) }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension Button {
        public init<I>(intent: I, @ViewBuilder label: () -> Label) where I: AppIntent { self.init(_role: nil, action: {}, label: label()) }
        public init<I>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) where I: AppIntent {
            self.init(_role: role, action: {}, label: label())
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension Button where Label == Text {
        public init(_ titleKey: LocalizedStringKey, intent: some AppIntent) { self.init(_role: nil, action: {}, label: Text(titleKey)) }

        @_disfavoredOverload
        public init<S>(_ title: S, intent: some AppIntent) where S: StringProtocol { self.init(_role: nil, action: {}, label: Text(title)) }

        public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: some AppIntent) {
            self.init(_role: role, action: {}, label: Text(titleKey))
        }

        @_disfavoredOverload
        public init<S>(_ title: S, role: ButtonRole?, intent: some AppIntent) where S: StringProtocol {
            self.init(_role: role, action: {}, label: Text(title))
        }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public protocol AppIntent {}

    // selfsame: switches editMode
    public struct EditButton: _PrimitiveView {
        public init() {}
    }

    public struct PasteButton: _PrimitiveView {
        init(_paste: Void) {}
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) where T: Transferable {}
        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {}
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct RenameButton<Label>: _PrimitiveView where Label: View {}

    extension RenameButton where Label == SwiftUI.Label<Text, Image> {
        public init() {}
    }

    @available(macOS 14, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct SettingsLink<Label>: _PrimitiveView where Label: View {
        public var label: Label
        public init(@ViewBuilder label: () -> Label) { self.label = label() }
    }

    extension SettingsLink where Label == DefaultSettingsLinkLabel {
        public init() { label = DefaultSettingsLinkLabel() }
    }

    @available(macOS 14, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct DefaultSettingsLinkLabel: _PrimitiveView {}

    // selfsame: command destination
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct Link<Label>: _PrimitiveView where Label: View {
        public var destination: URL
        public var label: Label
        public init(destination: URL, @ViewBuilder label: () -> Label) {
            self.destination = destination
            self.label = label()
        }
    }

    extension Link where Label == Text {
        public init(_ titleKey: LocalizedStringKey, destination: URL) { self.init(destination: destination, label: { Text(titleKey) }) }

        @_disfavoredOverload
        public init<S>(_ title: S, destination: URL) where S: StringProtocol { self.init(destination: destination, label: { Text(title) }) }
    }

    // MARK: Toggles

    // selfsame: tracks a press
    // selfsame: styled by toggleStyle
    public struct Toggle<Label>: _PrimitiveView where Label: View {
        public var label: Label
        public var isOn: Binding<Bool>
        public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
            self.isOn = isOn
            self.label = label()
        }
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public init<C>(sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label) where C: RandomAccessCollection {
            self.isOn = .constant(false)
            self.label = label()
        }
    }

    extension Toggle where Label == Text {
        public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn, label: { Text(titleKey) }) }

        @_disfavoredOverload
        public init<S>(_ title: S, isOn: Binding<Bool>) where S: StringProtocol { self.init(isOn: isOn, label: { Text(title) }) }

        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public init<C>(_ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>) where C: RandomAccessCollection {
            self.init(isOn: .constant(false), label: { Text(titleKey) })
        }

        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        @_disfavoredOverload
        public init<S, C>(_ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>) where S: StringProtocol, C: RandomAccessCollection {
            self.init(isOn: .constant(false), label: { Text(title) })
        }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    extension Toggle where Label == SwiftUI.Label<Text, Image> {
        public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
            self.init(isOn: isOn, label: { SwiftUI.Label(titleKey, systemImage: systemImage) })
        }

        @_disfavoredOverload
        public init<S>(_ title: S, systemImage: String, isOn: Binding<Bool>) where S: StringProtocol {
            self.init(isOn: isOn, label: { SwiftUI.Label(title, systemImage: systemImage) })
        }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
            self.init(isOn: isOn, label: { SwiftUI.Label(titleKey, image: image.name) })
        }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        @_disfavoredOverload
        public init<S>(_ title: S, image: ImageResource, isOn: Binding<Bool>) where S: StringProtocol {
            self.init(isOn: isOn, label: { SwiftUI.Label(title, image: image.name) })
        }
    }

    extension Toggle where Label == ToggleStyleConfiguration.Label {
        public init(_ configuration: ToggleStyleConfiguration) { self.init(isOn: .constant(false), label: { configuration.label }) }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension Toggle {
        public init<I>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) where I: AppIntent {
            self.init(isOn: .constant(isOn), label: label)
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension Toggle where Label == Text {
        public init<I>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) where I: AppIntent {
            self.init(isOn: .constant(isOn), label: { Text(titleKey) })
        }

        @_disfavoredOverload
        public init<S, I>(_ title: S, isOn: Bool, intent: I) where S: StringProtocol, I: AppIntent {
            self.init(isOn: .constant(isOn), label: { Text(title) })
        }
    }

    // MARK: Text input

    // selfsame: keeps editing session, selection and focus
    // selfsame: types text
    // selfsame: styled by textFieldStyle
    public struct TextField<Label>: _PrimitiveView where Label: View {
        public var label: Label
        public var arguments: [Any]
        init(_label: Label, _ arguments: [Any]) {
            label = _label
            self.arguments = arguments
        }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    extension TextField {
        public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
            self.init(_label: label(), [text, prompt as Any])
        }
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
            self.init(_label: label(), [text, prompt as Any, axis])
        }
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public init(
            text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil, @ViewBuilder label: () -> Label
        ) {
            self.init(_label: label(), [text, prompt as Any, axis as Any])
        }
        public init<F>(value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label)
        where F: ParseableFormatStyle, F.FormatOutput == String { self.init(_label: label(), [value, format, prompt as Any]) }
        public init<F>(value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label)
        where F: ParseableFormatStyle, F.FormatOutput == String { self.init(_label: label(), [value, format, prompt as Any]) }
        public init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
            self.init(_label: label(), [value, prompt as Any])
        }
    }

    extension TextField where Label == Text {
        public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(_label: Text(titleKey), [text]) }

        @_disfavoredOverload
        public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol { self.init(_label: Text(title), [text]) }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
            self.init(_label: Text(titleKey), [text, prompt as Any])
        }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        @_disfavoredOverload
        public init<S>(_ title: S, text: Binding<String>, prompt: Text?) where S: StringProtocol {
            self.init(_label: Text(title), [text, prompt as Any])
        }

        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) { self.init(_label: Text(titleKey), [text, axis]) }

        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        @_disfavoredOverload
        public init<S>(_ title: S, text: Binding<String>, axis: Axis) where S: StringProtocol { self.init(_label: Text(title), [text, axis]) }

        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
            self.init(_label: Text(titleKey), [text, prompt as Any, axis])
        }

        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        @_disfavoredOverload
        public init<S>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) where S: StringProtocol {
            self.init(_label: Text(title), [text, prompt as Any, axis])
        }

        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public init(
            _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
        ) { self.init(_label: Text(titleKey), [text, prompt as Any, axis as Any]) }

        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        @_disfavoredOverload
        public init<S>(_ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil)
        where S: StringProtocol { self.init(_label: Text(title), [text, prompt as Any, axis as Any]) }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public init<F>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil)
        where F: ParseableFormatStyle, F.FormatOutput == String { self.init(_label: Text(titleKey), [value, format, prompt as Any]) }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        @_disfavoredOverload
        public init<S, F>(_ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil)
        where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String {
            self.init(_label: Text(title), [value, format, prompt as Any])
        }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public init<F>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil)
        where F: ParseableFormatStyle, F.FormatOutput == String { self.init(_label: Text(titleKey), [value, format, prompt as Any]) }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        @_disfavoredOverload
        public init<S, F>(_ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil)
        where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String {
            self.init(_label: Text(title), [value, format, prompt as Any])
        }

        public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) { self.init(_label: Text(titleKey), [value]) }

        @_disfavoredOverload
        public init<S, V>(_ title: S, value: Binding<V>, formatter: Formatter) where S: StringProtocol {
            self.init(_label: Text(title), [value])
        }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?) {
            self.init(_label: Text(titleKey), [value, prompt as Any])
        }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        @_disfavoredOverload
        public init<S, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?) where S: StringProtocol {
            self.init(_label: Text(title), [value, prompt as Any])
        }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public init(
            _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
            onCommit: @escaping () -> Void
        ) { self.init(_label: Text(titleKey), [text]) }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        @_disfavoredOverload
        public init<S>(_ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void)
        where S: StringProtocol { self.init(_label: Text(title), [text]) }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
            self.init(_label: Text(titleKey), [text])
        }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        @_disfavoredOverload
        public init<S>(_ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) where S: StringProtocol {
            self.init(_label: Text(title), [text])
        }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
            self.init(_label: Text(titleKey), [text])
        }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        @_disfavoredOverload
        public init<S>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) where S: StringProtocol {
            self.init(_label: Text(title), [text])
        }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public init<V>(
            _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void = { _ in },
            onCommit: @escaping () -> Void = {}
        ) { self.init(_label: Text(titleKey), [value]) }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        @_disfavoredOverload
        public init<S, V>(
            _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void = { _ in },
            onCommit: @escaping () -> Void = {}
        ) where S: StringProtocol { self.init(_label: Text(title), [value]) }
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public struct TextSelection: Equatable {
        public init(insertionPoint: String.Index) {}
        public init(range: Range<String.Index>) {}
    }

    // selfsame: keeps editing session, selection and focus
    // selfsame: types text
    public struct SecureField<Label>: _PrimitiveView where Label: View {
        public var label: Label
        public var arguments: [Any]
        init(_label: Label, _ arguments: [Any]) {
            label = _label
            self.arguments = arguments
        }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    extension SecureField {
        public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
            self.init(_label: label(), [text, prompt as Any])
        }
    }

    extension SecureField where Label == Text {
        public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(_label: Text(titleKey), [text]) }

        @_disfavoredOverload
        public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol { self.init(_label: Text(title), [text]) }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
            self.init(_label: Text(titleKey), [text, prompt as Any])
        }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        @_disfavoredOverload
        public init<S>(_ title: S, text: Binding<String>, prompt: Text?) where S: StringProtocol {
            self.init(_label: Text(title), [text, prompt as Any])
        }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
            self.init(_label: Text(titleKey), [text])
        }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        @_disfavoredOverload
        public init<S>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) where S: StringProtocol {
            self.init(_label: Text(title), [text])
        }
    }

    // selfsame: keeps editing session, selection, focus and scroll offset
    // selfsame: types text
    // selfsame: styled by textEditorStyle
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct TextEditor: _PrimitiveView {
        public var text: Any
        public init(text: Binding<String>) { self.text = text }
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.text = text }
        @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
        public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) { self.text = text }
    }

    @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
    public struct AttributedTextSelection: Equatable {
        public init() {}
    }

    // MARK: Values from a range

    // selfsame: tracks a drag
    public struct Slider<Label, ValueLabel>: _PrimitiveView where Label: View, ValueLabel: View {
        public var label: Label
        public var minimumValueLabel: ValueLabel
        public var maximumValueLabel: ValueLabel
        public var arguments: [Any]
        init(_label: Label, _ minimum: ValueLabel, _ maximum: ValueLabel, _ arguments: [Any]) {
            label = _label
            minimumValueLabel = minimum
            maximumValueLabel = maximum
            self.arguments = arguments
        }
    }

    extension Slider {
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public init<V>(
            value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
            @ViewBuilder minimumValueLabel: () -> ValueLabel,
            @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }
        ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
            self.init(_label: label(), minimumValueLabel(), maximumValueLabel(), [value, bounds])
        }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public init<V>(
            value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
            @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
            onEditingChanged: @escaping (Bool) -> Void = { _ in }
        ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
            self.init(_label: label(), minimumValueLabel(), maximumValueLabel(), [value, bounds, step])
        }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        @_disfavoredOverload
        public init<V>(
            value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
            minimumValueLabel: ValueLabel,
            maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
        ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
            self.init(_label: label(), minimumValueLabel, maximumValueLabel, [value, bounds])
        }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        @_disfavoredOverload
        public init<V>(
            value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
            minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
        ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
            self.init(_label: label(), minimumValueLabel, maximumValueLabel, [value, bounds, step])
        }
    }

    extension Slider where ValueLabel == EmptyView {
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public init<V>(
            value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
            onEditingChanged: @escaping (Bool) -> Void = { _ in }
        ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint { self.init(_label: label(), EmptyView(), EmptyView(), [value, bounds]) }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public init<V>(
            value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
            onEditingChanged: @escaping (Bool) -> Void = { _ in }
        ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
            self.init(_label: label(), EmptyView(), EmptyView(), [value, bounds, step])
        }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        @_disfavoredOverload
        public init<V>(
            value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
            @ViewBuilder label: () -> Label
        ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint { self.init(_label: label(), EmptyView(), EmptyView(), [value, bounds]) }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        @_disfavoredOverload
        public init<V>(
            value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
            @ViewBuilder label: () -> Label
        ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
            self.init(_label: label(), EmptyView(), EmptyView(), [value, bounds, step])
        }
    }

    extension Slider where Label == EmptyView, ValueLabel == EmptyView {
        public init<V>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in })
        where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
            self.init(_label: EmptyView(), EmptyView(), EmptyView(), [value, bounds])
        }

        public init<V>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in })
        where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
            self.init(_label: EmptyView(), EmptyView(), EmptyView(), [value, bounds, step])
        }
    }

    // selfsame: tracks a press
    public struct Stepper<Label>: _PrimitiveView where Label: View {
        public var label: Label
        public var arguments: [Any]
        init(_label: Label, _ arguments: [Any]) {
            label = _label
            self.arguments = arguments
        }
    }

    extension Stepper {
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public init(
            @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
            onEditingChanged: @escaping (Bool) -> Void = { _ in }
        ) { self.init(_label: label(), []) }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public init<V>(
            value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
        )
        where V: Strideable { self.init(_label: label(), [value, step]) }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public init<V>(
            value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
            onEditingChanged: @escaping (Bool) -> Void = { _ in }
        ) where V: Strideable { self.init(_label: label(), [value, bounds, step]) }

        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public init<F>(
            value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
            onEditingChanged: @escaping (Bool) -> Void = { _ in }
        ) where F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
            self.init(_label: label(), [value, step, format])
        }

        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public init<F>(
            value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
            @ViewBuilder label: () -> Label,
            onEditingChanged: @escaping (Bool) -> Void = { _ in }
        ) where F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
            self.init(_label: label(), [value, bounds, step, format])
        }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        @_disfavoredOverload
        public init(
            onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
            @ViewBuilder label: () -> Label
        ) { self.init(_label: label(), []) }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        @_disfavoredOverload
        public init<V>(
            value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
        )
        where V: Strideable { self.init(_label: label(), [value, step]) }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        @_disfavoredOverload
        public init<V>(
            value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
            @ViewBuilder label: () -> Label
        ) where V: Strideable { self.init(_label: label(), [value, bounds, step]) }
    }

    extension Stepper where Label == Text {
        public init(
            _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
            onEditingChanged: @escaping (Bool) -> Void = { _ in }
        ) { self.init(_label: Text(titleKey), []) }

        @_disfavoredOverload
        public init<S>(
            _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
        ) where S: StringProtocol { self.init(_label: Text(title), []) }

        public init<V>(
            _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
        ) where V: Strideable { self.init(_label: Text(titleKey), [value, step]) }

        @_disfavoredOverload
        public init<S, V>(_ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in })
        where S: StringProtocol, V: Strideable { self.init(_label: Text(title), [value, step]) }

        public init<V>(
            _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
            onEditingChanged: @escaping (Bool) -> Void = { _ in }
        ) where V: Strideable { self.init(_label: Text(titleKey), [value, bounds, step]) }

        @_disfavoredOverload
        public init<S, V>(
            _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
        ) where S: StringProtocol, V: Strideable { self.init(_label: Text(title), [value, bounds, step]) }

        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public init<F>(
            _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
            onEditingChanged: @escaping (Bool) -> Void = { _ in }
        ) where F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
            self.init(_label: Text(titleKey), [value, step, format])
        }

        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        @_disfavoredOverload
        public init<S, F>(
            _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
            onEditingChanged: @escaping (Bool) -> Void = { _ in }
        ) where S: StringProtocol, F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
            self.init(_label: Text(title), [value, step, format])
        }

        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public init<F>(
            _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
            step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
        ) where F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
            self.init(_label: Text(titleKey), [value, bounds, step, format])
        }

        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        @_disfavoredOverload
        public init<S, F>(
            _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
            onEditingChanged: @escaping (Bool) -> Void = { _ in }
        ) where S: StringProtocol, F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
            self.init(_label: Text(title), [value, bounds, step, format])
        }
    }

    // MARK: Choices

    // selfsame: tracks an open menu or a turning wheel
    // selfsame: options
    // selfsame: selects selection
    // selfsame: styled by pickerStyle
    public struct Picker<Label, SelectionValue, Content>: _PrimitiveView where Label: View, SelectionValue: Hashable, Content: View {
        public var label: Label
        public var selection: Any
        public var content: Content
        init(_label: Label, _ selection: Any, content: Content) {
            label = _label
            self.selection = selection
            self.content = content
        }
    }

    extension Picker {
        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
            self.init(_label: label, selection, content: content())
        }

        public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
            self.init(_label: label(), selection, content: content())
        }

        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public init<C>(
            sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
            @ViewBuilder label: () -> Label
        ) where C: RandomAccessCollection { self.init(_label: label(), selection, content: content()) }
    }

    extension Picker where Label == Text {
        public init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
            self.init(_label: Text(titleKey), selection, content: content())
        }

        @_disfavoredOverload
        public init<S>(_ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) where S: StringProtocol {
            self.init(_label: Text(title), selection, content: content())
        }

        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public init<C>(
            _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
            @ViewBuilder content: () -> Content
        ) where C: RandomAccessCollection { self.init(_label: Text(titleKey), selection, content: content()) }

        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        @_disfavoredOverload
        public init<S, C>(_ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content)
        where S: StringProtocol, C: RandomAccessCollection { self.init(_label: Text(title), selection, content: content()) }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    extension Picker where Label == SwiftUI.Label<Text, Image> {
        public init(
            _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
        ) { self.init(_label: SwiftUI.Label(titleKey, systemImage: systemImage), selection, content: content()) }

        @_disfavoredOverload
        public init<S>(_ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
        where S: StringProtocol { self.init(_label: SwiftUI.Label(title, systemImage: systemImage), selection, content: content()) }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public init(
            _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
        ) { self.init(_label: SwiftUI.Label(titleKey, image: image.name), selection, content: content()) }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        @_disfavoredOverload
        public init<S>(_ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
        where S: StringProtocol { self.init(_label: SwiftUI.Label(title, image: image.name), selection, content: content()) }
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    extension Picker {
        public init<CurrentValue>(
            selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
            @ViewBuilder currentValueLabel: () -> CurrentValue
        ) where CurrentValue: View { self.init(_label: label(), selection, content: content()) }
    }

    // selfsame: tracks an open panel
    // selfsame: styled by datePickerStyle
    @available(tvOS, unavailable)
    public struct DatePicker<Label>: _PrimitiveView where Label: View {
        public typealias Components = DatePickerComponents
        public var label: Label
        public var arguments: [Any]
        init(_label: Label, _ arguments: [Any]) {
            label = _label
            self.arguments = arguments
        }
    }

    @available(tvOS, unavailable)
    public struct DatePickerComponents: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let hourAndMinute = DatePickerComponents(rawValue: 1)
        public static let date = DatePickerComponents(rawValue: 2)
        @available(watchOS 10, *)
        @available(iOS, unavailable)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(visionOS, unavailable)
        public static let hourMinuteAndSecond = DatePickerComponents(rawValue: 4)
    }

    extension DatePicker {
        public init(
            selection: Binding<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
            @ViewBuilder label: () -> Label
        ) { self.init(_label: label(), [selection, displayedComponents]) }

        public init(
            selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
            @ViewBuilder label: () -> Label
        ) { self.init(_label: label(), [selection, range, displayedComponents]) }

        public init(
            selection: Binding<Date>, in range: PartialRangeFrom<Date>,
            displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
            @ViewBuilder label: () -> Label
        ) { self.init(_label: label(), [selection, range, displayedComponents]) }

        public init(
            selection: Binding<Date>, in range: PartialRangeThrough<Date>,
            displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
            @ViewBuilder label: () -> Label
        ) { self.init(_label: label(), [selection, range, displayedComponents]) }
    }

    extension DatePicker where Label == Text {
        public init(
            _ titleKey: LocalizedStringKey, selection: Binding<Date>,
            displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
        ) { self.init(_label: Text(titleKey), [selection, displayedComponents]) }

        @_disfavoredOverload
        public init<S>(_ title: S, selection: Binding<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date])
        where S: StringProtocol { self.init(_label: Text(title), [selection, displayedComponents]) }

        public init(
            _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
            displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
        ) { self.init(_label: Text(titleKey), [selection, range, displayedComponents]) }

        @_disfavoredOverload
        public init<S>(
            _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
            displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
        ) where S: StringProtocol { self.init(_label: Text(title), [selection, range, displayedComponents]) }

        public init(
            _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
            displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
        ) { self.init(_label: Text(titleKey), [selection, range, displayedComponents]) }

        @_disfavoredOverload
        public init<S>(
            _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
            displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
        ) where S: StringProtocol { self.init(_label: Text(title), [selection, range, displayedComponents]) }

        public init(
            _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
            displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
        ) { self.init(_label: Text(titleKey), [selection, range, displayedComponents]) }

        @_disfavoredOverload
        public init<S>(
            _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
            displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
        ) where S: StringProtocol { self.init(_label: Text(title), [selection, range, displayedComponents]) }
    }

    // selfsame: keeps scroll position
    @available(iOS 16, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct MultiDatePicker<Label>: _PrimitiveView where Label: View {
        public var label: Label
        public var arguments: [Any]
        init(_label: Label, _ arguments: [Any]) {
            label = _label
            self.arguments = arguments
        }
        public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) { self.init(_label: label(), [selection]) }
        public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
            self.init(_label: label(), [selection, bounds])
        }
        public init(selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label) {
            self.init(_label: label(), [selection, bounds])
        }
        public init(selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label) {
            self.init(_label: label(), [selection, bounds])
        }
    }

    extension MultiDatePicker where Label == Text {
        public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) { self.init(_label: Text(titleKey), [selection]) }

        @_disfavoredOverload
        public init<S>(_ title: S, selection: Binding<Set<DateComponents>>) where S: StringProtocol {
            self.init(_label: Text(title), [selection])
        }

        public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
            self.init(_label: Text(titleKey), [selection, bounds])
        }

        @_disfavoredOverload
        public init<S>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) where S: StringProtocol {
            self.init(_label: Text(title), [selection, bounds])
        }

        public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>) {
            self.init(_label: Text(titleKey), [selection, bounds])
        }

        @_disfavoredOverload
        public init<S>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>) where S: StringProtocol {
            self.init(_label: Text(title), [selection, bounds])
        }

        public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>) {
            self.init(_label: Text(titleKey), [selection, bounds])
        }

        @_disfavoredOverload
        public init<S>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>) where S: StringProtocol {
            self.init(_label: Text(title), [selection, bounds])
        }
    }

    // selfsame: tracks an open panel
    @available(iOS 14, macOS 11, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct ColorPicker<Label>: _PrimitiveView where Label: View {
        public var label: Label
        public var arguments: [Any]
        init(_label: Label, _ arguments: [Any]) {
            label = _label
            self.arguments = arguments
        }
        public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
            self.init(_label: label(), [selection, supportsOpacity])
        }
        public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
            self.init(_label: label(), [selection, supportsOpacity])
        }
    }

    extension ColorPicker where Label == Text {
        public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
            self.init(_label: Text(titleKey), [selection, supportsOpacity])
        }

        @_disfavoredOverload
        public init<S>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) where S: StringProtocol {
            self.init(_label: Text(title), [selection, supportsOpacity])
        }

        public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
            self.init(_label: Text(titleKey), [selection, supportsOpacity])
        }

        @_disfavoredOverload
        public init<S>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) where S: StringProtocol {
            self.init(_label: Text(title), [selection, supportsOpacity])
        }
    }

    // selfsame: tracks an open menu
    // selfsame: rebuilds
    // selfsame: presents content
    // selfsame: options
    // selfsame: styled by menuStyle
    @available(iOS 14, macOS 11, tvOS 14, *)
    @available(watchOS, unavailable)
    public struct Menu<Label, Content>: _PrimitiveView where Label: View, Content: View {
        public var label: Label
        public var content: Content
        public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
            self.label = label()
            self.content = content()
        }
        @available(iOS 15, macOS 12, tvOS 15, *)
        @available(watchOS, unavailable)
        public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void) {
            self.label = label()
            self.content = content()
        }
    }

    extension Menu where Label == Text {
        public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
            self.init(content: content, label: { Text(titleKey) })
        }

        @_disfavoredOverload
        public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
            self.init(content: content, label: { Text(title) })
        }

        @available(iOS 15, macOS 12, tvOS 15, *)
        @available(watchOS, unavailable)
        public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) {
            self.init(content: content, label: { Text(titleKey) })
        }

        @available(iOS 15, macOS 12, tvOS 15, *)
        @available(watchOS, unavailable)
        @_disfavoredOverload
        public init<S>(_ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) where S: StringProtocol {
            self.init(content: content, label: { Text(title) })
        }
    }

    extension Menu where Label == SwiftUI.Label<Text, Image> {
        public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
            self.init(content: content, label: { SwiftUI.Label(titleKey, systemImage: systemImage) })
        }

        @_disfavoredOverload
        public init<S>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) where S: StringProtocol {
            self.init(content: content, label: { SwiftUI.Label(title, systemImage: systemImage) })
        }

        @available(iOS 15, macOS 12, tvOS 15, *)
        @available(watchOS, unavailable)
        public init(
            _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
        ) { self.init(content: content, label: { SwiftUI.Label(titleKey, systemImage: systemImage) }) }

        @available(iOS 15, macOS 12, tvOS 15, *)
        @available(watchOS, unavailable)
        @_disfavoredOverload
        public init<S>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void)
        where S: StringProtocol {
            self.init(content: content, label: { SwiftUI.Label(title, systemImage: systemImage) })
        }

        @available(iOS 17, macOS 14, tvOS 17, *)
        @available(watchOS, unavailable)
        public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
            self.init(content: content, label: { SwiftUI.Label(titleKey, image: image.name) })
        }

        @available(iOS 17, macOS 14, tvOS 17, *)
        @available(watchOS, unavailable)
        @_disfavoredOverload
        public init<S>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) where S: StringProtocol {
            self.init(content: content, label: { SwiftUI.Label(title, image: image.name) })
        }

        @available(iOS 17, macOS 14, tvOS 17, *)
        @available(watchOS, unavailable)
        public init(
            _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
        ) { self.init(content: content, label: { SwiftUI.Label(titleKey, image: image.name) }) }

        @available(iOS 17, macOS 14, tvOS 17, *)
        @available(watchOS, unavailable)
        @_disfavoredOverload
        public init<S>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void)
        where S: StringProtocol { self.init(content: content, label: { SwiftUI.Label(title, image: image.name) }) }
    }

    extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
        public init(_ configuration: MenuStyleConfiguration) { self.init(content: { configuration.content }, label: { configuration.label }) }
    }

    // MARK: Progress and gauges

    // selfsame: leaf
    // selfsame: styled by progressViewStyle
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct ProgressView<Label, CurrentValueLabel>: _PrimitiveView where Label: View, CurrentValueLabel: View {
        public var label: Label
        public var currentValueLabel: CurrentValueLabel
        public var arguments: [Any]
        init(_label: Label, _ currentValueLabel: CurrentValueLabel, _ arguments: [Any]) {
            label = _label
            self.currentValueLabel = currentValueLabel
            self.arguments = arguments
        }
    }

    extension ProgressView where CurrentValueLabel == EmptyView {
        public init() where Label == EmptyView { self.init(_label: EmptyView(), EmptyView(), []) }

        public init(@ViewBuilder label: () -> Label) { self.init(_label: label(), EmptyView(), []) }

        public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init(_label: Text(titleKey), EmptyView(), []) }

        @_disfavoredOverload
        public init<S>(_ title: S) where S: StringProtocol, Label == Text { self.init(_label: Text(title), EmptyView(), []) }
    }

    extension ProgressView {
        public init<V>(value: V?, total: V = 1.0) where Label == EmptyView, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
            self.init(_label: EmptyView(), EmptyView(), [value as Any, total])
        }

        public init<V>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
        where CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
            self.init(_label: label(), EmptyView(), [value as Any, total])
        }

        public init<V>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel)
        where V: BinaryFloatingPoint { self.init(_label: label(), currentValueLabel(), [value as Any, total]) }

        public init<V>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
        where Label == Text, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
            self.init(_label: Text(titleKey), EmptyView(), [value as Any, total])
        }

        @_disfavoredOverload
        public init<S, V>(_ title: S, value: V?, total: V = 1.0)
        where S: StringProtocol, Label == Text, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
            self.init(_label: Text(title), EmptyView(), [value as Any, total])
        }

        public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
            self.init(_label: EmptyView(), EmptyView(), [])
        }

        public init(_ configuration: ProgressViewStyleConfiguration)
        where Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel {
            self.init(_label: ProgressViewStyleConfiguration.Label(), ProgressViewStyleConfiguration.CurrentValueLabel(), [])
        }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension ProgressView {
        public init(
            timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
            @ViewBuilder currentValueLabel: () -> CurrentValueLabel
        ) { self.init(_label: label(), currentValueLabel(), [timerInterval, countsDown]) }

        public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label)
        where CurrentValueLabel == DefaultDateProgressLabel {
            self.init(_label: label(), DefaultDateProgressLabel(), [timerInterval, countsDown])
        }

        public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
        where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
            self.init(_label: EmptyView(), DefaultDateProgressLabel(), [timerInterval, countsDown])
        }
    }

    // selfsame: leaf
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct DefaultDateProgressLabel: _PrimitiveView {}

    // selfsame: styled by gaugeStyle
    @available(iOS 16, macOS 13, watchOS 9, *)
    @available(tvOS, unavailable)
    public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels>: _PrimitiveView
    where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
        public var label: Label
        public var arguments: [Any]
        init(_label: Label, _ arguments: [Any]) {
            label = _label
            self.arguments = arguments
        }

        public init<V>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label)
        where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView, V: BinaryFloatingPoint {
            self.init(_label: label(), [value, bounds])
        }

        public init<V>(
            value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
            @ViewBuilder currentValueLabel: () -> CurrentValueLabel
        )
        where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView, V: BinaryFloatingPoint {
            self.init(_label: label(), [value, bounds, currentValueLabel()])
        }

        public init<V>(
            value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
            @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
            @ViewBuilder markedValueLabels: () -> MarkedValueLabels
        ) where BoundsLabel == EmptyView, V: BinaryFloatingPoint {
            self.init(_label: label(), [value, bounds, currentValueLabel(), markedValueLabels()])
        }

        public init<V>(
            value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
            @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
            @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
        ) where MarkedValueLabels == EmptyView, V: BinaryFloatingPoint {
            self.init(_label: label(), [value, bounds, currentValueLabel(), minimumValueLabel(), maximumValueLabel()])
        }

        public init<V>(
            value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
            @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
            @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel,
            @ViewBuilder markedValueLabels: () -> MarkedValueLabels
        ) where V: BinaryFloatingPoint {
            self.init(_label: label(), [value, bounds, currentValueLabel(), minimumValueLabel(), maximumValueLabel(), markedValueLabels()])
        }
    }

    // MARK: Groups of controls

    // selfsame: styled by labeledContentStyle
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct LabeledContent<Label, Content> {
        public typealias Body = Never
        public var label: Label
        public var content: Content
        init(_label: Label, content: Content) {
            label = _label
            self.content = content
        }
    }

    extension LabeledContent: View, _PrimitiveView where Label: View, Content: View {
        public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.init(_label: label(), content: content()) }
    }

    extension LabeledContent where Label == Text, Content: View {
        public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
            self.init(_label: Text(titleKey), content: content())
        }

        @_disfavoredOverload
        public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
            self.init(_label: Text(title), content: content())
        }
    }

    extension LabeledContent where Label == Text, Content == Text {
        public init<S>(_ titleKey: LocalizedStringKey, value: S) where S: StringProtocol {
            self.init(_label: Text(titleKey), content: Text(value))
        }

        @_disfavoredOverload
        public init<S1, S2>(_ title: S1, value: S2) where S1: StringProtocol, S2: StringProtocol {
            self.init(_label: Text(title), content: Text(value))
        }

        public init<F>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
        where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
            self.init(_label: Text(titleKey), content: Text(_storage: "\(value)"))
        }

        @_disfavoredOverload
        public init<S, F>(_ title: S, value: F.FormatInput, format: F)
        where S: StringProtocol, F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
            self.init(_label: Text(title), content: Text(_storage: "\(value)"))
        }
    }

    extension LabeledContent where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
        public init(_ configuration: LabeledContentStyleConfiguration) {
            self.init(_label: configuration.label, content: configuration.content)
        }
    }

    // selfsame: styled by groupBoxStyle
    @available(iOS 14, macOS 11, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct GroupBox<Label, Content>: _PrimitiveView where Label: View, Content: View {
        public var label: Label
        public var content: Content
        init(_label: Label, content: Content) {
            label = _label
            self.content = content
        }
        public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.init(_label: label(), content: content()) }
        @available(iOS, introduced: 14, deprecated: 100000.0)
        @available(macOS, introduced: 11, deprecated: 100000.0)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public init(label: Label, @ViewBuilder content: () -> Content) { self.init(_label: label, content: content()) }
    }

    extension GroupBox where Label == EmptyView {
        public init(@ViewBuilder content: () -> Content) { self.init(_label: EmptyView(), content: content()) }
    }

    extension GroupBox where Label == Text {
        @available(iOS 15, macOS 12, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
            self.init(_label: Text(titleKey), content: content())
        }

        @available(iOS 15, macOS 12, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @_disfavoredOverload
        public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
            self.init(_label: Text(title), content: content())
        }
    }

    extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
        public init(_ configuration: GroupBoxStyleConfiguration) { self.init(_label: configuration.label, content: configuration.content) }
    }

    // selfsame: rebuilds
    // selfsame: styled by controlGroupStyle
    @available(iOS 15, macOS 12, tvOS 15, *)
    @available(watchOS, unavailable)
    public struct ControlGroup<Content>: _PrimitiveView where Content: View {
        public var content: Content
        init(_content: Content) { content = _content }
        public init(@ViewBuilder content: () -> Content) { self.init(_content: content()) }
    }

    @available(iOS 16, macOS 13, tvOS 16, *)
    @available(watchOS, unavailable)
    extension ControlGroup {
        public init<C, L>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
        where Content == LabeledControlGroupContent<C, L>, C: View, L: View {
            self.init(_content: LabeledControlGroupContent(content: content(), label: label()))
        }

        public init<C>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
        where Content == LabeledControlGroupContent<C, Text>, C: View {
            self.init(_content: LabeledControlGroupContent(content: content(), label: Text(titleKey)))
        }

        @_disfavoredOverload
        public init<S, C>(_ title: S, @ViewBuilder content: () -> C)
        where S: StringProtocol, Content == LabeledControlGroupContent<C, Text>, C: View {
            self.init(_content: LabeledControlGroupContent(content: content(), label: Text(title)))
        }

        public init<C>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
        where Content == LabeledControlGroupContent<C, Label<Text, Image>>, C: View {
            self.init(_content: LabeledControlGroupContent(content: content(), label: Label(titleKey, systemImage: systemImage)))
        }

        @_disfavoredOverload
        public init<S, C>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
        where S: StringProtocol, Content == LabeledControlGroupContent<C, Label<Text, Image>>, C: View {
            self.init(_content: LabeledControlGroupContent(content: content(), label: Label(title, systemImage: systemImage)))
        }
    }

    extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
        public init(_ configuration: ControlGroupStyleConfiguration) { self.init(_content: configuration.content) }
    }

    @available(iOS 16, macOS 13, tvOS 16, *)
    @available(watchOS, unavailable)
    public struct LabeledControlGroupContent<Content, Label>: _PrimitiveView where Content: View, Label: View {
        public var content: Content
        public var label: Label
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct ContentUnavailableView<Label, Description, Actions>: _PrimitiveView where Label: View, Description: View, Actions: View {
        public var label: Label
        public var description: Description
        public var actions: Actions
        init(_label: Label, _ description: Description, _ actions: Actions) {
            label = _label
            self.description = description
            self.actions = actions
        }
        public init(
            @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
            @ViewBuilder actions: () -> Actions = { EmptyView() }
        ) { self.init(_label: label(), description(), actions()) }
    }

    extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
        public init(_ titleKey: LocalizedStringKey, image name: String, description: Text? = nil) {
            self.init(_label: SwiftUI.Label(titleKey, image: name), description, EmptyView())
        }

        @_disfavoredOverload
        public init<S>(_ title: S, image name: String, description: Text? = nil) where S: StringProtocol {
            self.init(_label: SwiftUI.Label(title, image: name), description, EmptyView())
        }

        public init(_ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
            self.init(_label: SwiftUI.Label(titleKey, systemImage: name), description, EmptyView())
        }

        @_disfavoredOverload
        public init<S>(_ title: S, systemImage name: String, description: Text? = nil) where S: StringProtocol {
            self.init(_label: SwiftUI.Label(title, systemImage: name), description, EmptyView())
        }

        public init(_ titleKey: LocalizedStringKey, image resource: ImageResource, description: Text? = nil) {
            self.init(_label: SwiftUI.Label(titleKey, image: resource.name), description, EmptyView())
        }

        @_disfavoredOverload
        public init<S>(_ title: S, image resource: ImageResource, description: Text? = nil) where S: StringProtocol {
            self.init(_label: SwiftUI.Label(title, image: resource.name), description, EmptyView())
        }
    }

    extension ContentUnavailableView
    where
        Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
        Actions == SearchUnavailableContent.Actions
    {
        public static var search: ContentUnavailableView<Label, Description, Actions> {
            ContentUnavailableView(
                _label: SearchUnavailableContent.Label(), SearchUnavailableContent.Description(), SearchUnavailableContent.Actions())
        }
        public static func search(text: String) -> Self {
            Self(_label: SearchUnavailableContent.Label(), SearchUnavailableContent.Description(), SearchUnavailableContent.Actions())
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct SearchUnavailableContent {
        public struct Label: _PrimitiveView {}
        public struct Description: _PrimitiveView {}
        public struct Actions: _PrimitiveView {}
    }
    """#
