public import FoundationEssentials

/// So that `localizedDescription`, by which many a log writes errors, says what went wrong.
extension WeatherFormatError: LocalizedError {
    /// The same as `description`, in English.
    public var errorDescription: String? { description }
}
