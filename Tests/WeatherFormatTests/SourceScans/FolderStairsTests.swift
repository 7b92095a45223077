import Testing

/// Within a module, each folder uses those below it and no other.
@Suite struct FolderStairsTests {
    @Test func strings() throws {
        let climbs = try FolderStairs(module: "WeatherFormat").climbs(on: [
            ["Errors"], ["Publishing", "Text"], ["ICU"], ["Language"], ["Calendar"], ["Zones"],
            ["Dates", "Precipitation", "Units"],
            ["Width", "Version"], ["WarmUp"],
        ])
        #expect(climbs == [])
    }

    @Test func forecasts() throws {
        let climbs = try FolderStairs(module: "WeatherForecast").climbs(on: [
            [""], ["JSON"], ["Model"], ["Readers", "Words"], ["Cards"], ["View"],
        ])
        #expect(climbs == [])
    }

    @Test func theCLibrary() throws {
        let climbs = try FolderStairs(module: "WeatherFormatC").climbs(on: [
            ["Errors"], ["Codes"], ["Handles"], ["Arguments"], ["Columns"], ["Functions"],
        ])
        #expect(climbs == [])
    }

    @Test func widths() throws {
        let climbs = try FolderStairs(module: "WeatherFormatWidth").climbs(on: [
            [""], ["Accepted", "HarfBuzz", "Samples"], ["Fonts"], ["Measuring"], ["Probes"], ["Report"], ["Picture"],
        ])
        #expect(climbs == [])
    }

    @Test func theTool() throws {
        let climbs = try FolderStairs(module: "hwfmt").climbs(on: [
            ["System"], ["Failure"], ["Output"], ["Input"], ["Time"], ["Arguments"], ["Width", "WithoutWidth"],
            ["Verbs"],
            [""],
        ])
        #expect(climbs == [])
    }

    /// The scan is not blind: turned round, the stairs are climbed.
    @Test func theScanFindsAClimb() throws {
        let stairs = try FolderStairs(module: "WeatherFormat")
        #expect(stairs.foldersOfType["Language"] == ["Language"])
        let climbs = stairs.climbs(on: [["Language"], ["ICU"]])
        #expect(climbs.contains { $0.file.hasSuffix("Language.swift") && $0.name == "ICULocale" && $0.folder == "ICU" })
    }
}
