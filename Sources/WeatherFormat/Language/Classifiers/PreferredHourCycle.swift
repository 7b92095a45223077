extension Language {
    /// The language's own habit, which a setting of "automatic" follows: that of its most likely region.
    public var preferredHourCycle: HourCycle { preferredHourCycle(inRegion: likelyRegion) }

    /// The habit of a region, whose readers may have another than the language's other readers: Britain reads 24 hours, and
    /// Spanish in the United States and in Mexico 12.
    ///
    /// Source: CLDR 46 `supplemental/timeData`, the preferred cycle of the region, with its two entries for a language in a
    /// region. A test compares it with what ICU's pattern generator says, for each language in each region. CLDR 42, that of
    /// the reference ICU, still had 24 hours in most of Spanish America.
    ///
    ///     Language.en.preferredHourCycle(inRegion: "GB")  // .twentyFourHour
    ///     Language.en.preferredHourCycle(inRegion: "US")  // .twelveHour
    ///
    /// - Parameter region: ISO 3166 or UN M.49, in capitals; one that CLDR does not list has the world's habit, 24 hours.
    /// - Returns: the clock that most of the region's readers of the language expect.
    public func preferredHourCycle(inRegion region: String) -> HourCycle {
        switch (self, region) {
        // Canadians who read French read 24 hours; CLDR has English without a country at 12.
        case (.fr, "CA"): .twentyFourHour
        case (.en, "001"): .twelveHour
        default: Self.twelveHourRegions.contains(region) ? .twelveHour : .twentyFourHour
        }
    }

    private static let twelveHourRegions = Set(
        """
        419 AE AG AL AR AS AU BB BD BH BM BN BO BS BT CA CL CO CR CU CY DJ DM DO DZ EC EG EH ER ET FJ FM GD GH GM GR GT GU GY
        HK HN IN IQ JM JO KH KI KN KP KR KW KY LB LC LR LS LY MH MO MP MR MW MX MY NA NI NZ OM PA PE PG PH PK PR PS PW PY QA
        SA SB SD SG SL SO SS SV SY SZ TC TD TN TO TT TW UM US UY VC VE VG VI VU WS YE ZM
        """.split { $0 == " " || $0 == "\n" }.map(String.init))
}
