import ICUShim

/// Case by a locale's own rules: Turkish `İ` and `ı`, Greek final sigma and accents.
///
/// Wraps `ustring.h`.
enum CaseMapping {
    /// `u_strToLower`.
    static func lowercase(_ text: String, locale: ICULocale) throws(WeatherFormatError) -> String {
        let units = Array(text.utf16)
        return try readingUTF16("u_strToLower") { buffer, capacity, status in
            wf_u_strToLower(buffer, capacity, units, Int32(units.count), locale.language, &status)
        }
    }

    /// `u_strToUpper`.
    static func uppercase(_ text: String, locale: ICULocale) throws(WeatherFormatError) -> String {
        let units = Array(text.utf16)
        return try readingUTF16("u_strToUpper") { buffer, capacity, status in
            wf_u_strToUpper(buffer, capacity, units, Int32(units.count), locale.language, &status)
        }
    }
}
