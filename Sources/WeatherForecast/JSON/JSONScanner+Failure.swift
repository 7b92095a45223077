import WeatherFormat

extension JSONScanner {
    /// The error for what is no JSON: the path to it, and the byte at which the reading stopped.
    func failure(
        _ problem: Problem, _ bytes: Span<UInt8>, _ entries: borrowing OutputSpan<JSONEntry>
    ) -> ForecastError {
        let place = position < bytes.count ? "byte \(position)" : "byte \(bytes.count), the last"
        return .unreadable(
            ForecastFault(
                path: path(bytes, entries).description, found: "\(problem.found) at \(place)",
                expected: problem.expected))
    }

    /// The path through the arrays and objects that are open.
    private func path(_ bytes: Span<UInt8>, _ entries: borrowing OutputSpan<JSONEntry>) -> JSONPath {
        var containers: [Int] = []
        var container = open
        for _ in 0..<depth {
            containers.append(container)
            container = entries[container].parent
        }
        containers.reverse()
        var path = JSONPath.root
        for (level, container) in containers.enumerated() {
            let isInnermost = level + 1 == depth
            let child = isInnermost ? entries.count : containers[level + 1]
            path = step(from: container, to: child, isInnermost: isInnermost, of: path, bytes, entries)
        }
        return path
    }

    /// The name or the index of a child, or of what is to come behind the last one.
    private func step(
        from container: Int, to child: Int, isInnermost: Bool, of path: JSONPath, _ bytes: Span<UInt8>,
        _ entries: borrowing OutputSpan<JSONEntry>
    ) -> JSONPath {
        let isObject = entries[container].kind == .object
        var name: Int?
        var count = 0
        var index = container + 1
        while index < child {
            if isObject {
                name = index
                index += 1
                guard index < child else { break }
            }
            count += 1
            index = entries[index].isContainer ? entries[index].next : index + 1
        }
        if isObject { return name.map { .key(text(of: entries[$0], bytes), of: path) } ?? path }
        return .element(count - (isInnermost && isBehindValue ? 1 : 0), of: path)
    }

    private func text(of name: JSONEntry, _ bytes: Span<UInt8>) -> String {
        guard !name.isEscaped else { return texts[name.text] }
        return String(copying: bytes.extracting((Int(name.start) + 1)..<name.closingQuote))
    }

    static func shown(_ byte: UInt8) -> String {
        WeatherFormatError.quoted(byte < 0x80 ? String(UnicodeScalar(byte)) : "\u{FFFD}")
    }
}

extension String {
    init(copying bytes: Span<UInt8>) {
        self = bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
    }
}
