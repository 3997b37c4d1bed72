// Formatter objects, measurements, decimal numbers and names of persons.

extension PreludeSource {
    /// `DateFormatter` and its family, `Measurement` and units, `Decimal`, `PersonNameComponents`.
    static let foundationFormatters = PreludeSource(module: "Foundation", name: "Formatters", text: formatters)
}

private let formatters = #"""
    open class Formatter: NSObject, NSCopying {
      public enum Context: Int, Sendable {
        case unknown, dynamic, standalone, listItem, beginningOfSentence, middleOfSentence
      }
      public enum UnitStyle: Int, Sendable {
        case short = 1
        case medium, long
      }
      public override init()
      open func string(for obj: Any?) -> String?
    }
    // selfsame: costly
    open class DateFormatter: Formatter, @unchecked Sendable {
      public enum Style: UInt, Sendable {
        case none, short, medium, long, full
      }
      open class func localizedString(from date: Date, dateStyle dstyle: DateFormatter.Style, timeStyle tstyle: DateFormatter.Style) -> String
      open class func dateFormat(fromTemplate tmplate: String, options opts: Int, locale: Locale?) -> String?
      open var dateFormat: String! { get set }
      open var dateStyle: DateFormatter.Style { get set }
      open var timeStyle: DateFormatter.Style { get set }
      open var locale: Locale! { get set }
      open var timeZone: TimeZone! { get set }
      open var calendar: Calendar! { get set }
      open var isLenient: Bool { get set }
      open var doesRelativeDateFormatting: Bool { get set }
      open var formattingContext: Formatter.Context { get set }
      open var monthSymbols: [String]! { get set }
      open var shortMonthSymbols: [String]! { get set }
      open var weekdaySymbols: [String]! { get set }
      open var shortWeekdaySymbols: [String]! { get set }
      open var veryShortWeekdaySymbols: [String]! { get set }
      open var amSymbol: String! { get set }
      open var pmSymbol: String! { get set }
      open func string(from date: Date) -> String
      open func date(from string: String) -> Date?
      open func setLocalizedDateFormatFromTemplate(_ dateFormatTemplate: String)
    }
    // selfsame: costly
    open class ISO8601DateFormatter: Formatter, @unchecked Sendable {
      public struct Options: OptionSet, Sendable {
        public typealias RawValue = UInt
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static let withFullDate: Self
        public static let withFullTime: Self
        public static let withInternetDateTime: Self
        public static let withFractionalSeconds: Self
      }
      open var timeZone: TimeZone! { get set }
      open var formatOptions: ISO8601DateFormatter.Options { get set }
      open func string(from date: Date) -> String
      open func date(from string: String) -> Date?
    }
    // selfsame: costly
    open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
      public enum DateTimeStyle: Int, Sendable {
        case numeric, named
      }
      public enum UnitsStyle: Int, Sendable {
        case full, spellOut, short, abbreviated
      }
      open var dateTimeStyle: RelativeDateTimeFormatter.DateTimeStyle { get set }
      open var unitsStyle: RelativeDateTimeFormatter.UnitsStyle { get set }
      open var formattingContext: Formatter.Context { get set }
      open var calendar: Calendar! { get set }
      open var locale: Locale! { get set }
      open func localizedString(from dateComponents: DateComponents) -> String
      open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String
      open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String
    }
    // selfsame: costly
    open class DateComponentsFormatter: Formatter, @unchecked Sendable {
      public enum UnitsStyle: Int, Sendable {
        case positional, abbreviated, short, full, spellOut, brief
      }
      public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public typealias RawValue = UInt
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static let dropLeading: Self
        public static let dropAll: Self
        public static let pad: Self
      }
      open var unitsStyle: DateComponentsFormatter.UnitsStyle { get set }
      open var allowedUnits: NSCalendar.Unit { get set }
      open var zeroFormattingBehavior: DateComponentsFormatter.ZeroFormattingBehavior { get set }
      open var maximumUnitCount: Int { get set }
      open var calendar: Calendar? { get set }
      open var includesApproximationPhrase: Bool { get set }
      open func string(from ti: TimeInterval) -> String?
      open func string(from components: DateComponents) -> String?
      open func string(from startDate: Date, to endDate: Date) -> String?
    }
    open class NSCalendar: NSObject {
      public struct Unit: OptionSet, Sendable {
        public typealias RawValue = UInt
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static let year: Self
        public static let month: Self
        public static let day: Self
        public static let hour: Self
        public static let minute: Self
        public static let second: Self
        public static let weekOfMonth: Self
      }
    }
    // selfsame: costly
    open class DateIntervalFormatter: Formatter, @unchecked Sendable {
      public enum Style: UInt, Sendable {
        case none, short, medium, long, full
      }
      open var dateStyle: DateIntervalFormatter.Style { get set }
      open var timeStyle: DateIntervalFormatter.Style { get set }
      open func string(from fromDate: Date, to toDate: Date) -> String
    }
    // selfsame: costly
    open class NumberFormatter: Formatter, @unchecked Sendable {
      public enum Style: UInt, Sendable {
        case none, decimal, currency, percent, scientific, spellOut, ordinal, currencyISOCode, currencyPlural, currencyAccounting
      }
      public enum RoundingMode: UInt, Sendable {
        case ceiling, floor, down, up, halfEven, halfDown, halfUp
      }
      open class func localizedString(from num: NSNumber, number nstyle: NumberFormatter.Style) -> String
      open var numberStyle: NumberFormatter.Style { get set }
      open var locale: Locale! { get set }
      open var minimumFractionDigits: Int { get set }
      open var maximumFractionDigits: Int { get set }
      open var minimumIntegerDigits: Int { get set }
      open var maximumIntegerDigits: Int { get set }
      open var minimumSignificantDigits: Int { get set }
      open var maximumSignificantDigits: Int { get set }
      open var usesSignificantDigits: Bool { get set }
      open var usesGroupingSeparator: Bool { get set }
      open var groupingSeparator: String! { get set }
      open var decimalSeparator: String! { get set }
      open var currencyCode: String! { get set }
      open var currencySymbol: String! { get set }
      open var positivePrefix: String! { get set }
      open var negativePrefix: String! { get set }
      open var positiveSuffix: String! { get set }
      open var roundingMode: NumberFormatter.RoundingMode { get set }
      open var multiplier: NSNumber? { get set }
      open var minimum: NSNumber? { get set }
      open var maximum: NSNumber? { get set }
      open var allowsFloats: Bool { get set }
      open var zeroSymbol: String? { get set }
      open func string(from number: NSNumber) -> String?
      open func number(from string: String) -> NSNumber?
    }
    // selfsame: costly
    open class ByteCountFormatter: Formatter {
      public struct Units: OptionSet, Sendable {
        public typealias RawValue = UInt
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static let useBytes: Self
        public static let useKB: Self
        public static let useMB: Self
        public static let useGB: Self
        public static let useAll: Self
      }
      public enum CountStyle: Int, Sendable {
        case file, memory, decimal, binary
      }
      open class func string(fromByteCount byteCount: Int64, countStyle: ByteCountFormatter.CountStyle) -> String
      open func string(fromByteCount byteCount: Int64) -> String
      open var allowedUnits: ByteCountFormatter.Units { get set }
      open var countStyle: ByteCountFormatter.CountStyle { get set }
      open var includesUnit: Bool { get set }
      open var includesCount: Bool { get set }
      open var allowsNonnumericFormatting: Bool { get set }
    }
    // selfsame: costly
    open class ListFormatter: Formatter {
      open class func localizedString(byJoining strings: [String]) -> String
      open var locale: Locale! { get set }
      open func string(from items: [Any]) -> String?
    }
    // selfsame: costly
    open class MeasurementFormatter: Formatter {
      public struct UnitOptions: OptionSet, Sendable {
        public typealias RawValue = UInt
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static let providedUnit: Self
        public static let naturalScale: Self
      }
      open var unitOptions: MeasurementFormatter.UnitOptions { get set }
      open var unitStyle: Formatter.UnitStyle { get set }
      open var locale: Locale! { get set }
      open var numberFormatter: NumberFormatter! { get set }
      open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String
      open func string(from unit: Unit) -> String
    }
    // selfsame: costly
    open class PersonNameComponentsFormatter: Formatter {
      public enum Style: Int, Sendable {
        case `default`, short, medium, long, abbreviated
      }
      open class func localizedString(from components: PersonNameComponents, style nameFormatStyle: PersonNameComponentsFormatter.Style) -> String
      open var style: PersonNameComponentsFormatter.Style { get set }
      open func string(from components: PersonNameComponents) -> String
    }
    public struct PersonNameComponents: Hashable, Codable, Sendable {
      public init()
      public var namePrefix: String? { get set }
      public var givenName: String? { get set }
      public var middleName: String? { get set }
      public var familyName: String? { get set }
      public var nameSuffix: String? { get set }
      public var nickname: String? { get set }
      @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
      public struct FormatStyle: Foundation.FormatStyle, Sendable {
        public typealias FormatInput = PersonNameComponents
        public typealias FormatOutput = String
        public enum Style: Int, Codable, Sendable {
          case short, medium, long, abbreviated
        }
      }
      @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
      public func formatted() -> String
      @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
      public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self
    }

    // selfsame: scalar
    public struct Decimal: Hashable, Comparable, SignedNumeric, Strideable, Codable, CustomStringConvertible, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
      public typealias IntegerLiteralType = Int
      public typealias FloatLiteralType = Double
      public typealias Magnitude = Decimal
      public typealias Stride = Decimal
      public init()
      public init(_ value: Double)
      public init(_ value: Int)
      public init(_ value: Int64)
      public init?(string: String, locale: Locale? = nil)
      public static var zero: Decimal { get }
      public static let greatestFiniteMagnitude: Decimal
      public var isNaN: Bool { get }
      public var isZero: Bool { get }
      public var description: String { get }
      public static func + (lhs: Decimal, rhs: Decimal) -> Decimal
      public static func - (lhs: Decimal, rhs: Decimal) -> Decimal
      public static func * (lhs: Decimal, rhs: Decimal) -> Decimal
      public static func / (lhs: Decimal, rhs: Decimal) -> Decimal
      @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
      public struct FormatStyle: Foundation.FormatStyle, Sendable {
        public typealias FormatInput = Decimal
        public typealias FormatOutput = String
        public init(locale: Locale = .autoupdatingCurrent)
        public func precision(_ p: NumberFormatStyleConfiguration.Precision) -> Self
        public func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Self
        public struct Percent: Foundation.FormatStyle, Sendable {
          public typealias FormatInput = Decimal
          public typealias FormatOutput = String
        }
        public struct Currency: Foundation.FormatStyle, Sendable {
          public typealias FormatInput = Decimal
          public typealias FormatOutput = String
          public init(code: String, locale: Locale = .autoupdatingCurrent)
          public func precision(_ p: CurrencyFormatStyleConfiguration.Precision) -> Self
        }
      }
      @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
      public func formatted() -> String
      @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
      public func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Decimal
    }
    public func pow(_ x: Decimal, _ y: Int) -> Decimal

    open class Unit: NSObject, NSCopying, @unchecked Sendable {
      public init(symbol: String)
      open var symbol: String { get }
    }
    open class Dimension: Unit, @unchecked Sendable {
      open class func baseUnit() -> Self
    }
    public struct Measurement<UnitType: Unit>: Hashable, Comparable, Equatable, CustomStringConvertible, Sendable {
      public let unit: UnitType
      public var value: Double
      public init(value: Double, unit: UnitType)
      public static func * (lhs: Measurement<UnitType>, rhs: Double) -> Measurement<UnitType>
      public static func * (lhs: Double, rhs: Measurement<UnitType>) -> Measurement<UnitType>
      public static func / (lhs: Measurement<UnitType>, rhs: Double) -> Measurement<UnitType>
    }
    public extension Measurement where UnitType: Dimension {
      func converted(to otherUnit: UnitType) -> Measurement<UnitType>
      mutating func convert(to otherUnit: UnitType)
      static func + (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType>
      static func - (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType>
      @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
      struct FormatStyle: Foundation.FormatStyle, Sendable {
        public typealias FormatInput = Measurement<UnitType>
        public typealias FormatOutput = String
        public struct UnitWidth: Codable, Hashable, Sendable {
          public static var wide: Measurement<UnitType>.FormatStyle.UnitWidth { get }
          public static var abbreviated: Measurement<UnitType>.FormatStyle.UnitWidth { get }
          public static var narrow: Measurement<UnitType>.FormatStyle.UnitWidth { get }
        }
      }
      @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
      func formatted() -> String
      @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
      func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Measurement<UnitType>
    }
    extension Measurement: Codable {}
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
      public static var general: MeasurementFormatUnitUsage<UnitType> { get }
      public static var asProvided: MeasurementFormatUnitUsage<UnitType> { get }
    }
    public extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
      static var weather: MeasurementFormatUnitUsage<UnitTemperature> { get }
      static var person: MeasurementFormatUnitUsage<UnitTemperature> { get }
    }
    public extension MeasurementFormatUnitUsage where UnitType == UnitLength {
      static var road: MeasurementFormatUnitUsage<UnitLength> { get }
      static var person: MeasurementFormatUnitUsage<UnitLength> { get }
    }
    public final class UnitLength: Dimension, @unchecked Sendable {
      public class var kilometers: UnitLength { get }
      public class var meters: UnitLength { get }
      public class var centimeters: UnitLength { get }
      public class var millimeters: UnitLength { get }
      public class var inches: UnitLength { get }
      public class var feet: UnitLength { get }
      public class var yards: UnitLength { get }
      public class var miles: UnitLength { get }
    }
    public final class UnitMass: Dimension, @unchecked Sendable {
      public class var kilograms: UnitMass { get }
      public class var grams: UnitMass { get }
      public class var milligrams: UnitMass { get }
      public class var ounces: UnitMass { get }
      public class var pounds: UnitMass { get }
    }
    public final class UnitTemperature: Dimension, @unchecked Sendable {
      public class var kelvin: UnitTemperature { get }
      public class var celsius: UnitTemperature { get }
      public class var fahrenheit: UnitTemperature { get }
    }
    public final class UnitSpeed: Dimension, @unchecked Sendable {
      public class var metersPerSecond: UnitSpeed { get }
      public class var kilometersPerHour: UnitSpeed { get }
      public class var milesPerHour: UnitSpeed { get }
    }
    public final class UnitDuration: Dimension, @unchecked Sendable {
      public class var hours: UnitDuration { get }
      public class var minutes: UnitDuration { get }
      public class var seconds: UnitDuration { get }
    }
    public final class UnitEnergy: Dimension, @unchecked Sendable {
      public class var kilojoules: UnitEnergy { get }
      public class var joules: UnitEnergy { get }
      public class var kilocalories: UnitEnergy { get }
      public class var calories: UnitEnergy { get }
    }
    public final class UnitVolume: Dimension, @unchecked Sendable {
      public class var liters: UnitVolume { get }
      public class var milliliters: UnitVolume { get }
      public class var cups: UnitVolume { get }
      public class var fluidOunces: UnitVolume { get }
      public class var tablespoons: UnitVolume { get }
      public class var teaspoons: UnitVolume { get }
    }
    public final class UnitAngle: Dimension, @unchecked Sendable {
      public class var degrees: UnitAngle { get }
      public class var radians: UnitAngle { get }
    }
    public final class UnitPressure: Dimension, @unchecked Sendable {
      public class var hectopascals: UnitPressure { get }
    }
    public final class UnitInformationStorage: Dimension, @unchecked Sendable {
      public class var bytes: UnitInformationStorage { get }
      public class var kilobytes: UnitInformationStorage { get }
      public class var megabytes: UnitInformationStorage { get }
      public class var gigabytes: UnitInformationStorage { get }
    }
    """#
