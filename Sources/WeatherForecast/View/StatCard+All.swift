import FoundationEssentials
import WeatherFormat

/// What the stat cards are made of.
struct CardSource {
    let conditions: Conditions
    let pressure: PressureLine?
    let strip: HourStrip
    /// The hours of the strip.
    let hours: [ForecastHour]
    let today: ForecastDay?
    let strings: ForecastStrings

    /// The cards that there are values for, in their order. Sunrise and sunset have a card of their own, ``SunCard``.
    func cards() throws(WeatherFormatError) -> [StatCard] {
        var cards: [StatCard] = []
        for kind in WeatherCard.allCases {
            if let card = try card(kind) { cards.append(card) }
        }
        return cards
    }

    private func card(_ kind: WeatherCard) throws(WeatherFormatError) -> StatCard? {
        let system = strings.system
        switch kind {
        case .feelsLike: return try card(kind, conditions.feelsLike?.converted(to: system.temperature))
        case .dewPoint: return try card(kind, conditions.dewPoint?.converted(to: system.temperature))
        case .humidity: return try card(kind, conditions.humidity)
        case .pressure:
            return try card(
                kind, conditions.pressure?.converted(to: system.pressure),
                line: try pressure?.text(in: strings.language),
                spokenLine: try pressure?.textInFull(in: strings.language))
        case .visibility: return try card(kind, conditions.visibility?.converted(to: system.visibility))
        case .uvIndex:
            guard let index = conditions.uvIndex else { return nil }
            return try StatCard(
                kind, value: try strings.units.string(index), spoken: try strings.units.spoken(index), strings)
        case .wind: return try windCard()
        case .precipitation: return try precipitationCard()
        case .sunrise, .sunset: return nil
        }
    }

    private func card<Kind>(
        _ kind: WeatherCard, _ value: Quantity<Kind>?, line: String? = nil, spokenLine: String? = nil
    ) throws(WeatherFormatError) -> StatCard? {
        guard let value else { return nil }
        return try StatCard(
            kind, value: try strings.units.string(value), line: line, spoken: try strings.units.spoken(value),
            spokenLine: spokenLine, strings)
    }

    private func windCard() throws(WeatherFormatError) -> StatCard? {
        guard let value = try strings.wind(conditions.wind, gust: conditions.gust),
            let spoken = try strings.spokenWind(conditions.wind, gust: conditions.gust)
        else { return nil }
        guard let degrees = conditions.windDirectionDegrees else {
            return try StatCard(.wind, value: value, spoken: spoken, strings)
        }
        let direction = try CompassDirection(degrees: degrees)
        return try StatCard(
            .wind, value: value, line: direction.abbreviation(in: strings.language), spoken: spoken,
            spokenLine: direction.name(in: strings.language), strings)
    }

    /// What falls today, and when it begins by the strip's lane; or, where the lane is not shown, that no rain is
    /// expected. Nothing is said about a time to come where the service gives no chances.
    private func precipitationCard() throws(WeatherFormatError) -> StatCard? {
        let line = try precipitationLine()?.text(in: strings.language)
        guard let today = today?.precipitation else { return nil }
        let amounts = try strings.amounts(of: today)
        if let snow = amounts.snow, let depth = today.snowfall {
            let spoken = try strings.units.spoken(depth.converted(to: strings.system.snow))
            // The card is called after what falls.
            return try StatCard(.precipitation, title: .snow, value: snow, line: line, spoken: spoken, strings)
        }
        return try card(
            .precipitation, today.amount?.converted(to: strings.system.precipitation), line: line)
    }

    private func precipitationLine() throws(WeatherFormatError) -> PrecipitationLine? {
        guard let first = strip.columns.firstIndex(where: { $0.chance != nil }) else {
            let hasChances = hours.contains { $0.conditions.precipitation.chance != nil }
            return hasChances ? PrecipitationLine.none : nil
        }
        let hour = hours[first]
        let kind = hour.conditions.precipitation.kind ?? today?.precipitation.kind
        return .begins(
            kind == .snow ? .snow : .rain,
            hour: try strings.hour(hour.start, for: .precipLaterHour))
    }
}
