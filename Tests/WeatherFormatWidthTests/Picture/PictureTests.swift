import Foundation
import Testing
import WeatherFormat
import WeatherFormatWidth

@Suite(.enabled(if: Installed.fonts, Comment(rawValue: Installed.fontsComment)))
struct PictureTests {
    @Test(arguments: [Language.de, .ja, .th, .hi]) func svgIsWellFormed(language: Language) throws {
        let report = try SharedReports.of(language)
        let lines = try report.svg().split(separator: "\n")
        #expect(lines.first?.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1518\" ") == true)
        #expect(lines.last == "</svg>")
        // Text too is drawn as outlines: there is nothing but paths.
        let path = /<path fill="#[0-9a-f]{6}" d="M[-MLQCZ0-9.,\ ]+Z"\/>/
        let paths = lines.dropFirst().dropLast()
        #expect(paths.count > 200)
        for line in paths { #expect(line.wholeMatch(of: path) != nil, "\(line.prefix(200))") }
    }
}
