// Modifiers of rows, sections and scrolling.

extension PreludeSource {
    static let swiftUIListModifiers = PreludeSource(module: "SwiftUI", name: "ListModifiers", text: source)
}

private let source = #"""
    public enum ListRowBackgroundTraitKey: _ViewTraitKey { public typealias Value = AnyView? }
    public enum ListRowInsetsTraitKey: _ViewTraitKey { public typealias Value = EdgeInsets? }
    @available(watchOS 6, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    public enum ListRowPlatterColorTraitKey: _ViewTraitKey { public typealias Value = Color? }
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public enum ListItemTintTraitKey: _ViewTraitKey { public typealias Value = ListItemTint? }
    @available(visionOS 1, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public enum ListRowHoverEffectTraitKey: _ViewTraitKey { public typealias Value = HoverEffect? }
    @available(visionOS 1, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public enum ListRowHoverEffectEnabledTraitKey: _ViewTraitKey { public typealias Value = Bool }
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public enum ListSectionSpacingTraitKey: _ViewTraitKey { public typealias Value = ListSectionSpacing? }
    public enum OnDeleteTraitKey: _ViewTraitKey { public typealias Value = String }
    public enum OnMoveTraitKey: _ViewTraitKey { public typealias Value = String }
    public enum OnInsertTraitKey: _ViewTraitKey { public typealias Value = String }
    public enum IsDeleteDisabledTraitKey: _ViewTraitKey { public typealias Value = Bool }
    public enum IsMoveDisabledTraitKey: _ViewTraitKey { public typealias Value = Bool }
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public enum IsSelectionEnabledTraitKey: _ViewTraitKey { public typealias Value = Bool }
    public enum ItemProviderTraitKey: _ViewTraitKey { public typealias Value = String }
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public enum TypeSelectEquivalentKey: _ViewTraitKey { public typealias Value = Text? }
    public enum TagValueTraitKey<V>: _ViewTraitKey where V: Hashable { public typealias Value = V }

    public struct _TagTraitWritingModifier<Value>: ViewModifier where Value: Hashable {
        public typealias Body = Never
        public var value: Value
        public var includeOptional: Bool
    }

    extension View {
        public func listRowBackground<V>(_ view: V?) -> some View where V: View {
            modifier(_TraitWritingModifier<ListRowBackgroundTraitKey>(value: view.map(AnyView.init(erasing:))))
        }

        public func listRowInsets(_ insets: EdgeInsets?) -> some View { modifier(_TraitWritingModifier<ListRowInsetsTraitKey>(value: insets)) }

        // certainty: opaque
        @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
        public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
            modifier(_Unpublished_listRowInsets(arguments: [edges, length as Any]))
        }

        @available(watchOS 6, *)
        @available(iOS, unavailable)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(visionOS, unavailable)
        public func listRowPlatterColor(_ color: Color?) -> some View {
            modifier(_TraitWritingModifier<ListRowPlatterColorTraitKey>(value: color))
        }

        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func listItemTint(_ tint: ListItemTint?) -> some View { modifier(_TraitWritingModifier<ListItemTintTraitKey>(value: tint)) }

        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func listItemTint(_ tint: Color?) -> some View {
            modifier(_TraitWritingModifier<ListItemTintTraitKey>(value: tint.map(ListItemTint.fixed)))
        }

        @available(visionOS 1, *)
        @available(iOS, unavailable)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func listRowHoverEffect(_ effect: HoverEffect?) -> some View {
            modifier(_TraitWritingModifier<ListRowHoverEffectTraitKey>(value: effect))
        }

        @available(visionOS 1, *)
        @available(iOS, unavailable)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View {
            modifier(_TraitWritingModifier<ListRowHoverEffectEnabledTraitKey>(value: disabled))
        }

        // selfsame: neutral(a view around it says otherwise) .automatic
        // certainty: opaque
        @available(iOS 15, macOS 12, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
            modifier(_Unpublished_listRowSeparator(arguments: [visibility, edges]))
        }

        // certainty: opaque
        @available(iOS 15, macOS 12, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
            modifier(_Unpublished_listRowSeparatorTint(arguments: [color as Any, edges]))
        }

        // certainty: opaque
        @available(iOS 15, macOS 12, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
            modifier(_Unpublished_listSectionSeparator(arguments: [visibility, edges]))
        }

        // certainty: opaque
        @available(iOS 15, macOS 12, *)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
            modifier(_Unpublished_listSectionSeparatorTint(arguments: [color as Any, edges]))
        }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
            ModifiedContent(
                content: modifier(_TraitWritingModifier<ListSectionSpacingTraitKey>(value: spacing)),
                modifier: _EnvironmentKeyWritingModifier<ListSectionSpacing?>(keyPath: \.listSectionSpacing, value: spacing))
        }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func listSectionSpacing(_ spacing: CGFloat) -> some View {
            ModifiedContent(
                content: modifier(_TraitWritingModifier<ListSectionSpacingTraitKey>(value: .custom(spacing))),
                modifier: _EnvironmentKeyWritingModifier<ListSectionSpacing?>(keyPath: \.listSectionSpacing, value: .custom(spacing)))
        }

        // certainty: opaque
        @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
        public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
            modifier(_Unpublished_listSectionMargins(arguments: [edges, length as Any]))
        }

        // certainty: opaque
        @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
        public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
            modifier(_Unpublished_listSectionIndexVisibility(arguments: [visibility]))
        }

        // certainty: opaque
        @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
        public func sectionIndexLabel(_ labelKey: LocalizedStringKey) -> some View {
            modifier(_Unpublished_sectionIndexLabel(arguments: [labelKey]))
        }

        // certainty: opaque
        @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
        @_disfavoredOverload
        public func sectionIndexLabel<S>(_ label: S?) -> some View where S: StringProtocol {
            modifier(_Unpublished_sectionIndexLabel(arguments: [label as Any]))
        }

        // certainty: opaque
        @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
        public func sectionIndexLabel(_ label: Text) -> some View { modifier(_Unpublished_sectionIndexLabel(arguments: [label])) }

        // certainty: opaque
        @available(macOS 14, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View {
            modifier(_Unpublished_alternatingRowBackgrounds(arguments: [behavior]))
        }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
            modifier(_TraitWritingModifier<IsSelectionEnabledTraitKey>(value: isDisabled))
        }

        public func deleteDisabled(_ isDisabled: Bool) -> some View {
            modifier(_TraitWritingModifier<IsDeleteDisabledTraitKey>(value: isDisabled))
        }

        public func moveDisabled(_ isDisabled: Bool) -> some View { modifier(_TraitWritingModifier<IsMoveDisabledTraitKey>(value: isDisabled)) }

        public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
            modifier(_TraitWritingModifier<ItemProviderTraitKey>(value: "itemProvider"))
        }

        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func typeSelectEquivalent(_ text: Text?) -> some View { modifier(_TraitWritingModifier<TypeSelectEquivalentKey>(value: text)) }

        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
            modifier(_TraitWritingModifier<TypeSelectEquivalentKey>(value: Text(stringKey)))
        }

        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        @_disfavoredOverload
        public func typeSelectEquivalent<S>(_ stringKey: S) -> some View where S: StringProtocol {
            modifier(_TraitWritingModifier<TypeSelectEquivalentKey>(value: Text(stringKey)))
        }

        // SDK 18 replaced `tag(_:)` by this form. Up to iOS 18 it makes two trait writers, for the value and for the value as an optional;
        // from 26 on one. SwiftUI has one declaration; here the two are told apart by the optional flag, and the older is gone from 26 on, since
        // the compiler prefers it for a literal flag.
        // certainty: strong
        // selfsame: tagged
        @available(iOS, introduced: 13, obsoleted: 26)
        @available(macOS, introduced: 10.15, obsoleted: 26)
        @available(tvOS, introduced: 13, obsoleted: 26)
        @available(watchOS, introduced: 6, obsoleted: 26)
        @available(visionOS, introduced: 1, obsoleted: 26)
        @_disfavoredOverload
        public func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View where V: Hashable {
            modifier(_TraitWritingModifier<TagValueTraitKey<V>>(value: tag)).modifier(_TraitWritingModifier<TagValueTraitKey<V?>>(value: tag))
        }

        // certainty: strong
        // selfsame: tagged
        @available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *)
        public func tag<V>(_ tag: V, includeOptional: Bool? = true) -> some View where V: Hashable {
            modifier(_TagTraitWritingModifier(value: tag, includeOptional: includeOptional ?? true))
        }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct ListItemTint {
        var name: String
        public static let monochrome = ListItemTint(name: "monochrome")
        public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(name: "fixed(\(tint))") }
        public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(name: "preferred(\(tint))") }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct ListSectionSpacing {
        var name: String
        public static let `default` = ListSectionSpacing(name: "default")
        public static let compact = ListSectionSpacing(name: "compact")
        public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(name: "custom(\(spacing))") }
    }

    @available(macOS 14, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct AlternatingRowBackgroundBehavior: Hashable {
        var name: String
        public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
        public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
        public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
    }

    extension DynamicViewContent {
        // selfsame: runs on event
        // selfsame: edits rows
        // selfsame: offered by lists
        public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
            ModifiedContent(content: self, modifier: _TraitWritingModifier<OnDeleteTraitKey>(value: "onDelete"))
        }

        // selfsame: runs on event
        // selfsame: offered by lists
        public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
            ModifiedContent(content: self, modifier: _TraitWritingModifier<OnMoveTraitKey>(value: "onMove"))
        }

        // selfsame: offered by lists
        // certainty: strong
        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func onInsert(
            of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
        ) -> some DynamicViewContent {
            ModifiedContent(content: self, modifier: _TraitWritingModifier<OnInsertTraitKey>(value: "onInsert"))
        }

        // selfsame: offered by lists
        // certainty: strong
        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public func onInsert(
            of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
        ) -> some DynamicViewContent {
            ModifiedContent(content: self, modifier: _TraitWritingModifier<OnInsertTraitKey>(value: "onInsert"))
        }

        // selfsame: runs on event, offered by lists
        // certainty: opaque
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func dropDestination<T>(for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void) -> some DynamicViewContent
        where T: Transferable { ModifiedContent(content: self, modifier: _Unpublished_dynamic_dropDestination(arguments: [payloadType])) }

        // selfsame: runs on event
        // certainty: opaque
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func dropDestination<T>(
            for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool, isTargeted: @escaping (Bool) -> Void
        ) -> some View where T: Transferable { modifier(_Unpublished_dropDestination(arguments: [payloadType])) }
    }

    // MARK: Scrolling

    extension View {
        // selfsame: inert(unsafe) false
        // certainty: opaque
        // selfsame: key isScrollEnabled and
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func scrollDisabled(_ disabled: Bool) -> some View { modifier(_Unpublished_scrollDisabled(arguments: [disabled])) }

        // certainty: opaque
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func scrollContentBackground(_ visibility: Visibility) -> some View {
            modifier(_Unpublished_scrollContentBackground(arguments: [visibility]))
        }

        // certainty: opaque
        // selfsame: key scrollDismissesKeyboardMode
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
            modifier(_Unpublished_scrollDismissesKeyboard(arguments: [mode]))
        }

        // certainty: opaque
        // selfsame: key scrollIndicatorVisibility
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View {
            modifier(_Unpublished_scrollIndicators(arguments: [visibility, axes]))
        }

        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func scrollIndicatorsFlash(onAppear: Bool) -> some View { modifier(_Unpublished_scrollIndicatorsFlash(arguments: [onAppear])) }

        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
            modifier(_Unpublished_scrollIndicatorsFlash(arguments: [value]))
        }

        // certainty: opaque
        @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
        public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
            modifier(_Unpublished_scrollBounceBehavior(arguments: [behavior, axes]))
        }

        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
            modifier(_Unpublished_scrollClipDisabled(arguments: [disabled]))
        }

        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
            modifier(_Unpublished_scrollTargetBehavior(arguments: [behavior]))
        }

        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
            modifier(_Unpublished_scrollTargetLayout(arguments: [isEnabled]))
        }

        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func scrollTarget(isEnabled: Bool = true) -> some View { modifier(_Unpublished_scrollTarget(arguments: [isEnabled])) }

        // certainty: opaque
        // selfsame: scrolls to ids
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
            modifier(_Unpublished_scrollPosition(arguments: [id, anchor as Any]))
        }

        // certainty: opaque
        // selfsame: scrolls to ids
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func scrollPosition(id: Binding<(some Hashable)?>) -> some View { modifier(_Unpublished_scrollPosition(arguments: [id])) }

        // certainty: opaque
        // selfsame: scrolls to ids
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func scrollPosition(initialAnchor: UnitPoint?) -> some View {
            modifier(_Unpublished_scrollPosition(arguments: [initialAnchor as Any]))
        }

        // certainty: opaque
        // selfsame: scrolls to ids
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
            modifier(_Unpublished_scrollPosition(arguments: [position, anchor as Any]))
        }

        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
            modifier(_Unpublished_defaultScrollAnchor(arguments: [anchor as Any]))
        }

        // certainty: opaque
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
            modifier(_Unpublished_defaultScrollAnchor(arguments: [anchor as Any, role]))
        }

        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func scrollTransition(
            _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
            transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
        ) -> some View { modifier(_Unpublished_scrollTransition(arguments: [configuration, axis as Any])) }

        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func scrollTransition(
            topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
            transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
        ) -> some View { modifier(_Unpublished_scrollTransition(arguments: [topLeading, bottomTrailing, axis as Any])) }

        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func contentMargins(
            _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
        ) -> some View { modifier(_Unpublished_contentMargins(arguments: [edges, insets, placement])) }

        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func contentMargins(
            _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
        ) -> some View { modifier(_Unpublished_contentMargins(arguments: [edges, length as Any, placement])) }

        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
            modifier(_Unpublished_contentMargins(arguments: [length, placement]))
        }

        // certainty: opaque
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public func onScrollGeometryChange<T>(
            for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void
        ) -> some View where T: Equatable { modifier(_Unpublished_onScrollGeometryChange(arguments: [type])) }

        // certainty: opaque
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public func onScrollPhaseChange(_ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void) -> some View {
            modifier(_Unpublished_onScrollPhaseChange(arguments: []))
        }

        // certainty: opaque
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public func onScrollPhaseChange(
            _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
        ) -> some View { modifier(_Unpublished_onScrollPhaseChange(arguments: [])) }

        // certainty: opaque
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public func onScrollTargetVisibilityChange<ID>(
            idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
        ) -> some View where ID: Hashable { modifier(_Unpublished_onScrollTargetVisibilityChange(arguments: [idType, threshold])) }

        // certainty: opaque
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View {
            modifier(_Unpublished_onScrollVisibilityChange(arguments: [threshold]))
        }

        // certainty: opaque
        @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
        public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
            modifier(_Unpublished_scrollEdgeEffectStyle(arguments: [style as Any, edges]))
        }

        // certainty: opaque
        @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
        public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
            modifier(_Unpublished_scrollEdgeEffectHidden(arguments: [hidden, edges]))
        }

        // certainty: opaque
        // selfsame: runs on event
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func refreshable(action: @escaping () async -> Void) -> some View { modifier(_Unpublished_refreshable(arguments: [])) }

        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func containerBackground<S>(_ style: S, for container: ContainerBackgroundPlacement) -> some View where S: ShapeStyle {
            modifier(_Unpublished_containerBackground(arguments: [style, container]))
        }

        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func containerBackground<V>(
            for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
        ) -> some View where V: View {
            modifier(_Unpublished_containerBackground_content(content: content(), arguments: [container, alignment]))
        }

        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
            modifier(_Unpublished_invalidatableContent(arguments: [invalidatable]))
        }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct ScrollDismissesKeyboardMode {
        var name: String
        public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "automatic") }
        public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "immediately") }
        public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "interactively") }
        public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "never") }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct ScrollIndicatorVisibility: Equatable {
        var name: String
        public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "automatic") }
        public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "visible") }
        public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "hidden") }
        public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "never") }
    }

    @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
    public struct ScrollBounceBehavior {
        var name: String
        public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(name: "automatic") }
        public static var always: ScrollBounceBehavior { ScrollBounceBehavior(name: "always") }
        public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(name: "basedOnSize") }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public protocol ScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)
        typealias TargetContext = ScrollTargetBehaviorContext
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct ScrollTarget: Hashable {
        public var rect: CGRect
        public var anchor: UnitPoint?
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct ScrollTargetBehaviorContext {
        public var originalTarget: ScrollTarget
        public var velocity: CGVector
        public var contentSize: CGSize
        public var containerSize: CGSize
        public var axes: Axis.Set
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
        public init() {}
        public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {}
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
        public struct LimitBehavior {
            var name: String
            public static var automatic: LimitBehavior { LimitBehavior(name: "automatic") }
            public static var always: LimitBehavior { LimitBehavior(name: "always") }
            public static var never: LimitBehavior { LimitBehavior(name: "never") }
            @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
            public static var alwaysByFew: LimitBehavior { LimitBehavior(name: "alwaysByFew") }
            @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
            public static var alwaysByOne: LimitBehavior { LimitBehavior(name: "alwaysByOne") }
        }
        var limitBehavior: LimitBehavior
        public init(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic) { self.limitBehavior = limitBehavior }
        public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {}
    }

    extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
        public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
    }

    extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
        public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
        public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> ViewAlignedScrollTargetBehavior {
            ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
        }
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public struct ScrollPosition: Equatable {
        public var edge: Edge?
        public var point: CGPoint?
        public var isPositionedByUser: Bool { false }
        public init(idType: (some Hashable).Type = Never.self) {}
        public init(id: some Hashable, anchor: UnitPoint? = nil) {}
        public init(idType: (some Hashable).Type = Never.self, edge: Edge) { self.edge = edge }
        public init(idType: (some Hashable).Type = Never.self, point: CGPoint) { self.point = point }
        // selfsame: scrolls to ids
        public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {}
        // selfsame: scrolls to ids
        public mutating func scrollTo(edge: Edge) { self.edge = edge }
        // selfsame: scrolls to ids
        public mutating func scrollTo(point: CGPoint) { self.point = point }
        // selfsame: scrolls to ids
        public mutating func scrollTo(x: CGFloat) {}
        // selfsame: scrolls to ids
        public mutating func scrollTo(y: CGFloat) {}
        public func viewID<T>(type: T.Type) -> T? where T: Hashable { nil }
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public struct ScrollAnchorRole: Hashable {
        var name: String
        public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(name: "initialOffset") }
        public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(name: "sizeChanges") }
        public static var alignment: ScrollAnchorRole { ScrollAnchorRole(name: "alignment") }
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public struct ScrollGeometry: Equatable {
        // selfsame: moves
        public var contentOffset: CGPoint
        public var contentSize: CGSize
        public var contentInsets: EdgeInsets
        public var containerSize: CGSize
        // selfsame: moves
        public var visibleRect: CGRect { .zero }
        // selfsame: moves
        public var bounds: CGRect { .zero }
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public enum ScrollPhase: Equatable {
        case idle, tracking, interacting, decelerating, animating
        public var isScrolling: Bool { self != .idle }
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public struct ScrollPhaseChangeContext {
        public var geometry: ScrollGeometry
        public var velocity: CGVector?
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct ScrollTransitionConfiguration {
        var name: String
        public static var identity: ScrollTransitionConfiguration { ScrollTransitionConfiguration(name: "identity") }
        public static var animated: ScrollTransitionConfiguration { ScrollTransitionConfiguration(name: "animated") }
        public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
            ScrollTransitionConfiguration(name: "animated(\(animation))")
        }
        public static var interactive: ScrollTransitionConfiguration { ScrollTransitionConfiguration(name: "interactive") }
        public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
            ScrollTransitionConfiguration(name: "interactive(\(timingCurve))")
        }
        public func threshold(_ threshold: ScrollTransitionConfiguration.Threshold) -> ScrollTransitionConfiguration { self }
        public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
        public struct Threshold {
            public static let visible = Threshold()
            public static let hidden = Threshold()
            public static var centered: Threshold { Threshold() }
            public static func visible(_ amount: Double) -> Threshold { Threshold() }
            public func interpolated(towards other: Threshold, amount: Double) -> Threshold { other }
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    @frozen public enum ScrollTransitionPhase {
        case topLeading, identity, bottomTrailing
        public var isIdentity: Bool { self == .identity }
        public var value: Double { 0 }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct ContentMarginPlacement {
        var name: String
        public static var automatic: ContentMarginPlacement { ContentMarginPlacement(name: "automatic") }
        public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(name: "scrollContent") }
        public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(name: "scrollIndicators") }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct ContainerBackgroundPlacement: Hashable {
        var name: String
        public static let widget = ContainerBackgroundPlacement(name: "widget")
        public static let tabView = ContainerBackgroundPlacement(name: "tabView")
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public static let navigation = ContainerBackgroundPlacement(name: "navigation")
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public static let window = ContainerBackgroundPlacement(name: "window")
    }

    @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
    public struct ScrollEdgeEffectStyle: Hashable {
        var name: String
        public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "automatic") }
        public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "hard") }
        public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "soft") }
    }

    public struct _Unpublished_listRowInsets: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_listRowSeparator: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_listRowSeparatorTint: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_listSectionSeparator: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_listSectionSeparatorTint: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_listSectionMargins: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_listSectionIndexVisibility: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_sectionIndexLabel: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_alternatingRowBackgrounds: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_dynamic_dropDestination: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_scrollDisabled: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_scrollContentBackground: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_scrollDismissesKeyboard: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_scrollIndicators: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_scrollIndicatorsFlash: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_scrollBounceBehavior: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_scrollClipDisabled: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_scrollTargetBehavior: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_scrollTargetLayout: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_scrollTarget: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_scrollPosition: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_defaultScrollAnchor: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_scrollTransition: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_contentMargins: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_onScrollGeometryChange: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_onScrollPhaseChange: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_onScrollTargetVisibilityChange: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_onScrollVisibilityChange: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_scrollEdgeEffectStyle: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_scrollEdgeEffectHidden: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_refreshable: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_containerBackground: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_containerBackground_content<V>: _UnpublishedModifier {
        public var content: V
        public var arguments: [Any]
    }

    public struct _Unpublished_invalidatableContent: _UnpublishedModifier {
        public var arguments: [Any]
    }
    """#
