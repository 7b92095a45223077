import SnapshotAssertions
import Testing
import WeatherFormat

/// Every unit in the native style, in each language and variant: what a reviewer reads.
@Suite struct NativeUnitMatrixTests {
    private func formatter(_ form: LanguageForm) throws -> UnitFormatter {
        UnitFormatter(for: try ReaderTag(form.tag), style: .native)
    }

    /// Numbers that plurals tell apart, then a wind with its gusts, a trace, and what lies below zero.
    @Test(arguments: LanguageForm.allCases)
    func short(form: LanguageForm) throws {
        let formatter = try formatter(form)
        var lines = try Self.lines(form) { try formatter.string($0) }
        for unit in WindSpeed.Unit.allCases.map(\.weatherUnit) + [.beaufort] {
            lines.append("\(unit.rawValue) | " + (try formatter.string(try Self.gusts(unit))))
        }
        let trace = try formatter.string(try AnyQuantity(0.01, givenIn: .millimeters, readIn: .millimeters))
        let below = try formatter.string(try Temperature(-5.4, .celsius))
        let durations = try [0.0, 300, 5400, 90_000].map {
            try DurationFormatter(for: formatter.reader, style: .native).string(seconds: $0)
        }
        lines += ["trace | \(trace)", "below zero | \(below)", "durations | " + durations.joined(separator: " | ")]
        try assertMatchesSnapshot(lines.joined(separator: "\n"), named: form.tag)
    }

    /// The long form of the variants; that of a language is the compact style's, but for signs.
    @Test(arguments: LanguageVariant.allCases)
    func long(variant: LanguageVariant) throws {
        let form = LanguageForm(variant)
        let formatter = try formatter(form)
        var lines = try Self.lines(form) { try formatter.string($0, width: .long) }
        for unit in WindSpeed.Unit.allCases.map(\.weatherUnit) + [.beaufort] {
            lines.append("\(unit.rawValue) | " + (try formatter.string(try Self.gusts(unit), width: .long)))
        }
        let below = try formatter.string(try Temperature(-5.4, .celsius), width: .long)
        let durations = try [0.0, 60, 5400, 90_000, 183_845].map {
            try DurationFormatter(for: formatter.reader, style: .native).string(seconds: $0, width: .long)
        }
        lines += ["below zero | \(below)", "durations | " + durations.joined(separator: " | ")]
        try assertMatchesSnapshot(lines.joined(separator: "\n"), named: form.tag)
    }

    /// What is said to the readers of a region; the languages' own speech is the same in both voices.
    @Test(arguments: LanguageVariant.allCases)
    func spoken(variant: LanguageVariant) throws {
        let form = LanguageForm(variant)
        let formatter = try formatter(form)
        var lines = try Self.lines(form, andBelowZero: true) { try formatter.spoken($0) }
        for unit in WindSpeed.Unit.allCases.map(\.weatherUnit) + [.beaufort] {
            lines.append("\(unit.rawValue) | " + (try formatter.spoken(try Self.gusts(unit))))
        }
        try assertMatchesSnapshot(lines.joined(separator: "\n"), named: form.tag)
    }

    private static func gusts(_ unit: WeatherUnit) throws -> AnyQuantity {
        try AnyQuantity(12, gust: 18, givenIn: unit, readIn: unit)
    }

    private static func lines(
        _ form: LanguageForm, andBelowZero: Bool = false, _ text: (AnyQuantity) throws -> String
    ) throws -> [String] {
        var lines = [PatternCells.head(form.tag)]
        for unit in WeatherUnit.allCases {
            let signed: [Double] = andBelowZero && (unit == .celsius || unit == .fahrenheit) ? [-1, -5] : []
            let numbers = unit == .beaufort ? [0, 0.3, 1.6, 8.0, 28.5] : UnitMatrixTests.numbers + signed
            let cells = try numbers.map { try text(try AnyQuantity($0, givenIn: unit, readIn: unit)) }
            lines.append(([unit.rawValue] + PatternCells.cells(cells)).joined(separator: " | "))
        }
        return lines
    }
}
