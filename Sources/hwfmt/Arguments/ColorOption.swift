import Glibc
import WeatherFormat

/// What `--color` asks for.
enum ColorOption: String, CaseIterable {
    case auto, always, never

    init(_ value: String?) throws(CommandFailure) {
        guard let value else {
            self = .auto
            return
        }
        self = try NameList.known(value, "color", Self(rawValue: value), among: Self.allCases.map(\.rawValue))
    }

    /// A pipe and a file get no colours, a reader who set `NO_COLOR` none either (no-color.org), and neither does a
    /// terminal that cannot show them (`TERM=dumb`).
    func palette() -> Palette {
        switch self {
        case .always: Palette(isColored: true)
        case .never: Palette(isColored: false)
        case .auto:
            Palette(
                isColored: Terminal.isStandardOutput && Terminal.variable("NO_COLOR") == nil
                    && Terminal.variable("TERM") != "dumb")
        }
    }
}
