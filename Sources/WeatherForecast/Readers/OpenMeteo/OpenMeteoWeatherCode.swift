/// A code of the weather in WMO table 4677, in the selection that the service documents.
struct OpenMeteoWeatherCode {
    let number: Int

    /// The code that stands at an index, or alone; nil for none.
    init?(_ column: OpenMeteoColumn, at index: Int?) {
        let number = column.block.fields.number(
            column.node(at: index), "a WMO weather code from 0 to 99", in: 0...99)
        guard let number else { return nil }
        self.number = Int(number)
    }

    /// 51 to 67 drizzle and rain (56, 57, 66 and 67 freezing), 71 to 77 snow, 80 to 82 showers of rain, 85 and 86 of snow,
    /// 95 to 99 thunderstorms.
    var kind: PrecipitationKind? {
        switch number {
        case 56, 57, 66, 67: .freezingRain
        case 51...65, 80...82, 95...99: .rain
        case 71...77, 85, 86: .snow
        default: nil
        }
    }
}
