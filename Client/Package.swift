// swift-tools-version: 6.2

import PackageDescription

// A package of its own, as a server's would be: it imports Foundation, whose own ICU must never meet the library's.
let package = Package(
    name: "Client",
    dependencies: [.package(name: "WeatherFormat", path: "..")],
    targets: [
        .executableTarget(
            name: "client",
            dependencies: [.product(name: "WeatherFormat", package: "WeatherFormat")],
            swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)])
    ]
)
