import Foundation
import Testing

@testable import WeatherFormat

@Suite struct DifferentialTests {
    /// Each language, in the native voice each variant, with each intent and clock.
    static func combinations(_ voice: Voice) -> Int {
        forms(voice).count * DateFormatIntent.allCases.count * HourCycle.allCases.count
    }

    private static func forms(_ voice: Voice) -> [LanguageForm] {
        switch voice {
        case .house: Language.allCases.map { LanguageForm($0) }
        case .native: LanguageForm.allCases
        }
    }

    /// About a million comparisons in each voice: every combination of language, intent and clock, every zone of the
    /// database.
    @Test(arguments: Voice.allCases)
    func programsEqualICU(voice: Voice) async throws {
        let run = DifferentialRun(seed: 20_260_815, voice: voice, zonesPerCombination: 14, instantsPerZone: 56)
        let result = try await Self.everyLanguage(run)
        #expect(result.differences.isEmpty)
        #expect(result.comparisons == Self.combinations(voice) * 14 * 56)
        #expect(result.zones.count == (try ZoneID.known()).filter { $0 != "Etc/Unknown" }.count)
        #expect(result.drawnByICU == 0, "a plan that no program expresses")
    }

    /// The long form, which `scripts/soak` runs: SOAK_COMPARISONS at least, in both voices, from SOAK_SEED.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["SOAK_COMPARISONS"] != nil, "scripts/soak runs it"))
    func soak() async throws {
        let environment = ProcessInfo.processInfo.environment
        let wanted = Int(environment["SOAK_COMPARISONS"] ?? "") ?? 0
        let seed = UInt64(environment["SOAK_SEED"] ?? "") ?? UInt64.random(in: 0...UInt64.max)
        let zones = 640
        let combinations = Voice.allCases.reduce(0) { $0 + Self.combinations($1) }
        let instants = max(1, wanted / (combinations * zones) + 1)
        let start = ContinuousClock.now
        var result = DifferentialRun.Result()
        for voice in Voice.allCases {
            result.add(
                try await Self.everyLanguage(
                    DifferentialRun(seed: seed, voice: voice, zonesPerCombination: zones, instantsPerZone: instants)))
        }
        let seconds = (ContinuousClock.now - start).components.seconds
        print(
            "soak: seed \(seed), \(result.comparisons) comparisons, \(result.zones.count) zones, \(seconds) s, "
                + "\(result.differences.count) differences")
        #expect(result.differences.isEmpty)
    }

    static func everyLanguage(_ run: DifferentialRun) async throws -> DifferentialRun.Result {
        try await withThrowingTaskGroup(of: DifferentialRun.Result.self) { group in
            for form in forms(run.voice) {
                group.addTask { try run.run(form) }
            }
            var total = DifferentialRun.Result()
            for try await result in group { total.add(result) }
            return total
        }
    }
}
