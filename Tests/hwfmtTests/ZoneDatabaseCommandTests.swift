import Foundation
import TestSupport
import Testing

/// The output follows the database at `TZDIR`, and `--version` says which that is.
@Suite struct ZoneDatabaseCommandTests {
    static let render = [
        "render", "--lang", "en", "--intent", "sunEventTime", "--clock", "24", "--at", "2026-07-01T12:00:00Z", "--tz",
    ]

    /// Mexico gave up its summer time in October 2022: one release before, and one after, compiled by `zic`.
    @Test func anOlderAndANewerDatabase() throws {
        let old = """
            Rule Mexico 2002 max - Apr Sun>=1 2:00 1:00 D
            Rule Mexico 2002 max - Oct lastSun 2:00 0 S
            Zone America/Mexico_City -6:00 Mexico C%sT
            """
        let new = """
            Rule Mexico 2002 2022 - Apr Sun>=1 2:00 1:00 D
            Rule Mexico 2002 2022 - Oct lastSun 2:00 0 S
            Zone America/Mexico_City -6:00 Mexico C%sT
            """
        for (source, version, time) in [(old, "2022d", "7:00"), (new, "2022f", "6:00")] {
            let folder = try DatabaseFolder(source, version: version)
            let environment = ["TZDIR": folder.path]
            let run = try Tool.run(Self.render + ["America/Mexico_City"], environment: environment)
            #expect(run == Tool.Run(exit: 0, output: "\(time)\n", errors: ""))
            let batch = try Tool.run(
                ["batch"],
                input: #"{"verb":"render","lang":"en","intent":"sunEventTime","clock":24,"tz":"America/Mexico_City","#
                    + #""at":"2026-07-01T12:00:00Z"}"# + "\n", environment: environment)
            #expect(batch.output == #"{"output":["\#(time)"]}"# + "\n")
            let local = try Tool.run(
                [
                    "render", "--lang", "en", "--intent", "sunEventTime", "--clock", "24", "--at",
                    "2026-07-01T12:00:00Z",
                ],
                environment: environment.merging(["TZ": "America/Mexico_City"]) { $1 })
            #expect(local.output == "\(time)\n")
            let printed = try Tool.run(["--version"], environment: environment).output
            #expect(printed.contains("time zone data \(version) of \(folder.path)\n"), "\(printed)")
            #expect(printed.contains("time zone data in ICU 20"))
        }
    }

    @Test(arguments: ["/nonexistent", "/etc/passwd", "/dev/null"])
    func icuServesWhereTZDIRIsNoDatabase(folder: String) throws {
        let run = try Tool.run(Self.render + ["Europe/Berlin"], environment: ["TZDIR": folder])
        #expect(run.exit == 0 && run.output == "14:00\n")
        #expect(run.errors.contains("TZDIR names \"\(folder)\"") && run.errors.contains("ICU's time zone data (20"))
        let version = try Tool.run(["--version"], environment: ["TZDIR": folder]).output
        #expect(version.contains(" of ICU: TZDIR names \"\(folder)\", which is no zone database"), "\(version)")
    }

    @Test func aRefusedFileIsNamedAndICUServes() throws {
        let folder = try DatabaseFolder("Zone Europe/Rome 1:00 - CET", version: "2030a")
        try folder.write("TZif2", to: "Europe/Berlin")
        try folder.write("TZif2", to: "Europe/Atlantis")
        let run = try Tool.run(Self.render + ["Europe/Berlin"], environment: ["TZDIR": folder.path])
        #expect(run.exit == 0 && run.output == "14:00\n")
        #expect(run.errors.contains("\"Europe/Berlin\" in ") && run.errors.contains("cut off at 5 bytes"), "\(run)")
        let unknown = try Tool.run(Self.render + ["Europe/Atlantis"], environment: ["TZDIR": folder.path])
        #expect(unknown.exit == 65 && unknown.errors.contains("bad zone file \"Europe/Atlantis\""), "\(unknown)")
        let lacking = try Tool.run(Self.render + ["Europe/Paris"], environment: ["TZDIR": folder.path])
        #expect(lacking.output == "14:00\n" && lacking.errors.contains("no zone \"Europe/Paris\" in the database"))
    }

    @Test func theMachinesOwn() throws {
        let printed = try Tool.run(["--version"]).output
        #expect(printed.contains(" of /"), "tests need the package tzdata: scripts/test installs it. \(printed)")
    }
}

/// A zone database that a test compiles.
private struct DatabaseFolder {
    private let folder: TemporaryFolder
    var path: String { folder.path }

    /// Compiles lines of zic(8) into a database of a version.
    init(_ source: String, version: String) throws {
        folder = try TemporaryFolder()
        try folder.write("# version \(version)\n\(source)\n".utf8, to: "tzdata.zi")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/sbin/zic")
        process.arguments = ["-d", path, "\(path)/tzdata.zi"]
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    func write(_ text: String, to name: String) throws { try folder.write(text.utf8, to: name) }
}
