import WeatherFormat

/// `--style` and `--width`.
enum UnitOptions {
    static let style = ArgumentList.Option(
        name: "--style", value: "compact|native|cldr",
        help: "the house voice, the default, the native voice, or what CLDR says")
    static let width = ArgumentList.Option(
        name: "--width", value: "short|narrow|long", help: "how much room there is; short is the default")

    static func style(_ arguments: ArgumentList) throws(CommandFailure) -> UnitStyle {
        guard let name = arguments.value(of: "--style") else { return .compact }
        return try NameList.known(
            name, "style", UnitStyle(rawValue: name), among: UnitStyle.allCases.map(\.rawValue))
    }

    static func width(_ arguments: ArgumentList) throws(CommandFailure) -> UnitWidth {
        guard let name = arguments.value(of: "--width") else { return .short }
        return try NameList.known(
            name, "width", UnitWidth(rawValue: name), among: UnitWidth.allCases.map(\.rawValue))
    }
}
