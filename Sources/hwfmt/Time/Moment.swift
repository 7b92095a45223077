import FoundationEssentials
import WeatherFormat

/// What a date string is made of: an instant, or a day of the calendar.
enum Moment {
    case instant(Date)
    case day(CivilDay)
}
