extension WeatherFormatError {
    /// What would be right, without what was wrong: `at least 0 km/h`.
    ///
    /// Nil where the description says it in another way.
    package var expected: String? {
        let text = description
        guard let place = text.firstRange(of: ": expected ") else { return nil }
        return String(text[place.upperBound...])
    }
}
