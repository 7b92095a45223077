/// The words of one kind in one language, declared so that they stay when ICU changes.
struct HouseWords: Sendable, Hashable {
    let language: Language
    let kind: DateSymbolKind
    /// In ICU's order; a meridiem as CLDR writes it, before it is shaped.
    let words: [String]
    let reason: String
    /// What other versions of ICU say, and the reference where it is wrong.
    ///
    /// A version that is not named says the declared words; a test compares with the linked one.
    let elsewhere: [Version]

    /// The same words in another ICU.
    struct Version: Sendable, Hashable {
        /// Such as `76.1`.
        ///
        /// Its source is that ICU, asked by the tests; for 78 the tables of Node's `Intl`.
        let icu: String
        let words: [String]
    }
}

extension HouseWords {
    /// The declared words of a kind in a language, if any: those that a voice has to itself, else those of both.
    static func of(_ kind: DateSymbolKind, in language: Language, _ voice: Voice = .house) -> HouseWords? {
        let own =
            switch voice {
            case .house: nil as HouseWords?
            case .native: native.first { $0.language == language && $0.kind == kind }
            }
        return own ?? all.first { $0.language == language && $0.kind == kind }
    }

    init(
        _ language: Language, _ kind: DateSymbolKind, _ words: String, reason: String,
        elsewhere: KeyValuePairs<String, String>
    ) {
        func list(_ text: String) -> [String] { text.split(separator: "|").map(String.init) }
        self.language = language
        self.kind = kind
        self.words = list(words)
        self.reason = reason
        self.elsewhere = elsewhere.map { Version(icu: $0.key, words: list($0.value)) }
    }

    /// Where ICU 72, 76 and 78 disagree on a word that an intent draws.
    ///
    /// They are the words of ICU 72 (CLDR 42), the reference, what people have read so far, but where ICU 72 is named
    /// under `elsewhere`: there a later CLDR is right.
    static let all: [HouseWords] = [
        HouseWords(
            .fi, .monthAbbreviated,
            "tammik.|helmik.|maalisk.|huhtik.|toukok.|kesäk.|heinäk.|elok.|syysk.|lokak.|marrask.|jouluk.",
            reason: "later CLDR cuts the months to their stem, tammi, which is no abbreviation of tammikuu",
            elsewhere: [
                "76.1": "tammi|helmi|maalis|huhti|touko|kesä|heinä|elo|syys|loka|marras|joulu"
            ]),
        HouseWords(
            .hi, .meridiem, "am|pm",
            reason: "the Swift toolchain's ICU 76 writes पू and अ, where CLDR 42 and 48 write am and pm",
            elsewhere: ["76.1": "पू|अ", "78": "am|pm"]),
        HouseWords(
            .hi, .monthAbbreviated,
            "जन॰|फ़र॰|मार्च|अप्रैल|मई|जून|जुल॰|अग॰|सित॰|अक्तू॰|नव॰|दिस॰",
            reason: "CLDR 48 spells October अक्टू॰",
            elsewhere: ["78": "जन॰|फ़र॰|मार्च|अप्रैल|मई|जून|जुल॰|अग॰|सित॰|अक्टू॰|नव॰|दिस॰"]),
        HouseWords(
            .hi, .monthStandaloneWide,
            "जनवरी|फ़रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्तूबर|नवंबर|दिसंबर",
            reason: "CLDR 48 spells October अक्टूबर",
            elsewhere: ["78": "जनवरी|फ़रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर"]),
        HouseWords(
            .ko, .meridiem, "오전|오후",
            reason: "CLDR 48 abbreviates to Latin AM and PM, and shaping would make them am and pm",
            elsewhere: ["78": "AM|PM"]),
        HouseWords(
            .nb, .monthAbbreviated, "jan.|feb.|mars|apr.|mai|juni|juli|aug.|sep.|okt.|nov.|des.",
            reason: "Norwegian print writes mars, juni and juli in full, and so does CLDR from 46 on; CLDR 42 cuts "
                + "them",
            elsewhere: [
                "72.1": "jan.|feb.|mar.|apr.|mai|jun.|jul.|aug.|sep.|okt.|nov.|des.",
                "76.1": "jan.|feb.|mars|apr.|mai|juni|juli|aug.|sep.|okt.|nov.|des.",
                "78": "jan.|feb.|mars|apr.|mai|juni|juli|aug.|sep.|okt.|nov.|des.",
            ]),
        HouseWords(
            .ru, .weekdayAbbreviated, "вс|пн|вт|ср|чт|пт|сб",
            reason: "the Swift toolchain's ICU 76 capitalizes them, which is wrong inside a sentence",
            elsewhere: ["76.1": "Вс|Пн|Вт|Ср|Чт|Пт|Сб", "78": "вс|пн|вт|ср|чт|пт|сб"]),
        HouseWords(
            .ru, .monthAbbreviated, "янв.|февр.|мар.|апр.|мая|июн.|июл.|авг.|сент.|окт.|нояб.|дек.",
            reason: "the Swift toolchain's ICU 76 writes марта, июня and июля in full",
            elsewhere: [
                "76.1": "янв.|февр.|марта|апр.|мая|июня|июля|авг.|сент.|окт.|нояб.|дек.",
                "78": "янв.|февр.|мар.|апр.|мая|июн.|июл.|авг.|сент.|окт.|нояб.|дек.",
            ]),
        HouseWords(
            .th, .meridiem, "ก่อนเที่ยง|หลังเที่ยง",
            reason: "CLDR from 44 on writes Latin AM and PM; a reader should not find the words changed by an upgrade",
            elsewhere: ["76.1": "AM|PM", "78": "AM|PM"]),
        HouseWords(
            .th, .weekdayAbbreviated, "อา.|จ.|อ.|พ.|พฤ.|ศ.|ส.",
            reason: "CLDR 48 writes the names in full, which headers and radar labels have no room for",
            elsewhere: ["78": "อาทิตย์|จันทร์|อังคาร|พุธ|พฤหัส|ศุกร์|เสาร์"]),
        HouseWords(
            .vi, .weekdayAbbreviated, "CN|Th 2|Th 3|Th 4|Th 5|Th 6|Th 7",
            reason: "CLDR 48 writes Thứ 2, which headers and radar labels have no room for",
            elsewhere: ["78": "CN|Thứ 2|Thứ 3|Thứ 4|Thứ 5|Thứ 6|Thứ 7"]),
    ]
}
