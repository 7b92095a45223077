import Foundation
import TestSupport
import Testing

@testable import WeatherFormat

/// A database that a test made: what is found in it, and what no name gets out of it.
@Suite struct ZoneDatabaseTests {
    let folder: TemporaryFolder
    let outside: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        outside = try TemporaryFolder()
        try folder.write(TZifBytes(offsets: [3600], footer: "CET-1").bytes, to: "Europe/Berlin")
        try folder.write(TZifBytes(offsets: [7200], footer: "CAT-2").bytes, to: "Africa/Maputo")
        try folder.write(TZifBytes().bytes, to: "Etc/UTC")
        try folder.link("Europe/Kyiv", to: "../Africa/Maputo")
        let index = "# version 2031c\nR x\nZ Europe/Berlin\nL Europe/Berlin Old/Berlin\n"
        try folder.write(Array(index.utf8), to: "tzdata.zi")
    }

    var database: ZoneDatabase { get throws { try #require(ZoneDatabase(folder: folder.path)) } }

    @Test func filesAndLinks() throws {
        let database = try database
        #expect(try database.rules(of: "Europe/Berlin")?.firstOffset == 3600)
        #expect(try database.rules(of: "Europe/Kyiv")?.firstOffset == 7200)
        // A link that only the index has, as Debian 13 has its older names without tzdata-legacy.
        #expect(try database.rules(of: "Old/Berlin")?.firstOffset == 3600)
        #expect(try database.rules(of: "Europe/Paris") == nil)
        #expect(database.names() == ["Africa/Maputo", "Etc/UTC", "Europe/Berlin", "Europe/Kyiv", "Old/Berlin"])
        #expect(database.index.version == "2031c")
    }

    static let noNames = [
        "", ".", "..", "../x", "Europe/../Europe/Berlin", "/etc/passwd", "Europe//Berlin", "Europe/", "/Europe/Berlin",
        "Europe/Berlin\0", "Europe\0/Berlin", "Europe:Berlin", "Europe Berlin", "Europe\\Berlin", "posix/Europe/Berlin",
        "right/Europe/Berlin", "localtime", "posixrules", "tzdata.zi", "Etc/Unknown", "Zürich", "~/x", "$HOME", "*",
        String(repeating: "a", count: 65), String(repeating: "a/", count: 500_000),
    ]

    @Test(arguments: noNames)
    func nothingIsLookedForUnder(name: String) throws {
        #expect(!ZoneName.isWellFormed(name))
        #expect(try database.rules(of: name) == nil)
        #expect(try ZoneSource(database: database).windows(of: name) == nil)
    }

    @Test func aLinkOutOfTheFolderIsRefused() throws {
        try outside.write(TZifBytes().bytes, to: "secret")
        try folder.link("Europe/Rome", to: "\(outside.path)/secret")
        try folder.link("Out", to: outside.path)
        let database = try database
        #expect(throws: ZoneFileProblem.outside) { try database.rules(of: "Europe/Rome") }
        #expect(throws: ZoneFileProblem.outside) { try database.rules(of: "Out/secret") }
        #expect(!database.names().contains { $0.hasSuffix("Rome") || $0.hasPrefix("Out") })
    }

    /// A folder whose name begins like the database's is another one.
    @Test func aNeighbourIsOutside() throws {
        let neighbour = folder.path + "-neighbour"
        try FileManager.default.createDirectory(atPath: neighbour, withIntermediateDirectories: true)
        defer { unlink("\(neighbour)/zone"); rmdir(neighbour) }
        try Data(TZifBytes().bytes).write(to: URL(fileURLWithPath: "\(neighbour)/zone"))
        try folder.link("Neighbour", to: "\(neighbour)/zone")
        #expect(throws: ZoneFileProblem.outside) { try database.rules(of: "Neighbour") }
    }

    @Test func whatIsNoFileIsRefusedAndNothingHangs() throws {
        mkfifo("\(folder.path)/Pipe", 0o600)
        try folder.link("Loop", to: "Loop")
        try folder.link("Nowhere", to: "Europe/Atlantis")
        try folder.write([], to: "Empty")
        try folder.write([UInt8](repeating: 0, count: 65_537), to: "Large")
        let database = try database
        #expect(throws: ZoneFileProblem.notAFile) { try database.rules(of: "Pipe") }
        #expect(throws: ZoneFileProblem.unreadable(reason: "Too many levels of symbolic links")) {
            try database.rules(of: "Loop")
        }
        #expect(throws: ZoneFileProblem.notTZif) { try database.rules(of: "Empty") }
        #expect(throws: ZoneFileProblem.tooLarge(bytes: 65_537, limit: 65_536)) { try database.rules(of: "Large") }
        #expect(try database.rules(of: "Nowhere") == nil)
        #expect(try database.rules(of: "Europe") == nil)
    }

    /// The zone is served all the same, by ICU, and a caller can learn why.
    @Test func icuServesARefusedZone() throws {
        try folder.write(Array(TZifBytes().bytes.prefix(60)), to: "Asia/Tokyo")
        let source = ZoneSource(database: try database)
        let windows = try #require(try source.windows(of: "Asia/Tokyo"))
        defer { windows.deallocate() }
        #expect(try windows.offset(at: 0) == 9 * 3600)
        #expect(
            windows.origin
                == .icu(
                    refused: RefusedZoneFile(
                        zone: "Asia/Tokyo", folder: folder.path, problem: .cutOff(bytes: 60, needed: 98))))
        #expect("\(windows.origin)".contains("\"Asia/Tokyo\" in "))
        // Nobody else knows this one.
        try folder.write(Array(TZifBytes().bytes.prefix(60)), to: "Europe/Atlantis")
        #expect(throws: WeatherFormatError.self) { try source.windows(of: "Europe/Atlantis") }
        // ICU's abbreviations are no names of the database's.
        #expect(try source.windows(of: "BST") == nil)
        #expect(try ZoneSource(database: nil).windows(of: "Asia/Tokyo") != nil)
    }

    @Test func aCopyIsRecognized() throws {
        let database = try database
        try outside.write(TZifBytes(offsets: [7200], footer: "CAT-2").bytes, to: "localtime")
        #expect(database.name(ofCopy: "\(outside.path)/localtime", likely: nil) == "Africa/Maputo")
        #expect(database.name(ofCopy: "\(outside.path)/localtime", likely: "Europe/Kyiv") == "Europe/Kyiv")
        #expect(database.name(ofCopy: "\(outside.path)/localtime", likely: "Europe/Berlin") == "Africa/Maputo")
        try outside.write(TZifBytes(offsets: [60], footer: "CAT-2").bytes, to: "other")
        #expect(database.name(ofCopy: "\(outside.path)/other", likely: nil) == nil)
        #expect(database.name(ofCopy: "\(outside.path)/nothing", likely: nil) == nil)
        #expect(database.name(ofPath: "\(folder.path)/Europe/Berlin") == "Europe/Berlin")
        #expect(database.name(ofPath: "\(folder.path)-x/Europe/Berlin") == nil)
    }

    @Test func whatIsNoDatabase() throws {
        #expect(ZoneDatabase(folder: "\(folder.path)/nothing") == nil)
        #expect(ZoneDatabase(folder: "\(folder.path)/tzdata.zi") == nil)
        #expect(ZoneDatabase(folder: outside.path) == nil, "empty")
        #expect(ZoneDatabase(folder: "") == nil)
        #expect(ZoneDatabase(folder: "/usr\0/share/zoneinfo") == nil)
        #expect(ZoneDatabase(folder: String(repeating: "/x", count: 500_000)) == nil)
    }

    @Test(arguments: [
        ("# version 2025b\n", "2025b"), ("# version 2026a-dirty\n", "2026a-dirty"), ("# version\n", nil), ("", nil),
        ("# version 2025b\u{7F}\n", nil), ("# This file\n", nil), ("# version 20\n", nil),
    ])
    func theVersion(text: String, version: String?) throws {
        try folder.write(Array(text.utf8), to: "tzdata.zi")
        #expect(try database.index.version == version)
        guard version == nil else { return }
        try folder.write(Array("2024a\n".utf8), to: "+VERSION")
        #expect(try database.index.version == "2024a")
    }
}
