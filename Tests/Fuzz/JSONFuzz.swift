import WeatherForecast
import WeatherFormat

/// Any bytes as a document: what is read is walked through, and each value's own bytes are a document again.
enum JSONFuzz {
    static func run(_ input: inout FuzzInput) {
        let levels = Int(input.byte())
        let bytes = input.rest
        do throws(ForecastError) {
            try JSONDocument(bytes, deepestNesting: levels).read { walk($0, levels) }
        } catch {
            checkMessage(error.description)
            if !error.description.contains(" at byte ") { broken("a refusal without its byte: \(error)") }
        }
    }

    private static func walk(_ root: JSONNode, _ levels: Int) {
        var nodes = [(node: root, depth: 0)]
        var (visited, rewritten) = (0, 0)
        while let (node, depth) = nodes.popLast() {
            visited += 1
            if depth > levels { broken("a value \(depth) levels deep, of at most \(levels)") }
            // So many that the work stays in proportion.
            if rewritten < 4096 {
                let written = node.written
                rewritten += written.count
                let again = must("a value's own bytes are no document") { () throws(ForecastError) in
                    try JSONDocument(written, deepestNesting: levels)
                }
                again.read { if $0.isObject != node.isObject || $0.number != node.number { broken("another value") } }
            }
            _ = (node.string?.utf8.count, node.writtenNumber?.utf8.count, node.bool)
            if let elements = node.elements {
                var count = 0
                for element in elements {
                    nodes.append((element, depth + 1))
                    count += 1
                }
                if count != elements.count { broken("\(count) elements, counted as \(elements.count)") }
            }
            for member in node.members { nodes.append((member.value, depth + 1)) }
        }
        if visited == 0 { broken("a document without a value") }
    }
}
