import WeatherFormat

extension OpenMeteoBlock {
    /// What falls: of an hour, in the hour *before* its time; of a day, whose names end in `_sum`, on that day.
    func precipitation(at index: Int?, chance: [String], suffix: String = "") -> Precipitation {
        let records = suffix.isEmpty ? WorldRecords<PrecipitationAmountKind>.inAnHour : .inADay
        func amount(_ name: String) -> PrecipitationAmount? {
            fields.quantity(value([name + suffix], at: index), unit([name + suffix]), within: records)
        }
        var precipitation = Precipitation(
            chance: fields.chance(percent: value(chance, at: index)), amount: amount("precipitation"),
            snowfall: fields.quantity(
                value(["snowfall" + suffix], at: index), unit(["snowfall" + suffix]), within: .inADay))
        precipitation.rain = sum(amount("rain"), amount("showers"))
        precipitation.kind = kind(of: precipitation, weatherCode(at: index))
        return precipitation
    }

    /// A code of WMO table 4677, in the selection that the service documents.
    func weatherCode(at index: Int?) -> OpenMeteoWeatherCode? {
        fields.number(value(["weather_code", "weathercode"], at: index), "a WMO weather code from 0 to 99", in: 0...99)
            .map { OpenMeteoWeatherCode(number: Int($0)) }
    }

    /// Large-scale rain and showers, of which a model may have the one or the other.
    private func sum(_ rain: PrecipitationAmount?, _ showers: PrecipitationAmount?) -> PrecipitationAmount? {
        guard let rain, let showers else { return rain ?? showers }
        do {
            return try PrecipitationAmount(
                rain.givenValue + showers.converted(to: rain.givenUnit).value, rain.givenUnit)
        } catch {
            return rain
        }
    }

    /// By what falls; where the amounts do not tell, by the code, which is that of a day's most severe weather.
    private func kind(of precipitation: Precipitation, _ code: OpenMeteoWeatherCode?) -> PrecipitationKind? {
        if code?.kind == .freezingRain { return .freezingRain }
        let snows = precipitation.snowfall.map { $0.value > 0 } ?? false
        let rains = precipitation.rain.map { $0.value > 0 }
        switch (snows, rains) {
        case (true, true?): return .mixed
        case (true, false?): return .snow
        case (true, nil): return code?.kind == .rain || precipitation.hasWaterBesidesSnow ? .mixed : .snow
        case (false, true?): return .rain
        case (false, false?), (false, nil): return code?.kind
        }
    }
}

extension Precipitation {
    /// Whether more water falls than the snow melts to: "for the water equivalent in millimeter, divide by 7.
    ///
    /// E.g. 7 cm snow = 10 mm precipitation" (the service's documentation). A fifth of it may be rounding.
    fileprivate var hasWaterBesidesSnow: Bool {
        guard let amount, let snowfall else { return false }
        let water = amount.converted(to: .millimeters).value
        let melted = snowfall.converted(to: .centimeters).value * 10 / 7
        return water - melted > max(water / 5, 0.1)
    }
}

/// A code of the weather in WMO table 4677.
struct OpenMeteoWeatherCode {
    let number: Int

    /// 51 to 67 drizzle and rain (56, 57, 66 and 67 freezing), 71 to 77 snow, 80 to 82 showers of rain, 85 and 86 of snow,
    /// 95 to 99 thunderstorms.
    var kind: PrecipitationKind? {
        switch number {
        case 56, 57, 66, 67: .freezingRain
        case 51...65, 80...82, 95...99: .rain
        case 71...77, 85, 86: .snow
        default: nil
        }
    }
}
