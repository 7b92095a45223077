import Foundation
public import Testing
import WeatherFormat

/// Asserts that a text equals its golden, `snapshots/<suite>/<test>__<name>.snap.txt`.
///
/// Without a name the assertions of a test are numbered in their order; a parameterized test must give one. A missing
/// golden is written on a developer's machine and fails once, so that somebody reads it; a changed one is written only by
/// `scripts/record`; CI writes neither.
public func assertMatchesSnapshot(
    _ text: String, named name: String? = nil, file: String = #filePath, function: String = #function,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let isParameterized = Test.current?.isParameterized ?? false
    guard name != nil || !isParameterized else {
        Issue.record("a parameterized test must name its snapshots", sourceLocation: sourceLocation)
        return
    }
    let path = SnapshotName(
        file: file, function: function, name: name ?? String(SnapshotName.next(file: file, function: function))
    ).path
    let run = try SnapshotRun.current(testFile: file)
    try run.noteReference(to: path)
    switch try run.store.check(text, at: path) {
    case .matched: break
    case .recorded: print("recorded snapshots/\(path)")
    case .failed(let message): Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
    }
}
