/// A number as reports show it.
package enum TenthsText {
    /// One decimal: `149.5`, `142.0`; for a number from 0 to 1,000,000,000.
    package static func of(_ value: Double) -> String {
        let tenths = Int((min(max(value, 0), 1e9) * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }
}
