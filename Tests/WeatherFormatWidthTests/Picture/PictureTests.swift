import Foundation
import Testing
import WeatherFormat
import WeatherFormatWidth

@Suite(.enabled(if: Installed.fonts, Comment(rawValue: Installed.fontsComment)))
struct PictureTests {
    @Test(arguments: [Language.de, .ja, .th, .hi]) func svgIsWellFormed(language: Language) throws {
        let report = try SharedReports.of(language)
        let lines = try report.svg().split(separator: "\n")
        #expect(lines.first?.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1334\" ") == true)
        #expect(lines.last == "</svg>")
        // Text too is drawn as outlines: there is nothing but paths.
        let path = /<path fill="#[0-9a-f]{6}" d="M[-MLQCZ0-9.,\ ]+Z"\/>/
        let paths = lines.dropFirst().dropLast()
        #expect(paths.count > 200)
        for line in paths { #expect(line.wholeMatch(of: path) != nil, "\(line.prefix(200))") }
    }

    @Test func pngHasItsSize() throws {
        let report = try SharedReports.of(.ko)
        let once = try report.png(pixelsPerPoint: 1)
        let twice = try report.png()
        for (png, scale) in [(once, 1), (twice, 2)] {
            #expect(Array(png.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
            // The header's width: eight bytes of signature, four of length, four of name.
            #expect(png[16..<20].reduce(0) { $0 << 8 | Int($1) } == 1334 * scale)
        }
        // A blank page of this size has less than 10,000 bytes.
        #expect(twice.count > 40_000)
    }

    @Test(arguments: [0, -1, .nan, 1000] as [Double]) func aBadScaleIsAnError(scale: Double) throws {
        let report = try SharedReports.of(.ko)
        #expect(throws: WidthError.self) { try report.png(pixelsPerPoint: scale) }
    }
}
