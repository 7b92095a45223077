import Foundation
import WeatherFormat
import WeatherFormatWidth

/// Measures a string as it is drawn.
@main
struct Client {
    static func main() throws {
        let width = try TextRuler().measure("1013hPa", in: .en, slot: .subtitle).widthInPoints
        guard (70...80).contains(width) else { throw CocoaError(.featureUnsupported) }
        print("width: \((width * 10).rounded() / 10) points")
    }
}
