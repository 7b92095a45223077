/// The regions that a tag may name.
enum Region {
    /// Whether there is such a region.
    ///
    /// Source: ISO 3166-1 with the codes that CLDR and ICU add to it (`XK`, `IC`, `EU`), and the parts of the world
    /// of UN M.49. A test compares with Foundation's.
    static func isKnown(_ region: String) -> Bool { countries.contains(region) || partsOfTheWorld.contains(region) }

    /// The region that a code stands for which people write although it is none; nothing where nobody can say.
    static func meant(by code: String) -> [String] { code == "UK" ? ["GB"] : [] }

    /// All of them.
    static var all: Set<String> { countries.union(partsOfTheWorld) }

    private static let countries = codes(
        """
        AC AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ
        CA CC CD CF CG CH CI CK CL CM CN CO CP CQ CR CU CV CW CX CY CZ DE DG DJ DK DM DO DZ EA EC EE EG EH ER ES ET EU EZ FI FJ FK
        FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU IC ID IE IL IM IN IO IQ IR
        IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML
        MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR
        PS PT PW PY QA QO RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TA TC TD TF TG TH
        TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM UN US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW
        """)

    private static let partsOfTheWorld = codes(
        """
        001 002 003 005 009 011 013 014 015 017 018 019 021 029 030 034 035 039 053 054 057 061 142 143 145 150 151 154
        155 202 419
        """)

    private static func codes(_ list: String) -> Set<String> {
        Set(list.split { $0 == " " || $0 == "\n" }.map(String.init))
    }
}
