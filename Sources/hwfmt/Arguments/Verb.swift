import WeatherFormat

/// What hwfmt can be asked to do.
enum Verb: String, CaseIterable {
    case render, unit, ago, duration, precip, forecast, report, list, explain, batch

    var command: any Command.Type {
        switch self {
        case .render: RenderCommand.self
        case .unit: UnitCommand.self
        case .ago: AgoCommand.self
        case .duration: DurationCommand.self
        case .precip: PrecipCommand.self
        case .forecast: ForecastCommand.self
        case .report: ReportCommand.self
        case .list: ListCommand.self
        case .explain: ExplainCommand.self
        case .batch: BatchCommand.self
        }
    }
}

/// One verb: its options, its help, and what it does with them.
protocol Command {
    /// What stands after the verb in the help's first line.
    static var synopsis: String { get }
    /// One sentence.
    static var summary: String { get }
    static var options: [ArgumentList.Option] { get }

    init(_ arguments: ArgumentList) throws(CommandFailure)
    func run(_ output: inout StandardOutput) throws(CommandFailure)
}
