import Foundation
import TestSupport
import Testing

@testable import WeatherForecast

/// The short form of a fuzz run: payloads with some bytes changed are read or refused as by another reader, and nothing
/// traps.
@Suite("Mutated JSON")
struct JSONFuzzTests {
    @Test("what is accepted is what Foundation accepts, and what is strict besides", arguments: OwnPayloads.names)
    func mutations(name: String) throws {
        let payload = Array(try OwnPayloads.bytes(name)).prefix(3000)
        var generator = SeededGenerator(seed: 20_261_130)
        for _ in 0..<300 {
            // An array of the payload's beginning, whole tokens or not.
            let length = Int.random(in: 1...payload.count, using: &generator)
            let document = Self.mutated(Array(payload.prefix(length)), &generator)
            let isRead = Self.isRead(document)
            let isReadElsewhere = Self.isReadByFoundation(document)
            // Foundation is lenient with some of these; nothing is read that it refuses.
            #expect(!isRead || isReadElsewhere, "\(String(decoding: document, as: UTF8.self))")
        }
    }

    private static func mutated(_ document: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
        var document = document
        let pieces: [[UInt8]] = [
            [0xFF], [0xC3], [0xED, 0xA0, 0x80], Array("\\ud83d".utf8), Array("\\x".utf8), Array("]".utf8),
            Array("}".utf8), Array("{".utf8), Array("[".utf8), Array(",".utf8), Array(":".utf8), Array("\"".utf8),
            Array("01".utf8), Array("1e".utf8), Array("nul".utf8), [0x00], [0x1F], Array("1e999".utf8),
        ]
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
            let place = Int.random(in: 0...document.count, using: &generator)
            switch Int.random(in: 0...2, using: &generator) {
            case 0: document.insert(contentsOf: pieces.randomElement(using: &generator) ?? [], at: place)
            case 1 where place < document.count: document.remove(at: place)
            default:
                if place < document.count { document[place] = UInt8.random(in: 0...255, using: &generator) }
            }
        }
        return document
    }

    private static func isRead(_ document: [UInt8]) -> Bool {
        do throws(ForecastError) {
            // Every value is asked for, so that a wrong step on the tape shows.
            _ = try JSONDocument(document).read { JSONTree($0).json.count }
            return true
        } catch {
            return false
        }
    }

    private static func isReadByFoundation(_ document: [UInt8]) -> Bool {
        do {
            _ = try JSONSerialization.jsonObject(with: Data(document), options: .fragmentsAllowed)
            return true
        } catch {
            // A number that no Double holds is refused there, and kept here.
            return document.contains(UInt8(ascii: "e")) || document.contains(UInt8(ascii: "E"))
        }
    }

    @Test(
        "a document of any of these nests is read or refused in time that grows with it",
        arguments: ["{}", "[]", "true"])
    func nests(element: String) throws {
        let elements = [String](repeating: element, count: 200_000).joined(separator: ",")
        let document = Array((String(repeating: "[", count: 63) + elements + String(repeating: "]", count: 63)).utf8)
        let clock = ContinuousClock()
        let time = try clock.measure {
            try JSONDocument(document).read { root in
                #expect(root.elements?.first?.isArray == true)
            }
        }
        // Some 10 ms in a release build; the reader before took 53 seconds for a megabyte.
        #expect(time < .seconds(20))
    }
}
