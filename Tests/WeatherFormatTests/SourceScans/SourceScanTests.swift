import TestSupport
import Testing

@testable import WeatherFormat

/// What the compiler cannot forbid, read from the sources.
@Suite struct SourceScanTests {
    /// Read once for all tests.
    private static let tree = Result { try SourceTree(["Sources", "Client/Sources"]) }

    private let sources: SourceTree

    private static var caseMethod: Regex<(Substring, Substring)> {
        /\)\s*\.(lowercased|uppercased|capitalized|localizedLowercase|localizedUppercase)\b/
    }

    private static var datePattern: Regex<Substring> {
        /"[^"\\]*(?:\b[Hh]:mm|\bEEEE?\b|\bMMMM?\b|\bMMM\w|\bLLLL\b|\bcccc\b|\bha\b|\bd, y\b)[^"]*"/
    }

    init() throws { sources = try Self.tree.get() }

    /// A rendered string has its case from ICU; lowercased afterwards, its weekday would lose its capital too.
    @Test func noCaseMethodOnARenderedString() {
        #expect(sources.matches(of: Self.caseMethod).isEmpty)
    }

    /// Patterns and skeletons stand in the rulebook, and where ICU is asked for its own words.
    @Test func noDatePatternOutsideTheRulebook() {
        let rulebook = [
            "DateFields.swift", "DateFields+CLDR.swift", "DateFormatIntent+Plan.swift", "DayPhrase+Plan.swift",
            "HousePattern.swift",
            "NativePattern+Days.swift", "NativePattern+Times.swift", "NativePattern+Hours.swift",
            "NativePattern+Variants.swift",
            "DateRenderPlan+Replacements.swift",
        ]
        let found = sources.matches(of: Self.datePattern) { file in
            rulebook.contains { file.path.hasSuffix("/\($0)") }
        }
        #expect(found.isEmpty)
    }

    /// Places that a forecast's screen does not have, so that no code of the library draws them: rails of charts, a
    /// watch face, a widget, a notification, a radar, an almanac.
    ///
    /// Apps do, and the client stands for them.
    private static let drawnByApps: Set<DateFormatIntent> = [
        .summaryWeekday, .dailyChartWeekday, .almanacMonth, .historyDate, .moonEventTime,
        .radarFrameTime, .notificationTime, .statsChartHour, .complicationHour, .widgetHour,
    ]

    /// An intent that nothing asks for is a place that no longer exists: each of a forecast's screen is drawn by the
    /// library itself, and no other is.
    @Test(arguments: DateFormatIntent.allCases)
    func everyIntentHasACaller(intent: DateFormatIntent) throws {
        let callers = sources.files.filter { file in
            !file.path.contains("/Dates/") && !file.path.contains("/Width/")
                && !file.path.contains("/WeatherFormatWidth/")
                // A table of numbers draws nothing.
                && !file.path.hasSuffix("/DateFormatIntent+Code.swift") && file.code.contains(".\(intent.rawValue)")
        }.map(\.path)
        let library = callers.filter { $0.hasPrefix("Sources/") }
        #expect(
            library.isEmpty == Self.drawnByApps.contains(intent),
            "\(intent.rawValue) is drawn by \(library), and drawnByApps says otherwise")
        #expect(callers.contains { $0.hasPrefix("Client/") }, "the client does not draw \(intent.rawValue)")
    }

    @Test func icuStaysInItsFolder() {
        let imports = sources.matches(of: /import (ICUShim|CICU)/) { $0.path.contains("/WeatherFormat/ICU/") }
        #expect(imports.isEmpty)
        let library = sources.matches(of: /import Foundation(Internationalization)?\b/) { file in
            !["WeatherFormat", "WeatherForecast", "WeatherFormatReports", "WeatherFormatWidth", "hwfmt"].contains {
                file.path.hasPrefix("Sources/\($0)/")
            }
        }
        #expect(library.isEmpty)
    }

    /// The libraries read the environment once, for where the zone database is, and take no default from it.
    @Test func theEnvironmentIsReadInOnePlace() {
        let found = sources.matches(of: /\bgetenv\b|\bprocessInfo\b|\benviron\b/) {
            $0.path.hasPrefix("Sources/hwfmt/")
        }
        #expect(found == ["Sources/WeatherFormat/Zones/ZoneDatabase+Search.swift: getenv"])
    }

    @Test func nothingIsForcedOrSwallowed() {
        #expect(sources.matches(of: /\btry[?!]|\bfatalError\(|\bpreconditionFailure\(|\bas!/).isEmpty)
    }

    @Test func theScansFindWhatTheyForbid() {
        #expect("try f.string(from: d, for: i).lowercased()".contains(Self.caseMethod))
        #expect("name.lowercased()".contains(Self.caseMethod) == false)
        for pattern in ["h:mm a", "EEE, MMM d", "MMMdE", "H:mm", "LLLL y", "d MMMM"] {
            #expect("let pattern = \"\(pattern)\"".contains(Self.datePattern), "\(pattern)")
        }
        #expect("let text = \"Expected hours and minutes\"".contains(Self.datePattern) == false)
    }

    @Test func commentsAreNotRead() {
        #expect(SourceTree.withoutComments("a // try!\n\"http://x\" // b") == "a \n\"http://x\" ")
    }
}

/// The C target declares what Swift calls, and nothing else.
@Suite struct ShimScanTests {
    @Test func everyShimFunctionIsCalled() throws {
        let declared = try Set(
            ["ICUShim", "HarfBuzzShim"].flatMap { shim in
                try SourceTree(["Sources/\(shim)"], ending: ".h").files.flatMap { file in
                    file.code.matches(of: Self.declaration).map { String($0.1) }
                }
            })
        let called = try Set(
            SourceTree(["Sources"]).files.flatMap { file in
                file.code.matches(of: Self.function).map { String($0.0) }
            })
        #expect(declared.count > 40)
        #expect(declared.subtracting(called).sorted() == [])
    }

    private static var declaration: Regex<(Substring, Substring)> { /(wf_[a-z]+_\w+)\(/ }
    private static var function: Regex<Substring> { /\bwf_[a-z]+_\w+/.wordBoundaryKind(.simple) }
}
