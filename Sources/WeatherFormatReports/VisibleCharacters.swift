import WeatherForecast
import WeatherFormat

/// Text as a reviewer sees it, with what can't be seen made visible.
enum VisibleCharacters {
    /// A no-break space, wide or narrow, becomes ⍽; a minus sign that is no hyphen, and any other invisible character,
    /// is escaped.
    static func show(_ text: String) -> String {
        var shown = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\u{A0}", "\u{202F}": shown += "⍽"
            case " ": shown += " "
            default:
                if scalar == "\u{2212}" || isInvisible(scalar) {
                    shown += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
                } else {
                    shown.unicodeScalars.append(scalar)
                }
            }
        }
        return shown
    }

    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
            || scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format
    }
}
