import WeatherFormat

/// The wind as the US National Weather Service writes it: `10 km/h`, `5 to 10 mph`.
struct NWSWindText {
    let wind: Wind

    /// - Parameter text: as UTF-8.
    init?(_ text: Span<UInt8>) {
        let words = Self.words(of: text)
        let isRange = words.count == 4 && text.extracting(words[1]).equals("to")
        guard words.count == 2 || isRange, let first = words.first, let last = words.last,
            let unit = WindSpeedKind.unit(serviceSpelling: text.extracting(last)),
            let low = text.extracting(first).decimal, let high = text.extracting(words[words.count - 2]).decimal,
            low <= high
        else { return nil }
        do {
            wind = Wind(low: try WindSpeed(low, unit), high: try WindSpeed(high, unit))
        } catch {
            return nil
        }
    }

    /// What stands between spaces.
    private static func words(of text: Span<UInt8>) -> [Range<Int>] {
        var words: [Range<Int>] = []
        var start = 0
        while start < text.count {
            let end = text.firstIndex(of: UInt8(ascii: " "), from: start)
            if end > start { words.append(start..<end) }
            start = end + 1
        }
        return words
    }
}
