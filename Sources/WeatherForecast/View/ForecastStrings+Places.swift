import WeatherFormat

extension ForecastStrings {
    /// A wind, or the range of two winds, or a wind with its gusts: one unit, once.
    func wind(_ wind: Wind?, gust: WindSpeed?) throws(WeatherFormatError) -> String? {
        guard let range = range(wind, gust: gust) else { return nil }
        return try units.string(range)
    }

    func spokenWind(_ wind: Wind?, gust: WindSpeed?) throws(WeatherFormatError) -> String? {
        guard let range = range(wind, gust: gust) else { return nil }
        return try units.spoken(range)
    }

    /// From the wind, or its slowest, to the stronger of its gusts and its fastest; a gust without a wind stands alone.
    private func range(_ wind: Wind?, gust: WindSpeed?) -> AnyQuantity? {
        guard let low = wind?.low ?? gust else { return nil }
        let high = [low, wind?.high, gust].compactMap { $0 }.max { $1.isStronger(than: $0) } ?? low
        return switch system.wind {
        case .speed(let unit):
            .gustRange(GustRange(wind: low.converted(to: unit), gust: high.converted(to: unit)))
        case .beaufort: .forceRange(wind: BeaufortForce(low), gust: BeaufortForce(high))
        }
    }

    func uvIndex(_ index: UVIndex?) throws(WeatherFormatError) -> String? {
        guard let index else { return nil }
        return try units.string(index)
    }

    /// What falls: as water, and as the depth of new snow where there is any. Where all of it is snow, its depth says it.
    func amounts(of precipitation: Precipitation) throws(WeatherFormatError) -> (water: String?, snow: String?) {
        let snows = precipitation.snowfall.map { $0.value > 0 } ?? false
        let isAllSnow = snows && precipitation.kind == .snow
        return (
            try isAllSnow ? nil : amount(precipitation.amount),
            try snows ? snow(precipitation.snowfall) : nil
        )
    }

    /// A day for a screen reader: the day, its temperatures from the lower to the higher, the chance, the amounts.
    func spoken(_ day: ForecastDay) throws(WeatherFormatError) -> String {
        var parts = [try dates.string(from: day.day, for: .dailyFullHeader)]
        for temperature in [day.low, day.high] {
            guard let temperature else { continue }
            parts.append(try units.spoken(temperature.converted(to: system.temperature)))
        }
        let precipitation = day.precipitation
        if let chance = precipitation.chance, try PrecipDisplay.showPrecip(val: chance.fraction) {
            let percent = try Percentage(percent: Double(try PrecipDisplay.roundedPercent(chance.fraction)))
            parts.append(ForecastWord.chanceOfPrecipitation.text(in: language))
            parts.append(try units.spoken(percent))
        }
        let shown = try amounts(of: precipitation)
        if shown.water != nil, let amount = precipitation.amount, amount.value > 0 {
            parts.append(try units.spoken(amount.converted(to: system.precipitation)))
        }
        if shown.snow != nil, let snowfall = precipitation.snowfall {
            parts.append(try units.spoken(snowfall.converted(to: system.snow)))
        }
        return language.spoken(parts)
    }
}
