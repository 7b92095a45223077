import WeatherFormat

/// Text as a reviewer of a report reads it.
enum ReviewedText {
    /// Shows a no-break space, wide or narrow, as ⍽, and escapes a minus sign that is no hyphen and what cannot be seen.
    static func show(_ text: String) -> String {
        var shown = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\u{A0}", "\u{202F}": shown += "⍽"
            case "\u{2212}": shown += VisibleText.escape(scalar)
            default: shown += VisibleText.isVisible(scalar) ? String(scalar) : VisibleText.escape(scalar)
            }
        }
        return shown
    }
}
