import AllocationCounter
import FoundationEssentials
import Testing

@testable import WeatherFormat

/// The buffer path allocates nothing, once its plan is compiled and its zone's window read.
@Suite(.enabled(if: allocation_counter_works(), "a sanitizer has an allocator of its own"))
struct AllocationTests {
    @Test(arguments: DateFormatIntent.allCases)
    func aDate(intent: DateFormatIntent) throws {
        for language in [Language.en, .ja, .th] {
            let formatter = DateIntentFormatter(
                language: language, hourCycle: .twelveHour, zone: try ZoneID("Europe/Berlin"))
            let instants = (0..<100).map { Date(timeIntervalSince1970: 1_780_000_000 + Double($0) * 3600) }
            #expect(
                try Self.allocations(warmingUp: instants) { instant, buffer in
                    try formatter.append(instant, for: intent, to: &buffer)
                } == 0)
        }
    }

    /// The native voice has programs of the same kind: an ordinal in French, a Buddhist year in Thai, the time first in
    /// Vietnamese.
    @Test(arguments: DateFormatIntent.allCases)
    func aDateInTheNativeVoice(intent: DateFormatIntent) throws {
        for language in [Language.fr, .th, .vi, .ko] {
            let formatter = DateIntentFormatter(
                language: language, hourCycle: language == .th ? .twentyFourHour : .twelveHour,
                zone: try ZoneID("Europe/Berlin"), voice: .native)
            let instants = (0..<100).map { Date(timeIntervalSince1970: 1_780_000_000 + Double($0) * 36_000) }
            #expect(
                try Self.allocations(warmingUp: instants) { instant, buffer in
                    try formatter.append(instant, for: intent, to: &buffer)
                } == 0)
        }
    }

    /// Before 1900 and after 2103 there are no windows: the changes are walked, or the zone's rule computed.
    @Test(arguments: ["Europe/Berlin", "America/Santiago", "Africa/Casablanca", "EST5EDT4,0/0,J365/25"])
    func aDateOutsideTheWindows(zone: String) throws {
        let zone = try ZoneID(named: zone) ?? ZoneID(posixRule: zone)
        let formatter = DateIntentFormatter(language: .en, hourCycle: .twelveHour, zone: zone)
        for start in [-3_000_000_000.0, 4_300_000_000] {
            let instants = (0..<100).map { Date(timeIntervalSince1970: start + Double($0) * 86_400) }
            #expect(
                try Self.allocations(warmingUp: instants) { instant, buffer in
                    try formatter.append(instant, for: .sunEventTime, to: &buffer)
                } == 0)
        }
    }

    @Test(arguments: Language.allCases)
    func aQuantity(language: Language) throws {
        for style in [UnitStyle.compact, .native] {
            try allocatesNothing(UnitFormatter(language: language, style: style))
        }
    }

    /// The symbols of a variant are tables as the language's are.
    @Test(arguments: LanguageVariant.allCases)
    func aQuantityOfAVariant(variant: LanguageVariant) throws {
        try allocatesNothing(UnitFormatter(for: try ReaderTag(variant.rawValue), style: .native))
    }

    private func allocatesNothing(_ formatter: UnitFormatter) throws {
        let winds = try (0..<100).map { try WindSpeed(Double($0) * 0.7, .kilometersPerHour) }
        let pressures = try (0..<100).map { try Pressure(28 + Double($0) * 0.03, .inchesOfMercury) }
        let chances = try (0..<100).map { try Percentage(percent: Double($0)) }
        #expect(try Self.allocations(warmingUp: winds) { try formatter.append($0, to: &$1) } == 0)
        #expect(try Self.allocations(warmingUp: pressures) { try formatter.append($0, to: &$1) } == 0)
        #expect(try Self.allocations(warmingUp: chances) { try formatter.append($0, to: &$1) } == 0)
    }

    /// Minutes, hours, days, and days of seven digits.
    @Test(arguments: Language.allCases)
    func aRelativeTime(language: Language) throws {
        let formatter = RelativeTimeFormatter(language: language)
        let seconds = (0..<100).map { Double($0 * $0 * $0 * $0) * 4000 }
        #expect(try Self.allocations(warmingUp: seconds) { try formatter.append(secondsAgo: $0, to: &$1) } == 0)
        #expect(try Self.allocations(warmingUp: seconds) { try formatter.append(secondsAgo: -$0, to: &$1) } == 0)
    }

    @Test func everyProgramFitsTheDocumentedRoom() throws {
        for language in Language.allCases {
            for hourCycle in HourCycle.allCases {
                for (voice, intent) in Voice.allCases.flatMap({ voice in
                    DateFormatIntent.allCases.map { (voice, $0) }
                }) {
                    let program = try DateProgramTable.of(LanguageForm(language), hourCycle, voice).program(for: intent)
                    #expect(try #require(program).pointee.capacity <= DateIntentFormatter.largestUTF8Count)
                }
            }
        }
    }

    @Test func aSpanWithoutRoomIsAnErrorAndStaysAsItWas() throws {
        let formatter = DateIntentFormatter(language: .en, hourCycle: .twelveHour, zone: .utc)
        var bytes: [UInt8] = [65]
        bytes.append(addingCapacity: 100) { span in
            #expect(throws: WeatherFormatError.noRoom(bytes: 100, needed: 512)) {
                try formatter.append(Date(timeIntervalSince1970: 0), for: .sunEventTime, to: &span)
            }
        }
        #expect(bytes == [65])
        // Exactly the documented room is enough.
        try bytes.append(addingCapacity: DateIntentFormatter.largestUTF8Count) { span in
            try formatter.append(Date(timeIntervalSince1970: 0), for: .sunEventTime, to: &span)
        }
        #expect(String(decoding: bytes, as: UTF8.self) == "A12:00am")
    }

    @Test func theCounterCounts() {
        let before = allocation_count()
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 100, alignment: 16)
        #expect(allocation_count() == before + 1)
        memory.deallocate()
    }

    /// Calls of the allocator that one pass over the values makes.
    ///
    /// Two passes are compared with one, so that what a loop of an unoptimized build allocates once for itself does not
    /// count.
    static func allocations<Value>(
        warmingUp values: [Value], _ append: (Value, inout [UInt8]) throws -> Void
    ) throws -> UInt64 {
        var buffer: [UInt8] = []
        buffer.reserveCapacity(65_536)
        func count(_ values: [Value]) throws -> UInt64 {
            buffer.removeAll(keepingCapacity: true)
            let before = allocation_count()
            // An iterator of an unoptimized build boxes each element: the values are read where they are.
            try values.withUnsafeBufferPointer { values in
                for index in values.indices { try append(values[index], &buffer) }
            }
            return allocation_count() - before
        }
        let twice = values + values
        _ = try count(values)
        let once = try count(values)
        return try count(twice) - once
    }
}
