import WeatherFormat

/// A place in a JSON document: `$.hourly.time[3]`.
///
/// Made only where a message needs it: a value does not carry its place about.
struct JSONPath: Sendable, Hashable, CustomStringConvertible {
    let description: String
    /// Where it begins; of what is missing, the object that lacks it.
    fileprivate(set) var byte = 0

    static let root = JSONPath(description: "$")

    static func key(_ name: String, of parent: JSONPath) -> JSONPath {
        JSONPath(description: parent.description + step(name), byte: parent.byte)
    }

    static func element(_ index: Int, of parent: JSONPath) -> JSONPath {
        JSONPath(description: parent.description + "[\(index)]", byte: parent.byte)
    }

    /// `.name`, or `["@name"]` where a dot would not do.
    private static func step(_ name: String) -> String {
        let isPlain =
            (1...longestPlainName).contains(name.utf8.count)
            && name.utf8.allSatisfy {
                (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
                    || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0)
                    || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: "_")
                    || $0 == UInt8(ascii: "-")
            }
        return isPlain ? "." + name : "[" + WeatherFormatError.quoted(name) + "]"
    }

    /// A longer name is cut in its message, as every text is.
    private static let longestPlainName = 60
}

extension JSONNode {
    /// Where it stands in the document: found by walking down to it.
    var path: JSONPath {
        let tape = tape.pointee
        var path = JSONPath.root
        var container = 0
        while container != index {
            let isObject = tape.entries[container].kind == .object
            var child = container + (isObject ? 2 : 1)
            var position = 0
            while tape.next(after: child) <= index {
                child = tape.next(after: child) + (isObject ? 1 : 0)
                position += 1
            }
            path = isObject ? .key(tape.text(of: child - 1), of: path) : .element(position, of: path)
            container = child
        }
        path.byte = Int(tape.entries[index].start)
        return path
    }
}

extension ForecastError {
    /// The refusal of a document for what stands at a place, or is missing there: with the path to it and its byte.
    static func refusal(_ path: JSONPath, found: String, expected: String) -> ForecastError {
        .unreadable(
            ForecastFault(path: path.description, found: "\(found) at byte \(path.byte)", expected: expected))
    }
}
