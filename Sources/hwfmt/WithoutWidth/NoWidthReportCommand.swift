import WeatherFormat

/// `hwfmt report width`, in a build without the library that it needs.
struct WidthReportCommand {
    static let options: [ArgumentList.Option] = []

    init(
        _ arguments: ArgumentList, readers: [ReaderTag], voice: Voice, json: Bool
    ) throws(CommandFailure) {
        throw .fault(
            "this hwfmt was built without HarfBuzz, and measures no widths: expected Debian's package "
                + "libharfbuzz-dev to be installed when it is built")
    }

    func run(_ output: inout StandardOutput) throws(CommandFailure) {}
}
