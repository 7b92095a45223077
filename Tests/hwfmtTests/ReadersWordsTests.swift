import Testing

/// Words that readers of the languages found wrong, with the right ones, typed by a person.
///
/// Each stands for a kind.
@Suite struct ReadersWordsTests {
    static let cases: [(id: String, arguments: String, wanted: String)] = [
        ("Polish kilometres", "unit 12 km/h --lang pl", "12km/h"),
        ("Polish rain", "unit 2.5 mm/h --lang pl", "2,5mm/h"),
        ("Polish knots", "unit 12 kn --lang pl", "12kn"),
        ("Polish miles", "unit 12 mph --lang pl", "12mph"),
        ("Polish millibars", "unit 1008 mb --lang pl --width long", "1008 milibarów"),
        ("three words in Russian", "unit 748 mmHg --lang ru", "748\u{A0}мм\u{A0}рт.\u{A0}ст."),
        ("three words in Ukrainian", "unit 748 mmHg --lang uk", "748\u{A0}мм\u{A0}рт.\u{A0}ст."),
        ("no university", "unit 12 kn --lang uk", "12вуз."),
        ("no stop within", "unit 0.3 in/h --lang ru", "0,3дюйм/ч"),
        ("balls in Russian", "unit 20.8m/s bft --lang ru", "9\u{A0}баллов"),
        ("Hungarian rain", "unit 2.5 mm/h --lang hu", "2,5mm/h"),
        ("Hungarian miles", "unit 15 mi --lang hu", "15mi"),
        ("Finnish rain", "unit 2.5 mm/h --lang fi", "2,5mm/h"),
        ("no ordinals in Greek", "duration 97200 --lang el", "1ημ. 3ώ."),
        ("Hindi miles are no metres", "unit 12 mph --lang hi", "12मील/घं॰"),
        ("Indonesian days are no hours", "ago 432000 --lang id", "5 hari lalu"),
        ("one sign for the hour", "duration 90000 --lang id", "1hari 1j"),
        ("rain in Taiwan", "unit 80 mm --lang zh-Hant", "80毫米"),
        ("Thai stops", "unit 12 km/h --lang th", "12กม./ชม."),
        ("Thai pressure fits", "unit 1013 hPa --lang th", "1013hPa"),
        ("Vietnamese force", "unit 20.8m/s bft --lang vi", "cấp\u{A0}9"),
        ("a Dutch force is a wind", "unit 20.8m/s bft --lang nl --width long", "windkracht 9"),
        ("Brazilian force", "unit 20.8m/s bft --lang pt", "9Bft"),
        ("Dutch miles", "unit 12 mph --lang nl", "12mph"),
        ("French miles", "unit 12 mph --lang fr", "12mph"),
        ("Swedish knots", "unit 12 kn --lang sv", "12kn"),
        ("Dutch rain", "unit 2 mm/h --lang nl", "2mm/u"),
        ("Portuguese inches", "unit 0.3 in/h --lang pt", "0,3pol/h"),
        ("English millibars", "unit 1013 mb --lang en", "1013mb"),
        ("CLDR's lost number", "unit 1 km/h --lang da --style cldr --width long", "1 kilometer i timen"),
        ("Spanish days", "ago 172800 --lang es", "hace 2 días"),
        ("Japanese minutes", "ago 300 --lang ja", "5分前"),
        ("Chinese pressure", "unit 1013 hPa --lang zh-Hans --width long", "1013百帕"),
        (
            "Thursday, not on Thursday",
            "render --lang fi --intent dailyFullHeader --clock 24 --tz UTC --at 2017-10-12", "Torstai, lokak. 12"
        ),
        ("Sunday, not not", "render --lang pl --intent dailyChartWeekday --clock 24 --tz UTC --at 2026-08-16", "ndz"),
        (
            "the weekday first",
            "render --lang ja --intent radarFrameTime --clock 24 --tz UTC --at 2026-08-15T17:39", "(土) 17:39"
        ),
        (
            "the day with its counter",
            "render --lang zh-Hant --intent hourlyDaySeparator --clock 24 --tz UTC --at 2026-08-15", "15日 週六"
        ),
        (
            "two numbers, parted",
            "render --lang vi --intent hourlyDaySeparator --clock 24 --tz UTC --at 2026-02-07", "Th 7, 7"
        ),
        (
            "initials are capitals",
            "render --lang vi --intent sunEventTime --clock 12 --tz UTC --at 2026-08-15T17:39", "5:39CH"
        ),
        ("June in full", "render --lang nb --intent moonDate --clock 24 --tz UTC --at 2026-06-10", "juni 10"),
        ("an ordinal day", "render --lang hu --intent moonDate --clock 24 --tz UTC --at 2026-08-15", "aug. 15."),
    ]

    @Test(arguments: cases)
    func printsExactly(sample: (id: String, arguments: String, wanted: String)) throws {
        let run = try Tool.run(sample.arguments.split(separator: " ").map(String.init))
        #expect(run == Tool.Run(exit: 0, output: sample.wanted + "\n", errors: ""), "\(sample.id)")
    }

    @Test(arguments: [
        ("unit -3 C --lang ja --json", "マイナス3度"), ("unit -3 C --lang zh-Hant --json", "零下3度"),
        ("unit -3 C --lang zh-Hans --json", "零下3度"), ("unit -3 F --lang zh-Hans --json", "负3度"),
        ("unit 101.3 kPa --lang vi --json", "101,3 kilôpascal"), ("unit 15..31 km/h --lang de --json", "15 bis 31"),
        ("unit 5..10m/s bft --lang nl --json", "windkracht 3 tot 5"),
    ])
    func saysExactly(arguments: String, wanted: String) throws {
        let run = try Tool.run(arguments.split(separator: " ").map(String.init))
        #expect(run.exit == 0 && run.output.contains("\"spoken\":\"\(wanted)"), "\(run)")
    }
}
