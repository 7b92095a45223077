import WeatherFormat

/// A wind in the reader's unit, with its direction: `12-18mph`, `NW`.
///
/// Calm has neither speed nor direction.
struct WindShown {
    let text: String
    let spoken: String
    let direction: CompassDirection?
    /// What the mean wind is called, by Beaufort; nil of a calm.
    let name: String?
    /// The mean wind, or the slowest of a range.
    let wind: ShownNumber?
    /// The strongest of gusts and range, where one is known.
    let gust: ShownNumber?
    /// Both, where both are known.
    var numbers: [ShownNumber] { [wind, gust].compactMap { $0 } }

    /// Nil where neither a wind nor a gust is known.
    ///
    /// A gust without a wind stands alone.
    init?(
        _ wind: Wind?, gust: WindSpeed?, degrees: Double?, _ strings: ForecastStrings
    ) throws(WeatherFormatError) {
        guard let low = wind?.low ?? gust else { return nil }
        // The stronger of range and gusts is never hidden.
        let high = [low, wind?.high, gust].compactMap { $0 }.max { $1.isStronger(than: $0) } ?? low
        let unit = strings.system.wind
        self.wind = wind.map { unit.number($0.low) }
        self.gust = high == low && gust == nil ? nil : unit.number(high)
        guard !unit.isCalm(high) else {
            text = ForecastWord.calm.text(in: strings.language)
            spoken = text
            direction = nil
            name = nil
            return
        }
        let range: AnyQuantity =
            switch unit {
            case .speed(let unit):
                .gustRange(GustRange(wind: low.converted(to: unit), gust: high.converted(to: unit)))
            case .beaufort: .forceRange(wind: BeaufortForce(low), gust: BeaufortForce(high))
            }
        name = BeaufortForce(wind?.high ?? low).word.text(in: strings.language)
        text = try strings.units.string(range)
        spoken = try strings.units.spoken(range)
        direction = try degrees.map { degrees throws(WeatherFormatError) in try CompassDirection(degrees: degrees) }
    }
}

extension ForecastUnits.WindUnit {
    /// What is written as 0 is calm, in whatever unit.
    fileprivate func isCalm(_ speed: WindSpeed) -> Bool {
        switch self {
        case .speed(let unit): speed.converted(to: unit).value < 0.5
        case .beaufort: BeaufortForce(speed).number == 0
        }
    }

    fileprivate func number(_ speed: WindSpeed) -> ShownNumber {
        switch self {
        case .speed(let unit): ShownNumber(speed.converted(to: unit))
        case .beaufort: ShownNumber(BeaufortForce(speed))
        }
    }
}
