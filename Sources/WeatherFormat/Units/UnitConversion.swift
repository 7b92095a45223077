/// The way from one unit of a quantity to another: `(multiplier × value + addend) / divisor`, all three exact integers.
struct UnitConversion: Sendable, Hashable {
    let multiplier: Int128
    let addend: Int128
    let divisor: Int128
    /// The same three in binary.
    private let approximate: SIMD4<Double>

    private init(multiplier: Int128, addend: Int128 = 0, divisor: Int128) {
        let common = greatestCommonDivisor(greatestCommonDivisor(multiplier, addend), divisor)
        self.multiplier = multiplier / common
        self.addend = addend / common
        self.divisor = divisor / common
        approximate = [Double(self.multiplier), Double(self.addend), Double(self.divisor), 0]
    }

    static let identity = UnitConversion(multiplier: 1, divisor: 1)

    /// In binary, so with an error of a few units in the last place.
    func apply(_ value: Double) -> Double {
        (approximate.x * value + approximate.y) / approximate.z
    }

    /// Both units measure the same quantity: each caller's types see to that.
    ///
    /// Units that do not are left as they are.
    static func between(_ from: WeatherUnit, _ to: WeatherUnit) -> UnitConversion {
        from == to ? identity : all[from.ordinal * WeatherUnit.allCases.count + to.ordinal]
    }

    /// From each unit to each, made once: the quotients are those of 128 bits, and dear.
    private static let all = WeatherUnit.allCases.flatMap { from in
        WeatherUnit.allCases.map { to in exact(from, to) }
    }

    private static func exact(_ from: WeatherUnit, _ to: WeatherUnit) -> UnitConversion {
        // t/°F = t/°C × 9/5 + 32 (NIST SP 811, B.8).
        if from == .celsius, to == .fahrenheit { return UnitConversion(multiplier: 9, addend: 160, divisor: 5) }
        if from == .fahrenheit, to == .celsius { return UnitConversion(multiplier: 5, addend: -160, divisor: 9) }
        guard let left = from.factor, let right = to.factor, left.base == right.base else { return identity }
        return UnitConversion(
            multiplier: left.numerator * right.denominator, divisor: left.denominator * right.numerator)
    }
}

private func greatestCommonDivisor(_ left: Int128, _ right: Int128) -> Int128 {
    var (larger, smaller) = (left.magnitude, right.magnitude)
    while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
    return Int128(larger)
}

/// A unit as an exact multiple of its quantity's base.
private struct Factor {
    enum Base { case metersPerSecond, pascals, meters, metersPerHour }
    let base: Base
    let numerator: Int128
    let denominator: Int128

    init(_ base: Base, _ numerator: Int128, over denominator: Int128 = 1) {
        self.base = base
        self.numerator = numerator
        self.denominator = denominator
    }
}

extension WeatherUnit {
    /// Sources: the international yard and pound agreement of 1959 (an inch is 25.4 mm, a foot 12 and a mile 63,360
    /// inches), the international nautical mile of 1929 (1852 m), and NIST SP 811 (2008), B.8 for the conventional
    /// millimetre of mercury: 13.5951 g/cm³ under a gravity of 9.80665 m/s², which is 133.322387415 Pa exactly.
    fileprivate var factor: Factor? {
        switch self {
        case .metersPerSecond: Factor(.metersPerSecond, 1)
        case .kilometersPerHour: Factor(.metersPerSecond, 1000, over: 3600)
        case .milesPerHour: Factor(.metersPerSecond, 1_609_344, over: 3_600_000)
        case .knots: Factor(.metersPerSecond, 1852, over: 3600)
        case .hectopascals, .millibars: Factor(.pascals, 100)
        case .kilopascals: Factor(.pascals, 1000)
        case .millimetersOfMercury: Factor(.pascals, 133_322_387_415, over: 1_000_000_000)
        case .inchesOfMercury: Factor(.pascals, 3_386_388_640_341, over: 1_000_000_000)
        case .millimeters: Factor(.meters, 1, over: 1000)
        case .centimeters: Factor(.meters, 1, over: 100)
        case .inches: Factor(.meters, 254, over: 10_000)
        case .feet: Factor(.meters, 3048, over: 10_000)
        case .meters: Factor(.meters, 1)
        case .kilometers: Factor(.meters, 1000)
        case .miles: Factor(.meters, 1_609_344, over: 1000)
        case .millimetersPerHour: Factor(.metersPerHour, 1, over: 1000)
        case .inchesPerHour: Factor(.metersPerHour, 254, over: 10_000)
        case .celsius, .fahrenheit, .beaufort, .percent: nil
        }
    }
}
