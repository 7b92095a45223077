/// Which ICU answered, and with which data.
public struct ICUVersion: Sendable, Hashable {
    /// ICU's own version, such as `72.1`.
    public let icu: String
    /// The Unicode CLDR release that its words come from, such as `42.0`.
    public let cldr: String
    /// The release of the IANA time zone database in it, such as `2025b`.
    public let timeZoneData: String
    /// Where this ICU comes from.
    public let source: Source

    /// Where an ICU comes from.
    public enum Source: String, Sendable, Hashable, Codable {
        /// The system's ICU4C, Debian's `libicu-dev`.
        case system
        /// The copy inside the Swift toolchain for Linux, `_FoundationICU`.
        case toolchain
    }

    /// The ICU that this library is linked against.
    ///
    ///     try ICUVersion.linked().icu  // "72.1", Debian 12's
    ///
    /// - Returns: the same in every call of a process.
    /// - Throws: ``WeatherFormatError/icu(function:status:)`` if ICU does not know its own data.
    public static func linked() throws(WeatherFormatError) -> ICUVersion {
        ICUVersion(
            icu: LinkedICU.version(), cldr: try LinkedICU.cldrVersion(),
            timeZoneData: try LinkedICU.timeZoneDataVersion(), source: LinkedICU.isToolchains ? .toolchain : .system)
    }
}
