public import FoundationEssentials

/// What the sun does on a day at a place.
public enum SunEvents: Sendable, Hashable {
    /// It rises and sets; of a short night around midnight the sunset may be the earlier.
    case risesAndSets(sunrise: Date, sunset: Date)
    /// The last day before the midnight sun, or the first after the polar night: it rises and stays.
    case rises(Date)
    /// It sets and does not rise again that day.
    case sets(Date)
    /// It stays above the horizon all day.
    case polarDay
    /// It stays below the horizon all day.
    case polarNight
}

extension SunEvents {
    /// What two times say, or nil where neither is known.
    ///
    /// The same instant twice is a day without a sunrise, 24 hours one without a sunset (Open-Meteo's pull request 844;
    /// Pirate Weather ends such a day some seconds early). A sunset before the sunrise belongs to a short night, around the
    /// midnight with which the day begins.
    init?(sunrise: Date?, sunset: Date?) {
        switch (sunrise, sunset) {
        case (let sunrise?, let sunset?):
            let seconds = sunset.timeIntervalSince1970 - sunrise.timeIntervalSince1970
            if seconds == 0 {
                self = .polarNight
            } else if seconds >= 86_340 {
                self = .polarDay
            } else {
                self = .risesAndSets(sunrise: sunrise, sunset: sunset)
            }
        case (let sunrise?, nil): self = .rises(sunrise)
        case (nil, let sunset?): self = .sets(sunset)
        case (nil, nil): return nil
        }
    }
}
