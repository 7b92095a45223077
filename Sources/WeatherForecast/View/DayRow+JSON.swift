extension DayRow: JSONWritable {
    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("chance", chance)
            json.member("condition", condition)
            json.member("date", date)
            json.member("header", header)
            json.member("high", high)
            json.member("low", low)
            json.member("numbers", numbers)
            json.member("precipitation", precipitation)
            json.member("snow", snow)
            json.member("spoken", spoken)
            json.member("sun", sun)
            json.member("uvIndex", uvIndex)
            json.member("weekday", weekday)
            json.member("wind", wind)
            json.member("windDirection", windDirection)
        }
    }
}

extension DayRow.Numbers: JSONWritable {
    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("gust", gust)
            json.member("high", high)
            json.member("low", low)
            json.member("precipitation", precipitation)
            json.member("snow", snow)
            json.member("uvIndex", uvIndex)
            json.member("wind", wind)
            json.member("windDirectionDegrees", windDirectionDegrees)
        }
    }
}

extension SunCard: JSONWritable {
    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("note", note)
            json.member("spoken", spoken)
            json.member("state", state.rawValue)
            json.member("sunrise", sunrise)
            json.member("sunriseTitle", sunriseTitle)
            json.member("sunset", sunset)
            json.member("sunsetTitle", sunsetTitle)
        }
    }
}
