extension WeatherUnit {
    /// The unit in ICU's number skeletons, as `unumberformatter.h` reads them.
    ///
    /// The percent pattern is the locale's own (`45 %`) and not the unit `percent`. ICU before version 73 has no Beaufort.
    var skeletonStem: String {
        switch self {
        case .celsius: "unit/celsius"
        case .fahrenheit: "unit/fahrenheit"
        case .kilometersPerHour: "unit/kilometer-per-hour"
        case .milesPerHour: "unit/mile-per-hour"
        case .metersPerSecond: "unit/meter-per-second"
        case .knots: "unit/knot"
        case .beaufort: "unit/beaufort"
        case .hectopascals: "unit/hectopascal"
        case .millibars: "unit/millibar"
        case .millimetersOfMercury: "unit/millimeter-ofhg"
        case .inchesOfMercury: "unit/inch-ofhg"
        case .kilopascals: "unit/kilopascal"
        case .millimeters: "unit/millimeter"
        case .centimeters: "unit/centimeter"
        case .inches: "unit/inch"
        case .millimetersPerHour: "unit/millimeter-per-hour"
        case .inchesPerHour: "unit/inch-per-hour"
        case .kilometers: "unit/kilometer"
        case .miles: "unit/mile"
        case .meters: "unit/meter"
        case .feet: "unit/foot"
        case .percent: "percent"
        }
    }

    /// The same where the unit's name is spelled out: `45 percent`.
    var longSkeletonStem: String {
        self == .percent ? "unit/percent" : skeletonStem
    }

    /// Whether the compact style keeps a space before the symbol: units.md's two, which are read as a word.
    package var keepsSpace: Bool {
        switch self {
        case .inchesOfMercury, .kilopascals: true
        case .celsius, .fahrenheit, .kilometersPerHour, .milesPerHour, .metersPerSecond, .knots, .beaufort,
            .hectopascals, .millibars, .millimetersOfMercury, .millimeters, .centimeters, .inches, .millimetersPerHour,
            .inchesPerHour, .kilometers, .miles, .meters, .feet, .percent:
            false
        }
    }

    /// Whether a number of this unit is written without a symbol: the reader chose the scale in settings, and Beaufort
    /// is a scale, not a measure.
    package var isDegree: Bool { self == .celsius || self == .fahrenheit }
}
