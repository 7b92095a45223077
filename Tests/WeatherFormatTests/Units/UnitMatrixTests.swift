import SnapshotAssertions
import Testing
import WeatherFormat

/// Every unit of a language before numbers that plurals tell apart, each form once: what a reviewer reads.
@Suite struct UnitMatrixTests {
    static let numbers: [Double] = [0, 1, 2, 5, 11, 21, 22, 25, 1.5]

    @Test(arguments: Language.allCases)
    func compact(language: Language) throws {
        let formatter = UnitFormatter(language: language)
        try check(language) { try formatter.string($0) }
    }

    @Test(arguments: Language.allCases)
    func compactLong(language: Language) throws {
        let formatter = UnitFormatter(language: language)
        try check(language) { try formatter.string($0, width: .long) }
    }

    @Test(arguments: Language.allCases)
    func cldrShort(language: Language) throws {
        let formatter = UnitFormatter(language: language)
        try check(language) { try formatter.string($0, style: .cldr) }
    }

    @Test(arguments: Language.allCases)
    func cldrNarrow(language: Language) throws {
        let formatter = UnitFormatter(language: language)
        try check(language) { try formatter.string($0, style: .cldr, width: .narrow) }
    }

    @Test(arguments: Language.allCases)
    func cldrLong(language: Language) throws {
        let formatter = UnitFormatter(language: language)
        try check(language) { try formatter.string($0, style: .cldr, width: .long) }
    }

    @Test(arguments: Language.allCases)
    func spoken(language: Language) throws {
        let formatter = UnitFormatter(language: language)
        var lines = [PatternCells.head(language)]
        for unit in WeatherUnit.allCases {
            let numbers = Self.numbers(of: unit) + (unit.isTemperature ? [-1, -2, -5, -21] : [])
            let cells = try numbers.map { try formatter.spoken(try AnyQuantity($0, givenIn: unit, readIn: unit)) }
            lines.append(([unit.rawValue] + PatternCells.cells(cells)).joined(separator: " | "))
        }
        try assertMatchesSnapshot(lines.joined(separator: "\n"), named: language.rawValue)
    }

    /// A wind with its gusts, as it is said.
    @Test(arguments: Language.allCases)
    func spokenRange(language: Language) throws {
        let formatter = UnitFormatter(language: language)
        let lines = try WindSpeed.Unit.allCases.map(\.weatherUnit).map { unit in
            let texts = try [(0.0, 1.0), (2, 4), (15, 31), (12, 25)].map {
                try formatter.spoken(try AnyQuantity($0.0, gust: $0.1, givenIn: unit, readIn: unit))
            }
            return ([unit.rawValue] + texts).joined(separator: " | ")
        }
        let forces = try [(0, 1), (2, 4), (6, 8)].map {
            try formatter.spoken(from: try BeaufortForce($0.0), to: try BeaufortForce($0.1))
        }
        let text = (lines + [(["bft"] + forces).joined(separator: " | ")]).joined(separator: "\n")
        try assertMatchesSnapshot(text, named: language.rawValue)
    }

    @Test(arguments: Language.allCases)
    func compass(language: Language) throws {
        let lines = CompassDirection.allCases.map { point in
            "\(Double(point.rawValue) * 22.5) | \(point.abbreviation(in: language)) | \(point.name(in: language))"
        }
        try assertMatchesSnapshot(lines.joined(separator: "\n"), named: language.rawValue)
    }

    /// Beaufort takes a speed: these give the forces that the numbers name, as far as the scale goes.
    private static func numbers(of unit: WeatherUnit) -> [Double] {
        unit == .beaufort ? [0, 0.3, 1.6, 8.0, 28.5] : numbers
    }

    private func check(
        _ language: Language, function: String = #function, _ text: (AnyQuantity) throws -> String
    ) throws {
        var lines = [PatternCells.head(language)]
        for unit in WeatherUnit.allCases {
            let cells = try Self.numbers(of: unit).map { try text(try AnyQuantity($0, givenIn: unit, readIn: unit)) }
            lines.append(([unit.rawValue] + PatternCells.cells(cells)).joined(separator: " | "))
        }
        try assertMatchesSnapshot(lines.joined(separator: "\n"), named: language.rawValue, function: function)
    }
}

extension WeatherUnit {
    fileprivate var isTemperature: Bool { self == .celsius || self == .fahrenheit }
}
