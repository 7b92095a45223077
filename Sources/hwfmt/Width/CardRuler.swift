import WeatherForecast
import WeatherFormat
import WeatherFormatWidth

/// What `--widths` of `hwfmt forecast` measures with: Debian's fonts, and the grid of the narrowest device.
struct CardRuler {
    private let budget: StatBudget
    private let ruler = TextRuler()

    init() throws(CommandFailure) {
        budget = try formatting { () throws(WeatherFormatError) in try StatBudget() }
    }

    func widths(of view: ForecastView) throws(CommandFailure) -> ForecastView {
        try view.measuringCards { text, slot throws(CommandFailure) in
            let width = try measuring { () throws(WidthError) in
                try ruler.measure(text, in: view.language, slot: slot).widthInPoints
            }
            return try formatting { () throws(WeatherFormatError) in
                try budget.grade(widthInPoints: width, slot: slot)
            }
        }
    }
}
