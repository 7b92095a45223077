/// The sixteen points in every language: what is written, and what is said.
///
/// The abbreviations come from the translations of weather and astronomy programs that agree with each other, the names
/// from GNOME's libgweather but where a line says otherwise. Both run clockwise from north.
struct CompassNames: Sendable, Hashable {
    let abbreviations: String
    let names: String

    /// Names are separated by commas, since some are of several words.
    private init(_ abbreviations: String, _ names: String) {
        self.abbreviations = abbreviations
        self.names = names
    }

    static func of(_ language: Language) -> CompassNames {
        switch language {
        // Home Assistant, KStars, the Xfce weather plugin; KDE's weather applet but for a slip.
        case .cs:
            CompassNames(
                "S SSV SV VSV V VJV JV JJV J JJZ JZ ZJZ Z ZSZ SZ SSZ",
                "sever, severo-severovýchod, severovýchod, východo-severovýchod, východ, východo-jihovýchod, "
                    + "jihovýchod, jiho-jihovýchod, jih, jiho-jihozápad, jihozápad, západo-jihozápad, západ, "
                    + "západo-severozápad, severozápad, severo-severozápad")
        // KDE's weather applet, Home Assistant, KStars.
        case .da:
            CompassNames(
                "N NNØ NØ ØNØ Ø ØSØ SØ SSØ S SSV SV VSV V VNV NV NNV",
                "nord, nordnordøst, nordøst, østnordøst, øst, østsydøst, sydøst, sydsydøst, syd, sydsydvest, "
                    + "sydvest, vestsydvest, vest, vestnordvest, nordvest, nordnordvest")
        // KDE's weather applet, Home Assistant, KStars; the letters of Ost, not of east.
        case .de:
            CompassNames(
                "N NNO NO ONO O OSO SO SSO S SSW SW WSW W WNW NW NNW",
                "Nord, Nordnordost, Nordost, Ostnordost, Ost, Ostsüdost, Südost, Südsüdost, Süd, Südsüdwest, "
                    + "Südwest, Westsüdwest, West, Westnordwest, Nordwest, Nordnordwest")
        // KDE's weather applet, Home Assistant, KStars; Greek letters, none that only looks like one.
        case .el:
            CompassNames(
                "Β ΒΒΑ ΒΑ ΑΒΑ Α ΑΝΑ ΝΑ ΝΝΑ Ν ΝΝΔ ΝΔ ΔΝΔ Δ ΔΒΔ ΒΔ ΒΒΔ",
                "βόρειος, βόρειος βορειοανατολικός, βορειοανατολικός, ανατολικός βορειοανατολικός, "
                    + "ανατολικός, ανατολικός νοτιοανατολικός, νοτιοανατολικός, νότιος νοτιοανατολικός, νότιος, "
                    + "νότιος νοτιοδυτικός, νοτιοδυτικός, δυτικός νοτιοδυτικός, δυτικός, δυτικός βορειοδυτικός, "
                    + "βορειοδυτικός, βόρειος βορειοδυτικός")
        // Home Assistant, KDE's weather applet.
        case .en:
            CompassNames(
                "N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW",
                "north, north-northeast, northeast, east-northeast, east, east-southeast, southeast, "
                    + "south-southeast, south, south-southwest, southwest, west-southwest, west, west-northwest, "
                    + "northwest, north-northwest")
        // KDE's weather applet, Home Assistant, CLDR coordinateUnitPattern for the four.
        case .es:
            CompassNames(
                "N NNE NE ENE E ESE SE SSE S SSO SO OSO O ONO NO NNO",
                "norte, norte-noreste, noreste, este-noreste, este, este-sureste, sureste, sur-sureste, sur, "
                    + "sur-suroeste, suroeste, oeste-suroeste, oeste, oeste-noroeste, noroeste, norte-noroeste")
        // KDE's weather applet, KStars, the Xfce weather plugin: the international letters; the names:
        // Home Assistant, whose Finnish writes the words in full.
        case .fi:
            CompassNames(
                "N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW",
                "pohjoinen, pohjoiskoillinen, koillinen, itäkoillinen, itä, itäkaakko, kaakko, eteläkaakko, "
                    + "etelä, etelälounas, lounas, länsilounas, länsi, länsiluode, luode, pohjoisluode")
        // KDE's weather applet, KStars, the Xfce weather plugin.
        case .fr:
            CompassNames(
                "N NNE NE ENE E ESE SE SSE S SSO SO OSO O ONO NO NNO",
                "nord, nord-nord-est, nord-est, est-nord-est, est, est-sud-est, sud-est, sud-sud-est, sud, "
                    + "sud-sud-ouest, sud-ouest, ouest-sud-ouest, ouest, ouest-nord-ouest, nord-ouest, "
                    + "nord-nord-ouest")
        // CLDR coordinateUnitPattern, which writes N E S W in Hindi too; Home Assistant; the names:
        // MATE's weather applet.
        case .hi:
            CompassNames(
                "N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW",
                "उत्तर, उत्तर-उत्तर-पूर्व, उत्तर-पूर्व, पूर्व-उत्तर-पूर्व, पूर्व, पूर्व-दक्षिण-पूर्व, "
                    + "दक्षिण-पूर्व, दक्षिण-दक्षिण-पूर्व, दक्षिण, दक्षिण-दक्षिण-पश्चिम, दक्षिण-पश्चिम, "
                    + "पश्चिम-दक्षिण-पश्चिम, पश्चिम, पश्चिम-उत्तर-पश्चिम, उत्तर-पश्चिम, उत्तर-उत्तर-पश्चिम")
        // KDE's weather applet, KStars, CLDR coordinateUnitPattern for the four; ny is one letter.
        case .hu:
            CompassNames(
                "É ÉÉK ÉK KÉK K KDK DK DDK D DDNy DNy NyDNy Ny NyÉNy ÉNy ÉÉNy",
                "észak, észak-északkelet, északkelet, kelet-északkelet, kelet, kelet-délkelet, délkelet, "
                    + "dél-délkelet, dél, dél-délnyugat, délnyugat, nyugat-délnyugat, nyugat, nyugat-északnyugat, "
                    + "északnyugat, észak-északnyugat")
        // Home Assistant, the Xfce weather plugin.
        case .id:
            CompassNames(
                "U UTL TL TTL T TTg Tg STg S SBD BD BBD B BBL BL UBL",
                "utara, utara timur laut, timur laut, timur timur laut, timur, timur tenggara, tenggara, "
                    + "selatan tenggara, selatan, selatan barat daya, barat daya, barat barat daya, barat, barat "
                    + "barat laut, barat laut, utara barat laut")
        // KDE's weather applet, Home Assistant, KStars, CLDR coordinateUnitPattern for the four.
        case .it:
            CompassNames(
                "N NNE NE ENE E ESE SE SSE S SSO SO OSO O ONO NO NNO",
                "nord, nord-nord-est, nord-est, est-nord-est, est, est-sud-est, sud-est, sud-sud-est, sud, "
                    + "sud-sud-ovest, sud-ovest, ovest-sud-ovest, ovest, ovest-nord-ovest, nord-ovest, "
                    + "nord-nord-ovest")
        // KDE's weather applet, Home Assistant, GNOME's libgweather.
        case .ja:
            CompassNames(
                "北 北北東 北東 東北東 東 東南東 南東 南南東 南 南南西 南西 西南西 西 西北西 北西 北北西",
                "北, 北北東, 北東, 東北東, 東, 東南東, 南東, 南南東, 南, 南南西, 南西, 西南西, 西, 西北西, 北西, 北北西")
        // KDE's weather applet, Home Assistant, KStars; the names: Home Assistant, as abbreviated.
        case .ko:
            CompassNames(
                "북 북북동 북동 동북동 동 동남동 남동 남남동 남 남남서 남서 서남서 서 서북서 북서 북북서",
                "북, 북북동, 북동, 동북동, 동, 동남동, 남동, 남남동, 남, 남남서, 남서, 서남서, 서, 서북서, 북서, 북북서")
        // Home Assistant, KStars but for a slip, the code book of the Norwegian Meteorological Institute.
        case .nb:
            CompassNames(
                "N NNØ NØ ØNØ Ø ØSØ SØ SSØ S SSV SV VSV V VNV NV NNV",
                "nord, nord-nordøst, nordøst, øst-nordøst, øst, øst-sørøst, sørøst, sør-sørøst, sør, "
                    + "sør-sørvest, sørvest, vest-sørvest, vest, vest-nordvest, nordvest, nord-nordvest")
        // KDE's weather applet, Home Assistant, KStars.
        case .nl:
            CompassNames(
                "N NNO NO ONO O OZO ZO ZZO Z ZZW ZW WZW W WNW NW NNW",
                "noord, noord-noordoost, noordoost, oost-noordoost, oost, oost-zuidoost, zuidoost, "
                    + "zuid-zuidoost, zuid, zuid-zuidwest, zuidwest, west-zuidwest, west, west-noordwest, "
                    + "noordwest, noord-noordwest")
        // KStars, the Xfce weather plugin: the international letters.
        case .pl:
            CompassNames(
                "N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW",
                "północny, północny północno-wschodni, północno-wschodni, wschodni północno-wschodni, "
                    + "wschodni, wschodni południowo-wschodni, południowo-wschodni, południowy południowo-wschodni, "
                    + "południowy, południowy południowo-zachodni, południowo-zachodni, zachodni "
                    + "południowo-zachodni, zachodni, zachodni północno-zachodni, północno-zachodni, północny "
                    + "północno-zachodni")
        // KDE's weather applet and KStars for Brazil, CLDR coordinateUnitPattern for the four: L alone is
        // east, leste.
        case .pt:
            CompassNames(
                "N NNE NE ENE L ESE SE SSE S SSO SO OSO O ONO NO NNO",
                "norte, norte-nordeste, nordeste, leste-nordeste, leste, leste-sudeste, sudeste, sul-sudeste, "
                    + "sul, sul-sudoeste, sudoeste, oeste-sudoeste, oeste, oeste-noroeste, noroeste, norte-noroeste")
        // KDE's weather applet, Home Assistant, CLDR coordinateUnitPattern for the four.
        case .ro:
            CompassNames(
                "N NNE NE ENE E ESE SE SSE S SSV SV VSV V VNV NV NNV",
                "nord, nord-nord-est, nord-est, est-nord-est, est, est-sud-est, sud-est, sud-sud-est, sud, "
                    + "sud-sud-vest, sud-vest, vest-sud-vest, vest, vest-nord-vest, nord-vest, nord-nord-vest")
        // KDE's weather applet, Home Assistant, KStars.
        case .ru:
            CompassNames(
                "С ССВ СВ ВСВ В ВЮВ ЮВ ЮЮВ Ю ЮЮЗ ЮЗ ЗЮЗ З ЗСЗ СЗ ССЗ",
                "северный, северо-северо-восточный, северо-восточный, восточно-северо-восточный, восточный, "
                    + "восточно-юго-восточный, юго-восточный, юго-юго-восточный, южный, юго-юго-западный, "
                    + "юго-западный, западно-юго-западный, западный, западно-северо-западный, северо-западный, "
                    + "северо-северо-западный")
        // The Xfce weather plugin, Mapbox GL: nordost and sydost, the words of Swedish forecasts; KDE's
        // applet and CLDR have the letters of öster; the names: libgweather, in one word as Swedish
        // writes them.
        case .sv:
            CompassNames(
                "N NNO NO ONO O OSO SO SSO S SSV SV VSV V VNV NV NNV",
                "nord, nordnordost, nordost, ostnordost, ost, ostsydost, sydost, sydsydost, syd, sydsydväst, "
                    + "sydväst, västsydväst, väst, västnordväst, nordväst, nordnordväst")
        // The Xfce weather plugin, which keeps the international letters for its eight: no source
        // abbreviates sixteen in Thai; the names: MATE's weather applet.
        case .th:
            CompassNames(
                "N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW",
                "เหนือ, เหนือ-ตะวันออกเฉียงเหนือ, ตะวันออกเฉียงเหนือ, ตะวันออก-ตะวันออกเฉียงเหนือ, ตะวันออก, "
                    + "ตะวันออก-ตะวันออกเฉียงใต้, ตะวันออกเฉียงใต้, ใต้-ตะวันออกเฉียงใต้, ใต้, ใต้-ตะวันตกเฉียงใต้, "
                    + "ตะวันตกเฉียงใต้, ตะวันตก-ตะวันตกเฉียงใต้, ตะวันตก, ตะวันตก-ตะวันตกเฉียงเหนือ, "
                    + "ตะวันตกเฉียงเหนือ, เหนือ-ตะวันตกเฉียงเหนือ")
        // KDE's weather applet, Home Assistant, KStars.
        case .tr:
            CompassNames(
                "K KKD KD DKD D DGD GD GGD G GGB GB BGB B BKB KB KKB",
                "kuzey, kuzey-kuzeydoğu, kuzeydoğu, doğu-kuzeydoğu, doğu, doğu-güneydoğu, güneydoğu, "
                    + "güney-güneydoğu, güney, güney-güneybatı, güneybatı, batı-güneybatı, batı, batı-kuzeybatı, "
                    + "kuzeybatı, kuzey-kuzeybatı")
        // The Xfce weather plugin, Mapbox GL, CLDR coordinateUnitPattern for the four.
        case .uk:
            CompassNames(
                "Пн ПнПнСх ПнСх СхПнСх Сх СхПдСх ПдСх ПдПдСх Пд ПдПдЗх ПдЗх ЗхПдЗх Зх ЗхПнЗх ПнЗх ПнПнЗх",
                "північний, північний північно-східний, північно-східний, східний північно-східний, східний, "
                    + "східний південно-східний, південно-східний, південний південно-східний, південний, південний "
                    + "південно-західний, південно-західний, західний південно-західний, західний, західний "
                    + "північно-західний, північно-західний, північний північно-західний")
        // KDE's weather applet, Home Assistant, Mapbox GL; N is nam, south; the names: Mapbox GL.
        case .vi:
            CompassNames(
                "B BĐB ĐB ĐĐB Đ ĐĐN ĐN NĐN N NTN TN TTN T TTB TB BTB",
                "bắc, bắc đông bắc, đông bắc, đông đông bắc, đông, đông đông nam, đông nam, nam đông nam, "
                    + "nam, nam tây nam, tây nam, tây tây nam, tây, tây tây bắc, tây bắc, bắc tây bắc")
        // The observed winds of Chinese surface stations, of three characters each; the names: as
        // abbreviated.
        case .zhHans:
            CompassNames(
                "北 北东北 东北 东东北 东 东东南 东南 南东南 南 南西南 西南 西西南 西 西西北 西北 北西北",
                "北, 北东北, 东北, 东东北, 东, 东东南, 东南, 南东南, 南, 南西南, 西南, 西西南, 西, 西西北, 西北, 北西北")
        // KDE's weather applet, KStars, GNOME's libgweather.
        case .zhHant:
            CompassNames(
                "北 北北東 東北 東北東 東 東南東 東南 南南東 南 南南西 西南 西南西 西 西北西 西北 北北西",
                "北, 北北東, 東北, 東北東, 東, 東南東, 東南, 南南東, 南, 南南西, 西南, 西南西, 西, 西北西, 西北, 北北西")
        }
    }
}

