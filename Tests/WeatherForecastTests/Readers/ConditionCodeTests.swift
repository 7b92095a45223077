import Testing

@testable import WeatherForecast

/// Each code of each service's own documentation, written out here a second time: none is missing, none is a guess more.
@Suite struct ConditionCodeTests {
    /// Source: `open-meteo.com/en/docs`.
    @Test func openMeteo() {
        let documented: Set = [
            0, 1, 2, 3, 45, 48, 51, 53, 55, 56, 57, 61, 63, 65, 66, 67, 71, 73, 75, 77, 80, 81, 82, 85, 86, 95, 96, 99,
        ]
        #expect(documented.count == 28)
        #expect(Set(OpenMeteoWeatherCode.conditions.keys) == documented)
    }

    /// Source: `openweathermap.org/weather-conditions`.
    @Test func openWeather() {
        let documented: Set = [
            200, 201, 202, 210, 211, 212, 221, 230, 231, 232, 300, 301, 302, 310, 311, 312, 313, 314, 321, 500, 501,
            502,
            503, 504, 511, 520, 521, 522, 531, 600, 601, 602, 611, 612, 613, 615, 616, 620, 621, 622, 701, 711, 721,
            731,
            741, 751, 761, 762, 771, 781, 800, 801, 802, 803, 804,
        ]
        #expect(documented.count == 55)
        #expect(Set(OpenWeatherCondition.conditions.keys) == documented)
        #expect(OpenWeatherCondition.isDay(icon: "10d".utf8.span) == true)
        #expect(OpenWeatherCondition.isDay(icon: "10n".utf8.span) == false)
        #expect(OpenWeatherCondition.isDay(icon: "10".utf8.span) == nil)
        #expect(OpenWeatherCondition.isDay(icon: "".utf8.span) == nil)
    }

    /// Source: `github.com/metno/weathericons`, 41 symbols, of which two are misspelled; they are read in the right spelling
    /// too.
    @Test func metNorway() {
        let documented = words(
            """
            clearsky cloudy fair fog heavyrain heavyrainandthunder heavyrainshowers heavyrainshowersandthunder heavysleet
            heavysleetandthunder heavysleetshowers heavysleetshowersandthunder heavysnow heavysnowandthunder
            heavysnowshowers heavysnowshowersandthunder lightrain lightrainandthunder lightrainshowers
            lightrainshowersandthunder lightsleet lightsleetandthunder lightsleetshowers lightsnow lightsnowandthunder
            lightsnowshowers lightssleetshowersandthunder lightssnowshowersandthunder partlycloudy rain rainandthunder
            rainshowers rainshowersandthunder sleet sleetandthunder sleetshowers sleetshowersandthunder snow
            snowandthunder snowshowers snowshowersandthunder
            """)
        #expect(documented.count == 41)
        let corrected: Set = ["lightsleetshowersandthunder", "lightsnowshowersandthunder"]
        #expect(codes(METNorwaySymbol.codes) == documented.union(corrected))
        for code in documented {
            #expect(METNorwaySymbol(code.utf8.span)?.isDay == nil)
            #expect(METNorwaySymbol("\(code)_day".utf8.span)?.isDay == true)
            #expect(METNorwaySymbol("\(code)_night".utf8.span)?.isDay == false)
            #expect(METNorwaySymbol("\(code)_polartwilight".utf8.span) != nil)
            #expect(METNorwaySymbol("\(code)_dawn".utf8.span) == nil)
        }
        #expect(METNorwaySymbol("".utf8.span) == nil)
    }

    /// Source: `api.weather.gov/icons`.
    @Test func nationalWeatherService() {
        let documented = words(
            """
            skc few sct bkn ovc wind_skc wind_few wind_sct wind_bkn wind_ovc snow rain_snow rain_sleet snow_sleet fzra
            rain_fzra snow_fzra sleet rain rain_showers rain_showers_hi tsra tsra_sct tsra_hi tornado hurricane
            tropical_storm dust smoke haze hot cold blizzard fog
            """)
        #expect(documented.count == 34)
        #expect(Set(NWSIcon.icons.map { "\($0.name)" }) == documented)
        for name in documented {
            let icon = NWSIcon(address: "https://api.weather.gov/icons/land/night/\(name),40?size=small".utf8.span)
            #expect(icon?.isDay == false)
        }
    }

