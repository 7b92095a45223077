import WeatherFormat

extension AcceptedWidth {
    /// Every string that may be over its budget.
    ///
    /// All of them fit when shrunk no further than their slot allows.
    package static let all = pressureLines + dryLines + nativeHours + readings + nativeReadings + skies

    private static let pressureLines =
        pressure(
            .el,
            "No shorter natural form: πτώση and άνοδος are the words of weather software, and the line has already "
                + "lost its full stop.",
            ["Χαμηλή, ταχεία άνοδος", "Κανονική, ταχεία πτώση", "Κανονική, ταχεία άνοδος"])
        + pressure(
            .es,
            "No shorter natural form: the finite verb (baja rápido) would repeat the level, Baja.",
            ["Normal, bajando rápido.", "Normal, subiendo rápido."])
        + pressure(
            .fi, "No shorter natural form: the nouns are already the shorter form, the verbs do not fit at all.",
            ["Normaali, nopea nousu."])
        + pressure(
            .fr,
            "No shorter natural form: without en the line is ungrammatical (Basse, baisse), and forte is what weather "
                + "software writes for fast.",
            [
                "Basse, en forte hausse.", "Normale, en forte baisse.", "Normale, en forte hausse",
                "Haute, en forte hausse.",
            ])
        + pressure(
            .hu, "No shorter natural form: esik is already shorter than csökken, and alacsony has no shorter synonym.",
            ["Alacsony, gyorsan esik."])
        + pressure(
            .it,
            "No shorter natural form: the line has already lost its prepositions and its full stop.",
            ["Normale, rapido aumento"])
        + pressure(
            .pl,
            "No shorter natural form: the trend is given, and w normie in place of normalne saves one point.",
            [
                "Normalne, szybko spada.", "Normalne, szybko rośnie.", "Wysokie, szybko spada.",
                "Wysokie, szybko rośnie.",
            ])
        + pressure(
            .pt, "No shorter natural form: weather software writes the gerund, subindo; sobe is not found for it.",
            ["Normal, subindo rápido."])
        + pressure(
            .ru,
            "No shorter natural form: the trend is given, and the level has already lost нормальное for в норме.",
            [
                "В норме, резко падает.", "В норме, не меняется.", "В норме, резко растёт.",
                "Высокое, резко падает.", "Высокое, не меняется.", "Высокое, резко растёт.",
            ])
        + pressure(
            .vi,
            "No shorter natural form: bình thường is the only word found for a normal pressure, and đang (it is "
                + "doing so now) belongs to the trend.",
            [
                "Bình thường, giảm nhanh.", "Bình thường, đang giảm.", "Bình thường, đang tăng.",
                "Bình thường, tăng nhanh.",
            ])

    private static func pressure(_ language: Language, _ reason: String, _ texts: [String]) -> [AcceptedWidth] {
        texts.map { AcceptedWidth(language: language, place: "pressure description", text: $0, reason: reason) }
    }

    private static let dryLines = [
        AcceptedWidth(
            language: .it, place: "precipitation description", text: "Nessuna precipitazione",
            reason: "Two points over: no shorter natural form is known that means snow as well as rain.")
    ]

    /// Lines with an hour of the native voice, at most two points over: its marker has a space before it, or must stand.
    private static let nativeHours =
        precipitation(
            .de, "The one hour of twenty-four, on a clock that Germans seldom choose; Schneeregen has no shorter word.",
            ["Schneeregen ab 10\u{A0}AM"])
        + precipitation(
            .ja, "The marker must stand, or 10:00 and 22:00 were one hour; 着氷性の雨 is the weather agency's word.",
            ["午前10時から着氷性の雨", "午前11時から着氷性の雨", "午後10時から着氷性の雨", "午後11時から着氷性の雨"])
        + precipitation(
            .pt,
            "No shorter natural form than a partir das is known, and neither Brazilians nor Portuguese often choose this "
                + "clock.",
            [
                "Dom a partir das 10\u{A0}am", "Dom a partir das 12\u{A0}pm", "Dom a partir das 10\u{A0}pm",
                "Dom a partir das 12\u{A0}AM", "Dom a partir das 10\u{A0}AM", "Dom a partir das 12\u{A0}PM",
                "Dom a partir das 10\u{A0}PM",
            ])
        + precipitation(
            .tr,
            "No shorter natural form: itibarıyla is the word for from then on, and a line without Yağmur says less.",
            [
                "Yağmur ÖÖ\u{A0}12 itibarıyla", "Yağmur ÖÖ\u{A0}10 itibarıyla", "Yağmur 03:00 itibarıyla",
                "Yağmur 04:00 itibarıyla",
            ])

