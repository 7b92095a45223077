/// The shortest decimal that stands for a double: `digits × 10^exponent`.
struct ExactDecimal: Sendable, Hashable {
    let digits: Int128
    let exponent: Int

    /// Nil for what is no number.
    init?(_ value: Double) {
        guard value.isFinite else { return nil }
        // "-1.25", "100.0", "5e-05": digits, then perhaps more behind a point, then perhaps an exponent.
        let parts = value.description.split(separator: "e", maxSplits: 1)
        let mantissa = (parts.first ?? "0").split(separator: ".", maxSplits: 1)
        let fraction = mantissa.count > 1 && mantissa[1] != "0" ? mantissa[1] : ""
        guard let whole = mantissa.first, let digits = Int128(whole + fraction),
            let exponent = parts.count > 1 ? Int(parts[1]) : 0
        else { return nil }
        self.digits = digits
        self.exponent = exponent - fraction.count
    }
}
