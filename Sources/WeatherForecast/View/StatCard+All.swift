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
    /// From today on.
    let days: [ForecastDay]
    let strings: ForecastStrings

    /// The cards that there are values for, in their order.
    ///
    /// Sunrise and sunset have a card of their own, ``SunCard``.
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
                kind, value: try strings.units.string(index), line: index.level.text(in: strings.language),
                spoken: try strings.units.spoken(index),
                numbers: [ShownNumber(index)], strings)
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
            kind, value: try strings.units.string(value), line: line,
            spoken: try strings.units.spoken(value),
            spokenLine: spokenLine, numbers: [ShownNumber(value)], strings)
    }

    private func windCard() throws(WeatherFormatError) -> StatCard? {
        let shown = try WindShown(
            conditions.wind, gust: conditions.gust, degrees: conditions.windDirectionDegrees, strings)
        guard let shown else { return nil }
        return try StatCard(
            .wind, value: shown.text, line: shown.direction?.abbreviation(for: strings.reader, voice: strings.voice),
            name: shown.name, spoken: shown.spoken, spokenLine: shown.direction?.name(in: strings.language),
            numbers: shown.numbers, strings)
    }

    private func precipitationCard() throws(WeatherFormatError) -> StatCard? {
        guard let today else { return nil }
        return try PrecipitationCard(today: today, days: days, hours: hours, strip: strip, strings).card()
    }
}
