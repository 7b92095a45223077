import Foundation
import TestSupport
import Testing
import WeatherFormat

@testable import hwfmt

/// The machine's zone, as the C library on the same machine has it.
@Suite struct MachineZoneTests {
    static let render = ["render", "--lang", "en", "--intent", "forecastUpdatedDateTime", "--clock", "24"]

    /// In January and in July of 2026: what `date` of the C library says for the same `TZ`.
    @Test(arguments: [
        "GMT+3", "CET-1CEST", "CET-1CEST,M3.5.0,M10.5.0/3", "<+03>-3", "UTC0", "EST5EDT", ":Europe/Berlin", "",
        ":/usr/share/zoneinfo/Asia/Tokyo", "/usr/share/zoneinfo/posix/Asia/Tokyo", "Europe/Kyiv", "posix/Asia/Tokyo",
        "<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "IST-1GMT0,M10.5.0,M3.5.0/1", "Etc/GMT+3", "GMT0", ":UTC0",
    ])
    func isTheCLibrarys(zone: String) throws {
        for instant in ["2026-01-15T12:00:00Z", "2026-07-15T12:00:00Z"] {
            let ours = try Tool.run(Self.render + ["--at", instant], environment: ["TZ": zone])
            #expect(ours.errors.isEmpty)
            #expect(ours.output == (try Self.date(instant, zone)), "\(zone) at \(instant)")
        }
    }

    /// What the C library would take for UTC without a word is an error with a name.
    @Test(arguments: [
        ("Foo", "\"Foo\""), ("right/UTC", "\"right/UTC\""), ("../../etc/passwd", "passwd"),
        ("/etc/passwd", "\"/etc/passwd\""), ("/usr/share/zoneinfo/../../../etc/passwd", "passwd"), ("CET-", "\"CET-\""),
        ("CET-1CEST,M3.5.0", "M3.5.0"), ("GMT+0530", "GMT+0530"), ("localtime", "localtime"),
        (String(repeating: "A", count: 100_000), "AAAA"),
    ])
    func isNeverUTCInSilence(sample: (zone: String, named: String)) throws {
        let run = try Tool.run(Self.render + ["--at", "2026-01-01T00:00:00Z"], environment: ["TZ": sample.zone])
        #expect(run.exit == 64 && run.output.isEmpty && run.errors.contains(sample.named), "\(run)")
        #expect(run.errors.contains("--tz"), "\(run.errors)")
    }

    @Test func aLinkNamesTheZone() throws {
        let folder = try TemporaryFolder()
        let file = Self.file(in: folder)
        try folder.link("localtime", to: "/usr/share/zoneinfo/Asia/Tokyo")
        #expect(try file.zone()?.identifier == "Asia/Tokyo")
        try folder.link("localtime", to: "../../usr/share/zoneinfo/Europe/Kyiv")
        #expect(try file.zone()?.identifier == "Europe/Kyiv")
        try folder.link("localtime", to: "/elsewhere/zoneinfo/posix/Europe/Paris")
        #expect(try file.zone()?.identifier == "Europe/Paris")
        try folder.link("localtime", to: "/usr/share/zoneinfo/right/Europe/Paris")
        #expect(throws: CommandFailure.self) { try file.zone() }
    }

    /// A copied file is recognized by what is in it.
    @Test func aCopyIsRecognized() throws {
        let folder = try TemporaryFolder()
        let file = Self.file(in: folder)
        try folder.copy("/usr/share/zoneinfo/Asia/Kathmandu", to: "localtime")
        #expect(try file.zone()?.identifier == "Asia/Kathmandu")
        // One of several names, as it is written beside the file.
        try folder.write("Asia/Katmandu\n".utf8, to: "timezone")
        #expect(try file.zone()?.identifier == "Asia/Katmandu")
        // What is written there may be out of date; the file is what the C library reads.
        try folder.write("Europe/Berlin\n".utf8, to: "timezone")
        #expect(try file.zone()?.identifier == "Asia/Kathmandu")
    }

    @Test func aStrangeFileIsSaidToBeUnknown() throws {
        let folder = try TemporaryFolder()
        let file = Self.file(in: folder)
        #expect(try file.zone() == nil)
        try folder.write("no zone".utf8, to: "localtime")
        let failure = #expect(throws: CommandFailure.self) { try file.zone() }
        #expect(failure?.message.contains("a file of its own") == true)
        // A copy of an older release: what is written beside it is all that there is.
        try folder.write("Europe/Berlin\n".utf8, to: "timezone")
        #expect(try file.zone()?.identifier == "Europe/Berlin")
        try folder.write("Europe/Berln\n".utf8, to: "timezone")
        #expect(throws: CommandFailure.self) { try file.zone() }
    }

    /// The two files that a machine has in `/etc`.
    private static func file(in folder: TemporaryFolder) -> LocalTimeFile {
        LocalTimeFile(path: "\(folder.path)/localtime", namePath: "\(folder.path)/timezone")
    }

    private static func date(_ instant: String, _ zone: String) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/date")
        process.arguments = ["-d", instant, "+%a, %b %-d @ %-H:%M"]
        process.environment = ["TZ": zone, "LC_ALL": "C"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        process.waitUntilExit()
        return String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    }
}
