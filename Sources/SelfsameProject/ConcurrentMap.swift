// Work on many items by a few threads. Each thread goes through a run of neighbours, since what one file makes known often serves the next,
// and one that is done takes over half of what another has left. Results come back by index, so nothing depends on who did what. Threads
// have a large stack of their own: parser and analyser recurse. The caller's thread takes part where it has such a stack: it is on a processor
// already, and two new threads often begin on one.

import Dispatch
import SelfsameSystem
import Synchronization

/// The number of threads to use when the call does not bound it.
public let processorCount = max(1, ProcessInfo.processInfo.activeProcessorCount)

/// Calls `work` once for every index below `count` on at most `threads` threads and returns the results in the order of the indices.
/// `makeState` makes what one thread keeps from item to item. `meanwhile` runs on the caller's thread, before the work where that is to have
/// one thread only. With `keepsStates` other threads than the caller's do the work, and wait for the end of the process with what they have kept.
func concurrentMap<State, Output: Sendable>(
    count: Int, threads: Int, keepsStates: Bool = false, meanwhile: () -> Void = {}, makeState: @escaping @Sendable () -> State,
    work: @escaping @Sendable (State, Int) -> Output
) -> [Output] {
    let isAlone = threads <= 1 || count == 0
    if isAlone { meanwhile() }
    guard count > 0 else { return [] }
    let threads = min(max(1, threads), count)
    let takesPart = !keepsStates && LargeStack.isHere
    let shared = SharedWork<Output>(count: count, threads: threads)
    let finished = DispatchSemaphore(value: 0)
    @Sendable func takeAll(_ thread: Int, keepingState: Bool) {
        var next = shared.takeNext(for: thread)
        if next == nil { return }
        let state = makeState()
        var done: [(Int, Output)] = []
        while let index = next {
            done.append((index, work(state, index)))
            next = shared.takeNext(for: thread)
        }
        // The results first: taking the state apart, which may hold much, is nothing that anyone waits for.
        withExtendedLifetime(state) {
            if shared.add(done) == count { finished.signal() }
            if keepingState { DispatchSemaphore(value: 0).wait() }
        }
    }
    let started = (takesPart ? 1..<threads : 0..<threads).count { number in startThread { takeAll(number, keepingState: keepsStates) } }
    if !isAlone { meanwhile() }
    // Where the system has no memory for a thread, those that did start do the work of all.
    if takesPart || started == 0 { takeAll(0, keepingState: false) }
    finished.wait()
    var results = [Output?](repeating: nil, count: count)
    for (index, output) in shared.results() { results[index] = output }
    return results.compactMap { $0 }
}

/// Does work on a thread with a large stack, and waits for it: questions about a whole program recurse as deep as its source is nested.
public func withLargeStack<Output: Sendable>(_ work: @escaping @Sendable () -> Output) -> Output {
    concurrentMap(count: 1, threads: 1, makeState: {}, work: { _, _ in work() })[0]
}

/// What the threads of one `concurrentMap` share: the work that is left and the results.
private final class SharedWork<Output: Sendable>: Sendable {
    /// For each thread the items that it has still to begin.
    private let left: Mutex<[Range<Int>]>
    private let done = Mutex<[(Int, Output)]>([])

    init(count: Int, threads: Int) {
        left = Mutex((0..<threads).map { count * $0 / threads..<count * ($0 + 1) / threads })
    }

    /// The next item of a thread's run, or of the second half of the longest run that another one has left.
    func takeNext(for thread: Int) -> Int? {
        left.withLock { left in
            if left[thread].isEmpty, let longest = left.indices.max(by: { left[$0].count < left[$1].count }) {
                let run = left[longest]
                let middle = run.lowerBound + run.count / 2
                left[longest] = run.lowerBound..<middle
                left[thread] = middle..<run.upperBound
            }
            return left[thread].popFirst()
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
