import WeatherFormat

/// A place in a JSON document: `$.hourly.time[3]`.
indirect enum JSONPath: Sendable, Hashable {
    case root
    case key(String, of: JSONPath)
    case element(Int, of: JSONPath)
}

extension JSONPath: CustomStringConvertible {
    var description: String {
        // Walked, not recursed: a path is as deep as the document that it points into.
        var steps: [String] = []
        var place = self
        while true {
            switch place {
            case .root:
                return "$" + steps.reversed().joined()
            case .key(let name, let parent):
                steps.append(Self.step(name))
                place = parent
            case .element(let index, let parent):
                steps.append("[\(index)]")
                place = parent
            }
        }
    }

    /// `.name`, or `["@name"]` where a dot would not do.
    private static func step(_ name: String) -> String {
        let isPlain =
            !name.isEmpty
            && name.utf8.allSatisfy {
                (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
                    || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0)
                    || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: "_")
                    || $0 == UInt8(ascii: "-")
            }
        return isPlain ? "." + name : "[" + WeatherFormatError.quoted(name) + "]"
    }
}
