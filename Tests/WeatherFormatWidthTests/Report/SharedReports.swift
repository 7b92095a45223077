import Synchronization
import WeatherFormat
import WeatherFormatWidth

/// The reports of this run, each made once: a probe of a year in a debug build takes a second.
enum SharedReports {
    private static let reports = Mutex<[Language: WidthReport]>([:])
    private static let ruler = TextRuler()

    static func of(_ language: Language) throws -> WidthReport {
        if let known = reports.withLock({ $0[language] }) { return known }
        let report = try WidthReport(language: language, ruler: ruler)
        reports.withLock { $0[language] = report }
        return report
    }
}
