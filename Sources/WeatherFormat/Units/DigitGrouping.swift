/// Whether a number's digits stand in groups: en `1,013`, de `1.013`.
enum DigitGrouping {
    /// `1013hPa`: the house voice has no room for a separator, and none that all readers take for one.
    case never
    /// As CLDR has it for the language: `1,013 hPa`.
    case languagesOwn

    /// The stem of ICU's number skeletons (`unumberformatter.h`).
    var skeletonStem: String {
        switch self {
        case .never: "group-off"
        case .languagesOwn: "group-auto"
        }
    }
}

extension UnitStyle {
    /// How this voice groups digits.
    ///
    /// ``CompactWriter``, which writes most numbers of the compact one, knows no groups.
    var digitGrouping: DigitGrouping {
        switch self {
        case .compact, .native: .never
        case .cldr: .languagesOwn
        }
    }
}
