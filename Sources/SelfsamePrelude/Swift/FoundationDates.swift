// Dates, calendars, time zones and locales of Foundation.

extension PreludeSource {
    /// `Date`, `DateInterval`, `Calendar`, `DateComponents`, `TimeZone`, `Locale`.
    static let foundationDates = PreludeSource(module: "Foundation", name: "Dates", text: dates)
}

private let dates = #"""
    public typealias TimeInterval = Double
    public enum ComparisonResult: Int, Sendable {
      case orderedAscending = -1
      case orderedSame = 0
      case orderedDescending = 1
    }
    public struct Date: Comparable, Hashable, Codable, Strideable, CustomStringConvertible, Sendable {
      public typealias Stride = TimeInterval
      // selfsame: clock
      public init()
      public init(timeIntervalSinceNow: TimeInterval)
      public init(timeIntervalSince1970: TimeInterval)
      public init(timeInterval: TimeInterval, since date: Date)
      public init(timeIntervalSinceReferenceDate ti: TimeInterval)
      // selfsame: clock
      @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
      public static var now: Date { get }
      public static let distantFuture: Date
      public static let distantPast: Date
      public static var timeIntervalSinceReferenceDate: TimeInterval { get }
      public static let timeIntervalBetween1970AndReferenceDate: TimeInterval
      public var timeIntervalSinceReferenceDate: TimeInterval { get }
      // selfsame: clock
      public var timeIntervalSinceNow: TimeInterval { get }
      public var timeIntervalSince1970: TimeInterval { get }
      public func timeIntervalSince(_ date: Date) -> TimeInterval
      public func addingTimeInterval(_ timeInterval: TimeInterval) -> Date
      public mutating func addTimeInterval(_ timeInterval: TimeInterval)
      public func compare(_ other: Date) -> ComparisonResult
      public var description: String { get }
      public func description(with locale: Locale?) -> String
      public static func == (lhs: Date, rhs: Date) -> Bool
      public static func < (lhs: Date, rhs: Date) -> Bool
      public static func > (lhs: Date, rhs: Date) -> Bool
      public static func + (lhs: Date, rhs: TimeInterval) -> Date
      public static func - (lhs: Date, rhs: TimeInterval) -> Date
      public static func += (lhs: inout Date, rhs: TimeInterval)
      public static func -= (lhs: inout Date, rhs: TimeInterval)
    }
    public struct DateInterval: Comparable, Hashable, Codable, CustomStringConvertible, Sendable {
      public var start: Date
      public var end: Date { get set }
      public var duration: TimeInterval { get set }
      public init()
      public init(start: Date, end: Date)
      public init(start: Date, duration: TimeInterval)
      public func contains(_ date: Date) -> Bool
      public func intersects(_ dateInterval: Self) -> Bool
      public func intersection(with dateInterval: Self) -> Self?
    }

    public struct Calendar: Hashable, Codable, CustomStringConvertible, Sendable {
      public enum Identifier: Hashable, Codable, Sendable {
        case gregorian, buddhist, chinese, coptic, ethiopicAmeteMihret, ethiopicAmeteAlem, hebrew, iso8601, indian
        case islamic, islamicCivil, japanese, persian, republicOfChina, islamicTabular, islamicUmmAlQura
      }
      public enum Component: Hashable, Codable, Sendable {
        case era, year, month, day, hour, minute, second, weekday, weekdayOrdinal, quarter, weekOfMonth, weekOfYear
        case yearForWeekOfYear, nanosecond, calendar, timeZone, isLeapMonth, dayOfYear
      }
      public enum SearchDirection: Sendable {
        case forward, backward
      }
      public enum RepeatedTimePolicy: Sendable {
        case first, last
      }
      public enum MatchingPolicy: Sendable {
        case nextTime, nextTimePreservingSmallerComponents, previousTimePreservingSmallerComponents, strict
      }
      public static var current: Calendar { get }
      public static var autoupdatingCurrent: Calendar { get }
      public init(identifier: Calendar.Identifier)
      public var identifier: Calendar.Identifier { get }
      public var locale: Locale? { get set }
      public var timeZone: TimeZone { get set }
      public var firstWeekday: Int { get set }
      public var minimumDaysInFirstWeek: Int { get set }
      public var eraSymbols: [String] { get }
      public var monthSymbols: [String] { get }
      public var shortMonthSymbols: [String] { get }
      public var veryShortMonthSymbols: [String] { get }
      public var standaloneMonthSymbols: [String] { get }
      public var shortStandaloneMonthSymbols: [String] { get }
      public var weekdaySymbols: [String] { get }
      public var shortWeekdaySymbols: [String] { get }
      public var veryShortWeekdaySymbols: [String] { get }
      public var standaloneWeekdaySymbols: [String] { get }
      public var shortStandaloneWeekdaySymbols: [String] { get }
      public var quarterSymbols: [String] { get }
      public var amSymbol: String { get }
      public var pmSymbol: String { get }
      public func minimumRange(of component: Calendar.Component) -> Range<Int>?
      public func maximumRange(of component: Calendar.Component) -> Range<Int>?
      public func range(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Range<Int>?
      public func dateInterval(of component: Calendar.Component, for date: Date) -> DateInterval?
      public func dateIntervalOfWeekend(containing date: Date) -> DateInterval?
      public func ordinality(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Int?
      public func date(byAdding components: DateComponents, to date: Date, wrappingComponents: Bool = false) -> Date?
      public func date(byAdding component: Calendar.Component, value: Int, to date: Date, wrappingComponents: Bool = false) -> Date?
      public func date(from components: DateComponents) -> Date?
      public func date(bySetting component: Calendar.Component, value: Int, of date: Date) -> Date?
      public func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date, matchingPolicy: Calendar.MatchingPolicy = .nextTime, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, direction: Calendar.SearchDirection = .forward) -> Date?
      public func date(_ date: Date, matchesComponents components: DateComponents) -> Bool
      public func dateComponents(_ components: Set<Calendar.Component>, from date: Date) -> DateComponents
      public func dateComponents(in timeZone: TimeZone, from date: Date) -> DateComponents
      public func dateComponents(_ components: Set<Calendar.Component>, from start: Date, to end: Date) -> DateComponents
      public func dateComponents(_ components: Set<Calendar.Component>, from start: DateComponents, to end: DateComponents) -> DateComponents
      public func component(_ component: Calendar.Component, from date: Date) -> Int
      public func startOfDay(for date: Date) -> Date
      public func compare(_ date1: Date, to date2: Date, toGranularity component: Calendar.Component) -> ComparisonResult
      public func isDate(_ date1: Date, equalTo date2: Date, toGranularity component: Calendar.Component) -> Bool
      public func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool
      // selfsame: clock
      public func isDateInYesterday(_ date: Date) -> Bool
      // selfsame: clock
      public func isDateInToday(_ date: Date) -> Bool
      // selfsame: clock
      public func isDateInTomorrow(_ date: Date) -> Bool
      // selfsame: clock
      public func isDateInWeekend(_ date: Date) -> Bool
      public func nextDate(after date: Date, matching components: DateComponents, matchingPolicy: Calendar.MatchingPolicy, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, direction: Calendar.SearchDirection = .forward) -> Date?
      public func enumerateDates(startingAfter start: Date, matching components: DateComponents, matchingPolicy: Calendar.MatchingPolicy, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, direction: Calendar.SearchDirection = .forward, using block: (_ result: Date?, _ exactMatch: Bool, _ stop: inout Bool) -> Void)
    }
    public struct DateComponents: Hashable, Codable, CustomStringConvertible, Sendable {
      public init(calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil, nanosecond: Int? = nil, weekday: Int? = nil, weekdayOrdinal: Int? = nil, quarter: Int? = nil, weekOfMonth: Int? = nil, weekOfYear: Int? = nil, yearForWeekOfYear: Int? = nil)
      public var calendar: Calendar? { get set }
      public var timeZone: TimeZone? { get set }
      public var era: Int? { get set }
      public var year: Int? { get set }
      public var month: Int? { get set }
      public var day: Int? { get set }
      public var hour: Int? { get set }
      public var minute: Int? { get set }
      public var second: Int? { get set }
      public var nanosecond: Int? { get set }
      public var weekday: Int? { get set }
      public var weekdayOrdinal: Int? { get set }
      public var quarter: Int? { get set }
      public var weekOfMonth: Int? { get set }
      public var weekOfYear: Int? { get set }
      public var yearForWeekOfYear: Int? { get set }
      public var date: Date? { get }
      public var isValidDate: Bool { get }
      public mutating func setValue(_ value: Int?, for component: Calendar.Component)
      public func value(for component: Calendar.Component) -> Int?
    }
    public struct TimeZone: Hashable, Codable, CustomStringConvertible, Sendable {
      public enum NameStyle: Int, Sendable {
        case standard, shortStandard, daylightSaving, shortDaylightSaving, generic, shortGeneric
      }
      public static var current: TimeZone { get }
      public static var autoupdatingCurrent: TimeZone { get }
      @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
      public static var gmt: TimeZone { get }
      public static var knownTimeZoneIdentifiers: [String] { get }
      public static var abbreviationDictionary: [String: String] { get set }
      public init?(identifier: String)
      public init?(secondsFromGMT seconds: Int)
      public init?(abbreviation: String)
      public var identifier: String { get }
      public func secondsFromGMT(for date: Date = Date()) -> Int
      public func abbreviation(for date: Date = Date()) -> String?
      public func isDaylightSavingTime(for date: Date = Date()) -> Bool
      public func daylightSavingTimeOffset(for date: Date = Date()) -> TimeInterval
      public func localizedName(for style: NSTimeZone.NameStyle, locale: Locale?) -> String?
    }
    open class NSTimeZone: NSObject {
      public typealias NameStyle = TimeZone.NameStyle
      open class var local: TimeZone { get }
      open class var system: TimeZone { get }
      open class var `default`: TimeZone { get set }
    }

    public struct Locale: Hashable, Codable, CustomStringConvertible, Sendable {
      public enum LanguageDirection: UInt, Hashable, Sendable {
        case unknown, leftToRight, rightToLeft, topToBottom, bottomToTop
      }
      public static var current: Locale { get }
      public static var autoupdatingCurrent: Locale { get }
      public static var preferredLanguages: [String] { get }
      public static var availableIdentifiers: [String] { get }
      public static var isoLanguageCodes: [String] { get }
      public static var isoRegionCodes: [String] { get }
      public static var isoCurrencyCodes: [String] { get }
      public static func identifier(fromComponents components: [String: String]) -> String
      public static func characterDirection(forLanguage isoLangCode: String) -> Locale.LanguageDirection
      public init(identifier: String)
      public var identifier: String { get }
      public var languageCode: String? { get }
      public var regionCode: String? { get }
      public var scriptCode: String? { get }
      public var variantCode: String? { get }
      public var calendar: Calendar { get }
      public var currencyCode: String? { get }
      public var currencySymbol: String? { get }
      public var usesMetricSystem: Bool { get }
      public var decimalSeparator: String? { get }
      public var groupingSeparator: String? { get }
      public func localizedString(forIdentifier identifier: String) -> String?
      public func localizedString(forLanguageCode languageCode: String) -> String?
      public func localizedString(forRegionCode regionCode: String) -> String?
      public func localizedString(forCurrencyCode currencyCode: String) -> String?
      public func localizedString(for calendarIdentifier: Calendar.Identifier) -> String?
    }
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public extension Locale {
      struct LanguageCode: Hashable, Codable, ExpressibleByStringLiteral, Sendable {
        public typealias StringLiteralType = String
        public init(_ identifier: String)
        public var identifier: String { get }
        public static var isoLanguageCodes: [Self] { get }
      }
      struct Region: Hashable, Codable, ExpressibleByStringLiteral, Sendable {
        public typealias StringLiteralType = String
        public init(_ identifier: String)
        public var identifier: String { get }
        public static var isoRegions: [Self] { get }
      }
      struct Script: Hashable, Codable, ExpressibleByStringLiteral, Sendable {
        public typealias StringLiteralType = String
        public init(_ identifier: String)
        public var identifier: String { get }
      }
      struct Language: Hashable, Codable, Sendable {
        public init(identifier: String)
        public init(languageCode: Locale.LanguageCode? = nil, script: Locale.Script? = nil, region: Locale.Region? = nil)
        public var languageCode: Locale.LanguageCode? { get }
        public var region: Locale.Region? { get }
        public var script: Locale.Script? { get }
        public var minimalIdentifier: String { get }
        public var maximalIdentifier: String { get }
        public var characterDirection: Locale.LanguageDirection { get }
      }
      struct Currency: Hashable, Codable, ExpressibleByStringLiteral, Sendable {
        public typealias StringLiteralType = String
        public init(_ identifier: String)
        public var identifier: String { get }
      }
      struct MeasurementSystem: Hashable, Codable, Sendable {
        public static var metric: Self { get }
        public static var us: Self { get }
        public static var uk: Self { get }
        public var identifier: String { get }
      }
      enum Weekday: String, Hashable, Codable, Sendable {
        case sunday = "sun"
        case monday = "mon"
        case tuesday = "tue"
        case wednesday = "wed"
        case thursday = "thu"
        case friday = "fri"
        case saturday = "sat"
      }
      var language: Locale.Language { get }
      var region: Locale.Region? { get }
      var currency: Locale.Currency? { get }
      var measurementSystem: Locale.MeasurementSystem { get }
      var firstDayOfWeek: Locale.Weekday { get }
      var variant: Locale.Variant? { get }
      struct Variant: Hashable, Codable, Sendable {
        public var identifier: String { get }
      }
    }
    """#
