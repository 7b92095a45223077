/// A quantity without its type: what a renderer needs to know, and nothing else.
struct Reading: Sendable, Hashable {
    let value: Double
    let givenUnit: WeatherUnit
    let unit: WeatherUnit
    let decimals: DecimalRule
    let showsTraces: Bool
}
