// Styles: their protocols and configurations, SwiftUI's own styles, and the modifiers that set them.

extension PreludeSource {
    static let swiftUIStyles = PreludeSource(module: "SwiftUI", name: "Styles", text: source)
}

private let source = #"""
    // MARK: Buttons

    @MainActor @preconcurrency public protocol ButtonStyle {
        associatedtype Body: View
        @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
        typealias Configuration = ButtonStyleConfiguration
    }

    extension ButtonStyle where Body == _StyledView {
        public func makeBody(configuration: Configuration) -> _StyledView { _StyledView() }
    }

    public struct ButtonStyleConfiguration {
        public struct Label: _PrimitiveView {}
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public let role: ButtonRole?
        public let label: ButtonStyleConfiguration.Label
        public let isPressed: Bool
    }

    @MainActor @preconcurrency public protocol PrimitiveButtonStyle {
        associatedtype Body: View
        @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
        typealias Configuration = PrimitiveButtonStyleConfiguration
    }

    extension PrimitiveButtonStyle where Body == _StyledView {
        public func makeBody(configuration: Configuration) -> _StyledView { _StyledView() }
    }

    public struct PrimitiveButtonStyleConfiguration {
        public struct Label: _PrimitiveView {}
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public let role: ButtonRole?
        public let label: PrimitiveButtonStyleConfiguration.Label
        public func trigger() {}
    }

    /// What a style of SwiftUI itself makes of a control.
    public struct _StyledView: _PrimitiveView {}

    public struct DefaultButtonStyle: PrimitiveButtonStyle {
        public typealias Body = _StyledView
        public init() {}
    }

    extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
        public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
    }

    public struct PlainButtonStyle: PrimitiveButtonStyle {
        public typealias Body = _StyledView
        public init() {}
    }

    extension PrimitiveButtonStyle where Self == PlainButtonStyle {
        public static var plain: PlainButtonStyle { PlainButtonStyle() }
    }

    public struct BorderlessButtonStyle: PrimitiveButtonStyle {
        public typealias Body = _StyledView
        public init() {}
    }

    extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
        public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
    }

    public struct BorderedButtonStyle: PrimitiveButtonStyle {
        public typealias Body = _StyledView
        public init() {}
        @available(watchOS 7, *)
        @available(iOS, unavailable)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(visionOS, unavailable)
        public init(tint: Color) {}
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
        public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
        public typealias Body = _StyledView
        public init() {}
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
        public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
    }

    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct LinkButtonStyle: PrimitiveButtonStyle {
        public typealias Body = _StyledView
        public init() {}
    }

    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension PrimitiveButtonStyle where Self == LinkButtonStyle {
        public static var link: LinkButtonStyle { LinkButtonStyle() }
    }

    @available(tvOS 14, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct CardButtonStyle: PrimitiveButtonStyle {
        public typealias Body = _StyledView
        public init() {}
    }

    @available(tvOS 14, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension PrimitiveButtonStyle where Self == CardButtonStyle {
        public static var card: CardButtonStyle { CardButtonStyle() }
    }

    @available(macOS 14, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
        public typealias Body = _StyledView
        public init() {}
    }

    @available(macOS 14, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
        public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
    }

    @available(macOS 14, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
        public typealias Body = _StyledView
        public init() {}
    }

    @available(macOS 14, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
        public static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() }
    }

    @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
    public struct GlassButtonStyle: PrimitiveButtonStyle {
        public typealias Body = _StyledView
        public init() {}
        @available(iOS 26.1, macOS 26.1, tvOS 26.1, watchOS 26.1, *)
        public init(_ glass: Glass) {}
    }

    @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
    extension PrimitiveButtonStyle where Self == GlassButtonStyle {
        public static var glass: GlassButtonStyle { GlassButtonStyle() }
        @available(iOS 26.1, macOS 26.1, tvOS 26.1, watchOS 26.1, *)
        public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle() }
    }

    @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
    public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
        public typealias Body = _StyledView
        public init() {}
    }

    @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
    extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
        public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
    }

    public struct ButtonStyleContainerModifier<Style>: ViewModifier where Style: ButtonStyle {
        public typealias Body = Never
        public var style: Style
    }

    public struct PrimitiveButtonStyleContainerModifier<Style>: ViewModifier where Style: PrimitiveButtonStyle {
        public typealias Body = Never
        public var style: Style
    }

    extension View {
        // selfsame: never inert
        // certainty: strong
        // selfsame: key buttonStyle
        public func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle { modifier(ButtonStyleContainerModifier(style: style)) }

        // selfsame: never inert
        // certainty: strong
        // selfsame: key buttonStyle
        public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
            modifier(PrimitiveButtonStyleContainerModifier(style: style))
        }

        // certainty: opaque
        // selfsame: key buttonSizing
        @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
        public func buttonSizing(_ sizing: ButtonSizing) -> some View { modifier(_Unpublished_buttonSizing(arguments: [sizing])) }
    }

    @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
    public struct ButtonSizing: Hashable {
        var name: String
        public static let automatic = ButtonSizing(name: "automatic")
        public static let fitted = ButtonSizing(name: "fitted")
        public static let flexible = ButtonSizing(name: "flexible")
    }

    // MARK: Toggles

    @MainActor @preconcurrency public protocol ToggleStyle {
        associatedtype Body: View
        @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
        typealias Configuration = ToggleStyleConfiguration
    }

    extension ToggleStyle where Body == _StyledView {
        public func makeBody(configuration: Configuration) -> _StyledView { _StyledView() }
    }

    public struct ToggleStyleConfiguration {
        public struct Label: _PrimitiveView {}
        public let label: ToggleStyleConfiguration.Label
        @Binding public var isOn: Bool
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public var isMixed: Bool
    }

    public struct DefaultToggleStyle: ToggleStyle {
        public typealias Body = _StyledView
        public init() {}
    }

    extension ToggleStyle where Self == DefaultToggleStyle {
        public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
    }

    @available(tvOS, unavailable)
    public struct SwitchToggleStyle: ToggleStyle {
        public typealias Body = _StyledView
        var tint: Color?
        public init() {}
        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public init(tint: Color) { self.tint = tint }
    }

    @available(tvOS, unavailable)
    extension ToggleStyle where Self == SwitchToggleStyle {
        public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct ButtonToggleStyle: ToggleStyle {
        public typealias Body = _StyledView
        public init() {}
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    extension ToggleStyle where Self == ButtonToggleStyle {
        public static var button: ButtonToggleStyle { ButtonToggleStyle() }
    }

    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct CheckboxToggleStyle: ToggleStyle {
        public typealias Body = _StyledView
        public init() {}
    }

    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension ToggleStyle where Self == CheckboxToggleStyle {
        public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
    }

    public struct ToggleStyleModifier<Style>: ViewModifier where Style: ToggleStyle {
        public typealias Body = Never
        public var style: Style
    }

    // MARK: Labels

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    @MainActor @preconcurrency public protocol LabelStyle {
        associatedtype Body: View
        @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
        typealias Configuration = LabelStyleConfiguration
    }

    extension LabelStyle where Body == _StyledView {
        public func makeBody(configuration: Configuration) -> _StyledView { _StyledView() }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct LabelStyleConfiguration {
        public struct Title: _PrimitiveView {}
        public struct Icon: _PrimitiveView {}
        public var title: LabelStyleConfiguration.Title { Title() }
        public var icon: LabelStyleConfiguration.Icon { Icon() }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct DefaultLabelStyle: LabelStyle {
        public typealias Body = _StyledView
        public init() {}
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    extension LabelStyle where Self == DefaultLabelStyle {
        public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct IconOnlyLabelStyle: LabelStyle {
        public typealias Body = _StyledView
        public init() {}
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    extension LabelStyle where Self == IconOnlyLabelStyle {
        public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct TitleOnlyLabelStyle: LabelStyle {
        public typealias Body = _StyledView
        public init() {}
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    extension LabelStyle where Self == TitleOnlyLabelStyle {
        public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
    }

    @available(iOS 14.5, macOS 11.3, tvOS 14.5, watchOS 7.4, *)
    public struct TitleAndIconLabelStyle: LabelStyle {
        public typealias Body = _StyledView
        public init() {}
    }

    @available(iOS 14.5, macOS 11.3, tvOS 14.5, watchOS 7.4, *)
    extension LabelStyle where Self == TitleAndIconLabelStyle {
        public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct LabelStyleWritingModifier<Style>: ViewModifier where Style: LabelStyle {
        public typealias Body = Never
        public var style: Style
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    @MainActor @preconcurrency public protocol LabeledContentStyle {
        associatedtype Body: View
        @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
        typealias Configuration = LabeledContentStyleConfiguration
    }

    extension LabeledContentStyle where Body == _StyledView {
        public func makeBody(configuration: Configuration) -> _StyledView { _StyledView() }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct LabeledContentStyleConfiguration {
        public struct Label: _PrimitiveView {}
        public struct Content: _PrimitiveView {}
        public let label: LabeledContentStyleConfiguration.Label
        public let content: LabeledContentStyleConfiguration.Content
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct AutomaticLabeledContentStyle: LabeledContentStyle {
        public typealias Body = _StyledView
        public init() {}
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
        public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct _LabeledContentStyleModifier<Style>: ViewModifier where Style: LabeledContentStyle {
        public typealias Body = Never
        public var style: Style
    }

    // MARK: Lists

    public protocol ListStyle {}

    public struct DefaultListStyle: ListStyle {
        public init() {}
    }

    extension ListStyle where Self == DefaultListStyle {
        public static var automatic: DefaultListStyle { DefaultListStyle() }
    }

    public struct PlainListStyle: ListStyle {
        public init() {}
    }

    extension ListStyle where Self == PlainListStyle {
        public static var plain: PlainListStyle { PlainListStyle() }
    }

    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    public struct GroupedListStyle: ListStyle {
        public init() {}
    }

    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    extension ListStyle where Self == GroupedListStyle {
        public static var grouped: GroupedListStyle { GroupedListStyle() }
    }

    @available(iOS 14, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct InsetGroupedListStyle: ListStyle {
        public init() {}
    }

    @available(iOS 14, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension ListStyle where Self == InsetGroupedListStyle {
        public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
    }

    @available(iOS 14, macOS 11, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct SidebarListStyle: ListStyle {
        public init() {}
    }

    @available(iOS 14, macOS 11, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension ListStyle where Self == SidebarListStyle {
        public static var sidebar: SidebarListStyle { SidebarListStyle() }
    }

    @available(watchOS 6, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    public struct CarouselListStyle: ListStyle {
        public init() {}
    }

    @available(watchOS 6, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    extension ListStyle where Self == CarouselListStyle {
        public static var carousel: CarouselListStyle { CarouselListStyle() }
    }

    @available(watchOS 7, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    public struct EllipticalListStyle: ListStyle {
        public init() {}
    }

    @available(watchOS 7, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    extension ListStyle where Self == EllipticalListStyle {
        public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
    }

    @available(iOS 14, macOS 11, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct InsetListStyle: ListStyle {
        public init() {}
        @available(macOS 12, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public init(alternatesRowBackgrounds: Bool) {}
    }

    @available(iOS 14, macOS 11, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension ListStyle where Self == InsetListStyle {
        public static var inset: InsetListStyle { InsetListStyle() }
        @available(macOS 12, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle { InsetListStyle() }
    }

    @available(macOS 12, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct BorderedListStyle: ListStyle {
        public init() {}
        public init(alternatesRowBackgrounds: Bool) {}
    }

    @available(macOS 12, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension ListStyle where Self == BorderedListStyle {
        public static var bordered: BorderedListStyle { BorderedListStyle() }
        public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle { BorderedListStyle() }
    }

    public struct ListStyleWriter<Style>: ViewModifier where Style: ListStyle {
        public typealias Body = Never
        public var style: Style
    }

    // MARK: Pickers

    public protocol PickerStyle {}

    public struct DefaultPickerStyle: PickerStyle {
        public init() {}
    }

    extension PickerStyle where Self == DefaultPickerStyle {
        public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
    }

    @available(watchOS, unavailable)
    public struct SegmentedPickerStyle: PickerStyle {
        public init() {}
    }

    @available(watchOS, unavailable)
    extension PickerStyle where Self == SegmentedPickerStyle {
        public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
    }

    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    public struct WheelPickerStyle: PickerStyle {
        public init() {}
    }

    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    extension PickerStyle where Self == WheelPickerStyle {
        public static var wheel: WheelPickerStyle { WheelPickerStyle() }
    }

    @available(iOS 14, macOS 11, tvOS 14, *)
    @available(watchOS, unavailable)
    public struct MenuPickerStyle: PickerStyle {
        public init() {}
    }

    @available(iOS 14, macOS 11, tvOS 14, *)
    @available(watchOS, unavailable)
    extension PickerStyle where Self == MenuPickerStyle {
        public static var menu: MenuPickerStyle { MenuPickerStyle() }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct InlinePickerStyle: PickerStyle {
        public init() {}
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    extension PickerStyle where Self == InlinePickerStyle {
        public static var inline: InlinePickerStyle { InlinePickerStyle() }
    }

    @available(iOS 16, tvOS 16, watchOS 9, *)
    @available(macOS, unavailable)
    public struct NavigationLinkPickerStyle: PickerStyle {
        public init() {}
    }

    @available(iOS 16, tvOS 16, watchOS 9, *)
    @available(macOS, unavailable)
    extension PickerStyle where Self == NavigationLinkPickerStyle {
        public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
    }

    @available(iOS 17, macOS 14, tvOS 17, *)
    @available(watchOS, unavailable)
    public struct PalettePickerStyle: PickerStyle {
        public init() {}
    }

    @available(iOS 17, macOS 14, tvOS 17, *)
    @available(watchOS, unavailable)
    extension PickerStyle where Self == PalettePickerStyle {
        public static var palette: PalettePickerStyle { PalettePickerStyle() }
    }

    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct RadioGroupPickerStyle: PickerStyle {
        public init() {}
    }

    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension PickerStyle where Self == RadioGroupPickerStyle {
        public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
    }

    public struct PickerStyleWriter<Style>: ViewModifier where Style: PickerStyle {
        public typealias Body = Never
        public var style: Style
    }

    @MainActor @preconcurrency public protocol DatePickerStyle {
        associatedtype Body: View
        @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
        typealias Configuration = DatePickerStyleConfiguration
    }

    extension DatePickerStyle where Body == _StyledView {
        public func makeBody(configuration: Configuration) -> _StyledView { _StyledView() }
    }

    public struct DatePickerStyleConfiguration {
        public struct Label: _PrimitiveView {}
        public let label: DatePickerStyleConfiguration.Label
        @Binding public var selection: Date
        public var minimumDate: Date?
        public var maximumDate: Date?
        public var displayedComponents: DatePickerComponents
    }

    @available(tvOS, unavailable)
    public struct DefaultDatePickerStyle: DatePickerStyle {
        public typealias Body = _StyledView
        public init() {}
    }

    @available(tvOS, unavailable)
    extension DatePickerStyle where Self == DefaultDatePickerStyle {
        public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
    }

    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    public struct WheelDatePickerStyle: DatePickerStyle {
        public typealias Body = _StyledView
        public init() {}
    }

    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    extension DatePickerStyle where Self == WheelDatePickerStyle {
        public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
    }

    @available(iOS 14, macOS 11, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct CompactDatePickerStyle: DatePickerStyle {
        public typealias Body = _StyledView
        public init() {}
    }

    @available(iOS 14, macOS 11, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension DatePickerStyle where Self == CompactDatePickerStyle {
        public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
    }

    @available(iOS 14, macOS 11, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct GraphicalDatePickerStyle: DatePickerStyle {
        public typealias Body = _StyledView
        public init() {}
    }

    @available(iOS 14, macOS 11, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension DatePickerStyle where Self == GraphicalDatePickerStyle {
        public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
    }

    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct FieldDatePickerStyle: DatePickerStyle {
        public typealias Body = _StyledView
        public init() {}
    }

    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension DatePickerStyle where Self == FieldDatePickerStyle {
        public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
    }

    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct StepperFieldDatePickerStyle: DatePickerStyle {
        public typealias Body = _StyledView
        public init() {}
    }

    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
        public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
    }

    public struct DatePickerStyleModifier<Style>: ViewModifier where Style: DatePickerStyle {
        public typealias Body = Never
        public var style: Style
    }

    // MARK: Text fields

    public protocol TextFieldStyle {
        associatedtype _Body: View
        @ViewBuilder func _body(configuration: TextField<Self._Label>) -> Self._Body
        typealias _Label = _TextFieldStyleLabel
    }

    public struct _TextFieldStyleLabel: _PrimitiveView {}

    /// A style that SwiftUI draws itself.
    public protocol _PrimitiveTextFieldStyle: TextFieldStyle where _Body == Never {}

    extension _PrimitiveTextFieldStyle {
        public func _body(configuration: TextField<_TextFieldStyleLabel>) -> Never { fatalError("a primitive style has no body") }
    }

    public struct DefaultTextFieldStyle: _PrimitiveTextFieldStyle {
        public init() {}
    }

    extension TextFieldStyle where Self == DefaultTextFieldStyle {
        public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
    }

    public struct PlainTextFieldStyle: _PrimitiveTextFieldStyle {
        public init() {}
    }

    extension TextFieldStyle where Self == PlainTextFieldStyle {
        public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
    }

    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct RoundedBorderTextFieldStyle: _PrimitiveTextFieldStyle {
        public init() {}
    }

    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
        public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
    }

    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct SquareBorderTextFieldStyle: _PrimitiveTextFieldStyle {
        public init() {}
    }

    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
        public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
    }

    public struct TextFieldStyleModifier<Style>: ViewModifier where Style: TextFieldStyle {
        public typealias Body = Never
        public var style: Style
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    @MainActor @preconcurrency public protocol TextEditorStyle {
        associatedtype Body: View
        @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
        typealias Configuration = TextEditorStyleConfiguration
    }

    extension TextEditorStyle where Body == _StyledView {
        public func makeBody(configuration: Configuration) -> _StyledView { _StyledView() }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct TextEditorStyleConfiguration {}

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct AutomaticTextEditorStyle: TextEditorStyle {
        public typealias Body = _StyledView
        public init() {}
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension TextEditorStyle where Self == AutomaticTextEditorStyle {
        public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct PlainTextEditorStyle: TextEditorStyle {
        public typealias Body = _StyledView
        public init() {}
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension TextEditorStyle where Self == PlainTextEditorStyle {
        public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
    }

    @available(visionOS 1, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct RoundedBorderTextEditorStyle: TextEditorStyle {
        public typealias Body = _StyledView
        public init() {}
    }

    @available(visionOS 1, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
        public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
    }

    // MARK: Progress, gauges, groups

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    @MainActor @preconcurrency public protocol ProgressViewStyle {
        associatedtype Body: View
        @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
        typealias Configuration = ProgressViewStyleConfiguration
    }

    extension ProgressViewStyle where Body == _StyledView {
        public func makeBody(configuration: Configuration) -> _StyledView { _StyledView() }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct ProgressViewStyleConfiguration {
        public struct Label: _PrimitiveView {}
        public struct CurrentValueLabel: _PrimitiveView {}
        public let fractionCompleted: Double?
        public var label: ProgressViewStyleConfiguration.Label?
        public var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct DefaultProgressViewStyle: ProgressViewStyle {
        public typealias Body = _StyledView
        public init() {}
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    extension ProgressViewStyle where Self == DefaultProgressViewStyle {
        public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct LinearProgressViewStyle: ProgressViewStyle {
        public typealias Body = _StyledView
        var tint: Color?
        public init() {}
        @available(iOS, introduced: 14, deprecated: 100000.0)
        @available(macOS, introduced: 11, deprecated: 100000.0)
        @available(tvOS, introduced: 14, deprecated: 100000.0)
        @available(watchOS, introduced: 7, deprecated: 100000.0)
        public init(tint: Color) { self.tint = tint }
    }

    extension ProgressViewStyle where Self == LinearProgressViewStyle {
        public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct CircularProgressViewStyle: ProgressViewStyle {
        public typealias Body = _StyledView
        var tint: Color?
        public init() {}
        @available(iOS, introduced: 14, deprecated: 100000.0)
        @available(macOS, introduced: 11, deprecated: 100000.0)
        @available(tvOS, introduced: 14, deprecated: 100000.0)
        @available(watchOS, introduced: 7, deprecated: 100000.0)
        public init(tint: Color) { self.tint = tint }
    }

    extension ProgressViewStyle where Self == CircularProgressViewStyle {
        public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct ProgressViewStyleModifier<Style>: ViewModifier where Style: ProgressViewStyle {
        public typealias Body = Never
        public var style: Style
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    @MainActor @preconcurrency public protocol GaugeStyle {
        associatedtype Body: View
        @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
        typealias Configuration = GaugeStyleConfiguration
    }

    extension GaugeStyle where Body == _StyledView {
        public func makeBody(configuration: Configuration) -> _StyledView { _StyledView() }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct GaugeStyleConfiguration {
        public struct Label: _PrimitiveView {}
        public struct CurrentValueLabel: _PrimitiveView {}
        public struct MinimumValueLabel: _PrimitiveView {}
        public struct MaximumValueLabel: _PrimitiveView {}
        public struct MarkedValueLabel: _PrimitiveView {}
        public var value: Double
        public var label: GaugeStyleConfiguration.Label
        public var currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel?
        public var minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel?
        public var maximumValueLabel: GaugeStyleConfiguration.MaximumValueLabel?
    }

    @available(iOS 16, macOS 13, watchOS 9, *)
    @available(tvOS, unavailable)
    public struct DefaultGaugeStyle: GaugeStyle {
        public typealias Body = _StyledView
        public init() {}
    }

    @available(iOS 16, macOS 13, watchOS 9, *)
    @available(tvOS, unavailable)
    extension GaugeStyle where Self == DefaultGaugeStyle {
        public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
    }

    @available(iOS 16, macOS 13, watchOS 9, *)
    @available(tvOS, unavailable)
    public struct AccessoryCircularGaugeStyle: GaugeStyle {
        public typealias Body = _StyledView
        public init() {}
    }

    @available(iOS 16, macOS 13, watchOS 9, *)
    @available(tvOS, unavailable)
    extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
        public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
    }

    @available(iOS 16, macOS 13, watchOS 9, *)
    @available(tvOS, unavailable)
    public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
        public typealias Body = _StyledView
        public init() {}
    }

    @available(iOS 16, macOS 13, watchOS 9, *)
    @available(tvOS, unavailable)
    extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
        public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { AccessoryCircularCapacityGaugeStyle() }
    }

    @available(iOS 16, macOS 13, watchOS 9, *)
    @available(tvOS, unavailable)
    public struct AccessoryLinearGaugeStyle: GaugeStyle {
        public typealias Body = _StyledView
        public init() {}
    }

    @available(iOS 16, macOS 13, watchOS 9, *)
    @available(tvOS, unavailable)
    extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
        public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
    }

    @available(iOS 16, macOS 13, watchOS 9, *)
    @available(tvOS, unavailable)
    public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
        public typealias Body = _StyledView
        public init() {}
    }

    @available(iOS 16, macOS 13, watchOS 9, *)
    @available(tvOS, unavailable)
    extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
        public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
    }

    @available(iOS 16, macOS 13, watchOS 9, *)
    @available(tvOS, unavailable)
    public struct LinearCapacityGaugeStyle: GaugeStyle {
        public typealias Body = _StyledView
        public init() {}
    }

    @available(iOS 16, macOS 13, watchOS 9, *)
    @available(tvOS, unavailable)
    extension GaugeStyle where Self == LinearCapacityGaugeStyle {
        public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
    }

    @available(watchOS 7, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    public struct CircularGaugeStyle: GaugeStyle {
        public typealias Body = _StyledView
        public init() {}
        public init(tint: Color) {}
        public init(tint: Gradient) {}
    }

    @available(watchOS 7, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    extension GaugeStyle where Self == CircularGaugeStyle {
        public static var circular: CircularGaugeStyle { CircularGaugeStyle() }
    }

    @available(watchOS 7, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    public struct LinearGaugeStyle: GaugeStyle {
        public typealias Body = _StyledView
        public init() {}
        public init(tint: Color) {}
        public init(tint: Gradient) {}
    }

    @available(watchOS 7, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    extension GaugeStyle where Self == LinearGaugeStyle {
        public static var linear: LinearGaugeStyle { LinearGaugeStyle() }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    @MainActor @preconcurrency public protocol GroupBoxStyle {
        associatedtype Body: View
        @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
        typealias Configuration = GroupBoxStyleConfiguration
    }

    extension GroupBoxStyle where Body == _StyledView {
        public func makeBody(configuration: Configuration) -> _StyledView { _StyledView() }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct GroupBoxStyleConfiguration {
        public struct Label: _PrimitiveView {}
        public struct Content: _PrimitiveView {}
        public let label: GroupBoxStyleConfiguration.Label
        public let content: GroupBoxStyleConfiguration.Content
    }

    @available(iOS 14, macOS 11, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct DefaultGroupBoxStyle: GroupBoxStyle {
        public typealias Body = _StyledView
        public init() {}
    }

    @available(iOS 14, macOS 11, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
        public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct GroupBoxStyleModifier<Style>: ViewModifier where Style: GroupBoxStyle {
        public typealias Body = Never
        public var style: Style
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    @MainActor @preconcurrency public protocol ControlGroupStyle {
        associatedtype Body: View
        @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
        typealias Configuration = ControlGroupStyleConfiguration
    }

    extension ControlGroupStyle where Body == _StyledView {
        public func makeBody(configuration: Configuration) -> _StyledView { _StyledView() }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct ControlGroupStyleConfiguration {
        public struct Content: _PrimitiveView {}
        public struct Label: _PrimitiveView {}
        public let content: ControlGroupStyleConfiguration.Content
        public let label: ControlGroupStyleConfiguration.Label
    }

    @available(iOS 15, macOS 12, tvOS 15, *)
    @available(watchOS, unavailable)
    public struct AutomaticControlGroupStyle: ControlGroupStyle {
        public typealias Body = _StyledView
        public init() {}
    }

    @available(iOS 15, macOS 12, tvOS 15, *)
    @available(watchOS, unavailable)
    extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
        public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
    }

    @available(iOS 15, macOS 12, tvOS 15, *)
    @available(watchOS, unavailable)
    public struct NavigationControlGroupStyle: ControlGroupStyle {
        public typealias Body = _StyledView
        public init() {}
    }

    @available(iOS 15, macOS 12, tvOS 15, *)
    @available(watchOS, unavailable)
    extension ControlGroupStyle where Self == NavigationControlGroupStyle {
        public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
    }

    @available(iOS 16.4, macOS 13.3, tvOS 16.4, *)
    @available(watchOS, unavailable)
    public struct MenuControlGroupStyle: ControlGroupStyle {
        public typealias Body = _StyledView
        public init() {}
    }

    @available(iOS 16.4, macOS 13.3, tvOS 16.4, *)
    @available(watchOS, unavailable)
    extension ControlGroupStyle where Self == MenuControlGroupStyle {
        public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
    }

    @available(iOS 16.4, macOS 13.3, tvOS 16.4, *)
    @available(watchOS, unavailable)
    public struct CompactMenuControlGroupStyle: ControlGroupStyle {
        public typealias Body = _StyledView
        public init() {}
    }

    @available(iOS 16.4, macOS 13.3, tvOS 16.4, *)
    @available(watchOS, unavailable)
    extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
        public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
    }

    @available(iOS 17, macOS 14, tvOS 17, *)
    @available(watchOS, unavailable)
    public struct PaletteControlGroupStyle: ControlGroupStyle {
        public typealias Body = _StyledView
        public init() {}
    }

    @available(iOS 17, macOS 14, tvOS 17, *)
    @available(watchOS, unavailable)
    extension ControlGroupStyle where Self == PaletteControlGroupStyle {
        public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    @MainActor @preconcurrency public protocol DisclosureGroupStyle {
        associatedtype Body: View
        @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
        typealias Configuration = DisclosureGroupStyleConfiguration
    }

    extension DisclosureGroupStyle where Body == _StyledView {
        public func makeBody(configuration: Configuration) -> _StyledView { _StyledView() }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct DisclosureGroupStyleConfiguration {
        public struct Label: _PrimitiveView {}
        public struct Content: _PrimitiveView {}
        public let label: DisclosureGroupStyleConfiguration.Label
        public let content: DisclosureGroupStyleConfiguration.Content
        @Binding public var isExpanded: Bool
    }

    @available(iOS 16, macOS 13, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
        public typealias Body = _StyledView
        public init() {}
    }

    @available(iOS 16, macOS 13, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
        public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    @MainActor @preconcurrency public protocol FormStyle {
        associatedtype Body: View
        @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
        typealias Configuration = FormStyleConfiguration
    }

    extension FormStyle where Body == _StyledView {
        public func makeBody(configuration: Configuration) -> _StyledView { _StyledView() }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct FormStyleConfiguration {
        public struct Content: _PrimitiveView {}
        public let content: FormStyleConfiguration.Content
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct AutomaticFormStyle: FormStyle {
        public typealias Body = _StyledView
        public init() {}
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension FormStyle where Self == AutomaticFormStyle {
        public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct ColumnsFormStyle: FormStyle {
        public typealias Body = _StyledView
        public init() {}
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension FormStyle where Self == ColumnsFormStyle {
        public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct GroupedFormStyle: FormStyle {
        public typealias Body = _StyledView
        public init() {}
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension FormStyle where Self == GroupedFormStyle {
        public static var grouped: GroupedFormStyle { GroupedFormStyle() }
    }

    // MARK: Menus and navigation

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    @MainActor @preconcurrency public protocol MenuStyle {
        associatedtype Body: View
        @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
        typealias Configuration = MenuStyleConfiguration
    }

    extension MenuStyle where Body == _StyledView {
        public func makeBody(configuration: Configuration) -> _StyledView { _StyledView() }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct MenuStyleConfiguration {
        public struct Label: _PrimitiveView {}
        public struct Content: _PrimitiveView {}
        public var label: MenuStyleConfiguration.Label { Label() }
        public var content: MenuStyleConfiguration.Content { Content() }
    }

    @available(iOS 14, macOS 11, tvOS 14, *)
    @available(watchOS, unavailable)
    public struct DefaultMenuStyle: MenuStyle {
        public typealias Body = _StyledView
        public init() {}
    }

    @available(iOS 14, macOS 11, tvOS 14, *)
    @available(watchOS, unavailable)
    extension MenuStyle where Self == DefaultMenuStyle {
        public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
    }

    @available(iOS 16, macOS 13, tvOS 16, *)
    @available(watchOS, unavailable)
    public struct ButtonMenuStyle: MenuStyle {
        public typealias Body = _StyledView
        public init() {}
    }

    @available(iOS 16, macOS 13, tvOS 16, *)
    @available(watchOS, unavailable)
    extension MenuStyle where Self == ButtonMenuStyle {
        public static var button: ButtonMenuStyle { ButtonMenuStyle() }
    }

    @available(iOS, introduced: 14, deprecated: 100000.0)
    @available(macOS, introduced: 11, deprecated: 100000.0)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct BorderlessButtonMenuStyle: MenuStyle {
        public typealias Body = _StyledView
        public init() {}
        @available(macOS, introduced: 11, deprecated: 12)
        @available(iOS, unavailable)
        @available(visionOS, unavailable)
        public init(showsMenuIndicator: Bool) {}
    }

    @available(iOS, introduced: 14, deprecated: 100000.0)
    @available(macOS, introduced: 11, deprecated: 100000.0)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension MenuStyle where Self == BorderlessButtonMenuStyle {
        public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
    }

    @available(macOS 11, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct BorderedButtonMenuStyle: MenuStyle {
        public typealias Body = _StyledView
        public init() {}
    }

    @available(macOS 11, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension MenuStyle where Self == BorderedButtonMenuStyle {
        public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct MenuStyleModifier<Style>: ViewModifier where Style: MenuStyle {
        public typealias Body = Never
        public var style: Style
    }

    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public protocol MenuButtonStyle {}

    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct DefaultMenuButtonStyle: MenuButtonStyle {
        public init() {}
    }

    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct PullDownMenuButtonStyle: MenuButtonStyle {
        public init() {}
    }

    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct BorderlessButtonMenuButtonStyle: MenuButtonStyle {
        public init() {}
    }

    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct BorderlessPullDownMenuButtonStyle: MenuButtonStyle {
        public init() {}
    }

    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct MenuButtonStyleWriter<Style>: ViewModifier where Style: MenuButtonStyle {
        public typealias Body = Never
        public var style: Style
    }

    public protocol NavigationViewStyle {}

    @available(iOS, introduced: 13, deprecated: 100000.0)
    @available(macOS, introduced: 10.15, deprecated: 100000.0)
    @available(tvOS, introduced: 13, deprecated: 100000.0)
    @available(watchOS, introduced: 6, deprecated: 100000.0)
    public struct DefaultNavigationViewStyle: NavigationViewStyle {
        public init() {}
    }

    @available(iOS, introduced: 13, deprecated: 100000.0)
    @available(macOS, introduced: 10.15, deprecated: 100000.0)
    @available(tvOS, introduced: 13, deprecated: 100000.0)
    @available(watchOS, introduced: 6, deprecated: 100000.0)
    extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
        public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
    }

    @available(iOS, introduced: 13, deprecated: 100000.0)
    @available(tvOS, introduced: 13, deprecated: 100000.0)
    @available(watchOS, introduced: 6, deprecated: 100000.0)
    @available(macOS, unavailable)
    public struct StackNavigationViewStyle: NavigationViewStyle {
        public init() {}
    }

    @available(iOS, introduced: 13, deprecated: 100000.0)
    @available(tvOS, introduced: 13, deprecated: 100000.0)
    @available(watchOS, introduced: 6, deprecated: 100000.0)
    @available(macOS, unavailable)
    extension NavigationViewStyle where Self == StackNavigationViewStyle {
        public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
    }

    @available(iOS, introduced: 15, deprecated: 100000.0)
    @available(macOS, introduced: 12, deprecated: 100000.0)
    @available(tvOS, introduced: 15, deprecated: 100000.0)
    @available(watchOS, unavailable)
    public struct ColumnNavigationViewStyle: NavigationViewStyle {
        public init() {}
    }

    @available(iOS, introduced: 15, deprecated: 100000.0)
    @available(macOS, introduced: 12, deprecated: 100000.0)
    @available(tvOS, introduced: 15, deprecated: 100000.0)
    @available(watchOS, unavailable)
    extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
        public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
    }

    @available(iOS, introduced: 13, deprecated: 100000.0)
    @available(macOS, introduced: 10.15, deprecated: 100000.0)
    @available(tvOS, introduced: 13, deprecated: 100000.0)
    @available(watchOS, unavailable)
    public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
        public init() {}
    }

    public struct NavigationViewStyleModifier<Style>: ViewModifier where Style: NavigationViewStyle {
        public typealias Body = Never
        public var style: Style
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public protocol NavigationSplitViewStyle {}

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct NavigationSplitViewStyleConfiguration {}

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
        public init() {}
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
        public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
        public init() {}
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
        public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
        public init() {}
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
        public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { ProminentDetailNavigationSplitViewStyle() }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public protocol TabViewStyle {}

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct DefaultTabViewStyle: TabViewStyle {
        public init() {}
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    extension TabViewStyle where Self == DefaultTabViewStyle {
        public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public struct TabBarOnlyTabViewStyle: TabViewStyle {
        public init() {}
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
        public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public struct SidebarAdaptableTabViewStyle: TabViewStyle {
        public init() {}
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
        public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
    }

    @available(macOS 15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct GroupedTabViewStyle: TabViewStyle {
        public init() {}
    }

    @available(macOS 15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension TabViewStyle where Self == GroupedTabViewStyle {
        public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
    }

    @available(watchOS 7, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    public struct CarouselTabViewStyle: TabViewStyle {
        public init() {}
    }

    @available(watchOS 7, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    extension TabViewStyle where Self == CarouselTabViewStyle {
        public static var carousel: CarouselTabViewStyle { CarouselTabViewStyle() }
    }

    @available(iOS 14, tvOS 14, watchOS 7, *)
    @available(macOS, unavailable)
    public struct PageTabViewStyle: TabViewStyle {
        public struct IndexDisplayMode {
            var name: String
            public static let automatic = PageTabViewStyle.IndexDisplayMode(name: "automatic")
            public static let always = PageTabViewStyle.IndexDisplayMode(name: "always")
            public static let never = PageTabViewStyle.IndexDisplayMode(name: "never")
        }
        var mode: IndexDisplayMode
        public init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic) { mode = indexDisplayMode }
    }

    @available(iOS 14, tvOS 14, watchOS 7, *)
    @available(macOS, unavailable)
    extension TabViewStyle where Self == PageTabViewStyle {
        public static var page: PageTabViewStyle { PageTabViewStyle() }
        public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
            PageTabViewStyle(indexDisplayMode: indexDisplayMode)
        }
    }

    @available(watchOS 10, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    public struct VerticalPageTabViewStyle: TabViewStyle {
        public struct TransitionStyle {
            public static let automatic = TransitionStyle()
            public static let identity = TransitionStyle()
            public static let blur = TransitionStyle()
        }
        public init() {}
        public init(transitionStyle: VerticalPageTabViewStyle.TransitionStyle) {}
    }

    @available(watchOS 10, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    extension TabViewStyle where Self == VerticalPageTabViewStyle {
        public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
        public static func verticalPage(transitionStyle: VerticalPageTabViewStyle.TransitionStyle) -> VerticalPageTabViewStyle {
            VerticalPageTabViewStyle(transitionStyle: transitionStyle)
        }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct _TabViewStyleWriter<Style>: ViewModifier where Style: TabViewStyle {
        public typealias Body = Never
        public var style: Style
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public protocol IndexViewStyle {}

    @available(iOS 14, tvOS 14, watchOS 7, *)
    @available(macOS, unavailable)
    public struct PageIndexViewStyle: IndexViewStyle {
        public struct BackgroundDisplayMode {
            var name: String
            public static let automatic = PageIndexViewStyle.BackgroundDisplayMode(name: "automatic")
            public static let interactive = PageIndexViewStyle.BackgroundDisplayMode(name: "interactive")
            public static let always = PageIndexViewStyle.BackgroundDisplayMode(name: "always")
            public static let never = PageIndexViewStyle.BackgroundDisplayMode(name: "never")
        }
        var mode: BackgroundDisplayMode
        public init(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode = .automatic) { mode = backgroundDisplayMode }
    }

    @available(iOS 14, tvOS 14, watchOS 7, *)
    @available(macOS, unavailable)
    extension IndexViewStyle where Self == PageIndexViewStyle {
        public static var page: PageIndexViewStyle { PageIndexViewStyle() }
        public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
            PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
        }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct IndexViewStyleModifier<Style>: ViewModifier where Style: IndexViewStyle {
        public typealias Body = Never
        public var style: Style
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public protocol TableStyle {}

    @available(iOS 16, macOS 12, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct TableStyleConfiguration {}

    @available(iOS 16, macOS 13, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct AutomaticTableStyle: TableStyle {
        public init() {}
    }

    @available(iOS 16, macOS 13, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension TableStyle where Self == AutomaticTableStyle {
        public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
    }

    @available(iOS 16, macOS 13, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct InsetTableStyle: TableStyle {
        public init() {}
        @available(macOS 12, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public init(alternatesRowBackgrounds: Bool) {}
    }

    @available(iOS 16, macOS 13, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension TableStyle where Self == InsetTableStyle {
        public static var inset: InsetTableStyle { InsetTableStyle() }
        @available(macOS 12, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle { InsetTableStyle() }
    }

    @available(macOS 12, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct BorderedTableStyle: TableStyle {
        public init() {}
        public init(alternatesRowBackgrounds: Bool) {}
    }

    @available(macOS 12, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension TableStyle where Self == BorderedTableStyle {
        public static var bordered: BorderedTableStyle { BorderedTableStyle() }
        public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle { BorderedTableStyle() }
    }

    // MARK: Setting styles

    extension View {
        // certainty: strong
        // selfsame: key toggleStyle
        public func toggleStyle<S>(_ style: S) -> some View where S: ToggleStyle { modifier(ToggleStyleModifier(style: style)) }

        // certainty: strong
        // selfsame: key labelStyle
        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func labelStyle<S>(_ style: S) -> some View where S: LabelStyle { modifier(LabelStyleWritingModifier(style: style)) }

        // certainty: strong
        // selfsame: key labeledContentStyle
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func labeledContentStyle<S>(_ style: S) -> some View where S: LabeledContentStyle {
            modifier(_LabeledContentStyleModifier(style: style))
        }

        // selfsame: never inert
        // certainty: strong
        // selfsame: key listStyle
        public func listStyle<S>(_ style: S) -> some View where S: ListStyle { modifier(ListStyleWriter(style: style)) }

        // certainty: strong
        // selfsame: key pickerStyle
        public func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle { modifier(PickerStyleWriter(style: style)) }

        // certainty: strong
        // selfsame: key datePickerStyle
        @available(tvOS, unavailable)
        public func datePickerStyle<S>(_ style: S) -> some View where S: DatePickerStyle { modifier(DatePickerStyleModifier(style: style)) }

        // certainty: strong
        // selfsame: key textFieldStyle
        public func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle { modifier(TextFieldStyleModifier(style: style)) }

        // certainty: opaque
        // selfsame: key textEditorStyle
        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func textEditorStyle(_ style: some TextEditorStyle) -> some View { modifier(_Unpublished_textEditorStyle(arguments: [style])) }

        // certainty: strong
        // selfsame: key progressViewStyle
        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func progressViewStyle<S>(_ style: S) -> some View where S: ProgressViewStyle {
            modifier(ProgressViewStyleModifier(style: style))
        }

        // certainty: opaque
        // selfsame: key gaugeStyle
        @available(iOS 16, macOS 13, watchOS 9, *)
        @available(tvOS, unavailable)
        public func gaugeStyle<S>(_ style: S) -> some View where S: GaugeStyle { modifier(_Unpublished_gaugeStyle(arguments: [style])) }

        // certainty: strong
        // selfsame: key groupBoxStyle
        @available(iOS 14, macOS 11, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func groupBoxStyle<S>(_ style: S) -> some View where S: GroupBoxStyle { modifier(GroupBoxStyleModifier(style: style)) }

        // certainty: opaque
        // selfsame: key controlGroupStyle
        @available(iOS 15, macOS 12, tvOS 15, *)
        @available(watchOS, unavailable)
        public func controlGroupStyle<S>(_ style: S) -> some View where S: ControlGroupStyle {
            modifier(_Unpublished_controlGroupStyle(arguments: [style]))
        }

        // certainty: opaque
        // selfsame: key disclosureGroupStyle
        @available(iOS 16, macOS 13, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func disclosureGroupStyle<S>(_ style: S) -> some View where S: DisclosureGroupStyle {
            modifier(_Unpublished_disclosureGroupStyle(arguments: [style]))
        }

        // certainty: opaque
        // selfsame: key formStyle
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func formStyle<S>(_ style: S) -> some View where S: FormStyle { modifier(_Unpublished_formStyle(arguments: [style])) }

        // certainty: strong
        // selfsame: key menuStyle
        @available(iOS 14, macOS 11, tvOS 14, *)
        @available(watchOS, unavailable)
        public func menuStyle<S>(_ style: S) -> some View where S: MenuStyle { modifier(MenuStyleModifier(style: style)) }

        // certainty: strong
        // selfsame: key menuButtonStyle
        @available(macOS 10.15, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public func menuButtonStyle<S>(_ style: S) -> some View where S: MenuButtonStyle { modifier(MenuButtonStyleWriter(style: style)) }

        // certainty: strong
        // selfsame: key navigationViewStyle
        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public func navigationViewStyle<S>(_ style: S) -> some View where S: NavigationViewStyle {
            modifier(NavigationViewStyleModifier(style: style))
        }

        // certainty: strong
        // selfsame: key tabViewStyle
        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func tabViewStyle<S>(_ style: S) -> some View where S: TabViewStyle { modifier(_TabViewStyleWriter(style: style)) }

        // certainty: strong
        // selfsame: key indexViewStyle
        @available(iOS 14, tvOS 14, watchOS 7, *)
        @available(macOS, unavailable)
        public func indexViewStyle<S>(_ style: S) -> some View where S: IndexViewStyle { modifier(IndexViewStyleModifier(style: style)) }

        // certainty: opaque
        // selfsame: key tableStyle
        @available(iOS 16, macOS 13, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func tableStyle<S>(_ style: S) -> some View where S: TableStyle { modifier(_Unpublished_tableStyle(arguments: [style])) }

        // certainty: opaque
        @available(macOS 10.15, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public func horizontalRadioGroupLayout() -> some View { modifier(_Unpublished_horizontalRadioGroupLayout(arguments: [])) }
    }

    public struct _Unpublished_buttonSizing: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_textEditorStyle: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_gaugeStyle: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_controlGroupStyle: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_disclosureGroupStyle: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_formStyle: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_tableStyle: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_horizontalRadioGroupLayout: _UnpublishedModifier {
        public var arguments: [Any]
    }
    """#