    private static func precipitation(_ language: Language, _ reason: String, _ texts: [String]) -> [AcceptedWidth] {
        texts.map { AcceptedWidth(language: language, place: "precipitation description", text: $0, reason: reason) }
    }

    /// Readings at the widest of their digits.
    ///
    /// A unit has one symbol in all places, so none is shortened for one slot.
    private static let readings = [
        reading(.el, "wind subtitle km/h", "100-200χλμ./ώρα", hurricane),
        reading(.el, "wind subtitle mph", "100-200μίλια/ώρα", hurricane),
        reading(.el, "wind subtitle m/s", "40-60μέτρα/δευτ", hurricane),
        reading(.hi, "wind subtitle km/h", "100-200कि॰मी॰/घं॰", hurricane),
        reading(.uk, "wind subtitle mph", "100-200миль/год", hurricane),
        reading(
            .uk, "pressure subtitle inHg", "30,40 дюйма рт. ст.",
            "CLDR's short and narrow symbols are the same, and no other is known."),
        reading(.zhHant, "wind subtitle km/h", "100-200公里/小時", hurricane),
        reading(.zhHant, "wind subtitle mph", "100-200英里/小時", hurricane),
    ]

    /// The same in the native style, whose spaces the languages ask for.
    private static let nativeReadings = [
        reading(.el, "wind subtitle km/h", "100–200\u{A0}χλμ./ώρα", hurricane),
        reading(.el, "wind subtitle mph", "100–200\u{A0}μίλια/ώρα", hurricane),
        reading(.el, "wind subtitle m/s", "40–60\u{A0}μέτρα/δευτ", hurricane),
        reading(.hi, "wind subtitle km/h", "100–200\u{A0}कि॰मी॰/घं॰", hurricane),
        reading(.th, "wind subtitle km/h", "100-200\u{A0}กม./ชม.", hurricane),
        reading(.th, "wind subtitle mph", "100-200\u{A0}ไมล์/ชม.", hurricane),
        reading(.uk, "wind subtitle km/h", "100–200\u{A0}км/год", hurricane),
        reading(.uk, "wind subtitle mph", "100–200\u{A0}миль/год", hurricane),
    ]

    /// How much of the sky is covered.
    private static let skies =
        skies(.el, ["Κυρίως συννεφιασμένος"])
        + skies(.es, ["Mayormente despejado"])
        + skies(.fr, ["Généralement nuageux"])
        + skies(.id, ["Sebagian besar berawan"])
        + skies(
            .pl, ["Przeważnie bezchmurnie", "Częściowe zachmurzenie", "Przeważnie pochmurno", "Całkowite zachmurzenie"])
        + skies(.pt, ["Majoritariamente nublado"])
        + skies(.ru, ["Переменная облачность"])

    private static func skies(_ language: Language, _ texts: [String]) -> [AcceptedWidth] {
        texts.map {
            AcceptedWidth(
                language: language, place: "day condition", text: $0,
                reason: "No shorter word that two sources share: that of a wider class would say clear or overcast.")
        }
    }

    private static let hurricane =
        "Three digits twice (in m/s two) stand here in a hurricane only; the symbol is CLDR's short one, which every "
        + "other wind has room for, and a unit has one symbol."

    private static func reading(
        _ language: Language, _ place: String, _ text: String, _ reason: String
    ) -> AcceptedWidth {
        AcceptedWidth(language: language, place: place, text: text, reason: reason)
    }
}
