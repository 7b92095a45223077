/// Days, hours and minutes with their carry: what is written of a duration.
struct DurationParts: Sendable, Hashable {
    struct Part: Sendable, Hashable {
        let count: Int
        let unit: RelativeDateUnit
    }

    /// One or two, the larger first; zero minutes where all are zero.
    let parts: [Part]

    init(seconds: Double) throws(WeatherFormatError) {
        try FiniteNumber.check(seconds, "duration in seconds", limit: FiniteNumber.largestQuantity)
        guard seconds >= 0 else {
            throw .valueOutOfRange(
                quantity: "duration in seconds", value: seconds, unit: nil, lowest: 0,
                highest: FiniteNumber.largestQuantity)
        }
        let minutes = Int(seconds) / 60
        let all = [
            Part(count: minutes / 1440, unit: .day), Part(count: minutes / 60 % 24, unit: .hour),
            Part(count: minutes % 60, unit: .minute),
        ]
        let written = all.filter { $0.count > 0 }.prefix(2)
        parts = written.isEmpty ? [Part(count: 0, unit: .minute)] : Array(written)
    }
}
