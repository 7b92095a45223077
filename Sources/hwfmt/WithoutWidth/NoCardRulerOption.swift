import WeatherFormat

/// Stands in where the build has no HarfBuzz.
enum CardRulerOption {
    static func ruler() throws(CommandFailure) -> CardRuler {
        throw .fault(
            "this hwfmt was built without HarfBuzz, and measures no widths: expected libharfbuzz-dev, "
                + "libfreetype-dev and libpng-dev to be installed when it is built")
    }
}
