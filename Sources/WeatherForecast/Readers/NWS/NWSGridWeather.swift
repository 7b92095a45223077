import WeatherFormat

/// What an interval of the layer `weather` says: several kinds of weather, each with how hard and how widespread it is.
///
/// Of several the gravest is shown; what is expected at one place in five alone (`slight_chance`, `isolated`) gives way to
/// what is not.
struct NWSGridWeather {
    let condition: WeatherCondition
    /// What falls, of all together.
    let kind: PrecipitationKind?

    /// Nil where nothing is expected, which the service writes as one element of nulls, and for what is no weather of the
    /// place.
    init?(_ node: JSONNode, _ fields: FieldReader) {
        guard let elements = node.elements else {
            fields.log.add(node, expected: "an array of kinds of weather")
            return nil
        }
        var gravest: WeatherCondition?
        var isSlight = true
        var kind: PrecipitationKind?
        for element in elements {
            guard let name = element.member("weather") else { continue }
            let read = fields.text(name, Self.expected) { text in Self.table.first { text.equals($0.name) } }
            guard let read else { continue }
            guard let row = read else {
                fields.log.add(name, expected: Self.expected)
                continue
            }
            let grade = Grade(element.member("intensity"), fields)
            guard let condition = row.condition(graded: grade) else { continue }
            let slight = Self.isSlight(element.member("coverage"))
            if gravest.map({ slight == isSlight ? condition.isGraver(than: $0) : isSlight }) ?? true {
                (gravest, isSlight) = (condition, slight)
            }
            kind = .together([kind, condition.kind])
        }
        guard let gravest else { return nil }
        condition = gravest
        self.kind = kind
    }

    /// At about 20%, by the service's terms.
    private static func isSlight(_ coverage: JSONNode?) -> Bool {
        coverage?.withText { $0.equals("slight_chance") || $0.equals("isolated") } ?? false
    }

    /// By the service's terms: clear to 5%, mostly clear to 25%, partly cloudy to 50%, mostly cloudy to 87% (National Weather
    /// Service Instruction 10-503).
    static func sky(of clouds: Percentage) -> WeatherCondition {
        switch clouds.value {
        case ..<5.5: .clear
        case ..<25.5: .mostlyClear
        case ..<50.5: .partlyCloudy
        case ..<87.5: .mostlyCloudy
        default: .overcast
        }
    }

    private enum Grade {
        case light, plain, heavy

        init(_ node: JSONNode?, _ fields: FieldReader) {
            let expected = "very_light, light, moderate or heavy"
            let read = fields.text(node, expected) { text -> Grade? in
                if text.equals("light") || text.equals("very_light") { return .light }
                if text.equals("heavy") { return .heavy }
                return text.equals("moderate") ? .plain : nil
            }
            if let node, let read, read == nil { fields.log.add(node, expected: expected) }
            self = (read ?? nil) ?? .plain
        }
    }

    private struct Row: Sendable {
        let name: StaticString
        let light, plain, heavy: WeatherCondition?

        init(_ name: StaticString, _ light: WeatherCondition?, _ plain: WeatherCondition?, _ heavy: WeatherCondition?) {
            (self.name, self.light, self.plain, self.heavy) = (name, light, plain, heavy)
        }

        init(_ name: StaticString, _ condition: WeatherCondition?) {
            self.init(name, condition, condition, condition)
        }

        func condition(graded grade: Grade) -> WeatherCondition? {
            switch grade {
            case .light: light
            case .plain: plain
            case .heavy: heavy
            }
        }
    }

    private static let expected = "a kind of weather such as rain_showers"

    /// Source: the values of `weather` in the schema `GridpointWeather` of `https://api.weather.gov/openapi.json`, all 23.
    private static let table: [Row] = [
        Row("rain", .lightRain, .rain, .heavyRain), Row("rain_showers", .lightShowers, .showers, .heavyShowers),
        Row("snow", .lightSnow, .snow, .heavySnow),
        Row("snow_showers", .lightSnowShowers, .snowShowers, .heavySnowShowers),
        Row("drizzle", .lightDrizzle, .drizzle, .heavyDrizzle), Row("sleet", .lightSleet, .sleet, .heavySleet),
        Row("thunderstorms", .lightThunderstorm, .thunderstorm, .heavyThunderstorm),
        Row("freezing_rain", .lightFreezingRain, .freezingRain, .heavyFreezingRain),
        Row("freezing_drizzle", .freezingDrizzle), Row("hail", .hail), Row("ice_crystals", .snowGrains),
        Row("fog", .fog), Row("freezing_fog", .freezingFog), Row("ice_fog", .freezingFog), Row("haze", .haze),
        Row("smoke", .smoke), Row("volcanic_ash", .volcanicAsh), Row("blowing_dust", .dust), Row("blowing_sand", .dust),
        Row("blowing_snow", .blowingSnow),
        // On the ground, on ships, and out at sea: no weather of the place, which is that of its sky.
        Row("frost", nil), Row("freezing_spray", nil), Row("water_spouts", nil),
    ]
}
