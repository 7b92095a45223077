import WeatherFormat

/// `hwfmt precip`: what each gate answers for a list of chances.
struct PrecipCommand: Command {
    static let synopsis = "PROBABILITY... [--columns N] [--json]"
    static let summary =
        "Prints what each gate for rain answers: for each chance alone, and for all of them as consecutive hours."
    static let options = [
        ArgumentList.Option(
            name: "--columns", value: "N", help: "how many hours are on the screen, for the pill; else 8"),
        ArgumentList.Option(name: "--json", value: nil, help: "one JSON object"),
    ]

    private let chances: [Double]
    private let visibleColumns: Int
    private let json: Bool

    init(_ arguments: ArgumentList) throws(CommandFailure) {
        guard !arguments.operands.isEmpty else {
            throw .usage("no chance of rain: expected fractions from 0 to 1, such as 0.175 0.4")
        }
        var chances: [Double] = []
        for operand in arguments.operands { chances.append(try Self.chance(operand)) }
        self.chances = chances
        visibleColumns = try Self.columns(arguments.value(of: "--columns"))
        json = arguments.has("--json")
    }

    func run(_ output: inout StandardOutput) throws(CommandFailure) {
        let answer = try formatting { () throws(WeatherFormatError) in try Answer(chances, visibleColumns) }
        guard !json else {
            output.printLine(try JSONLine.encode(answer))
            return
        }
        for hour in answer.hours {
            output.printLine(
                "\(hour.chance)\ttoRoundedPrecip \(hour.toRoundedPrecip)\tshowPrecip \(hour.showPrecip)")
        }
        output.printLine("significantPrecip \(answer.significantPrecip)")
        output.printLine("rainLaterIndex \(answer.rainLaterIndex.map { String($0) } ?? "none")")
    }

    private struct Answer: Encodable {
        let hours: [Hour]
        let significantPrecip: Bool
        let rainLaterIndex: Int?

        struct Hour: Encodable {
            let chance: Double
            let toRoundedPrecip: Double
            let showPrecip: Bool
        }

        init(_ chances: [Double], _ visibleColumns: Int) throws(WeatherFormatError) {
            var hours: [Hour] = []
            for chance in chances {
                hours.append(
                    Hour(
                        chance: chance, toRoundedPrecip: try PrecipDisplay.toRoundedPrecip(chance),
                        showPrecip: try PrecipDisplay.showPrecip(val: chance)))
            }
            self.hours = hours
            significantPrecip = try PrecipDisplay.significantPrecip(chances)
            rainLaterIndex = try PrecipDisplay.rainLaterIndex(chances, visibleColumns: visibleColumns)
        }

        /// With null where there is no pill, so that every answer has the same members.
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Keys.self)
            try container.encode(hours, forKey: .hours)
            try container.encode(significantPrecip, forKey: .significantPrecip)
            try container.encode(rainLaterIndex, forKey: .rainLaterIndex)
        }

        private enum Keys: CodingKey { case hours, significantPrecip, rainLaterIndex }
    }

    /// A decimal as people write one: no hexadecimal, no "nan", which Swift would read as numbers.
    private static func chance(_ text: String) throws(CommandFailure) -> Double {
        let isDecimal = text.utf8.allSatisfy { "0123456789.-+eE".utf8.contains($0) }
        guard isDecimal, let chance = Double(text) else {
            throw .badData("not a chance of rain: \(quoted(text)): expected a fraction from 0 to 1, such as 0.175")
        }
        return chance
    }

    static func columns(_ text: String?) throws(CommandFailure) -> Int {
        guard let text else { return 8 }
        guard let columns = Int(text), (0...1000).contains(columns) else {
            throw .usage("bad number of columns \(quoted(text)): expected a whole number from 0 to 1000")
        }
        return columns
    }
}
