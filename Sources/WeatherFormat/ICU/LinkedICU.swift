import ICUShim

/// What the ICU that this library is linked against says of itself.
///
/// Wraps `uversion.h` and `ulocdata.h`.
enum LinkedICU {
    /// `u_getVersion`, such as `72.1`.
    static func version() -> String {
        dotted { wf_u_getVersion($0) }
    }

    /// `ulocdata_getCLDRVersion`, such as `42.0`.
    static func cldrVersion() throws(WeatherFormatError) -> String {
        var status: Int32 = 0
        let version = dotted { wf_ulocdata_getCLDRVersion($0, &status) }
        guard !wf_failure(status) else { throw icuError("ulocdata_getCLDRVersion", status) }
        return version
    }

    /// `ucal_getTZDataVersion`, such as `2025b`.
    static func timeZoneDataVersion() throws(WeatherFormatError) -> String {
        var status: Int32 = 0
        guard let version = wf_ucal_getTZDataVersion(&status), !wf_failure(status) else {
            throw icuError("ucal_getTZDataVersion", status)
        }
        return String(cString: version)
    }

    /// Whether it is the copy inside the Swift toolchain, and not the system's.
    static var isToolchains: Bool { wf_isToolchainICU() }

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
