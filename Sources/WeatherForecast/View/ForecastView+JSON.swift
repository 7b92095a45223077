import WeatherFormat

extension ForecastView {
    /// Writes the view as JSON: what an encoder makes of it with its keys sorted, in a twentieth of the time.
    ///
    ///     let view = try ForecastView(forecast, settings, now: now)
    ///     response.write(view.json())  // {"alerts":[],"cards":[{"kind":"feelsLike", …
    ///
    /// - Returns: UTF-8, on one line, without a line's end; `JSONDecoder` reads it.
    public func json() -> [UInt8] {
        var json = JSONWriter()
        write(to: &json)
        return json.bytes
    }
}

extension ForecastView: JSONWritable {
    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("alerts", alerts)
            json.member("cards", cards)
            json.member("days", days)
            json.member("header", header)
            json.member("hourCycle", named: hourCycle)
            json.member("language", named: language)
            json.member("minuteRainStart", minuteRainStart)
            json.member("moon", moon)
            json.member("strip", strip)
            json.member("sun", sun)
            json.member("unitSystem", named: unitSystem)
            json.member("updated", updated)
            json.member("zone", zone)
        }
    }
}

extension ForecastView.Header: JSONWritable {
    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("condition", condition)
            json.member("day", day)
            json.member("feelsLike", feelsLike)
            json.member("high", high)
            json.member("low", low)
            json.member("numbers", numbers)
            json.member("summary", summary)
            json.member("summaryOfToday", summaryOfToday)
            json.member("temperature", temperature)
        }
    }
}

extension ForecastView.Header.Numbers: JSONWritable {
    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("feelsLike", feelsLike)
            json.member("high", high)
            json.member("low", low)
            json.member("temperature", temperature)
        }
    }
}

extension ForecastView.MoonCard: JSONWritable {
    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("fullMoon", fullMoon)
            json.member("newMoon", newMoon)
            json.member("phase", named: phase)
            json.member("phaseName", phaseName)
        }
    }
}

extension AlertRow: JSONWritable {
    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("ends", ends)
            json.member("period", period)
            json.member("severity", named: severity)
            json.member("spoken", spoken)
            json.member("starts", starts)
            json.member("text", text)
            json.member("title", title)
        }
    }
}

extension ShownNumber: JSONWritable {
    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("unit", named: unit)
            json.member("value", value)
        }
    }
}
