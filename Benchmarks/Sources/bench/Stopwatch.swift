import Foundation

/// Times work in rounds and keeps the median: the machine is noisy, and a mean would show it.
enum Stopwatch {
    static let rounds = 15

    /// Nanoseconds for one of `calls` calls.
    static func nanoseconds(calls: Int, _ work: (Int) throws -> Void) rethrows -> Double {
        for call in 0..<calls / 10 { try work(call) }
        var samples: [Double] = []
        for _ in 0..<rounds {
            let start = ContinuousClock.now
            for call in 0..<calls { try work(call) }
            samples.append((ContinuousClock.now - start) / .nanoseconds(1) / Double(calls))
        }
        return samples.sorted()[rounds / 2]
    }

    /// How many times as much two threads do as one, in the same time. One thread, two threads, one thread, two threads:
    /// the best of each, since whatever else the machine does can only slow them down.
    static func speedup(calls: Int, _ work: @escaping @Sendable (Int) -> Void) -> Double {
        var one = Double.infinity
        var two = Double.infinity
        for _ in 0..<rounds {
            one = min(one, seconds(threads: 1, calls, work))
            two = min(two, seconds(threads: 2, calls, work))
        }
        return 2 * one / two
    }

    private static func seconds(threads: Int, _ calls: Int, _ work: @escaping @Sendable (Int) -> Void) -> Double {
        let start = ContinuousClock.now
        DispatchQueue.concurrentPerform(iterations: threads) { _ in
            for call in 0..<calls { work(call) }
        }
        return (ContinuousClock.now - start) / .seconds(1)
    }
}
