import FoundationEssentials
package import WeatherForecast
package import WeatherFormat

extension WeatherCard {
    /// The slots of every card in a language, in the house voice.
    package static func places(in language: Language) throws(WeatherFormatError) -> [WidthPlace] {
        try places(for: ReaderTag(language), voice: .house)
    }

    /// The slots of every card for a reader in a voice, each with all the strings that could be its widest.
    package static func places(for reader: ReaderTag, voice: Voice) throws(WeatherFormatError) -> [WidthPlace] {
        let language = reader.language
        var places: [WidthPlace] = []
        for card in allCases {
            places.append(card.place("title", .description, card.titles.map { $0.text(for: reader, voice: voice) }))
            if card == .wind {
                places.append(card.place("subtitle calm", .subtitle, [ForecastWord.calm.text(in: language)]))
            }
            for (unit, readings) in try card.readings(for: reader, voice) {
                places.append(card.place("subtitle \(unit)", .subtitle, readings, .numbers))
            }
            let lines = try card.descriptions(for: reader, voice)
            if !lines.isEmpty { places.append(card.place("description", .description, lines)) }
        }
        return places
    }

    /// Every title that the card can have: of precipitation, what falls.
    private var titles: [ForecastWord] {
        switch self {
        case .precipitation: PrecipitationName.allCases.map(\.word)
        case .feelsLike, .wind, .humidity, .dewPoint, .pressure, .visibility, .uvIndex, .sunrise, .sunset: [title]
        }
    }

    private func place(
        _ slotName: String, _ slot: StatSlot, _ texts: [String], _ content: WidthPlace.Content = .words
    ) -> WidthPlace {
        WidthPlace(name: "\(rawValue) \(slotName)", budget: .rendered(slot, .card), content: content, texts: texts)
    }

    /// Every line that can stand under the value; none for a card without such a line.
    private func descriptions(for reader: ReaderTag, _ voice: Voice) throws(WeatherFormatError) -> [String] {
        let language = reader.language
        var lines: [String] = []
        switch self {
        case .pressure:
            for line in PressureLine.all { lines.append(try line.text(in: language)) }
        case .precipitation:
            for line in try PrecipitationLine.all(for: reader, voice) { lines.append(try line.text(in: language)) }
        case .wind:
            lines = CompassDirection.allCases.map { $0.abbreviation(for: reader, voice: voice) }
        case .uvIndex:
            lines = UVIndex.levels.map { $0.text(in: language) }
        case .feelsLike, .humidity, .dewPoint, .visibility, .sunrise, .sunset:
            break
        }
        return lines
    }
}

extension PrecipitationLine {
    /// All lines that a card can show: every hour of the day, on both clocks, and each weekday with each hour.
    static func all(
        for reader: ReaderTag, _ voice: Voice
    ) throws(WeatherFormatError) -> [PrecipitationLine] {
        var lines = [PrecipitationLine.none(.rain), .none(.precipitation)]
        for hourCycle in HourCycle.allCases {
            let formatter = DateIntentFormatter(for: reader, hourCycle: hourCycle, zone: .utc, voice: voice)
            for hour in 0..<24 {
                let instant = Date(timeIntervalSince1970: Double(hour) * 3600)
                let text = try formatter.string(from: instant, for: .precipLaterHour)
                let isOne = hour == 1 || (hour == 13 && hourCycle == .twelveHour)
                lines += PrecipitationName.allCases.map { .begins($0, hour: text, isOne: isOne) }
                for week in 0..<7 {
                    let day = CivilDay(daysSince1970: hour + week)
                    let weekday = try formatter.string(from: day, for: .hourlyChartWeekday)
                    lines.append(.begins(.snow, hour: text, isOne: isOne, weekday: weekday))
                }
            }
        }
        return lines
    }
}
