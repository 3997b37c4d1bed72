// Format styles: the values behind `formatted(…)` and `Text(_:format:)`.

extension PreludeSource {
    /// `FormatStyle`, styles of numbers, dates, durations, lists, byte counts, names, and `formatted`.
    static let foundationFormatting = PreludeSource(module: "Foundation", name: "Formatting", text: formatting)
}

private let formatting = #"""
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public protocol FormatStyle<FormatInput, FormatOutput>: Decodable, Encodable, Hashable {
      associatedtype FormatInput
      associatedtype FormatOutput
      func format(_ value: FormatInput) -> FormatOutput
      func locale(_ locale: Locale) -> Self
    }
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public protocol ParseStrategy<ParseInput, ParseOutput>: Decodable, Encodable, Hashable {
      associatedtype ParseInput
      associatedtype ParseOutput
      func parse(_ value: ParseInput) throws -> ParseOutput
    }
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public protocol ParseableFormatStyle: FormatStyle {
      associatedtype Strategy: ParseStrategy where FormatInput == Strategy.ParseOutput, FormatOutput == Strategy.ParseInput
      var parseStrategy: Strategy { get }
    }
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    public protocol DiscreteFormatStyle<FormatInput, FormatOutput>: FormatStyle {
      func discreteInput(before input: FormatInput) -> FormatInput?
      func discreteInput(after input: FormatInput) -> FormatInput?
      func input(before input: FormatInput) -> FormatInput?
      func input(after input: FormatInput) -> FormatInput?
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public extension BinaryInteger {
      func formatted() -> String
      func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where Self == S.FormatInput
      func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput: BinaryInteger
    }
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public extension BinaryFloatingPoint {
      func formatted() -> String
      func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where Self == S.FormatInput
      func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput: BinaryFloatingPoint
    }
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public extension Date {
      func formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String
      func formatted() -> String
      func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == Date
      func ISO8601Format(_ style: Date.ISO8601FormatStyle = .init()) -> String
      init<T: Foundation.ParseStrategy>(_ value: T.ParseInput, strategy: T) throws where T.ParseOutput == Date
    }
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public extension Sequence {
      func formatted<S: FormatStyle>(_ style: S) -> S.FormatOutput where Self == S.FormatInput
    }
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public extension Sequence where Element == String {
      func formatted() -> String
    }
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public extension Range where Bound == Date {
      func formatted() -> String
      func formatted(date: Date.IntervalFormatStyle.DateStyle, time: Date.IntervalFormatStyle.TimeStyle) -> String
      func formatted<S: FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Range<Date>
    }
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public extension Duration {
      func formatted() -> String
      func formatted<S: FormatStyle>(_ v: S) -> S.FormatOutput where S.FormatInput == Duration
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct IntegerFormatStyle<Value: BinaryInteger>: ParseableFormatStyle, Codable, Hashable, Sendable {
      public typealias FormatInput = Value
      public typealias FormatOutput = String
      public typealias Strategy = IntegerParseStrategy<IntegerFormatStyle<Value>>
      public typealias Configuration = NumberFormatStyleConfiguration
      public init(locale: Locale = .autoupdatingCurrent)
      public var locale: Locale
      public func format(_ value: Value) -> String
      public func locale(_ locale: Locale) -> IntegerFormatStyle<Value>
      public func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> IntegerFormatStyle<Value>
      public func precision(_ p: NumberFormatStyleConfiguration.Precision) -> IntegerFormatStyle<Value>
      public func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> IntegerFormatStyle<Value>
      public func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Int? = nil) -> IntegerFormatStyle<Value>
      public func scale(_ multiplicand: Double) -> IntegerFormatStyle<Value>
      public func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> IntegerFormatStyle<Value>
      public struct Percent: ParseableFormatStyle, Codable, Hashable, Sendable {
        public typealias FormatInput = Value
        public typealias FormatOutput = String
        public typealias Strategy = IntegerParseStrategy<IntegerFormatStyle<Value>.Percent>
        public init(locale: Locale = .autoupdatingCurrent)
        public func precision(_ p: NumberFormatStyleConfiguration.Precision) -> IntegerFormatStyle<Value>.Percent
        public func scale(_ multiplicand: Double) -> IntegerFormatStyle<Value>.Percent
      }
      public struct Currency: ParseableFormatStyle, Codable, Hashable, Sendable {
        public typealias FormatInput = Value
        public typealias FormatOutput = String
        public typealias Strategy = IntegerParseStrategy<IntegerFormatStyle<Value>.Currency>
        public init(code: String, locale: Locale = .autoupdatingCurrent)
        public func precision(_ p: CurrencyFormatStyleConfiguration.Precision) -> IntegerFormatStyle<Value>.Currency
        public func presentation(_ p: CurrencyFormatStyleConfiguration.Presentation) -> IntegerFormatStyle<Value>.Currency
      }
    }
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct IntegerParseStrategy<Format>: ParseStrategy, Codable, Hashable {}
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct FloatingPointParseStrategy<Format>: ParseStrategy, Codable, Hashable {}
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct FloatingPointFormatStyle<Value: BinaryFloatingPoint>: ParseableFormatStyle, Codable, Hashable, Sendable {
      public typealias FormatInput = Value
      public typealias FormatOutput = String
      public typealias Strategy = FloatingPointParseStrategy<FloatingPointFormatStyle<Value>>
      public typealias Configuration = NumberFormatStyleConfiguration
      public init(locale: Locale = .autoupdatingCurrent)
      public var locale: Locale
      public func format(_ value: Value) -> String
      public func locale(_ locale: Locale) -> FloatingPointFormatStyle<Value>
      public func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> FloatingPointFormatStyle<Value>
      public func precision(_ p: NumberFormatStyleConfiguration.Precision) -> FloatingPointFormatStyle<Value>
      public func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> FloatingPointFormatStyle<Value>
      public func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy) -> FloatingPointFormatStyle<Value>
      public func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil) -> FloatingPointFormatStyle<Value>
      public func scale(_ multiplicand: Double) -> FloatingPointFormatStyle<Value>
      public func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> FloatingPointFormatStyle<Value>
      public struct Percent: ParseableFormatStyle, Codable, Hashable, Sendable {
        public typealias FormatInput = Value
        public typealias FormatOutput = String
        public typealias Strategy = FloatingPointParseStrategy<FloatingPointFormatStyle<Value>.Percent>
        public init(locale: Locale = .autoupdatingCurrent)
        public func precision(_ p: NumberFormatStyleConfiguration.Precision) -> FloatingPointFormatStyle<Value>.Percent
        public func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil) -> FloatingPointFormatStyle<Value>.Percent
        public func scale(_ multiplicand: Double) -> FloatingPointFormatStyle<Value>.Percent
        public func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> FloatingPointFormatStyle<Value>.Percent
      }
      public struct Currency: ParseableFormatStyle, Codable, Hashable, Sendable {
        public typealias FormatInput = Value
        public typealias FormatOutput = String
        public typealias Strategy = FloatingPointParseStrategy<FloatingPointFormatStyle<Value>.Currency>
        public init(code: String, locale: Locale = .autoupdatingCurrent)
        public func precision(_ p: CurrencyFormatStyleConfiguration.Precision) -> FloatingPointFormatStyle<Value>.Currency
        public func presentation(_ p: CurrencyFormatStyleConfiguration.Presentation) -> FloatingPointFormatStyle<Value>.Currency
        public func sign(strategy: CurrencyFormatStyleConfiguration.SignDisplayStrategy) -> FloatingPointFormatStyle<Value>.Currency
        public func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil) -> FloatingPointFormatStyle<Value>.Currency
      }
    }
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public enum NumberFormatStyleConfiguration {
      public typealias RoundingRule = FloatingPointRoundingRule
      public struct Grouping: Codable, Hashable, Sendable {
        public static var automatic: Self { get }
        public static var never: Self { get }
      }
      public struct Precision: Codable, Hashable, Sendable {
        public static func significantDigits<R: RangeExpression>(_ limits: R) -> Self where R.Bound == Int
        public static func significantDigits(_ digits: Int) -> Self
        public static func fractionLength<R: RangeExpression>(_ limits: R) -> Self where R.Bound == Int
        public static func fractionLength(_ length: Int) -> Self
        public static func integerLength<R: RangeExpression>(_ limits: R) -> Self where R.Bound == Int
        public static func integerLength(_ length: Int) -> Self
        public static func integerAndFractionLength(integer: Int, fraction: Int) -> Self
      }
      public struct DecimalSeparatorDisplayStrategy: Codable, Hashable, Sendable {
        public static var automatic: Self { get }
        public static var always: Self { get }
      }
      public struct SignDisplayStrategy: Codable, Hashable, Sendable {
        public static var automatic: Self { get }
        public static var never: Self { get }
        public static func always(includingZero: Bool = true) -> Self
      }
      public struct Notation: Codable, Hashable, Sendable {
        public static var automatic: Self { get }
        public static var compactName: Self { get }
        public static var scientific: Self { get }
      }
    }
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public enum CurrencyFormatStyleConfiguration {
      public typealias Precision = NumberFormatStyleConfiguration.Precision
      public typealias Grouping = NumberFormatStyleConfiguration.Grouping
      public struct SignDisplayStrategy: Codable, Hashable, Sendable {
        public static var automatic: Self { get }
        public static var never: Self { get }
        public static func always(showZero: Bool = true) -> Self
        public static var accounting: Self { get }
        public static func accountingAlways(showZero: Bool = false) -> Self
      }
      public struct Presentation: Codable, Hashable, Sendable {
        public static var narrow: Self { get }
        public static var standard: Self { get }
        public static var isoCode: Self { get }
        public static var fullName: Self { get }
      }
    }
    public extension FormatStyle where Self == IntegerFormatStyle<Int> {
      static var number: IntegerFormatStyle<Int> { get }
    }
    public extension FormatStyle where Self == IntegerFormatStyle<Int64> {
      static var number: IntegerFormatStyle<Int64> { get }
    }
    public extension FormatStyle where Self == IntegerFormatStyle<Int32> {
      static var number: IntegerFormatStyle<Int32> { get }
    }
    public extension FormatStyle where Self == IntegerFormatStyle<UInt> {
      static var number: IntegerFormatStyle<UInt> { get }
    }
    public extension FormatStyle where Self == FloatingPointFormatStyle<Double> {
      static var number: FloatingPointFormatStyle<Double> { get }
    }
    public extension FormatStyle where Self == FloatingPointFormatStyle<Float> {
      static var number: FloatingPointFormatStyle<Float> { get }
    }
    public extension FormatStyle where Self == Decimal.FormatStyle {
      static var number: Decimal.FormatStyle { get }
    }
    public extension FormatStyle where Self == IntegerFormatStyle<Int>.Percent {
      static var percent: IntegerFormatStyle<Int>.Percent { get }
    }
    public extension FormatStyle where Self == FloatingPointFormatStyle<Double>.Percent {
      static var percent: FloatingPointFormatStyle<Double>.Percent { get }
    }
    public extension FormatStyle where Self == FloatingPointFormatStyle<Float>.Percent {
      static var percent: FloatingPointFormatStyle<Float>.Percent { get }
    }
    public extension FormatStyle where Self == Decimal.FormatStyle.Percent {
      static var percent: Decimal.FormatStyle.Percent { get }
    }
    public extension FormatStyle {
      static func currency<V: BinaryInteger>(code: String) -> Self where Self == IntegerFormatStyle<V>.Currency
      static func currency<Value: BinaryFloatingPoint>(code: String) -> Self where Self == FloatingPointFormatStyle<Value>.Currency
      static func list<MemberStyle: FormatStyle, Base: Sequence>(memberStyle: MemberStyle, type: ListFormatStyle<MemberStyle, Base>.ListType, width: ListFormatStyle<MemberStyle, Base>.Width = .standard) -> Self where Self == ListFormatStyle<MemberStyle, Base>
      static func list<Base: Sequence>(type: ListFormatStyle<StringStyle, Base>.ListType, width: ListFormatStyle<StringStyle, Base>.Width = .standard) -> Self where Self == ListFormatStyle<StringStyle, Base>, Base.Element == String
    }
    public extension FormatStyle where Self == Decimal.FormatStyle.Currency {
      static func currency(code: String) -> Self
    }
    public extension FormatStyle where Self == Date.FormatStyle {
      static var dateTime: Date.FormatStyle { get }
    }
    public extension FormatStyle where Self == Date.RelativeFormatStyle {
      static func relative(presentation: Date.RelativeFormatStyle.Presentation, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide) -> Self
    }
    public extension FormatStyle where Self == Date.ISO8601FormatStyle {
      static var iso8601: Date.ISO8601FormatStyle { get }
    }
    public extension FormatStyle where Self == Date.IntervalFormatStyle {
      static var interval: Date.IntervalFormatStyle { get }
    }
    public extension FormatStyle where Self == Date.ComponentsFormatStyle {
      static var timeDuration: Date.ComponentsFormatStyle { get }
      static func components(style: Date.ComponentsFormatStyle.Style, fields: Set<Date.ComponentsFormatStyle.Field>? = nil) -> Self
    }
    public extension FormatStyle where Self == ByteCountFormatStyle {
      static func byteCount(style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all, spellsOutZero: Bool = true, includesActualByteCount: Bool = false) -> Self
    }
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public extension FormatStyle where Self == Duration.TimeFormatStyle {
      static func time(pattern: Duration.TimeFormatStyle.Pattern) -> Self
    }
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public extension FormatStyle where Self == Duration.UnitsFormatStyle {
      static func units(allowed units: Set<Duration.UnitsFormatStyle.Unit> = [.hours, .minutes, .seconds], width: Duration.UnitsFormatStyle.UnitWidth = .abbreviated, maximumUnitCount: Int? = nil, zeroValueUnits: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy = .hide, valueLength: Int? = nil, fractionalPart: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy = .hide) -> Self
    }
    public extension FormatStyle where Self == PersonNameComponents.FormatStyle {
      static func name(style: PersonNameComponents.FormatStyle.Style) -> Self
    }
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public extension FormatStyle where Self == URL.FormatStyle {
      static var url: URL.FormatStyle { get }
    }
    public extension FormatStyle {
      static func measurement<UnitType: Dimension>(width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil) -> Self where Self == Measurement<UnitType>.FormatStyle
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct FormatStyleCapitalizationContext: Codable, Hashable, Sendable {
      public static var unknown: Self { get }
      public static var standalone: Self { get }
      public static var beginningOfSentence: Self { get }
      public static var middleOfSentence: Self { get }
    }
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct StringStyle: FormatStyle, Sendable {
      public typealias FormatInput = String
      public typealias FormatOutput = String
    }
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct ListFormatStyle<Style: FormatStyle, Base: Sequence>: FormatStyle, Sendable where Style.FormatInput == Base.Element, Style.FormatOutput == String {
      public typealias FormatInput = Base
      public typealias FormatOutput = String
      public enum Width: Int, Codable, Sendable {
        case standard, short, narrow
      }
      public enum ListType: Int, Codable, Sendable {
        case and, or
      }
      public init(memberStyle: Style)
    }
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct ByteCountFormatStyle: FormatStyle, Sendable {
      public typealias FormatInput = Int64
      public typealias FormatOutput = String
      public enum Style: Int, Codable, Sendable {
        case file, memory, decimal, binary
      }
      public struct Units: OptionSet, Codable, Hashable, Sendable {
        public typealias RawValue = UInt
        public var rawValue: UInt
        public init(rawValue: UInt)
        public static var bytes: Self { get }
        public static var kb: Self { get }
        public static var mb: Self { get }
        public static var gb: Self { get }
        public static var tb: Self { get }
        public static var all: Self { get }
        public static var `default`: Self { get }
      }
      public init(style: ByteCountFormatStyle.Style = .file, allowedUnits: ByteCountFormatStyle.Units = .all, spellsOutZero: Bool = true, includesActualByteCount: Bool = false, locale: Locale = .autoupdatingCurrent)
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public extension Date {
      struct FormatStyle: ParseableFormatStyle, Codable, Hashable, Sendable {
        public typealias FormatInput = Date
        public typealias FormatOutput = String
        public typealias Strategy = Date.FormatStyle
        public init(date: Date.FormatStyle.DateStyle? = nil, time: Date.FormatStyle.TimeStyle? = nil, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent, timeZone: TimeZone = .autoupdatingCurrent, capitalizationContext: FormatStyleCapitalizationContext = .unknown)
        public var locale: Locale
        public var timeZone: TimeZone
        public var calendar: Calendar
        public func format(_ value: Date) -> String
        public func locale(_ locale: Locale) -> Self
        public func era(_ format: Date.FormatStyle.Symbol.Era = .abbreviated) -> Self
        public func year(_ format: Date.FormatStyle.Symbol.Year = .defaultDigits) -> Self
        public func quarter(_ format: Date.FormatStyle.Symbol.Quarter = .abbreviated) -> Self
        public func month(_ format: Date.FormatStyle.Symbol.Month = .abbreviated) -> Self
        public func week(_ format: Date.FormatStyle.Symbol.Week = .defaultDigits) -> Self
        public func day(_ format: Date.FormatStyle.Symbol.Day = .defaultDigits) -> Self
        public func dayOfYear(_ format: Date.FormatStyle.Symbol.DayOfYear = .defaultDigits) -> Self
        public func weekday(_ format: Date.FormatStyle.Symbol.Weekday = .abbreviated) -> Self
        public func hour(_ format: Date.FormatStyle.Symbol.Hour = .defaultDigits(amPM: .abbreviated)) -> Self
        public func minute(_ format: Date.FormatStyle.Symbol.Minute = .defaultDigits) -> Self
        public func second(_ format: Date.FormatStyle.Symbol.Second = .defaultDigits) -> Self
        public func secondFraction(_ format: Date.FormatStyle.Symbol.SecondFraction) -> Self
        public func timeZone(_ format: Date.FormatStyle.Symbol.TimeZone = .specificName(.short)) -> Self
        public struct DateStyle: Codable, Hashable, Sendable {
          public static let omitted: Self
          public static let numeric: Self
          public static let abbreviated: Self
          public static let long: Self
          public static let complete: Self
        }
        public struct TimeStyle: Codable, Hashable, Sendable {
          public static let omitted: Self
          public static let shortened: Self
          public static let standard: Self
          public static let complete: Self
        }
        public struct Symbol: Hashable, Sendable {
          public struct Era: Hashable, Sendable {
            public static let abbreviated: Self
            public static let wide: Self
            public static let narrow: Self
          }
          public struct Year: Hashable, Sendable {
            public static let defaultDigits: Self
            public static let twoDigits: Self
            public static func padded(_ length: Int) -> Self
          }
          public struct Quarter: Hashable, Sendable {
            public static let oneDigit: Self
            public static let abbreviated: Self
            public static let wide: Self
          }
          public struct Month: Hashable, Sendable {
            public static let defaultDigits: Self
            public static let twoDigits: Self
            public static let abbreviated: Self
            public static let wide: Self
            public static let narrow: Self
          }
          public struct Week: Hashable, Sendable {
            public static let defaultDigits: Self
            public static let twoDigits: Self
            public static let weekOfMonth: Self
          }
          public struct Day: Hashable, Sendable {
            public static let defaultDigits: Self
            public static let twoDigits: Self
            public static let ordinalOfDayInMonth: Self
          }
          public struct DayOfYear: Hashable, Sendable {
            public static let defaultDigits: Self
            public static let threeDigits: Self
          }
          public struct Weekday: Hashable, Sendable {
            public static let abbreviated: Self
            public static let wide: Self
            public static let narrow: Self
            public static let short: Self
            public static let oneDigit: Self
          }
          public struct Hour: Hashable, Sendable {
            public struct AMPMStyle: Codable, Hashable, Sendable {
              public static let omitted: Self
              public static let narrow: Self
              public static let abbreviated: Self
              public static let wide: Self
            }
            public static func defaultDigits(amPM: Date.FormatStyle.Symbol.Hour.AMPMStyle) -> Self
            public static func twoDigits(amPM: Date.FormatStyle.Symbol.Hour.AMPMStyle) -> Self
            public static func conversationalDefaultDigits(amPM: Date.FormatStyle.Symbol.Hour.AMPMStyle) -> Self
          }
          public struct Minute: Hashable, Sendable {
            public static let defaultDigits: Self
            public static let twoDigits: Self
          }
          public struct Second: Hashable, Sendable {
            public static let defaultDigits: Self
            public static let twoDigits: Self
          }
          public struct SecondFraction: Hashable, Sendable {
            public static func fractional(_ val: Int) -> Self
            public static func milliseconds(_ val: Int) -> Self
          }
          public struct TimeZone: Hashable, Sendable {
            public enum Width: Sendable {
              case short, long
            }
            public static func specificName(_ width: Date.FormatStyle.Symbol.TimeZone.Width) -> Self
            public static func genericName(_ width: Date.FormatStyle.Symbol.TimeZone.Width) -> Self
            public static func iso8601(_ width: Date.FormatStyle.Symbol.TimeZone.Width) -> Self
          }
        }
      }
      struct RelativeFormatStyle: Foundation.FormatStyle, Codable, Hashable, Sendable {
        public typealias FormatInput = Date
        public typealias FormatOutput = String
        public struct UnitsStyle: Codable, Hashable, Sendable {
          public static let wide: Self
          public static let spellOut: Self
          public static let abbreviated: Self
          public static let narrow: Self
        }
        public struct Presentation: Codable, Hashable, Sendable {
          public static let numeric: Self
          public static let named: Self
        }
        public init(presentation: Date.RelativeFormatStyle.Presentation = .numeric, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent, capitalizationContext: FormatStyleCapitalizationContext = .unknown)
      }
      struct ISO8601FormatStyle: ParseableFormatStyle, Codable, Hashable, Sendable {
        public typealias FormatInput = Date
        public typealias FormatOutput = String
        public typealias Strategy = Date.ISO8601FormatStyle
        public init(timeZone: TimeZone)
        public func year() -> Self
        public func month() -> Self
        public func day() -> Self
        public func time(includingFractionalSeconds: Bool) -> Self
      }
      struct IntervalFormatStyle: Foundation.FormatStyle, Codable, Hashable, Sendable {
        public typealias FormatInput = Range<Date>
        public typealias FormatOutput = String
        public typealias DateStyle = Date.FormatStyle.DateStyle
        public typealias TimeStyle = Date.FormatStyle.TimeStyle
      }
      struct ComponentsFormatStyle: Foundation.FormatStyle, Codable, Hashable, Sendable {
        public typealias FormatInput = Range<Date>
        public typealias FormatOutput = String
        public struct Style: Codable, Hashable, Sendable {
          public static let wide: Self
          public static let abbreviated: Self
          public static let condensedAbbreviated: Self
          public static let narrow: Self
        }
        public struct Field: Codable, Hashable, Sendable {
          public static let day: Self
          public static let hour: Self
          public static let minute: Self
          public static let second: Self
        }
      }
      struct ParseStrategy: Foundation.ParseStrategy, Codable, Hashable, Sendable {
        public typealias ParseInput = String
        public typealias ParseOutput = Date
      }
    }
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public extension Duration {
      struct TimeFormatStyle: FormatStyle, Sendable {
        public typealias FormatInput = Duration
        public typealias FormatOutput = String
        public struct Pattern: Codable, Hashable, Sendable {
          public static var hourMinute: Self { get }
          public static func hourMinute(padHourToLength: Int, roundSeconds: FloatingPointRoundingRule = .toNearestOrEven) -> Self
          public static var hourMinuteSecond: Self { get }
          public static func hourMinuteSecond(padHourToLength: Int, fractionalSecondsLength: Int = 0, roundFractionalSeconds: FloatingPointRoundingRule = .toNearestOrEven) -> Self
          public static var minuteSecond: Self { get }
          public static func minuteSecond(padMinuteToLength: Int, fractionalSecondsLength: Int = 0, roundFractionalSeconds: FloatingPointRoundingRule = .toNearestOrEven) -> Self
        }
        public init(pattern: Duration.TimeFormatStyle.Pattern, locale: Locale = .autoupdatingCurrent)
      }
      struct UnitsFormatStyle: FormatStyle, Sendable {
        public typealias FormatInput = Duration
        public typealias FormatOutput = String
        public init(allowedUnits: Set<Duration.UnitsFormatStyle.Unit>, width: Duration.UnitsFormatStyle.UnitWidth, maximumUnitCount: Int? = nil, zeroValueUnits: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy = .hide, valueLength: Int? = nil, fractionalPart: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy = .hide)
        public struct Unit: Codable, Hashable, Sendable {
          public static var weeks: Self { get }
          public static var days: Self { get }
          public static var hours: Self { get }
          public static var minutes: Self { get }
          public static var seconds: Self { get }
          public static var milliseconds: Self { get }
        }
        public struct UnitWidth: Codable, Hashable, Sendable {
          public static var wide: Self { get }
          public static var abbreviated: Self { get }
          public static var condensedAbbreviated: Self { get }
          public static var narrow: Self { get }
        }
        public struct ZeroValueUnitsDisplayStrategy: Codable, Hashable, Sendable {
          public static var hide: Self { get }
          public static func show(length: Int) -> Self
        }
        public struct FractionalPartDisplayStrategy: Codable, Hashable, Sendable {
          public static var hide: Self { get }
          public static func show(length: Int, rounded: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil) -> Self
        }
      }
    }
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public extension URL {
      struct FormatStyle: Foundation.FormatStyle, Sendable {
        public typealias FormatInput = URL
        public typealias FormatOutput = String
      }
      func formatted() -> String
      func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == URL
    }
    """#
