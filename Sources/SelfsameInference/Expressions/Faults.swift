// How well a candidate fits a call, in the order in which the compiler compares.

import SelfsameSyntax

/// What counts against a candidate of a call; fewer is better, compared field by field in this order.
struct Faults: Comparable {
    var unavailable = 0
    var disfavored = 0
    /// Implicitly unwrapped optionals that are unwrapped.
    var unwrapping = 0
    var numberConversion = 0
    /// Into an AnyHashable.
    var valueConversion = 0
    /// Of a key path into a function.
    var functionConversion = 0
    var literal = 0
    var promotion = 0
    /// Into `Any`.
    var erasure = 0

    private var gravest: (Int, Int, Int) { (unavailable, disfavored, unwrapping) }
    private var others: (Int, Int, Int, Int, Int, Int) {
        (numberConversion, valueConversion, functionConversion, literal, promotion, erasure)
    }

    static func < (a: Faults, b: Faults) -> Bool { a.gravest == b.gravest ? a.others < b.others : a.gravest < b.gravest }
    static func == (a: Faults, b: Faults) -> Bool { a.gravest == b.gravest && a.others == b.others }
}
