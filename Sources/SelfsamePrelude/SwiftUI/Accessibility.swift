// Accessibility: modifiers that attach properties, containers, rotors, and the values they take.

extension PreludeSource {
    static let swiftUIAccessibility = PreludeSource(module: "SwiftUI", name: "Accessibility", text: source)
}

private let source = #"""
    public struct AccessibilityAttachmentModifier: ViewModifier {
        public typealias Body = Never
        public var attachments: [String]
        public var arguments: [Any]
    }

    public struct AccessibilityContainerModifier: ViewModifier {
        public typealias Body = Never
        public var behavior: AccessibilityChildBehavior
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    @frozen public struct _AccessibilityIgnoresInvertColorsViewModifier: ViewModifier {
        public typealias Body = Never
        public var active: Bool
    }

    extension View {
        func accessibilityAttachment(_ name: String, _ arguments: [Any]) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            modifier(AccessibilityAttachmentModifier(attachments: [name], arguments: arguments))
        }

        // certainty: strong
        public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
            modifier(AccessibilityContainerModifier(behavior: children))
        }

        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
            modifier(_AccessibilityIgnoresInvertColorsViewModifier(active: active))
        }
    }

    // An accessibility wrapper takes further properties itself: the modifiers of the second extension win over those of the first.
    extension ModifiedContent where Content: View, Modifier == AccessibilityAttachmentModifier {
        func addingAccessibility(_ name: String, _ arguments: [Any]) -> ModifiedContent<Content, Modifier> {
            ModifiedContent(
                content: content,
                modifier: AccessibilityAttachmentModifier(attachments: modifier.attachments + [name], arguments: modifier.arguments + arguments)
            )
        }
    }

    extension View {
        // selfsame: same size
        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityAttachment("accessibilityLabel(_:)", [labelKey])
        }

        // selfsame: same size
        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        @_disfavoredOverload
        public func accessibilityLabel<S>(_ label: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
            accessibilityAttachment("accessibilityLabel(_:)", [label])
        }

        // selfsame: same size
        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityAttachment("accessibilityLabel(_:)", [label])
        }

        // selfsame: same size
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public func accessibilityLabel(
            _ labelKey: LocalizedStringKey, isEnabled: Bool
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityAttachment("accessibilityLabel(_:isEnabled:)", [labelKey, isEnabled])
        }

        // selfsame: same size
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        @_disfavoredOverload
        public func accessibilityLabel<S>(_ label: S, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
        where S: StringProtocol { accessibilityAttachment("accessibilityLabel(_:isEnabled:)", [label, isEnabled]) }

        // selfsame: same size
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityAttachment("accessibilityLabel(_:isEnabled:)", [label, isEnabled])
        }

        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityAttachment("accessibilityValue(_:)", [valueKey])
        }

        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        @_disfavoredOverload
        public func accessibilityValue<S>(_ valueKey: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
            accessibilityAttachment("accessibilityValue(_:)", [valueKey])
        }

        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func accessibilityValue(_ valueKey: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityAttachment("accessibilityValue(_:)", [valueKey])
        }

        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public func accessibilityValue(
            _ valueKey: LocalizedStringKey, isEnabled: Bool
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityAttachment("accessibilityValue(_:isEnabled:)", [valueKey, isEnabled])
        }

        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        @_disfavoredOverload
        public func accessibilityValue<S>(_ valueKey: S, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
        where S: StringProtocol { accessibilityAttachment("accessibilityValue(_:isEnabled:)", [valueKey, isEnabled]) }

        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public func accessibilityValue(_ valueKey: Text, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityAttachment("accessibilityValue(_:isEnabled:)", [valueKey, isEnabled])
        }

        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityAttachment("accessibilityHint(_:)", [hintKey])
        }

        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        @_disfavoredOverload
        public func accessibilityHint<S>(_ hintKey: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
            accessibilityAttachment("accessibilityHint(_:)", [hintKey])
        }

        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func accessibilityHint(_ hintKey: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityAttachment("accessibilityHint(_:)", [hintKey])
        }

        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
        { accessibilityAttachment("accessibilityHint(_:isEnabled:)", [hintKey, isEnabled]) }

        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        @_disfavoredOverload
        public func accessibilityHint<S>(_ hintKey: S, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
        where S: StringProtocol { accessibilityAttachment("accessibilityHint(_:isEnabled:)", [hintKey, isEnabled]) }

        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public func accessibilityHint(_ hintKey: Text, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityAttachment("accessibilityHint(_:isEnabled:)", [hintKey, isEnabled])
        }

        // selfsame: inert(unsafe) false
        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityAttachment("accessibilityHidden(_:)", [hidden])
        }

        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityAttachment("accessibilityHidden(_:isEnabled:)", [hidden, isEnabled])
        }

        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityAttachment("accessibilityIdentifier(_:)", [identifier])
        }

        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityAttachment("accessibilityIdentifier(_:isEnabled:)", [identifier, isEnabled])
        }

        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityAttachment("accessibilityAddTraits(_:)", [traits])
        }

        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityAttachment("accessibilityRemoveTraits(_:)", [traits])
        }

        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func accessibilityInputLabels(_ inputLabels: [Text]) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityAttachment("accessibilityInputLabels(_:)", [inputLabels])
        }

        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityAttachment("accessibilityInputLabels(_:)", [inputLabelKeys])
        }

        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        @_disfavoredOverload
        public func accessibilityInputLabels<S>(_ inputLabels: [S]) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
        where S: StringProtocol { accessibilityAttachment("accessibilityInputLabels(_:)", [inputLabels]) }

        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public func accessibilityInputLabels(
            _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityAttachment("accessibilityInputLabels(_:isEnabled:)", [inputLabelKeys, isEnabled])
        }

        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityAttachment("accessibilityActivationPoint(_:)", [activationPoint])
        }

        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityAttachment("accessibilityActivationPoint(_:)", [activationPoint])
        }

        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public func accessibilityActivationPoint(
            _ activationPoint: UnitPoint, isEnabled: Bool
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityAttachment("accessibilityActivationPoint(_:isEnabled:)", [activationPoint, isEnabled])
        }

        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityAttachment("accessibilitySortPriority(_:)", [sortPriority])
        }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func accessibilityRespondsToUserInteraction(
            _ respondsToUserInteraction: Bool = true
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityAttachment("accessibilityRespondsToUserInteraction(_:)", [respondsToUserInteraction])
        }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityAttachment("accessibilityHeading(_:)", [level])
        }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func accessibilityTextContentType(
            _ value: AccessibilityTextContentType
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityAttachment("accessibilityTextContentType(_:)", [value]) }

        // selfsame: runs on event
        public func accessibilityAction(
            _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityAttachment("accessibilityAction(_:_:)", [actionKind]) }

        // selfsame: runs on event
        public func accessibilityAction(
            named name: Text, _ handler: @escaping () -> Void
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityAttachment("accessibilityAction(named:_:)", [name]) }

        // selfsame: runs on event
        public func accessibilityAction(
            named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityAttachment("accessibilityAction(named:_:)", [nameKey]) }

        // selfsame: runs on event
        @_disfavoredOverload
        public func accessibilityAction<S>(
            named name: S, _ handler: @escaping () -> Void
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
            accessibilityAttachment("accessibilityAction(named:_:)", [name])
        }

        // selfsame: runs on event
        public func accessibilityAdjustableAction(
            _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityAttachment("accessibilityAdjustableAction(_:)", []) }

        // selfsame: runs on event
        public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityAttachment("accessibilityScrollAction(_:)", [])
        }

        // selfsame: runs on event
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func accessibilityZoomAction(
            _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityAttachment("accessibilityZoomAction(_:)", []) }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func accessibilityDirectTouch(
            _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityAttachment("accessibilityDirectTouch(_:options:)", [isDirectTouchArea, options])
        }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func accessibilityCustomContent(
            _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityAttachment("accessibilityCustomContent(_:_:importance:)", [key, value as Any, importance])
        }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func accessibilityCustomContent(
            _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityAttachment("accessibilityCustomContent(_:_:importance:)", [key, valueKey, importance])
        }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        @_disfavoredOverload
        public func accessibilityCustomContent<V>(
            _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where V: StringProtocol {
            accessibilityAttachment("accessibilityCustomContent(_:_:importance:)", [key, value, importance])
        }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func accessibilityCustomContent(
            _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityAttachment("accessibilityCustomContent(_:_:importance:)", [label, value, importance])
        }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func accessibilityCustomContent(
            _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityAttachment("accessibilityCustomContent(_:_:importance:)", [labelKey, value, importance])
        }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func accessibilityCustomContent(
            _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityAttachment("accessibilityCustomContent(_:_:importance:)", [labelKey, valueKey, importance])
        }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        @_disfavoredOverload
        public func accessibilityCustomContent<V>(
            _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
        ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where V: StringProtocol {
            accessibilityAttachment("accessibilityCustomContent(_:_:importance:)", [labelKey, value, importance])
        }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public func accessibility(hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityAttachment("accessibility(hidden:)", [hidden])
        }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public func accessibility(label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityAttachment("accessibility(label:)", [label])
        }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public func accessibility(value: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityAttachment("accessibility(value:)", [value])
        }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public func accessibility(hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityAttachment("accessibility(hint:)", [hint])
        }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public func accessibility(identifier: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityAttachment("accessibility(identifier:)", [identifier])
        }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public func accessibility(inputLabels: [Text]) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityAttachment("accessibility(inputLabels:)", [inputLabels])
        }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public func accessibility(addTraits traits: AccessibilityTraits) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityAttachment("accessibility(addTraits:)", [traits])
        }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public func accessibility(removeTraits traits: AccessibilityTraits) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityAttachment("accessibility(removeTraits:)", [traits])
        }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public func accessibility(activationPoint: CGPoint) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityAttachment("accessibility(activationPoint:)", [activationPoint])
        }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public func accessibility(activationPoint: UnitPoint) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityAttachment("accessibility(activationPoint:)", [activationPoint])
        }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public func accessibility(sortPriority: Double) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityAttachment("accessibility(sortPriority:)", [sortPriority])
        }

        @available(visionOS 1, *)
        @available(iOS, unavailable)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func accessibility(selectionIdentifier: AnyHashable) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
            accessibilityAttachment("accessibility(selectionIdentifier:)", [selectionIdentifier])
        }
    }

    extension ModifiedContent where Content: View, Modifier == AccessibilityAttachmentModifier {
        // selfsame: same size
        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<Content, Modifier> {
            addingAccessibility("accessibilityLabel(_:)", [labelKey])
        }

        // selfsame: same size
        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        @_disfavoredOverload
        public func accessibilityLabel<S>(_ label: S) -> ModifiedContent<Content, Modifier> where S: StringProtocol {
            addingAccessibility("accessibilityLabel(_:)", [label])
        }

        // selfsame: same size
        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func accessibilityLabel(_ label: Text) -> ModifiedContent<Content, Modifier> {
            addingAccessibility("accessibilityLabel(_:)", [label])
        }

        // selfsame: same size
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<Content, Modifier> {
            addingAccessibility("accessibilityLabel(_:isEnabled:)", [labelKey, isEnabled])
        }

        // selfsame: same size
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        @_disfavoredOverload
        public func accessibilityLabel<S>(_ label: S, isEnabled: Bool) -> ModifiedContent<Content, Modifier> where S: StringProtocol {
            addingAccessibility("accessibilityLabel(_:isEnabled:)", [label, isEnabled])
        }

        // selfsame: same size
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> ModifiedContent<Content, Modifier> {
            addingAccessibility("accessibilityLabel(_:isEnabled:)", [label, isEnabled])
        }

        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<Content, Modifier> {
            addingAccessibility("accessibilityValue(_:)", [valueKey])
        }

        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        @_disfavoredOverload
        public func accessibilityValue<S>(_ valueKey: S) -> ModifiedContent<Content, Modifier> where S: StringProtocol {
            addingAccessibility("accessibilityValue(_:)", [valueKey])
        }

        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func accessibilityValue(_ valueKey: Text) -> ModifiedContent<Content, Modifier> {
            addingAccessibility("accessibilityValue(_:)", [valueKey])
        }

        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<Content, Modifier> {
            addingAccessibility("accessibilityValue(_:isEnabled:)", [valueKey, isEnabled])
        }

        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        @_disfavoredOverload
        public func accessibilityValue<S>(_ valueKey: S, isEnabled: Bool) -> ModifiedContent<Content, Modifier> where S: StringProtocol {
            addingAccessibility("accessibilityValue(_:isEnabled:)", [valueKey, isEnabled])
        }

        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public func accessibilityValue(_ valueKey: Text, isEnabled: Bool) -> ModifiedContent<Content, Modifier> {
            addingAccessibility("accessibilityValue(_:isEnabled:)", [valueKey, isEnabled])
        }

        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<Content, Modifier> {
            addingAccessibility("accessibilityHint(_:)", [hintKey])
        }

        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        @_disfavoredOverload
        public func accessibilityHint<S>(_ hintKey: S) -> ModifiedContent<Content, Modifier> where S: StringProtocol {
            addingAccessibility("accessibilityHint(_:)", [hintKey])
        }

        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func accessibilityHint(_ hintKey: Text) -> ModifiedContent<Content, Modifier> {
            addingAccessibility("accessibilityHint(_:)", [hintKey])
        }

        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<Content, Modifier> {
            addingAccessibility("accessibilityHint(_:isEnabled:)", [hintKey, isEnabled])
        }

        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        @_disfavoredOverload
        public func accessibilityHint<S>(_ hintKey: S, isEnabled: Bool) -> ModifiedContent<Content, Modifier> where S: StringProtocol {
            addingAccessibility("accessibilityHint(_:isEnabled:)", [hintKey, isEnabled])
        }

        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public func accessibilityHint(_ hintKey: Text, isEnabled: Bool) -> ModifiedContent<Content, Modifier> {
            addingAccessibility("accessibilityHint(_:isEnabled:)", [hintKey, isEnabled])
        }

        // selfsame: inert(unsafe) false
        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Content, Modifier> {
            addingAccessibility("accessibilityHidden(_:)", [hidden])
        }

        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> ModifiedContent<Content, Modifier> {
            addingAccessibility("accessibilityHidden(_:isEnabled:)", [hidden, isEnabled])
        }

        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Content, Modifier> {
            addingAccessibility("accessibilityIdentifier(_:)", [identifier])
        }

        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> ModifiedContent<Content, Modifier> {
            addingAccessibility("accessibilityIdentifier(_:isEnabled:)", [identifier, isEnabled])
        }

        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier> {
            addingAccessibility("accessibilityAddTraits(_:)", [traits])
        }

        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier> {
            addingAccessibility("accessibilityRemoveTraits(_:)", [traits])
        }

        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func accessibilityInputLabels(_ inputLabels: [Text]) -> ModifiedContent<Content, Modifier> {
            addingAccessibility("accessibilityInputLabels(_:)", [inputLabels])
        }

        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> ModifiedContent<Content, Modifier> {
            addingAccessibility("accessibilityInputLabels(_:)", [inputLabelKeys])
        }

        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        @_disfavoredOverload
        public func accessibilityInputLabels<S>(_ inputLabels: [S]) -> ModifiedContent<Content, Modifier> where S: StringProtocol {
            addingAccessibility("accessibilityInputLabels(_:)", [inputLabels])
        }

        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool) -> ModifiedContent<Content, Modifier> {
            addingAccessibility("accessibilityInputLabels(_:isEnabled:)", [inputLabelKeys, isEnabled])
        }

        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> ModifiedContent<Content, Modifier> {
            addingAccessibility("accessibilityActivationPoint(_:)", [activationPoint])
        }

        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> ModifiedContent<Content, Modifier> {
            addingAccessibility("accessibilityActivationPoint(_:)", [activationPoint])
        }

        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool) -> ModifiedContent<Content, Modifier> {
            addingAccessibility("accessibilityActivationPoint(_:isEnabled:)", [activationPoint, isEnabled])
        }

        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<Content, Modifier> {
            addingAccessibility("accessibilitySortPriority(_:)", [sortPriority])
        }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> ModifiedContent<Content, Modifier> {
            addingAccessibility("accessibilityRespondsToUserInteraction(_:)", [respondsToUserInteraction])
        }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> ModifiedContent<Content, Modifier> {
            addingAccessibility("accessibilityHeading(_:)", [level])
        }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> ModifiedContent<Content, Modifier> {
            addingAccessibility("accessibilityTextContentType(_:)", [value])
        }

        // selfsame: runs on event
        public func accessibilityAction(
            _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
        ) -> ModifiedContent<Content, Modifier> { addingAccessibility("accessibilityAction(_:_:)", [actionKind]) }

        // selfsame: runs on event
        public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> ModifiedContent<Content, Modifier> {
            addingAccessibility("accessibilityAction(named:_:)", [name])
        }

        // selfsame: runs on event
        public func accessibilityAction(
            named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
        ) -> ModifiedContent<Content, Modifier> { addingAccessibility("accessibilityAction(named:_:)", [nameKey]) }

        // selfsame: runs on event
        @_disfavoredOverload
        public func accessibilityAction<S>(named name: S, _ handler: @escaping () -> Void) -> ModifiedContent<Content, Modifier>
        where S: StringProtocol { addingAccessibility("accessibilityAction(named:_:)", [name]) }

        // selfsame: runs on event
        public func accessibilityAdjustableAction(
            _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
        ) -> ModifiedContent<Content, Modifier> { addingAccessibility("accessibilityAdjustableAction(_:)", []) }

        // selfsame: runs on event
        public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> ModifiedContent<Content, Modifier> {
            addingAccessibility("accessibilityScrollAction(_:)", [])
        }

        // selfsame: runs on event
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> ModifiedContent<Content, Modifier>
        { addingAccessibility("accessibilityZoomAction(_:)", []) }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func accessibilityDirectTouch(
            _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
        ) -> ModifiedContent<Content, Modifier> { addingAccessibility("accessibilityDirectTouch(_:options:)", [isDirectTouchArea, options]) }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func accessibilityCustomContent(
            _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
        ) -> ModifiedContent<Content, Modifier> {
            addingAccessibility("accessibilityCustomContent(_:_:importance:)", [key, value as Any, importance])
        }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func accessibilityCustomContent(
            _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
        ) -> ModifiedContent<Content, Modifier> {
            addingAccessibility("accessibilityCustomContent(_:_:importance:)", [key, valueKey, importance])
        }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        @_disfavoredOverload
        public func accessibilityCustomContent<V>(
            _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
        ) -> ModifiedContent<Content, Modifier> where V: StringProtocol {
            addingAccessibility("accessibilityCustomContent(_:_:importance:)", [key, value, importance])
        }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func accessibilityCustomContent(
            _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
        ) -> ModifiedContent<Content, Modifier> {
            addingAccessibility("accessibilityCustomContent(_:_:importance:)", [label, value, importance])
        }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func accessibilityCustomContent(
            _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
        ) -> ModifiedContent<Content, Modifier> {
            addingAccessibility("accessibilityCustomContent(_:_:importance:)", [labelKey, value, importance])
        }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func accessibilityCustomContent(
            _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
        ) -> ModifiedContent<Content, Modifier> {
            addingAccessibility("accessibilityCustomContent(_:_:importance:)", [labelKey, valueKey, importance])
        }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        @_disfavoredOverload
        public func accessibilityCustomContent<V>(
            _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
        ) -> ModifiedContent<Content, Modifier> where V: StringProtocol {
            addingAccessibility("accessibilityCustomContent(_:_:importance:)", [labelKey, value, importance])
        }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public func accessibility(hidden: Bool) -> ModifiedContent<Content, Modifier> {
            addingAccessibility("accessibility(hidden:)", [hidden])
        }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public func accessibility(label: Text) -> ModifiedContent<Content, Modifier> { addingAccessibility("accessibility(label:)", [label]) }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public func accessibility(value: Text) -> ModifiedContent<Content, Modifier> { addingAccessibility("accessibility(value:)", [value]) }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public func accessibility(hint: Text) -> ModifiedContent<Content, Modifier> { addingAccessibility("accessibility(hint:)", [hint]) }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public func accessibility(identifier: String) -> ModifiedContent<Content, Modifier> {
            addingAccessibility("accessibility(identifier:)", [identifier])
        }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public func accessibility(inputLabels: [Text]) -> ModifiedContent<Content, Modifier> {
            addingAccessibility("accessibility(inputLabels:)", [inputLabels])
        }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public func accessibility(addTraits traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier> {
            addingAccessibility("accessibility(addTraits:)", [traits])
        }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public func accessibility(removeTraits traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier> {
            addingAccessibility("accessibility(removeTraits:)", [traits])
        }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public func accessibility(activationPoint: CGPoint) -> ModifiedContent<Content, Modifier> {
            addingAccessibility("accessibility(activationPoint:)", [activationPoint])
        }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public func accessibility(activationPoint: UnitPoint) -> ModifiedContent<Content, Modifier> {
            addingAccessibility("accessibility(activationPoint:)", [activationPoint])
        }

        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public func accessibility(sortPriority: Double) -> ModifiedContent<Content, Modifier> {
            addingAccessibility("accessibility(sortPriority:)", [sortPriority])
        }

        @available(visionOS 1, *)
        @available(iOS, unavailable)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func accessibility(selectionIdentifier: AnyHashable) -> ModifiedContent<Content, Modifier> {
            addingAccessibility("accessibility(selectionIdentifier:)", [selectionIdentifier])
        }
    }

    extension View {
        // certainty: opaque
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func accessibilityFocused<Value>(_ binding: AccessibilityFocusState<Value>.Binding, equals value: Value) -> some View
        where Value: Hashable { modifier(_Unpublished_accessibilityFocused(arguments: [binding, value])) }

        // certainty: opaque
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
            modifier(_Unpublished_accessibilityFocused(arguments: [condition]))
        }

        // certainty: opaque
        // selfsame: rebuilds
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func accessibilityActions<Content>(@ViewBuilder _ content: () -> Content) -> some View where Content: View {
            modifier(_Unpublished_accessibilityActions(content: content(), arguments: []))
        }

        // selfsame: runs on event
        // certainty: opaque
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func accessibilityAction<Label>(action: @escaping () -> Void, @ViewBuilder label: () -> Label) -> some View where Label: View {
            modifier(_Unpublished_accessibilityAction(label: label(), arguments: []))
        }

        // certainty: opaque
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func accessibilityRepresentation<V>(@ViewBuilder representation: () -> V) -> some View where V: View {
            modifier(_Unpublished_accessibilityRepresentation(representation: representation(), arguments: []))
        }

        // certainty: opaque
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func accessibilityChildren<V>(@ViewBuilder children: () -> V) -> some View where V: View {
            modifier(_Unpublished_accessibilityChildren(children: children(), arguments: []))
        }

        // certainty: opaque
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func accessibilityChartDescriptor<R>(_ representable: R) -> some View where R: AXChartDescriptorRepresentable {
            modifier(_Unpublished_accessibilityChartDescriptor(arguments: [representable]))
        }

        // certainty: opaque
        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func accessibilityLabeledPair<ID>(role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID) -> some View
        where ID: Hashable { modifier(_Unpublished_accessibilityLabeledPair(arguments: [role, id, namespace])) }

        // certainty: opaque
        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func accessibilityLinkedGroup<ID>(id: ID, in namespace: Namespace.ID) -> some View where ID: Hashable {
            modifier(_Unpublished_accessibilityLinkedGroup(arguments: [id, namespace]))
        }

        // certainty: opaque
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func accessibilityShowsLargeContentViewer() -> some View {
            modifier(_Unpublished_accessibilityShowsLargeContentViewer(arguments: []))
        }

        // certainty: opaque
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func accessibilityShowsLargeContentViewer<V>(@ViewBuilder _ largeContentView: () -> V) -> some View where V: View {
            modifier(_Unpublished_accessibilityShowsLargeContentViewer_content(largeContentView: largeContentView(), arguments: []))
        }

        // certainty: opaque
        @available(watchOS 9, *)
        @available(iOS, unavailable)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(visionOS, unavailable)
        public func accessibilityQuickAction<Style, Content>(style: Style, @ViewBuilder content: () -> Content) -> some View
        where Style: AccessibilityQuickActionStyle, Content: View {
            modifier(_Unpublished_accessibilityQuickAction(content: content(), arguments: [style]))
        }

        // certainty: opaque
        @available(watchOS 9, *)
        @available(iOS, unavailable)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(visionOS, unavailable)
        public func accessibilityQuickAction<Style, Content>(
            style: Style, isActive: Binding<Bool>, @ViewBuilder content: () -> Content
        ) -> some View where Style: AccessibilityQuickActionStyle, Content: View {
            modifier(_Unpublished_accessibilityQuickAction(content: content(), arguments: [style, isActive]))
        }

        // certainty: opaque
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func accessibilityRotor<Content>(
            _ rotorLabel: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
        ) -> some View where Content: AccessibilityRotorContent {
            modifier(_Unpublished_accessibilityRotor(entries: entries(), arguments: [rotorLabel]))
        }

        // certainty: opaque
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func accessibilityRotor<Content>(
            _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
        ) -> some View where Content: AccessibilityRotorContent {
            modifier(_Unpublished_accessibilityRotor(entries: entries(), arguments: [systemRotor]))
        }

        // certainty: opaque
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func accessibilityRotor<Content>(
            _ rotorLabelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
        ) -> some View where Content: AccessibilityRotorContent {
            modifier(_Unpublished_accessibilityRotor(entries: entries(), arguments: [rotorLabelKey]))
        }

        // certainty: opaque
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        @_disfavoredOverload
        public func accessibilityRotor<S, Content>(
            _ rotorLabelKey: S, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
        ) -> some View where S: StringProtocol, Content: AccessibilityRotorContent {
            modifier(_Unpublished_accessibilityRotor(entries: entries(), arguments: [rotorLabelKey]))
        }

        // certainty: opaque
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func accessibilityRotor<EntryModel>(
            _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
        ) -> some View where EntryModel: Identifiable {
            modifier(_Unpublished_accessibilityRotor_entries(arguments: [rotorLabel, entries, entryLabel]))
        }

        // certainty: opaque
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func accessibilityRotor<EntryModel>(
            _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
        ) -> some View where EntryModel: Identifiable {
            modifier(_Unpublished_accessibilityRotor_entries(arguments: [systemRotor, entries, entryLabel]))
        }

        // certainty: opaque
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func accessibilityRotor<EntryModel>(
            _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
        ) -> some View where EntryModel: Identifiable {
            modifier(_Unpublished_accessibilityRotor_entries(arguments: [rotorLabelKey, entries, entryLabel]))
        }

        // certainty: opaque
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        @_disfavoredOverload
        public func accessibilityRotor<S, EntryModel>(
            _ rotorLabelKey: S, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
        ) -> some View where S: StringProtocol, EntryModel: Identifiable {
            modifier(_Unpublished_accessibilityRotor_entries(arguments: [rotorLabelKey, entries, entryLabel]))
        }

        // certainty: opaque
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func accessibilityRotor<EntryModel, ID>(
            _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
        ) -> some View where ID: Hashable {
            modifier(_Unpublished_accessibilityRotor_entries(arguments: [rotorLabel, entries, entryID, entryLabel]))
        }

        // certainty: opaque
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func accessibilityRotor<EntryModel, ID>(
            _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
            entryLabel: KeyPath<EntryModel, String>
        ) -> some View where ID: Hashable {
            modifier(_Unpublished_accessibilityRotor_entries(arguments: [systemRotor, entries, entryID, entryLabel]))
        }

        // certainty: opaque
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func accessibilityRotor<EntryModel, ID>(
            _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
            entryLabel: KeyPath<EntryModel, String>
        ) -> some View where ID: Hashable {
            modifier(_Unpublished_accessibilityRotor_entries(arguments: [rotorLabelKey, entries, entryID, entryLabel]))
        }

        // certainty: opaque
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        @_disfavoredOverload
        public func accessibilityRotor<S, EntryModel, ID>(
            _ rotorLabelKey: S, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
        ) -> some View where S: StringProtocol, ID: Hashable {
            modifier(_Unpublished_accessibilityRotor_entries(arguments: [rotorLabelKey, entries, entryID, entryLabel]))
        }

        // certainty: opaque
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func accessibilityRotor(_ rotorLabel: Text, textRanges: [Range<String.Index>]) -> some View {
            modifier(_Unpublished_accessibilityRotor_entries(arguments: [rotorLabel, textRanges]))
        }

        // certainty: opaque
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func accessibilityRotor(_ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]) -> some View {
            modifier(_Unpublished_accessibilityRotor_entries(arguments: [systemRotor, textRanges]))
        }

        // certainty: opaque
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func accessibilityRotor(_ rotorLabelKey: LocalizedStringKey, textRanges: [Range<String.Index>]) -> some View {
            modifier(_Unpublished_accessibilityRotor_entries(arguments: [rotorLabelKey, textRanges]))
        }

        // certainty: opaque
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        @_disfavoredOverload
        public func accessibilityRotor<S>(_ rotorLabelKey: S, textRanges: [Range<String.Index>]) -> some View where S: StringProtocol {
            modifier(_Unpublished_accessibilityRotor_entries(arguments: [rotorLabelKey, textRanges]))
        }

        // certainty: opaque
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func accessibilityRotorEntry<ID>(id: ID, in namespace: Namespace.ID) -> some View where ID: Hashable {
            modifier(_Unpublished_accessibilityRotorEntry(arguments: [id, namespace]))
        }
    }

    // MARK: Values

    public struct AccessibilityChildBehavior: Hashable {
        var name: String
        public static let ignore = AccessibilityChildBehavior(name: "ignore")
        public static let contain = AccessibilityChildBehavior(name: "contain")
        public static let combine = AccessibilityChildBehavior(name: "combine")
    }

    public struct AccessibilityTraits: SetAlgebra {
        var names: Set<String>
        public typealias Element = AccessibilityTraits
        public typealias ArrayLiteralElement = AccessibilityTraits
        init(_name: String) { names = [_name] }
        public init() { names = [] }
        public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { self }
        public mutating func formUnion(_ other: AccessibilityTraits) { names.formUnion(other.names) }
        public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { self }
        public mutating func formIntersection(_ other: AccessibilityTraits) { names.formIntersection(other.names) }
        public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { self }
        public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { names.formSymmetricDifference(other.names) }
        public func contains(_ member: AccessibilityTraits) -> Bool { names.isSuperset(of: member.names) }
        @discardableResult
        public mutating func insert(_ newMember: AccessibilityTraits) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
            names.formUnion(newMember.names)
            return (true, newMember)
        }
        @discardableResult
        public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? { nil }
        @discardableResult
        public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? { nil }
        public static let isButton = AccessibilityTraits(_name: "isButton")
        public static let isHeader = AccessibilityTraits(_name: "isHeader")
        public static let isSelected = AccessibilityTraits(_name: "isSelected")
        public static let isLink = AccessibilityTraits(_name: "isLink")
        public static let isSearchField = AccessibilityTraits(_name: "isSearchField")
        public static let isImage = AccessibilityTraits(_name: "isImage")
        public static let playsSound = AccessibilityTraits(_name: "playsSound")
        public static let isKeyboardKey = AccessibilityTraits(_name: "isKeyboardKey")
        public static let isStaticText = AccessibilityTraits(_name: "isStaticText")
        public static let isSummaryElement = AccessibilityTraits(_name: "isSummaryElement")
        public static let updatesFrequently = AccessibilityTraits(_name: "updatesFrequently")
        public static let startsMediaSession = AccessibilityTraits(_name: "startsMediaSession")
        public static let allowsDirectInteraction = AccessibilityTraits(_name: "allowsDirectInteraction")
        public static let causesPageTurn = AccessibilityTraits(_name: "causesPageTurn")
        public static let isModal = AccessibilityTraits(_name: "isModal")
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public static let isToggle = AccessibilityTraits(_name: "isToggle")
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public static let isTabBar = AccessibilityTraits(_name: "isTabBar")
    }

    public struct AccessibilityActionKind: Equatable {
        var name: String
        public static let `default` = AccessibilityActionKind(name: "default")
        public static let escape = AccessibilityActionKind(name: "escape")
        public static let magicTap = AccessibilityActionKind(name: "magicTap")
        public static let delete = AccessibilityActionKind(name: "delete")
        public static let showMenu = AccessibilityActionKind(name: "showMenu")
        public init(named name: Text) { self.name = name.storage }
        init(name: String) { self.name = name }
    }

    public enum AccessibilityAdjustmentDirection { case increment, decrement }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public enum AccessibilityHeadingLevel: UInt { case unspecified, h1, h2, h3, h4, h5, h6 }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct AccessibilityTextContentType {
        var name: String
        public static let plain = AccessibilityTextContentType(name: "plain")
        public static let console = AccessibilityTextContentType(name: "console")
        public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
        public static let messaging = AccessibilityTextContentType(name: "messaging")
        public static let narrative = AccessibilityTextContentType(name: "narrative")
        public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
        public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
        public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct AccessibilityTechnologies: SetAlgebra {
        var names: Set<String>
        public typealias Element = AccessibilityTechnologies
        public typealias ArrayLiteralElement = AccessibilityTechnologies
        public init() { names = [] }
        init(_name: String) { names = [_name] }
        public static var voiceOver: AccessibilityTechnologies { AccessibilityTechnologies(_name: "voiceOver") }
        public static var switchControl: AccessibilityTechnologies { AccessibilityTechnologies(_name: "switchControl") }
        public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies { self }
        public mutating func formUnion(_ other: AccessibilityTechnologies) {}
        public func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies { self }
        public mutating func formIntersection(_ other: AccessibilityTechnologies) {}
        public func symmetricDifference(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies { self }
        public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) {}
        public func contains(_ member: AccessibilityTechnologies) -> Bool { names.isSuperset(of: member.names) }
        @discardableResult
        public mutating func insert(_ newMember: AccessibilityTechnologies) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies) {
            (true, newMember)
        }
        @discardableResult
        public mutating func remove(_ member: AccessibilityTechnologies) -> AccessibilityTechnologies? { nil }
        @discardableResult
        public mutating func update(with newMember: AccessibilityTechnologies) -> AccessibilityTechnologies? { nil }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct AccessibilityZoomGestureAction {
        public enum Direction { case zoomIn, zoomOut }
        public let direction: AccessibilityZoomGestureAction.Direction
        public let location: UnitPoint
        public let point: CGPoint
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct AccessibilityDirectTouchOptions: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
        public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public enum AccessibilityLabeledPairRole { case label, content }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct AccessibilityCustomContentKey: Equatable {
        var id: String
        public init(_ label: Text, id: String) { self.id = id }
        public init(_ labelKey: LocalizedStringKey, id: String) { self.id = id }
        public init(_ labelKey: LocalizedStringKey) { id = labelKey.key }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public enum AXCustomContent {
        public enum Importance { case `default`, high }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public protocol AXChartDescriptorRepresentable {
        func makeChartDescriptor() -> AXChartDescriptor
        func updateChartDescriptor(_ descriptor: AXChartDescriptor)
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    extension AXChartDescriptorRepresentable { public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {} }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public protocol AXDataAxisDescriptor: AnyObject {
        var title: String { get set }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
        open var title: String
        public init(
            title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
            valueDescriptionProvider: @escaping (Double) -> String
        ) { self.title = title }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
        open var title: String
        open var categoryOrder: [String]
        public init(title: String, categoryOrder: [String]) {
            self.title = title
            self.categoryOrder = categoryOrder
        }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    open class AXDataPointValue: NSObject {
        open var number: Double = 0
        open var category: String = ""
        public convenience init(number: Double) { self.init() }
        public convenience init(category: String) { self.init() }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    open class AXDataPoint: NSObject {
        open var label: String? { nil }
        public convenience init(x: String, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil) { self.init() }
        public convenience init(x: Double, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil) { self.init() }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    open class AXDataSeriesDescriptor: NSObject {
        open var name: String?
        open var isContinuous: Bool
        open var dataPoints: [AXDataPoint]
        public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
            self.name = name
            self.isContinuous = isContinuous
            self.dataPoints = dataPoints
        }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    open class AXChartDescriptor: NSObject {
        open var title: String?
        open var summary: String?
        open var series: [AXDataSeriesDescriptor]
        public init(
            title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
            additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
        ) {
            self.title = title
            self.summary = summary
            self.series = series
        }
    }

    @available(watchOS 9, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    public protocol AccessibilityQuickActionStyle {}

    @available(watchOS 9, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle {
        public init() {}
    }

    @available(watchOS 9, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
        public static var outline: AccessibilityQuickActionOutlineStyle { AccessibilityQuickActionOutlineStyle() }
    }

    @available(watchOS 9, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle {
        public init() {}
    }

    @available(watchOS 9, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
        public static var prompt: AccessibilityQuickActionPromptStyle { AccessibilityQuickActionPromptStyle() }
    }

    // MARK: Rotors

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct AccessibilitySystemRotor {
        var name: String
        public static func links(visited: Bool) -> AccessibilitySystemRotor { AccessibilitySystemRotor(name: "links(\(visited))") }
        public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "links") }
        public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
            AccessibilitySystemRotor(name: "headings(\(level))")
        }
        public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "headings") }
        public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "boldText") }
        public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "italicText") }
        public static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "underlineText") }
        public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "misspelledWords") }
        public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "images") }
        public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "textFields") }
        public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "tables") }
        public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "lists") }
        public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "landmarks") }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    @MainActor @preconcurrency public protocol AccessibilityRotorContent {
        associatedtype Body: AccessibilityRotorContent
        @AccessibilityRotorContentBuilder var body: Self.Body { get }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    extension Never: AccessibilityRotorContent {}

    /// Rotor content without a body of its own.
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public protocol _PrimitiveRotorContent: AccessibilityRotorContent where Body == Never {}

    extension _PrimitiveRotorContent {
        public var body: Never { fatalError("primitive rotor content has no body") }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct AccessibilityRotorEntry<ID>: _PrimitiveRotorContent where ID: Hashable {
        public var id: ID?
        init(_id: ID?) { id = _id }
        public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}) { self.init(_id: id) }
        public init(
            _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
        ) {
            self.init(_id: id)
        }
        public init(_ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}) {
            self.init(_id: id)
        }

        @_disfavoredOverload
        public init<S>(_ label: S, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {})
        where S: StringProtocol { self.init(_id: id) }

        public init(
            _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
            prepare: @escaping (() -> Void) = {}
        ) { self.init(_id: id) }

        @_disfavoredOverload
        public init<S>(
            _ label: S, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
        ) where S: StringProtocol { self.init(_id: id) }
    }

    extension AccessibilityRotorEntry where ID == Never {
        public init(_ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}) { self.init(_id: nil) }
        public init(_ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}) {
            self.init(_id: nil)
        }

        @_disfavoredOverload
        public init<S>(_ label: S, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}) where S: StringProtocol {
            self.init(_id: nil)
        }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    extension ForEach: AccessibilityRotorContent, _PrimitiveRotorContent where Content: AccessibilityRotorContent {
        public init(_ data: Data, id: KeyPath<Data.Element, ID>, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
        {
            self.init(_data: data, content: content)
        }
        public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
        where ID == Data.Element.ID, Data.Element: Identifiable { self.init(_data: data, content: content) }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    extension Group: AccessibilityRotorContent, _PrimitiveRotorContent where Content: AccessibilityRotorContent {
        public init(@AccessibilityRotorContentBuilder content: () -> Content) { self.init(_content: content()) }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    @resultBuilder
    public struct AccessibilityRotorContentBuilder {
        public static func buildExpression<Content>(_ content: Content) -> Content where Content: AccessibilityRotorContent { content }

        public static func buildBlock<Content>(_ content: Content) -> some AccessibilityRotorContent where Content: AccessibilityRotorContent {
            content
        }

        @_disfavoredOverload
        public static func buildBlock<each Content>(_ content: repeat each Content) -> some AccessibilityRotorContent
        where repeat each Content: AccessibilityRotorContent {
            AccessibilityTupleRotorContent<(repeat each Content)>(value: (repeat each content))
        }

        public static func buildIf<Content>(_ content: Content?) -> some AccessibilityRotorContent where Content: AccessibilityRotorContent {
            AccessibilityOptionalRotorContent(content: content)
        }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct AccessibilityOptionalRotorContent<Content>: _PrimitiveRotorContent where Content: AccessibilityRotorContent {
        public var content: Content?
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct AccessibilityTupleRotorContent<T>: _PrimitiveRotorContent {
        public var value: T
    }

    public struct _Unpublished_accessibilityFocused: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_accessibilityActions<Content>: _UnpublishedModifier {
        public var content: Content
        public var arguments: [Any]
    }

    public struct _Unpublished_accessibilityAction<Label>: _UnpublishedModifier {
        public var label: Label
        public var arguments: [Any]
    }

    public struct _Unpublished_accessibilityRepresentation<V>: _UnpublishedModifier {
        public var representation: V
        public var arguments: [Any]
    }

    public struct _Unpublished_accessibilityChildren<V>: _UnpublishedModifier {
        public var children: V
        public var arguments: [Any]
    }

    public struct _Unpublished_accessibilityChartDescriptor: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_accessibilityLabeledPair: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_accessibilityLinkedGroup: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_accessibilityShowsLargeContentViewer: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_accessibilityShowsLargeContentViewer_content<V>: _UnpublishedModifier {
        public var largeContentView: V
        public var arguments: [Any]
    }

    public struct _Unpublished_accessibilityQuickAction<Content>: _UnpublishedModifier {
        public var content: Content
        public var arguments: [Any]
    }

    public struct _Unpublished_accessibilityRotor<Content>: _UnpublishedModifier {
        public var entries: Content
        public var arguments: [Any]
    }

    public struct _Unpublished_accessibilityRotor_entries: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_accessibilityRotorEntry: _UnpublishedModifier {
        public var arguments: [Any]
    }
    """#
