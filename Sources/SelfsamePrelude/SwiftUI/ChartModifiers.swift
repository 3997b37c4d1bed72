// Modifiers of charts and of what stands in them.

extension PreludeSource {
    static let swiftUIChartModifiers = PreludeSource(module: "SwiftUI", name: "ChartModifiers", text: source)
}

private let source = #"""
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct AnnotationPosition {
        var name: String
        public static var automatic: AnnotationPosition { AnnotationPosition(name: "automatic") }
        public static var overlay: AnnotationPosition { AnnotationPosition(name: "overlay") }
        public static var top: AnnotationPosition { AnnotationPosition(name: "top") }
        public static var bottom: AnnotationPosition { AnnotationPosition(name: "bottom") }
        public static var leading: AnnotationPosition { AnnotationPosition(name: "leading") }
        public static var trailing: AnnotationPosition { AnnotationPosition(name: "trailing") }
        public static var topLeading: AnnotationPosition { AnnotationPosition(name: "topLeading") }
        public static var topTrailing: AnnotationPosition { AnnotationPosition(name: "topTrailing") }
        public static var bottomLeading: AnnotationPosition { AnnotationPosition(name: "bottomLeading") }
        public static var bottomTrailing: AnnotationPosition { AnnotationPosition(name: "bottomTrailing") }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct AnnotationContext { public var targetSize: CGSize { CGSize.zero } }
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct AnnotationOverflowResolution {
        public struct Strategy {
            public static var automatic: Strategy { Strategy() }
            public static var disabled: Strategy { Strategy() }
            public static var fit: Strategy { Strategy() }
            public static var padScale: Strategy { Strategy() }
            public static func fit(to boundary: AnnotationOverflowResolution.Boundary) -> Strategy { Strategy() }
        }
        public struct Boundary {
            public static var automatic: Boundary { Boundary() }
            public static var chart: Boundary { Boundary() }
            public static var plot: Boundary { Boundary() }
        }
        public static var automatic: AnnotationOverflowResolution { AnnotationOverflowResolution() }
        public init(x: AnnotationOverflowResolution.Strategy = .automatic, y: AnnotationOverflowResolution.Strategy = .automatic) {}
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct InterpolationMethod {
        var name: String
        public static var linear: InterpolationMethod { InterpolationMethod(name: "linear") }
        public static var monotone: InterpolationMethod { InterpolationMethod(name: "monotone") }
        public static var cardinal: InterpolationMethod { InterpolationMethod(name: "cardinal") }
        public static var catmullRom: InterpolationMethod { InterpolationMethod(name: "catmullRom") }
        public static var stepStart: InterpolationMethod { InterpolationMethod(name: "stepStart") }
        public static var stepCenter: InterpolationMethod { InterpolationMethod(name: "stepCenter") }
        public static var stepEnd: InterpolationMethod { InterpolationMethod(name: "stepEnd") }
        public static func cardinal(tension: CGFloat) -> InterpolationMethod { InterpolationMethod(name: "cardinal") }
        public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { InterpolationMethod(name: "catmullRom") }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public protocol ChartSymbolShape: Shape { var perceptualUnitRect: CGRect { get } }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    @frozen public struct AnyChartSymbolShape: _PrimitiveShape, ChartSymbolShape {
        var shape: any ChartSymbolShape
        public init(_ content: any ChartSymbolShape) { shape = content }
        public var perceptualUnitRect: CGRect { CGRect.zero }
        public func path(in rect: CGRect) -> Path { Path(rect) }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct BasicChartSymbolShape: _PrimitiveShape, ChartSymbolShape {
        var name: String
        public var perceptualUnitRect: CGRect { CGRect.zero }
        public func path(in rect: CGRect) -> Path { Path(rect) }
        public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape { self }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension ChartSymbolShape where Self == BasicChartSymbolShape {
        public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(name: "circle") }
        public static var square: BasicChartSymbolShape { BasicChartSymbolShape(name: "square") }
        public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(name: "triangle") }
        public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(name: "diamond") }
        public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(name: "pentagon") }
        public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(name: "plus") }
        public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(name: "cross") }
        public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(name: "asterisk") }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension Circle: ChartSymbolShape { public var perceptualUnitRect: CGRect { CGRect.zero } }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public protocol ScaleDomain {}
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public protocol ScaleRange {
        associatedtype VisualValue
    }
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {}
    extension Array: ScaleDomain where Element: Plottable {}
    extension ArraySlice: ScaleDomain where Element: Plottable {}
    extension ClosedRange: ScaleDomain where Bound: Plottable {}
    extension Array: ScaleRange { public typealias VisualValue = Element }
    extension Array: PositionScaleRange where Element == CGFloat {}
    extension ArraySlice: ScaleRange { public typealias VisualValue = Element }
    extension ArraySlice: PositionScaleRange where Element == CGFloat {}
    extension ClosedRange: ScaleRange where Bound: BinaryFloatingPoint { public typealias VisualValue = Bound }
    extension ClosedRange: PositionScaleRange where Bound == CGFloat {}
    extension Gradient: ScaleRange { public typealias VisualValue = Color }
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension AnyGradient: ScaleRange { public typealias VisualValue = Color }
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct AutomaticScaleDomain: ScaleDomain {}
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension ScaleDomain where Self == AutomaticScaleDomain {
        public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }
        public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain { AutomaticScaleDomain() }
        public static func automatic<DataValue>(
            includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type, modifyInferredDomain: @escaping (inout [DataValue]) -> Void
        ) -> AutomaticScaleDomain where DataValue: Plottable {
            AutomaticScaleDomain()
        }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct PlotDimensionScaleRange: PositionScaleRange { public typealias VisualValue = CGFloat }
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension PositionScaleRange where Self == PlotDimensionScaleRange {
        public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange() }
        public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange { PlotDimensionScaleRange() }
        public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
            PlotDimensionScaleRange()
        }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct ScaleType {
        var name: String
        public static var linear: ScaleType { ScaleType(name: "linear") }
        public static var log: ScaleType { ScaleType(name: "log") }
        public static var category: ScaleType { ScaleType(name: "category") }
        public static var date: ScaleType { ScaleType(name: "date") }
        public static var squareRoot: ScaleType { ScaleType(name: "squareRoot") }
        public static var symmetricLog: ScaleType { ScaleType(name: "symmetricLog") }
        public static func power(exponent: Double) -> ScaleType { ScaleType(name: "power") }
        public static func symmetricLog(slopeAtZero: Double) -> ScaleType { ScaleType(name: "symmetricLog") }
    }

    // MARK: Modifiers of content
    public protocol _ChartModifier {}
    extension ModifiedContent: ChartContent, _PrimitiveChartContent where Content: ChartContent, Modifier: _ChartModifier {}
    extension ModifiedContent: AxisMark, _PrimitiveAxisMark where Content: AxisMark, Modifier: _ChartModifier {}
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension ChartContent {
        // certainty: opaque
        public func foregroundStyle<S>(_ style: S) -> some ChartContent where S: ShapeStyle {
            ModifiedContent(content: self, modifier: _Unpublished_chart_foregroundStyle(arguments: [style]))
        }
        // certainty: opaque
        public func foregroundStyle<D>(by value: PlottableValue<D>) -> some ChartContent where D: Plottable {
            ModifiedContent(content: self, modifier: _Unpublished_chart_foregroundStyle_by(arguments: [value]))
        }
        // certainty: opaque
        // selfsame: inert(unsafe) 1
        // selfsame: fades
        public func opacity(_ opacity: Double) -> some ChartContent {
            ModifiedContent(content: self, modifier: _Unpublished_chart_opacity(arguments: [opacity]))
        }
        // certainty: opaque
        public func accessibilityLabel(_ titleKey: LocalizedStringKey) -> some ChartContent {
            ModifiedContent(content: self, modifier: _Unpublished_chart_accessibilityLabel(arguments: [titleKey]))
        }
        // certainty: opaque
        @_disfavoredOverload
        public func accessibilityLabel<S>(_ title: S) -> some ChartContent where S: StringProtocol {
            ModifiedContent(content: self, modifier: _Unpublished_chart_accessibilityLabel(arguments: [title]))
        }
        // certainty: opaque
        public func accessibilityLabel(_ text: Text) -> some ChartContent {
            ModifiedContent(content: self, modifier: _Unpublished_chart_accessibilityLabel(arguments: [text]))
        }
        // certainty: opaque
        public func accessibilityValue(_ titleKey: LocalizedStringKey) -> some ChartContent {
            ModifiedContent(content: self, modifier: _Unpublished_chart_accessibilityValue(arguments: [titleKey]))
        }
        // certainty: opaque
        @_disfavoredOverload
        public func accessibilityValue<S>(_ title: S) -> some ChartContent where S: StringProtocol {
            ModifiedContent(content: self, modifier: _Unpublished_chart_accessibilityValue(arguments: [title]))
        }
        // certainty: opaque
        public func accessibilityValue(_ text: Text) -> some ChartContent {
            ModifiedContent(content: self, modifier: _Unpublished_chart_accessibilityValue(arguments: [text]))
        }
        // certainty: opaque
        public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
            ModifiedContent(content: self, modifier: _Unpublished_chart_accessibilityIdentifier(arguments: [identifier]))
        }
        // certainty: opaque
        // selfsame: inert(unsafe) false
        public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
            ModifiedContent(content: self, modifier: _Unpublished_chart_accessibilityHidden(arguments: [hidden]))
        }
        // certainty: opaque
        public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
            ModifiedContent(content: self, modifier: _Unpublished_chart_cornerRadius(arguments: [radius, style]))
        }
        // certainty: opaque
        // selfsame: inert(unsafe) x: 0, y: 0
        public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
            ModifiedContent(content: self, modifier: _Unpublished_chart_offset(arguments: [x, y]))
        }
        // certainty: opaque
        // selfsame: inert(unsafe) .zero
        public func offset(_ offset: CGSize) -> some ChartContent {
            ModifiedContent(content: self, modifier: _Unpublished_chart_offset(arguments: [offset]))
        }
        // certainty: opaque
        @_disfavoredOverload
        public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
            ModifiedContent(content: self, modifier: _Unpublished_chart_offset(arguments: [xStart, xEnd, y]))
        }
        // certainty: opaque
        @_disfavoredOverload
        public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
            ModifiedContent(content: self, modifier: _Unpublished_chart_offset(arguments: [x, yStart, yEnd]))
        }
        // certainty: opaque
        @_disfavoredOverload
        public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
            ModifiedContent(content: self, modifier: _Unpublished_chart_offset(arguments: [xStart, xEnd, yStart, yEnd]))
        }
        // certainty: opaque
        public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
            ModifiedContent(content: self, modifier: _Unpublished_chart_clipShape(arguments: [shape, style]))
        }
        // certainty: opaque
        @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
        public func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
        ) -> some ChartContent {
            ModifiedContent(content: self, modifier: _Unpublished_chart_shadow(arguments: [color, radius, x, y]))
        }
        // certainty: opaque
        public func mask<C>(@ChartContentBuilder content: () -> C) -> some ChartContent where C: ChartContent {
            ModifiedContent(content: self, modifier: _Unpublished_chart_mask(arguments: [content()]))
        }
        // certainty: opaque
        // selfsame: inert(unsafe) 0
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func zIndex(_ value: Double) -> some ChartContent {
            ModifiedContent(content: self, modifier: _Unpublished_chart_zIndex(arguments: [value]))
        }
        // certainty: opaque
        public func position<P>(by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic) -> some ChartContent
        where P: Plottable {
            ModifiedContent(content: self, modifier: _Unpublished_chart_position(arguments: [value, axis as Any, span]))
        }
        // certainty: opaque
        // selfsame: inert(unsafe) radius: 0
        @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
        public func blur(radius: CGFloat) -> some ChartContent {
            ModifiedContent(content: self, modifier: _Unpublished_chart_blur(arguments: [radius]))
        }
        // certainty: opaque
        public func symbol<S>(_ symbol: S) -> some ChartContent where S: ChartSymbolShape {
            ModifiedContent(content: self, modifier: _Unpublished_chart_symbol(arguments: [symbol]))
        }
        // certainty: opaque
        public func symbol<D>(by value: PlottableValue<D>) -> some ChartContent where D: Plottable {
            ModifiedContent(content: self, modifier: _Unpublished_chart_symbol_by(arguments: [value]))
        }
        // certainty: opaque
        public func symbol<V>(@ViewBuilder symbol: () -> V) -> some ChartContent where V: View {
            ModifiedContent(content: self, modifier: _Unpublished_chart_symbol_view<V>(arguments: [symbol()]))
        }
        // certainty: opaque
        public func symbolSize(_ area: CGFloat) -> some ChartContent {
            ModifiedContent(content: self, modifier: _Unpublished_chart_symbolSize(arguments: [area]))
        }
        // certainty: opaque
        public func symbolSize(_ size: CGSize) -> some ChartContent {
            ModifiedContent(content: self, modifier: _Unpublished_chart_symbolSize(arguments: [size]))
        }
        // certainty: opaque
        public func symbolSize<D>(by value: PlottableValue<D>) -> some ChartContent where D: Plottable {
            ModifiedContent(content: self, modifier: _Unpublished_chart_symbolSize_by(arguments: [value]))
        }
        // certainty: opaque
        public func annotation<C>(
            position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
            @ViewBuilder content: @escaping () -> C
        ) -> some ChartContent
        where C: View {
            ModifiedContent(content: self, modifier: _Unpublished_chart_annotation<C>(arguments: [position, alignment, spacing as Any, content]))
        }
        // certainty: opaque
        public func annotation<C>(
            position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
            @ViewBuilder content: @escaping (AnnotationContext) -> C
        ) -> some ChartContent
        where C: View {
            ModifiedContent(content: self, modifier: _Unpublished_chart_annotation<C>(arguments: [position, alignment, spacing as Any, content]))
        }
        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func annotation<C>(
            position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
            overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping () -> C
        ) -> some ChartContent
        where C: View {
            ModifiedContent(content: self, modifier: _Unpublished_chart_annotation<C>(arguments: [position, alignment, spacing as Any, content]))
        }
        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func annotation<C>(
            position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
            overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping (AnnotationContext) -> C
        ) -> some ChartContent
        where C: View {
            ModifiedContent(content: self, modifier: _Unpublished_chart_annotation<C>(arguments: [position, alignment, spacing as Any, content]))
        }
        // certainty: opaque
        public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
            ModifiedContent(content: self, modifier: _Unpublished_chart_interpolationMethod(arguments: [method]))
        }
        // certainty: opaque
        public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
            ModifiedContent(content: self, modifier: _Unpublished_chart_lineStyle(arguments: [style]))
        }
        // certainty: opaque
        public func lineStyle<D>(by value: PlottableValue<D>) -> some ChartContent where D: Plottable {
            ModifiedContent(content: self, modifier: _Unpublished_chart_lineStyle_by(arguments: [value]))
        }
        // certainty: opaque
        // selfsame: inert(unsafe) false
        public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
            ModifiedContent(content: self, modifier: _Unpublished_chart_alignsMarkStylesWithPlotArea(arguments: [aligns]))
        }
        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func compositingLayer() -> some ChartContent {
            ModifiedContent(content: self, modifier: _Unpublished_chart_compositingLayer(arguments: []))
        }
        // certainty: opaque
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func compositingLayer<V>(style: @escaping (PlaceholderContentView<Self>) -> V) -> some ChartContent where V: View {
            ModifiedContent(content: self, modifier: _Unpublished_chart_compositingLayer(arguments: [style]))
        }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension AxisMark {
        // certainty: opaque
        public func font(_ font: Font?) -> some AxisMark {
            ModifiedContent(content: self, modifier: _Unpublished_axis_font(arguments: [font as Any]))
        }
        // certainty: opaque
        public func foregroundStyle<S>(_ style: S) -> some AxisMark where S: ShapeStyle {
            ModifiedContent(content: self, modifier: _Unpublished_axis_foregroundStyle(arguments: [style]))
        }
        // certainty: opaque
        public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
            ModifiedContent(content: self, modifier: _Unpublished_axis_offset(arguments: [x, y]))
        }
        // certainty: opaque
        public func offset(_ offset: CGSize) -> some AxisMark {
            ModifiedContent(content: self, modifier: _Unpublished_axis_offset(arguments: [offset]))
        }
    }

    public struct _Unpublished_chart_foregroundStyle: _ChartModifier { var arguments: [Any] }
    public struct _Unpublished_chart_foregroundStyle_by: _ChartModifier { var arguments: [Any] }
    public struct _Unpublished_chart_opacity: _ChartModifier { var arguments: [Any] }
    public struct _Unpublished_chart_accessibilityLabel: _ChartModifier { var arguments: [Any] }
    public struct _Unpublished_chart_accessibilityValue: _ChartModifier { var arguments: [Any] }
    public struct _Unpublished_chart_accessibilityIdentifier: _ChartModifier { var arguments: [Any] }
    public struct _Unpublished_chart_accessibilityHidden: _ChartModifier { var arguments: [Any] }
    public struct _Unpublished_chart_cornerRadius: _ChartModifier { var arguments: [Any] }
    public struct _Unpublished_chart_offset: _ChartModifier { var arguments: [Any] }
    public struct _Unpublished_chart_clipShape: _ChartModifier { var arguments: [Any] }
    public struct _Unpublished_chart_shadow: _ChartModifier { var arguments: [Any] }
    public struct _Unpublished_chart_mask: _ChartModifier { var arguments: [Any] }
    public struct _Unpublished_chart_zIndex: _ChartModifier { var arguments: [Any] }
    public struct _Unpublished_chart_position: _ChartModifier { var arguments: [Any] }
    public struct _Unpublished_chart_blur: _ChartModifier { var arguments: [Any] }
    public struct _Unpublished_chart_symbol: _ChartModifier { var arguments: [Any] }
    public struct _Unpublished_chart_symbol_by: _ChartModifier { var arguments: [Any] }
    public struct _Unpublished_chart_symbol_view<V>: _ChartModifier { var arguments: [Any] }
    public struct _Unpublished_chart_symbolSize: _ChartModifier { var arguments: [Any] }
    public struct _Unpublished_chart_symbolSize_by: _ChartModifier { var arguments: [Any] }
    public struct _Unpublished_chart_annotation<C>: _ChartModifier { var arguments: [Any] }
    public struct _Unpublished_chart_interpolationMethod: _ChartModifier { var arguments: [Any] }
    public struct _Unpublished_chart_lineStyle: _ChartModifier { var arguments: [Any] }
    public struct _Unpublished_chart_lineStyle_by: _ChartModifier { var arguments: [Any] }
    public struct _Unpublished_chart_alignsMarkStylesWithPlotArea: _ChartModifier { var arguments: [Any] }
    public struct _Unpublished_chart_compositingLayer: _ChartModifier { var arguments: [Any] }
    public struct _Unpublished_axis_font: _ChartModifier { var arguments: [Any] }
    public struct _Unpublished_axis_foregroundStyle: _ChartModifier { var arguments: [Any] }
    public struct _Unpublished_axis_offset: _ChartModifier { var arguments: [Any] }
    // MARK: Modifiers of charts
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension View {
        // certainty: opaque
        public func chartXAxis<Content>(@AxisContentBuilder content: () -> Content) -> some View where Content: AxisContent {
            modifier(_Unpublished_chartXAxis<Content>(arguments: [content()]))
        }
        // certainty: opaque
        public func chartXAxis(_ visibility: Visibility) -> some View {
            modifier(_Unpublished_chartXAxis_visibility(arguments: [visibility]))
        }
        // certainty: opaque
        public func chartXScale<Domain, Range>(domain: Domain, range: Range, type: ScaleType? = nil) -> some View
        where Domain: ScaleDomain, Range: PositionScaleRange {
            modifier(_Unpublished_chartXScale(arguments: [domain, range, type]))
        }
        // certainty: opaque
        public func chartXScale<Domain>(domain: Domain, type: ScaleType? = nil) -> some View where Domain: ScaleDomain {
            modifier(_Unpublished_chartXScale(arguments: [domain, type]))
        }
        // certainty: opaque
        public func chartXScale<Range>(range: Range, type: ScaleType? = nil) -> some View where Range: PositionScaleRange {
            modifier(_Unpublished_chartXScale(arguments: [range, type]))
        }
        // certainty: opaque
        public func chartXScale(type: ScaleType? = nil) -> some View { modifier(_Unpublished_chartXScale(arguments: [type])) }
        // certainty: opaque
        public func chartXAxisLabel(
            _ titleKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
        ) -> some View {
            modifier(_Unpublished_chartXAxisLabel(arguments: [Text(titleKey), position, alignment, spacing]))
        }
        // certainty: opaque
        @_disfavoredOverload public func chartXAxisLabel<S>(
            _ title: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
        ) -> some View
        where S: StringProtocol {
            modifier(_Unpublished_chartXAxisLabel(arguments: [Text(title), position, alignment, spacing]))
        }
        // certainty: opaque
        public func chartXAxisLabel<C>(
            position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C
        ) -> some View
        where C: View {
            modifier(_Unpublished_chartXAxisLabel_content<C>(arguments: [position, alignment, spacing, content()]))
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension View {
        // certainty: opaque
        public func chartXAxisStyle<Content>(@ViewBuilder content: @escaping (ChartAxisContent) -> Content) -> some View
        where Content: View {
            modifier(_Unpublished_chartXAxisStyle<Content>(arguments: [content]))
        }
        // certainty: opaque
        public func chartXSelection<P>(value: Binding<P?>) -> some View where P: Plottable {
            modifier(_Unpublished_chartXSelection(arguments: [value]))
        }
        // certainty: opaque
        public func chartXSelection<P>(range: Binding<ClosedRange<P>?>) -> some View where P: Plottable, P: Comparable {
            modifier(_Unpublished_chartXSelection(arguments: [range]))
        }
        // certainty: opaque
        public func chartXVisibleDomain<P>(length: P) -> some View where P: Plottable, P: Numeric {
            modifier(_Unpublished_chartXVisibleDomain(arguments: [length]))
        }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension View {
        // certainty: opaque
        public func chartYAxis<Content>(@AxisContentBuilder content: () -> Content) -> some View where Content: AxisContent {
            modifier(_Unpublished_chartYAxis<Content>(arguments: [content()]))
        }
        // certainty: opaque
        public func chartYAxis(_ visibility: Visibility) -> some View {
            modifier(_Unpublished_chartYAxis_visibility(arguments: [visibility]))
        }
        // certainty: opaque
        public func chartYScale<Domain, Range>(domain: Domain, range: Range, type: ScaleType? = nil) -> some View
        where Domain: ScaleDomain, Range: PositionScaleRange {
            modifier(_Unpublished_chartYScale(arguments: [domain, range, type]))
        }
        // certainty: opaque
        public func chartYScale<Domain>(domain: Domain, type: ScaleType? = nil) -> some View where Domain: ScaleDomain {
            modifier(_Unpublished_chartYScale(arguments: [domain, type]))
        }
        // certainty: opaque
        public func chartYScale<Range>(range: Range, type: ScaleType? = nil) -> some View where Range: PositionScaleRange {
            modifier(_Unpublished_chartYScale(arguments: [range, type]))
        }
        // certainty: opaque
        public func chartYScale(type: ScaleType? = nil) -> some View { modifier(_Unpublished_chartYScale(arguments: [type])) }
        // certainty: opaque
        public func chartYAxisLabel(
            _ titleKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
        ) -> some View {
            modifier(_Unpublished_chartYAxisLabel(arguments: [Text(titleKey), position, alignment, spacing]))
        }
        // certainty: opaque
        @_disfavoredOverload public func chartYAxisLabel<S>(
            _ title: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
        ) -> some View
        where S: StringProtocol {
            modifier(_Unpublished_chartYAxisLabel(arguments: [Text(title), position, alignment, spacing]))
        }
        // certainty: opaque
        public func chartYAxisLabel<C>(
            position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C
        ) -> some View
        where C: View {
            modifier(_Unpublished_chartYAxisLabel_content<C>(arguments: [position, alignment, spacing, content()]))
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension View {
        // certainty: opaque
        public func chartYAxisStyle<Content>(@ViewBuilder content: @escaping (ChartAxisContent) -> Content) -> some View
        where Content: View {
            modifier(_Unpublished_chartYAxisStyle<Content>(arguments: [content]))
        }
        // certainty: opaque
        public func chartYSelection<P>(value: Binding<P?>) -> some View where P: Plottable {
            modifier(_Unpublished_chartYSelection(arguments: [value]))
        }
        // certainty: opaque
        public func chartYSelection<P>(range: Binding<ClosedRange<P>?>) -> some View where P: Plottable, P: Comparable {
            modifier(_Unpublished_chartYSelection(arguments: [range]))
        }
        // certainty: opaque
        public func chartYVisibleDomain<P>(length: P) -> some View where P: Plottable, P: Numeric {
            modifier(_Unpublished_chartYVisibleDomain(arguments: [length]))
        }
        // certainty: opaque
        public func chartAngleSelection<P>(value: Binding<P?>) -> some View where P: Plottable {
            modifier(_Unpublished_chartAngleSelection(arguments: [value]))
        }
        // certainty: opaque
        // selfsame: keeps scroll offset
        public func chartScrollableAxes(_ axes: Axis.Set) -> some View { modifier(_Unpublished_chartScrollableAxes(arguments: [axes])) }
        // certainty: opaque
        public func chartScrollPosition(x: Binding<some Plottable>) -> some View {
            modifier(_Unpublished_chartScrollPosition(arguments: [x]))
        }
        // certainty: opaque
        public func chartScrollPosition(initialX: some Plottable) -> some View {
            modifier(_Unpublished_chartScrollPosition(arguments: [initialX]))
        }
        // certainty: opaque
        public func chartScrollPosition(y: Binding<some Plottable>) -> some View {
            modifier(_Unpublished_chartScrollPosition(arguments: [y]))
        }
        // certainty: opaque
        public func chartScrollPosition(initialY: some Plottable) -> some View {
            modifier(_Unpublished_chartScrollPosition(arguments: [initialY]))
        }
        // certainty: opaque
        public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
            modifier(_Unpublished_chartScrollTargetBehavior(arguments: [behavior]))
        }
        // certainty: opaque
        public func chartGesture(_ gesture: @escaping (ChartProxy) -> some Gesture) -> some View {
            modifier(_Unpublished_chartGesture(arguments: [gesture]))
        }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension View {
        // certainty: opaque
        public func chartLegend(_ visibility: Visibility) -> some View { modifier(_Unpublished_chartLegend(arguments: [visibility])) }
        // certainty: opaque
        public func chartLegend(
            position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
        ) -> some View {
            modifier(_Unpublished_chartLegend(arguments: [position, alignment, spacing]))
        }
        // certainty: opaque
        public func chartLegend<Content>(
            position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
            @ViewBuilder content: () -> Content
        ) -> some View
        where Content: View {
            modifier(_Unpublished_chartLegend_content<Content>(arguments: [position, alignment, spacing, content()]))
        }
        // certainty: opaque
        public func chartOverlay<V>(alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V) -> some View
        where V: View {
            modifier(_Unpublished_chartOverlay<V>(arguments: [alignment, content]))
        }
        // certainty: opaque
        public func chartBackground<V>(alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V) -> some View
        where V: View {
            modifier(_Unpublished_chartBackground<V>(arguments: [alignment, content]))
        }
        // certainty: opaque
        public func chartPlotStyle<Content>(@ViewBuilder content: @escaping (ChartPlotContent) -> Content) -> some View
        where Content: View {
            modifier(_Unpublished_chartPlotStyle<Content>(arguments: [content]))
        }
        // certainty: opaque
        public func chartForegroundStyleScale<DataValue, S>(_ mapping: KeyValuePairs<DataValue, S>) -> some View
        where DataValue: Plottable, S: ShapeStyle {
            modifier(_Unpublished_chartForegroundStyleScale(arguments: [mapping]))
        }
        // certainty: opaque
        public func chartForegroundStyleScale<Domain, Range>(domain: Domain, range: Range, type: ScaleType? = nil) -> some View
        where Domain: ScaleDomain, Range: ScaleRange, Range.VisualValue: ShapeStyle {
            modifier(_Unpublished_chartForegroundStyleScale(arguments: [domain, range, type]))
        }
        // certainty: opaque
        public func chartForegroundStyleScale<Domain>(domain: Domain, type: ScaleType? = nil) -> some View where Domain: ScaleDomain {
            modifier(_Unpublished_chartForegroundStyleScale(arguments: [domain, type]))
        }
        // certainty: opaque
        public func chartForegroundStyleScale<Range>(range: Range, type: ScaleType? = nil) -> some View
        where Range: ScaleRange, Range.VisualValue: ShapeStyle {
            modifier(_Unpublished_chartForegroundStyleScale(arguments: [range, type]))
        }
        // certainty: opaque
        public func chartForegroundStyleScale(type: ScaleType? = nil) -> some View {
            modifier(_Unpublished_chartForegroundStyleScale(arguments: [type]))
        }
        // certainty: opaque
        public func chartForegroundStyleScale<Domain, S>(domain: Domain, mapping: @escaping (Domain.Element) -> S) -> some View
        where Domain: Collection, S: ShapeStyle, Domain.Element: Plottable {
            modifier(_Unpublished_chartForegroundStyleScale(arguments: [domain, mapping]))
        }
        // certainty: opaque
        public func chartForegroundStyleScale<DataValue, S>(mapping: @escaping (DataValue) -> S) -> some View
        where DataValue: Plottable, S: ShapeStyle {
            modifier(_Unpublished_chartForegroundStyleScale(arguments: [mapping]))
        }
        // certainty: opaque
        public func chartLineStyleScale<DataValue>(_ mapping: KeyValuePairs<DataValue, StrokeStyle>) -> some View
        where DataValue: Plottable {
            modifier(_Unpublished_chartLineStyleScale(arguments: [mapping]))
        }
        // certainty: opaque
        public func chartLineStyleScale<Domain>(domain: Domain) -> some View where Domain: ScaleDomain {
            modifier(_Unpublished_chartLineStyleScale(arguments: [domain]))
        }
        // certainty: opaque
        public func chartLineStyleScale<Domain, Range>(domain: Domain, range: Range) -> some View
        where Domain: ScaleDomain, Range: ScaleRange, Range.VisualValue == StrokeStyle {
            modifier(_Unpublished_chartLineStyleScale(arguments: [domain, range]))
        }
        // certainty: opaque
        public func chartLineStyleScale<Range>(range: Range) -> some View where Range: ScaleRange, Range.VisualValue == StrokeStyle {
            modifier(_Unpublished_chartLineStyleScale(arguments: [range]))
        }
        // certainty: opaque
        public func chartLineStyleScale<Domain>(domain: Domain, mapping: @escaping (Domain.Element) -> StrokeStyle) -> some View
        where Domain: Collection, Domain.Element: Plottable {
            modifier(_Unpublished_chartLineStyleScale(arguments: [domain, mapping]))
        }
        // certainty: opaque
        public func chartLineStyleScale<DataValue>(mapping: @escaping (DataValue) -> StrokeStyle) -> some View
        where DataValue: Plottable {
            modifier(_Unpublished_chartLineStyleScale(arguments: [mapping]))
        }
        // certainty: opaque
        public func chartSymbolScale<DataValue, S>(_ mapping: KeyValuePairs<DataValue, S>) -> some View
        where DataValue: Plottable, S: ChartSymbolShape {
            modifier(_Unpublished_chartSymbolScale(arguments: [mapping]))
        }
        // certainty: opaque
        @_disfavoredOverload public func chartSymbolScale<DataValue>(_ mapping: KeyValuePairs<DataValue, any ChartSymbolShape>) -> some View
        where DataValue: Plottable {
            modifier(_Unpublished_chartSymbolScale(arguments: [mapping]))
        }
        // certainty: opaque
        public func chartSymbolScale<Domain>(domain: Domain) -> some View where Domain: ScaleDomain {
            modifier(_Unpublished_chartSymbolScale(arguments: [domain]))
        }
        // certainty: opaque
        public func chartSymbolScale<Domain, Range>(domain: Domain, range: Range) -> some View
        where Domain: ScaleDomain, Range: ScaleRange, Range.VisualValue: ChartSymbolShape {
            modifier(_Unpublished_chartSymbolScale(arguments: [domain, range]))
        }
        // certainty: opaque
        @_disfavoredOverload public func chartSymbolScale<Domain>(domain: Domain, range: [any ChartSymbolShape]) -> some View
        where Domain: ScaleDomain {
            modifier(_Unpublished_chartSymbolScale(arguments: [domain, range]))
        }
        // certainty: opaque
        public func chartSymbolScale<Range>(range: Range) -> some View where Range: ScaleRange, Range.VisualValue: ChartSymbolShape {
            modifier(_Unpublished_chartSymbolScale(arguments: [range]))
        }
        // certainty: opaque
        @_disfavoredOverload public func chartSymbolScale(range: [any ChartSymbolShape]) -> some View {
            modifier(_Unpublished_chartSymbolScale(arguments: [range]))
        }
        // certainty: opaque
        public func chartSymbolScale<Domain, S>(domain: Domain, mapping: @escaping (Domain.Element) -> S) -> some View
        where Domain: Collection, S: ChartSymbolShape, Domain.Element: Plottable {
            modifier(_Unpublished_chartSymbolScale(arguments: [domain, mapping]))
        }
        // certainty: opaque
        public func chartSymbolScale<DataValue, S>(mapping: @escaping (DataValue) -> S) -> some View
        where DataValue: Plottable, S: ChartSymbolShape {
            modifier(_Unpublished_chartSymbolScale(arguments: [mapping]))
        }
        // certainty: opaque
        public func chartSymbolSizeScale<DataValue>(_ mapping: KeyValuePairs<DataValue, CGFloat>) -> some View
        where DataValue: Plottable {
            modifier(_Unpublished_chartSymbolSizeScale(arguments: [mapping]))
        }
        // certainty: opaque
        public func chartSymbolSizeScale<Domain, Range>(domain: Domain, range: Range, type: ScaleType? = nil) -> some View
        where Domain: ScaleDomain, Range: ScaleRange, Range.VisualValue == CGFloat {
            modifier(_Unpublished_chartSymbolSizeScale(arguments: [domain, range, type]))
        }
        // certainty: opaque
        public func chartSymbolSizeScale<Domain>(domain: Domain, type: ScaleType? = nil) -> some View where Domain: ScaleDomain {
            modifier(_Unpublished_chartSymbolSizeScale(arguments: [domain, type]))
        }
        // certainty: opaque
        public func chartSymbolSizeScale<Range>(range: Range, type: ScaleType? = nil) -> some View
        where Range: ScaleRange, Range.VisualValue == CGFloat {
            modifier(_Unpublished_chartSymbolSizeScale(arguments: [range, type]))
        }
        // certainty: opaque
        public func chartSymbolSizeScale(type: ScaleType? = nil) -> some View {
            modifier(_Unpublished_chartSymbolSizeScale(arguments: [type]))
        }
        // certainty: opaque
        public func chartSymbolSizeScale<DataValue>(domain: [DataValue], mapping: @escaping (DataValue) -> CGFloat) -> some View
        where DataValue: Plottable {
            modifier(_Unpublished_chartSymbolSizeScale(arguments: [domain, mapping]))
        }
        // certainty: opaque
        public func chartSymbolSizeScale<DataValue>(mapping: @escaping (DataValue) -> CGFloat) -> some View where DataValue: Plottable {
            modifier(_Unpublished_chartSymbolSizeScale(arguments: [mapping]))
        }
    }

    public struct _Unpublished_chartXAxis<Content>: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_chartXAxis_visibility: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_chartXScale: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_chartXAxisLabel: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_chartXAxisLabel_content<C>: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_chartXAxisStyle<Content>: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_chartXSelection: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_chartXVisibleDomain: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_chartYAxis<Content>: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_chartYAxis_visibility: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_chartYScale: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_chartYAxisLabel: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_chartYAxisLabel_content<C>: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_chartYAxisStyle<Content>: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_chartYSelection: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_chartYVisibleDomain: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_chartAngleSelection: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_chartScrollableAxes: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_chartScrollPosition: _UnpublishedModifier {
        public var arguments: [Any]
    }

    // MARK: Scrolling to values

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct ChartScrollTargetBehaviorContext {
        public var chartProxy: ChartProxy { ChartProxy() }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension ChartScrollTargetBehavior {
        public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {}
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct ValueAlignedLimitBehavior {
        var name: String
        public static var automatic: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior(name: "automatic") }
        public static var always: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior(name: "always") }
        public static var never: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior(name: "never") }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct MajorValueAlignment<Value> where Value: Plottable {
        var value: Any
        public static func unit(_ unit: Value) -> MajorValueAlignment<Value> where Value: Numeric { MajorValueAlignment(value: unit) }
        public static func matching(_ components: DateComponents) -> MajorValueAlignment<Value> where Value == Date {
            MajorValueAlignment(value: components)
        }
        public static var page: MajorValueAlignment<Value> { MajorValueAlignment(value: "page") }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
        var arguments: [Any]
        init(_arguments: [Any]) { arguments = _arguments }
        public init<T>(unit: T, majorAlignment: MajorValueAlignment<T>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic)
        where T: Plottable, T: Numeric {
            self.init(_arguments: [unit, majorAlignment as Any, limitBehavior])
        }
        public init(
            matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
            limitBehavior: ValueAlignedLimitBehavior = .automatic
        ) {
            self.init(_arguments: [components, majorAlignment as Any, limitBehavior])
        }
        public init<X, Y>(
            xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil, yMajorAlignment: MajorValueAlignment<Y>? = nil,
            limitBehavior: ValueAlignedLimitBehavior = .automatic
        ) where X: Plottable, X: Numeric, Y: Plottable, Y: Numeric {
            self.init(_arguments: [xUnit, yUnit, xMajorAlignment as Any, yMajorAlignment as Any, limitBehavior])
        }
        public init(
            xMatching xComponents: DateComponents, yMatching yComponents: DateComponents, xMajorAlignment: MajorValueAlignment<Date>? = nil,
            yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
        ) { self.init(_arguments: [xComponents, yComponents, limitBehavior]) }
        public init<Y>(
            xMatching xComponents: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
            yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
        ) where Y: Plottable, Y: Numeric { self.init(_arguments: [xComponents, yUnit, limitBehavior]) }
        public init<X>(
            xUnit: X, yMatching yComponents: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
            yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
        ) where X: Plottable, X: Numeric { self.init(_arguments: [xUnit, yComponents, limitBehavior]) }
        public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {}
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension PagingScrollTargetBehavior: ChartScrollTargetBehavior {
        public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {}
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
        public static func valueAligned<P>(
            unit: P, majorAlignment: MajorValueAlignment<P>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
        ) -> ValueAlignedChartScrollTargetBehavior where P: Plottable, P: Numeric {
            ValueAlignedChartScrollTargetBehavior(unit: unit, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
        }
        public static func valueAligned(
            matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
            limitBehavior: ValueAlignedLimitBehavior = .automatic
        ) -> ValueAlignedChartScrollTargetBehavior {
            ValueAlignedChartScrollTargetBehavior(matching: components, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
        }
        public static func valueAligned<X, Y>(
            xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil, yMajorAlignment: MajorValueAlignment<Y>? = nil,
            limitBehavior: ValueAlignedLimitBehavior = .automatic
        ) -> ValueAlignedChartScrollTargetBehavior where X: Plottable, X: Numeric, Y: Plottable, Y: Numeric {
            ValueAlignedChartScrollTargetBehavior(
                xUnit: xUnit, yUnit: yUnit, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
        }
        public static func valueAligned(
            xMatching xComponents: DateComponents, yMatching yComponents: DateComponents, xMajorAlignment: MajorValueAlignment<Date>? = nil,
            yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
        ) -> ValueAlignedChartScrollTargetBehavior {
            ValueAlignedChartScrollTargetBehavior(xMatching: xComponents, yMatching: yComponents, limitBehavior: limitBehavior)
        }
        public static func valueAligned<Y>(
            xMatching xComponents: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
            yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
        ) -> ValueAlignedChartScrollTargetBehavior where Y: Plottable, Y: Numeric {
            ValueAlignedChartScrollTargetBehavior(xMatching: xComponents, yUnit: yUnit, limitBehavior: limitBehavior)
        }
        public static func valueAligned<X>(
            xUnit: X, yMatching yComponents: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
            yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
        ) -> ValueAlignedChartScrollTargetBehavior where X: Plottable, X: Numeric {
            ValueAlignedChartScrollTargetBehavior(xUnit: xUnit, yMatching: yComponents, limitBehavior: limitBehavior)
        }
    }

    public struct _Unpublished_chartScrollTargetBehavior: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_chartGesture: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_chartLegend: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_chartLegend_content<Content>: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_chartOverlay<V>: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_chartBackground<V>: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_chartPlotStyle<Content>: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_chartForegroundStyleScale: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_chartLineStyleScale: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_chartSymbolScale: _UnpublishedModifier {
        public var arguments: [Any]
    }

    public struct _Unpublished_chartSymbolSizeScale: _UnpublishedModifier {
        public var arguments: [Any]
    }
    """#
