import FoundationEssentials
import Glibc
import WeatherForecast
import WeatherFormat
import WeatherFormatReports

#if canImport(hwfmt)
    @testable import hwfmt
#endif

/// A document as it comes, or a real one with some of its values replaced: all of what is read is drawn.
enum ForecastFuzz {
    static func run(_ input: inout FuzzInput, of service: FuzzTarget) {
        let documents = EditedDocument.all[service.rawValue] ?? []
        let document = input.byte() & 1 == 0 || documents.isEmpty ? nil : EditedDocument(documents, &input).bytes
        let settings = (input.reader(), input.hourCycle(), input.voice(), input.byte(), input.number(bytes: 4))
        let bytes = document ?? input.rest
        let forecast: Forecast
        do throws(ForecastError) {
            forecast = try Forecast(reading: bytes, sourceUnits: bytes.count & 1 == 0 ? nil : .us)
        } catch {
            checkRefusal(error, bytes.count)
            return
        }
        for fault in forecast.faults { checkMessage(fault.description) }
        if forecast.faults.count > 1001 { broken("\(forecast.faults.count) faults are kept") }
        let (reader, hourCycle, voice, columns, seconds) = settings
        for now in [forecast.ownTime, Date(timeIntervalSince1970: Double(seconds))].compactMap({ $0 }) {
            let viewSettings = ForecastViewSettings(
                for: reader, hourCycle: hourCycle, zone: forecast.zone ?? .utc, visibleColumns: Int(columns),
                voice: voice)
            draw(forecast, viewSettings, now)
        }
    }

    /// Each refusal has a path and a byte.
    private static func checkRefusal(_ error: ForecastError, _ count: Int) {
        checkMessage(error.description)
        guard case .unreadable(let fault) = error else { broken("refused by \(error)") }
        let place = fault.found.ranges(of: " at byte ").last.map { fault.found[$0.upperBound...] }
        guard fault.path.hasPrefix("$"), let byte = place.flatMap({ Int($0.prefix { $0.isNumber }) }), byte <= count
        else { broken("a refusal without its place: \(error)") }
    }

    private static func draw(_ forecast: Forecast, _ settings: ForecastViewSettings, _ now: Date) {
        let view: ForecastView
        do throws(ForecastError) { view = try ForecastView(forecast, settings, now: now) } catch {
            if case .formatting(.instantOutOfRange) = error { return }
            broken("a view failed: \(error)")
        }
        _ = must("a view writes no JSON") { () throws(ForecastError) in try JSONDocument(view.json()) }
        for byte in VisibleJSON.escaping(view.json()) where byte < 0x20 { broken("JSON with the control byte \(byte)") }
        for line in ForecastTable(view, width: settings.visibleColumns).lines {
            for scalar in line.spans.flatMap({ $0.text.unicodeScalars })
            where !VisibleText.isVisible(scalar) && scalar.properties.generalCategory != .spaceSeparator {
                broken("a table with \(VisibleText.escape(scalar))")
            }
        }
    }
}

/// A real document, some of whose names and values are others.
struct EditedDocument {
    let bytes: [UInt8]

    /// A document with the places of its words, numbers and strings.
    struct Whole {
        let bytes: [UInt8]
        let places: [Range<Int>]
    }

    /// Those in the folder that `FUZZ_DOCUMENTS` names, by the folders in it, one for each service; none without it.
    static let all: [String: [Whole]] = {
        guard let folder = getenv("FUZZ_DOCUMENTS").map({ String(cString: $0) }) else { return [:] }
        do {
            var all: [String: [Whole]] = [:]
            for service in try FileManager.default.contentsOfDirectory(atPath: folder) {
                let files = try FileManager.default.contentsOfDirectory(atPath: folder + "/" + service).sorted()
                all[service] = try files.map { name in
                    let bytes = Array(try Data(contentsOf: URL(filePath: folder + "/" + service + "/" + name)))
                    return Whole(bytes: bytes, places: places(in: bytes))
                }
            }
            return all
        } catch { broken("FUZZ_DOCUMENTS: \(error)") }
    }()

    init(_ documents: [Whole], _ input: inout FuzzInput) {
        let whole = input.choice(of: documents)
        var edits: [(place: Range<Int>, text: [UInt8])] = []
        for _ in 0..<(1 + input.byte() % 8) {
            edits.append((input.choice(of: whole.places), Self.replacement(&input)))
        }
        edits.sort { $0.place.lowerBound < $1.place.lowerBound }
        var bytes: [UInt8] = []
        var position = 0
        for edit in edits where edit.place.lowerBound >= position {
            bytes += whole.bytes[position..<edit.place.lowerBound]
            bytes += edit.text
            position = edit.place.upperBound
        }
        self.bytes = bytes + whole.bytes[position...]
    }

    private static func replacement(_ input: inout FuzzInput) -> [UInt8] {
        switch input.byte() % 8 {
        case 0: return input.some()
        case 1: return [UInt8(ascii: "\"")] + input.some() + [UInt8(ascii: "\"")]
        case 2: return Array("\(input.double())".utf8)
        case 3: return Array("\(Int32(truncatingIfNeeded: Int(input.number(bytes: 4))))".utf8)
        default: return Array(input.choice(of: words).utf8)
        }
    }

    private static let words = [
        "null", "true", "[]", "{}", "0", "-999", "1e999", "-1e-999", "1e308", "253402300799", "-62135596800", "\"\"",
        "\"NaN\"", "\"0001-01-01T00:00\"", "\"9999-12-31T23:59\"", "\"2026-03-29T02:30\"", "\"2026-10-25T02:30+01:00\"",
        "\"Europe/Berlin\"", "\"Antarctica/Troll\"", "\"UTC\"", "\"\\u001b[31m\\u202e\"", "\"\u{1F300}\"",
        "[[[[[[[[1]]]]]]]]",
        "86400", "-86400", "1e15", "99.5", "\"30\"", "{\"time\":1}", "[null,null,null]",
    ]

    private static func places(in bytes: [UInt8]) -> [Range<Int>] {
        var places: [Range<Int>] = []
        var position = 0
        while position < bytes.count {
            let start = position
            if bytes[position] == UInt8(ascii: "\"") {
                position += 1
                while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
                    position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
                }
                position += 1
            } else {
                while position < bytes.count, !",:[]{}\" \n".utf8.contains(bytes[position]) { position += 1 }
            }
            if position > start { places.append(start..<min(position, bytes.count)) } else { position += 1 }
        }
        return places
    }
}
