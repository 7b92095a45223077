import Foundation
import WeatherFormat

/// `scripts/bench` builds and runs it: one run, all sides, medians and ratios, and which goals are met.
@main
struct Bench {
    static func main() throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if arguments.first == "count" {
            try InstructionCount.runOnly(Array(arguments.dropFirst()))
            return
        }
        if arguments == ["growth"] {
            var goals = Goals()
            Growth().add(to: &goals)
            print(goals.table.text)
            return
        }
        let paths = try Paths(arguments)
        let raw = try Reference(running: [paths.icu])
        let toolchain = try Reference(running: [paths.toolchainICU])
        let intl = try paths.node.map { try Reference(running: [$0, paths.intl]) }
        let work = try Workloads()
        let foundation = try work.foundation()
        let linked = try ICUVersion.linked()
        print(
            "WeatherFormat over ICU \(linked.icu) (\(linked.source.rawValue)); nanoseconds a string, medians of \(Stopwatch.rounds)"
        )
        print(
            "raw C: ICU \(raw.version) and ICU \(toolchain.version); Intl: \(intl?.version ?? "node is not installed")\n"
        )

        let time = try (buffer: work.dateIntoBuffer(.sunEventTime), string: work.dateAsString(.sunEventTime))
        let header = try (buffer: work.dateIntoBuffer(.dailyHeader), string: work.dateAsString(.dailyHeader))
        let wind = try work.windIntoBuffer()
        let percent = try work.chanceIntoBuffer()
        let relative = try (buffer: work.relativeTimeIntoBuffer(), string: work.relativeTime())
        let construction = try work.construction()
        let texts = try work.texts()

        var table = Table(
            "work", "buffer", "String", "raw C ICU \(raw.version)", "raw C ICU \(toolchain.version)", "Foundation",
            "Intl")
        func row(_ name: String, _ key: String, _ buffer: Double?, _ string: Double?) {
            table.add(
                name, buffer?.shown ?? "-", string?.shown ?? "-", raw.nanoseconds[key]?.shown ?? "-",
                toolchain.nanoseconds[key]?.shown ?? "-", foundation[key]?.shown ?? "-",
                intl?.nanoseconds[key]?.shown ?? "-")
        }
        row("a time (sunEventTime)", "time", time.buffer, time.string)
        row("a header (dailyHeader)", "header", header.buffer, header.string)
        row("a wind speed", "unit", wind, nil)
        row("a percentage", "percent", percent, nil)
        row("relative time", "relative", relative.buffer, relative.string)
        row("a formatter, made and used", "construction", nil, construction)
        for text in texts { row(text.name, text.key, nil, text.nanoseconds) }
        print(table.text + "\n")

        let forecasts = try ForecastBench(paths)
        print(forecasts.table.text + "\n")
        let batch = try BatchWork(hwfmt: paths.hwfmt, measuredBy: paths.coldStart)
        let growth = Growth()

        let empty = try ColdStart(measuredBy: paths.coldStart, [paths.empty])
        let emptyStatic = try ColdStart(measuredBy: paths.coldStart, [paths.emptyStatic])
        let tool = try ColdStart(
            measuredBy: paths.coldStart,
            [paths.hwfmt, "render", "--lang", "de", "--intent", "sunEventTime", "--tz", "Europe/Berlin"])

        var goals = Goals()
        func against(_ reference: Reference, _ goal: Double) {
            let ratios = [("time", time.buffer), ("header", header.buffer)].map {
                (reference.nanoseconds[$0.0] ?? .nan) / $0.1
            }
            goals.add(
                "a date into a buffer, against raw C ICU \(reference.version)", ratios.min() ?? .nan, atLeast: goal)
        }
        against(raw, 40)
        against(toolchain, 20)
        let strings = [("time", time.string), ("header", header.string)].map { (foundation[$0.0] ?? .nan) / $0.1 }
        goals.add("a date as a String, against Date.FormatStyle", strings.min() ?? .nan, atLeast: 20)
        goals.add(
            "a wind speed into a buffer, against raw C ICU \(raw.version)", (raw.nanoseconds["unit"] ?? .nan) / wind,
            atLeast: 25)
        for reference in [raw, toolchain] {
            goals.add(
                "relative time into a buffer, against raw C ICU \(reference.version)",
                (reference.nanoseconds["relative"] ?? .nan) / relative.buffer, atLeast: 10)
        }
        goals.add("two threads, against one", work.twoThreads(), atLeast: 1.9)
        let slowest = texts.map { (raw.nanoseconds[$0.key] ?? .nan) / $0.nanoseconds }.min() ?? .nan
        goals.add("durations, ranges, speech, against raw C ICU \(raw.version)", slowest, atLeast: 1)
        forecasts.add(to: &goals)
        goals.add("hwfmt batch, µs a line", batch.microsecondsALine, atMost: 5)
        goals.add("its round trip through pipes on one core, µs", batch.microsecondsARoundTrip, atMost: 30)
        goals.add(
            "its peak memory for ten times the lines, times", batch.peakMegabytes.many / batch.peakMegabytes.few,
            atMost: 1.1)
        growth.add(to: &goals)
        goals.add(
            "hwfmt render, a whole process, against an empty Swift program", tool.milliseconds / empty.milliseconds,
            atMost: 2)
        goals.add("its peak memory in MB", tool.peakMegabytes, atMost: 16)
        print(goals.table.text)
        print("\nhwfmt \(tool), an empty Swift program \(empty), and \(emptyStatic) with Swift's libraries linked in")
        print(
            "a round trip of hwfmt batch between two cores takes \(batch.acrossCores.hwfmt.shown) µs, "
                + "one of cat \(batch.acrossCores.cat.shown)")
    }
}
