public import WeatherFormat

/// A string that is over its budget on purpose, pinned by its exact text: as soon as the string changes, it is flagged
/// again.
public struct AcceptedWidth: Sendable, Hashable {
    public let language: Language
    /// ``WidthPlace/name``
    public let place: String
    public let text: String
    /// Why there is no shorter one.
    public let reason: String

    /// Why a string may be over in a place, or nil where it may not.
    public static func reason(for text: String, place: String, language: Language) -> String? {
        all.first { $0.text == text && $0.place == place && $0.language == language }?.reason
    }
}
