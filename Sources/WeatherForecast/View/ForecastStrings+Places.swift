import FoundationEssentials
import WeatherFormat

extension ForecastStrings {
    func uvIndex(_ index: UVIndex?) throws(WeatherFormatError) -> String? {
        guard let index else { return nil }
        return try units.string(index)
    }

    /// What falls: as water, and as the depth of new snow, each where there is any.
    ///
    /// Where all of it is snow, its depth says it.
    func amounts(of precipitation: Precipitation) throws(WeatherFormatError) -> (water: String?, snow: String?) {
        let parts = parts(of: precipitation)
        return (
            try parts.water.map { amount throws(WeatherFormatError) in try units.string(amount) },
            try parts.snow.map { depth throws(WeatherFormatError) in try units.string(depth) }
        )
    }

    private func parts(of precipitation: Precipitation) -> (water: PrecipitationAmount?, snow: SnowDepth?) {
        let snow = precipitation.snowfall.flatMap { $0.value > 0 ? $0.converted(to: system.snow) : nil }
        let isAllSnow = snow != nil && precipitation.kind == .snow
        let water = (precipitation.amount ?? precipitation.rain).flatMap { $0.value > 0 && !isAllSnow ? $0 : nil }
        return (water?.converted(to: system.precipitation), snow)
    }

    /// A day for a screen reader: the day, its temperatures in the order of the screen, the chance, the amounts.
    func spoken(_ day: ForecastDay) throws(WeatherFormatError) -> String {
        var parts = [try dates.string(from: day.day, as: .spoken)]
        if let condition = day.condition { parts.append(try condition.wordInsideSentence(in: language)) }
        let temperatures = try spokenTemperatures(
            high: day.high?.converted(to: system.temperature), low: day.low?.converted(to: system.temperature))
        if let high = temperatures.high { parts.append(ForecastWord.high.text(in: language, filling: [high])) }
        if let low = temperatures.low { parts.append(ForecastWord.low.text(in: language, filling: [low])) }
        let precipitation = day.precipitation
        if let chance = precipitation.chance, try PrecipDisplay.showPrecip(val: chance.fraction) {
            let percent = try Percentage(percent: Double(try PrecipDisplay.roundedPercent(chance.fraction)))
            parts.append(ForecastWord.chanceOfPrecipitation.text(in: language))
            parts.append(try units.spoken(percent))
        }
        return language.spoken(parts + (try spokenAmounts(of: precipitation)))
    }

    /// Two temperatures have one unit, behind the second: `6`, `minus 1 degrees`.
    private func spokenTemperatures(
        high: Temperature?, low: Temperature?
    ) throws(WeatherFormatError) -> (high: String?, low: String?) {
        guard let high, let low else {
            return (
                try high.map { high throws(WeatherFormatError) in try units.spoken(high) },
                try low.map { low throws(WeatherFormatError) in try units.spoken(low) }
            )
        }
        let text = try units.spoken(low)
        guard language.countsSharedUnitOfBoth else { return (units.spokenNumber(high), text) }
        // Of 6 and minus 1 the one has degrees, the other a degree: the plural is longer.
        let (first, second) = (units.spokenNumber(high), units.spokenNumber(low))
        let unit =
            [try units.spoken(high).dropFirst(first.count), text.dropFirst(second.count)]
            .max { $0.count < $1.count } ?? ""
        return (first, second + unit)
    }

    /// Each amount with what it is of: `7 centimeters of snow`.
    ///
    /// Water that the service does not tell from snow's is precipitation where some of it is snow.
    private func spokenAmounts(of precipitation: Precipitation) throws(WeatherFormatError) -> [String] {
        let parts = parts(of: precipitation)
        var amounts: [String] = []
        if let water = parts.water {
            let isRainAlone = parts.snow != nil && precipitation.rain == precipitation.amount
            let name: PrecipitationName =
                switch precipitation.kind {
                case .rain: .rain
                case .freezingRain: .freezingRain
                case .mixed where isRainAlone: .rain
                case .snow, .sleet, .mixed, nil: .precipitation
                }
            amounts.append(try spoken(.water(water), of: name))
        }
        if let snow = parts.snow { amounts.append(try spoken(.snow(snow), of: .snow)) }
        return amounts
    }

    private func spoken(
        _ shown: PrecipitationShown, of name: PrecipitationName
    ) throws(WeatherFormatError) -> String {
        return ForecastWord.amountOfPrecipitation.text(
            in: language, filling: [try spoken(shown), try language.insideSentence(name.word.text(in: language))])
    }
}

extension ForecastStrings {
    /// A time of day that no half of the day can be mistaken for: in the languages with an hour counter the house's hour
    /// has no marker on the 12-hour clock.
    func spokenTime(at instant: Date) throws(WeatherFormatError) -> String {
        let isFull = try clock.isFullHour(instant)
        let intent: DateFormatIntent =
            isFull
                && (dates.hourCycle == .twentyFourHour || dates.voice == .native || language.dateOrderGroup == .western)
            ? .precipLaterHour : .sunEventTime
        return try dates.string(from: instant, for: intent)
    }

    func number<Kind>(_ quantity: Quantity<Kind>?, in unit: QuantityUnit<Kind>) -> ShownNumber? {
        quantity.map { ShownNumber($0.converted(to: unit)) }
    }

    func number(_ temperature: Temperature?) -> ShownNumber? { number(temperature, in: system.temperature) }
    func number(_ amount: PrecipitationAmount?) -> ShownNumber? { number(amount, in: system.precipitation) }
    func number(_ depth: SnowDepth?) -> ShownNumber? { number(depth, in: system.snow) }
}

extension LocalClock {
    fileprivate func isFullHour(_ instant: Date) throws(WeatherFormatError) -> Bool {
        let local = Int(instant.timeIntervalSince1970.rounded(.down)) + (try offsetSeconds(at: instant))
        return local % 3600 == 0
    }
}

extension Language {
    /// Whether a unit that two numbers share is counted by both, and not by the one beside it.
    fileprivate var countsSharedUnitOfBoth: Bool {
        switch self {
        case .en: true
        case .cs, .da, .de, .el, .es, .fi, .fr, .hi, .hu, .id, .it, .ja, .ko, .nb, .nl, .pl, .pt, .ro, .ru, .sv, .th,
            .tr, .uk, .vi, .zhHans, .zhHant:
            false
        }
    }

    /// A word that is stored as it stands alone, inside a sentence: its first letter is small, by the language's own rules.
    func insideSentence(_ word: String) throws(WeatherFormatError) -> String {
        switch self {
        // Nouns keep their capital.
        case .de: word
        case .cs, .da, .el, .en, .es, .fi, .fr, .hi, .hu, .id, .it, .ja, .ko, .nb, .nl, .pl, .pt, .ro, .ru, .sv, .th,
            .tr, .uk, .vi, .zhHans, .zhHant:
            try TextCase.lower.apply(to: String(word.prefix(1)), in: self) + word.dropFirst()
        }
    }
}
