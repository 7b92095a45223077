// swift-tools-version: 6.2

import Foundation
import PackageDescription

/// Which ICU the C target is compiled against.
///
/// `WEATHERFORMAT_ICU=system` or `WEATHERFORMAT_ICU=toolchain` decides. Without it the system's `libicu-dev` is taken
/// where it is installed, else the copy that the Swift toolchain for Linux carries.
enum ICUChoice: String {
    case system
    case toolchain

    static func fromEnvironment() -> ICUChoice {
        let environment = ProcessInfo.processInfo.environment
        if let named = environment["WEATHERFORMAT_ICU"], let choice = ICUChoice(rawValue: named) { return choice }
        return systemHeadersExist(environment) ? .system : .toolchain
    }

    /// `pkg-config` is asked first, since an ICU may stand under a prefix of its own; the compiler's default folder
    /// answers on a machine without `pkg-config`.
    private static func systemHeadersExist(_ environment: [String: String]) -> Bool {
        output(of: ["pkg-config", "--exists", "--print-errors", "icu-i18n"]) != nil
            || FileManager.default.fileExists(atPath: "/usr/include/unicode/udat.h")
    }
}

/// What a command prints on standard output, or nil where it is missing or fails.
func output(of command: [String]) -> Data? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return nil }
    let printed = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? printed : nil
}

/// The folder of the toolchain that holds `_foundation_unicode`, ICU's headers under another name.
func toolchainResourcePath() -> String {
    struct TargetInfo: Decodable {
        struct Paths: Decodable { let runtimeResourcePath: String }
        let paths: Paths
    }
    guard let printed = output(of: ["swiftc", "-print-target-info"]),
        let information = try? JSONDecoder().decode(TargetInfo.self, from: printed)
    else { return "/usr/lib/swift" }
    return information.paths.runtimeResourcePath
}

let icu = ICUChoice.fromEnvironment()

let shimDependencies: [Target.Dependency]
var shimSettings: [CSetting] = [.treatAllWarnings(as: .error)]
let shimLinks: [LinkerSetting]
switch icu {
case .system:
    shimDependencies = ["CICU"]
    shimSettings += [.headerSearchPath("../CICU")]
    shimLinks = [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]
case .toolchain:
    shimDependencies = []
    shimLinks = [.linkedLibrary("_FoundationICU")]
    shimSettings += [
        .define("WEATHERFORMAT_TOOLCHAIN_ICU", to: "1"),
        .unsafeFlags(["-I", toolchainResourcePath()]),
    ]
}

/// Whether rendered widths are part of this build: what measures text with HarfBuzz.
///
/// `WEATHERFORMAT_HARFBUZZ=system` or `WEATHERFORMAT_HARFBUZZ=none` decides. Without it the package builds without them
/// where the compiler's own folders do not hold HarfBuzz's headers.
enum HarfBuzzChoice: String {
    case system
    case none

    static func fromEnvironment() -> HarfBuzzChoice {
        let environment = ProcessInfo.processInfo.environment
        if let named = environment["WEATHERFORMAT_HARFBUZZ"], let choice = HarfBuzzChoice(rawValue: named) {
            return choice
        }
        let folders = ["/usr/include", "/usr/local/include"]
        return folders.contains { FileManager.default.fileExists(atPath: "\($0)/harfbuzz/hb.h") } ? .system : .none
    }
}

let harfBuzz = HarfBuzzChoice.fromEnvironment()

