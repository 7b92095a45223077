import WeatherForecast
import WeatherFormat

/// A family of deliberate difference between the compact style and CLDR, with its reason.
package enum Disposition: String, Sendable, Hashable, CaseIterable, Codable {
    case glue
    case fullStop = "full-stop"
    case declared
    case range
    case percent
    case degree
    case duration
    case grouping
    case minus

    /// When the family was decided on, and last looked at.
    package static let date = "2026-11-30"

    /// What differs, in one line.
    package var summary: String {
        switch self {
        case .glue:
            "number and symbol are glued; only inHg and kPa keep a space, a plain one, and a word keeps a no-break one"
        case .fullStop: "a symbol loses its closing full stop, unless it keeps stops within; a Thai one keeps it"
        case .declared: "a declared symbol stands in for CLDR's"
        case .range: "a range has a hyphen and no white space"
        case .percent: "percent without the white space that CLDR inserts"
        case .degree: "a bare degree, no °C or °F"
        case .duration: "compact durations are tighter than CLDR's abbreviations"
        case .grouping: "no digit grouping"
        case .minus: "a hyphen-minus for negative numbers"
        }
    }

    /// Why.
    package var reason: String {
        switch self {
        case .glue:
            "compactness: a card, a complication and a chart's axis have room for some six characters; 29.92inHg and "
                + "101.3kPa run digits and letters together and are read as one word, so these two keep it. A word is "
                + "no symbol: 9 баллов, and several words keep all of their spaces, 748 мм рт. ст."
        case .fullStop:
            "beside a number the abbreviation is plain, and a full stop in the middle of a row ends a sentence; of "
                + "several stops all are kept or none, since χλστ./ώ reads as a misprint; in Thai กม without its stop "
                + "is none"
        case .declared: "each for a reason of its own, listed below"
        case .range: "CLDR's dash differs from language to language, and in some has spaces that may break the line"
        case .percent: "compactness; which side the sign stands on is CLDR's own, so Turkish keeps %45"
        case .degree: "the reader chose the scale in the settings, and is told nothing new by its letter"
        case .duration: "compactness; the house's symbols for day, hour and minute are declared, language by language"
        case .grouping: "the largest numbers have four digits, 1013hPa and 5000m, and are read without"
        case .minus: "one character on every screen and in every font, and the one that is copied and searched"
        }
    }
}
