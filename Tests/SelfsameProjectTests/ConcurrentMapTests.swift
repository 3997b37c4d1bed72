// Results come back by index whatever the number of threads, and recursion has room.

import Testing

@testable import SelfsameProject

@Suite("Work on threads")
struct ConcurrentMapTests {
    @Test("Results stand in the order of the indices", arguments: [1, 2, 4, 64])
    func order(threads: Int) {
        let results = concurrentMap(count: 100, threads: threads) {
            10
        } work: {
            $0 * $1
        }
        #expect(results == (0..<100).map { $0 * 10 })
    }

    @Test("Without work there are no threads and no results")
    func nothing() {
        let results = concurrentMap(count: 0, threads: 4) {
            ()
        } work: {
            $1
        }
        #expect(results.isEmpty)
    }

    @Test("Each thread keeps one state")
    func state() {
        final class Counter { var count = 0 }
        let results = concurrentMap(count: 50, threads: 1) {
            Counter()
        } work: { counter, _ in
            counter.count += 1
            return counter.count
        }
        #expect(results == Array(1...50))
    }

    @Test("A thread has stack for deep recursion")
    func stack() {
        @Sendable @inline(never) func depth(_ n: Int, _ values: inout [Int]) -> Int {
            if n == 0 { return values.count }
            values[n & 7] &+= n
            return depth(n - 1, &values) &+ values[n & 7] &* 0 &+ 1
        }
        let results = concurrentMap(count: 1, threads: 1) {
            ()
        } work: { _, _ in
            var values = [Int](repeating: 0, count: 8)
            return depth(200_000, &values)
        }
        #expect(results == [200_008])
    }
}
