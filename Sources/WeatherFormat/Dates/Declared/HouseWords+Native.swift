extension HouseWords {
    /// Where ICU 72, 76 and 78 disagree on a word that the native voice alone draws, or draws as it is.
    ///
    /// Both voices have the words of ``all`` otherwise.
    static let native: [HouseWords] = [
        HouseWords(
            .el, .meridiem, "π.μ.|μ.μ.",
            reason: "the toolchain's ICU 76 drops the full stops, CLDR 42 and 48 have them",
            elsewhere: ["76.1": "πμ|μμ"]),
        HouseWords(
            .es, .meridiem, "a.\u{A0}m.|p.\u{A0}m.",
            reason: "CLDR 46 sets U+202F within, which many fonts lack; U+00A0 does not break either",
            elsewhere: ["76.1": "a.\u{202F}m.|p.\u{202F}m."]),
        HouseWords(
            .hi, .monthWide, "जनवरी|फ़रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्तूबर|नवंबर|दिसंबर",
            reason: "CLDR 48 spells October अक्टूबर",
            elsewhere: ["78": "जनवरी|फ़रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर"]),
        HouseWords(
            .nb, .meridiem, "a.m.|p.m.",
            reason: "the toolchain's ICU 76 drops the full stops, CLDR 42 and 48 have them",
            elsewhere: ["76.1": "am|pm"]),
        HouseWords(
            .nl, .meridiem, "a.m.|p.m.",
            reason: "the toolchain's ICU 76 writes AM and PM, CLDR 42 and 48 a.m. and p.m.",
            elsewhere: ["76.1": "AM|PM"]),
        HouseWords(
            .ru, .weekdayStandaloneAbbreviated, "вс|пн|вт|ср|чт|пт|сб",
            reason: "the toolchain's ICU 76 capitalizes them, which is wrong inside a sentence",
            elsewhere: ["76.1": "Вс|Пн|Вт|Ср|Чт|Пт|Сб", "78": "вс|пн|вт|ср|чт|пт|сб"]),
        HouseWords(
            .th, .meridiem, "AM|PM",
            reason: "CLDR 42 has a word of ten letters, CLDR from 44 on what Thais read on a clock of twelve hours",
            elsewhere: ["72.1": "ก่อนเที่ยง|หลังเที่ยง"]),
    ]
}