let package = Package(
    name: "WeatherFormat",
    products: [
        .library(name: "WeatherFormat", targets: ["WeatherFormat"]),
        .library(name: "WeatherForecast", targets: ["WeatherForecast"]),
        .library(name: "WeatherFormatFoundation", targets: ["WeatherFormatFoundation"]),
        .executable(name: "hwfmt", targets: ["hwfmt"]),
        // Linked into libweatherformat.so by scripts/c-library.
        .library(name: "weatherformat", type: .static, targets: ["WeatherFormatC"]),
    ],
    targets: [
        .systemLibrary(name: "CICU", pkgConfig: "icu-i18n", providers: [.apt(["libicu-dev"])]),
        .target(name: "ICUShim", dependencies: shimDependencies, cSettings: shimSettings, linkerSettings: shimLinks),
        // Strings: of dates, units, percent, durations, and the gate for rain. Nothing here knows a weather service.
        .target(name: "WeatherFormat", dependencies: ["ICUShim"]),
        // Whole forecasts: what services answer, as the strings of a screen.
        .target(
            name: "WeatherForecast", dependencies: ["WeatherFormat"],
            // In the binary are the switches that scripts/words makes of these: a server must not look for resource files.
            exclude: ["Words/Words.xcstrings", "Words/Words.sources.tsv", "Words/Words.codes.tsv"]),
        // The tables that reviewers read.
        .target(name: "WeatherFormatReports", dependencies: ["WeatherFormat", "WeatherForecast"]),
        .target(name: "WeatherFormatFoundation", dependencies: ["WeatherFormat"]),
        // The C library: weatherformat.h, and the functions that it declares.
        .systemLibrary(name: "CWeatherFormat"),
        .target(name: "WeatherFormatC", dependencies: ["CWeatherFormat", "WeatherFormat", "WeatherForecast"]),
        .executableTarget(name: "hwfmt", dependencies: ["WeatherFormat", "WeatherForecast", "WeatherFormatReports"]),
        .target(name: "SnapshotAssertions", dependencies: ["WeatherFormat"], path: "Tests/SnapshotAssertions"),
        .target(name: "TestSupport", dependencies: ["WeatherFormat"], path: "Tests/TestSupport"),
        .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
        .testTarget(name: "SnapshotAssertionsTests", dependencies: ["SnapshotAssertions", "WeatherFormat"]),
        .testTarget(
            name: "WeatherFormatTests",
            dependencies: ["WeatherFormat", "SnapshotAssertions", "TestSupport", "AllocationCounter"]),
        .testTarget(
            name: "WeatherForecastTests",
            dependencies: ["WeatherForecast", "WeatherFormatReports", "SnapshotAssertions", "TestSupport"],
            // Read by path, so that the folder needs no bundle of resources.
            exclude: ["Payloads"]),
        .testTarget(
            name: "WeatherFormatReportsTests",
            dependencies: ["WeatherFormatReports", "SnapshotAssertions", "TestSupport"]),
        .testTarget(name: "WeatherFormatFoundationTests", dependencies: ["WeatherFormatFoundation"]),
        .testTarget(
            name: "WeatherFormatCTests",
            dependencies: ["CWeatherFormat", "WeatherFormatC", "WeatherFormat", "WeatherForecast", "TestSupport"]),
        .testTarget(name: "hwfmtTests", dependencies: ["hwfmt", "WeatherFormat", "SnapshotAssertions", "TestSupport"]),
    ]
)

// A product of its own: who links WeatherFormat alone needs neither HarfBuzz nor a font.
switch harfBuzz {
case .none:
    package.exclude(["Width"], from: "hwfmt")
    package.exclude(["WidthReportCommandTests.swift"], from: "hwfmtTests")
case .system:
    package.products.append(.library(name: "WeatherFormatWidth", targets: ["WeatherFormatWidth"]))
    package.targets += [
        // Compiled against HarfBuzz's headers and never linked with it: it is loaded when text is measured.
        .target(name: "HarfBuzzShim", cSettings: [.treatAllWarnings(as: .error)]),
        .target(
            name: "WeatherFormatWidth", dependencies: ["WeatherFormat", "WeatherForecast", "HarfBuzzShim"]),
        .testTarget(
            name: "WeatherFormatWidthTests", dependencies: ["WeatherFormatWidth", "SnapshotAssertions", "TestSupport"]),
        // The harness of scripts/fuzz, and a short form of it.
        .testTarget(
            name: "FuzzTests",
            dependencies: ["hwfmt", "WeatherForecast", "WeatherFormatReports", "WeatherFormatWidth", "TestSupport"],
            path: "Tests/Fuzz", exclude: ["json.dict"]),
    ]
    package.exclude(["WithoutWidth"], from: "hwfmt")
    for target in package.targets where target.name == "hwfmt" { target.dependencies.append("WeatherFormatWidth") }
}

extension Package {
    /// Leaves paths of a target out of this build.
    func exclude(_ paths: [String], from name: String) {
        for target in targets where target.name == name { target.exclude += paths }
    }
}

/// One voice for every Swift target.
let swiftSettings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]
let foreignTargets = ["CICU", "CWeatherFormat", "ICUShim", "AllocationCounter", "HarfBuzzShim"]
for target in package.targets where !foreignTargets.contains(target.name) {
    target.swiftSettings = (target.swiftSettings ?? []) + swiftSettings
}
