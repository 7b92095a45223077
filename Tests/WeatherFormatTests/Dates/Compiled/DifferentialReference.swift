@testable import WeatherFormat

/// What ICU draws of one plan: one `UDateFormat`, or one for each pattern where the pattern depends on the time.
final class DifferentialReference {
    private let plan: ResolvedDatePlan
    private var formats: [String: Format] = [:]

    private final class Format {
        let format: DateFormat

        init(_ plan: ResolvedDatePlan, _ local: Int) throws { format = try plan.makeDateFormat(at: local) }
    }

    init(_ plan: ResolvedDatePlan) { self.plan = plan }

    func string(at local: Int) throws -> String {
        let pattern = plan.pattern(at: local)
        let format = try formats[pattern] ?? Format(plan, local)
        formats[pattern] = format
        return try format.format.string(fromMilliseconds: Double(local) * 1000)
    }
}
