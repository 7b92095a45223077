import Testing
import WeatherFormat

@Suite struct UnitCommandTests {
    private func text(_ line: String) throws -> String {
        let run = try Tool.run(line.split(separator: " ").map(String.init))
        #expect(run.exit == 0 && run.errors.isEmpty, "\(run)")
        return run.output
    }

    @Test func severalLanguagesPrintARowEach() throws {
        #expect(try text("unit 12 km/h --lang de,tr") == "de\tkm/h\t12km/h\ntr\tkm/h\t12km/sa\n")
        #expect(try text("unit 12 km/h --lang all").split(separator: "\n").count == Language.allCases.count)
        #expect(try text("ago 300 --lang en,de") == "en\t5 min. ago\nde\tvor 5 Min.\n")
        #expect(try text("duration 5400 --lang en,ja") == "en\t1h 30min\nja\t1時間30分\n")
    }

    @Test func negativeNumbersAreNoOptions() throws {
        #expect(try text("unit -5 C --lang en") == "-5°\n")
        #expect(try text("unit -.5 C --lang en") == "-1°\n")
        #expect(try text("unit --lang en -- -5 C") == "-5°\n")
        #expect(try text("ago -300 --lang en") == "in 5 min.\n")
    }

    @Test func aValueMayCarryItsUnit() throws {
        #expect(try text("unit 74km/h bft --lang en") == "8\n")
        #expect(try text("unit 20.8m/s bft --lang en") == "9\n")
        #expect(try text("unit 20.8 bft --lang en") == "9\n")
        #expect(try text("unit 32.9F C --lang en") == "1°\n")
        #expect(try text("unit 12..18mph --lang en") == "12-18mph\n")
        #expect(try text("unit 12..18mph km/h --lang en") == "19-29km/h\n")
        #expect(try text("unit 5..10m/s bft --lang en") == "3-5\n")
        #expect(try text("unit 1e3m km --lang en") == "1km\n")
    }

    @Test func stylesAndWidths() throws {
        #expect(try text("unit 1013.25 hPa --lang en --style cldr") == "1,013 hPa\n")
        #expect(try text("unit 12 km/h --lang en --style cldr --width narrow") == "12km/h\n")
        #expect(try text("unit 12 km/h --lang en --style cldr --width long") == "12 kilometers per hour\n")
        #expect(try text("unit 45 % --lang en --width long") == "45 percent\n")
        #expect(try text("unit 0.04 mm --lang en") == "<0.1mm\n")
        #expect(try text("duration 7179 --lang en --style cldr") == "1 hr, 59 min\n")
        #expect(try text("duration 60 --lang pl --width long") == "1 minuta\n")
    }

    @Test func jsonHasTheSpokenForm() throws {
        let wanted =
            #"{"language":"en","spoken":"minus 5 degrees","style":"compact","text":"-5°","unit":"C","width":"short"}"#
        #expect(try text("unit -5 C --lang en --json") == wanted + "\n")
        #expect(
            try text("ago 300 --lang de --json") == #"{"language":"de","seconds":300,"text":"vor 5 Min."}"# + "\n")
        #expect(
            try text("duration 300 --lang de --json")
                == #"{"language":"de","seconds":300,"style":"compact","text":"5min","width":"short"}"# + "\n")
    }

    @Test func listsUnits() throws {
        let units = "C F km/h mph m/s kn bft hPa mb mmHg inHg kPa mm cm in mm/h in/h km mi m ft %"
        #expect(try text("list units").split(separator: "\n").joined(separator: " ") == units)
    }

    @Test func reports() throws {
        let report = try text("report conformance --lang tr")
        #expect(report.hasPrefix("Compact style and CLDR: tr (Türkçe)\n"))
        #expect(report.contains("kilometers per hour | 12km/sa"))
        #expect(!report.contains("| UNEXPLAINED"))
        let rows = try text("report conformance --lang tr --json").split(separator: "\n")
        #expect(rows.count > 20 && rows.allSatisfy { $0.hasPrefix(#"{"language":"tr","row":{"#) })
    }

    static let bad: [(arguments: [String], exit: Int32, names: [String])] = [
        (["unit", "--lang", "en"], 64, ["no value"]),
        (["unit", "12", "--lang", "en"], 64, ["\"12\"", "km/h"]),
        (["unit", "12", "km/h"], 64, ["--lang"]),
        (["unit", "12", "kph", "--lang", "en"], 64, ["\"kph\"", "km/h"]),
        (["unit", "12", "hpa", "--lang", "en"], 64, ["\"hpa\"", "hPa"]),
        (["unit", "12", "", "--lang", "en"], 64, ["\"\""]),
        (["unit", "12kph", "--lang", "en"], 64, ["\"kph\""]),
        (["unit", "12", "km/h", "x", "--lang", "en"], 64, ["operands"]),
        (["unit", "12", "C", "--lang", "en", "--style", "clrd"], 64, ["\"clrd\"", "cldr"]),
        (["unit", "12", "C", "--lang", "en", "--width", "wide"], 64, ["\"wide\"", "long"]),
        (["unit", "12km/h", "mi", "--lang", "en"], 64, ["km/h", "mi"]),
        (["unit", "5..10", "C", "--lang", "en"], 64, ["range", "C"]),
        (["unit", "", "C", "--lang", "en"], 65, ["\"\""]),
        (["unit", "abc", "C", "--lang", "en"], 65, ["\"abc\""]),
        (["unit", "nan", "C", "--lang", "en"], 65, ["\"nan\""]),
        (["unit", "inf", "C", "--lang", "en"], 65, ["\"inf\""]),
        (["unit", "1,5", "C", "--lang", "en"], 65, ["\"1,5\""]),
        (["unit", "1e308", "C", "--lang", "en"], 65, ["1e+308", "1000000000"]),
        (["unit", "1e999", "C", "--lang", "en"], 65, ["finite"]),
        (["unit", "-300", "C", "--lang", "en"], 65, ["-300", "-273.15"]),
        (["unit", "-1", "km/h", "--lang", "en"], 65, ["-1", "at least 0"]),
        (["unit", "101", "%", "--lang", "en"], 65, ["101", "100"]),
        (["unit", "12..", "mph", "--lang", "en"], 65, ["\"\""]),
        (["unit", "..18", "mph", "--lang", "en"], 65, ["\"\""]),
        (["unit", "12..nan", "mph", "--lang", "en"], 65, ["\"nan\""]),
        (["ago", "--lang", "en"], 64, ["seconds"]),
        (["ago", "soon", "--lang", "en"], 65, ["\"soon\""]),
        (["ago", "1e20", "--lang", "en"], 65, ["1e+20"]),
        (["duration", "-5", "--lang", "en"], 65, ["-5"]),
        (["duration", "nan", "--lang", "en"], 65, ["\"nan\""]),
        (["report", "--lang", "en"], 64, ["conformance"]),
        (["report", "conformnce", "--lang", "en"], 64, ["conformance"]),
    ]

    @Test(arguments: bad)
    func badInputIsAnsweredWithOneLine(sample: (arguments: [String], exit: Int32, names: [String])) throws {
        let run = try Tool.run(sample.arguments)
        #expect(run.exit == sample.exit && run.output.isEmpty, "\(sample.arguments) \(run)")
        #expect(run.errors.hasPrefix("hwfmt: ") && run.errors.filter { $0 == "\n" }.count == 1, "\(run.errors)")
        for name in sample.names { #expect(run.errors.contains(name), "\(run.errors) does not name \(name)") }
    }
}
