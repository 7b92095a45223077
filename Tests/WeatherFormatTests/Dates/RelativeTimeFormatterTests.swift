import Testing
import WeatherFormat

@Suite struct RelativeTimeFormatterTests {
    @Test(arguments: [
        (0.0, "now"), (59, "now"), (59.999, "now"), (-59, "now"), (-0.0, "now"), (60, "1 min. ago"),
        (3599, "59 min. ago"),
        (3600, "1 hr. ago"), (86_399, "23 hr. ago"), (86_400, "1 day ago"), (172_800, "2 days ago"), (-60, "in 1 min."),
        (-300, "in 5 min."), (-3600, "in 1 hr."), (86_400_000, "1000 days ago"),
    ])
    func english(seconds: Double, text: String) throws {
        #expect(try RelativeTimeFormatter(language: .en).string(secondsAgo: seconds) == text)
    }

    @Test func languages() throws {
        #expect(try RelativeTimeFormatter(language: .de).string(secondsAgo: 300) == "vor 5 Min.")
        #expect(try RelativeTimeFormatter(language: .ja).string(secondsAgo: 300) == "5分前")
        #expect(try RelativeTimeFormatter(language: .zhHant).string(secondsAgo: 300) == "5分鐘前")
        #expect(try RelativeTimeFormatter(language: .cs).string(secondsAgo: -172_800) == "za 2 dny")
        #expect(try RelativeTimeFormatter(language: .pl).string(secondsAgo: 86_400 * 1022) == "1022 dni temu")
    }

    /// Never zero of anything, never sixty minutes or twenty-four hours, no sign.
    @Test(arguments: Language.allCases)
    func rollsUp(language: Language) throws {
        let formatter = RelativeTimeFormatter(language: language)
        for seconds in stride(from: -200_000.0, through: 200_000, by: 1789) {
            let text = try formatter.string(secondsAgo: seconds)
            let digits = text.filter { $0.isASCII && $0.isNumber }
            #expect(!text.isEmpty && !text.contains("-") && digits != "0", "\(text)")
            let minutes = Int(seconds.magnitude) / 60
            let wanted = minutes < 60 ? minutes : minutes < 1440 ? minutes / 60 : minutes / 1440
            #expect(digits == (minutes == 0 ? "" : "\(wanted)"), "\(seconds): \(text)")
        }
    }

    @Test func theDocumentedLimitIsTheLast() throws {
        #expect(try RelativeTimeFormatter(language: .en).string(secondsAgo: 4e11) == "4629629 days ago")
        #expect(throws: WeatherFormatError.valueTooLarge(quantity: "seconds", value: 400_000_000_001, limit: 4e11)) {
            try RelativeTimeFormatter(language: .en).string(secondsAgo: 400_000_000_001)
        }
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308, 1e12])
    func badSeconds(seconds: Double) {
        #expect(throws: WeatherFormatError.self) {
            try RelativeTimeFormatter(language: .en).string(secondsAgo: seconds)
        }
    }

    /// Numbers below 200 are ICU's own texts, greater ones borrow the text of another: both, on both sides.
    @Test(arguments: Language.allCases)
    func aBufferHasTheSameBytes(language: Language) throws {
        let formatter = RelativeTimeFormatter(language: language)
        let day = 86_400.0
        for seconds in [0, 59, 60, 3599, 82_800, day, 2 * day, 199 * day, 200 * day, 4_629_629 * day] {
            for signed in [seconds, -seconds] {
                var array = Array("> ".utf8)
                try formatter.append(secondsAgo: signed, to: &array)
                var span: [UInt8] = []
                try span.append(addingCapacity: RelativeTimeFormatter.largestUTF8Count) {
                    try formatter.append(secondsAgo: signed, to: &$0)
                }
                let text = try formatter.string(secondsAgo: signed)
                #expect(String(decoding: array, as: UTF8.self) == "> " + text)
                #expect(String(decoding: span, as: UTF8.self) == text)
            }
        }
    }

    @Test func withoutRoomTheBufferStaysAsItWas() throws {
        let formatter = RelativeTimeFormatter(language: .en)
        let needed = RelativeTimeFormatter.largestUTF8Count
        var bytes: [UInt8] = []
        bytes.append(addingCapacity: needed - 1) { span in
            #expect(throws: WeatherFormatError.noRoom(bytes: needed - 1, needed: needed)) {
                try formatter.append(secondsAgo: 300, to: &span)
            }
        }
        #expect(throws: WeatherFormatError.self) { try formatter.append(secondsAgo: .nan, to: &bytes) }
        #expect(bytes.isEmpty)
    }
}
