// A parallel loop over slow work such as running the compiler, for tests only.

import Foundation

/// `body` for each index, as many at a time as there are processors; results in order.
public func parallelMap<Value: Sendable>(count: Int, _ body: @Sendable (Int) -> Value) -> [Value] {
    let results = ParallelResults<Value>(count: count)
    let width = max(1, min(ProcessInfo.processInfo.activeProcessorCount, count))
    DispatchQueue.concurrentPerform(iterations: width) { _ in
        while let index = results.next() { results.set(index, body(index)) }
    }
    return results.values
}

/// The work left and the results so far; every access holds the lock.
private final class ParallelResults<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: [Value?]
    private var position = 0

    init(count: Int) { stored = Array(repeating: nil, count: count) }

    func next() -> Int? {
        lock.withLock {
            guard position < stored.count else { return nil }
            position += 1
            return position - 1
        }
    }

    func set(_ index: Int, _ value: Value) { lock.withLock { stored[index] = value } }

    var values: [Value] { lock.withLock { stored.compactMap { $0 } } }
}
