import Foundation
import WeatherForecast

/// How much longer twice a document takes, from 64 KiB to 4 MiB: of each service, and of documents that are refused at
/// their end or for what they nest.
struct Growth {
    /// By what was grown: the mean of the six factors from one size to the next, and the largest of them, which is where
    /// memory comes fresh from the kernel.
    let factors: [(name: String, mean: Double, worst: Double)]

    init() {
        let largest = Forecast.largestDocumentByteCount
        var factors: [(name: String, mean: Double, worst: Double)] = []
        for shape in ServiceShape.allCases {
            let whole = shape.document(ofBytes: largest - 4096).bytes
            factors.append(Self.factor("\(shape)") { shape.document(ofBytes: $0 - 4096).bytes })
            factors.append(Self.factor("\(shape), cut off") { Array(whole.dropLast(8).prefix($0 - 4096)) })
        }
        for nest in ["{}", "[]", "true", "{\"a\":1}", "\"\\u00e9\""] {
            factors.append(Self.factor("62 deep, \(nest)") { Self.nested(nest, $0 - 4096) })
        }
        self.factors = factors
    }

    func add(to goals: inout Goals) {
        for (name, mean, worst) in factors {
            goals.add(
                "twice the document, times the time, to 4 MiB: \(name) (worst step \(worst.shown))", mean, atMost: 2.1)
        }
    }

    private static func nested(_ element: String, _ count: Int) -> [UInt8] {
        let elements = [String](repeating: element, count: count / (element.utf8.count + 1)).joined(separator: ",")
        return Array(
            (String(repeating: "[", count: 62) + elements + String(repeating: "]", count: 62)).utf8)
    }

    private static func factor(
        _ name: String, _ document: (Int) -> [UInt8]
    ) -> (name: String, mean: Double, worst: Double) {
        let sizes = (16...22).map { 1 << $0 }
        // Of one size the fastest of several: what else the machine does only slows it down.
        let times = sizes.map { size in
            let bytes = document(size)
            return (0..<7).map { _ in
                let start = ContinuousClock.now
                do { _ = try Forecast(reading: bytes) } catch {}
                return (ContinuousClock.now - start) / .nanoseconds(1)
            }.min() ?? .nan
        }
        let factors = zip(times, times.dropFirst()).map { $1 / $0 }
        let whole = factors.reduce(1, *)
        return (name, pow(whole, 1 / Double(factors.count)), factors.max() ?? .nan)
    }
}
