// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that nobody who depends on WeatherFormat builds it. `scripts/bench` runs it.
let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "WeatherFormat", path: "..")],
    targets: [
        .executableTarget(
            name: "bench",
            dependencies: [
                "InstructionCounter", "OneCore", .product(name: "WeatherFormat", package: "WeatherFormat"),
                .product(name: "WeatherForecast", package: "WeatherFormat"),
            ],
            swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
        .target(name: "InstructionCounter", cSettings: [.treatAllWarnings(as: .error)]),
        .target(name: "OneCore", cSettings: [.treatAllWarnings(as: .error)]),
        .executableTarget(
            name: "empty", swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
    ]
)
