/// CLDR's patterns for a Beaufort force, which ICU has from version 73 on: the reference does not know the unit.
///
/// Source: CLDR 46, `units/unitLength/unit[@type="speed-beaufort"]/unitPattern`. Where ICU has them, a test compares.
struct BeaufortPattern: Sendable, Hashable {
    let short: [PluralCategory: String]
    let narrow: [PluralCategory: String]
    let long: [PluralCategory: String]

    private init(_ short: String, _ narrow: String, _ long: String) {
        self.init([.other: short], [.other: narrow], [.other: long])
    }

    private init(
        _ short: [PluralCategory: String], _ narrow: [PluralCategory: String], _ long: [PluralCategory: String]
    ) {
        self.short = short
        self.narrow = narrow
        self.long = long
    }

    func text(_ number: String, _ category: PluralCategory, width: UnitWidth) -> String {
        let forms =
            switch width {
            case .short: short
            case .narrow: narrow
            case .long: long
            }
        return Self.text(number, in: forms[category] ?? forms[.other] ?? "0")
    }

    /// The pattern with the number where its 0 is.
    static func text(_ number: String, in pattern: String) -> String {
        String(pattern.split(separator: "0", omittingEmptySubsequences: false).joined(separator: number))
    }

    /// The number stands where the 0 is.
    static func of(_ language: Language) -> BeaufortPattern {
        switch language {
        case .cs: BeaufortPattern("0 Bft", "0 Bft", "0. stupeň Beaufortovy stupnice")
        case .da: BeaufortPattern("bft 0", "bft 0", "beaufort 0")
        case .de: BeaufortPattern("B 0", "B 0", "Beaufort 0")
        case .el: BeaufortPattern("0 μποφ.", "0 Bf", "0 μποφόρ")
        case .en: BeaufortPattern("B 0", "B0", "Beaufort 0")
        case .es: BeaufortPattern("B 0", "B0", "Beaufort 0")
        case .fi:
            BeaufortPattern([.other: "B 0"], [.other: "B 0"], [.one: "0 bofori", .other: "0 boforia"])
        case .fr:
            BeaufortPattern(
                [.other: "0 Bft"], [.other: "0Bft"], [.one: "0 degré Beaufort", .other: "0 degrés Beaufort"])
        case .hi: BeaufortPattern("ब्यूफ़ोर्ट 0", "ब्यूफ़ोर्ट0", "ब्यूफ़ोर्ट 0")
        case .hu: BeaufortPattern("B 0", "B0", "Beaufort 0")
        case .id: BeaufortPattern("B 0", "B 0", "Beaufort 0")
        case .it: BeaufortPattern("Bft 0", "Bft0", "Beaufort 0")
        case .ja: BeaufortPattern("B 0", "B0", "ビューフォート風力階級 0")
        case .ko: BeaufortPattern("B 0", "B0", "보퍼트 계급 0")
        case .nb: BeaufortPattern("Bf 0", "Bf0", "beaufort 0")
        case .nl: BeaufortPattern("0", "0", "0")
        case .pl: BeaufortPattern("0 Bft", "0 Bft", "0 w skali Beauforta")
        case .pt: BeaufortPattern("0B", "0B", "0 Beaufort")
        case .ro: BeaufortPattern("B 0", "B 0", "Beaufort 0")
        case .ru:
            BeaufortPattern(
                [.other: "0 Бфт"], [.other: "0 Бфт"],
                [.one: "0 балл Бофорта", .few: "0 балла Бофорта", .other: "0 баллов Бофорта"])
        case .sv: BeaufortPattern("B 0", "B 0", "Beaufort 0")
        case .th: BeaufortPattern("B 0", "B0", "โบฟอร์ต 0")
        case .tr: BeaufortPattern("B 0", "B 0", "Beaufort 0")
        case .uk:
            BeaufortPattern(
                [.one: "0 бал Бофорта", .few: "0 бали Бофорта", .other: "0 балів Бофорта"],
                [.one: "0 бал", .few: "0 бали", .other: "0 балів"],
                [
                    .one: "0 бал за шкалою Бофорта", .few: "0 бали за шкалою Бофорта",
                    .other: "0 балів за шкалою Бофорта",
                ])
        case .vi: BeaufortPattern("B 0", "B 0", "Beaufort 0")
        case .zhHans: BeaufortPattern("B 0", "B0", "0级")
        case .zhHant: BeaufortPattern("蒲福風級 0 級", "蒲福風級0級", "蒲福風級 0 級")
        }
    }
}
