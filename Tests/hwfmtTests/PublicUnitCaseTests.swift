import Testing

/// Faults that users of other apps and libraries reported, with the right output.
///
/// Each stands for a kind.
@Suite struct PublicUnitCaseTests {
    static let cases: [(id: String, arguments: String, wanted: String)] = [
        ("negative zero", "unit -0.3 C --lang en", "0°"),
        ("negative zero in German", "unit -0.49 C --lang de", "0°"),
        ("half away from zero, below zero", "unit -0.5 C --lang en", "-1°"),
        ("half away from zero, not to even", "unit 2.5 C --lang en", "3°"),
        ("the sign stays", "unit -5 F --lang en", "-5°"),
        ("Turkish hours", "unit 12 km/h --lang tr", "12km/sa"),
        ("Dutch hours", "unit 12 km/h --lang nl", "12km/u"),
        ("Danish hours", "unit 12 km/h --lang da", "12km/t"),
        ("Norwegian hours", "unit 12 km/h --lang nb", "12km/t"),
        ("Indonesian hours", "unit 12 km/h --lang id", "12km/j"),
        ("Russian hours", "unit 12 km/h --lang ru", "12км/ч"),
        ("German miles per hour", "unit 12 mph --lang de", "12mph"),
        ("two Cyrillic letters", "unit 5 m/s --lang ru", "5м/с"),
        ("wind and gusts", "unit 12..18 mph --lang en", "12-18mph"),
        ("gusts below the wind", "unit 25..18 km/h --lang en", "25km/h"),
        ("no grouping", "unit 1013.25 hPa --lang de", "1013hPa"),
        ("exactly two decimals", "unit 30.12 inHg --lang en", "30.12 inHg"),
        ("the decimal separator", "unit 101.325 kPa --lang fr", "101,3 kPa"),
        ("percent as a prefix", "unit 45 % --lang tr", "%45"),
        ("percent without a space", "unit 45 % --lang ru", "45%"),
        ("two decimals of an inch", "unit 0.04 in --lang en", "0.04in"),
        ("binary noise", "unit 2.3000000000000007 mm --lang de", "2,3mm"),
        ("meters in Russian", "unit 5000 m --lang ru", "5000м"),
        ("just below force 9", "unit 74km/h bft --lang en", "8"),
        ("the long form", "unit 10 mi --lang en --width long", "10 miles"),
        ("CLDR's style", "unit 12 km/h --lang de --style cldr", "12 km/h"),
        ("never 60 minutes", "ago 3599 --lang en", "59 min. ago"),
        ("an hour", "ago 3600 --lang en", "1 hr. ago"),
        ("minutes in German", "ago 300 --lang de", "vor 5 Min."),
        ("carry", "duration 7179 --lang en", "1h 59min"),
    ]

    @Test(arguments: cases)
    func printsExactly(sample: (id: String, arguments: String, wanted: String)) throws {
        let run = try Tool.run(sample.arguments.split(separator: " ").map(String.init))
        #expect(run == Tool.Run(exit: 0, output: sample.wanted + "\n", errors: ""), "\(sample.id)")
    }
}
