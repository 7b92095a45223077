import FoundationEssentials
import WeatherFormat

/// Writes into memory of any size until it is full: AddressSanitizer sees a byte too many, and what fails leaves the buffer as
/// it was.
enum BufferFuzz {
    static func run(_ input: inout FuzzInput) {
        let dates = DateIntentFormatter(
            for: input.reader(), hourCycle: input.hourCycle(), zone: .utc, voice: input.voice())
        let units = UnitFormatter(for: input.reader(), style: input.choice(of: [.compact, .native]))
        let relative = RelativeTimeFormatter(for: input.reader())
        let intent = input.choice(of: DateFormatIntent.allCases)
        let capacity = Int(input.number(bytes: 2)) % 4096
        let instant = Date(timeIntervalSince1970: input.double())
        let seconds = input.double()
        let celsius = Double(Int16(truncatingIfNeeded: Int(input.number(bytes: 2)))) / 10
        let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: capacity)
        defer { memory.deallocate() }
        var span = OutputSpan(buffer: memory, initializedCount: 0)
        var failures = 0
        while failures < 3 {
            failures = 0
            failures += append(&span) { span throws(WeatherFormatError) in
                try dates.append(instant, for: intent, to: &span)
            }
            failures += append(&span) { span throws(WeatherFormatError) in
                try units.append(try Temperature(celsius, .celsius), to: &span)
            }
            failures += append(&span) { span throws(WeatherFormatError) in
                try relative.append(secondsAgo: seconds, to: &span)
            }
        }
        let count = span.finalize(for: memory)
        if !memory[..<count].isEmpty, String(validating: memory[..<count], as: UTF8.self) == nil { broken("no UTF-8") }
    }

    /// - Returns: 1 where it failed, else 0.
    private static func append(
        _ span: inout OutputSpan<UInt8>, _ write: (inout OutputSpan<UInt8>) throws(WeatherFormatError) -> Void
    ) -> Int {
        let before = span.count
        do throws(WeatherFormatError) {
            try write(&span)
            return 0
        } catch {
            if span.count != before { broken("a failure left \(span.count - before) bytes") }
            if case .icu = error { broken("\(error)") }
            return 1
        }
    }
}
