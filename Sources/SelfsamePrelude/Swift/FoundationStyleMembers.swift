// What styles of formatting have beside the members that most code calls: how numbers, amounts and shares are rounded, grouped and signed,
// the separators of ISO 8601, the fields of intervals.

extension PreludeSource {
    /// Members of the format styles that `FoundationFormatting` describes.
    static let foundationStyleMembers = PreludeSource(module: "Foundation", name: "FoundationStyleMembers", text: members)
}

private let members = #"""
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public extension Decimal.FormatStyle {
      func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Decimal.FormatStyle
      func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy) -> Decimal.FormatStyle
      func rounded(rule: NumberFormatStyleConfiguration.RoundingRule = .toNearestOrEven, increment: Int? = nil) -> Decimal.FormatStyle
      func scale(_ multiplicand: Double) -> Decimal.FormatStyle
      func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> Decimal.FormatStyle
      var locale: Locale { get set }
    }
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public extension Decimal.FormatStyle.Percent {
      init(locale: Locale = .autoupdatingCurrent)
      func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Decimal.FormatStyle.Percent
      func precision(_ p: NumberFormatStyleConfiguration.Precision) -> Decimal.FormatStyle.Percent
      func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Decimal.FormatStyle.Percent
      func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy) -> Decimal.FormatStyle.Percent
      func rounded(rule: NumberFormatStyleConfiguration.RoundingRule = .toNearestOrEven, increment: Int? = nil) -> Decimal.FormatStyle.Percent
      func scale(_ multiplicand: Double) -> Decimal.FormatStyle.Percent
      func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> Decimal.FormatStyle.Percent
      var locale: Locale { get set }
    }
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public extension Decimal.FormatStyle.Currency {
      func grouping(_ group: CurrencyFormatStyleConfiguration.Grouping) -> Decimal.FormatStyle.Currency
      func sign(strategy: CurrencyFormatStyleConfiguration.SignDisplayStrategy) -> Decimal.FormatStyle.Currency
      func decimalSeparator(strategy: CurrencyFormatStyleConfiguration.DecimalSeparatorDisplayStrategy) -> Decimal.FormatStyle.Currency
      func rounded(rule: CurrencyFormatStyleConfiguration.RoundingRule = .toNearestOrEven, increment: Int? = nil) -> Decimal.FormatStyle.Currency
      func scale(_ multiplicand: Double) -> Decimal.FormatStyle.Currency
      func presentation(_ p: CurrencyFormatStyleConfiguration.Presentation) -> Decimal.FormatStyle.Currency
      var locale: Locale { get set }
      var currencyCode: String { get }
    }
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public extension IntegerFormatStyle {
      func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy) -> IntegerFormatStyle<Value>
    }
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public extension IntegerFormatStyle.Percent {
      func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> IntegerFormatStyle<Value>.Percent
      func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> IntegerFormatStyle<Value>.Percent
      func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy) -> IntegerFormatStyle<Value>.Percent
      func rounded(rule: NumberFormatStyleConfiguration.RoundingRule = .toNearestOrEven, increment: Int? = nil) -> IntegerFormatStyle<Value>.Percent
      func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> IntegerFormatStyle<Value>.Percent
      var locale: Locale { get set }
    }
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public extension IntegerFormatStyle.Currency {
      func grouping(_ group: CurrencyFormatStyleConfiguration.Grouping) -> IntegerFormatStyle<Value>.Currency
      func sign(strategy: CurrencyFormatStyleConfiguration.SignDisplayStrategy) -> IntegerFormatStyle<Value>.Currency
      func decimalSeparator(strategy: CurrencyFormatStyleConfiguration.DecimalSeparatorDisplayStrategy) -> IntegerFormatStyle<Value>.Currency
      func rounded(rule: CurrencyFormatStyleConfiguration.RoundingRule = .toNearestOrEven, increment: Int? = nil) -> IntegerFormatStyle<Value>.Currency
      func scale(_ multiplicand: Double) -> IntegerFormatStyle<Value>.Currency
      var locale: Locale { get set }
      var currencyCode: String { get }
    }
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public extension FloatingPointFormatStyle.Percent {
      func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> FloatingPointFormatStyle<Value>.Percent
      func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy) -> FloatingPointFormatStyle<Value>.Percent
      func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> FloatingPointFormatStyle<Value>.Percent
      var locale: Locale { get set }
    }
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public extension FloatingPointFormatStyle.Currency {
      func grouping(_ group: CurrencyFormatStyleConfiguration.Grouping) -> FloatingPointFormatStyle<Value>.Currency
      func decimalSeparator(strategy: CurrencyFormatStyleConfiguration.DecimalSeparatorDisplayStrategy) -> FloatingPointFormatStyle<Value>.Currency
      func scale(_ multiplicand: Double) -> FloatingPointFormatStyle<Value>.Currency
      var locale: Locale { get set }
      var currencyCode: String { get }
    }
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public extension CurrencyFormatStyleConfiguration {
      typealias RoundingRule = NumberFormatStyleConfiguration.RoundingRule
      typealias DecimalSeparatorDisplayStrategy = NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy
    }
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public extension Date.ISO8601FormatStyle {
      enum TimeZoneSeparator: String, Codable, Sendable { case colon, omitted }
      enum DateSeparator: String, Codable, Sendable { case dash, omitted }
      enum TimeSeparator: String, Codable, Sendable { case colon, omitted }
      enum DateTimeSeparator: String, Codable, Sendable { case space, standard }
      @_disfavoredOverload init(dateSeparator: Date.ISO8601FormatStyle.DateSeparator = .dash, dateTimeSeparator: Date.ISO8601FormatStyle.DateTimeSeparator = .standard, timeZone: TimeZone = TimeZone(secondsFromGMT: 0)!)
      var timeZone: TimeZone { get set }
      var dateSeparator: Date.ISO8601FormatStyle.DateSeparator { get }
      var timeSeparator: Date.ISO8601FormatStyle.TimeSeparator { get }
      var timeZoneSeparator: Date.ISO8601FormatStyle.TimeZoneSeparator { get }
      var dateTimeSeparator: Date.ISO8601FormatStyle.DateTimeSeparator { get }
      var includingFractionalSeconds: Bool { get }
      func weekOfYear() -> Self
      func timeZone(separator: Date.ISO8601FormatStyle.TimeZoneSeparator) -> Self
      func dateSeparator(_ separator: Date.ISO8601FormatStyle.DateSeparator) -> Self
      func dateTimeSeparator(_ separator: Date.ISO8601FormatStyle.DateTimeSeparator) -> Self
      func timeSeparator(_ separator: Date.ISO8601FormatStyle.TimeSeparator) -> Self
      func timeZoneSeparator(_ separator: Date.ISO8601FormatStyle.TimeZoneSeparator) -> Self
    }
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public extension Date.IntervalFormatStyle {
      init(date: Date.IntervalFormatStyle.DateStyle? = nil, time: Date.IntervalFormatStyle.TimeStyle? = nil, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent, timeZone: TimeZone = .autoupdatingCurrent)
      var locale: Locale { get set }
      var calendar: Calendar { get set }
      var timeZone: TimeZone { get set }
      func year() -> Self
      func month(_ format: Date.FormatStyle.Symbol.Month = .abbreviated) -> Self
      func day() -> Self
      func weekday(_ format: Date.FormatStyle.Symbol.Weekday = .abbreviated) -> Self
      func minute() -> Self
      func second() -> Self
    }
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public extension Date.RelativeFormatStyle {
      var presentation: Date.RelativeFormatStyle.Presentation { get set }
      var unitsStyle: Date.RelativeFormatStyle.UnitsStyle { get set }
      var locale: Locale { get set }
      var calendar: Calendar { get set }
    }
    public extension Decimal {
      static var pi: Decimal { get }
      static var nan: Decimal { get }
      var isFinite: Bool { get }
      var isInfinite: Bool { get }
      var isNormal: Bool { get }
      var isSignMinus: Bool { get }
      var sign: FloatingPointSign { get }
      var exponent: Int { get }
      var significand: Decimal { get }
      var ulp: Decimal { get }
      var nextUp: Decimal { get }
      var nextDown: Decimal { get }
      static func /= (lhs: inout Decimal, rhs: Decimal)
      init(sign: FloatingPointSign, exponent: Int, significand: Decimal)
    }
    """#
