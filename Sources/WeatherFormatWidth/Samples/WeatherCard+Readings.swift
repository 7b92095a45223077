import WeatherForecast
import WeatherFormat

extension WeatherCard {
    /// The readings of a card in one unit.
    typealias Readings = (unit: String, texts: [String])

    /// Every reading that can stand in a card's subtitle in a voice's style, unit by unit, over the range of what has been measured on
    /// Earth; none for a card whose reading is a time, which the intents answer for.
    ///
    /// Source of the extremes: WMO World Weather and Climate Extremes Archive (-89.2 to 56.7 °C, 870 to 1084.8 hPa).
    func readings(for reader: ReaderTag, _ voice: Voice) throws(WeatherFormatError) -> [Readings] {
        let units = UnitFormatter(for: reader, style: voice.unitStyle)
        switch self {
        case .feelsLike, .dewPoint:
            return [
                try Self.texts("C", -90...60) { value throws(WeatherFormatError) in
                    try units.string(try Temperature(value, .celsius))
                },
                try Self.texts("F", -130...140) { value throws(WeatherFormatError) in
                    try units.string(try Temperature(value, .fahrenheit))
                },
            ]
        case .wind:
            return try Self.winds(units)
        case .precipitation:
            return try Self.amounts(units)
        case .humidity:
            return [
                try Self.texts("%", 0...100) { value throws(WeatherFormatError) in
                    try units.string(try Percentage(percent: value))
                }
            ]
        case .pressure:
            return try Self.pressures(units)
        case .visibility:
            return [try Self.distances("km", .kilometers, units), try Self.distances("mi", .miles, units)]
        case .uvIndex:
            return [
                try Self.texts("index", 0...50) { value throws(WeatherFormatError) in
                    try units.string(try UVIndex(value))
                }
            ]
        case .sunrise, .sunset:
            return []
        }
    }

    /// The texts of a range of steps, of which so many make one.
    private static func texts(
        _ unit: String, _ range: ClosedRange<Int>, stepsPerUnit: Double = 1,
        _ text: (Double) throws(WeatherFormatError) -> String
    ) throws(WeatherFormatError) -> Readings {
        var texts: [String] = []
        for step in range { texts.append(try text(Double(step) / stepsPerUnit)) }
        return (unit, texts)
    }

    /// A day's rain to a tenth of a millimeter or a hundredth of an inch, and its snow.
    private static func amounts(_ units: UnitFormatter) throws(WeatherFormatError) -> [Readings] {
        [
            try texts("mm", 0...3000, stepsPerUnit: 10) { value throws(WeatherFormatError) in
                try units.string(try PrecipitationAmount(value, .millimeters))
            },
            try texts("in", 0...2000, stepsPerUnit: 100) { value throws(WeatherFormatError) in
                try units.string(try PrecipitationAmount(value, .inches))
            },
            try texts("cm", 0...2000, stepsPerUnit: 10) { value throws(WeatherFormatError) in
                try units.string(try SnowDepth(value, .centimeters))
            },
        ]
    }

    private static func distances(
        _ name: String, _ unit: Distance.Unit, _ units: UnitFormatter
    ) throws(WeatherFormatError) -> Readings {
        try texts(name, 0...3000, stepsPerUnit: 10) { value throws(WeatherFormatError) in
            try units.string(try Distance(value, unit))
        }
    }

    private static func pressures(_ units: UnitFormatter) throws(WeatherFormatError) -> [Readings] {
        let ranges: [(String, Pressure.Unit, ClosedRange<Int>, Double)] = [
            ("hPa", .hectopascals, 870...1085, 1), ("mb", .millibars, 870...1085, 1),
            ("mmHg", .millimetersOfMercury, 650...815, 1), ("inHg", .inchesOfMercury, 2569...3204, 100),
            ("kPa", .kilopascals, 870...1085, 10),
        ]
        var readings: [Readings] = []
        for (name, unit, range, stepsPerUnit) in ranges {
            readings.append(
                try texts(name, range, stepsPerUnit: stepsPerUnit) { value throws(WeatherFormatError) in
                    try units.string(try Pressure(value, unit))
                })
        }
        return readings
    }

    /// A hurricane with its gusts, in three digits each (in meters a second two): every digit in every place but the
    /// first, and no stronger than the 408 km/h, 113 m/s, that have been measured.
    private static func winds(_ units: UnitFormatter) throws(WeatherFormatError) -> [Readings] {
        let speeds: [(String, WindSpeed.Unit, Int, Int, Int)] = [
            ("km/h", .kilometersPerHour, 100, 200, 11), ("mph", .milesPerHour, 100, 200, 11),
            ("kn", .knots, 100, 200, 11), ("m/s", .metersPerSecond, 40, 60, 1),
        ]
        var readings: [Readings] = []
        for (name, unit, wind, gust, step) in speeds {
            var texts: [String] = []
            for first in 0..<10 {
                for second in 0..<10 {
                    texts.append(
                        try units.string(
                            GustRange(
                                wind: try WindSpeed(Double(wind + first * step), unit),
                                gust: try WindSpeed(Double(gust + second * step), unit))))
                }
            }
            readings.append((name, texts))
        }
        var forces: [String] = []
        for force in 0..<12 {
            forces.append(try units.string(from: try BeaufortForce(force), to: try BeaufortForce(12)))
        }
        return readings + [("bft", forces)]
    }
}
