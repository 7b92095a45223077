// swift-tools-version: 6.2

import Foundation
import PackageDescription

/// A program over one product alone, as a server's would be: it imports Foundation, whose own ICU must never meet the
/// library's.
func client(_ name: String, of product: String) -> Target {
    .executableTarget(
        name: name, dependencies: [.product(name: product, package: "WeatherFormat")],
        swiftSettings: [
            .swiftLanguageMode(.v6), .treatAllWarnings(as: .error), .enableUpcomingFeature("MemberImportVisibility"),
        ])
}

let package = Package(
    name: "Client",
    dependencies: [.package(name: "WeatherFormat", path: "..")],
    targets: [
        client("strings", of: "WeatherFormat"),
        client("forecast", of: "WeatherForecast"),
        client("foundation", of: "WeatherFormatFoundation"),
    ]
)

// The product is there where HarfBuzz is.
if ProcessInfo.processInfo.environment["WEATHERFORMAT_HARFBUZZ"] == "system" {
    package.targets.append(client("width", of: "WeatherFormatWidth"))
}
