// Modifiers that react: appearance, tasks, changes, preferences, commands, hovering, dropping.

extension PreludeSource {
    static let swiftUIEventModifiers = PreludeSource(module: "SwiftUI", name: "EventModifiers", text: source)
}

private let source = #"""
    @frozen public struct _AppearanceActionModifier: ViewModifier {
        public typealias Body = Never
        var name: String
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    @frozen public struct _TaskModifier: ViewModifier {
        public typealias Body = Never
        public var priority: TaskPriority
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    @frozen public struct _TaskValueModifier<Value>: ViewModifier where Value: Equatable {
        public typealias Body = Never
        public var value: Value
        public var priority: TaskPriority
    }

    @frozen public struct _ValueActionModifier<Value>: ViewModifier, _SceneModifier where Value: Equatable {
        public typealias Body = Never
        public var value: Value
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct _ValueActionModifier2<Value>: ViewModifier where Value: Equatable {
        public typealias Body = Never
        public var value: Value
    }

    @frozen public struct SubscriptionView<PublisherType, Content>: _PrimitiveView where PublisherType: Publisher, Content: View {
        public var content: Content
        public var publisher: PublisherType
        public var action: (PublisherType.Output) -> Void
        public init(content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void) {
            self.content = content
            self.publisher = publisher
            self.action = action
        }
    }

    extension View {
        // selfsame: neutral(the change itself is meant to do it) perform: if
        // selfsame: lifecycle, acts, merges
        public func onAppear(perform action: (() -> Void)? = nil) -> some View { modifier(_AppearanceActionModifier(name: "appear")) }

        // selfsame: neutral(the change itself is meant to do it) perform: if
        // selfsame: lifecycle, acts, merges
        public func onDisappear(perform action: (() -> Void)? = nil) -> some View { modifier(_AppearanceActionModifier(name: "disappear")) }

        // SDK 26.4 lets the running system choose a second generation of this modifier; the prelude keeps the first.
        // selfsame: neutral(the change itself is meant to start it) if
        // selfsame: lifecycle
        // selfsame: follows id
        // selfsame: acts, runs on event, merges
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func task(priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void) -> some View {
            modifier(_TaskModifier(priority: priority))
        }

        // selfsame: lifecycle
        // selfsame: follows id
        // selfsame: acts, runs on event, merges
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func task<T>(id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void) -> some View
        where T: Equatable {
            modifier(_TaskValueModifier(value: value, priority: priority))
        }

        // selfsame: neutral() of: _, perform: if
        // selfsame: follows of
        // selfsame: acts, merges
        @available(iOS, introduced: 14, deprecated: 17)
        @available(macOS, introduced: 11, deprecated: 14)
        @available(tvOS, introduced: 14, deprecated: 17)
        @available(watchOS, introduced: 7, deprecated: 10)
        public func onChange<V>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View where V: Equatable {
            modifier(_ValueActionModifier(value: value))
        }

        // selfsame: neutral() of: _, if
        // certainty: strong
        // selfsame: follows of
        // selfsame: acts, merges
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void) -> some View
        where V: Equatable {
            ModifiedContent(content: modifier(_ValueActionModifier2(value: value)), modifier: _AppearanceActionModifier(name: "initial"))
        }

        // selfsame: neutral() of: _, if
        // certainty: strong
        // selfsame: follows of
        // selfsame: acts, merges
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View where V: Equatable {
            ModifiedContent(content: modifier(_ValueActionModifier2(value: value)), modifier: _AppearanceActionModifier(name: "initial"))
        }

        // selfsame: neutral() _, perform: if
        // selfsame: acts, follows, receives, merges
        public func onReceive<P>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
        where P: Publisher, P.Failure == Never {
            SubscriptionView(content: self, publisher: publisher, action: action)
        }

        // certainty: opaque
        // selfsame: acts
        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { modifier(_Unpublished_onOpenURL(arguments: [])) }

        // certainty: opaque
        // selfsame: acts
        @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
        public func onOpenURL(prefersInApp: Bool) -> some View { modifier(_Unpublished_onOpenURL(arguments: [prefersInApp])) }

        // certainty: opaque
        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func onContinueUserActivity(_ activityType: String, perform action: @escaping (NSUserActivity) -> Void) -> some View {
            modifier(_Unpublished_onContinueUserActivity(arguments: [activityType]))
        }

        // certainty: opaque
        @available(iOS 14, macOS 11, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
            modifier(_Unpublished_handlesExternalEvents(arguments: [preferring, allowing]))
        }

        // certainty: opaque
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func interactionActivityTrackingTag(_ tag: String) -> some View {
            modifier(_Unpublished_interactionActivityTrackingTag(arguments: [tag]))
        }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct UserActivityModifier: ViewModifier {
        public typealias Body = Never
        public var activityType: String
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    extension View {
        // certainty: strong
        public func userActivity(_ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void) -> some View {
            modifier(UserActivityModifier(activityType: activityType))
        }

        // certainty: strong
        public func userActivity<P>(_ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void) -> some View {
            modifier(UserActivityModifier(activityType: activityType))
        }
    }

    // MARK: Preferences

    @frozen public struct _PreferenceWritingModifier<Key>: ViewModifier where Key: PreferenceKey {
        public typealias Body = Never
        public var value: Key.Value
    }

    @frozen public struct _PreferenceTransformModifier<Key>: ViewModifier where Key: PreferenceKey {
        public typealias Body = Never
        var name: String
    }

    @frozen public struct _PreferenceActionModifier<Key>: ViewModifier where Key: PreferenceKey, Key.Value: Equatable {
        public typealias Body = Never
    }

    @frozen public struct _AnchorWritingModifier<AnchorValue, Key>: ViewModifier where Key: PreferenceKey {
        public typealias Body = Never
        public var anchor: Anchor<AnchorValue>.Source
    }

    @frozen public struct _AnchorTransformModifier<AnchorValue, Key>: ViewModifier where Key: PreferenceKey {
        public typealias Body = Never
        public var anchor: Anchor<AnchorValue>.Source
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    @frozen public struct _BackgroundPreferenceModifier<Key, Content>: ViewModifier where Key: PreferenceKey, Content: View {
        public typealias Body = Never
        var alignment: Alignment
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    @frozen public struct _OverlayPreferenceModifier<Key, Content>: ViewModifier where Key: PreferenceKey, Content: View {
        public typealias Body = Never
        var alignment: Alignment
    }

    public struct _PreferenceValue<Key> where Key: PreferenceKey {}

    @frozen public struct _DelayedPreferenceView<Key, Content>: _PrimitiveView where Key: PreferenceKey, Content: View {
        public var content: Content
    }

    @frozen public struct _PreferenceReadingView<Key, Content>: _PrimitiveView where Key: PreferenceKey, Content: View {}

    extension View {
        // selfsame: preference writes
        public func preference<K>(key: K.Type = K.self, value: K.Value) -> some View where K: PreferenceKey {
            modifier(_PreferenceWritingModifier<K>(value: value))
        }

        // selfsame: preference transforms
        public func transformPreference<K>(_ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void) -> some View
        where K: PreferenceKey {
            modifier(_PreferenceTransformModifier<K>(name: "transformPreference"))
        }

        // selfsame: preference observes
        // selfsame: measures
        public func onPreferenceChange<K>(_ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void) -> some View
        where K: PreferenceKey, K.Value: Equatable { modifier(_PreferenceActionModifier<K>()) }

        // selfsame: preference writes
        public func anchorPreference<A, K>(
            key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
        ) -> some View
        where K: PreferenceKey { modifier(_AnchorWritingModifier<A, K>(anchor: value)) }

        // selfsame: preference transforms
        public func transformAnchorPreference<A, K>(
            key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
        ) -> some View where K: PreferenceKey { modifier(_AnchorTransformModifier<A, K>(anchor: value)) }

        // selfsame: preference shows
        @_disfavoredOverload
        public func overlayPreferenceValue<Key, T>(
            _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
        ) -> some View
        where Key: PreferenceKey, T: View {
            _DelayedPreferenceView<Key, ModifiedContent<Self, _OverlayModifier<_PreferenceReadingView<Key, T>>>>(
                content: modifier(_OverlayModifier(overlay: _PreferenceReadingView<Key, T>())))
        }

        // selfsame: preference shows
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func overlayPreferenceValue<K, V>(
            _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
        ) -> some View
        where K: PreferenceKey, V: View { modifier(_OverlayPreferenceModifier<K, V>(alignment: alignment)) }

        // selfsame: preference shows
        @_disfavoredOverload
        public func overlayPreferenceValue<K, V>(
            _v0 key: K.Type, _: Void = (), alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
        ) -> some View where K: PreferenceKey, V: View {
            _DelayedPreferenceView<K, ModifiedContent<Self, _OverlayModifier<_PreferenceReadingView<K, V>>>>(
                content: modifier(_OverlayModifier(overlay: _PreferenceReadingView<K, V>(), alignment: alignment)))
        }

        // selfsame: preference shows
        @_disfavoredOverload
        public func backgroundPreferenceValue<Key, T>(
            _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
        ) -> some View
        where Key: PreferenceKey, T: View {
            _DelayedPreferenceView<Key, ModifiedContent<Self, _BackgroundModifier<_PreferenceReadingView<Key, T>>>>(
                content: modifier(_BackgroundModifier(background: _PreferenceReadingView<Key, T>())))
        }

        // selfsame: preference shows
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func backgroundPreferenceValue<K, V>(
            _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
        ) -> some View
        where K: PreferenceKey, V: View { modifier(_BackgroundPreferenceModifier<K, V>(alignment: alignment)) }

        // selfsame: preference shows
        @_disfavoredOverload
        public func backgroundPreferenceValue<K, V>(
            _v0 key: K.Type, _: Void = (), alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
        ) -> some View where K: PreferenceKey, V: View {
            _DelayedPreferenceView<K, ModifiedContent<Self, _BackgroundModifier<_PreferenceReadingView<K, V>>>>(
                content: modifier(_BackgroundModifier(background: _PreferenceReadingView<K, V>(), alignment: alignment)))
        }
    }

    public struct PreferredColorSchemeKey: PreferenceKey {
        public typealias Value = ColorScheme?
        public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
    }

    extension View {
        // selfsame: never inert
        // selfsame: preference writes preferredColorScheme
        public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
            modifier(_PreferenceWritingModifier<PreferredColorSchemeKey>(value: colorScheme))
        }
    }

    // MARK: Pointer, keys and focus

    @frozen public struct _HoverRegionModifier: ViewModifier {
        public typealias Body = Never
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct OnSubmitModifier: ViewModifier {
        public typealias Body = Never
        public var triggers: SubmitTriggers
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct FocusStateBindingModifier<Value>: ViewModifier where Value: Hashable {
        public typealias Body = Never
        public var value: Value
    }

    public struct OnCommandModifier: ViewModifier {
        public typealias Body = Never
        var name: String
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct _TooltipModifier: ViewModifier {
        public typealias Body = Never
        public var text: Text
    }

    extension View {
        // selfsame: hovers
        @available(iOS 13.4, macOS 10.15, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func onHover(perform action: @escaping (Bool) -> Void) -> some View { modifier(_HoverRegionModifier()) }

        // selfsame: hovers
        // certainty: opaque
        @available(iOS, introduced: 16, deprecated: 100000.0)
        @available(macOS, introduced: 13, deprecated: 100000.0)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @_disfavoredOverload
        public func onContinuousHover(coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void) -> some View {
            modifier(_Unpublished_onContinuousHover(arguments: [coordinateSpace]))
        }

        // selfsame: hovers
        // certainty: opaque
        @available(iOS 17, macOS 14, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func onContinuousHover(
            coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
        ) -> some View { modifier(_Unpublished_onContinuousHover(arguments: [coordinateSpace])) }

        // selfsame: runs on event
        // selfsame: neutral() if
        // certainty: strong
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
            modifier(OnSubmitModifier(triggers: triggers))
        }

        // certainty: strong
        // selfsame: focuses
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func focused<Value>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View where Value: Hashable {
            modifier(FocusStateBindingModifier(value: value))
        }

        // certainty: strong
        // selfsame: focuses
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func focused(_ condition: FocusState<Bool>.Binding) -> some View { modifier(FocusStateBindingModifier(value: true)) }

        // certainty: strong
        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func help(_ textKey: LocalizedStringKey) -> some View { modifier(_TooltipModifier(text: Text(textKey))) }

        // certainty: strong
        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        @_disfavoredOverload
        public func help<S>(_ text: S) -> some View where S: StringProtocol { modifier(_TooltipModifier(text: Text(text))) }

        // certainty: strong
        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func help(_ text: Text) -> some View { modifier(_TooltipModifier(text: text)) }

        // certainty: opaque
        @available(macOS, introduced: 10.15, deprecated: 14)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public func focusable(_ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void) -> some View {
            modifier(_Unpublished_focusable(arguments: [isFocusable]))
        }

        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func focusable(_ isFocusable: Bool = true) -> some View { modifier(_Unpublished_focusable(arguments: [isFocusable])) }

        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
            modifier(_Unpublished_focusable(arguments: [isFocusable, interactions]))
        }

        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
            modifier(_Unpublished_focusEffectDisabled(arguments: [disabled]))
        }

        // certainty: opaque
        @available(macOS 12, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public func focusScope(_ namespace: Namespace.ID) -> some View { modifier(_Unpublished_focusScope(arguments: [namespace])) }

        // certainty: opaque
        @available(macOS 13, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public func focusSection() -> some View { modifier(_Unpublished_focusSection(arguments: [])) }

        // certainty: opaque
        // selfsame: sets environment
        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
            modifier(_Unpublished_focusedValue(arguments: [keyPath, value]))
        }

        // certainty: opaque
        // selfsame: sets environment
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
            modifier(_Unpublished_focusedValue(arguments: [keyPath, value as Any]))
        }

        // certainty: opaque
        // selfsame: sets environment
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func focusedValue<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
            modifier(_Unpublished_focusedValue(arguments: [object as Any]))
        }

        // certainty: opaque
        // selfsame: sets environment
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> some View {
            modifier(_Unpublished_focusedSceneValue(arguments: [keyPath, value]))
        }

        // certainty: opaque
        // selfsame: sets environment
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?) -> some View {
            modifier(_Unpublished_focusedSceneValue(arguments: [keyPath, value as Any]))
        }

        // certainty: opaque
        // selfsame: sets environment
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func focusedSceneValue<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
            modifier(_Unpublished_focusedSceneValue(arguments: [object as Any]))
        }

        // certainty: opaque
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func focusedObject<T>(_ object: T) -> some View where T: ObservableObject {
            modifier(_Unpublished_focusedObject(arguments: [object]))
        }

        // certainty: opaque
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func focusedObject<T>(_ object: T?) -> some View where T: ObservableObject {
            modifier(_Unpublished_focusedObject(arguments: [object as Any]))
        }

        // certainty: opaque
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func focusedSceneObject<T>(_ object: T) -> some View where T: ObservableObject {
            modifier(_Unpublished_focusedSceneObject(arguments: [object]))
        }

        // certainty: opaque
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func focusedSceneObject<T>(_ object: T?) -> some View where T: ObservableObject {
            modifier(_Unpublished_focusedSceneObject(arguments: [object as Any]))
        }

        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func defaultFocus<V>(
            _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
        ) -> some View where V: Hashable { modifier(_Unpublished_defaultFocus(arguments: [binding, value, priority])) }

        // certainty: opaque
        @available(macOS 12, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View {
            modifier(_Unpublished_prefersDefaultFocus(arguments: [prefersDefaultFocus, namespace]))
        }

        // selfsame: runs on event
        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, *)
        @available(watchOS, unavailable)
        public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
            modifier(_Unpublished_onKeyPress(arguments: [key]))
        }

        // selfsame: runs on event
        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, *)
        @available(watchOS, unavailable)
        public func onKeyPress(_ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result) -> some View {
            modifier(_Unpublished_onKeyPress(arguments: [key, phases]))
        }

        // selfsame: runs on event
        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, *)
        @available(watchOS, unavailable)
        public func onKeyPress(
            keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
        ) -> some View { modifier(_Unpublished_onKeyPress(arguments: [keys, phases])) }

        // selfsame: runs on event
        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, *)
        @available(watchOS, unavailable)
        public func onKeyPress(
            characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
        ) -> some View { modifier(_Unpublished_onKeyPress(arguments: [characters, phases])) }

        // selfsame: runs on event
        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, *)
        @available(watchOS, unavailable)
        public func onKeyPress(phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View {
            modifier(_Unpublished_onKeyPress(arguments: [phases]))
        }

        // certainty: opaque
        @available(iOS 14, macOS 11, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
            modifier(_Unpublished_keyboardShortcut(arguments: [key, modifiers]))
        }

        // certainty: opaque
        @available(iOS 14, macOS 11, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
            modifier(_Unpublished_keyboardShortcut(arguments: [shortcut]))
        }

        // certainty: opaque
        @available(iOS 15.4, macOS 12.3, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
            modifier(_Unpublished_keyboardShortcut(arguments: [shortcut as Any]))
        }

        // certainty: opaque
        @available(iOS 15, macOS 12, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func keyboardShortcut(
            _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
        ) -> some View { modifier(_Unpublished_keyboardShortcut(arguments: [key, modifiers, localization])) }

        // certainty: opaque
        @available(iOS 13.4, tvOS 13.4, *)
        @available(macOS, unavailable)
        @available(watchOS, unavailable)
        public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { modifier(_Unpublished_hoverEffect(arguments: [effect])) }

        // certainty: opaque
        @available(iOS 17, tvOS 17, *)
        @available(macOS, unavailable)
        @available(watchOS, unavailable)
        public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
            modifier(_Unpublished_hoverEffect(arguments: [effect, isEnabled]))
        }

        // certainty: opaque
        @available(iOS 17, tvOS 17, *)
        @available(macOS, unavailable)
        @available(watchOS, unavailable)
        public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
            modifier(_Unpublished_hoverEffectDisabled(arguments: [disabled]))
        }

        // certainty: opaque
        @available(iOS 17, tvOS 17, *)
        @available(macOS, unavailable)
        @available(watchOS, unavailable)
        public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
            modifier(_Unpublished_defaultHoverEffect(arguments: [effect as Any]))
        }

        // certainty: opaque
        @available(macOS 15, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public func pointerStyle(_ style: PointerStyle?) -> some View { modifier(_Unpublished_pointerStyle(arguments: [style as Any])) }

        // certainty: opaque
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View {
            modifier(_Unpublished_handGestureShortcut(arguments: [shortcut, isEnabled]))
        }

        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T) -> some View where T: Equatable {
            modifier(_Unpublished_sensoryFeedback(arguments: [feedback, trigger]))
        }

        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func sensoryFeedback<T>(
            _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
        ) -> some View where T: Equatable { modifier(_Unpublished_sensoryFeedback(arguments: [feedback, trigger])) }

        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func sensoryFeedback<T>(trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?) -> some View
        where T: Equatable { modifier(_Unpublished_sensoryFeedback(arguments: [trigger])) }

        // certainty: opaque
        @available(macOS 15, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public func onModifierKeysChanged(
            mask: EventModifiers = .all, initial: Bool = true, _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
        ) -> some View { modifier(_Unpublished_onModifierKeysChanged(arguments: [mask, initial])) }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    @frozen public enum HoverPhase: Equatable {
        case active(CGPoint)
        case ended
    }

    @available(iOS 13.4, macOS 10.15, tvOS 13.4, watchOS 6.2, *)
    public struct HoverEffect {
        var name: String
        public static let automatic = HoverEffect(name: "automatic")
        public static let highlight = HoverEffect(name: "highlight")
        public static let lift = HoverEffect(name: "lift")
    }

    @available(macOS 15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct PointerStyle {
        var name: String
        public static let `default` = PointerStyle(name: "default")
        public static let link = PointerStyle(name: "link")
        public static let horizontalText = PointerStyle(name: "horizontalText")
        public static let verticalText = PointerStyle(name: "verticalText")
        public static let rectSelection = PointerStyle(name: "rectSelection")
        public static let grabIdle = PointerStyle(name: "grabIdle")
        public static let grabActive = PointerStyle(name: "grabActive")
        public static let zoomIn = PointerStyle(name: "zoomIn")
        public static let zoomOut = PointerStyle(name: "zoomOut")
        public static let columnResize = PointerStyle(name: "columnResize")
        public static let rowResize = PointerStyle(name: "rowResize")
        public static func frameResize(position: FrameResizePosition, directions: FrameResizeDirection.Set = .all) -> PointerStyle {
            PointerStyle(name: "frameResize")
        }
    }

    @available(macOS 15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public enum FrameResizePosition { case top, leading, bottom, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing }

    @available(macOS 15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public enum FrameResizeDirection {
        case inward, outward
        public struct Set: OptionSet {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            public static let inward = Set(rawValue: 1)
            public static let outward = Set(rawValue: 2)
            public static let all = Set(rawValue: 3)
        }
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public struct HandGestureShortcut: Hashable {
        public static let primaryAction = HandGestureShortcut()
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct FocusInteractions: OptionSet {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let activate = FocusInteractions(rawValue: 1)
        public static let edit = FocusInteractions(rawValue: 2)
        public static let automatic = FocusInteractions(rawValue: 4)
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct DefaultFocusEvaluationPriority {
        var name: String
        public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
        public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct KeyPress {
        public struct Phases: OptionSet {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            public static let down = KeyPress.Phases(rawValue: 1)
            public static let `repeat` = KeyPress.Phases(rawValue: 2)
            public static let up = KeyPress.Phases(rawValue: 4)
            public static let all = KeyPress.Phases(rawValue: 7)
        }
        public enum Result { case handled, ignored }
        public var phase: KeyPress.Phases
        public var key: KeyEquivalent
        public var characters: String
        public var modifiers: EventModifiers
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct SensoryFeedback: Equatable {
        public enum Weight { case light, medium, heavy }
        public enum Flexibility { case rigid, solid, soft }
        var name: String
        public static let success = SensoryFeedback(name: "success")
        public static let warning = SensoryFeedback(name: "warning")
        public static let error = SensoryFeedback(name: "error")
        public static let selection = SensoryFeedback(name: "selection")
        public static let increase = SensoryFeedback(name: "increase")
        public static let decrease = SensoryFeedback(name: "decrease")
        public static let start = SensoryFeedback(name: "start")
        public static let stop = SensoryFeedback(name: "stop")
        public static let alignment = SensoryFeedback(name: "alignment")
        public static let levelChange = SensoryFeedback(name: "levelChange")
        public static let impact = SensoryFeedback(name: "impact")
        public static func impact(weight: SensoryFeedback.Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
            SensoryFeedback(name: "impact(\(weight), \(intensity))")
        }
        public static func impact(flexibility: SensoryFeedback.Flexibility, intensity: Double = 1) -> SensoryFeedback {
            SensoryFeedback(name: "impact(\(flexibility), \(intensity))")
        }
    }

    // MARK: Commands from menus and remotes

    extension View {
        // selfsame: runs on event
        // certainty: strong
        @available(macOS 10.15, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public func onDeleteCommand(perform action: (() -> Void)?) -> some View { modifier(OnCommandModifier(name: "delete")) }

        // selfsame: runs on event
        // certainty: strong
        @available(macOS 10.15, tvOS 13, *)
        @available(iOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public func onExitCommand(perform action: (() -> Void)?) -> some View { modifier(OnCommandModifier(name: "exit")) }

        // selfsame: runs on event
        // certainty: strong
        @available(macOS 10.15, tvOS 13, *)
        @available(iOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public func onMoveCommand(perform action: ((_ direction: MoveCommandDirection) -> Void)?) -> some View {
            modifier(OnCommandModifier(name: "move"))
        }

        // selfsame: runs on event
        // certainty: strong
        @available(tvOS 13, *)
        @available(iOS, unavailable)
        @available(macOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { modifier(OnCommandModifier(name: "playPause")) }

        // certainty: opaque
        @available(macOS 10.15, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public func onCommand(_ selector: String, perform action: (() -> Void)?) -> some View {
            modifier(_Unpublished_onCommand(arguments: [selector]))
        }

        // selfsame: runs on event
        // certainty: opaque
        @available(macOS 10.15, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
            modifier(_Unpublished_onCopyCommand(arguments: []))
        }

        // selfsame: runs on event
        // certainty: opaque
        @available(macOS 10.15, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
            modifier(_Unpublished_onCutCommand(arguments: []))
        }

        // selfsame: runs on event
        // certainty: opaque
        @available(macOS 11, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public func onPasteCommand(of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void) -> some View
        { modifier(_Unpublished_onPasteCommand(arguments: [supportedContentTypes])) }

        // selfsame: runs on event
        // certainty: opaque
        @available(macOS 11, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public func onPasteCommand<Payload>(
            of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
            perform payloadAction: @escaping (Payload) -> Void
        ) -> some View { modifier(_Unpublished_onPasteCommand(arguments: [supportedContentTypes])) }

        // certainty: opaque
        @available(tvOS 14.3, *)
        @available(iOS, unavailable)
        @available(macOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public func pageCommand<V>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1) -> some View where V: BinaryInteger {
            modifier(_Unpublished_pageCommand(arguments: [value, bounds, step]))
        }

        // certainty: opaque
        @available(macOS 13, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public func copyable<T>(_ payload: @autoclosure @escaping () -> [T]) -> some View where T: Transferable {
            modifier(_Unpublished_copyable(arguments: []))
        }

        // certainty: opaque
        @available(macOS 13, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public func cuttable<T>(for payloadType: T.Type = T.self, action: @escaping () -> [T]) -> some View where T: Transferable {
            modifier(_Unpublished_cuttable(arguments: [payloadType]))
        }

        // certainty: opaque
        @available(macOS 13, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public func pasteDestination<T>(
            for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void, validator: @escaping ([T]) -> [T] = { $0 }
        ) -> some View where T: Transferable { modifier(_Unpublished_pasteDestination(arguments: [payloadType])) }

        // certainty: opaque
        @available(macOS 13, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public func exportableToServices<T>(_ payload: @autoclosure @escaping () -> [T]) -> some View where T: Transferable {
            modifier(_Unpublished_exportableToServices(arguments: []))
        }

        // certainty: opaque
        @available(macOS 13, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public func exportableToServices<T>(_ payload: @autoclosure @escaping () -> [T], onEdit: @escaping ([T]) -> Bool) -> some View
        where T: Transferable { modifier(_Unpublished_exportableToServices(arguments: [])) }

        // certainty: opaque
        @available(macOS 13, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public func importableFromServices<T>(for payloadType: T.Type = T.self, action: @escaping ([T]) -> Bool) -> some View
        where T: Transferable { modifier(_Unpublished_importableFromServices(arguments: [payloadType])) }

        // certainty: opaque
        @available(macOS 12, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public func exportsItemProviders(_ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]) -> some View {
            modifier(_Unpublished_exportsItemProviders(arguments: [contentTypes]))
        }

        // certainty: opaque
        @available(macOS 12, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public func exportsItemProviders(
            _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider], onEdit: @escaping ([NSItemProvider]) -> Bool
        ) -> some View { modifier(_Unpublished_exportsItemProviders(arguments: [contentTypes])) }

        // certainty: opaque
        @available(macOS 12, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public func importsItemProviders(_ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool) -> some View {
            modifier(_Unpublished_importsItemProviders(arguments: [contentTypes]))
        }

        // certainty: opaque
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
            modifier(_Unpublished_renameAction(arguments: [isFocused]))
        }

        // certainty: opaque
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func renameAction(_ action: @escaping () -> Void) -> some View { modifier(_Unpublished_renameAction(arguments: [])) }
    }

    public enum MoveCommandDirection { case up, down, left, right }

    // MARK: Drag and drop

    public enum DropOperation { case cancel, forbidden, copy, move }

    @available(iOS 13.4, macOS 10.15, tvOS 13.4, watchOS 6.2, *)
    public struct DropProposal {
        public let operation: DropOperation
        public init(operation: DropOperation) { self.operation = operation }
    }

    @available(iOS 13.4, macOS 10.15, tvOS 13.4, watchOS 6.2, *)
    public struct DropInfo {
        public var location: CGPoint
        public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
        public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
    }

    @available(iOS 13.4, macOS 10.15, tvOS 13.4, watchOS 6.2, *)
    @MainActor @preconcurrency public protocol DropDelegate {
        func validateDrop(info: DropInfo) -> Bool
        func performDrop(info: DropInfo) -> Bool
        // selfsame: hovers
        func dropEntered(info: DropInfo)
        // selfsame: hovers
        func dropUpdated(info: DropInfo) -> DropProposal?
        // selfsame: hovers
        func dropExited(info: DropInfo)
    }

    extension DropDelegate {
        public func validateDrop(info: DropInfo) -> Bool { true }
        public func dropEntered(info: DropInfo) {}
        public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
        public func dropExited(info: DropInfo) {}
    }

    extension View {
        // selfsame: hovers
        // certainty: opaque
        @available(iOS 13.4, macOS 10.15, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { modifier(_Unpublished_onDrag(arguments: [])) }

        // selfsame: hovers
        // certainty: opaque
        @available(iOS 15, macOS 12, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func onDrag<V>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) -> some View where V: View {
            modifier(_Unpublished_onDrag_preview(preview: preview(), arguments: []))
        }

        // selfsame: runs on event
        // certainty: opaque
        @available(iOS 14, macOS 11, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func onDrop(
            of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
        ) -> some View { modifier(_Unpublished_onDrop(arguments: [supportedContentTypes, isTargeted as Any])) }

        // selfsame: runs on event
        // certainty: opaque
        @available(iOS 14, macOS 11, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func onDrop(
            of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
            perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
        ) -> some View { modifier(_Unpublished_onDrop(arguments: [supportedContentTypes, isTargeted as Any])) }

        // selfsame: runs on event
        // certainty: opaque
        @available(iOS 14, macOS 11, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
            modifier(_Unpublished_onDrop(arguments: [supportedContentTypes, delegate]))
        }

        // selfsame: runs on event
        // certainty: opaque
        @available(iOS, introduced: 13.4, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func onDrop(
            of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
        ) -> some View { modifier(_Unpublished_onDrop(arguments: [supportedTypes, isTargeted as Any])) }

        // selfsame: runs on event
        // certainty: opaque
        @available(iOS, introduced: 13.4, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func onDrop(
            of supportedTypes: [String], isTargeted: Binding<Bool>?,
            perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
        ) -> some View { modifier(_Unpublished_onDrop(arguments: [supportedTypes, isTargeted as Any])) }

        // selfsame: runs on event
        // certainty: opaque
        @available(iOS, introduced: 13.4, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
            modifier(_Unpublished_onDrop(arguments: [supportedTypes, delegate]))
        }

        // certainty: opaque
        @available(iOS 16, macOS 13, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View where T: Transferable {
            modifier(_Unpublished_draggable(arguments: []))
        }

        // certainty: opaque
        @available(iOS 16, macOS 13, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func draggable<V, T>(_ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V) -> some View
        where V: View, T: Transferable { modifier(_Unpublished_draggable_preview(preview: preview(), arguments: [])) }

        // selfsame: runs on event
        // certainty: opaque
        @available(iOS 16, macOS 13, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func dropDestination<T>(
            for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
            isTargeted: @escaping (Bool) -> Void = { _ in }
        ) -> some View where T: Transferable { modifier(_Unpublished_dropDestination(arguments: [payloadType])) }
    }

    public struct _Unpublished_onOpenURL: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_onContinueUserActivity: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_handlesExternalEvents: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_interactionActivityTrackingTag: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_onContinuousHover: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_focusable: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_focusEffectDisabled: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_focusScope: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_focusSection: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_focusedValue: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_focusedSceneValue: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_focusedObject: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_focusedSceneObject: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_defaultFocus: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_prefersDefaultFocus: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_onKeyPress: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_keyboardShortcut: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_hoverEffect: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_hoverEffectDisabled: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_defaultHoverEffect: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_pointerStyle: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_handGestureShortcut: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_sensoryFeedback: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_onModifierKeysChanged: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_onCommand: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_onCopyCommand: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_onCutCommand: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_onPasteCommand: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_pageCommand: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_copyable: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_cuttable: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_pasteDestination: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_exportableToServices: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_importableFromServices: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_exportsItemProviders: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_importsItemProviders: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_renameAction: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_onDrag: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_onDrag_preview<V>: _UnpublishedModifier {
        public var preview: V
        public var arguments: [Any]
    }

    public struct _Unpublished_onDrop: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_draggable: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_draggable_preview<V>: _UnpublishedModifier {
        public var preview: V
        public var arguments: [Any]
    }

    public struct _Unpublished_dropDestination: _UnpublishedModifier {
        public var arguments: [Any]
    }
    """#
