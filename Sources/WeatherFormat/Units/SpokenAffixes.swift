/// What is said before and behind a number, in the form of the unit that goes with it.
///
/// ICU takes some microseconds to find it, and a screen asks for it a hundred times; so each form is asked for once.
struct SpokenAffixes: Sendable {
    let prefix: String
    let suffix: String

    /// Splits what is said at the one place where the number stands; nil where there are several, or none.
    init?(_ text: String, around number: String) {
        guard let place = text.firstRange(of: number), !text[place.upperBound...].contains(number) else { return nil }
        prefix = String(text[..<place.lowerBound])
        suffix = String(text[place.upperBound...])
    }

    func text(around number: String) -> String { prefix + number + suffix }
}

/// The numbers before which a unit has one form.
///
/// A form depends on the last two digits of a whole number and on whether there are more of them (CLDR's plural rules,
/// Unicode Technical Standard 35, of all languages here; millions have one of their own). With a decimal it may depend on
/// every digit.
struct SpokenNumberClass: Sendable {
    /// A number that stands for the others of its class.
    let number: RoundedDecimal
    /// Its place in a table of ``count``.
    let index: Int

    private static let wholeCount = 200
    private static let decimalCount = 100
    /// Whole numbers, such below zero, those with one decimal below ten, and ranges by their second number.
    static let count = 3 * wholeCount + decimalCount

    /// Nil for a number that stands alone.
    init?(_ number: RoundedDecimal) {
        if number.places == 1, number.digits < UInt64(Self.decimalCount), !number.isNegative {
            self.number = number
            index = 2 * Self.wholeCount + Int(number.digits)
        } else {
            guard let whole = Self.whole(number) else { return nil }
            self.number = RoundedDecimal(digits: UInt64(whole), places: 0, isNegative: number.isNegative)
            index = whole + (number.isNegative ? Self.wholeCount : 0)
        }
    }

    /// The class of a range that ends in a number.
    init?(rangeTo number: RoundedDecimal) {
        guard !number.isNegative, let whole = Self.whole(number) else { return nil }
        self.number = RoundedDecimal(digits: UInt64(whole), places: 0, isNegative: false)
        index = 2 * Self.wholeCount + Self.decimalCount + whole
    }

    private static func whole(_ number: RoundedDecimal) -> Int? {
        guard number.places == 0, number.digits < 1_000_000 else { return nil }
        let digits = Int(number.digits)
        return digits < wholeCount ? digits : wholeCount / 2 + digits % (wholeCount / 2)
    }
}
