import WeatherFormat

/// The variables of what falls: of an hour, in the hour *before* its time; of a day, whose names end in `_sum`, on that
/// day.
struct OpenMeteoPrecipitation {
    private var chance: OpenMeteoColumn
    private var amount, rain, showers: OpenMeteoVariable<PrecipitationAmountKind>
    private var snowfall: OpenMeteoVariable<SnowDepthKind>
    private let records: WorldRecords<PrecipitationAmountKind>

    init(chance chanceName: String, suffix: String = "") {
        records = suffix.isEmpty ? .inAnHour : .inADay
        chance = OpenMeteoColumn(chanceName)
        amount = OpenMeteoVariable("precipitation" + suffix)
        rain = OpenMeteoVariable("rain" + suffix)
        showers = OpenMeteoVariable("showers" + suffix)
        snowfall = OpenMeteoVariable("snowfall" + suffix)
    }

    /// What falls at an index of the arrays, with the weather by the code beside it.
    mutating func precipitation(
        at index: Int, _ condition: WeatherCondition?, in block: borrowing OpenMeteoBlock
    ) -> Precipitation {
        let fields = block.fields
        var precipitation = Precipitation(
            chance: fields.chance(percent: chance.node(at: index, in: block)),
            amount: amount.value(at: index, within: records, in: block),
            snowfall: snowfall.value(at: index, within: .inADay, in: block))
        precipitation.rain = Self.sum(
            rain.value(at: index, within: records, in: block), showers.value(at: index, within: records, in: block))
        precipitation.kind = Self.kind(of: precipitation, condition?.kind)
        return precipitation
    }

    /// Large-scale rain and showers, of which a model may have the one or the other.
    private static func sum(_ rain: PrecipitationAmount?, _ showers: PrecipitationAmount?) -> PrecipitationAmount? {
        guard let rain, let showers else { return rain ?? showers }
        do {
            return try PrecipitationAmount(
                rain.givenValue + showers.converted(to: rain.givenUnit).value, rain.givenUnit)
        } catch {
            return rain
        }
    }

    /// By what falls; where the amounts do not tell, by the code, which is that of a day's most severe weather.
    private static func kind(of precipitation: Precipitation, _ ofCode: PrecipitationKind?) -> PrecipitationKind? {
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
