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
}
