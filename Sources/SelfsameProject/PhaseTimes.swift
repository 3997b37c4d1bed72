// Time by phase, for `--benchmark`.

import SelfsameSystem

/// How long each phase took.
public struct PhaseTimes: Sendable {
    /// One phase.
    public struct Phase: Sendable {
        /// What was done.
        public var name: String
        /// Seconds that passed.
        public var elapsed: Double
        /// Seconds of processor time, all threads together.
        public var processor: Double
    }

    /// The phases in the order in which they ran.
    public private(set) var phases: [Phase] = []

    /// Nothing measured yet.
    public init() {}

    /// Runs `work` as a phase.
    public mutating func measure<Result>(_ name: String, _ work: () throws -> Result) rethrows -> Result {
        let start = ContinuousClock.now
        let processorStart = clock()
        defer {
            let elapsed = (ContinuousClock.now - start) / .seconds(1)
            // POSIX fixes the unit of `clock()` at a microsecond.
            phases.append(Phase(name: name, elapsed: elapsed, processor: Double(clock() - processorStart) / 1_000_000))
        }
        return try work()
    }
}
