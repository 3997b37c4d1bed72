// Numbers of the layout. Each says how far it can be trusted, and what is calculated from it says the same, so that an estimate is seen
// in everything that depends on it and in nothing else.

/// How far a number can be trusted.
public enum Certainty: UInt8, Comparable, Sendable {
    /// It follows from the source and the published rules.
    case exact
    /// It rests on an estimated metric, such as the width of a text.
    case estimated
    /// It rests on a value that only the running program has, for which something likely stands that results list: a text of the usual length,
    /// the first arm of a condition, what an object begins with.
    case assumed
    /// It rests on a value that the source does not give.
    case unknown

    /// Exact before estimated before assumed before unknown.
    public static func < (a: Certainty, b: Certainty) -> Bool { a.rawValue < b.rawValue }
}

/// A length in points. It is never NaN.
public struct Length: Hashable, Sendable {
    /// The points, perhaps infinite.
    public let points: Double
    /// How far they can be trusted.
    public let certainty: Certainty
    /// What an uncertain length certainly does not exceed: a text is never wider than it is offered.
    let bound: Double

    /// Makes a length; NaN, which no rule gives a meaning to, is taken as an unknown zero.
    public init(_ points: Double, _ certainty: Certainty = .exact, bound: Double = .infinity) {
        let isNumber = !points.isNaN
        self.points = isNumber ? points : 0
        self.certainty = isNumber ? certainty : .unknown
        self.bound = certainty == .exact && isNumber ? self.points : bound.isNaN ? .infinity : bound
    }

    /// Nothing, exactly.
    public static let zero = Length(0)
    /// Without limit, exactly.
    public static let infinity = Length(.infinity)

    /// The same length, at most as certain as another one.
    func marked(_ other: Certainty) -> Length {
        other <= certainty ? self : Length(points, other, bound: certainty == .exact ? .infinity : bound)
    }

    static func + (a: Length, b: Length) -> Length {
        Length(a.points + b.points, max(a.certainty, b.certainty), bound: a.bound + b.bound)
    }

    /// What is left of a length. Of an infinite one everything is left.
    static func - (a: Length, b: Length) -> Length {
        Length(a.points == .infinity ? .infinity : a.points - b.points, max(a.certainty, b.certainty), bound: a.bound)
    }

    static func * (a: Length, factor: Double) -> Length {
        // 0 times infinity is nothing: no part of whatever is offered.
        Length(factor == 0 || a.points == 0 ? 0 : a.points * factor, a.certainty, bound: factor >= 0 ? a.bound * factor : .infinity)
    }

    static func / (a: Length, divisor: Double) -> Length { a * (1 / divisor) }

    static prefix func - (a: Length) -> Length { Length(-a.points, a.certainty) }
}

/// The larger of two lengths. An estimate that is certainly not larger leaves no trace.
func larger(_ a: Length, _ b: Length) -> Length {
    if a.certainty < b.certainty { return larger(b, a) }
    // Now `a` is not more certain than `b`.
    if a.certainty > b.certainty, a.bound <= b.points { return b }
    return Length(max(a.points, b.points), a.certainty, bound: max(a.bound, b.bound))
}

/// The smaller of two lengths.
func smaller(_ a: Length, _ b: Length) -> Length {
    if a.certainty < b.certainty { return smaller(b, a) }
    if a.certainty > b.certainty, b.points == .infinity { return a }
    return Length(min(a.points, b.points), max(a.certainty, b.certainty), bound: min(a.bound, b.bound))
}

extension Length {
    /// Within bounds, the lower of which counts where they contradict each other.
    func clamped(_ low: Length?, _ high: Length?) -> Length {
        let capped = high.map { smaller(self, $0) } ?? self
        return low.map { larger(capped, $0) } ?? capped
    }
}
