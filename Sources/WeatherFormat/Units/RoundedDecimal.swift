/// A number as it will be printed: rounded once, half away from zero, on the decimal that a person reads.
///
/// That decimal is the shortest one that stands for the double, what `description` prints: 0.175 is 0.175 although the
/// double lies below it, and rounds to 0.18.
struct RoundedDecimal: Sendable, Hashable {
    /// The digits as one integer: 1875 for 18.75.
    let digits: UInt64
    /// How many of the digits stand behind the decimal separator.
    let places: Int
    /// Never true for zero.
    let isNegative: Bool

    @inline(__always)
    init(digits: UInt64, places: Int, isNegative: Bool) {
        self.digits = digits
        self.places = places
        self.isNegative = isNegative && digits != 0
    }

    /// Rounds a value whose magnitude is at most 2⁵² / 100, so every quantity's.
    ///
    /// No decimal string is made. `tie` below is the double nearest to the tie between two neighbours, say 0.175. With
    /// at most fifteen digits a decimal and its double stand for each other, so the value's shortest decimal lies below,
    /// on or above the tie exactly if the value itself lies below, on or above `tie`.
    @inline(__always)
    init(_ value: Double, places: Int) {
        let magnitude = value.magnitude
        let floor: Int
        let tie: Double
        if places == 0 {
            floor = Int(magnitude)
            tie = Double(floor) + 0.5
        } else {
            let scale = powersOfTen(places)
            floor = Int(magnitude * scale)
            tie = (Double(floor) + 0.5) / scale
        }
        self.init(
            digits: UInt64(truncatingIfNeeded: floor &+ (magnitude >= tie ? 1 : 0)), places: places,
            isNegative: value < 0)
    }

    /// Without closing zeros: 2.0 becomes 2.
    @inline(__always)
    func droppingClosingZeros() -> RoundedDecimal {
        var (digits, places) = (self.digits, self.places)
        while places > 0 {
            let (quotient, rest) = digits.quotientAndRemainder(dividingBy: 10)
            guard rest == 0 else { break }
            (digits, places) = (quotient, places - 1)
        }
        return RoundedDecimal(digits: digits, places: places, isNegative: isNegative)
    }

    /// In ASCII, as ICU reads a decimal: `-12.50`.
    var ascii: String { isNegative ? "-" + magnitude : magnitude }

    /// The same without its sign.
    var magnitude: String {
        var text = String(digits)
        if places > 0 {
            if text.utf8.count <= places {
                text = String(repeating: "0", count: places + 1 - text.utf8.count) + text
            }
            let whole = text.utf8.count - places
            text = text.prefix(whole) + "." + text.suffix(places)
        }
        return text
    }
}

/// 10 to the power of 0, 1 or 2, the places that any rule has.
@inline(__always)
private func powersOfTen(_ places: Int) -> Double {
    places == 0 ? 1 : places == 1 ? 10 : 100
}
