import WeatherFormat

extension Precipitation {
    /// Whether some of it falls: an amount says so by itself, however small its chance; without one a chance that the gate
    /// lets through does, and without both the kind.
    var falls: Bool {
        if let snowfall, snowfall.value > 0 { return true }
        if let water = amount ?? rain { return water.value > 0 }
        if snowfall != nil { return false }
        guard let chance else { return kind != nil }
        do { return try PrecipDisplay.showPrecip(val: chance.fraction) } catch { return false }
    }
}
