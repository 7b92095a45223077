import WeatherFormat
import WeatherFormatWidth

/// What `--widths` of `hwfmt forecast` measures with: Debian's fonts, and the grid of the narrowest device.
enum CardRulerOption {
    static func ruler() throws(CommandFailure) -> CardRuler {
        let budget = try formatting { () throws(WeatherFormatError) in try StatBudget() }
        let ruler = TextRuler()
        return CardRuler(budget: budget) { text, language, slot throws(WeatherFormatError) in
            try ruler.measure(text, in: language, slot: slot).widthInPoints
        }
    }
}
