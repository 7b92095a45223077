import WeatherForecast

/// Stands in where the build has no HarfBuzz.
struct CardRuler {
    init() throws(CommandFailure) {
        throw .fault(
            "this hwfmt was built without HarfBuzz, and measures no widths: expected Debian's package "
                + "libharfbuzz-dev to be installed when it is built")
    }

    func widths(of view: ForecastView) throws(CommandFailure) -> ForecastView { view }
}
