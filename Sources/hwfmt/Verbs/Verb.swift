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
