// Modifiers of size, position, padding, alignment, safe areas and grids.

extension PreludeSource {
    static let swiftUILayoutModifiers = PreludeSource(module: "SwiftUI", name: "LayoutModifiers", text: source)
}

private let source = #"""
    // MARK: Padding

    @frozen public struct _PaddingLayout: ViewModifier {
        public typealias Body = Never
        public var edges: Edge.Set
        public var insets: EdgeInsets?
        public init(edges: Edge.Set = .all, insets: EdgeInsets?) {
            self.edges = edges
            self.insets = insets
        }
    }

    extension View {
        // selfsame: inert(safe) EdgeInsets()
        // selfsame: insets
        public func padding(_ insets: EdgeInsets) -> some View { modifier(_PaddingLayout(insets: insets)) }

        // selfsame: inert(safe) _, 0
        // selfsame: insets
        public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
            modifier(_PaddingLayout(edges: edges, insets: EdgeInsets(_all: length)))
        }

        // selfsame: means .all, length
        // selfsame: inert(safe) 0
        // selfsame: insets
        public func padding(_ length: CGFloat) -> some View { modifier(_PaddingLayout(insets: EdgeInsets(_all: length))) }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct SafeAreaPaddingModifier: ViewModifier {
        public typealias Body = Never
        public var edges: Edge.Set
        public var insets: EdgeInsets?
    }

    extension View {
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func safeAreaPadding(_ insets: EdgeInsets) -> some View { modifier(SafeAreaPaddingModifier(edges: .all, insets: insets)) }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
            modifier(SafeAreaPaddingModifier(edges: edges, insets: EdgeInsets(_all: length)))
        }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func safeAreaPadding(_ length: CGFloat) -> some View {
            modifier(SafeAreaPaddingModifier(edges: .all, insets: EdgeInsets(_all: length)))
        }

        // certainty: opaque
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func scenePadding(_ edges: Edge.Set = .all) -> some View { modifier(_Unpublished_scenePadding(arguments: [edges])) }

        // certainty: opaque
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
            modifier(_Unpublished_scenePadding(arguments: [padding, edges]))
        }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct ScenePadding: Equatable {
        var name: String
        public static let minimum = ScenePadding(name: "minimum")
        @available(watchOS 9, *)
        @available(iOS, unavailable)
        @available(macOS, unavailable)
        @available(tvOS, unavailable)
        @available(visionOS, unavailable)
        public static let navigationBar = ScenePadding(name: "navigationBar")
    }

    // MARK: Frames

    @frozen public struct _FrameLayout: ViewModifier {
        public typealias Body = Never
        public var width: CGFloat?
        public var height: CGFloat?
        public var alignment: Alignment
    }

    @frozen public struct _FlexFrameLayout: ViewModifier {
        public typealias Body = Never
        public var minWidth: CGFloat?
        public var idealWidth: CGFloat?
        public var maxWidth: CGFloat?
        public var minHeight: CGFloat?
        public var idealHeight: CGFloat?
        public var maxHeight: CGFloat?
        public var alignment: Alignment
    }

    extension View {
        // selfsame: inert(unsafe) width: nil, height: nil
        // selfsame: sizes
        public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
            modifier(_FrameLayout(width: width, height: height, alignment: alignment))
        }

        // selfsame: sizes
        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public func frame() -> some View { modifier(_FrameLayout(width: nil, height: nil, alignment: .center)) }

        // selfsame: inert(unsafe) minWidth: nil, idealWidth: nil, maxWidth: nil, minHeight: nil, idealHeight: nil, maxHeight: nil
        // selfsame: sizes
        public func frame(
            minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
            idealHeight: CGFloat? = nil,
            maxHeight: CGFloat? = nil, alignment: Alignment = .center
        ) -> some View {
            modifier(
                _FlexFrameLayout(
                    minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight, idealHeight: idealHeight,
                    maxHeight: maxHeight,
                    alignment: alignment))
        }

        // certainty: opaque
        // selfsame: sizes
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
            modifier(_Unpublished_containerRelativeFrame(arguments: [axes, alignment]))
        }

        // certainty: opaque
        // selfsame: sizes
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func containerRelativeFrame(
            _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
        ) -> some View { modifier(_Unpublished_containerRelativeFrame(arguments: [axes, count, span, spacing, alignment])) }

        // certainty: opaque
        // selfsame: sizes
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func containerRelativeFrame(
            _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
        ) -> some View { modifier(_Unpublished_containerRelativeFrame(arguments: [axes, alignment])) }
    }

    @frozen public struct _FixedSizeLayout: ViewModifier {
        public typealias Body = Never
        public var horizontal: Bool
        public var vertical: Bool
    }

    public struct _UniformFixedSizeLayout: ViewModifier {
        public typealias Body = Never
    }

    extension View {
        // selfsame: inert(unsafe) horizontal: false, vertical: false
        public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
            modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
        }

        // Older systems used `_FixedSizeLayout` here too; this is the type on systems of this SDK.
        // certainty: strong
        public func fixedSize() -> some View { modifier(_UniformFixedSizeLayout()) }
    }

    @frozen public struct _AspectRatioLayout: ViewModifier {
        public typealias Body = Never
        public var aspectRatio: CGFloat?
        public var contentMode: ContentMode
    }

    extension View {
        // selfsame: sizes
        public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
            modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
        }

        // selfsame: sizes
        public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
            modifier(_AspectRatioLayout(aspectRatio: aspectRatio.width, contentMode: contentMode))
        }

        // selfsame: sizes
        public func scaledToFit() -> some View { modifier(_AspectRatioLayout(aspectRatio: nil, contentMode: .fit)) }

        // selfsame: sizes
        public func scaledToFill() -> some View { modifier(_AspectRatioLayout(aspectRatio: nil, contentMode: .fill)) }
    }

    // MARK: Position

    @frozen public struct _PositionLayout: ViewModifier {
        public typealias Body = Never
        public var position: CGPoint
    }

    @frozen public struct _AlignmentWritingModifier: ViewModifier {
        public typealias Body = Never
        var guide: Any
    }

    extension View {
        // selfsame: positions
        public func position(_ position: CGPoint) -> some View { modifier(_PositionLayout(position: position)) }

        // selfsame: positions
        public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { modifier(_PositionLayout(position: CGPoint(x: x, y: y))) }

        // selfsame: aligns
        public func alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
            modifier(_AlignmentWritingModifier(guide: g))
        }

        // selfsame: aligns
        public func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
            modifier(_AlignmentWritingModifier(guide: g))
        }
    }

    // MARK: Traits

    @frozen public struct _TraitWritingModifier<Trait>: ViewModifier where Trait: _ViewTraitKey {
        public typealias Body = Never
        public var value: Trait.Value
        public init(value: Trait.Value) { self.value = value }
    }

    public protocol _ViewTraitKey {
        associatedtype Value
    }

    public enum LayoutPriorityTraitKey: _ViewTraitKey { public typealias Value = Double }
    public enum ZIndexTraitKey: _ViewTraitKey { public typealias Value = Double }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct _LayoutTrait<K>: _ViewTraitKey where K: LayoutValueKey { public typealias Value = K.Value }

    extension View {
        public func _trait<K>(_ key: K.Type, _ value: K.Value) -> some View where K: _ViewTraitKey {
            modifier(_TraitWritingModifier<K>(value: value))
        }

        // selfsame: inert(unsafe) 0
        // selfsame: prioritizes
        public func layoutPriority(_ value: Double) -> some View { modifier(_TraitWritingModifier<LayoutPriorityTraitKey>(value: value)) }

        // selfsame: inert(unsafe) 0
        // selfsame: fades
        public func zIndex(_ value: Double) -> some View { modifier(_TraitWritingModifier<ZIndexTraitKey>(value: value)) }

        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func layoutValue<K>(key: K.Type, value: K.Value) -> some View where K: LayoutValueKey {
            modifier(_TraitWritingModifier<_LayoutTrait<K>>(value: value))
        }
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
    public struct _ContainerValueWritingModifier<Value>: ViewModifier {
        public typealias Body = Never
        public var keyPath: WritableKeyPath<ContainerValues, Value>
        public var value: Value
    }

    extension View {
        // certainty: strong
        @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
        public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
            modifier(_ContainerValueWritingModifier(keyPath: keyPath, value: value))
        }
    }

    // MARK: Safe areas

    @frozen public struct _SafeAreaIgnoringLayout: ViewModifier {
        public typealias Body = Never
        public var edges: Edge.Set
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    @frozen public struct _SafeAreaRegionsIgnoringLayout: ViewModifier {
        public typealias Body = Never
        public var regions: SafeAreaRegions
        public var edges: Edge.Set
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    @frozen public struct _InsetViewModifier<Content>: ViewModifier where Content: View {
        public typealias Body = Never
        public var content: Content
        var edge: Any
        var alignment: Any
        public var spacing: CGFloat?
    }

    extension View {
        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { modifier(_SafeAreaIgnoringLayout(edges: edges)) }

        // selfsame: inert(unsafe) edges: []
        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
            modifier(_SafeAreaRegionsIgnoringLayout(regions: regions, edges: edges))
        }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func safeAreaInset<V>(
            edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
        ) -> some View where V: View { modifier(_InsetViewModifier(content: content(), edge: edge, alignment: alignment, spacing: spacing)) }

        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public func safeAreaInset<V>(
            edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
        ) -> some View where V: View { modifier(_InsetViewModifier(content: content(), edge: edge, alignment: alignment, spacing: spacing)) }

        // certainty: opaque
        @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
        public func safeAreaBar<Content>(
            edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
        ) -> some View where Content: View {
            modifier(_Unpublished_safeAreaBar(content: content(), arguments: [edge, alignment, spacing as Any]))
        }

        // certainty: opaque
        @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
        public func safeAreaBar<Content>(
            edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
        ) -> some View where Content: View {
            modifier(_Unpublished_safeAreaBar(content: content(), arguments: [edge, alignment, spacing as Any]))
        }
    }

    // MARK: Grids

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct _GridCellSizeModifier: ViewModifier {
        public typealias Body = Never
        public var columns: Int
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct _GridAnchorModifier: ViewModifier {
        public typealias Body = Never
        public var anchor: UnitPoint
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct _GridUnsizedAxesModifier: ViewModifier {
        public typealias Body = Never
        public var axes: Axis.Set
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct _GridAlignmentModifier: ViewModifier {
        public typealias Body = Never
        public var guide: HorizontalAlignment
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension View {
        public func gridCellColumns(_ count: Int) -> some View { modifier(_GridCellSizeModifier(columns: count)) }
        public func gridCellAnchor(_ anchor: UnitPoint) -> some View { modifier(_GridAnchorModifier(anchor: anchor)) }
        public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { modifier(_GridUnsizedAxesModifier(axes: axes)) }
        public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { modifier(_GridAlignmentModifier(guide: guide)) }
    }

    // MARK: Coordinate spaces and geometry

    @frozen public struct _CoordinateSpaceModifier<Name>: ViewModifier where Name: Hashable {
        public typealias Body = Never
        public var name: Name
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct _GeometryActionModifier<Value>: ViewModifier where Value: Equatable {
        public typealias Body = Never
        public var type: Value.Type
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct _GeometryActionModifier2<Value>: ViewModifier where Value: Equatable {
        public typealias Body = Never
        public var type: Value.Type
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    @frozen public struct _LayoutDirectionBehaviorEffect: ViewModifier {
        public typealias Body = Never
        public var behavior: LayoutDirectionBehavior
    }

    extension View {
        @available(iOS, introduced: 13, deprecated: 100000.0)
        @available(macOS, introduced: 10.15, deprecated: 100000.0)
        @available(tvOS, introduced: 13, deprecated: 100000.0)
        @available(watchOS, introduced: 6, deprecated: 100000.0)
        public func coordinateSpace<T>(name: T) -> some View where T: Hashable { modifier(_CoordinateSpaceModifier(name: name)) }

        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { modifier(_Unpublished_coordinateSpace(arguments: [name])) }

        // certainty: strong
        // selfsame: measures
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func onGeometryChange<T>(
            for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
        ) -> some View
        where T: Equatable { modifier(_GeometryActionModifier(type: type)) }

        // certainty: strong
        // selfsame: measures
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public func onGeometryChange<T>(
            for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void
        ) -> some View where T: Equatable { modifier(_GeometryActionModifier2(type: type)) }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
            modifier(_LayoutDirectionBehaviorEffect(behavior: behavior))
        }
    }

    public struct _Unpublished_scenePadding: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_containerRelativeFrame: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_safeAreaBar<Content>: _UnpublishedModifier {
        public var content: Content
        public var arguments: [Any]
    }

    public struct _Unpublished_coordinateSpace: _UnpublishedModifier {
        public var arguments: [Any]
    }
    """#
