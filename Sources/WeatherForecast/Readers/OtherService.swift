import WeatherFormat

/// A document of a service that is not read, or another document of one that is, recognized by members that no other has.
struct OtherService {
    /// With its article: `an OpenWeather One Call response`.
    let name: String
    /// What to pass instead, where that is not just another service.
    let expected: String?

    init?(_ root: JSONNode) {
        let found = Self.known.first { $0.isOne(root) }
        guard let found else { return nil }
        name = found.name
        expected = found.expected
    }

    private struct Known {
        let name: String
        let expected: String?
        let isOne: @Sendable (JSONNode) -> Bool

        init(_ name: String, expected: String? = nil, _ isOne: @escaping @Sendable (JSONNode) -> Bool) {
            self.name = name
            self.expected = expected
            self.isOne = isOne
        }
    }

    private static let known =
        ofReadServices + [
            Known("an AccuWeather hourly forecast") { $0.first?.has("EpochDateTime", "IconPhrase") ?? false },
            Known("an AccuWeather daily forecast") { $0.has("Headline", "DailyForecasts") },
            Known("an AccuWeather current conditions response") { $0.first?.has("EpochTime", "WeatherText") ?? false },
            Known("a Visual Crossing response") { $0.has("queryCost", "resolvedAddress") },
            Known("a Tomorrow.io response") { root in
                root.has("timelines", "location") || root.member("data")?.member("timelines")?.elements != nil
                    || (root.member("data")?.member("values") != nil && root.member("location") != nil)
            },
            Known("a WeatherAPI.com response") { root in
                root.member("location")?.member("localtime_epoch") != nil
                    && (root.member("current") != nil || root.member("forecast") != nil)
            },
            Known("a Weatherbit response") { root in
                root.member("data")?.elements != nil
                    && (root.has("city_name", "country_code")
                        || root.member("data")?.first?.has("city_name", "ob_time") ?? false)
            },
            Known("a meteoblue response") { $0.member("metadata")?.member("modelrun_utc") != nil },
            Known("a Met Office DataHub response") { root in
                root.member("features")?.first?.member("properties")?.has("modelRunDate", "timeSeries") ?? false
            },
            Known("an SMHI response") { root in
                root.member("timeSeries")?.elements != nil && root.has("approvedTime", "referenceTime")
            },
            Known("a Weather Company response") { root in
                root.member("validTimeLocal")?.elements != nil
                    || root.member("observations")?.first?.member("stationID") != nil
            },
            Known("a QWeather response") { $0.has("code", "fxLink") },
            Known("a Caiyun response") { $0.has("api_version", "result") },
            Known("a Storm Glass response") { root in
                root.member("hours")?.elements != nil && root.member("meta")?.member("dailyQuota") != nil
            },
            Known("a Meteomatics response") { $0.has("dateGenerated", "data") },
            Known("an Xweather response") { $0.has("success", "response") },
        ]

    private static let ofReadServices = [
        Known(
            "an Open-Meteo response for several places", expected: "the response for one of them"
        ) { $0.first?.has("utc_offset_seconds", "latitude") ?? false },
        Known(
            "a points response of the US National Weather Service",
            expected: "its forecast, with this beside it"
        ) { $0.member("properties")?.member("forecastHourly") != nil },
        Known(
            "an alerts response of the US National Weather Service", expected: "its forecast or its hourly forecast"
        ) { root in
            root.member("features")?.first?.member("properties")?.has("event", "messageType") ?? false
                || root.member("properties")?.has("event", "messageType") ?? false
        },
        Known(
            "an observation of the US National Weather Service", expected: "its forecast or its hourly forecast"
        ) { root in
            [root, root.first(of: "features")].contains {
                $0?.member("properties")?.has("station", "textDescription") ?? false
            }
        },
        Known(
            "a list of stations of the US National Weather Service", expected: "its forecast or its hourly forecast"
        ) { $0.member("observationStations") != nil },
        Known("a sunrise response of MET Norway", expected: "its locationforecast") {
            $0.member("properties")?.has("body", "sunrise") ?? false
        },
        Known("an alerts response of MET Norway", expected: "its locationforecast") { root in
            root.member("features")?.first?.member("properties")?.member("eventAwarenessName") != nil
        },
        Known("an OpenWeather response for a past time", expected: "its One Call or its five-day forecast") {
            $0.has("timezone_offset", "data")
        },
        Known("an OpenWeather forecast of days", expected: "its One Call or its five-day forecast") {
            $0.first(of: "list")?.member("temp") != nil && $0.member("city") != nil
        },
        Known("an OpenWeather current weather response", expected: "its One Call or its five-day forecast") {
            $0.has("weather", "main", "coord")
        },
        Known("a Bright Sky current weather response", expected: "its weather of several hours") {
            $0.member("weather")?.member("source_id") != nil && $0.member("sources") != nil
        },
        Known("a list of places of Open-Meteo", expected: "its forecast for one of them") {
            $0.has("results", "generationtime_ms")
        },
    ]
}

extension JSONNode {
    /// Whether it has a value under each of two names.
    fileprivate func has(_ one: StaticString, _ other: StaticString) -> Bool {
        member(one) != nil && member(other) != nil
    }

    fileprivate func has(_ one: StaticString, _ other: StaticString, _ third: StaticString) -> Bool {
        has(one, other) && member(third) != nil
    }

    /// The first element of a member.
    fileprivate func first(of member: StaticString) -> JSONNode? { self.member(member)?.first }

    /// The first element, where this is an array.
    fileprivate var first: JSONNode? { elements?.first }
}
