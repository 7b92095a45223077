import ICUShim

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
    public static func linked() throws(WeatherFormatError) -> ICUVersion {
        let icu = dotted { wf_u_getVersion($0) }
        var status: Int32 = 0
        let cldr = dotted { wf_ulocdata_getCLDRVersion($0, &status) }
        guard !wf_failure(status) else { throw icuError("ulocdata_getCLDRVersion", status) }
        guard let zoneData = wf_ucal_getTZDataVersion(&status), !wf_failure(status) else {
            throw icuError("ucal_getTZDataVersion", status)
        }
        return ICUVersion(
            icu: icu, cldr: cldr, timeZoneData: String(cString: zoneData),
            source: wf_isToolchainICU() ? .toolchain : .system)
    }

    /// Four numbers, of which the first two are always shown and the others where they are not zero.
    private static func dotted(_ fill: (UnsafeMutablePointer<UInt8>) -> Void) -> String {
        var numbers: [UInt8] = [0, 0, 0, 0]
        numbers.withUnsafeMutableBufferPointer { buffer in
            if let base = buffer.baseAddress { fill(base) }
        }
        while numbers.count > 2, numbers.last == 0 { numbers.removeLast() }
        return numbers.map { String($0) }.joined(separator: ".")
    }
}
