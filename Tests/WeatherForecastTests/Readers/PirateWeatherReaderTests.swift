import Foundation
import Testing
import WeatherForecast
import WeatherFormat

@Suite("Pirate Weather: units, kinds, alerts")
struct PirateWeatherReaderTests {
    private func read(_ members: String, flags: String = #", "flags": {"units": "si"}"#, _ units: SourceUnits? = nil)
        throws -> Forecast
    {
        try Forecast(
            reading: #"{"timezone": "UTC", "currently": {"time": 1000, "temperature": 20}\#(members)\#(flags)}"#.utf8,
            sourceUnits: units)
    }

    @Test("units of a document without flags come from the caller; the document's own word is stronger")
    func units() throws {
        #expect(throws: ForecastError.self) { try read("", flags: "") }
        #expect(try read("", flags: "", .us).current?.conditions.temperature == Temperature(20, .fahrenheit))
        let both = try read("", .us)
        #expect(both.current?.conditions.temperature == (try Temperature(20, .celsius)))
        #expect(both.faults.map(\.path) == ["$.flags.units"])
        #expect(try read("", .si).faults == [])
    }

    @Test(
        "what falls, by the amounts where version 2 tells them apart, else by the name",
        arguments: [
            (#""precipType": "rain", "precipAccumulation": 0.5"#, .rain),
            (#""precipType": "ice", "precipAccumulation": 0.5"#, .freezingRain),
            (#""precipType": "hail""#, .sleet), (#""precipType": "sleet""#, .sleet),
            (#""precipType": "mixed""#, .mixed),
            (#""precipType": "none""#, nil),
            (#""precipType": "snow", "liquidAccumulation": 0.5, "snowAccumulation": 2, "iceAccumulation": 0"#, .mixed),
            (#""precipType": "snow", "liquidAccumulation": 0.5, "snowAccumulation": 0"#, .rain),
            (
                #""precipType": "ice", "liquidAccumulation": 0, "snowAccumulation": 0, "iceAccumulation": 0.1"#,
                .freezingRain
            ),
            (#""precipType": "sleet", "liquidAccumulation": 0, "snowAccumulation": 0, "iceAccumulation": 0.1"#, .sleet),
            (#""precipType": "snow", "liquidAccumulation": 0, "snowAccumulation": 0"#, .snow),
        ] as [(String, PrecipitationKind?)])
    func kinds(members: String, kind: PrecipitationKind?) throws {
        let forecast = try read(#", "hourly": {"data": [{"time": 0, "temperature": 1, \#(members)}]}"#)
        #expect(forecast.faults == [])
        #expect(forecast.hours[0].conditions.precipitation.kind == kind)
    }

    private func alerts(_ members: String...) throws -> Forecast {
        try read(#", "alerts": ["# + members.map { "{\($0)}" }.joined(separator: ", ") + "]")
    }

    @Test("an expiry of 0, before the start, past, or -999 is none, and the warning stays")
    func expiries() throws {
        let forecast = try alerts(
            #""title": "A", "time": 500, "expires": 0"#, #""title": "B", "time": 5000, "expires": 2000"#,
            #""title": "C", "time": 500, "expires": 900"#, #""title": "D", "time": 500, "expires": -999"#,
            #""title": "E", "time": 500"#, #""title": "F", "time": 500, "expires": 9000"#)
        #expect(forecast.alerts.map(\.title) == ["A", "B", "C", "D", "E", "F"])
        #expect(forecast.alerts.map(\.ends?.timeIntervalSince1970) == [nil, nil, nil, nil, nil, 9000])
        #expect(forecast.faults.map(\.path) == ["$.alerts[0].expires", "$.alerts[1].expires", "$.alerts[2].expires"])
    }

    @Test("the expiry of a text of the US National Weather Service is not the end; onset and ends are")
    func nationalWeatherService() throws {
        let forecast = try alerts(
            #""title": "A", "time": 500, "expires": 9000, "uri": "https://api.weather.gov/alerts/urn:oid:2.49""#,
            #""title": "B", "expires": 9000, "uri": "https://alerts.weather.gov/cap/wwacapget.php?x=1""#,
            #""title": "C", "expires": 9000, "onset": 7000, "ends": 12000, "uri": "https://forecast.weather.gov/MapClick.php""#,
            #""title": "D", "onset": "1970-01-01T02:00:00Z", "ends": "1970-01-01T03:00:00+01:00""#,
            #""title": "E", "expires": 9000, "uri": "https://severeweather.wmo.int/notweather.gov""#)
        #expect(forecast.alerts.map(\.ends?.timeIntervalSince1970) == [nil, nil, 12_000, 7200, 9000])
        #expect(forecast.alerts.map(\.starts?.timeIntervalSince1970) == [nil, nil, 7000, 7200, nil])
        #expect(forecast.faults == [])
    }

    @Test("a warning without a title begins with its text, and one without both is a fault")
    func titles() throws {
        let forecast = try alerts(
            #""title": "", "description": "Tornado near you.\nTake cover.""#,
            #""severity": "Extreme", "regions": ["A", 1]"#,
            #""title": "C", "severity": "Dreadful", "regions": ["A", 1]"#)
        #expect(forecast.alerts.map(\.title) == ["Tornado near you.", "C"])
        #expect(forecast.alerts[1].regions == ["A"])
        #expect(forecast.faults.map(\.path) == ["$.alerts[1]", "$.alerts[2].severity", "$.alerts[2].regions[1]"])
    }

    @Test("a document of warnings or minutes alone is one")
    func alone() throws {
        let alerts = try Forecast(
            reading: #"{"flags": {"units": "si"}, "currently": {"time": 1000}, "alerts": [{"title": "A"}]}"#.utf8)
        #expect(alerts.alerts.count == 1)
        let minutes = try Forecast(
            reading: #"{"flags": {"units": "si"}, "minutely": {"data": [{"time": 60, "precipProbability": 0.5}]}}"#.utf8
        )
        #expect(minutes.ownTime == Date(timeIntervalSince1970: 60))
    }

    @Test("a block that is no array of points is a fault")
    func blocks() throws {
        #expect(
            try read(#", "hourly": 5, "daily": {"data": {}}, "alerts": "none""#).faults.map(\.path)
                == ["$.hourly", "$.daily.data", "$.alerts"])
    }
}
