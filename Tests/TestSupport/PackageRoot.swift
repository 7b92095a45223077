package import Foundation

/// The folder that holds Package.swift, found from where this file was compiled.
package enum PackageRoot {
    package static let url = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
