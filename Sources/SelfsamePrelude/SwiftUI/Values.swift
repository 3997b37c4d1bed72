// Plain values that modifiers take: geometry, alignment, sizes and classes.

extension PreludeSource {
    static let swiftUIValues = PreludeSource(module: "SwiftUI", name: "Values", text: source)
}

private let source = #"""
    @frozen public enum Axis: Int8, CaseIterable {
        case horizontal
        case vertical
        @frozen public struct Set: OptionSet {
            public let rawValue: Int8
            public init(rawValue: Int8) { self.rawValue = rawValue }
            public static let horizontal = Axis.Set(rawValue: 1)
            public static let vertical = Axis.Set(rawValue: 2)
        }
    }

    @frozen public enum Edge: Int8, CaseIterable {
        case top, leading, bottom, trailing
        @frozen public struct Set: OptionSet {
            public let rawValue: Int8
            public init(rawValue: Int8) { self.rawValue = rawValue }
            public init(_ e: Edge) { rawValue = 1 << e.rawValue }
            public static let top = Edge.Set(rawValue: 1)
            public static let leading = Edge.Set(rawValue: 2)
            public static let bottom = Edge.Set(rawValue: 4)
            public static let trailing = Edge.Set(rawValue: 8)
            public static let all = Edge.Set(rawValue: 15)
            public static let horizontal = Edge.Set(rawValue: 10)
            public static let vertical = Edge.Set(rawValue: 5)
        }
    }

    @frozen public enum HorizontalEdge: Int8, CaseIterable, Codable {
        case leading, trailing
        @frozen public struct Set: OptionSet {
            public let rawValue: Int8
            public init(rawValue: Int8) { self.rawValue = rawValue }
            public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }
            public static let leading = HorizontalEdge.Set(rawValue: 1)
            public static let trailing = HorizontalEdge.Set(rawValue: 2)
            public static let all = HorizontalEdge.Set(rawValue: 3)
        }
    }

    @frozen public enum VerticalEdge: Int8, CaseIterable, Codable {
        case top, bottom
        @frozen public struct Set: OptionSet {
            public let rawValue: Int8
            public init(rawValue: Int8) { self.rawValue = rawValue }
            public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }
            public static let top = VerticalEdge.Set(rawValue: 1)
            public static let bottom = VerticalEdge.Set(rawValue: 2)
            public static let all = VerticalEdge.Set(rawValue: 3)
        }
    }

    // selfsame: interpolates
    @frozen public struct EdgeInsets: Equatable {
        public var top: CGFloat
        public var leading: CGFloat
        public var bottom: CGFloat
        public var trailing: CGFloat
        public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
            self.top = top
            self.leading = leading
            self.bottom = bottom
            self.trailing = trailing
        }
        public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
        @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
        public init(_ insets: NSDirectionalEdgeInsets) {
            self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
        }
        init(_all length: CGFloat) { self.init(top: length, leading: length, bottom: length, trailing: length) }
        init?(_all length: CGFloat?) {
            guard let length else { return nil }
            self.init(_all: length)
        }
    }

    // MARK: Alignment

    public protocol AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat
    }

    public struct ViewDimensions: Equatable {
        public var width: CGFloat
        public var height: CGFloat
        public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
        public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
        public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
        public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
    }

    @frozen public struct HorizontalAlignment: Hashable {
        var name: String
        init(_name: String) { name = _name }
        public init(_ id: any AlignmentID.Type) { name = String(describing: id) }
        public static let leading = HorizontalAlignment(_name: "leading")
        public static let center = HorizontalAlignment(_name: "center")
        public static let trailing = HorizontalAlignment(_name: "trailing")
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public static let listRowSeparatorLeading = HorizontalAlignment(_name: "listRowSeparatorLeading")
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        public static let listRowSeparatorTrailing = HorizontalAlignment(_name: "listRowSeparatorTrailing")
    }

    @frozen public struct VerticalAlignment: Hashable {
        var name: String
        init(_name: String) { name = _name }
        public init(_ id: any AlignmentID.Type) { name = String(describing: id) }
        public static let top = VerticalAlignment(_name: "top")
        public static let center = VerticalAlignment(_name: "center")
        public static let bottom = VerticalAlignment(_name: "bottom")
        public static let firstTextBaseline = VerticalAlignment(_name: "firstTextBaseline")
        public static let lastTextBaseline = VerticalAlignment(_name: "lastTextBaseline")
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension HorizontalAlignment {
        public func combineExplicit<S>(_ values: S) -> CGFloat? where S: Sequence, S.Element == CGFloat? { nil }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension VerticalAlignment {
        public func combineExplicit<S>(_ values: S) -> CGFloat? where S: Sequence, S.Element == CGFloat? { nil }
    }

    // selfsame: interpolates
    @frozen public struct Alignment: Hashable {
        public var horizontal: HorizontalAlignment
        public var vertical: VerticalAlignment
        public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
            self.horizontal = horizontal
            self.vertical = vertical
        }
        public static let center = Alignment(horizontal: .center, vertical: .center)
        public static let leading = Alignment(horizontal: .leading, vertical: .center)
        public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
        public static let top = Alignment(horizontal: .center, vertical: .top)
        public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
        // selfsame: corner
        public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
        // selfsame: corner
        public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
        // selfsame: corner
        public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
        // selfsame: corner
        public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
        public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
        public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
        public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
        public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
        public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
        public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
    }

    @frozen public enum TextAlignment: Hashable, CaseIterable { case leading, center, trailing }

    // MARK: Geometry

    // selfsame: interpolates
    @frozen public struct Angle: Hashable, Comparable {
        public var radians: Double
        public var degrees: Double {
            get { radians * 180 / .pi }
            set { radians = newValue * .pi / 180 }
        }
        public init() { radians = 0 }
        public init(radians: Double) { self.radians = radians }
        public init(degrees: Double) { radians = degrees * .pi / 180 }
        public static let zero = Angle()
        public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
        public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
        public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
        public static func + (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians + rhs.radians) }
        public static func - (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians - rhs.radians) }
        public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }
        public static prefix func - (operand: Angle) -> Angle { Angle(radians: -operand.radians) }
    }

    extension Angle: Animatable {
        public var animatableData: Double {
            get { radians }
            set { radians = newValue }
        }
    }

    @frozen public struct UnitPoint: Hashable {
        public var x: CGFloat
        public var y: CGFloat
        public init() { self.init(x: 0, y: 0) }
        public init(x: CGFloat, y: CGFloat) {
            self.x = x
            self.y = y
        }
        public static let zero = UnitPoint(x: 0, y: 0)
        public static let center = UnitPoint(x: 0.5, y: 0.5)
        public static let leading = UnitPoint(x: 0, y: 0.5)
        public static let trailing = UnitPoint(x: 1, y: 0.5)
        public static let top = UnitPoint(x: 0.5, y: 0)
        public static let bottom = UnitPoint(x: 0.5, y: 1)
        public static let topLeading = UnitPoint(x: 0, y: 0)
        public static let topTrailing = UnitPoint(x: 1, y: 0)
        public static let bottomLeading = UnitPoint(x: 0, y: 1)
        public static let bottomTrailing = UnitPoint(x: 1, y: 1)
    }

    @available(visionOS 1, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct UnitPoint3D: Hashable {
        public var x: CGFloat
        public var y: CGFloat
        public var z: CGFloat
        public init(x: CGFloat, y: CGFloat, z: CGFloat) {
            self.x = x
            self.y = y
            self.z = z
        }
        public static let center = UnitPoint3D(x: 0.5, y: 0.5, z: 0.5)
        public static let bottom = UnitPoint3D(x: 0.5, y: 1, z: 0.5)
        public static let top = UnitPoint3D(x: 0.5, y: 0, z: 0.5)
    }

    @frozen public struct ProjectionTransform: Equatable {
        public var m11: CGFloat = 1
        public var m12: CGFloat = 0
        public var m13: CGFloat = 0
        public var m21: CGFloat = 0
        public var m22: CGFloat = 1
        public var m23: CGFloat = 0
        public var m31: CGFloat = 0
        public var m32: CGFloat = 0
        public var m33: CGFloat = 1
        public init() {}
        public init(_ m: CGAffineTransform) {
            m11 = m.a
            m12 = m.b
            m21 = m.c
            m22 = m.d
            m31 = m.tx
            m32 = m.ty
        }
        public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform { self }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    @frozen public struct ProposedViewSize: Equatable {
        public var width: CGFloat?
        public var height: CGFloat?
        public static let zero = ProposedViewSize(width: 0, height: 0)
        public static let unspecified = ProposedViewSize(width: nil, height: nil)
        public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
        public init(width: CGFloat?, height: CGFloat?) {
            self.width = width
            self.height = height
        }
        public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
        public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
            CGSize(width: width ?? size.width, height: height ?? size.height)
        }
    }

    // MARK: Classes and options

    public enum ColorScheme: CaseIterable { case light, dark }
    public enum ColorSchemeContrast: CaseIterable { case standard, increased }
    public enum ColorRenderingMode { case nonLinear, linear, extendedLinear }
    public enum ContentMode: Hashable, CaseIterable { case fit, fill }
    public enum LayoutDirection: Hashable, CaseIterable { case leftToRight, rightToLeft }
    public enum UserInterfaceSizeClass { case compact, regular }
    public enum LegibilityWeight: Hashable { case regular, bold }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public enum SidebarRowSize: Sendable { case small, medium, large }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public enum ControlSize: CaseIterable { case mini, small, regular, large, extraLarge }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    @frozen public enum Visibility: Hashable, CaseIterable { case automatic, visible, hidden }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public enum ScenePhase: Comparable { case background, inactive, active }

    public enum BlendMode {
        case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
        case hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
    }

    public enum RoundedCornerStyle { case circular, continuous }

    public enum ContentSizeCategory: Hashable, CaseIterable {
        case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
        case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
        @available(iOS 13.4, macOS 10.15.4, tvOS 13.4, watchOS 6.2, *)
        public var isAccessibilityCategory: Bool { false }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable {
        case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3, accessibility4,
            accessibility5
        public var isAccessibilitySize: Bool { self >= .accessibility1 }
        public static func < (lhs: DynamicTypeSize, rhs: DynamicTypeSize) -> Bool { lhs.rawValue < rhs.rawValue }
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct RedactionReasons: OptionSet {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let placeholder = RedactionReasons(rawValue: 1)
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public static let privacy = RedactionReasons(rawValue: 2)
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public static let invalidated = RedactionReasons(rawValue: 4)
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    @frozen public struct SafeAreaRegions: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let container = SafeAreaRegions(rawValue: 1)
        public static let keyboard = SafeAreaRegions(rawValue: 2)
        public static let all = SafeAreaRegions(rawValue: .max)
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct SubmitTriggers: OptionSet {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let text = SubmitTriggers(rawValue: 1)
        public static let search = SubmitTriggers(rawValue: 2)
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct SubmitLabel {
        var name: String
        public static var done: SubmitLabel { SubmitLabel(name: "done") }
        public static var go: SubmitLabel { SubmitLabel(name: "go") }
        public static var send: SubmitLabel { SubmitLabel(name: "send") }
        public static var join: SubmitLabel { SubmitLabel(name: "join") }
        public static var route: SubmitLabel { SubmitLabel(name: "route") }
        public static var search: SubmitLabel { SubmitLabel(name: "search") }
        public static var `return`: SubmitLabel { SubmitLabel(name: "return") }
        public static var next: SubmitLabel { SubmitLabel(name: "next") }
        public static var `continue`: SubmitLabel { SubmitLabel(name: "continue") }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct ButtonRole: Equatable {
        var name: String
        public static let destructive = ButtonRole(name: "destructive")
        public static let cancel = ButtonRole(name: "cancel")
        @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
        public static let close = ButtonRole(name: "close")
        @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
        public static let confirm = ButtonRole(name: "confirm")
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct PinnedScrollableViews: OptionSet {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
        public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct SymbolVariants: Hashable {
        var names: [String]
        public static let none = SymbolVariants(names: [])
        public static let circle = SymbolVariants(names: ["circle"])
        public static let square = SymbolVariants(names: ["square"])
        public static let rectangle = SymbolVariants(names: ["rectangle"])
        public static let fill = SymbolVariants(names: ["fill"])
        public static let slash = SymbolVariants(names: ["slash"])
        public var circle: SymbolVariants { SymbolVariants(names: names + ["circle"]) }
        public var square: SymbolVariants { SymbolVariants(names: names + ["square"]) }
        public var rectangle: SymbolVariants { SymbolVariants(names: names + ["rectangle"]) }
        public var fill: SymbolVariants { SymbolVariants(names: names + ["fill"]) }
        public var slash: SymbolVariants { SymbolVariants(names: names + ["slash"]) }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct SymbolRenderingMode {
        var name: String
        public static let monochrome = SymbolRenderingMode(name: "monochrome")
        public static let multicolor = SymbolRenderingMode(name: "multicolor")
        public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
        public static let palette = SymbolRenderingMode(name: "palette")
    }

    public struct EventModifiers: OptionSet {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let capsLock = EventModifiers(rawValue: 1)
        public static let shift = EventModifiers(rawValue: 2)
        public static let control = EventModifiers(rawValue: 4)
        public static let option = EventModifiers(rawValue: 8)
        public static let command = EventModifiers(rawValue: 16)
        public static let numericPad = EventModifiers(rawValue: 32)
        @available(iOS, introduced: 13, deprecated: 15)
        @available(macOS, introduced: 10.15, deprecated: 12)
        @available(tvOS, introduced: 13, deprecated: 15)
        @available(watchOS, introduced: 6, deprecated: 8)
        public static let function = EventModifiers(rawValue: 64)
        public static let all = EventModifiers(rawValue: 63)
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral {
        public var character: Character
        public init(_ character: Character) { self.character = character }
        public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }
        public static let upArrow = KeyEquivalent("\u{F700}")
        public static let downArrow = KeyEquivalent("\u{F701}")
        public static let leftArrow = KeyEquivalent("\u{F702}")
        public static let rightArrow = KeyEquivalent("\u{F703}")
        public static let escape = KeyEquivalent("\u{1B}")
        public static let delete = KeyEquivalent("\u{8}")
        public static let deleteForward = KeyEquivalent("\u{F728}")
        public static let home = KeyEquivalent("\u{F729}")
        public static let end = KeyEquivalent("\u{F72B}")
        public static let pageUp = KeyEquivalent("\u{F72C}")
        public static let pageDown = KeyEquivalent("\u{F72D}")
        public static let clear = KeyEquivalent("\u{F739}")
        public static let tab = KeyEquivalent("\t")
        public static let space = KeyEquivalent(" ")
        public static let `return` = KeyEquivalent("\r")
    }

    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public struct KeyboardShortcut: Hashable {
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public enum Localization: Hashable { case automatic, withoutMirroring, custom }
        public var key: KeyEquivalent
        public var modifiers: EventModifiers
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public var localization: KeyboardShortcut.Localization { .automatic }
        public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
        public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
        public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
            self.key = key
            self.modifiers = modifiers
        }
        public static func == (a: KeyboardShortcut, b: KeyboardShortcut) -> Bool { a.key == b.key && a.modifiers == b.modifiers }
        public func hash(into hasher: inout Hasher) {
            hasher.combine(key)
            hasher.combine(modifiers.rawValue)
        }
        @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
        public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization) {
            self.init(key, modifiers: modifiers)
        }
    }
    """#
