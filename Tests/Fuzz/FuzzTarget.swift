import Glibc

/// What is fuzzed, by its name in `scripts/fuzz`.
enum FuzzTarget: String, CaseIterable {
    case openmeteo, metno, nws, pirate
    case json, batch, tags, times, zones, zonefiles, units, buffers, fonts
    // The C library's calls come here once it is part of the package: a case, and an arm below.

    static let chosen: FuzzTarget = {
        let name = getenv("FUZZ_TARGET").map { String(cString: $0) } ?? ""
        guard let target = FuzzTarget(rawValue: name) else {
            broken("FUZZ_TARGET is \"\(name)\": expected one of \(allCases.map(\.rawValue).joined(separator: ", "))")
        }
        return target
    }()

    func run(_ input: inout FuzzInput) {
        switch self {
        case .openmeteo, .metno, .nws, .pirate: ForecastFuzz.run(&input, of: self)
        case .json: JSONFuzz.run(&input)
        case .batch: BatchFuzz.run(&input)
        case .tags: TagFuzz.run(&input)
        case .times: TimeFuzz.run(&input)
        case .zones: ZoneFuzz.run(&input)
        case .zonefiles: ZoneFuzz.runFile(&input)
        case .units: UnitFuzz.run(&input)
        case .buffers: BufferFuzz.run(&input)
        case .fonts: FontFuzz.run(&input)
        }
    }
}
