/// A zone that is named by its distance from UTC: `GMT+05:30`, as ICU and CLDR write it, `GMT+5`, `GMT-0530`.
///
/// East of Greenwich is positive, as in ISO 8601. It is the other way round in the variable `TZ` and in the database's
/// `Etc/GMT+3`, which POSIX reads as three hours behind UTC.
struct OffsetName {
    /// Seconds east of UTC.
    let seconds: Int

    /// Less than 24 hours, in one or two digits, or with minutes, or with seconds too; nil for anything else.
    init?(_ name: String) {
        let utf8 = Array(name.utf8.prefix(16))
        guard utf8.starts(with: Array("GMT".utf8)), utf8.count > 4, name.utf8.count <= 12 else { return nil }
        guard let sign = [UInt8(ascii: "+"): 1, UInt8(ascii: "-"): -1][utf8[3]] else { return nil }
        let parts = utf8[4...].split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        guard parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) })
        else {
            return nil
        }
        let numbers = parts.map { $0.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) } }
        let fields: [Int]
        switch (numbers.count, parts[0].count) {
        case (1, 1...2): fields = [numbers[0], 0, 0]
        case (1, 3...4): fields = [numbers[0] / 100, numbers[0] % 100, 0]
        case (1, 5...6): fields = [numbers[0] / 10_000, numbers[0] / 100 % 100, numbers[0] % 100]
        case (2...3, 1...2) where parts.dropFirst().allSatisfy { $0.count == 2 }: fields = numbers + [0]
        default: return nil
        }
        guard fields[0] <= 23, fields[1] <= 59, fields[2] <= 59 else { return nil }
        seconds = sign * (fields[0] * 3600 + fields[1] * 60 + fields[2])
    }

    /// The one spelling: `GMT`, `GMT-05:00`, `GMT+00:19:32`.
    ///
    /// Nil for 24 hours or more.
    static func spelling(ofSeconds seconds: Int) -> String? {
        let magnitude = seconds.magnitude
        guard magnitude < 86_400 else { return nil }
        guard seconds != 0 else { return "GMT" }
        let parts = [magnitude / 3600, magnitude / 60 % 60, magnitude % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
        let shown = parts[2] == "00" ? parts.dropLast() : parts[...]
        return "GMT\(seconds < 0 ? "-" : "+")" + shown.joined(separator: ":")
    }
}
