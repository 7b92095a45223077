public import Foundation
public import WeatherFormat

extension ReaderTag {
    /// Makes the reader of a locale: its language, its region, and the clock if the locale sets one.
    ///
    ///     try ReaderTag(Locale(identifier: "de_AT")).tag  // "de-AT"
    ///     try ReaderTag(Locale(identifier: "en_GB@hours=h12")).hourCycle  // .twelveHour
    ///
    /// - Parameter locale: of any of the languages. Of its settings the clock and the region's override count.
    /// - Throws: ``/WeatherFormat/WeatherFormatError/unknownLanguage(tag:near:)`` for a locale of another language.
    public init(_ locale: Locale) throws(WeatherFormatError) { try self.init(locale.identifier(.bcp47)) }
}

extension Language {
    /// Finds the language of a locale.
    ///
    ///     try Language(Locale(identifier: "zh_TW"))  // .zhHant
    ///
    /// - Throws: ``/WeatherFormat/WeatherFormatError/unknownLanguage(tag:near:)`` for a locale of another language.
    public init(_ locale: Locale) throws(WeatherFormatError) { self = try ReaderTag(locale).language }
}

extension HourCycle {
    /// Makes the clock of Foundation's setting, whether it counts from zero or from one.
    ///
    ///     HourCycle(Locale(identifier: "en_US").hourCycle)  // .twelveHour
    public init(_ cycle: Locale.HourCycle) {
        switch cycle {
        case .zeroToEleven, .oneToTwelve: self = .twelveHour
        case .zeroToTwentyThree, .oneToTwentyFour: self = .twentyFourHour
        #if canImport(Darwin)
            @unknown default: self = .twentyFourHour
        #endif
        }
    }
}
