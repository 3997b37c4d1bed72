// Modifiers that place views: padding, frames, offsets, aspect ratio, safe areas.

extension PreludeSource {
    /// Padding, frames, offsets, alignment guides, safe areas.
    static let layoutModifiers = PreludeSource(module: "SwiftUI", name: "LayoutModifiers", text: layoutModifiersText)
}

private let layoutModifiersText = #"""
     public struct _PaddingLayout: ViewModifier {
       public typealias Body = Never
       public var edges: Edge.Set
       public var insets: EdgeInsets?
       public init(edges: Edge.Set = .all, insets: EdgeInsets?) {
         self.edges = edges
         self.insets = insets
       }
     }
     extension EdgeInsets {
       init?(_length: CGFloat?) {
         guard let length = _length else { return nil }
         self.init(_all: length)
       }
     }
    extension View {
      // selfsame: inert(unsafe) EdgeInsets()
      public func padding(_ insets: EdgeInsets) -> some View { modifier(_PaddingLayout(edges: .all, insets: insets)) }
      // selfsame: inert(safe) _, 0
      public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(_PaddingLayout(edges: edges, insets: EdgeInsets(_length: length)))
      }
      // selfsame: inert(safe) 0
      public func padding(_ length: CGFloat) -> some View { modifier(_PaddingLayout(edges: .all, insets: EdgeInsets(_all: length))) }
    }
     public struct _FrameLayout: ViewModifier {
       public typealias Body = Never
       let width: CGFloat?
       let height: CGFloat?
       let alignment: Alignment
     }
     public struct _FlexFrameLayout: ViewModifier {
       public typealias Body = Never
       let minWidth: CGFloat?
       let idealWidth: CGFloat?
       let maxWidth: CGFloat?
       let minHeight: CGFloat?
       let idealHeight: CGFloat?
       let maxHeight: CGFloat?
       let alignment: Alignment
     }
    extension View {
      // selfsame: inert(unsafe) width: nil, height: nil, alignment: _
      public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        modifier(_FrameLayout(width: width, height: height, alignment: alignment))
      }
      @available(iOS, deprecated: 100000.0) public func frame() -> some View {
        modifier(_FrameLayout(width: nil, height: nil, alignment: .center))
      }
      // selfsame: inert(unsafe) minWidth: nil, idealWidth: nil, maxWidth: nil, minHeight: nil, idealHeight: nil, maxHeight: nil, alignment: _
      public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
      ) -> some View {
        modifier(_FlexFrameLayout(minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight, idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
      }
    }
     public struct _FixedSizeLayout: ViewModifier {
       public typealias Body = Never
       let horizontal: Bool
       let vertical: Bool
     }
    extension View {
      // selfsame: inert(unsafe) horizontal: false, vertical: false
      public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
      }
      public func fixedSize() -> some View { modifier(_FixedSizeLayout(horizontal: true, vertical: true)) }
    }
     public struct _OffsetEffect: ViewModifier {
       public typealias Body = Never
       let offset: CGSize
     }
    extension View {
      // selfsame: inert(safe) .zero
      public func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }
      // selfsame: inert(safe) x: 0, y: 0
      public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { modifier(_OffsetEffect(offset: CGSize(width: x, height: y))) }
    }
     public struct _PositionLayout: ViewModifier {
       public typealias Body = Never
       let position: CGPoint
     }
    extension View {
      public func position(_ position: CGPoint) -> some View { modifier(_PositionLayout(position: position)) }
      public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { modifier(_PositionLayout(position: CGPoint(x: x, y: y))) }
    }
     public struct _AspectRatioLayout: ViewModifier {
       public typealias Body = Never
       let aspectRatio: CGFloat?
       let contentMode: ContentMode
     }
     extension CGFloat {
       init(_ratio size: CGSize) { self = size.height == 0 ? 0 : size.width / size.height }
     }
    extension View {
      public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
      }
      public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        modifier(_AspectRatioLayout(aspectRatio: CGFloat(_ratio: aspectRatio), contentMode: contentMode))
      }
      public func scaledToFit() -> some View { modifier(_AspectRatioLayout(aspectRatio: nil, contentMode: .fit)) }
      public func scaledToFill() -> some View { modifier(_AspectRatioLayout(aspectRatio: nil, contentMode: .fill)) }
    }
     public struct _AlignmentWritingModifier: ViewModifier {
       public typealias Body = Never
       let recorded: [Any?]
     }
    extension View {
      public func alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
        modifier(_AlignmentWritingModifier(recorded: [g, computeValue]))
      }
      public func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
        modifier(_AlignmentWritingModifier(recorded: [g, computeValue]))
      }
    }
     public struct _SafeAreaIgnoringLayout: ViewModifier {
       public typealias Body = Never
       let edges: Edge.Set
     }
    extension View {
      @available(iOS, deprecated: 100000.0) public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        modifier(_SafeAreaIgnoringLayout(edges: edges))
      }
    }
     public struct _SafeAreaRegionsIgnoringLayout: ViewModifier {
       public typealias Body = Never
       let regions: SafeAreaRegions
       let edges: Edge.Set
     }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    extension View {
      // selfsame: inert(unsafe) _, edges: []
      public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(_SafeAreaRegionsIgnoringLayout(regions: regions, edges: edges))
      }
    }
     public struct _InsetViewModifier<Content>: ViewModifier where Content: View {
       public typealias Body = Never
       let content: Content
       let recorded: [Any?]
     }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    extension View {
      public func safeAreaInset<V>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
      ) -> some View
      where V: View {
        modifier(_InsetViewModifier<V>(content: content(), recorded: [edge, alignment, spacing]))
      }
      public func safeAreaInset<V>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
      ) -> some View
      where V: View {
        modifier(_InsetViewModifier<V>(content: content(), recorded: [edge, alignment, spacing]))
      }
    }
     @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
     public struct SafeAreaPaddingModifier: ViewModifier {
       public typealias Body = Never
       let edges: Edge.Set
       let insets: EdgeInsets?
     }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    extension View {
      public func safeAreaPadding(_ insets: EdgeInsets) -> some View { modifier(SafeAreaPaddingModifier(edges: .all, insets: insets)) }
      public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(SafeAreaPaddingModifier(edges: edges, insets: EdgeInsets(_length: length)))
      }
      public func safeAreaPadding(_ length: CGFloat) -> some View {
        modifier(SafeAreaPaddingModifier(edges: .all, insets: EdgeInsets(_all: length)))
      }
    }
     public struct LayoutPriorityTraitKey {}
     public struct ZIndexTraitKey {}
     public struct _TraitWritingModifier<Trait>: ViewModifier {
       public typealias Body = Never
       let value: Any?
     }
    extension View {
      // selfsame: inert(unsafe) 0
      public func layoutPriority(_ value: Double) -> some View { modifier(_TraitWritingModifier<LayoutPriorityTraitKey>(value: value)) }
      // selfsame: inert(unsafe) 0
      public func zIndex(_ value: Double) -> some View { modifier(_TraitWritingModifier<ZIndexTraitKey>(value: value)) }
    }
     public struct _HiddenModifier: ViewModifier {
       public typealias Body = Never
     }
    extension View {
      // selfsame: never inert
      public func hidden() -> some View { modifier(_HiddenModifier()) }
    }
    """#
