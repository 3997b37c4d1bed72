// How well a candidate fits a call, in the order in which the compiler compares.

import SelfsameSyntax

/// What counts against a candidate of a call; fewer is better, compared field by field in this order.
struct Faults: Comparable {
    var unavailable = 0
    var disfavored = 0
    var numberConversion = 0
    /// Into an AnyHashable.
    var valueConversion = 0
    var literal = 0
    var promotion = 0

    private var key: (Int, Int, Int, Int, Int, Int) {
        (unavailable, disfavored, numberConversion, valueConversion, literal, promotion)
    }

    static func < (a: Faults, b: Faults) -> Bool { a.key < b.key }
    static func == (a: Faults, b: Faults) -> Bool { a.key == b.key }
}
