/// The weekdays as "until" and "from" ask for them, in the languages where that is another form than the calendar's:
/// until Sunday is до воскресенья, on a calendar it is воскресенье.
struct WeekdayBehindPreposition: Sendable, Hashable {
    /// From Sunday on.
    let words: [String]
    let reason: String

    /// The genitives of the languages whose words for "until" and "from" ask for it.
    ///
    /// Source: CLDR 42, `fields` of the seven weekdays, the plural form of a fraction (ru `через 1,5 воскресенья`), which
    /// is the genitive of the singular. Of the two that the Czech Thursday has, čtvrtku and čtvrtka, CLDR has the one, and
    /// people say the other behind "do".
    static func of(_ language: Language) -> WeekdayBehindPreposition? {
        switch language {
        case .cs: genitive("neděle|pondělí|úterý|středy|čtvrtka|pátku|soboty")
        case .pl: genitive("niedzieli|poniedziałku|wtorku|środy|czwartku|piątku|soboty")
        case .ru: genitive("воскресенья|понедельника|вторника|среды|четверга|пятницы|субботы")
        case .uk: genitive("неділі|понеділка|вівторка|середи|четверга|пʼятниці|суботи")
        // One form for both.
        case .da, .de, .el, .en, .es, .fi, .fr, .hi, .hu, .id, .it, .ja, .ko, .nb, .nl, .pt, .ro, .sv, .th, .tr, .vi,
            .zhHans, .zhHant:
            nil
        }
    }

    private static func genitive(_ words: String) -> WeekdayBehindPreposition {
        WeekdayBehindPreposition(
            words: words.split(separator: "|").map(String.init), reason: "do, до, od, с and з ask for the genitive")
    }
}
