package import WeatherFormat

/// A string that is over its budget on purpose, pinned by its exact text: as soon as the string changes, it is flagged
/// again.
package struct AcceptedWidth: Sendable, Hashable {
    package let language: Language
    /// ``WidthPlace/name``.
    package let place: String
    package let text: String
    /// Why there is no shorter one.
    package let reason: String

    /// Why a string may be over in a place, or nil where it may not.
    package static func reason(for text: String, place: String, language: Language) -> String? {
        all.first { $0.text == text && $0.place == place && $0.language == language }?.reason
    }
}
