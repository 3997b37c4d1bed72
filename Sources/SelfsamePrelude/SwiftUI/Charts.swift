// Charts: values, content and its builders, marks, axes, and the view.

extension PreludeSource {
    static let swiftUICharts = PreludeSource(module: "SwiftUI", name: "Charts", text: source)
}

private let source = #"""
    // MARK: Values
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public protocol Plottable {
        associatedtype PrimitivePlottable
        var primitivePlottable: Self.PrimitivePlottable { get }
        init?(primitivePlottable: Self.PrimitivePlottable)
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension Plottable where PrimitivePlottable == Self {
        public var primitivePlottable: Self { self }
        public init?(primitivePlottable: Self) { self = primitivePlottable }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension Plottable where Self: RawRepresentable, RawValue: Plottable, PrimitivePlottable == RawValue {
        public var primitivePlottable: RawValue { rawValue }
        public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
    }

    extension Int: Plottable { public typealias PrimitivePlottable = Int }
    extension Int8: Plottable { public typealias PrimitivePlottable = Int8 }
    extension Int16: Plottable { public typealias PrimitivePlottable = Int16 }
    extension Int32: Plottable { public typealias PrimitivePlottable = Int32 }
    extension Int64: Plottable { public typealias PrimitivePlottable = Int64 }
    extension UInt: Plottable { public typealias PrimitivePlottable = UInt }
    extension UInt8: Plottable { public typealias PrimitivePlottable = UInt8 }
    extension UInt16: Plottable { public typealias PrimitivePlottable = UInt16 }
    extension UInt32: Plottable { public typealias PrimitivePlottable = UInt32 }
    extension UInt64: Plottable { public typealias PrimitivePlottable = UInt64 }
    extension Float: Plottable { public typealias PrimitivePlottable = Float }
    extension Double: Plottable { public typealias PrimitivePlottable = Double }
    extension CGFloat: Plottable { public typealias PrimitivePlottable = CGFloat }
    extension Decimal: Plottable { public typealias PrimitivePlottable = Decimal }
    extension Date: Plottable { public typealias PrimitivePlottable = Date }
    extension String: Plottable { public typealias PrimitivePlottable = String }
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct PlottableValue<Value> where Value: Plottable {
        var label: Any
        var value: Any
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension PlottableValue {
        public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> {
            PlottableValue(label: labelKey, value: value)
        }
        @_disfavoredOverload
        public static func value<S>(_ label: S, _ value: Value) -> PlottableValue<Value>
        where S: StringProtocol { PlottableValue(label: label, value: value) }
        public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> { PlottableValue(label: label, value: value) }
        public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue<Value> where Value: Comparable {
            PlottableValue(label: labelKey, value: range)
        }
        @_disfavoredOverload
        public static func value<S>(_ label: S, _ range: Range<Value>) -> PlottableValue<Value>
        where S: StringProtocol, Value: Comparable {
            PlottableValue(label: label, value: range)
        }
        public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue<Value> where Value: Comparable {
            PlottableValue(label: label, value: range)
        }
        public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue<Value>
        where Value: Comparable {
            PlottableValue(label: labelKey, value: range)
        }
        @_disfavoredOverload
        public static func value<S>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue<Value>
        where S: StringProtocol, Value: Comparable {
            PlottableValue(label: label, value: range)
        }
        public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue<Value> where Value: Comparable {
            PlottableValue(label: label, value: range)
        }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension PlottableValue where Value == Date {
        public static func value(
            _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
        ) -> PlottableValue<Date> {
            PlottableValue(label: labelKey, value: value)
        }
        @_disfavoredOverload
        public static func value<S>(
            _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
        ) -> PlottableValue<Date>
        where S: StringProtocol {
            PlottableValue(label: label, value: value)
        }
    }

    // MARK: Content
    // selfsame: content
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    @MainActor @preconcurrency public protocol ChartContent {
        associatedtype Body: ChartContent
        @ChartContentBuilder var body: Self.Body { get }
    }

    // selfsame: content
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    @MainActor @preconcurrency public protocol AxisContent {
        associatedtype Body: AxisContent
        @AxisContentBuilder var body: Self.Body { get }
    }

    // selfsame: content
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    @MainActor @preconcurrency public protocol AxisMark {
        associatedtype Body: AxisMark
        @AxisMarkBuilder var body: Self.Body { get }
    }

    extension Never: ChartContent {}
    extension Never: AxisContent {}
    extension Never: AxisMark {}
    public protocol _PrimitiveChartContent: ChartContent where Body == Never {}
    extension _PrimitiveChartContent { public var body: Never { fatalError("primitive content has no body") } }
    public protocol _PrimitiveAxisContent: AxisContent where Body == Never {}
    extension _PrimitiveAxisContent { public var body: Never { fatalError("primitive content has no body") } }
    public protocol _PrimitiveAxisMark: AxisMark where Body == Never {}
    extension _PrimitiveAxisMark { public var body: Never { fatalError("a primitive mark has no body") } }
    extension Optional: ChartContent, _PrimitiveChartContent where Wrapped: ChartContent {}
    extension Optional: AxisContent, _PrimitiveAxisContent where Wrapped: AxisContent {}
    extension Optional: AxisMark, _PrimitiveAxisMark where Wrapped: AxisMark {}
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct BuilderConditional<TrueContent, FalseContent> {
        public typealias Body = Never
        var storage: ConditionalContent<TrueContent, FalseContent>.Storage
    }

    extension BuilderConditional: ChartContent, _PrimitiveChartContent where TrueContent: ChartContent, FalseContent: ChartContent {}
    extension BuilderConditional: AxisContent, _PrimitiveAxisContent where TrueContent: AxisContent, FalseContent: AxisContent {}
    extension BuilderConditional: AxisMark, _PrimitiveAxisMark where TrueContent: AxisMark, FalseContent: AxisMark {}
    public struct BuilderPair<First, Second> {
        public typealias Body = Never
        var first: First
        var second: Second
    }

    extension BuilderPair: ChartContent, _PrimitiveChartContent where First: ChartContent, Second: ChartContent {}
    extension BuilderPair: AxisContent, _PrimitiveAxisContent where First: AxisContent, Second: AxisContent {}
    extension BuilderPair: AxisMark, _PrimitiveAxisMark where First: AxisMark, Second: AxisMark {}
    public struct BuilderEmpty {
        public typealias Body = Never
        public var body: Never { fatalError("nothing has no body") }
    }

    extension BuilderEmpty: ChartContent {}
    extension BuilderEmpty: AxisContent {}
    extension BuilderEmpty: AxisMark {}
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    @resultBuilder public struct ChartContentBuilder {
        public static func buildExpression<Content>(_ content: Content) -> Content where Content: ChartContent { content }
        public static func buildBlock() -> some ChartContent { BuilderEmpty() }
        public static func buildPartialBlock<T>(first: T) -> T where T: ChartContent { first }
        public static func buildPartialBlock(accumulated: some ChartContent, next: some ChartContent) -> some ChartContent {
            BuilderPair(first: accumulated, second: next)
        }
        public static func buildIf<T>(_ content: T?) -> T? where T: ChartContent { content }
        public static func buildEither<T1, T2>(first: T1) -> BuilderConditional<T1, T2> where T1: ChartContent, T2: ChartContent {
            BuilderConditional(storage: .trueContent(first))
        }
        public static func buildEither<T1, T2>(second: T2) -> BuilderConditional<T1, T2> where T1: ChartContent, T2: ChartContent {
            BuilderConditional(storage: .falseContent(second))
        }
        public static func buildLimitedAvailability<Content>(_ content: Content) -> some ChartContent where Content: ChartContent { content }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct AnyChartContent: _PrimitiveChartContent {
        var content: Any
        public init<T>(_ content: T) where T: ChartContent { self.content = content }
        public init<T>(erasing content: T) where T: ChartContent { self.content = content }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    @resultBuilder public struct AxisContentBuilder {
        public static func buildExpression<Content>(_ content: Content) -> Content where Content: AxisContent { content }
        public static func buildBlock() -> some AxisContent { BuilderEmpty() }
        public static func buildPartialBlock<T>(first: T) -> T where T: AxisContent { first }
        public static func buildPartialBlock(accumulated: some AxisContent, next: some AxisContent) -> some AxisContent {
            BuilderPair(first: accumulated, second: next)
        }
        public static func buildIf<T>(_ content: T?) -> T? where T: AxisContent { content }
        public static func buildEither<T1, T2>(first: T1) -> BuilderConditional<T1, T2> where T1: AxisContent, T2: AxisContent {
            BuilderConditional(storage: .trueContent(first))
        }
        public static func buildEither<T1, T2>(second: T2) -> BuilderConditional<T1, T2> where T1: AxisContent, T2: AxisContent {
            BuilderConditional(storage: .falseContent(second))
        }
        public static func buildLimitedAvailability<Content>(_ content: Content) -> some AxisContent
        where Content: AxisContent { AnyAxisContent(content) }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct AnyAxisContent: _PrimitiveAxisContent {
        var content: Any
        public init<T>(_ content: T) where T: AxisContent { self.content = content }
        public init<T>(erasing content: T) where T: AxisContent { self.content = content }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    @resultBuilder public struct AxisMarkBuilder {
        public static func buildExpression<Content>(_ content: Content) -> Content where Content: AxisMark { content }
        public static func buildBlock() -> some AxisMark { BuilderEmpty() }
        public static func buildPartialBlock<T>(first: T) -> T where T: AxisMark { first }
        public static func buildPartialBlock(accumulated: some AxisMark, next: some AxisMark) -> some AxisMark {
            BuilderPair(first: accumulated, second: next)
        }
        public static func buildIf<T>(_ content: T?) -> T? where T: AxisMark { content }
        public static func buildEither<T1, T2>(first: T1) -> BuilderConditional<T1, T2> where T1: AxisMark, T2: AxisMark {
            BuilderConditional(storage: .trueContent(first))
        }
        public static func buildEither<T1, T2>(second: T2) -> BuilderConditional<T1, T2> where T1: AxisMark, T2: AxisMark {
            BuilderConditional(storage: .falseContent(second))
        }
        public static func buildLimitedAvailability<Content>(_ content: Content) -> some AxisMark
        where Content: AxisMark { AnyAxisMark(content) }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct AnyAxisMark: _PrimitiveAxisMark {
        var content: Any
        public init<T>(_ content: T) where T: AxisMark { self.content = content }
        public init<T>(erasing content: T) where T: AxisMark { self.content = content }
    }

    extension ForEach: ChartContent, _PrimitiveChartContent where Content: ChartContent {}
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension ForEach where Content: ChartContent {
        public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
        where ID == Data.Element.ID, Data.Element: Identifiable {
            self.init(_data: data, content: content)
        }
        public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
            self.init(_data: data, content: content)
        }
    }

    extension Group: ChartContent, _PrimitiveChartContent where Content: ChartContent {}
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension Group
    where Content: ChartContent { public init(@ChartContentBuilder content: () -> Content) { self.init(_content: content()) } }
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct Plot<Content>: _PrimitiveChartContent where Content: ChartContent {
        var content: Content
        public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
    }

    // MARK: Marks
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
        var name: String
        public init(floatLiteral value: CGFloat.NativeType) { name = "\(value)" }
        public init(integerLiteral value: Int) { name = "\(value)" }
        public static var automatic: MarkDimension { MarkDimension(name: "automatic") }
        public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(name: "fixed \(value)") }
        public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension(name: "ratio \(ratio)") }
        public static func inset(_ inset: CGFloat) -> MarkDimension { MarkDimension(name: "inset \(inset)") }
        init(name: String) { self.name = name }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct MarkStackingMethod {
        var name: String
        public static var standard: MarkStackingMethod { MarkStackingMethod(name: "standard") }
        public static var normalized: MarkStackingMethod { MarkStackingMethod(name: "normalized") }
        public static var center: MarkStackingMethod { MarkStackingMethod(name: "center") }
        public static var unstacked: MarkStackingMethod { MarkStackingMethod(name: "unstacked") }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct BarMark: _PrimitiveChartContent {
        public var arguments: [Any]
        public init<X, Y>(
            x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
            stacking: MarkStackingMethod = .standard
        )
        where X: Plottable, Y: Plottable { arguments = [x, y, width, height, stacking] }
        public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic)
        where X: Plottable, Y: Plottable { arguments = [x, yStart, yEnd, width] }
        public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic)
        where X: Plottable, Y: Plottable { arguments = [xStart, xEnd, y, height] }
        public init<Y>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic)
        where Y: Plottable { arguments = [xStart as Any, xEnd as Any, y, height] }
        public init<X>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic)
        where X: Plottable { arguments = [x, yStart as Any, yEnd as Any, width] }
        public init<X>(
            x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
            stacking: MarkStackingMethod
        )
        where X: Plottable { arguments = [x, yStart as Any, yEnd as Any, width, stacking] }
        public init<Y>(
            xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
            stacking: MarkStackingMethod
        )
        where Y: Plottable { arguments = [xStart as Any, xEnd as Any, y, height, stacking] }
        public init<X>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil)
        where X: Plottable { arguments = [xStart, xEnd, yStart as Any, yEnd as Any] }
        public init<Y>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>)
        where Y: Plottable { arguments = [xStart as Any, xEnd as Any, yStart, yEnd] }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct LineMark: _PrimitiveChartContent {
        public var arguments: [Any]
        public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) where X: Plottable, Y: Plottable { arguments = [x, y] }
        public init<X, Y, S>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>)
        where X: Plottable, Y: Plottable, S: Plottable { arguments = [x, y, series] }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct PointMark: _PrimitiveChartContent {
        public var arguments: [Any]
        public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) where X: Plottable, Y: Plottable { arguments = [x, y] }
        public init<X>(x: PlottableValue<X>, y: CGFloat? = nil) where X: Plottable { arguments = [x, y as Any] }
        public init<Y>(x: CGFloat? = nil, y: PlottableValue<Y>) where Y: Plottable { arguments = [x as Any, y] }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct AreaMark: _PrimitiveChartContent {
        public var arguments: [Any]
        public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard)
        where X: Plottable, Y: Plottable { arguments = [x, y, stacking] }
        public init<X, Y, S>(
            x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
        )
        where X: Plottable, Y: Plottable, S: Plottable { arguments = [x, y, series, stacking] }
        public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>)
        where X: Plottable, Y: Plottable { arguments = [x, yStart, yEnd] }
        public init<X, Y, S>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>)
        where X: Plottable, Y: Plottable, S: Plottable { arguments = [x, yStart, yEnd, series] }
        public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>)
        where X: Plottable, Y: Plottable { arguments = [xStart, xEnd, y] }
        public init<X, Y, S>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>)
        where X: Plottable, Y: Plottable, S: Plottable { arguments = [xStart, xEnd, y, series] }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct RuleMark: _PrimitiveChartContent {
        public var arguments: [Any]
        public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>)
        where X: Plottable, Y: Plottable { arguments = [x, yStart, yEnd] }
        public init<X>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil)
        where X: Plottable { arguments = [x, yStart as Any, yEnd as Any] }
        public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>)
        where X: Plottable, Y: Plottable { arguments = [xStart, xEnd, y] }
        public init<Y>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>)
        where Y: Plottable { arguments = [xStart as Any, xEnd as Any, y] }
        public init<X>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil)
        where X: Plottable { arguments = [xStart, xEnd, y as Any] }
        public init<Y>(x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>)
        where Y: Plottable { arguments = [x as Any, yStart, yEnd] }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct RectangleMark: _PrimitiveChartContent {
        public var arguments: [Any]
        public init<X, Y>(
            x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
        )
        where X: Plottable, Y: Plottable { arguments = [x, y, width, height] }
        public init<X>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic)
        where X: Plottable { arguments = [x, yStart as Any, yEnd as Any, width] }
        public init<Y>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic)
        where Y: Plottable { arguments = [xStart as Any, xEnd as Any, y, height] }
        public init(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
            arguments = [xStart as Any, xEnd as Any, yStart as Any, yEnd as Any]
        }
        public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic)
        where X: Plottable, Y: Plottable { arguments = [x, yStart, yEnd, width] }
        public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic)
        where X: Plottable, Y: Plottable { arguments = [xStart, xEnd, y, height] }
        public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>)
        where X: Plottable, Y: Plottable { arguments = [xStart, xEnd, yStart, yEnd] }
        public init<X>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil)
        where X: Plottable { arguments = [xStart, xEnd, yStart as Any, yEnd as Any] }
        public init<Y>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>)
        where Y: Plottable { arguments = [xStart as Any, xEnd as Any, yStart, yEnd] }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct SectorMark: _PrimitiveChartContent {
        public var arguments: [Any]
        public init<Angle>(
            angle: PlottableValue<Angle>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
            angularInset: CGFloat? = nil
        )
        where Angle: Plottable { arguments = [angle, innerRadius, outerRadius, angularInset as Any] }
    }

    // MARK: The view
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct Chart<Content>: _PrimitiveView where Content: ChartContent {
        var content: Content
        public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
        public init<Data, C>(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C)
        where Content == ForEach<Data, Data.Element.ID, C>, Data: RandomAccessCollection, C: ChartContent, Data.Element: Identifiable {
            self.content = ForEach(data, content: content)
        }
        public init<Data, ID, C>(_ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C)
        where Content == ForEach<Data, ID, C>, Data: RandomAccessCollection, ID: Hashable, C: ChartContent {
            self.content = ForEach(data, id: id, content: content)
        }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct ChartPlotContent: _PrimitiveView {}
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public struct ChartAxisContent: _PrimitiveView {}
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct ChartProxy {
        public var plotAreaFrame: Anchor<CGRect> { fatalError("there is no chart outside a running app") }
        public var plotAreaSize: CGSize { CGSize.zero }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public var plotSize: CGSize { CGSize.zero }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public var plotFrame: Anchor<CGRect>? { nil }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public var plotContainerFrame: Anchor<CGRect>? { nil }
        public func symbol<P>(for value: P) -> AnyChartSymbolShape? where P: Plottable { nil }
        public func position<P>(forX value: P) -> CGFloat? where P: Plottable { nil }
        public func position<P>(forY value: P) -> CGFloat? where P: Plottable { nil }
        public func position<X, Y>(for point: (x: X, y: Y)) -> CGPoint? where X: Plottable, Y: Plottable { nil }
        public func positionRange<P>(forX value: P) -> ClosedRange<CGFloat>? where P: Plottable { nil }
        public func positionRange<P>(forY value: P) -> ClosedRange<CGFloat>? where P: Plottable { nil }
        public func positionRange<X, Y>(for point: (x: X, y: Y)) -> CGRect? where X: Plottable, Y: Plottable { nil }
        public func value<P>(atX position: CGFloat, as type: P.Type = P.self) -> P? where P: Plottable { nil }
        public func value<P>(atY position: CGFloat, as type: P.Type = P.self) -> P? where P: Plottable { nil }
        public func value<X, Y>(at position: CGPoint, as type: (X, Y).Type = (X, Y).self) -> (X, Y)? where X: Plottable, Y: Plottable { nil }
    }

    @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
    extension ChartProxy {
        public func foregroundStyle<P>(for value: P) -> AnyShapeStyle? where P: Plottable { nil }
        public func lineStyle<P>(for value: P) -> StrokeStyle? where P: Plottable { nil }
        public func symbolSize<P>(for value: P) -> CGFloat? where P: Plottable { nil }
        public func xDomain<P>(dataType: P.Type) -> [P] where P: Plottable { [] }
        public func yDomain<P>(dataType: P.Type) -> [P] where P: Plottable { [] }
        public func foregroundStyleDomain<P>(dataType: P.Type) -> [P] where P: Plottable { [] }
        public func symbolDomain<P>(dataType: P.Type) -> [P] where P: Plottable { [] }
        public func symbolSizeDomain<P>(dataType: P.Type) -> [P] where P: Plottable { [] }
        public func lineStyleDomain<P>(dataType: P.Type) -> [P] where P: Plottable { [] }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension ChartProxy {
        public func selectXValue(at xPosition: CGFloat) {}
        public func selectYValue(at yPosition: CGFloat) {}
        public func selectXRange(from: CGFloat, to: CGFloat) {}
        public func selectYRange(from: CGFloat, to: CGFloat) {}
        public func selectAngleValue(at angle: Angle) {}
        public func angle(at position: CGPoint) -> Angle { .zero }
        public func value<P>(atAngle angle: Angle, as type: P.Type = P.self) -> P? where P: Plottable { nil }
    }

    // MARK: Bins
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct ChartBinRange<Bound>: RangeExpression where Bound: Comparable {
        public let lowerBound: Bound
        public let upperBound: Bound
        public func contains(_ element: Bound) -> Bool { lowerBound <= element && element < upperBound }
        public func relative<C>(to collection: C) -> Range<Bound> where Bound == C.Index, C: Collection { lowerBound..<upperBound }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct DateBins: Collection, Equatable {
        public var thresholds: [Date]
        public init(thresholds: [Date]) { self.thresholds = thresholds }
        public init(timeInterval: TimeInterval, range: ClosedRange<Date>) { thresholds = [] }
        public init(unit: Calendar.Component, by stride: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .autoupdatingCurrent) {
            thresholds = []
        }
        public init(range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .autoupdatingCurrent) { thresholds = [] }
        public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .autoupdatingCurrent) { thresholds = data }
        public subscript(position: Int) -> ChartBinRange<Date> {
            ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
        }
        public func index(for value: Date) -> Int { 0 }
        public func index(after i: Int) -> Int { i + 1 }
        public var startIndex: Int { 0 }
        public var endIndex: Int { 0 }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct NumberBins<Value>: Collection, Equatable where Value: Comparable, Value: Numeric {
        public var thresholds: [Value]
        public init(thresholds: [Value]) { self.thresholds = thresholds }
        public init(size: Value, range: ClosedRange<Value>) where Value: BinaryFloatingPoint { thresholds = [] }
        public init(size: Value, range: ClosedRange<Value>) where Value: BinaryInteger { thresholds = [] }
        public init(range: ClosedRange<Value>, count: Int) where Value: BinaryFloatingPoint { thresholds = [] }
        public init(range: ClosedRange<Value>, count: Int) where Value: BinaryInteger { thresholds = [] }
        public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) where Value: BinaryFloatingPoint {
            thresholds = []
        }
        public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) where Value: BinaryInteger {
            thresholds = []
        }
        public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) where Value: BinaryFloatingPoint { thresholds = data }
        public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) where Value: BinaryInteger { thresholds = data }
        public subscript(position: Int) -> ChartBinRange<Value> {
            ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
        }
        public func index(for value: Value) -> Int { 0 }
        public func index(after i: Int) -> Int { i + 1 }
        public var startIndex: Int { 0 }
        public var endIndex: Int { 0 }
    }

    // MARK: Axes
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct AxisValue {
        public var index: Int { 0 }
        public var count: Int { 0 }
        public func `as`<P>(_ type: P.Type) -> P? where P: Plottable { nil }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct AxisMarkPreset {
        var name: String
        public static var automatic: AxisMarkPreset { AxisMarkPreset(name: "automatic") }
        public static var extended: AxisMarkPreset { AxisMarkPreset(name: "extended") }
        public static var aligned: AxisMarkPreset { AxisMarkPreset(name: "aligned") }
        public static var inset: AxisMarkPreset { AxisMarkPreset(name: "inset") }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct AxisMarkPosition {
        var name: String
        public static var automatic: AxisMarkPosition { AxisMarkPosition(name: "automatic") }
        public static var leading: AxisMarkPosition { AxisMarkPosition(name: "leading") }
        public static var trailing: AxisMarkPosition { AxisMarkPosition(name: "trailing") }
        public static var top: AxisMarkPosition { AxisMarkPosition(name: "top") }
        public static var bottom: AxisMarkPosition { AxisMarkPosition(name: "bottom") }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct AxisMarkValues {
        var name: String
        public static var automatic: AxisMarkValues { AxisMarkValues(name: "automatic") }
        public static func automatic(
            desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
        ) -> AxisMarkValues { AxisMarkValues(name: "automatic") }
        public static func automatic<P>(
            minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
        ) -> AxisMarkValues where P: BinaryFloatingPoint { AxisMarkValues(name: "automatic") }
        public static func stride<P>(by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil) -> AxisMarkValues
        where P: BinaryFloatingPoint { AxisMarkValues(name: "stride") }
        public static func stride(
            by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
            calendar: Calendar? = nil
        ) -> AxisMarkValues { AxisMarkValues(name: "stride") }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct AxisValueLabelOrientation {
        var name: String
        public static var automatic: AxisValueLabelOrientation { AxisValueLabelOrientation(name: "automatic") }
        public static var horizontal: AxisValueLabelOrientation { AxisValueLabelOrientation(name: "horizontal") }
        public static var vertical: AxisValueLabelOrientation { AxisValueLabelOrientation(name: "vertical") }
        public static var verticalReversed: AxisValueLabelOrientation { AxisValueLabelOrientation(name: "verticalReversed") }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct AxisValueLabelCollisionResolution {
        var name: String
        public static var automatic: AxisValueLabelCollisionResolution { AxisValueLabelCollisionResolution(name: "automatic") }
        public static var disabled: AxisValueLabelCollisionResolution { AxisValueLabelCollisionResolution(name: "disabled") }
        public static var truncate: AxisValueLabelCollisionResolution { AxisValueLabelCollisionResolution(name: "truncate") }
        public static var greedy: AxisValueLabelCollisionResolution { AxisValueLabelCollisionResolution(name: "greedy") }
        public static func greedy(minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution {
            AxisValueLabelCollisionResolution(name: "greedy")
        }
        public static func greedy(priority: Double, minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution {
            AxisValueLabelCollisionResolution(name: "greedy")
        }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct AxisMarks<Content>: _PrimitiveAxisContent where Content: AxisMark {
        public var arguments: [Any]
        init(_arguments: [Any]) { arguments = _arguments }
        public init(
            preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
            @AxisMarkBuilder content: @escaping (AxisValue) -> Content
        ) {
            self.init(_arguments: [preset, position, values, content])
        }
        public init(
            preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
            @AxisMarkBuilder content: @escaping () -> Content
        ) {
            self.init(_arguments: [preset, position, values, content])
        }
        public init<Value>(
            preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
            @AxisMarkBuilder content: @escaping (AxisValue) -> Content
        )
        where Value: Plottable {
            self.init(_arguments: [preset, position, values, content])
        }
        public init<Value>(
            preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
            @AxisMarkBuilder content: @escaping () -> Content
        )
        where Value: Plottable {
            self.init(_arguments: [preset, position, values, content])
        }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension AxisMarks where Content == Never {
        public init(
            preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
            stroke: StrokeStyle? = nil
        ) {
            self.init(_arguments: [preset, position, values, stroke as Any])
        }
        public init<Value>(
            preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value], stroke: StrokeStyle? = nil
        )
        where Value: Plottable {
            self.init(_arguments: [preset, position, values, stroke as Any])
        }
        public init<F>(
            format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
            stroke: StrokeStyle? = nil
        )
        where F: FormatStyle, F.FormatInput: Plottable, F.FormatOutput == String {
            self.init(_arguments: [format, preset, position, values, stroke as Any])
        }
        public init<F>(
            format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [F.FormatInput],
            stroke: StrokeStyle? = nil
        )
        where F: FormatStyle, F.FormatInput: Plottable, F.FormatOutput == String {
            self.init(_arguments: [format, preset, position, values, stroke as Any])
        }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct AxisGridLine: _PrimitiveAxisMark {
        public var arguments: [Any]
        public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) { arguments = [centered as Any, stroke as Any] }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct AxisTick: _PrimitiveAxisMark {
        public var arguments: [Any]
        public struct Length: CustomStringConvertible {
            public var description: String
            public static var automatic: AxisTick.Length { Length(description: "automatic") }
            public static var label: AxisTick.Length { Length(description: "label") }
            public static func label(extendPastBy: CGFloat = 0) -> AxisTick.Length { Length(description: "label") }
            public static var longestLabel: AxisTick.Length { Length(description: "longestLabel") }
            public static func longestLabel(extendPastBy: CGFloat = 0) -> AxisTick.Length { Length(description: "longestLabel") }
        }
        public init(centered: Bool? = nil, length: AxisTick.Length = .automatic, stroke: StrokeStyle? = nil) {
            arguments = [centered as Any, length, stroke as Any]
        }
        public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
            arguments = [centered as Any, length, stroke as Any]
        }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct AxisValueLabel<Content>: _PrimitiveAxisMark {
        public var arguments: [Any]
        init(_arguments: [Any]) { arguments = _arguments }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension AxisValueLabel where Content == Never {
        public init(
            centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
            collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
            orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
        ) {
            self.init(_arguments: [centered as Any, anchor as Any, multiLabelAlignment as Any, collisionResolution, offsetsMarks as Any, orientation])
        }
        public init<F>(
            format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
            collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
            orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
        )
        where F: FormatStyle, F.FormatOutput == String {
            self.init(_arguments: [format, centered as Any, anchor as Any, multiLabelAlignment as Any, collisionResolution, offsetsMarks as Any, orientation])
        }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension AxisValueLabel where Content == Text {
        public init(
            _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
            collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
            orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
        ) {
            self.init(_arguments: [Text(titleKey), centered as Any, anchor as Any, multiLabelAlignment as Any, collisionResolution, offsetsMarks as Any, orientation])
        }
        @_disfavoredOverload
        public init<S>(
            _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
            collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
            orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
        )
        where S: StringProtocol {
            self.init(_arguments: [Text(title), centered as Any, anchor as Any, multiLabelAlignment as Any, collisionResolution, offsetsMarks as Any, orientation])
        }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension AxisValueLabel where Content: View {
        public init(
            centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
            collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
            orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
            @ViewBuilder content: () -> Content
        ) {
            self.init(_arguments: [centered as Any, anchor as Any, multiLabelAlignment as Any, collisionResolution, offsetsMarks as Any, orientation, content()])
        }
    }

    extension AxisContent {
        // certainty: opaque
        public func compositingLayer() -> some AxisContent { _Unpublished_AxisContent_compositingLayer(content: self) }
        // certainty: opaque
        public func compositingLayer<V>(style: (PlaceholderContentView<Self>) -> V) -> some AxisContent where V: View {
            _Unpublished_AxisContent_compositingLayer_style<Self, V>(content: self)
        }
    }

    public struct _Unpublished_AxisContent_compositingLayer<Content>: _PrimitiveAxisContent where Content: AxisContent {
        var content: Content
    }

    public struct _Unpublished_AxisContent_compositingLayer_style<Content, V>: _PrimitiveAxisContent where Content: AxisContent {
        var content: Content
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public protocol PrimitivePlottableProtocol: Plottable where Self == Self.PrimitivePlottable {}
    """#
