extension Reading {
    /// The one rounding that stands between a quantity and its string.
    @inline(__always)
    func rounded() -> RoundedReading {
        let rounded: RoundedDecimal
        if givenUnit == unit {
            rounded = RoundedDecimal(value, places: decimals.places(forMagnitude: value.magnitude))
        } else {
            rounded = roundedConverted()
        }
        if rounded.digits == 0, showsTraces, value > 0 {
            let step = RoundedDecimal(digits: 1, places: decimals.mostPlaces, isNegative: false)
            return RoundedReading(number: step, isTrace: true)
        }
        let number = decimals.dropsClosingZeros ? rounded.droppingClosingZeros() : rounded
        return RoundedReading(number: number, isTrace: false)
    }

    /// In binary where the product is far from a tie; there alone the exact product is needed.
    private func roundedConverted() -> RoundedDecimal {
        let conversion = UnitConversion.between(givenUnit, unit)
        let converted = conversion.apply(value)
        let places = decimals.places(forMagnitude: converted.magnitude)
        let scaled = converted.magnitude * (places == 0 ? 1 : places == 1 ? 10 : 100)
        let distanceFromTie = (scaled - scaled.rounded(.down) - 0.5).magnitude
        // The error of three operations is some 1e-15 of the scaled value.
        if distanceFromTie > 1e-12 * max(scaled, 1) { return RoundedDecimal(converted, places: places) }
        return conversion.rounded(value, places: places) ?? RoundedDecimal(converted, places: places)
    }
}

extension UnitConversion {
    /// The exact product of the shortest decimal that stands for the value, rounded half away from zero.
    ///
    /// Nil where it does not fit into 127 bits, which only a value far smaller than any tie could cause.
    func rounded(_ value: Double, places: Int) -> RoundedDecimal? {
        guard let decimal = ExactDecimal(value) else { return nil }
        // (multiplier × digits × 10^exponent + addend) / divisor × 10^places
        var numerator = multiplier
        var denominator = divisor
        guard multiply(&numerator, by: decimal.digits), multiply(&denominator, by: 2) else { return nil }
        if decimal.exponent > 0 {
            guard multiply(&numerator, byPowerOfTen: decimal.exponent), add(addend, to: &numerator) else { return nil }
        } else {
            var shifted = addend
            guard multiply(&shifted, byPowerOfTen: -decimal.exponent), add(shifted, to: &numerator),
                multiply(&denominator, byPowerOfTen: -decimal.exponent)
            else { return nil }
        }
        guard multiply(&numerator, byPowerOfTen: places), multiply(&numerator, by: 2) else { return nil }
        // Half of the denominator, which is even by construction, added to the magnitude: half away from zero.
        let (sum, overflow) = numerator.magnitude.addingReportingOverflow((denominator / 2).magnitude)
        guard !overflow, let digits = UInt64(exactly: sum / denominator.magnitude) else { return nil }
        return RoundedDecimal(digits: digits, places: places, isNegative: numerator < 0)
    }

    private func multiply(_ number: inout Int128, by factor: Int128) -> Bool {
        let (product, overflow) = number.multipliedReportingOverflow(by: factor)
        number = product
        return !overflow
    }

    private func multiply(_ number: inout Int128, byPowerOfTen exponent: Int) -> Bool {
        for _ in 0..<exponent where !multiply(&number, by: 10) { return false }
        return true
    }

    private func add(_ addend: Int128, to number: inout Int128) -> Bool {
        let (sum, overflow) = number.addingReportingOverflow(addend)
        number = sum
        return !overflow
    }
}
