// Shapes, paths and what fills or strokes them.

extension PreludeSource {
    static let swiftUIShapes = PreludeSource(module: "SwiftUI", name: "Shapes", text: source)
}

private let source = #"""
    // selfsame: erased by AnyShape
    // selfsame: content
    public protocol Shape: Animatable, View {
        func path(in rect: CGRect) -> Path
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        static var role: ShapeRole { get }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        var layoutDirectionBehavior: LayoutDirectionBehavior { get }
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    }

    // A shape that stands as a view is filled with the foreground style.
    extension Shape {
        public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
        public static var role: ShapeRole { .fill }
        public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
        public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
    }

    /// A shape of SwiftUI itself, which draws outside this module.
    public protocol _PrimitiveShape: Shape {}

    extension _PrimitiveShape {
        public func path(in rect: CGRect) -> Path { Path(rect) }
    }

    // selfsame: content
    public protocol InsettableShape: Shape {
        associatedtype InsetShape: InsettableShape
        func inset(by amount: CGFloat) -> InsetShape
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public enum ShapeRole: Hashable { case fill, stroke, separator }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public enum LayoutDirectionBehavior: Hashable {
        case fixed
        case mirrors(in: LayoutDirection)
        public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
    }

    @frozen public struct FillStyle: Equatable {
        public var isEOFilled: Bool
        public var isAntialiased: Bool
        public init(eoFill: Bool = false, antialiased: Bool = true) {
            isEOFilled = eoFill
            isAntialiased = antialiased
        }
    }

    @frozen public struct StrokeStyle: Equatable {
        public var lineWidth: CGFloat
        public var lineCap: CGLineCap
        public var lineJoin: CGLineJoin
        public var miterLimit: CGFloat
        public var dash: [CGFloat]
        public var dashPhase: CGFloat
        public init(
            lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [],
            dashPhase: CGFloat = 0
        ) {
            self.lineWidth = lineWidth
            self.lineCap = lineCap
            self.lineJoin = lineJoin
            self.miterLimit = miterLimit
            self.dash = dash
            self.dashPhase = dashPhase
        }
    }

    // MARK: Paths

    // selfsame: leaf
    @frozen public struct Path: Equatable, LosslessStringConvertible, Shape {
        public enum Element: Equatable {
            case move(to: CGPoint)
            case line(to: CGPoint)
            case quadCurve(to: CGPoint, control: CGPoint)
            case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
            case closeSubpath
        }
        public var description: String
        public init() { description = "" }
        public init?(_ string: String) { description = string }
        public init(_ path: CGPath) { description = "path" }
        public init(_ rect: CGRect) { description = "rect \(rect)" }
        public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
            description = "rounded \(rect) \(cornerSize)"
        }
        public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
            description = "rounded \(rect) \(cornerRadius)"
        }
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
            description = "rounded \(rect) \(cornerRadii)"
        }
        public init(ellipseIn rect: CGRect) { description = "ellipse \(rect)" }
        public init(_ callback: (inout Path) -> Void) {
            self.init()
            callback(&self)
        }
        public func path(in rect: CGRect) -> Path { self }
        public var isEmpty: Bool { description.isEmpty }
        public var boundingRect: CGRect { .zero }
        public var currentPoint: CGPoint? { nil }
        public var cgPath: CGPath { CGPath() }
        public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool { false }
        public func forEach(_ body: (Path.Element) -> Void) {}

        public mutating func move(to end: CGPoint) { description += " move \(end)" }
        public mutating func addLine(to end: CGPoint) { description += " line \(end)" }
        public mutating func addLines(_ lines: [CGPoint]) { description += " lines \(lines)" }
        public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { description += " quad \(end) \(control)" }
        public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
            description += " curve \(end) \(control1) \(control2)"
        }
        public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { description += " rect \(rect)" }
        public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) { description += " rects \(rects)" }
        public mutating func addRoundedRect(
            in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity
        ) { description += " rounded \(rect) \(cornerSize)" }
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public mutating func addRoundedRect(
            in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
            transform: CGAffineTransform = .identity
        ) { description += " rounded \(rect) \(cornerRadii)" }
        public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) { description += " ellipse \(rect)" }
        public mutating func addArc(
            center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: CGAffineTransform = .identity
        ) { description += " arc \(center) \(radius)" }
        public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity) {
            description += " arc \(tangent1End) \(radius)"
        }
        public mutating func addRelativeArc(
            center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
        ) {
            description += " arc \(center) \(radius)"
        }
        public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) { description += " \(path)" }
        public mutating func closeSubpath() { description += " close" }

        public func strokedPath(_ style: StrokeStyle) -> Path { self }
        public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }
        public func applying(_ transform: CGAffineTransform) -> Path { self }
        public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { self }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func normalized(eoFill: Bool = true) -> Path { self }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func intersection(_ other: Path, eoFill: Bool = false) -> Path { self }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func union(_ other: Path, eoFill: Bool = false) -> Path { self }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { self }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path { self }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path { self }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path { self }
    }

    // MARK: Shapes of SwiftUI

    // selfsame: leaf, fills
    @frozen public struct Rectangle: _PrimitiveShape {
        public init() {}
    }

    extension Rectangle: InsettableShape {
        public struct _Inset: _PrimitiveShape, InsettableShape {
            public var amount: CGFloat
            public func inset(by amount: CGFloat) -> Rectangle._Inset { _Inset(amount: amount) }
        }
        public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(amount: amount) }
    }

    // selfsame: leaf, fills
    @frozen public struct RoundedRectangle: _PrimitiveShape {
        public var cornerSize: CGSize
        public var style: RoundedCornerStyle
        public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
            self.cornerSize = cornerSize
            self.style = style
        }
        public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
            self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
        }
    }

    extension RoundedRectangle: InsettableShape {
        public struct _Inset: _PrimitiveShape, InsettableShape {
            public var base: RoundedRectangle
            public var amount: CGFloat
            public func inset(by amount: CGFloat) -> RoundedRectangle._Inset { _Inset(base: base, amount: amount) }
        }
        public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, amount: amount) }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    @frozen public struct RectangleCornerRadii: Equatable {
        public var topLeading: CGFloat
        public var bottomLeading: CGFloat
        public var bottomTrailing: CGFloat
        public var topTrailing: CGFloat
        public init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0) {
            self.topLeading = topLeading
            self.bottomLeading = bottomLeading
            self.bottomTrailing = bottomTrailing
            self.topTrailing = topTrailing
        }
    }

    // selfsame: leaf
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    @frozen public struct UnevenRoundedRectangle: _PrimitiveShape {
        public var cornerRadii: RectangleCornerRadii
        public var style: RoundedCornerStyle
        public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
            self.cornerRadii = cornerRadii
            self.style = style
        }
        public init(
            topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
            style: RoundedCornerStyle = .continuous
        ) {
            self.init(
                cornerRadii: RectangleCornerRadii(
                    topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
                    topTrailing: topTrailingRadius), style: style)
        }
    }

    extension UnevenRoundedRectangle: InsettableShape {
        public struct _Inset: _PrimitiveShape, InsettableShape {
            public var base: UnevenRoundedRectangle
            public var amount: CGFloat
            public func inset(by amount: CGFloat) -> UnevenRoundedRectangle._Inset { _Inset(base: base, amount: amount) }
        }
        public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, amount: amount) }
    }

    // selfsame: leaf, fills, round
    @frozen public struct Circle: _PrimitiveShape {
        public init() {}
    }

    extension Circle: InsettableShape {
        public struct _Inset: _PrimitiveShape, InsettableShape {
            public var amount: CGFloat
            public func inset(by amount: CGFloat) -> Circle._Inset { _Inset(amount: amount) }
        }
        public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(amount: amount) }
    }

    // selfsame: leaf, fills, round
    @frozen public struct Ellipse: _PrimitiveShape {
        public init() {}
    }

    extension Ellipse: InsettableShape {
        public struct _Inset: _PrimitiveShape, InsettableShape {
            public var amount: CGFloat
            public func inset(by amount: CGFloat) -> Ellipse._Inset { _Inset(amount: amount) }
        }
        public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(amount: amount) }
    }

    // selfsame: leaf, fills, round
    @frozen public struct Capsule: _PrimitiveShape {
        public var style: RoundedCornerStyle
        public init(style: RoundedCornerStyle = .continuous) { self.style = style }
    }

    extension Capsule: InsettableShape {
        public struct _Inset: _PrimitiveShape, InsettableShape {
            public var base: Capsule
            public var amount: CGFloat
            public func inset(by amount: CGFloat) -> Capsule._Inset { _Inset(base: base, amount: amount) }
        }
        public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, amount: amount) }
    }

    // selfsame: leaf
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    @frozen public struct ContainerRelativeShape: _PrimitiveShape {
        public init() {}
    }

    extension ContainerRelativeShape: InsettableShape {
        public struct _Inset: _PrimitiveShape, InsettableShape {
            public var amount: CGFloat
            public func inset(by amount: CGFloat) -> ContainerRelativeShape._Inset { _Inset(amount: amount) }
        }
        public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(amount: amount) }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct ButtonBorderShape: Equatable {
        var name: String
        public static let automatic = ButtonBorderShape(name: "automatic")
        public static let capsule = ButtonBorderShape(name: "capsule")
        public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
        public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape(name: "roundedRectangle(\(radius))") }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public static let circle = ButtonBorderShape(name: "circle")
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension ButtonBorderShape: InsettableShape, _PrimitiveShape {
        public struct _Inset: _PrimitiveShape, InsettableShape {
            public var base: ButtonBorderShape
            public var amount: CGFloat
            public func inset(by amount: CGFloat) -> ButtonBorderShape._Inset { _Inset(base: base, amount: amount) }
        }
        public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, amount: amount) }
    }

    // selfsame: leaf
    @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
    public struct ConcentricRectangle: _PrimitiveShape {
        var arguments: [String]
        public init() { arguments = [] }
        public init(corners: Edge.Corner.Style, isUniform: Bool = false) { arguments = [corners.name, "\(isUniform)"] }
        public init(
            uniformTopCorners: Edge.Corner.Style? = nil, uniformBottomCorners: Edge.Corner.Style? = nil
        ) { arguments = [uniformTopCorners?.name ?? "", uniformBottomCorners?.name ?? ""] }
        public init(
            topLeadingCorner: Edge.Corner.Style? = nil, topTrailingCorner: Edge.Corner.Style? = nil,
            bottomLeadingCorner: Edge.Corner.Style? = nil,
            bottomTrailingCorner: Edge.Corner.Style? = nil
        ) {
            arguments = [
                topLeadingCorner?.name ?? "", topTrailingCorner?.name ?? "", bottomLeadingCorner?.name ?? "", bottomTrailingCorner?.name ?? "",
            ]
        }
    }

    extension Edge {
        public struct Corner {
            public struct Style {
                var name: String
                public static let concentric = Style(name: "concentric")
                public static func concentric(minimum: CGFloat? = nil) -> Style { Style(name: "concentric(\(minimum as Any))") }
                public static func fixed(_ radius: CGFloat) -> Style { Style(name: "fixed(\(radius))") }
            }
        }
    }

    // selfsame: leaf
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    @frozen public struct AnyShape: _PrimitiveShape {
        var shape: Any
        public init<S>(_ shape: S) where S: Shape { self.shape = shape }
    }

    // MARK: Shapes made of shapes

    @frozen public struct OffsetShape<Content>: _PrimitiveShape where Content: Shape {
        public var shape: Content
        public var offset: CGSize
        public init(shape: Content, offset: CGSize) {
            self.shape = shape
            self.offset = offset
        }
    }

    extension OffsetShape: InsettableShape where Content: InsettableShape {
        public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
            OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
        }
    }

    @frozen public struct ScaledShape<Content>: _PrimitiveShape where Content: Shape {
        public var shape: Content
        public var scale: CGSize
        public var anchor: UnitPoint
        public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
            self.shape = shape
            self.scale = scale
            self.anchor = anchor
        }
    }

    @frozen public struct RotatedShape<Content>: _PrimitiveShape where Content: Shape {
        public var shape: Content
        public var angle: Angle
        public var anchor: UnitPoint
        public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
            self.shape = shape
            self.angle = angle
            self.anchor = anchor
        }
    }

    extension RotatedShape: InsettableShape where Content: InsettableShape {
        public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
            RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
        }
    }

    @frozen public struct TransformedShape<Content>: _PrimitiveShape where Content: Shape {
        public var shape: Content
        public var transform: CGAffineTransform
        public init(shape: Content, transform: CGAffineTransform) {
            self.shape = shape
            self.transform = transform
        }
    }

    @frozen public struct _SizedShape<S>: _PrimitiveShape where S: Shape {
        public var shape: S
        public var size: CGSize
    }

    @frozen public struct _TrimmedShape<S>: _PrimitiveShape where S: Shape {
        public var shape: S
        public var startFraction: CGFloat
        public var endFraction: CGFloat
    }

    @frozen public struct _StrokedShape<S>: _PrimitiveShape where S: Shape {
        public var shape: S
        public var style: StrokeStyle
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct _ShapeIntersection<S1, S2>: _PrimitiveShape where S1: Shape, S2: Shape {
        public var first: S1
        public var second: S2
        public var eoFill: Bool
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct _ShapeUnion<S1, S2>: _PrimitiveShape where S1: Shape, S2: Shape {
        public var first: S1
        public var second: S2
        public var eoFill: Bool
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct _ShapeSubtraction<S1, S2>: _PrimitiveShape where S1: Shape, S2: Shape {
        public var first: S1
        public var second: S2
        public var eoFill: Bool
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct _ShapeSymmetricDifference<S1, S2>: _PrimitiveShape where S1: Shape, S2: Shape {
        public var first: S1
        public var second: S2
        public var eoFill: Bool
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct _ShapeLineIntersection<S1, S2>: _PrimitiveShape where S1: Shape, S2: Shape {
        public var first: S1
        public var second: S2
        public var eoFill: Bool
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct _ShapeLineSubtraction<S1, S2>: _PrimitiveShape where S1: Shape, S2: Shape {
        public var first: S1
        public var second: S2
        public var eoFill: Bool
    }

    extension Shape {
        // selfsame: inert(unsafe) .zero
        public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }
        public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
            OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
        }
        public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
            OffsetShape(shape: self, offset: CGSize(width: x, height: y))
        }
        public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
            ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
        }
        public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
            ScaledShape(shape: self, scale: CGSize(width: scale, height: scale), anchor: anchor)
        }
        public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
            RotatedShape(shape: self, angle: angle, anchor: anchor)
        }
        public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> { TransformedShape(shape: self, transform: transform) }
        public func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }
        public func size(width: CGFloat, height: CGFloat) -> some Shape { _SizedShape(shape: self, size: CGSize(width: width, height: height)) }
        public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
            _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
        }

        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func intersection<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape {
            _ShapeIntersection(first: self, second: other, eoFill: eoFill)
        }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func union<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape {
            _ShapeUnion(first: self, second: other, eoFill: eoFill)
        }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func subtracting<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape {
            _ShapeSubtraction(first: self, second: other, eoFill: eoFill)
        }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func symmetricDifference<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape {
            _ShapeSymmetricDifference(first: self, second: other, eoFill: eoFill)
        }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func lineIntersection<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape {
            _ShapeLineIntersection(first: self, second: other, eoFill: eoFill)
        }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func lineSubtraction<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape {
            _ShapeLineSubtraction(first: self, second: other, eoFill: eoFill)
        }

        public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }
        public func stroke(lineWidth: CGFloat = 1) -> some Shape { _StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth)) }
    }

    // MARK: Shapes as views

    // selfsame: leaf
    @frozen public struct _ShapeView<Content, Style>: _PrimitiveView where Content: Shape, Style: ShapeStyle {
        public var shape: Content
        public var style: Style
        public var fillStyle: FillStyle
        public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
            self.shape = shape
            self.style = style
            self.fillStyle = fillStyle
        }
    }

    // selfsame: content
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public protocol ShapeView<Content>: View {
        associatedtype Content: Shape
        var shape: Self.Content { get }
    }

    extension _ShapeView: ShapeView {}

    // selfsame: leaf
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    @frozen public struct FillShapeView<Content, Style, Background>: _PrimitiveView, ShapeView
    where Content: Shape, Style: ShapeStyle, Background: View {
        public var shape: Content
        public var style: Style
        public var fillStyle: FillStyle
        public var background: Background
        public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
            self.shape = shape
            self.style = style
            self.fillStyle = fillStyle
            self.background = background
        }
    }

    // selfsame: leaf
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    @frozen public struct StrokeShapeView<Content, Style, Background>: _PrimitiveView, ShapeView
    where Content: Shape, Style: ShapeStyle, Background: View {
        public var shape: Content
        public var style: Style
        public var strokeStyle: StrokeStyle
        public var isAntialiased: Bool
        public var background: Background
        public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
            self.shape = shape
            self.style = style
            self.strokeStyle = strokeStyle
            self.isAntialiased = isAntialiased
            self.background = background
        }
    }

    // selfsame: leaf
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    @frozen public struct StrokeBorderShapeView<Content, Style, Background>: _PrimitiveView, ShapeView
    where Content: InsettableShape, Style: ShapeStyle, Background: View {
        public var shape: Content
        public var style: Style
        public var strokeStyle: StrokeStyle
        public var isAntialiased: Bool
        public var background: Background
        public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
            self.shape = shape
            self.style = style
            self.strokeStyle = strokeStyle
            self.isAntialiased = isAntialiased
            self.background = background
        }
    }

    extension Shape {
        // selfsame: same size
        @_disfavoredOverload
        public func fill<S>(_ content: S, style: FillStyle = FillStyle()) -> some View where S: ShapeStyle {
            _ShapeView(shape: self, style: content, fillStyle: style)
        }

        // selfsame: same size
        @_disfavoredOverload
        public func fill(style: FillStyle = FillStyle()) -> some View { _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style) }

        // selfsame: same size
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func fill<S>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> where S: ShapeStyle {
            _ShapeView(shape: self, style: content, fillStyle: style)
        }

        // selfsame: same size
        @_disfavoredOverload
        public func stroke<S>(_ content: S, style: StrokeStyle) -> some View where S: ShapeStyle {
            _ShapeView(shape: _StrokedShape(shape: self, style: style), style: content)
        }

        // selfsame: same size, fades
        @_disfavoredOverload
        public func stroke<S>(_ content: S, lineWidth: CGFloat = 1) -> some View where S: ShapeStyle {
            _ShapeView(shape: _StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth)), style: content)
        }

        // selfsame: same size
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func stroke<S>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> StrokeShapeView<Self, S, EmptyView>
        where S: ShapeStyle {
            StrokeShapeView(shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
        }

        // selfsame: same size, fades
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func stroke<S>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> StrokeShapeView<Self, S, EmptyView>
        where S: ShapeStyle {
            StrokeShapeView(
                shape: self, style: content, strokeStyle: StrokeStyle(lineWidth: lineWidth), isAntialiased: antialiased, background: EmptyView()
            )
        }
    }

    extension InsettableShape {
        // selfsame: same size
        @_disfavoredOverload
        public func strokeBorder<S>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View where S: ShapeStyle {
            _ShapeView(
                shape: _StrokedShape(shape: inset(by: style.lineWidth), style: style), style: content,
                fillStyle: FillStyle(antialiased: antialiased))
        }

        // selfsame: same size
        @_disfavoredOverload
        public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
            _ShapeView(
                shape: _StrokedShape(shape: inset(by: style.lineWidth), style: style), style: ForegroundStyle(),
                fillStyle: FillStyle(antialiased: antialiased))
        }

        // selfsame: same size, fades
        @_disfavoredOverload
        public func strokeBorder<S>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View where S: ShapeStyle {
            _ShapeView(
                shape: _StrokedShape(shape: inset(by: lineWidth), style: StrokeStyle(lineWidth: lineWidth)), style: content,
                fillStyle: FillStyle(antialiased: antialiased))
        }

        // selfsame: same size
        @_disfavoredOverload
        public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
            _ShapeView(
                shape: _StrokedShape(shape: inset(by: lineWidth), style: StrokeStyle(lineWidth: lineWidth)), style: ForegroundStyle(),
                fillStyle: FillStyle(antialiased: antialiased))
        }

        // SwiftUI declares these two as opaque as well. Swift takes no two overloads that differ in default arguments alone, so they
        // name their type here.
        // selfsame: same size
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func strokeBorder<S>(
            _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
        ) -> StrokeBorderShapeView<Self, S, EmptyView>
        where S: ShapeStyle {
            StrokeBorderShapeView(shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
        }

        // selfsame: same size, fades
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public func strokeBorder<S>(
            _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
        ) -> StrokeBorderShapeView<Self, S, EmptyView>
        where S: ShapeStyle {
            StrokeBorderShapeView(
                shape: self, style: content, strokeStyle: StrokeStyle(lineWidth: lineWidth), isAntialiased: antialiased, background: EmptyView()
            )
        }
    }

    extension ShapeView {
        // selfsame: same size
        public func fill<S>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> FillShapeView<Self.Content, S, Self>
        where S: ShapeStyle {
            FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
        }

        // selfsame: same size
        public func stroke<S>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> StrokeShapeView<Self.Content, S, Self>
        where S: ShapeStyle {
            StrokeShapeView(shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
        }

        // selfsame: same size, fades
        public func stroke<S>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> StrokeShapeView<Self.Content, S, Self>
        where S: ShapeStyle {
            StrokeShapeView(
                shape: shape, style: content, strokeStyle: StrokeStyle(lineWidth: lineWidth), isAntialiased: antialiased, background: self)
        }
    }

    extension ShapeView where Content: InsettableShape {
        // selfsame: same size, fades
        public func strokeBorder<S>(
            _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
        ) -> StrokeBorderShapeView<Content, S, Self>
        where S: ShapeStyle {
            StrokeBorderShapeView(
                shape: shape, style: content, strokeStyle: StrokeStyle(lineWidth: lineWidth), isAntialiased: antialiased, background: self)
        }

        // selfsame: same size
        public func strokeBorder<S>(
            _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
        ) -> StrokeBorderShapeView<Content, S, Self>
        where S: ShapeStyle {
            StrokeBorderShapeView(shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
        }
    }

    // MARK: The shapes' short names

    extension Shape where Self == Rectangle {
        public static var rect: Rectangle { Rectangle() }
    }

    extension Shape where Self == RoundedRectangle {
        public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
            RoundedRectangle(cornerSize: cornerSize, style: style)
        }
        public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
            RoundedRectangle(cornerRadius: cornerRadius, style: style)
        }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension Shape where Self == UnevenRoundedRectangle {
        public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> UnevenRoundedRectangle {
            UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
        }
        public static func rect(
            topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
            style: RoundedCornerStyle = .continuous
        ) -> UnevenRoundedRectangle {
            UnevenRoundedRectangle(
                topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius, bottomTrailingRadius: bottomTrailingRadius,
                topTrailingRadius: topTrailingRadius, style: style)
        }
    }

    extension Shape where Self == Capsule {
        public static var capsule: Capsule { Capsule() }
        public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
    }

    extension Shape where Self == Circle {
        public static var circle: Circle { Circle() }
    }

    extension Shape where Self == Ellipse {
        public static var ellipse: Ellipse { Ellipse() }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    extension Shape where Self == ContainerRelativeShape {
        public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension Shape where Self == ButtonBorderShape {
        public static var buttonBorder: ButtonBorderShape { ButtonBorderShape.automatic }
    }
    """#
