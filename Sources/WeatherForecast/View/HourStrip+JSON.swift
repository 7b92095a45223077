extension HourStrip: JSONWritable {
    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("columns", columns)
            json.member("rainLater", rainLater)
            json.member("showsPrecipLane", showsPrecipLane)
        }
    }
}

extension HourStrip.HourColumn: JSONWritable {
    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("chance", chance)
            json.member("chancePercent", chancePercent)
            json.member("clockChange", clockChange?.rawValue)
            json.member("condition", condition)
            json.member("daySeparator", daySeparator)
            json.member("detailHeader", detailHeader)
            json.member("hour", hour)
            json.member("numbers", numbers)
            json.member("precipitation", precipitation)
            json.member("snow", snow)
            json.member("startSecondsSince1970", startSecondsSince1970)
            json.member("temperature", temperature)
            json.member("wind", wind)
            json.member("windDirection", windDirection)
        }
    }
}

extension HourStrip.HourNumbers: JSONWritable {
    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("gust", gust)
            json.member("precipitation", precipitation)
            json.member("snow", snow)
            json.member("temperature", temperature)
            json.member("wind", wind)
            json.member("windDirectionDegrees", windDirectionDegrees)
        }
    }
}

extension HourStrip.RainLaterPill: JSONWritable {
    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("chance", chance)
            json.member("column", column)
            json.member("hour", hour)
        }
    }
}
