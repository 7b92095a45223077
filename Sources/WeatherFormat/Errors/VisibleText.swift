/// Text as a person sees it in a message, a report or a golden: what cannot be seen is escaped.
package enum VisibleText {
    /// Escapes what cannot be seen, line ends too: `5:39 p.m.` with a no-break space is `5:39 p.\u{A0}m.`.
    package static func escaping(_ text: some StringProtocol) -> String {
        var shown = ""
        for scalar in text.unicodeScalars {
            if isVisible(scalar) { shown.unicodeScalars.append(scalar) } else { shown += escape(scalar) }
        }
        return shown
    }

    /// Whether a scalar leaves a mark, or is the plain space.
    package static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .spaceSeparator: scalar == " "
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
            .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber, .connectorPunctuation,
            .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
            .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
            !scalar.properties.isDefaultIgnorableCodePoint
        @unknown default: false
        }
    }

    /// As Swift writes it: `\u{A0}`.
    package static func escape(_ scalar: Unicode.Scalar) -> String {
        "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
}