    /// Of two times the graver, whichever comes first.
    @Test(arguments: ["land/day/bkn/tsra,60", "land/day/tsra,60/bkn", "land/day/rain,20/tsra,60"])
    func twoTimes(path: String) {
        let icon = NWSIcon(address: "https://api.weather.gov/icons/\(path)?size=medium".utf8.span)
        #expect(icon?.condition == .thunderstorm)
        #expect(icon?.isDay == true)
    }

    @Test(arguments: ["", "land/day", "land/day/", "land/skc", "land/day/skc/sunny", "land/noon/skc"])
    func noIcon(path: String) {
        #expect(NWSIcon(address: "https://api.weather.gov/icons/\(path)".utf8.span) == nil)
    }

    /// Source: `docs.pirateweather.net`, the default set and that of `icon=pirate`; Dark Sky's had ten, and three for later.
    @Test func pirateWeatherAndDarkSky() {
        let documented = words(
            """
            clear-day clear-night thunderstorm rain snow sleet wind fog cloudy partly-cloudy-day partly-cloudy-night hail none
            mostly-clear-day mostly-clear-night mostly-cloudy-day mostly-cloudy-night possible-rain-day possible-rain-night
            possible-snow-day possible-snow-night possible-sleet-day possible-sleet-night possible-precipitation-day
            possible-precipitation-night possible-thunderstorm-day possible-thunderstorm-night precipitation drizzle
            light-rain heavy-rain flurries light-snow heavy-snow very-light-sleet light-sleet heavy-sleet breezy
            dangerous-wind mist haze smoke mixed
            """)
        #expect(codes(PirateWeatherIcon.codes) == documented.union(["tornado"]))
        #expect(PirateWeatherIcon.codes.filter { $0.condition == nil }.map { "\($0.code)" } == ["none"])
    }

    /// Source: `WeatherCondition` in Apple's documentation of WeatherKit.
    @Test func weatherKit() {
        let documented = words(
            """
            Blizzard BlowingDust BlowingSnow Breezy Clear Cloudy Drizzle Flurries Foggy FreezingDrizzle FreezingRain Frigid
            Hail Haze HeavyRain HeavySnow Hot Hurricane IsolatedThunderstorms MostlyClear MostlyCloudy PartlyCloudy Rain
            ScatteredThunderstorms Sleet Smoky Snow StrongStorms SunFlurries SunShowers Thunderstorms TropicalStorm Windy
            WintryMix
            """)
        #expect(documented.count == 34)
        #expect(codes(WeatherKitCondition.codes) == documented)
        #expect(WeatherKitCondition.codes.allSatisfy { $0.condition != nil })
    }

    /// Source: `brightsky.dev/docs`.
    @Test func brightSky() {
        #expect(
            codes(BrightSkyCondition.codes) == words("dry fog rain sleet snow hail thunderstorm"))
        #expect(
            codes(BrightSkyCondition.icons)
                == words(
                    """
                    clear-day clear-night partly-cloudy-day partly-cloudy-night cloudy fog wind rain sleet snow hail
                    thunderstorm
                    """))
        #expect(BrightSkyCondition.codes.filter { $0.condition == nil }.map { "\($0.code)" } == ["dry"])
    }

    /// No class is there for nothing.
    @Test func everyClassIsSomeServices() {
        let used = [
            METNorwaySymbol.codes, PirateWeatherIcon.codes, WeatherKitCondition.codes, BrightSkyCondition.codes,
            BrightSkyCondition.icons,
        ].flatMap { $0.compactMap(\.condition) }
        let all =
            used + OpenMeteoWeatherCode.conditions.values + OpenWeatherCondition.conditions.values
            + NWSIcon.icons.map(\.condition)
        #expect(Set(WeatherCondition.allCases).subtracting(all) == [])
    }

    private func codes(_ table: [ConditionCode]) -> Set<String> {
        let all = table.map { "\($0.code)" }
        #expect(Set(all).count == all.count)
        return Set(all)
    }

    private func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}
