import Testing
import WeatherFormat

/// Options that name several values.
@Suite struct NameListTests {
    @Test func eachNameCountsOnceInTheOrderGiven() throws {
        let run = try Tool.run(["ago", "300", "--lang", "en,de,en,en-GB,de"])
        #expect(run == Tool.Run(exit: 0, output: "en\t5 min. ago\nde\tvor 5 Min.\nen-GB\t5 min. ago\n", errors: ""))
        // The likely region is the language's own.
        #expect(try Tool.run(["ago", "300", "--lang", "en,en-US"]).output == "5 min. ago\n")
        // One name twice is one.
        #expect(try Tool.run(["ago", "300", "--lang", "no,nb"]).output == "for 5 min siden\n")
    }

    @Test func allIsEveryOneInItsOrder() throws {
        let run = try Tool.run(["ago", "0", "--lang", "all"])
        #expect(run.output.split(separator: "\n").first?.hasPrefix("cs\t") == true)
        #expect(run.output.split(separator: "\n").count == Language.allCases.count)
    }

    @Test func anIntentCountsOnce() throws {
        let arguments = ["render", "--lang", "en", "--clock", "24", "--tz", "UTC", "--at", "2026-03-05T07:30:00Z"]
        let once = try Tool.run(arguments + ["--intent", "sunEventTime,widgetHour"])
        #expect(try Tool.run(arguments + ["--intent", "sunEventTime,widgetHour,sunEventTime"]) == once)
        #expect(once.output.split(separator: "\n").count == 2)
    }
}
