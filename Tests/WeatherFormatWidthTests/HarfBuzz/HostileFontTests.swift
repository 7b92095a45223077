import Foundation
import Testing
import WeatherFormat
import WeatherFormatWidth

@Suite(.enabled(if: Installed.fonts, Comment(rawValue: Installed.fontsComment)))
struct HostileFontTests {
    private let folder: TemporaryFolder
    private let inter: Data

    init() throws {
        folder = try TemporaryFolder()
        inter = try Data(contentsOf: URL(fileURLWithPath: Installed.interRegular))
    }

    private func width(_ path: String, faceIndex: Int = 0, text: String = "Fällt schnell 5:39pm") throws -> Double {
        let named = FontSource.Named(regular: path, faceIndex: faceIndex)
        // A folder without fonts, so that nothing but the named file is measured in.
        let ruler = TextRuler(fonts: FontSource(named: named, folder: folder.url.path))
        return try ruler.measure(text, in: .de, slot: .description).widthInPoints
    }

    private func problem(_ path: String, faceIndex: Int = 0) -> FontProblem? {
        let error = #expect(throws: WidthError.self) { try width(path, faceIndex: faceIndex) }
        guard case .badFont(let named, let problem) = error else {
            Issue.record("expected a bad font, got \(String(describing: error))")
            return nil
        }
        #expect(named == path)
        return problem
    }

    @Test func aGoodFontIsMeasuredIn() throws {
        let path = try folder.write(inter, to: "good.otf")
        let installed = try TextRuler().measure("Fällt schnell 5:39pm", in: .de, slot: .description).widthInPoints
        #expect(try width(path) == installed)
    }

    @Test func noFontAtAll() throws {
        #expect(problem("/nowhere/font.otf") == .unreadable(reason: "No such file or directory"))
        #expect(problem("") == .unreadable(reason: "No such file or directory"))
        #expect(problem("a\0b") == .unreadable(reason: "a file's name has no null character"))
        #expect(problem(folder.url.path) == .notAFile)
        #expect(problem("/dev/zero") == .notAFile)
        #expect(problem(try folder.write(Data(), to: "empty.otf")) == .empty)
        #expect(problem(try folder.write(Data("OTTO".utf8), to: "four.otf")) == .notAFont)
        let text = Data(String(repeating: "I am no font. ", count: 1000).utf8)
        #expect(problem(try folder.write(text, to: "text.otf")) == .notAFont)
        #expect(problem(try folder.write(Data("ttcf\0\0\0\0\0\0\0\u{9}".utf8), to: "c.ttc")) != nil)
    }

    @Test func aPipeDoesNotHang() throws {
        let path = folder.url.appendingPathComponent("pipe").path
        #expect(mkfifo(path, 0o600) == 0)
        #expect(problem(path) == .notAFile)
    }

    @Test func aFaceThatIsNotThere() throws {
        let path = try folder.write(inter, to: "one.otf")
        #expect(problem(path, faceIndex: 1) == .noSuchFace(index: 1, count: 1))
        #expect(problem(path, faceIndex: -1) == .noSuchFace(index: -1, count: 1))
        let cjk = "/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc"
        #expect(problem(cjk, faceIndex: 99) == .noSuchFace(index: 99, count: 10))
    }

    @Test(arguments: 0..<16) func aTruncatedFont(sixteenths: Int) throws {
        let part = inter.prefix(inter.count * sixteenths / 16)
        let path = try folder.write(part, to: "truncated.otf")
        switch problem(path) {
        case .truncated, .empty: break
        case let other: Issue.record("\(String(describing: other))")
        }
    }

    /// A file may end with its last table, whose padding is nothing that is read; not a byte earlier.
    @Test func theLastTableMayEndTheFile() throws {
        func number(at offset: Int, _ count: Int) -> Int {
            inter[offset..<(offset + count)].reduce(0) { $0 << 8 | Int($1) }
        }
        let ends = (0..<number(at: 4, 2)).map { number(at: 12 + 16 * $0 + 8, 4) + number(at: 12 + 16 * $0 + 12, 4) }
        let end = try #require(ends.max())
        let whole = try folder.write(inter.prefix(end), to: "whole.otf")
        #expect(try width(whole) > 0)
        let cut = try folder.write(inter.prefix(end - 1), to: "cut.otf")
        guard case .truncated = problem(cut) else {
            Issue.record("a table without its last byte passed")
            return
        }
    }

    @Test(arguments: ["cmap", "head", "hhea", "hmtx", "maxp"]) func aMissingTable(tag: String) throws {
        var font = inter
        let directory = try #require(font.firstRange(of: Data(tag.utf8), in: 0..<400))
        font.replaceSubrange(directory, with: Data("none".utf8))
        let path = try folder.write(font, to: "without.otf")
        #expect(problem(path) == .missingTable(tag))
    }

    /// Damaged in ways that no check foresees: an error, or a width, and no crash.
    @Test(arguments: 0..<8) func damagedBytes(round: Int) throws {
        var random = Repeatable(state: UInt64(round + 1))
        var measured = 0
        for number in 0..<25 {
            var font = inter
            for _ in 0..<(1 + random.next(below: 200)) {
                font[random.next(below: number % 2 == 0 ? font.count : 4096)] = UInt8(random.next(below: 256))
            }
            let path = try folder.write(font, to: "damaged.otf")
            do {
                let width = try width(path, text: "Fällt schnell 5:39pm e\u{301} Ταχεία שלום 急降下")
                #expect(width >= 0 && width.isFinite)
                measured += 1
            } catch {
                #expect(error is WidthError)
            }
        }
        #expect(measured > 0)
    }

    /// The same numbers in each run: a linear congruence with Knuth's constants for MMIX.
    private struct Repeatable {
        var state: UInt64

        mutating func next(below limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
    }

    @Test func packagesThatAreNotInstalled() {
        let ruler = TextRuler(fonts: FontSource(folder: folder.url.path))
        let error = #expect(throws: WidthError.self) {
            try ruler.measure("a", in: .en, slot: .description)
        }
        #expect(error?.description.contains("fonts-inter") == true)
    }
}
