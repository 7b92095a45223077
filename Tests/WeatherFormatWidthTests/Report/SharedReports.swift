import Synchronization
import WeatherFormat

@testable import WeatherFormatWidth

/// What this run has measured of each language, once for all tests: a probe of a year in a debug build takes a second.
enum SharedReports {
    static let ruler = TextRuler()

    /// The widest strings of the intents.
    static func widestStrings(in language: Language, _ voice: Voice = .house) throws -> [WidestStrings] {
        try entry(of: language, voice).widest.get {
            try WidthProbe(language: language, voice: voice, ruler: ruler).widestStrings()
        }
    }

    /// The report for the narrowest device.
    static func of(_ language: Language, _ voice: Voice = .house) throws -> WidthReport {
        try entry(of: language, voice).report.get { try of(language, voice, grid: StatGrid()) }
    }

    /// The report for another grid, which draws the same strings.
    static func of(_ language: Language, _ voice: Voice = .house, grid: StatGrid) throws -> WidthReport {
        try WidthReport(
            for: ReaderTag(language), voice: voice, grid: grid, ruler: ruler,
            intents: try widestStrings(in: language, voice))
    }

    /// The report of a variant in the native voice, for the narrowest device.
    static func of(_ variant: LanguageVariant) throws -> WidthReport {
        let entry = variants[variant] ?? Entry()
        return try entry.report.get {
            let reader = try ReaderTag(variant.rawValue)
            return try WidthReport(for: reader, voice: .native, ruler: ruler)
        }
    }

    private static let variants = Dictionary(uniqueKeysWithValues: LanguageVariant.allCases.map { ($0, Entry()) })

    private final class Entry: Sendable {
        let widest = Once<[WidestStrings]>()
        let report = Once<WidthReport>()
    }

    private static let entries = Dictionary(
        uniqueKeysWithValues: Voice.allCases.map { voice in
            (voice, Dictionary(uniqueKeysWithValues: Language.allCases.map { ($0, Entry()) }))
        })

    private static func entry(of language: Language, _ voice: Voice) -> Entry { entries[voice]?[language] ?? Entry() }
}

/// A value that is made by whoever asks first, while the others wait for it.
private final class Once<Value: Sendable>: Sendable {
    private let value = Mutex<Value?>(nil)

    func get(orMake make: () throws -> Value) throws -> Value {
        try value.withLock { value in
            if let value { return value }
            let made = try make()
            value = made
            return made
        }
    }
}