extension CompassDirection {
    /// The point's abbreviation, at most six letters: `SW`, ru `ЮЗ`, ja `南西`.
    ///
    ///     CompassDirection.southwest.abbreviation(in: .en)  // "SW"
    ///
    /// - Parameter language: decides the letters; no two points of a language share theirs.
    /// - Returns: what a chart or a card writes beside the speed.
    public func abbreviation(in language: Language) -> String {
        CompassNames.entries(of: language).abbreviations[rawValue]
    }

    /// The point's name as a screen reader says it: `southwest`, ru `юго-западный`.
    ///
    /// In lower case but for German nouns; in el, pl, ru and uk an adjective that agrees with the wind.
    ///
    ///     CompassDirection.northNortheast.name(in: .de)  // "Nordnordost"
    ///
    /// - Parameter language: decides the word and its form.
    /// - Returns: one or several words, without punctuation at the end.
    public func name(in language: Language) -> String {
        CompassNames.entries(of: language).names[rawValue]
    }
}

extension CompassNames {
    /// The sixteen of a language, each a text of its own.
    struct Entries: Sendable {
        let abbreviations: [String]
        let names: [String]

        fileprivate init(_ names: CompassNames) {
            abbreviations = names.abbreviations.split(separator: " ").map(String.init)
            self.names = names.names.split(separator: ",").map { String($0.first == " " ? $0.dropFirst() : $0) }
        }
    }

    private static let entries = PublishOnceTable<Entries>(count: Language.allCases.count)

    static func entries(of language: Language) -> Entries {
        entries.get(at: language.ordinal) { Entries(of(language)) }.pointee
    }
}
