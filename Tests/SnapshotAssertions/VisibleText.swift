/// Text as a golden shows it: what can be seen stands as it is, what can't is escaped.
public enum VisibleText {
    /// `5:39 p.m.` with a no-break space becomes `5:39 p.\u{A0}m.`; line ends stay.
    public static func escaping(_ text: String) -> String {
        var shown = ""
        for scalar in text.unicodeScalars {
            if scalar == "\n" || scalar == " " || isVisible(scalar) {
                shown.unicodeScalars.append(scalar)
            } else {
                shown += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            }
        }
        return shown
    }

    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate, .privateUse,
            .unassigned:
            false
        default:
            !scalar.properties.isDefaultIgnorableCodePoint
        }
    }
}
