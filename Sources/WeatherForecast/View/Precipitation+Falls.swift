import WeatherFormat

extension Precipitation {
    /// Whether some of it falls: an amount says so by itself, however small its chance; without one a chance that the gate
    /// lets through does, and without both the kind.
    var falls: Bool {
        if hasAmount { return true }
        if amount != nil || rain != nil || snowfall != nil { return false }
        guard let chance else { return kind != nil }
        do { return try PrecipDisplay.showPrecip(val: chance.fraction) } catch { return false }
    }

    /// Whether an amount of it is known, and not nothing.
    var hasAmount: Bool {
        [amount?.value, rain?.value, snowfall?.value].contains { $0.map { $0 > 0 } ?? false }
    }

    /// Whether so much of it falls that a gauge would show it: a tenth of a millimeter, once rounded.
    ///
    /// Less is a trace. Source: WMO-No. 8, Guide to Instruments, the chapter on the measurement of precipitation.
    var isMeasurable: Bool {
        let inMillimeters = [amount, rain].compactMap { $0?.converted(to: .millimeters).value }
        let inCentimeters = snowfall?.converted(to: .centimeters).value
        return (inMillimeters + [inCentimeters].compactMap { $0 }).contains { $0 >= 0.05 }
    }
}
