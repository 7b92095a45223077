import ICUShim

/// What a BCP 47 tag says, in canonical form.
///
/// Wraps `uloc.h`.
struct LanguageTag: Sendable, Hashable {
    let language: String
    let script: String
    let region: String
    /// The region whose customs are asked for in place of ``region``'s: `-u-rg-gbzzzz` is GB.
    let customRegion: String
    /// The clock that is asked for, `-u-hc-h23`; ICU's name for one of the four, or nothing.
    let hours: String

    /// `uloc_forLanguageTag`, which also replaces deprecated tags (`in` becomes `id`).
    ///
    /// Nil for what is no BCP 47 tag: ICU says so only by the length that it parsed.
    init?(parsing tag: String) throws(WeatherFormatError) {
        guard !tag.isEmpty, tag.utf8.allSatisfy({ $0 < 0x80 && $0 != 0 }) else { return nil }
        var parsed: Int32 = 0
        let locale: String
        do throws(WeatherFormatError) {
            locale = try readingASCII("uloc_forLanguageTag") { buffer, capacity, status in
                wf_uloc_forLanguageTag(tag, buffer, capacity, &parsed, &status)
            }
        } catch {
            // A tag may fail in ICU for its content alone, which to the caller is the same: no such tag.
            return nil
        }
        guard Int(parsed) == tag.utf8.count else { return nil }
        language = try readingASCII("uloc_getLanguage") { wf_uloc_getLanguage(locale, $0, $1, &$2) }
        script = try readingASCII("uloc_getScript") { wf_uloc_getScript(locale, $0, $1, &$2) }
        region = try readingASCII("uloc_getCountry") { wf_uloc_getCountry(locale, $0, $1, &$2) }
        let custom = try readingASCII("uloc_getKeywordValue") { wf_uloc_getKeywordValue(locale, "rg", $0, $1, &$2) }
        // UTS 35, "Region Override": a region as a subdivision, whose own code would stand in place of zzzz.
        let letters = custom.prefix(2)
        customRegion = custom.utf8.count == 6 && custom.hasSuffix("zzzz") ? letters.uppercased() : ""
        hours = try readingASCII("uloc_getKeywordValue") { wf_uloc_getKeywordValue(locale, "hours", $0, $1, &$2) }
    }
}
