// How far a run is, on one line of a terminal that is wiped out again. Nothing is written to a pipe, and nothing for a run that is over
// before anybody could read it.

import Foundation
import SelfsameReports
import Synchronization

/// The line; threads that work say when they are done with an item.
public final class ProgressLine: Sendable {
    private let done = Mutex(0)
    private let isFinished = Mutex(false)
    private let name: String
    private let count: Int
    private let thread = DispatchSemaphore(value: 0)

    /// Begins to show progress after `delay` seconds.
    public init(_ name: String, count: Int, delay: Double, _ write: @escaping @Sendable (String) -> Void) {
        self.name = name
        self.count = count
        let shown = Thread { [self] in
            let start = ContinuousClock.now
            while !isFinished.withLock({ $0 }), (ContinuousClock.now - start) / .seconds(1) < delay { Thread.sleep(forTimeInterval: 0.01) }
            var isShown = false
            while !isFinished.withLock({ $0 }) {
                write("\r\u{1B}[K" + line)
                isShown = true
                Thread.sleep(forTimeInterval: 0.05)
            }
            if isShown { write("\r\u{1B}[K") }
            thread.signal()
        }
        shown.start()
    }

    /// One item is done.
    public func advance() { done.withLock { $0 += 1 } }

    /// All is done; the line is gone when this returns.
    public func finish() {
        isFinished.withLock { $0 = true }
        thread.wait()
    }

    private var line: String { "selfsame: \(name) \(done.withLock { $0 }) of \(counted(count, "file"))" }
}
