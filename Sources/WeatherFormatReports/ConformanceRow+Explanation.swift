import WeatherForecast
import WeatherFormat

extension ConformanceSubject {
    /// Builds the row from what production writes and what ICU says.
    func row(in language: Language) throws(WeatherFormatError) -> ConformanceRow {
        let units = UnitFormatter(language: language)
        let durations = DurationFormatter(language: language)
        switch content {
        case .quantity(let value, let gust, let unit):
            let quantity = try AnyQuantity(value, gust: gust, givenIn: unit, readIn: unit)
            return try row(units, unit, ours: try units.string(quantity), quantity)
        case .beaufort(let metersPerSecond):
            let force = BeaufortForce(try WindSpeed(metersPerSecond, .metersPerSecond))
            return try row(units, .beaufort, ours: try units.string(force), .force(force))
        case .duration(let seconds):
            let ours = try durations.string(seconds: seconds)
            let native = try durations.string(seconds: seconds, style: .native)
            let cldr = try durations.string(seconds: seconds, style: .cldr)
            return ConformanceRow(
                self, ours: ours, native: native, cldr: cldr, explained: Self.sameNumbers(ours, cldr))
        case .chartMinutes(let minutes):
            let ours = try durations.chartLabel(minutes: minutes)
            let native = try durations.string(seconds: Double(minutes) * 60, style: .native)
            let cldr = try durations.string(seconds: Double(minutes) * 60, style: .cldr)
            return ConformanceRow(
                self, ours: ours, native: native, cldr: cldr, explained: Self.sameNumbers(ours, cldr))
        }
    }

    /// A duration is explained by its family if no more than the words differ.
    private static func sameNumbers(_ ours: String, _ cldr: String) -> [Disposition] {
        func numbers(_ text: String) -> [Substring] { text.split { !($0.isASCII && $0.isNumber) } }
        return numbers(ours) == numbers(cldr) ? [.duration] : []
    }

    private func row(
        _ units: UnitFormatter, _ unit: WeatherUnit, ours: String, _ quantity: AnyQuantity
    ) throws(WeatherFormatError) -> ConformanceRow {
        let cldr = try units.string(quantity, style: .cldr)
        var rewriting = Rewriting(text: cldr)
        if case .quantity(let value, _, _) = content, value.magnitude >= 1000 {
            rewriting.apply(.grouping) { Self.removingGrouping($0) }
        }
        rewriting.apply(.minus) { $0.replacingMinus(with: "-") }
        if case .quantity(_, .some, _) = content { rewriting.apply(.range) { Self.hyphenatingRange($0) } }
        if unit.isDegree { rewriting.apply(.degree) { Self.number(of: $0) + "°" } }
        if let declared = unit.declaredSymbol(in: units.language) {
            rewriting.apply(.declared) { Self.replacingSymbol(of: $0, ours: ours, with: declared, unit) }
        } else if unit == .beaufort {
            rewriting.apply(.declared) { Self.number(of: $0) }
        }
        rewriting.apply(.fullStop) { $0.hasSuffix(".") && !ours.hasSuffix(".") ? String($0.dropLast()) : $0 }
        let isSpaced = unit.declaredSymbol(in: units.language)?.isSpaced == true
        rewriting.apply(unit == .percent ? .percent : .glue) { isSpaced ? $0 : Self.glued($0, unit) }
        return ConformanceRow(
            self, ours: ours, native: try units.string(quantity, style: .native), cldr: cldr,
            explained: rewriting.explanation(of: ours))
    }

    /// CLDR's string on its way to ours: each family of difference takes its step, and is named if it changed anything.
    private struct Rewriting {
        var text: String
        var steps: [Disposition] = []

        mutating func apply(_ disposition: Disposition, _ rewrite: (String) -> String) {
            let next = rewrite(text)
            if next != text { steps.append(disposition) }
            text = next
        }

        func explanation(of ours: String) -> [Disposition] {
            text == ours ? Disposition.allCases.filter(steps.contains) : []
        }
    }
}

extension ConformanceSubject {
    /// From the first digit to the last, and the sign or the mark of a trace before it.
    fileprivate static func number(of text: String) -> String {
        guard let first = text.firstIndex(where: isDigit), let last = text.lastIndex(where: isDigit) else {
            return text
        }
        let sign = text[..<first].last.map { $0 == "-" || $0 == "<" ? String($0) : "" } ?? ""
        return sign + text[first...last]
    }

    /// What stands between the thousands and the hundreds: the one thing that is neither a digit nor followed by fewer
    /// than three.
    fileprivate static func removingGrouping(_ text: String) -> String {
        var kept = ""
        for index in text.indices {
            let rest = text[text.index(after: index)...]
            let isGrouping =
                !isDigit(text[index]) && kept.last.map(isDigit) == true && rest.prefix(3).count(where: isDigit) == 3
                && rest.dropFirst(3).first.map(isDigit) != true
            if !isGrouping { kept.append(text[index]) }
        }
        return kept
    }

    /// The dash of a range, with the white space around it.
    fileprivate static func hyphenatingRange(_ text: String) -> String {
        let numbers = text.split { !isDigit($0) }
        guard numbers.count == 2 else { return text }
        return text[..<numbers[0].endIndex] + "-" + text[numbers[1].startIndex...]
    }

    /// The declared symbol with whatever stood between CLDR's and the number, so that gluing is a step of its own;
    /// where the declared symbol keeps its space, that belongs to it.
    fileprivate static func replacingSymbol(
        of text: String, ours: String, with declared: DeclaredSymbol, _ unit: WeatherUnit
    ) -> String {
        let number = number(of: text)
        if declared.isPrefix { return declared.symbol + (declared.isSpaced ? "\u{A0}" : "") + number }
        guard let place = text.firstRange(of: number) else { return text }
        let space = declared.isSpaced ? "\u{A0}" : text[place.upperBound...].prefix { $0.isWhitespace }
        let forms = [declared.symbol] + declared.otherForms.values
        let form = forms.filter { ours.hasSuffix($0) }.max { $0.count < $1.count } ?? declared.symbol
        return number + space + form
    }

    fileprivate static func glued(_ text: String, _ unit: WeatherUnit) -> String {
        guard unit.keepsSpace else { return text.filter { !$0.isWhitespace } }
        let number = number(of: text)
        let words = text.dropFirst(number.count).split { $0.isWhitespace }
        return number + " " + words.joined(separator: " ")
    }

    private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }
}
