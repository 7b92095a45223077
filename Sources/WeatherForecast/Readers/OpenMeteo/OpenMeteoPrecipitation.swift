import WeatherFormat

/// The variables of what falls: of an hour, in the hour *before* its time; of a day, whose names end in `_sum`, on that
/// day.
struct OpenMeteoPrecipitation {
    private let fields: FieldReader
    private let chance: OpenMeteoColumn
    private let amount, rain, showers: OpenMeteoVariable<PrecipitationAmountKind>
    private let snowfall: OpenMeteoVariable<SnowDepthKind>
    private let records: WorldRecords<PrecipitationAmountKind>

    init(_ block: OpenMeteoBlock, chance chanceName: String, suffix: String = "") {
        fields = block.fields
        records = suffix.isEmpty ? .inAnHour : .inADay
        chance = block.column(chanceName)
        amount = block.variable("precipitation" + suffix)
        rain = block.variable("rain" + suffix)
        showers = block.variable("showers" + suffix)
        snowfall = block.variable("snowfall" + suffix)
    }

    /// What falls at an index of the arrays, with the weather by the code beside it.
    func precipitation(at index: Int, _ condition: WeatherCondition?) -> Precipitation {
        var precipitation = Precipitation(
            chance: fields.chance(percent: chance.node(at: index)), amount: amount.value(at: index, within: records),
            snowfall: snowfall.value(at: index, within: .inADay))
        precipitation.rain = sum(rain.value(at: index, within: records), showers.value(at: index, within: records))
        precipitation.kind = kind(of: precipitation, condition?.kind)
        return precipitation
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
    private func kind(of precipitation: Precipitation, _ ofCode: PrecipitationKind?) -> PrecipitationKind? {
        if ofCode == .freezingRain { return .freezingRain }
        let snows = precipitation.snowfall.map { $0.value > 0 } ?? false
        let rains = precipitation.rain.map { $0.value > 0 }
        switch (snows, rains) {
        case (true, true?): return .mixed
        case (true, false?): return .snow
        case (true, nil): return ofCode == .rain || precipitation.hasWaterBesidesSnow ? .mixed : .snow
        case (false, true?): return .rain
        case (false, false?), (false, nil): return ofCode
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
