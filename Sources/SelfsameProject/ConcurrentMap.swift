// Work on many items by a few threads. Each thread takes the next item from a shared counter, so none waits for another's share; results
// come back by index, so nothing depends on who did what. Threads have a large stack of their own: parser and analyser recurse.

import Foundation
import Synchronization

/// Bytes of stack of each thread. Reserved, not used: pages count when they are touched.
private let stackSize = 64 << 20

/// The number of threads to use when the call does not bound it.
public var processorCount: Int { max(1, ProcessInfo.processInfo.activeProcessorCount) }

/// Calls `work` once for every index of `order` on at most `threads` threads and returns the results in ascending order of the indices.
/// `order` is the order in which work is begun: the largest item first keeps the last thread from running alone. `makeState` makes what
/// one thread keeps from item to item.
func concurrentMap<State, Output: Sendable>(
    order: [Int], threads: Int, makeState: @escaping @Sendable () -> State,
    work: @escaping @Sendable (State, Int) -> Output
) -> [Output] {
    guard !order.isEmpty else { return [] }
    let shared = SharedWork<Output>()
    let finished = DispatchSemaphore(value: 0)
    let count = min(max(1, threads), order.count)
    for _ in 0..<count {
        let thread = Thread {
            let state = makeState()
            var done: [(Int, Output)] = []
            while let position = shared.takeNext(below: order.count) {
                done.append((order[position], work(state, order[position])))
            }
            shared.add(done)
            finished.signal()
        }
        thread.stackSize = stackSize
        thread.start()
    }
    for _ in 0..<count { finished.wait() }
    return shared.results().sorted { $0.0 < $1.0 }.map(\.1)
}

/// The counter and the results that the threads of one `concurrentMap` share.
private final class SharedWork<Output: Sendable>: Sendable {
    private let next = Mutex(0)
    private let done = Mutex<[(Int, Output)]>([])

    func takeNext(below count: Int) -> Int? {
        next.withLock { next in
            guard next < count else { return nil }
            next += 1
            return next - 1
        }
    }

    func add(_ results: [(Int, Output)]) { done.withLock { $0 += results } }

    func results() -> [(Int, Output)] { done.withLock { $0 } }
}
