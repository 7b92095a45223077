import Foundation
import WeatherFormat

extension ReaderTag {
    /// The reader of a locale, where its language is known; else the same.
    func following(_ locale: Locale) -> ReaderTag {
        do { return try ReaderTag(locale) } catch { return self }
    }
}
