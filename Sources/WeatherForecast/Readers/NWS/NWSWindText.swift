import WeatherFormat

/// The wind as the US National Weather Service writes it: `10 km/h`, `5 to 10 mph`.
struct NWSWindText {
    let wind: Wind

    init?(_ text: String) {
        let words = text.split(separator: " ")
        guard let unit = words.last.flatMap({ WindSpeedKind.unit(serviceSpelling: String($0)) }) else { return nil }
        let numbers = words.dropLast()
        guard let low = numbers.first.flatMap(Self.number), let high = numbers.last.flatMap(Self.number), low <= high
        else { return nil }
        let isRange = numbers.count == 3 && numbers.dropFirst().first == "to"
        guard numbers.count == 1 || isRange else { return nil }
        do {
            wind = Wind(low: try WindSpeed(low, unit), high: try WindSpeed(high, unit))
        } catch {
            return nil
        }
    }

    private static func number(_ word: Substring) -> Double? {
        do { return try Double(decimalText: word) } catch { return nil }
    }
}
