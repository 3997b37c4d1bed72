// Shapes, what changes them, and the views that fill and stroke them. From iOS 17 on filling and stroking can be chained.

extension PreludeSource {
    /// `Shape`, the shapes, `fill` and `stroke`.
    static let shapes = PreludeSource(module: "SwiftUI", name: "Shapes", text: shapesText)
}

private let shapesText = #"""
    public protocol Shape: Sendable, Animatable, View {
      func path(in rect: CGRect) -> Path
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
      static var role: ShapeRole { get }
      @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
      func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
      var layoutDirectionBehavior: LayoutDirectionBehavior { get }
    }
    extension Shape {
      public static var role: ShapeRole { .fill }
      public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize.zero }
      public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
      public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public enum ShapeRole: Hashable, Sendable { case fill, stroke, separator }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public enum LayoutDirectionBehavior: Hashable, Sendable {
      case fixed
      case mirrors(in: LayoutDirection)
      public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
    }
    public protocol InsettableShape: Shape {
      associatedtype InsetShape: InsettableShape
      func inset(by amount: CGFloat) -> Self.InsetShape
    }

    public struct StrokeStyle: Equatable, Animatable, Sendable {
      public var lineWidth: CGFloat
      public var lineCap: CGLineCap
      public var lineJoin: CGLineJoin
      public var miterLimit: CGFloat
      public var dash: [CGFloat]
      public var dashPhase: CGFloat
      public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
      ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
      }
      public var animatableData: CGFloat {
        get { lineWidth }
        set { lineWidth = newValue }
      }
    }
    public struct FillStyle: Equatable, Sendable {
      public var isEOFilled: Bool
      public var isAntialiased: Bool
      public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
      }
    }

    public struct Rectangle: InsettableShape {
      public init() {}
      public func path(in rect: CGRect) -> Path { Path(rect) }
      public func inset(by amount: CGFloat) -> some InsettableShape { Rectangle._Inset(amount: amount) }
      public struct _Inset: InsettableShape {
        let amount: CGFloat
        public func path(in rect: CGRect) -> Path { Path(rect) }
        public func inset(by amount: CGFloat) -> Rectangle._Inset { Rectangle._Inset(amount: self.amount + amount) }
      }
    }
    public struct Circle: InsettableShape {
      public init() {}
      public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
      public func inset(by amount: CGFloat) -> some InsettableShape { Circle._Inset(amount: amount) }
      public struct _Inset: InsettableShape {
        let amount: CGFloat
        public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
        public func inset(by amount: CGFloat) -> Circle._Inset { Circle._Inset(amount: self.amount + amount) }
      }
    }
    public struct Ellipse: InsettableShape {
      public init() {}
      public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
      public func inset(by amount: CGFloat) -> some InsettableShape { Ellipse._Inset(amount: amount) }
      public struct _Inset: InsettableShape {
        let amount: CGFloat
        public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
        public func inset(by amount: CGFloat) -> Ellipse._Inset { Ellipse._Inset(amount: self.amount + amount) }
      }
    }
    public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }
    public struct Capsule: InsettableShape {
      public var style: RoundedCornerStyle
      public init(style: RoundedCornerStyle = .continuous) { self.style = style }
      public func path(in rect: CGRect) -> Path { Path(rect) }
      public func inset(by amount: CGFloat) -> some InsettableShape { Capsule._Inset(amount: amount) }
      public struct _Inset: InsettableShape {
        let amount: CGFloat
        public func path(in rect: CGRect) -> Path { Path(rect) }
        public func inset(by amount: CGFloat) -> Capsule._Inset { Capsule._Inset(amount: self.amount + amount) }
      }
    }
    public struct RoundedRectangle: InsettableShape {
      public var cornerSize: CGSize
      public var style: RoundedCornerStyle
      public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
      }
      public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
        self.style = style
      }
      public func path(in rect: CGRect) -> Path { Path(rect) }
      public func inset(by amount: CGFloat) -> some InsettableShape { RoundedRectangle._Inset(amount: amount) }
      public struct _Inset: InsettableShape {
        let amount: CGFloat
        public func path(in rect: CGRect) -> Path { Path(rect) }
        public func inset(by amount: CGFloat) -> RoundedRectangle._Inset { RoundedRectangle._Inset(amount: self.amount + amount) }
      }
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    public struct RectangleCornerRadii: Equatable, Sendable {
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
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    public struct UnevenRoundedRectangle: InsettableShape {
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
        cornerRadii = RectangleCornerRadii(
          topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
          topTrailing: topTrailingRadius)
        self.style = style
      }
      public func path(in rect: CGRect) -> Path { Path(rect) }
      public func inset(by amount: CGFloat) -> some InsettableShape { UnevenRoundedRectangle._Inset(amount: amount) }
      public struct _Inset: InsettableShape {
        let amount: CGFloat
        public func path(in rect: CGRect) -> Path { Path(rect) }
        public func inset(by amount: CGFloat) -> UnevenRoundedRectangle._Inset {
          UnevenRoundedRectangle._Inset(amount: self.amount + amount)
        }
      }
    }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    public struct ContainerRelativeShape: InsettableShape {
      public init() {}
      public func path(in rect: CGRect) -> Path { Path(rect) }
      public func inset(by amount: CGFloat) -> some InsettableShape { ContainerRelativeShape._Inset(amount: amount) }
      public struct _Inset: InsettableShape {
        let amount: CGFloat
        public func path(in rect: CGRect) -> Path { Path(rect) }
        public func inset(by amount: CGFloat) -> ContainerRelativeShape._Inset {
          ContainerRelativeShape._Inset(amount: self.amount + amount)
        }
      }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public struct ButtonBorderShape: Equatable {
      let name: String
      public static let automatic: ButtonBorderShape = ButtonBorderShape(name: "automatic")
      @available(macOS 14.0, tvOS 17.0, *)
      public static let capsule: ButtonBorderShape = ButtonBorderShape(name: "capsule")
      public static let roundedRectangle: ButtonBorderShape = ButtonBorderShape(name: "roundedRectangle")
      @available(macOS 14.0, tvOS 17.0, *)
      public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape(name: "roundedRectangle(\(radius))") }
      @available(iOS 17.0, macOS 14.0, tvOS 16.4, watchOS 10.0, *)
      public static let circle: ButtonBorderShape = ButtonBorderShape(name: "circle")
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    extension ButtonBorderShape: InsettableShape {
      public func path(in rect: CGRect) -> Path { Path(rect) }
      public func inset(by amount: CGFloat) -> some InsettableShape { ButtonBorderShape._Inset(amount: amount) }
      public struct _Inset: InsettableShape {
        let amount: CGFloat
        public func path(in rect: CGRect) -> Path { Path(rect) }
        public func inset(by amount: CGFloat) -> ButtonBorderShape._Inset { ButtonBorderShape._Inset(amount: self.amount + amount) }
      }
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    public struct AnyShape: Shape, @unchecked Sendable {
      let shape: Any
      public init<S>(_ shape: S) where S: Shape { self.shape = shape }
      public func path(in rect: CGRect) -> Path { Path(rect) }
    }
    extension Shape where Self == Rectangle { public static var rect: Rectangle { Rectangle() } }
    extension Shape where Self == Circle { public static var circle: Circle { Circle() } }
    extension Shape where Self == Ellipse { public static var ellipse: Ellipse { Ellipse() } }
    extension Shape where Self == Capsule {
      public static var capsule: Capsule { Capsule() }
      public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
    }
    extension Shape where Self == RoundedRectangle {
      public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerSize: cornerSize, style: style)
      }
      public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
      }
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    extension Shape where Self == UnevenRoundedRectangle {
      public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
      }
      public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
      ) -> Self {
        UnevenRoundedRectangle(
          topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius, bottomTrailingRadius: bottomTrailingRadius,
          topTrailingRadius: topTrailingRadius, style: style)
      }
    }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    extension Shape where Self == ContainerRelativeShape {
      public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    extension Shape where Self == ButtonBorderShape { public static var buttonBorder: ButtonBorderShape { .automatic } }
    """#
