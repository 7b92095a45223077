import FoundationEssentials
import TestSupport

@testable import WeatherFormat

/// Compares what the programs render with `udat_format`, byte for byte.
///
/// ICU draws the local time as if it were UTC, so that its own zone data does not matter: offsets have an oracle of
/// their own, ``ZoneOracleTests``.
struct DifferentialRun: Sendable {
    let seed: UInt64
    let voice: Voice
    /// Zones for each combination of language, intent and clock.
    let zonesPerCombination: Int
    /// Instants for each of those zones.
    let instantsPerZone: Int

    struct Result: Sendable {
        var comparisons = 0
        var zones: Set<String> = []
        /// The first few, in words.
        var differences: [String] = []
        var drawnByICU = 0

        mutating func add(_ other: Result) {
            comparisons += other.comparisons
            zones.formUnion(other.zones)
            differences += other.differences
            drawnByICU += other.drawnByICU
        }
    }

    /// Compares the 48 combinations of one form of a language.
    ///
    /// The zones rotate, so that all of them are reached.
    func run(_ form: LanguageForm) throws -> Result {
        var generator = SeededGenerator(seed: seed ^ UInt64(form.ordinal) << 32)
        let identifiers = try ZoneID.known().filter { $0 != "Etc/Unknown" }
        var next = Int.random(in: 0..<identifiers.count, using: &generator)
        var result = Result()
        var changes: [String: [Int]] = [:]
        for intent in DateFormatIntent.allCases {
            for hourCycle in HourCycle.allCases {
                let plan = try ResolvedDatePlan(
                    form: form, intent: intent, hourCycle: hourCycle, voice: voice)
                for _ in 0..<zonesPerCombination {
                    let identifier = identifiers[next % identifiers.count]
                    next += 1
                    if changes[identifier] == nil { changes[identifier] = try Self.changes(of: identifier) }
                    result.zones.insert(identifier)
                    try compare(plan, identifier, changes[identifier] ?? [], &generator, &result)
                }
            }
        }
        return result
    }

    private func compare(
        _ plan: ResolvedDatePlan, _ identifier: String, _ changes: [Int], _ generator: inout SeededGenerator,
        _ result: inout Result
    ) throws {
        let zone = try ZoneID(identifier)
        let reference = DifferentialReference(plan)
        let formatter = DateIntentFormatter(
            for: try ReaderTag(plan.form.tag), hourCycle: plan.hourCycle, zone: zone, voice: voice)
        if try formatter.programs.program(for: plan.intent) == nil { result.drawnByICU += 1 }
        var buffer: [UInt8] = []
        for _ in 0..<instantsPerZone {
            let second = Self.second(changes, &generator)
            let instant = Date(timeIntervalSince1970: Double(second))
            let local = second + (try zone.offsets.offset(at: second))
            let expected = try reference.string(at: local)
            let rendered = try formatter.string(from: instant, for: plan.intent)
            buffer.removeAll(keepingCapacity: true)
            try formatter.append(instant, for: plan.intent, to: &buffer)
            result.comparisons += 1
            guard rendered.utf8.elementsEqual(expected.utf8), buffer.elementsEqual(expected.utf8) else {
                if result.differences.count < 8 {
                    result.differences.append(
                        "\(plan.form.tag) \(plan.intent) \(plan.hourCycle) \(voice) \(identifier) \(second): "
                            + "\(rendered) is not \(expected)")
                }
                continue
            }
        }
    }

    /// A third around the changes of 2020 to 2040, a few beyond 1900 to 2100, the rest anywhere between.
    private static func second(_ changes: [Int], _ generator: inout SeededGenerator) -> Int {
        switch Int.random(in: 0..<30, using: &generator) {
        case 0..<10 where !changes.isEmpty:
            let change = changes[Int.random(in: 0..<changes.count, using: &generator)]
            let distance = [0, 1, 59, 60, 1800, 3599, 3600, 7200, 86_399][Int.random(in: 0..<9, using: &generator)]
            return change + (Bool.random(using: &generator) ? distance : -distance)
        case 29: return Int.random(in: -62_135_596_800..<253_402_300_800, using: &generator)
        default: return Int.random(in: -2_208_988_800..<4_133_980_800, using: &generator)
        }
    }

    private static func changes(of identifier: String) throws -> [Int] {
        var changes: [Int] = []
        var instant = 1_577_836_800
        while let next = try ZoneID(identifier).offsets.change(after: instant), next < 2_240_524_800 {
            changes.append(next)
            instant = next
        }
        return changes
    }
}
