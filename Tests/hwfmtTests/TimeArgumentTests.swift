import Testing

/// The times that `--at` takes.
@Suite struct TimeArgumentTests {
    private func run(_ time: String) throws -> Tool.Run {
        try Tool.run(
            [
                "render", "--lang", "en", "--intent", "forecastUpdatedDateTime", "--clock", "24", "--tz", "UTC", "--at",
                time,
            ])
    }

    @Test(arguments: [
        ("2026-08-15T15:39:00Z", "Sat, Aug 15 @ 15:39"), ("2026-08-15t15:39:00z", "Sat, Aug 15 @ 15:39"),
        ("2026-08-15 15:39Z", "Sat, Aug 15 @ 15:39"), ("2026-08-15T15:39", "Sat, Aug 15 @ 15:39"),
        ("2026-08-15T15:39:59.999Z", "Sat, Aug 15 @ 15:39"), ("2026-08-15T15:39:59,5Z", "Sat, Aug 15 @ 15:39"),
        ("2026-08-15T17:39:00+02:00", "Sat, Aug 15 @ 15:39"), ("2026-08-15T10:09:00-05:30", "Sat, Aug 15 @ 15:39"),
        ("2026-08-15T17:39:00+0200", "Sat, Aug 15 @ 15:39"), ("2026-08-15T17:39:00+02", "Sat, Aug 15 @ 15:39"),
        ("2026-08-15T23:59:00-23:59", "Sun, Aug 16 @ 23:58"),
        // A leap second is the second before it.
        ("2016-12-31T23:59:60Z", "Sat, Dec 31 @ 23:59"), ("2016-12-31T23:59:60", "Sat, Dec 31 @ 23:59"),
    ])
    func aTimeIsRead(time: String, text: String) throws {
        #expect(try run(time) == Tool.Run(exit: 0, output: text + "\n", errors: ""))
    }

    @Test(arguments: [
        "2026-08-15T15:39:61Z", "2026-08-15T15:60Z", "2026-08-15T24:00Z", "2026-08-15T15:39:00.Z",
        "2026-08-15T15:39:0Z",
        "2026-08-15T15:39:00+24:00", "2026-08-15T15:39:00+01:60", "2026-08-15T15:39:00+1", "2026-08-15T15:39:00ZZ",
        "2026-08-15T15", "2026-8-15", "2026-08-15x15:39", "20260815T153900Z", "+2026-08-15",
    ])
    func anotherIsBadData(time: String) throws {
        let run = try run(time)
        #expect(run.exit == 65 && run.output.isEmpty && run.errors.contains("bad time \"\(time)\""), "\(run)")
    }
}
