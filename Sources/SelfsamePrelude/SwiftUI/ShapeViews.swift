// Shapes made of shapes, and the views that fill and stroke them.

extension PreludeSource {
    /// `Path`, transformed shapes, `fill`, `stroke`, `strokeBorder`.
    static let shapeViews = PreludeSource(module: "SwiftUI", name: "ShapeViews", text: shapeViewsText)
}

private let shapeViewsText = #"""
    public struct Path: Equatable, LosslessStringConvertible, Shape {
      var elements: [String] = []
      public init() {}
      public init(_ path: CGPath) { elements = ["\(path)"] }
      public init(_ path: CGMutablePath) { elements = ["\(path)"] }
      public init(_ rect: CGRect) { elements = ["rect \(rect)"] }
      public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { elements = ["rect \(rect) \(cornerSize)"] }
      public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        elements = ["rect \(rect) \(cornerRadius)"]
      }
      @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
      public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        elements = ["rect \(rect) \(cornerRadii)"]
      }
      public init(ellipseIn rect: CGRect) { elements = ["ellipse \(rect)"] }
      public init(_ callback: (inout Path) -> Void) { callback(&self) }
      public init?(_ string: String) { elements = [string] }
      public var description: String { elements.joined(separator: " ") }
      public var cgPath: CGPath { CGPath() }
      public var isEmpty: Bool { elements.isEmpty }
      public var boundingRect: CGRect { CGRect.zero }
      public var currentPoint: CGPoint? { nil }
      public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool { false }
      public func path(in rect: CGRect) -> Path { self }
      public mutating func move(to end: CGPoint) { elements.append("move \(end)") }
      public mutating func addLine(to end: CGPoint) { elements.append("line \(end)") }
      public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { elements.append("quad \(end) \(control)") }
      public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { elements.append("curve \(end) \(control1) \(control2)") }
      public mutating func closeSubpath() { elements.append("close") }
      public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { elements.append("rect \(rect)") }
      public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity
      ) { elements.append("rect \(rect) \(cornerSize)") }
      @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
      public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity
      ) { elements.append("rect \(rect) \(cornerRadii)") }
      public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) { elements.append("ellipse \(rect)") }
      public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) { elements.append("rects \(rects)") }
      public mutating func addLines(_ lines: [CGPoint]) { elements.append("lines \(lines)") }
      public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
      ) { elements.append("arc \(center) \(radius) \(startAngle) \(delta)") }
      public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: CGAffineTransform = .identity
      ) { elements.append("arc \(center) \(radius) \(startAngle) \(endAngle) \(clockwise)") }
      public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity) {
        elements.append("arc \(tangent1End) \(tangent2End) \(radius)")
      }
      public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) { elements += path.elements }
      public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }
      public func strokedPath(_ style: StrokeStyle) -> Path { self }
      public func applying(_ transform: CGAffineTransform) -> Path { self }
      public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { self }
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
      public func union(_ other: Path, eoFill: Bool = false) -> Path { self }
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
      public func intersection(_ other: Path, eoFill: Bool = false) -> Path { self }
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
      public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { self }
    }
    public struct OffsetShape<Content>: Shape where Content: Shape {
      public var shape: Content
      public var offset: CGSize
      public init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
      }
      public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    }
    extension OffsetShape: InsettableShape where Content: InsettableShape {
      public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> { OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset) }
    }
    public struct RotatedShape<Content>: Shape where Content: Shape {
      public var shape: Content
      public var angle: Angle
      public var anchor: UnitPoint
      public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
      }
      public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    }
    extension RotatedShape: InsettableShape where Content: InsettableShape {
      public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
      }
    }
    public struct ScaledShape<Content>: Shape where Content: Shape {
      public var shape: Content
      public var scale: CGSize
      public var anchor: UnitPoint
      public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
      }
      public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    }
    public struct TransformedShape<Content>: Shape where Content: Shape {
      public var shape: Content
      public var transform: CGAffineTransform
      public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
      }
      public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    }
    public struct _SizedShape<S>: Shape where S: Shape {
      let shape: S
      let size: CGSize
      public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    }
    public struct _StrokedShape<S>: Shape where S: Shape {
      let shape: S
      let style: StrokeStyle
      public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    }
    public struct _TrimmedShape<S>: Shape where S: Shape {
      let shape: S
      let startFraction: CGFloat
      let endFraction: CGFloat
      public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public struct _ShapeUnion<A, B>: Shape where A: Shape, B: Shape {
      let a: A
      let b: B
      public func path(in rect: CGRect) -> Path { a.path(in: rect) }
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public struct _ShapeIntersection<A, B>: Shape where A: Shape, B: Shape {
      let a: A
      let b: B
      public func path(in rect: CGRect) -> Path { a.path(in: rect) }
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public struct _ShapeSubtraction<A, B>: Shape where A: Shape, B: Shape {
      let a: A
      let b: B
      public func path(in rect: CGRect) -> Path { a.path(in: rect) }
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public struct _ShapeSymmetricDifference<A, B>: Shape where A: Shape, B: Shape {
      let a: A
      let b: B
      public func path(in rect: CGRect) -> Path { a.path(in: rect) }
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public struct _ShapeLineIntersection<A, B>: Shape where A: Shape, B: Shape {
      let a: A
      let b: B
      public func path(in rect: CGRect) -> Path { a.path(in: rect) }
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public struct _ShapeLineSubtraction<A, B>: Shape where A: Shape, B: Shape {
      let a: A
      let b: B
      public func path(in rect: CGRect) -> Path { a.path(in: rect) }
    }
    extension Shape {
      public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }
      public func offset(_ offset: CGPoint) -> OffsetShape<Self> { OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y)) }
      public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> { OffsetShape(shape: self, offset: CGSize(width: x, height: y)) }
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
      public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }
      public func stroke(lineWidth: CGFloat = 1) -> some Shape { _StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth)) }
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    extension Shape {
      public func union<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape { _ShapeUnion(a: self, b: other) }
      public func intersection<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape { _ShapeIntersection(a: self, b: other) }
      public func subtracting<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape { _ShapeSubtraction(a: self, b: other) }
      public func symmetricDifference<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape {
        _ShapeSymmetricDifference(a: self, b: other)
      }
      public func lineIntersection<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape { _ShapeLineIntersection(a: self, b: other) }
      public func lineSubtraction<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape { _ShapeLineSubtraction(a: self, b: other) }
    }

    // selfsame: leaf
    public struct _ShapeView<Content, Style>: View where Content: Shape, Style: ShapeStyle {
      public typealias Body = Never
      public var shape: Content
      public var style: Style
      public var fillStyle: FillStyle
      public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
      }
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public protocol ShapeView<Content>: View {
      associatedtype Content: Shape
      var shape: Self.Content { get }
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    extension _ShapeView: ShapeView {}
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public struct FillShapeView<Content, Style, Background>: ShapeView where Content: Shape, Style: ShapeStyle, Background: View {
      public typealias Body = Never
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
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public struct StrokeShapeView<Content, Style, Background>: ShapeView where Content: Shape, Style: ShapeStyle, Background: View {
      public typealias Body = Never
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
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public struct StrokeBorderShapeView<Content, Style, Background>: ShapeView
    where Content: InsettableShape, Style: ShapeStyle, Background: View {
      public typealias Body = Never
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
      @_disfavoredOverload public func fill<S>(_ content: S, style: FillStyle = FillStyle()) -> some View where S: ShapeStyle {
        _ShapeView(shape: self, style: content, fillStyle: style)
      }
      @_disfavoredOverload public func fill(style: FillStyle = FillStyle()) -> some View {
        _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
      }
      @_disfavoredOverload public func stroke<S>(_ content: S, style: StrokeStyle) -> some View where S: ShapeStyle {
        _ShapeView(shape: _StrokedShape(shape: self, style: style), style: content)
      }
      @_disfavoredOverload public func stroke<S>(_ content: S, lineWidth: CGFloat = 1) -> some View where S: ShapeStyle {
        _ShapeView(shape: _StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth)), style: content)
      }
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    extension Shape {
      public func fill<S>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> where S: ShapeStyle {
        _ShapeView(shape: self, style: content, fillStyle: style)
      }
      public func stroke<S>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> StrokeShapeView<Self, S, EmptyView>
      where S: ShapeStyle {
        StrokeShapeView(shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
      }
      public func stroke<S>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> StrokeShapeView<Self, S, EmptyView>
      where S: ShapeStyle {
        StrokeShapeView(
          shape: self, style: content, strokeStyle: StrokeStyle(lineWidth: lineWidth), isAntialiased: antialiased, background: EmptyView())
      }
    }
    extension InsettableShape {
      @_disfavoredOverload public func strokeBorder<S>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View where S: ShapeStyle {
        _ShapeView(
          shape: _StrokedShape(shape: inset(by: style.lineWidth), style: style), style: content, fillStyle: FillStyle(antialiased: antialiased))
      }
      @_disfavoredOverload public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
        _ShapeView(
          shape: _StrokedShape(shape: inset(by: style.lineWidth), style: style), style: ForegroundStyle(),
          fillStyle: FillStyle(antialiased: antialiased))
      }
      @_disfavoredOverload public func strokeBorder<S>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View
      where S: ShapeStyle {
        _ShapeView(
          shape: _StrokedShape(shape: inset(by: lineWidth), style: StrokeStyle(lineWidth: lineWidth)), style: content,
          fillStyle: FillStyle(antialiased: antialiased))
      }
      @_disfavoredOverload public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        _ShapeView(
          shape: _StrokedShape(shape: inset(by: lineWidth), style: StrokeStyle(lineWidth: lineWidth)), style: ForegroundStyle(),
          fillStyle: FillStyle(antialiased: antialiased))
      }
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    extension InsettableShape {
      public func strokeBorder<S>(_ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true) -> StrokeBorderShapeView<Self, S, EmptyView>
      where S: ShapeStyle {
        StrokeBorderShapeView(shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
      }
      public func strokeBorder<S>(_ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true) -> StrokeBorderShapeView<Self, S, EmptyView>
      where S: ShapeStyle {
        StrokeBorderShapeView(
          shape: self, style: content, strokeStyle: StrokeStyle(lineWidth: lineWidth), isAntialiased: antialiased, background: EmptyView())
      }
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    extension ShapeView {
      public func fill<S>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> FillShapeView<Content, S, Self> where S: ShapeStyle {
        FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
      }
      public func stroke<S>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> StrokeShapeView<Content, S, Self>
      where S: ShapeStyle {
        StrokeShapeView(shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
      }
      public func stroke<S>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> StrokeShapeView<Content, S, Self>
      where S: ShapeStyle {
        StrokeShapeView(
          shape: shape, style: content, strokeStyle: StrokeStyle(lineWidth: lineWidth), isAntialiased: antialiased, background: self)
      }
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    extension ShapeView where Content: InsettableShape {
      public func strokeBorder<S>(_ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true)
        -> StrokeBorderShapeView<Content, S, Self> where S: ShapeStyle
      {
        StrokeBorderShapeView(shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
      }
      public func strokeBorder<S>(_ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true)
        -> StrokeBorderShapeView<Content, S, Self> where S: ShapeStyle
      {
        StrokeBorderShapeView(
          shape: shape, style: content, strokeStyle: StrokeStyle(lineWidth: lineWidth), isAntialiased: antialiased, background: self)
      }
    }
    """#
