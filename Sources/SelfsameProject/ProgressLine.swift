// How far a run is, on one line of a terminal that is wiped out again. Nothing is written to a pipe, and nothing for a run that is over
// before anybody could read it.

import Dispatch
import SelfsameReports
import SelfsameSystem
import Synchronization

/// The line; threads that work say when they are done with an item.
public final class ProgressLine: Sendable {
    private let done = Mutex(0)
    private let name: String
    private let count: Int
    private let isFinished = DispatchSemaphore(value: 0)
    private let isGone = DispatchSemaphore(value: 0)

    /// Begins to show progress after `delay` seconds.
    public init(_ name: String, count: Int, delay: Double, _ write: @escaping @Sendable (String) -> Void) {
        self.name = name
        self.count = count
        let isStarted = startThread { [self] in
            var isShown = false
            while isFinished.wait(timeout: .now() + (isShown ? 0.05 : delay)) == .timedOut {
                write("\r\u{1B}[K" + line)
                isShown = true
            }
            if isShown { write("\r\u{1B}[K") }
            isGone.signal()
        }
        if !isStarted { isGone.signal() }
    }

    /// One item is done.
    public func advance() { done.withLock { $0 += 1 } }

    /// All is done; the line is gone when this returns.
    public func finish() {
        isFinished.signal()
        isGone.wait()
    }

    private var line: String { "selfsame: \(name) \(done.withLock { $0 }) of \(counted(count, "file"))" }
}
