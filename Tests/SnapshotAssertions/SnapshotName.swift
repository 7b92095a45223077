import Foundation
import Synchronization

/// Where a golden lies: `<suite>/<test>__<name>.snap.txt`, from the test's file and function.
struct SnapshotName {
    let path: String

    init(file: String, function: String, name: String) {
        let base = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
        let suite = base.hasSuffix("Tests") ? String(base.dropLast(5)) : base
        let test = String(function.prefix { $0 != "(" })
        path = "\(Self.snakeCase(suite))/\(Self.snakeCase(test))__\(name).snap.txt"
    }

    /// `everyIntent` becomes `every_intent`, `ICUVersion` becomes `icu_version`.
    static func snakeCase(_ name: String) -> String {
        let letters = Array(name)
        var words = ""
        for (index, letter) in letters.enumerated() {
            let startsWord =
                letter.isUppercase && index > 0
                && (!letters[index - 1].isUppercase || (index + 1 < letters.count && letters[index + 1].isLowercase))
            if startsWord, words.last != "_" { words += "_" }
            words += letter.isLetter || letter.isNumber ? letter.lowercased() : "_"
        }
        return words
    }

    /// The number of an assertion without a name: the first of its test is 1.
    ///
    /// Tests run in parallel, so it is counted under a lock.
    static func next(file: String, function: String) -> Int {
        counts.withLock { counts in
            counts["\(file) \(function)", default: 0] += 1
            return counts["\(file) \(function)", default: 0]
        }
    }

    private static let counts = Mutex<[String: Int]>([:])
}
