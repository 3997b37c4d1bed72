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
    let begun = DispatchSemaphore(value: 0)
    let finished = DispatchSemaphore(value: 0)
    @Sendable func takeAll() {
        begun.signal()
        var next = shared.takeNext(below: order.count)
        if next == nil { return }
        let state = makeState()
        var done: [(Int, Output)] = []
        while let position = next {
            done.append((order[position], work(state, order[position])))
            next = shared.takeNext(below: order.count)
        }
        if shared.add(done) == order.count { finished.signal() }
    }
    for _ in 0..<min(max(1, threads), order.count) {
        let thread = Thread(block: takeAll)
        thread.stackSize = stackSize
        thread.start()
    }
    // Where the system has no memory for a thread it does not start, and nothing says so. Those that did start do the work of all.
    if begun.wait(timeout: .now() + .seconds(1)) == .timedOut { takeAll() }
    finished.wait()
    var results = [Output?](repeating: nil, count: order.reduce(0) { max($0, $1 + 1) })
    for (index, output) in shared.results() { results[index] = output }
    return results.compactMap(\.self)
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

    /// Takes in results, and says how many there are now.
    func add(_ results: [(Int, Output)]) -> Int {
        done.withLock { done in
            done += results
            return done.count
        }
    }

    func results() -> [(Int, Output)] { done.withLock { $0 } }
}
