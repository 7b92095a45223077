import WeatherFormat

extension StatCard: JSONWritable {
    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("kind", kind.rawValue)
            json.member("line", line)
            json.member("name", name)
            json.member("numbers", numbers)
            json.member("spoken", spoken)
            json.member("title", title)
            json.member("value", value)
            json.member("widths", widths)
        }
    }
}

extension StatCard.Widths: JSONWritable {
    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("line", line)
            json.member("title", title)
            json.member("value", value)
        }
    }
}

extension StatCard.SlotWidth: JSONWritable {
    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("points", points)
            json.member("scaleFactor", scaleFactor)
            json.member("verdict", verdict.rawValue)
        }
    }
}
