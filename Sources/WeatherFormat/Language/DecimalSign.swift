/// What stands before a number's decimals.
package enum DecimalSign: String, Sendable, Hashable, CaseIterable {
    case point = "."
    case comma = ","

    /// The sign of a region, where it is another than that of the language's other readers.
    ///
    /// Source: CLDR 42 `numbers/symbols/decimal` of the language in each region. A test compares it with the reference ICU's;
    /// the Swift toolchain's takes that of the region's main language where CLDR has no such locale (`cs-US`).
    ///
    /// - Parameters:
    ///   - language: as its own readers write it.
    ///   - region: ISO 3166 or UN M.49, in capitals.
    /// - Returns: the region's sign, or nil where it is the language's own.
    static func otherThanIts(_ language: Language, inRegion region: String) -> DecimalSign? {
        switch language {
        case .de: regions("CH LI", have: .point, region)
        case .en: regions("AT BE DE DK FI NL SE SI ZA", have: .comma, region)
        case .es: regions("419 BR BZ CU DO GT HN MX NI PA PE PR SV US", have: .point, region)
        case .it: regions("CH", have: .point, region)
        case .cs, .da, .el, .fi, .fr, .hi, .hu, .id, .ja, .ko, .nb, .nl, .pl, .pt, .ro, .ru, .sv, .th, .tr, .uk, .vi,
            .zhHans, .zhHant:
            nil
        }
    }

    private static func regions(_ list: String, have sign: DecimalSign, _ region: String) -> DecimalSign? {
        list.split(separator: " ").contains { $0 == region } ? sign : nil
    }
}

extension DecimalSign: Ordinal {}
