import Foundation
import WeatherFormat
import WeatherFormatWidth

/// `hb-shape`, HarfBuzz's own command: a second way from a text to its advances.
struct IndependentShaper {
    let path: String

    /// What decides a run's advances, apart from its text.
    struct Setting: Hashable {
        let fontPath: String
        let faceIndex: Int
        let script: String
        let isRightToLeft: Bool
        let language: String

        init(_ run: ShapedRun, language: Language) {
            fontPath = run.fontPath
            faceIndex = run.faceIndex
            script = run.script
            isRightToLeft = run.isRightToLeft
            self.language = language.rawValue
        }
    }

    /// The advance of each text, in thousandths of the size of the type.
    func advances(of texts: [String], _ setting: Setting) throws -> [Double] {
        let folder = try TemporaryFolder()
        let file = try folder.write(Data(texts.map { $0 + "\n" }.joined().utf8), to: "texts")
        let output = try run([
            "--font-file=\(setting.fontPath)", "--face-index=\(setting.faceIndex)", "--script=\(setting.script)",
            "--language=\(setting.language)", "--direction=\(setting.isRightToLeft ? "rtl" : "ltr")",
            "--font-size=1000", "--text-file=\(file)", "--no-glyph-names", "--no-clusters",
        ])
        return output.split(separator: "\n").map(Self.advance)
    }

    /// `[57@0,-3+1234|12+560]`: each glyph's advance follows its plus sign.
    private static func advance(_ line: Substring) -> Double {
        line.dropFirst().dropLast().split(separator: "|").reduce(0) { sum, glyph in
            guard let plus = glyph.lastIndex(of: "+") else { return sum }
            let advance = glyph[glyph.index(after: plus)...].prefix { $0 != "," }
            return sum + (Double(advance) ?? .nan)
        }
    }

    private func run(_ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
        return String(decoding: output, as: UTF8.self)
    }
}
