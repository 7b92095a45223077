import Foundation
import WeatherForecast

/// How much longer twice a document takes, from 64 KiB to 4 MiB: of each service, and of documents that are refused at
/// their end or for what they nest.
struct Growth {
    /// By what was grown: the largest of the factors from one size to the next.
    let worst: [(name: String, factor: Double)]

    init() {
        let largest = Forecast.largestDocumentByteCount
        var worst: [(String, Double)] = []
        for shape in ServiceShape.allCases {
            let whole = shape.document(ofBytes: largest - 4096).bytes
            worst.append(("\(shape)", Self.factor { shape.document(ofBytes: $0 - 4096).bytes }))
            worst.append(("\(shape), cut off", Self.factor { Array(whole.prefix($0 - 4096)) }))
        }
        for nest in ["{}", "[]", "true", "{\"a\":1}", "\"\\u00e9\""] {
            worst.append(("62 deep, \(nest)", Self.factor { Self.nested(nest, $0 - 4096) }))
        }
        self.worst = worst
    }

    private static func nested(_ element: String, _ count: Int) -> [UInt8] {
        let elements = [String](repeating: element, count: count / (element.utf8.count + 1)).joined(separator: ",")
        return Array(
            (String(repeating: "[", count: 62) + elements + String(repeating: "]", count: 62)).utf8)
    }

    private static func factor(_ document: (Int) -> [UInt8]) -> Double {
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
        return zip(times, times.dropFirst()).map { $1 / $0 }.max() ?? .nan
    }
}
